//! A calendar for both ends of a range of one's own, as the reports and the filter of orders have it. The
//! keyboard has the two fields beside it.

use egui::{Popup, PopupCloseBehavior, Ui};
use egui_material_icons::icons::ICON_CALENDAR_TODAY;

use crate::domain::time::{Day, Moment};
use crate::ui::model::PeriodChoice;
use crate::ui::persistence::FirstDay;
use crate::ui::theme::{self, popup_frame};
use crate::ui::widgets::{Calendar, icon_button};

/// The shop's day, and on which day its weeks begin.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Days {
    pub(crate) today: Day,
    pub(crate) begins: FirstDay,
}

const WIDTH: f32 = 248.0;

/// A button that opens the calendar below it; true when a day of it was clicked.
pub(super) fn calendar_button(ui: &mut Ui, own: &mut PeriodChoice, days: Days) -> bool {
    let response = icon_button(ui, ICON_CALENDAR_TODAY, "Choose the dates in a calendar", true);
    // A second day is chosen after the first.
    let popup = Popup::menu(&response).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let shown = popup.frame(popup_frame(theme::of(ui))).gap(4.0).show(|ui| {
        ui.set_width(WIDTH);
        ui.spacing_mut().item_spacing.y = 0.0;
        calendar(ui, own, true, days)
    });
    shown.is_some_and(|shown| shown.inner)
}

/// The calendar itself, with the range marked where it is one's own; true when a day was clicked. A first
/// click chooses a day, the next one stretches the range to another.
pub(super) fn calendar(ui: &mut Ui, own: &mut PeriodChoice, is_own: bool, days: Days) -> bool {
    let chosen = range_of(own).filter(|_| is_own);
    let picked = Calendar { chosen, today: days.today }.show(ui, |day| days.begins.begins(day));
    let Some(picked) = picked else { return false };
    let (first, last) = match chosen {
        Some((first, last)) if first == last => (first.min(picked), last.max(picked)),
        _ => (picked, picked),
    };
    (own.from, own.to) = (first.to_string(), last.to_string());
    true
}

/// The two dates, where both are some; the later may come first.
pub(super) fn range_of(own: &PeriodChoice) -> Option<(Day, Day)> {
    day(&own.from).zip(day(&own.to))
}

/// A date as it was typed.
fn day(text: &str) -> Option<Day> {
    match Moment::parse(text) {
        Some(Moment::Day(day)) => Some(day),
        _ => None,
    }
}
