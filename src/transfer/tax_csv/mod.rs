//! Tax rates as CSV with ten columns: country, state, postcode, city, rate, name, priority, compound,
//! shipping, class. Columns are found by position, since the headings come in many languages; those of a table with
//! other columns are found by their headings (`columns.rs`).
//!
//! A row becomes a [`RateInput`] and is checked by the rules of the API. There is no column for the order:
//! rates have the order of the rows.
//!
//! An eleventh column, `From`, has the first day of a version of the rate. A row of it without a percentage
//! says that the rate is not in force from that day on.

mod columns;

use std::io::Write;

use super::csv_text::{self, Records};
use super::refused_rows::{self, RefusedRows};
use super::source::Source;
use super::{FieldResult, Notes, Refusal, RowResult};
pub(super) use columns::is_without_headings;
use columns::{COLUMNS, LEAST, TaxColumns, are_ours, contradicts, has_from};
pub use columns::{FIELDS, heading_of};
use domain::Result;
use domain::field::Value;
use domain::label;
use domain::rate::{RateInput, TaxRate};
use domain::text;
use domain::text::Text;
use domain::text::lenient::number::{percent, percentage};
use domain::text::lenient::yes_or_no;
use domain::time::Day;

/// The headings in exports.
pub const HEADINGS: [&str; COLUMNS] = [
    label!("Country code"),
    label!("State code"),
    label!("Postcode / ZIP"),
    label!("City"),
    label!("Rate %"),
    label!("Tax name"),
    label!("Priority"),
    label!("Compound"),
    label!("Shipping"),
    label!("Tax class"),
];

/// The index of that day.
const FROM: usize = COLUMNS;
/// The index of the name.
const NAME: usize = 5;

/// The most rows of a table of taxes, and the most bytes of their texts: all are held in memory, since rates
/// are compared with each other.
pub(super) const MOST_ROWS: usize = 300_000;
pub(super) const MOST_TEXT: usize = 64 << 20;

/// The rows that are tried to recognise a file of tax rates.
const LOOK_AHEAD: u32 = 10;

/// A row as it was read. The class is separate, since only the shop can look it up by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxRow {
    /// The line on which the row begins, from 1.
    pub line: u64,
    /// The values of its cells, without the class.
    pub input: RateInput,
    /// The name or slug of a class; blank is the standard class.
    pub class: String,
    /// The first day of this version of the rate; `None` for one that has no beginning, or no versions.
    pub from: Option<Day>,
}

/// The refusal of a table with more rows or texts.
pub(super) fn too_many() -> Text {
    text!(
        "there are more than {most} tax rates, or longer ones than a table has. Divide the file",
        most = MOST_ROWS
    )
}

/// The rows of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TaxFile {
    /// The valid rows, in file order.
    pub rows: Vec<TaxRow>,
    /// The refused rows.
    pub refused: Vec<Refusal>,
    /// Remarks about values that were read leniently.
    pub notes: Notes,
    /// The bytes of the texts of `rows`.
    size: usize,
}

impl TaxFile {
    /// Adds a row. Refused when the file has more rows or text than any table of taxes.
    pub fn add(&mut self, source: &Source, row: RowResult<TaxRow>) -> Result<()> {
        let (line, size) = match &row {
            Ok(row) => (row.line, row.size()),
            Err(refusal) => (refusal.line, refusal.problem.to_string().len()),
        };
        self.size += size;
        if self.rows.len() + self.refused.len() >= MOST_ROWS || self.size > MOST_TEXT {
            return Err(source.refuse_line(line, too_many()));
        }
        match row {
            Ok(row) => self.rows.push(row),
            Err(refusal) => self.refused.push(refusal),
        }
        Ok(())
    }
}

impl TaxRow {
    /// The bytes of its texts.
    fn size(&self) -> usize {
        let input = &self.input;
        let values = [&input.country, &input.state, &input.postcode, &input.city, &input.rate, &input.name];
        let text = |value: &Value| match value {
            Value::List(values) => values.iter().map(|value| 32 + value.as_text().map_or(0, str::len)).sum(),
            value => value.as_text().map_or(0, str::len),
        };
        values.into_iter().flatten().map(text).sum::<usize>() + self.class.len()
    }
}

