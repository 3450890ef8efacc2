//! The table of routes, and the match of a request with it.

use percent_encoding::percent_decode_str;

use super::about::{self, About};
use super::{Call, Response, classes, rates, reports};
use domain::{Error, Result};

/// A route: a method and a path with its handler and description.
pub struct Route {
    /// `GET`, `POST`, `PUT` or `DELETE`.
    pub method: &'static str,
    /// The pattern: `{id}` stands for digits, `{slug}` for the slug of a class.
    pub path: &'static str,
    /// The description, for the OpenAPI document.
    pub about: &'static About,
    pub(super) answer: fn(&mut Call<'_>) -> Result<Response>,
}

const fn route(
    method: &'static str,
    path: &'static str,
    answer: fn(&mut Call<'_>) -> Result<Response>,
    about: &'static About,
) -> Route {
    Route { method, path, about, answer }
}

/// Every route. `HEAD` is `GET` without a body, `PATCH` is `PUT`.
pub const ROUTES: &[Route] = &[
    route("GET", "/reports", reports::list, &about::REPORTS),
    route("GET", "/reports/sales", reports::sales, &about::SALES),
    route("GET", "/reports/sales/top_sellers", reports::top_sellers, &about::TOP_SELLERS),
    route("GET", "/taxes", rates::list, &about::RATES),
    route("POST", "/taxes", rates::create, &about::CREATE_RATE),
    route("GET", "/taxes/count", rates::count, &about::COUNT_RATES),
    route("POST", "/taxes/bulk", rates::bulk, &about::BULK),
    route("PUT", "/taxes/bulk", rates::bulk, &about::BULK),
    route("GET", "/taxes/classes", classes::list, &about::CLASSES),
    route("POST", "/taxes/classes", classes::create, &about::CREATE_CLASS),
    route("GET", "/taxes/classes/count", classes::count, &about::COUNT_CLASSES),
    route("DELETE", "/taxes/classes/{slug}", classes::delete, &about::DELETE_CLASS),
    route("GET", "/taxes/{id}", rates::read, &about::RATE),
    route("PUT", "/taxes/{id}", rates::edit, &about::EDIT_RATE),
    route("POST", "/taxes/{id}", rates::edit, &about::EDIT_RATE),
    route("DELETE", "/taxes/{id}", rates::delete, &about::DELETE_RATE),
];

/// The route of a request and the variable part of its path, decoded.
pub(super) fn find(method: &str, path: &str) -> Result<(&'static Route, String)> {
    let method = match method {
        "HEAD" => "GET",
        "PATCH" => "PUT",
        "GET" | "POST" | "PUT" | "DELETE" => method,
        _ => return Err(Error::UnsupportedMethod),
    };
    let path = path.strip_suffix('/').unwrap_or(path);
    let found = ROUTES.iter().filter(|route| route.method == method).find_map(|route| {
        let key = matches(route.path, path)?;
        Some((route, key))
    });
    found.ok_or(Error::NoRoute)
}

/// The variable part of a path that matches the pattern; empty when the pattern has none.
fn matches(pattern: &str, path: &str) -> Option<String> {
    let mut variable = String::new();
    let mut parts = path.split('/');
    for expected in pattern.split('/') {
        let part = percent_decode_str(parts.next()?).decode_utf8().ok()?;
        let fits = match expected {
            "{id}" => is_id(&part),
            "{slug}" => is_slug(&part),
            fixed => part == fixed,
        };
        if !fits {
            return None;
        }
        if expected.starts_with('{') {
            variable = part.into_owned();
        }
    }
    parts.next().is_none().then_some(variable)
}

fn is_id(part: &str) -> bool {
    !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit())
}

/// True if a segment is a slug: by the spec's pattern for ASCII text; any text with other characters; or a
/// slug as listed, with its other characters percent-encoded (choice 17).
fn is_slug(part: &str) -> bool {
    if !part.is_ascii() {
        return true;
    }
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let plain = |c: char| is_word(c) || c.is_ascii_whitespace() || c == '-';
    let follows_pattern = part.starts_with(is_word) && part.chars().all(plain);
    follows_pattern || is_listed_slug(part)
}

fn is_listed_slug(part: &str) -> bool {
    let mut pieces = part.split('%');
    let word = |piece: &str| piece.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-'));
    let octet = |piece: &str| piece.get(..2).is_some_and(|hex| hex.bytes().all(|b| b.is_ascii_hexdigit()));
    part.contains('%') && pieces.next().is_some_and(word) && pieces.all(|piece| octet(piece) && word(piece))
}
