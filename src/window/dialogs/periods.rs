//! The dialog that closes and reopens periods. The engine decides whether either is allowed; only administrators
//! reopen.

use egui::{Context, Ui};
use egui_material_icons::icons::{ICON_LOCK, ICON_LOCK_OPEN};

use domain::shop::closed_period::PeriodState;
use domain::time::tax_period::{PeriodLength, PeriodSchedule, TaxPeriod};

use super::form::{Form, Step, step_of};
use crate::format;
use crate::model::{PeriodLine, ShopInfo, schedule_with};
use crate::theme::{self, FontStyle};
use crate::widgets::{
    Button, default_button, dialog_note, field, list_row, main_button, scrolled_within, segment,
};
use engine::Change;

/// The height of the list, and what the dialog takes besides, in points.
const LIST: f32 = 264.0;
const AROUND: f32 = 350.0;

/// The lengths of periods to choose from, with their labels.
const LENGTHS: [(PeriodLength, &str); 4] = [
    (PeriodLength::Month, "Months"),
    (PeriodLength::Quarter, "Quarters"),
    (PeriodLength::HalfYear, "Half-years"),
    (PeriodLength::Year, "Years"),
];

/// What is chosen and typed in the dialog.
#[derive(Debug)]
pub(crate) struct Periods {
    schedule: PeriodSchedule,
    chosen: Option<TaxPeriod>,
    /// Why the chosen period is reopened.
    reason: String,
}

impl Periods {
    /// With this period chosen, among those of its length.
    pub(crate) fn at(chosen: Option<TaxPeriod>) -> Self {
        let months = PeriodSchedule { length: PeriodLength::Month, start_month: 1 };
        Self { schedule: chosen.map_or(months, schedule_with), chosen, reason: String::new() }
    }
}

pub(crate) fn periods_ui(ctx: &Context, form: &mut Form<Periods>, facts: &ShopInfo) -> Option<Step<String>> {
    let is_closed = form
        .draft
        .chosen
        .is_some_and(|period| matches!(facts.closed.state(period), PeriodState::Closed | PeriodState::Filed));
    let heading = if is_closed { "Reopen a period" } else { "Close a period" };
    step_of(form.show(ctx, ("periods", heading, 560.0), |ui, form| body(ui, form, facts)))
}

fn body(ui: &mut Ui, form: &mut Form<Periods>, facts: &ShopInfo) -> Option<Step<String>> {
    let periods = &mut form.draft;
    dialog_note(
        ui,
        "What is dated in a closed period does not change any more, by whichever way it is tried.",
    );
    ui.add_space(4.0);
    if let Some(length) = ui.horizontal(|ui| segment(ui, "Length", &LENGTHS, periods.schedule.length)).inner {
        periods.schedule = PeriodSchedule { length, start_month: 1 };
    }
    ui.add_space(4.0);
    let lines = facts.period_lines(periods.schedule);
    let high = LIST.min((ui.content_rect().height() - AROUND).max(96.0));
    scrolled_within(ui, high, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for line in &lines {
            let is_closed = matches!(line.state, PeriodState::Closed | PeriodState::Filed);
            let end = is_closed.then_some(ICON_LOCK);
            let is_chosen = periods.chosen == Some(line.period);
            if list_row(ui, &line.period.short_name(), &line.note, end, is_chosen).clicked() {
                (periods.chosen, form.refusal) = (Some(line.period), None);
                periods.reason.clear();
            }
        }
    });
    ui.add_space(8.0);
    let chosen = lines.iter().find(|line| periods.chosen == Some(line.period));
    let step = match chosen {
        None => {
            dialog_note(ui, "Choose a period to close or to reopen it.");
            None
        }
        Some(line) => {
            let reason = &mut periods.reason;
            ui.add_enabled_ui(!form.is_busy, |ui| chosen_ui(ui, reason, line, facts)).inner
        }
    };
    form.refusal_ui(ui);
    step
}

fn chosen_ui(ui: &mut Ui, reason: &mut String, line: &PeriodLine, facts: &ShopInfo) -> Option<Step<String>> {
    let period = line.period;
    match line.state {
        PeriodState::PartlyClosed => {
            dialog_note(ui, "Some of its months are closed. Choose the others under Months.");
            None
        }
        PeriodState::Open => {
            if let Some(words) = facts.open_before(period) {
                dialog_note(ui, &words);
            }
            if !line.is_over {
                let last = format::day(period.last_day());
                dialog_note(
                    ui,
                    &format!("It lasts until {last}. Once it is closed, nothing more is entered in it."),
                );
            }
            let words = format!("Close {}{}", period.short_name(), if line.is_over { "" } else { " early" });
            let is_pressed = default_button(ui, Button::new(&words).icon(ICON_LOCK));
            is_pressed.then(|| change("closed", period, Change::ClosePeriod { period, early: !line.is_over }))
        }
        PeriodState::Closed | PeriodState::Filed if !facts.may_manage_users => {
            dialog_note(ui, "Only administrators reopen a period. Date a correction in an open one.");
            None
        }
        PeriodState::Closed | PeriodState::Filed => {
            if line.state == PeriodState::Filed {
                dialog_note(ui, "A return was filed for it. If you reopen it, that is taken back too.");
            }
            ui.horizontal(|ui| {
                let response = field(ui, "Why it is reopened", reason, 260.0, false);
                if ui.memory(|memory| memory.focused().is_none()) {
                    response.request_focus();
                }
                if reason.is_empty() {
                    let at = response.rect.left_center() + egui::vec2(10.0, 0.0);
                    let font = FontStyle::Body.font();
                    let ink = theme::of(ui).text2;
                    ui.painter().text(at, egui::Align2::LEFT_CENTER, "Why, for the history", font, ink);
                }
                let can = !reason.trim().is_empty();
                let words = format!("Reopen {}", period.short_name());
                let is_asked = main_button(ui, Button::new(&words).icon(ICON_LOCK_OPEN).enabled(can));
                is_asked.then(|| {
                    let reason = reason.trim().to_owned();
                    change("open", period, Change::ReopenPeriod { period, reason })
                })
            })
            .inner
        }
    }
}

fn change(state: &str, period: TaxPeriod, change: Change) -> Step<String> {
    let words = format!("{} is {state}", period.name());
    Step::change(&words.clone(), words, change)
}
