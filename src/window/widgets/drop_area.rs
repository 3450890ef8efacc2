//! The area that invites to drop files on the window. It reads no files itself.

use egui::{Layout, Sense, Shape, Stroke, Ui, UiBuilder, vec2};
use egui_material_icons::icons::ICON_UPLOAD;

use crate::theme::{self, FontStyle, stroke};

use super::{Button, Side, elided, icon_at};

/// Draws the area, with a button for choosing files instead; returns whether that was clicked.
pub(crate) fn drop_area(ui: &mut Ui, heading: &str, words: &str, button: &str) -> bool {
    let tokens = theme::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 72.0), Sense::hover());
    let corners =
        [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    let line = Stroke::new(stroke::HAIRLINE, tokens.line_strong);
    ui.painter().extend(Shape::dashed_line(&corners, line, 4.0, 3.0));
    let layout = Layout::right_to_left(egui::Align::Center);
    let mut end = ui.new_child(UiBuilder::new().max_rect(rect.shrink2(vec2(20.0, 0.0))).layout(layout));
    let is_clicked = Button::new(button).show(&mut end).clicked();
    let right = end.min_rect().left() - 8.0;
    icon_at(ui, egui::pos2(rect.left() + 30.0, rect.center().y), ICON_UPLOAD, 20.0, tokens.text2);
    let beside = rect.with_min_x(rect.left() + 53.0).with_max_x(right).shrink2(vec2(0.0, 18.0));
    let (upper, lower) = beside.split_top_bottom_at_fraction(0.5);
    elided(ui, upper, Side::Left, heading, FontStyle::Strong, tokens.text);
    elided(ui, lower, Side::Left, words, FontStyle::Small, tokens.text2);
    is_clicked
}
