//! The currency that a file writes beside an amount or in the heading of its column. An amount in another currency
//! than the shop's would be added to its own.

use super::FieldResult;
use domain::shop::settings::Currency;
use domain::text;
use domain::text::Text;
use domain::text::lenient::number::{NumberStyle, bare_number};

/// Currencies that headings name. Codes that are words of headings too (ALL, TOP, TRY) are left out.
const IN_HEADINGS: [&str; 27] = [
    "USD", "EUR", "GBP", "CHF", "CAD", "AUD", "NZD", "JPY", "CNY", "INR", "SEK", "NOK", "DKK", "PLN", "CZK",
    "HUF", "RON", "BGN", "ZAR", "SGD", "HKD", "MXN", "BRL", "AED", "ILS", "KRW", "THB",
];

/// Signs of one currency, or of currencies that all have this one as their sign.
const OWN_SIGNS: [&str; 6] = ["€", "¥", "₹", "₽", "₺", "₴"];

/// Currencies without a sign of their own here that are written with a dollar or pound sign all the same.
const WITH_DOLLAR: &str = "ARS BBD BMD BND BRL BSD BZD CLP COP CUP CVE DOP FJD GYD JMD KYD LRD MOP NAD NIO SBD SRD TOP \
                           TTD TWD UYU WST XCD";
const WITH_POUND: &str = "EGP FKP GIP LBP SDG SHP SSP SYP";

/// The text beside the digits of an amount; `None` where there is none.
pub(super) fn mark(text: &str) -> Option<String> {
    let is_currency = |c: &char| {
        c.is_alphabetic() || !(c.is_ascii() || c.is_whitespace() || "−–—’".contains(*c)) || *c == '$'
    };
    Some(text.chars().filter(is_currency).collect::<String>()).filter(|written| !written.is_empty())
}

/// True if a mark is the code or the sign of a currency.
pub(super) fn is_of(mark: &str, currency: Currency) -> bool {
    let sign = currency.sign();
    [currency.code(), sign].into_iter().any(|one| one.eq_ignore_ascii_case(mark))
        || mark.to_uppercase() == format!("{}{sign}", currency.code())
}

/// The mark beside an amount where it can only be that of another currency: a code, or a sign that this one is not
/// written with. Abbreviations (kr, Rs, lei) are not judged.
pub(super) fn another(text: &str, currency: Currency) -> Option<String> {
    let mark = mark(text).filter(|mark| !is_of(mark, currency))?;
    let is_listed = |list: &str| list.split_ascii_whitespace().any(|code| code == currency.code());
    let is_another = match mark.as_str() {
        "$" => currency.sign() != "$" && !is_listed(WITH_DOLLAR),
        "£" => !is_listed(WITH_POUND),
        sign if OWN_SIGNS.contains(&sign) => currency.sign() != sign,
        "US$" => currency != Currency::USD,
        code => code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase()),
    };
    is_another.then_some(mark)
}

/// The currency that the heading of an amount names where that is another one: `Price (USD)`, `price_usd`.
pub(super) fn another_in_heading(heading: &str, currency: Currency) -> Option<String> {
    let words = heading.split(|c: char| !c.is_alphanumeric()).map(str::to_ascii_uppercase);
    let mut codes = words.filter(|word| IN_HEADINGS.contains(&word.as_str()));
    let code = codes.find(|code| code != currency.code());
    let sign: String = heading
        .chars()
        .filter(|letter| "$£".contains(*letter) || OWN_SIGNS.contains(&letter.to_string().as_str()))
        .collect();
    code.or_else(|| another(&sign, currency))
}

/// A heading without the currency after it, and that: `Net (GBP)`.
pub(super) fn without_currency(heading: &str) -> (&str, Option<Currency>) {
    let parts = heading.trim().strip_suffix(')').and_then(|heading| heading.rsplit_once('('));
    match parts.and_then(|(heading, code)| Some((heading, Currency::parse(code)?))) {
        Some((heading, currency)) => (heading, Some(currency)),
        None => (heading, None),
    }
}

/// The currency that the number format of a spreadsheet shows beside a number: `[$€-407]`, `"$"#,##0.00`,
/// `#,##0.00\ "kr"`. `None` for a text that is none (`0" pcs"`), for the width of a sign that is left free (`_€`), and for
/// the format whose sign is that of whoever looks at it.
pub(super) fn in_format(code: &str) -> Option<String> {
    const OF_THE_READER: &str = "_($* ";
    if code.starts_with(OF_THE_READER) {
        return None;
    }
    let in_brackets = code.split("[$").skip(1).filter_map(|rest| rest.split(['-', ']']).next());
    let quoted = code.split('"').skip(1).step_by(2);
    let mut bare = String::new();
    let mut rest = code.chars();
    while let Some(letter) = rest.next() {
        match letter {
            '_' | '*' => drop(rest.next()),
            '[' => drop(rest.by_ref().find(|c| *c == ']')),
            '"' => drop(rest.by_ref().find(|c| *c == '"')),
            letter if letter == '$' || !letter.is_ascii() && !letter.is_whitespace() => bare.push(letter),
            _ => {}
        }
    }
    // Signs stand in each of the sections for amounts above and below zero.
    let bare = bare.chars().next().map(String::from).unwrap_or_default();
    let is_code = |word: &str| word.bytes().all(|byte| byte.is_ascii_uppercase());
    let is_currency = |word: &&str| {
        !word.is_empty()
            && bare_number(&format!("1 {word}")) == "1"
            && (!is_code(word) || IN_HEADINGS.contains(word))
    };
    let words = in_brackets.chain(quoted).map(str::trim).chain([bare.as_str()]);
    words.into_iter().find(is_currency).map(str::to_owned)
}

