//! The tabs of an open shop, and what the window does with those that are no rooms of their own: orders, rates and classes.

use std::any::Any;

use egui::Ui;

use crate::earnings::EarningsTab;
use crate::history::History;
use crate::keyboard::{Hold, follow};
use crate::lists::lists;
use crate::model::{ExportSubject, OrderFilter, Refusal, Tab, Target};
use crate::returns::Returns;
use crate::room::{AnyRoom, Loaded, Shop};
use crate::sales::Sales;
use crate::sellers::Sellers;
use crate::session::ShopSession;
use crate::tabs::Action;
use crate::tabs::classes::{ClassesState, classes_ui};
use crate::tabs::orders::OrdersState;
use crate::tabs::page::page;
use crate::tabs::rates::{RatesState, rates_ui};
use crate::taxes::Taxes;
use crate::translate::tr;
use domain::rate::table::RateFilter;
use domain::text;
use domain::text::Text;
use engine::Listing;

/// All tabs.
pub(crate) struct Rooms {
    pub(crate) orders: OrdersState,
    pub(crate) rates: RatesState,
    pub(crate) classes: ClassesState,
    others: Vec<Box<dyn AnyRoom>>,
}

impl Default for Rooms {
    fn default() -> Self {
        let reports: [Box<dyn AnyRoom>; 6] = [
            Box::<Loaded<Sales>>::default(),
            Box::<Loaded<Sellers>>::default(),
            Box::<Loaded<Taxes>>::default(),
            Box::<Loaded<EarningsTab>>::default(),
            Box::<Loaded<Returns>>::default(),
            Box::<Loaded<History>>::default(),
        ];
        Self {
            orders: OrdersState::default(),
            rates: RatesState::default(),
            classes: ClassesState::default(),
            others: reports.into_iter().chain(lists()).collect(),
        }
    }
}

impl Rooms {
    pub(crate) fn of(&self, tab: Tab) -> &dyn AnyRoom {
        let other = self.others.iter().find(|room| room.tab() == tab);
        match tab {
            Tab::TaxRates => &self.rates,
            Tab::TaxClasses => &self.classes,
            _ => other.map_or(&self.orders, |room| &**room),
        }
    }

    pub(crate) fn of_mut(&mut self, tab: Tab) -> &mut dyn AnyRoom {
        let other = self.others.iter_mut().find(|room| room.tab() == tab);
        match (tab, other) {
            (Tab::TaxRates, _) => &mut self.rates,
            (Tab::TaxClasses, _) => &mut self.classes,
            (_, Some(room)) => &mut **room,
            _ => &mut self.orders,
        }
    }

    /// All of them, in the order of the sidebar.
    pub(crate) fn all(&self) -> impl Iterator<Item = &dyn AnyRoom> {
        Tab::all().map(|tab| self.of(tab))
    }

    pub(crate) fn for_each(&mut self, mut each: impl FnMut(&mut dyn AnyRoom)) {
        Tab::all().for_each(|tab| each(self.of_mut(tab)));
    }

    pub(crate) fn get<R: 'static>(&mut self) -> Option<&mut R> {
        self.others.iter_mut().find_map(|room| room.inner().downcast_mut())
    }
}

impl AnyRoom for OrdersState {
    fn tab(&self) -> Tab {
        Tab::Orders
    }

    fn load(&mut self, session: &mut ShopSession) {
        session.show_orders();
    }

    fn refusal<'s>(&'s self, session: &'s ShopSession) -> Option<&'s Refusal> {
        session.order_views.refusal()
    }

    fn is_edgeless(&self) -> bool {
        true
    }

    fn draw(&mut self, ui: &mut Ui, Shop { session, days }: Shop<'_>) -> Vec<Action> {
        let Some(view) = session.orders_view() else { return Vec::new() };
        self.page.first_day = days.begins;
        let actions = ui.push_id(Tab::Orders.name(), |ui| page(ui, &view, self)).inner;
        let is_refused = view.list.refusal.is_some() || view.order.refusal.is_some();
        if self.is_refund_awaited(is_refused) {
            // What is typed until the order is loaded is meant for its refund.
            follow(ui.ctx(), Hold::Everything);
        }
        actions
    }

    fn status(&self, session: &ShopSession) -> Option<String> {
        session.orders_shown()
    }

