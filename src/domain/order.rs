//! Orders, refunds, products and customers: the books that reports are made of.

use serde::{Deserialize, Serialize};

use super::address::Address;
use super::class::ClassSlug;
use super::ids::ProductId;
use super::money::Money;
use super::quantity::Quantity;
use super::spelling::{as_text, is_default};
use super::tax::Prices;
use super::text::too_long;
use super::time::Local;
use super::unit_price::UnitPrice;

pub use super::tax_line::TaxLine;

/// Where an order stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum OrderStatus {
    /// Not paid yet.
    #[default]
    Pending,
    /// Paid, being packed.
    Processing,
    /// Waiting for a payment.
    OnHold,
    /// Done.
    Completed,
    /// Called off.
    Cancelled,
    /// Paid back.
    Refunded,
    /// Payment failed.
    Failed,
    /// Thrown away.
    Trash,
    /// Not finished.
    Draft,
}

as_text!(OrderStatus, "status of an order", |status| status.as_str(), Self::parse);

impl OrderStatus {
    /// Every status, in the order of their numbers.
    pub const ALL: [Self; 9] = [
        Self::Pending,
        Self::Processing,
        Self::OnHold,
        Self::Completed,
        Self::Cancelled,
        Self::Refunded,
        Self::Failed,
        Self::Trash,
        Self::Draft,
    ];

    /// As files write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Processing => "processing",
            Self::OnHold => "on-hold",
            Self::Completed => "completed",
            Self::Cancelled => "cancelled",
            Self::Refunded => "refunded",
            Self::Failed => "failed",
            Self::Trash => "trash",
            Self::Draft => "draft",
        }
    }

    /// The status of this name, `None` when there is none.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == text)
    }

    /// The small number a shop file keeps; never changed once released.
    pub const fn number(self) -> i64 {
        match self {
            Self::Pending => 0,
            Self::Processing => 1,
            Self::OnHold => 2,
            Self::Completed => 3,
            Self::Cancelled => 4,
            Self::Refunded => 5,
            Self::Failed => 6,
            Self::Trash => 7,
            Self::Draft => 8,
        }
    }

    /// The status of a number out of a shop file.
    pub fn from_number(number: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.number() == number)
    }

    /// Whether reports count orders of this status (choice 23).
    pub const fn counts(self) -> bool {
        matches!(self, Self::Completed | Self::Processing | Self::OnHold | Self::Refunded)
    }
}

/// Something sold.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Product {
    /// Its key.
    #[serde(default, skip_serializing_if = "is_default")]
    pub id: ProductId,
    /// Its name today; items keep the name they were sold under.
    pub name: String,
    /// The shop's own code, or empty.
    pub sku: String,
    /// Whether it no longer exists: kept for the orders, left out of the top sellers.
    pub deleted: bool,
    /// What one costs, with or without tax as the shop's prices are; `None` when it is not known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub price: Option<UnitPrice>,
    /// The tax class it is sold in.
    #[serde(default, skip_serializing_if = "ClassSlug::is_standard")]
    pub class: ClassSlug,
}

/// A user with the role customer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Customer {
    /// Their name in the books, unique among users.
    pub login: String,
    /// Their own name, or empty.
    pub name: String,
    /// Their email address, or empty.
    pub email: String,
    /// When they became one.
    pub registered_at: Local,
    /// Where they live.
    #[serde(flatten)]
    pub address: Address,
    /// Whether they were put away: kept for their orders, no longer suggested.
    #[serde(default, skip_serializing_if = "is_default")]
    pub archived: bool,
}

impl Customer {
    /// Their own name, or the one they have in the books.
    pub fn called(&self) -> &str {
        if self.name.is_empty() { &self.login } else { &self.name }
    }
}

/// An order as it goes into and comes out of the books.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// The shop's own number, unique among orders.
    pub number: String,
    /// When, shop-local.
    pub placed_at: Local,
    /// Where it stands.
    pub status: OrderStatus,
    /// What the customer was asked for: items, shipping and both taxes, less discounts.
    pub total: Money,
    /// Tax on the items.
    pub tax: Money,
    /// Shipping, without tax.
    pub shipping: Money,
    /// Tax on shipping.
    pub shipping_tax: Money,
    /// Discounts given, whether coupons explain them or not.
    pub discount: Money,
    /// The customer's login, when known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub customer: Option<String>,
    /// Where it was sent; empty when unknown.
    #[serde(flatten)]
    pub address: Address,
    /// How it was sent, as people call it, or empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shipping_method: String,
    /// How the prices of its items are meant.
    #[serde(rename = "prices_include_tax", default, skip_serializing_if = "is_default")]
    pub prices: Prices,
    /// What was sold.
    pub items: Vec<Item>,
    /// The coupons that explain the discount.
    pub coupons: Vec<Coupon>,
    /// The taxes it was charged, rate by rate; empty when only their sum is known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub taxes: Vec<TaxLine>,
    /// What was paid back.
    pub refunds: Vec<Refund>,
    /// Where it came from; empty for one that was made here.
    #[serde(flatten)]
    pub origin: Origin,
}

