//! The net sales by weekday and hour, as a map of the week in place of the chart.

use egui::{Color32, CornerRadius, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::format::Amounts;
use crate::room::Shop;
use crate::session::Reading;
use crate::tabs::refused::refusal;
use crate::theme::{self, FontStyle, space};
use crate::translate::{dates, tr};
use crate::widgets::{Side, elided, loading_line, points};
use domain::error::Result;
use domain::money::Money;
use domain::report::WeekOfSales;
use domain::time::period::RangeQuery;

use super::Sales;
use crate::model::plotted;

/// What is read: by the number of the change that it is read after.
pub(super) type WeekQuery = (u64, RangeQuery);

/// The map.
#[derive(Debug)]
pub(super) struct WeekView {
    week: WeekOfSales,
    all: Money,
    amounts: Amounts,
}

impl WeekView {
    fn read((_, query): &WeekQuery, from: &Reading<'_>) -> Result<Self> {
        let week = from.engine.week_of_sales(from.actor, query, from.now)?;
        Ok(Self { all: week.sum()?, week, amounts: from.amounts })
    }
}

/// The width of the names of the weekdays, and that of their sums, in points.
const NAMES: f32 = 52.0;
const SUMS: f32 = 120.0;
/// The height of the hours below.
const HOURS: f32 = 22.0;

/// Draws the map of the range that is shown.
pub(super) fn map(ui: &mut Ui, room: Rect, shop: Shop<'_>, state: &mut Sales) {
    let session = shop.session;
    state.week.ask(session, (session.refreshed, session.range_wanted().query), WeekView::read);
    let known = &state.week.known;
    if let Some(problem) = &known.refusal {
        let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(room.shrink(space::L)));
        return refusal(&mut inner, tr!("This cannot be shown"), problem);
    }
    if let Some(view) = &known.value {
        let first = usize::try_from(state.first_day.weekday().num_days_from_monday()).unwrap_or_default();
        cells(ui, room.shrink2(vec2(space::L, space::S)), view, first);
    }
    if known.is_waiting() {
        loading_line(ui, room);
    }
}

/// Draws the days from this weekday on, each with its hours and its sum.
fn cells(ui: &mut Ui, room: Rect, view: &WeekView, first: usize) {
    let tokens = theme::of(ui);
    let hours = &view.week.hours;
    let largest = hours.iter().flatten().copied().max().unwrap_or_default();
    let grid = Rect::from_min_max(room.min + vec2(NAMES, 0.0), room.max - vec2(SUMS, HOURS));
    let size = vec2(grid.width() / 24.0, (grid.height() / 7.0).min(72.0));
    for (row, weekday) in (first..7).chain(0..first).enumerate() {
        let top = grid.top() + points(row, size.y);
        let line = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), size.y));
        let name = dates().weekdays.get(weekday).copied().unwrap_or_default();
        elided(ui, line.with_max_x(grid.left()), Side::Left, name, FontStyle::Body, tokens.text2);
        let sum = view.week.of_weekday(weekday).unwrap_or_default();
        let share = view.amounts.formatter.share(sum, view.all);
        let words = format!("{}  {share}", view.amounts.signed(sum));
        elided(ui, line.with_min_x(grid.right()), Side::Right, &words, FontStyle::Small, tokens.text);
        for (hour, net) in hours.get(weekday).into_iter().flatten().enumerate() {
            let left = grid.left() + points(hour, size.x);
            let cell = Rect::from_min_size(pos2(left, top), size).shrink(1.0);
            let ink = shade(*net, largest, tokens);
            ui.painter().rect_filled(cell, CornerRadius::same(2), ink);
            let share = view.amounts.formatter.share(*net, view.all);
            let words = format!("{name} {hour:02}:00–{hour:02}:59: {} ({share})", view.amounts.signed(*net));
            let response = ui.interact(cell, ui.scope_id().with((weekday, hour)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Cell, true, &words));
            response.on_hover_text(words);
        }
    }
    for hour in (0..24).step_by(3) {
        let left = grid.left() + points(hour, size.x);
        let top = grid.top() + size.y * 7.0;
        let place = Rect::from_min_size(pos2(left, top), vec2(size.x * 3.0, HOURS));
        elided(ui, place, Side::Left, &format!("{hour:02}:00"), FontStyle::Caption, tokens.faint);
    }
}

/// The more, the stronger; what is below nothing in the colour of what is bad.
fn shade(net: Money, largest: Money, tokens: &theme::Tokens) -> Color32 {
    let share = plotted(net).abs() / plotted(largest).max(0.01);
    #[expect(clippy::as_conversions, clippy::cast_possible_truncation, reason = "a colour")]
    let strength = share.clamp(0.0, 1.0).sqrt() as f32;
    let [strong, ..] = tokens.series;
    tokens.hover.lerp_to_gamma(if net < Money::ZERO { tokens.negative } else { strong }, strength)
}
