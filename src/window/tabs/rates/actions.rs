//! Actions on the selected rows: insert, duplicate, delete and move; and the context menu, which has them
//! beside those on the selected cells.

use std::collections::BTreeSet;

use egui::{Pos2, Ui, ViewportCommand};
use egui_material_icons::icons::{
    ICON_ADD, ICON_ARROW_DOWNWARD, ICON_ARROW_UPWARD, ICON_CONTENT_COPY, ICON_CONTENT_CUT,
    ICON_CONTENT_PASTE, ICON_DELETE, ICON_EVENT, ICON_LIBRARY_ADD,
};

use crate::model::{Field, RowKey};
use crate::tabs::Action;
use crate::theme::Icon;
use crate::translate::tr;
use crate::widgets::{context_menu, keyed_entry, menu_key_pressed};
use domain::label;

use super::rows::CellPosition;
use super::state::Focus;
use super::{CHANGE_FROM, Sheet};

/// An action on the selected rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RowsAction {
    Insert,
    Duplicate,
    Delete,
    Up,
    Down,
}

/// An entry of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entry {
    Rows(RowsAction),
    Cut,
    Copy,
    Paste,
    Versions,
}

/// The entries with their shortcuts.
const ENTRIES: [(Entry, Icon, &str, &str); 9] = [
    (Entry::Cut, ICON_CONTENT_CUT, label!("Cut"), label!("Ctrl+X")),
    (Entry::Copy, ICON_CONTENT_COPY, label!("Copy"), label!("Ctrl+C")),
    (Entry::Paste, ICON_CONTENT_PASTE, label!("Paste"), label!("Ctrl+V")),
    (Entry::Rows(RowsAction::Insert), ICON_ADD, label!("Insert row above"), label!("Insert")),
    (Entry::Rows(RowsAction::Duplicate), ICON_LIBRARY_ADD, label!("Duplicate rows"), label!("Ctrl+Shift+D")),
    (Entry::Rows(RowsAction::Up), ICON_ARROW_UPWARD, label!("Move up"), label!("Alt+Up")),
    (Entry::Rows(RowsAction::Down), ICON_ARROW_DOWNWARD, label!("Move down"), label!("Alt+Down")),
    (Entry::Versions, ICON_EVENT, CHANGE_FROM, ""),
    (Entry::Rows(RowsAction::Delete), ICON_DELETE, label!("Delete rows"), label!("Ctrl+Delete")),
];

/// Draws what can be done with the selected rows, for the menu in the head, which has a button of its own for new
/// rows; returns what was chosen.
pub(super) fn row_entries(ui: &mut Ui, possible: &[RowsAction]) -> Option<RowsAction> {
    let mut chosen = None;
    for (entry, icon, name, keys) in ENTRIES {
        if let Entry::Rows(action) = entry
            && possible.contains(&action)
            && keyed_entry(ui, icon, tr(name), tr(keys))
        {
            chosen = Some(action);
        }
    }
    chosen
}

