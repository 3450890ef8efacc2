//! Files in and out of a shop, through the engine: each file of `tests/cases/import` is imported into a
//! new shop, and what the import said and what is in the shop then is compared with the text beside it.
//! `UPDATE_CASES=1` writes those texts anew, to be read over before they are committed.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::fmt::Write as _;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use tillbook::domain::access::{Actor, Role};
use tillbook::domain::ids::{ProductId, UserId};
use tillbook::domain::money::Money;
use tillbook::domain::order::{
    Coupon, CreditNote, Customer, Item, Order, OrderStatus, Product, Refund, RefundItem,
};
use tillbook::domain::quantity::Quantity;
use tillbook::domain::settings::{Currency, Shop};
use tillbook::domain::time::{Instant, Local, Zone};
use tillbook::domain::{Error, Result};
use tillbook::engine::{Engine, ImportOptions, ImportReport, MissingClasses, Mode, Noun, Stage};
use tillbook::transfer::books_json::{self, BooksShop, BooksWriter, Entry};
use tillbook::transfer::sales_lines::DateOrder;
use tillbook::transfer::{Format, Source};

const NOW: Instant = Instant::from_seconds(1_700_000_000);

struct TestShop {
    folder: tempfile::TempDir,
    engine: Engine,
    owner: Actor,
}

impl TestShop {
    fn new() -> Self {
        Self::in_zone("UTC")
    }

    fn in_zone(zone: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let shop = Shop::new("Test", Currency::USD, Zone::parse(zone).unwrap()).unwrap();
        let engine = Engine::create(&folder.path().join("test.tillbook"), &shop, NOW).unwrap();
        let owner = engine.owner().unwrap();
        Self { folder, engine, owner }
    }

    fn import(&mut self, name: &str, bytes: &[u8], options: ImportOptions) -> Result<ImportReport> {
        let source = Source::of_bytes(name, bytes);
        self.engine.import(&self.owner, &[source], options, NOW, &mut |_| ControlFlow::Continue(()))
    }

