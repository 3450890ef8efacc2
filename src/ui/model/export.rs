//! What can go out into a file, where it comes from and what the file is called.

use std::sync::Arc;

use egui::ColorImage;

use crate::domain::decimal::Marks;
use crate::domain::time::Day;
use crate::engine::{self, OutFormat, ShopOpener};
use crate::system::Clock;

/// Something that can go out.
#[derive(Debug, Clone)]
pub(crate) struct ExportSubject {
    /// `Top sellers`.
    pub(crate) name: String,
    /// Which part of it, in a sentence.
    pub(crate) about: String,
    /// What the file is called, but for its extension.
    pub(crate) stem: String,
    pub(crate) content: ExportContent,
}

/// What is written.
#[derive(Debug, Clone)]
pub(crate) enum ExportContent {
    /// A list, a report or the books, by the engine.
    Export(engine::Export),
    /// The chart as it stands on screen.
    Picture(Arc<ColorImage>),
    /// The whole shop, opened by a passphrase only.
    Backup,
}

impl ExportSubject {
    /// How it can be written, where there is a choice.
    pub(crate) const fn formats(&self) -> &'static [OutFormat] {
        match &self.content {
            ExportContent::Export(export) => export.formats(),
            ExportContent::Picture(_) | ExportContent::Backup => &[],
        }
    }
}

/// Where it comes from, and who asks.
#[derive(Debug, Clone)]
pub(crate) struct ExportSource {
    pub(crate) shop: ShopOpener,
    pub(crate) user: Option<String>,
    pub(crate) clock: Clock,
    /// How numbers are written.
    pub(crate) marks: Marks,
}

/// What the file of a range is called: `sales-2026-10-01-to-2026-10-31`.
pub(crate) fn stem_of(report: &str, days: Option<(Day, Day)>) -> String {
    match days {
        Some((first, last)) => format!("{report}-{first}-to-{last}"),
        None => report.to_owned(),
    }
}
