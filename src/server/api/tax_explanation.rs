//! Why an amount is taxed as it is, as JSON for the command line; no route answers it.

use serde_json::{Map, Value as Json, json};

use super::wire;

use domain::Result;
use domain::ids::RateId;
use domain::percent::Percent;
use domain::pricing::tax_explanation::{AppliedTax, OrderTaxExplanation, TaxExplanation, TaxQuestion};
use domain::tax::line::TaxLine;

/// The explanation as indented JSON: the rates that apply with the tax of each, shipping included, those that
/// nearly apply with the reason, and the sums. Amounts have this many decimals, at least two.
pub fn tax_explanation_json(explanation: &TaxExplanation, decimals: u32) -> Result<String> {
    Ok(format!("{:#}\n", Json::Object(object(explanation, decimals)?)))
}

/// The explanation of an order's taxes as indented JSON: what it was charged, the explanation of each class of its
/// items, the tax by the rates of its date, and by how much it was charged more.
pub fn order_tax_json(explanation: &OrderTaxExplanation, decimals: u32) -> Result<String> {
    let places = decimals.max(2);
    let charged = |line: &TaxLine| -> Result<Json> {
        Ok(json!({
            "id": line.rate.map(RateId::get),
            "name": line.name,
            "rate": line.percent.map(Percent::to_text),
            "tax": line.all_tax()?.to_text(places),
        }))
    };
    let class = |(question, answer): &(TaxQuestion, TaxExplanation)| -> Result<Json> {
        let mut class = object(answer, decimals)?;
        class.insert("class".to_owned(), json!(question.class.as_str()));
        Ok(Json::Object(class))
    };
    let (was, by_rates) = explanation.taxes()?;
    let order = &explanation.order;
    let mut object = json!({
        "order": order.number,
        "on": order.placed_at.day.to_string(),
        "charged": order.taxes.iter().map(charged).collect::<Result<Vec<Json>>>()?,
        "classes": explanation.classes.iter().map(class).collect::<Result<Vec<Json>>>()?,
        "charged_tax": was.to_text(places),
        "tax": by_rates.to_text(places),
        "difference": was.minus(by_rates)?.to_text(places),
    });
    if let Some(object) = object.as_object_mut().filter(|_| order.exemption.is_stated()) {
        object.insert("untaxed_reason".to_owned(), json!(order.exemption.reason.as_str()));
        object.insert("because".to_owned(), json!(order.exemption.described()));
    }
    Ok(format!("{object:#}\n"))
}

fn object(explanation: &TaxExplanation, decimals: u32) -> Result<Map<String, Json>> {
    let places = decimals.max(2);
    let applied = |one: &AppliedTax| -> Result<Json> {
        Ok(json!({
            "id": one.rate.id.get(),
            "name": one.rate.name,
            "rate": one.rate.rate_text(),
            "priority": one.rate.priority,
            "compound": one.rate.compound,
            "tax": one.tax.plus(one.shipping_tax)?.to_text(places),
            "shipping_tax": one.shipping_tax.to_text(places),
        }))
    };
    let rates = explanation.applied.iter().map(applied).collect::<Result<Vec<Json>>>()?;
    let passed_over = explanation.passed_over.iter();
    let passed_over: Vec<Json> =
        passed_over.map(|one| json!({ "id": one.rate.id.get(), "reason": one.reason.describe() })).collect();
    Ok(wire::object([
        ("rates", json!(rates)),
        ("passed_over", json!(passed_over)),
        ("tax", json!(explanation.tax.to_text(places))),
        ("net", json!(explanation.net.to_text(places))),
        ("gross", json!(explanation.gross.to_text(places))),
    ]))
}
