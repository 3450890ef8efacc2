//! How SQLite goes about every question that the store asks, read from the constants in its files: what
//! a report, a list or a look-up needs is found by an index. What walks through a table whole is listed
//! here, with why it may.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use domain::shop::settings::{Currency, Shop};
use domain::time::{Instant, Zone};
use engine::Engine;
use rusqlite::{Connection, OpenFlags};
use tempfile::TempDir;

/// Constants whose plans may have a step that walks through something whole, and that step.
const WALKS: &[(&str, &str, &str)] = &[
    // A page of the list in its order, cut off by LIMIT.
    ("rates/mod.rs", "LIST", "SCAN tax_rates USING INDEX tax_rates_by_order"),
    ("rates/mod.rs", "LIST_BACK", "SCAN tax_rates USING INDEX tax_rates_by_order"),
    // Every rate at once, for the grid; every place of a rate, to move some.
    ("rates/mod.rs", "ALL_LOCATIONS", "SCAN tax_rate_locations"),
    ("rates/mod.rs", "PLACES", "SCAN tax_rates USING COVERING INDEX tax_rates_by_order"),
    // Counting goes through the smallest index.
    ("rates/mod.rs", "COUNT", "SCAN tax_rates USING COVERING INDEX tax_rates_by_order"),
    ("rates/mod.rs", "COUNT_BY_CLASS", "SCAN tax_rates USING COVERING INDEX tax_rates_by_class"),
    ("orders/mod.rs", "COUNT", "SCAN orders USING COVERING INDEX orders_by_total"),
    // The closed periods and filed returns of a shop: a few dozen rows.
    ("periods/day_digests.rs", "CLOSINGS", "SCAN period_records"),
    // The first of an index, cut off by LIMIT 1.
    ("totals/mod.rs", "EARLIEST", "SCAN orders USING COVERING INDEX orders_by_time"),
    ("totals/mod.rs", "EARLIEST", "SCAN refunds USING COVERING INDEX refunds_by_time"),
    // Whether there is any, which ends at the first row.
    ("settings.rs", "BEGUN", "SCAN tax_rates USING COVERING INDEX tax_rates_by_order"),
    ("settings.rs", "BEGUN", "SCAN products"),
    ("settings.rs", "BEGUN", "SCAN orders USING COVERING INDEX orders_by_total"),
    ("settings.rs", "BEGUN", "SCAN products USING INDEX products_by_cost"),
    ("settings.rs", "BEGUN", "SCAN suppliers"),
    ("settings.rs", "BEGUN", "SCAN period_records"),
    ("settings.rs", "BEGUN", "SCAN entered_amounts"),
    ("settings.rs", "BEGUN", "SCAN invoices USING COVERING INDEX invoices_by_order"),
    ("totals/mod.rs", "HAS_COSTS", "SCAN products USING INDEX products_by_cost"),
    // The lines of purchases that name a product, for the list of products.
    ("purchases.rs", "OF_PRODUCTS", "SCAN l USING INDEX purchase_lines_by_product"),
    // Those that have a cost, for an import.
    ("products.rs", "COSTS", "SCAN products USING INDEX products_by_cost"),
    // The taxes that were ever charged, of which some are the same rate: a few dozen rows.
    ("totals/tax_days.rs", "ALL_CHARGES", "SCAN charged_taxes"),
    // What a person entered into boxes of returns: a few rows a period.
    // The files of purchases: all for the books and the check, and those of purchases that have any, for a file that came before.
    ("kept_files.rs", "ALL", "SCAN kept_files"),
    ("kept_files.rs", "OF_FILE", "SCAN purchases"),
    ("kept_files.rs", "WITH_FILES", "SCAN purchases"),
    // The documents of suppliers, some thousands a year, to be searched by a part of their number.
    ("purchases.rs", "NUMBERED", "SCAN purchases"),
    // A handful of rows each.
    ("users/keys.rs", "LIST", "SCAN k"),
    // The list of invoices shows all, as the books write all.
    ("invoices.rs", "LIST", "SCAN i"),
    ("invoices.rs", "ALL", "SCAN invoices"),
    // The last one, cut off by LIMIT 1; and numbers of another copy of the shop, of which there are few.
    ("numbers.rs", "LAST_DAY", "SCAN invoices"),
    ("numbers.rs", "ELSEWHERE", "SCAN numbers_elsewhere"),
    ("rates/classes.rs", "LIST", "SCAN tax_classes"),
    ("rates/classes.rs", "COUNT", "SCAN tax_classes USING COVERING INDEX sqlite_autoindex_tax_classes_1"),
    ("rates/mod.rs", "NEXT_ID", "SCAN sqlite_sequence"),
    ("file/restore.rs", "HIGHEST", "SCAN sqlite_sequence"),
    ("totals/mod.rs", "DELETED_PRODUCTS", "SCAN products"),
    // A row for each customer who ordered, for the list of all of them.
    ("totals/customers.rs", "ORDERED", "SCAN t"),
    // The ids that were asked for, and what was summed up.
    // What was found before, never more than there are orders, to be counted or put in order.
    ("orders/list.rs", "COUNT_FOUND", "SCAN f"),
    ("orders/list.rs", "FOUND", "SCAN f"),
    // The refunds that correct a period, of which there are few; others are found by the totals of their month.
    ("totals/dated_charges.rs", "OF_MONTHS", "SCAN refund_corrections"),
    // The orders of a period that were charged several taxes on the same items.
    ("totals/tax_days.rs", "TOGETHER", "SCAN s"),
    // The names that things were sold under, each once, to be searched.
    ("orders/search.rs", "NAMES", "SCAN item_names"),
    // What people wrote on orders, to be searched; most orders have nothing.
    ("orders/search.rs", "TEXTS", "SCAN order_texts"),
    // The end of an index, cut off by LIMIT.
    ("orders/list.rs", "HIGHEST_NUMBERS", "SCAN orders USING COVERING INDEX orders_by_number"),
    // The rates of a percentage, once a return for each at which a charge is not of the rate of its number.
    ("rates/mod.rs", "WITH_PERCENT", "SCAN tax_rates"),
    ("rates/mod.rs", "WITH_PERCENT", "SCAN tax_rate_versions"),
    // The last of the days, read from the end until one has orders.
    ("totals/mod.rs", "LATEST_SALES", "SCAN day_totals"),
    // The countries of all rates, once a return of a shop that has no country.
    ("rates/mod.rs", "RATE_COUNTRIES", "SCAN tax_rates"),
    // Who changed something, for the filter of the history.
    ("journal/history.rs", "LOGINS", "SCAN journal_steps"),
    // The last change of one order, when it is taken out of the trash.
    ("journal/undo.rs", "ORDER_BEFORE", "SCAN journal_changes"),
];

