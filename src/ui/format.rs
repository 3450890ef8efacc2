//! Figures and dates as people read them: `1,234.50`, `−`, `Sat 17 Oct 2026`. All numbers that the
//! window shows are written here; none is computed here.

use std::cell::Cell;

use serde::{Deserialize, Serialize};

use crate::domain::money::Money;
use crate::domain::period::{Grouping, Period, ReportRange};
use crate::domain::settings::Currency;
use crate::domain::time::{Day, Local};

/// Writes amounts of one currency.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Amounts {
    currency: Currency,
}

impl Amounts {
    /// For this currency.
    pub(crate) const fn new(currency: Currency) -> Self {
        Self { currency }
    }

    /// For columns whose head names the currency: `−1,234.50`.
    pub(crate) fn plain(self, amount: Money) -> String {
        grouped(&amount.to_text(self.currency.decimals()))
    }

    /// For fields that are typed into: with every decimal it has.
    pub(crate) fn typed(self, amount: Money) -> String {
        let shown = amount.to_text(self.currency.decimals());
        let is_all = Money::parse(&shown) == Some(amount);
        grouped(&if is_all { shown } else { amount.to_exact_text() })
    }

    /// For running text and tooltips: `£1,234.50`, `−£1,234.50`.
    pub(crate) fn signed(self, amount: Money) -> String {
        self.with_sign(&self.plain(amount))
    }

    /// For axes, where amounts are round: `£1,200`, `£0.50`.
    pub(crate) fn short(self, amount: Money) -> String {
        let text = amount.to_exact_text();
        let text = text.strip_suffix(".00").unwrap_or(&text);
        self.with_sign(&grouped(text))
    }

    /// For files: `-1234.50`.
    pub(crate) fn exact(self, amount: Money) -> String {
        amount.to_text(self.currency.decimals())
    }

    /// `GBP`.
    pub(crate) fn code(&self) -> &str {
        self.currency.code()
    }

    /// The sign for heads of columns: `£`.
    pub(crate) fn sign(&self) -> &str {
        self.currency.sign()
    }

    fn with_sign(self, text: &str) -> String {
        let sign = self.currency.sign();
        let gap = if sign.chars().all(char::is_alphabetic) { "\u{a0}" } else { "" };
        match text.strip_prefix(MINUS) {
            Some(size) => format!("{MINUS}{sign}{gap}{size}"),
            None => format!("{sign}{gap}{text}"),
        }
    }
}

/// How numbers are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) enum Numbers {
    /// `1,234.50`.
    #[default]
    Point,
    /// `1.234,50`.
    Comma,
    /// `1 234,50`, with spaces that do not break.
    Space,
    /// `1’234.50`.
    Apostrophe,
}

impl Numbers {
    /// As the preferences show them.
    pub(crate) const ALL: [(Self, &str); 4] = [
        (Self::Point, "1,234.50"),
        (Self::Comma, "1.234,50"),
        (Self::Space, "1\u{a0}234,50"),
        (Self::Apostrophe, "1’234.50"),
    ];

    /// What stands between thousands, and before decimals.
    const fn marks(self) -> (char, char) {
        match self {
            Self::Point => (',', '.'),
            Self::Comma => ('.', ','),
            Self::Space => ('\u{a0}', ','),
            Self::Apostrophe => ('’', '.'),
        }
    }
}

thread_local! {
    static NUMBERS: Cell<Numbers> = const { Cell::new(Numbers::Point) };
}

/// From here on this thread writes numbers so. Each thread that makes or draws views says it first.
pub(crate) fn write_numbers(numbers: Numbers) {
    NUMBERS.set(numbers);
}

/// What this thread writes between thousands.
pub(crate) fn thousands_mark() -> char {
    NUMBERS.get().marks().0
}

/// A count: `1,284`.
pub(crate) fn count(number: i64) -> String {
    grouped(&number.to_string())
}

/// A plain decimal with separators and the real minus: `-1234.5` becomes `−1,234.5`.
pub(crate) fn grouped(number: &str) -> String {
    let (sign, size) = number.strip_prefix('-').map_or(("", number), |size| ("−", size));
    let (whole, fraction) = size.split_once('.').map_or((size, None), |(whole, rest)| (whole, Some(rest)));
    let (thousands, decimals) = NUMBERS.get().marks();
    let mut out = String::from(sign);
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            out.push(thousands);
        }
        out.push(digit);
    }
    if let Some(fraction) = fraction {
        out.push(decimals);
        out.push_str(fraction);
    }
    out
}

