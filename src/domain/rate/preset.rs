//! Presets: tax rates of countries with their dates and sources, as lists to add to a shop. The data is in
//! `assets/rates`, with what was decided about it.
//!
//! A preset is a text in the form of `assets/rates/rates.csv`, so that it comes into a shop as a file does.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use super::{RateInput, TaxRate};
use crate::field::Value;
use crate::ids::RateId;
use crate::places::european_union::{self, NORTHERN_IRELAND};
use crate::places::{country_in_sentence, country_name, country_named, country_text, state_name};
use crate::returns::figure::RateType;
use crate::shop::first_names::class_name;
use crate::table::Cell;
use crate::tax::class::{ClassSlug, TaxClass};
use crate::text;
use crate::text::Text;
use crate::time::Day;

const RATES: &str = include_str!("../../../assets/rates/rates.csv");

/// The columns of the file, which is divided by commas, without quotes.
pub const HEADINGS: [&str; 11] =
    ["preset", "country", "state", "postcodes", "kind", "name", "rate", "priority", "from", "to", "source"];

/// Prefix of the first day from which a rate is known.
const KNOWN_BY: &str = "by ";

/// The name of the preset of the European Union, for distance sales.
const UNION: &str = "eu";

/// A tax rate with the days on which it is in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PresetRate {
    /// The preset that adds it: a country, or XI for Northern Ireland.
    pub preset: String,
    /// The rate, without id and place in lists.
    pub rate: TaxRate,
    /// The kind, of which its class is made: `standard`, `reduced`, or the name or slug of another class.
    pub kind: String,
    /// The first day; `None` for a rate without a beginning.
    pub from: Option<Day>,
    /// True if the rate is known from that day on, and the charge before is not.
    pub is_unknown_before: bool,
    /// The last day; `None` where no end is known.
    pub until: Option<Day>,
    /// Ids of sources, divided by `;`.
    pub source: String,
}

/// The time of a rate relative to a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Phase {
    Past,
    InForce,
    Coming,
}

impl PresetRate {
    /// Reads the cells of a row in the order of [`HEADINGS`]; or the problem.
    pub fn of_row(cells: &[&str]) -> Result<Self, Text> {
        let cell = |at: usize| cells.get(at).copied().unwrap_or_default().trim();
        let slug = class(cell(4))?.slug;
        let text = |at: usize| Some(Value::text(cell(at)));
        let input = RateInput {
            country: text(1),
            state: text(2),
            postcode: text(3),
            rate: text(6),
            name: text(5),
            priority: Some(cell(7)).filter(|cell| !cell.is_empty()).map(Value::text),
            class: Some(Value::text(slug.as_str())),
            ..RateInput::default()
        };
        let rate = input.create(RateId::new(0)).map_err(|error| error.text())?;
        if rate.rate.is_none() {
            return Err(text!("rate: it is blank. Write a percentage, 0 for none"));
        }
        let known = cell(8).strip_prefix(KNOWN_BY);
        let (from, until) = (day("from", known.unwrap_or(cell(8)))?, day("to", cell(9))?);
        if let (Some(from), Some(until)) = (from, until)
            && until < from
        {
            return Err(text!("to: {until} is before {from}, the first day", until, from));
        }
        let (preset, kind, source) = (cell(0).to_uppercase(), cell(4).to_owned(), cell(10).to_owned());
        let is_unknown_before = known.is_some() && from.is_some();
        Ok(Self { preset, rate, kind, from, is_unknown_before, until, source })
    }

