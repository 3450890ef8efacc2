//! What an import did, or would do: how many of each kind, what was refused and why, what else is to be
//! known, and for the preview the things themselves.

use std::collections::{BTreeMap, BTreeSet};

use super::deviations::Deviations;
use super::{Import, ImportOptions, MOST_REFUSALS, Mode};
use crate::domain::Result;
use crate::domain::class::{ClassSlug, TaxClass};
use crate::domain::decimal::Marks;
use crate::domain::hints::Mend;
use crate::domain::money::Money;
use crate::domain::order::{CreditNote, Customer, Order, OrderStatus, Product};
use crate::domain::rate::TaxRate;
use crate::domain::settings::Currency;
use crate::domain::time::{Local, Zone};
use crate::domain::uncounted::Uncounted;
use crate::domain::unit_price::UnitPrice;
use crate::transfer::{Format, Notes, Refusal, Source, write_refused};

/// How many things of a kind and outcome a rehearsal keeps; the rest are counted, since nobody reads a million
/// of them.
const MOST_ROWS: u64 = 1_000;

/// A kind of thing that files hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "they are named as they are")]
pub enum Noun {
    Products,
    Customers,
    Orders,
    CreditNotes,
    TaxClasses,
    TaxRates,
}

impl Noun {
    /// One of them, for people: `credit note`.
    pub const fn one(self) -> &'static str {
        match self {
            Self::Products => "product",
            Self::Customers => "customer",
            Self::Orders => "order",
            Self::CreditNotes => "credit note",
            Self::TaxClasses => "tax class",
            Self::TaxRates => "tax rate",
        }
    }

    /// For people: `credit notes`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Products => "products",
            Self::Customers => "customers",
            Self::Orders => "orders",
            Self::CreditNotes => "credit notes",
            Self::TaxClasses => "tax classes",
            Self::TaxRates => "tax rates",
        }
    }
}

/// What became of the things of one kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// The shop had none of this key.
    pub new: u64,
    /// It had one that said something else.
    pub changed: u64,
    /// It had one that said the same.
    pub identical: u64,
    /// It had one that says something else and was left as it was, since only new ones were to come in.
    pub left: u64,
    /// It had one that the files do not name, and that went.
    pub removed: u64,
}

/// What became of one thing; see [`Counts`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are named as they are counted")]
pub enum Outcome {
    New,
    Changed,
    Identical,
    Left,
    Removed,
}

/// What became of plain sales lines. Those imported and those refused are all there were.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LineSums {
    /// Lines that are in the books now.
    pub imported: u64,
    /// Lines that are not.
    pub refused: u64,
    /// Quantity times unit price over the imported lines.
    pub total: Money,
}

/// A row that was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// The name of its file.
    pub file: String,
    /// Where and why.
    pub refusal: Refusal,
}

/// What is probably not meant in a row of a tax table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowHint {
    /// Where, and what.
    pub row: Refused,
    /// What would mend it, where that is obvious.
    pub mend: Option<Mend>,
}

/// The rates of tax tables that an obvious repair is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mendable {
    /// How many there are.
    pub rates: u64,
    /// The file of the first.
    pub file: String,
    /// Its line or entry there.
    pub line: u64,
    /// Something of it as it is written.
    pub was: String,
    /// The same as the repair makes it.
    pub becomes: String,
    /// Whether the repair was chosen.
    pub is_mended: bool,
}

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

/// What an import did, or would do.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ImportReport {
    /// What each file was, in order.
    pub formats: Vec<Format>,
    /// By kind; only kinds that the files had.
    pub counts: BTreeMap<Noun, Counts>,
    /// Of a rehearsal: the things that were counted, one by one, of each kind and outcome the first
    /// thousand.
    pub rows: Vec<ImportRow>,
    /// How many of the changed tax rates only moved, to stand in the order of the file.
    pub moved_rates: u64,
    /// How many rows were refused in all.
    pub refused_count: u64,
    /// Those rows; of sales lines at most the first thousand.
    pub refused: Vec<Refused>,
    /// Rows of tax rates that contradict another one: they say something else than the rate of the shop that
    /// was left as it is, or have the place, class and priority of one that is always taken instead.
    pub conflicts: Vec<Refused>,
    /// Orders whose figures do not agree with each other.
    pub deviations: Deviations,
    /// What is probably not meant in the rows of tax tables, and came in as it is written.
    pub hints: Vec<RowHint>,
    /// What could be mended in them, or was.
    pub mends: BTreeMap<Mend, Mendable>,
    /// Of the orders that are new or changed, those that reports leave out.
    pub uncounted: Uncounted,
    /// What was understood although it was written otherwise, by file.
    pub notes: Vec<(String, Notes)>,
    /// Keys of the books that this program does not know and so did not read.
    pub unknown_keys: u64,
    /// Slugs that rates of the files name and no class of the shop has.
    pub missing_classes: BTreeMap<ClassSlug, u64>,
    /// When there were plain sales lines.
    pub lines: Option<LineSums>,
    /// The files whose rows are known by the number of their entry, not by a line.
    pub(super) entry_files: BTreeSet<String>,
}

