//! Backups and the check of the file. When a shop has opened, the backup of the day is made and the file is
//! checked on a thread of its own, after the first answers. Neither takes a lock that blocks writers.

use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::format::Formatter;
use crate::model::{BackupList, Refusal, held};
use backups::Backups;
use domain::error::Result;
use domain::shop::health::{Depth, Problem};
use engine::{Engine, ShopOpener};
use system::Clock;
use worker::{Request, Wake, spawn_once};

use super::ShopSession;

/// The delay of the check, so that the first answers are not slowed down.
const REST: Duration = Duration::from_secs(2);
/// The size in bytes up to which a file is checked in full; a larger one is only checked quickly.
const WHOLE: u64 = 64 << 20;

/// The result of the check.
#[derive(Debug)]
pub(crate) struct FileCheck {
    pub(crate) problems: Vec<Problem>,
    /// The reason why the backup of the day could not be made.
    pub(crate) no_backup: Option<Refusal>,
}

/// Starts the check; `None` if no thread could be started, since the check is made again at the next start.
fn start(
    opener: ShopOpener,
    backups: Backups,
    formatter: Formatter,
    wake: &Wake,
) -> Option<Request<FileCheck>> {
    let check = move || {
        thread::sleep(REST);
        let engine = opener.open()?;
        let made = engine.shop().and_then(|shop| backups.daily(&engine, Clock::System.now(shop.time_zone)));
        let is_small = engine.path().metadata().is_ok_and(|about| about.len() <= WHOLE);
        let depth = if is_small { Depth::Whole } else { Depth::Quick };
        Ok(FileCheck {
            problems: engine.examine(depth).unwrap_or_default(),
            no_backup: made.err().map(|error| Refusal::new(&error, formatter)),
        })
    };
    spawn_once("file-check", wake, check).ok()
}

impl ShopSession {
    /// Sets the folder for backups below the program's data folder.
    pub(crate) fn keeping_backups(mut self, data: &Path) -> Self {
        self.backups = Some(Backups::of(data, self.path()));
        self
    }

    pub(crate) const fn backups(&self) -> Option<&Backups> {
        self.backups.as_ref()
    }

    pub(super) fn check_file(&mut self) {
        if let Some(backups) = &self.backups {
            self.file_check = start(self.opener.clone(), backups.clone(), self.formatter, &self.wake);
        }
    }

    /// The result of the check, once, if the file has problems or the backup failed.
    pub(crate) fn file_problems(&mut self) -> Option<FileCheck> {
        let seen = self.file_check.as_mut()?.take()?;
        self.file_check = None;
        seen.ok().filter(|seen| !seen.problems.is_empty() || seen.no_backup.is_some())
    }

    /// Requests the list of backups with the contents of each.
    pub(crate) fn ask_backups(&mut self) {
        let Some(backups) = self.backups.clone() else { return };
        let formatter = self.formatter;
        self.ask(
            |session| &mut session.views.backups,
            move |engine, _actor| listed(engine, &backups, formatter),
        );
    }

    pub(crate) fn back_up(&mut self) {
        let Some(backups) = self.backups.clone() else { return };
        let formatter = self.formatter;
        self.ask(
            |session| &mut session.views.backups,
            move |engine, _actor| {
                let now = Clock::System.now(engine.shop()?.time_zone);
                backups.make(engine, backups::Reason::Asked, now)?;
                listed(engine, &backups, formatter)
            },
        );
    }
}

fn listed(engine: &Engine, backups: &Backups, formatter: Formatter) -> Result<BackupList> {
    let zone = engine.shop()?.time_zone;
    Ok(BackupList::of(backups, zone, held(engine.contents(), zone, formatter).0, formatter))
}
