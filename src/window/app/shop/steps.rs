//! Undo and redo in an open shop.

use engine::{Change, Direction, Outcome};

use crate::model::Tab;

use super::ShopWindow;
use super::requests::{Refresh, making};

impl ShopWindow {
    /// Undoes or redoes a step of the journal, after saving the cell that is being edited. Undo in the grid of tax rates
    /// takes back what was typed last and is not saved, so that it undoes nothing else meanwhile.
    pub(crate) fn undo_redo(&mut self, direction: Direction) {
        self.orders.page.leave();
        let actions = self.rates.commit(&self.session.rates_grid());
        for action in actions {
            self.act(action);
        }
        let is_undo = direction == Direction::Undo && self.tab == Tab::TaxRates;
        if is_undo && self.rates.take_back(&self.session.rates_grid()) {
            return self.toasts.say_step(direction, TYPED);
        }
        let note = match direction {
            Direction::Undo => "Undone",
            Direction::Redo => "Redone",
        };
        let work = making(Change::UndoRedo(direction), Outcome::step);
        self.write(Refresh::All, note, work, move |window, step| {
            if let Some(step) = step {
                let title = window.session.formatter.title(&step.title);
                window.toasts.say_step(direction, &title);
            }
        });
    }

    /// The title of the step that undo or redo would take.
    pub(crate) fn next_step(&self, direction: Direction) -> Option<String> {
        let is_undo = direction == Direction::Undo && self.tab == Tab::TaxRates;
        if is_undo && self.rates.can_take_back() {
            return Some(TYPED.to_owned());
        }
        let steps = self.session.steps()?;
        match direction {
            Direction::Undo => steps.undo.clone(),
            Direction::Redo => steps.redo.clone(),
        }
    }
}

/// What undo takes back of the grid of tax rates.
const TYPED: &str = "What was typed and not saved";
