//! The journal: author, time, and the old and new value of each change. Values are JSON, so that any later
//! version can read them.

mod chain;
mod changed;
mod history;
mod noun;
mod nouns;
mod problems;
mod revert;
mod sales_changes;
mod things;
mod title;
mod undo;
mod verify;

pub use changed::{BeforeAfter, ChangedThing};
pub use history::{HistoryEntry, HistoryKind, HistoryQuery, TitleWriter};
pub use noun::JournalNoun;
use noun::Touches;
pub use sales_changes::SalesChanges;
pub(super) use things::{rate_of_text, rate_text};
pub(super) use title::title_of;
pub use undo::{Direction, PastStep};

use nouns::{customer_json, lines_json, noun_json, with_id};
use revert::Revert;
use rusqlite::{Connection, named_params, params};
use serde_json::{Value, json};
use things::Journalled;

use crate::{Result, StoreError};
use domain::ids::{OrderId, PurchaseId, RateId};
use domain::invoice::Invoice;
use domain::noun::{Noun, NounKind};
use domain::order::{CreditNote, Customer, Order};
use domain::purchase::Purchase;
use domain::rate::TaxRate;
use domain::rate::versions::RateVersions;
use domain::returns::EnteredBox;
use domain::shop::closed_period::PeriodRecord;
use domain::tax::class::{ClassSlug, TaxClass};
use domain::text::Text;
use domain::time::{Day, Instant};
use domain::{Error, text};

const ADD_STEP: &str = "
  INSERT INTO journal_steps (at, login, title, kind, of_step, state, device)
  VALUES (:at, :login, :title, :kind, :of_step, :state, :device)";
const ADD_CHANGE: &str = "
  INSERT INTO journal_changes (step_id, position, noun, key, was, became)
  VALUES (:step, :position, :noun, :key, :was, :became)";
const END_REDO: &str = "
  UPDATE journal_steps SET state = 2 WHERE state = 1 AND (:device IS NULL OR device = :device)";

/// A change as one person made it: the head of its rows in the journal.
#[derive(Debug, Clone)]
pub struct Step {
    /// The time of the change.
    pub at: Instant,
    /// The user who made the change.
    pub login: String,
    /// The change in a few words for people: `Edit tax rate`.
    pub title: Text,
}

/// One changed thing of a step, with its old and new value.
#[derive(Debug, Clone)]
pub struct JournalChange {
    noun: JournalNoun,
    key: String,
    was: Option<Kept>,
    became: Option<Kept>,
}

/// An old or new value. A rate is made JSON only when it is written, since an import changes tens of
/// thousands of them and its preview writes none.
#[derive(Debug, Clone)]
enum Kept {
    Rate(Box<TaxRate>),
    Json(Value),
}

impl Kept {
    fn json(&self) -> Result<String> {
        match self {
            Self::Rate(rate) => rate_text(rate),
            Self::Json(value) => Ok(value.to_string()),
        }
    }
}

impl JournalChange {
    /// A tax rate; `None` where it did not exist before or does not exist after.
    pub fn rate(id: RateId, was: Option<&TaxRate>, became: Option<&TaxRate>) -> Self {
        // The id is the key of the change already.
        let kept = |rate: &TaxRate| Kept::Rate(Box::new(rate.clone()));
        Self { noun: JournalNoun::Rate, key: id.to_string(), was: was.map(kept), became: became.map(kept) }
    }

    /// A tax rate that is not in force; `None` where it did not exist before or does not exist after.
    pub fn inactive_rate(id: RateId, was: Option<&TaxRate>, became: Option<&TaxRate>) -> Self {
        Self { noun: JournalNoun::InactiveRate, ..Self::rate(id, was, became) }
    }

    /// The versions of a tax rate; `None` where it has none.
    pub fn rate_versions(id: RateId, was: &RateVersions, became: &RateVersions) -> Self {
        let some = |versions| Some(versions).filter(|versions: &&RateVersions| !versions.is_empty());
        Self::of(JournalNoun::RateVersions, id.to_string(), some(was), some(became))
    }

    /// A thing under its key; `None` where it did not exist before or does not exist after.
    fn of<T: Journalled>(noun: JournalNoun, key: String, was: Option<&T>, became: Option<&T>) -> Self {
        let json = |one: &T| Kept::Json(one.json());
        Self { noun, key, was: was.map(json), became: became.map(json) }
    }

    /// A tax class and its row id, by which classes are sorted; `None` where it did not exist before or does
    /// not exist after.
    pub fn class(id: i64, was: Option<&TaxClass>, became: Option<&TaxClass>) -> Self {
        let slug = became.or(was).map(|class| class.slug.as_str().to_owned()).unwrap_or_default();
        let with_id = |class: Option<&TaxClass>| class.map(|class| (id, class.clone()));
        Self::of(JournalNoun::Class, slug, with_id(was).as_ref(), with_id(became).as_ref())
    }

