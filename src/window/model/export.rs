//! Subjects of exports, their sources, and the name of the file.

use std::sync::Arc;

use egui::ColorImage;

use crate::format::Formatter;
use domain::invoice::Invoice;
use domain::time::Day;
use engine::{InvoiceFormat, OutFormat, ShopOpener};
use system::Clock;

/// A list, a report, a chart or the shop, to be exported.
#[derive(Debug, Clone)]
pub(crate) struct ExportSubject {
    /// `Top sellers`.
    pub(crate) name: String,
    /// The part of it that is exported, in a sentence.
    pub(crate) about: String,
    /// The name of the file without its extension.
    pub(crate) stem: String,
    pub(crate) content: ExportContent,
}

#[derive(Debug, Clone)]
pub(crate) enum ExportContent {
    /// A list, a report or the books, written by the engine.
    Export(engine::Export),
    /// The chart as it is on screen.
    Picture(Arc<ColorImage>),
    /// A file of an invoice or a credit note.
    Document(Arc<Invoice>, InvoiceFormat),
    /// The PDFs of the documents with these numbers, in a folder.
    Documents(Arc<[String]>),
    /// The whole shop file, encrypted with a passphrase.
    Backup,
}

impl ExportSubject {
    /// The formats to choose from; empty where there is no choice.
    pub(crate) const fn formats(&self) -> &'static [OutFormat] {
        match &self.content {
            ExportContent::Export(export) => export.formats(),
            ExportContent::Picture(_)
            | ExportContent::Document(..)
            | ExportContent::Documents(_)
            | ExportContent::Backup => &[],
        }
    }
}

/// The source of an export, and the user whose capabilities it takes.
#[derive(Debug, Clone)]
pub(crate) struct ExportSource {
    pub(crate) shop: ShopOpener,
    pub(crate) user: Option<String>,
    pub(crate) clock: Clock,
    pub(crate) formatter: Formatter,
}

/// The file name of a report without its extension: `sales-2026-10-01-to-2026-10-31`.
pub(crate) fn stem_of(report: &str, days: Option<(Day, Day)>) -> String {
    match days {
        Some((first, last)) => format!("{report}-{first}-to-{last}"),
        None => report.to_owned(),
    }
}
