//! The tabs of lists with a form in an open shop, and the changes of their records.

use std::marker::PhantomData;

use egui::{Context, Ui};

use crate::app::Tillbook;
use crate::app::overlay::Dialog;
use crate::dialogs::form::Form;
use crate::dialogs::take_costs::{TakeCosts, take_costs_ui};
use crate::format::Amounts;
use crate::model::{
    FormKey, InLists, ListAction, ListQuery, ListView, PerRecord, PurchaseReader, RatesView, Record, Refusal,
};
use crate::session::ShopSession;
use crate::session::drafts::{of_text, to_text};
use crate::tabs::calendar::Days;
use crate::tabs::catalogue::customers::Customers;
use crate::tabs::catalogue::invoices::Invoices;
use crate::tabs::catalogue::plain::{Plain, PlainRecord};
use crate::tabs::catalogue::products::Products;
use crate::tabs::catalogue::purchases::Purchases;
use crate::tabs::catalogue::{BookAction, BookPage, BookState, page};
use crate::translate::{self, tr};
use domain::Error;
use domain::access::Actor;
use domain::invoice::InvoiceSummary;
use domain::money::Money;
use domain::order::Product;
use domain::places::european_union::trade_country;
use domain::purchase::SupplierPurchase;
use domain::purchase::supplier::Supplier;
use domain::text;
use domain::time::Day;
use engine::{BooksChange, Change, CustomerRow, Engine, ProductRow};

use super::ShopWindow;
use super::page::{Page, Unsaved};
use super::requests::{Refresh, making};

/// What is on screen of each list, between frames.
pub(super) struct States;

impl PerRecord for States {
    type Of<T: Record> = BookState<T>;
}

/// What was asked for in a tab; `None` where the shop is not known yet.
type Asked<T> = Option<Vec<BookAction<T>>>;

/// A record whose list has a tab.
pub(super) trait Tabbed: InLists {
    /// Requests what its form needs beside the list.
    fn load_beside(_session: &mut ShopSession) {}
    /// Follow-up requests after a save.
    fn after_save(_window: &mut ShopWindow, _value: &Self::Value, _was: Option<&Self::Value>) {}
    fn page(ui: &mut Ui, session: &ShopSession, state: &mut BookState<Self>) -> Asked<Self>;
}

impl Tabbed for ProductRow {
    fn load_beside(session: &mut ShopSession) {
        session.show_classes();
    }

    fn after_save(window: &mut ShopWindow, product: &Product, was: Option<&Product>) {
        let before = was.map(|was| was.costs.clone()).unwrap_or_default();
        // Who fills in one cost after the other is not asked each time.
        let first =
            before.first_difference(&product.costs).filter(|_| ProductRow::of(&window.lists).down.is_none());
        let Some(first) = first else { return };
        window.ask_costs(Some(product.clone()), first);
    }

    fn page(ui: &mut Ui, session: &ShopSession, state: &mut BookState<Self>) -> Asked<Self> {
        let facts = session.facts.value.as_ref()?;
        let shop = &facts.shop;
        let report = session.period.words();
        let shown = Products {
            range: session.is_sold_in_range.then_some(report.as_str()),
            report: &report,
            classes: session.views.classes.value.as_ref(),
            may_change: facts.may_manage,
            amounts: Amounts::new(shop.currency, session.formatter),
            includes_tax: shop.taxes.prices.include_tax(),
            has_costs: facts.begun.costs,
            today: facts.today,
        };
        Some(page(ui, &BookPage { book: shown, listed: session.list() }, state))
    }
}

impl Tabbed for CustomerRow {
    fn page(ui: &mut Ui, session: &ShopSession, state: &mut BookState<Self>) -> Asked<Self> {
        let may_change = session.facts.value.as_ref()?.may_manage;
        let book = Customers { may_change, amounts: session.amounts()? };
        Some(page(ui, &BookPage { book, listed: session.list() }, state))
    }
}

impl Tabbed for SupplierPurchase {
    fn load_beside(session: &mut ShopSession) {
        session.show_list::<Supplier>();
        session.show_rates();
    }

    fn page(ui: &mut Ui, session: &ShopSession, state: &mut BookState<Self>) -> Asked<Self> {
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
        Some(page(ui, &BookPage { book: Purchases { reader, days }, listed: session.list() }, state))
    }
}

impl<T: PlainRecord + InLists> Tabbed for T {
    fn page(ui: &mut Ui, session: &ShopSession, state: &mut BookState<Self>) -> Asked<Self> {
        let may_change = session.facts.value.as_ref()?.may_manage;
        let book = Plain { may_change, amounts: session.amounts()?, of: PhantomData };
        Some(page(ui, &BookPage { book, listed: session.list() }, state))
    }
}