    /// Items of orders, as order id and position, that were moved to another class.
    pub fn lines(from: &ClassSlug, to: &ClassSlug, lines: &[(i64, i64)]) -> Self {
        let (was, became) = lines_json(from, to, lines);
        let key = from.as_str().to_owned();
        Self { noun: JournalNoun::Lines, key, was: Some(Kept::Json(was)), became: Some(Kept::Json(became)) }
    }

    /// An order with all of its parts; `None` where it did not exist before or does not exist after.
    pub fn order(id: OrderId, was: Option<&Order>, became: Option<&Order>) -> Self {
        let key = became.or(was).map(|order| order.number.clone()).unwrap_or_default();
        let json = |order: &Order| Kept::Json(with_id(id, order));
        Self { noun: JournalNoun::Order, key, was: was.map(json), became: became.map(json) }
    }

    /// A setting of the shop, as text.
    pub fn setting(key: &str, was: &str, became: &str) -> Self {
        let json = |value: &str| Some(Kept::Json(json!(value)));
        Self { noun: JournalNoun::Setting, key: key.to_owned(), was: json(was), became: json(became) }
    }

    /// Facts on which the numbers of documents depend, as text; `None` where none was or is stated.
    pub fn numbering(key: &str, was: Option<&str>, became: Option<&str>) -> Self {
        let json = |value: &str| Kept::Json(json!(value));
        let (was, became) = (was.map(json), became.map(json));
        Self { noun: JournalNoun::Numbering, key: key.to_owned(), was, became }
    }

    /// A user and their role; `None` where the user did not exist before or does not exist after. Passwords
    /// are not in the journal.
    pub fn user(login: &str, was: Option<&str>, became: Option<&str>) -> Self {
        let json = |role: &str| Kept::Json(json!({ "role": role }));
        Self { noun: JournalNoun::User, key: login.to_owned(), was: was.map(json), became: became.map(json) }
    }

    /// A change of a user's password, without the password.
    pub fn password(login: &str) -> Self {
        Self { noun: JournalNoun::Password, key: login.to_owned(), was: None, became: None }
    }

    /// An API key by the last digits of its key, and its permission; the key itself is not in the journal.
    pub fn api_key(ending: &str, was: Option<&str>, became: Option<&str>) -> Self {
        let json = |permission: &str| Kept::Json(json!({ "permission": permission }));
        Self {
            noun: JournalNoun::ApiKey,
            key: ending.to_owned(),
            was: was.map(json),
            became: became.map(json),
        }
    }

    /// A credit note and its row id; `None` where it did not exist before or does not exist after.
    pub fn credit_note(id: i64, was: Option<&CreditNote>, became: Option<&CreditNote>) -> Self {
        let key = became.or(was).map(|note| note.number.clone()).unwrap_or_default();
        let json = |note: &CreditNote| Kept::Json(with_id(id, note));
        Self { noun: JournalNoun::CreditNote, key, was: was.map(json), became: became.map(json) }
    }

    /// A customer; `None` where they did not exist before.
    pub fn customer(was: Option<&Customer>, became: &Customer) -> Self {
        let key = became.login.clone();
        let json = |customer: &Customer| Kept::Json(customer_json(customer));
        Self { noun: JournalNoun::Customer, key, was: was.map(json), became: Some(json(became)) }
    }

    /// The deletion of a customer.
    pub fn customer_gone(was: &Customer) -> Self {
        let was_json = Kept::Json(customer_json(was));
        Self { noun: JournalNoun::Customer, key: was.login.clone(), was: Some(was_json), became: None }
    }

    /// A closed period or a filed return; `None` where it did not exist before or does not exist after.
    pub fn period(was: Option<&PeriodRecord>, became: Option<&PeriodRecord>) -> Self {
        let key = became.or(was).map(PeriodRecord::key).unwrap_or_default();
        Self::of(JournalNoun::Period, key, was, became)
    }

    /// The amount of a box of a return; `None` where there was or is none.
    pub fn entered(was: Option<&EnteredBox>, became: Option<&EnteredBox>) -> Self {
        let key = became.or(was).map(EnteredBox::key).unwrap_or_default();
        Self::of(JournalNoun::EnteredAmount, key, was, became)
    }

    /// An invoice that was issued, or a credit note of it in the same step: an undo takes back the invoice with another one.
    pub fn invoice(document: &Invoice) -> Self {
        Self::of(JournalNoun::Invoice, document.number.to_string(), None, Some(document))
    }

    /// A credit note, or a document that came with the books of another file: no undo takes it back.
    pub fn final_invoice(document: &Invoice) -> Self {
        Self { noun: JournalNoun::FinalInvoice, ..Self::invoice(document) }
    }

