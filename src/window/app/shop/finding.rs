//! Opens what the palette found.

use crate::lists::List;
use crate::model::{OrderFilter, PeriodChoice, RatesView, Span, Tab, Target};
use crate::returns::Returns;
use crate::room::AnyRoom;
use domain::ids::RateId;
use domain::noun::NounKind;
use domain::places;
use domain::rate::table::{RateColumn, RateFilter};
use engine::{CustomerRow, ImportReport};

use super::ShopWindow;

impl ShopWindow {
    /// Opens a record that the palette found, or the form of a new one.
    pub(crate) fn open_target(&mut self, target: Target) {
        match target {
            Target::Order(number) => self.show_order(number),
            Target::Refund(number) => {
                self.show_order(number.clone());
                self.rooms.orders.refund_once_shown(number);
            }
            Target::Invoices(orders) => self.ask_invoices(orders, false),
            Target::TakeBack(order) => self.ask_invoices(vec![order], true),
            Target::Customer(login) => {
                self.go(Tab::Customers);
                if let Some(customers) = self.rooms.get::<List<CustomerRow>>() {
                    customers.page.seek(login);
                }
            }
            Target::Noun(kind, id) => {
                if let Some(tab) = self.list_of(kind) {
                    self.go(tab);
                    self.rooms.of_mut(tab).open(id);
                }
            }
            Target::Rate(rate) => self.show_rate(rate),
            Target::Orders(filter) => self.show_orders(*filter),
            Target::RatesOf(country) => self.show_rates_of(country),
            Target::Report(tab, period) => self.show_report(tab, period),
            Target::SalesTo(country) => {
                let year = PeriodChoice { span: Span::Year, ..PeriodChoice::default() };
                self.show_report(Tab::TaxSummary, year);
                self.rooms.of_mut(Tab::TaxSummary).find(country.to_owned(), &mut self.session);
            }
            Target::Note(day) => {
                self.show_report(Tab::Sales, PeriodChoice::default().around(day));
                self.rooms.of_mut(Tab::Sales).find(day.to_string(), &mut self.session);
            }
            Target::NewRate(country) => {
                self.go(Tab::TaxRates);
                self.rooms.rates.begin_new(Some(country));
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
            return self.rooms.rates.added(vec![RateId::new(*first), RateId::new(*last)]);
        }
        let first = [NounKind::Product, NounKind::Purchase, NounKind::Customer];
        let kinds = first.into_iter().chain(NounKind::IN_HISTORY);
        let mut kinds = kinds.filter(|kind| *kind != NounKind::Order);
        let added = kinds.find_map(|kind| Some((self.list_of(kind)?, report.added.get(&kind)?)));
        if let Some((tab, rows)) = added {
            self.go(tab);
            self.rooms.of_mut(tab).added(*rows);
        }
    }

    /// The tab with the list of a noun.
    fn list_of(&self, kind: NounKind) -> Option<Tab> {
        self.rooms.all().find(|room| room.noun() == Some(kind)).map(AnyRoom::tab)
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
        self.rooms.rates.filter_changed();
        self.take_keyboard();
    }

    /// Selects a rate in the grid; a filter that hides it is cleared.
    pub(crate) fn show_rate(&mut self, rate: RateId) {
        self.go(Tab::TaxRates);
        let is_hidden = |view: &RatesView| view.place_of(rate).is_none();
        if self.session.views.rates.value.as_ref().is_none_or(is_hidden) {
            self.session.choose_only(None);
            self.session.choose_rates(RateFilter::default(), self.session.shown.sort);
            self.rooms.rates.filter_changed();
        }
        self.rooms.rates.added(vec![rate]);
    }

    /// Opens the dialog that files the return in view.
    pub(crate) fn begin_filing(&mut self) {
        self.go(Tab::Returns);
        if let Some(returns) = self.rooms.get::<Returns>() {
            returns.begin_filing();
        }
    }
}
