//! The totals of the tax as a receipt, which ends with whether they agree with the sales report.

use egui::{Label, Ui, pos2};
use egui_material_icons::icons::{ICON_CHECK, ICON_WARNING};

use crate::report::receipt::{receipt_head, receipt_row, receipt_sum};
use crate::theme::{self, FontStyle, text};
use crate::translate::tr;
use crate::widgets::{column_in, hairline, icon_at, line, receipt};
use domain::decimal::Computed;
use domain::money::Money;

use super::view::TaxView;

pub(super) fn receipt_ui(ui: &mut Ui, view: &TaxView) {
    receipt(ui, |ui| {
        receipt_head(ui, &view.title, view.amounts.sign(), (tr!("by all rates"), 24.0));
        let plain = |amount: Computed<Money>| view.amounts.plain(amount.unwrap_or_default());
        let (found, total) = (&view.found, |key: &str| view.figure(&view.total, key));
        receipt_row(ui, "", tr!("Tax on goods"), &total("tax"));
        receipt_row(ui, "+", tr!("Tax on shipping"), &total("shipping"));
        let rule = line(ui, 8.0);
        hairline(ui, rule, rule.center().y);
        receipt_row(ui, "=", tr!("Tax charged"), &plain(found.totals.charged()));
        receipt_row(ui, "−", tr!("Refunded on its date"), &total("refunded"));
        receipt_sum(ui, tr!("Net tax"), total("net"));
        ui.add_space(6.0);
        receipt_row(ui, "", tr!("Net amount taxed"), &plain(found.taxed()));
        receipt_row(ui, "", tr!("Net amount untaxed"), &plain(Ok(found.untaxed)));
        ui.add_space(6.0);
        verdict(ui, view);
    });
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
