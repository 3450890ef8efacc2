//! The list and the form of a plain noun, by its fields: what one says of itself here are its words and its layout.

use std::marker::PhantomData;

use egui::Ui;

use crate::format::Amounts;
use crate::model::listed::holds;
use crate::model::{FieldTexts, ListWords, Mistakes, Record, Tab, place};
use crate::tabs::Action;
use crate::theme::Icon;
use crate::translate::tr;
use crate::widgets::{Column, Suggested, columns_of, with_fields};
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

use super::book::{Book, Kind, StyledText};
use super::field_form::{self, FormRow, complaint};
use super::panel::Fields;

/// A plain noun that has a tab.
pub(crate) trait PlainRecord: PlainNoun<Id: serde::Serialize + serde::de::DeserializeOwned> {
    const TAB: Tab;
    const WORDS: ListWords;
    /// The message in the status bar after a change.
    const SAVED: &'static str;
    /// A sentence about an export of all records.
    const ALL: &'static str;
    /// As in [`Book`].
    const RELATED: &'static str;
    const FIND: &'static str;
    const CONTROLS: f32;
    const EMPTY: (Icon, &'static str);
    const IMPORT: &'static str;
    /// The rows of the form.
    const ROWS: &'static [FormRow];

    /// The columns, of which the engine says what they are.
    fn columns() -> &'static [ColumnOf<Self>];
    /// The columns of a list of this width: each with its own, and the width of the list from which it is shown.
    fn layout(width: f32) -> Vec<(&'static str, f32, f32)>;
    /// What leads to other records with this one.
    fn related(&self) -> Option<Action>;
}

impl<T: PlainRecord> Record for T {
    type Context = ();
    type Key = T::Id;
    type Value = Self;
    type Texts = FieldTexts;

    const TAB: Tab = T::TAB;
    const KIND: NounKind = <T as Noun>::KIND;
    const WORDS: ListWords = T::WORDS;
    const SAVED: &'static str = T::SAVED;
    const ALL: &'static str = T::ALL;
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
}

/// The list of a plain noun as it is drawn.
#[derive(Debug)]
pub(crate) struct Plain<T> {
    pub(crate) may_change: bool,
    pub(crate) amounts: Amounts,
    pub(crate) of: PhantomData<T>,
}

impl<T> Clone for Plain<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Plain<T> {}

impl<T: PlainRecord> Book for Plain<T> {
    type Row = T;

    const RELATED: &'static str = T::RELATED;
    const FIND: &'static str = T::FIND;
    const CONTROLS: f32 = T::CONTROLS;
    const EMPTY: (Icon, &'static str) = T::EMPTY;
    const IMPORT: &'static str = T::IMPORT;

    fn amounts(self) -> Amounts {
        self.amounts
    }

    fn may_change(self) -> bool {
        self.may_change
    }

    fn columns(self, width: f32, sign: &str) -> Vec<Column> {
        columns_of(T::columns(), sign, &with_fields::<T>(&T::layout(width)))
    }

    fn words(self, noun: &T, key: &str) -> Option<StyledText> {
        let field = T::field(key)?;
        let text = field.value(noun).text()?;
        Some(match field.entry?.kind {
            EntryKind::Country => StyledText::of(Kind::Plain, places::country_name(text).map_or(text, tr)),
            EntryKind::VatNumber if self.warning(noun).is_some() => StyledText::of(Kind::Odd, text),
            _ if text == noun.name() => StyledText::of(Kind::Strong, text),
            _ if key == "note" => StyledText::of(Kind::Quiet, text),
            _ => return None,
        })
    }

    fn warning(self, noun: &T) -> Option<String> {
        let text = |kind: EntryKind| {
            let is_of = |field: &&Field<T>| field.entry.is_some_and(|entry| entry.kind == kind);
            T::FIELDS.iter().find(is_of).and_then(|field| field.value(noun).text())
        };
        complaint(text(EntryKind::VatNumber)?, text(EntryKind::Country).unwrap_or_default())
    }

    fn texts(self, noun: &T) -> FieldTexts {
        FieldTexts::of(noun)
    }

    fn read(self, form: &FieldTexts, was: &T) -> std::result::Result<T, Mistakes> {
        let mut mistakes = Vec::new();
        let noun = form.read(was, (self.amounts.formatter, Day::default()), &mut mistakes);
        if noun.name().is_empty() {
            let at = T::FIELDS.first().map_or(0, |field| place::<T>(field.key));
            mistakes.insert(0, (at, tr!("Give it a name").to_owned()));
        }
        if mistakes.is_empty() { Ok(noun) } else { Err(mistakes) }
    }

    fn fields(
        self,
        ui: &mut Ui,
        form: &mut FieldTexts,
        fields: &mut Fields<'_, usize>,
        suggested: &mut Suggested,
    ) {
        field_form::form::<T>(ui, T::ROWS, form, fields, suggested);
    }

    fn related(noun: &T) -> Option<Action> {
        PlainRecord::related(noun)
    }
}
