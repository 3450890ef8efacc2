//! What people type for amounts, dates and times, in the ways they write them. Text in, exact values
//! out; nothing is computed here.

use crate::domain::money::Money;
use crate::domain::quantity::Quantity;
use crate::domain::time::{Day, Local};
use crate::domain::unit_price::UnitPrice;

use super::format;

/// A plain decimal as the engine reads it, out of a number as people write it: `1,234.50`, `1 234,50`,
/// `12,5`. Where a comma could be either, it is what the window writes commas for.
fn plain(text: &str) -> Option<String> {
    let is_gap = |c: char| c.is_whitespace() || matches!(c, '’' | '\'' | '_');
    let text: String = text.chars().filter(|c| !is_gap(*c)).collect();
    let text = text.replace('−', "-");
    let is_known = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',' | '-' | '+');
    if text.is_empty() || !text.chars().all(is_known) {
        return None;
    }
    let (commas, points) = (text.matches(',').count(), text.matches('.').count());
    let (thousands, decimal) = match (commas, points) {
        (0, 0) => return Some(text),
        (_, 0) => mark_of_one(&text, ',', '.', commas),
        (0, _) => mark_of_one(&text, '.', ',', points),
        _ if text.rfind(',') > text.rfind('.') => ('.', ','),
        _ => (',', '.'),
    };
    let (whole, fraction) = text.split_once(decimal).unwrap_or((&text, ""));
    let is_grouped = whole.split(thousands).skip(1).all(|group| group.len() == 3);
    if !is_grouped || fraction.contains([',', '.']) {
        return None;
    }
    let whole = whole.replace(thousands, "");
    Some(if fraction.is_empty() { whole } else { format!("{whole}.{fraction}") })
}

/// Which mark is between thousands and which before decimals, where only `mark` was typed.
fn mark_of_one(text: &str, mark: char, other: char, count: usize) -> (char, char) {
    let after = text.rsplit(mark).next().map_or(0, str::len);
    let is_thousands = count > 1 || (after == 3 && format::thousands_mark() == mark);
    if is_thousands { (mark, other) } else { (other, mark) }
}

/// An amount of money; `None` when it is none.
pub(crate) fn amount(text: &str) -> Option<Money> {
    Money::parse(&plain(text)?)
}

/// What one costs; `None` when it is no amount.
pub(crate) fn price(text: &str) -> Option<UnitPrice> {
    UnitPrice::parse(&plain(text)?)
}

/// How many; `None` when it is no number.
pub(crate) fn quantity(text: &str) -> Option<Quantity> {
    Quantity::parse(&plain(text)?)
}

/// A day: `19 Nov 2026`, `19 Nov`, `2026-11-19`, `19.11.2026`, `19/11/26`, `19`, `today`, `yesterday`.
/// What is left out is today's. `None` when it is none.
pub(crate) fn day(text: &str, today: Day) -> Option<Day> {
    let text = text.trim().to_lowercase();
    match text.as_str() {
        "today" => return Some(today),
        "yesterday" => return Some(today.minus_days(1)),
        _ => {}
    }
    let parts: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty()).collect();
    let year = today.date().format("%Y").to_string();
    let month = today.date().format("%m").to_string();
    let (year, month, day) = match parts.as_slice() {
        [year, month, day] if year.len() == 4 => (*year, *month, *day),
        [day, month, year] => (*year, *month, *day),
        [day, month] => (year.as_str(), *month, *day),
        [day] => (year.as_str(), month.as_str(), *day),
        _ => return None,
    };
    let month = month_number(month)?;
    let day: u8 = day.parse().ok()?;
    let year: u16 = match year.len() {
        2 => format!("20{year}").parse().ok()?,
        4 => year.parse().ok()?,
        _ => return None,
    };
    Local::parse(&format!("{year:04}-{month:02}-{day:02}T00:00:00")).map(|local| local.day)
}

