//! What is seen to when a shop has opened, on a thread of its own and after the first answers: the
//! backup of the day, and a look at whether the file can be trusted. Nobody waits for it, and it takes no
//! lock that keeps others from writing.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::{self, Builder};
use std::time::Duration;

use crate::backups::{self, BackupFile, Backups};
use crate::domain::error::Result;
use crate::domain::health::{Depth, Problem};
use crate::engine::{Engine, ShopOpener};
use crate::system::Clock;
use crate::ui::model::{BackupList, Refusal, held};
use crate::worker::Wake;

use super::{Answer, BACKUPS, Intent, Outcome, ShopSession};

/// What is drawn first comes first.
const REST: Duration = Duration::from_secs(2);
/// Up to this size all of a file is looked at; of a larger one what takes a moment.
const WHOLE: u64 = 64 << 20;

/// What came of it.
#[derive(Debug)]
pub(crate) struct FileCheck {
    pub(crate) problems: Vec<Problem>,
    /// Why there is no backup of the day.
    pub(crate) no_backup: Option<Refusal>,
}

/// Starts it; nothing when the system gives no thread, as there is a next time.
pub(super) fn start(opener: ShopOpener, backups: Backups, wake: &Wake) -> Option<Receiver<FileCheck>> {
    let (sender, seen) = sync_channel(1);
    let wake = wake.clone();
    let keeper = move || {
        thread::sleep(REST);
        let Ok(engine) = opener.open() else { return };
        let made = engine.shop().and_then(|shop| backups.daily(&engine, Clock::System.now(shop.time_zone)));
        let is_small = engine.path().metadata().is_ok_and(|about| about.len() <= WHOLE);
        let depth = if is_small { Depth::Whole } else { Depth::Quick };
        let seen = FileCheck {
            problems: engine.examine(depth).unwrap_or_default(),
            no_backup: made.err().map(|error| Refusal::from(&error)),
        };
        if sender.send(seen).is_ok() {
            wake();
        }
    };
    Builder::new().name("keeper".to_owned()).spawn(keeper).ok().map(|_runs_alone| seen)
}

impl ShopSession {
    /// Backups are to be made, below the program's data folder.
    pub(crate) fn keeping_backups(mut self, data: &Path) -> Self {
        self.backups = Some(Backups::of(data, self.path()));
        self
    }

    /// Where they are.
    pub(crate) const fn backups(&self) -> Option<&Backups> {
        self.backups.as_ref()
    }

    /// Sees to the shop that has just opened.
    pub(super) fn look_after(&mut self) {
        if let Some(backups) = &self.backups {
            self.keeper = start(self.opener.clone(), backups.clone(), &self.wake);
        }
    }

    /// What the keeper found, once.
    pub(super) fn kept(&mut self) -> Option<Outcome> {
        let seen = self.keeper.as_ref()?.try_recv().ok()?;
        self.keeper = None;
        let is_well = seen.problems.is_empty() && seen.no_backup.is_none();
        (!is_well).then_some(Outcome::FileCheck(seen))
    }

    /// Builds anew what can be built, after the file as it is was copied beside itself.
    pub(crate) fn repair(&mut self) {
        self.write(Intent::Other, "Repaired", |engine, actor, now| {
            engine.copy_unchecked(&backups::beside(engine.path(), "before-repair"))?;
            Ok(Outcome::Repaired(engine.repair(actor, now)?))
        });
    }

    /// What backups there are, and what is in them.
    pub(crate) fn ask_backups(&mut self) {
        let Some(backups) = self.backups.clone() else { return };
        self.backup_list.is_waiting = true;
        self.ask(BACKUPS, move |engine, _actor| Ok(Answer::Backups(listed(engine, &backups)?)));
    }

    /// Makes one now.
    pub(crate) fn back_up(&mut self) {
        let Some(backups) = self.backups.clone() else { return };
        self.backup_list.is_waiting = true;
        self.ask(BACKUPS, move |engine, _actor| {
            let now = Clock::System.now(engine.shop()?.time_zone);
            backups.make(engine, backups::Reason::Asked, now)?;
            Ok(Answer::Backups(listed(engine, &backups)?))
        });
    }

    /// Puts a backup in the place of the shop; what it replaces is kept as one.
    pub(crate) fn restore(&mut self, from: Arc<BackupFile>) {
        let Some(backups) = self.backups.clone() else { return };
        self.write(Intent::Restore, "Restored", move |engine, actor, _now| {
            let now = Clock::System.now(engine.shop()?.time_zone);
            let restored = backups.restore(engine, actor, &from, now)?;
            Ok(Outcome::Restored(Ok(restored.access())))
        });
    }
}

fn listed(engine: &Engine, backups: &Backups) -> Result<BackupList> {
    let zone = engine.shop()?.time_zone;
    Ok(BackupList::of(backups, zone, held(engine.contents(), zone).0))
}
