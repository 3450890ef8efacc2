//! The bars above the status bar: a refusal, problems of the file, and a device that was stopped, with buttons for what can be
//! done about it.

use std::path::PathBuf;
use std::sync::Arc;

use egui::Ui;

use crate::app::overlay::{close, opened};
use crate::command::Command;
use crate::dialogs::restore::Restoring;
use crate::model::{GO_ON, Refusal, SharingView};
use crate::session::FileCheck;
use crate::shell::menu::MenuChoice;
use crate::shell::sidebar::read_only_bar;
use crate::translate::{self, tr};
use crate::widgets::message_bar;
use backups::BackupFile;
use domain::access::Actor;
use domain::shop::health::{Depth, Problem};
use engine::{BooksChange, Change, Engine};
use system::Clock;

use super::ShopWindow;
use super::requests::Refresh;

#[derive(Debug, Clone, Copy)]
enum BarButton {
    Close,
    /// Opens the backups of the shop that is lost.
    RestoreLost,
    /// Repeats what was refused although the shop file has lost its log.
    GoOn,
    /// Rebuilds totals and indexes, and accepts orders that differ from what was written.
    Repair,
    /// Opens the dialog of backups, or of devices.
    Open(Command),
}

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

    /// Draws the bars that there is a reason for; returns what one of them asks for.
    pub(super) fn bars_ui(&mut self, ui: &mut Ui, sharing: Option<&SharingView>) -> Option<MenuChoice> {
        if let Some(facts) = self.session.facts.value.as_ref().filter(|facts| !facts.read_only.is_empty()) {
            read_only_bar(ui, facts);
        }
        let of_device = self.stopped_ui(ui, sharing);
        let of_refusal = self.refusal_ui(ui);
        self.problems_ui(ui).or(of_refusal).or(of_device)
    }

    /// The bar of a device that was stopped, until it is closed.
    fn stopped_ui(&mut self, ui: &mut Ui, sharing: Option<&SharingView>) -> Option<MenuChoice> {
        let stopped = sharing.map_or("", |sharing| &*sharing.stopped);
        if stopped == self.closed_bar {
            return None;
        }
        if stopped.is_empty() {
            self.closed_bar.clear();
            return None;
        }
        let buttons = [(tr!("Devices…"), BarButton::Open(Command::Devices))];
        match message_bar(ui, "stopped", (stopped, ""), &buttons, BarButton::Close)? {
            BarButton::Open(command) => return Some(MenuChoice::Command(command)),
            _ => stopped.clone_into(&mut self.closed_bar),
        }
        None
    }

    fn refusal_ui(&mut self, ui: &mut Ui) -> Option<MenuChoice> {
        let refusal = self.refusal.as_ref()?;
        let mut buttons = Vec::new();
        if self.lost.is_some() {
            buttons.push((tr!("Restore a backup…"), BarButton::RestoreLost));
            if refusal.is_of_lost_log() {
                buttons.push((tr(GO_ON), BarButton::GoOn));
            }
        }
        let clicked = message_bar(ui, "refusal", (&refusal.message, ""), &buttons, BarButton::Close)?;
        let (refusal, lost) = (self.refusal.take()?, self.lost.take());
        match clicked {
            BarButton::RestoreLost => Some(MenuChoice::Restore(lost?, refusal.message)),
            BarButton::GoOn => Some(MenuChoice::GoOnWithoutLog(lost?)),
            _ => None,
        }
    }

    /// Takes in the result of the file check.
    pub(super) fn checked(&mut self, seen: FileCheck) {
        self.problems = seen.problems;
        if let Some(refusal) = seen.no_backup {
            self.toasts.say(tr!("No backup could be made today. {why}", why = refusal.message));
        }
    }

    /// Repairs the file, after copying it beside itself.
    fn repair(&mut self) {
        let work = |engine: &mut Engine, actor: &Actor, now| {
            engine.copy_unchecked(&backups::beside(engine.path(), "before-repair"))?;
            engine.apply(&Change::Books(BooksChange::Repair), actor, now)?;
            engine.examine(Depth::Whole)
        };
        self.write(Refresh::All, tr!("Repaired"), work, |window, left| {
            if left.is_empty() {
                window.toasts.say(tr!("Repaired. The file as it was is beside the shop"));
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
                window.changed(tr!("Restored"), *at);
                window.problems.clear();
                window.toasts.say(tr!("Restored. The shop as it was is kept as a backup"));
                window.refresh(Refresh::All);
            }
            let Some(restoring) = opened::<Restoring>(overlay) else { return };
            match answer {
                Ok((Some(access), _)) => {
                    if restoring.is_told(&access) {
                        close::<Restoring>(overlay);
                    }
                }
                Ok((None, _)) => restoring.found_damaged(what.0, what.1),
                Err(refusal) => restoring.refused(refusal),
            }
        });
    }

    fn problems_ui(&mut self, ui: &mut Ui) -> Option<MenuChoice> {
        let first = &self.problems.first()?.text;
        let message = match self.problems.len() {
            1 => tr!("Something is wrong with this shop’s file. {first}", first),
            all => tr!(
                "Something is wrong with this shop’s file. {first}, and {more} more {more:thing|things}",
                first,
                more = all - 1
            ),
        };
        let others = self.problems.iter().skip(1).map(|problem| translate::text(&problem.text));
        let all = others.collect::<Vec<_>>().join("\n");
        let mut buttons = vec![(tr!("Backups…"), BarButton::Open(Command::Backups))];
        if self.problems.iter().any(Problem::can_be_repaired) {
            buttons.push((tr!("Repair"), BarButton::Repair));
        }
        match message_bar(ui, "problems", (&message, &all), &buttons, BarButton::Close)? {
            BarButton::Open(command) => return Some(MenuChoice::Command(command)),
            BarButton::Repair => {
                self.leave();
                self.repair();
            }
            _ => self.problems.clear(),
        }
        None
    }
}
