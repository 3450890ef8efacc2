//! The choice of days in the header of a list whose rows are dated: any, a named period, or two dates.

use egui::Ui;
use egui_material_icons::icons::ICON_CALENDAR_TODAY;

use crate::model::{PeriodChoice, Span};
use crate::widgets::{Dropdown, choice_entry};
use domain::time::naming;

use super::calendar::{Days, calendar};
use super::period::date_field;

const SPANS: [(Option<Span>, &str); 7] = [
    (None, "Any date"),
    (Some(Span::Today), "Today"),
    (Some(Span::Yesterday), "Yesterday"),
    (Some(Span::Week), "Last seven days"),
    (Some(Span::Month), "This month"),
    (Some(Span::LastMonth), "Last month"),
    (Some(Span::Year), "This year"),
];

/// Draws the choice of days: any, a named period, or two dates, whose entry keeps the list open.
/// True when another choice was made; `None` is any day.
pub(crate) fn days_ui(ui: &mut Ui, days: Days, period: &mut Option<PeriodChoice>) -> bool {
    let span = period.as_ref().map(|period| period.span);
    let name = SPANS.into_iter().find(|(one, _)| *one == span).map(|(_, name)| name);
    let text = name.map_or_else(|| own_words(period.as_ref()), str::to_owned);
    let mut own = None;
    let chosen = Dropdown::new("Dates", &text).icon(ICON_CALENDAR_TODAY).width(264.0).show(ui, |ui| {
        let mut chosen = None;
        for (one, name) in SPANS {
            if choice_entry(ui, name, "", one == span) {
                chosen = Some(one.map(|span| PeriodChoice { span, ..PeriodChoice::default() }));
            }
        }
        own = own_days(ui, period.as_ref(), days);
        chosen
    });
    let chosen = chosen.or(own.map(Some));
    let is_chosen = chosen.is_some();
    if let Some(chosen) = chosen {
        *period = chosen;
    }
    is_chosen
}

/// Draws two date fields with a calendar. What is typed is kept between frames until it is a date.
fn own_days(ui: &mut Ui, period: Option<&PeriodChoice>, days: Days) -> Option<PeriodChoice> {
    let known = period.cloned().filter(|period| period.span == Span::Custom);
    let is_own = known.is_some();
    let known = known.unwrap_or_else(|| PeriodChoice {
        span: Span::Custom,
        from: days.today.first_of_month().to_string(),
        to: days.today.to_string(),
    });
    let id = ui.scope_id().with("own days");
    let typed: Option<(PeriodChoice, PeriodChoice)> = ui.data(|data| data.get_temp(id));
    let mut own = typed.filter(|(of, _)| *of == known).map_or_else(|| known.clone(), |(_, typed)| typed);
    ui.add_space(6.0);
    let is_changed = ui.horizontal(|ui| {
        ui.add_space(8.0);
        let from = date_field(ui, "From", &mut own.from, days);
        let to = date_field(ui, "To", &mut own.to, days);
        from.is_changed || to.is_changed
    });
    ui.add_space(6.0);
    ui.data_mut(|data| data.insert_temp(id, (known, own.clone())));
    let is_picked = calendar(ui, &mut own, is_own, days);
    ui.add_space(4.0);
    (is_picked || is_changed.inner && own.own_days().is_some()).then_some(own)
}

/// Such as `1 Oct – 20 Nov 2026`.
fn own_words(period: Option<&PeriodChoice>) -> String {
    let days = period.and_then(PeriodChoice::own_days);
    days.map_or_else(|| "…".to_owned(), |(first, last)| naming::days(first, last))
}