    fn books(&self) -> String {
        let mut out = Vec::new();
        self.engine.export_books(&self.owner, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    fn taxes(&self) -> String {
        let mut out = Vec::new();
        self.engine.export_taxes(&self.owner, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }
}

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/import")
}

/// What an import said.
fn told(report: &ImportReport) -> String {
    let mut text = String::new();
    for format in &report.formats {
        writeln!(text, "format: {}", format.as_str()).unwrap();
    }
    for (noun, counts) in &report.counts {
        let (new, changed, same) = (counts.new, counts.changed, counts.identical);
        writeln!(text, "{}: {new} new, {changed} changed, {same} identical", noun.as_str()).unwrap();
    }
    for (_, notes) in &report.notes {
        for note in notes {
            writeln!(text, "note: {} rows from line {}: {}", note.rows, note.line, note.text).unwrap();
        }
    }
    for (class, rates) in &report.missing_classes {
        writeln!(text, "missing class: {class}, {rates} rates").unwrap();
    }
    if let Some(lines) = &report.lines {
        let (imported, refused) = (lines.imported, lines.refused);
        let total = lines.total.to_exact_text();
        writeln!(text, "lines: {imported} imported, {refused} refused, total {total}").unwrap();
    }
    for refused in &report.refused {
        writeln!(text, "refused: line {}: {}", refused.refusal.line, refused.refusal.problem).unwrap();
    }
    text
}

/// The report and the shop after an import of one case.
fn outcome(name: &str, bytes: &[u8]) -> String {
    let mut shop = TestShop::new();
    let report = match shop.import(name, bytes, ImportOptions::default()) {
        Ok(report) => report,
        Err(error) => return format!("{error}\n"),
    };
    let again = shop.import(name, bytes, ImportOptions::default()).unwrap();
    assert!(again.changed_nothing(), "{name} again: {}", told(&again));
    let shown = match report.formats.first() {
        Some(Format::Taxes) => shop.taxes(),
        _ => shop.books(),
    };
    format!("{}\n{shown}", told(&report))
}

#[test]
fn files_do_to_a_shop_what_is_written_beside_them() {
    let mut wrong = Vec::new();
    let mut names: Vec<PathBuf> = fs::read_dir(cases()).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.retain(|path| path.extension().is_some_and(|extension| extension != "txt"));
    names.sort();
    assert!(names.len() > 10, "the cases are missing");
    for path in names {
        let name = path.file_name().unwrap().to_str().unwrap();
        let found = outcome(name, &fs::read(&path).unwrap());
        let expected = path.with_extension("txt");
        if std::env::var_os("UPDATE_CASES").is_some() {
            fs::write(&expected, &found).unwrap();
        }
        let expected = fs::read_to_string(&expected).unwrap_or_default();
        if found != expected {
            wrong.push(format!("{name}:\n{found}\ninstead of\n{expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn books_come_out_as_they_went_in() {
    let bytes = fs::read(cases().join("books_small.json")).unwrap();
    let text = String::from_utf8(bytes.clone()).unwrap();
    let mut shop = TestShop::new();
    shop.import("books_small.json", &bytes, ImportOptions::default()).unwrap();
    assert_eq!(shop.books(), text);
    assert_eq!(shop.engine.shop().unwrap().time_zone.name(), "Europe/Berlin");
}

#[test]
fn taxes_come_out_the_same_the_second_time() {
    for name in ["taxes_spanish.csv", "taxes_decimal_comma.csv", "taxes_tab_without_header.csv"] {
        let bytes = fs::read(cases().join(name)).unwrap();
        let (mut first, mut second) = (TestShop::new(), TestShop::new());
        let options = ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() };
        first.import(name, &bytes, options).unwrap();
        let out = first.taxes();
        second.import("out.csv", out.as_bytes(), options).unwrap();
        assert_eq!(second.taxes(), out, "{name}");
        let again = first.import("out.csv", out.as_bytes(), options).unwrap();
        assert!(again.changed_nothing(), "{name}: {}", told(&again));
    }
}

/// A CSV of rates, each `country rate` or `country rate name`.
fn rates(rows: &[&str]) -> String {
    let mut text = String::from("C,S,P,C,R,N,P,C,S,C\n");
    for row in rows {
        let mut parts = row.splitn(3, ' ');
        let (country, rate) = (parts.next().unwrap(), parts.next().unwrap());
        let name = parts.next().unwrap_or_default();
        writeln!(text, "{country},,,,{rate},{name},1,0,1,").unwrap();
    }
    text
}

#[test]
fn rates_merge_and_keep_the_order_of_the_file() {
    for (name, files, counts, expected) in [
        ("a changed rate", vec![vec!["DE 16", "AT 20"], vec!["DE 19", "AT 20"]], (0, 1, 1), "DE 19, AT 20"),
        ("behind the others", vec![vec!["DE 19", "AT 20"], vec!["FR 20"]], (1, 0, 0), "DE 19, AT 20, FR 20"),
        ("at the end", vec![vec!["DE 19"], vec!["DE 19", "AT 20"]], (1, 0, 1), "DE 19, AT 20"),
        (
            "at the start",
            vec![vec!["DE 19", "AT 20"], vec!["FR 20", "DE 19", "AT 20"]],
            (1, 2, 0),
            "FR 20, DE 19, AT 20",
        ),
        ("turned round", vec![vec!["DE 19", "AT 20"], vec!["AT 20", "DE 19"]], (0, 2, 0), "AT 20, DE 19"),
        ("twice the same", vec![vec!["DE 19", "DE 19"], vec!["DE 19", "DE 19"]], (0, 0, 2), "DE 19, DE 19"),
        ("not all of them", vec![vec!["DE 19", "AT 20"], vec!["AT 20"]], (0, 0, 1), "DE 19, AT 20"),
    ] {
        let mut shop = TestShop::new();
        let mut report = ImportReport::default();
        for file in files {
            report = shop.import("rates.csv", rates(&file).as_bytes(), ImportOptions::default()).unwrap();
        }
        let found = report.counts[&Noun::TaxRates];
        assert_eq!((found.new, found.changed, found.identical), counts, "{name}");
        let taxes = shop.taxes();
        let shown: Vec<String> = taxes
            .lines()
            .skip(1)
            .map(|line| {
                let cells: Vec<&str> = line.split(',').collect();
                format!("{} {}", cells[0], cells[4].trim_end_matches('0').trim_end_matches('.'))
            })
            .collect();
        let expected = expected.replace(" 20", " 2");
        assert_eq!(shown.join(", ").replace(" 20", " 2"), expected, "{name}");
    }
}

#[test]
fn books_that_cannot_be_are_refused_whole_with_their_place() {
    let text = fs::read_to_string(cases().join("books_small.json")).unwrap();
    let half = &text[..text.len() / 2];
    for (from, to, place, problem) in [
        ("\"total\": \"20.8334\"", "\"total\": \"abc\"", "b.json, order 110", "total: \"abc\" is no amount"),
        ("\"total\": \"20.8334\"", "\"total\": 20.83", "b.json, order 110", "total: 20.83 is no text"),
        ("\"total\": \"20.8334\"", "\"total\": \"1.00005\"", "b.json, order 110", "more than four decimals"),
        ("\"total\": \"20.8334\",\n", "", "b.json, order 110", "total is missing"),
        (
            "\"quantity\": \"0.25\"",
            "\"quantity\": \"\"",
            "b.json, order 110",
            "items[1].quantity: \"\" is no quantity",
        ),
        (
            "\"2024-02-05T10:00:00\"",
            "\"yesterday\"",
            "b.json, order 110",
            "refunds[0].refunded_at: \"yesterday\"",
        ),
        ("\"status\": \"pending\"", "\"status\": \"paid\"", "b.json, order 109", "status: \"paid\""),
        ("\"number\": \"109\"", "\"number\": \"110\"", "b.json, order 110", "twice"),
        ("\"product_id\": 102", "\"product_id\": 7", "b.json, credit note C1", "product 7"),
        ("\"customer\": \"c1\"", "\"customer\": \"c2\"", "b.json, order 110", "customer c2"),
        ("\"login\": \"c1\"", "\"login\": \"owner\"", "b.json, customer owner", "administrator"),
        ("\"id\": 102", "\"id\": 100", "b.json, product 100", "twice"),
        ("\"id\": 102", "\"id\": \"x\"", "b.json, product x", "id: \"x\""),
        ("\"version\": 1", "\"version\": 2", "b.json, version", "2 is not known"),
        ("\"EUR\"", "\"euro\"", "b.json, shop", "currency: \"euro\""),
        ("Europe/Berlin", "Mars/Base", "b.json, shop", "time_zone: \"Mars/Base\""),
        ("\"orders\": [", "\"orders\": 5, \"more\": [", "b.json, line", "expected a list"),
        ("\"tillbook-books\"", "\"other\"", "b.json", "JSON, but not the books"),
        (&text, half, "b.json, line", "cut off"),
        (&text, &format!("{text} x"), "b.json, line", "trailing"),
    ] {
        let mut shop = TestShop::new();
        let before = shop.books();
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from} is not there");
        match shop.import("b.json", changed.as_bytes(), ImportOptions::default()) {
            Err(Error::Import { place: found_place, problem: found }) => {
                assert!(found_place.starts_with(place), "{to}: {found_place} instead of {place}");
                assert!(found.contains(problem), "{to}: {found} instead of {problem}");
            }
            other => panic!("{to}: {other:?}"),
        }
        assert_eq!(shop.books(), before, "{to}");
    }
}

#[test]
fn what_books_leave_out_has_its_obvious_value() {
    let text = r#"{"orders": [{"number": 7, "placed_at": "2024-05-01", "status": "completed", "total": 3,
        "surprise": 1}], "version": 1, "products": [], "format": "tillbook-books"}"#;
    let mut shop = TestShop::new();
    let report = shop.import("b.json", text.as_bytes(), ImportOptions::default()).unwrap();
    assert_eq!(report.unknown_keys, 1);
    assert!(shop.books().contains("\"total\": \"3.00\",\n   \"tax\": \"0.00\""), "{}", shop.books());
}

#[test]
fn books_of_another_currency_or_zone() {
    let bytes = fs::read(cases().join("books_small.json")).unwrap();
    let mut shop = TestShop::new();
    shop.import("a.json", &bytes, ImportOptions::default()).unwrap();
    let text = String::from_utf8(bytes).unwrap();
    let dollars = text.replace("EUR", "USD");
    let error = shop.import("b.json", dollars.as_bytes(), ImportOptions::default()).unwrap_err();
    assert!(error.to_string().contains("in USD, and the orders of this shop are in EUR"), "{error}");
    // The same moments, as another zone's clock showed them: the shop keeps its own clock.
    let new_york = text
        .replace("Europe/Berlin", "America/New_York")
        .replace("2025-03-25T00:00:00", "2025-03-24T19:00:00")
        .replace("2024-02-01T00:00:00", "2024-01-31T18:00:00")
        .replace("2024-02-05T10:00:00", "2024-02-05T04:00:00")
        .replace("2024-02-04T10:00:00", "2024-02-04T04:00:00")
        .replace("2024-03-31T02:30:00", "2024-03-30T21:30:00")
        .replace("2024-06-22T10:00:00", "2024-06-22T04:00:00");
    let report = shop.import("c.json", new_york.as_bytes(), ImportOptions::default()).unwrap();
    // The time that the clock never showed comes back as the one it jumped to.
    assert_eq!((report.counts[&Noun::Orders].changed, report.counts[&Noun::Orders].identical), (1, 1));
    assert_eq!(report.counts[&Noun::Customers].identical, 1, "{}", told(&report));
    assert_eq!(report.counts[&Noun::CreditNotes].identical, 1, "{}", told(&report));
}

#[test]
fn nothing_is_left_of_an_import_that_was_stopped_rehearsed_or_not_allowed() {
    let bytes = fs::read(cases().join("lines_iso.csv")).unwrap();
    let mut shop = TestShop::new();
    let before = shop.books();
    let rehearsed =
        shop.import("a.csv", &bytes, ImportOptions { mode: Mode::Rehearse, ..ImportOptions::default() });
    assert_eq!(rehearsed.unwrap().counts[&Noun::Orders].new, 4);
    assert_eq!(shop.books(), before);
    for stage in [Stage::Reading, Stage::Finishing] {
        let source = Source::of_bytes("a.csv", bytes.clone());
        let mut stop = |progress: &tillbook::engine::Progress<'_>| {
            if progress.stage == stage { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let options = ImportOptions::default();
        let stopped = shop.engine.import(&shop.owner, &[source], options, NOW, &mut stop);
        assert!(matches!(stopped, Err(Error::Cancelled)), "{stage:?}: {stopped:?}");
        assert_eq!(shop.books(), before);
    }
    for actor in [Actor::nobody("x"), Actor::user(UserId::new(9), "acc".to_owned(), Role::Accountant)] {
        shop.owner = actor;
        let refused = shop.import("a.csv", &bytes, ImportOptions::default());
        assert!(matches!(refused, Err(Error::NotAllowed { .. })), "{refused:?}");
    }
    assert!(shop.folder.path().exists());
}

#[test]
fn an_invoice_may_have_lines_in_several_files() {
    let head = "invoice,sku,qty,date,price\n";
    let first =
        Source::of_bytes("a.csv", format!("{head}7,a,1,2024-01-01,2\n8,b,1,2024-01-02,3\n").into_bytes());
    let second = Source::of_bytes("b.csv", format!("{head}7,b,-1,2024-02-01,0.5\n").into_bytes());
    let mut shop = TestShop::new();
    let report = shop
        .engine
        .import(&shop.owner, &[first, second], ImportOptions::default(), NOW, &mut |_| {
            ControlFlow::Continue(())
        })
        .unwrap();
    assert_eq!(report.counts[&Noun::Orders].new, 2);
    assert!(!report.counts.contains_key(&Noun::CreditNotes));
    assert_eq!(report.lines.unwrap().total.to_exact_text(), "4.50");
}

#[test]
fn refused_rows_can_be_saved_mended_and_imported() {
    let bytes = fs::read(cases().join("lines_bad_rows.csv")).unwrap();
    let source = Source::of_bytes("a.csv", bytes.clone());
    let mut shop = TestShop::new();
    let report = shop.import("a.csv", &bytes, ImportOptions::default()).unwrap();
    let mut out = Vec::new();
    report.write_refused(&source, Format::SalesLines, ImportOptions::default(), Zone::UTC, &mut out).unwrap();
    let saved = String::from_utf8(out).unwrap();
    assert!(saved.starts_with("Invoice,StockCode,Description,Quantity,InvoiceDate,Price,Customer ID,Country,Line,Problem\n1,A,Apple,2,2024-05-01 09:00,1.50,c1,Malta,2,\n"), "{saved}");
    let mended = saved.replacen("two", "2", 1);
    let report = shop.import("b.csv", mended.as_bytes(), ImportOptions::default()).unwrap();
    assert_eq!(report.counts[&Noun::Orders].changed, 1, "{}", told(&report));
    assert!(shop.books().contains("\"total\": \"6.00\""), "both lines of invoice 1 are there");

    let bytes = fs::read(cases().join("taxes_bad_rows.csv")).unwrap();
    let source = Source::of_bytes("t.csv", bytes.clone());
    let mut shop = TestShop::new();
    let report = shop.import("t.csv", &bytes, ImportOptions::default()).unwrap();
    let mut out = Vec::new();
    report.write_refused(&source, Format::Taxes, ImportOptions::default(), Zone::UTC, &mut out).unwrap();
    let mended = String::from_utf8(out).unwrap().replacen("GBR", "GG", 1).replacen("twenty", "20", 1);
    let report = shop.import("t2.csv", mended.as_bytes(), ImportOptions::default()).unwrap();
    assert_eq!(report.counts[&Noun::TaxRates].new, 2, "{}", told(&report));
}

#[test]
fn dates_are_asked_for_when_the_file_does_not_say() {
    let bytes = fs::read(cases().join("lines_unclear_dates.csv")).unwrap();
    for (order, expected) in [(DateOrder::DayFirst, "2024-02-01"), (DateOrder::MonthFirst, "2024-01-02")] {
        let mut shop = TestShop::new();
        let options = ImportOptions { date_order: Some(order), ..ImportOptions::default() };
        shop.import("a.csv", &bytes, options).unwrap();
        assert!(shop.books().contains(&format!("\"placed_at\": \"{expected}T00:00:00\"")), "{order:?}");
    }
}

fn money() -> impl Strategy<Value = Money> {
    (-1_000_000_000_i64..1_000_000_000).prop_map(Money::from_ten_thousandths)
}

fn quantity() -> impl Strategy<Value = Quantity> {
    (0_i64..10_000_000).prop_map(Quantity::from_ten_thousandths)
}

fn local() -> impl Strategy<Value = Local> {
    (1_262_304_000_i64..1_800_000_000).prop_map(|seconds| Zone::UTC.local(Instant::from_seconds(seconds)))
}

fn product() -> impl Strategy<Value = Option<ProductId>> {
    proptest::option::of((1_i64..4).prop_map(ProductId::new))
}

prop_compose! {
    fn refund()(
        refunded_at in local(), amount in money(), tax in proptest::option::of(money()),
        shipping in proptest::option::of(money()), shipping_tax in proptest::option::of(money()),
        items in proptest::collection::vec((product(), quantity(), money()), 0..3),
    ) -> Refund {
        let items = items.into_iter().map(|(product, quantity, total)| RefundItem { product, quantity, total });
        Refund { refunded_at, amount, tax, shipping, shipping_tax, items: items.collect() }
    }
}

prop_compose! {
    fn order()(
        placed_at in local(), status in 0..9_i64, amounts in proptest::array::uniform5(money()),
        customer in proptest::option::of(Just("c1".to_owned())), country in "[A-Z]{0,2}",
        items in proptest::collection::vec((product(), ".{0,12}", quantity(), money(), money()), 0..4),
        coupons in proptest::collection::vec((".{0,8}", money()), 0..3),
        refunds in proptest::collection::vec(refund(), 0..3),
    ) -> Order {
        let [total, tax, shipping, shipping_tax, discount] = amounts;
        let items = items.into_iter();
        let items =
            items.map(|(product, name, quantity, total, tax)| Item { product, name, quantity, total, tax });
        let coupons = coupons.into_iter().map(|(code, discount)| Coupon { code, discount });
        Order {
            number: String::new(), placed_at, status: OrderStatus::from_number(status).unwrap(), total, tax,
            shipping, shipping_tax, discount, customer, country, items: items.collect(),
            coupons: coupons.collect(), refunds,
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Any books: written and read they are the same, imported and exported they are the same bytes.
    #[test]
    fn any_books_make_the_round_trip(
        orders in proptest::collection::vec(order(), 0..6),
        notes in proptest::collection::vec(refund(), 0..3),
        name in ".{0,20}",
    ) {
        let shop = BooksShop {
            name: Some("Any".to_owned()), currency: Currency::parse("GBP"), time_zone: Some(Zone::UTC),
        };
        let products = (1..4).map(|id| Product {
            id: ProductId::new(id), name: name.clone(), sku: format!("s{id}"), deleted: id == 2,
        });
        let customer = Customer {
            login: "c1".to_owned(), name: name.clone(), email: String::new(),
            registered_at: Local::parse("2024-01-01").unwrap(),
        };
        let mut entries: Vec<Entry> = products.map(Entry::Product).collect();
        entries.push(Entry::Customer(customer));
        entries.extend((1..).zip(orders).map(|(number, order): (i32, _)| {
            Entry::Order(Order { number: number.to_string(), ..order })
        }));
        entries.extend((1..).zip(notes).map(|(number, refund): (i32, _)| {
            Entry::CreditNote(CreditNote { number: format!("C{number}"), customer: None, refund })
        }));
        let mut writer = BooksWriter::begin(Vec::new(), &shop).unwrap();
        for entry in &entries {
            writer.write(entry).unwrap();
        }
        let bytes = writer.finish().unwrap();

        let source = Source::of_bytes("any.json", bytes.clone());
        let head = books_json::read_head(&source).unwrap();
        prop_assert_eq!(&head.shop, &shop);
        let mut read: Vec<Entry> = head.products.into_iter().map(Entry::Product).collect();
        read.extend(head.customers.into_iter().map(Entry::Customer));
        books_json::read_orders(&source, &mut |entry| { read.push(entry); Ok(()) }).unwrap();
        prop_assert_eq!(&read, &entries);

        let mut shop = TestShop::in_zone("Asia/Tokyo");
        shop.import("any.json", &bytes, ImportOptions::default()).unwrap();
        prop_assert_eq!(shop.books(), String::from_utf8(bytes.clone()).unwrap());
        prop_assert!(shop.import("any.json", &bytes, ImportOptions::default()).unwrap().changed_nothing());
    }
}
