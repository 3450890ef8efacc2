//! The journal as the History tab draws it.

use crate::format::{self, Formatter};
use domain::noun::NounKind;
use domain::table::{self, Cell};
use domain::time::{Day, Zone};
use engine::{HISTORY_COLUMNS, HistoryEntry, HistoryKind, HistoryQuery, PastStep};

/// The state of a step of the journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StepState {
    /// In effect.
    Done,
    /// In effect, and the next that undo takes back.
    Latest,
    /// Taken back by a later step.
    Undone,
    /// A step that is itself an undo.
    TookBack,
    /// A step that is itself a redo.
    DidAgain,
}

impl StepState {
    /// What is said above the changes of a step that do not simply stand; empty for the others.
    pub(crate) const fn note(self) -> &'static str {
        match self {
            Self::Done | Self::Latest => "",
            Self::Undone => "Undone: these changes are not in effect.",
            Self::TookBack => "It took these changes back.",
            Self::DidAgain => "It made these changes again.",
        }
    }

    /// Whether the changes that are listed for it were taken back by it or after it.
    pub(crate) const fn is_without_effect(self) -> bool {
        matches!(self, Self::Undone | Self::TookBack)
    }
}

/// What the history is filtered by; the default leaves nothing out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct HistoryFilter {
    pub(crate) login: Option<String>,
    pub(crate) noun: Option<NounKind>,
    pub(crate) day: Option<Day>,
}

impl HistoryFilter {
    /// The query of the filter; days are those of the zone.
    pub(crate) fn query(&self, zone: Zone) -> HistoryQuery {
        let start = |day: Day| zone.instant(day.start());
        HistoryQuery {
            login: self.login.clone(),
            noun: self.noun,
            from: self.day.map(start),
            until: self.day.map(|day| start(day.plus_days(1))),
        }
    }
}

/// An action of the History tab.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum HistoryAction {
    Filter(HistoryFilter),
    /// Loads what a step changed.
    LookAt(i64),
    /// Loads more steps.
    More,
}

/// A step of the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct HistoryRow {
    /// The id of the row.
    pub(crate) id: i64,
    /// The id of the step that has the changes.
    pub(crate) step: i64,
    /// `20 Nov 14:32`.
    pub(crate) when: String,
    pub(crate) who: String,
    pub(crate) what: String,
    /// The title as the list shows it: `Took back: Rate deleted`.
    pub(crate) about: String,
    pub(crate) state: String,
    pub(crate) standing: StepState,
}

/// The latest steps of the journal, latest first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct HistoryView {
    pub(crate) rows: Vec<HistoryRow>,
    /// Whether the journal has older steps.
    pub(crate) has_more: bool,
    pub(crate) filter: HistoryFilter,
    /// The logins of all who changed something.
    pub(crate) logins: Vec<String>,
}

impl HistoryView {
    /// `entries` are latest first; `latest` is the step that undo would take back.
    pub(crate) fn new(
        entries: Vec<HistoryEntry>,
        latest: Option<&PastStep>,
        zone: Zone,
        has_more: bool,
        formatter: Formatter,
    ) -> Self {
        let mut latest = latest;
        let row = |entry: HistoryEntry| {
            let is_latest = entry.kind == HistoryKind::Do
                && !entry.undone
                && latest.is_some_and(|step| step.at == entry.at && step.title == entry.title);
            if is_latest {
                latest = None;
            }
            let standing = match entry.kind {
                HistoryKind::Undo => StepState::TookBack,
                HistoryKind::Redo => StepState::DidAgain,
                HistoryKind::Do if entry.undone => StepState::Undone,
                HistoryKind::Do if is_latest => StepState::Latest,
                HistoryKind::Do => StepState::Done,
            };
            let text = |key| {
                let value = table::column(HISTORY_COLUMNS, key).map(|column| column.value);
                match value.and_then(|value| value(&entry, &zone).ok()) {
                    Some(Cell::Text(text)) => text,
                    _ => String::new(),
                }
            };
            let (about, state) = (text("what"), text("state"));
            let when = format::moment(zone.local(entry.at));
            // What was done by it names the title too.
            let what = formatter.title(&entry.title);
            let about = about.replace(&entry.title, &what);
            HistoryRow {
                id: entry.id,
                step: entry.step,
                when,
                about,
                state,
                who: entry.login,
                what,
                standing,
            }
        };
        Self { rows: entries.into_iter().map(row).collect(), has_more, ..Self::default() }
    }
}
