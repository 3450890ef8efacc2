//! Every operation on a shop, one file per noun. Whatever changes the books is a [`Change`] and goes through
//! [`Engine::apply`]; questions are methods of the engine, which ask for their capability first.
//!
//! All interfaces call these and nothing below. A change is a deterministic function of the file, its value, the
//! user and `now`, one transaction, durable when it returns.

mod apply;
mod change;
mod classes;
mod customer_list;
mod customers;
mod export;
mod health;
mod import;
mod journal;
mod keys;
mod lists;
mod opener;
mod order_doubts;
mod order_refunds;
mod orders;
mod products;
mod rate_changes;
mod rate_index;
mod rates;
mod reports;
mod restore;
pub mod sample;
mod sold;
mod tax_summary;
mod users;

use std::cell::RefCell;
use std::path::Path;

pub use change::{Change, ImportFile, Outcome};
pub use classes::{ClassUses, RatesOfReplaced, Replacement};
pub use customers::{CustomerPage, CustomerQuery, CustomerRow};
pub use export::{Export, ExportOptions, OutFormat};
pub use import::{
    Counts, DeviationSum, Deviations, ImportOptions, ImportReport, ImportRow, LineSums, Mendable,
    MissingClasses, Mode, Noun, OnProgress, OrderDeviation, Outcome as ImportOutcome, Policy, Progress,
    Refused, RowHint, Stage, Thing,
};
pub use lists::{
    CLASS_COLUMNS, CUSTOMER_COLUMNS, HISTORY_COLUMNS, Listing, ORDER_COLUMNS, OrdersWanted, PRODUCT_COLUMNS,
    ProductsWanted, RATE_COLUMNS, RangeWanted, RankedSeller, SELLER_COLUMNS, TAX_COLUMNS,
};
pub use opener::ShopOpener;
pub use orders::OrderEdit;
pub use products::ProductRow;
pub use rate_changes::RateChange;
pub use rates::{BULK_LIMIT, BulkItem, BulkOutcome, RatePage, RateQuery};

use rate_index::HeldRates;

use crate::domain::access::{Actor, Capability, Role};
use crate::domain::contents::Contents;
use crate::domain::settings::Shop;
use crate::domain::time::Instant;
use crate::domain::{Error, Result};
pub use crate::store::{ApiKey, Credential, Direction, HistoryEntry, HistoryKind, KnownKey, PastStep, User};
use crate::store::{NewUser, Step, Store};

/// The name that a new shop's owner goes by.
pub const OWNER: &str = "owner";

/// An open shop and the rules of it. It can be sent to another thread, and belongs to one at a time.
pub struct Engine {
    store: Store,
    /// The rates as they were looked up last.
    rates: HeldRates,
    /// What products sold, as reports read it last.
    sold: RefCell<sold::Held>,
}

impl Engine {
    /// Opens a shop file. Refused when it is none, newer than this program, or damaged.
    pub fn open(path: &Path) -> Result<Self> {
        Ok(Self::of(Store::open(path)?))
    }

    /// Makes a new shop with its owner, an administrator. Refused when something has that name.
    pub fn create(path: &Path, shop: &Shop, now: Instant) -> Result<Self> {
        Ok(Self::of(Store::create(path, shop, &new_owner(), now)?))
    }

    /// Closes the file, which is whole without its log then. To drop it does the same where nobody else has it
    /// open; what fails is only said on standard error.
    pub fn close(self) -> Result<()> {
        self.store.close()
    }

    fn of(store: Store) -> Self {
        Self { store, rates: HeldRates::default(), sold: RefCell::default() }
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        self.store.path()
    }

    /// A number that changes when another program has changed the file.
    pub fn change_counter(&self) -> Result<i64> {
        self.store.change_counter()
    }

    /// Copies the file as it is now, whole or not at all, also while others write. Asks no capability:
    /// whoever can read the file can copy it. Refused when something has that name.
    pub fn backup(&self, to: &Path) -> Result<Contents> {
        self.store.backup(to)
    }

    /// Copies the file as it is, wrong or not, before something is mended. Refused when something has
    /// that name.
    pub fn copy_unchecked(&self, to: &Path) -> Result<()> {
        self.store.copy_unchecked(to)
    }

    /// What the file holds, in a few numbers. Asks no capability: whoever can read the file can count.
    pub fn contents(&self) -> Result<Contents> {
        self.store.read(|read| read.contents())
    }

    /// The shop's own settings.
    pub fn shop(&self) -> Result<Shop> {
        self.store.read(|read| read.shop())
    }

    /// The owner, who acts when nobody is named.
    pub fn owner(&self) -> Result<Actor> {
        let owner = self.store.read(|read| read.owner())?;
        Ok(owner.map_or_else(|| Actor::nobody(OWNER), actor_of))
    }

    /// Who acts under this name: a user, or nobody.
    pub fn actor(&self, login: &str) -> Result<Actor> {
        let user = self.store.read(|read| read.user(login))?;
        Ok(user.map_or_else(|| Actor::nobody(login), actor_of))
    }
}

/// The owner of a new shop, an administrator.
fn new_owner() -> NewUser {
    NewUser { login: OWNER.to_owned(), name: String::new(), email: String::new(), role: Role::Administrator }
}

fn actor_of(user: User) -> Actor {
    Actor::user(user.id, user.login, user.role)
}

/// Refuses an actor who has not the capability.
fn require(actor: &Actor, capability: Capability, refusal: Error) -> Result<()> {
    if actor.can(capability) { Ok(()) } else { Err(refusal) }
}

/// What the journal says of an operation.
fn step(actor: &Actor, now: Instant, title: &str) -> Step {
    Step { at: now, login: actor.login().to_owned(), title: title.to_owned() }
}
