//! The JSON of the nouns in the journal: that of `serde`, with the id of a row where it is not the key of the change.
//! A value that cannot be read back is a damaged journal.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::Result;
use domain::Error;
use domain::ids::{OrderId, PurchaseId, RateId};
use domain::noun::Noun;
use domain::order::{CreditNote, Customer, Order};
use domain::purchase::Purchase;
use domain::rate::TaxRate;
use domain::rate::versions::RateVersions;
use domain::returns::EnteredBox;
use domain::shop::closed_period::PeriodRecord;
use domain::tax::class::{ClassSlug, TaxClass};

/// Serialization of a noun cannot fail; `Null` would be read as a damaged journal.
fn value(noun: impl Serialize) -> Value {
    serde_json::to_value(noun).unwrap_or_default()
}

/// A noun with the id of its row.
fn with_id(id: impl Serialize, noun: impl Serialize) -> Value {
    let mut json = json!({ "id": id });
    if let (Value::Object(json), Value::Object(fields)) = (&mut json, value(noun)) {
        json.extend(fields);
    }
    json
}

pub(super) fn order_json(id: OrderId, order: &Order) -> Value {
    with_id(id, order)
}

pub(super) fn credit_note_json(id: i64, note: &CreditNote) -> Value {
    with_id(id, note)
}

/// Without the id, which is the key of the change.
pub(super) fn noun_json<T: Noun>(one: &T) -> Value {
    value(one.clone().with_id(T::Id::default()))
}

/// Without the id, which is the key of the change.
pub(super) fn purchase_json(purchase: &Purchase) -> Value {
    value(Purchase { id: PurchaseId::default(), ..purchase.clone() })
}

pub(super) fn customer_json(customer: &Customer) -> Value {
    value(customer)
}

pub(super) fn class_json(id: i64, class: &TaxClass) -> Value {
    with_id(id, class)
}

/// The old class of items, and the new one with the items as a flat list of numbers: order id, position,
/// order id, position.
pub(super) fn lines_json(from: &ClassSlug, to: &ClassSlug, lines: &[(i64, i64)]) -> (Value, Value) {
    let lines: Vec<i64> = lines.iter().flat_map(|(order, position)| [*order, *position]).collect();
    (json!({ "class": from }), json!({ "class": to, "lines": lines }))
}

/// The inverse of [`order_json`].
pub(super) fn order(json: &Value) -> Option<(OrderId, Order)> {
    Some((OrderId::deserialize(json.get("id")?).ok()?, Order::deserialize(json).ok()?))
}

/// The inverse of [`credit_note_json`]: the row id and the credit note.
pub(super) fn credit_note(json: &Value) -> Option<(i64, CreditNote)> {
    Some((json.get("id")?.as_i64()?, CreditNote::deserialize(json).ok()?))
}

/// The inverse of [`noun_json`].
pub(super) fn noun<T: Noun>(id: T::Id, json: &Value) -> Option<T> {
    Some(T::deserialize(json).ok()?.with_id(id))
}

/// The inverse of [`purchase_json`].
pub(super) fn purchase(id: PurchaseId, json: &Value) -> Option<Purchase> {
    Some(Purchase { id, ..Purchase::deserialize(json).ok()? })
}

/// The inverse of [`customer_json`].
pub(super) fn customer(json: &Value) -> Option<Customer> {
    Customer::deserialize(json).ok()
}

/// The JSON of a rate as text, without its id.
pub(crate) fn rate_text(rate: &TaxRate) -> Result<String> {
    let rate = TaxRate { id: RateId::default(), ..rate.clone() };
    Ok(serde_json::to_string(&rate).map_err(|cause| Error::storage("Writing a tax rate", cause))?)
}

/// The inverse of [`rate_text`].
pub(crate) fn rate_of_text(id: RateId, text: &str) -> Option<TaxRate> {
    rate(id, &serde_json::from_str(text).ok()?)
}

pub(super) fn versions_json(versions: &RateVersions) -> Value {
    value(versions)
}

/// The inverse of [`versions_json`].
pub(super) fn versions(json: &Value) -> Option<RateVersions> {
    RateVersions::deserialize(json).ok()
}

pub(super) fn period_json(record: &PeriodRecord) -> Value {
    value(record)
}

pub(super) fn entered_json(entered: &EnteredBox) -> Value {
    value(entered)
}

/// The inverse of [`entered_json`].
pub(super) fn entered(json: &Value) -> Option<EnteredBox> {
    EnteredBox::deserialize(json).ok()
}

/// The inverse of [`period_json`].
pub(super) fn period(json: &Value) -> Option<PeriodRecord> {
    PeriodRecord::deserialize(json).ok()
}

/// A rate of this id from its JSON.
pub(super) fn rate(id: RateId, json: &Value) -> Option<TaxRate> {
    Some(TaxRate { id, ..TaxRate::deserialize(json).ok()? })
}

/// The inverse of [`class_json`]: the row id and the class.
pub(super) fn class(json: &Value) -> Option<(i64, TaxClass)> {
    Some((json.get("id")?.as_i64()?, TaxClass::deserialize(json).ok()?))
}

/// The class of one side of [`lines_json`], and the items where that side has them.
pub(super) fn lines(json: &Value) -> Option<(ClassSlug, Vec<(i64, i64)>)> {
    let class = ClassSlug::deserialize(json.get("class")?).ok()?;
    let Some(lines) = json.get("lines") else { return Some((class, Vec::new())) };
    let numbers = Vec::<i64>::deserialize(lines).ok()?;
    let pairs = numbers.chunks_exact(2).filter_map(|pair| Some((*pair.first()?, *pair.last()?)));
    Some((class, pairs.collect()))
}
