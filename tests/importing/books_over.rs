//! Books that come over what a shop has: which keys they have, and what they change of the shop itself.

use domain::shop::settings::Shop;
use engine::{ImportOptions, Mode};
use serde_json::Value;
use transfer::books_json::{BooksWriter, Entry};

use super::books::full_nouns;
use crate::shops::{TestShop, told};

/// The full books without these keys, each set to null where it is `empty`.
fn without(text: &str, keys: &[(&str, &str)], empty: bool) -> Vec<u8> {
    let mut books: Value = serde_json::from_str(text).unwrap();
    for (path, key) in keys {
        let entry = books.pointer_mut(path).unwrap_or_else(|| panic!("{path} is not there"));
        let entry = entry.as_object_mut().unwrap();
        assert!(entry.remove(*key).is_some(), "{path} has no {key}");
        if empty {
            entry.insert((*key).to_owned(), Value::Null);
        }
    }
    books.to_string().into_bytes()
}

/// Books of the full nouns, with a supplier and a purchase beside them.
fn full_books() -> String {
    let (product, customer, order, note, _, class) = full_nouns();
    let mut books = BooksWriter::begin(Vec::new(), &Shop::default(), &[]).unwrap();
    for entry in [
        Entry::Product(product),
        Entry::Customer(customer),
        Entry::Order(order),
        Entry::CreditNote(note),
        Entry::TaxClass(class),
    ] {
        books.write(&entry).unwrap();
    }
    let mut books: Value = serde_json::from_slice(&books.finish().unwrap()).unwrap();
    books["shop"] = Value::Object(serde_json::Map::new());
    for (section, entry) in [
        (
            "suppliers",
            r#"{"name": "Acme", "country": "AT", "vat_number": "ATU12345675", "note": "Slow", "archived": true}"#,
        ),
        (
            "purchases",
            r#"{"date": "2024-02-01", "supplier": "Acme", "document": "7", "lines": [{"net": "100.00", "tax": "20.00",
                "rate": "20.0000", "code": "V20", "kind": "services", "deductible": "50.0000"}], "paid_on": "2024-02-03",
                "note": "Paid late"}"#,
        ),
    ] {
        books[section] = Value::Array(vec![serde_json::from_str(entry).unwrap()]);
    }
    books.to_string()
}

/// Keys that an older program, or another one, does not write.
const OPTIONAL: &[(&str, &str)] = &[
    ("/products/0", "price"),
    ("/products/0", "class"),
    ("/products/0", "cost"),
    ("/products/0", "sku"),
    ("/products/0", "deleted"),
    ("/customers/0", "email"),
    ("/customers/0", "street"),
    ("/customers/0", "archived"),
    ("/customers/0", "vat_number"),
    ("/customers/0", "buyer_reference"),
    ("/orders/0", "customer"),
    ("/orders/0", "state"),
    ("/orders/0", "shipping_method"),
    ("/orders/0", "prices_include_tax"),
    ("/orders/0", "coupons"),
    ("/orders/0", "taxes"),
    ("/orders/0", "discount"),
    ("/orders/0", "note"),
    ("/orders/0", "paid_on"),
    ("/orders/0", "company"),
    ("/orders/0", "billing_city"),
    ("/orders/0", "source_key"),
    ("/orders/0", "untaxed_words"),
    ("/orders/0", "corrects"),
    ("/orders/0/items/0", "price"),
    ("/orders/0/items/0", "class"),
    ("/refunds/0", "customer"),
    ("/refunds/0", "taxes"),
    ("/refunds/0", "reason"),
    ("/refunds/0", "corrects"),
    ("/refunds/0", "source_key"),
    ("/tax_classes/0", "rate_type"),
    ("/tax_classes/0", "kind"),
    ("/suppliers/0", "country"),
    ("/suppliers/0", "note"),
    ("/suppliers/0", "archived"),
    ("/purchases/0", "paid_on"),
    ("/purchases/0", "note"),
    ("/purchases/0/lines/0", "code"),
    ("/purchases/0/lines/0", "deductible"),
];

