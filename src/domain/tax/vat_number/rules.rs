//! The forms and the check digits of VAT numbers by country.
//!
//! The forms of the members of the European Union and of Northern Ireland are those of the European Commission's
//! VIES, "frequently asked questions", question 11 (ec.europa.eu/taxation_customs/vies/#/faq); the others are
//! those of the national authority that is named at the rule.
//!
//! The check digits of the members are by the rules that their authorities gave the Commission for VIES ("VAT number
//! construction rules"); Germany and Croatia use ISO 7064 MOD 11,10, Sweden, Italy and Canada the sum of Luhn (ISO
//! 7812-1). Those of other countries are by the rules of their registers.

use crate::label;

/// The rule of one country.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rule {
    /// The two letters before a number.
    pub prefix: &'static str,
    /// Two other letters that people write there.
    pub other_prefix: Option<&'static str>,
    /// The code of the country in addresses.
    pub country: &'static str,
    /// The forms without the letters of the country: `9` is a digit, `@` a letter, `#` a letter or digit, `?` a
    /// letter, `+` or `*`.
    pub forms: &'static [&'static str],
    /// The forms in words, after "has".
    pub words: &'static str,
    /// A number with right check digits.
    pub example: &'static str,
    /// Letters after the number that are not part of it.
    pub endings: &'static [&'static str],
    /// The length up to which a number that lacks one leading zero is filled.
    pub filled: Option<usize>,
    /// Checks the check digits of a number that has one of the forms and no letters of its country.
    pub check: fn(&str) -> bool,
    /// True if there is no public rule for the check digits of such a number.
    pub is_unruled: fn(&str) -> bool,
}

/// A rule with nothing after the number, and nothing to fill.
const fn rule(
    prefix: &'static str,
    forms: &'static [&'static str],
    words: &'static str,
    example: &'static str,
    check: fn(&str) -> bool,
) -> Rule {
    Rule {
        prefix,
        other_prefix: None,
        country: prefix,
        forms,
        words,
        example,
        endings: &[],
        filled: None,
        check,
        is_unruled: |_| false,
    }
}

