//! Why the active cell was refused, and how to get out of it, in a box below the cell.

use egui::{Align2, Area, Label, Order, Stroke, Ui};
use egui_material_icons::icons::ICON_ERROR;

use crate::ui::format;
use crate::ui::theme::{self, Type, popup_frame, stroke};

use super::RatesState;
use super::grid::DrawnFrame;
use super::rows::Rows;

const WIDTH: f32 = 306.0;

/// Draws it while the active cell is one that was refused.
pub(super) fn callout(ui: &Ui, frame: &DrawnFrame, rows: &Rows<'_>, state: &RatesState) {
    let (Some(cell), Some(place), None) = (frame.active, state.active, &state.editing) else { return };
    let (Some(row), Some(key)) = (rows.row(state, place.row), rows.key(state, place.row)) else { return };
    let Some(refused) = state.refused.get(&(key, place.field)) else { return };
    let tokens = theme::of(ui);
    let was = place.field.text(&row);
    let way_out = if was.is_empty() {
        "Not saved; Esc empties the cell again.".to_owned()
    } else {
        format!("Not saved; Esc brings back {was}.")
    };
    let left = cell.left().min(ui.content_rect().right() - WIDTH - 40.0);
    let is_low = cell.bottom() + 140.0 > ui.content_rect().bottom();
    let (pivot, y) = if is_low {
        (Align2::LEFT_BOTTOM, cell.top() - 4.0)
    } else {
        (Align2::LEFT_TOP, cell.bottom() + 4.0)
    };
    let area = Area::new(ui.scope_id().with("callout")).order(Order::Foreground).interactable(false);
    area.pivot(pivot).fixed_pos(egui::pos2(left, y)).constrain_to(ui.content_rect()).show(ui.ctx(), |ui| {
        let line = Stroke::new(stroke::HAIRLINE, tokens.negative);
        popup_frame(tokens).stroke(line).show(ui, |ui| {
            ui.set_width(WIDTH);
            ui.horizontal_top(|ui| {
                ui.add(Label::new(theme::icon(ICON_ERROR, 18.0, tokens.negative)));
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 4.0;
                    let why = format::first_upper(&refused.refusal.message);
                    ui.add(Label::new(theme::text(why, Type::Strong, tokens.text)).wrap());
                    ui.add(Label::new(theme::text(way_out, Type::Body, tokens.text2)).wrap());
                    ui.add(Label::new(theme::text(refused.refusal.code, Type::Caption, tokens.faint)));
                });
            });
        });
    });
}
