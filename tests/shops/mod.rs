//! A shop of its own for each test that brings files in, and what such a test says about it.

#![allow(dead_code, reason = "each test file uses some of it")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

pub(crate) mod line;
pub(crate) mod mutated;
pub(crate) mod ports;
pub(crate) mod sold;
pub(crate) mod stocked;
pub(crate) mod tables;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use domain::Result;
use domain::access::Actor;
use domain::decimal::Marks;
use domain::shop::settings::{Currency, Shop};
use domain::task::Task;
use domain::time::period::RangeQuery;
use domain::time::{Instant, Local, Zone};
use engine::{Change, Engine, ImportOptions, ImportReport, Outcome};
use serde_json::Value;
use transfer::Source;
use transfer::answers::YearKind;

const RATES: &[u8] = b"AT,,,,20.0000,USt,1,0,1,\nIT,,,,22.0000,IVA,1,0,1,\n";

pub(crate) const NOW: Instant = Instant::from_seconds(1_700_000_000);

/// How many random cases a test tries: few, unless `PROPTEST_CASES` asks for more.
pub(crate) fn how_many(few: u32) -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(few)
}

pub(crate) struct TestShop {
    _folder: tempfile::TempDir,
    pub(crate) engine: Engine,
    pub(crate) owner: Actor,
}

impl TestShop {
    pub(crate) fn new() -> Self {
        Self::in_zone("UTC")
    }

    pub(crate) fn in_zone(zone: &str) -> Self {
        Self::of(&Shop::new("Test", Currency::USD, Zone::parse(zone).unwrap()).unwrap(), &[])
    }

    /// With tax classes of these English names.
    pub(crate) fn of(shop: &Shop, classes: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let engine = Engine::create_with(&folder.path().join("test.tillbook"), shop, classes, NOW).unwrap();
        let owner = engine.owner().unwrap();
        Self { _folder: folder, engine, owner }
    }

    pub(crate) fn import(
        &mut self,
        name: &str,
        bytes: &[u8],
        options: &ImportOptions,
    ) -> Result<ImportReport> {
        // Files of the tests are of years after that of NOW.
        let mut options = options.clone();
        options.answers.years.get_or_insert(YearKind::Right);
        self.import_exactly(name, bytes, &options)
    }

    /// Imports a file with these answers and no others.
    pub(crate) fn import_exactly(
        &mut self,
        name: &str,
        bytes: &[u8],
        options: &ImportOptions,
    ) -> Result<ImportReport> {
        let source = Source::of_bytes(name, bytes);
        self.engine.import(&self.owner, &[source], options, NOW, &Task::default())
    }

    /// Makes a change that is not refused.
    pub(crate) fn apply(&mut self, change: &Change) -> Outcome {
        self.engine.apply(change, &self.owner, NOW).unwrap()
    }

    /// Makes a change, be it refused; an import is of `rates_csv`.
    pub(crate) fn try_change(&mut self, change: &Change) -> Result<Outcome> {
        self.engine.apply_with(change, &[rates_csv()], &Task::default(), &self.owner, NOW)
    }

