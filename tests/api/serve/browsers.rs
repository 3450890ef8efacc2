//! What a page of another site in the owner's browser can do: nothing but ask.

use serde_json::Value;

use super::client::{Client, JSON};
use super::shop::{How, OWNER, Served, basic, pair};
use super::signing::{Signing, now};

const FOREIGN: (u16, &str) = (403, "tillbook_foreign_origin");
const NO_JSON: (u16, &str) = (415, "store_api_unsupported_media_type");
const TAX: &str = r#"{"tax":{"name":"Page"}}"#;

/// Adds a rate with these headers beside the key; with the status and the code of the answer.
fn add(served: &Served, headers: &str, body: &str) -> (u16, String) {
    let key = basic(OWNER);
    let mut client = Client::new(served.address);
    let length = body.len();
    let text = format!(
        "POST /api/taxes HTTP/1.1\r\n{headers}Authorization: {key}\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    client.write(text.as_bytes()).unwrap();
    let answer = client.read(false).unwrap();
    (answer.status, answer.code())
}

fn count(served: &Served) -> i64 {
    let answer = served.client().send("GET /api/taxes/count", &[("Authorization", &basic(OWNER))], None);
    answer.json().get("count").and_then(Value::as_i64).unwrap()
}

#[test]
fn a_page_of_another_site_writes_nothing() {
    let served = Served::new(How::default());
    let own = format!("Host: {0}\r\nOrigin: http://{0}\r\n", served.address);
    let mut made = 0;
    for (headers, expected) in [
        // Programs, and pages of the server itself.
        (format!("Host: x\r\n{JSON}"), (201, "")),
        (format!("Host: x\r\n{}", JSON.replace("json", "json;charset=utf-8")), (201, "")),
        (format!("{own}{JSON}Sec-Fetch-Site: same-origin\r\n"), (201, "")),
        (format!("Host: x\r\n{JSON}Sec-Fetch-Site: none\r\n"), (201, "")),
        (format!("Host: LOCALHOST:8787\r\nOrigin: http://localhost:8787\r\n{JSON}"), (201, "")),
        (format!("Host: 127.0.0.1\r\nOrigin: http://127.0.0.1:80\r\n{JSON}"), (201, "")),
        (format!("Host: [::1]:8787\r\nOrigin: http://[::1]:8787\r\n{JSON}"), (201, "")),
        // A proxy that has the certificate of the name.
        (format!("Host: shop.example\r\nOrigin: https://shop.example\r\n{JSON}"), (201, "")),
        // Pages of other sites, as they name themselves.
        (format!("Host: x\r\nOrigin: http://evil.example\r\n{JSON}"), FOREIGN),
        (format!("Host: x\r\nOrigin: null\r\n{JSON}"), FOREIGN),
        (format!("Host: x\r\nOrigin: \r\n{JSON}"), FOREIGN),
        (format!("Host: x\r\nOrigin: file://\r\n{JSON}"), FOREIGN),
        (format!("{own}Origin: http://evil.example\r\n{JSON}"), FOREIGN),
        (format!("Host: 127.0.0.1:8787\r\nOrigin: http://127.0.0.1:3000\r\n{JSON}"), FOREIGN),
        (format!("Host: 127.0.0.1:8787\r\nOrigin: http://127.0.0.1\r\n{JSON}"), FOREIGN),
        (format!("Host: 127.0.0.1:8787\r\nOrigin: chrome-extension://127.0.0.1:8787\r\n{JSON}"), FOREIGN),
        (format!("Host: x\r\nSec-Fetch-Site: cross-site\r\n{JSON}"), FOREIGN),
        (format!("{own}Sec-Fetch-Site: cross-site\r\n{JSON}"), FOREIGN),
        (format!("Host: x\r\nSec-Fetch-Site: same-site\r\n{JSON}"), FOREIGN),
        // A name that its owner lets point to this machine.
        (format!("Host: evil.example:8787\r\nOrigin: http://evil.example:8787\r\n{JSON}"), FOREIGN),
        (format!("Host: 127.0.0.1.evil.example\r\nOrigin: http://127.0.0.1.evil.example\r\n{JSON}"), FOREIGN),
        (format!("Host: localhost.evil.example\r\nOrigin: http://localhost.evil.example\r\n{JSON}"), FOREIGN),
        // What a page may send without asking first, also where it names itself nowhere.
        ("Host: x\r\n".to_owned(), NO_JSON),
        ("Host: x\r\nContent-Type: text/plain\r\n".to_owned(), NO_JSON),
        ("Host: x\r\nContent-Type: text/plain; application/json\r\n".to_owned(), NO_JSON),
        ("Host: x\r\nContent-Type: application/x-www-form-urlencoded\r\n".to_owned(), NO_JSON),
        ("Host: x\r\nContent-Type: multipart/form-data; boundary=x\r\n".to_owned(), NO_JSON),
        (format!("{own}Content-Type: text/plain\r\n"), NO_JSON),
    ] {
        let (status, code) = add(&served, &headers, TAX);
        assert_eq!((status, code.as_str()), expected, "{headers}");
        made += i64::from(status == 201);
        assert_eq!(count(&served), made, "{headers}");
    }
}

/// Other methods, other ways to show a key, and requests without a body.
#[test]
fn each_kind_of_write_is_judged_and_reading_is_not() {
    let served = Served::new(How::default());
    assert_eq!(add(&served, &format!("Host: x\r\n{JSON}"), TAX).0, 201);
    let (pair, key) = (pair(OWNER), basic(OWNER));
    let in_query = format!("?consumer_key={}&consumer_secret={}", pair.key(), pair.secret());
    let signing = |method: &'static str, nonce: &'static str| Signing {
        of: OWNER,
        method,
        address: format!("http://{}/api/taxes/1", served.address),
        query: Vec::new(),
        timestamp: now(),
        nonce,
        hash: "HMAC-SHA256",
    };
    let foreign = ("Origin", "http://evil.example");
    for (line, authorization, header, body, status) in [
        ("PUT /api/taxes/1", key.clone(), foreign, Some(TAX), 403),
        ("PATCH /wc-api/v3/taxes/1", key.clone(), foreign, Some(TAX), 403),
        ("DELETE /api/taxes/1", key.clone(), foreign, None, 403),
        ("POST /api/taxes/1", key.clone(), foreign, None, 403),
        (&format!("POST /api/taxes{in_query}"), String::new(), foreign, Some(TAX), 403),
        (
            &format!("POST /api/taxes{in_query}"),
            String::new(),
            ("Content-Type", "text/plain"),
            Some(TAX),
            415,
        ),
        ("PUT /api/taxes/1", signing("PUT", "1").header(), foreign, Some(TAX), 403),
        ("PUT /api/taxes/1", signing("PUT", "2").header(), ("Content-Type", "text/plain"), Some(TAX), 415),
        // Whom it is not for learns no more of it.
        ("PUT /api/taxes/1", String::new(), foreign, Some(TAX), 403),
        ("PUT /api/taxes/1", String::new(), ("X-A", "b"), Some(TAX), 401),
        // Reading, and a write without a body, which names no type.
        ("GET /api/taxes", key.clone(), foreign, None, 200),
        ("HEAD /api/taxes", key.clone(), ("Sec-Fetch-Site", "cross-site"), None, 200),
        ("DELETE /api/taxes/1", key.clone(), ("X-A", "b"), None, 200),
    ] {
        let headers: Vec<_> = [("Authorization", authorization.as_str()), header]
            .into_iter()
            .filter(|(_, it)| !it.is_empty())
            .collect();
        let answer = served.client().send(line, &headers, body);
        assert_eq!(answer.status, status, "{line} {header:?} {answer:?}");
        // What a browser would remember.
        let asked = answer.header("www-authenticate").unwrap_or_default();
        assert!(!asked.to_lowercase().contains("basic") && asked.is_empty() == (status != 401), "{asked}");
    }
}
