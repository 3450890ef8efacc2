//! Keeps drafts between runs: cells of the grid, and forms of orders and of the lists, that were typed but are not saved
//! in the shop file. Each user of each shop has their own.
//!
//! A draft belongs to one window at a time. Every window that has the shop open keeps its drafts in its own
//! file, and holds a lock on the file beside it; the operating system releases the lock when the process
//! ends, in whatever way. The next window that opens the shop takes over the drafts of windows that were
//! closed, and only counts those of windows that are open.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::model::{KeptCell, KeptForms, Unsaved};
use domain::purchase::SupplierPurchase;
use domain::purchase::supplier::Supplier;
use engine::{CustomerRow, ProductRow};
use system::{make_folder, open_lock, write_whole};

const KEY: &str = "drafts";
/// The largest number of windows of one shop that keep drafts.
const WINDOWS: u32 = 32;

/// The folder of draft files.
#[derive(Debug)]
pub(crate) struct Drafts {
    folder: PathBuf,
    /// The single file that earlier versions used for all windows.
    old: PathBuf,
}

/// The drafts of one user in one shop.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct UserDrafts {
    shop: PathBuf,
    login: String,
    pub(crate) cells: Vec<KeptCell>,
    /// Forms of orders; absent in files of earlier versions.
    #[serde(default)]
    pub(crate) orders: Unsaved,
    /// Forms of the lists; absent in files of earlier versions.
    #[serde(default)]
    pub(crate) purchases: KeptForms<SupplierPurchase>,
    #[serde(default)]
    pub(crate) products: KeptForms<ProductRow>,
    #[serde(default)]
    pub(crate) customers: KeptForms<CustomerRow>,
    #[serde(default)]
    pub(crate) suppliers: KeptForms<Supplier>,
}

impl UserDrafts {
    fn none(shop: PathBuf, login: String) -> Self {
        Self {
            shop,
            login,
            cells: Vec::new(),
            orders: Vec::new(),
            purchases: Vec::new(),
            products: Vec::new(),
            customers: Vec::new(),
            suppliers: Vec::new(),
        }
    }

    fn is_empty(&self) -> bool {
        *self == Self::none(self.shop.clone(), self.login.clone())
    }
}

impl Drafts {
    /// In `drafts` below the program's data folder.
    pub(crate) fn of(data: &Path) -> Self {
        Self { folder: data.join("drafts"), old: data.join("drafts.ron") }
    }

    /// Takes over the drafts of a user in a shop, except those that another window holds.
    pub(crate) fn claim(&self, shop: &Path, login: &str) -> Claim {
        let shop = std::path::absolute(shop).unwrap_or_else(|_| shop.to_owned());
        // If the folder cannot be created, drafts last as long as the window is open.
        drop(make_folder(&self.folder));
        let typed = UserDrafts::none(shop, login.to_owned());
        let mut claim = Claim { file: PathBuf::new(), typed, lock: None, left: Vec::new(), elsewhere: 0 };
        let stem = stem(&claim.typed.shop, login);
        for number in 1..=WINDOWS {
            let path = |ending: &str| self.folder.join(format!("{stem}-{number}.{ending}"));
            let (file, lock) = (path("ron"), path("lock"));
            let is_mine = claim.file.as_os_str().is_empty();
            if !is_mine && !file.exists() {
                continue;
            }
            let found = read(&file).into_iter().find(|typed: &UserDrafts| claim.is_of(typed));
            match locked(&lock) {
                Lock::Elsewhere => claim.elsewhere += found.map_or(0, |typed| typed.orders.len()),
                Lock::Mine(lock) if is_mine => {
                    claim.file = file;
                    claim.lock = lock;
                    claim.typed = found.unwrap_or(claim.typed);
                }
                Lock::Mine(lock) => {
                    claim.left.extend(found.map(|typed| ClosedWindowDrafts { typed, file, lock }));
                }
            }
        }
        let old = read(&self.old).into_iter().find(|typed| claim.is_of(typed));
        let (file, lock) = (self.old.clone(), None);
        claim.left.extend(old.map(|typed| ClosedWindowDrafts { typed, file, lock }));
        claim
    }
}

/// The drafts that belong to a window.
#[derive(Debug)]
pub(crate) struct Claim {
    file: PathBuf,
    typed: UserDrafts,
    /// Held as long as the window is open; `None` where files cannot be locked.
    lock: Option<File>,
    /// Drafts of windows that were closed, until they are written to this window's file.
    left: Vec<ClosedWindowDrafts>,
    elsewhere: usize,
}

#[derive(Debug)]
struct ClosedWindowDrafts {
    typed: UserDrafts,
    file: PathBuf,
    #[expect(dead_code, reason = "locked as long as it is held")]
    lock: Option<File>,
}

impl Claim {
    /// The login of the user who typed them.
    pub(crate) fn login(&self) -> &str {
        &self.typed.login
    }

    /// The number of order forms that another window holds.
    pub(crate) const fn elsewhere(&self) -> usize {
        self.elsewhere
    }

    /// One set of drafts for each window that left some. What is not taken out of a set stays in its file.
    pub(crate) fn sets(&mut self) -> impl Iterator<Item = &mut UserDrafts> {
        std::iter::once(&mut self.typed).chain(self.left.iter_mut().map(|left| &mut left.typed))
    }

    fn is_of(&self, typed: &UserDrafts) -> bool {
        typed.shop == self.typed.shop && typed.login == self.typed.login
    }

    /// Replaces the drafts in this window's file by those that `fill` sets, and removes those that were taken over
    /// from other files.
    pub(crate) fn keep(&mut self, fill: impl FnOnce(&mut UserDrafts)) {
        let mut typed = self.typed.clone();
        fill(&mut typed);
        if typed != self.typed && !self.file.as_os_str().is_empty() {
            write(&self.file, if typed.is_empty() { &[] } else { std::slice::from_ref(&typed) });
        }
        self.typed = typed;
        for left in std::mem::take(&mut self.left) {
            let others = read(&left.file).into_iter().filter(|one| !self.is_of(one));
            let rest = Some(left.typed).filter(|typed| !typed.is_empty());
            write(&left.file, &others.chain(rest).collect::<Vec<UserDrafts>>());
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
fn read(file: &Path) -> Vec<UserDrafts> {
    eframe::get_value(&Text(std::fs::read_to_string(file).ok()), KEY).unwrap_or_default()
}

/// Replaces the drafts in a file, and removes the file when there are none. If it cannot be written, drafts
/// last as long as the window is open.
fn write(file: &Path, all: &[UserDrafts]) {
    if all.is_empty() {
        drop(std::fs::remove_file(file));
        return;
    }
    let mut text = Text(None);
    eframe::set_value(&mut text, KEY, &all);
    let text = text.0.unwrap_or_default();
    drop(write_whole(file, |out| {
        out.write_all(text.as_bytes())
            .map_err(|error| domain::Error::storage("Keeping what was typed", error))
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
