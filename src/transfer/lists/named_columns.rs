//! The fields of a table that is no order export, and their columns: found by their headings, or assigned by the user, who
//! names a field and a heading.

use std::borrow::Cow;

use crate::FieldResult;
use crate::csv_text::plain_heading;
use crate::heading_words;
use domain::text;
use domain::text::Text;

/// Stands in place of a field for a column that is not to be read.
pub const LEFT_OUT: &str = "left-out";

/// The fields of one kind of table.
pub struct Fields {
    /// A name of the rows, for messages: `purchases`.
    pub(crate) of: &'static str,
    /// Each field: the name by which a column is assigned, and the headings by which it is found, without case, spaces and
    /// punctuation.
    pub(crate) all: &'static [(&'static str, &'static str)],
    /// A heading in English.
    pub(crate) meaning: fn(&str) -> Cow<'static, str>,
}

impl Fields {
    /// The names of the fields, by which columns are assigned.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.all.iter().map(|(name, _)| *name)
    }

    /// The heading of the column of a field, by the headings and the user's assignments.
    pub fn heading_of<'h>(
        &self,
        headings: &'h [String],
        name: &str,
        said: &[(String, String)],
    ) -> Option<&'h str> {
        self.heading_among(headings, name, (self.found(headings), said))
    }

    /// As [`Self::heading_of`], with these columns where nothing is assigned.
    pub(crate) fn heading_among<'h>(
        &self,
        headings: &'h [String],
        name: &str,
        (mut places, said): (Vec<Option<usize>>, &[(String, String)]),
    ) -> Option<&'h str> {
        // Assignments for the headings of another file are ignored.
        drop(self.correct((&mut places, &mut Vec::new()), headings, said));
        let at = self.names().position(|one| one == name)?;
        headings.get(places.get(at).copied().flatten()?).map(String::as_str)
    }

    /// The column of each field by its heading; each column has one field at most.
    pub(crate) fn found(&self, headings: &[String]) -> Vec<Option<usize>> {
        let headings: Vec<_> = headings.iter().map(|heading| (self.meaning)(heading)).collect();
        heading_words::places(&headings, self.all.iter().map(|(_, names)| *names))
    }

    /// As `found`, with the columns that the user assigned: a field and a heading, or an empty one for none; and those that
    /// the user left out.
    pub(super) fn assigned(
        &self,
        headings: &[String],
        said: &[(String, String)],
    ) -> FieldResult<(Vec<Option<usize>>, Vec<usize>)> {
        let (mut places, mut left_out) = (self.found(headings), Vec::new());
        self.correct((&mut places, &mut left_out), headings, said)?;
        Ok((places, left_out))
    }

    pub(crate) fn correct(
        &self,
        (places, left_out): (&mut [Option<usize>], &mut Vec<usize>),
        headings: &[String],
        said: &[(String, String)],
    ) -> FieldResult<()> {
        for (name, heading) in said {
            let field = named(self.names(), name);
            if field.is_none() && name != LEFT_OUT {
                let names = self.names().collect::<Vec<_>>().join(", ");
                let of = Text::new(self.of);
                return Err(text!("\"{name}\" is not a column of {of}; these are: {names}", name, of, names));
            }
            assign((places, left_out), headings, (field, heading))?;
        }
        Ok(())
    }
}

/// The place of a name among others, as a person writes it.
pub(crate) fn named(mut names: impl Iterator<Item = &'static str>, name: &str) -> Option<usize> {
    let wanted = name.trim().to_lowercase().replace([' ', '_'], "-");
    names.position(|name| name == wanted)
}

/// The column of a heading, as a person writes it.
pub(crate) fn place_of(headings: &[String], heading: &str) -> FieldResult<usize> {
    let exact = headings.iter().position(|found| found.trim() == heading.trim());
    let plain = plain_heading(heading);
    let place = exact.or_else(|| headings.iter().position(|found| plain_heading(found) == plain));
    place.ok_or_else(|| {
        let headings = headings.join(", ");
        text!("no column has the heading \"{heading}\". The headings are {headings}", heading, headings)
    })
}

/// Gives the column of a heading to a field, none with an empty heading; or leaves it out where there is no field. A column is
/// that of one field at most.
pub(crate) fn assign(
    (places, left_out): (&mut [Option<usize>], &mut Vec<usize>),
    headings: &[String],
    (field, heading): (Option<usize>, &str),
) -> FieldResult<()> {
    let place = if heading.trim().is_empty() { None } else { Some(place_of(headings, heading)?) };
    left_out.retain(|left_out| Some(*left_out) != place);
    for taken in places.iter_mut().filter(|taken| taken.is_some() && **taken == place) {
        *taken = None;
    }
    match field {
        Some(field) => places.iter_mut().skip(field).take(1).for_each(|taken| *taken = place),
        None => left_out.extend(place),
    }
    Ok(())
}
