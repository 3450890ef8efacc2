//! The tax summary as JSON for the command line; no route answers it. Amounts keep all their decimals.

use serde_json::{Map, Value as Json, json};

use domain::money::Money;
use domain::percent::Percent;
use domain::report::tax_summary::{TaxSummary, TaxSums};
use domain::tax::untaxed_reason::UntaxedReason;

/// The summary as indented JSON: rates, periods, totals, and whether the totals equal those of the sales
/// report.
pub fn tax_summary_json(summary: &TaxSummary) -> String {
    let rates = summary.rows.iter().map(|row| {
        let mut object = sums(&row.sums, true);
        let (id, percent) =
            (row.tax.rate.rate.map(|rate| rate.get()), row.tax.rate.percent.map(Percent::to_text));
        object.insert("name".to_owned(), json!(row.name()));
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
    let keys = [
        ("orders", json!(sums.orders)),
        ("taxable", taxable(sums.taxable)),
        ("tax", money(sums.tax)),
        ("shipping_tax", money(sums.shipping_tax)),
        ("refunded_taxable", taxable(sums.refunded_taxable)),
        ("refunded_tax", money(sums.refunded_tax)),
        ("refunded_shipping_tax", money(sums.refunded_shipping_tax)),
        ("net_tax", money(net)),
    ];
    keys.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}
