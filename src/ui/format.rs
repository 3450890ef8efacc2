//! Writes numbers and dates for the window: `1,234.50`, `−`, `Sat 17 Oct 2026`. All numbers in the window are
//! written here; none is computed here, save for percentages.

use serde::{Deserialize, Serialize};

use crate::domain::decimal::{self, Marks};
use crate::domain::money::Money;
pub(crate) use crate::domain::naming::{axis, column_title, part, period, range, short_title, title};
use crate::domain::settings::Currency;
use crate::domain::table::{Cell, Kind};
use crate::domain::time::{Day, Local};
use crate::domain::unit_price::UnitPrice;

/// Writes amounts of one currency.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Amounts {
    currency: Currency,
}

impl Amounts {
    pub(crate) const fn new(currency: Currency) -> Self {
        Self { currency }
    }

    /// For columns whose heading names the currency: `−1,234.50`.
    pub(crate) fn plain(self, amount: Money) -> String {
        grouped(&amount.to_text(self.currency.decimals()))
    }

    /// For text fields: rounded to the currency's decimals only where that loses nothing.
    pub(crate) fn typed(self, amount: Money) -> String {
        let shown = amount.to_text(self.currency.decimals());
        let is_all = Money::parse(&shown) == Some(amount);
        grouped(&if is_all { shown } else { amount.to_exact_text() })
    }

    /// A unit price with every decimal it has; also for text fields.
    pub(crate) fn price(self, price: UnitPrice) -> String {
        grouped(&price.to_text(self.currency.decimals()))
    }

    /// A cell of a table, in a column of this kind.
    pub(crate) fn cell(self, kind: Kind, cell: &Cell) -> String {
        cell.written(kind, self.currency, marks())
    }

    pub(crate) const fn currency(self) -> Currency {
        self.currency
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

    /// The currency sign for headings of columns: `£`.
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

/// The number format.
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
    /// Each with its label, in the order of the preferences.
    pub(crate) const ALL: [(Self, &str); 4] = [
        (Self::Point, "1,234.50"),
        (Self::Comma, "1.234,50"),
        (Self::Space, "1\u{a0}234,50"),
        (Self::Apostrophe, "1’234.50"),
    ];

    /// The thousands separator and the decimal mark.
    pub(crate) const fn marks(self) -> Marks {
        let (thousands, decimals) = match self {
            Self::Point => (',', '.'),
            Self::Comma => ('.', ','),
            Self::Space => ('\u{a0}', ','),
            Self::Apostrophe => ('’', '.'),
        };
        Marks { thousands, decimals }
    }
}

thread_local! {
    static NUMBERS: std::cell::Cell<Numbers> = const { std::cell::Cell::new(Numbers::Point) };
}

/// Sets the number format of this thread. Each thread that makes or draws view models calls it first.
pub(crate) fn write_numbers(numbers: Numbers) {
    NUMBERS.set(numbers);
}

/// The thousands separator and the decimal mark of this thread.
pub(crate) fn marks() -> Marks {
    NUMBERS.get().marks()
}

/// The thousands separator of this thread.
pub(crate) fn thousands_mark() -> char {
    NUMBERS.get().marks().thousands
}

/// A count: `1,284`.
pub(crate) fn count(number: i64) -> String {
    grouped(&number.to_string())
}

/// A plain decimal with separators and the minus sign U+2212: `-1234.5` becomes `−1,234.5`.
pub(crate) fn grouped(number: &str) -> String {
    decimal::grouped(number, NUMBERS.get().marks())
}

/// A part of a whole in percent with one decimal, `11.5 %`, half away from zero; a dash when the whole is not
/// positive.
pub(crate) fn share(part: Money, whole: Money) -> String {
    let (part, whole) = (i128::from(part.ten_thousandths()), i128::from(whole.ten_thousandths()));
    if whole <= 0 {
        return "–".to_owned();
    }
    let tenths = (part * 2_000 + whole * part.signum()) / (whole * 2);
    let sign = if tenths < 0 { "−" } else { "" };
    let size = tenths.unsigned_abs();
    let decimals = NUMBERS.get().marks().decimals;
    format!("{sign}{}{decimals}{}\u{a0}%", size / 10, size % 10)
}

/// A count with its noun: `1 rate`, `214 rates`.
pub(crate) fn counted(number: i64, one: &str, many: &str) -> String {
    format!("{} {}", count(number), if number == 1 { one } else { many })
}

/// A count of a total: `3 of 214 products`.
pub(crate) fn shown_of(shown: usize, all: usize, one: &str, many: &str) -> String {
    let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    format!("{} of {}", count(number(shown)), counted(number(all), one, many))
}

/// `tax rates` becomes `Tax rates`.
pub(crate) fn first_upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// As typed in fields: `19 Nov 2026`.
pub(crate) fn day(day: Day) -> String {
    day.date().format("%-d %b %Y").to_string()
}

/// `14:32`.
pub(crate) fn clock(at: Local) -> String {
    at.date_time().format("%H:%M").to_string()
}

/// As typed in fields: `14:32`, and `14:32:05` where it has seconds.
pub(crate) fn typed_clock(at: Local) -> String {
    let time = at.date_time();
    time.format(if at.second.is_multiple_of(60) { "%H:%M" } else { "%H:%M:%S" }).to_string()
}

/// `19 Nov 14:07`.
pub(crate) fn moment(at: Local) -> String {
    at.date_time().format("%-d %b %H:%M").to_string()
}

/// `19 Nov 2026 14:07`.
pub(crate) fn dated(at: Local) -> String {
    at.date_time().format("%-d %b %Y %H:%M").to_string()
}

/// `Sat 17 October` for a range within one day, `October 2026` for a longer one.
pub(crate) fn heading(first: Local, last: Local) -> String {
    let pattern = if first.day == last.day { "%a %-d %B" } else { "%B %Y" };
    first.day.date().format(pattern).to_string()
}

const MINUS: &str = "−";

#[cfg(test)]
mod tests {
    use super::*;

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
}
