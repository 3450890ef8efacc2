//! The bars above the status bar for a refusal and for problems of the file, with their buttons: repair and
//! restore.

use std::path::PathBuf;
use std::sync::Arc;

use egui::Ui;

use crate::app::overlay::Overlay;
use crate::command::Command;
use crate::model::Refusal;
use crate::session::FileCheck;
use crate::shell::file_problems::{Remedy, problem_bar};
use crate::shell::menu::MenuChoice;
use crate::tabs::refused::{RefusedBarButton, refusal_bar};
use backups::BackupFile;
use domain::access::Actor;
use domain::health::Depth;
use engine::{Change, Engine};
use system::Clock;

use super::ShopWindow;
use super::requests::Refresh;

impl ShopWindow {
    /// Shows a refusal that belongs to no cell or form; backups of a shop that is `lost` are offered.
    pub(crate) fn refuse(&mut self, refusal: Refusal, lost: Option<PathBuf>) {
        (self.refusal, self.lost) = (Some(refusal), lost);
    }

    /// Closes the bar of a refusal, since something was saved after it or another tab is open. That of a shop that is
    /// lost stays, with its ways out.
    pub(super) fn forget_refusal(&mut self) {
        self.refusal.take_if(|_| self.lost.is_none());
    }

    pub(super) fn refusal_ui(&mut self, ui: &mut Ui) -> Option<MenuChoice> {
        let answered = refusal_bar(ui, self.refusal.as_ref()?, self.lost.is_some())?;
        let (refusal, lost) = (self.refusal.take()?, self.lost.take());
        match answered {
            RefusedBarButton::Dismiss => None,
            RefusedBarButton::Restore => Some(MenuChoice::Restore(lost?, refusal.message)),
            RefusedBarButton::GoOn => Some(MenuChoice::GoOnWithoutLog(lost?)),
        }
    }

    /// Takes in the result of the file check.
    pub(super) fn checked(&mut self, seen: FileCheck) {
        self.problems = seen.problems;
        if let Some(refusal) = seen.no_backup {
            self.toasts.say(format!("No backup could be made today. {}", refusal.message));
        }
    }

    /// Repairs the file, after copying it beside itself.
    fn repair(&mut self) {
        let work = |engine: &mut Engine, actor: &Actor, now| {
            engine.copy_unchecked(&backups::beside(engine.path(), "before-repair"))?;
            engine.apply(&Change::Repair, actor, now)?;
            engine.examine(Depth::Whole)
        };
        self.write(Refresh::All, "Repaired", work, |window, left| {
            if left.is_empty() {
                window.toasts.say("Repaired. The file as it was is beside the shop");
            }
            window.problems = left;
        });
    }

    /// Replaces the shop by a backup; the replaced shop is kept as a backup. One that is damaged has to be closed first.
    pub(crate) fn restore(&mut self, from: Arc<BackupFile>, reason: String) {
        let Some(backups) = self.session.backups().cloned() else { return };
        let what = (from.clone(), reason.clone());
        let work = move |engine: &mut Engine, actor: &Actor, _now| {
            if engine.refuse_damaged().is_err() {
                return Ok(None);
            }
            let now = Clock::System.now(engine.shop()?.time_zone);
            Ok(Some(backups.restore(engine, actor, (&from, &reason), now)?.access()))
        };
        self.send(work, |window, overlay, answer| {
            if let Ok((Some(_), at)) = &answer {
                window.changed("Restored", *at);
                window.problems.clear();
                window.toasts.say("Restored. The shop as it was is kept as a backup");
                window.refresh(Refresh::All);
            }
            let Some(Overlay::Backups(restoring)) = overlay else { return };
            match answer {
                Ok((Some(access), _)) => {
                    if restoring.is_told(access) {
                        *overlay = None;
                    }
                }
                Ok((None, _)) => restoring.found_damaged(what.0, what.1),
                Err(refusal) => restoring.refused(refusal),
            }
        });
    }

    pub(super) fn error_ui(&mut self, ui: &mut Ui) -> Option<MenuChoice> {
        match problem_bar(ui, &self.problems)? {
            Remedy::Repair => {
                self.leave();
                self.repair();
            }
            Remedy::Restore => return Some(MenuChoice::Command(Command::Backups)),
            Remedy::Dismiss => self.problems.clear(),
        }
        None
    }
}
