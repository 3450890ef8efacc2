//! Suggestions below a cell while it is edited: countries, the states of the row's country, and
//! classes, best match first.

use egui::Ui;

use crate::model::{ClassesView, Field, suggest};
use crate::tabs::Action;
use crate::translate::tr;
use crate::widgets::{Offer, OffersPopup, Suggestion};

use super::Sheet;
use super::state::Focus;

impl Sheet<'_> {
    /// The suggestions that are open. One whose offer is new is a class to be added.
    pub(super) fn suggestions(&self) -> Vec<Suggestion> {
        let Some(editing) = self.state.editing.as_ref().filter(|editing| !editing.list.is_closed) else {
            return Vec::new();
        };
        let typed = editing.text.trim();
        // Before anything is typed, all places are shown.
        let wanted = if editing.is_untouched { "" } else { typed };
        let mut found = match editing.place.field {
            Field::Class => return of_classes(self.view.classes, typed, editing.is_untouched),
            Field::Country => suggest::countries(wanted),
            Field::State => suggest::states(&self.text(editing.place.row, Field::Country), wanted),
            _ => return Vec::new(),
        };
        for Suggestion { offer, .. } in &mut found {
            offer.code = std::mem::take(&mut offer.note);
        }
        found
    }

    /// The suggestion that Enter takes. Without a mark by the arrow keys, two letters take only an
    /// exact code, since they may be a code that no list has; and no class is added.
    pub(super) fn marked(&self, found: &[Suggestion]) -> Option<usize> {
        let editing = self.state.editing.as_ref()?;
        if let Some(marked) = editing.list.at {
            return Some(marked.min(found.len().checked_sub(1)?));
        }
        let first = found.first().filter(|first| !first.offer.is_new && !editing.is_untouched)?;
        let typed = editing.text.trim();
        let is_class = editing.place.field == Field::Class && !typed.is_empty();
        (is_class || first.is_meant || typed.chars().count() > 2).then_some(0)
    }

    /// The suggestion that is marked, or else the one that stands in the cell before it is typed into.
    fn marked_or_current(&self, found: &[Suggestion]) -> Option<usize> {
        let current = || {
            let editing = self.state.editing.as_ref().filter(|editing| editing.is_untouched)?;
            found.iter().position(|one| one.text.eq_ignore_ascii_case(editing.text.trim()))
        };
        self.marked(found).or_else(current)
    }

    /// Marks the next or the previous suggestion.
    pub(super) fn step(&mut self, found: &[Suggestion], is_down: bool) {
        let first = self.marked_or_current(found);
        if let Some(editing) = self.state.editing.as_mut() {
            editing.list.go(is_down, found.len(), first);
        }
    }

    /// Replaces the text of an edit that ends by the marked suggestion. A class that does not exist is
    /// added first.
    pub(super) fn take_suggestion(&mut self) {
        let found = self.suggestions();
        let chosen = self.marked(&found).and_then(|at| found.into_iter().nth(at));
        let (Some(chosen), Some(editing)) = (chosen, self.state.editing.as_mut()) else { return };
        if chosen.offer.is_new {
            self.actions.push(Action::AddClass(chosen.text.clone()));
        }
        editing.text = chosen.text;
    }

    /// Draws the suggestions below the cell; a click takes one.
    pub(super) fn suggestions_ui(&mut self, ui: &Ui) {
        let found = self.suggestions();
        self.state.popup = None;
        let (Some(field), Some(editing)) = (self.drawn.active, &self.state.editing) else { return };
        let several = self.state.selected().map(|(_, cells)| cells);
        let offers: Vec<Offer> = found.iter().map(|one| one.offer.clone()).collect();
        let popup = OffersPopup {
            id: ui.scope_id(),
            field,
            offers: &offers,
            marked: self.marked_or_current(&found),
            typed: editing.text.trim(),
            foot: several.map(|count| tr!("Ctrl+Enter fills all {count} selected cells", count)),
        };
        let (clicked, room) = popup.show(ui).unzip();
        self.state.popup = room;
        let Some(clicked) = clicked.flatten() else { return };
        if let Some(editing) = self.state.editing.as_mut() {
            editing.list.at = Some(clicked);
        }
        self.take_suggestion();
        self.commit();
        self.state.focus = Some(Focus::Grid);
    }
}

/// The classes whose name or slug holds what was typed, all before anything was, and a new one of that name.
fn of_classes(classes: Option<&ClassesView>, typed: &str, is_untouched: bool) -> Vec<Suggestion> {
    let Some(classes) = classes else { return Vec::new() };
    let lower = typed.to_lowercase();
    let mut found = suggest::classes(Some(classes), if is_untouched { "" } else { typed });
    for one in &mut found {
        if let Some(entry) = classes.existing().find(|entry| entry.name == one.text) {
            (one.text, one.offer.note) = (entry.slug.as_str().to_owned(), entry.count.clone());
        }
    }
    found.sort_by_key(|one| !one.offer.name.to_lowercase().starts_with(&lower));
    let is_known = found.iter().any(|one| one.offer.name.to_lowercase() == lower || one.text == lower);
    if !typed.is_empty() && !is_untouched && !is_known {
        found.push(Suggestion {
            text: typed.to_owned(),
            offer: Offer {
                name: tr!("Add class “{name}”", name = typed), is_new: true, ..Offer::default()
            },
            is_meant: false,
        });
    }
    found
}
