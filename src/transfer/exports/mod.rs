//! Exports of orders as tables. One of a marketplace, a cash register or a plugin with well-known columns is
//! recognised by its headings, and its rows are converted to rows of items in the common form; amounts in it
//! that are not read are named in a note. The columns of all others are found by the meaning of their
//! headings; the user can correct them.

mod amazon;
mod etsy;
pub(super) mod shopify;
mod square;
mod webtoffee;

use super::csv_text::plain_heading;
use super::heading_words;
use super::order_rows::{Columns, Dialect, Field, OrderRows, TableFormat};
use super::{FieldResult, Notes};
use domain::order::OrderStatus;
use domain::text;

pub(super) const TABLE: TableFormat =
    TableFormat { is_one: is_orders, dialect: |headings| known(headings).unwrap_or(&DIALECT) };

/// The dialect for exports of an unknown system.
pub(super) const DIALECT: Dialect = Dialect {
    headings: "",
    names: Field::headings,
    status,
    is_certain: false,
    login: |_| "",
    refund_dates: &[
        Field::RefundDate,
        Field::Cancelled,
        Field::Completed,
        Field::Modified,
        Field::Paid,
        Field::Date,
    ],
    shape: None,
};

/// That for a known export: the meaning of its amounts is certain.
const OF_KNOWN: Dialect = Dialect { is_certain: true, refund_dates: &[Field::Date], ..DIALECT };

const KNOWN: [&Dialect; 7] = [
    &webtoffee::ORDERS,
    &amazon::ALL_ORDERS,
    &amazon::ORDER_REPORT,
    &etsy::ITEMS,
    &etsy::ORDERS,
    &square::ITEMS,
    &square::TRANSACTIONS,
];

/// The known export with these headings.
fn known(headings: &[String]) -> Option<&'static Dialect> {
    KNOWN.into_iter().find(|export| has_all(headings, export.headings))
}

/// Whether all of these are among the headings.
fn has_all(headings: &[String], wanted: &str) -> bool {
    let plain: Vec<String> = headings.iter().map(|heading| plain_heading(heading)).collect();
    wanted.split_ascii_whitespace().all(|name| plain.iter().any(|heading| heading == name))
}

/// Orders without a column for the status are taken as completed.
fn status(rows: &OrderRows<'_>, notes: &mut Notes) -> FieldResult<OrderStatus> {
    if !rows.has(Field::Status) {
        return Ok(OrderStatus::Completed);
    }
    let words = rows.texts(Field::Status);
    let first = rows.status_of(words.first().copied().unwrap_or_default(), notes)?;
    for word in words.iter().skip(1) {
        if rows.status_of(word, notes)? != first {
            return Err(text!(
                "status: its rows have different ones ({words}), and an order has one. Give what has another a number of its own",
                words = words.join(", ")
            ));
        }
    }
    Ok(first)
}

/// Whether a heading is certainly the total of an order. A bare `total` may be a line's: a file of plain
/// sales lines has that too.
fn is_order_total(heading: &str) -> bool {
    let plain = heading_words::english(heading);
    let mut names = Field::Total.headings().split_ascii_whitespace();
    names.any(|name| name == plain) && ["order", "grand"].iter().any(|word| plain.contains(*word))
}

/// Whether these are headings of orders: of a known export, of rows of items, or of a list of orders without
/// items, which is certain only when a heading names orders.
fn is_orders(headings: &[String]) -> bool {
    use Field::{
        Date, DateGmt, Item, ItemPrice, ItemTax, ItemTotal, Number, ProductId, Quantity, Sku, Status, Total,
    };
    let columns = Columns::find(headings, Field::headings);
    let has = |fields: &[Field]| fields.iter().any(|field| columns.has(*field));
    let is_dated = has(&[Number]) && has(&[Date, DateGmt]);
    let says_what = has(&[Status]) || headings.iter().any(|heading| is_order_total(heading));
    let has_items = has(&[Item, Sku, ProductId]) && has(&[Quantity, ItemTotal]);
    let is_list = has(&[Total])
        && headings.iter().any(|heading| heading_words::english(heading).contains("order"))
        && !has(&[Item, Sku, ProductId, Quantity, ItemTotal, ItemPrice, ItemTax]);
    known(headings).is_some() || is_dated && says_what && (has_items || is_list)
}
