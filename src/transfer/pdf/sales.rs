//! The sales report on pages: summary and chart on the first, then the table of periods.

use super::grid::{Grid, PORTRAIT};
use super::page_frame::{PageFrame, edges};
use super::page_layout::{Color, POINT, PageLayout, Side, TextStyle};
use super::picture::PictureSize;
use super::shape::{Font, Typefaces};
use super::{ChartFormat, SalesPages, chart, receipt};
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
/// The margin of a chart by itself, and its titles.
const CHART_MARGIN: i32 = 24 * POINT;
const CHART_TITLE: TextStyle = TextStyle::new(16, Font::SemiBold, Color::Black);
const CHART_ABOUT: TextStyle = TextStyle::new(9, Font::Regular, Color::Soft);

impl SalesPages<'_> {
    /// The report to show changes against.
    pub(super) fn comparable(&self) -> Option<&SalesReport> {
        self.sales.compared.as_ref().filter(|other| other.lacks_before.is_none()).map(|other| &other.report)
    }

    /// The title, and what the report is about.
    fn heads(&self) -> (String, String) {
        let locale = self.locale;
        let range = locale.dates().range(&self.sales.report.range);
        let mut about: Vec<String> = Vec::new();
        if range != self.title {
            about.push(range);
        }
        let compared = self.sales.compared.as_ref();
        about.extend(compared.map(|other| compared_words(&other.report.range, other.lacks_before, locale)));
        about.push(locale.text(&text!("{city} time", city = self.shop.time_zone.city())));
        about.extend(self.sales.target.as_ref().map(|target| target.sentence(locale)));
        (locale.text(&text!("Sales, {range}", range = self.title)), about.join(" · "))
    }

    /// The bytes of the chart by itself, of this size, below the titles of the report.
    pub fn chart(&self, format: ChartFormat, size: PictureSize, now: Local) -> Result<Vec<u8>> {
        let mut paper = PageLayout::new(Typefaces::load()?, size.page());
        let (title, about) = self.heads();
        let name = PageFrame { shop: &self.shop.name, title: &title, about: &about, notes: &[] }.name();
        paper.add_page();
        let (width, height) = paper.size();
        let (left, right) = (CHART_MARGIN, width - CHART_MARGIN);
        let mut y = 32 * POINT;
        for (style, text) in [(CHART_TITLE, title), (CHART_ABOUT, format!("{} · {about}", self.shop.name))] {
            for line in paper.faces.lines(style.font, style.size, &text, right - left, 2) {
                paper.text((left, y), Side::Left, style, &line);
                y += style.size * 5 / 4;
            }
        }
        let top = y + 4 * POINT;
        chart::draw(&mut paper, (left, top), (right - left, height - top - 12 * POINT), self)?;
        match format {
            ChartFormat::Png => paper.png(size),
            ChartFormat::Svg => Ok(paper.svg(size, &name, self.locale.code())),
            ChartFormat::Pdf => paper.finish(&name, &self.shop.name, self.locale, now),
        }
    }

    /// The bytes of the PDF, with the time at the foot of each page.
    pub fn make(&self, now: Local) -> Result<Vec<u8>> {
        let locale = self.locale;
        let (title, about) = self.heads();
        let mut paper = PageLayout::new(Typefaces::load()?, PORTRAIT);
        let letter = PageFrame { shop: &self.shop.name, title: &title, about: &about, notes: &[] };
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
        let (grouping, locale) = (self.sales.report.range.grouping(), self.locale);
        let mut first = period_column(grouping, 0, locale);
        first.name = self.sales.analysis.heading(&first.name, locale);
        let mut columns = vec![first];
        columns.extend(self.figures().map(|series| {
            let kind = if series.is_count() { Kind::Whole } else { Kind::Money };
            Column::new(locale.label(series.name()), kind, 0)
        }));
        if let Some(other) = self.sales.compared.as_ref() {
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
            notes: Vec::new(),
            chart: None,
        });
        for (at, totals) in self.sales.report.periods.iter().enumerate() {
            let other = self.sales.compared.as_ref().map(|other| other.beside(at).map(|period| &period.sums));
            table.rows.push(self.row(
                period_cell(&totals.period, grouping),
                &totals.sums,
                other.flatten(),
            )?);
        }
        let other = self.sales.compared.as_ref().map(|other| &other.report.sums);
        table.totals = Some(self.row(text!("Total").into(), &self.sales.report.sums, other)?);
        if let Some(target) = self.sales.target.as_ref().filter(|_| self.sales.compared.as_ref().is_none()) {
            target.add_column(Column::new(locale.label(label!("Target")), Kind::Money, 0), &mut table);
        }
        DayNote::add_column(&mut table, self.notes, &self.sales.report, locale);
        Ok(table)
    }

    /// The figures of the table. Beside another range there is no room for the cost, which the summary has.
    fn figures(&self) -> impl Iterator<Item = Series> {
        let is_alone = self.sales.compared.as_ref().is_none();
        Series::main(self.sales.report.has_costs).filter(move |series| is_alone || *series != Series::Cost)
    }

    fn row(&self, label: Cell, sums: &Sums, other: Option<&Sums>) -> Result<Vec<Cell>> {
        let figures = self.figures().map(|series| series.cell(sums));
        let mut cells: Vec<Cell> = std::iter::once(Ok(label)).chain(figures).collect::<Result<_>>()?;
        if let Some(compared) = self.sales.compared.as_ref() {
            cells.extend(compared.cells(sums, other)?);
        }
        Ok(cells)
    }
}
