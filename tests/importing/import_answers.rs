//! What an import answers beside its counts, in the engine and on the command line: orders that will not
//! count, what is probably not meant in a tax table, and how it is taken back.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use domain::rate::hints::Mend;
use engine::{Change, ImportOptions};
use serde_json::json;
use tempfile::TempDir;

use crate::shops::{TestShop, cases, told};

fn run(home: &Path, words: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.env("HOME", home).env("XDG_DATA_HOME", home.join("data")).env("TZ", "UTC").current_dir(home);
    let Output { status, stdout, stderr } = command.args(words).output().unwrap();
    (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

/// A folder with a new shop in it.
fn with_shop() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let words = ["new", "shop.tillbook", "--currency", "GBP", "--time-zone", "Europe/London"];
    assert_eq!(run(folder.path(), &words).0, 0);
    folder
}

/// The list of products of a shop whose currency has three decimals comes in again, there and elsewhere.
#[test]
fn products_with_three_decimals_come_in_again() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path();
    for shop in ["one.tillbook", "other.tillbook"] {
        assert_eq!(run(home, &["new", shop, "--currency", "KWD", "--time-zone", "Asia/Kuwait"]).0, 0);
    }
    fs::write(home.join("a.csv"), "code,name,price,cost\nM,Mug,3.5,1.25\nC,Cup,1012.25,4\n").unwrap();
    assert_eq!(run(home, &["import", "one.tillbook", "a.csv"]).0, 0);
    assert_eq!(run(home, &["export", "one.tillbook", "products", "--output", "list.csv"]).0, 0);
    let (_, again, _) = run(home, &["import", "one.tillbook", "list.csv"]);
    assert!(again.contains("2 identical"), "{again}");
    assert_eq!(run(home, &["import", "other.tillbook", "list.csv"]).0, 0);
    let list = |shop| run(home, &["export", shop, "products", "--format", "csv"]).1;
    assert_eq!(list("one.tillbook"), list("other.tillbook"));
}

/// What was done last, as the history names it.
fn last_step(shop: &TestShop) -> String {
    shop.engine.history(&shop.owner, 1, 0).unwrap().remove(0).title.to_string()
}

#[test]
fn orders_that_will_not_count_are_told_and_stand_in_the_history() {
    let order = |number: i64, status: &str, total: &str| {
        json!({"id": number, "number": number.to_string(), "status": status, "total": total,
               "date_created": "2025-03-01T10:00:00", "line_items": []})
    };
    let mut rest =
        [order(1, "cancelled", "45.00"), order(2, "cancelled", "5.00"), order(3, "completed", "7.00")];
    rest[0]["date_paid"] = json!("2025-03-01T10:01:00");
    let books = json!({"format": "tillbook-books", "version": 1, "orders": [
        {"number": "1", "placed_at": "2025-03-01", "status": "trash", "total": "1.00"},
        {"number": "2", "placed_at": "2025-03-01", "status": "draft", "total": "2.00"},
        {"number": "3", "placed_at": "2025-03-01", "status": "on-hold", "total": "4.00"}
    ]});
    let rows = "order_number,order_date,status,order_total,item name,quantity,item total\n\
                1,2025-03-01 10:00,failed,9.00,Mug,1,9.00\n2,2025-03-01 10:00,failed,8.00,Mug,1,8.00\n";
    let shopify = fs::read_to_string(cases().join("shopify_not_counted.csv")).unwrap();
    for (name, text, expected) in [
        (
            "a.json",
            json!(rest).to_string(),
            "3 orders, 2 will not count (paid and cancelled without a refund 1: \
          45.00, cancelled 1: 5.00)",
        ),
        ("b.json", books.to_string(), "3 orders, 2 will not count (trash 1: 1.00, draft 1: 2.00)"),
        ("c.csv", rows.to_owned(), "2 orders, 2 will not count (failed 2: 17.00)"),
        (
            "d.csv",
            shopify,
            "7 orders, 5 will not count (paid and cancelled without a refund 1: 1,250.00, \
          pending 2: 50.50, cancelled 1: 40.00, failed 1: 70.00)",
        ),
    ] {
        let mut shop = TestShop::new();
        let report = shop.import(name, text.as_bytes(), &ImportOptions::default()).unwrap();
        let said = told(&report);
        assert!(said.contains(&format!("told: {expected}\n")), "{name}: {said}");
        assert!(last_step(&shop).starts_with(&format!("Import {name}: {expected}")), "{}", last_step(&shop));
    }
    let mut shop = TestShop::new();
    let counted = rows.replace("failed", "completed");
    let report = shop.import("e.csv", counted.as_bytes(), &ImportOptions::default()).unwrap();
    assert!(!told(&report).contains("told:"), "{}", told(&report));
    assert_eq!(
        last_step(&shop),
        "Import e.csv: order_total: 17.00 came in; quantity: 2 came in; item total: 17.00 came in"
    );
    // Of those that came before only what changes is told again.
    let some = rows.replacen("failed", "completed", 1);
    let report = shop.import("f.csv", some.as_bytes(), &ImportOptions::default()).unwrap();
    assert!(told(&report).contains("1 order, 1 will not count (failed 1: 8.00)"), "{}", told(&report));
}

