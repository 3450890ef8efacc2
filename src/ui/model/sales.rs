//! The sales report as the Sales tab draws it.

use crate::domain::error::Result;
use crate::domain::money::Money;
use crate::domain::period::{Grouping, ReportRange};
pub(crate) use crate::domain::report::Series;
use crate::domain::report::{PeriodTotals, SalesReport, Sums};
use crate::domain::time::{Day, Local};
use crate::ui::format::{self, Amounts};

use super::change::{Change, Rising};
use super::plotted;

impl Series {
    /// An amount of it in words, money by `write`.
    pub(crate) fn write(self, amount: Money, write: impl Fn(Money) -> String) -> String {
        if self.is_count() { format::grouped(&amount.to_text(0)) } else { write(amount) }
    }

    /// How it changed between two amounts of it.
    pub(crate) fn change(self, is: Money, was: Money) -> Change {
        match self {
            // Both are below zero; more paid back is more.
            Self::Refunds => Change::of(below(is), below(was), Rising::Bad),
            Self::Discount => Change::of(is, was, Rising::Bad),
            _ => Change::of(is, was, Rising::Good),
        }
    }
}

/// The amount on the other side of zero.
fn below(amount: Money) -> Money {
    Money::ZERO.minus(amount).unwrap_or(amount)
}

/// A figure of every series.
#[derive(Debug, Clone, Default)]
pub(crate) struct Figures {
    amounts: [Money; Series::ALL.len()],
    heights: [f64; Series::ALL.len()],
    texts: [String; Series::ALL.len()],
}

impl Figures {
    /// What it is; refunds are below zero.
    pub(crate) fn amount(&self, series: Series) -> Money {
        place(series).and_then(|at| self.amounts.get(at)).copied().unwrap_or_default()
    }

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
        let slots = figures.amounts.iter_mut().zip(&mut figures.heights).zip(&mut figures.texts);
        for (series, ((amount, height), text)) in Series::ALL.into_iter().zip(slots) {
            *amount = series.amount(sums)?;
            *height = plotted(*amount);
            *text = series.write(*amount, &write);
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
    /// What of it is in the range, when that is not all: `to the 20th`.
    pub(crate) part: String,
    /// Its first and last second within the range.
    pub(crate) of: (Local, Local),
    /// Its figures, with the currency's sign.
    pub(crate) figures: Figures,
    /// Its figures without, for columns whose head has the sign.
    pub(crate) plain: Figures,
    /// Its part of the net sales of the range.
    pub(crate) share: String,
    /// Its orders.
    pub(crate) orders: i64,
    /// Whether nothing happened in it.
    pub(crate) is_empty: bool,
}

/// The range that another is compared with.
#[derive(Debug, Clone)]
pub(crate) struct ComparedView {
    /// `September 2026`.
    pub(crate) title: String,
    /// `Sep 2026`, for legends and heads.
    pub(crate) short: String,
    pub(crate) sums: Sums,
    pub(crate) totals: Figures,
    /// Period by period beside those of the range; it may have fewer or more.
    pub(crate) points: Vec<Point>,
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
    /// Its first and last second.
    pub(crate) of: (Local, Local),
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
    /// All that the figures are made of.
    pub(crate) sums: Sums,
    pub(crate) compared: Option<ComparedView>,
}

impl SalesView {
    /// The report in words and heights.
    pub(crate) fn new(
        report: &SalesReport,
        compared: Option<&SalesReport>,
        title: String,
        amounts: Amounts,
    ) -> Result<Self> {
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
            of: (range.start(), range.end()),
            by: if range.grouping() == Grouping::Day { "day" } else { "month" },
            order_totals: amounts.plain(report.sums.order_totals),
            totals,
            average: amounts.plain(report.average_sales),
            amounts,
            points: report.periods.iter().map(point).collect::<Result<_>>()?,
            is_empty: is_empty(&report.sums),
            orders: report.sums.orders,
            sums: report.sums,
            compared: compared.map(|other| ComparedView::new(other, amounts)).transpose()?,
        })
    }

    /// The point of the compared range beside one of this.
    pub(crate) fn beside(&self, at: usize) -> Option<&Point> {
        self.compared.as_ref().and_then(|compared| compared.points.get(at))
    }

    /// How a total changed against the compared range.
    pub(crate) fn change(&self, series: Series) -> Option<Change> {
        let compared = self.compared.as_ref()?;
        Some(series.change(series.amount(&self.sums).ok()?, compared.totals.amount(series)))
    }
}

impl ComparedView {
    fn new(report: &SalesReport, amounts: Amounts) -> Result<Self> {
        let range = &report.range;
        let point = |totals: &PeriodTotals| point(totals, range, report.net_sales, amounts);
        Ok(Self {
            title: format::title(range, false),
            short: format::short_title(range),
            sums: report.sums,
            totals: Figures::of(&report.sums, |amount| amounts.plain(amount))?,
            points: report.periods.iter().map(point).collect::<Result<_>>()?,
        })
    }
}

fn point(totals: &PeriodTotals, range: &ReportRange, net_sales: Money, amounts: Amounts) -> Result<Point> {
    Ok(Point {
        axis: format::axis(&totals.period, range),
        name: format::period(&totals.period, range.grouping()),
        of: (totals.period.first.start().max(range.start()), totals.period.last.end().min(range.end())),
        figures: Figures::of(&totals.sums, |amount| amounts.signed(amount))?,
        plain: Figures::of(&totals.sums, |amount| amounts.plain(amount))?,
        share: format::share(totals.sums.net_sales()?, net_sales),
        part: format::part(&totals.period, range),
        orders: totals.sums.orders,
        is_empty: is_empty(&totals.sums),
    })
}

fn is_empty(sums: &Sums) -> bool {
    sums.orders == 0 && sums.refunds == Money::ZERO && sums.customers == 0
}
