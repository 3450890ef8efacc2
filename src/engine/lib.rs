//! Every operation on a shop, one file per noun. Each write to the books is a [`Change`], made by
//! [`Engine::apply`]; reads are methods of the engine, which check their capability first.
//!
//! The interfaces call this layer and none below it. A change is a deterministic function of the file, its
//! value, the user and `now`; it is one transaction, durable when it returns.
//!
//! **`now`, the user and the time zone are parameters**; the same changes of two equal files give two equal files (a test
//! compares them table by table).
//!
//! The tax summary has a row for each rate in a jurisdiction ([`domain::tax::jurisdiction`]), and one for what was sold
//! there without tax ([`domain::order::untaxed`]), for each reason that orders state ([`domain::tax::exemption`]). The
//! jurisdiction is stored with what an order was charged, and stays when the addresses of the customer or the shop
//! change. The total is the tax of the sales report. Its taxable amounts are added over rates only where at most one of
//! these applies to a line, as with rates of one priority: an order stores a taxable amount for each rate, but not for
//! which line items, so one with two taxes would count twice ([`domain::report::tax_summary`]).
//!
//! The table of rates has what is in force at present, and beside it are what was and what is planned; an order keeps what it
//! was charged, and is corrected by editing it. What is planned comes into force as a part of the first change on or
//! after its day, and is planned again when that is undone, since a clock may have been ahead; what is read until then is of
//! the day, and writes nothing. The index of all rates ([`domain::rate::index`]) is kept by what the journal says has
//! changed.
//!
//! A tax return ([`Engine::tax_return`]) is computed from totals whenever it is asked for: each charge and each group of
//! purchases becomes a [`domain::returns::TaxFigure`], whose tags the boxes of a form select. A sale is judged by the rates
//! of its day, so refunds are moved to the day of their order, and in forms that tell corrections apart to its closed period
//! (`returns/figures.rs`). What was filed is kept as it was, in the record of its period. A purchase has the country of its
//! supplier, and keeps it once its period is closed.
//!
//! An electronic invoice becomes a purchase by the ordinary import (`import/e_invoices.rs`), and its file is kept by its digest with
//! that ([`domain::purchase::kept`]); so is any other receipt. A kept file is never changed or deleted.
//!
//! Earnings ([`Engine::earnings`]) read the totals of days, and move what is known to have been paid on another day. Divided
//! ones, the journal for an accountant and the forms of a year go through the orders, refunds and lines of purchases
//! (`reports/booked.rs`). Dated, they equal the sales report and the tax summary, which a random test compares. An expense is
//! the net amount of a line with the tax that cannot be deducted. The category of a line is a key, as a tax class has one,
//! which stays when its name changes. The accounts of DATEV are data (`assets/accounts`), and so are the forms of a year.
//!
//! Closing a period keeps its figures, since what they follow from, as the classes of rates, can change: a return tells where
//! they differ. A correction is dated in an open period and names the closed one ([`domain::shop::correction`]); a form
//! can tell corrections apart from what is sold. Taking a closing back takes a reason, whether by reopening or by a
//! restore, and the currency stays while a period is closed.
//!
//! Recipes:
//!
//! - *A new query:* a method in the file of its noun, which checks the capability first; its rules as a pure function in
//!   `domain`, with a table of cases; its SQL in `store`, as a constant.
//! - *A new plain noun*, which is one row and has no rules of its own but its checks: a file in `domain` with its value and
//!   its fields as a [`domain::noun::Noun`], which says the version of the shop file that its table comes with; an id; a kind
//!   of [`domain::noun::NounKind`] with its words; and its type in [`domain::plain_nouns`] with the names of its changes. Its
//!   table, journal, checksums, search, list, export, changes, and its entry in the books and their import come of that. Then
//!   *a list of a plain noun* in `window`.
//! - *Another new noun:* a value with its checks in `domain`, its tables in a new `.sql` of `store` with a file of SQL, and a
//!   kind; one function a change here. It says itself what the history and a preview tell of it (`domain/described.rs`). In
//!   the journal it is a row of [`store::JournalNoun`]; how it is found there and put back is one trait
//!   (`store/journal/things.rs`). What backups are told apart by is `COUNTED` in `store/file/backup.rs`. Then the recipes
//!   below, and *a new tab* in `window`.
//! - *A new change:* a variant of the changes of its noun, with its capability and title, in the noun's file; `apply.rs` calls
//!   the function that makes it. `tests/engine/changes.rs` requires an example in `tests/cases/changes.jsonl`. Undo comes of
//!   what the function adds to the journal.
//! - *A new list or report:* its columns as [`domain::table::ColumnOf`] beside its noun in `lists`, from which the window's
//!   list (`window/widgets`' `Table`), CSV, XLSX and PDF are made, and a variant of [`Listing`] that supplies its rows; then a
//!   word of `cli/export.rs`, and a subject of `window/session/export.rs` for the dialog.

