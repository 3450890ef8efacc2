//! The figures of a report, and the entries behind one: the orders, refunds and registrations that add up to it.

use crate::format::Amounts;
use crate::session::Reading;
use crate::translate::tr;
use domain::decimal;
use domain::decimal::Computed;
use domain::error::Result;
use domain::ids::ChargeId;
use domain::label;
use domain::money::Money;
use domain::report::tax_summary::TaxEntry;
use domain::report::{Entry, EntryKind, Series, Sums};
use domain::time::Local;

/// A figure whose entries can be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Figure {
    /// The first line of the sales report: items, shipping and tax, less discounts.
    OrderTotals,
    /// Another line of the sales report.
    Of(Series),
    /// The net sales whose cost is not known.
    WithoutCost,
    /// The tax that one rate charged, of the tax summary.
    Charge(ChargeId),
    /// The net sales without tax in a place, of the tax summary.
    Untaxed(ChargeId),
}

impl Figure {
    /// Its name in the report.
    pub(crate) fn name(self) -> &'static str {
        tr(self.facts().0)
    }

    /// A caption that says what it counts.
    pub(crate) fn meaning(self) -> &'static str {
        tr(self.facts().1)
    }

    /// The kinds of entries that add to it.
    pub(crate) const fn kinds(self) -> &'static [EntryKind] {
        self.facts().2
    }

    const fn facts(self) -> (&'static str, &'static str, &'static [EntryKind]) {
        const ORDERS: &[EntryKind] = &[EntryKind::Order];
        const BOTH: &[EntryKind] = &[EntryKind::Order, EntryKind::Refund];
        const REFUNDS: &[EntryKind] = &[EntryKind::Refund];
        const REGISTRATIONS: &[EntryKind] = &[EntryKind::Registration];
        let (meaning, kinds) = match self {
            Self::OrderTotals => {
                (label!("What customers were charged: items, shipping and tax, less discounts"), ORDERS)
            }
            Self::Charge(_) => {
                (label!("Tax of this rate on orders and their shipping, less what was refunded"), BOTH)
            }
            Self::Untaxed(_) => (
                label!("Items and shipping that no tax was charged on, less what was refunded of them"),
                BOTH,
            ),
            Self::Of(Series::Net) => (label!("What was sold, without tax and shipping, less refunds"), BOTH),
            Self::Of(Series::Gross) => (label!("What customers were charged, less refunds"), BOTH),
            Self::Of(Series::Refunds) => (label!("All refunds, each on its own date"), REFUNDS),
            Self::Of(Series::Tax) => (label!("Tax on orders and their shipping, less refunded tax"), BOTH),
            Self::Of(Series::Shipping) => (label!("Shipping without its tax, less refunded shipping"), BOTH),
            Self::Of(Series::Orders) => (
                label!("Orders completed, processing, on hold or refunded, by the date they were placed"),
                ORDERS,
            ),
            Self::Of(Series::Items) => {
                (label!("Quantities of those orders; returns are not taken off"), ORDERS)
            }
            Self::Of(Series::Customers) => (label!("Customers who registered in these days"), REGISTRATIONS),
            Self::Of(Series::Discount) => (label!("What was taken off the prices of these orders"), ORDERS),
            Self::Of(Series::Cost) => (label!("What these items cost, as far as that is known"), BOTH),
            Self::Of(Series::Profit) => (label!("Net sales whose cost is known, less that cost"), BOTH),
            Self::WithoutCost => (label!("Net sales of items whose cost is not known"), BOTH),
        };
        let name = match self {
            Self::OrderTotals => label!("Order totals"),
            Self::Of(series) => series.name(),
            Self::WithoutCost => label!("Net sales without a cost"),
            Self::Charge(_) => label!("Tax of a rate"),
            Self::Untaxed(_) => label!("Net sales without tax"),
        };
        (name, meaning, kinds)
    }

    /// Its amount in these sums, not rounded. A quantity or a count is a `Money` of the same number.
    pub(crate) fn amount(self, sums: &Sums) -> Computed<Money> {
        match self {
            Self::OrderTotals => Ok(sums.order_totals),
            Self::Of(Series::Items) => Ok(Money::from_ten_thousandths(sums.items.ten_thousandths())),
            Self::Of(series) => series.amount(sums),
            Self::WithoutCost => sums.net_sales()?.minus(sums.costed.sales),
            Self::Charge(_) => sums.total_tax(),
            Self::Untaxed(_) => sums.total_sales(),
        }
    }

    /// Its amount as text: money by `write`, a count as a number.
    pub(crate) fn write(
        self,
        amount: Money,
        amounts: Amounts,
        write: fn(Amounts, Money) -> String,
    ) -> String {
        match self {
            Self::Of(series) if series.is_count() => {
                amounts.formatter.grouped(&decimal::to_short_text(amount.ten_thousandths(), 0))
            }
            _ => write(amounts, amount),
        }
    }

    /// The terms of its formula, with their signs; empty for a figure that is a plain count or sum.
    pub(crate) fn terms(self, sums: &Sums) -> Result<Vec<Term>> {
        let term = |sign, name, amount| Term { sign, name, amount };
        let less =
            |name, amount: Money| -> Result<Term> { Ok(term("−", name, Money::ZERO.minus(amount)?)) };
        Ok(match self {
            Self::Of(Series::Net) => vec![
                term("", tr!("Order totals"), sums.order_totals),
                less(tr!("Refunds"), sums.refunds)?,
                less(tr!("Tax, less refunded tax"), sums.total_tax()?)?,
                less(tr!("Shipping, less refunded shipping"), sums.total_shipping()?)?,
            ],
            Self::Of(Series::Gross) => {
                vec![term("", tr!("Order totals"), sums.order_totals), less(tr!("Refunds"), sums.refunds)?]
            }
            Self::Of(Series::Tax) => {
                vec![
                    term("", tr!("Tax of the orders"), sums.tax),
                    less(tr!("Refunded tax"), sums.refunded_tax)?,
                ]
            }
            Self::Of(Series::Shipping) => vec![
                term("", tr!("Shipping of the orders"), sums.shipping),
                less(tr!("Refunded shipping"), sums.refunded_shipping)?,
            ],
            Self::Of(Series::Profit) => vec![
                term("", tr!("Net sales whose cost is known"), sums.costed.sales),
                less(tr!("Cost"), sums.costed.cost)?,
            ],
            Self::WithoutCost => vec![
                term("", tr!("Net sales"), sums.net_sales()?),
                less(tr!("Net sales whose cost is known"), sums.costed.sales)?,
            ],
            _ => Vec::new(),
        })
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Term {
    pub(crate) sign: &'static str,
    pub(crate) name: &'static str,
    pub(crate) amount: Money,
}

/// The entries of a figure, latest first.
#[derive(Debug)]
pub(crate) struct EntriesView {
    pub(crate) figure: Figure,
    /// The first and the last second of the range.
    pub(crate) of: (Local, Local),
    /// Each with what it adds to the figure.
    pub(crate) rows: Vec<(Entry, Money)>,
    /// The sum of the rows that are shown.
    pub(crate) sum: Money,
    /// Whether there are older entries than those shown.
    pub(crate) has_more: bool,
}

/// A figure of the range from one second to another, with the number of the change that it is read after.
pub(super) type EntriesQuery = (u64, Figure, (Local, Local));

impl EntriesView {
    pub(super) fn read((_, figure, of): &EntriesQuery, from: &Reading<'_>) -> Result<Self> {
        let (figure, of) = (*figure, *of);
        let most = i64::try_from(MOST_ENTRIES).unwrap_or(i64::MAX).saturating_add(1);
        let entries = match figure {
            Figure::Charge(charge) | Figure::Untaxed(charge) => of_charge(from, charge, of)?,
            _ => {
                let all = figure != Figure::WithoutCost;
                from.engine.entries_between(from.actor, (figure.kinds(), all), of, most)?
            }
        };
        let has_more = entries.len() > MOST_ENTRIES;
        let row = |entry: Entry| figure.amount(&entry.sums).map(|amount| (entry, amount));
        let rows = entries.into_iter().take(MOST_ENTRIES).map(row);
        let rows: Vec<(Entry, Money)> = rows.collect::<Computed<_>>()?;
        let sum = Money::sum(rows.iter().map(|(_, amount)| *amount))?;
        Ok(Self { figure, of, rows, sum, has_more })
    }
}

/// The entries of a row of the tax summary, in the form of the sales report's entries: with the taxable amounts as
/// their totals.
fn of_charge(from: &Reading<'_>, charge: ChargeId, of: (Local, Local)) -> Result<Vec<Entry>> {
    let entry = |found: TaxEntry| {
        let (tax, refunded_tax) = (found.sums.charged()?, found.sums.refunded()?);
        let (order_totals, refunds) = (found.sums.taxable, found.sums.refunded_taxable);
        let sums = Sums { order_totals, tax, refunds, refunded_tax, ..Sums::default() };
        Ok(Entry { kind: found.kind, name: found.name, at: found.at, sums })
    };
    let found = from.engine.explain_tax(from.actor, Some(charge), of, MOST_ENTRIES.saturating_add(1))?;
    found.into_iter().map(entry).collect()
}

pub(crate) const MOST_ENTRIES: usize = 200;
