//! The sales of a range: how they are read, and what is computed of them for the screen.

use crate::format::Amounts;
use crate::report::change::{Change, Rising};
use crate::report::figure::Figure;
use crate::report::words::{GroupingWords, amount, grouping_words, is_empty, lacks};
use crate::session::Reading;
use crate::translate::{self, dates, tr};
use domain::error::Result;
use domain::money::Money;
use domain::report::target::TargetReport;
use domain::report::{
    AnalysedSales, Analysis, ComparedReport, PeriodTotals, SalesPart, SalesReport, Series, Sums,
};
use domain::shop::day_note::DayNote;
use domain::text::Text;
use domain::time::Day;
use domain::time::compared::Comparison;
use domain::time::period::Grouping;
use engine::ComparedRange;

#[derive(Debug)]
pub(crate) struct SalesView {
    /// `October 2026`.
    pub(super) title: String,
    pub(super) report: SalesReport,
    alone: Option<Vec<PeriodTotals>>,
    pub(super) compared: Option<ComparedReport>,
    pub(super) parts: Vec<SalesPart>,
    /// The moving average at each period.
    pub(super) averages: Vec<Option<Money>>,
    /// The name of these, where there are any.
    pub(super) mean: Option<String>,
    /// What was asked for.
    pub(super) analysis: Analysis,
    pub(super) target: Option<TargetReport>,
    /// The notes on its days by day, with those that were taken away.
    pub(super) notes: Vec<DayNote>,
    /// What these say of each period, and what happened to the books in it.
    pub(super) told: [Vec<String>; 2],
    /// Whether weekdays stand beside the same weekdays.
    keeps_weekdays: bool,
    pub(super) amounts: Amounts,
    /// The last day with sales, where the range has none.
    pub(super) latest_sales: Option<Day>,
}

impl SalesView {
    /// Refused where an amount does not fit, so that none is refused while it is drawn.
    pub(super) fn read(of: &ComparedRange, from: &Reading<'_>) -> Result<Self> {
        let found = from.engine.analysed_sales(from.actor, of, from.now)?;
        let mean = found.mean().map(|name| translate::text(&name));
        let AnalysedSales { report, alone, compared, parts, averages, target, events, analysis } = found;
        let notes = from.engine.day_notes(from.actor, report.range.days())?;
        let events: Vec<DayNote> = events.iter().map(as_note).collect();
        let told = [&notes, &events].map(|notes| {
            let told = |totals: &PeriodTotals| DayNote::told(notes, &totals.period, &report.range, dates());
            report.periods.iter().map(told).collect()
        });
        let title = dates().title(&report.range, of.query.period.is_some());
        let latest_sales = from.latest_sales(is_empty(&report.sums), &report.range)?;
        let reports = std::iter::once(&report).chain(compared.iter().map(|other| &other.report));
        for totals in reports.flat_map(|report| &report.periods) {
            Series::ALL.into_iter().try_for_each(|series| series.amount(&totals.sums).map(drop))?;
        }
        let keeps_weekdays = of.with.is_some_and(Comparison::keeps_weekdays);
        let amounts = from.amounts;
        Ok(Self {
            title,
            report,
            alone,
            compared,
            parts,
            averages,
            mean,
            analysis,
            target,
            notes,
            told,
            keeps_weekdays,
            amounts,
            latest_sales,
        })
    }

    /// The figures of a period without those before, also where the report has them added up.
    pub(super) fn alone(&self, at: usize) -> Option<&PeriodTotals> {
        self.alone.as_ref().unwrap_or(&self.report.periods).get(at)
    }

    pub(super) fn words(&self) -> GroupingWords {
        grouping_words(self.report.range.grouping())
    }

    /// `by day`, `by day, added up`.
    pub(super) fn by(&self) -> String {
        let by = self.words().by;
        if self.analysis.is_cumulated { tr!("{series}, added up", series = by) } else { by.to_owned() }
    }

