//! The reports: their range and comparison, and the orders and entries that add up to a figure.

use crate::format::Amounts;
use crate::model::{EntriesView, Figure, MOST_ENTRIES, MOST_ORDERS, OrdersView, PeriodChoice};
use domain::access::Actor;
use domain::error::Result;
use domain::ids::ChargeId;
use domain::report::tax_summary::TaxEntry;
use domain::report::{Entry, Sums};
use domain::time::period::{Comparison, Grouping, ReportRange};
use domain::time::{Day, Instant, Local, Zone};
use engine::{ComparedRange, Engine};
use worker::Request;

use super::ShopSession;

/// What a report is read with, on the reader thread.
pub(crate) struct Reading<'e> {
    pub(crate) engine: &'e Engine,
    pub(crate) actor: &'e Actor,
    pub(crate) of: ComparedRange,
    pub(crate) zone: Zone,
    pub(crate) now: Instant,
    pub(crate) amounts: Amounts,
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
    /// Reads a report of the range that is chosen.
    pub(crate) fn read_report<V: Send + 'static>(
        &self,
        work: impl FnOnce(&Reading<'_>) -> Result<V> + Send + 'static,
    ) -> Request<V> {
        let (of, clock, formatter) = (self.range_wanted(), self.clock, self.formatter);
        self.read(move |engine, actor| {
            let shop = engine.shop()?;
            let (zone, now) = (shop.time_zone, clock.now(shop.time_zone));
            let amounts = Amounts::new(shop.currency, formatter);
            work(&Reading { engine, actor, of, zone, now, amounts })
        })
    }

    pub(crate) fn choose_period(&mut self, period: PeriodChoice) {
        // Other dates may not be one day.
        if period.span != self.period.span || self.grouping == Some(Grouping::Hour) {
            self.grouping = None;
        }
        self.period = period;
        self.ask_reports();
        self.refresh_sold();
    }

    pub(crate) fn choose_grouping(&mut self, grouping: Grouping) {
        self.grouping = Some(grouping);
    }

    /// The range of the reports, for an export.
    pub(crate) fn range_wanted(&self) -> ComparedRange {
        let with = self.period.comparison(self.compare);
        let grouping = self.grouping.or(self.period.grouping());
        ComparedRange { query: self.period.query(), with, grouping }
    }

    pub(crate) fn choose_comparison(&mut self, with: Option<Comparison>) {
        self.compare = with;
        self.ask_reports();
    }

    /// Requests the orders of a range of local times, latest first.
    pub(crate) fn ask_orders(&mut self, of: (Local, Local)) {
        let formatter = self.formatter;
        self.ask(
            |session| &mut session.views.orders,
            move |engine, actor| {
                let orders = engine.orders_between(actor, of.0, of.1, MOST_ORDERS)?;
                let amounts = Amounts::new(engine.shop()?.currency, formatter);
                Ok(OrdersView::new(of, &orders, amounts))
            },
        );
    }

    /// Requests the entries that add up to a figure of the sales report.
    pub(crate) fn ask_entries(&mut self, figure: Figure, of: (Local, Local)) {
        self.ask(
            |session| &mut session.views.entries,
            move |engine, actor| {
                let most = i64::try_from(MOST_ENTRIES).unwrap_or(i64::MAX);
                let most = most.saturating_add(1);
                let entries = match figure {
                    Figure::Charge(charge) | Figure::Untaxed(charge) => of_charge(engine, actor, charge, of)?,
                    _ => {
                        let all = figure != Figure::WithoutCost;
                        engine.entries_between(actor, (figure.kinds(), all), of, most)?
                    }
                };
                EntriesView::new(figure, of, entries, MOST_ENTRIES)
            },
        );
    }

    /// Requests again the reports that were requested before.
    pub(super) fn ask_reports(&mut self) {
        self.reports_wanted += 1;
        (self.wake)();
        if let Some(of) = self.views.orders.value.as_ref().map(|view| view.of) {
            self.ask_orders(of);
        }
        if let Some((figure, of)) = self.views.entries.value.as_ref().map(|view| (view.figure, view.of)) {
            self.ask_entries(figure, of);
        }
    }
}

/// The entries of a row of the tax summary, in the form of the sales report's entries: with the taxable amounts as
/// their totals.
fn of_charge(engine: &Engine, actor: &Actor, charge: ChargeId, of: (Local, Local)) -> Result<Vec<Entry>> {
    let entry = |found: TaxEntry| {
        let (tax, refunded_tax) = (found.sums.charged()?, found.sums.refunded()?);
        let (order_totals, refunds) = (found.sums.taxable, found.sums.refunded_taxable);
        let sums = Sums { order_totals, tax, refunds, refunded_tax, ..Sums::default() };
        Ok(Entry { kind: found.kind, name: found.name, at: found.at, sums })
    };
    let found = engine.explain_tax(actor, Some(charge), of, MOST_ENTRIES.saturating_add(1))?;
    found.into_iter().map(entry).collect()
}
