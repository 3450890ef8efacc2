//! Suggestions below a cell while it is edited: countries, the states of the row's country, and
//! classes, best match first.

use egui::Ui;

use super::state::{DrawnFrame, Focus};
use crate::model::{ClassesView, Field, Grid};
use crate::tabs::Action;
use crate::widgets::{Offer, OffersPopup};
use domain::places::{self, Place};

use super::RatesState;
use super::edit::suggests;
use super::rows::Rows;

/// A suggestion: the text that it puts into the cell, and how it is shown. One whose offer is new
/// is a class to be added.
struct Suggestion {
    text: String,
    offer: Offer,
}

/// Whether there are suggestions.
pub(super) fn is_open(view: &Grid<'_>, rows: &Rows<'_>, state: &RatesState) -> bool {
    !suggestions(view, rows, state).is_empty()
}

/// Whether Enter takes one of them.
pub(super) fn is_marked(view: &Grid<'_>, rows: &Rows<'_>, state: &RatesState) -> bool {
    marked(state, &suggestions(view, rows, state)).is_some()
}

fn suggestions(view: &Grid<'_>, rows: &Rows<'_>, state: &RatesState) -> Vec<Suggestion> {
    let Some(editing) = state.editing.as_ref() else { return Vec::new() };
    let field = editing.place.field;
    if editing.is_closed || !suggests(field) {
        return Vec::new();
    }
    let typed = editing.text.trim();
    // Before anything is typed, all places are shown.
    let wanted = if editing.is_untouched { "" } else { typed };
    let named = |place: Place| {
        let (code, name) = (place.code.to_owned(), place.name.to_owned());
        Suggestion { text: code.clone(), offer: Offer { code, name, ..Offer::default() } }
    };
    match field {
        Field::Class => of_classes(view.classes, typed, editing.is_untouched),
        Field::Country => {
            places::suggest(places::countries().iter().copied(), wanted).into_iter().map(named).collect()
        }
        _ => {
            let at = editing.place.row;
            let key = rows.key(&state.drafts, at);
            let country = state.typed(key, Field::Country).map(str::to_owned);
            let country =
                country.or_else(|| rows.row(&state.drafts, at).map(|row| row.country)).unwrap_or_default();
            let country = country.to_uppercase();
            places::suggest(places::states(&country), wanted).into_iter().map(named).collect()
        }
    }
}

fn of_classes(classes: Option<&ClassesView>, typed: &str, is_untouched: bool) -> Vec<Suggestion> {
    let Some(classes) = classes else { return Vec::new() };
    let lower = typed.to_lowercase();
    let fits = |name: &str| is_untouched || name.to_lowercase().contains(&lower);
    let mut found: Vec<Suggestion> = classes
        .existing()
        .filter(|entry| fits(&entry.name) || fits(entry.slug.as_str()))
        .map(|entry| Suggestion {
            text: entry.slug.as_str().to_owned(),
            offer: Offer { name: entry.name.clone(), note: entry.count.clone(), ..Offer::default() },
        })
        .collect();
    found.sort_by_key(|one| !one.offer.name.to_lowercase().starts_with(&lower));
    let is_known = found.iter().any(|one| one.offer.name.to_lowercase() == lower || one.text == lower);
    if !typed.is_empty() && !is_untouched && !is_known {
        found.push(Suggestion {
            text: typed.to_owned(),
            offer: Offer { name: format!("Add class “{typed}”"), is_new: true, ..Offer::default() },
        });
    }
    found
}

/// The suggestion that Enter takes. Without a mark by the arrow keys, two letters take only an
/// exact code, since they may be a code that no list has; and no class is added.
fn marked(state: &RatesState, found: &[Suggestion]) -> Option<usize> {
    let editing = state.editing.as_ref()?;
    if let Some(marked) = editing.marked {
        return Some(marked.min(found.len().checked_sub(1)?));
    }
    let first = found.first().filter(|first| !first.offer.is_new && !editing.is_untouched)?;
    let typed = editing.text.trim();
    let is_meant = match editing.place.field {
        Field::Class => !typed.is_empty(),
        _ => typed.chars().count() > 2 || first.text.eq_ignore_ascii_case(typed),
    };
    is_meant.then_some(0)
}

/// The suggestion that stands in the cell, before it is typed into.
fn current(state: &RatesState, found: &[Suggestion]) -> Option<usize> {
    let editing = state.editing.as_ref().filter(|editing| editing.is_untouched)?;
    found.iter().position(|one| one.text.eq_ignore_ascii_case(editing.text.trim()))
}

/// Marks the next or the previous suggestion.
pub(super) fn step(view: &Grid<'_>, rows: &Rows<'_>, state: &mut RatesState, by: isize) -> Vec<Action> {
    let found = suggestions(view, rows, state);
    let to = match marked(state, &found).or_else(|| current(state, &found)) {
        Some(at) => at.saturating_add_signed(by).min(found.len().saturating_sub(1)),
        None if by > 0 => 0,
        None => found.len().saturating_sub(1),
    };
    if let Some(editing) = state.editing.as_mut() {
        editing.marked = Some(to);
    }
    Vec::new()
}

/// Replaces the text of an edit that ends by the marked suggestion. A class that does not exist is
/// added first.
pub(super) fn settle(view: &Grid<'_>, rows: &Rows<'_>, state: &mut RatesState) -> Vec<Action> {
    let found = suggestions(view, rows, state);
    let chosen = marked(state, &found).and_then(|at| found.into_iter().nth(at));
    let (Some(chosen), Some(editing)) = (chosen, state.editing.as_mut()) else { return Vec::new() };
    let action = chosen.offer.is_new.then(|| Action::AddClass(chosen.text.clone()));
    editing.text = chosen.text;
    action.into_iter().collect()
}

/// Draws the suggestions below the cell; a click takes one.
pub(super) fn popup(
    ui: &Ui,
    frame: &DrawnFrame,
    view: &Grid<'_>,
    rows: &Rows<'_>,
    state: &mut RatesState,
) -> Vec<Action> {
    let found = suggestions(view, rows, state);
    state.popup = None;
    let (Some(cell), false) = (frame.active, found.is_empty()) else { return Vec::new() };
    let typed = state.editing.as_ref().map(|editing| editing.text.trim().to_owned()).unwrap_or_default();
    let several = state.selected().map(|(_, cells)| cells);
    let offers: Vec<Offer> = found.iter().map(|one| one.offer.clone()).collect();
    let popup = OffersPopup {
        id: ui.scope_id(),
        field: cell,
        offers: &offers,
        marked: marked(state, &found).or_else(|| current(state, &found)),
        typed: &typed,
        foot: several.map(|cells| format!("Ctrl+Enter fills all {cells} selected cells")),
    };
    let (clicked, room) = popup.show(ui).unzip();
    state.popup = room;
    let Some(clicked) = clicked.flatten() else { return Vec::new() };
    if let Some(editing) = state.editing.as_mut() {
        editing.marked = Some(clicked);
    }
    let mut actions = settle(view, rows, state);
    actions.extend(super::edit::commit(rows, state));
    state.focus = Some(Focus::Grid);
    actions
}
