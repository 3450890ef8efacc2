//! An import as its dialog shows it: the options, the progress and the outcome.

use std::path::PathBuf;

use crate::format::Formatter;
use domain::label;
use domain::text;
use engine::{ImportOptions, ImportReport, MissingClasses, Mode, SaidOfFile};
use transfer::Format;
use transfer::order_rows::Table;

/// The rates of countries that come with the program, to be imported instead of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum PresetChoice {
    /// Rates of a country or of the European Union.
    Named(String),
    /// Rates that the shop has already, to update them.
    OfShop,
}

/// The files to import, and the options.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ImportRequest {
    pub(crate) paths: Vec<PathBuf>,
    /// A preset to import; there are no paths then.
    pub(crate) preset: Option<PresetChoice>,
    pub(crate) only_standard: bool,
    /// True if missing tax classes are created.
    pub(crate) makes_classes: bool,
    /// Answers about the files.
    pub(crate) options: ImportOptions,
}

/// The columns of a file to be imported.
#[derive(Debug, Clone)]
pub(crate) struct FileColumns {
    /// The recognised format; `None` where it is not recognised.
    pub(crate) format: Option<Format>,
    pub(crate) table: Table,
    /// Remembered answers for a file with the same headings.
    pub(crate) said: Option<SaidOfFile>,
}

impl ImportRequest {
    /// A preset; its classes are made as needed.
    pub(crate) fn of_preset(preset: PresetChoice) -> Self {
        Self { preset: Some(preset), makes_classes: true, ..Self::default() }
    }

    pub(crate) fn options_for(&self, mode: Mode) -> ImportOptions {
        let classes = if self.makes_classes { MissingClasses::Create } else { MissingClasses::Report };
        ImportOptions { classes, mode, ..self.options.clone() }
    }
}

/// The outcome of an import or of its dry run.
#[derive(Debug)]
pub(crate) struct Imported {
    pub(crate) report: ImportReport,
    pub(crate) can_undo: bool,
    /// True if the backup before the import failed.
    pub(crate) no_backup: bool,
}

impl Imported {
    /// The number of new and changed rows of each noun, in a sentence.
    pub(crate) fn words(&self, formatter: Formatter) -> String {
        let parts = self.report.counts.iter().filter_map(|(noun, counts)| {
            let count = i64::try_from(counts.new.saturating_add(counts.changed)).unwrap_or(i64::MAX);
            (count > 0).then(|| formatter.counted(count, noun.one(), noun.many()))
        });
        let parts: Vec<String> = parts.collect();
        if parts.is_empty() {
            formatter.language.label(label!("Nothing had to be changed")).to_owned()
        } else {
            formatter.text(&text!("Imported {what}", what = parts.join(", ")))
        }
    }
}
