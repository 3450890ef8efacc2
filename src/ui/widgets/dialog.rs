//! Asks before something is destroyed. The keyboard starts on the safe answer.

use egui::{Context, CornerRadius, Frame, Label, Layout, Margin, Modal, Sense, Stroke, Ui, Vec2};
use egui_material_icons::icons::ICON_DELETE;

use crate::ui::theme::{self, Type, radius, stroke};

use super::{Button, Kind};

/// What is asked.
pub(crate) struct Question<'a> {
    pub(crate) heading: &'a str,
    pub(crate) sentence: &'a str,
    pub(crate) keep: &'a str,
    pub(crate) destroy: &'a str,
}

/// What was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Choice {
    /// Leave it.
    Keep,
    /// Do it.
    Destroy,
}

/// Shows the question over everything else; `None` until it is answered. Esc keeps.
pub(crate) fn ask(ctx: &Context, salt: &str, question: &Question<'_>) -> Option<Choice> {
    let tokens = if ctx.global_style().visuals.dark_mode { &theme::DARK } else { &theme::LIGHT };
    let frame = Frame::NONE
        .fill(tokens.raised)
        .stroke(Stroke::new(stroke::HAIRLINE, tokens.line))
        .corner_radius(radius::DIALOG)
        .shadow(theme::raised_shadow(tokens))
        .inner_margin(Margin::same(20));
    let modal = Modal::new(egui::Id::unique(("ask", salt))).backdrop_color(tokens.scrim).frame(frame);
    let answer = modal.show(ctx, |ui| body(ui, question));
    if answer.inner.is_some() {
        return answer.inner;
    }
    answer.should_close().then_some(Choice::Keep)
}

fn body(ui: &mut Ui, question: &Question<'_>) -> Option<Choice> {
    let tokens = theme::of(ui);
    ui.set_width(400.0);
    ui.horizontal_top(|ui| {
        let (tile, _) = ui.allocate_exact_size(Vec2::splat(32.0), Sense::hover());
        ui.painter().rect_filled(tile, CornerRadius::same(radius::CARD), tokens.negative_soft);
        ui.painter().text(
            tile.center(),
            egui::Align2::CENTER_CENTER,
            ICON_DELETE.codepoint,
            theme::icon_font(18.0),
            tokens.negative,
        );
        ui.add_space(4.0);
        ui.vertical(|ui| {
            ui.add_space(6.0);
            ui.add(Label::new(theme::text(question.heading, Type::Heading, tokens.text)).wrap());
            ui.add(Label::new(theme::text(question.sentence, Type::Body, tokens.text2)).wrap());
        });
    });
    ui.add_space(16.0);
    let mut choice = None;
    ui.with_layout(Layout::right_to_left(egui::Align::Center), |ui| {
        let destroy = Button::new(question.destroy).kind(Kind::Danger).show(ui);
        if destroy.clicked() {
            choice = Some(Choice::Destroy);
        }
        let keep = Button::new(question.keep).show(ui);
        if !destroy.has_focus() && !keep.has_focus() {
            keep.request_focus();
        }
        if keep.clicked() {
            choice = Some(Choice::Keep);
        }
    });
    choice
}
