//! Changes of every kind, as a property test makes them.

use engine::Change;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::Value as Json;

use super::changes;

/// What is neither an object nor a list in a value.
fn leaves<'j>(json: &'j mut Json, found: &mut Vec<&'j mut Json>) {
    match json {
        Json::Array(items) => {
            for item in items {
                leaves(item, found);
            }
        }
        Json::Object(fields) => {
            for field in fields.values_mut() {
                leaves(field, found);
            }
        }
        leaf => found.push(leaf),
    }
}

/// An example with some of its texts and numbers in the place of others of it and of other examples.
pub(crate) fn any_change() -> impl Strategy<Value = Change> {
    let mut examples: Vec<Json> =
        changes().iter().map(|change| serde_json::to_value(change).unwrap()).collect();
    let pool: Vec<Json> = examples
        .iter_mut()
        .flat_map(|example| {
            let mut found = Vec::new();
            leaves(example, &mut found);
            found.into_iter().map(|leaf| leaf.clone())
        })
        .collect();
    (select(examples), vec((any::<Index>(), select(pool)), 0..4)).prop_filter_map(
        "it is no change",
        |(mut json, edits)| {
            for (place, leaf) in edits {
                let mut found = Vec::new();
                leaves(&mut json, &mut found);
                let at = found.swap_remove(place.index(found.len()));
                if std::mem::discriminant(at) == std::mem::discriminant(&leaf) {
                    *at = leaf;
                }
            }
            serde_json::from_value(json).ok()
        },
    )
}
