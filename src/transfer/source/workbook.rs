//! A workbook (XLSX) as CSV text: its first sheet that has a table, row by row, so that all readers of
//! tables can read it, with the row numbers of the sheet.
//!
//! Numbers have the 15 digits that the sheet can show, without the errors of binary fractions, and the currency or the
//! leading zeros that their format shows with them. A file that unpacks to more than any table of a shop is refused before its sheets are read.

use std::collections::BTreeMap;
use std::io::{self, Cursor, Read};
use std::sync::Arc;

use calamine::{DataRef, ExcelDateTime, Reader as _, SheetType, SheetVisible, Style, Xlsx, XlsxError};
use chrono::{NaiveTime, TimeDelta};
use zip::ZipArchive;

use super::file_kind;
use crate::DELIMITERS;
use crate::FieldResult as Found;
use crate::currency_mark;
use domain::text;
use domain::text::Text;

/// The most bytes of a workbook file.
const MOST_PACKED: u64 = 128 << 20;
/// The most unpacked bytes of a sheet, which is streamed; and of the other parts together, which are held in
/// memory.
const MOST_SHEET: u64 = 1 << 30;
const MOST_OTHER: u64 = 96 << 20;
/// The most bytes of the CSV text.
const MOST_TEXT: usize = 192 << 20;
/// The most rows and columns of a sheet, by the format.
const MOST_ROWS: u32 = 1 << 20;
const MOST_COLUMNS: u32 = 1 << 14;
/// The least cells in a row of a table.
const LEAST_CELLS: usize = 3;
/// The columns that have their place in a row whether anything is in them or not: more than any table has without
/// headings.
const NEAR_COLUMNS: usize = 256;
/// The digits that a spreadsheet shows of a number.
const DIGITS: usize = 15;
/// The digits up to which all whole numbers are exact.
const EXACT_DIGITS: usize = 16;

/// A sheet as text.
#[derive(Debug)]
pub(super) struct Sheet {
    /// The rows as CSV; those above the headings are blank lines.
    pub(super) text: Arc<[u8]>,
    /// The sheet's name.
    pub(super) name: String,
    /// The names of the other sheets that are not empty.
    pub(super) others: Vec<String>,
    /// The row of the headings, from 1, when something stands above them.
    pub(super) headings_below: Option<u64>,
    /// The first row, from 1, with a whole number of more digits than a spreadsheet keeps.
    pub(super) cut_number: Option<u64>,
}

type Book = Xlsx<Cursor<Vec<u8>>>;

/// Reads the first sheet that has a table; `Err` is the reason for the refusal.
pub(super) fn read(mut reader: impl Read) -> Found<Sheet> {
    let mut bytes = Vec::new();
    reader.by_ref().take(MOST_PACKED + 1).read_to_end(&mut bytes).map_err(damaged)?;
    if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > MOST_PACKED {
        return Err(too_large());
    }
    let is_computed = check_parts(&bytes)?;
    let mut book: Book = Xlsx::new(Cursor::new(bytes)).map_err(unreadable)?;
    let sheets = book.sheets_metadata().iter();
    let visible = |sheet: &&calamine::Sheet| {
        sheet.typ == SheetType::WorkSheet && sheet.visible == SheetVisible::Visible
    };
    let names: Vec<String> = sheets.filter(visible).map(|sheet| sheet.name.clone()).collect();
    let (mut found, mut others) = (None, Vec::new());
    for name in names {
        if found.is_none() {
            refuse_uncomputed(&mut book, &name, is_computed)?;
            found = table(&mut book, &name)?;
            if found.is_some() {
                continue;
            }
        }
        if has_cells(&mut book, &name)? {
            others.push(name);
        }
    }
    let sheet: Sheet = found.ok_or_else(|| {
        text!(
            "it is a workbook without a table, since no sheet has a row of three cells. Choose one with headings and rows"
        )
    })?;
    Ok(Sheet { others, ..sheet })
}

fn damaged(error: impl std::fmt::Display) -> Text {
    text!(
        "it is a workbook that cannot be read ({problem}). Open it in a spreadsheet program and save \
         it again",
        problem = error.to_string()
    )
}

fn unreadable(error: XlsxError) -> Text {
    match error {
        XlsxError::Password => text!("a password locks it. Save it without one"),
        other => damaged(other),
    }
}

fn too_large() -> Text {
    text!("it is too large for a workbook of a shop. Save its table as CSV and import that")
}

