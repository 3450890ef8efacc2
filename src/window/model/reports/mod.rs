//! The reports as their tabs draw them: answers of the engine, with what is computed of them for the screen.

pub(super) mod entries;
pub(super) mod period;

use crate::format::Amounts;
use crate::translate::{dates, tr};
use domain::error::Result;
use domain::money::Money;
use domain::report::{ComparedReport, PeriodTotals, SalesReport, Series, Sums};
use domain::time::Day;
use domain::time::period::{Grouping, ReportRange};

use crate::model::Figure;
use crate::model::change::{Change, Rising};

/// The sales report.
#[derive(Debug)]
pub(crate) struct SalesView {
    /// `October 2026`.
    pub(crate) title: String,
    pub(crate) report: SalesReport,
    pub(crate) compared: Option<ComparedReport>,
    pub(crate) amounts: Amounts,
    /// The last day with sales, where the range has none.
    pub(crate) latest_sales: Option<Day>,
}

impl SalesView {
    /// Refused where an amount does not fit, so that none is refused while it is drawn.
    pub(crate) fn checked(self) -> Result<Self> {
        let reports = std::iter::once(&self.report).chain(self.compared.iter().map(|other| &other.report));
        for totals in reports.flat_map(|report| &report.periods) {
            Series::ALL.into_iter().try_for_each(|series| series.amount(&totals.sums).map(drop))?;
        }
        Ok(self)
    }

    /// The words for its periods.
    pub(crate) fn words(&self) -> GroupingWords {
        grouping_words(self.report.range.grouping())
    }

    /// Whether the range has no orders, refunds or registrations.
    pub(crate) fn is_empty(&self) -> bool {
        is_empty(&self.report.sums)
    }

    /// `Sat 17 Oct 2026`, `09:00–10:00`.
    pub(crate) fn name_of(&self, of: &PeriodTotals) -> String {
        dates().period(&of.period, self.report.range.grouping())
    }

    /// A figure with the currency's sign; a dash where it is not known.
    pub(crate) fn signed(&self, series: Series, sums: &Sums) -> String {
        self.write(series, sums, Amounts::signed)
    }

    /// A figure for columns whose head has the sign; a dash where it is not known.
    pub(crate) fn plain(&self, series: Series, sums: &Sums) -> String {
        self.write(series, sums, Amounts::plain)
    }

    fn write(&self, series: Series, sums: &Sums, write: fn(Amounts, Money) -> String) -> String {
        match series.is_known(sums) {
            Ok(true) => Figure::Of(series).write(amount(series, sums), self.amounts, write),
            _ => "–".to_owned(),
        }
    }

    /// Why the other range cannot be compared with; empty where it can.
    pub(crate) fn lacks(&self) -> String {
        let lacks = |other: &ComparedReport| {
            lacks(&other.report.range, is_empty(&other.report.sums), other.lacks_before)
        };
        self.compared.as_ref().map(lacks).unwrap_or_default()
    }

    /// The report to compare with, where it can be compared with. It may have fewer or more periods.
    pub(crate) fn comparable(&self) -> Option<&SalesReport> {
        let is_comparable =
            |other: &&ComparedReport| other.lacks_before.is_none() && !is_empty(&other.report.sums);
        self.compared.as_ref().filter(is_comparable).map(|other| &other.report)
    }

    /// The period of the compared range at the same index.
    pub(crate) fn beside(&self, at: usize) -> Option<&PeriodTotals> {
        self.comparable().and_then(|other| other.periods.get(at))
    }

    /// The change of a figure against the period beside; `None` without one, and where a week at an end of a range
    /// has fewer days than the one beside.
    pub(crate) fn change_at(&self, at: usize, series: Series) -> Option<Change> {
        let (here, other) = (&self.report, self.comparable()?);
        let (totals, beside) = (here.periods.get(at)?, other.periods.get(at)?);
        let days = |report: &SalesReport, totals: &PeriodTotals| {
            let (first, last) = report.range.part_of(&totals.period);
            last.day.number() - first.day.number()
        };
        let is_alike =
            !matches!(here.range.grouping(), Grouping::Week(_)) || days(here, totals) == days(other, beside);
        is_alike.then(|| self.change_of(series, &totals.sums, &beside.sums)).flatten()
    }

    /// The change of a total against the compared range; `None` where there is nothing to compare with.
    pub(crate) fn change(&self, series: Series) -> Option<Change> {
        self.change_of(series, &self.report.sums, &self.comparable()?.sums)
    }

    /// The part of the net sales whose cost is known: `known for 94 % of net sales`.
    pub(crate) fn known(&self) -> String {
        let share = self.amounts.formatter.share(self.report.sums.costed.sales, self.report.net_sales);
        tr!("known for {share} of net sales", share)
    }

    /// More refunds, more discounts and higher costs are bad. `None` where one of the two is not known.
    fn change_of(&self, series: Series, is: &Sums, was: &Sums) -> Option<Change> {
        let is_known = |sums| series.is_known(sums).unwrap_or_default();
        if !is_known(is) || !is_known(was) {
            return None;
        }
        let rising = if matches!(series, Series::Refunds | Series::Discount | Series::Cost) {
            Rising::Bad
        } else {
            Rising::Good
        };
        let [is, was] = [is, was].map(|sums| series.size(sums).unwrap_or_default());
        Some(Change::of(is, was, rising, self.amounts.formatter))
    }
}

/// The words for the periods of a report: `Day`, `by day`, `Average per day`.
pub(crate) struct GroupingWords {
    pub(crate) name: &'static str,
    pub(crate) by: &'static str,
    pub(crate) average: &'static str,
}

pub(crate) fn grouping_words(grouping: Grouping) -> GroupingWords {
    let name = match grouping {
        Grouping::Hour => tr!("Hour"),
        Grouping::Day => tr!("Day"),
        Grouping::Week(_) => tr!("Week"),
        Grouping::Month => tr!("Month"),
    };
    let (by, average) = grouping.words();
    GroupingWords { name, by: tr(by), average: tr(average) }
}

/// A figure of sums that were checked; refunds are negative.
pub(crate) fn amount(series: Series, sums: &Sums) -> Money {
    series.amount(sums).unwrap_or_default()
}

/// Whether these have no orders, refunds or registrations.
pub(crate) fn is_empty(sums: &Sums) -> bool {
    sums.orders == 0 && sums.refunds == Money::ZERO && sums.customers == 0
}

/// Why a range cannot be compared with; empty where it can. `lacks_before` is the first day of the books, where
/// they begin too late.
pub(crate) fn lacks(range: &ReportRange, is_empty: bool, lacks_before: Option<Day>) -> String {
    match lacks_before {
        _ if is_empty => tr!("No sales in {range} to compare", range = dates().short_title(range)),
        Some(day) => tr!("The books begin {day}: no comparison", day),
        None => String::new(),
    }
}
