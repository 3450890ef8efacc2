//! One cell, and the gutter at the left of its row.

use egui::{
    Color32, CornerRadius, EventFilter, Frame, Margin, Rect, Role, Sense, Stroke, TextEdit, Ui, WidgetInfo,
    pos2, vec2,
};
use egui_material_icons::icons::{ICON_CHECK, ICON_ERROR};

use crate::ui::model::{ClassesView, RateRow};
use crate::ui::theme::{self, Tokens, Type, stroke};
use crate::ui::widgets::{Side, elided, hairline};

use super::{Field, Place, RatesState};

/// What a cell is drawn from.
pub(super) struct CellContext<'a> {
    pub(super) place: Place,
    pub(super) row: &'a RateRow,
    pub(super) classes: Option<&'a ClassesView>,
    pub(super) is_hovered: bool,
}

/// What was done to a cell.
#[derive(Default)]
pub(super) struct Drawn {
    pub(super) is_clicked: bool,
    pub(super) is_opened: bool,
    /// Whether its text field lost the keyboard.
    pub(super) is_left: bool,
}

/// Draws a cell into the room it is given.
pub(super) fn cell(ui: &mut Ui, context: &CellContext<'_>, state: &mut RatesState) -> Drawn {
    let tokens = theme::of(ui);
    let rect = ui.max_rect();
    let CellContext { place, row, .. } = *context;
    if state.editing.as_ref().is_some_and(|editing| editing.place == place && !editing.is_choice()) {
        return text_field(ui, rect, context, state);
    }
    let key = (row.id, place.field);
    let shown = Content::of(context, state);
    let is_refused = state.refused.contains_key(&key);
    let response = ui.interact(rect, ui.scope_id().with("cell"), Sense::CLICK);
    let number = place.row + 1;
    let spoken = match shown.text {
        "" if place.field.can_be_any() => "any",
        "" => "empty",
        text => text,
    };
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Cell, true, format!("{} of row {number}: {spoken}", place.field.name()))
    });
    let ground = if is_refused {
        tokens.negative_soft
    } else if shown.is_odd {
        tokens.warning_soft
    } else if context.is_hovered && state.active != Some(place) {
        tokens.hover
    } else {
        tokens.card
    };
    ui.painter().rect_filled(rect, CornerRadius::ZERO, ground);
    hairline(ui, rect, rect.bottom() - 0.5);
    if is_refused || shown.is_odd {
        let colour = if is_refused { tokens.negative } else { tokens.warning };
        let foot = Rect::from_min_max(pos2(rect.left(), rect.bottom() - 2.0), rect.max);
        ui.painter().rect_filled(foot, CornerRadius::ZERO, colour);
    }
    paint(ui, rect.shrink2(vec2(8.0, 0.0)), context, &shown, is_refused);
    let drawn =
        Drawn { is_clicked: response.clicked(), is_opened: response.double_clicked(), is_left: false };
    if shown.is_odd && !is_refused {
        response.on_hover_text("No class has this slug. Choose one, or add it in Tax classes.");
    }
    drawn
}

/// What a cell shows.
struct Content<'a> {
    text: &'a str,
    /// Beside it, faint: the country's name.
    note: &'a str,
    /// Whether it is a class that does not exist.
    is_odd: bool,
}

impl<'a> Content<'a> {
    /// What was typed and is not in the file yet goes before what is in it.
    fn of(context: &CellContext<'a>, state: &'a RatesState) -> Self {
        let CellContext { place, row, classes, .. } = *context;
        let key = (row.id, place.field);
        let typed = state.refused.get(&key).map(|refused| &refused.text).or_else(|| state.pending.get(&key));
        if let Some(typed) = typed {
            return Self { text: typed, note: "", is_odd: false };
        }
        let text = place.field.text(row);
        match place.field {
            Field::Country => Self { text, note: row.country_name, is_odd: false },
            Field::State => Self { text, note: row.state_name, is_odd: false },
            Field::Class => {
                let entry = classes.and_then(|classes| classes.entry(&row.class));
                let is_odd = classes.is_some() && !entry.is_some_and(|entry| entry.exists);
                Self { text: entry.map_or(text, |entry| entry.name.as_str()), note: "", is_odd }
            }
            _ => Self { text, note: "", is_odd: false },
        }
    }
}

