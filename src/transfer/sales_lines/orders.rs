//! Sales lines that say more than what was sold at which price: read order by order, as exports of orders are.

use std::io::Write;

use super::columns::names;
use super::delimiter;
use super::line::{kind, whole};
use crate::domain::Result;
use crate::domain::order::OrderStatus;
use crate::transfer::order_rows::{self, Dialect, Field, FieldResult, OrderReader, OrderRows, RowOptions};
use crate::transfer::source::Source;
use crate::transfer::{Notes, Refusal, order_csv};

const DIALECT: Dialect = Dialect { status, login, ..order_csv::DIALECT };

/// As of orders; but an invoice that is a cancellation takes back only.
fn status(rows: &OrderRows<'_>, notes: &mut Notes) -> FieldResult<OrderStatus> {
    for quantity in rows.texts(Field::Quantity) {
        let is_back = quantity.starts_with(['-', '−', '(']) || quantity.ends_with('-');
        kind(rows.order_number(), if is_back { -1 } else { 1 })?;
    }
    (order_csv::DIALECT.status)(rows, notes)
}

/// Customers are known by what the lines call them, as they are by plain lines.
fn login<'g>(rows: &OrderRows<'g>) -> &'g str {
    let fields = [Field::CustomerId, Field::Email, Field::Customer];
    let texts = fields.into_iter().map(|field| rows.text(field));
    whole(texts.into_iter().find(|text| !text.is_empty()).unwrap_or_default())
}

/// Reads a file order by order.
pub fn open_orders<'s>(source: &'s Source, options: RowOptions<'_>) -> Result<OrderReader<'s>> {
    OrderReader::open(source, delimiter(source)?, names, &DIALECT, options)
}

/// Writes the rows of the orders that were refused, with their reasons.
pub(super) fn write_refused(
    source: &Source,
    options: RowOptions<'_>,
    refused: &[Refusal],
    out: impl Write,
) -> Result<()> {
    order_rows::write_refused(source, delimiter(source)?, open_orders(source, options)?, refused, out)
}