/// The refusal of an order in another currency.
pub fn of_another_shop(written: &str, currency: Currency) -> Text {
    text!(
        "its amounts are in {written}, and this shop counts in {currency}. Import it into a shop of its own currency",
        written,
        currency = currency.code()
    )
}

/// A number in a cell of this name; `None` for a blank one. Refused with the mark of another currency than
/// this one.
pub(super) fn read_cell<T>(
    name: &'static str,
    text: &str,
    (style, currency): (NumberStyle, Option<Currency>),
    parse: fn(&str) -> Option<T>,
) -> FieldResult<Option<T>> {
    let refused = |problem: Text| text!("{what}: {problem}", what = Text::new(name), problem);
    if let Some((written, currency)) =
        currency.and_then(|currency| Some((another(text, currency)?, currency)))
    {
        return Err(refused(of_another_shop(&written, currency)));
    }
    style.read_cell(text, parse).map_err(refused)
}

/// The refusal of a purchase in another currency.
pub(super) fn foreign(written: &str, currency: Currency) -> Text {
    text!(
        "its amounts are in {written}, and those of the shop in {currency}. Convert them to {currency}, at the exchange rate that your tax office accepts or that the bank charged, and import it again",
        written,
        currency = currency.code()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_in_another_currency_is_known_by_its_mark() {
        for (text, shop, expected) in [
            ("12.50", "GBP", None),
            ("£12.50", "GBP", None),
            ("12.50 GBP", "GBP", None),
            ("GBP£12.50", "GBP", None),
            ("$12.50", "GBP", Some("$")),
            ("(12.50 €)", "GBP", Some("€")),
            ("−12.50 €", "GBP", Some("€")),
            ("USD 12", "GBP", Some("USD")),
            ("US$12", "GBP", Some("US$")),
            ("US$12", "USD", None),
            ("$12", "CAD", None),
            ("$12", "ARS", None),
            ("$12", "CHF", Some("$")),
            ("£12", "EGP", None),
            ("¥12", "CNY", None),
            ("₹12", "EUR", Some("₹")),
            ("99 kr", "EUR", None),
            ("1.5E+3", "EUR", None),
            ("5 %", "EUR", None),
        ] {
            let shop = Currency::parse(shop).unwrap();
            assert_eq!(another(text, shop).as_deref(), expected, "{text} in {shop}");
        }
    }

    #[test]
    fn formats_of_spreadsheets_show_a_currency() {
        for (code, expected) in [
            ("[$€-407]#,##0.00", Some("€")),
            ("#,##0.00\\ [$€-1]", Some("€")),
            ("[$$-409]#,##0.00", Some("$")),
            ("[$USD] #,##0.00", Some("USD")),
            ("\"$\"#,##0.00;[Red]\\-\"$\"#,##0.00", Some("$")),
            ("_-* #,##0.00\\ \"€\"_-", Some("€")),
            ("#,##0.00\\ \"kr\"", Some("kr")),
            ("#,##0.00 €;-#,##0.00 €", Some("€")),
            ("$#,##0.00", Some("$")),
            ("_-* #,##0.00\\ _€_-", None),
            ("_($* #,##0.00_);_($* (#,##0.00)", None),
            ("0\" pcs\"", None),
            ("0\" PCS\"", None),
            ("[$-409]d-mmm-yy", None),
            ("#,##0.00", None),
            ("[Red]0.0%", None),
            ("General", None),
            ("\"€", Some("€")),
            ("", None),
        ] {
            assert_eq!(in_format(code).as_deref(), expected, "{code}");
        }
    }

    #[test]
    fn headings_name_a_currency() {
        for (heading, expected) in [
            ("Price (USD)", Some("USD")),
            ("price_eur", Some("EUR")),
            ("Price USD", Some("USD")),
            ("Price GBP", None),
            ("Unit price", None),
            ("Order Total €", Some("€")),
            ("Price (£)", None),
            ("Price ($)", Some("$")),
            ("Total of all", None),
        ] {
            let shop = Currency::parse("GBP").unwrap();
            assert_eq!(another_in_heading(heading, shop).as_deref(), expected, "{heading}");
        }
    }
}
