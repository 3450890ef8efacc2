//! The changes. Each goes through the engine's rules on the writer's thread; a refusal comes back to
//! the cell or form it belongs to.

use crate::domain::access::Actor;
use crate::domain::class::ClassSlug;
use crate::domain::error::Result;
use crate::domain::field::Value;
use crate::domain::ids::RateId;
use crate::domain::rate::RateInput;
use crate::domain::rate_table::RateFilter;
use crate::domain::time::Instant;
use crate::engine::{Engine, RateQuery};
use crate::ui::format;
use crate::ui::model::Refusal;
use crate::ui::tabs::rates::Field;
use crate::worker::Ticket;

use super::ask::acting;
use super::{Answer, Desk, Intent, Outcome};

impl Desk {
    /// A cell was typed into.
    pub(crate) fn edit_rate(&mut self, rate: RateId, field: Field, text: &str) {
        let input = field.input(Value::text(field.given(text)));
        let intent = Intent::Cell { rate, field, text: text.to_owned() };
        self.edit(rate, field, input, intent);
    }

    /// A flag was switched.
    pub(crate) fn set_flag(&mut self, rate: RateId, field: Field, on: bool) {
        let input = field.input(Value::Bool(on));
        self.edit(rate, field, input, Intent::Cell { rate, field, text: String::new() });
    }

    /// A new row at the end of the class that is shown; what else is filtered or sorted is shown again,
    /// so that the row is seen.
    pub(crate) fn add_rate(&mut self) {
        let class = self.filter.class.clone();
        self.filter = RateFilter { class: class.clone(), ..RateFilter::default() };
        self.sort = None;
        self.write(Intent::Other, "Rate added", move |engine, actor, now| {
            let order = last_order(engine, actor)?;
            let mut input =
                RateInput { order: Some(Value::Number(order.to_string())), ..RateInput::default() };
            input.class = class.map(|class| Value::text(class.as_str()));
            let rate = engine.create_rate(actor, &input, now)?;
            Ok(Outcome::RateAdded { rate: rate.id })
        });
    }

    /// A row is to go.
    pub(crate) fn delete_rate(&mut self, rate: RateId) {
        self.write(Intent::Other, "Rate deleted", move |engine, actor, now| {
            engine.delete_rate(actor, &rate.to_string(), now)?;
            Ok(Outcome::Deleted { what: "Rate deleted".to_owned() })
        });
    }

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
        if self.filter.class.as_ref() == Some(&slug) {
            self.filter.class = None;
        }
        self.write(Intent::Other, "Class deleted", move |engine, actor, now| {
            let named = engine.classes(actor)?.into_iter().find(|class| class.slug == slug);
            let rates = engine.delete_class(actor, slug.as_str(), now)?;
            let name = named.map_or_else(|| slug.as_str().to_owned(), |class| class.name);
            let rates = i64::try_from(rates).unwrap_or(i64::MAX);
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
                if matches!(
                    outcome,
                    Outcome::Travelled { .. } | Outcome::SettingsSaved | Outcome::Imported(_)
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
                    Intent::Cell { rate, field, text } => Outcome::CellRefused { rate, field, text, refusal },
                    Intent::Class => Outcome::ClassRefused(refusal),
                    Intent::Settings => Outcome::SettingsRefused(refusal),
                    Intent::Import => Outcome::ImportRefused(refusal),
                    Intent::Look | Intent::Other => Outcome::Refused(refusal),
                })
            }
        }
    }

    fn edit(&mut self, rate: RateId, field: Field, input: RateInput, intent: Intent) {
        self.write(intent, "Rate saved", move |engine, actor, now| {
            engine.edit_rate(actor, &rate.to_string(), &input, now)?;
            Ok(Outcome::CellSaved { rate, field })
        });
    }

    pub(super) fn write(
        &mut self,
        intent: Intent,
        note: &'static str,
        work: impl FnOnce(&mut Engine, &Actor, Instant) -> Result<Outcome> + Send + 'static,
    ) {
        let (user, clock, numbers) = (self.user.clone(), self.clock, self.numbers);
        let ticket = self.worker.write(move |engine| {
            format::write_numbers(numbers);
            let actor = acting(engine, user.as_deref())?;
            let zone = engine.shop()?.time_zone;
            let now = clock.now(zone);
            let outcome = work(engine, &actor, now)?;
            let at = zone.local(now);
            Ok(Answer::Done { outcome, note: format!("{note} {}", format::clock(at)) })
        });
        self.writes.insert(ticket, intent);
    }
}

/// The order of the last rate, so that a new one comes after it.
fn last_order(engine: &Engine, actor: &Actor) -> Result<i64> {
    let total = engine.rate_count(actor, None)?;
    let last = RateQuery { class: None, limit: Some(1), pages_before: total.saturating_sub(1) };
    let page = engine.rates(actor, &last)?;
    Ok(page.rates.first().map_or(0, |rate| rate.order))
}
