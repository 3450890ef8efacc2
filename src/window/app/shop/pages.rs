//! What the window does with each tab; what it says of one is in `TabFacts`. The tabs of lists are in `lists`.

use std::marker::PhantomData;

use egui::Ui;

use crate::model::{ExportSubject, OrderFilter, Refusal, Tab};
use crate::session::ShopSession;
use crate::tabs::Action;
use crate::tabs::calendar::Days;
use crate::tabs::classes::classes_ui;
use crate::tabs::history::history_ui;
use crate::tabs::period::Periods;
use crate::tabs::rates::rates_ui;
use crate::tabs::returns::{Returns, returns_ui};
use crate::tabs::sales::{Sales, sales_ui};
use crate::tabs::sellers::{Sellers, sellers_ui};
use crate::tabs::taxes::taxes_ui;
use domain::purchase::SupplierPurchase;
use domain::purchase::supplier::Supplier;
use domain::rate::table::RateFilter;
use engine::{CustomerRow, ProductRow};

use super::ShopWindow;
use super::lists::ListPage;

/// All tabs, in the order of the sidebar.
pub(super) const PAGES: [&dyn Page; 12] = [
    &SalesPage,
    &SellersPage,
    &TaxesPage,
    &OrdersPage,
    &ListPage::<SupplierPurchase>(PhantomData),
    &ListPage::<ProductRow>(PhantomData),
    &ListPage::<CustomerRow>(PhantomData),
    &ListPage::<Supplier>(PhantomData),
    &RatesPage,
    &ClassesPage,
    &ReturnsPage,
    &HistoryPage,
];

/// The page of a tab.
pub(super) fn page_of(tab: Tab) -> &'static dyn Page {
    PAGES.into_iter().find(|page| page.tab() == tab).unwrap_or(&SalesPage)
}

/// What the window does with a tab.
pub(super) trait Page: Sync {
    fn tab(&self) -> Tab;
    /// Requests what it shows, unless that is loaded or requested already.
    fn load(&self, session: &mut ShopSession);
    /// Why what it shows could not be read.
    fn refusal<'s>(&self, session: &'s ShopSession) -> Option<&'s Refusal>;
    fn draw(&self, window: &mut ShopWindow, ui: &mut Ui) -> Vec<Action>;

    /// Whether it is drawn up to the edges of the window.
    fn is_edgeless(&self) -> bool {
        false
    }
    /// The count of what it shows, for the status bar.
    fn status(&self, window: &ShopWindow) -> Option<String>;
    /// Gives the keyboard to its list, or to the form of a new record that is open.
    fn take_keyboard(&self, _window: &mut ShopWindow) {}
    /// Opens the form of a new record.
    fn begin(&self, _window: &mut ShopWindow) {}
    /// Filters its list to a text.
    fn find(&self, _window: &mut ShopWindow, _text: String) {}

    /// What can be exported of it, and the index of what it shows.
    fn exports(&self, session: &ShopSession) -> (Vec<ExportSubject>, usize);

    /// The noun for one thing that is typed in it and not saved, and for several.
    fn words(&self) -> (&'static str, &'static str) {
        ("", "")
    }
    /// How many are not saved.
    fn unsaved(&self, _window: &mut ShopWindow) -> usize {
        0
    }
    /// Opens the next that is not saved.
    fn show_unsaved(&self, window: &mut ShopWindow) {
        self.take_keyboard(window);
    }
    /// Whether these are kept when the program closes.
    fn is_kept(&self) -> bool {
        true
    }
    /// A number that differs after each change of what `drafts` returns.
    fn changes(&self, _window: &mut ShopWindow) -> u64 {
        0
    }
    /// Has them persisted.
    fn leave(&self, _window: &mut ShopWindow) {}
    /// Those of a list, as a text to be kept, and the way back. A text that cannot be read restores nothing.
    fn drafts(&self, _window: &mut ShopWindow) -> Option<String> {
        None
    }
    fn restore(&self, _window: &mut ShopWindow, _drafts: String) {}
}

impl ShopWindow {
    fn days(&self) -> Days {
        let today = self.session.facts.value.as_ref().map(|facts| facts.today).unwrap_or_default();
        Days { today, begins: self.sales.first_day, formatter: self.session.formatter }
    }

    fn may_manage(&self) -> bool {
        self.session.facts.value.as_ref().is_some_and(|facts| facts.may_manage)
    }
}

struct SalesPage;

impl Page for SalesPage {
    fn tab(&self) -> Tab {
        Tab::Sales
    }

    fn load(&self, session: &mut ShopSession) {
        session.show_sales();
    }

