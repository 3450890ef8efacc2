//! The record of the list of changes in the file of a shop on several devices: its place in the list, in the
//! transaction of each entry, and the proposals that were applied.
//!
//! **Invariant:** a file with a place is only written to by the entries of the list, and for what is of one
//! device alone (nonces, when a key was used).

use std::path::Path;

use rusqlite::{ErrorCode, OptionalExtension, named_params};
use serde::{Deserialize, Serialize};

use super::error::{StoreError, not_committed};
use super::file::restore::open_to_read;
use super::orders::search::Found;
use super::sqlite_error::code_of;
use super::users::nonces::refused_again;
use super::{Read, Step, Store, Write};
use crate::Result;
use domain::access::key::SignedNonce;
use domain::time::Instant;
use domain::{Error, label, text};

const PLACE: &str = "SELECT position, entry, membership, awaits_copy, rules FROM group_place WHERE id = 1";
const IS_SHARED: &str = "SELECT 1 FROM group_place WHERE id = 1";
const IS_APPLIED: &str = "SELECT 1 FROM group_proposals WHERE id = :id";
const BEGIN: &str = "
  INSERT OR IGNORE INTO group_place (id, awaits_copy, rules) VALUES (1, :awaits_copy, coalesce(:rules, 1))";
const ENTER_PLACE: &str = "
  UPDATE group_place
  SET position = :position, entry = :entry, membership = coalesce(:membership, membership),
    rules = max(rules, coalesce(:rules, rules))
  WHERE id = 1";
const ENTER_PROPOSAL: &str = "INSERT INTO group_proposals (id, position) VALUES (:id, :position)";
/// Forgets by place and not by number, so that all devices forget the same.
const FORGET: &str = "DELETE FROM group_proposals WHERE position <= :position";
const IS_BEFORE: &str = "
  SELECT 1 FROM group_place WHERE id = 1 AND (position IS NULL OR position < :position)";
const END: [&str; 3] = [
    "DELETE FROM group_proposals",
    "DELETE FROM group_place",
    "UPDATE OR REPLACE nonces SET of_group = 0 WHERE of_group = 1",
];

/// The refusal of a write that is not of an entry.
pub(super) const NOT_ORDERED: StoreError =
    StoreError(Error::SharedShop { what: label!("what this changes") });

/// Number of latest entries, at least, of which it is known that a proposal is applied.
const REMEMBERED: i64 = 10_000;
/// Each so many entries, those before are forgotten: they are looked for in all rows, since an index of the positions
/// would be written for each proposal.
const FORGOTTEN_EACH: i64 = 500;

/// The last entry that a file has, and the members of the group. The texts are the caller's.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GroupPlace {
    /// The position of the last entry in the list; `None` before the first.
    pub position: Option<i64>,
    /// The identity of the last entry.
    pub entry: Option<String>,
    /// The members of the group.
    pub membership: Option<String>,
    /// The file is that of a device that has joined, and gets a copy of the shop before any entry.
    pub awaits_copy: bool,
    /// The version of the rules by which the group applies changes; 0 for a file of no group.
    pub rules: u32,
}

/// An entry of the list as the file records it, by one of its proposals.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct GroupEntry {
    /// Position in the list.
    pub position: i64,
    /// Identity.
    pub entry: String,
    /// The members of the group, of an entry that changes them.
    pub membership: Option<String>,
    /// The version of the rules, of an entry that raises it.
    pub rules: Option<u32>,
    /// The proposal; `None` for an entry of the group itself.
    pub proposal: Option<GroupProposal>,
    /// The entry has further proposals, and the file is at its position after the last of them.
    pub goes_on: bool,
}

/// A proposal as the file records it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct GroupProposal {
    /// Unique.
    pub id: String,
    /// The device where it was made.
    pub device: i64,
    /// The nonce of the signed request that made it.
    pub nonce: Option<SignedNonce>,
}

impl Store {
    /// Sets the entry that the next committed write is of, with whose place it is written.
    pub fn begin_entry(&mut self, entry: GroupEntry) {
        self.entry = Some(entry);
    }

    /// Takes the entry back; `None` when it was written.
    pub fn end_entry(&mut self) -> Option<GroupEntry> {
        self.entry.take()
    }

    /// Refuses the entry of a signed request of which an entry before it is too.
    pub fn refuse_again(&self) -> Result<()> {
        let nonce = self.entry.as_ref().and_then(|entry| entry.proposal.as_ref()?.nonce);
        match nonce {
            Some(nonce) if self.read(|read| Ok(read.is_nonce_used_in_group(nonce)?))? => {
                Err(refused_again().into())
            }
            _ => Ok(()),
        }
    }

    /// Begins one transaction of several writes; a write in it that is refused is rolled back by itself. Reads see what
    /// was written before them.
    pub fn begin_together(&mut self, at: Instant) -> Result<()> {
        self.log.begin(&self.conn, at)?;
        Ok(self.conn.execute_batch("BEGIN IMMEDIATE")?)
    }