#[test]
fn tax_tables_are_mended_by_one_answer_and_never_without() {
    let text = fs::read_to_string(cases().join("taxes_hints.csv")).unwrap();
    let mut shop = TestShop::new();
    let import = |shop: &mut TestShop, mends: &[Mend]| {
        let options = ImportOptions { mends: mends.to_vec(), ..ImportOptions::default() };
        shop.import("taxes.csv", text.as_bytes(), &options).unwrap()
    };
    let written = import(&mut shop, &[]);
    assert!(written.mends.values().all(|found| !found.is_mended) && written.mends.len() == 4);
    let as_written = shop.taxes();
    for part in ["US,CT,\"6001; 6002\",", "US,NY,501,", "EL,,,,24.0000", "UK,,,,20.0000", "NL,,,,0.2100"] {
        assert!(as_written.contains(part), "{part} in {as_written}");
    }
    // An answer is for its kind only, and a rate that came in before is mended, not doubled.
    let zips = import(&mut shop, &[Mend::Zips]);
    assert_eq!(zips.mends[&Mend::Zips].rates, 4);
    let taxes = shop.taxes();
    for part in
        ["US,CT,\"06001; 06002\",", "US,NY,00501,", "US,MA,02101...02199,", "DE,,01067,", "EL,,,,24.0000"]
    {
        assert!(taxes.contains(part), "{part} in {taxes}");
    }
    assert_eq!(taxes.lines().count(), as_written.lines().count(), "{taxes}");
    let all = import(&mut shop, &Mend::ALL);
    assert!(all.mends.values().all(|found| found.is_mended));
    let problems: Vec<String> = all.hints.iter().map(|hint| hint.row.refusal.problem.to_string()).collect();
    assert!(problems.iter().any(|problem| problem.starts_with("Over 50%")), "{problems:?}");
    assert!(problems.iter().any(|problem| problem.starts_with("902100 is not a ZIP code")), "{problems:?}");
    let mended = shop.taxes();
    for part in ["GR,,,,24.0000", "GB,,,,20.0000", "NL,,,,21.0000", "US,TX,75201...75299,", "FR,,,,190.0000"]
    {
        assert!(mended.contains(part), "{part} in {mended}");
    }
    assert_eq!(mended.lines().count(), as_written.lines().count(), "{mended}");
    assert!(import(&mut shop, &Mend::ALL).changed_nothing());
    for expected in [&taxes, &as_written] {
        shop.apply(&Change::UNDO);
        assert_eq!(&shop.taxes(), expected);
    }
}

