//! What the command line says of tax returns: the forms, a return as text, JSON and files, amounts that are entered, and
//! what is kept of a return that is filed.

use std::fs;
use std::path::Path;
use std::process::Command;

use calamine::{Reader, Xlsx};
use serde_json::{Value as Json, json};

/// Runs the program in a folder; its exit code and what it says, errors first.
fn run(home: &Path, words: &[&str]) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.env("HOME", home).env("XDG_DATA_HOME", home.join("data")).env("TZ", "UTC").current_dir(home);
    let done = command.args(words).args(["--now", "2026-11-22T10:00:00"]).output().unwrap();
    let said = [done.stderr, done.stdout].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (done.status.code().unwrap(), said.concat())
}

/// Runs a verb on the shop by words without spaces, and succeeds.
fn told(home: &Path, words: &str) -> String {
    let words: Vec<&str> = words.split(' ').collect();
    let (code, said) = run(home, &words);
    assert_eq!(code, 0, "{words:?}: {said}");
    said
}

fn refused(home: &Path, words: &str, expected: i32) -> String {
    let words: Vec<&str> = words.split(' ').collect();
    let (code, said) = run(home, &words);
    assert_eq!(code, expected, "{words:?}: {said}");
    said
}

fn books() -> Json {
    let order = |number: &str, at: &str, country: &str, net: &str, tax: &str, total: &str, rate: Json| {
        json!({ "number": number, "placed_at": at, "status": "completed", "total": total, "tax": tax,
            "country": country, "items": [{ "name": "Mug", "quantity": "1", "total": net, "tax": tax }],
            "coupons": [], "refunds": [], "taxes": rate })
    };
    let vat = |net: &str, tax: &str| {
        json!([{ "rate_id": 1, "name": "VAT", "percent": "20.0000", "taxable": net,
        "tax": tax, "shipping_tax": "0.00" }])
    };
    let german = json!([{ "rate_id": 2, "name": "MwSt", "percent": "19.0000", "taxable": "86.45", "tax": "16.43",
        "shipping_tax": "0.00" }]);
    json!({
        "format": "tillbook-books", "version": 1, "products": [], "customers": [],
        "orders": [
            order("1", "2026-07-01T00:00:00", "GB", "1000.00", "200.00", "1200.00", vat("1000.00", "200.00")),
            order("2", "2026-06-30T23:59:59", "GB", "100.00", "20.00", "120.00", vat("100.00", "20.00")),
            order("3", "2026-08-01T12:00:00", "DE", "86.45", "16.43", "102.88", german),
        ],
        "suppliers": [{ "name": "Mills", "country": "GB" }],
        "purchases": [{ "date": "2026-09-30", "supplier": "Mills", "document": "M-1",
            "lines": [{ "net": "300.00", "tax": "60.00", "rate": "20.0000" }] }],
    })
}

/// A shop in Leeds, in a folder of its own.
fn shop() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path();
    told(home, "new s.tillbook --name Corner --currency GBP --time-zone UTC --country GB --city Leeds");
    fs::write(home.join("rates.csv"), "GB,,,,20.0000,VAT,1,0,1,\nDE,,,,19.0000,MwSt,1,0,1,\n").unwrap();
    fs::write(home.join("books.json"), books().to_string()).unwrap();
    told(home, "import s.tillbook rates.csv books.json");
    folder
}

/// On paper and in a spreadsheet, a box that is computed says how in words.
#[test]
fn a_computed_box_is_told_in_words() {
    let folder = shop();
    let home = folder.path();
    for (form, number, words) in [
        ("uk-vat", "5", "Net VAT to pay or to reclaim: 3 − 4, without a minus sign"),
        ("eu-oss --exchange-rate 1.1", "vat", "VAT of all countries: the total of \"VAT\""),
        (
            "eu-oss --exchange-rate 1.1",
            "due",
            "VAT to pay, of the countries whose balance is above zero: the balances above zero of \"VAT\" + corr, but not below 0",
        ),
    ] {
        told(home, &format!("return s.tillbook {form} --period 2026-Q3 --output r.xlsx --force"));
        let mut book: Xlsx<_> = calamine::open_workbook(home.join("r.xlsx")).unwrap();
        let sheet = book.worksheet_range_at(0).unwrap().unwrap();
        let row = sheet.rows().find(|row| row[0] == *number).unwrap();
        assert_eq!(row[1].to_string(), words, "{form}");
    }
}

