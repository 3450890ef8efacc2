//! The changes. Each goes through the engine's rules on the writer's thread; a refusal comes back to
//! the cell or form it belongs to.

use crate::domain::access::Actor;
use crate::domain::class::ClassSlug;
use crate::domain::error::Result;
use crate::domain::field::Value;
use crate::domain::time::Instant;
use crate::engine::Engine;
use crate::ui::format;
use crate::ui::model::Refusal;
use crate::worker::Ticket;

use super::ask::acting;
use super::{Answer, Desk, Intent, Outcome};

impl Desk {
    /// A new class of this name.
    pub(crate) fn add_class(&mut self, name: String) {
        self.write(Intent::Class, "Class added", move |engine, actor, now| {
            let class = engine.create_class(actor, Some(&Value::Text(name)), now)?;
            Ok(Outcome::ClassAdded(class.slug))
        });
    }

    /// A class is to go, with its rates.
    pub(crate) fn delete_class(&mut self, slug: &ClassSlug) {
        let slug = slug.clone();
        if self.detail.value.as_ref().is_some_and(|detail| detail.slug == slug) {
            self.detail.value = None;
        }
        if self.shown.filter.class.as_ref() == Some(&slug) {
            self.shown.filter.class = None;
        }
        self.write(Intent::Other, "Class deleted", move |engine, actor, now| {
            engine.delete_class(actor, slug.as_str(), now)?;
            Ok(Outcome::Deleted)
        });
    }

    /// What came of a job, and what is asked again because of it.
    pub(super) fn wrote(&mut self, ticket: Ticket, answer: Result<Answer>) -> Option<Outcome> {
        let intent = self.writes.remove(&ticket)?;
        match answer {
            Ok(Answer::Done { outcome, note }) => {
                self.saved = Some(note);
                self.keep(&outcome);
                self.refresh_taxes();
                Some(outcome)
            }
            Ok(_) => None,
            Err(error) => {
                let refusal = Refusal::from(&error);
                Some(match intent {
                    Intent::Cells(edits) => Outcome::CellsRefused(edits, refusal),
                    Intent::Class => Outcome::ClassRefused(refusal),
                    Intent::Other => Outcome::Refused(refusal),
                })
            }
        }
    }

    fn write(
        &mut self,
        intent: Intent,
        note: &'static str,
        work: impl FnOnce(&mut Engine, &Actor, Instant) -> Result<Outcome> + Send + 'static,
    ) {
        self.write_noted(intent, move |engine, actor, now| Ok((work(engine, actor, now)?, note.to_owned())));
    }

    /// Hands a job in; it says itself what it did.
    pub(super) fn write_noted(
        &mut self,
        intent: Intent,
        work: impl FnOnce(&mut Engine, &Actor, Instant) -> Result<(Outcome, String)> + Send + 'static,
    ) {
        let (user, clock) = (self.user.clone(), self.clock);
        let ticket = self.worker.write(move |engine| {
            let actor = acting(engine, user.as_deref())?;
            let zone = engine.shop()?.time_zone;
            let now = clock.now(zone);
            let (outcome, note) = work(engine, &actor, now)?;
            let at = zone.local(now);
            Ok(Answer::Done { outcome, note: format!("{note} {}", format::clock(at)) })
        });
        self.writes.insert(ticket, intent);
    }
}
