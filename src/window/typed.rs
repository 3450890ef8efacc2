//! Reads the amounts, dates and times that users type, as the preferences write them. Where an amount can be
//! read in two ways, the thousands separator of the number format decides.

use domain::money::Money;
use domain::order::discount::Discount;
use domain::percent::Percent;
use domain::quantity::Quantity;
use domain::text::lenient::{date, number};
use domain::time::Day;
use domain::unit_price::UnitPrice;

use super::format::Formatter;

pub(crate) use domain::text::lenient::date::moment;

impl Formatter {
    /// An amount of money; `None` if the text is none.
    pub(crate) fn amount(self, text: &str) -> Option<Money> {
        number::amount(text, self.marks().thousands)
    }

    /// A unit price; `None` if the text is none.
    pub(crate) fn unit_price(self, text: &str) -> Option<UnitPrice> {
        number::price(text, self.marks().thousands)
    }

    /// A quantity; `None` if the text is no number.
    pub(crate) fn quantity(self, text: &str) -> Option<Quantity> {
        number::quantity(text, self.marks().thousands)
    }

    /// A day; `None` if the text is none.
    pub(crate) fn day(self, text: &str, today: Day) -> Option<Day> {
        date::day(text, today, self.dates)
    }

    /// A percentage with or without its sign; `None` if the text is none.
    pub(crate) fn percent_in(text: &str) -> Option<Percent> {
        let text = text.trim().trim_end_matches('%').trim_end();
        Percent::parse(&number::percentage(text)).ok().filter(|_| !text.is_empty())
    }

    /// A discount: an amount, or a percentage with its sign. `None` if the text is neither.
    pub(crate) fn discount(self, text: &str) -> Option<Discount> {
        if text.trim_end().ends_with('%') {
            return Percent::parse(&number::percentage(text)).ok().map(Discount::Percent);
        }
        self.amount(text).map(Discount::Amount)
    }
}
