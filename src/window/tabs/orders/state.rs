//! The state that the Orders tab keeps between frames beside that of every list: the drafts of new orders, and the parts of
//! the form that are open.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::model::{
    Form, FormField, FormKey, OpenOrder, OrderDraft, OrderFilter, OrderKey, OrderListView, Orders,
    RefundDraft, Refusal, Suggesting, Unsaved,
};
use crate::tabs::page_state::{Focus, PageState};
use crate::translate::tr;
use crate::widgets::{Marked, TableState};
use domain::order::form::OrderForm;

pub(super) type OrdersPage = PageState<String, OrderDraft, FormField>;

/// State of the tab between frames.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own of the tab")]
pub(crate) struct OrdersState {
    pub(crate) page: OrdersPage,
    /// The row of the open order is to be scrolled to, once it is loaded.
    pub(super) is_sought: bool,
    /// The form without changes of the open order, and the order that it was made from.
    clean: Option<(Arc<OpenOrder>, Form)>,
    /// The totals of new forms, as the list has them; empty while one is not known.
    pub(super) totals: BTreeMap<OrderKey, String>,
    last_new: u32,
    pub(super) view: FormState,
    /// An empty form is to be begun, since the one before was saved.
    pub(super) is_begun: bool,
    /// True once this form or an earlier one has said that the program is no cash register.
    pub(crate) is_no_register_told: bool,
    /// The order whose refund is to be begun once it is loaded.
    pub(super) refunding: Option<String>,
    /// True to ask for the reason for no tax in the next form that is drawn.
    pub(super) is_reason_asked: bool,
    /// The form is to be saved with a credit note and a new invoice.
    pub(super) is_correcting: bool,
    /// The doubts to be answered before a form is saved, with the form that they are about.
    pub(super) doubts: BTreeMap<OrderKey, (OrderDraft, Vec<String>)>,
}

/// The state of the open form; another form begins with a new one.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own of the form")]
pub(super) struct FormState {
    /// True if it takes the list's place.
    pub(super) is_alone: bool,
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
    pub(super) marked: Marked,
    /// The field and the text that suggestions were asked for.
    pub(super) asked: Option<(Suggesting, String)>,
    /// True if suggestions were shown in the last frame.
    pub(super) is_shown: bool,
    /// True while suggestions for the current text are being loaded.
    pub(super) is_looked_up: bool,
    /// The field that has the focus.
    pub(super) keyboard: Option<FormField>,
    /// The field that had the focus when the form was sent, and gets it back if the form is not
    /// saved.
    pub(super) back: Option<FormField>,
    /// True if the text was entered and matches nothing.
    pub(super) is_code_unknown: bool,
    /// True if Enter would take none of the suggestions for the next line: one is to be chosen.
    pub(super) is_undecided: bool,
    /// The form that figures were asked for.
    pub(super) priced: Option<(OrderKey, OrderForm)>,
    /// True if the input has figures: it has a line item, and all can be read.
    pub(super) is_priced: bool,
}

impl OrdersState {
    /// Forms that are not in the books yet, latest first; they are above the orders in the list.
    pub(super) fn new_forms(&self) -> impl Iterator<Item = &OrderKey> {
        self.page.forms.all.keys().filter(|key| key.is_new()).rev()
    }

    /// Opens another order. What was typed into the previous one is kept.
    pub(super) fn look_at(&mut self, key: OrderKey) {
        if self.page.open.as_ref() != Some(&key) {
            self.drop_untouched();
            self.view = FormState::default();
            self.page.look_at(key);
        }
    }

    /// Opens what the open form has become, or nothing.
    fn becomes(&mut self, key: Option<OrderKey>) {
        self.view = FormState::default();
        (self.page.open, self.page.focus) = (key, Some(Focus::List));
    }

    /// Drops a new form into which nothing was typed.
    fn drop_untouched(&mut self) {
        if let Some(key @ FormKey::New(_)) = &self.page.open
            && self.page.forms.all.get(key).is_some_and(|form| !form.is_changed())
        {
            self.page.forms.all.remove(key);
        }
    }

    /// Opens a new form.
    fn begin(&mut self, mut form: Form) {
        // Without random numbers the id stays empty; a draft that was persisted twice is then
        // recognised by equal content only.
        form.id = system::draft_id().unwrap_or_default();
        self.drop_untouched();
        self.page.selection.clear();
        self.last_new = self.last_new.max(self.largest_new()) + 1;
        let key = FormKey::New(self.last_new);
        self.page.forms.all.insert(key.clone(), form);
        self.look_at(key);
        self.page.focus_on(Some(FormField::Customer));
        self.page.list = TableState::default();
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
        self.page.focus_on(Some(FormField::Adding));
    }

