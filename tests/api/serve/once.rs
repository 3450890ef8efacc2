//! A signed request counts once: on every server of a shop, over a restart, after a restore, whatever the clock does.
//! And what a key did while it was revoked is not done.

use std::path::Path;
use std::thread;

use backups::{BackupFile, Backups};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use domain::access::{Actor, Role};
use domain::time::Instant;
use engine::{Change, Engine, RateQuery, UserChange};
use rusqlite::Connection;
use server::api::{self, Request, Response};
use sha2::Digest as _;

use super::client::JSON;
use super::shop::{How, MANAGER, NOW, OWNER, Served, basic};
use super::signing::{Signing, now};

/// A class that can be made once only, and a rate that can be made again and again.
const CLASS: &str = r#"{"tax_class":{"name":"Once"}}"#;
pub(super) const RATE: &str = r#"{"tax":{"name":"Once"}}"#;

/// Rates that there are.
pub(super) fn rates(shop: &Path) -> i64 {
    let engine = Engine::open(shop).unwrap();
    engine.rate_count(&engine.owner().unwrap(), None, NOW).unwrap()
}

/// The servers stand behind one name, which is what a client signs.
const HOST: &str = "shop.example";

pub(super) struct Sent {
    pub(super) line: String,
    body: Option<&'static str>,
}

impl Sent {
    pub(super) fn signed(
        method: &str,
        path: &str,
        body: Option<&'static str>,
        timestamp: i64,
        nonce: &str,
    ) -> Self {
        let address = format!("http://{HOST}{path}");
        let signing =
            Signing { of: OWNER, method, address, query: Vec::new(), timestamp, nonce, hash: "HMAC-SHA256" };
        Self { line: format!("{method} {path}?{}", signing.query()), body }
    }

    /// The status of the answer, and what it says.
    pub(super) fn to(&self, served: &Served) -> (u16, String) {
        let mut client = served.client();
        let body = self.body.unwrap_or_default();
        let (line, length) = (&self.line, body.len());
        let head = format!("{line} HTTP/1.1\r\nHost: {HOST}\r\n{JSON}Content-Length: {length}\r\n\r\n");
        client.write((head + body).as_bytes()).unwrap();
        let answer = client.read(false).unwrap();
        (answer.status, answer.text)
    }
}

pub(super) fn assert_used((status, text): (u16, String), what: &str) {
    assert!(status == 401 && text.contains("nonce is used"), "{what}: {status} {text}");
}

#[test]
fn it_counts_once_on_two_servers_and_after_a_restart() {
    let one = Served::new(How::default());
    let two = Served::of(&one.path, How::default());
    // By clocks that are right, behind and ahead: what is ahead is in time for longest.
    for (ahead, name) in [(0, "right"), (-600, "behind"), (600, "ahead")] {
        let cases = [
            ("GET", "/wc-api/v3/taxes", None, 200),
            ("POST", "/wc-api/v3/taxes", Some(RATE), 201),
            // Refused for itself; it came all the same.
            ("POST", "/wc-api/v3/taxes/classes", Some("{}"), 400),
            ("DELETE", "/wc-api/v3/taxes/77", None, 401),
            ("POST", "/wc-api/v3/nothing", Some("{}"), 404),
        ];
        let sent = |number: usize| {
            let (method, path, body, status) = cases[number];
            (Sent::signed(method, path, body, now() + ahead, &format!("{name}{number}")), status)
        };
        let all: Vec<_> = (0..cases.len()).map(sent).collect();
        for (request, status) in &all {
            assert_eq!(request.to(&one).0, *status, "{}", request.line);
            assert_used(request.to(&two), "another server");
            assert_used(request.to(&one), "the same");
        }
        let three = Served::of(&one.path, How::default());
        for (request, _) in &all {
            assert_used(request.to(&three), "after a restart");
        }
    }
    assert_eq!(rates(&one.path), 3);
}

