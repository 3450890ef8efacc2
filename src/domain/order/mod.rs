//! Orders, refunds, products and customers, as they are kept in the books.
//!
//! Also here: the rules about orders, how one is entered, found, checked and compared, and how it is refunded.

pub mod again;
pub mod cost;
pub mod customer;
pub mod discount;
pub mod doubt;
pub mod form;
pub mod identity;
mod product;
pub mod query;
pub mod refund;
pub mod refund_form;
pub mod refund_tax;
pub mod sales_line;
pub mod size;
pub mod texts;
pub mod untaxed;

use serde::{Deserialize, Serialize};

use crate::decimal::Computed;
use crate::error::Result;
use crate::ids::ProductId;
use crate::label;
use crate::money::Money;
use crate::places::address::Address;
use crate::quantity::Quantity;
use crate::spelling::{as_text, is_default};
use crate::tax::Prices;
use crate::tax::class::ClassSlug;
use crate::tax::exemption::TaxExemption;
use crate::text::{Text, too_long};
use crate::time::tax_period::TaxPeriod;
use crate::time::{Day, Local};
use crate::unit_price::UnitPrice;
use cost::Costed;

pub use crate::tax::line::TaxLine;
pub use customer::Customer;
pub use product::Product;
pub use texts::OrderTexts;

/// The status of an order, with its name in the API.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum OrderStatus {
    /// Not paid yet.
    #[default]
    Pending,
    /// Paid, not sent yet.
    Processing,
    /// Waiting for a payment.
    OnHold,
    /// Paid and sent.
    Completed,
    /// Cancelled by the customer or the shop.
    Cancelled,
    /// Refunded in full.
    Refunded,
    /// The payment failed.
    Failed,
    /// Deleted in the system that it came from.
    Trash,
    /// Not placed yet.
    Draft,
}

as_text!(OrderStatus, "a status of an order", |status| status.as_str(), Self::parse);

impl OrderStatus {
    /// Each status, in the order of [`Self::number`].
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

    /// The name in files and in the API: `on-hold`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pending => label!("pending"),
            Self::Processing => "processing",
            Self::OnHold => label!("on-hold"),
            Self::Completed => "completed",
            Self::Cancelled => label!("cancelled"),
            Self::Refunded => "refunded",
            Self::Failed => label!("failed"),
            Self::Trash => label!("trash"),
            Self::Draft => label!("draft"),
        }
    }

    /// The inverse of [`Self::as_str`]; `None` for another text.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == text)
    }

    /// The number that a shop file keeps; never changed once released.
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

    /// The inverse of [`Self::number`]; `None` for another number.
    pub fn from_number(number: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.number() == number)
    }

    /// True if reports count orders of this status (choice 23).
    pub const fn counts(self) -> bool {
        matches!(self, Self::Completed | Self::Processing | Self::OnHold | Self::Refunded)
    }
}

/// An order with all of its parts, as it is stored.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// The shop's own number, unique among orders.
    pub number: String,
    /// The time of the order, shop-local.
    pub placed_at: Local,
    /// The current status.
    pub status: OrderStatus,
    /// The amount that the customer was charged: items, shipping and both taxes, less discounts.
    pub total: Money,
    /// The tax on the items, without that on shipping.
    pub tax: Money,
    /// Shipping, without tax.
    pub shipping: Money,
    /// The tax on shipping.
    pub shipping_tax: Money,
    /// The sum of the discounts, whether or not coupons explain it.
    pub discount: Money,
    /// The customer's login, when known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub customer: Option<String>,
    /// The shipping address, which determines the tax; empty when unknown.
    #[serde(flatten)]
    pub address: Address,
    /// The name of the shipping method; may be empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shipping_method: String,
    /// The relation of the items' prices to tax.
    #[serde(rename = "prices_include_tax", default, skip_serializing_if = "is_default")]
    pub prices: Prices,
    /// The line items, in their order.
    pub items: Vec<Item>,
    /// The coupons that explain the discount.
    pub coupons: Vec<Coupon>,
    /// The tax by rate; empty when only the sum is known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub taxes: Vec<TaxLine>,
    /// The refunds, in any order.
    pub refunds: Vec<Refund>,
    /// Free texts on the order.
    #[serde(flatten)]
    pub texts: OrderTexts,
    /// The system that it was imported from; empty for an order that was made in this program.
    #[serde(flatten)]
    pub origin: Origin,
    /// The reason for no tax, where one is stated.
    #[serde(flatten)]
    pub exemption: TaxExemption,
    /// The closed period that it corrects, if any.
    #[serde(default, skip_serializing_if = "is_default")]
    pub corrects: Option<TaxPeriod>,
}

