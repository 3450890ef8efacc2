//! The state that the Orders tab keeps between frames: the scroll state of the list, the open
//! order, and every form with unsaved changes.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Id, Rect, Response};

use crate::model::{
    Drafts, Form, FormField, ListRow, OpenOrder, OrderDraft, OrderFilter, OrderKey, OrderListView, Orders,
    RefundDraft, Refusal, Suggesting, Unsaved,
};
use crate::persistence::FirstDay;
use crate::widgets::Suggested;
use crate::widgets::{Marked, Selection, TableState};
use domain::order::form::OrderForm;
use domain::time::Local;

/// What the tab keeps between frames.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own of the tab")]
pub(crate) struct OrdersState {
    pub(super) list: TableState,
    /// The numbers of the orders that are selected together.
    pub(super) selection: Selection<String>,
    /// The row of the list whose order is to be opened, until it is loaded.
    pub(super) is_going: Option<usize>,
    pub(super) find: String,
    /// The row of the open order is to be scrolled to, once it is loaded.
    pub(super) is_sought: bool,
    /// What is to get the focus.
    pub(super) focus: Option<Focus>,
    /// The order in the form.
    pub(super) open: Option<OrderKey>,
    /// The form without changes of the open order, and the order that it was made from.
    pub(super) clean: Option<(Arc<OpenOrder>, Form)>,
    /// Increased whenever the unsaved forms are to be persisted.
    changes: u64,
    /// The widget that had the focus in the last frame.
    last_focus: Option<Id>,
    /// Forms with unsaved changes, and new ones.
    pub(super) changed: Drafts<OrderKey, OrderDraft>,
    /// The totals of new forms, as the list has them; empty while one is not known.
    pub(super) totals: BTreeMap<OrderKey, String>,
    last_new: u32,
    pub(super) view: FormState,
    /// What is to be done with the open form in this frame.
    pub(super) action: Option<FormAction>,
    /// A new form begins once the open one is saved.
    pub(super) then_new: bool,
    /// Whether an order was already opened without being chosen.
    pub(super) was_opened: bool,
    /// The shop's current time.
    pub(super) now: Local,
    /// The weekday on which weeks begin in calendars.
    pub(crate) first_day: FirstDay,
    /// That the program is no cash register was said, in this form or an earlier one.
    pub(crate) is_no_register_told: bool,
    /// The order whose refund is to be begun once it is loaded.
    pub(super) refunding: Option<String>,
    /// Why no tax is charged is to be asked in the next form that is drawn.
    pub(super) is_reason_asked: bool,
    /// The doubts to be answered before a form is saved, with the form that they are about.
    pub(super) doubts: BTreeMap<OrderKey, (OrderDraft, Vec<String>)>,
}

/// A target of the keyboard focus beside the fields of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Focus {
    Filter,
    List,
}

/// An action on the open form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FormAction {
    Save,
    Discard,
    /// Opens an empty form.
    New,
}

/// The state of the open form; another form begins with a new one.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own of the form")]
pub(super) struct FormState {
    pub(super) is_address_open: bool,
    pub(super) is_why_open: bool,
    /// The form says that the program is no cash register.
    pub(super) says_no_register: bool,
    /// The line of the reason for no tax was asked for, and is to get the focus.
    pub(super) is_reason_open: bool,
    pub(super) is_reason_due: bool,
    pub(super) refund: Option<RefundDraft>,
    /// The refund whose figures were asked for.
    pub(super) asked_refund: Option<RefundDraft>,
    /// The fields of the address that were drawn in this frame.
    pub(super) drawn: Vec<(FormField, Rect, Response)>,
    pub(super) marked: Marked,
    /// The field and the text that suggestions were asked for.
    pub(super) asked: Option<(Suggesting, String)>,
    /// The suggestions of places.
    pub(super) suggested: Suggested,
    /// Whether suggestions were shown in the last frame.
    pub(super) is_shown: bool,
    /// Whether suggestions for the current text are being loaded.
    pub(super) is_looked_up: bool,
    /// The field that has the focus.
    pub(super) keyboard: Option<FormField>,
    /// The field that had the focus when the form was sent, and gets it back if the form is not
    /// saved.
    pub(super) back: Option<FormField>,
    /// Whether the text was entered and nothing says what it is.
    pub(super) is_code_unknown: bool,
    /// The field that is to get the focus.
    pub(super) focus: Option<FormField>,
    /// The value of `focus` at the end of the last frame.
    pub(super) due: Option<FormField>,
    /// The form that figures were asked for.
    pub(super) priced: Option<(OrderKey, OrderForm)>,
}

