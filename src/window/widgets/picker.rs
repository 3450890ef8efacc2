//! A text field that chooses from a list: a click and the Down key show all choices with the current one
//! marked, and typing shows those that match.

use egui::{Id, Key, Modifiers, Rect, Response, Ui};

use super::enter::is_confirmed;
use super::{Marked, Offer, OffersPopup, entered, field};

/// A choice: the text that it puts into the field, and how it is shown.
pub(crate) struct Suggestion {
    pub(crate) text: String,
    pub(crate) offer: Offer,
    /// Whether what was typed is its code or name in full.
    pub(crate) is_meant: bool,
}

/// The list of a field that is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OpenList {
    of: Id,
    marked: Marked,
    /// The field was typed into since the list opened, so that only choices that match are shown.
    is_typed: bool,
}

/// The open list of a form, if any.
pub(crate) type Suggested = Option<OpenList>;

/// Whether the list of a field is open.
pub(crate) fn is_open(state: Suggested, field: &Response) -> bool {
    state.is_some_and(|open| open.of == field.id)
}

/// Shows the choices of a field and handles the keys of the list. `found` returns the choices that match a
/// text, and all of them for an empty one. Leaving the field, or Ctrl+Enter in it, takes the choice that the arrow keys moved to;
/// without one, it takes the first if that is an exact match or more than two characters were typed. Esc
/// closes the list and keeps the focus. True when one was taken.
pub(crate) fn follow(
    ui: &Ui,
    (rect, response): (Rect, &Response),
    content: &mut String,
    found: impl Fn(&str) -> Vec<Suggestion>,
    state: &mut Suggested,
) -> bool {
    let is_down = response.has_focus() && ui.input(|input| input.key_pressed(Key::ArrowDown));
    let opens = !is_open(*state, response) && (response.clicked() || is_down);
    if response.changed() {
        *state = Some(OpenList { of: response.id, marked: Marked::default(), is_typed: true });
    } else if opens {
        let at = found("").iter().position(|one| is_current(one, content));
        let marked = Marked { at, is_closed: false };
        *state = Some(OpenList { of: response.id, marked, is_typed: false });
    }
    let Some(open) = state.as_mut().filter(|open| open.of == response.id) else { return false };
    let typed = content.trim().to_owned();
    let wanted = if open.is_typed { typed.as_str() } else { "" };
    let found = found(wanted);
    let has_keyboard = response.has_focus();
    if has_keyboard && !opens {
        open.marked.step(ui, found.len(), Some(0));
    }
    let is_escaped = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape));
    let is_left = response.lost_focus() && !is_escaped || is_confirmed(ui, response);
    let is_first_meant =
        !wanted.is_empty() && found.first().is_some_and(|first| first.is_meant || wanted.chars().count() > 2);
    let marked =
        open.marked.at.or(open.is_typed.then_some(0)).map(|at| at.min(found.len().saturating_sub(1)));
    let mut picked = marked.filter(|_| is_left && (open.marked.at.is_some() || is_first_meant));
    // A click on the list takes the focus from the field one frame before the list reports it.
    if has_keyboard || ui.input(|input| input.pointer.any_click()) {
        let offers: Vec<Offer> = found.iter().map(|one| one.offer.clone()).collect();
        let (id, offers) = (response.id, offers.as_slice());
        let popup = OffersPopup { id, field: rect, offers, marked, typed: wanted, foot: None };
        let clicked = popup.show(ui).and_then(|(clicked, _)| clicked);
        if clicked.is_some() {
            // What is typed next is for this field, or for the next one after Tab.
            response.request_focus();
        }
        picked = clicked.or(picked);
    }
    if is_escaped {
        // It closes the list, and not the dialog or form around it.
        ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        response.request_focus();
    }
    let taken = picked.and_then(|at| found.get(at));
    if let Some(taken) = taken {
        content.clone_from(&taken.text);
    }
    let is_over = taken.is_some() || is_left || is_escaped;
    if is_over {
        *state = None;
    }
    taken.is_some()
}

/// The choice that stands in the field.
fn is_current(choice: &Suggestion, content: &str) -> bool {
    let content = content.trim();
    !content.is_empty() && (choice.text.eq_ignore_ascii_case(content) || choice.offer.name == content)
}

/// Draws a field with its choices, placed by the layout. It has a name, a width, and is drawn red if what
/// stands in it is wrong.
pub(crate) fn picker(
    ui: &mut Ui,
    (name, width, is_refused): (&str, f32, bool),
    content: &mut String,
    found: impl Fn(&str) -> Vec<Suggestion>,
    state: &mut Suggested,
) -> Picked {
    let response = field(ui, name, content, width, is_refused);
    let rect = response.rect.expand2(egui::vec2(8.0, 0.0)).with_min_y(response.rect.center().y - 14.0);
    let rect = rect.with_max_y(rect.top() + 28.0);
    let is_taken = follow(ui, (rect, &response), content, found, state);
    // An Enter that takes a choice does nothing else, and the keyboard stays.
    if is_taken && response.lost_focus() {
        entered(ui, &response);
    }
    Picked { is_changed: is_taken || response.changed(), response }
}

/// What happened in a field with choices.
pub(crate) struct Picked {
    pub(crate) is_changed: bool,
    pub(crate) response: Response,
}
