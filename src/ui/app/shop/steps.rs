//! Undo and redo in an open shop: what was typed and is not in its file, and steps of the journal, in one
//! line.

use crate::engine::{Change, Direction, Outcome};

use super::ShopWindow;
use super::requests::{Refresh, making};

impl ShopWindow {
    /// Takes the last step back, or does it again: what was typed and is not saved, or a step of the journal.
    pub(crate) fn travel(&mut self, direction: Direction) {
        self.orders.leave();
        let actions = self.rates.commit(&self.session.rates_grid());
        for action in actions {
            self.act(action);
        }
        match self.rates.travel(direction, self.session.last_step()) {
            Some(title) => self.say_travelled(direction, &title),
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
            making(Change::Travel(direction), Outcome::step),
            move |window, step| {
                if let Some(step) = step {
                    window.rates.travelled(direction, step.id());
                    window.say_travelled(direction, &step.title);
                }
            },
        );
    }

    /// What undo or redo would do now.
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

    /// Says which step was taken back or done again.
    fn say_travelled(&mut self, direction: Direction, title: &str) {
        self.toasts.say(match direction {
            Direction::Undo => format!("Undone: {title}"),
            Direction::Redo => format!("Done again: {title}"),
        });
    }
}
