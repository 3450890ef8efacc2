//! The things that the journal has changes of, and the file under their keys: how each is found there, and put back.

use domain::ids::{PurchaseId, RateId, RowId};
use domain::invoice::Invoice;
use domain::noun::{Describe, Described, Noun, NounKind};
use domain::purchase::supplier::Supplier;
use domain::purchase::{Purchase, SupplierPurchase};
use domain::rate::TaxRate;
use domain::rate::versions::RateVersions;
use domain::returns::EnteredBox;
use domain::shop::closed_period::PeriodRecord;
use domain::table::Cell;
use domain::tax::class::TaxClass;
use domain::text::Text;
use domain::time::Day;
use domain::{Error, text};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::changed::{BeforeAfter, ChangedThing, Named, Values};
use super::nouns::{noun_json, value, with_id};
use super::unreadable;
use crate::{Read, Result, Write};

/// A thing that the journal has changes of. Its JSON is that of `serde`, without an id that is the key of the change.
pub(super) trait Journalled: Serialize + DeserializeOwned + PartialEq + Clone {
    const KIND: NounKind;

    /// The JSON in the journal.
    fn json(&self) -> Value {
        value(self)
    }

    /// The inverse of [`Self::json`].
    fn of_json(_key: &str, json: &Value) -> Option<Self> {
        Self::deserialize(json).ok()
    }

