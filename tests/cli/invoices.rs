//! `tillbook invoice`: what cannot be written is not numbered.

use std::fs;
use std::path::Path;

use crate::cli::commands::run;
use crate::left_out::left_out;

/// A German shop with two orders of a customer; the books are as a program would write them.
fn shop(home: &Path) {
    shop_of(home, &books());
}

fn books() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/invoices/two-orders.json");
    fs::read_to_string(path).unwrap()
}

fn shop_of(home: &Path, books: &str) {
    fs::write(home.join("books.json"), books).unwrap();
    assert_eq!(run(home, &["new", "s.tillbook", "--currency", "EUR", "--time-zone", "Europe/Berlin"]).0, 0);
    let (code, _, err) = run(home, &["import", "s.tillbook", "books.json"]);
    assert_eq!(code, 0, "{err}");
}

#[test]
fn what_cannot_be_written_is_not_numbered() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    shop(home);
    for format in ["xrechnung", "facturx"] {
        let (code, out, err) = run(home, &["invoice", "s.tillbook", "1", "--format", format]);
        if format == "xrechnung" {
            let needed = "Order 1: For XRechnung, the shop lacks Email, Phone: write it in Preferences";
            assert!(code == 1 && out.is_empty() && err.contains(needed), "{err}");
            assert_eq!(run(home, &["invoices", "s.tillbook"]).1, "");
            run(home, &["settings", "s.tillbook", "--email", "tee@example.org", "--phone", "+49 30 123"]);
        } else {
            assert_eq!((code, out.as_str()), (0, "2026-0001\n"), "{err}");
        }
    }
    fs::write(home.join("2026-0002.xml"), "mine").unwrap();
    let (code, _, err) = run(home, &["invoice", "s.tillbook", "1", "2", "--format", "xrechnung"]);
    assert!(code == 1 && err.contains("2026-0002.xml"), "{err}");
    let (code, _, err) =
        run(home, &["invoice", "s.tillbook", "1", "2", "--format", "pdf", "--output", "one.pdf"]);
    assert!(code == 1 && err.contains("there are several documents"), "{err}");
    assert_eq!(run(home, &["invoices", "s.tillbook"]).1.lines().count(), 1);
    let (code, out, err) =
        run(home, &["invoice", "s.tillbook", "1", "2", "--format", "xrechnung", "--force"]);
    assert_eq!((code, out.as_str()), (0, "2026-0001\n2026-0002\n"), "{err}");
    assert!(fs::read_to_string(home.join("2026-0002.xml")).unwrap().contains("CrossIndustryInvoice"));
}

/// An order that is asked for again has each of its documents once more, its credit notes too.
#[test]
fn each_document_of_an_order_is_written_by_its_number() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let refund =
        "\"refunds\": [{ \"refunded_at\": \"2026-11-02T10:00:00\", \"amount\": \"1.19\", \"items\": [] }]";
    let mut order = books();
    let at = order.find("\"refunds\": []").unwrap();
    order.replace_range(at..at + "\"refunds\": []".len(), refund);
    shop_of(home, &order);
    for _ in 0..2 {
        let (code, out, err) = run(home, &["invoice", "s.tillbook", "1", "--format", "pdf"]);
        assert_eq!((code, out.as_str()), (0, "2026-0001\n2026-0002\n"), "{err}");
        for name in ["2026-0001.pdf", "2026-0002.pdf"] {
            assert!(fs::read(home.join(name)).unwrap().starts_with(b"%PDF"), "{name}");
            fs::remove_file(home.join(name)).unwrap();
        }
    }
    let (_, out, _) = run(home, &["invoices", "s.tillbook", "--unpaid"]);
    let open: Vec<&str> = out.lines().filter_map(|line| line.rsplit('\t').next()).collect();
    assert_eq!(open, ["10.71"], "{out}");
}

