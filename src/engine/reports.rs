//! The sales report and the top sellers (spec 4.1, choices 19 to 28), read from the totals.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Engine, require};
use crate::domain::access::{Actor, Capability};
use crate::domain::ids::ProductId;
use crate::domain::money::Money;
use crate::domain::period::{Comparison, Grouping, RangeParts, RangeQuery, ReportRange};
use crate::domain::quantity::Quantity;
use crate::domain::report::{PeriodTotals, SalesReport, Sums, TopSeller, TopSellers};
use crate::domain::time::{Day, Instant};
use crate::domain::{Error, Result};
use crate::store::{ProductSums, Read};

impl Engine {
    /// The sales of a range. Needs `view_store_reports`. Refused with
    /// `store_api_invalid_report_filter` when a date is none.
    pub fn sales_report(&self, actor: &Actor, query: &RangeQuery, now: Instant) -> Result<SalesReport> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| sales(read, resolve(read, query, now)?))
    }

    /// The sales of the range that one is compared with. Needs `view_store_reports`.
    pub fn compared_sales(
        &self,
        actor: &Actor,
        range: &ReportRange,
        with: Comparison,
    ) -> Result<SalesReport> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| sales(read, range.compared(with)))
    }

    /// The best sellers of a range, at most `limit`. Needs `view_store_reports`.
    pub fn top_sellers(
        &self,
        actor: &Actor,
        query: &RangeQuery,
        limit: u64,
        now: Instant,
    ) -> Result<TopSellers> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| {
            let range = resolve(read, query, now)?;
            let mut products = products_of(read, &range.parts())?;
            for deleted in read.deleted_products()? {
                products.remove(&deleted);
            }
            let count = i64::try_from(products.len()).unwrap_or(i64::MAX);
            let net_sales = Money::sum(products.values().map(|(_, net_sales)| *net_sales))?;
            let sellers = best(read, products, usize::try_from(limit).unwrap_or(usize::MAX))?;
            Ok(TopSellers { range, sellers, products: count, net_sales })
        })
    }
}

fn sales(read: &Read<'_>, range: ReportRange) -> Result<SalesReport> {
    let mut sums = sums_by_period(read, &range)?;
    let periods = range.periods().map(|period| {
        let sums = sums.remove(&period.first).unwrap_or_default();
        PeriodTotals { period, sums }
    });
    SalesReport::new(range, periods.collect())
}

fn resolve(read: &Read<'_>, query: &RangeQuery, now: Instant) -> Result<ReportRange> {
    let zone = read.shop()?.time_zone;
    ReportRange::resolve(query, zone, zone.local(now), || read.earliest())
}

/// The sums of each period that has any, by the period's first day.
fn sums_by_period(read: &Read<'_>, range: &ReportRange) -> Result<BTreeMap<Day, Sums>> {
    let mut periods: BTreeMap<Day, Sums> = BTreeMap::new();
    let mut add = |day: Day, sums: &Sums| -> Result<()> {
        let first = match range.grouping() {
            Grouping::Day => day,
            Grouping::Month => day.first_of_month(),
        };
        let entry = periods.entry(first).or_default();
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

/// What each product sold, from whole months where the range has them, else from days.
fn products_of(read: &Read<'_>, parts: &RangeParts) -> Result<ProductSums> {
    let mut products = ProductSums::new();
    if let Some((first, last)) = parts.days {
        let first_month =
            if first == first.first_of_month() { first } else { first.first_of_month().plus_months(1) };
        let end = last.plus_days(1).first_of_month();
        if first_month < end {
            let last_month = end.minus_days(1);
            read.add_product_months(&mut products, first_month.month_number(), last_month.month_number())?;
            if first < first_month {
                read.add_product_days(&mut products, first, first_month.minus_days(1))?;
            }
            if end <= last {
                read.add_product_days(&mut products, end, last)?;
            }
        } else {
            read.add_product_days(&mut products, first, last)?;
        }
    }
    for part in parts.hours.into_iter().flatten() {
        read.add_product_part(&mut products, part)?;
    }
    Ok(products)
}

/// The first by quantity, then by id, with their names of today.
fn best(read: &Read<'_>, products: ProductSums, limit: usize) -> Result<Vec<TopSeller>> {
    let mut ranked: Vec<(ProductId, Quantity, Money)> =
        products.into_iter().map(|(id, (quantity, net_sales))| (id, quantity, net_sales)).collect();
    ranked.sort_by_key(|(id, quantity, _)| (Reverse(*quantity), *id));
    ranked.truncate(limit);
    let seller = |(product, quantity, net_sales)| {
        let title = read.product(product)?.map(|product| product.name).unwrap_or_default();
        Ok(TopSeller { product, title, quantity, net_sales })
    };
    ranked.into_iter().map(seller).collect()
}
