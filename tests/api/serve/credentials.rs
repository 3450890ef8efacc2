//! Who is let in with what.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use domain::ids::KeyId;
use engine::{Change, Engine, UserChange};

use super::shop::{How, MANAGER, NONE, NOW, OWNER, READER, Served, VIEWER, basic, pair};
use super::signing::{Signing, now};

const NO: &str = "store_api_authentication_error";

#[test]
fn each_way_to_show_a_key() {
    let served = Served::new(How::default());
    let mut client = served.client();
    let (owner, reader) = (pair(OWNER), pair(READER));
    let in_query = |key: &str, secret: &str| format!("?consumer_key={key}&consumer_secret={secret}");
    let encoded = |text: &str| format!("Basic {}", STANDARD.encode(text));
    let right = in_query(owner.key(), owner.secret());
    for (line, header, status, code) in [
        ("GET /api/taxes/count", basic(OWNER), 200, ""),
        ("GET /wc-api/v3/taxes/count", basic(MANAGER), 200, ""),
        ("GET /api/taxes/count", basic(READER), 200, ""),
        ("GET /api/taxes/count", basic(VIEWER), 401, "store_api_user_cannot_read_taxes_count"),
        ("GET /api/reports/sales", basic(VIEWER), 200, ""),
        ("GET /api/reports/sales", basic(NONE), 401, "store_api_user_cannot_read_report"),
        (&format!("GET /api/taxes/count{right}"), String::new(), 200, ""),
        (&format!("GET /api/taxes/count{}", in_query(owner.key(), reader.secret())), String::new(), 401, NO),
        (&format!("GET /api/taxes/count?consumer_key={}", owner.key()), String::new(), 401, NO),
        ("GET /api/taxes/count", encoded(&format!("{}:", owner.key())), 401, NO),
        ("GET /api/taxes/count", encoded(&format!("{}:{}x", owner.key(), owner.secret())), 401, NO),
        ("GET /api/taxes/count", encoded("owner:"), 401, NO),
        ("GET /api/taxes/count", encoded("no colon"), 401, NO),
        ("GET /api/taxes/count", "Basic ???".to_owned(), 401, NO),
        ("GET /api/taxes/count", "Bearer abc".to_owned(), 401, NO),
        ("GET /api/taxes/count", "Basic".to_owned(), 401, NO),
        ("GET /api/taxes/count", String::new(), 401, NO),
        ("GET /api/nothing", String::new(), 401, NO),
        // What anyone on this machine may know; who shows a wrong key is refused here too.
        ("GET /api/reports", String::new(), 200, ""),
        ("GET /wc-api/v3/reports/", String::new(), 200, ""),
        ("HEAD /api/reports", String::new(), 200, ""),
        ("GET /api/reports", encoded("ck_x:cs_x"), 401, NO),
        ("POST /api/reports", String::new(), 401, NO),
        // A key that may only read.
        ("POST /api/taxes", basic(READER), 401, NO),
        ("PUT /api/taxes/1", basic(READER), 401, NO),
        ("DELETE /api/taxes/classes/x", basic(READER), 401, NO),
        ("HEAD /api/taxes", basic(READER), 200, ""),
    ] {
        let headers: Vec<(&str, &str)> =
            if header.is_empty() { Vec::new() } else { vec![("Authorization", header.as_str())] };
        let answer = client.send(line, &headers, None);
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{line} {header}");
        assert_eq!(answer.header("www-authenticate").is_some(), code == NO, "{line} {header}");
    }
}

