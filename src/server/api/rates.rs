//! `/taxes`: rates as JSON (spec 4.2).

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Map, Value as Json, json};

use super::wire::{error, integer, integer_text, object, plain_integer, value};
use super::{Call, Response};
use domain::rate::{RateInput, TaxRate};
use domain::{Error, Result};
use engine::{BulkItem, BulkOutcome, Change, RatePage, RateQuery, TaxRateChange};

/// The characters that stay as they are in the query of a `Link`.
const IN_QUERY: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

pub(super) fn list(call: &mut Call<'_>) -> Result<Response> {
    let page = call.query.get("page").and_then(|text| plain_integer(text)).unwrap_or(1).max(1);
    let page_size = call.filter("posts_per_page").or_else(|| call.filter("limit"));
    let limit = page_size.and_then(plain_integer).filter(|size| *size != 0).map(i64::saturating_abs);
    let query = RateQuery {
        class: class_filter(call).map(str::to_owned),
        limit,
        pages_before: page.saturating_sub(1),
    };
    let found = call.engine.rates(call.actor, &query, call.now)?;
    let fields = call.fields();
    let rates: Vec<Json> = found.rates.iter().map(|rate| fields.of(rate_object(rate))).collect();
    let headers = paging(call, page, &found);
    Ok(Response { headers, ..Response::new(200, json!({ "taxes": rates })) })
}

pub(super) fn count(call: &mut Call<'_>) -> Result<Response> {
    let count = call.engine.rate_count(call.actor, class_filter(call), call.now)?;
    Ok(Response::new(200, json!({ "count": count })))
}

pub(super) fn read(call: &mut Call<'_>) -> Result<Response> {
    let rate = call.engine.rate(call.actor, &call.key, call.now)?;
    Ok(Response::new(200, json!({ "tax": call.fields().of(rate_object(&rate)) })))
}

pub(super) fn create(call: &mut Call<'_>) -> Result<Response> {
    let input = call.wrapped("tax").and_then(rate_input).ok_or(Error::MissingTaxData)?;
    let rate = call.apply(&Change::TaxRate(TaxRateChange::Create(input)))?.rate()?;
    Ok(Response::new(201, json!({ "tax": rate_object(&rate) })))
}

pub(super) fn edit(call: &mut Call<'_>) -> Result<Response> {
    let input = call.wrapped("tax").and_then(rate_input).ok_or(Error::MissingTaxData)?;
    let rate = call.apply(&Change::TaxRate(TaxRateChange::Edit { id: call.key.clone(), input }))?.rate()?;
    Ok(Response::new(200, json!({ "tax": rate_object(&rate) })))
}

pub(super) fn delete(call: &mut Call<'_>) -> Result<Response> {
    call.apply(&Change::TaxRate(TaxRateChange::Delete { id: call.key.clone() }))?;
    Ok(Response::new(200, json!({ "message": "Deleted tax" })))
}

pub(super) fn bulk(call: &mut Call<'_>) -> Result<Response> {
    let items = call.wrapped("taxes").and_then(Json::as_array).ok_or(Error::MissingTaxesData)?;
    let items = items.iter().map(bulk_item).collect();
    let outcomes = call.apply(&Change::TaxRate(TaxRateChange::Bulk(items)))?.bulk()?;
    let made_any = outcomes.iter().any(|outcome| matches!(outcome, BulkOutcome::Created(_)));
    let answers: Vec<Json> = outcomes.iter().map(outcome).collect();
    Ok(Response::new(if made_any { 201 } else { 200 }, json!({ "taxes": answers })))
}

fn bulk_item(item: &Json) -> BulkItem {
    let Some(input) = rate_input(item) else {
        return BulkItem::NoRate;
    };
    match item.get("id") {
        None | Some(Json::Null) => BulkItem::Create(input),
        Some(id) => match integer_text(id).as_deref() {
            Some("0") => BulkItem::Create(input),
            Some(id) => BulkItem::Edit { id: id.to_owned(), input },
            None => BulkItem::InvalidId(value(id)),
        },
    }
}

fn outcome(outcome: &BulkOutcome) -> Json {
    match outcome {
        BulkOutcome::Created(rate) | BulkOutcome::Edited(rate) => Json::Object(rate_object(rate)),
        BulkOutcome::Failed { id, error: why } => json!({ "id": integer(id), "error": error(why) }),
    }
}

/// The class that filters the list; `class` wins over `filter[tax_rate_class]` (choice 14).
fn class_filter<'c>(call: &'c Call<'_>) -> Option<&'c str> {
    let given = [call.query.get("class").map(String::as_str), call.filter("tax_rate_class")];
    given.into_iter().flatten().find(|text| !text.trim().is_empty())
}

/// The fields of a rate in an object; `None` when the JSON is no object.
fn rate_input(json: &Json) -> Option<RateInput> {
    let entries = json.as_object()?;
    let field = |name: &str| entries.get(name).map(value);
    Some(RateInput {
        country: field("country"),
        state: field("state"),
        postcode: field("postcode"),
        city: field("city"),
        rate: field("rate"),
        name: field("name"),
        priority: field("priority"),
        compound: field("compound"),
        shipping: field("shipping"),
        order: field("order"),
        class: field("class"),
    })
}

fn rate_object(rate: &TaxRate) -> Map<String, Json> {
    object([
        ("id", json!(rate.id.get())),
        ("country", json!(rate.country)),
        ("state", json!(rate.state)),
        ("postcode", json!(rate.postcode_text())),
        ("city", json!(rate.city_text())),
        ("rate", json!(rate.rate_text())),
        ("name", json!(rate.name)),
        ("priority", json!(rate.priority)),
        ("compound", json!(rate.compound)),
        ("shipping", json!(rate.shipping)),
        ("order", json!(rate.order)),
        ("class", json!(rate.class.as_str())),
    ])
}

/// The headers of a list: totals and links (choice 12).
fn paging(call: &Call<'_>, page: i64, found: &RatePage) -> Vec<(&'static str, String)> {
    let size = found.page_size.max(1);
    let pages = found.total / size + i64::from(found.total % size > 0);
    let single = found.page_size > found.total;
    let mut headers = vec![
        ("X-WC-Total", found.total.to_string()),
        ("X-WC-TotalPages", pages.to_string()),
        ("X-WC-Page", page.to_string()),
        ("X-WC-SinglePage", i64::from(single).to_string()),
    ];
    if pages > 1 {
        headers.push(("Link", links(call, page, pages)));
    }
    headers
}

/// `</taxes?page=2>; rel="next"` and so on, after the request's base, with the rest of its query.
fn links(call: &Call<'_>, page: i64, pages: i64) -> String {
    let encode = |text: &str| utf8_percent_encode(text, IN_QUERY).to_string();
    let others: String = call
        .query
        .iter()
        .filter(|(name, _)| *name != "page")
        .map(|(name, value)| encode(name) + "=" + &encode(value) + "&")
        .collect();
    let base = call.base;
    let link = |to: i64, rel: &str| format!("<{base}/taxes?{others}page={to}>; rel=\"{rel}\"");
    let before = (page > 1).then(|| [link(1, "first"), link((page - 1).min(pages), "prev")]);
    let after = (page < pages).then(|| [link(page + 1, "next"), link(pages, "last")]);
    before.into_iter().chain(after).flatten().collect::<Vec<_>>().join(", ")
}
