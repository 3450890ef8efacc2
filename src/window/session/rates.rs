//! The grid of rates: its filter and sort, and the hints at rates that may be wrong.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::model::{AllRates, Grid, GridQuery, HintsView, RatesView, TaxTrial, TrialView, VersionsView};
use domain::access::Actor;
use domain::ids::RateId;
use domain::rate::table::{RateColumn, RateFilter, RateSort};
use domain::tax::class::ClassSlug;
use domain::text;
use engine::Engine;

use super::ShopSession;

impl ShopSession {
    pub(crate) fn choose_class(&mut self, class: Option<ClassSlug>) {
        self.choose_rates(RateFilter { class, ..self.shown.filter.clone() }, self.shown.sort);
    }

    pub(crate) fn choose_rates(&mut self, filter: RateFilter, sort: Option<RateSort>) {
        self.shown = GridQuery { filter, sort, only: self.shown.only.take(), kept: BTreeSet::new() };
        self.ask_rates(false);
    }

    /// Sets the sort before any rates are requested.
    pub(crate) fn sort_rates(&mut self, sort: Option<RateSort>) {
        self.shown.sort = sort;
    }

    /// Shows only these rates, without a filter; `None` shows the filtered rates again.
    pub(crate) fn choose_only(&mut self, only: Option<Arc<BTreeSet<RateId>>>) {
        let filter = if only.is_some() { RateFilter::default() } else { self.shown.filter.clone() };
        self.shown = GridQuery { filter, sort: self.shown.sort, only, kept: BTreeSet::new() };
        self.ask_rates(false);
    }

    pub(crate) fn show_rates(&mut self) {
        if self.views.rates.is_unknown() {
            self.ask_rates(false);
        }
    }

    /// Requests the rates; with `is_changed` the rows keep their places, as is wanted after a change.
    pub(super) fn ask_rates(&mut self, is_changed: bool) {
        let (shown, formatter) = (self.shown.clone(), self.formatter);
        let rates = &self.views.rates;
        let held = rates.value.as_ref().filter(|_| !self.is_stale).map(RatesView::all);
        let before = rates.value.clone().filter(|_| is_changed);
        let (versions, clock) = (self.views.versions.value.clone(), self.clock);
        let work = move |engine: &Engine, actor: &Actor| {
            let all = if let Some(all) = held {
                all
            } else {
                let now = clock.now(engine.shop()?.time_zone);
                Arc::new(AllRates::new(engine.rate_table(actor, now)?))
            };
            Ok(RatesView::new(all, &shown, versions.as_deref(), before.as_ref(), formatter))
        };
        self.ask_then(|session| &mut session.views.rates, work, Self::rates_came);
    }

    /// Requests hints if the rates were read from the file, rather than only filtered again. The rates are
    /// not outdated, since a change would have sent another request and dropped this answer.
    fn rates_came(&mut self, previous: Option<RatesView>) {
        let rates = &self.views.rates;
        let all = rates.value.as_ref().filter(|_| rates.refusal.is_none()).map(RatesView::all);
        let held = previous.as_ref().map(RatesView::all);
        if let Some(all) = all.filter(|all| held.is_none_or(|held| !Arc::ptr_eq(&held, all))) {
            self.is_stale = false;
            self.ask_versions(Arc::clone(&all));
            self.ask_hints(all);
            // What was found is looked for again, now with the rates.
            self.finding = None;
            if let Some(tried) = self.tried.clone() {
                self.try_address(tried);
            }
        }
        self.discard(previous);
    }

    fn ask_hints(&mut self, all: Arc<AllRates>) {
        let clock = self.clock;
        self.ask(
            |session| &mut session.views.hints,
            move |engine, actor| {
                let classes = engine.shown_classes(actor)?.into_iter().map(|class| class.slug);
                let zone = engine.shop()?.time_zone;
                let now = clock.now(zone);
                let today = zone.local(now).day;
                let classes = classes.collect::<Vec<ClassSlug>>();
                let versions = engine.rates_with_versions(actor, now)?;
                Ok(Arc::new(HintsView::new(all.rates(), &classes, &versions, today)))
            },
        );
    }

    fn ask_versions(&mut self, all: Arc<AllRates>) {
        let (formatter, clock) = (self.formatter, self.clock);
        self.ask_then(
            |session| &mut session.views.versions,
            move |engine, actor| {
                let zone = engine.shop()?.time_zone;
                let now = clock.now(zone);
                let versions = engine.rates_with_versions(actor, now)?;
                let today = zone.local(now).day;
                Ok(Arc::new(VersionsView::new(versions, all.rates(), (formatter, today))))
            },
            Self::versions_came,
        );
    }

    /// Filters and sorts the grid again where the other dates matter to it, since the rates come before them.
    fn versions_came(&mut self, previous: Option<Arc<VersionsView>>) {
        let GridQuery { filter, sort, .. } = &self.shown;
        let matters = sort.is_some_and(|sort| sort.column == RateColumn::Dates)
            || filter.columns.contains_key(&RateColumn::Dates)
            || !filter.anywhere.trim().is_empty();
        let is_same = match (&previous, &self.views.versions.value) {
            (Some(before), Some(now)) => before.dates == now.dates,
            _ => false,
        };
        if matters && !is_same {
            self.ask_rates(previous.is_some());
        }
        self.discard(previous);
    }

    /// Requests the rates that apply at an address, and again after each change of rates.
    pub(crate) fn try_address(&mut self, tried: TaxTrial) {
        let Some(amounts) = self.amounts() else { return };
        let clock = self.clock;
        self.tried = Some(tried.clone());
        self.ask(
            |session| &mut session.views.trial,
            move |engine, actor| {
                let zone = engine.shop()?.time_zone;
                let question = tried.question(amounts, zone.local(clock.now(zone)).day)?;
                Ok(TrialView::new(engine.explain_rates(actor, &question)?, amounts))
            },
        );
    }

    pub(crate) fn rates_grid(&self) -> Grid<'_> {
        Grid {
            rates: &self.views.rates,
            classes: self.views.classes.value.as_ref(),
            hints: self.views.hints.value.clone().unwrap_or_default(),
            versions: self.views.versions.value.clone(),
            trial: &self.views.trial,
            shown: &self.shown,
            class: self.shown.filter.class.clone().unwrap_or_else(ClassSlug::standard),
            may_manage: self.facts.value.as_ref().is_some_and(|facts| facts.may_manage),
        }
    }

    /// `6 of 300 rates · 2 rows, 4 cells selected`.
    pub(crate) fn rates_shown(&self, selected: Option<(usize, usize)>) -> Option<String> {
        let shown = i64::try_from(self.views.rates.value.as_ref()?.total()).unwrap_or(i64::MAX);
        let all = self.views.classes.value.as_ref().map_or(shown, |view| view.rates);
        let of = self.formatter.text(&text!("{shown} of {all} {all:rate|rates}", shown, all));
        let Some((rows, cells)) = selected else { return Some(of) };
        let selected = text!("{rows} {rows:row|rows}, {cells} {cells:cell|cells} selected", rows, cells);
        Some(format!("{of} · {}", self.formatter.text(&selected)))
    }

    /// Keeps edited and new rates in the list until another filter is set.
    pub(crate) fn keep_in_sight(&mut self, rates: impl IntoIterator<Item = RateId>) {
        self.shown.kept.extend(rates);
    }
}
