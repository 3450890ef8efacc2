//! The panel that refunds an order: all of it, some of its lines, or an amount, on a date of its
//! own. The engine computes what is refunded, with its tax, and the panel shows that before
//! anything is saved.

use egui::{Label, Rect, Stroke, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::{ICON_CALENDAR_TODAY, ICON_UNDO};

use crate::model::{DraftLine, Extent, FormField, OpenOrder, Orders, OrdersAction, RefundDraft};
use crate::tabs::correction;
use crate::theme::{self, FontStyle, height, space, stroke, text};
use crate::widgets::{Button, Entry, Kind, Side, card, elided, foot_row, hairline, say, segment, tick};
use domain::money::Money;

use super::Action;
use super::fields::Fields;
use super::who::{is_entered, step_date};

const HEAD: f32 = 92.0;
/// The width from which the date stands beside the extent.
const BESIDE: f32 = 440.0;
const ROW: f32 = 26.0;
/// The field of the reason.
const REASON: f32 = 36.0;
const FOOT: f32 = 52.0;

/// The height of the upper part in a panel of this width.
fn head_of(wide: f32) -> f32 {
    if wide - 2.0 * space::L < BESIDE { HEAD + 36.0 } else { HEAD }
}

/// What the panel is drawn from.
pub(super) struct Panel<'v> {
    pub(super) view: &'v Orders<'v>,
    pub(super) open: &'v OpenOrder,
}

/// The outcome of a frame of the panel.
pub(super) enum Done {
    Cancelled,
    Asked(Vec<Action>),
}

