//! The tabs of lists with a form in an open shop, and the changes of their records.

use egui::Ui;

use crate::format::Amounts;
use crate::model::{ListAction, ListQuery, ListView, PurchaseReader, RatesView, Tab};
use crate::session::{Loaded, ShopSession};
use crate::tabs::Action;
use crate::tabs::calendar::Days;
use crate::tabs::catalogue::customers::Customers;
use crate::tabs::catalogue::products::Products;
use crate::tabs::catalogue::purchases::Purchases;
use crate::tabs::catalogue::suppliers::Suppliers;
use crate::tabs::catalogue::{BookState, page};
use domain::access::Actor;
use domain::places::european_union::trade_country;
use domain::purchase::SupplierPurchase;
use domain::purchase::supplier::Supplier;
use engine::{Change, CustomerRow, Engine, ProductRow};

use super::ShopWindow;
use super::requests::{Refresh, making};

/// What these tabs keep between frames.
#[derive(Debug, Default)]
pub(super) struct ListStates {
    pub(super) products: BookState<ProductRow>,
    pub(super) customers: BookState<CustomerRow>,
    pub(super) purchases: BookState<SupplierPurchase>,
    pub(super) suppliers: BookState<Supplier>,
}

impl ListStates {
    /// The list of a tab, if it has one.
    pub(super) fn of(&mut self, tab: Tab) -> Option<&mut dyn ListTab> {
        match tab {
            Tab::Products => Some(&mut self.products),
            Tab::Customers => Some(&mut self.customers),
            Tab::Purchases => Some(&mut self.purchases),
            Tab::Suppliers => Some(&mut self.suppliers),
            _ => None,
        }
    }
}

/// A record whose list has a tab.
pub(super) trait Tabbed: Loaded {
    fn state(lists: &mut ListStates) -> &mut BookState<Self>;
    fn page(ui: &mut Ui, session: &ShopSession, state: &mut BookState<Self>) -> Option<Action>;
}

impl Tabbed for ProductRow {
    fn state(lists: &mut ListStates) -> &mut BookState<Self> {
        &mut lists.products
    }

    fn page(ui: &mut Ui, session: &ShopSession, state: &mut BookState<Self>) -> Option<Action> {
        let shop = &session.facts.value.as_ref()?.shop;
        let report = session.period.words();
        let shown = Products {
            range: session.lists.is_in_range.then_some(report.as_str()),
            report: &report,
            classes: session.views.classes.value.as_ref(),
            amounts: Amounts::new(shop.currency, session.formatter),
            includes_tax: shop.taxes.prices.include_tax(),
        };
        page(ui, shown, session.list(), state)
    }
}

impl Tabbed for CustomerRow {
    fn state(lists: &mut ListStates) -> &mut BookState<Self> {
        &mut lists.customers
    }

    fn page(ui: &mut Ui, session: &ShopSession, state: &mut BookState<Self>) -> Option<Action> {
        page(ui, Customers { amounts: session.amounts()? }, session.list(), state)
    }
}

impl Tabbed for SupplierPurchase {
    fn state(lists: &mut ListStates) -> &mut BookState<Self> {
        &mut lists.purchases
    }

    fn page(ui: &mut Ui, session: &ShopSession, state: &mut BookState<Self>) -> Option<Action> {
        let facts = session.facts.value.as_ref()?;
        let suppliers = session.list::<Supplier>().view.value.as_ref().map(ListView::all).unwrap_or_default();
        let purchases = session.list::<Self>().view.value.as_ref().map(ListView::all).unwrap_or_default();
        let rates = session.views.rates.value.as_ref().map(RatesView::all);
        let formatter = session.formatter;
        let home = trade_country(&facts.shop.address);
        let reader = PurchaseReader {
            amounts: Amounts::new(facts.shop.currency, formatter),
            today: facts.today,
            home: &home,
            closed: &facts.closed,
            suppliers: &suppliers,
            purchases: &purchases,
            rates: rates.as_ref().map_or(&[], |rates| rates.rates()),
            may_manage: facts.may_manage,
        };
        let days = Days { today: facts.today, begins: state.first_day, formatter };
        page(ui, Purchases { reader, days }, session.list(), state)
    }
}

impl Tabbed for Supplier {
    fn state(lists: &mut ListStates) -> &mut BookState<Self> {
        &mut lists.suppliers
    }

    fn page(ui: &mut Ui, session: &ShopSession, state: &mut BookState<Self>) -> Option<Action> {
        page(ui, Suppliers { amounts: session.amounts()? }, session.list(), state)
    }
}

