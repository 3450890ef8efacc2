//! Notes on days, which the reports show.

use super::{Edit, Engine, NounChange, PlainNoun as _, require};
use domain::access::{Actor, Capability};
use domain::shop::day_note::DayNote;
use domain::time::Day;
use domain::{Error, Result};

impl Engine {
    /// The notes on days from a first to a last one by day, with those that were taken away. Needs `view_store_reports`.
    pub fn day_notes(&self, actor: &Actor, (first, last): (Day, Day)) -> Result<Vec<DayNote>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        let mut notes = self.store.read(|read| Ok(read.all::<DayNote>()?))?;
        notes.retain(|note| note.on().is_some_and(|day| (first..=last).contains(&day)));
        notes.sort_by_key(DayNote::on);
        Ok(notes)
    }
}

impl NounChange {
    /// The change after which a day has this text as its note, or none where it is blank; `None` where it has that already.
    /// `was` is its note in the shop.
    pub fn note(day: Day, text: &str, was: Option<&DayNote>) -> Option<Self> {
        let value = DayNote { day: day.to_string(), note: text.trim().to_owned(), ..DayNote::default() };
        match was.filter(|was| !was.archived) {
            Some(was) if value.note.is_empty() => Some(DayNote::put_away(was.id, true)),
            Some(was) if was.note == value.note => None,
            None if value.note.is_empty() => None,
            _ => Some(DayNote::saved(Edit { value, was: was.cloned() })),
        }
    }
}
