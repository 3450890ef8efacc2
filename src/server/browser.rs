//! Keeps pages of other sites from changing the shop. A browser sends requests of any page to any server, with the
//! credentials that it remembers of the server, so a key does not show that its owner meant a request. The server asks for
//! no credentials that a browser remembers, and what writes is refused where it may come from such a page: with its marks
//! (`Origin`, `Sec-Fetch-Site`), or with a body of a type that pages may send without asking the server first.
//!
//! A name that a page's owner lets point to this machine (DNS rebinding) makes that page one of the same origin. Over plain
//! HTTP a page is therefore of this server only under an address or `localhost`. Over TLS the certificate proves the name,
//! that of a proxy before this server too.
//!
//! Programs send none of the marks. What only reads is answered to a page, and the browser does not show it to one of another
//! site.

use std::net::{Ipv4Addr, Ipv6Addr};

use hyper::Method;
use hyper::header::{CONTENT_TYPE, HeaderValue, ORIGIN};
use hyper::http::request::Parts;

use domain::{Error, Result};

/// Refuses a write that says it comes from a page of another site. `authority` is the host that the client names.
pub(super) fn judge_origin(head: &Parts, authority: &str) -> Result<()> {
    let is_own = |value: &HeaderValue| value.to_str().is_ok_and(|origin| is_own_origin(origin, authority));
    let is_same = |value: &HeaderValue| matches!(value.as_bytes(), b"same-origin" | b"none");
    let mut sites = head.headers.get_all("sec-fetch-site").iter();
    let is_own = head.headers.get_all(ORIGIN).iter().all(is_own) && sites.all(is_same);
    if is_own || is_read(head) { Ok(()) } else { Err(Error::ForeignOrigin) }
}

/// Refuses a write with a body that a page may send without asking the server first. A browser does not sign,
/// so a form is accepted with `is_signed`.
pub(super) fn judge_body(head: &Parts, is_signed: bool) -> Result<()> {
    let is_accepted = is_of_type(head, "application/json") || (is_signed && is_form(head));
    if is_accepted || is_read(head) { Ok(()) } else { Err(Error::NotJson) }
}

fn is_read(head: &Parts) -> bool {
    matches!(head.method, Method::GET | Method::HEAD)
}

/// True when the body is declared as form-encoded.
pub(super) fn is_form(head: &Parts) -> bool {
    is_of_type(head, "application/x-www-form-urlencoded")
}

fn is_of_type(head: &Parts, wanted: &str) -> bool {
    let kind = head.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case(wanted)
}

/// True if an origin (RFC 6454) is that of this server, which the client calls `authority`.
fn is_own_origin(origin: &str, authority: &str) -> bool {
    let Some((scheme, host)) = origin.split_once("://") else { return false };
    let (usual_port, is_named) = match scheme {
        "https" => (":443", true),
        "http" => (":80", is_address(host)),
        _ => return false,
    };
    let bare = |text: &str| text.strip_suffix(usual_port).unwrap_or(text).to_ascii_lowercase();
    is_named && bare(host) == bare(authority)
}

/// True if a host, with its port or without, is an address or this machine's own name, which no DNS server answers for.
fn is_address(host: &str) -> bool {
    if let Some((v6, _)) = host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        return v6.parse::<Ipv6Addr>().is_ok();
    }
    let name = host.split(':').next().unwrap_or_default();
    name.eq_ignore_ascii_case("localhost") || name.parse::<Ipv4Addr>().is_ok()
}
