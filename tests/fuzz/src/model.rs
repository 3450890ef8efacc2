//! A model of the rules of tax rates and classes, as small as it can be: which rates and classes there
//! are, by what was answered when they came. Requests are played to a shop and to the model; the two
//! must agree after each.

use std::collections::BTreeMap;

use serde_json::{Map, Value as Json, json};
use server::api;
use domain::tax::class::ClassSlug;
use engine::{Change, BooksChange, Direction};

use crate::NOW;
use crate::request::{Fields, Request};
use crate::shop::{Fresh, held};

/// Requests beyond this many are left out: they find nothing that fewer do not.
const LONGEST: usize = 24;

/// What there is.
#[derive(Default)]
struct Model {
    rates: BTreeMap<u64, Json>,
    /// Slug by slug, in the order they came.
    classes: Vec<String>,
    /// The highest id there ever was: none is given twice.
    highest: u64,
}

struct Play {
    shop: Fresh,
    model: Model,
}

/// Plays requests to a new shop and compares it with the model after each; at the end, everything is
/// undone, and done again.
pub fn answers(requests: &[Request]) {
    let mut play = Play { shop: Fresh::new(), model: Model::default() };
    let begun = held(&play.shop.engine);
    for request in requests.iter().take(LONGEST) {
        play.one(request);
        play.agrees();
    }
    let ended = held(&play.shop.engine);
    play.undo_redo(Direction::Undo);
    assert!(held(&play.shop.engine) == begun, "something is left when all is undone");
    play.undo_redo(Direction::Redo);
    assert!(held(&play.shop.engine) == ended, "something is missing when all is done again");
    assert_eq!(play.shop.engine.check().unwrap(), Vec::<String>::new());
}

impl Play {
    fn ask(&mut self, method: &str, path: &str, query: &[(&str, &str)], body: Option<Json>) -> (u16, Json) {
        let owner = self.shop.engine.owner().unwrap();
        let query = query.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let request = api::Request {
            method: method.to_owned(),
            path: path.to_owned(),
            query,
            body,
            ..Default::default()
        };
        let answer = api::handle(&mut self.shop.engine, &owner, &request, NOW);
        assert!(answer.status < 500, "{method} {path}: {:?}", answer.body);
        let body = answer.body.unwrap_or_default();
        if answer.status >= 400 && method != "HEAD" {
            let error = &body["errors"][0];
            assert!(error["code"].as_str().is_some_and(|code| code.starts_with("store_api_")), "{body}");
            assert!(error["message"].as_str().is_some_and(|words| !words.is_empty()), "{body}");
        }
        (answer.status, body)
    }

    fn id(&self, number: u8) -> u64 {
        let ids: Vec<u64> = self.model.rates.keys().copied().collect();
        match usize::from(number) % (ids.len() + 1) {
            0 => self.model.highest + 1,
            one => ids[one - 1],
        }
    }

