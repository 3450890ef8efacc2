//! The totals of the tax as a receipt, which ends with whether they agree with the sales report.

use egui::{CornerRadius, Label, Ui, pos2, vec2};
use egui_material_icons::icons::{ICON_CHECK, ICON_WARNING};

use crate::report::receipt_head;
use crate::theme::{self, FontStyle, radius, text};
use crate::translate::tr;
use crate::widgets::{
    RECEIPT_PADDING, Side, column_in, elided, figure_in, hairline, icon_at, label_in, line, receipt, say,
    sum_rule,
};
use domain::decimal::Computed;
use domain::money::Money;

use super::view::TaxView;

const ROW: f32 = 30.0;
/// Left edge of the names, after their signs.
const NAME: f32 = 18.0;

pub(super) fn receipt_ui(ui: &mut Ui, view: &TaxView) {
    receipt(ui, |ui| {
        let tokens = theme::of(ui);
        receipt_head(ui, &view.title, view.amounts.sign(), (tr!("by all rates"), 24.0));
        let plain = |amount: Computed<Money>| view.amounts.plain(amount.unwrap_or_default());
        let (found, total) = (&view.found, |key: &str| view.figure(&view.total, key));
        row(ui, "", tr!("Tax on goods"), &total("tax"));
        row(ui, "+", tr!("Tax on shipping"), &total("shipping"));
        let rule = line(ui, 8.0);
        hairline(ui, rule, rule.center().y);
        row(ui, "=", tr!("Tax charged"), &plain(found.totals.charged()));
        row(ui, "−", tr!("Refunded on its date"), &total("refunded"));
        sum_rule(ui, 10.0);
        let sum = line(ui, 38.0);
        let ground = sum.expand2(vec2(RECEIPT_PADDING - 4.0, 0.0));
        ui.painter().rect_filled(ground, CornerRadius::same(radius::CONTROL), tokens.accent_soft);
        elided(ui, sum, Side::Left, "=", FontStyle::Body, tokens.text2);
        let words = sum.with_min_x(sum.left() + NAME);
        label_in(ui, words, Side::Left, text(tr!("Net tax"), FontStyle::Heading, tokens.text));
        label_in(ui, words, Side::Right, text(total("net"), FontStyle::Figure, tokens.text));
        ui.add_space(6.0);
        row(ui, "", tr!("Net amount taxed"), &plain(found.taxed()));
        row(ui, "", tr!("Net amount untaxed"), &plain(Ok(found.untaxed)));
        ui.add_space(6.0);
        verdict(ui, view);
    });
}

fn row(ui: &mut Ui, sign: &str, name: &str, figure: &str) {
    let tokens = theme::of(ui);
    let line = line(ui, ROW);
    elided(ui, line, Side::Left, sign, FontStyle::Body, tokens.text2);
    let words = line.with_min_x(line.left() + NAME);
    figure_in(ui, words, (name, FontStyle::Body, tokens.text), (figure, FontStyle::Strong, tokens.text));
    say(ui, line, name, &format!("{name} {figure}"));
}

/// Draws whether the totals agree with the sales report, with an icon, so that it is not told by
/// colour alone.
fn verdict(ui: &mut Ui, view: &TaxView) {
    let tokens = theme::of(ui);
    let (icon, ink) =
        if view.found.reconciles { (ICON_CHECK, tokens.positive) } else { (ICON_WARNING, tokens.warning) };
    let room = line(ui, 80.0);
    icon_at(ui, pos2(room.left() + 7.0, room.top() + 9.0), icon, 16.0, ink);
    let words = Label::new(text(view.verdict(), FontStyle::Body, ink)).wrap().selectable(false);
    column_in(ui, room.with_min_x(room.left() + 22.0), |ui| ui.add(words));
}
