//! The bar below the grid that shows a hint about a rate, or the country that was probably meant,
//! with a button to repair it; and the move to the next issue.

use std::sync::Arc;

use egui::{Align, CornerRadius, Layout, Rect, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::{ICON_ADD, ICON_CHECK, ICON_DELETE, ICON_EXPAND_MORE, ICON_WARNING};

use super::state::{Focus, go};
use crate::domain::hints::Oddity;
use crate::domain::ids::RateId;
use crate::domain::places;
use crate::ui::model::{CellText, Field, Grid, HintView, RowKey};
use crate::ui::tabs::Action;
use crate::ui::theme::{self, FontStyle, Icon};
use crate::ui::widgets::{Button, Side, label_in};

use super::rows::Rows;
use super::save::{save, save_left};
use super::{CellPosition, RatesState};

const BAR: f32 = 36.0;
/// The longest text of a repair, in characters, that its button shows.
const LONGEST: usize = 32;

/// Draws the bar at the bottom of `room` and shortens `room` by it; without issues it draws
/// nothing.
pub(super) fn bar(
    ui: &mut Ui,
    room: &mut Rect,
    view: &Grid<'_>,
    rows: &Rows<'_>,
    state: &mut RatesState,
) -> Vec<Action> {
    if let Some((place, key, meant)) = offered(rows, state) {
        return offer_bar(ui, room, rows, state, (place, key, meant));
    }
    let odd = odd_rows(view, rows, state);
    let here = state.active.and_then(|place| rows.rate_place(&state.drafts, place.row));
    let here = here.filter(|place| odd.binary_search(place).is_ok());
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
        if odd.len() > 1 && Button::new("Next").icon(ICON_EXPAND_MORE).show(ui).on_hover_text("F8").clicked()
        {
            next_row = true;
        }
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

/// The cell of the country in the active row, if it was refused and another country was probably
/// meant.
fn offered(rows: &Rows<'_>, state: &RatesState) -> Option<(CellPosition, RowKey, places::Place)> {
    let row = state.active?.row;
    let key = rows.key(&state.drafts, row)?;
    Some((CellPosition { row, field: Field::Country }, key, meant(key, Field::Country, state)?))
}

/// Puts the country that is offered for the active row into its cell.
pub(super) fn take_offer(rows: &Rows<'_>, state: &mut RatesState) -> Vec<Action> {
    let Some((_, key, meant)) = offered(rows, state) else { return Vec::new() };
    let cell = CellText { field: Field::Country, text: meant.code.to_owned() };
    let action = save(rows, state, "Repair tax rate", vec![(Some(key), vec![cell])]);
    // Saves at once, although the focus may still be in the row.
    action.into_iter().chain(save_left(rows, state, None)).collect()
}

fn offer_bar(
    ui: &mut Ui,
    room: &mut Rect,
    rows: &Rows<'_>,
    state: &mut RatesState,
    (place, key, meant): (CellPosition, RowKey, places::Place),
) -> Vec<Action> {
    let typed = state.typed(Some(key), Field::Country).unwrap_or_default();
    let row = rows.number(&state.drafts, place.row);
    let sentence = format!("Row {row}: is “{typed}” {} ({})?", meant.name, meant.code);
    let mut actions = Vec::new();
    bar_ui(ui, room, state, &sentence, |ui, state| {
        let label = format!("Make it {}", meant.code);
        if Button::new(&label).icon(ICON_CHECK).show(ui).on_hover_text("Alt+Enter").clicked() {
            actions = take_offer(rows, state);
            go(state, place);
            state.focus = Some(Focus::Grid);
        }
    });
    actions
}

/// The sentence of a hint; it names another rate by the number of its row.
fn sentence(oddity: &Oddity, rows: &Rows<'_>, state: &RatesState) -> String {
    let plain = || rows.rates.formatter.sentence(&oddity.sentence());
    let row = |id: RateId| rows.number_of(&state.drafts, id);
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
    Cell(RowKey, CellText),
    Other(Action),
}

impl Repair {
    fn asked(self, rows: &Rows<'_>, state: &mut RatesState) -> Option<Action> {
        match self {
            Self::Cell(key, cell) => save(rows, state, "Repair tax rate", vec![(Some(key), vec![cell])]),
            Self::Other(action) => Some(action),
        }
    }
}

/// The repair of a hint: icon, text of the button, and what it does. `number` is that of the row.
fn repair(rate: RateId, number: usize, hint: &HintView, rows: &Rows<'_>) -> Option<(Icon, String, Repair)> {
    if let Some(text) = &hint.repair {
        let cell = CellText { field: hint.field, text: text.clone() };
        let is_short = text.chars().count() <= LONGEST;
        let label = if is_short { format!("Make it {text}") } else { "Correct it".to_owned() };
        return Some((ICON_CHECK, label, Repair::Cell(RowKey::Rate(rate), cell)));
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
