//! The user's choices for an import.

use serde::{Deserialize, Serialize};

use domain::ids::PurchaseId;
use domain::rate::hints::Mend;
use domain::shop::settings::Shop;
use domain::text::lenient::date::DateOrder;
use domain::time::Day;
use transfer::Format;
use transfer::answers::Answers;
use transfer::order_rows::RowOptions;

/// The options of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportOptions {
    /// The format of the files; `None` to detect it.
    pub format: Option<Format>,
    /// The order of day and month in dates such as `1/2/2011`; `None` to detect it.
    pub date_order: Option<DateOrder>,
    /// Tax classes that rates or products name and the shop lacks: added, or reported. Rates then keep the slug, and rows
    /// of products are refused.
    pub classes: MissingClasses,
    /// An import or a dry run.
    pub mode: Mode,
    /// The way in which files are combined with the records of the shop.
    pub policy: Policy,
    /// Columns of a table that the user assigned: the field, and the column's heading.
    pub columns: Vec<(String, String)>,
    /// The user's answers about files that can be read in more than one way.
    pub answers: Answers,
    /// The headings of a file that is imported alone, under which its answers are kept for the next with the
    /// same. Empty to keep the present answers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub headings: Vec<String>,
    /// The purchase that the files are kept with, whatever they hold; `None` to read what they hold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attach: Option<PurchaseId>,
    /// The repairs to make in all rates of tax tables; everything else is imported as written.
    pub mends: Vec<Mend>,
}

impl ImportOptions {
    /// The options for reading rows of orders, on this day.
    pub(super) const fn of_rows(&self, shop: &Shop, today: Day) -> RowOptions<'_> {
        let Self { date_order, columns, answers, .. } = self;
        let (time_zone, currency) = (shop.time_zone, shop.currency);
        RowOptions {
            time_zone,
            currency,
            today,
            date_order: *date_order,
            columns: columns.as_slice(),
            answers,
        }
    }
}

/// The way in which files are combined with the records of the shop.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// Adds records that the shop lacks; keeps its other entries.
    Add,
    /// Adds records that the shop lacks, and overwrites entries that differ.
    #[default]
    Merge,
    /// As merge; also removes entries of the kinds in the files that the files do not name.
    Replace,
}

impl Policy {
    /// All policies.
    pub const ALL: [Self; 3] = [Self::Add, Self::Merge, Self::Replace];

    /// The command line's word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Add => "add",
            Self::Merge => "merge",
            Self::Replace => "replace",
        }
    }
}

/// The treatment of a tax class that a file names and the shop lacks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissingClasses {
    /// The rate keeps the slug, the row of a product is refused, and the report lists the class.
    #[default]
    Report,
    /// The class is added.
    Create,
}

/// Decides if an import changes the shop.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Commits the import.
    #[default]
    Import,
    /// A dry run: makes the import and rolls it back.
    Rehearse,
}