    /// The row that [`Self::of_row`] reads, its cells divided by commas.
    fn line(&self) -> String {
        let day = |day: Option<Day>| day.map(|day| day.to_string()).unwrap_or_default();
        let TaxRate { country, state, name, .. } = &self.rate;
        let (postcodes, percent) = (self.rate.postcode_text(), plain_percent(&self.rate));
        let known = if self.is_unknown_before { KNOWN_BY } else { "" };
        let from = format!("{known}{}", day(self.from));
        let (priority, until) = (self.rate.priority.to_string(), day(self.until));
        let cells: [&str; HEADINGS.len()] = [
            &self.preset,
            country,
            state,
            &postcodes,
            &self.kind,
            name,
            &percent,
            &priority,
            &from,
            &until,
            &self.source,
        ];
        cells.join(",")
    }

    /// The name of its class, should the shop lack it.
    pub fn class_name(&self) -> String {
        class(&self.kind).map_or_else(|_| self.kind.clone(), |class| class.name)
    }

    /// The type of the rates of that class, where its kind says it.
    pub fn rate_type(&self) -> Option<RateType> {
        class(&self.kind).ok()?.rate_type
    }

    /// The day on which it came into force; `None` where that is not known.
    pub fn begins(&self) -> Option<Day> {
        self.from.filter(|_| !self.is_unknown_before)
    }

    /// True on the days before the first one from which it is known.
    pub fn is_unknown_on(&self, day: Day) -> bool {
        self.is_unknown_before && self.from.is_some_and(|from| day < from)
    }

    /// The phase of the rate on a day.
    pub fn phase(&self, on: Day) -> Phase {
        if self.until.is_some_and(|until| until < on) {
            Phase::Past
        } else if self.from.is_some_and(|from| on < from) {
            Phase::Coming
        } else {
            Phase::InForce
        }
    }

    /// The place and class for messages, in the language of a shop's classes: `Germany, Reduced rate`.
    pub fn described(&self, language: &str) -> Text {
        let TaxRate { country, state, postcodes, name, .. } = &self.rate;
        let region = state_name(country, state).unwrap_or(state);
        let place = if postcodes.is_empty() { "" } else { name };
        let country = Some(country_text(country)).filter(|_| !country.is_empty());
        let class = class_name(&self.class_name(), language);
        let parts = [region, place, &class].into_iter().filter(|part| !part.is_empty()).map(Text::written);
        Text::list(country.into_iter().chain(parts)).unwrap_or_default()
    }
}

/// A percentage without zeros at its end: `9.975 %`.
pub fn percent(rate: &TaxRate) -> Text {
    text!("{percent}%", percent = rate.rate.map_or(Cell::Empty, Cell::from))
}

fn plain_percent(rate: &TaxRate) -> String {
    rate.rate_text().trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// The class of a kind (`reduced-2`), or of the slug or name of a class (`reduced-rate-2`, `Books`).
fn class(kind: &str) -> Result<TaxClass, Text> {
    let slug =
        ClassSlug::parse(kind).ok_or_else(|| text!("kind: \"{kind}\" has no letter or digit", kind))?;
    if slug.is_standard() {
        return Ok(TaxClass::standard());
    }
    let (name, rate_type) = named(kind);
    let slug = ClassSlug::parse(&name).unwrap_or(slug);
    Ok(TaxClass { slug, name, rate_type, ..TaxClass::default() })
}

/// The kinds of rates with the names of their classes and their types.
const KINDS: [(&str, &str, RateType); 4] = [
    ("super-reduced", "Super-reduced rate", RateType::Reduced),
    ("parking", "Parking rate", RateType::Reduced),
    ("zero", "Zero rate", RateType::Zero),
    ("reduced", "Reduced rate", RateType::Reduced),
];

/// The name of the class of a kind, and its type where the kind says it. Of several reduced rates, `reduced-2` is one.
fn named(kind: &str) -> (String, Option<RateType>) {
    let bare = kind.replacen("-rate", "", 1);
    if bare == "standard" {
        return (TaxClass::standard().name, None);
    }
    if let Some((_, name, rate_type)) = KINDS.into_iter().find(|(known, ..)| *known == bare) {
        return (name.to_owned(), Some(rate_type));
    }
    let number = bare.strip_prefix("reduced-").filter(|number| number.bytes().all(|b| b.is_ascii_digit()));
    number.map_or_else(
        || (kind.to_owned(), None),
        |number| (format!("Reduced rate {number}"), Some(RateType::Reduced)),
    )
}

pub(super) fn day(field: &str, text: &str) -> Result<Option<Day>, Text> {
    if text.is_empty() {
        return Ok(None);
    }
    Day::parse(text).map(Some).ok_or_else(|| {
        text!("{field}: \"{text}\" is not a date. Write it as 2026-01-31, or leave it blank", field, text)
    })
}

static SHIPPED: LazyLock<Vec<PresetRate>> = LazyLock::new(|| {
    let row = |line: &str| PresetRate::of_row(&line.split(',').collect::<Vec<_>>()).ok();
    RATES.lines().skip(1).filter_map(row).collect()
});

/// All rates that come with the program.
pub(super) fn shipped() -> &'static [PresetRate] {
    &SHIPPED
}