#[test]
fn an_import_says_what_will_not_count_and_what_could_be_mended() {
    let folder = with_shop();
    let home = folder.path();
    let rows = "order_number,order_date,status,order_total,item name,quantity,item total\n\
                1,2025-03-01 10:00,pending,1200.50,Mug,1,1200.50\n\
                2,2025-03-01 10:00,completed,8.00,Mug,1,8.00\n";
    fs::write(home.join("orders.csv"), rows).unwrap();
    let said = "2 orders, 1 will not count (pending 1: 1,200.50)";
    let (code, out, _) = run(home, &["import", "shop.tillbook", "orders.csv", "--dry-run"]);
    assert!(code == 0 && out.contains(&format!("Note: {said}\n")), "{out}");
    assert!(out.ends_with("Nothing was changed: this was a dry run.\n") && !out.contains("undo"), "{out}");
    let (_, out, _) = run(home, &["import", "shop.tillbook", "orders.csv"]);
    assert!(out.contains(&format!("Note: {said}\n")), "{out}");
    let (_, history, _) = run(home, &["export", "shop.tillbook", "history", "--format", "csv"]);
    assert!(
        history.contains(&format!(
            "\"Import orders.csv: {said}; order_total: 8.00 came in + 1200.50 not counted;"
        )),
        "{history}"
    );

    let table = "C,S,P,C,R,N,P,C,S,C\nUS,CT,6001,,6.35,CT,1,0,1,\nUS,NY,501,,8.625,NY,1,0,1,\n\
                 UK,,,,20,VAT,1,0,1,\nFR,,,,200,TVA,1,0,1,\n";
    fs::write(home.join("vat.csv"), table).unwrap();
    let (_, out, _) = run(home, &["import", "shop.tillbook", "vat.csv"]);
    for expected in [
        "Hint: Postcodes that lost leading zeros: 2 rates, the first in vat.csv, line 2: 6001 would be 06001. \
         They stay as written; --mend zips corrects them all\n",
        "UK would be GB. They stay as written; --mend countries corrects them all\n",
        "Hints: 1\n  vat.csv, line 5: Over 50%",
    ] {
        assert!(out.contains(expected), "no {expected} in\n{out}");
    }
    let (_, out, _) = run(home, &["import", "shop.tillbook", "vat.csv", "--mend", "zips,countries"]);
    assert!(out.contains("Corrected: Postcodes that lost leading zeros: 2 rates,"), "{out}");
    assert!(out.contains("6001 is 06001 now\n") && !out.contains("--mend"), "{out}");
    let (_, taxes, _) = run(home, &["export", "shop.tillbook", "taxes"]);
    assert!(taxes.contains("US,NY,00501,") && taxes.contains("GB,,,,20") && !taxes.contains("UK"), "{taxes}");
    let (code, _, err) = run(home, &["import", "shop.tillbook", "vat.csv", "--mend", "everything"]);
    assert!(code == 2 && err.contains("countries, percents, zips, ranges"), "{err}");
}