impl Tabbed for InvoiceSummary {
    fn page(ui: &mut Ui, session: &ShopSession, state: &mut BookState<Self>) -> Asked<Self> {
        let facts = session.facts.value.as_ref()?;
        let amounts = Amounts::new(facts.shop.currency, session.formatter);
        let document = session.views.invoice.value.as_ref();
        let book = Invoices { amounts, today: facts.today, may_manage: facts.may_manage, document };
        Some(page(ui, &BookPage { book, listed: session.list() }, state))
    }
}

pub(super) const INVOICES: Page =
    Page { status: |window| invoices_status(&window.session), ..list::<InvoiceSummary>() };

/// The page of a list, whatever its records.
pub(super) const fn list<T: Tabbed>() -> Page {
    Page {
        noun: Some(T::KIND),
        load: |window| {
            T::load_beside(&mut window.session);
            window.session.show_list::<T>();
        },
        refusal: |window| window.session.list::<T>().view.refusal.as_ref(),
        draw: |window, ui| {
            let asked = T::page(ui, &window.session, T::of_mut(&mut window.lists)).unwrap_or_default();
            let act = |asked| match asked {
                BookAction::List(action) => {
                    window.list_act::<T>(action);
                    None
                }
                BookAction::Window(action) => Some(action),
            };
            asked.into_iter().filter_map(act).collect()
        },
        status: |window| status::<T>(&window.session),
        take_keyboard: |window| T::of_mut(&mut window.lists).take_keyboard(),
        begin: |window| T::of_mut(&mut window.lists).begin(),
        open: |window, row| {
            if let Some(key) = T::of_row(row) {
                window.show_record::<T>(key);
            }
        },
        added: |window, (first, last)| {
            window.go(T::TAB);
            T::of_mut(&mut window.lists).selection.set((first..=last).filter_map(T::of_row));
        },
        find: |window, text| {
            T::of_mut(&mut window.lists).look_for(&text);
            let query = ListQuery { text, ..window.session.list::<T>().query.clone() };
            window.session.choose_list::<T>(query);
        },
        exports: |window| window.session.list_exports::<T>(),
        unsaved: Unsaved {
            key: T::MANY,
            counted: T::counted,
            count: |window| T::of_mut(&mut window.lists).unsaved().count(),
            show: |window| T::of_mut(&mut window.lists).show_unsaved(),
            changes: |window| T::of_mut(&mut window.lists).changes(),
            leave: |window| T::of_mut(&mut window.lists).leave(),
            drafts: |window| {
                let forms = T::of_mut(&mut window.lists).unsaved_forms();
                (!forms.is_empty()).then(|| to_text(&forms))
            },
            restore: |window, drafts| {
                if let Some(forms) = of_text(drafts) {
                    T::of_mut(&mut window.lists).restore(forms);
                }
            },
            ..Unsaved::NONE
        },
        ..Page::of(T::TAB)
    }
}

/// `12 of 40 products · 3 archived`, with the sums over the shown ones.
fn status<T: InLists>(session: &ShopSession) -> Option<String> {
    let view = session.list::<T>().view.value.as_ref()?;
    let mut words = tr!("{shown} of {all}", shown = view.count(), all = T::counted(view.current));
    if view.archived > 0 {
        words = format!("{words} · {}", tr!("{count} archived", count = view.archived));
    }
    let amounts = session.amounts()?;
    for (name, sum) in &view.sums {
        words = format!("{words} · {} {}", amounts.signed(*sum), tr(name));
    }
    Some(words)
}

/// `12 of 14 invoices · £119.00 unpaid since 3 Nov 2026`.
fn invoices_status(session: &ShopSession) -> Option<String> {
    let words = status::<InvoiceSummary>(session)?;
    let view = session.list::<InvoiceSummary>().view.value.as_ref()?;
    let shown = (0..view.count()).filter_map(|at| view.row(at));
    let open: Vec<&InvoiceSummary> = shown.filter(|one| one.open > Money::ZERO).collect();
    let Some(day) = open.iter().map(|one| one.issued_on).min() else { return Some(words) };
    let amount = Money::sum(open.iter().map(|one| one.open)).ok()?;
    let amount = session.amounts()?.signed(amount);
    Some(format!("{words} · {}", tr!("{amount} unpaid since {day}", amount, day)))
}

