//! The dialog that keeps the figures of a return as those that were filed.

use std::sync::Arc;

use egui::{Label, Ui};

use crate::command::Command;
use crate::model::Refusal;
use crate::tabs::{Action, Edit};
use crate::theme::{self, FontStyle, text};
use crate::translate::{dates, tr};
use crate::widgets::{Button, Foot, Pressed, dialog};
use domain::access::Actor;
use domain::shop::closed_period::PeriodState;
use engine::Engine;

use super::texts::ReturnView;
use super::view::FormView;
use super::{Returns, refused_words};

const WIDTH: f32 = 480.0;

#[derive(Debug, Default)]
pub(super) struct Filing {
    refusal: Option<Refusal>,
    is_saving: bool,
}

impl Filing {
    pub(super) fn refused(&mut self, refusal: Refusal) {
        (self.refusal, self.is_saving) = (Some(refusal), false);
    }
}

pub(super) fn filing_ui(
    ui: &Ui,
    (form, found): (&FormView, &ReturnView),
    state: &mut Returns,
) -> Option<Action> {
    let unsaved = form.period().map_or(0, |period| state.unsaved(form.form.name(), period.period).len());
    let filing = state.filing.as_mut()?;
    let name = form.period().map(|line| line.period.short_name_in(dates())).unwrap_or_default();
    let heading = tr!("Mark as filed: {form}, {period}", form = form.form.full_title(), period = name);
    let shown = dialog(ui.ctx(), "file-return", &heading, WIDTH, |ui| body(ui, found, filing, unsaved));
    match shown.inner.or(shown.is_over.then_some(Step::Cancel))? {
        Step::File => {
            filing.is_saving = true;
            file(form, found)
        }
        Step::Close => {
            state.filing = None;
            Some(Action::Run(Command::Periods))
        }
        Step::Cancel => {
            state.end_filing();
            None
        }
    }
}

fn file(form: &FormView, found: &ReturnView) -> Option<Action> {
    let (form, period) = (Arc::clone(&form.form), form.period()?.period);
    let rate = found.found().exchange_rate;
    let words =
        tr!("{form} of {period} is filed", form = form.full_title(), period = period.short_name_in(dates()));
    let work = move |engine: &mut Engine, actor: &Actor, now| {
        let change = engine.filing(actor, &form, period, rate)?;
        engine.apply(&change, actor, now)?;
        Ok(move |returns: &mut Returns| {
            returns.end_filing();
            Some(Action::SayWithUndo(words))
        })
    };
    let refused = |returns: &mut Returns, refusal| {
        let Some(filing) = &mut returns.filing else { return Some(refusal) };
        filing.refused(refusal);
        None
    };
    Some(Action::Do(Edit::new(tr!("Return filed"), work).or_else(refused)))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    File,
    /// Close the period first.
    Close,
    Cancel,
}

fn body(ui: &mut Ui, found: &ReturnView, filing: &Filing, unsaved: usize) -> Option<Step> {
    let say = |ui: &mut Ui, words: &str| {
        let words = text(words, FontStyle::Body, theme::of(ui).text2);
        ui.add(Label::new(words).wrap().selectable(false));
    };
    let state = found.found().state;
    match state {
        PeriodState::Closed => {
            let words = tr!(
                "Tillbook keeps the figures as they are, with your name and the time, and sends them to nobody: declare \
                 them where your authority wants them. What is filed stays; a correction is dated in an open period."
            );
            say(ui, words);
        }
        PeriodState::Filed => {
            say(ui, tr!("This return was filed already. An administrator can reopen its period."));
        }
        PeriodState::Open | PeriodState::PartlyClosed => {
            say(ui, tr!("Close the period first, so that nothing dated in it changes any more."));
        }
    }
    if !found.findings.is_empty() {
        let words = tr!(
            "{count} {count:thing is|things are} unusual or missing. Check {count:it|them} first.",
            count = found.findings.len()
        );
        ui.add_space(4.0);
        ui.add(Label::new(text(words, FontStyle::Body, theme::of(ui).warning)).wrap().selectable(false));
    }
    if unsaved > 0 {
        ui.add_space(4.0);
        say(ui, tr!("What was typed into its boxes and is not saved does not count."));
    }
    if let Some(refusal) = &filing.refusal {
        ui.add_space(4.0);
        refused_words(ui, &refusal.message);
    }
    let (name, step) = match state {
        PeriodState::Closed => (tr!("Mark as filed"), Step::File),
        PeriodState::Filed => return Foot::done().show(ui).map(|_| Step::Cancel),
        PeriodState::Open | PeriodState::PartlyClosed => (tr!("Close the period…"), Step::Close),
    };
    let pressed = Foot::cancel().main_at_once(Button::new(name).enabled(!filing.is_saving)).show(ui)?;
    Some(if pressed == Pressed::Main { step } else { Step::Cancel })
}
