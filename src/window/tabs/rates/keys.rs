//! The keys of the grid, like those of a spreadsheet. Events are handled in their order, so that
//! several keys within one frame do the same as in frames of their own.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Event, Id, ImeEvent, Key, Modifiers, Ui};

use crate::model::{Field, RowKey};
use crate::theme::height;
use crate::widgets::page_of;
use domain::text;
use domain::text::lenient::{flag_text, yes_or_no};

use super::Sheet;
use super::actions::RowsAction;
use super::cell::HELD;
use super::clip::fill_title;
use super::rows::{Block, CellPosition, beside};
use super::state::Focus;

impl Sheet<'_> {
    /// Handles the keys of this frame while the grid has the focus.
    pub(super) fn keys(&mut self, ui: &Ui) {
        if !ui.memory(|memory| memory.has_focus(self.id)) {
            return;
        }
        ui.memory_mut(|memory| memory.set_focus_lock_filter(self.id, HELD));
        let first = self.state.fields.first().copied().unwrap_or(Field::Country);
        let mut place = self.state.active.unwrap_or(CellPosition { row: 0, field: first });
        place.row = place.row.min(self.last());
        if !self.state.fields.contains(&place.field) {
            place.field = first;
        }
        self.state.active = Some(place);
        let mut events = ui.input_mut(|input| std::mem::take(&mut input.events)).into_iter();
        let mut left = Vec::new();
        while let Some(event) = events.next() {
            let is_ended = events.as_slice().iter().any(ends_edit);
            let taken = if self.state.editing.is_some() {
                self.while_editing(ui, &event, is_ended)
            } else {
                self.at_rest(ui, &event)
            };
            if taken.is_none() {
                left.push(event);
            }
        }
        ui.input_mut(|input| input.events = left);
    }

    /// Handles one event while a cell is edited; `None` leaves it to the text field.
    fn while_editing(&mut self, ui: &Ui, event: &Event, is_ended: bool) -> Option<()> {
        let editing = self.state.editing.as_mut()?;
        let (place, row) = (editing.place, editing.row);
        let (key, modifiers) = match event {
            // The text field sees its events only when it is drawn, after the edit has ended by a later
            // key of this frame.
            Event::Text(text) => {
                if !editing.is_new && !is_ended {
                    return None;
                }
                insert(ui, self.id, &mut editing.text, text);
                editing.is_untouched = false;
                return Some(());
            }
            Event::Key { key, pressed: true, modifiers, .. } => (*key, *modifiers),
            _ => return None,
        };
        let last = self.last();
        let found = self.suggestions();
        // The Enter that takes a suggestion does not leave a new row without a percentage, which would be
        // half a rate.
        let is_half = row.and_then(RowKey::rate).is_none()
            && self.state.typed(row, Field::Rate).is_none_or(str::is_empty);
        let is_taken = is_half && key == Key::Enter && modifiers.is_none() && self.marked(&found).is_some();
        let key = if is_taken { Key::Tab } else { key };
        let above = CellPosition { row: place.row.saturating_sub(1), ..place };
        let to = match (key, modifiers.shift) {
            (Key::Escape, _) => {
                match self.state.editing.as_mut().filter(|_| !found.is_empty()) {
                    Some(editing) => editing.list.is_closed = true,
                    None => self.cancel(),
                }
                return Some(());
            }
            (Key::ArrowUp | Key::ArrowDown, _) if !found.is_empty() => {
                self.step(&found, key == Key::ArrowDown);
                return Some(());
            }
            (Key::Enter, _) if modifiers.command => place,
            (Key::Enter, true) | (Key::ArrowUp, _) => above,
            (Key::Enter, false) => self.down(place),
            (Key::ArrowDown, _) => CellPosition { row: (place.row + 1).min(last), ..place },
            (Key::Tab, true) => self.left_of(place),
            (Key::Tab, false) => {
                self.state.entry.get_or_insert(place.field);
                self.right_of(place)
            }
            _ => return None,
        };
        let is_fill = modifiers.command && key == Key::Enter;
        self.end_edit(is_fill);
        if is_fill && self.state.reach.is_some() {
            return Some(());
        }
        // The commit may have added a row, so that the last row is one further down.
        let is_down = key == Key::Enter && !modifiers.shift && !is_fill;
        let row = if is_down { (place.row + 1).min(self.last()) } else { to.row };
        if key != Key::Tab {
            self.state.entry = None;
        }
        self.state.go(CellPosition { row, ..to });
        Some(())
    }

    /// Commits the edit: into its cell, or with `is_fill` into every selected cell.
    fn end_edit(&mut self, is_fill: bool) {
        self.take_suggestion();
        match self.state.block().filter(|block| is_fill && !block.is_single()) {
            Some(block) => {
                if let Some(editing) = self.state.editing.take() {
                    self.fill(&block, &editing.text, fill_title);
                }
            }
            None => self.commit(),
        }
    }

    /// Handles one event while no cell is edited; `None` leaves it to other widgets.
    fn at_rest(&mut self, ui: &Ui, event: &Event) -> Option<()> {
        let place = self.state.active?;
        let block = self.state.block()?;
        match event {
            Event::Text(text) | Event::Ime(ImeEvent::Commit(text)) if !text.trim().is_empty() => {
                if place.field.is_flag() {
                    self.type_into(place, flag_text(yes_or_no(text)?));
                } else {
                    self.begin(ui, place, Some(text));
                }
            }
            Event::Copy => ui.copy_text(self.copied(&block)),
            Event::Cut => {
                ui.copy_text(self.copied(&block));
                self.empty(&block);
            }
            Event::Paste(text) => self.paste(&block, text),
            Event::Key { key, pressed: true, modifiers, .. } => {
                if *key == Key::Enter && modifiers.is_none() && !place.field.is_typed() {
                    self.begin(ui, place, None);
                } else if let Some(to) = self.moved(*key, *modifiers) {
                    self.move_by_key(to, *key, *modifiers);
                } else {
                    return self.acted(ui, (place, &block), *key, *modifiers);
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// Makes a cell active, or with Shift moves the corner of the selection there.
    fn move_by_key(&mut self, to: CellPosition, key: Key, modifiers: Modifiers) {
        let is_flow = matches!(key, Key::Tab | Key::Enter);
        if modifiers.shift && !is_flow {
            self.state.reach = Some(to).filter(|to| self.state.active != Some(*to));
            return self.state.show_row(to.row);
        }
        if key != Key::Tab {
            self.state.entry = None;
        } else if !modifiers.shift {
            self.state.entry = self.state.entry.or(self.state.active.map(|place| place.field));
        }
        self.state.go(to);
    }

    /// The cell that a key moves to.
    fn moved(&self, key: Key, modifiers: Modifiers) -> Option<CellPosition> {
        let fields = &self.state.fields;
        let active = self.state.active?;
        let Modifiers { shift, command, alt, .. } = modifiers;
        if alt {
            return None;
        }
        // With Shift the opposite corner moves.
        let is_reach = shift && !matches!(key, Key::Tab | Key::Enter);
        let from = self.state.reach.filter(|_| is_reach).unwrap_or(active);
        let last = self.last();
        let (first_field, last_field) = (fields.first().copied()?, fields.last().copied()?);
        let page = page_of(self.state.seen, height::GRID_ROW);
        let at = |row: usize, field: Field| Some(CellPosition { row, field });
        let is_full = |row: usize, field: Field| match self.state.typed(self.key(row), field) {
            Some(typed) => !typed.trim().is_empty(),
            // A new row is empty, save for what is typed into it.
            None => self
                .rate_place(row)
                .and_then(|place| self.rates.rate(place))
                .is_some_and(|rate| !self.text_in(rate, field).is_empty()),
        };
        match (key, command) {
            (Key::Home, true) => at(0, first_field),
            (Key::End, true) => at(last, last_field),
            (Key::Home, false) => at(from.row, first_field),
            (Key::End, false) => at(from.row, last_field),
            (Key::ArrowLeft | Key::ArrowRight, true) => {
                let here = fields.iter().position(|field| *field == from.field)?;
                let is_full = |column: usize| fields.get(column).is_some_and(|f| is_full(from.row, *f));
                let to = edge(here, fields.len() - 1, key == Key::ArrowRight, is_full);
                at(from.row, fields.get(to).copied()?)
            }
            (Key::ArrowUp | Key::ArrowDown, true) => {
                let is_full = |row: usize| is_full(row, from.field);
                at(edge(from.row, last, key == Key::ArrowDown, is_full), from.field)
            }
            (Key::ArrowUp, false) => at(from.row.saturating_sub(1), from.field),
            (Key::ArrowDown, false) => at((from.row + 1).min(last), from.field),
            (Key::ArrowLeft, false) => at(from.row, beside(fields, from.field, -1).unwrap_or(from.field)),
            (Key::ArrowRight, false) => at(from.row, beside(fields, from.field, 1).unwrap_or(from.field)),
            (Key::PageUp, false) => at(from.row.saturating_sub(page), from.field),
            (Key::PageDown, false) => at((from.row + page).min(last), from.field),
            (Key::Enter, false) if shift => at(from.row.saturating_sub(1), from.field),
            (Key::Enter, false) => Some(self.down(from)),
            (Key::Tab, false) if shift => Some(self.left_of(from)),
            (Key::Tab, false) => Some(self.right_of(from)),
            _ => None,
        }
    }

    /// The next row, in the column where Tab began.
    fn down(&self, from: CellPosition) -> CellPosition {
        let field = self.state.entry.unwrap_or(from.field);
        CellPosition { row: (from.row + 1).min(self.last()), field }
    }

    /// The cell to the left; before the first of a row, the last of the row above.
    fn left_of(&self, from: CellPosition) -> CellPosition {
        let fields = &self.state.fields;
        match (beside(fields, from.field, -1), fields.last(), from.row.checked_sub(1)) {
            (Some(field), ..) => CellPosition { row: from.row, field },
            (None, Some(field), Some(row)) => CellPosition { row, field: *field },
            _ => from,
        }
    }

    /// The cell to the right; after the last of a row, the first of the next.
    fn right_of(&self, from: CellPosition) -> CellPosition {
        let fields = &self.state.fields;
        match (beside(fields, from.field, 1), fields.first()) {
            (Some(field), _) => CellPosition { row: from.row, field },
            (None, Some(first)) if from.row < self.last() => {
                CellPosition { row: from.row + 1, field: *first }
            }
            _ => from,
        }
    }

    /// Empties the selected cells; whole rows are deleted.
    fn empty(&mut self, block: &Block) {
        if block.fields == self.state.fields {
            self.act_on_rows(RowsAction::Delete);
        } else {
            self.fill(block, "", |count| text!("Clear {count} {count:cell|cells}", count));
        }
    }

    /// Handles keys that act on the selection; `None` if the grid has no use for the key.
    fn acted(
        &mut self,
        ui: &Ui,
        (place, block): (CellPosition, &Block),
        key: Key,
        modifiers: Modifiers,
    ) -> Option<()> {
        let Modifiers { shift, command, alt, .. } = modifiers;
        let last = self.last().saturating_sub(1);
        match key {
            Key::A if command => self.state.select_rows(0, last),
            Key::Space if command => {
                self.state.select(CellPosition { row: 0, ..place }, CellPosition { row: last, ..place });
            }
            Key::Space if shift => self.state.select_rows(*block.rows.start(), *block.rows.end()),
            Key::Space if place.field.is_flag() => self.switch(place),
            Key::D if command && shift => self.act_on_rows(RowsAction::Duplicate),
            Key::D if command => self.fill_down(block, 1),
            Key::Enter if alt => self.take_offer(),
            Key::Enter if command => self.act_on_rows(RowsAction::Insert),
            Key::Insert => self.act_on_rows(RowsAction::Insert),
            Key::Delete if command => self.act_on_rows(RowsAction::Delete),
            Key::Delete | Key::Backspace => self.empty(block),
            Key::ArrowUp if alt => self.act_on_rows(RowsAction::Up),
            Key::ArrowDown if alt => self.act_on_rows(RowsAction::Down),
            Key::F2 => self.begin(ui, place, None),
            Key::F6 => self.state.focus = Some(Focus::Filter),
            Key::F8 => self.next_issue(),
            // Esc does not take the focus from the grid; F6 does.
            Key::Escape => {
                let is_taken_back = self.key(place.row).is_some_and(|row| self.take_back((row, place.field)));
                if !is_taken_back {
                    self.state.reach = None;
                }
            }
            _ => return None,
        }
        Some(())
    }
}

fn ends_edit(event: &Event) -> bool {
    matches!(event, Event::Key { key: Key::Enter | Key::Tab, pressed: true, .. })
}

/// Inserts a text at the cursor of the field, over what is selected in it.
fn insert(ui: &Ui, id: Id, into: &mut String, text: &str) {
    let mut field = TextEditState::load(ui.ctx(), id).unwrap_or_default();
    let length = into.chars().count();
    let range = field.cursor.char_range().unwrap_or(CCursorRange::one(CCursor::new(length)));
    let [from, to] = range.sorted_cursors().map(|cursor| usize::from(cursor.index).min(length));
    let letters: Vec<char> = into.chars().collect();
    let (before, after) = (letters.get(..from).unwrap_or_default(), letters.get(to..).unwrap_or_default());
    *into = before.iter().chain(&text.chars().collect::<Vec<_>>()).chain(after).collect();
    let end = CCursor::new(from + text.chars().count());
    field.cursor.set_char_range(Some(CCursorRange::one(end)));
    field.store(ui.ctx(), id);
}

/// The index to which Ctrl and an arrow move, as in a spreadsheet: within a run of full cells to
/// its end, else to the next full cell, else to the edge.
fn edge(from: usize, last: usize, is_forth: bool, is_full: impl Fn(usize) -> bool) -> usize {
    let next = |at: usize| if is_forth { (at < last).then(|| at + 1) } else { at.checked_sub(1) };
    let Some(mut at) = next(from) else { return from };
    let is_run = is_full(from) && is_full(at);
    while let Some(further) = next(at) {
        if if is_run { !is_full(further) } else { is_full(at) } {
            break;
        }
        at = further;
    }
    at
}
