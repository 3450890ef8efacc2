//! JSON to values and back, for all endpoints.

use std::collections::{BTreeMap, BTreeSet};

use percent_encoding::percent_decode_str;
use serde_json::{Map, Number, Value as Json, json};

use super::{Request, Response};
use domain::field::{Value, whole_part};
use domain::text::Text;
use domain::{Error, Result, text};

/// A line of `tillbook api`: a request, and the user if the line has one.
#[derive(Debug)]
pub struct Line {
    /// The request.
    pub request: Request,
    /// The login of the user.
    pub user: Option<String>,
}

impl Line {
    /// Parses a JSON object with `method` and `path`, and optionally `query`, `body` and `user`. Refused
    /// with `store_api_invalid_request`.
    pub fn parse(line: &str) -> Result<Self> {
        let invalid = |problem: Text| Error::InvalidRequest { problem };
        let json: Json = serde_json::from_str(line).map_err(|error: serde_json::Error| {
            invalid(text!("it is not JSON ({error})", error = error.to_string()))
        })?;
        let object = json.as_object().ok_or_else(|| invalid(text!("it is not a JSON object")))?;
        let text = |name: &str| match object.get(name) {
            None | Some(Json::Null) => Ok(None),
            Some(Json::String(text)) => Ok(Some(text.clone())),
            Some(_) => Err(invalid(text!("\"{name}\" is not text", name))),
        };
        let query = match object.get("query") {
            None | Some(Json::Null) => BTreeMap::new(),
            Some(Json::Object(entries)) => {
                entries.iter().map(|(name, value)| (name.clone(), plain(value))).collect()
            }
            Some(_) => return Err(invalid(text!("\"query\" is not an object"))),
        };
        let request = Request {
            method: text("method")?.ok_or_else(|| invalid(text!("it has no \"method\"")))?,
            path: text("path")?.ok_or_else(|| invalid(text!("it has no \"path\"")))?,
            query,
            body: object.get("body").cloned(),
            base: String::new(),
        };
        Ok(Self { request, user: text("user")? })
    }
}

/// A query value in JSON as its text in a URL.
fn plain(value: &Json) -> String {
    match value {
        Json::String(text) => text.clone(),
        Json::Null => String::new(),
        other => other.to_string(),
    }
}

/// A response as one line of JSON.
pub fn to_line(response: &Response) -> String {
    let headers: Map<String, Json> =
        response.headers.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
    json!({ "status": response.status, "headers": headers, "body": response.body }).to_string()
}

/// An error as in the response body and in bulk items.
pub(super) fn error(error: &Error) -> Json {
    json!({ "code": error.code(), "message": error.to_string() })
}

/// The names and values of a URL's query, `a=b&c=d`, decoded, in order; `+` is a space.
pub fn pairs(text: &str) -> Vec<(String, String)> {
    let decode = |part: &str| percent_decode_str(&part.replace('+', " ")).decode_utf8_lossy().into_owned();
    let pairs = text.split('&').filter(|pair| !pair.is_empty());
    pairs
        .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
        .map(|(k, v)| (decode(k), decode(v)))
        .collect()
}

/// The query of a URL by name; the last of a repeated name wins.
pub(super) fn query(text: &str) -> BTreeMap<String, String> {
    pairs(text).into_iter().collect()
}

/// A JSON value as the `Value` that fields are parsed from.
pub(super) fn value(json: &Json) -> Value {
    match json {
        Json::Null => Value::Null,
        Json::Bool(yes) => Value::Bool(*yes),
        Json::Number(number) => Value::Number(number.to_string()),
        Json::String(text) => Value::Text(text.clone()),
        Json::Array(values) => Value::List(values.iter().map(value).collect()),
        Json::Object(_) => Value::Object,
    }
}

/// The text of an integer of any size, from a number or a string with spaces around it; `None` for the rest.
pub(super) fn integer_text(json: &Json) -> Option<String> {
    let text = match json {
        // JSON writes an integer as 2 or as 2.0.
        Json::Number(number) => whole_part(&number.to_string()).to_owned(),
        Json::String(text) => text.trim().to_owned(),
        Json::Null | Json::Bool(_) | Json::Array(_) | Json::Object(_) => return None,
    };
    let digits = text.strip_prefix(['-', '+']).unwrap_or(&text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let digits = digits.trim_start_matches('0');
    Some(match (digits, text.starts_with('-')) {
        ("", _) => "0".to_owned(),
        (digits, true) => format!("-{digits}"),
        (digits, false) => digits.to_owned(),
    })
}

/// An integer of any size as JSON; `0` when the text is none.
pub(super) fn integer(text: &str) -> Json {
    text.parse::<Number>().map_or_else(|_not_a_number| json!(0), Json::Number)
}

/// An integer of a query: a sign and digits, with spaces around them; one too large becomes `i64::MIN` or
/// `i64::MAX`. `None` for other text.
pub(super) fn plain_integer(text: &str) -> Option<i64> {
    let text = integer_text(&json!(text))?;
    Some(text.parse().unwrap_or(if text.starts_with('-') { i64::MIN } else { i64::MAX }))
}

/// The fields that a response is limited to (choice 5).
pub(super) struct Fields {
    /// Members of the object.
    named: BTreeSet<String>,
    /// Members of member objects, by the outer name.
    entries: BTreeMap<String, BTreeSet<String>>,
}

impl Fields {
    /// Parses a comma list and trims spaces; an empty list means all fields.
    pub(super) fn parse(text: Option<&str>) -> Self {
        let given = text.unwrap_or_default().split(',').map(str::trim).filter(|name| !name.is_empty());
        let named: BTreeSet<String> = given.map(str::to_owned).collect();
        let mut entries: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (of, entry) in named.iter().filter_map(|name| name.split_once('.')) {
            entries.entry(of.to_owned()).or_default().insert(entry.to_owned());
        }
        Self { named, entries }
    }

    /// The object with only these fields. `a.b` keeps `b` of the object `a`.
    pub(super) fn of(&self, object: Map<String, Json>) -> Json {
        if self.named.is_empty() {
            return Json::Object(object);
        }
        Json::Object(object.into_iter().filter_map(|(name, value)| self.keep(name, value)).collect())
    }

    fn keep(&self, name: String, value: Json) -> Option<(String, Json)> {
        if self.named.contains(&name) {
            return Some((name, value));
        }
        let wanted = self.entries.get(&name)?;
        let Json::Object(entries) = value else {
            return None;
        };
        let kept = entries.into_iter().filter(|(key, _)| wanted.contains(key)).collect();
        Some((name, Json::Object(kept)))
    }
}

/// An object of these entries, in this order.
pub(super) fn object<const N: usize>(entries: [(&str, Json); N]) -> Map<String, Json> {
    entries.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}
