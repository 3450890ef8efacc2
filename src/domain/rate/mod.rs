//! A tax rate and the checks of its fields (choices 7 to 10).
//!
//! Also here: the versions of a rate by day, which rates apply to an address, lists of rates, the presets with their
//! sources, and what is odd or outdated.

pub mod country_rates;
pub mod hints;
pub mod index;
pub mod list_order;
pub mod matching;
pub mod outdated;
pub mod preset;
pub mod sources;
pub mod table;
pub mod typed;
pub mod versions;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::decimal::DecimalError;
use crate::error::{Error, Result};
use crate::field::{Value, whole_part};
use crate::ids::RateId;
use crate::percent::Percent;
use crate::spelling::{is_default, or_empty};
use crate::tax::class::ClassSlug;
use crate::text;
use crate::text::{clean, short, within};

/// The most bytes of a list of postcodes or cities: more than all postcodes of a country.
const LONGEST_LIST: usize = 1 << 20;

/// A tax rate. An empty text or list is a condition that matches any address.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaxRate {
    /// The row id.
    #[serde(default, skip_serializing_if = "is_default")]
    pub id: RateId,
    /// One or two of A-Z and 0-9; empty for any.
    pub country: String,
    /// In upper case; empty for any.
    pub state: String,
    /// Codes, ranges (`10000...10999`) and wildcards (`CB*`), in the order in which they were given.
    #[serde(rename = "postcode")]
    pub postcodes: Vec<String>,
    /// Names in upper case.
    #[serde(rename = "city")]
    pub cities: Vec<String>,
    /// The percentage; `None` is shown as an empty text.
    #[serde(with = "or_empty")]
    pub rate: Option<Percent>,
    /// The name that customers see.
    pub name: String,
    /// Among the rates that match an address, one of each priority applies.
    pub priority: i64,
    /// True if it is charged on the other taxes too.
    pub compound: bool,
    /// True if it is charged on shipping too.
    pub shipping: bool,
    /// The position in lists, lowest first; equal ones by id.
    pub order: i64,
    /// The slug of its class; the class need not exist.
    pub class: ClassSlug,
}

impl TaxRate {
    /// The default values (spec 2.5).
    pub fn defaults(id: RateId) -> Self {
        Self {
            id,
            country: String::new(),
            state: String::new(),
            postcodes: Vec::new(),
            cities: Vec::new(),
            rate: None,
            name: String::new(),
            priority: 1,
            compound: false,
            shipping: true,
            order: 0,
            class: ClassSlug::standard(),
        }
    }

    /// The percentage in the API: `19.0000`, or empty.
    pub fn rate_text(&self) -> String {
        self.rate.map(Percent::to_text).unwrap_or_default()
    }

    /// The percentage for a person, with as many decimals as it has: `19`, `9.975`; empty without one.
    pub fn short_rate_text(&self) -> String {
        self.rate.map(Percent::to_short_text).unwrap_or_default()
    }

    /// The postcodes in the API, joined by `;`.
    pub fn postcode_text(&self) -> String {
        self.postcodes.join(";")
    }

    /// The cities in the API, joined by `;`.
    pub fn city_text(&self) -> String {
        self.cities.join(";")
    }
}

/// The fields of a create or an edit; `None` where a field was not given.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of `TaxRate`, as somebody gave them")]
pub struct RateInput {
    #[serde(skip_serializing_if = "is_default")]
    pub country: Option<Value>,
    #[serde(skip_serializing_if = "is_default")]
    pub state: Option<Value>,
    #[serde(skip_serializing_if = "is_default")]
    pub postcode: Option<Value>,
    #[serde(skip_serializing_if = "is_default")]
    pub city: Option<Value>,
    #[serde(skip_serializing_if = "is_default")]
    pub rate: Option<Value>,
    #[serde(skip_serializing_if = "is_default")]
    pub name: Option<Value>,
    #[serde(skip_serializing_if = "is_default")]
    pub priority: Option<Value>,
    #[serde(skip_serializing_if = "is_default")]
    pub compound: Option<Value>,
    #[serde(skip_serializing_if = "is_default")]
    pub shipping: Option<Value>,
    #[serde(skip_serializing_if = "is_default")]
    pub order: Option<Value>,
    #[serde(skip_serializing_if = "is_default")]
    pub class: Option<Value>,
}

