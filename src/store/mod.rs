//! The shop file: SQL to rows and back, one file per noun. The only layer that names `rusqlite`.
//!
//! **One entry point.** Reading goes through [`Store::read`], which sees one state of the file throughout;
//! every change goes through [`Store::write`], one transaction that also recomputes the totals of the
//! days it touched and writes the journal. When `write` has returned, the change survives a power cut
//! (`synchronous=FULL`); when it fails, nothing of it is left, unless the disk failed at the very end, which
//! the error then says ([`Error::Unsettled`]). It is refused where the file or its log is not at its place
//! any more, and the file itself says that it has a log, which the last to close it empties (`wal`).
//!
//! **Invariant:** nothing here decides anything. No clock, no randomness: the same calls on two files
//! give two equal files, so that requests can be replicated later.

mod backup;
mod charges;
mod check;
mod checksums;
mod classes;
mod columns;
mod customer_totals;
mod entries;
mod file;
mod indexes;
mod journal;
mod keys;
mod lists;
mod migrate;
mod nonces;
mod order_drafts;
mod order_list;
mod order_search;
mod orders;
mod product_keys;
mod products;
mod rates;
mod refunds;
mod restore;
mod run_codec;
mod settings;
mod staging;
mod tax_days;
mod totals;
mod trends;
mod users;
mod wal;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, HashMap};
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, MAIN_DB, TransactionBehavior};

pub use journal::{Direction, HistoryEntry, HistoryKind, JournalChange, PastStep, Step};
pub use keys::{ApiKey, Credential, KnownKey};
pub use nonces::Nonces;
pub use restore::Withdrawal;
pub use staging::Staging;
pub use totals::ProductSums;
pub use users::{NewUser, User};
pub use wal::FirstOpened;

use order_search::Found;
use wal::{Log, Turn};

use crate::domain::ids::UserId;
use crate::domain::order_size::SMALL_ORDER;
use crate::domain::settings::Shop;
use crate::domain::time::{Day, Instant};
use crate::domain::{Error, Result};
use crate::system::{remove_drafts_beside, warn};

/// How long a write waits for another program's to end.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// What SQLite may hold of the file while much is written, in kilobytes.
const MUCH_MEMORY: i64 = 40_960;
/// Statements kept prepared.
const PREPARED: usize = 128;

/// An open shop file.
pub struct Store {
    conn: Connection,
    path: PathBuf,
    found: Found,
    log: Log,
    /// After the connection, so that it is closed before the next one's turn.
    closing: Turn,
    /// Whose right each write depends on, beside the rules of the operation; `None` where nobody can take it away.
    credential: Option<Credential>,
}

impl Store {
    /// Opens a shop file, migrating an older one after copying it aside. Refused when there is none, or
    /// when it is no shop file, newer than this program, damaged, or without its log; it is left as it was
    /// then.
    pub fn open(path: &Path) -> Result<Self> {
        file::check_before_opening(path)?;
        remove_drafts_beside(path);
        let conn = file::connect(path)?;
        migrate::check_identity(&conn, path)?;
        file::check_schema(&conn, path)?;
        wal::check_log(&conn, path)?;
        configure(&conn, "WAL")?;
        migrate::to_latest(&conn, path)?;
        file::check_health(&conn, path)?;
        let log = Log::of(&conn, path)?;
        Ok(Self::with_log(conn, path, log))
    }

    /// A store on a connection that only reads.
    fn to_read(conn: Connection, path: &Path) -> Self {
        Self::with_log(conn, path, Log::none(path))
    }

    fn with_log(conn: Connection, path: &Path, log: Log) -> Self {
        let (path, found) = (path.to_owned(), Found::default());
        Self { conn, path, found, log, closing: Turn::default(), credential: None }
    }

    /// Closes the file. Refused when it is not whole without its log; everything is in both, then.
    pub fn close(mut self) -> Result<()> {
        self.closing.take();
        self.log.end(&self.conn)
    }

    /// Makes a new shop file with its owner. It appears under its name whole or not at all. Refused
    /// when something has that name.
    pub fn create(path: &Path, shop: &Shop, owner: &NewUser, now: Instant) -> Result<Self> {
        Self::create_with(path, shop, owner, now, |_| Ok(()))
    }

