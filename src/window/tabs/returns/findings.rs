//! What is missing or odd in a return, above its boxes.

use egui::{
    Align2, CornerRadius, Label, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{ICON_CHEVRON_RIGHT, ICON_WARNING};

use crate::model::{FindingRow, ReturnPart, ReturnView};
use crate::tabs::Action;
use crate::theme::{self, FontStyle, radius, space, text};
use crate::widgets::{Button, Kind, Side, card, focus_ring, label_in};

use super::ReturnsState;

/// How many are shown at first.
const FIRST: usize = 2;
/// The share of the height that all of them may take.
const MOST: f32 = 0.45;
const HEAD: f32 = 34.0;
/// The least height of one, with the space around its text.
const LEAST: f32 = 26.0;

/// Draws the findings into a card; nothing where there are none.
pub(super) fn findings_card(ui: &mut Ui, found: &ReturnView, state: &mut ReturnsState) -> Option<Action> {
    let count = found.findings.len();
    if count == 0 {
        return None;
    }
    let tokens = theme::of(ui);
    let wide = ui.available_width();
    let shown = if state.shows_all_findings { count } else { FIRST.min(count) };
    let heights: Vec<f32> =
        found.findings.iter().take(shown).map(|finding| height_of(ui, finding, wide)).collect();
    let wanted = heights.iter().sum::<f32>() + 6.0;
    let list = wanted.min((ui.available_height() * MOST).max(LEAST));
    let (room, _) = ui.allocate_exact_size(vec2(wide, HEAD + list), Sense::hover());
    card(ui, room);
    let head = room.with_max_y(room.top() + HEAD).shrink2(vec2(space::L, 0.0));
    let at = pos2(head.left() + 8.0, head.center().y);
    let font = theme::icon_font(16.0);
    ui.painter().text(at, Align2::CENTER_CENTER, ICON_WARNING.codepoint, font, tokens.warning);
    let words =
        if count == 1 { "1 thing to look at".to_owned() } else { format!("{count} things to look at") };
    let words_at = head.with_min_x(head.left() + 24.0);
    label_in(ui, words_at, Side::Left, text(words, FontStyle::Head, tokens.text));
    if count > FIRST {
        let layout = egui::Layout::right_to_left(egui::Align::Center);
        let mut end = ui.new_child(UiBuilder::new().max_rect(head).layout(layout));
        let words =
            if state.shows_all_findings { "Show fewer".to_owned() } else { format!("Show all {count}") };
        if Button::new(&words).kind(Kind::Quiet).show(&mut end).clicked() {
            state.shows_all_findings = !state.shows_all_findings;
        }
    }
    let body = room.with_min_y(room.top() + HEAD).shrink2(vec2(space::S, 0.0));
    let mut inner = ui.new_child(UiBuilder::new().max_rect(body));
    let mut opened = None;
    ScrollArea::vertical().id_salt("findings").auto_shrink(false).show(&mut inner, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (finding, height) in found.findings.iter().zip(&heights) {
            opened = finding_row(ui, finding, *height, state).or(opened.take());
        }
    });
    ui.add_space(space::M);
    opened
}

/// The width of the text in a card of this width.
fn text_width(wide: f32) -> f32 {
    wide - 2.0 * space::L - 28.0
}

fn height_of(ui: &Ui, finding: &FindingRow, wide: f32) -> f32 {
    let font = FontStyle::Body.font();
    let ink = theme::of(ui).text;
    let galley = ui.painter().layout(finding.sentence.clone(), font, ink, text_width(wide));
    (galley.size().y + 8.0).max(LEAST)
}

fn finding_row(ui: &mut Ui, finding: &FindingRow, height: f32, state: &mut ReturnsState) -> Option<Action> {
    let tokens = theme::of(ui);
    let can_open = finding.figure.is_some() || finding.target.is_some() || finding.answer.is_some();
    let sense = if can_open { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), sense);
    let role = if can_open { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, &finding.sentence));
    if can_open && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect, CornerRadius::same(radius::SMALL), tokens.hover);
    }
    let inner =
        Rect::from_min_max(pos2(rect.left() + space::S, rect.top() + 4.0), rect.max - vec2(28.0, 0.0));
    let mut words = ui.new_child(UiBuilder::new().max_rect(inner));
    let label = Label::new(text(&finding.sentence, FontStyle::Body, tokens.text)).wrap().selectable(false);
    words.add(label);
    if can_open {
        let at = pos2(rect.right() - 14.0, rect.center().y);
        let font = theme::icon_font(16.0);
        ui.painter().text(at, Align2::CENTER_CENTER, ICON_CHEVRON_RIGHT.codepoint, font, tokens.text2);
    }
    focus_ring(ui, &response);
    if !response.clicked() {
        return None;
    }
    if let Some(answer) = &finding.answer {
        return Some(Action::Answer(answer.clone()));
    }
    if let Some(target) = &finding.target {
        return Some(Action::Open(target.clone()));
    }
    let figure = finding.figure?;
    state.open(ReturnPart::Figure(figure), response.id)
}
