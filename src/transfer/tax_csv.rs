//! Tax rates as a CSV of ten columns: country, state, postcode, city, rate, name, priority, compound,
//! shipping, class. Columns are found by position, since the headings come in every language.
//!
//! A row becomes a [`RateInput`]; the engine's own rules judge it, so a file can hold nothing that the
//! API would refuse. There is no column for the order: a rate stands where its row stands.

use std::io::Write;

use super::csv_text::{self, NumberText, REFUSED_HEADINGS, Records};
use super::source::Source;
use super::{Notes, Refusal, format};
use crate::domain::Result;
use crate::domain::field::Value;
use crate::domain::percent::Percent;
use crate::domain::rate::{RateInput, TaxRate};

/// The headings that are written.
pub const HEADINGS: [&str; COLUMNS] = [
    "Country code",
    "State code",
    "Postcode / ZIP",
    "City",
    "Rate %",
    "Tax name",
    "Priority",
    "Compound",
    "Shipping",
    "Tax class",
];

/// How many columns there are.
const COLUMNS: usize = 10;
/// Columns before and up to the rate, without which a row says nothing.
const LEAST: usize = 5;

/// A row as it was read. Its class is apart, since only the shop knows its classes by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxRow {
    /// The line it begins on, from 1.
    pub line: u64,
    /// What its cells say, but for the class.
    pub input: RateInput,
    /// A class's name or slug; blank is the standard class.
    pub class: String,
    /// The cells as they stand in the file.
    pub cells: Vec<String>,
}

/// All of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TaxFile {
    /// The first row, when it is headings.
    pub headings: Option<Vec<String>>,
    /// What was read, in the order of the file.
    pub rows: Vec<TaxRow>,
    /// Rows that could not be read, with their cells.
    pub refused: Vec<(Refusal, Vec<String>)>,
    /// What was understood although it was written otherwise.
    pub notes: Notes,
}

/// Reads a whole file. Refused when it cannot be opened or read on.
pub fn read(source: &Source) -> Result<TaxFile> {
    let mut records = Records::open(source, delimiter(source)?)?;
    let mut file = TaxFile::default();
    let mut is_first = true;
    while records.advance()? {
        let cells: Vec<String> = records.cells().map(|cell| cell.text.into_owned()).collect();
        if records.cells().any(|cell| cell.is_windows) {
            file.notes.add(records.line(), "not UTF-8: read as Windows-1252");
        }
        if std::mem::take(&mut is_first) && is_heading(&cells) {
            file.headings = Some(cells);
            continue;
        }
        let width = file
            .headings
            .as_ref()
            .map_or(COLUMNS, |headings| columns(headings));
        match row(records.line(), &cells, width, &mut file.notes) {
            Ok((input, class)) => file.rows.push(TaxRow {
                line: records.line(),
                input,
                class,
                cells,
            }),
            Err(problem) => {
                let line = records.line();
                file.refused.push((Refusal { line, problem }, cells));
            }
        }
    }
    Ok(file)
}

