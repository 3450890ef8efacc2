//! The state that the tab keeps between frames, and how answers of the engine change it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use egui::{Rangef, Rect};

use crate::model::{
    Field, Grid, GridQuery, HintsView, KeptCell, RateEdits, RatesView, Refusal, RowKey, RowRefusal, Written,
};
use crate::tabs::Action;
use crate::theme::height;
use crate::widgets::TableState;
use domain::ids::RateId;
use domain::rate::TaxRate;
use domain::rate::table::RateFilter;
use domain::rate::typed::{TypedCells, TypedRow};
use domain::tax::class::ClassSlug;

use super::CellPosition;
use super::block::Block;
use super::drafts::{CellDraft, CellKey, GridDrafts, NewRow};
use super::panel_state::{Panel, PanelState};
use super::rows::Rows;

/// How many of what was typed are kept for undo.
const MOST_TYPED: usize = 500;

/// A target of the keyboard focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Focus {
    Grid,
    Filter,
    /// The empty row at the end, or a new row for a country.
    NewRow(Option<&'static str>),
}

/// What the tab keeps between frames.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own of the grid")]
pub(crate) struct RatesState {
    pub(super) active: Option<CellPosition>,
    /// The corner of the selection opposite to the active cell.
    pub(super) reach: Option<CellPosition>,
    /// The row of the active cell, so that the cell stays in it when rows move.
    pub(super) anchor: Option<RowKey>,
    /// Whether the active cell is in the empty row, which is always the last.
    pub(super) is_at_end: bool,
    /// Whether a row is to be selected once the rates of a chip are loaded.
    is_to_choose: bool,
    pub(super) editing: Option<Editing>,
    /// The rates can be looked at, and not changed.
    pub(super) is_locked: bool,
    /// The rate as it was when the edit that is being saved began.
    pub(super) began: Option<TaxRate>,
    /// New rows, and text that is not saved or is being saved.
    pub(super) drafts: GridDrafts,
    pub(super) last_new: u32,
    /// The numbers of new rows that were typed into and are saved once they are left.
    pub(super) touched: BTreeSet<u32>,
    /// The cells that were typed into together, latest last, for undo.
    pub(super) typings: Vec<Vec<CellKey>>,
    /// The filter that was applied to the new rows.
    filtered: (RateFilter, Option<Arc<BTreeSet<RateId>>>),
    /// Cells that were saved. Their drafts stay until the rows are loaded again, so that no cell
    /// flickers.
    settled: Vec<CellKey>,
    /// Rates that were added; the grid selects them once they are loaded.
    added: Vec<RateId>,
    /// The column in which Tab began: Enter goes to the next row of it.
    pub(super) entry: Option<Field>,
    pub(super) drag: Option<Drag>,
    /// The scroll state, and the height of the rows in view, in points.
    pub(super) list: TableState,
    pub(super) seen: f32,
    /// Whether to scroll horizontally to the active cell.
    pub(super) show_active: bool,
    /// Whether the grid has the focus.
    pub(super) has_keyboard: bool,
    /// What is to get the focus.
    pub(super) focus: Option<Focus>,
    /// The rectangle of the suggestions on screen.
    pub(super) popup: Option<egui::Rect>,
    /// The shown columns.
    pub(super) fields: Vec<Field>,
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

    /// Selects the active row where it is shown after a chip was chosen, or else the first.
    fn choose_shown(&mut self, rows: &Rows<'_>) {
        let row = self.anchor.and_then(|anchor| rows.place_of(&self.drafts, anchor)).unwrap_or_default();
        let field = self.active.map_or(Field::Country, |active| active.field);
        self.list.begin();
        go(self, CellPosition { row, field });
    }

    /// Opens a panel beside the grid.
    pub(crate) fn open_panel(&mut self, panel: Panel) {
        self.panel.open(panel);
    }

    /// Opens the panel of the versions of the chosen rates. `percent` is what was typed over the dates of one.
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
    pub(crate) fn written(&mut self, Written { edits, answers }: Written) -> Option<Action> {
        let rows = self.drafts.rows().iter().enumerate();
        let places: BTreeMap<u32, usize> = rows.map(|(at, row)| (row.number, at)).collect();
        for ((key, row), answer) in edits.rows.into_iter().zip(answers) {
            match answer {
                Ok(id) => {
                    if let RowKey::New(number) = key {
                        self.became(number, places.get(&number).copied(), id);
                    }
                    self.settled.extend(row.cells.into_keys().map(|field| (RowKey::Rate(id), field)));
                }
                Err(why) => self.refuse(key, row.cells, &why),
            }
        }
        self.send_held()
    }

