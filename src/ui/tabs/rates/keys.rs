//! The keyboard in the grid, as in a spreadsheet: arrows, Home, End and pages move; typing, F2 or
//! Enter in a class edits; Enter commits and goes down, Tab to the right, Esc gives up.

use egui::{Event, EventFilter, Id, Key, Modifiers, Ui};

use crate::ui::model::RatesView;
use crate::ui::tabs::Action;
use crate::ui::theme::height;

use super::{Field, Grid, Place, RatesState, described, edit, grid};

/// Follows the keys of this frame.
pub(super) fn keys(
    ui: &Ui,
    id: Id,
    fields: &[Field],
    view: &Grid<'_>,
    rates: &RatesView,
    state: &mut RatesState,
) -> Vec<Action> {
    if state.deleting.is_some() {
        return Vec::new();
    }
    if state.editing.is_some() {
        if state.editing.as_ref().is_some_and(super::edit::Editing::is_choice) {
            hold(ui, id);
        }
        return while_editing(ui, fields, rates, state);
    }
    if !ui.memory(|memory| memory.has_focus(id)) {
        return Vec::new();
    }
    hold(ui, id);
    let last = rates.total().saturating_sub(1);
    let first_field = fields.first().copied().unwrap_or(Field::Country);
    let mut place = state.active.unwrap_or(Place { row: 0, field: first_field });
    place.row = place.row.min(last);
    if !fields.contains(&place.field) {
        place.field = first_field;
    }
    if state.active != Some(place) {
        state.active = Some(place);
    }
    if !place.field.is_flag()
        && let Some(text) = typed(ui)
    {
        // Keys that came in the same frame after the text already belong to the edit.
        edit::begin(rates, view.classes, state, place, Some(&text));
        return while_editing(ui, fields, rates, state);
    }
    if let Some(to) = moved(ui, fields, last, place, state.seen) {
        go(state, to);
        return Vec::new();
    }
    at_rest(ui, id, view, rates, state, place)
}

/// Arrow keys and Tab stay in the grid.
fn hold(ui: &Ui, id: Id) {
    let held = EventFilter { tab: true, escape: true, horizontal_arrows: true, vertical_arrows: true };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, held));
}

/// Makes a cell active and scrolls so that it is seen.
pub(super) fn go(state: &mut RatesState, to: Place) {
    state.active = Some(to);
    state.show_active = true;
    let (top, bottom) = (grid::top_of(to.row), grid::top_of(to.row + 1));
    if top < state.top {
        state.scroll_to = Some(top);
    } else if bottom > state.top + state.seen {
        state.scroll_to = Some(bottom - state.seen);
    }
}

/// The text that was typed in this frame, if it begins an edit.
fn typed(ui: &Ui) -> Option<String> {
    let text: String = ui.input(|input| {
        let texts = input.events.iter().filter_map(|event| match event {
            Event::Text(text) => Some(text.as_str()),
            _ => None,
        });
        texts.collect()
    });
    (!text.trim().is_empty()).then_some(text)
}

/// Where a key that moves leads to.
fn moved(ui: &Ui, fields: &[Field], last: usize, from: Place, seen: f32) -> Option<Place> {
    let pressed = |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let column = |step: Step| beside(fields, from.field, step);
    let page = grid::row_at(seen - height::GRID_ROW).max(1);
    let (first_field, last_field) = (fields.first().copied()?, fields.last().copied()?);
    let at = |row: usize, field: Field| Some(Place { row, field });
    let (none, shift, control) = (Modifiers::NONE, Modifiers::SHIFT, Modifiers::COMMAND);
    if pressed(control, Key::Home) {
        at(0, first_field)
    } else if pressed(control, Key::End) {
        at(last, last_field)
    } else if pressed(shift, Key::Tab) {
        match column(Step::Back) {
            Some(field) => at(from.row, field),
            None if from.row > 0 => at(from.row - 1, last_field),
            None => Some(from),
        }
    } else if pressed(none, Key::Tab) {
        Some(right_of(fields, last, from))
    } else if pressed(shift, Key::Enter) || pressed(none, Key::ArrowUp) {
        at(from.row.saturating_sub(1), from.field)
    } else if pressed(none, Key::ArrowDown) || (from.field != Field::Class && pressed(none, Key::Enter)) {
        at((from.row + 1).min(last), from.field)
    } else if pressed(none, Key::ArrowLeft) {
        at(from.row, column(Step::Back).unwrap_or(from.field))
    } else if pressed(none, Key::ArrowRight) {
        at(from.row, column(Step::On).unwrap_or(from.field))
    } else if pressed(none, Key::Home) {
        at(from.row, first_field)
    } else if pressed(none, Key::End) {
        at(from.row, last_field)
    } else if pressed(none, Key::PageUp) {
        at(from.row.saturating_sub(page), from.field)
    } else if pressed(none, Key::PageDown) {
        at((from.row + page).min(last), from.field)
    } else {
        None
    }
}

