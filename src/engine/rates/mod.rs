//! Tax rates (spec 4.2, choices 7 to 15).

pub(super) mod changes;
pub(super) mod index;
pub(super) mod versions;

use self::changes::RateChange;
use super::change::rules::{Changes, Rule, store};
use domain::access::Right;
use domain::rate::versions::RatePlan;
use domain::text::Text;
use domain::time::Day;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use transfer::Source;

use super::{Engine, require};
use domain::access::{Actor, Capability};
use domain::field::Value;
use domain::ids::RateId;
use domain::rate::table::RateTable;
use domain::rate::{RateInput, TaxRate};
use domain::tax::class::ClassSlug;
use domain::text;
use domain::time::Instant;
use domain::{Error, Result};
use store::{Read, Write};

/// Number of rates that one bulk request may hold (spec 8).
pub const BULK_LIMIT: usize = 100;

/// The filter and page of a request for rates.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RateQuery {
    /// Only rates of this class, by any spelling of its slug; all when absent. Parsed after the capability
    /// is checked.
    pub class: Option<String>,
    /// The rates per page; the shop's page size when absent.
    pub limit: Option<i64>,
    /// The number of pages to skip.
    pub pages_before: i64,
}

/// A page of rates, sorted by list order, then id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatePage {
    /// The rates of this page.
    pub rates: Vec<TaxRate>,
    /// The number of rates on all pages.
    pub total: i64,
    /// The rates per page.
    pub page_size: i64,
}

/// One rate of a bulk request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each variant says what its fields are for")]
pub enum BulkItem {
    /// Adds a rate.
    Create(RateInput),
    /// Edits the rate of an id, an integer of any size.
    Edit { id: String, input: RateInput },
    /// A JSON value that is no object; refused.
    NoRate,
    /// A rate whose id is no integer; refused.
    InvalidId(Value),
}

/// The outcome of one rate of a bulk request.
#[derive(Debug)]
#[expect(missing_docs, reason = "each variant says what its fields are for")]
pub enum BulkOutcome {
    /// The new rate.
    Created(TaxRate),
    /// The rate after the edit.
    Edited(TaxRate),
    /// Refused; the id is the request's, `0` when it had none.
    Failed { id: String, error: Error },
}

/// A change of tax rates.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "fields whose name says it all")]
pub enum TaxRateChange {
    /// Adds a tax rate.
    #[serde(rename = "create_rate")]
    Create(RateInput),
    /// Sets the given fields of a tax rate. The id is unparsed text; refused when no rate has it.
    #[serde(rename = "edit_rate")]
    Edit { id: String, input: RateInput },
    /// Deletes a tax rate with its locations.
    #[serde(rename = "delete_rate")]
    Delete { id: String },
    /// Adds and edits tax rates, each accepted or refused separately; at most [`BULK_LIMIT`].
    #[serde(rename = "bulk_rates")]
    Bulk(Vec<BulkItem>),
    /// Edits made in the table of tax rates, each accepted or refused separately, under one title in the
    /// history.
    #[serde(rename = "change_rates")]
    Table { title: Text, changes: Vec<RateChange> },
    /// Adds versions to tax rates, all or none: their terms from a day on.
    #[serde(rename = "plan_rates")]
    Plan(Vec<RatePlan>),
    /// Takes out the version of a tax rate that begins on a day; the one before it lasts on.
    #[serde(rename = "remove_rate_version")]
    RemoveVersion { id: RateId, from: Day },
}

