//! The totals of an order as a receipt: items, less coupons, shipping, taxes, and the total below a
//! line. The engine computes every figure; this module only draws them.

use egui::{Key, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::{ICON_DELETE, ICON_INFO, ICON_UNDO};

use crate::format::Amounts;
use crate::model::{DraftCoupon, FormField, OpenOrder, OrderDraft, OrdersAction, PricedView, RefundRow};
use crate::tabs::Action;
use crate::tabs::panel::Fields;
use crate::theme::{self, FontStyle, height, space, text};
use crate::translate::tr;
use crate::widgets::{
    Entry, Side, elided, figure_in, figure_line, focus_ring, hairline, icon_at, label_in, line, parts,
    quiet_icon, receipt, row_in, say, sum_rule, text_width,
};
use domain::money::Money;
use domain::places::address::Address;
use engine::{Change, OrderChange};

use super::exemption;
use super::state::FormState;
use super::who::is_entered;

const ROW: f32 = 30.0;
const SMALL: f32 = 24.0;
/// The width of the field of an amount.
const AMOUNT: f32 = 104.0;

pub(super) struct Receipt<'v> {
    pub(super) figures: Option<&'v PricedView>,
    /// The order in the books, with its refunds.
    pub(super) open: Option<&'v OpenOrder>,
    /// True while newer figures are being computed.
    pub(super) is_waiting: bool,
    /// The format of the placeholders.
    pub(super) amounts: Amounts,
    /// The shop's address.
    pub(super) home: &'v Address,
}

impl Receipt<'_> {
    /// Draws the receipt.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        draft: &mut OrderDraft,
        fields: &mut Fields<'_, FormField>,
        state: &mut FormState,
    ) -> Vec<Action> {
        receipt(ui, |ui| self.contents(ui, draft, fields, state))
    }

    fn contents(
        &self,
        ui: &mut Ui,
        draft: &mut OrderDraft,
        fields: &mut Fields<'_, FormField>,
        state: &mut FormState,
    ) -> Vec<Action> {
        let tokens = theme::of(ui);
        let none = PricedView::default();
        let figures = self.figures.unwrap_or(&none);
        // Outdated figures are paler.
        let ink = if self.is_waiting { tokens.text2 } else { tokens.text };
        let charged = |ui: &mut Ui, name: &str, amount: &str| {
            figure_line(ui, ROW, (name, FontStyle::Body, tokens.text), (amount, FontStyle::Body, ink));
        };
        let zero = self.amounts.plain(Money::ZERO);
        charged(ui, tr!("Items"), &figures.items);
        coupons(ui, &mut draft.coupons, (figures, &zero), fields);
        let contents = [&mut draft.shipping_method, &mut draft.shipping];
        let names = [tr!("Shipping method"), tr!("Shipping")];
        let of = [FormField::Method, FormField::Shipping];
        two_fields(ui, of, names, [tr!("Shipping by"), &zero], contents, fields, "");
        for (name, amount) in &figures.taxes {
            charged(ui, name, amount);
        }
        exemption::exemption_lines(ui, self.home, draft, figures, fields, state);
        sum_rule(ui, 10.0);
        let total = (figures.total.as_str(), FontStyle::Figure, ink);
        figure_line(ui, 36.0, (tr!("Total"), FontStyle::Heading, tokens.text), total);
        for (name, amount) in &figures.within {
            let [name, amount] = [name, amount].map(|words| (words.as_str(), FontStyle::Body, tokens.text2));
            figure_line(ui, SMALL, name, amount);
        }
        why_line(ui, figures, state);
        if state.is_why_open {
            why_rows(ui, figures);
        }
        let refunds = self.open.map_or(&[][..], |open| &open.refunds);
        if !refunds.is_empty() {
            let gap = line(ui, 12.0);
            hairline(ui, gap, gap.center().y);
        }
        let mut actions = Vec::new();
        for (place, refund) in refunds.iter().enumerate() {
            actions.extend(self.refund_line(ui, place, refund, fields.is_enabled));
        }
        actions
    }

    fn refund_line(&self, ui: &mut Ui, place: usize, refund: &RefundRow, is_enabled: bool) -> Option<Action> {
        let tokens = theme::of(ui);
        let [icon, words, button] = parts(line(ui, ROW), 6.0, [16.0, 0.0, height::CONTROL]);
        icon_at(ui, icon.center(), ICON_UNDO, 16.0, tokens.negative);
        let when = tr!("Refunded {when}", when = &refund.when);
        let wide = elided(ui, words, Side::Left, &when, FontStyle::Body, tokens.text);
        let note = (refund.note.as_str(), FontStyle::Body, tokens.faint);
        let rest = words.with_min_x(words.left() + wide + space::S);
        figure_in(ui, rest, note, (&refund.amount, FontStyle::Strong, tokens.negative));
        let spoken = [when.as_str(), &refund.note, &refund.amount];
        let spoken: Vec<&str> = spoken.into_iter().filter(|part| !part.is_empty()).collect();
        say(ui, words, ("refund", place), &spoken.join(", "));
        let name = tr!("Delete the refund of {when}", when = &refund.when);
        let delete = row_in(ui, button, |ui| quiet_icon(ui, ICON_DELETE, &name, is_enabled));
        let was = self.open.filter(|_| delete.clicked())?.order.clone();
        let words = tr!("Refund of order {number} deleted", number = &was.number);
        let change = Change::Order(OrderChange::DeleteRefund { was: Box::new(was), place });
        Some(Action::Orders(OrdersAction::Change(words, Box::new(change))))
    }
}

