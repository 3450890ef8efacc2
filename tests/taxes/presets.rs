//! Presets: what they do to a shop, by their dates and places; and the commands.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use domain::money::Money;
use domain::order::form::{FormLine, OrderForm};
use domain::places::address::Address;
use domain::pricing::tax_explanation::TaxQuestion;
use domain::quantity::Quantity;
use domain::rate::TaxRate;
use domain::rate::matching::applicable;
use domain::rate::preset::{Phase, Preset};
use domain::returns::RateType;
use domain::task::Task;
use domain::tax::Prices;
use domain::tax::class::{ClassSlug, TaxClass};
use domain::time::{Day, Instant, Local, Zone};
use domain::unit_price::UnitPrice;
use engine::{Change, EntryOutcome, ImportOptions, ImportReport, MissingClasses, Mode};
use transfer::Source;

use crate::shops::{TestShop, told};

fn day(text: &str) -> Day {
    Local::parse(text).unwrap().day
}

fn plain(rate: &TaxRate) -> String {
    rate.rate_text().trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A shop with a preset brought in on a day, and what was said.
fn with_preset(name: &str, on: &str) -> (TestShop, ImportReport) {
    let mut shop = TestShop::new();
    let report = bring(&mut shop, &Preset::named(name).unwrap(), on, Mode::Import);
    (shop, report)
}

fn bring(shop: &mut TestShop, preset: &Preset, on: &str, mode: Mode) -> ImportReport {
    let source = Source::of_bytes(preset.file_name(), preset.text().into_bytes());
    let options = ImportOptions { classes: MissingClasses::Create, mode, ..ImportOptions::default() };
    let now = Zone::UTC.instant(Local::parse(on).unwrap());
    shop.engine.import(&shop.owner, &[source], &options, now, &Task::default()).unwrap()
}

fn rates(shop: &TestShop) -> Vec<TaxRate> {
    // Nothing is due so early: these are the rates that the file has in force.
    shop.engine.rate_table(&shop.owner, Instant::from_seconds(0)).unwrap().rates().to_vec()
}

/// The percentages that an address is charged in a class, joined by `+`.
fn charged(rates: &[TaxRate], place: &str, class: &str) -> String {
    let (country, rest) = place.split_once(' ').unwrap_or((place, ""));
    let (state, postcode) = rest.split_once('/').unwrap_or(("", rest));
    let (country, state, postcode) = (country.to_owned(), state.to_owned(), postcode.to_owned());
    let address = Address { country, state, postcode, ..Address::default() };
    let found = applicable(rates, &ClassSlug::parse(class).unwrap(), &address);
    found.into_iter().map(plain).collect::<Vec<_>>().join("+")
}

#[test]
fn a_preset_brings_in_what_is_in_force_on_its_day() {
    for (country, on, standard, reduced) in [
        ("DE", "2020-06-30", "19", "7"),
        ("DE", "2020-07-01", "16", "5"),
        ("DE", "2020-12-31", "16", "5"),
        ("DE", "2021-01-01", "19", "7"),
        ("EE", "2023-12-31", "20", "9"),
        ("EE", "2024-01-01", "22", "9"),
        ("EE", "2025-06-30", "22", "9"),
        ("EE", "2025-07-01", "24", "9"),
        ("SK", "2024-12-31", "20", "10"),
        ("SK", "2025-01-01", "23", "5"),
        ("RO", "2016-12-31", "20", "5"),
        ("RO", "2025-07-31", "19", "5"),
        ("RO", "2025-08-01", "21", "11"),
        ("FI", "2024-08-31", "24", "10"),
        ("FI", "2024-09-01", "25.5", "10"),
        ("IE", "2020-09-01", "21", "9"),
        ("LU", "2023-07-01", "16", "7"),
        ("CH", "2023-12-31", "7.7", "2.5"),
        ("CH", "2024-01-01", "8.1", "2.6"),
        ("SG", "2023-06-01", "8", ""),
        ("CH", "2017-12-31", "8", "2.5"),
        ("LI", "2011-01-01", "8", "2.5"),
        ("TR", "2023-07-09", "18", "1"),
        ("NO", "2021-09-30", "25", "6"),
        ("NO", "2021-10-01", "25", "12"),
        ("GB", "2010-12-01", "17.5", ""),
    ] {
        let (shop, _) = with_preset(country, on);
        let rates = rates(&shop);
        let found = [charged(&rates, country, "standard"), charged(&rates, country, "reduced-rate")];
        assert_eq!(found, [standard, reduced], "{country} {on}");
    }
    // What begins later is told, and planned.
    let (shop, report) = with_preset("ro", "2025-07-15");
    let said = told(&report);
    assert!(said.contains("Romania, Standard rate: 21% comes into force on 2025-08-01"), "{said}");
    assert!(shop.taxes().contains("RO,,,,19.0000,TVA"), "{}", shop.taxes());
}

#[test]
fn orders_of_any_date_are_taxed_by_the_rates_of_it() {
    let (shop, _) = with_preset("eu", "2026-11-22");
    for (country, on, class, expected) in [
        ("DE", "2020-06-30", "", "19"),
        ("DE", "2020-07-01", "", "16"),
        ("DE", "2020-12-31", "", "16"),
        ("DE", "2021-01-01", "", "19"),
        ("DE", "2020-08-15", "reduced-rate", "5"),
        ("EE", "2023-12-31", "", "20"),
        ("EE", "2025-06-30", "", "22"),
        ("EE", "2025-07-01", "", "24"),
        // With none in its place.
        ("EE", "2023-12-31", "super-reduced-rate", "5"),
        ("EE", "2025-01-01", "super-reduced-rate", "0"),
        ("RO", "2025-07-31", "reduced-rate-2", "9"),
        ("RO", "2025-08-01", "reduced-rate-2", "0"),
        ("SK", "2024-12-31", "", "20"),
        ("SK", "2025-01-01", "", "23"),
        ("RO", "2025-07-31", "", "19"),
        ("RO", "2025-08-01", "", "21"),
        ("FI", "2024-08-31", "", "24"),
        ("FI", "2024-09-01", "", "25.5"),
        ("FI", "2025-12-31", "reduced-rate-2", "14"),
        ("FI", "2026-01-01", "reduced-rate-2", "13.5"),
        ("LU", "2022-12-31", "parking-rate", "14"),
        ("LU", "2023-01-01", "parking-rate", "13"),
        ("LU", "2024-01-01", "parking-rate", "14"),
        ("MT", "2023-12-31", "parking-rate", "0"),
        ("MT", "2024-01-01", "parking-rate", "12"),
        ("CY", "2023-07-20", "super-reduced-rate", "0"),
        ("CY", "2023-07-21", "super-reduced-rate", "3"),
        ("AT", "2021-12-31", "super-reduced-rate", "5"),
        ("AT", "2022-01-01", "super-reduced-rate", "0"),
        // Nothing is charged before what is known.
        ("PL", "2014-01-13", "reduced-rate", "5"),
        ("PL", "2014-01-12", "reduced-rate", "0"),
    ] {
        let line = FormLine {
            name: "Mug".to_owned(),
            quantity: Quantity::parse("1").unwrap(),
            price: UnitPrice::parse("100").unwrap(),
            class: ClassSlug::parse(class).unwrap(),
            ..FormLine::default()
        };
        let form = OrderForm {
            placed_at: Local::parse(on).unwrap(),
            address: Address::of_country(country),
            lines: vec![line],
            ..OrderForm::default()
        };
        let priced = shop.engine.price_order(&shop.owner, &form, None).unwrap();
        let tax = Money::parse(expected).unwrap();
        assert_eq!(priced.tax, tax, "{country} {on} {class}");
    }
}

/// They are no rows of the table of today, and come in once.
#[test]
fn rates_that_have_ended_are_the_past_of_their_class() {
    let (mut shop, report) = with_preset("ee", "2026-11-22");
    assert!(!rates(&shop).iter().any(|rate| plain(rate) == "5"), "{}", shop.taxes());
    assert_eq!(rates(&shop).len(), 3, "{}", told(&report));
    let all =
        |shop: &TestShop| shop.engine.rates_with_versions(&shop.owner, Instant::from_seconds(0)).unwrap();
    let before = all(&shop);
    assert_eq!(before.len(), 4);
    bring(&mut shop, &Preset::named("ee").unwrap(), "2026-11-22", Mode::Import);
    assert_eq!(all(&shop), before);
}

/// Of a day before those that are known the explanation says so, and of one before a rate was there it does not.
#[test]
fn what_was_charged_before_is_said_to_be_unknown() {
    let (shop, report) = with_preset("eu", "2026-11-22");
    assert!(!told(&report).contains("not known before"), "{}", told(&report));
    for (country, class, on, expected) in [
        ("PL", "reduced-rate", "2014-01-12", "not known before 2014-01-13"),
        ("BE", "", "1995-12-31", "not known before 1996-01-01"),
        ("CY", "super-reduced-rate", "2023-07-20", "not in force that day"),
        ("RO", "reduced-rate-2", "2026-01-01", "not in force that day"),
    ] {
        let question = TaxQuestion {
            address: Address::of_country(country),
            class: ClassSlug::parse(class).unwrap(),
            on: day(on),
            amount: Money::parse("100").unwrap(),
            shipping: Money::ZERO,
            prices: Prices::default(),
        };
        let found = shop.engine.explain_rates(&shop.owner, &question).unwrap();
        let of_country = found.passed_over.iter().filter(|one| {
            one.rate.country == country && one.rate.postcodes.is_empty() && one.rate.class == question.class
        });
        let said: Vec<String> = of_country.map(|one| one.reason.describe().to_string()).collect();
        assert_eq!((said.join(", ").as_str(), found.tax), (expected, Money::ZERO), "{country} {on}");
    }
    // Brought in on a day before, it says so, and comes into force on no day.
    let (_, report) = with_preset("pl", "2013-12-31");
    let said = told(&report);
    assert!(said.contains("Poland, Reduced rate: 5% is not known before 2014-01-13"), "{said}");
}

#[test]
fn every_country_has_one_rate_of_each_class_today() {
    for preset in Preset::all().iter().filter(|preset| preset.name != "eu") {
        let (shop, report) = with_preset(&preset.name, "2026-11-22");
        assert!(report.conflicts.is_empty() && report.refused.is_empty(), "{}", told(&report));
        let today = day("2026-11-22");
        let expected: Vec<String> = preset
            .rates
            .iter()
            .filter(|dated| dated.phase(today) == Phase::InForce)
            .map(|dated| format!("{} {} {}", dated.rate.class, dated.rate.rate_text(), dated.rate.name))
            .collect();
        let found = rates(&shop);
        let found: Vec<String> =
            found.iter().map(|rate| format!("{} {} {}", rate.class, rate.rate_text(), rate.name)).collect();
        assert!(!found.is_empty() && found == expected, "{}: {found:?}", preset.title);
    }
}

#[test]
fn places_with_rates_of_their_own() {
    let (shop, report) = with_preset("eu", "2026-11-22");
    assert_eq!(report.refused_count, 0, "{}", told(&report));
    let rates = rates(&shop);
    for (place, class, expected) in [
        ("ES 28001", "", "21"),
        ("ES 35001", "", "0"),
        ("ES 38999", "reduced-rate", "0"),
        ("ES 51001", "", "0"),
        ("ES 52006", "super-reduced-rate", "0"),
        ("DE 10115", "", "19"),
        ("DE 27498", "", "0"),
        ("DE 27498", "reduced-rate", "0"),
        ("DE 78266", "", "0"),
        ("FI 22100", "", "0"),
        ("FI 22100", "reduced-rate", "0"),
        ("FI 22999", "reduced-rate-2", "0"),
        ("FI 20100", "", "25.5"),
        ("FR 97133", "", "0"),
        ("FR 97150", "super-reduced-rate", "0"),
        ("FR 97110", "super-reduced-rate", "1.05"),
        ("IT 23041", "", "0"),
        ("IT 23041", "super-reduced-rate", "0"),
        ("IT 22061", "reduced-rate-2", "0"),
        ("IT 20121", "reduced-rate-2", "10"),
        ("GR 63086", "", "0"),
        ("GR 10431", "", "24"),
        ("AT 6691", "", "19"),
        ("AT 6993", "", "19"),
        ("AT 6993", "reduced-rate", "10"),
        ("AT 1010", "", "20"),
        ("PT 9000-018", "", "22"),
        ("PT 9000-018", "reduced-rate", "4"),
        ("PT 9500-055", "", "16"),
        ("PT 1000-001", "", "23"),
        ("FR 97110", "", "8.5"),
        ("FR 97110", "reduced-rate", "2.1"),
        ("FR 97300", "", "0"),
        ("FR 75001", "", "20"),
        ("MC 98000", "", "20"),
        // Goods to Northern Ireland are sold as within the Union, those to the rest of the United Kingdom not.
        ("GB BT1 5GS", "", "20"),
        ("GB BT1 5GS", "zero-rate", "0"),
        ("GB SW1A 1AA", "", ""),
    ] {
        assert_eq!(charged(&rates, place, class), expected, "{place} {class}");
    }
    let (shop, _) = with_preset("gb", "2026-11-22");
    let gb = self::rates(&shop);
    for place in ["GB BT1 5GS", "GB SW1A 1AA", "IM IM1 1AA"] {
        let found = ["", "reduced-rate", "zero-rate"].map(|class| charged(&gb, place, class));
        assert_eq!(found, ["20", "5", "0"], "{place}");
    }
}

#[test]
fn canada_is_stacked_by_province_and_never_compound() {
    let (shop, _) = with_preset("ca", "2026-11-22");
    let rates = rates(&shop);
    assert!(rates.iter().all(|rate| !rate.compound));
    for (province, expected) in [
        ("AB", "5"),
        ("BC", "5+7"),
        ("MB", "5+7"),
        ("NB", "15"),
        ("NL", "15"),
        ("NS", "14"),
        ("NT", "5"),
        ("NU", "5"),
        ("ON", "13"),
        ("PE", "15"),
        ("QC", "5+9.975"),
        ("SK", "5+6"),
        ("YT", "5"),
    ] {
        assert_eq!(charged(&rates, &format!("CA {province}/"), ""), expected, "{province}");
    }
    let (before, _) = with_preset("ca", "2025-03-31");
    assert_eq!(charged(&self::rates(&before), "CA NS/", ""), "15");
    // By hand, of 3 x 19.99 = 59.97 and shipping of 8.50. Quebec: GST 2.9985 and 0.425, QST 5.982 and 0.8479,
    // each rounded; British Columbia: GST the same, PST 4.1979 and 0.595; Ontario: HST 7.7961 and 1.105.
    for (province, expected, total) in [
        ("QC", "GST 3.00 0.43, QST 5.98 0.85", "78.73"),
        ("BC", "GST 3.00 0.43, PST 4.20 0.60", "76.70"),
        ("ON", "HST 7.80 1.11", "77.38"),
    ] {
        let line = FormLine {
            name: "Mug".to_owned(),
            quantity: Quantity::parse("3").unwrap(),
            price: UnitPrice::parse("19.99").unwrap(),
            ..FormLine::default()
        };
        let (country, state) = ("CA".to_owned(), province.to_owned());
        let form = OrderForm {
            placed_at: Local::parse("2026-11-22").unwrap(),
            address: Address { country, state, ..Address::default() },
            lines: vec![line],
            shipping: Money::parse("8.50").unwrap(),
            ..OrderForm::default()
        };
        let priced = shop.engine.price_order(&shop.owner, &form, None).unwrap();
        let taxes = priced.taxes.iter().map(|tax| {
            format!("{} {} {}", tax.name, tax.tax.to_grouped_text(2), tax.shipping_tax.to_grouped_text(2))
        });
        assert_eq!(taxes.collect::<Vec<_>>().join(", "), expected, "{province}");
        assert_eq!(priced.total.to_grouped_text(2), total, "{province}");
    }
}

const OWN: &str = "DE,,,,16.0000,\"VAT 16%\",1,0,0,\nFR,,,,20.0000,TVA,1,0,1,\nRO,,,,9.0000,Books,1,0,1,Reduced rate 2\n\
                   US,CA,,,7.2500,Sales tax,1,0,0,\nDE,,,,7.0000,Reduced,1,0,1,Reduced rate\n";

fn own_shop() -> TestShop {
    let mut shop = TestShop::new();
    let options = ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() };
    shop.import("own.csv", OWN.as_bytes(), &options).unwrap();
    shop
}

