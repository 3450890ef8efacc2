//! What a step changed, before and after, and the filter of the history.

use rusqlite::named_params;
use serde_json::Value;

use super::{nouns, unreadable};
use crate::domain::Result;
use crate::domain::class::{ClassSlug, TaxClass};
use crate::domain::ids::{ProductId, RateId};
use crate::domain::order::{CreditNote, Customer, Order, Product};
use crate::domain::rate::TaxRate;
use crate::domain::rate_versions::RateVersions;
use crate::domain::time::Instant;
use crate::store::Read;

const CHANGES: &str = "
  SELECT noun, key, was, became FROM journal_changes WHERE step_id = :step ORDER BY position LIMIT :limit";
const COUNT: &str = "SELECT count(*) AS changes FROM journal_changes WHERE step_id = :step";
const LOGINS: &str = "SELECT DISTINCT login FROM journal_steps ORDER BY login";

/// A kind of thing that the history can be filtered by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are named as they are")]
pub enum HistoryNoun {
    Orders,
    Products,
    Customers,
    TaxRates,
    TaxClasses,
    Settings,
    Users,
}

impl HistoryNoun {
    /// Each, in the order of the window's tabs.
    pub const ALL: [Self; 7] = [
        Self::Orders,
        Self::Products,
        Self::Customers,
        Self::TaxRates,
        Self::TaxClasses,
        Self::Settings,
        Self::Users,
    ];

    /// The plural: `Tax rates`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Orders => "Orders",
            Self::Products => "Products",
            Self::Customers => "Customers",
            Self::TaxRates => "Tax rates",
            Self::TaxClasses => "Tax classes",
            Self::Settings => "Settings",
            Self::Users => "Users and keys",
        }
    }

    /// The nouns of the journal, as a JSON list.
    const fn in_journal(self) -> &'static str {
        match self {
            Self::Orders => r#"["order","orders","credit_note","credit notes","lines"]"#,
            Self::Products => r#"["product","products"]"#,
            Self::Customers => r#"["customer","customers"]"#,
            Self::TaxRates => r#"["rate","inactive_rate","rate_versions"]"#,
            Self::TaxClasses => r#"["class","lines"]"#,
            Self::Settings => r#"["setting","totals","restore","log"]"#,
            Self::Users => r#"["user","password","api_key"]"#,
        }
    }
}

/// The filter of the history; the default leaves nothing out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HistoryQuery {
    /// Only the steps of this user.
    pub login: Option<String>,
    /// Only steps that changed such a thing.
    pub noun: Option<HistoryNoun>,
    /// Only steps from this instant on.
    pub from: Option<Instant>,
    /// Only steps before this instant.
    pub until: Option<Instant>,
}

impl HistoryQuery {
    pub(super) fn nouns(&self) -> Option<&'static str> {
        self.noun.map(HistoryNoun::in_journal)
    }
}

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
    Product {
        id: ProductId,
        values: BeforeAfter<Product>,
    },
    Customer {
        login: String,
        values: Box<BeforeAfter<Customer>>,
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
        noun: String,
        first: i64,
        last: i64,
    },
    /// A restore, a repair, or a log that was given up.
    Other {
        noun: String,
        key: String,
    },
}

impl Read<'_> {
    /// The first `limit` things that a step changed, and the number of all of them.
    pub fn changed_things(&self, step: i64, limit: i64) -> Result<(Vec<ChangedThing>, i64)> {
        let mut statement = self.conn.prepare_cached(CHANGES)?;
        let mut rows = statement.query(named_params! { ":step": step, ":limit": limit })?;
        let mut things = Vec::new();
        while let Some(row) = rows.next()? {
            let parse = |text: Option<String>| -> Result<Option<Value>> {
                text.map(|text| serde_json::from_str(&text).map_err(|_damaged| unreadable())).transpose()
            };
            let (noun, key): (String, String) = (row.get("noun")?, row.get("key")?);
            let values = BeforeAfter { was: parse(row.get("was")?)?, became: parse(row.get("became")?)? };
            things.push(thing(noun, key, &values)?);
        }
        let count = self
            .conn
            .prepare_cached(COUNT)?
            .query_row(named_params! { ":step": step }, |row| row.get("changes"))?;
        Ok((things, count))
    }

    /// The logins of all who made a step.
    pub fn history_logins(&self) -> Result<Vec<String>> {
        let mut statement = self.conn.prepare_cached(LOGINS)?;
        let logins = statement.query_map([], |row| row.get("login"))?;
        Ok(logins.collect::<rusqlite::Result<_>>()?)
    }
}

impl BeforeAfter<Value> {
    /// Both values, each read by `read`.
    fn read<T>(&self, read: impl Fn(&Value) -> Option<T>) -> Result<BeforeAfter<T>> {
        let read =
            |json: &Option<Value>| json.as_ref().map(|json| read(json).ok_or_else(unreadable)).transpose();
        Ok(BeforeAfter { was: read(&self.was)?, became: read(&self.became)? })
    }
}

fn thing(noun: String, key: String, values: &BeforeAfter<Value>) -> Result<ChangedThing> {
    let text = |json: &Value, key: &str| Some(json.get(key)?.as_str()?.to_owned());
    Ok(match noun.as_str() {
        "rate_versions" => {
            let id = RateId::parse(&key).ok_or_else(unreadable)?;
            ChangedThing::RateVersions { id, values: Box::new(values.read(nouns::versions)?) }
        }
        "rate" | "inactive_rate" => {
            let id = RateId::parse(&key).ok_or_else(unreadable)?;
            ChangedThing::Rate { id, values: Box::new(values.read(|json| nouns::rate(id, json))?) }
        }
        "class" => ChangedThing::Class(values.read(|json| Some(nouns::class(json)?.1))?),
        "order" => {
            let values = Box::new(values.read(|json| Some(nouns::order(json)?.1))?);
            ChangedThing::Order { number: key, values }
        }
        "credit_note" => {
            ChangedThing::CreditNote { number: key, values: Box::new(values.read(nouns::credit_note)?) }
        }
        "product" => {
            let id = ProductId::parse(&key).ok_or_else(unreadable)?;
            ChangedThing::Product { id, values: values.read(|json| nouns::product(id, json))? }
        }
        "customer" => ChangedThing::Customer { login: key, values: Box::new(values.read(nouns::customer)?) },
        "lines" => {
            let sides = values.read(nouns::lines)?;
            let (Some((from, was)), Some((to, became))) = (sides.was, sides.became) else {
                return Err(unreadable());
            };
            ChangedThing::Items { from, to, count: was.len().max(became.len()) }
        }
        "setting" => {
            ChangedThing::Setting { key, values: values.read(|json| json.as_str().map(str::to_owned))? }
        }
        "user" => ChangedThing::User { login: key, values: values.read(|json| text(json, "role"))? },
        "password" => ChangedThing::Password { login: key },
        "api_key" => {
            ChangedThing::ApiKey { ending: key, values: values.read(|json| text(json, "permission"))? }
        }
        _ => match key.split_once("..").map(|(first, last)| (first.parse(), last.parse())) {
            Some((Ok(first), Ok(last))) => ChangedThing::Added { noun, first, last },
            _ => ChangedThing::Other { noun, key },
        },
    })
}
