//! Answers that the command line prints as JSON and no route gives: closed periods, the tax summary, and the
//! explanation of the tax on an amount.

use serde_json::{Map, Value as Json, json};

use super::wire::object;
use domain::Result;
use domain::ids::RateId;
use domain::invoice::InvoiceSummary;
use domain::money::Money;
use domain::percent::Percent;
use domain::pricing::tax_explanation::{AppliedTax, OrderTaxExplanation, TaxExplanation, TaxQuestion};
use domain::report::earnings::{Counted, Earnings, EarningsSums};
use domain::report::tax_summary::{TaxSummary, TaxSums};
use domain::shop::closed_period::{PeriodRecord, PeriodRow};
use domain::tax::line::TaxLine;
use domain::tax::untaxed_reason::UntaxedReason;

/// The periods as indented JSON: `period` as the command line reads it (null for open months), `from`, `to`,
/// `status`, who closed it and when, and the returns that were filed.
pub fn periods_json(rows: &[PeriodRow]) -> String {
    let filed = |record: &PeriodRecord| {
        json!({
            "period": record.period.to_string(),
            "form": record.form,
            "at": record.at.to_string(),
            "by": record.login,
        })
    };
    let row = |row: &PeriodRow| {
        let closing = row.closing.as_ref();
        json!({
            "period": closing.map(|record| record.period.to_string()),
            "from": row.from.to_string(),
            "to": row.to.to_string(),
            "status": row.state.as_str(),
            "closed_at": closing.map(|record| record.at.to_string()),
            "closed_by": closing.map(|record| record.login.as_str()),
            "filed": row.filed.iter().map(filed).collect::<Vec<Json>>(),
        })
    };
    format!("{:#}\n", Json::Array(rows.iter().map(row).collect()))
}

/// Invoices and credit notes as indented JSON; the amounts of both are positive.
pub fn invoices_json<'i>(rows: impl Iterator<Item = &'i InvoiceSummary>, places: u32) -> String {
    let row = |row: &InvoiceSummary| {
        json!({
            "number": row.number,
            "kind": row.kind.as_str(),
            "date": row.issued_on.to_string(),
            "order": row.order,
            "buyer": row.buyer,
            "net": row.net.to_text(places),
            "tax": row.tax.to_text(places),
            "gross": row.gross.to_text(places),
            "corrects": row.corrects,
            "paid_on": row.paid_on.map(|day| day.to_string()),
            "open": row.open.to_text(places),
        })
    };
    format!("{:#}\n", Json::Array(rows.map(row).collect()))
}

/// The earnings as JSON, whose amounts keep all their decimals: rows, periods, totals, and what does not count.
pub fn earnings_json(found: &Earnings) -> String {
    let amount = |amount: Money| amount.to_exact_text();
    let counted = |counted: Counted| json!({ "count": counted.count, "amount": amount(counted.amount) });
    let rows = found.rows.iter().map(|row| {
        json!({
            "key": row.key.word(), "name": row.name.to_string(), "is_income": row.key.is_income(),
            "periods": row.periods.iter().copied().map(amount).collect::<Vec<_>>(), "total": amount(row.total),
        })
    });
    let told = |sums: &EarningsSums| {
        let mut object = Map::new();
        object.insert("income".to_owned(), json!(amount(sums.income)));
        object.insert("expenses".to_owned(), json!(amount(sums.expenses)));
        object.insert("left".to_owned(), json!(amount(sums.left)));
        object
    };
    let periods = found.periods.iter().zip(&found.sums).map(|((first, last), of)| {
        let mut object = told(of);
        object.insert("from".to_owned(), json!(first.to_string()));
        object.insert("to".to_owned(), json!(last.to_string()));
        Json::Object(object)
    });
    let object = json!({ "earnings": {
        "from": found.range.start().to_string(),
        "to": found.range.end().to_string(),
        "basis": found.basis.as_str(),
        "cost": found.options.cost.as_str(),
        "rows": rows.collect::<Vec<_>>(),
        "periods": periods.collect::<Vec<_>>(),
        "totals": told(&found.total()),
        "sales_without_day_of_payment": counted(found.undated_sales),
        "purchases_without_day_of_payment": counted(found.undated_purchases),
        "without_category": counted(found.uncategorised),
        "net_sales_without_cost": amount(found.without_cost),
        "equipment": counted(found.equipment.0),
    } });
    format!("{object:#}\n")
}

