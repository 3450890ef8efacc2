//! The contents of a shop file as counts, by which a person recognises a backup.

use crate::noun::NounKind;
use crate::text::Text;
use crate::time::{Day, Instant};

/// The counts and the last change of a shop file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contents {
    /// The shop's name.
    pub name: String,
    /// The number of things of each kind, in the order in which people are told.
    pub counts: Vec<(NounKind, i64)>,
    /// The number of rows of the journal.
    pub steps: i64,
    /// The shop-local day of the first order; `None` without orders.
    pub first: Option<Day>,
    /// The shop-local day of the last order.
    pub last: Option<Day>,
    /// The last change that is not undone.
    pub last_step: Option<LastStep>,
}

impl Contents {
    /// The number of things of a kind.
    pub fn count(&self, kind: NounKind) -> i64 {
        self.counts.iter().find(|(counted, _)| *counted == kind).map_or(0, |(_, count)| *count)
    }

    /// True when there is nothing of any kind. The shop's settings do not count.
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|(_, count)| *count == 0)
    }
}

/// The contents of a shop file that has lost its log, by which a person decides if the log beside it is its
/// own; `None` where it is no whole shop so.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LogStates {
    /// Without the log.
    pub without: Option<Contents>,
    /// The contents with the log beside it.
    pub with: Option<Contents>,
}

impl LogStates {
    /// True if the state with the log is the one that has more: of the history, in which each change is a step.
    pub fn has_more_with_log(&self) -> bool {
        let steps = |state: &Option<Contents>| state.as_ref().map(|held| held.steps);
        steps(&self.with) > steps(&self.without)
    }
}

/// The nouns of which a shop has at least one: the window shows the first steps and some tabs by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Begun {
    /// Tax rates.
    pub rates: bool,
    /// Products.
    pub products: bool,
    /// Orders.
    pub orders: bool,
    /// Costs of products.
    pub costs: bool,
    /// Purchases, suppliers, returns that were filed, or amounts that were entered in one.
    pub purchases: bool,
    /// Invoices.
    pub invoices: bool,
}

/// A change of a journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastStep {
    /// The row id, which counts up from 1.
    pub id: i64,
    /// The time of the change.
    pub at: Instant,
    /// The user who made the change.
    pub login: String,
    /// The change in a few words for people.
    pub title: Text,
}
