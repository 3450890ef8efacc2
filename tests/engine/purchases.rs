//! Suppliers and purchases through the engine: forms, the list, totals against a plain scan, files in and out,
//! undo, and what the check finds.

use std::collections::BTreeMap;

use domain::ids::{PurchaseId, SupplierId};
use domain::locale::English;
use domain::money::Money;
use domain::noun::NounKind;
use domain::percent::Percent;
use domain::purchase::supplier::Supplier;
use domain::purchase::{
    Purchase, PurchaseGroup, PurchaseKind, PurchaseLine, PurchaseSums, PurchaseTreatment, SupplierPurchase,
};
use domain::quantity::Quantity;
use domain::shop::settings::Shop;
use domain::task::Task;
use domain::time::Day;
use domain::time::period::RangeQuery;
use domain::time::tax_period::TaxPeriod;
use engine::{
    Change, EntryOutcome, Export, ExportOptions, ImportOptions, Listing, Mode, OutFormat, PeriodChange,
    Policy, PurchaseChange, PurchaseEdit, PurchaseQuery, PurchaseSelection,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::shops::sold::kept;
use crate::shops::{NOW, TestShop, told};

fn money(text: &str) -> Money {
    Money::parse(text).unwrap()
}

fn percent(text: &str) -> Percent {
    Percent::parse(text).unwrap()
}

fn day(text: &str) -> Day {
    Day::parse(text).unwrap()
}

fn new_supplier(name: &str) -> Supplier {
    Supplier { name: name.to_owned(), ..Supplier::default() }
}

fn line(net: &str, rate: &str) -> PurchaseLine {
    completed(Money::parse(net), None, PurchaseLine { rate: Some(percent(rate)), ..PurchaseLine::default() })
}

fn completed(net: Option<Money>, tax: Option<Money>, line: PurchaseLine) -> PurchaseLine {
    line.with(net, tax).line(2).unwrap().unwrap()
}

fn bought(date: &str, supplier: &str, document: &str, net: &str) -> SupplierPurchase {
    let (date, document, lines) = (day(date), document.to_owned(), vec![line(net, "20")]);
    let purchase = Purchase { date, document, lines, ..Purchase::default() };
    SupplierPurchase { supplier: new_supplier(supplier), purchase }
}

fn save(value: SupplierPurchase, was: Option<SupplierPurchase>) -> Change {
    Change::Purchase(PurchaseChange::Save(Box::new(PurchaseEdit::of(value, was))))
}

fn with_supplier(shop: &TestShop, purchase: &Purchase) -> SupplierPurchase {
    let supplier = shop.engine.supplier(&shop.owner, purchase.supplier).unwrap().unwrap();
    SupplierPurchase { supplier, purchase: purchase.clone() }
}

fn save_supplier(supplier: Supplier, was: Option<Supplier>) -> Change {
    Change::save_noun(supplier, was)
}

fn all(shop: &TestShop) -> Vec<SupplierPurchase> {
    let query = PurchaseQuery { limit: usize::MAX, ..PurchaseQuery::default() };
    shop.engine.purchases(&shop.owner, &query).unwrap().purchases
}

fn problem(shop: &mut TestShop, change: &Change) -> String {
    shop.try_change(change).unwrap_err().to_string()
}

fn is_sound(shop: &TestShop) {
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

fn suppliers(shop: &TestShop) -> Vec<Supplier> {
    shop.engine.nouns(&shop.owner, "", true).unwrap()
}

#[test]
fn a_purchase_is_saved_edited_and_deleted_and_taken_back() {
    let mut shop = TestShop::new();
    let saved = shop.apply(&save(bought("2026-07-01", "Acme", "R-1", "100"), None)).purchase().unwrap();
    assert_eq!(saved.tax().unwrap(), money("20"));
    // The same name in other letters is the same supplier.
    let other = shop.apply(&save(bought("2026-07-02", " ACME ", "R-2", "5"), None)).purchase().unwrap();
    assert_eq!(other.supplier, saved.supplier);
    assert_eq!(suppliers(&shop).len(), 1);

    let twice = problem(&mut shop, &save(bought("2026-08-01", "acme", "R-1", "7"), None));
    assert!(twice.contains("there is one of Acme with this number already, of 2026-07-01"), "{twice}");
    let saved = with_supplier(&shop, &saved);
    let mut edit = saved.clone();
    edit.purchase.document = "R-2".to_owned();
    let taken = problem(&mut shop, &save(edit.clone(), Some(saved.clone())));
    assert!(taken.contains("already"), "{taken}");

    edit.purchase.document.clone_from(&saved.purchase.document);
    edit.purchase.paid_on = Some(day("2026-07-20"));
    edit.purchase.note = "by card".to_owned();
    let edited = shop.apply(&save(edit.clone(), Some(saved.clone()))).purchase().unwrap();
    let stale = problem(&mut shop, &save(saved.clone(), Some(saved.clone())));
    assert!(stale.contains("changed meanwhile"), "{stale}");
    shop.apply(&Change::Purchase(PurchaseChange::Delete { id: edited.id }));
    assert_eq!(all(&shop).len(), 1);
    let gone = problem(&mut shop, &save(edit.clone(), Some(edit)));
    assert!(gone.contains("it was deleted meanwhile"), "{gone}");
    is_sound(&shop);

    let books = shop.books();
    for _ in 0..4 {
        shop.apply(&Change::UNDO).step().unwrap().unwrap();
        is_sound(&shop);
    }
    assert_eq!((all(&shop).len(), suppliers(&shop).len()), (0, 0));
    for _ in 0..4 {
        shop.apply(&Change::REDO).step().unwrap().unwrap();
    }
    assert_eq!(shop.books(), books);
    is_sound(&shop);
}

#[test]
fn suppliers_are_known_by_name_and_kept_while_they_have_purchases() {
    let mut shop = TestShop::new();
    let supplier = |name: &str, country: &str| Supplier {
        name: name.to_owned(),
        country: country.to_owned(),
        vat_number: "DE 123".to_owned(),
        ..Supplier::default()
    };
    let add = |name: &str, country: &str| save_supplier(supplier(name, country), None);
    let acme = shop.apply(&add("Acme", "Germany")).noun::<Supplier>().unwrap();
    assert_eq!((acme.country.as_str(), acme.vat_number.as_str()), ("DE", "DE123"));
    let twice = problem(&mut shop, &add("acme", ""));
    assert!(twice.contains("there is one called \"Acme\" already"), "{twice}");
    let renamed = Supplier { name: "Acme Ltd".to_owned(), ..acme.clone() };
    let renamed = shop.apply(&save_supplier(renamed, Some(acme.clone()))).noun::<Supplier>().unwrap();
    let stale = problem(&mut shop, &save_supplier(acme.clone(), Some(acme.clone())));
    assert!(stale.contains("changed meanwhile"), "{stale}");
    let none = problem(&mut shop, &Change::archive_noun::<Supplier>(SupplierId::new(99), true));
    assert!(none.contains("The supplier: it is not there any more; look at the list"), "{none}");

    shop.apply(&save(bought("2026-07-01", "Bolt", "1", "10"), None));
    shop.apply(&Change::archive_noun::<Supplier>(renamed.id, true));
    let names = |archived: bool, text: &str| -> Vec<String> {
        let found = shop.engine.nouns::<Supplier>(&shop.owner, text, archived).unwrap();
        found.into_iter().map(|supplier| supplier.name).collect()
    };
    assert_eq!(names(true, ""), ["Acme Ltd", "Bolt"]);
    assert_eq!(names(false, ""), ["Bolt"]);
    assert_eq!(names(true, "ltd"), ["Acme Ltd"]);
    assert_eq!(shop.engine.nouns::<Supplier>(&shop.owner, "bo", false).unwrap().len(), 1);
    let archived = problem(&mut shop, &add("ACME LTD", ""));
    assert!(archived.contains("already, in the archive"), "{archived}");
    is_sound(&shop);
}

#[test]
fn the_list_is_filtered_by_words_days_and_supplier() {
    let mut shop = TestShop::new();
    for (date, supplier, document) in [
        ("2026-07-01", "Acme", "R-1"),
        ("2026-07-15", "Bolt & Nut", "R-2"),
        ("2026-07-15", "Acme", "B-3"),
        ("2026-08-01", "Acme", "R-4"),
    ] {
        shop.apply(&save(bought(date, supplier, document, "10"), None));
    }
    let found = |query: PurchaseQuery| -> (Vec<String>, usize) {
        let page = shop.engine.purchases(&shop.owner, &query).unwrap();
        (page.purchases.into_iter().map(|row| row.purchase.document).collect(), page.count)
    };
    let query = PurchaseQuery { limit: 10, ..PurchaseQuery::default() };
    let text = |text: &str| PurchaseQuery { text: text.to_owned(), ..query.clone() };
    let strings = |all: &[&str]| -> Vec<String> { all.iter().map(|&one| one.to_owned()).collect() };
    assert_eq!(found(query.clone()), (strings(&["R-4", "B-3", "R-2", "R-1"]), 4));
    assert_eq!(found(text("acme r")), (strings(&["R-4", "R-1"]), 2));
    assert_eq!(found(text("NUT")), (strings(&["R-2"]), 1));
    let days = PurchaseQuery { from: Some(day("2026-07-02")), to: Some(day("2026-07-31")), ..query.clone() };
    assert_eq!(found(days), (strings(&["B-3", "R-2"]), 2));
    assert_eq!(
        found(PurchaseQuery { supplier: Some(SupplierId::new(2)), ..query.clone() }),
        (strings(&["R-2"]), 1)
    );
    assert_eq!(found(PurchaseQuery { offset: 1, limit: 2, ..query }), (strings(&["B-3", "R-2"]), 4));
}

fn csv(shop: &TestShop, what: Listing) -> String {
    String::from_utf8(written(shop, what, OutFormat::Csv)).unwrap()
}

fn written(shop: &TestShop, what: Listing, format: OutFormat) -> Vec<u8> {
    let options = ExportOptions { format, now: NOW, task: &Task::default(), locale: &English };
    let mut out = Vec::new();
    shop.engine.export(&shop.owner, &Export::Listing(what), &options, &mut out).unwrap();
    out
}

/// Lines of every kind: both treatments, a code, a share, a note that looks like a formula.
fn stocked() -> TestShop {
    let mut shop = TestShop::new();
    let of_tax =
        PurchaseLine { rate: Some(percent("5.5")), deductible: percent("37.5"), ..PurchaseLine::default() };
    let mut full = bought("2026-07-01", "Acme, \"Best\" Ltd", "R;1", "0");
    full.purchase.lines = vec![
        line("100", "20"),
        completed(None, Some(money("3.33")), of_tax),
        PurchaseLine {
            kind: PurchaseKind::Services,
            treatment: PurchaseTreatment::ReverseCharge,
            ..line("12.34", "20")
        },
        PurchaseLine {
            net: money("1"),
            tax: money("0.5"),
            code: "V7".to_owned(),
            kind: PurchaseKind::Investment,
            ..PurchaseLine::default()
        },
    ];
    full.purchase.paid_on = Some(day("2026-07-09"));
    "=sum(\"a\")".clone_into(&mut full.purchase.note);
    shop.apply(&save(full, None));
    shop.apply(&save(bought("2026-06-30", "Bolt", "-5", "-10"), None));
    shop
}

#[test]
fn what_is_exported_comes_in_again() {
    let shop = stocked();
    let listing = || Listing::Purchases(PurchaseSelection::default());
    for (name, bytes) in [
        ("purchases.csv", written(&shop, listing(), OutFormat::Csv)),
        ("purchases.xlsx", written(&shop, listing(), OutFormat::Xlsx)),
        ("books.json", shop.books().into_bytes()),
    ] {
        let mut other = TestShop::new();
        let report = other.import(name, &bytes, &ImportOptions::default()).unwrap();
        assert_eq!(report.refused_count, 0, "{name}: {}", told(&report));
        assert_eq!(csv(&other, listing()), csv(&shop, listing()), "{name}");
        let listing = || Listing::Nouns(NounKind::Supplier, None);
        assert_eq!(csv(&other, listing()), csv(&shop, listing()), "{name}");
        let again = other.import(name, &bytes, &ImportOptions::default()).unwrap();
        assert!(again.changed_nothing(), "{name} again: {}", told(&again));
        is_sound(&other);
        other.apply(&Change::UNDO).step().unwrap().unwrap();
        assert!(all(&other).is_empty() && suppliers(&other).is_empty());
        is_sound(&other);
    }
    let mut other = TestShop::new();
    other.import("books.json", shop.books().as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(other.books(), shop.books());
}

/// The purchases of a closed period are exported with the country that they are declared with, whatever became of their
/// supplier, and without those of other days.
#[test]
fn a_closed_period_is_exported_as_it_was_closed() {
    let mut shop = TestShop::new();
    let acme = Supplier {
        name: "Acme".to_owned(),
        country: "DE".to_owned(),
        vat_number: "DE1".to_owned(),
        ..Supplier::default()
    };
    let acme = shop.apply(&save_supplier(acme, None)).noun::<Supplier>().unwrap();
    for (date, document) in
        [("2026-06-30", "1"), ("2026-07-01", "2"), ("2026-07-31", "3"), ("2026-08-01", "4")]
    {
        shop.apply(&save(bought(date, "Acme", document, "10"), None));
    }
    let july = TaxPeriod::parse("2026-07").unwrap();
    let of = Some(RangeQuery::days(july.first_day(), july.last_day()));
    let exported =
        |shop: &TestShop| csv(shop, Listing::Purchases(PurchaseSelection { only: None, of: of.clone() }));
    let before = exported(&shop);
    assert_eq!(before.matches(",DE,DE1,").count(), 2, "{before}");
    shop.apply(&Change::Period(PeriodChange::Close { period: july, early: true }));
    let moved = Supplier { country: "FR".to_owned(), vat_number: "FR2".to_owned(), ..acme.clone() };
    shop.apply(&save_supplier(moved, Some(acme)));
    // Its number of today is of another country.
    assert_eq!(exported(&shop), before.replace(",DE,DE1,", ",DE,,"));
    let all = csv(&shop, Listing::Purchases(PurchaseSelection::default()));
    assert_eq!(all.matches(",FR,FR2,").count(), 2, "{all}");
}

#[test]
fn a_document_that_is_there_is_not_imported_twice() {
    let mut shop = TestShop::new();
    let mut noted = bought("2026-07-01", "Acme", "R-1", "100");
    noted.purchase.note = "mine".to_owned();
    shop.apply(&save(noted, None));
    let file = "date,supplier,document,net,rate\n2026-07-01,ACME,R-1,100,20\n2026-07-02,Acme,R-2,5,20\n";
    let counts = |report: &engine::ImportReport| {
        let counts = report.counts[&NounKind::Purchase];
        (counts.new, counts.changed, counts.identical, counts.left, counts.removed)
    };
    let rehearsal = ImportOptions { mode: Mode::Rehearse, ..ImportOptions::default() };
    let report = shop.import("p.csv", file.as_bytes(), &rehearsal).unwrap();
    assert_eq!((counts(&report), all(&shop).len()), ((1, 0, 1, 0, 0), 1));
    assert!(report.rows.iter().any(|row| row.outcome == EntryOutcome::New));
    let report = shop.import("p.csv", file.as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!((counts(&report), all(&shop).len()), ((1, 0, 1, 0, 0), 2));

    // Another amount takes the place of the one that is there, unless only what is new is wanted; a note stays.
    let other = "date,supplier,document,net,rate\n2026-07-01,Acme,R-1,90,20\n";
    let options = |policy| ImportOptions { policy, ..ImportOptions::default() };
    let left = shop.import("p.csv", other.as_bytes(), &options(Policy::Add)).unwrap();
    assert_eq!(counts(&left), (0, 0, 0, 1, 0));
    let replaced = shop.import("p.csv", other.as_bytes(), &options(Policy::Replace)).unwrap();
    assert_eq!(counts(&replaced), (0, 1, 0, 0, 1));
    let [row] = all(&shop).try_into().unwrap();
    assert_eq!((row.purchase.net().unwrap(), row.purchase.note.as_str()), (money("90"), "mine"));
    is_sound(&shop);
    shop.apply(&Change::UNDO).step().unwrap().unwrap();
    assert_eq!(all(&shop).len(), 2);
    is_sound(&shop);
}

#[test]
fn columns_with_other_headings_are_named() {
    let mut shop = TestShop::new();
    let file = "Day,Whom,No.,Sum,Percent\n2026-07-01,Acme,R-1,100,20\n";
    let map = |all: &[(&str, &str)]| ImportOptions {
        format: Some(transfer::Format::Purchases),
        columns: all.iter().map(|(field, heading)| ((*field).to_owned(), (*heading).to_owned())).collect(),
        ..ImportOptions::default()
    };
    for (columns, part) in [
        (
            &[][..],
            "no heading says which column holds the date; the headings are Day, Whom, No., Sum, Percent.",
        ),
        (&[("day", "Day")], "\"day\" is not a column of purchases; these are: date, supplier, document"),
        (
            &[("date", "Days")],
            "no column has the heading \"Days\". The headings are Day, Whom, No., Sum, Percent",
        ),
    ] {
        let error = shop.import("p.csv", file.as_bytes(), &map(columns)).unwrap_err().to_string();
        assert!(error.contains(part), "{error}");
    }
    let columns = [("date", "day"), ("supplier", "Whom"), ("document", "No."), ("net", "Sum")];
    let report = shop.import("p.csv", file.as_bytes(), &map(&columns)).unwrap();
    assert_eq!((report.refused_count, all(&shop).len()), (0, 1), "{}", told(&report));
    // What is with its tax by its heading is never taken for a net amount.
    let file = "date,supplier,document,Brutto (Summe),rate\n2026-07-01,Acme,R-2,120,20\n";
    let error = shop.import("p.csv", file.as_bytes(), &map(&[("net", "Brutto (Summe)")])).unwrap_err();
    assert!(error.to_string().contains("holds amounts with their tax by its heading"), "{error}");
    shop.import("p.csv", file.as_bytes(), &map(&[("gross", "Brutto (Summe)")])).unwrap();
    let nets: Vec<Money> = all(&shop).iter().map(|row| row.purchase.net().unwrap()).collect();
    assert_eq!(nets, [money("100"), money("100")]);
}

/// A German shop, whose suppliers are at home, in the Union, and outside of it.
#[test]
fn tax_that_the_shop_owes_is_known_by_the_country() {
    let mut shop = TestShop::new();
    let settings = shop.engine.shop().unwrap();
    let address = domain::places::address::Address::of_country("DE");
    shop.apply(&Change::settings(Shop { address, ..settings }, None));
    let file = "date,supplier,document,country,net,tax,rate,kind\n\
      2026-07-01,Home,1,DE,100,19,19,goods\n\
      2026-07-01,Wien,2,AT,100,0,19,goods\n\
      2026-07-01,Paris,3,FR,100,0,19,services\n\
      2026-07-01,Zurich,4,CH,100,0,19,goods\n\
      2026-07-01,Lux,5,LU,100,19,19,services\n\
      2026-07-01,Home,6,DE,100,0,0,goods\n";
    let report = shop.import("p.csv", file.as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(report.refused_count, 0, "{}", told(&report));
    let found: BTreeMap<String, (PurchaseTreatment, Money)> = all(&shop)
        .into_iter()
        .map(|row| {
            (
                row.supplier.country.clone() + &row.purchase.document,
                (row.purchase.lines[0].treatment, row.purchase.tax().unwrap()),
            )
        })
        .collect();
    let expected = [
        ("AT2", PurchaseTreatment::EuAcquisition, "19"),
        ("CH4", PurchaseTreatment::ReverseCharge, "19"),
        ("DE1", PurchaseTreatment::Domestic, "19"),
        ("DE6", PurchaseTreatment::Domestic, "0"),
        ("FR3", PurchaseTreatment::ReverseCharge, "19"),
        ("LU5", PurchaseTreatment::Domestic, "19"),
    ];
    let expected = expected.map(|(name, treatment, tax)| (name.to_owned(), (treatment, money(tax))));
    assert_eq!(found, expected.into());
    let told = told(&report);
    assert!(told.contains("1 rows from line 3:") && told.contains("taken as an EU acquisition"), "{told}");
    assert!(told.contains("2 rows from line 4:") && told.contains("reverse charge"), "{told}");
    assert!(told.contains("owes by the rate, 38.00 in all"), "{told}");
}

/// What customs were paid is not guessed as nothing, nor computed without a word.
#[test]
fn the_tax_of_imports_is_given_or_told() {
    let mut shop = TestShop::new();
    let settings = shop.engine.shop().unwrap();
    let address = domain::places::address::Address::of_country("GB");
    shop.apply(&Change::settings(Shop { address, ..settings }, None));
    let file = "date,supplier,document,country,net,tax,rate,treatment\n\
      2026-07-01,Paid,1,CN,100,23.10,20,import\n\
      2026-07-01,Blank,2,CN,200,,20,import\n\
      2026-07-01,Nothing,3,CN,300,0,20,import\n\
      2026-07-01,Later,4,CN,400,0,20,postponed-import\n\
      2026-07-01,Later,5,CN,500,,20,postponed import\n";
    let report = shop.import("p.csv", file.as_bytes(), &ImportOptions::default()).unwrap();
    let found: BTreeMap<String, Money> = all(&shop)
        .into_iter()
        .map(|row| (row.purchase.document.clone(), row.purchase.tax().unwrap()))
        .collect();
    let expected = [("1", "23.10"), ("2", "40"), ("4", "80"), ("5", "100")];
    assert_eq!(found, expected.map(|(document, tax)| (document.to_owned(), money(tax))).into());
    let told = told(&report);
    assert!(told.contains("line 4: the tax 0.00 is 60.00 less than 20% of 300.00"), "{told}");
    assert!(told.contains("3 rows from line 3: the tax of an import was not given"), "{told}");
    assert!(told.contains("220.00 in all"), "{told}");
}

/// The currency of books can change only while nothing is in it.
#[test]
fn books_in_another_currency_are_refused_where_there_are_purchases() {
    let mut shop = stocked();
    let books = shop.books().replace("\"USD\"", "\"EUR\"").replace("R;1", "R;2");
    let error = shop.import("books.json", books.as_bytes(), &ImportOptions::default()).unwrap_err();
    assert!(
        error.to_string().contains("its amounts are in EUR, and those of this shop are in USD"),
        "{error}"
    );
    let half = shop.books().replace("\"tax\": \"20.00\"", "\"tax\": \"21.00\"");
    let error =
        shop.import("books.json", half.as_bytes(), &ImportOptions::default()).unwrap_err().to_string();
    assert!(error.contains("purchase R;1") && error.contains("1.00 more than 20% of 100.00"), "{error}");
}

/// Books without purchases take none away.
#[test]
fn books_without_purchases_have_no_say_about_them() {
    let (mut shop, empty) = (stocked(), TestShop::new().books());
    assert!(!empty.contains("purchases") && !empty.contains("suppliers"), "{empty}");
    let options = ImportOptions { policy: Policy::Replace, ..ImportOptions::default() };
    shop.import("books.json", empty.as_bytes(), &options).unwrap();
    assert_eq!(all(&shop).len(), 2);
}

#[test]
fn the_check_finds_what_was_changed_behind_its_back() {
    for (sql, part) in [
        (
            "UPDATE purchase_lines SET tax = tax + 1 WHERE position = 0",
            "Purchase R;1 is not as it was written",
        ),
        (
            "UPDATE purchase_lines SET deductible_tax = 0 WHERE position = 1",
            "Purchase R;1 is not as it was written",
        ),
        ("UPDATE purchases SET note = 'x' WHERE id = 2", "Purchase -5 is not as it was written"),
        ("UPDATE purchase_days SET net = net + 1 WHERE kind = 1", "The purchases of 2026-07-01"),
        ("DELETE FROM purchase_days WHERE rate = -1", "The purchases of 2026-07-01"),
        ("UPDATE suppliers SET name = 'Nut' WHERE id = 2", "supplier 2 is not what the journal says"),
        ("DELETE FROM purchases WHERE id = 2", "purchase 2 is not what the journal says"),
    ] {
        let shop = stocked();
        let conn = rusqlite::Connection::open(shop.engine.path()).unwrap();
        conn.execute_batch(&format!("PRAGMA foreign_keys = ON; {sql}")).unwrap();
        let found = shop.engine.check().unwrap();
        assert!(found.iter().any(|problem| problem.contains(part)), "{sql}: {found:?}");
    }
}

#[derive(Debug, Clone)]
enum Event {
    Save(SupplierPurchase),
    /// The purchase at this index becomes another.
    Edit(usize, SupplierPurchase),
    Delete(usize),
    /// The supplier of the purchase at this index gets another country.
    Move(usize, &'static str),
    Undo,
    Redo,
}

fn any_line() -> impl Strategy<Value = PurchaseLine> {
    let terms = (0_usize..3, 0_usize..3, prop_oneof![Just("100"), Just("50"), Just("33.3333"), Just("0")]);
    let rate = prop_oneof![Just(None), Just(Some("0")), Just(Some("7")), Just(Some("19")), Just(Some("5.5"))];
    (-9_999_999_i64..9_999_999, rate, terms).prop_map(|(net, rate, (kind, treatment, share))| {
        let tax = rate.is_none().then(|| Money::from_ten_thousandths(net * 10));
        let line = PurchaseLine {
            rate: rate.map(percent),
            code: if rate.is_none() { "V1".to_owned() } else { String::new() },
            kind: PurchaseKind::ALL[kind],
            treatment: PurchaseTreatment::ALL[treatment],
            deductible: percent(share),
            product: "M-1".to_owned(),
            quantity: Quantity::from_ten_thousandths(net.unsigned_abs().cast_signed()),
            ..PurchaseLine::default()
        };
        completed(Some(Money::from_ten_thousandths(net * 100)), tax, line)
    })
}

fn any_purchase() -> impl Strategy<Value = SupplierPurchase> {
    (0_i64..70, 0_u8..3, 0_u8..12, vec(any_line(), 1..4)).prop_map(|(date, supplier, document, lines)| {
        let purchase = Purchase {
            date: Day::from_number(20_600 + date).unwrap(),
            document: document.to_string(),
            lines,
            ..Purchase::default()
        };
        SupplierPurchase { supplier: new_supplier(&format!("Supplier {supplier}")), purchase }
    })
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        4 => any_purchase().prop_map(Event::Save),
        2 => (any::<usize>(), any_purchase()).prop_map(|(at, becomes)| Event::Edit(at, becomes)),
        1 => any::<usize>().prop_map(Event::Delete),
        1 => (any::<usize>(), select(vec!["", "DE", "US"])).prop_map(|(at, country)| Event::Move(at, country)),
        1 => Just(Event::Undo),
        1 => Just(Event::Redo),
    ]
}

/// The totals of days by adding up every line, of whose tax the deducted part is rounded half away from zero.
fn scan(shop: &TestShop, first: Day, last: Day) -> BTreeMap<PurchaseGroup, PurchaseSums> {
    let mut totals = BTreeMap::<PurchaseGroup, PurchaseSums>::new();
    let lines =
        all(shop).into_iter().filter(|row| (first..=last).contains(&row.purchase.date)).flat_map(|row| {
            let country = row.supplier.country;
            row.purchase.lines.into_iter().map(move |line| (country.clone(), line))
        });
    for (country, line) in lines {
        let PurchaseLine { kind, treatment, rate, .. } = line;
        let sums =
            totals.entry(PurchaseGroup { kind, treatment, rate, country, ..Default::default() }).or_default();
        let product = i128::from(line.tax.ten_thousandths()) * i128::from(line.deductible.ten_thousandths());
        let deductible = (product.abs() + 500_000) / 1_000_000 * product.signum();
        sums.lines += 1;
        sums.net = sums.net.plus(line.net).unwrap();
        sums.tax = sums.tax.plus(line.tax).unwrap();
        let deductible = i64::try_from(deductible).map(Money::from_ten_thousandths);
        sums.deductible_tax = sums.deductible_tax.plus(deductible.unwrap()).unwrap();
    }
    totals
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    /// Whatever is saved, edited, deleted and taken back, totals are what adding up every line comes to.
    #[test]
    fn totals_are_those_of_a_plain_scan(events in vec(event(), 1..30), from in 0_i64..70, length in 0_i64..70) {
        let mut shop = TestShop::new();
        for event in events {
            let rows = all(&shop);
            let picked = |at: usize| rows.get(at % rows.len().max(1)).cloned();
            let change = match event {
                Event::Save(becomes) => save(becomes, None),
                Event::Edit(at, becomes) => match picked(at) {
                    Some(was) => save(becomes, Some(was)),
                    None => continue,
                },
                Event::Delete(at) => match picked(at) {
                    Some(was) => Change::Purchase(PurchaseChange::Delete { id: was.purchase.id }),
                    None => Change::Purchase(PurchaseChange::Delete { id: PurchaseId::new(1) }),
                },
                Event::Move(at, country) => {
                    let Some(row) = rows.get(at % rows.len().max(1)) else { continue };
                    let (was, country) = (row.supplier.clone(), country.to_owned());
                    let supplier = Supplier { country, ..was.clone() };
                    Change::save_noun(supplier, Some(was))
                }
                Event::Undo => Change::UNDO,
                Event::Redo => Change::REDO,
            };
            let error = shop.try_change(&change).err();
            prop_assert!(error.as_ref().is_none_or(|error| error.status() < 500), "{error:?}");
        }
        let first = Day::from_number(20_600 + from).unwrap();
        let last = Day::from_number(20_600 + from + length).unwrap();
        prop_assert_eq!(kept(&shop, first, last), scan(&shop, first, last));
        prop_assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}
