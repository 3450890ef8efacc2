//! What is known of the open shop, and the answers that come back from the threads of the worker.

use std::sync::Arc;

use crate::domain::class::ClassSlug;
use crate::domain::health::Problem;
use crate::domain::ids::RateId;
use crate::engine::{Direction, PastStep};
use crate::ui::model::{
    BackupList, ClassDetail, ClassesView, EntriesView, Facts, FileColumns, HintsView, HistoryView, Imported,
    JournalSteps, KeyAnswer, KeyRow, LockedShop, OrdersView, RateEdits, RatesView, Refusal, SalesView,
    SellersView, Staff, TaxView, Written,
};

use super::{BookForm, BooksAnswer, FileCheck, ListsAnswer, OrdersOutcome, RecordSaved};

/// What came of a change that was asked for.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// Cells are saved or refused, each by itself.
    CellsSaved(Written),
    /// Cells were refused as a whole.
    CellsRefused(RateEdits, Refusal),
    /// Rows were added.
    RatesAdded(Vec<RateId>),
    /// Rows stand elsewhere.
    Moved,
    /// A class was added.
    ClassAdded(ClassSlug),
    /// A class could not be added.
    ClassRefused(Refusal),
    /// A class is called otherwise, in a sentence; or not.
    ClassRenamed(std::result::Result<String, Refusal>),
    /// A row or class is gone; `what` is to be said.
    Deleted { what: String },
    /// Another class took the place of one that is gone, also in products and orders.
    ClassReplaced { what: String },
    /// A step was taken back or done again; none when there was none.
    Travelled { direction: Direction, step: Option<PastStep> },
    /// The shop's settings are saved.
    SettingsSaved,
    /// They were refused.
    SettingsRefused(Refusal),
    /// A product or customer is in the books as typed, put away or taken out.
    RecordSaved(RecordSaved),
    /// A form of one was not taken.
    BookRefused(BookForm, Refusal),
    /// Somebody signed in, or was not let in.
    SignedIn(Option<Refusal>),
    /// Somebody was added, changed or removed, in a sentence; or not.
    Staff(std::result::Result<String, Refusal>),
    /// An API key was made, which is to be shown, or revoked; or not.
    Keys(KeyAnswer),
    /// Files came in, or were looked at.
    Imported(Box<Imported>),
    /// They were not taken.
    ImportRefused(Refusal),
    /// Which columns a file has; none when there is nothing to be said about them.
    Columns(Option<Box<FileColumns>>),
    /// Something was written to a file, in a sentence.
    Exported(std::result::Result<String, Refusal>),
    /// Something is wrong with the file, or there is no backup of the day.
    FileCheck(FileCheck),
    /// What could be was built anew; what is still wrong.
    Repaired(Vec<Problem>),
    /// A backup took the shop's place, with what is to be said of users and keys, or not.
    Restored(std::result::Result<Vec<String>, Refusal>),
    /// What came of a change of an order.
    Orders(OrdersOutcome),
    /// Something else was refused.
    Refused(Refusal),
}

impl Outcome {
    /// Whether the shop is another one since, so that undo would take this back.
    pub(crate) fn is_change(&self) -> bool {
        match self {
            Self::CellsRefused(..)
            | Self::ClassRefused(_)
            | Self::ClassRenamed(Err(_))
            | Self::SettingsRefused(_)
            | Self::BookRefused(..)
            | Self::SignedIn(_)
            | Self::ImportRefused(_)
            | Self::Exported(_)
            | Self::Columns(_)
            | Self::Staff(Err(_))
            | Self::Keys(_)
            | Self::FileCheck(_)
            | Self::Restored(Err(_))
            | Self::Refused(_) => false,
            Self::Orders(outcome) => outcome.is_change(),
            Self::CellsSaved(written) => !written.saved.is_empty(),
            Self::Imported(imported) => !imported.is_rehearsal,
            _ => true,
        }
    }
}

/// An answer of the engine.
pub(super) enum Answer {
    Facts(Facts),
    Sales(Box<SalesView>),
    Sellers(Box<SellersView>),
    Taxes(Box<TaxView>),
    Orders(OrdersView),
    Entries(EntriesView),
    Classes(ClassesView),
    Rates {
        view: RatesView,
        /// Whether all rates were read for it, rather than filtered anew.
        is_fresh: bool,
    },
    Hints(Arc<HintsView>),
    Detail(ClassDetail),
    Lists(ListsAnswer),
    JournalSteps(JournalSteps),
    History(HistoryView),
    Changes(i64),
    LockedShop(LockedShop),
    SignedIn(String),
    Staff(Vec<Staff>),
    Keys(Vec<KeyRow>),
    Backups(BackupList),
    Books(BooksAnswer),
    Exported(String),
    Columns(Option<Box<FileColumns>>),
    /// To a question that only replaces another.
    Nothing,
    Done {
        outcome: Outcome,
        note: String,
    },
}