/// All rules, by prefix.
pub(super) const RULES: &[Rule] = &[
    rule("AT", &["U99999999"], label!("U and 8 digits"), "ATU39099603", austria),
    // Australian Business Register: an ABN has 11 digits, the first two of which are the check digits.
    rule("AU", &["99999999999"], label!("11 digits (the ABN)"), "51 824 753 556", |n| {
        !n.starts_with('0') && sum(n, &[10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], 89) == 10
    }),
    Rule {
        filled: Some(10),
        ..rule("BE", &["0999999999", "1999999999"], label!("10 digits after 0 or 1"), "BE0745688785", |n| {
            97 - value(n, 0..8) % 97 == value(n, 8..10)
        })
    },
    rule("BG", &["999999999", "9999999999"], label!("9 or 10 digits"), "BG290922656", bulgaria),
    // Canada Revenue Agency: a business number has 9 digits; RT and 4 digits, the account of GST/HST, have no check digit.
    rule(
        "CA",
        &["999999999", "999999999RT9999"],
        label!("9 digits, and perhaps RT and 4 digits"),
        "844559922 RT0001",
        |n| is_luhn(n, 9),
    ),
    // Swiss Federal Statistical Office: the UID has 8 digits and a check digit; MWST, TVA or IVA after it stand
    // for the register of VAT, in the national languages.
    Rule {
        endings: &["MWST", "TVA", "IVA"],
        ..rule("CH", &["E999999999"], label!("E and 9 digits"), "CHE-109.181.635", |n| {
            sum(n, &[5, 4, 3, 2, 7, 6, 5, 4, 1], 11) == 0
        })
    },
    rule("CY", &["99999999@"], label!("8 digits and a letter"), "CY14918222C", cyprus),
    Rule {
        // Of persons born before 1954.
        is_unruled: |n| n.len() == 9 && !n.starts_with('6'),
        ..rule(
            "CZ",
            &["99999999", "999999999", "9999999999"],
            label!("8, 9 or 10 digits"),
            "CZ77706013",
            czechia,
        )
    },
    rule("DE", &["999999999"], label!("9 digits"), "DE457281227", |n| !n.starts_with('0') && is_mod_11_10(n)),
    rule("DK", &["99999999"], label!("8 digits"), "DK21230669", |n| {
        !n.starts_with('0') && sum(n, &[2, 7, 6, 5, 4, 3, 2, 1], 11) == 0
    }),
    rule("EE", &["999999999"], label!("9 digits"), "EE750845159", |n| {
        sum(n, &[3, 7, 1, 3, 7, 1, 3, 7, 1], 10) == 0
    }),
    Rule {
        country: "GR",
        other_prefix: Some("GR"),
        filled: Some(9),
        ..rule("EL", &["999999999"], label!("9 digits"), "EL163562076", |n| {
            sum(n, &[256, 128, 64, 32, 16, 8, 4, 2], 11) % 10 == last(n)
        })
    },
    rule(
        "ES",
        &["99999999@", "@9999999#"],
        label!("a letter, 7 digits and a letter or digit, or 8 digits and a letter"),
        "ESB29870649",
        spain,
    ),
    // Sellers of electronic services from outside of the Union, in the non-Union scheme (Article 362 of Directive
    // 2006/112/EC).
    Rule { is_unruled: |_| true, ..rule("EU", &["999999999"], label!("9 digits"), "EU826010755", |_| true) },
    rule("FI", &["99999999"], label!("8 digits"), "FI04053732", |n| {
        sum(n, &[7, 9, 10, 5, 8, 4, 2, 1], 11) == 0
    }),
    Rule {
        is_unruled: |n| n.get(..2).is_none_or(|key| key.contains(|c: char| !c.is_ascii_digit())),
        ..rule("FR", &["##999999999"], label!("2 letters or digits and 9 digits"), "FR83404833048", france)
    },
    Rule { other_prefix: Some("UK"), ..rule("GB", BRITISH, BRITISH_WORDS, "GB722632652", britain) },
    rule("HR", &["99999999999"], label!("11 digits"), "HR83594473145", is_mod_11_10),
    rule("HU", &["99999999"], label!("8 digits"), "HU42994840", |n| {
        sum(n, &[9, 7, 3, 1, 9, 7, 3, 1], 10) == 0
    }),
    rule(
        "IE",
        &["9999999@", "9999999@@", "9?99999@"],
        label!("7 digits and one or two letters"),
        "IE1827469B",
        ireland,
    ),
    rule("IT", &["99999999999"], label!("11 digits"), "IT00743110157", |n| {
        !n.starts_with("0000000") && is_luhn(n, 11)
    }),
    rule(
        "LT",
        &["999999919", "999999999919"],
        label!("9 or 12 digits, the last but one of which is 1"),
        "LT401760210",
        lithuania,
    ),
    rule("LU", &["99999999"], label!("8 digits"), "LU51164472", |n| value(n, 0..6) % 89 == value(n, 6..8)),
    Rule {
        is_unruled: |n| n.starts_with("32"),
        ..rule("LV", &["99999999999"], label!("11 digits"), "LV40003521600", latvia)
    },
    rule("MT", &["99999999"], label!("8 digits"), "MT29318054", |n| {
        sum(n, &[3, 4, 6, 7, 8, 9, 10, 1], 37) == 0
    }),
    rule("NL", &["999999999B99"], label!("9 digits, B and 2 digits"), "NL956416871B67", netherlands),
    // Brønnøysund Register Centre: the organisation number, with MVA where it is in the register of VAT.
    Rule {
        endings: &["MVA"],
        ..rule("NO", &["999999999"], label!("9 digits"), "NO647228739MVA", |n| {
            sum(n, &[3, 2, 7, 6, 5, 4, 3, 2, 1], 11) == 0
        })
    },
    // Inland Revenue: the GST number is the IRD number, of 8 or 9 digits.
    Rule {
        filled: Some(9),
        ..rule("NZ", &["999999999"], label!("8 or 9 digits (the IRD number)"), "49-091-850", new_zealand)
    },
    rule("PL", &["9999999999"], label!("10 digits"), "PL7538475530", |n| {
        sum(n, &[6, 5, 7, 2, 3, 4, 5, 6, 7], 11) == last(n)
    }),
    // Checks of 10 and 11 are 0.
    rule("PT", &["999999999"], label!("9 digits"), "PT950833991", |n| {
        !n.starts_with('0') && (11 - sum(n, DOWN_FROM_9, 11)) % 11 % 10 == last(n)
    }),
    // The weights are for ten digits, with zeros before shorter numbers.
    rule("RO", ROMANIAN, label!("2 to 10 digits"), "RO50555253", |n| {
        let filled = format!("{n:0>10}");
        !n.starts_with('0') && sum(&filled, &[7, 5, 3, 2, 1, 7, 5, 3, 2], 11) * 10 % 11 % 10 == last(n)
    }),
    // The number of the company, and two digits that count its registrations from 01.
    rule("SE", &["999999999999"], label!("12 digits"), "SE561789079201", |n| {
        is_luhn(n, 10) && !n.ends_with("00")
    }),
    rule("SI", &["99999999"], label!("8 digits"), "SI78491495", |n| {
        let sum = sum(n, DOWN_FROM_8, 11);
        !n.starts_with('0') && sum != 0 && (11 - sum) % 10 == last(n)
    }),
    rule("SK", &["9999999999"], label!("10 digits"), "SK6249144374", |n| {
        !n.starts_with('0') && value(n, 0..10).is_multiple_of(11)
    }),
    Rule { country: "GB", ..rule("XI", BRITISH, BRITISH_WORDS, "XI722632652", britain) },
];

