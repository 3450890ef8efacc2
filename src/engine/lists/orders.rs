//! Orders, handed on row by row: those of a range, or those of the list as it is filtered and sorted.

use super::{about, head, range, seconds};
use crate::domain::access::{Actor, Capability};
use crate::domain::naming;
use crate::domain::order::{OrderLine, OrderStatus};
use crate::domain::order_query::{OrderPage, OrderQuery, OrderSort};
use crate::domain::period::RangeQuery;
use crate::domain::settings::Shop;
use crate::domain::table::{Cell, Column, Kind, Receiver};
use crate::domain::time::Instant;
use crate::domain::{Error, Result};
use crate::engine::{Engine, require};
use crate::store::Read;

/// Orders that are read at once.
const PAGE: usize = 1_000;

/// The orders of a list, as it is filtered and sorted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrdersWanted {
    /// Placed in the days of this range; in those of the query when absent.
    pub of: Option<RangeQuery>,
    /// Everything else.
    pub query: OrderQuery,
}

impl OrdersWanted {
    fn resolve(&self, read: &Read<'_>, now: Instant) -> Result<OrderQuery> {
        let found = range(read, &read.shop()?, self.of.as_ref(), now)?;
        let mut query = self.query.clone();
        if let Some(range) = found {
            (query.from, query.to) = (Some(range.start().day), Some(range.end().day));
        }
        Ok(query)
    }
}

impl Engine {
    /// A page of the orders of a list. Needs `manage_store`.
    pub fn orders_wanted(&self, actor: &Actor, wanted: &OrdersWanted, now: Instant) -> Result<OrderPage> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        self.store.read(|read| {
            let query = wanted.resolve(read, now)?;
            read.order_page(&OrderQuery { limit: query.limit.clamp(1, PAGE), ..query })
        })
    }

    pub(super) fn list_orders(
        &self,
        actor: &Actor,
        query: Option<&RangeQuery>,
        now: Instant,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "export orders" })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let range = range(read, &shop, query, now)?;
            to.head(&head(&shop, "Orders", about(range.as_ref(), &shop), columns(&shop)))?;
            read.each_order_line(seconds(range.as_ref()), |order| to.row(row(order)))
        })
    }

    pub(super) fn list_orders_shown(
        &self,
        actor: &Actor,
        wanted: &OrdersWanted,
        now: Instant,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "export orders" })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let query = wanted.resolve(read, now)?;
            let mut words = of_days(read, &shop, wanted, now)?;
            words.extend(of_query(read, &query)?);
            words.push(shop.currency.code().to_owned());
            to.head(&head(&shop, "Orders", words.join(", "), columns(&shop)))?;
            let mut query = OrderQuery { after: None, skip: 0, limit: PAGE, ..query };
            loop {
                let page = read.order_page(&query)?;
                for order in page.orders {
                    if let Some(line) = read.order_line(&order.number)? {
                        to.row(row(line))?;
                    }
                }
                query.after = page.next;
                if query.after.is_none() {
                    return Ok(());
                }
            }
        })
    }
}

fn columns(shop: &Shop) -> Vec<Column> {
    let money = |name| Column::money(name, shop.currency);
    vec![
        Column::new("Order", Kind::Text, 12),
        Column::new("Date", Kind::Moment, 17),
        Column::new("Status", Kind::Text, 12),
        Column::new("Customer", Kind::Text, 26),
        Column::new("Country", Kind::Text, 9),
        Column::new("Items", Kind::Quantity, 8),
        money("Total"),
        money("Tax"),
        money("Shipping"),
        money("Discount given"),
        money("Refunded"),
    ]
}

fn row(order: OrderLine) -> Vec<Cell> {
    vec![
        Cell::Text(order.number),
        Cell::Moment(order.placed_at),
        Cell::text(order.status.as_str()),
        Cell::Text(order.customer),
        Cell::Text(order.country),
        Cell::Quantity(order.items),
        Cell::Money(order.total),
        Cell::Money(order.tax),
        Cell::Money(order.shipping),
        Cell::Money(order.discount),
        Cell::Money(order.refunded),
    ]
}

/// `1–31 Oct 2026`.
fn of_days(read: &Read<'_>, shop: &Shop, wanted: &OrdersWanted, now: Instant) -> Result<Vec<String>> {
    let found = range(read, shop, wanted.of.as_ref(), now)?;
    Ok(vec![found.as_ref().map_or_else(|| "All days".to_owned(), naming::range)])
}

/// What else leaves some out, and the order: `completed`, `“mug”`, `latest first`.
fn of_query(read: &Read<'_>, query: &OrderQuery) -> Result<Vec<String>> {
    let statuses: Vec<&str> = query.statuses.iter().copied().map(OrderStatus::as_str).collect();
    let mut words = Vec::new();
    if !statuses.is_empty() {
        words.push(statuses.join(" or "));
    }
    if !query.text.trim().is_empty() {
        words.push(format!("“{}”", query.text.trim()));
    }
    if let Some(id) = query.product {
        let name = read.product(id)?.map_or_else(|| id.to_string(), |product| product.name);
        words.push(format!("with {name}"));
    }
    if let Some(login) = &query.customer {
        let name = read.customer(login)?.map(|customer| customer.name).filter(|name| !name.is_empty());
        words.push(format!("of {}", name.as_ref().unwrap_or(login)));
    }
    words.push(sorted(query.sort).to_owned());
    Ok(words)
}

const fn sorted(sort: OrderSort) -> &'static str {
    match sort {
        OrderSort::Newest => "latest first",
        OrderSort::Oldest => "earliest first",
        OrderSort::Largest => "largest first",
        OrderSort::Smallest => "smallest first",
        OrderSort::NumberDown => "highest number first",
        OrderSort::NumberUp => "lowest number first",
    }
}
