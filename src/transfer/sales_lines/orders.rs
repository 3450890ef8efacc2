//! Sales lines with more columns than plain ones, read as an order export.

use super::columns::{are_lines, names};
use super::line::{kind, whole};
use crate::order_csv::headings;
use crate::order_rows::{Dialect, Field, OrderRows, TableFormat};
use crate::{FieldResult, Notes};
use domain::order::OrderStatus;

pub(crate) const TABLE: TableFormat = TableFormat { is_one: are_lines, dialect: |_| &DIALECT };

const DIALECT: Dialect = Dialect { names, status, login, ..headings::DIALECT };

/// The status of an order; refuses a cancellation with a positive quantity.
fn status(rows: &OrderRows<'_>, notes: &mut Notes) -> FieldResult<OrderStatus> {
    for quantity in rows.texts(Field::Quantity) {
        let is_back = quantity.starts_with(['-', '−', '(']) || quantity.ends_with('-');
        kind(rows.order_number(), if is_back { -1 } else { 1 })?;
    }
    (headings::DIALECT.status)(rows, notes)
}

/// The customer by the number or name on the lines, as for plain lines.
fn login<'g>(rows: &OrderRows<'g>) -> &'g str {
    let fields = [Field::CustomerId, Field::Email, Field::Customer];
    let texts = fields.into_iter().map(|field| rows.text(field));
    whole(texts.into_iter().find(|text| !text.is_empty()).unwrap_or_default())
}
