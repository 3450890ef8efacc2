//! The things that files hold, one by one, with what would become of each: what a preview lists. Kept only
//! for a rehearsal, and only so many, since nobody reads a million of them.

use super::{Import, Mode, Noun, Outcome};
use crate::domain::class::TaxClass;
use crate::domain::money::Money;
use crate::domain::order::{CreditNote, Customer, Order, OrderStatus, Product};
use crate::domain::rate::TaxRate;
use crate::domain::time::Local;
use crate::domain::unit_price::UnitPrice;

/// How many things of a kind and outcome are kept; the rest are counted.
const MOST_ROWS: u64 = 1_000;

/// What a preview says of a thing.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are those of the thing")]
pub enum Thing {
    Product { name: String, sku: String, price: Option<UnitPrice> },
    Customer { login: String, name: String, email: String },
    Order { number: String, placed_at: Local, status: OrderStatus, total: Money },
    CreditNote { number: String, refunded_at: Local, amount: Money },
    TaxClass { name: String },
    TaxRate(Box<TaxRate>),
}

impl Thing {
    /// Its kind.
    pub const fn noun(&self) -> Noun {
        match self {
            Self::Product { .. } => Noun::Products,
            Self::Customer { .. } => Noun::Customers,
            Self::Order { .. } => Noun::Orders,
            Self::CreditNote { .. } => Noun::CreditNotes,
            Self::TaxClass { .. } => Noun::TaxClasses,
            Self::TaxRate(_) => Noun::TaxRates,
        }
    }
}

/// A thing that the files hold, or that goes since they do not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportRow {
    /// What would become of it.
    pub outcome: Outcome,
    /// The line or entry of its file, where that is how it is found there.
    pub line: Option<u64>,
    /// As the file has it.
    pub is: Thing,
    /// As the shop has it.
    pub was: Option<Thing>,
}

/// What can be counted and listed.
pub(super) trait Counted {
    const NOUN: Noun;

    fn thing(&self) -> Thing;
}

impl Counted for Product {
    const NOUN: Noun = Noun::Products;

    fn thing(&self) -> Thing {
        Thing::Product { name: self.name.clone(), sku: self.sku.clone(), price: self.price }
    }
}

impl Counted for Customer {
    const NOUN: Noun = Noun::Customers;

    fn thing(&self) -> Thing {
        Thing::Customer { login: self.login.clone(), name: self.name.clone(), email: self.email.clone() }
    }
}

impl Counted for Order {
    const NOUN: Noun = Noun::Orders;

    fn thing(&self) -> Thing {
        let (placed_at, status, total) = (self.placed_at, self.status, self.total);
        Thing::Order { number: self.number.clone(), placed_at, status, total }
    }
}

impl Counted for CreditNote {
    const NOUN: Noun = Noun::CreditNotes;

    fn thing(&self) -> Thing {
        let (refunded_at, amount) = (self.refund.refunded_at, self.refund.amount);
        Thing::CreditNote { number: self.number.clone(), refunded_at, amount }
    }
}

impl Counted for TaxClass {
    const NOUN: Noun = Noun::TaxClasses;

    fn thing(&self) -> Thing {
        Thing::TaxClass { name: self.name.clone() }
    }
}

impl Counted for TaxRate {
    const NOUN: Noun = Noun::TaxRates;

    fn thing(&self) -> Thing {
        Thing::TaxRate(Box::new(self.clone()))
    }
}

impl Import<'_, '_, '_> {
    /// Counts what becomes of a thing; `was` is what the shop has in its place.
    pub(super) fn count<T: Counted>(&mut self, outcome: Outcome, is: &T, was: Option<&T>) {
        self.count_line(outcome, None, is, was);
    }

    /// Counts what becomes of a thing that is found by its line.
    pub(super) fn count_line<T: Counted>(
        &mut self,
        outcome: Outcome,
        line: Option<u64>,
        is: &T,
        was: Option<&T>,
    ) {
        let count = self.report.count(T::NOUN, outcome);
        if self.options.mode == Mode::Rehearse && count <= MOST_ROWS {
            let (is, was) = (is.thing(), was.map(T::thing));
            self.report.rows.push(ImportRow { outcome, line, is, was });
        }
    }
}
