//! The state that the tab keeps between frames, and how answers of the engine change it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use egui::Rect;

use crate::model::{Field, HintsView, KeptCell, RateEdits, RatesView, Refusal, RowKey, SavedRow};
use crate::tabs::Action;
use crate::theme::height;
use crate::widgets::{Marked, TableState};
use domain::ids::RateId;
use domain::label;
use domain::rate::TaxRate;
use domain::rate::table::RateFilter;
use domain::rate::typed::{TypedCells, TypedRow};
use domain::tax::class::ClassSlug;
use domain::text::Text;

use super::Sheet;
use super::drafts::{CellDraft, CellKey, GridDrafts, NewRow};
use super::panel::{Panel, PanelState};
use super::rows::{Block, CellPosition};

/// Number of inputs that are kept for undo.
const MOST_TYPED: usize = 500;

/// The title of a step that changes cells of one rate.
pub(super) const EDIT: Text = Text::new(label!("Edit tax rate"));

/// A target of the keyboard focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Focus {
    Grid,
    Filter,
    /// The empty row at the end, or a new row for a country.
    NewRow(Option<&'static str>),
}

/// State of the tab between frames.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own of the grid")]
pub(crate) struct RatesState {
    pub(super) active: Option<CellPosition>,
    /// The corner of the selection opposite to the active cell.
    pub(super) reach: Option<CellPosition>,
    /// The row of the active cell, so that the cell stays in it when rows move.
    pub(super) anchor: Option<RowKey>,
    /// True if the active cell is in the empty row, which is always the last.
    pub(super) is_at_end: bool,
    /// True if a row is to be selected once the rates of a chip are loaded.
    pub(super) is_to_choose: bool,
    pub(super) editing: Option<Editing>,
    /// New rows, and text that is not saved or is being saved.
    pub(super) drafts: GridDrafts,
    pub(super) last_new: u32,
    /// The numbers of new rows that were typed into and are saved once they are left.
    pub(super) touched: BTreeSet<u32>,
    /// The cells that were typed into together, latest last, for undo.
    pub(super) typings: Vec<Vec<CellKey>>,
    /// The filter that was applied to the new rows.
    pub(super) filtered: (RateFilter, Option<Arc<BTreeSet<RateId>>>),
    /// Cells that were saved. Their drafts stay until the rows are loaded again, so that no cell
    /// flickers.
    pub(super) settled: Vec<CellKey>,
    /// Rates that were added; the grid selects them once they are loaded.
    pub(super) added: Vec<RateId>,
    /// The column in which Tab began: Enter goes to the next row of it.
    pub(super) entry: Option<Field>,
    pub(super) drag: Option<Drag>,
    /// The scroll state, and the height of the rows in view, in points.
    pub(super) list: TableState,
    pub(super) seen: f32,
    /// True to scroll horizontally to the active cell.
    pub(super) show_active: bool,
    pub(super) has_keyboard: bool,
    /// The next focus.
    pub(super) focus: Option<Focus>,
    /// The rectangle of the suggestions on screen.
    pub(super) popup: Option<Rect>,
    /// The shown columns, and those that there are with the hidden ones.
    pub(super) fields: Vec<Field>,
    pub(super) all_fields: Vec<Field>,
    /// Columns in which every rate has what a new one begins with are shown too.
    pub(crate) shows_all: bool,
    /// The ones among these that something was done in, which stay.
    pub(super) revealed: BTreeSet<Field>,
    /// The text of the block that was copied last, whose columns are those that were shown.
    pub(super) copied: String,
    /// The panel beside the grid.
    pub(super) panel: PanelState,
    /// The places of rates with hints, with the rates and hints that they were computed from.
    pub(super) odd_rows: Option<(RatesView, Arc<HintsView>, Vec<usize>)>,
}

impl RatesState {
    /// Ends selection and edit, since other rates are shown.
    pub(crate) fn filter_changed(&mut self) {
        self.active = None;
        self.reach = None;
        self.anchor = None;
        self.is_at_end = false;
        self.editing = None;
        self.list.begin();
    }

