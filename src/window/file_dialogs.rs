//! Work on its own thread that needs no open shop: the desktop's file dialogs, and creating a shop file.

use std::path::{Path, PathBuf};

use crate::model::ShopToMake;
use crate::translate::tr;
use domain::error::{Error, Result};
use domain::ids::PurchaseId;
use domain::text;
use engine::{Engine, Mode};
use system::{Clock, make_folder};
use worker::{Request, Wake, spawn_once};

/// A shorter time than a person takes to close a dialog, in seconds.
const AT_ONCE: f64 = 0.4;

/// The use of the files that were chosen or created.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A shop to open.
    Shop,
    /// Files to import.
    Import,
    /// Files to keep with a purchase.
    Attach(PurchaseId),
    /// A backup to restore.
    Backup,
}

/// A file dialog or the creation of a shop, under way on its own thread.
pub(crate) struct Making {
    pub(crate) purpose: Purpose,
    /// Time of its beginning, in egui's seconds.
    pub(crate) since: Option<f64>,
    is_dialog: bool,
    /// A shop is made that was not there, which opens with its first steps.
    pub(crate) is_of_new_shop: bool,
    answer: Request<Vec<PathBuf>>,
}

impl Making {
    /// Opens the desktop's dialog for files. No path when the user cancels it.
    pub(crate) fn choose(wake: &Wake, purpose: Purpose) -> Result<Self> {
        let (title, kind, extensions): (_, _, &'static [&'static str]) = match purpose {
            Purpose::Shop => (tr!("Open a shop file"), tr!("Tillbook shops"), &["tillbook"]),
            Purpose::Import => {
                let extensions = &["csv", "xlsx", "json", "xml", "pdf", "txt", "tsv", "gz"];
                (tr!("Import files"), tr!("CSV, XLSX, JSON, XML and PDF"), extensions)
            }
            Purpose::Attach(_) => {
                (tr!("Attach a file"), tr!("PDF, XML and pictures"), &["pdf", "xml", "jpg", "jpeg", "png"])
            }
            Purpose::Backup => (tr!("Restore from a file"), tr!("Backups"), &["tillbook", "age"]),
        };
        let all = tr!("All files");
        let making = Self::start(wake, purpose, move || {
            let dialog = rfd::FileDialog::new().set_title(title).add_filter(kind, extensions);
            let dialog = dialog.add_filter(all, &["*"]);
            Ok(match purpose {
                Purpose::Import | Purpose::Attach(_) => dialog.pick_files().unwrap_or_default(),
                Purpose::Shop | Purpose::Backup => dialog.pick_file().into_iter().collect(),
            })
        })?;
        Ok(Self { is_dialog: true, ..making })
    }

    /// Makes a shop file at a path, whose folder is made first, so that it can be opened.
    pub(crate) fn shop(
        wake: &Wake,
        path: PathBuf,
        make: impl FnOnce(&Path) -> Result<()> + Send + 'static,
    ) -> Result<Self> {
        Self::start(wake, Purpose::Shop, move || {
            make_folder_of(&path)?;
            make(&path)?;
            Ok(vec![path])
        })
    }

    /// Says that the shop is a new one.
    pub(crate) const fn of_new_shop(mut self) -> Self {
        self.is_of_new_shop = true;
        self
    }

    /// The files that were chosen or created, none when the user cancelled; `None` while it is under way.
    pub(crate) fn poll(&mut self) -> Option<Result<Vec<PathBuf>>> {
        self.answer.take()
    }

    /// True if a file dialog ended faster than a person can close one: the desktop has none.
    pub(crate) fn is_at_once(&self, now: f64) -> bool {
        self.is_dialog && self.since.is_none_or(|since| now - since < AT_ONCE)
    }

    fn start(
        wake: &Wake,
        purpose: Purpose,
        work: impl FnOnce() -> Result<Vec<PathBuf>> + Send + 'static,
    ) -> Result<Self> {
        Ok(Self {
            purpose,
            since: None,
            is_dialog: false,
            is_of_new_shop: false,
            answer: spawn_once("maker", wake, work)?,
        })
    }
}

/// Creates a new shop file.
pub(crate) fn create(new: &ShopToMake, clock: Clock) -> Result<()> {
    let now = clock.now(new.shop.time_zone);
    let mut engine = Engine::create_with(&new.path, &new.shop, &new.classes, now)?;
    if let Some(preset) = &new.rates {
        let owner = engine.owner()?;
        engine.import_preset(&owner, preset, Mode::Import, now)?;
    }
    engine.close()
}

fn make_folder_of(path: &Path) -> Result<()> {
    let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) else {
        return Ok(());
    };
    let failed = |cause| Error::storage(text!("Making the folder {folder}", folder), cause);
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
