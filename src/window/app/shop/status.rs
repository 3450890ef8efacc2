//! The status bar's text for the open tab.

use crate::model::Tab;

use super::ShopWindow;

impl ShopWindow {
    /// The count of what the open tab shows; empty where it has none.
    pub(super) fn shown(&mut self) -> String {
        match self.tab {
            Tab::Sales => {
                let orders = self.session.views.sales.value.as_ref().map(|view| view.orders);
                orders.map(|orders| {
                    format!("{} in this range", self.session.formatter.counted(orders, "order", "orders"))
                })
            }
            Tab::TopSellers => self.session.views.sellers.value.as_ref().map(|view| view.shown.clone()),
            Tab::TaxSummary => self.session.views.taxes.value.as_ref().map(|view| {
                let rates = view.rows.iter().filter(|row| !row.is_untaxed).count();
                let rates = i64::try_from(rates).unwrap_or(i64::MAX);
                format!("{} in this range", self.session.formatter.counted(rates, "rate", "rates"))
            }),
            Tab::Orders => self.session.order_views.shown(),
            Tab::TaxRates => self.session.rates_shown(self.rates.selected()),
            Tab::TaxClasses => self.session.views.classes.value.as_ref().map(|view| {
                let classes = i64::try_from(view.existing().count()).unwrap_or(i64::MAX);
                let classes = self.session.formatter.counted(classes, "class", "classes");
                format!("{classes}, {}", self.session.formatter.counted(view.rates, "rate", "rates"))
            }),
            tab => self.lists.of(tab).and_then(|list| list.shown(&self.session)),
        }
        .unwrap_or_default()
    }

    pub(super) fn hint(&self) -> &str {
        if self.closed().is_some() {
            return "";
        }
        match self.tab {
            Tab::Sales => self.session.facts.value.as_ref().map_or("", |facts| facts.shop.time_zone.name()),
            Tab::TaxRates if self.session.views.rates.refusal.is_some() => "",
            tab => tab.facts().hint,
        }
    }
}
