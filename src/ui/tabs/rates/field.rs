//! The columns of the grid: what they are called, what they show, and what the engine is given.

use crate::domain::field::Value;
use crate::domain::rate::RateInput;
use crate::ui::model::RateRow;

/// A column of the grid.
pub(crate) use crate::domain::rate_table::RateColumn as Field;

impl Field {
    /// As the head of the column calls it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Country => "Country",
            Self::State => "State",
            Self::Postcode => "Postcode",
            Self::City => "City",
            Self::Rate => "Rate %",
            Self::Name => "Name",
            Self::Priority => "Priority",
            Self::Compound => "Compound",
            Self::Shipping => "Shipping",
            Self::Order => "Order",
            Self::Class => "Class",
        }
    }

    /// Whether it is yes or no.
    pub(crate) const fn is_flag(self) -> bool {
        matches!(self, Self::Compound | Self::Shipping)
    }

    /// Whether it is a number, which stands at the right.
    pub(crate) const fn is_number(self) -> bool {
        matches!(self, Self::Rate | Self::Priority | Self::Order)
    }

    /// Whether an empty cell means any, shown as `*`.
    pub(crate) const fn can_be_any(self) -> bool {
        matches!(self, Self::Country | Self::State | Self::Postcode | Self::City)
    }

    /// What the cell of a row holds, as it is edited.
    pub(crate) fn text(self, row: &RateRow) -> &str {
        match self {
            Self::Country => &row.country,
            Self::State => &row.state,
            Self::Postcode => &row.postcode,
            Self::City => &row.city,
            Self::Rate => &row.rate,
            Self::Name => &row.name,
            Self::Priority => &row.priority,
            Self::Compound => flag_text(row.compound),
            Self::Shipping => flag_text(row.shipping),
            Self::Order => &row.order,
            Self::Class => row.class.as_str(),
        }
    }

    /// Whether the flag of a row is on.
    pub(crate) fn is_on(self, row: &RateRow) -> bool {
        match self {
            Self::Compound => row.compound,
            Self::Shipping => row.shipping,
            _ => false,
        }
    }

    /// What the engine is given for a typed text: an emptied place means any, which for postcodes and
    /// cities has to be said (choice 10).
    pub(crate) fn given(self, typed: &str) -> &str {
        let is_place = matches!(self, Self::Postcode | Self::City);
        if is_place && typed.trim().is_empty() { "*" } else { typed }
    }

    /// A change of this one field.
    pub(crate) fn input(self, value: Value) -> RateInput {
        let mut input = RateInput::default();
        let slot = match self {
            Self::Country => &mut input.country,
            Self::State => &mut input.state,
            Self::Postcode => &mut input.postcode,
            Self::City => &mut input.city,
            Self::Rate => &mut input.rate,
            Self::Name => &mut input.name,
            Self::Priority => &mut input.priority,
            Self::Compound => &mut input.compound,
            Self::Shipping => &mut input.shipping,
            Self::Order => &mut input.order,
            Self::Class => &mut input.class,
        };
        *slot = Some(value);
        input
    }
}

pub(super) const fn flag_text(on: bool) -> &'static str {
    if on { "yes" } else { "no" }
}
