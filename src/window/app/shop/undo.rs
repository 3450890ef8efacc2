//! Undo and redo in an open shop. What they change is seen: a step of another tab is shown there first, and done when it is
//! asked for once more; one of the open tab is gone to.

use crate::model::{NextStep, Place, Tab, Target};
use crate::translate::tr;
use domain::label;
use engine::{BooksChange, Change, Direction, Outcome};

use super::ShopWindow;
use super::requests::{Refresh, making};

/// The name that undo gives to unsaved text in the grid of tax rates.
const TYPED: &str = label!("What was typed and not saved");

/// A step that was asked for.
#[derive(Debug, Clone, Copy)]
pub(super) struct AskedStep {
    direction: Direction,
    /// The person was told what it is, and need not be shown.
    is_told: bool,
}

impl ShopWindow {
    /// Undoes or redoes a step of the journal, after saving the cell that is being edited; what is out of sight is only
    /// shown. Undo in the grid of tax rates takes back what was typed last and is not saved, so that it undoes
    /// nothing else meanwhile.
    pub(crate) fn undo_redo(&mut self, direction: Direction) {
        self.ask_step(direction, false);
    }

    /// The same for a step that the person was told of where it was asked for.
    pub(super) fn undo_redo_told(&mut self, direction: Direction) {
        self.ask_step(direction, true);
    }

    fn ask_step(&mut self, direction: Direction, is_told: bool) {
        self.rooms.orders.page.leave();
        let actions = self.rooms.rates.commit(&self.session.rates_grid());
        for action in actions {
            self.act(action);
        }
        let is_undo = direction == Direction::Undo && self.tab == Tab::TaxRates;
        if is_undo && self.rooms.rates.take_back(&self.session.rates_grid()) {
            return self.toasts.say_step(direction, tr(TYPED));
        }
        self.asked_steps.push_back(AskedStep { direction, is_told });
        self.take_step_asked();
    }

    /// Does what was asked of undo and redo, once it is known which step is next, and goes to what the one before has
    /// changed, once that is loaded.
    pub(super) fn take_step_asked(&mut self) {
        if self.session.is_at_rest() && !self.is_saving() {
            let changed = std::mem::take(&mut self.changed_at);
            let seen = changed.into_iter().find(|(place, _)| place.tab == self.tab);
            // Of several, the open one may be one.
            let seen = seen.filter(|(place, _)| !place.is_one_of_several);
            if let Some((place, direction)) = seen {
                self.go_to(&place, direction == Direction::Redo);
            }
        }
        if self.is_saving() || self.session.are_steps_due() {
            return;
        }
        let Some(AskedStep { direction, is_told }) = self.asked_steps.pop_front() else { return };
        let step = self.known_step(direction).cloned().unwrap_or_default();
        if !is_told && let Some(place) = self.place_out_of_sight(&step).cloned() {
            self.go_to(&place, direction == Direction::Undo);
            return self.toasts.say_next_step(direction, &step.title);
        }
        self.do_step(direction, step);
    }

    /// The place of a step's change, unless it is in the open tab; the history tells it itself.
    fn place_out_of_sight<'s>(&self, step: &'s NextStep) -> Option<&'s Place> {
        let is_seen = |place: &Place| place.tab == self.tab;
        if self.tab == Tab::History || step.places.iter().any(is_seen) {
            return None;
        }
        step.places.iter().find(|place| place.tab == Tab::Orders).or(step.places.first())
    }

    /// Opens the record that was changed, with the step in effect or without it.
    fn go_to(&mut self, place: &Place, is_done: bool) {
        let target = if is_done { &place.done } else { &place.undone };
        match target {
            Some(Target::Rate(rate)) if self.tab == Tab::TaxRates => {
                let view = self.session.views.rates.value.as_ref();
                match view.and_then(|view| view.place_of(*rate)) {
                    Some(row) => self.rooms.rates.go_to_row(row),
                    None => self.show_rate(*rate),
                }
            }
            Some(Target::Note(_)) | None if self.tab == place.tab => {}
            Some(target) => self.open_target(target.clone()),
            None => self.turn_to(place.tab),
        }
    }

    fn do_step(&mut self, direction: Direction, step: NextStep) {
        let note = match direction {
            Direction::Undo => tr!("Undone"),
            Direction::Redo => tr!("Redone"),
        };
        let work = making(Change::Books(BooksChange::UndoRedo(direction)), Outcome::step);
        self.write_form(Refresh::All, note, work, move |window, _, answer| match answer {
            Ok(Some(done)) => {
                let title = window.session.formatter.text(&done.title);
                window.toasts.say_step(direction, &title);
                window.changed_at = step.places.into_iter().map(|place| (place, direction)).collect();
            }
            Ok(None) => {}
            Err(mut refusal) => {
                window.asked_steps.clear();
                window.toasts.end_undo();
                if direction == Direction::Undo && !step.title.is_empty() {
                    let why = refusal.message.trim_end_matches('.');
                    refusal.message = tr!(
                        "Undo stops at “{title}”: {why}. The latest step is always undone first, so the steps before it stay",
                        title = step.title,
                        why
                    );
                }
                window.refuse(refusal, None);
            }
        });
    }

    pub(super) fn known_step(&self, direction: Direction) -> Option<&NextStep> {
        let steps = self.session.steps()?;
        match direction {
            Direction::Undo => steps.undo.as_ref(),
            Direction::Redo => steps.redo.as_ref(),
        }
    }

    /// The title of the step that undo or redo would take.
    pub(crate) fn next_step(&self, direction: Direction) -> Option<String> {
        let is_undo = direction == Direction::Undo && self.tab == Tab::TaxRates;
        if is_undo && self.rooms.rates.can_take_back() {
            return Some(tr(TYPED).to_owned());
        }
        self.known_step(direction).map(|step| step.title.clone())
    }
}
