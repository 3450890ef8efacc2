//! The grid of tax rates: its columns, what it shows, and cells as they are typed into it, many at once.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::domain::class::ClassSlug;
use crate::domain::error::{Error, Result};
use crate::domain::field::Value;
use crate::domain::ids::RateId;
use crate::domain::lenient::number::percentage;
use crate::domain::lenient::yes_or_no;
use crate::domain::places;
use crate::domain::rate::{RateInput, TaxRate};

use super::{ClassesView, HintsView, Loadable, RateRow, RatesView, Refusal, Shown};

/// What is to stand in a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CellText {
    pub(crate) field: Field,
    pub(crate) text: String,
}

/// Cells of one row. A row that is new belongs to this class unless a cell says another, and stands before
/// a rate, or behind all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RowEdit {
    pub(crate) key: RowKey,
    pub(crate) cells: Vec<CellText>,
    pub(crate) class: Option<ClassSlug>,
    pub(crate) before: Option<RateId>,
    /// The rate as whoever edits saw it; `None` where nothing was seen.
    pub(crate) was: Option<Box<TaxRate>>,
}

/// Cells that change at once, as one step of this title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RateEdits {
    pub(crate) title: String,
    pub(crate) rows: Vec<RowEdit>,
    /// By which the grid finds the step again.
    pub(crate) step: u32,
}

/// What the grid shows.
pub(crate) struct Grid<'a> {
    pub(crate) rates: &'a Loadable<RatesView>,
    pub(crate) classes: Option<&'a ClassesView>,
    pub(crate) hints: Arc<HintsView>,
    /// Which of the rates these are, and how they are sorted.
    pub(crate) shown: &'a Shown,
    /// The class of new rows.
    pub(crate) class: ClassSlug,
}

/// The class that new rows have under a filter.
pub(crate) fn class_of_new(shown: &Shown) -> ClassSlug {
    shown.filter.class.clone().unwrap_or_else(ClassSlug::standard)
}

/// A row by what it is, wherever it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum RowKey {
    /// A rate of the file.
    Rate(RateId),
    /// A new row, by a number of its own until it is a rate.
    New(u32),
}

impl RowKey {
    /// The rate, if it is one.
    pub(crate) const fn rate(self) -> Option<RateId> {
        match self {
            Self::Rate(id) => Some(id),
            Self::New(_) => None,
        }
    }
}

/// A cell that is not in the file, as it is kept for the next time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Draft {
    /// The rate; `None` for a row that is new.
    pub(crate) rate: Option<i64>,
    /// The number of the new row, its class, and the rate it stands before.
    pub(crate) new: u32,
    pub(crate) class: String,
    #[serde(default)]
    pub(crate) before: Option<i64>,
    /// The column by its key, and what was typed there.
    pub(crate) column: String,
    pub(crate) text: String,
    /// Why it was refused; no code when it waits for the rest of its row.
    pub(crate) message: String,
    pub(crate) code: String,
    pub(crate) status: u16,
}

/// What came of an edit of many cells.
#[derive(Debug, Default)]
pub(crate) struct Written {
    pub(crate) saved: Vec<(RateId, Field)>,
    /// Cells of rows that are not saved; those without a refusal wait for another of their row.
    pub(crate) refused: Vec<(RowKey, CellText, Option<Refusal>)>,
    /// Which new row became which rate.
    pub(crate) added: Vec<(u32, RateId)>,
    /// The step of the grid that this answers, and the step of the journal that it became.
    pub(crate) step: u32,
    pub(crate) journal: Option<i64>,
}

impl Written {
    /// How many rates were changed.
    pub(crate) fn rates(&self) -> usize {
        self.saved.iter().map(|(rate, _)| rate).collect::<BTreeSet<_>>().len()
    }
}

/// A column of the grid.
pub(crate) use crate::domain::rate_table::RateColumn as Field;

impl Field {
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

    /// What the engine is given for a typed text: an emptied place means any, which for postcodes and
    /// cities has to be said (choice 10), and an emptied number is what it is without being given.
    pub(crate) fn given(self, typed: &str) -> Cow<'_, str> {
        let text = typed.trim();
        Cow::Borrowed(match self {
            Self::Postcode | Self::City | Self::State if text.is_empty() => "*",
            Self::Priority if text.is_empty() => "1",
            Self::Order if text.is_empty() => "0",
            Self::Rate => return Cow::Owned(percentage(text.strip_suffix('%').map_or(text, str::trim_end))),
            Self::Country => places::country_named(text).map_or(text, |country| country.code),
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
