//! The sales report and the top sellers as tables.

use super::{ComparedRange, head};
use crate::Engine;
use domain::Result;
use domain::access::Actor;
use domain::label;
use domain::locale::Locale;
use domain::money::Money;
use domain::report::{
    AnalysedSales, ComparedReport, SalesReport, SellerLine, SellerRank, Series, Sums, change, compared_words,
    lacks_before, period_cell, period_column, share,
};
use domain::shop::day_note::DayNote;
use domain::shop::settings::Currency;
use domain::table::{self, Cell, ChartOfTable, Column, ColumnOf, Kind, Table};
use domain::text;
use domain::time::Instant;
use domain::time::period::{Grouping, Period, RangeQuery, ReportRange};

impl Engine {
    pub(super) fn sales_table(
        &self,
        actor: &Actor,
        of: &ComparedRange,
        now: Instant,
        locale: &dyn Locale,
    ) -> Result<Table> {
        let found = self.analysed_sales(actor, of, now)?;
        let mean = found.mean();
        let AnalysedSales { report, compared, parts, averages, target, .. } = found;
        let shop = self.shop()?;
        let compared = compared.as_ref();
        let mut columns = sales_columns(&report, compared, shop.currency, locale);
        if let Some(first) = columns.first_mut() {
            first.name = of.analysis.heading(&first.name, locale);
        }
        let line = compared.map(|_| columns.len().saturating_sub(2));
        columns.extend(mean.as_ref().map(|name| Column::money(&locale.text(name), shop.currency)));
        columns.extend(parts.iter().map(|part| Column::money(&locale.text(&part.name), shop.currency)));
        let with = compared.map(|other| compared_words(&other.report.range, other.lacks_before, locale));
        let mut about = about(&report.range, with, shop.currency, locale);
        if of.analysis.is_cumulated {
            about = format!("{about}, {}", locale.label(label!("added up")));
        }
        let mut table = Table::new(head(&shop, "Sales", about, columns, locale));
        let bars = 1 + Series::table(report.has_costs).position(|one| one == Series::Net).unwrap_or_default();
        table.head.chart =
            Some(ChartOfTable { bars, line, rows: report.periods.len(), ..ChartOfTable::default() });
        let cell = |period: &Period| period_cell(period, report.range.grouping());
        for (at, totals) in report.periods.iter().enumerate() {
            let mut row = sales_row(cell(&totals.period), &totals.sums, report.has_costs)?;
            if let Some(other) = compared {
                let beside = other.beside(at);
                row.push(beside.map_or(Cell::Empty, |beside| {
                    let (first, last) = (beside.period.start.day, beside.period.end.day);
                    let is_several = match report.range.grouping() {
                        Grouping::Day => first != last,
                        grouping => grouping != other.report.range.grouping(),
                    };
                    if is_several {
                        Cell::text(locale.dates().days(first, last))
                    } else {
                        cell(&beside.period)
                    }
                }));
                row.extend(other.cells(&totals.sums, beside.map(|beside| &beside.sums))?);
            }
            let average = averages.get(at).filter(|_| mean.is_some());
            row.extend(average.map(|mean| mean.map_or(Cell::Empty, Cell::Money)));
            row.extend(parts.iter().filter_map(|part| part.periods.get(at).copied().map(Cell::Money)));
            table.rows.push(row);
        }
        let mut totals = sales_row(text!("Total").into(), &report.sums, report.has_costs)?;
        if let Some(other) = compared {
            totals.push(Cell::text(locale.dates().title(&other.report.range, false)));
            totals.extend(other.cells(&report.sums, Some(&other.report.sums))?);
        }
        totals.extend(mean.as_ref().map(|_| Cell::Empty));
        totals.extend(parts.iter().map(|part| Cell::Money(part.net_sales)));
        table.totals = Some(totals);
        if let Some(target) = target {
            target.add_column(Column::money(&locale.label(label!("Target")), shop.currency), &mut table);
        }
        DayNote::add_column(&mut table, &self.day_notes(actor, report.range.days())?, &report, locale);
        Ok(table)
    }

    pub(super) fn week_table(
        &self,
        actor: &Actor,
        query: &RangeQuery,
        now: Instant,
        locale: &dyn Locale,
    ) -> Result<Table> {
        let (week, shop) = (self.week_of_sales(actor, query, now)?, self.shop()?);
        let mut columns = vec![Column::new(locale.label(label!("Weekday")), Kind::Text, 10)];
        columns.extend((0..24).map(|hour| Column::money(&format!("{hour:02}:00"), shop.currency)));
        columns.push(Column::money(&locale.label(Series::Net.name()), shop.currency));
        columns.push(Column::new(locale.label(label!("Share of net sales (%)")), Kind::Percent(1), 10));
        let about = about(&week.range, None, shop.currency, locale);
        let mut table = Table::new(head(&shop, "Sales by weekday and hour", about, columns, locale));
        let all = week.sum()?;
        for (at, (hours, name)) in week.hours.iter().zip(locale.dates().weekdays).enumerate() {
            let sum = week.of_weekday(at)?;
            let mut row = vec![Cell::text(name)];
            row.extend(hours.iter().map(|net| Cell::Money(*net)));
            row.extend([Cell::Money(sum), Cell::percent(share(sum, all))]);
            table.rows.push(row);
        }
        Ok(table)
    }