    pub(crate) fn books(&self) -> String {
        let mut out = Vec::new();
        self.engine.export_books(&self.owner, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    /// The taxes of all time by rate come to what the sales report says, to the ten-thousandth.
    pub(crate) fn reconciles(&self, name: &str) {
        let day = |text| Local::parse(text).unwrap().day;
        let query = RangeQuery::days(day("2005-01-01"), day("2030-01-01"));
        let taxes = self.engine.tax_summary(&self.owner, &query, NOW).unwrap();
        let sales = self.engine.sales_report(&self.owner, &query, NOW).unwrap();
        assert!(taxes.reconciles, "{name}: {:?} of {:?}", taxes.totals, sales.total_tax);
        assert_eq!(taxes.totals.net().unwrap(), sales.total_tax, "{name}");
    }

    pub(crate) fn taxes(&self) -> String {
        let mut out = Vec::new();
        self.engine.export_taxes(&self.owner, NOW, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }
}

/// An example of each change there is. They can be made one after another in a new shop; the import is of
/// `rates_csv`.
pub(crate) fn changes() -> Vec<Change> {
    let change = |line: &str| {
        let json: Value = serde_json::from_str(line).unwrap();
        serde_json::from_value(json).unwrap_or_else(|error| panic!("{error}: {line}"))
    };
    include_str!("../cases/changes.jsonl").lines().map(change).collect()
}

/// What a change is called in JSON.
pub(crate) fn name_of(change: &Change) -> String {
    let json = serde_json::to_value(change).unwrap();
    let key = json.as_object().and_then(|object| object.keys().next());
    key.map_or_else(|| json.as_str().unwrap().to_owned(), String::clone)
}

pub(crate) fn rates_csv() -> Source {
    Source::of_bytes("rates.csv", RATES)
}

pub(crate) fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/import")
}

/// The orders and credit notes of a shop, each in a line: number, status, time, total, taxes, shipping; each
/// item with its quantity and total; each refund with its time, amount and what came back.
pub(crate) fn brief(shop: &TestShop) -> Vec<String> {
    let books: Value = serde_json::from_str(&shop.books()).unwrap();
    let text = |value: &Value, key: &str| value[key].as_str().unwrap_or("-").to_owned();
    let list = |value: &Value, key: &str| value[key].as_array().cloned().unwrap_or_default();
    let back = |refund: &Value| {
        let mut line = format!("back {} {}", text(refund, "refunded_at"), text(refund, "amount"));
        for item in list(refund, "items") {
            write!(line, ", {} {}", text(&item, "quantity"), text(&item, "total")).unwrap();
        }
        line
    };
    let mut lines = Vec::new();
    for order in list(&books, "orders") {
        let mut parts = vec![format!(
            "{} {} {} {} tax {} {} shipping {}",
            text(&order, "number"),
            text(&order, "status"),
            text(&order, "placed_at"),
            text(&order, "total"),
            text(&order, "tax"),
            text(&order, "shipping_tax"),
            text(&order, "shipping")
        )];
        let item = |item: &Value| {
            format!("{} {} {}", text(item, "name"), text(item, "quantity"), text(item, "total"))
        };
        parts.extend(list(&order, "items").iter().map(item));
        parts.extend(list(&order, "refunds").iter().map(back));
        lines.push(parts.join("; "));
    }
    lines.extend(
        list(&books, "refunds").iter().map(|note| format!("note {} {}", text(note, "number"), back(note))),
    );
    lines
}

/// Every row of every table of a shop file, in a fixed order.
pub(crate) fn rows(shop: &TestShop) -> Vec<String> {
    rows_of(shop.engine.path())
}

/// As [`rows`], of the file at a path.
pub(crate) fn rows_of(path: &Path) -> Vec<String> {
    let conn = rusqlite::Connection::open(path).unwrap();
    let mut names =
        conn.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").unwrap();
    let names: Vec<String> =
        names.query_map([], |row| row.get(0)).unwrap().map(std::result::Result::unwrap).collect();
    let mut all = Vec::new();
    for name in names {
        let mut statement = conn.prepare(&format!("SELECT * FROM {name} ORDER BY 1, 2")).unwrap();
        let columns = statement.column_count();
        let mut rows = statement.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            let cells: Vec<rusqlite::types::Value> = (0..columns).map(|at| row.get(at).unwrap()).collect();
            all.push(format!("{name} {cells:?}"));
        }
    }
    // The links of the log are random.
    all.retain(|row| !row.starts_with("log_mark"));
    all
}

/// What an import said.
pub(crate) fn told(report: &ImportReport) -> String {
    let mut text = String::new();
    for format in &report.formats {
        writeln!(text, "format: {}", format.as_str()).unwrap();
    }
    for (noun, counts) in &report.counts {
        let (new, changed, same) = (counts.new, counts.changed, counts.identical);
        write!(text, "{}: {new} new, {changed} changed, {same} identical", noun.many()).unwrap();
        for (count, words) in [(counts.left, "left"), (counts.removed, "removed")] {
            if count > 0 {
                write!(text, ", {count} {words}").unwrap();
            }
        }
        text.push('\n');
    }
    for (_, notes) in &report.notes {
        for note in notes {
            writeln!(text, "note: {} rows from line {}: {}", note.rows, note.line, note.sentence()).unwrap();
        }
    }
    for (_, totals) in &report.totals {
        for total in totals {
            writeln!(text, "amounts: {} = {}", total.in_file().to_exact_text(), total.sentence()).unwrap();
        }
    }
    for sentence in report.deviations.sentences() {
        writeln!(text, "deviations: {sentence}").unwrap();
    }
    for named in &report.deviations.named {
        writeln!(text, "  order {}: {}", named.order, named.deviation.sentence()).unwrap();
    }
    for (class, rates) in &report.missing_classes {
        writeln!(text, "missing class: {class}, {rates} rates").unwrap();
    }
    if let Some(lines) = &report.lines {
        let (imported, refused) = (lines.imported, lines.refused);
        let total = lines.total.to_exact_text();
        writeln!(text, "lines: {imported} imported, {refused} refused, total {total}").unwrap();
    }
    if let Some(sentence) = report.uncounted_sentence(Currency::USD, Marks::default()) {
        writeln!(text, "told: {sentence}").unwrap();
    }
    for (mend, found) in &report.mends {
        let how = if found.is_mended { "mended" } else { "could be mended" };
        let (word, rates, line) = (mend.as_str(), found.rates, found.line);
        let (was, becomes) = (&found.was, &found.becomes);
        writeln!(text, "{how}: {word}: {rates} rates from line {line}: {was} is {becomes}").unwrap();
    }
    for hint in &report.hints {
        let row = &hint.row.refusal;
        writeln!(text, "hint: line {}: {}", row.line, row.problem).unwrap();
    }
    for refused in &report.refused {
        writeln!(text, "refused: line {}: {}", refused.refusal.line, refused.refusal.problem).unwrap();
    }
    text
}
