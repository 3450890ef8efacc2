//! The page for people at `/`: what this is, how to ask, and every route. No scripts, nothing from
//! elsewhere.

use std::fmt::Write as _;

use hyper::StatusCode;
use hyper::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};

use super::http::{HttpResponse, response};
use crate::api::ROUTES;

const BEGIN: &str = include_str!("page.html");

pub(super) fn page() -> HttpResponse {
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'"),
        (CACHE_CONTROL, "no-cache"),
    ];
    response(StatusCode::OK, headers, BEGIN.replace("{routes}", &routes()))
}

/// A row of the table for each route. What the table of routes holds needs no escaping but for `&`.
fn routes() -> String {
    let mut rows = String::new();
    for route in ROUTES {
        let (method, path, about) = (route.method, route.path, route.about);
        let query: Vec<String> =
            about.query.iter().map(|query| format!("<code>{}</code>", query.name)).collect();
        // Writing to a text cannot fail.
        let _written = writeln!(
            rows,
            "<tr><td class=\"m\">{method}<td><code>{path}</code><td>{}<td>{}",
            about.summary,
            query.join(" ")
        );
    }
    rows
}
