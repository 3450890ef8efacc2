//! The pointer in the grid: a press makes a cell active, a drag selects, the row numbers select
//! rows, and the fill handle at the corner of the selection fills downwards.

use egui::{Pos2, Rect, Ui, Vec2, pos2};

use super::state::{Drag, DrawnFrame, Focus};
use crate::model::Field;
use crate::tabs::Action;
use crate::theme::height;

use super::block::{Block, CellPosition};
use super::rows::Rows;
use super::{RatesState, clip, edit};

/// The side of the fill handle in points.
const HANDLE: f32 = 7.0;

/// Handles presses and drags, once the rows are drawn.
pub(super) fn pointer(
    ui: &Ui,
    frame: &DrawnFrame,
    fields: &[Field],
    rows: &Rows<'_>,
    state: &mut RatesState,
) -> Vec<Action> {
    let (pressed, down, at, shift) = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.primary_pressed(), pointer.primary_down(), pointer.interact_pos(), input.modifiers.shift)
    });
    let mut actions = Vec::new();
    if pressed && ui.dragged_id().is_none() {
        let inside = at.filter(|at| frame.body.contains(*at));
        let ours = inside.filter(|at| ui.layer_id_at(*at).is_none_or(|layer| layer == ui.layer_id()));
        if let Some(at) = ours {
            actions.extend(press(frame, fields, rows, state, at, shift));
        }
    }
    let Some(drag) = state.drag else { return actions };
    let Some(at) = at.filter(|_| down) else {
        state.drag = None;
        if let (Drag::Fill(to), Some(block)) = (drag, state.block(fields)) {
            actions.extend(filled(fields, rows, state, &block, to));
        }
        return actions;
    };
    if let Some(over) = place_at(frame, fields, rows, state, at) {
        drag_to(fields, state, drag, over);
    }
    scroll_along(ui, frame, state, at);
    actions
}

fn press(
    frame: &DrawnFrame,
    fields: &[Field],
    rows: &Rows<'_>,
    state: &mut RatesState,
    at: Pos2,
    shift: bool,
) -> Vec<Action> {
    let Some(place) = place_at(frame, fields, rows, state, at) else { return Vec::new() };
    if state.editing.as_ref().is_some_and(|editing| editing.place == place) {
        return Vec::new();
    }
    let action = edit::commit(rows, state);
    state.focus = Some(Focus::Grid);
    let is_handle = frame.handle.is_some_and(|handle| handle.expand(2.0).contains(at));
    if is_handle && let Some(block) = state.block(fields) {
        state.drag = Some(Drag::Fill(*block.rows.end()));
        return action.into_iter().collect();
    }
    if frame.gutter.contains(at.x) {
        row(fields, state, place.row, shift);
        state.drag = Some(Drag::Rows);
    } else {
        cell(state, place, shift);
        state.drag = Some(Drag::Cells);
    }
    action.into_iter().collect()
}

/// Makes a cell active, or with Shift the opposite corner of the selection.
pub(super) fn cell(state: &mut RatesState, place: CellPosition, shift: bool) {
    if shift && state.active.is_some() {
        state.reach = Some(place);
    } else {
        state.active = Some(place);
        state.anchor = None;
        state.reach = None;
    }
    state.entry = None;
}

/// Selects a row, or with Shift all rows from the active one to it.
pub(super) fn row(fields: &[Field], state: &mut RatesState, at: usize, shift: bool) {
    let (Some(first), Some(last)) = (fields.first(), fields.last()) else { return };
    let from = state.active.filter(|_| shift).map_or(at, |active| active.row);
    state.active = Some(CellPosition { row: from, field: *first });
    state.anchor = None;
    state.reach = Some(CellPosition { row: at, field: *last });
    state.entry = None;
}

fn drag_to(fields: &[Field], state: &mut RatesState, drag: Drag, over: CellPosition) {
    match drag {
        Drag::Cells if state.active == Some(over) => state.reach = None,
        Drag::Cells => state.reach = Some(over),
        Drag::Rows => row(fields, state, over.row, true),
        Drag::Fill(_) => {
            let end = state.block(fields).map_or(over.row, |block| *block.rows.end());
            state.drag = Some(Drag::Fill(over.row.max(end)));
        }
    }
}

/// Ends a drag of the fill handle: repeats the selected rows down to the row `to`.
fn filled(
    fields: &[Field],
    rows: &Rows<'_>,
    state: &mut RatesState,
    block: &Block,
    to: usize,
) -> Option<Action> {
    let to = to.min(rows.last(&state.drafts).saturating_sub(1));
    if to <= *block.rows.end() {
        return None;
    }
    let whole = Block { rows: *block.rows.start()..=to, columns: block.columns.clone() };
    let action = clip::fill_down(rows, state, fields, &whole, block.height());
    let last = fields.get(*block.columns.end())?;
    state.reach = Some(CellPosition { row: to, field: *last });
    action
}

/// The cell at a position on screen. During a drag it is the nearest one, wherever the pointer is.
pub(super) fn place_at(
    frame: &DrawnFrame,
    fields: &[Field],
    rows: &Rows<'_>,
    state: &RatesState,
    at: Pos2,
) -> Option<CellPosition> {
    let y = at.y.clamp(frame.body.top(), frame.body.bottom() - 1.0);
    let row = state.list.row_at(y - frame.body.top(), height::GRID_ROW);
    let beyond = at.y < frame.body.bottom() && row > rows.last(&state.drafts);
    if beyond && state.drag.is_none() {
        return None;
    }
    let under = frame.columns.iter().position(|column| at.x < column.max);
    let field = fields.get(under.unwrap_or(fields.len().saturating_sub(1)))?;
    Some(CellPosition { row: row.min(rows.last(&state.drafts)), field: *field })
}

/// Scrolls by a row per frame while a drag is above or below the rows.
fn scroll_along(ui: &Ui, frame: &DrawnFrame, state: &mut RatesState, at: Pos2) {
    let step = if at.y > frame.body.bottom() {
        height::GRID_ROW
    } else if at.y < frame.body.top() {
        -height::GRID_ROW
    } else {
        return;
    };
    state.list.scroll(step, height::GRID_ROW);
    ui.ctx().request_repaint();
}

/// The rectangle of a block on screen.
pub(super) fn rect_of(frame: &DrawnFrame, block: &Block, state: &RatesState) -> Option<Rect> {
    let left = frame.columns.get(*block.columns.start())?.min;
    let right = frame.columns.get(*block.columns.end())?.max;
    let y = |row: usize| frame.body.top() + state.list.top_of(row, height::GRID_ROW);
    Some(Rect::from_min_max(pos2(left, y(*block.rows.start())), pos2(right, y(block.rows.end() + 1))))
}

/// The rectangle of the fill handle of a block.
pub(super) fn handle_of(block: Rect) -> Rect {
    Rect::from_center_size(block.max - Vec2::splat(1.0), Vec2::splat(HANDLE))
}