/// Where a file cannot be made, whatever is numbered: by the folder, by the name, by what is there.
#[test]
fn what_has_no_place_is_not_numbered() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    shop(home);
    assert_eq!(run(home, &["invoice", "s.tillbook", "1"]).1, "2026-0001\n");
    fs::write(home.join("mine.pdf"), "mine").unwrap();
    fs::write(home.join("2026-0002.pdf"), "mine").unwrap();
    let long = "L".repeat(150);
    let no_dir = "it is a folder; add the name of a file";
    for (words, series, expected) in [
        (["2", "--output", "missing/2.pdf"].as_slice(), "", "Writing missing/2.pdf did not work"),
        (&["2", "--output", "missing/"], "", no_dir),
        (&["2", "--output", "missing/.", "--force"], "", no_dir),
        (&["2", "--output", "/proc/2.pdf"], "", "Writing /proc/2.pdf did not work"),
        (&["2", "--output", "."], &long.replace('L', "Ä"), "did not work"),
        (&["2", "--output", "."], &long.replace('L', "/"), "did not work"),
        (&["2", "--output", "."], "", "--force replaces it"),
        (&["2", "--output", "mine.pdf"], "", "--force replaces it"),
        (&["--cancel", "2026-0001", "--output", "mine.pdf"], "", "--force replaces it"),
        (&["--cancel", "2026-0001", "--output", "."], "", "--force replaces it"),
        (&["--cancel", "2026-0001", "--output", "missing/1.pdf", "--force"], "", "did not work"),
        (&["--cancel", "2026-0001", "--output", "s.tillbook", "--force"], "", "exists already"),
    ] {
        run(home, &["settings", "s.tillbook", "--series", series]);
        let (code, out, err) = run(home, &[&["invoice", "s.tillbook"], words].concat());
        assert!(code == 1 && out.is_empty() && err.contains(expected), "{words:?}: {err}");
        assert_eq!(run(home, &["invoices", "s.tillbook"]).1.lines().count(), 1, "{words:?}");
    }
    assert!(fs::read_dir(home).unwrap().all(|entry| entry.unwrap().path().is_file()), "a draft is left");
    for name in ["mine.pdf", "2026-0002.pdf"] {
        assert_eq!(fs::read_to_string(home.join(name)).unwrap(), "mine");
    }
    let (code, out, err) =
        run(home, &["invoice", "s.tillbook", "--cancel", "2026-0001", "--format", "pdf", "--force"]);
    assert_eq!((code, out.as_str()), (0, "2026-0002\n"), "{err}");
    assert!(fs::read(home.join("2026-0002.pdf")).unwrap().starts_with(b"%PDF"));
}

#[test]
fn documents_of_two_series_are_two_files() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    shop(home);
    fs::create_dir(home.join("out")).unwrap();
    for (order, series, number, file) in
        [("1", "A/", "A/0001\n", "A%2F0001.pdf"), ("2", "A-", "A-0001\n", "A-0001.pdf")]
    {
        run(home, &["settings", "s.tillbook", "--series", series]);
        let (code, out, err) =
            run(home, &["invoice", "s.tillbook", order, order, "--output", "out", "--force"]);
        assert_eq!((code, out.as_str()), (0, number), "{err}");
        assert!(home.join("out").join(file).exists(), "{file}");
    }
    assert_eq!(fs::read_dir(home.join("out")).unwrap().count(), 2);
}

/// A control character is a name that nothing shows: it is missing, and said before a number is given.
#[test]
fn a_name_that_cannot_be_seen_is_missing() {
    for (of, by, amount, format, expected) in [
        (
            "\"name\": \"Eva\"",
            "\"name\": \"\\u0001\"",
            "11.90",
            "xrechnung",
            "For XRechnung, the buyer lacks Name",
        ),
        ("\"name\": \"Eva\"", "\"name\": \"\\u0001\"", "1190.00", "pdf", "The buyer's name is missing"),
        ("\"name\": \"Tee\", \"q", "\"name\": \"\\u001f\", \"q", "11.90", "xrechnung", "a line has no name"),
        ("\"name\": \"Tee\", \"q", "\"name\": \"\\u007f\", \"q", "11.90", "pdf", "An item has no name"),
        ("\"city\": \"Ort\"", "\"city\": \"\\ufffe\"", "11.90", "xrechnung", "the buyer lacks City"),
        ("\"Tee GmbH\"", "\" \\u0007\"", "11.90", "pdf", "The shop's legal name is missing"),
    ] {
        let home = tempfile::tempdir().unwrap();
        let home = home.path();
        let mut books = books();
        if amount != "11.90" {
            books = books
                .replace("11.90", "1190.00")
                .replace("1.90\"", "190.00\"")
                .replace("10.00\"", "1000.00\"");
        }
        shop_of(home, &books.replace(of, by));
        run(home, &["settings", "s.tillbook", "--email", "tee@example.org", "--phone", "+49 30 123"]);
        let (code, out, err) = run(home, &["invoice", "s.tillbook", "1", "--format", format]);
        assert!(code == 1 && out.is_empty() && err.contains(expected), "{by} {expected}: {err}");
        assert_eq!(run(home, &["invoices", "s.tillbook"]).1, "", "{by}");
    }
}

