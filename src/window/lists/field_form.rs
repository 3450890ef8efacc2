//! Draws the fields of a form by what they say of themselves.

use egui::{Rect, Ui};

use crate::model::suggest;
use crate::model::{FieldTexts, place, typed};
use crate::tabs::panel::{self, Fields};
use crate::translate::{self, tr};
use crate::widgets;
use domain::fielded::{EntryKind, Field, Fielded};
use domain::places;
use domain::tax::vat_number::VatNumber;

/// A row of a form: the keys of its fields, and their shares of the width.
pub(super) type FormRow = &'static [(&'static str, f32)];

/// Draws the typed fields of a form in these rows, and those that are in none of them below, each in a row of its own.
pub(super) fn form<T: Fielded>(
    ui: &mut Ui,
    rows: &[FormRow],
    texts: &mut FieldTexts,
    fields: &mut Fields<'_, usize>,
) {
    for row in rows {
        match **row {
            [(first, share), (second, other), ..] => {
                let at = [first, second].map(place::<T>);
                let [left, right] = fields.row(ui, [(at[0], share), (at[1], other)]);
                field::<T>(ui, (left, first), texts, fields);
                field::<T>(ui, (right, second), texts, fields);
            }
            [(key, _)] => alone::<T>(ui, key, texts, fields),
            [] => {}
        }
    }
    let drawn: Vec<&str> = rows.iter().flat_map(|row| row.iter().map(|(key, _)| *key)).collect();
    others::<T>(ui, &drawn, texts, fields);
}

/// Draws the typed fields beside those of these keys.
pub(super) fn others<T: Fielded>(
    ui: &mut Ui,
    drawn: &[&str],
    texts: &mut FieldTexts,
    fields: &mut Fields<'_, usize>,
) {
    for (_, field, _) in typed::<T>().filter(|(_, field, _)| !drawn.contains(&field.key)) {
        alone::<T>(ui, field.key, texts, fields);
    }
}

fn alone<T: Fielded>(ui: &mut Ui, key: &'static str, texts: &mut FieldTexts, fields: &mut Fields<'_, usize>) {
    let [room] = fields.row(ui, [(place::<T>(key), 1.0)]);
    field::<T>(ui, (room, key), texts, fields);
}

fn field<T: Fielded>(
    ui: &mut Ui,
    (room, key): (Rect, &'static str),
    texts: &mut FieldTexts,
    fields: &mut Fields<'_, usize>,
) {
    let Some((at, Field { heading, .. }, entry)) = typed::<T>().find(|(_, field, _)| field.key == key) else {
        return;
    };
    let country = texts.text("country").to_owned();
    let text = texts.text_mut(key);
    let meaning = (entry.kind == EntryKind::State)
        .then(|| places::state_name(&places::country_typed(&country), &text.to_uppercase()))
        .flatten();
    let label = label_of(tr(heading), meaning);
    let hint = if entry.hint.is_empty() { "" } else { tr(entry.hint) };
    let shown = widgets::Entry::new(tr(entry.name)).hint(hint);
    let (rect, response) = fields.show(ui, room, at, (&label, shown), text);
    match entry.kind {
        EntryKind::Country | EntryKind::AnyCountry => {
            fields.suggest(ui, (rect, &response), at, text, suggest::country_names);
        }
        EntryKind::State => {
            let found = |typed: &str| suggest::states(&country, typed);
            fields.suggest(ui, (rect, &response), at, text, found);
        }
        EntryKind::Choice(choices) => {
            let names = || choices.iter().map(|(_, name)| tr(name));
            fields.suggest(ui, (rect, &response), at, text, |typed| suggest::choices(names(), typed));
        }
        // A number that is not typed to its end is not judged.
        EntryKind::VatNumber if !response.has_focus() => {
            if let Some(words) = complaint(text, &country) {
                panel::hint(ui, &words);
            }
        }
        // The others are of settings.
        _ => {}
    }
}

/// The label of a field, followed by what the text in the field stands for: `State · California`.
pub(super) fn label_of(name: &str, meaning: Option<&str>) -> String {
    meaning.map_or_else(|| name.to_owned(), |meaning| format!("{name} · {meaning}"))
}

/// The doubt about a VAT number at an address in a country; it is saved all the same.
pub(super) fn complaint(vat_number: &str, country: &str) -> Option<String> {
    let problem = VatNumber::parse(vat_number, &places::country_typed(country)).err()?;
    (!vat_number.trim().is_empty()).then(|| translate::text(&problem))
}
