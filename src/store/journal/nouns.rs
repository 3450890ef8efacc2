//! The JSON of the nouns in the journal: that of `serde`, with the id of a row where it is not the key of the change.
//! A value that cannot be read back is a damaged journal.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use domain::ids::OrderId;
use domain::noun::Noun;
use domain::order::{CreditNote, Customer, Order};
use domain::tax::class::ClassSlug;

/// Serialization of a noun cannot fail; `Null` would be read as a damaged journal.
pub(super) fn value(noun: impl Serialize) -> Value {
    serde_json::to_value(noun).unwrap_or_default()
}

/// A noun with the id of its row.
pub(super) fn with_id(id: impl Serialize, noun: impl Serialize) -> Value {
    let mut json = json!({ "id": id });
    if let (Value::Object(json), Value::Object(fields)) = (&mut json, value(noun)) {
        json.extend(fields);
    }
    json
}

/// Without the id, which is the key of the change.
pub(super) fn noun_json<T: Noun>(one: &T) -> Value {
    value(one.clone().with_id(T::Id::default()))
}

pub(super) fn customer_json(customer: &Customer) -> Value {
    value(customer)
}

/// The old class of items, and the new one with the items as a flat list of numbers: order id, position,
/// order id, position.
pub(super) fn lines_json(from: &ClassSlug, to: &ClassSlug, lines: &[(i64, i64)]) -> (Value, Value) {
    let lines: Vec<i64> = lines.iter().flat_map(|(order, position)| [*order, *position]).collect();
    (json!({ "class": from }), json!({ "class": to, "lines": lines }))
}

/// An order with its row id.
pub(super) fn order(json: &Value) -> Option<(OrderId, Order)> {
    Some((OrderId::deserialize(json.get("id")?).ok()?, Order::deserialize(json).ok()?))
}

/// A credit note with its row id.
pub(super) fn credit_note(json: &Value) -> Option<(i64, CreditNote)> {
    Some((json.get("id")?.as_i64()?, CreditNote::deserialize(json).ok()?))
}

/// The inverse of [`customer_json`].
pub(super) fn customer(json: &Value) -> Option<Customer> {
    Customer::deserialize(json).ok()
}

/// The class of one side of [`lines_json`], and the items where that side has them.
pub(super) fn lines(json: &Value) -> Option<(ClassSlug, Vec<(i64, i64)>)> {
    let class = ClassSlug::deserialize(json.get("class")?).ok()?;
    let Some(lines) = json.get("lines") else { return Some((class, Vec::new())) };
    let numbers = Vec::<i64>::deserialize(lines).ok()?;
    let pairs = numbers.chunks_exact(2).filter_map(|pair| Some((*pair.first()?, *pair.last()?)));
    Some((class, pairs.collect()))
}
