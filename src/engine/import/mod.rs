//! Imports all files that the user chose, in one transaction and one step of the journal. An entry that
//! equals what the books have is left alone, so that a file can be imported twice; one that differs
//! overwrites it.
//!
//! The formats are parsed in `transfer`; the rules here decide what their rows change in the shop.

mod books;
mod dated_taxes;
mod deviations;
mod e_invoices;
mod foreign;
mod invoices;
mod matchers;
mod nouns;
mod options;
mod order_again;
mod products;
mod purchases;
mod refunds;
mod replace;
mod report;
mod rest;
mod said;
mod sales;
mod taxes;

pub use deviations::{DeviationSum, Deviations, OrderDeviation};
pub use options::{ImportOptions, MissingClasses, Mode, Policy};
pub use report::{
    Counts, EntryOutcome, ImportReport, ImportRow, LineSums, Mendable, RateOrigin, Refused, RowHint,
};
pub use said::SaidOfFile;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Display;
use std::rc::Rc;

use nouns::KnownNouns;

use crate::invoices::uncredited;
use domain::ids::ProductId;
use domain::money::Money;
use domain::noun::NounKind;
use domain::order::cost::Costs;
use domain::report::uncounted::Reason;
use domain::task::{Progress, Stage, Task};
use domain::tax::class::TaxClass;
use domain::text;
use domain::text::Text;
use domain::time::Day;
use domain::{Error, Result};
use store::{JournalChange, Step, Write};
use transfer::control_totals::ControlTotal;
use transfer::{Format, Notes, Source, recognise};

/// Entries read or written between two reports of progress.
const ENTRIES_A_REPORT: u64 = 256;
/// The most refused sales lines that are kept with their reasons; the rest are counted.
const KEPT_REFUSALS: usize = 1_000;
/// The most columns whose amounts the history keeps the outcome of.
const MOST_TOTALS: usize = 20;
/// The most refused rows of other files; with more the import fails, since the file is probably of another
/// format.
const MOST_REFUSALS: u64 = 100_000;

/// Imports files, all or nothing; refused with the file and line when one of them is invalid.
pub(super) fn bring(
    write: &Write<'_>,
    sources: &[Source],
    options: &ImportOptions,
    step: &Step,
    task: &Task,
) -> Result<ImportReport> {
    bring_all(write, sources, options, step, task).map_err(|error| {
        // A reader that was stopped may say anything of the text that it has.
        if sources.iter().any(Source::is_stopped) { Error::Cancelled } else { error }
    })
}

fn bring_all(
    write: &Write<'_>,
    sources: &[Source],
    options: &ImportOptions,
    step: &Step,
    task: &Task,
) -> Result<ImportReport> {
    let today = write.shop()?.time_zone.local(step.at).day;
    if let Some(purchase) = options.attach {
        let mut import = Import::new(write, options, today, task)?;
        import.attach(sources, purchase)?;
        return Ok(import.report);
    }
    let formats = sources.iter().map(|source| options.format.map_or_else(|| recognise(source), Ok));
    let formats: Vec<Format> = formats.collect::<Result<_>>()?;
    let mut import = Import::new(write, options, today, task)?;
    import.report.formats.clone_from(&formats);
    import.taken = (sources.len() > 1).then(BTreeMap::new);
    import.all(sources, &formats)?;
    import.replace(sources)?;
    let totals = import.sum_uncounted()?.into_iter().chain(import.totals_told());
    let told = totals.reduce(|before, sentence| text!("{before}; {sentence}", before, sentence));
    if let Some(sentence) = told {
        write.entitle(text!("{title}: {sentence}", title = &step.title, sentence));
    }
    import.report.uncredited = uncredited(write, &import.refunded)?;
    said::keep(write, options)?;
    import.added.record(write);
    import.report.added.extend(import.added.spans());
    Ok(import.report)
}

