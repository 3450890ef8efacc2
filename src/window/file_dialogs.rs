//! Work on its own thread that needs no open shop: the desktop's file dialogs, and creating a shop file.

use std::path::{Path, PathBuf};

use crate::model::ShopToMake;
use domain::error::{Error, Result};
use engine::{Engine, Mode, sample};
use system::{Clock, make_folder};
use worker::{Request, Wake, spawn_once};

/// A shorter time than a person takes to close a dialog, in seconds.
const AT_ONCE: f64 = 0.4;

/// What is done with the files that were chosen or created.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A shop to open.
    Shop,
    /// Files to import.
    Import,
    /// A backup to restore.
    Backup,
}

/// A file dialog or the creation of a shop, under way on its own thread.
pub(crate) struct Making {
    pub(crate) purpose: Purpose,
    /// When it began, in egui's seconds.
    pub(crate) since: Option<f64>,
    is_dialog: bool,
    answer: Request<Vec<PathBuf>>,
}

impl Making {
    /// Opens the desktop's dialog for a shop file. No path when the user cancels it.
    pub(crate) fn choose_file(wake: &Wake) -> Result<Self> {
        Self::dialog(wake, Purpose::Shop, || {
            let dialog = rfd::FileDialog::new().set_title("Open a shop file");
            let dialog = dialog.add_filter("Tillbook shops", &["tillbook"]).add_filter("All files", &["*"]);
            Ok(dialog.pick_file().into_iter().collect())
        })
    }

    /// Opens the desktop's dialog for files to import.
    pub(crate) fn choose_imports(wake: &Wake) -> Result<Self> {
        Self::dialog(wake, Purpose::Import, || {
            let dialog = rfd::FileDialog::new().set_title("Import files");
            let kinds = ["csv", "xlsx", "json", "txt", "tsv", "gz"];
            let dialog = dialog.add_filter("CSV, XLSX and JSON", &kinds).add_filter("All files", &["*"]);
            Ok(dialog.pick_files().unwrap_or_default())
        })
    }

    /// Opens the desktop's dialog for a backup.
    pub(crate) fn choose_backup(wake: &Wake) -> Result<Self> {
        Self::dialog(wake, Purpose::Backup, || {
            let dialog = rfd::FileDialog::new().set_title("Restore from a file");
            let dialog = dialog.add_filter("Backups", &["tillbook", "age"]).add_filter("All files", &["*"]);
            Ok(dialog.pick_file().into_iter().collect())
        })
    }

    /// Creates a new shop file.
    pub(crate) fn new_shop(wake: &Wake, new: ShopToMake, clock: Clock) -> Result<Self> {
        Self::start(wake, Purpose::Shop, move || Ok(vec![make(&new, clock)?]))
    }

    /// Creates the sample shop.
    pub(crate) fn sample_shop(wake: &Wake, path: PathBuf, clock: Clock) -> Result<Self> {
        Self::start(wake, Purpose::Shop, move || {
            make_folder_of(&path)?;
            sample::create(&path, clock.now(sample::time_zone()))?;
            Ok(vec![path])
        })
    }

    /// Fetches the shop of other devices to a new file, as `join` does.
    pub(crate) fn join_shop(
        wake: &Wake,
        path: PathBuf,
        join: impl FnOnce() -> Result<()> + Send + 'static,
    ) -> Result<Self> {
        Self::start(wake, Purpose::Shop, move || {
            make_folder_of(&path)?;
            join()?;
            Ok(vec![path])
        })
    }

    /// Gives up the log (WAL file) of a shop that has lost it, so that the shop can be opened without it.
    pub(crate) fn without_log(
        wake: &Wake,
        path: PathBuf,
        user: Option<String>,
        clock: Clock,
    ) -> Result<Self> {
        Self::start(wake, Purpose::Shop, move || {
            backups::give_up_log(&path, user.as_deref(), clock)?.0.close()?;
            Ok(vec![path])
        })
    }

    /// The files that were chosen or created, none when the user cancelled; `None` while it is under way.
    pub(crate) fn poll(&mut self) -> Option<Result<Vec<PathBuf>>> {
        self.answer.take()
    }

    /// It is a file dialog that ended faster than a person can close one: the desktop has none.
    pub(crate) fn is_at_once(&self, now: f64) -> bool {
        self.is_dialog && self.since.is_none_or(|since| now - since < AT_ONCE)
    }

    fn dialog(
        wake: &Wake,
        purpose: Purpose,
        work: impl FnOnce() -> Result<Vec<PathBuf>> + Send + 'static,
    ) -> Result<Self> {
        Ok(Self { is_dialog: true, ..Self::start(wake, purpose, work)? })
    }

    fn start(
        wake: &Wake,
        purpose: Purpose,
        work: impl FnOnce() -> Result<Vec<PathBuf>> + Send + 'static,
    ) -> Result<Self> {
        Ok(Self { purpose, since: None, is_dialog: false, answer: spawn_once("maker", wake, work)? })
    }
}

fn make(new: &ShopToMake, clock: Clock) -> Result<PathBuf> {
    make_folder_of(&new.path)?;
    let now = clock.now(new.shop.time_zone);
    let mut engine = Engine::create_with(&new.path, &new.shop, &new.classes, now)?;
    if let Some(preset) = &new.rates {
        let owner = engine.owner()?;
        engine.import_preset(&owner, preset, Mode::Import, now)?;
    }
    engine.close()?;
    Ok(new.path.clone())
}

fn make_folder_of(path: &Path) -> Result<()> {
    let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) else {
        return Ok(());
    };
    let failed = |cause| Error::storage(format!("Making the folder {}", folder.display()), cause);
    make_folder(folder).map_err(failed)
}

/// A path for a shop file that does not exist yet: `harbour-and-thistle.tillbook`.
pub(crate) fn free_path(folder: &Path, name: &str) -> PathBuf {
    let slug = domain::text::slug::slug(name);
    let is_plain = !slug.is_empty() && !slug.contains('%');
    let stem = if is_plain { slug } else { "shop".to_owned() };
    let first = folder.join(format!("{stem}.tillbook"));
    let others = (2..1_000).map(|number| folder.join(format!("{stem}-{number}.tillbook")));
    std::iter::once(first.clone()).chain(others).find(|path| !path.exists()).unwrap_or(first)
}
