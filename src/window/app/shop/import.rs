//! Imports files into the shop. An import runs on the writer thread, reports its progress and can be
//! cancelled. A rehearsal runs it in full and rolls it back, so that the user sees what it would do.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::overlay::{close, opened};
use crate::dialogs::import::Importing;
use crate::lists::List;
use crate::model::{FileColumns, FormKey, ImportRequest, Imported, PresetChoice, Tab};
use crate::translate::tr;
use domain::access::Actor;
use domain::error::{Error, Result};
use domain::ids::PurchaseId;
use domain::purchase::SupplierPurchase;
use domain::rate::preset::Preset;
use domain::task::Task;
use domain::text;
use domain::text::Text;
use domain::time::Instant;
use engine::{Direction, Engine, ImportOptions, ImportReport, Mode, RateQuery};
use system::{Clock, Input, invoices_in, look_at_input, refuse_importing_itself, write_new};
use transfer::{Format, Source, columns};

use super::ShopWindow;
use super::requests::Refresh;

impl ShopWindow {
    pub(crate) fn importing(&self) -> Option<&Arc<Task>> {
        self.import.as_ref()
    }

    /// Imports the rates of a country without the dialog, for who asked for them where they were missing.
    pub(super) fn add_rates(&mut self, country: String) {
        self.import(ImportRequest::of_preset(PresetChoice::Named(country)), Mode::Import);
    }

    /// The purchase that is open in its tab.
    pub(crate) fn open_purchase(&mut self) -> Option<PurchaseId> {
        let is_there = self.tab == Tab::Purchases;
        let list = self.rooms.get::<List<SupplierPurchase>>().filter(|_| is_there)?;
        list.page.open.as_ref().and_then(FormKey::one).copied()
    }

    /// Keeps files with a purchase.
    pub(crate) fn attach(&mut self, paths: Vec<PathBuf>, id: PurchaseId) {
        let options = ImportOptions { attach: Some(id), ..ImportOptions::default() };
        self.import(ImportRequest { paths, options, ..ImportRequest::default() }, Mode::Import);
    }

