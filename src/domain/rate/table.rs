//! All tax rates of a shop in memory, so that each keystroke can filter and sort them.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::{RateInput, TaxRate};
use crate::field::Value;
use crate::ids::RateId;
use crate::label;
use crate::percent::Percent;
use crate::places;
use crate::spelling::words;
use crate::tax::class::ClassSlug;
use crate::text::lenient::flag_text;
use crate::text::lenient::number::percentage;
use crate::time::Day;

words! {
    /// A column of the table of tax rates, in its order, with the name of the field in the API.
    #[derive(PartialOrd, Ord, Hash)]
    #[expect(missing_docs, reason = "they are the fields of a rate, and its other versions")]
    RateColumn;
    Country "country",
    State "state",
    Postcode "postcode",
    City "city",
    Rate "rate",
    Name "name",
    Priority "priority",
    Compound "compound",
    Shipping "shipping",
    Order "order",
    Class "class",
    Dates "dates",
}

impl RateColumn {
    /// The head of the column in the window.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Country => label!("Country"),
            Self::State => label!("State"),
            Self::Postcode => label!("Postcode"),
            Self::City => label!("City"),
            Self::Rate => label!("Rate %"),
            Self::Name => label!("Name"),
            Self::Priority => label!("Priority"),
            Self::Compound => label!("Compound"),
            Self::Shipping => label!("Shipping"),
            Self::Order => label!("Position"),
            Self::Class => label!("Class"),
            Self::Dates => label!("Other dates"),
        }
    }

    /// The name of the field in the API; the other dates are none there.
    pub const fn key(self) -> &'static str {
        self.as_str()
    }

    /// True for a column whose cells are typed; the other dates are changed in the panel.
    pub fn is_typed(self) -> bool {
        self != Self::Dates
    }

    /// True for a column of yes or no.
    pub const fn is_flag(self) -> bool {
        matches!(self, Self::Compound | Self::Shipping)
    }

    /// True if a rate's place, tax class or percentage depends on it.
    pub const fn decides(self) -> bool {
        matches!(self, Self::Country | Self::State | Self::Postcode | Self::City | Self::Rate | Self::Class)
    }

    /// True if an empty cell cannot clear the column of a rate that has it: `*` stands for any country, 0 for no tax.
    pub const fn stays(self) -> bool {
        matches!(self, Self::Country | Self::Rate)
    }

    /// True for a column of numbers, which is aligned right.
    pub const fn is_number(self) -> bool {
        matches!(self, Self::Rate | Self::Priority | Self::Order)
    }

    /// True if an empty cell means any, shown as `*`.
    pub const fn can_be_any(self) -> bool {
        matches!(self, Self::Country | Self::State | Self::Postcode | Self::City)
    }

    /// The text that the engine gets for a typed one. An empty state, postcode or city is sent as `*`, which
    /// means any (choice 10); an empty priority or order is sent as its default.
    pub fn given(self, typed: &str) -> Cow<'_, str> {
        let text = typed.trim();
        Cow::Borrowed(match self {
            Self::Postcode | Self::City | Self::State if text.is_empty() => "*",
            Self::Priority if text.is_empty() => "1",
            Self::Order if text.is_empty() => "0",
            Self::Rate => return percentage(text.strip_suffix('%').map_or(text, str::trim_end)),
            Self::Country => places::country_named(text).map_or(text, |country| country.code),
            _ => typed,
        })
    }

    /// Sets it in the input of a change, if it is typed.
    pub fn put(self, input: &mut RateInput, value: Value) {
        let slot = match self {
            Self::Country => &mut input.country,
            Self::State => &mut input.state,
            Self::Postcode => &mut input.postcode,
            Self::City => &mut input.city,
            Self::Rate => &mut input.rate,
            Self::Name => &mut input.name,
            Self::Priority => &mut input.priority,
            Self::Compound => &mut input.compound,
            Self::Shipping => &mut input.shipping,
            Self::Order => &mut input.order,
            Self::Class => &mut input.class,
            Self::Dates => return,
        };
        *slot = Some(value);
    }
}