/// Reads a whole file, with the columns that the user assigned. Refused when it cannot be opened or read.
pub fn read(source: &Source, said: &[(String, String)]) -> Result<TaxFile> {
    let mut records = Records::open(source, delimiter(source)?)?;
    let mut file = TaxFile::default();
    let mut width = COLUMNS;
    let mut is_dated = false;
    let mut is_first = true;
    let mut is_own = false;
    let mut others: Option<TaxColumns> = None;
    while records.advance()? {
        let line = records.line();
        let mut cells = records.texts();
        if records.cells().any(|cell| cell.is_windows) {
            file.notes.add(line, csv_text::WINDOWS);
        }
        let is_first = std::mem::take(&mut is_first);
        if is_first && let Some(found) = columns_of(source, &cells, said)? {
            note_others(&found, line, &mut file.notes);
            is_dated = true;
            others = Some(found);
            continue;
        }
        if is_first && is_heading(&cells) {
            width = columns(&cells);
            is_dated = has_from(&cells);
            is_own = cells.iter().map(String::as_str).take(COLUMNS).eq(HEADINGS);
            continue;
        }
        // A name may begin or end with a space; in this program's own exports those are kept.
        if let Some(name) = cells.get_mut(NAME).filter(|_| is_own) {
            *name = records.exact(NAME).into_owned();
        }
        let swallowed = records.swallowed(COLUMNS).map_or(Ok(()), Err);
        let arranged = swallowed.and_then(|()| match &others {
            Some(others) => others.cells(&cells),
            None => Ok(std::mem::take(&mut cells)),
        });
        let read = arranged.and_then(|own| {
            cells = own;
            let width = if others.is_some() { FROM + 1 } else { width };
            row(line, &cells, width, &mut file.notes)
        });
        let read = read.and_then(|(input, class)| {
            let from = if is_dated { first_day(cells.get(FROM))? } else { None };
            Ok(TaxRow { line, input, class, from })
        });
        file.add(source, read.map_err(|problem| Refusal { line, problem }))?;
    }
    if file.rows.is_empty() && file.refused.is_empty() {
        source.note_no_rows();
    }
    Ok(file)
}

/// The columns by their headings, where they are not ours.
fn other_columns(headings: &[String]) -> Option<TaxColumns> {
    TaxColumns::find(headings).filter(|_| !are_ours(headings))
}

/// The columns by the user's answer, otherwise by their headings where they are not ours.
fn columns_of(source: &Source, headings: &[String], said: &[(String, String)]) -> Result<Option<TaxColumns>> {
    let found = TaxColumns::said(headings, said).map_err(|problem| source.refuse(problem))?;
    Ok(found.or_else(|| other_columns(headings)))
}

fn note_others(found: &TaxColumns, line: u64, notes: &mut Notes) {
    if !found.unread.is_empty() {
        notes.add(line, text!("columns that are not read: {columns}", columns = found.unread.join(", ")));
    }
    if !found.tells_shipping() {
        notes.add(
            line,
            text!("the table does not say which rates are charged on shipping: all are assumed to be"),
        );
    }
}

/// True if a file, split at this delimiter, has tax rates: one of its first rows is a rate, and its headings
/// do not contradict.
pub(super) fn is_tax_csv(source: &Source, delimiter: u8) -> Result<bool> {
    let mut records = Records::read(source, source.first_rows()?, delimiter);
    for row in 0..LOOK_AHEAD {
        if !records.advance()? {
            return Ok(false);
        }
        let cells = records.texts();
        if is_rate_row(&cells) {
            return Ok(true);
        }
        // Headings alone are the export of a shop without rates, or of saved refused rows.
        if cells.iter().map(String::as_str).eq(HEADINGS) || columns(&cells) > COLUMNS {
            return Ok(true);
        }
        if row == 0 && other_columns(&cells).is_some() {
            return Ok(true);
        }
        if row == 0 && is_heading(&cells) && contradicts(&cells) {
            return Ok(false);
        }
    }
    Ok(false)
}

fn delimiter(source: &Source) -> Result<u8> {
    csv_text::delimiter(source, |delimiter| is_tax_csv(source, delimiter))
}

/// True for a row of headings: neither rate nor priority is a number.
fn is_heading(cells: &[String]) -> bool {
    let is_word = |at: usize| cells.get(at).is_some_and(|cell| !cell.is_empty() && !is_rate(cell));
    is_word(4) && (is_word(6) || cells.len() < 7)
}

fn is_rate(cell: &str) -> bool {
    percent(cell).is_ok()
}

/// True if cells look like a rate: a country code or any, a number as the rate, yes or no in the flags.
fn is_rate_row(cells: &[String]) -> bool {
    let cell = |at: usize| cells.get(at).map_or("", String::as_str);
    let is_country = cell(0).is_empty() || cell(0) == "*" || (cell(0).len() <= 2 && !is_rate(cell(0)));
    (LEAST..=COLUMNS).contains(&cells.len())
        && is_country
        && is_rate(cell(4))
        && yes_or_no(cell(7)).is_some()
        && yes_or_no(cell(8)).is_some()
}

