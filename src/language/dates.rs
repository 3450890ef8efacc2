//! The words of dates in each language (CLDR, the abbreviations that stand in a date).

use super::Language;
use domain::time::naming::{DateWords, ENGLISH};

impl Language {
    /// The words of dates.
    pub fn dates(self) -> &'static DateWords {
        match self {
            Self::English | Self::Pseudo => &ENGLISH,
            Self::German => &GERMAN,
            Self::French => &FRENCH,
            Self::Dutch => &DUTCH,
            Self::Spanish => &SPANISH,
        }
    }
}

static GERMAN: DateWords = DateWords {
    months: [
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember",
    ],
    short_months: [
        "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sep.", "Okt.", "Nov.", "Dez.",
    ],
    weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
    point: ".",
    first: ".",
    nth: |_| ".",
    to: "bis",
};

static FRENCH: DateWords = DateWords {
    months: [
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ],
    short_months: [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc.",
    ],
    weekdays: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."],
    point: "",
    first: "er",
    nth: |day| if day == 1 { "er" } else { "" },
    to: "à",
};

static DUTCH: DateWords = DateWords {
    months: [
        "januari",
        "februari",
        "maart",
        "april",
        "mei",
        "juni",
        "juli",
        "augustus",
        "september",
        "oktober",
        "november",
        "december",
    ],
    short_months: ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"],
    weekdays: ["ma", "di", "wo", "do", "vr", "za", "zo"],
    point: "",
    first: "",
    nth: |_| "e",
    to: "t/m",
};

static SPANISH: DateWords = DateWords {
    months: [
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "septiembre",
        "octubre",
        "noviembre",
        "diciembre",
    ],
    short_months: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"],
    weekdays: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
    point: "",
    first: "",
    nth: |_| "",
    to: "a",
};

#[cfg(test)]
mod tests {
    use super::*;
    use domain::text::lenient::date::{DateOrder, DateStyle};
    use domain::time::Day;

    #[test]
    fn the_first_of_a_month_is_written_as_in_french() {
        let day = |text: &str| Day::parse(text).unwrap();
        let words = Language::French.dates();
        let (first, last) = (day("2026-03-01"), day("2026-04-03"));
        assert_eq!(words.days(first, first), "1er mars 2026");
        assert_eq!(words.days(first, last), "1er mars – 3 avr. 2026");
        assert_eq!(words.days(first, day("2026-03-05")), "1–5 mars 2026");
    }

    #[test]
    fn days_are_understood_as_they_are_said() {
        let day = |text: &str| Day::parse(text).unwrap();
        let style = DateStyle::typed(DateOrder::DayFirst, day("2026-02-03"));
        for (text, expected) in [
            ("1er mars", "2026-03-01"),
            ("le 1er mars 2026", "2026-03-01"),
            ("el 5 de marzo", "2026-03-05"),
            ("lunes 3 de marzo", "2026-03-03"),
            ("martes, 3 de marzo de 2026", "2026-03-03"),
        ] {
            assert_eq!(style.day(text), Some(day(expected)), "{text}");
        }
    }

    #[test]
    fn dates_are_written_in_the_language_and_read_again() {
        let day = |text: &str| Day::parse(text).unwrap();
        for (language, short, long, range) in [
            (Language::English, "3 Mar 2026", "Tue 3 Mar 2026", "1–31 Oct 2026"),
            (Language::German, "3. März 2026", "Di 3. März 2026", "1.–31. Okt. 2026"),
            (Language::French, "3 mars 2026", "mar. 3 mars 2026", "1–31 oct. 2026"),
            (Language::Dutch, "3 mrt 2026", "di 3 mrt 2026", "1–31 okt 2026"),
            (Language::Spanish, "3 mar 2026", "mar 3 mar 2026", "1–31 oct 2026"),
        ] {
            let words = language.dates();
            let march = day("2026-03-03");
            assert_eq!(
                (
                    words.days(march, march),
                    words.long_day(march),
                    words.days(day("2026-10-01"), day("2026-10-31"))
                ),
                (short.to_owned(), long.to_owned(), range.to_owned())
            );
            for month in 0..12 {
                let day = march.plus_months(month);
                let style = DateStyle::typed(DateOrder::MonthFirst, march);
                assert_eq!(style.day(&words.days(day, day)), Some(day), "{language:?}, {day}");
                assert_eq!(style.day(&words.day(day, "%-d %B %Y")), Some(day), "{language:?}, {day}");
            }
        }
    }
}
