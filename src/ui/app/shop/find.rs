//! What is looked for from outside a list, such as from the palette: the list, filtered to it.

use crate::domain::rate_table::RateFilter;
use crate::ui::model::{OrderFilter, Tab};

use super::ShopWindow;

impl ShopWindow {
    /// Opens the list of a tab with what holds this text; a tab without one only opens.
    pub(crate) fn find(&mut self, tab: Tab, text: String) {
        self.go(tab);
        match tab {
            Tab::Orders => {
                let filter = OrderFilter { text, ..OrderFilter::default() };
                self.orders.filtered(&filter);
                self.session.filter_orders(filter);
            }
            Tab::Products => {
                let picking = self.lists.find_product(&self.session.lists.product_query, text);
                self.session.choose_products(picking);
            }
            Tab::Customers => {
                let picking = self.lists.find_customer(&self.session.lists.customer_query, text);
                self.session.choose_customers(picking);
            }
            Tab::TaxRates => {
                let filter = RateFilter { anywhere: text, ..RateFilter::default() };
                self.session.choose_rates(filter, self.session.shown.sort);
                self.rates.filter_changed();
                self.take_keyboard();
            }
            _ => {}
        }
    }
}
