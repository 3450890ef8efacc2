//! The lines of a form as a table: one for each country, or place. Enter or a double click opens one into what adds up
//! to it. Below, what the form leaves to other returns.

use egui::{CornerRadius, Key, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::ICON_CHEVRON_RIGHT;

use crate::theme::{self, FontStyle, height, radius, space, text};
use crate::translate::{self, tr};
use crate::widgets::{
    Column, Row, Side, Table, card, card_in, elided, focus_ring, icon_at, label_in, line, points,
};

use domain::returns::KeptLine;
use domain::returns::lines::{FormLines, LineColumn, LineTag};

use super::Returns;
use super::texts::{ReturnPart, ReturnView};

const TITLE: f32 = 40.0;
const HEAD: f32 = 30.0;
const NOTE: f32 = 28.0;

/// The width of the card below which its columns are narrow, of up to four tags and of more.
const WIDE: f32 = 760.0;
const WIDE_OF_MORE: f32 = 900.0;

/// Draws the lines into their card, and returns its place.
pub(super) fn lines_card(ui: &mut Ui, room: Rect, found: &ReturnView, state: &mut Returns) -> Rect {
    let tokens = theme::of(ui);
    let Some(FormLines { words, columns: amounts, .. }) = found.form_lines() else {
        return room.with_max_y(room.top());
    };
    let words = translate::text(words);
    let wanted = TITLE + HEAD + points(found.lines.len().max(1), height::LIST_ROW) + 2.0;
    let sheet = card_in(ui, room, wanted);
    let title = sheet.with_max_y(sheet.top() + TITLE).shrink2(vec2(space::L, 0.0));
    label_in(ui, title, Side::Left, text(&*words, FontStyle::Heading, tokens.text));
    let upper = sheet.with_min_y(title.bottom());
    let tags = found.tags();
    let enough = if tags.len() > 4 { WIDE_OF_MORE } else { WIDE };
    let (tag, amount) = if room.width() >= enough { (112.0, 118.0) } else { (92.0, 92.0) };
    // The column that takes what the others leave.
    let widest = tags.iter().position(|tag| *tag == LineTag::Name).unwrap_or_default();
    let tag_column = |(at, of): (usize, &LineTag)| {
        let (side, wide) = match of {
            _ if at == widest => (Side::Left, 0.0),
            LineTag::VatNumber => (Side::Left, 138.0),
            LineTag::Rate => (Side::Right, 60.0),
            LineTag::Kind => (Side::Left, 64.0),
            _ => (Side::Left, tag),
        };
        Column::new(tr(of.heading()), side, wide)
    };
    let mut columns: Vec<Column> = tags.iter().enumerate().map(tag_column).collect();
    columns.extend(
        amounts.iter().map(|column| Column::new(translate::text(&column.words), Side::Right, amount)),
    );
    columns.push(Column::new(tr!("vs {period}", period = &found.before), Side::Right, 118.0).from(enough));
    let table = Table::new(&words, &columns, found.lines.len(), (HEAD, height::LIST_ROW)).clickable();
    let mut place = state.lines;
    let at = place.at;
    let drawn = table.show(ui, upper.shrink2(vec2(1.0, 0.0)), &mut place, |row| {
        if let Some(line) = found.lines.get(row.at) {
            line_row(row, (line, found), (&tags, amounts), at);
        }
    });
    state.lines = place;
    if found.lines.is_empty() {
        let empty = upper.with_min_y(upper.top() + HEAD).shrink2(vec2(space::L, 0.0));
        let words = if tags.contains(&LineTag::VatNumber) {
            tr!("No business in this period. The notes of the form say whether that is declared.")
        } else {
            tr!("No line in this period; a return without lines is declared too.")
        };
        let words = text(words, FontStyle::Body, tokens.text2);
        label_in(ui, empty.with_max_y(empty.top() + height::LIST_ROW), Side::Left, words);
    }
    if let Some(at) = drawn.opened {
        state.open(ReturnPart::Line(at), drawn.response.id);
    }
    let is_left = drawn.response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape));
    if is_left {
        state.boxes.take_keyboard();
        ui.ctx().request_repaint();
    }
    sheet
}

/// The height of what is declared elsewhere, with the space above it.
pub(super) fn elsewhere_height(found: &ReturnView) -> f32 {
    let count = found.excluded().len();
    if count == 0 { 0.0 } else { points(count, NOTE) + space::M + 8.0 }
}

/// Draws what the form leaves to other returns, with its amounts; each opens into its figures.
pub(super) fn elsewhere_card(ui: &mut Ui, room: Rect, found: &ReturnView, state: &mut Returns) {
    let tokens = theme::of(ui);
    let sheet = room.with_min_y(room.top() + space::M);
    card(ui, sheet);
    let mut list = ui.new_child(UiBuilder::new().max_rect(sheet.shrink(4.0)));
    let ui = &mut list;
    for (at, words) in found.excluded().enumerate() {
        let line = line(ui, NOTE);
        let response = ui.interact(line, ui.scope_id().with(("elsewhere", at)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
        if response.hovered() || response.has_focus() {
            ui.painter().rect_filled(line, CornerRadius::same(radius::SMALL), tokens.hover);
        }
        let inner = line.shrink2(vec2(space::M, 0.0));
        elided(ui, inner.with_max_x(inner.right() - 24.0), Side::Left, &words, FontStyle::Body, tokens.text2);
        icon_at(ui, pos2(inner.right() - 6.0, inner.center().y), ICON_CHEVRON_RIGHT, 16.0, tokens.text2);
        focus_ring(ui, &response);
        if response.clicked() {
            state.open(ReturnPart::Excluded(at), response.id);
        }
        response.on_hover_text(words);
    }
}

fn line_row(
    row: &mut Row<'_, '_>,
    (line, found): (&KeptLine, &ReturnView),
    (tags, columns): (&[LineTag], &[LineColumn]),
    chosen: usize,
) {
    let tokens = row.tokens;
    let tags: Vec<String> = tags.iter().map(|tag| found.tag(line, *tag)).collect();
    let amounts: Vec<String> = columns.iter().map(|column| found.amount(line, column)).collect();
    let since = columns.last().map(|column| found.since(line, column)).unwrap_or_default();
    let named = tags.iter().map(String::as_str).filter(|tag| !tag.is_empty()).collect::<Vec<_>>().join(", ");
    let spoken = columns
        .iter()
        .zip(&amounts)
        .map(|(column, amount)| format!("{} {amount}", translate::text(&column.words)));
    let spoken = spoken.collect::<Vec<_>>().join(", ");
    let spoken = tr!(
        "{line}: {amounts}, {difference} compared with {period}",
        line = named,
        amounts = spoken,
        difference = &since,
        period = &found.before
    );
    row.describe(Role::Row, row.at == chosen, spoken);
    for (at, tag) in tags.iter().enumerate() {
        row.text(tag, FontStyle::Body, if at == 0 { tokens.text } else { tokens.text2 });
    }
    for (at, amount) in amounts.iter().enumerate() {
        let kind = if at + 1 == amounts.len() { FontStyle::Strong } else { FontStyle::Body };
        row.text(amount, kind, tokens.text);
    }
    row.text(&since, FontStyle::Body, tokens.text2);
}
