//! What goes out of a shop comes into another as it was: a shop with something of everything as books, any
//! tax rates as CSV; exported again they are the same bytes, and the reports say the same.

use std::fs;

use domain::field::Value;
use domain::ids::ProductId;
use domain::order::discount::{Discount, FormCoupon};
use domain::order::form::OrderForm;
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::order::{OrderStatus, Product};
use domain::places::address::Address;
use domain::rate::RateInput;
use domain::returns::{RateType, SupplyKind};
use domain::tax::class::ClassSlug;
use domain::time::period::RangeQuery;
use engine::{
    Change, CustomerChange, Direction, ImportOptions, MissingClasses, OrderChange, ProductChange,
    TaxClassChange, TaxRateChange,
};
use proptest::prelude::*;
use serde_json::json;

use crate::shops::stocked::{at, form, line, money, quantity, stocked};
use crate::shops::{NOW, TestShop, cases, told};

/// A shop with orders typed and imported from every format, refunded whole, by line and by amount, one in
/// the trash, with a product and a customer put away, and with rates of every kind.
fn rich() -> TestShop {
    let mut shop = stocked();
    for name in [
        "rest_order_taxes.json",
        "rest_together.json",
        "rest_taxes.json",
        "shopify_taxes.csv",
        "orders_with_taxes.csv",
        "lines_iso.csv",
        "taxes_spanish.csv",
        "../written/orders_taken_back.csv",
    ] {
        let bytes = fs::read(cases().join(name)).unwrap();
        let options = ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() };
        shop.import(name, &bytes, &options).unwrap();
    }
    let discount = FormCoupon { code: "ten \"%\"".to_owned(), discount: Discount::Amount(money("1.005")) };
    let typed = OrderForm {
        lines: vec![line(1, "Blue Mug", "2.5", "9.9999", ""), line(2, "Tea\nTowel", "3", "4", "reduced")],
        address: Address { street: "5 \"High\" St".to_owned(), ..Address::of_country("GB") },
        coupons: vec![discount],
        ..form()
    };
    let statuses = [OrderStatus::Completed, OrderStatus::Processing, OrderStatus::OnHold];
    let [first, second, third] = statuses.map(|status| {
        let form = OrderForm { status, ..typed.clone() };
        shop.apply(&Change::save_order(form.clone(), None)).order().unwrap().number
    });
    for (number, what, shipping) in [
        (&first, RefundWhat::Lines(vec![(0, quantity("0.5"))]), true),
        (&first, RefundWhat::Amount(money("1.2345")), false),
        (&second, RefundWhat::Whole, true),
    ] {
        let form = RefundForm {
            at: at("2025-04-01T10:00:00"),
            what,
            shipping,
            reason: "Too \"small\"".to_owned(),
            corrects: None,
        };
        shop.apply(&Change::Order(OrderChange::Refund { number: number.to_owned(), form: form.clone() }));
    }
    shop.apply(&Change::Order(OrderChange::Delete { number: third.clone() }));
    shop.apply(&Change::Product(ProductChange::Archive { id: ProductId::new(2), archived: true }));
    shop.apply(&Change::Customer(CustomerChange::Archive { login: "anna".to_owned(), archived: true }));
    let priced = Product {
        name: "Dear; \"thing\"".to_owned(),
        price: Some(money("99.9").into()),
        ..Product::default()
    };
    shop.apply(&Change::Product(ProductChange::Save { product: priced.clone(), was: None }));
    shop
}

#[test]
fn a_rich_shop_makes_the_round_trip() {
    let shop = rich();
    let (books, taxes) = (shop.books(), shop.taxes());
    for part in
        ["\"taxes\"", "\"archived\": true", "\"deleted\": true", "\"trash\"", "\"rate_id\"", "\"price\""]
    {
        assert!(books.contains(part), "there is no {part} in it");
    }
    let mut other = TestShop::in_zone("Asia/Tokyo");
    let before = (other.books(), other.taxes());
    let options = ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() };
    other.import("books.json", books.as_bytes(), &options).unwrap();
    other.import("taxes.csv", taxes.as_bytes(), &options).unwrap();
    assert_eq!(other.books(), books);
    assert_eq!(other.taxes(), taxes);
    assert_eq!(other.engine.check().unwrap(), Vec::<String>::new());
    other.reconciles("the other shop");
    let days = RangeQuery::days(at("2009-01-01").day, at("2027-01-01").day);
    let sales = |shop: &TestShop| shop.engine.sales_report(&shop.owner, &days, NOW).unwrap();
    let summary = |shop: &TestShop| {
        let found = shop.engine.tax_summary(&shop.owner, &days, NOW).unwrap();
        // Rates of one name and percentage stand in the order in which they were first charged.
        let mut rows: Vec<_> = found.rows.into_iter().map(|row| (row.tax, row.sums)).collect();
        rows.sort_by(|a, b| a.0.cmp(&b.0));
        rows
    };
    assert_eq!(sales(&other).sums, sales(&shop).sums);
    assert_eq!(summary(&other), summary(&shop));
    for (name, bytes) in [("books.json", &books), ("taxes.csv", &taxes)] {
        let again = other.import(name, bytes.as_bytes(), &options).unwrap();
        assert!(again.changed_nothing(), "{name}: {}", told(&again));
    }
    while other.engine.next_step(&other.owner, Direction::Undo).unwrap().is_some() {
        other.apply(&Change::UNDO);
    }
    assert_eq!((other.books(), other.taxes()), before, "undone");
}