    /// The day on which an invoice was paid.
    pub fn invoice_paid(number: &str, was: Option<Day>, became: Option<Day>) -> Self {
        Self::of(JournalNoun::InvoicePaid, number.to_owned(), was.as_ref(), became.as_ref())
    }

    /// A noun that is one row, under its id; `None` where it did not exist before or does not exist after.
    pub fn noun<T: Noun>(was: Option<&T>, became: Option<&T>) -> Self {
        let key = became.or(was).map(|one| one.id().to_string()).unwrap_or_default();
        let json = |one: &T| Kept::Json(noun_json(one));
        Self { noun: JournalNoun::of::<T>(), key, was: was.map(json), became: became.map(json) }
    }

    /// A purchase with its lines; `None` where it did not exist before or does not exist after.
    pub fn purchase(id: PurchaseId, was: Option<&Purchase>, became: Option<&Purchase>) -> Self {
        Self::of(JournalNoun::Purchase, id.to_string(), was, became)
    }

    /// A rebuild of indexes and totals from the rows.
    pub fn rebuilt() -> Self {
        Self { noun: JournalNoun::Totals, key: String::new(), was: None, became: None }
    }

    /// A missing log that was given up.
    pub fn log_given_up() -> Self {
        Self { noun: JournalNoun::Log, key: String::new(), was: None, became: None }
    }

    /// A restore of the backup of this name.
    pub fn restored(name: &str) -> Self {
        Self { noun: JournalNoun::Restore, key: name.to_owned(), was: None, became: None }
    }

    /// Rows added by an import, by their first and last id; `None` for a kind of which each is a change of its own.
    pub fn added(kind: NounKind, first: i64, last: i64) -> Option<Self> {
        Some(Self {
            noun: JournalNoun::added(kind)?,
            key: format!("{first}..{last}"),
            was: None,
            became: Some(Kept::Json(json!({ "added": last - first + 1 }))),
        })
    }
}

/// The tax rate that changes are of, if all are of the same one: as it was before, or a new one as it is. Other rates
/// that only got another place in the list do not count.
pub(super) fn only_rate(changes: &[JournalChange]) -> Option<&TaxRate> {
    let mut changes = changes.iter().filter(|change| !change.is_move());
    let first = changes.next()?;
    let is_same = |other: &JournalChange| other.key == first.key && other.noun.row().touches == Touches::Rate;
    match first.was.as_ref().or(first.became.as_ref())? {
        Kept::Rate(rate) if changes.all(is_same) => Some(rate),
        _ => None,
    }
}

impl JournalChange {
    /// True if it gives a tax rate another place in the list and changes nothing else.
    fn is_move(&self) -> bool {
        match (&self.was, &self.became) {
            (Some(Kept::Rate(was)), Some(Kept::Rate(became))) => {
                TaxRate { order: became.order, ..(**was).clone() } == **became
            }
            _ => false,
        }
    }

    /// True for a change that `Write::undo_redo` can revert.
    fn can_be_undone(&self) -> bool {
        !matches!(self.noun.row().revert, Revert::Never)
    }
}

/// Writes a step of a device with its changes; no step without changes.
pub(super) fn append(
    conn: &Connection,
    step: &Step,
    device: Option<i64>,
    changes: &[JournalChange],
) -> Result<()> {
    if changes.is_empty() {
        return Ok(());
    }
    conn.prepare_cached(END_REDO)?.execute(named_params! { ":device": device })?;
    let can_be_undone = changes.iter().all(JournalChange::can_be_undone);
    conn.prepare_cached(ADD_STEP)?.execute(named_params! {
        ":at": step.at.seconds(), ":login": step.login, ":title": title::kept(&step.title),
        ":kind": "do", ":of_step": None::<i64>, ":state": can_be_undone.then_some(0), ":device": device,
    })?;
    let id = conn.last_insert_rowid();
    let mut link = chain::Link::of_step(conn, id)?;
    let mut statement = conn.prepare_cached(ADD_CHANGE)?;
    for (position, change) in (0_i64..).zip(changes) {
        let was = change.was.as_ref().map(Kept::json).transpose()?;
        let became = change.became.as_ref().map(Kept::json).transpose()?;
        let noun = change.noun.row().name;
        link.change([Some(noun), Some(&change.key), was.as_deref(), became.as_deref()]);
        // Positional parameters, since SQLite would look up names for each row of an import.
        statement.execute(params![id, position, noun, change.key, was, became])?;
    }
    link.close(conn, id)
}

/// The error for a journal that this program cannot have written.
fn unreadable() -> StoreError {
    Error::Invalid { what: text!("The journal"), problem: text!("a step of it cannot be read") }.into()
}
