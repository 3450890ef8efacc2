//! The table of the periods: in place of the chart, or below it in a high window.

use std::ops::Range;

use egui::{Rect, Role, Stroke, Ui, vec2};

use crate::report::controls::paint_change;
use crate::report::notes::mark;
use crate::report::words::is_empty;
use crate::theme::{FontStyle, height, space, stroke};
use crate::translate::{self, dates, tr};
use crate::widgets::{Column, Row, Side, Table, elided};
use domain::label;
use domain::money::Money;
use domain::report::{SalesReport, Series};
use domain::time::period::Grouping;

use super::Sales;
use super::view::SalesView;

/// The width of the name of a period, in points, and the most of a figure.
const FIRST: f32 = 150.0;
const MOST: f32 = 120.0;
/// The room from which a note is written beside its mark.
const NOTE: f32 = 48.0;

/// Draws the table, latest period first. A click on a row lists its orders.
pub(super) fn periods(ui: &mut Ui, room: Rect, view: &SalesView, state: &mut Sales) {
    let columns = columns(room, view);
    let SalesReport { range, periods, .. } = &view.report;
    let listed = listed(view);
    let table = Table::new(label!("Periods"), &columns, listed.len(), (height::TABLE_HEAD, height::GRID_ROW))
        .clickable();
    let place = |row: usize| listed.end.checked_sub(row + 1);
    let shown = table.show_read_only(ui, room.shrink2(vec2(1.0, 0.0)), |row| {
        if let Some(at) = place(row.at) {
            period(row, at, view, state);
        }
    });
    if let Some(totals) = shown.chosen.and_then(place).and_then(|at| periods.get(at)) {
        state.listed = Some(range.part_of(&totals.period));
    }
}

/// The places of the periods in the table: all, but of a day's hours only those from the first to the last with sales, on the
/// day or on the one that it is compared with.
fn listed(view: &SalesView) -> Range<usize> {
    let periods = &view.report.periods;
    if view.report.range.grouping() != Grouping::Hour {
        return 0..periods.len();
    }
    let has_sales = |at: &usize| {
        periods.get(*at).into_iter().chain(view.beside(*at)).any(|totals| !is_empty(&totals.sums))
    };
    let mut filled = (0..periods.len()).filter(has_sales);
    let first = filled.next().unwrap_or_default();
    first..filled.next_back().unwrap_or(first) + 1
}

/// The figures that have room in a table of this width, in points.
fn shown(width: f32, view: &SalesView) -> impl Iterator<Item = Series> {
    let is_shown = move |series: &Series| match series {
        Series::Net => true,
        // The parts have their room.
        _ if !view.parts.is_empty() => false,
        Series::Orders | Series::Profit => true,
        Series::Gross | Series::Refunds => width >= 560.0,
        _ => width >= 760.0,
    };
    Series::main(view.report.has_costs).filter(is_shown)
}

/// The column of the period's name, and those of its figures, which share the rest of the width.
fn columns(room: Rect, view: &SalesView) -> Vec<Column> {
    let first = view.words().name;
    let figures = shown(room.width(), view).map(|series| {
        let sign = if series.is_count() { "" } else { view.amounts.sign() };
        format!("{} {sign}", tr(series.name())).trim_end().to_owned()
    });
    let parts = view.parts.iter().map(|part| translate::text(&part.name)).chain(view.mean.clone());
    let compared = view.comparable().into_iter();
    let compared = compared.flat_map(|other| [dates().short_title(&other.range), tr!("Change").to_owned()]);
    let figures: Vec<String> = figures.chain(parts).chain(compared).collect();
    let share = f32::from(u16::try_from(figures.len()).unwrap_or(1));
    let width = ((room.width() - FIRST - space::L) / share - space::S).min(MOST);
    let figures = figures.into_iter().map(|name| Column::new(name, Side::Right, width).gap(space::S));
    std::iter::once(Column::new(first, Side::Left, 0.0)).chain(figures).collect()
}

fn period(row: &mut Row<'_, '_>, at: usize, view: &SalesView, state: &Sales) {
    let tokens = row.tokens;
    let SalesReport { range, periods, .. } = &view.report;
    let Some(totals) = periods.get(at) else { return };
    let begins = |at: usize| {
        let is_day = range.grouping() == Grouping::Day;
        periods.get(at).is_some_and(|totals| is_day && state.first_day.begins(totals.period.start.day))
    };
    let (name, amount) = (view.name_of(totals), view.signed(Series::Net, &totals.sums));
    let told = view.told(at);
    let mut spoken = if begins(at) {
        tr!("{period}, first day of the week: net sales {amount}", period = &name, amount)
    } else {
        tr!("{period}: net sales {amount}", period = &name, amount)
    };
    if !told.is_empty() {
        spoken = format!("{spoken}, {told}");
        row.response.clone().on_hover_text(&told);
    }
    // The keyboard lists the orders of a period from the chart, so Tab does not stop at the rows.
    row.describe(Role::Row, state.at == Some(at), &spoken);
    // Rows are descending by day, so the row above is the next day, which begins a week.
    if begins(at + 1) {
        let line = Stroke::new(stroke::HAIRLINE, tokens.line_strong);
        row.painter.hline(row.rect.x_range(), row.rect.top(), line);
    }
    row.named_cell(&name, |ui, room| {
        let wide = elided(ui, room, Side::Left, &name, FontStyle::Body, tokens.text);
        let rest = room.with_min_x(room.left() + wide + 4.0);
        let part = dates().part(&totals.period, range).map(|part| translate::text(&part)).unwrap_or_default();
        let wide = elided(ui, rest, Side::Left, &part, FontStyle::Body, tokens.faint);
        let rest = rest.with_min_x(rest.left() + wide + 4.0);
        if !told.is_empty() {
            mark(ui, rest.left_center() + vec2(space::S / 2.0, 0.0));
            let rest = rest.with_min_x(rest.left() + space::M);
            if rest.width() > NOTE {
                elided(ui, rest, Side::Left, &told, FontStyle::Small, tokens.text2);
            }
        }
    });
    for series in shown(row.rect.width(), view) {
        let kind = if series == Series::Net { FontStyle::Strong } else { FontStyle::Body };
        row.text(&view.plain(series, &totals.sums), kind, tokens.text);
    }
    let part = |net: Money| view.amounts.plain(net);
    for net in view.parts.iter().filter_map(|part| part.periods.get(at).copied()) {
        row.text(&part(net), FontStyle::Body, tokens.text);
    }
    if view.mean.is_some() {
        let mean = view.averages.get(at).copied().flatten();
        row.text(&mean.map_or_else(|| "–".to_owned(), part), FontStyle::Body, tokens.text);
    }
    let Some(beside) = view.beside(at) else { return };
    row.text(&view.plain(Series::Net, &beside.sums), FontStyle::Body, tokens.text2);
    if let Some(change) = view.change_at(at, Series::Net) {
        row.cell(|ui, room| paint_change(ui, room, change));
    }
}