/// A part of a whole in percent with one decimal, `11.5 %`; a dash when there is no whole.
pub(crate) fn share(part: Money, whole: Money) -> String {
    let (part, whole) = (i128::from(part.ten_thousandths()), i128::from(whole.ten_thousandths()));
    if whole <= 0 {
        return "–".to_owned();
    }
    let tenths = (part * 2_000 + whole * part.signum()) / (whole * 2);
    let sign = if tenths < 0 { "−" } else { "" };
    let size = tenths.unsigned_abs();
    let (_, decimals) = NUMBERS.get().marks();
    format!("{sign}{}{decimals}{}\u{a0}%", size / 10, size % 10)
}

/// One of something, or several: `1 rate`, `214 rates`.
pub(crate) fn counted(number: i64, one: &str, many: &str) -> String {
    format!("{} {}", count(number), if number == 1 { one } else { many })
}

/// `tax rates` at the beginning of a line.
pub(crate) fn first_upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// `Sat 17 Oct 2026`.
pub(crate) fn long_day(day: Day) -> String {
    day.date().format("%a %-d %b %Y").to_string()
}

/// As it is typed: `19 Nov 2026`.
pub(crate) fn day(day: Day) -> String {
    day.date().format("%-d %b %Y").to_string()
}

/// `14:32`.
pub(crate) fn clock(at: Local) -> String {
    at.date_time().format("%H:%M").to_string()
}

/// `19 Nov 14:07`.
pub(crate) fn moment(at: Local) -> String {
    at.date_time().format("%-d %b %H:%M").to_string()
}

/// `Sat 17 October`, or `October 2026` for a month.
pub(crate) fn heading(first: Local, last: Local) -> String {
    let pattern = if first.day == last.day { "%a %-d %B" } else { "%B %Y" };
    first.day.date().format(pattern).to_string()
}

/// A period in full: `Sat 17 Oct 2026`, `October 2026`.
pub(crate) fn period(period: &Period, grouping: Grouping) -> String {
    match grouping {
        Grouping::Day => long_day(period.first),
        Grouping::Month => period.first.date().format("%B %Y").to_string(),
    }
}

/// A period below its bar. Days of one month are their number; a day of several months, and January
/// of several years, say where they belong.
pub(crate) fn axis(period: &Period, range: &ReportRange) -> String {
    let date = period.first.date();
    let (start, end) = (range.start().day, range.end().day);
    let one_month = start.first_of_month() == end.first_of_month();
    let one_year = start.first_of_year() == end.first_of_year();
    let pattern = match range.grouping() {
        Grouping::Day if one_month => "%-d",
        Grouping::Day => "%-d %b",
        Grouping::Month if one_year => "%b",
        Grouping::Month => "%b %y",
    };
    date.format(pattern).to_string()
}

/// What of a month is in the range, when that is not all: `to the 20th`, `from the 5th`, else nothing.
pub(crate) fn part(period: &Period, of: &ReportRange) -> String {
    let (first, last) = (of.start().day, of.end().day);
    let cut_short = last < period.last && last > period.first;
    let cut_off = first > period.first && first <= period.last;
    let nth = |day: Day| {
        let number = day.date().format("%-d").to_string();
        let suffix = match number.as_str() {
            "1" | "21" | "31" => "st",
            "2" | "22" => "nd",
            "3" | "23" => "rd",
            _ => "th",
        };
        format!("{number}{suffix}")
    };
    match (cut_off, cut_short) {
        (false, false) => String::new(),
        (false, true) => format!("to the {}", nth(last)),
        (true, false) => format!("from the {}", nth(first)),
        (true, true) => format!("{} to {}", nth(first), nth(last)),
    }
}

/// The days of a range: `1–31 Oct 2026`, `28 Sep – 4 Oct 2026`, `30 Dec 2025 – 5 Jan 2026`.
pub(crate) fn range(range: &ReportRange) -> String {
    let (first, last) = (range.start().day, range.end().day);
    let write = |day: Day, pattern: &str| day.date().format(pattern).to_string();
    let end = write(last, "%-d %b %Y");
    if first >= last {
        return write(first, "%-d %b %Y");
    }
    if first.first_of_month() == last.first_of_month() {
        return format!("{}–{end}", write(first, "%-d"));
    }
    let pattern = if first.first_of_year() == last.first_of_year() { "%-d %b" } else { "%-d %b %Y" };
    format!("{} – {end}", write(first, pattern))
}

