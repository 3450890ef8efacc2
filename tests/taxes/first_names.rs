//! The names of what comes with a new shop, in its language, and what finds the classes by them.

use domain::places::address::Address;
use domain::rate::preset::Preset;
use domain::returns::RateType;
use domain::shop::settings::{Currency, Shop};
use domain::tax::class::ClassSlug;
use domain::time::Zone;
use engine::{Change, ImportOptions, MissingClasses, Mode, TaxClassChange};
use serde_json::Value;

use crate::shops::{NOW, TestShop};

fn shop_in(country: &str, of_program: &str) -> Shop {
    let shop = Shop::new("Test", Currency::parse("EUR").unwrap(), Zone::UTC).unwrap();
    Shop { address: Address::of_country(country), ..shop }.in_language(of_program)
}

fn german(classes: &[&str]) -> TestShop {
    TestShop::of(&shop_in("DE", "en"), classes)
}

/// Each class with its slug.
fn classes(shop: &TestShop) -> Vec<String> {
    let classes = shop.engine.classes(&shop.owner).unwrap();
    classes.iter().map(|class| format!("{} {}", class.slug, class.name)).collect()
}

#[test]
fn the_language_is_that_of_the_papers_else_of_the_program() {
    for (country, of_program, expected) in [
        ("DE", "en", "de"),
        ("AT", "fr", "de"),
        ("GB", "de", ""),
        ("JP", "de", "de"),
        ("", "nl", "nl"),
        ("", "en", ""),
    ] {
        assert_eq!(shop_in(country, of_program).language, expected, "{country} {of_program}");
    }
}

#[test]
fn a_preset_finds_the_classes_of_a_new_shop_under_their_names() {
    let mut shop = german(&["Reduced rate", "Zero rate"]);
    assert_eq!(shop.owner.login(), "inhaber");
    let first = ["standard Regelsatz", "reduced-rate Ermäßigter Satz", "zero-rate Nullsatz"];
    assert_eq!(classes(&shop), first);
    for _ in 0..2 {
        shop.engine.import_preset(&shop.owner, &Preset::named("DE").unwrap(), Mode::Import, NOW).unwrap();
        assert_eq!(classes(&shop), first);
    }
    // What a preset adds is named in the same language.
    shop.engine.import_preset(&shop.owner, &Preset::named("FR").unwrap(), Mode::Import, NOW).unwrap();
    let added = ["super-reduced-rate Stark ermäßigter Satz", "reduced-rate-2 Ermäßigter Satz 2"];
    assert!(added.iter().all(|class| classes(&shop).iter().any(|one| one == class)), "{:?}", classes(&shop));
    let mut without = german(&[]);
    without.engine.import_preset(&without.owner, &Preset::named("DE").unwrap(), Mode::Import, NOW).unwrap();
    assert_eq!(classes(&without)[..2], first[..2]);
}

/// By its slug, its name in English and its name in the language of the shop, in each kind of file.
#[test]
fn files_find_a_class_by_its_names() {
    let options = ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() };
    for (named, slug) in [
        ("reduced-rate", "reduced-rate"),
        ("Reduced rate", "reduced-rate"),
        ("Ermäßigter Satz", "reduced-rate"),
        ("ERMÄSSIGTER SATZ", "reduced-rate"),
        ("Nullsatz", "zero-rate"),
        ("standard", "standard"),
        ("Standard rate", "standard"),
        ("Regelsatz", "standard"),
        ("regelsatz", "standard"),
    ] {
        for has_classes in [true, false] {
            let mut shop = german(if has_classes { &["Reduced rate", "Zero rate"] } else { &[] });
            let rates = format!("DE,,,,7,MwSt,1,0,1,{named}\n");
            shop.import("rates.csv", rates.as_bytes(), &options).unwrap();
            let found = shop.engine.rate_table(&shop.owner, NOW).unwrap();
            assert_eq!(found.rates()[0].class.as_str(), slug, "{named}");
            let products = format!("name,price,class\nMug,1.00,{named}\n");
            shop.import("products.csv", products.as_bytes(), &options).unwrap();
            let books: Value = serde_json::from_str(&shop.books()).unwrap();
            let class = books["products"][0]["class"].as_str().unwrap_or("standard");
            assert_eq!(class, slug, "{named}");
            if has_classes {
                assert_eq!(classes(&shop).len(), 3, "{named}: {:?}", classes(&shop));
            }
        }
    }
}

#[test]
fn books_keep_the_names_and_so_does_an_undo() {
    let mut shop = german(&["Reduced rate"]);
    let set = Change::TaxClass(TaxClassChange::SetTypes {
        slug: ClassSlug::standard(),
        rate_type: Some(RateType::Standard),
        kind: None,
    });
    shop.apply(&set);
    let mut copy = TestShop::new();
    copy.import("books.json", shop.books().as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(classes(&copy), ["standard Regelsatz", "reduced-rate Ermäßigter Satz"]);
    assert_eq!(copy.books(), shop.books());
    shop.apply(&Change::UNDO);
    assert_eq!(classes(&shop), ["standard Regelsatz", "reduced-rate Ermäßigter Satz"]);
    // Books of before leave the names as they are, and a shop that was made in English says nothing of it.
    let english = TestShop::new();
    assert!(!english.books().contains("language"));
    shop.import("books.json", english.books().as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(classes(&shop)[0], "standard Regelsatz");
}
