//! The CSV of orders that Shopify exports: a row for each item; values of the order are on the first row of
//! each `Name` only. Columns are found by their headings.
//!
//! It has no date of a refund, so a refund gets the day of the cancellation, else of the payment, else of
//! the order. Taxes are one figure that includes the tax on shipping, and up to five parts of it by name.

use super::has_all;
use crate::order_rows::{Dialect, Field, OrderRows, TableFormat};
use crate::{FieldResult, Notes};
use domain::money::Money;
use domain::order::OrderStatus;

pub(crate) const TABLE: TableFormat = TableFormat { is_one: is_shopify, dialect: |_| &DIALECT };

const DIALECT: Dialect =
    Dialect { names, status, refund_dates: &[Field::Cancelled, Field::Paid, Field::Date], ..super::OF_KNOWN };

fn names(field: Field) -> &'static str {
    match field {
        Field::Number => "name",
        Field::Key => "id",
        Field::Date => "createdat",
        Field::Paid => "paidat",
        Field::Cancelled => "cancelledat canceledat",
        Field::Status => "financialstatus",
        Field::Fulfilled => "fulfillmentstatus",
        Field::Currency => "currency",
        Field::Total => "total",
        Field::Subtotal => "subtotal",
        Field::Shipping => "shipping",
        Field::Tax => "taxes",
        Field::Discount => "discountamount",
        Field::Refunded => "refundedamount",
        Field::Coupon => "discountcode",
        Field::Email => "email",
        Field::Customer => "billingname shippingname",
        Field::Country => "shippingcountry",
        Field::BillingCountry => "billingcountry",
        Field::ShippingMethod => "shippingmethod",
        Field::Street => "shippingstreet shippingaddress1",
        Field::City => "shippingcity",
        Field::State => "shippingprovince",
        Field::Postcode => "shippingzip",
        Field::BillingStreet => "billingstreet billingaddress1",
        Field::BillingCity => "billingcity",
        Field::BillingState => "billingprovince",
        Field::BillingPostcode => "billingzip",
        Field::Tax1 => "tax1value",
        Field::Tax1Name => "tax1name",
        Field::Tax2 => "tax2value",
        Field::Tax2Name => "tax2name",
        Field::Tax3 => "tax3value",
        Field::Tax3Name => "tax3name",
        Field::Tax4 => "tax4value",
        Field::Tax4Name => "tax4name",
        Field::Tax5 => "tax5value",
        Field::Tax5Name => "tax5name",
        Field::Item => "lineitemname",
        Field::Sku => "lineitemsku",
        Field::Quantity => "lineitemquantity",
        Field::ItemPrice => "lineitemprice",
        Field::IsTaxed => "lineitemtaxable",
        Field::ItemDiscount => "lineitemdiscount",
        _ => "",
    }
}

/// The status from payment and fulfilment. A fully refunded order is refunded even when it was cancelled, so
/// that both the sale and the refund are in the reports.
fn status(rows: &OrderRows<'_>, notes: &mut Notes) -> FieldResult<OrderStatus> {
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

fn is_shopify(headings: &[String]) -> bool {
    ["lineitemname", "lineitemquantity"]
        .iter()
        .any(|of_item| has_all(headings, &format!("name createdat {of_item}")))
}
