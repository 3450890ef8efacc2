//! Orders of the export plugins of shop systems: a row for each item, with headings that differ from plugin
//! to plugin. Columns are found by the meaning of their headings; the user can correct them.

pub(super) mod headings;
pub(super) mod shopify;

use super::order_rows::{Columns, Field, TableFormat};
use super::{heading_words, marketplaces};
use headings::{DIALECT, names};

pub(super) const TABLE: TableFormat =
    TableFormat { is_one: is_orders, dialect: |headings| marketplaces::of(headings).unwrap_or(&DIALECT) };

/// Whether a heading is certainly the total of an order. A bare `total` may be a line's: a file of plain
/// sales lines has that too.
fn is_order_total(heading: &str) -> bool {
    let plain = heading_words::english(heading);
    let mut names = names(Field::Total).split_ascii_whitespace();
    names.any(|name| name == plain) && ["order", "grand"].iter().any(|word| plain.contains(*word))
}

/// Whether these are headings of orders: of a known export, of rows of items, or of a list of orders without
/// items.
fn is_orders(headings: &[String]) -> bool {
    let columns = Columns::find(headings, names);
    marketplaces::of(headings).is_some() || is_items(headings, &columns) || is_list(headings, &columns)
}

fn is_items(headings: &[String], columns: &Columns) -> bool {
    let has = |field| columns.has(field);
    has(Field::Number)
        && (has(Field::Date) || has(Field::DateGmt))
        && (has(Field::Item) || has(Field::Sku) || has(Field::ProductId))
        && (has(Field::Status) || headings.iter().any(|heading| is_order_total(heading)))
        && (has(Field::Quantity) || has(Field::ItemTotal))
}

/// A list of orders without columns of items; certain only when a heading names orders.
fn is_list(headings: &[String], columns: &Columns) -> bool {
    const OF_ITEMS: [Field; 7] = [
        Field::Item,
        Field::Sku,
        Field::ProductId,
        Field::Quantity,
        Field::ItemTotal,
        Field::ItemPrice,
        Field::ItemTax,
    ];
    let has = |field: &Field| columns.has(*field);
    let speaks_of_orders = headings.iter().any(|heading| heading_words::english(heading).contains("order"));
    let [number, date, total, status] = [Field::Number, Field::Date, Field::Total, Field::Status];
    let says_what = has(&status) || headings.iter().any(|heading| is_order_total(heading));
    speaks_of_orders
        && has(&number)
        && (has(&date) || has(&Field::DateGmt))
        && has(&total)
        && says_what
        && !OF_ITEMS.iter().any(has)
}
