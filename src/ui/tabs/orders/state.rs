//! What the Orders tab keeps between frames: where the list stands, which order is open, and every form
//! that was changed and not saved.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Id, Rect, Response};

use crate::domain::order_form::OrderForm;
use crate::domain::time::Local;
use crate::ui::keyboard::Scan;
use crate::ui::model::{
    Drafts, Form, ListRow, OpenOrder, OrderDraft, OrderFilter, OrderKey, OrderListView, Orders, RefundDraft,
    Refusal, Spot, Suggesting, Unsaved,
};
use crate::ui::persistence::FirstDay;
use crate::ui::tabs::suggest::Suggested;
use crate::ui::widgets::{Marked, TableState};

/// The tab.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a wish of its own for the next frame")]
pub(crate) struct OrdersState {
    pub(super) list: TableState,
    /// The row that was gone to and is not held yet.
    pub(super) is_going: Option<usize>,
    pub(super) find: String,
    /// The find field takes the keyboard.
    pub(super) wants_find: bool,
    /// The list takes it.
    pub(super) wants_list: bool,
    /// The order in the form.
    pub(super) open: Option<OrderKey>,
    /// The form of an order that nothing was typed into, and which one it was made of.
    pub(super) clean: Option<(Arc<OpenOrder>, Form)>,
    /// Grows whenever what is not saved is to be kept.
    changes: u64,
    /// What had the keyboard.
    last_focus: Option<Id>,
    /// Forms with something typed into them.
    pub(super) changed: Drafts<OrderKey, OrderDraft>,
    last_new: u32,
    pub(super) view: FormState,
    /// The form is to be saved; then a new one begins.
    pub(super) wants_save: bool,
    pub(super) then_next: bool,
    /// A new form begins now.
    pub(super) wants_next: bool,
    pub(super) is_discarding: bool,
    /// Whether an order was opened by itself.
    pub(super) was_opened: bool,
    /// What the shop's clock shows.
    pub(super) now: Local,
    /// On which day weeks begin in calendars.
    pub(crate) first_day: FirstDay,
    /// What is asked about before a form is saved, and the form that it is asked of.
    pub(super) doubts: BTreeMap<OrderKey, (OrderDraft, Vec<String>)>,
}

/// How the form that is open is looked at.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own of the form")]
pub(super) struct FormState {
    pub(super) is_address_open: bool,
    pub(super) is_why_open: bool,
    pub(super) refund: Option<RefundDraft>,
    /// What refund was asked about.
    pub(super) asked_refund: Option<RefundDraft>,
    /// Fields of the address in this frame.
    pub(super) drawn: Vec<(Spot, Rect, Response)>,
    pub(super) marked: Marked,
    /// What suggestions were asked for.
    pub(super) asked: Option<(Suggesting, String)>,
    /// The places that are suggested.
    pub(super) suggested: Suggested,
    /// Whether suggestions were shown in the last frame.
    pub(super) is_shown: bool,
    /// Whether suggestions for what stands in the field are on their way.
    pub(super) is_looked_up: bool,
    /// The field that has the keyboard.
    pub(super) keyboard: Option<Spot>,
    /// The one that had it when the form was sent, and gets it back when the form is not saved.
    pub(super) back: Option<Spot>,
    pub(super) scanning: Scanning,
    /// What takes the keyboard next.
    pub(super) focus: Option<Spot>,
    /// What of that was known when the last frame ended.
    pub(super) due: Option<Spot>,
    /// What figures were asked for.
    pub(super) priced: Option<(OrderKey, OrderForm)>,
}

impl OrdersState {
    /// Forms that are not in the books yet, latest first; they stand above the list.
    pub(super) fn new_forms(&self) -> Vec<&OrderKey> {
        let is_new = |key: &&OrderKey| matches!(key, OrderKey::New(_));
        self.changed.all.keys().filter(is_new).rev().collect()
    }

    /// Another order in the form. What was typed into the one before is kept.
    pub(super) fn look_at(&mut self, key: OrderKey) {
        if self.open.as_ref() != Some(&key) {
            self.drop_untouched();
            self.view = FormState::default();
            self.open = Some(key);
        }
    }

    /// A new form that nothing was typed into is not worth keeping.
    fn drop_untouched(&mut self) {
        if let Some(key @ OrderKey::New(_)) = &self.open
            && self.changed.all.get(key).is_some_and(|form| !form.is_changed())
        {
            self.changed.all.remove(key);
        }
    }

