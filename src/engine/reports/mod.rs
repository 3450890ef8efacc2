//! The sales report and the top sellers (spec 4.1, choices 19 to 28), read from the daily and monthly
//! totals.

mod analysis;
pub(super) mod booked;
mod earnings;
pub(super) mod product_sales;
mod target;
mod tax_summary;

pub use earnings::EarningsEntry;

use std::cell::RefMut;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::{Engine, require};
use domain::access::{Actor, Capability};
use domain::ids::ProductId;
use domain::money::Money;
use domain::order::Product;
use domain::report::{
    Entry, EntryKind, PeriodTotals, SalesReport, SellerLine, SellerRank, Sold, Sums, TopSeller, TopSellers,
};
use domain::time::compared::Comparison;
use domain::time::period::{DayPart, Grouping, Period, RangeQuery, ReportRange};
use domain::time::{Day, Instant, Local};
use domain::{Error, Result};
use product_sales::{SoldCache, SoldProducts, Stretches};
use store::{ProductSums, Read};

impl Engine {
    /// The sales of a range. Needs `view_store_reports`. Refused with `store_api_invalid_report_filter` when
    /// a date cannot be parsed, or the range is too long for a report.
    pub fn sales_report(&self, actor: &Actor, query: &RangeQuery, now: Instant) -> Result<SalesReport> {
        self.sales_by(actor, query, None, now)
    }

    /// As `sales_report`, in the periods that are given. Hours are refused for another range than one day.
    pub fn sales_by(
        &self,
        actor: &Actor,
        query: &RangeQuery,
        grouping: Option<Grouping>,
        now: Instant,
    ) -> Result<SalesReport> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| sales_in(read, query, grouping, now))
    }

    /// The time of the first order of any status, refund or registration; `None` without any. Needs
    /// `view_store_reports`.
    pub fn books_begin(&self, actor: &Actor) -> Result<Option<Local>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| Ok(read.earliest()?))
    }

    /// The last day with an order that counts; `None` without any. Needs `view_store_reports`.
    pub fn latest_sales(&self, actor: &Actor) -> Result<Option<Day>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| Ok(read.latest_sales()?))
    }

    /// The orders, refunds or registrations behind a figure, latest first, at most `limit` of all kinds
    /// together: all, or only those of whose net sales some have no known cost. Needs `view_store_reports`.
    pub fn entries_between(
        &self,
        actor: &Actor,
        (kinds, all): (&[EntryKind], bool),
        (start, end): (Local, Local),
        limit: i64,
    ) -> Result<Vec<Entry>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| {
            let mut entries = Vec::new();
            for kind in kinds {
                entries.extend(read.entries((*kind, all), start, end, limit)?);
            }
            entries.sort_by_key(|entry| Reverse(entry.at));
            entries.truncate(usize::try_from(limit).unwrap_or_default());
            Ok(entries)
        })
    }

    /// The top sellers of a range by quantity, at most `limit`, with all other parts of its net sales. Needs
    /// `view_store_reports`.
    pub fn top_sellers(
        &self,
        actor: &Actor,
        query: &RangeQuery,
        limit: u64,
        now: Instant,
    ) -> Result<TopSellers> {
        self.ranked_sellers(actor, query, SellerRank::Quantity, limit, now)
    }

    /// As `top_sellers`, by quantity or by net sales.
    pub fn ranked_sellers(
        &self,
        actor: &Actor,
        query: &RangeQuery,
        rank: SellerRank,
        limit: u64,
        now: Instant,
    ) -> Result<TopSellers> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| {
            let range = resolve(read, query, now)?;
            let mut held = self.held(read)?;
            let mut sold = held.sold(read, &range.parts())?;
            let (all, of_all) = (sold.len(), Sold::sum(sold.iter().map(|(_, sold)| sold))?);
            let deleted = held.deleted(read)?;
            if !deleted.is_empty() {
                sold.retain(|(product, _)| !deleted.contains(product));
            }
            let products = i64::try_from(sold.len()).unwrap_or(i64::MAX);
            let sellers = best(read, &sold, rank, usize::try_from(limit).unwrap_or(usize::MAX))?;
            let listed = Sold::sum(sellers.iter().map(|seller| &seller.sold))?;
            let others = of_all.minus(&listed)?;
            let others = (sellers.len() < all).then(|| SellerLine::other_products(others));
            let sums = sums_of(read, &range)?;
            let (net_sales, costed) = (sums.net_sales()?, sums.costed);
            let (net_without, costed_without) =
                (net_sales.minus(of_all.net_sales)?, costed.minus(of_all.costed)?);
            // What refunds take back of products is in the quantities of these alone, so only equal ones tell.
            let may_have_items = sums.items != of_all.quantity || net_without > Money::ZERO;
            let without_product = SellerLine::without_product(
                (net_without, costed_without),
                (may_have_items, sums.refunds != Money::ZERO),
            );
            let is_all = !may_have_items || without_product.is_none() || net_without < Money::ZERO;
            let rest = others.into_iter().chain(without_product).collect();
            let quantity = is_all.then_some(of_all.quantity);
            let has_costs = read.has_costs()?;
            Ok(TopSellers { range, sellers, products, rest, quantity, net_sales, costed, has_costs })
        })
    }

    /// Sales of a report's products in the range it is compared with, in the report's order; zero for one
    /// without sales. Needs `view_store_reports`.
    pub fn compared_sellers(
        &self,
        actor: &Actor,
        report: &TopSellers,
        with: Comparison,
        now: Instant,
    ) -> Result<Vec<Sold>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| {
            let range = report.range.compared(with, read.shop()?.time_zone.local(now));
            let sold = self.held(read)?.sold(read, &range.parts())?;
            let wanted: BTreeSet<ProductId> = report.sellers.iter().map(|seller| seller.product).collect();
            let sold = sold.into_iter().filter(|(product, ..)| wanted.contains(product));
            let sold: BTreeMap<ProductId, Sold> = sold.collect();
            let of = |seller: &TopSeller| sold.get(&seller.product).copied().unwrap_or_default();
            Ok(report.sellers.iter().map(of).collect())
        })
    }

    /// Net sales of each product of a report in each period of its range, in the report's order. Needs
    /// `view_store_reports`.
    pub fn seller_trends(&self, actor: &Actor, report: &TopSellers) -> Result<Vec<Vec<Money>>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        let products: Vec<ProductId> = report.sellers.iter().map(|seller| seller.product).collect();
        self.store.read(|read| {
            let sold = trends(read, &report.range, &products)?;
            let of = |product: &ProductId| {
                let at =
                    |period: Period| sold.get(&(*product, period.start.day)).copied().unwrap_or_default();
                report.range.periods().map(at).collect()
            };
            Ok(products.iter().map(of).collect())
        })
    }
}

