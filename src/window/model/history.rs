//! The journal as the History tab draws it.

use std::sync::Arc;

use super::PeriodChoice;
use crate::format::{self, Formatter};
use crate::translate::tr;
use domain::Result;
use domain::label;
use domain::noun::NounKind;
use domain::text::Text;
use domain::time::{Day, Instant, Zone};
use engine::{HistoryEntry, HistoryKind, HistoryQuery, PastStep, TitleWriter};

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
    pub(crate) const ALL: [Self; 5] =
        [Self::Done, Self::Latest, Self::Undone, Self::TookBack, Self::DidAgain];

    /// The note above the changes of a step that was taken back or is otherwise not in effect; empty for the others.
    pub(crate) const fn note(self) -> &'static str {
        match self {
            Self::Done | Self::Latest => "",
            Self::Undone => label!("Undone: these changes are not in effect."),
            Self::TookBack => label!("It undid these changes."),
            Self::DidAgain => label!("It made these changes again."),
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Done | Self::Latest => label!("Applied"),
            Self::Undone => label!("Undone"),
            Self::TookBack => label!("Undo"),
            Self::DidAgain => label!("Redo"),
        }
    }

    /// True for a step whose listed changes were taken back by it or after it.
    pub(crate) const fn is_without_effect(self) -> bool {
        matches!(self, Self::Undone | Self::TookBack)
    }
}

/// The filter of the history; the default leaves nothing out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct HistoryFilter {
    pub(crate) login: Option<String>,
    /// A part of the title; empty for all.
    pub(crate) text: String,
    pub(crate) noun: Option<NounKind>,
    /// `None` for any day.
    pub(crate) period: Option<PeriodChoice>,
}

impl HistoryFilter {
    /// The query of the filter; days are those of the zone, and titles are looked through as they are shown.
    pub(crate) fn query(&self, zone: Zone, now: Instant, formatter: Formatter) -> Result<HistoryQuery> {
        let start = |day: Day| zone.instant(day.start());
        let days = self.period.as_ref().map(|period| period.days(zone, now)).transpose()?;
        Ok(HistoryQuery {
            login: self.login.clone(),
            text: self.text.clone(),
            titles: TitleWriter(Arc::new(move |title: &Text| formatter.text(title))),
            noun: self.noun,
            from: days.map(|(first, _)| start(first)),
            until: days.map(|(_, last)| start(last.plus_days(1))),
        })
    }
}

/// An action of the History tab.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum HistoryAction {
    Filter(HistoryFilter),
    /// Loads what a step changed, at most this many things.
    LookAt(i64, i64),
    /// Loads more steps.
    More,
}

/// The latest steps of the journal.
#[derive(Debug)]
pub(crate) struct HistoryView {
    /// Latest first.
    pub(crate) entries: Vec<HistoryEntry>,
    /// The id of the row that undo would take back.
    pub(crate) latest: Option<i64>,
    /// True if the journal has older steps.
    pub(crate) has_more: bool,
    pub(crate) filter: HistoryFilter,
    /// The logins of all who changed something.
    pub(crate) logins: Vec<String>,
    pub(crate) zone: Zone,
    pub(crate) formatter: Formatter,
}

impl HistoryView {
    pub(crate) fn state_of(&self, entry: &HistoryEntry) -> StepState {
        match entry.kind {
            HistoryKind::Undo => StepState::TookBack,
            HistoryKind::Redo => StepState::DidAgain,
            HistoryKind::Do if entry.undone => StepState::Undone,
            HistoryKind::Do if self.latest == Some(entry.id) => StepState::Latest,
            HistoryKind::Do => StepState::Done,
        }
    }

    /// `20 Nov 14:32`.
    pub(crate) fn when(&self, entry: &HistoryEntry) -> String {
        format::moment(self.zone.local(entry.at))
    }

    /// The title as the list shows it: `Took back: Rate deleted`.
    pub(crate) fn about(&self, entry: &HistoryEntry) -> String {
        let title = self.formatter.text(&entry.title);
        match self.state_of(entry) {
            StepState::TookBack => tr!("Undid: {title}", title),
            StepState::DidAgain => tr!("Redid: {title}", title),
            StepState::Done | StepState::Latest | StepState::Undone => title,
        }
    }
}

/// The row of the step that undo would take back.
pub(crate) fn row_of(step: &PastStep, entries: &[HistoryEntry]) -> Option<i64> {
    let is_it = |entry: &&HistoryEntry| {
        let is_in_effect = entry.kind == HistoryKind::Do && !entry.undone;
        is_in_effect && step.at == entry.at && step.title == entry.title
    };
    entries.iter().find(is_it).map(|entry| entry.id)
}