    fn exports(&self, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        session.order_exports()
    }

    fn take_keyboard(&mut self) {
        self.take_keyboard();
    }

    fn begin(&mut self, session: &ShopSession) {
        if let Some(view) = session.orders_view() {
            self.begin_empty(&view);
        }
    }

    fn find(&mut self, text: String, session: &mut ShopSession) {
        let filter = OrderFilter { text, ..OrderFilter::default() };
        self.filtered(&filter);
        session.filter_orders(filter);
    }

    fn not_saved(&self) -> Option<Text> {
        let count = self.page.unsaved().count();
        (count > 0).then(|| text!("{count} {count:order|orders}", count))
    }

    fn show_not_saved(&mut self) -> Option<Action> {
        Some(Action::Open(Target::Order(self.show_unsaved()?)))
    }

    fn changes(&self) -> u64 {
        self.page.changes()
    }

    fn leave(&mut self, _: &ShopSession) -> Vec<Action> {
        self.page.leave();
        Vec::new()
    }

    fn inner(&mut self) -> &mut dyn Any {
        self
    }
}

impl AnyRoom for RatesState {
    fn tab(&self) -> Tab {
        Tab::TaxRates
    }

    fn load(&mut self, session: &mut ShopSession) {
        session.show_classes();
        session.show_rates();
    }

    fn refusal<'s>(&'s self, session: &'s ShopSession) -> Option<&'s Refusal> {
        session.views.rates.refusal.as_ref()
    }

    fn is_edgeless(&self) -> bool {
        true
    }

    fn draw(&mut self, ui: &mut Ui, shop: Shop<'_>) -> Vec<Action> {
        rates_ui(ui, &shop.session.rates_grid(), self)
    }

    fn status(&self, session: &ShopSession) -> Option<String> {
        session.rates_shown(self.selected())
    }

    fn exports(&self, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        session.rate_exports()
    }

    fn take_keyboard(&mut self) {
        self.take_keyboard();
    }

    fn begin(&mut self, _: &ShopSession) {
        self.begin_new(None);
    }

    fn find(&mut self, text: String, session: &mut ShopSession) {
        session.choose_rates(RateFilter { anywhere: text, ..RateFilter::default() }, session.shown.sort);
        self.filter_changed();
        self.take_keyboard();
    }

    fn not_saved(&self) -> Option<Text> {
        let count = self.unsaved_rows().len();
        (count > 0).then(|| text!("{count} {count:row|rows}", count))
    }

    fn changes(&self) -> u64 {
        self.draft_changes()
    }

    /// Saves the cell that is being edited.
    fn leave(&mut self, session: &ShopSession) -> Vec<Action> {
        self.leave(&session.rates_grid())
    }

    fn inner(&mut self) -> &mut dyn Any {
        self
    }
}

impl AnyRoom for ClassesState {
    fn tab(&self) -> Tab {
        Tab::TaxClasses
    }

    fn load(&mut self, session: &mut ShopSession) {
        session.show_classes();
    }

    fn refusal<'s>(&'s self, session: &'s ShopSession) -> Option<&'s Refusal> {
        session.views.classes.refusal.as_ref()
    }

    fn draw(&mut self, ui: &mut Ui, shop: Shop<'_>) -> Vec<Action> {
        self.may_change = shop.may_manage();
        let views = &shop.session.views;
        classes_ui(ui, &views.classes, &views.class, self).into_iter().collect()
    }

    fn status(&self, session: &ShopSession) -> Option<String> {
        let view = session.views.classes.value.as_ref()?;
        let classes = tr!("{count} {count:class|classes}", count = view.existing().count());
        Some(format!("{classes}, {}", tr!("{count} {count:rate|rates}", count = view.rates)))
    }

    fn exports(&self, _: &ShopSession) -> (Vec<ExportSubject>, usize) {
        let about = tr!("The tax classes and how many rates each has.");
        (vec![ExportSubject::list(Listing::TaxClasses, about, "tax-classes")], 0)
    }

    fn take_keyboard(&mut self) {
        self.take_keyboard();
    }

    fn begin(&mut self, _: &ShopSession) {
        self.begin_new();
    }

    fn inner(&mut self) -> &mut dyn Any {
        self
    }
}
