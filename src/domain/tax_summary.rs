//! The taxes of a range by rate: what was charged, on what, and what went back on its own date.

use std::collections::BTreeMap;

use super::error::Result;
use super::ids::ChargeId;
use super::money::Money;
use super::period::{Period, ReportRange};
use super::report::{EntryKind, SalesReport};
use super::tax_line::ChargedRate;
use super::time::{Day, Local};

/// Taxes of some orders and refunds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TaxSums {
    /// The orders that were charged; in totals over all rates, every order that counts.
    pub orders: i64,
    /// The net amount that was taxed.
    pub taxable: Money,
    /// Tax on goods.
    pub tax: Money,
    /// Tax on shipping.
    pub shipping_tax: Money,
    /// What of the taxed amount went back, on the date of the refund.
    pub refunded_taxable: Money,
    /// What of the tax on goods went back.
    pub refunded_tax: Money,
    /// What of the tax on shipping went back.
    pub refunded_shipping_tax: Money,
}

impl TaxSums {
    /// Both together; refused when a sum cannot be held.
    pub fn plus(&self, other: &Self) -> Result<Self> {
        Ok(Self {
            orders: self.orders.saturating_add(other.orders),
            taxable: self.taxable.plus(other.taxable)?,
            tax: self.tax.plus(other.tax)?,
            shipping_tax: self.shipping_tax.plus(other.shipping_tax)?,
            refunded_taxable: self.refunded_taxable.plus(other.refunded_taxable)?,
            refunded_tax: self.refunded_tax.plus(other.refunded_tax)?,
            refunded_shipping_tax: self.refunded_shipping_tax.plus(other.refunded_shipping_tax)?,
        })
    }

    /// All tax that was charged.
    pub fn charged(&self) -> Result<Money> {
        self.tax.plus(self.shipping_tax)
    }

    /// All tax that went back.
    pub fn refunded(&self) -> Result<Money> {
        self.refunded_tax.plus(self.refunded_shipping_tax)
    }

    /// Tax charged less tax that went back.
    pub fn net(&self) -> Result<Money> {
        self.charged()?.minus(self.refunded()?)
    }

    /// The taxed amount less what of it went back.
    pub fn net_taxable(&self) -> Result<Money> {
        self.taxable.minus(self.refunded_taxable)
    }
}

/// The taxes of one rate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxSummaryRow {
    /// The rate as it was charged; 0 is tax that names no rate.
    pub charge: ChargeId,
    /// Its name, percentage and the id it had.
    pub rate: ChargedRate,
    /// Its taxes.
    pub sums: TaxSums,
}

impl TaxSummaryRow {
    /// What people call it.
    pub fn name(&self) -> &str {
        match self.rate.name.as_str() {
            "" if self.charge == ChargeId::new(0) => "Tax without a rate",
            "" => "Unnamed rate",
            name => name,
        }
    }
}

/// The taxes of one period.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxPeriod {
    /// Which.
    pub period: Period,
    /// Over all rates.
    pub sums: TaxSums,
    /// Of each rate that has any.
    pub rates: BTreeMap<ChargeId, TaxSums>,
    /// As [`TaxSummary::adds_taxable`], of the period.
    pub adds_taxable: bool,
}

/// Said where taxable amounts have no sum.
pub const TAXABLE_NOT_ADDED: &str =
    "Taxable amounts are not added up: several of these taxes can be charged on the same line.";

/// Whether taxable amounts have a sum. Taxes such as GST and QST are charged on the same line, whose amount
/// would then count twice, and what is kept of an order does not say on which of its lines a tax was charged.
/// So there is one where at most one rate has any, or all that have are known to be of one priority, as those
/// of VAT are: only one of these applies to a line. Tax without a rate stands beside: it is charged on orders
/// that name no rate at all.
fn adds_taxable(taxes: &BTreeMap<ChargeId, TaxSums>, priorities: &BTreeMap<ChargeId, i64>) -> bool {
    let has_any = |sums: &TaxSums| sums.taxable != Money::ZERO || sums.refunded_taxable != Money::ZERO;
    let named = taxes.iter().filter(|(charge, sums)| **charge != ChargeId::new(0) && has_any(sums));
    let found: Vec<Option<&i64>> = named.map(|(charge, _)| priorities.get(charge)).collect();
    match found.split_first() {
        None | Some((_, [])) => true,
        Some((first, others)) => first.is_some() && others.iter().all(|other| other == first),
    }
}