#[test]
fn an_update_changes_percentages_and_nothing_else_and_says_since_when_and_by_whom() {
    let mut shop = own_shop();
    let before = shop.taxes();
    let preset = Preset::of_shop(&rates(&shop), day("2026-11-22"));
    let report = bring(&mut shop, &preset, "2026-11-22", Mode::Rehearse);
    assert_eq!(shop.taxes(), before);
    let changed: Vec<_> = report.rows.iter().filter(|row| row.outcome == EntryOutcome::Changed).collect();
    // One has another percentage, the others only their history.
    assert_eq!((changed.len(), report.moved_rates), (3, 0));
    let sources = "eu-vat-rates-data (2026-09-29), Duty27 (2026-10-04)";
    let mut origins = changed.iter().filter_map(|row| row.origin.as_ref());
    assert!(origins.any(|one| one.since == Some(day("2021-01-01")) && one.sources.to_string() == sources));
    let said = told(&report);
    for expected in [
        "tax rates: 0 new, 3 changed, 0 identical",
        "its name stays \"VAT 16%\"",
        "Romania, Reduced rate 2: 9% ended on 2025-07-31",
    ] {
        assert!(said.contains(expected), "{expected}: {said}");
    }
    bring(&mut shop, &preset, "2026-11-22", Mode::Import);
    assert_eq!(shop.taxes(), before.replace("16.0000", "19.0000"));
    // Once more changes nothing; undo takes all back.
    let again = bring(&mut shop, &preset, "2026-11-22", Mode::Import);
    assert!(again.changed_nothing(), "{}", told(&again));
    shop.apply(&Change::UNDO);
    assert_eq!(shop.taxes(), before);
}

