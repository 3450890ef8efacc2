//! PDF on A4: any table, the sales report with its chart, and invoices. Black on white, in colors that differ in grey
//! too.
//!
//! The same report at the same time gives the same bytes.

mod archive;
mod chart;
mod chart_lines;
mod fonts;
mod grid;
mod invoice;
mod page_frame;
mod page_layout;
mod picture;
mod receipt;
mod sales;
mod shape;
mod system_fonts;

use domain::locale::Locale;
use domain::report::{AnalysedSales, Series};
use domain::shop::day_note::DayNote;
use domain::shop::settings::Shop;
use domain::table::{Cell, Head, Receiver, Table};
use domain::text;
use domain::text::Text;
use domain::time::Local;
use domain::{Error, Result};

use grid::{Grid, LANDSCAPE, PORTRAIT};
pub use invoice::{factur_x, invoice, invoice_pages, unprintable};
use page_frame::PageFrame;
use page_layout::PageLayout;
pub use page_layout::{PaperBox, PaperLine, PaperPage, PaperPicture, PaperText, Weight};
pub use picture::PictureSize;
use shape::Typefaces;

/// The contents of a printed sales report.
#[derive(Debug, Clone, Copy)]
pub struct SalesPages<'r> {
    /// The shop, for its name and currency.
    pub shop: &'r Shop,
    /// The name of the range: `October 2026`.
    pub title: &'r str,
    /// The report itself.
    pub sales: &'r AnalysedSales,
    /// The notes on its days.
    pub notes: &'r [DayNote],
    /// The series of the chart, in the order in which they were chosen.
    pub shown: &'r [Series],
    /// How it is written.
    pub locale: &'r dyn Locale,
}

/// What a chart by itself is written as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChartFormat {
    /// Pixels.
    Png,
    /// Shapes and texts.
    Svg,
    /// A page.
    Pdf,
}

/// The most rows of a printed table; a longer one is refused, since it needs a spreadsheet.
const MOST_ROWS: usize = 20_000;

/// Collects a table to print. Refuses one that is too long.
#[derive(Debug, Default)]
pub struct TablePages {
    table: Option<Table>,
}

impl Receiver for TablePages {
    fn head(&mut self, head: &Head) -> Result<()> {
        self.table = Some(Table::new(head.clone()));
        Ok(())
    }

    fn row(&mut self, cells: Vec<Cell>) -> Result<()> {
        let Some(table) = &mut self.table else { return Ok(()) };
        if table.rows.len() >= MOST_ROWS {
            let problem =
                text!("more than {most} rows are not printed; write them as XLSX or CSV", most = MOST_ROWS);
            return Err(Error::Invalid { what: Text::written(&table.head.title), problem });
        }
        table.row(cells)
    }

    fn totals(&mut self, cells: Vec<Cell>) -> Result<()> {
        self.table.as_mut().map_or(Ok(()), |table| table.totals(cells))
    }
}

impl TablePages {
    /// The bytes of the PDF, with the time at the foot of each page; empty without a table.
    pub fn make(self, locale: &dyn Locale, now: Local) -> Result<Vec<u8>> {
        self.table.map_or_else(|| Ok(Vec::new()), |table| pages(&table, locale, now))
    }
}

fn pages(table: &Table, locale: &dyn Locale, now: Local) -> Result<Vec<u8>> {
    let faces = Typefaces::load()?;
    let grid = Grid::new(&faces, table, locale, PORTRAIT);
    let (grid, size) = if grid.is_tight() {
        (Grid::new(&faces, table, locale, LANDSCAPE), LANDSCAPE)
    } else {
        (grid, PORTRAIT)
    };
    let mut paper = PageLayout::new(faces, size);
    let head = &table.head;
    let letter = PageFrame { shop: &head.shop, title: &head.title, about: &head.about, notes: &head.notes };
    let top = letter.begin(&mut paper);
    grid.draw(&mut paper, &letter, top);
    PageFrame::finish(&mut paper, locale, now);
    paper.finish(&letter.name(), &head.shop, locale, now)
}