    /// Imports files, or rehearses that, according to `mode`. What was added is shown if the dialog is open.
    pub(crate) fn import(&mut self, wanted: ImportRequest, mode: Mode) {
        let wake = Arc::clone(&self.session.wake);
        let task = Arc::new(Task::reporting(move |_| wake()));
        self.import = Some(Arc::clone(&task));
        let is_attached = wanted.options.attach.is_some();
        let backups = self.session.backups().cloned().filter(|_| mode == Mode::Import && !is_attached);
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            refuse_importing_itself(engine.path(), &wanted.paths)?;
            let of_folder = invoices_in(&wanted.paths);
            let paths = of_folder.as_ref().unwrap_or(&wanted.paths);
            let mut sources: Vec<Source> = match &wanted.preset {
                Some(choice) => vec![preset_source(engine, actor, &wanted, choice, now)?],
                None => paths.iter().map(|path| source(path)).collect::<Result<_>>()?,
            };
            for source in &mut sources {
                source.stop_with(&task);
            }
            let mut options = wanted.options_for(mode);
            options.format = options.format.or(of_folder.map(|_| Format::EInvoice));
            // An import can be undone, so it goes on when the backup before it fails.
            let backup = backups
                .map(|backups| backups.before_import(engine, Clock::System.now(engine.shop()?.time_zone)));
            let no_backup = backup.is_some_and(|done| done.is_err());
            let mut report = engine.import(actor, &sources, &options, now, &task)?;
            report.name_classes(&engine.shown_classes(actor).unwrap_or_default());
            let latest = engine.next_step(actor, Direction::Undo)?;
            let can_undo = !report.changed_nothing()
                && latest.is_some_and(|step| {
                    let title = step.title.to_string();
                    step.at == now && (title.starts_with("Import ") || is_attached)
                });
            Ok(Imported { report, can_undo, no_backup })
        };
        self.send(work, move |window, overlay, answer| {
            window.import = None;
            if let (Ok((imported, at)), Mode::Import) = (&answer, mode) {
                window.changed(tr!("Imported"), *at);
                if is_attached {
                    window.say_attached(imported);
                } else {
                    window.say_imported(imported);
                }
                window.refresh(Refresh::All);
                if close::<Importing>(overlay) {
                    window.show_imported(&imported.report);
                }
                return;
            }
            match (opened::<Importing>(overlay), answer) {
                (Some(importing), Ok((imported, _))) => importing.seen(imported),
                (Some(importing), Err(refusal)) => importing.refused(refusal),
                (_, Err(refusal)) if mode == Mode::Import => window.refuse(refusal, None),
                _ => {}
            }
        });
    }

    fn say_attached(&mut self, imported: &Imported) {
        if imported.can_undo {
            self.toasts.say_with_undo(tr!("File attached"));
        } else {
            self.toasts.say(tr!("It is attached already"));
        }
    }

    fn say_imported(&mut self, imported: &Imported) {
        if imported.no_backup {
            self.toasts.say(tr!("No backup could be made before this import"));
        }
        if imported.can_undo {
            self.toasts.say_with_undo(imported.words(self.session.formatter));
        } else {
            self.toasts.say(imported.words(self.session.formatter));
        }
    }

    /// Reads the columns of a file, and rehearses its import once they are known. A file that cannot be read
    /// is reported by the rehearsal.
    pub(crate) fn ask_columns(&mut self, path: PathBuf) {
        let request = self.session.read(move |engine, actor| {
            refuse_importing_itself(engine.path(), std::slice::from_ref(&path))?;
            let Some((format, table)) = columns(&source(&path)?)? else { return Ok(None) };
            let said = engine.said_of_file(actor, &table.headings)?;
            Ok(Some(FileColumns { format, table, said }))
        });
        self.wait_for(request, move |window, overlay, answer| {
            if let Some(importing) = opened::<Importing>(overlay)
                && importing.columns_came(answer.ok().flatten())
            {
                window.import(importing.wanted(), Mode::Rehearse);
            }
        });
    }

    /// Writes the refused rows into a new file beside the imported one.
    pub(crate) fn save_refused(&mut self, wanted: &ImportRequest, report: &ImportReport) {
        let (Some(path), Some(format)) = (wanted.paths.first().cloned(), report.formats.first().copied())
        else {
            return;
        };
        let (options, report) = (wanted.options_for(Mode::Rehearse), report.clone());
        let request = self.session.read(move |engine, _actor| {
            let (source, shop) = (source(&path)?, engine.shop()?);
            let place = free_beside(&path);
            write_new(&place, |out| report.write_refused(&source, format, &options, &shop, out))?;
            Ok(tr!("The refused rows are in {path}", path = place.display().to_string()))
        });
        self.wait_for(request, |window, overlay, answer| {
            // The dialog says it itself; a toast would stand over its buttons.
            match (opened::<Importing>(overlay), answer) {
                (Some(importing), answer) => importing.saved(answer),
                (None, Ok(words)) => window.toasts.say(words),
                (None, Err(refusal)) => window.refuse(refusal, None),
            }
        });
    }
}

/// A path beside a file that does not exist yet: `vat.refused.csv`.
fn free_beside(path: &Path) -> PathBuf {
    let extension = path.extension().map_or_else(|| "csv".into(), |extension| extension.to_string_lossy());
    let first = path.with_extension(format!("refused.{extension}"));
    let others = (2..1_000).map(|number| path.with_extension(format!("refused-{number}.{extension}")));
    std::iter::once(first.clone()).chain(others).find(|path| !path.exists()).unwrap_or(first)
}

fn preset_source(
    engine: &Engine,
    actor: &Actor,
    wanted: &ImportRequest,
    choice: &PresetChoice,
    now: Instant,
) -> Result<Source> {
    let preset = match choice {
        PresetChoice::Named(name) => Preset::named(name).ok_or_else(|| Error::Invalid {
            what: Text::written(name.as_str()),
            problem: text!("the program has no rates for it"),
        })?,
        PresetChoice::OfShop => {
            let query = RateQuery { limit: Some(i64::MAX), ..RateQuery::default() };
            let today = engine.shop()?.time_zone.local(now).day;
            Preset::of_shop(&engine.rates(actor, &query, now)?.rates, today)
        }
    };
    let preset = if wanted.only_standard { preset.only_standard() } else { preset };
    Ok(Source::of_bytes(preset.file_name(), preset.text().into_bytes()))
}

fn source(path: &Path) -> Result<Source> {
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    match look_at_input(path) {
        Ok(Input { size, open }) => Ok(Source::new(name, Some(size), open)),
        Err(error) => Err(Source::of_bytes(name, Vec::new()).unreadable(&error)),
    }
}
