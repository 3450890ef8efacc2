//! Takes text that was typed, pasted or filled into cells, and asks the engine to save whole rows.
//! Texts are shown before the engine has answered; those that change nothing are not sent.

use crate::model::{CellText, Field, RateEdits, Refusal, RowEdit, RowKey, unsaid};
use crate::tabs::Action;
use domain::ids::RateId;
use domain::rate::TaxRate;

use super::RatesState;
use super::drafts::CellDraft;
use super::rows::Rows;

/// Takes texts into cells as one step; the key `None` adds a new row. A row with a refused cell
/// keeps all its texts as drafts until that is repaired; any other row is saved. A new row into
/// which a single cell is typed is saved once it is left. Rates that can only be looked at take none.
pub(super) fn save(
    rows: &Rows<'_>,
    state: &mut RatesState,
    title: &str,
    cells: Vec<(Option<RowKey>, Vec<CellText>)>,
) -> Option<Action> {
    if state.is_locked {
        return None;
    }
    let is_typed = matches!(cells.as_slice(), [(_, cells)] if cells.len() == 1);
    let began = state.began.take();
    let (mut edits, mut only) = (Vec::new(), None);
    for (key, cells) in cells {
        let is_blank = cells.iter().all(|cell| cell.text.trim().is_empty());
        let key = match key {
            Some(key) => key,
            None if is_blank => continue,
            None => state.add_row(rows.class.clone(), None, None),
        };
        match key {
            RowKey::Rate(id) => edits.extend(save_rate(rows, state, id, cells, began.as_ref())),
            RowKey::New(number) => {
                type_into_new(rows, state, number, cells);
                only = Some(key);
                if is_typed {
                    state.touched.insert(number);
                } else {
                    edits.extend(whole_row(rows, state, number));
                }
            }
        }
    }
    if edits.is_empty() {
        state.steps.end(&mut state.drafts, title, only.filter(|_| is_typed));
        return None;
    }
    let step = state.steps.end_asking(&mut state.drafts, title, None);
    Some(Action::EditRates(RateEdits { title: title.to_owned(), rows: edits, step }))
}

/// The change of a rate; `None` while a cell of its row is refused.
fn save_rate(
    rows: &Rows<'_>,
    state: &mut RatesState,
    id: RateId,
    cells: Vec<CellText>,
    began: Option<&TaxRate>,
) -> Option<RowEdit> {
    let key = RowKey::Rate(id);
    let was = rows.rates.row_of(id);
    let mut changed: Vec<CellText> = Vec::new();
    for cell in cells {
        let is_same = was.as_ref().is_some_and(|was| was.text(cell.field) == cell.text);
        // A text equal to that in the books is sent only if another one is on its way.
        let is_pending = state.drafts.is_sent((key, cell.field));
        state.drafts.set((key, cell.field), None);
        if !is_same || is_pending {
            changed.push(cell);
        }
    }
    let judged = |cell: &CellText| refusal_of(rows, key, cell);
    let is_refused = changed.iter().any(|cell| judged(cell).is_some()) || is_held_up(rows, state, key);
    if is_refused {
        for cell in changed {
            let refusal = judged(&cell);
            state.drafts.set((key, cell.field), Some(CellDraft::of_cell(cell.text, refusal)));
        }
        return None;
    }
    let waiting: Vec<Field> = waiting(state, key);
    if changed.is_empty() && waiting.is_empty() {
        return None;
    }
    for field in waiting {
        let Some(cell) = state.drafts.get((key, field)).cloned() else { continue };
        changed.push(CellText { field, text: cell.now });
    }
    for cell in &changed {
        state.drafts.send((key, cell.field), cell.text.clone());
    }
    let began = began.filter(|rate| rate.id == id);
    let seen = began.or_else(|| rows.rates.rate_of(id)).cloned().map(Box::new);
    Some(RowEdit { key, cells: changed, class: None, before: None, was: seen })
}

