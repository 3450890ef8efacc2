//! Taking steps back and doing them again. The steps that can be undone form one line, whoever made
//! them; undo goes back along it and redo forward, until something new is done.
//!
//! A thing is only set back when it is still what the step made of it.

use rusqlite::{OptionalExtension, Row, named_params};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::revert::SetBack;
use super::{ADD_STEP, Step, unreadable};
use crate::domain::Result;
use crate::domain::order::OrderStatus;
use crate::domain::time::Instant;
use crate::store::{Read, Write};

const LAST_DONE: &str = "
  SELECT id, at, login, title, state FROM journal_steps WHERE state = 0 ORDER BY id DESC LIMIT 1";
const FIRST_UNDONE: &str = "
  SELECT id, at, login, title, state FROM journal_steps WHERE state = 1 ORDER BY id LIMIT 1";
const CHANGES: &str = "
  SELECT noun, key, was, became FROM journal_changes WHERE step_id = :step ORDER BY position";
const SET_STATE: &str = "UPDATE journal_steps SET state = :state WHERE id = :id";
const ORDER_BEFORE: &str = "
  SELECT was FROM journal_changes
  WHERE noun = 'order' AND key = :number AND was IS NOT NULL ORDER BY step_id DESC LIMIT 1";
const HISTORY: &str = "
  SELECT id, at, login, title, kind, state FROM journal_steps ORDER BY id DESC LIMIT :limit OFFSET :offset";

const LAST_STEP: &str = "SELECT coalesce(max(id), 0) FROM journal_steps";
// An undo or redo has the changes of the step that it is of. What is not known to leave the rates alone,
// such as a backup that was put in the place of the shop, may have changed them.
const RATES_SINCE: &str = "
  SELECT EXISTS (
    SELECT 1 FROM journal_steps s CROSS JOIN journal_changes c ON c.step_id = coalesce(s.of_step, s.id)
    WHERE s.id > :since AND c.noun NOT IN ('order', 'orders', 'credit_note', 'credit notes', 'product', 'products',
      'customer', 'customers', 'class', 'lines', 'setting', 'user', 'password'))";

/// A step that can be taken back or done again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastStep {
    id: i64,
    /// When it was done.
    pub at: Instant,
    /// Who did it.
    pub login: String,
    /// What it was, for people.
    pub title: String,
}

/// A line of the journal, for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryEntry {
    /// When.
    pub at: Instant,
    /// Who.
    pub login: String,
    /// What, for people.
    pub title: String,
    /// Whether it took something back or did it again.
    pub kind: HistoryKind,
    /// Whether it has been taken back.
    pub undone: bool,
}

/// What a line of the journal is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HistoryKind {
    /// Something done.
    Do,
    /// Something taken back.
    Undo,
    /// Something done again.
    Redo,
}

/// Which way along the line of steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// Back.
    Undo,
    /// Forward.
    Redo,
}

/// One change as the journal has it.
struct Entry {
    noun: String,
    key: String,
    was: Option<Value>,
    became: Option<Value>,
}

impl PastStep {
    /// Its key in the journal, which stays the same when it is taken back and done again.
    pub const fn id(&self) -> i64 {
        self.id
    }
}

fn past_step(row: &Row<'_>) -> rusqlite::Result<PastStep> {
    Ok(PastStep {
        id: row.get("id")?,
        at: Instant::from_seconds(row.get("at")?),
        login: row.get("login")?,
        title: row.get("title")?,
    })
}

