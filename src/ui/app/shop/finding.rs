//! Opens what the palette found.

use crate::domain::ids::{ProductId, RateId};
use crate::domain::rate_table::RateFilter;
use crate::engine::{CustomerRow, ImportReport, ImportedKind, ProductRow};
use crate::ui::model::{HistoryAction, PeriodChoice, RatesView, Tab, Target};

use super::ShopWindow;

impl ShopWindow {
    /// Opens a record that the palette found, or the form of a new one.
    pub(crate) fn open_target(&mut self, target: Target) {
        match target {
            Target::Order(number) => self.show_order(number),
            Target::Refund(number) => {
                self.show_order(number.clone());
                self.orders.refund_once_shown(number);
            }
            Target::Product(id) => self.show_record::<ProductRow>(id),
            Target::Customer(login) => self.show_record::<CustomerRow>(login),
            Target::Rate(rate) => self.show_rate(rate),
            Target::AddedOrders(first, last) => self.show_added_orders(first, last),
            Target::Sales(period) => self.show_sales(period),
            Target::New(tab) => self.begin_new(tab),
        }
    }

    /// Shows what an import added: its orders alone, or else its tax rates, all selected.
    pub(super) fn show_imported(&mut self, report: &ImportReport) {
        if let Some((first, last)) = report.added.get(&ImportedKind::Orders) {
            return self.show_added_orders(*first, *last);
        }
        if let Some((first, last)) = report.added.get(&ImportedKind::TaxRates) {
            self.show_rate(RateId::new(*first));
            self.rates.added(vec![RateId::new(*first), RateId::new(*last)]);
        } else if let Some((first, last)) = report.added.get(&ImportedKind::Products) {
            self.go(Tab::Products);
            self.lists.products.select((*first..=*last).map(ProductId::new));
        } else if report.added.contains_key(&ImportedKind::Customers) {
            self.go(Tab::Customers);
        }
    }

    fn show_sales(&mut self, period: PeriodChoice) {
        self.go(Tab::Sales);
        self.session.choose_period(period);
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

    pub(super) fn history_act(&mut self, action: HistoryAction) {
        match action {
            HistoryAction::Filter(filter) => self.session.filter_history(filter),
            HistoryAction::LookAt(step) => self.session.look_at_step(step),
            HistoryAction::More => self.session.more_history(),
        }
    }

    fn begin_new(&mut self, tab: Tab) {
        self.go(tab);
        match tab {
            Tab::Orders => self.begin_order(),
            Tab::TaxRates => self.rates.begin_new(),
            Tab::TaxClasses => self.classes.begin_new(),
            _ => {
                if let Some(list) = self.lists.of(tab) {
                    list.begin_new();
                }
            }
        }
    }
}
