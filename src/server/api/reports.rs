//! `/reports`: the reports as JSON (spec 4.1). Money has two decimals in any currency, as in the API that
//! the spec follows; figures of periods are gross (choice 26).

use serde_json::{Map, Value as Json, json};

use super::wire::{object, plain_integer};
use super::{Call, Response};
use domain::Result;
use domain::money::Money;
use domain::report::{DEFAULT_LIMIT, PeriodTotals, SalesReport, TopSeller, TopSellers};
use domain::shop::settings::Currency;
use domain::time::period::RangeQuery;

#[expect(clippy::unnecessary_wraps, reason = "the signature of every route")]
pub(super) fn list(_call: &mut Call<'_>) -> Result<Response> {
    Ok(Response::new(200, json!({ "reports": ["sales", "sales/top_sellers"] })))
}

pub(super) fn sales(call: &mut Call<'_>) -> Result<Response> {
    let report = call.engine.sales_report(call.actor, &range(call), call.now)?;
    Ok(Response::new(200, json!({ "sales": call.fields().of(sales_object(&report)) })))
}

pub(super) fn top_sellers(call: &mut Call<'_>) -> Result<Response> {
    let limit = match call.filter("limit") {
        None | Some("") => DEFAULT_LIMIT,
        Some(text) => plain_integer(text).unwrap_or(0).unsigned_abs(),
    };
    let found = call.engine.top_sellers(call.actor, &range(call), limit, call.now)?;
    let fields = call.fields();
    let sellers: Vec<Json> = found.sellers.iter().map(|seller| fields.of(seller_object(seller))).collect();
    Ok(Response::new(200, json!({ "top_sellers": sellers })))
}

/// A sales report as in `GET /reports/sales`, indented.
pub fn sales_json(report: &SalesReport) -> String {
    format!("{:#}\n", json!({ "sales": sales_object(report) }))
}

/// The same with cost and profit, which the API does not have, in the decimals of the shop's currency.
pub fn sales_and_profit_json(report: &SalesReport, currency: Currency) -> Result<String> {
    let text = |amount: Money| json!(amount.to_text(currency.decimals()));
    let costed = report.sums.costed;
    let mut sales = sales_object(report);
    sales.insert("total_cost".to_owned(), text(costed.cost));
    sales.insert("total_profit".to_owned(), text(costed.profit()?));
    sales.insert("sales_with_cost".to_owned(), text(costed.sales));
    Ok(format!("{:#}\n", json!({ "sales": sales })))
}

/// Top sellers as in `GET /reports/sales/top_sellers`, indented.
pub fn top_sellers_json(found: &TopSellers) -> String {
    let sellers: Vec<Json> = found.sellers.iter().map(|seller| Json::Object(seller_object(seller))).collect();
    format!("{:#}\n", json!({ "top_sellers": sellers }))
}

fn range(call: &Call<'_>) -> RangeQuery {
    let entry = |name: &str| call.filter(name).map(str::to_owned);
    // The API has these periods only; any other text is a week.
    let known = |period: String| match period.as_str() {
        "" | "month" | "last_month" | "year" => period,
        _ => "week".to_owned(),
    };
    RangeQuery {
        period: entry("period").map(known),
        date_min: entry("date_min"),
        date_max: entry("date_max"),
    }
}

fn money(amount: Money) -> Json {
    json!(amount.to_text(2))
}

fn sales_object(report: &SalesReport) -> Map<String, Json> {
    let totals: Map<String, Json> =
        report.periods.iter().map(|totals| (totals.period.label(), period(totals))).collect();
    object([
        ("total_sales", money(report.total_sales)),
        ("net_sales", money(report.net_sales)),
        ("average_sales", money(report.average_sales)),
        ("total_orders", json!(report.sums.orders)),
        ("total_items", json!(report.sums.items.rounded())),
        ("total_tax", money(report.total_tax)),
        ("total_shipping", money(report.total_shipping)),
        ("total_refunds", money(report.sums.refunds)),
        ("total_discount", money(report.sums.discount)),
        ("totals_grouped_by", json!(report.range.grouping().as_str())),
        ("totals", Json::Object(totals)),
        ("total_customers", json!(report.sums.customers)),
    ])
}

fn period(totals: &PeriodTotals) -> Json {
    let sums = &totals.sums;
    Json::Object(object([
        ("sales", money(sums.order_totals)),
        ("orders", json!(sums.orders)),
        ("items", json!(sums.items.rounded())),
        ("tax", money(sums.tax)),
        ("shipping", money(sums.shipping)),
        ("discount", money(sums.discount)),
        ("customers", json!(sums.customers)),
    ]))
}

fn seller_object(seller: &TopSeller) -> Map<String, Json> {
    object([
        ("title", json!(seller.title)),
        ("product_id", json!(seller.product.to_string())),
        ("quantity", json!(seller.sold.quantity.to_text())),
    ])
}
