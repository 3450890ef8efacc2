//! Tax rates and classes as the JSON that the journal keeps, and back. What is read back was written here;
//! anything else is a damaged journal.

use serde::Serialize;
use serde_json::{Value, json};

use crate::domain::class::{ClassSlug, TaxClass};
use crate::domain::ids::RateId;
use crate::domain::percent::Percent;
use crate::domain::rate::TaxRate;
use crate::domain::{Error, Result};

/// A rate as it is written.
#[derive(Serialize)]
struct RateJson<'r> {
    country: &'r str,
    state: &'r str,
    postcode: &'r [String],
    city: &'r [String],
    rate: String,
    name: &'r str,
    priority: i64,
    compound: bool,
    shipping: bool,
    order: i64,
    class: &'r str,
}

pub(super) fn rate_json(rate: &TaxRate) -> Result<String> {
    let json = RateJson {
        country: &rate.country,
        state: &rate.state,
        postcode: &rate.postcodes,
        city: &rate.cities,
        rate: rate.rate_text(),
        name: &rate.name,
        priority: rate.priority,
        compound: rate.compound,
        shipping: rate.shipping,
        order: rate.order,
        class: rate.class.as_str(),
    };
    serde_json::to_string(&json).map_err(|cause| Error::storage("Writing the journal", cause))
}

pub(super) fn class_json(id: i64, class: &TaxClass) -> Value {
    json!({ "id": id, "slug": class.slug.as_str(), "name": class.name })
}

/// A rate of this id as it was written.
pub(super) fn rate(id: RateId, json: &Value) -> Option<TaxRate> {
    let text = |name: &str| json.get(name)?.as_str().map(str::to_owned);
    let texts = |name: &str| -> Option<Vec<String>> {
        json.get(name)?.as_array()?.iter().map(|code| code.as_str().map(str::to_owned)).collect()
    };
    let percent = text("rate")?;
    Some(TaxRate {
        id,
        country: text("country")?,
        state: text("state")?,
        postcodes: texts("postcode")?,
        cities: texts("city")?,
        rate: if percent.is_empty() { None } else { Some(Percent::parse(&percent).ok()?) },
        name: text("name")?,
        priority: json.get("priority")?.as_i64()?,
        compound: json.get("compound")?.as_bool()?,
        shipping: json.get("shipping")?.as_bool()?,
        order: json.get("order")?.as_i64()?,
        class: ClassSlug::parse(&text("class")?)?,
    })
}

/// A class as it was written, and the id that keeps its place in the list.
pub(super) fn class(json: &Value) -> Option<(i64, TaxClass)> {
    let text = |name: &str| json.get(name)?.as_str().map(str::to_owned);
    let class = TaxClass { slug: ClassSlug::parse(&text("slug")?)?, name: text("name")? };
    Some((json.get("id")?.as_i64()?, class))
}

/// The class that lines were of, and the one that they became of with the lines, in numbers one behind the
/// other: order, position, order, position.
pub(super) fn lines_json(from: &ClassSlug, to: &ClassSlug, lines: &[(i64, i64)]) -> (Value, Value) {
    let lines: Vec<i64> = lines.iter().flat_map(|(order, position)| [*order, *position]).collect();
    (json!({ "class": from.as_str() }), json!({ "class": to.as_str(), "lines": lines }))
}

/// The class of one side of `lines_json`, and the lines where that side has them.
pub(super) fn lines(json: &Value) -> Option<(ClassSlug, Vec<(i64, i64)>)> {
    let class = ClassSlug::parse(json.get("class")?.as_str()?)?;
    let Some(lines) = json.get("lines") else { return Some((class, Vec::new())) };
    let numbers: Vec<i64> = lines.as_array()?.iter().map(Value::as_i64).collect::<Option<_>>()?;
    let pairs = numbers.chunks_exact(2).filter_map(|pair| Some((*pair.first()?, *pair.last()?)));
    Some((class, pairs.collect()))
}