    /// A form for a new order.
    fn begin(&mut self, mut form: Form) {
        // Without random numbers, what is kept twice cannot be told from what was typed twice.
        form.id = crate::system::draft_id().unwrap_or_default();
        self.drop_untouched();
        self.last_new = self.last_new.max(self.largest_new()) + 1;
        let key = OrderKey::New(self.last_new);
        self.changed.all.insert(key.clone(), form);
        self.look_at(key);
        self.view.focus = Some(Spot::Customer);
        self.list = TableState::default();
    }

    /// A form for a new order with nothing in it yet.
    pub(crate) fn begin_empty(&mut self, view: &Orders<'_>) {
        self.begin(Form::clean(view.fresh.clone()));
    }

    /// A form for a new order like another.
    pub(crate) fn begin_like(&mut self, view: &Orders<'_>, open: &OpenOrder) {
        let form = OrderForm::like(&open.order, view.now);
        let now = OrderDraft::of(&form, &open.draft.customer, view.amounts);
        self.begin(Form { now, base: view.fresh.clone(), ..Form::default() });
        self.view.focus = Some(Spot::Adding);
    }

    /// An order from elsewhere is looked at.
    pub(crate) fn show(&mut self, number: String) {
        self.look_at(OrderKey::Number(number));
        self.was_opened = true;
        self.wants_list = true;
    }

    /// The first order of a list that is being read is looked at, as soon as it is known.
    pub(crate) fn open_first(&mut self) {
        self.drop_untouched();
        (self.open, self.was_opened, self.wants_list) = (None, false, true);
    }

    /// Other orders are listed: from the first.
    pub(crate) fn filtered(&mut self, filter: &OrderFilter) {
        if self.find.trim() != filter.text {
            self.find.clone_from(&filter.text);
        }
        self.list = TableState::default();
    }

    /// Something was done to the order that is open.
    pub(crate) fn done(&mut self) {
        self.view.refund = None;
        self.view.asked_refund = None;
    }

    fn largest_new(&self) -> u32 {
        let number = |key: &OrderKey| match key {
            OrderKey::New(number) => *number,
            OrderKey::Number(_) => 0,
        };
        self.changed.all.keys().map(number).max().unwrap_or(0)
    }

    /// Whether a form of this order was typed into and not saved.
    pub(super) fn is_changed(&self, number: &str) -> bool {
        self.changed.all.contains_key(&OrderKey::Number(number.to_owned()))
    }

    /// How many forms are not saved.
    pub(crate) fn unsaved_count(&self) -> usize {
        self.changed.unsaved()
    }

    /// Another number after each change of what `unsaved` answers with.
    pub(crate) const fn changes(&self) -> u64 {
        self.changes
    }

    /// What was typed is kept whenever the keyboard goes on to another field.
    pub(super) fn follow(&mut self, focus: Option<Id>) {
        if self.last_focus != focus {
            self.last_focus = focus;
            self.leave();
        }
    }

    /// Something else is looked at: what was typed is kept.
    pub(crate) fn leave(&mut self) {
        self.changes = self.changes.wrapping_add(1);
    }

    /// Forms that are not saved, to be remembered.
    pub(crate) fn unsaved(&self) -> Unsaved {
        let is_typed = |(_, form): &(&OrderKey, &Form)| form.is_changed();
        self.changed.all.iter().filter(is_typed).map(|(key, form)| (key.clone(), form.clone())).collect()
    }

    /// What was remembered of last time.
    /// A form that is there already, from where it was kept twice, is not there twice.
    /// Answers another edit of an order whose edit is here: one of them at a time.
    pub(crate) fn restore(&mut self, unsaved: Unsaved) -> Unsaved {
        let mut others = Unsaved::new();
        for (key, mut form) in unsaved {
            let is_same = |other: &Form| {
                (&other.now, &other.base) == (&form.now, &form.base)
                    || !form.id.is_empty() && other.id == form.id
            };
            if self.changed.all.values().any(is_same) {
                continue;
            }
            let is_taken = self.changed.all.contains_key(&key);
            let key = match key {
                OrderKey::New(_) if is_taken => OrderKey::New(self.largest_new() + 1),
                OrderKey::Number(_) if is_taken => {
                    others.push((key, form));
                    continue;
                }
                key => key,
            };
            if matches!(key, OrderKey::New(_)) && form.id.is_empty() {
                form.id = crate::system::draft_id().unwrap_or_default();
            }
            self.changed.all.insert(key, form);
        }
        self.last_new = self.largest_new();
        self.leave();
        others
    }

