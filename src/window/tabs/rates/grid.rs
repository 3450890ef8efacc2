//! The grid of rates; only the rows in view are drawn.

use egui::text_edit::TextEditState;
use egui::{
    CornerRadius, CursorIcon, Rangef, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::ICON_FILTER_ALT;

use super::state::{Drag, DrawnFrame, Focus, show_row};
use crate::model::{Field, Grid, RowKey};
use crate::theme::{self, height, space, stroke};
use crate::widgets::{Column, Row, Side, Table, drag_width, hairline};

use super::block::Block;
use super::cell::{CellContext, Gutter, cell, gutter};
use super::columns::GUTTER;
use super::keys::KeyContext;
use super::panel;
use super::rows::Rows;
use super::{Action, CellPosition, RatesState, callout, columns, edit, find, keys, menu, pointer, suggest};

/// Draws the grid into its rectangle and handles the keyboard and the pointer.
pub(super) fn grid(
    ui: &mut Ui,
    room: Rect,
    view: &Grid<'_>,
    rows: &Rows<'_>,
    state: &mut RatesState,
) -> Vec<Action> {
    let tokens = theme::of(ui);
    ui.painter().rect_filled(room, CornerRadius::ZERO, tokens.card);
    let has_dates = rows.versions.is_some_and(|versions| !versions.dates.is_empty());
    let columns = columns::columns(ui.ctx(), room.width(), has_dates);
    let fields: Vec<Field> = columns.iter().map(|(field, _)| *field).collect();
    state.fields.clone_from(&fields);
    let id = ui.scope_id().with("grid");
    let mut actions = keys::keys(&KeyContext { ui, id, fields: &fields, view, rows }, state);
    let mut frame = DrawnFrame::new(hovered_at(ui, room));
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    let needed = GUTTER + columns.iter().map(|(_, width)| width).sum::<f32>();
    let mut body = ui.new_child(UiBuilder::new().max_rect(room));
    ScrollArea::horizontal().auto_shrink(false).show(&mut body, |ui| {
        // The last row stays above the horizontal scroll bar.
        let bar = if needed > room.width() { space::M } else { 0.0 };
        ui.allocate_ui(vec2(needed.max(room.width()), room.height() - bar), |ui| {
            let painting = Painting { columns: &columns, fields: &fields, id, view, rows };
            table(ui, &painting, state, &mut frame);
            frames(ui, &mut frame, &fields, state);
        });
        if let (true, Some(rect)) = (std::mem::take(&mut state.show_active), frame.active) {
            ui.scroll_to_rect(rect, None);
        }
    });
    // Columns beyond the view lie below what is beside the grid; a press there is not for them.
    frame.body = frame.body.intersect(room);
    // A cell that is edited uses the id of the grid for its text field, so the focus never moves
    // and no key is lost between two frames.
    if !frame.is_edited {
        // With the state that a text field leaves behind, egui would take the grid for a text field
        // and keep the keys of undo for it.
        ui.data_mut(|data| data.remove::<TextEditState>(id));
        let response = ui.interact(room, id, Sense::focusable_noninteractive());
        response.widget_info(|| WidgetInfo::labeled(Role::Grid, true, "Tax rates"));
    }
    actions.extend(pointer::pointer(ui, &frame, &fields, rows, state));
    actions.extend(clicked(ui, id, &fields, &frame, rows, state));
    actions.extend(menu::menu(&KeyContext { ui, id, fields: &fields, view, rows }, &frame, state));
    actions.extend(frame.asked.take());
    // A press on a suggestion takes the focus for a moment; the edit goes on.
    let on_popup = ui.input(|input| input.pointer.interact_pos()).zip(state.popup);
    if frame.is_left && on_popup.is_some_and(|(at, popup)| popup.contains(at)) {
        state.focus = Some(Focus::Grid);
        frame.is_left = false;
    }
    // A cell that is scrolled out of view while edited is committed, so that no key goes into an
    // invisible field.
    if state.editing.is_some() && (frame.is_left || !frame.is_edited && !just_begun(state)) {
        actions.extend(edit::commit(rows, state));
    }
    actions.extend(suggest::popup(ui, &frame, view, rows, state));
    callout::callout(ui, &frame, rows, state);
    state.drop_anchor(rows);
    if state.focus.take_if(|focus| *focus == Focus::Grid).is_some() {
        ui.memory_mut(|memory| {
            if !memory.has_focus(id) {
                memory.request_focus(id);
            }
        });
    }
    state.has_keyboard = ui.memory(|memory| memory.has_focus(id));
    actions
}

fn just_begun(state: &RatesState) -> bool {
    state.editing.as_ref().is_some_and(|editing| editing.is_new)
}

/// Handles clicks that the cells report, which assistive technology sends too.
fn clicked(
    ui: &Ui,
    id: egui::Id,
    fields: &[Field],
    frame: &DrawnFrame,
    rows: &Rows<'_>,
    state: &mut RatesState,
) -> Vec<Action> {
    let shift = ui.input(|input| input.modifiers.shift);
    let mut actions = Vec::new();
    if let Some(row) = frame.row_clicked {
        actions.extend(edit::commit(rows, state));
        pointer::row(fields, state, row, shift);
        state.focus = Some(Focus::Grid);
    }
    if let Some(place) = frame.clicked {
        if state.editing.as_ref().is_some_and(|editing| editing.place != place) {
            actions.extend(edit::commit(rows, state));
        }
        pointer::cell(state, place, shift);
        state.focus = Some(Focus::Grid);
        if place.field.is_flag() && !shift {
            actions.extend(edit::switch(rows, state, place));
        }
    }
    if let Some(place) = frame.opened {
        edit::begin(ui, id, rows, state, place, None);
    }
    actions
}

/// What the drawing functions share.
struct Painting<'a> {
    columns: &'a [(Field, f32)],
    fields: &'a [Field],
    id: egui::Id,
    view: &'a Grid<'a>,
    rows: &'a Rows<'a>,
}