    /// Goes to the empty row at the end, where a new rate is typed, or adds a row for a country, by its code.
    pub(crate) fn begin_new(&mut self, country: Option<&'static str>) {
        self.focus = Some(Focus::NewRow(country));
    }

    /// Takes the answer to a change of rates from a date on.
    pub(crate) fn planned(&mut self, refusal: Option<Refusal>) {
        self.panel.planned(refusal);
    }

    /// Ends the edit, since a chip shows other rates. The active row stays selected if it is among them.
    pub(crate) fn chip_chosen(&mut self) {
        (self.editing, self.is_to_choose) = (None, true);
    }

    /// Opens a panel beside the grid.
    pub(crate) fn open_panel(&mut self, panel: Panel) {
        self.panel.open(panel);
        if panel == Panel::Versions && self.block().is_none() {
            // The rates are to be chosen first.
            self.take_keyboard();
        }
    }

    /// Opens the panel of the versions of the chosen rates. `percent` is what was typed over the dates of
    /// one.
    pub(super) fn open_versions(&mut self, percent: Option<&str>) {
        self.panel.open(Panel::Versions);
        if let Some(percent) = percent {
            percent.clone_into(&mut self.panel.plan.percent);
        }
    }

    /// Gives the focus to the grid in the next frame.
    pub(crate) fn take_keyboard(&mut self) {
        self.focus = Some(Focus::Grid);
    }

    /// The text of a cell that is not in the books: being saved, waiting or refused.
    pub(super) fn typed(&self, key: Option<RowKey>, field: Field) -> Option<&str> {
        self.drafts.text((key?, field))
    }

    /// Takes the answer to a write. Refused cells keep their text. Returns the action that saves
    /// what was typed into new rows while the engine added them.
    pub(crate) fn written(&mut self, edits: RateEdits, answers: Vec<SavedRow>) -> Option<Action> {
        let rows = self.drafts.rows().iter().enumerate();
        let places: BTreeMap<u32, usize> = rows.map(|(at, row)| (row.number, at)).collect();
        for ((key, row), answer) in edits.rows.into_iter().zip(answers) {
            match answer {
                Ok(id) => {
                    if let RowKey::New(number) = key {
                        self.drafts.became(places.get(&number).copied(), number, id);
                        self.anchor = self.anchor.map(|row| if row == key { RowKey::Rate(id) } else { row });
                        if let Some(editing) =
                            self.editing.as_mut().filter(|editing| editing.row == Some(key))
                        {
                            editing.row = Some(RowKey::Rate(id));
                        }
                    }
                    self.settled.extend(row.cells.into_keys().map(|field| (RowKey::Rate(id), field)));
                }
                Err((column, refusal)) => self.refuse(key, row.cells, column, &refusal),
            }
        }
        self.send_held()
    }

    /// Takes the refusal of a row. Where one column is to blame, the others wait for it.
    fn refuse(&mut self, key: RowKey, cells: TypedCells, column: Option<Field>, refusal: &Refusal) {
        let to_blame = column.filter(|column| cells.contains_key(column));
        for (field, text) in cells {
            let is_refused = to_blame.is_none_or(|column| column == field);
            self.drafts.not_saved((key, field), text, is_refused.then(|| refusal.clone()));
        }
        let RowKey::New(number) = key else { return };
        let Some(row) = self.drafts.row_mut(number) else { return };
        row.is_asked = false;
        for (field, text) in std::mem::take(&mut row.held) {
            self.drafts.not_saved((key, field), text, None);
            self.touched.insert(number);
        }
    }

    /// The action that saves what was typed into new rows while the engine added them.
    fn send_held(&mut self) -> Option<Action> {
        let mut rows = Vec::new();
        let has_become = |row: &&mut NewRow| row.id.is_some() && !row.held.is_empty();
        for row in self.drafts.rows_mut().iter_mut().filter(has_become) {
            let cells = std::mem::take(&mut row.held);
            rows.push((row.key(), TypedRow { id: row.id, cells, ..TypedRow::default() }));
        }
        if rows.is_empty() {
            return None;
        }
        Some(Action::EditRates(RateEdits { title: EDIT, rows }))
    }

