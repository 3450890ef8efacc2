//! Products and customers kept by hand: lists with what they sold and bought, suggestions, edits, and
//! putting them away.

use domain::Error;
use domain::access::{Actor, Role};
use domain::ids::ProductId;
use domain::order::{Customer, Product};
use domain::places::address::Address;
use domain::tax::class::ClassSlug;
use domain::time::period::RangeQuery;
use engine::{Change, CustomerChange, CustomerQuery, ProductChange, ProductRow, UserChange};

use crate::shops::stocked::{form, last_title, money, stocked};
use crate::shops::{self, NOW};

fn everyone() -> CustomerQuery {
    CustomerQuery { limit: 10, ..CustomerQuery::default() }
}

#[test]
fn products_are_added_edited_and_archived() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let save = |product: &Product, was: Option<&Product>| {
        Change::Product(ProductChange::Save { product: product.clone(), was: was.cloned() })
    };
    let new = Product {
        name: " Red  Mug ".to_owned(),
        sku: "RM".to_owned(),
        price: Some(money("9.50").into()),
        class: ClassSlug::parse("reduced").unwrap(),
        ..Product::default()
    };
    let red = shop.apply(&save(&new, None)).product().unwrap();
    assert_eq!(
        (red.id.get(), red.name.as_str(), last_title(&shop).as_str()),
        (3, "Red Mug", "Add product Red Mug")
    );
    let edit = Product { price: Some(money("10").into()), ..red.clone() };
    let edited = shop.apply(&save(&edit, Some(&red))).product().unwrap();
    assert!(
        shop.engine.apply(&save(&edit, Some(&red)), &owner, NOW).is_err(),
        "an edit of what is no longer so"
    );
    for (name, sku, price, problem) in [
        ("", "", None, "it has no name; give it one"),
        ("Other", "RM", None, "\"Red Mug\" has the code \"RM\" already; choose another code"),
        ("Other", "", Some(money("-1").into()), "its price is below 0"),
    ] {
        let product = Product { name: name.to_owned(), sku: sku.to_owned(), price, ..Product::default() };
        let error = shop.engine.apply(&save(&product, None), &owner, NOW).unwrap_err().to_string();
        assert!(error.ends_with(problem), "{error}");
    }

    shop.apply(&Change::save_order(form(), None));
    let names = |shop: &shops::TestShop, text: &str, archived: bool| -> Vec<String> {
        let rows = shop.engine.products(&owner, text, archived).unwrap();
        let told = |ProductRow { product, sold, .. }: &ProductRow| {
            format!("{} {} {}", product.name, sold.quantity.to_text(), sold.net_sales.to_exact_text())
        };
        rows.iter().map(told).collect()
    };
    assert_eq!(names(&shop, "", false), ["Blue Mug 2 20.00", "Red Mug 0 0.00", "Tea Towel 3 12.00"]);
    assert_eq!(names(&shop, "mug", false), ["Blue Mug 2 20.00", "Red Mug 0 0.00"]);
    let suggested = shop.engine.product_suggestions(&owner, "rm", 1).unwrap();
    assert_eq!(suggested, [edited]);

    let query = RangeQuery {
        date_min: Some("2025-03-01".to_owned()),
        date_max: Some("2025-03-31".to_owned()),
        ..RangeQuery::default()
    };
    assert_eq!(shop.engine.top_sellers(&owner, &query, 9, NOW).unwrap().sellers.len(), 2);
    shop.apply(&Change::Product(ProductChange::Archive { id: ProductId::new(1), archived: true }));
    assert_eq!(last_title(&shop), "Archive product Blue Mug");
    assert_eq!(names(&shop, "mug", false), ["Red Mug 0 0.00"]);
    assert_eq!(names(&shop, "mug", true).len(), 2);
    assert_eq!(shop.engine.top_sellers(&owner, &query, 9, NOW).unwrap().sellers.len(), 1);
    for _ in 0..4 {
        shop.apply(&Change::UNDO);
    }
    assert_eq!(names(&shop, "", true), ["Blue Mug 0 0.00", "Tea Towel 0 0.00"]);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

