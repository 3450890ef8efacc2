//! The top sellers as their tab draws them.

use crate::domain::error::Result;
use crate::domain::money::Money;
use crate::domain::quantity::Quantity;
use crate::domain::report::TopSellers;
use crate::domain::time::Day;
use crate::ui::format::{self, Amounts};

use super::plotted;

/// One product of the table.
#[derive(Debug, Clone)]
pub(crate) struct SellerRow {
    /// From 1.
    pub(crate) rank: String,
    pub(crate) title: String,
    pub(crate) quantity: String,
    pub(crate) net_sales: String,
    /// Of the net sales of all products of the range.
    pub(crate) share: String,
    /// Its bar, from 0 to 1, where 1 is the largest of the table.
    pub(crate) bar: f32,
}

/// The Top sellers tab.
#[derive(Debug, Clone)]
pub(crate) struct SellersView {
    pub(crate) range: String,
    /// Its first and last day.
    pub(crate) days: (Day, Day),
    pub(crate) sign: String,
    pub(crate) rows: Vec<SellerRow>,
    /// `These 12 of 148 products sold`.
    pub(crate) footer: String,
    pub(crate) quantity: String,
    pub(crate) net_sales: String,
    pub(crate) share: String,
    /// `12 of 148 products`.
    pub(crate) shown: String,
}

impl SellersView {
    /// The report in words and widths.
    pub(crate) fn new(report: &TopSellers, amounts: Amounts) -> Result<Self> {
        let largest = report.sellers.iter().map(|seller| seller.net_sales).max().unwrap_or_default();
        let net_sales = Money::sum(report.sellers.iter().map(|seller| seller.net_sales))?;
        let quantity =
            report.sellers.iter().try_fold(Quantity::ZERO, |sum, seller| sum.plus(seller.quantity))?;
        let rows = report.sellers.iter().enumerate().map(|(at, seller)| SellerRow {
            rank: (at + 1).to_string(),
            title: seller.title.clone(),
            quantity: format::grouped(&seller.quantity.to_text()),
            net_sales: amounts.plain(seller.net_sales),
            share: format::share(seller.net_sales, report.net_sales),
            bar: bar(seller.net_sales, largest),
        });
        let count = i64::try_from(report.sellers.len()).unwrap_or(i64::MAX);
        let all = format::counted(report.products, "product", "products");
        Ok(Self {
            range: format::range(&report.range),
            days: (report.range.start().day, report.range.end().day),
            sign: amounts.sign().to_owned(),
            rows: rows.collect(),
            footer: if count == report.products {
                format!("All {all} sold")
            } else {
                format!("These {} of {all} sold", format::count(count))
            },
            quantity: format::grouped(&quantity.to_text()),
            net_sales: amounts.plain(net_sales),
            share: format::share(net_sales, report.net_sales),
            shown: format!("{} of {all}", format::count(count)),
        })
    }
}

fn bar(part: Money, largest: Money) -> f32 {
    if largest <= Money::ZERO {
        return 0.0;
    }
    #[expect(clippy::as_conversions, clippy::cast_possible_truncation, reason = "a width between 0 and 1")]
    let share = (plotted(part) / plotted(largest)).clamp(0.0, 1.0) as f32;
    share
}
