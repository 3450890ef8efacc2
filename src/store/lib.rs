//! The shop file: SQL to rows and back, one file per noun. The only layer that names `rusqlite`.
//!
//! **One entry point.** Reads go through [`Store::read`], which sees one state of the file throughout;
//! changes go through [`Store::write`], one transaction that also recomputes the totals of the days it
//! touched and writes the journal, and is refused if it changed a day of a closed period. When `write` has returned, the change survives a power cut
//! (`synchronous=FULL`); when it fails, nothing of it is kept, unless the disk failed during the commit,
//! which has an error of its own ([`Error::Unsettled`]). A write is refused when the file or its log is not
//! in its place any more. The file itself records which log it has, until the last program that closes it
//! has emptied the log (`file/wal.rs`, `file/log_mark.rs`).
//!
//! **Invariant:** nothing here decides anything. No clock, no randomness: the same calls on two files give
//! two equal files, so that a shop can be on several devices (`group`).
//!
//! No rusqlite type leaves the layer. A file that was moved or replaced is not written to, and one whose log is missing or is
//! another's is not opened until the user agrees.
//!
//! Totals are never incremented: a transaction recomputes those of the days it touched from orders, refunds, registrations
//! and purchases before it commits. `day_totals` has a row per day, `product_days` and `product_months` one per day or month
//! with all products, `purchase_days` the sums of purchases by kind, treatment, rate and supplier's country, for tax returns,
//! and `vat_number_doubts` the orders whose stated VAT number is missing or cannot be right. Orders are read only for a range
//! that begins or ends within a day, and only those of that day. A property test compares every report with a plain scan;
//! `tillbook check` does so for a user's file, and compares each order with the checksum of what was written
//! (`check/checksums.rs`).
//!
//! A closed period does not change: closing keeps a digest of what is dated on each of its days, and a transaction that
//! touched such a day and left another digest is refused before its commit (`periods/day_digests.rs`). So every way to write meets
//! the lock, an import, an undo and a repair too, and a check finds what came by others. What figures are not made of can
//! still change, such as the note of an order. What is dated has its query there.
//!
//! Recipes:
//!
//! - *A change of the shop file:* a new `.sql` file, named after the version that it makes and opening with its reason, at the
//!   end of the list in `migrate.rs`. None that shops have had is edited, `shop.sql` neither. A backup is counted
//!   (`file/backup.rs`) before it is migrated.
//! - *The table of a plain noun, or a column for a text of a noun:* nothing here. The noun or the field says since which version the file
//!   has it (`domain::noun`, `domain::fielded`), and the migration adds it and brings the checksums along.

mod check;
mod columns;
mod error;
mod fields;
mod file;
mod group;
mod invoices;
mod journal;
mod kept_files;
mod migrate;
mod nouns;
mod numbers;
mod orders;
mod periods;
mod products;
mod purchases;
mod rates;
mod settings;
mod share_log;
mod sqlite_error;
mod staging;
mod statements;
mod totals;
mod users;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, HashMap};
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, MAIN_DB, Savepoint, Transaction, TransactionBehavior};

pub use error::{Result, StoreError};
pub use file::restore::Withdrawal;
pub use file::wal::FirstOpened;
pub use group::{GroupEntry, GroupPlace, GroupProposal};
pub use journal::{
    BeforeAfter, ChangedThing, Direction, HistoryEntry, HistoryKind, HistoryQuery, JournalChange,
    JournalNoun, PastStep, SalesChanges, Step, TitleWriter,
};
pub use kept_files::digest_of;
pub use products::ProductSale;
pub use settings::SAID_OF_FILES;
pub use share_log::{LogEntry, LogSync, ShareLog};
pub use staging::Staging;
pub use totals::dated_charges::{ChargeSums, DatedCharge};
pub use totals::{DividedBy, ProductSums};
pub use users::User;
pub use users::keys::{ApiKey, Credential, StoredKey};
pub use users::nonces::Nonces;

use check::row_checksums;
use file::log_mark;
use file::wal::{self, ClosingLock, Log};
use orders::search::{self, Found};
use periods::day_digests;
use totals::{customers, order_facts, vat_number_doubts};

