//! The dialog that closes and reopens periods. The engine decides whether either is allowed; only administrators
//! reopen.

use egui::{Context, Key, ScrollArea, Ui};
use egui_material_icons::icons::{ICON_LOCK, ICON_LOCK_OPEN};

use crate::domain::closed_period::PeriodState;
use crate::domain::tax_period::{PeriodLength, TaxPeriod};

use super::preferences::refused;
use crate::ui::format;
use crate::ui::model::{PeriodAction, PeriodLine, Refusal, ShopInfo};
use crate::ui::theme::{self, FontStyle};
use crate::ui::widgets::{Button, Kind, dialog, field, list_row, segment};

/// The height of the list, and what the dialog takes besides, in points.
const LIST: f32 = 264.0;
const AROUND: f32 = 350.0;

/// The lengths of periods to choose from, with their labels.
const LENGTHS: [(PeriodLength, &str); 3] =
    [(PeriodLength::Month, "Months"), (PeriodLength::Quarter, "Quarters"), (PeriodLength::Year, "Years")];

/// The state of the dialog.
#[derive(Debug)]
pub(crate) struct Periods {
    length: PeriodLength,
    chosen: Option<TaxPeriod>,
    /// Why the chosen period is reopened.
    reason: String,
    is_saving: bool,
    said: Option<Result<String, Refusal>>,
}

impl Default for Periods {
    fn default() -> Self {
        let length = PeriodLength::Month;
        Self { length, chosen: None, reason: String::new(), is_saving: false, said: None }
    }
}

impl Periods {
    /// Takes in the outcome of a change.
    pub(crate) fn answered(&mut self, answer: Result<String, Refusal>) {
        self.is_saving = false;
        if answer.is_ok() {
            self.reason.clear();
        }
        self.said = Some(answer);
    }
}

/// Draws the dialog.
pub(crate) fn periods_ui(ctx: &Context, state: &mut Periods, facts: &ShopInfo) -> Option<PeriodAction> {
    let shown = dialog(ctx, "periods", "Close a period", 560.0, |ui| body(ui, state, facts));
    let action = shown.inner.or(shown.is_over.then_some(PeriodAction::Leave));
    state.is_saving |= action.as_ref().is_some_and(|action| *action != PeriodAction::Leave);
    action
}

fn body(ui: &mut Ui, state: &mut Periods, facts: &ShopInfo) -> Option<PeriodAction> {
    say(ui, "What is dated in a closed period does not change any more, by whichever way it is tried.");
    ui.add_space(4.0);
    if let Some(length) = ui.horizontal(|ui| segment(ui, "Length", &LENGTHS, state.length)).inner {
        state.length = length;
    }
    ui.add_space(4.0);
    let lines = facts.period_lines(state.length);
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
            if list_row(ui, &line.name, &line.note, end, is_chosen).clicked() {
                (state.chosen, state.said) = (Some(line.period), None);
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
    match &state.said {
        Some(Ok(words)) => say(ui, words),
        Some(Err(refusal)) => refused(ui, refusal),
        None => {}
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
            let words = format!("Close {}{}", line.name, if line.is_over { "" } else { " early" });
            let close = Button::new(&words).icon(ICON_LOCK).kind(Kind::Primary);
            close.show(ui).clicked().then_some(PeriodAction::Close { period, early: !line.is_over })
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
                if state.reason.is_empty() && !response.has_focus() {
                    let at = response.rect.left_center() + egui::vec2(10.0, 0.0);
                    let font = FontStyle::Body.font();
                    let ink = theme::of(ui).text2;
                    ui.painter().text(at, egui::Align2::LEFT_CENTER, "Why, for the history", font, ink);
                }
                let is_entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                let can = !state.reason.trim().is_empty();
                let words = format!("Reopen {}", line.name);
                let reopen = Button::new(&words).icon(ICON_LOCK_OPEN).enabled(can);
                let is_asked = reopen.show(ui).clicked() || is_entered;
                (can && is_asked).then(|| PeriodAction::Reopen(period, state.reason.trim().to_owned()))
            })
            .inner
        }
    }
}

fn say(ui: &mut Ui, words: &str) {
    let text = theme::text(words, FontStyle::Small, theme::of(ui).text2);
    ui.add(egui::Label::new(text).wrap());
}
