//! The items of orders, a row each: the price as typed, and beside it the amount, the discount, net and tax.

use super::taxes::class_name;
use super::{about, head, range, seconds};
use crate::{Engine, require};
use domain::access::{Actor, Capability};
use domain::label;
use domain::locale::Locale;
use domain::money::Money;
use domain::order::{Item, Order};
use domain::pricing::{PricedLine, PricedOrder};
use domain::shop::settings::Shop;
use domain::table::{Cell, Column, Kind, Receiver};
use domain::tax::class::TaxClass;
use domain::text::Text;
use domain::time::Instant;
use domain::time::period::RangeQuery;
use domain::{Error, Result};

impl Engine {
    pub(super) fn list_order_items(
        &self,
        actor: &Actor,
        query: Option<&RangeQuery>,
        now: Instant,
        locale: &dyn Locale,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("export orders") })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let range = range(read, &shop, query, now)?;
            let classes = read.classes()?;
            let about = about(range.as_ref(), &shop, locale);
            to.head(&head(&shop, "Order items", about, columns(&shop, locale), locale))?;
            Ok(read.each_order_line(seconds(range.as_ref()), |line| {
                let Some((_, order)) = read.order(&line.number)? else { return Ok(()) };
                rows(&order, &shop, &classes)?.into_iter().try_for_each(|row| to.row(row))
            })?)
        })
    }
}

fn columns(shop: &Shop, locale: &dyn Locale) -> Vec<Column> {
    let money = |name| Column::money(&locale.label(name), shop.currency);
    let column = |name, kind, width| Column::new(locale.label(name), kind, width);
    vec![
        column(label!("Order"), Kind::Text, 12),
        column(label!("Date"), Kind::Moment, 17),
        column(label!("Status"), Kind::Text, 12),
        column(label!("Item"), Kind::Text, 30),
        column(label!("Quantity"), Kind::Quantity, 9),
        Column { kind: Kind::Price, ..money(label!("Price")) },
        column(label!("Price is"), Kind::Text, 12),
        money(label!("Amount")),
        money(label!("Discount")),
        money(label!("Net")),
        money(label!("Tax")),
        column(label!("Tax class"), Kind::Text, 14),
        Column { kind: Kind::Price, ..money(label!("Cost")) },
    ]
}

fn rows(order: &Order, shop: &Shop, classes: &[TaxClass]) -> Result<Vec<Vec<Cell>>> {
    let priced = PricedOrder::kept(order, shop.currency.decimals())?;
    // Many imported orders have their tax only as a whole, and none on their items.
    let is_tax_known = Money::sum(order.items.iter().map(|item| item.tax))? == order.tax;
    let meant = if order.prices.include_tax() { label!("with tax") } else { label!("without tax") };
    let row = |(item, line): (&Item, &PricedLine)| {
        vec![
            Cell::text(&order.number),
            Cell::Moment(order.placed_at),
            Text::new(order.status.as_str()).into(),
            Cell::text(&item.name),
            Cell::Quantity(item.quantity),
            item.price.map_or(Cell::Empty, Cell::Price),
            if item.price.is_some() { Text::new(meant).into() } else { Cell::Empty },
            Cell::Money(line.amount),
            Cell::Money(line.discount),
            Cell::Money(line.net),
            if is_tax_known { Cell::Money(line.tax) } else { Cell::Empty },
            Cell::text(class_name(&item.class, classes)),
            item.cost.map_or(Cell::Empty, Cell::Price),
        ]
    };
    Ok(order.items.iter().zip(&priced.lines).map(row).collect())
}
