//! The table itself: only the rows in view are drawn.

use egui::{CornerRadius, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};
use egui_extras::{Column, TableBuilder, TableRow};

use crate::ui::model::RatesView;
use crate::ui::theme::{self, height, stroke};
use crate::ui::widgets::hairline;

use super::cell::{CellContext, Gutter, cell, gutter};
use super::{Action, Field, Grid, Place, RatesState, choose, edit, find, keys};

const GUTTER: f32 = 44.0;
/// Room from which the default widths fit, and from which the order is shown too.
const ROOMY: f32 = 1100.0;
const WITH_ORDER: f32 = 1240.0;

/// The row at a distance from the top of all rows, in points.
#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "not negative"
)]
pub(super) fn row_at(distance: f32) -> usize {
    (distance.max(0.0) / height::GRID_ROW) as usize
}

/// How far a row is from the top of all rows, in points.
#[expect(clippy::as_conversions, clippy::cast_precision_loss, reason = "a place on screen")]
pub(super) fn top_of(row: usize) -> f32 {
    row as f32 * height::GRID_ROW
}

/// The columns that there is room for, with their widths; the last takes the rest.
fn columns(width: f32) -> Vec<(Field, f32)> {
    let roomy = [
        (Field::Country, 142.0, 104.0),
        (Field::State, 120.0, 74.0),
        (Field::Postcode, 140.0, 126.0),
        (Field::City, 118.0, 110.0),
        (Field::Rate, 82.0, 78.0),
        (Field::Name, 122.0, 110.0),
        (Field::Priority, 62.0, 62.0),
        (Field::Compound, 84.0, 80.0),
        (Field::Shipping, 78.0, 70.0),
        (Field::Order, 72.0, 72.0),
        (Field::Class, 100.0, 100.0),
    ];
    // What is over goes to the columns that hold words.
    let extra = ((width - WITH_ORDER) / 6.0).clamp(0.0, 120.0);
    let is_word = |field: Field| !field.is_number() && !field.is_flag();
    let sized = |(field, wide, tight): (Field, f32, f32)| {
        let base = if width >= ROOMY { wide } else { tight };
        (field, if is_word(field) { base + extra } else { base })
    };
    roomy.into_iter().filter(|(field, ..)| *field != Field::Order || width >= WITH_ORDER).map(sized).collect()
}

