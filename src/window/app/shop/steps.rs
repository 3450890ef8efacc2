//! Undo and redo in an open shop, of drafts of cells as well as of steps of the journal.

use engine::{Change, Direction, Outcome};

use super::ShopWindow;
use super::requests::{Refresh, making};

impl ShopWindow {
    /// Undoes or redoes a step, after saving the cell that is being edited. Drafts of cells are steps of this
    /// window, and the others are steps of the journal.
    pub(crate) fn undo_redo(&mut self, direction: Direction) {
        self.orders.leave();
        let actions = self.rates.commit(&self.session.rates_grid());
        for action in actions {
            self.act(action);
        }
        match self.rates.undo_redo(direction, self.session.last_step()) {
            Some(title) => self.announce_undo_redo(direction, &title),
            None => self.travel_journal(direction),
        }
    }

    fn travel_journal(&mut self, direction: Direction) {
        let note = match direction {
            Direction::Undo => "Undone",
            Direction::Redo => "Redone",
        };
        self.write(
            Refresh::All,
            note,
            making(Change::UndoRedo(direction), Outcome::step),
            move |window, step| {
                if let Some(step) = step {
                    window.rates.undone_or_redone(direction, step.id());
                    let title = window.session.formatter.title(&step.title);
                    window.announce_undo_redo(direction, &title);
                }
            },
        );
    }

    /// The title of the step that undo or redo would take.
    pub(crate) fn next_step(&self, direction: Direction) -> Option<String> {
        let own = self.rates.next_own_step(direction, self.session.last_step()).map(str::to_owned);
        own.or_else(|| {
            let steps = self.session.steps()?;
            match direction {
                Direction::Undo => steps.undo.clone(),
                Direction::Redo => steps.redo.clone(),
            }
        })
    }

    fn announce_undo_redo(&mut self, direction: Direction, title: &str) {
        self.toasts.say_step(direction, title);
    }
}
