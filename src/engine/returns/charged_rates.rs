//! The rates of the shop that sales were charged by, for the tags of tax returns. An order keeps the number, name and
//! percentage of each of its taxes. The number alone says little: orders of files have that of another system, and a rate
//! can have ended, been corrected or been deleted and added again since.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use domain::Result;
use domain::percent::Percent;
use domain::places::european_union::vat_country;
use domain::rate::TaxRate;
use domain::rate::country_rates;
use domain::rate::versions::VersionedRate;
use domain::tax::jurisdiction::Jurisdiction;
use domain::tax::line::ChargedTax;
use domain::time::Day;
use store::Read;

/// The country by whose rate a tax was charged.
#[derive(Debug, Clone, Default)]
pub(super) struct Charged {
    /// The rate, where it is known.
    pub rate: Option<TaxRate>,
    /// It is a rate of the shop's country, charged on a sale to another one.
    pub is_of_home: bool,
    /// Both countries had the percentage on that day, and the order does not tell whose it was.
    pub is_of_either: bool,
}

/// Finds the rates of charges, each once for a day.
#[derive(Debug, Default)]
pub(super) struct ChargedRates {
    /// The shop's country.
    home: Jurisdiction,
    found: BTreeMap<(ChargedTax, Day), Charged>,
    /// The rates that have or had a percentage, read when a charge is not of the rate of its number.
    by_percent: BTreeMap<Percent, Vec<VersionedRate>>,
}

impl ChargedRates {
    pub(super) fn new(home: Jurisdiction) -> Self {
        Self { home, ..Self::default() }
    }

    pub(super) fn of_shop(read: &Read<'_>) -> Result<Self> {
        Ok(Self::new(Jurisdiction::new(&read.shop()?.address.country, "")))
    }

