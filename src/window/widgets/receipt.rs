//! Receipts: the torn paper, its lines with a name and a figure, the line above a sum, and the files of an invoice.

use egui::epaint::RectShape;
use egui::{Color32, CornerRadius, Frame, Margin, Rect, Shape, Stroke, StrokeKind, Ui, pos2};

use crate::theme::{self, FontStyle, Tokens, radius, space, stroke};
use crate::translate::tr;
use domain::invoice::Invoice;
use engine::InvoiceFormat;

use super::{Button, Side, elided, framed, line, say};

const TOOTH: f32 = 12.0;
/// The height of the torn edge in points.
const TORN: f32 = 6.0;
/// The space at the left and the right of what is on a receipt, in points.
pub(crate) const RECEIPT_PADDING: f32 = 16.0;
const PADDING: Margin = Margin { left: 16, right: 16, top: 8, bottom: 12 };

/// A text with its style and colour.
pub(crate) type Styled<'a> = (&'a str, FontStyle, Color32);

/// Lays out on a receipt as wide as the layout, which is torn off below.
pub(crate) fn receipt<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let ground = ui.painter().add(Shape::Noop);
    let shown = framed(ui, Frame::NONE.inner_margin(PADDING), contents);
    ui.painter().set(ground, paper(shown.response.rect, theme::of(ui)));
    shown.inner
}

/// The paper of a receipt. The torn edge takes the last `TORN` points of `room`.
fn paper(room: Rect, tokens: &Tokens) -> Shape {
    let line = Stroke::new(stroke::HAIRLINE, tokens.line);
    let sheet = room.with_max_y(room.bottom() - TORN);
    let base = sheet.bottom();
    let corner = CornerRadius { nw: radius::CARD, ne: radius::CARD, sw: 0, se: 0 };
    let outlined = RectShape::new(sheet, corner, tokens.card, line, StrokeKind::Inside);
    // Covers the hairline at the bottom of the sheet, where the torn edge begins.
    let foot = sheet.shrink2(egui::vec2(1.0, 0.0)).with_min_y(base - 1.5).with_max_y(base + 0.5);
    let foot = RectShape::filled(foot, CornerRadius::ZERO, tokens.card);
    let mut shapes = vec![outlined.into(), foot.into()];
    let teeth = (room.width() / TOOTH).round().max(1.0);
    let step = room.width() / teeth;
    let mut edge = vec![pos2(room.left() + 0.5, base)];
    let mut left = room.left();
    while left + step <= room.right() + 0.5 {
        let tooth = vec![pos2(left, base), pos2(left + step, base), pos2(left + step / 2.0, base + TORN)];
        shapes.push(Shape::convex_polygon(tooth, tokens.card, Stroke::NONE));
        edge.push(pos2(left + step / 2.0, base + TORN));
        edge.push(pos2((left + step).min(room.right() - 0.5), base));
        left += step;
    }
    shapes.push(Shape::line(edge, line));
    Shape::Vec(shapes)
}

/// Paints a name, and its figure at the right of a line. The figure is never cut; the name is, where the line is short.
pub(crate) fn figure_in(ui: &Ui, line: Rect, (name, style, ink): Styled<'_>, figure: Styled<'_>) {
    let wide = elided(ui, line, Side::Right, figure.0, figure.1, figure.2);
    elided(ui, line.with_max_x(line.right() - wide - space::S), Side::Left, name, style, ink);
}

/// Takes a line of this height in points for a name and its figure, which screen readers know as one text.
pub(crate) fn figure_line(ui: &mut Ui, height: f32, name: Styled<'_>, figure: Styled<'_>) {
    let line = line(ui, height);
    figure_in(ui, line, name, figure);
    say(ui, line, name.0, &format!("{} {}", name.0, figure.0));
}

/// Draws the line above a sum, in the middle of a line of this height in points.
pub(crate) fn sum_rule(ui: &mut Ui, height: f32) {
    let line = line(ui, height);
    ui.painter().hline(line.x_range(), line.center().y, Stroke::new(stroke::SUM, theme::of(ui).text));
}

/// Draws a button for each file of a document; returns the one that was clicked.
pub(crate) fn file_buttons(ui: &mut Ui, document: &Invoice) -> Option<InvoiceFormat> {
    let mut clicked = None;
    let mut formats = [
        (InvoiceFormat::Pdf, "PDF"),
        (InvoiceFormat::XRechnung, "XRechnung"),
        (InvoiceFormat::FacturX, "Factur-X"),
    ];
    if ui.layout().prefer_right_to_left() {
        formats.reverse();
    }
    for (format, name) in formats {
        let can_be = format == InvoiceFormat::Pdf || document.has_taxes_of_lines();
        let number = document.number.to_string();
        let spoken = tr!("{format} of {number}", format = name, number);
        let button = Button::new(name).spoken(&spoken).enabled(can_be).show(ui);
        if !can_be {
            button.on_disabled_hover_text(tr!(
                "One of its lines has several taxes, which this format does not support"
            ));
        } else if button.clicked() {
            clicked = Some(format);
        }
    }
    clicked
}
