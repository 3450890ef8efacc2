//! Backups and the check of the file. When a shop has opened, the backup of the day is made and the file
//! examined, on a thread of its own and after the first answers; that takes no lock that keeps others from
//! writing.

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

/// So that the first answers come first.
const REST: Duration = Duration::from_secs(2);
/// A larger file is only examined quickly, in bytes.
const WHOLE: u64 = 64 << 20;

/// The result of the check.
#[derive(Debug)]
pub(crate) struct FileCheck {
    pub(crate) problems: Vec<Problem>,
    /// Why there is no backup of the day.
    pub(crate) no_backup: Option<Refusal>,
}

/// Nothing when the system gives no thread: there is a next time.
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
    spawn_once("file-check", wake, check).ok()
}

impl ShopSession {
    /// Backups go below the program's data folder.
    pub(crate) fn keeping_backups(mut self, data: &Path) -> Self {
        self.backups = Some(Backups::of(data, self.path()));
        self
    }

    pub(crate) const fn backups(&self) -> Option<&Backups> {
        self.backups.as_ref()
    }

    pub(super) fn check_file(&mut self) {
        if let Some(backups) = &self.backups {
            self.file_check = start(self.opener.clone(), backups.clone(), &self.wake);
        }
    }

    /// The result of the check, once, if anything is wrong.
    pub(crate) fn file_problems(&mut self) -> Option<FileCheck> {
        let seen = self.file_check.as_mut()?.take()?;
        self.file_check = None;
        seen.ok().filter(|seen| !seen.problems.is_empty() || seen.no_backup.is_some())
    }

    /// Which backups there are, and what each holds.
    pub(crate) fn ask_backups(&mut self) {
        let Some(backups) = self.backups.clone() else { return };
        self.ask(|session| &mut session.views.backups, move |engine, _actor| listed(engine, &backups));
    }

    /// Makes a backup now.
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
