//! What is wrong with the file of the open shop, and the ways out.

use egui::Ui;

use crate::domain::health::Problem;
use crate::ui::command::Command;
use crate::ui::desk::Seen;
use crate::ui::menu::Chosen;
use crate::ui::trouble::{WayOut, trouble_bar};

use super::ShopWindow;

impl ShopWindow {
    /// What was found after the shop had opened.
    pub(super) fn seen(&mut self, seen: Seen) {
        self.problems = seen.problems;
        if let Some(refusal) = seen.no_backup {
            self.toasts.say(format!("No backup could be made today. {}", refusal.message));
        }
    }

    /// What could be was built anew.
    pub(super) fn repaired(&mut self, left: Vec<Problem>) {
        if left.is_empty() {
            self.toasts.say("Repaired. The file as it was is beside the shop");
        }
        self.problems = left;
    }

    /// The bar, while something is wrong.
    pub(super) fn trouble_ui(&mut self, ui: &mut Ui) -> Option<Chosen> {
        match trouble_bar(ui, &self.problems)? {
            WayOut::Repair => {
                self.leave();
                self.desk.repair();
            }
            WayOut::Restore => return Some(Chosen::Command(Command::Backups)),
            WayOut::PutAway => self.problems.clear(),
        }
        None
    }
}
