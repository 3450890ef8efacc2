//! The filters of the grid and its column headings: the filter over all columns, the fallbacks, the
//! sort order and the filter of each column.

use egui::{
    Align2, Color32, CornerRadius, Frame, Key, Margin, Modifiers, Rect, Role, Sense, Stroke, StrokeKind,
    TextEdit, Ui, WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{ICON_ARROW_DOWNWARD, ICON_ARROW_UPWARD, ICON_LAYERS};

use crate::model::{Field, Grid, GridQuery};
use crate::tabs::Action;
use crate::theme::{self, FontStyle, height, radius, stroke};
use crate::widgets::{Button, Side, elided, focus_ring, hairline, search_field};
use domain::rate::table::{RateFilter, RateSort};

use super::RatesState;
use super::state::Focus;

const FIELD: f32 = 220.0;

/// Draws the controls beside the title; returns the action if the filter was changed.
pub(super) fn find_ui(ui: &mut Ui, shown: &GridQuery, wants_keyboard: bool) -> Option<Action> {
    let filter = &shown.filter;
    let mut typed = filter.anywhere.clone();
    let response = search_field(ui, "Filter all columns", "Ctrl F", &mut typed, FIELD);
    if wants_keyboard || ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F)) {
        response.request_focus();
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
        typed.clear();
    }
    let switched = Button::new("Only fallbacks").icon(ICON_LAYERS).chosen(filter.only_fallbacks).show(ui);
    let switched = switched.on_hover_text("Rates for any state, postcode and city").clicked();
    let is_changed = typed != filter.anywhere || switched;
    is_changed.then(|| {
        let only_fallbacks = filter.only_fallbacks != switched;
        Action::Rates(RateFilter { anywhere: typed, only_fallbacks, ..filter.clone() }, shown.sort)
    })
}

/// Draws the heading of a column and its filter below. A click on the heading sorts ascending, then
/// descending, then not at all.
pub(super) fn head_cell(
    ui: &mut Ui,
    field: Field,
    view: &Grid<'_>,
    state: &mut RatesState,
) -> Option<Action> {
    let room = ui.max_rect();
    let (top, bottom) = room.split_top_bottom_at_y(room.top() + height::GRID_HEAD);
    let sorted = sort_cell(ui, top, field, view);
    let filtered = filter_cell(ui, bottom, field, view, state);
    sorted.or(filtered)
}

/// Draws the filter of a column.
fn filter_cell(
    ui: &mut Ui,
    rect: Rect,
    field: Field,
    view: &Grid<'_>,
    state: &mut RatesState,
) -> Option<Action> {
    let tokens = theme::of(ui);
    ui.painter().rect_filled(rect, 0.0, tokens.panel);
    hairline(ui, rect, rect.bottom() - 0.5);
    let was = view.shown.filter.columns.get(&field).cloned().unwrap_or_default();
    let mut typed = was.clone();
    let frame = Rect::from_min_max(rect.min + vec2(4.0, 3.0), rect.max - vec2(5.0, 5.0));
    let corner = CornerRadius::same(radius::SMALL);
    ui.painter().rect_filled(frame, corner, if was.is_empty() { tokens.card } else { tokens.accent_soft });
    // A field of the theme is higher than the row of the filters.
    ui.spacing_mut().interact_size.y = frame.height();
    let edit = TextEdit::singleline(&mut typed)
        .id_salt("filter")
        .font(FontStyle::Small.font())
        .text_color(tokens.text)
        .frame(Frame::NONE)
        .background_color(Color32::TRANSPARENT)
        .margin(Margin::ZERO)
        .align(Align2::LEFT_CENTER)
        .desired_width(frame.width() - 12.0);
    let name = format!("Filter {}", field.name());
    let response = ui.place(frame.shrink2(vec2(6.0, 0.0)), edit).accessible_name(name);
    let (wide, ink) =
        if response.has_focus() { (stroke::FOCUS, tokens.accent) } else { (stroke::HAIRLINE, tokens.line) };
    ui.painter().rect_stroke(frame, corner, Stroke::new(wide, ink), StrokeKind::Inside);
    if response.lost_focus() {
        ui.input(|input| {
            if input.key_pressed(Key::Escape) {
                typed.clear();
            }
            // Enter moves the focus to the rows found.
            if input.key_pressed(Key::Enter) {
                state.focus = Some(Focus::Grid);
            }
        });
    }
    (typed != was).then(|| {
        let mut filter = view.shown.filter.clone();
        if typed.is_empty() {
            filter.columns.remove(&field);
        } else {
            filter.columns.insert(field, typed);
        }
        Action::Rates(filter, view.shown.sort)
    })
}

fn sort_cell(ui: &Ui, rect: Rect, field: Field, view: &Grid<'_>) -> Option<Action> {
    let tokens = theme::of(ui);
    // The edges belong to the handles that resize columns.
    let inside = rect.shrink2(vec2(6.0, 0.0));
    let response = ui.interact(inside, ui.scope_id().with("head"), Sense::CLICK);
    let sorted = view.shown.sort.filter(|sort| sort.column == field);
    let spoken = match sorted {
        Some(sort) if sort.descending => format!("{}, sorted downwards", field.name()),
        Some(_) => format!("{}, sorted upwards", field.name()),
        None => format!("{}, click to sort", field.name()),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::ColumnHeader, true, &spoken));
    ui.painter().rect_filled(rect, 0.0, if response.hovered() { tokens.hover } else { tokens.panel });
    hairline(ui, rect, rect.top() + 0.5);
    hairline(ui, rect, rect.bottom() - 0.5);
    let mut room = rect.shrink2(vec2(8.0, 0.0));
    if let Some(sort) = sorted {
        let icon = if sort.descending { ICON_ARROW_DOWNWARD } else { ICON_ARROW_UPWARD };
        let right = field.is_number();
        let x = if right { room.left() + 7.0 } else { room.right() - 7.0 };
        let place = pos2(x, room.center().y);
        let font = theme::icon_font(14.0);
        ui.painter().text(place, egui::Align2::CENTER_CENTER, icon.codepoint, font, tokens.accent);
        room = if right {
            Rect::from_min_max(pos2(room.left() + 16.0, room.top()), room.max)
        } else {
            Rect::from_min_max(room.min, pos2(room.right() - 16.0, room.bottom()))
        };
    }
    let side = if field.is_number() {
        Side::Right
    } else if field.is_flag() {
        Side::Middle
    } else {
        Side::Left
    };
    let ink = if sorted.is_some() { tokens.text } else { tokens.text2 };
    elided(ui, room, side, field.name(), FontStyle::Head, ink);
    focus_ring(ui, &response);
    let sort = match sorted {
        None => Some(RateSort { column: field, descending: false }),
        Some(sort) if !sort.descending => Some(RateSort { descending: true, ..sort }),
        Some(_) => None,
    };
    response.clicked().then(|| Action::Rates(view.shown.filter.clone(), sort))
}