fn month_number(text: &str) -> Option<u8> {
    const MONTHS: [&str; 12] =
        ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    if let Ok(number) = text.parse() {
        return Some(number);
    }
    let start = text.get(..3)?;
    (1..).zip(MONTHS).find(|(_, month)| *month == start).map(|(number, _)| number)
}

/// A moment of that day: `17:42`, `1742`, `17.42`, `9`. `None` when it is none.
pub(crate) fn moment(day: Day, text: &str) -> Option<Local> {
    let text = text.trim();
    let parts: Vec<&str> = text.split([':', '.', 'h', ' ']).filter(|part| !part.is_empty()).collect();
    let (hour, minute, second) = match parts.as_slice() {
        [all] if all.len() == 4 && all.is_ascii() => {
            let (hour, minute) = all.split_at(2);
            (hour, minute, "0")
        }
        [hour] => (*hour, "0", "0"),
        [hour, minute] => (*hour, *minute, "0"),
        [hour, minute, second] => (*hour, *minute, *second),
        _ => return None,
    };
    let number = |part: &str| part.parse::<u8>().ok();
    let (hour, minute, second) = (number(hour)?, number(minute)?, number(second)?);
    Local::parse(&format!("{day}T{hour:02}:{minute:02}:{second:02}"))
}

#[cfg(test)]
mod tests {
    use super::format::{Numbers, write_numbers};
    use super::*;

    #[test]
    fn amounts_are_read_as_people_write_them() {
        for (numbers, text, expected) in [
            (Numbers::Point, "12.5", Some("12.50")),
            (Numbers::Point, "12,5", Some("12.50")),
            (Numbers::Point, "1,234", Some("1234.00")),
            (Numbers::Comma, "1,234", Some("1.234")),
            (Numbers::Comma, "1.234", Some("1234.00")),
            (Numbers::Comma, "1.23", Some("1.23")),
            (Numbers::Comma, "1.234,50", Some("1234.50")),
            (Numbers::Point, "1 234,50", Some("1234.50")),
            (Numbers::Point, "1’234.50", Some("1234.50")),
            (Numbers::Point, "1,234,567.89", Some("1234567.89")),
            (Numbers::Point, "−3.20", Some("-3.20")),
            (Numbers::Point, "1,23,4.5", None),
            (Numbers::Point, "12..5", None),
            (Numbers::Point, "2o", None),
            (Numbers::Point, "", None),
        ] {
            write_numbers(numbers);
            let read = amount(text).map(Money::to_exact_text);
            assert_eq!(read.as_deref(), expected, "{text} with {numbers:?}");
        }
        write_numbers(Numbers::Point);
        assert_eq!(quantity("0,25").map(Quantity::to_text).as_deref(), Some("0.25"));
    }

    #[test]
    fn days_and_moments_are_read_as_people_write_them() {
        let today = Local::parse("2026-11-20T00:00:00").unwrap().day;
        for (text, expected) in [
            ("19 Nov 2026", Some("2026-11-19")),
            ("19 november", Some("2026-11-19")),
            ("2026-11-19", Some("2026-11-19")),
            ("19.11.2026", Some("2026-11-19")),
            ("19/11/26", Some("2026-11-19")),
            ("19", Some("2026-11-19")),
            ("today", Some("2026-11-20")),
            ("Yesterday", Some("2026-11-19")),
            ("31 Nov", None),
            ("soon", None),
            ("", None),
        ] {
            assert_eq!(day(text, today).map(|day| day.to_string()).as_deref(), expected, "{text}");
        }
        for (text, expected) in [
            ("17:42", Some("17:42")),
            ("1742", Some("17:42")),
            ("9", Some("09:00")),
            ("9.5", Some("09:05")),
            ("25:00", None),
            ("noon", None),
        ] {
            assert_eq!(moment(today, text).map(format::clock).as_deref(), expected, "{text}");
        }
    }
}
