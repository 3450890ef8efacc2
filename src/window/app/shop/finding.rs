//! Opens what the palette found.

use crate::model::{OrderFilter, PeriodChoice, RatesView, Span, Tab, Target};
use crate::returns::Returns;
use domain::ids::RateId;
use domain::noun::NounKind;
use domain::places;
use domain::rate::table::{RateColumn, RateFilter};
use engine::{CustomerRow, ImportReport};

use super::ShopWindow;
use super::pages::{page_of, page_with};

impl ShopWindow {
    /// Opens a record that the palette found, or the form of a new one.
    pub(crate) fn open_target(&mut self, target: Target) {
        match target {
            Target::Order(number) => self.show_order(number),
            Target::Refund(number) => {
                self.show_order(number.clone());
                self.orders.refund_once_shown(number);
            }
            Target::Invoices(orders) => self.ask_invoices(orders, false),
            Target::TakeBack(order) => self.ask_invoices(vec![order], true),
            Target::Customer(login) => self.show_record::<CustomerRow>(login),
            Target::Noun(kind, id) => {
                if let Some(page) = page_with(kind) {
                    (page.open)(self, id);
                }
            }
            Target::Rate(rate) => self.show_rate(rate),
            Target::Orders(filter) => self.show_orders(*filter),
            Target::RatesOf(country) => self.show_rates_of(country),
            Target::Report(tab, period) => self.show_report(tab, period),
            Target::SalesTo(country) => {
                let year = PeriodChoice { span: Span::Year, ..PeriodChoice::default() };
                self.show_report(Tab::TaxSummary, year);
                (page_of(Tab::TaxSummary).find)(self, country.to_owned());
            }
            Target::NewRate(country) => {
                self.go(Tab::TaxRates);
                self.rates.begin_new(Some(country));
            }
            Target::New(tab) => self.begin_new(tab),
        }
    }

    /// Shows what an import added: its orders alone, or else its tax rates, all selected.
    pub(super) fn show_imported(&mut self, report: &ImportReport) {
        if let Some((first, last)) = report.added.get(&NounKind::Order) {
            return self.show_orders(OrderFilter::of_import(*first, *last));
        }
        if let Some((first, last)) = report.added.get(&NounKind::TaxRate) {
            self.show_rate(RateId::new(*first));
            return self.rates.added(vec![RateId::new(*first), RateId::new(*last)]);
        }
        let first = [NounKind::Product, NounKind::Purchase, NounKind::Customer];
        let kinds = first.into_iter().chain(NounKind::IN_HISTORY);
        let mut kinds = kinds.filter(|kind| *kind != NounKind::Order);
        let added = kinds.find_map(|kind| Some((page_with(kind)?, report.added.get(&kind)?)));
        if let Some((page, rows)) = added {
            (page.added)(self, *rows);
        }
    }

    fn show_report(&mut self, tab: Tab, period: PeriodChoice) {
        self.go(tab);
        self.session.choose_period(period);
    }

    /// Shows the tax rates of a country alone.
    fn show_rates_of(&mut self, country: &str) {
        self.go(Tab::TaxRates);
        // As the column shows it: the code alone is in other names too.
        let shown = format!("{country} {}", places::country_name(country).unwrap_or_default());
        let columns = [(RateColumn::Country, shown)].into();
        self.session.choose_only(None);
        self.session.choose_rates(RateFilter { columns, ..RateFilter::default() }, self.session.shown.sort);
        self.rates.filter_changed();
        self.take_keyboard();
    }

    /// Selects a rate in the grid; a filter that hides it is cleared.
    pub(crate) fn show_rate(&mut self, rate: RateId) {
        self.go(Tab::TaxRates);
        let is_hidden = |view: &RatesView| view.place_of(rate).is_none();
        if self.session.views.rates.value.as_ref().is_none_or(is_hidden) {
            self.session.choose_only(None);
            self.session.choose_rates(RateFilter::default(), self.session.shown.sort);
            self.rates.filter_changed();
        }
        self.rates.added(vec![rate]);
    }

    /// Opens the dialog that files the return in view.
    pub(crate) fn begin_filing(&mut self) {
        self.go(Tab::Returns);
        if let Some(returns) = self.rooms.get::<Returns>() {
            returns.begin_filing();
        }
    }

    fn begin_new(&mut self, tab: Tab) {
        self.go(tab);
        (page_of(tab).begin)(self);
    }
}
