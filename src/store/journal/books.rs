//! Orders, credit notes, products and customers as the JSON that the journal keeps, and back. What is
//! read back was written here; anything else is a damaged journal.

use serde_json::{Value, json};

use crate::domain::address::Address;
use crate::domain::class::ClassSlug;
use crate::domain::ids::{OrderId, ProductId, RateId};
use crate::domain::money::Money;
use crate::domain::order::{
    Coupon, CreditNote, Customer, Item, Order, OrderStatus, Origin, Product, Refund, RefundItem, TaxLine,
};
use crate::domain::percent::Percent;
use crate::domain::quantity::Quantity;
use crate::domain::tax::Prices;
use crate::domain::time::Local;
use crate::domain::unit_price::UnitPrice;

pub(super) fn order_json(id: OrderId, order: &Order) -> Value {
    let items = order.items.iter().map(|item| {
        json!({
            "product_id": item.product.map(ProductId::get), "name": item.name, "quantity": item.quantity.to_text(),
            "total": item.total.to_exact_text(), "tax": item.tax.to_exact_text(),
            "price": item.price.map(UnitPrice::to_exact_text), "class": item.class.as_str(),
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
        "discount": order.discount.to_exact_text(), "customer": order.customer,
        "street": order.address.street, "city": order.address.city, "state": order.address.state,
        "postcode": order.address.postcode, "country": order.address.country,
        "shipping_method": order.shipping_method, "prices_include_tax": order.prices.include_tax(),
        "items": items.collect::<Vec<_>>(), "coupons": coupons.collect::<Vec<_>>(),
        "taxes": taxes_json(&order.taxes), "refunds": refunds.collect::<Vec<_>>(),
        "source": order.origin.system, "source_key": order.origin.key,
    })
}

fn taxes_json(taxes: &[TaxLine]) -> Value {
    let lines = taxes.iter().map(|line| {
        json!({
            "rate_id": line.rate.map(RateId::get), "name": line.name, "percent": line.percent.map(Percent::to_text),
            "compound": line.compound, "taxable": line.taxable.to_exact_text(), "tax": line.tax.to_exact_text(),
            "shipping_tax": line.shipping_tax.to_exact_text(),
        })
    });
    Value::Array(lines.collect())
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
        "shipping_tax": money(refund.shipping_tax), "items": items.collect::<Vec<_>>(), "taxes": taxes_json(&refund.taxes),
        "source_key": refund.key,
    })
}

pub(super) fn credit_note_json(id: i64, note: &CreditNote) -> Value {
    json!({ "id": id, "number": note.number, "customer": note.customer, "refund": refund_json(&note.refund) })
}

pub(super) fn product_json(product: &Product) -> Value {
    json!({
        "name": product.name, "sku": product.sku, "deleted": product.deleted,
        "price": product.price.map(UnitPrice::to_exact_text), "class": product.class.as_str(),
    })
}

pub(super) fn customer_json(customer: &Customer) -> Value {
    json!({
        "login": customer.login, "name": customer.name, "email": customer.email,
        "registered_at": customer.registered_at.to_string(), "street": customer.address.street,
        "city": customer.address.city, "state": customer.address.state, "postcode": customer.address.postcode,
        "country": customer.address.country, "archived": customer.archived,
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
        address: address(json),
        shipping_method: text(json, "shipping_method").unwrap_or_default(),
        prices: Prices::including(flag(json, "prices_include_tax")),
        items: list(json, "items", item)?,
        coupons: list(json, "coupons", |json| {
            Some(Coupon { code: text(json, "code")?, discount: money(json, "discount")? })
        })?,
        taxes: taxes(json)?,
        refunds: list(json, "refunds", refund)?,
        origin: Origin { system: text(json, "source").unwrap_or_default(), key: source_key(json) },
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
    Some(Product {
        id,
        name: text(json, "name")?,
        sku: text(json, "sku")?,
        deleted: json.get("deleted")?.as_bool()?,
        price: unit_price(json),
        class: class(json),
    })
}

/// A customer as it was written.
pub(super) fn customer(json: &Value) -> Option<Customer> {
    Some(Customer {
        login: text(json, "login")?,
        name: text(json, "name")?,
        email: text(json, "email")?,
        registered_at: local(json, "registered_at")?,
        address: address(json),
        archived: flag(json, "archived"),
    })
}

/// Journals of the first version have only the country of an order.
fn address(json: &Value) -> Address {
    let part = |name| text(json, name).unwrap_or_default();
    Address {
        street: part("street"),
        city: part("city"),
        state: part("state"),
        postcode: part("postcode"),
        country: part("country"),
    }
}

fn class(json: &Value) -> ClassSlug {
    text(json, "class").and_then(|slug| ClassSlug::parse(&slug)).unwrap_or_default()
}

/// The taxes that are named; journals of the first version name none.
fn taxes(json: &Value) -> Option<Vec<TaxLine>> {
    if json.get("taxes").is_none() {
        return Some(Vec::new());
    }
    list(json, "taxes", |json| {
        Some(TaxLine {
            rate: json.get("rate_id")?.as_i64().map(RateId::new),
            name: text(json, "name")?,
            percent: text(json, "percent").and_then(|text| Percent::parse(&text).ok()),
            compound: flag(json, "compound"),
            taxable: money(json, "taxable")?,
            tax: money(json, "tax")?,
            shipping_tax: money(json, "shipping_tax")?,
        })
    })
}

fn item(json: &Value) -> Option<Item> {
    Some(Item {
        product: product_id(json),
        name: text(json, "name")?,
        quantity: Quantity::parse(&text(json, "quantity")?)?,
        total: money(json, "total")?,
        tax: money(json, "tax")?,
        price: unit_price(json),
        class: class(json),
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
        taxes: taxes(json)?,
        key: source_key(json),
    })
}

/// Journals before version 5 have none.
fn source_key(json: &Value) -> Option<i64> {
    json.get("source_key")?.as_i64()
}

fn list<T>(json: &Value, name: &str, one: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    json.get(name)?.as_array()?.iter().map(one).collect()
}

fn flag(json: &Value, name: &str) -> bool {
    json.get(name).and_then(Value::as_bool).unwrap_or_default()
}

fn text(json: &Value, name: &str) -> Option<String> {
    json.get(name)?.as_str().map(str::to_owned)
}

fn money(json: &Value, name: &str) -> Option<Money> {
    Money::parse(&text(json, name)?)
}

fn unit_price(json: &Value) -> Option<UnitPrice> {
    UnitPrice::parse(&text(json, "price")?)
}

fn local(json: &Value, name: &str) -> Option<Local> {
    Local::parse(&text(json, name)?)
}

fn product_id(json: &Value) -> Option<ProductId> {
    json.get("product_id")?.as_i64().map(ProductId::new)
}