use domain::access::key::SignedNonce;
use domain::ids::{ChargeId, UserId};
use domain::order::size::SMALL_ORDER;
use domain::rate::TaxRate;
use domain::shop::settings::Shop;
use domain::tax::line::ChargedTax;
use domain::text::Text;
use domain::time::{Day, Instant};
use domain::{Error, text};
use system::{remove_drafts_beside, warn};

/// The time that a write waits for the transaction of another program.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// The pages of the log that a commit brings into the file. SQLite's own thousand are some eighty edits, and many of these change
/// the same pages.
const LOG_PAGES: i64 = 4_000;
/// The page cache of a connection, in kibibytes: what an edit of an order reads of its day and its month stays in it.
const MEMORY: i64 = 8_192;
/// The page cache during a large write, in kibibytes.
const MUCH_MEMORY: i64 = 40_960;
/// The number of prepared statements that a connection keeps.
const PREPARED: usize = 128;

/// The version of SQLite, and that of the shop files that this program writes.
pub fn versions() -> (&'static str, i64) {
    (rusqlite::version(), migrate::latest())
}

/// An open shop file.
pub struct Store {
    conn: Connection,
    path: PathBuf,
    found: Found,
    log: Log,
    /// Dropped after the connection, which then is closed before another connection may begin to close.
    closing: ClosingLock,
    /// The credential that each write is checked against, so that a revoked one writes nothing; `None` where
    /// there is none to revoke.
    credential: Option<Credential>,
    /// The entry of the devices' list that the next write is of; `None` where there is none.
    entry: Option<GroupEntry>,
    /// The write is of this device alone.
    is_local: bool,
}

impl Store {
    /// Opens a shop file; an older one is migrated after a copy was made beside it. Refused when there is
    /// none, or when it is not a shop file, newer than this program, damaged, or without its log. A refused
    /// file is not changed.
    pub fn open(path: &Path) -> Result<Self> {
        remove_drafts_beside(path);
        file::check_before_opening(path)?;
        let conn = file::connect(path)?;
        // Until it is taken for a shop, no log stays beside it but one that was there.
        wal::leave(&conn, path)?;
        log_mark::check(&conn, file::connect_alone(path).ok(), path)?;
        migrate::check_identity(&conn, path)?;
        file::check_schema(&conn, path)?;
        configure(&conn, "WAL")?;
        row_checksums::prepare(&conn)?;
        migrate::to_latest(&conn, path, row_checksums::add_columns)?;
        row_checksums::watch(&conn)?;
        file::check_health(&conn, path)?;
        let log = Log::of(&conn, path)?;
        wal::keep_at_close(&conn)?;
        Ok(Self::with_log(conn, path, log))
    }

    /// True if the file can only be read, since it, its folder or its medium is write-protected.
    pub fn is_read_only(&self) -> bool {
        self.conn.is_readonly(MAIN_DB).unwrap_or(false)
    }

    /// A store on a connection that only reads.
    fn to_read(conn: Connection, path: &Path) -> Self {
        Self::with_log(conn, path, Log::none(path))
    }

    fn with_log(conn: Connection, path: &Path, log: Log) -> Self {
        let (path, found) = (path.to_owned(), Found::default());
        let (closing, credential) = (ClosingLock::default(), None);
        Self { conn, path, found, log, closing, credential, entry: None, is_local: false }
    }

    /// Closes the file. An error when the log could not be moved into the file; all changes are in the two
    /// together then.
    pub fn close(mut self) -> Result<()> {
        self.closing.take();
        self.log.end(&self.conn)
    }

    /// Closes the file as it is, without moving what is in its log into it.
    pub fn leave(self) -> Result<()> {
        self.log.leave(&self.conn)
    }

