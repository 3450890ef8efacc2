//! Tables as CSV or XLSX. PDF is in `pdf`.

mod csv;
mod xlsx;

use std::io::Write;

use domain::Result;
use domain::table::{Cell, Head, Receiver};
use domain::time::Local;

use self::csv::Sheet;
use self::xlsx::WorkbookWriter;
use super::csv_text;

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
    file: File<'w>,
}

/// The state of a file.
enum File<'w> {
    /// Nothing written yet.
    Empty(&'w mut dyn Write),
    Csv(Box<Sheet<&'w mut dyn Write>>),
    Xlsx(Box<WorkbookWriter>, &'w mut dyn Write),
    /// After the beginning of the file could not be written.
    Closed,
}

impl<'w> TableWriter<'w> {
    /// A writer to `out`. `now` is written where the format has a place for it.
    pub fn new(out: &'w mut dyn Write, format: TableFormat, now: Local) -> Self {
        Self { format, now, file: File::Empty(out) }
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
                TableFormat::Xlsx => File::Xlsx(Box::new(WorkbookWriter::begin(head, self.now)?), out),
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