#[test]
fn a_shop_may_sell_anything_in_any_class() {
    let own = "FR,,,,10.0000,TVA,1,0,1,Reduced rate\nFI,,,,14.0000,ALV,1,0,1,Reduced rate\n\
               LT,,,,9.0000,Books,1,0,1,Books\nDE,,,,7.0000,Books,1,0,1,\nRO,,,,9.0000,TVA,1,0,1,Reduced rate\n\
               SK,,,,19.0000,DPH,1,0,1,Reduced rate\nEE,,,,20.0000,KM,1,0,1,\nIT,,,,11.0000,Odd,1,0,1,Books\n";
    let after = own
        .replace("14.0000", "13.5000")
        .replace("LT,,,,9.0000", "LT,,,,12.0000")
        .replace("EE,,,,20.0000", "EE,,,,24.0000");
    let mut shop = TestShop::new();
    let options = ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() };
    shop.import("own.csv", own.as_bytes(), &options).unwrap();
    let preset = Preset::of_shop(&rates(&shop), day("2026-11-22"));
    let said = told(&bring(&mut shop, &preset, "2026-11-22", Mode::Import));
    assert!(said.contains("tax rates: 0 new, 5 changed, 1 identical"), "{said}");
    // Romania's 9 % has no successor of its own.
    assert!(said.contains("Romania, Reduced rate: 9% ended on 2025-07-31"), "{said}");
    let body = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(body(&shop.taxes()), after.lines().collect::<Vec<_>>());
    // What a country has for another class stays also when the country is added, and is told.
    let report = bring(&mut shop, &Preset::named("fr").unwrap(), "2026-11-22", Mode::Import);
    let said = told(&report);
    assert!(said.contains("France, Reduced rate: the shop has 10% here today, and 5.5% is not"), "{said}");
    assert_eq!(charged(&rates(&shop), "FR", "reduced-rate"), "10");
    assert_eq!(charged(&rates(&shop), "FR", "reduced-rate-2"), "10");
    // Romania's other reduced rate is in force in the class.
    bring(&mut shop, &Preset::named("ro").unwrap(), "2026-11-22", Mode::Import);
    assert_eq!(charged(&rates(&shop), "RO", "reduced-rate"), "11");
}

