//! Names of ranges of days, by which reports can be asked for in words.

use chrono::NaiveDate;

use super::Day;
use super::naming::DateWords;
use crate::label;
use crate::text::lenient::date::{DateOrder, DateStyle};

/// A range of days with its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedDays {
    /// `March 2026`, `2025`, in the language of the words that it was asked for by; `Last month` always in English.
    pub name: String,
    /// The first day, inclusive.
    pub first: Day,
    /// The last day, inclusive.
    pub last: Day,
}

/// The years back for which a number of four digits is taken for a year.
const MOST_YEARS: u32 = 30;

/// The ranges that a person may mean, likeliest first: those relative to `today`, the twelve months up to this
/// one, and of each year that is typed its months, its quarters and itself. None of them is all to come.
pub fn named_days(typed: &str, today: Day, words: &DateWords) -> Vec<NamedDays> {
    let month = today.first_of_month();
    let year = today.first_of_year();
    let quarter = quarter_of(today);
    let before = |day: Day| day.minus_days(1);
    let relative = [
        (label!("Today"), today, today),
        (label!("Yesterday"), before(today), before(today)),
        (label!("Last 7 days"), today.minus_days(6), today),
        (label!("This month"), month, today),
        (label!("Last month"), before(month).first_of_month(), before(month)),
        (label!("Last 30 days"), today.minus_days(29), today),
        (label!("This quarter"), quarter, today),
        (label!("Last quarter"), quarter_of(before(quarter)), before(quarter)),
        (label!("This year"), year, today),
        (label!("Last year"), before(year).first_of_year(), before(year)),
    ];
    let relative = relative.map(|(name, first, last)| NamedDays { name: name.to_owned(), first, last });
    let months = (0..12).map(|back| month_named(month.minus_months(back), words));
    let years = typed.split(|letter: char| !letter.is_ascii_digit()).filter(|digits| digits.len() == 4);
    let first_of = |year: &str| NaiveDate::from_ymd_opt(year.parse().ok()?, 1, 1).map(Day::new);
    // Other numbers of four digits are those of orders.
    let is_near =
        |first: &Day| year.minus_months(12 * MOST_YEARS) <= *first && *first <= year.plus_months(12);
    let typed_years = years.filter_map(first_of).filter(is_near);
    let all = relative.into_iter().chain(months).chain(typed_years.flat_map(|first| of_year(first, words)));
    all.filter(|days| days.first <= today).collect()
}

/// The day that is typed as a date with the name of its month or with its year, such as `15 nov` or `15.11.2026`: the latest
/// of that name where the year is missing. Other numbers are those of orders and amounts.
pub fn typed_day(typed: &str, today: Day, order: DateOrder, words: &DateWords) -> Option<NamedDays> {
    let numbers =
        typed.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty()).count();
    let has_name = typed.split(|letter: char| !letter.is_alphabetic()).any(|word| word.chars().count() > 2);
    let day =
        DateStyle::typed(order, today).day(typed).filter(|_| numbers == 3 || has_name && numbers > 0)?;
    let day = if numbers == 1 && day > today { day.minus_months(12) } else { day };
    (day <= today).then(|| NamedDays { name: words.days(day, day), first: day, last: day })
}

fn quarter_of(day: Day) -> Day {
    let months = day.first_of_year().month_number().abs_diff(day.month_number());
    day.first_of_month().minus_months(u32::try_from(months % 3).unwrap_or_default())
}

fn month_named(first: Day, words: &DateWords) -> NamedDays {
    NamedDays { name: words.day(first, "%B %Y"), first, last: first.last_of_month() }
}

fn of_year(first: Day, words: &DateWords) -> Vec<NamedDays> {
    let year = first.date().format("%Y").to_string();
    let whole = NamedDays { name: year.clone(), first, last: first.plus_months(11).last_of_month() };
    let quarters = (0..4).map(|at| {
        let first = first.plus_months(3 * at);
        NamedDays { name: format!("Q{} {year}", at + 1), first, last: first.plus_months(2).last_of_month() }
    });
    std::iter::once(whole)
        .chain(quarters)
        .chain((0..12).map(|at| month_named(first.plus_months(at), words)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::naming::ENGLISH;

    #[test]
    fn ranges_have_their_days() {
        let today = Day::new(NaiveDate::from_ymd_opt(2026, 11, 22).unwrap());
        for (typed, name, first, last) in [
            ("", "Last month", "2026-10-01", "2026-10-31"),
            ("", "This quarter", "2026-10-01", "2026-11-22"),
            ("", "Last quarter", "2026-07-01", "2026-09-30"),
            ("", "Last year", "2025-01-01", "2025-12-31"),
            ("", "March 2026", "2026-03-01", "2026-03-31"),
            ("", "December 2025", "2025-12-01", "2025-12-31"),
            ("feb 2024", "February 2024", "2024-02-01", "2024-02-29"),
            ("q1 2024", "Q1 2024", "2024-01-01", "2024-03-31"),
            ("2024", "2024", "2024-01-01", "2024-12-31"),
        ] {
            let found = named_days(typed, today, &ENGLISH).into_iter().find(|days| days.name == name);
            let found = found.map(|days| (days.first.to_string(), days.last.to_string()));
            assert_eq!(found, Some((first.to_owned(), last.to_owned())), "{typed:?}, {name}");
        }
        for (typed, name) in
            [("", "2024"), ("1043", "1043"), ("2043", "2043"), ("2027", "2027"), ("2026", "December 2026")]
        {
            assert!(named_days(typed, today, &ENGLISH).iter().all(|days| days.name != name), "{typed}");
        }
    }

    #[test]
    fn a_day_is_typed_as_a_date() {
        let today = Day::new(NaiveDate::from_ymd_opt(2026, 11, 22).unwrap());
        for (typed, expected) in [
            ("15 nov", "15 Nov 2026"),
            ("Nov 15", "15 Nov 2026"),
            ("22 nov", "22 Nov 2026"),
            ("24 dec", "24 Dec 2025"),
            ("3 march 2025", "3 Mar 2025"),
            ("15.11.2026", "15 Nov 2026"),
            ("2026-11-15", "15 Nov 2026"),
            ("1/2/2026", "1 Feb 2026"),
            ("24 dec 2026", ""),
            ("15", ""),
            ("19.5", ""),
            ("-7", ""),
            ("today", ""),
            ("november", ""),
            ("3rd", ""),
            ("mug 12", ""),
        ] {
            let found = typed_day(typed, today, DateOrder::DayFirst, &ENGLISH).map(|days| days.name);
            assert_eq!(found.as_deref().unwrap_or_default(), expected, "{typed}");
        }
    }
}
