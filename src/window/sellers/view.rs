//! The top sellers of a range: how they are read, and what is computed of them for the screen.

use crate::format::Amounts;
use crate::model::plotted;
use crate::report::change::{Change, Rising};
use crate::report::words::lacks;
use crate::session::Reading;
use crate::translate::tr;
use domain::error::Result;
use domain::money::Money;
use domain::quantity::Quantity;
use domain::report::{SellerLine, SellerRank, Sold, TopSellers, lacks_before};
use domain::time::Day;
use domain::time::period::ReportRange;
use engine::ComparedRange;

#[derive(Debug)]
pub(crate) struct SellersView {
    pub(super) report: TopSellers,
    /// The sellers, and what else was sold.
    pub(super) lines: Vec<SellerLine>,
    pub(super) rank: SellerRank,
    /// The range that is compared with, and what was sold of each seller in it.
    pub(super) compared: Option<(ReportRange, Vec<Sold>)>,
    /// When the books begin too late to compare, or nothing was sold in the other range, the reason.
    pub(super) lacks: String,
    /// The net sales of each seller by period, oldest first.
    trends: Vec<Vec<Money>>,
    pub(super) amounts: Amounts,
    /// The last day with sales, where the range has none.
    pub(super) latest_sales: Option<Day>,
}

impl SellersView {
    /// Reads at most `limit` of the best sellers.
    pub(super) fn read(from: &Reading<'_>, of: &ComparedRange, rank: SellerRank, limit: u64) -> Result<Self> {
        let (engine, actor, now) = (from.engine, from.actor, from.now);
        let report = engine.ranked_sellers(actor, &of.query, rank, limit, now)?;
        let compared = |with| -> Result<_> {
            let sold = engine.compared_sellers(actor, &report, with, now)?;
            Ok((report.range.compared(with, from.zone.local(now)), sold))
        };
        let compared = of.with.map(compared).transpose()?;
        let begin = engine.books_begin(actor)?;
        let lacks = compared.as_ref().map(|(range, was)| {
            let is_empty = was.iter().all(|sold| sold.quantity == Quantity::ZERO);
            lacks(range, is_empty, lacks_before(range, begin))
        });
        let lacks = lacks.unwrap_or_default();
        let compared = compared.filter(|_| lacks.is_empty());
        let trends = engine.seller_trends(actor, &report)?;
        let lines: Vec<SellerLine> = report.lines().collect();
        let latest_sales = from.latest_sales(lines.is_empty(), &report.range)?;
        Ok(Self { report, lines, rank, compared, lacks, trends, amounts: from.amounts, latest_sales })
    }

    /// The change of the figure that a seller is ranked by, against the compared range.
    pub(super) fn change(&self, at: usize) -> Option<Change> {
        let (_, was) = self.compared.as_ref()?;
        let (is, was) = (&self.report.sellers.get(at)?.sold, was.get(at)?);
        let [is, was] = self.rank.compared(is, was)?;
        Some(Change::of(is, was, Rising::Good, self.amounts.formatter))
    }

    /// The net sales of a seller by period, scaled from 0 for the least to 1 for the largest of them; equal ones are all
    /// 0.5.
    pub(super) fn trend(&self, at: usize) -> Vec<f32> {
        let trend = self.trends.get(at).map(Vec::as_slice).unwrap_or_default();
        let least = trend.iter().min().copied().map(plotted).unwrap_or_default();
        let room = trend.iter().max().copied().map(plotted).unwrap_or_default() - least;
        let height = |amount: &Money| if room > 0.0 { (plotted(*amount) - least) / room } else { 0.5 };
        trend.iter().map(height).map(narrow).collect()
    }

    /// The share of a seller in the net sales, from 0 to 1, as the figure beside it. What else was sold has none.
    pub(super) fn bar(&self, at: usize) -> Option<f32> {
        let seller = self.report.sellers.get(at)?;
        let all = self.report.net_sales;
        let share = (all > Money::ZERO).then(|| plotted(seller.sold.net_sales) / plotted(all));
        Some(narrow(share.unwrap_or_default().clamp(0.0, 1.0)))
    }

    /// `12 of 148 products`.
    pub(super) fn shown(&self) -> String {
        let (shown, all) = (self.report.sellers.len(), self.report.products);
        tr!("{shown} of {all} {all:product|products}", shown, all)
    }
}

#[expect(clippy::as_conversions, clippy::cast_possible_truncation, reason = "between 0 and 1")]
const fn narrow(share: f64) -> f32 {
    share as f32
}
