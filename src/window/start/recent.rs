//! The list of recent shops, both those that exist and those that do not.

use std::path::Path;

use egui::{Align, Label, Layout, Ui};

use crate::persistence::Remembered;
use crate::theme::{self, FontStyle, height, text};
use crate::widgets::{Button, Kind, hairline};

use super::StartAction;

/// The largest number of either that is listed.
const MOST: usize = 5;

pub(super) fn recent(ui: &mut Ui, remembered: &Remembered) -> Option<StartAction> {
    let tokens = theme::of(ui);
    ui.add(Label::new(text("Recent", FontStyle::Head, tokens.text2)));
    let rect = ui.available_rect_before_wrap();
    hairline(ui, rect, rect.top() - 4.0);
    if remembered.recent.is_empty() && remembered.gone.is_empty() {
        ui.add(Label::new(text("No shops opened yet on this computer.", FontStyle::Body, tokens.text2)));
        return None;
    }
    let mut action = None;
    for path in remembered.recent.iter().take(MOST) {
        let name = text(stem(path), FontStyle::Strong, tokens.accent);
        if ui.link(name).on_hover_text(path.display().to_string()).clicked() {
            action = Some(StartAction::Open(path.clone()));
        }
    }
    for path in remembered.gone.iter().take(MOST) {
        action = gone(ui, path).or(action);
    }
    action
}

/// The row of a shop whose file does not exist.
fn gone(ui: &mut Ui, path: &Path) -> Option<StartAction> {
    let tokens = theme::of(ui);
    let name = stem(path);
    let size = egui::vec2(ui.available_width(), height::LIST_ROW);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let mut action = None;
        let forget = Button::new("Forget").spoken(&format!("Forget {name}")).kind(Kind::Quiet).show(ui);
        if forget.on_hover_text("Remove it from this list. Its backups stay.").clicked() {
            action = Some(StartAction::Forget(path.to_owned()));
        }
        if Button::new("Restore…").spoken(&format!("Restore {name}…")).show(ui).clicked() {
            action = Some(StartAction::RestoreGone(path.to_owned()));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text(&*name, FontStyle::Strong, tokens.text)).selectable(false));
            let words = format!("not found at {}", path.display());
            ui.add(Label::new(text(words, FontStyle::Small, tokens.text2)).truncate());
        });
        action
    })
    .inner
}

fn stem(path: &Path) -> std::borrow::Cow<'_, str> {
    path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy()
}
