//! The Products and Customers tabs in an open shop, and changes of products and customers.

use egui::Ui;

use crate::domain::access::Actor;
use crate::domain::ids::ProductId;
use crate::domain::order::{Customer, Product};
use crate::engine::{Change, Engine, Outcome};
use crate::ui::format::{Amounts, Formatter};
use crate::ui::model::{CustomersAction, ListQuery, ListView, Loadable, ProductsAction, Record, Tab};
use crate::ui::session::ShopSession;
use crate::ui::tabs::Action;
use crate::ui::tabs::catalogue::customers::{CustomersState, customers_ui};
use crate::ui::tabs::catalogue::page::Listed;
use crate::ui::tabs::catalogue::products::{Products, ProductsState, products_ui};

use super::ShopWindow;
use super::requests::{Refresh, making};

#[derive(Debug, Default)]
pub(super) struct ListStates {
    pub(super) products: ProductsState,
    pub(super) customers: CustomersState,
}

impl ListStates {
    pub(super) fn find_product(&mut self, picking: &ListQuery, text: String) -> ListQuery {
        self.products.look_for(&text);
        ListQuery { text, ..picking.clone() }
    }

    pub(super) fn find_customer(&mut self, picking: &ListQuery, text: String) -> ListQuery {
        self.customers.look_for(&text);
        ListQuery { text, ..picking.clone() }
    }
}

pub(super) fn lists_ui(
    ui: &mut Ui,
    tab: Tab,
    session: &ShopSession,
    states: &mut ListStates,
) -> Option<Action> {
    let shop = &session.facts.value.as_ref()?.shop;
    let amounts = Amounts::new(shop.currency, session.formatter);
    let lists = &session.lists;
    if tab == Tab::Customers {
        let listed = Listed { list: &lists.customers, query: &lists.customer_query, amounts };
        return customers_ui(ui, &listed, &mut states.customers);
    }
    let report = session.period.words();
    let shown = Products {
        range: lists.is_in_range.then_some(report.as_str()),
        report: &report,
        classes: session.views.classes.value.as_ref(),
        amounts,
        includes_tax: shop.taxes.prices.include_tax(),
    };
    let listed = Listed { list: &lists.products, query: &lists.product_query, amounts };
    products_ui(ui, shown, &listed, &mut states.products)
}

impl ShopWindow {
    pub(super) fn products_act(&mut self, action: ProductsAction) {
        match action {
            ProductsAction::Pick(query) => self.session.choose_products(query),
            ProductsAction::InRange(is_in_range) => self.session.choose_sold(is_in_range),
            ProductsAction::Save(both) => self.save_product(both.0, both.1),
            ProductsAction::Archive(ids, archived) => self.archive_products(&ids, archived),
            ProductsAction::ExportOnly(ids, format) => {
                let subject = self.session.selected_products_export(ids);
                self.export_only(subject, format);
            }
        }
    }

    fn archive_products(&mut self, ids: &[ProductId], archived: bool) {
        let change = |id: &ProductId| Change::ArchiveProduct { id: *id, archived };
        if let [id] = ids {
            let work = making(change(id), Outcome::product);
            return self.write(Refresh::All, "Product saved", work, move |window, product| {
                window.toasts.say_with_undo(moved(&product.name, archived));
            });
        }
        self.archive_several(("product", "products"), archived, ids.iter().map(change));
    }

    fn archive_customers(&mut self, logins: &[String], archived: bool) {
        let change = |login: &String| Change::ArchiveCustomer { login: login.clone(), archived };
        if let [login] = logins {
            let work = making(change(login), Outcome::customer);
            return self.write(Refresh::All, "Customer saved", work, move |window, customer| {
                window.toasts.say_with_undo(moved(customer.called(), archived));
            });
        }
        self.archive_several(("customer", "customers"), archived, logins.iter().map(change));
    }

