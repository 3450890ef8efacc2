//! The boxes of a form as a table. Enter or a double click opens one into what adds up to it; boxes that a person fills
//! have fields for the amount and its reason in their row.

use egui::{Key, Rect, Role, Ui, UiBuilder, vec2};

use crate::format::Formatter;
use crate::model::Draft;
use crate::room::Room;
use crate::tabs::Action;
use crate::theme::{self, FontStyle, space};
use crate::translate::tr;
use crate::widgets::{Button, Column, Kind, Row, Side, Table, card_in, hairline, message, points, tick};

use super::entered::{EnteredRow, words_in};
use super::texts::{BoxRow, ReturnPart, ReturnView};
use super::view::FormView;
use super::{EnteredField, Returns};

const HEAD: f32 = 30.0;
/// The height of a box, with two lines of words.
const ROW: f32 = 38.0;
const FOOT: f32 = 44.0;
const AMOUNT: f32 = 118.0;
/// The number of boxes from which those without an amount can be left out.
const MANY: usize = 14;

pub(super) fn height(found: &ReturnView, state: &Returns) -> f32 {
    HEAD + points(rows_of(found, state).len(), ROW) + 2.0
}

fn rows_of(found: &ReturnView, state: &Returns) -> Vec<usize> {
    let is_typed = |one: &BoxRow| {
        let period = found.found().period;
        state
            .drafts
            .all
            .iter()
            .any(|(key, draft)| key.1 == period && key.2 == one.number && draft.is_changed())
    };
    let is_shown = |one: &BoxRow| !state.hides_empty || !one.is_empty || is_typed(one);
    found.boxes.iter().enumerate().filter(|(_, one)| is_shown(one)).map(|(at, _)| at).collect()
}

/// Draws the boxes into their card, and returns its place. `may_enter` is whether amounts can be typed.
pub(super) fn boxes_card(
    ui: &mut Ui,
    room: Rect,
    (form, found): (&FormView, &ReturnView),
    (may_enter, formatter): (bool, Formatter),
    state: &mut Returns,
) -> (Option<Action>, Rect) {
    let period = found.found().period;
    let unsaved = state.unsaved(form.form.name(), period).len();
    let has_many = found.boxes.len() >= MANY;
    let foot = if unsaved > 0 || has_many { FOOT } else { 0.0 };
    let rows = rows_of(found, state);
    let wanted = height(found, state) + foot;
    let sheet = card_in(ui, room, wanted);
    let (upper, foot_at) = sheet.split_top_bottom_at_y(sheet.bottom() - foot);
    let columns = columns(form, found);
    let table =
        Table::new(tr!("Boxes"), &columns, rows.len(), (HEAD, ROW)).remembered_as("Boxes").clickable();
    let (mut place, mut asks_to_save) = (state.boxes, false);
    let at = place.at;
    let drawn = table.show(ui, upper.shrink2(vec2(1.0, 0.0)), &mut place, |row| {
        let Some(one) = rows.get(row.at).and_then(|at| found.boxes.get(*at)) else { return };
        row.describe(Role::Row, row.at == at, spoken(one, &found.before));
        row.text(&one.number, FontStyle::Strong, row.tokens.text2);
        match &one.entered {
            Some(base) if may_enter => {
                let key = (form.form.name().to_owned(), period, one.number.clone());
                let draft = state.drafts.all.entry(key).or_insert_with(|| Draft::clean(base.clone()));
                if !draft.is_changed() && draft.sent.is_none() && draft.base != *base {
                    *draft = Draft::clean(base.clone());
                }
                let of = EnteredRow { one, has_today: found.differing > 0, formatter };
                asks_to_save |= of.show(row, draft, &mut state.editing);
            }
            _ => box_row(row, one, found),
        }
    });
    state.boxes = place;
    let opened = drawn.opened.and_then(|at| rows.get(at)).copied();
    if let Some((at, one)) = opened.and_then(|at| Some((at, found.boxes.get(at)?))) {
        if one.entered.is_some() && may_enter {
            state.editing = Some((one.number.clone(), EnteredField::Amount));
        } else {
            state.open(ReturnPart::Box(at), drawn.response.id);
        }
    }
    let is_left = drawn.response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape));
    if is_left || drawn.pressed(ui, Key::ArrowLeft) {
        state.take_keyboard();
        ui.ctx().request_repaint();
    }
    if foot > 0.0 {
        hairline(ui, foot_at, foot_at.top());
        match foot_ui(ui, foot_at, (unsaved, has_many), state.refusal(form.form.name(), period), state) {
            Some(Pressed::Save) => asks_to_save = true,
            Some(Pressed::Discard) => state.discard(form.form.name(), period),
            None => {}
        }
    }
    (asks_to_save.then(|| state.save(form, formatter)).flatten(), sheet)
}

