//! Each order, refund and line of a purchase that counts in a range, for the journal, an accountant's program and the yearly
//! forms; and what of its days does not count, or may count otherwise.

use std::collections::HashMap;

use crate::categories;
use domain::Result;
use domain::purchase::category::Categories;
use domain::report::bookings::BookedTax;
use domain::report::earnings::{BoughtEntry, EarningsGrouping, EarningsOptions, SoldEntry};
use domain::report::earnings_builder::EarningsBuilder;
use domain::shop::basis::Basis;
use domain::tax::line::ChargedTax;
use domain::text::Text;
use domain::time::Day;
use domain::time::period::ReportRange;
use store::Read;

/// What counts on a day.
#[derive(Debug)]
pub(crate) enum Booked<'e> {
    /// An order or a refund with its taxes.
    Sold(&'e SoldEntry, &'e [BookedTax]),
    /// A line of a purchase.
    Bought(&'e BoughtEntry, &'e Categories),
}

/// Calls `visit` for all that counts from the first to the last day of `days` by a basis, with its day: orders, then refunds, then
/// purchases, each by the day that it is dated on. Returns what is dated in `told` and does not count, or may
/// count otherwise, in sentences.
pub(crate) fn each_booked(
    read: &Read<'_>,
    basis: Basis,
    [(first, last), told]: [(Day, Day); 2],
    mut visit: impl FnMut(Day, Booked<'_>) -> Result<()>,
) -> Result<Vec<Text>> {
    let days = (basis, first, last);
    let counted = |day: Option<Day>| day.filter(|day| (first..=last).contains(day));
    let known: HashMap<_, ChargedTax> = read.charges()?.into_iter().collect();
    let mut taxes: HashMap<(bool, i64), Vec<BookedTax>> = HashMap::new();
    read.each_sold_tax(days, |is_refund, id, charge, taxable, tax| {
        let charged = known.get(&charge).cloned().unwrap_or_default();
        taxes.entry((is_refund, id)).or_default().push(BookedTax { charge, charged, taxable, tax });
        Ok(())
    })?;
    let options =
        EarningsOptions { basis: Some(basis), by: EarningsGrouping::Year, ..EarningsOptions::default() };
    let mut built = EarningsBuilder::new(ReportRange::of_whole_days(told.0, told.1), options, &read.shop()?);
    read.each_sold(days, |entry| {
        built.add_sold(&entry, "")?;
        let Some(day) = counted(entry.counted) else { return Ok(()) };
        let taxes = taxes.get(&(entry.is_refund, entry.id)).map_or(&[][..], Vec::as_slice);
        visit(day, Booked::Sold(&entry, taxes))
    })?;
    let categories = categories::all(read)?;
    read.each_bought(days, |entry| {
        built.add_bought(&entry, &categories)?;
        let Some(day) = counted(entry.counted) else { return Ok(()) };
        visit(day, Booked::Bought(&entry, &categories))
    })?;
    let found = built.finish(&categories, |_| Text::new(""), false)?;
    Ok(found.doubts())
}