/// Government departments have GD and health authorities HA.
const BRITISH: &[&str] = &["999999999", "999999999999", "GD999", "HA999"];
const BRITISH_WORDS: &str = label!("9 or 12 digits");
const ROMANIAN: &[&str] =
    &["99", "999", "9999", "99999", "999999", "9999999", "99999999", "999999999", "9999999999"];

const DOWN_FROM_8: &[u32] = &[8, 7, 6, 5, 4, 3, 2];
const DOWN_FROM_9: &[u32] = &[9, 8, 7, 6, 5, 4, 3, 2];

/// The digits of a number, without its letters.
fn digits(number: &str) -> impl DoubleEndedIterator<Item = u32> {
    number.chars().filter_map(|c| c.to_digit(10))
}

/// The last digit.
fn last(number: &str) -> u32 {
    digits(number).next_back().unwrap_or_default()
}

/// The sum of the digits, each times its weight, modulo a number; digits without a weight do not count.
fn sum(number: &str, weights: &[u32], modulo: u32) -> u32 {
    digits(number).zip(weights).map(|(digit, weight)| digit * weight).sum::<u32>() % modulo
}

/// A part of a number as a number.
fn value(number: &str, range: std::ops::Range<usize>) -> u64 {
    number.get(range).and_then(|part| part.parse().ok()).unwrap_or_default()
}

/// The letter at a place.
fn letter(letters: &str, at: u32) -> Option<char> {
    letters.chars().nth(usize::try_from(at).ok()?)
}

/// The sum of Luhn: every second digit is doubled, and the digits of the product are added.
fn luhn(digits: impl Iterator<Item = u32>) -> u32 {
    let doubled = |digit: u32| digit * 2 / 10 + digit * 2 % 10;
    digits.enumerate().map(|(at, digit)| if at % 2 == 1 { doubled(digit) } else { digit }).sum()
}

/// True if the sum of Luhn of the first digits is a multiple of 10, from the right.
fn is_luhn(number: &str, length: usize) -> bool {
    luhn(digits(number.get(..length).unwrap_or(number)).rev()).is_multiple_of(10)
}

/// ISO 7064 MOD 11,10, whose last digit is the check digit.
fn is_mod_11_10(number: &str) -> bool {
    let others = digits(number).take(number.len() - 1);
    let product = others.fold(10, |product, digit| match (digit + product) % 10 {
        0 => 20 % 11,
        sum => 2 * sum % 11,
    });
    (11 - product) % 10 == last(number)
}

fn austria(number: &str) -> bool {
    (96 - luhn(digits(number).take(7))) % 10 == last(number)
}

/// Companies have 9 digits; persons 10, by one of three rules (citizens, foreigners, others).
fn bulgaria(number: &str) -> bool {
    if number.len() == 9 {
        let check = match sum(number, &[1, 2, 3, 4, 5, 6, 7, 8], 11) {
            10 => sum(number, &[3, 4, 5, 6, 7, 8, 9, 10], 11),
            check => check,
        };
        return check % 10 == last(number);
    }
    let citizen = sum(number, &[2, 4, 8, 5, 10, 9, 7, 3, 6], 11) % 10;
    let foreigner = sum(number, &[21, 19, 17, 13, 11, 9, 7, 3, 1], 10);
    let other = (11 - sum(number, &[4, 3, 2, 7, 6, 5, 4, 3, 2], 11)) % 11;
    [citizen, foreigner, other].contains(&last(number))
}

fn cyprus(number: &str) -> bool {
    const ODD: [u32; 10] = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
    let place = |(at, digit): (usize, u32)| match at % 2 {
        0 => ODD.get(usize::try_from(digit).ok()?).copied(),
        _ => Some(digit),
    };
    let sum: u32 = digits(number).enumerate().filter_map(place).sum();
    number.chars().last() == char::from_u32(u32::from(b'A') + sum % 26) && !number.starts_with("12")
}

/// Companies have 8 digits; persons 9 (after 6) or 10.
fn czechia(number: &str) -> bool {
    let check = |number: &str| 11 - sum(number, DOWN_FROM_8, 11);
    match number.len() {
        8 => !number.starts_with('9') && check(number) % 10 == last(number),
        9 => (19 - check(number.get(1..).unwrap_or_default())) % 10 == last(number),
        _ => {
            let is_ten = value(number, 0..9) % 11 == 10 && last(number) == 0;
            is_ten || value(number, 0..10).is_multiple_of(11)
        }
    }
}

