//! The tooltip of the chart with the figures of a period.

use egui::{Area, Order, Rect, Ui, pos2, vec2};

use crate::format::Amounts;
use crate::report::controls::paint_change;
use crate::report::figure::Figure;
use crate::report::words::amount;
use crate::theme::{self, FontStyle, popup_frame};
use crate::translate::{self, dates, tr};
use crate::widgets::{Side, elided, hairline, text_width};
use domain::money::Money;
use domain::report::{PeriodTotals, Series};
use domain::time::period::Grouping;

use super::legend::Sign;
use super::view::SalesView;
use super::{Sales, analysis, target};

/// The widths between which the tooltip is, in points, and what is beside its text.
const WIDTH: f32 = 226.0;
const MOST: f32 = 320.0;
const AROUND: f32 = 24.0;
const LINE: f32 = 18.0;

/// Shows the figures of a period right of its column, or left of it where there is no room.
pub(super) fn tooltip(ui: &Ui, column: Rect, within: Rect, at: usize, view: &SalesView, state: &Sales) {
    let Some(totals) = view.report.periods.get(at) else { return };
    let tokens = theme::of(ui);
    let foot = note(totals, view);
    let width = (text_width(ui, &foot, FontStyle::Small).ceil() + AROUND).clamp(WIDTH, MOST);
    let right = column.right() + 12.0;
    let left = if right + width > within.right() { column.left() - 12.0 - width } else { right };
    let place = pos2(left.max(within.left()), within.top() + 4.0);
    let area =
        Area::new(ui.scope_id().with("tooltip")).order(Order::Tooltip).interactable(false).fixed_pos(place);
    area.show(ui.ctx(), |ui| {
        popup_frame(tokens).show(ui, |ui| {
            ui.set_width(width - AROUND);
            ui.spacing_mut().item_spacing.y = 0.0;
            lines(ui, at, totals, (view, state), &foot);
        });
    });
}

fn next(ui: &mut Ui, height: f32) -> Rect {
    ui.allocate_space(vec2(ui.available_width(), height)).1
}

/// Draws a line that leaves room for the sign of a series at its left; returns its rectangle.
fn line(ui: &mut Ui, name: &str, figure: &str, kind: FontStyle, is_strong: bool) -> Rect {
    let tokens = theme::of(ui);
    let ink = if is_strong { tokens.text } else { tokens.text2 };
    let line = next(ui, LINE);
    let words = line.with_min_x(line.left() + 20.0);
    elided(ui, words, Side::Left, name, FontStyle::Body, ink);
    elided(ui, line, Side::Right, figure, kind, ink);
    line
}

fn lines(ui: &mut Ui, at: usize, totals: &PeriodTotals, (view, state): (&SalesView, &Sales), note: &str) {
    let tokens = theme::of(ui);
    let beside = view.beside(at);
    let subject = state.subject();
    let head = next(ui, LINE + 4.0);
    let wide = elided(ui, head, Side::Left, &view.name_of(totals), FontStyle::Chosen, tokens.text);
    let rest = head.with_min_x(head.left() + wide + 4.0);
    let part = dates().part(&totals.period, &view.report.range);
    let part = part.map(|part| translate::text(&part)).unwrap_or_default();
    elided(ui, rest, Side::Left, &part, FontStyle::Body, tokens.faint);
    if let Some(change) = subject.and_then(|series| view.change_at(at, series)) {
        paint_change(ui, head, change);
    }
    let others =
        Series::ALL.into_iter().filter(|series| state.shown.contains(series) && Some(*series) != subject);
    for series in subject.into_iter().chain(others) {
        let name =
            if state.has_own_scale(series) { state.named(series) } else { tr(series.name()).to_owned() };
        let room = line(ui, &name, &view.signed(series, &totals.sums), FontStyle::Strong, true);
        let is_divided = Some(series) == state.bars() && !view.parts_of(state.bars()).is_empty();
        if !is_divided {
            Sign::Series(series).draw(ui, room.left() + 6.0, room.center().y, state);
        }
        if Some(series) == state.bars() {
            beside_bars(ui, at, view, state);
        }
        if Some(series) == subject
            && let Some(beside) = beside
        {
            let figure = view.signed(series, &beside.sums);
            let room = line(ui, &before(beside, view), &figure, FontStyle::Body, false);
            Sign::Compared.draw(ui, room.left() + 6.0, room.center().y, state);
            let (is, was) = (amount(series, &totals.sums), amount(series, &beside.sums));
            line(ui, tr!("Difference"), &difference(series, is, was, view), FontStyle::Body, false);
        }
    }
    if let Some(target) = state.targets(view).get(at) {
        let room = line(ui, tr!("Target"), &view.amounts.signed(*target), FontStyle::Body, false);
        target::sign(ui, room.left() + 6.0, room.center().y);
    }
    let told = view.told(at);
    if !told.is_empty() {
        next(ui, 4.0);
        ui.label(theme::text(told, FontStyle::Body, tokens.text));
    }
    let gap = next(ui, 13.0);
    hairline(ui, gap, gap.center().y);
    let foot = next(ui, 16.0);
    elided(ui, foot, Side::Left, note, FontStyle::Small, tokens.text2);
}

/// The parts of the bar, and the moving average.
fn beside_bars(ui: &mut Ui, at: usize, view: &SalesView, state: &Sales) {
    let tokens = theme::of(ui);
    for (place, name, amount) in view.told_at(at, state.bars()) {
        let room = line(ui, &name, &view.amounts.signed(amount), FontStyle::Body, false);
        let part = |at| Sign::Part(analysis::colour(at, &view.parts, tokens));
        place.map_or(Sign::Average, part).draw(ui, room.left() + 6.0, room.center().y, state);
    }
}

/// The name of the period of the compared range: weekday and date, or month and year.
fn before(beside: &PeriodTotals, view: &SalesView) -> String {
    let (first, last) = (beside.period.start.day, beside.period.end.day);
    let is_by_days = view.comparable().is_some_and(|other| other.range.grouping() == Grouping::Day);
    if is_by_days && (first != last || view.report.range.grouping() != Grouping::Day) {
        return dates().days(first, last);
    }
    let start = view.comparable().map(|other| other.range.start());
    let start = start.map_or(beside.period.start, |start| start.max(beside.period.start));
    let pattern = match view.report.range.grouping() {
        Grouping::Hour => "%a %-d %b %H:%M",
        Grouping::Day => "%a %-d %b",
        Grouping::Week(_) => return tr!("from {day}", day = dates().format(start, "%-d %b")),
        Grouping::Month => "%b %Y",
    };
    dates().format(start, pattern)
}

fn difference(series: Series, is: Money, was: Money, view: &SalesView) -> String {
    let Ok(difference) = is.minus(was) else { return String::new() };
    let sign = if difference > Money::ZERO { "+" } else { "" };
    format!("{sign}{}", Figure::Of(series).write(difference, view.amounts, Amounts::signed))
}

fn note(totals: &PeriodTotals, view: &SalesView) -> String {
    let orders = tr!("{count} {count:order|orders}", count = totals.sums.orders);
    match view.amounts.formatter.share(amount(Series::Net, &totals.sums), view.report.net_sales).as_str() {
        "–" => orders,
        share => format!("{} · {orders}", tr!("{share} of {range}", share, range = &view.title)),
    }
}
