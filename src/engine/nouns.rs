//! Nouns that are one row, whatever the kind: saved, archived and taken out of the archive, listed and found.

use super::change::rules::{Changes, Rule, books};
use domain::access::{Actor, Capability};
use domain::fielded::{EntryKind, Fielded as _};
use domain::ids::RowId;
use domain::locale::Locale;
use domain::noun::{Noun, NounKind};
use domain::plain_nouns;
use domain::table::{self, Cell, ColumnOf, Receiver};
use domain::text;
use domain::text::Text;
use domain::text::suggest::{Fit, fit};
use domain::{Error, Result, each_plain_noun, label};
use serde::{Deserialize, Serialize};
use std::any::Any;
use store::{JournalChange, Read, Write};

use super::lists::{chosen, head};
use super::{Engine, require};

/// A noun as it is saved.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edit<T> {
    /// The new values.
    pub value: T,
    /// The noun as it was read for the edit; `None` for a new one.
    pub was: Option<T>,
}

/// Saves a noun: a new one, whose id the file gives, or an edit of `was`. Returns it; refused when it is no longer equal to
/// `was`. `refuse_taken` refuses what another one has already.
pub(super) fn save<T: Noun>(
    write: &Write<'_>,
    (one, was): (&T, Option<&T>),
    refuse_taken: impl Fn(&Read<'_>, &T, Option<&T>) -> Result<()>,
) -> Result<T> {
    let one = one.checked()?;
    refuse_taken(write, &one, was)?;
    let one = match was {
        None => add(write, one)?,
        Some(was) => {
            let one = one.with_id(was.id());
            match write.get::<T>(was.id())? {
                Some(is) if is == *was => replace(write, was, &one)?,
                Some(_) => {
                    let problem =
                        text!("it was changed meanwhile. Nothing was saved: look at what it is now");
                    return Err(Error::Invalid { what: was.quoted(), problem });
                }
                None => {
                    let problem = text!("it was deleted meanwhile; add it again");
                    return Err(Error::Invalid { what: was.quoted(), problem });
                }
            }
            one
        }
    };
    let [added, edited, ..] = T::TITLES;
    let title = if was.is_some() { edited } else { added };
    write.entitle(Text::of(title, [("name", one.called())]));
    Ok(one)
}

/// Refuses a name that another one has, without regard to case.
pub(super) fn refuse_taken_name<T: Noun>(read: &Read<'_>, one: &T, was: Option<&T>) -> Result<()> {
    let other = read.called::<T>(one.name())?;
    let Some(other) = other.filter(|other| was.is_none_or(|was| was.id() != other.id())) else {
        return Ok(());
    };
    let name = other.name();
    let problem = if other.is_archived() {
        text!("there is one called \"{name}\" already, in the archive; choose another name", name)
    } else {
        text!("there is one called \"{name}\" already; choose another name", name)
    };
    Err(Error::Invalid { what: Text::new(T::THE), problem })
}

/// Archives a noun or takes it out of the archive; refused when none has this id.
pub(super) fn archive<T: Noun>(write: &Write<'_>, id: T::Id, is_archived: bool) -> Result<T> {
    let was = existing::<T>(write, id)?;
    let one = was.clone().archived(is_archived);
    replace(write, &was, &one)?;
    let [.., put_away, brought_back] = T::TITLES;
    let title = if is_archived { put_away } else { brought_back };
    write.entitle(Text::of(title, [("name", one.called())]));
    Ok(one)
}

/// The noun with this id; refused when there is none.
pub(super) fn existing<T: Noun>(read: &Read<'_>, id: T::Id) -> Result<T> {
    let problem = || text!("it is not there any more; look at the list");
    read.get(id)?.ok_or_else(|| Error::Invalid { what: Text::new(T::THE), problem: problem() })
}

/// Adds a noun, which gets its id.
pub(super) fn add<T: Noun>(write: &Write<'_>, one: T) -> Result<T> {
    let id = write.add(&one)?;
    let one = one.with_id(id);
    write.record(JournalChange::noun(None, Some(&one)));
    Ok(one)
}

/// Writes a noun over another one; nothing where it is the same.
pub(super) fn replace<T: Noun>(write: &Write<'_>, was: &T, one: &T) -> Result<()> {
    if one != was {
        write.put(one)?;
        write.record(JournalChange::noun(Some(was), Some(one)));
    }
    Ok(())
}

/// The columns of the list of a plain noun.
pub fn noun_columns<T: Noun>() -> Vec<ColumnOf<T>> {
    T::FIELDS.iter().map(|field| ColumnOf::of(field, |one| one)).collect()
}

/// A plain noun that a typed text finds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundNoun {
    /// Its kind.
    pub kind: NounKind,
    /// The id of its row.
    pub id: i64,
    /// How it fits.
    pub fit: Fit,
    /// What it is called.
    pub name: String,
    /// What is said beside the name.
    pub facts: Vec<Cell>,
}

/// How a text finds a noun: by the first text that a search looks into, which is the name of most, or by a VAT number that it
/// has.
fn fits<T: Noun>(typed: &str, one: &T) -> Option<Fit> {
    let mut fields = T::FIELDS.iter();
    let number = fields.find(|field| field.entry.is_some_and(|entry| entry.kind == EntryKind::VatNumber));
    let number = number.and_then(|field| field.value(one).text()).unwrap_or_default();
    fit(typed, number, one.searched().next().unwrap_or_default(), &[])
}

