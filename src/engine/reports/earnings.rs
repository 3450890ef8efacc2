//! The earnings of a range, and what its figures are made of.

use std::collections::BTreeMap;

use super::analysis::PartNames;
use super::resolve;
use crate::{ComparedRange, Engine, categories, require};
use domain::access::{Actor, Capability};
use domain::ids::OrderId;
use domain::label;
use domain::money::Money;
use domain::report::Division;
use domain::report::earnings::{BoughtEntry, Earnings, EarningsKey, EarningsOptions, SoldEntry};
use domain::report::earnings_builder::EarningsBuilder;
use domain::shop::basis::Basis;
use domain::text::Text;
use domain::time::period::{RangeQuery, ReportRange};
use domain::time::{Day, Instant};
use domain::{Error, Result};
use store::Read;
use transfer::tax_forms;

/// What a figure of the earnings is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EarningsEntry {
    /// An order or a refund.
    Sold(SoldEntry),
    /// A line of a purchase.
    Bought(Box<BoughtEntry>),
}

impl Engine {
    /// What a range of days earned. Needs `view_store_reports`. Refused with `store_api_invalid_report_filter` when a date cannot
    /// be parsed, or the range is too long for a report.
    pub fn earnings(
        &self,
        actor: &Actor,
        query: &RangeQuery,
        options: EarningsOptions,
        now: Instant,
    ) -> Result<Earnings> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| earnings(read, resolve(read, query, now)?, options))
    }

    /// The earnings of a range, and of the one that it is compared with. Needs `view_store_reports`.
    pub fn compared_earnings(
        &self,
        actor: &Actor,
        of: &ComparedRange,
        options: EarningsOptions,
        now: Instant,
    ) -> Result<(Earnings, Option<Earnings>)> {
        let found = self.earnings(actor, &of.query, options, now)?;
        let local = self.shop()?.time_zone.local(now);
        let compared = of.with.map(|with| {
            let (first, last) = found.range.compared(with, local).days();
            self.earnings(actor, &RangeQuery::days(first, last), options, now)
        });
        Ok((found, compared.transpose()?))
    }

    /// What a row is made of on the days from `first` to `last`, or all that was sold or bought with `None`, by day. Needs
    /// `view_store_reports`.
    pub fn earnings_entries(
        &self,
        actor: &Actor,
        key: &EarningsKey,
        options: EarningsOptions,
        (first, last): (Day, Day),
    ) -> Result<Vec<(EarningsEntry, Money)>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| {
            let days = ReportRange::of_whole_days(first, last);
            let mut found = Vec::new();
            let categories = categories::all(read)?;
            let shop = read.shop()?;
            let alone = || EarningsBuilder::new(days, EarningsOptions { divided: None, ..options }, &shop);
            let basis = alone().basis();
            let key = match key {
                EarningsKey::Sold(_) => EarningsKey::Sold(String::new()),
                other => other.clone(),
            };
            let amount_of = |built: EarningsBuilder| -> Result<Money> {
                Ok(built.finish(&categories, |_| Text::new(""), false)?.of(&key))
            };
            read.each_sold((basis, first, last), |entry| {
                let mut one = alone();
                one.add_sold(&entry, "")?;
                let amount = amount_of(one)?;
                found.extend((amount != Money::ZERO).then_some((EarningsEntry::Sold(entry), amount)));
                Ok(())
            })?;
            read.each_bought((basis, first, last), |entry| {
                let mut one = alone();
                one.add_bought(&entry, &categories)?;
                let amount = amount_of(one)?;
                let entry = EarningsEntry::Bought(Box::new(entry));
                found.extend((amount != Money::ZERO).then_some((entry, amount)));
                Ok(())
            })?;
            Ok(found)
        })
    }
}

pub(crate) fn earnings(read: &Read<'_>, range: ReportRange, options: EarningsOptions) -> Result<Earnings> {
    let (shop, categories) = (read.shop()?, categories::all(read)?);
    let (first, last) = range.days();
    let (by_amount, amount) = read.refunds_by_amount(first, last)?;
    let mut built = EarningsBuilder::new(range, options, &shop)
        .with_equipment_above(tax_forms::equipment_limit(&shop.address.country))
        .with_refunds_by_amount(u64::try_from(by_amount.len()).unwrap_or(u64::MAX), amount);
    let basis = built.basis();
    let wanted = (basis, first, last);
    match options.divided {
        Some(divided) => add_divided(read, wanted, divided, &mut built)?,
        None => add_days(read, wanted, &mut built)?,
    }
    read.each_bought(wanted, |entry| built.add_bought(&entry, &categories))?;
    let names = options.divided.map(|by| PartNames::of(read, by)).transpose()?;
    let part = |key: &str| match (options.divided, &names) {
        (Some(Division::Source), _) if key.is_empty() => Text::new(label!("Typed, or no source known")),
        (Some(Division::TaxClass), _) if key.is_empty() => Text::new(label!("Not of an item")),
        (_, Some(names)) => names.name(key),
        (_, None) => Text::new(label!("Sold")),
    };
    built.finish(&categories, part, read.has_costs()?)
}

/// Adds the totals of days, and moves what is known to have been paid on another one.
fn add_days(
    read: &Read<'_>,
    (basis, first, last): (Basis, Day, Day),
    built: &mut EarningsBuilder,
) -> Result<()> {
    for (day, sums) in read.day_sums(first, last)? {
        built.add_day(day, &sums)?;
    }
    if basis == Basis::Paid {
        read.each_paid_otherwise(|entry| built.move_sold(&entry))?;
    }
    Ok(())
}

/// Adds each order and refund, by its source or by the classes of its items.
fn add_divided(
    read: &Read<'_>,
    wanted: (Basis, Day, Day),
    divided: Division,
    built: &mut EarningsBuilder,
) -> Result<()> {
    let is_by_class = divided == Division::TaxClass;
    let mut places: BTreeMap<OrderId, usize> = BTreeMap::new();
    read.each_sold(wanted, |entry| {
        let source = entry.source.filter(|_| divided == Division::Source);
        let part = source.map(|id| id.to_string()).unwrap_or_default();
        let at = built.add_sold(&entry, &part)?;
        if let (true, false, Some(at), Some(order)) = (is_by_class, entry.is_refund, at, entry.order) {
            places.insert(order, at);
        }
        Ok(())
    })?;
    if is_by_class {
        // What is of an item leaves the part of what is of none.
        read.each_class_sold(wanted, |order, class, net| {
            let Some(at) = places.get(&order) else { return Ok(()) };
            let class = if class.is_empty() { "standard".to_owned() } else { class };
            built.add(EarningsKey::Sold(class), *at, net)?;
            built.add(EarningsKey::Sold(String::new()), *at, Money::ZERO.minus(net)?)
        })?;
    }
    Ok(())
}
