//! What a report of sales tells beside its figures: the net sales divided by what orders have in common, a moving average, and
//! all figures added up from the first period on.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use chrono::Datelike;

use super::target::TargetReport;
use super::{ComparedReport, PeriodTotals, SalesReport, Sums};
use crate::decimal::Computed;
use crate::error::{Error, Result};
use crate::label;
use crate::locale::Locale;
use crate::money::Money;
use crate::text;
use crate::text::Text;
use crate::time::period::ReportRange;
use crate::time::{Day, Local};

/// What sales are divided by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Division {
    /// The country that an order was sent to.
    Country,
    /// The system that an order came from.
    Source,
    /// The tax class of the items.
    TaxClass,
}

impl Division {
    /// Each.
    pub const ALL: [Self; 3] = [Self::Country, Self::Source, Self::TaxClass];

    /// `by country`.
    pub const fn by(self) -> &'static str {
        match self {
            Self::Country => label!("by country"),
            Self::Source => label!("by source"),
            Self::TaxClass => label!("by tax class"),
        }
    }

    /// What has none of it.
    const fn none(self) -> &'static str {
        match self {
            Self::Country => label!("Without a country"),
            Self::Source => label!("Typed, or no source known"),
            // Fees, and refunds that name no items.
            Self::TaxClass => label!("Not of an item"),
        }
    }
}

/// A part of the net sales of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SalesPart {
    /// What it is called.
    pub name: Text,
    /// Its net sales in the whole range.
    pub net_sales: Money,
    /// Its net sales in each period of the report.
    pub periods: Vec<Money>,
}

/// The most parts that have a name each; the others are one part together.
pub const MOST_PARTS: usize = 6;

/// Divides the net sales of a report, of which these are known by key in each period, into the
/// [`MOST_PARTS`] largest parts, one of all others, and one of what has no key. In each period they add up to its net sales.
pub fn divided(
    report: &SalesReport,
    by: Division,
    known: BTreeMap<String, Vec<Money>>,
    name: impl Fn(&str) -> Text,
) -> Result<Vec<SalesPart>> {
    let parts = known.into_iter().map(|(key, nets)| SalesPart::new(name(&key), nets));
    let mut parts = parts.collect::<Result<Vec<_>>>()?;
    // What is equal stays in the order of the keys.
    parts.sort_by_key(|part| Reverse(part.net_sales));
    let others = parts.split_off(parts.len().min(MOST_PARTS));
    if !others.is_empty() {
        parts.push(SalesPart::new(Text::new(label!("Others")), sums(&others, report)?)?);
    }
    let all = report.periods.iter().map(|totals| totals.sums.net_sales());
    let rest = all.zip(sums(&parts, report)?).map(|(all, known)| all?.minus(known));
    let rest = SalesPart::new(Text::new(by.none()), rest.collect::<Computed<_>>()?)?;
    parts.extend(Some(rest).filter(|rest| rest.periods.iter().any(|net| *net != Money::ZERO)));
    Ok(parts)
}

/// The sums of parts in each period.
fn sums(parts: &[SalesPart], report: &SalesReport) -> Result<Vec<Money>> {
    let sum = |at| Money::sum(parts.iter().filter_map(|part| part.periods.get(at).copied()));
    Ok((0..report.periods.len()).map(sum).collect::<Computed<_>>()?)
}

impl SalesPart {
    fn new(name: Text, periods: Vec<Money>) -> Result<Self> {
        Ok(Self { name, net_sales: Money::sum(periods.iter().copied())?, periods })
    }
}

/// What a report of sales tells beside its figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Analysis {
    /// What the net sales are divided by.
    pub divided: Option<Division>,
    /// The days of which the mean of the net sales is told, each day's with those before it.
    pub average: Option<MovingAverage>,
    /// Whether each period has the sums of the range up to its end.
    pub is_cumulated: bool,
    /// Whether days are marked on which rates changed, periods were closed or imports were made.
    pub has_events: bool,
}

impl Analysis {
    /// A heading, which says so where the figures below it are added up.
    pub fn heading(self, name: &str, locale: &dyn Locale) -> String {
        if self.is_cumulated {
            locale.text(&text!("{series}, added up", series = name))
        } else {
            name.to_owned()
        }
    }
}

/// The days of a moving average.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MovingAverage {
    /// Seven: each has one of each weekday.
    Week,
    /// 28.
    FourWeeks,
}

impl MovingAverage {
    /// Each.
    pub const ALL: [Self; 2] = [Self::Week, Self::FourWeeks];

    /// The number of days.
    pub const fn days(self) -> u32 {
        match self {
            Self::Week => 7,
            Self::FourWeeks => 28,
        }
    }

