//! Restores a shop that cannot be opened, or is damaged. Its backups are read and restored on threads of their own, since it
//! has no session.

use std::sync::Arc;

use crate::format::Formatter;
use crate::model::{BackupList, Loadable, Refusal};
use backups::{BackupFile, Backups, Restored};
use domain::time::Zone;
use system::Clock;
use worker::{Request, Wake, spawn_once};

/// The list of backups, and the restore that is running.
pub(super) struct Lost {
    pub(super) list: Loadable<BackupList>,
    restoring: Option<Request<Restored>>,
    /// The login of who restores; the owner when absent.
    pub(super) user: Option<String>,
    clock: Clock,
    formatter: Formatter,
}

impl Lost {
    /// Reads the list of backups; `why` is the reason why the shop cannot be opened by this user.
    pub(super) fn look(
        backups: &Backups,
        zone: Zone,
        why: String,
        (user, clock): (Option<String>, Clock),
        formatter: Formatter,
        wake: &Wake,
    ) -> Self {
        let mut list = Loadable::default();
        let backups = backups.clone();
        match spawn_once("backup", wake, move || Ok(BackupList::of(&backups, zone, vec![why], formatter))) {
            Ok(looking) => drop(list.wait_for(looking)),
            Err(error) => list.refusal = Some(Refusal::new(&error, formatter)),
        }
        Self { list, restoring: None, user, clock, formatter }
    }

    /// Starts to restore a backup; returns the refusal if no thread could be started.
    pub(super) fn restore(
        &mut self,
        backups: &Backups,
        (from, reason): (Arc<BackupFile>, String),
        wake: &Wake,
    ) -> Option<Refusal> {
        let (backups, user, clock) = (backups.clone(), self.user.clone(), self.clock);
        let begun = spawn_once("backup", wake, move || {
            backups.restore_over((&from, &reason), user.as_deref(), clock)
        });
        begun
            .map(|restoring| self.restoring = Some(restoring))
            .err()
            .map(|error| Refusal::new(&error, self.formatter))
    }

    /// Takes in answers; returns the outcome of the restore, once.
    pub(super) fn poll(&mut self) -> Option<Result<Restored, Refusal>> {
        drop(self.list.poll(self.formatter));
        let answer = self.restoring.as_mut()?.take()?;
        self.restoring = None;
        Some(answer.map_err(|error| Refusal::new(&error, self.formatter)))
    }
}
