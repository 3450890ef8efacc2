//! The calendar of a month, to choose a day. Its days are no stops of Tab: with the keyboard, dates are typed
//! into the fields above it.

use egui::{Align2, CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::{ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT};

use crate::theme::{self, FontStyle, height, radius, stroke};
use crate::translate::{dates, tr};
use domain::time::Day;

use super::{Side, elided, quiet_icon};

/// The most weeks that a month touches.
const WEEKS: u64 = 6;
const WEEK: f32 = 26.0;
const NAMES: f32 = 20.0;

/// The days that it marks.
pub(crate) struct Calendar {
    /// The first and the last chosen day; `None` where none is chosen or what is typed is no date.
    pub(crate) chosen: Option<(Day, Day)>,
    pub(crate) today: Day,
}

impl Calendar {
    /// Draws the month; returns the clicked day. It shows that of the last chosen day until the arrows move
    /// it. `begins` tells whether a week begins on a day.
    pub(crate) fn show(&self, ui: &mut Ui, begins: impl Fn(Day) -> bool) -> Option<Day> {
        let id = ui.scope_id().with("calendar");
        let ends = self.chosen.map_or(self.today, |(_, last)| last);
        // A change of the chosen days shows their month again.
        let (of, gone): (Day, Day) =
            ui.data(|data| data.get_temp(id)).filter(|(of, _)| *of == ends).unwrap_or((ends, ends));
        let mut month = gone.first_of_month();
        let tokens = theme::of(ui);
        ui.horizontal(|ui| {
            if quiet_icon(ui, ICON_CHEVRON_LEFT, tr!("Previous month"), true).clicked() {
                month = month.minus_months(1);
            }
            let wide = ui.available_width() - height::CONTROL - ui.spacing().item_spacing.x;
            let (rect, response) = ui.allocate_exact_size(vec2(wide, height::CONTROL), Sense::hover());
            let name = dates().day(month, "%B %Y");
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            elided(ui, rect, Side::Middle, &name, FontStyle::Strong, tokens.text);
            if quiet_icon(ui, ICON_CHEVRON_RIGHT, tr!("Month after"), true).clicked() {
                month = month.plus_months(1);
            }
        });
        ui.data_mut(|data| data.insert_temp(id, (of, month)));
        let first = (0..7).map(|back| month.minus_days(back)).find(|day| begins(*day)).unwrap_or(month);
        let (names, _) = ui.allocate_exact_size(vec2(ui.available_width(), NAMES), Sense::hover());
        for (place, day) in places(names).zip(days(first, 1)) {
            let name: String = dates().day(day, "%a").chars().take(2).collect();
            elided(ui, place, Side::Middle, &name, FontStyle::Small, tokens.text2);
        }
        let mut clicked = None;
        for week in 0..WEEKS {
            let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), WEEK), Sense::hover());
            for (place, day) in places(row).zip(days(first.plus_days(week * 7), 1)) {
                if self.day(ui, place, day, month) {
                    clicked = Some(day);
                }
            }
        }
        clicked
    }

    /// Draws a day; true when it was clicked.
    fn day(&self, ui: &Ui, place: Rect, day: Day, month: Day) -> bool {
        let tokens = theme::of(ui);
        let response = ui.interact(place, ui.scope_id().with(("day", day.number())), Sense::CLICK);
        ui.memory_mut(|memory| memory.ignore_focus(response.id));
        let is_chosen = self.chosen.is_some_and(|(first, last)| (first..=last).contains(&day));
        let is_end = self.chosen.is_some_and(|(first, last)| day == first || day == last);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, dates().long_day(day)));
        let corner = CornerRadius::same(if is_end { radius::SMALL } else { 0 });
        let ground = match (is_end, is_chosen, response.hovered()) {
            (true, ..) => Some(tokens.accent),
            (_, true, _) => Some(tokens.accent_soft),
            (.., true) => Some(tokens.hover),
            _ => None,
        };
        if let Some(ground) = ground {
            ui.painter().rect_filled(place.shrink2(vec2(0.0, 1.0)), corner, ground);
        }
        if day == self.today {
            let line = Stroke::new(stroke::HAIRLINE, tokens.line_strong);
            let corner = CornerRadius::same(radius::SMALL);
            ui.painter().rect_stroke(place.shrink(1.0), corner, line, StrokeKind::Inside);
        }
        let is_of_month = day.first_of_month() == month;
        let ink = match (is_end, is_of_month) {
            (true, _) => tokens.on_accent,
            (_, true) => tokens.text,
            _ => tokens.faint,
        };
        let number = day.date().format("%-d").to_string();
        ui.painter().text(place.center(), Align2::CENTER_CENTER, number, FontStyle::Body.font(), ink);
        response.clicked()
    }
}

/// The days of this many weeks, from `first` on.
fn days(first: Day, weeks: u64) -> impl Iterator<Item = Day> {
    (0..weeks * 7).map(move |after| first.plus_days(after))
}

/// The seven cells of a week.
fn places(row: Rect) -> impl Iterator<Item = Rect> {
    let wide = row.width() / 7.0;
    (0..7_u8).map(move |at| {
        let left = row.left() + f32::from(at) * wide;
        Rect::from_min_max(pos2(left, row.top()), pos2(left + wide, row.bottom()))
    })
}