    /// The one that the file has under a key; `like` is what the journal knows of it.
    fn find(read: &Read<'_>, key: &str, like: Option<&Self>) -> Result<Option<Self>>;

    /// Writes it, or deletes it, over the one that the file has.
    fn put_back(write: &Write<'_>, key: &str, now: Option<&Self>, becomes: Option<&Self>) -> Result<()>;

    /// The name in a refusal.
    fn called(key: &str, _one: Option<&Self>) -> Text {
        text!("The {kind} {key}", kind = Text::new(Self::KIND.one()), key)
    }

    /// The description in the history; that of nothing where [`Self::changed`] has another.
    fn described(&self, _read: &Read<'_>) -> Described {
        Described { kind: Self::KIND, name: Cell::Empty, fields: Vec::new(), preview: Vec::new() }
    }

    /// A change of it for the history.
    fn changed(read: &Read<'_>, (_, key): Named<'_>, values: &Values) -> Result<ChangedThing> {
        let values = values.read(|json| Some(Self::of_json(key, json)?.described(read)))?;
        Ok(ChangedThing::Noun { kind: Self::KIND, key: key.to_owned(), values: Box::new(values) })
    }
}

/// The id that is a key.
fn id<I: RowId>(key: &str) -> Result<I> {
    key.parse().map(I::of_row).map_err(|_no_number| unreadable())
}

/// A noun that is one row.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct OneRow<T>(T);

impl<T: Noun> Journalled for OneRow<T> {
    const KIND: NounKind = T::KIND;

    fn json(&self) -> Value {
        noun_json(&self.0)
    }

    fn of_json(key: &str, json: &Value) -> Option<Self> {
        Some(Self(T::deserialize(json).ok()?.with_id(id(key).ok()?)))
    }

    fn find(read: &Read<'_>, key: &str, _: Option<&Self>) -> Result<Option<Self>> {
        Ok(read.get(id(key)?)?.map(Self))
    }

    fn put_back(write: &Write<'_>, key: &str, now: Option<&Self>, becomes: Option<&Self>) -> Result<()> {
        match becomes {
            Some(one) => write.put(&one.0),
            None if write.delete::<T>(id(key)?)? => Ok(()),
            None => {
                let problem = text!("something later refers to it, so it stays");
                Err(Error::Invalid { what: Self::called(key, now), problem }.into())
            }
        }
    }

    fn called(key: &str, one: Option<&Self>) -> Text {
        T::KIND.quoted(one.map_or(key, |one| one.0.name()))
    }

    fn described(&self, read: &Read<'_>) -> Described {
        self.0.described(read)
    }
}

/// The versions of a rate are a thing of their own, [`RateVersions`].
impl Journalled for TaxRate {
    const KIND: NounKind = NounKind::TaxRate;

    fn json(&self) -> Value {
        value(Self { id: RateId::default(), ..self.clone() })
    }

    fn of_json(key: &str, json: &Value) -> Option<Self> {
        Some(Self { id: RateId::parse(key)?, ..Self::deserialize(json).ok()? })
    }

    fn find(read: &Read<'_>, key: &str, _: Option<&Self>) -> Result<Option<Self>> {
        read.rate(id(key)?)
    }

    fn put_back(write: &Write<'_>, _: &str, now: Option<&Self>, becomes: Option<&Self>) -> Result<()> {
        match (now, becomes) {
            (was, Some(rate)) => write.put_rate(was, rate),
            (Some(rate), None) => write.remove_rate(rate),
            (None, None) => Ok(()),
        }
    }

    fn called(key: &str, _: Option<&Self>) -> Text {
        text!("Tax rate {key}", key)
    }

    fn described(&self, read: &Read<'_>) -> Described {
        Describe::described(self, read)
    }
}

/// The JSON of a rate as text, without its id.
pub(crate) fn rate_text(rate: &TaxRate) -> Result<String> {
    let rate = TaxRate { id: RateId::default(), ..rate.clone() };
    Ok(serde_json::to_string(&rate).map_err(|cause| Error::storage(text!("Writing a tax rate"), cause))?)
}

/// The inverse of [`rate_text`].
pub(crate) fn rate_of_text(id: RateId, text: &str) -> Option<TaxRate> {
    TaxRate::of_json(&id.to_string(), &serde_json::from_str(text).ok()?)
}

/// A tax rate that is not in force.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct InactiveRate(TaxRate);

impl Journalled for InactiveRate {
    const KIND: NounKind = NounKind::TaxRate;

    fn json(&self) -> Value {
        self.0.json()
    }

    fn of_json(key: &str, json: &Value) -> Option<Self> {
        TaxRate::of_json(key, json).map(Self)
    }

    fn find(read: &Read<'_>, key: &str, _: Option<&Self>) -> Result<Option<Self>> {
        Ok(read.inactive_rate(id(key)?)?.map(Self))
    }

    fn put_back(write: &Write<'_>, key: &str, _: Option<&Self>, becomes: Option<&Self>) -> Result<()> {
        write.put_inactive_rate(id(key)?, becomes.map(|rate| &rate.0))
    }

    fn called(key: &str, _: Option<&Self>) -> Text {
        text!("Tax rate {key}", key)
    }

    fn described(&self, read: &Read<'_>) -> Described {
        Describe::described(&self.0, read)
    }
}

/// A rate without versions has no such thing: its row alone says everything.
impl Journalled for RateVersions {
    const KIND: NounKind = NounKind::TaxRate;

    fn find(read: &Read<'_>, key: &str, _: Option<&Self>) -> Result<Option<Self>> {
        Ok(Some(read.rate_versions(id(key)?)?).filter(|versions| !versions.is_empty()))
    }

    fn put_back(write: &Write<'_>, key: &str, now: Option<&Self>, becomes: Option<&Self>) -> Result<()> {
        let or_none = |versions: Option<&Self>| versions.cloned().unwrap_or_default();
        write.put_rate_versions(id(key)?, &or_none(now), &or_none(becomes))
    }

    fn called(key: &str, _: Option<&Self>) -> Text {
        text!("What is planned for tax rate {key}", key)
    }

    /// The name of the rate alone: dates are written as the window has them.
    fn changed(read: &Read<'_>, (_, key): Named<'_>, values: &Values) -> Result<ChangedThing> {
        let id = id(key)?;
        let rate = read.versioned_rate(id)?.map(|found| Describe::described(&found.rate, read).name);
        let rate = rate.unwrap_or_else(|| key.into());
        let values = values.read(|json| Self::of_json(key, json))?;
        Ok(ChangedThing::RateVersions { id, rate, values: Box::new(values) })
    }
}

/// A class with its row id, by which classes are sorted.
impl Journalled for (i64, TaxClass) {
    const KIND: NounKind = NounKind::TaxClass;

    fn json(&self) -> Value {
        with_id(self.0, &self.1)
    }

    fn of_json(_: &str, json: &Value) -> Option<Self> {
        Some((json.get("id")?.as_i64()?, TaxClass::deserialize(json).ok()?))
    }

    /// Finds it by the id: a class that was deleted is not another one that got its slug.
    fn find(read: &Read<'_>, _: &str, like: Option<&Self>) -> Result<Option<Self>> {
        let Some((id, _)) = like else { return Ok(None) };
        Ok(read.class_by_id(*id)?.map(|class| (*id, class)))
    }

    fn put_back(write: &Write<'_>, _: &str, now: Option<&Self>, becomes: Option<&Self>) -> Result<()> {
        match (now, becomes) {
            (Some((_, was)), Some((_, class))) => write.change_class(was, class),
            (Some((_, was)), None) => write.delete_class(was),
            (None, Some((id, class))) => write.add_class(class, Some(*id)),
            (None, None) => Ok(()),
        }
    }

    fn described(&self, read: &Read<'_>) -> Described {
        Describe::described(&self.1, read)
    }
}

/// Two suppliers may number alike: `R-12 of Acme`.
impl Journalled for Purchase {
    const KIND: NounKind = NounKind::Purchase;

    fn json(&self) -> Value {
        value(Self { id: PurchaseId::default(), ..self.clone() })
    }

    fn of_json(key: &str, json: &Value) -> Option<Self> {
        Some(Self { id: PurchaseId::parse(key)?, ..Self::deserialize(json).ok()? })
    }

    fn find(read: &Read<'_>, key: &str, _: Option<&Self>) -> Result<Option<Self>> {
        read.purchase(id(key)?)
    }

    fn put_back(write: &Write<'_>, _: &str, now: Option<&Self>, becomes: Option<&Self>) -> Result<()> {
        let Some(becomes) = becomes else {
            return now.map_or(Ok(()), |now| write.delete_purchase(now));
        };
        let other = write.purchase_of_document(becomes.supplier, &becomes.document)?;
        if other.is_some_and(|other| other.id != becomes.id) {
            let problem = text!("another one from its supplier has this number by now");
            return Err(Error::Invalid { what: Self::called("", Some(becomes)), problem }.into());
        }
        write.put_purchase(now, becomes)
    }

    fn called(key: &str, one: Option<&Self>) -> Text {
        text!("Purchase {number}", number = one.map_or(key, |one| &one.document))
    }

    fn described(&self, read: &Read<'_>) -> Described {
        let supplier = read.get::<Supplier>(self.supplier).ok().flatten().unwrap_or_default();
        let name =
            text!("{document} of {supplier}", document = &self.document, supplier = &supplier.name).into();
        Described { name, ..SupplierPurchase { supplier, purchase: self.clone() }.described(read) }
    }
}

impl Journalled for PeriodRecord {
    const KIND: NounKind = NounKind::Period;

    fn find(read: &Read<'_>, key: &str, _: Option<&Self>) -> Result<Option<Self>> {
        Ok(read.closed_periods()?.records().iter().find(|record| record.key() == key).cloned())
    }

    fn put_back(write: &Write<'_>, _: &str, now: Option<&Self>, becomes: Option<&Self>) -> Result<()> {
        now.map_or(Ok(()), |record| write.remove_period_record(record))?;
        becomes.map_or(Ok(()), |record| write.add_period_record(record))
    }

    fn called(key: &str, _: Option<&Self>) -> Text {
        text!("The period {key}", key)
    }

    /// As it is: the figures that were filed are read above.
    fn changed(_: &Read<'_>, (_, key): Named<'_>, values: &Values) -> Result<ChangedThing> {
        let BeforeAfter { was, became } = values.read(|json| Self::of_json(key, json))?;
        Ok(ChangedThing::Period(Box::new(BeforeAfter { was, became })))
    }
}

impl Journalled for EnteredBox {
    const KIND: NounKind = NounKind::EnteredAmount;

    fn find(read: &Read<'_>, key: &str, _: Option<&Self>) -> Result<Option<Self>> {
        Ok(read.entered_amounts()?.into_iter().find(|one| one.key() == key))
    }

    fn put_back(write: &Write<'_>, _: &str, now: Option<&Self>, becomes: Option<&Self>) -> Result<()> {
        write.change_entered(now, becomes)
    }

    fn called(key: &str, _: Option<&Self>) -> Text {
        text!("The amount of {key}", key)
    }

    fn described(&self, read: &Read<'_>) -> Described {
        Describe::described(self, read)
    }
}

/// An invoice is never taken back, although it is found: see [`Read::invoices_of_step`].
impl Journalled for Invoice {
    const KIND: NounKind = NounKind::Invoice;

    fn find(read: &Read<'_>, key: &str, _: Option<&Self>) -> Result<Option<Self>> {
        Ok(read.invoice(key)?.map(|issued| issued.document))
    }

    fn put_back(_: &Write<'_>, key: &str, now: Option<&Self>, _: Option<&Self>) -> Result<()> {
        let problem = text!("it has a number, so it stays; cancel it with a credit note");
        Err(Error::Invalid { what: <Self as Journalled>::called(key, now), problem }.into())
    }

    fn described(&self, read: &Read<'_>) -> Described {
        Describe::described(self, read)
    }
}

/// The day on which the invoice of the key was paid.
impl Journalled for Day {
    const KIND: NounKind = NounKind::Invoice;

    fn find(read: &Read<'_>, key: &str, _: Option<&Self>) -> Result<Option<Self>> {
        Ok(read.invoice(key)?.and_then(|issued| issued.paid_on))
    }

    fn put_back(write: &Write<'_>, key: &str, now: Option<&Self>, becomes: Option<&Self>) -> Result<()> {
        write.set_invoice_paid(key, now.copied(), becomes.copied())
    }

    fn described(&self, _: &Read<'_>) -> Described {
        let fields = vec![(text!("Paid on"), (*self).into())];
        Described { kind: Self::KIND, name: Cell::Empty, fields, preview: Vec::new() }
    }
}
