//! `/taxes/classes`: classes as JSON (spec 4.3).

use serde_json::{Map, Value as Json, json};

use super::wire::{object, value};
use super::{Call, Response};
use domain::tax::class::TaxClass;
use domain::{Error, Result};
use engine::{Change, TaxClassChange};

pub(super) fn list(call: &mut Call<'_>) -> Result<Response> {
    let classes = call.engine.classes(call.actor)?;
    let fields = call.fields();
    let classes: Vec<Json> = classes.iter().map(|class| fields.of(class_object(class))).collect();
    Ok(Response::new(200, json!({ "tax_classes": classes })))
}

pub(super) fn count(call: &mut Call<'_>) -> Result<Response> {
    let count = call.engine.class_count(call.actor)?;
    Ok(Response::new(200, json!({ "count": count })))
}

pub(super) fn create(call: &mut Call<'_>) -> Result<Response> {
    let wrapper = call.wrapped("tax_class").and_then(Json::as_object).ok_or(Error::MissingTaxClassData)?;
    let name = wrapper.get("name").map(value);
    let class = call.apply(&Change::TaxClass(TaxClassChange::Create { name }))?.class()?;
    Ok(Response::new(201, json!({ "tax_class": class_object(&class) })))
}

pub(super) fn delete(call: &mut Call<'_>) -> Result<Response> {
    call.apply(&Change::TaxClass(TaxClassChange::Delete { slug: call.key.clone(), replacement: None }))?;
    Ok(Response::new(200, json!({ "message": "Deleted tax_class" })))
}

/// The standard class has one name in the API, whatever the language of the shop.
fn class_object(class: &TaxClass) -> Map<String, Json> {
    let name = if class.slug.is_standard() { TaxClass::standard().name } else { class.name.clone() };
    object([("slug", json!(class.slug.as_str())), ("name", json!(name))])
}
