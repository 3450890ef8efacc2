//! A country's proposals for a new shop: its currency, its time zones, its tax rates, and prices with tax or
//! without. No rule depends on them.

use std::cmp::Reverse;
use std::sync::LazyLock;

use super::settings::Currency;
use crate::percent::Percent;
use crate::places::{self, Place, country_in_sentence};
use crate::rate::TaxRate;
use crate::rate::preset::{Phase, Preset, percent};
use crate::tax::Prices;
use crate::text;
use crate::text::Text;
use crate::text::suggest::fit;
use crate::time::{Day, Zone};

const DEFAULTS: &str = include_str!("../../../assets/places/defaults.tsv");
const CURRENCIES: &str = include_str!("../../../assets/places/currencies.tsv");

/// Countries in whose shops prices are shown without the tax, which differs by place.
const WITHOUT_TAX: [&str; 8] = ["AS", "CA", "GU", "MP", "PR", "UM", "US", "VI"];

/// A country's proposals for a new shop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountryDefaults {
    /// The currency of the country.
    pub currency: Currency,
    /// The zone of most of its people.
    pub time_zone: Zone,
    /// The relation of prices in shops to tax.
    pub prices: Prices,
}

/// A country with its currency and the names of its time zones, the one of most people first.
struct Line {
    country: &'static str,
    currency: &'static str,
    zones: Vec<&'static str>,
}

static LINES: LazyLock<Vec<Line>> = LazyLock::new(|| DEFAULTS.lines().filter_map(line).collect());
static ALL_CURRENCIES: LazyLock<Vec<Place>> = LazyLock::new(|| {
    let one = |line: &'static str| line.split_once('\t').map(|(code, name)| Place { code, name });
    CURRENCIES.lines().filter_map(one).collect()
});

fn line(text: &'static str) -> Option<Line> {
    let mut cells = text.split('\t');
    let (country, currency) = (cells.next()?, cells.next()?);
    Some(Line { country, currency, zones: cells.next()?.split(' ').collect() })
}

/// The proposals of a country, by its code; `None` for an unknown one. `machine` is the time zone of the
/// computer, which is preferred where it is one of the country's.
pub fn defaults_of(country: &str, machine: Zone) -> Option<CountryDefaults> {
    let line = LINES.iter().find(|line| line.country == country)?;
    let is_here = line.zones.contains(&machine.name());
    let first = line.zones.first().and_then(|name| Zone::parse(name));
    let is_without = WITHOUT_TAX.contains(&country);
    Some(CountryDefaults {
        currency: Currency::parse(line.currency)?,
        time_zone: if is_here { machine } else { first? },
        prices: if is_without { Prices::ExcludeTax } else { Prices::IncludeTax },
    })
}

/// The codes of the countries with a currency.
pub fn countries_with(currency: Currency) -> impl Iterator<Item = &'static str> {
    LINES.iter().filter(move |line| line.currency == currency.code()).map(|line| line.country)
}

/// The tax rates that a country proposes, by its code; `None` where none of its own come with the program.
pub fn preset_of(country: &str) -> Option<Preset> {
    Preset::named(country).filter(|preset| preset.rates.iter().any(|dated| dated.rate.country == country))
}

/// A summary of a preset's rates for a country on a day: `tax rates of Germany: 19 %, 7 %`, the standard one
/// first, then from high to low, without 0 and without those of a part of the country.
pub fn summary_of(preset: &Preset, country: &str, on: Day) -> Text {
    let is_plain = |rate: &TaxRate| {
        let is_whole = rate.state.is_empty() && rate.postcodes.is_empty() && rate.cities.is_empty();
        is_whole && rate.country == country && rate.rate > Some(Percent::ZERO)
    };
    let of_day = preset.rates.iter().filter(|dated| dated.phase(on) == Phase::InForce);
    let mut rates: Vec<&TaxRate> = of_day.map(|dated| &dated.rate).filter(|rate| is_plain(rate)).collect();
    rates.sort_by_key(|rate| (!rate.class.is_standard(), Reverse(rate.rate)));
    let mut percents: Vec<Text> = rates.into_iter().map(percent).collect();
    percents.dedup();
    let country = country_in_sentence(&preset.name.to_uppercase());
    match Text::list(percents) {
        None => text!("tax rates of {country}", country),
        Some(percents) => text!("tax rates of {country}: {percents}", country, percents),
    }
}

/// The country that a computer is in, by the country of its locale and its time zone. The zone counts more,
/// since many computers have a locale of another country for its language.
pub fn country_of(locale: Option<&str>, machine: Zone) -> Option<&'static str> {
    let of_locale = LINES.iter().find(|line| Some(line.country) == locale);
    let has_zone = |line: &&Line| line.zones.contains(&machine.name());
    let of_zone = of_locale.filter(has_zone).or_else(|| LINES.iter().find(has_zone));
    of_zone.or(of_locale).map(|line| line.country)
}

/// All currencies in use, by code, as code and English name.
pub fn currencies() -> &'static [Place] {
    &ALL_CURRENCIES
}

