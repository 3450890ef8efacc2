//! What was refused or is wrong with the file of the open shop, and the ways out.

use std::path::PathBuf;

use egui::Ui;

use crate::domain::health::Problem;
use crate::ui::command::Command;
use crate::ui::model::Refusal;
use crate::ui::session::FileCheck;
use crate::ui::shell::file_problems::{Remedy, trouble_bar};
use crate::ui::shell::menu::MenuChoice;
use crate::ui::tabs::refused::{Answered, refusal_bar};

use super::ShopWindow;

impl ShopWindow {
    /// Something was refused that belongs to no cell or form; of a shop that is `lost` backups are offered.
    pub(crate) fn refuse(&mut self, refusal: Refusal, lost: Option<PathBuf>) {
        (self.refusal, self.lost) = (Some(refusal), lost);
    }

    /// The bar that says so, until it is put away.
    pub(super) fn refusal_ui(&mut self, ui: &mut Ui) -> Option<MenuChoice> {
        let answered = refusal_bar(ui, self.refusal.as_ref()?, self.lost.is_some())?;
        let (refusal, lost) = (self.refusal.take()?, self.lost.take());
        match answered {
            Answered::PutAway => None,
            Answered::Restore => Some(MenuChoice::Restore(lost?, refusal.message)),
            Answered::GoOn => Some(MenuChoice::GoOnWithoutLog(lost?)),
        }
    }

    /// What was found after the shop had opened.
    pub(super) fn seen(&mut self, seen: FileCheck) {
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
    pub(super) fn trouble_ui(&mut self, ui: &mut Ui) -> Option<MenuChoice> {
        match trouble_bar(ui, &self.problems)? {
            Remedy::Repair => {
                self.leave();
                self.session.repair();
            }
            Remedy::Restore => return Some(MenuChoice::Command(Command::Backups)),
            Remedy::PutAway => self.problems.clear(),
        }
        None
    }
}
