//! The OpenAPI 3.1 document of the routes, made from their table. OAuth 1.0a is described in words only,
//! since OpenAPI has no scheme for it.

use serde_json::{Map, Value as Json, json};

use super::about::{About, Kind, Query};
use super::routes::{ROUTES, Route};
use super::wire::object;

/// Statuses of errors that every route has, beside 401, with their descriptions.
const REFUSED: [(u16, &str); 8] = [
    (403, "It came from a page of another site in a browser"),
    (404, "There is no such thing or no such route"),
    (408, "The request did not arrive in time"),
    (413, "The request is too large"),
    (415, "The body is not declared as JSON"),
    (500, "A fault of the program or the disk"),
    (503, "Too much is asked at once, or it took too long"),
    (401, "Credentials are missing or wrong, the user may not do this, or there was nothing to delete"),
];

const DESCRIPTION: &str = "\
Sales reports, tax rates and tax classes of one shop. A request needs an API key of the shop \
(`tillbook key add`): by HTTP Basic or as `consumer_key` and `consumer_secret` in the query, over TLS or \
on the machine itself; or signed by OAuth 1.0a without a token, HMAC-SHA256 or HMAC-SHA1. `PATCH` does \
what `PUT` does and `HEAD` what `GET` does, without the body. A body is JSON and declared so. A repeated \
name in a query counts once, the last time.";

/// The document, for servers with these base paths.
pub fn openapi(bases: &[&str]) -> String {
    let servers: Vec<Json> = bases.iter().map(|base| json!({ "url": base })).collect();
    let mut paths: Map<String, Json> = Map::new();
    for route in ROUTES {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        if let Json::Object(methods) = path {
            methods.insert(route.method.to_lowercase(), operation(route));
        }
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Tillbook",
            "version": env!("CARGO_PKG_VERSION"),
            "description": DESCRIPTION,
        },
        "servers": servers,
        "security": [{ "basic": [] }, { "key": [], "secret": [] }],
        "paths": paths,
        "components": {
            "securitySchemes": {
                "basic": { "type": "http", "scheme": "basic" },
                "key": { "type": "apiKey", "in": "query", "name": "consumer_key" },
                "secret": { "type": "apiKey", "in": "query", "name": "consumer_secret" },
            },
            "schemas": schemas(),
        },
    })
    .to_string()
}

fn operation(route: &Route) -> Json {
    let about = route.about;
    let id = match (route.method, route.path) {
        // `PUT` does the same, and operation ids are unique.
        ("POST", "/taxes/{id}" | "/taxes/bulk") => format!("{}ByPost", about.id),
        _ => about.id.to_owned(),
    };
    let mut operation = object([
        ("operationId", json!(id)),
        ("summary", json!(about.summary)),
        ("parameters", Json::Array(parameters(route))),
        ("responses", Json::Object(responses(about))),
    ]);
    if route.path == "/reports" {
        // On the machine itself no credentials are needed; elsewhere an API key is sent in one of two ways.
        operation.insert("security".to_owned(), json!([{}, { "basic": [] }, { "key": [], "secret": [] }]));
    }
    if let Some(schema) = about.body {
        let content = json!({ "application/json": { "schema": reference(schema) } });
        operation.insert("requestBody".to_owned(), json!({ "required": true, "content": content }));
    }
    Json::Object(operation)
}

fn parameters(route: &Route) -> Vec<Json> {
    let in_path = |name: &str, summary: &str, schema: Json| json!({ "name": name, "in": "path", "required": true, "description": summary, "schema": schema });
    let mut parameters = Vec::new();
    if route.path.contains("{id}") {
        let schema = json!({ "type": "string", "pattern": "^[0-9]+$" });
        parameters.push(in_path("id", "The number of the rate", schema));
    }
    if route.path.contains("{slug}") {
        let schema = json!({ "type": "string", "pattern": "^[A-Za-z0-9_][A-Za-z0-9_ -]*$" });
        parameters.push(in_path("slug", "The slug of the class", schema));
    }
    parameters.extend(route.about.query.iter().map(in_query));
    parameters
}

