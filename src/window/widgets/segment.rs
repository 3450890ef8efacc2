//! Segmented controls.

use egui::{
    Align2, CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::theme::{self, FontStyle, height, radius, stroke};

use super::enter::note_chosen;
use super::{focus_ring, text_width};

/// A segmented control: a row of choices of which one is chosen, such as the periods of a report. Returns the
/// one that was clicked.
pub(crate) fn segment<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    choices: &[(T, &str)],
    chosen: T,
) -> Option<T> {
    let tokens = theme::of(ui);
    let width_of = |text: &str| text_width(ui, text, FontStyle::Chosen).ceil() + 20.0;
    let widths: Vec<f32> = choices.iter().map(|(_, text)| width_of(text)).collect();
    let size = vec2(widths.iter().sum::<f32>() + 4.0, height::CONTROL);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let line = Stroke::new(stroke::HAIRLINE, tokens.line);
    ui.painter().rect(rect, CornerRadius::same(radius::CONTROL), tokens.card, line, StrokeKind::Inside);
    let mut left = rect.left() + 2.0;
    let mut picked = None;
    for ((value, text), width) in choices.iter().zip(widths) {
        let part = Rect::from_min_size(pos2(left, rect.top() + 3.0), vec2(width, rect.height() - 6.0));
        left += width;
        let response = ui.interact(part, ui.scope_id().with((name, text)), Sense::click());
        let is_chosen = *value == chosen;
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, *text));
        paint_part(ui, part, &response, text, is_chosen);
        note_chosen(ui, &response, is_chosen);
        if response.clicked() {
            picked = Some(*value);
        }
    }
    picked
}

fn paint_part(ui: &Ui, part: Rect, response: &Response, text: &str, is_chosen: bool) {
    let tokens = theme::of(ui);
    let corner = CornerRadius::same(radius::SMALL);
    let (kind, color) = if is_chosen {
        ui.painter().rect_filled(part, corner, tokens.accent_soft);
        (FontStyle::Chosen, tokens.accent)
    } else {
        if response.hovered() {
            ui.painter().rect_filled(part, corner, tokens.hover);
        }
        (FontStyle::Body, tokens.text2)
    };
    ui.painter().text(part.center(), Align2::CENTER_CENTER, text, kind.font(), color);
    focus_ring(ui, response);
}
