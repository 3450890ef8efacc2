//! The Orders tab in an open shop: what is done for its actions, and the changes of orders, each one step of
//! the history.

use std::ops::Range;
use std::sync::Arc;

use crate::format::{Amounts, Formatter};
use crate::model::{OpenOrder, OrderFilter, OrdersAction, RefundDraft, Refusal, Saving, Tab};
use crate::session::{name_lines, open_order};
use crate::translate::tr;
use domain::access::Actor;
use domain::error::{Error, Result};
use domain::order::doubt::Doubt;
use domain::order::form::OrderForm;
use domain::text;
use domain::time::Instant;
use engine::{Change, Engine, InvoiceChange, OrderChange, OrderEdit};

use super::ShopWindow;
use super::requests::Refresh;

/// The most orders that are changed in one step.
const MOST_SELECTED: usize = 10_000;

impl ShopWindow {
    /// Asks in the open order why no tax is charged.
    pub(crate) fn ask_reason(&mut self) {
        self.go(Tab::Orders);
        self.rooms.orders.ask_reason();
    }

    /// Opens an order in its form, and shows it in the list. Where it is not among the loaded rows, the list becomes
    /// that of all orders, or of the archived ones.
    pub(crate) fn show_order(&mut self, number: String) {
        self.go(Tab::Orders);
        self.rooms.orders.show(number.clone());
        if self.session.order_views.is_listed(&number) {
            return;
        }
        let request = self.session.place_of_order(number);
        self.wait_for(request, |window, _, answer| {
            if let Ok(Some((filter, place))) = answer {
                window.rooms.orders.filtered(&filter);
                window.session.list_orders_at(filter, place);
            }
        });
    }

    /// Lists an order that was just added, once the list is loaded again and has it not, since a filter or its date hides it.
    pub(super) fn list_added_order(&mut self) {
        if !self.session.is_at_rest() {
            return;
        }
        let Some(number) = self.added_order.take() else { return };
        if self.session.order_views.is_listed(&number) {
            return;
        }
        let request = self.session.place_of_order(number.clone());
        self.wait_for(request, move |window, _, answer| {
            if let Ok(Some((filter, place))) = answer {
                window.rooms.orders.filtered(&filter);
                window.rooms.orders.seek(&number);
                window.session.list_orders_at(filter, place);
            }
        });
    }

    pub(super) fn show_orders(&mut self, filter: OrderFilter) {
        self.go(Tab::Orders);
        self.rooms.orders.filtered(&filter);
        self.rooms.orders.open_first();
        self.session.filter_orders(filter);
    }

    pub(super) fn orders_act(&mut self, action: OrdersAction) {
        let session = &mut self.session;
        match action {
            OrdersAction::Duplicate(number) => self.duplicate(&number),
            OrdersAction::Filter(filter) => {
                self.rooms.orders.filtered(&filter);
                session.filter_orders(filter);
            }
            OrdersAction::Hold(rows) => session.hold(&rows),
            OrdersAction::LookAt(number) => session.look_at_order(number),
            OrdersAction::Price(key, form) => session.price(key, form),
            OrdersAction::TotalDrafts(drafts) => {
                let request = session.draft_totals(drafts);
                self.wait_for(request, |window, _, answer| {
                    window.rooms.orders.totalled(answer.unwrap_or_default());
                });
            }
            OrdersAction::Suggest(asked, text) => session.suggest(asked, text),
            OrdersAction::PriceRefund(number, refund) => session.price_refund(number, refund),
            OrdersAction::Save(saving) => self.save_order(*saving),
            OrdersAction::Select(rows) => self.select_orders(rows),
            OrdersAction::Change(words, change) => self.change_order(words, *change),
            OrdersAction::ExportOnly(numbers, format) => {
                let subject = session.selected_orders_export(numbers);
                self.export_only(subject, format);
            }
            OrdersAction::Refund(number, refund) => self.refund_order(number, &refund),
        }
    }

    fn select_orders(&mut self, rows: Range<usize>) {
        if rows.len() > MOST_SELECTED {
            let most = MOST_SELECTED;
            return self
                .toasts
                .say(tr!("At most {most} orders can be selected: filter the list first", most));
        }
        let request = self.session.numbers_in(rows);
        self.wait_for(request, |window, _, answer| match answer {
            Ok(numbers) => window.rooms.orders.page.selection.set(numbers),
            Err(refusal) => window.refuse(refusal, None),
        });
    }

