//! What the preview of an import and the history say of nouns that are more than one row.

use std::borrow::Cow;

use crate::error::Result;
use crate::label;
use crate::money::Money;
use crate::noun::{Describe, Described, Fact, Names, NounKind};
use crate::order::{CreditNote, Customer, Item, Order, OrderStatus, Refund};
use crate::percent::Percent;
use crate::places::address::Address;
use crate::purchase::{PurchaseLine, SupplierPurchase};
use crate::rate::TaxRate;
use crate::returns::{EnteredBox, RateType, SupplyKind};
use crate::shop::closed_period::PeriodRecord;
use crate::table::Cell;
use crate::tax::class::TaxClass;
use crate::text::first_upper;
use crate::time::tax_period::TaxPeriod;

/// Parts that are not empty, separated: `FR, 75001 · VAT`.
fn joined(parts: &[&str], separator: &str) -> String {
    parts.iter().copied().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(separator)
}

const fn yes_or_no(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

fn fact(heading: &'static str, cell: Cell) -> Fact {
    (Cow::Borrowed(heading), cell)
}

fn text(heading: &'static str, value: impl Into<String>) -> Fact {
    fact(heading, Cell::text(value))
}

/// An amount that is mostly nothing, and then not said.
fn amount(heading: &'static str, amount: Money) -> Fact {
    fact(heading, if amount == Money::ZERO { Cell::Empty } else { Cell::Money(amount) })
}

/// Each part under the heading of its kind and its number: `Line 2`.
fn numbered<'p, P>(
    heading: &'static str,
    parts: &'p [P],
    cell: impl Fn(&P) -> Cell + 'p,
) -> impl Iterator<Item = Fact> + 'p {
    (1..).zip(parts).map(move |(number, part)| (Cow::Owned(format!("{heading} {number}")), cell(part)))
}

fn address(address: &Address) -> [Fact; 5] {
    let Address { street, city, state, postcode, country } = address;
    [
        text(label!("Street"), street),
        text(label!("City"), city),
        text(label!("State"), state),
        text(label!("Postcode"), postcode),
        text(label!("Country"), country),
    ]
}

fn period_name(period: Option<TaxPeriod>) -> String {
    period.map(TaxPeriod::name).unwrap_or_default()
}

impl OrderStatus {
    /// The status for people: `On hold`. An order that another system has deleted is archived here.
    pub fn for_people(self) -> String {
        match self {
            Self::Trash => "Archived".to_owned(),
            status => first_upper(&status.as_str().replace('-', " ")),
        }
    }
}

impl Describe for Customer {
    fn kind() -> NounKind {
        NounKind::Customer
    }

    fn described(&self, _: &dyn Names) -> Described {
        let (login, email) = (self.login.as_str(), self.email.as_str());
        let shown = [if self.name.is_empty() { "" } else { login }, if email == login { "" } else { email }];
        let mut fields = vec![text(label!("Name"), &self.name), text(label!("Email"), email)];
        fields.extend(address(&self.address));
        fields.extend([
            text(label!("VAT number"), &self.vat_number),
            fact(label!("Registered"), Cell::Moment(self.registered_at)),
            text(label!("Archived"), yes_or_no(self.archived)),
        ]);
        Described {
            kind: Self::kind(),
            name: self.called().to_owned(),
            fields,
            preview: shown.map(|text| (Cell::text(text), "")).into(),
        }
    }
}

impl Describe for Order {
    fn kind() -> NounKind {
        NounKind::Order
    }

