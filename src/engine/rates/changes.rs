//! Many changes of rates as one step of the journal, for the editable table of rates. Each change is refused
//! by itself, as in a bulk request, and leaves the others as they are. A row as it is typed is judged once, by
//! [`TypedRow`], and becomes one change.

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

use super::{create, delete, edit};
use crate::{Change, Engine, TaxRateChange};
use domain::access::Actor;
use domain::field::Value;
use domain::ids::RateId;
use domain::rate::list_order::{RatePosition, moved_before};
use domain::rate::typed::{TypedRow, refuse_stale};
use domain::rate::{RateInput, TaxRate};
use domain::tax::class::TaxClass;
use domain::text::Text;
use domain::time::Instant;
use domain::{Error, Result};
use store::Write;

/// One change in the table of rates.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each variant says what its fields are for")]
pub enum RateChange {
    /// Adds a rate right before another, or at the end; its `order` is computed from the position.
    Insert { input: RateInput, before: Option<RateId> },
    /// Sets some fields of a rate.
    Edit(RateId, RateInput),
    /// Sets some fields of a rate; refused when somebody else has changed one of them: when its present
    /// value is in none of the states that the editor knows, the latest last.
    EditIfUnchanged { id: RateId, input: RateInput, known: Vec<TaxRate> },
    /// Deletes a rate.
    Delete(RateId),
    /// Moves rates right before another, or to the end, in the order they have.
    Move { rates: BTreeSet<RateId>, before: Option<RateId> },
}

/// Makes all changes. Returns, for each, the rate as it is now (`None` for a deletion or a move), or why it
/// was refused.
pub(crate) fn change_all(write: &Write<'_>, changes: &[RateChange]) -> Result<Vec<Result<Option<TaxRate>>>> {
    let one = |change| match write.attempt(|| change_one(write, change)) {
        Err(error) if error.status() >= 500 => Err(error),
        outcome => Ok(outcome),
    };
    changes.iter().map(one).collect()
}

fn change_one(write: &Write<'_>, change: &RateChange) -> Result<Option<TaxRate>> {
    match change {
        RateChange::Insert { input, before } => {
            let order = order_at(&write.rate_places()?, *before);
            let order = Some(Value::Number(order.to_string()));
            let rate = create(write, &RateInput { order, ..input.clone() })?;
            if before.is_some() {
                place(write, &BTreeSet::from([rate.id]), *before)?;
            }
            Ok(write.rate(rate.id)?)
        }
        RateChange::Edit(id, input) => edit(write, &id.to_string(), input).map(Some),
        RateChange::EditIfUnchanged { id, input, known } => {
            let now = write.rate(*id)?.ok_or_else(|| Error::InvalidTaxId { id: id.to_string() })?;
            refuse_stale(input, known, &now)?;
            edit(write, &id.to_string(), input).map(Some)
        }
        RateChange::Delete(id) => match write.versioned_rate(*id)? {
            Some(rate) => {
                write.delete_versioned_rate(&rate)?;
                Ok(None)
            }
            None => delete(write, &id.to_string()).map(|()| None),
        },
        RateChange::Move { rates, before } => place(write, rates, *before).map(|()| None),
    }
}

/// The `order` for a new rate near its position, so that few other rates are renumbered.
fn order_at(list: &[RatePosition], before: Option<RateId>) -> i64 {
    let next = list.iter().find(|(id, _)| Some(*id) == before).map(|(_, order)| *order);
    next.unwrap_or_else(|| list.last().map_or(0, |(_, order)| order.saturating_add(1)))
}

fn place(write: &Write<'_>, rates: &BTreeSet<RateId>, before: Option<RateId>) -> Result<()> {
    let list: Vec<RatePosition> = write.rate_places()?;
    for (id, order) in moved_before(&list, rates, before) {
        let was = write.rate(id)?.ok_or_else(|| Error::InvalidTaxId { id: id.to_string() })?;
        write.put_rate(Some(&was), &TaxRate { order, ..was.clone() })?;
    }
    Ok(())
}

impl Engine {
    /// Saves typed rows, each whole or not at all, as one step of the journal with this title. Returns, for each, the rate
    /// as it is now, or why it is not saved. Needs `manage_store`.
    pub fn save_typed_rates(
        &mut self,
        actor: &Actor,
        title: Text,
        rows: Vec<TypedRow>,
        now: Instant,
    ) -> Result<Vec<Result<TaxRate>>> {
        let classes = self.classes(actor)?;
        let (mut changes, mut refused) = (Vec::new(), Vec::new());
        for row in rows {
            match change_of(row, &classes) {
                Ok(change) => {
                    changes.push(change);
                    refused.push(None);
                }
                Err(error) => refused.push(Some(error)),
            }
        }
        let made = if changes.is_empty() {
            Vec::new()
        } else {
            let change = Change::TaxRate(TaxRateChange::Table { title, changes });
            self.apply(&change, actor, now)?.rates()?
        };
        let mut made = made.into_iter();
        let answers = refused.into_iter().map(|refused| match refused {
            Some(error) => Some(Err(error)),
            None => made.next()?.transpose(),
        });
        Ok(answers.flatten().collect())
    }
}

fn change_of(row: TypedRow, classes: &[TaxClass]) -> Result<RateChange> {
    let input = row.input(|name| TaxClass::slug_named(classes, name))?;
    Ok(match row.id {
        Some(id) if row.known.is_empty() => RateChange::Edit(id, input),
        Some(id) => RateChange::EditIfUnchanged { id, input, known: row.known },
        None => RateChange::Insert { input, before: row.before },
    })
}
