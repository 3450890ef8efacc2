//! What is told of the sales of a range beside their figures.

use std::collections::{BTreeMap, HashMap};

use super::{resolve, sales, sales_in};
use crate::{ComparedRange, Engine, require};
use domain::access::{Actor, Capability};
use domain::label;
use domain::money::Money;
use domain::places::country_text;
use domain::report::{
    AnalysedSales, ComparedReport, Division, MovingAverage, SalesPart, SalesReport, WeekOfSales, divided,
};
use domain::text::Text;
use domain::time::period::{DayPart, Grouping, RangeQuery};
use domain::time::{Day, Instant, Local};
use domain::{Error, Result};
use store::{DividedBy, Read};

type Known = BTreeMap<String, Vec<Money>>;

impl Engine {
    /// The sales of a range, of the range it is compared with, and what is told beside the figures. Needs
    /// `view_store_reports`.
    pub fn analysed_sales(&self, actor: &Actor, of: &ComparedRange, now: Instant) -> Result<AnalysedSales> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        let (analysis, name) = (of.analysis, of.query.period.as_deref());
        // All figures are of one state of the file, so that parts add up while another program writes.
        let mut found = self.store.read(|read| {
            let report = sales_in(read, &of.query, of.grouping, now)?;
            let (begin, at) = (read.earliest()?, read.shop()?.time_zone.local(now));
            let compare = |with| {
                let other = sales(read, report.range.compared(with, at), now)?;
                ComparedReport::new(other, (&report.range, with), begin)
            };
            let compared = of.with.map(compare).transpose()?;
            let parts = analysis.divided.map(|by| parts(read, &report, by)).transpose()?.unwrap_or_default();
            let is_by_day = report.range.grouping() == Grouping::Day;
            let averages = match analysis.average.filter(|_| is_by_day).zip(begin) {
                Some((average, begin)) => averages(read, &report, average, (begin.day, at.day))?,
                None => Vec::new(),
            };
            let (alone, target, events) = (None, None, Vec::new());
            Ok(AnalysedSales { report, alone, compared, parts, averages, target, events, analysis })
        })?;
        let range = &found.report.range;
        found.target = self.sales_target(actor, (range, name), now)?;
        if analysis.has_events {
            found.events = self.day_events(actor, range.days())?;
        }
        if analysis.is_cumulated { found.cumulated(self.shop()?.time_zone.local(now)) } else { Ok(found) }
    }

    /// The net sales of a range by weekday and hour. Needs `view_store_reports`.
    pub fn week_of_sales(&self, actor: &Actor, query: &RangeQuery, now: Instant) -> Result<WeekOfSales> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| {
            let mut week = WeekOfSales::new(resolve(read, query, now)?);
            let parts = week.range.parts();
            if let Some((first, last)) = parts.days {
                read.divided_days(DividedBy::Hour, (first, last), |day, hour, net| {
                    week.add(day, hour.parse().unwrap_or_default(), net)
                })?;
            }
            for part in parts.hours.into_iter().flatten() {
                for (at, (_, net)) in read.divided_part(DividedBy::Hour, part)? {
                    week.add(at.day, usize::try_from(at.second / 3600).unwrap_or_default(), net)?;
                }
            }
            Ok(week)
        })
    }
}

fn averages(
    read: &Read<'_>,
    report: &SalesReport,
    of: MovingAverage,
    within: (Day, Day),
) -> Result<Vec<Option<Money>>> {
    let (first, last) = report.range.days();
    let sums = read.day_sums(of.first_of(first), last)?;
    let known = sums.into_iter().map(|(day, sums)| Ok((day, sums.net_sales()?))).collect::<Result<_>>()?;
    of.means(report.periods.iter().map(|totals| totals.period.start.day), &known, within)
}

fn parts(read: &Read<'_>, report: &SalesReport, by: Division) -> Result<Vec<SalesPart>> {
    let names = PartNames::of(read, by)?;
    divided(report, by, known(read, report, by)?, |key| names.name(key))
}

/// What the parts of sales are called.
pub(super) struct PartNames {
    by: Division,
    names: HashMap<String, String>,
}

impl PartNames {
    pub(super) fn of(read: &Read<'_>, by: Division) -> Result<Self> {
        let names = match by {
            Division::Country => HashMap::new(),
            Division::Source => read.source_names()?.into_iter().collect(),
            Division::TaxClass => {
                let classes = std::iter::once(read.standard_class()?).chain(read.classes()?);
                classes.map(|class| (class.slug.as_str().to_owned(), class.name)).collect()
            }
        };
        Ok(Self { by, names })
    }

    /// What a part is called by its key: a country's code, the id of a source, a tax class, the standard one if it is empty.
    pub(super) fn name(&self, key: &str) -> Text {
        let key = if self.by == Division::TaxClass && key.is_empty() { "standard" } else { key };
        match (self.by, self.names.get(key).map(String::as_str)) {
            (Division::Country, _) => country_text(key),
            (Division::Source, None | Some("")) => Text::new(label!("Another program")),
            (_, name) => Text::written(name.unwrap_or(key)),
        }
    }
}

/// The net sales of each key in each period. A country or a source that is not known is left out.
fn known(read: &Read<'_>, report: &SalesReport, by: Division) -> Result<Known> {
    let (range, periods, mut known) = (&report.range, &report.periods, Known::new());
    let place = |at: Local| periods.partition_point(|totals| totals.period.end < at);
    let mut add = |at: usize, key: &str, net: Money| -> Result<()> {
        if key.is_empty() && by != Division::TaxClass {
            return Ok(());
        }
        if !known.contains_key(key) {
            known.insert(key.to_owned(), vec![Money::ZERO; periods.len()]);
        }
        if let Some(sum) = known.get_mut(key).and_then(|nets| nets.get_mut(at)) {
            *sum = sum.plus(net)?;
        }
        Ok(())
    };
    let (mut days, mut parts) = (range.parts().days, range.parts().hours.to_vec());
    if range.grouping() == Grouping::Hour {
        let (start, end) = (range.start(), range.end());
        (days, parts) = (None, vec![Some(DayPart { day: start.day, from: start.second, to: end.second })]);
    }
    if let Some(days) = days {
        // A day has several rows.
        let mut last = (days.0, place(days.0.start()));
        read.divided_days(by.into(), days, |day, key, net| {
            if last.0 != day {
                last = (day, place(day.start()));
            }
            add(last.1, key, net)
        })?;
    }
    for part in parts.into_iter().flatten() {
        for (at, (key, net)) in read.divided_part(by.into(), part)? {
            add(place(at), &key, net)?;
        }
    }
    Ok(known)
}
