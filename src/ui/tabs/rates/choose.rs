//! What floats beside a cell: the list of classes to choose from, and why a cell was refused.

use egui::{
    Area, CornerRadius, Key, Label, Margin, Modifiers, Order, Rect, Role, ScrollArea, Sense, Stroke, Ui,
    WidgetInfo, vec2,
};
use egui_material_icons::icons::ICON_ERROR;

use crate::ui::model::{ClassEntry, ClassesView, RatesView};
use crate::ui::tabs::Action;
use crate::ui::theme::{self, Type, popup_frame, radius, stroke};
use crate::ui::widgets::{Side, elided};

use super::grid::DrawnFrame;
use super::{Grid, RatesState, edit};

const LIST: f32 = 220.0;
const ROW: f32 = 32.0;

/// Draws the list while a class is being chosen, and follows its keys.
pub(super) fn class_list(
    ui: &Ui,
    frame: &DrawnFrame,
    view: &Grid<'_>,
    rates: &RatesView,
    state: &mut RatesState,
) -> Option<Action> {
    let editing = state.editing.as_mut()?;
    let marked = editing.marked?;
    let (Some(cell), Some(classes)) = (frame.active, view.classes) else {
        edit::cancel(state);
        return None;
    };
    let entries: Vec<&ClassEntry> = ClassesView::existing(classes).collect();
    let last = entries.len().saturating_sub(1);
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let marked = if pressed(Key::ArrowUp) {
        marked.saturating_sub(1)
    } else if pressed(Key::ArrowDown) {
        (marked + 1).min(last)
    } else {
        marked.min(last)
    };
    editing.marked = Some(marked);
    let is_new = std::mem::take(&mut editing.is_new);
    let (clicked, is_outside) = list(ui, cell, &entries, marked);
    if pressed(Key::Escape) || (is_outside && !is_new) {
        edit::cancel(state);
        return None;
    }
    let is_entered = !is_new && (pressed(Key::Enter) || pressed(Key::Tab));
    let chosen = clicked.or(is_entered.then_some(marked))?;
    let slug = entries.get(chosen)?.slug.as_str().to_owned();
    edit::choose(rates, state, slug)
}

/// The list itself: which entry was clicked, and whether the pointer was pressed beside it.
fn list(ui: &Ui, cell: Rect, entries: &[&ClassEntry], marked: usize) -> (Option<usize>, bool) {
    let tokens = theme::of(ui);
    let mut clicked = None;
    let left = cell.left().min(ui.content_rect().right() - LIST - 16.0);
    let area = Area::new(ui.scope_id().with("classes"))
        .order(Order::Foreground)
        .fixed_pos(egui::pos2(left, cell.bottom() + 2.0));
    let shown = area.constrain_to(ui.content_rect()).show(ui.ctx(), |ui| {
        popup_frame(tokens).inner_margin(Margin::same(4)).show(ui, |ui| {
            ui.set_width(LIST);
            ui.spacing_mut().item_spacing.y = 0.0;
            ScrollArea::vertical().max_height(ROW * 8.0).show(ui, |ui| {
                for (at, entry) in entries.iter().enumerate() {
                    let (row, response) = ui.allocate_exact_size(vec2(LIST, ROW), Sense::CLICK);
                    response.widget_info(|| {
                        WidgetInfo::selected(Role::ListBoxOption, true, at == marked, &entry.name)
                    });
                    if at == marked || response.hovered() {
                        let ground = if at == marked { tokens.accent_soft } else { tokens.hover };
                        ui.painter().rect_filled(row, CornerRadius::same(radius::SMALL), ground);
                    }
                    let inner = row.shrink2(vec2(8.0, 0.0));
                    elided(ui, inner, Side::Left, &entry.name, Type::Body, tokens.text);
                    elided(ui, inner, Side::Right, &entry.count(), Type::Small, tokens.faint);
                    if response.clicked() {
                        clicked = Some(at);
                    }
                }
            });
        });
    });
    let is_outside = ui.input(|input| {
        let place = input.pointer.interact_pos();
        input.pointer.any_pressed() && place.is_some_and(|place| !shown.response.rect.contains(place))
    });
    (clicked, is_outside)
}

/// Why the active cell was refused, and how to get out of it.
pub(super) fn callout(ui: &Ui, frame: &DrawnFrame, rates: &RatesView, state: &RatesState) {
    let (Some(cell), Some(place), None) = (frame.active, state.active, &state.editing) else { return };
    let Some(row) = rates.row(place.row) else { return };
    let Some(refused) = state.refused.get(&(row.id, place.field)) else { return };
    let tokens = theme::of(ui);
    let was = place.field.text(&row);
    let way_out = if was.is_empty() {
        "Not saved; Esc empties the cell again.".to_owned()
    } else {
        format!("Not saved; Esc brings back {was}.")
    };
    let left = cell.left().min(ui.content_rect().right() - 346.0);
    let area = Area::new(ui.scope_id().with("callout")).order(Order::Foreground).interactable(false);
    area.fixed_pos(egui::pos2(left, cell.bottom() + 4.0)).constrain_to(ui.content_rect()).show(
        ui.ctx(),
        |ui| {
            let line = Stroke::new(stroke::HAIRLINE, tokens.negative);
            popup_frame(tokens).stroke(line).show(ui, |ui| {
                ui.set_width(306.0);
                ui.horizontal_top(|ui| {
                    ui.add(Label::new(theme::icon(ICON_ERROR, 18.0, tokens.negative)));
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 4.0;
                        ui.add(
                            Label::new(theme::text(&refused.refusal.message, Type::Strong, tokens.text))
                                .wrap(),
                        );
                        ui.add(Label::new(theme::text(way_out, Type::Body, tokens.text2)).wrap());
                        ui.add(Label::new(theme::text(refused.refusal.code, Type::Caption, tokens.faint)));
                    });
                });
            });
        },
    );
}
