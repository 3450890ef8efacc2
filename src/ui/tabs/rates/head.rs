//! The title of the tab with what can be done to rows, and the same by keys.

use std::collections::BTreeSet;

use egui::{Sense, Stroke, Ui, vec2};
use egui_material_icons::icons::{
    ICON_ADD, ICON_ARROW_DOWNWARD, ICON_ARROW_UPWARD, ICON_CONTENT_COPY, ICON_DELETE, ICON_DOWNLOAD,
};

use crate::domain::ids::RateId;
use crate::ui::model::{Field, Grid, RowKey, Tab};
use crate::ui::tabs::{Action, header};
use crate::ui::theme::{self, stroke};
use crate::ui::widgets::{Button, Kind, icon_button};

use super::rows::Rows;
use super::{Place, RatesState, find};

/// What is done to the selected rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RowsAction {
    Insert,
    Duplicate,
    Delete,
    Up,
    Down,
}

/// Draws the title, the filter and the buttons.
pub(super) fn head(ui: &mut Ui, view: &Grid<'_>, state: &mut RatesState) -> Vec<Action> {
    let mut deed = None;
    let (mut found, mut exported) = (None, None);
    let rows = view.rows();
    let possible = |deed| rows.as_ref().is_some_and(|rows| can_be_done(deed, view, rows, state));
    let can = [RowsAction::Up, RowsAction::Down, RowsAction::Duplicate, RowsAction::Delete].map(possible);
    let [up, down, duplicate, delete] = can;
    let may_insert = rows.is_some();
    let wants_filter = std::mem::take(&mut state.wants_filter);
    let find = |ui: &mut Ui| found = find::find_ui(ui, view.shown, wants_filter);
    header(ui, Tab::TaxRates.name(), find, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let insert = Button::new("Insert row").icon(ICON_ADD).kind(Kind::Primary).enabled(may_insert);
        let insert = insert.show(ui).on_hover_text("Above the chosen row (Ctrl+Enter)");
        if insert.clicked() {
            deed = Some(RowsAction::Insert);
        }
        let export = Button::new("Export").icon(ICON_DOWNLOAD).enabled(may_insert).show(ui);
        if export.on_hover_text("The rates that are shown, or all (Ctrl+E)").clicked() {
            exported = Some(Action::Export(None));
        }
        divider(ui);
        for (one, icon, name, can) in [
            (RowsAction::Delete, ICON_DELETE, "Delete rows (Ctrl+Delete)", delete),
            (RowsAction::Duplicate, ICON_CONTENT_COPY, "Duplicate rows (Ctrl+Shift+D)", duplicate),
            (RowsAction::Down, ICON_ARROW_DOWNWARD, "Move down (Alt+Down)", down),
            (RowsAction::Up, ICON_ARROW_UPWARD, "Move up (Alt+Up)", up),
        ] {
            if icon_button(ui, icon, name, can).clicked() {
                deed = Some(one);
            }
        }
    });
    let mut actions: Vec<Action> = found.into_iter().chain(exported).collect();
    if let (Some(deed), Some(rows)) = (deed, &rows) {
        // What is being typed is saved first.
        actions.extend(super::edit::commit(rows, state));
        actions.extend(done(deed, view, rows, state));
        state.wants_focus = true;
    }
    actions
}

fn divider(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(17.0, 20.0), Sense::hover());
    ui.painter().vline(rect.center().x, rect.y_range(), Stroke::new(stroke::HAIRLINE, theme::of(ui).line));
}

/// Whether something can be done to what is selected, however much that is.
fn can_be_done(deed: RowsAction, view: &Grid<'_>, rows: &Rows<'_>, state: &RatesState) -> bool {
    let Some(block) = state.block(&Field::ALL) else { return false };
    let is_rate = |row: Option<usize>| row.is_some_and(|row| rows.rate(state, row).is_some());
    let (top, bottom) = (*block.rows.start(), *block.rows.end());
    let is_listed = view.shown.sort.is_none();
    match deed {
        RowsAction::Insert => true,
        RowsAction::Delete | RowsAction::Duplicate => rows.key(state, top).is_some(),
        RowsAction::Up => is_listed && is_rate(Some(top)) && is_rate(top.checked_sub(1)),
        RowsAction::Down => is_listed && is_rate(bottom.checked_add(1)),
    }
}

/// Does it to new rows at once; answers with what it asks for of rates.
pub(super) fn done(
    deed: RowsAction,
    view: &Grid<'_>,
    rows: &Rows<'_>,
    state: &mut RatesState,
) -> Option<Action> {
    if deed == RowsAction::Insert {
        insert(view, rows, state);
        return None;
    }
    let block = state.block(&Field::ALL)?;
    let (top, bottom) = (*block.rows.start(), *block.rows.end());
    let rates: Vec<RateId> = rows.rates_in(state, block.rows.clone());
    let is_listed = view.shown.sort.is_none();
    let set = || rates.iter().copied().collect::<BTreeSet<_>>();
    match deed {
        RowsAction::Insert => None,
        RowsAction::Delete => {
            let new = rows.new_in(state, block.rows);
            for number in new {
                state.touched.remove(&number);
                state.drafts.remove(number);
            }
            state.end_step("Delete rows that are not saved", None);
            (!rates.is_empty()).then_some(Action::DeleteRates(rates))
        }
        RowsAction::Duplicate => {
            let new = rows.new_in(state, block.rows);
            for number in new {
                duplicate(state, number);
            }
            state.end_step("Duplicate rows that are not saved", None);
            let before = rows.rates.after(*rates.last()?).filter(|_| is_listed);
            Some(Action::DuplicateRates { rates, before })
        }
        RowsAction::Up => {
            let before = rows.rate(state, top.checked_sub(1)?)?;
            is_listed.then(|| Action::MoveRates { rates: set(), before: Some(before) })
        }
        RowsAction::Down => {
            let below = rows.rate(state, bottom + 1)?;
            is_listed.then(|| Action::MoveRates { rates: set(), before: rows.rates.after(below) })
        }
    }
}

/// A new row above the active one, to be typed into; it is no rate before. In another order there is no
/// "above": the new row comes last, where it is seen.
fn insert(view: &Grid<'_>, rows: &Rows<'_>, state: &mut RatesState) {
    let active = state.active.filter(|_| view.shown.sort.is_none());
    let before = active.and_then(|place| rows.rate(state, place.row));
    let key = state.add_row(rows.class.clone(), before);
    state.end_step("Insert row", Some(key));
    if let Some(row) = rows.place_of(state, key) {
        super::keys::go(state, Place { row, field: Field::Country });
    }
}

/// A copy of a row that is not saved, with what is refused in it.
fn duplicate(state: &mut RatesState, number: u32) {
    let key = RowKey::New(number);
    let Some(row) = state.drafts.row(key) else { return };
    let (class, before) = (row.class.clone(), row.before);
    let cells: Vec<_> = state.drafts.of(key).map(|(field, cell)| (field, cell.clone())).collect();
    let copy = state.add_row(class, before);
    for (field, cell) in cells {
        state.drafts.set((copy, field), Some(cell));
    }
}
