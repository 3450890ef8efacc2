//! The grid of rates; only the rows in view are drawn.

use std::collections::BTreeSet;

use egui::text_edit::TextEditState;
use egui::{
    CornerRadius, CursorIcon, Rangef, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::ICON_FILTER_ALT;

use crate::model::{Field, RowKey};
use crate::theme::{self, height, space, stroke};
use crate::translate::tr;
use crate::widgets::{Column, Row, Side, Table, drag_width, hairline, icon_at};

use super::Sheet;
use super::cell::{Gutter, RowShown, gutter};
use super::columns::{self, GUTTER};
use super::pointer::handle_of;
use super::rows::{Block, CellPosition};
use super::state::{Drag, Focus};

impl Sheet<'_> {
    /// Draws the grid into its rectangle and handles the keyboard and the pointer.
    pub(super) fn show(&mut self, ui: &mut Ui, room: Rect) {
        ui.painter().rect_filled(room, CornerRadius::ZERO, theme::of(ui).card);
        let hidden = self.hidden();
        let has_dates = self.has_dates();
        let all = columns::columns(ui.ctx(), room.width(), has_dates, &BTreeSet::new());
        self.state.all_fields = all.iter().map(|(field, _)| *field).collect();
        let columns = columns::columns(ui.ctx(), room.width(), has_dates, &hidden);
        self.state.fields = columns.iter().map(|(field, _)| *field).collect();
        self.id = ui.scope_id().with("grid");
        self.keys(ui);
        self.drawn.hovered = hovered_at(ui, room);
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        let needed = GUTTER + columns.iter().map(|(_, width)| width).sum::<f32>();
        let mut body = ui.new_child(UiBuilder::new().max_rect(room));
        ScrollArea::horizontal().auto_shrink(false).show(&mut body, |ui| {
            // The last row stays above the horizontal scroll bar.
            let bar = if needed > room.width() { space::M } else { 0.0 };
            ui.allocate_ui(vec2(needed.max(room.width()), room.height() - bar), |ui| {
                self.table(ui, &columns);
                self.frames(ui);
            });
            if let (true, Some(rect)) = (std::mem::take(&mut self.state.show_active), self.drawn.active) {
                ui.scroll_to_rect(rect, None);
            }
        });
        // Columns beyond the view lie below what is beside the grid; a press there is not for them.
        self.drawn.body = self.drawn.body.intersect(room);
        // A cell that is edited uses the id of the grid for its text field, so the focus never moves
        // and no key is lost between two frames.
        if !self.drawn.is_edited {
            // With the state that a text field leaves behind, egui would take the grid for a text field
            // and keep the keys of undo for it.
            ui.data_mut(|data| data.remove::<TextEditState>(self.id));
            let response = ui.interact(room, self.id, Sense::focusable_noninteractive());
            response.widget_info(|| WidgetInfo::labeled(Role::Grid, true, tr!("Tax rates")));
        }
        self.pointer(ui);
        self.clicked(ui);
        self.menu(ui);
        // A press on a suggestion takes the focus for a moment; the edit goes on.
        let on_popup = ui.input(|input| input.pointer.interact_pos()).zip(self.state.popup);
        if self.drawn.is_left && on_popup.is_some_and(|(at, popup)| popup.contains(at)) {
            self.state.focus = Some(Focus::Grid);
            self.drawn.is_left = false;
        }
        // A cell that is scrolled out of view while edited is committed, so that no key goes into an
        // invisible field.
        let is_new = self.state.editing.as_ref().is_some_and(|editing| editing.is_new);
        if self.drawn.is_left || !self.drawn.is_edited && !is_new {
            self.commit();
        }
        self.suggestions_ui(ui);
        self.callout(ui);
        self.drop_anchor();
        if self.state.focus.take_if(|focus| *focus == Focus::Grid).is_some() {
            ui.memory_mut(|memory| {
                if !memory.has_focus(self.id) {
                    memory.request_focus(self.id);
                }
            });
        }
        self.state.has_keyboard = ui.memory(|memory| memory.has_focus(self.id));
    }

    /// The columns that are left out: those in which every rate has what a new one begins with, unless something is done
    /// in them.
    fn hidden(&mut self) -> BTreeSet<Field> {
        let plain = self.rates.plain();
        let shown = self.view.shown;
        let mut used: BTreeSet<Field> = self.state.drafts.iter().map(|((_, field), _)| field).collect();
        used.extend(self.state.active.map(|place| place.field));
        used.extend(shown.sort.map(|sort| sort.column));
        used.extend(shown.filter.columns.keys());
        self.state.revealed.extend(used.intersection(plain));
        if self.state.shows_all {
            return BTreeSet::new();
        }
        plain.difference(&self.state.revealed).copied().collect()
    }

    /// True if the column of other dates is shown. Rates of long ago count only when they are asked for.
    fn has_dates(&self) -> bool {
        let is_asked = self.state.shows_all
            || self.view.shown.only.is_some()
            || self.view.shown.sort.is_some_and(|sort| sort.column == Field::Dates)
            || self.view.shown.filter.columns.contains_key(&Field::Dates);
        let versions = self.view.versions.as_deref();
        versions.is_some_and(|versions| !versions.dates.is_empty() && (versions.is_recent || is_asked))
    }

    /// Handles clicks that the cells report, which assistive technology sends too.
    fn clicked(&mut self, ui: &Ui) {
        let shift = ui.input(|input| input.modifiers.shift);
        if let Some(row) = self.drawn.row_clicked {
            self.commit();
            self.state.choose_row(row, shift);
            self.state.focus = Some(Focus::Grid);
        }
        if let Some(place) = self.drawn.clicked {
            if self.state.editing.as_ref().is_some_and(|editing| editing.place != place) {
                self.commit();
            }
            self.state.choose_cell(place, shift);
            self.state.focus = Some(Focus::Grid);
            if place.field.is_flag() && !shift {
                self.switch(place);
            }
        }
        if let Some(place) = self.drawn.opened {
            self.begin(ui, place, None);
        }
    }

    /// Draws the header and the rows.
    fn table(&mut self, ui: &mut Ui, columns: &[(Field, f32)]) {
        let room = ui.max_rect();
        let (head, body) = room.split_top_bottom_at_y(room.top() + height::GRID_HEAD * 2.0);
        let mut left = room.left() + GUTTER;
        self.drawn.gutter = Rangef::new(room.left(), left);
        for (field, width) in columns {
            self.drawn.columns.push((*field, Rangef::new(left, left + width)));
            left += width;
        }
        self.drawn.body = body;
        let count = self.last() + 1;
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::Table);
            node.set_label(tr!("Tax rates"));
            node.set_row_count(count);
            node.set_column_count(columns.len());
        });
        self.head_row(ui, head);
        let column = |name: &str, side, width| Column::new(name, side, width).gap(0.0);
        let fields = columns.iter().map(|(field, width)| column(tr(field.name()), Side::Left, *width));
        let cells: Vec<Column> = std::iter::once(column("", Side::Middle, GUTTER)).chain(fields).collect();
        let rows = Table::new(tr!("Rates"), &cells, count, (0.0, height::GRID_ROW)).edge(0.0);
        let block = self.state.block();
        let mut list = self.state.list;
        rows.show_rows(ui, body, &mut list, |row| self.body_row(row, columns, block.as_ref()));
        self.state.list = list;
        self.handles(ui, room);
        let seen = std::mem::replace(&mut self.state.seen, body.height());
        // A bar that appears below the grid does not hide the active row.
        if let (true, Some(active)) = (self.state.seen < seen, self.state.active) {
            self.state.show_row(active.row);
            ui.ctx().request_repaint();
        }
    }

    /// The lines between columns, which are handles: a drag resizes a column, a double click fits it to
    /// its content. They are for the pointer only; Tab does not stop at them. The last column has none,
    /// since it takes the rest of the width.
    fn handles(&self, ui: &Ui, room: Rect) {
        let but_last = self.drawn.columns.len().saturating_sub(1);
        for (field, column) in self.drawn.columns.iter().take(but_last) {
            let line = Rect::from_x_y_ranges(column.max..=column.max, room.y_range());
            let grip = line.expand(ui.style().interaction.resize_grab_radius_side);
            let handle =
                ui.interact(grip, ui.scope_id().with(("width", field.key())), Sense::CLICK | Sense::DRAG);
            if handle.hovered() || handle.dragged() {
                ui.set_cursor_icon(CursorIcon::ResizeColumn);
            }
            let dragged = handle.interact_pointer_pos().filter(|_| handle.dragged());
            let width = if handle.double_clicked() {
                Some(self.fitting(ui, *field))
            } else {
                dragged.map(|at| (at.x - column.min).max(columns::LEAST))
            };
            if width.is_some() {
                drag_width(ui.ctx(), columns::TABLE, field.key(), width);
            }
            let line = Stroke::new(stroke::HAIRLINE, theme::of(ui).line);
            ui.painter().vline(column.max, room.y_range(), line);
        }
    }

    fn head_row(&mut self, ui: &mut Ui, room: Rect) {
        let tokens = theme::of(ui);
        let rect = Rect::from_x_y_ranges(self.drawn.gutter, room.y_range());
        ui.painter().rect_filled(rect, CornerRadius::ZERO, tokens.panel);
        for y in [rect.top() + 0.5, rect.top() + height::GRID_HEAD - 0.5, rect.bottom() - 0.5] {
            hairline(ui, rect, y);
        }
        let line = Stroke::new(stroke::HAIRLINE, tokens.line);
        ui.painter().vline(rect.right() - 0.5, rect.y_range(), line);
        let place = pos2(rect.center().x, rect.bottom() - height::GRID_HEAD / 2.0);
        icon_at(ui, place, ICON_FILTER_ALT, 16.0, tokens.text2);
        let heads = UiBuilder::new().id_salt("heads").max_rect(room).accessibility_role(Role::Row);
        let heads = ui.new_child(heads).unique_id();
        for at in 0..self.drawn.columns.len() {
            let Some((field, column)) = self.drawn.columns.get(at).copied() else { continue };
            let rect = Rect::from_x_y_ranges(column, room.y_range());
            let builder = UiBuilder::new().id_salt(field.key()).max_rect(rect).accessibility_parent(heads);
            self.head_cell(&mut ui.new_child(builder), field);
        }
    }

    fn body_row(&mut self, row: &mut Row<'_, '_>, columns: &[(Field, f32)], block: Option<&Block>) {
        let at = row.at;
        let Some(content) = self.content(at) else { return };
        let key = self.key(at);
        row.response.ctx.accesskit_node_builder(row.response.id, |node| {
            node.set_role(Role::Row);
            node.set_row_index(at);
        });
        let hints = key.and_then(RowKey::rate).map(|id| self.view.hints.of(id)).unwrap_or_default();
        let look = self.gutter_of(key, !hints.is_empty());
        let number = self.number(at);
        let line = Stroke::new(stroke::HAIRLINE, row.tokens.line);
        row.painter.hline(row.rect.x_range(), row.rect.bottom() - 0.5, line);
        let is_selected = block.is_some_and(|block| block.rows.contains(&at));
        if row.cell(|ui, rect| gutter(ui, rect, number, look, is_selected)) == Some(true) {
            self.drawn.row_clicked = Some(at);
        }
        let is_hovered = self.drawn.hovered.is_some_and(|y| (row.rect.top()..row.rect.bottom()).contains(&y));
        let shown = RowShown { content, key, hints, number, is_hovered, look };
        for (field, _) in columns {
            let place = CellPosition { row: at, field: *field };
            let is_selected = block.is_some_and(|block| block.holds(place));
            row.cell(|ui, rect| {
                self.cell(ui, rect, place, &shown, is_selected);
                if self.state.active == Some(place) {
                    self.drawn.active = Some(rect);
                }
            });
        }
    }

    /// The look of a row's gutter.
    fn gutter_of(&self, key: Option<RowKey>, has_hints: bool) -> Gutter {
        let Some(key) = key else { return Gutter::New };
        if self.state.drafts.is_refused(key) {
            Gutter::Bad
        } else if !self.state.is_typing_in(key) && self.state.drafts.of(key).next().is_some() {
            Gutter::Waiting
        } else if let Some(look) = key.rate().and_then(|id| self.mark_of(id)) {
            look
        } else if has_hints {
            Gutter::Odd
        } else {
            Gutter::Plain
        }
    }

    /// Draws the frame around the selection, above all cells, with the fill handle at its corner.
    fn frames(&mut self, ui: &Ui) {
        let (Some(block), Some(place)) = (self.state.block(), self.state.active) else { return };
        let Some(rect) = self.rect_of(&block) else { return };
        let tokens = theme::of(ui);
        let is_editing = self.state.editing.is_some();
        let draft = self.key(place.row).and_then(|key| self.state.drafts.get((key, place.field)));
        let is_refused = self.drawn.active.is_some() && draft.is_some_and(|draft| draft.refusal.is_some());
        let is_red = !is_editing && is_refused && block.is_single();
        let line = Stroke::new(stroke::FOCUS, if is_red { tokens.negative } else { tokens.accent });
        let painter = ui.painter().clone().with_clip_rect(self.drawn.body.intersect(ui.clip_rect()));
        if let Some(Drag::Fill(to)) = self.state.drag {
            let whole = Block { rows: *block.rows.start()..=to, ..block };
            if let Some(whole) = self.rect_of(&whole) {
                let dashes = Stroke::new(stroke::HAIRLINE, tokens.accent);
                painter.rect_stroke(whole, CornerRadius::ZERO, dashes, StrokeKind::Inside);
            }
        }
        let framed = self.drawn.active.filter(|_| is_editing).unwrap_or(rect);
        painter.rect_stroke(framed, CornerRadius::ZERO, line, StrokeKind::Inside);
        if !is_editing && !is_red {
            let handle = handle_of(rect);
            let line = Stroke::new(stroke::HAIRLINE, tokens.card);
            painter.rect(handle, CornerRadius::ZERO, tokens.accent, line, StrokeKind::Outside);
            self.drawn.handle = Some(handle);
        }
    }
}

/// The y coordinate of the pointer over the grid, unless another layer is above it.
fn hovered_at(ui: &Ui, room: Rect) -> Option<f32> {
    let place = ui.input(|input| input.pointer.hover_pos())?;
    let is_ours = ui.layer_id_at(place).is_none_or(|layer| layer == ui.layer_id());
    (is_ours && room.contains(place)).then_some(place.y)
}
