//! The exports of the open shop.

use crate::model::{ExportContent, ExportSource, ExportSubject, Tab};
use crate::translate::tr;
use domain::order::OrderStatus;
use domain::order::query::OrderQuery;
use engine::{Export, Listing, OrderSelection};

use super::ShopSession;
use super::orders::wanted;

impl ShopSession {
    /// The shop file, the acting user, the clock and the number format of an export.
    pub(crate) fn origin(&self) -> ExportSource {
        ExportSource {
            shop: self.opener.clone(),
            user: self.user.clone(),
            clock: self.clock,
            formatter: self.formatter,
        }
    }

    /// The orders of these numbers, in the order of the list.
    pub(crate) fn selected_orders_export(&self, numbers: Vec<String>) -> ExportSubject {
        let count = numbers.len();
        let sort = self.order_views.list().map(|view| wanted(&view.filter, 0).query.sort).unwrap_or_default();
        let statuses = OrderStatus::ALL.to_vec();
        let query = OrderQuery { statuses, numbers, sort, ..OrderQuery::default() };
        let of = OrderSelection { of: None, query };
        selected(Tab::Orders, count, Listing::OrdersShown(Box::new(of)), "orders-selected")
    }

    /// The whole shop as an encrypted backup, named after its file and the day.
    pub(crate) fn encrypted_export(&self) -> Option<ExportSubject> {
        let today = self.facts.value.as_ref()?.today;
        let name = self.path().file_stem().unwrap_or_default().to_string_lossy();
        Some(ExportSubject {
            name: tr!("Encrypted backup").to_owned(),
            about: String::new(),
            stem: format!("{name}-{today}.tillbook"),
            content: ExportContent::Backup,
        })
    }

    /// All orders, the list as it is shown, and what belongs to orders; and the index of what the tab shows.
    pub(crate) fn order_exports(&self) -> (Vec<ExportSubject>, usize) {
        let all = ExportSubject::list(
            Listing::Orders(None),
            tr!("All orders a line each, earliest first."),
            "orders",
        );
        let shown = self.order_views.list().map(|view| {
            let listing = Listing::OrdersShown(Box::new(wanted(&view.filter, 0)));
            ExportSubject::shown(Tab::Orders, &self.count_of(view), listing, "orders-shown")
        });
        let at = shown.iter().len();
        let lines = tr!("All lines of orders: prices as they were typed, and the amounts they led to.");
        let refunds = tr!("All refunds and credit notes, on their own dates.");
        let parts = [
            ExportSubject::list(Listing::OrderItems(None), lines, "order-items"),
            ExportSubject::list(Listing::Refunds(None), refunds, "refunds"),
        ];
        (std::iter::once(all).chain(shown).chain(parts).collect(), at)
    }

    /// All tax rates, and the grid unless that shows all of them in their stored order.
    pub(crate) fn rate_exports(&self) -> (Vec<ExportSubject>, usize) {
        let about = tr!("All tax rates, in ten columns. As CSV they can be imported again.");
        ExportSubject::all_and_shown(
            ExportSubject::list(Listing::TaxRates(None), about, "tax-rates"),
            self.shown_rates_export(),
        )
    }

    /// The rates of the grid; `None` if it shows all of them in their stored order.
    fn shown_rates_export(&self) -> Option<ExportSubject> {
        let (view, shown) = (self.views.rates.value.as_ref()?, &self.shown);
        let all = view.all().rates().len();
        let is_all = view.total() == all && shown.sort.is_none();
        let ids = || (0..view.total()).filter_map(|at| view.id(at)).collect();
        (!is_all).then(|| ExportSubject {
            name: tr!("{list} as shown", list = tr(Tab::TaxRates.name())),
            about: tr!(
                "{shown} of {all} tax rates, as they are filtered and sorted.",
                shown = view.total(),
                all
            ),
            ..ExportSubject::list(Listing::TaxRates(Some(ids())), "", "tax-rates-shown")
        })
    }
}

/// The selected rows of a list.
pub(crate) fn selected(tab: Tab, count: usize, listing: Listing, stem: &str) -> ExportSubject {
    let name = tr!("Selected {records}", records = tr(tab.facts().subject));
    ExportSubject { name, ..ExportSubject::list(listing, &tr!("{count} selected.", count), stem) }
}

pub(crate) fn books_export() -> ExportSubject {
    ExportSubject {
        name: tr!("The books").to_owned(),
        about: tr!("All products, customers, orders and refunds. They can be imported again, into any shop.")
            .to_owned(),
        stem: "books".to_owned(),
        content: ExportContent::Export(Export::Books),
    }
}