impl OrdersState {
    /// Forms that are not in the books yet, latest first; they are above the orders in the list.
    pub(super) fn new_forms(&self) -> Vec<&OrderKey> {
        let is_new = |key: &&OrderKey| matches!(key, OrderKey::New(_));
        self.changed.all.keys().filter(is_new).rev().collect()
    }

    /// Opens another order. What was typed into the previous one is kept.
    pub(super) fn look_at(&mut self, key: OrderKey) {
        if self.open.as_ref() != Some(&key) {
            self.drop_untouched();
            self.view = FormState::default();
            self.open = Some(key);
        }
    }

    /// Drops a new form into which nothing was typed.
    fn drop_untouched(&mut self) {
        if let Some(key @ OrderKey::New(_)) = &self.open
            && self.changed.all.get(key).is_some_and(|form| !form.is_changed())
        {
            self.changed.all.remove(key);
        }
    }

    /// Opens a new form.
    fn begin(&mut self, mut form: Form) {
        // Without random numbers the id stays empty; a draft that was persisted twice is then
        // recognised by equal content only.
        form.id = system::draft_id().unwrap_or_default();
        self.drop_untouched();
        self.selection.clear();
        self.last_new = self.last_new.max(self.largest_new()) + 1;
        let key = OrderKey::New(self.last_new);
        self.changed.all.insert(key.clone(), form);
        self.look_at(key);
        self.view.focus = Some(FormField::Customer);
        self.list = TableState::default();
    }

    /// Begins an empty new order, for whoever may add one.
    pub(crate) fn begin_empty(&mut self, view: &Orders<'_>) {
        if view.may_manage {
            self.begin(Form::clean(view.fresh.clone()));
        }
    }

    /// Begins a new order as a copy of another.
    pub(crate) fn begin_like(&mut self, view: &Orders<'_>, open: &OpenOrder) {
        let form = OrderForm::like(&open.order, view.now);
        let now = OrderDraft::of(&form, &open.draft.customer, view.amounts);
        self.begin(Form { now, base: view.fresh.clone(), ..Form::default() });
        self.view.focus = Some(FormField::Adding);
    }

    /// Opens an order that another tab asked for.
    pub(crate) fn show(&mut self, number: String) {
        self.selection.clear();
        self.is_sought = true;
        self.look_at(OrderKey::Number(number));
        self.was_opened = true;
        self.focus = Some(Focus::List);
    }

    /// Gives the keyboard to the list, or back to the form of a new order that is open.
    pub(crate) fn take_keyboard(&mut self) {
        match self.open {
            Some(OrderKey::New(_)) => {
                self.view.focus = self.view.keyboard.take().or(Some(FormField::Customer));
            }
            _ => self.focus = Some(Focus::List),
        }
    }

    /// Begins a refund of an order once it is loaded.
    pub(crate) fn refund_once_shown(&mut self, number: String) {
        self.refunding = Some(number);
    }

    /// Opens the first order of the list that is being loaded, once that is known.
    pub(crate) fn open_first(&mut self) {
        self.drop_untouched();
        (self.open, self.was_opened, self.focus) = (None, false, Some(Focus::List));
    }

    /// Selects these orders.
    pub(crate) fn select(&mut self, numbers: Vec<String>) {
        self.selection.set(numbers);
    }

    /// Selects none, since the selected orders were changed.
    pub(crate) fn select_none(&mut self) {
        self.selection.clear();
        self.focus = Some(Focus::List);
    }

    /// Shows the list from its first row, since the filter was changed.
    pub(crate) fn filtered(&mut self, filter: &OrderFilter) {
        self.selection.clear();
        if self.find.trim() != filter.text {
            self.find.clone_from(&filter.text);
        }
        self.list = TableState::default();
    }

    /// Shows why no tax is charged in the open form, for a person to state it.
    pub(crate) fn ask_reason(&mut self) {
        self.is_reason_asked = true;
    }

    /// Closes the refund, since the open order was changed.
    pub(crate) fn done(&mut self) {
        self.view.refund = None;
        self.view.asked_refund = None;
    }

