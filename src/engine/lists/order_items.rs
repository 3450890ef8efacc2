//! The items of orders, a row each: the price as typed, and beside it the amount, the discount, net and tax.

use super::taxes::class_name;
use super::{about, head, range, seconds};
use crate::{Engine, require};
use domain::access::{Actor, Capability};
use domain::money::Money;
use domain::order::{Item, Order};
use domain::pricing::{PricedLine, PricedOrder};
use domain::shop::settings::Shop;
use domain::table::{Cell, Column, Kind, Receiver};
use domain::tax::class::TaxClass;
use domain::time::Instant;
use domain::time::period::RangeQuery;
use domain::{Error, Result};

impl Engine {
    pub(super) fn list_order_items(
        &self,
        actor: &Actor,
        query: Option<&RangeQuery>,
        now: Instant,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("export orders") })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let range = range(read, &shop, query, now)?;
            let classes = read.classes()?;
            to.head(&head(&shop, "Order items", about(range.as_ref(), &shop), columns(&shop)))?;
            Ok(read.each_order_line(seconds(range.as_ref()), |line| {
                let Some((_, order)) = read.order(&line.number)? else { return Ok(()) };
                rows(&order, &shop, &classes)?.into_iter().try_for_each(|row| to.row(row))
            })?)
        })
    }
}

fn columns(shop: &Shop) -> Vec<Column> {
    let money = |name| Column::money(name, shop.currency);
    vec![
        Column::new("Order", Kind::Text, 12),
        Column::new("Date", Kind::Moment, 17),
        Column::new("Status", Kind::Text, 12),
        Column::new("Item", Kind::Text, 30),
        Column::new("Quantity", Kind::Quantity, 9),
        Column { kind: Kind::Price, ..money("Price") },
        Column::new("Price is", Kind::Text, 12),
        money("Amount"),
        money("Discount"),
        money("Net"),
        money("Tax"),
        Column::new("Tax class", Kind::Text, 14),
    ]
}

fn rows(order: &Order, shop: &Shop, classes: &[TaxClass]) -> Result<Vec<Vec<Cell>>> {
    let priced = PricedOrder::kept(order, shop.currency.decimals())?;
    // Many imported orders have their tax only as a whole, and none on their items.
    let is_tax_known = Money::sum(order.items.iter().map(|item| item.tax))? == order.tax;
    let meant = if order.prices.include_tax() { "with tax" } else { "without tax" };
    let row = |(item, line): (&Item, &PricedLine)| {
        vec![
            Cell::text(&order.number),
            Cell::Moment(order.placed_at),
            Cell::text(order.status.as_str()),
            Cell::text(&item.name),
            Cell::Quantity(item.quantity),
            item.price.map_or(Cell::Empty, Cell::Price),
            Cell::text(if item.price.is_some() { meant } else { "" }),
            Cell::Money(line.amount),
            Cell::Money(line.discount),
            Cell::Money(line.net),
            if is_tax_known { Cell::Money(line.tax) } else { Cell::Empty },
            Cell::text(class_name(&item.class, classes)),
        ]
    };
    Ok(order.items.iter().zip(&priced.lines).map(row).collect())
}