impl ShopWindow {
    pub(super) fn list_act<T: Tabbed>(&mut self, action: ListAction<T>) {
        match action {
            ListAction::Pick(query) => self.session.choose_list::<T>(query),
            ListAction::Save(both) => self.save_record::<T>(both.0, both.1),
            ListAction::SaveAll(values) => self.save_all::<T>(values),
            ListAction::Refuse { what, problem } => {
                let refusal = Refusal::new(&Error::Invalid { what, problem }, self.session.formatter);
                self.refuse(refusal, None);
            }
            ListAction::Archive(keys, is_archived) => self.archive_records::<T>(keys, is_archived),
            ListAction::ExportOnly(keys, format) => {
                let subject = self.session.selected_export::<T>(keys);
                self.export_only(subject, format);
            }
        }
    }

    fn save_record<T: Tabbed>(&mut self, value: T::Value, was: Option<T::Value>) {
        let key = was.as_ref().map(T::key_of).cloned();
        let before = was.clone();
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            let at = engine.shop()?.time_zone.local(now);
            T::changed(engine.apply(&T::save(value, was, at), actor, now)?)
        };
        self.write_form(Refresh::All, tr(T::SAVED), work, move |window, _, answer| {
            let state = T::of_mut(&mut window.lists);
            match answer {
                Ok(value) => {
                    state.saved(key, T::key_of(&value).clone());
                    T::after_save(window, &value, before.as_ref());
                }
                Err(refusal) => state.refused(&FormKey::from_key(key), refusal),
            }
        });
    }

    /// Saves records as they were pasted, in one step.
    fn save_all<T: Tabbed>(&mut self, values: Vec<(T::Value, T::Value)>) {
        let title = text!("Edit {records}", records = T::counted(values.len()));
        let words = translate::text(&title);
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            let at = engine.shop()?.time_zone.local(now);
            let changes = values.into_iter().map(|(value, was)| T::save(value, Some(was), at)).collect();
            engine.apply(&Change::Books(BooksChange::Several { title, changes }), actor, now)
        };
        self.write(Refresh::All, words.clone(), work, |window, _| {
            window.toasts.say_with_undo(words);
        });
    }

    /// Archives records, or takes them out of the archive, in one step.
    fn archive_records<T: Tabbed>(&mut self, mut keys: Vec<T::Key>, is_archived: bool) {
        if keys.len() == 1
            && let Some(key) = keys.pop()
        {
            let work = making(T::archive(key, is_archived), T::changed);
            let note = if T::IS_DELETED { tr!("Deleted") } else { tr(T::SAVED) };
            return self.write(Refresh::All, note, work, move |window, value| {
                let name = T::name_of(&value);
                window.toasts.say_with_undo(if T::IS_DELETED {
                    tr!("Deleted “{name}”", name)
                } else if is_archived {
                    tr!("Archived “{name}”", name)
                } else {
                    tr!("“{name}” restored", name)
                });
            });
        }
        let records = T::counted(keys.len());
        let title = match is_archived {
            _ if T::IS_DELETED => text!("Delete {records}", records),
            true => text!("Archive {records}", records),
            false => text!("Bring back {records}", records),
        };
        let words = translate::text(&title);
        let changes = keys.into_iter().map(|key| T::archive(key, is_archived)).collect();
        let change = Change::Books(BooksChange::Several { title, changes });
        self.write(Refresh::All, words.clone(), making(change, Ok), |window, _| {
            T::of_mut(&mut window.lists).select_none();
            window.toasts.say_with_undo(words);
        });
    }

    /// Asks whether orders take over the costs of a product, or of all, where some have others.
    pub(super) fn ask_costs(&mut self, product: Option<Product>, first: Option<Day>) {
        let id = product.as_ref().map(|product| product.id);
        let request = self.session.read(move |engine, actor| engine.other_costs(actor, id, first));
        self.wait_for(request, move |window, overlay, answer| match answer {
            Err(refusal) => window.refuse(refusal, None),
            Ok(found) if !found.orders.is_empty() && overlay.is_none() => {
                *overlay = Some(Box::new(Form::new(TakeCosts { product, first, found })));
            }
            Ok(_) if product.is_none() => {
                window.toasts.say(tr!("All orders have the costs of their products"));
            }
            Ok(_) => {}
        });
    }

    /// Selects a record in the tab of its list; a filter that hides it is cleared.
    pub(super) fn show_record<T: Tabbed>(&mut self, key: T::Key) {
        self.go(T::TAB);
        T::of_mut(&mut self.lists).seek(key);
    }
}

impl Dialog for Form<TakeCosts> {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        let Some(shop) = app.shop_mut() else { return true };
        let Some(amounts) = shop.session.amounts() else { return true };
        let step = take_costs_ui(ctx, self, amounts);
        shop.take_step(step, Refresh::All, |window, _: Option<&mut TakeCosts>, words| {
            window.toasts.say_with_undo(words);
            true
        })
    }
}