    /// Changes a saved order; the toast with `words` offers to undo it.
    fn change_order(&mut self, words: String, change: Change) {
        let formatter = self.session.formatter;
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            let order = engine.apply(&change, actor, now)?.order()?;
            open_order(engine, actor, order, formatter)
        };
        self.write(Refresh::All, words.clone(), work, |window, open| {
            window.session.order_views.changed(None, &open);
            window.rooms.orders.done();
            window.toasts.say_with_undo(words);
        });
    }

    /// Enters a refund, dated today. One that gets a credit note cannot be undone, since that is numbered.
    fn refund_order(&mut self, number: String, refund: &RefundDraft) {
        let today = self.session.facts.value.as_ref().map(|facts| facts.today);
        let Some(form) = today.and_then(|today| refund.form(today, self.session.formatter)) else {
            let error = Error::Invalid { what: text!("The refund"), problem: text!("it cannot be read") };
            return self.refuse(Refusal::new(&error, self.session.formatter), None);
        };
        let words = tr!("Refund of order {number} entered", number = &number);
        let formatter = self.session.formatter;
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            let documents = engine.invoices_of(actor, &number)?.len();
            let order =
                engine.apply(&Change::Order(OrderChange::Refund { number, form }), actor, now)?.order()?;
            let credits = engine.invoices_of(actor, &order.number)?.split_off(documents);
            Ok((open_order(engine, actor, order, formatter)?, credits))
        };
        self.write(Refresh::All, words.clone(), work, |window, (open, credits)| {
            window.session.order_views.changed(None, &open);
            window.rooms.orders.done();
            if credits.is_empty() {
                return window.toasts.say_with_undo(words);
            }
            let numbers: Vec<String> = credits.iter().map(|credit| credit.number.to_string()).collect();
            window.toasts.say(tr!(
                "Refunded, with {count:credit note|credit notes} {numbers}",
                count = numbers.len(),
                numbers = numbers.join(", ")
            ));
        });
    }

    /// Saves a form; a new customer and new products are added in the same step.
    fn save_order(&mut self, saving: Saving) {
        let (key, draft) = (saving.key.clone(), saving.draft.clone());
        let formatter = self.session.formatter;
        let work = move |engine: &mut Engine, actor: &Actor, now| save(engine, actor, saving, now, formatter);
        self.send(work, move |window, _, answer| match answer {
            Ok((Saved::Now(open), at)) => {
                let number = &open.order.number;
                window.changed(&tr!("Order {number} saved", number), at);
                window.session.order_views.changed(Some(&key), &open);
                window.rooms.orders.saved(&key, number);
                window.added_order = Some(number.clone()).filter(|_| key.is_new());
                window.refresh(Refresh::All);
            }
            Ok((Saved::Before(open), at)) => {
                window.noted(&tr!("Order {number} was saved already", number = &open.order.number), at);
                window.saved_before(&draft, &open);
                window.refresh(Refresh::All);
            }
            Ok((Saved::Doubted(words), at)) => {
                window.noted(tr!("Not saved yet"), at);
                window.rooms.orders.doubted(key, words);
            }
            Err(refusal) => {
                window.session.refresh_orders();
                window.rooms.orders.refused(&key, refusal);
            }
        });
    }

    fn saved_before(&mut self, draft: &str, open: &Arc<OpenOrder>) {
        self.rooms.orders.saved_before(draft, open).into_iter().for_each(|words| self.toasts.say(words));
    }

    /// Asks which drafts were saved as orders already, by another window or before the program ended. These
    /// drafts are dropped; where one differs from its order, it becomes an edit of that.
    pub(super) fn ask_drafts(&mut self) {
        let drafts = self.rooms.orders.drafts();
        if drafts.is_empty() {
            return;
        }
        let request = self.session.saved_drafts(drafts);
        self.wait_for(request, |window, _, answer| {
            for (draft, open) in answer.unwrap_or_default() {
                window.saved_before(&draft, &open);
            }
        });
    }

    /// Opens a form for a new order with the content of the open one.
    fn duplicate(&mut self, number: &str) {
        let open: Option<Arc<OpenOrder>> = self.session.order_views.open().cloned();
        let Some(open) = open.filter(|open| open.order.number == number) else { return };
        if let Some(view) = self.session.orders_view() {
            self.rooms.orders.begin_like(&view, &open);
        }
    }
}

enum Saved {
    Now(Arc<OpenOrder>),
    /// The draft was saved before, by another window or before the program ended.
    Before(Arc<OpenOrder>),
    /// Unusual figures for the user to confirm; nothing was saved.
    Doubted(Vec<String>),
}

fn save(
    engine: &mut Engine,
    actor: &Actor,
    saving: Saving,
    now: Instant,
    formatter: Formatter,
) -> Result<Saved> {
    let Saving { draft, mut form, new_customer, new_products, confirmed, was, is_correction, .. } = saving;
    if !was.as_ref().is_some_and(|was| OrderForm::of(was).costs_the_same(&form)) {
        name_lines(engine, actor, &mut form)?;
    }
    let doubts = engine.order_doubts(actor, &form, was.as_ref())?;
    let amounts = Amounts::new(engine.shop()?.currency, formatter);
    let words = doubts.iter().map(|doubt| doubt_words(doubt, amounts));
    let words: Vec<String> = words.filter(|words| !confirmed.contains(words)).collect();
    if !words.is_empty() {
        return Ok(Saved::Doubted(words));
    }
    let edit = Box::new(OrderEdit { form, was, new_customer, new_products, draft: draft.clone() });
    let change = if is_correction {
        Change::Invoice(InvoiceChange::CorrectOrder { edit, language: formatter.language.code().to_owned() })
    } else {
        Change::Order(OrderChange::Save(edit))
    };
    match engine.apply(&change, actor, now) {
        Err(error @ Error::DraftSaved { .. }) => {
            let order = engine.order_of_draft(actor, &draft)?.ok_or(error)?;
            Ok(Saved::Before(open_order(engine, actor, order, formatter)?))
        }
        saved => Ok(Saved::Now(open_order(engine, actor, saved?.order()?, formatter)?)),
    }
}

fn doubt_words(doubt: &Doubt, amounts: Amounts) -> String {
    match doubt {
        Doubt::Quantity { name, quantity } => {
            tr!("Quantity {quantity} of {name}", quantity = *quantity, name)
        }
        Doubt::Price { name, price, usual } => {
            let (price, usual) = (amounts.price(*price), amounts.price(*usual));
            tr!("{price} for one {name}, which costs {usual}", price, name, usual)
        }
        Doubt::Total { total } => tr!("An order of {amount}", amount = amounts.signed(*total)),
    }
}