    fn refusal<'s>(&self, session: &'s ShopSession) -> Option<&'s Refusal> {
        session.views.sales.refusal.as_ref()
    }

    fn draw(&self, window: &mut ShopWindow, ui: &mut Ui) -> Vec<Action> {
        let (session, views) = (&window.session, &window.session.views);
        let (report, orders, entries) = (&views.sales, &views.orders, &views.entries);
        let may_import = window.may_manage();
        let shown = Sales { report, orders, entries, compare: session.compare, may_import };
        let periods = Periods { choice: &session.period, days: window.days() };
        sales_ui(ui, shown, periods, &mut window.sales).into_iter().collect()
    }

    fn status(&self, window: &ShopWindow) -> Option<String> {
        let orders = window.session.views.sales.value.as_ref()?.orders;
        Some(format!("{} in this range", window.session.formatter.counted(orders, "order", "orders")))
    }

    fn exports(&self, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        (vec![session.sales_export()], 0)
    }
}

struct SellersPage;

impl Page for SellersPage {
    fn tab(&self) -> Tab {
        Tab::TopSellers
    }

    fn load(&self, session: &mut ShopSession) {
        session.show_sellers();
    }

    fn refusal<'s>(&self, session: &'s ShopSession) -> Option<&'s Refusal> {
        session.views.sellers.refusal.as_ref()
    }

    fn draw(&self, window: &mut ShopWindow, ui: &mut Ui) -> Vec<Action> {
        let session = &window.session;
        let (limit, rank, compare) = (session.limit, session.rank, session.compare);
        let may_import = window.may_manage();
        let shown = Sellers { known: &session.views.sellers, limit, rank, compare, may_import };
        let periods = Periods { choice: &session.period, days: window.days() };
        sellers_ui(ui, shown, periods, &mut window.sellers).into_iter().collect()
    }

    fn status(&self, window: &ShopWindow) -> Option<String> {
        window.session.views.sellers.value.as_ref().map(|view| view.shown.clone())
    }

    fn exports(&self, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        (vec![session.sellers_export()], 0)
    }
}

struct TaxesPage;

impl Page for TaxesPage {
    fn tab(&self) -> Tab {
        Tab::TaxSummary
    }

    fn load(&self, session: &mut ShopSession) {
        session.show_taxes();
    }

    fn refusal<'s>(&self, session: &'s ShopSession) -> Option<&'s Refusal> {
        session.views.taxes.refusal.as_ref()
    }

    fn draw(&self, window: &mut ShopWindow, ui: &mut Ui) -> Vec<Action> {
        let views = &window.session.views;
        let periods = Periods { choice: &window.session.period, days: window.days() };
        taxes_ui(ui, &views.taxes, &views.entries, periods, &mut window.taxes).into_iter().collect()
    }

    fn status(&self, window: &ShopWindow) -> Option<String> {
        let view = window.session.views.taxes.value.as_ref()?;
        let rates = view.rows.iter().filter(|row| !row.is_untaxed).count();
        let rates = i64::try_from(rates).unwrap_or(i64::MAX);
        Some(format!("{} in this range", window.session.formatter.counted(rates, "rate", "rates")))
    }

    fn take_keyboard(&self, window: &mut ShopWindow) {
        window.taxes.take_keyboard();
    }

    fn exports(&self, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        (vec![session.taxes_export()], 0)
    }
}

struct OrdersPage;

impl Page for OrdersPage {
    fn tab(&self) -> Tab {
        Tab::Orders
    }

    fn load(&self, session: &mut ShopSession) {
        session.show_orders();
    }

    fn refusal<'s>(&self, session: &'s ShopSession) -> Option<&'s Refusal> {
        session.order_views.refusal()
    }

    fn draw(&self, window: &mut ShopWindow, ui: &mut Ui) -> Vec<Action> {
        window.orders_ui(ui)
    }

    fn is_edgeless(&self) -> bool {
        true
    }

    fn status(&self, window: &ShopWindow) -> Option<String> {
        window.session.order_views.shown()
    }

    fn take_keyboard(&self, window: &mut ShopWindow) {
        window.orders.take_keyboard();
    }

    fn begin(&self, window: &mut ShopWindow) {
        window.begin_order();
    }

    fn find(&self, window: &mut ShopWindow, text: String) {
        let filter = OrderFilter { text, ..OrderFilter::default() };
        window.orders.filtered(&filter);
        window.session.filter_orders(filter);
    }

    fn exports(&self, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        session.order_exports()
    }

    fn words(&self) -> (&'static str, &'static str) {
        ("order", "orders")
    }

    fn unsaved(&self, window: &mut ShopWindow) -> usize {
        window.orders.unsaved_count()
    }

    fn show_unsaved(&self, window: &mut ShopWindow) {
        if let Some(number) = window.orders.show_unsaved() {
            window.show_order(number);
        }
    }

    fn changes(&self, window: &mut ShopWindow) -> u64 {
        window.orders.changes()
    }

    fn leave(&self, window: &mut ShopWindow) {
        window.orders.leave();
    }
}

struct RatesPage;

impl Page for RatesPage {
    fn tab(&self) -> Tab {
        Tab::TaxRates
    }

    fn load(&self, session: &mut ShopSession) {
        session.show_classes();
        session.show_rates();
    }

