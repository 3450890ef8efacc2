//! Converts HTTP requests to requests of the API, and its responses back.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Body as _, Bytes, Incoming};
use hyper::header::{
    AUTHORIZATION, CACHE_CONTROL, CONNECTION, CONTENT_TYPE, EXPECT, HOST, HeaderName, HeaderValue,
    RETRY_AFTER, WWW_AUTHENTICATE,
};
use hyper::http::request::Parts;
use hyper::{Method, Request as HttpRequest, StatusCode, Version};
use tokio::time::{Instant as Moment, timeout_at};

use super::auth::{Credentials, authenticate, is_credential, is_of_shop, is_signed, shown};
use super::browser::{is_form, judge_body, judge_origin};
use super::connections::Busy;
use super::oauth::{Pairs, Target};
use super::{BASES, Rules, ServerState, machine_time, page};
use crate::api::{self, Request, Response};
use domain::access::Actor;
use domain::ids::KeyId;
use domain::{Error, Result, text};
use engine::{Credential, Engine, StoredKey};

/// The multiple of the limit up to which a body that is too large is read, so that the client can finish and
/// read the refusal.
const READ_OVER: usize = 4;

const JSON: &str = "application/json; charset=utf-8";

/// The client's end of a connection.
#[derive(Debug, Clone, Copy)]
pub(super) struct Caller {
    /// True for a connection by the loopback interface of this machine.
    pub(super) is_here: bool,
    pub(super) is_tls: bool,
}

/// The time at which the use of each key was stored last, in seconds, so that concurrent requests store it
/// once.
pub(super) type Noted = Mutex<BTreeMap<KeyId, i64>>;

/// The type of all responses.
pub(super) type HttpResponse = hyper::Response<Full<Bytes>>;

/// Answers a request: with the page for people, the OpenAPI document, or the response of the API.
pub(super) async fn answer(
    state: &Arc<ServerState>,
    caller: Caller,
    busy: &Busy,
    request: HttpRequest<Incoming>,
) -> HttpResponse {
    let until = Moment::now() + state.limits.request;
    let (head, body) = request.into_parts();
    if let Some(problem) = host_problem(&head) {
        return refused(&problem);
    }
    let is_read = matches!(head.method, Method::GET | Method::HEAD);
    match head.uri.path() {
        "/" if is_read => response(StatusCode::OK, page::headers(), page::page()),
        "/openapi.json" if is_read => response(StatusCode::OK, [(CONTENT_TYPE, JSON)], api::openapi(&BASES)),
        _ => {
            let sent = exchange(state, caller, &head, (body, busy), until).await;
            sent.unwrap_or_else(|error| refused(&error))
        }
    }
}

