//! The sources of the tax rates that come with the program, and where they disagree.

use super::preset::{PresetRate, day};
use crate::label;
use crate::percent::Percent;
use crate::places::country_text;
use crate::table::Cell;
use crate::text;
use crate::text::Text;
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
pub fn source_titles(ids: &str) -> Text {
    let title = |id: &str| match sources().find(|source| source.id == id) {
        Some(RateSource { title, as_of: Some(day), .. }) => text!("{title} ({day})", title, day),
        Some(source) => Text::written(source.title),
        None => Text::written(id),
    };
    let ids = ids.split(';').map(str::trim).filter(|id| !id.is_empty());
    Text::list(ids.map(title)).unwrap_or_default()
}

/// A source's rate that differs from the one shipped.
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
    past: Option<(Day, Day)>,
}

/// All of them, by `assets/rates/disagreements.csv`.
pub fn disagreements() -> impl Iterator<Item = Disagreement> {
    DISAGREEMENTS.lines().skip(1).filter_map(|line| {
        let cells: Vec<&'static str> = line.split(',').collect();
        let [preset, postcodes, kind, rate, source, says, first, last] = cells.try_into().ok()?;
        let past = Day::parse(first).zip(Day::parse(last));
        Some(Disagreement { preset, has: says == "has", postcodes, kind, rate, source, past })
    })
}

impl Disagreement {
    /// True if it is about the place and kind of a rate, of whichever reduced rate it may be.
    pub fn is_about(&self, dated: &PresetRate) -> bool {
        let bare = dated.kind.replacen("-rate", "", 1);
        let kind = if bare.starts_with("reduced") { "reduced" } else { &bare };
        self.preset == dated.preset && self.postcodes == dated.rate.postcode_text() && self.kind == kind
    }

    /// The sentence for people.
    pub fn sentence(&self) -> Text {
        let Self { preset, postcodes, kind, rate, source, has, past } = *self;
        let codes = Some(Text::written(postcodes)).filter(|_| !postcodes.is_empty());
        let place = Text::list([country_text(preset)].into_iter().chain(codes)).unwrap_or_default();
        let rate = Percent::parse(rate).map_or_else(|_| rate.into(), Cell::from);
        let (source, class) = (source_titles(source), Text::new(kind_name(kind)));
        let what = if has {
            text!("{source} has {rate}% as {class}", source, rate, class)
        } else {
            text!("{source} does not have {rate}% as {class}", source, rate, class)
        };
        match past {
            None => text!("Sources disagree on {place}: {what}", place, what),
            Some((day, last)) if day == last => {
                text!("Sources disagree on {place}: {what} on {day}", place, what, day)
            }
            Some((first, last)) => {
                text!("Sources disagree on {place}: {what} from {first} to {last}", place, what, first, last)
            }
        }
    }
}

/// The name of a kind of rate within a sentence.
fn kind_name(kind: &'static str) -> &'static str {
    match kind {
        "standard" => label!("standard rate"),
        "reduced" => label!("reduced rate"),
        "super-reduced" => label!("super-reduced rate"),
        "parking" => label!("parking rate"),
        "zero" => label!("zero rate"),
        kind => kind,
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
