//! What is left as a receipt, and what a reader has to know of the figures.

use egui::{Label, Ui, pos2};
use egui_material_icons::icons::ICON_INFO;

use crate::format::first_upper;
use crate::report::receipt::{receipt_head, receipt_row, receipt_sum};
use crate::theme::{self, FontStyle, text};
use crate::translate::tr;
use crate::widgets::{column_in, icon_at, line, receipt};

use super::view::EarningsView;

pub(super) fn receipt_ui(ui: &mut Ui, view: &EarningsView) {
    receipt(ui, |ui| {
        let basis = tr(view.found.basis.name());
        receipt_head(ui, &view.title, view.amounts.sign(), (basis, 24.0));
        let (total, plain) = (view.found.total(), |amount| view.amounts.plain(amount));
        receipt_row(ui, "", tr!("Income"), &plain(total.income));
        receipt_row(ui, "−", tr!("Expenses"), &plain(total.expenses));
        receipt_sum(ui, tr!("What is left"), plain(total.left));
        if let Some(other) = &view.compared {
            ui.add_space(6.0);
            receipt_row(ui, "", tr!("What was left before"), &plain(other.total().left));
        }
        for note in &view.notes {
            ui.add_space(8.0);
            said(ui, &first_upper(note));
        }
        ui.add_space(6.0);
    });
}

fn said(ui: &mut Ui, words: &str) {
    let tokens = theme::of(ui);
    let lines = f32::from(u16::try_from(words.chars().count() / 38 + 1).unwrap_or(1));
    let room = line(ui, lines * 18.0);
    icon_at(ui, pos2(room.left() + 7.0, room.top() + 9.0), ICON_INFO, 16.0, tokens.text2);
    let words = Label::new(text(words, FontStyle::Small, tokens.text2)).wrap().selectable(false);
    column_in(ui, room.with_min_x(room.left() + 22.0), |ui| ui.add(words));
}
