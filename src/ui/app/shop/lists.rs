//! Products and customers in the open shop.

use egui::Ui;

use crate::domain::ids::ProductId;
use crate::ui::format::{self, Amounts};
use crate::ui::model::{
    CustomersAction, ListQuery, ListView, Loadable, ProductsAction, Record, Refusal, Tab,
};
use crate::ui::session::{BookForm, RecordSaved, ShopSession};
use crate::ui::tabs::Action;
use crate::ui::tabs::books::customers::{CustomersState, customers_ui};
use crate::ui::tabs::books::page::Listed;
use crate::ui::tabs::books::products::{Products, ProductsState, products_ui};

use super::ShopWindow;

/// Of the buttons of a form and what is below them, which no message stands on.
pub(super) const FORM_FOOT: f32 = 64.0;

/// What the tabs of these lists keep between frames.
#[derive(Debug, Default)]
pub(super) struct ListStates {
    products: ProductsState,
    customers: CustomersState,
}

impl ListStates {
    /// The products that hold a text.
    pub(super) fn find_product(&mut self, picking: &ListQuery, text: String) -> ListQuery {
        self.products.look_for(&text);
        ListQuery { text, ..picking.clone() }
    }

    /// The customers that hold a text.
    pub(super) fn find_customer(&mut self, picking: &ListQuery, text: String) -> ListQuery {
        self.customers.look_for(&text);
        ListQuery { text, ..picking.clone() }
    }
}

/// Draws the Products or the Customers tab.
pub(super) fn lists_ui(
    ui: &mut Ui,
    tab: Tab,
    session: &ShopSession,
    states: &mut ListStates,
) -> Option<Action> {
    let shop = &session.facts.value.as_ref()?.shop;
    let amounts = Amounts::new(shop.currency);
    let lists = &session.lists;
    if tab == Tab::Customers {
        let listed = Listed { list: &lists.customers, query: &lists.customer_picking, amounts };
        return customers_ui(ui, &listed, &mut states.customers);
    }
    let report = session.period.words();
    let shown = Products {
        range: lists.is_in_range.then_some(report.as_str()),
        report: &report,
        classes: session.classes.value.as_ref(),
        amounts,
        includes_tax: shop.taxes.prices.include_tax(),
    };
    let listed = Listed { list: &lists.products, query: &lists.product_picking, amounts };
    products_ui(ui, shown, &listed, &mut states.products)
}

impl ShopWindow {
    /// What is in the books now.
    pub(super) fn booked(&mut self, booked: RecordSaved) {
        match booked {
            RecordSaved::Product { was, id } => self.lists.products.saved(was, id),
            RecordSaved::Customer { was, login } => self.lists.customers.saved(was, login),
            RecordSaved::Moved(words) => self.toasts.say_with_undo(words),
        }
    }

    /// A form was not taken.
    pub(super) fn book_refused(&mut self, form: BookForm, refusal: Refusal) {
        match form {
            BookForm::Product(key) => self.lists.products.refused(key, refusal),
            BookForm::Customer(key) => self.lists.customers.refused(key, refusal),
        }
    }

    /// A product in its list, from another tab; whatever hides it there is no filter any more.
    pub(crate) fn show_product(&mut self, id: ProductId) {
        self.go(Tab::Products);
        let lists = &self.session.lists;
        if lists.products.value.as_ref().is_some_and(|view| view.place(&id).is_none()) {
            let picking = lists.product_picking.without_filter();
            self.session.do_products(ProductsAction::Pick(picking));
            self.lists.products.show_all();
        }
        self.lists.products.show(id);
    }

    /// A customer in their list, from another tab.
    pub(crate) fn show_customer(&mut self, login: String) {
        self.go(Tab::Customers);
        let lists = &self.session.lists;
        if lists.customers.value.as_ref().is_some_and(|view| view.place(&login).is_none()) {
            let picking = lists.customer_picking.without_filter();
            self.session.do_customers(CustomersAction::Pick(picking));
            self.lists.customers.show_all();
        }
        self.lists.customers.show(login);
    }

    /// How many products are shown of all.
    pub(super) fn products_shown(&self) -> Option<String> {
        shown(&self.session.lists.products, "product", "products", self.lists.products.unsaved())
    }

    /// How many customers are shown of all.
    pub(super) fn customers_shown(&self) -> Option<String> {
        shown(&self.session.lists.customers, "customer", "customers", self.lists.customers.unsaved())
    }
}

fn shown<T: Record>(known: &Loadable<ListView<T>>, one: &str, many: &str, unsaved: usize) -> Option<String> {
    let view = known.value.as_ref()?;
    let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let all = format::counted(number(view.current), one, many);
    let mut words = format!("{} of {all}", format::count(number(view.count())));
    if view.archived > 0 {
        words = format!("{words} · {} archived", format::count(number(view.archived)));
    }
    if unsaved > 0 {
        words = format!("{words} · {} not saved", format::counted(number(unsaved), "form", "forms"));
    }
    Some(words)
}