/// Refuses a file that is no workbook, and one that unpacks to too much. The sizes that an archive declares
/// may be false, so all of it is unpacked once and discarded. Returns whether the results of formulas are in
/// the file: programs that write none ask for a computation when it is opened.
fn check_parts(bytes: &[u8]) -> Found<bool> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(damaged)?;
    let names: Vec<String> = archive.file_names().flatten().map(|name| name.into_owned()).collect();
    if let Some(sentence) = file_kind::archive_refusal(&names) {
        return Err(sentence);
    }
    let (mut others, mut is_computed) = (0_u64, true);
    for at in 0..archive.len() {
        let part = archive.by_index(at).map_err(damaged)?;
        let is_book = part.name().is_ok_and(|name| name == "xl/workbook.xml");
        let is_sheet = part.name().is_ok_and(|name| name.to_lowercase().starts_with("xl/worksheets/"));
        let most = if is_sheet { MOST_SHEET } else { MOST_OTHER.saturating_sub(others) };
        let mut part = part.take(most + 1);
        let size = if is_book {
            let mut text = Vec::new();
            part.read_to_end(&mut text).map_err(damaged)?;
            is_computed = !String::from_utf8_lossy(&text).contains("fullCalcOnLoad=\"1\"");
            u64::try_from(text.len()).unwrap_or(u64::MAX)
        } else {
            io::copy(&mut part, &mut io::sink()).map_err(damaged)?
        };
        if size > most {
            return Err(too_large());
        }
        others += if is_sheet { 0 } else { size };
    }
    Ok(is_computed)
}