/// Draws the header and the rows.
fn table(ui: &mut Ui, painting: &Painting<'_>, state: &mut RatesState, frame: &mut DrawnFrame) {
    let room = ui.max_rect();
    let (head, body) = room.split_top_bottom_at_y(room.top() + height::GRID_HEAD * 2.0);
    let mut left = room.left() + GUTTER;
    frame.gutter = Rangef::new(room.left(), left);
    for (_, width) in painting.columns {
        frame.columns.push(Rangef::new(left, left + width));
        left += width;
    }
    frame.body = body;
    let count = painting.rows.total(&state.drafts);
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::Table);
        node.set_label("Tax rates");
        node.set_row_count(count);
        node.set_column_count(painting.columns.len());
    });
    head_row(ui, head, painting, state, frame);
    let gutter = Column::new("", Side::Middle, GUTTER).gap(0.0);
    let fields = painting.columns.iter();
    let fields = fields.map(|(field, width)| Column::new(field.name(), Side::Left, *width).gap(0.0));
    let cells: Vec<Column> = std::iter::once(gutter).chain(fields).collect();
    let rows = Table::new("Rates", &cells, count, (0.0, height::GRID_ROW)).edgeless();
    let block = state.block(painting.fields);
    let mut list = state.list;
    rows.show_rows(ui, body, &mut list, |row| body_row(row, painting, block.as_ref(), state, frame));
    state.list = list;
    handles(ui, room, painting, state, frame);
    let seen = std::mem::replace(&mut state.seen, body.height());
    // A bar that appears below the grid does not hide the active row.
    if let (true, Some(active)) = (state.seen < seen, state.active) {
        show_row(state, active.row);
        ui.ctx().request_repaint();
    }
}

