//! Files into the shop and out of it. An import runs on the writer's thread, says how far it is, and
//! can be stopped; a rehearsal works it through and undoes it, so that the person sees what it would do.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::domain::error::Result;
use crate::engine::{Direction, ImportReport, Mode, Progress};
use crate::system::{Clock, Input, look_at_input, refuse_importing_itself, write_new};
use crate::transfer::{Source, columns};
use crate::ui::model::{FileColumns, ImportRequest, Imported, Refusal, Running};

use super::{Answer, COLUMNS, EXPORT, Intent, Outcome, ShopSession};

impl ShopSession {
    /// The import that is under way.
    pub(crate) fn importing(&self) -> Option<&Running> {
        self.import.as_ref()
    }

    /// Brings files in, or only says what that would do.
    pub(crate) fn import(&mut self, wanted: ImportRequest, mode: Mode) {
        let running = Running::default();
        self.import = Some(running.clone());
        let wake = Arc::clone(&self.wake);
        let backups = self.backups.clone().filter(|_| mode == Mode::Import);
        self.write(Intent::Import, "Imported", move |engine, actor, now| {
            refuse_importing_itself(engine.path(), &wanted.paths)?;
            let sources: Vec<Source> = wanted.paths.iter().map(|path| source(path)).collect::<Result<_>>()?;
            let options = wanted.options(mode);
            let mut tell = |progress: &Progress<'_>| {
                wake();
                running.tell(progress)
            };
            // An import can be undone as well, so a backup that cannot be made is only told.
            let backup = backups
                .map(|backups| backups.before_import(engine, Clock::System.now(engine.shop()?.time_zone)));
            let no_backup = backup.is_some_and(|done| done.is_err());
            let report = engine.import(actor, &sources, &options, now, &mut tell)?;
            let latest = engine.next_step(actor, Direction::Undo)?;
            let can_undo = !report.changed_nothing()
                && latest.is_some_and(|step| step.at == now && step.title.starts_with("Import "));
            let is_rehearsal = mode == Mode::Rehearse;
            Ok(Outcome::Imported(Box::new(Imported { report, is_rehearsal, can_undo, no_backup })))
        });
    }

    /// Asks which columns a file has.
    pub(crate) fn ask_columns(&mut self, path: PathBuf) {
        self.ask(COLUMNS, move |engine, _actor| {
            refuse_importing_itself(engine.path(), std::slice::from_ref(&path))?;
            let found = columns(&source(&path)?)?;
            Ok(Answer::Columns(found.map(|(format, table)| Box::new(FileColumns { format, table }))))
        });
    }

    /// Writes the rows of a file that were refused beside it, to be mended and imported by themselves.
    pub(crate) fn save_refused(&mut self, wanted: &ImportRequest, report: &ImportReport) {
        let (Some(path), Some(format)) = (wanted.paths.first().cloned(), report.formats.first().copied())
        else {
            return;
        };
        let (options, report) = (wanted.options(Mode::Rehearse), report.clone());
        self.ask(EXPORT, move |engine, _actor| {
            let (source, zone) = (source(&path)?, engine.shop()?.time_zone);
            let place = free_beside(&path);
            write_new(&place, |out| report.write_refused(&source, format, &options, zone, out))?;
            Ok(Answer::Exported(format!("The refused rows are in {}", place.display())))
        });
    }
}

/// What came of an export.
pub(super) fn exported(answer: Result<Answer>) -> Option<Outcome> {
    match answer {
        Ok(Answer::Exported(words)) => Some(Outcome::Exported(Ok(words))),
        Ok(_) => None,
        Err(error) => Some(Outcome::Exported(Err(Refusal::from(&error)))),
    }
}

/// Which columns a file has. What cannot be read is said by the import itself.
pub(super) fn columns_came(answer: Result<Answer>) -> Outcome {
    match answer {
        Ok(Answer::Columns(found)) => Outcome::Columns(found),
        _ => Outcome::Columns(None),
    }
}

/// A name beside a file that nothing has yet: `vat.refused.csv`.
fn free_beside(path: &Path) -> PathBuf {
    let extension = path.extension().map_or_else(|| "csv".into(), |extension| extension.to_string_lossy());
    let first = path.with_extension(format!("refused.{extension}"));
    let others = (2..1_000).map(|number| path.with_extension(format!("refused-{number}.{extension}")));
    std::iter::once(first.clone()).chain(others).find(|path| !path.exists()).unwrap_or(first)
}

/// A file to read.
fn source(path: &Path) -> Result<Source> {
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    match look_at_input(path) {
        Ok(Input { size, open }) => Ok(Source::new(name, Some(size), open)),
        Err(error) => Err(Source::of_bytes(name, Vec::new()).unreadable(&error)),
    }
}
