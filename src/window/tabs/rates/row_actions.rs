//! Actions on the selected rows: insert, duplicate, delete and move.

use std::collections::BTreeSet;

use super::state::go;
use crate::model::{Field, Grid, RowKey};
use crate::tabs::Action;
use domain::ids::RateId;

use super::rows::Rows;
use super::{CellPosition, RatesState};

/// An action on the selected rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RowsAction {
    Insert,
    Duplicate,
    Delete,
    Up,
    Down,
}

/// Whether an action is possible. Moves need the order of the table, not another sort order.
pub(super) fn can_be_done(action: RowsAction, view: &Grid<'_>, rows: &Rows<'_>, state: &RatesState) -> bool {
    let Some(block) = state.block(&Field::ALL).filter(|_| view.may_manage) else { return false };
    let is_rate = |row: Option<usize>| row.is_some_and(|row| rows.rate(&state.drafts, row).is_some());
    let (top, bottom) = (*block.rows.start(), *block.rows.end());
    let is_listed = view.shown.sort.is_none();
    match action {
        RowsAction::Insert => true,
        RowsAction::Delete | RowsAction::Duplicate => rows.key(&state.drafts, top).is_some(),
        RowsAction::Up => is_listed && is_rate(Some(top)) && is_rate(top.checked_sub(1)),
        RowsAction::Down => is_listed && is_rate(bottom.checked_add(1)),
    }
}

/// Carries out the action on new rows at once; returns the action for the rates.
pub(super) fn done(
    action: RowsAction,
    view: &Grid<'_>,
    rows: &Rows<'_>,
    state: &mut RatesState,
) -> Option<Action> {
    if !view.may_manage {
        return None;
    }
    if action == RowsAction::Insert {
        insert(view, rows, state);
        return None;
    }
    let block = state.block(&Field::ALL)?;
    let (top, bottom) = (*block.rows.start(), *block.rows.end());
    let rates: Vec<RateId> = rows.rates_in(&state.drafts, block.rows.clone());
    let is_listed = view.shown.sort.is_none();
    let set = || rates.iter().copied().collect::<BTreeSet<_>>();
    match action {
        RowsAction::Insert => None,
        RowsAction::Delete => {
            let new = rows.new_in(&state.drafts, block.rows);
            for number in new {
                state.touched.remove(&number);
                state.drafts.remove(number);
            }
            (!rates.is_empty()).then_some(Action::DeleteRates(rates))
        }
        RowsAction::Duplicate => {
            let new = rows.new_in(&state.drafts, block.rows);
            for number in new {
                duplicate(state, number);
            }
            let before = rows.rates.after(*rates.last()?).filter(|_| is_listed);
            Some(Action::DuplicateRates { rates, before })
        }
        RowsAction::Up => {
            let before = rows.rate(&state.drafts, top.checked_sub(1)?)?;
            is_listed.then(|| Action::MoveRates { rates: set(), before: Some(before) })
        }
        RowsAction::Down => {
            let below = rows.rate(&state.drafts, bottom + 1)?;
            is_listed.then(|| Action::MoveRates { rates: set(), before: rows.rates.after(below) })
        }
    }
}

/// Adds a new row above the active one; it becomes a rate once it is typed into. Sorted by a column
/// there is no "above", so the new row comes last.
fn insert(view: &Grid<'_>, rows: &Rows<'_>, state: &mut RatesState) {
    let active = state.active.filter(|_| view.shown.sort.is_none());
    let (before, above) = match active.and_then(|place| rows.key(&state.drafts, place.row)) {
        Some(RowKey::Rate(rate)) => (Some(rate), None),
        Some(key @ RowKey::New(number)) => (state.drafts.row(key).and_then(|row| row.before), Some(number)),
        None => (None, None),
    };
    let key = state.add_row(rows.class.clone(), before, above);
    if let Some(row) = rows.place_of(&state.drafts, key) {
        go(state, CellPosition { row, field: Field::Country });
    }
}

/// Copies a row that is not saved, with its refused cells.
fn duplicate(state: &mut RatesState, number: u32) {
    let key = RowKey::New(number);
    let Some(row) = state.drafts.row(key) else { return };
    let (class, before) = (row.class.clone(), row.before);
    let cells: Vec<_> = state.drafts.of(key).map(|(field, cell)| (field, cell.clone())).collect();
    let copy = state.add_row(class, before, None);
    for (field, cell) in cells {
        state.drafts.set((copy, field), Some(cell));
    }
}