impl Read<'_> {
    /// The step that would be taken back or done again next; `None` when there is none.
    pub fn next_step(&self, direction: Direction) -> Result<Option<PastStep>> {
        let sql = match direction {
            Direction::Undo => LAST_DONE,
            Direction::Redo => FIRST_UNDONE,
        };
        Ok(self.conn.prepare_cached(sql)?.query_row([], past_step).optional()?)
    }

    /// What was done, latest first.
    pub fn history(&self, limit: i64, offset: i64) -> Result<Vec<HistoryEntry>> {
        let mut statement = self.conn.prepare_cached(HISTORY)?;
        let rows = statement.query_map(named_params! { ":limit": limit, ":offset": offset }, |row| {
            let (kind, state): (String, Option<i64>) = (row.get("kind")?, row.get("state")?);
            Ok(HistoryEntry {
                at: Instant::from_seconds(row.get("at")?),
                login: row.get("login")?,
                title: row.get("title")?,
                kind: match kind.as_str() {
                    "undo" => HistoryKind::Undo,
                    "redo" => HistoryKind::Redo,
                    _ => HistoryKind::Do,
                },
                undone: state.is_some_and(|state| state > 0),
            })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Where an order in the trash stood before, as the journal has it; the last that was done to it was
    /// to put it there.
    pub fn status_before_trash(&self, number: &str) -> Result<Option<OrderStatus>> {
        let mut statement = self.conn.prepare_cached(ORDER_BEFORE)?;
        let was: Option<String> =
            statement.query_row(named_params! { ":number": number }, |row| row.get("was")).optional()?;
        let was = was.and_then(|was| serde_json::from_str::<Value>(&was).ok());
        let status = was.and_then(|was| OrderStatus::parse(was.get("status")?.as_str()?));
        Ok(status.filter(|status| *status != OrderStatus::Trash))
    }

    /// The step that was done last; 0 when there is none.
    pub fn last_step(&self) -> Result<i64> {
        Ok(self.conn.prepare_cached(LAST_STEP)?.query_row([], |row| row.get(0))?)
    }

    /// Whether a tax rate may have changed after this step.
    pub fn are_rates_changed_since(&self, step: i64) -> Result<bool> {
        let mut statement = self.conn.prepare_cached(RATES_SINCE)?;
        Ok(statement.query_row(named_params! { ":since": step }, |row| row.get(0))?)
    }

    fn changes_of(&self, step: &PastStep) -> Result<Vec<Entry>> {
        let mut statement = self.conn.prepare_cached(CHANGES)?;
        let parse = |text: Option<String>| -> Result<Option<Value>> {
            text.map(|text| serde_json::from_str(&text).map_err(|_damaged| unreadable())).transpose()
        };
        let mut rows = statement.query(named_params! { ":step": step.id })?;
        let mut entries = Vec::new();
        while let Some(row) = rows.next()? {
            entries.push(Entry {
                noun: row.get("noun")?,
                key: row.get("key")?,
                was: parse(row.get("was")?)?,
                became: parse(row.get("became")?)?,
            });
        }
        Ok(entries)
    }
}

impl Write<'_> {
    /// Takes a step back or does it again, and enters that in the journal. Refused when a thing is no
    /// longer what the step made of it.
    pub fn travel(&self, past: &PastStep, direction: Direction, step: &Step) -> Result<()> {
        let mut entries = self.changes_of(past)?;
        if direction == Direction::Undo {
            entries.reverse();
        }
        let mut is_lost = false;
        for entry in entries {
            let (from, to) = match direction {
                Direction::Undo => (entry.became, entry.was),
                Direction::Redo => (entry.was, entry.became),
            };
            is_lost |=
                self.set_back(&entry.noun, &entry.key, from.as_ref(), to.as_ref())? == SetBack::ForGood;
        }
        // What was set back is entered as one line that names the step, not as changes of its own.
        self.changes.borrow_mut().clear();
        let (state, kind) = match direction {
            Direction::Undo if is_lost => (2, "undo"),
            Direction::Undo => (1, "undo"),
            Direction::Redo => (0, "redo"),
        };
        self.conn.prepare_cached(SET_STATE)?.execute(named_params! { ":id": past.id, ":state": state })?;
        self.conn.prepare_cached(ADD_STEP)?.execute(named_params! {
            ":at": step.at.seconds(), ":login": step.login, ":title": past.title,
            ":kind": kind, ":of_step": past.id, ":state": None::<i64>,
        })?;
        Ok(())
    }
}