/// A list of rates to add to a shop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preset {
    /// The command line's word: `eu`, `de`.
    pub name: String,
    /// The title: `Germany`.
    pub title: String,
    /// The rates, past and coming ones too.
    pub rates: Vec<PresetRate>,
}

impl Preset {
    fn of(name: &str, title: &str, is_in: impl Fn(&PresetRate) -> bool) -> Self {
        let rates = SHIPPED.iter().filter(|dated| is_in(dated)).cloned().collect();
        Self { name: name.to_owned(), title: title.to_owned(), rates }
    }

    /// All presets: the European Union, then the countries by name.
    pub fn all() -> Vec<Self> {
        let codes: BTreeSet<&str> = SHIPPED.iter().map(|dated| dated.preset.as_str()).collect();
        let mut all: Vec<Self> = codes.into_iter().map(Self::of_code).collect();
        all.sort_by(|one, other| one.title.cmp(&other.title));
        all.insert(0, Self::union());
        all
    }

    fn union() -> Self {
        let is_in = |preset: &str| european_union::is_member(preset) || preset == NORTHERN_IRELAND;
        Self::of(UNION, "the European Union", |dated| is_in(&dated.preset))
    }

    fn of_code(code: &str) -> Self {
        let title = country_name(code).unwrap_or(code);
        Self::of(&code.to_lowercase(), title, |dated| dated.preset == code)
    }

    /// The preset of a name: `eu`, a code or the English name of a country; `None` where there is none.
    pub fn named(name: &str) -> Option<Self> {
        let name = name.trim();
        if name.eq_ignore_ascii_case(UNION) {
            return Some(Self::union());
        }
        let code = country_named(name).map_or_else(|| name.to_uppercase(), |place| place.code.to_owned());
        Some(Self::of_code(match code.as_str() {
            "UK" | "IM" => "GB",
            "EL" => "GR",
            "MC" => "FR",
            code => code,
        }))
        .filter(|preset| !preset.rates.is_empty())
    }

    /// Past, present and coming rates for those of a shop, each in the shop's own class.
    pub fn of_shop(shop: &[TaxRate], on: Day) -> Self {
        let by_place = ByPlace::of(SHIPPED.iter());
        let mut rates = Vec::new();
        for was in ShopRates::of(shop).0.values().filter_map(|same| same.first()) {
            let Some(found) = by_place.find(was, on) else { continue };
            let series = by_place.at(&found.rate).iter().filter(|dated| dated.rate.class == found.rate.class);
            rates.extend(series.map(|dated| PresetRate {
                kind: was.class.as_str().to_owned(),
                rate: TaxRate { class: was.class.clone(), ..dated.rate.clone() },
                ..(*dated).clone()
            }));
        }
        Self { name: "update".to_owned(), title: "this shop".to_owned(), rates }
    }