#[test]
fn what_was_done_is_taken_back_and_done_again() {
    let folder = with_shop();
    let home = folder.path();
    let none = (1, String::new(), "tillbook: shop.tillbook: there is nothing to undo\n".to_owned());
    assert_eq!(run(home, &["undo", "shop.tillbook"]), none);
    let (code, _, err) = run(home, &["redo", "shop.tillbook"]);
    assert!(code == 1 && err.contains("nothing was undone that could be redone"), "{err}");
    fs::write(home.join("vat.csv"), "C,S,P,C,R,N,P,C,S,C\nDE,,,,19,USt,1,0,1,\n").unwrap();
    let at = |time: &'static str, words: &[&str]| run(home, &[words, &["--now", time]].concat());
    let import = ["import", "shop.tillbook", "vat.csv"];
    let (_, out, _) = at("2026-11-20T10:00:00", &import);
    assert!(out.ends_with("Imported. `tillbook undo shop.tillbook` undoes it.\n"), "{out}");
    let (_, out, _) = at("2026-11-20T10:00:00", &import);
    assert!(out.ends_with("Nothing had to be changed.\n"), "{out}");
    let rates = || run(home, &["export", "shop.tillbook", "taxes"]).1.lines().count() - 1;
    assert_eq!(rates(), 1);
    let (code, _, err) = run(home, &["undo", "shop.tillbook", "--user", "ghost"]);
    assert!(code == 1 && err.contains("Your role may not undo and redo"), "{err}");
    let (code, out, _) = at("2026-11-20T11:00:00", &["undo", "shop.tillbook"]);
    let done = "Import vat.csv, done by owner at 2026-11-20T10:00:00";
    assert_eq!((code, rates()), (0, 0));
    assert_eq!(out, format!("Undone: {done}.\n`tillbook redo shop.tillbook` does it again.\n"));
    assert_eq!(run(home, &["undo", "shop.tillbook"]), none);
    let (code, out, _) = at("2026-11-20T12:00:00", &["redo", "shop.tillbook"]);
    assert_eq!((code, rates()), (0, 1));
    assert_eq!(out, format!("Redone: {done}.\n`tillbook undo shop.tillbook` undoes it.\n"));
    // Orders that came in are gone for good when they are taken back.
    let books = r#"{"format": "tillbook-books", "version": 1, "orders": [
        {"number": "1", "placed_at": "2025-03-03", "status": "completed", "total": "36.00"}]}"#;
    fs::write(home.join("books.json"), books).unwrap();
    assert_eq!(run(home, &["import", "shop.tillbook", "books.json"]).0, 0);
    let (code, out, _) = run(home, &["undo", "shop.tillbook"]);
    assert!(code == 0 && out.contains("\nIt cannot be redone from here"), "{out}");
    assert_eq!(run(home, &["redo", "shop.tillbook"]).0, 1);
    fs::rename(home.join("shop.tillbook"), home.join("my shop.tillbook")).unwrap();
    let (_, out, _) = run(home, &["undo", "my shop.tillbook"]);
    assert!(out.ends_with("`tillbook redo \"my shop.tillbook\"` does it again.\n"), "{out}");
}

/// What a file leaves open is asked with the words that answer it.
#[test]
fn what_is_asked_is_answered_in_its_words() {
    let folder = with_shop();
    let home = folder.path();
    let head = "order_id,order_date,status,item_name,quantity,line_total,order_total,Versand";
    let import = |row: &str, words: &[&str]| {
        fs::write(home.join("a.csv"), format!("{head}\n{row}\n")).unwrap();
        run(home, &[&["import", "shop.tillbook", "a.csv"], words].concat())
    };
    let (first, second) =
        ("1,2024-05-01,completed,Mug,1,10.00,35.00,5.00", "1,2024-05-01,completed,Tea,2,20.00,35.00,5.00");
    let (code, _, err) = import(first, &[]);
    assert!(
        code == 1 && err.contains("look like amounts, and no heading says") && err.contains("Versand"),
        "{err}"
    );
    assert!(err.contains("--map FIELD=HEADING") && err.contains("--leave-out HEADING"), "{err}");
    let versand = ["--map", "shipping=Versand"];
    assert_eq!(import(first, &versand).0, 0);
    let (code, _, err) = import(second, &versand);
    assert!(code == 1 && err.contains("order 1 has 1 line, 10.00 in all in the books"), "{err}");
    assert!(
        ["add", "replace", "leave"].iter().all(|word| err.contains(&format!("--order-again {word}"))),
        "{err}"
    );
    let (code, out, _) = import(second, &[&versand[..], &["--order-again", "leave"]].concat());
    assert!(code == 0 && out.contains("1 left as they are"), "{out}");
    let (code, out, _) = import(second, &[&versand[..], &["--order-again", "add", "--dry-run"]].concat());
    assert!(code == 0 && out.contains("1 changed"), "{out}");
    assert_eq!(import(second, &[&versand[..], &["--order-again", "add"]].concat()).0, 0);
    let (_, out, _) = run(home, &["export", "shop.tillbook", "books", "--format", "json"]);
    assert!(out.contains("\"Mug\"") && out.contains("\"Tea\"") && !out.contains("Not divided"), "{out}");
    assert_eq!(import(second, &["--order-again", "both"]).0, 2);
    assert_eq!(import(first, &["--leave-out", "Versand", "--order-again", "replace"]).0, 0);
}

