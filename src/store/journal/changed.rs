//! What a step changed, before and after, read from the JSON of the journal: a function for each noun.

use serde_json::Value;

use super::{nouns, unreadable};
use crate::Result;
use domain::ids::{PurchaseId, RateId};
use domain::noun::{Describe, Described, Noun, NounKind, RowId};
use domain::order::{CreditNote, Customer, Order};
use domain::purchase::Purchase;
use domain::rate::TaxRate;
use domain::rate::versions::RateVersions;
use domain::returns::EnteredBox;
use domain::shop::closed_period::PeriodRecord;
use domain::tax::class::{ClassSlug, TaxClass};

/// The kinds that the history can be filtered by, in the order of the window's tabs.
pub const FOUND_KINDS: [NounKind; 10] = [
    NounKind::Order,
    NounKind::Product,
    NounKind::Customer,
    NounKind::Purchase,
    NounKind::Supplier,
    NounKind::TaxRate,
    NounKind::TaxClass,
    NounKind::Period,
    NounKind::Setting,
    NounKind::User,
];

/// A thing as it was and as it became; `None` where it did not exist.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BeforeAfter<T> {
    /// The value before.
    pub was: Option<T>,
    /// The value after.
    pub became: Option<T>,
}

/// One thing that a step changed.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are those of the journal")]
pub enum ChangedThing {
    Rate {
        id: RateId,
        values: Box<BeforeAfter<TaxRate>>,
    },
    /// What a rate was, and is to be from some day on.
    RateVersions {
        id: RateId,
        values: Box<BeforeAfter<RateVersions>>,
    },
    Class(BeforeAfter<TaxClass>),
    Order {
        number: String,
        values: Box<BeforeAfter<Order>>,
    },
    CreditNote {
        number: String,
        values: Box<BeforeAfter<CreditNote>>,
    },
    Customer {
        login: String,
        values: Box<BeforeAfter<Customer>>,
    },
    /// A noun that is one row, with its id.
    Noun {
        kind: NounKind,
        id: i64,
        values: Box<BeforeAfter<Described>>,
    },
    Purchase {
        id: PurchaseId,
        values: Box<BeforeAfter<Purchase>>,
    },
    /// Items of orders that were moved from one class to another.
    Items {
        from: ClassSlug,
        to: ClassSlug,
        count: usize,
    },
    Setting {
        key: String,
        values: BeforeAfter<String>,
    },
    /// A closed period, or a return filed for one.
    Period(Box<BeforeAfter<PeriodRecord>>),
    /// The amount of a box of a tax return.
    EnteredAmount(Box<BeforeAfter<EnteredBox>>),
    /// The role of a user.
    User {
        login: String,
        values: BeforeAfter<String>,
    },
    Password {
        login: String,
    },
    /// The permission of an API key, which is named by its last digits.
    ApiKey {
        ending: String,
        values: BeforeAfter<String>,
    },
    /// Rows of an import, by their first and last id.
    Added {
        noun: &'static str,
        first: i64,
        last: i64,
    },
    /// A restore, a repair, or a log that was given up.
    Other {
        noun: &'static str,
        key: String,
    },
}

/// Both values of a change, as the journal has them.
pub(super) type Values = BeforeAfter<Value>;

impl Values {
    /// Both values, each read by `read`.
    fn read<T>(&self, read: impl Fn(&Value) -> Option<T>) -> Result<BeforeAfter<T>> {
        let read =
            |json: &Option<Value>| json.as_ref().map(|json| read(json).ok_or_else(unreadable)).transpose();
        Ok(BeforeAfter { was: read(&self.was)?, became: read(&self.became)? })
    }

    /// A text of both values.
    fn texts(&self, key: &str) -> Result<BeforeAfter<String>> {
        self.read(|json| Some(json.get(key)?.as_str()?.to_owned()))
    }
}

pub(super) fn rate(_: &'static str, key: &str, values: &Values) -> Result<ChangedThing> {
    let id = RateId::parse(key).ok_or_else(unreadable)?;
    Ok(ChangedThing::Rate { id, values: Box::new(values.read(|json| nouns::rate(id, json))?) })
}