/// Draws the grid into its room and follows the keyboard and the pointer.
pub(super) fn grid(
    ui: &mut Ui,
    room: Rect,
    view: &Grid<'_>,
    rates: &RatesView,
    state: &mut RatesState,
) -> Vec<Action> {
    let tokens = theme::of(ui);
    ui.painter().rect_filled(room, CornerRadius::ZERO, tokens.card);
    let columns = columns(room.width());
    let fields: Vec<Field> = columns.iter().map(|(field, _)| *field).collect();
    let id = ui.scope_id().with("grid");
    let response = ui.interact(room, id, Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(Role::Grid, true, "Tax rates"));
    state.settle(view, rates);
    state.go_to_added(rates);
    let mut actions = keys::keys(ui, id, &fields, view, rates, state);
    let mut frame = DrawnFrame { hovered: hovered_at(ui, room), ..DrawnFrame::default() };
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    let needed = GUTTER + columns.iter().map(|(_, width)| width).sum::<f32>();
    ScrollArea::horizontal().auto_shrink(false).show(ui, |ui| {
        ui.allocate_ui(vec2(needed.max(room.width()), room.height()), |ui| {
            let seen = table(ui, &columns, room, view, rates, state, &mut frame);
            frame_active(ui, seen, &frame, state);
        });
        if let (true, Some(rect)) = (std::mem::take(&mut state.show_active), frame.active) {
            ui.scroll_to_rect(rect, None);
        }
    });
    if let Some(place) = frame.clicked {
        if state.editing.as_ref().is_some_and(|editing| editing.place != place) {
            actions.extend(edit::commit(rates, state));
        }
        state.active = Some(place);
        state.wants_focus = state.editing.is_none();
    }
    actions.extend(frame.action.take());
    actions.extend(frame.sorted.take());
    // What is edited and scrolled out of sight is committed, so that no key goes where nobody looks.
    if state.editing.is_some() && frame.active.is_none() {
        actions.extend(edit::commit(rates, state));
    }
    if let Some(place) = frame.opened {
        edit::begin(rates, view.classes, state, place, None);
    }
    if frame.left {
        actions.extend(edit::commit(rates, state));
    }
    actions.extend(choose::class_list(ui, &frame, view, rates, state));
    choose::callout(ui, &frame, rates, state);
    if std::mem::take(&mut state.wants_focus) {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    actions
}

/// Draws head and rows; answers where the rows are seen.
fn table(
    ui: &mut Ui,
    columns: &[(Field, f32)],
    room: Rect,
    view: &Grid<'_>,
    rates: &RatesView,
    state: &mut RatesState,
    frame: &mut DrawnFrame,
) -> Rect {
    let fields: Vec<Field> = columns.iter().map(|(field, _)| *field).collect();
    let salt = (columns.len(), room.width() >= ROOMY);
    let table_id = ui.scope_id().with(egui::IdSalt::new(salt));
    let mut table = TableBuilder::new(ui)
        .id_salt(salt)
        .striped(false)
        .resizable(true)
        .auto_shrink(false)
        .animate_scrolling(false)
        .column(Column::exact(GUTTER).resizable(false));
    for (field, width) in columns {
        table = table.column(match field {
            Field::Class => Column::remainder().at_least(100.0).clip(true).resizable(false),
            _ => Column::initial(*width).at_least(48.0).clip(true),
        });
    }
    if let Some(offset) = state.scroll_to.take() {
        table = table.vertical_scroll_offset(offset);
    }
    let table = table.header(height::GRID_HEAD, |row| head_row(row, &fields, view, frame));
    let out = table.body(|body| {
        body.rows(height::GRID_ROW, rates.total(), |row| body_row(row, &fields, view, rates, state, frame));
    });
    // The handles between columns are for the pointer; they are no stops of the keyboard.
    for column in 0..=columns.len() {
        ui.memory_mut(|memory| memory.ignore_focus(table_id.with("resize_column").with(column)));
    }
    state.top = out.state.clamped_offset().y;
    state.seen = out.inner_rect.height();
    out.inner_rect
}

/// What drawing the rows found out.
#[derive(Default)]
pub(super) struct DrawnFrame {
    /// Where the pointer is, from the top of the screen.
    hovered: Option<f32>,
    /// Where the active cell is on screen.
    pub(super) active: Option<Rect>,
    /// Whether what stands in it was refused.
    is_refused: bool,
    /// A cell that was clicked, and one that was double-clicked.
    clicked: Option<Place>,
    opened: Option<Place>,
    /// A flag that was clicked.
    action: Option<Action>,
    /// Whether the field that is typed into lost the keyboard.
    left: bool,
    /// Another order of the rates, or none again.
    sorted: Option<Action>,
}

fn head_row(mut row: TableRow<'_, '_>, fields: &[Field], view: &Grid<'_>, frame: &mut DrawnFrame) {
    row.col(|ui| {
        let (rect, tokens) = (ui.max_rect(), theme::of(ui));
        ui.painter().rect_filled(rect, CornerRadius::ZERO, tokens.panel);
        hairline(ui, rect, rect.top() + 0.5);
        hairline(ui, rect, rect.bottom() - 0.5);
        ui.painter().vline(rect.right() - 0.5, rect.y_range(), Stroke::new(stroke::HAIRLINE, tokens.line));
    });
    for field in fields {
        row.col(|ui| frame.sorted = find::head_cell(ui, *field, view).or(frame.sorted.take()));
    }
}

fn body_row(
    mut row: TableRow<'_, '_>,
    fields: &[Field],
    view: &Grid<'_>,
    rates: &RatesView,
    state: &mut RatesState,
    frame: &mut DrawnFrame,
) {
    let at = row.index();
    let Some(rate) = rates.row(at) else { return };
    let is_active = state.active.is_some_and(|place| place.row == at);
    let is_bad = fields.iter().any(|field| state.refused.contains_key(&(rate.id, *field)));
    let look = match (is_bad, is_active) {
        (true, _) => Gutter::Bad,
        (false, true) => Gutter::Active,
        (false, false) => Gutter::Plain,
    };
    row.col(|ui| gutter(ui, at, look));
    for field in fields {
        let place = Place { row: at, field: *field };
        row.col(|ui| {
            let rect = ui.max_rect();
            let is_hovered = frame.hovered.is_some_and(|y| rect.y_range().contains(y));
            let context = CellContext { place, row: &rate, classes: view.classes, is_hovered };
            let drawn = cell(ui, &context, state);
            if state.active == Some(place) {
                frame.active = Some(rect);
                frame.is_refused = state.refused.contains_key(&(rate.id, *field));
            }
            if drawn.is_clicked {
                frame.clicked = Some(place);
                if field.is_flag() {
                    let on = !field.is_on(&rate);
                    frame.action = Some(edit::switch(state, rate.id, *field, on));
                }
            }
            if drawn.is_opened && !field.is_flag() {
                frame.opened = Some(place);
            }
            frame.left |= drawn.is_left;
        });
    }
}

/// Where the pointer is over the grid, unless something lies above it.
fn hovered_at(ui: &Ui, room: Rect) -> Option<f32> {
    let place = ui.input(|input| input.pointer.hover_pos())?;
    let is_ours = ui.layer_id_at(place).is_none_or(|layer| layer == ui.layer_id());
    (is_ours && room.contains(place)).then_some(place.y)
}

/// The frame of the active cell, once, over the table.
fn frame_active(ui: &Ui, within: Rect, frame: &DrawnFrame, state: &RatesState) {
    let Some(rect) = frame.active else { return };
    let tokens = theme::of(ui);
    let is_red = state.editing.is_none() && frame.is_refused;
    let line = Stroke::new(stroke::FOCUS, if is_red { tokens.negative } else { tokens.accent });
    let painter = ui.painter().clone().with_clip_rect(within.intersect(ui.clip_rect()));
    painter.rect_stroke(rect, CornerRadius::ZERO, line, StrokeKind::Inside);
}