/// The records that a text finds, the best matches first, then by a key; by the key alone where the text is blank.
pub(super) fn best_first<T, K: Ord>(text: &str, mut found: Vec<(Fit, T)>, key: impl Fn(&T) -> K) -> Vec<T> {
    let is_typed = !text.trim().is_empty();
    found.sort_by_cached_key(|(fit, one)| (is_typed.then_some(*fit), key(one)));
    found.into_iter().map(|(_, one)| one).collect()
}

/// The plain nouns that a text finds, at most `limit` of each kind, without archived ones.
pub(super) fn find(read: &Read<'_>, typed: &str, limit: usize) -> Result<Vec<FoundNoun>> {
    let found = each_plain_noun!(T => {
        let current = read.all::<T>()?.into_iter().filter(|one| !one.is_archived());
        let mut found: Vec<(Fit, T)> = current.filter_map(|one| Some((fits(typed, &one)?, one))).collect();
        found.sort_by_cached_key(|(fit, one)| (*fit, one.name().to_lowercase()));
        found.truncate(limit);
        let told = |(fit, one): (Fit, T)| FoundNoun {
            kind: T::KIND,
            id: one.id().row(),
            fit,
            name: one.name().to_owned(),
            facts: T::FIELDS.iter().filter(|field| field.is_previewed).map(|field| field.cell(&one)).collect(),
        };
        found.into_iter().map(told).collect::<Vec<_>>()
    });
    Ok(found.concat())
}

/// Defines the changes of the plain nouns: two of each.
macro_rules! noun_changes {
    ($($noun:path: $save:ident, $archive:ident;)*) => {
        /// A change of a plain noun.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        #[expect(missing_docs, reason = "two of each noun: it is saved, or archived and taken out of the archive")]
        pub enum NounChange {
            $($save(Box<Edit<$noun>>),
            $archive { id: <$noun as Noun>::Id, archived: bool },)*
        }

        $(impl PlainNoun for $noun {
            fn saved(edit: Edit<Self>) -> NounChange {
                NounChange::$save(Box::new(edit))
            }

            fn put_away(id: Self::Id, archived: bool) -> NounChange {
                NounChange::$archive { id, archived }
            }
        })*

        impl NounChange {
            /// The kind, and whether it archives one or brings it back.
            const fn about(&self) -> (NounKind, bool) {
                match self {
                    $(Self::$save(_) => (<$noun as Noun>::KIND, false),
                    Self::$archive { .. } => (<$noun as Noun>::KIND, true),)*
                }
            }

            /// Makes it, and returns the noun.
            pub(super) fn make(&self, write: &Write<'_>) -> Result<Box<dyn Any + Send>> {
                Ok(match self {
                    $(Self::$save(edit) => Box::new(save(write, (&edit.value, edit.was.as_ref()), refuse_taken_name)?),
                    Self::$archive { id, archived } => Box::new(archive::<$noun>(write, *id, *archived)?),)*
                })
            }
        }
    };
}

/// A noun whose changes are those of every plain noun.
pub trait PlainNoun: Noun {
    /// Saves a new one, whose id the file gives, or an edit of one.
    fn saved(edit: Edit<Self>) -> NounChange;
    /// Archives one, or takes it out of the archive.
    fn put_away(id: Self::Id, archived: bool) -> NounChange;
}

plain_nouns!(noun_changes);

impl Changes for NounChange {
    fn rule(&self) -> Rule<'_> {
        books(label!("change the books"))
    }

    fn title(&self) -> Text {
        Text::new(self.about().0.heading())
    }

    fn can_be_one_of_several(&self) -> bool {
        self.about().1
    }
}

impl Engine {
    /// The plain nouns of a kind that match a text (all when it is empty), by how well they match, then by name; archived
    /// ones only when asked for. Needs `manage_store`.
    pub fn nouns<T: Noun>(&self, actor: &Actor, typed: &str, archived: bool) -> Result<Vec<T>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see the books") })?;
        self.store.read(|read| {
            let shown = read.all::<T>()?.into_iter().filter(|one| archived || !one.is_archived());
            let found = shown.filter_map(|one| Some((fits(typed, &one)?, one))).collect();
            Ok(best_first(typed, found, |one: &T| (one.name().to_lowercase(), one.id())))
        })
    }

    pub(super) fn list_nouns<T: Noun>(
        &self,
        actor: &Actor,
        only: Option<&[i64]>,
        locale: &dyn Locale,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("export the books") })?;
        self.store.read(|read| {
            let (shop, columns) = (read.shop()?, noun_columns::<T>());
            let shown = table::columns(&columns, shop.currency, locale);
            to.head(&head(&shop, T::KIND.heading(), String::new(), shown, locale))?;
            let mut all = read.all::<T>()?;
            all.sort_by_cached_key(|one| (one.name().to_lowercase(), one.id()));
            chosen(all, only, |one| one.id().row())
                .iter()
                .try_for_each(|one| to.row(table::cells(&columns, one, &())?))
        })
    }
}