/// True if any cell of a sheet is not empty.
fn has_cells(book: &mut Book, name: &str) -> Found<bool> {
    let mut cells = book.worksheet_cells_reader(name).map_err(unreadable)?;
    while let Some(cell) = cells.next_cell().map_err(unreadable)? {
        if *cell.get_value() != DataRef::Empty {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The rows of a sheet, if it has a table.
fn table(book: &mut Book, name: &str) -> Found<Option<Sheet>> {
    let mut cells = book.worksheet_cells_reader(name).map_err(unreadable)?;
    let formats: Vec<NumberFormat> = cells.styles().iter().map(number_format).collect();
    let plain = NumberFormat::default();
    let mut rows = Rows::default();
    let mut cut_number = None;
    while let Some((cell, style)) = cells.next_cell_with_style_id().map_err(unreadable)? {
        let (row, column) = cell.get_position();
        let format @ NumberFormat { is_percent, .. } = formats.get(style).unwrap_or(&plain);
        let shown = |number: String| format.shown(number);
        let text = match cell.get_value() {
            DataRef::Empty => continue,
            DataRef::Int(number) => shown(number.to_string()),
            DataRef::Float(number) => {
                let (text, is_cut) = number_text(*number, *is_percent);
                cut_number = cut_number.or(is_cut.then_some(u64::from(row) + 1));
                shown(unmistakable(text))
            }
            DataRef::SharedString(text) => (*text).to_owned(),
            DataRef::Bool(value) => value.to_string(),
            DataRef::DateTime(moment) => moment_text(*moment),
            DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => text.clone(),
            DataRef::Error(error) => error.to_string(),
        };
        rows.put(row, column, text)?;
    }
    rows.end_row()?;
    let Some(headings) = rows.headings else { return Ok(None) };
    Ok(Some(Sheet {
        text: rows.text.into(),
        name: name.to_owned(),
        others: Vec::new(),
        headings_below: rows.is_headed.then_some(u64::from(headings) + 1),
        cut_number,
    }))
}

/// Refuses a sheet with a formula whose result is not in the file, since its cell would be read as blank or
/// zero.
fn refuse_uncomputed(book: &mut Book, name: &str, is_computed: bool) -> Found<()> {
    let mut cells = book.worksheet_cells_reader(name).map_err(unreadable)?;
    while let Some(cell) = cells.next_cell_with_formula_metadata().map_err(unreadable)? {
        if cell.formula.is_some() && (!is_computed || cell.value == DataRef::Empty) {
            let row = cell.pos.0 + 1;
            return Err(text!(
                "row {row} of the sheet {name} has a formula whose result is not in the file. Open it \
                 in a spreadsheet program and save it again",
                row = row.to_string(),
                name
            ));
        }
    }
    Ok(())
}

/// The format in which a style shows numbers.
#[derive(Default)]
struct NumberFormat {
    is_percent: bool,
    /// The sign or the code beside them.
    currency: Option<String>,
    /// The zeros that fill them up, as in a code: `00000`, `000-000`. Empty for formats of other numbers.
    zeros: String,
}

impl NumberFormat {
    /// A number with the text that the format shows beside it.
    fn shown(&self, number: String) -> String {
        if let Some(mark) = &self.currency {
            return format!("{number} {mark}");
        }
        if self.zeros.is_empty() || !number.bytes().all(|digit| digit.is_ascii_digit()) {
            return number;
        }
        let width = self.zeros.bytes().filter(|place| *place == b'0').count();
        let padded = format!("{number:0>width$}");
        let (before, digits) = padded.split_at(padded.len() - width);
        let mut digits = digits.chars();
        let placed =
            self.zeros.chars().filter_map(|place| if place == '0' { digits.next() } else { Some(place) });
        format!("{before}{}", placed.collect::<String>())
    }
}

fn number_format(style: &Style) -> NumberFormat {
    let code = style.number_format.as_ref().map_or("", |format| format.format_code.as_str());
    let mut outside_quotes = code.split('"').step_by(2);
    let is_percent = outside_quotes.any(|part| part.contains('%'));
    let zeros = code.replace(['\\', '"'], "");
    let is_code =
        zeros.starts_with("00") && zeros.ends_with('0') && zeros.bytes().all(|place| b"0-".contains(&place));
    let zeros = if is_code { zeros } else { String::new() };
    NumberFormat { is_percent, currency: currency_mark::in_format(code), zeros }
}

/// A number of three decimals with a fourth, so that its point is not taken for one of thousands.
fn unmistakable(number: String) -> String {
    match number.split_once('.') {
        Some((_, fraction)) if fraction.len() == 3 && !number.ends_with('%') => number + "0",
        _ => number,
    }
}

/// A number in digits, and whether it is a whole number too long to be exact.
fn number_text(number: f64, is_percent: bool) -> (String, bool) {
    let shortest = number.to_string();
    let digits = shortest.bytes().filter(u8::is_ascii_digit).count();
    let is_whole = !shortest.contains('.');
    if !is_percent && (is_whole || digits <= DIGITS) {
        return (shortest, is_whole && digits > EXACT_DIGITS);
    }
    // 15 digits, the first of them before the point: 1.99900000000000e1.
    let scientific = format!("{number:.14e}");
    let Some((mantissa, exponent)) = scientific.split_once('e') else { return (shortest, false) };
    let sign = if mantissa.starts_with('-') { "-" } else { "" };
    let digits: String = mantissa.chars().filter(char::is_ascii_digit).collect();
    let before: i32 = exponent.parse::<i32>().unwrap_or_default() + if is_percent { 3 } else { 1 };
    let digits = if before <= 0 {
        let zeros = usize::try_from(1 - before).unwrap_or_default();
        format!("{}{digits}", "0".repeat(zeros))
    } else {
        digits
    };
    let before = usize::try_from(before.max(1)).unwrap_or(1);
    let padded = format!("{digits:0<before$}");
    let (whole, fraction) = padded.split_at(before.min(padded.len()));
    let whole = Some(whole.trim_start_matches('0')).filter(|whole| !whole.is_empty()).unwrap_or("0");
    let fraction = fraction.trim_end_matches('0');
    let point = if fraction.is_empty() { "" } else { "." };
    let percent = if is_percent { "%" } else { "" };
    (format!("{sign}{whole}{point}{fraction}{percent}"), false)
}

/// A date, a time of day, or both, to the second.
fn moment_text(moment: ExcelDateTime) -> String {
    let exact = moment.as_datetime();
    let Some(at) = exact.and_then(|at| at.checked_add_signed(TimeDelta::milliseconds(500))) else {
        return moment.as_f64().to_string();
    };
    if moment.is_duration() || moment.as_f64() < 1.0 {
        return at.format("%H:%M:%S").to_string();
    }
    let is_day = at.time() < NaiveTime::from_hms_opt(0, 0, 1).unwrap_or_default();
    at.format(if is_day { "%Y-%m-%d" } else { "%Y-%m-%d %H:%M:%S" }).to_string()
}

/// The rows of a sheet being converted to CSV.
#[derive(Default)]
struct Rows {
    text: Vec<u8>,
    /// The current row, from 0, and its cells.
    row: u32,
    cells: Vec<String>,
    /// The places of the columns further right that hold anything, after the near ones in the order in which they are met.
    /// A cell at the end of each row would take a thousand times its size with the blank ones before it.
    far: BTreeMap<u32, usize>,
    /// The number of line ends written.
    lines: u32,
    /// The row of the headings, from 0.
    headings: Option<u32>,
    /// True if something stands above the headings.
    is_headed: bool,
}

impl Rows {
    fn put(&mut self, row: u32, column: u32, text: String) -> Found<()> {
        // Before as many blank lines are written.
        if row >= MOST_ROWS || column >= MOST_COLUMNS {
            return Err(text!(
                "a sheet has at most {rows} rows and {columns} columns, and there is a cell beyond \
                 them. Open it in a spreadsheet program and save it again",
                rows = MOST_ROWS,
                columns = MOST_COLUMNS
            ));
        }
        if row < self.row {
            return Err(text!(
                "it is a workbook that cannot be read (its rows are out of order). Open it in a \
                 spreadsheet program and save it again"
            ));
        }
        if row > self.row {
            self.end_row()?;
            self.row = row;
        }
        let near = usize::try_from(column).ok().filter(|column| *column < NEAR_COLUMNS);
        let next = NEAR_COLUMNS + self.far.len();
        let place = near.unwrap_or_else(|| *self.far.entry(column).or_insert(next));
        if place >= self.cells.len() {
            if self.text.len().saturating_add(place) > MOST_TEXT {
                return Err(too_large());
            }
            self.cells.resize(place + 1, String::new());
        }
        if let Some(cell) = self.cells.get_mut(place) {
            *cell = text;
        }
        Ok(())
    }

    fn end_row(&mut self) -> Found<()> {
        let cells = std::mem::take(&mut self.cells);
        let filled = cells.iter().filter(|cell| !cell.trim().is_empty()).count();
        if filled == 0 {
            return Ok(());
        }
        if self.headings.is_none() {
            if filled < LEAST_CELLS && !is_whole_row(&cells) {
                self.is_headed = true;
                return Ok(());
            }
            self.headings = Some(self.row);
        }
        let blank = usize::try_from(self.row.saturating_sub(self.lines)).unwrap_or_default();
        self.text.resize(self.text.len() + blank, b'\n');
        for (at, cell) in cells.iter().enumerate() {
            if at > 0 {
                self.text.push(b',');
            }
            // Line ends in cells become spaces, so that the line numbers of the text are the row numbers of
            // the sheet.
            let cell = cell.replace(['\r', '\n'], " ");
            let needs_quotes = cell.contains([',', '"']);
            let quoted = if needs_quotes { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell };
            self.text.extend_from_slice(quoted.as_bytes());
        }
        self.text.push(b'\n');
        self.lines = self.row + 1;
        if self.text.len() > MOST_TEXT { Err(too_large()) } else { Ok(()) }
    }
}

/// True for a row that is a whole CSV line in one cell.
fn is_whole_row(cells: &[String]) -> bool {
    let first = cells.first().map_or("", String::as_str);
    let count = |delimiter: u8| first.bytes().filter(|byte| *byte == delimiter).count();
    DELIMITERS.into_iter().any(|delimiter| count(delimiter) + 1 >= LEAST_CELLS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_what_the_sheet_shows() {
        for (number, is_percent, expected) in [
            (19.99, false, "19.99"),
            (19.990_000_000_000_002, false, "19.99"),
            (0.1 + 0.2, false, "0.3"),
            (-0.000_012_345_678_901_234_567, false, "-0.0000123456789012346"),
            (1e-7, false, "0.0000001"),
            (1_234_567.891, false, "1234567.891"),
            (33.333_333_333_333_336, false, "33.3333333333333"),
            (0.0, false, "0"),
            (100.0, false, "100"),
            (4_006_381_333_931.0, false, "4006381333931"),
            (0.19, true, "19%"),
            (0.055, true, "5.5%"),
            (0.07 + 0.000_000_000_000_000_01, true, "7%"),
            (1.0, true, "100%"),
            (0.0, true, "0%"),
            (12.0, true, "1200%"),
        ] {
            assert_eq!(number_text(number, is_percent), (expected.to_owned(), false), "{number}");
        }
        assert!(number_text(12_345_678_901_234_567_890.0, false).1);
    }

    #[test]
    fn moments_are_read_to_the_second_in_both_date_systems() {
        let kind = calamine::ExcelDateTimeType::DateTime;
        for (value, is_1904, expected) in [
            (45_943.0, false, "2025-10-13"),
            (45_943.5, false, "2025-10-13 12:00:00"),
            (44_481.5, true, "2025-10-13 12:00:00"),
            (45_943.541_666_666_664, false, "2025-10-13 13:00:00"),
            (45_943.999_999_999, false, "2025-10-14"),
            (0.392_361_111_111_111, false, "09:25:00"),
            (0.392_361_111_111_111, true, "09:25:00"),
        ] {
            let found = moment_text(ExcelDateTime::new(value, kind, is_1904));
            assert_eq!(found, expected, "{value} {is_1904}");
        }
    }
}
