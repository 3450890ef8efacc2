//! The bar below the grid that shows why a row is not saved, with the country that was probably meant, or a hint
//! about a rate, with a button to repair it; and the move to the next issue.

use std::sync::Arc;

use egui::{Align, CornerRadius, Layout, Rect, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::{ICON_ADD, ICON_CHECK, ICON_DELETE, ICON_EXPAND_MORE, ICON_WARNING};

use super::state::{Focus, go};
use crate::format;
use crate::model::{Field, Grid, HintView, RowKey};
use crate::tabs::Action;
use crate::theme::{self, FontStyle, Icon};
use crate::widgets::{Button, Side, label_in};
use domain::ids::RateId;
use domain::places;
use domain::rate::hints::Oddity;

use super::rows::Rows;
use super::save::{save_cell, save_left};
use super::{CellPosition, RatesState};

const BAR: f32 = 36.0;
/// The longest text of a repair, in characters, that its button shows.
const LONGEST: usize = 32;

/// Draws the bar at the bottom of `room` and shortens `room` by it; without issues it draws nothing. It is about the
/// active row, or else about the first that is not saved, or else about the first with a hint.
pub(super) fn bar(
    ui: &mut Ui,
    room: &mut Rect,
    view: &Grid<'_>,
    rows: &Rows<'_>,
    state: &mut RatesState,
) -> Vec<Action> {
    let odd = odd_rows(view, rows, state);
    let here = state.active.and_then(|place| rows.rate_place(&state.drafts, place.row));
    let here = here.filter(|place| odd.binary_search(place).is_ok());
    if let Some(unsaved) = unsaved(rows, state, here.is_some()) {
        return unsaved_bar(ui, room, view, rows, state, &unsaved);
    }
    let Some(place) = here.or(odd.first().copied()) else { return Vec::new() };
    let Some(rate) = rows.rates.id(place) else { return Vec::new() };
    let row = rows.row_of_rate(&state.drafts, place);
    let field = state.active.filter(|place| place.row == row).map(|place| place.field);
    let hints = view.hints.of(rate);
    let Some(hint) = hints.iter().find(|hint| Some(hint.field) == field).or(hints.first()) else {
        return Vec::new();
    };
    let sentence =
        format!("Row {}: {}", rows.number(&state.drafts, row), sentence(&hint.oddity, rows, state));
    let mut actions = Vec::new();
    let mut next_row = false;
    bar_ui(ui, room, state, &sentence, |ui, state| {
        next_row = odd.len() > 1 && next_button(ui);
        if let Some((icon, label, repair)) = repair(rate, rows.number(&state.drafts, row), hint, rows)
            && Button::new(&label).icon(icon).show(ui).clicked()
        {
            actions.extend(repair.asked(rows, state));
            go(state, CellPosition { row, field: hint.field });
            state.focus = Some(Focus::Grid);
        }
    });
    if next_row {
        next(view, rows, state);
        state.focus = Some(Focus::Grid);
    }
    actions
}

fn next_button(ui: &mut Ui) -> bool {
    Button::new("Next").icon(ICON_EXPAND_MORE).show(ui).on_hover_text("F8").clicked()
}

/// A row that is not saved.
struct Unsaved {
    key: RowKey,
    /// Its place among the rows that are shown.
    row: usize,
    number: usize,
    /// Its place among all rows that are not saved, from 1, and the count of these.
    of: (usize, usize),
}

/// The active row if it is not saved, or the first such row that is shown, unless `is_elsewhere`.
fn unsaved(rows: &Rows<'_>, state: &RatesState, is_elsewhere: bool) -> Option<Unsaved> {
    let numbered = |key| Some((rows.number_of(&state.drafts, key)?, key));
    let mut all: Vec<(usize, RowKey)> = state.unsaved_rows().into_iter().filter_map(numbered).collect();
    all.sort_unstable();
    let active = state.active.and_then(|place| rows.key(&state.drafts, place.row));
    let is_active = |(_, (_, key)): &(usize, &(usize, RowKey))| Some(*key) == active;
    let shown = |(at, (number, key)): (usize, &(usize, RowKey))| {
        let row = rows.place_of(&state.drafts, *key)?;
        Some(Unsaved { key: *key, row, number: *number, of: (at + 1, all.len()) })
    };
    let first = || all.iter().enumerate().filter(|_| !is_elsewhere).find_map(shown);
    all.iter().enumerate().find(is_active).and_then(shown).or_else(first)
}

/// The bar of a row that is not saved: why, and the country that was probably meant.
fn unsaved_bar(
    ui: &mut Ui,
    room: &mut Rect,
    view: &Grid<'_>,
    rows: &Rows<'_>,
    state: &mut RatesState,
    Unsaved { key, row, number, of: (at, all) }: &Unsaved,
) -> Vec<Action> {
    let refused = state.drafts.of(*key).find_map(|(field, cell)| Some((field, cell.refusal.as_ref()?)));
    let (field, why) = match refused {
        Some((field, refusal)) => (field, format::first_upper(&refusal.message)),
        None => (Field::Country, "Not saved yet".to_owned()),
    };
    let meant = meant(*key, field, state);
    let which = if *all > 1 { format!(" ({at} of {all})") } else { String::new() };
    let why = match &meant {
        Some(meant) => {
            let typed = state.typed(Some(*key), field).unwrap_or_default();
            format!("Is “{typed}” {} ({})?", meant.name, meant.code)
        }
        None => why,
    };
    let sentence = format!("Row {number} is not saved{which}. {why}");
    let mut actions = Vec::new();
    let mut next_row = false;
    bar_ui(ui, room, state, &sentence, |ui, state| {
        next_row = *all > 1 && next_button(ui);
        let label = meant.map(|meant| format!("Make it {}", meant.code));
        if label.is_some_and(|label| {
            Button::new(&label).icon(ICON_CHECK).show(ui).on_hover_text("Alt+Enter").clicked()
        }) {
            go(state, CellPosition { row: *row, field });
            actions = take_offer(rows, state);
            state.focus = Some(Focus::Grid);
        }
    });
    if next_row {
        next(view, rows, state);
        state.focus = Some(Focus::Grid);
    }
    actions
}

/// Draws the bar: a sentence, and buttons at the right.
fn bar_ui(
    ui: &mut Ui,
    room: &mut Rect,
    state: &mut RatesState,
    sentence: &str,
    buttons: impl FnOnce(&mut Ui, &mut RatesState),
) {
    let tokens = theme::of(ui);
    let rect = Rect::from_min_max(pos2(room.left(), room.bottom() - BAR), room.max);
    room.max.y = rect.top();
    ui.painter().rect_filled(rect, CornerRadius::ZERO, tokens.warning_soft);
    let icon = pos2(rect.left() + 28.0, rect.center().y);
    let font = theme::icon_font(18.0);
    ui.painter().text(icon, egui::Align2::CENTER_CENTER, ICON_WARNING.codepoint, font, tokens.warning);
    let end = Layout::right_to_left(Align::Center);
    let inner = rect.shrink2(vec2(16.0, 0.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner).layout(end));
    ui.spacing_mut().item_spacing.x = 8.0;
    buttons(&mut ui, state);
    let left = inner.left() + 29.0;
    let right = ui.min_rect().left().max(left + 40.0) - 12.0;
    let text = Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom()));
    label_in(&mut ui, text, Side::Left, theme::text(sentence, FontStyle::Body, tokens.text));
}

