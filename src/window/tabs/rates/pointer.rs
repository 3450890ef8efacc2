//! The pointer in the grid: a press makes a cell active, a drag selects, the row numbers select
//! rows, and the fill handle at the corner of the selection fills downwards.

use egui::{Pos2, Rect, Ui, Vec2, pos2};

use crate::model::Field;
use crate::theme::height;

use super::rows::{Block, CellPosition};
use super::state::{Drag, Focus};
use super::{RatesState, Sheet};

/// The side of the fill handle in points.
const HANDLE: f32 = 7.0;

impl RatesState {
    /// Makes a cell active, or with Shift the opposite corner of the selection.
    pub(super) fn choose_cell(&mut self, place: CellPosition, shift: bool) {
        if shift && self.active.is_some() {
            self.reach = Some(place);
        } else {
            (self.active, self.anchor, self.reach) = (Some(place), None, None);
        }
        self.entry = None;
    }

    /// Selects a row, or with Shift all rows from the active one to it.
    pub(super) fn choose_row(&mut self, row: usize, shift: bool) {
        let from = self.active.filter(|_| shift).map_or(row, |active| active.row);
        self.select_rows(from, row);
        self.entry = None;
    }

    /// Selects whole rows from one to another, of which the first is active.
    pub(super) fn select_rows(&mut self, from: usize, to: usize) {
        if let (Some(first), Some(last)) = (self.fields.first(), self.fields.last()) {
            let [from, to] = [(from, *first), (to, *last)].map(|(row, field)| CellPosition { row, field });
            self.select(from, to);
        }
    }
}

impl Sheet<'_> {
    /// Handles presses and drags, once the rows are drawn.
    pub(super) fn pointer(&mut self, ui: &Ui) {
        let (pressed, down, at, shift) = ui.input(|input| {
            let pointer = &input.pointer;
            (pointer.primary_pressed(), pointer.primary_down(), pointer.interact_pos(), input.modifiers.shift)
        });
        if pressed && ui.dragged_id().is_none() {
            let inside = at.filter(|at| self.drawn.body.contains(*at));
            let ours = inside.filter(|at| ui.layer_id_at(*at).is_none_or(|layer| layer == ui.layer_id()));
            if let Some(at) = ours {
                self.press(at, shift);
            }
        }
        let Some(drag) = self.state.drag else { return };
        let Some(at) = at.filter(|_| down) else {
            self.state.drag = None;
            if let Drag::Fill(to) = drag {
                self.fill_to(to);
            }
            return;
        };
        if let Some(over) = self.place_at(at) {
            self.drag_to(drag, over);
        }
        self.scroll_along(ui, at);
    }

    fn press(&mut self, at: Pos2, shift: bool) {
        let Some(place) = self.place_at(at) else { return };
        if self.state.editing.as_ref().is_some_and(|editing| editing.place == place) {
            return;
        }
        self.commit();
        self.state.focus = Some(Focus::Grid);
        let is_handle = self.drawn.handle.is_some_and(|handle| handle.expand(2.0).contains(at));
        let drag = match self.state.block() {
            Some(block) if is_handle => Drag::Fill(*block.rows.end()),
            _ if self.drawn.gutter.contains(at.x) => {
                self.state.choose_row(place.row, shift);
                Drag::Rows
            }
            _ => {
                self.state.choose_cell(place, shift);
                Drag::Cells
            }
        };
        self.state.drag = Some(drag);
    }

    fn drag_to(&mut self, drag: Drag, over: CellPosition) {
        match drag {
            Drag::Cells => self.state.reach = Some(over).filter(|over| self.state.active != Some(*over)),
            Drag::Rows => self.state.choose_row(over.row, true),
            Drag::Fill(_) => {
                let end = self.state.block().map_or(over.row, |block| *block.rows.end());
                self.state.drag = Some(Drag::Fill(over.row.max(end)));
            }
        }
    }

    /// Ends a drag of the fill handle: repeats the selected rows down to the row `to`.
    fn fill_to(&mut self, to: usize) {
        let Some(block) = self.state.block() else { return };
        let to = to.min(self.last().saturating_sub(1));
        if to <= *block.rows.end() {
            return;
        }
        let source = block.height();
        let whole = Block { rows: *block.rows.start()..=to, ..block };
        self.fill_down(&whole, source);
        self.state.reach = whole.fields.last().map(|field| CellPosition { row: to, field: *field });
    }

    /// The cell at a position on screen. During a drag it is the nearest one, wherever the pointer is.
    pub(super) fn place_at(&self, at: Pos2) -> Option<CellPosition> {
        let body = self.drawn.body;
        let y = at.y.clamp(body.top(), body.bottom() - 1.0);
        let row = self.state.list.row_at(y - body.top(), height::GRID_ROW);
        let last = self.last();
        if at.y < body.bottom() && row > last && self.state.drag.is_none() {
            return None;
        }
        let columns = &self.drawn.columns;
        let under = columns.iter().find(|(_, column)| at.x < column.max).or(columns.last());
        Some(CellPosition { row: row.min(last), field: under?.0 })
    }

    /// Scrolls by a row per frame while a drag is above or below the rows.
    fn scroll_along(&mut self, ui: &Ui, at: Pos2) {
        let step = if at.y > self.drawn.body.bottom() {
            height::GRID_ROW
        } else if at.y < self.drawn.body.top() {
            -height::GRID_ROW
        } else {
            return;
        };
        self.state.list.scroll(step, height::GRID_ROW);
        ui.ctx().request_repaint();
    }

    /// The rectangle of a block on screen.
    pub(super) fn rect_of(&self, block: &Block) -> Option<Rect> {
        let of = |field: Option<&Field>| {
            self.drawn.columns.iter().find(|(one, _)| Some(one) == field).map(|(_, column)| *column)
        };
        let (left, right) = (of(block.fields.first())?.min, of(block.fields.last())?.max);
        let y = |row: usize| self.drawn.body.top() + self.state.list.top_of(row, height::GRID_ROW);
        Some(Rect::from_min_max(pos2(left, y(*block.rows.start())), pos2(right, y(block.rows.end() + 1))))
    }
}

/// The rectangle of the fill handle of a block.
pub(super) fn handle_of(block: Rect) -> Rect {
    Rect::from_center_size(block.max - Vec2::splat(1.0), Vec2::splat(HANDLE))
}
