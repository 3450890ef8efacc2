//! The program as it is started by hand and by other programs: what it prints, what it refuses, and the
//! exit code of each.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// The program in a home of its own, without a display.
pub(super) fn tillbook(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
    command
        .env("HOME", home)
        .env("XDG_DATA_HOME", home.join("data"))
        .env("TZ", "UTC")
        .env("LANG", "en_GB.UTF-8");
    command.stdin(Stdio::null()).current_dir(home);
    command
}

pub(super) fn run(home: &Path, words: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } = tillbook(home).args(words).output().unwrap();
    (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

/// A folder with a new shop in it.
pub(super) fn with_shop() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let words =
        ["new", "shop.tillbook", "--name", "Corner", "--currency", "GBP", "--time-zone", "Europe/London"];
    let (code, out, err) = run(folder.path(), &words);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("Corner, GBP, Europe/London"), "{out}");
    let path = folder.path().join("shop.tillbook");
    (folder, path)
}

#[test]
fn the_version_names_what_a_report_of_a_fault_needs() {
    let folder = tempfile::tempdir().unwrap();
    let (code, out, err) = run(folder.path(), &["--version"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with(concat!("tillbook ", env!("CARGO_PKG_VERSION"), "\n")), "{out}");
    for fact in ["\ndebug build\n", "SQLite 3.", "egui 0.", "rusqlite 0.", "shop file version "] {
        assert!(out.contains(fact), "{fact}: {out}");
    }
    assert!(!out.contains(" unknown"), "{out}");
}

#[test]
fn the_manual_has_a_page_for_each_verb() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(run(folder.path(), &["manual", "share"]), (0, String::new(), String::new()));
    let share = folder.path().join("share");
    for page in ["tillbook", "tillbook-new", "tillbook-key-add", "tillbook-return"] {
        let text = fs::read_to_string(share.join(format!("man/man1/{page}.1"))).unwrap();
        assert!(text.contains("SYNOPSIS"), "{page}: {text}");
    }
    // What is typed before the verb of a verb is in its synopsis, as in its help.
    let pages: &[(&str, &str)] = &[
        ("period close", "tillbook period <SHOP> close"),
        ("key add", "tillbook key add"),
        ("devices demote", "tillbook devices <SHOP> demote"),
        ("devices address", "tillbook devices <SHOP> address"),
    ];
    for (words, typed) in pages {
        let path = share.join(format!("man/man1/tillbook-{}.1", words.replace(' ', "-")));
        let text = fs::read_to_string(path).unwrap();
        assert!(text.contains(&format!("\\fB{typed}\\fR")), "{typed}: {text}");
        let mut help: Vec<&str> =
            typed.split(' ').skip(1).map(|word| word.trim_matches(['<', '>'])).collect();
        help.push("--help");
        let (_, out, _) = run(folder.path(), &help);
        assert!(out.contains(&format!("Usage: {typed} ")), "{typed}: {out}");
    }
    let first = fs::read_to_string(share.join("man/man1/tillbook.1")).unwrap();
    assert!(first.contains("is not a cash register"), "{first}");
    for page in ["tillbook-manual", "tillbook-help", "tillbook-key-help"] {
        assert!(!share.join(format!("man/man1/{page}.1")).exists(), "{page}");
    }
    for file in [
        "bash-completion/completions/tillbook.bash",
        "zsh/site-functions/_tillbook",
        "fish/vendor_completions.d/tillbook.fish",
    ] {
        assert!(fs::read_to_string(share.join(file)).unwrap().contains("time-zone"), "{file}");
    }
}

#[test]
fn a_shop_is_never_made_over_something_else() {
    let (folder, path) = with_shop();
    let before = fs::read(&path).unwrap();
    let (code, _, err) = run(folder.path(), &["new", "shop.tillbook"]);
    assert_eq!(code, 1);
    assert!(err.contains("exists already"), "{err}");
    assert_eq!(fs::read(&path).unwrap(), before);
    let (code, _, err) = run(folder.path(), &["new", "no/such/folder/shop.tillbook"]);
    assert_eq!(code, 1, "{err}");
}