fn in_query(query: &Query) -> Json {
    let schema = match query.kind {
        Kind::Text => json!({ "type": "string" }),
        Kind::Integer => json!({ "type": "integer" }),
        Kind::Period => json!({ "type": "string", "enum": ["week", "month", "last_month", "year"] }),
    };
    json!({ "name": query.name, "in": "query", "description": query.summary, "schema": schema })
}

fn responses(about: &About) -> Map<String, Json> {
    let answer = |description: &str, schema: &str| json!({ "description": description, "content": { "application/json": { "schema": reference(schema) } } });
    let mut responses = Map::new();
    for status in about.done {
        let mut done = answer(if *status == 201 { "Added" } else { "Done" }, about.answer);
        if about.is_paged
            && let Json::Object(entries) = &mut done
        {
            entries.insert("headers".to_owned(), paging());
        }
        responses.insert(status.to_string(), done);
    }
    if about.can_refuse {
        responses.insert("400".to_owned(), answer("What was sent cannot be taken", "Errors"));
    }
    for (status, description) in REFUSED {
        responses.insert(status.to_string(), answer(description, "Errors"));
    }
    responses
}

fn paging() -> Json {
    let number = |description: &str| json!({ "description": description, "schema": { "type": "integer", "minimum": 0 } });
    json!({
        "X-WC-Total": number("Rates in all"),
        "X-WC-TotalPages": number("Pages in all"),
        "X-WC-Page": number("This page"),
        "X-WC-SinglePage": number("1 when one page holds them all with room to spare"),
        "Link": { "description": "The first, previous, next and last page", "schema": { "type": "string" } },
    })
}

fn reference(schema: &str) -> Json {
    json!({ "$ref": format!("#/components/schemas/{schema}") })
}

fn closed(properties: impl Into<Json>) -> Json {
    let properties: Json = properties.into();
    json!({ "type": "object", "properties": properties, "additionalProperties": false })
}

/// The schema of an object with one required member.
fn wrapper(name: &str, schema: impl Into<Json>) -> Json {
    let schema: Json = schema.into();
    json!({ "type": "object", "properties": { name: schema }, "required": [name], "additionalProperties": false })
}

fn list_of(schema: &str) -> Json {
    json!({ "type": "array", "items": reference(schema) })
}

