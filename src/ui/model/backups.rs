//! The backups of a shop as their dialog shows them.

use std::path::PathBuf;

use crate::backups::Backups;
use crate::domain::contents::Contents;
use crate::domain::error::{Error, Result};
use crate::domain::time::Zone;
use crate::ui::format;

/// A backup as the list of them shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BackupRow {
    pub(crate) path: PathBuf,
    /// When, on the shop's clock, and why.
    pub(crate) name: String,
    /// What is in it; or why that cannot be said.
    pub(crate) holds: Vec<String>,
    pub(crate) can_restore: bool,
}

/// The backups of the shop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BackupList {
    pub(crate) folder: PathBuf,
    /// What the shop holds itself; or why that cannot be said.
    pub(crate) shop: Vec<String>,
    /// Latest first.
    pub(crate) rows: Vec<BackupRow>,
}

impl BackupList {
    /// Looks into each of them.
    pub(crate) fn of(backups: &Backups, zone: Zone, shop: Vec<String>) -> Self {
        let rows = backups.list().into_iter().map(|backup| {
            let at = zone.local(backup.at);
            let name = format!("{}, {}", format::dated(at), backup.reason.words());
            let (holds, can_restore) = held(Backups::contents(&backup.path), zone);
            BackupRow { path: backup.path, name, holds, can_restore }
        });
        Self { folder: backups.folder().to_owned(), shop, rows: rows.collect() }
    }
}

/// What a shop file holds, in a few lines, and whether that could be read.
pub(crate) fn held(held: Result<Contents>, zone: Zone) -> (Vec<String>, bool) {
    let held = match held {
        Ok(held) => held,
        Err(error @ Error::Busy) => return (vec![error.to_string()], false),
        Err(error) => return (vec![format!("It cannot be read: {error}")], false),
    };
    let orders = format::counted(held.orders, "order", "orders");
    let days = held.first.zip(held.last);
    let days = days.map(|(first, last)| format!(", {} – {}", format::day(first), format::day(last)));
    let rates = format::counted(held.rates, "tax rate", "tax rates");
    let classes = format::counted(held.classes, "class", "classes");
    let products = format::counted(held.products, "product", "products");
    let customers = format::counted(held.customers, "customer", "customers");
    let last = held.last_step.map(|step| {
        let at = zone.local(step.at);
        format!("Last change {}: {} by {}", format::dated(at), step.title, step.login)
    });
    let lines = [
        format!("{orders}{}", days.unwrap_or_default()),
        format!("{rates}, {classes}, {products}, {customers}"),
    ];
    (lines.into_iter().chain(last).collect(), true)
}
