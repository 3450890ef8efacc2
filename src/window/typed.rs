//! Reads the amounts, dates and times that users type, as the preferences write them. Where an amount can be
//! read in two ways, the thousands separator of the number format decides.

use domain::money::Money;
use domain::order::discount::Discount;
use domain::quantity::Quantity;
use domain::text::lenient::date::DateStyle;
use domain::text::lenient::number::{NumberStyle, percent};
use domain::time::Day;
use domain::unit_price::UnitPrice;

use super::format::Formatter;

pub(crate) use domain::text::lenient::clock::moment;

impl Formatter {
    /// An amount of money; `None` if the text is none.
    pub(crate) fn amount(self, text: &str) -> Option<Money> {
        self.number(text, Money::parse)
    }

    /// A unit price; `None` if the text is none.
    pub(crate) fn unit_price(self, text: &str) -> Option<UnitPrice> {
        self.number(text, UnitPrice::parse)
    }

    /// A quantity; `None` if the text is no number.
    pub(crate) fn quantity(self, text: &str) -> Option<Quantity> {
        self.number(text, Quantity::parse)
    }

    fn number<T>(self, text: &str, parse: impl Fn(&str) -> Option<T>) -> Option<T> {
        NumberStyle::typed(self.marks().thousands).read(text, parse).ok()
    }

    /// A day; `None` if the text is none.
    pub(crate) fn day(self, text: &str, today: Day) -> Option<Day> {
        DateStyle::typed(self.dates, today).day(text)
    }

    /// A discount: an amount, or a percentage with its sign. `None` if the text is neither.
    pub(crate) fn discount(self, text: &str) -> Option<Discount> {
        if text.trim_end().ends_with('%') {
            return percent(text).ok().map(Discount::Percent);
        }
        self.amount(text).map(Discount::Amount)
    }
}