    /// Reduces the selection to the active cell, since rows were deleted.
    pub(crate) fn deleted(&mut self) {
        self.reach = None;
    }

    /// The rows that are not saved, since a cell of them was refused. A new row that is still being typed is
    /// none.
    pub(crate) fn unsaved_rows(&self) -> BTreeSet<RowKey> {
        self.drafts.unsaved().into_iter().filter(|key| !self.is_typing_in(*key)).collect()
    }

    /// True for a new row without refused cells, which is saved once it is left.
    pub(super) fn is_typing_in(&self, key: RowKey) -> bool {
        let RowKey::New(number) = key else { return false };
        self.touched.contains(&number) && !self.drafts.is_refused(key)
    }

    /// The rates with refused or waiting cells.
    pub(super) fn refused_rates(&self) -> BTreeSet<RateId> {
        self.drafts.unsaved().into_iter().filter_map(RowKey::rate).collect()
    }

    /// Goes to the row of a rate, in the column of the active cell.
    pub(crate) fn go_to_row(&mut self, row: usize) {
        if let Some(active) = self.active.filter(|active| active.row != row) {
            self.go(CellPosition { row, ..active });
        }
    }

    /// Selects these rates once they are loaded.
    pub(crate) fn added(&mut self, rates: Vec<RateId>) {
        self.added = rates;
    }

    /// The counts of selected rows and cells; `None` for a single cell.
    pub(crate) fn selected(&self) -> Option<(usize, usize)> {
        let block = self.block()?;
        (!block.is_single()).then(|| (block.height(), block.height() * block.fields.len()))
    }

    /// The selection: the active cell, or the block from it to the opposite corner.
    pub(super) fn block(&self) -> Option<Block> {
        let active = self.active?;
        Some(Block::between(&self.fields, active, self.reach.unwrap_or(active)))
    }

    /// Selects the cells from one to another, of which the first is active.
    pub(super) fn select(&mut self, from: CellPosition, to: CellPosition) {
        (self.active, self.anchor, self.reach) = (Some(from), None, Some(to));
    }

    /// Makes a cell active and scrolls it into view.
    pub(super) fn go(&mut self, to: CellPosition) {
        (self.active, self.anchor, self.reach) = (Some(to), None, None);
        self.show_active = true;
        self.show_row(to.row);
    }

    /// Scrolls a row into view.
    pub(super) fn show_row(&mut self, row: usize) {
        self.list.reveal(row, height::GRID_ROW, self.seen);
    }

    /// A number that differs after each change of what `drafts` returns.
    pub(crate) const fn draft_changes(&self) -> u64 {
        self.drafts.changes()
    }

    /// The unsaved cells, without those that are being saved, in the form in which they are
    /// persisted.
    pub(crate) fn drafts(&self) -> Vec<KeptCell> {
        let rows: BTreeMap<u32, &NewRow> = self.drafts.rows().iter().map(|row| (row.number, row)).collect();
        let kept = |((key, field), cell): (CellKey, &CellDraft)| {
            let (rate, new) = match key {
                RowKey::Rate(id) => (Some(id.get()), 0),
                RowKey::New(number) => (None, number),
            };
            let row = rows.get(&new);
            let refusal = cell.refusal.as_ref();
            KeptCell {
                rate,
                new,
                class: row.map(|row| row.class.as_str().to_owned()).unwrap_or_default(),
                before: row.and_then(|row| row.before).map(RateId::get),
                column: field.key().to_owned(),
                text: cell.now.clone(),
                message: refusal.map(|refusal| refusal.message.clone()).unwrap_or_default(),
                code: refusal.map(|refusal| refusal.code.clone().into_owned()).unwrap_or_default(),
                status: refusal.map_or(0, |refusal| refusal.status),
            }
        };
        self.drafts.iter().map(kept).collect()
    }

