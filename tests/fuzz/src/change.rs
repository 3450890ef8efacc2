//! Changes as fuzzing makes them up, and what must hold after each.

use arbitrary::Arbitrary;
use serde_json::Value as Json;
use engine::Change;

use crate::NOW;
use crate::request::Given;
use crate::shop::{Fresh, held};

/// An example of every change, one a line.
const EXAMPLES: &str = include_str!("../../cases/changes.jsonl");

/// An example with some of its values replaced. Numbers choose among what there is.
#[derive(Debug, Arbitrary)]
pub struct MadeUp {
    example: u8,
    edits: Vec<(u8, Given)>,
}

impl MadeUp {
    /// `None` where the values are none of a change.
    fn change(&self) -> Option<Change> {
        let examples: Vec<&str> = EXAMPLES.lines().collect();
        let example = examples[usize::from(self.example) % examples.len()];
        let mut json: Json = serde_json::from_str(example).unwrap();
        for (place, given) in self.edits.iter().take(4) {
            let mut leaves = Vec::new();
            collect_leaves(&mut json, &mut leaves);
            if !leaves.is_empty() {
                let at = usize::from(*place) % leaves.len();
                *leaves.swap_remove(at) = given.to_json();
            }
        }
        serde_json::from_value(json).ok()
    }
}

/// What is neither an object nor a list in a value.
fn collect_leaves<'j>(json: &'j mut Json, leaves: &mut Vec<&'j mut Json>) {
    match json {
        Json::Array(items) => items.iter_mut().for_each(|item| collect_leaves(item, leaves)),
        Json::Object(fields) => fields.values_mut().for_each(|field| collect_leaves(field, leaves)),
        leaf => leaves.push(leaf),
    }
}

/// Makes these changes of a new shop, one after the other. A refused one changes nothing, and the file is sound
/// after all.
pub fn make_all(made_up: &[MadeUp]) {
    let mut shop = Fresh::new();
    let owner = shop.engine.owner().unwrap();
    for change in made_up.iter().take(30).filter_map(MadeUp::change) {
        let before = held(&shop.engine);
        if let Err(error) = shop.engine.apply(&change, &owner, NOW) {
            assert!(held(&shop.engine) == before, "refused ({error}), and something changed: {change:?}");
        }
    }
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}
