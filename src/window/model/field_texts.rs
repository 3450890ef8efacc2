//! The texts of a form, by the keys of the fields that are typed into it, and the record that they make.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::drafts::Texts;
use crate::format::{self, Formatter, NO_DATE};
use crate::translate::{self, tr};
use domain::fielded::{Entry, EntryKind, Field, Fielded, Slot, Value};
use domain::places;
use domain::time::Day;

/// The texts of a form.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct FieldTexts(BTreeMap<String, String>);

/// Errors of a form: the index of the field, and the message.
pub(crate) type Mistakes = Vec<(usize, String)>;

/// The fields that are typed, with their places in a form, of which the first is 0.
pub(crate) fn typed<T: Fielded>() -> impl Iterator<Item = (usize, &'static Field<T>, Entry)> {
    let typed = T::FIELDS.iter().filter_map(|field| Some((field, field.entry?)));
    typed.enumerate().map(|(at, (field, entry))| (at, field, entry))
}

/// The place of the field with a key in a form.
pub(crate) fn place<T: Fielded>(key: &str) -> usize {
    typed::<T>().find(|(_, field, _)| field.key == key).map_or(0, |(at, ..)| at)
}

impl FieldTexts {
    /// The texts of one as it is in the books.
    pub(crate) fn of<T: Fielded>(one: &T) -> Self {
        let text = |(_, field, entry): (usize, &'static Field<T>, Entry)| {
            let value = field.value(one);
            let text = match value {
                Value::Day(_) | Value::MaybeDay(_) => value.day().map(format::day).unwrap_or_default(),
                Value::Text(day) if field.is_day => Day::parse(day).map(format::day).unwrap_or_default(),
                Value::Text(word) if let EntryKind::Choice(choices) = entry.kind => {
                    let found = choices.iter().find(|(one, _)| one == word);
                    found.map_or(word.as_str(), |(_, name)| tr(name)).to_owned()
                }
                Value::Text(code) if field.is_country() => translate::country(code).to_owned(),
                value => value.setting().into_owned(),
            };
            (field.key.to_owned(), text)
        };
        Self(typed::<T>().map(text).collect())
    }

    pub(crate) fn text(&self, key: &str) -> &str {
        self.0.get(key).map_or("", String::as_str)
    }

    pub(crate) fn text_mut(&mut self, key: &str) -> &mut String {
        self.0.entry(key.to_owned()).or_default()
    }

    /// The record with these texts in place of what it was, and what is wrong in them.
    pub(crate) fn read<T: Fielded>(
        &self,
        was: &T,
        (formatter, today): (Formatter, Day),
        mistakes: &mut Mistakes,
    ) -> T {
        let mut one = was.clone();
        for (at, field, entry) in typed::<T>() {
            let text = self.text(field.key).trim();
            let read = match field.slot(&mut one) {
                Slot::Text(slot) if field.is_day && text.is_empty() => {
                    slot.clear();
                    Ok(())
                }
                Slot::Text(slot) if field.is_day => {
                    day_of(text, formatter, today).map(|day| *slot = day.to_string())
                }
                Slot::Text(slot) => text_of(entry.kind, text).map(|text| *slot = text),
                Slot::Day(slot) => day_of(text, formatter, today).map(|day| *slot = day),
                Slot::MaybeDay(slot) if text.is_empty() => {
                    *slot = None;
                    Ok(())
                }
                Slot::MaybeDay(slot) => day_of(text, formatter, today).map(|day| *slot = Some(day)),
                _ => Ok(()),
            };
            mistakes.extend(read.err().map(|problem| (at, problem.to_owned())));
        }
        one
    }
}

fn day_of(text: &str, formatter: Formatter, today: Day) -> Result<Day, &'static str> {
    formatter.day(text, today).ok_or_else(|| tr(NO_DATE))
}

fn text_of(kind: EntryKind, text: &str) -> Result<String, &'static str> {
    match kind {
        EntryKind::Plain
        | EntryKind::VatNumber
        | EntryKind::Currency
        | EntryKind::Zone
        | EntryKind::DayOfYear
        | EntryKind::Own => Ok(text.to_owned()),
        EntryKind::Choice(choices) => {
            let typed = text.to_lowercase();
            let is = |(word, name): &&(&str, &'static str)| {
                [word, tr(name)].iter().any(|one| one.to_lowercase() == typed)
            };
            let word = choices.iter().find(is).map(|(word, _)| (*word).to_owned());
            word.ok_or_else(|| tr!("Choose one from the list"))
        }
        EntryKind::State => Ok(text.to_uppercase()),
        EntryKind::Email if text.is_empty() || text.contains('@') => Ok(text.to_owned()),
        EntryKind::Email => Err(tr!("Write an email address")),
        EntryKind::Country | EntryKind::AnyCountry => {
            let code = country_of(text, kind == EntryKind::AnyCountry);
            code.ok_or_else(|| tr!("No such country: choose one"))
        }
    }
}

/// The code of a country that was typed by its code or name, empty for an empty text. With `any`, of two letters that no
/// country has too.
pub(crate) fn country_of(text: &str, any: bool) -> Option<String> {
    let code = places::country_typed(text);
    let is_code = code.len() == 2 && code.chars().all(|letter| letter.is_ascii_uppercase());
    let is_one = code.is_empty() || places::country_name(&code).is_some() || any && is_code;
    is_one.then_some(code)
}

impl Texts for FieldTexts {
    fn follow(&mut self, base: &mut Self, fresh: Self) {
        for (key, fresh) in &fresh.0 {
            if self.text(key) == base.text(key) {
                self.0.insert(key.clone(), fresh.clone());
            }
        }
        *base = fresh;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_country_is_typed_by_code_or_name() {
        for (typed, any, known) in [
            ("", Some(""), Some("")),
            ("de", Some("DE"), Some("DE")),
            ("Germany", Some("DE"), Some("DE")),
            ("XX", Some("XX"), None),
            ("uk", Some("GB"), Some("GB")),
            ("Atlantis", None, None),
        ] {
            assert_eq!(text_of(EntryKind::AnyCountry, typed).ok().as_deref(), any, "{typed}");
            assert_eq!(text_of(EntryKind::Country, typed).ok().as_deref(), known, "{typed}");
        }
    }
}
