//! Changes of nouns that are one row: saved, archived and taken out of the archive, whatever the kind.

use domain::noun::Noun;
use domain::{Error, Result};
use serde::{Deserialize, Serialize};
use store::{JournalChange, Read, Write};

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
                    let problem = "it was changed meanwhile. Nothing was saved: look at what it is now";
                    return Err(refused(was.quoted(), problem));
                }
                None => return Err(refused(was.quoted(), "it was deleted meanwhile; add it anew")),
            }
            one
        }
    };
    write.entitle(title(if was.is_some() { "Edit" } else { "Add" }, &one));
    Ok(one)
}

/// Refuses a name that another one has, without regard to case.
pub(super) fn refuse_taken_name<T: Noun>(read: &Read<'_>, one: &T, was: Option<&T>) -> Result<()> {
    let other = read.called::<T>(one.name())?;
    let Some(other) = other.filter(|other| was.is_none_or(|was| was.id() != other.id())) else {
        return Ok(());
    };
    let archived = if other.is_archived() { ", in the archive" } else { "" };
    Err(Error::Invalid {
        what: format!("The {}", T::KIND.one()),
        problem: format!("there is one called \"{}\" already{archived}; choose another name", other.name()),
    })
}

/// Archives a noun or takes it out of the archive; refused when none has this id.
pub(super) fn archive<T: Noun>(write: &Write<'_>, id: T::Id, is_archived: bool) -> Result<T> {
    let was = existing::<T>(write, id)?;
    let one = was.clone().archived(is_archived);
    replace(write, &was, &one)?;
    write.entitle(title(if is_archived { "Archive" } else { "Bring back" }, &one));
    Ok(one)
}

/// The noun with this id; refused when there is none.
pub(super) fn existing<T: Noun>(read: &Read<'_>, id: T::Id) -> Result<T> {
    let none = || refused(format!("The {}", T::KIND.one()), "it is not there any more; look at the list");
    read.get(id)?.ok_or_else(none)
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

fn title<T: Noun>(verb: &str, one: &T) -> String {
    format!("{verb} {} {}", T::KIND.one(), one.name())
}

fn refused(what: String, problem: &str) -> Error {
    Error::Invalid { what, problem: problem.to_owned() }
}
