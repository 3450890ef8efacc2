//! Changes as values: their spelling in JSON, which is a stable format, that the interfaces make the same, and that
//! any of them make equal files of equal ones.

use std::collections::BTreeSet;

use domain::field::Value;
use domain::rate::{RateInput, TaxRate};
use domain::text;
use engine::{Change, ImportOptions, RateChange, TaxRateChange};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value as Json, json};
use server::api::{self, Line};

use crate::shops::mutated::any_change;
use crate::shops::{NOW, TestShop, changes, name_of, rows};

/// Each line of the file is an example; it reads back equal, and is written as it stands there.
#[test]
fn changes_are_spelled_as_they_were() {
    for (line, change) in include_str!("../cases/changes.jsonl").lines().zip(changes()) {
        let written = serde_json::to_value(&change).unwrap();
        assert_eq!(written.to_string(), line);
        assert_eq!(serde_json::from_value::<Change>(written).unwrap(), change);
    }
}

/// The names are those that serde knows, which it tells of a name that it does not.
#[test]
fn there_is_an_example_of_each() {
    let error = serde_json::from_value::<Change>(json!("no such change")).unwrap_err().to_string();
    let names: BTreeSet<String> = error.split('`').skip(3).step_by(2).map(str::to_owned).collect();
    assert!(names.len() > 30, "{error}");
    assert_eq!(changes().iter().map(name_of).collect::<BTreeSet<_>>(), names);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// The same changes of two shops make two equal files: nothing of them is decided by chance, by the machine or by
    /// its clock. It is what a shop on several devices rests on.
    #[test]
    fn the_same_changes_make_the_same_file(more in vec(any_change(), 0..40)) {
        let mut files = Vec::new();
        for _ in 0..2 {
            let mut shop = TestShop::new();
            for change in changes().iter().chain(&more) {
                let error = shop.try_change(change).err();
                prop_assert!(error.is_none_or(|error| error.status() < 500), "{change:?}");
            }
            prop_assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
            files.push((rows(&shop), shop.books()));
        }
        prop_assert!(files[0].0.len() > 100);
        prop_assert_eq!(&files[0], &files[1]);
    }
}

/// The rate, by whichever way it comes.
#[test]
fn a_rate_is_the_same_typed_posted_and_imported() {
    let fields = [("country", "DE"), ("postcode", "10115;10117"), ("rate", "19.5"), ("name", "USt")];
    let text =
        |name: &str| fields.iter().find(|(field, _)| *field == name).map(|(_, text)| Value::text(*text));
    let input = RateInput {
        country: text("country"),
        postcode: text("postcode"),
        rate: text("rate"),
        name: text("name"),
        ..RateInput::default()
    };
    let insert = RateChange::Insert { input: input.clone(), before: None };
    let made = |work: &dyn Fn(&mut TestShop)| -> TaxRate {
        let mut shop = TestShop::new();
        work(&mut shop);
        shop.engine.rate(&shop.owner, "1", NOW).unwrap()
    };
    let typed = made(&|shop| {
        let changes = vec![insert.clone()];
        shop.apply(&Change::TaxRate(TaxRateChange::Table { title: text!("Add tax rate"), changes }));
    });
    let sent = made(&|shop| {
        shop.apply(&Change::TaxRate(TaxRateChange::Create(input.clone())));
    });
    let posted = made(&|shop| {
        let tax: Json = fields.into_iter().map(|(name, text)| (name.to_owned(), json!(text))).collect();
        let request = json!({ "method": "POST", "path": "/taxes", "body": { "tax": tax } });
        let line = Line::parse(&request.to_string()).unwrap();
        let response = api::handle(&mut shop.engine, &shop.owner, &line.request, NOW);
        assert_eq!(response.status, 201);
    });
    let imported = made(&|shop| {
        let file = b"country,state,postcode,city,rate,name,priority,compound,shipping,class\nDE,,10115;10117,,19.5,USt,1,0,1,\n";
        shop.import("rates.csv", file, &ImportOptions::default()).unwrap();
    });
    assert_eq!(typed, sent);
    assert_eq!(posted, sent);
    assert_eq!(imported, sent);
}