#[test]
fn a_return_is_printed_for_people_and_programs() {
    let folder = shop();
    let home = folder.path();
    let text = told(home, "return s.tillbook uk-vat --period 2026-Q3");
    for part in [
        "UK VAT Return · 2026-07-01 to 2026-09-30 · GBP\nJul to Sep 2026 is open: these amounts are provisional\n",
        "\nTo look at\n  - In no box: sales of goods (Germany, MwSt, 19%, domestic), net 86.45, tax 16.43;",
        "\n  1                  200.00           20.00  VAT due on sales",
        "\n  7                     300               0  Purchases",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let json: Json =
        serde_json::from_str(&told(home, "return s.tillbook uk-vat --period 2026-Q3 --json")).unwrap();
    let boxes = json!({ "1": "200.00", "2": "0.00", "3": "200.00", "4": "60.00", "5": "140.00", "6": "1000", "7": "300",
        "8": "0", "9": "0" });
    assert_eq!(json["boxes"], boxes);
    for (key, expected) in [
        ("form", "uk-vat"),
        ("from", "2026-07-01"),
        ("to", "2026-09-30"),
        ("status", "open"),
        ("currency", "GBP"),
    ] {
        assert_eq!(json[key], expected, "{key}");
    }
    assert_eq!(json["findings"].as_array().unwrap().len(), 1);
    for (words, code, part) in [
        (
            "return s.tillbook uk-vat --period 2026-H1",
            1,
            "UK VAT Return is for a month or a quarter or a year",
        ),
        (
            "return s.tillbook li-mwst --period 2026-Q3",
            1,
            "there is none called \"li-mwst\"; there are uk-vat, uk-sa103s",
        ),
        (
            "return s.tillbook uk-sa103s --period 2026",
            1,
            "is for a year such as Apr 2026 to Mar 2027 (2026-04..2027-03), and 2026 is not one",
        ),
        ("return s.tillbook uk-vat --period 2026-Q5", 2, "is not one, two, three, six or twelve months"),
        ("return s.tillbook uk-vat", 2, "--period"),
        (
            "return s.tillbook eu-oss --period 2026-Q3",
            1,
            "how many GBP one EUR is. Give it with an option such as --exchange-rate 0.8645.",
        ),
        ("return s.tillbook uk-vat --period 2026-Q3 --output r.doc", 2, "end its name with .csv"),
        (
            "return s.tillbook uk-vat --period 2026-Q3 --output r.pdf --format csv",
            2,
            "r.pdf is the name of a file of pdf",
        ),
        (
            "return s.tillbook eu-oss --period 2026-Q3 --output r.xlsx --format oss",
            2,
            "r.xlsx is the name of a file of xlsx, which --format contradicts: end it with .csv",
        ),
        ("return s.tillbook uk-vat --period 2026-Q3 --enter 1=5 --reason So", 1, "Box 1: it is computed"),
    ] {
        let said = refused(home, words, code);
        assert!(said.contains(part), "{words}: {said}");
    }
}

#[test]
fn a_return_is_written_to_files() {
    let folder = shop();
    let home = folder.path();
    let read = |name: &str| fs::read(home.join(name)).unwrap();
    told(home, "return s.tillbook uk-vat --period 2026-Q3 --output r.csv");
    let csv = String::from_utf8(read("r.csv")).unwrap();
    assert!(csv.starts_with("\u{feff}Box,Amount,Description,Official name,Reason\n1,200.00,"), "{csv}");
    assert_eq!(csv.lines().count(), 10);
    told(home, "return s.tillbook uk-vat --period 2026-Q3 --output r.pdf");
    assert!(read("r.pdf").starts_with(b"%PDF"));
    told(home, "return s.tillbook uk-vat --period 2026-Q3 --output r.xlsx");
    assert!(read("r.xlsx").starts_with(b"PK"));
    assert!(refused(home, "return s.tillbook uk-vat --period 2026-Q3 --output r.csv", 1).contains("--force"));
    let oss = "return s.tillbook eu-oss --period 2026-Q3 --exchange-rate 0.8645";
    told(home, &format!("{oss} --output oss.csv --format oss"));
    assert_eq!(String::from_utf8(read("oss.csv")).unwrap(), "#v2.0\n");
    assert!(told(home, oss).contains("Amounts are converted from GBP, of which 0.8645 are one EUR"));
}

#[test]
fn what_is_filed_is_kept_and_what_differs_is_told() {
    let folder = shop();
    let home = folder.path();
    told(home, "period s.tillbook close 2026-Q2");
    told(home, "period s.tillbook close 2026-Q3");
    let unknown = refused(home, "period s.tillbook file 2026-Q3 --form li-mwst", 1);
    assert!(unknown.contains("there is none called \"li-mwst\""), "{unknown}");
    told(home, "period s.tillbook file 2026-Q3 --form uk-vat");
    let text = told(home, "return s.tillbook uk-vat --period 2026-Q3");
    assert!(text.contains("Jul to Sep 2026 was filed 2026-11-22T10:00:00 by owner"), "{text}");
    let json: Json =
        serde_json::from_str(&told(home, "return s.tillbook uk-vat --period 2026-Q3 --json")).unwrap();
    assert_eq!((&json["status"], &json["boxes"]["1"]), (&json!("filed"), &json!("200.00")));
    assert_eq!(json["filed"], json!({ "at": "2026-11-22T10:00:00", "by": "owner" }));
    let next = told(home, "return s.tillbook uk-vat --period 2026-Q4");
    assert!(
        next.contains("There is nothing to declare") && next.contains("0.00          200.00  VAT due"),
        "{next}"
    );
    told(home, "check s.tillbook");
}

#[test]
fn amounts_are_entered_with_a_reason() {
    let folder = shop();
    let home = folder.path();
    let of = "return s.tillbook ca-gst34 --period 2026-Q3 --exchange-rate 0.5";
    assert!(refused(home, &format!("{of} --enter 104=12.50"), 1).contains("Box 104: write the reason"));
    assert!(told(home, &format!("{of} --enter 104=12.50 --reason Debt")).contains("(Debt)"));
    assert!(
        refused(home, &format!("{of} --enter 104 --reason Debt"), 1).contains("not a box with its amount")
    );
    let text = told(home, &format!("{of} --enter 104="));
    assert!(!text.contains("(Debt)"), "{text}");
    assert!(refused(home, &format!("{of} --enter 104="), 1).contains("nothing was entered"));
}

#[test]
fn a_form_of_ones_own_is_listed_and_used() {
    let folder = shop();
    let home = folder.path();
    let forms = home.join("data/tillbook/forms");
    fs::create_dir_all(&forms).unwrap();
    let own = json!({ "name": "gb-simple", "title": "Simple", "country": "GB", "currency": "GBP", "periods": ["month"],
        "as_of": "2026-01-01", "sources": [],
        "boxes": [{ "number": "A", "words": "Sales", "sum": [{ "of": "net", "where": { "side": "sale" } }] }] });
    fs::write(forms.join("simple.json"), own.to_string()).unwrap();
    fs::write(forms.join("broken.json"), "{").unwrap();
    let list = told(home, "return s.tillbook");
    assert!(list.contains("gb-simple    Simple (GBP; month; as of 2026-01-01)\n"), "{list}");
    assert!(list.contains("Cannot be used: broken.json: it is not JSON"), "{list}");
    assert!(
        told(home, "return s.tillbook gb-simple --period 2026-07").contains("  A                 1000.00")
    );
    assert!(refused(home, "return s.tillbook none --period 2026-07", 1).contains("broken.json"));
}

#[test]
fn what_is_stated_of_a_class_is_set_and_listed() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    told(home, "new s.tillbook");
    fs::write(home.join("rates.csv"), "GB,,,,20.0000,VAT,1,0,1,\nGB,,,,5.0000,VAT,1,0,1,Fuel\n").unwrap();
    told(home, "import s.tillbook rates.csv --create-classes");
    let lines = |text: &str| -> Vec<String> {
        text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    };
    let list = || lines(&told(home, "class list s.tillbook"));
    assert_eq!(
        list(),
        ["standard standard derived derived Standard rate", "fuel reduced derived derived Fuel"]
    );
    let set = lines(&told(home, "class set s.tillbook Fuel --rate-type zero"));
    assert_eq!(set, ["fuel zero derived Fuel"]);
    told(home, "class set s.tillbook fuel --kind services");
    told(home, "class set s.tillbook standard --kind goods");
    told(home, "class set s.tillbook fuel --rate-type derived");
    assert_eq!(
        list(),
        ["standard standard derived goods Standard rate", "fuel reduced derived services Fuel"]
    );
    let other = refused(home, "class set s.tillbook food --kind goods", 1);
    assert!(other.contains("food: no tax class has this slug or name"), "{other}");
    for (words, expected) in [
        ("class set s.tillbook fuel --kind investment", "one of goods, services, derived"),
        ("class set s.tillbook fuel --rate-type lower", "one of standard, reduced, zero, exempt, derived"),
        ("class set s.tillbook fuel", "--rate-type"),
    ] {
        let said = refused(home, words, 2);
        assert!(said.contains(expected), "{said}");
    }
}
