//! `tillbook [SHOP]`: the window, or the same facts as text where there is no display; and reports as
//! text.

use std::path::{Path, PathBuf};

use super::{Common, print};
use crate::domain::money::Money;
use crate::domain::period::RangeQuery;
use crate::domain::report::{DEFAULT_LIMIT, SalesReport, TopSellers};
use crate::domain::settings::Shop;
use crate::domain::{Error, Result};
use crate::engine::Engine;
use crate::system::{self, Recent};
use crate::ui::{self, Start};

/// How wide the longest bar is, in characters.
const BAR: i64 = 40;

pub(super) fn open(shop: Option<PathBuf>, common: &Common) -> Result<()> {
    let data = system::data_folder();
    let start =
        Start { shop: shop.clone(), user: common.user.clone(), clock: common.clock(), data: data.clone() };
    if system::has_display() && ui::run(start).is_ok() {
        return Ok(());
    }
    let last = || Recent::of(&data).shops().into_iter().next();
    let path = shop.or_else(last).ok_or_else(|| Error::NoSuchShop { path: PathBuf::new() })?;
    as_text(&path, common)
}

/// This month's sales with a bar a day, the top sellers, and how many rates and classes there are.
fn as_text(path: &Path, common: &Common) -> Result<()> {
    let engine = Engine::open(path)?;
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    let shop = engine.shop()?;
    let month = RangeQuery::named("month");
    let mut text = sales_text(&shop, &engine.sales_report(&actor, &month, now)?);
    text.push('\n');
    text.push_str(&top_sellers_text(&shop, &engine.top_sellers(&actor, &month, DEFAULT_LIMIT, now)?));
    if let Ok(rates) = engine.rate_count(&actor, None) {
        line(&mut text, format_args!("\n{rates} tax rates in {} classes.", engine.class_count(&actor)?));
    }
    line(
        &mut text,
        format_args!(
            "\nThere is no display here, so this is text. Where there is one, `tillbook {}` opens the window.",
            path.display()
        ),
    );
    print(&text)
}

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

fn bar(value: i64, longest: i64) -> String {
    let cells = i128::from(value.max(0)) * i128::from(BAR) / i128::from(longest.max(1));
    "█".repeat(usize::try_from(cells).unwrap_or(0))
}

fn line(text: &mut String, words: std::fmt::Arguments<'_>) {
    text.push_str(&words.to_string());
    text.push('\n');
}