fn paint(ui: &Ui, inner: Rect, context: &CellContext<'_>, shown: &Content<'_>, is_refused: bool) {
    let tokens = theme::of(ui);
    let field = context.place.field;
    if field.is_flag() {
        return flag(ui, inner, shown.text == "yes", tokens);
    }
    let ink = match (is_refused, shown.is_odd) {
        (true, _) => tokens.negative,
        (false, true) => tokens.warning,
        (false, false) => tokens.text,
    };
    if shown.text.is_empty() {
        if field.can_be_any() {
            elided(ui, inner, Side::Left, "*", Type::Body, tokens.faint);
        }
        return;
    }
    let side = if field.is_number() { Side::Right } else { Side::Left };
    let width = elided(ui, inner, side, shown.text, Type::Body, ink);
    if !shown.note.is_empty() {
        let rest = Rect::from_min_max(pos2(inner.left() + width.max(16.0) + 8.0, inner.top()), inner.max);
        elided(ui, rest, Side::Left, shown.note, Type::Body, tokens.faint);
    }
}

fn flag(ui: &Ui, inner: Rect, is_on: bool, tokens: &Tokens) {
    if is_on {
        let font = theme::icon_font(16.0);
        ui.painter().text(
            inner.center(),
            egui::Align2::CENTER_CENTER,
            ICON_CHECK.codepoint,
            font,
            tokens.text,
        );
    } else {
        elided(ui, inner, Side::Middle, "–", Type::Body, tokens.faint);
    }
}

/// The cell while it is typed into.
fn text_field(ui: &mut Ui, rect: Rect, context: &CellContext<'_>, state: &mut RatesState) -> Drawn {
    let tokens = theme::of(ui);
    let Some(editing) = state.editing.as_mut() else { return Drawn::default() };
    ui.painter().rect_filled(rect, CornerRadius::ZERO, tokens.card);
    let side =
        if context.place.field.is_number() { egui::Align2::RIGHT_CENTER } else { egui::Align2::LEFT_CENTER };
    let held = EventFilter { tab: true, escape: true, horizontal_arrows: true, vertical_arrows: true };
    let edit = TextEdit::singleline(&mut editing.text)
        .id_salt("edit")
        .font(Type::Body.font())
        .text_color(tokens.text)
        .frame(Frame::NONE)
        .background_color(Color32::TRANSPARENT)
        .margin(Margin::ZERO)
        .align(side)
        .event_filter(held)
        .desired_width(rect.width() - 16.0);
    let response = ui.put(rect.shrink2(vec2(8.0, 2.0)), edit);
    let name = format!("{} of row {}", context.place.field.name(), context.place.row + 1);
    let response = response.accessible_name(name);
    if editing.is_new {
        response.request_focus();
        editing.is_new = false;
        return Drawn::default();
    }
    Drawn { is_left: !response.has_focus() && !response.gained_focus(), ..Drawn::default() }
}

/// How a gutter looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gutter {
    Plain,
    /// The active cell is in this row.
    Active,
    /// A cell of this row was refused.
    Bad,
}

/// The number of a row, or the mark of what is wrong in it.
pub(super) fn gutter(ui: &mut Ui, at: usize, look: Gutter) {
    let tokens = theme::of(ui);
    let rect = ui.max_rect();
    let ground = if look == Gutter::Active { tokens.accent_soft } else { tokens.panel };
    ui.painter().rect_filled(rect, CornerRadius::ZERO, ground);
    hairline(ui, rect, rect.bottom() - 0.5);
    ui.painter().vline(rect.right() - 0.5, rect.y_range(), Stroke::new(stroke::HAIRLINE, tokens.line));
    if look == Gutter::Bad {
        let font = theme::icon_font(16.0);
        ui.painter().text(
            rect.center(),
            egui::Align2::CENTER_CENTER,
            ICON_ERROR.codepoint,
            font,
            tokens.negative,
        );
        return;
    }
    let number = (at + 1).to_string();
    let kind = match number.len() {
        0..5 => Type::Body,
        5 => Type::Small,
        _ => Type::Caption,
    };
    elided(
        ui,
        rect,
        Side::Middle,
        &number,
        kind,
        if look == Gutter::Active { tokens.accent } else { tokens.faint },
    );
}
