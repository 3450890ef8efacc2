//! Inputs that were mutated at random out of the recorded cases: files for each importer, requests for
//! the API, texts for the parsers. They are not guided by coverage. Nothing may panic, a file that is
//! refused changes nothing, and what a parser takes it takes again as it writes it. `TILLBOOK_SECONDS`
//! says how long each is tried; a few seconds when it does not.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use domain::money::Money;
use domain::percent::Percent;
use domain::quantity::Quantity;
use domain::shop::settings::{Currency, Shop};
use domain::task::Task;
use domain::text::slug::slug;
use domain::time::{self, Local, Zone};
use engine::{Engine, ImportOptions, Mode};
use serde_json::Value;
use server::api::{self, ROUTES, Request};
use transfer::Source;

const NOW: time::Instant = time::Instant::from_seconds(1_743_434_430);

/// Numbers that look random and are the same each time.
struct Scatter(u64);

impl Scatter {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(end.max(1)).unwrap()).unwrap()
    }

    /// Something else out of these bytes: some changed, cut out, doubled, or put in between.
    fn mutated(&mut self, bytes: &[u8]) -> Vec<u8> {
        const PIECES: [&[u8]; 16] = [
            b"\"",
            b",",
            b";",
            b"\n",
            b"\r",
            b"\0",
            b"\xff",
            b"-",
            b"99999999999999999999",
            b"1e400",
            b"[",
            b"{",
            b"\\u0000",
            b"0.00005",
            "\u{202e}".as_bytes(),
            b"2025-02-30",
        ];
        let mut bytes = bytes.to_vec();
        for _ in 0..=self.below(4) {
            let (at, length) = (self.below(bytes.len() + 1), self.below(40));
            let end = (at + length).min(bytes.len());
            match self.below(5) {
                0 => drop(bytes.drain(at..end)),
                1 => {
                    let piece: Vec<u8> = bytes.drain(at..end).collect();
                    let twice = [piece.as_slice(), piece.as_slice()].concat();
                    drop(bytes.splice(at..at, twice));
                }
                2 => {
                    let piece = PIECES.into_iter().nth(self.below(PIECES.len())).unwrap();
                    drop(bytes.splice(at..at, piece.iter().copied()));
                }
                3 => {
                    let byte = u8::try_from(self.below(256)).unwrap();
                    bytes.iter_mut().skip(at).take(1).for_each(|old| *old = byte);
                }
                _ => bytes.truncate(at.max(length)),
            }
        }
        bytes
    }
}

/// Tries for a while; says how often.
#[expect(clippy::disallowed_methods, reason = "how long it is tried")]
fn for_a_while(name: &str, seed: u64, mut one: impl FnMut(&mut Scatter)) {
    let seconds = std::env::var("TILLBOOK_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(4);
    let (mut scatter, mut count) = (Scatter(seed), 0_u64);
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(seconds) {
        one(&mut scatter);
        count += 1;
    }
    println!("{name}: {count} in {seconds} s");
}

fn shop() -> (tempfile::TempDir, Engine) {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::new("Mutated", Currency::USD, Zone::UTC).unwrap();
    let engine = Engine::create(&folder.path().join("shop.tillbook"), &shop, NOW).unwrap();
    (folder, engine)
}

fn cases(folder: &str, is_wanted: impl Fn(&Path) -> bool) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(folder);
    let mut all: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    all.retain(|path| is_wanted(path));
    all.sort();
    all
}

#[test]
fn mutated_files_to_import() {
    let (_folder, mut engine) = shop();
    let owner = engine.owner().unwrap();
    let is_data =
        |path: &Path| path.extension().is_some_and(|extension| extension == "csv" || extension == "json");
    let files: Vec<(String, Vec<u8>)> = cases("import", is_data)
        .into_iter()
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read(path).unwrap()))
        .collect();
    let before = engine.contents().unwrap();
    for_a_while("files to import", 7, |scatter| {
        let (name, bytes) = files.get(scatter.below(files.len())).unwrap();
        let source = Source::of_bytes(name.clone(), scatter.mutated(bytes));
        let options = ImportOptions { mode: Mode::Rehearse, ..ImportOptions::default() };
        drop(engine.import(&owner, &[source], &options, NOW, &Task::default()));
    });
    assert_eq!(engine.contents().unwrap(), before);
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());
}