impl Panel<'_> {
    /// The height of the panel in points.
    pub(super) fn height(&self, wide: f32, refund: &RefundDraft) -> f32 {
        let count = |number: usize| f32::from(u16::try_from(number).unwrap_or(u16::MAX));
        let body = match refund.extent {
            Extent::Whole => 0.0,
            Extent::Lines => count(self.open.draft.lines.len()) * height::LIST_ROW + 36.0,
            Extent::Amount => 40.0,
        };
        let rows = self.view.refunding.value.as_ref().map_or(0, |shown| shown.rows.len());
        let correction = correction::needed(self.view.closed, refund.corrects, true);
        head_of(wide) + body + REASON + correction + 12.0 + count(rows) * ROW + 40.0 + FOOT
    }

    /// Draws the panel.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        room: Rect,
        refund: &mut RefundDraft,
        fields: &mut Fields<'_>,
    ) -> Done {
        card(ui, room);
        let inner = room.shrink2(vec2(space::L, 0.0));
        self.head(ui, inner, refund, fields);
        let mut y = room.top() + head_of(room.width());
        match refund.extent {
            Extent::Whole => {}
            Extent::Lines => y = self.lines(ui, inner, y, refund, fields),
            Extent::Amount => {
                let rect = Rect::from_min_size(pos2(inner.left(), y), vec2(160.0, height::CONTROL));
                let zero = self.view.amounts.plain(Money::ZERO);
                let entry = Entry::new("Amount to refund").right().hint(&zero);
                let amount = fields.show(ui, rect, FormField::RefundAmount, entry, &mut refund.amount);
                if is_entered(ui, &amount) {
                    *fields.focus = Some(FormField::RefundReason);
                }
                let beside = Rect::from_min_max(
                    pos2(rect.right() + 12.0, rect.top()),
                    pos2(inner.right(), rect.bottom()),
                );
                let left = self.open.left.as_deref().unwrap_or(&zero);
                let words = format!("of {left} that can be refunded");
                elided(ui, beside, Side::Left, &words, FontStyle::Body, theme::of(ui).text2);
                y += 40.0;
            }
        }
        let rect = Rect::from_min_size(pos2(inner.left(), y + 4.0), vec2(inner.width(), height::CONTROL));
        let entry = Entry::new("Reason of the refund").hint("Reason, for your own records");
        let reason = fields.show(ui, rect, FormField::RefundReason, entry, &mut refund.reason);
        let is_ended = is_entered(ui, &reason);
        y += REASON;
        let tall = correction::needed(self.view.closed, refund.corrects, true);
        let below = Rect::from_min_size(pos2(inner.left(), y + 4.0), vec2(inner.width(), tall));
        correction::correction(ui, below, self.view.closed, &mut refund.corrects, fields.is_enabled);
        self.outcome(ui, inner, y + tall + 12.0);
        self.foot(
            ui,
            Rect::from_min_max(pos2(inner.left(), room.bottom() - FOOT), pos2(inner.right(), room.bottom())),
            refund,
            fields,
            is_ended,
        )
    }

    fn head(&self, ui: &mut Ui, inner: Rect, refund: &mut RefundDraft, fields: &mut Fields<'_>) {
        let tokens = theme::of(ui);
        let title = Rect::from_min_size(inner.min + vec2(0.0, 10.0), vec2(inner.width(), 22.0));
        let words = format!("Refund of order {}", self.open.order.number);
        elided(ui, title, Side::Left, &words, FontStyle::Heading, tokens.text);
        say(ui, title, "refund", &words);
        let row =
            Rect::from_min_size(pos2(inner.left(), inner.top() + 44.0), vec2(inner.width(), height::CONTROL));
        let mut left = ui.new_child(
            UiBuilder::new().max_rect(row).layout(egui::Layout::left_to_right(egui::Align::Center)),
        );
        let extents = [(Extent::Whole, "Whole"), (Extent::Lines, "By line"), (Extent::Amount, "Amount")];
        if let Some(extent) = segment(&mut left, "How much", &extents, refund.extent) {
            refund.extent = extent;
            *fields.focus = match extent {
                Extent::Whole => None,
                Extent::Lines => Some(FormField::RefundQuantity(0)),
                Extent::Amount => Some(FormField::RefundAmount),
            };
        }
        let row = if inner.width() < BESIDE { row.translate(vec2(0.0, 36.0)) } else { row };
        let time = Rect::from_min_size(pos2(row.right() - 72.0, row.top()), vec2(72.0, height::CONTROL));
        let date = Rect::from_min_size(pos2(time.left() - 146.0, row.top()), vec2(138.0, height::CONTROL));
        let entry = Entry::new("Date of the refund").icon(ICON_CALENDAR_TODAY);
        let response = fields.show(ui, date, FormField::RefundDate, entry, &mut refund.date);
        step_date(ui, &response, &mut refund.date, self.view.now.day, self.view.amounts.formatter);
        let is_date_entered = is_entered(ui, &response);
        let entry = Entry::new("Time of the refund");
        let response = fields.show(ui, time, FormField::RefundTime, entry, &mut refund.time);
        if is_date_entered || is_entered(ui, &response) {
            *fields.focus = Some(FormField::RefundReason);
        }
    }

    fn lines(
        &self,
        ui: &mut Ui,
        inner: Rect,
        top: f32,
        refund: &mut RefundDraft,
        fields: &mut Fields<'_>,
    ) -> f32 {
        let mut y = top;
        refund.quantities.resize(self.open.draft.lines.len(), String::new());
        let last = self.open.draft.lines.len().saturating_sub(1);
        for (place, (line, quantity)) in self.open.draft.lines.iter().zip(&mut refund.quantities).enumerate()
        {
            let row = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), height::LIST_ROW));
            hairline(ui, row, row.top());
            if Self::line(ui, row, place, line, quantity, fields) {
                let next = FormField::RefundQuantity(place + 1);
                *fields.focus = Some(if place < last { next } else { FormField::RefundReason });
            }
            y += height::LIST_ROW;
        }
        hairline(ui, inner, y);
        let row = Rect::from_min_size(pos2(inner.left(), y + 4.0), vec2(inner.width(), height::CONTROL));
        let mut below = ui.new_child(UiBuilder::new().max_rect(row));
        let words = if self.open.draft.shipping.is_empty() {
            "Shipping too".to_owned()
        } else {
            format!("Shipping too, {}", self.open.draft.shipping)
        };
        tick(&mut below, &words, &mut refund.with_shipping);
        y + 36.0
    }

    /// Draws a line; true when its quantity was entered.
    fn line(
        ui: &mut Ui,
        row: Rect,
        place: usize,
        line: &DraftLine,
        quantity: &mut String,
        fields: &mut Fields<'_>,
    ) -> bool {
        let tokens = theme::of(ui);
        let of = Rect::from_min_max(pos2(row.right() - 56.0, row.top()), row.max);
        elided(ui, of, Side::Left, &format!("of {}", line.quantity), FontStyle::Body, tokens.text2);
        let field = Rect::from_min_max(
            pos2(of.left() - 72.0, row.top() + 2.0),
            pos2(of.left() - 8.0, row.bottom() - 2.0),
        );
        let name = format!("How many of line {} come back", place + 1);
        let entry = Entry::new(&name).right().hint("0");
        let response = fields.show(ui, field, FormField::RefundQuantity(place), entry, quantity);
        let product = Rect::from_min_max(row.min, pos2(field.left() - 12.0, row.bottom()));
        let name = if line.name.is_empty() { &line.called } else { &line.name };
        elided(ui, product, Side::Left, name, FontStyle::Body, tokens.text);
        is_entered(ui, &response)
    }

    /// Draws what would be refunded.
    fn outcome(&self, ui: &mut Ui, inner: Rect, top: f32) {
        let tokens = theme::of(ui);
        let shown = self.view.refunding;
        let mut y = top;
        let rows = shown.value.as_ref().map_or(&[][..], |shown| &shown.rows);
        for (name, amount) in rows {
            let line = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), ROW));
            elided(ui, line, Side::Left, name, FontStyle::Body, tokens.text2);
            elided(ui, line, Side::Right, amount, FontStyle::Body, tokens.text2);
            say(ui, line, ("goes back", name), &format!("{name} {amount}"));
            y += ROW;
        }
        ui.painter().hline(inner.x_range(), y + 2.0, Stroke::new(stroke::SUM, tokens.text));
        let line = Rect::from_min_size(pos2(inner.left(), y + 6.0), vec2(inner.width(), 30.0));
        if let Some(problem) = &shown.refusal {
            let mut room = ui.new_child(UiBuilder::new().max_rect(line));
            room.add(Label::new(text(&problem.message, FontStyle::Body, tokens.negative)).wrap());
            return;
        }
        let total = shown.value.as_ref().map_or("", |shown| shown.total.as_str());
        elided(ui, line, Side::Left, "To refund", FontStyle::Heading, tokens.text);
        elided(ui, line, Side::Right, total, FontStyle::Figure, tokens.text);
        say(ui, line, "goes back", &format!("To refund {total}"));
    }

    /// Draws the buttons. `is_ended`: the last field was entered, and the refund is only to be confirmed.
    fn foot(
        &self,
        ui: &mut Ui,
        foot: Rect,
        refund: &RefundDraft,
        fields: &mut Fields<'_>,
        is_ended: bool,
    ) -> Done {
        let mut inner = ui.new_child(UiBuilder::new().max_rect(foot.shrink2(vec2(0.0, 8.0))));
        let refused = self.view.refunding.refusal.is_some();
        let is_ready = fields.mistakes.is_empty()
            && !refused
            && self.view.refunding.value.as_ref().is_some_and(|shown| shown.is_something);
        let mut done = Done::Asked(Vec::new());
        foot_row(&mut inner, |ui| {
            let pay = Button::new("Refund").icon(ICON_UNDO).kind(Kind::Primary).enabled(is_ready);
            let pay = pay.show(ui);
            if is_ended && is_ready {
                pay.request_focus();
            } else if is_ended {
                let mistake = fields.mistakes.first().map(|mistake| mistake.spot);
                let figure = refused.then_some(first_figure(refund.extent));
                *fields.focus = mistake.or(figure).or(Some(FormField::RefundReason));
            }
            if pay.clicked() {
                let number = self.open.order.number.clone();
                done = Done::Asked(vec![Action::Orders(OrdersAction::Refund(number, refund.clone()))]);
            }
            if Button::new("Cancel").show(ui).clicked() {
                done = Done::Cancelled;
            }
        });
        done
    }
}

/// Where the figures of a refund that was refused are mended; of a whole one there is only its date.
const fn first_figure(extent: Extent) -> FormField {
    match extent {
        Extent::Whole => FormField::RefundDate,
        Extent::Lines => FormField::RefundQuantity(0),
        Extent::Amount => FormField::RefundAmount,
    }
}
