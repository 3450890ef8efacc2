//! The keys of the grid, like those of a spreadsheet. Events are handled in their order, so that
//! several keys within one frame do the same as in frames of their own.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Event, EventFilter, Id, ImeEvent, Key, Modifiers, Ui};

use super::state::{Focus, go, show_row};
use crate::model::{Field, Grid, RowKey};
use crate::tabs::Action;
use crate::theme::height;
use crate::widgets::page_of;
use domain::text::lenient::{flag_text, yes_or_no};

use super::block::{Block, beside};
use super::row_actions::{RowsAction, done};
use super::rows::Rows;
use super::{CellPosition, RatesState, clip, edit, issues, save, suggest};

/// What the keys act on.
pub(super) struct KeyContext<'a> {
    pub(super) ui: &'a Ui,
    pub(super) id: Id,
    /// The shown columns.
    pub(super) fields: &'a [Field],
    pub(super) view: &'a Grid<'a>,
    pub(super) rows: &'a Rows<'a>,
}

/// Handles the keys of this frame while the grid has the focus.
pub(super) fn keys(hands: &KeyContext<'_>, state: &mut RatesState) -> Vec<Action> {
    let KeyContext { ui, id, fields, rows, .. } = *hands;
    if !ui.memory(|memory| memory.has_focus(id)) {
        return Vec::new();
    }
    let held = EventFilter { tab: true, escape: true, horizontal_arrows: true, vertical_arrows: true };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, held));
    let mut place = state
        .active
        .unwrap_or(CellPosition { row: 0, field: fields.first().copied().unwrap_or(Field::Country) });
    place.row = place.row.min(rows.last(&state.drafts));
    if !fields.contains(&place.field) {
        place.field = fields.first().copied().unwrap_or(Field::Country);
    }
    state.active = Some(place);
    let mut events = ui.input_mut(|input| std::mem::take(&mut input.events)).into_iter();
    let mut left = Vec::new();
    let mut actions = Vec::new();
    while let Some(event) = events.next() {
        let is_ended = events.as_slice().iter().any(ends_edit);
        let done = if state.editing.is_some() {
            while_editing(hands, state, &event, is_ended)
        } else {
            at_rest(hands, state, &event)
        };
        match done {
            Some(done) => actions.extend(done),
            None => left.push(event),
        }
    }
    ui.input_mut(|input| input.events = left);
    actions
}

/// Whether a key ends an edit.
fn ends_edit(event: &Event) -> bool {
    matches!(event, Event::Key { key: Key::Enter | Key::Tab, pressed: true, .. })
}

/// Handles one event while a cell is edited; `None` leaves it to the text field.
fn while_editing(
    hands: &KeyContext<'_>,
    state: &mut RatesState,
    event: &Event,
    is_ended: bool,
) -> Option<Vec<Action>> {
    let KeyContext { ui, id, fields, view, rows } = *hands;
    let place = state.editing.as_ref()?.place;
    let (key, modifiers) = match event {
        // The text field sees its events only when it is drawn, after the edit has ended by a later
        // key of this frame.
        Event::Text(text) => {
            let editing = state.editing.as_mut()?;
            if !editing.is_new && !is_ended {
                return None;
            }
            insert(ui, id, &mut editing.text, text);
            editing.is_untouched = false;
            return Some(Vec::new());
        }
        Event::Key { key, pressed: true, modifiers, .. } => (*key, *modifiers),
        _ => return None,
    };
    let last = rows.last(&state.drafts);
    let is_choosing = suggest::is_open(view, rows, state);
    // The Enter that takes a suggestion does not leave a new row without a percentage, which would be half a rate.
    let row = state.editing.as_ref()?.row;
    let is_half =
        row.and_then(RowKey::rate).is_none() && state.typed(row, Field::Rate).is_none_or(str::is_empty);
    let is_taken =
        is_half && key == Key::Enter && modifiers.is_none() && suggest::is_marked(view, rows, state);
    let key = if is_taken { Key::Tab } else { key };
    let to = match (key, modifiers.shift) {
        (Key::Escape, _) => {
            if is_choosing && let Some(editing) = state.editing.as_mut() {
                editing.is_closed = true;
            } else {
                edit::cancel(state);
            }
            return Some(Vec::new());
        }
        (Key::ArrowUp, _) if is_choosing => return Some(suggest::step(view, rows, state, -1)),
        (Key::ArrowDown, _) if is_choosing => return Some(suggest::step(view, rows, state, 1)),
        (Key::Enter, _) if modifiers.command => place,
        (Key::Enter, true) | (Key::ArrowUp, _) => CellPosition { row: place.row.saturating_sub(1), ..place },
        (Key::Enter, false) => down(state, last, place),
        (Key::ArrowDown, _) => CellPosition { row: (place.row + 1).min(last), ..place },
        (Key::Tab, true) => left_of(fields, place),
        (Key::Tab, false) => {
            state.entry.get_or_insert(place.field);
            right_of(fields, last, place)
        }
        _ => return None,
    };
    let is_fill = modifiers.command && key == Key::Enter;
    let actions = end_edit(hands, state, is_fill);
    if is_fill && state.reach.is_some() {
        return Some(actions);
    }
    // The commit may have added a row, so that the last row is one further down.
    let is_down = key == Key::Enter && !modifiers.shift && !is_fill;
    let row = if is_down { (place.row + 1).min(rows.last(&state.drafts)) } else { to.row };
    if key != Key::Tab {
        state.entry = None;
    }
    go(state, CellPosition { row, ..to });
    Some(actions)
}