impl Changes for TaxRateChange {
    fn rule(&self) -> Rule<'_> {
        match self {
            Self::Create(_) => store(Error::UserCannotCreateTax),
            Self::Edit { .. } | Self::Table { .. } | Self::Plan(_) | Self::RemoveVersion { .. } => {
                store(Error::UserCannotEditTax)
            }
            Self::Delete { .. } => store(Error::UserCannotDeleteTax),
            // Each item is refused by itself, in `bulk`.
            Self::Bulk(_) => (Right::Anyone, Error::UserCannotEditTax),
        }
    }

    fn title(&self) -> Text {
        match self {
            Self::Create(_) => text!("Add tax rate"),
            Self::Edit { .. } => text!("Edit tax rate"),
            Self::Delete { .. } => text!("Delete tax rate"),
            Self::Bulk(_) => text!("Change many tax rates"),
            Self::Table { title, .. } => title.clone(),
            Self::Plan(plans) => text!("Plan changes of {count} tax rates", count = plans.len()),
            Self::RemoveVersion { .. } => text!("Take out a version of a tax rate"),
        }
    }

    fn check(&self, _: &[Source]) -> Result<()> {
        match self {
            Self::Bulk(items) if items.len() > BULK_LIMIT => {
                Err(Error::TaxesRequestTooLarge { count: items.len() })
            }
            _ => Ok(()),
        }
    }
}

impl Engine {
    /// A page of the rates that are in force at `now`. Needs `manage_store`.
    pub fn rates(&self, actor: &Actor, query: &RateQuery, now: Instant) -> Result<RatePage> {
        require(actor, Capability::ManageStore, Error::UserCannotReadTax)?;
        let class = query.class.as_deref().map(ClassSlug::wanted);
        self.store.read(|read| {
            let page_size = match query.limit {
                Some(limit) => limit,
                None => read.shop()?.page_size,
            };
            let offset = query.pages_before.saturating_mul(page_size);
            if let Some(mut rates) = self.due_in_force(read, now)? {
                rates.retain(|rate| class.as_ref().is_none_or(|class| rate.class == *class));
                let total = i64::try_from(rates.len()).unwrap_or(i64::MAX);
                let count = |number: i64| usize::try_from(number).unwrap_or(usize::MAX);
                let rates = rates.into_iter().skip(count(offset)).take(count(page_size)).collect();
                return Ok(RatePage { rates, total, page_size });
            }
            let rates = read.rates(class.as_ref(), page_size, offset)?;
            Ok(RatePage { rates, total: read.rate_count(class.as_ref())?, page_size })
        })
    }

    /// All rates in force at `now` with the names of their classes, to be filtered and sorted. Needs
    /// `view_store_reports`.
    pub fn rate_table(&self, actor: &Actor, now: Instant) -> Result<RateTable> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadTax)?;
        self.store.read(|read| {
            let mut names: BTreeMap<ClassSlug, String> =
                read.classes()?.into_iter().map(|class| (class.slug, class.name)).collect();
            let standard = read.standard_class()?;
            names.insert(standard.slug, standard.name);
            let rates = self.all_in_force(read, now)?;
            Ok(RateTable::new(rates, |class| names.get(class).cloned()))
        })
    }

    /// One rate. Needs `manage_store`; refused when no rate in force at `now` has this id.
    pub fn rate(&self, actor: &Actor, id: &str, now: Instant) -> Result<TaxRate> {
        require(actor, Capability::ManageStore, Error::UserCannotReadTax)?;
        let missing = || Error::InvalidTaxId { id: id.to_owned() };
        let key = RateId::parse(id).ok_or_else(missing)?;
        let found = self.store.read(|read| match self.due_in_force(read, now)? {
            Some(rates) => Ok(rates.into_iter().find(|rate| rate.id == key)),
            None => Ok(read.rate(key)?),
        });
        found?.ok_or_else(missing)
    }

    /// The number of rates in force at `now`, of one class (by any spelling of its slug) or of all. Needs
    /// `manage_store`.
    pub fn rate_count(&self, actor: &Actor, class: Option<&str>, now: Instant) -> Result<i64> {
        require(actor, Capability::ManageStore, Error::UserCannotReadTaxesCount)?;
        let class = class.map(ClassSlug::wanted);
        self.store.read(|read| match (self.counts_of_due(read, now)?, class) {
            (Some(counts), Some(class)) => Ok(counts.get(&class).copied().unwrap_or_default()),
            (Some(counts), None) => Ok(counts.values().sum()),
            (None, class) => Ok(read.rate_count(class.as_ref())?),
        })
    }

    /// The number of rates in force at `now` of each class that has any, including slugs without a class.
    /// Needs `view_store_reports`.
    pub fn rate_counts(&self, actor: &Actor, now: Instant) -> Result<BTreeMap<ClassSlug, i64>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadTaxesCount)?;
        self.store.read(|read| match self.counts_of_due(read, now)? {
            Some(counts) => Ok(counts),
            None => Ok(read.rate_counts()?),
        })
    }

    /// The number of rates of each class, where planned versions are due.
    fn counts_of_due(&self, read: &Read<'_>, now: Instant) -> Result<Option<BTreeMap<ClassSlug, i64>>> {
        let Some(rates) = self.due_in_force(read, now)? else { return Ok(None) };
        let mut counts = BTreeMap::new();
        for rate in rates {
            *counts.entry(rate.class).or_default() += 1;
        }
        Ok(Some(counts))
    }
}

