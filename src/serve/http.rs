//! A request of HTTP to one of the API, and the answer back.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, HttpBody as _};
use axum::extract::{Extension, Request as HttpRequest, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE, EXPECT, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response as HttpResponse};
use axum::routing::{Router, get};
use http_body_util::BodyExt as _;
use tokio::time::{Instant as Moment, timeout_at};

use super::auth::{Shown, admit, is_credential, shown};
use super::oauth::Target;
use super::{BASES, Desk, Rules, machine_time, page};
use crate::api::{self, Request, Response};
use crate::domain::access::Actor;
use crate::domain::ids::KeyId;
use crate::domain::{Error, Result};
use crate::engine::{Engine, KnownKey};

/// How much of a body that is too large is read over, so that its sender gets to read the refusal.
const READ_OVER: usize = 4;

/// Who is at the other end of a connection.
#[derive(Debug, Clone, Copy)]
pub(super) struct Caller {
    /// On this machine.
    pub(super) is_here: bool,
    pub(super) is_tls: bool,
}

/// When the use of a key was noted last, so that it is not noted again before the file says it.
pub(super) type Noted = Mutex<BTreeMap<KeyId, i64>>;

/// Everything that can be asked for.
pub(super) fn router(desk: Arc<Desk>) -> Router {
    Router::new()
        .route("/", get(page::page).fallback(no_route))
        .route("/openapi.json", get(document).fallback(no_route))
        .fallback(answer)
        .with_state(desk)
}

async fn document() -> HttpResponse {
    ([(CONTENT_TYPE, "application/json; charset=utf-8")], api::openapi(&BASES)).into_response()
}

async fn no_route() -> HttpResponse {
    sent(&Response::error(&Error::NoRoute)).into_response()
}

/// What a connection is told for which there is no place, as it stands on the wire.
pub(super) fn turned_away() -> String {
    let response = Response::error(&Error::Overloaded);
    let body = response.body_text();
    let head = "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json; charset=utf-8\r\n";
    format!("{head}Retry-After: 1\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}", body.len())
}

/// An answer that has left the engine's thread: everything but its bytes is made there.
struct Sent {
    status: u16,
    headers: Vec<(&'static str, String)>,
    body: String,
}

fn sent(response: &Response) -> Sent {
    Sent { status: response.status, headers: response.headers.clone(), body: response.body_text() }
}

/// An error as it is sent, with the headers that belong to it.
fn refused(error: &Error) -> Sent {
    let mut sent = sent(&Response::error(error));
    let header = match error {
        Error::Authentication { .. } => {
            Some(("www-authenticate", "Basic realm=\"Tillbook\", charset=\"UTF-8\""))
        }
        Error::Overloaded | Error::Busy => Some(("retry-after", "1")),
        // What is left of the request is not waited for.
        Error::RequestTooSlow | Error::RequestTooLarge { .. } => Some(("connection", "close")),
        _ => None,
    };
    sent.headers.extend(header.map(|(name, value)| (name, value.to_owned())));
    sent
}

impl IntoResponse for Sent {
    fn into_response(self) -> HttpResponse {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut headers = HeaderMap::new();
        for (name, value) in self.headers {
            if let (Ok(name), Ok(value)) =
                (HeaderName::from_bytes(name.as_bytes()), HeaderValue::from_str(&value))
            {
                headers.insert(name, value);
            }
        }
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json; charset=utf-8"));
        // Figures of a shop are nothing for a cache on the way.
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        (status, headers, self.body).into_response()
    }
}

async fn answer(
    State(desk): State<Arc<Desk>>,
    Extension(caller): Extension<Caller>,
    request: HttpRequest,
) -> HttpResponse {
    let until = Moment::now() + desk.limits.request;
    let (head, body) = request.into_parts();
    let sent = exchange(&desk, caller, &head, body, until).await;
    sent.unwrap_or_else(|error| refused(&error)).into_response()
}

async fn exchange(desk: &Arc<Desk>, caller: Caller, head: &Parts, body: Body, until: Moment) -> Result<Sent> {
    let wire = head.uri.path();
    let under = |base: &&str| wire.strip_prefix(base).filter(|rest| rest.is_empty() || rest.starts_with('/'));
    let (base, path) = BASES.iter().find_map(|base| Some((*base, under(base)?))).ok_or(Error::NoRoute)?;
    let (scheme, authority) = (if caller.is_tls { "https" } else { "http" }, authority(head));
    let target = Target { method: head.method.as_str(), scheme, authority: &authority, path: wire };
    let pairs = api::pairs(head.uri.query().unwrap_or_default());
    let credentials = head.headers.get(AUTHORIZATION).map(|value| String::from_utf8_lossy(value.as_bytes()));
    let shown = shown(&target, &pairs, credentials.as_deref(), caller.is_here || caller.is_tls)?;
    let mut request = Request {
        // A server leaves the body of an answer to HEAD out by itself, but says how long it were.
        method: if head.method == "HEAD" { "GET".to_owned() } else { head.method.as_str().to_owned() },
        path: path.to_owned(),
        query: pairs.into_iter().filter(|(name, _)| !is_credential(name)).collect(),
        body: None,
        base: format!("{scheme}://{authority}{base}"),
    };
    let is_open = caller.is_here && matches!(shown, Shown::Nothing) && is_open(&request);
    let mut who = if is_open { Who::Anyone } else { Who::Shows(shown) };
    let is_write = request.is_write();
    let mut bytes = Vec::new();
    if !body.is_end_stream() {
        // Only what a known key sends is kept in memory.
        let (rules, shown) = (Arc::clone(&desk.rules), who);
        let asked = desk.pool.read(move |engine| shown.judge(engine, &rules, is_write));
        who = timeout_at(until, asked).await.map_err(|_elapsed| Error::AnswerTooSlow)???;
        bytes = received(head, body, desk.limits.body, until).await?;
    }
    let rules = Arc::clone(&desk.rules);
    let job = move |engine: &mut Engine| {
        request.body = Request::read_body(&bytes);
        respond(engine, &rules, &request, who)
    };
    let asked = async { if is_write { desk.pool.write(job).await } else { desk.pool.read(job).await } };
    let (sent, used) = timeout_at(until, asked).await.map_err(|_elapsed| Error::AnswerTooSlow)???;
    if let Some(used) = used {
        note(desk, used);
    }
    Ok(sent)
}

/// Who asks.
enum Who {
    /// It is for anyone.
    Anyone,
    /// Whoever this is, which is still to be judged.
    Shows(Shown),
    /// The key of this user.
    Known(Box<KnownKey>),
}

impl Who {
    /// On an engine's thread: who it is.
    fn judge(self, engine: &Engine, rules: &Rules, is_write: bool) -> Result<Self> {
        match self {
            Self::Shows(shown) => {
                let known = admit(engine, &shown, is_write, &rules.nonces, machine_time())?;
                Ok(Self::Known(Box::new(known)))
            }
            judged => Ok(judged),
        }
    }
}

/// What answers anyone on this machine: the list of reports (spec 5).
fn is_open(request: &Request) -> bool {
    request.method == "GET" && request.path.strip_suffix('/').unwrap_or(&request.path) == "/reports"
}

/// The host as the client names it: in the address itself, or in its header.
fn authority(head: &Parts) -> String {
    let named = head.uri.authority().map(|authority| authority.as_str().to_owned());
    let in_header = || head.headers.get(HOST).and_then(|host| host.to_str().ok()).map(str::to_owned);
    let is_host = |host: &String| {
        host.bytes()
            .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'_' | b':' | b'[' | b']'))
    };
    named.or_else(in_header).filter(is_host).unwrap_or_default()
}