/// Commits the edit: into its cell, or with `is_fill` into every selected cell.
fn end_edit(hands: &KeyContext<'_>, state: &mut RatesState, is_fill: bool) -> Vec<Action> {
    let KeyContext { fields, view, rows, .. } = *hands;
    let mut actions = suggest::settle(view, rows, state);
    let block = state.block(fields).filter(|block| is_fill && !block.is_single());
    match (block, state.editing.as_ref()) {
        (Some(block), Some(editing)) => {
            let text = editing.text.clone();
            state.editing = None;
            actions.extend(clip::fill(rows, state, fields, &block, &text, "Fill"));
        }
        _ => actions.extend(edit::commit(rows, state)),
    }
    actions
}

/// Inserts a text at the cursor of the field, over what is selected in it.
fn insert(ui: &Ui, id: Id, into: &mut String, text: &str) {
    let mut field = TextEditState::load(ui.ctx(), id).unwrap_or_default();
    let length = into.chars().count();
    let range = field.cursor.char_range().unwrap_or(CCursorRange::one(CCursor::new(length)));
    let [from, to] = range.sorted_cursors().map(|cursor| usize::from(cursor.index).min(length));
    let letters: Vec<char> = into.chars().collect();
    let (before, after) = (letters.get(..from).unwrap_or_default(), letters.get(to..).unwrap_or_default());
    *into = before.iter().chain(&text.chars().collect::<Vec<_>>()).chain(after).collect();
    let end = CCursor::new(from + text.chars().count());
    field.cursor.set_char_range(Some(CCursorRange::one(end)));
    field.store(ui.ctx(), id);
}

/// Handles one event while no cell is edited; `None` leaves it to other widgets.
fn at_rest(hands: &KeyContext<'_>, state: &mut RatesState, event: &Event) -> Option<Vec<Action>> {
    let KeyContext { ui, id, fields, view, rows } = *hands;
    let place = state.active?;
    let block = state.block(fields)?;
    match event {
        Event::Text(text) | Event::Ime(ImeEvent::Commit(text)) if !text.trim().is_empty() => {
            if !place.field.is_flag() {
                edit::begin(ui, id, rows, state, place, Some(text));
                return Some(Vec::new());
            }
            let on = yes_or_no(text)?;
            let text = flag_text(on);
            Some(one(rows, state, place, text))
        }
        Event::Copy => {
            ui.copy_text(clip::copied(rows, view.classes, state, fields, &block));
            Some(Vec::new())
        }
        Event::Cut => {
            ui.copy_text(clip::copied(rows, view.classes, state, fields, &block));
            Some(emptied(hands, state, &block).into_iter().collect())
        }
        Event::Paste(text) => Some(clip::paste(rows, state, fields, &block, text).into_iter().collect()),
        Event::Key { key, pressed: true, modifiers, .. } => {
            if *key == Key::Enter && modifiers.is_none() && !place.field.is_typed() {
                edit::begin(ui, id, rows, state, place, None);
                return Some(Vec::new());
            }
            if let Some(to) = moved(hands, state, *key, *modifiers) {
                return Some(move_by_key(hands, state, to, *key, *modifiers));
            }
            acted(hands, state, place, *key, *modifiers)
        }
        _ => None,
    }
}

