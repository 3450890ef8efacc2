//! The exports of the open shop, among them each list as its tab shows it.

use crate::model::{ExportContent, ExportSource, ExportSubject, HistoryFilter, Record, Tab, stem_of};
use domain::order::OrderStatus;
use domain::order::query::OrderQuery;
use domain::purchase::SupplierPurchase;
use domain::purchase::supplier::Supplier;
use engine::{CustomerRow, Export, HistoryQuery, Listing, OrderSelection, ProductRow};

use super::ShopSession;
use super::lists::Loaded;
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

    /// All exports that the acting user may make, and the index of the one that a tab shows.
    pub(crate) fn exports(&self, tab: Tab) -> (Vec<ExportSubject>, usize) {
        let mut subjects = Vec::new();
        let mut chosen = 0;
        let facts = self.facts.value.as_ref();
        let mut add = |of: Option<Tab>, subject: ExportSubject| {
            if of == Some(tab) {
                chosen = subjects.len();
            }
            subjects.push(subject);
        };
        if facts.is_some_and(|facts| facts.may_report) {
            add(Some(Tab::Sales), self.sales_export());
            add(Some(Tab::TopSellers), self.sellers_export());
            add(Some(Tab::TaxSummary), self.taxes_export());
            self.return_exports().into_iter().for_each(|subject| add(Some(Tab::Returns), subject));
            add(Some(Tab::TaxRates), all_rates());
            if let Some(shown) = self.shown_rates_export() {
                add(Some(Tab::TaxRates), shown);
            }
            let mut shown = self.shown_lists();
            let may_manage = facts.is_some_and(|facts| facts.may_manage);
            for (of, listing, about, stem) in lists() {
                // What belongs to orders has no tab of its own.
                if !may_manage && of.is_some_and(|tab| !tab.facts().is_for_readers) {
                    continue;
                }
                add(of, list(listing, about, stem));
                if let Some(at) = shown.iter().position(|(tab, _)| Some(*tab) == of) {
                    add(of, shown.swap_remove(at).1);
                }
            }
            if may_manage {
                add(None, books());
            }
        }
        (subjects, chosen)
    }

    /// The orders of these numbers, in the order of the list.
    pub(crate) fn selected_orders_export(&self, numbers: Vec<String>) -> ExportSubject {
        let count = numbers.len();
        let sort = self.order_views.list().map(|view| wanted(&view.filter, 0).query.sort).unwrap_or_default();
        let statuses = OrderStatus::ALL.to_vec();
        let query = OrderQuery { statuses, numbers, sort, ..OrderQuery::default() };
        let of = OrderSelection { of: None, query };
        self.selected(Tab::Orders, count, Listing::OrdersShown(Box::new(of)), "orders-selected")
    }

    /// The records with these keys, with the figures that the list shows.
    pub(crate) fn selected_export<T: Record>(&self, keys: Vec<T::Key>) -> ExportSubject {
        let count = keys.len();
        let listing = T::listing(Some(keys), self.sold_in());
        self.selected(T::TAB, count, listing, &format!("{}-selected", T::MANY))
    }

    /// The selected rows of a list.
    fn selected(&self, tab: Tab, count: usize, listing: Listing, stem: &str) -> ExportSubject {
        let about = format!("{} selected.", self.formatter.count(i64::try_from(count).unwrap_or(i64::MAX)));
        ExportSubject {
            name: format!("Selected {}", tab.name().to_lowercase()),
            ..list(listing, &about, stem)
        }
    }

    /// The whole shop as an encrypted backup, named after its file and the day.
    pub(crate) fn encrypted_export(&self) -> Option<ExportSubject> {
        let today = self.facts.value.as_ref()?.today;
        let name = self.path().file_stem().unwrap_or_default().to_string_lossy();
        Some(ExportSubject {
            name: "Encrypted backup".to_owned(),
            about: String::new(),
            stem: format!("{name}-{today}.tillbook"),
            content: ExportContent::Backup,
        })
    }

    fn sales_export(&self) -> ExportSubject {
        let view = self.views.sales.value.as_ref();
        let about = view.map(|view| {
            let compared = view.compared.as_ref().map(|other| format!(", compared with {}", other.title));
            format!("{} by {}{}.", view.title, view.by, compared.unwrap_or_default())
        });
        ExportSubject {
            name: Tab::Sales.name().to_owned(),
            about: about.unwrap_or_else(|| "The sales of the range that is chosen.".to_owned()),
            stem: stem_of("sales", view.map(|view| view.days)),
            content: ExportContent::Export(Export::Listing(Listing::Sales(self.range_wanted()))),
        }
    }

    fn sellers_export(&self) -> ExportSubject {
        let view = self.views.sellers.value.as_ref();
        let (of, rank, limit) = (self.range_wanted(), self.rank, self.limit);
        ExportSubject {
            name: Tab::TopSellers.name().to_owned(),
            about: view.map_or_else(
                || "The best sellers of the range that is chosen.".to_owned(),
                |view| format!("{}, {}.", view.range, view.shown),
            ),
            stem: stem_of("top-sellers", view.map(|view| view.days)),
            content: ExportContent::Export(Export::Listing(Listing::TopSellers { of, rank, limit })),
        }
    }

    fn taxes_export(&self) -> ExportSubject {
        let view = self.views.taxes.value.as_ref();
        ExportSubject {
            name: Tab::TaxSummary.name().to_owned(),
            about: view.map_or_else(
                || "The taxes of the range that is chosen, by rate.".to_owned(),
                |view| format!("{}, by rate.", view.range),
            ),
            stem: stem_of("tax-summary", view.map(|view| view.days)),
            content: ExportContent::Export(Export::Listing(Listing::TaxSummary(self.period.query()))),
        }
    }

    /// The lists that were loaded, as they are filtered and sorted.
    fn shown_lists(&self) -> Vec<(Tab, ExportSubject)> {
        let orders = self.order_views.list().map(|view| {
            let listing = Listing::OrdersShown(Box::new(wanted(&view.filter, 0)));
            shown(Tab::Orders, &view.shown(), listing, "orders-shown")
        });
        let lists = [
            orders,
            self.shown_list::<SupplierPurchase>(),
            self.shown_list::<ProductRow>(),
            self.shown_list::<CustomerRow>(),
            self.shown_list::<Supplier>(),
            self.shown_history(),
        ];
        lists.into_iter().flatten().collect()
    }

    /// The history as it is filtered; `None` if it shows all of it.
    fn shown_history(&self) -> Option<(Tab, ExportSubject)> {
        let zone = self.facts.value.as_ref()?.shop.time_zone;
        let is_filtered = self.history_filter != HistoryFilter::default();
        let listing = Listing::History(self.history_filter.query(zone));
        is_filtered.then(|| shown(Tab::History, "The steps", listing, "history-shown"))
    }

    fn shown_list<T: Loaded>(&self) -> Option<(Tab, ExportSubject)> {
        let view = self.list::<T>().view.value.as_ref()?;
        let count = self.formatter.shown_of(view.count(), view.all().len(), T::ONE, T::MANY);
        let listing = T::listing(Some(view.keys().collect()), self.sold_in());
        Some(shown(T::TAB, &count, listing, &format!("{}-shown", T::MANY)))
    }

    /// The rates of the grid; `None` if it shows all of them in their stored order.
    fn shown_rates_export(&self) -> Option<ExportSubject> {
        let (view, shown) = (self.views.rates.value.as_ref()?, &self.shown);
        let all = view.all().rates().len();
        let is_all = view.total() == all && shown.sort.is_none();
        let ids = || (0..view.total()).filter_map(|at| view.id(at)).collect();
        let count = |number: usize| self.formatter.count(i64::try_from(number).unwrap_or(i64::MAX));
        (!is_all).then(|| ExportSubject {
            name: "Tax rates as shown".to_owned(),
            about: format!(
                "{} of {} tax rates, as they are filtered and sorted.",
                count(view.total()),
                count(all)
            ),
            ..list(Listing::TaxRates(Some(ids())), "", "tax-rates-shown")
        })
    }
}

