//! Beginning, committing and giving up an edit. What is committed is shown at once and asked of the
//! engine; what does not differ is not.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Id, Ui};

use crate::domain::rate::TaxRate;
use crate::ui::tabs::Action;

use super::rows::{NewRow, RowKey, Rows};
use super::{CellText, Field, Place, RateEdits, RatesState, RowEdit, keys};

/// A cell that is being typed into.
#[derive(Debug)]
pub(super) struct Editing {
    pub(super) place: Place,
    /// The row whose cell it is, also when rows move meanwhile; `None` for the empty one at the end.
    row: Option<RowKey>,
    /// The rate as it was when the edit began.
    was: Option<TaxRate>,
    pub(super) text: String,
    /// Whether it still holds what it began with.
    pub(super) is_untouched: bool,
    /// Whether this frame began it, so that text of the same frame is not in its field's hands yet.
    pub(super) is_new: bool,
    /// The suggestion that was gone to.
    pub(super) marked: Option<usize>,
    /// Whether the suggestions were sent away.
    pub(super) is_closed: bool,
}

impl Editing {
    /// A new row has become a rate.
    pub(super) fn renamed(&mut self, from: RowKey, to: RowKey) {
        if self.row == Some(from) {
            self.row = Some(to);
        }
    }
}

/// Begins to edit a cell: with what was typed first, or with what stands in it. Flags are switched,
/// not edited.
pub(super) fn begin(
    ui: &Ui,
    id: Id,
    rows: &Rows<'_>,
    state: &mut RatesState,
    place: Place,
    typed: Option<&str>,
) {
    let Some(row) = rows.row(state, place.row) else { return };
    if place.field.is_flag() {
        return;
    }
    let key = rows.key(state, place.row);
    let text = match typed {
        Some(typed) => typed.to_owned(),
        None => state.typed(key, place.field).unwrap_or_else(|| place.field.text(&row)).to_owned(),
    };
    let mut field = TextEditState::default();
    let end = CCursor::new(text.chars().count());
    field.cursor.set_char_range(Some(CCursorRange::one(end)));
    field.store(ui.ctx(), id);
    // What is selected stays so: Ctrl+Enter fills it.
    let reach = state.reach.filter(|_| state.active == Some(place));
    keys::go(state, place);
    state.reach = reach;
    state.wants_focus = true;
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

/// Ends the edit and asks the engine to save it, if it changed anything.
pub(super) fn commit(rows: &Rows<'_>, state: &mut RatesState) -> Option<Action> {
    let editing = state.editing.take()?;
    let cell = CellText { field: editing.place.field, text: editing.text };
    state.began = editing.was;
    save(rows, state, "Edit tax rate", vec![(editing.row, vec![cell])])
}

/// Asks the engine to save texts in cells, those that differ, as one step. `None` stands for a row that
/// is new.
pub(super) fn save(
    rows: &Rows<'_>,
    state: &mut RatesState,
    title: &str,
    cells: Vec<(Option<RowKey>, Vec<CellText>)>,
) -> Option<Action> {
    let began = state.began.take();
    let mut edits = Vec::new();
    for (key, cells) in cells {
        let was = key.and_then(RowKey::rate).and_then(|id| rows.rates.row_of(id));
        let mut changed: Vec<CellText> = Vec::new();
        for cell in cells {
            let is_same = match (&was, key) {
                (Some(was), _) => cell.field.text(was) == cell.text,
                // What a new row holds was typed.
                (None, Some(_)) => false,
                (None, None) => cell.text.trim().is_empty(),
            };
            if let Some(key) = key {
                state.refused.remove(&(key, cell.field));
            }
            // What is back to what the file has needs no saving.
            let is_pending = key.is_some_and(|key| state.pending.contains_key(&(key, cell.field)));
            if !is_same || is_pending {
                changed.push(cell);
            }
        }
        if changed.is_empty() {
            continue;
        }
        let key = key.unwrap_or_else(|| new_row(rows, state));
        let id = key.rate();
        let began = began.clone().filter(|rate| Some(rate.id) == id);
        let seen = began.or_else(|| id.and_then(|id| rows.rates.rate_of(id)).cloned());
        for cell in &changed {
            state.pending.insert((key, cell.field), cell.text.clone());
        }
        let Some(new) = state.new_rows.iter_mut().find(|new| new.key() == key && new.id.is_none()) else {
            edits.push(RowEdit { key, cells: changed, class: None, was: seen.map(Box::new) });
            continue;
        };
        // One engine job makes the row; what is typed until it has an id follows.
        if new.is_asked {
            new.held.extend(changed);
        } else {
            new.is_asked = true;
            edits.push(RowEdit { key, cells: changed, class: Some(new.class.clone()), was: None });
        }
    }
    (!edits.is_empty()).then(|| Action::EditRates(RateEdits { title: title.to_owned(), rows: edits }))
}

fn new_row(rows: &Rows<'_>, state: &mut RatesState) -> RowKey {
    state.last_new += 1;
    let number = state.last_new;
    let class = rows.class.clone();
    state.new_rows.push(NewRow { number, id: None, is_asked: false, held: Vec::new(), class });
    RowKey::New(number)
}

/// Switches a flag, which is shown at once.
pub(super) fn switch(rows: &Rows<'_>, state: &mut RatesState, place: Place) -> Option<Action> {
    let row = rows.row(state, place.row)?;
    let key = rows.key(state, place.row);
    let shown = state.typed(key, place.field).unwrap_or_else(|| place.field.text(&row));
    let text = super::field::flag_text(shown != "yes").to_owned();
    save(rows, state, "Edit tax rate", vec![(key, vec![CellText { field: place.field, text }])])
}

/// Gives the edit up: the cell shows again what it did.
pub(super) fn cancel(state: &mut RatesState) {
    state.editing = None;
    state.wants_focus = true;
}

/// Takes back what was refused in a cell; a new row of which nothing is left is no row any more.
pub(super) fn take_back(rows: &Rows<'_>, state: &mut RatesState, place: Place) -> bool {
    let Some(key) = rows.key(state, place.row) else { return false };
    let was_refused = state.refused.remove(&(key, place.field)).is_some();
    state.forget_empty_rows();
    was_refused
}

/// The names of steps, by how many cells they are about.
pub(super) fn title(what: &'static str, cells: usize) -> String {
    format!("{what} {cells} {}", if cells == 1 { "cell" } else { "cells" })
}

/// Whether a field suggests what can stand in it.
pub(super) const fn suggests(field: Field) -> bool {
    matches!(field, Field::Country | Field::State | Field::Class)
}
