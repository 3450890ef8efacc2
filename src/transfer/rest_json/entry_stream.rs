//! Finds the entries of a REST response at any place: one object, a list, a map by id, any of them wrapped
//! in `"data"` or in the plural of its noun. Entries are read one at a time and are limited in size, so that
//! a file can have any size.

use std::fmt;

use serde::Deserializer;
use serde::de::{DeserializeSeed, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use super::Kind;
use crate::heading_words::has_word;
use crate::json_text::{Budget, JsonText, MOST_ENTRIES, malformed};
use crate::source::Source;
use domain::text;
use domain::{Error, Result};

/// Keys that wrap entries and that no entry has itself: their contents are streamed.
const WRAPPERS: &str = "data orders order order_refunds order_refund customers products tax_classes \
                        tax_class results result response payload body records rows list entries nodes \
                        export pages";
/// Keys that may wrap entries, but that an order or a product may have too.
const UNCLEAR: &str = "refunds refund customer product taxes tax items";
/// Keys that only entries have.
const OF_ENTRIES: [&str; 9] =
    ["id", "number", "order_number", "line_items", "total", "rate", "slug", "email", "sku"];

/// Keys of orders alone: no other entry has both.
const OF_ORDERS: [&str; 2] = ["total", "order_key"];

/// Called with each entry and its number; an error stops the reading.
pub(super) type Visit<'v> = dyn FnMut(u64, Map<String, Value>) -> Result<()> + 'v;

/// Passes each entry of a file to `visit`, with its number from 1.
pub(super) fn each_entry(source: &Source, visit: &mut Visit<'_>) -> Result<()> {
    walk(source, true, visit)
}

/// As `each_entry`, where orders are not looked at: of most of them only the first keys are read.
pub(super) fn each_entry_but_orders(source: &Source, visit: &mut Visit<'_>) -> Result<()> {
    walk(source, false, visit)
}

fn walk(source: &Source, reads_orders: bool, visit: &mut Visit<'_>) -> Result<()> {
    let budget = Budget::new();
    let mut json = serde_json::Deserializer::from_reader(JsonText::new(source.text()?, &budget));
    let mut walker = Walker { source, budget, reads_orders, visit, count: 0, stopped: None };
    // Also reads several values in a row: an entry, or a list of them, on each line.
    let read = loop {
        match Descend(&mut walker).deserialize(&mut json) {
            Ok(_) if json.end().is_ok() => break Ok(()),
            Ok(_) => {}
            Err(error) => break Err(error),
        }
    };
    match (walker.stopped, read) {
        (Some(error), _) => Err(error),
        (None, Ok(())) => Ok(()),
        (None, Err(error)) => Err(malformed(source, error, text!("it is not JSON"))),
    }
}

struct Walker<'v, 'f> {
    source: &'v Source,
    budget: Budget,
    /// True if all of an order is read.
    reads_orders: bool,
    visit: &'v mut Visit<'f>,
    count: u64,
    stopped: Option<Error>,
}

impl Walker<'_, '_> {
    /// Takes an object that was read whole: an entry, or a wrapper of entries; returns whether it was any.
    fn take(&mut self, mut object: Map<String, Value>) -> Result<bool> {
        if Kind::of(&object).is_some() || OF_ENTRIES.iter().any(|key| object.contains_key(*key)) {
            return self.hand_over(object).map(|()| true);
        }
        let before = self.count;
        let keys: Vec<String> = object.keys().filter(|key| wraps(key) || is_unclear(key)).cloned().collect();
        for value in keys.iter().filter_map(|key| object.remove(key)) {
            self.take_value(value)?;
        }
        if self.count == before && !object.is_empty() {
            self.hand_over(object)?;
        }
        Ok(self.count > before)
    }

    fn take_value(&mut self, value: Value) -> Result<()> {
        match value {
            Value::Object(object) => self.take(object).map(drop),
            Value::Array(values) => values.into_iter().try_for_each(|value| self.take_value(value)),
            _ => Ok(()),
        }
    }

    fn hand_over(&mut self, entry: Map<String, Value>) -> Result<()> {
        self.count += 1;
        if self.count > MOST_ENTRIES {
            return Err(self.source.refuse(text!("it has more than three million entries. Divide it")));
        }
        (self.visit)(self.count, entry)
    }

    fn stop<E: serde::de::Error>(&mut self, error: Error) -> E {
        self.stopped = Some(error);
        E::custom("stopped")
    }
}

/// Parses a value that is an entry or has entries in it; returns whether it can have any.
struct Descend<'w, 'v, 'f>(&'w mut Walker<'v, 'f>);