/// What is no letter of any script is in no font. An electronic invoice needs none.
#[test]
fn letters_that_no_font_has_are_named_before_a_number_is_given() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    shop_of(home, &books().replace("\"name\": \"Tee\", \"q", "\"name\": \"Tee\\u0378\", \"q"));
    run(home, &["settings", "s.tillbook", "--email", "tee@example.org", "--phone", "+49 30 123"]);
    for format in [&[][..], &["--format", "pdf"], &["--format", "facturx"]] {
        let (code, out, err) = run(home, &[&["invoice", "s.tillbook", "1"], format].concat());
        let expected = "Order 1: No font of this computer has \u{378} (U+0378): install one";
        assert!(code == 1 && out.is_empty() && err.contains(expected), "{format:?}: {err}");
    }
    assert_eq!(run(home, &["invoices", "s.tillbook"]).1, "");
    let (code, out, err) = run(home, &["invoice", "s.tillbook", "1", "--format", "xrechnung"]);
    assert_eq!((code, out.as_str()), (0, "2026-0001\n"), "{err}");
    let (code, _, err) = run(home, &["invoice", "s.tillbook", "1", "--format", "pdf"]);
    assert!(code == 1 && err.contains("(U+0378)"), "{err}");
}

/// Where the machine has fonts for them, names in other scripts are drawn in these, and no box stands for a letter.
#[test]
fn names_in_other_scripts_are_drawn() {
    for name in ["山田太郎", "这还測個", "マリー、", "김철수", "राम क्षत्रिय", "สมชาย ที่ดี"]
    {
        let home = tempfile::tempdir().unwrap();
        let home = home.path();
        shop_of(home, &books().replace("\"name\": \"Tee\", \"q", &format!("\"name\": \"{name}\", \"q")));
        let (code, out, err) = run(home, &["invoice", "s.tillbook", "1", "--format", "pdf"]);
        if err.contains("No font of this computer") {
            left_out("letters in fonts of the system", &err);
            continue;
        }
        assert_eq!((code, out.as_str()), (0, "2026-0001\n"), "{err}");
        let pdf = lopdf::Document::load(home.join("2026-0001.pdf")).unwrap();
        let fonts: Vec<String> = pdf
            .get_page_fonts(pdf.get_pages()[&1])
            .unwrap()
            .values()
            .map(|font| {
                String::from_utf8_lossy(font.get(b"BaseFont").unwrap().as_name().unwrap()).into_owned()
            })
            .collect();
        let is_of_system = |font: &&String| !font.contains("IBMPlexSans");
        assert_eq!(fonts.iter().filter(is_of_system).count(), 1, "{name}: {fonts:?}");
        assert!(!fonts.iter().any(|font| font.contains("DejaVu")), "a box is drawn of {name}: {fonts:?}");
    }
}

/// An invoice has the texts of its order as they are printed, and comes in again with it.
#[test]
fn a_text_that_is_printed_otherwise_is_that_of_its_order() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let books = books().replace("\"name\": \"Tee\", \"q", "\"name\": \"Tee\\u0007\", \"q");
    shop_of(home, &books.replace("MwSt.", "MwSt.\\u0001"));
    assert_eq!(run(home, &["invoice", "s.tillbook", "1"]).1, "2026-0001\n");
    assert_eq!(run(home, &["export", "s.tillbook", "books", "--output", "again.json"]).0, 0);
    assert_eq!(run(home, &["new", "t.tillbook", "--currency", "EUR", "--time-zone", "Europe/Berlin"]).0, 0);
    let (code, out, err) = run(home, &["import", "t.tillbook", "again.json"]);
    assert_eq!(code, 0, "{out}{err}");
    assert_eq!(run(home, &["invoices", "t.tillbook"]).1, run(home, &["invoices", "s.tillbook"]).1);
}