/// A table of tax rates whose headings are not known takes its format and its columns, and the next one is understood.
#[test]
fn tax_rates_with_other_headings_are_named() {
    let folder = with_shop();
    let home = folder.path();
    let import = |rows: &str, words: &[&str]| {
        fs::write(home.join("vat.csv"), format!("Gebiet;Prozent;Bezeichnung;ab wann\n{rows}")).unwrap();
        run(home, &[&["import", "shop.tillbook", "vat.csv"], words].concat())
    };
    let rows = "Germany;19;USt;\nAT;20;USt;\n";
    assert_eq!(import(rows, &[]).0, 1);
    let (code, _, err) = import(rows, &["--format", "taxes", "--map", "rate=Prozente"]);
    assert!(code == 1 && err.contains("The headings are Gebiet, Prozent"), "{err}");
    let said = [
        "--format",
        "taxes",
        "--map",
        "country=Gebiet",
        "--map",
        "rate=Prozent",
        "--map",
        "name=Bezeichnung",
        "--map",
        "from=ab wann",
    ];
    let (code, out, err) = import(rows, &said);
    assert!(code == 0 && out.contains("2 new"), "{out}{err}");
    let rates = || run(home, &["export", "shop.tillbook", "taxes"]).1;
    assert!(rates().contains("DE,,,,19.0000,USt,1,0,1,") && rates().contains("AT,,,,20.0000,USt,1,0,1,"));
    // The next needs nothing said, and its rate of a day is one of that day.
    let (code, _, err) = import("Germany;19;USt;\nDE;16;USt;2020-07-01\n", &[]);
    assert!(code == 0 && err.contains("--map rate='Prozent'"), "{err}");
    // A table of our columns takes another one for the name.
    let ours = "Land,Region,PLZ,Ort,Satz,Name,Rang,Zusatz,Versand,Klasse,Titel\nFR,,,,20,alt,1,0,0,,TVA\n";
    fs::write(home.join("fr.csv"), ours).unwrap();
    let words = ["import", "shop.tillbook", "fr.csv", "--format", "taxes", "--map", "name=Titel"];
    // Without headings there is nothing to name: the first rate would be taken for them.
    fs::write(home.join("none.csv"), "BE,,,,21,TVA,1,0,1,\nLU,,,,17,TVA,1,0,1,\n").unwrap();
    let (code, _, err) = run(home, &["import", "shop.tillbook", "none.csv", "--map", "name=TVA"]);
    assert!(code == 1 && err.contains("its first row is a rate"), "{err}");
    assert_eq!(run(home, &["import", "shop.tillbook", "none.csv"]).0, 0);
    assert!(rates().contains("BE,,,,21.0000,TVA"), "{}", rates());
    let (code, _, err) = run(home, &words);
    assert!(code == 0 && rates().contains("FR,,,,20.0000,TVA,1,0,0,"), "{err}{}", rates());
}

