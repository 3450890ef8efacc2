//! What is seen to when a shop has opened, on a thread of its own and after the first answers: the
//! backup of the day, and a look at whether the file can be trusted. Nobody waits for it, and it takes no
//! lock that keeps others from writing.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::{self, Builder};
use std::time::Duration;

use crate::backups::{self, Backups};
use crate::domain::error::{Error, Result};
use crate::domain::health::{Depth, Problem};
use crate::engine::Engine;
use crate::system::Clock;
use crate::ui::format;
use crate::ui::model::Refusal;
use crate::worker::Wake;

use super::{Answer, BACKUPS, Desk, Intent, Outcome};

/// What is drawn first comes first.
const REST: Duration = Duration::from_secs(2);
/// Up to this size all of a file is looked at; of a larger one what takes a moment.
const WHOLE: u64 = 64 << 20;

/// What came of it.
#[derive(Debug)]
pub(crate) struct Seen {
    pub(crate) problems: Vec<Problem>,
    /// Why there is no backup of the day.
    pub(crate) no_backup: Option<Refusal>,
}

/// A backup as the list of them shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BackupRow {
    pub(crate) path: PathBuf,
    /// When, on the shop's clock, and why.
    pub(crate) name: String,
    /// What is in it; or why that cannot be said.
    pub(crate) holds: Vec<String>,
    pub(crate) can_restore: bool,
}

/// The backups of the shop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BackupList {
    pub(crate) folder: PathBuf,
    /// What the shop holds itself.
    pub(crate) shop: Vec<String>,
    /// Latest first.
    pub(crate) rows: Vec<BackupRow>,
}

/// Starts it; nothing when the system gives no thread, as there is a next time.
pub(super) fn start(path: &Path, backups: Backups, wake: &Wake) -> Option<Receiver<Seen>> {
    let (sender, seen) = sync_channel(1);
    let (path, wake) = (path.to_owned(), wake.clone());
    let keeper = move || {
        thread::sleep(REST);
        let Ok(engine) = Engine::open(&path) else { return };
        let made = engine.shop().and_then(|shop| backups.daily(&engine, Clock::System.now(shop.time_zone)));
        let is_small = path.metadata().is_ok_and(|about| about.len() <= WHOLE);
        let depth = if is_small { Depth::Whole } else { Depth::Quick };
        let seen = Seen {
            problems: engine.examine(depth).unwrap_or_default(),
            no_backup: made.err().map(|error| Refusal::from(&error)),
        };
        if sender.send(seen).is_ok() {
            wake();
        }
    };
    Builder::new().name("keeper".to_owned()).spawn(keeper).ok().map(|_runs_alone| seen)
}

impl Desk {
    /// Backups are to be made, below the program's data folder.
    pub(crate) fn keeping_backups(mut self, data: &Path) -> Self {
        self.backups = Some(Backups::of(data, &self.path));
        self
    }

    /// Sees to the shop that has just opened.
    pub(super) fn look_after(&mut self) {
        if let Some(backups) = &self.backups {
            self.keeper = start(&self.path, backups.clone(), &self.wake);
        }
    }

    /// What the keeper found, once.
    pub(super) fn kept(&mut self) -> Option<Outcome> {
        let seen = self.keeper.as_ref()?.try_recv().ok()?;
        self.keeper = None;
        let is_well = seen.problems.is_empty() && seen.no_backup.is_none();
        (!is_well).then_some(Outcome::Seen(seen))
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
    pub(crate) fn restore(&mut self, from: PathBuf) {
        let Some(backups) = self.backups.clone() else { return };
        self.write(Intent::Restore, "Restored", move |engine, actor, _now| {
            let now = Clock::System.now(engine.shop()?.time_zone);
            backups.restore(engine, actor, &from, now)?;
            Ok(Outcome::Restored(Ok(())))
        });
    }
}

fn listed(engine: &Engine, backups: &Backups) -> Result<BackupList> {
    let zone = engine.shop()?.time_zone;
    let holds = |held: Result<crate::domain::contents::Contents>| -> (Vec<String>, bool) {
        let held = match held {
            Ok(held) => held,
            Err(error @ Error::Busy) => return (vec![error.to_string()], false),
            Err(error) => return (vec![format!("It cannot be read: {error}")], false),
        };
        let orders = format::counted(held.orders, "order", "orders");
        let days = held.first.zip(held.last);
        let days = days.map(|(first, last)| format!(", {} – {}", format::day(first), format::day(last)));
        let rates = format::counted(held.rates, "tax rate", "tax rates");
        let classes = format::counted(held.classes, "class", "classes");
        let products = format::counted(held.products, "product", "products");
        let customers = format::counted(held.customers, "customer", "customers");
        let last = held.last_step.map(|step| {
            let at = zone.local(step.at);
            format!("Last change {}: {} by {}", format::dated(at), step.title, step.login)
        });
        let lines = [
            format!("{orders}{}", days.unwrap_or_default()),
            format!("{rates}, {classes}, {products}, {customers}"),
        ];
        (lines.into_iter().chain(last).collect(), true)
    };
    let rows = backups.list().into_iter().map(|backup| {
        let at = zone.local(backup.at);
        let name = format!("{}, {}", format::dated(at), backup.reason.words());
        let (holds, can_restore) = holds(Backups::contents(&backup.path));
        BackupRow { path: backup.path, name, holds, can_restore }
    });
    let rows = rows.collect();
    Ok(BackupList { folder: backups.folder().to_owned(), shop: holds(engine.contents()).0, rows })
}
