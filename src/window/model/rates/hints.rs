//! The hints about unusual tax rates as the grid marks them: the cell, the reason and a repair.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::format::Formatter;
use domain::field::Value;
use domain::ids::RateId;
use domain::rate::hints::{Oddity, hints};
use domain::rate::outdated::{coming_beside, outdated};
use domain::rate::table::RateColumn;
use domain::rate::versions::VersionedRate;
use domain::rate::{RateInput, TaxRate};
use domain::tax::class::ClassSlug;
use domain::time::Day;

/// One hint about a rate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct HintView {
    /// The cell that is marked.
    pub(crate) field: RateColumn,
    pub(crate) oddity: Oddity,
    /// The text of the cell that would repair it.
    pub(crate) repair: Option<String>,
}

/// All hints, by rate.
#[derive(Debug, Clone, Default)]
pub(crate) struct HintsView {
    by_rate: BTreeMap<RateId, Vec<HintView>>,
    /// The rates that have a hint.
    pub(crate) rates: Arc<BTreeSet<RateId>>,
    pub(crate) count: usize,
}

impl HintsView {
    /// Checks all rates of a shop; `classes` are the slugs of its custom tax classes.
    /// `versions` are the rates that have versions.
    pub(crate) fn new(
        rates: &[TaxRate],
        classes: &[ClassSlug],
        versions: &[VersionedRate],
        today: Day,
        formatter: Formatter,
    ) -> Self {
        let mut found = hints(rates, classes);
        found.extend(outdated(rates, today));
        found.extend(coming_beside(rates, versions));
        let count = found.len();
        let ids: BTreeSet<RateId> = found.iter().map(|hint| hint.rate).collect();
        let odd: BTreeMap<RateId, &TaxRate> =
            rates.iter().filter(|rate| ids.contains(&rate.id)).map(|rate| (rate.id, rate)).collect();
        let mut by_rate: BTreeMap<RateId, Vec<HintView>> = BTreeMap::new();
        for hint in found {
            let repair = odd.get(&hint.rate).and_then(|rate| hint.oddity.repair(rate));
            let repair = repair.and_then(|repair| text_of(repair, formatter));
            let view = HintView { field: field_of(&hint.oddity), oddity: hint.oddity, repair };
            by_rate.entry(hint.rate).or_default().push(view);
        }
        Self { by_rate, rates: Arc::new(ids), count }
    }

    /// The hints of a rate.
    pub(crate) fn of(&self, rate: RateId) -> &[HintView] {
        self.by_rate.get(&rate).map(Vec::as_slice).unwrap_or_default()
    }
}

/// The cell that is marked for it.
const fn field_of(oddity: &Oddity) -> RateColumn {
    match oddity {
        Oddity::Duplicate { .. }
        | Oddity::AnyCountry
        | Oddity::OtherCountry { .. }
        | Oddity::UnknownCountry { .. } => RateColumn::Country,
        Oddity::NeverWins { .. } | Oddity::ComesBeside { .. } => RateColumn::Priority,
        Oddity::UnknownClass => RateColumn::Class,
        Oddity::Fraction | Oddity::HighRate | Oddity::NotOfCountry { .. } => RateColumn::Rate,
        Oddity::ShortPostcodes { .. } | Oddity::MalformedZips { .. } | Oddity::InvertedRanges { .. } => {
            RateColumn::Postcode
        }
    }
}

/// The one field that a repair sets.
fn text_of(repair: RateInput, formatter: Formatter) -> Option<String> {
    if let Some(Value::Text(percent)) = repair.rate {
        return Some(formatter.grouped(&percent));
    }
    match repair.postcode.or(repair.country)? {
        Value::Text(text) => Some(text),
        _ => None,
    }
}