    /// The same without reduced and zero rates.
    #[must_use]
    pub fn only_standard(mut self) -> Self {
        self.rates.retain(|dated| dated.rate.class.is_standard());
        self
    }

    /// The number of rates that are in force on a day.
    pub fn count_on(&self, on: Day) -> usize {
        self.rates.iter().filter(|dated| dated.phase(on) == Phase::InForce).count()
    }

    /// The name of its file, which the history has: `tax rates of Germany`.
    pub fn file_name(&self) -> String {
        format!("tax rates of {}", self.title)
    }

    /// Such a name for people; `None` for the name of another file.
    pub fn file_text(name: &str) -> Option<Text> {
        match name.strip_prefix("tax rates of ")? {
            "the European Union" => Some(text!("tax rates of the European Union")),
            country => country_named(country)
                .map(|place| text!("tax rates of {country}", country = country_in_sentence(place.code))),
        }
    }

    /// The file: [`HEADINGS`] and a line for each rate.
    pub fn text(&self) -> String {
        let heading = std::iter::once(HEADINGS.join(","));
        heading.chain(self.rates.iter().map(PresetRate::line)).map(|line| line + "\n").collect()
    }
}

/// Country, state, postcodes and cities in any order, and priority.
pub type PlaceKey = (String, String, Vec<String>, Vec<String>, i64);
/// The identity of a rate, whatever its percentage and name.
type RateKey = (PlaceKey, ClassSlug);

fn key(rate: &TaxRate) -> RateKey {
    (place_key(rate), rate.class.clone())
}

/// The key of a rate's place and priority.
pub fn place_key(rate: &TaxRate) -> PlaceKey {
    let sorted = |codes: &[String]| {
        let mut codes = codes.to_vec();
        codes.sort_unstable();
        codes
    };
    let (country, state) = (rate.country.clone(), rate.state.clone());
    (country, state, sorted(&rate.postcodes), sorted(&rate.cities), rate.priority)
}

/// The rates of a shop, indexed to find those of a preset.
pub struct ShopRates<'s>(BTreeMap<RateKey, Vec<&'s TaxRate>>);

impl<'s> ShopRates<'s> {
    /// Indexes these rates, in the order of their ids.
    pub fn of(rates: impl IntoIterator<Item = &'s TaxRate>) -> Self {
        let mut by_key: BTreeMap<RateKey, Vec<&TaxRate>> = BTreeMap::new();
        for rate in rates {
            by_key.entry(key(rate)).or_default().push(rate);
        }
        for rates in by_key.values_mut() {
            rates.sort_by_key(|rate| rate.id);
        }
        Self(by_key)
    }

    /// The shop's rate of the same place, priority and class. Of several the one with the same percentage,
    /// else with the same name, else the one that wins in orders, which has the lowest id.
    pub fn find(&self, rate: &TaxRate) -> Option<&'s TaxRate> {
        let found = self.0.get(&key(rate))?;
        let equal = found.iter().find(|one| one.rate == rate.rate);
        equal.or_else(|| found.iter().find(|one| one.name == rate.name)).or_else(|| found.first()).copied()
    }
}

/// Dated rates by place and priority, whatever their classes.
pub struct ByPlace<'r>(BTreeMap<PlaceKey, Vec<&'r PresetRate>>);

impl<'r> ByPlace<'r> {
    /// Indexes these rates.
    pub fn of(rates: impl IntoIterator<Item = &'r PresetRate>) -> Self {
        let mut by_place: BTreeMap<PlaceKey, Vec<&PresetRate>> = BTreeMap::new();
        for dated in rates {
            by_place.entry(place_key(&dated.rate)).or_default().push(dated);
        }
        Self(by_place)
    }

    fn at(&self, rate: &TaxRate) -> &[&'r PresetRate] {
        self.0.get(&place_key(rate)).map(Vec::as_slice).unwrap_or_default()
    }

