//! An order as it is being typed: texts as they stand in the form, kept until they are saved or
//! discarded, also from one time to the next.

use serde::{Deserialize, Serialize};

use crate::domain::address::Address;
use crate::domain::ids::ProductId;
use crate::domain::money::Money;
use crate::domain::order::{Coupon, OrderStatus};
use crate::domain::order_form::{FormLine, OrderForm};
use crate::domain::tax::Prices;
use crate::domain::time::Local;
use crate::ui::format::{self, Amounts};

use super::FormDraft;

/// Which order a form is about.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum OrderKey {
    /// One that is not in the books yet.
    New(u32),
    /// The one with this number.
    Number(String),
}

/// A line of it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DraftLine {
    /// The id of the product, when it is one of the books.
    pub(crate) product: Option<i64>,
    pub(crate) name: String,
    pub(crate) quantity: String,
    pub(crate) price: String,
    /// What the product is called, where the line says nothing else.
    #[serde(default)]
    pub(crate) called: String,
    /// The slug of its tax class; empty is the standard one.
    pub(crate) class: String,
    /// What was scanned, where no product has that code.
    #[serde(default)]
    pub(crate) code: String,
}

impl DraftLine {
    /// Whether it is of a scan that no product has, and nobody has said what it costs.
    pub(crate) fn is_unknown(&self) -> bool {
        !self.code.is_empty() && self.price.trim().is_empty()
    }
}

/// Something that is taken off.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DraftCoupon {
    pub(crate) code: String,
    pub(crate) discount: String,
}

impl DraftCoupon {
    /// Whether nothing is typed.
    pub(crate) fn is_empty(&self) -> bool {
        self.code.trim().is_empty() && self.discount.trim().is_empty()
    }
}

/// Where it goes to.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DraftAddress {
    pub(crate) street: String,
    pub(crate) city: String,
    pub(crate) state: String,
    pub(crate) postcode: String,
    pub(crate) country: String,
}

impl DraftAddress {
    /// As it stands in the books.
    pub(crate) fn of(address: &Address) -> Self {
        Self {
            street: address.street.clone(),
            city: address.city.clone(),
            state: address.state.clone(),
            postcode: address.postcode.clone(),
            country: address.country.clone(),
        }
    }

    /// For the books.
    pub(crate) fn address(&self) -> Address {
        Address {
            street: self.street.clone(),
            city: self.city.clone(),
            state: self.state.clone(),
            postcode: self.postcode.clone(),
            country: self.country.clone(),
        }
    }

    /// In one line: `14 Shore Street, Edinburgh EH6 6QN, GB`; empty when nothing is known.
    pub(crate) fn line(&self) -> String {
        let town = [self.city.trim(), self.postcode.trim()];
        let town = town.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
        let parts = [self.street.trim(), &town, self.state.trim(), self.country.trim()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    }
}

/// The whole of it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct OrderDraft {
    /// As typed; the name of the customer who was chosen.
    pub(crate) customer: String,
    /// The login of who was chosen; none for a new name, or for nobody.
    pub(crate) login: Option<String>,
    pub(crate) date: String,
    pub(crate) time: String,
    /// As files write it.
    pub(crate) status: String,
    pub(crate) address: DraftAddress,
    pub(crate) lines: Vec<DraftLine>,
    /// In the field for the next line.
    pub(crate) adding: String,
    pub(crate) shipping: String,
    pub(crate) shipping_method: String,
    /// At least one, which may be empty.
    pub(crate) coupons: Vec<DraftCoupon>,
    /// Whether what is typed holds its tax already.
    pub(crate) includes_tax: bool,
}

impl OrderDraft {
    /// A new order: sold now, paid and done.
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

    /// As a form would have been typed, with the name of its customer.
    pub(crate) fn of(form: &OrderForm, customer: &str, amounts: Amounts) -> Self {
        let or_empty =
            |amount: Money| if amount == Money::ZERO { String::new() } else { amounts.typed(amount) };
        let line = |line: &FormLine| DraftLine {
            product: line.product.map(ProductId::get),
            name: line.name.clone(),
            called: String::new(),
            quantity: format::grouped(&line.quantity.to_text()),
            price: amounts.price(line.price),
            class: if line.class.is_standard() { String::new() } else { line.class.as_str().to_owned() },
            code: String::new(),
        };
        let coupon =
            |coupon: &Coupon| DraftCoupon { code: coupon.code.clone(), discount: or_empty(coupon.discount) };
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
            address: DraftAddress::of(&form.address),
            lines: form.lines.iter().map(line).collect(),
            adding: String::new(),
            shipping: or_empty(form.shipping),
            shipping_method: form.shipping_method.clone(),
            coupons,
            includes_tax: form.prices.include_tax(),
        }
    }

    /// Whether it comes to the same as another: they differ in nothing that a price or a tax follows from.
    pub(crate) fn is_same_money(&self, other: &Self) -> bool {
        let place = |draft: &Self| DraftAddress { street: String::new(), ..draft.address.clone() };
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

/// A place in the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Spot {
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
    RefundQuantity(usize),
    RefundAmount,
    RefundDate,
    RefundTime,
}

/// The form of an order.
pub(crate) type Form = FormDraft<OrderDraft>;

/// Forms that are not saved, as the window remembers them.
pub(crate) type Unsaved = Vec<(OrderKey, Form)>;

/// What is suggested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Suggesting {
    Customers,
    Products,
}
