//! Writes texts, numbers and dates for the window: `1,234.50`, `−`, `Sat 17 Oct 2026`. All numbers in the window are
//! written here; none is computed here, save for percentages.

use serde::{Deserialize, Serialize};

use domain::decimal::{self, Marks};
use domain::label;
use domain::locale::Locale;
use domain::money::Money;
use domain::percent::Percent;
pub(crate) use domain::percent::without_percent;
use domain::places::address::Address;
use domain::places::country_name;
use domain::shop::settings::Currency;
use domain::table::{Cell, Kind};
use domain::text;
use domain::text::Text;
pub(crate) use domain::text::first_upper;
use domain::text::lenient::date::DateOrder;
use domain::time::naming::DateWords;
use domain::time::{Day, Local};
use domain::unit_price::UnitPrice;
use language::Language;

thread_local! {
    static WRITER: std::cell::Cell<Formatter> = std::cell::Cell::new(Formatter::default());
}

/// Sets the language and the formats of what this thread draws from now on.
pub(crate) fn set(formatter: Formatter) {
    WRITER.set(formatter);
}

/// The formats of this thread.
pub(crate) fn writer() -> Formatter {
    WRITER.get()
}

/// The language of the window.
pub(crate) fn language() -> Language {
    writer().language
}

/// The words of dates in the language of the window.
pub(crate) fn dates() -> &'static DateWords {
    writer().language.dates()
}

/// Writes texts and numbers, and reads numbers and dates, by the preferences. Tabs and view models are given it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Formatter {
    pub(crate) language: Language,
    pub(crate) numbers: Numbers,
    /// The order of day and month in a typed date.
    pub(crate) dates: DateOrder,
}

/// For cells of tables, and for what is exported.
impl Locale for Formatter {
    fn code(&self) -> &'static str {
        self.language.code()
    }

    fn marks(&self) -> Marks {
        self.numbers.marks()
    }

    fn dates(&self) -> &'static DateWords {
        self.language.dates()
    }

    fn text(&self, text: &Text) -> String {
        Self::text(*self, text)
    }
}

impl Formatter {
    /// The thousands separator and the decimal mark.
    pub(crate) const fn marks(self) -> Marks {
        self.numbers.marks()
    }

    /// A text in the language; amounts in it have no currency.
    pub(crate) fn text(self, text: &Text) -> String {
        self.language.text(text, &|cell| self.argument(cell))
    }

    /// A value in a text. Percentages are without their sign, which the text has.
    pub(crate) fn argument(self, cell: &Cell) -> String {
        match cell {
            Cell::Day(of) => self.language.dates().days(*of, *of),
            Cell::Moment(at) => self.language.dates().format(*at, DATED),
            Cell::Period(period) => period.name_in(self.language.dates()),
            Cell::Message(text) => self.text(text),
            Cell::Joined(cells) => cells.iter().map(|cell| self.argument(cell)).collect(),
            Cell::Empty | Cell::Text(_) | Cell::Class(_) => cell.to_string(),
            Cell::Whole(_) | Cell::Money(_) | Cell::Price(_) | Cell::Percent(_) | Cell::Quantity(_) => {
                self.grouped(&cell.to_string())
            }
        }
    }

    /// The name of a country by its code; any other text as it is.
    pub(crate) fn country(self, code: &str) -> &str {
        country_name(code.trim()).map_or(code, |name| self.language.label(name))
    }

    /// An address with the name of its country, as it is typed.
    pub(crate) fn address(self, address: &Address) -> Address {
        Address { country: self.country(&address.country).to_owned(), ..address.clone() }
    }

    /// A count: `1,284`.
    pub(crate) fn count(self, number: i64) -> String {
        self.grouped(&number.to_string())
    }

    /// A plain decimal with separators and the minus sign U+2212: `-1234.5` becomes `−1,234.5`.
    pub(crate) fn grouped(self, number: &str) -> String {
        decimal::grouped(number, self.marks())
    }

    /// A count with its noun: `1 rate`, `214 rates`.
    pub(crate) fn counted(self, number: i64, one: &str, many: &str) -> String {
        format!("{} {}", self.count(number), self.language.label(if number == 1 { one } else { many }))
    }

    /// A percentage without its sign, with as many decimals as it has: `20`, `7.125`.
    pub(crate) fn percentage(self, percent: Percent) -> String {
        self.percentage_with(percent, 0)
    }