/// Whether a file, divided by this delimiter, reads as tax rates: one of its first two rows is one.
pub(super) fn is_tax_csv(source: &Source, delimiter: u8) -> Result<bool> {
    let mut records = Records::open(source, delimiter)?;
    for _ in 0..2 {
        if !records.advance()? {
            return Ok(false);
        }
        let cells: Vec<String> = records.cells().map(|cell| cell.text.into_owned()).collect();
        if is_rate_row(&cells) {
            return Ok(true);
        }
        // Headings alone are the export of a shop without rates.
        if cells.len() == COLUMNS && cells.iter().map(String::as_str).eq(HEADINGS) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The delimiter with which the file reads as tax rates, or the one it uses most.
fn delimiter(source: &Source) -> Result<u8> {
    for delimiter in csv_text::DELIMITERS {
        if is_tax_csv(source, delimiter)? {
            return Ok(delimiter);
        }
    }
    format::suggested_delimiter(source)
}

/// Headings: neither the rate nor the priority is a number, whatever the language.
fn is_heading(cells: &[String]) -> bool {
    let is_word = |at: usize| {
        cells
            .get(at)
            .is_some_and(|cell| !cell.is_empty() && !is_rate(cell))
    };
    is_word(4) && (is_word(6) || cells.len() < 7)
}

fn is_rate(cell: &str) -> bool {
    Percent::parse(&pointed(cell)).is_ok()
}

/// Whether cells look like a rate: a country code or any, a number where the rate is, yes or no in
/// their places.
fn is_rate_row(cells: &[String]) -> bool {
    let cell = |at: usize| cells.get(at).map_or("", String::as_str);
    let is_country = cell(0).is_empty() || cell(0) == "*" || (cell(0).len() <= 2 && !is_rate(cell(0)));
    (LEAST..=COLUMNS).contains(&cells.len())
        && is_country
        && is_rate(cell(4))
        && csv_text::yes_or_no(cell(7)).is_some()
        && csv_text::yes_or_no(cell(8)).is_some()
}

/// What a row says, and its class; or what is wrong with it.
fn row(
    line: u64,
    cells: &[String],
    width: usize,
    notes: &mut Notes,
) -> std::result::Result<(RateInput, String), String> {
    let cell = |at: usize| cells.get(at).map_or("", String::as_str);
    if cells.len() < LEAST {
        return Err(format!(
            "it has {} cells, and the rate would be in the fifth",
            cells.len()
        ));
    }
    if cells.iter().skip(width).any(|cell| !cell.is_empty()) {
        return Err(format!(
            "it has {} cells where ten are expected; is there a cell with the delimiter in it that is not quoted?",
            cells.len()
        ));
    }
    if cells.len() < COLUMNS {
        notes.add(line, "shorter than ten columns: what is missing is blank");
    }
    if cell(4).contains('%') {
        notes.add(line, "the rate is written with a % sign");
    }
    if cell(4).contains(',') {
        notes.add(line, "the rate is written with a decimal comma");
    }
    let text = |at: usize| Some(Value::text(cell(at)));
    let input = RateInput {
        country: text(0),
        state: text(1),
        postcode: text(2),
        city: text(3),
        rate: Some(Value::text(pointed(cell(4)))),
        name: text(5),
        priority: Some(cell(6)).filter(|cell| !cell.is_empty()).map(Value::text),
        compound: Some(Value::Bool(flag("compound", cell(7))?)),
        shipping: Some(Value::Bool(flag("shipping", cell(8))?)),
        order: None,
        class: None,
    };
    Ok((input, cell(9).to_owned()))
}

/// How many columns may hold something: ten, and in a file of refused rows the two that were added.
fn columns(headings: &[String]) -> usize {
    let added = headings.iter().skip(COLUMNS).map(String::as_str);
    if added.eq(REFUSED_HEADINGS) {
        COLUMNS + REFUSED_HEADINGS.len()
    } else {
        COLUMNS
    }
}

/// A rate with its decimal comma made a point. A rate is below 1,000, so a comma marks no thousands.
fn pointed(cell: &str) -> String {
    let number = cell.trim_end_matches('%').trim_end();
    match csv_text::number_text(number) {
        NumberText::Comma(text) => cell.replacen(number, &text, 1),
        NumberText::Ambiguous => cell.replace(',', "."),
        NumberText::Plain(_) => cell.to_owned(),
    }
}

fn flag(field: &'static str, cell: &str) -> std::result::Result<bool, String> {
    csv_text::yes_or_no(cell)
        .ok_or_else(|| format!("{field}: \"{cell}\" is neither yes nor no. Write 1 or 0"))
}

/// Writes rates in the order they are given, each with its class's display name (blank for the standard
/// class). Rates to four decimals, 1 and 0, several postcodes or cities joined by `; `.
pub fn write<'r>(out: impl Write, rates: impl IntoIterator<Item = (&'r TaxRate, &'r str)>) -> Result<()> {
    let mut writer = csv_text::writer(out);
    writer.write_record(HEADINGS).map_err(csv_text::unwritable)?;
    let flag = |yes: bool| if yes { "1" } else { "0" };
    for (rate, class) in rates {
        let cells: [&str; COLUMNS] = [
            &rate.country,
            &rate.state,
            &rate.postcodes.join("; "),
            &rate.cities.join("; "),
            &rate.rate_text(),
            &rate.name,
            &rate.priority.to_string(),
            flag(rate.compound),
            flag(rate.shipping),
            class,
        ];
        writer.write_record(cells).map_err(csv_text::unwritable)?;
    }
    writer.flush().map_err(csv_text::unwritable)
}

/// Writes the rows that were refused, as they stood, each with its line and the reason in two columns
/// more, so that they can be mended and imported by themselves.
pub fn write_refused<'r>(
    out: impl Write,
    headings: Option<&[String]>,
    rows: impl IntoIterator<Item = (&'r Refusal, &'r [String])>,
) -> Result<()> {
    let mut writer = csv_text::writer(out);
    let usual: Vec<String> = HEADINGS.map(str::to_owned).to_vec();
    let headings = headings.unwrap_or(&usual).iter().map(String::as_str);
    writer
        .write_record(headings.chain(REFUSED_HEADINGS))
        .map_err(csv_text::unwritable)?;
    for (refusal, cells) in rows {
        let line = refusal.line.to_string();
        let blank = std::iter::repeat_n("", COLUMNS.saturating_sub(cells.len()));
        let cells = cells.iter().map(String::as_str).chain(blank);
        writer
            .write_record(cells.chain([line.as_str(), refusal.problem.as_str()]))
            .map_err(csv_text::unwritable)?;
    }
    writer.flush().map_err(csv_text::unwritable)
}
