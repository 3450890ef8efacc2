//! What one client can take of a server: not more than its part, and nobody else's time.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use domain::access::Actor;
use domain::time::Instant;
use engine::Engine;
use serde_json::json;
use server::Limits;
use server::api::{self, Request, Response};

use super::client::{JSON, clock};
use super::shop::{How, NOW, OWNER, Served, VIEWER, basic};

const MOST: usize = 8 << 20;

fn count(served: &Served) -> String {
    let answer = served.client().send("GET /api/taxes/count", &[("Authorization", &basic(OWNER))], None);
    assert_eq!(answer.status, 200);
    answer.text
}

#[test]
fn a_body_has_a_greatest_size() {
    let served = Served::new(How::default());
    let rate = |size: usize| {
        let empty = json!({ "tax": { "name": "x" }, "pad": "" }).to_string();
        empty.replace("\"pad\":\"\"", &format!("\"pad\":\"{}\"", "p".repeat(size - empty.len())))
    };
    let key = basic(OWNER);
    for (size, status, code) in [
        (MOST, 201, ""),
        (MOST + 1, 413, "store_api_request_entity_too_large"),
        // Not even read: the answer comes before the body has left.
        (MOST * 5, 413, "store_api_request_entity_too_large"),
    ] {
        let body = rate(size.min(MOST + 1));
        let mut client = served.client();
        let head = format!(
            "POST /api/taxes HTTP/1.1\r\nHost: x\r\n{JSON}Authorization: {key}\r\nContent-Length: {size}\r\n\r\n"
        );
        client.write(head.as_bytes()).unwrap();
        // A server that has answered may not take the rest.
        drop(client.write(body.as_bytes()));
        let answer = client.read(false).unwrap();
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{size}");
    }
    assert_eq!(count(&served), r#"{"count":1}"#);

    // In chunks, so that its size is not said before.
    let mut client = served.client();
    let head = format!(
        "POST /api/taxes HTTP/1.1\r\nHost: x\r\n{JSON}Authorization: {key}\r\nTransfer-Encoding: chunked\r\n\r\n"
    );
    client.write(head.as_bytes()).unwrap();
    let chunk = "p".repeat(1 << 20);
    for _ in 0..9 {
        client.write(format!("{:x}\r\n{chunk}\r\n", chunk.len()).as_bytes()).unwrap();
    }
    client.write(b"0\r\n\r\n").unwrap();
    assert_eq!(client.read(false).unwrap().status, 413);

    // Who shows no key is answered before anything is kept.
    let mut client = served.client();
    let head = format!("POST /api/taxes HTTP/1.1\r\nHost: x\r\n{JSON}Content-Length: 8000000\r\n\r\n");
    client.write(head.as_bytes()).unwrap();
    assert_eq!(client.read(false).unwrap().status, 401);
}

#[test]
fn headers_have_a_greatest_size() {
    let served = Served::new(How::default());
    for (line, header) in [
        ("GET /api/reports", "x".repeat(40_000)),
        (&format!("GET /api/reports?{}", "q".repeat(40_000)), String::new()),
    ] {
        let answer = served.client().send(line, &[("X-Pad", &header)], None);
        assert!(matches!(answer.status, 414 | 431), "{}", answer.status);
    }
    let answer = served.client().send("GET /api/reports", &[("X-Pad", &"x".repeat(8_000))], None);
    assert_eq!(answer.status, 200);
}

#[test]
fn slow_clients_are_cut_off() {
    let limits = Limits {
        idle: Duration::from_millis(400),
        request: Duration::from_millis(800),
        stall: Duration::from_millis(400),
        ..Limits::default()
    };
    let served = Served::new(How { limits, ..How::default() });
    let key = basic(OWNER);

    // Says nothing; stops within its headers; is at rest after an answer.
    let mut silent = served.client();
    let mut slow = served.client();
    slow.write(b"GET /api/reports HTTP/1.1\r\nHost:").unwrap();
    let mut resting = served.client();
    assert_eq!(resting.send("GET /api/reports", &[], None).status, 200);
    assert!(silent.is_ended() && slow.is_ended() && resting.is_ended());

    // Stops within its body.
    let mut client = served.client();
    let head = format!(
        "POST /api/taxes HTTP/1.1\r\nHost: x\r\n{JSON}Authorization: {key}\r\nContent-Length: 100\r\n\r\n{{"
    );
    client.write(head.as_bytes()).unwrap();
    let answer = client.read(false).unwrap();
    assert_eq!((answer.status, answer.code().as_str()), (408, "store_api_request_timeout"));
    assert!(client.is_ended());

    // Takes nothing of an answer: many at once, more than the system keeps for it.
    let rates: Vec<_> = (0..100).map(|_| json!({ "name": "n".repeat(200) })).collect();
    let body = json!({ "taxes": rates }).to_string();
    let headers = [("Authorization", key.as_str())];
    for _ in 0..5 {
        assert_eq!(served.client().send("POST /api/taxes/bulk", &headers, Some(&body)).status, 201);
    }
    let mut deaf = served.client();
    let asked =
        format!("GET /api/taxes?filter%5Blimit%5D=500 HTTP/1.1\r\nHost: x\r\nAuthorization: {key}\r\n\r\n");
    let mut was_cut_off = false;
    for _ in 0..400 {
        if deaf.write(asked.as_bytes()).is_err() {
            was_cut_off = true;
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(was_cut_off, "it may send for ever and read nothing");
    assert_eq!(count(&served), r#"{"count":500}"#);
}

#[test]
fn beyond_the_greatest_number_of_connections_is_a_refusal() {
    let limits = Limits { connections: 3, ..Limits::default() };
    let served = Served::new(How { answer: unwell, limits, ..How::default() });
    let mut held: Vec<_> = (0..3).map(|_| served.client()).collect();
    let slow = format!("GET /api/slow HTTP/1.1\r\nHost: x\r\nAuthorization: {}\r\n\r\n", basic(OWNER));
    for client in &mut held {
        client.write(slow.as_bytes()).unwrap();
    }
    std::thread::sleep(Duration::from_millis(200));
    let answer = served.client().read(false).unwrap();
    assert_eq!((answer.status, answer.code().as_str()), (503, "store_api_overloaded"));
    assert_eq!(answer.header("retry-after"), Some("1"));
    assert!(held.iter_mut().all(|client| client.read(false).unwrap().status == 200));
    // At rest they give way.
    assert_eq!(served.client().try_get("/api/reports").unwrap().status, 200);
    assert!(held[0].is_ended());
}

/// Answers that take long, or end in a fault, as no request can cause them.
pub(super) fn unwell(engine: &mut Engine, actor: &Actor, request: &Request, now: Instant) -> Response {
    match request.path.as_str() {
        "/panic" => panic!("on purpose"),
        "/slow" => {
            std::thread::sleep(Duration::from_millis(600));
            api::handle(engine, actor, &Request { path: "/taxes".to_owned(), ..request.clone() }, now)
        }
        _ => api::handle(engine, actor, request, now),
    }
}

#[test]
fn a_fault_is_an_answer_and_the_server_goes_on() {
    let served = Served::new(How { answer: unwell, ..How::default() });
    let key = basic(OWNER);
    let headers = [("Authorization", key.as_str())];
    let mut client = served.client();
    for line in ["GET /api/panic", "POST /api/panic", "GET /api/panic", "DELETE /api/panic"] {
        let answer = client.send(line, &headers, None);
        assert_eq!((answer.status, answer.code().as_str()), (500, "tillbook_fault"), "{line}");
        assert_eq!(client.send("POST /api/taxes", &headers, Some(r#"{"tax":{}}"#)).status, 201);
    }
    assert_eq!(count(&served), r#"{"count":4}"#);
}

/// Who may not write does not wait for the turn to, however many rates are sent.
#[test]
fn a_bulk_request_without_the_capability_waits_for_nobody() {
    let served = Served::new(How::default());
    let rates: Vec<_> = (0..100).map(|_| json!({ "name": "<".repeat(4_000) })).collect();
    let body = json!({ "taxes": rates }).to_string();
    let writing = rusqlite::Connection::open(&served.path).unwrap();
    writing.execute_batch("BEGIN IMMEDIATE").unwrap();
    let begun = clock();
    let answer =
        served.client().send("POST /api/taxes/bulk", &[("Authorization", &basic(VIEWER))], Some(&body));
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    assert_eq!(answer.status, 200);
    assert_eq!(answer.text.matches("store_api_user_cannot_create_tax").count(), 100);
}

#[test]
fn an_answer_that_takes_too_long_is_given_up() {
    let limits = Limits { request: Duration::from_millis(100), ..Limits::default() };
    let served = Served::new(How { answer: unwell, limits, ..How::default() });
    let key = basic(OWNER);
    let answer = served.client().send("GET /api/slow", &[("Authorization", &key)], None);
    assert_eq!((answer.status, answer.code().as_str()), (503, "tillbook_timeout"));
    assert_eq!(served.client().send("GET /api/reports", &[], None).status, 200);
}

#[test]
fn what_runs_when_the_server_is_to_end_is_finished() {
    let mut served = Served::new(How { answer: unwell, ..How::default() });
    let (mut client, mut resting) = (served.client(), served.client());
    assert_eq!(resting.send("GET /api/reports", &[], None).status, 200);
    let head = format!(
        "POST /api/slow HTTP/1.1\r\nHost: x\r\n{JSON}Authorization: {}\r\nContent-Length: 10\r\n\r\n{{\"tax\":{{}}}}",
        basic(OWNER)
    );
    client.write(head.as_bytes()).unwrap();
    std::thread::sleep(Duration::from_millis(200));
    served.stopper().stop();
    assert_eq!(client.read(false).unwrap().status, 201);
    assert!(client.is_ended() && resting.is_ended());
    assert!(served.join(), "something was given up");
    let engine = Engine::open(&served.path).unwrap();
    assert_eq!(engine.rate_count(&engine.owner().unwrap(), None, NOW).unwrap(), 1);
    assert!(std::net::TcpStream::connect(served.address).is_err(), "it still listens");
}

static IS_OVER: AtomicBool = AtomicBool::new(false);

fn endless(_: &mut Engine, _: &Actor, _: &Request, _: Instant) -> Response {
    std::thread::sleep(Duration::from_mins(2));
    IS_OVER.store(true, Ordering::SeqCst);
    panic!("it was waited for")
}

#[test]
fn a_server_ends_in_its_time_whatever_a_thread_does() {
    let limits =
        Limits { stop: Duration::from_millis(300), request: Duration::from_millis(300), ..Limits::default() };
    let key = basic(OWNER);
    for line in ["GET /api/taxes", "POST /api/taxes"] {
        let mut served = Served::new(How { answer: endless, limits, ..How::default() });
        let answer = served.client().send(line, &[("Authorization", &key)], None);
        assert_eq!(answer.code(), "tillbook_timeout", "{line}");
        served.stopper().stop();
        assert!(!served.join(), "{line}: nothing was given up");
        assert!(!IS_OVER.load(Ordering::SeqCst), "{line}: it was waited for");
    }
}
