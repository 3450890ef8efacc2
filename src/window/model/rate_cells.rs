//! The edits of the grid of tax rates: its columns, the cells as they are typed or pasted, and the outcome of
//! saving them.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use domain::error::{Error, Result};
use domain::field::Value;
use domain::ids::RateId;
use domain::rate::{RateInput, TaxRate};
use domain::tax::class::ClassSlug;
use domain::text::lenient::yes_or_no;

use super::{
    ClassesView, GridQuery, HintsView, Loadable, RateRow, RatesView, Refusal, TrialView, VersionsView,
};

/// The new text of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CellText {
    pub(crate) field: Field,
    pub(crate) text: String,
}

/// Edited cells of one row. `class` and `before` are of a new row: its tax class unless a cell sets one, and
/// the rate it is inserted before; `None` appends it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RowEdit {
    pub(crate) key: RowKey,
    pub(crate) cells: Vec<CellText>,
    pub(crate) class: Option<ClassSlug>,
    pub(crate) before: Option<RateId>,
    /// The rate as the grid showed it, so that a change by another user is noticed; `None` where it showed
    /// none.
    pub(crate) was: Option<Box<TaxRate>>,
}

/// Edits that are saved together, as one step of the journal with this title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RateEdits {
    pub(crate) title: String,
    pub(crate) rows: Vec<RowEdit>,
    /// The number of the grid's own undo step that these edits belong to.
    pub(crate) step: u32,
}

/// What the grid draws.
pub(crate) struct Grid<'a> {
    pub(crate) rates: &'a Loadable<RatesView>,
    pub(crate) classes: Option<&'a ClassesView>,
    pub(crate) hints: Arc<HintsView>,
    /// The versions of rates; `None` until they are loaded.
    pub(crate) versions: Option<Arc<VersionsView>>,
    /// The answer for the address that is tried.
    pub(crate) trial: &'a Loadable<TrialView>,
    /// The filter and the sort order.
    pub(crate) shown: &'a GridQuery,
    pub(crate) class: ClassSlug,
    /// Whether the acting user may change rates.
    pub(crate) may_manage: bool,
}

/// The tax class of new rows: that of the filter, or the standard class.
pub(crate) fn class_of_new(shown: &GridQuery) -> ClassSlug {
    shown.filter.class.clone().unwrap_or_else(ClassSlug::standard)
}

/// The key of a row, which stays the same when rows are sorted or filtered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum RowKey {
    /// A saved rate.
    Rate(RateId),
    /// A new row, by a number of the grid's own until it is saved.
    New(u32),
}

impl RowKey {
    pub(crate) const fn rate(self) -> Option<RateId> {
        match self {
            Self::Rate(id) => Some(id),
            Self::New(_) => None,
        }
    }
}

/// A cell that is not saved, as it is kept when the program closes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptCell {
    /// The id of the rate; `None` for a new row.
    pub(crate) rate: Option<i64>,
    /// The number of the new row, the slug of its tax class, and the id of the rate it is inserted before.
    pub(crate) new: u32,
    pub(crate) class: String,
    pub(crate) before: Option<i64>,
    /// The key of the column, and the typed text.
    pub(crate) column: String,
    pub(crate) text: String,
    /// The refusal; `code` is empty where the cell was not refused and waits for others of its row.
    pub(crate) message: String,
    pub(crate) code: String,
    pub(crate) status: u16,
}

/// The outcome of saving edits.
#[derive(Debug, Default)]
pub(crate) struct Written {
    pub(crate) saved: Vec<(RateId, Field)>,
    /// Cells of rows that are not saved. One without a refusal was good, and waits for another of its row.
    pub(crate) refused: Vec<(RowKey, CellText, Option<Refusal>)>,
    /// The number of each new row that was saved, and the id it got.
    pub(crate) added: Vec<(u32, RateId)>,
    /// The number from `RateEdits`, and the step of the journal that was written, if any.
    pub(crate) step: u32,
    pub(crate) journal: Option<i64>,
}

impl Written {
    /// The number of rates that were changed.
    pub(crate) fn rates(&self) -> usize {
        self.saved.iter().map(|(rate, _)| rate).collect::<BTreeSet<_>>().len()
    }
}

/// A column of the grid.
pub(crate) use domain::rate::table::RateColumn as Field;

impl RateRow {
    /// The text of a cell, as it is edited.
    pub(crate) fn text(&self, field: Field) -> &str {
        match field {
            Field::Country => &self.country,
            Field::State => &self.state,
            Field::Postcode => &self.postcode,
            Field::City => &self.city,
            Field::Rate => &self.rate,
            Field::Name => &self.name,
            Field::Priority => &self.priority,
            Field::Compound => flag_text(self.compound),
            Field::Shipping => flag_text(self.shipping),
            Field::Order => &self.order,
            Field::Class => self.class.as_str(),
            Field::Dates => &self.dates,
        }
    }
}

impl CellText {
    /// The value of the text, or an error where the column cannot take it in the row `of`. `slug_of` returns the
    /// slug of the tax class with this name, which is in lower case.
    pub(crate) fn judged(&self, of: RowKey, slug_of: impl Fn(&str) -> Option<String>) -> Result<Value> {
        if self.field.stays() && of.rate().is_some() && self.text.trim().is_empty() {
            return Err(unsaid(self.field));
        }
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

/// The error of a cell that was emptied, in a rate or in a new row where an earlier text was refused: an emptied
/// cell does not mean any, since nobody wrote `*`.
pub(crate) fn unsaid(field: Field) -> Error {
    let ask = match field {
        Field::Rate => "write a percentage, or 0 for none",
        Field::Class => "write a class, such as standard",
        _ => "write a code, or * for any",
    };
    Error::tax_data(field.key(), format!("nothing is given: {ask}"))
}

/// The input for a copy of a rate, without `order`, which follows from the place it is inserted at.
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
