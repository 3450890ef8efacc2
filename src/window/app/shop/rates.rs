//! Changes of tax rates and tax classes. A change of many rates is one step of the history.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, PoisonError};

use crate::model::{Field, PlanForm, RateEdits, Refusal, RowKey, SavedRow, copied};
use crate::translate::tr;
use domain::access::Actor;
use domain::error::{Error, Result};
use domain::field::Value;
use domain::ids::RateId;
use domain::rate::TaxRate;
use domain::rate::typed::TypedRow;
use domain::returns::{RateType, SupplyKind};
use domain::tax::class::ClassSlug;
use domain::text;
use domain::text::Text;
use domain::time::{Day, Instant, Local};
use engine::{Change, Engine, Outcome, PlannedRate, RateChange, Replacement, TaxClassChange, TaxRateChange};

use super::ShopWindow;
use super::requests::{Refresh, making};

impl ShopWindow {
    /// Saves cells that were typed, pasted or cleared.
    pub(super) fn edit_rates(&mut self, edits: RateEdits) {
        self.session.keep_in_sight(edits.rows.iter().filter_map(|(key, _)| key.rate()));
        self.cells_under_way += 1;
        let (sent, last) = (edits.clone(), Arc::clone(&self.written));
        let formatter = self.session.formatter;
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            save(engine, actor, sent, &mut last.lock().unwrap_or_else(PoisonError::into_inner), now)
        };
        let refused = move |error| {
            let column = match &error {
                Error::InvalidTaxData { field, .. } => Field::parse(field),
                _ => None,
            };
            (column, Refusal::new(&error, formatter))
        };
        self.send(work, move |window, _, answer| {
            window.cells_under_way -= 1;
            let answers: Vec<SavedRow> = match answer {
                Ok((answers, at)) => {
                    window.cells_saved(answers.iter().flatten().copied().collect(), at);
                    answers.into_iter().map(|answer| answer.map_err(refused)).collect()
                }
                Err(refusal) => vec![Err((None, refusal)); edits.rows.len()],
            };
            if let Some(held) = window.rooms.rates.written(edits, answers) {
                window.act(held);
            }
        });
    }

    fn cells_saved(&mut self, saved: BTreeSet<RateId>, at: Local) {
        let note = match saved.len() {
            1 => tr!("Rate saved").to_owned(),
            count => tr!("{count} {count:rate|rates} saved", count),
        };
        if !saved.is_empty() {
            self.changed(&note, at);
        }
        self.session.keep_in_sight(saved);
        self.refresh(Refresh::Taxes);
    }

    /// Copies rates and inserts the copies in front of the rate `before`, or at the end.
    pub(super) fn duplicate_rates(&mut self, of: Vec<RateId>, before: Option<RateId>) {
        let note = tr!("{count} {count:rate|rates} duplicated", count = of.len());
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            let copy = |id: &RateId| {
                let input = copied(&engine.rate(actor, &id.to_string(), now)?);
                Ok(RateChange::Insert { input, before })
            };
            let changes = of.iter().map(copy).collect::<Result<Vec<_>>>()?;
            all_rates(engine.apply(&table(text!("Duplicate tax rates"), changes), actor, now)?)
        };
        self.write(Refresh::Taxes, note, work, |window, made| {
            let made: Vec<RateId> = made.into_iter().flatten().map(|rate| rate.id).collect();
            window.session.keep_in_sight(made.iter().copied());
            window.rooms.rates.added(made);
        });
    }

    pub(super) fn delete_rates(&mut self, of: Vec<RateId>) {
        let what = tr!("{count} {count:rate|rates} deleted", count = of.len());
        let title = if of.len() == 1 { text!("Delete tax rate") } else { text!("Delete tax rates") };
        let change = table(title, of.into_iter().map(RateChange::Delete).collect());
        self.write(Refresh::Taxes, what.clone(), making(change, all_rates), move |window, _| {
            window.rooms.rates.deleted();
            window.toasts.say_with_undo(what);
        });
    }

    pub(super) fn move_rates(&mut self, of: BTreeSet<RateId>, before: Option<RateId>) {
        let note = tr!("{count} {count:rate|rates} moved", count = of.len());
        let change = table(text!("Move tax rates"), vec![RateChange::Move { rates: of, before }]);
        self.write(Refresh::Taxes, note, making(change, all_rates), |_, _| {});
    }

    /// Changes rates from a date on, as the form says.
    pub(super) fn plan_rates(&mut self, of: Vec<RateId>, form: PlanForm) {
        let formatter = self.session.formatter;
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            let today = engine.shop()?.time_zone.local(now).day;
            let plans = form.plans(&of, formatter, today)?;
            engine.apply(&Change::TaxRate(TaxRateChange::Plan(plans)), actor, now)?.planned()
        };
        self.write_form(Refresh::Taxes, tr!("Change planned"), work, move |window, _, answer| match answer {
            Ok(planned) => {
                window.rooms.rates.planned(None);
                window.toasts.say_with_undo(planned_words(&planned));
            }
            Err(refusal) => window.rooms.rates.planned(Some(refusal)),
        });
    }

    pub(super) fn remove_rate_version(&mut self, id: RateId, from: Day) {
        let change = Change::TaxRate(TaxRateChange::RemoveVersion { id, from });
        let work = making(change, Outcome::versioned_rate);
        self.write(Refresh::Taxes, tr!("Version removed"), work, |window, _| {
            window.toasts.say_with_undo(tr!("Version removed"));
        });
    }

    pub(super) fn add_class(&mut self, name: String) {
        self.write_form(
            Refresh::Taxes,
            tr!("Class added"),
            making(
                Change::TaxClass(TaxClassChange::Create { name: Some(Value::Text(name)) }),
                Outcome::class,
            ),
            |window, _, answer| match answer {
                Ok(class) => {
                    window.session.look_at_class(&class.slug);
                    window.rooms.classes.added(class.slug);
                }
                Err(refusal) => window.rooms.classes.refused(refusal),
            },
        );
    }

    pub(super) fn rename_class(&mut self, slug: ClassSlug, name: String) {
        self.write_form(
            Refresh::Taxes,
            tr!("Class renamed"),
            making(Change::TaxClass(TaxClassChange::Rename { slug, name }), Outcome::class),
            |window, _, answer| {
                let answer = answer.map(|class| tr!("Renamed to “{name}”", name = &class.name));
                if let Ok(words) = &answer {
                    window.toasts.say_with_undo(words.clone());
                }
                window.rooms.classes.renamed(answer);
            },
        );
    }

    pub(super) fn set_class_types(
        &mut self,
        slug: ClassSlug,
        rate_type: Option<RateType>,
        kind: Option<SupplyKind>,
    ) {
        let work =
            making(Change::TaxClass(TaxClassChange::SetTypes { slug, rate_type, kind }), Outcome::class);
        self.write(Refresh::Taxes, tr!("Class changed"), work, |window, class| {
            let rate_type = class.rate_type.map_or(tr!("automatic"), |one| tr(one.name()));
            let kind = class.kind.map_or(tr!("automatic"), |one| tr(one.name()));
            let words =
                tr!("“{name}”: rate type {rate_type}, kind {kind}", name = &class.name, rate_type, kind);
            window.toasts.say_with_undo(words);
        });
    }

    /// Deletes a class with its rates, or replaces it by another one, in products and orders too.
    pub(super) fn delete_class(&mut self, slug: ClassSlug, replacement: Option<Replacement>) {
        self.session.look_away_from_class(&slug);
        let refresh = if replacement.is_some() { Refresh::All } else { Refresh::Taxes };
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            let classes = engine.classes(actor)?;
            let name_of = |slug: &ClassSlug| {
                let named = classes.iter().find(|class| class.slug == *slug);
                named.map_or_else(|| slug.for_people(), |class| class.name.clone())
            };
            let (name, by) =
                (name_of(&slug), replacement.as_ref().map(|replacement| name_of(&replacement.by)));
            let change =
                Change::TaxClass(TaxClassChange::Delete { slug: slug.as_str().to_owned(), replacement });
            let uses = engine.apply(&change, actor, now)?.class_uses()?;
            Ok(match by {
                Some(by) => tr!(
                    "Deleted “{name}”: {count} {count:product|products} and all order lines now have “{by}”",
                    name,
                    count = uses.products,
                    by
                ),
                None if uses.rates == 0 => tr!("Deleted “{name}”", name),
                None => tr!("Deleted “{name}” and {count} {count:rate|rates}", name, count = uses.rates),
            })
        };
        self.write(refresh, tr!("Class deleted"), work, |window, what| {
            window.rooms.rates.deleted();
            window.toasts.say_with_undo(what);
        });
    }
}

