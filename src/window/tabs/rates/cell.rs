//! The drawing of one cell, and of the gutter at the left of a row.

use std::borrow::Cow;

use egui::accesskit::Action;
use egui::{Align2, CornerRadius, EventFilter, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use egui_material_icons::icons::{ICON_ADD, ICON_CHECK, ICON_EDIT, ICON_ERROR, ICON_REMOVE, ICON_WARNING};

use crate::model::{Field, RowKey, odd_column};
use crate::theme::{self, FontStyle, stroke};
use crate::translate::tr;
use crate::widgets::{Marked, Side, bare_edit, elided, hairline, icon_at};
use domain::places;
use domain::rate::TaxRate;
use domain::rate::hints::Oddity;

use super::Sheet;
use super::rows::CellPosition;

/// A row of the grid, as its cells are drawn.
pub(super) struct RowShown<'a> {
    /// The rate in the books.
    pub(super) content: Cow<'a, TaxRate>,
    /// `None` for the empty row at the end.
    pub(super) key: Option<RowKey>,
    pub(super) hints: &'a [Oddity],
    pub(super) number: usize,
    pub(super) is_hovered: bool,
    /// The look of its gutter.
    pub(super) look: Gutter,
}

impl RowShown<'_> {
    /// The hint about a cell.
    fn hint(&self, field: Field) -> Option<&Oddity> {
        self.hints.iter().find(|hint| odd_column(hint) == field)
    }

    /// The accessible name of a cell, such as `Rate % of row 3`.
    fn name(&self, field: Field) -> String {
        let column = tr(field.name());
        match self.key {
            Some(_) => tr!("{column} of row {row}", column, row = self.number.to_string()),
            None => tr!("{column} of the new row", column),
        }
    }
}

/// The content of a cell.
struct Content<'a> {
    text: Cow<'a, str>,
    /// Faint text after it: the name of the country or state.
    note: &'a str,
    /// True if a hint is about the cell.
    is_odd: bool,
    is_refused: bool,
}

impl Sheet<'_> {
    /// Draws a cell into its rectangle.
    pub(super) fn cell(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        place: CellPosition,
        row: &RowShown<'_>,
        is_selected: bool,
    ) {
        if self.state.editing.as_ref().is_some_and(|editing| editing.place == place) {
            return self.text_field(ui, rect, row);
        }
        let tokens = theme::of(ui);
        let (field, is_active) = (place.field, self.state.active == Some(place));
        let shown = self.content_of(field, row);
        let is_draft = row.key.is_some_and(|key| {
            self.state.drafts.get((key, field)).is_some() && !self.state.is_typing_in(key)
        });
        let response = ui.interact(rect, ui.scope_id().with(field.key()), Sense::CLICK);
        // The grid holds the focus, not its cells.
        ui.memory_mut(|memory| memory.ignore_focus(response.id));
        response.widget_info(|| {
            let (name, text) = (row.name(field), &*shown.text);
            let name = match (row.key, text) {
                (None, _) => name,
                (_, "") if field.can_be_any() => tr!("{name}: any", name),
                (_, "") => tr!("{name}: empty", name),
                (_, text) if field.is_flag() => format!("{name}: {}", tr(text)),
                (_, text) => format!("{name}: {text}"),
            };
            WidgetInfo::labeled(Role::Cell, true, name)
        });
        let ground = match row.look {
            _ if shown.is_refused => tokens.negative_soft,
            _ if shown.is_odd => tokens.warning_soft,
            _ if is_selected && !is_active => tokens.selection,
            _ if row.is_hovered && !is_active => tokens.hover,
            Gutter::Applies => tokens.positive_soft,
            Gutter::Nearly => tokens.bg,
            _ => tokens.card,
        };
        // The sheet is of the colour of a card already, with a line below the row.
        if ground != tokens.card {
            ui.painter().rect_filled(rect, CornerRadius::ZERO, ground);
            hairline(ui, rect, rect.bottom() - 0.5);
        }
        if is_draft || shown.is_refused || shown.is_odd {
            let colour = if is_draft || shown.is_refused { tokens.negative } else { tokens.warning };
            ui.painter().rect_filled(rect.with_min_y(rect.bottom() - 2.0), CornerRadius::ZERO, colour);
        }
        paint(ui, rect.shrink2(vec2(8.0, 0.0)), field, row.key, &shown);
        let is_clicked = response.clicked();
        // Assistive technology has no double click: its click on a cell opens it.
        let is_told = ui.input(|input| input.has_accesskit_action_request(response.id, Action::Click));
        let is_opened = response.double_clicked() || is_told;
        if let (Some(hint), false) = (row.hint(field), shown.is_refused) {
            response.on_hover_text(hinted(hint, self.rates.formatter.text(&hint.sentence())));
        } else if !shown.note.is_empty() && row.key.is_some() && !shown.is_refused {
            say_name(response, shown.note);
        } else if !field.is_typed() && !shown.text.is_empty() {
            response.on_hover_text(tr!("{text}. Enter changes it", text = tr(&shown.text)));
        }
        if is_clicked {
            self.drawn.clicked = Some(place);
        }
        if is_opened && !field.is_flag() {
            self.drawn.opened = Some(place);
        }
    }

    /// Text that was typed and is not saved yet has precedence over that of the books.
    fn content_of<'r>(&'r self, field: Field, row: &'r RowShown<'_>) -> Content<'r> {
        let content = &*row.content;
        let is_refused = row.key.and_then(|key| self.state.drafts.get((key, field)));
        let is_refused = is_refused.is_some_and(|draft| draft.refusal.is_some());
        let is_odd = row.hint(field).is_some();
        if let Some(typed) = self.state.typed(row.key, field) {
            return Content { text: Cow::Borrowed(typed), note: "", is_odd: false, is_refused };
        }
        if row.key.is_none() {
            let is_said = field == Field::Country && self.state.editing.is_none();
            let note = if is_said { tr!("New rate") } else { "" };
            return Content { text: Cow::Borrowed(""), note, is_odd: false, is_refused };
        }
        let text = self.shown_in(content, field);
        let note = match field {
            Field::Country => places::country_name(&content.country).map(tr),
            Field::State => places::state_name(&content.country, &content.state),
            _ => None,
        };
        Content { text, note: note.unwrap_or_default(), is_odd, is_refused }
    }

    /// Draws the cell that is edited as a text field.
    fn text_field(&mut self, ui: &mut Ui, rect: Rect, row: &RowShown<'_>) {
        let Some(editing) = self.state.editing.as_mut() else { return };
        let (tokens, field) = (theme::of(ui), editing.place.field);
        ui.painter().rect_filled(rect, CornerRadius::ZERO, tokens.card);
        let edit = bare_edit(&mut editing.text, FontStyle::Body, tokens.text, rect.width() - 16.0)
            .id(self.id)
            .align(if field.is_number() { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER })
            .event_filter(HELD);
        let response = ui.place(rect.shrink2(vec2(8.0, 0.0)), edit).accessible_name(row.name(field));
        if response.changed() {
            // Another text has other suggestions.
            (editing.is_untouched, editing.list) = (false, Marked::default());
        }
        self.drawn.is_edited = true;
        self.drawn.is_left |= !std::mem::take(&mut editing.is_new) && !response.has_focus();
    }
}

