//! Keeps drafts between runs: cells of the grid, and forms of orders and of the lists, that were typed but are not saved
//! in the shop file. Each user of each shop has their own.
//!
//! Each window that has the shop open keeps its drafts in a file of its own, and holds a lock on the file beside it; the
//! operating system releases the lock when the process ends, in whatever way. A window that opens the shop goes on with
//! the file of one that was closed, the first with drafts; those of others wait for the next window.

use std::collections::BTreeMap;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::model::{KeptCell, Unsaved};
use system::{make_folder, open_lock, write_whole};

const KEY: &str = "drafts";
/// The largest number of windows of one shop that keep drafts.
const WINDOWS: u32 = 32;

/// The folder of draft files.
#[derive(Debug)]
pub(crate) struct Drafts {
    folder: PathBuf,
}

/// The drafts of one user in one shop, as one window keeps them. A field that a later version adds is empty in those
/// that this one kept, so that an update loses nothing that was typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct UserDrafts {
    pub(crate) cells: Vec<KeptCell>,
    pub(crate) orders: Unsaved,
    /// The forms of the lists, by what a list has: `products`.
    pub(crate) forms: BTreeMap<String, String>,
}

impl Drafts {
    /// In `drafts` below the program's data folder.
    pub(crate) fn of(data: &Path) -> Self {
        Self { folder: data.join("drafts") }
    }

    /// Goes on with the drafts of a user in a shop that a window has left, or begins with none.
    pub(crate) fn claim(&self, shop: &Path, login: &str) -> Claim {
        let shop = std::path::absolute(shop).unwrap_or_else(|_| shop.to_owned());
        // If the folder cannot be created, drafts last as long as the window is open.
        drop(make_folder(&self.folder));
        let stem = stem(&shop, login);
        let path = |number: u32, ending: &str| self.folder.join(format!("{stem}-{number}.{ending}"));
        let has_drafts = |number: &u32| path(*number, "ron").exists();
        let (left, none): (Vec<u32>, Vec<u32>) = (1..=WINDOWS).partition(has_drafts);
        let mut claim = Claim {
            login: login.to_owned(),
            file: None,
            typed: UserDrafts::default(),
            lock: None,
            has_others: false,
        };
        for number in left.iter().chain(&none) {
            if let Lock::Mine(lock) = locked(&path(*number, "lock")) {
                let file = path(*number, "ron");
                claim.typed = read(&file);
                (claim.file, claim.lock) = (Some(file), lock);
                claim.has_others = left.iter().any(|other| other != number);
                break;
            }
        }
        claim
    }
}

/// The drafts that belong to a window.
#[derive(Debug)]
pub(crate) struct Claim {
    login: String,
    /// `None` where more windows are open than keep drafts.
    file: Option<PathBuf>,
    typed: UserDrafts,
    /// Held as long as the window is open; `None` where files cannot be locked.
    lock: Option<File>,
    has_others: bool,
}

impl Claim {
    /// The login of the user who typed them.
    pub(crate) fn login(&self) -> &str {
        &self.login
    }

    /// True if other windows, open or closed, keep drafts too.
    pub(crate) const fn has_others(&self) -> bool {
        self.has_others
    }

    /// The drafts as they were kept last.
    pub(crate) const fn typed(&self) -> &UserDrafts {
        &self.typed
    }

    /// Replaces the drafts in this window's file.
    pub(crate) fn keep(&mut self, typed: UserDrafts) {
        if typed != self.typed {
            self.file.iter().for_each(|file| write(file, &typed));
            self.typed = typed;
        }
    }
}

enum Lock {
    Mine(Option<File>),
    Elsewhere,
}

fn locked(path: &Path) -> Lock {
    let Ok(file) = open_lock(path) else { return Lock::Mine(None) };
    match file.try_lock() {
        Ok(()) => Lock::Mine(Some(file)),
        Err(TryLockError::WouldBlock) => Lock::Elsewhere,
        Err(TryLockError::Error(_)) => Lock::Mine(None),
    }
}

/// The file name for a user of a shop: an FNV-1a hash, which is the same in every version of the program.
fn stem(shop: &Path, login: &str) -> String {
    let text = format!("{}\n{login}", shop.display());
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
}

/// The drafts in a file; none if it does not exist or cannot be read.
fn read(file: &Path) -> UserDrafts {
    std::fs::read_to_string(file).ok().and_then(of_text).unwrap_or_default()
}

/// Drafts as a text in eframe's RON, and the way back.
pub(crate) fn to_text(drafts: &impl Serialize) -> String {
    let mut text = Text(None);
    eframe::set_value(&mut text, KEY, drafts);
    text.0.unwrap_or_default()
}

pub(crate) fn of_text<T: DeserializeOwned>(text: String) -> Option<T> {
    eframe::get_value(&Text(Some(text)), KEY)
}

/// Replaces the drafts in a file, and removes the file when there are none. If it cannot be written, drafts
/// last as long as the window is open.
fn write(file: &Path, typed: &UserDrafts) {
    if *typed == UserDrafts::default() {
        drop(std::fs::remove_file(file));
        return;
    }
    let text = to_text(typed);
    drop(write_whole(file, |out| {
        out.write_all(text.as_bytes())
            .map_err(|error| domain::Error::storage(domain::text::Text::new("Keeping what was typed"), error))
    }));
}

/// Storage for one value in memory, so that drafts are written with eframe's RON.
struct Text(Option<String>);

impl eframe::Storage for Text {
    fn get_string(&self, _key: &str) -> Option<String> {
        self.0.clone()
    }

    fn set_string(&mut self, _key: &str, value: String) {
        self.0 = Some(value);
    }

    fn remove_string(&mut self, _key: &str) {
        self.0 = None;
    }

    fn flush(&mut self) {}
}