/// What the window does with the tab of a list, whatever its records.
pub(super) trait ListTab {
    fn tab_ui(&mut self, ui: &mut Ui, session: &ShopSession) -> Option<Action>;
    /// Opens the form of a new record.
    fn begin_new(&mut self);
    /// Gives the keyboard to the list, or to the form of a new record.
    fn take_keyboard(&mut self);
    /// Filters the list to a text.
    fn find_text(&mut self, session: &mut ShopSession, text: String);
    /// The text of the status bar.
    fn shown(&self, session: &ShopSession) -> Option<String>;
    /// The tab, and the noun for one record and for several.
    fn noun(&self) -> (Tab, (&'static str, &'static str));
    /// The number of forms with unsaved changes, and a number that differs after each change of these.
    fn unsaved(&self) -> usize;
    fn changes(&self) -> u64;
    /// Opens the next form with unsaved changes.
    fn show_unsaved(&mut self);
    /// Has the unsaved forms persisted.
    fn leave(&mut self);
}

impl<T: Tabbed> ListTab for BookState<T> {
    fn tab_ui(&mut self, ui: &mut Ui, session: &ShopSession) -> Option<Action> {
        T::page(ui, session, self)
    }

    fn begin_new(&mut self) {
        self.begin();
    }

    fn take_keyboard(&mut self) {
        self.take_keyboard();
    }

    fn find_text(&mut self, session: &mut ShopSession, text: String) {
        self.look_for(&text);
        let query = ListQuery { text, ..session.list::<T>().query.clone() };
        session.choose_list::<T>(query);
    }

    fn shown(&self, session: &ShopSession) -> Option<String> {
        let (view, formatter) = (session.list::<T>().view.value.as_ref()?, session.formatter);
        let number = |count: usize| formatter.count(i64::try_from(count).unwrap_or(i64::MAX));
        let mut words = formatter.shown_of(view.count(), view.current, T::ONE, T::MANY);
        if view.archived > 0 {
            words = format!("{words} · {} archived", number(view.archived));
        }
        let amounts = session.amounts()?;
        for (name, sum) in &view.sums {
            words = format!("{words} · {} {name}", amounts.signed(*sum));
        }
        Some(words)
    }

    fn noun(&self) -> (Tab, (&'static str, &'static str)) {
        (T::TAB, (T::ONE, T::MANY))
    }

    fn unsaved(&self) -> usize {
        self.unsaved()
    }

    fn changes(&self) -> u64 {
        self.changes()
    }

    fn show_unsaved(&mut self) {
        self.show_unsaved();
    }

    fn leave(&mut self) {
        self.leave();
    }
}

impl ShopWindow {
    pub(super) fn list_act<T: Tabbed>(&mut self, action: ListAction<T>) {
        match action {
            ListAction::Pick(query) => self.session.choose_list::<T>(query),
            ListAction::Save(both) => self.save_record::<T>(both.0, both.1),
            ListAction::Archive(keys, is_archived) => self.archive_records::<T>(keys, is_archived),
            ListAction::ExportOnly(keys, format) => {
                let subject = self.session.selected_export::<T>(keys);
                self.export_only(subject, format);
            }
        }
    }

    fn save_record<T: Tabbed>(&mut self, value: T::Value, was: Option<T::Value>) {
        let key = was.as_ref().map(T::key_of);
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            let at = engine.shop()?.time_zone.local(now);
            T::changed(engine.apply(&T::save(value, was, at), actor, now)?)
        };
        self.write_form(Refresh::All, T::SAVED, work, move |window, _, answer| {
            let state = T::state(&mut window.lists);
            match answer {
                Ok(value) => state.saved(key, T::key_of(&value)),
                Err(refusal) => state.refused(key, refusal),
            }
        });
    }

    /// Archives records, or takes them out of the archive, in one step.
    fn archive_records<T: Tabbed>(&mut self, mut keys: Vec<T::Key>, is_archived: bool) {
        if keys.len() == 1
            && let Some(key) = keys.pop()
        {
            let work = making(T::archive(key, is_archived), T::changed);
            let note = if T::IS_DELETED { "Deleted" } else { T::SAVED };
            return self.write(Refresh::All, note, work, move |window, value| {
                let name = T::name_of(&value);
                window.toasts.say_with_undo(if T::IS_DELETED {
                    format!("Deleted “{name}”")
                } else if is_archived {
                    format!("Archived “{name}”")
                } else {
                    format!("“{name}” restored")
                });
            });
        }
        let count = T::counted(keys.len(), self.session.formatter);
        let verb = match is_archived {
            _ if T::IS_DELETED => "Delete",
            true => "Archive",
            false => "Bring back",
        };
        let title = format!("{verb} {count}");
        let changes = keys.into_iter().map(|key| T::archive(key, is_archived)).collect();
        let change = Change::Several { title: title.clone(), changes };
        self.write(Refresh::All, title.clone(), making(change, Ok), |window, _| {
            T::state(&mut window.lists).select_none();
            window.toasts.say_with_undo(title);
        });
    }

    /// Selects a record in the tab of its list; a filter that hides it is cleared.
    pub(super) fn show_record<T: Tabbed>(&mut self, key: T::Key) {
        self.go(T::TAB);
        T::state(&mut self.lists).show(key);
    }
}