/// The lines between columns, which are handles: a drag resizes a column, a double click fits it to
/// its content. They are for the pointer only; Tab does not stop at them. The last column has none,
/// since it takes the rest of the width.
fn handles(ui: &Ui, room: Rect, painting: &Painting<'_>, state: &RatesState, frame: &DrawnFrame) {
    let but_last = painting.fields.len().saturating_sub(1);
    for (field, column) in painting.fields.iter().zip(&frame.columns).take(but_last) {
        let line = Rect::from_x_y_ranges(column.max..=column.max, room.y_range());
        let grip = line.expand(ui.style().interaction.resize_grab_radius_side);
        let handle =
            ui.interact(grip, ui.scope_id().with(("width", field.key())), Sense::CLICK | Sense::DRAG);
        if handle.hovered() || handle.dragged() {
            ui.set_cursor_icon(CursorIcon::ResizeColumn);
        }
        if handle.double_clicked() {
            let width = columns::fitting(ui, *field, painting.view, painting.rows, state);
            drag_width(ui.ctx(), columns::TABLE, field.key(), Some(width));
        } else if let Some(at) = handle.interact_pointer_pos().filter(|_| handle.dragged()) {
            let width = (at.x - column.min).max(columns::LEAST);
            drag_width(ui.ctx(), columns::TABLE, field.key(), Some(width));
        }
        ui.painter().vline(column.max, room.y_range(), Stroke::new(stroke::HAIRLINE, theme::of(ui).line));
    }
}

fn head_row(
    ui: &mut Ui,
    room: Rect,
    painting: &Painting<'_>,
    state: &mut RatesState,
    frame: &mut DrawnFrame,
) {
    let tokens = theme::of(ui);
    let rect = Rect::from_x_y_ranges(frame.gutter, room.y_range());
    ui.painter().rect_filled(rect, CornerRadius::ZERO, tokens.panel);
    hairline(ui, rect, rect.top() + 0.5);
    hairline(ui, rect, rect.top() + height::GRID_HEAD - 0.5);
    hairline(ui, rect, rect.bottom() - 0.5);
    ui.painter().vline(rect.right() - 0.5, rect.y_range(), Stroke::new(stroke::HAIRLINE, tokens.line));
    let place = pos2(rect.center().x, rect.bottom() - height::GRID_HEAD / 2.0);
    let font = theme::icon_font(16.0);
    ui.painter().text(place, egui::Align2::CENTER_CENTER, ICON_FILTER_ALT.codepoint, font, tokens.text2);
    let heads = UiBuilder::new().id_salt("heads").max_rect(room).accessibility_role(Role::Row);
    let heads = ui.new_child(heads).unique_id();
    for (field, column) in painting.fields.iter().zip(&frame.columns) {
        let rect = Rect::from_x_y_ranges(*column, room.y_range());
        let builder = UiBuilder::new().id_salt(field.key()).max_rect(rect).accessibility_parent(heads);
        let mut cell = ui.new_child(builder);
        let asked = find::head_cell(&mut cell, *field, painting.view, state);
        frame.asked = asked.or(frame.asked.take());
    }
}

