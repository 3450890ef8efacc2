//! The edits of the grid of tax rates: its columns, the rows that are to be saved, and the outcome of saving them.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::format::Formatter;
use domain::error::Error;
use domain::field::Value;
use domain::ids::RateId;
use domain::rate::typed::TypedRow;
use domain::rate::{RateInput, TaxRate};
use domain::tax::class::ClassSlug;
use domain::text::lenient::flag_text;

use crate::model::{
    ClassesView, GridQuery, HintsView, Loadable, RateRow, RatesView, Refusal, TrialView, VersionsView,
};

/// Rows that are saved together, as one step of the journal with this title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RateEdits {
    pub(crate) title: String,
    pub(crate) rows: Vec<(RowKey, TypedRow)>,
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
#[derive(Debug)]
pub(crate) struct Written {
    pub(crate) edits: RateEdits,
    /// For each row its rate, or why it is not saved.
    pub(crate) answers: Vec<Result<RateId, RowRefusal>>,
}

/// Why a row is not saved.
#[derive(Debug, Clone)]
pub(crate) struct RowRefusal {
    /// The only column that is to blame.
    pub(crate) column: Option<Field>,
    pub(crate) refusal: Refusal,
}

impl RowRefusal {
    pub(crate) fn new(error: &Error, formatter: Formatter) -> Self {
        let column = match error {
            Error::InvalidTaxData { field, .. } => Field::parse(field),
            _ => None,
        };
        Self { column, refusal: Refusal::new(error, formatter) }
    }
}

impl Written {
    /// The number of rates that were changed.
    pub(crate) fn rates(&self) -> usize {
        self.answers.iter().flatten().collect::<BTreeSet<_>>().len()
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