    fn refusal<'s>(&self, session: &'s ShopSession) -> Option<&'s Refusal> {
        session.views.rates.refusal.as_ref()
    }

    fn draw(&self, window: &mut ShopWindow, ui: &mut Ui) -> Vec<Action> {
        rates_ui(ui, &window.session.rates_grid(), &mut window.rates)
    }

    fn is_edgeless(&self) -> bool {
        true
    }

    fn status(&self, window: &ShopWindow) -> Option<String> {
        window.session.rates_shown(window.rates.selected())
    }

    fn take_keyboard(&self, window: &mut ShopWindow) {
        window.rates.take_keyboard();
    }

    fn begin(&self, window: &mut ShopWindow) {
        window.rates.begin_new(None);
    }

    fn find(&self, window: &mut ShopWindow, text: String) {
        let filter = RateFilter { anywhere: text, ..RateFilter::default() };
        window.session.choose_rates(filter, window.session.shown.sort);
        window.rates.filter_changed();
        window.take_keyboard();
    }

    fn exports(&self, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        session.rate_exports()
    }

    fn words(&self) -> (&'static str, &'static str) {
        ("row", "rows")
    }

    fn unsaved(&self, window: &mut ShopWindow) -> usize {
        window.rates.unsaved_rows().len()
    }

    fn changes(&self, window: &mut ShopWindow) -> u64 {
        window.rates.draft_changes()
    }

    /// Saves the cell that is being edited.
    fn leave(&self, window: &mut ShopWindow) {
        for action in window.rates.leave(&window.session.rates_grid()) {
            window.act(action);
        }
    }
}

struct ClassesPage;

impl Page for ClassesPage {
    fn tab(&self) -> Tab {
        Tab::TaxClasses
    }

    fn load(&self, session: &mut ShopSession) {
        session.show_classes();
    }

    fn refusal<'s>(&self, session: &'s ShopSession) -> Option<&'s Refusal> {
        session.views.classes.refusal.as_ref()
    }

    fn draw(&self, window: &mut ShopWindow, ui: &mut Ui) -> Vec<Action> {
        let views = &window.session.views;
        classes_ui(ui, &views.classes, &views.class, &mut window.classes).into_iter().collect()
    }

    fn status(&self, window: &ShopWindow) -> Option<String> {
        let (view, formatter) = (window.session.views.classes.value.as_ref()?, window.session.formatter);
        let classes = i64::try_from(view.existing().count()).unwrap_or(i64::MAX);
        let classes = formatter.counted(classes, "class", "classes");
        Some(format!("{classes}, {}", formatter.counted(view.rates, "rate", "rates")))
    }

    fn take_keyboard(&self, window: &mut ShopWindow) {
        window.classes.take_keyboard();
    }

    fn begin(&self, window: &mut ShopWindow) {
        window.classes.begin_new();
    }

    fn exports(&self, _session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        (ShopSession::class_exports(), 0)
    }
}

struct ReturnsPage;

impl Page for ReturnsPage {
    fn tab(&self) -> Tab {
        Tab::Returns
    }

    fn load(&self, session: &mut ShopSession) {
        session.show_returns();
    }

    fn refusal<'s>(&self, session: &'s ShopSession) -> Option<&'s Refusal> {
        session.views.returns.refusal.as_ref()
    }

    fn draw(&self, window: &mut ShopWindow, ui: &mut Ui) -> Vec<Action> {
        let (session, views) = (&window.session, &window.session.views);
        let (known, figure) = (&views.returns, &views.figure);
        let (facts, formatter) = (session.facts.value.as_ref(), session.formatter);
        let shown = Returns { known, figure, facts, formatter };
        returns_ui(ui, shown, &mut window.returns).into_iter().collect()
    }

    fn status(&self, _window: &ShopWindow) -> Option<String> {
        None
    }

    fn take_keyboard(&self, window: &mut ShopWindow) {
        window.returns.take_keyboard();
    }

    fn exports(&self, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        let subjects = session.return_exports();
        let last = subjects.len().saturating_sub(1);
        (subjects, last)
    }

    fn words(&self) -> (&'static str, &'static str) {
        ("box", "boxes")
    }

    fn unsaved(&self, window: &mut ShopWindow) -> usize {
        window.returns.unsaved_boxes()
    }

    fn is_kept(&self) -> bool {
        false
    }
}

struct HistoryPage;

impl Page for HistoryPage {
    fn tab(&self) -> Tab {
        Tab::History
    }

    fn load(&self, session: &mut ShopSession) {
        session.show_history();
    }

    fn refusal<'s>(&self, session: &'s ShopSession) -> Option<&'s Refusal> {
        session.views.history.refusal.as_ref()
    }

    fn draw(&self, window: &mut ShopWindow, ui: &mut Ui) -> Vec<Action> {
        let (views, days) = (&window.session.views, window.days());
        let typed = (days.today, days.formatter);
        history_ui(ui, &views.history, &views.step, typed, &mut window.history).into_iter().collect()
    }

    fn status(&self, _window: &ShopWindow) -> Option<String> {
        None
    }

    fn take_keyboard(&self, window: &mut ShopWindow) {
        window.history.take_keyboard();
    }

    fn exports(&self, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        session.history_exports()
    }
}
