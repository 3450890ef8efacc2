//! The journal: who changed what, when, what it was and what it became. Changes are kept as JSON, so
//! that they can be read in any later version.

mod nouns;
mod revert;
mod undo;
mod verify;

pub use undo::{Direction, HistoryEntry, HistoryKind, PastStep};

use nouns::{class_json, credit_note_json, customer_json, lines_json, order_json, product_json};
use rusqlite::{Connection, named_params, params};
use serde_json::{Value, json};

use crate::domain::class::{ClassSlug, TaxClass};
use crate::domain::ids::{OrderId, RateId};
use crate::domain::order::{CreditNote, Customer, Order, Product};
use crate::domain::rate::TaxRate;
use crate::domain::time::Instant;
use crate::domain::{Error, Result};

const ADD_STEP: &str = "
  INSERT INTO journal_steps (at, login, title, kind, of_step, state)
  VALUES (:at, :login, :title, :kind, :of_step, :state)";
const ADD_CHANGE: &str = "
  INSERT INTO journal_changes (step_id, position, noun, key, was, became)
  VALUES (:step, :position, :noun, :key, :was, :became)";
const END_REDO: &str = "UPDATE journal_steps SET state = 2 WHERE state = 1";

/// What a person did at once.
#[derive(Debug, Clone)]
pub struct Step {
    /// When.
    pub at: Instant,
    /// Who.
    pub login: String,
    /// What, for people: `Edit tax rate`.
    pub title: String,
}

/// One thing that a step changed: what the journal keeps of it.
#[derive(Debug, Clone)]
pub struct JournalChange {
    noun: &'static str,
    key: String,
    was: Option<Kept>,
    became: Option<Kept>,
}

/// What is kept of one state of a thing. A rate becomes JSON only when it is written: imports change
/// tens of thousands, and a rehearsal writes none of them.
#[derive(Debug, Clone)]
enum Kept {
    Rate(Box<TaxRate>),
    Json(Value),
}

impl Kept {
    fn json(&self) -> Result<String> {
        match self {
            Self::Rate(rate) => {
                serde_json::to_string(rate).map_err(|cause| Error::storage("Writing the journal", cause))
            }
            Self::Json(value) => Ok(value.to_string()),
        }
    }
}

impl JournalChange {
    /// A tax rate; `None` where there was or is none.
    pub fn rate(id: RateId, was: Option<&TaxRate>, became: Option<&TaxRate>) -> Self {
        // Its id is the key of the change.
        let kept = |rate: &TaxRate| Kept::Rate(Box::new(TaxRate { id: RateId::default(), ..rate.clone() }));
        Self { noun: "rate", key: id.to_string(), was: was.map(kept), became: became.map(kept) }
    }

    /// A tax class and the id that keeps its place in the list; `None` where there was or is none.
    pub fn class(id: i64, was: Option<&TaxClass>, became: Option<&TaxClass>) -> Self {
        let slug = became.or(was).map(|class| class.slug.as_str().to_owned()).unwrap_or_default();
        let json = |class: &TaxClass| Kept::Json(class_json(id, class));
        Self { noun: "class", key: slug, was: was.map(json), became: became.map(json) }
    }

    /// Lines of orders, by order and position, that got another class.
    pub fn lines(from: &ClassSlug, to: &ClassSlug, lines: &[(i64, i64)]) -> Self {
        let (was, became) = lines_json(from, to, lines);
        let key = from.as_str().to_owned();
        Self { noun: "lines", key, was: Some(Kept::Json(was)), became: Some(Kept::Json(became)) }
    }

    /// An order with all that belongs to it; `None` where there was or is none.
    pub fn order(id: OrderId, was: Option<&Order>, became: Option<&Order>) -> Self {
        let key = became.or(was).map(|order| order.number.clone()).unwrap_or_default();
        let json = |order: &Order| Kept::Json(order_json(id, order));
        Self { noun: "order", key, was: was.map(json), became: became.map(json) }
    }

    /// A setting of the shop.
    pub fn setting(key: &str, was: &str, became: &str) -> Self {
        let json = |value: &str| Some(Kept::Json(json!(value)));
        Self { noun: "setting", key: key.to_owned(), was: json(was), became: json(became) }
    }

