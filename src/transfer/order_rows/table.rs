//! The columns of a file as a person sees them who says what they hold: heading, first values, and what the numbers come to.

use super::fields::{Columns, Field, Names};
use super::unread::is_bare;
use crate::csv_text::{Records, headings};
use crate::source::Source;
use domain::Result;
use domain::money::Money;
use domain::text::lenient::number::{DecimalsDetector, NumberStyle, bare_number};

/// The rows that are searched for the first values of each column.
const LOOK_AHEAD: u32 = 1_000;
/// The values of a column that are shown.
const SHOWN: usize = 3;
/// The most bytes of a file whose columns are added up before it is read.
const MOST_ADDED: u64 = 20 << 20;

/// The headings of a file, the cells below each, and the fields found by headings.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// As in the file, without surrounding spaces.
    pub headings: Vec<String>,
    values: Vec<Vec<String>>,
    sums: Vec<Option<Money>>,
    /// The headings of columns that look like amounts.
    amounts: Vec<String>,
    found: Columns,
}

impl Table {
    /// Reads the first rows, and all of a file that is not large.
    pub(crate) fn read(
        source: &Source,
        delimiter: u8,
        names: Names<'_>,
        amounts: impl FnOnce(&[String]) -> Result<Vec<String>>,
    ) -> Result<Self> {
        let all = headings(source, delimiter)?;
        let headings: Vec<String> = all.iter().map(|heading| heading.trim().to_owned()).collect();
        let mut values: Vec<Vec<String>> = vec![Vec::new(); headings.len()];
        let mut records = Records::open(source, delimiter)?;
        records.advance()?;
        let mut rows = 0;
        while rows < LOOK_AHEAD && values.iter().any(|seen| seen.len() < SHOWN) && records.advance()? {
            rows += 1;
            for (seen, cell) in values.iter_mut().zip(records.cells()) {
                let text: String = cell.text.trim().chars().take(60).collect();
                if !text.is_empty() && seen.len() < SHOWN && !seen.contains(&text) {
                    seen.push(text);
                }
            }
        }
        let is_filled = |at: usize| rows == 0 || values.get(at).is_some_and(|seen| !seen.is_empty());
        let found = Columns::find_filled(&all, names, is_filled);
        let amounts = amounts(&all)?;
        let is_small = source.size().is_some_and(|size| size <= MOST_ADDED);
        let sums = if is_small { sums(source, delimiter, headings.len())? } else { Vec::new() };
        Ok(Self { headings, values, sums, amounts, found })
    }

    fn place(&self, heading: &str) -> Option<usize> {
        self.headings.iter().position(|one| one == heading)
    }

    /// The first different values below a heading, three at most.
    pub fn values(&self, heading: &str) -> &[String] {
        self.place(heading).and_then(|at| self.values.get(at)).map_or(&[], Vec::as_slice)
    }

    /// The sum of the numbers below a heading; `None` where other texts are among them, or they can be read
    /// in two ways.
    pub fn sum(&self, heading: &str) -> Option<Money> {
        self.sums.get(self.place(heading)?).copied().flatten()
    }

    /// True for a column that looks like amounts.
    pub fn is_amount(&self, heading: &str) -> bool {
        self.amounts.iter().any(|one| one == heading)
    }

    /// True if the user said that each row is one piece.
    pub fn is_one_each(&self, said: &[(String, String)]) -> bool {
        let mut columns = self.found.clone();
        drop(columns.correct(&self.headings, said));
        columns.is_one_each()
    }

    /// The heading of a field's column, by the headings and the user's assignments (a field and a heading,
    /// or an empty one for none).
    pub fn heading_of(&self, field: Field, said: &[(String, String)]) -> Option<&str> {
        let mut columns = self.found.clone();
        // Assignments for the headings of another file are ignored.
        drop(columns.correct(&self.headings, said));
        self.headings.get(columns.place(field)?).map(String::as_str)
    }
}

/// The sum of the numbers of each column.
fn sums(source: &Source, delimiter: u8, width: usize) -> Result<Vec<Option<Money>>> {
    let mut detectors: Vec<Option<DecimalsDetector>> =
        (0..width).map(|_| Some(DecimalsDetector::default())).collect();
    let mut records = Records::open(source, delimiter)?;
    records.advance()?;
    while records.advance()? {
        for (at, slot) in detectors.iter_mut().enumerate() {
            let Some(detector) = slot else { continue };
            let text = records.cell(at).text;
            if is_bare(&bare_number(text.trim())) {
                detector.see(records.line(), &text);
            } else {
                *slot = None;
            }
        }
    }
    let style = |detector: Option<DecimalsDetector>| detector?.judge(None).ok();
    let styles: Vec<Option<NumberStyle>> = detectors.into_iter().map(style).collect();
    let mut sums: Vec<Option<Money>> = styles.iter().map(|style| style.map(|_| Money::ZERO)).collect();
    let mut records = Records::open(source, delimiter)?;
    records.advance()?;
    while records.advance()? {
        for (at, (sum, style)) in sums.iter_mut().zip(&styles).enumerate() {
            if let (Some(so_far), Some(style)) = (*sum, style) {
                let read = style.read_cell(&records.cell(at).text, Money::parse);
                *sum = read.ok().and_then(|amount| so_far.plus(amount.unwrap_or_default()).ok());
            }
        }
    }
    Ok(sums)
}