    /// Takes the refusal of a row. Where one column is to blame, the others wait for it.
    fn refuse(&mut self, key: RowKey, cells: TypedCells, why: &RowRefusal) {
        let to_blame = why.column.filter(|column| cells.contains_key(column));
        for (field, text) in cells {
            let is_refused = to_blame.is_none_or(|column| column == field);
            self.drafts.not_saved((key, field), text, is_refused.then(|| why.refusal.clone()));
        }
        let RowKey::New(number) = key else { return };
        let Some(row) = self.drafts.row_mut(number) else { return };
        row.is_asked = false;
        for (field, text) in std::mem::take(&mut row.held) {
            self.drafts.not_saved((key, field), text, None);
            self.touched.insert(number);
        }
    }

    /// Replaces the key of a new row by that of its rate.
    fn became(&mut self, number: u32, place: Option<usize>, id: RateId) {
        let (old, key) = (RowKey::New(number), RowKey::Rate(id));
        self.drafts.became(place, number, id);
        if self.anchor == Some(old) {
            self.anchor = Some(key);
        }
        if let Some(editing) = &mut self.editing {
            editing.renamed(old, key);
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
        Some(Action::EditRates(RateEdits { title: "Edit tax rate".to_owned(), rows }))
    }

    /// Reduces the selection to the active cell, since rows were deleted.
    pub(crate) fn deleted(&mut self) {
        self.reach = None;
    }

    /// The rows that are not saved, since a cell of them was refused. A new row that is still being typed is none.
    pub(crate) fn unsaved_rows(&self) -> BTreeSet<RowKey> {
        self.drafts.unsaved().into_iter().filter(|key| !self.is_typing_in(*key)).collect()
    }

    /// Whether a row is new, without refused cells, and saved once it is left.
    pub(super) fn is_typing_in(&self, key: RowKey) -> bool {
        let RowKey::New(number) = key else { return false };
        let is_refused = |(_, cell): (Field, &CellDraft)| cell.refusal.is_some();
        self.touched.contains(&number) && !self.drafts.of(key).any(is_refused)
    }

    /// The rates with refused or waiting cells.
    pub(super) fn refused_rates(&self) -> BTreeSet<RateId> {
        self.drafts.unsaved().into_iter().filter_map(RowKey::rate).collect()
    }

    /// Applies the filter to the new rows when it was changed. What is typed into one afterwards does not hide it, as
    /// with rates.
    fn filter_new(&mut self, shown: &GridQuery, rows: &Rows<'_>) {
        let filter = (shown.filter.clone(), shown.only.clone());
        if self.filtered == filter {
            return;
        }
        // The chip of what is not saved shows its rates, and the new rows with them.
        let is_unsaved = shown.only.as_deref() == Some(&self.refused_rates());
        self.drafts.filter(|drafts, row| match shown.only {
            Some(_) => is_unsaved && drafts.of(row.key()).next().is_some(),
            None => rows.shows_typed(drafts, row, &shown.filter),
        });
        self.filtered = filter;
    }

    /// Selects these rates once they are loaded.
    pub(crate) fn added(&mut self, rates: Vec<RateId>) {
        self.added = rates;
    }

    /// The counts of selected rows and cells; `None` for a single cell.
    pub(crate) fn selected(&self) -> Option<(usize, usize)> {
        let block = self.block(&self.fields)?;
        (!block.is_single()).then(|| (block.height(), block.height() * block.width()))
    }

    /// The selection: the active cell, or the block from it to the opposite corner.
    pub(super) fn block(&self, fields: &[Field]) -> Option<Block> {
        let active = self.active?;
        Some(Block::between(fields, active, self.reach.unwrap_or(active)))
    }

    /// Adapts the state to the rows of this frame: saved texts are dropped once the rows show them,
    /// and the active cell stays in its row.
    pub(super) fn settle(&mut self, view: &Grid<'_>, rows: &Rows<'_>) {
        self.filter_new(view.shown, rows);
        self.drafts.let_go_of_loaded(|rate| rows.rates.row_of(rate).is_some());
        if !view.rates.is_waiting() {
            for key in self.settled.drain(..) {
                self.drafts.saved(key);
            }
            self.drafts.follow(|rate| rows.rates.row_of(rate).is_some());
            // A new row that was saved, and is not among the loaded rates, does not match the
            // filter or was deleted since.
            self.drafts.let_go(|row| row.id.is_some());
            if std::mem::take(&mut self.is_to_choose) {
                self.choose_shown(rows);
            }
        }
        self.follow(rows);
        if let Some(Focus::NewRow(country)) = self.focus {
            self.go_to_new(country, rows);
        }
        self.go_to_added(rows);
    }

    /// Goes to the empty row at the end, or to the percentage of a new row for a country.
    fn go_to_new(&mut self, country: Option<&'static str>, rows: &Rows<'_>) {
        let mut field = Field::Country;
        if let Some(country) = country {
            let key = self.add_row(rows.class.clone(), None, None);
            self.drafts.set((key, Field::Country), Some(CellDraft::of_cell(country.to_owned(), None)));
            self.touched.insert(self.last_new);
            field = Field::Rate;
        }
        let row = rows.last(&self.drafts).saturating_sub(usize::from(country.is_some()));
        go(self, CellPosition { row, field });
        self.focus = Some(Focus::Grid);
    }

    fn follow(&mut self, rows: &Rows<'_>) {
        let last = rows.last(&self.drafts);
        if self.is_at_end
            && let Some(active) = self.active.as_mut()
        {
            active.row = last;
            if let Some(editing) = self.editing.as_mut() {
                editing.place.row = last;
            }
        }
        let (Some(active), Some(anchor)) = (self.active, self.anchor) else { return };
        if rows.key(&self.drafts, active.row) == Some(anchor) {
            return;
        }
        let row = rows.place_of(&self.drafts, anchor).unwrap_or(active.row).min(last);
        let shift = |place: CellPosition| CellPosition {
            row: (place.row + row).saturating_sub(active.row).min(last),
            ..place
        };
        self.reach = self.reach.map(shift);
        self.active = Some(CellPosition { row, ..active });
        if let Some(editing) = &mut self.editing {
            editing.place.row = row;
        }
        self.anchor = rows.key(&self.drafts, row);
    }

    /// Remembers the row of the active cell.
    pub(super) fn drop_anchor(&mut self, rows: &Rows<'_>) {
        self.anchor = self.active.and_then(|place| rows.key(&self.drafts, place.row));
        self.is_at_end = self.active.is_some_and(|place| place.row == rows.last(&self.drafts));
    }

    /// Selects the rates that were added, once they are loaded.
    fn go_to_added(&mut self, rows: &Rows<'_>) {
        let place = |rate: Option<&RateId>| rows.rates.place_of(*rate?);
        let Some(first) = place(self.added.first()) else { return };
        let last = place(self.added.last()).unwrap_or(first);
        let [first, last] = [first, last].map(|place| rows.row_of_rate(&self.drafts, place));
        self.added.clear();
        go(self, CellPosition { row: first, field: Field::Country });
        self.reach = (last != first).then_some(CellPosition { row: last, field: Field::Class });
        self.anchor = rows.key(&self.drafts, first);
        self.focus = Some(Focus::Grid);
    }

    /// Whether a cell is not empty: its unsaved text, or else its text in the books.
    pub(super) fn is_full(&self, rows: &Rows<'_>, at: usize, field: Field) -> bool {
        match self.typed(rows.key(&self.drafts, at), field) {
            Some(typed) => !typed.trim().is_empty(),
            None if !field.is_typed() => rows.row(&self.drafts, at).is_some_and(|row| !row.dates.is_empty()),
            None => rows.rate_place(&self.drafts, at).is_some_and(|place| rows.rates.is_full(place, field)),
        }
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

    /// Whether `take_back` would take back something.
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
    /// Whether the text is still that with which the edit began.
    pub(super) is_untouched: bool,
    /// Whether the edit began in this frame, in which its text field does not handle events yet.
    pub(super) is_new: bool,
    /// The suggestion that was marked by the arrow keys.
    pub(super) marked: Option<usize>,
    /// Whether the suggestions were closed by Esc.
    pub(super) is_closed: bool,
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

/// Positions and events that the drawing of a frame collects.
pub(super) struct DrawnFrame {
    /// The y coordinate of the pointer, if it is over the grid.
    pub(super) hovered: Option<f32>,
    /// The rectangle of the rows on screen, and the horizontal ranges of the row numbers and of
    /// each column.
    pub(super) body: Rect,
    pub(super) gutter: Rangef,
    pub(super) columns: Vec<Rangef>,
    /// The rectangle of the active cell on screen.
    pub(super) active: Option<Rect>,
    /// The rectangle of the fill handle on screen.
    pub(super) handle: Option<Rect>,
    /// Whether the active cell is refused.
    pub(super) is_refused: bool,
    /// The cell that was clicked, and the one that was double-clicked.
    pub(super) clicked: Option<CellPosition>,
    pub(super) opened: Option<CellPosition>,
    pub(super) row_clicked: Option<usize>,
    /// Whether a cell was drawn as a text field, and whether that lost the focus.
    pub(super) is_edited: bool,
    pub(super) is_left: bool,
    /// The action of a heading: another filter or order.
    pub(super) asked: Option<Action>,
}

impl DrawnFrame {
    pub(super) const fn new(hovered: Option<f32>) -> Self {
        Self {
            hovered,
            body: Rect::NOTHING,
            gutter: Rangef::NOTHING,
            columns: Vec::new(),
            active: None,
            handle: None,
            is_refused: false,
            clicked: None,
            opened: None,
            row_clicked: None,
            is_edited: false,
            is_left: false,
            asked: None,
        }
    }
}

/// Makes a cell active and scrolls it into view.
pub(super) fn go(state: &mut RatesState, to: CellPosition) {
    state.active = Some(to);
    state.reach = None;
    state.anchor = None;
    state.show_active = true;
    show_row(state, to.row);
}

/// Scrolls a row into view.
pub(super) fn show_row(state: &mut RatesState, row: usize) {
    state.list.reveal(row, height::GRID_ROW, state.seen);
}
