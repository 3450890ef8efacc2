//! The lines of a form as a table: one for each country, or place. Enter or a double click opens one into what adds up
//! to it. Below, what the form leaves to other returns.

use egui::{CornerRadius, Key, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::ICON_CHEVRON_RIGHT;

use crate::model::{LineRow, ReturnPart, ReturnView};
use crate::tabs::Action;
use crate::theme::{self, FontStyle, height, radius, space, text};
use crate::widgets::{
    Column, Side, Table, card, card_in, elided, focus_ring, icon_at, label_in, line, points,
};

use super::ReturnsState;

const TITLE: f32 = 40.0;
const HEAD: f32 = 30.0;
/// The height of what is declared elsewhere.
const NOTE: f32 = 28.0;

/// The width of the card below which its columns are narrow, of up to four tags and of more.
const WIDE: f32 = 760.0;
const WIDE_OF_MORE: f32 = 900.0;

/// Draws the lines into their card, and returns its place.
pub(super) fn lines_card(
    ui: &mut Ui,
    room: Rect,
    found: &ReturnView,
    state: &mut ReturnsState,
) -> (Option<Action>, Rect) {
    let tokens = theme::of(ui);
    let wanted = TITLE + HEAD + points(found.lines.len().max(1), height::LIST_ROW) + 2.0;
    let sheet = card_in(ui, room, wanted);
    let title = sheet.with_max_y(sheet.top() + TITLE).shrink2(vec2(space::L, 0.0));
    label_in(ui, title, Side::Left, text(&found.heads.words, FontStyle::Heading, tokens.text));
    let upper = sheet.with_min_y(title.bottom());
    let tags = found.heads.tags.len();
    let mut columns: Vec<Column> = Vec::new();
    let enough = if tags > 4 { WIDE_OF_MORE } else { WIDE };
    let (tag, amount) = if room.width() >= enough { (112.0, 118.0) } else { (92.0, 92.0) };
    for (at, heading) in found.heads.tags.iter().enumerate() {
        let (side, wide) = match *heading {
            _ if at == 0 => (Side::Left, 0.0),
            "Rate %" => (Side::Right, 60.0),
            "Kind" => (Side::Left, 64.0),
            _ => (Side::Left, tag),
        };
        columns.push(Column::new(*heading, side, wide));
    }
    columns.extend(found.heads.amounts.iter().map(|heading| Column::new(heading, Side::Right, amount)));
    columns.push(Column::new(format!("Since {}", found.before), Side::Right, 118.0).from(enough));
    let table =
        Table::new(&found.heads.words, &columns, found.lines.len(), (HEAD, height::LIST_ROW)).clickable();
    let mut place = state.lines;
    let at = place.at;
    let drawn = table.show(ui, upper.shrink2(vec2(1.0, 0.0)), &mut place, |row| {
        let Some(line) = found.lines.get(row.at) else { return };
        row.describe(Role::Row, row.at == at, &spoken(line, found));
        for (at, cell) in line.cells.iter().enumerate() {
            let kind = if at + 1 == line.cells.len() { FontStyle::Strong } else { FontStyle::Body };
            let ink = if at == 0 || at >= tags { tokens.text } else { tokens.text2 };
            row.text(cell, kind, ink);
        }
        row.text(&line.since, FontStyle::Body, tokens.text2);
    });
    state.lines = place;
    if found.lines.is_empty() {
        let empty = upper.with_min_y(upper.top() + HEAD).shrink2(vec2(space::L, 0.0));
        let words = text(
            "No line in this period; a return without lines is declared too.",
            FontStyle::Body,
            tokens.text2,
        );
        label_in(ui, empty.with_max_y(empty.top() + height::LIST_ROW), Side::Left, words);
    }
    let mut action = None;
    if let Some(at) = drawn.opened {
        action = state.open(ReturnPart::Line(at), drawn.response.id);
    }
    let is_left = drawn.response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape));
    if is_left {
        state.boxes.take_keyboard();
        ui.ctx().request_repaint();
    }
    (action, sheet)
}

/// The height of what is declared elsewhere, with the space above it.
pub(super) fn elsewhere_height(found: &ReturnView) -> f32 {
    if found.excluded.is_empty() { 0.0 } else { points(found.excluded.len(), NOTE) + space::M + 8.0 }
}

/// Draws what the form leaves to other returns, with its amounts; each opens into its figures.
pub(super) fn elsewhere_card(
    ui: &mut Ui,
    room: Rect,
    found: &ReturnView,
    state: &mut ReturnsState,
) -> Option<Action> {
    let tokens = theme::of(ui);
    let sheet = room.with_min_y(room.top() + space::M);
    card(ui, sheet);
    let mut list = ui.new_child(UiBuilder::new().max_rect(sheet.shrink(4.0)));
    let ui = &mut list;
    let mut action = None;
    for (at, words) in found.excluded.iter().enumerate() {
        let line = line(ui, NOTE);
        let response = ui.interact(line, ui.scope_id().with(("elsewhere", at)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
        if response.hovered() || response.has_focus() {
            ui.painter().rect_filled(line, CornerRadius::same(radius::SMALL), tokens.hover);
        }
        let inner = line.shrink2(vec2(space::M, 0.0));
        elided(ui, inner.with_max_x(inner.right() - 24.0), Side::Left, words, FontStyle::Body, tokens.text2);
        icon_at(ui, pos2(inner.right() - 6.0, inner.center().y), ICON_CHEVRON_RIGHT, 16.0, tokens.text2);
        focus_ring(ui, &response);
        if response.clicked() {
            action = state.open(ReturnPart::Excluded(at), response.id);
        }
        response.on_hover_text(words);
    }
    action
}

fn spoken(line: &LineRow, found: &ReturnView) -> String {
    let (tags, amounts) = line.cells.split_at(found.heads.tags.len().min(line.cells.len()));
    let tags: Vec<&str> = tags.iter().map(String::as_str).filter(|tag| !tag.is_empty()).collect();
    let amounts =
        found.heads.amounts.iter().zip(amounts).map(|(heading, amount)| format!("{heading} {amount}"));
    let amounts = amounts.collect::<Vec<_>>().join(", ");
    format!("{}: {amounts}, {} since {}", tags.join(", "), line.since, found.before)
}
