//! The cost of sales: the costs of a product, net, each from its day on, and their copy in an order. An
//! unknown cost is never taken for zero: beside each sum of costs stands the part of the net sales that it is
//! of.

use std::fmt;

use crate::decimal::Computed;
use crate::money::Money;
use crate::spelling::as_text;
use crate::text;
use crate::text::message::Cell;
use crate::time::Day;
use crate::unit_price::UnitPrice;

/// The costs of one piece of a product, by the day from which each holds; the first may have none, and holds from the
/// beginning. Files, forms and lists have them as one text: `3.90; 4.20 from 2026-07-01`, empty where none is known.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Costs(Vec<(Option<Day>, UnitPrice)>);

as_text!(Costs, "a cost such as 3.90; 4.20 from 2026-07-01", |costs| &costs.to_string(), Self::parse);

impl Costs {
    /// The cost on a day; `None` where it is not known.
    pub fn on(&self, day: Day) -> Option<UnitPrice> {
        let holding = |(from, _): &&(Option<Day>, UnitPrice)| from.is_none_or(|from| from <= day);
        self.0.iter().rev().find(holding).map(|(_, cost)| *cost)
    }

    /// True if none is known on any day.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// True if one is below 0.
    pub fn is_negative(&self) -> bool {
        self.0.iter().any(|(_, cost)| *cost < UnitPrice::ZERO)
    }

    /// The first day on which these costs and others differ, `Some(None)` where they do from the beginning. `None` where they never
    /// do.
    pub fn first_difference(&self, other: &Self) -> Option<Option<Day>> {
        let mut days: Vec<Option<Day>> = self.0.iter().chain(&other.0).map(|(from, _)| *from).collect();
        days.sort_unstable();
        let on = |costs: &Self, from: Option<Day>| match from {
            Some(day) => costs.on(day),
            None => costs.0.first().filter(|(from, _)| from.is_none()).map(|(_, cost)| *cost),
        };
        days.into_iter().find(|from| on(self, *from) != on(other, *from))
    }

    /// The same with a cost from a day on, or from the beginning, in the place of one of that day.
    #[must_use]
    pub fn with(mut self, from: Option<Day>, cost: UnitPrice) -> Self {
        match self.0.binary_search_by_key(&from, |(from, _)| *from) {
            Ok(at) => self.0.iter_mut().skip(at).take(1).for_each(|known| known.1 = cost),
            Err(at) => self.0.insert(at, (from, cost)),
        }
        self
    }

    /// Reads the text of a file; `None` for another text.
    pub fn parse(text: &str) -> Option<Self> {
        Self::typed(text, UnitPrice::parse, Day::parse)
    }

    /// Reads costs, separated by semicolons or lines: an amount, and before or after it the day from which it holds
    /// (`4.20 from 1 July`, `from 1 July 4.20`). Amounts and days are read by `amount` and `day`. `None` for another text, for an
    /// amount below 0, and for two of one day.
    pub fn typed(
        text: &str,
        amount: impl Fn(&str) -> Option<UnitPrice>,
        day: impl Fn(&str) -> Option<Day>,
    ) -> Option<Self> {
        let mut costs = Self::default();
        for part in text.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty()) {
            let (from, cost) = dated(part, &amount, &day)?;
            if cost < UnitPrice::ZERO || costs.0.iter().any(|(known, _)| *known == from) {
                return None;
            }
            costs = costs.with(from, cost);
        }
        Some(costs)
    }

    /// The costs for people; empty where none is known.
    pub fn cell(&self) -> Cell {
        let cell = |(from, cost): &(Option<Day>, UnitPrice)| match from {
            None => Cell::Price(*cost),
            Some(day) => text!("{cost} from {day}", cost = Cell::Price(*cost), day = *day).into(),
        };
        match self.0.as_slice() {
            [] => Cell::Empty,
            [only] => cell(only),
            [first, rest @ ..] => {
                let rest = rest.iter().flat_map(|next| [Cell::text("; "), cell(next)]);
                Cell::Joined(std::iter::once(cell(first)).chain(rest).collect())
            }
        }
    }

    /// The costs as `amount` and `day` write them, to be read by [`Self::typed`] again; `from` stands before a day.
    pub fn written(
        &self,
        amount: impl Fn(UnitPrice) -> String,
        from: &str,
        day: impl Fn(Day) -> String,
    ) -> String {
        let part = |(since, cost): &(Option<Day>, UnitPrice)| match since {
            None => amount(*cost),
            Some(since) => format!("{} {from} {}", amount(*cost), day(*since)),
        };
        self.0.iter().map(part).collect::<Vec<_>>().join("; ")
    }
}

impl fmt::Display for Costs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written(UnitPrice::to_exact_text, "from", |day| day.to_string()))
    }
}