impl Order {
    /// True if each line and shipping have a tax.
    pub(crate) fn is_wholly_taxed(&self) -> bool {
        let is_taxed = |net: Money, tax: Money| net == Money::ZERO || tax != Money::ZERO;
        let mut items = self.items.iter();
        is_taxed(self.shipping, self.shipping_tax) && items.all(|item| is_taxed(item.total, item.tax))
    }

    /// Takes the note, the reasons, the costs of the lines and the division of refunds from an earlier
    /// version where this one, which came from a file, has none: most systems do not know them.
    pub fn keep_words(&mut self, was: &Self) {
        if !self.exemption.is_stated() && self.is_without_tax() {
            self.exemption.clone_from(&was.exemption);
        }
        self.texts.keep(&was.texts);
        self.corrects = self.corrects.or(was.corrects);
        self.keep_parts(was);
    }

    /// Takes the costs of the lines and the division of refunds from an earlier version where this one has none.
    pub fn keep_parts(&mut self, was: &Self) {
        self.keep_costs(Some(was), |_| None);
        let is_bare = |refund: &&mut Refund| refund.reason.is_empty() && refund.corrects.is_none();
        for refund in self.refunds.iter_mut().filter(is_bare) {
            let bare = |was: &Refund| Refund { reason: String::new(), corrects: None, ..was.clone() };
            if let Some(was) = was.refunds.iter().find(|was| refund.is_same_or_divided(&bare(was))) {
                *refund = was.clone();
            }
        }
    }

    /// Gives each line without a cost of its own the cost of its product, by `cost_of`.
    pub fn take_costs(&mut self, cost_of: impl Fn(ProductId) -> Option<UnitPrice>) {
        for item in self.items.iter_mut().filter(|item| !item.own_cost) {
            item.cost = item.product.and_then(&cost_of);
        }
    }

    /// Gives each line without a cost, as in most files, the cost of the same line in an earlier version, and
    /// a new line that of its product, by `cost_of`.
    pub fn keep_costs(&mut self, was: Option<&Self>, cost_of: impl Fn(ProductId) -> Option<UnitPrice>) {
        let mut left: Vec<&Item> = was.map_or(&[][..], |was| &was.items).iter().collect();
        for item in &mut self.items {
            // Of lines that are called alike, each is the same as one.
            let is_same = |was: &&Item| (was.product, &was.name) == (item.product, &item.name);
            let was = left.iter().position(is_same).map(|at| left.remove(at));
            match was {
                _ if item.cost.is_some() => {}
                Some(was) => (item.cost, item.own_cost) = (was.cost, was.own_cost),
                None => item.cost = item.product.and_then(&cost_of),
            }
        }
    }

    /// The cost of its lines, as far as it is known.
    pub fn costed(&self) -> Computed<Costed> {
        self.items.iter().try_fold(Costed::NONE, |sum, item| sum.plus(item.costed()?))
    }

    /// The day of the supply: the order's day where no other was written.
    pub fn supplied_on(&self) -> Day {
        Day::parse(&self.texts.supplied_on).unwrap_or(self.placed_at.day)
    }

    /// True when no tax is charged, not even at 0 %.
    pub fn is_without_tax(&self) -> bool {
        self.tax == Money::ZERO && self.shipping_tax == Money::ZERO && self.taxes.is_empty()
    }

    /// True when it has data that most files lack: a note, a refund's reason or items, the reason for no tax,
    /// a corrected period, or a cost.
    pub fn has_words(&self) -> bool {
        !self.texts.is_empty()
            || self.exemption.is_stated()
            || self.corrects.is_some()
            || self.items.iter().any(|item| item.cost.is_some())
            || self
                .refunds
                .iter()
                .any(|refund| !refund.is_unsplit() || !refund.reason.is_empty() || refund.corrects.is_some())
    }