#[derive(Clone, Copy)]
enum Step {
    Back,
    On,
}

fn beside(fields: &[Field], field: Field, step: Step) -> Option<Field> {
    let at = fields.iter().position(|one| *one == field)?;
    let to = match step {
        Step::Back => at.checked_sub(1)?,
        Step::On => at + 1,
    };
    fields.get(to).copied()
}

/// The next cell; after the last of a row, the first of the next.
fn right_of(fields: &[Field], last: usize, from: Place) -> Place {
    match (beside(fields, from.field, Step::On), fields.first()) {
        (Some(field), _) => Place { row: from.row, field },
        (None, Some(first)) if from.row < last => Place { row: from.row + 1, field: *first },
        _ => from,
    }
}

/// Keys on the active cell while nothing is edited.
fn at_rest(
    ui: &Ui,
    id: Id,
    view: &Grid<'_>,
    rates: &RatesView,
    state: &mut RatesState,
    place: Place,
) -> Vec<Action> {
    let Some(row) = rates.row(place.row) else { return Vec::new() };
    let field = place.field;
    let pressed = |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if pressed(Modifiers::COMMAND, Key::Delete) {
        state.deleting = Some((row.id, described(&row)));
        return Vec::new();
    }
    if pressed(Modifiers::NONE, Key::Escape) {
        // First what was refused is taken back; then the grid lets go of the keyboard.
        if state.refused.remove(&(row.id, field)).is_none() {
            ui.memory_mut(|memory| memory.surrender_focus(id));
        }
        return Vec::new();
    }
    if field.is_flag() {
        let is_switched = pressed(Modifiers::NONE, Key::Space);
        return is_switched
            .then(|| edit::switch(state, row.id, field, !field.is_on(&row)))
            .into_iter()
            .collect();
    }
    if pressed(Modifiers::NONE, Key::F2) || (field == Field::Class && pressed(Modifiers::NONE, Key::Enter)) {
        edit::begin(rates, view.classes, state, place, None);
        return Vec::new();
    }
    if pressed(Modifiers::NONE, Key::Delete) || pressed(Modifiers::NONE, Key::Backspace) {
        return if field == Field::Class {
            Vec::new()
        } else {
            edit::save(rates, state, row.id, field, String::new()).into_iter().collect()
        };
    }
    let events = ui.input(|input| input.events.clone());
    for event in events {
        match event {
            Event::Copy => ui.copy_text(field.text(&row).to_owned()),
            Event::Paste(text) if field != Field::Class => {
                let line = text.lines().next().unwrap_or_default().trim().to_owned();
                return edit::save(rates, state, row.id, field, line).into_iter().collect();
            }
            _ => {}
        }
    }
    Vec::new()
}

/// Keys that end an edit. A class that is chosen from the list is followed in `choose`.
fn while_editing(ui: &Ui, fields: &[Field], rates: &RatesView, state: &mut RatesState) -> Vec<Action> {
    let Some(editing) = &state.editing else { return Vec::new() };
    if editing.is_choice() {
        return Vec::new();
    }
    let place = editing.place;
    let last = rates.total().saturating_sub(1);
    let pressed = |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if pressed(Modifiers::NONE, Key::Escape) {
        edit::cancel(state);
        return Vec::new();
    }
    let up = Place { row: place.row.saturating_sub(1), ..place };
    let down = Place { row: (place.row + 1).min(last), ..place };
    let to = if pressed(Modifiers::SHIFT, Key::Enter) || pressed(Modifiers::NONE, Key::ArrowUp) {
        up
    } else if pressed(Modifiers::NONE, Key::Enter) || pressed(Modifiers::NONE, Key::ArrowDown) {
        down
    } else if pressed(Modifiers::SHIFT, Key::Tab) {
        Place { field: beside(fields, place.field, Step::Back).unwrap_or(place.field), ..place }
    } else if pressed(Modifiers::NONE, Key::Tab) {
        right_of(fields, last, place)
    } else {
        return Vec::new();
    };
    let action = edit::commit(rates, state);
    go(state, to);
    state.wants_focus = true;
    action.into_iter().collect()
}