    fn described(&self, names: &dyn Names) -> Described {
        let (total, at) = (Cell::Money(self.total), Cell::Moment(self.placed_at));
        let status = Cell::Text(self.status.for_people());
        let customer = self.customer.as_deref().map(|login| names.customer(login)).unwrap_or_default();
        let mut fields = vec![
            text(label!("Number"), &self.number),
            fact(label!("Status"), status.clone()),
            fact(label!("Date"), at.clone()),
            text(label!("Customer"), customer),
        ];
        fields.extend(address(&self.address));
        fields.extend(numbered("Line", &self.items, |item| self::item(item, names)));
        fields.extend(
            self.coupons
                .iter()
                .map(|coupon| (Cow::Owned(format!("Coupon {}", coupon.code)), Cell::Money(coupon.discount))),
        );
        fields.extend([
            text(label!("Shipped by"), &self.shipping_method),
            amount(label!("Shipping"), self.shipping),
            amount(label!("Discount"), self.discount),
            amount(label!("Tax"), self.tax.plus(self.shipping_tax).unwrap_or(self.tax)),
            fact(label!("Total"), total.clone()),
            text(label!("Corrects"), period_name(self.corrects)),
            text(label!("No tax"), self.exemption.described()),
        ]);
        fields.extend(self.texts.each().map(|(field, value)| text(field.heading, value)));
        fields.extend(numbered("Refund", &self.refunds, refund));
        Described {
            kind: Self::kind(),
            name: self.number.clone(),
            fields,
            preview: vec![(at, ""), (status, ""), (total, "")],
        }
    }
}

/// `2 × Enamel mug, £50.00`, with the class where it is not the standard one.
fn item(item: &Item, names: &dyn Names) -> Cell {
    let current = item.product.filter(|_| item.name.is_empty()).map(|id| names.product(id));
    let mut parts = vec![
        Cell::Quantity(item.quantity),
        Cell::Text(format!(" × {}, ", current.as_ref().unwrap_or(&item.name))),
        Cell::Money(item.total),
    ];
    if !item.class.is_standard() {
        parts.extend([Cell::text(", "), Cell::Class(item.class.clone())]);
    }
    Cell::Joined(parts)
}

/// `£50.00, 3 May 2026, corrects April 2026: broken`.
fn refund(refund: &Refund) -> Cell {
    let corrects = refund.corrects.map(|period| format!(", corrects {}", period.name()));
    let reason = if refund.reason.is_empty() { String::new() } else { format!(": {}", refund.reason) };
    Cell::Joined(vec![
        Cell::Money(refund.amount),
        Cell::text(", "),
        Cell::Moment(refund.refunded_at),
        Cell::Text(corrects.unwrap_or_default() + &reason),
    ])
}

impl Describe for CreditNote {
    fn kind() -> NounKind {
        NounKind::CreditNote
    }

    fn described(&self, names: &dyn Names) -> Described {
        let (amount, at) = (Cell::Money(self.refund.amount), Cell::Moment(self.refund.refunded_at));
        let customer = self.customer.as_deref().map(|login| names.customer(login)).unwrap_or_default();
        Described {
            kind: Self::kind(),
            name: self.number.clone(),
            fields: vec![text(label!("Customer"), customer), fact(label!("Amount"), refund(&self.refund))],
            preview: vec![(at, ""), (amount, "")],
        }
    }
}

impl Describe for SupplierPurchase {
    fn kind() -> NounKind {
        NounKind::Purchase
    }

    fn described(&self, _: &dyn Names) -> Described {
        let Self { supplier, purchase } = self;
        // The sums of a purchase fit, since its size is limited.
        let sum = |amount: Result<Money>| Cell::Money(amount.unwrap_or_default());
        let (supplier, date) = (Cell::text(&supplier.name), Cell::Day(purchase.date));
        let (net, tax) = (sum(purchase.net()), sum(purchase.tax()));
        let mut fields = vec![
            fact(label!("Date"), date.clone()),
            fact(label!("Supplier"), supplier.clone()),
            text(label!("Document"), &purchase.document),
        ];
        fields.extend(numbered("Line", &purchase.lines, purchase_line));
        fields.extend([
            text(label!("Corrects"), period_name(purchase.corrects)),
            fact(label!("Paid on"), purchase.paid_on.map_or(Cell::Empty, Cell::Day)),
            text(label!("Note"), &purchase.note),
        ]);
        Described {
            kind: Self::kind(),
            name: purchase.document.clone(),
            preview: vec![
                (supplier.clone(), ""),
                (date.clone(), ""),
                (net.clone(), ""),
                (tax.clone(), "tax"),
            ],
            fields,
        }
    }
}

