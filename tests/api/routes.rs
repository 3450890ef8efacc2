//! The table of routes as a whole: each has recorded cases, and each asks for its capability with its
//! own code, whoever asks.

use domain::access::{Actor, Role};
use domain::shop::settings::{Currency, Shop};
use domain::time::{Instant, Zone};
use engine::{Change, Engine, UserChange};
use serde_json::{Value, json};
use server::api::{self, ROUTES, Request, Route};

use crate::api::golden;

const NOW: Instant = Instant::from_seconds(1_743_434_430);

/// What each route answers somebody who may not, and the roles that may.
fn refusal(route: &Route) -> Option<(&'static str, &'static [Role])> {
    const REPORTS: &[Role] = &[Role::Administrator, Role::ShopManager, Role::Accountant];
    const TAXES: &[Role] = &[Role::Administrator, Role::ShopManager];
    let code = match (route.method, route.path) {
        ("GET", "/reports") => return None,
        ("GET", "/reports/sales" | "/reports/sales/top_sellers") => {
            return Some(("store_api_user_cannot_read_report", REPORTS));
        }
        ("GET", "/taxes" | "/taxes/{id}") => "store_api_user_cannot_read_tax",
        ("GET", "/taxes/count") => "store_api_user_cannot_read_taxes_count",
        ("POST", "/taxes") | ("POST" | "PUT", "/taxes/bulk") => "store_api_user_cannot_create_tax",
        ("PUT" | "POST", "/taxes/{id}") => "store_api_user_cannot_edit_tax",
        ("DELETE", "/taxes/{id}") => "store_api_user_cannot_delete_tax",
        ("GET", "/taxes/classes") => "store_api_user_cannot_read_tax_classes",
        ("GET", "/taxes/classes/count") => "store_api_user_cannot_read_tax_classes_count",
        ("POST", "/taxes/classes") => "store_api_user_cannot_create_tax_class",
        ("DELETE", "/taxes/classes/{slug}") => "store_api_user_cannot_delete_tax_class",
        (method, path) => unreachable!("{method} {path}: say which code refuses it"),
    };
    Some((code, TAXES))
}

fn request(route: &Route) -> Request {
    Request {
        method: route.method.to_owned(),
        path: route.path.replace("{id}", "1").replace("{slug}", "zero-rate"),
        body: Some(json!({ "tax": {}, "taxes": [{}], "tax_class": { "name": "New" } })),
        ..Request::default()
    }
}

/// The code of a refusal, also of the first item of a bulk answer.
fn code(body: &Value) -> Option<&str> {
    let in_item = || body.pointer("/taxes/0/error/code");
    body.pointer("/errors/0/code").or_else(in_item).and_then(Value::as_str)
}

#[test]
fn every_route_asks_every_role_for_its_capability() {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::new("Roles", Currency::USD, Zone::UTC).unwrap();
    let mut engine = Engine::create(&folder.path().join("shop.tillbook"), &shop, NOW).unwrap();
    let owner = engine.owner().unwrap();
    for role in Role::ALL {
        engine
            .apply(&Change::User(UserChange::Add { login: role.as_str().to_owned(), role }), &owner, NOW)
            .unwrap();
    }
    let nobody = Actor::nobody("ghost");
    let mut checked = 0;
    for route in ROUTES {
        for actor in Role::ALL.map(|role| engine.actor(role.as_str()).unwrap()).iter().chain([&nobody]) {
            let answer = api::handle(&mut engine, actor, &request(route), NOW);
            let found = answer.body.as_ref().and_then(code);
            let what = format!("{} {} by {}", route.method, route.path, actor.login());
            match refusal(route) {
                Some((expected, may)) if !actor.role().is_some_and(|role| may.contains(&role)) => {
                    assert_eq!(found, Some(expected), "{what}");
                }
                _ => assert!(found.is_none_or(|code| !code.contains("user_cannot")), "{what}: {found:?}"),
            }
            checked += 1;
        }
    }
    assert_eq!(checked, ROUTES.len() * 5);
}

#[test]
fn every_route_has_cases() {
    let mut requests: Vec<(String, String)> = Vec::new();
    for file in golden::files() {
        requests.extend(golden::cases(&file).iter().flat_map(golden::Case::requests));
    }
    for route in ROUTES {
        let pattern: Vec<&str> = route.path.split('/').collect();
        let fits = |path: &str| {
            let parts: Vec<&str> = path.trim_end_matches('/').split('/').collect();
            let alike = |(pattern, part): (&&str, &&str)| pattern.starts_with('{') || pattern == part;
            parts.len() == pattern.len() && pattern.iter().zip(&parts).all(alike)
        };
        let count = requests.iter().filter(|(method, path)| method == route.method && fits(path)).count();
        assert!(count > 0, "no case asks for {} {}", route.method, route.path);
    }
}
