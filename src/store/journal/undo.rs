//! Undo and redo. The steps that can be undone form one sequence, whoever made them; undo moves back in it
//! and redo forward, until a new step is made. In a shop on several devices, each device has a sequence of its
//! own.
//!
//! A thing is only changed while it has the value that the step left it with, and while no other device has
//! changed it since.

use std::collections::BTreeSet;

use rusqlite::{OptionalExtension, Row, named_params};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::chain::Link;
use super::noun::{JournalNoun, Touches};
use super::revert::{Revert, Sides, changed_since};
use super::title::{kept, title_of};
use super::{ADD_STEP, Step, unreadable};
use crate::Result;
use crate::{Read, Write};
use domain::ids::RateId;
use domain::order::OrderStatus;
use domain::text::Text;
use domain::time::Instant;
use domain::{Error, text};

const LAST_DONE: &str = "
  SELECT id, at, login, title, state FROM journal_steps WHERE state = 0 ORDER BY id DESC LIMIT 1";
const FIRST_UNDONE: &str = "
  SELECT id, at, login, title, state FROM journal_steps WHERE state = 1 ORDER BY id LIMIT 1";
const LAST_DONE_THERE: &str = "
  SELECT id, at, login, title, state FROM journal_steps
  WHERE device = :device AND state = 0 ORDER BY id DESC LIMIT 1";
const FIRST_UNDONE_THERE: &str = "
  SELECT id, at, login, title, state FROM journal_steps
  WHERE device = :device AND state = 1 ORDER BY id LIMIT 1";
/// Finds a thing of the step that a later step of another device, which is in effect, changed too.
const CHANGED_LATER: &str = "
  SELECT c.noun, c.key FROM journal_steps s JOIN journal_changes c ON c.step_id = s.id
  WHERE s.id > :step AND s.device IS NOT :device AND s.kind = 'do' AND coalesce(s.state, 0) = 0
    AND (c.noun, c.key) IN (SELECT noun, key FROM journal_changes WHERE step_id = :step)
  LIMIT 1";
/// SQL condition: a later step of another device is in effect.
const IS_FOLLOWED: &str = "
  SELECT 1 FROM journal_steps
  WHERE id > :step AND device IS NOT :device AND kind = 'do' AND coalesce(state, 0) = 0";
const CHANGES: &str = "
  SELECT noun, key, was, became FROM journal_changes WHERE step_id = :step ORDER BY position";
const SET_STATE: &str = "UPDATE journal_steps SET state = :state WHERE id = :id";
const ORDER_BEFORE: &str = "
  SELECT was FROM journal_changes
  WHERE noun = 'order' AND key = :number AND was IS NOT NULL ORDER BY step_id DESC LIMIT 1";

const LAST_STEP: &str = "SELECT coalesce(max(id), 0) FROM journal_steps";
// An undo or redo has the changes of its step.
const RATES_SINCE: &str = "
  SELECT DISTINCT c.noun, c.key
  FROM journal_steps s CROSS JOIN journal_changes c ON c.step_id = coalesce(s.of_step, s.id)
  WHERE s.id > :since AND c.noun IN (SELECT value FROM json_each(:nouns))
  LIMIT :most";
const NAMES_SINCE: &str = "
  SELECT EXISTS (
    SELECT 1 FROM journal_steps s CROSS JOIN journal_changes c ON c.step_id = coalesce(s.of_step, s.id)
    WHERE s.id > :since AND c.noun IN (SELECT value FROM json_each(:nouns)))";

/// A step that can be undone or redone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastStep {
    id: i64,
    /// The time of the step.
    pub at: Instant,
    /// The user who made the step.
    pub login: String,
    /// The step in a few words for people.
    pub title: Text,
}

/// The direction in the sequence of steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// To the step before.
    Undo,
    /// To the step after.
    Redo,
}

/// One change of a step, as the journal has it.
struct Entry {
    noun: JournalNoun,
    key: String,
    was: Option<Value>,
    became: Option<Value>,
}