/// The country that was probably meant in a cell whose text was refused.
pub(super) fn meant(key: RowKey, field: Field, state: &RatesState) -> Option<places::Place> {
    let cell = state.drafts.get((key, field)).filter(|cell| cell.refusal.is_some())?;
    (field == Field::Country).then(|| places::country_meant(&cell.now)).flatten()
}

/// Puts the country that was probably meant in the active row into its cell.
pub(super) fn take_offer(rows: &Rows<'_>, state: &mut RatesState) -> Vec<Action> {
    let key = state.active.and_then(|place| rows.key(&state.drafts, place.row));
    let Some((key, meant)) = key.and_then(|key| Some((key, meant(key, Field::Country, state)?))) else {
        return Vec::new();
    };
    let action = save_cell(rows, state, "Repair tax rate", (Some(key), Field::Country), meant.code);
    // Saves at once, although the focus may still be in the row.
    action.into_iter().chain(save_left(rows, state, None)).collect()
}

/// The sentence of a hint; it names another rate by the number of its row.
fn sentence(oddity: &Oddity, rows: &Rows<'_>, state: &RatesState) -> String {
    let plain = || rows.rates.formatter.sentence(&oddity.sentence());
    let row = |id: RateId| rows.number_of(&state.drafts, RowKey::Rate(id));
    match oddity {
        Oddity::Duplicate { of } => match row(*of) {
            Some(row) => format!("The same as row {row}. Delete one of them."),
            None => plain(),
        },
        Oddity::NeverWins { against } => match row(*against) {
            Some(row) => {
                format!("Never charged: row {row} has the same place, class and priority and comes first.")
            }
            None => plain(),
        },
        _ => plain(),
    }
}

