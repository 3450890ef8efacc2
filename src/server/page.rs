//! The page for people at `/`: what the server is, how to send requests, and all routes. No scripts, no
//! external resources.

use std::fmt::Write as _;

use hyper::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName};

use crate::api::ROUTES;

const BEGIN: &str = include_str!("page.html");

pub(super) fn headers() -> [(HeaderName, &'static str); 3] {
    [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'"),
        (CACHE_CONTROL, "no-cache"),
    ]
}

pub(super) fn page() -> String {
    BEGIN.replace("{routes}", &routes())
}

/// A table row for each route. The texts of the routes need no escaping but for `&`.
fn routes() -> String {
    let mut rows = String::new();
    for route in ROUTES {
        let (method, path, about) = (route.method, route.path, route.about);
        let query: Vec<String> =
            about.query.iter().map(|query| format!("<code>{}</code>", query.name)).collect();
        // `writeln!` to a `String` cannot fail.
        let _written = writeln!(
            rows,
            "<tr><td class=\"m\">{method}<td><code>{path}</code><td>{}<td>{}",
            about.summary,
            query.join(" ")
        );
    }
    rows
}