/// The first two characters are a key of the company's number (SIREN). The rule of keys with letters is not
/// public. The numbers of Monaco begin with 000 and have no check digit of their own.
fn france(number: &str) -> bool {
    let siren = number.get(2..).unwrap_or_default();
    let is_siren = siren.starts_with("000") || is_luhn(siren, 9);
    is_siren && (12 + 3 * (value(siren, 0..9) % 97)) % 97 == value(number, 0..2)
}

/// The last two of nine digits make the weighted sum a multiple of 97, or since 2009 of 97 less 55.
fn britain(number: &str) -> bool {
    if let Some(department) = number.strip_prefix("GD") {
        return department < "500";
    }
    if let Some(authority) = number.strip_prefix("HA") {
        return authority >= "500";
    }
    matches!(sum(number, &[8, 7, 6, 5, 4, 3, 2, 10, 1], 97), 0 | 42)
}

/// Since 2013 a second letter may follow, which counts too. Old numbers have a letter, `+` or `*` in second
/// place, and their first digit counts last.
fn ireland(number: &str) -> bool {
    const LETTERS: &str = "WABCDEFGHIJKLMNOPQRSTUV";
    let weights: &[u32] = if digits(number).count() == 6 { &[2, 7, 6, 5, 4, 3] } else { DOWN_FROM_8 };
    let second = match number.chars().nth(8) {
        Some(letter) => LETTERS.chars().take(10).zip(0..).find(|(one, _)| *one == letter).map(|(_, at)| at),
        None => Some(0),
    };
    second.is_some_and(|second| {
        number.chars().nth(7) == letter(LETTERS, (sum(number, weights, 23) + 9 * second) % 23)
    })
}

/// Companies begin with 4 to 9. Of persons, those whose number begins with 32 have no public rule.
fn latvia(number: &str) -> bool {
    if number.starts_with(['0', '1', '2', '3']) {
        return (1 + sum(number, &[10, 5, 8, 4, 2, 1, 6, 3, 7, 9], 11)) % 11 % 10 == last(number);
    }
    sum(number, &[9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1], 11) == 3
}

fn lithuania(number: &str) -> bool {
    // All digits but the last have a weight.
    let check = |weights: [u32; 11]| sum(number, weights.get(..number.len() - 1).unwrap_or_default(), 11);
    let check = match check([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2]) {
        10 => check([3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4]) % 10,
        check => check,
    };
    check == last(number)
}

/// Companies keep the rule of the citizen service number; since 2020 sole traders have numbers by ISO 7064 MOD
/// 97-10 over `NL` and the whole number, with letters as 10 to 35.
fn netherlands(number: &str) -> bool {
    let is_old = sum(number, &[9, 8, 7, 6, 5, 4, 3, 2, 10], 11) == 0;
    let whole = format!("NL{number}");
    let rest = whole.chars().filter_map(|c| c.to_digit(36)).fold(0, |rest, value| {
        let shift = if value > 9 { 100 } else { 10 };
        (rest * shift + value) % 97
    });
    is_old || rest == 1
}

/// A second set of weights is for those whose first check digit would be 10. Numbers are from 10,000,000 to
/// 150,000,000.
fn new_zealand(number: &str) -> bool {
    let check = |weights: [u32; 8]| (11 - sum(number, &weights, 11)) % 11;
    let check = match check([3, 2, 7, 6, 5, 4, 3, 2]) {
        10 => check([7, 4, 3, 2, 5, 2, 7, 6]),
        check => check,
    };
    (10_000_000..=150_000_000).contains(&value(number, 0..9)) && check == last(number)
}

/// Citizens have 8 digits and a letter, foreigners X, Y or Z and 7 digits, a few persons K, L or M; the letter is
/// of a sum modulo 23. Other numbers begin with the letter of the kind of organisation, and end with a digit or
/// its letter.
fn spain(number: &str) -> bool {
    const LETTERS: &str = "TRWAGMYFPDXBNJZSQVHLCKE";
    const CONTROLS: &str = "JABCDEFGHI";
    let end = number.chars().last();
    let before = match number.chars().next() {
        Some('X' | 'K' | 'L' | 'M') => 0,
        Some('Y') => 1,
        Some('Z') => 2,
        Some('0'..='9') => value(number, 0..1),
        _ => {
            // From the first on, every second of the seven digits is doubled.
            let control = (10 - luhn(std::iter::once(0).chain(digits(number).take(7))) % 10) % 10;
            return end == char::from_digit(control, 10) || end == letter(CONTROLS, control);
        }
    };
    let rest = (before * 10_000_000 + value(number, 1..8)) % 23;
    end == u32::try_from(rest).ok().and_then(|rest| letter(LETTERS, rest))
}
