//! The history: the steps of the journal, and what each changed.

use rusqlite::named_params;
use serde_json::Value;

use super::changed::{BeforeAfter, ChangedThing};
use super::noun::JournalNoun;
use super::unreadable;
use crate::Read;
use crate::Result;
use domain::noun::NounKind;
use domain::time::Instant;

const HISTORY: &str = "
  SELECT id, at, login, title, kind, of_step, state FROM journal_steps s
  WHERE (:login IS NULL OR login = :login) AND at >= :from AND at < :until
    AND instr(lower(title), lower(:text)) > 0
    AND (:nouns IS NULL OR EXISTS (
      SELECT 1 FROM journal_changes c
      WHERE c.step_id = coalesce(s.of_step, s.id) AND c.noun IN (SELECT value FROM json_each(:nouns))))
  ORDER BY id DESC LIMIT :limit OFFSET :offset";
const CHANGES: &str = "
  SELECT noun, key, was, became FROM journal_changes WHERE step_id = :step ORDER BY position LIMIT :limit";
const COUNT: &str = "SELECT count(*) AS changes FROM journal_changes WHERE step_id = :step";
const LOGINS: &str = "SELECT DISTINCT login FROM journal_steps ORDER BY login";

/// The filter of the history; the default leaves nothing out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HistoryQuery {
    /// Only the steps of this user.
    pub login: Option<String>,
    /// Only steps with this text in their title, without regard to the case of plain letters; empty for all.
    pub text: String,
    /// Only steps that changed such a thing.
    pub noun: Option<NounKind>,
    /// Only steps from this instant on.
    pub from: Option<Instant>,
    /// Only steps before this instant.
    pub until: Option<Instant>,
}

/// A row of the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryEntry {
    /// The id of the row.
    pub id: i64,
    /// The id of the step that has the changes: of an undo or redo, that of the step that it is about.
    pub step: i64,
    /// The time of the step.
    pub at: Instant,
    /// The user who made the step.
    pub login: String,
    /// The step in a few words for people.
    pub title: Text,
    /// A first change, an undo or a redo.
    pub kind: HistoryKind,
    /// The step is undone at present.
    pub undone: bool,
}

/// The kind of a row of the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HistoryKind {
    /// A change.
    Do,
    /// The undo of an earlier step.
    Undo,
    /// The redo of an undone step.
    Redo,
}

impl Read<'_> {
    /// The rows of the history that a query matches, latest first.
    pub fn history(&self, query: &HistoryQuery, limit: i64, offset: i64) -> Result<Vec<HistoryEntry>> {
        let nouns = query.noun.map(|found_by| JournalNoun::names(|row| row.found_by.contains(&found_by)));
        let params = named_params! {
            ":login": query.login, ":nouns": nouns, ":text": query.text,
            ":from": query.from.map_or(i64::MIN, Instant::seconds),
            ":until": query.until.map_or(i64::MAX, Instant::seconds), ":limit": limit, ":offset": offset,
        };
        self.list(HISTORY, params, |row| {
            let (id, of_step): (i64, Option<i64>) = (row.get("id")?, row.get("of_step")?);
            let (kind, state): (String, Option<i64>) = (row.get("kind")?, row.get("state")?);
            Ok(HistoryEntry {
                id,
                step: of_step.unwrap_or(id),
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
        })
    }

    /// The first `limit` things that a step changed, and the number of all of them.
    pub fn changed_things(&self, step: i64, limit: i64) -> Result<(Vec<ChangedThing>, i64)> {
        let mut things = Vec::new();
        self.each_row(CHANGES, named_params! { ":step": step, ":limit": limit }, |row| {
            let parse = |text: Option<String>| -> Result<Option<Value>> {
                text.map(|text| serde_json::from_str(&text).map_err(|_damaged| unreadable())).transpose()
            };
            let (noun, key): (String, String) = (row.get("noun")?, row.get("key")?);
            let values = BeforeAfter { was: parse(row.get("was")?)?, became: parse(row.get("became")?)? };
            let noun = JournalNoun::parse(&noun).ok_or_else(unreadable)?.row();
            things.push((noun.read)(self, (noun.name, &key), &values)?);
            Ok(())
        })?;
        let count = self.only(COUNT, named_params! { ":step": step }, |row| row.get("changes"))?;
        Ok((things, count))
    }

    /// The logins of all who made a step.
    pub fn history_logins(&self) -> Result<Vec<String>> {
        self.list(LOGINS, [], |row| row.get("login"))
    }
}