/// Imports tax rates and adds their missing classes, inside a larger transaction.
pub(super) fn bring_taxes(write: &Write<'_>, source: &Source, today: Day) -> Result<()> {
    let options = ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() };
    Import::new(write, &options, today, &Task::default())?.taxes(source)
}

/// An import in progress.
struct Import<'i, 'w> {
    write: &'i Write<'w>,
    options: &'i ImportOptions,
    /// The decimals of the shop's currency.
    decimals: u32,
    /// The language of the shop's classes.
    language: String,
    /// The day of the import in the shop's time zone.
    today: Day,
    task: &'i Task,
    report: ImportReport,
    added: Added,
    /// The orders and credit notes imported so far, each with the name of its file; `None` for a single
    /// file.
    taken: Option<BTreeMap<(NounKind, String), String>>,
    /// The kinds of entries that the files hold.
    held: BTreeSet<NounKind>,
    /// The keys that the files name; empty unless the policy is `Replace`.
    named: BTreeMap<NounKind, BTreeSet<String>>,
    nouns: KnownNouns,
    /// The imported orders that reports do not count, by number: a later file may say that one was paid.
    uncounted: BTreeMap<String, (Reason, Money)>,
    /// The numbers of the orders that were there and got other refunds.
    refunded: BTreeSet<String>,
    /// The costs of the products that have one; `None` until an order or a credit note needs them.
    costs: Option<Rc<HashMap<ProductId, Costs>>>,
}

impl<'i, 'w> Import<'i, 'w> {
    /// The import of a single file, of which nothing was read yet.
    fn new(write: &'i Write<'w>, options: &'i ImportOptions, today: Day, task: &'i Task) -> Result<Self> {
        let shop = write.shop()?;
        Ok(Self {
            write,
            options,
            decimals: shop.currency.decimals(),
            language: shop.language,
            today,
            task,
            report: ImportReport { today, ..ImportReport::default() },
            added: Added::default(),
            taken: None,
            held: BTreeSet::new(),
            named: BTreeMap::new(),
            nouns: KnownNouns::default(),
            uncounted: BTreeMap::new(),
            refunded: BTreeSet::new(),
            costs: None,
        })
    }

    fn all(&mut self, sources: &[Source], formats: &[Format]) -> Result<()> {
        let pairs = sources.iter().zip(formats);
        let rest: Vec<&Source> =
            pairs.filter(|(_, format)| **format == Format::RestJson).map(|(source, _)| source).collect();
        self.rest(&rest)?;
        for (source, format) in sources.iter().zip(formats) {
            self.tell(Stage::Reading, 0, source.size())?;
            match format {
                Format::Books => self.books(source)?,
                Format::Taxes => self.taxes(source)?,
                Format::DatedTaxes => self.dated_taxes(source)?,
                Format::SalesLines => self.sales(source)?,
                // All REST files were imported together before, since one refers to another.
                Format::RestJson => {}
                Format::Shopify | Format::OrderCsv => self.order_rows(source, *format)?,
                Format::Purchases => self.purchases(source)?,
                Format::EInvoice => self.e_invoice(source)?,
                Format::Products => self.products(source)?,
            }
            self.take_notes(source, &source.notes());
        }
        self.tell(Stage::Finishing, 0, None)
    }

    /// The outcome of the files' amounts, for the history.
    fn totals_told(&self) -> Vec<Text> {
        let all = self.report.totals.iter().flat_map(|(_, totals)| totals);
        all.take(MOST_TOTALS).map(ControlTotal::sentence).collect()
    }

    fn tell(&self, stage: Stage, done: u64, total: Option<u64>) -> Result<()> {
        self.task.report(Progress { stage, done, total })
    }

    /// Counts an entry of the file, and reports progress now and then.
    fn count_entry(&mut self, source: &Source, count: &mut u64) -> Result<()> {
        *count += 1;
        if !count.is_multiple_of(ENTRIES_A_REPORT) {
            return Ok(());
        }
        self.tell(Stage::Reading, source.bytes_read(), source.size())
    }

