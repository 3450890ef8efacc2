//! The drawing of one cell, and of the gutter at the left of a row.

use egui::accesskit::Action;
use egui::{
    Color32, CornerRadius, EventFilter, Frame, Margin, Rect, Role, Sense, Stroke, TextEdit, Ui, WidgetInfo,
    pos2, vec2,
};
use egui_material_icons::icons::{ICON_ADD, ICON_CHECK, ICON_EDIT, ICON_ERROR, ICON_REMOVE, ICON_WARNING};

use crate::format::Formatter;
use crate::model::{ClassesView, Field, HintView, RateRow, RowKey};
use crate::theme::{self, FontStyle, Tokens, stroke};
use crate::widgets::{Side, elided, hairline};

use super::{CellPosition, RatesState};

/// What a cell is drawn from.
pub(super) struct CellContext<'a> {
    pub(super) place: CellPosition,
    pub(super) rect: Rect,
    pub(super) row: &'a RateRow,
    /// The row of the cell; `None` for the empty row at the end.
    pub(super) key: Option<RowKey>,
    pub(super) classes: Option<&'a ClassesView>,
    /// The hints about the rate.
    pub(super) hints: &'a [HintView],
    /// The number of its row.
    pub(super) number: usize,
    pub(super) formatter: Formatter,
    pub(super) is_hovered: bool,
    pub(super) is_selected: bool,
    /// The look of its row's gutter.
    pub(super) look: Gutter,
    /// The id of the text field of an edit, which is that of the grid.
    pub(super) id: egui::Id,
}

impl CellContext<'_> {
    /// The hint about this cell.
    fn hint(&self) -> Option<&HintView> {
        self.hints.iter().find(|hint| hint.field == self.place.field)
    }

    /// The accessible name, such as `Rate % of row 3`.
    fn name(&self) -> String {
        match self.key {
            Some(_) => format!("{} of row {}", self.place.field.name(), self.number),
            None => format!("{} of the new row", self.place.field.name()),
        }
    }
}

/// The events of a cell in this frame.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is an event of its own")]
pub(super) struct Drawn {
    pub(super) is_clicked: bool,
    pub(super) is_opened: bool,
    /// Whether its text field lost the focus.
    pub(super) is_left: bool,
    /// Whether it was drawn as a text field.
    pub(super) is_edited: bool,
}

/// Draws a cell into its rectangle.
pub(super) fn cell(ui: &mut Ui, context: &CellContext<'_>, state: &mut RatesState) -> Drawn {
    let tokens = theme::of(ui);
    let (rect, place) = (context.rect, context.place);
    if state.editing.as_ref().is_some_and(|editing| editing.place == place) {
        return text_field(ui, context, state);
    }
    let shown = Content::of(context, state);
    let draft = context.key.and_then(|key| state.drafts.get((key, place.field)));
    let is_refused = draft.is_some_and(|draft| draft.refusal.is_some());
    let is_waiting =
        context.key.is_some_and(|key| draft.is_some() && !is_refused && !state.is_typing_in(key));
    let response = ui.interact(rect, ui.scope_id().with(place.field.key()), Sense::CLICK);
    // The grid holds the focus, not its cells.
    ui.memory_mut(|memory| memory.ignore_focus(response.id));
    let spoken = match shown.text {
        "" if place.field.can_be_any() => "any",
        "" => "empty",
        text => text,
    };
    response.widget_info(|| {
        let name = context.name();
        WidgetInfo::labeled(
            Role::Cell,
            true,
            if context.key.is_some() { format!("{name}: {spoken}") } else { name },
        )
    });
    let ground = if is_refused {
        tokens.negative_soft
    } else if shown.is_odd {
        tokens.warning_soft
    } else if context.is_selected && state.active != Some(place) {
        tokens.selection
    } else if context.is_hovered && state.active != Some(place) {
        tokens.hover
    } else {
        match context.look {
            Gutter::Applies => tokens.positive_soft,
            Gutter::Nearly => tokens.bg,
            _ => tokens.card,
        }
    };
    ui.painter().rect_filled(rect, CornerRadius::ZERO, ground);
    hairline(ui, rect, rect.bottom() - 0.5);
    if is_refused || is_waiting || shown.is_odd {
        let colour = if is_refused || is_waiting { tokens.negative } else { tokens.warning };
        let foot = Rect::from_min_max(pos2(rect.left(), rect.bottom() - 2.0), rect.max);
        ui.painter().rect_filled(foot, CornerRadius::ZERO, colour);
    }
    paint(ui, rect.shrink2(vec2(8.0, 0.0)), context, &shown, is_refused);
    // Assistive technology has no double click: its click on a cell opens it.
    let is_told = ui.input(|input| input.has_accesskit_action_request(response.id, Action::Click));
    let is_opened = response.double_clicked() || is_told;
    let drawn = Drawn { is_clicked: response.clicked(), is_opened, ..Drawn::default() };
    if let (Some(hint), false) = (context.hint(), is_refused) {
        response.on_hover_text(context.formatter.sentence(&hint.oddity.sentence()));
    } else if !place.field.is_typed() && !shown.text.is_empty() {
        response.on_hover_text(format!("{}. Enter changes it", shown.text));
    }
    drawn
}

