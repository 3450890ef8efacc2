//! What is left as a receipt, and what a reader has to know of the figures.

use egui::{CornerRadius, Label, Ui, pos2, vec2};
use egui_material_icons::icons::ICON_INFO;

use crate::format::first_upper;
use crate::report::receipt_head;
use crate::theme::{self, FontStyle, radius, text};
use crate::translate::tr;
use crate::widgets::{
    RECEIPT_PADDING, Side, column_in, elided, figure_in, icon_at, label_in, line, receipt, say, sum_rule,
};

use super::view::EarningsView;

const ROW: f32 = 30.0;
/// Left edge of the names, after their signs.
const NAME: f32 = 18.0;

pub(super) fn receipt_ui(ui: &mut Ui, view: &EarningsView) {
    receipt(ui, |ui| {
        let tokens = theme::of(ui);
        let basis = tr(view.found.basis.name());
        receipt_head(ui, &view.title, view.amounts.sign(), (basis, 24.0));
        let (total, plain) = (view.found.total(), |amount| view.amounts.plain(amount));
        row(ui, "", tr!("Income"), &plain(total.income));
        row(ui, "−", tr!("Expenses"), &plain(total.expenses));
        sum_rule(ui, 10.0);
        let sum = line(ui, 38.0);
        let ground = sum.expand2(vec2(RECEIPT_PADDING - 4.0, 0.0));
        ui.painter().rect_filled(ground, CornerRadius::same(radius::CONTROL), tokens.accent_soft);
        elided(ui, sum, Side::Left, "=", FontStyle::Body, tokens.text2);
        let words = sum.with_min_x(sum.left() + NAME);
        label_in(ui, words, Side::Left, text(tr!("What is left"), FontStyle::Heading, tokens.text));
        label_in(ui, words, Side::Right, text(plain(total.left), FontStyle::Figure, tokens.text));
        if let Some(other) = &view.compared {
            ui.add_space(6.0);
            row(ui, "", tr!("What was left before"), &plain(other.total().left));
        }
        for note in &view.notes {
            ui.add_space(8.0);
            said(ui, &first_upper(note));
        }
        ui.add_space(6.0);
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

fn said(ui: &mut Ui, words: &str) {
    let tokens = theme::of(ui);
    let lines = f32::from(u16::try_from(words.chars().count() / 38 + 1).unwrap_or(1));
    let room = line(ui, lines * 18.0);
    icon_at(ui, pos2(room.left() + 7.0, room.top() + 9.0), ICON_INFO, 16.0, tokens.text2);
    let words = Label::new(text(words, FontStyle::Small, tokens.text2)).wrap().selectable(false);
    column_in(ui, room.with_min_x(room.left() + 22.0), |ui| ui.add(words));
}