/// Null and an empty list of locations have a different meaning in a create and in an edit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Create,
    Edit,
}

impl RateInput {
    /// A new rate with defaults for missing fields; null counts as missing.
    pub fn create(&self, id: RateId) -> Result<TaxRate> {
        self.apply(TaxRate::defaults(id), Purpose::Create)
    }

    /// The rate after an edit; null is the empty value. An empty or blank postcode or city changes nothing;
    /// `*` clears the list.
    pub fn edit(&self, current: TaxRate) -> Result<TaxRate> {
        self.apply(current, Purpose::Edit)
    }

    fn apply(&self, mut rate: TaxRate, purpose: Purpose) -> Result<TaxRate> {
        let given = |value: &Option<Value>| {
            value.clone().filter(|value| purpose == Purpose::Edit || *value != Value::Null)
        };
        set(&mut rate.country, given(&self.country), country)?;
        set(&mut rate.state, given(&self.state), state)?;
        set(&mut rate.rate, given(&self.rate), percent)?;
        set(&mut rate.name, given(&self.name), name)?;
        set(&mut rate.priority, given(&self.priority), |value| whole_number("priority", value))?;
        set(&mut rate.order, given(&self.order), |value| whole_number("order", value))?;
        set(&mut rate.compound, given(&self.compound), |value| Ok(value.is_truthy()))?;
        set(&mut rate.shipping, given(&self.shipping), |value| Ok(value.is_truthy()))?;
        set(&mut rate.class, given(&self.class), class)?;
        if let Some(codes) = locations("postcode", given(&self.postcode))? {
            rate.postcodes = codes;
        }
        if let Some(codes) = locations("city", given(&self.city))? {
            rate.cities = codes;
        }
        Ok(rate)
    }
}

/// Sets a field to a value, if one is given.
fn set<T>(field: &mut T, given: Option<Value>, read: impl FnOnce(&Value) -> Result<T>) -> Result<()> {
    if let Some(value) = given {
        *field = read(&value)?;
    }
    Ok(())
}

/// The text of a text field: null is empty, a number is its text, other types are refused.
fn text_of<'v>(field: &'static str, value: &'v Value) -> Result<&'v str> {
    within(any_text_of(field, value)?).map_err(|problem| Error::tax_data(field, problem))
}

/// As [`text_of`], of any length, for a list of codes in one text.
fn any_text_of<'v>(field: &'static str, value: &'v Value) -> Result<&'v str> {
    match value {
        Value::Null => Ok(""),
        _ => value
            .as_text()
            .ok_or_else(|| Error::tax_data(field, text!("{value} is not text", value = value.describe()))),
    }
}

fn within_length(field: &'static str, text: &str) -> Result<String> {
    short(text, str::to_owned).map_err(|problem| Error::tax_data(field, problem))
}

fn country(value: &Value) -> Result<String> {
    let code = text_of("country", value)?.trim().to_uppercase();
    if code == "*" {
        return Ok(String::new());
    }
    let is_code = code.len() <= 2 && code.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
    if is_code {
        return Ok(code);
    }
    Err(Error::tax_data(
        "country",
        text!(
            "{value} is not a country code. Write two letters, such as DE, or * for any",
            value = value.describe()
        ),
    ))
}

fn state(value: &Value) -> Result<String> {
    let given = text_of("state", value)?.trim();
    if given == "*" {
        return Ok(String::new());
    }
    let code = matching::state_code(given);
    if code.is_empty() && !given.is_empty() {
        return Err(Error::tax_data(
            "state",
            text!(
                "{value} has no letter or digit. Write a code, such as CA, or * for any",
                value = value.describe()
            ),
        ));
    }
    within_length("state", &code)
}

