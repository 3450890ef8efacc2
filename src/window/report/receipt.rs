//! The parts of a receipt: its head, a line that adds up, and the line of the sum.

use egui::{CornerRadius, Ui, vec2};

use crate::theme::{self, FontStyle, radius, text};
use crate::widgets::{RECEIPT_PADDING, Side, elided, figure_in, label_in, line, say, sum_rule};

const ROW: f32 = 30.0;
/// Left edge of the names, after their signs.
const NAME: f32 = 18.0;

/// Draws the head of a receipt: the range with the sign of the currency, and a caption of this height.
pub(crate) fn receipt_head(ui: &mut Ui, title: &str, sign: &str, (caption, tall): (&str, f32)) {
    let tokens = theme::of(ui);
    ui.add_space(2.0);
    let head = line(ui, 24.0);
    label_in(ui, head, Side::Left, text(title, FontStyle::Heading, tokens.text));
    label_in(ui, head, Side::Right, text(sign, FontStyle::Small, tokens.text2));
    let below = line(ui, tall);
    label_in(ui, below, Side::Left, text(caption, FontStyle::Small, tokens.text2));
}

/// Draws a line with its sign, name and figure.
pub(crate) fn receipt_row(ui: &mut Ui, sign: &str, name: &str, figure: &str) {
    let tokens = theme::of(ui);
    let line = line(ui, ROW);
    elided(ui, line, Side::Left, sign, FontStyle::Body, tokens.text2);
    let words = line.with_min_x(line.left() + NAME);
    figure_in(ui, words, (name, FontStyle::Body, tokens.text), (figure, FontStyle::Strong, tokens.text));
    say(ui, line, name, &format!("{name} {figure}"));
}

/// Draws the rule and the sum below it.
pub(crate) fn receipt_sum(ui: &mut Ui, name: &str, figure: String) {
    let tokens = theme::of(ui);
    sum_rule(ui, 10.0);
    let sum = line(ui, 38.0);
    let ground = sum.expand2(vec2(RECEIPT_PADDING - 4.0, 0.0));
    ui.painter().rect_filled(ground, CornerRadius::same(radius::CONTROL), tokens.accent_soft);
    elided(ui, sum, Side::Left, "=", FontStyle::Body, tokens.text2);
    let words = sum.with_min_x(sum.left() + NAME);
    label_in(ui, words, Side::Left, text(name, FontStyle::Heading, tokens.text));
    label_in(ui, words, Side::Right, text(figure, FontStyle::Figure, tokens.text));
}
