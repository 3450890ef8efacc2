//! The lists of the books beside the orders: products and customers. Each is a list at the left and, at
//! the right, the form of the one that is looked at. What is typed into a form is kept until it is saved
//! or discarded.

pub(crate) mod customers;
mod forms;
mod list;
pub(crate) mod page;
mod panel;
pub(crate) mod products;

use egui::{Event, Key, Modifiers, Ui};

use crate::ui::model::{ArchiveFilter, ListView, Record, Refusal};
use crate::ui::tabs::suggest::Suggested;
use crate::ui::widgets::{Dropdown, TableState, choice_entry, choose_all, search_field};

use forms::{Forms, Of};
use panel::PanelAction;

/// What such a tab keeps between frames.
#[derive(Debug)]
pub(crate) struct BookState<K, const N: usize> {
    forms: Forms<K, N>,
    /// What is looked at in the form; nothing yet, a new one, or one of the list.
    open: Option<Of<K>>,
    list: TableState,
    /// What is looked for, as typed.
    find: String,
    /// Where the keyboard goes next.
    focus: Option<Focus>,
    suggested: Suggested,
    /// Whether the list was shown before, so that its first one was opened.
    was_shown: bool,
}

impl<K, const N: usize> Default for BookState<K, N> {
    fn default() -> Self {
        Self {
            forms: Forms::default(),
            open: None,
            list: TableState::default(),
            find: String::new(),
            focus: None,
            suggested: None,
            was_shown: false,
        }
    }
}

/// Somewhere the keyboard can be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Focus {
    Find,
    List,
    Field(usize),
}

impl<K: Ord + Clone, const N: usize> BookState<K, N> {
    /// One of them is looked at.
    fn look_at(&mut self, key: Of<K>) {
        if self.open.as_ref() != Some(&key) {
            self.suggested = None;
        }
        self.open = Some(key);
    }

    /// A new one is begun, or gone on with.
    pub(crate) fn begin(&mut self) {
        self.look_at(Of::New);
        self.focus = Some(Focus::Field(0));
    }

    /// One of them is looked at that was asked for elsewhere, in the list wherever that stands.
    pub(crate) fn show(&mut self, key: K) {
        self.look_at(Of::One(key));
        self.was_shown = true;
        self.focus = Some(Focus::List);
    }

    /// Nothing is filtered any more.
    pub(crate) fn show_all(&mut self) {
        self.find.clear();
    }

    /// What was typed is in the books, under this key.
    pub(crate) fn saved(&mut self, was: Option<K>, key: K) {
        let was = Of::from_key(was);
        if let Some(typed) = self.forms.saved(&was).filter(|_| was != Of::New) {
            self.forms.all.insert(was.clone(), typed);
        }
        if was == Of::New && self.open == Some(Of::New) {
            self.open = Some(Of::One(key));
            self.focus = Some(Focus::List);
        }
    }

    /// It was not taken.
    pub(crate) fn refused(&mut self, was: Option<K>, refusal: Refusal) {
        self.forms.refused(&Of::from_key(was), refusal);
    }

    /// How many forms were typed into and are not saved.
    pub(crate) fn unsaved(&self) -> usize {
        self.forms.unsaved()
    }

    /// The first of the list is looked at, so that there is something to see; what is gone is not any more.
    fn open_first<T: Record<Key = K>>(&mut self, view: &ListView<T>, is_waiting: bool) {
        // A list on its way may have one that was just added.
        let is_gone = |key: &Of<K>| !is_waiting && key.one().is_some_and(|key| view.find(key).is_none());
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
        // The open one keeps its place in sight of the keyboard, wherever it moved to.
        if let Some(Of::One(key)) = &self.open
            && view.row(self.list.at).is_none_or(|row| row.key() != *key)
        {
            self.list.at = view.place(key).unwrap_or(self.list.at);
        }
    }

    /// Keys of the whole tab, while nothing is asked over it; answers with what they ask of the form.
    fn pressed(&mut self, ui: &Ui) -> Option<PanelAction> {
        if ui.memory(|memory| memory.top_modal_layer().is_some()) {
            return None;
        }
        let consume = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        if consume(Modifiers::NONE, Key::Insert) {
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
        save.or(consume(Modifiers::COMMAND, Key::Enter).then_some(PanelAction::Orders))
    }

    /// What is looked for from elsewhere stands in the field that filters, and the list has the keyboard.
    pub(crate) fn look_for(&mut self, text: &str) {
        text.clone_into(&mut self.find);
        self.list.at = 0;
        self.focus = Some(Focus::List);
    }

    /// The field that filters; answers with what it holds when that was changed.
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

/// Which of them are listed; answers with another that was chosen.
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

/// What the filters beside the field that searches take, and what a narrow window leaves of the field.
const BESIDE_FIND: f32 = 214.0;
const LEAST_FIND: f32 = 120.0;
