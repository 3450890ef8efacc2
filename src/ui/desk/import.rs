//! Files into the shop and out of it. An import runs on the writer's thread, says how far it is, and
//! can be stopped; a rehearsal works it through and undoes it, so that the person sees what it would do.

use std::fs;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::domain::error::Result;
use crate::domain::hints::Mend;
use crate::engine::{Direction, ImportOptions, ImportReport, MissingClasses, Mode, Policy, Progress, Stage};
use crate::system::{Clock, Input, look_at_input, refuse_importing_itself, write_new};
use crate::transfer::answers::Answers;
use crate::transfer::order_rows::Table;
use crate::transfer::sales_lines::DateOrder;
use crate::transfer::{Format, Source, columns};
use crate::ui::format;
use crate::ui::model::Refusal;

use super::{Answer, COLUMNS, Desk, EXPORT, Intent, Outcome};

/// Which files are to come in, and how.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Wanted {
    pub(crate) paths: Vec<PathBuf>,
    /// Whether tax classes that the shop has not are made.
    pub(crate) makes_classes: bool,
    pub(crate) date_order: Option<DateOrder>,
    pub(crate) policy: Policy,
    /// What the file is, where it does not say so itself.
    pub(crate) format: Option<Format>,
    /// What its columns hold, where the headings do not say so: a field and a heading.
    pub(crate) columns: Vec<(String, String)>,
    /// What else is said of it, where it can be read in more than one way.
    pub(crate) answers: Answers,
    /// What is mended in all rates of tax tables.
    pub(crate) mends: Vec<Mend>,
}

/// The columns of a file that is to come in.
#[derive(Debug, Clone)]
pub(crate) struct FileColumns {
    /// What it was taken for; `None` where that cannot be known.
    pub(crate) format: Option<Format>,
    pub(crate) table: Table,
}

impl Wanted {
    fn options(&self, mode: Mode) -> ImportOptions {
        let classes = if self.makes_classes { MissingClasses::Create } else { MissingClasses::Report };
        let (date_order, policy, columns) = (self.date_order, self.policy, self.columns.clone());
        let (answers, mends) = (self.answers.clone(), self.mends.clone());
        ImportOptions { format: self.format, date_order, classes, mode, policy, columns, answers, mends }
    }
}

/// What came of an import or its rehearsal.
#[derive(Debug)]
pub(crate) struct Imported {
    pub(crate) report: ImportReport,
    pub(crate) is_rehearsal: bool,
    /// Whether undo takes it back.
    pub(crate) can_undo: bool,
    /// Whether the backup before it could not be made.
    pub(crate) no_backup: bool,
}

impl Imported {
    /// What was done, in a sentence.
    pub(crate) fn words(&self) -> String {
        let parts = self.report.counts.iter().filter_map(|(noun, counts)| {
            let count = i64::try_from(counts.new.saturating_add(counts.changed)).unwrap_or(i64::MAX);
            (count > 0).then(|| format!("{} {}", format::count(count), noun.as_str()))
        });
        let parts: Vec<String> = parts.collect();
        if parts.is_empty() {
            "Nothing had to be changed".to_owned()
        } else {
            format!("Imported {}", parts.join(", "))
        }
    }
}

/// An import that is under way.
#[derive(Debug, Clone)]
pub(crate) struct Running(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    is_cancelled: AtomicBool,
    stage: AtomicU64,
    done: AtomicU64,
    /// Zero when it is not known.
    total: AtomicU64,
}

impl Running {
    /// What it does, and which part of that is done, where that is known.
    pub(crate) fn progress(&self) -> (&'static str, Option<f32>) {
        let shared = &self.0;
        let words = match shared.stage.load(Ordering::Relaxed) {
            0 => "Reading",
            1 => "Writing orders",
            _ => "Computing totals",
        };
        let (done, total) = (shared.done.load(Ordering::Relaxed), shared.total.load(Ordering::Relaxed));
        let thousandths = done.saturating_mul(1_000).checked_div(total).map(|part| part.min(1_000));
        (words, thousandths.and_then(|part| u16::try_from(part).ok()).map(|part| f32::from(part) / 1_000.0))
    }

    /// Stops it; nothing of it stays.
    pub(crate) fn cancel(&self) {
        self.0.is_cancelled.store(true, Ordering::Relaxed);
    }

    fn tell(&self, progress: &Progress<'_>) -> ControlFlow<()> {
        let stage = match progress.stage {
            Stage::Reading => 0,
            Stage::Booking => 1,
            Stage::Finishing => 2,
        };
        self.0.stage.store(stage, Ordering::Relaxed);
        self.0.done.store(progress.done, Ordering::Relaxed);
        self.0.total.store(progress.total.unwrap_or_default(), Ordering::Relaxed);
        if self.0.is_cancelled.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

impl Desk {
    /// The import that is under way.
    pub(crate) fn importing(&self) -> Option<&Running> {
        self.import.as_ref()
    }

    /// Brings files in, or only says what that would do.
    pub(crate) fn import(&mut self, wanted: Wanted, mode: Mode) {
        let running = Running(Arc::default());
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
    pub(crate) fn save_refused(&mut self, wanted: &Wanted, report: &ImportReport) {
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
        Ok(Input::File(size)) => {
            let path = path.to_owned();
            let open = move || -> io::Result<Box<dyn Read>> { Ok(Box::new(fs::File::open(&path)?)) };
            Ok(Source::new(name, Some(size), open))
        }
        Ok(Input::Piped(bytes)) => Ok(Source::of_bytes(name, bytes)),
        Err(error) => Err(Source::of_bytes(name, Vec::new()).unreadable(&error)),
    }
}