#[test]
fn wrong_usage_is_exit_code_two() {
    let (folder, _) = with_shop();
    for words in [
        &["frobnicate", "x"][..],
        &["new"],
        &["new", "x.tillbook", "--currency", "pounds"],
        &["new", "x.tillbook", "--time-zone", "Mars/Base"],
        &["report", "shop.tillbook", "sales", "--period", "decade"],
        &["check", "shop.tillbook", "--now", "yesterday"],
        &["user", "add", "shop.tillbook", "bob", "--role", "king"],
    ] {
        let (code, _, err) = run(folder.path(), words);
        assert_eq!(code, 2, "{words:?}: {err}");
    }
}

#[test]
fn users_are_added_by_an_administrator_only() {
    let (folder, _) = with_shop();
    let add = ["user", "add", "shop.tillbook", "bob", "--role", "accountant"];
    assert_eq!(run(folder.path(), &add).0, 0);
    let (code, _, err) = run(folder.path(), &add);
    assert_eq!(code, 1);
    assert!(err.contains("There is a user \"bob\" already"), "{err}");
    let (code, _, err) = run(
        folder.path(),
        &[&add[..2], &["shop.tillbook", "eve", "--role", "administrator", "--user", "bob"]].concat(),
    );
    assert_eq!(code, 1);
    assert!(err.contains("Only an administrator may add users"), "{err}");
    let (_, out, _) = run(folder.path(), &["user", "list", "shop.tillbook"]);
    assert_eq!(out, "owner\tadministrator\nbob\taccountant\n");
}

#[test]
fn users_get_other_roles_and_go_but_an_administrator_stays() {
    let (folder, _) = with_shop();
    let user = |words: &[&str]| {
        let all: Vec<&str> = ["user", words[0], "shop.tillbook"].iter().chain(&words[1..]).copied().collect();
        run(folder.path(), &all)
    };
    assert_eq!(user(&["add", "bob", "--role", "accountant"]).0, 0);
    let cases: [(&[&str], i32, &str); 8] = [
        (&["role", "owner", "--role", "accountant"], 1, "needs an administrator"),
        (&["remove", "owner"], 1, "needs an administrator"),
        (&["role", "bob", "--role", "customer"], 1, "a customer has no part"),
        (
            &["role", "bob", "--role", "administrator", "--user", "bob"],
            1,
            "Only an administrator may change roles",
        ),
        (&["remove", "owner", "--user", "bob"], 1, "Only an administrator may remove users"),
        (&["role", "bob", "--role", "administrator"], 0, "bob is administrator now."),
        (&["remove", "bob", "--user", "bob"], 1, "you cannot remove yourself"),
        (&["remove", "bob"], 0, "Removed bob."),
    ];
    for (words, code, said) in cases {
        let (found, out, err) = user(words);
        assert!(found == code && format!("{out}{err}").contains(said), "{words:?}: {found} {out}{err}");
    }
    assert_eq!(user(&["remove", "bob"]).0, 1, "nobody is removed twice");
    assert_eq!(user(&["list"]).1, "owner\tadministrator\n");
}