/// An order that is refunded, whose refund no file has, counts as what was said; its refund takes the place of that.
#[test]
fn refunded_orders_without_refunds_are_asked_about() {
    let order = r#"[{"id": 5, "number": "5", "status": "refunded", "date_created": "2023-03-13T10:00:00", "total": "24.00",
        "total_tax": "4.00", "prices_include_tax": false, "refunds": [], "line_items": [{"id": 1, "name": "Mug",
        "product_id": 1, "quantity": 2, "subtotal": "20.00", "total": "20.00", "total_tax": "4.00"}]}]"#;
    let refund = r#"[{"id": 6, "parent_id": 5, "date_created": "2023-04-02T09:00:00", "amount": "24.00", "reason": "",
        "refunded_by": 1, "line_items": []}]"#;
    for (word, left) in [("nothing", "20.00"), ("whole", "0.00")] {
        let folder = with_shop();
        let home = folder.path();
        fs::write(home.join("orders.json"), order).unwrap();
        fs::write(home.join("refunds.json"), refund).unwrap();
        let import =
            |file: &str, words: &[&str]| run(home, &[&["import", "shop.tillbook", file], words].concat());
        let (code, _, err) = import("orders.json", &[]);
        assert!(code == 1 && err.contains("order 5 of 24.00") && err.contains("--unrefunded whole"), "{err}");
        let said = ["--unrefunded", word];
        let (code, out, err) = import("orders.json", &said);
        assert!(code == 0 && out.contains("24.00 in all"), "{out}{err}");
        assert!(import("orders.json", &said).1.contains("Nothing had to be changed"), "{word}");
        let (_, sold, _) =
            run(home, &["report", "shop.tillbook", "sales", "--from", "2023-03-13", "--to", "2023-03-13"]);
        let net = sold.lines().find_map(|line| line.trim().strip_prefix("Net sales ")).unwrap().trim();
        assert_eq!(net, left, "{word}: {sold}");
        let (code, _, err) = import("refunds.json", &[]);
        assert_eq!(code, 0, "{err}");
        let (_, out, _) = run(home, &["export", "shop.tillbook", "books", "--format", "json"]);
        assert_eq!(out.matches("refunded_at").count(), 1, "{word}: {out}");
        assert!(out.contains("\"refunded_at\": \"2023-04-02T09:00:00\""), "{word}: {out}");
    }
}

/// What was said of a file is true of the next with its headings, in this shop, until it is forgotten or taken back.
#[test]
fn what_was_said_of_a_file_is_said_of_the_next() {
    let folder = with_shop();
    let home = folder.path();
    assert_eq!(run(home, &["new", "other.tillbook", "--country", "DE"]).0, 0);
    let import = |shop: &str, number: u32, words: &[&str]| {
        let head = "order_id,order_date,status,item_name,quantity,price,discount,Versand";
        let row = format!("{number},2024-05-01,Eingelagert,Mug,2,10.00,0.1,5.00");
        fs::write(home.join("a.csv"), format!("{head}\n{row}\n")).unwrap();
        run(home, &[&["import", shop, "a.csv"], words].concat())
    };
    let words =
        ["--map", "shipping=Versand", "--discounts", "percent", "--map-status", "Eingelagert=processing"];
    assert_eq!(import("shop.tillbook", 1, &[]).0, 1);
    assert_eq!(import("shop.tillbook", 1, &[&words[..], &["--dry-run"]].concat()).0, 0);
    assert_eq!(import("shop.tillbook", 1, &[]).0, 1, "a rehearsal keeps nothing");
    assert_eq!(import("shop.tillbook", 1, &words).0, 0);
    let (code, _, err) = import("shop.tillbook", 2, &["--years", "right"]);
    assert_eq!(code, 0, "{err}");
    let said = "--map shipping='Versand' --discounts percent --map-status 'Eingelagert=processing'";
    assert!(err.contains(said), "{err}");
    let total = |number: u32| {
        let (_, out, _) = run(home, &["export", "shop.tillbook", "orders"]);
        let line = out.lines().find(|line| line.starts_with(&format!("{number},"))).unwrap().to_owned();
        line.split_once(',').unwrap().1.to_owned()
    };
    assert_eq!(total(1), total(2));
    assert_eq!(import("other.tillbook", 3, &[]).0, 1, "each shop has its own");
    let (code, _, err) = import("shop.tillbook", 3, &["--forget"]);
    assert!(code == 1 && err.contains("Versand"), "{err}");
    assert_eq!(import("shop.tillbook", 3, &[]).0, 0, "what was refused forgets nothing");
    // Undone with the import that said it: the second import changed nothing of it.
    for _import in 0..3 {
        assert_eq!(run(home, &["undo", "shop.tillbook"]).0, 0);
    }
    assert_eq!(import("shop.tillbook", 4, &[]).0, 1);
    // A shop that was told otherwise keeps that.
    assert_eq!(import("shop.tillbook", 4, &words).0, 0);
    let other = ["--leave-out", "Versand", "--discounts", "amount", "--map-status", "Eingelagert=on-hold"];
    assert_eq!(import("shop.tillbook", 5, &other).0, 0);
    let (_, _, err) = import("shop.tillbook", 6, &[]);
    assert!(err.contains("--leave-out 'Versand' --discounts amount"), "{err}");
    assert_eq!(run(home, &["check", "shop.tillbook"]).0, 0);
}

