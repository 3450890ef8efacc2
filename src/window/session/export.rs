//! The exports of the open shop, among them each list as its tab shows it.

use crate::model::{ExportContent, ExportSource, ExportSubject, HistoryFilter, Record, Tab};
use crate::translate::tr;
use domain::order::OrderStatus;
use domain::order::query::OrderQuery;
use engine::{Export, HistoryQuery, Listing, OrderSelection};

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

    /// The tax classes.
    pub(crate) fn class_exports() -> Vec<ExportSubject> {
        let about = tr!("The tax classes and how many rates each has.");
        vec![list(Listing::TaxClasses, about, "tax-classes")]
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

    /// The records with these keys, with the figures that the list shows.
    pub(crate) fn selected_export<T: Record>(&self, keys: Vec<T::Key>) -> ExportSubject {
        let count = keys.len();
        let listing = T::listing(Some(keys), self.sold_in());
        selected(T::TAB, count, listing, &format!("{}-selected", T::MANY))
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
        let all = list(Listing::Orders(None), tr!("All orders a line each, earliest first."), "orders");
        let shown = self.order_views.list().map(|view| {
            let listing = Listing::OrdersShown(Box::new(wanted(&view.filter, 0)));
            shown(Tab::Orders, &self.count_of(view), listing, "orders-shown")
        });
        let at = shown.iter().len();
        let lines = tr!("All lines of orders: prices as they were typed, and the amounts they led to.");
        let refunds = tr!("All refunds and credit notes, on their own dates.");
        let parts = [
            list(Listing::OrderItems(None), lines, "order-items"),
            list(Listing::Refunds(None), refunds, "refunds"),
        ];
        (std::iter::once(all).chain(shown).chain(parts).collect(), at)
    }

    /// All records of a list, and the list as it is shown.
    pub(crate) fn list_exports<T: Record>(&self) -> (Vec<ExportSubject>, usize) {
        let shown = self.list::<T>().view.value.as_ref().map(|view| {
            let count = tr!("{shown} of {all}", shown = view.count(), all = T::counted(view.all().len()));
            let listing = T::listing(Some(view.keys().collect()), self.sold_in());
            shown(T::TAB, &count, listing, &format!("{}-shown", T::MANY))
        });
        all_and_shown(list(T::listing(None, None), tr(T::ALL), T::MANY), shown)
    }

    /// All tax rates, and the grid unless that shows all of them in their stored order.
    pub(crate) fn rate_exports(&self) -> (Vec<ExportSubject>, usize) {
        let about = tr!("All tax rates, in ten columns. As CSV they can be imported again.");
        all_and_shown(list(Listing::TaxRates(None), about, "tax-rates"), self.shown_rates_export())
    }

    /// The whole history, and the part that is shown where it is filtered.
    pub(crate) fn history_exports(&self) -> (Vec<ExportSubject>, usize) {
        let about = tr!("Who changed what and when, latest first.");
        let zone = self.facts.value.as_ref().map(|facts| facts.shop.time_zone);
        let is_filtered = self.history_filter != HistoryFilter::default();
        let shown = zone.filter(|_| is_filtered).and_then(|zone| {
            let query = self.history_filter.query(zone, self.clock.now(zone), self.formatter).ok()?;
            Some(shown(Tab::History, tr!("The steps"), Listing::History(query), "history-shown"))
        });
        all_and_shown(list(Listing::History(HistoryQuery::default()), about, "history"), shown)
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
            ..list(Listing::TaxRates(Some(ids())), "", "tax-rates-shown")
        })
    }
}

/// The selected rows of a list.
fn selected(tab: Tab, count: usize, listing: Listing, stem: &str) -> ExportSubject {
    let name = tr!("Selected {records}", records = tr(tab.facts().subject));
    ExportSubject { name, ..list(listing, &tr!("{count} selected.", count), stem) }
}

/// The list of a tab as it is filtered and sorted.
fn shown(tab: Tab, count: &str, listing: Listing, stem: &str) -> ExportSubject {
    let about = tr!("{count}, as they are filtered and sorted.", count);
    ExportSubject { name: tr!("{list} as shown", list = tr(tab.name())), ..list(listing, &about, stem) }
}

/// The two exports, and the index of the second where there is one.
fn all_and_shown(all: ExportSubject, shown: Option<ExportSubject>) -> (Vec<ExportSubject>, usize) {
    let at = shown.iter().len();
    (std::iter::once(all).chain(shown).collect(), at)
}

fn list(listing: Listing, about: &str, stem: &str) -> ExportSubject {
    ExportSubject {
        name: tr(listing.title()).to_owned(),
        about: about.to_owned(),
        stem: stem.to_owned(),
        content: ExportContent::Export(Export::Listing(listing)),
    }
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
