//! The grid of rates: which of them are shown, and changes of many at once, each of them one step.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, PoisonError};

use crate::domain::access::Actor;
use crate::domain::class::{ClassSlug, TaxClass};
use crate::domain::error::Result;
use crate::domain::field::Value;
use crate::domain::ids::RateId;
use crate::domain::rate::{RateInput, TaxRate};
use crate::domain::rate_table::{RateFilter, RateSort};
use crate::domain::time::Instant;
use crate::engine::{Direction, Engine, RateChange};
use crate::ui::format;
use crate::ui::model::{
    AllRates, CellText, Grid, HintsView, RateEdits, RatesView, Refusal, RowKey, Shown, Written, class_of_new,
    copied,
};

use super::{Answer, HINTS, Intent, Outcome, RATES, ShopSession};

impl ShopSession {
    /// Only the rates of one class, or all.
    pub(crate) fn choose_class(&mut self, class: Option<ClassSlug>) {
        self.choose_rates(RateFilter { class, ..self.shown.filter.clone() }, self.shown.sort);
    }

    /// Other rates, or in another order.
    pub(crate) fn choose_rates(&mut self, filter: RateFilter, sort: Option<RateSort>) {
        self.shown = Shown { filter, sort, only: self.shown.only.take(), kept: BTreeSet::new() };
        self.ask_rates(false);
    }

    /// Rates in the order of last time, before any are asked for.
    pub(crate) fn sort_rates(&mut self, sort: Option<RateSort>) {
        self.shown.sort = sort;
    }

    /// Only these rates, whatever else is filtered, or those of the filter again.
    pub(crate) fn choose_only(&mut self, only: Option<Arc<BTreeSet<RateId>>>) {
        let filter = if only.is_some() { RateFilter::default() } else { self.shown.filter.clone() };
        self.shown = Shown { filter, sort: self.shown.sort, only, kept: BTreeSet::new() };
        self.ask_rates(false);
    }

    /// Asks for the rates; `is_changed` when it is because the same rows hold something else now.
    pub(super) fn ask_rates(&mut self, is_changed: bool) {
        let shown = self.shown.clone();
        let held = self.rates.value.as_ref().filter(|_| !self.is_stale).map(RatesView::all);
        // Whatever was asked meanwhile, rows keep their places until another order is asked for.
        let before = self.rates.value.clone().filter(|_| is_changed);
        self.rates.is_waiting = true;
        self.ask(RATES, move |engine, actor| {
            let is_fresh = held.is_none();
            let all = match held {
                Some(all) => all,
                None => Arc::new(AllRates::new(engine.rate_table(actor)?)),
            };
            Ok(Answer::Rates { view: RatesView::new(all, &shown, before.as_ref()), is_fresh })
        });
    }

    /// What is odd about the rates that have come.
    pub(super) fn ask_hints(&mut self) {
        let Some(all) = self.rates.value.as_ref().map(RatesView::all) else { return };
        self.ask(HINTS, move |engine, actor| {
            let classes: Vec<ClassSlug> =
                engine.classes(actor)?.into_iter().map(|class| class.slug).collect();
            Ok(Answer::Hints(Arc::new(HintsView::new(all.rates(), &classes))))
        });
    }

    /// What the grid draws.
    pub(crate) fn rates_grid(&self) -> Grid<'_> {
        Grid {
            rates: &self.rates,
            classes: self.classes.value.as_ref(),
            hints: &self.hints,
            shown: &self.shown,
            class: class_of_new(&self.shown),
        }
    }

    /// How many rates are shown of all, and what of them is selected: rows and cells.
    pub(crate) fn rates_shown(&self, selected: Option<(usize, usize)>) -> Option<String> {
        let shown = i64::try_from(self.rates.value.as_ref()?.total()).unwrap_or(i64::MAX);
        let all = self.classes.value.as_ref().map_or(shown, |view| view.rates);
        let of = format!("{} of {}", format::count(shown), format::counted(all, "rate", "rates"));
        let counted =
            |count: usize, one, many| format::counted(i64::try_from(count).unwrap_or(i64::MAX), one, many);
        Some(match selected {
            Some((rows, cells)) => {
                let (rows, cells) = (counted(rows, "row", "rows"), counted(cells, "cell", "cells"));
                format!("{of} · {rows}, {cells} selected")
            }
            None => of,
        })
    }

    /// Cells were typed into, pasted or cleared.
    pub(crate) fn edit_rates(&mut self, edits: RateEdits) {
        // What is edited stays in sight until others are asked for, which may be before it is saved.
        self.shown.kept.extend(edits.rows.iter().filter_map(|row| row.key.rate()));
        let intent = Intent::Cells(edits.clone());
        let written = Arc::clone(&self.written);
        self.write_noted(intent, move |engine, actor, now| {
            let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
            let outcome = apply(engine, actor, edits, &mut written, now)?;
            let count = outcome.rates();
            let note = if count == 1 { "Rate saved".to_owned() } else { format!("{} saved", rates(count)) };
            Ok((Outcome::CellsSaved(outcome), note))
        });
    }

    /// Copies of rates, in front of another rate or at the end.
    pub(crate) fn duplicate_rates(&mut self, of: Vec<RateId>, before: Option<RateId>) {
        self.write_noted(Intent::Other, move |engine, actor, now| {
            let copy = |id: &RateId| {
                let input = copied(&engine.rate(actor, &id.to_string())?);
                Ok(RateChange::Insert { input, before })
            };
            let changes = of.iter().map(copy).collect::<Result<Vec<_>>>()?;
            let made = all_or_error(engine.change_rates(actor, "Duplicate tax rates", &changes, now)?)?;
            let note = format!("{} duplicated", rates(made.len()));
            Ok((Outcome::RatesAdded(ids(&made)), note))
        });
    }

    /// Rows are to go.
    pub(crate) fn delete_rates(&mut self, of: Vec<RateId>) {
        self.write_noted(Intent::Other, move |engine, actor, now| {
            let changes: Vec<RateChange> = of.into_iter().map(RateChange::Delete).collect();
            let title = if changes.len() == 1 { "Delete tax rate" } else { "Delete tax rates" };
            all_or_error(engine.change_rates(actor, title, &changes, now)?)?;
            let what = format!("{} deleted", rates(changes.len()));
            Ok((Outcome::Deleted { what: what.clone() }, what))
        });
    }

    /// Rows are to stand elsewhere in the list.
    pub(crate) fn move_rates(&mut self, of: BTreeSet<RateId>, before: Option<RateId>) {
        self.write_noted(Intent::Other, move |engine, actor, now| {
            let note = format!("{} moved", rates(of.len()));
            let change = RateChange::Place { rates: of, before };
            all_or_error(engine.change_rates(actor, "Move tax rates", &[change], now)?)?;
            Ok((Outcome::Moved, note))
        });
    }

    /// What is new is seen, whatever the filter says.
    pub(super) fn keep(&mut self, outcome: &Outcome) {
        match outcome {
            Outcome::CellsSaved(written) => {
                self.shown.kept.extend(written.added.iter().map(|(_, rate)| *rate));
            }
            Outcome::RatesAdded(added) => self.shown.kept.extend(added),
            Outcome::Orders(outcome) => self.books.keep(outcome),
            _ => {}
        }
    }
}

