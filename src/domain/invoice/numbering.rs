//! The number of the next document: the one after the highest that its series ever had, also in a copy of the
//! shop that this one replaced. A number is given only on a day that follows the last one's. Where only a
//! person knows the answer, they are asked: if a day long after the last one is today, and which of two
//! copies of a shop goes on.

use serde::{Deserialize, Serialize};

use super::settings::InvoiceSettings;
use super::{InvoiceKind, InvoiceNumber};
use crate::advice::Advice;
use crate::error::{Error, Result};
use crate::text;
use crate::text::{Text, clean, short};
use crate::time::Day;

/// Days after the last document beyond which a document's date is asked about: a clock that is ahead would
/// keep later ones from being numbered.
const USUAL_DAYS: i64 = 31;
/// The most numbers of one range that books can have.
const MOST_ELSEWHERE: i64 = 100_000;

/// A person's statement on numbers that are given only with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NumberingAnswer {
    /// It is this day.
    Today(Day),
    /// This copy of the shop goes on with its series, and no other does.
    GoesOn,
    /// The numbers go on in another series, for a reason.
    OtherSeries {
        /// The series, in the form of the settings.
        series: String,
        /// The reason, for the history.
        reason: String,
    },
    /// The series of today begins at this number, since those before it were given by another program.
    BeginsAt {
        /// The first number that is given here.
        sequence: i64,
        /// The reason, for the history.
        reason: String,
    },
}

impl NumberingAnswer {
    /// The title of the change in the history.
    pub fn title(&self) -> Text {
        match self {
            Self::Today(day) => text!("Invoices: today is {day}", day = *day),
            Self::GoesOn => text!("Invoices: this copy of the shop goes on with its series"),
            Self::OtherSeries { series, reason } => {
                text!("Invoices go on in the series {series}: {reason}", series, reason)
            }
            Self::BeginsAt { sequence, reason } => {
                text!("Invoices begin at {number}: {reason}", number = sequence.to_string(), reason)
            }
        }
    }

    /// The answer with its texts cleaned. Refused where one is empty or too long.
    pub fn checked(&self) -> Result<Self> {
        let given = |what: Text, text: &str| match short(text, clean) {
            Ok(text) if text.is_empty() => {
                Err(Error::Invalid { what, problem: text!("it is missing; write it") })
            }
            Ok(text) => Ok(text),
            Err(problem) => Err(Error::Invalid { what, problem }),
        };
        Ok(match self {
            Self::Today(_) | Self::GoesOn => self.clone(),
            Self::OtherSeries { series, reason } => Self::OtherSeries {
                series: given(text!("Series"), series)?,
                reason: given(text!("Reason"), reason)?,
            },
            Self::BeginsAt { sequence, reason } => {
                Self::BeginsAt { sequence: *sequence, reason: given(text!("Reason"), reason)? }
            }
        })
    }
}

/// Numbers of a series that were given elsewhere: in a copy of the shop which this one took the place of, or by the program
/// that was used before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NumbersElsewhere {
    /// The first of them.
    pub first: InvoiceNumber,
    /// The last of them; the first where it is one.
    pub last: InvoiceNumber,
    /// The day of the last one.
    pub day: Day,
}

impl NumbersElsewhere {
    /// The numbers, sorted, in which all that follow on each other are one.
    pub fn of(numbers: impl IntoIterator<Item = (InvoiceNumber, Day)>) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for (number, day) in numbers {
            match all.last_mut() {
                Some(before)
                    if before.last.series == number.series
                        && before.last.sequence.saturating_add(1) == number.sequence =>
                {
                    (before.last, before.day) = (number, day);
                }
                _ => all.push(Self { first: number.clone(), last: number, day }),
            }
        }
        all
    }

    /// Refused where it is no range, or one of more numbers than a shop takes the place of.
    pub fn check(&self) -> Result<()> {
        let (first, last) = (&self.first, &self.last);
        let count = last.sequence.saturating_sub(first.sequence);
        if first.series == last.series && first.sequence > 0 && (0..MOST_ELSEWHERE).contains(&count) {
            return Ok(());
        }
        let problem = text!("they are not a range of at most {most} numbers", most = MOST_ELSEWHERE);
        Err(Error::Invalid { what: self.name(), problem })
    }

    /// Each of the numbers, with the day.
    pub fn numbers(&self) -> impl Iterator<Item = (InvoiceNumber, Day)> {
        let sequences = self.first.sequence..=self.last.sequence;
        sequences.map(|sequence| (InvoiceNumber { series: self.first.series.clone(), sequence }, self.day))
    }

    /// `2026-0002 to 2026-0003`.
    pub fn name(&self) -> Text {
        let (first, last) = (self.first.to_string(), self.last.to_string());
        if first == last { Text::written(first) } else { text!("{first} to {last}", first, last) }
    }
}

/// The facts, beside the last number of its series, on which the next one depends.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Numbering {
    /// The series, as in the settings, that another copy of the shop may go on with; `None` where there is none.
    pub held: Option<String>,
    /// The day that a person has said is today.
    pub confirmed: Option<Day>,
    /// The day of the last document of any series.
    pub last_day: Option<Day>,
}

