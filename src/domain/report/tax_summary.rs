//! The tax of a range by jurisdiction and rate: the tax charged, its taxable amounts, sales without tax, and the
//! refunds on their own dates.

use crate::decimal::Computed;
use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use super::{Entry, SalesReport, Sums};
use crate::error::Result;
use crate::ids::ChargeId;
use crate::label;
use crate::money::Money;
use crate::shop::settings::{Currency, Shop};
use crate::table::Cell;
use crate::tax::jurisdiction::Jurisdiction;
use crate::tax::line::{ChargedRate, ChargedTax};
use crate::tax::untaxed_reason::UntaxedReason;
use crate::text;
use crate::text::Text;
use crate::time::Day;
use crate::time::period::{Period, ReportRange};

/// Sums of the tax of some orders and refunds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TaxSums {
    /// The number of orders with this tax; in totals over all rates, the number of all orders that count.
    pub orders: i64,
    /// The net amounts that the tax was charged on, or that were sold without tax.
    pub taxable: Money,
    /// The tax on items.
    pub tax: Money,
    /// The tax on shipping.
    pub shipping_tax: Money,
    /// The taxable amounts refunded, on the dates of the refunds.
    pub refunded_taxable: Money,
    /// The tax on items refunded.
    pub refunded_tax: Money,
    /// The tax on shipping refunded.
    pub refunded_shipping_tax: Money,
}

impl TaxSums {
    /// The sum field by field; an error when an amount does not fit.
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

    /// The tax charged on items and shipping.
    pub fn charged(&self) -> Computed<Money> {
        self.tax.plus(self.shipping_tax)
    }

    /// The tax refunded on items and shipping.
    pub fn refunded(&self) -> Computed<Money> {
        self.refunded_tax.plus(self.refunded_shipping_tax)
    }

    /// The tax charged less the tax refunded.
    pub fn net(&self) -> Computed<Money> {
        self.charged()?.minus(self.refunded()?)
    }

    /// The taxable amounts less those refunded.
    pub fn net_taxable(&self) -> Computed<Money> {
        self.taxable.minus(self.refunded_taxable)
    }
}

/// The tax of one rate in a jurisdiction, or the sales without tax there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxSummaryRow {
    /// The id of the tax as it was charged; 0 in the totals.
    pub charge: ChargeId,
    /// The jurisdiction, and the name, percentage and id of the rate when it was charged.
    pub tax: ChargedTax,
    /// The sums of the range.
    pub sums: TaxSums,
}

impl TaxSummaryRow {
    /// The name of the rate, or a text in place of a missing one.
    pub fn name(&self) -> Cell {
        match self.tax.rate.name.as_str() {
            "" if self.tax.is_without_rate() => text!("Tax without a rate").into(),
            "" => Text::new(self.tax.untaxed.map_or(label!("Unnamed rate"), UntaxedReason::row_name)).into(),
            name => Cell::text(name),
        }
    }
}

/// The tax of one period.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxPeriod {
    /// The period: a day or a month.
    pub period: Period,
    /// The sums over all rates.
    pub sums: TaxSums,
    /// The sums of each rate that has any.
    pub rates: BTreeMap<ChargeId, TaxSums>,
    /// As [`TaxSummary::adds_taxable`], for this period.
    pub adds_taxable: bool,
}

/// The note in reports whose taxable amounts cannot be added.
pub const TAXABLE_NOT_ADDED: &str =
    label!("Net amounts are not added up: several of these taxes can be charged on the same line.");

/// The reason why net sales can differ from those of the sales report.
pub const NET_APART: &str =
    label!("since some orders and refunds of files name other taxable amounts than those of their items");

/// Decides whether the taxable amounts of these taxes can be added. Taxes such as GST and QST are charged on
/// the same lines, whose amounts would count twice, and an order keeps only the taxable amount of each rate,
/// not its lines. So they are added where at most one rate has any, or all that have are known to be of one
/// priority, as those of VAT are: only one rate of a priority applies to a line. Tax without a rate is left
/// aside: it is only in orders that name no rate at all. So are sales without tax, of which no tax is.
fn adds_taxable(taxes: &BTreeMap<ChargeId, TaxSums>, charged: &Charges) -> bool {
    let has_any = |sums: &TaxSums| sums.taxable != Money::ZERO || sums.refunded_taxable != Money::ZERO;
    let found = taxes.iter().filter(|(_, sums)| has_any(sums)).filter_map(|(charge, _)| charged.get(charge));
    let named = found.filter(|(tax, _)| !tax.is_untaxed() && !tax.is_without_rate());
    // A rate does not stack on itself in another jurisdiction.
    let rates: BTreeMap<&ChargedRate, Option<i64>> =
        named.map(|(tax, priority)| (&tax.rate, *priority)).collect();
    let mut priorities = rates.into_values();
    let first = priorities.next().flatten();
    priorities.all(|other| first.is_some() && other == first)
}

