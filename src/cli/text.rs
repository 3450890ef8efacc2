//! Reports as text: figures, and a bar for each period or product.

use crate::domain::Result;
use crate::domain::money::Money;
use crate::domain::percent::Percent;
use crate::domain::report::{SalesReport, TopSellers};
use crate::domain::settings::Shop;
use crate::domain::tax_summary::{TaxSummary, TaxSums};

/// How wide the longest bar is, in characters.
const BAR: i64 = 40;

/// A sales report with a bar a period.
pub(super) fn sales_text(shop: &Shop, report: &SalesReport) -> String {
    let places = shop.currency.decimals();
    let (start, end) = (report.range.start().day, report.range.end().day);
    let mut text = String::new();
    line(&mut text, format_args!("{} · sales from {start} to {end} · {}", shop.name, shop.currency));
    let counts = [
        ("Orders", report.sums.orders.to_string()),
        ("Items", report.sums.items.rounded().to_string()),
        ("New customers", report.sums.customers.to_string()),
    ];
    let amounts = [
        ("Order totals", report.sums.order_totals),
        ("Refunds", report.sums.refunds),
        ("Gross sales", report.total_sales),
        ("Tax", report.total_tax),
        ("Shipping", report.total_shipping),
        ("Net sales", report.net_sales),
        ("Average", report.average_sales),
        ("Discount", report.sums.discount),
    ];
    let amounts = amounts.map(|(name, amount)| (name, amount.to_grouped_text(places)));
    for (name, figure) in amounts.into_iter().chain(counts) {
        line(&mut text, format_args!("  {name:<14}{figure:>16}"));
    }
    text.push_str("\nNet sales by ");
    line(&mut text, format_args!("{}", report.range.grouping().as_str()));
    let nets: Vec<(String, Money)> = report
        .periods
        .iter()
        .map(|totals| (totals.period.label(), totals.sums.net_sales().unwrap_or_default()))
        .collect();
    let longest = nets.iter().map(|(_, net)| net.ten_thousandths()).max().unwrap_or(0);
    for (label, net) in nets {
        let figure = net.to_grouped_text(places);
        line(&mut text, format_args!("  {label:<10} {figure:>14} {}", bar(net.ten_thousandths(), longest)));
    }
    text
}

/// The top sellers with a bar a product.
pub(super) fn top_sellers_text(shop: &Shop, found: &TopSellers) -> String {
    let places = shop.currency.decimals();
    let mut text = String::new();
    line(&mut text, format_args!("Top sellers: {} of {} products sold", found.sellers.len(), found.products));
    let longest = found.sellers.iter().map(|seller| seller.quantity.ten_thousandths()).max().unwrap_or(0);
    for (rank, seller) in (1..).zip(&found.sellers) {
        let title: String = seller.title.chars().take(34).collect();
        let (quantity, net) = (seller.quantity.to_text(), seller.net_sales.to_grouped_text(places));
        let bar = bar(seller.quantity.ten_thousandths(), longest);
        line(&mut text, format_args!("  {rank:>3} {title:<34} {quantity:>9} {net:>14} {bar}"));
    }
    text
}

/// The taxes of a range by rate and by period.
pub(super) fn tax_summary_text(shop: &Shop, summary: &TaxSummary) -> Result<String> {
    let places = shop.currency.decimals();
    let (start, end) = (summary.range.start().day, summary.range.end().day);
    let mut text = String::new();
    line(&mut text, format_args!("{} · taxes from {start} to {end} · {}", shop.name, shop.currency));
    line(
        &mut text,
        format_args!(
            "  {:<28}{:>10}{:>8}{:>16}{:>14}{:>14}{:>14}{:>14}",
            "Rate", "%", "Orders", "Taxable", "Tax", "Shipping tax", "Refunded tax", "Net tax"
        ),
    );
    let mut row = |name: &str, percent: &str, sums: &TaxSums| -> Result<()> {
        let name: String = name.chars().take(27).collect();
        let amounts = [sums.taxable, sums.tax, sums.shipping_tax, sums.refunded()?, sums.net()?];
        let [taxable, tax, shipping, refunded, net] = amounts.map(|amount| amount.to_grouped_text(places));
        line(
            &mut text,
            format_args!(
                "  {name:<28}{percent:>10}{:>8}{taxable:>16}{tax:>14}{shipping:>14}{refunded:>14}{net:>14}",
                sums.orders
            ),
        );
        Ok(())
    };
    for found in &summary.rows {
        let percent = found.rate.percent.map(Percent::to_text).unwrap_or_default();
        row(found.name(), &percent, &found.sums)?;
    }
    row("All rates", "", &summary.totals)?;
    for period in &summary.periods {
        row(&period.period.label(), "", &period.sums)?;
    }
    let tax = summary.sales_report_tax.to_grouped_text(places);
    let says = if summary.reconciles { "which is the same" } else { "which is NOT the same" };
    line(&mut text, format_args!("The sales report has a tax of {tax}, {says}."));
    Ok(text)
}

fn bar(value: i64, longest: i64) -> String {
    let cells = i128::from(value.max(0)) * i128::from(BAR) / i128::from(longest.max(1));
    "█".repeat(usize::try_from(cells).unwrap_or(0))
}

pub(super) fn line(text: &mut String, words: std::fmt::Arguments<'_>) {
    text.push_str(&words.to_string());
    text.push('\n');
}
