//! Reports as CSV, for spreadsheets: numbers plain, texts so that no spreadsheet runs them.

use std::io::Write;

use super::csv_text;
use crate::domain::Result;

/// A cell of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// What people wrote, such as the name of a product.
    Text(String),
    /// A plain decimal with a point, or empty.
    Number(String),
}

impl Cell {
    /// A text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A number.
    pub fn number(number: impl Into<String>) -> Self {
        Self::Number(number.into())
    }
}

/// A report as it is shown: one row a line, the total last.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sheet {
    /// What the columns are.
    pub headings: Vec<String>,
    /// As many cells each as there are headings.
    pub rows: Vec<Vec<Cell>>,
}

/// Without it a common spreadsheet reads names as if they were of another alphabet.
const MARK: &[u8] = b"\xef\xbb\xbf";
/// What spreadsheets take for the beginning of a formula, in both widths.
const FORMULA: [char; 10] = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];

/// Writes a report as UTF-8 with its mark.
pub fn write(mut out: impl Write, sheet: &Sheet) -> Result<()> {
    out.write_all(MARK).map_err(csv_text::unwritable)?;
    let mut writer = csv_text::writer(out);
    writer.write_record(sheet.headings.iter().map(|name| shielded(name))).map_err(csv_text::unwritable)?;
    for row in &sheet.rows {
        let cells = row.iter().map(|cell| match cell {
            Cell::Text(text) => shielded(text),
            Cell::Number(number) => number.clone(),
        });
        writer.write_record(cells).map_err(csv_text::unwritable)?;
    }
    writer.flush().map_err(csv_text::unwritable)
}

/// A text that would be run begins with an apostrophe, which spreadsheets take for "this is text".
fn shielded(text: &str) -> String {
    let is_formula = text.trim_start_matches(' ').starts_with(FORMULA);
    if is_formula { format!("'{text}") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_not_run_and_numbers_stay_numbers() {
        for (cell, expected) in [
            (Cell::text("Tea towel, \"Forth\""), "\"Tea towel, \"\"Forth\"\"\""),
            (Cell::text("=HYPERLINK(\"x\")"), "\"'=HYPERLINK(\"\"x\"\")\""),
            (Cell::text("  @SUM(1)"), "'  @SUM(1)"),
            (Cell::text("-2+3"), "'-2+3"),
            (Cell::text("＋1"), "'＋1"),
            (Cell::text("a\nb"), "\"a\nb\""),
            (Cell::number("-412.30"), "-412.30"),
            (Cell::number(""), "\"\""),
        ] {
            let sheet = Sheet { headings: vec!["Name".to_owned()], rows: vec![vec![cell.clone()]] };
            let mut out = Vec::new();
            write(&mut out, &sheet).unwrap();
            let text = String::from_utf8(out).unwrap();
            assert_eq!(text, format!("\u{feff}Name\n{expected}\n"), "{cell:?}");
        }
    }
}