/// Saves a text in one cell, which may be in the empty row at the end.
fn one(rows: &Rows<'_>, state: &mut RatesState, place: CellPosition, text: &str) -> Vec<Action> {
    let key = rows.key(&state.drafts, place.row);
    save::save_cell(rows, state, "Edit tax rate", (key, place.field), text).into_iter().collect()
}

/// Makes a cell active, or with Shift moves the corner of the selection there.
fn move_by_key(
    hands: &KeyContext<'_>,
    state: &mut RatesState,
    to: CellPosition,
    key: Key,
    modifiers: Modifiers,
) -> Vec<Action> {
    let is_flow = matches!(key, Key::Tab | Key::Enter);
    if modifiers.shift && !is_flow {
        state.reach = Some(to).filter(|to| state.active != Some(*to));
        show_row(state, to.row);
        return Vec::new();
    }
    match key {
        Key::Tab if !modifiers.shift => {
            let from = state.active.map(|place| place.field);
            state.entry = state.entry.or(from);
        }
        Key::Tab => {}
        _ => state.entry = None,
    }
    debug_assert!(hands.fields.contains(&to.field), "keys go to columns that are shown");
    go(state, to);
    Vec::new()
}

/// The cell that a key moves to.
fn moved(hands: &KeyContext<'_>, state: &RatesState, key: Key, modifiers: Modifiers) -> Option<CellPosition> {
    let KeyContext { fields, rows, .. } = *hands;
    let active = state.active?;
    let Modifiers { shift, command, alt, .. } = modifiers;
    if alt {
        return None;
    }
    // With Shift the opposite corner moves.
    let from =
        if shift && !matches!(key, Key::Tab | Key::Enter) { state.reach.unwrap_or(active) } else { active };
    let last = rows.last(&state.drafts);
    let (first_field, last_field) = (fields.first().copied()?, fields.last().copied()?);
    let page = page_of(state.seen, height::GRID_ROW);
    let at = |row: usize, field: Field| Some(CellPosition { row, field });
    match (key, command) {
        (Key::Home, true) => at(0, first_field),
        (Key::End, true) => at(last, last_field),
        (Key::Home, false) => at(from.row, first_field),
        (Key::End, false) => at(from.row, last_field),
        (Key::ArrowLeft | Key::ArrowRight, true) => {
            let here = fields.iter().position(|field| *field == from.field)?;
            let is_full =
                |column: usize| fields.get(column).is_some_and(|f| state.is_full(rows, from.row, *f));
            let to = edge(here, fields.len() - 1, key == Key::ArrowRight, is_full);
            at(from.row, fields.get(to).copied()?)
        }
        (Key::ArrowUp | Key::ArrowDown, true) => {
            let is_full = |row: usize| state.is_full(rows, row, from.field);
            at(edge(from.row, last, key == Key::ArrowDown, is_full), from.field)
        }
        (Key::ArrowUp, false) => at(from.row.saturating_sub(1), from.field),
        (Key::ArrowDown, false) => at((from.row + 1).min(last), from.field),
        (Key::ArrowLeft, false) => at(from.row, beside(fields, from.field, -1).unwrap_or(from.field)),
        (Key::ArrowRight, false) => at(from.row, beside(fields, from.field, 1).unwrap_or(from.field)),
        (Key::PageUp, false) => at(from.row.saturating_sub(page), from.field),
        (Key::PageDown, false) => at((from.row + page).min(last), from.field),
        (Key::Enter, false) if shift => at(from.row.saturating_sub(1), from.field),
        (Key::Enter, false) => Some(down(state, last, from)),
        (Key::Tab, false) if shift => Some(left_of(fields, from)),
        (Key::Tab, false) => Some(right_of(fields, last, from)),
        _ => None,
    }
}

