//! Sales lines that say more than what was sold at which price: read order by order, as exports of orders are.

use super::columns::{are_lines, names};
use super::line::{kind, whole};
use crate::domain::order::OrderStatus;
use crate::transfer::order_rows::{Dialect, Field, OrderRows, TableFormat};
use crate::transfer::{FieldResult, Notes, order_headings};

pub(in crate::transfer) const TABLE: TableFormat = TableFormat { is_one: are_lines, dialect: |_| &DIALECT };

const DIALECT: Dialect = Dialect { names, status, login, ..order_headings::DIALECT };

/// As of orders; but an invoice that is a cancellation takes back only.
fn status(rows: &OrderRows<'_>, notes: &mut Notes) -> FieldResult<OrderStatus> {
    for quantity in rows.texts(Field::Quantity) {
        let is_back = quantity.starts_with(['-', '−', '(']) || quantity.ends_with('-');
        kind(rows.order_number(), if is_back { -1 } else { 1 })?;
    }
    (order_headings::DIALECT.status)(rows, notes)
}

/// Customers are known by what the lines call them, as they are by plain lines.
fn login<'g>(rows: &OrderRows<'g>) -> &'g str {
    let fields = [Field::CustomerId, Field::Email, Field::Customer];
    let texts = fields.into_iter().map(|field| rows.text(field));
    whole(texts.into_iter().find(|text| !text.is_empty()).unwrap_or_default())
}
