//! The runner of the recorded exchanges: shops made once and copied for each case, the program started
//! for each, answers compared whole.
#![allow(dead_code, reason = "each test that shares this uses a part of it")]

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Map, Value, json};
use tempfile::TempDir;

/// One recorded exchange.
pub(crate) struct Case {
    id: String,
    shop: String,
    zone: String,
    now: String,
    steps: Vec<Value>,
    expect: Value,
}

impl Case {
    /// Its requests.
    pub(crate) fn steps(&self) -> &[Value] {
        &self.steps
    }

    /// The method and path of each step.
    pub(crate) fn requests(&self) -> Vec<(String, String)> {
        let text = |step: &Value, name: &str| step[name].as_str().unwrap().to_owned();
        self.steps.iter().map(|step| (text(step, "method"), text(step, "path"))).collect()
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/golden")
}

/// The files of cases there are.
pub(crate) fn files() -> Vec<String> {
    let names =
        fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names
        .filter(|name| Path::new(name).extension().is_some_and(|extension| extension == "jsonl"))
        .collect();
    names.sort();
    names
}

/// The cases of a file.
pub(crate) fn cases(file: &str) -> Vec<Case> {
    read(&folder().join(file))
}

/// Cases of our own beside the recorded ones, in `cases/own`.
pub(crate) fn own_cases() -> Vec<Case> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder().with_file_name("own"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        .collect();
    files.sort();
    files.iter().flat_map(|file| read(file)).collect()
}

fn read(file: &Path) -> Vec<Case> {
    fs::read_to_string(file).unwrap().lines().map(case).collect()
}

fn case(line: &str) -> Case {
    let case: Value = serde_json::from_str(line).unwrap();
    let text = |name: &str| case.get(name).and_then(Value::as_str).map(str::to_owned);
    Case {
        id: text("id").unwrap(),
        shop: text("shop").unwrap(),
        zone: text("time_zone").unwrap_or_else(|| "UTC".to_owned()),
        now: text("now").unwrap(),
        steps: case.get("steps").and_then(Value::as_array).unwrap().clone(),
        expect: case.get("expect").unwrap().clone(),
    }
}

/// Runs the cases and tells of each that differs.
pub(crate) fn run(cases: &[Case]) -> Vec<String> {
    run_through(cases, |_shop| {}, send)
}

/// Runs the cases in another way: `prepare` is given each shop before it is copied for its cases, and
/// `send` takes requests to a shop at a time and answers what came back, one for each.
pub(crate) fn run_through(
    cases: &[Case],
    prepare: impl Fn(&Path),
    send: impl Fn(&Path, &str, &[Value]) -> Vec<Value>,
) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let mut shops = BTreeMap::new();
    let mut failures = Vec::new();
    for (number, case) in cases.iter().enumerate() {
        let key = (case.shop.clone(), case.zone.clone());
        let count = shops.len();
        let template = shops.entry(key).or_insert_with(|| {
            let path = shop(&folder, count, case);
            prepare(&path);
            path
        });
        let copy = folder.path().join(format!("case-{number}.tillbook"));
        fs::copy(template, &copy).unwrap();
        let answers = send(&copy, &case.now, &case.steps);
        if let Some(difference) = difference(case, answers.last()) {
            failures.push(format!("{}: {difference}", case.id));
        }
    }
    failures
}

fn tillbook() -> Command {
    Command::new(env!("CARGO_BIN_EXE_tillbook"))
}

fn done(command: &mut Command) {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// A shop as the cases want it: two classes made through the API, three users, and maybe books.
fn shop(folder: &TempDir, number: usize, case: &Case) -> PathBuf {
    let path = folder.path().join(format!("shop-{number}.tillbook"));
    done(tillbook().arg("new").arg(&path).args([
        "--name",
        "Cases",
        "--currency",
        "USD",
        "--time-zone",
        &case.zone,
    ]));
    for (name, role) in [("manager", "shop-manager"), ("viewer", "accountant"), ("none", "customer")] {
        done(tillbook().args(["user", "add"]).arg(&path).args([name, "--role", role]));
    }
    let classes = ["Reduced rate", "Zero rate"].map(|name| {
        json!({ "method": "POST", "path": "/taxes/classes", "body": { "tax_class": { "name": name } }, "user": "manager" })
    });
    send(&path, &case.now, &classes);
    let books = match case.shop.as_str() {
        "empty" => return path,
        "books" => "books.json",
        "refunds" => "books-refunds.json",
        other => panic!("{}: no shop is called {other}", case.id),
    };
    done(tillbook().arg("import").arg(&path).arg(self::folder().join(books)));
    path
}

/// Sends requests to a shop and answers what came back, one for each.
fn send(shop: &Path, now: &str, steps: &[Value]) -> Vec<Value> {
    let mut child = tillbook()
        .arg("api")
        .arg(shop)
        .args(["--user", "nobody", "--now", now])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines: String = steps.iter().flat_map(|step| [step.to_string(), "\n".to_owned()]).collect();
    let mut input = child.stdin.take().unwrap();
    let writer = std::thread::Builder::new().name("requests".to_owned());
    let writing = writer.spawn(move || input.write_all(lines.as_bytes())).unwrap();
    let output = child.wait_with_output().unwrap();
    writing.join().unwrap().unwrap();
    let answers = String::from_utf8(output.stdout).unwrap();
    answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// What differs from what was expected; `None` when nothing does.
fn difference(case: &Case, answer: Option<&Value>) -> Option<String> {
    let Some(answer) = answer else {
        return Some("no answer".to_owned());
    };
    let expected = |name: &str| case.expect.get(name).cloned().unwrap_or_default();
    if answer.get("status") != case.expect.get("status") {
        return Some(format!("status {} instead of {}: {answer}", answer["status"], expected("status")));
    }
    let headers = lower_case(&answer["headers"]);
    for (name, value) in lower_case(&expected("headers")) {
        if headers.get(&name) != Some(&value) {
            return Some(format!("header {name} {:?} instead of {value}", headers.get(&name)));
        }
    }
    let (got, wanted) = (&answer["body"], expected("body"));
    (!same(got, &wanted)).then(|| format!("body\n     {got}\n  is not\n     {wanted}"))
}

fn lower_case(headers: &Value) -> Map<String, Value> {
    let entries = headers.as_object().cloned().unwrap_or_default();
    entries.into_iter().map(|(name, value)| (name.to_lowercase(), value)).collect()
}

/// Equal whole, but for a `message` of `"*"`, which stands for any text, and `"*x*"`, for one with x.
fn same(got: &Value, wanted: &Value) -> bool {
    match (got, wanted) {
        (Value::Object(got), Value::Object(wanted)) => {
            got.len() == wanted.len()
                && wanted.iter().all(|(name, wanted)| {
                    got.get(name).is_some_and(|got| match (got, wanted) {
                        (Value::String(got), Value::String(wanted)) if name == "message" => fits(got, wanted),
                        _ => same(got, wanted),
                    })
                })
        }
        (Value::Array(got), Value::Array(wanted)) => {
            got.len() == wanted.len() && got.iter().zip(wanted).all(|(got, wanted)| same(got, wanted))
        }
        _ => got == wanted,
    }
}

fn fits(message: &str, pattern: &str) -> bool {
    match pattern.strip_prefix('*') {
        None => message == pattern,
        Some(rest) => message.contains(rest.trim_end_matches('*')),
    }
}
