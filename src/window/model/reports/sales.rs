//! The sales report as the Sales tab draws it.

use crate::format::{self, Amounts, Formatter};
use domain::error::Result;
use domain::money::Money;
use domain::report::{ComparedReport, PeriodTotals, SalesReport, Series, Sums};
use domain::time::period::{Grouping, ReportRange};
use domain::time::{Day, Local};

use crate::model::Figure;
use crate::model::change::{Change, Rising};
use crate::model::plotted;

/// The change between two amounts of a series. More refunds and more discounts are bad.
fn change_of(series: Series, is: Money, was: Money, formatter: Formatter) -> Change {
    match series {
        // Refunds are negative, and a larger refund is a rise.
        Series::Refunds => Change::of(below(is), below(was), Rising::Bad, formatter),
        Series::Discount => Change::of(is, was, Rising::Bad, formatter),
        _ => Change::of(is, was, Rising::Good, formatter),
    }
}

/// The amount with the opposite sign; unchanged where it is too large to negate.
fn below(amount: Money) -> Money {
    Money::ZERO.minus(amount).unwrap_or(amount)
}

/// The amount of every series, as a number, as a height in the chart and as text.
#[derive(Debug, Clone, Default)]
pub(crate) struct Figures {
    amounts: [Money; Series::ALL.len()],
    heights: [f64; Series::ALL.len()],
    texts: [String; Series::ALL.len()],
}

impl Figures {
    /// Refunds are negative.
    pub(crate) fn amount(&self, series: Series) -> Money {
        place(series).and_then(|at| self.amounts.get(at)).copied().unwrap_or_default()
    }

    /// The height in the chart; refunds are negative.
    pub(crate) fn height(&self, series: Series) -> f64 {
        place(series).and_then(|at| self.heights.get(at)).copied().unwrap_or_default()
    }

    pub(crate) fn text(&self, series: Series) -> &str {
        place(series).and_then(|at| self.texts.get(at)).map_or("", String::as_str)
    }

    fn of(sums: &Sums, amounts: Amounts, write: fn(Amounts, Money) -> String) -> Result<Self> {
        let mut figures = Self::default();
        let slots = figures.amounts.iter_mut().zip(&mut figures.heights).zip(&mut figures.texts);
        for (series, ((amount, height), text)) in Series::ALL.into_iter().zip(slots) {
            *amount = series.amount(sums)?;
            *height = plotted(*amount);
            *text = Figure::Of(series).write(*amount, amounts, write);
        }
        Ok(figures)
    }
}

fn place(series: Series) -> Option<usize> {
    Series::ALL.into_iter().position(|one| one == series)
}

/// A day, week or month of the chart.
#[derive(Debug, Clone)]
pub(crate) struct Point {
    /// The label below its bar: `17`, `Oct`.
    pub(crate) axis: String,
    /// The name in full: `Sat 17 Oct 2026`.
    pub(crate) name: String,
    /// The part of it that is in the range, where that is not all: `to the 20th`.
    pub(crate) part: String,
    /// The first and the last second of its part in the range.
    pub(crate) of: (Local, Local),
    /// The amounts as text have the currency's sign.
    pub(crate) figures: Figures,
    /// The same without the sign, for columns whose head has it.
    pub(crate) plain: Figures,
    /// Its share of the net sales of the range, in percent.
    pub(crate) share: String,
    pub(crate) orders: i64,
    /// Whether it has no orders, refunds or registrations.
    pub(crate) is_empty: bool,
}

/// The range that the report is compared with.
#[derive(Debug, Clone)]
pub(crate) struct ComparedView {
    /// `September 2026`.
    pub(crate) title: String,
    /// `Sep 2026`, for the legend and the column head.
    pub(crate) short: String,
    pub(crate) sums: Sums,
    pub(crate) totals: Figures,
    /// Its last second, where it ends within a day because the range that it is compared with is not over.
    pub(crate) until: Option<Local>,
    /// Why no change is shown: the range has no sales, or the books begin too late. Empty where it can be
    /// compared with.
    pub(crate) lacks: String,
    /// Its periods, in order, each beside the one of the report at the same index; there may be fewer or
    /// more.
    pub(crate) points: Vec<Point>,
}

/// The sales report as texts and heights.
#[derive(Debug, Clone)]
pub(crate) struct SalesView {
    /// `October 2026`.
    pub(crate) title: String,
    /// `1–31 Oct 2026`.
    pub(crate) range: String,
    /// The first and the last day of the range.
    pub(crate) days: (Day, Day),
    /// The first and the last second of the range.
    pub(crate) of: (Local, Local),
    pub(crate) grouping: Grouping,
    /// `day`, `week` or `month`.
    pub(crate) by: &'static str,
    /// The first line of the receipt: items, shipping and tax, less discounts.
    pub(crate) order_totals: String,
    /// The lines of the receipt, without the currency's sign. Tax and shipping are negative as text, since
    /// the receipt subtracts them.
    pub(crate) totals: Figures,
    /// The average net sales of a period.
    pub(crate) average: String,
    /// The format of amounts, for the axis.
    pub(crate) amounts: Amounts,
    /// Each period, oldest first.
    pub(crate) points: Vec<Point>,
    /// Whether the range has no orders, refunds or registrations.
    pub(crate) is_empty: bool,
    /// The last day with sales, where the range has none.
    pub(crate) latest_sales: Option<Day>,
    /// The number of orders of the range.
    pub(crate) orders: i64,
    /// The sums of the range, from which every figure is computed.
    pub(crate) sums: Sums,
    pub(crate) compared: Option<ComparedView>,
}

