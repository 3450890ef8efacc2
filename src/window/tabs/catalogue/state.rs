//! State of a list's page between frames, whatever it lists.

use egui::{Id, Key, Modifiers, Ui};

use crate::model::{ArchiveFilter, Draft, Drafts, FormKey, ListView, Record, Refusal, Texts};
use crate::persistence::FirstDay;
use crate::widgets::{Selection, Suggested, TableState, find_field, wants_find};

use super::panel::PanelAction;

/// State of a page between frames, by the types of its keys, texts and fields.
#[derive(Debug)]
pub(crate) struct PageState<K, X, F> {
    pub(crate) forms: Drafts<FormKey<K>, X>,
    /// The record in the form; `None` before one was chosen.
    pub(crate) open: Option<FormKey<K>>,
    pub(crate) list: TableState,
    /// The records that are selected together.
    pub(crate) selection: Selection<K>,
    /// The row whose record is to be opened, until that is loaded.
    pub(crate) going: Option<usize>,
    /// The row that is to be scrolled to.
    pub(crate) reveal: Option<usize>,
    /// The record that was just added.
    added: Option<K>,
    /// The new record that was saved last, until the list has it, with a filter that hides it cleared.
    unlisted: Option<K>,
    /// The record that another tab asked for, until it is in the list, which then gets the focus.
    sought: Option<K>,
    /// The text of the filter, as typed.
    pub(crate) find: String,
    /// The list was gone to from that field in this frame.
    pub(crate) is_find_left: bool,
    /// The keyboard focus of the next frame.
    pub(crate) focus: Option<Focus<F>>,
    /// The field in `focus` at the end of the last frame.
    pub(crate) due: Option<F>,
    /// The field that is filled in for one record after the other.
    pub(crate) down: Option<F>,
    pub(crate) suggested: Suggested,
    /// The request of this frame.
    pub(crate) action: Option<PanelAction>,
    /// A new form begins once the open one is saved.
    pub(crate) then_new: bool,
    /// The texts that it begins with.
    pub(super) fresh: Option<X>,
    /// The widget that had the focus in the last frame.
    last_focus: Option<Id>,
    /// Increased whenever the unsaved forms are to be persisted.
    changes: u64,
    /// The weekday on which weeks begin in calendars.
    pub(crate) first_day: FirstDay,
    /// True once the first record of the list was opened.
    pub(crate) was_shown: bool,
}

/// The state of the page of a list that is loaded as a whole.
pub(crate) type BookState<T> = PageState<<T as Record>::Key, <T as Record>::Texts, usize>;

impl<K: Clone + Ord, X, F> Default for PageState<K, X, F> {
    fn default() -> Self {
        Self {
            forms: Drafts::default(),
            open: None,
            list: TableState::default(),
            selection: Selection::default(),
            going: None,
            reveal: None,
            added: None,
            unlisted: None,
            sought: None,
            find: String::new(),
            is_find_left: false,
            focus: None,
            due: None,
            down: None,
            suggested: None,
            action: None,
            then_new: false,
            fresh: None,
            last_focus: None,
            changes: 0,
            first_day: FirstDay::default(),
            was_shown: false,
        }
    }
}

/// A target of the keyboard focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Focus<F> {
    Find,
    List,
    Field(F),
}

impl<K: Clone + Ord, X: Clone + PartialEq, F: Copy + Default> PageState<K, X, F> {
    /// Opens a record in the form.
    pub(crate) fn look_at(&mut self, key: FormKey<K>) {
        if self.open.as_ref() != Some(&key) {
            self.suggested = None;
            self.added = None;
            self.leave_fields();
        }
        self.open = Some(key);
    }

    /// Goes on to a field of the record of a row, or to the list where that was the last one.
    pub(crate) fn go_down(&mut self, next: Option<FormKey<K>>) {
        let Some(next) = next else {
            self.focus = Some(Focus::List);
            return;
        };
        self.list.at += 1;
        self.reveal = Some(self.list.at);
        self.look_at(next);
        self.focus = self.down.map(Focus::Field);
    }