    /// As `create`, with what `fill` writes into it.
    pub fn create_with(
        path: &Path,
        shop: &Shop,
        owner: &NewUser,
        now: Instant,
        fill: impl FnOnce(&Write<'_>) -> Result<()>,
    ) -> Result<Self> {
        file::create_checked(path, |draft| {
            let conn = Connection::open(draft)?;
            // Without a log: it is no shop before it has its name, and is one file then.
            configure(&conn, "DELETE")?;
            migrate::to_latest(&conn, draft)?;
            let mut store = Self::to_read(conn, draft);
            let step = Step { at: now, login: owner.login.clone(), title: "New shop".to_owned() };
            store.write(&step, |write| {
                write.set_shop(shop)?;
                write.add_user(owner, now, shop.time_zone)?;
                fill(write)
            })
        })?;
        Self::open(path).inspect_err(|error| {
            // Whoever has it open already is another program, which found it whole.
            if !matches!(error, Error::Busy) {
                file::remove(path);
            }
        })
    }

    /// Opens a file that has lost its log, only to look at it.
    pub fn without_log(path: &Path) -> Result<Self> {
        Ok(Self::to_read(restore::connect_to_read(path)?, path))
    }

    /// Goes on with a file that has lost its log: what was in that is given up. Refused while anybody has the
    /// file open.
    pub fn give_up_log(path: &Path, at: Instant) -> Result<Self> {
        let conn = file::connect(path)?;
        migrate::check_identity(&conn, path)?;
        file::check_schema(&conn, path)?;
        match wal::check_log(&conn, path) {
            Err(Error::LostLog { .. }) => wal::begin_anew(&conn, at)?,
            checked => checked?,
        }
        drop(conn);
        Self::open(path)
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A number that changes when another connection has changed the file.
    pub fn change_counter(&self) -> Result<i64> {
        Ok(self.conn.query_row("PRAGMA data_version", [], |row| row.get(0))?)
    }

    /// Reads one state of the file.
    pub fn read<T>(&self, work: impl FnOnce(&Read<'_>) -> Result<T>) -> Result<T> {
        let transaction = self.conn.unchecked_transaction()?;
        let answer = work(&Read { conn: &transaction, found: &self.found });
        // Kept, so that what was found stays beside the file; what was found for nothing is forgotten.
        let done = if answer.is_ok() { transaction.commit() } else { transaction.rollback() };
        if answer.is_err() || done.is_err() {
            self.found.forget();
        }
        done?;
        answer
    }

    /// By whose right each write is made from now on.
    pub fn write_by(&mut self, credential: Option<Credential>) {
        self.credential = credential;
    }

    /// Whether what is written is a signed request's that nothing was written of yet.
    pub fn has_nonce_to_enter(&self) -> bool {
        self.credential.as_ref().is_some_and(|credential| credential.nonce.is_some())
    }

    /// Changes the file: all of the work, its totals and its journal, or nothing.
    pub fn write<T>(&mut self, step: &Step, work: impl FnOnce(&Write<'_>) -> Result<T>) -> Result<T> {
        self.transact(step, true, work)
    }

    /// As `write`, for what may be a million rows: with more memory meanwhile, so that indexes need not
    /// go to the disk and back. When it is not to be kept, the file is left as it was: what would have
    /// happened.
    pub fn write_much<T>(
        &mut self,
        step: &Step,
        keep: bool,
        work: impl FnOnce(&Write<'_>) -> Result<T>,
    ) -> Result<T> {
        // Not only when minutes of work are done.
        self.log.check_place()?;
        let usual: i64 = self.conn.pragma_query_value(None, "cache_size", |row| row.get(0))?;
        self.conn.pragma_update(None, "cache_size", -MUCH_MEMORY)?;
        let answer = self.transact(step, keep, work);
        // What was written is written: that memory is not given back changes nothing of it.
        drop(self.conn.pragma_update(None, "cache_size", usual));
        drop(self.conn.execute_batch("PRAGMA shrink_memory"));
        answer
    }

    fn transact<T>(
        &mut self,
        step: &Step,
        keep: bool,
        work: impl FnOnce(&Write<'_>) -> Result<T>,
    ) -> Result<T> {
        self.found.forget();
        if keep {
            self.log.begin(&self.conn, step.at)?;
        }
        let transaction = self.conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let write = Write {
            read: Read { conn: &transaction, found: &self.found },
            touched: RefCell::default(),
            customers: RefCell::default(),
            changes: RefCell::default(),
            names: RefCell::default(),
            logins: RefCell::default(),
            title: RefCell::default(),
            is_large: Cell::default(),
        };
        if let Some(credential) = &self.credential {
            write.hold(credential)?;
        }
        let answer = work(&write)?;
        let (touched, changes) = (write.touched.into_inner(), write.changes.into_inner());
        let (customers, is_large) = (write.customers.into_inner(), write.is_large.get());
        let step =
            Step { title: write.title.into_inner().unwrap_or_else(|| step.title.clone()), ..step.clone() };
        totals::recompute(&transaction, &touched)?;
        if is_large {
            totals::check_sums(&transaction)?;
        }
        customer_totals::recompute(&transaction, &customers)?;
        if keep {
            journal::append(&transaction, &step, &changes)?;
            self.log.check_place()?;
            transaction.commit().map_err(not_committed)?;
            // Entered with what was written, so that it is not entered again.
            if let Some(credential) = &mut self.credential {
                credential.nonce = None;
            }
        }
        Ok(answer)
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.closing.take();
        if let Err(error) = self.log.end(&self.conn) {
            warn(&error);
        }
    }
}

fn configure(conn: &Connection, journal_mode: &str) -> Result<()> {
    conn.busy_timeout(BUSY_TIMEOUT)?;
    // What can only be looked at stays in the mode that it is in.
    if !conn.is_readonly(MAIN_DB)? {
        conn.pragma_update(None, "journal_mode", journal_mode)?;
    }
    conn.pragma_update(None, "synchronous", "FULL")?;
    conn.pragma_update(None, "foreign_keys", "ON")?;
    conn.set_prepared_statement_cache_capacity(PREPARED);
    order_search::prepare(conn)?;
    customer_totals::prepare(conn)
}

/// One state of the file, to be read. Its methods stand in the file of their noun.
pub struct Read<'c> {
    conn: &'c Connection,
    found: &'c Found,
}

/// Names a state of the file, to this program while it has it open: two that are equal are the same.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Stamp {
    by_others: i64,
    by_us: u64,
}

impl Read<'_> {
    /// Which state this is; not to be asked while something is written.
    pub fn stamp(&self) -> Result<Stamp> {
        let by_others = self.conn.query_row("PRAGMA data_version", [], |row| row.get(0))?;
        Ok(Stamp { by_others, by_us: self.conn.total_changes() })
    }
}

/// A transaction that changes the file. What it reads is what it has written so far.
pub struct Write<'c> {
    read: Read<'c>,
    touched: RefCell<BTreeSet<Day>>,
    /// Whose orders were changed, by id.
    customers: RefCell<BTreeSet<i64>>,
    changes: RefCell<Vec<JournalChange>>,
    /// The ids of names that things were sold under, as far as they were looked up: an import names a
    /// few of them on each of a million lines.
    names: RefCell<HashMap<String, i64>>,
    /// The ids of customers, likewise.
    logins: RefCell<HashMap<String, UserId>>,
    title: RefCell<Option<String>>,
    /// Whether an order was written whose figures are so large that the sums of all have to be looked at.
    is_large: Cell<bool>,
}

impl<'c> Deref for Write<'c> {
    type Target = Read<'c>;

    fn deref(&self) -> &Read<'c> {
        &self.read
    }
}

impl Write<'_> {
    /// Work that is undone alone when it fails, while the rest of the transaction goes on.
    pub fn attempt<T>(&self, work: impl FnOnce() -> Result<T>) -> Result<T> {
        let changes = self.changes.borrow().len();
        self.conn.execute_batch("SAVEPOINT attempt")?;
        let answer = work();
        if answer.is_err() {
            self.changes.borrow_mut().truncate(changes);
            self.forget_ids();
            self.conn.execute_batch("ROLLBACK TO attempt")?;
        }
        self.conn.execute_batch("RELEASE attempt")?;
        answer
    }