/// Adds a rate; refused with `store_api_invalid_tax_data` when a field does not accept its value.
pub(super) fn create(write: &Write<'_>, input: &RateInput) -> Result<TaxRate> {
    let rate = input.create(write.next_rate_id()?)?;
    write.put_rate(None, &rate)?;
    Ok(rate)
}

/// Sets the given fields of a rate; refused when no rate has this id, or when a field does not accept its
/// value.
pub(super) fn edit(write: &Write<'_>, id: &str, input: &RateInput) -> Result<TaxRate> {
    let missing = || Error::InvalidTaxId { id: id.to_owned() };
    let was = write.rate(RateId::parse(id).ok_or_else(missing)?)?.ok_or_else(missing)?;
    let rate = input.edit(was.clone())?;
    if rate != was {
        write.put_rate(Some(&was), &rate)?;
    }
    Ok(rate)
}

/// Deletes a rate with its locations; refused when no rate has this id.
pub(super) fn delete(write: &Write<'_>, id: &str) -> Result<()> {
    let missing = || Error::CannotDeleteTax { id: id.to_owned() };
    let key = RateId::parse(id).ok_or_else(missing)?;
    Ok(write.delete_rate(&write.rate(key)?.ok_or_else(missing)?)?)
}

/// Adds and edits rates in order, each refused separately. An error of the file itself (status 500 or above)
/// ends the whole.
pub(super) fn bulk(write: &Write<'_>, items: &[BulkItem]) -> Result<Vec<BulkOutcome>> {
    let one = |item: &BulkItem| {
        let outcome = match item {
            BulkItem::Create(input) => write.attempt(|| create(write, input)).map(BulkOutcome::Created),
            BulkItem::Edit { id, input } => write.attempt(|| edit(write, id, input)).map(BulkOutcome::Edited),
            BulkItem::NoRate | BulkItem::InvalidId(_) => return Ok(refused(item)),
        };
        match outcome {
            Err(error) if error.status() < 500 => Ok(failed(item, error)),
            other => other,
        }
    };
    items.iter().map(one).collect()
}

/// The refusal of an invalid item, or of any item of an actor without the right; looks only at its id.
pub(super) fn refused(item: &BulkItem) -> BulkOutcome {
    let error = match item {
        BulkItem::Create(_) => Error::UserCannotCreateTax,
        BulkItem::Edit { .. } => Error::UserCannotEditTax,
        BulkItem::NoRate => Error::MissingTaxData,
        BulkItem::InvalidId(id) => {
            let problem = text!("{id} is not a whole number. Write the number of a rate", id = id.describe());
            Error::tax_data("id", problem)
        }
    };
    failed(item, error)
}

fn failed(item: &BulkItem, error: Error) -> BulkOutcome {
    let id = if let BulkItem::Edit { id, .. } = item { id } else { "0" };
    BulkOutcome::Failed { id: id.to_owned(), error }
}
