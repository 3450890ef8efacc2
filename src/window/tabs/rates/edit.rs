//! The edit of a cell, and what becomes of text that was typed, pasted or filled into cells: the engine is
//! asked to save whole rows. Texts are shown before it has answered; those that change nothing are not sent.
//! What is wrong with a row says [`TypedRow::refusals`].

use egui::Ui;

use crate::model::{Field, RateEdits, Refusal, RowKey, cell_text};
use crate::tabs::Action;
use crate::widgets::{Marked, choose_end};
use domain::error::Error;
use domain::ids::RateId;
use domain::rate::TaxRate;
use domain::rate::typed::{TypedCells, TypedRow};
use domain::text;
use domain::text::Text;
use domain::text::lenient::flag_text;

use super::drafts::{CellDraft, CellKey};
use super::rows::CellPosition;
use super::state::{EDIT, Editing, Focus};
use super::{RatesState, Sheet};

impl Sheet<'_> {
    /// Begins the edit of a cell, with the text that was typed over it or with its content. Flags are
    /// switched instead of edited, and the dates of a rate are changed in the panel.
    pub(super) fn begin(&mut self, ui: &Ui, place: CellPosition, typed: Option<&str>) {
        let key = self.key(place.row);
        let is_row = key.is_some() || place.row == self.last();
        if place.field.is_flag() || !is_row || !self.view.may_manage {
            return;
        }
        let rate = key.and_then(RowKey::rate);
        if !place.field.is_typed() {
            if rate.is_some() {
                self.state.go(place);
                self.state.open_versions(typed);
            }
            return;
        }
        let text = typed.map_or_else(|| self.text(place.row, place.field), str::to_owned);
        choose_end(ui, self.id, &text);
        // The selection is kept if the active cell stays: Ctrl+Enter fills it.
        let reach = self.state.reach.filter(|_| self.state.active == Some(place));
        self.state.go(place);
        self.state.reach = reach;
        self.state.focus = Some(Focus::Grid);
        self.state.editing = Some(Editing {
            place,
            row: key,
            was: rate.and_then(|id| self.rates.rate_of(id)).cloned(),
            text,
            is_untouched: typed.is_none(),
            is_new: true,
            list: Marked::default(),
        });
    }

    /// Ends the edit and saves its text, if it changed anything.
    pub(super) fn commit(&mut self) {
        let Some(editing) = self.state.editing.take() else { return };
        let cells = TypedCells::from([(editing.place.field, editing.text)]);
        self.save_since(EDIT, vec![(editing.row, cells)], editing.was.as_ref());
    }

    /// Discards the edit.
    pub(super) fn cancel(&mut self) {
        (self.state.editing, self.state.focus) = (None, Some(Focus::Grid));
    }

    /// Switches a flag; the grid shows it before the engine has answered.
    pub(super) fn switch(&mut self, place: CellPosition) {
        let is_on = self.text(place.row, place.field) == "yes";
        self.type_into(place, flag_text(!is_on));
    }

    /// Saves a text in a cell, which may be in the empty row at the end.
    pub(super) fn type_into(&mut self, place: CellPosition, text: &str) {
        self.save(EDIT, vec![(self.key(place.row), TypedCells::from([(place.field, text.to_owned())]))]);
    }

    /// Discards the draft of a cell; false if it has none. When no refused cell of a rate's row is left, the
    /// waiting ones are discarded too. A new row whose last text is discarded is removed; in any other new
    /// row the cell is emptied, and stays refused if it was and decides where or at which percentage the rate
    /// applies.
    pub(super) fn take_back(&mut self, (key, field): CellKey) -> bool {
        let Some(was) = self.state.drafts.get((key, field)).cloned() else { return false };
        match key {
            RowKey::Rate(_) => {
                self.state.drafts.set((key, field), None);
                // A cell may be refused because of a conflict with another change, and not for its text.
                let is_held_up = !unsaved_row(self.state, key, &TypedCells::new()).refusals().is_empty();
                if was.refusal.is_some() && !is_held_up {
                    for waiting in waiting(self.state, key) {
                        self.state.drafts.set((key, waiting), None);
                    }
                }
            }
            RowKey::New(number) => {
                let is_empty = |(other, cell): (Field, &CellDraft)| other == field || cell.now.is_empty();
                if self.state.drafts.of(key).all(is_empty) {
                    self.state.remove_row(key);
                } else {
                    self.type_into_new(number, TypedCells::from([(field, String::new())]));
                    self.state.touched.insert(number);
                }
            }
        }
        true
    }

    /// Takes texts into cells as one step; the key `None` adds a new row. A row with a refused cell
    /// keeps all its texts as drafts until that is repaired; any other row is saved. A new row into
    /// which a single cell is typed is saved once it is left. Rates that can only be looked at take none.
    pub(super) fn save(&mut self, title: Text, typed: Vec<(Option<RowKey>, TypedCells)>) {
        self.save_since(title, typed, None);
    }

    /// The same for a rate that was as `began` when the edit of its cell began.
    fn save_since(&mut self, title: Text, typed: Vec<(Option<RowKey>, TypedCells)>, began: Option<&TaxRate>) {
        if !self.view.may_manage {
            return;
        }
        let is_typed = matches!(typed.as_slice(), [(_, cells)] if cells.len() == 1);
        let (mut rows, mut keys) = (Vec::new(), Vec::new());
        for (key, cells) in typed {
            let is_blank = cells.values().all(|text| text.trim().is_empty());
            let key = match key {
                Some(key) => key,
                None if is_blank => continue,
                None => self.state.add_row(self.view.class.clone(), None, None),
            };
            keys.extend(cells.keys().map(|field| (key, *field)));
            let row = match key {
                RowKey::Rate(id) => self.changed_row(id, cells, began),
                RowKey::New(number) => {
                    self.type_into_new(number, cells);
                    if is_typed {
                        self.state.touched.insert(number);
                        None
                    } else {
                        self.added_row(number)
                    }
                }
            };
            rows.extend(row.map(|row| (key, row)));
        }
        self.state.note_typed(keys);
        if !rows.is_empty() {
            self.actions.push(Action::EditRates(RateEdits { title, rows }));
        }
    }

    /// The change of a rate; `None` while a cell of its row is refused.
    fn changed_row(
        &mut self,
        id: RateId,
        mut cells: TypedCells,
        began: Option<&TaxRate>,
    ) -> Option<TypedRow> {
        let key = RowKey::Rate(id);
        let was = self.rates.rate_of(id);
        cells.retain(|field, text| {
            let is_same = was.is_some_and(|was| cell_text(was, *field, self.rates.formatter) == *text);
            // A text equal to that in the books is sent only if another one is on its way.
            let is_pending = self.state.drafts.is_sent((key, *field));
            self.state.drafts.set((key, *field), None);
            !is_same || is_pending
        });
        let row = unsaved_row(self.state, key, &cells);
        let mut wrong = row.refusals();
        if !wrong.is_empty() {
            for (field, text) in row.cells {
                let error = wrong.remove(&field);
                if error.is_some() || cells.contains_key(&field) {
                    self.draft((key, field), text, error.as_ref());
                }
            }
            return None;
        }
        for field in waiting(self.state, key) {
            let text = self.state.drafts.get((key, field)).map(|cell| cell.now.clone());
            cells.extend(text.map(|text| (field, text)));
        }
        if cells.is_empty() {
            return None;
        }
        for (field, text) in &cells {
            self.state.drafts.send((key, *field), text.clone());
        }
        let known = began.filter(|rate| rate.id == id).or(was).cloned().into_iter().collect();
        Some(TypedRow { id: Some(id), cells, known, ..TypedRow::default() })
    }

    /// Takes texts into a new row. While the request that adds it is under way they are held back, and
    /// sent after its answer.
    fn type_into_new(&mut self, number: u32, cells: TypedCells) {
        let key = RowKey::New(number);
        if let Some(row) = self.state.drafts.row_mut(number)
            && row.is_asked
        {
            row.held.extend(cells.clone());
            for (field, text) in cells {
                self.state.drafts.send((key, field), text);
            }
            return;
        }
        let wrong = unsaved_row(self.state, key, &cells).refusals();
        for (field, text) in cells {
            let was_refused = self.state.drafts.get((key, field)).is_some_and(|cell| cell.refusal.is_some());
            if text.trim().is_empty() && !was_refused {
                self.state.drafts.set((key, field), None);
            } else {
                self.draft((key, field), text, wrong.get(&field));
            }
        }
    }

    /// The request that adds a new row; `None` while a cell of it is refused or it has no percentage.
    fn added_row(&mut self, number: u32) -> Option<TypedRow> {
        let key = RowKey::New(number);
        let row = self.state.drafts.row(key).filter(|row| !row.is_asked)?;
        let (class, before) = (row.class.clone(), row.before);
        self.state.drafts.of(key).next()?;
        let mut row = unsaved_row(self.state, key, &TypedCells::new());
        for (field, error) in row.refusals() {
            let text = row.cells.remove(&field).unwrap_or_default();
            self.draft((key, field), text, Some(&error));
        }
        if self.state.drafts.is_refused(key) {
            return None;
        }
        for (field, cell) in self.state.drafts.take_cells(key) {
            self.state.drafts.send((key, field), cell.now);
        }
        self.state.drafts.row_mut(number)?.is_asked = true;
        let before = before.filter(|before| self.rates.index_of(*before).is_some());
        Some(TypedRow { class: Some(class), before, ..row })
    }

    /// Keeps a text that is not saved, refused for an error or waiting for the rest of its row.
    fn draft(&mut self, cell: CellKey, text: String, error: Option<&Error>) {
        let refusal = error.map(|error| Refusal::new(error, self.rates.formatter));
        self.state.drafts.set(cell, Some(CellDraft::of_cell(text, refusal)));
    }

    /// Saves the new rows that were typed into and left, except `here`, which has the focus.
    pub(super) fn save_left(&mut self, here: Option<RowKey>) {
        let is_left = |number: &u32| Some(RowKey::New(*number)) != here;
        let left: Vec<u32> = self.state.touched.iter().copied().filter(is_left).collect();
        for number in left {
            self.state.touched.remove(&number);
            if let Some(row) = self.added_row(number) {
                let (title, rows) = (text!("Add tax rate"), vec![(RowKey::New(number), row)]);
                self.actions.push(Action::EditRates(RateEdits { title, rows }));
            }
        }
    }
}

/// The row with the texts of its cells that are not saved, and `typed` over them.
fn unsaved_row(state: &RatesState, key: RowKey, typed: &TypedCells) -> TypedRow {
    let unsaved = state.drafts.of(key).map(|(field, cell)| (field, cell.now.clone()));
    let typed = typed.iter().map(|(field, text)| (*field, text.clone()));
    TypedRow { id: key.rate(), cells: unsaved.chain(typed).collect(), ..TypedRow::default() }
}

/// The cells of a row that are not refused themselves and wait for a refused one.
pub(super) fn waiting(state: &RatesState, key: RowKey) -> Vec<Field> {
    state.drafts.of(key).filter(|(_, cell)| cell.refusal.is_none()).map(|(field, _)| field).collect()
}
