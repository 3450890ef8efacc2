//! What is seen to when a shop has opened, on a thread of its own and after the first answers: the
//! backup of the day, and a look at whether the file can be trusted. Nobody waits for it, and it takes no
//! lock that keeps others from writing.

use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::backups::{self, Backups};
use crate::domain::error::Result;
use crate::domain::health::{Depth, Problem};
use crate::engine::{Engine, ShopOpener};
use crate::system::Clock;
use crate::ui::model::{BackupList, Refusal, held};
use crate::worker::{Request, Wake, spawn_once};

use super::ShopSession;

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
fn start(opener: ShopOpener, backups: Backups, wake: &Wake) -> Option<Request<FileCheck>> {
    let check = move || {
        thread::sleep(REST);
        let engine = opener.open()?;
        let made = engine.shop().and_then(|shop| backups.daily(&engine, Clock::System.now(shop.time_zone)));
        let is_small = engine.path().metadata().is_ok_and(|about| about.len() <= WHOLE);
        let depth = if is_small { Depth::Whole } else { Depth::Quick };
        Ok(FileCheck {
            problems: engine.examine(depth).unwrap_or_default(),
            no_backup: made.err().map(|error| Refusal::from(&error)),
        })
    };
    spawn_once("keeper", wake, check).ok()
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

    /// What the keeper found, once, if anything is wrong.
    pub(crate) fn file_check(&mut self) -> Option<FileCheck> {
        let seen = self.keeper.as_mut()?.take()?;
        self.keeper = None;
        seen.ok().filter(|seen| !seen.problems.is_empty() || seen.no_backup.is_some())
    }

    /// What backups there are, and what is in them.
    pub(crate) fn ask_backups(&mut self) {
        let Some(backups) = self.backups.clone() else { return };
        self.ask(|session| &mut session.views.backups, move |engine, _actor| listed(engine, &backups));
    }

    /// Makes one now.
    pub(crate) fn back_up(&mut self) {
        let Some(backups) = self.backups.clone() else { return };
        self.ask(
            |session| &mut session.views.backups,
            move |engine, _actor| {
                let now = Clock::System.now(engine.shop()?.time_zone);
                backups.make(engine, backups::Reason::Asked, now)?;
                listed(engine, &backups)
            },
        );
    }
}

fn listed(engine: &Engine, backups: &Backups) -> Result<BackupList> {
    let zone = engine.shop()?.time_zone;
    Ok(BackupList::of(backups, zone, held(engine.contents(), zone).0))
}
