//! The sheet of shortcuts (F1): what the menus have, and the keys of the grid.

use egui::{Context, Label, Layout, ScrollArea, Sense, Ui, pos2, vec2};

use super::command::{MENUS, Situation};
use super::theme::{self, Type};
use super::widgets::{Side, dialog, elided, key_hint};

/// Keys that belong to the grid rather than to a command.
const GRID: [(&str, &str); 12] = [
    ("Move", "Arrows"),
    ("First and last row", "Ctrl+Home / End"),
    ("Edit a cell", "F2"),
    ("Replace a cell", "just type"),
    ("Save and go down", "Enter"),
    ("Save and go right", "Tab"),
    ("Leave a cell as it was", "Esc"),
    ("Empty a cell", "Delete"),
    ("Switch a flag", "Space"),
    ("Delete the rate", "Ctrl+Delete"),
    ("Filter", "Ctrl+F"),
    ("Leave the grid", "Esc"),
];

const LINE: f32 = 26.0;

/// Draws the sheet; true when it was put away.
pub(crate) fn sheet_ui(ctx: &Context, now: &Situation) -> bool {
    dialog(ctx, "shortcuts", "Keyboard shortcuts", 720.0, |ui| {
        let most = ctx.content_rect().height() - 140.0;
        ScrollArea::vertical().auto_shrink([false, true]).max_height(most).min_scrolled_height(most).show(
            ui,
            |ui| {
                // Room for the scroll bar.
                ui.set_width(ui.available_width() - 10.0);
                let is_wide = ui.available_width() >= 560.0;
                if is_wide {
                    let half = (ui.available_width() - 32.0) / 2.0;
                    ui.with_layout(Layout::left_to_right(egui::Align::Min), |ui| {
                        ui.spacing_mut().item_spacing.x = 32.0;
                        ui.vertical(|ui| {
                            ui.set_width(half);
                            commands(ui, ctx, now);
                        });
                        ui.vertical(|ui| {
                            ui.set_width(half);
                            grid(ui);
                        });
                    });
                } else {
                    commands(ui, ctx, now);
                    grid(ui);
                }
            },
        );
    })
    .is_over
}

fn commands(ui: &mut Ui, ctx: &Context, now: &Situation) {
    for (menu, sections) in MENUS {
        let with_keys: Vec<_> = sections
            .iter()
            .copied()
            .flatten()
            .filter(|one| one.shortcut().is_some() && (now.has_shop || !one.needs_shop()))
            .collect();
        if with_keys.is_empty() {
            continue;
        }
        heading(ui, menu.name());
        for command in with_keys {
            line(ui, command.name().trim_end_matches('…'), &command.keys(ctx));
        }
    }
}

fn grid(ui: &mut Ui) {
    heading(ui, "In the grid of tax rates");
    for (what, keys) in GRID {
        line(ui, what, keys);
    }
    heading(ui, "Everywhere");
    line(ui, "Next control, the one before", "Tab / Shift+Tab");
    line(ui, "Show the numbers of the tabs", "hold Ctrl");
}

fn heading(ui: &mut Ui, text: &str) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(10.0);
    ui.add(Label::new(theme::text(text, Type::Head, theme::of(ui).text2)).selectable(false));
}

fn line(ui: &mut Ui, what: &str, keys: &str) {
    let tokens = theme::of(ui);
    ui.spacing_mut().item_spacing.y = 0.0;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let spoken = format!("{what}: {keys}");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &spoken));
    elided(ui, rect, Side::Left, what, Type::Body, tokens.text);
    let wide = ui.painter().layout_no_wrap(keys.replace('+', " "), Type::Caption.font(), tokens.text2).size();
    key_hint(ui, pos2(rect.right() - wide.x - 12.0, rect.center().y - wide.y / 2.0 - 1.0), keys);
}