    /// The complaint about the first text that is longer than the limit of [`too_long`].
    pub fn overlong(&self) -> Option<Text> {
        let own = [
            (label!("number"), self.number.as_str()),
            (label!("customer"), self.customer.as_deref().unwrap_or_default()),
            (label!("shipping method"), &self.shipping_method),
            (label!("name of its system"), &self.origin.system),
        ];
        let texts = self.texts.each().map(|(field, text)| (field.key, text));
        let items = self.items.iter().map(|item| (label!("name of an item"), item.name.as_str()));
        let coupons = self.coupons.iter().map(|coupon| (label!("coupon"), coupon.code.as_str()));
        let taxes = self.taxes.iter().map(|line| (label!("name of a tax"), line.name.as_str()));
        let reasons =
            self.refunds.iter().map(|refund| (label!("reason of a refund"), refund.reason.as_str()));
        let parts = items.chain(coupons).chain(taxes).chain(reasons).chain(self.exemption.parts());
        too_long(own.into_iter().chain(texts).chain(self.address.parts()).chain(parts))
    }
}

/// The system that an order was imported from.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Origin {
    /// The host or name of the system, that of its program where the file does not say which shop it is of, or empty.
    #[serde(rename = "source", default, skip_serializing_if = "is_default")]
    pub system: String,
    /// The id of the order in that system, which is not its number.
    #[serde(rename = "source_key", default, skip_serializing_if = "is_default")]
    pub key: Option<i64>,
}

/// The programs whose exports are known by their columns, and do not say which shop they are of.
const PROGRAMS: [&str; 5] = ["Amazon", "Etsy", "Shopify", "Square", "WooCommerce"];

impl Origin {
    /// The shop that it names; empty where only its program is known.
    pub fn shop(&self) -> &str {
        if PROGRAMS.contains(&self.system.as_str()) { "" } else { &self.system }
    }
}

/// The columns of an order in the list of orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderSummary {
    /// The order number, unique among orders.
    pub number: String,
    /// The time of the order, shop-local.
    pub placed_at: Local,
    /// The current status.
    pub status: OrderStatus,
    /// The customer's full name, else their login, else the firm or the name of the buyer; `None` when nobody is known.
    pub customer: Option<String>,
    /// The country code of the address, or empty.
    pub country: String,
    /// The amount that the customer was charged.
    pub total: Money,
    /// The sum of its refunds, on whichever date.
    pub refunded: Money,
    /// The sum of the quantities of its items.
    pub items: Quantity,
    /// True if it was charged no tax.
    pub is_untaxed: bool,
}

/// A line item of an order.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// The product; `None` for an item that is no product of the books.
    #[serde(rename = "product_id")]
    pub product: Option<ProductId>,
    /// The product's name at the time of the sale.
    pub name: String,
    /// The number of pieces, or the weight or length; 0 for a fee.
    pub quantity: Quantity,
    /// The amount of the line, for all of the quantity, less discounts and without tax.
    pub total: Money,
    /// The tax of the line.
    pub tax: Money,
    /// The price of one as it was typed, with or without tax as the order's prices are; `None` when it is not
    /// known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub price: Option<UnitPrice>,
    /// The tax class at the time of the sale.
    #[serde(default, skip_serializing_if = "ClassSlug::is_standard")]
    pub class: ClassSlug,
    /// The net cost of one on the day of the order; that of the line for a fee. `None` when it is not known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cost: Option<UnitPrice>,
    /// True if the cost was typed for this line, rather than taken from the product.
    #[serde(default, skip_serializing_if = "is_default")]
    pub own_cost: bool,
}

impl Item {
    /// The cost of the line, to the ten-thousandth; unknown without [`Self::cost`].
    pub fn costed(&self) -> Computed<Costed> {
        let one = Quantity::from_ten_thousandths(10_000);
        let quantity = if self.quantity == Quantity::ZERO { one } else { self.quantity };
        let cost = self.cost.map(|cost| cost.times(quantity, 4)).transpose()?;
        Ok(cost.map_or(Costed::NONE, |cost| Costed { cost, sales: self.total }))
    }
}

/// A coupon used on an order.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coupon {
    /// The code that the customer typed.
    pub code: String,
    /// The part of the order's discount that it explains.
    pub discount: Money,
}

