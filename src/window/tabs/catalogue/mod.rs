//! The tabs of a list with a form, such as products: the list at the left and, at the right, the form of the
//! chosen record. What is typed into a form is kept until it is saved or discarded.

mod book;
pub(crate) mod customers;
mod forms;
mod list;
mod page;
mod panel;
pub(crate) mod products;
pub(crate) mod purchases;
mod several;
pub(crate) mod suppliers;

use egui::{Event, Id, Key, Modifiers, Ui};

use crate::model::{ArchiveFilter, Drafts, KeptForms, ListView, Record, Refusal};
use crate::persistence::FirstDay;
use crate::widgets::Suggested;
use crate::widgets::{Dropdown, Selection, TableState, choice_entry, choose_all, search_field};

use forms::{Forms, Of};
pub(crate) use page::page;
use panel::PanelAction;

/// What such a tab keeps between frames.
#[derive(Debug)]
pub(crate) struct BookState<T: Record> {
    forms: Forms<T>,
    /// The record in the form; `None` before one was chosen.
    open: Option<Of<T::Key>>,
    list: TableState,
    /// The records that are selected together.
    selection: Selection<T::Key>,
    /// The record that was just added.
    added: Option<T::Key>,
    /// The record that another tab asked for, until it is in the list.
    sought: Option<T::Key>,
    /// The text of the filter, as typed.
    find: String,
    /// Where the next frame puts the keyboard focus.
    focus: Option<Focus>,
    /// The value of `focus` at the end of the last frame.
    due: Option<Focus>,
    suggested: Suggested,
    /// A new form begins once the open one is saved.
    then_new: bool,
    /// The texts that it begins with.
    fresh: Option<T::Texts>,
    /// The widget that had the focus in the last frame.
    last_focus: Option<Id>,
    /// Increased whenever the unsaved forms are to be persisted.
    changes: u64,
    /// The weekday on which weeks begin in calendars.
    pub(crate) first_day: FirstDay,
    /// Whether the first record of the list was opened already.
    was_shown: bool,
}