impl SalesView {
    pub(crate) fn new(
        report: &SalesReport,
        compared: Option<&ComparedReport>,
        title: String,
        amounts: Amounts,
    ) -> Result<Self> {
        let range = &report.range;
        let point = |totals: &PeriodTotals| point(totals, range, report.net_sales, amounts);
        let mut totals = Figures::of(&report.sums, amounts, Amounts::plain)?;
        // The receipt subtracts these.
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
            grouping: range.grouping(),
            by: range.grouping().as_str(),
            order_totals: amounts.plain(report.sums.order_totals),
            totals,
            average: amounts.plain(report.average_sales),
            amounts,
            points: report.periods.iter().map(point).collect::<Result<_>>()?,
            is_empty: is_empty(&report.sums),
            latest_sales: None,
            orders: report.sums.orders,
            sums: report.sums,
            compared: compared.map(|other| ComparedView::new(other, amounts)).transpose()?,
        })
    }

    /// The range to compare with, where it can be compared with.
    pub(crate) fn comparable(&self) -> Option<&ComparedView> {
        self.compared.as_ref().filter(|compared| compared.lacks.is_empty())
    }

    /// The period of the compared range at the same index.
    pub(crate) fn beside(&self, at: usize) -> Option<&Point> {
        self.comparable().and_then(|compared| compared.points.get(at))
    }

    /// The change of a figure against the period beside; `None` without one, and where a week at an end of a range
    /// has fewer days than the one beside.
    pub(crate) fn change_at(&self, at: usize, series: Series) -> Option<Change> {
        let (point, beside) = (self.points.get(at)?, self.beside(at)?);
        let days = |point: &Point| point.of.1.day.number() - point.of.0.day.number();
        let is_alike = !matches!(self.grouping, Grouping::Week(_)) || days(point) == days(beside);
        let (is, was) = (point.figures.amount(series), beside.figures.amount(series));
        is_alike.then(|| change_of(series, is, was, self.amounts.formatter))
    }

    /// The change of a total against the compared range; `None` where there is nothing to compare with.
    pub(crate) fn change(&self, series: Series) -> Option<Change> {
        let compared = self.comparable()?;
        let (is, was) = (series.amount(&self.sums).ok()?, compared.totals.amount(series));
        Some(change_of(series, is, was, self.amounts.formatter))
    }
}

impl ComparedView {
    fn new(compared: &ComparedReport, amounts: Amounts) -> Result<Self> {
        let report = &compared.report;
        let range = &report.range;
        let point = |totals: &PeriodTotals| point(totals, range, report.net_sales, amounts);
        Ok(Self {
            title: format::title(range, false),
            short: format::short_title(range),
            sums: report.sums,
            until: Some(range.end()).filter(|end| *end != end.day.end()),
            lacks: lacks(range, is_empty(&report.sums), compared.lacks_before),
            totals: Figures::of(&report.sums, amounts, Amounts::plain)?,
            points: report.periods.iter().map(point).collect::<Result<_>>()?,
        })
    }
}

/// Why a range cannot be compared with; empty where it can. `lacks_before` is the first day of the books, where
/// they begin too late.
pub(super) fn lacks(range: &ReportRange, is_empty: bool, lacks_before: Option<Day>) -> String {
    match lacks_before {
        _ if is_empty => format!("No sales in {} to compare", format::short_title(range)),
        Some(day) => format!("The books begin {}: no comparison", format::day(day)),
        None => String::new(),
    }
}

fn point(totals: &PeriodTotals, range: &ReportRange, net_sales: Money, amounts: Amounts) -> Result<Point> {
    Ok(Point {
        axis: format::axis(&totals.period, range),
        name: format::period(&totals.period, range.grouping()),
        of: (totals.period.first.start().max(range.start()), totals.period.last.end().min(range.end())),
        figures: Figures::of(&totals.sums, amounts, Amounts::signed)?,
        plain: Figures::of(&totals.sums, amounts, Amounts::plain)?,
        share: amounts.formatter.share(totals.sums.net_sales()?, net_sales),
        part: format::part(&totals.period, range),
        orders: totals.sums.orders,
        is_empty: is_empty(&totals.sums),
    })
}

fn is_empty(sums: &Sums) -> bool {
    sums.orders == 0 && sums.refunds == Money::ZERO && sums.customers == 0
}
