//! The shops of the start screen: the recent ones, both those that exist and those that do not, and the one
//! that could not be opened, with a way to restore it where there is one.

use std::path::Path;

use egui::{Align, Frame, Label, Layout, Margin, Ui};
use egui_material_icons::icons::{ICON_ERROR, ICON_RESTORE};

use crate::model::GO_ON;
use crate::persistence::Remembered;
use crate::theme::{self, FontStyle, height, radius, text};
use crate::translate::tr;
use crate::widgets::{Button, Kind, form_heading, hairline};

use super::{StartAction, StartScreen};

/// The largest number of either that is listed.
const MOST: usize = 5;

pub(super) fn recent(ui: &mut Ui, remembered: &Remembered) -> Option<StartAction> {
    let tokens = theme::of(ui);
    form_heading(ui, tr!("Recent"));
    let rect = ui.available_rect_before_wrap();
    hairline(ui, rect, rect.top() - 4.0);
    if remembered.recent.is_empty() && remembered.gone.is_empty() {
        ui.label(text(tr!("No shops opened yet on this computer."), FontStyle::Body, tokens.text2));
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
        let forget = Button::new(tr!("Forget"))
            .spoken(&tr!("Forget {name}", name = &*name))
            .kind(Kind::Quiet)
            .show(ui);
        if forget.on_hover_text(tr!("Remove it from this list. Its backups stay.")).clicked() {
            action = Some(StartAction::Forget(path.to_owned()));
        }
        if Button::new(tr!("Restore…")).spoken(&tr!("Restore {name}…", name = &*name)).show(ui).clicked()
        {
            action = Some(StartAction::RestoreGone(path.to_owned()));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.label(text(&*name, FontStyle::Strong, tokens.text));
            let words = tr!("not found at {path}", path = path.display().to_string());
            ui.add(Label::new(text(words, FontStyle::Small, tokens.text2)).truncate());
        });
        action
    })
    .inner
}

fn stem(path: &Path) -> std::borrow::Cow<'_, str> {
    path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy()
}

impl StartScreen {
    pub(super) fn refusal_ui(&mut self, ui: &mut Ui) -> Option<StartAction> {
        let tokens = theme::of(ui);
        let refusal = self.refusal.as_ref()?;
        ui.add_space(4.0);
        let frame = Frame::NONE
            .fill(tokens.negative_soft)
            .corner_radius(radius::CONTROL)
            .inner_margin(Margin::same(12));
        let shown = frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_top(|ui| {
                theme::icon(ui, ICON_ERROR, 18.0, tokens.negative);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 4.0;
                    ui.label(text(&refusal.message, FontStyle::Strong, tokens.negative));
                    let lost = self.lost.as_ref()?;
                    ui.add_space(4.0);
                    ui.horizontal(|ui| {
                        let restore = Button::new(tr!("Restore a backup…")).icon(ICON_RESTORE).show(ui);
                        if !std::mem::replace(&mut self.has_focus, true) {
                            restore.request_focus();
                        }
                        if refusal.is_of_lost_log() && Button::new(tr(GO_ON)).show(ui).clicked() {
                            return Some(StartAction::GoOnWithoutLog(lost.clone()));
                        }
                        restore.clicked().then(|| StartAction::Restore(lost.clone(), refusal.message.clone()))
                    })
                    .inner
                })
                .inner
            })
            .inner
        });
        if std::mem::take(&mut self.is_unseen) {
            shown.response.scroll_to_me(None);
        }
        shown.inner
    }
}
