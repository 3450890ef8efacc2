//! An import as its dialog shows it: the options, the progress and the outcome.

use std::path::PathBuf;

use crate::format::Formatter;
use domain::label;
use domain::rate::hints::Mend;
use domain::text;
use domain::text::lenient::date::DateOrder;
use engine::{ImportOptions, ImportReport, MissingClasses, Mode, Policy, SaidOfFile};
use transfer::Format;
use transfer::answers::Answers;
use transfer::order_rows::Table;

/// The rates of countries that come with the program, to be imported instead of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum PresetChoice {
    /// Those of a country or of the European Union.
    Named(String),
    /// Those that the shop has, to update them.
    OfShop,
}

/// The files to import, and the options.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ImportRequest {
    pub(crate) paths: Vec<PathBuf>,
    /// A preset to import; there are no paths then.
    pub(crate) preset: Option<PresetChoice>,
    /// Whether only the standard rates of the preset are wanted.
    pub(crate) only_standard: bool,
    /// Whether missing tax classes are created.
    pub(crate) makes_classes: bool,
    pub(crate) date_order: Option<DateOrder>,
    pub(crate) policy: Policy,
    /// The format, where the file does not tell it.
    pub(crate) format: Option<Format>,
    /// Pairs of a field and the heading of its column, where the headings are not recognised.
    pub(crate) columns: Vec<(String, String)>,
    /// The headings of a single file, with which the shop keeps what is said of it.
    pub(crate) headings: Vec<String>,
    /// The user's answers where a file can be read in more than one way.
    pub(crate) answers: Answers,
    /// The repairs that are made in all rates of tax tables.
    pub(crate) mends: Vec<Mend>,
}

/// The columns of a file to be imported.
#[derive(Debug, Clone)]
pub(crate) struct FileColumns {
    /// The recognised format; `None` where it is not recognised.
    pub(crate) format: Option<Format>,
    pub(crate) table: Table,
    /// What was said of the last file with its headings.
    pub(crate) said: Option<SaidOfFile>,
}

impl ImportRequest {
    /// Says of the file what was said of the one before.
    pub(crate) fn say(&mut self, said: SaidOfFile) {
        let SaidOfFile { format, columns, answers, date_order } = said;
        self.answers = std::mem::take(&mut self.answers).with_system(answers);
        (self.format, self.columns, self.date_order) = (format, columns, date_order);
    }

    /// A preset; its classes are made as needed.
    pub(crate) fn of_preset(preset: PresetChoice) -> Self {
        Self { preset: Some(preset), makes_classes: true, ..Self::default() }
    }

    pub(crate) fn options(&self, mode: Mode) -> ImportOptions {
        let classes = if self.makes_classes { MissingClasses::Create } else { MissingClasses::Report };
        let (date_order, policy, columns) = (self.date_order, self.policy, self.columns.clone());
        let (answers, headings, mends) = (self.answers.clone(), self.headings.clone(), self.mends.clone());
        ImportOptions {
            format: self.format,
            date_order,
            classes,
            mode,
            policy,
            columns,
            answers,
            headings,
            mends,
        }
    }
}

/// The outcome of an import or of its dry run.
#[derive(Debug)]
pub(crate) struct Imported {
    pub(crate) report: ImportReport,
    pub(crate) can_undo: bool,
    /// Whether the backup that is made before an import failed.
    pub(crate) no_backup: bool,
}

impl Imported {
    /// The number of new and changed rows of each noun, in a sentence.
    pub(crate) fn words(&self, formatter: Formatter) -> String {
        let parts = self.report.counts.iter().filter_map(|(noun, counts)| {
            let count = i64::try_from(counts.new.saturating_add(counts.changed)).unwrap_or(i64::MAX);
            (count > 0)
                .then(|| format!("{} {}", formatter.count(count), formatter.language.label(noun.many())))
        });
        let parts: Vec<String> = parts.collect();
        if parts.is_empty() {
            formatter.language.label(label!("Nothing had to be changed")).to_owned()
        } else {
            formatter.text(&text!("Imported {what}", what = parts.join(", ")))
        }
    }
}
