//! The totals of the tax as a receipt, which ends with whether they agree with the sales report.

use egui::{Align2, CornerRadius, Label, Rect, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::{ICON_CHECK, ICON_WARNING};

use crate::model::TaxView;
use crate::theme::{self, FontStyle, radius, stroke, text};
use crate::widgets::{Side, TORN, elided, hairline, label_in, paper};

/// The height in points, with the torn edge.
pub(super) const HEIGHT: f32 = 392.0 + TORN;

const ROW: f32 = 30.0;
const PADDING: f32 = 16.0;

/// Draws the receipt.
pub(super) fn receipt(ui: &mut Ui, room: Rect, view: &TaxView) {
    paper(ui, room);
    let tokens = theme::of(ui);
    let inner = room.shrink2(vec2(PADDING, 0.0));
    let mut y = room.top() + 10.0;
    let mut line = |height: f32| {
        let line = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), height));
        y += height;
        line
    };
    let head = line(24.0);
    label_in(ui, head, Side::Left, text(&view.title, FontStyle::Heading, tokens.text));
    label_in(ui, head, Side::Right, text(view.amounts.sign(), FontStyle::Small, tokens.text2));
    let caption = line(24.0);
    label_in(ui, caption, Side::Left, text("by all rates", FontStyle::Small, tokens.text2));
    let row = |ui: &mut Ui, line: Rect, sign: &str, name: &str, figure: &str| {
        elided(ui, line, Side::Left, sign, FontStyle::Body, tokens.text2);
        let words = Rect::from_min_max(pos2(line.left() + 18.0, line.top()), line.max);
        elided(ui, words, Side::Left, name, FontStyle::Body, tokens.text);
        elided(ui, line, Side::Right, figure, FontStyle::Strong, tokens.text);
        let response = ui.interact(line, ui.scope_id().with(name), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name} {figure}")));
    };
    row(ui, line(ROW), "", "Tax on goods", view.total.figure("tax"));
    row(ui, line(ROW), "+", "Tax on shipping", view.total.figure("shipping"));
    let rule = line(8.0);
    hairline(ui, rule, rule.center().y);
    row(ui, line(ROW), "=", "Tax charged", &view.charged);
    row(ui, line(ROW), "−", "Refunded on its date", view.total.figure("refunded"));
    let rule = line(10.0);
    ui.painter().hline(rule.x_range(), rule.center().y, Stroke::new(stroke::SUM, tokens.text));
    let sum = line(38.0);
    let ground = sum.expand2(vec2(PADDING - 4.0, 0.0));
    ui.painter().rect_filled(ground, CornerRadius::same(radius::CONTROL), tokens.accent_soft);
    elided(ui, sum, Side::Left, "=", FontStyle::Body, tokens.text2);
    let words = Rect::from_min_max(pos2(sum.left() + 18.0, sum.top()), sum.max);
    label_in(ui, words, Side::Left, text("Net tax", FontStyle::Heading, tokens.text));
    label_in(ui, words, Side::Right, text(view.total.figure("net"), FontStyle::Figure, tokens.text));
    line(6.0);
    row(ui, line(ROW), "", "Net amount taxed", &view.taxed);
    row(ui, line(ROW), "", "Net amount untaxed", &view.untaxed);
    line(6.0);
    verdict(ui, line(66.0), view);
}

/// Draws whether the totals agree with the sales report, with an icon, so that it is not told by
/// colour alone.
fn verdict(ui: &mut Ui, room: Rect, view: &TaxView) {
    let tokens = theme::of(ui);
    let (icon, ink) =
        if view.agrees { (ICON_CHECK, tokens.positive) } else { (ICON_WARNING, tokens.warning) };
    let place = pos2(room.left() + 7.0, room.top() + 9.0);
    ui.painter().text(place, Align2::CENTER_CENTER, icon.codepoint, theme::icon_font(16.0), ink);
    let words = Rect::from_min_max(pos2(room.left() + 22.0, room.top()), room.max);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(words));
    inner.add(Label::new(text(&view.verdict, FontStyle::Body, ink)).wrap().selectable(false));
}