/// Choice 47.
#[test]
fn a_key_that_books_do_not_have_leaves_what_the_shop_has() {
    let text = full_books();
    let mut shop = TestShop::in_zone("UTC");
    shop.import("full.json", text.as_bytes(), &ImportOptions::default()).unwrap();
    let before = shop.books();
    for one in OPTIONAL.iter().map(std::slice::from_ref).chain([OPTIONAL]) {
        let report = shop.import("a.json", &without(&text, one, false), &ImportOptions::default()).unwrap();
        assert!(report.changed_nothing(), "{one:?}: {}", told(&report));
        assert_eq!(shop.books(), before, "{one:?}");
    }
    for one in OPTIONAL.iter().map(std::slice::from_ref) {
        let mut shop = TestShop::in_zone("UTC");
        shop.import("full.json", text.as_bytes(), &ImportOptions::default()).unwrap();
        let report = shop.import("b.json", &without(&text, one, true), &ImportOptions::default()).unwrap();
        assert!(!report.changed_nothing(), "{one:?} is not emptied");
    }
}

/// What is one thing is not put together of two.
#[test]
fn parts_of_what_the_shop_has_are_not_put_beside_others() {
    let text = full_books();
    for (key, value, gone) in [
        ("city", "Wien", &["street", "state"][..]),
        ("buyer", "Another", &["company", "buyer_vat_number", "billing_city"]),
        ("tax", "3.00", &["taxes", "untaxed_reason", "untaxed_words"]),
        ("source", "other.example", &["source_key"]),
    ] {
        let mut shop = TestShop::in_zone("UTC");
        shop.import("full.json", text.as_bytes(), &ImportOptions::default()).unwrap();
        let keys: Vec<_> = gone.iter().map(|key| ("/orders/0", *key)).collect();
        let mut books: Value = serde_json::from_slice(&without(&text, &keys, false)).unwrap();
        books["orders"][0][key] = value.into();
        shop.import("b.json", books.to_string().as_bytes(), &ImportOptions::default()).unwrap();
        let is: Value = serde_json::from_str(&shop.books()).unwrap();
        assert_eq!(is["orders"][0][key], value);
        for key in gone {
            assert!(is["orders"][0].get(*key).is_none(), "{key} is still there");
        }
    }
}

/// What books change of an empty shop is told, before it is done too.
#[test]
fn what_books_change_of_the_shop_is_told() {
    let text = r#"{"format": "tillbook-books", "version": 1, "shop": {"name": "Mugs", "currency": "EUR",
        "time_zone": "Europe/Vienna", "country": "AT"}, "products": [], "customers": [], "orders": []}"#;
    let mut shop = TestShop::in_zone("UTC");
    for mode in [Mode::Rehearse, Mode::Import] {
        let options = ImportOptions { mode, ..ImportOptions::default() };
        let told = told(&shop.import("b.json", text.as_bytes(), &options).unwrap());
        for part in [
            "Name: from \"Test\" to \"Mugs\"",
            "Currency: from \"USD\" to \"EUR\"",
            "Time zone: from \"UTC\" to \"Europe/Vienna\"",
            "Country: from \"\" to \"AT\"",
        ] {
            assert!(told.contains(part), "{part}: {told}");
        }
    }
    let again = shop.import("b.json", text.as_bytes(), &ImportOptions::default()).unwrap();
    assert!(!told(&again).contains("settings change"), "{}", told(&again));
}

/// A key that a shop does not have is told, and an empty name is a problem only where it would be taken over.
#[test]
fn what_a_shop_does_not_have_is_counted_and_its_name_is_not_emptied() {
    let of = |shop: &str| {
        format!(r#"{{"format": "tillbook-books", "version": 1, "shop": {shop}, "products": []}}"#)
    };
    let mut shop = TestShop::in_zone("UTC");
    let street = of(r#"{"street": "High St 1", "city": "Leeds", "country": "GB"}"#);
    let report = shop.import("a.json", street.as_bytes(), &ImportOptions::default()).unwrap();
    let address = shop.engine.shop().unwrap().address;
    assert_eq!((report.unknown_keys, address.city.as_str(), address.street.as_str()), (1, "Leeds", ""));
    let nameless = of(r#"{"name": "", "currency": null}"#);
    let refused = shop.import("b.json", nameless.as_bytes(), &ImportOptions::default()).unwrap_err();
    assert!(refused.to_string().contains("it has no name"), "{refused}");
    shop.import("full.json", full_books().as_bytes(), &ImportOptions::default()).unwrap();
    let name = shop.engine.shop().unwrap().name;
    shop.import("b.json", nameless.as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(shop.engine.shop().unwrap().name, name);
}
