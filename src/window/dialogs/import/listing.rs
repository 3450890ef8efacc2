//! The rows of a preview, in their order: refusals and conflicts first, then hints and notes, then what would
//! change; what a preset changes before its hints. Text is made only for the rows in view.

use crate::format::{self, Amounts, Formatter};
use crate::translate::{self, tr};
use domain::label;
use domain::noun::{Described, NounKind};
use engine::{Counts, EntryOutcome, ImportReport, ImportRow, Refused};
use language::Language;
use transfer::Format;

/// The outcome of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    New,
    Changed,
    Identical,
    Conflicting,
    Refused,
    Removed,
}

impl Fate {
    /// All, in the order of the cards.
    pub(super) const ALL: [Self; 6] =
        [Self::New, Self::Changed, Self::Identical, Self::Conflicting, Self::Refused, Self::Removed];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::New => label!("new"),
            Self::Changed => label!("changed"),
            Self::Identical => label!("identical"),
            Self::Conflicting => label!("conflicting"),
            Self::Refused => label!("refused"),
            Self::Removed => label!("removed"),
        }
    }

    const fn of(outcome: EntryOutcome) -> Self {
        match outcome {
            EntryOutcome::New => Self::New,
            EntryOutcome::Changed => Self::Changed,
            EntryOutcome::Identical => Self::Identical,
            EntryOutcome::Left => Self::Conflicting,
            EntryOutcome::Removed => Self::Removed,
        }
    }

    /// The count of one kind; refused rows have no kind.
    fn count(self, report: &ImportReport, noun: NounKind, counts: &Counts) -> u64 {
        match self {
            Self::New => counts.new,
            Self::Changed => counts.changed,
            Self::Identical => counts.identical,
            Self::Conflicting => report.conflicting(noun),
            Self::Refused => 0,
            Self::Removed => counts.removed,
        }
    }

    /// The count of all kinds.
    pub(super) fn total(self, report: &ImportReport) -> u64 {
        if self == Self::Refused {
            return report.refused_count;
        }
        report.counts.iter().map(|(noun, counts)| self.count(report, *noun, counts)).sum()
    }

    /// The counts of the kinds that occur: `2 tax rates`.
    pub(super) fn kinds(self, report: &ImportReport, formatter: Formatter) -> Vec<String> {
        let counted = report.counts.iter().map(|(noun, counts)| (*noun, self.count(report, *noun, counts)));
        let some = counted.filter(|(_, count)| *count > 0);
        some.map(|(noun, count)| formatter.counted(signed(count), noun.one(), noun.many())).collect()
    }
}

/// A count as the number formats take it.
pub(super) fn signed(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// The place of a row in the report, as indices into its lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RowSource {
    Refused(usize),
    Conflict(usize),
    /// A hint at a rate that may be wrong.
    Hint(usize),
    Row(usize),
    /// A note, by the index of its file and its index there.
    Note(usize, usize),
    /// Destinations of the amounts of a column, by the index of its file and its index there.
    Total(usize, usize),
    /// A sentence about all orders whose figures do not add up.
    Deviations(usize),
    /// An order with a figure that its other figures do not add up to.
    Deviation(usize),
    Moved,
}

/// The rows of a report, all of them or those of one outcome.
#[derive(Debug, Default)]
pub(super) struct Listing(Vec<RowSource>);

#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct RowText {
    /// `None` for a hint or note.
    pub(super) fate: Option<Fate>,
    /// `RowText 3`, with the name of its file in front if there are several files.
    pub(super) place: String,
    pub(super) kind: &'static str,
    pub(super) what: String,
    /// The problem, the change, or other facts.
    pub(super) words: String,
}

impl RowText {
    /// The text for screen readers.
    pub(super) fn spoken(&self) -> String {
        let fate = tr(self.fate.map_or(label!("note"), Fate::name));
        let parts = [fate, &self.place, tr(self.kind), &self.what, &self.words];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        format::first_upper(&parts.join(", "))
    }
}