/// A rate's percentages on other dates than today, as the window shows them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RateDates {
    /// Such as `20 from 1 Jan 2027`.
    pub text: String,
    /// The text in lower case, for the filter.
    found: String,
    /// The date to sort by.
    day: Day,
}

impl RateDates {
    /// The text of a rate, and the first date in it.
    pub fn new(text: String, day: Day) -> Self {
        Self { found: text.to_lowercase(), text, day }
    }
}

/// The filter of the table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RateFilter {
    /// Only rates of this class.
    pub class: Option<ClassSlug>,
    /// Only rates with this text in any column, in any case.
    pub anywhere: String,
    /// Only rates with these texts in these columns, in any case.
    pub columns: BTreeMap<RateColumn, String>,
    /// Only rates without a state, postcode or city, which apply where no more specific rate does.
    pub only_fallbacks: bool,
}

impl RateFilter {
    /// True if it shows an unsaved row of a class. `cells` are the texts of its cells in the order of
    /// [`RateColumn::ALL`], even those that no rate can have; an empty condition is `*`.
    pub fn shows_typed(&self, class: &ClassSlug, cells: &[String]) -> bool {
        let [_, state, postcode, city, ..] = cells else { return false };
        let given = |text: &String| if text == "*" { Vec::new() } else { vec![text.clone()] };
        let rate = TaxRate {
            state: given(state).concat(),
            postcodes: given(postcode),
            cities: given(city),
            class: class.clone(),
            ..TaxRate::defaults(RateId::new(0))
        };
        let shown = vec![cells.join(&PART.to_string()).to_lowercase()];
        !RateTable { rates: vec![rate], shown, decimals: 0 }.select(self, None, &BTreeMap::new()).is_empty()
    }
}

/// The order of the table; equal rates stay in the order of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RateSort {
    /// The column to sort by.
    pub column: RateColumn,
    /// The greatest value first.
    pub descending: bool,
}

/// All rates of a shop, in the order of the list, with their text for the filter.
#[derive(Debug, Clone, Default)]
pub struct RateTable {
    rates: Vec<TaxRate>,
    /// The text of each rate in lower case, its columns separated by [`PART`]; its percentage with as many decimals as
    /// it has, so that a 0 does not find the decimals that only fill the column.
    shown: Vec<String>,
    decimals: u32,
}

/// Separates the columns in `shown`; nobody types this character.
const PART: char = '\u{1f}';

impl RateTable {
    /// The table of rates in the order of the list. `class_name` gives the name of a class, by which its
    /// rates are found too.
    pub fn new(rates: Vec<TaxRate>, class_name: impl Fn(&ClassSlug) -> Option<String>) -> Self {
        let shown = rates.iter().map(|rate| shown(rate, class_name(&rate.class).as_deref())).collect();
        let decimals = rates.iter().filter_map(|rate| rate.rate).map(Percent::decimals).max();
        Self { rates, shown, decimals: decimals.unwrap_or_default() }
    }

    /// The count of decimals in the column of percentages, by the rate with most.
    pub const fn decimals(&self) -> u32 {
        self.decimals
    }

    /// All rates, in the order of the list.
    pub fn rates(&self) -> &[TaxRate] {
        &self.rates
    }

