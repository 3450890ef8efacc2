//! The totals of an order as a receipt: items, less coupons, shipping, taxes, and the total below a
//! line. The engine computes every figure; this module only draws them.

use egui::{Align2, Key, Rect, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::{ICON_DELETE, ICON_INFO, ICON_UNDO};

use crate::format::Amounts;
use crate::model::{DraftCoupon, FormField, OpenOrder, OrderDraft, OrdersAction, PricedView, RefundRow};
use crate::theme::{self, FontStyle, stroke, text};
use crate::widgets::{Entry, Side, TORN, elided, focus_ring, hairline, label_in, paper, quiet_icon, say};
use domain::money::Money;
use domain::places::address::Address;

use super::Action;
use super::exemption;
use super::fields::Fields;
use super::state::FormState;
use super::who::is_entered;

const ROW: f32 = 30.0;
const SMALL: f32 = 24.0;
const PADDING: f32 = 16.0;
const AMOUNT: f32 = 96.0;

/// What the receipt is drawn from.
pub(super) struct Receipt<'v> {
    pub(super) figures: Option<&'v PricedView>,
    /// The order in the books, with its refunds.
    pub(super) open: Option<&'v OpenOrder>,
    /// Whether newer figures are being computed.
    pub(super) is_waiting: bool,
    /// The format of the placeholders.
    pub(super) amounts: Amounts,
    /// The shop's address.
    pub(super) home: &'v Address,
}

