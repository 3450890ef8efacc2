//! Categories of expenses: a shop's own, proposed for lines, set for many at once, in closed periods, tables and books.

use domain::fielded::Fielded as _;
use domain::purchase::category::ExpenseCategory;
use domain::purchase::supplier::Supplier;
use domain::purchase::{Purchase, PurchaseLine, SupplierPurchase};
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;
use domain::{money::Money, percent::Percent};
use engine::{Change, ImportOptions, PeriodChange, PurchaseChange, PurchaseEdit, PurchaseQuery};

use crate::shops::{TestShop, told};

const TABLE: &str = "date,supplier,document,net,rate,tax,category\n\
                     2022-11-02,Acme,1,100.00,20,20.00,Rent\n\
                     2022-11-03,Acme,2,50.00,20,10.00,\n\
                     2022-11-04,Post,3,8.00,0,0.00,stalls\n\
                     2022-11-05,Post,4,9.00,0,0.00,Fair\n";

fn stalls() -> ExpenseCategory {
    let (name, below) = ("Stalls".to_owned(), "rent".to_owned());
    ExpenseCategory { name, below, ..ExpenseCategory::default() }
}

/// Each purchase's document with the categories of its lines.
fn held(shop: &TestShop) -> Vec<String> {
    let owner = shop.engine.owner().unwrap();
    let query = PurchaseQuery { limit: 100, ..PurchaseQuery::default() };
    let page = shop.engine.purchases(&owner, &query).unwrap();
    let told = |one: &SupplierPurchase| {
        let lines: Vec<&str> = one.purchase.lines.iter().map(|line| &*line.category).collect();
        format!("{} {}", one.purchase.document, lines.join("+"))
    };
    let mut held: Vec<String> = page.purchases.iter().map(told).collect();
    held.sort();
    held
}

fn import(shop: &mut TestShop, name: &str, text: &str) -> String {
    told(&shop.import(name, text.as_bytes(), &ImportOptions::default()).unwrap())
}

#[test]
fn purchases_get_categories_by_tables_and_in_books() {
    let mut shop = TestShop::new();
    shop.apply(&Change::save_noun(stalls(), None));
    let report = import(&mut shop, "purchases.csv", TABLE);
    assert!(
        report.contains("there is no category \"Fair\": choose one of goods, rent, stalls, postage"),
        "{report}"
    );
    assert_eq!(held(&shop), ["1 rent", "2 ", "3 stalls"]);
    // A table without the column takes none away.
    let without =
        TABLE.lines().take(3).map(|row| row.rsplit_once(',').unwrap().0).collect::<Vec<_>>().join("\n");
    let report = import(&mut shop, "purchases.csv", &without);
    assert!(report.contains("purchases: 0 new, 0 changed, 2 identical"), "{report}");

    let mut other = TestShop::new();
    import(&mut other, "books.json", &shop.books());
    assert_eq!((held(&other), other.books()), (held(&shop), shop.books()));
    assert_eq!(other.engine.check().unwrap(), Vec::<String>::new());
}

#[test]
fn a_category_is_set_for_many_also_in_a_closed_period_and_undone() {
    let mut shop = TestShop::new();
    import(&mut shop, "purchases.csv", TABLE.split_inclusive('\n').take(3).collect::<String>().as_str());
    let period = TaxPeriod::parse("2022-11").unwrap();
    shop.apply(&Change::Period(PeriodChange::Close { period, early: false }));
    let owner = shop.engine.owner().unwrap();
    let query = PurchaseQuery { limit: 100, ..PurchaseQuery::default() };
    let page = shop.engine.purchases(&owner, &query).unwrap();
    let purchases: Vec<_> = page.purchases.iter().map(|one| one.purchase.id).collect();
    let set = |category: &str, over| {
        let (purchases, category) = (purchases.clone(), category.to_owned());
        Change::Purchase(PurchaseChange::SetCategory { purchases, category, over })
    };
    let mut states = vec![held(&shop)];
    for (category, over, expected) in [
        ("Advertising", false, ["1 rent", "2 advertising"]),
        ("Stalls", false, ["1 rent", "2 advertising"]),
        ("travel", true, ["1 travel", "2 travel"]),
        ("", true, ["1 ", "2 "]),
    ] {
        let done = shop.engine.apply(&set(category, over), &owner, crate::shops::NOW);
        assert_eq!(done.is_ok(), category != "Stalls", "{done:?}");
        assert_eq!(held(&shop), expected);
        if done.is_ok() {
            states.push(held(&shop));
        }
    }
    for state in states.iter().rev().skip(1) {
        shop.apply(&Change::UNDO);
        assert_eq!(held(&shop), *state);
    }
    for state in &states[1..] {
        shop.apply(&Change::REDO);
        assert_eq!(held(&shop), *state);
    }
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

#[test]
fn a_purchase_takes_only_a_category_that_there_is() {
    let mut shop = TestShop::new();
    let owner = shop.engine.owner().unwrap();
    let save = |category: &str| {
        let line = PurchaseLine {
            net: Money::parse("10").unwrap(),
            tax: Money::parse("2").unwrap(),
            rate: Percent::parse("20").ok(),
            category: category.to_owned(),
            ..PurchaseLine::default()
        };
        let (date, document) = (Day::parse("2022-11-02").unwrap(), format!("R {category}"));
        let purchase = Purchase { date, document, lines: vec![line], ..Purchase::default() };
        let supplier = Supplier { name: "Acme".to_owned(), ..Supplier::default() };
        let edit = PurchaseEdit::of(SupplierPurchase { supplier, purchase }, None);
        Change::Purchase(PurchaseChange::Save(Box::new(edit)))
    };
    assert!(shop.engine.apply(&save("Stalls"), &owner, crate::shops::NOW).is_err());
    shop.apply(&Change::save_noun(stalls(), None));
    shop.apply(&save("Stalls"));
    // Its key stays when it gets another name.
    let was: ExpenseCategory = shop.engine.nouns(&owner, "", true).unwrap().remove(0);
    let renamed = ExpenseCategory { name: "Market stalls".to_owned(), ..was.clone() };
    shop.apply(&Change::save_noun(renamed, Some(was)));
    assert_eq!(held(&shop), ["R Stalls stalls"]);
    let known = shop.engine.categories(&owner).unwrap();
    assert_eq!(known.name("stalls").to_string(), "Market stalls");
    // A name that another one began with is taken.
    assert!(shop.engine.apply(&Change::save_noun(stalls(), None), &owner, crate::shops::NOW).is_err());
    assert!(ExpenseCategory::field("key").is_some());
}
