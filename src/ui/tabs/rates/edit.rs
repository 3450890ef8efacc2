//! Beginning, committing and giving up an edit. What is committed is shown at once and asked of the
//! engine; what does not differ is not.

use crate::domain::ids::RateId;
use crate::ui::model::{ClassEntry, ClassesView, RatesView};
use crate::ui::tabs::Action;

use super::field::flag_text;
use super::{Field, Place, RatesState, keys};

/// A cell that is being typed into, or a class that is being chosen.
#[derive(Debug)]
pub(super) struct Editing {
    pub(super) place: Place,
    /// The rate whose cell it is, also when rows move meanwhile.
    rate: RateId,
    pub(super) text: String,
    /// Whether its field is still to get the keyboard.
    pub(super) is_new: bool,
    /// For a class: which one of the list is marked.
    pub(super) marked: Option<usize>,
}

impl Editing {
    /// Whether it is chosen from a list rather than typed.
    pub(super) const fn is_choice(&self) -> bool {
        self.marked.is_some()
    }
}

/// Begins to edit a cell: with what was typed first, or with what stands in it. Flags are switched,
/// not edited.
pub(super) fn begin(
    rates: &RatesView,
    classes: Option<&ClassesView>,
    state: &mut RatesState,
    place: Place,
    typed: Option<&str>,
) {
    let Some(row) = rates.row(place.row) else { return };
    if place.field.is_flag() {
        return;
    }
    let refused = state.refused.get(&(row.id, place.field)).map(|refused| refused.text.clone());
    let text = match typed {
        Some(typed) => typed.to_owned(),
        None => refused.unwrap_or_else(|| place.field.text(&row).to_owned()),
    };
    let marked = (place.field == Field::Class).then(|| {
        let classes = classes.into_iter().flat_map(ClassesView::existing);
        let begins =
            |name: &str| typed.is_some_and(|typed| name.to_lowercase().starts_with(&typed.to_lowercase()));
        let is_it = |entry: &ClassEntry| {
            if typed.is_some() { begins(&entry.name) } else { entry.slug == row.class }
        };
        classes.into_iter().position(is_it).unwrap_or_default()
    });
    keys::go(state, place);
    state.editing = Some(Editing { place, rate: row.id, text, is_new: true, marked });
}

/// Ends the edit and asks the engine to save it, if it changed anything.
pub(super) fn commit(rates: &RatesView, state: &mut RatesState) -> Option<Action> {
    let editing = state.editing.take()?;
    if editing.is_choice() {
        return None;
    }
    save(rates, state, editing.rate, editing.place.field, editing.text)
}

/// A class was chosen from the list.
pub(super) fn choose(rates: &RatesView, state: &mut RatesState, slug: String) -> Option<Action> {
    let editing = state.editing.take()?;
    state.wants_focus = true;
    save(rates, state, editing.rate, editing.place.field, slug)
}

/// Asks the engine to save a text in a cell, if it differs.
pub(super) fn save(
    rates: &RatesView,
    state: &mut RatesState,
    rate: RateId,
    field: Field,
    text: String,
) -> Option<Action> {
    let key = (rate, field);
    let is_same = rates.row_of(rate).is_some_and(|row| field.text(&row) == text);
    state.refused.remove(&key);
    // What is back to what the file has needs no saving.
    if is_same && !state.pending.contains_key(&key) {
        return None;
    }
    state.pending.insert(key, text.clone());
    Some(Action::EditRate { rate, field, text })
}

/// Switches a flag, which is shown at once.
pub(super) fn switch(state: &mut RatesState, rate: RateId, field: Field, on: bool) -> Action {
    state.refused.remove(&(rate, field));
    state.pending.insert((rate, field), flag_text(on).to_owned());
    Action::SetFlag { rate, field, on }
}

/// Gives the edit up: the cell shows again what it did.
pub(super) fn cancel(state: &mut RatesState) {
    state.editing = None;
    state.wants_focus = true;
}