    /// The means of the net sales of each of these days and those before it, of which these are known. Books that begin later
    /// than the first of its days have none of a day, nor has a day after today.
    pub fn means(
        self,
        days: impl Iterator<Item = Day>,
        known: &BTreeMap<Day, Money>,
        (begin, today): (Day, Day),
    ) -> Result<Vec<Option<Money>>> {
        let mean = |day: Day| {
            let first = self.first_of(day);
            if first < begin || day > today {
                return Ok(None);
            }
            let sum = Money::sum(known.range(first..=day).map(|(_, net)| *net))?;
            Ok(Some(sum.divided_by(self.days())))
        };
        days.map(mean).collect()
    }

    /// The first of the days whose mean is that of a day.
    pub fn first_of(self, day: Day) -> Day {
        day.minus_days(u64::from(self.days()) - 1)
    }
}

/// A report of sales with what is told beside its figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnalysedSales {
    /// The report; where it is cumulated, its periods have the sums up to their ends.
    pub report: SalesReport,
    /// Its periods without those before, where it is cumulated.
    pub alone: Option<Vec<PeriodTotals>>,
    /// What it is compared with, cumulated alike.
    pub compared: Option<ComparedReport>,
    /// The parts of its net sales; none where they are not divided.
    pub parts: Vec<SalesPart>,
    /// The moving average at each period; none where it is not asked for, or periods are no days.
    pub averages: Vec<Option<Money>>,
    /// How the sales stand to the target of the shop.
    pub target: Option<TargetReport>,
    /// What happened to the books on its days; none where it is not asked for.
    pub events: Vec<(Day, Text)>,
    /// What was asked for.
    pub analysis: Analysis,
}

impl AnalysedSales {
    /// The name of the moving average, where there is one: `Mean of 7 days`.
    pub fn mean(&self) -> Option<Text> {
        let of = self.analysis.average.filter(|_| self.averages.iter().any(Option::is_some))?;
        Some(text!("Mean of {days} days", days = of.days()))
    }

    /// Gives each period the sums of all up to it; one that begins after `now` gets none but of the target.
    pub fn cumulated(mut self, now: Local) -> Result<Self> {
        self.alone = Some(self.report.periods.clone());
        let is_begun: Vec<bool> = self.report.periods.iter().map(|of| of.period.start <= now).collect();
        let begun = || is_begun.iter().take_while(|is_begun| **is_begun);
        add_up(self.target.iter_mut().flat_map(|target| &mut target.periods), Money::plus)?;
        for part in &mut self.parts {
            add_up(part.periods.iter_mut().zip(begun()).map(|(net, _)| net), Money::plus)?;
        }
        let plus = |sum: Sums, other: Sums| sum.plus(&other);
        add_up(self.report.periods.iter_mut().zip(begun()).map(|(totals, _)| &mut totals.sums), plus)?;
        let beside = self.compared.iter_mut().flat_map(|other| &mut other.beside).flatten();
        add_up(beside.map(|totals| &mut totals.sums), plus)?;
        Ok(self)
    }
}

/// Adds to each figure all that are before it.
fn add_up<'f, F: Copy + Default + 'f, E>(
    figures: impl Iterator<Item = &'f mut F>,
    plus: impl Fn(F, F) -> std::result::Result<F, E>,
) -> Result<()>
where
    Error: From<E>,
{
    let mut sum = F::default();
    for figure in figures {
        sum = plus(sum, *figure)?;
        *figure = sum;
    }
    Ok(())
}

/// Net sales by weekday and hour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WeekOfSales {
    /// The range.
    pub range: ReportRange,
    /// The net sales of each hour of Monday, Tuesday and so on.
    pub hours: [[Money; 24]; 7],
}

impl WeekOfSales {
    /// Of no sales.
    pub const fn new(range: ReportRange) -> Self {
        Self { range, hours: [[Money::ZERO; 24]; 7] }
    }

    /// Adds what was sold in an hour of a day.
    pub fn add(&mut self, day: Day, hour: usize, net: Money) -> Result<()> {
        let weekday = usize::try_from(day.date().weekday().num_days_from_monday()).unwrap_or_default();
        if let Some(sum) = self.hours.get_mut(weekday).and_then(|hours| hours.get_mut(hour)) {
            *sum = sum.plus(net)?;
        }
        Ok(())
    }

    /// The sum of a weekday, from Monday on.
    pub fn of_weekday(&self, weekday: usize) -> Result<Money> {
        Ok(Money::sum(self.hours.get(weekday).into_iter().flatten().copied())?)
    }

    /// The sum of all.
    pub fn sum(&self) -> Result<Money> {
        Ok(Money::sum(self.hours.iter().flatten().copied())?)
    }
}
