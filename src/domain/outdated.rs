//! Tax rates that the calendar has left behind: percentages that a country no longer has, and rates that ended
//! with none in their place.

use std::collections::{BTreeMap, BTreeSet};

use super::hints::{Hint, Oddity, has_same_conditions, oddities};
use super::percent::Percent;
use super::preset::{Phase, Preset};
use super::rate::TaxRate;
use super::rate_versions::VersionedRate;
use super::time::Day;

/// What a country charges on a day, by the rates that come with the program.
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
            found.standard = Some((percent, dated.from));
        }
    }
    Some(found)
}

/// True for a rate that has ended, without a plan for it and without another of its place, class and priority.
pub fn has_ended_without_successor(ended: &VersionedRate, rates: &[TaxRate]) -> bool {
    let takes_its_place = |rate: &TaxRate| has_same_conditions(rate, &ended.rate);
    !ended.in_force && ended.versions.planned.is_empty() && !rates.iter().any(takes_its_place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::ids::RateId;

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
                Some(
                    "No rate of Germany is 19 % today: its standard rate is 16 % since 1 Jul 2020, others 5 %.",
                ),
            ),
            ("EE", "22", "2025-06-30", None),
            (
                "EE",
                "22",
                "2026-11-22",
                Some(
                    "No rate of Estonia is 22 % today: its standard rate is 24 % since 1 Jul 2025, others 13 %, 9 %.",
                ),
            ),
            ("DE", "0.19", "2026-11-22", None),
            ("US", "6", "2026-11-22", None),
            ("", "6", "2026-11-22", None),
        ] {
            let found = outdated(&[rate(country, percent)], Day::parse(on).unwrap());
            let found = found.first().map(|hint| hint.oddity.sentence());
            let beginning = found.as_ref().map(|sentence| sentence.split(" “").next().unwrap_or_default());
            assert_eq!(beginning, expected, "{country} {percent} {on}");
        }
    }
}
