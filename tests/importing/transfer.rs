//! Files in and out of a shop, through the engine: each file of `tests/cases/import` is imported into a
//! new shop, and what the import said and what is in the shop then is compared with the text beside it.
//! `UPDATE_CASES=1` writes those texts anew, to be read over before they are committed.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use domain::Error;
use domain::access::{Actor, Role};
use domain::ids::UserId;
use domain::noun::NounKind;
use domain::task::{Stage, Task};
use domain::text::lenient::date::DateOrder;
use engine::{Change, ImportOptions, ImportReport, MissingClasses, Mode, Policy, Refused};
use transfer::{Format, Source};

use crate::shops::{NOW, TestShop, cases, told};

/// The report and the shop after an import of one case.
fn outcome(name: &str, bytes: &[u8]) -> String {
    let mut shop = TestShop::new();
    let before = (shop.books(), shop.taxes());
    let report = match shop.import(name, bytes, &ImportOptions::default()) {
        Ok(report) => report,
        Err(error) => return format!("{error}\n"),
    };
    let again = shop.import(name, bytes, &ImportOptions::default()).unwrap();
    assert!(again.changed_nothing(), "{name} again: {}", told(&again));
    let shown = match report.formats.first() {
        Some(Format::Taxes) => shop.taxes(),
        Some(Format::RestJson) if report.counts.contains_key(&NounKind::TaxRate) => shop.taxes(),
        _ => shop.books(),
    };
    shop.reconciles(name);
    if !report.changed_nothing() && report.formats != [Format::Books] {
        shop.apply(&Change::UNDO).step().unwrap().unwrap();
        assert!((shop.books(), shop.taxes()) == before, "{name}: something is left after undo");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{name}");
    }
    format!("{}\n{shown}", told(&report))
}