impl ImportReport {
    /// Whether the shop is as it was.
    pub fn changed_nothing(&self) -> bool {
        self.counts.values().all(|counts| counts.new + counts.changed + counts.removed == 0)
    }

    /// The words for a status that nobody knows, each with how many orders of the files have it and were
    /// refused.
    pub fn unknown_statuses(&self) -> BTreeMap<&str, u64> {
        let mut all = BTreeMap::new();
        for (word, orders) in self.notes.iter().flat_map(|(_, notes)| notes.unknown_statuses()) {
            *all.entry(word.as_str()).or_default() += orders;
        }
        all
    }

    /// How many orders came in that reports leave out, and what they come to, in a sentence without its full
    /// stop; `None` when all count.
    pub fn uncounted_sentence(&self, currency: Currency, marks: Marks) -> Option<String> {
        let orders = self.counts.get(&Noun::Orders).map_or(0, |counts| counts.new + counts.changed);
        self.uncounted.sentence(orders, currency, marks)
    }

    /// Whether the rows of a file are known by the number of their entry, not by a line.
    pub fn has_entries(&self, file: &str) -> bool {
        self.entry_files.contains(file)
    }

    /// Whether rows were refused and not one was taken.
    pub fn took_nothing(&self) -> bool {
        let taken = self.counts.values().any(|counts| *counts != Counts::default());
        self.refused_count > 0 && !taken
    }

    /// Writes the rows of a file that were refused, CSV as CSV and JSON as JSON, with line and reason, to
    /// be mended and imported by themselves. Nothing for books, which are refused whole.
    pub fn write_refused(
        &self,
        source: &Source,
        format: Format,
        options: &ImportOptions,
        time_zone: Zone,
        out: impl std::io::Write,
    ) -> Result<()> {
        let of_file = self.refused.iter().filter(|refused| refused.file == source.name());
        let refused: Vec<Refusal> = of_file.map(|refused| refused.refusal.clone()).collect();
        write_refused(source, format, options.of_rows(time_zone), &refused, out)
    }

    /// How many things of a kind say something else than another one, which is the one that counts.
    pub fn conflicting(&self, noun: Noun) -> u64 {
        if noun == Noun::TaxRates {
            return u64::try_from(self.conflicts.len()).unwrap_or(u64::MAX);
        }
        self.counts.get(&noun).map_or(0, |counts| counts.left)
    }

    /// Answers with how many there are now.
    pub(super) fn count(&mut self, noun: Noun, outcome: Outcome) -> u64 {
        let counts = self.counts.entry(noun).or_default();
        let count = match outcome {
            Outcome::New => &mut counts.new,
            Outcome::Changed => &mut counts.changed,
            Outcome::Identical => &mut counts.identical,
            Outcome::Left => &mut counts.left,
            Outcome::Removed => &mut counts.removed,
        };
        *count += 1;
        *count
    }

    /// Whether the things of a file that were refused are too many for it to be what it was taken for.
    pub(super) fn is_too_much(&self) -> bool {
        self.refused_count > MOST_REFUSALS
    }

    pub(super) fn conflict(&mut self, file: &str, refusal: Refusal) {
        self.conflicts.push(Refused { file: file.to_owned(), refusal });
    }

    pub(super) fn hint(&mut self, file: &str, refusal: Refusal, mend: Option<Mend>) {
        self.hints.push(RowHint { row: Refused { file: file.to_owned(), refusal }, mend });
    }

    pub(super) fn refuse(&mut self, file: &str, refusal: Refusal) {
        self.refused_count += 1;
        self.refused.push(Refused { file: file.to_owned(), refusal });
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
