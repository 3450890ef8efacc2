//! The sales report on pages: summary and chart on the first, then the table of periods.

use super::grid::{Grid, PORTRAIT};
use super::page_frame::{PageFrame, edges};
use super::page_layout::{POINT, PageLayout};
use super::shape::Typefaces;
use super::{PageOptions, SalesPages, chart, receipt};
use domain::Result;
use domain::money::Money;
use domain::report::{Sums, change, compared_words};
use domain::table::{Cell, Column, Head, Kind, Table};
use domain::time::naming;
use domain::time::period::Grouping;

/// The width of the summary, and its distance to the chart.
const RECEIPT: i32 = 190 * POINT;
const BETWEEN: i32 = 24 * POINT;
/// The height of both.
const HEIGHT: i32 = 204 * POINT;

impl SalesPages<'_> {
    /// The bytes of the PDF.
    pub fn make(&self, options: &PageOptions) -> Result<Vec<u8>> {
        let range = naming::range(&self.report.range);
        let mut about: Vec<String> = Vec::new();
        if range != self.title {
            about.push(range);
        }
        about.extend(self.compared.map(|other| compared_words(&other.report.range, other.lacks_before)));
        about.push(format!("days of {}", self.shop.time_zone.name()));
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
        let (name, kind) = match self.report.range.grouping() {
            Grouping::Day => ("Day", Kind::Day),
            Grouping::Week(_) => ("Week from", Kind::Day),
            Grouping::Month => ("Month", Kind::Month),
        };
        let mut columns = vec![
            Column::new(name, kind, 0),
            Column::new("Orders", Kind::Whole, 0),
            Column::new("Items", Kind::Whole, 0),
        ];
        let money = ["Gross sales", "Refunds", "Tax", "Shipping", "Net sales"];
        columns.extend(money.map(|name| Column::new(name, Kind::Money, 0)));
        if let Some(other) = self.compared {
            let name = format!("Net sales {}", naming::short_title(&other.report.range));
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
            table.rows.push(self.row(Cell::Day(totals.period.first), &totals.sums, other.flatten())?);
        }
        let other = self.compared.map(|other| &other.report.sums);
        table.totals = Some(self.row(Cell::text("Total"), &self.report.sums, other)?);
        Ok(table)
    }

    fn row(&self, label: Cell, sums: &Sums, other: Option<&Sums>) -> Result<Vec<Cell>> {
        let net_sales = sums.net_sales()?;
        let mut cells = vec![
            label,
            Cell::Whole(sums.orders),
            Cell::Whole(sums.items.rounded()),
            Cell::Money(sums.total_sales()?),
            Cell::Money(Money::ZERO.minus(sums.refunds)?),
            Cell::Money(sums.total_tax()?),
            Cell::Money(sums.total_shipping()?),
            Cell::Money(net_sales),
        ];
        if let Some(compared) = self.compared {
            let was = other.map(Sums::net_sales).transpose()?;
            cells.push(was.map_or(Cell::Empty, Cell::Money));
            let was = was.filter(|_| compared.lacks_before.is_none());
            cells.push(Cell::percent(was.and_then(|was| change(net_sales, was))));
        }
        Ok(cells)
    }
}
