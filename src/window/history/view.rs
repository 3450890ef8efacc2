//! The journal as the tab draws it, and how it is read.

use std::sync::Arc;

use crate::format::{self, Formatter};
use crate::model::PeriodChoice;
use crate::session::Reading;
use crate::translate::tr;
use domain::Result;
use domain::label;
use domain::noun::NounKind;
use domain::text::Text;
use domain::time::{Day, Instant, Zone};
use engine::{Direction, HistoryEntry, HistoryKind, HistoryQuery, PastStep, TitleWriter};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StepState {
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
    pub(super) const ALL: [Self; 5] =
        [Self::Done, Self::Latest, Self::Undone, Self::TookBack, Self::DidAgain];

    /// The note above the changes of a step that was taken back or is otherwise not in effect; empty for the others.
    pub(super) const fn note(self) -> &'static str {
        match self {
            Self::Done | Self::Latest => "",
            Self::Undone => label!("Undone: these changes are not in effect."),
            Self::TookBack => label!("It undid these changes."),
            Self::DidAgain => label!("It made these changes again."),
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Done | Self::Latest => label!("Applied"),
            Self::Undone => label!("Undone"),
            Self::TookBack => label!("Undo"),
            Self::DidAgain => label!("Redo"),
        }
    }

    /// True for a step whose listed changes were taken back by it or after it.
    pub(super) const fn is_without_effect(self) -> bool {
        matches!(self, Self::Undone | Self::TookBack)
    }
}

/// The filter of the history; the default leaves nothing out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct HistoryFilter {
    pub(super) login: Option<String>,
    /// A part of the title; empty for all.
    pub(super) text: String,
    pub(super) noun: Option<NounKind>,
    /// `None` for any day.
    pub(super) period: Option<PeriodChoice>,
}

impl HistoryFilter {
    /// The query of the filter; days are those of the zone, and titles are looked through as they are shown.
    pub(super) fn query(&self, zone: Zone, now: Instant, formatter: Formatter) -> Result<HistoryQuery> {
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

/// The latest steps of the journal.
#[derive(Debug)]
pub(crate) struct HistoryView {
    /// Latest first.
    pub(super) entries: Vec<HistoryEntry>,
    pub(super) latest: Option<i64>,
    /// True if the journal has older steps.
    pub(super) has_more: bool,
    pub(super) filter: HistoryFilter,
    /// The logins of all who changed something.
    pub(super) logins: Vec<String>,
    pub(super) zone: Zone,
    pub(super) formatter: Formatter,
}

impl HistoryView {
    /// Reads the latest steps, at most this many.
    pub(super) fn read(filter: &HistoryFilter, length: i64, from: &Reading<'_>) -> Result<Self> {
        let (engine, actor) = (from.engine, from.actor);
        let (zone, formatter) = (from.zone, from.amounts.formatter);
        let query = filter.query(zone, from.now, formatter)?;
        let mut entries = engine.history_of(actor, &query, length.saturating_add(1))?;
        let shown = usize::try_from(length).unwrap_or(usize::MAX);
        let has_more = entries.len() > shown;
        entries.truncate(shown);
        // Whoever may not undo sees the history all the same.
        let latest = engine.next_step(actor, Direction::Undo).ok().flatten();
        let latest = latest.filter(|_| !engine.is_read_only());
        let latest = latest.and_then(|step| row_of(&step, &entries));
        let logins = engine.history_logins(actor)?;
        Ok(Self { entries, latest, has_more, filter: filter.clone(), logins, zone, formatter })
    }

    pub(super) fn state_of(&self, entry: &HistoryEntry) -> StepState {
        match entry.kind {
            HistoryKind::Undo => StepState::TookBack,
            HistoryKind::Redo => StepState::DidAgain,
            HistoryKind::Do if entry.undone => StepState::Undone,
            HistoryKind::Do if self.latest == Some(entry.id) => StepState::Latest,
            HistoryKind::Do => StepState::Done,
        }
    }

    /// `20 Nov 14:32`.
    pub(super) fn when(&self, entry: &HistoryEntry) -> String {
        format::moment(self.zone.local(entry.at))
    }

    /// The title as the list shows it: `Took back: Rate deleted`.
    pub(super) fn about(&self, entry: &HistoryEntry) -> String {
        let title = self.formatter.text(&entry.title);
        match self.state_of(entry) {
            StepState::TookBack => tr!("Undid: {title}", title),
            StepState::DidAgain => tr!("Redid: {title}", title),
            StepState::Done | StepState::Latest | StepState::Undone => title,
        }
    }
}

fn row_of(step: &PastStep, entries: &[HistoryEntry]) -> Option<i64> {
    let is_it = |entry: &&HistoryEntry| {
        let is_in_effect = entry.kind == HistoryKind::Do && !entry.undone;
        is_in_effect && step.at == entry.at && step.title == entry.title
    };
    entries.iter().find(is_it).map(|entry| entry.id)
}
