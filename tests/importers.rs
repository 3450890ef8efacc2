//! Files as real programs write them: the same content in other clothes says the same, and what is written
//! in unusual ways is read by what it means.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod shops;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};
use shops::{NOW, TestShop, brief, cases, told};
use tillbook::domain::Error;
use tillbook::domain::hints::Mend;
use tillbook::engine::{Direction, ImportOptions, Mode};

/// What is in a shop after a file was imported twice, of which the second time changed nothing.
fn shop_after(name: &str, bytes: &[u8], zone: &str) -> Result<(TestShop, String), Error> {
    let mut shop = TestShop::in_zone(zone);
    let report = shop.import(name, bytes, &ImportOptions::default())?;
    let again = shop.import(name, bytes, &ImportOptions::default())?;
    assert!(again.changed_nothing(), "{name} again: {}", told(&again));
    shop.reconciles(name);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{name}");
    Ok((shop, told(&report)))
}

fn packed(text: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(text).unwrap();
    encoder.finish().unwrap()
}

fn utf16(text: &str) -> Vec<u8> {
    [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
}

/// Rows that a spreadsheet did not divide and saved as one cell each.
fn one_cell(rows: &[Vec<String>], delimiter: char) -> Vec<u8> {
    let mut writer = csv::WriterBuilder::new().quote_style(csv::QuoteStyle::Always).from_writer(Vec::new());
    for row in rows {
        let mut inner = csv::WriterBuilder::new();
        let mut inner = inner.delimiter(u8::try_from(delimiter).unwrap()).from_writer(Vec::new());
        inner.write_record(row).unwrap();
        let line = String::from_utf8(inner.into_inner().unwrap()).unwrap();
        writer.write_record([line.trim_end_matches('\n')]).unwrap();
    }
    writer.into_inner().unwrap()
}

/// The rows as a workbook, plain numbers as numbers.
fn workbook(rows: &[Vec<String>]) -> Vec<u8> {
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    for (row, cells) in (0_u32..).zip(rows) {
        for (column, cell) in (0_u16..).zip(cells) {
            let number: Option<f64> = cell.parse().ok().filter(|number: &f64| number.to_string() == *cell);
            match number {
                Some(number) => sheet.write(row, column, number).unwrap(),
                None => sheet.write(row, column, cell).unwrap(),
            };
        }
    }
    book.save_to_buffer().unwrap()
}

/// A CSV with other delimiters, headings, line ends and encodings.
fn clothes(text: &str, has_headings: bool) -> Vec<(&'static str, Vec<u8>)> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(text.as_bytes());
    let rows: Vec<Vec<String>> =
        reader.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect();
    let write = |rows: &[Vec<String>], build: &dyn Fn(&mut csv::WriterBuilder)| {
        let mut builder = csv::WriterBuilder::new();
        builder.flexible(true);
        build(&mut builder);
        let mut writer = builder.from_writer(Vec::new());
        for row in rows {
            writer.write_record(row).unwrap();
        }
        writer.into_inner().unwrap()
    };
    let as_is = |_: &mut csv::WriterBuilder| {};
    let plain = String::from_utf8(write(&rows, &as_is)).unwrap();
    let semicolons = write(&rows, &|builder| _ = builder.delimiter(b';'));
    let mut all = vec![
        ("with a byte order mark", format!("\u{feff}{plain}").into_bytes()),
        ("with the line ends of Windows", plain.replace('\n', "\r\n").into_bytes()),
        ("with the line ends of old Macs", plain.replace('\n', "\r").into_bytes()),
        ("without a last line end", plain.trim_end().as_bytes().to_vec()),
        ("with blank lines around", format!("\n{plain}\n\n").into_bytes()),
        ("with semicolons", semicolons.clone()),
        ("with a line that names the delimiter", [b"sep=;\r\n".to_vec(), semicolons].concat()),
        ("with tabs", write(&rows, &|builder| _ = builder.delimiter(b'\t'))),
        ("with bars", write(&rows, &|builder| _ = builder.delimiter(b'|'))),
        ("with every cell quoted", write(&rows, &|builder| _ = builder.quote_style(csv::QuoteStyle::Always))),
        ("packed", packed(plain.as_bytes())),
        ("in UTF-16", utf16(&plain)),
        ("as a workbook", workbook(&rows)),
        ("with each row as one quoted cell", one_cell(&rows, ',')),
        ("with each row as one quoted cell of semicolons", one_cell(&rows, ';')),
    ];
    if has_headings {
        let headed = |change: &dyn Fn(&str) -> String| {
            let mut rows = rows.clone();
            let first = rows.first_mut().unwrap();
            *first = first.iter().map(|heading| change(heading)).collect();
            write(&rows, &as_is)
        };
        let turned: Vec<Vec<String>> = rows.iter().map(|row| row.iter().rev().cloned().collect()).collect();
        let wide: Vec<Vec<String>> = rows
            .iter()
            .enumerate()
            .map(|(at, row)| {
                let extra = if at == 0 { ["Unheard of", "Also new"] } else { ["7", "x"] };
                [&[extra[0].to_owned()], row.as_slice(), &[extra[1].to_owned()]].concat()
            })
            .collect();
        all.push(("with loud headings", headed(&str::to_uppercase)));
        all.push(("with spaced headings", headed(&|heading| format!(" {} ", heading.replace('_', " ")))));
        all.push(("with its columns turned round", write(&turned, &as_is)));
        all.push(("with more columns", write(&wide, &as_is)));
    }
    all
}

#[test]
fn a_table_says_the_same_in_other_clothes() {
    for (name, has_headings) in [
        ("shopify_taxes.csv", true),
        ("shopify_orders.csv", true),
        ("orders_first_row.csv", true),
        ("orders_with_taxes.csv", true),
        ("lines_iso.csv", true),
        ("taxes_spanish.csv", false),
    ] {
        let text = fs::read_to_string(cases().join(name)).unwrap();
        let (plain, _) = shop_after(name, text.as_bytes(), "UTC").unwrap();
        for (how, bytes) in clothes(&text, has_headings) {
            match shop_after(name, &bytes, "UTC") {
                Ok((shop, _)) => {
                    assert_eq!(shop.books(), plain.books(), "{name} {how}");
                    assert_eq!(shop.taxes(), plain.taxes(), "{name} {how}");
                }
                Err(error) => panic!("{name} {how}: {error}"),
            }
        }
    }
}

/// Changes every value below a value, innermost first.
fn everywhere(value: &Value, change: &dyn Fn(&str, Value) -> Value) -> Value {
    fn go(key: &str, value: &Value, change: &dyn Fn(&str, Value) -> Value) -> Value {
        let inner = match value {
            Value::Array(values) => Value::Array(values.iter().map(|value| go("", value, change)).collect()),
            Value::Object(map) => {
                Value::Object(map.iter().map(|(key, value)| (key.clone(), go(key, value, change))).collect())
            }
            other => other.clone(),
        };
        change(key, inner)
    }
    go("", value, change)
}

fn is_nothing(value: &Value) -> bool {
    value.is_null() || value == "" || value.as_array().is_some_and(Vec::is_empty)
}

/// An answer wrapped, cut into lines, and with its values written otherwise.
fn envelopes(entries: &[Value]) -> Vec<(&'static str, String)> {
    let all = Value::Array(entries.to_vec());
    let (first, rest) = entries.split_at(1);
    let lines: Vec<String> = entries.iter().map(Value::to_string).collect();
    let by_place: Map<String, Value> =
        entries.iter().enumerate().map(|(at, entry)| (at.to_string(), entry.clone())).collect();
    let turned = everywhere(&all, &|_, value| match value {
        Value::Object(map) => Value::Object(map.into_iter().rev().collect()),
        other => other,
    });
    let sparse = everywhere(&all, &|_, value| match value {
        Value::Object(map) => map.into_iter().filter(|(_, value)| !is_nothing(value)).collect(),
        other => other,
    });
    let texts = everywhere(&all, &|_, value| match value {
        Value::Number(number) => Value::String(number.to_string()),
        other => other,
    });
    let numbers = everywhere(&all, &|key, value| match value.as_str() {
        Some(text) if key.contains("total") || key.contains("tax") || key == "amount" => {
            serde_json::from_str(text).unwrap_or(value)
        }
        _ => value,
    });
    let maps = everywhere(&all, &|key, value| match value {
        Value::Array(values) if !values.is_empty() && !key.is_empty() => {
            let places = values.into_iter().enumerate();
            Value::Object(places.map(|(at, value)| (at.to_string(), value)).collect())
        }
        other => other,
    });
    vec![
        ("as it is", serde_json::to_string_pretty(&all).unwrap()),
        ("after a byte order mark", format!("\u{feff}{all}")),
        ("wrapped", json!({"data": all}).to_string()),
        ("with its headers", json!({"status": 200, "headers": {"x-wp-total": "9"}, "body": all}).to_string()),
        ("wrapped twice", json!({"success": true, "result": {"data": all}}).to_string()),
        ("as a map", Value::Object(by_place).to_string()),
        ("page by page", json!([first, rest]).to_string()),
        ("list after list", format!("{}{}", json!(first), json!(rest))),
        ("one on each line", lines.join("\n") + "\n"),
        ("one on each line, of Windows", lines.join("\r\n")),
        ("with keys in another order", turned.to_string()),
        ("without empty keys", sparse.to_string()),
        ("with numbers as texts", texts.to_string()),
        ("with amounts as numbers", numbers.to_string()),
        ("with lists as maps", maps.to_string()),
    ]
}

#[test]
fn an_answer_says_the_same_in_other_envelopes() {
    for name in ["rest_order_taxes.json", "rest_orders.json", "rest_taxes.json"] {
        let text = fs::read_to_string(cases().join(name)).unwrap();
        let value: Value = serde_json::from_str(&text).unwrap();
        let entries = value.get("data").unwrap_or(&value).as_array().unwrap().clone();
        let (plain, _) = shop_after(name, text.as_bytes(), "UTC").unwrap();
        for (how, text) in envelopes(&entries) {
            for bytes in [text.clone().into_bytes(), packed(text.as_bytes())] {
                match shop_after(name, &bytes, "UTC") {
                    Ok((shop, _)) => {
                        assert_eq!(shop.books(), plain.books(), "{name} {how}");
                        assert_eq!(shop.taxes(), plain.taxes(), "{name} {how}");
                    }
                    Err(error) => panic!("{name} {how}: {error}"),
                }
            }
        }
    }
}

/// One file of `tests/cases/written` after the other: `name.csv` or `name.json`, and beside it in
/// `name.txt` what comes of it. `UPDATE_CASES=1` writes those anew.
#[test]
fn files_are_read_by_what_they_mean() {
    let folder = cases().with_file_name("written");
    let mut names: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.retain(|path| path.extension().is_some_and(|extension| extension != "txt"));
    names.sort();
    let mut wrong = Vec::new();
    for path in names {
        let name = path.file_name().unwrap().to_str().unwrap();
        let found = match shop_after(name, &fs::read(&path).unwrap(), "America/New_York") {
            Ok((shop, told)) if told.contains("format: taxes") => format!("{told}\n{}", shop.taxes()),
            Ok((shop, told)) => format!("{told}\n{}\n", brief(&shop).join("\n")),
            Err(error) => format!("{error}\n"),
        };
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

/// What was done last, as the history names it.
fn last_step(shop: &TestShop) -> String {
    shop.engine.history(&shop.owner, 1, 0).unwrap().remove(0).title
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
        let (shop, told) = shop_after(name, text.as_bytes(), "UTC").unwrap();
        assert!(told.contains(&format!("told: {expected}\n")), "{name}: {told}");
        assert_eq!(last_step(&shop), format!("Import {name}: {expected}"));
    }
    let (mut shop, told) =
        shop_after("e.csv", rows.replace("failed", "completed").as_bytes(), "UTC").unwrap();
    assert!(!told.contains("told:"), "{told}");
    assert_eq!(last_step(&shop), "Import e.csv");
    // Of those that came before only what changes is told again.
    let some = rows.replacen("failed", "completed", 1);
    let report = shop.import("f.csv", some.as_bytes(), &ImportOptions::default()).unwrap();
    assert!(
        shops::told(&report).contains("1 order, 1 will not count (failed 1: 8.00)"),
        "{}",
        shops::told(&report)
    );
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
    for part in ["US,CT,6001; 6002,", "US,NY,501,", "EL,,,,24.0000", "UK,,,,20.0000", "NL,,,,0.2100"] {
        assert!(as_written.contains(part), "{part} in {as_written}");
    }
    // An answer is for its kind only, and a rate that came in before is mended, not doubled.
    let zips = import(&mut shop, &[Mend::Zips]);
    assert_eq!(zips.mends[&Mend::Zips].rates, 4);
    let taxes = shop.taxes();
    for part in ["US,CT,06001; 06002,", "US,NY,00501,", "US,MA,02101...02199,", "DE,,01067,", "EL,,,,24.0000"]
    {
        assert!(taxes.contains(part), "{part} in {taxes}");
    }
    assert_eq!(taxes.lines().count(), as_written.lines().count(), "{taxes}");
    let all = import(&mut shop, &Mend::ALL);
    assert!(all.mends.values().all(|found| found.is_mended));
    let problems: Vec<&str> = all.hints.iter().map(|hint| hint.row.refusal.problem.as_str()).collect();
    assert!(problems.iter().any(|problem| problem.starts_with("Over 50 %")), "{problems:?}");
    assert!(problems.iter().any(|problem| problem.starts_with("902100 is no ZIP code")), "{problems:?}");
    let mended = shop.taxes();
    for part in ["GR,,,,24.0000", "GB,,,,20.0000", "NL,,,,21.0000", "US,TX,75201...75299,", "FR,,,,190.0000"]
    {
        assert!(mended.contains(part), "{part} in {mended}");
    }
    assert_eq!(mended.lines().count(), as_written.lines().count(), "{mended}");
    assert!(import(&mut shop, &Mend::ALL).changed_nothing());
    for expected in [&taxes, &as_written] {
        shop.engine.travel(&shop.owner, Direction::Undo, NOW).unwrap();
        assert_eq!(&shop.taxes(), expected);
    }
}

/// Every file that the tests and the sample have: a rehearsal says what the import does and changes nothing,
/// undo leaves nothing, and what is refused whole is refused with its name.
#[test]
fn files_are_rehearsed_imported_and_undone() {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sample");
    let folders = [cases(), cases().with_file_name("written"), cases().with_file_name("rows"), sample];
    let all = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let mut paths: Vec<PathBuf> = all.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| {
        path.extension().is_some_and(|known| known == "csv" || known == "json" || known == "gz")
    });
    assert!(paths.len() > 40, "only {} files", paths.len());
    let mut refused = 0;
    for path in paths {
        let name = path.file_name().unwrap().to_str().unwrap();
        let bytes = fs::read(&path).unwrap();
        let mut shop = TestShop::new();
        let before = (shop.books(), shop.taxes());
        let rehearsal = ImportOptions { mode: Mode::Rehearse, ..ImportOptions::default() };
        let said = shop.import(name, &bytes, &rehearsal);
        assert_eq!((shop.books(), shop.taxes()), before, "{name} rehearsed");
        let done = shop.import(name, &bytes, &ImportOptions::default());
        let (said, done) = match (said, done) {
            (Ok(said), Ok(done)) => (said, done),
            (Err(said), Err(done)) => {
                refused += 1;
                assert_eq!(said.to_string(), done.to_string(), "{name}");
                assert!(said.to_string().starts_with(name), "{name}: {said}");
                assert_eq!((shop.books(), shop.taxes()), before, "{name} refused");
                continue;
            }
            (said, done) => panic!("{name}: {said:?} is not {done:?}"),
        };
        assert_eq!(told(&said), told(&done), "{name}");
        if !done.changed_nothing() {
            let undone = shop.engine.travel(&shop.owner, Direction::Undo, NOW).unwrap();
            assert!(undone.is_some(), "{name}: nothing to undo");
        }
        assert_eq!((shop.books(), shop.taxes()), before, "{name} undone");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{name}");
    }
    assert!(refused > 5, "only {refused} files were refused whole");
}