impl<'de> DeserializeSeed<'de> for Descend<'_, '_, '_> {
    type Value = bool;

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> std::result::Result<bool, D::Error> {
        json.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Descend<'_, '_, '_> {
    type Value = bool;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object or a list of objects")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> std::result::Result<bool, A::Error> {
        while list.next_element_seed(Descend(self.0))?.is_some() {}
        Ok(true)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> std::result::Result<bool, A::Error> {
        self.0.budget.renew();
        let mut entry = Map::new();
        let (mut is_wrapper, mut is_skipped) = (false, false);
        while let Some(key) = map.next_key::<String>()? {
            // The parser represents a number as an object with one private key.
            if key.starts_with("$serde_json::private") {
                map.next_value::<IgnoredAny>()?;
                return Ok(false);
            }
            let is_open = is_wrapper || !OF_ENTRIES.iter().any(|key| entry.contains_key(*key));
            if is_open && (wraps(&key) || (is_wrapper && is_unclear(&key))) {
                is_wrapper |= map.next_value_seed(Descend(self.0))?;
                self.0.budget.renew();
            } else if is_wrapper || is_skipped {
                map.next_value::<IgnoredAny>()?;
            } else {
                let may_be_last = !self.0.reads_orders && OF_ORDERS.contains(&key.as_str());
                entry.insert(key, map.next_value()?);
                is_skipped = may_be_last && OF_ORDERS.iter().all(|key| entry.contains_key(*key));
            }
        }
        if is_wrapper {
            // Keys before the wrapper may hold entries too; the object itself is no entry.
            entry.retain(|key, _| is_unclear(key));
        }
        if !entry.is_empty() {
            self.0.take(entry).map_err(|error| self.0.stop(error))?;
        }
        Ok(true)
    }

    fn visit_unit<E>(self) -> std::result::Result<bool, E> {
        Ok(false)
    }

    fn visit_bool<E>(self, _: bool) -> std::result::Result<bool, E> {
        Ok(false)
    }

    fn visit_str<E>(self, _: &str) -> std::result::Result<bool, E> {
        Ok(false)
    }

    fn visit_i64<E>(self, _: i64) -> std::result::Result<bool, E> {
        Ok(false)
    }

    fn visit_u64<E>(self, _: u64) -> std::result::Result<bool, E> {
        Ok(false)
    }

    fn visit_f64<E>(self, _: f64) -> std::result::Result<bool, E> {
        Ok(false)
    }
}

/// True for a key that wraps entries: a noun or an id.
fn wraps(key: &str) -> bool {
    has_word(WRAPPERS, key) || (!key.is_empty() && key.bytes().all(|byte| byte.is_ascii_digit()))
}

fn is_unclear(key: &str) -> bool {
    has_word(UNCLEAR, key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json_text::LARGEST_ENTRY;

    #[test]
    fn entries_are_found_wherever_they_stand() {
        for (text, expected) in [
            (r#"{"id": 1, "refunds": [{"id": 2}]}"#, "1"),
            (r#"[{"id": 1}, {"id": 2}]"#, "1 2"),
            (r#"{"data": {"id": 1}}"#, "1"),
            (r#"{"data": [{"id": 1}, {"id": 2}]}"#, "1 2"),
            (r#"{"data": {"1": {"id": 1}, "2": {"id": 2}}}"#, "1 2"),
            (r#"{"status": 200, "headers": {}, "data": [{"id": 1}]}"#, "1"),
            (r#"{"orders": [{"id": 1}], "total": 1}"#, "1"),
            (r#"{"store": "x", "headers": {}, "body": [{"id": 1}]}"#, "1"),
            (r#"{"result": {"orders": [{"id": 1}]}}"#, "1"),
            (r#"{"refunds": [{"id": 1}], "id": 2, "line_items": []}"#, "2"),
            (r#"{"refunds": [{"id": 1}]}"#, "1"),
            (r#"{"refunds": [{"id": 2}], "orders": [{"id": 1}]}"#, "1 2"),
            (r#"{"ok": true, "refunds": [{"id": 2}, {"id": 3}]}"#, "2 3"),
            (r#"{"order_refund": {"id": 1}}"#, "1"),
            (r#"{"order_refunds": [{"id": 1}, {"id": 2}]}"#, "1 2"),
            (r#"{"data": 5, "id": 7}"#, "7"),
            (r#"{"id": 7, "data": [{"id": 8}]}"#, "7"),
            ("{\"id\": 1}\n{\"id\": 2}\r\n\n{\"id\": 3}\n", "1 2 3"),
            (r#"[{"id": 1}][{"id": 2}]"#, "1 2"),
            (r#"{"data": {"orders": [{"id": 1}], "refunds": [{"id": 2}]}}"#, "1 2"),
            ("[1, 2.5, null, \"x\", true, []]", ""),
            ("{}", ""),
            ("5", ""),
            (
                r#"[{"id": 1},"#,
                "1: Nothing was imported from t, line 1: it ends too early, as if it had been cut off.",
            ),
            (r#"[{"id": 1}] x"#, "1: Nothing was imported from t, line 1: it is not JSON"),
        ] {
            let source = Source::of_bytes("t", text.as_bytes());
            let mut found = Vec::new();
            let end = each_entry(&source, &mut |_, entry| {
                found.push(entry.get("id").map_or_else(|| format!("{entry:?}"), Value::to_string));
                Ok(())
            });
            let mut found = found.join(" ");
            if let Err(error) = end {
                found = format!("{found}: {error}");
            }
            assert!(found.starts_with(expected.trim_end_matches('.')), "{text}: {found}");
        }
    }

    #[test]
    fn orders_that_are_passed_over_have_their_numbers() {
        let text = r#"[{"id": 1, "total": "2", "order_key": "k", "number": "7", "line_items": [{"id": 9}]},
            {"id": 2, "amount": "1", "reason": ""}]"#;
        let source = Source::of_bytes("t", text.as_bytes());
        let mut found = Vec::new();
        let end = each_entry_but_orders(&source, &mut |place, entry| {
            found.push((place, entry.len(), Kind::of(&entry)));
            Ok(())
        });
        assert!(end.is_ok(), "{end:?}");
        assert_eq!(found, [(1, 3, Some(Kind::Order)), (2, 3, Some(Kind::Refund))]);
    }

    #[test]
    fn deep_and_large_files_are_refused() {
        let deep = "[".repeat(100_000);
        let large = format!("[{{\"id\": \"{}\"}}]", "x".repeat(LARGEST_ENTRY));
        let many = format!("[{}{{}}]", "{\"id\": 1},".repeat(LARGEST_ENTRY / 10));
        for (text, is_fine) in [(deep, false), (large, false), (many, true)] {
            let source = Source::of_bytes("t", text.into_bytes());
            let end = each_entry(&source, &mut |_, _| Ok(()));
            assert_eq!(end.is_ok(), is_fine, "{end:?}");
        }
    }
}
