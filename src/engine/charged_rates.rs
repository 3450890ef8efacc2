//! The rates of the shop that sales were charged by, for the tags of tax returns. An order keeps the number, name and
//! percentage of each of its taxes. The number alone says little: orders of files have that of another system, and a rate
//! can have ended, been corrected or been deleted and added again since.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use crate::domain::Result;
use crate::domain::jurisdiction::Jurisdiction;
use crate::domain::percent::Percent;
use crate::domain::preset;
use crate::domain::rate::TaxRate;
use crate::domain::tax_line::ChargedTax;
use crate::store::Read;

/// Finds the rates of charges, each once.
#[derive(Debug, Default)]
pub(super) struct ChargedRates {
    /// The shop's country.
    home: Jurisdiction,
    found: BTreeMap<ChargedTax, Option<TaxRate>>,
    /// The rates that have or had a percentage, read when a charge is not of the rate of its number.
    by_percent: BTreeMap<Percent, Vec<TaxRate>>,
}

impl ChargedRates {
    pub(super) fn new(home: Jurisdiction) -> Self {
        Self { home, ..Self::default() }
    }

    pub(super) fn of_shop(read: &Read<'_>) -> Result<Self> {
        Ok(Self::new(Jurisdiction::new(&read.shop()?.address.country, "")))
    }

    /// Whether at most one of these taxes is charged on a sale, since their rates are known to have one priority.
    pub(super) fn are_alternatives<'t>(
        &mut self,
        read: &Read<'_>,
        taxes: impl Iterator<Item = &'t ChargedTax>,
    ) -> Result<bool> {
        let mut priorities = BTreeSet::new();
        let mut count = 0_usize;
        for tax in taxes {
            count += 1;
            priorities.insert(self.of(read, tax)?.map(|rate| rate.priority));
        }
        Ok(count < 2 || priorities.len() == 1 && !priorities.contains(&None))
    }

    /// The rate that a tax was charged by, of the customer's place. A percentage that is no rate there, but one of the
    /// shop's country, is of that: so a shop taxes its sales to other members below the threshold for distance sales.
    pub(super) fn of(&mut self, read: &Read<'_>, tax: &ChargedTax) -> Result<Option<TaxRate>> {
        if let Some(found) = self.found.get(tax) {
            return Ok(found.clone());
        }
        let found = self.find(read, tax)?;
        self.found.insert(tax.clone(), found.clone());
        Ok(found)
    }

    fn find(&mut self, read: &Read<'_>, tax: &ChargedTax) -> Result<Option<TaxRate>> {
        if tax.is_untaxed() || tax.is_without_rate() {
            return Ok(None);
        }
        if let Some(found) = self.of_place(read, tax, &tax.place)? {
            return Ok(Some(found));
        }
        let is_abroad = !self.home.is_unknown() && tax.place.country() != self.home.country();
        let is_none_there = |percent| preset::is_rate_of(tax.place.country(), percent) == Some(false);
        if is_abroad && tax.rate.percent.is_some_and(is_none_there) {
            let home = self.home.clone();
            return self.of_place(read, tax, &home);
        }
        Ok(None)
    }

    /// The rate of a charge in a place: the one of its number, if it is of the place and has or had the percentage;
    /// else one of the place with the percentage and the name; else that of its number by the name, whose percentage was
    /// corrected; else one of the place with the percentage. Where several have these, they stand for each other if they
    /// are of one class. Of a rate that is not known by its number, the place within the state is not known.
    fn of_place(
        &mut self,
        read: &Read<'_>,
        tax: &ChargedTax,
        place: &Jurisdiction,
    ) -> Result<Option<TaxRate>> {
        let numbered = tax.rate.rate.map(|id| read.versioned_rate(id)).transpose()?.flatten();
        let numbered = numbered.filter(|found| is_of(&found.rate, place));
        if let Some(found) = &numbered
            && tax.rate.percent.is_none_or(|percent| found.percents().any(|other| other == percent))
        {
            return Ok(Some(found.rate.clone()));
        }
        let alike = self.alike(read, tax.rate.percent, place)?;
        let is_named = |rate: &TaxRate| rate.name == tax.rate.name;
        if let Some(named) = of_one_class(alike.iter().copied().filter(|rate| is_named(rate))) {
            return Ok(Some(named));
        }
        let corrected = numbered.map(|found| found.rate).filter(is_named);
        Ok(corrected.or_else(|| of_one_class(alike.into_iter())))
    }

    /// The rates of a place with a percentage.
    fn alike(
        &mut self,
        read: &Read<'_>,
        percent: Option<Percent>,
        place: &Jurisdiction,
    ) -> Result<Vec<&TaxRate>> {
        let Some(percent) = percent else { return Ok(Vec::new()) };
        let found = match self.by_percent.entry(percent) {
            Entry::Occupied(found) => found.into_mut(),
            Entry::Vacant(none) => none.insert(read.rates_with_percent(percent)?),
        };
        Ok(found.iter().filter(|rate| is_of(rate, place)).collect())
    }
}

/// Whether a rate can be charged in a place.
fn is_of(rate: &TaxRate, place: &Jurisdiction) -> bool {
    let own = Jurisdiction::new(&rate.country, &rate.state);
    rate.country.is_empty()
        || own.country() == place.country() && (own.state().is_empty() || own.state() == place.state())
}

/// The first of these rates without its cities and postcodes, if all are of one class.
fn of_one_class<'r>(mut rates: impl Iterator<Item = &'r TaxRate>) -> Option<TaxRate> {
    let first = rates.next()?;
    let is_one = rates.all(|rate| rate.class == first.class);
    is_one.then(|| TaxRate { cities: Vec::new(), postcodes: Vec::new(), ..first.clone() })
}
