//! Files coming into a shop: all the files somebody chose, in one transaction and one step of the
//! journal. What is in the books already and says the same is left alone, so the same file can come
//! twice; what says something else takes its place.
//!
//! The formats are read in `transfer`; here it is decided what their rows do to the shop.

mod books;
mod deviations;
mod foreign;
mod matchers;
mod options;
mod orders_csv;
mod other_shop;
mod refunds;
mod replace;
mod report;
mod rest;
mod sales;
mod taxes;
mod uncounted;

pub use deviations::{DeviationSum, Deviations, OrderDeviation};
pub use options::{ImportOptions, MissingClasses, Mode, Policy};
pub use report::{
    Counts, ImportReport, ImportRow, LineSums, Mendable, Noun, Outcome, Refused, RowHint, Thing,
};

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use crate::domain::money::Money;
use crate::domain::uncounted::Reason;
use crate::domain::{Error, Result};
use crate::store::{JournalChange, Write};
use crate::transfer::{Format, Notes, Source, recognise};

/// How many refused lines of sales are kept with their reasons; the rest are counted.
const KEPT_REFUSALS: usize = 1_000;
/// How many refused rows of other files are kept; a file with more is not what it was taken for.
const MOST_REFUSALS: u64 = 100_000;

/// What an import is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Reading a file; done and total are bytes.
    Reading,
    /// Putting orders into the books; done and total are orders.
    Booking,
    /// Computing the totals that reports read, and making all of it durable.
    Finishing,
}

/// How far an import has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress<'p> {
    /// The file's name.
    pub file: &'p str,
    /// What is being done.
    pub stage: Stage,
    /// How much of it.
    pub done: u64,
    /// Out of how much, when known.
    pub total: Option<u64>,
}

/// Told how far it has come, some hundred times; `Break` stops the import and leaves the shop as it was.
pub type OnProgress<'p> = dyn FnMut(&Progress<'_>) -> ControlFlow<()> + 'p;

/// Brings files in, all or nothing; refused with the file and place when one of them cannot be taken.
pub(super) fn bring(
    write: &Write<'_>,
    sources: &[Source],
    options: &ImportOptions,
    title: &str,
    progress: &mut OnProgress<'_>,
) -> Result<ImportReport> {
    let formats = sources.iter().map(|source| options.format.map_or_else(|| recognise(source), Ok));
    let formats: Vec<Format> = formats.collect::<Result<_>>()?;
    let mut import = Import {
        write,
        options,
        decimals: write.shop()?.currency.decimals(),
        progress,
        report: ImportReport { formats: formats.clone(), ..ImportReport::default() },
        added: Added::default(),
        taken: (sources.len() > 1).then(BTreeMap::new),
        held: BTreeSet::new(),
        named: BTreeMap::new(),
        uncounted: BTreeMap::new(),
    };
    import.all(sources, &formats)?;
    import.replace(sources)?;
    if let Some(sentence) = import.sum_uncounted()? {
        write.entitle(format!("{title}: {sentence}"));
    }
    import.added.record(write);
    Ok(import.report)
}

/// Brings in tax rates with their classes, as part of something bigger.
pub(super) fn bring_taxes(write: &Write<'_>, source: &Source) -> Result<()> {
    let mut import = Import {
        write,
        options: &ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() },
        decimals: write.shop()?.currency.decimals(),
        progress: &mut |_| ControlFlow::Continue(()),
        report: ImportReport::default(),
        added: Added::default(),
        taken: None,
        held: BTreeSet::new(),
        named: BTreeMap::new(),
        uncounted: BTreeMap::new(),
    };
    import.taxes(source)
}

