//! The calendar in which both dates of a custom range are chosen, for the reports and the filter of
//! orders. It is for the pointer only: the keyboard uses the two date fields beside it.

use egui::Ui;
use egui_material_icons::icons::ICON_CALENDAR_TODAY;

use crate::format::Formatter;
use crate::model::PeriodChoice;
use crate::persistence::FirstDay;
use crate::translate::tr;
use crate::widgets::{Calendar, icon_button, popup_menu};
use domain::time::Day;

/// The shop's current day, the weekday on which its weeks begin, and how typed dates are read.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Days {
    pub(crate) today: Day,
    pub(crate) begins: FirstDay,
    pub(crate) formatter: Formatter,
}

const WIDTH: f32 = 248.0;

/// Draws a button that opens the calendar below it; true when a day was clicked.
pub(super) fn calendar_button(ui: &mut Ui, own: &mut PeriodChoice, days: Days) -> bool {
    let button = icon_button(ui, ICON_CALENDAR_TODAY, tr!("Choose the dates in a calendar"), true);
    let mut is_picked = false;
    // A range takes two clicks, so a click within the calendar does not close it.
    popup_menu(ui, &button, WIDTH, |ui| {
        is_picked = calendar(ui, own, true, days);
        None::<()>
    });
    is_picked
}

/// Draws the calendar, with the range marked if `is_own`; true when a day was clicked. The first
/// click chooses a single day, the next one extends the range to another.
pub(super) fn calendar(ui: &mut Ui, own: &mut PeriodChoice, is_own: bool, days: Days) -> bool {
    let chosen = own.own_days().filter(|_| is_own);
    let picked = Calendar { chosen, today: days.today }.show(ui, |day| days.begins.begins(day));
    let Some(picked) = picked else { return false };
    let (first, last) = match chosen {
        Some((first, last)) if first == last => (first.min(picked), last.max(picked)),
        _ => (picked, picked),
    };
    (own.from, own.to) = (first.to_string(), last.to_string());
    true
}