#[test]
fn an_import_asks_and_says_how_to_answer() {
    let folder = with_shop();
    let home = folder.path();
    let lines = "InvoiceNo,StockCode,Quantity,InvoiceDate,UnitPrice\n";
    let orders = "order_id,order_date,status,item_name,quantity,price";
    for (name, text, question, answer) in [
        (
            "dates.csv",
            format!("{lines}1,A,1,13/03/2024,5.00\n2,A,1,03/14/2024,5.00\n"),
            "--date-order day-first or --date-order month-first.",
            "--date-order=day-first",
        ),
        (
            "numbers.csv",
            format!("{lines}3,A,1,2024-03-13,1.234\n"),
            "--decimals point or --decimals comma",
            "--decimals=comma",
        ),
        ("years.csv", format!("{lines}4,A,1,1970-01-01,5.00\n"), "--years right;", "--years=right"),
        (
            "repeated.csv",
            format!(
                "{orders},shipping\n5,2024-03-13,completed,Mug,1,5.00,4.00\n5,2024-03-13,completed,Cup,1,5.00,4.00\n"
            ),
            "--repeated order",
            "--repeated=row",
        ),
        (
            "discounts.csv",
            format!("{orders},discount\n6,2024-03-13,completed,Mug,1,5.00,10%\n"),
            "--discounts percent-taken",
            "--discounts=percent-taken",
        ),
        (
            "sales.csv",
            "Date,Product,Quantity,Price\n2024-03-13,Mug,1,5.00\n".to_owned(),
            "--orders row",
            "--orders=row",
        ),
        (
            "purchases.csv",
            "date,supplier,document,net,tax,Prozente\n2024-03-13,Paper,1,5.00,1.00,20\n".to_owned(),
            "--map \"rate=HEADING\"",
            "--map=rate=Prozente",
        ),
    ] {
        fs::write(home.join(name), text).unwrap();
        let (code, _, err) = run(home, &["import", "shop.tillbook", name]);
        assert!(code == 1 && err.contains(question) && err.contains("Nothing was imported"), "{name}: {err}");
        let (code, out, err) = run(home, &["import", "shop.tillbook", name, answer]);
        assert!(code == 0 && out.contains("Imported."), "{name}: {out}{err}");
    }
    let orders = format!("{orders}\n7,2024-03-13,Chargeback,Mug,1,5.00\n");
    fs::write(home.join("statuses.csv"), orders).unwrap();
    let (_, out, _) = run(home, &["import", "shop.tillbook", "statuses.csv"]);
    assert!(out.contains("--map-status \"Chargeback=refunded\" says what it means"), "{out}");
}