    /// Archives several records, or takes them out of the archive, in one step.
    fn archive_several(
        &mut self,
        (one, many): (&str, &str),
        archived: bool,
        changes: impl Iterator<Item = Change>,
    ) {
        let changes: Vec<Change> = changes.collect();
        let count =
            self.session.formatter.counted(i64::try_from(changes.len()).unwrap_or(i64::MAX), one, many);
        let title = format!("{} {count}", if archived { "Archive" } else { "Bring back" });
        let change = Change::Several { title: title.clone(), changes };
        self.write(Refresh::All, title.clone(), making(change, Ok), |window, _| {
            window.lists.products.select_none();
            window.lists.customers.select_none();
            window.toasts.say_with_undo(title);
        });
    }

    fn save_product(&mut self, was: Option<Product>, product: Product) {
        let key = was.as_ref().map(|was| was.id);
        self.write_form(
            Refresh::All,
            "Product saved",
            making(Change::SaveProduct { product, was }, Outcome::product),
            move |window, _, answer| match answer {
                Ok(product) => window.lists.products.saved(key, product.id),
                Err(refusal) => window.lists.products.refused(key, refusal),
            },
        );
    }

    pub(super) fn customers_act(&mut self, action: CustomersAction) {
        match action {
            CustomersAction::Pick(query) => self.session.choose_customers(query),
            CustomersAction::Save(both) => self.save_customer(both.0, both.1),
            CustomersAction::Archive(logins, archived) => self.archive_customers(&logins, archived),
            CustomersAction::ExportOnly(logins, format) => {
                let subject = self.session.selected_customers_export(logins);
                self.export_only(subject, format);
            }
        }
    }

    fn save_customer(&mut self, was: Option<Customer>, mut customer: Customer) {
        let key = was.as_ref().map(|was| was.login.clone());
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            if was.is_none() {
                customer.registered_at = engine.shop()?.time_zone.local(now);
            }
            engine.apply(&Change::SaveCustomer { customer, was }, actor, now)?.customer()
        };
        self.write_form(Refresh::All, "Customer saved", work, move |window, _, answer| match answer {
            Ok(customer) => window.lists.customers.saved(key, customer.login),
            Err(refusal) => window.lists.customers.refused(key, refusal),
        });
    }

    /// Selects a product in the Products tab; a filter that hides it is cleared.
    pub(crate) fn show_product(&mut self, id: ProductId) {
        self.go(Tab::Products);
        let lists = &self.session.lists;
        if lists.products.value.as_ref().is_some_and(|view| view.place(&id).is_none()) {
            let picking = lists.product_query.without_filter();
            self.session.choose_products(picking);
            self.lists.products.show_all();
        }
        self.lists.products.show(id);
    }

    /// Selects a customer in the Customers tab; a filter that hides them is cleared.
    pub(crate) fn show_customer(&mut self, login: String) {
        self.go(Tab::Customers);
        let lists = &self.session.lists;
        if lists.customers.value.as_ref().is_some_and(|view| view.place(&login).is_none()) {
            let picking = lists.customer_query.without_filter();
            self.session.choose_customers(picking);
            self.lists.customers.show_all();
        }
        self.lists.customers.show(login);
    }

    pub(super) fn products_shown(&self) -> Option<String> {
        let unsaved = self.lists.products.unsaved();
        shown(&self.session.lists.products, ("product", "products"), unsaved, self.session.formatter)
    }

    pub(super) fn customers_shown(&self) -> Option<String> {
        let unsaved = self.lists.customers.unsaved();
        shown(&self.session.lists.customers, ("customer", "customers"), unsaved, self.session.formatter)
    }
}

fn moved(name: &str, archived: bool) -> String {
    if archived { format!("Archived “{name}”") } else { format!("“{name}” restored") }
}

fn shown<T: Record>(
    known: &Loadable<ListView<T>>,
    (one, many): (&str, &str),
    unsaved: usize,
    formatter: Formatter,
) -> Option<String> {
    let view = known.value.as_ref()?;
    let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let all = formatter.counted(number(view.current), one, many);
    let mut words = format!("{} of {all}", formatter.count(number(view.count())));
    if view.archived > 0 {
        words = format!("{words} · {} archived", formatter.count(number(view.archived)));
    }
    if unsaved > 0 {
        words = format!("{words} · {} not saved", formatter.counted(number(unsaved), "form", "forms"));
    }
    Some(words)
}