/// Text of a rate, with what a CSV has to quote.
fn words() -> impl Strategy<Value = String> {
    "[ -~äß…\u{a0}日\n]{0,9}"
}

prop_compose! {
    fn rate()(
        country in "([A-Z]{2})?", state in "[A-Za-z0-9 _-]{0,3}", postcodes in "([0-9]{5}|CB[0-9]\\*|10\\.\\.\\.20|;| ){0,3}",
        city in words(), rate in "(-?[0-9]{1,3}(\\.[0-9]{0,5})?)?", name in words(),
        numbers in (0..9_i64, 0..9_i64), flags in any::<[bool; 2]>(), class in "(standard|reduced|)",
    ) -> RateInput {
        let text = |text: String| Some(Value::text(text));
        let number = |number: i64| Some(Value::text(number.to_string()));
        let [compound, shipping] = flags.map(|flag| Some(Value::Bool(flag)));
        RateInput {
            country: text(country), state: text(state), postcode: text(postcodes), city: text(city), rate: text(rate),
            name: text(name), priority: number(numbers.0), order: number(numbers.1), compound, shipping,
            class: text(class),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Any rates of a shop, in the order of their lists.
    #[test]
    fn any_rates_make_the_round_trip(inputs in proptest::collection::vec(rate(), 0..12)) {
        let mut shop = TestShop::new();
        let owner = shop.owner.clone();
        shop.apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Reduced")) }));
        for input in inputs {
            // What no rate can be is refused, as it is when it is typed.
            drop(shop.engine.apply(&Change::TaxRate(TaxRateChange::Create(input.clone())), &owner, NOW));
        }
        let out = shop.taxes();
        let mut other = TestShop::new();
        let options = ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() };
        let report = other.import("taxes.csv", out.as_bytes(), &options).unwrap();
        prop_assert_eq!(report.refused_count, 0, "{}\n{}", out, told(&report));
        prop_assert_eq!(other.taxes(), out.clone());
        prop_assert!(shop.import("taxes.csv", out.as_bytes(), &options).unwrap().changed_nothing());
    }
}

/// The books have the classes with what is stated of them, the standard one too; those of other shops keep theirs.
#[test]
fn the_books_bring_tax_classes_along() {
    let mut shop = TestShop::new();
    let plain = shop.books();
    assert!(!plain.contains("tax_classes"), "{plain}");
    shop.apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Books")) }));
    let slug = |text: &str| ClassSlug::parse(text).unwrap();
    let (rate_type, kind) = (Some(RateType::Reduced), Some(SupplyKind::Services));
    shop.apply(&Change::TaxClass(TaxClassChange::SetTypes { slug: slug("books"), rate_type, kind }));
    shop.apply(&Change::TaxClass(TaxClassChange::Rename { slug: slug("books"), name: "Print".to_owned() }));
    shop.apply(&Change::TaxClass(TaxClassChange::SetTypes { slug: slug("standard"), rate_type: None, kind }));
    let books = shop.books();
    let mut copy = TestShop::new();
    let mut bring = |file: &str| copy.import("books.json", file.as_bytes(), &ImportOptions::default());
    let said = told(&bring(&books).unwrap());
    assert!(said.contains("tax classes: 1 new, 1 changed, 0 identical"), "{said}");
    let again = told(&bring(&books).unwrap());
    assert!(again.contains("tax classes: 0 new, 0 changed, 2 identical"), "{again}");
    // A file without classes takes none away.
    bring(&plain).unwrap();
    for (from, to, expected) in [
        ("\"reduced\"", "\"lower\"", "tax class books: rate_type: \"lower\" is not known"),
        (
            "\"books\"",
            "\"paper\"",
            "the tax class \"Print\" of the file is not the class that has this name here",
        ),
        ("\"Print\"", "\"\"", "tax class books: name: \"\" is not text"),
        ("\"services\"", "\"investment\"", "kind: \"investment\" is not known"),
    ] {
        assert!(books.contains(from), "{from}");
        let refused = bring(&books.replace(from, to)).unwrap_err().to_string();
        assert!(refused.contains(expected), "{refused}");
    }
    assert_eq!(copy.books(), books);
    copy.apply(&Change::UNDO);
    assert_eq!(copy.books(), plain);
}
/// Of two lines that are called alike, one without a cost stays so when the same books come in again.
#[test]
fn lines_that_are_called_alike_keep_their_own_costs() {
    let line = |cost: Option<&str>| json!({ "product_id": null, "name": "Mug", "quantity": "1", "total": "5.00", "tax": "0.00", "cost": cost });
    let order = json!({
        "number": "1", "placed_at": "2023-08-05T10:00:00", "status": "completed", "total": "10.00", "tax": "0.00",
        "shipping": "0.00", "shipping_tax": "0.00", "discount": "0.00", "customer": null, "country": "GB",
        "items": [line(Some("3.00")), line(None)], "coupons": [], "taxes": [], "refunds": [],
    });
    let books = json!({ "format": "tillbook-books", "version": 1, "shop": {}, "products": [], "customers": [],
        "orders": [order] });
    let mut shop = TestShop::new();
    let import = |shop: &mut TestShop| {
        shop.import("a.json", books.to_string().as_bytes(), &ImportOptions::default()).unwrap()
    };
    assert!(!import(&mut shop).changed_nothing());
    assert!(import(&mut shop).changed_nothing());
    let costs: Vec<_> = shop
        .engine
        .order(&shop.owner, "1")
        .unwrap()
        .unwrap()
        .items
        .iter()
        .map(|item| item.cost.is_some())
        .collect();
    assert_eq!(costs, [true, false]);
}