/// Draws a line for each coupon; beside a percentage stands what it takes off.
fn coupons(
    ui: &mut Ui,
    coupons: &mut [DraftCoupon],
    (figures, zero): (&PricedView, &str),
    fields: &mut Fields<'_, FormField>,
) {
    let mut discounts = figures.discounts.iter();
    for (at, coupon) in coupons.iter_mut().enumerate() {
        let taken = if coupon.is_empty() { None } else { discounts.next() };
        let is_percentage = coupon.discount.trim_end().ends_with('%');
        let taken = taken.filter(|_| is_percentage).map(|taken| tr!("−{amount} is", amount = taken) + " ");
        let spots = [FormField::Coupon(at), FormField::Discount(at)];
        let names = [tr!("Coupon"), tr!("Discount")];
        let contents = [&mut coupon.code, &mut coupon.discount];
        let sign = taken.as_deref().unwrap_or("−");
        two_fields(ui, spots, names, [tr!("Coupon or discount"), zero], contents, fields, sign);
    }
}

/// Draws a line of the receipt with two fields, a name and its amount. `words` are the label before them, and the
/// placeholder of the amount.
fn two_fields(
    ui: &mut Ui,
    spots: [FormField; 2],
    names: [&str; 2],
    words: [&str; 2],
    contents: [&mut String; 2],
    fields: &mut Fields<'_, FormField>,
    sign: &str,
) {
    let [first, second] = spots;
    let [name, amount_name] = names;
    let [content, amount] = contents;
    let [label, amount_hint] = words;
    let row = line(ui, ROW);
    let wide = elided(ui, row, Side::Left, label, FontStyle::Body, theme::of(ui).text);
    // The amount stands below and above the other figures.
    let [start, end] = parts(row.expand2(vec2(8.0, -1.0)), space::S, [0.0, AMOUNT]);
    let start = start.with_min_x(row.left() + wide + space::S);
    let entry = Entry::new(name).plain().hint("–");
    let typed = fields.noted(ui, start, first, entry, content);
    let is_entered_first = is_entered(ui, &typed);
    let entry = Entry::new(amount_name).plain().right().hint(amount_hint);
    let response = fields.noted(ui, end, second, entry, amount);
    if !amount.trim().is_empty() && !sign.is_empty() && !response.has_focus() {
        let right = end.right() - 9.0 - text_width(ui, amount, FontStyle::Body);
        let place = end.with_min_x(start.left()).with_max_x(right);
        elided(ui, place, Side::Right, sign, FontStyle::Body, theme::of(ui).text);
    }
    if is_entered_first {
        *fields.focus = Some(second);
    } else if is_entered(ui, &response) {
        *fields.focus =
            Some(if second == FormField::Shipping { FormField::Text(0) } else { FormField::Shipping });
    }
}

/// Draws the question why this tax is charged, with a short answer; a click unfolds the long one.
fn why_line(ui: &mut Ui, figures: &PricedView, state: &mut FormState) {
    let line = line(ui, ROW);
    if figures.because.is_empty() && figures.why.is_empty() {
        return;
    }
    let tokens = theme::of(ui);
    let question = tr!("Why this tax?");
    let wide = 22.0 + text_width(ui, question, FontStyle::Strong);
    let [button, rest] = parts(line, space::S, [wide, 0.0]);
    let response = ui.interact(button, ui.scope_id().with("why"), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, state.is_why_open, question));
    icon_at(ui, pos2(line.left() + 8.0, line.center().y), ICON_INFO, 16.0, tokens.accent);
    elided(ui, button, Side::Right, question, FontStyle::Strong, tokens.accent);
    focus_ring(ui, &response);
    elided(ui, rest, Side::Left, &figures.because, FontStyle::Small, tokens.text2);
    say(ui, rest, "because", &figures.because);
    if response.clicked()
        || response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter)) && !response.clicked()
    {
        state.is_why_open = !state.is_why_open;
    }
}

/// Draws each tax class with the rates that apply to it, and why.
fn why_rows(ui: &mut Ui, figures: &PricedView) {
    let tokens = theme::of(ui);
    let indented = |line: Rect| line.with_min_x(line.left() + 12.0);
    for class in &figures.why {
        let row = line(ui, SMALL);
        elided(ui, row, Side::Left, &class.class, FontStyle::Head, tokens.text);
        for (rate, why) in &class.rates {
            let row = indented(line(ui, SMALL));
            let wide = elided(ui, row, Side::Left, rate, FontStyle::Body, tokens.text);
            let beside = row.with_min_x(row.left() + wide + 10.0);
            elided(ui, beside, Side::Left, why, FontStyle::Body, tokens.text2);
            say(ui, row, (&class.class, rate), &format!("{}: {rate}, {why}", class.class));
        }
        if class.rates.is_empty() {
            let words = tr!("No rate fits this address, so no tax is charged");
            let row = indented(line(ui, SMALL));
            label_in(ui, row, Side::Left, text(words, FontStyle::Body, tokens.warning));
        }
    }
}
