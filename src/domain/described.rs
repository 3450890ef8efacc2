//! What the preview of an import and the history say of nouns that are more than one row.

use crate::error::Result;
use crate::money::Money;
use crate::noun::{Describe, Described, NounKind};
use crate::order::{CreditNote, Customer, Order, OrderStatus};
use crate::purchase::SupplierPurchase;
use crate::rate::TaxRate;
use crate::returns::{EnteredBox, RateType, SupplyKind};
use crate::shop::closed_period::PeriodRecord;
use crate::table::Cell;
use crate::tax::class::TaxClass;
use crate::text::first_upper;

/// Parts that are not empty, separated: `FR, 75001 · VAT`.
fn joined(parts: &[&str], separator: &str) -> String {
    parts.iter().copied().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(separator)
}

const fn yes_or_no(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
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

    fn described(&self) -> Described {
        let (login, email) = (self.login.as_str(), self.email.as_str());
        let shown = [if self.name.is_empty() { "" } else { login }, if email == login { "" } else { email }];
        let [street, city, state, postcode, country] = self.address.parts().map(|(_, text)| Cell::text(text));
        Described {
            kind: Self::kind(),
            name: self.called().to_owned(),
            fields: vec![
                ("Name", Cell::text(&self.name)),
                ("Email", Cell::text(email)),
                ("Street", street),
                ("City", city),
                ("State", state),
                ("Postcode", postcode),
                ("Country", country),
                ("VAT number", Cell::text(&self.vat_number)),
                ("Registered", Cell::Moment(self.registered_at)),
                ("Archived", Cell::text(yes_or_no(self.archived))),
            ],
            preview: shown.map(|text| (Cell::text(text), "")).into(),
        }
    }
}

/// The figures of an order that a preview compares.
impl Describe for Order {
    fn kind() -> NounKind {
        NounKind::Order
    }

    fn described(&self) -> Described {
        let (total, at) = (Cell::Money(self.total), Cell::Moment(self.placed_at));
        let status = Cell::Text(self.status.for_people());
        Described {
            kind: Self::kind(),
            name: self.number.clone(),
            fields: vec![("Total", total.clone()), ("Status", status.clone()), ("Date", at.clone())],
            preview: vec![(at, ""), (status, ""), (total, "")],
        }
    }
}

impl Describe for CreditNote {
    fn kind() -> NounKind {
        NounKind::CreditNote
    }

    fn described(&self) -> Described {
        let (amount, at) = (Cell::Money(self.refund.amount), Cell::Moment(self.refund.refunded_at));
        Described {
            kind: Self::kind(),
            name: self.number.clone(),
            fields: vec![("Amount", amount.clone()), ("Date", at.clone())],
            preview: vec![(at, ""), (amount, "")],
        }
    }
}

impl Describe for SupplierPurchase {
    fn kind() -> NounKind {
        NounKind::Purchase
    }

    fn described(&self) -> Described {
        let Self { supplier, purchase } = self;
        // The sums of a purchase fit, since its size is limited.
        let sum = |amount: Result<Money>| Cell::Money(amount.unwrap_or_default());
        let (supplier, date) = (Cell::text(&supplier.name), Cell::Day(purchase.date));
        let (net, tax) = (sum(purchase.net()), sum(purchase.tax()));
        Described {
            kind: Self::kind(),
            name: purchase.document.clone(),
            preview: vec![
                (supplier.clone(), ""),
                (date.clone(), ""),
                (net.clone(), ""),
                (tax.clone(), "tax"),
            ],
            fields: vec![("Supplier", supplier), ("Date", date), ("Net", net), ("Tax", tax)],
        }
    }
}

/// The amount is in the currency of its form.
impl Describe for EnteredBox {
    fn kind() -> NounKind {
        NounKind::EnteredAmount
    }

    fn described(&self) -> Described {
        let (amount, reason) = (Cell::Text(self.amount.to_grouped_text(2)), Cell::text(&self.reason));
        Described {
            kind: Self::kind(),
            name: format!("Box {} of {}, {}", self.number, self.form, self.period.name()),
            fields: vec![("Amount", amount.clone()), ("Reason", reason.clone())],
            preview: vec![(amount, ""), (reason, "")],
        }
    }
}

impl Describe for PeriodRecord {
    fn kind() -> NounKind {
        NounKind::Period
    }

    fn described(&self) -> Described {
        let (words, at) = (Cell::text(self.words()), Cell::Moment(self.at));
        Described {
            kind: Self::kind(),
            name: self.period.name(),
            fields: vec![("State", words.clone()), ("On", at.clone())],
            preview: vec![(words, ""), (at, "")],
        }
    }
}

impl Describe for TaxClass {
    fn kind() -> NounKind {
        NounKind::TaxClass
    }

    fn described(&self) -> Described {
        Described {
            kind: Self::kind(),
            name: self.name.clone(),
            fields: vec![
                ("Name", Cell::text(&self.name)),
                ("Slug", Cell::text(self.slug.as_str())),
                ("Rate type", Cell::text(self.rate_type.map_or("", RateType::name))),
                ("Kind", Cell::text(self.kind.map_or("", SupplyKind::name))),
            ],
            preview: Vec::new(),
        }
    }
}

impl Describe for TaxRate {
    fn kind() -> NounKind {
        NounKind::TaxRate
    }

    fn described(&self) -> Described {
        let place = joined(&[&self.country, &self.state, &self.postcode_text(), &self.city_text()], ", ");
        let place = if place.is_empty() { "Everywhere" } else { &place };
        let percent = self.rate.map_or(Cell::Empty, |rate| Cell::Percent(rate.ten_thousandths()));
        let class = if self.class.is_standard() { Cell::Empty } else { Cell::Class(self.class.clone()) };
        let priority = if self.priority == 1 { String::new() } else { format!("priority {}", self.priority) };
        Described {
            kind: Self::kind(),
            name: joined(&[place, &self.name], " · "),
            fields: vec![
                ("Rate", percent.clone()),
                ("Compound", Cell::text(yes_or_no(self.compound))),
                ("Taxes shipping", Cell::text(yes_or_no(self.shipping))),
                ("Place in lists", Cell::Whole(self.order)),
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
