//! The chain of the journal: the digest of a step is of who, when and what, of its changes, and of the digest of the step before.
//! So a step that another program changed or took out is found by the digests after it. Whether a step is undone is no part of
//! it, since that changes.

use rusqlite::fallible_streaming_iterator::FallibleStreamingIterator;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, Rows, named_params};
use sha2::{Digest, Sha256};

use crate::Result;
use crate::check::value_bytes;
use domain::text;
use domain::text::Text;

const BEFORE: &str = "SELECT digest FROM journal_steps WHERE id < :id ORDER BY id DESC LIMIT 1";
const STEP: &str = "
  SELECT at, login, title, kind, of_step, device FROM journal_steps WHERE id = :id";
const SET: &str = "UPDATE journal_steps SET digest = :digest WHERE id = :id";
const STEPS: &str = "
  SELECT id, digest, at, login, title, kind, of_step, device FROM journal_steps ORDER BY id";
const CHANGES: &str = "
  SELECT step_id, noun, key, was, became FROM journal_changes ORDER BY step_id, position";
/// The id that was given last, which no row has where the last steps were taken out.
const GIVEN: &str = "SELECT seq FROM sqlite_sequence WHERE name = 'journal_steps'";

/// The columns of [`STEPS`] and [`CHANGES`] before those that are part of a digest.
const STEP_ASIDE: usize = 2;
const CHANGE_ASIDE: usize = 1;

/// The digest of a step that is being written.
pub(super) struct Link(Sha256);

impl Link {
    /// Begins with what the row of a step says.
    pub(super) fn of_step(conn: &Connection, id: i64) -> Result<Self> {
        let mut before = conn.prepare_cached(BEFORE)?;
        let before: Option<Option<Vec<u8>>> =
            before.query_row(named_params! { ":id": id }, |row| row.get("digest")).optional()?;
        let mut link = Self::after(before.flatten().as_deref());
        let mut statement = conn.prepare_cached(STEP)?;
        let mut rows = statement.query(named_params! { ":id": id })?;
        if let Some(row) = rows.next()? {
            for column in 0..row.as_ref().column_count() {
                link.add(row.get_ref(column)?);
            }
        }
        Ok(link)
    }

    fn after(before: Option<&[u8]>) -> Self {
        let mut link = Self(Sha256::new());
        link.add(before.map_or(ValueRef::Null, ValueRef::Blob));
        link
    }

    fn add(&mut self, value: ValueRef<'_>) {
        value_bytes::each(value, |bytes| self.0.update(bytes));
    }

    /// Adds a change: its noun, key, old and new value.
    pub(super) fn change(&mut self, texts: [Option<&str>; 4]) {
        for text in texts {
            self.add(text.map_or(ValueRef::Null, |text| ValueRef::Text(text.as_bytes())));
        }
    }

    /// Writes the digest into the row of the step.
    pub(super) fn close(self, conn: &Connection, id: i64) -> Result<()> {
        let digest = self.0.finalize().to_vec();
        conn.prepare_cached(SET)?.execute(named_params! { ":id": id, ":digest": digest })?;
        Ok(())
    }
}

/// The steps that are not what was written, in a sentence each.
pub(super) fn problems(conn: &Connection) -> Result<Vec<Text>> {
    let mut problems = Vec::new();
    let mut changes = conn.prepare(CHANGES)?;
    let mut changes = changes.query([])?;
    changes.advance()?;
    let mut steps = conn.prepare(STEPS)?;
    let mut steps = steps.query([])?;
    let (mut last, mut before): (i64, Option<Vec<u8>>) = (0, None);
    while let Some(row) = steps.next()? {
        let mut link = Link::after(before.as_deref());
        (last, before) = (row.get("id")?, row.get("digest")?);
        for column in STEP_ASIDE..row.as_ref().column_count() {
            link.add(row.get_ref(column)?);
        }
        take(&mut changes, last, &mut link)?;
        if before.as_deref() != Some(link.0.finalize().as_slice()) {
            let problem = text!(
                "Step {step} of the history, or what was before it, is not as it was written",
                step = last
            );
            problems.push(problem);
        }
    }
    let given: Option<i64> = conn.query_row(GIVEN, [], |row| row.get(0)).optional()?;
    if given.is_some_and(|given| given != last) {
        let given = given.unwrap_or_default();
        problems.push(text!("The history ends with step {last}, and went up to {given}", last, given));
    }
    Ok(problems)
}

/// Adds the changes of a step, from changes in the order of their steps.
fn take(changes: &mut Rows<'_>, step: i64, link: &mut Link) -> Result<()> {
    while let Some(row) = changes.get() {
        let of: i64 = row.get("step_id")?;
        if of > step {
            break;
        }
        if of == step {
            for column in CHANGE_ASIDE..row.as_ref().column_count() {
                link.add(row.get_ref(column)?);
            }
        }
        changes.advance()?;
    }
    Ok(())
}