    /// No field is to get the focus any more.
    pub(crate) fn leave_fields(&mut self) {
        self.focus.take_if(|focus| matches!(focus, Focus::Field(_)));
    }

    /// Takes the field that is to get the focus, for the form to draw.
    pub(crate) fn take_field(&mut self) -> Option<F> {
        match self.focus.take_if(|focus| matches!(focus, Focus::Field(_))) {
            Some(Focus::Field(field)) => Some(field),
            _ => None,
        }
    }

    /// Has a field get the focus.
    pub(crate) fn focus_on(&mut self, field: Option<F>) {
        self.focus = field.map(Focus::Field).or(self.focus.take());
    }

    /// Opens a record that another tab asked for, and focuses the list.
    pub(crate) fn show(&mut self, key: FormKey<K>) {
        self.selection.clear();
        self.look_at(key);
        self.was_shown = true;
        self.focus = Some(Focus::List);
    }

    /// True if the list is to get the focus.
    pub(super) fn is_list_wanted(&self) -> bool {
        matches!(self.focus, Some(Focus::List)) && self.sought.is_none()
    }

    /// Selects none, since the selected records were changed.
    pub(crate) fn select_none(&mut self) {
        self.selection.clear();
        self.focus = Some(Focus::List);
    }

    /// Shows in the form why it was not saved.
    pub(crate) fn refused(&mut self, key: &FormKey<K>, refusal: Refusal) {
        self.then_new = false;
        self.forms.refused(key, refusal);
    }

    /// A number that differs after each change of the unsaved forms.
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

    /// The forms with unsaved changes, by their records.
    pub(crate) fn unsaved(&self) -> impl Iterator<Item = (&FormKey<K>, &Draft<X>)> {
        self.forms.all.iter().filter(|(_, form)| form.is_changed())
    }

    /// The next record whose form has unsaved changes, after the open one.
    pub(crate) fn next_unsaved(&self) -> Option<FormKey<K>> {
        self.forms.next_unsaved(self.open.as_ref()).cloned()
    }

    /// Handles the keys of the page unless a dialog is open: Ctrl+F, `/`, Ctrl+S, Ctrl+Enter and Insert. True when a new
    /// record is to be begun.
    pub(super) fn pressed(&mut self, ui: &Ui, may_begin: bool) -> bool {
        self.action = None;
        if ui.memory(|memory| memory.top_modal_layer().is_some()) {
            return false;
        }
        let consume = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        if wants_find(ui) {
            self.focus = Some(Focus::Find);
        }
        if consume(Modifiers::COMMAND, Key::S) {
            self.action = Some(PanelAction::Save);
        } else if consume(Modifiers::COMMAND, Key::Enter) {
            self.action = Some(PanelAction::Related);
        }
        may_begin && consume(Modifiers::NONE, Key::Insert)
    }

    /// Draws the field of the filter; returns its trimmed text when that was changed.
    pub(super) fn find_ui(&mut self, ui: &mut Ui, name: &str) -> Option<String> {
        let is_wanted = self.focus.take_if(|focus| matches!(focus, Focus::Find)).is_some();
        let found = find_field(ui, name, &mut self.find, is_wanted);
        self.is_find_left = found.is_left;
        if found.is_left {
            self.focus = Some(Focus::List);
        }
        found.is_changed.then(|| self.find.trim().to_owned())
    }
}

/// The page of a list that is loaded as a whole, with one form for new records.
impl<K: Clone + Ord, X: Texts> PageState<K, X, usize> {
    /// Opens the form of a new record, with what was typed into it before.
    pub(crate) fn begin(&mut self) {
        self.selection.clear();
        self.look_at(FormKey::New(0));
        self.focus = Some(Focus::Field(0));
    }

