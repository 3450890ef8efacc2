//! The hints about unusual tax rates, by rate, and the cells of the grid that they are about.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::format::Formatter;
use domain::field::Value;
use domain::ids::RateId;
use domain::rate::TaxRate;
use domain::rate::hints::{Oddity, hints};
use domain::rate::outdated::{coming_beside, outdated};
use domain::rate::table::RateColumn;
use domain::rate::versions::VersionedRate;
use domain::tax::class::ClassSlug;
use domain::time::Day;

/// All hints, by rate.
#[derive(Debug, Clone, Default)]
pub(crate) struct HintsView {
    by_rate: BTreeMap<RateId, Vec<Oddity>>,
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
    ) -> Self {
        let mut found = hints(rates, classes);
        found.extend(outdated(rates, today));
        found.extend(coming_beside(rates, versions));
        let count = found.len();
        let mut by_rate: BTreeMap<RateId, Vec<Oddity>> = BTreeMap::new();
        for hint in found {
            by_rate.entry(hint.rate).or_default().push(hint.oddity);
        }
        Self { rates: Arc::new(by_rate.keys().copied().collect()), by_rate, count }
    }

    /// The oddities of a rate.
    pub(crate) fn of(&self, rate: RateId) -> &[Oddity] {
        self.by_rate.get(&rate).map(Vec::as_slice).unwrap_or_default()
    }
}

/// The cell that is marked for it.
pub(crate) const fn odd_column(oddity: &Oddity) -> RateColumn {
    match oddity {
        Oddity::Duplicate { .. }
        | Oddity::AnyCountry
        | Oddity::OtherCountry { .. }
        | Oddity::UnknownCountry { .. } => RateColumn::Country,
        Oddity::NeverWins { .. } | Oddity::ComesBeside { .. } => RateColumn::Priority,
        Oddity::UnknownClass => RateColumn::Class,
        Oddity::Fraction | Oddity::HighRate | Oddity::NotOfCountry { .. } => RateColumn::Rate,
        Oddity::StateName { .. } => RateColumn::State,
        Oddity::ShortPostcodes { .. }
        | Oddity::MalformedZips { .. }
        | Oddity::LooseRanges { .. }
        | Oddity::InvertedRanges { .. } => RateColumn::Postcode,
    }
}

/// The text of the marked cell that repairs the rate, where it is certain.
pub(crate) fn repaired_text(oddity: &Oddity, rate: &TaxRate, formatter: Formatter) -> Option<String> {
    let repair = oddity.repair(rate)?;
    if let Some(Value::Text(percent)) = repair.rate {
        return Some(formatter.grouped(&percent));
    }
    match repair.postcode.or(repair.country).or(repair.state)? {
        Value::Text(text) => Some(text),
        _ => None,
    }
}
