//! Backups of the shop: which there are, what is in each, and putting one back.

use egui::{Context, Label, ScrollArea, Ui};
use egui_material_icons::icons::{ICON_ADD, ICON_RESTORE};

use super::desk::{BackupList, BackupRow};
use super::model::{Known, Refusal};
use super::preferences::refused;
use super::theme::{self, Type};
use super::widgets::{Button, Kind, dialog, foot_row, list_row};

/// What the dialog keeps between frames.
#[derive(Debug, Default)]
pub(crate) struct Restoring {
    chosen: usize,
    is_under_way: bool,
    refusal: Option<Refusal>,
}

impl Restoring {
    /// It was refused.
    pub(crate) fn refused(&mut self, refusal: Refusal) {
        self.is_under_way = false;
        self.refusal = Some(refusal);
    }
}

/// What was asked for.
pub(crate) enum Asked {
    Over,
    /// A backup now.
    Make,
    /// This one in the place of the shop.
    Restore(std::path::PathBuf),
}

/// How high the list is.
const LIST: f32 = 200.0;

/// Draws the dialog.
pub(crate) fn restoring_ui(ctx: &Context, state: &mut Restoring, list: &Known<BackupList>) -> Option<Asked> {
    let shown = dialog(ctx, "backups", "Backups", 560.0, |ui| {
        if let Some(refusal) = &list.refusal {
            refused(ui, refusal);
            return None;
        }
        let Some(known) = &list.value else {
            said(ui, "Looking at the backups…");
            return None;
        };
        body(ui, state, known, list.is_waiting)
    });
    let asked = shown.inner.or(shown.is_over.then_some(Asked::Over));
    state.is_under_way |= matches!(asked, Some(Asked::Restore(_)));
    asked
}

fn body(ui: &mut Ui, state: &mut Restoring, list: &BackupList, is_waiting: bool) -> Option<Asked> {
    let mut asked = None;
    if list.rows.is_empty() {
        said(
            ui,
            "There are no backups yet. One is made on each day that the shop is opened and was changed.",
        );
    } else {
        ScrollArea::vertical().max_height(LIST).min_scrolled_height(LIST).auto_shrink([false, true]).show(
            ui,
            |ui| {
                // Room for the focus rings and the scroll bar.
                ui.set_width(ui.available_width() - 10.0);
                ui.spacing_mut().item_spacing.y = 0.0;
                for (at, row) in list.rows.iter().enumerate() {
                    let note = row.holds.first().map_or("", String::as_str);
                    if list_row(ui, &row.name, note, None, at == state.chosen).clicked() {
                        state.chosen = at;
                        state.refusal = None;
                    }
                }
            },
        );
    }
    let chosen: Option<&BackupRow> = list.rows.get(state.chosen).or_else(|| list.rows.first());
    if let Some(row) = chosen {
        ui.add_space(8.0);
        holds(ui, "In this backup", &row.holds);
    }
    ui.add_space(8.0);
    holds(ui, "In the shop now", &list.shop);
    if let Some(refusal) = &state.refusal {
        refused(ui, refusal);
    }
    ui.add_space(4.0);
    said(
        ui,
        "Restoring puts the backup in the place of the shop, for everybody who has it open. The shop as it is now is kept as a backup.",
    );
    said(ui, &format!("Backups are in {}", list.folder.display()));
    ui.add_space(8.0);
    foot_row(ui, |ui| {
        let is_free = !state.is_under_way && !is_waiting;
        let can = is_free && chosen.is_some_and(|row| row.can_restore);
        let go = Button::new("Restore").icon(ICON_RESTORE).kind(Kind::Primary).enabled(can).show(ui);
        if go.clicked() {
            asked = chosen.map(|row| Asked::Restore(row.path.clone()));
        }
        if Button::new("Back up now").icon(ICON_ADD).enabled(is_free).show(ui).clicked() {
            state.chosen = 0;
            asked = Some(Asked::Make);
        }
        if Button::new("Close").show(ui).clicked() {
            asked = Some(Asked::Over);
        }
    });
    asked
}

fn holds(ui: &mut Ui, heading: &str, lines: &[String]) {
    let tokens = theme::of(ui);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add(Label::new(theme::text(heading, Type::Head, tokens.text2)).selectable(false));
        for line in lines {
            ui.add(Label::new(theme::text(line, Type::Body, tokens.text)).wrap());
        }
    });
}

fn said(ui: &mut Ui, words: &str) {
    ui.add(Label::new(theme::text(words, Type::Small, theme::of(ui).text2)).wrap());
}
