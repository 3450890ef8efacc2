//! Suggestions below the fields of the form: customers and products found by the engine, countries
//! and states by name. The last suggestion is always the text as typed, so that no text is replaced
//! against one's will.

use egui::{Key, Rect, Response, Ui};

use crate::ui::model::{DraftLine, Loadable, Offered, OrdersAction, Pick, Suggesting};
use crate::ui::widgets::{Marked, OffersPopup};

use super::Action;
use super::state::FormState;

/// A field that has suggestions.
pub(super) struct Field<'f> {
    pub(super) asked: Suggesting,
    pub(super) rect: Rect,
    pub(super) response: &'f Response,
    pub(super) typed: &'f str,
    /// Whether Tab takes a suggestion as Enter does.
    pub(super) is_taken_by_tab: bool,
}

/// Asks for suggestions while the field is typed into, shows them, and handles their keys; returns
/// the one that was picked. While suggestions for the current text are loaded, it sets
/// `is_looked_up`, which holds back keys such as Enter.
pub(super) fn follow(
    ui: &Ui,
    field: &Field<'_>,
    offered: &Loadable<Offered>,
    state: &mut FormState,
) -> (Option<Pick>, Vec<Action>) {
    let typed = field.typed.trim();
    let mut actions = Vec::new();
    let is_mine = |state: &FormState| state.asked.as_ref().is_some_and(|(asked, _)| *asked == field.asked);
    if field.response.changed() {
        state.marked = Marked::default();
        state.asked = None;
        if !typed.is_empty() {
            state.asked = Some((field.asked, typed.to_owned()));
            actions.push(Action::Orders(OrdersAction::Suggest(field.asked, typed.to_owned())));
        }
    }
    if typed.is_empty() || !is_mine(state) {
        return (None, actions);
    }
    let has_keyboard = field.response.has_focus();
    let is_tabbed = field.is_taken_by_tab && is_left_by_tab(ui, field.response);
    let is_entered = is_tabbed || is_left_by(ui, field.response, Key::Enter);
    let is_escaped = is_left_by(ui, field.response, Key::Escape);
    let found = offered.value.as_ref().filter(|one| one.asked == field.asked && one.text == typed);
    let Some(found) = found else {
        state.is_looked_up |= has_keyboard && (field.response.changed() || offered.is_waiting());
        return (None, actions);
    };
    if is_escaped && !state.marked.is_closed {
        state.marked.is_closed = true;
        field.response.request_focus();
    }
    if has_keyboard {
        state.marked.step(ui, found.offers.len());
    }
    let last = found.offers.len().saturating_sub(1);
    let at = if state.marked.is_closed { last } else { state.marked.at.unwrap_or(0).min(last) };
    let mut picked = is_entered.then_some(at);
    let is_shown = !state.marked.is_closed && (has_keyboard || is_clicked(ui, state.is_shown));
    state.is_shown = is_shown;
    if is_shown {
        let (id, offers) = (field.response.id, found.offers.as_slice());
        let popup = OffersPopup { id, field: field.rect, offers, marked: Some(at), typed, foot: None };
        picked = popup.show(ui).and_then(|(clicked, _)| clicked).or(picked);
    }
    let pick = picked.and_then(|at| found.picks.get(at)).cloned();
    if pick.is_some() {
        state.marked = Marked::default();
        state.asked = None;
    }
    (pick, actions)
}

fn is_left_by(ui: &Ui, response: &Response, key: Key) -> bool {
    response.lost_focus() && ui.input(|input| input.key_pressed(key))
}

/// Whether Tab, not Shift+Tab, left a field.
pub(super) fn is_left_by_tab(ui: &Ui, response: &Response) -> bool {
    is_left_by(ui, response, Key::Tab) && !ui.input(|input| input.modifiers.shift)
}

/// A click on the list takes the focus from the field one frame before the list reports it.
fn is_clicked(ui: &Ui, was_shown: bool) -> bool {
    was_shown && ui.input(|input| input.pointer.any_click())
}

/// The line item made from a suggestion; without a product, `typed` is its name.
pub(super) fn line_of(pick: Pick, typed: &str) -> DraftLine {
    let one = "1".to_owned();
    match pick {
        Pick::Product { id, name, price, class } => {
            DraftLine { product: Some(id), name, quantity: one, price, class, ..DraftLine::default() }
        }
        Pick::Customer { .. } | Pick::Text => {
            DraftLine { name: typed.trim().to_owned(), quantity: one, ..DraftLine::default() }
        }
    }
}