/// The same request to two servers at the same moment, again and again.
#[test]
fn it_counts_once_however_it_races() {
    let one = Served::new(How::default());
    let two = Served::of(&one.path, How::default());
    let rounds = if std::env::var_os("TILLBOOK_LONG").is_some() { 300 } else { 15 };
    for round in 0..rounds {
        for (method, body, done) in [("GET", None, 200), ("POST", Some(RATE), 201)] {
            let request = Sent::signed(method, "/api/taxes", body, now(), &format!("race {method} {round}"));
            let statuses: Vec<u16> = thread::scope(|scope| {
                let servers = [&one, &two, &one, &two].into_iter();
                let sent: Vec<_> = servers.map(|served| scope.spawn(|| request.to(served).0)).collect();
                sent.into_iter().map(|sent| sent.join().unwrap()).collect()
            });
            let answered = statuses.iter().filter(|status| **status == done).count();
            let refused = statuses.iter().filter(|status| **status == 401).count();
            assert_eq!((answered, refused), (1, 3), "{round} {method}: {statuses:?}");
        }
    }
    assert_eq!(rates(&one.path), rounds);
}

#[test]
fn what_is_forgotten_is_refused_when_the_clock_goes_back() {
    let served = Served::new(How::default());
    let kept = |shop: &Path| -> i64 {
        Connection::open(shop)
            .unwrap()
            .query_row("SELECT count(*) FROM nonces", [], |row| row.get(0))
            .unwrap()
    };
    let at = |seconds: i64, nonce: &str| Sent::signed("GET", "/api/taxes", None, now() + seconds, nonce);
    let (early, late) = (at(0, "early"), at(5, "late"));
    assert_eq!((early.to(&served).0, late.to(&served).0), (200, 200));
    let mut engine = Engine::open(&served.path).unwrap();
    // The clock was an hour ahead for a while.
    engine.forget_nonces(now() + 3_600, 100, NOW).unwrap();
    assert_eq!(kept(&served.path), 0);
    for old in [&early, &late, &at(3, "never sent")] {
        let (status, text) = old.to(&served);
        assert!(status == 401 && text.contains("before those"), "{status} {text}");
    }
    // What could not have come before is taken, and so is what another key signs.
    let newer: Vec<_> = (6..10).map(|seconds| at(seconds, "new")).collect();
    assert!(newer.iter().all(|request| request.to(&served).0 == 200));
    // More than there is room for: the oldest of them go.
    engine.forget_nonces(now(), 2, NOW).unwrap();
    assert_eq!(kept(&served.path), 2);
    assert!(newer.iter().all(|request| request.to(&served).0 == 401));
}

#[test]
fn a_restore_does_not_forget_them() {
    let served = Served::new(How::default());
    let folder = tempfile::tempdir().unwrap();
    let from = folder.path().join("backup.tillbook");
    let mut engine = Engine::open(&served.path).unwrap();
    engine.backup(&from).unwrap();
    let request = Sent::signed("POST", "/api/taxes/classes", Some(CLASS), now(), "before");
    assert_eq!(request.to(&served).0, 201);
    let owner = engine.owner().unwrap();
    let backups = Backups::of(folder.path(), &served.path);
    backups.restore(&mut engine, &owner, (&BackupFile::plain(&from), ""), NOW).unwrap();
    assert_used(request.to(&served), "restored");
    assert_eq!(Sent::signed("POST", "/api/taxes/classes", Some(CLASS), now(), "after").to(&served).0, 201);
}

