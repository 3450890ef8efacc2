//! Suggestions below a field of a form: tax classes, countries and states, best match first.

use egui::{Id, Key, Rect, Response, Ui};

use crate::domain::places::{self, Place};
use crate::ui::model::ClassesView;
use crate::ui::widgets::{Marked, Offer, OffersPopup};

/// The field whose suggestions are open, with the entry marked by the arrow keys.
pub(crate) type Suggested = Option<(Id, Marked)>;

/// An entry of the list: the text that it puts into the field, and how it is shown.
pub(crate) struct Suggestion {
    pub(crate) text: String,
    offer: Offer,
    /// Whether what was typed is its code or name in full.
    is_meant: bool,
}

/// Countries whose code or name match.
pub(crate) fn countries(typed: &str) -> Vec<Suggestion> {
    of_places(places::suggest(places::countries().iter().copied(), typed), typed)
}

/// States of a country whose code or name match.
pub(crate) fn states(country: &str, typed: &str) -> Vec<Suggestion> {
    let country = country.trim().to_uppercase();
    of_places(places::suggest(places::states(&country), typed), typed)
}

fn of_places(places: Vec<Place>, typed: &str) -> Vec<Suggestion> {
    let one = |place: Place| Suggestion {
        text: place.code.to_owned(),
        offer: Offer { name: place.name.to_owned(), note: place.code.to_owned(), ..Offer::default() },
        is_meant: place.code.eq_ignore_ascii_case(typed.trim()),
    };
    places.into_iter().take(60).map(one).collect()
}

/// Existing classes whose name or slug contains what was typed; names that begin with it come
/// first.
pub(crate) fn classes(classes: Option<&ClassesView>, typed: &str) -> Vec<Suggestion> {
    let lower = typed.trim().to_lowercase();
    let entries = classes.map(|classes| classes.existing()).into_iter().flatten();
    let fits = |text: &str| text.to_lowercase().contains(&lower);
    let mut found: Vec<Suggestion> = entries
        .filter(|entry| fits(&entry.name) || fits(entry.slug.as_str()))
        .map(|entry| Suggestion {
            text: entry.name.clone(),
            offer: Offer {
                name: entry.name.clone(),
                note: entry.slug.as_str().to_owned(),
                ..Offer::default()
            },
            is_meant: entry.name.to_lowercase() == lower,
        })
        .collect();
    found.sort_by_key(|one| !one.offer.name.to_lowercase().starts_with(&lower));
    found
}

/// Shows the suggestions while the field is typed into, and handles the arrow keys. Leaving the
/// field takes the marked one; if none is marked, it takes the first if that is an exact match or
/// more than two characters were typed. Esc closes the list and keeps the focus. True when one was
/// taken.
pub(crate) fn follow(
    ui: &Ui,
    (rect, response): (Rect, &Response),
    content: &mut String,
    found: &[Suggestion],
    state: &mut Suggested,
) -> bool {
    if response.changed() {
        *state = Some((response.id, Marked::default()));
    }
    let opens =
        response.has_focus() && state.is_none() && ui.input(|input| input.key_pressed(Key::ArrowDown));
    if opens {
        *state = Some((response.id, Marked::default()));
    }
    let Some((_, marked)) = state.as_mut().filter(|(of, _)| *of == response.id) else { return false };
    let has_keyboard = response.has_focus();
    if has_keyboard && !opens {
        marked.step(ui, found.len());
    }
    let is_escaped = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape));
    let is_left = response.lost_focus() && !is_escaped;
    let typed = content.trim().to_owned();
    let is_first_meant =
        !typed.is_empty() && found.first().is_some_and(|first| first.is_meant || typed.chars().count() > 2);
    let place = marked.at.unwrap_or(0).min(found.len().saturating_sub(1));
    let mut picked = (is_left && (marked.at.is_some() || is_first_meant)).then_some(place);
    // A click on the list takes the focus from the field one frame before the list reports it.
    if has_keyboard || ui.input(|input| input.pointer.any_click()) {
        let offers: Vec<Offer> = found.iter().map(|one| one.offer.clone()).collect();
        let (id, offers) = (response.id, offers.as_slice());
        let popup = OffersPopup { id, field: rect, offers, marked: Some(place), typed: &typed, foot: None };
        picked = popup.show(ui).and_then(|(clicked, _)| clicked).or(picked);
    }
    if is_escaped {
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
