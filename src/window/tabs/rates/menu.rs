//! The context menu of the grid: actions on the selected rows and cells.

use egui::{Pos2, Ui, ViewportCommand};
use egui_material_icons::icons::{
    ICON_ADD, ICON_ARROW_DOWNWARD, ICON_ARROW_UPWARD, ICON_CONTENT_COPY, ICON_CONTENT_CUT,
    ICON_CONTENT_PASTE, ICON_DELETE, ICON_EVENT, ICON_LIBRARY_ADD,
};

use crate::theme::Icon;
use crate::widgets::{action_entry, context_menu, menu_key_pressed};

use super::keys::KeyContext;
use super::row_actions::{RowsAction, can_be_done, done};
use super::state::{DrawnFrame, Focus};
use super::{Action, CHANGE_FROM, RatesState, edit, pointer};

/// An entry of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entry {
    Rows(RowsAction),
    Cut,
    Copy,
    Paste,
    Versions,
}

const ENTRIES: [(Entry, Icon, &str); 9] = [
    (Entry::Cut, ICON_CONTENT_CUT, "Cut"),
    (Entry::Copy, ICON_CONTENT_COPY, "Copy"),
    (Entry::Paste, ICON_CONTENT_PASTE, "Paste"),
    (Entry::Rows(RowsAction::Insert), ICON_ADD, "Insert row above"),
    (Entry::Rows(RowsAction::Duplicate), ICON_LIBRARY_ADD, "Duplicate rows"),
    (Entry::Rows(RowsAction::Up), ICON_ARROW_UPWARD, "Move up"),
    (Entry::Rows(RowsAction::Down), ICON_ARROW_DOWNWARD, "Move down"),
    (Entry::Versions, ICON_EVENT, CHANGE_FROM),
    (Entry::Rows(RowsAction::Delete), ICON_DELETE, "Delete rows"),
];

/// Draws the menu while it is open. The secondary button outside of the selection selects the cell below it.
pub(super) fn menu(grid: &KeyContext<'_>, frame: &DrawnFrame, state: &mut RatesState) -> Vec<Action> {
    let KeyContext { ui, id, fields, view, rows } = *grid;
    let mut actions = Vec::new();
    let pressed = pressed_at(ui, frame);
    let mut opened = pressed;
    if let Some(at) = pressed {
        let Some(place) = pointer::place_at(frame, fields, rows, state, at) else { return actions };
        actions.extend(edit::commit(rows, state));
        if !state.block(fields).is_some_and(|block| block.holds(fields, place)) {
            pointer::cell(state, place, false);
        }
    } else if state.has_keyboard && state.editing.is_none() && menu_key_pressed(ui) {
        opened = frame.active.map(|cell| cell.left_bottom());
    }
    let chosen = context_menu(ui, id, opened, |ui| {
        let is_possible = |entry: &Entry| match entry {
            Entry::Rows(action) => can_be_done(*action, view, rows, state),
            Entry::Versions => {
                view.may_manage && state.active.is_some_and(|at| rows.rate(&state.drafts, at.row).is_some())
            }
            Entry::Copy => true,
            Entry::Cut | Entry::Paste => view.may_manage,
        };
        let mut chosen = None;
        for (entry, icon, name) in ENTRIES.into_iter().filter(|(entry, ..)| is_possible(entry)) {
            if action_entry(ui, icon, name) {
                chosen = Some(entry);
            }
        }
        chosen
    });
    // The grid takes the keys of the clipboard that these commands send.
    match chosen {
        None => return actions,
        Some(Entry::Versions) => {
            state.open_versions(None);
            return actions;
        }
        Some(Entry::Rows(action)) => actions.extend(done(action, view, rows, state)),
        Some(Entry::Cut) => ui.send_viewport_cmd(ViewportCommand::RequestCut),
        Some(Entry::Copy) => ui.send_viewport_cmd(ViewportCommand::RequestCopy),
        Some(Entry::Paste) => ui.send_viewport_cmd(ViewportCommand::RequestPaste),
    }
    state.focus = Some(Focus::Grid);
    actions
}

/// Where the secondary button was clicked over the rows.
fn pressed_at(ui: &Ui, frame: &DrawnFrame) -> Option<Pos2> {
    let at = ui.input(|input| input.pointer.interact_pos().filter(|_| input.pointer.secondary_clicked()))?;
    (frame.hovered.is_some() && frame.body.contains(at)).then_some(at)
}