impl Receipt<'_> {
    /// The height of the receipt in points.
    pub(super) fn height(&self, draft: &OrderDraft, state: &FormState) -> f32 {
        let count = |number: usize| f32::from(u16::try_from(number).unwrap_or(u16::MAX));
        let figures = self.figures;
        let taxes = figures.map_or(0.0, |figures| count(figures.taxes.len()) * ROW);
        let within = figures.map_or(0.0, |figures| count(figures.within.len()) * SMALL);
        let why = figures.filter(|_| state.is_why_open).map_or(0.0, |figures| {
            figures.why.iter().map(|class| SMALL * (1.0 + count(class.rates.len().max(1)))).sum::<f32>()
        });
        let none = PricedView::default();
        let reason = exemption::height(draft, figures.unwrap_or(&none), self.home, state);
        let refunds = self.open.map_or(0, |open| open.refunds.len());
        let refunds = if refunds > 0 { count(refunds) * ROW + 12.0 } else { 0.0 };
        8.0 + (2.0 + count(draft.coupons.len())) * ROW
            + taxes
            + reason
            + 10.0
            + 36.0
            + within
            + ROW
            + why
            + refunds
            + 6.0
            + TORN
    }

    /// Draws the receipt.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        room: Rect,
        draft: &mut OrderDraft,
        fields: &mut Fields<'_>,
        state: &mut FormState,
    ) -> Vec<Action> {
        paper(ui, room);
        let tokens = theme::of(ui);
        let inner = room.shrink2(vec2(PADDING, 0.0));
        let mut y = room.top() + 8.0;
        let none = PricedView::default();
        let figures = self.figures.unwrap_or(&none);
        let mut next = |height: f32| {
            let line = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), height));
            y += height;
            line
        };
        let zero = self.amounts.plain(Money::ZERO);
        figure_line(ui, next(ROW), "Items", &figures.items, self.ink(ui));
        coupons(ui, &mut next, &mut draft.coupons, (figures, &zero), fields);
        let contents = [&mut draft.shipping_method, &mut draft.shipping];
        let names = ["Shipping method", "Shipping"];
        let of = [FormField::Method, FormField::Shipping];
        two_fields(ui, next(ROW), of, names, ["Shipping", &zero], contents, fields, "");
        for (name, amount) in &figures.taxes {
            figure_line(ui, next(ROW), name, amount, self.ink(ui));
        }
        let room = next(exemption::height(draft, figures, self.home, state));
        exemption::exemption_lines(ui, room, draft, figures, fields, state);
        let rule = next(10.0);
        ui.painter().hline(inner.x_range(), rule.center().y, Stroke::new(stroke::SUM, tokens.text));
        self.total_line(ui, next(36.0), &figures.total);
        for (name, amount) in &figures.within {
            let line = next(SMALL);
            elided(ui, line, Side::Left, name, FontStyle::Body, tokens.text2);
            elided(ui, line, Side::Right, amount, FontStyle::Body, tokens.text2);
            say(ui, line, name, &format!("{name} {amount}"));
        }
        why_line(ui, next(ROW), figures, state);
        if state.is_why_open {
            why_rows(ui, &mut next, figures);
        }
        let refunds = self.open.map_or(&[][..], |open| &open.refunds);
        if !refunds.is_empty() {
            let gap = next(12.0);
            hairline(ui, inner, gap.center().y);
        }
        let mut actions = Vec::new();
        for (place, refund) in refunds.iter().enumerate() {
            actions.extend(self.refund_line(ui, next(ROW), place, refund, fields.is_enabled));
        }
        actions
    }

    fn total_line(&self, ui: &Ui, line: Rect, total: &str) {
        elided(ui, line, Side::Left, "Total", FontStyle::Heading, theme::of(ui).text);
        elided(ui, line, Side::Right, total, FontStyle::Figure, self.ink(ui));
        say(ui, line, "total", &format!("Total {total}"));
    }

    /// Outdated figures are paler.
    fn ink(&self, ui: &Ui) -> egui::Color32 {
        let tokens = theme::of(ui);
        if self.is_waiting { tokens.text2 } else { tokens.text }
    }

    fn refund_line(
        &self,
        ui: &mut Ui,
        line: Rect,
        place: usize,
        refund: &RefundRow,
        is_enabled: bool,
    ) -> Option<Action> {
        let tokens = theme::of(ui);
        let icon = pos2(line.left() + 8.0, line.center().y);
        let font = theme::icon_font(16.0);
        ui.painter().text(icon, Align2::CENTER_CENTER, ICON_UNDO.codepoint, font, tokens.negative);
        let name = Rect::from_min_max(pos2(line.left() + 22.0, line.top()), line.max);
        let words = format!("Refunded {}", refund.when);
        let wide = elided(ui, name, Side::Left, &words, FontStyle::Body, tokens.text);
        let end = Rect::from_min_max(line.min, line.max - vec2(34.0, 0.0));
        let taken = elided(ui, end, Side::Right, &refund.amount, FontStyle::Strong, tokens.negative);
        let note = Rect::from_min_max(
            pos2(name.left() + wide + 8.0, line.top()),
            pos2(end.right() - taken - 8.0, line.bottom()),
        );
        elided(ui, note, Side::Left, &refund.note, FontStyle::Body, tokens.faint);
        let spoken = [words.as_str(), &refund.note, &refund.amount];
        let spoken: Vec<&str> = spoken.into_iter().filter(|part| !part.is_empty()).collect();
        say(ui, end, ("refund", place), &spoken.join(", "));
        let square = Rect::from_center_size(pos2(line.right() - 12.0, line.center().y), vec2(28.0, 28.0));
        let mut inner = ui.new_child(UiBuilder::new().max_rect(square));
        let name = format!("Delete the refund of {}", refund.when);
        let is_clicked = quiet_icon(&mut inner, ICON_DELETE, &name, is_enabled).clicked();
        let was = self.open.filter(|_| is_clicked)?.order.clone();
        Some(Action::Orders(OrdersAction::DeleteRefund(Box::new(was), place)))
    }
}

fn figure_line(ui: &Ui, line: Rect, name: &str, amount: &str, ink: egui::Color32) {
    let tokens = theme::of(ui);
    elided(ui, line, Side::Left, name, FontStyle::Body, tokens.text);
    elided(ui, line, Side::Right, amount, FontStyle::Body, ink);
    say(ui, line, name, &format!("{name} {amount}"));
}

/// Draws a line for each coupon; beside a percentage stands what it takes off.
fn coupons(
    ui: &mut Ui,
    next: &mut impl FnMut(f32) -> Rect,
    coupons: &mut [DraftCoupon],
    (figures, zero): (&PricedView, &str),
    fields: &mut Fields<'_>,
) {
    let mut discounts = figures.discounts.iter();
    for (at, coupon) in coupons.iter_mut().enumerate() {
        let taken = if coupon.is_empty() { None } else { discounts.next() };
        let is_percentage = coupon.discount.trim_end().ends_with('%');
        let taken = taken.filter(|_| is_percentage).map(|taken| format!("−{taken} is "));
        let line = next(ROW);
        let spots = [FormField::Coupon(at), FormField::Discount(at)];
        let names = ["Coupon", "Discount"];
        let contents = [&mut coupon.code, &mut coupon.discount];
        let sign = taken.as_deref().unwrap_or("−");
        two_fields(ui, line, spots, names, ["Coupon or discount", zero], contents, fields, sign);
    }
}

