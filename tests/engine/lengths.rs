//! Every text that comes in has a greatest length, whichever way it comes.

use domain::access::Role;
use domain::access::key::{KeyPair, NewKey, Permission};
use domain::order::discount::FormCoupon;
use domain::order::form::OrderForm;
use domain::order::{Customer, Product};
use domain::places::address::Address;
use domain::shop::settings::{Currency, Shop};
use domain::text::{LONGEST_GIVEN, LONGEST_TEXT};
use domain::time::Zone;
use engine::{Change, CustomerChange, ImportOptions, ProductChange, UserChange};
use serde_json::{Value, json};
use server::api::{self, Request};

use crate::shops::stocked::{form, stocked};
use crate::shops::{self, NOW, TestShop};

/// A text of one letter too many, and one that cleaning would make short but that is not looked at.
fn too_long() -> [String; 2] {
    ["x".repeat(LONGEST_TEXT + 1), format!("x{}", " ".repeat(LONGEST_GIVEN))]
}

#[test]
fn names_that_are_typed() {
    let mut shop = stocked();
    let (owner, now) = (shop.owner.clone(), NOW);
    for text in too_long() {
        let engine = &mut shop.engine;
        let product = |name: &str, sku: &str| Product {
            name: name.to_owned(),
            sku: sku.to_owned(),
            ..Product::default()
        };
        let customer = |name: &str, email: &str| Customer {
            name: name.to_owned(),
            email: email.to_owned(),
            ..Customer::default()
        };
        let pair = KeyPair::new(&[7; 40]);
        let refused = [
            Shop::new(&text, Currency::USD, Zone::UTC).err(),
            engine
                .apply(
                    &Change::User(UserChange::Add { login: text.clone(), role: Role::Accountant }),
                    &owner,
                    now,
                )
                .err(),
            engine
                .apply(
                    &Change::Product(ProductChange::Save { product: product(&text, ""), was: None }),
                    &owner,
                    now,
                )
                .err(),
            engine
                .apply(
                    &Change::Product(ProductChange::Save { product: product("Mug", &text), was: None }),
                    &owner,
                    now,
                )
                .err(),
            engine
                .apply(
                    &Change::Customer(CustomerChange::Save { customer: customer(&text, ""), was: None }),
                    &owner,
                    now,
                )
                .err(),
            engine
                .apply(
                    &Change::Customer(CustomerChange::Save { customer: customer("Ann", &text), was: None }),
                    &owner,
                    now,
                )
                .err(),
            engine
                .apply(
                    &Change::User(UserChange::AddKey(NewKey::of(&pair, "owner", &text, Permission::Read))),
                    &owner,
                    now,
                )
                .err(),
        ];
        for (at, error) in refused.into_iter().enumerate() {
            let error = error.unwrap_or_else(|| panic!("{at} was taken")).to_string();
            assert!(error.len() < 300 && error.contains("200") || error.contains("4000"), "{at}: {error}");
        }
    }
}

#[test]
fn texts_of_an_order() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let longest = "x".repeat(LONGEST_GIVEN);
    let changes: [fn(&mut OrderForm, String); 6] = [
        |form, text| form.number = Some(text),
        |form, text| form.shipping_method = text,
        |form, text| form.address.street = text,
        |form, text| form.texts.note = text,
        |form, text| form.coupons.push(FormCoupon { code: text, ..FormCoupon::default() }),
        |form, text| form.lines.iter_mut().for_each(|line| line.name.clone_from(&text)),
    ];
    for (at, change) in changes.into_iter().enumerate() {
        let mut order = form();
        change(&mut order, format!("{longest}x"));
        let error =
            shop.engine.apply(&Change::save_order(order.clone(), None), &owner, NOW).unwrap_err().to_string();
        assert!(error.contains("4001 bytes are too many"), "{at}: {error}");
        change(&mut order, longest.clone());
        if at < 4 {
            shop.apply(&Change::save_order(order.clone(), None));
        }
    }
    let address = Address { city: format!("{longest}x"), ..Address::default() };
    let customer = Customer { name: "Ann".to_owned(), address, ..Customer::default() };
    assert!(
        shop.engine
            .apply(
                &Change::Customer(CustomerChange::Save { customer: customer.clone(), was: None }),
                &owner,
                NOW
            )
            .is_err()
    );
}

#[test]
fn texts_of_a_request() {
    let mut shop = TestShop::new();
    let owner = shop.owner.clone();
    let mut answer = |method: &str, path: &str, body: Option<Value>| {
        let request =
            Request { method: method.to_owned(), path: path.to_owned(), body, ..Request::default() };
        let response = api::handle(&mut shop.engine, &owner, &request, NOW);
        let code = response.body.as_ref().and_then(|body| body.pointer("/errors/0/code")?.as_str());
        (response.status, code.unwrap_or_default().to_owned())
    };
    for text in too_long() {
        let class = json!({ "tax_class": { "name": text } });
        let invalid = (400, "store_api_invalid_tax_data".to_owned());
        assert_eq!(answer("POST", "/taxes/classes", Some(class)), invalid);
        let rate = json!({ "tax": { "name": text } });
        assert_eq!(answer("POST", "/taxes", Some(rate)), invalid);
    }
    let signs = "<".repeat(LONGEST_GIVEN + 1);
    for field in ["country", "state", "rate", "class"] {
        let rate = json!({ "tax": { field: signs } });
        assert_eq!(answer("POST", "/taxes", Some(rate)).0, 400, "{field}");
    }
    let list = |bytes: usize| json!({ "tax": { "postcode": "12345;".repeat(bytes / 6) } });
    assert_eq!(answer("POST", "/taxes", Some(list(1 << 20))).0, 201, "all postcodes of a country");
    assert_eq!(answer("POST", "/taxes", Some(list(2 << 20))).0, 400);
    assert_eq!(answer("GET", &format!("/taxes?class={signs}"), None).0, 200, "no class is called that");
    assert_eq!(answer("GET", &format!("/reports/sales?filter[date_min]={signs}"), None).0, 400);
    let long = format!("/taxes?fields={}", "a,".repeat(20_000));
    assert_eq!(answer("GET", &long, None), (400, "store_api_invalid_request".to_owned()));
}

#[test]
fn texts_of_a_file() {
    let longest = "x".repeat(LONGEST_GIVEN);
    let line = |name: &str| {
        format!(
            "Invoice,StockCode,Description,Quantity,InvoiceDate,Price,Customer ID,Country\n\
             1,A,Mug,1,2024-01-02 10:00,5.00,,France\n2,B,{name},1,2024-01-02 10:00,5.00,,France\n"
        )
    };
    let order = |number: i64, name: &str| {
        json!({ "id": number, "number": number.to_string(), "status": "completed", "currency": "USD",
            "date_created": "2024-01-02T10:00:00", "total": "5.00", "total_tax": "0.00",
            "line_items": [{ "id": number, "name": name, "product_id": 0, "quantity": 1, "total": "5.00" }] })
    };
    let rest = |name: &str| json!([order(1, "Mug"), order(2, name)]).to_string();
    for (text, refused) in [(longest.clone(), 0), (format!("{longest}x"), 1)] {
        for (name, file) in [("lines.csv", line(&text)), ("orders.json", rest(&text))] {
            let mut shop = TestShop::new();
            let report = shop.import(name, file.as_bytes(), &ImportOptions::default()).unwrap();
            assert_eq!(report.refused_count, refused, "{name}: {}", shops::told(&report));
            assert_eq!(
                u64::try_from(shop.books().matches("\"placed_at\"").count()).unwrap(),
                2 - refused,
                "{name}"
            );
        }
    }
}