impl PastStep {
    /// The id of the step, which an undo and a redo do not change.
    pub const fn id(&self) -> i64 {
        self.id
    }
}

fn past_step(row: &Row<'_>) -> rusqlite::Result<PastStep> {
    Ok(PastStep {
        id: row.get("id")?,
        at: Instant::from_seconds(row.get("at")?),
        login: row.get("login")?,
        title: title_of(row)?,
    })
}

impl Read<'_> {
    /// The step that an undo or a redo on a device would take; `None` when there is none. Without a device,
    /// all steps are one sequence.
    pub fn next_step(&self, direction: Direction, device: Option<i64>) -> Result<Option<PastStep>> {
        let (sql, there) = match direction {
            Direction::Undo => (LAST_DONE, LAST_DONE_THERE),
            Direction::Redo => (FIRST_UNDONE, FIRST_UNDONE_THERE),
        };
        let found = match device {
            None => self.conn.prepare_cached(sql)?.query_row([], past_step),
            Some(device) => {
                self.conn.prepare_cached(there)?.query_row(named_params! { ":device": device }, past_step)
            }
        };
        Ok(found.optional()?)
    }

    /// The status of an order before it was moved to the trash, which was its last change; `None` where the
    /// journal does not have it.
    pub fn status_before_trash(&self, number: &str) -> Result<Option<OrderStatus>> {
        let was: Option<String> =
            self.one(ORDER_BEFORE, named_params! { ":number": number }, |row| row.get("was"))?;
        let was = was.and_then(|was| serde_json::from_str::<Value>(&was).ok());
        let status = was.and_then(|was| OrderStatus::parse(was.get("status")?.as_str()?));
        Ok(status.filter(|status| *status != OrderStatus::Trash))
    }

    /// The id of the last step; 0 when there is none.
    pub fn last_step(&self) -> Result<i64> {
        self.only(LAST_STEP, [], |row| row.get(0))
    }

    /// The tax rates that were changed after this step; `None` when these are more than `most`, or when any
    /// may have been changed.
    pub fn rates_changed_since(&self, step: i64, most: usize) -> Result<Option<BTreeSet<RateId>>> {
        let mut statement = self.conn.prepare_cached(RATES_SINCE)?;
        let limit = i64::try_from(most).unwrap_or(i64::MAX).saturating_add(1);
        let nouns = JournalNoun::names(|row| matches!(row.touches, Touches::Rate | Touches::Everything));
        let mut rows = statement.query(named_params! { ":since": step, ":nouns": nouns, ":most": limit })?;
        let mut changed = BTreeSet::new();
        while let Some(row) = rows.next()? {
            let (noun, key): (String, String) = (row.get("noun")?, row.get("key")?);
            let is_rate = JournalNoun::parse(&noun).is_some_and(|noun| noun.row().touches == Touches::Rate);
            match RateId::parse(&key).filter(|_| is_rate && changed.len() < most) {
                Some(id) => drop(changed.insert(id)),
                None => return Ok(None),
            }
        }
        Ok(Some(changed))
    }

    /// True when a product or a customer was changed after this step, or may have been.
    pub fn are_names_changed_since(&self, step: i64) -> Result<bool> {
        let nouns = JournalNoun::names(|row| matches!(row.touches, Touches::Names | Touches::Everything));
        self.only(NAMES_SINCE, named_params! { ":since": step, ":nouns": nouns }, |row| row.get(0))
    }

    /// The numbers of what a step issued, where it did nothing else. Such a step is not reverted: the engine makes credit
    /// notes.
    pub fn invoices_of_step(&self, step: &PastStep) -> Result<Vec<String>> {
        let changes = self.changes_of(step)?;
        let is_all = changes.iter().all(|entry| entry.noun == JournalNoun::Invoice);
        Ok(if is_all { changes.into_iter().map(|entry| entry.key).collect() } else { Vec::new() })
    }

    fn changes_of(&self, step: &PastStep) -> Result<Vec<Entry>> {
        let parse = |text: Option<String>| -> Result<Option<Value>> {
            text.map(|text| serde_json::from_str(&text).map_err(|_damaged| unreadable())).transpose()
        };
        let mut entries = Vec::new();
        self.each_row(CHANGES, named_params! { ":step": step.id }, |row| {
            entries.push(Entry {
                noun: JournalNoun::parse(&row.get::<_, String>("noun")?).ok_or_else(unreadable)?,
                key: row.get("key")?,
                was: parse(row.get("was")?)?,
                became: parse(row.get("became")?)?,
            });
            Ok(())
        })?;
        Ok(entries)
    }
}