    fn one(&mut self, request: &Request) {
        match request {
            Request::Create(fields) => {
                let given = fields.to_json();
                let (status, body) = self.ask("POST", "/taxes", &[], Some(json!({ "tax": given })));
                match status {
                    201 => self.came(&body["tax"], &given),
                    400 => {}
                    _ => panic!("{status} {body}"),
                }
            }
            Request::Edit(number, fields) => {
                let (id, given) = (self.id(*number), fields.to_json());
                let (status, body) =
                    self.ask("PUT", &format!("/taxes/{id}"), &[], Some(json!({ "tax": given })));
                match (status, self.model.rates.contains_key(&id)) {
                    (200, true) => self.changed(id, &body["tax"], &given),
                    (400, true) | (404, false) => {}
                    _ => panic!("{status} {body}"),
                }
            }
            Request::Delete(number) => {
                let id = self.id(*number);
                let (status, body) = self.ask("DELETE", &format!("/taxes/{id}"), &[], None);
                let expected = if self.model.rates.remove(&id).is_some() { 200 } else { 401 };
                assert_eq!(status, expected, "{body}");
            }
            Request::Bulk(items) => self.bulk(items),
            Request::AddClass(name) => {
                let (status, body) = self.ask(
                    "POST",
                    "/taxes/classes",
                    &[],
                    Some(json!({ "tax_class": { "name": name.to_json() } })),
                );
                if status == 201 {
                    let slug = body["tax_class"]["slug"].as_str().unwrap().to_owned();
                    assert!(slug != "standard" && !self.model.classes.contains(&slug), "{slug} came twice");
                    self.model.classes.push(slug);
                }
            }
            Request::DeleteClass(number) => {
                let slug = self
                    .model
                    .classes
                    .get(usize::from(*number))
                    .cloned()
                    .unwrap_or_else(|| "none".to_owned());
                self.delete_class(&slug);
            }
            Request::DeleteAnyClass(text) => self.delete_class(&text.replace(['/', '?', '%'], "-")),
            Request::List(class, page) => self.list(class.as_deref(), *page),
            Request::Raw { method, path, query, body } => {
                let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "FIND"];
                let method = methods[usize::from(*method) % methods.len()];
                // What may change something is asked above, where the model learns of it.
                let method = if path.starts_with("/taxes") && !matches!(method, "GET" | "HEAD") {
                    "GET"
                } else {
                    method
                };
                let query: Vec<(&str, &str)> = query.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
                self.ask(method, path, &query, Some(body.to_json()));
            }
        }
    }

    fn bulk(&mut self, items: &[(Option<u8>, Fields)]) {
        let known: Vec<(Option<u64>, Map<String, Json>)> = items
            .iter()
            .take(8)
            .map(|(number, fields)| (number.map(|number| self.id(number)), fields.to_json()))
            .collect();
        let list: Vec<Json> = known
            .iter()
            .map(|(id, given)| {
                let mut item = given.clone();
                item.extend(id.map(|id| ("id".to_owned(), json!(id))));
                Json::Object(item)
            })
            .collect();
        let (status, body) = self.ask("PUT", "/taxes/bulk", &[], Some(json!({ "taxes": list })));
        assert!((200..300).contains(&status), "{status} {body}");
        let answered = body["taxes"].as_array().unwrap();
        assert_eq!(answered.len(), known.len());
        for ((id, given), item) in known.iter().zip(answered) {
            if item.get("error").is_some() {
                assert_eq!(item["id"].as_u64(), Some(id.unwrap_or(0)), "{item}");
                continue;
            }
            match id {
                Some(id) => self.changed(*id, item, given),
                None => self.came(item, given),
            }
        }
    }

    /// A rate came, with the next number, and defaults where nothing was given.
    fn came(&mut self, rate: &Json, given: &Map<String, Json>) {
        let id = rate["id"].as_u64().unwrap();
        assert!(id > self.model.highest, "{id} was given before");
        self.model.highest = id;
        let defaults = json!({
            "country": "", "state": "", "postcode": "", "city": "", "rate": "", "name": "",
            "priority": 1, "compound": false, "shipping": true, "order": 0, "class": "standard",
        });
        let mut before = defaults.as_object().unwrap().clone();
        before.insert("id".to_owned(), json!(id));
        let nulls: Vec<&String> =
            given.iter().filter(|(_, value)| value.is_null()).map(|(name, _)| name).collect();
        let rest = given.iter().filter(|(name, _)| !nulls.contains(name));
        follows(&Json::Object(before), rate, &rest.map(|(k, v)| (k.clone(), v.clone())).collect());
        self.model.rates.insert(id, rate.clone());
    }

    fn changed(&mut self, id: u64, rate: &Json, given: &Map<String, Json>) {
        let before = self.model.rates.get(&id).expect("only what is there is changed");
        follows(before, rate, given);
        self.model.rates.insert(id, rate.clone());
    }

    fn delete_class(&mut self, text: &str) {
        let path = format!("/taxes/classes/{}", text.replace('%', "%25").replace(' ', "%20"));
        let (status, body) = self.ask("DELETE", &path, &[], None);
        if status != 200 {
            return;
        }
        let slug = ClassSlug::parse(text).unwrap();
        let at = self.model.classes.iter().position(|class| class == slug.as_str());
        self.model.classes.remove(at.unwrap_or_else(|| panic!("{text:?} was no class: {body}")));
        self.model.rates.retain(|_, rate| rate["class"] != slug.as_str());
    }

    /// The pages of a list hold what the model has of that class, each rate once, ordered.
    fn list(&mut self, class: Option<&str>, size: u8) {
        let size = usize::from(size % 5 + 1);
        let wanted = class.filter(|class| !class.trim().is_empty()).map(ClassSlug::wanted);
        let fits = |rate: &&Json| wanted.as_ref().is_none_or(|slug| rate["class"] == slug.as_str());
        let mut expected: Vec<Json> = self.model.rates.values().filter(fits).cloned().collect();
        expected.sort_by_key(|rate| (rate["order"].as_u64(), rate["id"].as_u64()));
        let mut found = Vec::new();
        for page in 1..=expected.len().div_ceil(size) {
            let (page, size) = (page.to_string(), size.to_string());
            let mut query = vec![("page", page.as_str()), ("filter[posts_per_page]", size.as_str())];
            query.extend(class.map(|class| ("class", class)));
            let (status, body) = self.ask("GET", "/taxes", &query, None);
            assert_eq!(status, 200, "{body}");
            found.extend(body["taxes"].as_array().unwrap().iter().cloned());
        }
        assert_eq!(found, expected, "{class:?}");
    }

    /// Whether the shop holds what the model says.
    fn agrees(&mut self) {
        let (_, body) = self.ask("GET", "/taxes/count", &[], None);
        assert_eq!(body["count"], json!(self.model.rates.len()));
        for (id, rate) in self.model.rates.clone() {
            let (status, body) = self.ask("GET", &format!("/taxes/{id}"), &[], None);
            assert_eq!((status, &body["tax"]), (200, &rate));
        }
        let (_, body) = self.ask("GET", "/taxes/classes", &[], None);
        let slugs =
            body["tax_classes"].as_array().unwrap().iter().map(|class| class["slug"].as_str().unwrap());
        let expected = std::iter::once("standard").chain(self.model.classes.iter().map(String::as_str));
        assert!(slugs.eq(expected), "{body}");
    }

    fn undo_redo(&mut self, direction: Direction) {
        let owner = self.shop.engine.owner().unwrap();
        while self.shop.engine.apply(&Change::Books(BooksChange::UndoRedo(direction)), &owner, NOW).unwrap().step().unwrap().is_some() {}
    }
}