/// An import on its way.
struct Import<'i, 'w, 'p> {
    write: &'i Write<'w>,
    options: &'i ImportOptions,
    /// Of the shop's currency.
    decimals: u32,
    progress: &'i mut OnProgress<'p>,
    report: ImportReport,
    added: Added,
    /// The orders and credit notes that this import has taken, each with the file it was in; kept only
    /// where there are several files.
    taken: Option<BTreeMap<(Noun, String), String>>,
    /// The kinds of things that the files hold.
    held: BTreeSet<Noun>,
    /// The keys that the files name; kept only where what they do not name goes.
    named: BTreeMap<Noun, BTreeSet<String>>,
    /// The orders that came in and that reports leave out, by number: another file may have more of one.
    uncounted: BTreeMap<String, (Reason, Money)>,
}

impl Import<'_, '_, '_> {
    fn all(&mut self, sources: &[Source], formats: &[Format]) -> Result<()> {
        let pairs = sources.iter().zip(formats);
        let rest: Vec<&Source> =
            pairs.filter(|(_, format)| **format == Format::RestJson).map(|(source, _)| source).collect();
        self.rest(&rest)?;
        for (source, format) in sources.iter().zip(formats) {
            self.tell(source, Stage::Reading, 0, source.size())?;
            match format {
                Format::Books => self.books(source)?,
                Format::Taxes => self.taxes(source)?,
                Format::SalesLines => self.sales(source)?,
                // Taken together before, since one names what another holds.
                Format::RestJson => {}
                Format::Shopify | Format::OrderCsv => self.order_rows(source, *format)?,
            }
            self.take_notes(source, &source.notes());
        }
        sources.last().map_or(Ok(()), |source| self.tell(source, Stage::Finishing, 0, None))
    }

    /// Says how far it has come, and stops when asked to.
    fn tell(&mut self, source: &Source, stage: Stage, done: u64, total: Option<u64>) -> Result<()> {
        let progress = Progress { file: source.name(), stage, done, total };
        match (self.progress)(&progress) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(Error::Cancelled),
        }
    }

    /// Refuses an order that an earlier file of this import has with other contents: which of the two is
    /// right, or whether they belong together, cannot be known.
    fn take(&mut self, source: &Source, noun: Noun, number: &str, outcome: Outcome) -> Result<()> {
        let Some(taken) = &mut self.taken else { return Ok(()) };
        let before = taken.insert((noun, number.to_owned()), source.name().to_owned());
        match before.filter(|_| outcome == Outcome::Changed) {
            None => Ok(()),
            Some(file) => Err(source.refuse(format!(
                "{number} of the {} stands in {file} too, with other contents. Import the files one at a time if \
                 the later one is to take the place of the earlier",
                noun.as_str()
            ))),
        }
    }

    /// What comes of something that the shop has with other contents.
    fn other(&self) -> Outcome {
        if self.options.policy == Policy::Add { Outcome::Left } else { Outcome::Changed }
    }

    /// Remembers that the files hold a kind of thing, so that what they do not name of it may go.
    fn holds(&mut self, noun: Noun) {
        self.held.insert(noun);
    }

    /// Remembers that the files name something.
    fn name(&mut self, noun: Noun, key: &str) {
        if self.options.policy == Policy::Replace {
            self.named.entry(noun).or_default().insert(key.to_owned());
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

/// Rows that were added, as runs of ids, so that the journal of a million orders is one line.
#[derive(Default)]
struct Added(BTreeMap<Noun, Vec<(i64, i64)>>);

impl Added {
    fn add(&mut self, noun: Noun, id: i64) {
        let runs = self.0.entry(noun).or_default();
        match runs.last_mut().filter(|(_, last)| last.checked_add(1) == Some(id)) {
            Some((_, last)) => *last = id,
            None => runs.push((id, id)),
        }
    }

    /// Before what was changed: an order that was changed may have come to name a product that was
    /// added, and undo goes backwards.
    fn record(&self, write: &Write<'_>) {
        let all = self.0.iter().flat_map(|(noun, runs)| runs.iter().map(move |run| (noun, run)));
        write.record_first(
            all.map(|(noun, (first, last))| JournalChange::added(noun.as_str(), *first, *last)),
        );
    }
}
