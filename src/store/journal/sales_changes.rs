//! Products whose sales may have changed since a step of the journal, by which the cache of product sales is kept.

use std::collections::BTreeSet;

use rusqlite::named_params;
use serde_json::Value;

use super::noun::{JournalNoun, Sales};
use super::{nouns, unreadable};
use crate::Read;
use crate::Result;
use domain::ids::ProductId;
use domain::order::{Order, Refund};
use domain::time::Day;

// An undo or redo has the changes of its step.
const SINCE: &str = "
  SELECT c.noun, c.was, c.became, s.of_step IS NOT NULL AS is_repeated
  FROM journal_steps s CROSS JOIN journal_changes c ON c.step_id = coalesce(s.of_step, s.id)
  WHERE s.id > :since AND c.noun NOT IN (SELECT value FROM json_each(:nouns))
  LIMIT :most";

/// The largest move of an order in days when the time zone changes: zones are up to 26 hours apart.
const ZONES_APART: u64 = 2;

/// The days and products of the sales that may have changed: each of these products on each of these days.
#[derive(Debug, Default)]
pub struct SalesChanges {
    /// The days of orders and refunds.
    pub days: BTreeSet<Day>,
    /// The products of orders and refunds.
    pub products: BTreeSet<ProductId>,
    /// Products were added, or went into the archive or out of it.
    pub archive: bool,
}

impl SalesChanges {
    fn add_order(&mut self, order: &Order) {
        self.days.insert(order.placed_at.day);
        self.products.extend(order.items.iter().filter_map(|item| item.product));
        order.refunds.iter().for_each(|refund| self.add_refund(refund));
    }

    fn add_refund(&mut self, refund: &Refund) {
        self.days.insert(refund.refunded_at.day);
        self.products.extend(refund.items.iter().filter_map(|item| item.product));
    }
}

impl Read<'_> {
    /// The sales that were changed after this step; `None` when the changes are more than `most`, or when any
    /// sales may have been changed.
    pub fn sales_changed_since(&self, step: i64, most: usize) -> Result<Option<SalesChanges>> {
        let mut statement = self.conn.prepare_cached(SINCE)?;
        let limit = i64::try_from(most).unwrap_or(i64::MAX).saturating_add(1);
        let nouns = JournalNoun::names(|row| row.sales == Sales::Same);
        let mut rows = statement.query(named_params! { ":since": step, ":nouns": nouns, ":most": limit })?;
        let (mut changes, mut repeated, mut count) = (SalesChanges::default(), SalesChanges::default(), 0);
        while let Some(row) = rows.next()? {
            count += 1;
            let noun: String = row.get("noun")?;
            let sales = JournalNoun::parse(&noun).map_or(Sales::Any, |noun| noun.row().sales);
            if count > most || sales == Sales::Any {
                return Ok(None);
            }
            // The step of an undo or redo may be of before a change of the time zone.
            let changes = if row.get("is_repeated")? { &mut repeated } else { &mut changes };
            for side in ["was", "became"] {
                let Some(text) = row.get::<_, Option<String>>(side)? else { continue };
                let json: Value = serde_json::from_str(&text).map_err(|_damaged| unreadable())?;
                match sales {
                    Sales::OfOrder => changes.add_order(&nouns::order(&json).ok_or_else(unreadable)?.1),
                    Sales::OfCreditNote => {
                        changes.add_refund(&nouns::credit_note(&json).ok_or_else(unreadable)?.1.refund);
                    }
                    Sales::Same | Sales::Archive | Sales::Any => changes.archive = true,
                }
            }
        }
        for day in repeated.days {
            let first = day.minus_days(ZONES_APART);
            changes.days.extend((0..=2 * ZONES_APART).map(|days| first.plus_days(days)));
        }
        changes.products.append(&mut repeated.products);
        changes.archive |= repeated.archive;
        Ok(Some(changes))
    }
}
