//! The words of dates in English, German, French, Spanish and Dutch: months, weekdays, and what stands between them.

use chrono::{NaiveDate, NaiveTime};

use super::clock::{number, parse_clock};

/// The names of the months in English, German, French, Spanish and Dutch, without accents.
const MONTHS: [&str; 12] = [
    "jan january januar janner januari janvier janv enero ene",
    "feb february februar februari fevrier fevr fev febrero",
    "mar march marz maerz mrz mars maart mrt marzo",
    "apr april avril avr abril abr",
    "may mai mei mayo",
    "jun june juni juin junio",
    "jul july juli juillet juil julio",
    "aug august augustus aout agosto ago",
    "sep sept september septembre septiembre setiembre set",
    "oct october okt oktober octobre octubre",
    "nov november novembre noviembre",
    "dec december dez dezember decembre diciembre dic",
];
/// Words in dates that are ignored, in the same languages.
const BESIDE: &str = "at on um de del of om op le el a à den vom uhr h mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonnabend \
    sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles miercoles jueves viernes \
    sábado sabado domingo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag mo di mi do \
    fr sa so lun mer jeu ven sam dim mié jue vie sáb dom \
    ma wo vr za zo";

/// True for a word that adds nothing to the numbers and the month of a date.
pub(super) fn is_beside(word: &str) -> bool {
    BESIDE.split_ascii_whitespace().any(|one| one == word)
}

/// The number of a month by its name, or by a beginning of at least three letters that no other month has.
pub(super) fn month_number(word: &str) -> Option<u32> {
    let plain = word.replace(['é', 'è'], "e").replace('û', "u").replace(['ä', 'à'], "a");
    let of = |is_it: &dyn Fn(&str) -> bool| {
        let mut found = (1_u32..).zip(MONTHS).filter(|(_, names)| names.split(' ').any(is_it));
        let first = found.next().map(|(number, _)| number);
        first.filter(|_| found.next().is_none())
    };
    of(&|name| name == plain).or_else(|| of(&|name| plain.len() > 2 && name.starts_with(&plain)))
}

/// Reads a date with the name of its month: `26 Apr 2026`, `April 26, 2026 9:32 pm`, `14-JUL-08`,
/// `3. März 2025`. Of two numbers below 100, the first is the day.
pub(super) fn written_out(text: &str) -> Option<(NaiveDate, NaiveTime)> {
    let (mut month, mut numbers, mut clock) = (None, Vec::new(), String::new());
    let text = text.to_lowercase();
    let parts = text.split([' ', ',', '-', '/']).flat_map(|part| {
        let marks: &[char] = if part.contains(':') { &[] } else { &['.'] };
        part.split(marks)
    });
    for word in parts.filter(|word| !word.is_empty() && !is_beside(word)) {
        if let Some(number) = month_number(word) {
            if month.replace(number).is_some() {
                return None;
            }
        } else if word.contains(':') || matches!(word, "am" | "pm") {
            clock.push_str(word);
        } else {
            let digits = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
            numbers.push((digits.len(), number(digits)?));
        }
    }
    let (year, day) = match numbers.as_slice() {
        [(4, year), (1 | 2, day)] | [(1 | 2, day), (4, year)] => (*year, *day),
        [(1 | 2, day), (2, year)] => (whole_year(*year), *day),
        _ => return None,
    };
    let time = if clock.is_empty() { NaiveTime::MIN } else { parse_clock(&clock)? };
    Some((date(year, month?, day)?, time))
}

/// The year of two digits, from 1970 to 2069.
pub(super) const fn whole_year(two: u32) -> u32 {
    if two < 70 { 2_000 + two } else { 1_900 + two }
}

/// The day of three numbers; `None` where there is none.
pub(super) fn date(year: u32, month: u32, day: u32) -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day)
}
