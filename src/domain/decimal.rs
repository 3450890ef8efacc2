//! Reads and writes decimal text exactly, as a count of ten-thousandths, the scale of money, percentages and
//! quantities. Rounding is half away from zero, by the digits, never by a float.

/// The number of ten-thousandths in 1.
pub const SCALE: i64 = 10_000;
/// The number of decimals of a count of ten-thousandths.
pub const PLACES: u32 = 4;

/// A sum or product that is beyond the limits of amounts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLarge;

/// An amount or quantity that was computed.
pub type Computed<T> = Result<T, TooLarge>;

/// The reason why a text cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecimalError {
    /// Not of the form sign, digits, point, digits, exponent.
    NotANumber,
    /// A number that does not fit in 64 bits of ten-thousandths.
    TooLarge,
}

/// Reads a decimal number (`-12.5`, `.5`, `1e2`; no spaces, no separators) as ten-thousandths.
pub fn parse(text: &str) -> Result<i64, DecimalError> {
    i64::try_from(parse_to(text, PLACES)?).map_err(|_too_large| DecimalError::TooLarge)
}

/// Reads the same as a count of the unit of the last of `places` decimals, rounded half away from zero.
pub fn parse_to(text: &str, places: u32) -> Result<i128, DecimalError> {
    let (negative, rest) = match text.as_bytes().first() {
        Some(b'-') => (true, text.get(1..).unwrap_or_default()),
        Some(b'+') => (false, text.get(1..).unwrap_or_default()),
        _ => (false, text),
    };
    let (mantissa, exponent) = match rest.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, parse_exponent(exponent)?),
        None => (rest, 0),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if (whole.is_empty() && fraction.is_empty()) || !is_digits(whole) || !is_digits(fraction) {
        return Err(DecimalError::NotANumber);
    }
    let point = i64::try_from(whole.len()).map_err(|_too_long| DecimalError::TooLarge)? + exponent;
    let magnitude = scaled(whole.bytes().chain(fraction.bytes()), point + i64::from(places))?;
    Ok(if negative { -magnitude } else { magnitude })
}

/// Reads the exponent, limited to 2^40, so that sums with it cannot overflow.
fn parse_exponent(text: &str) -> Result<i64, DecimalError> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(DecimalError::NotANumber);
    }
    let size = digits.parse::<i64>().unwrap_or(i64::MAX).min(1 << 40);
    Ok(if text.starts_with('-') { -size } else { size })
}

/// The first `keep` digits as a number, padded with zeros and rounded by the digit after them.
fn scaled(digits: impl Iterator<Item = u8>, keep: i64) -> Result<i128, DecimalError> {
    let mut value: i128 = 0;
    let mut seen: i64 = 0;
    for digit in digits.map(|byte| i128::from(byte - b'0')) {
        if seen >= keep {
            let up = i128::from(seen == keep && digit >= 5);
            return value.checked_add(up).ok_or(DecimalError::TooLarge);
        }
        value = value.checked_mul(10).and_then(|v| v.checked_add(digit)).ok_or(DecimalError::TooLarge)?;
        seen += 1;
    }
    while seen < keep && value != 0 {
        value = value.checked_mul(10).ok_or(DecimalError::TooLarge)?;
        seen += 1;
    }
    Ok(value)
}

/// Rounds ten-thousandths to `places` decimals (0 to 4), half away from zero.
pub fn round(value: i64, places: u32) -> i64 {
    let step = step(places);
    let half = step / 2;
    let rest = value % step;
    let down = value - rest;
    if rest >= half && half > 0 {
        down.saturating_add(step)
    } else if rest <= -half && half > 0 {
        down.saturating_sub(step)
    } else {
        down
    }
}

/// The quotient, rounded half away from zero; 0 for a divisor of 0.
pub fn divided(value: i128, by: i128) -> i128 {
    if by == 0 {
        return 0;
    }
    let (whole, rest) = (value / by, value % by);
    let is_up = rest.abs() * 2 >= by.abs();
    whole + if is_up { value.signum() * by.signum() } else { 0 }
}

/// The unit of the last of `places` decimals, in ten-thousandths.
pub fn step(places: u32) -> i64 {
    10_i64.pow(PLACES.saturating_sub(places))
}

