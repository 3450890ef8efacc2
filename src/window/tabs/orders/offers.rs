//! Suggestions below the fields of the form: customers and products found by the engine, countries
//! and states by name. The last suggestion is always the text as typed, so that no text is replaced
//! against one's will.

use egui::{Key, Rect, Response, Ui};

use crate::model::{Loadable, Offered, OrdersAction, Pick, Suggesting};
use crate::tabs::Action;
use crate::translate::tr;
use crate::widgets::{Marked, OffersPopup};
use domain::label;

use super::state::FormState;

/// The message for an entered text that matches nothing.
pub(super) const fn unknown(asked: Suggesting) -> &'static str {
    match asked {
        Suggesting::Products => label!("No product has this code: new product, or as text"),
        Suggesting::Customers => label!("No customer is found by this number"),
    }
}

/// A field that has suggestions.
pub(super) struct Field<'f> {
    pub(super) asked: Suggesting,
    pub(super) rect: Rect,
    pub(super) response: &'f Response,
    pub(super) typed: &'f str,
    /// True if Tab takes a suggestion as Enter does.
    pub(super) is_taken_by_tab: bool,
}

/// Outcome of the text in such a field.
pub(super) enum Taken {
    Pick(Pick),
    /// It was entered, and is the code of this product.
    Code(Pick),
    /// It was entered, and nothing says what it is.
    Unknown,
}

/// Asks for suggestions while the field is typed into, shows them, and handles their keys. While suggestions for the
/// current text are loaded, it sets `is_looked_up`, which holds back keys such as Enter.
pub(super) fn follow(
    ui: &Ui,
    field: &Field<'_>,
    offered: &Loadable<Offered>,
    state: &mut FormState,
) -> (Option<Taken>, Vec<Action>) {
    let typed = field.typed.trim();
    let mut actions = Vec::new();
    let is_mine = |state: &FormState| state.asked.as_ref().is_some_and(|(asked, _)| *asked == field.asked);
    // The text of a draft that was kept was not looked up yet.
    let is_kept = field.asked == Suggesting::Products && field.response.has_focus() && !is_mine(state);
    if field.response.changed() || is_kept {
        state.marked = Marked::default();
        (state.asked, state.is_code_unknown, state.is_undecided) = (None, false, false);
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
    // An earlier answer for the same text does not know what was added since.
    let is_asked = !actions.is_empty() || offered.is_waiting();
    let is_answer = |one: &&Offered| !is_asked && one.asked == field.asked && one.text == typed;
    let Some(found) = offered.value.as_ref().filter(is_answer) else {
        state.is_looked_up |= has_keyboard && is_asked;
        return (None, actions);
    };
    if is_escaped && !state.marked.is_closed {
        state.marked.is_closed = true;
        field.response.request_focus();
    }
    if has_keyboard {
        state.marked.step(ui, found.offers.len(), found.first);
    }
    let last = found.offers.len().saturating_sub(1);
    let is_untouched = state.marked == Marked::default();
    let at = if state.marked.is_closed { Some(last) } else { state.marked.at.or(found.first) };
    let at = at.map(|at| at.min(last));
    state.is_undecided = at.is_none() && field.asked == Suggesting::Products;
    let mut clicked = None;
    let is_shown = !state.marked.is_closed && (has_keyboard || is_entered || is_clicked(ui, state.is_shown));
    state.is_shown = is_shown;
    if is_shown {
        let (id, offers) = (field.response.id, found.offers.as_slice());
        let foot = state.is_code_unknown.then(|| tr(unknown(field.asked)).to_owned());
        let popup = OffersPopup { id, field: field.rect, offers, marked: at, typed, foot };
        clicked = popup.show(ui).and_then(|(clicked, _)| clicked);
    }
    let pick = |at: Option<usize>| at.and_then(|at| found.picks.get(at)).cloned();
    let taken = match (pick(clicked), is_entered.then(|| pick(at))) {
        (Some(clicked), _) => Taken::Pick(clicked),
        (None, None) => return (None, actions),
        (None, Some(None)) => {
            state.is_code_unknown = true;
            field.response.request_focus();
            return (Some(Taken::Unknown), actions);
        }
        (None, Some(Some(entered))) if found.is_code && is_untouched => Taken::Code(entered),
        (None, Some(Some(entered))) => Taken::Pick(entered),
    };
    state.marked = Marked::default();
    (state.asked, state.is_code_unknown, state.is_undecided) = (None, false, false);
    (Some(taken), actions)
}

fn is_left_by(ui: &Ui, response: &Response, key: Key) -> bool {
    response.lost_focus() && ui.input(|input| input.key_pressed(key))
}

/// True if Tab, not Shift+Tab, left a field.
pub(super) fn is_left_by_tab(ui: &Ui, response: &Response) -> bool {
    is_left_by(ui, response, Key::Tab) && !ui.input(|input| input.modifiers.shift)
}

/// A click on the list takes the focus from the field one frame before the list reports it.
fn is_clicked(ui: &Ui, was_shown: bool) -> bool {
    was_shown && ui.input(|input| input.pointer.any_click())
}