/// A list of products whose headings are not known takes its format and its columns.
#[test]
fn products_with_other_headings_are_asked_for_and_named() {
    let folder = with_shop();
    let home = folder.path();
    fs::write(home.join("stock.csv"), "Ref;Was;Tarif\nM-1;Mug;7,50\nT-1;Towel;3,00\n").unwrap();
    let import = |options: &[&str]| run(home, &[&["import", "shop.tillbook", "stock.csv"], options].concat());
    let (code, _, err) = import(&[]);
    assert!(code == 1 && err.contains("name it with --format"), "{err}");
    let (code, _, err) = import(&["--format", "products", "--map", "price=Tarif"]);
    assert!(code == 1 && err.contains("say so with --map \"name=HEADING\""), "{err}");
    let all = ["--format", "products", "--map", "code=Ref", "--map", "name=Was", "--map", "price=Tarif"];
    let (code, out, err) = import(&all);
    assert!(code == 0 && out.contains("2 new"), "{out}{err}");
    let (_, out, _) = run(home, &["export", "shop.tillbook", "products", "--format", "csv"]);
    assert!(out.contains("Mug") && out.contains("7.50"), "{out}");
}

/// Rows that are refused in a list without numbers keep the numbers that they would have had.
#[test]
fn refused_rows_without_numbers_are_mended_and_stay_what_they_are() {
    let folder = with_shop();
    let home = folder.path();
    for (name, total) in [("lines.csv", ""), ("orders.csv", ",Total")] {
        let cell = |total_of: &str| if total.is_empty() { String::new() } else { format!(",{total_of}") };
        let text = format!(
            "Date,Product,Quantity,Price{total}\n2024-03-13,Mug {name},1,5.00{}\n2024-03-13,Cup {name},x,7.00{}\n",
            cell("5.00"),
            cell("7.00")
        );
        fs::write(home.join(name), text).unwrap();
        let mut words = vec!["import", "shop.tillbook", name, "--orders", "row", "--shop-name", name];
        let (_, out, err) = run(home, &[&words[..], &["--refused", "refused.csv", "--force"]].concat());
        assert!(out.contains("Refused rows: 1"), "{name}: {out}{err}");
        let refused = fs::read_to_string(home.join("refused.csv")).unwrap();
        assert!(refused.starts_with("Order number,Date,"), "{name}: {refused}");
        fs::write(home.join("refused.csv"), refused.replace(",x,", ",1,")).unwrap();
        words[2] = "refused.csv";
        let (code, out, err) = run(home, &words);
        assert!(code == 0 && out.contains("1 new"), "{name}: {out}{err}");
        let (_, books, _) = run(home, &["export", "shop.tillbook", "orders", "--format", "csv"]);
        for number in ["2024-03-13 1", "2024-03-13 2"] {
            assert!(books.contains(&format!("{name} {number}")), "{name}: {books}");
        }
    }
}

/// The signal is sent once the program hears it, while it has tens of thousands of lines to go.
#[cfg(target_os = "linux")]
#[test]
fn an_import_that_is_stopped_says_that_nothing_was_changed() {
    let folder = with_shop();
    let home = folder.path();
    let line = |at| format!("{at},A{},1,2024-03-13 10:00,{}.50", at % 900, at % 90);
    let lines: Vec<String> = (0..200_000).map(line).collect();
    let text = format!("InvoiceNo,StockCode,Quantity,InvoiceDate,UnitPrice\n{}\n", lines.join("\n"));
    fs::write(home.join("lines.csv"), text).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.env("HOME", home).env("XDG_DATA_HOME", home.join("data")).env("TZ", "UTC").current_dir(home);
    command.args(["import", "shop.tillbook", "lines.csv"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let id = child.id().to_string();
    let hears = || {
        let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).map(str::trim);
        caught.and_then(|mask| u64::from_str_radix(mask, 16).ok()).is_some_and(|mask| mask & 0b10 != 0)
    };
    while !hears() {
        assert!(child.try_wait().unwrap().is_none(), "it ended before it heard a signal");
        std::thread::yield_now();
    }
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    let (out, err) = (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap());
    assert_eq!(status.code(), Some(1), "{out}{err}");
    assert!(err.contains("Nothing was changed"), "{out}{err}");
    let (_, orders, _) = run(home, &["export", "shop.tillbook", "orders", "--format", "csv"]);
    assert_eq!(orders.lines().count(), 1, "{orders}");
}
