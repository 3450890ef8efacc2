//! The history: the steps of the journal, and what each changed.

use std::fmt;
use std::sync::Arc;

use rusqlite::named_params;
use serde_json::Value;

use super::changed::{BeforeAfter, ChangedThing};
use super::noun::JournalNoun;
use super::title::title_of;
use super::unreadable;
use crate::Read;
use crate::Result;
use domain::noun::NounKind;
use domain::text::Text;
use domain::time::Instant;

const HISTORY: &str = "
  SELECT id, at, login, title, kind, of_step, state FROM journal_steps s
  WHERE (:login IS NULL OR login = :login) AND at >= :from AND at < :until
    AND (:nouns IS NULL OR EXISTS (
      SELECT 1 FROM journal_changes c
      WHERE c.step_id = coalesce(s.of_step, s.id) AND c.noun IN (SELECT value FROM json_each(:nouns))))
  ORDER BY id DESC";
const CHANGES: &str = "
  SELECT noun, key, was, became FROM journal_changes WHERE step_id = :step ORDER BY position LIMIT :limit";
const COUNT: &str = "SELECT count(*) AS changes FROM journal_changes WHERE step_id = :step";
const LOGINS: &str = "SELECT DISTINCT login FROM journal_steps ORDER BY login";

/// The filter of the history; the default leaves nothing out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HistoryQuery {
    /// Only the steps of this user.
    pub login: Option<String>,
    /// Only steps with this text in their title, without regard to case; empty for all.
    pub text: String,
    /// Writes titles in the language of the reader.
    pub titles: TitleWriter,
    /// Only steps that changed such a thing.
    pub noun: Option<NounKind>,
    /// Only steps from this instant on.
    pub from: Option<Instant>,
    /// Only steps before this instant.
    pub until: Option<Instant>,
}

/// Writes a title in the language and the formats of who asks; by default in English.
#[derive(Clone)]
pub struct TitleWriter(pub Arc<dyn Fn(&Text) -> String + Send + Sync>);

impl Default for TitleWriter {
    fn default() -> Self {
        Self(Arc::new(Text::to_string))
    }
}

impl fmt::Debug for TitleWriter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TitleWriter")
    }
}

/// A query stays the same however the titles are written.
impl PartialEq for TitleWriter {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for TitleWriter {}

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
            ":login": query.login, ":nouns": nouns,
            ":from": query.from.map_or(i64::MIN, Instant::seconds),
            ":until": query.until.map_or(i64::MAX, Instant::seconds),
        };
        let sought = query.text.to_lowercase();
        let is_sought = |entry: &rusqlite::Result<HistoryEntry>| match entry {
            Ok(entry) => sought.is_empty() || query.titles.0(&entry.title).to_lowercase().contains(&sought),
            Err(_) => true,
        };
        let mut statement = self.conn.prepare_cached(HISTORY)?;
        let rows = statement.query_map(params, |row| {
            let (id, of_step): (i64, Option<i64>) = (row.get("id")?, row.get("of_step")?);
            let (kind, state): (String, Option<i64>) = (row.get("kind")?, row.get("state")?);
            Ok(HistoryEntry {
                id,
                step: of_step.unwrap_or(id),
                at: Instant::from_seconds(row.get("at")?),
                login: row.get("login")?,
                title: title_of(row)?,
                kind: match kind.as_str() {
                    "undo" => HistoryKind::Undo,
                    "redo" => HistoryKind::Redo,
                    _ => HistoryKind::Do,
                },
                undone: state.is_some_and(|state| state > 0),
            })
        })?;
        let count = |number: i64| usize::try_from(number).unwrap_or_default();
        let found = rows.filter(is_sought).skip(count(offset)).take(count(limit));
        Ok(found.collect::<rusqlite::Result<_>>()?)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{JournalChange, Step, Store, User};
    use domain::access::Role;
    use domain::shop::settings::{Currency, Shop};
    use domain::table::Cell;
    use domain::text;
    use domain::time::{Day, Zone};

    #[test]
    fn a_step_is_found_by_its_title_as_it_is_shown() {
        let folder = tempfile::tempdir().unwrap();
        let (login, role, at) = ("owner".to_owned(), Role::Administrator, Instant::from_seconds(0));
        let owner = User { login: login.clone(), role, ..User::default() };
        let shop = Shop::new("Test", Currency::USD, Zone::UTC).unwrap();
        let mut store = Store::create(&folder.path().join("s.tillbook"), &shop, &owner, at).unwrap();
        let title = text!("Edit {name} of {day}", name = "Mug", day = Day::parse("2026-10-01").unwrap());
        let rebuild = |write: &crate::Write<'_>| {
            write.record(JournalChange::rebuilt());
            Ok(())
        };
        store.write(&Step { at, login, title }, rebuild).unwrap();
        let shown = |cell: &Cell| if let Cell::Day(_) = cell { "1 Oct".to_owned() } else { cell.to_string() };
        let written = TitleWriter(Arc::new(move |title: &Text| title.in_english(&shown)));
        let plain = TitleWriter::default();
        for (sought, titles, found) in [
            ("", &plain, vec!["Edit Mug of 2026-10-01", "New shop"]),
            ("mug OF 2026", &plain, vec!["Edit Mug of 2026-10-01"]),
            ("mug of 1 oct", &written, vec!["Edit Mug of 2026-10-01"]),
            ("2026", &written, Vec::new()),
            ("new", &written, vec!["New shop"]),
        ] {
            let query =
                HistoryQuery { text: sought.to_owned(), titles: titles.clone(), ..HistoryQuery::default() };
            let titles = |limit, offset| {
                let entries = store.read(|read| Ok(read.history(&query, limit, offset)?)).unwrap();
                entries.iter().map(|entry| entry.title.to_string()).collect::<Vec<_>>()
            };
            assert_eq!(titles(9, 0), found, "{sought}");
            assert_eq!(titles(9, 1), found.get(1..).unwrap_or_default(), "{sought}");
            assert!(titles(0, 0).is_empty());
        }
    }
}