impl Engine {
    /// The cache of product sales, as the file has them now.
    pub(super) fn held(&self, read: &Read<'_>) -> Result<RefMut<'_, SoldCache>> {
        let mut held = self.sold.borrow_mut();
        held.keep_up(read)?;
        Ok(held)
    }
}

/// The sales of a range in the periods that are given, or in its own.
fn sales_in(
    read: &Read<'_>,
    query: &RangeQuery,
    grouping: Option<Grouping>,
    now: Instant,
) -> Result<SalesReport> {
    let range = resolve(read, query, now)?;
    sales(read, range.grouped(grouping.unwrap_or(range.grouping())).for_report()?, now)
}

pub(super) fn sales(read: &Read<'_>, range: ReportRange, now: Instant) -> Result<SalesReport> {
    let mut sums = sums_by_period(read, &range)?;
    let periods = range.periods().map(|period| {
        let sums = sums.remove(&period.start).unwrap_or_default();
        PeriodTotals { period, sums }
    });
    let mut report = SalesReport::new(range, periods.collect(), read.has_costs()?)?;
    if range.counts_begun() {
        let now = read.shop()?.time_zone.local(now);
        let begun = report.periods.iter().filter(|totals| totals.period.start <= now).count().max(1);
        report.average_sales = report.net_sales.divided_by(u32::try_from(begun).unwrap_or(u32::MAX));
    }
    Ok(report)
}

pub(super) fn resolve(read: &Read<'_>, query: &RangeQuery, now: Instant) -> Result<ReportRange> {
    let shop = read.shop()?;
    let (zone, begins) = (shop.time_zone, shop.year_begins);
    ReportRange::resolve(query, (zone, begins), zone.local(now), || Ok(read.earliest()?))?.for_report()
}

/// The sums of each period that has any, keyed by the period's first second.
fn sums_by_period(read: &Read<'_>, range: &ReportRange) -> Result<BTreeMap<Local, Sums>> {
    if range.grouping() == Grouping::Hour {
        let (start, end) = (range.start(), range.end());
        let part = DayPart { day: start.day, from: start.second, to: end.second };
        return Ok(read.hour_sums(part)?.into_iter().collect());
    }
    let mut periods: BTreeMap<Local, Sums> = BTreeMap::new();
    let mut add = |day: Day, sums: &Sums| -> Result<()> {
        let start = range.grouping().first_of(day).start();
        let entry = periods.entry(start).or_default();
        *entry = entry.plus(sums)?;
        Ok(())
    };
    let parts = range.parts();
    if let Some((first, last)) = parts.days {
        for (day, sums) in read.day_sums(first, last)? {
            add(day, &sums)?;
        }
    }
    for part in parts.hours.into_iter().flatten() {
        add(part.day, &read.part_sums(part)?)?;
    }
    Ok(periods)
}

/// The sums of a range, as in the sales report.
fn sums_of(read: &Read<'_>, range: &ReportRange) -> Result<Sums> {
    let parts = range.parts();
    let days = parts.days.map(|(first, last)| read.sums_of_days(first, last)).transpose()?;
    let mut hours = parts.hours.into_iter().flatten();
    hours.try_fold(days.unwrap_or_default(), |all, part| all.plus(&read.part_sums(part)?))
}

/// Net sales of some products, keyed by the first day of the period. Whole months are read from the monthly
/// totals.
fn trends(
    read: &Read<'_>,
    range: &ReportRange,
    products: &[ProductId],
) -> Result<BTreeMap<(ProductId, Day), Money>> {
    let mut sold = BTreeMap::new();
    let mut add = |(product, day, net_sales): (ProductId, Day, Money)| -> Result<()> {
        let first = range.grouping().first_of(day);
        let entry: &mut Money = sold.entry((product, first)).or_default();
        *entry = entry.plus(net_sales)?;
        Ok(())
    };
    let parts = range.parts();
    let stretches = parts.days.map(|(first, last)| match range.grouping() {
        Grouping::Hour | Grouping::Day | Grouping::Week(_) => {
            Stretches { days: [Some((first, last)), None], months: None }
        }
        Grouping::Month => Stretches::of(first, last),
    });
    let stretches = stretches.unwrap_or_default();
    if let Some((first, last)) = stretches.months {
        read.net_sales_by_month(products, first, last)?.into_iter().try_for_each(&mut add)?;
    }
    for (first, last) in stretches.days.into_iter().flatten() {
        read.net_sales_by_day(products, first, last)?.into_iter().try_for_each(&mut add)?;
    }
    for part in parts.hours.into_iter().flatten() {
        let mut all = ProductSums::new();
        read.add_product_part(&mut all, part)?;
        let wanted = all.into_iter().filter(|(product, _)| products.contains(product));
        wanted.map(|(product, sold)| (product, part.day, sold.net_sales)).try_for_each(&mut add)?;
    }
    Ok(sold)
}

/// The first `limit` products by rank, then by id, with their current names.
fn best(read: &Read<'_>, sold: &SoldProducts, rank: SellerRank, limit: usize) -> Result<Vec<TopSeller>> {
    let ranked = sold.iter().enumerate().map(|(at, (id, sold))| (Reverse(rank.figure(sold)), *id, at));
    let mut ranked: Vec<(Reverse<Money>, ProductId, usize)> = ranked.collect();
    // Selects the first before sorting, since most of ten thousand products are not shown.
    if limit < ranked.len() {
        ranked.select_nth_unstable(limit);
        ranked.truncate(limit);
    }
    ranked.sort_unstable();
    let sellers = ranked.into_iter().filter_map(|(.., at)| sold.get(at)).map(|(product, sold)| {
        let title = read.get::<Product>(*product)?.map(|product| product.name).unwrap_or_default();
        Ok(TopSeller { product: *product, title, sold: *sold })
    });
    sellers.collect()
}
