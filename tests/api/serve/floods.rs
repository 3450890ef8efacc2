//! Many connections that are only held open, or that send a little now and then, keep nobody out.

use std::thread;
use std::time::Duration;

use server::Limits;

use super::client::{Client, JSON, clock};
use super::shop::{How, OWNER, Served, basic};

const HERE: [u8; 4] = [127, 0, 0, 1];
const THERE: [u8; 4] = [127, 0, 0, 2];

fn is_long() -> bool {
    std::env::var_os("TILLBOOK_LONG").is_some()
}

/// What an attacker sends on a connection and leaves at that.
const HALVES: [&[u8]; 4] = [
    b"",
    b"G",
    b"GET /api/reports HTTP/1.1\r\nHost: x\r\nX-A: b",
    b"GET /api/reports HTTP/1.1\r\nHost: x\r\n\r\n",
];

/// Holds so many connections open, each with its half of a request.
fn hold(served: &Served, source: [u8; 4], count: usize) -> Vec<Client> {
    let halves = HALVES.into_iter().cycle().take(count);
    halves
        .map(|half| {
            let mut client = Client::from(source, served.address);
            drop(client.write(half));
            // A connection that is being answered is not at rest, and keeps its place until it is.
            if half.ends_with(b"\r\n\r\n") {
                drop(client.read(false));
            }
            client
        })
        .collect()
}

#[test]
fn half_open_connections_keep_nobody_out() {
    // Nobody is cut off for being at rest, so that honest clients cannot wait for that.
    let patient = Limits { idle: Duration::from_mins(10), ..Limits::default() };
    let (limits, attackers, honest) = if is_long() {
        (patient, 400, 40)
    } else {
        (Limits { connections: 40, per_address: 10, ..patient }, 60, 8)
    };
    for source in [THERE, HERE] {
        let served = Served::new(How { limits, ..How::default() });
        let _held = hold(&served, HERE, attackers);
        // From another address, and from the same one, as behind a reverse proxy or a router.
        let mut clients: Vec<Client> = (0..honest).map(|_| Client::from(source, served.address)).collect();
        let answered = clients.iter_mut().filter_map(|client| client.try_get("/api/reports"));
        let answered = answered.filter(|answer| answer.status == 200).count();
        assert_eq!(answered, honest, "of {honest} from {source:?}");
    }
}

