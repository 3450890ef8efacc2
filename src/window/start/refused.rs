//! The refusal on the start screen, with a way to restore the shop where there is one.

use egui::{Frame, Label, Margin, Ui};
use egui_material_icons::icons::{ICON_ERROR, ICON_RESTORE};

use crate::model::GO_ON;
use crate::theme::{self, FontStyle, radius, text};
use crate::widgets::Button;

use super::{StartAction, StartScreen};

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
                    ui.add(Label::new(text(&refusal.message, FontStyle::Strong, tokens.negative)).wrap());
                    let lost = self.lost.as_ref()?;
                    ui.add_space(4.0);
                    ui.horizontal(|ui| {
                        let restore = Button::new("Restore a backup…").icon(ICON_RESTORE).show(ui);
                        if !std::mem::replace(&mut self.has_focus, true) {
                            restore.request_focus();
                        }
                        if refusal.is_of_lost_log() && Button::new(GO_ON).show(ui).clicked() {
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