impl Write<'_> {
    /// Reverts or repeats a step and adds that to the journal. Refused when a thing does not have the value
    /// that the step left it with.
    pub fn undo_redo(&self, past: &PastStep, direction: Direction, step: &Step) -> Result<()> {
        let mut entries = self.changes_of(past)?;
        self.refuse_changed_later(past, &entries)?;
        if direction == Direction::Undo {
            entries.reverse();
        }
        let mut is_lost = false;
        for entry in entries {
            let (from, to) = match direction {
                Direction::Undo => (entry.became, entry.was),
                Direction::Redo => (entry.was, entry.became),
            };
            let sides = Sides { key: &entry.key, from: from.as_ref(), to: to.as_ref() };
            match entry.noun.row().revert {
                Revert::AndForth(set_back) => set_back(self, &sides)?,
                Revert::ForGood(added) => {
                    added.remove(self, &entry.key)?;
                    is_lost = true;
                }
                Revert::Never => return Err(unreadable()),
            }
        }
        // The undo is one row that refers to the step, without changes of its own.
        self.changes.borrow_mut().clear();
        let (state, kind) = match direction {
            Direction::Undo if is_lost => (2, "undo"),
            Direction::Undo => (1, "undo"),
            Direction::Redo => (0, "redo"),
        };
        self.run(SET_STATE, named_params! { ":id": past.id, ":state": state })?;
        self.run(
            ADD_STEP,
            named_params! {
                ":at": step.at.seconds(), ":login": step.login, ":title": kept(&past.title),
                ":kind": kind, ":of_step": past.id, ":state": None::<i64>, ":device": self.device,
            },
        )?;
        let id = self.conn.last_insert_rowid();
        Link::of_step(self.conn, id)?.close(self.conn, id)
    }

    /// Ends that a step can be undone, since a later one did so in another way.
    pub fn retire_step(&self, past: &PastStep) -> Result<()> {
        self.run(SET_STATE, named_params! { ":id": past.id, ":state": 2 })
    }

    /// Refuses a step where a later one of another device has changed one of its things, also where that has
    /// the same value again; and an import that any step of another device follows, since its rows are
    /// removed as they are.
    fn refuse_changed_later(&self, past: &PastStep, entries: &[Entry]) -> Result<()> {
        let Some(device) = self.device else { return Ok(()) };
        let of_step = named_params! { ":step": past.id, ":device": device };
        let later = self
            .conn
            .prepare_cached(CHANGED_LATER)?
            .query_row(of_step, |row| Ok((row.get::<_, String>("noun")?, row.get::<_, String>("key")?)));
        if let Some((noun, key)) = later.optional()? {
            let noun = JournalNoun::parse(&noun).ok_or_else(unreadable)?;
            return Err(changed_since(noun.called(&key)));
        }
        let is_for_good = |entry: &Entry| matches!(entry.noun.row().revert, Revert::ForGood(_));
        if entries.iter().any(is_for_good) && self.conn.prepare_cached(IS_FOLLOWED)?.exists(of_step)? {
            let problem = text!("another device has changed the shop since, so what it added stays");
            return Err(Error::Invalid { what: past.title.clone(), problem }.into());
        }
        Ok(())
    }

    /// The device where the change is made; `None` in a shop that is not shared.
    pub fn device(&self) -> Option<i64> {
        self.device
    }
}
