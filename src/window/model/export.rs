//! Subjects of exports, their sources, and the name of the file.

use std::sync::Arc;

use super::Tab;
use crate::format::Formatter;
use crate::translate::tr;
use domain::invoice::Invoice;
use domain::time::Day;
use engine::{Export, InvoiceFormat, Listing, OutFormat, ShopOpener};
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
    Export(Export),
    /// A file of an invoice or a credit note.
    Document(Arc<Invoice>, InvoiceFormat),
    /// The PDFs of the documents with these numbers, in a folder.
    Documents(Arc<[String]>),
    /// A file that is kept with a purchase, by its digest, and the extension of its name.
    Kept(String, &'static str),
    /// The whole shop file, encrypted with a passphrase.
    Backup,
}

impl ExportSubject {
    pub(crate) fn list(listing: Listing, about: &str, stem: &str) -> Self {
        Self {
            name: tr(listing.title()).to_owned(),
            about: about.to_owned(),
            stem: stem.to_owned(),
            content: ExportContent::Export(Export::Listing(listing)),
        }
    }

    /// The list of a tab as it is filtered and sorted.
    pub(crate) fn shown(tab: Tab, count: &str, listing: Listing, stem: &str) -> Self {
        let about = tr!("{count}, as they are filtered and sorted.", count);
        Self { name: tr!("{list} as shown", list = tr(tab.name())), ..Self::list(listing, &about, stem) }
    }

    /// Both, and the index of the second where there is one.
    pub(crate) fn all_and_shown(all: Self, shown: Option<Self>) -> (Vec<Self>, usize) {
        let at = shown.iter().len();
        (std::iter::once(all).chain(shown).collect(), at)
    }

    /// The formats to choose from; empty where there is no choice.
    pub(crate) const fn formats(&self) -> &'static [OutFormat] {
        match &self.content {
            ExportContent::Export(export) => export.formats(),
            ExportContent::Document(..)
            | ExportContent::Documents(_)
            | ExportContent::Kept(..)
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