    /// Says what the step is, for people, now that it is known.
    pub fn entitle(&self, title: String) {
        self.title.replace(Some(title));
    }

    /// Enters a change in the journal.
    pub fn record(&self, change: JournalChange) {
        self.changes.borrow_mut().push(change);
    }

    /// Enters changes before all others of this transaction, so that undo takes them back last.
    pub fn record_first(&self, first: impl IntoIterator<Item = JournalChange>) {
        self.changes.borrow_mut().splice(0..0, first);
    }

    /// Has ids looked up again: what was added may be gone.
    fn forget_ids(&self) {
        self.names.borrow_mut().clear();
        self.logins.borrow_mut().clear();
    }

    /// Has the totals of this day recomputed at the end.
    fn touch(&self, day: Day) {
        self.touched.borrow_mut().insert(day);
    }

    /// Has the sums of all orders looked at in the end, where one of this size makes a difference.
    fn see_size(&self, size: u64) {
        self.is_large.set(self.is_large.get() || size > SMALL_ORDER);
    }

    /// Has what this customer ordered recomputed at the end.
    fn touch_customer(&self, id: i64) {
        self.customers.borrow_mut().insert(id);
    }
}

/// Why a transaction was not committed. When the disk fails here, all of it may be in the log already: it is
/// not seen now, but is when the log is read anew.
fn not_committed(error: rusqlite::Error) -> Error {
    match error.sqlite_error_code() {
        Some(ErrorCode::SystemIoFailure) => Error::Unsettled { source: error.into() },
        _ => error.into(),
    }
}

/// Whether a sum left the 64 bits that it is held in: SQLite gives up a sum of integers, and what it
/// added up as a fraction finds no place in a column of integers.
fn is_overflow(error: &rusqlite::Error) -> bool {
    let rusqlite::Error::SqliteFailure(_, Some(message)) = error else {
        return false;
    };
    message.contains("integer overflow") || message.contains("cannot store REAL value in INTEGER column")
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        if is_overflow(&error) {
            return Self::AmountTooLarge;
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::DiskFull) => {
                Self::storage("Writing the shop file, since the disk is full,", error)
            }
            Some(ErrorCode::ReadOnly) => {
                Self::storage("Writing the shop file, which may only be read,", error)
            }
            _ => Self::storage("Reading or writing the shop file", error),
        }
    }
}
