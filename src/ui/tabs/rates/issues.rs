//! The bar below the grid that says what is odd about a rate and offers to mend it, and the way from one
//! issue to the next.

use std::sync::Arc;

use egui::{Align, CornerRadius, Layout, Rect, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::{ICON_ADD, ICON_CHECK, ICON_DELETE, ICON_EXPAND_MORE, ICON_WARNING};

use crate::domain::hints::Oddity;
use crate::domain::ids::RateId;
use crate::ui::model::HintView;
use crate::ui::tabs::Action;
use crate::ui::theme::{self, Icon, Type};
use crate::ui::widgets::{Button, Side, label_in};

use super::rows::{RowKey, Rows};
use super::{CellText, Field, Grid, Place, RateEdits, RatesState, RowEdit, keys};

const BAR: f32 = 36.0;
/// Characters of a repair that a button has room for.
const LONGEST: usize = 32;

/// Draws the bar at the foot of the room, which becomes smaller by it; only when something is odd.
pub(super) fn bar(
    ui: &mut Ui,
    room: &mut Rect,
    view: &Grid<'_>,
    rows: &Rows<'_>,
    state: &mut RatesState,
) -> Vec<Action> {
    state.foot = 0.0;
    let odd = odd_rows(view, rows, state);
    let here = state.active.map(|place| place.row).filter(|row| odd.binary_search(row).is_ok());
    let Some(row) = here.or(odd.first().copied()) else { return Vec::new() };
    let Some(rate) = rows.rates.id(row) else { return Vec::new() };
    let field = state.active.filter(|place| place.row == row).map(|place| place.field);
    let hints = view.hints.of(rate);
    let Some(hint) = hints.iter().find(|hint| Some(hint.field) == field).or(hints.first()) else {
        return Vec::new();
    };
    let tokens = theme::of(ui);
    let rect = Rect::from_min_max(pos2(room.left(), room.bottom() - BAR), room.max);
    room.max.y = rect.top();
    state.foot = BAR;
    ui.painter().rect_filled(rect, CornerRadius::ZERO, tokens.warning_soft);
    let icon = pos2(rect.left() + 28.0, rect.center().y);
    let font = theme::icon_font(18.0);
    ui.painter().text(icon, egui::Align2::CENTER_CENTER, ICON_WARNING.codepoint, font, tokens.warning);
    let end = Layout::right_to_left(Align::Center);
    let inner = rect.shrink2(vec2(16.0, 0.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner).layout(end));
    ui.spacing_mut().item_spacing.x = 8.0;
    let mut actions = Vec::new();
    if odd.len() > 1 && Button::new("Next").icon(ICON_EXPAND_MORE).show(&mut ui).on_hover_text("F8").clicked()
    {
        next(view, rows, state);
        state.wants_focus = true;
    }
    if let Some((icon, label, action)) = repair(rate, row, hint, rows)
        && Button::new(&label).icon(icon).show(&mut ui).clicked()
    {
        state.pending.extend(shown_at_once(&action));
        actions.push(action);
        keys::go(state, Place { row, field: hint.field });
        state.wants_focus = true;
    }
    let left = inner.left() + 29.0;
    let right = ui.min_rect().left().max(left + 40.0) - 12.0;
    let text = Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom()));
    let sentence = format!("Row {}: {}", row + 1, sentence(&hint.oddity, rows));
    label_in(&mut ui, text, Side::Left, theme::text(sentence, Type::Body, tokens.text));
    actions
}

/// Names other rates by their rows, where they are shown.
fn sentence(oddity: &Oddity, rows: &Rows<'_>) -> String {
    let row = |id: RateId| rows.rates.place_of(id).map(|row| row + 1);
    match oddity {
        Oddity::Duplicate { of } => match row(*of) {
            Some(row) => format!("Says the same as row {row}. One of them can go."),
            None => oddity.sentence(),
        },
        Oddity::NeverWins { against } => match row(*against) {
            Some(row) => {
                format!("Can never win: row {row} has the same place, class and priority and comes first.")
            }
            None => oddity.sentence(),
        },
        _ => oddity.sentence(),
    }
}

/// What mends it: an icon, the words on the button, and the action.
fn repair(rate: RateId, row: usize, hint: &HintView, rows: &Rows<'_>) -> Option<(Icon, String, Action)> {
    if let Some(text) = &hint.repair {
        let cells = vec![CellText { field: hint.field, text: text.clone() }];
        let rows = vec![RowEdit { key: RowKey::Rate(rate), cells, class: None, was: None }];
        let edits = RateEdits { title: "Repair tax rate".to_owned(), rows };
        let label =
            if text.chars().count() > LONGEST { "Mend it".to_owned() } else { format!("Make it {text}") };
        return Some((ICON_CHECK, label, Action::EditRates(edits)));
    }
    match &hint.oddity {
        Oddity::Duplicate { .. } => {
            Some((ICON_DELETE, format!("Delete row {}", row + 1), Action::DeleteRates(vec![rate])))
        }
        Oddity::UnknownClass => {
            let name = rows.rates.row(row)?.class.for_people();
            Some((ICON_ADD, format!("Add class {name}"), Action::AddClass(name)))
        }
        _ => None,
    }
}

fn shown_at_once(action: &Action) -> Vec<((RowKey, Field), String)> {
    let Action::EditRates(edits) = action else { return Vec::new() };
    let cells = edits.rows.iter().flat_map(|row| row.cells.iter().map(|cell| (row.key, cell)));
    cells.map(|(key, cell)| ((key, cell.field), cell.text.clone())).collect()
}

/// The rows with hints, in order; looked for again only when rows or hints are others.
fn odd_rows(view: &Grid<'_>, rows: &Rows<'_>, state: &mut RatesState) -> Vec<usize> {
    match &state.odd_rows {
        Some((seen, of, odd)) if seen.is(rows.rates) && Arc::ptr_eq(of, view.hints) => odd.clone(),
        _ => {
            let mut odd: Vec<usize> =
                view.hints.rates.iter().filter_map(|rate| rows.rates.place_of(*rate)).collect();
            odd.sort_unstable();
            state.odd_rows = Some((rows.rates.clone(), Arc::clone(view.hints), odd.clone()));
            odd
        }
    }
}

/// Goes to the next cell that was refused, or else is odd; after the last, to the first.
pub(super) fn next(view: &Grid<'_>, rows: &Rows<'_>, state: &mut RatesState) {
    let refused = state.refused.keys().filter_map(|(key, field)| Some((rows.place_of(state, *key)?, *field)));
    let mut cells: Vec<(usize, Field)> = refused.collect();
    if cells.is_empty() {
        let field = |row: usize| {
            let hints = view.hints.of(rows.rates.id(row)?);
            Some((row, hints.first()?.field))
        };
        cells = odd_rows(view, rows, state).into_iter().filter_map(field).collect();
    }
    cells.sort_unstable();
    let here = state.active.map(|place| (place.row, place.field));
    let after = cells.iter().find(|cell| here.is_none_or(|here| **cell > here));
    if let Some((row, field)) = after.or(cells.first()).copied() {
        keys::go(state, Place { row, field });
    }
}