/// The tax summary as indented JSON, whose amounts keep all their decimals: rates, periods, totals, and whether the totals equal those of the sales
/// report.
pub fn tax_summary_json(summary: &TaxSummary) -> String {
    let rates = summary.rows.iter().map(|row| {
        let mut object = sums(&row.sums, true);
        let (id, percent) =
            (row.tax.rate.rate.map(|rate| rate.get()), row.tax.rate.percent.map(Percent::to_text));
        object.insert("name".to_owned(), json!(row.name().to_string()));
        object.insert("rate_id".to_owned(), json!(id));
        object.insert("percent".to_owned(), json!(percent));
        object.insert("compound".to_owned(), json!(row.tax.rate.compound));
        object.insert("country".to_owned(), json!(row.tax.place.country()));
        object.insert("state".to_owned(), json!(row.tax.place.state()));
        object.insert("untaxed".to_owned(), json!(row.tax.is_untaxed()));
        if let Some(reason) = row.tax.untaxed.filter(|reason| *reason != UntaxedReason::Unstated) {
            object.insert("reason".to_owned(), json!(reason.as_str()));
        }
        Json::Object(object)
    });
    let rates: Vec<Json> = rates.collect();
    let periods: Map<String, Json> = summary
        .periods
        .iter()
        .map(|period| (period.period.label(), Json::Object(sums(&period.sums, period.adds_taxable))))
        .collect();
    let object = json!({ "tax_summary": {
        "from": summary.range.start().to_string(),
        "to": summary.range.end().to_string(),
        "totals_grouped_by": summary.range.grouping().as_str(),
        "rates": rates,
        "totals": sums(&summary.totals, summary.adds_taxable),
        "periods": periods,
        "sales_report_tax": summary.sales_report_tax.to_exact_text(),
        "reconciles": summary.reconciles,
        "net_sales_and_shipping": summary.net_sales.to_exact_text(),
        "untaxed": summary.untaxed.to_exact_text(),
    } });
    format!("{object:#}\n")
}

/// The members for sums. Without `adds_taxable`, taxable amounts are null, since they have no sum.
fn sums(sums: &TaxSums, adds_taxable: bool) -> Map<String, Json> {
    let money = |amount: Money| json!(amount.to_exact_text());
    let taxable = |amount: Money| if adds_taxable { money(amount) } else { Json::Null };
    let net = sums.net().unwrap_or_default();
    object([
        ("orders", json!(sums.orders)),
        ("taxable", taxable(sums.taxable)),
        ("tax", money(sums.tax)),
        ("shipping_tax", money(sums.shipping_tax)),
        ("refunded_taxable", taxable(sums.refunded_taxable)),
        ("refunded_tax", money(sums.refunded_tax)),
        ("refunded_shipping_tax", money(sums.refunded_shipping_tax)),
        ("net_tax", money(net)),
    ])
}

/// The explanation as indented JSON: the rates that apply with the tax of each, shipping included, those that
/// nearly apply with the reason, and the sums. Amounts have this many decimals, at least two.
pub fn tax_explanation_json(explanation: &TaxExplanation, decimals: u32) -> Result<String> {
    Ok(format!("{:#}\n", Json::Object(explained(explanation, decimals)?)))
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
        let mut class = explained(answer, decimals)?;
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
        object.insert("because".to_owned(), json!(order.exemption.described().to_string()));
    }
    Ok(format!("{object:#}\n"))
}

fn explained(explanation: &TaxExplanation, decimals: u32) -> Result<Map<String, Json>> {
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
    Ok(object([
        ("rates", json!(rates)),
        ("passed_over", json!(passed_over)),
        ("tax", json!(explanation.tax.to_text(places))),
        ("net", json!(explanation.net.to_text(places))),
        ("gross", json!(explanation.gross.to_text(places))),
    ]))
}