    /// Commits what was written since [`Self::begin_together`], or rolls it back.
    pub fn end_together(&mut self, keep: bool) -> Result<()> {
        let commit = || {
            self.log.before_commit(&self.conn)?;
            self.conn.execute_batch("COMMIT").map_err(not_committed)
        };
        let ended = if keep { commit() } else { Ok(()) };
        if self.is_together() {
            self.found.forget();
            // Where it fails, SQLite has rolled back by itself, or does so when the connection is closed.
            drop(self.conn.execute_batch("ROLLBACK"));
        }
        ended
    }

    pub(super) fn is_together(&self) -> bool {
        !self.conn.is_autocommit()
    }

    /// Refuses what is not of an entry, in a shared shop.
    pub fn refuse_if_shared(&self) -> Result<()> {
        if self.entry.is_none() && self.read(|read| Ok(read.is_shared()?))? {
            return Err(NOT_ORDERED);
        }
        Ok(())
    }

    /// Runs `work` in one transaction, which writes what is of this device alone, whether the shop is shared
    /// or not.
    pub fn write_local<T>(
        &mut self,
        step: &Step,
        work: impl FnOnce(&Write<'_>) -> domain::Result<T>,
    ) -> domain::Result<T> {
        self.is_local = true;
        let done = self.write(step, work);
        self.is_local = false;
        done
    }

    /// Makes the file that of a shared shop, at the beginning of a list by these rules, or without rules before the copy
    /// of one.
    pub fn begin_sharing(&mut self, step: &Step, rules: Option<u32>) -> Result<()> {
        let params = named_params! { ":awaits_copy": rules.is_none(), ":rules": rules };
        Ok(self.write_local(step, |write| Ok(write.run(BEGIN, params)?))?)
    }

    /// Makes the file that of a shop of its own. `held` is the series, as in the settings, that the others may go on with.
    pub fn end_sharing(&mut self, step: &Step, held: Option<&str>) -> Result<()> {
        Ok(self.write_local(step, |write| {
            END.iter().try_for_each(|sql| write.run(sql, []))?;
            Ok(held.map_or(Ok(()), |series| write.hold_series(Some(series)))?)
        })?)
    }

    /// The place that a file has in a list, without opening it for writing.
    pub fn peek_group(path: &Path) -> Result<Option<GroupPlace>> {
        let conn = open_to_read(path)?;
        Read { conn: &conn, found: &Found::default() }.group_place()
    }

    /// True for an error that the change has on every device; false for one of this device's disk or file.
    pub fn is_refusal(error: &Error) -> bool {
        match error {
            Error::Storage { source, .. } => matches!(
                code_of(source),
                Some(ErrorCode::ConstraintViolation | ErrorCode::TypeMismatch | ErrorCode::TooBig)
            ),
            Error::Unsettled { .. }
            | Error::Busy
            | Error::NoSuchShop { .. }
            | Error::ShopExists { .. }
            | Error::ShopMoved { .. }
            | Error::NotAShop { .. }
            | Error::NewerShop { .. }
            | Error::DamagedShop { .. }
            | Error::LostLog { .. }
            | Error::NotFollowing { .. }
            | Error::SharedShop { .. }
            | Error::Cancelled => false,
            _ => true,
        }
    }
}

impl Read<'_> {
    /// The place of the file in the list; `None` for a shop that is not shared.
    pub fn group_place(&self) -> Result<Option<GroupPlace>> {
        let place = self.conn.prepare_cached(PLACE)?.query_row([], |row| {
            Ok(GroupPlace {
                position: row.get("position")?,
                entry: row.get("entry")?,
                membership: row.get("membership")?,
                awaits_copy: row.get("awaits_copy")?,
                rules: row.get("rules")?,
            })
        });
        Ok(place.optional()?)
    }

    /// True for a shop on several devices.
    pub fn is_shared(&self) -> Result<bool> {
        Ok(self.conn.prepare_cached(IS_SHARED)?.exists([])?)
    }

    /// True when the proposal was applied lately.
    pub fn is_applied(&self, proposal: &str) -> Result<bool> {
        Ok(self.conn.prepare_cached(IS_APPLIED)?.exists(named_params! { ":id": proposal })?)
    }
}

impl Write<'_> {
    /// Writes the place of an entry, that its proposal was applied, and the nonce that it came with.
    pub(super) fn enter(&self, entry: &GroupEntry) -> Result<()> {
        let GroupEntry { position, entry: identity, membership, rules, proposal, goes_on } = entry;
        if !self.conn.prepare_cached(IS_BEFORE)?.exists(named_params! { ":position": position })? {
            let problem =
                text!("the shop file here has this change of the list already, or belongs to no list");
            return Err(Error::NotFollowing { problem }.into());
        }
        if let Some(proposal) = proposal {
            self.run(ENTER_PROPOSAL, named_params! { ":id": proposal.id, ":position": position })?;
            if let Some(nonce) = proposal.nonce {
                self.enter_nonce_of_group(nonce)?;
            }
        }
        if *goes_on {
            return Ok(());
        }
        let place = named_params! {
            ":position": position, ":entry": identity, ":membership": membership, ":rules": rules,
        };
        self.run(ENTER_PLACE, place)?;
        if position % FORGOTTEN_EACH == 0 {
            let before = position.saturating_sub(REMEMBERED);
            self.run(FORGET, named_params! { ":position": before })?;
        }
        Ok(())
    }
}
