//! What HTTP adds to the routes: both base paths, the methods that are others in disguise, addresses in
//! links, percent-encoding, the document and the page.

use serde_json::{Value, json};
use server::api::ROUTES;

use super::shop::{How, OWNER, Served, basic};

#[test]
fn a_head_is_a_get_and_a_patch_a_put() {
    let served = Served::new(How::default());
    let key = basic(OWNER);
    let headers = [("Authorization", key.as_str()), ("Content-Type", "application/json")];
    let mut client = served.client();
    let rate = json!({ "tax": { "country": "de", "rate": "19", "city": ["Köln", "Bonn"] } }).to_string();
    let made = client.send("POST /api/taxes", &headers, Some(&rate));
    assert_eq!(made.status, 201);
    assert_eq!(made.header("content-type"), Some("application/json; charset=utf-8"));
    assert_eq!(made.json()["tax"]["city"], "KÖLN;BONN");
    let patched = client.send("PATCH /api/taxes/1", &headers, Some(r#"{"tax":{"rate":"7%"}}"#));
    assert_eq!((patched.status, &patched.json()["tax"]["rate"]), (200, &json!("7.0000")));
    let got = client.send("GET /api/taxes/1", &headers, None);
    let head = client.send("HEAD /api/taxes/1", &headers, None);
    assert_eq!((head.status, head.text.as_str()), (200, ""));
    assert_eq!(head.header("content-length"), Some(got.text.len().to_string().as_str()));
    for (line, status, code) in [
        ("OPTIONS /api/taxes", 400, "store_api_unsupported_method"),
        ("FROB /api/taxes", 400, "store_api_unsupported_method"),
        ("PATCH /api/taxes", 404, "store_api_no_route"),
        ("GET /api/TAXES", 404, "store_api_no_route"),
        ("GET /api", 404, "store_api_no_route"),
        ("GET /apitaxes", 404, "store_api_no_route"),
        ("GET /wc-api/v2/taxes", 404, "store_api_no_route"),
        ("GET /api/taxes/%ff", 404, "store_api_no_route"),
        ("GET /taxes", 404, "store_api_no_route"),
        ("POST /", 404, "store_api_no_route"),
        ("POST /api/taxes", 400, "store_api_missing_tax_data"),
    ] {
        let answer = client.send(line, &headers, None);
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{line}");
    }
}

#[test]
fn links_have_the_address_that_was_asked_and_no_credentials() {
    let served = Served::new(How::default());
    let key = basic(OWNER);
    let headers = [("Authorization", key.as_str())];
    let mut client = served.client();
    for _ in 0..3 {
        client.send("POST /api/taxes", &headers, Some(r#"{"tax":{"class":"zero-rate"}}"#));
    }
    let pair = super::shop::pair(OWNER);
    let shown = format!("consumer_key={}&consumer_secret={}", pair.key(), pair.secret());
    let filter = "filter%5Blimit%5D=1&class=Zero+rate";
    for (base, query, headers) in
        [("/api", filter.to_owned(), &headers[..]), ("/wc-api/v3", format!("{shown}&{filter}"), &[])]
    {
        let answer = client.send(&format!("GET {base}/taxes?{query}"), headers, None);
        let page = |number: u8| {
            format!(
                "<http://{}{base}/taxes?class=Zero%20rate&filter%5Blimit%5D=1&page={number}>",
                served.address
            )
        };
        let expected = format!("{}; rel=\"next\", {}; rel=\"last\"", page(2), page(3));
        assert_eq!(answer.header("link"), Some(expected.as_str()));
        assert_eq!(answer.header("x-wc-totalpages"), Some("3"));
    }
}

#[test]
fn the_document_is_of_exactly_the_routes() {
    let served = Served::new(How::default());
    let answer = served.client().send("GET /openapi.json", &[], None);
    assert_eq!(answer.status, 200);
    let document = answer.json();
    assert_eq!(document["openapi"], "3.1.0");
    assert_eq!(document["servers"], json!([{ "url": "/api" }, { "url": "/wc-api/v3" }]));
    let mut listed: Vec<String> = Vec::new();
    let mut names: Vec<String> = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            listed.push(format!("{} {path}", method.to_uppercase()));
            names.push(operation["operationId"].as_str().unwrap().to_owned());
            references(operation, &document);
        }
    }
    let mut routes: Vec<String> =
        ROUTES.iter().map(|route| format!("{} {}", route.method, route.path)).collect();
    listed.sort();
    routes.sort();
    assert_eq!(listed, routes);
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count, "two operations have one name");
}

/// Each schema that is named is there.
fn references(json: &Value, document: &Value) {
    match json {
        Value::Object(entries) => {
            if let Some(Value::String(name)) = entries.get("$ref") {
                let schema = document.pointer(name.trim_start_matches('#'));
                references(schema.unwrap_or_else(|| panic!("{name} is not there")), document);
            }
            entries.values().for_each(|value| references(value, document));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, document)),
        _ => {}
    }
}

#[test]
fn the_page_lists_the_routes_and_needs_nothing_from_elsewhere() {
    let served = Served::new(How::default());
    let answer = served.client().send("GET /", &[], None);
    assert_eq!(answer.status, 200);
    assert!(answer.header("content-security-policy").unwrap().contains("default-src 'none'"));
    for route in ROUTES {
        assert!(answer.text.contains(&format!("<code>{}</code>", route.path)), "{}", route.path);
    }
    assert!(!answer.text.contains("<script") && !answer.text.contains("{routes}"));
    assert!(!answer.text.contains("src=") && !answer.text.contains("https://"));
}
