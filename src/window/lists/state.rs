//! The list of a noun between frames: its rows, and the page of them and of the forms, which are loaded as a whole.

use crate::model::{ArchiveFilter, Draft, FormKey, ListQuery, Texts};
use crate::room::Answer;
use crate::tabs::page_state::{Focus, PageState};
use domain::time::period::RangeQuery;

use super::noun::{ListView, ListedNoun};

/// What of the list of a noun is on screen.
pub(crate) type ListState<T> = PageState<<T as ListedNoun>::Key, <T as ListedNoun>::Texts, usize>;

/// A tab with the list of a noun: its rows, their filter and order, and what of it is on screen.
pub(crate) struct List<T: ListedNoun> {
    /// The rows, by their filter, the number of the refresh that they are read after, and the range of what was sold.
    pub(super) rows: Answer<(ListQuery, u64, Option<RangeQuery>), ListView<T>>,
    pub(super) query: ListQuery,
    pub(crate) page: ListState<T>,
}

impl<T: ListedNoun> Default for List<T> {
    fn default() -> Self {
        Self { rows: Answer::default(), query: T::QUERY, page: ListState::<T>::default() }
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
    pub(super) fn settle<T: ListedNoun<Key = K>>(
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

    fn hidden<T: ListedNoun<Key = K>>(&mut self, view: &ListView<T>) -> Option<ArchiveFilter> {
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

    fn open_first<T: ListedNoun<Key = K>>(&mut self, view: &ListView<T>, is_waiting: bool) {
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
        let mut state: ListState<ProductRow> = ListState::<ProductRow>::default();
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