/// The taxes of a summary as they were charged, each with the priority of its rate where the shop still has it
/// unchanged.
pub type Charges = BTreeMap<ChargeId, (ChargedTax, Option<i64>)>;

/// The tax summary of a range. Its amounts are exact; they are rounded only where they are shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxSummary {
    /// The range of the summary.
    pub range: ReportRange,
    /// A row for each tax that was charged or refunded, by country, the shop's first and unknown ones last, state and
    /// name, the highest percentage first; tax without a rate and sales without tax last.
    pub rows: Vec<TaxSummaryRow>,
    /// Each period of the range once, in order of time.
    pub periods: Vec<TaxPeriod>,
    /// The sums over all rates and periods.
    pub totals: TaxSums,
    /// The taxable amounts of the rates may be added and shown in the totals; false where a line could count
    /// twice.
    pub adds_taxable: bool,
    /// The tax of the sales report of the same range.
    pub sales_report_tax: Money,
    /// True if the net tax of the summary equals the sales report's, and its taxable amounts with the sales
    /// without tax come to the report's net sales and shipping but for rounding, where the amounts can be
    /// added.
    pub reconciles: bool,
    /// The net sales of the sales report, with shipping.
    pub net_sales: Money,
    /// The part of the net sales that no tax was charged on.
    pub untaxed: Money,
    /// The largest rounding of taxable amounts, in ten-thousandths.
    rounding: i64,
}

impl TaxSummary {
    /// The totals as a row of this name.
    pub fn all(&self, name: &str) -> TaxSummaryRow {
        let rate = ChargedRate { name: name.to_owned(), ..ChargedRate::default() };
        let tax = ChargedTax { rate, ..ChargedTax::default() };
        TaxSummaryRow { charge: ChargeId::new(0), tax, sums: self.totals }
    }

    /// The taxed part of the net sales; an amount with several taxes counts once.
    pub fn taxed(&self) -> Computed<Money> {
        self.net_sales.minus(self.untaxed)
    }

    /// The net tax of the summary less that of the sales report.
    pub fn tax_difference(&self) -> Computed<Money> {
        self.totals.net()?.minus(self.sales_report_tax)
    }

    /// The taxable amounts with the sales without tax, less the net sales of the sales report: zero, but for
    /// orders of files whose taxable amounts are not of their items. `None` where the amounts cannot be added.
    pub fn net_difference(&self) -> Computed<Option<Money>> {
        if !self.adds_taxable {
            return Ok(None);
        }
        Ok(Some(self.totals.net_taxable()?.minus(self.net_sales)?))
    }

    /// True when rows are of several jurisdictions, or of an unknown one.
    pub fn has_places(&self) -> bool {
        let first = self.rows.first().map(|row| &row.tax.place);
        self.rows.iter().any(|row| Some(&row.tax.place) != first)
            || first.is_some_and(|place| place.is_unknown())
    }
}

impl TaxSummary {
    /// The summary of the tax of each period, by its first day, and rate; `sales` is the sales report of the
    /// same range. The rows of the shop's country are the first.
    pub fn new(
        sales: &SalesReport,
        charged: Charges,
        shop: &Shop,
        mut found: BTreeMap<Day, BTreeMap<ChargeId, TaxSums>>,
    ) -> Result<Self> {
        let mut by_rate: BTreeMap<ChargeId, TaxSums> = BTreeMap::new();
        let mut periods = Vec::new();
        for totals in &sales.periods {
            let rates = found.remove(&totals.period.start.day).unwrap_or_default();
            for (charge, sums) in &rates {
                let sum = by_rate.entry(*charge).or_default();
                *sum = sum.plus(sums)?;
            }
            let sums = all(rates.values(), totals.sums.orders)?;
            let adds_taxable = adds_taxable(&rates, &charged);
            periods.push(TaxPeriod { period: totals.period, sums, rates, adds_taxable });
        }
        let totals = all(by_rate.values(), sales.sums.orders)?;
        let adds_taxable = adds_taxable(&by_rate, &charged);
        let mut rows: Vec<TaxSummaryRow> = charged
            .into_iter()
            .filter_map(|(charge, (tax, _))| {
                Some(TaxSummaryRow { charge, tax, sums: by_rate.remove(&charge)? })
            })
            .collect();
        let home = Jurisdiction::new(&shop.address.country, "");
        rows.sort_by(|a, b| order(a, b, home.country()));
        let without_tax = rows.iter().filter(|row| row.tax.is_untaxed()).map(|row| row.sums.net_taxable());
        let untaxed = Money::sum(without_tax.collect::<Computed<Vec<_>>>()?)?;
        let net_sales = sales.net_sales.plus(sales.total_shipping)?;
        let (range, sales_report_tax) = (sales.range, sales.total_tax);
        let mut summary = Self {
            range,
            rows,
            periods,
            totals,
            adds_taxable,
            sales_report_tax,
            reconciles: false,
            net_sales,
            untaxed,
            rounding: 0,
        };
        summary.rounding = summary.rounding(&sales.sums, shop.currency);
        summary.reconciles = summary.reconciled()?;
        Ok(summary)
    }

