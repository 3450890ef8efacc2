//! The choice of the closed period that an order, a refund or a purchase corrects. Shops without closed periods do not see it.

use egui::Ui;

use crate::theme::{height, space};
use crate::translate::tr;
use crate::widgets::{Dropdown, choice_entry, row};
use domain::shop::closed_period::ClosedPeriods;
use domain::time::tax_period::TaxPeriod;

/// The most periods that are offered, the latest first.
const MOST: usize = 12;

/// Draws the choice in a vertical layout, with a gap below it. What cannot be edited shows only what it corrects.
pub(crate) fn correction(
    ui: &mut Ui,
    closed: &ClosedPeriods,
    corrects: &mut Option<TaxPeriod>,
    is_enabled: bool,
) {
    let is_shown = corrects.is_some() || is_enabled && closed.closings().next().is_some();
    if !is_shown {
        return;
    }
    let text = words(*corrects);
    let chosen = row(ui, height::CONTROL, |ui| {
        let choice = ui.add_enabled_ui(is_enabled, |ui| {
            let choice = Dropdown::new(tr!("Corrects"), &text).width(220.0);
            choice.show(ui, |ui| {
                let closings = closed.closings().map(|record| record.period).collect::<Vec<_>>();
                let latest = closings.into_iter().rev().take(MOST).map(Some);
                let choice = |period: Option<TaxPeriod>| {
                    choice_entry(ui, &words(period), "", *corrects == period).then_some(period)
                };
                std::iter::once(None).chain(latest).map(choice).fold(None, Option::or)
            })
        });
        choice.inner
    });
    ui.add_space(space::S);
    if let Some(period) = chosen {
        *corrects = period;
    }
}

fn words(corrects: Option<TaxPeriod>) -> String {
    corrects.map_or_else(
        || tr!("Corrects no closed period").to_owned(),
        |period| tr!("Corrects {period}", period),
    )
}