impl Sheet<'_> {
    /// True if an action is possible. Moves need the order of the table, not another sort order.
    pub(super) fn can_be_done(&self, action: RowsAction) -> bool {
        let Some(block) = self.state.block().filter(|_| self.view.may_manage) else { return false };
        let is_rate = |row: Option<usize>| row.is_some_and(|row| self.rate(row).is_some());
        let (top, bottom) = (*block.rows.start(), *block.rows.end());
        let is_listed = self.view.shown.sort.is_none();
        match action {
            RowsAction::Insert => true,
            RowsAction::Delete | RowsAction::Duplicate => self.key(top).is_some(),
            RowsAction::Up => is_listed && is_rate(Some(top)) && is_rate(top.checked_sub(1)),
            RowsAction::Down => is_listed && is_rate(bottom.checked_add(1)),
        }
    }

    /// Carries out the action on new rows at once, and asks for it on the rates.
    pub(super) fn act_on_rows(&mut self, action: RowsAction) {
        if !self.view.may_manage {
            return;
        }
        if action == RowsAction::Insert {
            return self.insert_row();
        }
        let Some(block) = self.state.block() else { return };
        let rates = self.rates_in(&block.rows);
        let new: Vec<RowKey> = self.keys_in(&block.rows).filter(|key| key.rate().is_none()).collect();
        let is_listed = self.view.shown.sort.is_none();
        let before = match action {
            RowsAction::Insert => None,
            RowsAction::Delete => {
                for key in new {
                    self.state.remove_row(key);
                }
                self.actions.extend((!rates.is_empty()).then_some(Action::DeleteRates(rates)));
                return;
            }
            RowsAction::Duplicate => {
                for key in new {
                    self.state.duplicate_row(key);
                }
                let Some(last) = rates.last() else { return };
                let before = self.rates.after(*last).filter(|_| is_listed);
                return self.actions.push(Action::DuplicateRates { rates, before });
            }
            RowsAction::Up => block.rows.start().checked_sub(1).and_then(|row| self.rate(row)).map(Some),
            RowsAction::Down => self.rate(block.rows.end() + 1).map(|below| self.rates.after(below)),
        };
        if let Some(before) = before.filter(|_| is_listed) {
            self.actions
                .push(Action::MoveRates { rates: rates.into_iter().collect::<BTreeSet<_>>(), before });
        }
    }

    /// Adds a new row above the active one; it becomes a rate once it is typed into. Sorted by a column
    /// there is no "above", so the new row comes last.
    fn insert_row(&mut self) {
        let active = self.state.active.filter(|_| self.view.shown.sort.is_none());
        let (before, above) = match active.and_then(|place| self.key(place.row)) {
            Some(RowKey::Rate(rate)) => (Some(rate), None),
            Some(key @ RowKey::New(number)) => {
                (self.state.drafts.row(key).and_then(|row| row.before), Some(number))
            }
            None => (None, None),
        };
        let key = self.state.add_row(self.view.class.clone(), before, above);
        if let Some(row) = self.place_of(key) {
            self.state.go(CellPosition { row, field: Field::Country });
        }
    }

    /// Draws the context menu while it is open. The secondary button outside of the selection selects the
    /// cell below it.
    pub(super) fn menu(&mut self, ui: &Ui) {
        let pressed = self.pressed_at(ui);
        let mut opened = pressed;
        if let Some(at) = pressed {
            let Some(place) = self.place_at(at) else { return };
            self.commit();
            if !self.state.block().is_some_and(|block| block.holds(place)) {
                self.state.choose_cell(place, false);
            }
        } else if self.state.has_keyboard && self.state.editing.is_none() && menu_key_pressed(ui) {
            opened = self.drawn.active.map(|cell| cell.left_bottom());
        }
        let is_rate = || self.state.active.is_some_and(|place| self.rate(place.row).is_some());
        let is_possible = |entry: &Entry| match entry {
            Entry::Rows(action) => self.can_be_done(*action),
            Entry::Versions => self.view.may_manage && is_rate(),
            Entry::Copy => true,
            Entry::Cut | Entry::Paste => self.view.may_manage,
        };
        let chosen = context_menu(ui, self.id, opened, |ui| {
            let mut chosen = None;
            for (entry, icon, name, keys) in ENTRIES.into_iter().filter(|(entry, ..)| is_possible(entry)) {
                if keyed_entry(ui, icon, tr(name), tr(keys)) {
                    chosen = Some(entry);
                }
            }
            chosen
        });
        // The grid takes the keys of the clipboard that these commands send.
        match chosen {
            None => return,
            Some(Entry::Versions) => return self.state.open_versions(None),
            Some(Entry::Rows(action)) => self.act_on_rows(action),
            Some(Entry::Cut) => ui.send_viewport_cmd(ViewportCommand::RequestCut),
            Some(Entry::Copy) => ui.send_viewport_cmd(ViewportCommand::RequestCopy),
            Some(Entry::Paste) => ui.send_viewport_cmd(ViewportCommand::RequestPaste),
        }
        self.state.focus = Some(Focus::Grid);
    }

    /// The point over the rows where the secondary button was clicked.
    fn pressed_at(&self, ui: &Ui) -> Option<Pos2> {
        let clicked =
            ui.input(|input| input.pointer.interact_pos().filter(|_| input.pointer.secondary_clicked()))?;
        (self.drawn.hovered.is_some() && self.drawn.body.contains(clicked)).then_some(clicked)
    }
}