pub(super) fn rate_versions(_: &'static str, key: &str, values: &Values) -> Result<ChangedThing> {
    let id = RateId::parse(key).ok_or_else(unreadable)?;
    Ok(ChangedThing::RateVersions { id, values: Box::new(values.read(nouns::versions)?) })
}

pub(super) fn class(_: &'static str, _: &str, values: &Values) -> Result<ChangedThing> {
    Ok(ChangedThing::Class(values.read(|json| Some(nouns::class(json)?.1))?))
}

pub(super) fn lines(_: &'static str, _: &str, values: &Values) -> Result<ChangedThing> {
    let sides = values.read(nouns::lines)?;
    let (Some((from, was)), Some((to, became))) = (sides.was, sides.became) else {
        return Err(unreadable());
    };
    Ok(ChangedThing::Items { from, to, count: was.len().max(became.len()) })
}

pub(super) fn order(_: &'static str, number: &str, values: &Values) -> Result<ChangedThing> {
    let values = Box::new(values.read(|json| Some(nouns::order(json)?.1))?);
    Ok(ChangedThing::Order { number: number.to_owned(), values })
}

pub(super) fn credit_note(_: &'static str, number: &str, values: &Values) -> Result<ChangedThing> {
    Ok(ChangedThing::CreditNote {
        number: number.to_owned(),
        values: Box::new(values.read(|json| Some(nouns::credit_note(json)?.1))?),
    })
}

pub(super) fn customer(_: &'static str, login: &str, values: &Values) -> Result<ChangedThing> {
    Ok(ChangedThing::Customer { login: login.to_owned(), values: Box::new(values.read(nouns::customer)?) })
}

pub(super) fn noun<T: Noun>(_: &'static str, key: &str, values: &Values) -> Result<ChangedThing> {
    let id = row_id(key)?;
    let described = |json: &Value| nouns::noun(id, json).map(|one: T| one.described());
    Ok(ChangedThing::Noun { kind: T::KIND, id: id.row(), values: Box::new(values.read(described)?) })
}

/// The id that is the key of a change.
pub(super) fn row_id<I: RowId>(key: &str) -> Result<I> {
    key.parse().map(I::of_row).map_err(|_no_number| unreadable())
}

pub(super) fn purchase(_: &'static str, key: &str, values: &Values) -> Result<ChangedThing> {
    let id = PurchaseId::parse(key).ok_or_else(unreadable)?;
    Ok(ChangedThing::Purchase { id, values: Box::new(values.read(|json| nouns::purchase(id, json))?) })
}

pub(super) fn period(_: &'static str, _: &str, values: &Values) -> Result<ChangedThing> {
    Ok(ChangedThing::Period(Box::new(values.read(nouns::period)?)))
}

pub(super) fn entered(_: &'static str, _: &str, values: &Values) -> Result<ChangedThing> {
    Ok(ChangedThing::EnteredAmount(Box::new(values.read(nouns::entered)?)))
}

pub(super) fn setting(_: &'static str, key: &str, values: &Values) -> Result<ChangedThing> {
    Ok(ChangedThing::Setting {
        key: key.to_owned(),
        values: values.read(|json| json.as_str().map(str::to_owned))?,
    })
}

pub(super) fn user(_: &'static str, login: &str, values: &Values) -> Result<ChangedThing> {
    Ok(ChangedThing::User { login: login.to_owned(), values: values.texts("role")? })
}

pub(super) fn api_key(_: &'static str, ending: &str, values: &Values) -> Result<ChangedThing> {
    Ok(ChangedThing::ApiKey { ending: ending.to_owned(), values: values.texts("permission")? })
}

pub(super) fn added(noun: &'static str, key: &str, _: &Values) -> Result<ChangedThing> {
    let range =
        key.split_once("..").and_then(|(first, last)| Some((first.parse().ok()?, last.parse().ok()?)));
    let (first, last) = range.ok_or_else(unreadable)?;
    Ok(ChangedThing::Added { noun, first, last })
}
