//! The sources of the tax rates that come with the program, and where they disagree.

use super::preset::{PresetRate, class_name, day};
use crate::places::country_name;
use crate::time::Day;

const SOURCES: &str = include_str!("../../../assets/rates/sources.csv");
const DISAGREEMENTS: &str = include_str!("../../../assets/rates/disagreements.csv");

/// A source of rates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RateSource {
    /// The id in [`PresetRate::source`].
    pub id: &'static str,
    /// The title.
    pub title: &'static str,
    /// The day it was as of; `None` for a law.
    pub as_of: Option<Day>,
}

/// All sources, by `assets/rates/sources.csv`.
pub fn sources() -> impl Iterator<Item = RateSource> {
    SOURCES.lines().skip(1).filter_map(|line| {
        let mut cells = line.split(',');
        let (id, title, as_of) = (cells.next()?, cells.next()?, cells.next()?);
        Some(RateSource { id, title, as_of: day("as of", as_of).ok().flatten() })
    })
}

/// The titles of sources with the days they were as of: `Duty27 (2026-10-04)`. An unknown id stays as it is.
pub fn source_titles(ids: &str) -> String {
    let title = |id: &str| match sources().find(|source| source.id == id) {
        Some(RateSource { title, as_of: Some(day), .. }) => format!("{title} ({day})"),
        Some(source) => source.title.to_owned(),
        None => id.to_owned(),
    };
    ids.split(';').map(str::trim).filter(|id| !id.is_empty()).map(title).collect::<Vec<_>>().join(", ")
}

/// Where a source says something else than is shipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Disagreement {
    /// The preset that it is about.
    pub preset: &'static str,
    /// The source has a rate that is not shipped; else it lacks one that is.
    pub has: bool,
    postcodes: &'static str,
    kind: &'static str,
    rate: &'static str,
    source: &'static str,
    /// The first and the last day of which it is known that the source says so; `None` for the present.
    past: Option<(&'static str, &'static str)>,
}

/// All of them, by `assets/rates/disagreements.csv`.
pub fn disagreements() -> impl Iterator<Item = Disagreement> {
    DISAGREEMENTS.lines().skip(1).filter_map(|line| {
        let cells: Vec<&'static str> = line.split(',').collect();
        let [preset, postcodes, kind, rate, source, says, first, last] = cells.try_into().ok()?;
        let past = Some((first, last)).filter(|_| !first.is_empty());
        Some(Disagreement { preset, has: says == "has", postcodes, kind, rate, source, past })
    })
}

impl Disagreement {
    /// Whether it is about the place and kind of a rate, of whichever reduced rate it may be.
    pub fn is_about(&self, dated: &PresetRate) -> bool {
        let bare = dated.kind.replacen("-rate", "", 1);
        let kind = if bare.starts_with("reduced") { "reduced" } else { &bare };
        self.preset == dated.preset && self.postcodes == dated.rate.postcode_text() && self.kind == kind
    }

    /// The sentence for people.
    pub fn sentence(&self) -> String {
        let Self { preset, postcodes, kind, rate, source, has, past } = self;
        let codes = if postcodes.is_empty() { String::new() } else { format!(", {postcodes}") };
        let days = match past {
            None => String::new(),
            Some((first, last)) if first == last => format!(" on {first}"),
            Some((first, last)) => format!(" from {first} to {last}"),
        };
        let verb = if *has { "has" } else { "does not have" };
        let (title, class) = (source_titles(source), class_name(kind).to_lowercase());
        let country = country_name(preset).unwrap_or(preset);
        format!("Sources disagree on {country}{codes}: {title} {verb} {rate}\u{a0}% as {class}{days}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::preset::shipped;

    #[test]
    fn every_source_is_known_and_every_disagreement_is_about_a_rate() {
        for dated in shipped() {
            for id in dated.source.split(';') {
                assert!(sources().any(|source| source.id == id), "{dated:?}");
            }
        }
        assert_eq!(disagreements().count(), DISAGREEMENTS.lines().count() - 1);
        for one in disagreements().filter(|one| !one.has) {
            assert!(shipped().iter().any(|dated| one.is_about(dated)), "{one:?}");
        }
    }
}