/// Reads one cost. Its amount is the first or the last word, or the only ones; a word for "from" stands beside the day.
fn dated(
    part: &str,
    amount: impl Fn(&str) -> Option<UnitPrice>,
    day: impl Fn(&str) -> Option<Day>,
) -> Option<(Option<Day>, UnitPrice)> {
    /// "From", in the languages of the window.
    const FROM: [&str; 9] = ["from", "since", "ab", "seit", "dès", "depuis", "vanaf", "sinds", "desde"];
    let is_from = |word: &str| FROM.contains(&word.to_lowercase().as_str());
    let words: Vec<&str> = part.split_whitespace().collect();
    let Some(at) = words.iter().position(|word| is_from(word)) else {
        return Some((None, amount(part)?));
    };
    let (before, after) = (words.get(..at)?, words.get(at + 1..)?);
    if !before.is_empty() {
        return Some((Some(day(&after.join(" "))?), amount(&before.join(" "))?));
    }
    let (last, date) = after.split_last()?;
    Some((Some(day(&date.join(" "))?), amount(last)?))
}

/// The cost of sales, as far as it is known.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Costed {
    /// Their cost, net.
    pub cost: Money,
    /// The net sales, without shipping, whose cost that is.
    pub sales: Money,
}

impl Costed {
    /// The cost of no sales.
    pub const NONE: Self = Self { cost: Money::ZERO, sales: Money::ZERO };

    /// Reads the counts of ten-thousandths in a shop file.
    pub const fn of_ten_thousandths([cost, sales]: [i64; 2]) -> Self {
        Self { cost: Money::from_ten_thousandths(cost), sales: Money::from_ten_thousandths(sales) }
    }

    /// The counts of ten-thousandths, as a shop file keeps them.
    pub const fn ten_thousandths(self) -> [i64; 2] {
        [self.cost.ten_thousandths(), self.sales.ten_thousandths()]
    }

    /// The sum of both.
    pub fn plus(self, other: Self) -> Computed<Self> {
        Ok(Self { cost: self.cost.plus(other.cost)?, sales: self.sales.plus(other.sales)? })
    }

    /// The difference of both.
    pub fn minus(self, other: Self) -> Computed<Self> {
        Ok(Self { cost: self.cost.minus(other.cost)?, sales: self.sales.minus(other.sales)? })
    }

    /// The sum of all.
    pub fn sum(all: impl IntoIterator<Item = Self>) -> Computed<Self> {
        all.into_iter().try_fold(Self::NONE, Self::plus)
    }

    /// The gross profit: sales less their cost.
    pub fn profit(self) -> Computed<Money> {
        self.sales.minus(self.cost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        Day::parse(text).unwrap()
    }

    #[test]
    fn costs_are_read_as_they_are_written_and_hold_from_their_days() {
        for (typed, written) in [
            ("", ""),
            ("3.9", "3.90"),
            ("0.002449", "0.002449"),
            ("4.20 from 2026-07-01; 3.90", "3.90; 4.20 from 2026-07-01"),
            ("from 2026-07-01 4.2", "4.20 from 2026-07-01"),
            (" 0 ;5 ab 2027-01-01;\n4 vanaf 2026-07-01", "0.00; 4.00 from 2026-07-01; 5.00 from 2027-01-01"),
        ] {
            let costs = Costs::parse(typed).unwrap();
            assert_eq!(costs.to_string(), written);
            assert_eq!(Costs::parse(written), Some(costs), "{written}");
        }
        for typed in
            ["x", "-1", "1; 2", "4 from", "4 from July", "from 2026-07-01", "1 2", "4 from 2026-02-30"]
        {
            assert_eq!(Costs::parse(typed), None, "{typed}");
        }
        let costs = Costs::parse("3.90; 4.20 from 2026-07-01").unwrap();
        assert_eq!(costs.on(day("2026-06-30")), UnitPrice::parse("3.90"));
        assert_eq!(costs.on(day("2026-07-01")), UnitPrice::parse("4.20"));
        let later = Costs::parse("4.20 from 2026-07-01").unwrap();
        assert_eq!(later.on(day("2026-06-30")), None);
    }

    #[test]
    fn costs_differ_from_a_day_on() {
        for (one, other, first) in [
            ("3.90", "3.90", None),
            ("", "3.90", Some(None)),
            ("3.90", "3.90; 4.20 from 2026-07-01", Some(Some("2026-07-01"))),
            ("3.90; 4.20 from 2026-07-01", "3.90; 4.30 from 2026-07-01", Some(Some("2026-07-01"))),
            ("3.90; 3.90 from 2026-07-01", "3.90", None),
        ] {
            let (one, other) = (Costs::parse(one).unwrap(), Costs::parse(other).unwrap());
            let first = first.map(|from| from.map(day));
            assert_eq!((one.first_difference(&other), other.first_difference(&one)), (first, first));
        }
    }
}