    fn reconciled(&self) -> Computed<bool> {
        let apart = self.net_difference()?.unwrap_or_default();
        let is_rounding = apart.ten_thousandths().saturating_abs() <= self.rounding;
        Ok(self.tax_difference()? == Money::ZERO && is_rounding)
    }

    /// The summary with its taxable amounts added, where no order of the range was charged two of its taxes on the same items;
    /// as it was where they do not come to the net sales, as those of stacked refunds.
    pub fn added(&self) -> Result<Self> {
        let mut added = Self { adds_taxable: true, ..self.clone() };
        added.reconciles = added.reconciled()?;
        if !added.reconciles {
            return Ok(self.clone());
        }
        for period in &mut added.periods {
            period.adds_taxable = true;
        }
        Ok(added)
    }

    /// The largest rounding of taxable amounts, in ten-thousandths. Web shops whose prices have tax that is
    /// rounded on the sum round each line by half a unit of the currency, and again when it is refunded; a
    /// line is of one unit sold at least, or shipping. The number of refunded lines is not kept: in a range
    /// of refunds alone, each is taken to be of 100 units of the currency, and the last cents of an order to
    /// be off by one at each rate.
    fn rounding(&self, sums: &Sums, currency: Currency) -> i64 {
        let unit = currency.smallest().ten_thousandths();
        let lines = sums.items.rounded().saturating_add(sums.orders);
        let rates = i64::try_from(self.rows.len()).unwrap_or(i64::MAX);
        lines.max(rates).saturating_mul(unit).max(sums.refunds.ten_thousandths() / 200)
    }
}

/// The order of the rows.
fn order(a: &TaxSummaryRow, b: &TaxSummaryRow, home: &str) -> Ordering {
    let place = |row: &TaxSummaryRow| {
        let place = &row.tax.place;
        (
            place.country() != home,
            place.is_unknown(),
            place.country_name().to_owned(),
            place.state().to_owned(),
        )
    };
    let name = |row: &TaxSummaryRow| {
        (row.tax.untaxed, row.tax.is_without_rate(), row.tax.rate.name.clone(), Reverse(row.tax.rate.percent))
    };
    place(a).cmp(&place(b)).then(name(a).cmp(&name(b))).then(a.charge.cmp(&b.charge))
}

/// The sum over rates, with this number of orders.
fn all<'s>(sums: impl Iterator<Item = &'s TaxSums>, orders: i64) -> Result<TaxSums> {
    let mut total = TaxSums::default();
    for sums in sums {
        total = total.plus(sums)?;
    }
    Ok(TaxSums { orders, ..total })
}

/// An order or refund with tax, and its part of the sums.
pub type TaxEntry = Entry<TaxSums>;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::RateId;
    use crate::tax::jurisdiction::Jurisdiction;

    #[test]
    fn taxable_amounts_are_added_only_where_none_can_count_twice() {
        let of = |taxable: &str| TaxSums { taxable: Money::parse(taxable).unwrap(), ..TaxSums::default() };
        let (vat, gst, qst, gone) = (Some(1), Some(1), Some(2), None);
        for (taxes, expected) in [
            (vec![], true),
            (vec![(1, gst, "40")], true),
            (vec![(1, gst, "40"), (2, qst, "40")], false),
            (vec![(1, vat, "40"), (2, vat, "24"), (3, vat, "9")], true),
            // The priority of a rate that was deleted cannot be known.
            (vec![(1, vat, "40"), (2, gone, "24")], false),
            (vec![(1, gone, "40"), (2, gone, "24")], false),
            (vec![(0, None, "25"), (1, gst, "40")], true),
            (vec![(0, None, "25"), (1, gst, "40"), (2, qst, "0")], true),
            (vec![(0, None, "25"), (1, gst, "40"), (2, qst, "-3")], false),
        ] {
            let sums =
                taxes.iter().map(|(charge, _, taxable)| (ChargeId::new(*charge), of(taxable))).collect();
            let charged = taxes.iter().map(|(charge, priority, _)| {
                let rate = (*charge > 0).then(|| RateId::new(*charge));
                let rate = ChargedRate { rate, ..ChargedRate::default() };
                (ChargeId::new(*charge), (ChargedTax::of(rate, Jurisdiction::default()), *priority))
            });
            let is_added = adds_taxable(&sums, &charged.collect());
            assert_eq!(is_added, expected, "{taxes:?}");
        }
    }
}
