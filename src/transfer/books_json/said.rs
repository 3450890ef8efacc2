//! The keys that an entry of the books has. A key that it does not have leaves what the shop has; one that is null or empty
//! empties it (choice 47).

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The parts of an address, of the address of an invoice with whom it is for, and of where an order came from. Each is one
/// thing: parts of one are not put beside those of another.
pub(super) const ADDRESS: &[&str] = &["street", "city", "state", "postcode", "country"];
const BUYER: &[&str] = &[
    "buyer",
    "company",
    "buyer_email",
    "buyer_vat_number",
    "billing_street",
    "billing_postcode",
    "billing_city",
    "billing_state",
    "billing_country",
];
const ORIGIN: &[&str] = &["source", "source_key"];
/// Keys that explain the tax of an order or a refund. They stay together with that tax.
const TAXES: &[&str] = &["taxes", "untaxed_reason", "untaxed_words", "vat_number"];
const TAX: &[&str] = &["tax", "shipping_tax", "untaxed_reason"];

/// Keys that are left only where the entry agrees with the shop in these other keys.
const TOGETHER: &[(&[&str], &[&str])] = &[
    (ADDRESS, ADDRESS),
    (BUYER, BUYER),
    (ORIGIN, ORIGIN),
    (TAXES, TAX),
    (&["prices_include_tax"], &["items"]),
];

type Object = Map<String, Value>;

/// The keys of an entry, each with those of the elements of its list.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Said(BTreeMap<String, Vec<Said>>);

impl Said {
    pub(super) fn of(value: &Value) -> Self {
        let keys = value.as_object().into_iter().flatten().map(|(key, value)| {
            let elements = value.as_array().into_iter().flatten();
            (key.clone(), elements.map(Self::of).collect())
        });
        Self(keys.collect())
    }

    /// Fills in the shop's values where the entry has no key.
    fn fill(&self, was: &Object, is: &mut Object) {
        let given = is.clone();
        let is_same = |key: &str| !self.0.contains_key(key) || was.get(key) == given.get(key);
        for (key, value) in was.iter().filter(|(key, _)| !self.0.contains_key(*key)) {
            let mut bound = TOGETHER.iter().filter(|(keys, _)| keys.contains(&key.as_str()));
            if bound.all(|(_, others)| others.iter().all(|other| is_same(other))) {
                is.insert(key.clone(), value.clone());
            }
        }
    }

    /// Fills the elements of lists that have no other keys than the shop's at their place.
    fn fill_lists(&self, was: &Object, is: &mut Object) {
        for (key, said) in &self.0 {
            let (Some(Value::Array(was)), Some(Value::Array(is))) = (was.get(key), is.get_mut(key)) else {
                continue;
            };
            for ((said, was), is) in said.iter().zip(was).zip(is) {
                let (Value::Object(was), Value::Object(is)) = (was, is) else { continue };
                said.fill_lists(was, is);
                if said.0.keys().all(|key| was.get(key) == is.get(key)) {
                    said.fill(was, is);
                }
            }
        }
    }
}

/// An entry of the books, and which keys it has.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Given<T> {
    /// The entry; fields without a key are empty.
    pub entry: T,
    pub(super) said: Rc<Said>,
}

impl<T> Given<T> {
    /// Another entry of the same keys.
    pub fn with<U>(&self, entry: U) -> Given<U> {
        Given { entry, said: Rc::clone(&self.said) }
    }
}

impl<T: Clone + PartialEq + Serialize + DeserializeOwned> Given<T> {
    /// The entry with the shop's values where it has no key.
    pub fn over(&self, was: Option<&T>) -> T {
        let entry = || self.entry.clone();
        let Some(was) = was.filter(|was| **was != self.entry) else { return entry() };
        let (Ok(Value::Object(was)), Ok(Value::Object(mut is))) =
            (serde_json::to_value(was), serde_json::to_value(&self.entry))
        else {
            return entry();
        };
        // Lists first: by them it is known whether their keys say what the shop has.
        self.said.fill_lists(&was, &mut is);
        self.said.fill(&was, &mut is);
        serde_json::from_value(Value::Object(is)).unwrap_or_else(|_| entry())
    }
}

/// The keys of the entries that are held: one copy for all with the same keys.
#[derive(Default)]
pub(super) struct Keys(BTreeSet<Rc<Said>>);

impl Keys {
    pub(super) fn of(&mut self, value: &Value) -> Rc<Said> {
        let said = Said::of(value);
        if let Some(known) = self.0.get(&said) {
            return Rc::clone(known);
        }
        let said = Rc::new(said);
        self.0.insert(Rc::clone(&said));
        said
    }
}