    /// The indexes in `rates` of the rates that pass the filter, in the order of the list or of the sort.
    /// `dates` has the rates with other dates; where these sort, the rates without come last.
    pub fn select(
        &self,
        filter: &RateFilter,
        sort: Option<RateSort>,
        dates: &BTreeMap<RateId, RateDates>,
    ) -> Vec<usize> {
        let anywhere = filter.anywhere.trim().to_lowercase();
        // A percentage may be typed with a decimal comma.
        let pointed = percentage(&anywhere);
        let has_comma = pointed != anywhere;
        let columns: Vec<(usize, String)> = RateColumn::ALL
            .iter()
            .enumerate()
            .filter_map(|(at, column)| {
                let text = filter.columns.get(column)?.trim().to_lowercase();
                Some((at, if *column == RateColumn::Rate { percentage(&text).into_owned() } else { text }))
            })
            .filter(|(_, text)| !text.is_empty())
            .collect();
        let is_dated =
            |rate: &TaxRate, text: &str| dates.get(&rate.id).is_some_and(|dates| dates.found.contains(text));
        let passes = |(rate, shown): (&TaxRate, &String)| {
            let holds = |at: usize, text: &str| match shown.split(PART).nth(at) {
                Some(part) if RateColumn::ALL.get(at) == Some(&RateColumn::Rate) => {
                    part.contains(text) || self.has_decimals(rate, text)
                }
                Some(part) => part.contains(text),
                // The column of dates comes after those of the text.
                None => is_dated(rate, text),
            };
            filter.class.as_ref().is_none_or(|class| rate.class == *class)
                && (!filter.only_fallbacks || is_fallback(rate))
                && (anywhere.is_empty()
                    || shown.contains(&anywhere)
                    || (has_comma && shown.contains(&*pointed))
                    || self.has_decimals(rate, &pointed)
                    || is_dated(rate, &anywhere))
                && columns.iter().all(|(at, text)| holds(*at, text))
        };
        let all = self.rates.iter().zip(&self.shown).enumerate();
        let mut found: Vec<usize> = all.filter(|(_, row)| passes(*row)).map(|(at, _)| at).collect();
        if let Some(sort) = sort {
            let rate = |at: &usize| self.rates.get(*at);
            found.sort_by(|a, b| {
                let (Some(a), Some(b)) = (rate(a), rate(b)) else { return Ordering::Equal };
                let order = compare(a, b, sort.column, dates);
                if sort.descending { order.reverse() } else { order }
            });
            if sort.column == RateColumn::Dates {
                found.sort_by_key(|at| rate(at).is_none_or(|rate| !dates.contains_key(&rate.id)));
            }
        }
        found
    }

    /// True if a number with a point is in the percentage of a rate as its column shows it.
    fn has_decimals(&self, rate: &TaxRate, number: &str) -> bool {
        number.contains('.')
            && number.bytes().all(|byte| byte == b'.' || byte.is_ascii_digit())
            && rate.rate.is_some_and(|percent| percent.to_text_with(self.decimals).contains(number))
    }
}

fn compare(a: &TaxRate, b: &TaxRate, column: RateColumn, dates: &BTreeMap<RateId, RateDates>) -> Ordering {
    match column {
        RateColumn::Country => a.country.cmp(&b.country),
        RateColumn::State => a.state.cmp(&b.state),
        RateColumn::Postcode => a.postcodes.cmp(&b.postcodes),
        RateColumn::City => a.cities.cmp(&b.cities),
        RateColumn::Rate => a.rate.cmp(&b.rate),
        RateColumn::Name => a.name.cmp(&b.name),
        RateColumn::Priority => a.priority.cmp(&b.priority),
        RateColumn::Compound => a.compound.cmp(&b.compound),
        RateColumn::Shipping => a.shipping.cmp(&b.shipping),
        RateColumn::Order => a.order.cmp(&b.order),
        RateColumn::Class => a.class.cmp(&b.class),
        RateColumn::Dates => {
            let day = |rate: &TaxRate| dates.get(&rate.id).map(|dates| dates.day);
            day(a).cmp(&day(b))
        }
    }
}

/// True for a rate of a whole country, or of all.
fn is_fallback(rate: &TaxRate) -> bool {
    rate.state.is_empty() && rate.postcodes.is_empty() && rate.cities.is_empty()
}

