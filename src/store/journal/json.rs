//! Things of the shop as the JSON that the journal keeps, and back. What is read back was written here;
//! anything else is a damaged journal.

use serde_json::{Value, json};

use crate::domain::class::{ClassSlug, TaxClass};
use crate::domain::ids::{ProductId, RateId};
use crate::domain::money::Money;
use crate::domain::order::{Order, Refund};
use crate::domain::percent::Percent;
use crate::domain::rate::TaxRate;

pub(super) fn rate_json(rate: &TaxRate) -> Value {
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

pub(super) fn class_json(id: i64, class: &TaxClass) -> Value {
    json!({ "id": id, "slug": class.slug.as_str(), "name": class.name })
}

pub(super) fn order_json(order: &Order) -> Value {
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

pub(super) fn refund_json(refund: &Refund) -> Value {
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

/// A rate of this id as it was written.
pub(super) fn rate(id: RateId, json: &Value) -> Option<TaxRate> {
    let text = |name: &str| json.get(name)?.as_str().map(str::to_owned);
    let texts = |name: &str| -> Option<Vec<String>> {
        json.get(name)?.as_array()?.iter().map(|code| code.as_str().map(str::to_owned)).collect()
    };
    let percent = text("rate")?;
    Some(TaxRate {
        id,
        country: text("country")?,
        state: text("state")?,
        postcodes: texts("postcode")?,
        cities: texts("city")?,
        rate: if percent.is_empty() { None } else { Some(Percent::parse(&percent).ok()?) },
        name: text("name")?,
        priority: json.get("priority")?.as_i64()?,
        compound: json.get("compound")?.as_bool()?,
        shipping: json.get("shipping")?.as_bool()?,
        order: json.get("order")?.as_i64()?,
        class: ClassSlug::parse(&text("class")?)?,
    })
}

/// A class as it was written, and the id that keeps its place in the list.
pub(super) fn class(json: &Value) -> Option<(i64, TaxClass)> {
    let text = |name: &str| json.get(name)?.as_str().map(str::to_owned);
    let class = TaxClass { slug: ClassSlug::parse(&text("slug")?)?, name: text("name")? };
    Some((json.get("id")?.as_i64()?, class))
}