/// The index to which Ctrl and an arrow move, as in a spreadsheet: within a run of full cells to
/// its end, else to the next full cell, else to the edge.
fn edge(from: usize, last: usize, is_forth: bool, is_full: impl Fn(usize) -> bool) -> usize {
    let next = |at: usize| if is_forth { (at < last).then(|| at + 1) } else { at.checked_sub(1) };
    let Some(mut at) = next(from) else { return from };
    let is_run = is_full(from) && is_full(at);
    while let Some(further) = next(at) {
        if if is_run { !is_full(further) } else { is_full(at) } {
            break;
        }
        at = further;
    }
    at
}

/// The next row, in the column where Tab began.
fn down(state: &RatesState, last: usize, from: CellPosition) -> CellPosition {
    CellPosition { row: (from.row + 1).min(last), field: state.entry.unwrap_or(from.field) }
}

/// The cell to the left; before the first of a row, the last of the row above.
fn left_of(fields: &[Field], from: CellPosition) -> CellPosition {
    match (beside(fields, from.field, -1), fields.last(), from.row.checked_sub(1)) {
        (Some(field), ..) => CellPosition { row: from.row, field },
        (None, Some(field), Some(row)) => CellPosition { row, field: *field },
        _ => from,
    }
}

/// The cell to the right; after the last of a row, the first of the next.
fn right_of(fields: &[Field], last: usize, from: CellPosition) -> CellPosition {
    match (beside(fields, from.field, 1), fields.first()) {
        (Some(field), _) => CellPosition { row: from.row, field },
        (None, Some(first)) if from.row < last => CellPosition { row: from.row + 1, field: *first },
        _ => from,
    }
}

/// Empties the selected cells; whole rows are deleted.
fn emptied(hands: &KeyContext<'_>, state: &mut RatesState, block: &Block) -> Option<Action> {
    let KeyContext { fields, view, rows, .. } = *hands;
    if block.width() == fields.len() {
        return done(RowsAction::Delete, view, rows, state);
    }
    clip::clear(rows, state, fields, block)
}

/// Handles keys that act on the selection; `None` if the grid has no use for the key.
fn acted(
    hands: &KeyContext<'_>,
    state: &mut RatesState,
    place: CellPosition,
    key: Key,
    modifiers: Modifiers,
) -> Option<Vec<Action>> {
    let KeyContext { ui, id, fields, view, rows } = *hands;
    let block = state.block(fields)?;
    let (first, last_field) = (fields.first().copied()?, fields.last().copied()?);
    let Modifiers { shift, command, alt, .. } = modifiers;
    let last = rows.last(&state.drafts).saturating_sub(1);
    let select = |state: &mut RatesState, from: CellPosition, to: CellPosition| {
        state.active = Some(from);
        state.anchor = None;
        state.reach = Some(to);
    };
    let mut actions = Vec::new();
    match key {
        Key::A if command => {
            select(
                state,
                CellPosition { row: 0, field: first },
                CellPosition { row: last, field: last_field },
            );
        }
        Key::Space if command => {
            select(state, CellPosition { row: 0, ..place }, CellPosition { row: last, ..place });
        }
        Key::Space if shift => {
            let top = CellPosition { row: *block.rows.start(), field: first };
            select(state, top, CellPosition { row: *block.rows.end(), field: last_field });
        }
        Key::Space if place.field.is_flag() => actions.extend(edit::switch(rows, state, place)),
        Key::D if command && shift => actions.extend(done(RowsAction::Duplicate, view, rows, state)),
        Key::D if command => actions.extend(clip::fill_down(rows, state, fields, &block, 1)),
        Key::Enter if alt => actions.extend(issues::take_offer(rows, state)),
        Key::Enter if command => actions.extend(done(RowsAction::Insert, view, rows, state)),
        Key::Delete if command => actions.extend(done(RowsAction::Delete, view, rows, state)),
        Key::Delete | Key::Backspace => actions.extend(emptied(hands, state, &block)),
        Key::ArrowUp if alt => actions.extend(done(RowsAction::Up, view, rows, state)),
        Key::ArrowDown if alt => actions.extend(done(RowsAction::Down, view, rows, state)),
        Key::F2 => edit::begin(ui, id, rows, state, place, None),
        Key::F6 => state.focus = Some(Focus::Filter),
        Key::F8 => issues::next(view, rows, state),
        // Esc does not take the focus from the grid; F6 does.
        Key::Escape if !edit::take_back_at(rows, state, place) => state.reach = None,
        Key::Escape => {}
        _ => return None,
    }
    Some(actions)
}