impl Order {
    /// What is wrong with its first text that is too long.
    pub fn overlong(&self) -> Option<String> {
        let own = [
            ("number", self.number.as_str()),
            ("customer", self.customer.as_deref().unwrap_or_default()),
            ("shipping method", &self.shipping_method),
            ("name of its system", &self.origin.system),
        ];
        let items = self.items.iter().map(|item| ("name of an item", item.name.as_str()));
        let coupons = self.coupons.iter().map(|coupon| ("coupon", coupon.code.as_str()));
        let taxes = self.taxes.iter().map(|line| ("name of a tax", line.name.as_str()));
        too_long(own.into_iter().chain(self.address.parts()).chain(items).chain(coupons).chain(taxes))
    }
}

/// The other system that an order came from.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Origin {
    /// Its host or name, or empty where the file does not say.
    #[serde(rename = "source", default, skip_serializing_if = "is_default")]
    pub system: String,
    /// The order's key there, which is not its number.
    #[serde(rename = "source_key", default, skip_serializing_if = "is_default")]
    pub key: Option<i64>,
}

/// An order as a list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderSummary {
    /// The shop's own number.
    pub number: String,
    /// When, shop-local.
    pub placed_at: Local,
    /// Where it stands.
    pub status: OrderStatus,
    /// The customer's own name, else their login; when known.
    pub customer: Option<String>,
    /// Where it was sent, or empty.
    pub country: String,
    /// What the customer was asked for.
    pub total: Money,
    /// What was paid back of it, on whichever date.
    pub refunded: Money,
    /// How many things were sold.
    pub items: Quantity,
}

/// A line of an order.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// What was sold; `None` for a line that is no product of the books.
    #[serde(rename = "product_id")]
    pub product: Option<ProductId>,
    /// The name it was sold under.
    pub name: String,
    /// How many.
    pub quantity: Quantity,
    /// What the line came to, without tax.
    pub total: Money,
    /// Its tax.
    pub tax: Money,
    /// What one of them cost as it was typed, with or without tax as the order's prices are; `None`
    /// when it is not known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub price: Option<UnitPrice>,
    /// The tax class it was sold in.
    #[serde(default, skip_serializing_if = "ClassSlug::is_standard")]
    pub class: ClassSlug,
}

/// A coupon used on an order.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coupon {
    /// What the customer typed.
    pub code: String,
    /// What it took off.
    pub discount: Money,
}

/// Money paid back, on its own date. A part that is `None` was not split out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refund {
    /// When, shop-local.
    pub refunded_at: Local,
    /// All that was paid back.
    pub amount: Money,
    /// The tax within it.
    pub tax: Option<Money>,
    /// The shipping within it.
    pub shipping: Option<Money>,
    /// The tax on shipping within it.
    pub shipping_tax: Option<Money>,
    /// What came back, as positive quantities and totals.
    pub items: Vec<RefundItem>,
    /// The taxes within it, rate by rate, where that was said.
    #[serde(default, skip_serializing_if = "is_default")]
    pub taxes: Vec<TaxLine>,
    /// Its key in the system that its order came from; a refund made here has none.
    #[serde(rename = "source_key", default, skip_serializing_if = "is_default")]
    pub key: Option<i64>,
}

impl Refund {
    /// Whether none of the parts was split out.
    pub const fn is_unsplit(&self) -> bool {
        self.tax.is_none() && self.shipping.is_none() && self.shipping_tax.is_none()
    }
}

/// A line that came back.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefundItem {
    /// What came back; `None` for a line that is no product of the books.
    #[serde(rename = "product_id")]
    pub product: Option<ProductId>,
    /// How many, positive.
    pub quantity: Quantity,
    /// What they came to, positive, without tax.
    pub total: Money,
}

/// A refund whose order is not in the books; it stands by itself (choice 24).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CreditNote {
    /// Its own number, unique among credit notes.
    pub number: String,
    /// The customer's login, when known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub customer: Option<String>,
    /// What was paid back.
    #[serde(flatten)]
    pub refund: Refund,
}

/// An order as one line of a list that leaves the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderLine {
    /// The shop's own number.
    pub number: String,
    /// When, shop-local.
    pub placed_at: Local,
    /// Where it stands.
    pub status: OrderStatus,
    /// The customer's own name, else their login; empty when nobody is known.
    pub customer: String,
    /// Where it was sent, or empty.
    pub country: String,
    /// How many things.
    pub items: Quantity,
    /// What the customer was asked for.
    pub total: Money,
    /// Its tax, that of shipping included.
    pub tax: Money,
    /// Shipping, without tax.
    pub shipping: Money,
    /// Discounts given.
    pub discount: Money,
    /// What was paid back of it, on whichever date.
    pub refunded: Money,
}

/// A refund or credit note as one line of a list that leaves the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefundLine {
    /// The number of its order, when that is in the books.
    pub order: Option<String>,
    /// Its own number, when it is a credit note.
    pub note: Option<String>,
    /// When, shop-local.
    pub refunded_at: Local,
    /// The customer's own name, else their login; empty when nobody is known.
    pub customer: String,
    /// All that was paid back.
    pub amount: Money,
    /// The tax in it, that of shipping included.
    pub tax: Money,
    /// The shipping in it.
    pub shipping: Money,
}
