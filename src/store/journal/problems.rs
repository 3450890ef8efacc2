//! Compares the journal with the rows: the last change of a thing that is not undone has its present value.
//! The rows of an import exist unless the import was undone.

use rusqlite::{OptionalExtension, Row, named_params};

use super::chain;
use super::noun::JournalNoun;
use super::nouns;
use super::verify::{Last, Moves, Since};
use crate::Read;
use crate::Result;
use domain::text;
use domain::text::Text;

/// Steps with a change that is not JSON.
const UNREADABLE: &str = "
  SELECT DISTINCT step_id FROM journal_changes
  WHERE NOT json_valid(coalesce(was, '{}')) OR NOT json_valid(coalesce(became, '{}')) LIMIT 100";
/// The last change of each thing that is not undone. A class or an order is identified by the id in its JSON,
/// since its slug or number may have changed.
const LAST: &str = "
  SELECT step_id, noun, key, was, became FROM (
    SELECT c.step_id, c.noun, c.key, c.was, c.became, row_number() OVER (
      PARTITION BY c.noun, coalesce(json_extract(c.became, '$.id'), json_extract(c.was, '$.id'), c.key)
      ORDER BY c.step_id DESC, c.position DESC) AS age
    FROM journal_changes c JOIN journal_steps s ON s.id = c.step_id
    WHERE s.kind = 'do' AND coalesce(s.state, 0) = 0
      AND c.noun IN (SELECT value FROM json_each(:nouns))
  ) WHERE age = 1";
/// The moves of items to another class that are not undone.
const MOVES: &str = "
  SELECT c.step_id, c.became FROM journal_changes c JOIN journal_steps s ON s.id = c.step_id
  WHERE s.kind = 'do' AND coalesce(s.state, 0) = 0 AND c.noun = 'lines' ORDER BY c.step_id";
const ZONE_MOVED: &str = "SELECT 1 FROM journal_changes WHERE noun = 'setting' AND key = 'time_zone' LIMIT 1";
/// The rows of each import: their range of ids, whether the import is not undone, and how many of them exist
/// and how many were deleted since.
const ADDED: &str = "
  WITH runs AS (
    SELECT CAST(substr(c.key, 1, instr(c.key, '..') - 1) AS INTEGER) AS first,
      CAST(substr(c.key, instr(c.key, '..') + 2) AS INTEGER) AS last, coalesce(s.state, 0) = 0 AS stands
    FROM journal_changes c JOIN journal_steps s ON s.id = c.step_id
    WHERE s.kind = 'do' AND c.noun = 'orders' AND c.key LIKE '%..%'
  ), gone AS (
    SELECT DISTINCT json_extract(c.was, '$.id') AS id
    FROM journal_changes c JOIN journal_steps s ON s.id = c.step_id
    WHERE s.kind = 'do' AND coalesce(s.state, 0) = 0 AND c.noun = 'order' AND c.became IS NULL
  )
  SELECT first, last, stands,
    (SELECT count(*) FROM orders WHERE id BETWEEN first AND last) AS present,
    (SELECT count(*) FROM gone WHERE gone.id BETWEEN first AND last) AS gone
  FROM runs";

fn last(row: &Row<'_>) -> rusqlite::Result<(String, Last)> {
    let json = |column: &str| -> rusqlite::Result<_> {
        Ok(row.get::<_, Option<String>>(column)?.and_then(|text| serde_json::from_str(&text).ok()))
    };
    let (was, became) = (json("was")?, json("became")?);
    Ok((row.get("noun")?, Last { step: row.get("step_id")?, key: row.get("key")?, was, became }))
}

impl Read<'_> {
    /// The things that differ from the journal, in a sentence each.
    pub(crate) fn journal_problems(&self) -> Result<Vec<Text>> {
        let mut statement = self.conn.prepare_cached(UNREADABLE)?;
        let steps = statement.query_map([], |row| row.get::<_, i64>(0))?;
        let mut problems = Vec::new();
        for step in steps {
            problems.push(text!("Step {step} of the journal cannot be read", step = step?));
        }
        if !problems.is_empty() {
            return Ok(problems);
        }
        problems.extend(chain::problems(self.conn)?);
        let zone_moved = self.conn.query_row(ZONE_MOVED, [], |_| Ok(())).optional()?.is_some();
        let since = Since { zone_moved, moves: self.moves()? };
        let nouns = JournalNoun::names(|row| row.verify.is_some());
        self.each_row(LAST, named_params! { ":nouns": nouns }, |row| {
            let (noun, last) = last(row)?;
            if let Some(noun) = JournalNoun::parse(&noun)
                && let Some(verify) = noun.row().verify
                && !verify(self, &last, &since)?
            {
                problems.push(text!(
                    "{kind} {key} is not what the journal says it became",
                    kind = noun.one(),
                    key = last.key
                ));
            }
            Ok(())
        })?;
        problems.extend(self.runs_astray()?);
        Ok(problems)
    }

    fn moves(&self) -> Result<Moves> {
        let mut moves = Moves::new();
        let mut statement = self.conn.prepare_cached(MOVES)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let (step, became): (i64, String) = (row.get("step_id")?, row.get("became")?);
            let became = serde_json::from_str(&became).ok();
            let Some((class, lines)) = became.as_ref().and_then(nouns::lines) else { continue };
            for (order, position) in lines {
                moves.entry(order).or_default().push((step, position, class.clone()));
            }
        }
        Ok(moves)
    }

    /// Imports whose orders are incomplete, or exist although the import was undone.
    fn runs_astray(&self) -> Result<Vec<Text>> {
        let mut problems = Vec::new();
        self.each_row(ADDED, [], |row| {
            let (first, last): (i64, i64) = (row.get("first")?, row.get("last")?);
            let (stands, present, gone): (bool, i64, i64) =
                (row.get("stands")?, row.get("present")?, row.get("gone")?);
            let added = last.saturating_sub(first).saturating_add(1);
            if stands && present.saturating_add(gone) != added {
                problems.push(text!(
                    "An import added the orders with the ids {first} to {last}, {added} in all; {present} are there and {gone} were deleted since",
                    first,
                    last,
                    added,
                    present,
                    gone
                ));
            }
            if !stands && present > 0 {
                problems.push(text!(
                    "The import of the orders with the ids {first} to {last} was undone, and {present} are there",
                    first,
                    last,
                    present
                ));
            }
            Ok(())
        })?;
        Ok(problems)
    }
}
