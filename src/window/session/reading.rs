//! What the rooms of tabs are read with, and the range and comparison of the reports.

use std::path::PathBuf;

use crate::format::Amounts;
use crate::model::PeriodChoice;
use domain::access::Actor;
use domain::error::Result;
use domain::report::Analysis;
use domain::time::period::{Grouping, ReportRange};
use domain::time::{Day, Instant, Zone};
use engine::{ComparedRange, Engine};
use worker::Request;

use super::ShopSession;

/// What a room is read with, on the reader thread.
pub(crate) struct Reading<'e> {
    pub(crate) engine: &'e Engine,
    pub(crate) actor: &'e Actor,
    pub(crate) zone: Zone,
    pub(crate) now: Instant,
    pub(crate) amounts: Amounts,
    /// The folder of data, which has the user's own forms of tax returns.
    pub(crate) data: PathBuf,
}

impl Reading<'_> {
    /// The last day with sales, to be offered in the place of an empty report of this range.
    pub(crate) fn latest_sales(&self, is_empty: bool, range: &ReportRange) -> Result<Option<Day>> {
        let (first, last) = range.days();
        let latest = if is_empty { self.engine.latest_sales(self.actor)? } else { None };
        Ok(latest.filter(|day| *day < first || last < *day))
    }
}

impl ShopSession {
    /// Reads what a room shows.
    pub(crate) fn read_with<V: Send + 'static>(
        &self,
        work: impl FnOnce(&Reading<'_>) -> Result<V> + Send + 'static,
    ) -> Request<V> {
        let (clock, formatter, data) = (self.clock, self.formatter, self.data.clone());
        self.read(move |engine, actor| {
            let shop = engine.shop()?;
            let (zone, now) = (shop.time_zone, clock.now(shop.time_zone));
            let amounts = Amounts::new(shop.currency, formatter);
            work(&Reading { engine, actor, zone, now, amounts, data })
        })
    }

    pub(crate) fn choose_period(&mut self, period: PeriodChoice) {
        // Other dates may not be one day.
        if period.span != self.period.span || self.grouping == Some(Grouping::Hour) {
            self.grouping = None;
        }
        self.period = period;
        (self.wake)();
    }

    /// The range of the reports.
    pub(crate) fn range_wanted(&self) -> ComparedRange {
        let with = self.period.comparison(self.compare);
        let grouping = self.grouping.or(self.period.grouping());
        ComparedRange { query: self.period.query(), with, grouping, analysis: Analysis::default() }
    }
}
