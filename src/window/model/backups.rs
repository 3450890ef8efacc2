//! The backups of a shop as their dialog shows them.

use std::path::PathBuf;

use crate::format::{self, Formatter};
use backups::Backups;
use domain::error::{Error, Result};
use domain::shop::contents::Contents;
use domain::text;
use domain::time::Zone;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BackupRow {
    pub(crate) path: PathBuf,
    /// Local time in the shop's zone, and the reason for the backup.
    pub(crate) name: String,
    /// Contents in a few lines; or the reason why they cannot be read.
    pub(crate) holds: Vec<String>,
    pub(crate) can_restore: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BackupList {
    pub(crate) folder: PathBuf,
    /// The contents of the shop itself, as `holds` of a row.
    pub(crate) shop: Vec<String>,
    /// Latest first.
    pub(crate) rows: Vec<BackupRow>,
}

impl BackupList {
    /// Opens each backup to read its contents, so it takes time.
    pub(crate) fn of(backups: &Backups, zone: Zone, shop: Vec<String>, formatter: Formatter) -> Self {
        let rows = backups.list().into_iter().map(|backup| {
            let at = zone.local(backup.at);
            let name = format!("{}, {}", format::dated(at), formatter.language.label(backup.reason.words()));
            let (holds, can_restore) = held(Backups::contents(&backup.path), zone, formatter);
            BackupRow { path: backup.path, name, holds, can_restore }
        });
        Self { folder: backups.folder().to_owned(), shop, rows: rows.collect() }
    }
}

/// The contents of a shop file in a few lines; `false` where they cannot be read.
pub(crate) fn held(held: Result<Contents>, zone: Zone, formatter: Formatter) -> (Vec<String>, bool) {
    let held = match held {
        Ok(held) => held,
        Err(error @ Error::Busy) => return (vec![formatter.text(&error.text())], false),
        Err(error) => {
            let words = text!("It cannot be read: {error}", error = error.text());
            return (vec![formatter.text(&words)], false);
        }
    };
    let mut counts = held.counts.iter().map(|(kind, count)| {
        let (one, many) = (kind.one(), kind.many());
        formatter.counted(*count, one, many)
    });
    let first = counts.next().unwrap_or_default();
    let days = held.first.zip(held.last);
    let days = days.map(|(first, last)| format!(", {} – {}", format::day(first), format::day(last)));
    let last = held.last_step.map(|step| {
        let (at, title) = (zone.local(step.at), step.title);
        formatter.text(&text!("Last change {at}: {title} by {login}", at, title, login = step.login))
    });
    let lines = [format!("{first}{}", days.unwrap_or_default()), counts.collect::<Vec<_>>().join(", ")];
    (lines.into_iter().chain(last).collect(), true)
}