/// Constants that are about everything: imports, exports, a new time zone, the check, the copy of a file and its return.
const WHOLE: &[(&str, &str)] = &[
    ("check/mod.rs", "FOREIGN_KEYS"),
    ("check/ids.rs", "TWICE"),
    ("invoices.rs", "GAPS"),
    ("numbers.rs", "GIVEN"),
    ("invoices.rs", "LOGOS"),
    ("invoices.rs", "WITHOUT_LOGO"),
    ("check/checksums.rs", "ORDERS"),
    ("check/checksums.rs", "ITEMS"),
    ("check/checksums.rs", "ITEMS_WITHOUT_CLASS"),
    ("check/checksums.rs", "COUPONS"),
    ("check/checksums.rs", "TAXES"),
    ("check/checksums.rs", "TAXES_ALONE"),
    ("check/checksums.rs", "REFUNDS"),
    ("check/checksums.rs", "REFUND_ITEMS"),
    ("check/checksums.rs", "REFUND_TAXES"),
    ("check/checksums.rs", "REFUND_TAXES_ALONE"),
    ("check/checksums.rs", "NOTES"),
    ("check/checksums.rs", "EXEMPTIONS"),
    ("check/checksums.rs", "ORDER_CORRECTIONS"),
    ("check/checksums.rs", "REFUND_CORRECTIONS"),
    ("check/checksums.rs", "PURCHASE_CORRECTIONS"),
    ("periods/corrections.rs", "ORDERS"),
    ("periods/corrections.rs", "REFUNDS"),
    ("periods/corrections.rs", "PURCHASES"),
    ("periods/corrections.rs", "ORDER_CHARGES"),
    ("periods/corrections.rs", "REFUND_CHARGES"),
    ("totals/dated_charges.rs", "COUNTRIES"),
    ("check/checksums.rs", "REASONS"),
    ("check/checksums.rs", "PURCHASES"),
    ("check/checksums.rs", "PURCHASE_LINES"),
    ("check/checksums.rs", "PURCHASE_CATEGORIES"),
    ("purchases.rs", "ALL"),
    ("users/nonces.rs", "ALL"),
    ("users/nonces.rs", "SIGNED_FROM"),
    ("journal/chain.rs", "STEPS"),
    ("journal/chain.rs", "CHANGES"),
    ("journal/chain.rs", "GIVEN"),
    ("journal/problems.rs", "LAST"),
    ("journal/problems.rs", "MOVES"),
    ("journal/problems.rs", "UNREADABLE"),
    ("journal/problems.rs", "ZONE_MOVED"),
    ("file/backup.rs", "SPAN"),
    ("file/backup.rs", "LAST_STEP"),
    ("file/mod.rs", "FOREIGN"),
    // Read only where an order has figures in the millions.
    ("totals/mod.rs", "FIGURES"),
    // Rates that change on a day; most have no versions.
    ("rates/versions.rs", "ALL"),
    ("rates/versions.rs", "ALL_INACTIVE"),
    ("rates/versions.rs", "DUE"),
    ("totals/customers.rs", "EVERYONE"),
    ("orders/mod.rs", "IDS"),
    ("orders/refunds.rs", "NOTES"),
    ("file/restore.rs", "WITHDRAWALS"),
    ("users/mod.rs", "CUSTOMERS"),
    ("users/mod.rs", "EMAILS"),
    ("products.rs", "KEYS"),
    ("products.rs", "LIST"),
    ("totals/mod.rs", "EVERY_DAY"),
    // A handful.
    ("totals/divided.rs", "SOURCES"),
    ("journal/history.rs", "HISTORY"),
];

