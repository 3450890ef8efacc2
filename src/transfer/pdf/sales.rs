//! The sales report on pages: summary and chart on the first, then the table of periods.

use super::grid::{Grid, PORTRAIT};
use super::page_frame::{PageFrame, edges};
use super::page_layout::{POINT, PageLayout};
use super::shape::Typefaces;
use super::{PageOptions, SalesPages, chart, receipt};
use domain::Result;
use domain::report::{SalesReport, Series, Sums, compared_words, period_cell, period_column};
use domain::table::{Cell, Column, Head, Kind, Table};
use domain::time::naming;

/// The width of the summary, and its distance to the chart.
const RECEIPT: i32 = 190 * POINT;
const BETWEEN: i32 = 24 * POINT;
/// The height of both.
const HEIGHT: i32 = 204 * POINT;

impl SalesPages<'_> {
    /// The report to show changes against.
    pub(super) fn comparable(&self) -> Option<&SalesReport> {
        self.compared.filter(|other| other.lacks_before.is_none()).map(|other| &other.report)
    }

    /// The bytes of the PDF.
    pub fn make(&self, options: &PageOptions) -> Result<Vec<u8>> {
        let range = naming::ENGLISH.range(&self.report.range);
        let mut about: Vec<String> = Vec::new();
        if range != self.title {
            about.push(range);
        }
        about.extend(self.compared.map(|other| compared_words(&other.report.range, other.lacks_before)));
        about.push(format!("{} time", self.shop.time_zone.city()));
        let about = about.join(" · ");
        let title = format!("Sales, {}", self.title);
        let mut paper = PageLayout::new(Typefaces::load()?, PORTRAIT);
        let letter = PageFrame { shop: &self.shop.name, title: &title, about: &about };
        let top = letter.begin(&mut paper);
        let (left, right) = edges(&paper);
        let chart_width = right - left - RECEIPT - BETWEEN;
        chart::draw(&mut paper, (left, top), (chart_width, HEIGHT), self)?;
        let end = receipt::draw(&mut paper, (right - RECEIPT, top), RECEIPT, self)?;
        let table = self.periods()?;
        let grid = Grid::new(&paper.faces, &table, self.marks, PORTRAIT);
        grid.draw(&mut paper, &letter, end.max(top + HEIGHT) + 14 * POINT);
        PageFrame::finish(&mut paper, options.now);
        paper.finish(&letter.name(), &self.shop.name, options.now)
    }

    /// The table of periods, with the columns that fit on paper.
    fn periods(&self) -> Result<Table> {
        let grouping = self.report.range.grouping();
        let mut columns = vec![period_column(grouping, 0)];
        columns.extend(Series::TABLE.into_iter().take(Series::MAIN).map(|series| {
            Column::new(series.name(), if series.is_count() { Kind::Whole } else { Kind::Money }, 0)
        }));
        if let Some(other) = self.compared {
            let name = format!("Net sales {}", naming::ENGLISH.short_title(&other.report.range));
            columns.push(Column::new(name, Kind::Money, 0));
            columns.push(Column::new("Change %", Kind::Percent(1), 0));
        }
        let mut table = Table::new(Head {
            shop: self.shop.name.clone(),
            title: String::new(),
            about: String::new(),
            currency: self.shop.currency,
            columns,
        });
        for (at, totals) in self.report.periods.iter().enumerate() {
            let other = self.compared.map(|other| other.report.periods.get(at).map(|period| &period.sums));
            table.rows.push(self.row(
                period_cell(&totals.period, grouping),
                &totals.sums,
                other.flatten(),
            )?);
        }
        let other = self.compared.map(|other| &other.report.sums);
        table.totals = Some(self.row(Cell::text("Total"), &self.report.sums, other)?);
        Ok(table)
    }

    fn row(&self, label: Cell, sums: &Sums, other: Option<&Sums>) -> Result<Vec<Cell>> {
        let figures = Series::TABLE.into_iter().take(Series::MAIN).map(|series| series.cell(sums));
        let mut cells: Vec<Cell> = std::iter::once(Ok(label)).chain(figures).collect::<Result<_>>()?;
        if let Some(compared) = self.compared {
            cells.extend(compared.cells(sums, other)?);
        }
        Ok(cells)
    }
}
