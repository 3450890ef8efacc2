//! Tax rates that time has made wrong: percentages that a country no longer has, rates that ended with none
//! in their place, and rates that come into force beside another one of the same place.

use std::collections::{BTreeMap, BTreeSet};

use super::TaxRate;
use super::hints::{Conditions, Hint, Oddity, has_same_conditions, oddities, slot};
use super::preset::{Phase, Preset};
use super::versions::VersionedRate;
use crate::ids::RateId;
use crate::percent::Percent;
use crate::time::Day;

/// A country's charges on a day, by the rates that come with the program.
#[derive(Default)]
struct Charged {
    percents: BTreeSet<Percent>,
    standard: Option<(Percent, Option<Day>)>,
}

/// A hint for each rate whose percentage is none of its country's today. Rates of 0 and those of a part of a
/// country are left alone, and so are those that look mistyped, which have a hint of their own.
pub fn outdated(rates: &[TaxRate], today: Day) -> Vec<Hint> {
    let countries: BTreeSet<&str> = rates.iter().map(|rate| rate.country.as_str()).collect();
    let countries: BTreeMap<&str, Charged> =
        countries.into_iter().filter_map(|country| Some((country, charged(country, today)?))).collect();
    let hint = |rate: &TaxRate| {
        let is_plain = rate.state.is_empty() && rate.postcodes.is_empty() && rate.cities.is_empty();
        let percent = rate.rate.filter(|percent| percent.ten_thousandths() != 0 && is_plain)?;
        if !oddities(rate).is_empty() {
            return None;
        }
        let of = countries.get(rate.country.as_str())?;
        let (standard, since) = of.standard?;
        let country = rate.country.clone();
        let others = of.percents.iter().rev().filter(|one| **one != standard && one.ten_thousandths() != 0);
        let charged = std::iter::once(&standard).chain(others).copied().collect();
        let oddity = Oddity::NotOfCountry { country, percent, charged, since };
        (!of.percents.contains(&percent)).then_some(Hint { rate: rate.id, oddity })
    };
    rates.iter().filter_map(hint).collect()
}

/// `None` for a country without a preset, and for one with rates of its states only.
fn charged(country: &str, today: Day) -> Option<Charged> {
    if country.is_empty() {
        return None;
    }
    let mut found = Charged::default();
    let preset = Preset::named(country)?;
    let of_country = preset.rates.iter().filter(|dated| dated.preset == country);
    for dated in of_country.filter(|dated| dated.phase(today) == Phase::InForce) {
        let Some(percent) = dated.rate.rate else { continue };
        found.percents.insert(percent);
        let is_plain = dated.rate.state.is_empty() && dated.rate.postcodes.is_empty();
        if dated.rate.class.is_standard() && is_plain {
            found.standard = Some((percent, dated.begins()));
        }
    }
    Some(found)
}

/// True for a rate that has ended, without a plan for it and without another of its place, class and priority.
pub fn has_ended_without_successor(ended: &VersionedRate, rates: &[TaxRate]) -> bool {
    let takes_its_place = |rate: &TaxRate| has_same_conditions(rate, &ended.rate);
    !ended.in_force && ended.versions.planned.is_empty() && !rates.iter().any(takes_its_place)
}

/// A hint for each rate in force beside which another of its place, class and priority comes into force.
/// `versioned` are the rates that have versions. The versions of one rate cannot overlap, since each lasts up to
/// the next.
pub fn coming_beside(rates: &[TaxRate], versioned: &[VersionedRate]) -> Vec<Hint> {
    let coming: Vec<&VersionedRate> =
        versioned.iter().filter(|rate| !rate.in_force && !rate.versions.planned.is_empty()).collect();
    if coming.is_empty() {
        return Vec::new();
    }
    let dated: BTreeMap<RateId, &VersionedRate> = versioned.iter().map(|rate| (rate.rate.id, rate)).collect();
    let mut by_slot: BTreeMap<Conditions<'_>, Vec<&TaxRate>> =
        coming.iter().map(|rate| (slot(&rate.rate), Vec::new())).collect();
    for rate in rates {
        if let Some(of_slot) = by_slot.get_mut(&slot(rate)) {
            of_slot.push(rate);
        }
    }
    let mut found = Vec::new();
    for other in coming {
        for rate in by_slot.get(&slot(&other.rate)).into_iter().flatten() {
            let own = dated
                .get(&rate.id)
                .map_or_else(|| VersionedRate::undated((*rate).clone()), |own| (*own).clone());
            if let Some((from, until)) = both_in_force(&own, other) {
                let (id, taken) = (other.rate.id, rate.id.min(other.rate.id));
                found.push(Hint {
                    rate: rate.id,
                    oddity: Oddity::ComesBeside { other: id, taken, from, until },
                });
            }
        }
    }
    found
}