/// The taxes of a range. Exact; rounded only where it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxSummary {
    /// What it is about.
    pub range: ReportRange,
    /// The rates that were charged or went back, by name, the highest percentage first; tax without a
    /// rate last.
    pub rows: Vec<TaxSummaryRow>,
    /// Each period once, in order.
    pub periods: Vec<TaxPeriod>,
    /// Over all rates and periods.
    pub totals: TaxSums,
    /// Whether the taxable amounts of the rates have a sum, and may be shown in the totals: not where a line
    /// could count twice.
    pub adds_taxable: bool,
    /// The tax that the sales report of the range says.
    pub sales_report_tax: Money,
    /// Whether both say the same.
    pub reconciles: bool,
}

impl TaxSummary {
    /// All of it as a row, under this name.
    pub fn all(&self, name: &str) -> TaxSummaryRow {
        let rate = ChargedRate { name: name.to_owned(), ..ChargedRate::default() };
        TaxSummaryRow { charge: ChargeId::new(0), rate, sums: self.totals }
    }
}

impl TaxSummary {
    /// Of the taxes of each period, by its first day, and rate, beside the sales report of the same range.
    /// `priorities` are those of the rates that the shop still has as they were charged.
    pub fn new(
        sales: &SalesReport,
        rates: Vec<(ChargeId, ChargedRate)>,
        priorities: &BTreeMap<ChargeId, i64>,
        mut found: BTreeMap<Day, BTreeMap<ChargeId, TaxSums>>,
    ) -> Result<Self> {
        let mut by_rate: BTreeMap<ChargeId, TaxSums> = BTreeMap::new();
        let mut periods = Vec::new();
        for totals in &sales.periods {
            let rates = found.remove(&totals.period.first).unwrap_or_default();
            for (charge, sums) in &rates {
                let sum = by_rate.entry(*charge).or_default();
                *sum = sum.plus(sums)?;
            }
            let sums = all(rates.values(), totals.sums.orders)?;
            let adds_taxable = adds_taxable(&rates, priorities);
            periods.push(TaxPeriod { period: totals.period, sums, rates, adds_taxable });
        }
        let totals = all(by_rate.values(), sales.sums.orders)?;
        let adds_taxable = adds_taxable(&by_rate, priorities);
        let mut rows: Vec<TaxSummaryRow> = rates
            .into_iter()
            .filter_map(|(charge, rate)| Some(TaxSummaryRow { charge, rate, sums: by_rate.remove(&charge)? }))
            .collect();
        rows.sort_by(|a, b| {
            let key = |row: &TaxSummaryRow| (row.charge == ChargeId::new(0), row.rate.name.clone());
            key(a).cmp(&key(b)).then(b.rate.percent.cmp(&a.rate.percent)).then(a.charge.cmp(&b.charge))
        });
        let reconciles = totals.net()? == sales.total_tax;
        let (range, sales_report_tax) = (sales.range, sales.total_tax);
        Ok(Self { range, rows, periods, totals, adds_taxable, sales_report_tax, reconciles })
    }
}

/// The sum over rates, of so many orders.
fn all<'s>(sums: impl Iterator<Item = &'s TaxSums>, orders: i64) -> Result<TaxSums> {
    let mut total = TaxSums::default();
    for sums in sums {
        total = total.plus(sums)?;
    }
    Ok(TaxSums { orders, ..total })
}

/// One order or refund behind a figure, with what it adds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxEntry {
    /// Which of them.
    pub kind: EntryKind,
    /// The number of the order or credit note.
    pub name: String,
    /// When, shop-local.
    pub at: Local,
    /// Its part.
    pub sums: TaxSums,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taxable_amounts_are_added_only_where_none_can_count_twice() {
        let of = |taxable: &str| TaxSums { taxable: Money::parse(taxable).unwrap(), ..TaxSums::default() };
        let (vat, gst, qst, gone) = (Some(1), Some(1), Some(2), None);
        for (taxes, expected) in [
            (vec![], true),
            (vec![(1, gst, "40")], true),
            (vec![(1, gst, "40"), (2, qst, "40")], false),
            (vec![(1, vat, "40"), (2, vat, "24"), (3, vat, "9")], true),
            // Of a rate that is no longer there it cannot be known.
            (vec![(1, vat, "40"), (2, gone, "24")], false),
            (vec![(1, gone, "40"), (2, gone, "24")], false),
            (vec![(0, None, "25"), (1, gst, "40")], true),
            (vec![(0, None, "25"), (1, gst, "40"), (2, qst, "0")], true),
            (vec![(0, None, "25"), (1, gst, "40"), (2, qst, "-3")], false),
        ] {
            let sums =
                taxes.iter().map(|(charge, _, taxable)| (ChargeId::new(*charge), of(taxable))).collect();
            let known =
                taxes.iter().filter_map(|(charge, priority, _)| Some((ChargeId::new(*charge), (*priority)?)));
            let is_added = adds_taxable(&sums, &known.collect());
            assert_eq!(is_added, expected, "{taxes:?}");
        }
    }
}