    /// The rate that a shop's rate stands for, since a shop may sell anything in any of its classes: the one that
    /// is in force on the day and has its percentage, else the last that had it, else the one of its class. Its
    /// own class is preferred.
    fn find(&self, was: &TaxRate, on: Day) -> Option<&'r PresetRate> {
        let is_own = |dated: &PresetRate| dated.rate.class == was.class;
        let rank = |dated: &&PresetRate| {
            let (phase, is_own) = (dated.phase(on), is_own(dated));
            match (dated.rate.rate == was.rate, phase) {
                (true, Phase::InForce) => Some((3, is_own, dated.until)),
                (true, Phase::Past) => Some((2, is_own, dated.until)),
                _ if is_own => Some((1, phase == Phase::InForce, dated.until)),
                _ => None,
            }
        };
        self.at(was).iter().copied().filter(|dated| rank(dated).is_some()).max_by_key(rank)
    }

    /// The rate that is in force in place of a shop's one; `None` where it has ended, or is of no known place.
    pub fn successor(&self, was: &TaxRate, on: Day) -> Option<&'r PresetRate> {
        let found = self.find(was, on)?;
        let mut series = self.at(was).iter().filter(|dated| dated.rate.class == found.rate.class);
        series.find(|dated| dated.phase(on) == Phase::InForce).copied()
    }
}

/// The shop's rate with the percentage of a preset: name, shipping, position and the spelling of its postcodes
/// are the shop's own.
pub fn updated(shop: &TaxRate, preset: &TaxRate) -> TaxRate {
    TaxRate { rate: preset.rate, compound: preset.compound, ..shop.clone() }
}

