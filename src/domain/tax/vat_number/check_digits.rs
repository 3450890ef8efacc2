//! The check digits of VAT numbers, a function a country. Each is given a number of a right form without the
//! letters of its country, and returns `None` for forms without a public rule.
//!
//! The rules of the members of the European Union are those that their authorities gave the European Commission
//! for VIES ("VAT number construction rules"); Germany and Croatia use ISO 7064 MOD 11,10, Sweden, Italy and
//! Canada the sum of Luhn (ISO 7812-1). Those of other countries are their registers'.
#![expect(
    clippy::unnecessary_wraps,
    reason = "all rules have one type, whether or not each number has check digits"
)]

/// The digits of a number, without its letters.
fn digits(number: &str) -> Vec<u32> {
    number.chars().filter_map(|c| c.to_digit(10)).collect()
}

/// The sum of the digits, each times its weight; digits without a weight do not count.
fn weighted(digits: &[u32], weights: &[u32]) -> u32 {
    digits.iter().zip(weights).map(|(digit, weight)| digit * weight).sum()
}

/// The remainder of the weighted sum by 11.
fn mod_11(digits: &[u32], weights: &[u32]) -> u32 {
    weighted(digits, weights) % 11
}

/// A part of a number as a number.
fn value(number: &str, range: std::ops::Range<usize>) -> Option<u64> {
    number.get(range)?.parse().ok()
}

/// The sum of the digits of twice a digit.
fn doubled(digit: u32) -> u32 {
    digit * 2 / 10 + digit * 2 % 10
}

/// Whether the sum of Luhn is a multiple of 10: every second digit from the right is doubled.
fn is_luhn(digits: &[u32]) -> bool {
    let sum: u32 =
        digits.iter().rev().enumerate().map(|(at, d)| if at % 2 == 1 { doubled(*d) } else { *d }).sum();
    sum.is_multiple_of(10)
}

/// ISO 7064 MOD 11,10, whose last digit is the check digit.
fn is_mod_11_10(digits: &[u32]) -> bool {
    let Some((last, others)) = digits.split_last() else { return false };
    let product = others.iter().fold(10, |product, digit| match (digit + product) % 10 {
        0 => 20 % 11,
        sum => 2 * sum % 11,
    });
    (11 - product) % 10 == *last
}

/// Weights from `first` down to 2.
fn down_from(first: u32) -> Vec<u32> {
    (2..=first).rev().collect()
}

/// 11 less the remainder of the weighted sum of all digits but the last: 1 to 11.
fn eleven_less(digits: &[u32], weights: &[u32]) -> u32 {
    11 - mod_11(digits, weights)
}

pub(super) fn austria(number: &str) -> Option<bool> {
    let digits = digits(number);
    let (last, others) = digits.split_last()?;
    let sum: u32 = others.iter().enumerate().map(|(at, d)| if at % 2 == 1 { doubled(*d) } else { *d }).sum();
    Some((96 - sum) % 10 == *last)
}

pub(super) fn belgium(number: &str) -> Option<bool> {
    Some(97 - value(number, 0..8)? % 97 == value(number, 8..10)?)
}