impl Listing {
    /// The rows with this outcome; if `only` is absent all rows and the notes.
    pub(super) fn of(report: &ImportReport, only: Option<Fate>) -> Self {
        let mut places = Vec::new();
        let is_wanted = |fate| only.is_none_or(|only| only == fate);
        if is_wanted(Fate::Refused) {
            places.extend((0..report.refused.len()).map(RowSource::Refused));
        }
        if is_wanted(Fate::Conflicting) {
            places.extend((0..report.conflicts.len()).map(RowSource::Conflict));
        }
        let extend = |places: &mut Vec<RowSource>, fates: &[Fate]| {
            for fate in fates.iter().copied().filter(|fate| is_wanted(*fate)) {
                let of_fate = report.rows.iter().enumerate().filter(|(_, row)| is_of(row, fate));
                places.extend(of_fate.map(|(at, _)| RowSource::Row(at)));
            }
        };
        let fates = [Fate::Conflicting, Fate::Removed, Fate::Changed, Fate::New, Fate::Identical];
        // What a preset changes is what was asked for, and comes before what is to be known of it.
        let is_preset = report.formats == [Format::DatedTaxes];
        let (before, after) = fates.split_at(if is_preset { 3 } else { 0 });
        extend(&mut places, before);
        if only.is_none() {
            places.extend(Self::remarks(report).0);
        }
        extend(&mut places, after);
        Self(places)
    }

    /// The hints, the notes and what became of the amounts, which are no rows.
    pub(super) fn remarks(report: &ImportReport) -> Self {
        let mut places: Vec<RowSource> = (0..report.hints.len()).map(RowSource::Hint).collect();
        for (file, (_, notes)) in report.notes.iter().enumerate() {
            places.extend((0..notes.iter().len()).map(|at| RowSource::Note(file, at)));
        }
        for (file, (_, totals)) in report.totals.iter().enumerate() {
            places.extend((0..totals.len()).map(|at| RowSource::Total(file, at)));
        }
        places.extend((0..report.deviations.sentences().len()).map(RowSource::Deviations));
        places.extend((0..report.deviations.named.len()).map(RowSource::Deviation));
        places.extend((report.moved_rates > 0).then_some(RowSource::Moved));
        Self(places)
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The number of rows, without hints and notes.
    pub(super) fn counted(&self) -> u64 {
        let is_counted = |place: &&RowSource| {
            matches!(place, RowSource::Refused(_) | RowSource::Conflict(_) | RowSource::Row(_))
        };
        let counted = self.0.iter().filter(is_counted);
        u64::try_from(counted.count()).unwrap_or(u64::MAX)
    }

    pub(super) fn line(&self, at: usize, report: &ImportReport, amounts: Amounts) -> RowText {
        self.0.get(at).and_then(|source| source.text(report, amounts)).unwrap_or_default()
    }
}

impl RowSource {
    fn text(self, report: &ImportReport, amounts: Amounts) -> Option<RowText> {
        // A row of a file that is refused, or hinted at.
        let told = |fate: Option<Fate>, kind: &'static str, row: &Refused| RowText {
            fate,
            place: place(report, &row.file, row.refusal.line),
            kind,
            words: translate::text(&row.refusal.problem),
            ..RowText::default()
        };
        let rate = NounKind::TaxRate.one();
        Some(match self {
            Self::Refused(at) => told(Some(Fate::Refused), "", report.refused.get(at)?),
            Self::Conflict(at) => told(Some(Fate::Conflicting), rate, report.conflicts.get(at)?),
            Self::Hint(at) => told(None, rate, &report.hints.get(at)?.row),
            Self::Row(at) => row_line(report.rows.get(at)?, amounts),
            Self::Note(file, at) => {
                let (file, notes) = report.notes.get(file)?;
                let note = notes.iter().nth(at)?;
                let words =
                    tr!("{note} ({rows} {rows:row|rows})", note = note.sentence(), rows = signed(note.rows));
                RowText { place: place(report, file, note.line), words, ..RowText::default() }
            }
            Self::Total(file, at) => {
                let (file, totals) = report.totals.get(file)?;
                let words = translate::text(&totals.get(at)?.sentence());
                let place = if report.formats.len() > 1 { file.clone() } else { String::new() };
                RowText { place, kind: label!("amount"), words, ..RowText::default() }
            }
            Self::Deviations(at) => {
                let words = translate::text(report.deviations.sentences().get(at)?);
                RowText { words, ..RowText::default() }
            }
            Self::Deviation(at) => {
                let named = report.deviations.named.get(at)?;
                RowText {
                    place: if report.formats.len() > 1 { named.file.clone() } else { String::new() },
                    kind: NounKind::Order.one(),
                    what: named.order.clone(),
                    words: translate::text(&named.deviation.sentence()),
                    ..RowText::default()
                }
            }
            Self::Moved => {
                let words = tr!(
                    "{count} of the changed ones were only moved, into the order of the file",
                    count = signed(report.moved_rates)
                );
                RowText { words, ..RowText::default() }
            }
        })
    }
}