mod apply;
mod categories;
mod change;
mod classes;
mod closed_periods;
mod costs;
mod customers;
mod datev;
mod day_events;
mod day_notes;
mod export;
mod find;
mod health;
mod import;
mod invoices;
mod journal;
mod keys;
mod lists;
mod nouns;
mod orders;
mod products;
mod purchases;
mod rates;
mod reports;
mod restore;
mod returns;
pub mod sample;
mod sequencer;
mod users;

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use change::{BooksChange, Change, ImportFile, Outcome};
pub use classes::{ClassUses, RatesOfReplaced, Replacement, TaxClassChange};
pub use closed_periods::PeriodChange;
pub use costs::OtherCosts;
pub use customers::{CustomerChange, CustomerPage, CustomerQuery, CustomerRow};
pub use export::{Export, ExportOptions, OutFormat, SalesChart};
pub use find::FoundRecords;
pub use import::{
    Counts, DeviationSum, Deviations, EntryOutcome, ImportOptions, ImportReport, ImportRow, LineSums,
    Mendable, MissingClasses, Mode, OrderDeviation, Policy, RateOrigin, Refused, RowHint, SaidOfFile,
};
pub use invoices::change::InvoiceChange;
pub use invoices::{InvoiceFormat, InvoicePreview, Uncredited};
pub use lists::{
    CLASS_COLUMNS, CUSTOMER_COLUMNS, ComparedRange, HISTORY_COLUMNS, INVOICE_COLUMNS, Listing, ORDER_COLUMNS,
    OrderSelection, PRODUCT_COLUMNS, PURCHASE_COLUMNS, PURCHASE_LIST_COLUMNS, ProductSelection,
    PurchaseSelection, RATE_COLUMNS, SELLER_COLUMNS, TAX_COLUMNS,
};
pub use nouns::{Edit, FoundNoun, NounChange, PlainNoun, noun_columns};
pub use orders::OrderEdit;
pub use orders::change::OrderChange;
pub use products::{ProductChange, ProductRow};
pub use purchases::{PurchaseChange, PurchaseEdit, PurchasePage, PurchaseQuery};
pub use rates::changes::RateChange;
pub use rates::versions::PlannedRate;
pub use rates::{BULK_LIMIT, BulkItem, BulkOutcome, RatePage, RateQuery, TaxRateChange};
pub use reports::EarningsEntry;
pub use returns::{FigureEntries, PurchaseEntry, ReturnQuery, TaxForms};
pub use sequencer::{Sequencer, SequencerSlot};
pub use transfer::pdf::PictureSize;

use find::NameCache;
use rates::index::RateIndexCache;
use reports::product_sales::SoldCache;

use domain::access::{Actor, Capability, Role};
use domain::shop::contents::{Begun, Contents};
use domain::shop::first_names::owner;
use domain::shop::settings::Shop;
use domain::text::Text;
use domain::time::Instant;
use domain::{Error, Result};
pub use store::{
    ApiKey, BeforeAfter, ChangedThing, Credential, Direction, GroupEntry, GroupPlace, GroupProposal,
    HistoryEntry, HistoryKind, HistoryQuery, LogEntry, LogSync, PastStep, SAID_OF_FILES, ShareLog, StoredKey,
    TitleWriter, User,
};
use store::{FirstOpened, Step, Store, Write};
pub use users::UserChange;

/// The login of a new shop's owner in English.
pub const OWNER: &str = "owner";

/// An open shop file with its rules and caches. `Send`, not `Sync`: one thread owns it at a time.
pub struct Engine {
    store: Store,
    /// Cache of all tax rates, indexed by location.
    rates: RateIndexCache,
    /// Cache of the names of products and customers.
    names: NameCache,
    /// Cache of product sales per month and day, for product reports.
    sold: RefCell<SoldCache>,
    /// The orderer of changes to a shop on several devices.
    sequencer: SequencerSlot,
}

impl Engine {
    /// Opens a shop file. Refused when the file is no shop file, is newer than this program, or is damaged.
    pub fn open(path: &Path) -> Result<Self> {
        Ok(Self::of(Store::open(path)?))
    }

    /// Makes a new shop with its owner, an administrator. Refused when the path exists.
    pub fn create(path: &Path, shop: &Shop, now: Instant) -> Result<Self> {
        Ok(Self::of(Store::create(path, shop, &new_owner(shop), now)?))
    }

