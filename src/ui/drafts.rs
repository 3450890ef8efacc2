//! What was typed into the grid of a shop and refused, from one time to the next: a file in the data
//! folder, written when such a cell comes or goes. Each person of each shop has their own.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::tabs::orders::Unsaved;
use super::tabs::rates::Draft;
use crate::system::write_whole;

const KEY: &str = "drafts";

/// What is kept.
#[derive(Debug, Default)]
pub(crate) struct Drafts {
    file: PathBuf,
    all: Vec<Of>,
}

/// What somebody typed in a shop.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Of {
    shop: PathBuf,
    login: String,
    cells: Vec<Draft>,
    /// Forms of orders.
    #[serde(default)]
    orders: Unsaved,
}

impl Of {
    fn is_empty(&self) -> bool {
        self.cells.is_empty() && self.orders.is_empty()
    }
}

impl Drafts {
    /// What is kept in this folder; nothing when that cannot be read.
    pub(crate) fn of(folder: &Path) -> Self {
        let file = folder.join("drafts.ron");
        let text = std::fs::read_to_string(&file).ok();
        Self { file, all: eframe::get_value(&Slip(text), KEY).unwrap_or_default() }
    }

    /// What somebody left in a shop: cells of the grid, and forms of orders.
    pub(crate) fn get(&self, shop: &Path, login: &str) -> (Vec<Draft>, Unsaved) {
        let shop = whole(shop);
        let of = self.all.iter().find(|of| of.shop == shop && of.login == login);
        of.map(|of| (of.cells.clone(), of.orders.clone())).unwrap_or_default()
    }

    /// Keeps what somebody has there now instead.
    pub(crate) fn keep(&mut self, shop: &Path, login: &str, cells: Vec<Draft>, orders: Unsaved) {
        let shop = whole(shop);
        let of = Of { shop, login: login.to_owned(), cells, orders };
        let was = self.all.iter().find(|one| one.shop == of.shop && one.login == of.login);
        if was == Some(&of) || was.is_none() && of.is_empty() {
            return;
        }
        self.all.retain(|one| one.shop != of.shop || one.login != of.login);
        if !of.is_empty() {
            self.all.push(of);
        }
        let mut slip = Slip(None);
        eframe::set_value(&mut slip, KEY, &self.all);
        let text = slip.0.unwrap_or_default();
        // Where it cannot be written, the cells are kept as long as the window is open.
        drop(write_whole(&self.file, |out| {
            out.write_all(text.as_bytes())
                .map_err(|error| crate::domain::Error::storage("Keeping what was typed", error))
        }));
    }
}

/// Whatever the working folder is next time.
fn whole(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// The text that one value is written as.
struct Slip(Option<String>);

impl eframe::Storage for Slip {
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
