//! State of a dialog that asks something of the shop, and the display of a refusal.

use egui::{Context, Ui};
use egui_material_icons::icons::ICON_ERROR;

use crate::model::Refusal;
use crate::theme::{self, FontStyle};
use crate::widgets::{Pressed, Question, confirmed, dialog};
use domain::access::Actor;
use domain::error::Result;
use domain::time::Instant;
use engine::{Change, Engine};

/// Input of a dialog, with the state of its request: pending, or refused for a reason.
#[derive(Debug, Default)]
pub(crate) struct Form<T> {
    pub(crate) draft: T,
    pub(crate) is_busy: bool,
    pub(super) refusal: Option<Refusal>,
}

/// Work for the writer thread.
type Work<A> = Box<dyn FnOnce(&mut Engine, &Actor, Instant) -> Result<A> + Send>;

/// Outcome of a dialog in a frame.
pub(crate) enum Step<A> {
    Close,
    /// The shop is to be changed by this; the status bar then shows the note.
    Ask(String, Work<A>),
}

impl<A> Step<A> {
    pub(super) fn ask(
        note: &str,
        work: impl FnOnce(&mut Engine, &Actor, Instant) -> Result<A> + Send + 'static,
    ) -> Self {
        Self::Ask(note.to_owned(), Box::new(work))
    }
}

impl Step<String> {
    /// Makes a change, and then says these words.
    pub(super) fn change(note: &str, words: String, change: Change) -> Self {
        Self::ask(note, move |engine, actor, now| engine.apply(&change, actor, now).map(|_| words))
    }
}

impl<T> Form<T> {
    pub(crate) const fn new(draft: T) -> Self {
        Self { draft, is_busy: false, refusal: None }
    }

    /// Takes in the answer to what was asked; what was typed stays.
    pub(crate) fn answered<A>(&mut self, answer: std::result::Result<A, Refusal>) -> Option<A> {
        self.is_busy = false;
        match answer {
            Ok(answer) => {
                self.refusal = None;
                Some(answer)
            }
            Err(refusal) => {
                self.refused(refusal);
                None
            }
        }
    }

    /// Takes in why what was asked is refused.
    pub(crate) fn refused(&mut self, refusal: Refusal) {
        (self.is_busy, self.refusal) = (false, Some(refusal));
    }

    /// Draws the dialog at most `width` points wide. What its contents return is asked, and waited for.
    pub(super) fn show<A>(
        &mut self,
        ctx: &Context,
        (salt, heading, width): (&str, &str, f32),
        contents: impl FnOnce(&mut Ui, &mut Self) -> Option<A>,
    ) -> (Option<A>, bool) {
        let shown = dialog(ctx, salt, heading, width, |ui| contents(ui, self));
        if shown.inner.is_some() {
            (self.is_busy, self.refusal) = (true, None);
        }
        (shown.inner, shown.is_over)
    }

    /// Asks before something is removed; `is_open` is put down with the answer. What `then` returns is asked,
    /// and waited for.
    pub(super) fn confirm<A>(
        &mut self,
        ctx: &Context,
        (salt, question): (&str, &Question<'_>),
        is_open: fn(&mut T) -> &mut bool,
        then: impl FnOnce(&mut T) -> A,
    ) -> Option<A> {
        if !confirmed(ctx, salt, question, is_open(&mut self.draft)) {
            return None;
        }
        (self.is_busy, self.refusal) = (true, None);
        Some(then(&mut self.draft))
    }

    pub(super) fn refusal_ui(&self, ui: &mut Ui) {
        if let Some(refusal) = &self.refusal {
            refused(ui, refusal);
        }
    }
}

/// Turns what a dialog drew into its step. Closing it counts as one.
pub(super) fn step_of<A>((asked, is_over): (Option<Step<A>>, bool)) -> Option<Step<A>> {
    asked.or(is_over.then_some(Step::Close))
}

/// Turns the foot of a dialog into a step: leaving, or that of its main button.
pub(super) fn pressed<A>(pressed: Option<Pressed>, main: impl FnOnce() -> Step<A>) -> Option<Step<A>> {
    pressed.map(|pressed| if pressed == Pressed::Main { main() } else { Step::Close })
}

/// Draws the message of a refusal.
pub(super) fn refused(ui: &mut Ui, refusal: &Refusal) {
    let tokens = theme::of(ui);
    ui.horizontal_top(|ui| {
        theme::icon(ui, ICON_ERROR, 16.0, tokens.negative);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(theme::text(&refusal.message, FontStyle::Small, tokens.negative));
        });
    });
}