    /// The drafts of new orders that are not on their way into the books.
    pub(crate) fn drafts(&self) -> Vec<String> {
        let is_asked = |form: &&Form| form.sent.is_none() && !form.id.is_empty();
        self.changed.all.values().filter(is_asked).map(|form| form.id.clone()).collect()
    }

    /// A draft turned out to be in the books already, saved elsewhere or before the program ended. What was
    /// typed into it since is an edit of that order. Answers what to say; none where it is not here.
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
            self.wants_list = true;
        }
        let kept = if is_edited { "; what differs here is kept as an edit of it" } else { "" };
        Some(format!("This order was saved already, as order {number}{kept}"))
    }

    /// Takes the form of the open order, to be drawn; `put` gives it back.
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

    /// Gives the form back.
    pub(super) fn put(&mut self, form: Form, open: Option<&Arc<OpenOrder>>) {
        let Some(key) = self.open.clone() else { return };
        let is_new = matches!(key, OrderKey::New(_));
        if is_new || form.is_changed() || form.sent.is_some() {
            self.changed.all.insert(key, form);
        } else if let Some(open) = open {
            self.clean = Some((Arc::clone(open), form));
        }
    }

    /// The form is given up.
    pub(super) fn discard(&mut self) {
        let Some(key) = self.open.clone() else { return };
        self.changed.all.remove(&key);
        self.leave();
        self.view = FormState::default();
        if matches!(key, OrderKey::New(_)) {
            self.open = None;
            self.wants_list = true;
        }
    }

    /// A form is in the books under this number. What was typed into it meanwhile is kept.
    pub(crate) fn saved(&mut self, key: &OrderKey, number: &str) {
        let number = OrderKey::Number(number.to_owned());
        if let Some(form) = self.changed.saved(key) {
            self.changed.all.insert(number.clone(), form);
        }
        self.leave();
        let is_open = self.open.as_ref() == Some(key);
        if is_open && *key != number {
            self.view = FormState::default();
            self.open = Some(number);
            self.wants_list = true;
        }
        if is_open {
            self.wants_next = std::mem::take(&mut self.then_next);
        }
    }

    /// The open order is no longer in the books. What was typed into it becomes a new one.
    pub(super) fn gone(&mut self) {
        let typed = self.open.take().and_then(|key| self.changed.all.remove(&key));
        self.was_opened = false;
        if let Some(form) = typed.filter(Form::is_changed) {
            self.begin(form);
        }
    }

    /// A form was refused; what was typed stays.
    pub(crate) fn refused(&mut self, key: &OrderKey, refusal: Refusal) {
        self.not_saved(key);
        self.changed.refused(key, refusal);
    }

    /// Figures of a form are asked about; nothing is saved yet.
    pub(crate) fn doubted(&mut self, key: OrderKey, words: Vec<String>) {
        self.not_saved(&key);
        if let Some(sent) = self.changed.all.get_mut(&key).and_then(|form| form.sent.take()) {
            self.doubts.insert(key, (sent, words));
        }
    }

    fn not_saved(&mut self, key: &OrderKey) {
        self.then_next = false;
        if self.open.as_ref() == Some(key) {
            self.view.focus = self.view.back.take();
        }
    }

    /// The place of the open order in the list, when it is held.
    pub(super) fn place(&self, list: &OrderListView) -> Option<usize> {
        let new = self.new_forms();
        match self.open.as_ref()? {
            key @ OrderKey::New(_) => new.iter().position(|one| *one == key),
            OrderKey::Number(number) => list.place(number).map(|at| at + new.len()),
        }
    }

    /// What stands in a row of the list: a form that is not in the books yet, or an order of them.
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
    /// On its way.
    Coming,
}

/// What is known of scans at the form.
#[derive(Debug, Default)]
pub(super) struct Scanning {
    /// The form before the characters that may become a scan.
    pub(super) before: Option<OrderDraft>,
    /// A scan that is being looked up, and where the keyboard was.
    pub(super) looked_up: Option<(Scan, Spot)>,
    /// The code that no product has, until something else is typed.
    pub(super) unknown: Option<String>,
}