/// The list of a tab as it is filtered and sorted.
fn shown(tab: Tab, count: &str, listing: Listing, stem: &str) -> (Tab, ExportSubject) {
    let about = format!("{count}, as they are filtered and sorted.");
    (tab, ExportSubject { name: format!("{} as shown", tab.name()), ..list(listing, &about, stem) })
}

fn all_rates() -> ExportSubject {
    let about = "All tax rates, in ten columns. As CSV they can be imported again.";
    list(Listing::TaxRates(None), about, "tax-rates")
}

/// Lists that do not depend on a filter or range: the tab of each, the listing, a description and the file
/// name's stem.
fn lists() -> [(Option<Tab>, Listing, &'static str, &'static str); 9] {
    [
        (
            Some(Tab::TaxClasses),
            Listing::TaxClasses,
            "The tax classes and how many rates each has.",
            "tax-classes",
        ),
        (Some(Tab::Orders), Listing::Orders(None), "All orders a line each, earliest first.", "orders"),
        (
            None,
            Listing::OrderItems(None),
            "All lines of orders: prices as they were typed, with what they came to.",
            "order-items",
        ),
        (None, Listing::Refunds(None), "All refunds and credit notes, on their own dates.", "refunds"),
        all_of::<SupplierPurchase>(),
        all_of::<ProductRow>(),
        all_of::<CustomerRow>(),
        all_of::<Supplier>(),
        (
            Some(Tab::History),
            Listing::History(HistoryQuery::default()),
            "Who changed what and when, latest first.",
            "history",
        ),
    ]
}

fn all_of<T: Record>() -> (Option<Tab>, Listing, &'static str, &'static str) {
    (Some(T::TAB), T::listing(None, None), T::ALL, T::MANY)
}

fn list(listing: Listing, about: &str, stem: &str) -> ExportSubject {
    ExportSubject {
        name: listing.title().to_owned(),
        about: about.to_owned(),
        stem: stem.to_owned(),
        content: ExportContent::Export(Export::Listing(listing)),
    }
}

fn books() -> ExportSubject {
    ExportSubject {
        name: "The books".to_owned(),
        about: "All products, customers, orders and refunds. They can be imported again, into any shop."
            .to_owned(),
        stem: "books".to_owned(),
        content: ExportContent::Export(Export::Books),
    }
}
