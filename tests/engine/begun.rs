//! What there is any of in a shop, and the setting that shows purchases before there are any.

use domain::money::Money;
use domain::purchase::supplier::Supplier;
use domain::returns::EnteredBox;
use domain::shop::contents::Begun;
use domain::shop::settings::Shop;
use domain::time::tax_period::TaxPeriod;
use engine::{Change, ImportOptions, PeriodChange};

use crate::shops::TestShop;

/// The window shows the tabs of purchases by this, or by the setting; a file of before the setting has none.
#[test]
fn a_shop_has_begun_purchases_with_the_first_supplier_amount_or_filed_return() {
    let mut shop = TestShop::new();
    let quarter = TaxPeriod::parse("2025-01..2025-03").unwrap();
    assert_eq!(shop.engine.begun().unwrap(), Begun::default());
    let bauer = Supplier { name: "Bauer".to_owned(), ..Supplier::default() };
    let uk = EnteredBox {
        period: quarter,
        form: "uk-vat".to_owned(),
        number: "2".to_owned(),
        amount: Money::parse("5").unwrap(),
        reason: "An acquisition".to_owned(),
    };
    let file = Change::Period(PeriodChange::File {
        period: quarter,
        form: "uk-vat".to_owned(),
        figures: String::new(),
    });
    let begins: [&[Change]; 3] = [
        // A purchase has a supplier.
        &[Change::save_noun(bauer, None)],
        &[Change::Period(PeriodChange::EnterAmount(uk))],
        &[Change::Period(PeriodChange::Close { period: quarter, early: true }), file],
    ];
    for changes in begins {
        let (last, before) = changes.split_last().unwrap();
        for change in before {
            shop.apply(change);
        }
        assert!(!shop.engine.begun().unwrap().purchases, "before {last:?}");
        shop.apply(last);
        assert_eq!(shop.engine.begun().unwrap(), Begun { purchases: true, ..Begun::default() }, "{last:?}");
        assert!(!shop.engine.shop().unwrap().show_purchases);
        if matches!(last, Change::Period(PeriodChange::File { .. })) {
            let reason = "It was a test".to_owned();
            shop.apply(&Change::Period(PeriodChange::Reopen { period: quarter, reason }));
        } else {
            shop.apply(&Change::UNDO);
        }
    }
}

#[test]
fn a_shop_says_that_it_shows_purchases_and_takes_it_back() {
    let mut shop = TestShop::new();
    let settings = shop.engine.shop().unwrap();
    shop.apply(&Change::settings(Shop { show_purchases: true, ..settings.clone() }, None));
    assert!(shop.engine.shop().unwrap().show_purchases && shop.books().contains("\"show_purchases\": true"));
    let books = shop.books();
    let mut other = TestShop::new();
    other.import("books.json", books.as_bytes(), &ImportOptions::default()).unwrap();
    assert!(other.engine.shop().unwrap().show_purchases);
    shop.apply(&Change::UNDO);
    assert_eq!(shop.engine.shop().unwrap(), settings);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}