fn percent(value: &Value) -> Result<Option<Percent>> {
    let text = text_of("rate", value)?;
    if text.bytes().all(|b| b.is_ascii_whitespace()) {
        return Ok(None);
    }
    Percent::parse(text).map(Some).map_err(|error| {
        let value = value.describe();
        let problem = match error {
            DecimalError::NotANumber => {
                text!("{value} is not a number. Write one such as 20 or 9.975", value)
            }
            DecimalError::TooLarge => {
                text!("{value} is out of bounds: a rate lies between -999.9999 and 999.9999", value)
            }
        };
        Error::tax_data("rate", problem)
    })
}

fn name(value: &Value) -> Result<String> {
    within_length("name", text_of("name", value)?)
}

/// An integer from 0 to 2^63-1, or a text holding one; null is 0.
fn whole_number(field: &'static str, value: &Value) -> Result<i64> {
    let digits = match value {
        Value::Null => "0",
        Value::Number(text) => whole_part(text),
        Value::Text(text) => text.trim(),
        Value::Bool(_) | Value::List(_) | Value::Object => "",
    };
    let digits = digits.strip_prefix('+').unwrap_or(digits);
    let number = digits.parse::<i64>().ok().filter(|n| *n >= 0 && !digits.starts_with('+'));
    number.or_else(|| negative_zero(digits)).ok_or_else(|| {
        Error::tax_data(field, text!("{value} is not a whole number of 0 or more", value = value.describe()))
    })
}

/// JSON writes 0 also as `-0`.
fn negative_zero(digits: &str) -> Option<i64> {
    let zeros = digits.strip_prefix('-')?;
    (!zeros.is_empty() && zeros.bytes().all(|b| b == b'0')).then_some(0)
}

fn class(value: &Value) -> Result<ClassSlug> {
    let text = text_of("class", value)?;
    ClassSlug::parse(text).ok_or_else(|| {
        Error::tax_data(
            "class",
            text!("{value} has no letter or digit that a class could be named by", value = value.describe()),
        )
    })
}

/// The codes in a text, a number or a list of them (choice 9). `None` for no value and for an empty or blank one, which
/// changes nothing; an empty list for `*` or separators alone, which stand for any.
fn locations(field: &'static str, value: Option<Value>) -> Result<Option<Vec<String>>> {
    let Some(value) = value else { return Ok(None) };
    let given = match &value {
        Value::List(values) => {
            values.iter().map(|value| any_text_of(field, value)).collect::<Result<Vec<_>>>()?
        }
        _ => vec![any_text_of(field, &value)?],
    };
    let length: usize = given.iter().map(|text| text.len()).sum();
    if length > LONGEST_LIST {
        let problem = text!("{length} bytes are too many: at most {most}", length, most = LONGEST_LIST);
        return Err(Error::tax_data(field, problem));
    }
    let texts: Vec<String> = given.iter().map(|text| clean(text)).collect();
    // A text that only the cleaning made empty, such as one of tags, does not stand for any.
    let says_any = |text: &&str| text.chars().all(|c| c.is_whitespace() || matches!(c, ';' | '*'));
    let lost = || {
        let value = value.describe();
        Error::tax_data(field, text!("nothing is left of {value}. Write a code, or * for any", value))
    };
    if texts.iter().all(String::is_empty) {
        return if given.iter().all(says_any) { Ok(None) } else { Err(lost()) };
    }
    let mut codes: Vec<String> = Vec::new();
    let mut seen = BTreeSet::new();
    for part in texts.iter().flat_map(|text| text.split(';')) {
        let code = within_length(field, &part.trim().to_uppercase().replace('…', "..."))?;
        if !code.is_empty() && code != "*" && seen.insert(code.clone()) {
            codes.push(code);
        }
    }
    if codes.is_empty() && !given.iter().all(says_any) {
        return Err(lost());
    }
    Ok(Some(codes))
}
