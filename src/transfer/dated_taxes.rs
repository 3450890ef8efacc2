//! Tax rates with their dates and sources as CSV, the form of presets ([`preset::HEADINGS`]). It is known by
//! its headings, which other columns may follow.

use std::collections::BTreeMap;
use std::io::Write;

use super::Refusal;
use super::csv_text::{self, REFUSED_HEADINGS, Records};
use super::source::Source;
use super::tax_csv::{MOST_ROWS, MOST_TEXT};
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

/// Whether headings are those of dated rates.
pub(super) fn is_dated(headings: &[String]) -> bool {
    headings.iter().take(COLUMNS).map(|heading| heading.trim().to_lowercase()).eq(preset::HEADINGS)
}

fn open(source: &Source) -> Result<Records<'_>> {
    let is_at = |delimiter| Ok(is_dated(&csv_text::headings(source, delimiter)?));
    Records::open(source, csv_text::delimiter(source, is_at)?)
}

fn texts(records: &Records<'_>) -> Vec<String> {
    records.cells().map(|cell| cell.text.into_owned()).collect()
}

/// Reads a whole file. Refused when it cannot be opened or read.
pub fn read(source: &Source) -> Result<DatedFile> {
    let mut records = open(source)?;
    let mut file = DatedFile::default();
    let mut size = 0;
    records.advance()?;
    while records.advance()? {
        let line = records.line();
        let cells = texts(&records);
        size += cells.iter().map(String::len).sum::<usize>();
        if file.rates.len() + file.refused.len() >= MOST_ROWS || size > MOST_TEXT {
            let problem =
                format!("there are more than {MOST_ROWS} tax rates, or longer ones than a table has");
            return Err(source.refuse_line(line, problem));
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
pub(super) fn write_refused(source: &Source, refused: &[Refusal], out: impl Write) -> Result<()> {
    let problems: BTreeMap<u64, &str> =
        refused.iter().map(|refusal| (refusal.line, refusal.problem.as_str())).collect();
    let mut writer = csv_text::writer(out);
    writer.write_record(preset::HEADINGS.into_iter().chain(REFUSED_HEADINGS))?;
    let mut records = open(source)?;
    records.advance()?;
    while records.advance()? {
        let line = records.line();
        let Some(problem) = problems.get(&line) else { continue };
        let mut cells = texts(&records);
        cells.resize(COLUMNS, String::new());
        cells.extend([line.to_string(), (*problem).to_owned()]);
        writer.write_record(&cells)?;
    }
    writer.flush()
}