/// On an engine's thread: what is answered, and the key whose use is to be noted.
fn respond(
    engine: &mut Engine,
    rules: &Rules,
    request: &Request,
    who: Who,
) -> Result<(Sent, Option<KnownKey>)> {
    let now = rules.clock.now(engine.shop()?.time_zone);
    let known = match who.judge(engine, rules, request.is_write())? {
        Who::Known(known) => Some(*known),
        Who::Anyone | Who::Shows(_) => None,
    };
    let actor = known.as_ref().map_or_else(|| Actor::nobody(""), Actor::of_key);
    let response = (rules.answer)(engine, &actor, request, now);
    Ok((sent(&response), known.filter(|known| Engine::is_use_to_be_noted(known, now))))
}

/// Has the use of a key written down, once for all the requests of a moment.
fn note(desk: &Arc<Desk>, used: KnownKey) {
    let seconds = machine_time();
    let last = desk.noted.lock().unwrap_or_else(PoisonError::into_inner).insert(used.id, seconds);
    if last.is_some_and(|last| (seconds - last).abs() < 1) {
        return;
    }
    let clock = desk.rules.clock;
    desk.pool.note(move |engine| {
        // What could not be noted is noted the next time.
        drop(engine.shop().and_then(|shop| engine.note_use(&used, clock.now(shop.time_zone))));
    });
}

/// The body as it came. One that is too large is read over for a while: a sender that is cut off while
/// it sends never reads why.
async fn received(head: &Parts, mut body: Body, most: usize, until: Moment) -> Result<Vec<u8>> {
    let too_large = || Error::RequestTooLarge { most };
    let announced = body.size_hint().lower();
    let least = usize::try_from(announced).unwrap_or(usize::MAX);
    if least > most && (head.headers.contains_key(EXPECT) || least > most.saturating_mul(READ_OVER)) {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    let mut read = 0_usize;
    while let Some(frame) = timeout_at(until, body.frame()).await.map_err(|_elapsed| Error::RequestTooSlow)? {
        let cut = |_gone| Error::InvalidRequest { problem: "its body was cut off".to_owned() };
        let Ok(data) = frame.map_err(cut)?.into_data() else { continue };
        read = read.saturating_add(data.len());
        if read <= most {
            bytes.extend_from_slice(&data);
        } else {
            bytes = Vec::new();
            if read > most.saturating_mul(READ_OVER) {
                break;
            }
        }
    }
    if read > most { Err(too_large()) } else { Ok(bytes) }
}