#[test]
fn rates_of_a_country_come_in_beside_what_the_shop_has_in_one_step() {
    let mut shop = own_shop();
    let before = shop.taxes();
    let report = bring(&mut shop, &Preset::named("de").unwrap(), "2026-11-22", Mode::Import);
    assert!(told(&report).contains("tax rates: 4 new, 2 changed, 0 identical"), "{}", told(&report));
    let history = shop.engine.history(&shop.owner, 1, 0).unwrap().remove(0);
    assert_eq!(history.title.to_string(), "Import tax rates of Germany");
    assert_eq!(charged(&rates(&shop), "DE 27498", ""), "0");
    shop.apply(&Change::UNDO);
    assert_eq!(shop.taxes(), before);
    // Classes are made as needed, and only those.
    let (shop, _) = with_preset("lu", "2026-11-22");
    let classes = shop.engine.classes(&shop.owner).unwrap();
    let names: Vec<&str> = classes.iter().map(|class| class.name.as_str()).collect();
    assert!(names.contains(&"Super-reduced rate") && names.contains(&"Parking rate"), "{names:?}");
    let (shop, _) = {
        let mut shop = TestShop::new();
        let report =
            bring(&mut shop, &Preset::named("lu").unwrap().only_standard(), "2026-11-22", Mode::Import);
        (shop, report)
    };
    assert_eq!(rates(&shop).len(), 1);
}