/// A question, where it stands and what it is called.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Query {
    file: String,
    name: String,
    sql: String,
}

/// Its questions are of another file than that of a shop.
const LOG: &str = "share_log.rs";

/// Every `SELECT` among the text constants of the store.
fn queries() -> Vec<Query> {
    let mut files = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store");
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path: PathBuf = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with(LOG) {
                files.push(path);
            }
        }
    }
    let mut queries: Vec<Query> = files.iter().flat_map(|file| queries_of(&root, file)).collect();
    queries.sort();
    queries
}

fn queries_of(root: &Path, path: &Path) -> Vec<Query> {
    let text = fs::read_to_string(path).unwrap();
    let file = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
    let code = text.split("#[cfg(test)]").next().unwrap();
    let mut queries = Vec::new();
    // What `select` of a file puts before the rest of its questions.
    let selected =
        code.split("{rest}").next().and_then(|before| before.rsplit_once("FROM ")).map(|(_, of)| of);
    for constant in code.replace("\nstatic ", "\nconst ").split("\nconst ").skip(1) {
        let Some((name, value)) = constant.split_once(':').filter(|(name, _)| !name.starts_with("fn "))
        else {
            continue;
        };
        let value = value.split(";\n").next().unwrap();
        if let (Some((_, rest)), Some(of)) = (value.split_once("select(\""), selected) {
            let rest = rest.split('"').next().unwrap();
            let sql = format!("SELECT * FROM {of}{rest}");
            queries.push(Query { file: file.clone(), name: name.to_owned(), sql });
            continue;
        }
        // Between every other pair of quotes is a text.
        for sql in value.replace("\\\"", "'").split('"').skip(1).step_by(2) {
            if sql.trim_start().starts_with("SELECT") {
                queries.push(Query { file: file.clone(), name: name.to_owned(), sql: sql.to_owned() });
            }
        }
    }
    queries
}

/// Whether a question is about tables that only live while something is written.
fn is_elsewhere(sql: &str) -> bool {
    sql.replace("temp.found_orders", "").contains("temp.")
}

/// What a search leaves beside the file.
const FOUND: &str = "CREATE TEMP TABLE found_orders (id INTEGER PRIMARY KEY)";

/// The steps of a plan, its parameters left open.
fn steps(conn: &Connection, sql: &str) -> Vec<String> {
    let mut statement = conn.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let rows = statement.raw_query().mapped(|row| row.get("detail"));
    rows.collect::<rusqlite::Result<_>>().unwrap()
}

/// Those that walk through something whole.
fn walks(conn: &Connection, sql: &str) -> Vec<String> {
    let is_inner = |step: &String| {
        ["SCAN CONSTANT ROW", "SCAN (subquery"].iter().any(|inner| step.starts_with(inner))
            // A list that was bound as JSON.
            || step.ends_with("VIRTUAL TABLE INDEX 1:")
    };
    let steps = steps(conn, sql).into_iter();
    steps.filter(|step| step.starts_with("SCAN") && !is_inner(step)).collect()
}