#[test]
fn a_password_is_set_by_its_owner_or_an_administrator() {
    let (folder, _) = with_shop();
    run(folder.path(), &["user", "add", "shop.tillbook", "bob", "--role", "accountant"]);
    let password = |words: &[&str], typed: &str| {
        let mut child = tillbook(folder.path());
        child
            .args(["user", "password", "shop.tillbook"])
            .args(words)
            .stdin(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = child.stdout(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    assert_eq!(password(&["bob"], "correct horse\n"), (0, String::new()));
    assert_eq!(password(&["bob", "--user", "bob"], "battery staple\n"), (0, String::new()));
    let (code, err) = password(&["owner", "--user", "bob"], "battery staple\n");
    assert!(code == 1 && err.contains("somebody else's password"), "{err}");
    let (code, err) = password(&["bob"], "short\n");
    assert!(code == 1 && err.contains("at least 8 characters"), "{err}");
    let engine = engine::Engine::open(&folder.path().join("shop.tillbook")).unwrap();
    assert!(engine.has_password("bob").unwrap() && !engine.has_password("owner").unwrap());
    assert_eq!(engine.sign_in("bob", "battery staple").unwrap().login(), "bob");
    assert!(engine.sign_in("bob", "correct horse").is_err());
    assert!(engine.sign_in("ghost", "").is_err());
}

#[test]
fn a_line_that_is_no_request_is_answered_and_the_next_one_read() {
    let (folder, _) = with_shop();
    let lines = b"garbage\n{\"method\":\"GET\"}\n[1]\n\n\xff\xfe\n{\"method\":\"GET\",\"path\":\"/reports\"}\n{\"method\":\"HEAD\",\"path\":\"/reports\"}\n{\"method\":\"GET\",\"path\":\"/taxes/count\",\"user\":\"ghost\"}";
    let mut child = tillbook(folder.path())
        .args(["api", "shop.tillbook"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let answers: Vec<serde_json::Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let statuses: Vec<u64> = answers.iter().map(|answer| answer["status"].as_u64().unwrap()).collect();
    assert_eq!(statuses, [400, 400, 400, 400, 200, 200, 401]);
    assert!(answers[5]["body"].is_null());
    assert_eq!(answers[6]["body"]["errors"][0]["code"], "store_api_user_cannot_read_taxes_count");
}

#[test]
fn without_a_display_the_month_is_printed() {
    let (folder, _) = with_shop();
    let (code, out, err) = run(folder.path(), &["shop.tillbook", "--now", "2026-11-20T10:00:00"]);
    assert_eq!((code, err.as_str()), (0, ""));
    for expected in ["Corner", "2026-11-20", "Net sales", "Tax rates 0, tax classes 1", "opens the window"] {
        assert!(out.contains(expected), "no {expected} in\n{out}");
    }
}

#[test]
fn a_first_start_without_a_display_shows_the_sample_shop() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..2 {
        let (code, out, err) = run(folder.path(), &[]);
        assert_eq!((code, err.as_str()), (0, ""));
        assert!(out.contains("Harbour & Thistle") && out.contains("Top sellers: 12 of"), "{out}");
    }
    assert!(folder.path().join("data/tillbook/sample.tillbook").is_file());
}

#[test]
fn a_backup_is_a_shop_of_its_own_and_never_made_over_something() {
    let (folder, _) = with_shop();
    assert_eq!(run(folder.path(), &["backup", "shop.tillbook", "copy.tillbook"]).0, 0);
    let (_, out, _) = run(folder.path(), &["check", "copy.tillbook"]);
    assert!(out.contains("nothing wrong"), "{out}");
    let (code, _, err) = run(folder.path(), &["backup", "shop.tillbook", "copy.tillbook"]);
    assert!(code == 1 && err.contains("exists already"), "{err}");
}

#[test]
fn a_report_as_json_is_what_the_api_answers() {
    let (folder, _) = with_shop();
    let words = ["report", "shop.tillbook", "sales", "--from", "2026-01-01", "--to", "2026-01-02", "--json"];
    let (code, out, _) = run(folder.path(), &words);
    assert_eq!(code, 0);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["sales"]["totals"].as_object().unwrap().len(), 2);
    let (code, _, err) = run(folder.path(), &["report", "shop.tillbook", "sales", "--from", "soon"]);
    assert_eq!(code, 1);
    assert!(err.contains("\"soon\" is not a date"), "{err}");
}

#[test]
fn sales_are_told_by_hour_day_or_month() {
    let (folder, _) = with_shop();
    let home = folder.path();
    let report = |words: &[&str]| run(home, &[&["report", "shop.tillbook", "sales"], words].concat());
    for (words, head, count, line) in [
        (["--period", "today", "--by", "hour"], "Net sales by hour", 24, "T09:00 "),
        (["--period", "week", "--by", "day"], "Net sales by day", 7, "-"),
        (["--period", "week", "--by", "month"], "Net sales by month", 1, "-"),
    ] {
        let (code, out, err) = report(&words);
        assert_eq!((code, err.as_str()), (0, ""), "{words:?}");
        let (_, lines) = out.split_once(head).unwrap_or_else(|| panic!("{words:?}: {out}"));
        assert!(lines.contains(line), "{words:?}: {out}");
        assert!(lines.trim().lines().count() >= count, "{words:?}: {out}");
    }
    let words = ["--from", "2026-03-29", "--to", "2026-03-29", "--by", "hour", "--json"];
    let json: serde_json::Value = serde_json::from_str(&report(&words).1).unwrap();
    assert_eq!(json["sales"]["totals_grouped_by"], "hour");
    let hours = json["sales"]["totals"].as_object().unwrap();
    assert_eq!((hours.len(), hours.contains_key("2026-03-29T23:00")), (24, true));
    let (code, out, _) = run(
        home,
        &["export", "shop.tillbook", "sales", "--from", "2026-03-29", "--to", "2026-03-29", "--by", "hour"],
    );
    assert_eq!((code, out.lines().count()), (0, 26));
    assert!(out.starts_with("\u{feff}Hour from,Orders,Items"), "{out}");
    // What has no hours is wrong usage, told in a sentence.
    let sentence = "A report by hour covers one day, and not 2026-03-01 to 2026-03-02.";
    for verb in ["report", "export"] {
        let words =
            [verb, "shop.tillbook", "sales", "--from", "2026-03-01", "--to", "2026-03-02", "--by", "hour"];
        let (code, out, err) = run(home, &words);
        assert_eq!((code, out.as_str()), (2, ""), "{verb}: {err}");
        assert!(err.contains(sentence), "{verb}: {err}");
    }
    let (code, _, err) =
        run(home, &["report", "shop.tillbook", "sales", "--from", "1700-01-01", "--to", "2026-03-02"]);
    assert!(code == 2 && err.contains("are more than 200 years"), "{err}");
    let (code, _, err) = run(home, &["report", "shop.tillbook", "top-sellers", "--by", "hour"]);
    assert!(code == 2 && err.contains("only sales and earnings have periods: leave out --by"), "{err}");
}

#[test]
fn lists_and_reports_are_written_as_what_they_can_be() {
    let (folder, path) = with_shop();
    let home = folder.path();
    let shop = path.to_str().unwrap();
    for (words, starts) in [
        (vec!["books"], "{\n \"format\": \"tillbook-books\""),
        (vec!["taxes"], "Country code,State code"),
        (vec!["classes"], "\u{feff}Tax class,Slug,Rates"),
        (vec!["orders", "--period", "month"], "\u{feff}Order,Date,Status,Customer"),
        (vec!["refunds"], "\u{feff}Date,Order,Credit note"),
        (vec!["products"], "\u{feff}Product id,SKU,Name"),
        (vec!["customers"], "\u{feff}Customer,Name,Email"),
        (vec!["history", "--format", "csv"], "\u{feff}When,Who,What,Status"),
        (vec!["sales", "--from", "2026-01-01", "--to", "2026-12-31"], "\u{feff}Month,Orders,Items"),
        (vec!["sales", "--period", "week", "--compare", "year-before"], "\u{feff}Day,Orders,Items"),
        (vec!["sales", "--divide", "country", "--average", "7"], "\u{feff}Day,Orders,Items"),
        (vec!["week-of-sales", "--period", "year"], "\u{feff}Weekday,00:00 (GBP),01:00 (GBP)"),
        (vec!["top-sellers", "--limit", "3"], "\u{feff}Rank,Product,Quantity,Net sales (GBP)"),
    ] {
        let (code, out, err) = run(home, &[&["export", shop], words.as_slice()].concat());
        assert_eq!((code, err.as_str()), (0, ""), "{words:?}");
        assert!(out.starts_with(starts), "{words:?}: {out}");
    }
    for (what, format, starts) in [
        ("sales", "pdf", b"%PDF".as_slice()),
        ("sales", "png", b"\x89PNG\r\n"),
        ("sales", "svg", b"<svg xmlns="),
        ("top-sellers", "pdf", b"%PDF"),
        ("history", "xlsx", b"PK"),
        ("taxes", "xlsx", b"PK"),
    ] {
        let file = home.join(format!("out.{format}"));
        let words = ["export", shop, what, "--format", format, "--output", file.to_str().unwrap(), "--force"];
        assert_eq!(run(home, &words), (0, String::new(), String::new()), "{what} as {format}");
        assert!(fs::read(&file).unwrap().starts_with(starts), "{what} as {format}");
    }
    for (what, name, starts) in [
        ("sales", "named.pdf", b"%PDF".as_slice()),
        ("orders", "NAMED.XLSX", b"PK"),
        ("orders", "named.csv", b"\xef\xbb\xbfOrder,Date"),
        ("books", "named.json", b"{"),
        ("orders", "named", b"\xef\xbb\xbfOrder,Date"),
        ("books", "named.bak", b"{"),
    ] {
        let words = ["export", shop, what, "--output", name];
        assert_eq!(run(home, &words), (0, String::new(), String::new()), "{name}");
        assert!(fs::read(home.join(name)).unwrap().starts_with(starts), "{name}");
    }
}

const A_SIZE: &str = "write a size in pixels such as 1600x900, each side from 400 to 8000";

#[test]
fn what_is_added_up_ends_with_the_same_totals() {
    let (folder, path) = with_shop();
    let (home, shop) = (folder.path(), path.to_str().unwrap());
    assert_eq!(run(home, &["settings", shop, "--sales-target", "1200 year"]).0, 0);
    let words =
        ["export", shop, "sales", "--from", "2026-01-01", "--to", "2026-12-31", "--divide", "tax-class"];
    let [plain, added] = [&[][..], &["--cumulated"]].map(|more| run(home, &[&words, more].concat()).1);
    let last = |text: &str| text.lines().last().unwrap().to_owned();
    assert!(last(&plain).starts_with("Total,") && last(&plain).ends_with(",1200.00"), "{plain}");
    assert_eq!(last(&added), last(&plain));
    assert!(added.starts_with("\u{feff}\"Month, added up\",Orders") && plain.starts_with("\u{feff}Month,"));
}

#[test]
fn what_cannot_be_exported_so_is_refused_with_a_sentence() {
    let (folder, path) = with_shop();
    let home = folder.path();
    let shop = path.to_str().unwrap();
    for (words, sentence) in [
        (vec!["books", "--format", "csv"], "books cannot be written as csv, only as json"),
        (vec!["sales", "--format", "json"], "sales cannot be written as json, only as csv, xlsx, pdf"),
        (vec!["sales", "--size", "800x600"], "sales is no picture: leave out --size, or choose png or svg"),
        (vec!["sales", "--format", "png", "--size", "0x0"], A_SIZE),
        (vec!["sales", "--format", "svg", "--size", "abc"], A_SIZE),
        (vec!["sales", "--output", "sales.png", "--size", "100000x100000"], A_SIZE),
        (vec!["orders", "--format", "png"], "orders cannot be written as png, only as csv, xlsx, pdf"),
        (vec!["taxes", "--period", "month"], "taxes has no range: leave out --period, --from and --to"),
        (vec!["orders", "--compare", "year-before"], "orders is compared with nothing: leave out --compare"),
        (vec!["sales", "--limit", "3"], "sales is written whole: leave out --limit"),
        (
            vec!["orders", "--divide", "source"],
            "orders is not about periods: leave out --divide, --average and --cumulated",
        ),
        (vec!["top-sellers", "--by", "day"], "top-sellers has no periods: leave out --by"),
        (
            vec!["orders", "--format", "csv", "--output", "orders.pdf"],
            "orders.pdf is the name of a file of pdf, which --format contradicts: end it with .csv",
        ),
        (
            vec!["orders", "--output", "orders.json"],
            "orders cannot be written as json, only as csv, xlsx, pdf",
        ),
        (vec!["books", "--output", "books.csv"], "books cannot be written as csv, only as json"),
    ] {
        let (code, out, err) = run(home, &[&["export", shop], words.as_slice()].concat());
        assert_eq!((code, out.as_str()), (2, ""), "{words:?}");
        assert!(err.contains(sentence), "{words:?}: {err}");
        let last = words.last().filter(|name| name.contains('.'));
        assert!(last.is_none_or(|name| !home.join(name).exists()), "{words:?}");
    }
    let (code, _, err) = run(home, &["export", shop, "orders", "--format", "xlsx", "--output", shop]);
    assert_eq!(code, 1);
    assert!(err.contains("exists already and was left as it is"), "{err}");
}

#[test]
fn the_tax_summary_says_what_each_rate_charged_and_how_taxes_are_computed_is_a_setting() {
    let (folder, _) = with_shop();
    let home = folder.path();
    let books = r#"{"format": "tillbook-books", "version": 1, "orders": [
        {"number": "1", "placed_at": "2025-03-03T10:00:00", "status": "completed", "total": "36.00", "tax": "5.00",
         "shipping": "5.00", "shipping_tax": "1.00",
         "taxes": [{"rate_id": 7, "name": "VAT", "percent": "20", "taxable": "30.00", "tax": "5.00", "shipping_tax": "1.00"}],
         "refunds": [{"refunded_at": "2025-03-09", "amount": "12.00", "tax": "2.00"}]},
        {"number": "2", "placed_at": "2025-03-04", "status": "processing", "total": "11.00", "tax": "1.00"}]}"#;
    fs::write(home.join("books.json"), books).unwrap();
    assert_eq!(run(home, &["import", "shop.tillbook", "books.json"]).0, 0);
    let words = ["report", "shop.tillbook", "tax-summary", "--from", "2025-03-01", "--to", "2025-03-31"];
    let (code, out, _) = run(home, &words);
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(code, 0, "{out}");
    assert!(
        rows.contains(&vec!["unknown", "VAT", "20", "1", "20.00", "5.00", "1.00", "2.00", "4.00"]),
        "{out}"
    );
    assert!(
        rows.contains(&"unknown Tax without a rate 1 10.00 1.00 0.00 0.00 1.00".split(' ').collect()),
        "{out}"
    );
    let end = "The sales report has a tax of 5.00, which is the same.\n\
               Its net sales and shipping are 30.00: 30.00 with tax, 0.00 without.\n";
    assert!(out.ends_with(end), "{out}");
    let (_, out, _) = run(home, &[&words[..], &["--json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    let rates = json.pointer("/tax_summary/rates/0").unwrap();
    assert_eq!((rates["rate_id"].as_i64(), rates["net_tax"].as_str()), (Some(7), Some("4.00")));
    assert_eq!(json.pointer("/tax_summary/reconciles"), Some(&serde_json::Value::Bool(true)));

    let (code, out, _) =
        run(home, &["settings", "shop.tillbook", "--prices-include-tax", "yes", "--round-tax", "subtotal"]);
    assert_eq!(code, 0);
    assert!(
        out.contains("prices include tax\tyes\nround tax\tsubtotal\nshipping tax class\tstandard\n"),
        "{out}"
    );
    let (code, out, _) =
        run(home, &["settings", "shop.tillbook", "--country", "germany", "--city", "Berlin"]);
    assert!(code == 0 && out.contains("country\tDE\nstate\t\npostcode\t\ncity\tBerlin\n"), "{out}");
    assert!(out.contains("show purchases\tno\n"), "{out}");
    let (_, out, _) = run(home, &["settings", "shop.tillbook", "--show-purchases", "yes"]);
    assert!(out.contains("show purchases\tyes\n"), "{out}");
    let picture = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/invoices/logo.png");
    let (_, out, _) = run(home, &["settings", "shop.tillbook", "--logo", picture]);
    assert_eq!(out.rsplit('\t').next().map(str::len), Some(65), "{out}");
    let (_, out, _) = run(home, &["settings", "shop.tillbook", "--logo", ""]);
    assert!(out.ends_with("invoice logo\t\n"), "{out}");
    let (code, _, err) = run(home, &["settings", "shop.tillbook", "--logo", "shop.tillbook"]);
    assert!(code == 1 && err.contains("it is neither PNG nor JPEG"), "{err}");
    let (code, _, err) = run(home, &["settings", "shop.tillbook", "--country", "Berlin"]);
    assert!(code == 1 && err.contains("\"Berlin\" is not a country"), "{err}");
    let (code, _, _) = run(home, &["new", "berlin.tillbook", "--country", "DE", "--postcode", "10115"]);
    let (_, out, _) = run(home, &["settings", "berlin.tillbook"]);
    assert!(code == 0 && out.contains("country\tDE\nstate\t\npostcode\t10115\n"), "{out}");
    assert_eq!(run(home, &["settings", "shop.tillbook", "--round-tax", "maybe"]).0, 2);
}

#[test]
fn the_help_of_import_names_every_format_and_choice() {
    let folder = tempfile::tempdir().unwrap();
    let (code, out, err) = run(folder.path(), &["import", "--help"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let formats = transfer::Format::ALL.iter().map(|format| format.as_str());
    let choices = [
        "--format",
        "--mode",
        "--dry-run",
        "--refused",
        "--force",
        "--map",
        "--date-order",
        "--order-again",
        "--create-classes",
    ];
    for word in formats.into_iter().chain(choices).chain(["add ", "merge ", "replace "]) {
        assert!(out.contains(word), "{word} is not in\n{out}");
    }
    for word in ["json", "Taxes"] {
        let (code, _, err) = run(folder.path(), &["import", "x.tillbook", "y.csv", "--format", word]);
        assert!(code == 2 && err.contains("rest-json"), "{err}");
    }
}

#[test]
fn lines_of_orders_go_out_as_they_were_typed() {
    let (folder, _) = with_shop();
    let home = folder.path();
    let order = |number: i32, tax: &str, items: &str| {
        format!(
            r#"{{"number": "{number}", "placed_at": "2025-03-03T10:00:00", "status": "completed", "total": "19.00",
             "tax": "{tax}", "prices_include_tax": true, "discount": "5.90", "items": [{items}]}}"#
        )
    };
    let typed = r#"{"name": "Lamp", "quantity": "1", "price": "24.90", "total": "15.97", "tax": "3.03"}"#;
    let whole = r#"{"name": "Bulb", "quantity": "2", "total": "15.97"}"#;
    let orders = [order(1, "3.03", typed), order(2, "3.03", whole)].join(", ");
    let books = format!(r#"{{"format": "tillbook-books", "version": 1, "orders": [{orders}]}}"#);
    fs::write(home.join("books.json"), books).unwrap();
    assert_eq!(run(home, &["import", "shop.tillbook", "books.json"]).0, 0);
    let (code, out, _) = run(home, &["export", "shop.tillbook", "order-items"]);
    let lines: Vec<&str> = out.lines().skip(1).collect();
    assert_eq!(code, 0);
    // The tax of the second is known as a whole only.
    assert_eq!(
        lines,
        [
            "1,2025-03-03 10:00:00,completed,Lamp,1,24.90,with tax,24.90,5.90,15.97,3.03,,",
            "2,2025-03-03 10:00:00,completed,Bulb,2,,,21.87,5.90,15.97,,,",
        ]
    );
}

#[test]
fn refused_rows_do_not_take_the_place_of_their_file() {
    let (folder, _) = with_shop();
    let home = folder.path();
    let rows = "Country,State,Postcode,City,Rate %,Name,Priority,Compound,Shipping,Class\nGermany!,,,,19,VAT,1,0,1,\n";
    fs::write(home.join("rates.csv"), rows).unwrap();
    let (code, _, err) = run(home, &["import", "shop.tillbook", "rates.csv", "--refused", "./rates.csv"]);
    assert!(code == 1 && err.contains("it is the file that is imported"), "{err}");
    assert_eq!(fs::read_to_string(home.join("rates.csv")).unwrap(), rows);
}

#[test]
fn products_come_in_as_they_went_out() {
    let (folder, path) = with_shop();
    let (home, shop) = (folder.path(), path.to_str().unwrap());
    let file = "code,name,price,cost,class,weight\nM-1,Mug,12.50,4.00,,1\nT-1,Towel,much,2.00,,2\nZ-1,Toy,3.00,1.00,Toys,3\n";
    fs::write(home.join("prices.csv"), file).unwrap();
    let (code, out, err) = run(home, &["import", shop, "prices.csv", "--dry-run"]);
    assert_eq!((code, err.as_str()), (0, ""));
    for part in [
        "prices.csv: products",
        "1 new",
        "column weight is not read",
        "Refused rows: 2",
        "--create-classes makes it",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    let words = ["import", shop, "prices.csv", "--format", "products", "--refused", "left.csv"];
    assert_eq!(run(home, &words).0, 0);
    assert!(fs::read_to_string(home.join("left.csv")).unwrap().contains("T-1,Towel,much,2.00,,2,3,"));
    for file in ["out.csv", "out.xlsx"] {
        assert_eq!(run(home, &["export", shop, "products", "--output", file]).0, 0);
        let (code, out, err) = run(home, &["import", shop, file]);
        assert_eq!((code, err.as_str()), (0, ""), "{file}");
        assert!(out.contains("0 new         0 changed         1 identical"), "{file}: {out}");
    }
}

#[test]
fn a_note_is_written_on_a_day_and_taken_away() {
    let (folder, path) = with_shop();
    let (home, shop) = (folder.path(), path.to_str().unwrap());
    let undo = format!("`tillbook undo {shop}` undoes it.\n");
    let same = "Nothing was changed: this is so already of 2025-11-20.\n".to_owned();
    for (text, expected, archived) in [
        (" Market  stall", format!("2025-11-20 has the note.\n{undo}"), ""),
        ("Market stall", same.clone(), ""),
        ("", format!("2025-11-20 has no note any more.\n{undo}"), "archived"),
        (" ", same, "archived"),
    ] {
        assert_eq!(run(home, &["note", shop, "2025-11-20", text]), (0, expected, String::new()), "{text}");
        let (_, listed, _) = run(home, &["export", shop, "notes"]);
        assert!(listed.ends_with(&format!("\n2025-11-20,Market stall,{archived}\n")), "{listed}");
        for (by, said) in [("day", "Market stall"), ("month", "20 Nov Market stall")] {
            let words = ["export", shop, "sales", "--from", "2025-11-18", "--to", "2025-11-25", "--by", by];
            let (_, sales, _) = run(home, &words);
            let is_told = (sales.contains(",Notes\n"), sales.contains(&format!(",{said}\n")));
            assert_eq!(is_told, (archived.is_empty(), archived.is_empty()), "{sales}");
        }
    }
    assert_eq!(run(home, &["note", shop, "2025-11-31", "Fair"]).0, 2);
    assert_eq!(run(home, &["note", shop, "2025-11-20", "Fair", "--user", "nobody"]).0, 1);
}
