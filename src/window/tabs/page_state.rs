//! State of a list's page between frames, whatever it lists.

use egui::{Id, Key, Modifiers, Ui};

use crate::model::{Draft, Drafts, FormKey, Refusal};
use crate::persistence::FirstDay;
use crate::widgets::{Selection, Suggested, TableState, find_field, wants_find};

use super::panel::PanelAction;

/// State of a page between frames, by the types of its keys, texts and fields.
#[derive(Debug, Default)]
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
    pub(crate) added: Option<K>,
    /// The new record that was saved last, until the list has it, with a filter that hides it cleared.
    pub(crate) unlisted: Option<K>,
    /// The record that another tab asked for, until it is in the list, which then gets the focus.
    pub(crate) sought: Option<K>,
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
    pub(crate) fresh: Option<X>,
    /// The widget that had the focus in the last frame.
    last_focus: Option<Id>,
    /// Increased whenever the unsaved forms are to be persisted.
    changes: u64,
    /// The weekday on which weeks begin in calendars.
    pub(crate) first_day: FirstDay,
    /// True once the first record of the list was opened.
    pub(crate) was_shown: bool,
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
    pub(crate) fn is_list_wanted(&self) -> bool {
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
    pub(crate) fn follow(&mut self, focus: Option<Id>) {
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
    pub(crate) fn pressed(&mut self, ui: &Ui, may_begin: bool) -> bool {
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
    pub(crate) fn find_ui(&mut self, ui: &mut Ui, name: &str) -> Option<String> {
        let is_wanted = self.focus.take_if(|focus| matches!(focus, Focus::Find)).is_some();
        let found = find_field(ui, name, &mut self.find, is_wanted);
        self.is_find_left = found.is_left;
        if found.is_left {
            self.focus = Some(Focus::List);
        }
        found.is_changed.then(|| self.find.trim().to_owned())
    }
}