#[test]
fn a_body_is_the_one_that_was_signed() {
    let served = Served::new(How::default());
    let hash = STANDARD.encode(sha2::Sha256::digest(RATE));
    let other = RATE.replace("Once", "Other");
    for (number, (query, kind, body, status, says)) in [
        (vec![("oauth_body_hash", hash.as_str())], "application/json", RATE, 201, "Once"),
        (
            vec![("oauth_body_hash", hash.as_str())],
            "application/json",
            other.as_str(),
            401,
            "oauth_body_hash",
        ),
        (vec![("oauth_body_hash", hash.as_str())], "application/json", "", 401, "oauth_body_hash"),
        // Not signed, and so whatever came.
        (vec![], "application/json", other.as_str(), 201, "Other"),
        // As curl sends what it is given: no form, whatever it says.
        (vec![], "application/x-www-form-urlencoded", RATE, 201, "Once"),
        // A form is signed with the rest. It is no rate, which is said to whom the request is.
        (
            vec![("a", "1"), ("b", "x y")],
            "application/x-www-form-urlencoded",
            "a=1&b=x+y",
            400,
            "send an object",
        ),
        (vec![("a", "1"), ("b", "x y")], "application/x-www-form-urlencoded", "a=1&b=x+z", 401, "signature"),
        (vec![("a", "1"), ("b", "x y")], "application/json", "a=1&b=x+y", 401, "signature"),
        (vec![], "application/x-www-form-urlencoded", "a=1", 401, "signature"),
    ]
    .into_iter()
    .enumerate()
    {
        let signing = Signing {
            of: OWNER,
            method: "POST",
            address: format!("http://{}/api/taxes", served.address),
            query,
            timestamp: now(),
            nonce: &format!("body {number}"),
            hash: "HMAC-SHA256",
        };
        let headers = [("Authorization", signing.header()), ("Content-Type", kind.to_owned())];
        let headers = headers.each_ref().map(|(name, value)| (*name, value.as_str()));
        let answer = served.client().send("POST /api/taxes", &headers, Some(body));
        assert!(answer.status == status && answer.text.contains(says), "{number}: {answer:?}");
    }
    // As much as a query may have and no more, and that only of who names a key.
    let signing = Signing {
        of: OWNER,
        method: "POST",
        address: String::new(),
        query: Vec::new(),
        timestamp: now(),
        nonce: "long",
        hash: "HMAC-SHA1",
    };
    let header = signing.header();
    let body = "a=1&".repeat(10_000);
    for (header, status) in [(header.clone(), 413), (header.replace("ck_0", "ck_f"), 401)] {
        let kind = "application/x-www-form-urlencoded; charset=utf-8";
        let mut client = served.client();
        let answer = client.send(
            "POST /api/taxes",
            &[("Authorization", &header), ("Content-Type", kind)],
            Some(&body),
        );
        assert_eq!(answer.status, status, "{answer:?}");
    }
}

/// Takes away what the manager's request is made by while it runs, and then does it.
fn taken_away(engine: &mut Engine, actor: &Actor, request: &Request, now: Instant) -> Response {
    let mut other = Engine::open(engine.path()).unwrap();
    let owner = other.owner().unwrap();
    let login = "manager".to_owned();
    let first = match request.query.get("first").map(String::as_str) {
        Some("revoke") => {
            let key = other.keys(&owner).unwrap().into_iter().find(|key| key.login == login).unwrap();
            Some(Change::User(UserChange::RevokeKey { id: key.id }))
        }
        Some("reduce") => Some(Change::User(UserChange::ChangeRole { login, role: Role::Accountant })),
        Some("remove") => Some(Change::User(UserChange::Remove { login })),
        _ => None,
    };
    if let Some(change) = first {
        other.apply(&change, &owner, now).unwrap();
    }
    drop(other);
    api::handle(engine, actor, request, now)
}

#[test]
fn what_is_taken_away_while_a_request_runs_stops_it() {
    let bodies = [
        ("POST", "/api/taxes", RATE),
        ("POST", "/api/taxes/bulk", r#"{"taxes":[{"name":"a"},{"name":"b"}]}"#),
        ("PUT", "/api/taxes/1", RATE),
        ("DELETE", "/api/taxes/1", ""),
        ("POST", "/api/taxes/classes", CLASS),
    ];
    for first in ["revoke", "reduce", "remove"] {
        for (method, path, body) in bodies {
            let served = Served::new(How { answer: taken_away, ..How::default() });
            let owner = basic(OWNER);
            let was = served.client().send(
                "POST /api/taxes",
                &[("Authorization", &owner)],
                Some(r#"{"tax":{"name":"was"}}"#),
            );
            assert_eq!(was.status, 201);
            let key = basic(MANAGER);
            let line = format!("{method} {path}?first={first}");
            let answer = served.client().send(&line, &[("Authorization", &key)], Some(body));
            assert_eq!(
                (answer.status, answer.code().as_str()),
                (401, "store_api_authentication_error"),
                "{line}"
            );
            assert!(answer.text.contains("Nothing was changed"), "{}", answer.text);
            let engine = Engine::open(&served.path).unwrap();
            let all = engine.rates(&engine.owner().unwrap(), &RateQuery::default(), NOW).unwrap().rates;
            assert_eq!(all.iter().map(|rate| rate.name.as_str()).collect::<Vec<_>>(), ["was"], "{line}");
            assert!(engine.classes(&engine.owner().unwrap()).unwrap().len() == 1, "{line}");
        }
    }
    // What nobody took away goes on.
    let served = Served::new(How { answer: taken_away, ..How::default() });
    let answer = served.client().send("POST /api/taxes", &[("Authorization", &basic(MANAGER))], Some(RATE));
    assert_eq!(answer.status, 201);
}
