//! The changes. Each goes through the engine's rules on the writer's thread; a refusal comes back to
//! the cell or form it belongs to.

use crate::domain::access::Actor;
use crate::domain::class::ClassSlug;
use crate::domain::error::Result;
use crate::domain::field::Value;
use crate::domain::time::Instant;
use crate::engine::{Engine, Replacement};
use crate::ui::format;
use crate::ui::model::Refusal;
use crate::worker::Ticket;

use super::ask::acting;
use super::{Answer, Intent, OrdersOutcome, Outcome, ShopSession};

impl ShopSession {
    /// A new class of this name.
    pub(crate) fn add_class(&mut self, name: String) {
        self.write(Intent::Class, "Class added", move |engine, actor, now| {
            let class = engine.create_class(actor, Some(&Value::Text(name)), now)?;
            Ok(Outcome::ClassAdded(class.slug))
        });
    }

    /// A class is to be called so.
    pub(crate) fn rename_class(&mut self, slug: ClassSlug, name: String) {
        self.write(Intent::ClassName, "Class renamed", move |engine, actor, now| {
            let class = engine.rename_class(actor, &slug, &name, now)?;
            let words = format!("Renamed to “{}”; its slug stays {}", class.name, class.slug);
            Ok(Outcome::ClassRenamed(Ok(words)))
        });
    }

    /// A class is to go, with its rates, or another is to take its place.
    pub(crate) fn delete_class(&mut self, slug: &ClassSlug, replacement: Option<Replacement>) {
        let slug = slug.clone();
        if self.detail.value.as_ref().is_some_and(|detail| detail.slug == slug) {
            self.detail.value = None;
        }
        if self.shown.filter.class.as_ref() == Some(&slug) {
            self.shown.filter.class = None;
        }
        self.write(Intent::Other, "Class deleted", move |engine, actor, now| {
            let classes = engine.classes(actor)?;
            let name_of = |slug: &ClassSlug| {
                let named = classes.iter().find(|class| class.slug == *slug);
                named.map_or_else(|| slug.for_people(), |class| class.name.clone())
            };
            let name = name_of(&slug);
            if let Some(replacement) = replacement {
                let done = engine.replace_class(actor, &slug, &replacement, now)?;
                let products = format::counted(done.products, "product", "products");
                let by = name_of(&replacement.by);
                return Ok(Outcome::ClassReplaced {
                    what: format!("Deleted “{name}”; {products} and all lines of orders are of “{by}” now"),
                });
            }
            let rates = i64::try_from(engine.delete_class(actor, slug.as_str(), now)?).unwrap_or(i64::MAX);
            let what = match rates {
                0 => format!("Deleted “{name}”"),
                _ => format!("Deleted “{name}” and {}", format::counted(rates, "rate", "rates")),
            };
            Ok(Outcome::Deleted { what })
        });
    }

    /// What came of a job, and what is asked again because of it.
    pub(super) fn wrote(&mut self, ticket: Ticket, answer: Result<Answer>) -> Option<Outcome> {
        let intent = self.writes.remove(&ticket)?;
        if matches!(intent, Intent::Look) {
            self.looked(&answer);
            return None;
        }
        if matches!(intent, Intent::Import) {
            self.import = None;
        }
        match answer {
            Ok(Answer::Done { outcome, note }) => {
                if let Outcome::Imported(imported) = &outcome
                    && imported.is_rehearsal
                {
                    return Some(outcome);
                }
                self.saved = Some(note);
                if matches!(outcome, Outcome::Staff(_)) {
                    self.staff_changed();
                }
                if matches!(outcome, Outcome::Keys(_)) {
                    self.refresh_keys();
                }
                self.keep(&outcome);
                if matches!(
                    outcome,
                    Outcome::Travelled { .. }
                        | Outcome::SettingsSaved
                        | Outcome::Imported(_)
                        | Outcome::RecordSaved(_)
                        | Outcome::ClassReplaced { .. }
                        | Outcome::Repaired(_)
                        | Outcome::Restored(_)
                        | Outcome::Orders(_)
                ) {
                    self.refresh();
                } else {
                    self.refresh_taxes();
                    self.refresh_journal();
                }
                Some(outcome)
            }
            Ok(_) => None,
            Err(error) => {
                let refusal = Refusal::from(&error);
                Some(match intent {
                    Intent::Cells(edits) => Outcome::CellsRefused(edits, refusal),
                    Intent::Class => Outcome::ClassRefused(refusal),
                    Intent::ClassName => Outcome::ClassRenamed(Err(refusal)),
                    Intent::Staff => Outcome::Staff(Err(refusal)),
                    Intent::Keys => Outcome::Keys(Err(refusal)),
                    Intent::Settings => Outcome::SettingsRefused(refusal),
                    Intent::Order(key) => {
                        self.refresh_orders();
                        Outcome::Orders(OrdersOutcome::SaveRefused { key, refusal })
                    }
                    Intent::Refund => Outcome::Orders(OrdersOutcome::RefundRefused(refusal)),
                    Intent::Import => Outcome::ImportRefused(refusal),
                    Intent::Book(form) => Outcome::BookRefused(form, refusal),
                    Intent::Restore => Outcome::Restored(Err(refusal)),
                    Intent::Look | Intent::Other => Outcome::Refused(refusal),
                })
            }
        }
    }

    pub(super) fn write(
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
        let (user, clock, numbers) = (self.user.clone(), self.clock, self.numbers);
        let ticket = self.worker.write(move |engine| {
            format::write_numbers(numbers);
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
