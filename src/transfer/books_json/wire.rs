//! How each thing of the books is spelled: its keys in their order. What was not there in the first
//! version of the format is left out when there is nothing in it, so that books without it keep their
//! bytes.

use serde::Serialize;

use super::BooksShop;
use crate::domain::address::Address;
use crate::domain::class::ClassSlug;
use crate::domain::ids::{ProductId, RateId};
use crate::domain::money::Money;
use crate::domain::order::{Coupon, CreditNote, Customer, Item, Order, Product, Refund, RefundItem, TaxLine};
use crate::domain::percent::Percent;
use crate::domain::settings::Currency;
use crate::domain::time::Zone;
use crate::domain::unit_price::UnitPrice;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// The standard class is left out.
fn class(class: &ClassSlug) -> &str {
    if class.is_standard() { "" } else { class.as_str() }
}

#[derive(Serialize)]
pub(super) struct ShopWire<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    currency: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    time_zone: Option<&'a str>,
    #[serde(flatten)]
    address: Option<AddressWire<'a>>,
}

impl<'a> ShopWire<'a> {
    pub(super) fn of(shop: &'a BooksShop) -> Self {
        Self {
            name: shop.name.as_deref(),
            currency: shop.currency.as_ref().map(Currency::code),
            time_zone: shop.time_zone.map(Zone::name),
            address: shop.address.as_ref().map(AddressWire::of),
        }
    }
}

#[derive(Serialize)]
pub(super) struct ProductWire<'a> {
    id: i64,
    name: &'a str,
    sku: &'a str,
    deleted: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    price: Option<String>,
    #[serde(skip_serializing_if = "str::is_empty")]
    class: &'a str,
}

impl<'a> ProductWire<'a> {
    pub(super) fn of(product: &'a Product) -> Self {
        Self {
            id: product.id.get(),
            name: &product.name,
            sku: &product.sku,
            deleted: product.deleted,
            price: product.price.map(UnitPrice::to_exact_text),
            class: class(&product.class),
        }
    }
}

#[derive(Serialize)]
pub(super) struct CustomerWire<'a> {
    login: &'a str,
    name: &'a str,
    email: &'a str,
    registered_at: String,
    #[serde(flatten)]
    address: AddressWire<'a>,
    #[serde(skip_serializing_if = "is_false")]
    archived: bool,
}

impl<'a> CustomerWire<'a> {
    pub(super) fn of(customer: &'a Customer) -> Self {
        Self {
            login: &customer.login,
            name: &customer.name,
            email: &customer.email,
            registered_at: customer.registered_at.to_string(),
            address: AddressWire::of(&customer.address),
            archived: customer.archived,
        }
    }
}

#[derive(Serialize)]
pub(super) struct OrderWire<'a> {
    number: &'a str,
    placed_at: String,
    status: &'static str,
    total: String,
    tax: String,
    shipping: String,
    shipping_tax: String,
    discount: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    customer: Option<&'a str>,
    #[serde(flatten)]
    address: AddressWire<'a>,
    #[serde(skip_serializing_if = "str::is_empty")]
    shipping_method: &'a str,
    #[serde(skip_serializing_if = "is_false")]
    prices_include_tax: bool,
    items: Vec<ItemWire<'a>>,
    coupons: Vec<CouponWire<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    taxes: Vec<TaxWire<'a>>,
    refunds: Vec<RefundWire<'a>>,
    #[serde(skip_serializing_if = "str::is_empty")]
    source: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    source_key: Option<i64>,
}

impl<'a> OrderWire<'a> {
    pub(super) fn of(order: &'a Order) -> Self {
        let coupon =
            |coupon: &'a Coupon| CouponWire { code: &coupon.code, discount: coupon.discount.to_exact_text() };
        Self {
            number: &order.number,
            placed_at: order.placed_at.to_string(),
            status: order.status.as_str(),
            total: order.total.to_exact_text(),
            tax: order.tax.to_exact_text(),
            shipping: order.shipping.to_exact_text(),
            shipping_tax: order.shipping_tax.to_exact_text(),
            discount: order.discount.to_exact_text(),
            customer: order.customer.as_deref(),
            address: AddressWire::of(&order.address),
            shipping_method: &order.shipping_method,
            prices_include_tax: order.prices.include_tax(),
            items: order.items.iter().map(ItemWire::of).collect(),
            coupons: order.coupons.iter().map(coupon).collect(),
            taxes: order.taxes.iter().map(TaxWire::of).collect(),
            refunds: order.refunds.iter().map(RefundWire::of).collect(),
            source: &order.origin.system,
            source_key: order.origin.key,
        }
    }
}

