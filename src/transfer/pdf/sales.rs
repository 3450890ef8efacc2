//! The sales report on pages: summary and chart on the first, then the table of periods.

use super::grid::{Grid, PORTRAIT};
use super::page_frame::{PageFrame, edges};
use super::page_layout::{POINT, PageLayout};
use super::shape::Typefaces;
use super::{SalesPages, chart, receipt};
use domain::Result;
use domain::label;
use domain::report::{SalesReport, Series, Sums, compared_words, period_cell, period_column};
use domain::shop::day_note::DayNote;
use domain::table::{Cell, Column, Head, Kind, Table};
use domain::text;
use domain::time::Local;

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

    /// The bytes of the PDF, with the time at the foot of each page.
    pub fn make(&self, now: Local) -> Result<Vec<u8>> {
        let locale = self.locale;
        let range = locale.dates().range(&self.report.range);
        let mut about: Vec<String> = Vec::new();
        if range != self.title {
            about.push(range);
        }
        let compared = self.compared;
        about.extend(compared.map(|other| compared_words(&other.report.range, other.lacks_before, locale)));
        about.push(locale.text(&text!("{city} time", city = self.shop.time_zone.city())));
        about.extend(self.target.map(|target| target.sentence(locale)));
        let about = about.join(" · ");
        let title = locale.text(&text!("Sales, {range}", range = self.title));
        let mut paper = PageLayout::new(Typefaces::load()?, PORTRAIT);
        let letter = PageFrame { shop: &self.shop.name, title: &title, about: &about };
        let top = letter.begin(&mut paper);
        let (left, right) = edges(&paper);
        let chart_width = right - left - RECEIPT - BETWEEN;
        chart::draw(&mut paper, (left, top), (chart_width, HEIGHT), self)?;
        let end = receipt::draw(&mut paper, (right - RECEIPT, top), RECEIPT, self)?;
        let table = self.periods()?;
        let grid = Grid::new(&paper.faces, &table, locale, PORTRAIT);
        grid.draw(&mut paper, &letter, end.max(top + HEIGHT) + 14 * POINT);
        PageFrame::finish(&mut paper, locale, now);
        paper.finish(&letter.name(), &self.shop.name, locale, now)
    }

    /// The table of periods, with the columns that fit on paper.
    fn periods(&self) -> Result<Table> {
        let (grouping, locale) = (self.report.range.grouping(), self.locale);
        let mut columns = vec![period_column(grouping, 0, locale)];
        columns.extend(self.figures().map(|series| {
            let kind = if series.is_count() { Kind::Whole } else { Kind::Money };
            Column::new(locale.label(series.name()), kind, 0)
        }));
        if let Some(other) = self.compared {
            let name = text!("Net sales {range}", range = locale.dates().short_title(&other.report.range));
            columns.push(Column::new(locale.text(&name), Kind::Money, 0));
            columns.push(Column::new(locale.label(label!("Change %")), Kind::Percent(1), 0));
        }
        let mut table = Table::new(Head {
            shop: self.shop.name.clone(),
            title: String::new(),
            about: String::new(),
            currency: self.shop.currency,
            columns,
            chart: None,
        });
        for (at, totals) in self.report.periods.iter().enumerate() {
            let other = self.compared.map(|other| other.beside(at).map(|period| &period.sums));
            table.rows.push(self.row(
                period_cell(&totals.period, grouping),
                &totals.sums,
                other.flatten(),
            )?);
        }
        let other = self.compared.map(|other| &other.report.sums);
        table.totals = Some(self.row(text!("Total").into(), &self.report.sums, other)?);
        if let Some(target) = self.target.filter(|_| self.compared.is_none()) {
            target.add_column(Column::new(locale.label(label!("Target")), Kind::Money, 0), &mut table)?;
        }
        DayNote::add_column(&mut table, self.notes, self.report, locale);
        Ok(table)
    }

    /// The figures of the table. Beside another range there is no room for the cost, which the summary has.
    fn figures(&self) -> impl Iterator<Item = Series> {
        let is_alone = self.compared.is_none();
        Series::main(self.report.has_costs).filter(move |series| is_alone || *series != Series::Cost)
    }

    fn row(&self, label: Cell, sums: &Sums, other: Option<&Sums>) -> Result<Vec<Cell>> {
        let figures = self.figures().map(|series| series.cell(sums));
        let mut cells: Vec<Cell> = std::iter::once(Ok(label)).chain(figures).collect::<Result<_>>()?;
        if let Some(compared) = self.compared {
            cells.extend(compared.cells(sums, other)?);
        }
        Ok(cells)
    }
}