impl<T: Record> Default for BookState<T> {
    fn default() -> Self {
        Self {
            forms: Drafts::default(),
            open: None,
            list: TableState::default(),
            selection: Selection::default(),
            added: None,
            sought: None,
            find: String::new(),
            focus: None,
            due: None,
            suggested: None,
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
enum Focus {
    Find,
    List,
    Field(usize),
}

impl<T: Record> BookState<T> {
    /// Opens a record in the form.
    fn look_at(&mut self, key: Of<T::Key>) {
        if self.open.as_ref() != Some(&key) {
            self.suggested = None;
            self.added = None;
        }
        self.open = Some(key);
    }

    /// Opens the form of a new record, with what was typed into it before.
    pub(crate) fn begin(&mut self) {
        self.selection.clear();
        self.look_at(Of::New);
        self.focus = Some(Focus::Field(0));
    }

    /// Gives the keyboard to the list, or to the form of a new record that is open.
    pub(crate) fn take_keyboard(&mut self) {
        let is_new = self.open == Some(Of::New);
        self.focus = Some(if is_new { Focus::Field(0) } else { Focus::List });
    }

    /// Opens a record that another tab asked for, and focuses the list.
    pub(crate) fn show(&mut self, key: T::Key) {
        self.selection.clear();
        self.sought = Some(key.clone());
        self.look_at(Of::One(key));
        self.was_shown = true;
        self.focus = Some(Focus::List);
    }

    /// Whether the filter hides the record that another tab asked for, and is to be cleared.
    fn is_sought_hidden(&mut self, view: &ListView<T>) -> bool {
        let Some(key) = &self.sought else { return false };
        let is_hidden = view.place(key).is_none() && view.find(key).is_some();
        if is_hidden {
            self.find.clear();
        } else {
            self.sought = None;
        }
        is_hidden
    }

    /// Takes note that a form was saved under `key`; `was` is `None` for a new record. What was
    /// typed since it was sent stays a draft of the saved record.
    pub(crate) fn saved(&mut self, was: Option<T::Key>, key: T::Key) {
        let was = Of::from_key(was);
        let is_open = self.open.as_ref() == Some(&was);
        self.forms.saved(&was, Of::One(key.clone()));
        if was == Of::New && self.open == Some(Of::New) {
            self.open = Some(Of::One(key.clone()));
            self.added = Some(key);
            self.focus = Some(Focus::List);
        }
        if is_open && std::mem::take(&mut self.then_new) {
            self.begin();
        }
        self.leave();
    }

    /// Selects these records.
    pub(crate) fn select(&mut self, keys: impl IntoIterator<Item = T::Key>) {
        self.selection.set(keys);
    }

    /// Selects none, since the selected records were changed.
    pub(crate) fn select_none(&mut self) {
        if !self.selection.is_empty() {
            self.selection.clear();
            self.focus = Some(Focus::List);
        }
    }

    /// Shows in the form why it was not saved.
    pub(crate) fn refused(&mut self, was: Option<T::Key>, refusal: Refusal) {
        self.then_new = false;
        self.forms.refused(&Of::from_key(was), refusal);
    }

    /// The count of forms with unsaved changes.
    pub(crate) fn unsaved(&self) -> usize {
        self.forms.unsaved()
    }

    /// A number that differs after each change of what `unsaved_forms` returns.
    pub(crate) const fn changes(&self) -> u64 {
        self.changes
    }

    /// Has the unsaved forms persisted whenever the focus moves to another widget.
    fn follow(&mut self, focus: Option<Id>) {
        if self.last_focus != focus {
            self.last_focus = focus;
            self.leave();
        }
    }

    /// Has the unsaved forms persisted.
    pub(crate) fn leave(&mut self) {
        self.changes = self.changes.wrapping_add(1);
    }

    /// The unsaved forms, to be persisted; `None` is a new record.
    pub(crate) fn unsaved_forms(&self) -> KeptForms<T> {
        let changed = self.forms.all.iter().filter(|(_, form)| form.is_changed());
        changed.map(|(key, form)| (key.one().cloned(), form.clone())).collect()
    }

    /// Opens the next form with unsaved changes, after the open one.
    pub(crate) fn show_unsaved(&mut self) {
        match self.forms.next_unsaved(self.open.as_ref()).cloned() {
            Some(Of::One(key)) => self.show(key),
            Some(Of::New) => self.begin(),
            None => {}
        }
    }

    /// Restores persisted forms.
    pub(crate) fn restore(&mut self, forms: KeptForms<T>) {
        let restored = forms.into_iter().map(|(key, form)| (Of::from_key(key), form));
        self.forms.all.extend(restored);
        self.leave();
    }

    /// Closes a record that is not listed any more, opens the first record once, and sets the
    /// current row to that of the open record.
    fn open_first(&mut self, view: &ListView<T>, is_waiting: bool) {
        // While the list is being loaded, a record that was just added may be missing.
        let is_gone = |key: &Of<T::Key>| !is_waiting && key.one().is_some_and(|key| view.find(key).is_none());
        if self.open.as_ref().is_some_and(is_gone) {
            self.open = None;
            self.was_shown = false;
        }
        if self.open.is_none()
            && !self.was_shown
            && let Some(first) = view.row(0)
        {
            self.open = Some(Of::One(first.key()));
            self.was_shown = true;
        }
        // The current row follows the open record, which sorting may have moved.
        if let Some(Of::One(key)) = &self.open
            && self.selection.is_empty()
            && view.row(self.list.at).is_none_or(|row| row.key() != *key)
        {
            self.list.at = view.place(key).unwrap_or(self.list.at);
        }
    }

    /// Handles the keys of the tab unless a dialog is open: Insert, Ctrl+F, `/`, Ctrl+S and
    /// Ctrl+Enter.
    fn pressed(&mut self, ui: &Ui, may_change: bool) -> Option<PanelAction> {
        if ui.memory(|memory| memory.top_modal_layer().is_some()) {
            return None;
        }
        let consume = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        if may_change && consume(Modifiers::NONE, Key::Insert) {
            self.begin();
        }
        if consume(Modifiers::COMMAND, Key::F) {
            self.focus = Some(Focus::Find);
        }
        let is_slash = |event: &Event| matches!(event, Event::Text(text) if text == "/");
        if !ui.ctx().text_edit_focused() && ui.input(|input| input.events.iter().any(is_slash)) {
            ui.input_mut(|input| input.events.retain(|event| !is_slash(event)));
            self.focus = Some(Focus::Find);
        }
        let save = consume(Modifiers::COMMAND, Key::S).then_some(PanelAction::Save);
        save.or(consume(Modifiers::COMMAND, Key::Enter).then_some(PanelAction::Related))
    }

    /// Sets the filter to a text that another tab asked for, and focuses the list.
    pub(crate) fn look_for(&mut self, text: &str) {
        text.clone_into(&mut self.find);
        self.selection.clear();
        self.list.at = 0;
        self.focus = Some(Focus::List);
    }

    /// Draws the field of the filter; returns its trimmed text when that was changed.
    fn find_ui(&mut self, ui: &mut Ui, name: &str, width: f32) -> Option<String> {
        let width = width.min(ui.available_width() - BESIDE_FIND).max(LEAST_FIND);
        let response = search_field(ui, name, "Ctrl+F", &mut self.find, width);
        if self.focus == Some(Focus::Find) {
            self.focus = None;
            response.request_focus();
            choose_all(ui, response.id, &self.find);
        }
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        if response.has_focus() && pressed(Key::ArrowDown) || response.lost_focus() && pressed(Key::Enter) {
            self.focus = Some(Focus::List);
        }
        response.changed().then(|| self.find.trim().to_owned())
    }
}

/// Draws the choice between current and archived records; returns another one if chosen.
fn which_ui(ui: &mut Ui, which: ArchiveFilter, archived: usize) -> Option<ArchiveFilter> {
    let name = |which| match which {
        ArchiveFilter::Current => "Current",
        ArchiveFilter::Archived => "Archived",
        ArchiveFilter::All => "Current and archived",
    };
    Dropdown::new("Show", name(which)).width(220.0).show(ui, |ui| {
        let mut chosen = None;
        for one in [ArchiveFilter::Current, ArchiveFilter::Archived, ArchiveFilter::All] {
            let detail = if one == ArchiveFilter::Archived { archived.to_string() } else { String::new() };
            if choice_entry(ui, name(one), &detail, one == which) {
                chosen = Some(one);
            }
        }
        chosen
    })
}

/// The width in points of the filters beside the field, and the minimal width of the field in a
/// narrow window.
const BESIDE_FIND: f32 = 214.0;
const LEAST_FIND: f32 = 120.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Draft;
    use domain::ids::ProductId;
    use engine::ProductRow;

    #[test]
    fn what_is_typed_while_a_new_record_is_saved_stays_a_draft_of_it() {
        let texts = |name: &str| [name.to_owned(), String::new(), String::new(), String::new()];
        let mug = ProductId::new(7);
        let mut state: BookState<ProductRow> = BookState::default();
        let mut form = Draft::clean(texts(""));
        form.now = texts("Mug");
        form.send();
        form.now = texts("Mug, blue");
        state.open = Some(Of::New);
        state.forms.all.insert(Of::New, form);
        state.saved(None, mug);
        assert_eq!((state.open, state.unsaved()), (Some(Of::One(mug)), 1));
        let form = state.forms.take(&Of::One(mug), texts("Mug"));
        assert_eq!((form.base, form.now), (texts("Mug"), texts("Mug, blue")));
    }
}
