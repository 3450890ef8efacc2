//! Changes of nouns that are one row: saved, archived and taken out of the archive, whatever the kind.

use domain::noun::Noun;
use domain::text;
use domain::text::Text;
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
    write.entitle(Text::of(title, [("name", one.name().into())]));
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
    write.entitle(Text::of(title, [("name", one.name().into())]));
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