    /// Opens an order that another tab asked for.
    pub(crate) fn show(&mut self, number: String) {
        self.is_sought = true;
        let key = FormKey::One(number);
        self.look_at(key.clone());
        self.page.show(key);
    }

    /// Scrolls to an order once it is listed, if it is open.
    pub(crate) fn seek(&mut self, number: &str) {
        self.is_sought |= self.page.open.as_ref().and_then(FormKey::one).is_some_and(|open| open == number);
    }

    /// Gives the keyboard to the list, or back to the form of a new order that is open.
    pub(crate) fn take_keyboard(&mut self) {
        if self.page.open.as_ref().is_some_and(FormKey::is_new) {
            self.page.focus_on(self.view.keyboard.take().or(Some(FormField::Customer)));
        } else {
            self.page.focus = Some(Focus::List);
        }
    }

    /// Begins a refund of an order once it is loaded.
    pub(crate) fn refund_once_shown(&mut self, number: String) {
        self.refunding = Some(number);
    }

    /// True if a refund is to begin, but not if its order cannot be shown.
    pub(crate) fn is_refund_awaited(&mut self, is_refused: bool) -> bool {
        self.refunding.take_if(|_| is_refused);
        self.refunding.is_some()
    }

    /// Opens the first order of the list that is being loaded, once that is known.
    pub(crate) fn open_first(&mut self) {
        self.drop_untouched();
        let page = &mut self.page;
        (page.open, page.was_shown, page.focus) = (None, false, Some(Focus::List));
    }