    /// Gives the keyboard to the list, or to the form of a new record that is open.
    pub(crate) fn take_keyboard(&mut self) {
        let is_new = self.open.as_ref().is_some_and(FormKey::is_new);
        self.focus = Some(if is_new { Focus::Field(0) } else { Focus::List });
    }

    /// Takes note that a form was saved under `key`; `was` is `None` for a new record. What was
    /// typed since it was sent stays a draft of the saved record.
    pub(crate) fn saved(&mut self, was: Option<K>, key: K) {
        let was = FormKey::from_key(was);
        let is_open = self.open.as_ref() == Some(&was);
        self.forms.saved(&was, FormKey::One(key.clone()));
        if was.is_new() {
            self.unlisted = Some(key.clone());
        }
        if was.is_new() && is_open {
            self.open = Some(FormKey::One(key.clone()));
            self.added = Some(key);
            self.focus = Some(Focus::List);
        }
        if is_open && std::mem::take(&mut self.then_new) {
            self.begin();
        }
        self.leave();
    }

    /// The unsaved forms, to be persisted; `None` is a new record.
    pub(crate) fn unsaved_forms(&self) -> Vec<(Option<K>, Draft<X>)> {
        self.unsaved().map(|(key, form)| (key.one().cloned(), form.clone())).collect()
    }

    /// Opens the next form with unsaved changes, after the open one.
    pub(crate) fn show_unsaved(&mut self) {
        match self.next_unsaved() {
            Some(FormKey::One(key)) => self.seek(key),
            Some(FormKey::New(_)) => self.begin(),
            None => {}
        }
    }

    /// Restores persisted forms.
    pub(crate) fn restore(&mut self, forms: Vec<(Option<K>, Draft<X>)>) {
        self.forms.all.extend(forms.into_iter().map(|(key, form)| (FormKey::from_key(key), form)));
        self.leave();
    }

    /// Opens a record that another tab asked for; a filter that hides it is cleared.
    pub(crate) fn seek(&mut self, key: K) {
        self.sought = Some(key.clone());
        self.show(FormKey::One(key));
    }

    /// Sets the filter to a text that another tab asked for, and focuses the list.
    pub(crate) fn look_for(&mut self, text: &str) {
        text.clone_into(&mut self.find);
        self.selection.clear();
        self.list.at = 0;
        self.focus = Some(Focus::List);
    }

    /// Takes the draft of a record out, or makes one. `fresh` are the texts in the books: fields
    /// that were not typed into get these.
    pub(super) fn take(&mut self, key: &FormKey<K>, fresh: X) -> Draft<X> {
        let Some(mut form) = self.forms.all.remove(key) else { return Draft::clean(fresh) };
        form.now.follow(&mut form.base, fresh);
        form
    }

    /// Keeps the draft if it has changes or waits for the answer to a save.
    pub(super) fn put(&mut self, key: FormKey<K>, form: Draft<X>) {
        if form.is_changed() || form.sent.is_some() {
            self.forms.all.insert(key, form);
        }
    }

    /// Before the list is drawn: closes a record that is gone, opens a record in its place, and brings the
    /// list to the open record. Where the filter hides a record that another tab asked for or that was just added, and is to be
    /// cleared, returns which records are to be listed then.
    pub(super) fn settle<T: Record<Key = K>>(
        &mut self,
        (view, is_waiting): (&ListView<T>, bool),
        is_wide: bool,
    ) -> Option<ArchiveFilter> {
        if is_wide {
            self.open_first(view, is_waiting);
        }
        let hidden = if is_waiting { None } else { self.hidden(view) };
        let open = self.open.as_ref().and_then(FormKey::one);
        if self.is_list_wanted() && (is_wide || open.is_none()) {
            // A record that is not listed makes way for the first one. The list may not yet have one that was just added.
            let is_lost = self.added.is_none() && open.is_some_and(|key| view.place(key).is_none());
            if let Some(first) = view.row(0).filter(|_| is_lost) {
                self.list.at = 0;
                self.look_at(FormKey::One(first.key().clone()));
                self.focus = Some(Focus::List);
            }
            self.reveal = Some(self.list.at);
        }
        // A record that was just added is shown in the list, once that has it.
        if let Some(place) = self.added.as_ref().and_then(|key| view.place(key)) {
            self.added = None;
            self.reveal = Some(place);
        }
        hidden
    }

