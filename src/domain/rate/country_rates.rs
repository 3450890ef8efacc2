//! A country's rates on a day, by the rates that come with the program.

use super::TaxRate;
use super::preset::{Phase, PresetRate, place_key, shipped};
use crate::percent::Percent;
use crate::places::european_union::vat_country;
use crate::time::Day;

/// The rates whose tax is charged in a country, but for those of a few of its postcodes.
fn of_country(country: &str) -> impl Iterator<Item = &'static PresetRate> {
    let country = vat_country(country);
    let is_whole = |rate: &TaxRate| rate.postcodes.is_empty() && rate.cities.is_empty();
    shipped().iter().filter(move |dated| dated.rate.country == country && is_whole(&dated.rate))
}

/// Tells if a country has a percentage above 0 as a rate on a day; without a day, if it ever had or will have
/// it. Rates of a few of its postcodes do not count. `None` for a country whose rates do not come with the
/// program, and for a day before those that are known.
pub fn is_rate_of(country: &str, percent: Percent, on: Option<Day>) -> Option<bool> {
    of_country(country).next()?;
    let is_then = |dated: &PresetRate| on.is_none_or(|day| dated.phase(day) == Phase::InForce);
    let mut then = of_country(country).filter(|dated| is_then(dated));
    if percent.ten_thousandths() <= 0 || then.any(|dated| dated.rate.rate == Some(percent)) {
        return Some(true);
    }
    let is_known = |day| of_country(country).all(|dated| !dated.is_unknown_on(day));
    on.is_none_or(is_known).then_some(false)
}

/// True if the first day of a rate is only the earliest day from which the rates that come with the program
/// know it, so that the charge before is not known.
pub fn is_known_from(rate: &TaxRate, begin: Day) -> bool {
    let mut known = shipped().iter().filter(|dated| dated.is_unknown_before && dated.from == Some(begin));
    known.any(|dated| dated.rate.country == rate.country && place_key(&dated.rate) == place_key(rate))
}

/// The standard rate of a country on a day; `None` where the program does not bring it.
pub fn standard_rate_of(country: &str, on: Day) -> Option<Percent> {
    let is_standard = |dated: &&PresetRate| dated.rate.class.is_standard() && dated.rate.state.is_empty();
    let in_force = of_country(country).filter(is_standard).filter(|dated| dated.phase(on) == Phase::InForce);
    in_force.filter_map(|dated| dated.rate.rate).max()
}

/// The days on which rates of a country begin, and those after the last day of others.
pub fn days_of_change(country: &str) -> impl Iterator<Item = Day> {
    of_country(country)
        .flat_map(|dated| dated.from.into_iter().chain(dated.until.map(|last| last.plus_days(1))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_of_a_country_on_a_day() {
        for (country, percent, on, expected) in [
            ("RO", "19", "2025-07-31", Some(true)),
            ("RO", "19", "2025-08-01", Some(false)),
            ("RO", "19", "", Some(true)),
            ("FR", "7", "2026-10-01", Some(false)),
            ("MC", "20", "2026-10-01", Some(true)),
            ("XI", "20", "2026-10-01", Some(true)),
            ("DE", "0", "2026-10-01", Some(true)),
            ("US", "7", "2026-10-01", None),
            // The rates of 2014 are known, not those of before; and of Turkey none before March 2013.
            ("PL", "7", "2014-01-13", Some(false)),
            ("PL", "7", "2010-06-01", None),
            ("TR", "18", "2023-07-09", Some(true)),
            ("TR", "18", "2013-03-26", None),
            ("CY", "3", "2023-07-20", Some(false)),
            ("NO", "6", "2021-09-30", Some(true)),
            ("NO", "6", "2021-10-01", Some(false)),
            ("GB", "12.5", "2022-03-31", Some(true)),
        ] {
            let found = is_rate_of(country, Percent::parse(percent).unwrap(), Day::parse(on));
            assert_eq!(found, expected, "{country} {percent} {on}");
        }
        let standard = |country: &str, on: &str| standard_rate_of(country, Day::parse(on).unwrap());
        assert_eq!(standard("EE", "2025-06-30"), Percent::parse("22").ok());
        assert_eq!(standard("EE", "2025-07-01"), Percent::parse("24").ok());
        assert_eq!(standard("US", "2025-07-01"), None);
        assert!(days_of_change("EE").any(|day| Some(day) == Day::parse("2025-07-01")));
    }
}