    /// Shows the list from its first row, since the filter was changed.
    pub(crate) fn filtered(&mut self, filter: &OrderFilter) {
        self.page.selection.clear();
        if self.page.find.trim() != filter.text {
            self.page.find.clone_from(&filter.text);
        }
        self.page.list = TableState::default();
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

    /// Has the figures of all forms computed again, since the rates may be others.
    pub(crate) fn price_again(&mut self) {
        self.totals.clear();
        self.view.priced = None;
    }

    fn largest_new(&self) -> u32 {
        let number = |key: &OrderKey| if let FormKey::New(number) = key { *number } else { 0 };
        self.page.forms.all.keys().map(number).max().unwrap_or(0)
    }

    /// Opens the next unsaved form after the open one. Returns the number of an order of the books, which is to be shown
    /// in the list.
    pub(crate) fn show_unsaved(&mut self) -> Option<String> {
        match self.page.next_unsaved()? {
            FormKey::One(number) => Some(number),
            key @ FormKey::New(_) => {
                self.page.selection.clear();
                self.look_at(key);
                self.is_sought = true;
                self.take_keyboard();
                None
            }
        }
    }

    /// Takes the totals of new forms.
    pub(crate) fn totalled(&mut self, totals: Vec<(OrderKey, String)>) {
        self.totals.extend(totals);
    }

    /// The unsaved forms, to be persisted.
    pub(crate) fn unsaved(&self) -> Unsaved {
        self.page.unsaved().map(|(key, form)| (key.clone(), form.clone())).collect()
    }

    /// Restores persisted forms.
    pub(crate) fn restore(&mut self, unsaved: Unsaved) {
        for (key, mut form) in unsaved {
            let is_taken = key.is_new() && self.page.forms.all.contains_key(&key);
            let key = if is_taken { FormKey::New(self.largest_new() + 1) } else { key };
            if key.is_new() && form.id.is_empty() {
                form.id = system::draft_id().unwrap_or_default();
            }
            self.page.forms.all.insert(key, form);
        }
        self.last_new = self.largest_new();
        self.page.leave();
    }

    /// The ids of new orders that are not being saved.
    pub(crate) fn drafts(&self) -> Vec<String> {
        let is_asked = |form: &&Form| form.sent.is_none() && !form.id.is_empty();
        self.page.forms.all.values().filter(is_asked).map(|form| form.id.clone()).collect()
    }

    /// Handles a draft that is in the books already, saved elsewhere or before the program ended. Later input
    /// becomes an edit of that order. Returns the message to show; `None` if the draft is not here.
    pub(crate) fn saved_before(&mut self, draft: &str, open: &Arc<OpenOrder>) -> Option<String> {
        let all = &mut self.page.forms.all;
        let key = all.iter().find(|(_, form)| form.id == draft).map(|(key, _)| key.clone())?;
        let number = &open.order.number;
        let form = all.remove(&key)?;
        let order = FormKey::One(number.clone());
        let is_edited = !open.is_made_of(&form.now) && !all.contains_key(&order);
        if is_edited {
            let base = open.draft.clone();
            all.insert(order.clone(), Form { now: form.now, ..Form::clean(base) });
        }
        self.page.leave();
        if self.page.open.as_ref() == Some(&key) {
            self.becomes(Some(order));
        }
        Some(if is_edited {
            tr!(
                "This order was saved already, as order {number}; your changes since then are kept in the form",
                number,
            )
        } else {
            tr!("This order was saved already, as order {number}", number)
        })
    }

    /// Takes out the form of the open order to draw it; `put` returns it.
    pub(super) fn take(&mut self, open: Option<&Arc<OpenOrder>>) -> Option<Form> {
        let key = self.page.open.as_ref()?;
        let open = open.filter(|open| key.one() == Some(&open.order.number));
        if let Some(mut form) = self.page.forms.all.remove(key) {
            if let Some(open) = open.filter(|_| form.is_rebased) {
                form.base = open.draft.clone();
                form.is_rebased = false;
            }
            return Some(form);
        }
        let open = open?;
        let clean = self.clean.take().filter(|(of, _)| Arc::ptr_eq(of, open));
        Some(clean.map_or_else(|| Form::clean(open.draft.clone()), |(_, form)| form))
    }

    /// Puts the form back.
    pub(super) fn put(&mut self, form: Form, open: Option<&Arc<OpenOrder>>) {
        let Some(key) = self.page.open.clone() else { return };
        if key.is_new() || form.is_changed() || form.sent.is_some() {
            self.page.forms.all.insert(key, form);
        } else if let Some(open) = open {
            self.clean = Some((Arc::clone(open), form));
        }
    }

    /// Discards the form of the open order.
    pub(super) fn discard(&mut self) {
        let Some(key) = self.page.open.clone() else { return };
        self.page.forms.all.remove(&key);
        self.page.leave();
        if key.is_new() {
            self.becomes(None);
        } else {
            self.view = FormState::default();
            self.page.leave_fields();
        }
    }

    /// Takes note that a form was saved under this number. What was typed into it since it was sent
    /// is kept.
    pub(crate) fn saved(&mut self, key: &OrderKey, number: &str) {
        let number = FormKey::One(number.to_owned());
        self.page.forms.saved(key, number.clone());
        self.page.leave();
        let is_open = self.page.open.as_ref() == Some(key);
        if is_open && *key != number {
            self.becomes(Some(number));
        }
        if is_open {
            self.is_begun |= std::mem::take(&mut self.page.then_new);
        }
    }

    /// Closes the open order, which is not in the books any more. What was typed into it becomes a
    /// new order.
    pub(super) fn gone(&mut self) {
        let typed = self.page.open.take().and_then(|key| self.page.forms.all.remove(&key));
        (self.page.was_shown, self.refunding) = (false, None);
        if let Some(form) = typed.filter(Form::is_changed) {
            self.begin(form);
        }
    }

    /// Shows why a form was refused; what was typed stays.
    pub(crate) fn refused(&mut self, key: &OrderKey, refusal: Refusal) {
        self.not_saved(key);
        self.page.refused(key, refusal);
    }

    /// Asks about unusual figures of a form; it is not saved until that is answered.
    pub(crate) fn doubted(&mut self, key: OrderKey, words: Vec<String>) {
        self.not_saved(&key);
        if let Some(sent) = self.page.forms.all.get_mut(&key).and_then(|form| form.sent.take()) {
            self.doubts.insert(key, (sent, words));
        }
    }

    fn not_saved(&mut self, key: &OrderKey) {
        self.page.then_new = false;
        if self.page.open.as_ref() == Some(key) {
            self.page.focus_on(self.view.back.take());
        }
    }

    /// The row of the open order in the list, if it is loaded.
    pub(super) fn place(&self, list: &OrderListView) -> Option<usize> {
        match self.page.open.as_ref()? {
            key @ FormKey::New(_) => self.new_forms().position(|one| one == key),
            FormKey::One(number) => list.place(number).map(|at| at + self.new_forms().count()),
        }
    }
}