    fn hidden<T: Record<Key = K>>(&mut self, view: &ListView<T>) -> Option<ArchiveFilter> {
        let is_hidden = |key: &K| view.place(key).is_none() && view.find(key).is_some();
        self.sought.take_if(|key| !is_hidden(key));
        let which = match self.unlisted.take() {
            _ if self.sought.is_some() => Some(ArchiveFilter::All),
            added => added.filter(is_hidden).map(|_| ArchiveFilter::Current),
        };
        if which.is_some() {
            self.find.clear();
        }
        which
    }

    fn open_first<T: Record<Key = K>>(&mut self, view: &ListView<T>, is_waiting: bool) {
        // While the list is being loaded, a record that was just added may be missing.
        let is_settled = !is_waiting && self.sought.is_none();
        let is_hidden = |row: &T| row.is_archived() && view.place(row.key()).is_none();
        let is_gone = |key: &K| view.find(key).is_none_or(is_hidden);
        if self.open.as_ref().and_then(FormKey::one).is_some_and(|key| is_settled && is_gone(key)) {
            self.open = None;
            self.was_shown = false;
        }
        // A record that was deleted or archived makes way for the row that came into its place.
        if self.open.is_none()
            && !self.was_shown
            && let Some(row) = view.row(self.list.at.min(view.count().saturating_sub(1)))
        {
            self.open = Some(FormKey::One(row.key().clone()));
            self.was_shown = true;
        }
        // The current row follows the open record, which sorting may have moved.
        if let Some(FormKey::One(key)) = &self.open
            && self.selection.is_empty()
            && view.row(self.list.at).is_none_or(|row| row.key() != key)
        {
            self.list.at = view.place(key).unwrap_or(self.list.at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::FieldTexts;
    use domain::ids::ProductId;
    use domain::order::Product;
    use engine::ProductRow;

    #[test]
    fn what_is_typed_while_a_new_record_is_saved_stays_a_draft_of_it() {
        let texts = |name: &str| FieldTexts::of(&Product { name: name.to_owned(), ..Product::default() });
        let mug = ProductId::new(7);
        let mut state: BookState<ProductRow> = BookState::<ProductRow>::default();
        let mut form = Draft::clean(texts(""));
        form.now = texts("Mug");
        form.send();
        form.now = texts("Mug, blue");
        state.open = Some(FormKey::New(0));
        state.forms.all.insert(FormKey::New(0), form);
        state.saved(None, mug);
        assert_eq!((&state.open, state.unsaved().count()), (&Some(FormKey::One(mug)), 1));
        let form = state.take(&FormKey::One(mug), texts("Mug"));
        assert_eq!((form.base, form.now), (texts("Mug"), texts("Mug, blue")));
    }

    #[test]
    fn what_was_typed_and_what_became_another_are_both_kept() {
        let texts = |name: &str, price: &str| [name.to_owned(), price.to_owned()];
        let mut state: PageState<i64, [String; 2], usize> = PageState::default();
        let key = FormKey::One(1);
        let mut form = state.take(&key, texts("Mug", "5"));
        form.now = texts("Blue mug", "5");
        state.put(key, form);
        assert!(state.forms.is_changed(&key) && state.unsaved().count() == 1);
        let mut form = state.take(&key, texts("Mug", "6"));
        assert_eq!((&form.now, &form.base), (&texts("Blue mug", "6"), &texts("Mug", "6")));
        form.send();
        state.put(key, form);
        state.forms.saved(&key, key);
        assert!(state.forms.all.is_empty());
        let form = state.take(&key, texts("Blue mug", "6"));
        state.put(key, form);
        assert_eq!(state.unsaved().count(), 0);
    }
}