/// True if the name of a rate contains its percentage (`VAT 19%`), which an update makes wrong.
pub fn names_percentage(rate: &TaxRate) -> bool {
    let percent = plain_percent(rate);
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    !percent.is_empty()
        && rate.name.replace(',', ".").match_indices(&percent).any(|(at, found)| {
            let name = rate.name.replace(',', ".");
            let (before, after) = name.split_at(at);
            !is_part(before.chars().next_back()) && !is_part(after.chars().nth(found.len()))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_of_the_data_is_read_and_none_overlaps_another() {
        assert_eq!(RATES.lines().next(), Some(HEADINGS.join(",").as_str()));
        let lines: Vec<String> = SHIPPED.iter().map(PresetRate::line).collect();
        assert!(RATES.lines().skip(1).eq(lines.iter().map(String::as_str)));
        for (at, dated) in SHIPPED.iter().enumerate() {
            let PresetRate { rate, from, source, .. } = dated;
            assert!(!source.is_empty() && !rate.name.is_empty(), "{dated:?}");
            assert!(country_name(&dated.preset).is_some(), "{dated:?}");
            assert!(from.is_some(), "{dated:?} has no beginning, known or not");
            for other in SHIPPED.iter().skip(at + 1).filter(|other| key(&other.rate) == key(rate)) {
                let ends = dated.until.is_some_and(|until| Some(until) < other.from);
                assert!(ends && from < &other.from, "{dated:?} and {other:?}");
                assert!(!other.is_unknown_before, "{other:?} is after {dated:?}");
            }
        }
    }

    #[test]
    fn presets_are_found_by_name() {
        for (name, title, some) in [
            ("eu", "the European Union", true),
            ("EU", "the European Union", true),
            ("de", "Germany", true),
            ("Germany", "Germany", true),
            ("uk", "United Kingdom", true),
            ("IM", "United Kingdom", true),
            ("el", "Greece", true),
            ("xi", "Northern Ireland", true),
            ("ca", "Canada", true),
            ("au", "Australia", true),
            ("nz", "New Zealand", true),
            ("us", "", false),
            ("", "", false),
            ("Atlantis", "", false),
        ] {
            let found = Preset::named(name);
            assert_eq!(found.as_ref().map(|preset| preset.title.as_str()), some.then_some(title), "{name}");
            let file = found.map(|preset| preset.file_name());
            let text = file.as_deref().and_then(Preset::file_text);
            // People are told it with its article.
            assert_eq!(text.map(|text| text.to_string().replace("the United", "United")), file);
        }
        let union = Preset::union();
        let all: BTreeSet<&str> = union.rates.iter().map(|dated| dated.preset.as_str()).collect();
        let members = european_union::MEMBERS.into_iter().chain([NORTHERN_IRELAND]);
        assert_eq!(all.into_iter().collect::<Vec<_>>(), members.collect::<Vec<_>>());
        for preset in Preset::all() {
            assert_eq!(Preset::named(&preset.name).map(|again| again.text()), Some(preset.text()));
        }
    }

    #[test]
    fn rows_are_refused_with_what_is_wrong() {
        for (row, expected) in [
            ("DE,DE,,,standard,MwSt,19,1,,,x", ""),
            ("DE,DE,,,standard,MwSt,19,,2020-07-01,2020-07-01,", ""),
            ("DE,DE,,,standard,MwSt,19,1,by 2007-01-01,,", ""),
            ("DE,DE,,,standard,MwSt,19,1,by 2007,,", "from: \"2007\" is not a date"),
            ("DE,DE,,,standard,MwSt,,1,,,", "rate: it is blank. Write a percentage, 0 for none"),
            ("DE,DE,,,standard,MwSt,19,1,1.7.2020,,", "from: \"1.7.2020\" is not a date"),
            ("DE,DE,,,standard,MwSt,19,1,,2020-06-31,", "to: \"2020-06-31\" is not a date"),
            (
                "DE,DE,,,standard,MwSt,16,1,2020-07-01,2020-06-30,",
                "to: 2020-06-30 is before 2020-07-01, the first day",
            ),
        ] {
            let cells: Vec<&str> = row.split(',').collect();
            let end =
                if expected.ends_with("date") { ". Write it as 2026-01-31, or leave it blank" } else { "" };
            let expected = format!("{expected}{end}");
            assert_eq!(PresetRate::of_row(&cells).err().unwrap_or_default().to_string(), expected, "{row}");
        }
    }

    #[test]
    fn a_rate_of_the_shop_stands_for_one_of_the_preset_by_place_class_and_priority() {
        let rate = |id: i64, country: &str, percent: &str, name: &str, priority: i64| {
            let input = RateInput {
                country: Some(Value::text(country)),
                rate: Some(Value::text(percent)),
                name: Some(Value::text(name)),
                priority: Some(Value::text(priority.to_string())),
                ..RateInput::default()
            };
            input.create(RateId::new(id)).unwrap()
        };
        let shop = [
            rate(4, "DE", "16", "MwSt", 1),
            rate(2, "DE", "7", "Old", 1),
            rate(3, "DE", "19", "Tax", 1),
            rate(1, "DE", "19", "Other", 2),
        ];
        let rates = ShopRates::of(&shop);
        for (wanted, expected) in [
            (rate(0, "DE", "19", "MwSt", 1), Some(3)),
            (rate(0, "DE", "20", "MwSt", 1), Some(4)),
            (rate(0, "DE", "20", "New", 1), Some(2)),
            (rate(0, "DE", "20", "New", 2), Some(1)),
            (rate(0, "FR", "20", "New", 1), None),
        ] {
            assert_eq!(rates.find(&wanted).map(|rate| rate.id.get()), expected, "{wanted:?}");
        }
        for (name, percent, expected) in [
            ("VAT 19%", "19", true),
            ("MwSt 19,5 %", "19.5", true),
            ("VAT DE", "19", false),
            ("VAT 119", "19", false),
            ("A 5", "5", true),
            ("A 15 or 5", "5", true),
        ] {
            assert_eq!(names_percentage(&rate(1, "DE", percent, name, 1)), expected, "{name}");
        }
    }
}
