//! The draft of an order: the texts of its form as typed, kept until they are saved or discarded, also when
//! the program closes.

use serde::{Deserialize, Serialize};

use crate::format::{self, Amounts};
use domain::ids::ProductId;
use domain::money::Money;
use domain::order::discount::{Discount, FormCoupon};
use domain::order::form::{FormLine, OrderForm};
use domain::order::{OrderStatus, OrderTexts};
use domain::places::address::Address;
use domain::tax::Prices;
use domain::tax::class::ClassSlug;
use domain::tax::exemption::TaxExemption;
use domain::time::tax_period::TaxPeriod;
use domain::time::{Day, Local};

use crate::model::{Draft, FormKey};

/// The order that a form is of, by its number.
pub(crate) type OrderKey = FormKey<String>;

/// A line item as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DraftLine {
    /// The id of its product, if it has one.
    pub(crate) product: Option<i64>,
    pub(crate) name: String,
    pub(crate) quantity: String,
    pub(crate) price: String,
    /// The name of the product, shown while `name` is empty.
    pub(crate) called: String,
    /// The slug of its tax class; empty for the standard class.
    pub(crate) class: String,
    /// True if its product is added to the shop when the order is saved.
    pub(crate) is_new: bool,
    /// The code that this product gets; empty for none.
    pub(crate) code: String,
    /// The cost of one, if it differs from that of its product; empty otherwise.
    #[serde(default)]
    pub(crate) cost: String,
}

impl DraftLine {
    pub(crate) fn is_named(&self) -> bool {
        self.product.is_some() || !self.name.trim().is_empty()
    }
}

/// A coupon as typed: its code, and its discount as an amount or a percentage.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DraftCoupon {
    pub(crate) code: String,
    pub(crate) discount: String,
}

/// The slug of a class in a draft; empty for the standard one.
pub(super) fn slug_of(class: &ClassSlug) -> String {
    if class.is_standard() { String::new() } else { class.as_str().to_owned() }
}

impl DraftCoupon {
    pub(crate) fn is_empty(&self) -> bool {
        self.code.trim().is_empty() && self.discount.trim().is_empty()
    }
}

/// The form of an order as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct OrderDraft {
    /// The name of the chosen customer, or a new name.
    pub(crate) customer: String,
    /// The login of the chosen customer; `None` for a new name or no customer.
    pub(crate) login: Option<String>,
    pub(crate) date: String,
    pub(crate) time: String,
    /// The status as the API writes it: `on-hold`.
    pub(crate) status: String,
    pub(crate) address: Address,
    pub(crate) lines: Vec<DraftLine>,
    /// The text of the field that adds a line item.
    pub(crate) adding: String,
    pub(crate) shipping: String,
    pub(crate) shipping_method: String,
    /// At least one, which may be empty.
    pub(crate) coupons: Vec<DraftCoupon>,
    pub(crate) includes_tax: bool,
    /// Texts that are printed on it.
    pub(crate) texts: OrderTexts,
    pub(crate) exemption: TaxExemption,
    /// The closed period that it corrects.
    pub(crate) corrects: Option<TaxPeriod>,
}

impl OrderDraft {
    /// A draft without line items, of the status completed.
    pub(crate) fn new(now: Local, prices: Prices) -> Self {
        Self {
            date: format::day(now.day),
            time: format::clock(now),
            status: OrderStatus::Completed.as_str().to_owned(),
            coupons: vec![DraftCoupon::default()],
            includes_tax: prices.include_tax(),
            ..Self::default()
        }
    }

    /// The texts that the form shows for `form`; `customer` is the name of its customer.
    pub(crate) fn of(form: &OrderForm, customer: &str, amounts: Amounts) -> Self {
        let or_empty =
            |amount: Money| if amount == Money::ZERO { String::new() } else { amounts.typed(amount) };
        let line = |line: &FormLine| DraftLine {
            product: line.product.map(ProductId::get),
            name: line.name.clone(),
            quantity: amounts.formatter.grouped(&line.quantity.to_text()),
            price: amounts.price(line.price),
            class: slug_of(&line.class),
            cost: line.cost.map(|cost| amounts.price(cost)).unwrap_or_default(),
            ..DraftLine::default()
        };
        let discount = |discount: Discount| match discount {
            Discount::Amount(amount) => or_empty(amount),
            Discount::Percent(percent) => amounts.formatter.percent(percent),
        };
        let coupon = |coupon: &FormCoupon| DraftCoupon {
            code: coupon.code.clone(),
            discount: discount(coupon.discount),
        };
        let mut coupons: Vec<DraftCoupon> = form.coupons.iter().map(coupon).collect();
        if coupons.is_empty() {
            coupons.push(DraftCoupon::default());
        }
        Self {
            customer: customer.to_owned(),
            login: form.customer.clone(),
            date: format::day(form.placed_at.day),
            time: format::typed_clock(form.placed_at),
            status: form.status.as_str().to_owned(),
            address: amounts.formatter.address(&form.address),
            lines: form.lines.iter().map(line).collect(),
            adding: String::new(),
            shipping: or_empty(form.shipping),
            shipping_method: form.shipping_method.clone(),
            coupons,
            includes_tax: form.prices.include_tax(),
            texts: form
                .texts
                .clone()
                .with_days(|_, day| Day::parse(day).map(format::day).unwrap_or_default()),
            exemption: form.exemption.clone(),
            corrects: form.corrects,
        }
    }

    /// True for an order with a line item; without one it has no total.
    pub(crate) fn has_items(&self) -> bool {
        self.lines.iter().any(DraftLine::is_named)
    }

    /// True for an equal total, equal taxes and the same reason for them.
    pub(crate) fn is_same_figures(&self, other: &Self) -> bool {
        self.is_same_money(other) && self.exemption.cleaned() == other.exemption.cleaned()
    }

    /// True if everything typed of its total and taxes is equal, apart from a reason for no tax.
    pub(crate) fn is_same_money(&self, other: &Self) -> bool {
        let place = |draft: &Self| Address { street: String::new(), ..draft.address.clone() };
        let coupons = |draft: &Self| {
            draft.coupons.iter().filter(|coupon| !coupon.is_empty()).cloned().collect::<Vec<_>>()
        };
        self.lines == other.lines
            && self.shipping.trim() == other.shipping.trim()
            && self.includes_tax == other.includes_tax
            && coupons(self) == coupons(other)
            && place(self) == place(other)
    }
}

/// A field of the form; the number is the index of a line item or coupon.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum FormField {
    #[default]
    Customer,
    Date,
    Time,
    Country,
    State,
    Postcode,
    City,
    Street,
    Name(usize),
    Quantity(usize),
    Price(usize),
    Adding,
    Coupon(usize),
    Discount(usize),
    Method,
    Shipping,
    /// A text, by its place among the fields of [`OrderTexts`].
    Text(usize),
    /// The VAT number of a reason for no tax, or the words of another one.
    Exemption,
    RefundQuantity(usize),
    RefundAmount,
    RefundDate,
    RefundTime,
    RefundReason,
}

pub(crate) type Form = Draft<OrderDraft>;

/// The drafts of orders that are kept when the program closes.
pub(crate) type Unsaved = Vec<(OrderKey, Form)>;

/// The list that suggestions are from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Suggesting {
    Customers,
    Products,
}
