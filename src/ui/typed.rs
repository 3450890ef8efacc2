//! What people type for amounts, dates and times. An amount that could be two is what the window writes commas and
//! points for.

use crate::domain::lenient::number;
use crate::domain::money::Money;
use crate::domain::quantity::Quantity;
use crate::domain::unit_price::UnitPrice;

use super::format::thousands_mark;

pub(crate) use crate::domain::lenient::date::{day, moment};

/// An amount of money; `None` when it is none.
pub(crate) fn amount(text: &str) -> Option<Money> {
    number::amount(text, thousands_mark())
}

/// What one costs; `None` when it is no amount.
pub(crate) fn price(text: &str) -> Option<UnitPrice> {
    number::price(text, thousands_mark())
}

/// How many; `None` when it is no number.
pub(crate) fn quantity(text: &str) -> Option<Quantity> {
    number::quantity(text, thousands_mark())
}
