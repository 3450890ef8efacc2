//! The sales report as the Sales tab draws it.

use crate::domain::error::Result;
use crate::domain::money::Money;
use crate::domain::period::{Grouping, ReportRange};
use crate::domain::report::{PeriodTotals, SalesReport, Sums};
use crate::domain::time::Day;
use crate::ui::format::{self, Amounts};

use super::plotted;

/// A figure that can be drawn by period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Series {
    /// Order totals less refunds, tax and shipping.
    Net,
    /// What was paid back, on its own dates.
    Refunds,
    /// Order totals less refunds.
    Gross,
    /// Tax less refunded tax.
    Tax,
    /// Shipping less refunded shipping.
    Shipping,
    /// Number of orders.
    Orders,
    /// Number of things sold.
    Items,
    /// Customers registered.
    Customers,
    /// What coupons took off.
    Discount,
}

impl Series {
    /// In the order of the receipt.
    pub(crate) const ALL: [Self; 9] = [
        Self::Refunds,
        Self::Gross,
        Self::Tax,
        Self::Shipping,
        Self::Net,
        Self::Orders,
        Self::Items,
        Self::Customers,
        Self::Discount,
    ];

    /// As the receipt calls it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Net => "Net sales",
            Self::Refunds => "Refunds",
            Self::Gross => "Gross sales",
            Self::Tax => "Tax",
            Self::Shipping => "Shipping",
            Self::Orders => "Orders",
            Self::Items => "Items",
            Self::Customers => "New customers",
            Self::Discount => "Discount given",
        }
    }

    /// Whether it counts things rather than money.
    pub(crate) const fn is_count(self) -> bool {
        matches!(self, Self::Orders | Self::Items | Self::Customers)
    }
}

/// A figure of every series.
#[derive(Debug, Clone, Default)]
pub(crate) struct Figures {
    heights: [f64; Series::ALL.len()],
    texts: [String; Series::ALL.len()],
}

impl Figures {
    /// How high it is drawn; refunds are below zero.
    pub(crate) fn height(&self, series: Series) -> f64 {
        place(series).and_then(|at| self.heights.get(at)).copied().unwrap_or_default()
    }

    /// As it is written.
    pub(crate) fn text(&self, series: Series) -> &str {
        place(series).and_then(|at| self.texts.get(at)).map_or("", String::as_str)
    }

    fn of(sums: &Sums, write: impl Fn(Money) -> String) -> Result<Self> {
        let mut figures = Self::default();
        let slots = figures.heights.iter_mut().zip(&mut figures.texts);
        for (series, (height, text)) in Series::ALL.into_iter().zip(slots) {
            let number = |count: i64| {
                (Money::from_ten_thousandths(count.saturating_mul(10_000)), format::count(count))
            };
            let money = |amount: Money| (amount, write(amount));
            let (amount, written) = match series {
                Series::Net => money(sums.net_sales()?),
                Series::Refunds => money(Money::ZERO.minus(sums.refunds)?),
                Series::Gross => money(sums.total_sales()?),
                Series::Tax => money(sums.total_tax()?),
                Series::Shipping => money(sums.total_shipping()?),
                Series::Discount => money(sums.discount),
                Series::Orders => number(sums.orders),
                Series::Items => number(sums.items.rounded()),
                Series::Customers => number(sums.customers),
            };
            *height = plotted(amount);
            *text = written;
        }
        Ok(figures)
    }
}

fn place(series: Series) -> Option<usize> {
    Series::ALL.into_iter().position(|one| one == series)
}

/// One period of the chart.
#[derive(Debug, Clone)]
pub(crate) struct Point {
    /// Below its bar: `17`, `Oct`.
    pub(crate) axis: String,
    /// In full: `Sat 17 Oct 2026`.
    pub(crate) name: String,
    /// Its figures, with the currency's sign.
    pub(crate) figures: Figures,
    /// Its figures without, for columns whose head has the sign.
    pub(crate) plain: Figures,
    /// Its part of the net sales of the range.
    pub(crate) share: String,
    /// Whether nothing happened in it.
    pub(crate) is_empty: bool,
}

/// The Sales tab.
#[derive(Debug, Clone)]
pub(crate) struct SalesView {
    /// `October 2026`.
    pub(crate) title: String,
    /// `1–31 Oct 2026`.
    pub(crate) range: String,
    /// Its first and last day.
    pub(crate) days: (Day, Day),
    /// `day` or `month`.
    pub(crate) by: &'static str,
    /// The receipt's first line.
    pub(crate) order_totals: String,
    /// The receipt's lines, without the currency's sign; what is taken off is negative.
    pub(crate) totals: Figures,
    /// Net sales by period.
    pub(crate) average: String,
    /// For the axis.
    pub(crate) amounts: Amounts,
    /// Each period, oldest first.
    pub(crate) points: Vec<Point>,
    /// Whether nothing happened in the whole range.
    pub(crate) is_empty: bool,
    /// Orders of the range.
    pub(crate) orders: i64,
}

impl SalesView {
    /// The report in words and heights.
    pub(crate) fn new(report: &SalesReport, title: String, amounts: Amounts) -> Result<Self> {
        let range = &report.range;
        let point = |totals: &PeriodTotals| point(totals, range, report.net_sales, amounts);
        let mut totals = Figures::of(&report.sums, |amount| amounts.plain(amount))?;
        // On the receipt these are taken off.
        for (series, amount) in [(Series::Tax, report.total_tax), (Series::Shipping, report.total_shipping)] {
            if let Some(text) = place(series).and_then(|at| totals.texts.get_mut(at)) {
                *text = amounts.plain(Money::ZERO.minus(amount)?);
            }
        }
        Ok(Self {
            title,
            range: format::range(range),
            days: (range.start().day, range.end().day),
            by: if range.grouping() == Grouping::Day { "day" } else { "month" },
            order_totals: amounts.plain(report.sums.order_totals),
            totals,
            average: amounts.plain(report.average_sales),
            amounts,
            points: report.periods.iter().map(point).collect::<Result<_>>()?,
            is_empty: is_empty(&report.sums),
            orders: report.sums.orders,
        })
    }
}

fn point(totals: &PeriodTotals, range: &ReportRange, net_sales: Money, amounts: Amounts) -> Result<Point> {
    Ok(Point {
        axis: format::axis(&totals.period, range),
        name: format::period(&totals.period, range.grouping()),
        figures: Figures::of(&totals.sums, |amount| amounts.signed(amount))?,
        plain: Figures::of(&totals.sums, |amount| amounts.plain(amount))?,
        share: format::share(totals.sums.net_sales()?, net_sales),
        is_empty: is_empty(&totals.sums),
    })
}

fn is_empty(sums: &Sums) -> bool {
    sums.orders == 0 && sums.refunds == Money::ZERO && sums.customers == 0
}