    /// Restores persisted drafts; a cell that was typed into since keeps its text.
    pub(crate) fn restore(&mut self, drafts: Vec<KeptCell>) {
        let mut renumbered: BTreeMap<u32, RowKey> = BTreeMap::new();
        for draft in drafts {
            let Some(field) = Field::parse(&draft.column) else { continue };
            let key = match draft.rate {
                Some(id) => RowKey::Rate(RateId::new(id)),
                None => *renumbered.entry(draft.new).or_insert_with(|| {
                    let class = ClassSlug::parse(&draft.class).unwrap_or_else(ClassSlug::standard);
                    self.add_row(class, draft.before.map(RateId::new), None)
                }),
            };
            if self.typed(Some(key), field).is_none() {
                let refusal = Refusal::again(draft.message, draft.code, draft.status);
                let refusal = Some(refusal).filter(|refusal| !refusal.code.is_empty());
                self.drafts.set((key, field), Some(CellDraft::of_cell(draft.text, refusal)));
            }
        }
    }

    /// Adds a new row of a class, before a rate or at the end; there above the new row of the number `above`.
    pub(super) fn add_row(&mut self, class: ClassSlug, before: Option<RateId>, above: Option<u32>) -> RowKey {
        self.last_new += 1;
        let row = NewRow {
            number: self.last_new,
            id: None,
            is_asked: false,
            held: TypedCells::new(),
            class,
            before,
        };
        let key = row.key();
        self.drafts.add(row, above);
        key
    }

    /// Removes a new row.
    pub(super) fn remove_row(&mut self, key: RowKey) {
        if let RowKey::New(number) = key {
            self.touched.remove(&number);
            self.drafts.remove(number);
        }
    }

    /// Copies a row that is not saved, with its refused cells.
    pub(super) fn duplicate_row(&mut self, key: RowKey) {
        let Some(row) = self.drafts.row(key) else { return };
        let (class, before) = (row.class.clone(), row.before);
        let cells: Vec<_> = self.drafts.of(key).map(|(field, cell)| (field, cell.clone())).collect();
        let copy = self.add_row(class, before, None);
        for (field, cell) in cells {
            self.drafts.set((copy, field), Some(cell));
        }
    }

    pub(crate) fn can_take_back(&self) -> bool {
        self.typings.last().is_some_and(|cells| cells.iter().any(|cell| self.drafts.get(*cell).is_some()))
    }

    /// Notes that these cells were typed into together.
    pub(super) fn note_typed(&mut self, cells: Vec<CellKey>) {
        self.typings.push(cells);
        let surplus = self.typings.len().saturating_sub(MOST_TYPED);
        self.typings.drain(..surplus);
    }
}