/// Companies have 9 digits; persons 10, by one of three rules (citizens, foreigners, others).
pub(super) fn bulgaria(number: &str) -> Option<bool> {
    let digits = digits(number);
    let (last, others) = digits.split_last()?;
    if others.len() == 8 {
        let sum = match mod_11(others, &[1, 2, 3, 4, 5, 6, 7, 8]) {
            10 => mod_11(others, &[3, 4, 5, 6, 7, 8, 9, 10]),
            sum => sum,
        };
        return Some(sum % 10 == *last);
    }
    let citizen = mod_11(others, &[2, 4, 8, 5, 10, 9, 7, 3, 6]) % 10;
    let foreigner = weighted(others, &[21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
    let other = eleven_less(others, &[4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
    Some([citizen, foreigner, other].contains(last))
}

pub(super) fn croatia(number: &str) -> Option<bool> {
    Some(is_mod_11_10(&digits(number)))
}

pub(super) fn cyprus(number: &str) -> Option<bool> {
    const ODD: [u32; 10] = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
    let place = |at: usize, digit: &u32| match at % 2 {
        0 => ODD.get(usize::try_from(*digit).ok()?).copied(),
        _ => Some(*digit),
    };
    let sum: u32 = digits(number).iter().enumerate().filter_map(|(at, digit)| place(at, digit)).sum();
    let letter = char::from_u32(u32::from(b'A') + sum % 26)?;
    Some(number.ends_with(letter) && !number.starts_with("12"))
}

/// Companies have 8 digits; persons 9 (those born before 1954, without a check digit, or after 6) or 10.
pub(super) fn czechia(number: &str) -> Option<bool> {
    let digits = digits(number);
    let (last, others) = digits.split_last()?;
    match (number.len(), digits.first()?) {
        (8, 9) => Some(false),
        (8, _) => Some(eleven_less(others, &down_from(8)) % 10 == *last),
        (9, 6) => Some((19 - eleven_less(others.get(1..)?, &down_from(8))) % 10 == *last),
        (9, _) => None,
        _ => {
            let is_ten = value(number, 0..9)? % 11 == 10 && *last == 0;
            Some(is_ten || value(number, 0..10)?.is_multiple_of(11))
        }
    }
}

pub(super) fn denmark(number: &str) -> Option<bool> {
    let digits = digits(number);
    Some(digits.first()? != &0 && mod_11(&digits, &[2, 7, 6, 5, 4, 3, 2, 1]) == 0)
}

pub(super) fn estonia(number: &str) -> Option<bool> {
    Some(weighted(&digits(number), &[3, 7, 1, 3, 7, 1, 3, 7, 1]).is_multiple_of(10))
}

pub(super) fn finland(number: &str) -> Option<bool> {
    Some(mod_11(&digits(number), &[7, 9, 10, 5, 8, 4, 2, 1]) == 0)
}

/// The first two characters are a key of the company's number (SIREN). The rule of keys with letters is not
/// public. The numbers of Monaco begin with 000 and have no check digit of their own.
pub(super) fn france(number: &str) -> Option<bool> {
    let siren = value(number, 2..11)?;
    let key = value(number, 0..2)?;
    let is_siren = number.get(2..5)? == "000" || is_luhn(&digits(number.get(2..)?));
    Some(is_siren && (12 + 3 * (siren % 97)) % 97 == key)
}

pub(super) fn germany(number: &str) -> Option<bool> {
    Some(!number.starts_with('0') && is_mod_11_10(&digits(number)))
}

pub(super) fn greece(number: &str) -> Option<bool> {
    let digits = digits(number);
    Some(mod_11(&digits, &[256, 128, 64, 32, 16, 8, 4, 2]) % 10 == *digits.last()?)
}

/// The last two of nine digits make the weighted sum a multiple of 97, or since 2009 of 97 less 55.
pub(super) fn britain(number: &str) -> Option<bool> {
    if let Some(department) = number.strip_prefix("GD") {
        return Some(department < "500");
    }
    if let Some(authority) = number.strip_prefix("HA") {
        return Some(authority >= "500");
    }
    let sum = u64::from(weighted(&digits(number), &[8, 7, 6, 5, 4, 3, 2])) + value(number, 7..9)?;
    Some(sum.is_multiple_of(97) || (sum + 55).is_multiple_of(97))
}

pub(super) fn hungary(number: &str) -> Option<bool> {
    Some(weighted(&digits(number), &[9, 7, 3, 1, 9, 7, 3, 1]).is_multiple_of(10))
}

/// Since 2013 a second letter may follow, which counts too. Old numbers have a letter, `+` or `*` in second
/// place, and their first digit counts last.
pub(super) fn ireland(number: &str) -> Option<bool> {
    const LETTERS: &str = "WABCDEFGHIJKLMNOPQRSTUV";
    let mut digits = digits(number);
    if digits.len() == 6 {
        digits.rotate_left(1);
        digits.insert(0, 0);
    }
    let second = match number.chars().nth(8) {
        Some(letter) => match LETTERS.find(letter) {
            Some(at @ 0..10) => u32::try_from(at).ok()?,
            _ => return Some(false),
        },
        None => 0,
    };
    let sum = weighted(&digits, &down_from(8)) + 9 * second;
    let letter = LETTERS.chars().nth(usize::try_from(sum % 23).ok()?)?;
    Some(number.chars().nth(7) == Some(letter))
}

pub(super) fn italy(number: &str) -> Option<bool> {
    Some(!number.starts_with("0000000") && is_luhn(&digits(number)))
}

/// Companies begin with 4 to 9. Of persons, those whose number begins with 32 have no public rule.
pub(super) fn latvia(number: &str) -> Option<bool> {
    let digits = digits(number);
    if digits.first()? > &3 {
        return Some(mod_11(&digits, &[9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) == 3);
    }
    let sum = 1 + weighted(&digits, &[10, 5, 8, 4, 2, 1, 6, 3, 7, 9]);
    (!number.starts_with("32")).then_some(sum % 11 % 10 == *digits.last()?)
}

pub(super) fn lithuania(number: &str) -> Option<bool> {
    let digits = digits(number);
    let (last, others) = digits.split_last()?;
    let from = |first: u32| (first..).map(|weight| 1 + weight % 9).take(others.len()).collect::<Vec<u32>>();
    let sum = match mod_11(others, &from(0)) {
        10 => mod_11(others, &from(2)) % 10,
        sum => sum,
    };
    Some(sum == *last)
}

pub(super) fn luxembourg(number: &str) -> Option<bool> {
    Some(value(number, 0..6)? % 89 == value(number, 6..8)?)
}

pub(super) fn malta(number: &str) -> Option<bool> {
    let digits = digits(number);
    Some(weighted(&digits, &[3, 4, 6, 7, 8, 9, 10, 1]).is_multiple_of(37))
}

/// Companies keep the rule of the citizen service number; since 2020 sole traders have numbers by ISO 7064 MOD
/// 97-10 over `NL` and the whole number, with letters as 10 to 35.
pub(super) fn netherlands(number: &str) -> Option<bool> {
    let digits = digits(number);
    let is_old = mod_11(&digits, &down_from(9)) == *digits.get(8)?;
    let rest = format!("NL{number}").chars().try_fold(0, |rest, c| {
        let value = c.to_digit(36)?;
        Some((rest * if value > 9 { 100 } else { 10 } + value) % 97)
    })?;
    Some(is_old || rest == 1)
}

pub(super) fn poland(number: &str) -> Option<bool> {
    let digits = digits(number);
    Some(mod_11(&digits, &[6, 5, 7, 2, 3, 4, 5, 6, 7]) == *digits.last()?)
}

pub(super) fn portugal(number: &str) -> Option<bool> {
    let digits = digits(number);
    let check = match eleven_less(&digits, &down_from(9)) {
        10 | 11 => 0,
        check => check,
    };
    Some(!number.starts_with('0') && check == *digits.last()?)
}

/// The weights are for ten digits, with zeros before shorter numbers.
pub(super) fn romania(number: &str) -> Option<bool> {
    let digits = digits(&format!("{number:0>10}"));
    let sum = weighted(&digits, &[7, 5, 3, 2, 1, 7, 5, 3, 2]);
    Some(!number.starts_with('0') && sum * 10 % 11 % 10 == *digits.last()?)
}

pub(super) fn slovakia(number: &str) -> Option<bool> {
    Some(!number.starts_with('0') && value(number, 0..10)?.is_multiple_of(11))
}

pub(super) fn slovenia(number: &str) -> Option<bool> {
    let digits = digits(number);
    let check = eleven_less(&digits, &down_from(8));
    Some(!number.starts_with('0') && check != 11 && check % 10 == *digits.last()?)
}

/// Citizens have 8 digits and a letter, foreigners X, Y or Z and 7 digits, a few persons K, L or M; the letter is
/// of a sum modulo 23. Other numbers begin with the letter of the kind of organisation, and end with a digit or
/// its letter.
pub(super) fn spain(number: &str) -> Option<bool> {
    const LETTERS: &str = "TRWAGMYFPDXBNJZSQVHLCKE";
    const CONTROLS: &str = "JABCDEFGHI";
    let first = number.chars().next()?;
    let before = match first {
        'X' | 'K' | 'L' | 'M' => 0,
        'Y' => 1,
        'Z' => 2,
        '0'..='9' => u64::from(first.to_digit(10)?),
        _ => {
            let digits = digits(number.get(1..8)?);
            let place = |(at, digit): (usize, &u32)| if at % 2 == 0 { doubled(*digit) } else { *digit };
            let sum: u32 = digits.iter().enumerate().map(place).sum();
            let control = usize::try_from((10 - sum % 10) % 10).ok()?;
            let last = number.chars().last()?;
            let is_digit = last.to_digit(10).and_then(|digit| usize::try_from(digit).ok()) == Some(control);
            return Some(is_digit || CONTROLS.chars().nth(control) == Some(last));
        }
    };
    let value = before * 10_000_000 + value(number, 1..8)?;
    let letter = LETTERS.chars().nth(usize::try_from(value % 23).ok()?)?;
    Some(number.ends_with(letter))
}

/// The number of the company, by Luhn, and two digits that count its registrations from 01.
pub(super) fn sweden(number: &str) -> Option<bool> {
    Some(is_luhn(&digits(number.get(..10)?)) && number.get(10..)? != "00")
}

/// Remainders 10 are not given out.
pub(super) fn switzerland(number: &str) -> Option<bool> {
    let digits = digits(number);
    let check = eleven_less(&digits, &[5, 4, 3, 2, 7, 6, 5, 4]);
    Some(check != 10 && check % 11 == *digits.last()?)
}

pub(super) fn norway(number: &str) -> Option<bool> {
    let digits = digits(number);
    Some(eleven_less(&digits, &[3, 2, 7, 6, 5, 4, 3, 2]) % 11 == *digits.last()?)
}

/// The business number; the account after it has no check digit.
pub(super) fn canada(number: &str) -> Option<bool> {
    Some(is_luhn(&digits(number.get(..9)?)))
}

/// The weighted sum, with 1 less in the first place, is a multiple of 89.
pub(super) fn australia(number: &str) -> Option<bool> {
    let sum = weighted(&digits(number), &[10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
    Some(!number.starts_with('0') && (sum - 10).is_multiple_of(89))
}

/// A second set of weights is for those whose first check digit would be 10. Numbers are from 10,000,000 to
/// 150,000,000.
pub(super) fn new_zealand(number: &str) -> Option<bool> {
    let digits = digits(number);
    let check = |weights: &[u32]| eleven_less(&digits, weights) % 11;
    let check = match check(&[3, 2, 7, 6, 5, 4, 3, 2]) {
        10 => check(&[7, 4, 3, 2, 5, 2, 7, 6]),
        check => check,
    };
    let is_in_range = (10_000_000..=150_000_000).contains(&value(number, 0..9)?);
    Some(is_in_range && check == *digits.last()?)
}
