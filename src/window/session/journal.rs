//! The next steps of undo and redo.

use crate::model::{JournalSteps, NextStep, Place};
use domain::Result;
use engine::Direction;

use super::ShopSession;

/// The most things of a step whose places are looked for.
const MOST_PLACES: i64 = 50;

impl ShopSession {
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
}
