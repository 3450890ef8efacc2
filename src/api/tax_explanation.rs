//! Why an amount is taxed as it is, as JSON for the command line; no route answers it.

use serde_json::{Value as Json, json};

use crate::domain::Result;
use crate::domain::tax_explanation::{AppliedTax, TaxExplanation};

/// The explanation as indented JSON: the rates that apply with the tax of each, shipping included, those that
/// nearly apply with the reason, and the sums. Amounts have this many decimals, at least two.
pub fn tax_explanation_json(explanation: &TaxExplanation, decimals: u32) -> Result<String> {
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
    let object = json!({
        "rates": rates,
        "passed_over": passed_over,
        "tax": explanation.tax.to_text(places),
        "net": explanation.net.to_text(places),
        "gross": explanation.gross.to_text(places),
    });
    Ok(format!("{object:#}\n"))
}