/// Goods and services that the buyer owes the tax of, and a sale to a consumer abroad, of a shop that has a tax number alone.
#[test]
fn what_the_law_asks_for_depends_on_where_an_order_goes() {
    let untaxed = |country: &str, number: &str| {
        let reason = format!(
            r#""discount": "0", "untaxed_reason": "reverse-charge", "vat_number": "{number}", "customer": "eva", "country": "{country}""#
        );
        books()
            .replace(r#""discount": "0", "customer": "eva", "country": "DE""#, &reason)
            .replace("11.90", "10.00")
            .replace("\"1.90\"", "\"0\"")
            .replace(
                r#"{"name": "MwSt.", "percent": "19", "taxable": "10.00", "tax": "0", "shipping_tax": "0"}"#,
                "",
            )
    };
    let to_nobody = |country: &str| {
        books().replace(r#""customer": "eva", "country": "DE""#, &format!(r#""country": "{country}""#))
    };
    let directive = "Order 1: The shop's VAT number is missing (art. 226(3) of Directive 2006/112/EC)";
    for (books, format, expected) in [
        (untaxed("AT", "U13585627"), "pdf", directive),
        (untaxed("AT", "U13585627").replace("tax_number", "vat_number"), "pdf", ""),
        (untaxed("AT", "").replace("tax_number", "vat_number"), "pdf", "The buyer's VAT number is missing"),
        (untaxed("DE", ""), "xrechnung", "For XRechnung, the buyer lacks VAT number (BT-48)"),
        (untaxed("DE", ""), "facturx", "For Factur-X, the buyer lacks VAT number (BT-48)"),
        (untaxed("DE", ""), "pdf", ""),
        (to_nobody("AT"), "pdf", "Order 1: The buyer's name is missing"),
        (to_nobody("DE"), "pdf", ""),
    ] {
        let home = tempfile::tempdir().unwrap();
        let home = home.path();
        shop_of(home, &books);
        run(home, &["settings", "s.tillbook", "--email", "tee@example.org", "--phone", "+49 30 123"]);
        let (code, out, err) = run(home, &["invoice", "s.tillbook", "1", "--format", format]);
        if expected.is_empty() {
            assert_eq!((code, out.as_str()), (0, "2026-0001\n"), "{books}: {err}");
            let notice = "Between businesses in Germany, invoices are electronic from 2027-01-01 on";
            assert!(err.contains(notice), "{err}");
        } else {
            assert!(code == 1 && out.is_empty() && err.contains(expected), "{expected}: {err}");
            assert_eq!(run(home, &["invoices", "s.tillbook"]).1, "", "{expected}");
        }
    }
}

/// A shop that moved in with numbers of another program goes on after them, once; the check knows them.
#[test]
fn a_series_begins_after_the_numbers_of_another_program() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    shop(home);
    run(home, &["settings", "s.tillbook", "--series", "R-"]);
    let begin = |number: &str| {
        run(
            home,
            &["invoice", "s.tillbook", "--begin-at", number, "--reason", "Moved here from another program"],
        )
    };
    for wrong in ["0", "1", "200000"] {
        let (code, _, err) = begin(wrong);
        assert!(code == 1 && err.contains("not a range"), "{wrong}: {err}");
    }
    assert_eq!(begin("347").0, 0);
    assert!(begin("400").2.contains("R-0346 already"), "once");
    assert_eq!(run(home, &["invoice", "s.tillbook", "1", "2"]).1, "R-0347\nR-0348\n");
    assert!(begin("400").2.contains("R-0348 already"), "once");
    let (code, out, err) = run(home, &["check", "s.tillbook"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("Given elsewhere, and no invoice here: R-0001 to R-0346."), "{out}");
    // The books take it along.
    assert_eq!(run(home, &["export", "s.tillbook", "books", "--output", "again.json"]).0, 0);
    assert_eq!(run(home, &["new", "t.tillbook", "--currency", "EUR", "--time-zone", "Europe/Berlin"]).0, 0);
    assert_eq!(run(home, &["import", "t.tillbook", "again.json"]).0, 0);
    assert!(run(home, &["check", "t.tillbook"]).1.contains("R-0001 to R-0346"));
}
