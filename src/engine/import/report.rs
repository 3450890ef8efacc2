//! The report of an import or of a dry run: counts of each kind, refused rows with reasons, remarks, and the
//! entries for the preview.

use std::collections::{BTreeMap, BTreeSet};

use super::deviations::Deviations;
use super::{Import, ImportOptions, MOST_REFUSALS, Mode};
use crate::invoices::Uncredited;
use domain::Result;
use domain::decimal::Marks;
use domain::money::Money;
use domain::noun::{Describe, Described, NounKind};
use domain::order::Order;
use domain::rate::hints::Mend;
use domain::report::uncounted::{Reason, Uncounted};
use domain::shop::settings::{Currency, Shop};
use domain::tax::class::{ClassSlug, TaxClass};
use domain::text;
use domain::text::Text;
use domain::time::Day;
use store::Read;
use transfer::control_totals::ControlTotal;
use transfer::{Format, Notes, Refusal, Source, write_refused};

/// The most entries of a kind and outcome that a dry run keeps; the rest are counted.
const MOST_ROWS: u64 = 1_000;

/// The entries of one kind, by outcome.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// The shop had none with this key.
    pub new: u64,
    /// The shop's one differed, and was overwritten.
    pub changed: u64,
    /// The shop's one was equal.
    pub identical: u64,
    /// The shop's one differs, and was kept under `Policy::Add`.
    pub left: u64,
    /// The shop's one is not in the files, and was removed under `Policy::Replace`.
    pub removed: u64,
}

/// The outcome of one entry; see [`Counts`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are named as they are counted")]
pub enum EntryOutcome {
    New,
    Changed,
    Identical,
    Left,
    Removed,
}

impl EntryOutcome {
    /// True if the shop has the files' entry afterwards, and did not have it before.
    pub(super) const fn is_written(self) -> bool {
        matches!(self, Self::New | Self::Changed)
    }
}

/// The counts of plain sales lines; imported and refused ones are all.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LineSums {
    /// Lines that were imported.
    pub imported: u64,
    /// Lines that were refused.
    pub refused: u64,
    /// The sum of quantity times unit price over the imported lines.
    pub total: Money,
}

/// A row that was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// The name of its file.
    pub file: String,
    /// The line or entry, and the reason.
    pub refusal: Refusal,
}

/// A probable mistake in a row of a tax table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowHint {
    /// The row and the mistake.
    pub row: Refused,
    /// The repair, where there is an obvious one.
    pub mend: Option<Mend>,
}

/// The rates of tax tables that one repair applies to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mendable {
    /// The number of rates.
    pub rates: u64,
    /// The file of the first of them.
    pub file: String,
    /// The line or entry in that file.
    pub line: u64,
    /// The field of it as written.
    pub was: String,
    /// The field after the repair.
    pub becomes: String,
    /// True if the repair was chosen.
    pub is_mended: bool,
}

/// An entry of the files, or one that is removed since they do not have it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportRow {
    /// The outcome, expected or done.
    pub outcome: EntryOutcome,
    /// The line or entry in its file, for kinds that are found by it.
    pub line: Option<u64>,
    /// The entry as in the file.
    pub is: Described,
    /// The entry as in the shop before the import.
    pub was: Option<Described>,
    /// The first day and the source of a rate with dates.
    pub origin: Option<RateOrigin>,
}

/// The date and the sources of a tax rate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RateOrigin {
    /// The first day on which it is in force; `None` for one without a beginning.
    pub since: Option<Day>,
    /// True if the former charges are not known.
    pub is_unknown_before: bool,
    /// The titles of its sources.
    pub sources: Text,
}

impl RateOrigin {
    /// Since when it is in force: `since 2024-01-01`.
    pub fn since_words(&self) -> Option<Text> {
        let day = self.since?;
        Some(if self.is_unknown_before { text!("known since {day}", day) } else { text!("since {day}", day) })
    }
}

