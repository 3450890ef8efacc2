//! The fields of a table that is no order export, and their columns: found by their headings, or assigned by the user, who
//! names a field and a heading.

use std::borrow::Cow;

use super::FieldResult;
use super::heading_words;
use super::order_rows::LEFT_OUT;
use domain::text;
use domain::text::{Text, beginning};

/// The fields of one kind of table.
pub struct Fields {
    /// What its rows are, for messages: `purchases`.
    pub(super) of: &'static str,
    /// Each field: the name by which a column is assigned, and the headings by which it is found, without case, spaces and
    /// punctuation.
    pub(super) all: &'static [(&'static str, &'static str)],
    /// A heading in English.
    pub(super) meaning: fn(&str) -> Cow<'static, str>,
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
        let mut places = self.found(headings);
        // Assignments for the headings of another file are ignored.
        drop(self.correct(&mut places, headings, said));
        let at = self.names().position(|one| one == name)?;
        headings.get(places.get(at).copied().flatten()?).map(String::as_str)
    }

    /// The column of each field by its heading; each column has one field at most.
    pub(super) fn found(&self, headings: &[String]) -> Vec<Option<usize>> {
        let headings: Vec<_> = headings.iter().map(|heading| (self.meaning)(heading)).collect();
        heading_words::places(&headings, self.all.iter().map(|(_, names)| *names))
    }

    /// As `found`, with the columns that the user assigned: a field and a heading, or an empty one for none.
    pub(super) fn assigned(
        &self,
        headings: &[String],
        said: &[(String, String)],
    ) -> FieldResult<Vec<Option<usize>>> {
        let mut places = self.found(headings);
        self.correct(&mut places, headings, said)?;
        Ok(places)
    }

    fn correct(
        &self,
        places: &mut [Option<usize>],
        headings: &[String],
        said: &[(String, String)],
    ) -> FieldResult<()> {
        for (name, heading) in said.iter().filter(|(name, _)| name != LEFT_OUT) {
            let wanted = name.trim().to_lowercase().replace([' ', '_'], "-");
            let at = self.names().position(|name| name == wanted).ok_or_else(|| {
                let names = self.names().collect::<Vec<_>>().join(", ");
                let of = Text::new(self.of);
                text!("\"{name}\" is nothing that a column of {of} can hold: {names}", name, of, names)
            })?;
            let place = match heading.trim() {
                "" => None,
                heading => {
                    let place = headings.iter().position(|one| one.trim().eq_ignore_ascii_case(heading));
                    Some(place.ok_or_else(|| {
                        text!(
                            "it has no column \"{heading}\"; its headings are {headings}",
                            heading = beginning(heading),
                            headings = headings.join(", ")
                        )
                    })?)
                }
            };
            for (of, taken) in places.iter_mut().enumerate() {
                if of == at {
                    *taken = place;
                } else if place.is_some() && *taken == place {
                    *taken = None;
                }
            }
        }
        Ok(())
    }
}
