//! The choice of the closed period that an order, a refund or a purchase corrects. Shops without closed periods do not see it.

use egui::{Rect, Ui, UiBuilder};

use crate::theme::{height, space};
use crate::widgets::{Dropdown, choice_entry};
use domain::shop::closed_period::ClosedPeriods;
use domain::time::tax_period::TaxPeriod;

/// The most periods that are offered, the latest first.
const MOST: usize = 12;

/// The height of the choice, with the gap below it, in points. What cannot be edited shows only what it corrects.
pub(super) fn needed(closed: &ClosedPeriods, corrects: Option<TaxPeriod>, is_enabled: bool) -> f32 {
    let is_shown = corrects.is_some() || is_enabled && closed.closings().next().is_some();
    if is_shown { height::CONTROL + space::S } else { 0.0 }
}

/// Draws the choice at the top of a room; nothing into an empty one.
pub(super) fn correction(
    ui: &mut Ui,
    room: Rect,
    closed: &ClosedPeriods,
    corrects: &mut Option<TaxPeriod>,
    is_enabled: bool,
) {
    if room.height() <= 0.0 {
        return;
    }
    let text = words(*corrects);
    let layout = egui::Layout::left_to_right(egui::Align::Min);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room).layout(layout).id_salt("corrects"));
    let chosen = inner.add_enabled_ui(is_enabled, |ui| {
        Dropdown::new("Corrects", &text).width(220.0).show(ui, |ui| {
            let latest = closed.closings().map(|record| record.period).collect::<Vec<_>>().into_iter().rev();
            let all = std::iter::once(None).chain(latest.take(MOST).map(Some));
            let choice = |period: Option<TaxPeriod>| {
                choice_entry(ui, &words(period), "", *corrects == period).then_some(period)
            };
            all.map(choice).fold(None, Option::or)
        })
    });
    if let Some(period) = chosen.inner {
        *corrects = period;
    }
}

fn words(corrects: Option<TaxPeriod>) -> String {
    corrects.map_or_else(
        || "Corrects no closed period".to_owned(),
        |period| format!("Corrects {}", period.name()),
    )
}
