//! Parses the amounts, dates and times that users type. Where an amount is ambiguous, the thousands separator
//! of the window's number format decides.

use crate::domain::discount::Discount;
use crate::domain::lenient::number;
use crate::domain::money::Money;
use crate::domain::percent::Percent;
use crate::domain::quantity::Quantity;
use crate::domain::unit_price::UnitPrice;

use super::format::thousands_mark;

pub(crate) use crate::domain::lenient::date::{day, moment};

/// An amount of money; `None` if the text is none.
pub(crate) fn amount(text: &str) -> Option<Money> {
    number::amount(text, thousands_mark())
}

/// A discount: an amount, or a percentage with its sign. `None` if the text is neither.
pub(crate) fn discount(text: &str) -> Option<Discount> {
    if text.trim_end().ends_with('%') {
        return Percent::parse(&number::percentage(text)).ok().map(Discount::Percent);
    }
    amount(text).map(Discount::Amount)
}

/// A unit price; `None` if the text is none.
pub(crate) fn price(text: &str) -> Option<UnitPrice> {
    number::price(text, thousands_mark())
}

/// A quantity; `None` if the text is no number.
pub(crate) fn quantity(text: &str) -> Option<Quantity> {
    number::quantity(text, thousands_mark())
}
