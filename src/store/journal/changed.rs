//! The changes of a step, before and after, read from the JSON of the journal.

use serde_json::Value;

use super::{nouns, unreadable};
use crate::Read;
use crate::Result;
use domain::ids::{ProductId, RateId};
use domain::noun::{Describe, Described, Names, NounKind};
use domain::order::Product;
use domain::rate::versions::RateVersions;
use domain::shop::closed_period::PeriodRecord;
use domain::table::Cell;
use domain::tax::class::ClassSlug;

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
    /// A noun by its id, number or login.
    Noun { kind: NounKind, key: String, values: Box<BeforeAfter<Described>> },
    /// The former values of a rate, and those from some day on.
    RateVersions { id: RateId, rate: Cell, values: Box<BeforeAfter<RateVersions>> },
    /// Items of orders that were moved from one class to another.
    Items { from: ClassSlug, to: ClassSlug, count: usize },
    /// A closed period, or a return filed for one.
    Period(Box<BeforeAfter<PeriodRecord>>),
    /// The value of a setting, the role of a user, the permission of an API key, or nothing of a password.
    Word { noun: &'static str, key: String, values: BeforeAfter<String> },
    /// Rows of an import, by their first and last id.
    Added { noun: &'static str, first: i64, last: i64 },
    /// A restore, a repair, or a log that was given up.
    Other { noun: &'static str, key: String },
}

/// The name of a noun in the journal, and the key of a change of it.
pub(super) type Named<'k> = (&'static str, &'k str);

type Found = Result<ChangedThing>;

/// Both values of a change, as the journal has them.
pub(super) type Values = BeforeAfter<Value>;

impl Values {
    /// Both values, each read by `read`.
    pub(super) fn read<T>(&self, read: impl Fn(&Value) -> Option<T>) -> Result<BeforeAfter<T>> {
        let read =
            |json: &Option<Value>| json.as_ref().map(|json| read(json).ok_or_else(unreadable)).transpose();
        Ok(BeforeAfter { was: read(&self.was)?, became: read(&self.became)? })
    }

    /// The words of a noun, which `read` makes of its JSON.
    fn described<T: Describe>(
        &self,
        names: &Read<'_>,
        key: &str,
        read: impl Fn(&Value) -> Option<T>,
    ) -> Result<ChangedThing> {
        let values = self.read(|json| Some(read(json)?.described(names)))?;
        Ok(ChangedThing::Noun { kind: T::kind(), key: key.to_owned(), values: Box::new(values) })
    }

    /// The word of both values, which is under `of` in their JSON, or all of it.
    fn word(&self, (noun, key): Named<'_>, of: &str) -> Found {
        let word = |json: &Value| {
            let word = if of.is_empty() { json } else { json.get(of)? };
            Some(word.as_str()?.to_owned())
        };
        Ok(ChangedThing::Word { noun, key: key.to_owned(), values: self.read(word)? })
    }
}

impl Names for Read<'_> {
    fn product(&self, id: ProductId) -> String {
        let product = self.get::<Product>(id).ok().flatten();
        product.map_or_else(|| format!("Product {id}"), |product| product.name)
    }

    fn customer(&self, login: &str) -> String {
        let customer = Read::customer(self, login).ok().flatten();
        customer.map_or_else(|| login.to_owned(), |customer| customer.called().to_owned())
    }
}

pub(super) fn lines(_: &Read<'_>, _: Named<'_>, values: &Values) -> Found {
    let sides = values.read(nouns::lines)?;
    let (Some((from, was)), Some((to, became))) = (sides.was, sides.became) else {
        return Err(unreadable());
    };
    Ok(ChangedThing::Items { from, to, count: was.len().max(became.len()) })
}

pub(super) fn order(read: &Read<'_>, (_, key): Named<'_>, values: &Values) -> Found {
    values.described(read, key, |json| Some(nouns::order(json)?.1))
}

pub(super) fn credit_note(read: &Read<'_>, (_, key): Named<'_>, values: &Values) -> Found {
    values.described(read, key, |json| Some(nouns::credit_note(json)?.1))
}

pub(super) fn customer(read: &Read<'_>, (_, key): Named<'_>, values: &Values) -> Found {
    values.described(read, key, nouns::customer)
}

pub(super) fn setting(_: &Read<'_>, named: Named<'_>, values: &Values) -> Found {
    values.word(named, "")
}

pub(super) fn user(_: &Read<'_>, named: Named<'_>, values: &Values) -> Found {
    values.word(named, "role")
}

pub(super) fn password(_: &Read<'_>, named: Named<'_>, values: &Values) -> Found {
    values.word(named, "")
}

pub(super) fn api_key(_: &Read<'_>, named: Named<'_>, values: &Values) -> Found {
    values.word(named, "permission")
}

pub(super) fn added(_: &Read<'_>, (noun, key): Named<'_>, _: &Values) -> Found {
    let range =
        key.split_once("..").and_then(|(first, last)| Some((first.parse().ok()?, last.parse().ok()?)));
    let (first, last) = range.ok_or_else(unreadable)?;
    Ok(ChangedThing::Added { noun, first, last })
}
