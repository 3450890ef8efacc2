//! Tax rates as a shop that sells all over the United States has them, one a ZIP code, with Europe and
//! Canada beside them.

use std::fmt::Write;

use super::draw::Draw;

const STATES: [&str; 16] =
    ["AL", "AZ", "CA", "CO", "FL", "GA", "IL", "MA", "MI", "NC", "NJ", "NY", "OH", "PA", "TX", "WA"];
const ABROAD: [&str; 12] = ["AT", "BE", "CA", "DE", "DK", "ES", "FR", "GB", "IE", "IT", "NL", "SE"];
const FIRST: [&str; 12] =
    ["SPRING", "OAK", "MAPLE", "RIVER", "LAKE", "FAIR", "GREEN", "CEDAR", "WEST", "NORTH", "MILL", "STONE"];
const LAST: [&str; 10] =
    ["FIELD", "VILLE", "TON", "WOOD", " CITY", "BURG", " FALLS", " SPRINGS", "DALE", " PARK"];

pub(super) fn tax_csv(rates: u64, seed: u64) -> String {
    let mut draw = Draw::new(seed ^ 0x7a7e5);
    let mut text = String::from(
        "Country code,State code,Postcode / ZIP,City,Rate %,Tax name,Priority,Compound,Shipping,Tax class\n",
    );
    for at in 0..rates {
        let line = if draw.happens(100) { abroad(at, &mut draw) } else { at_home(at, rates, &mut draw) };
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// A rate of some ZIP codes.
fn at_home(at: u64, rates: u64, draw: &mut Draw) -> String {
    let state_at = at * 16 / rates.max(1);
    let state = STATES[usize::try_from(state_at).expect("one of them")];
    // Each state has its own ZIP codes, in the order of the list.
    let zip = 1_000 + at * 98_000 / rates.max(1);
    let postcode = match draw.below(100) {
        0 => format!("{:03}*", zip / 100),
        1 => format!("{zip:05}...{:05}", zip + 20),
        2..=4 => format!("{zip:05};{:05};{:05}", zip + 1, zip + 2),
        _ => format!("{zip:05}"),
    };
    let first = FIRST[usize::try_from(draw.below(12)).expect("small")];
    let last = LAST[usize::try_from(draw.below(10)).expect("small")];
    let city = if draw.happens(700) { format!("{first}{last}") } else { String::new() };
    let (whole, part) = (4 + draw.below(6), draw.below(40) * 250);
    let priority = 1 + draw.below(2);
    let shipping = draw.below(2);
    let class = draw.one_of(&[(80, ""), (15, "reduced-rate"), (5, "zero-rate")]);
    let mut line = String::new();
    write!(
        line,
        "US,{state},{postcode},{city},{whole}.{part:04},{state} Tax,{priority},0,{shipping},{class}"
    )
    .expect("a text takes words");
    line
}

/// A rate of a country or a part of it.
fn abroad(at: u64, draw: &mut Draw) -> String {
    let country = ABROAD[usize::try_from(draw.below(12)).expect("small")];
    let postcode = if draw.happens(900) { format!("{:05}", at % 100_000) } else { String::new() };
    let (whole, class) = draw.one_of(&[(70, (20, "")), (25, (7, "reduced-rate")), (5, (0, "zero-rate"))]);
    format!("{country},,{postcode},,{whole}.0000,VAT,1,0,1,{class}")
}
