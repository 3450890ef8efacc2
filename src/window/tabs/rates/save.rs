//! Takes text that was typed, pasted or filled into cells, and asks the engine to save whole rows.
//! Texts are shown before the engine has answered; those that change nothing are not sent. What is wrong with a row
//! says [`TypedRow::refusals`].

use crate::model::{Field, RateEdits, Refusal, RowKey};
use crate::tabs::Action;
use domain::error::Error;
use domain::ids::RateId;
use domain::rate::TaxRate;
use domain::rate::typed::{TypedCells, TypedRow};

use super::RatesState;
use super::drafts::CellDraft;
use super::rows::Rows;

/// Takes one text into a cell; see [`save`].
pub(super) fn save_cell(
    rows: &Rows<'_>,
    state: &mut RatesState,
    title: &str,
    (key, field): (Option<RowKey>, Field),
    text: &str,
) -> Option<Action> {
    save(rows, state, title, vec![(key, TypedCells::from([(field, text.to_owned())]))])
}

/// Takes texts into cells as one step; the key `None` adds a new row. A row with a refused cell
/// keeps all its texts as drafts until that is repaired; any other row is saved. A new row into
/// which a single cell is typed is saved once it is left. Rates that can only be looked at take none.
pub(super) fn save(
    rows: &Rows<'_>,
    state: &mut RatesState,
    title: &str,
    typed: Vec<(Option<RowKey>, TypedCells)>,
) -> Option<Action> {
    if state.is_locked {
        return None;
    }
    let is_typed = matches!(typed.as_slice(), [(_, cells)] if cells.len() == 1);
    let began = state.began.take();
    let (mut edits, mut keys) = (Vec::new(), Vec::new());
    for (key, cells) in typed {
        let is_blank = cells.values().all(|text| text.trim().is_empty());
        let key = match key {
            Some(key) => key,
            None if is_blank => continue,
            None => state.add_row(rows.class.clone(), None, None),
        };
        keys.extend(cells.keys().map(|field| (key, *field)));
        let edit = match key {
            RowKey::Rate(id) => save_rate(rows, state, id, cells, began.as_ref()),
            RowKey::New(number) => {
                type_into_new(rows, state, number, cells);
                if is_typed {
                    state.touched.insert(number);
                    None
                } else {
                    whole_row(rows, state, number)
                }
            }
        };
        edits.extend(edit.map(|edit| (key, edit)));
    }
    state.note_typed(keys);
    if edits.is_empty() {
        return None;
    }
    Some(Action::EditRates(RateEdits { title: title.to_owned(), rows: edits }))
}

/// The row with the texts of its cells that are not saved, and `typed` over them.
fn unsaved_row(state: &RatesState, key: RowKey, typed: &TypedCells) -> TypedRow {
    let unsaved = state.drafts.of(key).map(|(field, cell)| (field, cell.now.clone()));
    let typed = typed.iter().map(|(field, text)| (*field, text.clone()));
    TypedRow { id: key.rate(), cells: unsaved.chain(typed).collect(), ..TypedRow::default() }
}

/// The change of a rate; `None` while a cell of its row is refused.
fn save_rate(
    rows: &Rows<'_>,
    state: &mut RatesState,
    id: RateId,
    mut cells: TypedCells,
    began: Option<&TaxRate>,
) -> Option<TypedRow> {
    let key = RowKey::Rate(id);
    let was = rows.rates.row_of(id);
    cells.retain(|field, text| {
        let is_same = was.as_ref().is_some_and(|was| was.text(*field) == text);
        // A text equal to that in the books is sent only if another one is on its way.
        let is_pending = state.drafts.is_sent((key, *field));
        state.drafts.set((key, *field), None);
        !is_same || is_pending
    });
    let row = unsaved_row(state, key, &cells);
    let mut wrong = row.refusals();
    if !wrong.is_empty() {
        for (field, text) in row.cells {
            let error = wrong.remove(&field);
            if error.is_some() || cells.contains_key(&field) {
                draft(rows, state, (key, field), text, error.as_ref());
            }
        }
        return None;
    }
    for field in waiting(state, key) {
        let text = state.drafts.get((key, field)).map(|cell| cell.now.clone());
        cells.extend(text.map(|text| (field, text)));
    }
    if cells.is_empty() {
        return None;
    }
    for (field, text) in &cells {
        state.drafts.send((key, *field), text.clone());
    }
    let began = began.filter(|rate| rate.id == id);
    let known = began.or_else(|| rows.rates.rate_of(id)).cloned().into_iter().collect();
    Some(TypedRow { id: Some(id), cells, known, ..TypedRow::default() })
}

