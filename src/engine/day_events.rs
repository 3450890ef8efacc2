//! What happened to the books on days that may explain their sales.

use std::collections::BTreeMap;

use crate::{Engine, HistoryQuery, require};
use domain::access::{Actor, Capability};
use domain::noun::NounKind;
use domain::text::Text;
use domain::time::{Day, Local};
use domain::{Error, Result, text};
use store::HistoryKind;

/// The most steps of each kind that are told.
const MOST: i64 = 200;

impl Engine {
    /// On which days from a first to a last one the terms of a tax rate changed, a period was closed or reopened, or an import
    /// was made, in order. What was undone is left out. Needs `view_store_reports`.
    pub fn day_events(&self, actor: &Actor, (first, last): (Day, Day)) -> Result<Vec<(Day, Text)>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        let zone = self.shop()?.time_zone;
        let mut found: Vec<(Local, Text)> = Vec::new();
        let within = |day: &Day| (first..=last).contains(day);
        for rate in self.store.read(|read| Ok(read.rates_with_versions()?))? {
            let days =
                rate.versions.past.keys().chain(rate.versions.planned.keys()).filter(|day| within(day));
            let told = |day: &Day| (day.start(), text!("{rate} changed", rate = &rate.rate.name));
            found.extend(days.map(told));
        }
        let (from, until) =
            (Some(zone.instant(first.start())), Some(zone.instant(last.plus_days(1).start())));
        let of = |noun: Option<NounKind>, text: &str| {
            let query = HistoryQuery { noun, text: text.to_owned(), from, until, ..HistoryQuery::default() };
            self.history_of(actor, &query, MOST)
        };
        let mut steps = BTreeMap::new();
        // Titles are sought as the default writer writes them, in English.
        for entry in [of(Some(NounKind::Period), "")?, of(None, "Import ")?].into_iter().flatten() {
            if entry.kind == HistoryKind::Do && !entry.undone {
                steps.insert(entry.id, (zone.local(entry.at), entry.title));
            }
        }
        found.extend(steps.into_values());
        found.sort_by_key(|(at, _)| *at);
        Ok(found.into_iter().map(|(at, title)| (at.day, title)).collect())
    }
}