/// `£100.00 and £20.00 tax, 20 %, goods`, with what is not the usual.
fn purchase_line(line: &PurchaseLine) -> Cell {
    let percent = |percent: Percent| Cell::Percent(percent.ten_thousandths());
    let mut parts =
        vec![Cell::Money(line.net), Cell::text(" and "), Cell::Money(line.tax), Cell::text(" tax")];
    if let Some(rate) = line.rate {
        parts.extend([Cell::text(", "), percent(rate)]);
    }
    let treatment = if line.treatment.is_charged() { "" } else { line.treatment.as_str() };
    for word in [line.code.clone(), line.kind.as_str().to_owned(), treatment.replace('-', " ")] {
        if !word.is_empty() {
            parts.push(Cell::Text(format!(", {word}")));
        }
    }
    if line.deductible != Percent::HUNDRED {
        parts.extend([Cell::text(", "), percent(line.deductible), Cell::text(" deductible")]);
    }
    Cell::Joined(parts)
}

/// The amount is in the currency of its form.
impl Describe for EnteredBox {
    fn kind() -> NounKind {
        NounKind::EnteredAmount
    }

    fn described(&self, _: &dyn Names) -> Described {
        let (amount, reason) = (Cell::Text(self.amount.to_grouped_text(2)), Cell::text(&self.reason));
        Described {
            kind: Self::kind(),
            name: format!("Box {} of {}, {}", self.number, self.form, self.period.name()),
            fields: vec![fact(label!("Amount"), amount.clone()), fact(label!("Reason"), reason.clone())],
            preview: vec![(amount, ""), (reason, "")],
        }
    }
}

impl Describe for PeriodRecord {
    fn kind() -> NounKind {
        NounKind::Period
    }

    fn described(&self, _: &dyn Names) -> Described {
        let (words, at) = (Cell::text(self.words()), Cell::Moment(self.at));
        Described {
            kind: Self::kind(),
            name: self.period.name(),
            fields: vec![fact("State", words.clone()), fact(label!("On"), at.clone())],
            preview: vec![(words, ""), (at, "")],
        }
    }
}

impl Describe for TaxClass {
    fn kind() -> NounKind {
        NounKind::TaxClass
    }

    fn described(&self, _: &dyn Names) -> Described {
        Described {
            kind: Self::kind(),
            name: self.name.clone(),
            fields: vec![
                text(label!("Name"), &self.name),
                text(label!("Slug"), self.slug.as_str()),
                text(label!("Rate type"), self.rate_type.map_or("", RateType::name)),
                text(label!("Kind"), self.kind.map_or("", SupplyKind::name)),
            ],
            preview: Vec::new(),
        }
    }
}

impl Describe for TaxRate {
    fn kind() -> NounKind {
        NounKind::TaxRate
    }

    fn described(&self, _: &dyn Names) -> Described {
        let place = joined(&[&self.country, &self.state, &self.postcode_text(), &self.city_text()], ", ");
        let place = if place.is_empty() { "Everywhere" } else { &place };
        let percent = self.rate.map_or(Cell::Empty, |rate| Cell::Percent(rate.ten_thousandths()));
        let class = if self.class.is_standard() { Cell::Empty } else { Cell::Class(self.class.clone()) };
        let priority = if self.priority == 1 { String::new() } else { format!("priority {}", self.priority) };
        Described {
            kind: Self::kind(),
            name: joined(&[place, &self.name], " · "),
            fields: vec![
                text(label!("Country"), &self.country),
                text(label!("State"), &self.state),
                text(label!("Postcode"), self.postcodes.join("; ")),
                text(label!("City"), self.cities.join("; ")),
                fact(label!("Rate"), percent.clone()),
                text(label!("Name"), &self.name),
                text(label!("Priority"), self.priority.to_string()),
                text(label!("Compound"), yes_or_no(self.compound)),
                text(label!("Taxes shipping"), yes_or_no(self.shipping)),
                fact(label!("Place in lists"), Cell::Whole(self.order)),
                fact(label!("Class"), Cell::Class(self.class.clone())),
            ],
            preview: vec![
                (percent, ""),
                (class, ""),
                (Cell::Text(priority), ""),
                (Cell::text(if self.compound { "compound" } else { "" }), ""),
            ],
        }
    }
}
