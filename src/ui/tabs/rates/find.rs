//! What is found among the rates: the field that filters all columns, the fallbacks, and the columns
//! that sort.

use egui::{Key, Modifiers, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::{ICON_ARROW_DOWNWARD, ICON_ARROW_UPWARD, ICON_LAYERS};

use crate::domain::rate_table::{RateFilter, RateSort};
use crate::ui::tabs::Action;
use crate::ui::theme::{self, Type};
use crate::ui::widgets::{Button, Side, elided, focus_ring, hairline, search_field};

use super::{Field, Grid};

const FIELD: f32 = 220.0;

/// Draws the controls beside the title; answers with the filter that was made.
pub(super) fn find_ui(ui: &mut Ui, filter: &RateFilter) -> Option<RateFilter> {
    let mut typed = filter.anywhere.clone();
    let response = search_field(ui, "Filter all columns", "Ctrl F", &mut typed, FIELD);
    if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F)) {
        response.request_focus();
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
        typed.clear();
    }
    let switched = Button::new("Only fallbacks").icon(ICON_LAYERS).chosen(filter.only_fallbacks).show(ui);
    let switched = switched.on_hover_text("Rates for any state, postcode and city").clicked();
    let is_changed = typed != filter.anywhere || switched;
    is_changed.then(|| RateFilter {
        anywhere: typed,
        only_fallbacks: filter.only_fallbacks != switched,
        ..filter.clone()
    })
}

/// Draws the head of a column; a click sorts by it, up, then down, then not.
pub(super) fn head_cell(ui: &mut Ui, field: Field, view: &Grid<'_>) -> Option<Action> {
    let tokens = theme::of(ui);
    let rect = ui.max_rect();
    // The edges belong to the handles that make columns wider.
    let inside = rect.shrink2(vec2(6.0, 0.0));
    let response = ui.interact(inside, ui.scope_id().with("head"), Sense::CLICK);
    let sorted = view.sort.filter(|sort| sort.column == field);
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
    elided(ui, room, side, field.name(), Type::Head, ink);
    focus_ring(ui, &response);
    let sort = match sorted {
        None => Some(RateSort { column: field, descending: false }),
        Some(sort) if !sort.descending => Some(RateSort { descending: true, ..sort }),
        Some(_) => None,
    };
    response.clicked().then(|| Action::Rates(view.filter.clone(), sort))
}
