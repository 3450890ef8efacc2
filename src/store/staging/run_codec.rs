//! The binary form of staged sales lines: numbers of eight bytes, then texts, each after its length in four
//! bytes. A shop file does not keep it, so it may change.

use crate::{Result, StoreError};
use domain::money::Money;
use domain::order::sales_line::{LineKind, SalesLine};
use domain::quantity::Quantity;
use domain::time::{Day, Local};
use domain::unit_price::UnitPrice;
use domain::{Error, text};

/// Appends a line.
pub(super) fn pack<T: AsRef<str>>(line: &SalesLine<T>, into: &mut Vec<u8>) {
    let (price, rest) = line.price.parts();
    let numbers = [
        i64::try_from(line.line).unwrap_or(i64::MAX),
        line.kind.number(),
        line.quantity.ten_thousandths(),
        line.total.ten_thousandths(),
        price,
        rest,
        line.at.day.number(),
        i64::from(line.at.second),
    ];
    for number in numbers {
        into.extend(number.to_le_bytes());
    }
    for text in [&line.invoice, &line.code, &line.description, &line.customer, &line.country] {
        let text = text.as_ref();
        into.extend(u32::try_from(text.len()).unwrap_or(u32::MAX).to_le_bytes());
        into.extend(text.as_bytes());
    }
}

/// The lines in some bytes; their texts are borrowed.
pub(super) fn unpack(mut bytes: &[u8]) -> Result<Vec<SalesLine<&str>>> {
    let mut lines = Vec::new();
    while !bytes.is_empty() {
        lines.push(line(&mut bytes).ok_or_else(damaged)?);
    }
    Ok(lines)
}

/// Removes a line from the front.
fn line<'b>(bytes: &mut &'b [u8]) -> Option<SalesLine<&'b str>> {
    Some(SalesLine {
        line: number(bytes)?.unsigned_abs(),
        kind: LineKind::from_number(number(bytes)?)?,
        quantity: Quantity::from_ten_thousandths(number(bytes)?),
        total: Money::from_ten_thousandths(number(bytes)?),
        price: UnitPrice::from_parts(number(bytes)?, number(bytes)?),
        at: Local { day: Day::from_number(number(bytes)?)?, second: u32::try_from(number(bytes)?).ok()? },
        invoice: text(bytes)?,
        code: text(bytes)?,
        description: text(bytes)?,
        customer: text(bytes)?,
        country: text(bytes)?,
    })
}

fn number(bytes: &mut &[u8]) -> Option<i64> {
    let (number, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(i64::from_le_bytes(*number))
}

fn text<'b>(bytes: &mut &'b [u8]) -> Option<&'b str> {
    let (length, rest) = bytes.split_first_chunk()?;
    let (text, rest) = rest.split_at_checked(usize::try_from(u32::from_le_bytes(*length)).ok()?)?;
    *bytes = rest;
    str::from_utf8(text).ok()
}

fn damaged() -> StoreError {
    Error::Invalid { what: text!("What was put aside"), problem: text!("it cannot be read back") }.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_back_as_they_were() {
        let line = |number, invoice, code, total| SalesLine {
            line: number,
            kind: LineKind::Return,
            invoice,
            code,
            description: "Tasse \u{2014} blau",
            quantity: Quantity::from_ten_thousandths(-20_000),
            at: Local::parse("2024-02-29T23:59:59").unwrap(),
            total: Money::from_ten_thousandths(total),
            price: UnitPrice::from_parts(-3, -4_999),
            customer: "",
            country: "DE",
        };
        let lines = [line(2, "7", "A", i64::MIN), line(9, "", "\u{1f3fa}", i64::MAX)];
        let mut packed = Vec::new();
        for line in &lines {
            pack(line, &mut packed);
        }
        assert_eq!(unpack(&packed).unwrap(), lines);
        for end in (1..packed.len()).filter(|end| *end != packed.len() / 2) {
            let cut = unpack(&packed[..end]);
            assert!(cut.is_err() || cut.unwrap().len() == 1, "cut after {end} bytes");
        }
    }
}