impl Sheet<'_> {
    /// Adapts the state to the rows of this frame: saved texts are dropped once the rows show them,
    /// and the active cell stays in its row.
    pub(super) fn settle(&mut self) {
        self.filter_new();
        let rates = self.rates;
        let is_loaded = |rate: RateId| rates.index_of(rate).is_some();
        self.state.drafts.let_go_of_loaded(is_loaded);
        if !self.view.rates.is_waiting() {
            for key in self.state.settled.drain(..) {
                self.state.drafts.saved(key);
            }
            self.state.drafts.follow(is_loaded);
            // A new row that was saved, and is not among the loaded rates, does not match the
            // filter or was deleted since.
            self.state.drafts.let_go(|row| row.id.is_some());
            if std::mem::take(&mut self.state.is_to_choose) {
                self.choose_shown();
            }
        }
        self.follow();
        if let Some(Focus::NewRow(country)) = self.state.focus {
            self.go_to_new(country);
        }
        self.go_to_added();
    }

    /// Applies the filter to the new rows when it was changed. What is typed into one afterwards does not
    /// hide it, as with rates.
    fn filter_new(&mut self) {
        let shown = self.view.shown;
        let filter = (shown.filter.clone(), shown.only.clone());
        if self.state.filtered == filter {
            return;
        }
        // The chip of what is not saved shows its rates, and the new rows with them.
        let is_unsaved = shown.only.as_deref() == Some(&self.state.refused_rates());
        let is_shown = |row: &NewRow| match shown.only {
            Some(_) => is_unsaved && self.state.drafts.of(row.key()).next().is_some(),
            None => self.shows_typed(row, &shown.filter),
        };
        let rows = self.state.drafts.rows().iter();
        let hidden = rows.filter(|row| row.id.is_none() && !is_shown(row)).map(|row| row.number);
        let hidden = hidden.collect();
        self.state.drafts.hide(hidden);
        self.state.filtered = filter;
    }

    /// Selects the active row where it is shown after a chip was chosen, or else the first.
    fn choose_shown(&mut self) {
        let row = self.state.anchor.and_then(|anchor| self.place_of(anchor)).unwrap_or_default();
        let field = self.state.active.map_or(Field::Country, |active| active.field);
        self.state.list.begin();
        self.state.go(CellPosition { row, field });
    }

    /// Goes to the empty row at the end, or to the percentage of a new row for a country.
    fn go_to_new(&mut self, country: Option<&'static str>) {
        let (mut row, mut field) = (self.last(), Field::Country);
        if let Some(country) = country {
            let key = self.state.add_row(self.view.class.clone(), None, None);
            let cell = CellDraft::of_cell(country.to_owned(), None);
            self.state.drafts.set((key, Field::Country), Some(cell));
            self.state.touched.insert(self.state.last_new);
            (row, field) = (self.last().saturating_sub(1), Field::Rate);
        }
        self.state.go(CellPosition { row, field });
        self.state.focus = Some(Focus::Grid);
    }

    fn follow(&mut self) {
        let last = self.last();
        if self.state.is_at_end
            && let Some(active) = self.state.active.as_mut()
        {
            active.row = last;
            if let Some(editing) = self.state.editing.as_mut() {
                editing.place.row = last;
            }
        }
        let (Some(active), Some(anchor)) = (self.state.active, self.state.anchor) else { return };
        if self.key(active.row) == Some(anchor) {
            return;
        }
        let row = self.place_of(anchor).unwrap_or(active.row).min(last);
        let shift = |place: CellPosition| CellPosition {
            row: (place.row + row).saturating_sub(active.row).min(last),
            ..place
        };
        self.state.reach = self.state.reach.map(shift);
        self.state.active = Some(CellPosition { row, ..active });
        if let Some(editing) = &mut self.state.editing {
            editing.place.row = row;
        }
        self.state.anchor = self.key(row);
    }

    /// Remembers the row of the active cell.
    pub(super) fn drop_anchor(&mut self) {
        let row = self.state.active.map(|place| place.row);
        self.state.anchor = row.and_then(|row| self.key(row));
        self.state.is_at_end = row == Some(self.last());
    }

    /// Selects the rates that were added, once they are loaded.
    fn go_to_added(&mut self) {
        let place = |rate: Option<&RateId>| self.rates.place_of(*rate?);
        let Some(first) = place(self.state.added.first()) else { return };
        let last = place(self.state.added.last()).unwrap_or(first);
        let [first, last] = [first, last].map(|place| self.row_of_rate(place));
        self.state.added.clear();
        self.state.go(CellPosition { row: first, field: Field::Country });
        self.state.reach = (last != first).then_some(CellPosition { row: last, field: Field::Class });
        self.state.anchor = self.key(first);
        self.state.focus = Some(Focus::Grid);
    }
}

/// The edit of a cell.
#[derive(Debug)]
pub(super) struct Editing {
    pub(super) place: CellPosition,
    /// The row of the cell, also when rows move during the edit; `None` for the empty row at the
    /// end.
    pub(super) row: Option<RowKey>,
    /// The rate as it was when the edit began.
    pub(super) was: Option<TaxRate>,
    pub(super) text: String,
    /// True while the text is still that with which the edit began.
    pub(super) is_untouched: bool,
    /// True if the edit began in this frame, in which its text field does not handle events yet.
    pub(super) is_new: bool,
    /// The suggestion that the arrow keys moved to, and whether Esc closed them.
    pub(super) list: Marked,
}

/// The drag that is under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Drag {
    /// The opposite corner of the selection.
    Cells,
    /// Whole rows.
    Rows,
    /// The fill handle, down to this row.
    Fill(usize),
}