/// Rounds to `places` decimals and writes all of them: `-0.50`.
pub fn to_text(value: i64, places: u32) -> String {
    let places = places.min(PLACES);
    let magnitude = i128::from(round(value, places)).unsigned_abs();
    let sign = if magnitude > 0 && value < 0 { "-" } else { "" };
    let scale = u128::from(SCALE.unsigned_abs());
    let whole = magnitude / scale;
    if places == 0 {
        return format!("{sign}{whole}");
    }
    let fraction = (magnitude % scale) / 10_u128.pow(PLACES - places);
    let width = usize::try_from(places).unwrap_or_default();
    format!("{sign}{whole}.{fraction:0width$}")
}

/// Writes as many decimals as are not zero, at least `least`: `12.50`, `1.5181`, `3`.
pub fn to_short_text(value: i64, least: u32) -> String {
    to_text(value, places(value).max(least))
}

/// The count of decimals that a value needs.
pub fn places(value: i64) -> u32 {
    (0..PLACES).find(|places| value % step(*places) == 0).unwrap_or(PLACES)
}

/// As [`to_text`], with a comma between thousands: `-1,234.50`.
pub fn to_grouped_text(value: i64, places: u32) -> String {
    grouped(&to_text(value, places), Marks::default()).replace('−', "-")
}

/// The separators in numbers for people, from the preferences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Marks {
    /// The thousands separator: the comma in `1,234.50`.
    pub thousands: char,
    /// The decimal separator: the point in `1,234.50`.
    pub decimals: char,
}

impl Default for Marks {
    fn default() -> Self {
        Self { thousands: ',', decimals: '.' }
    }
}

/// Writes a plain decimal for people, with a minus sign instead of a hyphen: `-1234.5` becomes `−1,234.5`.
pub fn grouped(number: &str, marks: Marks) -> String {
    let (sign, size) = number.strip_prefix('-').map_or(("", number), |size| ("−", size));
    let (whole, fraction) = size.split_once('.').map_or((size, None), |(whole, rest)| (whole, Some(rest)));
    let mut out = String::from(sign);
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            out.push(marks.thousands);
        }
        out.push(digit);
    }
    if let Some(fraction) = fraction {
        out.push(marks.decimals);
        out.push_str(fraction);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_becomes_ten_thousandths() {
        for (text, expected) in [
            ("19", Ok(190_000)),
            (".5", Ok(5_000)),
            ("5.", Ok(50_000)),
            ("-1.5181", Ok(-15_181)),
            ("19.12355", Ok(191_236)),
            ("-99.99999", Ok(-1_000_000)),
            ("1e2", Ok(1_000_000)),
            ("1e-5", Ok(0)),
            ("5e-5", Ok(1)),
            ("0.00005", Ok(1)),
            ("0.00004999", Ok(0)),
            ("0e999999999999999999999", Ok(0)),
            ("1e400", Err(DecimalError::TooLarge)),
            ("922337203685477.5807", Ok(i64::MAX)),
            ("922337203685477.5808", Err(DecimalError::TooLarge)),
            ("", Err(DecimalError::NotANumber)),
            (".", Err(DecimalError::NotANumber)),
            ("1,5", Err(DecimalError::NotANumber)),
            ("0x1A", Err(DecimalError::NotANumber)),
            ("1e", Err(DecimalError::NotANumber)),
            ("--1", Err(DecimalError::NotANumber)),
        ] {
            assert_eq!(parse(text), expected, "{text}");
        }
    }

    #[test]
    fn text_is_rounded_half_away_from_zero() {
        for (value, places, expected) in [
            (10_050, 2, "1.01"),
            (-10_050, 2, "-1.01"),
            (10_049, 2, "1.00"),
            (-40, 2, "0.00"),
            (-50, 2, "-0.01"),
            (825_000, 0, "83"),
            (15_181, 4, "1.5181"),
        ] {
            assert_eq!(to_text(value, places), expected, "{value} to {places}");
        }
        assert_eq!(to_grouped_text(12_345_678_900, 2), "1,234,567.89");
        assert_eq!(to_grouped_text(-9_990_000, 2), "-999.00");
        assert_eq!(to_short_text(15_000, 0), "1.5");
        assert_eq!(to_short_text(30_000, 0), "3");
        assert_eq!(to_short_text(15_181, 2), "1.5181");
        assert_eq!(to_short_text(i64::MIN, 2), "-922337203685477.5808");
    }
}
