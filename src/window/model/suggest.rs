//! The choices of fields: tax classes, countries, states, currencies and time zones, best match first; all
//! of them for an empty text.

use std::collections::BTreeSet;

use crate::model::ClassesView;
use crate::translate::tr;
use crate::widgets::{Offer, Suggestion};
use domain::places::{self, Place};
use domain::shop::country_defaults as defaults;
use domain::text::slug::slug;

/// The places that match by their code, the name that is shown or the English one, with the name that is shown.
pub(crate) fn shown_places(places: impl Iterator<Item = Place> + Clone, typed: &str) -> Vec<Place> {
    let shown = |place: Place| Place { name: tr(place.name), ..place };
    let mut found = places::suggest(places.clone().map(shown), typed);
    let codes: BTreeSet<&str> = found.iter().map(|place| place.code).collect();
    let others = places::suggest(places, typed).into_iter().filter(|place| !codes.contains(place.code));
    found.extend(others.map(shown));
    found
}

/// Countries whose code or name match; a choice puts its code into the field.
pub(crate) fn countries(typed: &str) -> Vec<Suggestion> {
    of_places(shown_places(places::countries().iter().copied(), typed), typed)
}

/// As `countries`, but a choice puts its name into the field, and all are sorted by name.
pub(crate) fn country_names(typed: &str) -> Vec<Suggestion> {
    let mut found = countries(typed);
    if typed.is_empty() {
        found.sort_by_cached_key(|one| slug(&one.offer.name));
    }
    for one in &mut found {
        one.text.clone_from(&one.offer.name);
    }
    found
}

/// Names of which one is chosen, where they begin with a typed text.
pub(crate) fn choices<N: Into<String>>(names: impl Iterator<Item = N>, typed: &str) -> Vec<Suggestion> {
    let typed = typed.trim().to_lowercase();
    let choice = |name: String| Suggestion {
        text: name.clone(),
        offer: Offer { name, ..Offer::default() },
        // A letter is enough.
        is_meant: !typed.is_empty(),
    };
    names
        .map(Into::<String>::into)
        .filter(|name| name.to_lowercase().starts_with(&typed))
        .map(choice)
        .collect()
}

/// States of a country whose code or name match.
pub(crate) fn states(country: &str, typed: &str) -> Vec<Suggestion> {
    of_places(places::suggest(places::states(&places::country_typed(country)), typed), typed)
}

/// Currencies whose code or name match.
pub(crate) fn currencies(typed: &str) -> Vec<Suggestion> {
    of_places(shown_places(defaults::currencies().iter().copied(), typed), typed)
}

/// Time zones whose name, city or country match; those of the shop's country come first.
pub(crate) fn zones(country: &str, typed: &str) -> Vec<Suggestion> {
    let (home, typed) = (places::country_typed(country), typed.trim());
    // A country whose name is not English is looked for by its English one.
    let read = places::country_read(typed);
    let sought = places::country_name(read).filter(|_| read != typed).unwrap_or(typed);
    let one = |(name, code): (&'static str, &'static str)| Suggestion {
        text: name.to_owned(),
        offer: Offer {
            name: name.to_owned(),
            note: places::country_name(code).map(tr).unwrap_or_default().to_owned(),
            ..Offer::default()
        },
        is_meant: name.eq_ignore_ascii_case(typed),
    };
    defaults::zones_like(&home, sought).into_iter().map(one).collect()
}

fn of_places(places: Vec<Place>, typed: &str) -> Vec<Suggestion> {
    let one = |place: Place| Suggestion {
        text: place.code.to_owned(),
        offer: Offer { name: place.name.to_owned(), note: place.code.to_owned(), ..Offer::default() },
        is_meant: place.code.eq_ignore_ascii_case(typed.trim()),
    };
    places.into_iter().map(one).collect()
}

/// Existing classes whose name or slug contains what was typed; names that begin with it come first.
pub(crate) fn classes(classes: Option<&ClassesView>, typed: &str) -> Vec<Suggestion> {
    let lower = typed.trim().to_lowercase();
    let entries = classes.map(|classes| classes.existing()).into_iter().flatten();
    let fits = |text: &str| text.to_lowercase().contains(&lower);
    let mut found: Vec<Suggestion> = entries
        .filter(|entry| fits(&entry.name) || fits(entry.slug.as_str()))
        .map(|entry| Suggestion {
            text: entry.name.clone(),
            offer: Offer { name: entry.name.clone(), ..Offer::default() },
            is_meant: entry.name.to_lowercase() == lower,
        })
        .collect();
    found.sort_by_key(|one| !one.offer.name.to_lowercase().starts_with(&lower));
    found
}
