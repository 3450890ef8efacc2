//! Reads times of a day as people and exports write them: `17:42`, `8:26 PM`, `1742`.

use chrono::NaiveTime;

use crate::time::{Day, Local};

/// Reads a typed time of a day: `17:42`, `1742`, `17.42`, `9`, `5:42 pm`. `None` for another text.
pub fn moment(day: Day, text: &str) -> Option<Local> {
    let colons = text.trim().replace(['.', 'h', ' '], ":");
    let whole = || match colons.trim_matches(':') {
        hour if hour.contains(':') => hour.to_owned(),
        all if all.len() == 4 && all.is_ascii() => {
            let (hour, minute) = all.split_at(2);
            format!("{hour}:{minute}")
        }
        hour => format!("{hour}:00"),
    };
    let time = parse_clock(&whole()).or_else(|| parse_clock(text.trim()))?;
    Some(Local::new(day.date().and_time(time)))
}

/// Reads `8:26`, `08:26:00`, `8:26:00.000` or `8:26 PM`.
pub(super) fn parse_clock(text: &str) -> Option<NaiveTime> {
    let lower = text.to_ascii_lowercase();
    let lower = lower.strip_suffix("uhr").unwrap_or(&lower).trim_end();
    let (clock, noon) = match (lower.strip_suffix("am"), lower.strip_suffix("pm")) {
        (Some(clock), _) => (clock.trim_end(), Some(0)),
        (_, Some(clock)) => (clock.trim_end(), Some(12)),
        _ => (lower, None),
    };
    let mut parts = clock.split('.').next()?.split(':');
    let hour = number(parts.next()?)?;
    let minute = number(parts.next()?)?;
    let second = parts.next().map_or(Some(0), number)?;
    let hour = match noon {
        None => hour,
        Some(offset) if (1..=12).contains(&hour) => hour % 12 + offset,
        Some(_) => return None,
    };
    parts.next().is_none().then(|| NaiveTime::from_hms_opt(hour, minute, second)).flatten()
}

/// A number of one to four digits.
pub(super) fn number(text: &str) -> Option<u32> {
    let is_plain = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    is_plain.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_people_type_them() {
        let today = Day::parse("2026-11-20").unwrap();
        for (text, expected) in [
            ("17:42", Some("17:42:00")),
            ("1742", Some("17:42:00")),
            ("9", Some("09:00:00")),
            ("9.5", Some("09:05:00")),
            ("17h42", Some("17:42:00")),
            ("5:42 pm", Some("17:42:00")),
            ("10:30.45", Some("10:30:45")),
            ("25:00", None),
            ("noon", None),
        ] {
            assert_eq!(
                moment(today, text).map(|at| at.date_time().time().to_string()).as_deref(),
                expected,
                "{text}"
            );
        }
    }
}