/// The names of time zones, each with the code of its country, that match a text by name, city or country.
/// Zones of the `home` country come first, then the best match.
pub fn zones_like(home: &str, typed: &str) -> Vec<(&'static str, &'static str)> {
    // Cities are typed with blanks, and stand in names with `_`.
    let typed = typed.replace(' ', "_");
    let of_line = |line: &'static Line| line.zones.iter().map(|zone| (*zone, line.country));
    let ranked = |(zone, country): (&'static str, &'static str)| {
        let city = zone.rsplit('/').next().unwrap_or(zone);
        let land = places::country_name(country).unwrap_or_default().replace(' ', "_");
        fit(&typed, zone, city, &[&land]).map(|fit| ((country != home, fit), (zone, country)))
    };
    let all = LINES.iter().flat_map(of_line).chain([(Zone::UTC.name(), "")]);
    let mut found: Vec<_> = all.filter_map(ranked).collect();
    found.sort_by_key(
        |((is_abroad, fit), _)| if typed.is_empty() { (*is_abroad, *fit) } else { (false, *fit) },
    );
    found.into_iter().map(|(_, zone)| zone).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_country_proposes_what_is_usual_there() {
        let here = |name: &str| Zone::parse(name).unwrap();
        for (country, machine, expected) in [
            ("DE", "UTC", "EUR Europe/Berlin yes"),
            ("GB", "UTC", "GBP Europe/London yes"),
            ("US", "UTC", "USD America/New_York no"),
            ("US", "America/Chicago", "USD America/Chicago no"),
            ("CA", "Europe/Paris", "CAD America/Toronto no"),
            ("AU", "UTC", "AUD Australia/Sydney yes"),
            ("JP", "UTC", "JPY Asia/Tokyo yes"),
            ("ZZ", "UTC", ""),
        ] {
            let found = defaults_of(country, here(machine));
            let found = found.map_or(String::new(), |found| {
                format!("{} {} {}", found.currency, found.time_zone.name(), found.prices.as_str())
            });
            assert_eq!(found, expected, "{country} {machine}");
        }
    }

    #[test]
    fn a_country_proposes_the_rates_of_a_day() {
        for (country, day, expected) in [
            ("DE", "2026-11-20", "tax rates of Germany: 19%, 7%"),
            ("DE", "2020-08-01", "tax rates of Germany: 16%, 5%"),
            ("FR", "2026-11-20", "tax rates of France: 20%, 10%, 5.5%, 2.1%"),
            ("MC", "2026-11-20", "tax rates of France: 20%, 10%, 5.5%, 2.1%"),
            ("AU", "2026-11-20", "tax rates of Australia: 10%"),
            // Its provinces have them.
            ("CA", "2026-11-20", "tax rates of Canada"),
            // Its rates are of GB, which no address of XI matches.
            ("XI", "2026-11-20", ""),
            ("US", "2026-11-20", ""),
            ("", "2026-11-20", ""),
        ] {
            let preset = preset_of(country);
            let found = preset
                .map(|preset| summary_of(&preset, country, Day::parse(day).unwrap()).to_string())
                .unwrap_or_default();
            assert_eq!(found.replace('\u{a0}', " "), expected, "{country} {day}");
        }
    }

    #[test]
    fn the_country_is_that_of_the_locale_or_of_the_zone() {
        for (locale, zone, expected) in [
            (Some("DE"), "Europe/Berlin", Some("DE")),
            (Some("US"), "Europe/Berlin", Some("DE")),
            (Some("AT"), "UTC", Some("AT")),
            (None, "America/Chicago", Some("US")),
            (None, "UTC", None),
        ] {
            assert_eq!(country_of(locale, Zone::parse(zone).unwrap()), expected, "{locale:?} {zone}");
        }
    }

    #[test]
    fn zones_are_found_by_city_and_country() {
        for (home, typed, expected) in [
            ("DE", "", "Europe/Berlin"),
            ("", "berl", "Europe/Berlin"),
            ("", "new york", "America/New_York"),
            ("", "Switzerland", "Europe/Zurich"),
            ("DE", "utc", "UTC"),
        ] {
            let found = zones_like(home, typed);
            assert_eq!(found.first().map(|(zone, _)| *zone), Some(expected), "{home} {typed}");
        }
        assert!(zones_like("", "").len() > 400);
    }

    #[test]
    fn every_line_is_of_a_country_a_currency_and_zones() {
        assert_eq!(LINES.len(), DEFAULTS.lines().count());
        assert_eq!(ALL_CURRENCIES.len(), CURRENCIES.lines().count());
        assert!(ALL_CURRENCIES.is_sorted_by_key(|currency| currency.code));
        for line in LINES.iter() {
            assert!(places::country_name(line.country).is_some(), "{}", line.country);
            let is_listed = ALL_CURRENCIES.iter().any(|one| one.code == line.currency);
            assert!(is_listed, "{} {}", line.country, line.currency);
            assert!(line.zones.iter().all(|zone| Zone::parse(zone).is_some()), "{:?}", line.zones);
        }
    }
}