/// Takes texts into a new row. While the request that adds it is under way they are held back, and
/// sent after its answer.
pub(super) fn type_into_new(rows: &Rows<'_>, state: &mut RatesState, number: u32, cells: TypedCells) {
    let key = RowKey::New(number);
    if let Some(row) = state.drafts.row_mut(number)
        && row.is_asked
    {
        row.held.extend(cells.clone());
        for (field, text) in cells {
            state.drafts.send((key, field), text);
        }
        return;
    }
    let wrong = unsaved_row(state, key, &cells).refusals();
    for (field, text) in cells {
        let was_refused = state.drafts.get((key, field)).is_some_and(|cell| cell.refusal.is_some());
        if text.trim().is_empty() && !was_refused {
            state.drafts.set((key, field), None);
        } else {
            draft(rows, state, (key, field), text, wrong.get(&field));
        }
    }
}

/// The request that adds a new row; `None` while a cell of it is refused or it has no percentage.
fn whole_row(rows: &Rows<'_>, state: &mut RatesState, number: u32) -> Option<TypedRow> {
    let key = RowKey::New(number);
    let row = state.drafts.row(key).filter(|row| !row.is_asked)?;
    let (class, before) = (row.class.clone(), row.before);
    state.drafts.of(key).next()?;
    let mut row = unsaved_row(state, key, &TypedCells::new());
    for (field, error) in row.refusals() {
        let text = row.cells.remove(&field).unwrap_or_default();
        draft(rows, state, (key, field), text, Some(&error));
    }
    if state.drafts.of(key).any(|(_, cell)| cell.refusal.is_some()) {
        return None;
    }
    for (field, cell) in state.drafts.take_cells(key) {
        state.drafts.send((key, field), cell.now);
    }
    state.drafts.row_mut(number)?.is_asked = true;
    let before = before.filter(|before| rows.rates.row_of(*before).is_some());
    Some(TypedRow { class: Some(class), before, ..row })
}

/// Keeps a text that is not saved, refused for an error or waiting for the rest of its row.
fn draft(
    rows: &Rows<'_>,
    state: &mut RatesState,
    cell: (RowKey, Field),
    text: String,
    error: Option<&Error>,
) {
    let refusal = error.map(|error| Refusal::new(error, rows.rates.formatter));
    state.drafts.set(cell, Some(CellDraft::of_cell(text, refusal)));
}

/// Saves the new rows that were typed into and left, except `here`, which has the focus.
pub(super) fn save_left(rows: &Rows<'_>, state: &mut RatesState, here: Option<RowKey>) -> Vec<Action> {
    let left: Vec<u32> =
        state.touched.iter().copied().filter(|number| Some(RowKey::New(*number)) != here).collect();
    let mut actions = Vec::new();
    for number in left {
        state.touched.remove(&number);
        let key = RowKey::New(number);
        if let Some(edit) = whole_row(rows, state, number) {
            let title = "Add tax rate".to_owned();
            actions.push(Action::EditRates(RateEdits { title, rows: vec![(key, edit)] }));
        }
    }
    actions
}

/// Whether a cell of a rate's row is refused for its text, and not because of a conflict with
/// another change.
pub(super) fn is_held_up(state: &RatesState, key: RowKey) -> bool {
    !unsaved_row(state, key, &TypedCells::new()).refusals().is_empty()
}

/// The cells of a row that are not refused themselves and wait for a refused one.
pub(super) fn waiting(state: &RatesState, key: RowKey) -> Vec<Field> {
    state.drafts.of(key).filter(|(_, cell)| cell.refusal.is_none()).map(|(field, _)| field).collect()
}
