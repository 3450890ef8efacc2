//! The dialog that closes and reopens periods. The engine decides whether either is allowed; only administrators
//! reopen.

use egui::{Context, Ui};
use egui_material_icons::icons::{ICON_LOCK, ICON_LOCK_OPEN};

use domain::shop::closed_period::PeriodState;
use domain::time::tax_period::{PeriodLength, PeriodSchedule, TaxPeriod};

use super::form::{Form, Step, pressed, step_of};
use crate::model::{PeriodLine, ShopInfo, schedule_with};
use crate::translate::{dates, tr};
use crate::widgets::{Button, Foot, dialog_note, field, form_row, list_row, scrolled_within, segment};
use engine::{Change, PeriodChange};

/// The height of the list, and what the dialog takes besides, in points.
const LIST: f32 = 264.0;
const AROUND: f32 = 350.0;

/// The width of the label, in points.
const NAMED: f32 = 150.0;

#[derive(Debug)]
pub(crate) struct Periods {
    schedule: PeriodSchedule,
    chosen: Option<TaxPeriod>,
    /// Reason for reopening the chosen period.
    reason: String,
}

impl Periods {
    /// Opens it with this period chosen, among those of its length.
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
    let heading = if is_closed { tr!("Reopen a period") } else { tr!("Close a period") };
    step_of(form.show(ctx, ("periods", heading, 560.0), |ui, form| body(ui, form, facts)))
}

fn body(ui: &mut Ui, form: &mut Form<Periods>, facts: &ShopInfo) -> Option<Step<String>> {
    let periods = &mut form.draft;
    dialog_note(ui, tr!("Nothing dated in a closed period can be changed any more, however it is tried."));
    ui.add_space(4.0);
    let lengths = PeriodLength::ALL.map(|length| (length, tr(length.plural())));
    if let Some(length) =
        ui.horizontal(|ui| segment(ui, tr!("Length"), &lengths, periods.schedule.length)).inner
    {
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
            if list_row(ui, &line.period.short_name_in(dates()), &line.note, end, is_chosen).clicked() {
                (periods.chosen, form.refusal) = (Some(line.period), None);
                periods.reason.clear();
            }
        }
    });
    ui.add_space(8.0);
    let chosen = lines.iter().find(|line| periods.chosen == Some(line.period));
    match chosen {
        None => dialog_note(ui, tr!("Choose a period to close or to reopen it.")),
        Some(line) => {
            let reason = &mut periods.reason;
            ui.add_enabled_ui(!form.is_busy, |ui| chosen_ui(ui, reason, line, facts));
        }
    }
    form.refusal_ui(ui);
    foot(ui, form, chosen, facts.may_manage_users)
}

/// The buttons for the chosen period: it is closed, or reopened for the reason that is typed.
fn foot(
    ui: &mut Ui,
    form: &Form<Periods>,
    chosen: Option<&PeriodLine>,
    may_reopen: bool,
) -> Option<Step<String>> {
    let reason = form.draft.reason.trim();
    let Some(PeriodLine { period, state, is_over, .. }) = chosen else {
        Foot::cancel().main_at_once(Button::new(tr!("Close the period")).enabled(false)).show(ui)?;
        return Some(Step::Close);
    };
    let (period, early) = (*period, !is_over);
    let short = period.short_name_in(dates());
    let name = match state {
        PeriodState::Open if early => tr!("Close {period} early", period = short),
        PeriodState::Open => tr!("Close {period}", period = short),
        PeriodState::Closed | PeriodState::Filed if may_reopen => {
            tr!("Reopen {period}", period = short)
        }
        _ => return Foot::done().show(ui).map(|_| Step::Close),
    };
    let button = Button::new(&name);
    let foot = if *state == PeriodState::Open {
        Foot::cancel().main_at_once(button.icon(ICON_LOCK).enabled(!form.is_busy))
    } else {
        Foot::cancel().main(button.icon(ICON_LOCK_OPEN).enabled(!reason.is_empty() && !form.is_busy))
    };
    pressed(foot.show(ui), || {
        if *state == PeriodState::Open {
            change(tr!("{period} is closed", period), Change::Period(PeriodChange::Close { period, early }))
        } else {
            let reason = reason.to_owned();
            change(tr!("{period} is open", period), Change::Period(PeriodChange::Reopen { period, reason }))
        }
    })
}

/// Explains what closing or reopening the chosen period means, and asks for the reason.
fn chosen_ui(ui: &mut Ui, reason: &mut String, line: &PeriodLine, facts: &ShopInfo) {
    let period = line.period;
    match line.state {
        PeriodState::PartlyClosed => {
            dialog_note(ui, tr!("Some of its months are closed. Choose the others under Months."));
        }
        PeriodState::Open => {
            if let Some(words) = facts.open_before(period) {
                dialog_note(ui, &words);
            }
            if !line.is_over {
                let last = period.last_day();
                dialog_note(
                    ui,
                    &tr!("It lasts until {last}. Once it is closed, nothing more is entered in it.", last),
                );
            }
        }
        PeriodState::Closed | PeriodState::Filed if !facts.may_manage_users => {
            dialog_note(
                ui,
                tr!("Only administrators can reopen a period. Date a correction in an open one."),
            );
        }
        PeriodState::Closed | PeriodState::Filed => {
            if line.state == PeriodState::Filed {
                dialog_note(
                    ui,
                    tr!("A return was filed for it. If you reopen it, the return no longer counts as filed."),
                );
            }
            form_row(ui, tr!("Reason, for the history"), NAMED, |ui| {
                let width = ui.available_width();
                let response = field(ui, tr!("Why it is reopened"), reason, width, false);
                if ui.memory(|memory| memory.focused().is_none()) {
                    response.request_focus();
                }
            });
        }
    }
}

fn change(words: String, change: Change) -> Step<String> {
    Step::change(&words.clone(), words, change)
}
