//! The return of a period as JSON: what the command line prints, and what is kept of a return
//! that was filed and of a period that was closed.

use serde_json::{Map, Value, json};

use domain::money::Money;
use domain::returns::{EnteredBox, Form, FormBox, KeptLine, KeptReturn, PeriodReturn, TaxFigure};
use domain::text;
use domain::{Error, Result};

/// A return as indented JSON: the form, the period with its status, the amounts of boxes and lines as text (those
/// that were filed, where they are known), what is declared elsewhere, what was entered, and what is odd.
pub fn write(form: &Form, of: &PeriodReturn) -> Result<String> {
    let amounts = of.amounts(form);
    let entered =
        |one: &EnteredBox| (one.number.clone(), json!({ "amount": one.amount, "reason": one.reason }));
    let elsewhere = of.found.excluded.iter().map(|excluded| {
        json!({ "words": excluded.words, "net": excluded.net.to_text(2), "tax": excluded.tax.to_text(2) })
    });
    let filed =
        of.filed.as_ref().map(|filed| json!({ "at": filed.record.at.to_string(), "by": filed.record.login }));
    let value = json!({
        "form": form.name(),
        "title": form.full_title().to_string(),
        "currency": form.currency().code(),
        "from": of.period.first_day().to_string(),
        "to": of.period.last_day().to_string(),
        "status": of.state.as_str(),
        "filed": filed,
        "exchange_rate": amounts.exchange_rate,
        "boxes": boxes(form, &amounts),
        "lines": lines(form, &amounts),
        "declared_elsewhere": elsewhere.collect::<Vec<Value>>(),
        "entered": of.entered.values().map(entered).collect::<Map<String, Value>>(),
        "findings": of.found.findings.iter().map(|finding| finding.sentence.to_string()).collect::<Vec<_>>(),
    });
    serde_json::to_string_pretty(&value)
        .map(|text| text + "\n")
        .map_err(|error| Error::storage(text!("Writing the return"), error))
}

/// The amounts of boxes as the form shows them, in its order.
fn boxes(form: &Form, amounts: &KeptReturn) -> Value {
    let text = |one: &FormBox| {
        let amount = amounts.box_of(&one.number)?;
        Some((one.number.clone(), Value::from(one.rounding.text(amount))))
    };
    Value::Object(form.boxes().iter().filter_map(text).collect())
}

fn lines(form: &Form, amounts: &KeptReturn) -> Value {
    let rounding = |name: &str| {
        let mut columns = form.lines().into_iter().flat_map(|lines| &lines.columns);
        columns.find(|column| column.name == name).map(|column| column.rounding).unwrap_or_default()
    };
    let text = |(name, amount): (&String, &Money)| (name.clone(), Value::from(rounding(name).text(*amount)));
    let line = |line: &KeptLine| json!({ "tags": line.tags, "rates": line.rates, "amounts": line.amounts.iter().map(text).collect::<Map<String, Value>>() });
    Value::Array(amounts.lines.iter().map(line).collect())
}

/// The figures of a period as they are kept when it is closed.
pub fn write_figures(figures: &[TaxFigure]) -> Result<String> {
    serde_json::to_string(figures)
        .map_err(|error| Error::storage(text!("Keeping the figures of a period"), error))
}

/// The figures that were kept so; `None` for another text.
pub fn read_figures(text: &str) -> Option<Vec<TaxFigure>> {
    serde_json::from_str(text).ok()
}

/// The amounts of a return that was written so; `None` for another text.
pub fn read_kept(text: &str) -> Option<KeptReturn> {
    serde_json::from_str(text).ok()
}
