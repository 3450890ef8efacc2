//! Tax rates with their dates and sources as CSV, the form of presets ([`preset::HEADINGS`]). It is known by
//! its headings, which other columns may follow.

use std::io::Write;

use crate::Refusal;
use crate::csv_text::{self, Records};
use crate::refused_rows;
use crate::source::Source;
use crate::tax_csv::{MOST_ROWS, MOST_TEXT, too_many};
use domain::Result;
use domain::rate::preset::{self, PresetRate};

/// The number of columns.
const COLUMNS: usize = preset::HEADINGS.len();

/// The rows of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DatedFile {
    /// The valid rows with their lines, from 1, in file order.
    pub rates: Vec<(u64, PresetRate)>,
    /// The refused rows.
    pub refused: Vec<Refusal>,
}

/// True for headings of dated rates.
pub(crate) fn is_dated(headings: &[String]) -> bool {
    headings.iter().take(COLUMNS).map(|heading| heading.trim().to_lowercase()).eq(preset::HEADINGS)
}

fn open(source: &Source) -> Result<Records<'_>> {
    Records::open(source, csv_text::delimiter_by_headings(source, is_dated)?)
}

/// Reads a whole file. Refused when it cannot be opened or read.
pub fn read(source: &Source) -> Result<DatedFile> {
    let mut records = open(source)?;
    let mut file = DatedFile::default();
    let mut size = 0;
    records.advance()?;
    while records.advance()? {
        let line = records.line();
        let cells = records.texts();
        size += cells.iter().map(String::len).sum::<usize>();
        if file.rates.len() + file.refused.len() >= MOST_ROWS || size > MOST_TEXT {
            return Err(source.refuse_line(line, too_many()));
        }
        let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
        let swallowed = records.swallowed(COLUMNS).map_or(Ok(()), Err);
        match swallowed.and_then(|()| PresetRate::of_row(&cells)) {
            Ok(rate) => file.rates.push((line, rate)),
            Err(problem) => file.refused.push(Refusal { line, problem }),
        }
    }
    if file.rates.is_empty() && file.refused.is_empty() {
        source.note_no_rows();
    }
    Ok(file)
}

/// Writes the refused rows as they are, each with its line and reason in two added columns.
pub(crate) fn write_refused(source: &Source, refused: &[Refusal], out: impl Write) -> Result<()> {
    let mut records = open(source)?;
    records.advance()?;
    refused_rows::write(records, &preset::HEADINGS.map(str::to_owned), refused, out)
}