#[test]
fn customers_are_added_edited_and_archived() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let new = Customer {
        name: "Ben Hill".to_owned(),
        email: "Ben@Example.org".to_owned(),
        address: Address { city: "Leeds".to_owned(), ..Address::of_country("GB") },
        ..Customer::default()
    };
    let ben = shop
        .apply(&Change::Customer(CustomerChange::Save { customer: new.clone(), was: None }))
        .customer()
        .unwrap();
    assert_eq!(
        (ben.login.as_str(), last_title(&shop).as_str()),
        ("ben@example.org", "Add customer Ben Hill")
    );
    assert!(matches!(
        shop.engine.apply(
            &Change::Customer(CustomerChange::Save { customer: new.clone(), was: None }),
            &owner,
            NOW
        ),
        Err(Error::UserExists { .. })
    ));
    let edit = Customer { name: "Benjamin Hill".to_owned(), ..ben.clone() };
    shop.apply(&Change::Customer(CustomerChange::Save { customer: edit.clone(), was: Some(ben.clone()) }));
    assert!(
        shop.engine
            .apply(
                &Change::Customer(CustomerChange::Save { customer: edit.clone(), was: Some(ben.clone()) }),
                &owner,
                NOW
            )
            .is_err(),
        "an edit of what is no longer so"
    );
    shop.apply(&Change::save_order(form(), None));
    let told = |shop: &shops::TestShop, query: &CustomerQuery| -> Vec<String> {
        let page = shop.engine.customers(&owner, query).unwrap();
        assert!(page.customers.len() <= page.count);
        page.customers
            .iter()
            .map(|row| format!("{} {} {}", row.customer.login, row.orders, row.total.to_exact_text()))
            .collect()
    };
    assert_eq!(told(&shop, &everyone()), ["anna 1 42.60", "ben@example.org 0 0.00"]);
    let second = CustomerQuery { offset: 1, limit: 1, ..everyone() };
    assert_eq!(told(&shop, &second), ["ben@example.org 0 0.00"]);
    assert_eq!(shop.engine.customer_suggestions(&owner, "hill", 5).unwrap(), [edit]);
    shop.apply(&Change::Customer(CustomerChange::Archive { login: "anna".to_owned(), archived: true }));
    assert!(shop.engine.customer_suggestions(&owner, "anna", 5).unwrap().is_empty());
    assert_eq!(told(&shop, &CustomerQuery { archived: true, ..everyone() }).len(), 2);
    for _ in 0..4 {
        shop.apply(&Change::UNDO);
    }
    assert_eq!(told(&shop, &everyone()), ["anna 0 0.00"]);
    for _ in 0..4 {
        shop.apply(&Change::REDO);
    }
    assert!(shop.engine.customer(&owner, "anna").unwrap().unwrap().archived);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

#[test]
fn only_who_manages_the_store_sees_them() {
    let mut shop = stocked();
    shop.apply(&Change::User(UserChange::Add { login: "books".to_owned(), role: Role::Accountant }));
    for actor in [shop.engine.actor("books").unwrap(), Actor::nobody("x")] {
        let engine = &shop.engine;
        let refused = [
            engine.products(&actor, "", false).map(drop),
            engine.product_suggestions(&actor, "", 1).map(drop),
            engine.customers(&actor, &everyone()).map(drop),
            engine.customer_suggestions(&actor, "", 1).map(drop),
        ];
        assert!(refused.iter().all(|answer| matches!(answer, Err(Error::NotAllowed { .. }))), "{refused:?}");
    }
    let accountant = shop.engine.actor("books").unwrap();
    assert!(shop.engine.tax_summary(&accountant, &RangeQuery::named("week"), NOW).is_ok());
    let nobody = Actor::nobody("x");
    assert!(shop.engine.tax_summary(&nobody, &RangeQuery::named("week"), NOW).is_err());
}