    /// The same with at least so many decimals, for a column: `20.0` with one.
    pub(crate) fn percentage_with(self, percent: Percent, decimals: u32) -> String {
        self.grouped(&percent.to_text_with(decimals))
    }

    /// A percentage with its sign: `20%`, and as the language of the window has it.
    pub(crate) fn percent(self, percent: Percent) -> String {
        Locale::percent(&self, &self.percentage(percent))
    }

    /// A tax with its percentage, `VAT 20%`, unless its name has another one.
    pub(crate) fn tax(self, name: &str, percent: Option<Percent>) -> String {
        let Some(percent) = percent else { return name.to_owned() };
        let bare = without_percent(name, percent);
        if bare.contains('%') {
            return bare.to_owned();
        }
        format!("{bare} {}", self.percent(percent)).trim_start().to_owned()
    }

    /// Tenths of a percent: `11.5%`; without the decimal from 1,000% on.
    pub(crate) fn tenths(self, tenths: i128) -> String {
        let (sign, size) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
        let decimal = if size < 10_000 { format!(".{}", size % 10) } else { String::new() };
        Locale::percent(&self, &self.grouped(&format!("{sign}{}{decimal}", size / 10)))
    }

    /// A part in whole percent: `12%` of 0.12.
    pub(crate) fn whole_percent(self, part: f32) -> String {
        Locale::percent(&self, &format!("{:.0}", part * 100.0))
    }

    /// A part of a whole in percent with one decimal, `11.5%`, half away from zero; a dash when the whole is
    /// not positive.
    pub(crate) fn share(self, part: Money, whole: Money) -> String {
        let (part, whole) = (i128::from(part.ten_thousandths()), i128::from(whole.ten_thousandths()));
        if whole <= 0 {
            return "–".to_owned();
        }
        self.tenths((part * 2_000 + whole * part.signum()) / (whole * 2))
    }
}

/// Writes amounts of one currency.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Amounts {
    currency: Currency,
    pub(crate) formatter: Formatter,
}

impl Amounts {
    pub(crate) const fn new(currency: Currency, formatter: Formatter) -> Self {
        Self { currency, formatter }
    }

    /// For columns whose heading names the currency: `−1,234.50`.
    pub(crate) fn plain(self, amount: Money) -> String {
        self.formatter.grouped(&amount.to_text(self.currency.decimals()))
    }

    /// For text fields: rounded to the currency's decimals only where that loses nothing.
    pub(crate) fn typed(self, amount: Money) -> String {
        let shown = amount.to_text(self.currency.decimals());
        let is_all = Money::parse(&shown) == Some(amount);
        self.formatter.grouped(&if is_all { shown } else { amount.to_exact_text() })
    }

    /// A unit price with every decimal it has; also for text fields.
    pub(crate) fn price(self, price: UnitPrice) -> String {
        self.formatter.grouped(&price.to_text(self.currency.decimals()))
    }

    /// A text whose amounts have the currency.
    pub(crate) fn text(self, text: &Text) -> String {
        self.formatter.language.text(text, &|cell| match cell {
            Cell::Money(_) | Cell::Price(_) | Cell::Joined(_) => self.told(cell),
            cell => self.formatter.argument(cell),
        })
    }

    /// A value in running text.
    pub(crate) fn told(self, cell: &Cell) -> String {
        match cell {
            Cell::Money(amount) => self.signed(*amount),
            Cell::Price(price) => self.price(*price),
            Cell::Percent(value) => {
                let percent = Percent::from_ten_thousandths(*value);
                percent.map(|percent| self.formatter.percent(percent)).unwrap_or_default()
            }
            Cell::Joined(cells) => cells.iter().map(|cell| self.told(cell)).collect(),
            Cell::Message(text) => self.text(text),
            cell => self.formatter.argument(cell),
        }
    }

    /// A cell of a table, in a column of this kind.
    pub(crate) fn cell(self, kind: Kind, cell: &Cell) -> String {
        cell.written(kind, self.currency, &self.formatter)
    }

    pub(crate) const fn currency(self) -> Currency {
        self.currency
    }

    /// For running text and tooltips: `£1,234.50`, `−£1,234.50`, `−1.234,50 €`.
    pub(crate) fn signed(self, amount: Money) -> String {
        self.with_sign(&self.plain(amount))
    }