/// Bodies that never come, of requests with a valid key, wait in no other request's place.
#[test]
fn slow_bodies_keep_nobody_out() {
    let time = Duration::from_mins(10);
    let patient = Limits { idle: time, request: time, ..Limits::default() };
    let (limits, attackers, honest) = if is_long() {
        (patient, 400, 40)
    } else {
        (Limits { connections: 40, per_address: 10, ..patient }, 60, 8)
    };
    let key = basic(OWNER);
    let slow = format!(
        "POST /api/taxes HTTP/1.1\r\nHost: x\r\n{JSON}Authorization: {key}\r\n\
         Expect: 100-continue\r\nContent-Length: 100000\r\n\r\n"
    );
    for source in [THERE, HERE] {
        let served = Served::new(How { limits, ..How::default() });
        let _held: Vec<Client> = (0..attackers)
            .map(|_| {
                let mut client = Client::from(HERE, served.address);
                // The server says 100 when it begins to wait for the body: so all wait before others connect.
                client.write(slow.as_bytes()).unwrap();
                assert_eq!(client.read(false).map(|told| told.status), Some(100));
                client
            })
            .collect();
        let mut clients: Vec<Client> = (0..honest).map(|_| Client::from(source, served.address)).collect();
        for client in &mut clients {
            let headers = [("Authorization", key.as_str())];
            let made = client.send("POST /api/taxes", &headers, Some(r#"{"tax":{}}"#));
            assert_eq!(made.status, 201, "from {source:?}: {made:?}");
            assert_eq!(client.try_get("/api/reports").map(|answer| answer.status), Some(200), "{source:?}");
        }
    }
}

/// Addresses that could take all places between them: each newcomer has one of whoever has most.
#[test]
fn an_attack_from_many_addresses_is_spread() {
    let limits = Limits { connections: 40, per_address: 10, ..Limits::default() };
    let served = Served::new(How { limits, ..How::default() });
    let _held: Vec<_> = (10..16).flat_map(|last| hold(&served, [127, 0, 0, last], 10)).collect();
    let mut clients: Vec<Client> = (0..5).map(|_| Client::from(THERE, served.address)).collect();
    for client in &mut clients {
        assert_eq!(client.try_get("/api/reports").map(|answer| answer.status), Some(200));
    }
}

/// While new connections come without end, who is being answered is.
#[test]
fn a_flood_cuts_off_nobody_who_is_answered() {
    let limits = Limits { connections: 12, per_address: 12, ..Limits::default() };
    let served = Served::new(How { answer: super::limits::unwell, limits, ..How::default() });
    let key = basic(OWNER);
    let statuses: Vec<u16> = thread::scope(|scope| {
        let asking: Vec<_> = (0..4)
            .map(|_| {
                let mut client = served.client();
                let key = &key;
                scope.spawn(move || client.send("GET /api/slow", &[("Authorization", key)], None).status)
            })
            .collect();
        thread::sleep(Duration::from_millis(200));
        drop(hold(&served, HERE, 100));
        asking.into_iter().map(|asked| asked.join().unwrap()).collect()
    });
    assert_eq!(statuses, [200; 4]);
}

/// A byte now and then is not enough: heads and bodies have their time as a whole.
#[test]
fn what_comes_byte_by_byte_has_its_time() {
    let limits =
        Limits { idle: Duration::from_millis(500), request: Duration::from_millis(700), ..Limits::default() };
    let served = Served::new(How { limits, ..How::default() });
    let head = format!(
        "POST /api/taxes HTTP/1.1\r\nHost: x\r\n{JSON}Authorization: {}\r\nContent-Length: 100000\r\n\r\n",
        basic(OWNER)
    );
    // Before a head, within one, within a body, and within one of whom nobody knows.
    for begin in ["", "GET /api/reports HTTP/1.1\r\nX-A: ", &head, &head.replace("Basic ", "Basic x")] {
        let mut client = served.client();
        let begun = clock();
        let mut is_ended = client.write(begin.as_bytes()).is_err();
        while !is_ended && begun.elapsed() < Duration::from_secs(20) {
            thread::sleep(Duration::from_millis(50));
            is_ended = client.write(b"a").is_err();
        }
        assert!(begun.elapsed() < Duration::from_secs(5), "{begin}: {:?}", begun.elapsed());
    }
}

#[test]
fn a_request_has_one_host() {
    let served = Served::new(How::default());
    for (line, headers, status) in [
        ("GET /api/reports HTTP/1.1", "Host: x\r\n", 200),
        ("GET /api/reports HTTP/1.1", "Host: [::1]:8787\r\n", 200),
        ("GET /api/reports HTTP/1.0", "", 200),
        ("GET /api/reports HTTP/1.1", "", 400),
        ("GET / HTTP/1.1", "", 400),
        ("GET /openapi.json HTTP/1.1", "", 400),
        ("GET /nothing HTTP/1.1", "", 400),
        ("GET http://x/api/reports HTTP/1.1", "", 400),
        ("GET http://x/api/reports HTTP/1.1", "Host: x\r\n", 200),
        ("GET /api/reports HTTP/1.1", "Host: x\r\nHost: x\r\n", 400),
        ("GET /api/reports HTTP/1.1", "Host: x\r\nhost: y\r\n", 400),
        ("GET /api/reports HTTP/1.0", "Host: x\r\nHost: y\r\n", 400),
        ("GET /api/reports HTTP/1.1", "Host: x/y\r\n", 400),
        ("GET /api/reports HTTP/1.1", "Host: a b\r\n", 400),
        ("GET /api/reports HTTP/1.1", "Host: \u{fc}\r\n", 400),
    ] {
        let mut client = served.client();
        client.write(format!("{line}\r\n{headers}\r\n").as_bytes()).unwrap();
        assert_eq!(client.read(false).unwrap().status, status, "{line} {headers:?}");
    }
}
