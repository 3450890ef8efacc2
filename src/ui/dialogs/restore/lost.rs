//! A shop that cannot be opened any more: its backups are looked at and put back on threads of their own,
//! since no session is open for it.

use std::sync::Arc;

use crate::backups::{BackupFile, Backups, Restored};
use crate::domain::time::Zone;
use crate::ui::job::Job;
use crate::ui::model::{BackupList, Loadable, Refusal};
use crate::worker::Wake;

use super::file::fault;

/// What is known and done about it.
pub(super) struct Lost {
    pub(super) list: Loadable<BackupList>,
    looking: Option<Job<Option<BackupList>>>,
    restoring: Option<Job<Result<Restored, Refusal>>>,
}

impl Lost {
    /// Looks which backups there are; `why` it cannot be opened.
    pub(super) fn look(backups: &Backups, zone: Zone, why: String, wake: &Wake) -> Self {
        let mut list = Loadable { is_waiting: true, ..Loadable::default() };
        let backups = backups.clone();
        let looking = Job::start("backup", wake, move || Some(BackupList::of(&backups, zone, vec![why])));
        let looking = looking.map_err(|error| list.answered(Err(Refusal::from(&error)))).ok();
        Self { list, looking, restoring: None }
    }

    /// Puts a backup there.
    pub(super) fn restore(
        &mut self,
        backups: &Backups,
        from: Arc<BackupFile>,
        wake: &Wake,
    ) -> Option<Refusal> {
        let backups = backups.clone();
        let work = move || backups.restore_over(&from).map_err(|error| Refusal::from(&error));
        match Job::start("backup", wake, work) {
            Ok(job) => self.restoring = Some(job),
            Err(error) => return Some(Refusal::from(&error)),
        }
        None
    }

    /// Takes in what has come; answers once a backup was put there, or not.
    pub(super) fn poll(&mut self) -> Option<Result<Restored, Refusal>> {
        if let Some(looked) = self.looking.as_ref().and_then(|job| job.poll(|| None)) {
            self.looking = None;
            self.list.answered(looked.ok_or_else(fault));
        }
        let answer = self.restoring.as_ref()?.poll(|| Err(fault()))?;
        self.restoring = None;
        Some(answer)
    }
}
