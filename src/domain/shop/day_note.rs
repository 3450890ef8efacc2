//! Notes on days: what happened then, such as a market stall. A day has at most one, and one that is taken away is archived.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::field;
use crate::fielded::{Field, Fielded};
use crate::ids::DayNoteId;
use crate::label;
use crate::locale::Locale;
use crate::noun::{Noun, NounKind};
use crate::report::SalesReport;
use crate::spelling::is_default;
use crate::table::{Cell, Column, Kind, Table};
use crate::text;
use crate::text::{Text, clean, short};
use crate::time::Day;
use crate::time::naming::DateWords;
use crate::time::period::{Grouping, Period, ReportRange};

/// A note on a day.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayNote {
    /// The id.
    #[serde(default, skip_serializing_if = "is_default")]
    pub id: DayNoteId,
    /// The day as a text, `2026-11-30`, which is what it is called.
    pub day: String,
    /// The note, in one line.
    pub note: String,
    /// Whether it was taken away.
    #[serde(default, skip_serializing_if = "is_default")]
    pub archived: bool,
}

impl Fielded for DayNote {
    const FIELDS: &'static [Field<Self>] = &[
        field!("day", label!("Day"), day).day().required().listed(12),
        field!("note", label!("Note"), note).required().previewed().listed(60).searched(),
        field!("archived", label!("Archived"), archived).listed(10),
    ];
}

impl Noun for DayNote {
    type Id = DayNoteId;
    const KIND: NounKind = NounKind::DayNote;
    const THE: &'static str = label!("The note");
    const NAME: &'static str = "note";
    const TABLE: &'static str = "notes";
    const SINCE: i64 = 108;
    const TITLES: [&'static str; 4] = [
        label!("Add note on {name}"),
        label!("Edit note on {name}"),
        label!("Take away note on {name}"),
        label!("Bring back note on {name}"),
    ];

    fn id_ref(&self) -> &DayNoteId {
        &self.id
    }

    fn with_id(self, id: DayNoteId) -> Self {
        Self { id, ..self }
    }

    /// Refused without a text, and where the day is none.
    fn checked(&self) -> Result<Self> {
        let refuse = |problem: Text| Error::Invalid { what: Text::new(Self::THE), problem };
        let Some(day) = Day::parse(&self.day) else {
            let day = &self.day;
            return Err(refuse(text!("\"{day}\" is not a day: write one such as 2026-11-30", day)));
        };
        let note = short(&self.note, clean).map_err(refuse)?;
        if note.is_empty() {
            return Err(refuse(text!("it has no text; give it one")));
        }
        Ok(Self { day: day.to_string(), note, ..self.clone() })
    }
}

impl DayNote {
    /// Its day.
    pub fn on(&self) -> Option<Day> {
        Day::parse(&self.day)
    }

    /// Those of notes that are on days from a first to a last one, without those that were taken away.
    pub fn between(notes: &[Self], (first, last): (Day, Day)) -> impl Iterator<Item = (Day, &str)> {
        let on =
            notes.iter().filter(|note| !note.archived).filter_map(|note| Some((note.on()?, &*note.note)));
        on.filter(move |(day, _)| (first..=last).contains(day))
    }

    /// What the notes on the days of a period say; empty where there are none. Those on a day are said of its first hour.
    pub fn told(notes: &[Self], period: &Period, range: &ReportRange, dates: &DateWords) -> String {
        let (first, last) = range.part_of(period);
        let told =
            Self::between(notes, (first.day, last.day)).filter_map(|(day, note)| match range.grouping() {
                Grouping::Hour => (first == range.start()).then(|| note.to_owned()),
                Grouping::Day => Some(note.to_owned()),
                Grouping::Week(_) | Grouping::Month => Some(format!("{} {note}", dates.day(day, "%-d %b"))),
            });
        told.collect::<Vec<_>>().join("; ")
    }

    /// Adds a column to the table of the periods of a report where there are notes on its days.
    pub fn add_column(table: &mut Table, notes: &[Self], report: &SalesReport, locale: &dyn Locale) {
        if Self::between(notes, report.range.days()).next().is_none() {
            return;
        }
        table.head.columns.push(Column::new(locale.label(label!("Notes")), Kind::Text, 40));
        for (row, totals) in table.rows.iter_mut().zip(&report.periods) {
            row.push(Cell::text(Self::told(notes, &totals.period, &report.range, locale.dates())));
        }
        table.totals.iter_mut().for_each(|totals| totals.push(Cell::Empty));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_has_a_day_and_a_text() {
        let of = |day: &str, note: &str| DayNote {
            day: day.to_owned(),
            note: note.to_owned(),
            ..DayNote::default()
        };
        assert_eq!(
            of("2026-11-20", " Market \n stall ").checked().unwrap(),
            of("2026-11-20", "Market stall")
        );
        for (day, note) in
            [("2026-11-20", " "), ("2026-11-31", "Fair"), ("", "Fair"), ("2026-11-20T10:00", "Fair")]
        {
            of(day, note).checked().unwrap_err();
        }
    }
}
