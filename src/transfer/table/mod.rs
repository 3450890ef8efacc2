//! Tables as XLSX, or as CSV for spreadsheets: plain numbers, and texts shielded so that no spreadsheet runs them as
//! formulas. PDF is in `pdf`.

mod xlsx;

use std::io::Write;

use domain::Result;
use domain::locale::Locale;
use domain::table::{Cell, Head, Receiver};
use domain::time::Local;

use self::xlsx::WorkbookWriter;
use super::csv_text::{self, RecordWriter, shielded};

/// A format of tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableFormat {
    /// Comma-separated values.
    Csv,
    /// An Office Open XML workbook.
    Xlsx,
}

/// Writes a table to a file, row by row.
pub struct TableWriter<'w> {
    format: TableFormat,
    /// The time of writing, which XLSX contains.
    now: Local,
    /// The language of texts in XLSX; those of CSV are English.
    locale: &'w dyn Locale,
    file: File<'w>,
}

/// The state of a file.
enum File<'w> {
    /// Nothing written yet.
    Empty(&'w mut dyn Write),
    Csv(Box<Sheet<&'w mut dyn Write>>),
    Xlsx(Box<WorkbookWriter<'w>>, &'w mut dyn Write),
    /// After the beginning of the file could not be written.
    Closed,
}

impl<'w> TableWriter<'w> {
    /// A writer to `out`. `now` is written where the format has a place for it.
    pub fn new(out: &'w mut dyn Write, format: TableFormat, now: Local, locale: &'w dyn Locale) -> Self {
        Self { format, now, locale, file: File::Empty(out) }
    }

    /// Writes the rest of the file; must be called after the last row.
    pub fn finish(self) -> Result<()> {
        match self.file {
            File::Empty(_) | File::Closed => Ok(()),
            File::Csv(sheet) => sheet.finish(),
            File::Xlsx(book, out) => out.write_all(&book.finish()?).map_err(csv_text::unwritable),
        }
    }
}

impl Receiver for TableWriter<'_> {
    fn head(&mut self, head: &Head) -> Result<()> {
        if let File::Empty(out) = std::mem::replace(&mut self.file, File::Closed) {
            self.file = match self.format {
                TableFormat::Csv => File::Csv(Box::new(Sheet::begin(out, head)?)),
                TableFormat::Xlsx => {
                    File::Xlsx(Box::new(WorkbookWriter::begin(head, self.now, self.locale)?), out)
                }
            };
        }
        Ok(())
    }

    fn row(&mut self, cells: Vec<Cell>) -> Result<()> {
        match &mut self.file {
            File::Csv(sheet) => sheet.row(&cells),
            File::Xlsx(book, _) => book.row(&cells),
            File::Empty(_) | File::Closed => Ok(()),
        }
    }

    fn totals(&mut self, cells: Vec<Cell>) -> Result<()> {
        match &mut self.file {
            File::Xlsx(book, _) => book.totals(&cells),
            _ => self.row(cells),
        }
    }
}

/// UTF-8's byte order mark, without which Excel reads the file in another encoding.
const MARK: &[u8] = b"\xef\xbb\xbf";

/// A CSV file being written.
struct Sheet<W: Write> {
    writer: RecordWriter<W>,
    head: Head,
}

impl<W: Write> Sheet<W> {
    /// Writes the byte order mark and the headings.
    fn begin(mut out: W, head: &Head) -> Result<Self> {
        out.write_all(MARK).map_err(csv_text::unwritable)?;
        let mut writer = csv_text::writer(out);
        let names = head.columns.iter().map(|column| shielded(&column.name));
        writer.write_record(names)?;
        Ok(Self { writer, head: head.clone() })
    }

    /// Writes a row; the row of totals is like any other.
    fn row(&mut self, cells: &[Cell]) -> Result<()> {
        let cells = self.head.columns.iter().zip(cells).map(|(column, cell)| match cell {
            Cell::Text(text) => shielded(text),
            Cell::Message(text) => shielded(&text.to_string()).into_owned().into(),
            _ => self.head.plain(column.kind, cell).into(),
        });
        self.writer.write_record(cells)
    }

    /// Writes the buffered bytes.
    fn finish(mut self) -> Result<()> {
        self.writer.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::money::Money;
    use domain::shop::settings::Currency;
    use domain::table::{Column, Kind};
    use domain::text;

    #[test]
    fn texts_are_not_run_and_numbers_stay_numbers() {
        for (cell, expected) in [
            (Cell::text("Tea towel, \"Forth\""), "\"Tea towel, \"\"Forth\"\"\""),
            (Cell::text("=HYPERLINK(\"x\")"), "\"'=HYPERLINK(\"\"x\"\")\""),
            (Cell::text("  @SUM(1)"), "'  @SUM(1)"),
            (Cell::text("-2+3"), "'-2+3"),
            (Cell::text("+4930"), "'+4930"),
            (Cell::text("\tcmd"), "\"'\tcmd\""),
            (Cell::text("\rcmd"), "\"'\rcmd\""),
            (Cell::text("\ncmd"), "\"'\ncmd\""),
            (Cell::text("\u{feff}=1"), "'\u{feff}=1"),
            (Cell::text("'Allo"), "''Allo"),
            (Cell::text("a;=1"), "\"a;=1\""),
            (Cell::text("a\t=1"), "\"a\t=1\""),
            (Cell::text("a|=1"), "\"a|=1\""),
            (Cell::text("＋1"), "'＋1"),
            (Cell::text("a\nb"), "\"a\nb\""),
            (Cell::Money(Money::parse("-412.30").unwrap()), "-412.30"),
            (Cell::Empty, "\"\""),
            (text!("{name}", name = "=1").into(), "'=1"),
        ] {
            let head = Head {
                shop: String::new(),
                title: String::new(),
                about: String::new(),
                currency: Currency::USD,
                columns: vec![Column::new("Name", Kind::Text, 10)],
                notes: Vec::new(),
                chart: None,
            };
            let mut out = Vec::new();
            let mut sheet = Sheet::begin(&mut out, &head).unwrap();
            sheet.row(std::slice::from_ref(&cell)).unwrap();
            sheet.finish().unwrap();
            let text = String::from_utf8(out).unwrap();
            assert_eq!(text, format!("\u{feff}Name\n{expected}\n"), "{cell:?}");
        }
    }
}