/// The text of each column as the window shows it; an empty condition is `*`.
fn shown(rate: &TaxRate, class_name: Option<&str>) -> String {
    let any = |text: String| if text.is_empty() { "*".to_owned() } else { text };
    let named = |code: &str, name: Option<&str>| {
        any(format!("{code} {}", name.unwrap_or_default()).trim().to_owned())
    };
    let columns = [
        named(&rate.country, places::country_name(&rate.country)),
        named(&rate.state, places::state_name(&rate.country, &rate.state)),
        any(rate.postcode_text()),
        any(rate.city_text()),
        rate.short_rate_text(),
        rate.name.clone(),
        rate.priority.to_string(),
        flag_text(rate.compound).to_owned(),
        flag_text(rate.shipping).to_owned(),
        rate.order.to_string(),
        named(rate.class.as_str(), class_name),
    ];
    columns.join(&PART.to_string()).to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::Value;
    use crate::ids::RateId;
    use crate::rate::RateInput;

    fn table() -> RateTable {
        let rows = [
            ("DE", "", "", "", "19", "MwSt.", ""),
            ("DE", "", "27498", "Helgoland", "0", "frei", ""),
            ("US", "CA", "", "", "7.25", "State", "reduced-rate"),
            ("", "", "", "", "5", "Everywhere", ""),
        ];
        let rates = (1..).zip(rows).map(|(id, (country, state, postcode, city, rate, name, class))| {
            let text = |text: &str| Some(Value::text(text));
            let input = RateInput {
                country: text(country),
                state: text(state),
                postcode: text(postcode),
                city: text(city),
                rate: text(rate),
                name: text(name),
                class: text(class),
                ..RateInput::default()
            };
            input.create(RateId::new(id)).unwrap()
        });
        RateTable::new(rates.collect(), |class| {
            (class.as_str() == "reduced-rate").then(|| "Cheaper".to_owned())
        })
    }

    fn ids(filter: &RateFilter, sort: Option<RateSort>) -> Vec<i64> {
        let (table, dates) = (table(), dates());
        table.select(filter, sort, &dates).into_iter().map(|at| table.rates()[at].id.get()).collect()
    }

    fn dates() -> BTreeMap<RateId, RateDates> {
        let dates = [(1, "16 until 31 Dec 2020", "2020-12-31"), (3, "8.5 from 1 Jan 2027", "2027-01-01")];
        let dates = dates.map(|(id, text, day)| {
            (RateId::new(id), RateDates::new(text.to_owned(), Day::parse(day).unwrap()))
        });
        BTreeMap::from(dates)
    }

    #[test]
    fn the_column_of_percentages_has_the_decimals_of_the_rate_with_most() {
        for (percents, expected) in [
            (&["20", "5", "0"][..], &["20", "5", "0"][..]),
            (&["19.0000", "7.00", "5.5"], &["19.0", "7.0", "5.5"]),
            (&["9.975", "-5.5", "20"], &["9.975", "-5.500", "20.000"]),
            (&["0.00004", "0.0001", "100"], &["0.0000", "0.0001", "100.0000"]),
            (&["", "20"], &["", "20"]),
            (&[], &[]),
        ] {
            let rates = percents.iter().map(|percent| {
                let input = RateInput { rate: Some(Value::text(*percent)), ..RateInput::default() };
                input.create(RateId::new(1)).unwrap()
            });
            let table = RateTable::new(rates.collect(), |_| None);
            let shown =
                table.rates().iter().map(|rate| rate.rate.map(|one| one.to_text_with(table.decimals())));
            assert_eq!(shown.map(Option::unwrap_or_default).collect::<Vec<_>>(), expected, "{percents:?}");
        }
    }

    #[test]
    fn a_filter_finds_what_is_shown() {
        let anywhere = |text: &str| RateFilter { anywhere: text.to_owned(), ..RateFilter::default() };
        let column = |column, text: &str| RateFilter {
            columns: BTreeMap::from([(column, text.to_owned())]),
            ..RateFilter::default()
        };
        for (filter, expected) in [
            (RateFilter::default(), &[1, 2, 3, 4][..]),
            (anywhere("germany"), &[1, 2]),
            (anywhere(" HELGO "), &[2]),
            (anywhere("california"), &[3]),
            (anywhere("cheaper"), &[3]),
            (anywhere("nothing like it"), &[]),
            (column(RateColumn::Rate, "9"), &[1]),
            (column(RateColumn::Rate, "7,2"), &[3]),
            (column(RateColumn::Rate, "7.250"), &[]),
            (column(RateColumn::Rate, "19.0"), &[1]),
            (column(RateColumn::Rate, "0"), &[2]),
            (column(RateColumn::Rate, "0,00"), &[2]),
            (column(RateColumn::Rate, ".00"), &[1, 2, 4]),
            (anywhere("5,00"), &[4]),
            (anywhere("7,25"), &[3]),
            (column(RateColumn::Country, "*"), &[4]),
            (column(RateColumn::Name, "de"), &[]),
            (column(RateColumn::Dates, "FROM 1 jan"), &[3]),
            (column(RateColumn::Dates, "2019"), &[]),
            (anywhere("31 dec 2020"), &[1]),
            (RateFilter { only_fallbacks: true, ..RateFilter::default() }, &[1, 4]),
            (RateFilter { class: ClassSlug::parse("reduced rate"), ..RateFilter::default() }, &[3]),
        ] {
            assert_eq!(ids(&filter, None), expected, "{filter:?}");
        }
    }

    #[test]
    fn a_filter_shows_what_is_typed_as_it_shows_a_rate() {
        let reduced = ClassSlug::parse("reduced-rate").unwrap();
        let row = ["ger", "*", "10115", "*", "2o", "MwSt.", "1", "no", "yes", "0", "reduced-rate Cheaper"];
        let row = row.map(str::to_owned);
        let column = |column, text: &str| RateFilter {
            columns: BTreeMap::from([(column, text.to_owned())]),
            ..RateFilter::default()
        };
        for (filter, expected) in [
            (RateFilter::default(), true),
            (RateFilter { anywhere: "GER".to_owned(), ..RateFilter::default() }, true),
            (RateFilter { anywhere: "cheaper".to_owned(), ..RateFilter::default() }, true),
            (RateFilter { anywhere: "france".to_owned(), ..RateFilter::default() }, false),
            (column(RateColumn::Rate, "2O"), true),
            (column(RateColumn::State, "*"), true),
            (column(RateColumn::Country, "fr"), false),
            (column(RateColumn::Dates, "1"), false),
            (RateFilter { only_fallbacks: true, ..RateFilter::default() }, false),
            (RateFilter { class: Some(reduced.clone()), ..RateFilter::default() }, true),
            (RateFilter { class: Some(ClassSlug::standard()), ..RateFilter::default() }, false),
        ] {
            assert_eq!(filter.shows_typed(&reduced, &row), expected, "{filter:?}");
        }
    }

    #[test]
    fn sorting_keeps_the_order_of_what_is_equal() {
        let by = |column, descending| Some(RateSort { column, descending });
        let all = RateFilter::default();
        assert_eq!(ids(&all, by(RateColumn::Rate, false)), [2, 4, 3, 1]);
        assert_eq!(ids(&all, by(RateColumn::Rate, true)), [1, 3, 4, 2]);
        assert_eq!(ids(&all, by(RateColumn::Country, false)), [4, 1, 2, 3]);
        assert_eq!(ids(&all, by(RateColumn::Country, true)), [3, 1, 2, 4]);
        assert_eq!(ids(&all, by(RateColumn::Dates, false)), [1, 3, 2, 4]);
        assert_eq!(ids(&all, by(RateColumn::Dates, true)), [3, 1, 2, 4]);
    }
}