/// The file of a shop without anything in it, with the tables that searches fill.
fn empty_shop() -> (TempDir, Connection) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.tillbook");
    let shop = Shop::new("Plans", Currency::USD, Zone::UTC).unwrap();
    drop(Engine::create(&path, &shop, Instant::from_seconds(1_743_434_430)).unwrap());
    let conn = Connection::open(&path).unwrap();
    conn.execute_batch(FOUND).unwrap();
    (folder, conn)
}

#[test]
fn what_reports_and_lists_need_is_found_by_an_index() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.tillbook");
    let shop = Shop::new("Plans", Currency::USD, Zone::UTC).unwrap();
    drop(Engine::create(&path, &shop, Instant::from_seconds(1_743_434_430)).unwrap());
    let conn = Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_WRITE).unwrap();
    conn.execute_batch(FOUND).unwrap();
    let mut unused: BTreeSet<_> = WALKS.iter().collect();
    let mut problems = Vec::new();
    let mut checked = 0;
    for Query { file, name, sql } in queries() {
        if is_elsewhere(&sql) || WHOLE.contains(&(file.as_str(), name.as_str())) {
            continue;
        }
        checked += 1;
        for step in walks(&conn, &sql) {
            let known = (file.as_str(), name.as_str(), step.as_str());
            match WALKS.iter().find(|walk| **walk == known) {
                Some(walk) => _ = unused.remove(walk),
                None => problems.push(format!("{file} {name}: {step}")),
            }
        }
    }
    assert!(problems.is_empty(), "these go through tables whole:\n{}", problems.join("\n"));
    assert!(unused.is_empty(), "listed, and not so any more: {unused:?}");
    assert!(checked >= 35, "only {checked} questions were found");
}

/// What grows with the books is never gone through: of orders, refunds and their lines, only the first of
/// an index is read, or they are counted.
#[test]
fn no_report_and_no_list_goes_through_the_books() {
    let of_the_books = |step: &str| {
        let table = step.trim_start_matches("SCAN ").split(' ').next().unwrap_or_default();
        ["orders", "order_items", "order_taxes", "refunds", "refund_items", "refund_taxes"].contains(&table)
    };
    for (file, name, step) in WALKS.iter().filter(|(.., step)| of_the_books(step)) {
        let found = queries().into_iter().filter(|query| query.file == *file && query.name == *name);
        for Query { sql, .. } in found {
            let is_short = sql.contains("LIMIT ") || sql.starts_with("SELECT count(*) FROM");
            assert!(is_short, "{file} {name}: {step}");
        }
    }
}

/// A list by its index is in order already; sorting it would read all of it for one page.
#[test]
fn pages_are_not_sorted() {
    let (_folder, conn) = empty_shop();
    let mut checked = 0;
    let lists = queries().into_iter().filter(|query| query.sql.contains("LIMIT :limit"));
    for Query { file, name, sql } in lists.filter(|query| !is_elsewhere(&query.sql)) {
        let sorted = steps(&conn, &sql).iter().any(|step| step.contains("TEMP B-TREE"));
        assert!(!sorted, "{file} {name} sorts");
        checked += 1;
    }
    assert!(checked >= 6, "only {checked} lists were found");
}

/// Indexes that no question is answered by, and why they are there all the same.
const OTHERWISE_USED: &[&str] = &[
    // Who is deleted must be named by nothing: without these each deletion goes through the table, and
    // undoing an import deletes thousands.
    "api_keys_by_user",
    "order_drafts_by_order",
    "refunds_by_customer",
];

/// An index that answers nothing makes every import slower for nothing.
#[test]
fn every_index_answers_a_question() {
    let (_folder, conn) = empty_shop();
    let mut names = conn
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY name")
        .unwrap();
    let names: Vec<String> =
        names.query_map([], |row| row.get("name")).unwrap().collect::<rusqlite::Result<_>>().unwrap();
    let found = queries().into_iter().filter(|query| !is_elsewhere(&query.sql));
    let steps: Vec<String> = found.flat_map(|query| steps(&conn, &query.sql)).collect();
    let answers = |name: &str| steps.iter().any(|step| step.split(' ').any(|word| word == name));
    let idle: Vec<&str> = names.iter().map(String::as_str).filter(|name| !answers(name)).collect();
    assert_eq!(idle, OTHERWISE_USED);
}
