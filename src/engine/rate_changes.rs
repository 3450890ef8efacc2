//! Many changes of rates as one step of the journal: what a table of them is edited by. Each change is
//! judged by itself, as in a bulk request; what is refused leaves the others as they are.

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

use super::rates::{create, delete, edit};
use crate::domain::field::Value;
use crate::domain::ids::RateId;
use crate::domain::rate::{RateInput, TaxRate};
use crate::domain::rate_order::{Place, moved_before};
use crate::domain::rate_stale::refuse_stale;
use crate::domain::{Error, Result};
use crate::store::Write;

/// One change of a table of rates.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RateChange {
    /// A new rate right before another, or behind all.
    Insert {
        /// What is given of it; its `order` follows from its place.
        input: RateInput,
        /// The rate it is to stand before.
        before: Option<RateId>,
    },
    /// Some fields of a rate.
    Edit(RateId, RateInput),
    /// Some fields of a rate, each refused when it is none of what whoever edits knows it to be: somebody
    /// else changed it meanwhile.
    EditKnown {
        /// Which.
        id: RateId,
        /// What is given of it.
        input: RateInput,
        /// What it is known to be, the latest last.
        known: Vec<TaxRate>,
    },
    /// The end of a rate.
    Delete(RateId),
    /// Rates to stand right before another, or behind all, in the order they have.
    Place {
        /// Which.
        rates: BTreeSet<RateId>,
        /// The rate they are to stand before.
        before: Option<RateId>,
    },
}

/// Does all of it. Answers, for each change, the rate as it is now (`None` where there is none or are several), or
/// why it was refused.
pub(super) fn change_all(write: &Write<'_>, changes: &[RateChange]) -> Result<Vec<Result<Option<TaxRate>>>> {
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
            write.rate(rate.id)
        }
        RateChange::Edit(id, input) => edit(write, &id.to_string(), input).map(Some),
        RateChange::EditKnown { id, input, known } => {
            let now = write.rate(*id)?.ok_or_else(|| Error::InvalidTaxId { id: id.to_string() })?;
            refuse_stale(input, known, &now)?;
            edit(write, &id.to_string(), input).map(Some)
        }
        RateChange::Delete(id) => delete(write, &id.to_string()).map(|()| None),
        RateChange::Place { rates, before } => place(write, rates, *before).map(|()| None),
    }
}

/// The order that brings a new rate near its place, so that hardly another rate has to make room.
fn order_at(list: &[Place], before: Option<RateId>) -> i64 {
    let next = list.iter().find(|(id, _)| Some(*id) == before).map(|(_, order)| *order);
    next.unwrap_or_else(|| list.last().map_or(0, |(_, order)| order.saturating_add(1)))
}

fn place(write: &Write<'_>, rates: &BTreeSet<RateId>, before: Option<RateId>) -> Result<()> {
    let list: Vec<Place> = write.rate_places()?;
    for (id, order) in moved_before(&list, rates, before) {
        let was = write.rate(id)?.ok_or_else(|| Error::InvalidTaxId { id: id.to_string() })?;
        write.put_rate(Some(&was), &TaxRate { order, ..was.clone() })?;
    }
    Ok(())
}