/// Takes texts into a new row. While the request that adds it is under way they are held back, and
/// sent after its answer.
pub(super) fn type_into_new(rows: &Rows<'_>, state: &mut RatesState, number: u32, cells: Vec<CellText>) {
    let key = RowKey::New(number);
    if let Some(row) = state.drafts.row_mut(number)
        && row.is_asked
    {
        row.held.extend(cells.iter().cloned());
        for cell in cells {
            state.drafts.send((key, cell.field), cell.text);
        }
        return;
    }
    for cell in cells {
        let place = (key, cell.field);
        let was_refused = state.drafts.get(place).is_some_and(|cell| cell.refusal.is_some());
        let is_empty = cell.text.trim().is_empty();
        if is_empty && !was_refused {
            state.drafts.set(place, None);
            continue;
        }
        let is_unsaid = is_empty && cell.field.decides();
        let refusal =
            if is_unsaid { Some(unsaid_in(rows, cell.field)) } else { refusal_of(rows, key, &cell) };
        state.drafts.set(place, Some(CellDraft::of_cell(cell.text, refusal)));
    }
}

/// The request that adds a new row; `None` while a cell of it is refused or it has no percentage.
fn whole_row(rows: &Rows<'_>, state: &mut RatesState, number: u32) -> Option<RowEdit> {
    let key = RowKey::New(number);
    let row = state.drafts.row(key).filter(|row| !row.is_asked)?;
    let (class, before) = (row.class.clone(), row.before);
    state.drafts.of(key).next()?;
    let percent = state.drafts.get((key, Field::Rate));
    if percent.is_none_or(|cell| cell.now.trim().is_empty()) {
        let refusal = Some(unsaid_in(rows, Field::Rate));
        state.drafts.set((key, Field::Rate), Some(CellDraft::of_cell(String::new(), refusal)));
    }
    if state.drafts.of(key).any(|(_, cell)| cell.refusal.is_some()) {
        return None;
    }
    let cells: Vec<CellText> = state.drafts.take_cells(key).into_iter().map(CellText::from).collect();
    for cell in &cells {
        state.drafts.send((key, cell.field), cell.text.clone());
    }
    state.drafts.row_mut(number)?.is_asked = true;
    let before = before.filter(|before| rows.rates.row_of(*before).is_some());
    Some(RowEdit { key, cells, class: Some(class), before, was: None })
}

/// Saves the new rows that were typed into and left, except `here`, which has the focus.
pub(super) fn save_left(rows: &Rows<'_>, state: &mut RatesState, here: Option<RowKey>) -> Vec<Action> {
    let left: Vec<u32> =
        state.touched.iter().copied().filter(|number| Some(RowKey::New(*number)) != here).collect();
    let mut actions = Vec::new();
    for number in left {
        state.touched.remove(&number);
        let row = Some(RowKey::New(number));
        match whole_row(rows, state, number) {
            Some(edit) => {
                let step = state.steps.end_asking(&mut state.drafts, "Add tax rate", row);
                let title = "Add tax rate".to_owned();
                actions.push(Action::EditRates(RateEdits { title, rows: vec![edit], step }));
            }
            None => state.steps.end_left(&mut state.drafts, row),
        }
    }
    actions
}

/// Why a cell cannot take its text, judged without the engine.
fn refusal_of(rows: &Rows<'_>, of: RowKey, cell: &CellText) -> Option<Refusal> {
    let slug_of = |name: &str| {
        let mut entries = rows.classes?.existing();
        let entry = entries.find(|entry| entry.name.to_lowercase() == name)?;
        Some(entry.slug.as_str().to_owned())
    };
    cell.judged(of, slug_of).err().map(|error| Refusal::new(&error, rows.rates.formatter))
}

/// The refusal of an empty cell that has to be filled.
fn unsaid_in(rows: &Rows<'_>, field: Field) -> Refusal {
    Refusal::new(&unsaid(field), rows.rates.formatter)
}

/// Whether a cell of a rate's row is refused for its text, and not because of a conflict with
/// another change.
pub(super) fn is_held_up(rows: &Rows<'_>, state: &RatesState, key: RowKey) -> bool {
    state.drafts.of(key).any(|(field, cell)| {
        let text = || CellText { field, text: cell.now.clone() };
        cell.refusal.is_some() && refusal_of(rows, key, &text()).is_some()
    })
}

/// The cells of a row that are not refused themselves and wait for a refused one.
pub(super) fn waiting(state: &RatesState, key: RowKey) -> Vec<Field> {
    state.drafts.of(key).filter(|(_, cell)| cell.refusal.is_none()).map(|(field, _)| field).collect()
}

impl From<(Field, CellDraft)> for CellText {
    fn from((field, cell): (Field, CellDraft)) -> Self {
        Self { field, text: cell.now }
    }
}
