//! Which product of the shop one of another system is: a number says little by itself, what an import found
//! is remembered, and an undone import is forgotten.

use engine::{Change, ImportOptions};
use serde_json::{Value, json};

use crate::shops::TestShop;

/// An order of one line.
fn order(number: u64, product: u64, name: &str, sku: &str) -> String {
    json!([{"id": number, "number": number.to_string(), "status": "completed", "currency": "USD",
        "date_created": "2024-01-05T12:00:00", "total": "5.00",
        "line_items": [{"name": name, "product_id": product, "sku": sku, "quantity": 1, "total": "5.00"}]}])
    .to_string()
}

/// The key, name and code of a product there.
type There = (u64, &'static str, &'static str);

/// Products as `id name`, and of each order the product of its line.
fn held(shop: &TestShop) -> (Vec<String>, Vec<i64>) {
    let books: Value = serde_json::from_str(&shop.books()).unwrap();
    let list = |key: &str| books[key].as_array().unwrap().iter();
    let products = list("products").map(|it| format!("{} {}", it["id"], it["name"].as_str().unwrap()));
    let sold = list("orders").map(|it| it["items"][0]["product_id"].as_i64().unwrap());
    (products.collect(), sold.collect())
}

/// A shop with a product that a person made, numbered 1, and has no code.
fn shop_with_a_rope() -> TestShop {
    let mut shop = TestShop::new();
    let books = r#"{"format": "tillbook-books", "version": 1, "shop": {"name": "Test", "currency": "USD"},
      "products": [{"id": 1, "name": "Rope", "sku": ""}]}"#;
    shop.import("books.json", books.as_bytes(), &ImportOptions::default()).unwrap();
    shop
}

#[test]
fn products_are_known_by_their_keys() {
    // Orders come one after the other, each with what it calls its product.
    let cases: &[(&str, &[There], &str, &[i64])] = &[
        ("the number of something else", &[(1, "Mug", "")], "1 Rope, 2 Mug", &[2]),
        ("as it is called here", &[(1, "Rope", "")], "1 Rope", &[1]),
        ("called alike", &[(1, "Rope, 2 m", "R2")], "1 Rope", &[1]),
        ("another name later", &[(1, "Mug", ""), (1, "Cup", "")], "1 Rope, 2 Mug", &[2, 2]),
        ("a code later", &[(1, "Mug", ""), (1, "Cup", "CUP")], "1 Rope, 2 Mug", &[2, 2]),
        ("a number of its own", &[(7, "Mug", ""), (7, "Cup", "")], "1 Rope, 7 Mug", &[7, 7]),
        ("two of one name", &[(1, "Mug", ""), (2, "Mug", "")], "1 Rope, 2 Mug, 3 Mug", &[2, 3]),
        ("two of one code", &[(1, "Mug", "M"), (2, "Mug", "M")], "1 Rope, 2 Mug", &[2, 2]),
        ("of a second shop", &[(7, "Mug", "M"), (7, "Rug", "R")], "1 Rope, 7 Mug, 8 Rug", &[7, 8]),
        ("only a number", &[(1, "", "")], "1 Rope", &[1]),
    ];
    for (name, orders, products, sold) in cases {
        let mut shop = shop_with_a_rope();
        for (number, (product, called, sku)) in (1..).zip(*orders) {
            let file = order(number, *product, called, sku);
            shop.import("a.json", file.as_bytes(), &ImportOptions::default()).unwrap();
            let once = shop.books();
            let again = shop.import("a.json", file.as_bytes(), &ImportOptions::default()).unwrap();
            assert!(again.changed_nothing() && shop.books() == once, "{name}, again");
        }
        assert_eq!(held(&shop), (products.split(", ").map(str::to_owned).collect(), sold.to_vec()), "{name}");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{name}");
    }
}

#[test]
fn what_an_undone_import_found_does_not_count() {
    let mut shop = shop_with_a_rope();
    shop.import("a.json", order(1, 1, "Rope", "").as_bytes(), &ImportOptions::default()).unwrap();
    shop.apply(&Change::UNDO);
    shop.import("a.json", order(1, 1, "Mug", "").as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(held(&shop), (vec!["1 Rope".to_owned(), "2 Mug".to_owned()], vec![2]));
}