    /// True if at most one of these taxes is charged on a sale of a day, since their rates are known to have
    /// one priority.
    pub(super) fn are_alternatives<'t>(
        &mut self,
        read: &Read<'_>,
        taxes: impl Iterator<Item = &'t ChargedTax>,
        day: Day,
    ) -> Result<bool> {
        let mut priorities = BTreeSet::new();
        let mut count = 0_usize;
        for tax in taxes {
            count += 1;
            priorities.insert(self.of(read, tax, day)?.rate.map(|rate| rate.priority));
        }
        Ok(count < 2 || priorities.len() == 1 && !priorities.contains(&None))
    }

    /// The rate that a tax was charged by on a day. It is of the customer's place or, where that does not have the
    /// percentage on the day, of the shop's country: so a shop taxes its sales to other members below the threshold for
    /// distance sales. Where both have it, it is the shop's if the order names that rate by number and name.
    pub(super) fn of(&mut self, read: &Read<'_>, tax: &ChargedTax, day: Day) -> Result<Charged> {
        let key = (tax.clone(), day);
        if let Some(found) = self.found.get(&key) {
            return Ok(found.clone());
        }
        let found = self.find(read, tax, day)?;
        self.found.insert(key, found.clone());
        Ok(found)
    }

    fn find(&mut self, read: &Read<'_>, tax: &ChargedTax, day: Day) -> Result<Charged> {
        if tax.is_untaxed() || tax.is_without_rate() {
            return Ok(Charged::default());
        }
        let home = self.home.clone();
        let theirs = self.of_place(read, tax, &tax.place, Some(day))?;
        let is_abroad = !home.is_unknown() && vat_country(tax.place.country()) != vat_country(home.country());
        let percent =
            tax.rate.percent.filter(|_| is_abroad && !theirs.as_ref().is_some_and(|found| found.is_named));
        let of_theirs = |rate: Option<TaxRate>| Charged { rate, ..Charged::default() };
        let of_ours = |rate: Option<TaxRate>| Charged { rate, is_of_home: true, is_of_either: false };
        let Some(percent) = percent else {
            let known = match theirs {
                Some(found) => Some(found),
                None => self.of_place(read, tax, &tax.place, None)?,
            };
            return Ok(of_theirs(known.map(|found| found.rate)));
        };
        let ours = self.of_place(read, tax, &home, Some(day))?;
        if ours.as_ref().is_some_and(|found| found.is_named && found.rate.name == tax.rate.name) {
            return Ok(of_ours(ours.map(|found| found.rate)));
        }
        let preset_of = |place: &Jurisdiction, on| country_rates::is_rate_of(place.country(), percent, on);
        let is_theirs = theirs.is_some() || preset_of(&tax.place, Some(day)) == Some(true);
        let is_ours = ours.is_some() || preset_of(&home, Some(day)) == Some(true);
        if is_theirs {
            let is_of_either = is_ours && percent.ten_thousandths() > 0;
            return Ok(Charged { is_of_either, ..of_theirs(theirs.map(|found| found.rate)) });
        }
        if is_ours && preset_of(&tax.place, Some(day)) == Some(false) {
            return Ok(of_ours(ours.map(|found| found.rate)));
        }
        // Neither has it on the day: it is of who had it before, or will have it.
        if let Some(found) = self.of_place(read, tax, &tax.place, None)? {
            return Ok(of_theirs(Some(found.rate)));
        }
        let ours =
            self.of_place(read, tax, &home, None)?.filter(|_| preset_of(&tax.place, None) == Some(false));
        Ok(match ours {
            Some(found) => of_ours(Some(found.rate)),
            None => Charged::default(),
        })
    }

    /// The rate of a charge in a place, of those that have its percentage on the day, or without one ever had it: the one
    /// of its number; else one of the place with its name; else that of its number by the name, whose percentage was
    /// corrected; else one of the place. Where several have these, they stand for each other if they are of one class. Of a
    /// rate that is not known by its number, the place within the state is not known.
    fn of_place(
        &mut self,
        read: &Read<'_>,
        tax: &ChargedTax,
        place: &Jurisdiction,
        day: Option<Day>,
    ) -> Result<Option<FoundRate>> {
        let numbered = tax.rate.rate.map(|id| read.versioned_rate(id)).transpose()?.flatten();
        let numbered = numbered.filter(|found| is_of(&found.rate, place));
        if let Some(found) = &numbered
            && tax.rate.percent.is_none_or(|percent| has(found, percent, day))
        {
            return Ok(Some(FoundRate { rate: found.rate.clone(), is_named: true }));
        }
        let unnamed = |rate: TaxRate| FoundRate { rate, is_named: false };
        let alike = self.alike(read, tax.rate.percent, place, day)?;
        let is_named = |rate: &TaxRate| rate.name == tax.rate.name;
        if let Some(named) = of_one_class(alike.iter().copied().filter(|rate| is_named(rate))) {
            return Ok(Some(unnamed(named)));
        }
        let is_corrected = |found: &VersionedRate| {
            is_named(&found.rate) && tax.rate.percent.is_none_or(|percent| !has(found, percent, None))
        };
        let corrected = numbered.filter(is_corrected).map(|found| found.rate);
        Ok(corrected.or_else(|| of_one_class(alike.into_iter())).map(unnamed))
    }

    /// The rates of a place with a percentage.
    fn alike(
        &mut self,
        read: &Read<'_>,
        percent: Option<Percent>,
        place: &Jurisdiction,
        day: Option<Day>,
    ) -> Result<Vec<&TaxRate>> {
        let Some(percent) = percent else { return Ok(Vec::new()) };
        let found = match self.by_percent.entry(percent) {
            Entry::Occupied(found) => found.into_mut(),
            Entry::Vacant(none) => none.insert(read.rates_with_percent(percent)?),
        };
        let is_then = |found: &&VersionedRate| has(found, percent, day) && is_of(&found.rate, place);
        Ok(found.iter().filter(is_then).map(|found| &found.rate).collect())
    }
}

/// A rate that a charge is of.
struct FoundRate {
    rate: TaxRate,
    /// The order names it by its number.
    is_named: bool,
}

/// True if a rate has a percentage on a day; without a day, if it ever has, had or will have it.
fn has(found: &VersionedRate, percent: Percent, day: Option<Day>) -> bool {
    match day {
        Some(day) => found.terms_on(day).percent() == Some(percent),
        None => found.percents().any(|other| other == percent),
    }
}

/// True if a rate can be charged in a place.
fn is_of(rate: &TaxRate, place: &Jurisdiction) -> bool {
    let own = Jurisdiction::new(&rate.country, &rate.state);
    rate.country.is_empty()
        || vat_country(own.country()) == vat_country(place.country())
            && (own.state().is_empty() || own.state() == place.state())
}

/// The first of these rates without its cities and postcodes, if all are of one class.
fn of_one_class<'r>(mut rates: impl Iterator<Item = &'r TaxRate>) -> Option<TaxRate> {
    let first = rates.next()?;
    let is_one = rates.all(|rate| rate.class == first.class);
    is_one.then(|| TaxRate { cities: Vec::new(), postcodes: Vec::new(), ..first.clone() })
}