fn paint(ui: &Ui, inner: Rect, field: Field, key: Option<RowKey>, shown: &Content<'_>) {
    let tokens = theme::of(ui);
    let ink = match (shown.is_refused, shown.is_odd) {
        (true, _) => tokens.negative,
        (false, true) => tokens.warning,
        (false, false) if !field.is_typed() => tokens.text2,
        (false, false) => tokens.text,
    };
    let faint = |room, side, text| elided(ui, room, side, text, FontStyle::Body, tokens.faint);
    match &*shown.text {
        _ if key.is_none() => _ = faint(inner, Side::Left, shown.note),
        "yes" if field.is_flag() => icon_at(ui, inner.center(), ICON_CHECK, 16.0, tokens.text),
        "no" if field.is_flag() => _ = faint(inner, Side::Middle, "–"),
        "" if field.can_be_any() => _ = faint(inner, Side::Left, "*"),
        "" => {}
        text => {
            let side = if field.is_number() { Side::Right } else { Side::Left };
            let width = elided(ui, inner, side, text, FontStyle::Body, ink);
            if !shown.note.is_empty() {
                faint(inner.with_min_x(inner.left() + width.max(16.0) + 8.0), Side::Left, shown.note);
            }
        }
    }
}

/// The keys that the grid and the text field of a cell keep from egui.
pub(super) const HELD: EventFilter =
    EventFilter { tab: true, escape: true, horizontal_arrows: true, vertical_arrows: true };

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
    response.widget_info(|| {
        let row = number.to_string();
        let name = match look {
            Gutter::New => tr!("New row").to_owned(),
            Gutter::Applies => tr!("Row {row} applies", row),
            Gutter::Nearly => tr!("Row {row} nearly applies", row),
            _ => tr!("Row {row}", row),
        };
        WidgetInfo::selected(Role::RowHeader, true, is_selected, name)
    });
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
        icon_at(ui, room.center(), icon, size, ink);
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

/// Says the name of a country or state, for which the column may be too narrow, and of which the code alone is read out.
fn say_name(response: Response, name: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_description(name));
    response.on_hover_text(name);
}

/// The sentence of a hint with the codes that it is about, where these are several.
fn hinted(hint: &Oddity, sentence: String) -> String {
    let codes = hint.codes();
    if codes.len() > 1 { format!("{sentence}\n{}", codes.join("; ")) } else { sentence }
}