#[test]
fn a_signed_request_is_taken_once_and_only_as_it_was_signed() {
    let served = Served::new(How::default());
    let mut client = served.client();
    let address = format!("http://{}/wc-api/v3/taxes", served.address);
    let signing = |nonce: &'static str| Signing {
        of: OWNER,
        method: "GET",
        address: address.clone(),
        query: vec![("filter[limit]", "2"), ("class", "a b/ü%")],
        timestamp: now(),
        nonce,
        hash: "HMAC-SHA256",
    };
    let line = |signing: &Signing<'_>| format!("GET /wc-api/v3/taxes?{}", signing.query());
    let taken = line(&signing("once"));
    assert_eq!(client.send(&taken, &[], None).status, 200);
    let again = client.send(&taken, &[], None);
    assert_eq!((again.status, again.code().as_str()), (401, NO));
    assert!(again.text.contains("nonce"), "{}", again.text);

    let sha1 = Signing { hash: "HMAC-SHA1", ..signing("sha1") };
    assert_eq!(client.send(&line(&sha1), &[], None).status, 200);
    let in_header = signing("header");
    let query = "class=a+b%2F%C3%BC%25&filter%5Blimit%5D=2";
    let header = in_header.header();
    let get = |query: &str| format!("GET /wc-api/v3/taxes?{query}");
    assert_eq!(client.send(&get(query), &[("Authorization", &header)], None).status, 200);

    let old = Signing { timestamp: now() - 901, ..signing("old") };
    let early = Signing { timestamp: now() + 1_000, ..signing("early") };
    let other_key = Signing { of: READER, ..signing("other") };
    for (what, line, says) in [
        ("another value", line(&signing("1")).replace("limit%5D=2", "limit%5D=3"), "signature"),
        ("a value more", line(&signing("2")) + "&page=2", "signature"),
        ("another path", line(&signing("3")).replace("v3/taxes?", "v3/taxes/count?"), "signature"),
        ("another base", line(&signing("4")).replace("/wc-api/v3/", "/api/"), "signature"),
        ("another method", line(&signing("5")).replace("GET", "DELETE"), "signature"),
        ("another nonce", line(&signing("6")).replace("nonce=6", "nonce=7"), "signature"),
        ("another key", line(&other_key).replace(pair(READER).key(), pair(OWNER).key()), "signature"),
        ("an old one", line(&old), "timestamp"),
        ("an early one", line(&early), "timestamp"),
        ("an unknown key", line(&signing("8")).replace(pair(OWNER).key(), "ck_unknown"), "not those"),
        ("no nonce", line(&signing("9")).replace("oauth_nonce=9", "x=9"), "oauth_nonce is missing"),
        ("no hash", line(&signing("10")).replace("HMAC-SHA256", "PLAINTEXT"), "not a method"),
    ] {
        let answer = client.send(&line, &[], None);
        assert_eq!((answer.status, answer.code().as_str()), (401, NO), "{what}");
        assert!(answer.text.contains(says), "{what}: {}", answer.text);
    }
    // The same nonce by another key is another request.
    assert_eq!(client.send(&line(&Signing { of: MANAGER, ..signing("once") }), &[], None).status, 200);
}

#[test]
fn a_revoked_key_is_nobodys_and_uses_are_noted() {
    let served = Served::new(How::default());
    let mut client = served.client();
    let count = |client: &mut super::client::Client, of| {
        client.send("GET /api/taxes/count", &[("Authorization", &basic(of))], None).status
    };
    assert_eq!(count(&mut client, OWNER), 200);
    let mut engine = Engine::open(&served.path).unwrap();
    let owner = engine.owner().unwrap();
    let used = |engine: &Engine| {
        let keys = engine.keys(&owner).unwrap();
        keys.iter().map(|key| key.last_used_at.is_some()).collect::<Vec<_>>()
    };
    for _ in 0..200 {
        if used(&engine)[0] {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert_eq!(used(&engine), [true, false, false, false, false]);
    let history = engine.history(&owner, 50, 0).unwrap();
    assert!(history.iter().all(|entry| !entry.title.english().is_empty()), "a use is no change of the shop");

    let key = engine.keys(&owner).unwrap()[0].id;
    engine.apply(&Change::User(UserChange::RevokeKey { id: key }), &owner, NOW).unwrap();
    assert_eq!(count(&mut client, OWNER), 401);
    assert_eq!(count(&mut client, MANAGER), 200);
    assert_eq!(
        engine.apply(&Change::User(UserChange::RevokeKey { id: key }), &owner, NOW).unwrap_err().code(),
        "tillbook_key"
    );
    assert!(engine.apply(&Change::User(UserChange::RevokeKey { id: KeyId::new(99) }), &owner, NOW).is_err());
    let viewer = engine.actor("viewer").unwrap();
    assert_eq!(engine.keys(&viewer).unwrap().len(), 1, "their own");
    let others = engine.keys(&owner).unwrap()[2].id;
    assert_eq!(
        engine.apply(&Change::User(UserChange::RevokeKey { id: others }), &viewer, NOW).unwrap_err().code(),
        "store_api_not_allowed"
    );
}

/// Nothing of a key or secret is in the file as it was shown.
#[test]
fn the_file_does_not_hold_what_was_shown() {
    let mut served = Served::new(How::default());
    served.client().send("GET /api/taxes", &[("Authorization", &basic(OWNER))], None);
    served.stopper().stop();
    served.join();
    let bytes = std::fs::read(&served.path).unwrap();
    let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    for of in [OWNER, READER, MANAGER, VIEWER, NONE] {
        assert!(holds(pair(of).ending()));
        assert!(!holds(&pair(of).key()[3..]) && !holds(&pair(of).secret()[3..]));
    }
}