    /// Asks for the figures of the open form again, since the rates may be others.
    pub(crate) fn price_again(&mut self) {
        self.view.priced = None;
    }

    fn largest_new(&self) -> u32 {
        let number = |key: &OrderKey| match key {
            OrderKey::New(number) => *number,
            OrderKey::Number(_) => 0,
        };
        self.changed.all.keys().map(number).max().unwrap_or(0)
    }

    /// Whether the form of this order has unsaved changes.
    pub(super) fn is_changed(&self, number: &str) -> bool {
        self.changed.all.contains_key(&OrderKey::Number(number.to_owned()))
    }

    /// The count of unsaved forms.
    pub(crate) fn unsaved_count(&self) -> usize {
        self.changed.unsaved()
    }

    /// Opens the next unsaved form after the open one. Returns the number of an order of the books, which is to be shown
    /// in the list.
    pub(crate) fn show_unsaved(&mut self) -> Option<String> {
        match self.changed.next_unsaved(self.open.as_ref())?.clone() {
            OrderKey::Number(number) => Some(number),
            key @ OrderKey::New(_) => {
                self.selection.clear();
                self.look_at(key);
                self.is_sought = true;
                self.take_keyboard();
                None
            }
        }
    }

    /// Has the totals of new forms computed again.
    pub(crate) fn forget_totals(&mut self) {
        self.totals.clear();
    }

    /// Takes the totals of new forms.
    pub(crate) fn totalled(&mut self, totals: Vec<(OrderKey, String)>) {
        self.totals.extend(totals);
    }

    /// A number that differs after each change of what `unsaved` returns.
    pub(crate) const fn changes(&self) -> u64 {
        self.changes
    }

    /// Has the unsaved forms persisted whenever the focus moves to another widget.
    pub(super) fn follow(&mut self, focus: Option<Id>) {
        if self.last_focus != focus {
            self.last_focus = focus;
            self.leave();
        }
    }

    /// Has the unsaved forms persisted.
    pub(crate) fn leave(&mut self) {
        self.changes = self.changes.wrapping_add(1);
    }

    /// The unsaved forms, to be persisted.
    pub(crate) fn unsaved(&self) -> Unsaved {
        let is_typed = |(_, form): &(&OrderKey, &Form)| form.is_changed();
        self.changed.all.iter().filter(is_typed).map(|(key, form)| (key.clone(), form.clone())).collect()
    }

    /// Restores persisted forms.
    pub(crate) fn restore(&mut self, unsaved: Unsaved) {
        for (key, mut form) in unsaved {
            let key = match key {
                OrderKey::New(_) if self.changed.all.contains_key(&key) => {
                    OrderKey::New(self.largest_new() + 1)
                }
                key => key,
            };
            if matches!(key, OrderKey::New(_)) && form.id.is_empty() {
                form.id = system::draft_id().unwrap_or_default();
            }
            self.changed.all.insert(key, form);
        }
        self.last_new = self.largest_new();
        self.leave();
    }

    /// The ids of new orders that are not being saved.
    pub(crate) fn drafts(&self) -> Vec<String> {
        let is_asked = |form: &&Form| form.sent.is_none() && !form.id.is_empty();
        self.changed.all.values().filter(is_asked).map(|form| form.id.clone()).collect()
    }

    /// Handles a draft that is in the books already, saved elsewhere or before the program ended.
    /// What was typed into it since becomes an edit of that order. Returns the message to show;
    /// `None` if the draft is not here.
    pub(crate) fn saved_before(&mut self, draft: &str, open: &Arc<OpenOrder>) -> Option<String> {
        let is_it = |(_, form): &(&OrderKey, &Form)| form.id == draft;
        let key = self.changed.all.iter().find(is_it).map(|(key, _)| key.clone())?;
        let number = &open.order.number;
        let form = self.changed.all.remove(&key)?;
        self.leave();
        let order = OrderKey::Number(number.clone());
        let is_edited = !open.is_made_of(&form.now) && !self.changed.all.contains_key(&order);
        if is_edited {
            let base = open.draft.clone();
            self.changed.all.insert(order.clone(), Form { now: form.now, ..Form::clean(base) });
        }
        if self.open.as_ref() == Some(&key) {
            self.view = FormState::default();
            self.open = Some(order);
            self.focus = Some(Focus::List);
        }
        let kept = if is_edited { "; your changes since then are kept in the form" } else { "" };
        Some(format!("This order was saved already, as order {number}{kept}"))
    }