/// Holds what comes of each file of a folder against what `name.txt` beside it says. `UPDATE_CASES=1` writes those anew.
pub(crate) fn come_out_as_written(folder: &Path, outcome: impl Fn(&str, &[u8]) -> String) {
    let mut wrong = Vec::new();
    let mut names: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
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
fn files_do_to_a_shop_what_is_written_beside_them() {
    come_out_as_written(&cases(), outcome);
}

#[test]
fn taxes_come_out_the_same_the_second_time() {
    for name in ["taxes_spanish.csv", "taxes_decimal_comma.csv", "taxes_tab_without_header.csv"] {
        let bytes = fs::read(cases().join(name)).unwrap();
        let (mut first, mut second) = (TestShop::new(), TestShop::new());
        let options = ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() };
        first.import(name, &bytes, &options).unwrap();
        let out = first.taxes();
        second.import("out.csv", out.as_bytes(), &options).unwrap();
        assert_eq!(second.taxes(), out, "{name}");
        let again = first.import("out.csv", out.as_bytes(), &options).unwrap();
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
fn rates_merge_where_they_stand_and_new_ones_come_below() {
    for (name, files, counts, expected) in [
        ("a changed rate", vec![vec!["DE 16", "AT 20"], vec!["DE 19", "AT 20"]], (0, 1, 1), "DE 19, AT 20"),
        ("behind the others", vec![vec!["DE 19", "AT 20"], vec!["FR 20"]], (1, 0, 0), "DE 19, AT 20, FR 20"),
        ("at the end", vec![vec!["DE 19"], vec!["DE 19", "AT 20"]], (1, 0, 1), "DE 19, AT 20"),
        (
            "at the start",
            vec![vec!["DE 19", "AT 20"], vec!["FR 20", "DE 19", "AT 20"]],
            (1, 0, 2),
            "DE 19, AT 20, FR 20",
        ),
        ("turned round", vec![vec!["DE 19", "AT 20"], vec!["AT 20", "DE 19"]], (0, 0, 2), "DE 19, AT 20"),
        (
            "twice the same, among others",
            vec![vec!["DE 19", "AT 20"], vec!["FR 20", "DE 19"], vec!["FR 20", "DE 19"]],
            (0, 0, 2),
            "DE 19, AT 20, FR 20",
        ),
        ("twice the same", vec![vec!["DE 19", "DE 19"], vec!["DE 19", "DE 19"]], (0, 0, 2), "DE 19, DE 19"),
        ("not all of them", vec![vec!["DE 19", "AT 20"], vec!["AT 20"]], (0, 0, 1), "DE 19, AT 20"),
    ] {
        let mut shop = TestShop::new();
        let mut report = ImportReport::default();
        for file in files {
            report = shop.import("rates.csv", rates(&file).as_bytes(), &ImportOptions::default()).unwrap();
        }
        let found = report.counts[&NounKind::TaxRate];
        assert_eq!((found.new, found.changed, found.identical), counts, "{name}");
        assert_eq!(report.moved_rates, 0, "{name}");
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
fn rates_that_contradict_another_are_reported() {
    let (old, add) = (vec!["DE 16 VAT"], Policy::Add);
    for (name, before, file, policy, expected) in [
        ("nothing odd", vec![], vec!["DE 19", "AT 20"], Policy::Merge, vec![]),
        ("twice the same", vec![], vec!["DE 19", "DE 19"], Policy::Merge, vec![]),
        ("twice with other figures", vec![], vec!["DE 19", "DE 16"], Policy::Merge, vec!["3: line 2 has"]),
        (
            "against the shop",
            old.clone(),
            vec!["DE 19 MwSt."],
            Policy::Merge,
            vec!["2: a rate of the shop has"],
        ),
        ("in its place", old.clone(), vec!["DE 19 MwSt."], Policy::Replace, vec![]),
        ("changed", old.clone(), vec!["DE 19 VAT"], Policy::Merge, vec![]),
        ("left", old, vec!["DE 19 VAT"], add, vec!["2: the shop has 16% and keeps it; the file has 19%"]),
    ] {
        let mut shop = TestShop::new();
        if !before.is_empty() {
            shop.import("old.csv", rates(&before).as_bytes(), &ImportOptions::default()).unwrap();
        }
        let options = ImportOptions { policy, ..ImportOptions::default() };
        let report = shop.import("new.csv", rates(&file).as_bytes(), &options).unwrap();
        let row = |row: &Refused| format!("{}: {}", row.refusal.line, row.refusal.problem);
        let found: Vec<String> = report.conflicts.iter().map(row).collect();
        let fits = |(found, part): (&String, &&str)| found.starts_with(part);
        assert!(found.len() == expected.len() && found.iter().zip(&expected).all(fits), "{name}: {found:?}");
        assert_eq!(report.conflicting(NounKind::TaxRate), u64::try_from(expected.len()).unwrap(), "{name}");
    }
}

/// An import that is cancelled when it comes to this stage.
fn halting_at(stage: Stage) -> Task {
    Task::reporting(move |task| {
        if task.progress().stage == stage {
            task.cancel();
        }
    })
}

#[test]
fn nothing_is_left_of_an_import_that_was_stopped_rehearsed_or_not_allowed() {
    let bytes = fs::read(cases().join("lines_iso.csv")).unwrap();
    let mut shop = TestShop::new();
    let before = shop.books();
    let rehearsed =
        shop.import("a.csv", &bytes, &ImportOptions { mode: Mode::Rehearse, ..ImportOptions::default() });
    assert_eq!(rehearsed.unwrap().counts[&NounKind::Order].new, 4);
    assert_eq!(shop.books(), before);
    for stage in [Stage::Reading, Stage::Finishing] {
        let source = Source::of_bytes("a.csv", bytes.clone());
        let halt = halting_at(stage);
        let options = &ImportOptions::default();
        let stopped = shop.engine.import(&shop.owner, &[source], options, NOW, &halt);
        assert!(matches!(stopped, Err(Error::Cancelled)), "{stage:?}: {stopped:?}");
        assert_eq!(shop.books(), before);
    }
    for actor in [Actor::nobody("x"), Actor::user(UserId::new(9), "acc".to_owned(), Role::Accountant)] {
        shop.owner = actor;
        let refused = shop.import("a.csv", &bytes, &ImportOptions::default());
        assert!(matches!(refused, Err(Error::NotAllowed { .. })), "{refused:?}");
    }
}

/// Plain sales lines of these invoices; of each, the second line stands far from the first.
fn scattered(invoices: std::ops::Range<u32>) -> String {
    let mut text = String::from("Invoice,Code,Description,Quantity,Date,Price,Customer,Country\n");
    for line in 0..2 {
        for invoice in invoices.clone() {
            let (code, customer, day) = ((invoice + line) % 7, invoice % 50, invoice % 28 + 1);
            let quantity = if invoice % 10 == 3 && line == 1 { -1 } else { 2 };
            let at = format!("2024-03-{day:02} 10:{line:02}:00");
            writeln!(text, "{invoice},C{code},Mug {code},{quantity},{at},4.25,{customer},GB").unwrap();
        }
    }
    text
}

/// What the file of a shop is made of.
fn schema(shop: &TestShop) -> Vec<(String, String)> {
    let conn = rusqlite::Connection::open(shop.engine.path()).unwrap();
    let sql = "SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_schema ORDER BY 1";
    let mut statement = conn.prepare(sql).unwrap();
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    rows.collect::<rusqlite::Result<_>>().unwrap()
}

#[test]
fn many_orders_become_what_few_at_a_time_become() {
    let (mut at_once, mut in_parts) = (TestShop::new(), TestShop::new());
    let (new, empty) = (schema(&at_once), at_once.books());
    let all = scattered(0..3_000);
    let source = Source::of_bytes("a.csv", all.clone().into_bytes());
    let halt = halting_at(Stage::Booking);
    let options = ImportOptions::default();
    let stopped = at_once.engine.import(&at_once.owner, &[source], &options, NOW, &halt);
    assert!(matches!(stopped, Err(Error::Cancelled)), "{stopped:?}");
    assert_eq!((schema(&at_once), at_once.books()), (new.clone(), empty.clone()), "stopped on the way");

    at_once.import("a.csv", all.as_bytes(), &options).unwrap();
    for part in [0..1_000, 1_000..2_000, 2_000..3_000] {
        in_parts.import("a.csv", scattered(part).as_bytes(), &options).unwrap();
    }
    assert!(at_once.books() == in_parts.books(), "the books differ");
    assert_eq!(schema(&at_once), new, "the file is made of something else");
    assert!(at_once.import("b.csv", all.as_bytes(), &options).unwrap().changed_nothing());
    assert_eq!(at_once.engine.check().unwrap(), Vec::<String>::new());

    at_once.apply(&Change::UNDO).step().unwrap().unwrap();
    assert_eq!((schema(&at_once), at_once.books()), (new, empty), "taken back");
}

#[test]
fn files_that_hold_the_same_invoice_must_agree_on_it() {
    let head = "invoice,sku,qty,date,price\n";
    let file = |name: &str, rows: &str| Source::of_bytes(name, format!("{head}{rows}").into_bytes());
    let first = "7,a,1,2024-01-01,2\n7,b,1,2024-01-01,3\n";
    for (name, second, expected) in [
        ("the same again", first, Ok((1, 1))),
        ("another invoice", "8,b,1,2024-01-02,3\n", Ok((2, 0))),
        (
            "a part of it",
            "7,a,1,2024-01-01,2\n",
            Err("order 7 has 2 lines, 5.00 in all in the books, and the file has 1 line, 2.00 in all"),
        ),
    ] {
        let mut shop = TestShop::new();
        let files = [file("a.csv", first), file("b.csv", second)];
        let options = &ImportOptions::default();
        let found = shop.engine.import(&shop.owner, &files, options, NOW, &Task::default());
        match (found, expected) {
            (Ok(report), Ok(expected)) => {
                let orders = report.counts[&NounKind::Order];
                assert_eq!((orders.new, orders.identical), expected, "{name}");
            }
            (Err(error), Err(part)) => assert!(error.to_string().contains(part), "{name}: {error}"),
            (found, _) => panic!("{name}: {found:?}"),
        }
    }
}

#[test]
fn refused_rows_can_be_saved_mended_and_imported() {
    let bytes = fs::read(cases().join("lines_bad_rows.csv")).unwrap();
    let source = Source::of_bytes("a.csv", bytes.clone());
    let mut shop = TestShop::new();
    let report = shop.import("a.csv", &bytes, &ImportOptions::default()).unwrap();
    let mut out = Vec::new();
    let settings = shop.engine.shop().unwrap();
    report
        .write_refused(&source, Format::SalesLines, &ImportOptions::default(), &settings, &mut out)
        .unwrap();
    let saved = String::from_utf8(out).unwrap();
    assert!(saved.starts_with("Invoice,StockCode,Description,Quantity,InvoiceDate,Price,Customer ID,Country,Line,Problem\n1,A,Apple,2,2024-05-01 09:00,1.50,c1,Malta,2,\n"), "{saved}");
    let mended = saved.replacen("two", "2", 1);
    let report = shop.import("b.csv", mended.as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(report.counts[&NounKind::Order].changed, 1, "{}", told(&report));
    assert!(shop.books().contains("\"total\": \"6.00\""), "both lines of invoice 1 are there");

    let bytes = fs::read(cases().join("taxes_bad_rows.csv")).unwrap();
    let source = Source::of_bytes("t.csv", bytes.clone());
    let mut shop = TestShop::new();
    let report = shop.import("t.csv", &bytes, &ImportOptions::default()).unwrap();
    let mut out = Vec::new();
    let settings = shop.engine.shop().unwrap();
    report.write_refused(&source, Format::Taxes, &ImportOptions::default(), &settings, &mut out).unwrap();
    let mended = String::from_utf8(out).unwrap().replacen("GBR", "GG", 1).replacen("twenty", "20", 1);
    let report = shop.import("t2.csv", mended.as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(report.counts[&NounKind::TaxRate].new, 2, "{}", told(&report));
}

#[test]
fn dates_are_asked_for_when_the_file_does_not_say() {
    let bytes = fs::read(cases().join("lines_unclear_dates.csv")).unwrap();
    for (order, expected) in [(DateOrder::DayFirst, "2024-02-01"), (DateOrder::MonthFirst, "2024-01-02")] {
        let mut shop = TestShop::new();
        let options = ImportOptions { date_order: Some(order), ..ImportOptions::default() };
        shop.import("a.csv", &bytes, &options).unwrap();
        assert!(shop.books().contains(&format!("\"placed_at\": \"{expected}T00:00:00\"")), "{order:?}");
    }
}