#[test]
fn a_file_of_a_persons_own_is_refused_by_row() {
    let text = "Preset;Country;State;Postcodes;Kind;Name;Rate;Priority;From;To;Source\n\
                X;AT;;;standard;USt;20;1;2020-01-01;;me\n\
                X;AT;;;Books;USt;10;1;;;me\n\
                X;AT;;;standard;USt;21;1;2021-01-01;;me\n\
                X;AT;;;standard;USt;;1;;;me\n\
                X;AT;;;standard;USt;19;1;2020-01-32;;me\n";
    let mut shop = TestShop::new();
    let options = ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() };
    let report = shop.import("own.csv", text.as_bytes(), &options).unwrap();
    assert_eq!(
        told(&report),
        "format: dated-taxes\n\
         tax classes: 1 new, 0 changed, 0 identical\n\
         tax rates: 2 new, 0 changed, 0 identical\n\
         refused: line 4: line 2 is in force at the same time, for the same place and class: end one before the other begins\n\
         refused: line 5: rate: it is blank. Write a percentage, 0 for none\n\
         refused: line 6: from: \"2020-01-32\" is not a date. Write it as 2026-01-31, or leave it blank\n"
    );
}

#[test]
fn a_table_without_end_is_refused() {
    let mut text = Preset::named("au").unwrap().only_standard().text();
    let row = text.lines().nth(1).unwrap().to_owned() + "\n";
    text.push_str(&row.repeat(300_001));
    let mut shop = TestShop::new();
    let error = shop.import("own.csv", text.as_bytes(), &ImportOptions::default()).unwrap_err().to_string();
    assert!(error.contains("line 300002: there are more than 300000 tax rates"), "{error}");
}