    /// As [`Self::create`], with tax classes of these English names beside the standard one, whose names are in the language
    /// of the shop and whose slugs are English. They are part of the new
    /// shop, so no step undoes them.
    pub fn create_with(path: &Path, shop: &Shop, classes: &[&str], now: Instant) -> Result<Self> {
        let fill = |write: &Write<'_>| {
            let add = |name: &&str| classes::create_first(write, name, &shop.language);
            classes.iter().try_for_each(add)
        };
        Ok(Self::of(Store::create_with(path, shop, &new_owner(shop), now, fill, |_store| Ok(()))?))
    }

    /// Closes the file, which is complete without its log afterwards. Dropping the engine does the same
    /// where no other process has the file open, but writes an error to standard error only.
    pub fn close(self) -> Result<()> {
        Ok(self.store.close()?)
    }

    fn of(store: Store) -> Self {
        Self {
            store,
            rates: RateIndexCache::default(),
            names: NameCache::default(),
            sold: RefCell::default(),
            sequencer: SequencerSlot::default(),
        }
    }

    /// Empties the caches, when the contents of the file are replaced: the steps of the new ones may be equal
    /// to those that the caches are of.
    fn forget_caches(&mut self) {
        self.rates.forget();
        self.names.forget();
        self.sold.take();
    }

    /// Makes changes by this sequencer from now on.
    pub fn share_by(&mut self, sequencer: SequencerSlot) {
        self.sequencer = sequencer;
    }

    /// The path of the shop file.
    pub fn path(&self) -> &Path {
        self.store.path()
    }

    /// True if the shop can only be read, since its file, folder or medium is write-protected.
    pub fn is_read_only(&self) -> bool {
        self.store.is_read_only()
    }

    /// A number that changes when another program changes the file.
    pub fn change_counter(&self) -> Result<i64> {
        Ok(self.store.change_counter()?)
    }

    /// Copies the file as it is now, whole or not at all, also while others write. Needs no capability,
    /// since whoever can read the file can copy it. Refused when the target exists.
    pub fn backup(&self, to: &Path) -> Result<Contents> {
        Ok(self.store.backup(to)?)
    }

    /// Copies the file without checking it, for a copy before a repair. Refused when the target exists.
    pub fn copy_unchecked(&self, to: &Path) -> Result<()> {
        Ok(self.store.copy_unchecked(to)?)
    }

    /// Counts of the file's orders, products and so on. Needs no capability, since whoever can read the file
    /// can count.
    pub fn contents(&self) -> Result<Contents> {
        self.store.read(|read| Ok(read.contents()?))
    }

    /// The shop's settings.
    pub fn shop(&self) -> Result<Shop> {
        self.store.read(|read| Ok(read.shop()?))
    }

    /// The nouns of which the shop has at least one. Needs no capability, like [`Self::contents`].
    pub fn begun(&self) -> Result<Begun> {
        self.store.read(|read| Ok(read.begun()?))
    }

    /// The owner, who acts when no user is named.
    pub fn owner(&self) -> Result<Actor> {
        let owner = self.store.read(|read| Ok(read.owner()?))?;
        Ok(owner.map_or_else(|| Actor::nobody(OWNER), |owner| owner.actor()))
    }

    /// The actor for this login; [`Actor::nobody`], with no capability, when no user has it.
    pub fn actor(&self, login: &str) -> Result<Actor> {
        let user = self.store.read(|read| Ok(read.user(login)?))?;
        Ok(user.map_or_else(|| Actor::nobody(login), |user| user.actor()))
    }
}

fn new_owner(shop: &Shop) -> User {
    let login = owner(&shop.language).to_owned();
    User { login, role: Role::Administrator, ..User::default() }
}

/// Returns `refusal` when the actor lacks the capability.
fn require(actor: &Actor, capability: Capability, refusal: Error) -> Result<()> {
    if actor.can(capability) { Ok(()) } else { Err(refusal) }
}

/// The journal entry of an operation, without a title.
fn step(actor: &Actor, now: Instant) -> Step {
    Step { at: now, login: actor.login().to_owned(), title: Text::new("") }
}

/// Opens the same shop any number of times. Refused when another file has taken its path since the first
/// time.
#[derive(Debug, Clone)]
pub struct ShopOpener {
    path: PathBuf,
    first: Arc<FirstOpened>,
    sequencer: SequencerSlot,
}

impl ShopOpener {
    /// An opener of the shop at this path; opens nothing yet.
    pub fn new(path: &Path) -> Self {
        Self { path: path.to_owned(), first: Arc::default(), sequencer: SequencerSlot::default() }
    }

    /// The path of the shop file; it may not exist.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The slot for the sequencer of all engines that this opens, and has opened.
    pub const fn sequencer(&self) -> &SequencerSlot {
        &self.sequencer
    }

    /// Opens the shop once more, on the calling thread.
    pub fn open(&self) -> Result<Engine> {
        let mut engine = Engine::open(&self.path)?;
        self.first.check(&engine.store)?;
        engine.share_by(self.sequencer.clone());
        Ok(engine)
    }
}

/// The version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Details for the report of a fault: the version, and a line each on the commit, the system, the libraries
/// and the shop file.
pub fn version_details() -> String {
    let (sqlite, shop_file) = store::versions();
    format!(
        "{VERSION}\n{}\n{}\nSQLite {sqlite}, {}\nshop file version {shop_file}",
        env!("TILLBOOK_BUILD"),
        env!("TILLBOOK_TARGET"),
        env!("TILLBOOK_LIBRARIES"),
    )
}