    /// Takes out the form of the open order to draw it; `put` returns it.
    pub(super) fn take(&mut self, open: Option<&Arc<OpenOrder>>) -> Option<Form> {
        let key = self.open.clone()?;
        let is_loaded = |open: &&Arc<OpenOrder>| OrderKey::Number(open.order.number.clone()) == key;
        if let Some(mut form) = self.changed.all.remove(&key) {
            if let Some(open) = open.filter(is_loaded).filter(|_| form.is_rebased) {
                form.base = open.draft.clone();
                form.is_rebased = false;
            }
            return Some(form);
        }
        let open = open.filter(is_loaded)?;
        if let Some((of, form)) = self.clean.take()
            && Arc::ptr_eq(&of, open)
        {
            return Some(form);
        }
        Some(Form::clean(open.draft.clone()))
    }

    /// Puts the form back.
    pub(super) fn put(&mut self, form: Form, open: Option<&Arc<OpenOrder>>) {
        let Some(key) = self.open.clone() else { return };
        let is_new = matches!(key, OrderKey::New(_));
        if is_new || form.is_changed() || form.sent.is_some() {
            self.changed.all.insert(key, form);
        } else if let Some(open) = open {
            self.clean = Some((Arc::clone(open), form));
        }
    }

    /// Discards the form of the open order.
    pub(super) fn discard(&mut self) {
        let Some(key) = self.open.clone() else { return };
        self.changed.all.remove(&key);
        self.leave();
        self.view = FormState::default();
        if matches!(key, OrderKey::New(_)) {
            self.open = None;
            self.focus = Some(Focus::List);
        }
    }

    /// Takes note that a form was saved under this number. What was typed into it since it was sent
    /// is kept.
    pub(crate) fn saved(&mut self, key: &OrderKey, number: &str) {
        let number = OrderKey::Number(number.to_owned());
        self.changed.saved(key, number.clone());
        self.leave();
        let is_open = self.open.as_ref() == Some(key);
        if is_open && *key != number {
            self.view = FormState::default();
            self.open = Some(number);
            self.focus = Some(Focus::List);
        }
        if is_open && std::mem::take(&mut self.then_new) {
            self.action = Some(FormAction::New);
        }
    }

    /// Closes the open order, which is not in the books any more. What was typed into it becomes a
    /// new order.
    pub(super) fn gone(&mut self) {
        let typed = self.open.take().and_then(|key| self.changed.all.remove(&key));
        self.was_opened = false;
        if let Some(form) = typed.filter(Form::is_changed) {
            self.begin(form);
        }
    }

    /// Shows why a form was refused; what was typed stays.
    pub(crate) fn refused(&mut self, key: &OrderKey, refusal: Refusal) {
        self.not_saved(key);
        self.changed.refused(key, refusal);
    }

    /// Asks about unusual figures of a form; it is not saved until that is answered.
    pub(crate) fn doubted(&mut self, key: OrderKey, words: Vec<String>) {
        self.not_saved(&key);
        if let Some(sent) = self.changed.all.get_mut(&key).and_then(|form| form.sent.take()) {
            self.doubts.insert(key, (sent, words));
        }
    }

    fn not_saved(&mut self, key: &OrderKey) {
        self.then_new = false;
        if self.open.as_ref() == Some(key) {
            self.view.focus = self.view.back.take();
        }
    }

    /// The row of the open order in the list, if it is loaded.
    pub(super) fn place(&self, list: &OrderListView) -> Option<usize> {
        let new = self.new_forms();
        match self.open.as_ref()? {
            key @ OrderKey::New(_) => new.iter().position(|one| *one == key),
            OrderKey::Number(number) => list.place(number).map(|at| at + new.len()),
        }
    }

    /// The content of a row of the list: a new form, or an order of the books.
    pub(super) fn row<'a>(&'a self, list: &'a OrderListView, at: usize) -> Row<'a> {
        let new = self.new_forms();
        match new.get(at) {
            Some(key) => Row::New(key),
            None => list.row(at - new.len()).map_or(Row::Coming, Row::Order),
        }
    }
}

/// A row of the list.
pub(super) enum Row<'a> {
    New(&'a OrderKey),
    Order(&'a ListRow),
    /// Not loaded yet.
    Coming,
}