/// The repair of a hint.
enum Repair {
    Cell(RowKey, Field, String),
    Other(Action),
}

impl Repair {
    fn asked(self, rows: &Rows<'_>, state: &mut RatesState) -> Option<Action> {
        match self {
            Self::Cell(key, field, text) => {
                save_cell(rows, state, "Repair tax rate", (Some(key), field), &text)
            }
            Self::Other(action) => Some(action),
        }
    }
}

/// The repair of a hint: icon, text of the button, and what it does. `number` is that of the row.
fn repair(rate: RateId, number: usize, hint: &HintView, rows: &Rows<'_>) -> Option<(Icon, String, Repair)> {
    if let Some(text) = &hint.repair {
        let is_short = text.chars().count() <= LONGEST;
        let label = if is_short { format!("Make it {text}") } else { "Correct it".to_owned() };
        return Some((ICON_CHECK, label, Repair::Cell(RowKey::Rate(rate), hint.field, text.clone())));
    }
    match &hint.oddity {
        Oddity::Duplicate { .. } => {
            let action = Repair::Other(Action::DeleteRates(vec![rate]));
            Some((ICON_DELETE, format!("Delete row {number}"), action))
        }
        Oddity::UnknownClass => {
            let name = rows.rates.row_of(rate)?.class.for_people();
            Some((ICON_ADD, format!("Add class {name}"), Repair::Other(Action::AddClass(name))))
        }
        _ => None,
    }
}

/// The places of rates with hints, ascending; cached for the same rates and hints.
fn odd_rows(view: &Grid<'_>, rows: &Rows<'_>, state: &mut RatesState) -> Vec<usize> {
    match &state.odd_rows {
        Some((seen, of, odd)) if seen.is(rows.rates) && Arc::ptr_eq(of, &view.hints) => odd.clone(),
        _ => {
            let mut odd: Vec<usize> =
                view.hints.rates.iter().filter_map(|rate| rows.rates.place_of(*rate)).collect();
            odd.sort_unstable();
            state.odd_rows = Some((rows.rates.clone(), Arc::clone(&view.hints), odd.clone()));
            odd
        }
    }
}

/// Makes the next refused cell active, or the next one with a hint if none is refused; after the
/// last comes the first.
pub(super) fn next(view: &Grid<'_>, rows: &Rows<'_>, state: &mut RatesState) {
    let place = |(key, field)| Some((rows.place_of(&state.drafts, key)?, field));
    let mut cells: Vec<(usize, Field)> = state.drafts.refused().filter_map(place).collect();
    if cells.is_empty() {
        let odd = odd_rows(view, rows, state);
        let field = |place: usize| {
            let hints = view.hints.of(rows.rates.id(place)?);
            Some((rows.row_of_rate(&state.drafts, place), hints.first()?.field))
        };
        cells = odd.into_iter().filter_map(field).collect();
    }
    cells.sort_unstable();
    let here = state.active.map(|place| (place.row, place.field));
    let after = cells.iter().find(|cell| here.is_none_or(|here| **cell > here));
    if let Some((row, field)) = after.or(cells.first()).copied() {
        go(state, CellPosition { row, field });
    }
}
