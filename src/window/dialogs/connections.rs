//! The head of the dialog of connections, whose parts are dialogs of their own in the same frame: the devices of the shop,
//! the API keys, and joining a shop of other devices.

use egui::{Context, Ui};

use crate::command::{Command, CommandContext};
use crate::theme::height;
use crate::translate::tr;
use crate::widgets::{column_in, line, scrolled, segment};
use domain::label;

use super::form::Form;

/// The names of the parts.
pub(crate) const DEVICES: &str = label!("Devices");
pub(crate) const API_KEYS: &str = label!("API keys");
pub(crate) const JOIN: &str = label!("Join a shop");

/// The commands that open the parts. Of the first two only one is possible at a time.
const PARTS: [(Command, &str); 4] = [
    (Command::Share, DEVICES),
    (Command::Devices, DEVICES),
    (Command::ApiKeys, API_KEYS),
    (Command::Join, JOIN),
];

/// The parts that can be opened now, with their names.
fn parts(now: &CommandContext) -> impl Iterator<Item = (Command, &'static str)> {
    PARTS.into_iter().filter(|(command, _)| command.row().is_enabled(now))
}

/// The command of the part that is shown first.
pub(crate) fn first_part(now: &CommandContext) -> Option<Command> {
    parts(now).next().map(|(command, _)| command)
}

/// The height below which the contents do not go, in points, so that the head stays where it is from part to part.
const LEAST: f32 = 300.0;

pub(crate) struct Head {
    parts: Vec<(Command, &'static str)>,
    /// The name of the part that is shown.
    pub(crate) open: &'static str,
    /// The part that was chosen instead.
    pub(crate) chosen: Option<(Command, &'static str)>,
}

impl Head {
    /// Above this part.
    pub(crate) fn of(open: &'static str, now: &CommandContext) -> Self {
        Self { parts: parts(now).collect(), open, chosen: None }
    }

    /// Draws the dialog of a part: its contents below the choice of another, to which the keyboard comes after them. The
    /// choice is held while an answer is waited for, and `is_held` where something is shown only once. A part that is alone
    /// is the heading. The foot returns what it asks for, and whether the dialog is left. True in the second place when it
    /// is closed.
    pub(super) fn show<T, A>(
        &mut self,
        ctx: &Context,
        form: &mut Form<T>,
        is_held: bool,
        contents: impl FnOnce(&mut Ui, &mut Form<T>) -> Option<A>,
        foot: impl FnOnce(&mut Ui, &mut Form<T>) -> (Option<A>, bool),
    ) -> (Option<A>, bool) {
        let is_alone = self.parts.len() < 2;
        let heading = if is_alone { tr(self.open) } else { tr!("Connections") };
        let mut is_left = false;
        let (asked, is_over) = form.show(ctx, ("connections", heading, 560.0), |ui, form| {
            let is_free = !is_held && !form.is_busy;
            let row = (!is_alone).then(|| line(ui, height::CONTROL));
            if row.is_some() {
                ui.add_space(8.0);
            }
            let top = ui.cursor().top();
            let around = if is_alone { 200.0 } else { 240.0 };
            let drawn = scrolled(ui, around, |ui| contents(ui, form));
            if !is_alone {
                // The foot stays where it is from part to part, too.
                ui.add_space((top + LEAST - ui.cursor().top()).max(0.0));
            }
            let (asked, leaves) = foot(ui, form);
            is_left = leaves;
            if let Some(row) = row {
                column_in(ui, row, |ui| ui.add_enabled_ui(is_free, |ui| self.choice(ui)));
            }
            asked.or(drawn)
        });
        (asked, is_over || is_left)
    }

    fn choice(&mut self, ui: &mut Ui) {
        let names: Vec<(&str, &str)> = self.parts.iter().map(|&(_, name)| (name, tr(name))).collect();
        let picked = segment(ui, tr!("Connections"), &names, self.open).filter(|name| *name != self.open);
        self.chosen = self.parts.iter().find(|(_, name)| picked == Some(*name)).copied();
    }
}
