//! The CSV of orders that Shopify exports: a row for each item; values of the order are on the first row of
//! each `Name` only. Columns are found by their headings.
//!
//! It has no date of a refund, so a refund gets the day of the cancellation, else of the payment, else of
//! the order. Taxes are one figure that includes the tax on shipping, and up to five parts of it by name.

use crate::order_rows::{Field, OrderRows, TableFormat};
use crate::{FieldResult, Notes};
use domain::money::Money;
use domain::order::OrderStatus;

pub(crate) const TABLE: TableFormat = TableFormat {
    is_one: |headings| super::is_of(headings, super::named(super::SHOPIFY)),
    profile: |_| super::named(super::SHOPIFY),
};

/// The status from payment and fulfilment. A fully refunded order is refunded even when it was cancelled, so
/// that both the sale and the refund are in the reports.
pub(super) fn status(rows: &OrderRows<'_>, notes: &mut Notes) -> FieldResult<OrderStatus> {
    let is_sent =
        !rows.has(Field::Fulfilled) || rows.text(Field::Fulfilled).eq_ignore_ascii_case("fulfilled");
    let paid = if is_sent { OrderStatus::Completed } else { OrderStatus::Processing };
    let refunded = rows.money(Field::Refunded)?.unwrap_or_default() > Money::ZERO;
    let is_cancelled = !rows.text(Field::Cancelled).is_empty();
    let word = rows.text(Field::Status).to_lowercase();
    if let Some(said) = rows.said_status(&word) {
        return Ok(said);
    }
    Ok(match word.as_str() {
        "refunded" => OrderStatus::Refunded,
        _ if is_cancelled && !refunded => OrderStatus::Cancelled,
        "paid" | "partially_refunded" | "partially refunded" => paid,
        "" if !rows.has(Field::Status) || !rows.text(Field::Paid).is_empty() => paid,
        "" | "pending" | "unpaid" => OrderStatus::Pending,
        "authorized" | "partially_paid" | "partially paid" => OrderStatus::OnHold,
        other => rows.status_of(other, notes)?,
    })
}