    pub(super) fn is_empty(&self) -> bool {
        is_empty(&self.report.sums)
    }

    /// The label of a period on the axis; a day with its weekday where that is what is compared.
    pub(super) fn label_of(&self, of: &PeriodTotals) -> String {
        let label = dates().axis(&of.period, &self.report.range);
        if !self.keeps_weekdays || self.report.range.grouping() != Grouping::Day {
            return label;
        }
        format!("{} {label}", dates().format(of.period.start, "%a"))
    }

    /// `Sat 17 Oct 2026`, `09:00–10:00`.
    pub(super) fn name_of(&self, of: &PeriodTotals) -> String {
        dates().period(&of.period, self.report.range.grouping())
    }

    /// A figure with the currency's sign; a dash where it is not known.
    pub(super) fn signed(&self, series: Series, sums: &Sums) -> String {
        self.write(series, sums, Amounts::signed)
    }

    /// A figure for columns whose head has the sign; a dash where it is not known.
    pub(super) fn plain(&self, series: Series, sums: &Sums) -> String {
        self.write(series, sums, Amounts::plain)
    }

    fn write(&self, series: Series, sums: &Sums, write: fn(Amounts, Money) -> String) -> String {
        match series.is_known(sums) {
            Ok(true) => Figure::Of(series).write(amount(series, sums), self.amounts, write),
            _ => "–".to_owned(),
        }
    }

    /// Why the other range cannot be compared with; empty where it can.
    pub(super) fn lacks(&self) -> String {
        let lacks = |other: &ComparedReport| {
            lacks(&other.report.range, is_empty(&other.report.sums), other.lacks_before)
        };
        self.compared.as_ref().map(lacks).unwrap_or_default()
    }

    /// The report to compare with, where it can be compared with. It may have fewer or more periods.
    pub(super) fn comparable(&self) -> Option<&SalesReport> {
        self.other().map(|other| &other.report)
    }

    fn other(&self) -> Option<&ComparedReport> {
        let is_comparable =
            |other: &&ComparedReport| other.lacks_before.is_none() && !is_empty(&other.report.sums);
        self.compared.as_ref().filter(is_comparable)
    }

    /// What stands beside the period at an index.
    pub(super) fn beside(&self, at: usize) -> Option<&PeriodTotals> {
        self.other().and_then(|other| other.beside(at))
    }

    /// All that stands beside periods, with their indexes.
    pub(super) fn all_beside(&self) -> impl Iterator<Item = (usize, &PeriodTotals)> {
        let beside = self.other().map(|other| other.beside.as_slice()).unwrap_or_default();
        beside.iter().enumerate().filter_map(|(at, totals)| Some((at, totals.as_ref()?)))
    }

    /// The change of a figure against the period beside; `None` without one, and where a week at an end of a range
    /// has fewer days than the one beside.
    pub(super) fn change_at(&self, at: usize, series: Series) -> Option<Change> {
        let (here, other) = (&self.report, self.comparable()?);
        let (totals, beside) = (here.periods.get(at)?, self.beside(at)?);
        let days = |report: &SalesReport, totals: &PeriodTotals| {
            let (first, last) = report.range.part_of(&totals.period);
            last.day.number() - first.day.number()
        };
        let is_alike =
            !matches!(here.range.grouping(), Grouping::Week(_)) || days(here, totals) == days(other, beside);
        is_alike.then(|| self.change_of(series, &totals.sums, &beside.sums)).flatten()
    }

    /// The change of a total against the compared range; `None` where there is nothing to compare with.
    pub(super) fn change(&self, series: Series) -> Option<Change> {
        self.change_of(series, &self.report.sums, &self.comparable()?.sums)
    }

    /// The part of the net sales whose cost is known: `known for 94 % of net sales`.
    pub(super) fn known(&self) -> String {
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

/// What happened on a day in the form of a note on it.
fn as_note((day, title): &(Day, Text)) -> DayNote {
    DayNote { day: day.to_string(), note: translate::text(title), ..DayNote::default() }
}