fn columns(form: &FormView, found: &ReturnView) -> Vec<Column> {
    let today = (found.differing > 0).then(|| Column::new(tr!("Today"), Side::Right, 104.0));
    let since = Column::new(tr!("vs {period}", period = &found.before), Side::Right, 132.0).from(560.0);
    let amount = Column::new(form.form.currency().code(), Side::Right, AMOUNT);
    let first =
        [Column::new(tr!("Box"), Side::Left, 52.0), Column::new(tr!("What is in it"), Side::Left, 0.0)];
    first.into_iter().chain(today).chain([since, amount]).collect()
}

fn spoken(one: &BoxRow, before: &str) -> String {
    let words = tr!(
        "Box {number}: {words}, {amount}, {difference} compared with {period}",
        number = &one.number,
        words = &one.words,
        amount = &one.amount,
        difference = &one.since,
        period = before
    );
    if one.today.is_empty() { words } else { tr!("{words}, today {amount}", words, amount = &one.today) }
}

fn box_row(row: &mut Row<'_, '_>, one: &BoxRow, found: &ReturnView) {
    let tokens = row.tokens;
    let kind = if one.is_formula { FontStyle::Strong } else { FontStyle::Body };
    let reason = one.entered.as_ref().map_or("", |entered| entered.reason.as_str());
    let second = if reason.is_empty() { one.official.as_str() } else { reason };
    row.cell(|ui, cell| words_in(ui, cell, &one.words, second, kind));
    if found.differing > 0 {
        row.text(&one.today, FontStyle::Body, tokens.warning);
    }
    let faint = if one.since == "=" { tokens.faint } else { tokens.text2 };
    row.text(&one.since, FontStyle::Body, faint);
    let ink = if one.is_empty { tokens.faint } else { tokens.text };
    row.text(&one.amount, FontStyle::Strong, ink);
    let hover = format!("{}\n{}: {}", one.words, found.before, one.before);
    row.response.clone().on_hover_text(hover);
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pressed {
    Save,
    Discard,
}

/// Draws the foot: what is not saved, and whether empty boxes are left out.
fn foot_ui(
    ui: &mut Ui,
    room: Rect,
    (unsaved, has_many): (usize, bool),
    refusal: Option<String>,
    state: &mut Returns,
) -> Option<Pressed> {
    let tokens = theme::of(ui);
    let inner = room.shrink2(vec2(space::L, 0.0));
    let mut pressed = None;
    if has_many {
        let left = egui::Layout::left_to_right(egui::Align::Center);
        let mut start = ui.new_child(UiBuilder::new().max_rect(inner).layout(left));
        if tick(&mut start, tr!("Leave out boxes without an amount"), &mut state.hides_empty).clicked() {
            state.boxes = crate::widgets::TableState::default();
        }
    }
    if unsaved > 0 {
        let right = egui::Layout::right_to_left(egui::Align::Center);
        let mut end = ui.new_child(UiBuilder::new().max_rect(inner).layout(right));
        end.spacing_mut().item_spacing.x = space::S;
        let save = Button::new(tr!("Save amounts")).kind(Kind::Primary).show(&mut end);
        if save.on_hover_text(tr!("Ctrl+S")).clicked() {
            pressed = Some(Pressed::Save);
        }
        if Button::new(tr!("Discard")).show(&mut end).clicked() {
            pressed = Some(Pressed::Discard);
        }
        let words = tr!("{count} {count:box is|boxes are} not saved yet", count = unsaved);
        let ink = if refusal.is_some() { tokens.negative } else { tokens.text2 };
        message(&mut end, &refusal.unwrap_or(words), FontStyle::Body, ink, 1);
    }
    pressed
}