    /// A user with their role; `None` where there was or is none. Passwords are not kept.
    pub fn user(login: &str, was: Option<&str>, became: Option<&str>) -> Self {
        let json = |role: &str| Kept::Json(json!({ "role": role }));
        Self { noun: "user", key: login.to_owned(), was: was.map(json), became: became.map(json) }
    }

    /// That a user got another password or none; the password itself is not kept.
    pub fn password(login: &str) -> Self {
        Self { noun: "password", key: login.to_owned(), was: None, became: None }
    }

    /// An API key by its ending, and what it may do; nothing of the key itself is kept.
    pub fn api_key(ending: &str, was: Option<&str>, became: Option<&str>) -> Self {
        let json = |permission: &str| Kept::Json(json!({ "permission": permission }));
        Self { noun: "api_key", key: ending.to_owned(), was: was.map(json), became: became.map(json) }
    }

    /// A credit note and its key; `None` where there was or is none.
    pub fn credit_note(id: i64, was: Option<&CreditNote>, became: Option<&CreditNote>) -> Self {
        let key = became.or(was).map(|note| note.number.clone()).unwrap_or_default();
        let json = |note: &CreditNote| Kept::Json(credit_note_json(id, note));
        Self { noun: "credit_note", key, was: was.map(json), became: became.map(json) }
    }

    /// A product; `None` where there was none.
    pub fn product(was: Option<&Product>, became: &Product) -> Self {
        let key = became.id.to_string();
        let json = |product: &Product| Kept::Json(product_json(product));
        Self { noun: "product", key, was: was.map(json), became: Some(json(became)) }
    }

    /// A customer; `None` where there was none.
    pub fn customer(was: Option<&Customer>, became: &Customer) -> Self {
        let key = became.login.clone();
        let json = |customer: &Customer| Kept::Json(customer_json(customer));
        Self { noun: "customer", key, was: was.map(json), became: Some(json(became)) }
    }

    /// A customer who is no longer one.
    pub fn customer_gone(was: &Customer) -> Self {
        let was_json = Kept::Json(customer_json(was));
        Self { noun: "customer", key: was.login.clone(), was: Some(was_json), became: None }
    }

    /// That indexes and totals were built anew out of the rows.
    pub fn rebuilt() -> Self {
        Self { noun: "totals", key: String::new(), was: None, became: None }
    }

    /// That a log was missing and is given up.
    pub fn log_given_up() -> Self {
        Self { noun: "log", key: String::new(), was: None, became: None }
    }

    /// That a backup of this name took the place of all there was.
    pub fn restored(name: &str) -> Self {
        Self { noun: "restore", key: name.to_owned(), was: None, became: None }
    }

    /// Rows that an import added, by the first and last of their ids.
    pub fn added(noun: &'static str, first: i64, last: i64) -> Self {
        Self {
            noun,
            key: format!("{first}..{last}"),
            was: None,
            became: Some(Kept::Json(json!({ "added": last - first + 1 }))),
        }
    }
}

impl JournalChange {
    /// Whether `undo` knows how to take it back.
    fn can_be_undone(&self) -> bool {
        !matches!(self.noun, "user" | "password" | "totals" | "api_key" | "restore" | "log")
    }
}

/// Writes a step with its changes; nothing when nothing changed.
pub(super) fn append(conn: &Connection, step: &Step, changes: &[JournalChange]) -> Result<()> {
    if changes.is_empty() {
        return Ok(());
    }
    conn.prepare_cached(END_REDO)?.execute([])?;
    let can_be_undone = changes.iter().all(JournalChange::can_be_undone);
    conn.prepare_cached(ADD_STEP)?.execute(named_params! {
        ":at": step.at.seconds(), ":login": step.login, ":title": step.title,
        ":kind": "do", ":of_step": None::<i64>, ":state": can_be_undone.then_some(0),
    })?;
    let id = conn.last_insert_rowid();
    let mut statement = conn.prepare_cached(ADD_CHANGE)?;
    for (position, change) in (0_i64..).zip(changes) {
        let was = change.was.as_ref().map(Kept::json).transpose()?;
        let became = change.became.as_ref().map(Kept::json).transpose()?;
        // By place, as names would be looked up for each of an import's many.
        statement.execute(params![id, position, change.noun, change.key, was, became])?;
    }
    Ok(())
}

/// What is said of a journal that this program did not write.
fn unreadable() -> Error {
    Error::Invalid { what: "The journal".to_owned(), problem: "a step of it cannot be read".to_owned() }
}
