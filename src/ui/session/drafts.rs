//! What was typed into a shop and is not in its file, from one time to the next: cells of the grid that were
//! refused, and forms of orders. Each person of each shop has their own.
//!
//! A draft belongs to one window at a time. Every window that has the shop open keeps its drafts in a file of
//! its own, and a lock beside it says that the window lives: it goes with the process, however that ends.
//! What a window left is taken over by the next that opens the shop; what another holds is only counted.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::system::{make_folder, open_lock, write_whole};
use crate::ui::model::{Draft, Unsaved};

const KEY: &str = "drafts";
/// The most windows of one shop that keep drafts.
const WINDOWS: u32 = 32;

/// The folder of the files.
#[derive(Debug)]
pub(crate) struct Drafts {
    folder: PathBuf,
    /// The one file of earlier versions, for all windows.
    old: PathBuf,
}

/// The drafts of one person in one shop.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Typed {
    shop: PathBuf,
    login: String,
    pub(crate) cells: Vec<Draft>,
    /// Forms of orders.
    #[serde(default)]
    pub(crate) orders: Unsaved,
}

impl Typed {
    fn is_empty(&self) -> bool {
        self.cells.is_empty() && self.orders.is_empty()
    }
}

impl Drafts {
    /// Below the program's data folder.
    pub(crate) fn of(data: &Path) -> Self {
        Self { folder: data.join("drafts"), old: data.join("drafts.ron") }
    }

    /// Takes over the drafts of a person in a shop, except those that another window holds.
    pub(crate) fn claim(&self, shop: &Path, login: &str) -> Claim {
        let shop = std::path::absolute(shop).unwrap_or_else(|_| shop.to_owned());
        // Where it cannot be made, what is typed is kept as long as the window is open.
        drop(make_folder(&self.folder));
        let typed = Typed { shop, login: login.to_owned(), cells: Vec::new(), orders: Vec::new() };
        let mut claim = Claim { file: PathBuf::new(), typed, lock: None, left: Vec::new(), elsewhere: 0 };
        let stem = stem(&claim.typed.shop, login);
        for number in 1..=WINDOWS {
            let path = |ending: &str| self.folder.join(format!("{stem}-{number}.{ending}"));
            let (file, lock) = (path("ron"), path("lock"));
            let is_mine = claim.file.as_os_str().is_empty();
            if !is_mine && !file.exists() {
                continue;
            }
            let found = read(&file).into_iter().find(|typed: &Typed| claim.is_of(typed));
            match locked(&lock) {
                Lock::Elsewhere => claim.elsewhere += found.map_or(0, |typed| typed.orders.len()),
                Lock::Mine(lock) if is_mine => {
                    claim.file = file;
                    claim.lock = lock;
                    claim.typed = found.unwrap_or(claim.typed);
                }
                Lock::Mine(lock) => claim.left.extend(found.map(|typed| Left { typed, file, lock })),
            }
        }
        let old = read(&self.old).into_iter().find(|typed| claim.is_of(typed));
        let (file, lock) = (self.old.clone(), None);
        claim.left.extend(old.map(|typed| Left { typed, file, lock }));
        claim
    }
}

/// The drafts that belong to a window.
#[derive(Debug)]
pub(crate) struct Claim {
    file: PathBuf,
    typed: Typed,
    /// Locked as long as the window lives.
    lock: Option<File>,
    /// Drafts of windows that were closed, until they are in this window's file.
    left: Vec<Left>,
    elsewhere: usize,
}

#[derive(Debug)]
struct Left {
    typed: Typed,
    file: PathBuf,
    #[expect(dead_code, reason = "locked as long as it is held")]
    lock: Option<File>,
}

impl Claim {
    /// Who typed it.
    pub(crate) fn login(&self) -> &str {
        &self.typed.login
    }

    /// How many forms of orders another window holds.
    pub(crate) const fn elsewhere(&self) -> usize {
        self.elsewhere
    }

    /// A set for each window that left drafts. What is not taken out of a set stays in its file.
    pub(crate) fn sets(&mut self) -> impl Iterator<Item = &mut Typed> {
        std::iter::once(&mut self.typed).chain(self.left.iter_mut().map(|left| &mut left.typed))
    }

    fn is_of(&self, typed: &Typed) -> bool {
        typed.shop == self.typed.shop && typed.login == self.typed.login
    }

    /// Writes these in place of the drafts that were kept, and removes what was taken out of other windows' files.
    pub(crate) fn keep(&mut self, cells: Vec<Draft>, orders: Unsaved) {
        let typed = Typed { cells, orders, ..self.typed.clone() };
        if typed != self.typed && !self.file.as_os_str().is_empty() {
            write(&self.file, if typed.is_empty() { &[] } else { std::slice::from_ref(&typed) });
        }
        self.typed = typed;
        for left in std::mem::take(&mut self.left) {
            let others = read(&left.file).into_iter().filter(|one| !self.is_of(one));
            let rest = Some(left.typed).filter(|typed| !typed.is_empty());
            write(&left.file, &others.chain(rest).collect::<Vec<Typed>>());
        }
    }
}

enum Lock {
    /// `None` where files cannot be locked.
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

/// A file name for somebody in a shop: FNV-1a, which is the same in every version of the program.
fn stem(shop: &Path, login: &str) -> String {
    let text = format!("{}\n{login}", shop.display());
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
}

/// Empty when the file is not there or cannot be read.
fn read(file: &Path) -> Vec<Typed> {
    eframe::get_value(&Text(std::fs::read_to_string(file).ok()), KEY).unwrap_or_default()
}

/// Removes the file when there are no drafts. Where it cannot be written, they last as long as the window.
fn write(file: &Path, all: &[Typed]) {
    if all.is_empty() {
        drop(std::fs::remove_file(file));
        return;
    }
    let mut text = Text(None);
    eframe::set_value(&mut text, KEY, &all);
    let text = text.0.unwrap_or_default();
    drop(write_whole(file, |out| {
        out.write_all(text.as_bytes())
            .map_err(|error| crate::domain::Error::storage("Keeping what was typed", error))
    }));
}

/// Storage for one value, so that eframe's RON is used.
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
