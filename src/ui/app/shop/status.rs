//! The status bar's text for the open tab.

use crate::ui::model::Tab;

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
            Tab::Orders => self.orders_shown(),
            Tab::Products | Tab::Customers => {
                self.lists.of(self.tab).and_then(|list| list.shown(&self.session))
            }
            Tab::TaxRates => self.session.rates_shown(self.rates.selected()),
            Tab::TaxClasses => self.session.views.classes.value.as_ref().map(|view| {
                let classes = i64::try_from(view.existing().count()).unwrap_or(i64::MAX);
                let classes = self.session.formatter.counted(classes, "class", "classes");
                format!("{classes}, {}", self.session.formatter.counted(view.rates, "rate", "rates"))
            }),
            Tab::History => None,
        }
        .unwrap_or_default()
    }

    pub(super) fn hint(&self) -> &str {
        if self.closed().is_some() {
            return "";
        }
        match self.tab {
            Tab::Sales => self.session.facts.value.as_ref().map_or("", |facts| facts.shop.time_zone.name()),
            Tab::TopSellers => "Deleted products are left out",
            Tab::Orders => "Ctrl+S saves, Ctrl+Enter saves and starts the next",
            Tab::TaxRates if self.session.views.rates.refusal.is_some() => "",
            Tab::TaxRates => "Type or F2 to edit · Ctrl+D fills down · F8 next issue · F6 leaves the grid",
            Tab::TaxSummary => "Rates as they were when they were charged · Enter shows what is behind one",
            Tab::Products | Tab::Customers => "Enter edits · Insert adds · Delete archives · Ctrl+S saves",
            Tab::History => "Enter opens what was changed · undo goes back step by step",
            Tab::TaxClasses => "F2 renames a class; the standard one stays as it is",
        }
    }
}