    pub(super) fn sellers_table(
        &self,
        actor: &Actor,
        of: &ComparedRange,
        by: SellerRank,
        limit: u64,
        now: Instant,
        locale: &dyn Locale,
    ) -> Result<Table> {
        let report = self.ranked_sellers(actor, &of.query, by, limit, now)?;
        let sold = of.with.map(|with| self.compared_sellers(actor, &report, with, now)).transpose()?;
        let shop = self.shop()?;
        let compared = of.with.map(|with| report.range.compared(with, shop.time_zone.local(now)));
        let seller_columns = if report.has_costs { SELLER_COLUMNS } else { SELLER_COLUMNS_WITHOUT_COSTS };
        let mut columns = table::columns(seller_columns, shop.currency, locale);
        if let Some(range) = &compared {
            let name = text!("Change from {range} (%)", range = locale.dates().short_title(range));
            columns.insert(CHANGE, Column::new(locale.text(&name), Kind::Percent(1), 10));
        }
        let begin = self.books_begin(actor)?;
        let lacks_before = compared.as_ref().and_then(|other| lacks_before(other, begin));
        let with = compared.as_ref().map(|other| compared_words(other, lacks_before, locale));
        let about = about(&report.range, with, shop.currency, locale);
        let mut table = Table::new(head(&shop, "Top sellers", about, columns, locale));
        let bars = if compared.is_some() { CHANGE + 1 } else { CHANGE };
        table.head.chart = Some(ChartOfTable {
            labels: 1,
            bars,
            rows: report.sellers.len(),
            is_lying: true,
            ..ChartOfTable::default()
        });
        let row = |row: &SellerLine, changed: Option<i64>| -> Result<Vec<Cell>> {
            let mut cells = table::cells(seller_columns, row, &report.net_sales)?;
            if compared.is_some() {
                cells.insert(CHANGE, Cell::percent(changed));
            }
            Ok(cells)
        };
        table.totals = Some(row(&report.total(text!("Total")), None)?);
        let sold = sold.filter(|_| lacks_before.is_none()).unwrap_or_default();
        for (at, line) in report.lines().enumerate() {
            let pair = report.sellers.get(at).zip(sold.get(at));
            table.rows.push(row(
                &line,
                pair.and_then(|(seller, was)| by.compared(&seller.sold, was))
                    .and_then(|[is, was]| change(is, was)),
            )?);
        }
        Ok(table)
    }
}

/// The columns of top sellers; the context is the net sales of the range.
pub const SELLER_COLUMNS: &[ColumnOf<SellerLine, Money>] = &[
    ColumnOf::new("rank", label!("Rank"), Kind::Key, 6, |line, _| {
        Ok(line.rank.map_or(Cell::Empty, Cell::Whole))
    }),
    ColumnOf::new("product", label!("Product"), Kind::Text, 44, |line, _| Ok(line.title.clone())),
    ColumnOf::new("quantity", label!("Quantity"), Kind::Quantity, 10, |line, _| {
        Ok(line.quantity.map_or(Cell::Empty, Cell::Quantity))
    }),
    ColumnOf::money("net_sales", label!("Net sales"), |line, _| Ok(Cell::Money(line.net_sales))),
    ColumnOf::<SellerLine, _>::new(
        "share",
        label!("Share of net sales (%)"),
        Kind::Percent(1),
        10,
        |line, all| Ok(Cell::percent(share(line.net_sales, *all))),
    )
    .short(label!("Share of net sales")),
    ColumnOf::money("profit", label!("Gross profit"), |line, _| {
        Ok(line.profit()?.map_or(Cell::Empty, Cell::Money))
    }),
    ColumnOf::<SellerLine, _>::new("margin", label!("Margin (%)"), Kind::Percent(1), 10, |line, _| {
        Ok(Cell::percent(line.margin()?))
    })
    .short(label!("Margin")),
];

/// Columns for a shop in which no product has a cost.
const SELLER_COLUMNS_WITHOUT_COSTS: &[ColumnOf<SellerLine, Money>] = SELLER_COLUMNS.split_at(5).0;

/// The index of the column for the change, which is there with a comparison only.
const CHANGE: usize = 3;

/// The subtitle: `1–31 Oct 2026, compared with 1–30 Sep 2026, GBP`.
fn about(
    range: &ReportRange,
    compared_words: Option<String>,
    currency: Currency,
    locale: &dyn Locale,
) -> String {
    let compared = compared_words.map(|words| format!(", {words}"));
    format!("{}{}, {}", locale.dates().range(range), compared.unwrap_or_default(), currency.code())
}

fn sales_columns(
    report: &SalesReport,
    compared: Option<&ComparedReport>,
    currency: Currency,
    locale: &dyn Locale,
) -> Vec<Column> {
    let range = &report.range;
    let width = if range.grouping() == Grouping::Hour { 17 } else { 12 };
    let first = period_column(range.grouping(), width, locale);
    let kind = first.kind;
    let mut columns = vec![first];
    columns.extend(Series::table(report.has_costs).map(|series| series.column(currency, locale)));
    if let Some(other) = compared {
        columns.push(Column::new(locale.label(label!("Compared with")), kind, 17));
        let net_sales = text!("Net sales, {range}", range = locale.dates().title(&other.report.range, false));
        columns.push(Column::money(&locale.text(&net_sales), currency));
        columns.push(Column::new(locale.label(label!("Change (%)")), Kind::Percent(1), 10));
    }
    columns
}

/// A row of the sales with the figures of the window; refunds are negative.
fn sales_row(label: Cell, sums: &Sums, has_costs: bool) -> Result<Vec<Cell>> {
    let figures = Series::table(has_costs).map(|series| series.cell(sums));
    std::iter::once(Ok(label)).chain(figures).collect()
}
