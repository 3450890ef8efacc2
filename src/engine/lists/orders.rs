//! The list of orders: its columns, and its rows, of a range or of the list as it is filtered and sorted.

use super::{about, days, head, range, seconds};
use crate::{Engine, require};
use domain::access::{Actor, Capability};
use domain::label;
use domain::locale::Locale;
use domain::order::query::{OrderPage, OrderQuery, OrderSort};
use domain::order::{OrderLine, Product};
use domain::table::{self, Cell, ColumnOf, Kind, Receiver};
use domain::text;
use domain::text::Text;
use domain::time::Instant;
use domain::time::period::RangeQuery;
use domain::{Error, Result};
use store::Read;

/// The number of orders read at once.
const PAGE: usize = 1_000;

/// The orders of a list, as it is filtered and sorted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrderSelection {
    /// A range of days that replaces the days of `query`.
    pub of: Option<RangeQuery>,
    /// The other filters and the sort order.
    pub query: OrderQuery,
}

impl OrderSelection {
    fn resolve(&self, read: &Read<'_>, now: Instant) -> Result<OrderQuery> {
        let found = range(read, &read.shop()?, self.of.as_ref(), now)?;
        let mut query = self.query.clone();
        if let Some(range) = found {
            (query.from, query.to) = (Some(range.start().day), Some(range.end().day));
        }
        Ok(query)
    }
}

/// The columns of orders.
pub const ORDER_COLUMNS: &[ColumnOf<OrderLine>] = &[
    ColumnOf::new("number", label!("Order"), Kind::Text, 12, |order, ()| Ok(Cell::text(&order.number))),
    ColumnOf::new("date", label!("Date"), Kind::Moment, 17, |order, ()| Ok(Cell::Moment(order.placed_at))),
    ColumnOf::new("status", label!("Status"), Kind::Text, 12, |order, ()| {
        Ok(Text::new(order.status.as_str()).into())
    }),
    ColumnOf::new("customer", label!("Customer"), Kind::Text, 26, |order, ()| {
        Ok(Cell::text(&order.customer))
    }),
    ColumnOf::<OrderLine>::new("country", label!("Country"), Kind::Country, 9, |order, ()| {
        Ok(Cell::text(&order.country))
    })
    .short(label!("Ship to")),
    ColumnOf::new("items", label!("Items"), Kind::Quantity, 8, |order, ()| Ok(Cell::Quantity(order.items))),
    ColumnOf::money("total", label!("Total"), |order, ()| Ok(Cell::Money(order.total))),
    ColumnOf::money("tax", label!("Tax"), |order, ()| Ok(Cell::Money(order.tax))),
    ColumnOf::money("shipping", label!("Shipping"), |order, ()| Ok(Cell::Money(order.shipping))),
    ColumnOf::money("discount", label!("Discount given"), |order, ()| Ok(Cell::Money(order.discount))),
    ColumnOf::money("refunded", label!("Refunded amount"), |order, ()| Ok(Cell::Money(order.refunded))),
    ColumnOf::new("note", label!("Note"), Kind::Text, 30, |order, ()| Ok(Cell::text(&order.texts.note))),
];

fn row(order: &OrderLine) -> Result<Vec<Cell>> {
    table::cells(ORDER_COLUMNS, order, &())
}

impl Engine {
    /// A page of the orders of a list. Needs `view_store_reports`.
    pub fn orders_wanted(&self, actor: &Actor, wanted: &OrderSelection, now: Instant) -> Result<OrderPage> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("see orders") })?;
        self.store.read(|read| {
            let query = wanted.resolve(read, now)?;
            Ok(read.order_page(&OrderQuery { limit: query.limit.clamp(1, PAGE), ..query })?)
        })
    }

    pub(super) fn list_orders(
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
            let columns = table::columns(ORDER_COLUMNS, shop.currency, locale);
            let about = about(range.as_ref(), &shop, locale);
            to.head(&head(&shop, "Orders", about, columns, locale))?;
            Ok(read.each_order_line(seconds(range.as_ref()), |order| to.row(row(&order)?))?)
        })
    }

    pub(super) fn list_orders_shown(
        &self,
        actor: &Actor,
        wanted: &OrderSelection,
        now: Instant,
        locale: &dyn Locale,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("export orders") })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let query = wanted.resolve(read, now)?;
            let of = range(read, &shop, wanted.of.as_ref(), now)?;
            let mut words = vec![days(of.as_ref(), locale)];
            words.extend(of_query(read, &query)?.iter().map(|part| locale.text(part)));
            words.push(shop.currency.code().to_owned());
            let columns = table::columns(ORDER_COLUMNS, shop.currency, locale);
            to.head(&head(&shop, "Orders", words.join(", "), columns, locale))?;
            let mut query = OrderQuery { after: None, skip: 0, limit: PAGE, ..query };
            loop {
                let page = read.order_page(&query)?;
                for order in page.orders {
                    if let Some(line) = read.order_line(&order.number)? {
                        to.row(row(&line)?)?;
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

/// The other filters and the sort order, for the subtitle: `completed`, `“mug”`, `latest first`.
fn of_query(read: &Read<'_>, query: &OrderQuery) -> Result<Vec<Text>> {
    let statuses = query.statuses.iter().map(|status| Text::new(status.as_str()));
    let either = |first: Text, second: Text| text!("{first} or {second}", first, second);
    let mut words: Vec<Text> = statuses.reduce(either).into_iter().collect();
    if !query.text.trim().is_empty() {
        words.push(text!("“{text}”", text = query.text.trim()));
    }
    if let Some(id) = query.product {
        let name = read.get::<Product>(id)?.map_or_else(|| id.to_string(), |product| product.name);
        words.push(text!("with {name}", name));
    }
    if let Some(login) = &query.customer {
        let name = read.customer(login)?.map(|customer| customer.name).filter(|name| !name.is_empty());
        words.push(text!("of {name}", name = name.as_ref().unwrap_or(login)));
    }
    words.push(Text::new(sorted(query.sort)));
    Ok(words)
}

const fn sorted(sort: OrderSort) -> &'static str {
    match sort {
        OrderSort::Newest => label!("latest first"),
        OrderSort::Oldest => label!("earliest first"),
        OrderSort::Largest => label!("largest first"),
        OrderSort::Smallest => label!("smallest first"),
        OrderSort::NumberDown => label!("highest number first"),
        OrderSort::NumberUp => label!("lowest number first"),
    }
}