/// The values of a row and its class; or the problem.
fn row(line: u64, cells: &[String], width: usize, notes: &mut Notes) -> FieldResult<(RateInput, String)> {
    let cell = |at: usize| cells.get(at).map_or("", String::as_str);
    if cells.len() < LEAST {
        return Err(text!(
            "it has {count} cells, and the rate belongs in the fifth: write the blank ones before it \
             too",
            count = cells.len()
        ));
    }
    let is_shifted = cells.len() > width && cell(6).parse::<i64>().is_err();
    if is_shifted || cells.iter().skip(width).any(|cell| !cell.is_empty()) {
        return Err(text!(
            "it has {count} cells where ten are expected; is there a cell with the delimiter in it that is not quoted?",
            count = cells.len()
        ));
    }
    if cells.len() < COLUMNS {
        notes.add(line, text!("shorter than ten columns: what is missing is blank"));
    }
    if cell(4).contains('%') {
        notes.add(line, text!("the rate is written with a % sign"));
    }
    if cell(4).contains(',') {
        notes.add(line, text!("the rate is written with a decimal comma"));
    }
    let text = |at: usize| Some(Value::text(cell(at)));
    let input = RateInput {
        country: text(0),
        state: text(1),
        postcode: text(2),
        city: text(3),
        rate: Some(Value::text(percentage(cell(4)))),
        name: text(5),
        priority: Some(cell(6)).filter(|cell| !cell.is_empty()).map(Value::text),
        compound: Some(Value::Bool(flag(label!("compound"), cell(7))?)),
        shipping: Some(Value::Bool(flag(label!("shipping"), cell(8))?)),
        order: None,
        class: None,
    };
    Ok((input, cell(9).to_owned()))
}

/// The number of columns: ten, or eleven with the day of a version; two more in a file of saved refused rows.
fn columns(headings: &[String]) -> usize {
    let own = if has_from(headings) { FROM + 1 } else { COLUMNS };
    let added = headings.iter().skip(own).map(String::as_str);
    if added.eq(refused_rows::HEADINGS) { own + refused_rows::HEADINGS.len() } else { own }
}

/// The day in the cell of the eleventh column.
fn first_day(cell: Option<&String>) -> FieldResult<Option<Day>> {
    let Some(text) = cell.filter(|cell| !cell.is_empty()) else { return Ok(None) };
    let problem = || text!("from: \"{text}\" is not a date. Write one such as 2027-01-01", text);
    Day::parse(text).map(Some).ok_or_else(problem)
}

fn flag(field: &'static str, cell: &str) -> FieldResult<bool> {
    let problem =
        || text!("{what}: \"{cell}\" is neither yes nor no. Write 1 or 0", what = Text::new(field), cell);
    yes_or_no(cell).ok_or_else(problem)
}

/// Writes rates in the given order, each with the name of its class (blank for the standard class). Rates
/// have four decimals, flags are 1 and 0, several postcodes or cities are joined by `; `.
pub fn write<'r>(out: impl Write, rates: impl IntoIterator<Item = (&'r TaxRate, &'r str)>) -> Result<()> {
    let mut writer = csv_text::writer(out);
    writer.write_record(HEADINGS)?;
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
        writer.write_record(cells)?;
    }
    writer.flush()
}

/// Writes the refused rows as they are, each with its line and reason in two added columns, so that they can
/// be corrected and imported by themselves.
pub fn write_refused(
    source: &Source,
    said: &[(String, String)],
    refused: &[Refusal],
    out: impl Write,
) -> Result<()> {
    let problems = refused_rows::problems(refused);
    let mut records = Records::open(source, delimiter(source)?)?;
    if !records.advance()? {
        return Ok(());
    }
    let mut headings = records.texts();
    if columns_of(source, &headings, said)?.is_none() {
        if is_heading(&headings) {
            headings.resize(if has_from(&headings) { FROM + 1 } else { COLUMNS }, String::new());
        } else {
            headings = HEADINGS.map(str::to_owned).to_vec();
        }
    }
    let mut rows = RefusedRows::begin(out, headings.iter().map(String::as_str))?;
    loop {
        if let Some(problem) = problems.get(&records.line()) {
            rows.put(records.texts(), records.line(), problem)?;
        }
        if !records.advance()? {
            return rows.finish();
        }
    }
}
