//! The recorded exchanges of `tests/cases/golden` again, over HTTP: the answers are the same. Their
//! requests by somebody who is no user have no key to be made with, and are left out.

use std::path::Path;

use domain::time::Local;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Map, Value, json};
use system::Clock;

use super::shop::{self, How, MANAGER, NONE, Served, VIEWER};

use crate::api::golden;

/// Files that together have each route, each way to page and filter, and every kind of path.
const FILES: [&str; 8] = [
    "encoding_and_fields.jsonl",
    "errors.jsonl",
    "own_taxes.jsonl",
    "report_top_sellers.jsonl",
    "tax_classes.jsonl",
    "taxes_bulk.jsonl",
    "taxes_list_count_paging.jsonl",
    "taxes_read_edit_delete.jsonl",
];

fn key(step: &Value) -> Option<u8> {
    match step["user"].as_str()? {
        "manager" => Some(MANAGER),
        "viewer" => Some(VIEWER),
        "none" => Some(NONE),
        _ => None,
    }
}

fn encode(text: &str) -> String {
    utf8_percent_encode(text, NON_ALPHANUMERIC).to_string()
}

/// A value of a query as text, as `tillbook api` takes it.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

fn send(path: &Path, now: &str, steps: &[Value]) -> Vec<Value> {
    let clock = Clock::Fixed(Local::parse(now).unwrap());
    let served = Served::of(path, How { clock, ..How::default() });
    let mut client = served.client();
    let base = format!("http://{}/api", served.address);
    let mut answers = Vec::new();
    for step in steps {
        let entries = step["query"].as_object().cloned().unwrap_or_default();
        let query: Vec<String> =
            entries.iter().map(|(name, value)| encode(name) + "=" + &encode(&plain(value))).collect();
        let mark = if query.is_empty() { "" } else { "?" };
        let (method, path) = (step["method"].as_str().unwrap(), step["path"].as_str().unwrap());
        let line = format!("{method} /api{path}{mark}{}", query.join("&"));
        let body = step.get("body").map(Value::to_string);
        let credentials = shop::basic(key(step).unwrap());
        let answer = client.send(&line, &[("Authorization", &credentials)], body.as_deref());
        let headers: Map<String, Value> = answer
            .headers
            .iter()
            .map(|(name, value)| (name.clone(), json!(value.replace(&base, ""))))
            .collect();
        answers.push(json!({ "status": answer.status, "headers": headers, "body": answer.json() }));
    }
    answers
}

#[test]
fn the_answers_are_those_that_were_recorded() {
    let mut failures = Vec::new();
    let (mut run, mut left) = (0, 0);
    for file in FILES {
        let (cases, others): (Vec<_>, Vec<_>) = golden::cases(file)
            .into_iter()
            .partition(|case| case.steps().iter().all(|step| key(step).is_some()));
        run += cases.len();
        left += others.len();
        failures.extend(golden::run_through(&cases, shop::add_keys, send));
    }
    assert!(failures.is_empty(), "{} of {run} differ:\n{}", failures.len(), failures.join("\n"));
    assert!(run > 500 && left < 20, "{run} cases were run, {left} were left out");
}
