//! Begin, commit and cancel of the edit of one cell.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Id, Ui};

use super::state::{Editing, Focus, go};
use crate::model::{Field, RowKey};
use crate::tabs::Action;
use domain::rate::typed::TypedCells;
use domain::text::lenient::flag_text;

use super::drafts::CellKey;
use super::rows::Rows;
use super::save::{is_held_up, save_cell, type_into_new, waiting};
use super::{CellPosition, RatesState};

impl Editing {
    /// Follows a new row that has become a rate.
    pub(super) fn renamed(&mut self, from: RowKey, to: RowKey) {
        if self.row == Some(from) {
            self.row = Some(to);
        }
    }
}

/// Begins the edit of a cell, with the text that was typed over it or with its content. Flags are
/// switched instead of edited, and the dates of a rate are changed in the panel.
pub(super) fn begin(
    ui: &Ui,
    id: Id,
    rows: &Rows<'_>,
    state: &mut RatesState,
    place: CellPosition,
    typed: Option<&str>,
) {
    let Some(row) = rows.row(&state.drafts, place.row).filter(|_| !state.is_locked) else { return };
    if place.field.is_flag() {
        return;
    }
    let key = rows.key(&state.drafts, place.row);
    if !place.field.is_typed() {
        if key.and_then(RowKey::rate).is_some() {
            go(state, place);
            state.open_versions(typed);
        }
        return;
    }
    let text = match typed {
        Some(typed) => typed.to_owned(),
        None => state.typed(key, place.field).unwrap_or_else(|| row.text(place.field)).to_owned(),
    };
    let mut field = TextEditState::default();
    let end = CCursor::new(text.chars().count());
    field.cursor.set_char_range(Some(CCursorRange::one(end)));
    field.store(ui.ctx(), id);
    // The selection is kept if the active cell stays: Ctrl+Enter fills it.
    let reach = state.reach.filter(|_| state.active == Some(place));
    go(state, place);
    state.reach = reach;
    state.focus = Some(Focus::Grid);
    state.editing = Some(Editing {
        place,
        row: key,
        was: key.and_then(RowKey::rate).and_then(|id| rows.rates.rate_of(id)).cloned(),
        text,
        is_untouched: typed.is_none(),
        is_new: true,
        marked: None,
        is_closed: false,
    });
}

/// Ends the edit and takes its text; returns the action that saves it, if it changed anything.
pub(super) fn commit(rows: &Rows<'_>, state: &mut RatesState) -> Option<Action> {
    let editing = state.editing.take()?;
    state.began = editing.was;
    save_cell(rows, state, "Edit tax rate", (editing.row, editing.place.field), &editing.text)
}

/// Switches a flag; the grid shows it before the engine has answered.
pub(super) fn switch(rows: &Rows<'_>, state: &mut RatesState, place: CellPosition) -> Option<Action> {
    let row = rows.row(&state.drafts, place.row)?;
    let key = rows.key(&state.drafts, place.row);
    let shown = state.typed(key, place.field).unwrap_or_else(|| row.text(place.field));
    save_cell(rows, state, "Edit tax rate", (key, place.field), flag_text(shown != "yes"))
}

/// Discards the edit.
pub(super) fn cancel(state: &mut RatesState) {
    state.editing = None;
    state.focus = Some(Focus::Grid);
}

/// Discards the draft of the cell at this place; false if it has none.
pub(super) fn take_back_at(rows: &Rows<'_>, state: &mut RatesState, place: CellPosition) -> bool {
    rows.key(&state.drafts, place.row).is_some_and(|key| take_back(rows, state, (key, place.field)))
}

/// Discards the draft of a cell. When no refused cell of a rate's row is left, the waiting ones are
/// discarded too. A new row whose last text is discarded is removed; in any other new row the cell
/// is emptied, and stays refused if it was and decides where or at which percentage the rate applies.
pub(super) fn take_back(rows: &Rows<'_>, state: &mut RatesState, (key, field): CellKey) -> bool {
    let Some(was) = state.drafts.get((key, field)).cloned() else { return false };
    match key {
        RowKey::Rate(_) => {
            state.drafts.set((key, field), None);
            if was.refusal.is_some() && !is_held_up(state, key) {
                for waiting in waiting(state, key) {
                    state.drafts.set((key, waiting), None);
                }
            }
        }
        RowKey::New(number) => {
            let is_only = state.drafts.of(key).all(|(other, cell)| other == field || cell.now.is_empty());
            if is_only {
                state.touched.remove(&number);
                state.drafts.remove(number);
            } else {
                type_into_new(rows, state, number, TypedCells::from([(field, String::new())]));
                state.touched.insert(number);
            }
        }
    }
    true
}

/// The title of a step, such as `Paste 3 cells`.
pub(super) fn title(what: &'static str, cells: usize) -> String {
    format!("{what} {cells} {}", if cells == 1 { "cell" } else { "cells" })
}

pub(super) const fn suggests(field: Field) -> bool {
    matches!(field, Field::Country | Field::State | Field::Class)
}