/// Electronic invoices, of which each has at most ten seconds.
#[test]
#[expect(clippy::disallowed_methods, reason = "how long one takes")]
fn mutated_e_invoices() {
    let (_folder, mut engine) = shop();
    let owner = engine.owner().unwrap();
    let is_one =
        |path: &Path| path.extension().is_some_and(|extension| extension == "xml" || extension == "pdf");
    let files: Vec<Vec<u8>> =
        cases("e_invoices", is_one).into_iter().map(|path| fs::read(path).unwrap()).collect();
    let before = engine.contents().unwrap();
    for_a_while("electronic invoices", 11, |scatter| {
        let at = scatter.below(files.len());
        let bytes = scatter.mutated(&files[at]);
        let begun = Instant::now();
        drop(transfer::e_invoice::read(&bytes));
        // Each hundredth goes all the way.
        if scatter.below(100) == 0 {
            let options = ImportOptions { mode: Mode::Rehearse, ..ImportOptions::default() };
            drop(engine.import(&owner, &[Source::of_bytes("a.xml", bytes)], &options, NOW, &Task::default()));
        }
        assert!(begun.elapsed() < Duration::from_secs(10));
    });
    assert_eq!(engine.contents().unwrap(), before);
}

/// Every request of the recorded cases, however deep it stands in them.
fn requests(value: &Value, into: &mut Vec<Value>) {
    match value {
        Value::Object(fields) => {
            if fields.contains_key("method") && fields.contains_key("path") {
                into.push(value.clone());
            }
            fields.values().for_each(|value| requests(value, into));
        }
        Value::Array(values) => values.iter().for_each(|value| requests(value, into)),
        _ => {}
    }
}

#[test]
fn mutated_requests() {
    let (_folder, mut engine) = shop();
    let owner = engine.owner().unwrap();
    let mut known = Vec::new();
    for path in cases("golden", |path| path.extension().is_some_and(|extension| extension == "jsonl")) {
        for line in fs::read_to_string(path).unwrap().lines() {
            requests(&serde_json::from_str(line).unwrap(), &mut known);
        }
    }
    assert!(known.len() > 100, "{}", known.len());
    for_a_while("requests", 11, |scatter| {
        let request = known.get(scatter.below(known.len())).unwrap();
        let body = request.get("body").map(Value::to_string).unwrap_or_default();
        let body = serde_json::from_slice(&scatter.mutated(body.as_bytes())).ok();
        let mut query = BTreeMap::new();
        for (name, value) in request.get("query").and_then(Value::as_object).into_iter().flatten() {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let value = String::from_utf8_lossy(&scatter.mutated(value.as_bytes())).into_owned();
            query.insert(name.clone(), value);
        }
        let mut path = request["path"].as_str().unwrap().to_owned();
        if scatter.below(4) == 0 {
            path = String::from_utf8_lossy(&scatter.mutated(path.as_bytes())).into_owned();
        }
        let method = ROUTES.get(scatter.below(ROUTES.len())).unwrap().method.to_owned();
        let answer = api::handle(
            &mut engine,
            &owner,
            &Request { method, path, query, body, ..Request::default() },
            NOW,
        );
        assert!(answer.status != 500, "{request}: {:?}", answer.body);
    });
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());
}

#[test]
fn mutated_texts() {
    let seeds = [
        "19.0000",
        "-0.00005",
        "1e-5",
        "+7 %",
        "2025-03-31T15:20:30+05:00",
        "2024-02-29",
        "0000-01-01",
        "Reduced rate",
        "K\u{f6}ln & S\u{f6}hne",
        "SW1A 1AA;12345...12399;9*",
        "Europe/London",
        "%e4%bd%a0",
        "<b>x</b>",
        "922337203685477.5807",
    ];
    for_a_while("texts", 13, |scatter| {
        let seed = seeds.get(scatter.below(seeds.len())).unwrap();
        let text = String::from_utf8_lossy(&scatter.mutated(seed.as_bytes())).into_owned();
        let once = slug(&text);
        assert_eq!(slug(&once), once, "{text:?}");
        if let Some(money) = Money::parse(&text) {
            assert_eq!(Money::parse(&money.to_exact_text()), Some(money), "{text:?}");
        }
        if let Some(quantity) = Quantity::parse(&text) {
            assert_eq!(Quantity::parse(&quantity.to_text()), Some(quantity), "{text:?}");
        }
        if let Ok(percent) = Percent::parse(&text) {
            assert_eq!(Percent::parse(&percent.to_text()).ok(), Some(percent), "{text:?}");
        }
        if let Some(local) = Local::parse(&text) {
            assert_eq!(Local::parse(&local.to_string()), Some(local), "{text:?}");
        }
        let _moment = time::Moment::parse(&text);
        let _zone = Zone::parse(&text);
    });
}
