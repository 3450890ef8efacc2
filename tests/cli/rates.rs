//! What the command line says about tax rates: their versions, what is read on a day, why an order is taxed as it
//! is, and taxing it anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

fn run(home: &Path, words: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.env("HOME", home).env("XDG_DATA_HOME", home.join("data")).env("TZ", "UTC").current_dir(home);
    let Output { status, stdout, stderr } = command.args(words).output().unwrap();
    (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

/// A folder with a new shop in it.
fn with_shop() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let words = ["new", "shop.tillbook", "--name", "Corner", "--currency", "GBP"];
    assert_eq!(run(folder.path(), &words).0, 0);
    let path = folder.path().join("shop.tillbook");
    (folder, path)
}

#[test]
fn a_rate_is_planned_and_a_tax_explained() {
    let (folder, path) = with_shop();
    let home = folder.path();
    let file = "country,state,postcode,city,rate,name,priority,compound,shipping,class\n\
                DE,,,,19,USt,1,0,1,\nDE,,27498,,0,Helgoland,1,0,1,\nAT,,,,20,USt,1,0,1,\n";
    fs::write(home.join("rates.csv"), file).unwrap();
    let shop = path.to_str().unwrap();
    let at = |now: &'static str, words: &[&str]| {
        let words: Vec<&str> = [words, &["--now", now]].concat();
        run(home, &words)
    };
    let day = "2026-11-22T10:00:00";
    assert_eq!(at(day, &["import", shop, "rates.csv"]).0, 0);
    let (code, out, err) =
        at(day, &["plan", shop, "1", "--rate", "16", "--from", "2020-07-01", "--until", "2020-12-31"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let listed =
        "Tax rate 1: DE USt\n  from ever       19%\n  from 2020-07-01 16%\n  from 2021-01-01 19%  (now)\n";
    assert!(out.starts_with(listed), "{out}");
    assert_eq!(at(day, &["plan", shop, "1", "--rate", "21", "--from", "2027-01-01"]).0, 0);

    let explained = |words: &[&str]| -> serde_json::Value {
        let (code, out, err) = at(day, &[&["tax", shop, "--json"], words].concat());
        assert_eq!((code, err.as_str()), (0, ""), "{words:?}");
        serde_json::from_str(&out).unwrap()
    };
    let found =
        explained(&["--country", "DE", "--on", "2020-08-15", "--amount", "100", "--shipping", "4.90"]);
    let rate = serde_json::json!({
        "id": 1, "name": "USt", "rate": "16.0000", "priority": 1, "compound": false, "tax": "16.78", "shipping_tax": "0.78"
    });
    assert_eq!(found["rates"], serde_json::json!([rate]));
    assert_eq!([&found["net"], &found["tax"], &found["gross"]], ["104.90", "16.78", "121.68"]);
    let passed_over = serde_json::json!([
        { "id": 2, "reason": "postcode does not match" },
        { "id": 3, "reason": "other country" },
    ]);
    assert_eq!(found["passed_over"], passed_over);
    let with_tax =
        explained(&["--country", "Germany", "--on", "2027-01-01", "--amount", "121", "--with-tax"]);
    assert_eq!([&with_tax["net"], &with_tax["tax"], &with_tax["gross"]], ["100.00", "21.00", "121.00"]);
    let (_, text, _) = at(day, &["tax", shop, "--country", "DE", "--postcode", "27498"]);
    assert!(text.contains("Helgoland") && text.contains("more specific rate of its priority"), "{text}");

    for (words, code, expected) in [
        (
            &["plan", shop, "1", "--rate", "x", "--from", "2027-01-01"][..],
            1,
            "--rate: \"x\" is not a percentage",
        ),
        (
            &["plan", shop, "1", "--rate", "21", "--from", "2027-02-30"],
            1,
            "--from: \"2027-02-30\" is not a date",
        ),
        (&["plan", shop, "9", "--end", "--from", "2027-01-01"], 1, "no tax rate with the id 9"),
        (&["plan", shop, "1", "--rate", "21"], 2, "--from"),
        (&["tax", shop, "--on", "x"], 1, "--on: \"x\" is not a date"),
        (&["tax", shop, "--amount", "x"], 1, "--amount: \"x\" is not an amount"),
    ] {
        let (exit, _, err) = at(day, words);
        assert_eq!(exit, code, "{words:?}");
        assert!(err.contains(expected), "{words:?}: {err}");
    }
}

/// What is read on the day of a planned version, or before it, is of that day, and nothing comes into force by
/// it.
#[test]
fn what_is_read_is_of_its_day() {
    let (folder, path) = with_shop();
    let home = folder.path();
    let file =
        "country,state,postcode,city,rate,name,priority,compound,shipping,class\nDE,,,,19,USt,1,0,1,\n";
    fs::write(home.join("rates.csv"), file).unwrap();
    let shop = path.to_str().unwrap();
    let at = |now: &str, words: &[&str]| {
        let (code, out, err) = run(home, &[words, &["--now", now]].concat());
        assert_eq!((code, err.as_str()), (0, ""), "{words:?}");
        out
    };
    let (before, on) = ("2026-12-31T23:59:59", "2027-01-01T00:00:00");
    at(before, &["import", shop, "rates.csv"]);
    at(before, &["plan", shop, "1", "--rate", "21", "--from", "2027-01-01"]);
    at(before, &["settings", shop, "--name", "Corner shop"]);
    at(on, &["report", shop, "sales"]);
    at(on, &["tax", shop]);
    for (now, rate, state) in [(on, "21.0000", "(now)"), (before, "19.0000", "(planned)")] {
        let taxes = at(now, &["export", shop, "taxes"]);
        assert!(taxes.contains(&format!("DE,,,,{rate},USt")), "{now} {taxes}");
        let versions = at(now, &["plan", shop, "1"]);
        assert!(versions.contains(&format!("from 2027-01-01 21%  {state}")), "{now} {versions}");
    }
    // On the day of the version, an undo takes back what a person did last.
    let undone = at(on, &["undo", shop]);
    assert!(undone.starts_with("Undone: Change settings"), "{undone}");
}

/// What was changed while the clock was ahead is told by the check and before the next change, once; undone, the plan is
/// one again.
#[test]
fn a_clock_that_was_ahead_is_told_and_undone() {
    let (folder, path) = with_shop();
    let home = folder.path();
    let file =
        "country,state,postcode,city,rate,name,priority,compound,shipping,class\nDE,,,,19,USt,1,0,1,\n";
    fs::write(home.join("rates.csv"), file).unwrap();
    let shop = path.to_str().unwrap();
    let told = "Warning: The latest change: \"Change settings; Tax rate DE USt: 21% comes into force as planned\", by ";
    for (words, is_told) in [
        (&["import", shop, "rates.csv"][..], false),
        (&["plan", shop, "1", "--rate", "21", "--from", "2199-01-01"], false),
        (&["settings", shop, "--name", "Corner shop", "--now", "2199-03-05T10:00:00"], false),
        (&["check", shop], true),
        (&["report", shop, "sales"], false),
        (&["undo", shop], true),
        (&["check", shop], false),
    ] {
        let (code, out, err) = run(home, words);
        assert_eq!(code, 0, "{words:?} {out}{err}");
        assert_eq!(err.starts_with(told), is_told, "{words:?}: {err}");
        assert_eq!(err.lines().count(), usize::from(is_told), "{words:?}: {err}");
    }
    let (_, versions, _) = run(home, &["plan", shop, "1"]);
    assert!(versions.contains("from 2199-01-01 21%  (planned)"), "{versions}");
}

/// An order of a past version keeps its taxes, and its explanation says what the rates of its date come to.
#[test]
fn an_order_of_a_past_version_keeps_its_taxes_and_is_explained() {
    let (folder, path) = with_shop();
    let home = folder.path();
    let file =
        "country,state,postcode,city,rate,name,priority,compound,shipping,class\nDE,,,,19,USt,1,0,1,\n";
    fs::write(home.join("rates.csv"), file).unwrap();
    let order = r#"[{"id":7,"number":"12","status":"completed","date_created":"2020-08-15T10:00:00","currency":"GBP",
        "prices_include_tax":true,"total":"119.00","total_tax":"19.00","cart_tax":"19.00","billing":{"country":"DE"},
        "line_items":[{"id":1,"name":"Mug","quantity":1,"subtotal":"100.00","subtotal_tax":"19.00","total":"100.00",
        "total_tax":"19.00","taxes":[{"id":1,"total":"19.00"}]}],
        "tax_lines":[{"rate_id":1,"label":"USt","rate_percent":19,"tax_total":"19.00","shipping_tax_total":"0.00"}]}]"#;
    fs::write(home.join("orders.json"), order).unwrap();
    let shop = path.to_str().unwrap();
    let run = |words: &[&str]| {
        let (code, out, err) = run(home, &[words, &["--now", "2026-11-22T10:00:00"]].concat());
        assert_eq!((code, err.as_str()), (0, ""), "{words:?} {out}");
        out
    };
    run(&["import", shop, "rates.csv"]);
    run(&["import", shop, "orders.json"]);
    let version = ["--rate", "16", "--from", "2020-07-01", "--until", "2020-12-31"];
    let planned = run(&[&["plan", shop, "1"][..], &version].concat());
    let told =
        "1 order was on days of this version taxed by this rate. Such orders keep what they were charged.";
    assert!(planned.contains(told), "{planned}");
    let explained = run(&["tax", shop, "--order", "12"]);
    for expected in [
        "Order 12 of 2020-08-15T10:00:00",
        "16%",
        "The order was charged 19.00 GBP. The rates of its date come to 16.41: it was charged 2.59 more.",
    ] {
        assert!(explained.contains(expected), "{expected}: {explained}");
    }
    let json: serde_json::Value =
        serde_json::from_str(&run(&["tax", shop, "--order", "12", "--json"])).unwrap();
    assert_eq!([&json["charged_tax"], &json["tax"], &json["difference"]], ["19.00", "16.41", "2.59"]);
    assert_eq!(json["classes"][0]["rates"][0]["rate"], "16.0000");
}

