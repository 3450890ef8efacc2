//! The list and the form of a plain noun, by its fields: what one says of itself here are its words and its layout.

use egui::Ui;

use crate::model::{FieldTexts, Mistakes, Tab, holds, place};
use crate::tabs::Action;
use crate::tabs::page::ListWords;
use crate::translate::tr;
use crate::widgets::{Column, columns_of, with_fields};
use domain::Result;
use domain::access::Actor;
use domain::fielded::{EntryKind, Field};
use domain::ids::RowId;
use domain::noun::{Noun, NounKind};
use domain::places;
use domain::table::ColumnOf;
use domain::time::period::RangeQuery;
use domain::time::{Day, Instant, Local};
use engine::{Change, Engine, Listing, Outcome, PlainNoun};

use super::field_form::{self, FormRow, complaint};
use super::noun::{CellStyle, ListedNoun, Shown, StyledText};
use crate::tabs::panel::Fields;

/// A plain noun that has a tab.
pub(crate) trait PlainTab: PlainNoun<Id: serde::Serialize + serde::de::DeserializeOwned> {
    const TAB: Tab;
    const WORDS: ListWords;
    const CONTROLS: f32;
    /// The rows of the form.
    const ROWS: &'static [FormRow];

    /// The columns, of which the engine says what they are.
    fn columns() -> &'static [ColumnOf<Self>];
    /// The columns of a list of this width: each with its own, and the width of the list from which it is shown.
    fn layout(width: f32) -> Vec<(&'static str, f32, f32)>;
    /// What leads to other records with this one.
    fn related(&self) -> Option<Action>;
}

impl<T: PlainTab> ListedNoun for T {
    type Context = ();
    type Key = T::Id;
    type Value = Self;
    type Texts = FieldTexts;

    const TAB: Tab = T::TAB;
    const KIND: NounKind = <T as Noun>::KIND;
    const WORDS: ListWords = T::WORDS;
    const CONTROLS: f32 = T::CONTROLS;
    const CONTEXT: &'static () = &();

    fn described() -> &'static [ColumnOf<Self>] {
        T::columns()
    }

    fn load(engine: &Engine, actor: &Actor, _: Option<&RangeQuery>, _: Instant) -> Result<Vec<Self>> {
        engine.nouns(actor, "", true)
    }

    fn is_archived(&self) -> bool {
        Noun::is_archived(self)
    }

    fn holds(&self, text: &str) -> bool {
        holds(self.searched(), text)
    }

    fn value(&self) -> &Self {
        self
    }

    fn key_of(noun: &Self) -> &T::Id {
        noun.id_ref()
    }

    fn name_of(noun: &Self) -> &str {
        noun.name()
    }

    fn of_row(row: i64) -> Option<T::Id> {
        Some(T::Id::of_row(row))
    }

    fn save(value: Self, was: Option<Self>, _: Local) -> Change {
        Change::save_noun(value, was)
    }

    fn archive(id: T::Id, is_archived: bool) -> Change {
        Change::archive_noun::<T>(id, is_archived)
    }

    fn changed(outcome: Outcome) -> Result<Self> {
        outcome.noun()
    }

    fn listing(only: Option<Vec<T::Id>>, _: Option<RangeQuery>) -> Listing {
        Listing::Nouns(<T as Noun>::KIND, only.map(|ids| ids.into_iter().map(RowId::row).collect()))
    }

    fn columns(list: Shown<'_, Self>, width: f32) -> Vec<Column> {
        columns_of(T::columns(), list.amounts().sign(), &with_fields::<T>(&T::layout(width)))
    }

    fn cell(&self, key: &str, _: Shown<'_, Self>) -> Option<StyledText> {
        let field = T::field(key)?;
        let text = field.value(self).text()?;
        Some(match field.entry?.kind {
            EntryKind::Country => {
                StyledText::of(CellStyle::Plain, places::country_name(text).map_or(text, tr))
            }
            EntryKind::VatNumber if ListedNoun::warning(self).is_some() => {
                StyledText::of(CellStyle::Odd, text)
            }
            _ if text == self.name() => StyledText::of(CellStyle::Strong, text),
            _ if key == "note" => StyledText::of(CellStyle::Quiet, text),
            _ => return None,
        })
    }

    fn warning(&self) -> Option<String> {
        let text = |kind: EntryKind| {
            let is_of = |field: &&Field<T>| field.entry.is_some_and(|entry| entry.kind == kind);
            T::FIELDS.iter().find(is_of).and_then(|field| field.value(self).text())
        };
        complaint(text(EntryKind::VatNumber)?, text(EntryKind::Country).unwrap_or_default())
    }

    fn texts(noun: &T, _: Shown<'_, Self>) -> FieldTexts {
        FieldTexts::of(noun)
    }

    fn read(form: &FieldTexts, was: &T, list: Shown<'_, Self>) -> std::result::Result<T, Mistakes> {
        let mut mistakes = Vec::new();
        let noun = form.read(was, (list.amounts().formatter, Day::default()), &mut mistakes);
        if noun.name().is_empty() {
            let at = T::FIELDS.first().map_or(0, |field| place::<T>(field.key));
            mistakes.insert(0, (at, tr!("Give it a name").to_owned()));
        }
        if mistakes.is_empty() { Ok(noun) } else { Err(mistakes) }
    }

    fn fields(ui: &mut Ui, form: &mut FieldTexts, fields: &mut Fields<'_, usize>, _: Shown<'_, Self>) {
        field_form::form::<T>(ui, T::ROWS, form, fields);
    }

    fn related(&self) -> Option<Action> {
        PlainTab::related(self)
    }
}