fn run(home: &Path, words: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.env("HOME", home).env("XDG_DATA_HOME", home.join("data")).env("TZ", "UTC").current_dir(home);
    let Output { status, stdout, stderr } = command.args(words).output().unwrap();
    (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

#[test]
fn the_commands() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path();
    let now = ["--now", "2026-11-22T12:00:00"];
    let with = |words: &[&str]| run(home, &[words, &now].concat());
    let new = ["new", "a.tillbook", "--currency", "EUR", "--time-zone", "Europe/Berlin"];
    assert_eq!(with(&new).0, 0);
    let (code, list, _) = with(&["preset", "list"]);
    assert_eq!(code, 0);
    assert!(list.starts_with("eu\tthe European Union\t"), "{list}");
    assert!(list.contains("\nde\tGermany\t6 rates\n") && list.contains("\nca\tCanada\t"), "{list}");
    let (code, text, _) = with(&["preset", "show", "Germany"]);
    assert_eq!(code, 0);
    assert!(text.contains("DE,DE,,,standard,MwSt,16,1,2020-07-01,2020-12-31,duty27-eu-vat\n"), "{text}");
    for (words, expected) in [
        (&["preset", "show", "us"][..], "us: there is no preset of this name"),
        (&["preset", "add", "a.tillbook", "atlantis"], "there is no preset of this name"),
        (&["preset", "add", "a.tillbook"], "it has no country"),
        (&["preset", "add", "nowhere.tillbook", "de"], "There is no shop file"),
    ] {
        let (code, _, err) = with(words);
        assert!(code == 1 && err.contains(expected), "{words:?}: {err}");
    }
    let (code, out, err) = with(&["preset", "add", "a.tillbook", "al", "--dry-run"]);
    assert_eq!((code, err.as_str()), (0, ""));
    for expected in [
        "new      20%  Albania · TVSH, known since 2014-04-01: eu-vat-rates-data (2026-09-29), vatverify",
        "Sources disagree on Albania: vatverify-rates (2026-04-13) does not have 10% as reduced rate",
        "Nothing was changed: this was a dry run.",
    ] {
        assert!(out.contains(expected), "{expected}: {out}");
    }
    assert_eq!(with(&["settings", "a.tillbook", "--country", "DE"]).0, 0);
    // The file that `show` prints comes in as the preset does.
    fs::write(home.join("de.csv"), text).unwrap();
    let (code, out, _) = with(&["import", "a.tillbook", "de.csv", "--create-classes"]);
    assert!(code == 0 && out.contains("6 new"), "{out}");
    let (code, out, _) = with(&["preset", "add", "a.tillbook"]);
    assert!(code == 0 && out.contains("Nothing had to be changed."), "{out}");
    let (code, out, _) = with(&["preset", "update", "a.tillbook"]);
    assert!(code == 0 && out.contains("Nothing had to be changed."), "{out}");
    let (code, out, _) = with(&["undo", "a.tillbook"]);
    assert!(code == 0 && out.contains("Import de.csv"), "{out}");
    let (code, out, _) = with(&["preset", "add", "a.tillbook", "eu", "--standard"]);
    assert!(code == 0 && out.contains("undoes it"), "{out}");
}

#[test]
fn classes_that_a_preset_adds_have_the_type_of_their_rates() {
    let (shop, _) = with_preset("ie", "2026-11-20");
    let classes = shop.engine.classes(&shop.owner).unwrap();
    let of = |class: &TaxClass| format!("{} {}", class.slug, class.rate_type.map_or("-", RateType::as_str));
    let types: Vec<String> = classes.iter().map(of).collect();
    assert!(types.contains(&"standard -".to_owned()), "{types:?}");
    for expected in ["reduced-rate reduced", "reduced-rate-2 reduced", "zero-rate zero"] {
        assert!(types.contains(&expected.to_owned()), "{expected} is not among {types:?}");
    }
    let (shop, _) = with_preset("au", "2026-11-20");
    let classes = shop.engine.classes(&shop.owner).unwrap();
    assert_eq!(classes.iter().map(of).collect::<Vec<_>>(), ["standard -", "zero-rate zero"]);
}
