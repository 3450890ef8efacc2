//! The list of backups, latest first, and the buttons below it.

use std::ops::RangeInclusive;
use std::sync::Arc;

use egui::{ScrollArea, Ui};
use egui_material_icons::icons::{ICON_ADD, ICON_FOLDER_OPEN, ICON_LOCK, ICON_RESTORE};

use crate::model::BackupList;
use crate::widgets::{Button, foot_row, guarded_button, list_row};
use backups::BackupFile;

use super::file::FromFile;
use super::{RestoreAction, View, holds, said};

/// Height of the list in a low and in a high window, in points.
const LIST: RangeInclusive<f32> = 64.0..=200.0;
/// Height of the rest of the dialog, in points, with a row or two to spare.
const REST: f32 = 460.0;

impl View {
    pub(super) fn list_ui(
        &mut self,
        ui: &mut Ui,
        list: &BackupList,
        is_waiting: bool,
    ) -> Option<RestoreAction> {
        self.rows(ui, list);
        let is_free = !self.is_under_way && !is_waiting;
        let mut asked = self.ways(ui, is_free);
        let chosen = list.rows.get(self.chosen).or_else(|| list.rows.first());
        if let Some(row) = chosen {
            ui.add_space(8.0);
            holds(ui, "In this backup", &row.holds);
        }
        ui.add_space(8.0);
        self.replaced(ui, list);
        self.refusal_ui(ui);
        ui.add_space(4.0);
        self.consequence(ui);
        said(ui, &format!("Backups are in {}", list.folder.display()));
        ui.add_space(8.0);
        foot_row(ui, |ui| {
            let can = is_free && chosen.is_some_and(|row| row.can_restore);
            if guarded_button(ui, Button::new("Restore").icon(ICON_RESTORE).enabled(can)) {
                let from = chosen.map(|row| Arc::new(BackupFile::plain(&row.path)));
                asked = from.map(|from| RestoreAction::Restore(from, self.reason.clone()));
            }
            if Button::new("Close").show(ui).clicked() {
                asked = Some(RestoreAction::Close);
            }
        });
        asked
    }

    fn rows(&mut self, ui: &mut Ui, list: &BackupList) {
        if list.rows.is_empty() {
            let words = if self.is_lost() {
                "There are no backups of this shop on this computer."
            } else {
                "There are no backups yet. One is made on each day that the shop is opened and was changed."
            };
            return said(ui, words);
        }
        let high = (ui.ctx().content_rect().height() - REST).clamp(*LIST.start(), *LIST.end());
        let scroll = ScrollArea::vertical().max_height(high).min_scrolled_height(high);
        scroll.auto_shrink([false, true]).show(ui, |ui| {
            // Leaves room for the focus rings and the scroll bar.
            ui.set_width(ui.available_width() - 10.0);
            ui.spacing_mut().item_spacing.y = 0.0;
            for (at, row) in list.rows.iter().enumerate() {
                let note = row.holds.first().map_or("", String::as_str);
                if list_row(ui, &row.name, note, None, at == self.chosen).clicked() {
                    self.chosen = at;
                    self.refusal = None;
                }
            }
        });
    }

    /// The buttons that make a backup or open one in a file.
    fn ways(&mut self, ui: &mut Ui, is_free: bool) -> Option<RestoreAction> {
        let mut asked = None;
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            if !self.is_lost() {
                if Button::new("Back up now").icon(ICON_ADD).enabled(is_free).show(ui).clicked() {
                    self.chosen = 0;
                    asked = Some(RestoreAction::Make);
                }
                let encrypt = Button::new("Encrypted backup…").icon(ICON_LOCK).enabled(is_free);
                if encrypt.show(ui).clicked() {
                    asked = Some(RestoreAction::Encrypt);
                }
            }
            let file = Button::new("Restore from a file…").icon(ICON_FOLDER_OPEN).enabled(is_free);
            if file.show(ui).clicked() {
                self.file = Some(FromFile::of(String::new()));
                self.refusal = None;
            }
        });
        asked
    }
}
