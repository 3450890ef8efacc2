//! The journal: who changed what, when, what it was and what it became. Changes are kept as JSON, so
//! that they can be read in any later version.

use rusqlite::{Connection, named_params};
use serde_json::{Value, json};

use crate::domain::Result;
use crate::domain::class::TaxClass;
use crate::domain::ids::{ProductId, RateId};
use crate::domain::money::Money;
use crate::domain::order::{CreditNote, Customer, Order, Product, Refund};
use crate::domain::rate::TaxRate;
use crate::domain::time::Instant;

const ADD_STEP: &str = "INSERT INTO journal_steps (at, login, title) VALUES (:at, :login, :title)";
const ADD_CHANGE: &str = "
  INSERT INTO journal_changes (step_id, position, noun, key, was, became)
  VALUES (:step, :position, :noun, :key, :was, :became)";

/// What a person did at once.
#[derive(Debug, Clone)]
pub struct Step {
    /// When.
    pub at: Instant,
    /// Who.
    pub login: String,
    /// What, for people: `Edit tax rate`.
    pub title: String,
}

/// One thing that changed in a step.
#[derive(Debug, Clone)]
pub struct Change {
    noun: &'static str,
    key: String,
    was: Option<Value>,
    became: Option<Value>,
}

impl Change {
    /// A tax rate; `None` where there was or is none.
    pub fn rate(id: RateId, was: Option<&TaxRate>, became: Option<&TaxRate>) -> Self {
        Self { noun: "rate", key: id.to_string(), was: was.map(rate_json), became: became.map(rate_json) }
    }

    /// A tax class; `None` where there was or is none.
    pub fn class(slug: &str, was: Option<&TaxClass>, became: Option<&TaxClass>) -> Self {
        Self { noun: "class", key: slug.to_owned(), was: was.map(class_json), became: became.map(class_json) }
    }

    /// An order with all that belongs to it; `None` where there was or is none.
    pub fn order(was: Option<&Order>, became: Option<&Order>) -> Self {
        let key = became.or(was).map(|order| order.number.clone()).unwrap_or_default();
        Self { noun: "order", key, was: was.map(order_json), became: became.map(order_json) }
    }

    /// A setting of the shop.
    pub fn setting(key: &str, was: &str, became: &str) -> Self {
        Self { noun: "setting", key: key.to_owned(), was: Some(json!(was)), became: Some(json!(became)) }
    }

    /// A user; passwords are not kept.
    pub fn user(login: &str, role: &str) -> Self {
        Self { noun: "user", key: login.to_owned(), was: None, became: Some(json!({ "role": role })) }
    }

    /// A credit note; `None` where there was or is none.
    pub fn credit_note(was: Option<&CreditNote>, became: Option<&CreditNote>) -> Self {
        let key = became.or(was).map(|note| note.number.clone()).unwrap_or_default();
        let json = |note: &CreditNote| json!({ "number": note.number, "customer": note.customer, "refund": refund_json(&note.refund) });
        Self { noun: "credit_note", key, was: was.map(json), became: became.map(json) }
    }

    /// A product; `None` where there was none.
    pub fn product(was: Option<&Product>, became: &Product) -> Self {
        let json = |product: &Product| json!({ "name": product.name, "sku": product.sku, "deleted": product.deleted });
        Self { noun: "product", key: became.id.to_string(), was: was.map(json), became: Some(json(became)) }
    }

    /// A customer; `None` where there was none.
    pub fn customer(was: Option<&Customer>, became: &Customer) -> Self {
        let json = |customer: &Customer| {
            json!({
                "name": customer.name, "email": customer.email,
                "registered_at": customer.registered_at.to_string(),
            })
        };
        Self { noun: "customer", key: became.login.clone(), was: was.map(json), became: Some(json(became)) }
    }

    /// Rows that an import added, by the first and last of their ids.
    pub fn added(noun: &'static str, first: i64, last: i64) -> Self {
        Self {
            noun,
            key: format!("{first}..{last}"),
            was: None,
            became: Some(json!({ "added": last - first + 1 })),
        }
    }
}

fn rate_json(rate: &TaxRate) -> Value {
    json!({
        "country": rate.country,
        "state": rate.state,
        "postcode": rate.postcodes,
        "city": rate.cities,
        "rate": rate.rate_text(),
        "name": rate.name,
        "priority": rate.priority,
        "compound": rate.compound,
        "shipping": rate.shipping,
        "order": rate.order,
        "class": rate.class.as_str(),
    })
}

fn class_json(class: &TaxClass) -> Value {
    json!({ "slug": class.slug.as_str(), "name": class.name })
}

fn order_json(order: &Order) -> Value {
    let items = order.items.iter().map(|item| {
        json!({
            "product_id": item.product.map(ProductId::get), "name": item.name, "quantity": item.quantity.to_text(),
            "total": item.total.to_exact_text(), "tax": item.tax.to_exact_text(),
        })
    });
    let refunds = order.refunds.iter().map(refund_json);
    let coupons = order.coupons.iter();
    let coupons =
        coupons.map(|coupon| json!({ "code": coupon.code, "discount": coupon.discount.to_exact_text() }));
    json!({
        "number": order.number, "placed_at": order.placed_at.to_string(), "status": order.status.as_str(),
        "total": order.total.to_exact_text(), "tax": order.tax.to_exact_text(),
        "shipping": order.shipping.to_exact_text(), "shipping_tax": order.shipping_tax.to_exact_text(),
        "discount": order.discount.to_exact_text(), "customer": order.customer, "country": order.country,
        "items": items.collect::<Vec<_>>(), "coupons": coupons.collect::<Vec<_>>(),
        "refunds": refunds.collect::<Vec<_>>(),
    })
}

fn refund_json(refund: &Refund) -> Value {
    let money = |amount: Option<Money>| amount.map(Money::to_exact_text);
    let items = refund.items.iter().map(|item| {
        json!({
            "product_id": item.product.map(ProductId::get), "quantity": item.quantity.to_text(),
            "total": item.total.to_exact_text(),
        })
    });
    json!({
        "refunded_at": refund.refunded_at.to_string(), "amount": refund.amount.to_exact_text(),
        "tax": money(refund.tax), "shipping": money(refund.shipping),
        "shipping_tax": money(refund.shipping_tax), "items": items.collect::<Vec<_>>(),
    })
}

/// Writes a step with its changes; nothing when nothing changed.
pub(super) fn append(conn: &Connection, step: &Step, changes: &[Change]) -> Result<()> {
    if changes.is_empty() {
        return Ok(());
    }
    conn.prepare_cached(ADD_STEP)?
        .execute(named_params! { ":at": step.at.seconds(), ":login": step.login, ":title": step.title })?;
    let id = conn.last_insert_rowid();
    let mut statement = conn.prepare_cached(ADD_CHANGE)?;
    for (position, change) in (0_i64..).zip(changes) {
        statement.execute(named_params! {
            ":step": id,
            ":position": position,
            ":noun": change.noun,
            ":key": change.key,
            ":was": change.was.as_ref().map(Value::to_string),
            ":became": change.became.as_ref().map(Value::to_string),
        })?;
    }
    Ok(())
}
