//! The JSON interface: a request in, a response out, with the paths, statuses, headers and bodies of the API
//! (spec 4, choices 1 to 6). It parses and prints; every rule is the engine's.

mod about;
mod classes;
mod openapi;
mod printed;
mod rates;
mod reports;
mod routes;
mod wire;

use std::collections::BTreeMap;

use serde_json::Value as Json;

pub use about::About;
pub use openapi::openapi;
pub use printed::{
    earnings_json, invoices_json, order_tax_json, periods_json, tax_explanation_json, tax_summary_json,
};
pub use reports::{sales_and_profit_json, sales_json, top_sellers_json};
pub use routes::{ROUTES, Route};
pub use wire::{Line, pairs, to_line};

use domain::access::Actor;
use domain::time::Instant;
use domain::{Error, Result, text};
use engine::{Change, Engine, Outcome};

/// A request, from HTTP or from a line of JSON.
#[derive(Debug, Clone, Default)]
pub struct Request {
    /// `GET`, `POST`, `PUT`, `PATCH`, `DELETE` or `HEAD`.
    pub method: String,
    /// Percent-encoded as in a URL, `/taxes/5`, optionally with a query after a `?`.
    pub path: String,
    /// Decoded values by name, such as `filter[period]`.
    pub query: BTreeMap<String, String>,
    /// The JSON body; `None` when there was none or it was no JSON.
    pub body: Option<Json>,
    /// The prefix of paths in the links of a list, `http://127.0.0.1:8787/api`; may be empty.
    pub base: String,
}

impl Request {
    /// Parses a body: `None` when it is no JSON.
    pub fn read_body(bytes: &[u8]) -> Option<Json> {
        serde_json::from_slice(bytes).ok()
    }

    /// True if its method may change the shop.
    pub fn is_write(&self) -> bool {
        !matches!(self.method.as_str(), "GET" | "HEAD")
    }
}

/// A response, to be sent over HTTP or as a line of JSON.
#[derive(Debug, Clone)]
pub struct Response {
    /// HTTP status.
    pub status: u16,
    /// The headers of this response, without the usual ones.
    pub headers: Vec<(&'static str, String)>,
    /// `None` for a response to `HEAD`.
    pub body: Option<Json>,
}

impl Response {
    /// A response without headers of its own.
    fn new(status: u16, body: Json) -> Self {
        Self { status, headers: Vec::new(), body: Some(body) }
    }

    /// The body as sent; empty when there is none.
    pub fn body_text(&self) -> String {
        self.body.as_ref().map(Json::to_string).unwrap_or_default()
    }

    /// The response for an error; every error becomes JSON here.
    pub fn error(error: &Error) -> Self {
        Self::new(error.status(), serde_json::json!({ "errors": [wire::error(error)] }))
    }
}

/// A matched request with its context, passed to the function of its route.
struct Call<'c> {
    engine: &'c mut Engine,
    actor: &'c Actor,
    now: Instant,
    query: BTreeMap<String, String>,
    body: Option<&'c Json>,
    /// The variable part of the path, decoded; empty when the route has none.
    key: String,
    /// The prefix of paths in links.
    base: &'c str,
}

impl Call<'_> {
    fn apply(&mut self, change: &Change) -> Result<Outcome> {
        self.engine.apply(change, self.actor, self.now)
    }

    fn filter(&self, name: &str) -> Option<&str> {
        self.query.get(&format!("filter[{name}]")).map(String::as_str)
    }

    /// The member of the body's object with this name, which wraps the data of most routes.
    fn wrapped(&self, name: &str) -> Option<&Json> {
        self.body?.as_object()?.get(name)
    }

    fn fields(&self) -> wire::Fields {
        wire::Fields::parse(self.query.get("fields").map(String::as_str))
    }
}

/// The most bytes of a path with its query. HTTP servers limit the head of a request to no more.
const LONGEST_ADDRESS: usize = 32 << 10;

/// Answers a request on behalf of an actor. Never fails: an error is a response too.
pub fn handle(engine: &mut Engine, actor: &Actor, request: &Request, now: Instant) -> Response {
    let mut response = answer(engine, actor, request, now).unwrap_or_else(|error| Response::error(&error));
    if request.method == "HEAD" {
        response.body = None;
    }
    response
}

fn answer(engine: &mut Engine, actor: &Actor, request: &Request, now: Instant) -> Result<Response> {
    let in_query = request.query.iter().map(|(name, value)| name.len() + value.len());
    let length = request.path.len() + in_query.sum::<usize>();
    if length > LONGEST_ADDRESS {
        let problem =
            text!("its path and query have {length} bytes: at most {most}", length, most = LONGEST_ADDRESS);
        return Err(Error::InvalidRequest { problem });
    }
    let (path, in_path) = request.path.split_once('?').unwrap_or((&request.path, ""));
    let (route, key) = routes::find(&request.method, path)?;
    let mut query = wire::query(in_path);
    query.extend(request.query.iter().map(|(name, value)| (name.clone(), value.clone())));
    let (body, base) = (request.body.as_ref(), request.base.as_str());
    let mut call = Call { engine, actor, now, query, body, key, base };
    (route.answer)(&mut call)
}
