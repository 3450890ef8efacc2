//! The dialog that closes and reopens periods. The engine decides whether either is allowed; only administrators
//! reopen.

use egui::{Context, ScrollArea, Ui};
use egui_material_icons::icons::{ICON_LOCK, ICON_LOCK_OPEN};

use domain::shop::closed_period::PeriodState;
use domain::time::tax_period::{PeriodLength, PeriodSchedule, TaxPeriod};

use super::preferences::refused;
use crate::format;
use crate::model::{PeriodAction, PeriodLine, Refusal, ShopInfo, schedule_with};
use crate::theme::{self, FontStyle};
use crate::widgets::{Button, default_button, dialog, field, list_row, main_button, segment};

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

/// The state of the dialog.
#[derive(Debug)]
pub(crate) struct Periods {
    schedule: PeriodSchedule,
    chosen: Option<TaxPeriod>,
    /// Why the chosen period is reopened.
    reason: String,
    is_saving: bool,
    refusal: Option<Refusal>,
}

impl Default for Periods {
    fn default() -> Self {
        let schedule = PeriodSchedule { length: PeriodLength::Month, start_month: 1 };
        Self { schedule, chosen: None, reason: String::new(), is_saving: false, refusal: None }
    }
}

impl Periods {
    /// With this period chosen, among those of its length.
    pub(crate) fn at(chosen: Option<TaxPeriod>) -> Self {
        let Some(period) = chosen else { return Self::default() };
        Self { schedule: schedule_with(period), chosen, ..Self::default() }
    }

    /// Shows why a change was refused; the dialog stays open.
    pub(crate) fn refused(&mut self, refusal: Refusal) {
        (self.is_saving, self.refusal) = (false, Some(refusal));
    }
}

/// Draws the dialog.
pub(crate) fn periods_ui(ctx: &Context, state: &mut Periods, facts: &ShopInfo) -> Option<PeriodAction> {
    let is_closed = state
        .chosen
        .is_some_and(|period| matches!(facts.closed.state(period), PeriodState::Closed | PeriodState::Filed));
    let heading = if is_closed { "Reopen a period" } else { "Close a period" };
    let shown = dialog(ctx, "periods", heading, 560.0, |ui| body(ui, state, facts));
    let action = shown.inner.or(shown.is_over.then_some(PeriodAction::Leave));
    state.is_saving |= action.as_ref().is_some_and(|action| *action != PeriodAction::Leave);
    action
}

fn body(ui: &mut Ui, state: &mut Periods, facts: &ShopInfo) -> Option<PeriodAction> {
    say(ui, "What is dated in a closed period does not change any more, by whichever way it is tried.");
    ui.add_space(4.0);
    if let Some(length) = ui.horizontal(|ui| segment(ui, "Length", &LENGTHS, state.schedule.length)).inner {
        state.schedule = PeriodSchedule { length, start_month: 1 };
    }
    ui.add_space(4.0);
    let lines = facts.period_lines(state.schedule);
    let high = LIST.min((ui.content_rect().height() - AROUND).max(96.0));
    let area = ScrollArea::vertical().auto_shrink([false, true]).max_height(high).min_scrolled_height(high);
    area.show(ui, |ui| {
        // Leaves room for the focus rings and the scroll bar.
        ui.set_width(ui.available_width() - 10.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        for line in &lines {
            let is_closed = matches!(line.state, PeriodState::Closed | PeriodState::Filed);
            let end = is_closed.then_some(ICON_LOCK);
            let is_chosen = state.chosen == Some(line.period);
            if list_row(ui, &line.period.short_name(), &line.note, end, is_chosen).clicked() {
                (state.chosen, state.refusal) = (Some(line.period), None);
                state.reason.clear();
            }
        }
    });
    ui.add_space(8.0);
    let chosen = lines.iter().find(|line| state.chosen == Some(line.period));
    let action = match chosen {
        None => {
            say(ui, "Choose a period to close or to reopen it.");
            None
        }
        Some(line) => ui.add_enabled_ui(!state.is_saving, |ui| chosen_ui(ui, state, line, facts)).inner,
    };
    if let Some(refusal) = &state.refusal {
        refused(ui, refusal);
    }
    action
}

fn chosen_ui(ui: &mut Ui, state: &mut Periods, line: &PeriodLine, facts: &ShopInfo) -> Option<PeriodAction> {
    let period = line.period;
    match line.state {
        PeriodState::PartlyClosed => {
            say(ui, "Some of its months are closed. Choose the others under Months.");
            None
        }
        PeriodState::Open => {
            if let Some(words) = facts.open_before(period) {
                say(ui, &words);
            }
            if !line.is_over {
                let last = format::day(period.last_day());
                say(ui, &format!("It lasts until {last}. Once it is closed, nothing more is entered in it."));
            }
            let words = format!("Close {}{}", period.short_name(), if line.is_over { "" } else { " early" });
            let is_pressed = default_button(ui, Button::new(&words).icon(ICON_LOCK));
            is_pressed.then_some(PeriodAction::Close { period, early: !line.is_over })
        }
        PeriodState::Closed | PeriodState::Filed if !facts.may_manage_users => {
            say(ui, "Only administrators reopen a period. Date a correction in an open one.");
            None
        }
        PeriodState::Closed | PeriodState::Filed => {
            if line.state == PeriodState::Filed {
                say(ui, "A return was filed for it. If you reopen it, that is taken back too.");
            }
            ui.horizontal(|ui| {
                let response = field(ui, "Why it is reopened", &mut state.reason, 260.0, false);
                if ui.memory(|memory| memory.focused().is_none()) {
                    response.request_focus();
                }
                if state.reason.is_empty() {
                    let at = response.rect.left_center() + egui::vec2(10.0, 0.0);
                    let font = FontStyle::Body.font();
                    let ink = theme::of(ui).text2;
                    ui.painter().text(at, egui::Align2::LEFT_CENTER, "Why, for the history", font, ink);
                }
                let can = !state.reason.trim().is_empty();
                let words = format!("Reopen {}", period.short_name());
                let is_asked = main_button(ui, Button::new(&words).icon(ICON_LOCK_OPEN).enabled(can));
                is_asked.then(|| PeriodAction::Reopen(period, state.reason.trim().to_owned()))
            })
            .inner
        }
    }
}

fn say(ui: &mut Ui, words: &str) {
    let text = theme::text(words, FontStyle::Small, theme::of(ui).text2);
    ui.add(egui::Label::new(text).wrap());
}