/// The report of an import or of a dry run.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ImportReport {
    /// The format of each file, in order.
    pub formats: Vec<Format>,
    /// Counts by kind; only kinds that the files held.
    pub counts: BTreeMap<NounKind, Counts>,
    /// The first and the last row id of the new entries of each kind.
    pub added: BTreeMap<NounKind, (i64, i64)>,
    /// The entries of a dry run, the first thousand of each kind and outcome.
    pub rows: Vec<ImportRow>,
    /// The number of changed tax rates of which only the position changed, to match the file.
    pub moved_rates: u64,
    /// The number of refused rows.
    pub refused_count: u64,
    /// The refused rows; of sales lines at most the first thousand.
    pub refused: Vec<Refused>,
    /// Rows of tax rates that contradict another rate: they differ from the shop's one, which was kept, or
    /// share place, class and priority with one that always applies instead.
    pub conflicts: Vec<Refused>,
    /// Orders whose figures do not add up.
    pub deviations: Deviations,
    /// Probable mistakes in rows of tax tables, which were imported as written.
    pub hints: Vec<RowHint>,
    /// The possible repairs, with whether they were made.
    pub mends: BTreeMap<Mend, Mendable>,
    /// New and changed orders that reports do not count.
    pub uncounted: Uncounted,
    /// The refunds of invoiced orders that got no credit note.
    pub uncredited: Uncredited,
    /// Remarks about each file, such as values that were read leniently.
    pub notes: Vec<(String, Notes)>,
    /// The number of unknown keys in Tillbook's JSON, which were skipped.
    pub unknown_keys: u64,
    /// Slugs that rates or products of the files name and no class of the shop has, with the number of rates, which keep
    /// them; rows of products are refused.
    pub missing_classes: BTreeMap<ClassSlug, u64>,
    /// The sums of each file's columns of amounts, and their outcome.
    pub totals: Vec<(String, Vec<ControlTotal>)>,
    /// Present when there were plain sales lines.
    pub lines: Option<LineSums>,
    /// The names of the classes that it adds or changes.
    pub(super) class_names: BTreeMap<ClassSlug, String>,
    /// The day of the import.
    pub(super) today: Day,
    /// The files whose rows are numbered by entry, not by line.
    pub(super) entry_files: BTreeSet<String>,
}

impl ImportReport {
    /// Writes the names of tax classes in place of their slugs: of these, and of those that it adds or changes.
    pub fn name_classes(&mut self, classes: &[TaxClass]) {
        let known = classes.iter().map(|class| (class.slug.clone(), class.name.clone()));
        let names: BTreeMap<ClassSlug, String> = known.chain(self.class_names.clone()).collect();
        for row in &mut self.rows {
            row.is.name_classes(&names);
            row.was.iter_mut().for_each(|was| was.name_classes(&names));
        }
    }

    /// True if the shop is unchanged.
    pub fn changed_nothing(&self) -> bool {
        self.counts.values().all(|counts| counts.new + counts.changed + counts.removed == 0)
    }

    /// Unknown words for an order status, each with the number of orders refused for it.
    pub fn unknown_statuses(&self) -> BTreeMap<&str, u64> {
        let mut all = BTreeMap::new();
        for (word, orders) in self.notes.iter().flat_map(|(_, notes)| notes.unknown_statuses()) {
            *all.entry(word.as_str()).or_default() += orders;
        }
        all
    }

    /// The number and total of the imported orders that reports do not count, as a sentence without its full
    /// stop; `None` when all count.
    pub fn uncounted_sentence(&self, currency: Currency, marks: Marks) -> Option<Text> {
        let orders = self.counts.get(&NounKind::Order).map_or(0, |counts| counts.new + counts.changed);
        self.uncounted.sentence(orders, currency, marks)
    }

    /// True if the rows of this file are numbered by entry, not by line.
    pub fn has_entries(&self, file: &str) -> bool {
        self.entry_files.contains(file)
    }