#[test]
fn a_new_shop_has_the_rates_of_its_country_where_that_is_asked() {
    let added = "Added the tax rates of Germany: 19%, 7%.\n";
    let none = "It has no tax rates yet, so it charges no tax: tillbook preset add SHOP\n";
    for (words, code, said, rates) in [
        (&["--country", "DE", "--rates"][..], 0, added, 6),
        (&["--country", "Germany"], 0, none, 0),
        (&["--country", "US"], 0, "", 0),
        (&["--country", "US", "--rates"], 1, "there is no preset of this name", 0),
        (&["--rates"], 2, "--country", 0),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let words = [&["new", "shop.tillbook", "--now", "2026-11-20T14:32:00"], words].concat();
        let (found, out, err) = run(folder.path(), &words);
        assert_eq!(found, code, "{words:?}: {out} {err}");
        assert!(out.contains(said) || err.contains(said), "{words:?}: {out} {err}");
        assert_eq!(folder.path().join("shop.tillbook").exists(), code == 0, "{words:?}");
        if code == 0 {
            let (_, out, _) = run(folder.path(), &["export", "shop.tillbook", "taxes"]);
            assert_eq!(out.lines().count(), 1 + rates, "{words:?}: {out}");
        }
    }
}

/// The names are those of the papers of the shop; the API has its own for the standard class.
#[test]
fn a_new_shop_has_its_names_in_its_language() {
    for (country, owner, names) in [
        (&["--country", "GB"][..], "owner", ["Standard rate", "Reduced rate", "Zero rate"]),
        (&["--country", "DE"], "inhaber", ["Regelsatz", "Ermäßigter Satz", "Nullsatz"]),
        (&["--country", "FR"], "propriétaire", ["Taux normal", "Taux réduit", "Taux zéro"]),
        (&["--country", "NL"], "eigenaar", ["Algemeen tarief", "Verlaagd tarief", "Nultarief"]),
        (&["--country", "ES"], "propietario", ["Tipo general", "Tipo reducido", "Tipo cero"]),
        (&["--country", "JP"], "owner", ["Standard rate", "Reduced rate", "Zero rate"]),
        (&[], "owner", ["Standard rate", "Reduced rate", "Zero rate"]),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let home = folder.path();
        assert_eq!(run(home, &[&["new", "shop.tillbook"], country].concat()).0, 0);
        fs::write(home.join("rates.csv"), "GB,,,,5,VAT,1,0,1,reduced-rate\nGB,,,,0,VAT,1,0,1,zero-rate\n")
            .unwrap();
        let words = ["import", "shop.tillbook", "rates.csv", "--create-classes"];
        assert_eq!(run(home, &words).0, 0);
        let (_, out, _) = run(home, &["class", "list", "shop.tillbook"]);
        for (line, (slug, name)) in
            out.lines().zip(["standard", "reduced-rate", "zero-rate"].iter().zip(names))
        {
            assert!(line.starts_with(slug) && line.ends_with(&format!(" {name}")), "{country:?}: {line}");
        }
        let (_, out, _) = run(home, &["user", "list", "shop.tillbook"]);
        assert!(out.starts_with(owner), "{country:?}: {out}");
        fs::write(home.join("asked"), "{\"method\": \"GET\", \"path\": \"/taxes/classes\"}\n").unwrap();
        let mut api = Command::new(env!("CARGO_BIN_EXE_tillbook"));
        api.args(["api", "shop.tillbook"])
            .current_dir(home)
            .stdin(fs::File::open(home.join("asked")).unwrap());
        let out = String::from_utf8(api.output().unwrap().stdout).unwrap();
        let [_, reduced, _] = names;
        for part in [r#""slug":"standard","name":"Standard rate""#, &format!(r#""name":"{reduced}""#)] {
            assert!(out.contains(part), "{country:?}: {out}");
        }
    }
}