/// Money paid back, counted on its own date. A part that is `None` was not given apart from the amount.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refund {
    /// The time of the refund, shop-local.
    pub refunded_at: Local,
    /// The whole amount, its parts below included.
    pub amount: Money,
    /// The tax in the amount, without that on shipping.
    pub tax: Option<Money>,
    /// The shipping in the amount.
    pub shipping: Option<Money>,
    /// The tax on shipping in the amount.
    pub shipping_tax: Option<Money>,
    /// The items that were returned, with positive quantities and totals.
    pub items: Vec<RefundItem>,
    /// The tax in the amount by rate; empty where it is not known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub taxes: Vec<TaxLine>,
    /// The id of the refund in the system that its order came from; `None` for one made in this program.
    #[serde(rename = "source_key", default, skip_serializing_if = "is_default")]
    pub key: Option<i64>,
    /// The reason for the refund; may be empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reason: String,
    /// The closed period that it corrects, if any.
    #[serde(default, skip_serializing_if = "is_default")]
    pub corrects: Option<TaxPeriod>,
}

impl Refund {
    /// True when only the amount is known, and none of its parts.
    pub const fn is_unsplit(&self) -> bool {
        self.tax.is_none() && self.shipping.is_none() && self.shipping_tax.is_none()
    }
}

/// A line item that was returned.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefundItem {
    /// The product; `None` for an item that is no product of the books.
    #[serde(rename = "product_id")]
    pub product: Option<ProductId>,
    /// The quantity that was returned, positive.
    pub quantity: Quantity,
    /// The amount that was refunded for it, positive and without tax.
    pub total: Money,
    /// The net cost of all of the quantity, where the credit note has no order that states it; `None` when it
    /// is not known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cost: Option<Money>,
}

impl RefundItem {
    /// The cost of a credit note's item, and the sales that it is of; nothing when that is not known.
    pub fn costed(&self) -> Costed {
        self.cost.map_or(Costed::NONE, |cost| Costed { cost, sales: self.total })
    }
}

/// A refund whose order is not in the books (choice 24).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CreditNote {
    /// The number of the credit note, unique among credit notes.
    pub number: String,
    /// The customer's login, when known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub customer: Option<String>,
    /// The amount, its date and its parts.
    #[serde(flatten)]
    pub refund: Refund,
}

impl CreditNote {
    /// As [`Order::keep_costs`], for its items.
    pub fn keep_costs(
        &mut self,
        was: Option<&Self>,
        cost_of: impl Fn(ProductId) -> Option<UnitPrice>,
    ) -> Result<()> {
        let mut left: Vec<&RefundItem> = was.map_or(&[][..], |was| &was.refund.items).iter().collect();
        for item in &mut self.refund.items {
            let bare = |item: &RefundItem| RefundItem { cost: None, ..item.clone() };
            let was = left.iter().position(|was| bare(was) == bare(item)).map(|at| left.remove(at));
            if item.cost.is_some() {
                continue;
            }
            if let Some(was) = was {
                item.cost = was.cost;
                continue;
            }
            let cost = item.product.and_then(&cost_of);
            let cost = cost.map(|cost| cost.times(item.quantity, 4)).transpose()?;
            // Nothing that cost nothing is not kept apart from what is not known.
            item.cost = cost.filter(|cost| (*cost, item.total) != (Money::ZERO, Money::ZERO));
        }
        Ok(())
    }
}

/// The columns of an order in an export of orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderLine {
    /// The order number, unique among orders.
    pub number: String,
    /// The time of the order, shop-local.
    pub placed_at: Local,
    /// The current status.
    pub status: OrderStatus,
    /// The customer's full name, else their login, else the firm or the name of the buyer; empty when nobody is known.
    pub customer: String,
    /// The country code of the address, or empty.
    pub country: String,
    /// The sum of the quantities of its items.
    pub items: Quantity,
    /// The amount that the customer was charged.
    pub total: Money,
    /// The tax on items and on shipping.
    pub tax: Money,
    /// Shipping, without tax.
    pub shipping: Money,
    /// The sum of the discounts.
    pub discount: Money,
    /// The sum of its refunds, on whichever date.
    pub refunded: Money,
    /// Free texts on the order.
    pub texts: OrderTexts,
}

/// The columns of a refund or a credit note in an export of refunds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefundLine {
    /// The number of its order; `None` for a credit note.
    pub order: Option<String>,
    /// The number of the credit note; `None` for a refund of an order.
    pub note: Option<String>,
    /// The time of the refund, shop-local.
    pub refunded_at: Local,
    /// The customer's full name, else their login, else the firm or the name of the buyer; empty when nobody is known.
    pub customer: String,
    /// The whole amount, tax and shipping included.
    pub amount: Money,
    /// The tax in the amount, that on shipping included.
    pub tax: Money,
    /// The shipping in the amount, without tax.
    pub shipping: Money,
    /// The reason for the refund; may be empty.
    pub reason: String,
}
