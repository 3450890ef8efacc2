//! The callout below the active cell that says why its text is not saved, and how to get out of it.

use egui::{Align2, Area, Label, Order, Stroke, Ui};
use egui_material_icons::icons::ICON_ERROR;

use super::state::DrawnFrame;
use crate::format;
use crate::model::RowKey;
use crate::theme::{self, FontStyle, popup_frame, stroke};

use super::rows::Rows;
use super::{RatesState, issues, save};

const WIDTH: f32 = 306.0;

/// Draws the callout while the active cell has a draft and no cell is being edited.
pub(super) fn callout(ui: &Ui, frame: &DrawnFrame, rows: &Rows<'_>, state: &RatesState) {
    let (Some(cell), Some(place), None) = (frame.active, state.active, &state.editing) else { return };
    let (Some(row), Some(key)) = (rows.row(&state.drafts, place.row), rows.key(&state.drafts, place.row))
    else {
        return;
    };
    let Some(draft) = state.drafts.get((key, place.field)).filter(|_| !state.is_typing_in(key)) else {
        return;
    };
    let tokens = theme::of(ui);
    let was = row.text(place.field);
    let (why, code) = match &draft.refusal {
        Some(refusal) => (format::first_upper(&refusal.message), &*refusal.code),
        None => (waits_for(state, key), ""),
    };
    let way_out = match key {
        RowKey::New(_) => {
            "The row is not saved, and charged to no order, until this is corrected.".to_owned()
        }
        RowKey::Rate(_) if !save::waiting(state, key).is_empty() => {
            "Not saved; Esc in the refused cell brings back the row as it was.".to_owned()
        }
        RowKey::Rate(_) if was.is_empty() => "Not saved; Esc empties the cell again.".to_owned(),
        RowKey::Rate(_) => format!("Not saved; Esc brings back {was}."),
    };
    let offer = issues::meant(key, place.field, state)
        .map(|place| format!("Was {} {} meant? Alt+Enter writes it.", place.code, place.name));
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
                theme::icon(ui, ICON_ERROR, 18.0, tokens.negative);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 4.0;
                    ui.add(Label::new(theme::text(why, FontStyle::Strong, tokens.text)).wrap());
                    if let Some(offer) = offer {
                        ui.add(Label::new(theme::text(offer, FontStyle::Body, tokens.text)).wrap());
                    }
                    ui.add(Label::new(theme::text(way_out, FontStyle::Body, tokens.text2)).wrap());
                    if !code.is_empty() {
                        ui.add(Label::new(theme::text(code, FontStyle::Caption, tokens.faint)));
                    }
                });
            });
        });
    });
}

/// The reason for a cell that is not refused itself: the names of the refused cells of its row.
fn waits_for(state: &RatesState, key: RowKey) -> String {
    let refused = state.drafts.of(key).filter(|(_, cell)| cell.refusal.is_some());
    let names: Vec<&str> = refused.map(|(field, _)| field.name()).collect();
    match names.as_slice() {
        [] => "Was not saved yet".to_owned(),
        names => format!("Not saved yet: {} in this row was refused", names.join(", ")),
    }
}
