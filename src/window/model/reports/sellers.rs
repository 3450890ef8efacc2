//! The top sellers as texts, bars and trend lines.

use crate::format::{self, Amounts, Formatter};
use domain::money::Money;
use domain::quantity::Quantity;
use domain::report::{SellerRank, TopSeller, TopSellers, lacks_before};
use domain::time::period::ReportRange;
use domain::time::{Day, Local};

use crate::model::change::{Change, Rising};
use crate::model::plotted;
use crate::model::reports::sales::lacks;

/// A row of the table: a product, or what else was sold.
#[derive(Debug, Clone, Default)]
pub(crate) struct SellerRow {
    /// The place of a product, from 1; empty for what else was sold.
    pub(crate) rank: String,
    pub(crate) title: String,
    pub(crate) quantity: String,
    pub(crate) net_sales: String,
    /// Its share of the net sales of the range, in percent.
    pub(crate) share: String,
    /// The length of its bar, from 0 to 1, where 1 is that of the product with the largest net sales. All others together
    /// have none, beside which it would be too short to see.
    pub(crate) bar: Option<f32>,
    /// The change of the figure it is ranked by, against the compared range.
    pub(crate) change: Option<Change>,
    /// Net sales by period, oldest first, scaled from 0 for the least to 1 for the largest of them.
    pub(crate) trend: Vec<f32>,
}

/// The report of the top sellers.
#[derive(Debug, Clone)]
pub(crate) struct SellersView {
    pub(crate) range: String,
    /// The first and the last day of the range.
    pub(crate) days: (Day, Day),
    pub(crate) sign: String,
    /// The last day with sales, where the range has none.
    pub(crate) latest_sales: Option<Day>,
    pub(crate) rows: Vec<SellerRow>,
    pub(crate) rank: SellerRank,
    /// `Sep 2026`; `None` without a comparison.
    pub(crate) compared: Option<String>,
    /// The head of the column of changes: `vs Sep`; `Change` without a comparison.
    pub(crate) versus: String,
    /// `day` or `month`.
    pub(crate) by: &'static str,
    /// `Total`, and why nothing is compared.
    pub(crate) footer: String,
    pub(crate) quantity: String,
    pub(crate) net_sales: String,
    pub(crate) share: String,
    /// `12 of 148 products`.
    pub(crate) shown: String,
}

impl SellersView {
    /// `begin` is the time at which the books begin. `compared` holds the quantity and net sales of each seller in another range, `trends` its net sales by
    /// period; both in the order of the report.
    pub(crate) fn new(
        report: &TopSellers,
        rank: SellerRank,
        compared: Option<&(Vec<(Quantity, Money)>, ReportRange)>,
        begin: Option<Local>,
        trends: &[Vec<Money>],
        amounts: Amounts,
    ) -> Self {
        let missing = compared.map(|(was, range)| {
            let is_empty = was.iter().all(|(quantity, _)| *quantity == Quantity::ZERO);
            lacks(range, is_empty, lacks_before(range, begin))
        });
        let missing = missing.filter(|missing| !missing.is_empty());
        let compared = compared.filter(|_| missing.is_none());
        let largest = report.sellers.iter().map(|seller| seller.net_sales).max().unwrap_or_default();
        let quantity = |quantity: Quantity| amounts.formatter.grouped(&quantity.to_text());
        let rows = report.sellers.iter().enumerate().map(|(at, seller)| SellerRow {
            rank: (at + 1).to_string(),
            title: seller.title.clone(),
            quantity: quantity(seller.quantity),
            net_sales: amounts.plain(seller.net_sales),
            share: amounts.formatter.share(seller.net_sales, report.net_sales),
            bar: Some(bar(seller.net_sales, largest)),
            change: compared
                .and_then(|(was, _)| was.get(at))
                .map(|was| change(rank, seller, *was, amounts.formatter)),
            trend: trends.get(at).map(|trend| heights(trend)).unwrap_or_default(),
        });
        let rest = report.rest.iter().map(|rest| SellerRow {
            title: rest.title.to_owned(),
            quantity: rest.quantity.map(quantity).unwrap_or_default(),
            net_sales: amounts.plain(rest.net_sales),
            share: amounts.formatter.share(rest.net_sales, report.net_sales),
            ..SellerRow::default()
        });
        let count = i64::try_from(report.sellers.len()).unwrap_or(i64::MAX);
        let all = amounts.formatter.counted(report.products, "product", "products");
        let mut footer = "Total".to_owned();
        footer.extend(missing.map(|missing| format!(" · {missing}")));
        Self {
            range: format::range(&report.range),
            days: (report.range.start().day, report.range.end().day),
            sign: amounts.sign().to_owned(),
            latest_sales: None,

            rows: rows.chain(rest).collect(),
            rank,
            compared: compared.map(|(_, range)| format::short_title(range)),
            versus: compared
                .and_then(|(_, range)| format::column_title(range))
                .map_or_else(|| "Change".to_owned(), |title| format!("vs {title}")),
            by: report.range.grouping().as_str(),
            footer,
            quantity: report.quantity.map(quantity).unwrap_or_default(),
            net_sales: amounts.plain(report.net_sales),
            share: amounts.formatter.share(report.net_sales, report.net_sales),
            shown: format!("{} of {all}", amounts.formatter.count(count)),
        }
    }
}

fn change(rank: SellerRank, seller: &TopSeller, was: (Quantity, Money), formatter: Formatter) -> Change {
    let amount = |quantity: Quantity| Money::from_ten_thousandths(quantity.ten_thousandths());
    match rank {
        SellerRank::Quantity => Change::of(amount(seller.quantity), amount(was.0), Rising::Good, formatter),
        SellerRank::NetSales => Change::of(seller.net_sales, was.1, Rising::Good, formatter),
    }
}

/// Scales to 0 to 1; equal amounts are all 0.5.
fn heights(trend: &[Money]) -> Vec<f32> {
    let least = trend.iter().min().copied().unwrap_or_default();
    let most = trend.iter().max().copied().unwrap_or_default();
    let room = plotted(most) - plotted(least);
    let height = |amount: &Money| if room > 0.0 { (plotted(*amount) - plotted(least)) / room } else { 0.5 };
    #[expect(clippy::as_conversions, clippy::cast_possible_truncation, reason = "between 0 and 1")]
    let narrow = |height: f64| height as f32;
    trend.iter().map(height).map(narrow).collect()
}

fn bar(part: Money, largest: Money) -> f32 {
    if largest <= Money::ZERO {
        return 0.0;
    }
    #[expect(clippy::as_conversions, clippy::cast_possible_truncation, reason = "a width between 0 and 1")]
    let share = (plotted(part) / plotted(largest)).clamp(0.0, 1.0) as f32;
    share
}