/// A response with a body and headers.
pub(super) fn response(
    status: StatusCode,
    headers: impl IntoIterator<Item = (HeaderName, &'static str)>,
    body: String,
) -> HttpResponse {
    let mut response = HttpResponse::new(Full::from(body));
    *response.status_mut() = status;
    let headers = headers.into_iter().map(|(name, value)| (name, HeaderValue::from_static(value)));
    response.headers_mut().extend(headers);
    response
}

/// The response to a connection beyond the limit, as bytes of HTTP.
pub(super) fn turned_away() -> String {
    let response = Response::error(&Error::Overloaded);
    let body = response.body_text();
    let head = "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json; charset=utf-8\r\n";
    format!("{head}Retry-After: 1\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}", body.len())
}

/// A response of the API.
fn sent(answer: &Response) -> HttpResponse {
    let status = StatusCode::from_u16(answer.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    // The amounts of a shop must not be cached.
    let fixed = [(CONTENT_TYPE, JSON), (CACHE_CONTROL, "no-store")];
    let mut response = response(status, fixed, answer.body_text());
    for (name, value) in &answer.headers {
        if let (Ok(name), Ok(value)) = (HeaderName::from_bytes(name.as_bytes()), HeaderValue::from_str(value))
        {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

/// The response for an error, with the headers that it requires.
fn refused(error: &Error) -> HttpResponse {
    let mut sent = sent(&Response::error(error));
    let header = match error {
        Error::Authentication { .. } => {
            // HTTP requires a challenge; a browser would remember what it is given for one of Basic.
            Some((WWW_AUTHENTICATE, "OAuth realm=\"Tillbook\""))
        }
        Error::Overloaded | Error::Busy => Some((RETRY_AFTER, "1")),
        // The rest of the request is not read.
        Error::RequestTooSlow | Error::RequestTooLarge { .. } => Some((CONNECTION, "close")),
        _ => None,
    };
    sent.headers_mut().extend(header.map(|(name, value)| (name, HeaderValue::from_static(value))));
    sent
}

async fn exchange(
    state: &Arc<ServerState>,
    caller: Caller,
    head: &Parts,
    (body, busy): (Incoming, &Busy),
    until: Moment,
) -> Result<HttpResponse> {
    let wire = head.uri.path();
    let under = |base: &&str| wire.strip_prefix(base).filter(|rest| rest.is_empty() || rest.starts_with('/'));
    let (base, path) = BASES.iter().find_map(|base| Some((*base, under(base)?))).ok_or(Error::NoRoute)?;
    let (scheme, authority) = (if caller.is_tls { "https" } else { "http" }, authority(head));
    let target = Target { method: head.method.as_str(), scheme, authority: &authority, path: wire };
    let pairs = api::pairs(head.uri.query().unwrap_or_default());
    let credentials = head.headers.get(AUTHORIZATION).map(|value| String::from_utf8_lossy(value.as_bytes()));
    let is_private = caller.is_here || caller.is_tls;
    let mut bytes = None;
    let (mut form, mut body) = (Vec::new(), Some(body).filter(|body| !body.is_end_stream()));
    let receiving = body.as_ref().map(|_| busy.receiving());
    let is_signed = is_signed(&pairs, credentials.as_deref());
    judge_origin(head, &authority)?;
    body.as_ref().map_or(Ok(()), |_| judge_body(head, is_signed))?;
    if is_signed
        && is_form(head)
        && let Some(body) = body.take()
    {
        // Its pairs are signed like those of a query, so it has the limit of one; it is read only for a known
        // key.
        let named = Arc::new(shown(&target, &pairs, &form, credentials.as_deref(), is_private)?);
        let asked = state.worker.read(move |engine| is_of_shop(engine, &named, machine_time()));
        timeout_at(until, asked).await.map_err(|_elapsed| Error::AnswerTooSlow)??;
        let received = received(head, body, state.limits.head, until).await?;
        form = form_pairs(&received);
        bytes = Some(received);
    }
    let shown = Arc::new(shown(&target, &pairs, &form, credentials.as_deref(), is_private)?);
    let mut request = Request {
        // The server drops the body of a response to HEAD by itself and sends its length.
        method: if head.method == "HEAD" { "GET".to_owned() } else { head.method.as_str().to_owned() },
        path: path.to_owned(),
        query: pairs.into_iter().filter(|(name, _)| !is_credential(name)).collect(),
        body: None,
        base: format!("{scheme}://{authority}{base}"),
    };
    let is_open = caller.is_here && matches!(*shown, Credentials::Nothing) && is_open(&request);
    let who = (!is_open).then_some(shown);
    let is_write = request.is_write();
    if let Some(body) = body {
        if let Some(shown) = who.clone() {
            // Only the body of an authenticated request is kept in memory.
            let asked =
                state.worker.read(move |engine| authenticate(engine, &shown, is_write, None, machine_time()));
            drop(timeout_at(until, asked).await.map_err(|_elapsed| Error::AnswerTooSlow)??);
        }
        bytes = Some(received(head, body, state.limits.body, until).await?);
    }
    drop(receiving);
    let rules = state.rules;
    let job = move |engine: &mut Engine| {
        let bytes = bytes.unwrap_or_default();
        request.body = Request::read_body(&bytes);
        respond(engine, rules, &request, who.as_deref(), &bytes)
    };
    let asked = if is_write { state.worker.write_if_wanted(job) } else { state.worker.read(job) };
    let done = timeout_at(until, asked).await.map_err(|_elapsed| Error::AnswerTooSlow)??;
    if let Some(credential) = done.to_enter {
        let entered = state.nonces.enter(&state.worker, state.rules.clock, credential);
        timeout_at(until, entered).await.map_err(|_elapsed| Error::AnswerTooSlow)??;
    }
    if done.is_signed {
        state.nonces.forget(&state.worker, state.rules.clock);
    }
    if let Some(used) = done.used {
        note(state, used);
    }
    Ok(done.sent)
}

/// The pairs of a form-encoded body; none where it is encoded otherwise, whatever its header says (RFC 5849,
/// 3.4.1.3.1).
fn form_pairs(bytes: &[u8]) -> Pairs {
    let is_encoded = |byte: &u8| byte.is_ascii_alphanumeric() || b"*-._~+%&=".contains(byte);
    let text = std::str::from_utf8(bytes).ok().filter(|text| text.as_bytes().iter().all(is_encoded));
    text.map(api::pairs).unwrap_or_default()
}

/// The route that takes no key on this machine: the list of reports (spec 5).
fn is_open(request: &Request) -> bool {
    request.method == "GET" && request.path.strip_suffix('/').unwrap_or(&request.path) == "/reports"
}

/// The complaint about the `Host` header, which HTTP/1.1 requires exactly once (RFC 9112, 3.2).
fn host_problem(head: &Parts) -> Option<Error> {
    let mut hosts = head.headers.get_all(HOST).iter();
    let problem = match (hosts.next(), hosts.next()) {
        (None, _) if head.version == Version::HTTP_11 => text!("it has no Host"),
        (Some(_), Some(_)) => text!("it has more than one Host"),
        (Some(host), None) if !host.to_str().is_ok_and(is_host) => text!("its Host header is not valid"),
        _ => return None,
    };
    Some(Error::InvalidRequest { problem })
}

fn is_host(host: &str) -> bool {
    host.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'_' | b':' | b'[' | b']'))
}

/// The host as the client gives it: in the request line, or in its header.
fn authority(head: &Parts) -> String {
    let named = head.uri.authority().map(|authority| authority.as_str().to_owned());
    let in_header = || head.headers.get(HOST).and_then(|host| host.to_str().ok()).map(str::to_owned);
    named.or_else(in_header).filter(|host| is_host(host)).unwrap_or_default()
}

/// The response, with the work to do before and after it is sent.
struct Done {
    sent: HttpResponse,
    is_signed: bool,
    /// The credential of a signed request that only reads; its nonce is stored before the response is sent.
    to_enter: Option<Credential>,
    /// The key whose use is to be stored.
    used: Option<StoredKey>,
}

/// Runs the request on an engine's thread. The credentials are checked again, with the body and the present
/// time; `None` needs none.
fn respond(
    engine: &mut Engine,
    rules: Rules,
    request: &Request,
    who: Option<&Credentials>,
    bytes: &[u8],
) -> Result<Done> {
    let now = rules.clock.now(engine.shop()?.time_zone);
    let Some(shown) = who else {
        let response = (rules.answer)(engine, &Actor::nobody(""), request, now);
        return Ok(Done { sent: sent(&response), is_signed: false, to_enter: None, used: None });
    };
    let credential = authenticate(engine, shown, request.is_write(), Some(bytes), machine_time())?;
    let actor = credential.key.user.actor();
    let used = Some(credential.key.clone()).filter(|known| Engine::is_use_to_be_noted(known, now));
    let is_signed = credential.nonce.is_some();
    let (response, to_enter) = if request.is_write() {
        (engine.admitted_by(credential, now, |engine| (rules.answer)(engine, &actor, request, now))?, None)
    } else {
        ((rules.answer)(engine, &actor, request, now), Some(credential).filter(|_| is_signed))
    };
    Ok(Done { sent: sent(&response), is_signed, to_enter, used })
}

/// Stores the use of a key, once for all requests within a second.
fn note(state: &Arc<ServerState>, used: StoredKey) {
    let seconds = machine_time();
    let last = state.noted.lock().unwrap_or_else(PoisonError::into_inner).insert(used.id, seconds);
    if last.is_some_and(|last| (seconds - last).abs() < 1) {
        return;
    }
    let clock = state.rules.clock;
    // A failure is made up for by the next request.
    drop(state.worker.write(move |engine| {
        let now = clock.now(engine.shop()?.time_zone);
        engine.note_use(&used, now)
    }));
}

/// Reads the body. One that is too large is read up to a multiple of the limit, since a client that is cut
/// off while it sends does not read the response.
async fn received(head: &Parts, mut body: Incoming, most: usize, until: Moment) -> Result<Vec<u8>> {
    let too_large = || Error::RequestTooLarge { most };
    let announced = body.size_hint().lower();
    let least = usize::try_from(announced).unwrap_or(usize::MAX);
    if least > most && (head.headers.contains_key(EXPECT) || least > most.saturating_mul(READ_OVER)) {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    let mut read = 0_usize;
    while let Some(frame) = timeout_at(until, body.frame()).await.map_err(|_elapsed| Error::RequestTooSlow)? {
        let cut = |_gone| Error::InvalidRequest { problem: text!("its body was cut off") };
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