    /// Refuses a file that is too damaged for a backup of it, or for what else has to be read.
    pub fn refuse_damaged(&self, read: impl FnOnce(&Read<'_>) -> domain::Result<()>) -> Result<()> {
        let found = self.read(|all| match check::damage(all)? {
            Some(problem) => Ok(Some(problem.text)),
            None => read(all).map(|()| None),
        });
        let problem = match found {
            Ok(None) => return Ok(()),
            Ok(Some(problem)) => problem,
            Err(error) if sqlite_error::is_passing(&error) => return Err(error.into()),
            Err(error) => error.text(),
        };
        Err(Error::DamagedShop { path: self.path.clone(), problem }.into())
    }

    /// Creates a shop file with its owner. It gets its name once it is complete. Refused when a file of that
    /// name exists.
    pub fn create(path: &Path, shop: &Shop, owner: &User, now: Instant) -> Result<Self> {
        Self::create_with(path, shop, owner, now, |_write| Ok(()), |_store| Ok(()))
    }

    /// As [`Self::create`], and runs `fill` in the same transaction, then `more` on the file before it gets its name.
    pub fn create_with(
        path: &Path,
        shop: &Shop,
        owner: &User,
        now: Instant,
        fill: impl FnOnce(&Write<'_>) -> domain::Result<()>,
        more: impl FnOnce(Self) -> domain::Result<()>,
    ) -> Result<Self> {
        file::create_checked(path, |draft| {
            let conn = Connection::open(draft)?;
            // Without a log: the draft has to be a single file until it gets its name.
            configure(&conn, "DELETE")?;
            order_facts::prepare(&conn)?;
            vat_number_doubts::prepare(&conn)?;
            row_checksums::prepare(&conn)?;
            migrate::to_latest(&conn, draft, row_checksums::add_columns)?;
            log_mark::close_single(&conn)?;
            row_checksums::watch(&conn)?;
            let mut store = Self::to_read(conn, draft);
            let step = Step { at: now, login: owner.login.clone(), title: text!("New shop") };
            store.write(&step, |write| {
                write.set_shop(shop)?;
                write.add_user(owner, now, shop.time_zone)?;
                fill(write)
            })?;
            Ok(more(store)?)
        })?;
        Self::open(path).inspect_err(|error| {
            // `Busy` means that another program has opened it already, so it is good.
            if !matches!(error.0, Error::Busy) {
                file::remove(path);
            }
        })
    }

    /// The path that the file was opened by.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// SQLite's `data_version`, which changes when another connection has changed the file.
    pub fn change_counter(&self) -> Result<i64> {
        Ok(self.conn.query_row("PRAGMA data_version", [], |row| row.get(0))?)
    }

    /// Runs `work` on one state of the file.
    pub fn read<T>(&self, work: impl FnOnce(&Read<'_>) -> domain::Result<T>) -> domain::Result<T> {
        Ok(self.read_state(work)?)
    }

    fn read_state<T>(&self, work: impl FnOnce(&Read<'_>) -> domain::Result<T>) -> Result<T> {
        if self.is_together() {
            return Ok(work(&Read { conn: &self.conn, found: &self.found })?);
        }
        let transaction = self.conn.unchecked_transaction()?;
        let answer = work(&Read { conn: &transaction, found: &self.found });
        // A commit, since the temporary table with the matches of a search is part of the transaction; after
        // a rollback it is gone.
        let done = if answer.is_ok() { transaction.commit() } else { transaction.rollback() };
        if answer.is_err() || done.is_err() {
            self.found.forget();
        }
        done?;
        Ok(answer?)
    }

    /// Sets the credential that each write from now on is checked against.
    pub fn write_by(&mut self, credential: Option<Credential>) {
        self.credential = credential;
    }

    /// The nonce of a signed request that no write has stored yet.
    pub fn nonce_to_enter(&self) -> Option<SignedNonce> {
        self.credential.as_ref()?.signed_nonce()
    }

    /// Runs `work` in one transaction with its totals and its journal, or changes nothing.
    pub fn write<T>(
        &mut self,
        step: &Step,
        work: impl FnOnce(&Write<'_>) -> domain::Result<T>,
    ) -> domain::Result<T> {
        Ok(self.transact(step, true, work)?)
    }

    /// As [`Self::write`], for up to a million rows: with a larger page cache, so that indexes stay in
    /// memory. Without `keep` the transaction is rolled back, for the preview of an import.
    pub fn write_much<T>(
        &mut self,
        step: &Step,
        keep: bool,
        work: impl FnOnce(&Write<'_>) -> domain::Result<T>,
    ) -> domain::Result<T> {
        // Before minutes of work, not only after them.
        self.log.check_place()?;
        let usual = self.use_cache(-MUCH_MEMORY)?;
        let answer = self.transact(step, keep, work);
        // The transaction is committed, so a failure to release memory is no failure of the write.
        drop(self.use_cache(usual));
        drop(self.conn.execute_batch("PRAGMA shrink_memory"));
        Ok(answer?)
    }

    /// Sets the size of the page cache, as SQLite writes it, and returns what it was.
    fn use_cache(&self, size: i64) -> Result<i64> {
        let usual = self.conn.pragma_query_value(None, "cache_size", |row| row.get(0))?;
        self.conn.pragma_update(None, "cache_size", size)?;
        Ok(usual)
    }

    fn transact<T>(
        &mut self,
        step: &Step,
        keep: bool,
        work: impl FnOnce(&Write<'_>) -> domain::Result<T>,
    ) -> Result<T> {
        self.found.forget();
        let is_together = self.is_together();
        if keep && !is_together {
            self.log.begin(&self.conn, step.at)?;
        }
        let transaction = if is_together {
            Scope::Part(self.conn.savepoint()?)
        } else {
            Scope::Whole(self.conn.transaction_with_behavior(TransactionBehavior::Immediate)?)
        };
        let write = Write {
            read: Read { conn: &transaction, found: &self.found },
            touched: RefCell::default(),
            sold: RefCell::default(),
            customers: RefCell::default(),
            changes: RefCell::default(),
            names: RefCell::default(),
            logins: RefCell::default(),
            charged: RefCell::default(),
            title: RefCell::default(),
            is_large: Cell::default(),
            device: self.entry.as_ref().and_then(|entry| Some(entry.proposal.as_ref()?.device)),
        };
        if keep && !self.is_local && self.entry.is_none() && write.is_shared()? {
            return Err(group::NOT_ORDERED);
        }
        // What comes of an entry is decided by the entry and the file alone.
        if let Some(credential) = self.credential.as_ref().filter(|_| self.entry.is_none()) {
            write.hold(credential)?;
        }
        let answer = work(&write)?;
        let touched = write.touched.take();
        day_digests::check(&transaction, &touched)?;
        totals::recompute(&transaction, &touched, &write.sold.take())?;
        if write.is_large.get() {
            totals::check_sums(&transaction)?;
        }
        customers::recompute(&transaction, &write.customers.take())?;
        if keep {
            write.end_step(step)?;
            if let Some(entry) = &self.entry {
                write.enter(entry)?;
            }
            if !is_together {
                self.log.before_commit(&transaction)?;
            }
            transaction.commit().map_err(error::not_committed)?;
            self.entry = None;
            // The nonce was entered by this transaction and must not be entered again.
            if let Some(credential) = &mut self.credential {
                credential.nonce = None;
            }
        }
        Ok(answer)
    }
}

/// The means by which a write is kept or rolled back.
enum Scope<'c> {
    Whole(Transaction<'c>),
    /// One of the writes in a transaction.
    Part(Savepoint<'c>),
}

impl Scope<'_> {
    fn commit(self) -> rusqlite::Result<()> {
        match self {
            Self::Whole(transaction) => transaction.commit(),
            Self::Part(savepoint) => savepoint.commit(),
        }
    }
}

impl Deref for Scope<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        match self {
            Self::Whole(transaction) => transaction,
            Self::Part(savepoint) => savepoint,
        }
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.closing.take();
        // After a panic.
        drop(self.end_together(false));
        if let Err(error) = self.log.end(&self.conn) {
            warn(&error.0);
        }
    }
}

fn configure(conn: &Connection, journal_mode: &str) -> Result<()> {
    conn.busy_timeout(BUSY_TIMEOUT)?;
    // The journal mode of a read-only file cannot be changed.
    if !conn.is_readonly(MAIN_DB)? {
        conn.pragma_update(None, "journal_mode", journal_mode)?;
    }
    conn.pragma_update(None, "synchronous", "FULL")?;
    conn.pragma_update(None, "wal_autocheckpoint", LOG_PAGES)?;
    conn.pragma_update(None, "cache_size", -MEMORY)?;
    conn.pragma_update(None, "foreign_keys", "ON")?;
    conn.set_prepared_statement_cache_capacity(PREPARED);
    search::prepare(conn)?;
    customers::prepare(conn)
}

/// One state of the file, for reading. The methods are in the files of their nouns.
pub struct Read<'c> {
    conn: &'c Connection,
    found: &'c Found,
}

/// A transaction that changes the file. It reads what it has written so far.
pub struct Write<'c> {
    read: Read<'c>,
    /// The days whose totals have to be recomputed, and those of them on which products may have sold otherwise.
    touched: RefCell<BTreeSet<Day>>,
    sold: RefCell<BTreeSet<Day>>,
    /// The customers whose totals have to be recomputed, by id.
    customers: RefCell<BTreeSet<i64>>,
    changes: RefCell<Vec<JournalChange>>,
    /// A cache of the ids of item names: an import has a few names on a million items.
    names: RefCell<HashMap<String, i64>>,
    /// A cache of the ids of customers, for the same reason.
    logins: RefCell<HashMap<String, UserId>>,
    /// The last charge that an order was charged to as a whole.
    charged: RefCell<Option<(ChargedTax, ChargeId)>>,
    title: RefCell<Option<Text>>,
    /// An order is so large that the sums over all orders have to be checked.
    is_large: Cell<bool>,
    /// The device where the change was made, in a shop on several devices.
    device: Option<i64>,
}

impl<'c> Deref for Write<'c> {
    type Target = Read<'c>;

    fn deref(&self) -> &Read<'c> {
        &self.read
    }
}

impl Write<'_> {
    /// Runs `work` in a savepoint: when it fails, it alone is undone and the transaction goes on.
    pub fn attempt<T>(&self, work: impl FnOnce() -> domain::Result<T>) -> domain::Result<T> {
        let changes = self.changes.borrow().len();
        self.run("SAVEPOINT attempt", [])?;
        let answer = work();
        if answer.is_err() {
            self.changes.borrow_mut().truncate(changes);
            self.forget_ids();
            self.run("ROLLBACK TO attempt", [])?;
        }
        self.run("RELEASE attempt", [])?;
        answer
    }

    /// Sets the title of the step, where it is known only after the work.
    pub fn entitle(&self, title: Text) {
        self.title.replace(Some(title));
    }

    /// The tax rate that the changes so far are of, if all are of the same one: as it was before, or a new one as it
    /// is.
    pub fn only_rate(&self) -> Option<TaxRate> {
        journal::only_rate(&self.changes.borrow()).cloned()
    }

    /// The title of the step, where another one than that of the change was set.
    pub fn title(&self) -> Option<Text> {
        self.title.borrow().clone()
    }

    /// Takes the changes so far out of the step.
    pub fn take_changes(&self) -> Vec<JournalChange> {
        self.changes.take()
    }

    /// Writes the changes to the journal, under the title of `step` unless another was set.
    fn end_step(&self, step: &Step) -> Result<()> {
        let title = self.title.take().unwrap_or_else(|| step.title.clone());
        journal::append(self.conn, &Step { title, ..step.clone() }, self.device, &self.changes.take())
    }

    /// Adds a change to the journal.
    pub fn record(&self, change: JournalChange) {
        self.changes.borrow_mut().push(change);
    }

    /// Adds changes before all others of this transaction, so that an undo reverts them last.
    pub fn record_first(&self, first: impl IntoIterator<Item = JournalChange>) {
        self.changes.borrow_mut().splice(0..0, first);
    }

    /// Empties the caches of ids, since the rows may be undone.
    fn forget_ids(&self) {
        self.names.borrow_mut().clear();
        self.logins.borrow_mut().clear();
        self.charged.replace(None);
    }

    /// Marks a day whose totals have to be recomputed before the commit.
    fn touch(&self, day: Day) {
        self.touch_amounts(day);
        self.sold.borrow_mut().insert(day);
    }

    /// As [`Self::touch`], where all products were sold and taken back as before.
    fn touch_amounts(&self, day: Day) {
        self.touched.borrow_mut().insert(day);
    }

    /// Checks the sums over all orders before the commit, if an order of this size can make them too large.
    fn see_size(&self, size: u64) {
        self.is_large.set(self.is_large.get() || size > SMALL_ORDER);
    }

    /// Marks a customer whose totals have to be recomputed before the commit.
    fn touch_customer(&self, id: i64) {
        self.customers.borrow_mut().insert(id);
    }
}