/// The toast after planning rates, with the number of orders it concerns.
fn planned_words(planned: &[PlannedRate]) -> String {
    let orders: i64 = planned.iter().map(|one| one.orders).fold(0, i64::saturating_add);
    let what = tr!("{count} {count:rate|rates} changed from a date", count = planned.len());
    if orders == 0 {
        return what;
    }
    let kept = tr!("{count} {count:order|orders} of those days keep what they were charged", count = orders);
    format!("{what}; {kept}")
}

/// Saves typed rows; returns an answer for each. `last` holds the rates as this window wrote them.
fn save(
    engine: &mut Engine,
    actor: &Actor,
    edits: RateEdits,
    last: &mut BTreeMap<RateId, TaxRate>,
    now: Instant,
) -> Result<Vec<Result<RateId>>> {
    let typed = |(_, mut row): (RowKey, TypedRow)| {
        if let Some(id) = row.id.filter(|_| !row.known.is_empty()) {
            row.known.splice(0..0, last.get(&id).cloned());
        }
        row
    };
    let rows = edits.rows.into_iter().map(typed).collect();
    let saved = engine.save_typed_rates(actor, edits.title, rows, now)?;
    last.extend(saved.iter().flatten().map(|rate| (rate.id, rate.clone())));
    Ok(saved.into_iter().map(|answer| answer.map(|rate| rate.id)).collect())
}

const fn table(title: Text, changes: Vec<RateChange>) -> Change {
    Change::TaxRate(TaxRateChange::Table { title, changes })
}

/// The rates after a change, or its first refusal; for changes without cells to show a refusal in.
fn all_rates(outcome: Outcome) -> Result<Vec<Option<TaxRate>>> {
    outcome.rates()?.into_iter().collect()
}