#[derive(Serialize)]
struct ItemWire<'a> {
    product_id: Option<i64>,
    name: &'a str,
    quantity: String,
    total: String,
    tax: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    price: Option<String>,
    #[serde(skip_serializing_if = "str::is_empty")]
    class: &'a str,
}

impl<'a> ItemWire<'a> {
    fn of(item: &'a Item) -> Self {
        Self {
            product_id: item.product.map(ProductId::get),
            name: &item.name,
            quantity: item.quantity.to_text(),
            total: item.total.to_exact_text(),
            tax: item.tax.to_exact_text(),
            price: item.price.map(UnitPrice::to_exact_text),
            class: class(&item.class),
        }
    }
}

#[derive(Serialize)]
struct CouponWire<'a> {
    code: &'a str,
    discount: String,
}

#[derive(Serialize)]
struct RefundWire<'a> {
    refunded_at: String,
    amount: String,
    tax: Option<String>,
    shipping: Option<String>,
    shipping_tax: Option<String>,
    items: Vec<RefundItemWire>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    taxes: Vec<TaxWire<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source_key: Option<i64>,
}

impl<'a> RefundWire<'a> {
    fn of(refund: &'a Refund) -> Self {
        Self {
            refunded_at: refund.refunded_at.to_string(),
            amount: refund.amount.to_exact_text(),
            tax: refund.tax.map(Money::to_exact_text),
            shipping: refund.shipping.map(Money::to_exact_text),
            shipping_tax: refund.shipping_tax.map(Money::to_exact_text),
            items: refund.items.iter().map(RefundItemWire::of).collect(),
            taxes: refund.taxes.iter().map(TaxWire::of).collect(),
            source_key: refund.key,
        }
    }
}

#[derive(Serialize)]
struct RefundItemWire {
    product_id: Option<i64>,
    quantity: String,
    total: String,
}

impl RefundItemWire {
    fn of(item: &RefundItem) -> Self {
        Self {
            product_id: item.product.map(ProductId::get),
            quantity: item.quantity.to_text(),
            total: item.total.to_exact_text(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct CreditNoteWire<'a> {
    number: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    customer: Option<&'a str>,
    #[serde(flatten)]
    refund: RefundWire<'a>,
}

impl<'a> CreditNoteWire<'a> {
    pub(super) fn of(note: &'a CreditNote) -> Self {
        Self {
            number: &note.number,
            customer: note.customer.as_deref(),
            refund: RefundWire::of(&note.refund),
        }
    }
}

#[derive(Serialize)]
struct AddressWire<'a> {
    #[serde(skip_serializing_if = "str::is_empty")]
    street: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    city: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    state: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    postcode: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    country: &'a str,
}

impl<'a> AddressWire<'a> {
    fn of(address: &'a Address) -> Self {
        Self {
            street: &address.street,
            city: &address.city,
            state: &address.state,
            postcode: &address.postcode,
            country: &address.country,
        }
    }
}

#[derive(Serialize)]
struct TaxWire<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    rate_id: Option<i64>,
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    percent: Option<String>,
    #[serde(skip_serializing_if = "is_false")]
    compound: bool,
    taxable: String,
    tax: String,
    shipping_tax: String,
}

impl<'a> TaxWire<'a> {
    fn of(line: &'a TaxLine) -> Self {
        Self {
            rate_id: line.rate.map(RateId::get),
            name: &line.name,
            percent: line.percent.map(Percent::to_text),
            compound: line.compound,
            taxable: line.taxable.to_exact_text(),
            tax: line.tax.to_exact_text(),
            shipping_tax: line.shipping_tax.to_exact_text(),
        }
    }
}
