//! The columns of the grid: what they are called, what they show, and what the engine is given.

use std::borrow::Cow;

use crate::domain::error::{Error, Result};
use crate::domain::field::Value;
use crate::domain::ids::RateId;
use crate::domain::places;
use crate::domain::rate::{RateInput, TaxRate};
use crate::ui::model::RateRow;

use super::CellText;

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

    /// Whether it says where, for what and at which percentage a rate is charged.
    pub(crate) const fn decides(self) -> bool {
        matches!(self, Self::Country | Self::State | Self::Postcode | Self::City | Self::Rate | Self::Class)
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

    /// As the API calls it.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Country => "country",
            Self::State => "state",
            Self::Postcode => "postcode",
            Self::City => "city",
            Self::Rate => "rate",
            Self::Name => "name",
            Self::Priority => "priority",
            Self::Compound => "compound",
            Self::Shipping => "shipping",
            Self::Order => "order",
            Self::Class => "class",
        }
    }

    /// What the engine is given for a typed text: an emptied place means any, which for postcodes and
    /// cities has to be said (choice 10), and an emptied number is what it is without being given.
    pub(crate) fn given(self, typed: &str) -> Cow<'_, str> {
        let text = typed.trim();
        Cow::Borrowed(match self {
            Self::Postcode | Self::City | Self::State if text.is_empty() => "*",
            Self::Priority if text.is_empty() => "1",
            Self::Order if text.is_empty() => "0",
            Self::Rate => {
                let number = text.strip_suffix('%').map_or(text, str::trim_end);
                // A decimal comma, as most of Europe writes it.
                if number.matches(',').count() == 1 && !number.contains('.') {
                    return Cow::Owned(number.replace(',', "."));
                }
                number
            }
            Self::Country => country_code(text).unwrap_or(text),
            _ => typed,
        })
    }

    /// Makes it part of a change.
    pub(crate) fn put(self, input: &mut RateInput, value: Value) {
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
    }
}

impl CellText {
    /// What its text says, if its field can take it. `slug_of` knows the slug of a class by its name in lower
    /// case.
    pub(crate) fn judged(&self, slug_of: impl Fn(&str) -> Option<String>) -> Result<Value> {
        let given = self.field.given(&self.text);
        let text = given.as_ref();
        let value = match self.field {
            Field::Class => {
                Value::text(slug_of(&text.trim().to_lowercase()).unwrap_or_else(|| text.to_owned()))
            }
            field if field.is_flag() => Value::Bool(yes_or_no(text).ok_or_else(|| {
                Error::tax_data(field.key(), format!("\"{text}\" is neither yes nor no. Write yes or no"))
            })?),
            _ => Value::text(text),
        };
        let mut input = RateInput::default();
        self.field.put(&mut input, value.clone());
        input.edit(TaxRate::defaults(RateId::new(0)))?;
        Ok(value)
    }
}

/// Why an empty cell of a new row is refused in which something was refused before: nobody said "any".
pub(crate) fn unsaid(field: Field) -> Error {
    let ask = match field {
        Field::Rate => "write a percentage, or 0 for none",
        Field::Class => "write a class, such as standard",
        _ => "write a code, or * for any",
    };
    Error::tax_data(field.key(), format!("nothing is given: {ask}"))
}

/// Yes or no, as people and spreadsheets write it.
pub(crate) fn yes_or_no(text: &str) -> Option<bool> {
    match text.trim().to_lowercase().as_str() {
        "yes" | "y" | "true" | "1" | "x" | "✓" => Some(true),
        "no" | "n" | "false" | "0" | "" | "–" | "-" => Some(false),
        _ => None,
    }
}

/// The code of a country that was written out: `Germany`.
fn country_code(name: &str) -> Option<&'static str> {
    let is_it = |place: &&places::Place| place.name.to_lowercase() == name.to_lowercase();
    (name.len() > 2).then(|| places::countries().iter().find(is_it)).flatten().map(|place| place.code)
}

/// What a copy of a rate is made of; where it stands follows from where it is put.
pub(crate) fn copied(rate: &TaxRate) -> RateInput {
    let text = |text: &str| Some(Value::text(text));
    RateInput {
        country: text(&rate.country),
        state: text(&rate.state),
        postcode: text(&rate.postcode_text()),
        city: text(&rate.city_text()),
        rate: text(&rate.rate_text()),
        name: text(&rate.name),
        priority: Some(Value::Number(rate.priority.to_string())),
        compound: Some(Value::Bool(rate.compound)),
        shipping: Some(Value::Bool(rate.shipping)),
        order: None,
        class: text(rate.class.as_str()),
    }
}

pub(crate) const fn flag_text(on: bool) -> &'static str {
    if on { "yes" } else { "no" }
}