impl Numbering {
    /// The number of a document of a day, after the last one of its series and its day. Of a credit note the day is not asked
    /// about, since it comes of a refund or an undo.
    pub fn next(
        &self,
        kind: InvoiceKind,
        settings: &InvoiceSettings,
        on: Day,
        last: Option<(i64, Day)>,
    ) -> Result<InvoiceNumber> {
        let series = settings.series_on(on);
        let ask = |problem: Text, about: Advice| Err(Error::Numbering { problem, about });
        let held =
            self.held.as_ref().map(|series| InvoiceSettings { series: series.clone(), ..settings.clone() });
        if held.is_some_and(|held| held.series_on(on) == series) {
            let problem =
                text!("another copy of this shop may give the numbers {series} too", series = &series);
            return ask(problem, Advice::HeldSeries);
        }
        let (sequence, day) = last.unwrap_or((0, on));
        if day > on {
            let problem = text!(
                "the last number of {series} is dated {day}, which is after today, {on}, and numbers follow the dates",
                series = &series,
                day,
                on
            );
            return ask(problem, Advice::OtherSeries);
        }
        let asks = kind == InvoiceKind::Invoice && self.confirmed != Some(on);
        if let Some(last) = self.last_day.filter(|last| asks && is_long_before(*last, on)) {
            let problem = text!("the last one is dated {last}, and today is {on}", last, on);
            return ask(problem, Advice::Today);
        }
        Ok(InvoiceNumber { series, sequence: sequence.saturating_add(1) })
    }
}

/// True if so much time has passed that the clock may be ahead: a month, or into another year, whose numbers
/// may be others.
fn is_long_before(last: Day, on: Day) -> bool {
    let year = |day: Day| day.date().format("%Y").to_string();
    on > last && (on.number() - last.number() > USUAL_DAYS || year(last) != year(on))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_the_days_and_long_gaps_are_asked_about() {
        let day = |text| Day::parse(text).unwrap();
        let settings = InvoiceSettings::default();
        for (last_day, on, last, confirmed, held, expected) in [
            (None, "2026-11-28", None, None, None, "2026-0001"),
            (Some("2026-11-28"), "2026-11-28", Some(7), None, None, "2026-0008"),
            (Some("2026-10-28"), "2026-11-28", Some(7), None, None, "2026-0008"),
            (Some("2026-10-27"), "2026-11-28", Some(7), None, None, "tillbook_invoice_today"),
            (Some("2026-10-27"), "2026-11-28", Some(7), Some("2026-11-28"), None, "2026-0008"),
            (Some("2026-10-27"), "2026-11-28", Some(7), Some("2026-11-27"), None, "tillbook_invoice_today"),
            (Some("2026-12-31"), "2027-01-02", None, None, None, "tillbook_invoice_today"),
            (Some("2026-12-31"), "2027-01-02", None, Some("2027-01-02"), None, "2027-0001"),
            (Some("2026-12-01"), "2026-11-28", Some(7), None, None, "tillbook_invoice_series"),
            (Some("2026-11-28"), "2026-11-28", Some(7), None, Some(""), "tillbook_invoice_held"),
            (Some("2026-11-28"), "2026-11-28", Some(7), None, Some("{year}"), "tillbook_invoice_held"),
            (Some("2026-11-28"), "2026-11-28", Some(7), None, Some("A-"), "2026-0008"),
            // A series of its own has no day that is ahead.
            (Some("2026-12-01"), "2026-11-28", None, None, None, "2026-0001"),
        ] {
            let numbering = Numbering {
                held: held.map(str::to_owned),
                confirmed: confirmed.map(day),
                last_day: last_day.map(day),
            };
            let last = last.zip(last_day.map(day));
            let found = match numbering.next(InvoiceKind::Invoice, &settings, day(on), last) {
                Ok(number) => number.to_string(),
                Err(error) => error.code().to_owned(),
            };
            assert_eq!(found, expected, "{last_day:?} {on} {last:?} {confirmed:?} {held:?}");
            let credit = numbering.next(InvoiceKind::CreditNote, &settings, day(on), last);
            assert_eq!(credit.is_ok(), found.contains("-0") || expected.ends_with("today"), "{found}");
        }
    }

    #[test]
    fn numbers_that_follow_on_each_other_are_one_range() {
        let day = Day::parse("2026-11-28").unwrap();
        let number = |series: &str, sequence| InvoiceNumber { series: series.to_owned(), sequence };
        let given = [("A-", 2), ("A-", 3), ("A-", 5), ("B-", 6)];
        let ranges = NumbersElsewhere::of(given.map(|(series, sequence)| (number(series, sequence), day)));
        let names: Vec<String> = ranges.iter().map(|range| range.name().to_string()).collect();
        assert_eq!(names, ["A-0002 to A-0003", "A-0005", "B-0006"]);
    }
}