/// What a range is called: `October 2026`, `2026`, else its days. A named period is called by its month
/// or year before that is over, a range of one's own only when it is whole.
pub(crate) fn title(of: &ReportRange, is_named: bool) -> String {
    let (first, last) = (of.start().day, of.end().day);
    let write = |pattern: &str| first.date().format(pattern).to_string();
    let ends = |whole: Day| is_named || last == whole;
    let (month, year) = (first.first_of_month(), first.first_of_year());
    if first == month && month == last.first_of_month() && ends(first.last_of_month()) {
        return write("%B %Y");
    }
    if first == year && year == last.first_of_year() && ends(year.plus_months(12).minus_days(1)) {
        return write("%Y");
    }
    range(of)
}

/// As `title`, with the month cut short: `Sep 2026`.
pub(crate) fn short_title(of: &ReportRange) -> String {
    let (first, last) = (of.start().day, of.end().day);
    let is_month = first == first.first_of_month() && last == first.last_of_month();
    if is_month { first.date().format("%b %Y").to_string() } else { title(of, false) }
}

/// As short as the head of a column needs: `Sep`, `2025`; nothing for other ranges.
pub(crate) fn column_title(of: &ReportRange) -> Option<String> {
    let (first, last) = (of.start().day, of.end().day);
    let write = |pattern: &str| Some(first.date().format(pattern).to_string());
    match () {
        () if first.first_of_month() == last.first_of_month() => write("%b"),
        () if first == first.first_of_year() && first == last.first_of_year() => write("%Y"),
        () => None,
    }
}

const MINUS: &str = "−";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::period::RangeQuery;
    use crate::domain::time::Zone;

    #[test]
    fn amounts_are_written_for_people() {
        let pounds = Amounts::new(Currency::parse("GBP").unwrap());
        let francs = Amounts::new(Currency::parse("CHF").unwrap());
        let yen = Amounts::new(Currency::parse("JPY").unwrap());
        for (amount, plain, signed) in [
            ("1234567.5", "1,234,567.50", "£1,234,567.50"),
            ("-412.3", "−412.30", "−£412.30"),
            ("0", "0.00", "£0.00"),
        ] {
            let amount = Money::parse(amount).unwrap();
            assert_eq!((pounds.plain(amount), pounds.signed(amount)), (plain.to_owned(), signed.to_owned()));
        }
        assert_eq!(francs.signed(Money::parse("-5").unwrap()), "−CHF\u{a0}5.00");
        assert_eq!(yen.signed(Money::parse("1200").unwrap()), "¥1,200");
        assert_eq!(pounds.short(Money::parse("1200").unwrap()), "£1,200");
        assert_eq!(pounds.short(Money::parse("0.5").unwrap()), "£0.50");
    }

    #[test]
    fn shares_are_rounded_to_a_tenth() {
        let money = |text: &str| Money::parse(text).unwrap();
        for (part, whole, expected) in [
            ("1", "3", "33.3\u{a0}%"),
            ("2", "3", "66.7\u{a0}%"),
            ("-1", "3", "−33.3\u{a0}%"),
            ("1", "0", "–"),
        ] {
            assert_eq!(share(money(part), money(whole)), expected, "{part} of {whole}");
        }
    }

    #[test]
    fn ranges_are_named_by_what_they_are() {
        let now = Local::parse("2026-11-20T10:00:00").unwrap();
        let days = |min: &str, max: &str| RangeQuery {
            period: None,
            date_min: Some(min.to_owned()),
            date_max: Some(max.to_owned()),
        };
        for (query, days, name) in [
            (RangeQuery::named("last_month"), "1–31 Oct 2026", "October 2026"),
            (RangeQuery::named("month"), "1–20 Nov 2026", "November 2026"),
            (RangeQuery::named("year"), "1 Jan – 20 Nov 2026", "2026"),
            (RangeQuery::named("week"), "14–20 Nov 2026", "14–20 Nov 2026"),
            (days("2026-11-01", "2026-11-02"), "1–2 Nov 2026", "1–2 Nov 2026"),
            (days("2026-11-01", "2026-11-30"), "1–30 Nov 2026", "November 2026"),
            (days("2025-01-01", "2025-12-31"), "1 Jan – 31 Dec 2025", "2025"),
            (days("2025-12-30", "2026-01-05"), "30 Dec 2025 – 5 Jan 2026", "30 Dec 2025 – 5 Jan 2026"),
        ] {
            let resolved = ReportRange::resolve(&query, Zone::UTC, now, || Ok(None)).unwrap();
            assert_eq!(
                (range(&resolved), title(&resolved, query.period.is_some())),
                (days.to_owned(), name.to_owned())
            );
        }
    }
}
