//! The list of shortcuts (F1): those of commands, and the keys of single tabs.

use egui::{Context, Layout, Sense, Ui, pos2, vec2};

use crate::command::{CommandContext, MENUS, Row, TABS};
use crate::theme::{self, FontStyle};
use crate::translate::tr;
use crate::widgets::{Foot, Side, dialog, elided, hairline, key_hint, scrolled};
use domain::label;

/// Keys of the grid of tax rates.
const GRID: [(&str, &str); 20] = [
    (label!("Move"), label!("Arrows")),
    (label!("To the edge of what is filled"), label!("Ctrl+Arrows")),
    (label!("First and last cell of the row"), label!("Home / End")),
    (label!("First and last cell of all"), label!("Ctrl+Home / End")),
    (label!("A page up and down"), label!("Page Up / Down")),
    (label!("Extend the selection"), label!("Shift+these")),
    (label!("Select rows, columns"), label!("Shift / Ctrl+Space")),
    (label!("Replace a cell"), label!("just type")),
    (label!("Edit a cell"), "F2"),
    (label!("Save and go down, up"), label!("Enter / Shift+Enter")),
    (label!("Save and go right, left"), label!("Tab / Shift+Tab")),
    (label!("Discard what was typed in a cell"), label!("Esc")),
    (label!("Save into all selected cells"), label!("Ctrl+Enter")),
    (label!("Empty cells, delete whole rows"), label!("Del")),
    (label!("Tick or clear a box"), label!("Space")),
    (label!("Fill down"), label!("Ctrl+D")),
    (label!("Duplicate, delete rows"), label!("Ctrl+Shift+D / Ctrl+Delete")),
    (label!("Move rows up, down"), label!("Alt+Up / Down")),
    (label!("Next issue"), "F8"),
    (label!("Leave the grid"), "F6"),
];

/// Keys of the chart and of the receipt beside it.
const SALES: [(&str, &str); 4] = [
    (label!("Period before, after"), label!("Left / Right")),
    (label!("The orders of a period, what is behind a line"), label!("Enter")),
    (label!("Show or hide a line of the receipt"), label!("Space")),
    (label!("Note on the day"), "N"),
];

/// Keys of every list with a form, and of its form.
const LISTS: [(&str, &str); 10] = [
    (label!("Go through the list"), label!("Arrows")),
    (label!("Select several, all"), label!("Shift+Arrows, Ctrl+A")),
    (label!("What can be done with them"), label!("Shift+F10")),
    (label!("A new one"), label!("Insert")),
    (label!("Go into the form; accept a suggestion"), label!("Enter or F2")),
    (label!("Archive; delete a purchase or a tax class"), label!("Del")),
    (label!("Filter"), label!("Ctrl+F or /")),
    (label!("Empty the filter; back to the list"), label!("Esc")),
    (label!("Next field"), label!("Tab")),
    (label!("Save"), label!("Ctrl+S")),
];

/// Keys of the Orders and Purchases tabs.
const DOCUMENTS: [(&str, &str); 4] = [
    (label!("Remove the line"), label!("Ctrl+Delete")),
    (label!("Next field of a purchase, a new line after the last"), label!("Enter")),
    (label!("Save and start the next"), label!("Ctrl+Enter")),
    (label!("Take the proposed reverse charge"), label!("Alt+R")),
];

/// Keys of the Products, Customers and Suppliers tabs.
const BOOKS: [(&str, &str); 1] = [(label!("Orders or purchases of the open record"), label!("Ctrl+Enter"))];

/// Keys of the Returns tab.
const RETURNS: [(&str, &str); 2] = [
    (label!("Move through periods, boxes"), label!("Up / Down")),
    (label!("From a period to its boxes, and to what is behind a box"), label!("Enter")),
];

const LINE: f32 = 26.0;

/// Draws the list; true when it is closed.
pub(crate) fn sheet_ui(ctx: &Context, now: &CommandContext) -> bool {
    dialog(ctx, "shortcuts", tr!("Keyboard shortcuts"), 720.0, |ui| {
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
    for (name, rows) in menus.chain([(label!("Tabs"), TABS.iter().collect())]) {
        let mut rows = rows
            .into_iter()
            .filter(|row| row.is_shown(now) && !row.keys(ctx, &now.tabs).is_empty())
            .peekable();
        if rows.peek().is_some() {
            heading(ui, tr(name));
        }
        for row in rows {
            line(ui, tr(row.name).trim_end_matches([' ', '…']), &row.keys(ctx, &now.tabs));
        }
    }
}

fn grid(ui: &mut Ui) {
    ui.spacing_mut().item_spacing.y = 0.0;
    for (name, keys) in [
        (label!("In the grid of tax rates"), GRID.as_slice()),
        (label!("In every list"), LISTS.as_slice()),
        (label!("In Orders and Purchases"), DOCUMENTS.as_slice()),
        (label!("In Products, Customers and Suppliers"), BOOKS.as_slice()),
        (label!("In Sales"), SALES.as_slice()),
        (label!("In Returns"), RETURNS.as_slice()),
    ] {
        heading(ui, tr(name));
        for &(what, keys) in keys {
            line(ui, tr(what), tr(keys));
        }
    }
    heading(ui, tr!("Everywhere"));
    line(ui, tr!("Next control, the one before"), tr!("Tab / Shift+Tab"));
    line(ui, tr!("The main button of a dialog"), tr!("Ctrl+Enter, or Enter in a field"));
    line(ui, tr!("Open a menu"), tr!("F10 or Alt+its letter"));
    line(ui, tr!("The choices of a field"), tr!("Down"));
    line(ui, tr!("Show the numbers of the tabs"), tr!("hold Ctrl"));
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys that a line names, such as `Ctrl+A` of `Shift+Arrows, Ctrl+A`.
    fn keys_of(part: &[(&'static str, &'static str)]) -> Vec<&'static str> {
        let lines = part.iter().flat_map(|(_, keys)| keys.split(", ").flat_map(|keys| keys.split(" or ")));
        lines.collect()
    }

    #[test]
    fn no_key_stands_twice_in_a_part() {
        for part in [&GRID[..], &LISTS, &DOCUMENTS, &BOOKS, &SALES, &RETURNS] {
            let keys = keys_of(part);
            let is_alone = |key: &&&str| keys.iter().filter(|other| other == key).count() == 1;
            assert_eq!(keys.iter().filter(is_alone).count(), keys.len(), "{keys:?}");
        }
        // What the lists do alike is said once.
        for part in [&DOCUMENTS[..], &BOOKS, &RETURNS] {
            let said = keys_of(&LISTS);
            let again: Vec<_> = keys_of(part).into_iter().filter(|key| said.contains(key)).collect();
            assert!(again.is_empty() || again == ["Enter"], "{again:?}");
        }
    }
}
