//! The row of a box that a person fills: fields for the amount and for its reason. Enter goes from the amount to the
//! reason, and from there saves.

use egui::text::{LayoutJob, TextWrapping};
use egui::{Key, Rect, Response, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::{ICON_EDIT, ICON_WARNING};

use crate::format::Formatter;
use crate::model::Draft;
use crate::theme::{self, FontStyle, height, space};
use crate::translate::tr;
use crate::widgets::{Row, Side, elided, field, icon_at};

use super::EnteredField;
use super::texts::{BoxRow, EnteredText};

const REASON: f32 = 210.0;

/// A box that a person fills.
pub(super) struct EnteredRow<'a> {
    pub(super) one: &'a BoxRow,
    /// The table has a column of today's amounts.
    pub(super) has_today: bool,
    pub(super) formatter: Formatter,
}

impl EnteredRow<'_> {
    /// Draws the cells after the number; true when the box is to be saved.
    pub(super) fn show(
        &self,
        row: &mut Row<'_, '_>,
        draft: &mut Draft<EnteredText>,
        editing: &mut Option<(String, EnteredField)>,
    ) -> bool {
        let wanted = editing.take_if(|(number, _)| *number == self.one.number).map(|(_, field)| field);
        let reason = row.cell(|ui, cell| self.reason(ui, cell, draft));
        if self.has_today {
            row.skip();
        }
        row.text(&self.one.since, FontStyle::Body, row.tokens.text2);
        let amount = row.cell(|ui, cell| self.amount(ui, cell, draft));
        let (Some(reason), Some(amount)) = (reason, amount) else { return false };
        match wanted {
            Some(EnteredField::Amount) => amount.request_focus(),
            Some(EnteredField::Reason) => reason.request_focus(),
            None => {}
        }
        if reason.changed() || amount.changed() {
            draft.refusal = None;
        }
        let is_entered =
            |of: &Response| of.lost_focus() && of.ctx.input(|input| input.key_pressed(Key::Enter));
        let is_explained = !draft.now.reason.trim().is_empty() || draft.now.amount.trim().is_empty();
        if is_entered(&amount) && !is_explained {
            *editing = Some((self.one.number.clone(), EnteredField::Reason));
            row.response.ctx.request_repaint();
            return false;
        }
        (is_entered(&amount) || is_entered(&reason)) && draft.is_changed()
    }

    /// Draws the words, with the field of the reason beside them.
    fn reason(&self, ui: &mut Ui, cell: Rect, draft: &mut Draft<EnteredText>) -> Response {
        let tokens = theme::of(ui);
        let wide = REASON.min(cell.width() * 0.5);
        let words = cell.with_max_x(cell.right() - wide - space::M);
        let (icon, ink) = match draft.refusal {
            Some(_) => (ICON_WARNING, tokens.negative),
            None => (ICON_EDIT, tokens.faint),
        };
        icon_at(ui, pos2(words.left() + 7.0, words.center().y), icon, 14.0, ink);
        words_in(ui, words.with_min_x(words.left() + 20.0), &self.one.words, "", FontStyle::Body);
        let middle = pos2(cell.right() - wide / 2.0, cell.center().y);
        let room = Rect::from_center_size(middle, vec2(wide, height::CONTROL));
        let name = tr!("Reason of box {number}", number = &self.one.number);
        entered_field(ui, room, (&name, tr!("Why")), &mut draft.now.reason, false)
    }

    fn amount(&self, ui: &mut Ui, cell: Rect, draft: &mut Draft<EnteredText>) -> Response {
        let room = Rect::from_center_size(cell.center(), vec2(cell.width(), height::CONTROL));
        let typed = &mut draft.now.amount;
        let is_wrong = !typed.trim().is_empty() && self.formatter.amount(typed).is_none();
        let name = tr!("Amount of box {number}", number = &self.one.number);
        entered_field(ui, room, (&name, &self.one.amount), typed, is_wrong)
    }
}

fn entered_field(
    ui: &mut Ui,
    room: Rect,
    (name, hint): (&str, &str),
    content: &mut String,
    is_wrong: bool,
) -> Response {
    let mut inner = ui.new_child(UiBuilder::new().id_salt(name).max_rect(room));
    let response = field(&mut inner, name, content, room.width(), is_wrong);
    if content.is_empty() && !response.has_focus() {
        let ink = theme::of(ui).faint;
        elided(ui, room.shrink2(vec2(9.0, 0.0)), Side::Left, hint, FontStyle::Body, ink);
    }
    response
}

/// Draws the words of a box: two lines of them, or one and the words in the form's language.
pub(super) fn words_in(ui: &Ui, cell: Rect, words: &str, second: &str, kind: FontStyle) {
    let tokens = theme::of(ui);
    let wide = ui.painter().layout_no_wrap(words.to_owned(), kind.font(), tokens.text).size().x;
    let inner = cell.shrink2(vec2(0.0, 2.0));
    if second.is_empty() && wide > cell.width() {
        let mut job = LayoutJob::simple(words.to_owned(), kind.font(), tokens.text, cell.width());
        job.wrap = TextWrapping { max_width: cell.width(), max_rows: 2, ..TextWrapping::default() };
        let galley = ui.painter().layout_job(job);
        let at = pos2(cell.left(), cell.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, tokens.text);
        return;
    }
    let (upper, lower) =
        if second.is_empty() { (cell, Rect::NOTHING) } else { inner.split_top_bottom_at_fraction(0.52) };
    elided(ui, upper, Side::Left, words, kind, tokens.text);
    if !second.is_empty() {
        elided(ui, lower, Side::Left, second, FontStyle::Small, tokens.text2);
    }
}
