//! The bar for problems of the shop file, with buttons to repair it or restore a backup.

use egui::{Frame, Margin, Panel, Ui};
use egui_material_icons::icons::ICON_CLOSE;

use domain::health::Problem;

use crate::theme::{self, FontStyle};
use crate::widgets::{Button, icon_button};

/// The button that was clicked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Remedy {
    /// Rebuilds totals and indexes, and accepts orders that differ from what was written.
    Repair,
    /// Opens the dialog of backups.
    Restore,
    /// Hides the bar.
    Dismiss,
}

/// Draws the bar; nothing without problems.
pub(crate) fn problem_bar(ui: &mut Ui, problems: &[Problem]) -> Option<Remedy> {
    let tokens = theme::of(ui);
    let first = problems.first()?;
    let more = match problems.len() {
        1 => String::new(),
        2 => ", and 1 more thing".to_owned(),
        all => format!(", and {} more things", all - 1),
    };
    let words = format!("Something is wrong with this shop’s file. {first}{more}");
    let frame = Frame::NONE.fill(tokens.negative_soft).inner_margin(Margin::symmetric(16, 4));
    let bar = Panel::bottom("trouble").exact_size(36.0).show_separator_line(false).frame(frame);
    bar.show(ui, |ui| {
        let end = egui::Layout::right_to_left(egui::Align::Center);
        ui.with_layout(end, |ui| {
            let mut chosen = None;
            if icon_button(ui, ICON_CLOSE, "Close this message", true).clicked() {
                chosen = Some(Remedy::Dismiss);
            }
            if Button::new("Backups…").show(ui).clicked() {
                chosen = Some(Remedy::Restore);
            }
            let can_repair = problems.iter().any(Problem::can_be_repaired);
            if can_repair && Button::new("Repair").show(ui).clicked() {
                chosen = Some(Remedy::Repair);
            }
            let start = egui::Layout::left_to_right(egui::Align::Center);
            ui.with_layout(start, |ui| {
                ui.add(egui::Label::new(theme::text(words, FontStyle::Strong, tokens.negative)).truncate());
            });
            chosen
        })
        .inner
    })
    .inner
}