    /// Runs `work` on the orders of a file, of about so many bytes each; it is told whether they are the first of the shop,
    /// and then must not look for orders there.
    fn adding_orders<T>(
        &mut self,
        source: &Source,
        bytes_an_order: u64,
        work: impl FnOnce(&mut Self, bool) -> Result<T>,
    ) -> Result<T> {
        let about = source.size().and_then(|size| i64::try_from(size / bytes_an_order).ok());
        let write = self.write;
        Ok(write.adding_orders(about.unwrap_or_default(), |are_first| work(self, are_first))?)
    }

    /// Refuses an order that an earlier file of this import has with other contents: it is unknown which is
    /// right, or whether they belong together.
    fn take(&mut self, source: &Source, noun: NounKind, number: &str, outcome: EntryOutcome) -> Result<()> {
        let Some(taken) = &mut self.taken else { return Ok(()) };
        let before = taken.insert((noun, number.to_owned()), source.name().to_owned());
        match before.filter(|_| outcome == EntryOutcome::Changed) {
            None => Ok(()),
            Some(file) => Err(source.refuse(text!(
                "{number} of the {nouns} stands in {file} too, with other contents. Import the files one at a time if the later one is to take the place of the earlier",
                number,
                nouns = Text::new(noun.many()),
                file
            ))),
        }
    }

    /// The outcome of an entry of the files, where the shop has `was` under its key.
    fn outcome<T: PartialEq>(&self, was: Option<&T>, is: &T) -> EntryOutcome {
        match was {
            None => EntryOutcome::New,
            Some(was) if was == is => EntryOutcome::Identical,
            Some(_) if self.options.policy == Policy::Add => EntryOutcome::Left,
            Some(_) => EntryOutcome::Changed,
        }
    }

    /// Notes that the files hold this kind, so that `Replace` removes records that they do not name.
    fn holds(&mut self, noun: NounKind) {
        self.held.insert(noun);
    }

    fn add_class(&mut self, class: &TaxClass) -> Result<()> {
        self.report.class_names.insert(class.slug.clone(), class.name.clone());
        Ok(self.write.add_class(class, None)?)
    }

    /// Notes that the files name this key.
    fn name(&mut self, noun: NounKind, key: impl Display) {
        if self.options.policy == Policy::Replace {
            self.named.entry(noun).or_default().insert(key.to_string());
        }
    }

    fn take_notes(&mut self, source: &Source, notes: &Notes) {
        if notes.is_empty() {
            return;
        }
        match self.report.notes.iter_mut().find(|(file, _)| file == source.name()) {
            Some((_, known)) => known.take_in(notes),
            None => self.report.notes.push((source.name().to_owned(), notes.clone())),
        }
    }
}

/// Ids of added rows as ranges, so that the journal of a million orders is one line.
#[derive(Default)]
struct Added(BTreeMap<NounKind, Vec<(i64, i64)>>);

impl Added {
    fn add(&mut self, noun: NounKind, id: i64) {
        let runs = self.0.entry(noun).or_default();
        match runs.last_mut().filter(|(_, last)| last.checked_add(1) == Some(id)) {
            Some((_, last)) => *last = id,
            None => runs.push((id, id)),
        }
    }

    /// The first and the last id of each kind.
    fn spans(&self) -> impl Iterator<Item = (NounKind, (i64, i64))> {
        let span = |runs: &Vec<(i64, i64)>| Some((runs.first()?.0, runs.last()?.1));
        self.0.iter().filter_map(move |(noun, runs)| Some((*noun, span(runs)?)))
    }

    /// Records additions before edits: an edited order may name an added product, and undo goes backwards.
    fn record(&self, write: &Write<'_>) {
        let all = self.0.iter().flat_map(|(kind, runs)| runs.iter().map(move |run| (kind, run)));
        write
            .record_first(all.filter_map(|(kind, (first, last))| JournalChange::added(*kind, *first, *last)));
    }
}