    /// True if rows were refused and none was accepted.
    pub fn took_nothing(&self) -> bool {
        let taken = self.counts.values().any(|counts| *counts != Counts::default());
        self.refused_count > 0 && !taken
    }

    /// Writes the refused rows of a file, CSV as CSV and JSON as JSON, with line and reason, so that they
    /// can be corrected and imported by themselves. Writes nothing for Tillbook's JSON, which is refused
    /// whole.
    pub fn write_refused(
        &self,
        source: &Source,
        format: Format,
        options: &ImportOptions,
        shop: &Shop,
        mut out: impl std::io::Write,
    ) -> Result<()> {
        let of_file = self.refused.iter().filter(|refused| refused.file == source.name());
        let refused: Vec<Refusal> = of_file.map(|refused| refused.refusal.clone()).collect();
        write_refused(source, format, options.of_rows(shop, self.today), &refused, &mut out)
    }

    /// The number of entries of a kind that contradict another entry, which is kept.
    pub fn conflicting(&self, noun: NounKind) -> u64 {
        if noun == NounKind::TaxRate {
            return u64::try_from(self.conflicts.len()).unwrap_or(u64::MAX);
        }
        self.counts.get(&noun).map_or(0, |counts| counts.left)
    }

    /// Counts an entry, and returns the new count of its kind and outcome.
    pub(super) fn count(&mut self, noun: NounKind, outcome: EntryOutcome) -> u64 {
        let counts = self.counts.entry(noun).or_default();
        let count = match outcome {
            EntryOutcome::New => &mut counts.new,
            EntryOutcome::Changed => &mut counts.changed,
            EntryOutcome::Identical => &mut counts.identical,
            EntryOutcome::Left => &mut counts.left,
            EntryOutcome::Removed => &mut counts.removed,
        };
        *count += 1;
        *count
    }

    /// True if so many rows were refused that the file is probably of another format.
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

impl Import<'_, '_> {
    /// Counts the outcome of an entry; `was` is the shop's one before.
    pub(super) fn count<T: Describe>(&mut self, outcome: EntryOutcome, is: &T, was: Option<&T>) {
        self.list(outcome, is, was);
    }

    /// As `count`; returns the entry in the list of the preview, if it is listed.
    pub(super) fn list<T: Describe>(
        &mut self,
        outcome: EntryOutcome,
        is: &T,
        was: Option<&T>,
    ) -> Option<&mut ImportRow> {
        let count = self.report.count(T::kind(), outcome);
        if self.options.mode != Mode::Rehearse || count > MOST_ROWS {
            return None;
        }
        let names: &Read<'_> = self.write;
        let (is, was) = (is.described(names), was.map(|was| was.described(names)));
        self.report.rows.push(ImportRow { outcome, line: None, is, was, origin: None });
        self.report.rows.last_mut()
    }

    /// Remembers a new or changed order that reports do not count.
    pub(super) fn remember_uncounted(&mut self, order: &Order, outcome: EntryOutcome) {
        if !outcome.is_written() {
            return;
        }
        match Reason::of(order, false) {
            Some(reason) => drop(self.uncounted.insert(order.number.clone(), (reason, order.total))),
            None => drop(self.uncounted.remove(&order.number)),
        }
    }

    /// Notes that a remembered order was paid.
    pub(super) fn was_paid(&mut self, order: &Order) {
        if let Some((reason, _)) = self.uncounted.get_mut(&order.number)
            && let Some(paid) = Reason::of(order, true)
        {
            *reason = paid;
        }
    }

    /// Adds the remembered orders to the report; returns the sentence for the history.
    pub(super) fn sum_uncounted(&mut self) -> Result<Option<Text>> {
        for (reason, total) in std::mem::take(&mut self.uncounted).into_values() {
            self.report.uncounted.add(reason, total);
        }
        let currency = self.write.shop()?.currency;
        Ok(self.report.uncounted_sentence(currency, Marks::default()))
    }
}