    /// For axes, where amounts are round: `£1,200`, `£0.50`.
    pub(crate) fn short(self, amount: Money) -> String {
        let whole = amount.to_text(0);
        let is_whole = Money::parse(&whole) == Some(amount);
        self.with_sign(&if is_whole { self.formatter.grouped(&whole) } else { self.typed(amount) })
    }

    /// The message for a text that is not an amount, with an example.
    pub(crate) fn mistake(self) -> String {
        let amount = self.plain(Money::from_ten_thousandths(125_000));
        self.formatter.text(&text!("This is not an amount. Write it like {amount}", amount))
    }

    /// The currency sign for headings of columns: `£`.
    pub(crate) fn sign(&self) -> &str {
        self.currency.sign()
    }

    /// Puts the sign where the number format has it.
    fn with_sign(self, text: &str) -> String {
        let sign = self.currency.sign();
        let (minus, size) = text.strip_prefix(MINUS).map_or(("", text), |size| (MINUS, size));
        match self.formatter.numbers {
            Numbers::Point if !sign.chars().all(char::is_alphabetic) => format!("{minus}{sign}{size}"),
            Numbers::Point | Numbers::Apostrophe => format!("{minus}{sign}\u{a0}{size}"),
            Numbers::Comma | Numbers::Space => format!("{minus}{size}\u{a0}{sign}"),
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

    /// The format of a locale such as `de_AT.UTF-8` (CLDR, the separators of its numbers).
    pub(crate) fn of_locale(locale: &str) -> Self {
        let name = locale.split(['.', '@']).next().unwrap_or_default();
        let (language, territory) = name.split_once(['_', '-']).unwrap_or((name, ""));
        match (language, territory) {
            ("de" | "it" | "rm", "CH" | "LI") => Self::Apostrophe,
            ("es", "MX" | "US" | "PR" | "GT" | "HN" | "NI" | "PA" | "PE" | "SV" | "DO") => Self::Point,
            ("de", "AT")
            | ("pt", "PT")
            | (
                "fr" | "ru" | "uk" | "be" | "pl" | "cs" | "sk" | "sv" | "nb" | "nn" | "no" | "fi" | "hu"
                | "bg" | "et" | "lv" | "lt" | "hy" | "ka" | "kk",
                _,
            ) => Self::Space,
            (
                "de" | "nl" | "es" | "it" | "pt" | "da" | "el" | "tr" | "id" | "vi" | "ro" | "hr" | "sl"
                | "sr" | "bs" | "mk" | "is" | "ca" | "gl" | "eu",
                _,
            ) => Self::Comma,
            _ => Self::Point,
        }
    }
}

pub(crate) const NO_DATE: &str = label!("This is not a date. Write it like 19 Nov 2026");

/// As typed in fields: `19 Nov 2026`.
pub(crate) fn day(day: Day) -> String {
    dates().days(day, day)
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
    dates().format(at, "%-d %b %H:%M")
}

/// `19 Nov 2026 14:07`.
pub(crate) fn dated(at: Local) -> String {
    dates().format(at, DATED)
}

/// `Sat 17 October` for a range within one day, `October 2026` for a longer one.
pub(crate) fn heading(first: Local, last: Local) -> String {
    let pattern = if first.day == last.day { "%a %-d %B" } else { "%B %Y" };
    dates().format(first, pattern)
}

const MINUS: &str = "−";
/// The pattern of a date with a time.
const DATED: &str = "%-d %b %Y %H:%M";

#[cfg(test)]
mod tests {
    use super::*;
    use domain::invoice::words::PaperWords;
    use domain::text;

    fn amounts(currency: &str, numbers: Numbers) -> Amounts {
        Amounts::new(Currency::parse(currency).unwrap(), Formatter { numbers, ..Formatter::default() })
    }

    #[test]
    fn amounts_are_written_for_people() {
        let (point, comma, space, apostrophe) =
            (Numbers::Point, Numbers::Comma, Numbers::Space, Numbers::Apostrophe);
        for (currency, numbers, amount, plain, signed, short) in [
            ("GBP", point, "1234567.5", "1,234,567.50", "£1,234,567.50", "£1,234,567.50"),
            ("GBP", point, "-412.3", "−412.30", "−£412.30", "−£412.30"),
            ("GBP", point, "0", "0.00", "£0.00", "£0"),
            ("GBP", point, "1200", "1,200.00", "£1,200.00", "£1,200"),
            ("CHF", point, "-5", "−5.00", "−CHF\u{a0}5.00", "−CHF\u{a0}5"),
            ("EUR", comma, "1234.5", "1.234,50", "1.234,50\u{a0}€", "1.234,50\u{a0}€"),
            ("EUR", comma, "-0.5", "−0,50", "−0,50\u{a0}€", "−0,50\u{a0}€"),
            ("EUR", space, "1234.5", "1\u{a0}234,50", "1\u{a0}234,50\u{a0}€", "1\u{a0}234,50\u{a0}€"),
            ("CHF", apostrophe, "1234.5", "1’234.50", "CHF\u{a0}1’234.50", "CHF\u{a0}1’234.50"),
            ("JPY", point, "1200", "1,200", "¥1,200", "¥1,200"),
            ("KWD", comma, "0.5", "0,500", "0,500\u{a0}KWD", "0,500\u{a0}KWD"),
        ] {
            let (amounts, amount) = (amounts(currency, numbers), Money::parse(amount).unwrap());
            assert_eq!(
                (amounts.plain(amount), amounts.signed(amount), amounts.short(amount)),
                (plain.to_owned(), signed.to_owned(), short.to_owned()),
                "{currency} {numbers:?}"
            );
        }
        assert_eq!(amounts("KWD", comma).mistake(), "This is not an amount. Write it like 12,500");
    }

    #[test]
    fn shares_are_rounded_to_a_tenth() {
        let money = |text: &str| Money::parse(text).unwrap();
        for (part, whole, numbers, expected) in [
            ("1", "3", Numbers::Point, "33.3%"),
            ("2", "3", Numbers::Comma, "66,7%"),
            ("-1", "3", Numbers::Point, "−33.3%"),
            ("24", "1", Numbers::Comma, "2.400%"),
            ("1", "0", Numbers::Point, "–"),
        ] {
            let formatter = Formatter { numbers, ..Formatter::default() };
            assert_eq!(formatter.share(money(part), money(whole)), expected, "{part} of {whole}");
        }
    }

    #[test]
    fn a_tax_has_its_percentage_once() {
        let formatter = Formatter { numbers: Numbers::Comma, ..Formatter::default() };
        for (name, percent, expected) in [
            ("VAT", Some("20"), "VAT 20%"),
            ("QST", Some("9.975"), "QST 9,975%"),
            ("VAT 20%", Some("20"), "VAT 20%"),
            ("MwSt. 19,5 %", Some("19.5"), "MwSt. 19,5%"),
            ("20%", Some("20"), "20%"),
            ("VAT 20% off", Some("20"), "VAT 20% off"),
            ("VAT 17%", Some("20"), "VAT 17%"),
            ("", Some("7.1234"), "7,1234%"),
            ("Tax", None, "Tax"),
        ] {
            let percent = percent.map(|percent| Percent::parse(percent).unwrap());
            assert_eq!(formatter.tax(name, percent), expected);
        }
    }

    #[test]
    fn a_rate_is_written_as_on_paper() {
        let percent = Percent::parse("9.975").unwrap();
        for language in Language::ALL {
            let numbers = if language == Language::English { Numbers::Point } else { Numbers::Comma };
            let formatter = Formatter { language, numbers, ..Formatter::default() };
            assert_eq!(formatter.percent(percent), PaperWords::of(language.code()).percent(percent));
        }
        let german = Formatter { language: Language::German, ..Formatter::default() };
        assert_eq!([german.tenths(115), german.whole_percent(0.25)], ["11.5\u{a0}%", "25\u{a0}%"]);
        assert_eq!(german.text(&text!("{percent}%", percent)), "9.975\u{a0}%");
    }

    #[test]
    fn a_locale_has_a_number_format() {
        for (locale, expected) in [
            ("de_DE.UTF-8", "1.234,50"),
            ("de_AT", "1\u{a0}234,50"),
            ("de-DE", "1.234,50"),
            ("en-US", "1,234.50"),
            ("de_CH.UTF-8", "1’234.50"),
            ("fr_FR@euro", "1\u{a0}234,50"),
            ("pt_BR", "1.234,50"),
            ("es_MX", "1,234.50"),
            ("en_GB.UTF-8", "1,234.50"),
            ("C.UTF-8", "1,234.50"),
            ("", "1,234.50"),
        ] {
            let numbers = Numbers::of_locale(locale);
            let label = Numbers::ALL.into_iter().find(|(one, _)| *one == numbers).map(|(_, label)| label);
            assert_eq!(label, Some(expected), "{locale}");
        }
    }
}
