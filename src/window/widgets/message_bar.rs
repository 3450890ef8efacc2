//! A bar above the status bar: a message, and buttons that do something about it.

use egui::{Align, Frame, Label, Layout, Margin, Panel, Ui};
use egui_material_icons::icons::ICON_CLOSE;

use crate::theme::{self, FontStyle};

use super::{Button, icon_button};

/// Draws the bar, with a last button that closes it. Returns what the button that was clicked stands for.
pub(crate) fn message_bar<T: Copy>(
    ui: &mut Ui,
    id: &'static str,
    message: &str,
    buttons: &[(&str, T)],
    close: T,
) -> Option<T> {
    let tokens = theme::of(ui);
    let beside = buttons.iter().map(|(text, _)| Button::new(text).width(ui) + ui.spacing().item_spacing.x);
    let room = (ui.available_width() - 72.0 - beside.sum::<f32>()).max(200.0);
    // A long message takes more lines.
    let font = FontStyle::Strong.font();
    let lines = ui.painter().layout(message.to_owned(), font, tokens.negative, room).size().y;
    let frame = Frame::NONE.fill(tokens.negative_soft).inner_margin(Margin::symmetric(16, 4));
    let bar = Panel::bottom(id).exact_size((lines + 12.0).max(36.0)).show_separator_line(false).frame(frame);
    bar.show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let mut clicked =
                icon_button(ui, ICON_CLOSE, "Close this message", true).clicked().then_some(close);
            for (text, choice) in buttons {
                clicked = Button::new(text).show(ui).clicked().then_some(*choice).or(clicked);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(theme::text(message, FontStyle::Strong, tokens.negative)).wrap());
            });
            clicked
        })
        .inner
    })
    .inner
}
