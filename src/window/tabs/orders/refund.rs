//! The panel that refunds an order: all of it, some of its lines, or an amount, on a date of its
//! own. The engine computes what is refunded, with its tax, and the panel shows that before
//! anything is saved.

use egui::{Label, Margin, Ui, vec2};
use egui_material_icons::icons::{ICON_CALENDAR_TODAY, ICON_UNDO};

use crate::model::{DraftLine, Extent, FormField, OpenOrder, Orders, OrdersAction, RefundDraft};
use crate::tabs::Action;
use crate::tabs::correction;
use crate::tabs::panel::{Fields, LABEL, label_above};
use crate::theme::{self, FontStyle, height, space, text};
use crate::translate::tr;
use crate::widgets::{
    Button, Entry, Kind, Side, card_frame, elided, figure_line, foot_row, framed, hairline, line, parts,
    points, row_in, say, segment, sum_rule, tick,
};
use domain::money::Money;
use domain::order::Refund;

use super::who::{is_entered, step_date};

/// The width in points from which the date stands beside the extent.
const BESIDE: f32 = 440.0;

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
    /// Draws the panel.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        refund: &mut RefundDraft,
        fields: &mut Fields<'_, FormField>,
    ) -> Done {
        let frame = card_frame(ui, 0.0).inner_margin(Margin { left: 15, right: 15, top: 9, bottom: 15 });
        framed(ui, frame, |ui| self.contents(ui, refund, fields)).inner
    }

    fn contents(&self, ui: &mut Ui, refund: &mut RefundDraft, fields: &mut Fields<'_, FormField>) -> Done {
        self.head(ui, refund, fields);
        match refund.extent {
            Extent::Whole => {}
            Extent::Lines => self.lines(ui, refund, fields),
            Extent::Amount => {
                let [room, beside] = parts(line(ui, LABEL + height::CONTROL), space::M, [160.0, 0.0]);
                let zero = self.view.amounts.plain(Money::ZERO);
                let name = tr!("Amount to refund");
                let field = label_above(ui, room, name);
                let entry = Entry::new(name).right().hint(&zero);
                let at = FormField::RefundAmount;
                let amount = fields.noted(ui, field, at, entry, &mut refund.amount);
                fields.goes_on(ui, &amount, FormField::RefundReason);
                let left = self.open.left.as_deref().unwrap_or(&zero);
                let words = tr!("of {amount} that can be refunded", amount = left);
                let beside = beside.with_min_y(field.top());
                elided(ui, beside, Side::Left, &words, FontStyle::Body, theme::of(ui).text2);
                ui.add_space(space::M);
            }
        }
        ui.add_space(4.0);
        let name = tr!("Reason of the refund");
        let room = line(ui, LABEL + height::CONTROL);
        let room = label_above(ui, room, name);
        let at = FormField::RefundReason;
        let reason = fields.noted(ui, room, at, Entry::new(name), &mut refund.reason);
        let is_ended = is_entered(ui, &reason);
        ui.add_space(space::S);
        correction::correction(ui, self.view.closed, &mut refund.corrects, fields.is_enabled);
        ui.add_space(space::S);
        self.outcome(ui);
        ui.add_space(space::M);
        self.foot(ui, refund, fields, is_ended)
    }

    fn head(&self, ui: &mut Ui, refund: &mut RefundDraft, fields: &mut Fields<'_, FormField>) {
        let words = tr!("Refund of order {number}", number = &self.open.order.number);
        let title = line(ui, 22.0);
        elided(ui, title, Side::Left, &words, FontStyle::Heading, theme::of(ui).text);
        say(ui, title, "refund", &words);
        ui.add_space(space::M);
        let mut dated = line(ui, LABEL + height::CONTROL);
        let extents = [
            (Extent::Whole, tr!("Whole order")),
            (Extent::Lines, tr!("By line")),
            (Extent::Amount, tr!("Amount")),
        ];
        let place = label_above(ui, dated, tr!("How much"));
        if let Some(extent) = row_in(ui, place, |ui| segment(ui, tr!("How much"), &extents, refund.extent)) {
            refund.extent = extent;
            *fields.focus = match extent {
                Extent::Whole => None,
                Extent::Lines => Some(FormField::RefundQuantity(0)),
                Extent::Amount => Some(FormField::RefundAmount),
            };
        }
        if dated.width() < BESIDE {
            ui.add_space(space::S);
            dated = line(ui, LABEL + height::CONTROL);
        }
        ui.add_space(20.0);
        let [_, date, time] = parts(dated, space::S, [0.0, 138.0, 72.0]);
        let [date, time] =
            [(date, tr!("Date")), (time, tr!("Time"))].map(|(room, name)| label_above(ui, room, name));
        let entry = Entry::new(tr!("Date of the refund")).icon(ICON_CALENDAR_TODAY);
        let response = fields.noted(ui, date, FormField::RefundDate, entry, &mut refund.date);
        step_date(ui, &response, &mut refund.date, self.view.now.day, self.view.amounts.formatter);
        fields.goes_on(ui, &response, FormField::RefundReason);
        let entry = Entry::new(tr!("Time of the refund"));
        let response = fields.noted(ui, time, FormField::RefundTime, entry, &mut refund.time);
        fields.goes_on(ui, &response, FormField::RefundReason);
    }

    fn lines(&self, ui: &mut Ui, refund: &mut RefundDraft, fields: &mut Fields<'_, FormField>) {
        refund.quantities.resize(self.open.draft.lines.len(), String::new());
        let last = self.open.draft.lines.len().saturating_sub(1);
        for (place, (item, quantity)) in self.open.draft.lines.iter().zip(&mut refund.quantities).enumerate()
        {
            if Self::line(ui, place, item, quantity, fields) {
                let next = FormField::RefundQuantity(place + 1);
                *fields.focus = Some(if place < last { next } else { FormField::RefundReason });
            }
        }
        let shipping = line(ui, height::LIST_ROW + 4.0);
        hairline(ui, shipping, shipping.top());
        let words = if self.open.draft.shipping.is_empty() {
            tr!("Shipping too").to_owned()
        } else {
            tr!("Shipping too, {amount}", amount = &self.open.draft.shipping)
        };
        row_in(ui, shipping, |ui| tick(ui, &words, &mut refund.with_shipping));
    }

    /// Draws a line; true when its quantity was entered.
    fn line(
        ui: &mut Ui,
        place: usize,
        item: &DraftLine,
        quantity: &mut String,
        fields: &mut Fields<'_, FormField>,
    ) -> bool {
        let tokens = theme::of(ui);
        let row = line(ui, height::LIST_ROW);
        hairline(ui, row, row.top());
        let [product, field, of] = parts(row, space::S, [0.0, 64.0, 56.0]);
        elided(
            ui,
            of,
            Side::Left,
            &tr!("of {quantity}", quantity = &item.quantity),
            FontStyle::Body,
            tokens.text2,
        );
        let name = tr!("How many of line {number} come back", number = place + 1);
        let entry = Entry::new(&name).right().hint("0");
        let field = field.shrink2(vec2(0.0, 2.0));
        let at = FormField::RefundQuantity(place);
        let response = fields.noted(ui, field, at, entry, quantity);
        let name = if item.name.is_empty() { &item.called } else { &item.name };
        elided(ui, product, Side::Left, name, FontStyle::Body, tokens.text);
        is_entered(ui, &response)
    }

    /// Draws what would be refunded.
    fn outcome(&self, ui: &mut Ui) {
        let tokens = theme::of(ui);
        let shown = self.view.refunding;
        let rows = shown.value.as_ref().map_or(&[][..], |shown| &shown.rows);
        // Where nothing is computed yet, its place is kept: the buttons below stay where they are.
        let order = &self.open.order;
        let most = 1 + usize::from(order.shipping != Money::ZERO) + order.taxes.len();
        ui.add_space(points(most.saturating_sub(rows.len()), 26.0));
        for (name, amount) in rows {
            let [name, amount] = [name, amount].map(|words| (words.as_str(), FontStyle::Body, tokens.text2));
            figure_line(ui, 26.0, name, amount);
        }
        sum_rule(ui, 5.0);
        if let Some(problem) = &shown.refusal {
            ui.add(Label::new(text(&problem.message, FontStyle::Body, tokens.negative)).wrap());
            return;
        }
        let total = shown.value.as_ref().map_or("", |shown| shown.total.as_str());
        let total = (total, FontStyle::Figure, tokens.text);
        figure_line(ui, 30.0, (tr!("To refund"), FontStyle::Heading, tokens.text), total);
        if self.open.order.refunds.iter().any(Refund::is_unsplit) {
            let divided = tr!("Earlier refunds of an amount alone get their part of the taxes too");
            ui.add(Label::new(text(divided, FontStyle::Small, tokens.text2)).wrap());
        }
    }

    /// Draws the buttons. `is_ended`: the last field was entered, and the refund is only to be confirmed.
    fn foot(
        &self,
        ui: &mut Ui,
        refund: &RefundDraft,
        fields: &mut Fields<'_, FormField>,
        is_ended: bool,
    ) -> Done {
        let refused = self.view.refunding.refusal.is_some();
        let is_ready = fields.mistakes.is_empty()
            && !refused
            && self.view.refunding.value.as_ref().is_some_and(|shown| shown.is_something);
        let mut done = Done::Asked(Vec::new());
        foot_row(ui, |ui| {
            let is_invoiced = self.open.invoice.is_some();
            let name = if is_invoiced { tr!("Refund and issue credit note") } else { tr!("Refund") };
            let pay = Button::new(name).icon(ICON_UNDO).kind(Kind::Primary).enabled(is_ready);
            let pay = pay.show(ui);
            if is_ended && is_ready {
                pay.request_focus();
            } else if is_ended {
                let mistake = fields.mistakes.first().map(|(spot, _)| *spot);
                let figure = refused.then_some(first_figure(refund.extent));
                *fields.focus = mistake.or(figure).or(Some(FormField::RefundReason));
            }
            if pay.clicked() {
                let number = self.open.order.number.clone();
                done = Done::Asked(vec![Action::Orders(OrdersAction::Refund(number, refund.clone()))]);
            }
            if Button::new(tr!("Cancel")).show(ui).clicked() {
                done = Done::Cancelled;
            }
        });
        done
    }
}

/// The field in which a refused refund is corrected; a whole refund has only its date.
const fn first_figure(extent: Extent) -> FormField {
    match extent {
        Extent::Whole => FormField::RefundDate,
        Extent::Lines => FormField::RefundQuantity(0),
        Extent::Amount => FormField::RefundAmount,
    }
}