fn schemas() -> Json {
    let text = || json!({ "type": "string" });
    let written =
        json!({ "type": "object", "properties": { "tax": reference("TaxRateInput") }, "required": ["tax"] });
    let class = json!({ "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 200 } }, "required": ["name"] });
    let mut schemas = object([
        ("Reports", wrapper("reports", json!({ "type": "array", "items": text() }))),
        ("SalesReport", wrapper("sales", reference("Sales"))),
        ("TopSellers", wrapper("top_sellers", list_of("TopSeller"))),
        ("TaxRates", wrapper("taxes", list_of("TaxRate"))),
        ("TaxRateRead", wrapper("tax", reference("TaxRate"))),
        ("TaxRateWrite", written),
        ("TaxClasses", wrapper("tax_classes", list_of("TaxClass"))),
        ("TaxClassRead", wrapper("tax_class", reference("TaxClass"))),
        (
            "TaxClassWrite",
            json!({ "type": "object", "properties": { "tax_class": class }, "required": ["tax_class"] }),
        ),
        ("TaxClass", closed(json!({ "slug": text(), "name": text() }))),
        ("Count", wrapper("count", json!({ "type": "integer", "minimum": 0 }))),
        ("Message", wrapper("message", text())),
        ("Errors", wrapper("errors", json!({ "type": "array", "minItems": 1, "items": reference("Error") }))),
        (
            "Error",
            json!({ "type": "object", "properties": { "code": text(), "message": text() }, "required": ["code", "message"], "additionalProperties": false }),
        ),
    ]);
    for (name, schema) in rate_schemas().into_iter().chain(report_schemas()) {
        schemas.insert(name.to_owned(), schema);
    }
    Json::Object(schemas)
}

/// The schemas of rates: fields that are read have one form, fields that are written any accepted form.
fn rate_schemas() -> Vec<(&'static str, Json)> {
    // As written, with spaces around it and a per cent sign.
    let written = r"^\s*([-+]?([0-9]{1,3}(\.[0-9]*)?|\.[0-9]+)\s*%?)?\s*$";
    let rate = json!({
        "type": ["number", "string", "null"],
        "minimum": -999.9999, "maximum": 999.9999, "pattern": written,
    });
    let text = || json!({ "type": ["string", "null"], "maxLength": 200 });
    let whole = || json!({ "type": ["integer", "null"], "minimum": 0, "maximum": i64::MAX });
    let any_of_them = || json!({ "type": ["string", "array", "null"], "items": { "type": "string" } });
    let input = json!({
        "country": { "type": ["string", "null"], "pattern": "^[A-Za-z0-9]{0,2}$" },
        "state": text(), "postcode": any_of_them(), "city": any_of_them(),
        "rate": rate, "name": text(), "priority": whole(),
        "compound": { "type": ["boolean", "null"] }, "shipping": { "type": ["boolean", "null"] },
        "order": whole(), "class": { "type": ["string", "null"] },
    });
    let mut item = input.clone();
    if let Json::Object(fields) = &mut item {
        fields.insert("id".to_owned(), json!({ "type": ["integer", "null"], "description": "The rate to change; a new one when absent or 0" }));
    }
    let written =
        json!({ "type": "array", "maxItems": 100, "items": { "type": "object", "properties": item } });
    let refused = json!({
        "type": "object",
        "properties": { "id": { "type": "integer" }, "error": reference("Error") },
        "required": ["id", "error"],
        "additionalProperties": false,
    });
    let string = || json!({ "type": "string" });
    let count = || json!({ "type": "integer", "minimum": 0 });
    let read = closed(json!({
        "id": count(), "country": string(), "state": string(),
        "postcode": { "type": "string", "description": "Several are divided by `;`" },
        "city": { "type": "string", "description": "Several are divided by `;`" },
        "rate": { "type": "string", "pattern": "^(-?[0-9]+\\.[0-9]{4})?$" },
        "name": string(), "priority": count(), "compound": { "type": "boolean" },
        "shipping": { "type": "boolean" }, "order": count(), "class": string(),
    }));
    vec![
        ("TaxRate", read),
        ("TaxRateInput", json!({ "type": "object", "properties": input })),
        (
            "TaxRatesWrite",
            json!({ "type": "object", "properties": { "taxes": written }, "required": ["taxes"] }),
        ),
        (
            "TaxRatesDone",
            wrapper(
                "taxes",
                json!({ "type": "array", "items": { "anyOf": [reference("TaxRate"), reference("Refused")] } }),
            ),
        ),
        ("Refused", refused),
    ]
}

fn report_schemas() -> Vec<(&'static str, Json)> {
    let amount = || json!({ "type": "string", "pattern": "^-?[0-9]+\\.[0-9]{2}$" });
    let count = || json!({ "type": "integer" });
    let period = json!({
        "sales": amount(), "orders": count(), "items": count(), "tax": amount(),
        "shipping": amount(), "discount": amount(), "customers": count(),
    });
    let sales = json!({
        "total_sales": amount(), "net_sales": amount(), "average_sales": amount(),
        "total_orders": count(), "total_items": count(), "total_tax": amount(),
        "total_shipping": amount(), "total_refunds": amount(), "total_discount": amount(),
        "totals_grouped_by": { "type": "string", "enum": ["day", "month"] },
        "totals": {
            "type": "object",
            "description": "By day (`2026-11-20`) or month (`2026-11`)",
            "additionalProperties": reference("Period"),
        },
        "total_customers": count(),
    });
    let seller = json!({
        "title": { "type": "string" },
        "product_id": { "type": "string" },
        "quantity": { "type": "string" },
    });
    vec![("Sales", closed(sales)), ("Period", closed(period)), ("TopSeller", closed(seller))]
}