/// Draws a line of the receipt with two fields: a name and its amount.
#[expect(clippy::too_many_arguments, reason = "two fields side by side")]
fn two_fields(
    ui: &mut Ui,
    line: Rect,
    spots: [FormField; 2],
    names: [&str; 2],
    hints: [&str; 2],
    contents: [&mut String; 2],
    fields: &mut Fields<'_>,
    sign: &str,
) {
    let [first, second] = spots;
    let [name, amount_name] = names;
    let [content, amount] = contents;
    let [hint, amount_hint] = hints;
    let line = line.shrink2(vec2(0.0, 1.0));
    let end = Rect::from_min_max(pos2(line.right() - AMOUNT, line.top()), line.max + vec2(8.0, 0.0));
    let start = Rect::from_min_max(line.min - vec2(8.0, 0.0), pos2(end.left() - 8.0, line.bottom()));
    let typed = fields.show(ui, start, first, Entry::new(name).plain().hint(hint), content);
    let is_entered_first = is_entered(ui, &typed);
    let response =
        fields.show(ui, end, second, Entry::new(amount_name).plain().right().hint(amount_hint), amount);
    if !amount.trim().is_empty() && !sign.is_empty() && !response.has_focus() {
        let wide = ui
            .painter()
            .layout_no_wrap(amount.clone(), FontStyle::Body.font(), egui::Color32::PLACEHOLDER)
            .size()
            .x;
        let place = Rect::from_min_max(start.min, pos2(end.right() - 8.0 - wide - 1.0, end.bottom()));
        elided(ui, place, Side::Right, sign, FontStyle::Body, theme::of(ui).text);
    }
    if is_entered_first {
        *fields.focus = Some(second);
    } else if is_entered(ui, &response) {
        *fields.focus =
            Some(if second == FormField::Shipping { FormField::Note } else { FormField::Shipping });
    }
}

/// Draws the question why this tax is charged, with a short answer; a click unfolds the long one.
fn why_line(ui: &mut Ui, line: Rect, figures: &PricedView, state: &mut FormState) {
    if figures.because.is_empty() && figures.why.is_empty() {
        return;
    }
    let tokens = theme::of(ui);
    let words = "Why this tax?";
    let font = FontStyle::Strong.font();
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font, tokens.accent);
    let room = Rect::from_min_size(line.min, vec2(22.0 + galley.size().x, line.height()));
    let response = ui.interact(room, ui.scope_id().with("why"), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, state.is_why_open, words));
    let icon = pos2(line.left() + 8.0, line.center().y);
    let font = theme::icon_font(16.0);
    ui.painter().text(icon, Align2::CENTER_CENTER, ICON_INFO.codepoint, font, tokens.accent);
    let place = pos2(line.left() + 22.0, line.center().y - galley.size().y / 2.0);
    ui.painter().galley(place, galley, tokens.accent);
    focus_ring(ui, &response);
    let rest = Rect::from_min_max(pos2(room.right() + 8.0, line.top()), line.max);
    elided(ui, rest, Side::Left, &figures.because, FontStyle::Small, tokens.text2);
    say(ui, rest, "because", &figures.because);
    if response.clicked()
        || response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter)) && !response.clicked()
    {
        state.is_why_open = !state.is_why_open;
    }
}

/// Draws each tax class with the rates that apply to it, and why.
fn why_rows(ui: &mut Ui, next: &mut impl FnMut(f32) -> Rect, figures: &PricedView) {
    let tokens = theme::of(ui);
    let indented = |line: Rect| Rect::from_min_max(pos2(line.left() + 12.0, line.top()), line.max);
    for class in &figures.why {
        let line = next(SMALL);
        elided(ui, line, Side::Left, &class.class, FontStyle::Head, tokens.text);
        for (rate, why) in &class.rates {
            let line = next(SMALL);
            let row = indented(line);
            let wide = elided(ui, row, Side::Left, rate, FontStyle::Body, tokens.text);
            let beside = Rect::from_min_max(pos2(row.left() + wide + 10.0, row.top()), row.max);
            elided(ui, beside, Side::Left, why, FontStyle::Body, tokens.text2);
            say(ui, line, (&class.class, rate), &format!("{}: {rate}, {why}", class.class));
        }
        if class.rates.is_empty() {
            let words = "No rate fits this address, so no tax is charged";
            label_in(ui, indented(next(SMALL)), Side::Left, text(words, FontStyle::Body, tokens.warning));
        }
    }
}
