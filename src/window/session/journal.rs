//! The journal: the next steps of undo and redo, and the history of changes.

use crate::format::Amounts;
use crate::model::{
    ChangedWords, HistoryFilter, HistoryView, JournalSteps, NextStep, Place, StepChanges, row_of,
};
use domain::Result;
use domain::access::Actor;
use domain::tax::class::ClassSlug;
use engine::{Direction, Engine};

use super::ShopSession;

/// The number of history rows that are added at once.
const PAGE: i64 = 200;
/// The most things of a step whose places are looked for.
const MOST_PLACES: i64 = 50;

impl ShopSession {
    pub(crate) fn more_history(&mut self) {
        self.history_length += PAGE;
        self.ask_history();
    }

    pub(crate) fn filter_history(&mut self, filter: HistoryFilter) {
        self.history_filter = filter;
        self.history_length = 0;
        self.ask_history();
    }

    /// Requests what a step changed, at most this many things, with the names of classes.
    pub(crate) fn look_at_step(&mut self, step: i64, most: i64) {
        let formatter = self.formatter;
        let work = move |engine: &Engine, actor: &Actor| {
            let (things, count) = engine.changed_things(actor, step, most)?;
            let classes = engine.shown_classes(actor)?;
            let class = |slug: &ClassSlug| {
                let class = classes.iter().find(|class| class.slug == *slug);
                class.map_or_else(|| slug.for_people(), |class| class.name.clone())
            };
            let amounts = Amounts::new(engine.shop()?.currency, formatter);
            let words = ChangedWords { class: &class, amounts };
            let records: Vec<_> = things.iter().map(|thing| words.record(thing)).collect();
            let listed = i64::try_from(records.len()).unwrap_or(i64::MAX);
            Ok(StepChanges { step, records, more: count.saturating_sub(listed) })
        };
        self.ask(|session| &mut session.views.step, work);
    }

    /// Requests the journal again after a change; the history only if its tab was opened before.
    pub(crate) fn refresh_journal(&mut self) {
        self.ask_steps();
        if !self.views.history.is_unknown() {
            self.ask_history();
        }
    }

    /// The next steps of undo and redo; `None` while unknown, or if the acting user may not see them.
    pub(crate) fn steps(&self) -> Option<&JournalSteps> {
        self.views.steps.value.as_ref().filter(|_| self.views.steps.refusal.is_none())
    }

    /// True while the next steps are asked for and not known yet.
    pub(crate) fn are_steps_due(&self) -> bool {
        self.views.steps.is_waiting()
    }

    pub(super) fn ask_steps(&mut self) {
        let formatter = self.formatter;
        self.ask(
            |session| &mut session.views.steps,
            move |engine, actor| {
                let next = |direction| -> Result<Option<NextStep>> {
                    let step =
                        if engine.is_read_only() { None } else { engine.next_step(actor, direction)? };
                    let Some(step) = step else { return Ok(None) };
                    // The titles of imports say what will not count, which is too long for a menu.
                    let import = step.title.argument("sentence").and(step.title.argument("title"));
                    let title = import
                        .map_or_else(|| formatter.text(&step.title), |import| formatter.argument(import));
                    let mut places = Vec::<Place>::new();
                    for place in
                        engine.changed_things(actor, step.id(), MOST_PLACES)?.0.iter().filter_map(Place::of)
                    {
                        match places.iter_mut().find(|one| one.tab == place.tab) {
                            Some(first) => first.is_one_of_several = true,
                            None => places.push(place),
                        }
                    }
                    Ok(Some(NextStep { title, places }))
                };
                Ok(JournalSteps { undo: next(Direction::Undo)?, redo: next(Direction::Redo)? })
            },
        );
    }

    pub(crate) fn show_history(&mut self) {
        if self.views.history.is_unknown() {
            self.ask_history();
        }
    }

    pub(super) fn ask_history(&mut self) {
        let length = self.history_length.max(PAGE);
        let filter = self.history_filter.clone();
        self.history_length = length;
        let (formatter, clock) = (self.formatter, self.clock);
        let work = move |engine: &Engine, actor: &Actor| {
            let zone = engine.shop()?.time_zone;
            let query = filter.query(zone, clock.now(zone), formatter)?;
            let mut entries = engine.history_of(actor, &query, length.saturating_add(1))?;
            let shown = usize::try_from(length).unwrap_or(usize::MAX);
            let has_more = entries.len() > shown;
            entries.truncate(shown);
            // Whoever may not undo sees the history all the same.
            let latest = engine.next_step(actor, Direction::Undo).ok().flatten();
            let latest = latest.filter(|_| !engine.is_read_only());
            let latest = latest.and_then(|step| row_of(&step, &entries));
            let logins = engine.history_logins(actor)?;
            Ok(HistoryView { entries, latest, has_more, filter, logins, zone, formatter })
        };
        self.ask(|session| &mut session.views.history, work);
    }
}