/// A row is listed with this outcome. Tax rates in conflict are left out, since the conflicts list them with
/// the reason.
fn is_of(row: &ImportRow, fate: Fate) -> bool {
    let is_told = row.outcome == EntryOutcome::Left && row.is.kind == NounKind::TaxRate;
    Fate::of(row.outcome) == fate && !is_told
}

fn row_line(row: &ImportRow, amounts: Amounts) -> RowText {
    let words = match (&row.was, row.outcome) {
        // The rate of today is the same.
        (Some(was), EntryOutcome::Changed) if row.origin.is_some() && *was == row.is => {
            tr!("{rate} · its past and coming rates are added", rate = summary(was, amounts))
        }
        (Some(was), EntryOutcome::Changed) => differences(was, &row.is, amounts),
        (Some(was), EntryOutcome::Left) => {
            tr!(
                "the shop keeps its own; not applied: {differences}",
                differences = differences(was, &row.is, amounts)
            )
        }
        _ => summary(&row.is, amounts),
    };
    let words = match &row.origin {
        Some(origin) => {
            let since = origin.since_words().map(|since| translate::text(&since));
            let parts = [Some(words), since, Some(translate::text(&origin.sources))];
            parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
        }
        None => words,
    };
    RowText {
        fate: Some(Fate::of(row.outcome)),
        place: row.line.map(|line| tr!("Line {line}", line = signed(line))).unwrap_or_default(),
        kind: row.is.kind.one(),
        what: amounts.told(&row.is.name),
        words,
    }
}

/// The line or entry of a row, with its file if there are several.
fn place(report: &ImportReport, file: &str, line: u64) -> String {
    let line = signed(line);
    let place = if report.has_entries(file) { tr!("Entry {line}", line) } else { tr!("Line {line}", line) };
    if report.formats.len() > 1 { format!("{file}, {place}") } else { place }
}

/// The parts that tell it from others of its name.
fn summary(one: &Described, amounts: Amounts) -> String {
    let parts = one.preview.iter().map(|cell| amounts.told(cell)).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}

/// The differences between that in the shop and that in the file.
fn differences(was: &Described, is: &Described, amounts: Amounts) -> String {
    let shown = |text: String| if text.is_empty() { tr!("none").to_owned() } else { text };
    let found = Described::differences(Some(was), Some(is)).into_iter().map(|one| {
        let (was, became) = (shown(amounts.told(&one.was)), shown(amounts.told(&one.became)));
        format!("{} {was} → {became}", within(translate::text(&one.heading), amounts.formatter.language))
    });
    let found = found.collect::<Vec<_>>().join(" · ");
    if found.is_empty() { tr!("in what is not listed here").to_owned() } else { found }
}

/// A heading within a sentence: `total`, but `VAT number`. German has capitals there too.
fn within(heading: String, language: Language) -> String {
    let is_word = heading.chars().nth(1).is_none_or(char::is_lowercase);
    if is_word && language != Language::German { heading.to_lowercase() } else { heading }
}
