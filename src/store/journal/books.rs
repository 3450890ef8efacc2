//! Orders, credit notes, products and customers as the JSON that the journal keeps, and back. What is
//! read back was written here; anything else is a damaged journal.

use serde_json::{Value, json};

use crate::domain::ids::{OrderId, ProductId};
use crate::domain::money::Money;
use crate::domain::order::{
    Coupon, CreditNote, Customer, Item, Order, OrderStatus, Product, Refund, RefundItem,
};
use crate::domain::quantity::Quantity;
use crate::domain::time::Local;

pub(super) fn order_json(id: OrderId, order: &Order) -> Value {
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
        "id": id.get(), "number": order.number, "placed_at": order.placed_at.to_string(),
        "status": order.status.as_str(), "total": order.total.to_exact_text(), "tax": order.tax.to_exact_text(),
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

pub(super) fn credit_note_json(id: i64, note: &CreditNote) -> Value {
    json!({ "id": id, "number": note.number, "customer": note.customer, "refund": refund_json(&note.refund) })
}

pub(super) fn product_json(product: &Product) -> Value {
    json!({ "name": product.name, "sku": product.sku, "deleted": product.deleted })
}

pub(super) fn customer_json(customer: &Customer) -> Value {
    json!({
        "login": customer.login, "name": customer.name, "email": customer.email,
        "registered_at": customer.registered_at.to_string(),
    })
}

/// An order as it was written, and its id.
pub(super) fn order(json: &Value) -> Option<(OrderId, Order)> {
    let order = Order {
        number: text(json, "number")?,
        placed_at: local(json, "placed_at")?,
        status: OrderStatus::parse(&text(json, "status")?)?,
        total: money(json, "total")?,
        tax: money(json, "tax")?,
        shipping: money(json, "shipping")?,
        shipping_tax: money(json, "shipping_tax")?,
        discount: money(json, "discount")?,
        customer: text(json, "customer"),
        country: text(json, "country")?,
        items: list(json, "items", item)?,
        coupons: list(json, "coupons", |json| {
            Some(Coupon { code: text(json, "code")?, discount: money(json, "discount")? })
        })?,
        refunds: list(json, "refunds", refund)?,
    };
    Some((OrderId::new(json.get("id")?.as_i64()?), order))
}

/// A credit note as it was written.
pub(super) fn credit_note(json: &Value) -> Option<CreditNote> {
    Some(CreditNote {
        number: text(json, "number")?,
        customer: text(json, "customer"),
        refund: refund(json.get("refund")?)?,
    })
}

/// A product of this id as it was written.
pub(super) fn product(id: ProductId, json: &Value) -> Option<Product> {
    let deleted = json.get("deleted")?.as_bool()?;
    Some(Product { id, name: text(json, "name")?, sku: text(json, "sku")?, deleted })
}

/// A customer as it was written.
pub(super) fn customer(json: &Value) -> Option<Customer> {
    Some(Customer {
        login: text(json, "login")?,
        name: text(json, "name")?,
        email: text(json, "email")?,
        registered_at: local(json, "registered_at")?,
    })
}

fn item(json: &Value) -> Option<Item> {
    Some(Item {
        product: product_id(json),
        name: text(json, "name")?,
        quantity: Quantity::parse(&text(json, "quantity")?)?,
        total: money(json, "total")?,
        tax: money(json, "tax")?,
    })
}

fn refund(json: &Value) -> Option<Refund> {
    let part = |name: &str| text(json, name).and_then(|text| Money::parse(&text));
    Some(Refund {
        refunded_at: local(json, "refunded_at")?,
        amount: money(json, "amount")?,
        tax: part("tax"),
        shipping: part("shipping"),
        shipping_tax: part("shipping_tax"),
        items: list(json, "items", |json| {
            Some(RefundItem {
                product: product_id(json),
                quantity: Quantity::parse(&text(json, "quantity")?)?,
                total: money(json, "total")?,
            })
        })?,
    })
}

fn list<T>(json: &Value, name: &str, one: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    json.get(name)?.as_array()?.iter().map(one).collect()
}

fn text(json: &Value, name: &str) -> Option<String> {
    json.get(name)?.as_str().map(str::to_owned)
}

fn money(json: &Value, name: &str) -> Option<Money> {
    Money::parse(&text(json, name)?)
}

fn local(json: &Value, name: &str) -> Option<Local> {
    Local::parse(&text(json, name)?)
}

fn product_id(json: &Value) -> Option<ProductId> {
    json.get("product_id")?.as_i64().map(ProductId::new)
}