/// Whether a rate is what it was but for what was given, and that what the rules make of it. What the
/// model can foretell, it does; of the rest it knows the shape.
fn follows(before: &Json, after: &Json, given: &Map<String, Json>) {
    for (name, value) in after.as_object().unwrap() {
        let Some(typed) = given.get(name) else {
            assert_eq!(value, &before[name], "{name} was not given");
            continue;
        };
        if let Some(expected) = foretold(name, typed) {
            assert_eq!(value, &expected, "{name} of {typed}");
        }
        assert!(has_shape(name, value), "{name}: {value} of {typed}");
    }
}

fn foretold(name: &str, typed: &Json) -> Option<Json> {
    let text = typed.as_str();
    match name {
        "compound" | "shipping" => Some(json!(match typed {
            Json::Null => false,
            Json::Bool(yes) => *yes,
            Json::Number(number) => number.as_f64() != Some(0.0),
            Json::String(text) => !matches!(text.as_str(), "" | "0"),
            Json::Array(list) => !list.is_empty(),
            Json::Object(_) => true,
        })),
        "priority" | "order" => typed.as_u64().map(|number| json!(number)),
        "country" => text.filter(|code| code.len() == 2 && code.trim().len() == 2).map(|code| json!(code.to_uppercase())),
        "name" => text.map(|name| json!(name)),
        "rate" => typed.as_i64().map(|rate| json!(format!("{rate}.0000"))),
        "class" => text.and_then(ClassSlug::parse).map(|slug| json!(slug.as_str())),
        _ => None,
    }
}

fn has_shape(name: &str, value: &Json) -> bool {
    let text = value.as_str();
    let is_upper = |text: &str| text == text.to_uppercase();
    match name {
        "country" => {
            text.is_some_and(|code| code.len() <= 2 && code.bytes().all(|b| b.is_ascii_alphanumeric()))
        }
        "state" => text.is_some_and(|code| code.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_')),
        "postcode" | "city" => text.is_some_and(|codes| {
            let parts: Vec<&str> = codes.split(';').collect();
            codes.is_empty()
                || (is_upper(codes) && parts.iter().all(|part| !part.is_empty() && part.trim() == *part))
        }),
        "rate" => text
            .is_some_and(|rate| rate.is_empty() || rate.split_once('.').is_some_and(|(_, d)| d.len() == 4)),
        "priority" | "order" | "id" => value.as_u64().is_some(),
        "compound" | "shipping" => value.is_boolean(),
        _ => text.is_some(),
    }
}
