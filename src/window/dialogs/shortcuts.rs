//! The list of shortcuts (F1): those of commands, and the keys of single tabs.

use egui::{Context, Layout, Sense, Ui, pos2, vec2};

use crate::command::{CommandContext, MENUS, Row, TABS};
use crate::theme::{self, FontStyle};
use crate::widgets::{Foot, Side, dialog, elided, hairline, key_hint, scrolled};

/// Keys of the grid of tax rates.
const GRID: [(&str, &str); 24] = [
    ("Move", "Arrows"),
    ("To the edge of what is filled", "Ctrl+Arrows"),
    ("First and last cell of the row", "Home / End"),
    ("First and last cell of all", "Ctrl+Home / End"),
    ("A page up and down", "Page Up / Down"),
    ("Select further", "Shift+these"),
    ("Select all", "Ctrl+A"),
    ("Select rows, columns", "Shift / Ctrl+Space"),
    ("Replace a cell", "just type"),
    ("Edit a cell", "F2"),
    ("Save and go down, up", "Enter / Shift+Enter"),
    ("Save and go right, left", "Tab / Shift+Tab"),
    ("Leave a cell as it was", "Esc"),
    ("Save into all selected cells", "Ctrl+Enter"),
    ("Empty cells, delete whole rows", "Delete"),
    ("Switch a flag", "Space"),
    ("Fill down", "Ctrl+D"),
    ("Copy, cut, paste", "Ctrl+C / X / V"),
    ("Insert a row", "Insert or Ctrl+Enter"),
    ("Duplicate, delete rows", "Ctrl+Shift+D / Ctrl+Delete"),
    ("Move rows up, down", "Alt+Up / Down"),
    ("Filter", "Ctrl+F"),
    ("Next issue", "F8"),
    ("Leave the grid", "F6"),
];

/// Keys of the chart and of the receipt beside it.
const SALES: [(&str, &str); 4] = [
    ("Period before, after", "Left / Right"),
    ("The orders of a period", "Enter"),
    ("Show or hide a line of the receipt", "Space"),
    ("What adds up to it", "Enter"),
];

/// Keys of every list with a form, and of its form.
const LISTS: [(&str, &str); 11] = [
    ("Go through the list", "Arrows"),
    ("Select several, all", "Shift+Arrows, Ctrl+A"),
    ("What can be done with them", "Shift+F10"),
    ("A new one", "Insert"),
    ("Into the form", "Enter or F2"),
    ("Archive; delete a purchase or a tax class", "Delete"),
    ("Filter", "Ctrl+F or /"),
    ("Empty the filter; back to the list", "Esc"),
    ("Take a suggestion", "Enter"),
    ("Next field", "Tab"),
    ("Save", "Ctrl+S"),
];

/// Keys of the Orders and Purchases tabs.
const DOCUMENTS: [(&str, &str); 4] = [
    ("Remove the line", "Ctrl+Delete"),
    ("Next field of a purchase, a new line after the last", "Enter"),
    ("Save and start the next", "Ctrl+Enter"),
    ("Take the proposed reverse charge", "Alt+R"),
];

/// Keys of the Products, Customers and Suppliers tabs.
const BOOKS: [(&str, &str); 1] = [("Orders or purchases of the one in the form", "Ctrl+Enter")];

/// Keys of the Returns tab.
const RETURNS: [(&str, &str); 4] = [
    ("Go through periods, boxes", "Up / Down"),
    ("From a period to its boxes", "Enter"),
    ("What adds up to a box, or type into it", "Enter"),
    ("Save what was typed into boxes", "Ctrl+S"),
];

const LINE: f32 = 26.0;

/// Draws the list; true when it is closed.
pub(crate) fn sheet_ui(ctx: &Context, now: &CommandContext) -> bool {
    dialog(ctx, "shortcuts", "Keyboard shortcuts", 720.0, |ui| {
        scrolled(ui, 190.0, |ui| {
            if ui.available_width() < 560.0 {
                commands(ui, ctx, now);
                return grid(ui);
            }
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
        });
        Foot::done().show(ui).is_some()
    })
    .either()
}

fn commands(ui: &mut Ui, ctx: &Context, now: &CommandContext) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let menus = MENUS.iter().map(|menu| (menu.name, menu.rows().collect::<Vec<&Row>>()));
    for (name, rows) in menus.chain([("Tabs", TABS.iter().collect())]) {
        let mut rows = rows.into_iter().filter(|row| row.shortcut.is_some() && row.is_shown(now)).peekable();
        if rows.peek().is_some() {
            heading(ui, name);
        }
        for row in rows {
            line(ui, row.name.trim_end_matches('…'), &row.keys(ctx));
        }
    }
}

fn grid(ui: &mut Ui) {
    ui.spacing_mut().item_spacing.y = 0.0;
    for (name, keys) in [
        ("In the grid of tax rates", GRID.as_slice()),
        ("In every list", LISTS.as_slice()),
        ("In Orders and Purchases", DOCUMENTS.as_slice()),
        ("In Products, Customers and Suppliers", BOOKS.as_slice()),
        ("In Sales", SALES.as_slice()),
        ("In Returns", RETURNS.as_slice()),
    ] {
        heading(ui, name);
        for (what, keys) in keys {
            line(ui, what, keys);
        }
    }
    heading(ui, "Everywhere");
    line(ui, "Next control, the one before", "Tab / Shift+Tab");
    line(ui, "The main button of a dialog", "Ctrl+Enter, or Enter in a field");
    line(ui, "Open a menu", "F10 or Alt+its letter");
    line(ui, "The choices of a field", "Down");
    line(ui, "Show the numbers of the tabs", "hold Ctrl");
}

/// Space above a group, in points; none above the first.
const ABOVE: f32 = 12.0;

fn heading(ui: &mut Ui, text: &str) {
    if ui.cursor().top() > ui.max_rect().top() + 1.0 {
        ui.add_space(ABOVE);
    }
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, text));
    elided(ui, rect, Side::Left, text, FontStyle::Head, theme::of(ui).text2);
    hairline(ui, rect, rect.bottom() - 0.5);
}

fn line(ui: &mut Ui, what: &str, keys: &str) {
    let tokens = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let spoken = format!("{what}: {keys}");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &spoken));
    elided(ui, rect, Side::Left, what, FontStyle::Body, tokens.text);
    let wide =
        ui.painter().layout_no_wrap(keys.replace('+', " "), FontStyle::Caption.font(), tokens.text2).size();
    key_hint(ui, pos2(rect.right() - wide.x - 12.0, rect.center().y - wide.y / 2.0 - 1.0), keys);
}