fn body_row(
    row: &mut Row<'_, '_>,
    painting: &Painting<'_>,
    block: Option<&Block>,
    state: &mut RatesState,
    frame: &mut DrawnFrame,
) {
    let Painting { fields, view, rows, .. } = *painting;
    let (at, room) = (row.at, row.rect);
    let Some(rate) = rows.row(&state.drafts, at) else { return };
    let key = rows.key(&state.drafts, at);
    row.response.ctx.accesskit_node_builder(row.response.id, |node| {
        node.set_role(Role::Row);
        node.set_row_index(at);
    });
    let hints = key.and_then(RowKey::rate).map(|id| view.hints.of(id)).unwrap_or_default();
    let is_selected = block.is_some_and(|block| block.rows.contains(&at));
    let look = gutter_of(key, !hints.is_empty(), view, state);
    let number = rows.number(&state.drafts, at);
    if row.cell(|ui, rect| gutter(ui, rect, number, look, is_selected)) == Some(true) {
        frame.row_clicked = Some(at);
    }
    let is_hovered = frame.hovered.is_some_and(|y| (room.top()..room.bottom()).contains(&y));
    for field in fields {
        let Some(rect) = row.peek() else { continue };
        let place = CellPosition { row: at, field: *field };
        let is_selected = block.is_some_and(|block| block.holds(fields, place));
        let context = CellContext {
            place,
            rect,
            row: &rate,
            key,
            classes: view.classes,
            hints,
            number,
            formatter: rows.rates.formatter,
            is_hovered,
            is_selected,
            look,
            id: painting.id,
        };
        let drawn = row.cell(|ui, _| cell(ui, &context, state)).unwrap_or_default();
        if state.active == Some(place) {
            frame.active = Some(rect);
            let draft = key.and_then(|key| state.drafts.get((key, *field)));
            frame.is_refused = draft.is_some_and(|draft| draft.refusal.is_some());
        }
        if drawn.is_clicked {
            frame.clicked = Some(place);
        }
        if drawn.is_opened && !field.is_flag() {
            frame.opened = Some(place);
        }
        frame.is_edited |= drawn.is_edited;
        frame.is_left |= drawn.is_left;
    }
}

/// The look of a row's gutter.
fn gutter_of(key: Option<RowKey>, has_hints: bool, view: &Grid<'_>, state: &RatesState) -> Gutter {
    let Some(key) = key else { return Gutter::New };
    let cells = || state.drafts.of(key);
    if cells().any(|(_, cell)| cell.refusal.is_some()) {
        Gutter::Bad
    } else if !state.is_typing_in(key) && cells().next().is_some() {
        Gutter::Waiting
    } else if let Some(look) = key.rate().and_then(|id| panel::look(view, state, id)) {
        look
    } else if has_hints {
        Gutter::Odd
    } else {
        Gutter::Plain
    }
}

/// The y coordinate of the pointer over the grid, unless another layer is above it.
fn hovered_at(ui: &Ui, room: Rect) -> Option<f32> {
    let place = ui.input(|input| input.pointer.hover_pos())?;
    let is_ours = ui.layer_id_at(place).is_none_or(|layer| layer == ui.layer_id());
    (is_ours && room.contains(place)).then_some(place.y)
}

/// Draws the frame around the selection, above all cells, with the fill handle at its corner.
fn frames(ui: &Ui, frame: &mut DrawnFrame, fields: &[Field], state: &RatesState) {
    let Some(block) = state.block(fields) else { return };
    let Some(rect) = pointer::rect_of(frame, &block, state) else { return };
    let tokens = theme::of(ui);
    let is_red = state.editing.is_none() && frame.is_refused && block.is_single();
    let line = Stroke::new(stroke::FOCUS, if is_red { tokens.negative } else { tokens.accent });
    let painter = ui.painter().clone().with_clip_rect(frame.body.intersect(ui.clip_rect()));
    if let Some(Drag::Fill(to)) = state.drag {
        let whole = Block { rows: *block.rows.start()..=to, columns: block.columns.clone() };
        if let Some(whole) = pointer::rect_of(frame, &whole, state) {
            let dashes = Stroke::new(stroke::HAIRLINE, tokens.accent);
            painter.rect_stroke(whole, CornerRadius::ZERO, dashes, StrokeKind::Inside);
        }
    }
    let drawn = match (&state.editing, frame.active) {
        (Some(_), Some(active)) => active,
        _ => rect,
    };
    painter.rect_stroke(drawn, CornerRadius::ZERO, line, StrokeKind::Inside);
    if state.editing.is_none() && !is_red {
        let handle = pointer::handle_of(rect);
        painter.rect(
            handle,
            CornerRadius::ZERO,
            tokens.accent,
            Stroke::new(stroke::HAIRLINE, tokens.card),
            StrokeKind::Outside,
        );
        frame.handle = Some(handle);
    }
}