/// The first stretch of days, from the first planned version on, on which both rates are in force.
fn both_in_force(one: &VersionedRate, other: &VersionedRate) -> Option<(Day, Option<Day>)> {
    let days: BTreeSet<Day> =
        one.versions.planned.keys().chain(other.versions.planned.keys()).copied().collect();
    let are_both = |day: &&Day| one.is_in_force_on(**day) && other.is_in_force_on(**day);
    let from = *days.iter().find(are_both)?;
    let until = days.iter().filter(|day| **day > from).find(|day| !are_both(day));
    Some((from, until.map(|day| day.minus_days(1))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::versions::{Terms, VersionPlan, versioned};

    /// The day on which the rate in force ends, the first and the last day of the other, and the hint.
    #[test]
    fn a_rate_that_comes_into_force_beside_another_gets_a_hint_with_its_dates() {
        let (today, day) = (Day::parse("2026-11-22").unwrap(), |text: &str| Day::parse(text).unwrap());
        for (end, begin, last, expected) in [
            (None, "2027-01-01", None, Some("From 2027-01-01, rate 2 is")),
            (Some("2027-01-01"), "2027-01-01", None, None),
            (Some("2027-04-01"), "2027-01-01", None, Some("From 2027-01-01 to 2027-03-31, rate 2 is")),
            (None, "2027-01-01", Some("2027-01-31"), Some("From 2027-01-01 to 2027-01-31, rate 2 is")),
        ] {
            let percent = Terms::charging(Percent::parse("21").unwrap());
            let mut one = VersionedRate::undated(rate("GB", "20"));
            if let Some(end) = end {
                let plan = VersionPlan { terms: Terms::NOT_IN_FORCE, from: day(end), until: None };
                one = one.planned(&plan, today).unwrap();
            }
            let mut versions = vec![(Some(day(begin)), percent)];
            versions.extend(last.map(|last| (Some(day(last).plus_days(1)), Terms::NOT_IN_FORCE)));
            let other = TaxRate { id: RateId::new(2), ..rate("GB", "21") };
            let other = versioned(other, &versions, today).unwrap();
            let elsewhere =
                versioned(TaxRate { id: RateId::new(3), ..rate("FR", "21") }, &versions, today).unwrap();
            let found = coming_beside(&[one.rate.clone()], &[one.clone(), other, elsewhere]);
            let found: Vec<String> = found.iter().map(|hint| hint.oddity.sentence().to_string()).collect();
            assert_eq!(found.len(), usize::from(expected.is_some()), "{found:?}");
            for (sentence, expected) in found.iter().zip(expected) {
                assert!(sentence.starts_with(expected), "{sentence}");
            }
        }
    }

    fn rate(country: &str, percent: &str) -> TaxRate {
        TaxRate {
            country: country.to_owned(),
            rate: Percent::parse(percent).ok(),
            ..TaxRate::defaults(RateId::new(1))
        }
    }

    #[test]
    fn a_percentage_that_the_country_no_longer_has_gets_a_hint() {
        for (country, percent, on, expected) in [
            ("DE", "19", "2026-11-22", None),
            ("DE", "7", "2026-11-22", None),
            ("DE", "0", "2026-11-22", None),
            ("DE", "16", "2020-08-01", None),
            (
                "DE",
                "19",
                "2020-08-01",
                Some("Germany is 19% today: its standard rate is 16% since 2020-07-01, others 5%."),
            ),
            ("EE", "22", "2025-06-30", None),
            (
                "EE",
                "22",
                "2026-11-22",
                Some("Estonia is 22% today: its standard rate is 24% since 2025-07-01, others 13%, 9%."),
            ),
            ("DE", "0.19", "2026-11-22", None),
            ("US", "6", "2026-11-22", None),
            ("", "6", "2026-11-22", None),
        ] {
            let found = outdated(&[rate(country, percent)], Day::parse(on).unwrap());
            let found = found.first().map(|hint| hint.oddity.sentence().to_string());
            let beginning = found.as_ref().map(|sentence| sentence.split(" “").next().unwrap_or_default());
            let expected = expected.map(|expected| format!("No rate of {expected}"));
            assert_eq!(beginning, expected.as_deref(), "{country} {percent} {on}");
        }
    }
}