/// The content of a cell.
struct Content<'a> {
    text: &'a str,
    /// Faint text after it: the name of the country or state.
    note: &'a str,
    /// Whether a hint is about the cell.
    is_odd: bool,
}

impl<'a> Content<'a> {
    /// Text that was typed and is not saved yet has precedence over that of the books.
    fn of(context: &CellContext<'a>, state: &'a RatesState) -> Self {
        let CellContext { place, row, classes, key, .. } = *context;
        if let Some(typed) = state.typed(key, place.field) {
            return Self { text: typed, note: "", is_odd: false };
        }
        let is_odd = context.hint().is_some();
        if key.is_none() {
            let text = if place.field == Field::Country && state.editing.is_none() { "New rate" } else { "" };
            return Self { text: "", note: text, is_odd: false };
        }
        let text = row.text(place.field);
        match place.field {
            Field::Country => Self { text, note: row.country_name, is_odd },
            Field::State => Self { text, note: row.state_name, is_odd },
            Field::Class => {
                let entry = classes.and_then(|classes| classes.entry(&row.class));
                Self { text: entry.map_or(text, |entry| entry.name.as_str()), note: "", is_odd }
            }
            _ => Self { text, note: "", is_odd },
        }
    }
}

fn paint(ui: &Ui, inner: Rect, context: &CellContext<'_>, shown: &Content<'_>, is_refused: bool) {
    let tokens = theme::of(ui);
    let field = context.place.field;
    if context.key.is_none() {
        elided(ui, inner, Side::Left, shown.note, FontStyle::Body, tokens.faint);
        return;
    }
    if field.is_flag() && matches!(shown.text, "yes" | "no") {
        return flag(ui, inner, shown.text == "yes", tokens);
    }
    let ink = match (is_refused, shown.is_odd) {
        (true, _) => tokens.negative,
        (false, true) => tokens.warning,
        (false, false) if !field.is_typed() => tokens.text2,
        (false, false) => tokens.text,
    };
    if shown.text.is_empty() {
        if field.can_be_any() {
            elided(ui, inner, Side::Left, "*", FontStyle::Body, tokens.faint);
        }
        return;
    }
    let side = if field.is_number() { Side::Right } else { Side::Left };
    let width = elided(ui, inner, side, shown.text, FontStyle::Body, ink);
    if !shown.note.is_empty() {
        let rest = Rect::from_min_max(pos2(inner.left() + width.max(16.0) + 8.0, inner.top()), inner.max);
        elided(ui, rest, Side::Left, shown.note, FontStyle::Body, tokens.faint);
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
        elided(ui, inner, Side::Middle, "–", FontStyle::Body, tokens.faint);
    }
}