/// `1 rate`, `6 rates`.
fn rates(count: usize) -> String {
    format::counted(i64::try_from(count).unwrap_or(i64::MAX), "rate", "rates")
}

/// A row is one change. One of which a cell is refused is not saved at all, so that a rate never holds a
/// part of what was typed.
fn apply(
    engine: &mut Engine,
    actor: &Actor,
    edits: RateEdits,
    last: &mut BTreeMap<RateId, TaxRate>,
    now: Instant,
) -> Result<Written> {
    let classes = engine.classes(actor)?;
    let mut written = Written { step: edits.step, ..Written::default() };
    let (mut changes, mut rows) = (Vec::new(), Vec::new());
    for row in edits.rows {
        let mut input = RateInput::default();
        let judged: Vec<Result<Value>> = row.cells.iter().map(|cell| judged(cell, &classes)).collect();
        if judged.iter().any(Result::is_err) {
            let refusals = judged.into_iter().map(|value| value.err().as_ref().map(Refusal::from));
            let cells = row.cells.into_iter().zip(refusals);
            written.refused.extend(cells.map(|(cell, refusal)| (row.key, cell, refusal)));
            continue;
        }
        for (cell, value) in row.cells.iter().zip(judged) {
            cell.field.put(&mut input, value?);
        }
        if row.cells.is_empty() {
            continue;
        }
        changes.push(match row.key {
            RowKey::Rate(id) => match row.was {
                Some(was) => {
                    let known = last.get(&id).cloned().into_iter().chain([*was]).collect();
                    RateChange::EditKnown { id, input, known }
                }
                None => RateChange::Edit(id, input),
            },
            RowKey::New(_) => {
                let class = input.class.or_else(|| row.class.map(|class| Value::text(class.as_str())));
                RateChange::Insert { input: RateInput { class, ..input }, before: row.before }
            }
        });
        rows.push((row.key, row.cells));
    }
    if changes.is_empty() {
        return Ok(written);
    }
    let before = engine.next_step(actor, Direction::Undo)?.map(|step| step.id());
    let answers = engine.change_rates(actor, &edits.title, &changes, now)?;
    let after = engine.next_step(actor, Direction::Undo)?.map(|step| step.id());
    written.journal = after.filter(|_| after != before);
    for ((key, cells), answer) in rows.into_iter().zip(answers) {
        match answer {
            Ok(rate) => {
                let Some(id) = rate.as_ref().map(|rate| rate.id).or(key.rate()) else { continue };
                last.extend(rate.map(|rate| (id, rate)));
                if let RowKey::New(number) = key {
                    written.added.push((number, id));
                }
                written.saved.extend(cells.into_iter().map(|cell| (id, cell.field)));
            }
            Err(error) => {
                let refusal = Refusal::from(&error);
                written.refused.extend(cells.into_iter().map(|cell| (key, cell, Some(refusal.clone()))));
            }
        }
    }
    Ok(written)
}

fn judged(cell: &CellText, classes: &[TaxClass]) -> Result<Value> {
    cell.judged(|name| {
        let class = classes.iter().find(|class| class.name.to_lowercase() == name)?;
        Some(class.slug.as_str().to_owned())
    })
}

/// The first refusal, if there is one, of changes that a person did not type.
fn all_or_error(answers: Vec<Result<Option<TaxRate>>>) -> Result<Vec<Option<TaxRate>>> {
    answers.into_iter().collect()
}

fn ids(rates: &[Option<TaxRate>]) -> Vec<RateId> {
    rates.iter().flatten().map(|rate| rate.id).collect()
}