/// Draws the cell as a text field.
fn text_field(ui: &mut Ui, context: &CellContext<'_>, state: &mut RatesState) -> Drawn {
    let (tokens, rect) = (theme::of(ui), context.rect);
    let Some(editing) = state.editing.as_mut() else { return Drawn::default() };
    ui.painter().rect_filled(rect, CornerRadius::ZERO, tokens.card);
    let side =
        if context.place.field.is_number() { egui::Align2::RIGHT_CENTER } else { egui::Align2::LEFT_CENTER };
    let held = EventFilter { tab: true, escape: true, horizontal_arrows: true, vertical_arrows: true };
    let edit = TextEdit::singleline(&mut editing.text)
        .id(context.id)
        .font(FontStyle::Body.font())
        .text_color(tokens.text)
        .frame(Frame::NONE)
        .background_color(Color32::TRANSPARENT)
        .margin(Margin::ZERO)
        .align(side)
        .event_filter(held)
        .desired_width(rect.width() - 16.0);
    let response = ui.place(rect.shrink2(vec2(8.0, 0.0)), edit);
    let response = response.accessible_name(context.name());
    editing.is_untouched &= !response.changed();
    if response.changed() {
        // Another text has other suggestions.
        editing.marked = None;
        editing.is_closed = false;
    }
    let is_new = std::mem::take(&mut editing.is_new);
    Drawn { is_left: !is_new && !response.has_focus(), is_edited: true, ..Drawn::default() }
}

/// The look of a gutter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gutter {
    Plain,
    /// A cell of the row was refused.
    Bad,
    /// Cells of the row are not saved, and none is refused.
    Waiting,
    /// A hint is about the row.
    Odd,
    /// The rate applies at the address that is tried.
    Applies,
    /// It nearly applies there.
    Nearly,
    /// The empty row at the end.
    New,
}

/// Draws the number of a row, or an icon for what is wrong in it; true when it was clicked.
pub(super) fn gutter(ui: &Ui, rect: Rect, number: usize, look: Gutter, is_selected: bool) -> bool {
    let tokens = theme::of(ui);
    let response = ui.interact(rect, ui.scope_id().with("gutter"), Sense::CLICK);
    ui.memory_mut(|memory| memory.ignore_focus(response.id));
    let name = match look {
        Gutter::New => "New row".to_owned(),
        Gutter::Applies => format!("Row {number} applies"),
        Gutter::Nearly => format!("Row {number} nearly applies"),
        _ => format!("Row {number}"),
    };
    response.widget_info(|| WidgetInfo::selected(Role::RowHeader, true, is_selected, &name));
    let ground = if is_selected { tokens.accent_soft } else { tokens.panel };
    ui.painter().rect_filled(rect, CornerRadius::ZERO, ground);
    hairline(ui, rect, rect.bottom() - 0.5);
    ui.painter().vline(rect.right() - 0.5, rect.y_range(), Stroke::new(stroke::HAIRLINE, tokens.line));
    let icon = match look {
        Gutter::Bad => Some((ICON_ERROR, tokens.negative)),
        Gutter::Waiting => Some((ICON_EDIT, tokens.negative)),
        Gutter::Odd => Some((ICON_WARNING, tokens.warning)),
        Gutter::Applies => Some((ICON_CHECK, tokens.positive)),
        Gutter::Nearly => Some((ICON_REMOVE, tokens.text2)),
        Gutter::New => Some((ICON_ADD, tokens.faint)),
        Gutter::Plain => None,
    };
    // The bar names a row that is not saved by its number.
    let is_named = matches!(look, Gutter::Bad | Gutter::Waiting);
    let (beside, right) = rect.split_left_right_at_x(rect.left() + if is_named { 20.0 } else { 0.0 });
    if let Some((icon, ink)) = icon {
        let (room, size) = if is_named { (beside, 14.0) } else { (rect, 16.0) };
        let font = theme::icon_font(size);
        ui.painter().text(room.center(), egui::Align2::CENTER_CENTER, icon.codepoint, font, ink);
        if !is_named {
            return response.clicked();
        }
    }
    let number = number.to_string();
    let kind = match number.len() + if is_named { 2 } else { 0 } {
        0..5 => FontStyle::Body,
        5 => FontStyle::Small,
        _ => FontStyle::Caption,
    };
    elided(ui, right, Side::Middle, &number, kind, if is_selected { tokens.accent } else { tokens.faint });
    response.clicked()
}
