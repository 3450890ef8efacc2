//! The keys of one JSON object of the books: each is taken once and checked for its type. A problem names
//! the path of its key (`items[2].total: "abc" is no amount`); keys that are left at the end are unknown.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::FieldResult;
use domain::money::Money;
use domain::percent::Percent;
use domain::quantity::Quantity;
use domain::table::Cell;
use domain::tax::class::ClassSlug;
use domain::text;
use domain::text::{Text, within};
use domain::time::tax_period::TaxPeriod;
use domain::time::{Day, Local};
use domain::unit_price::UnitPrice;

/// The keys of an object that were not taken yet.
pub(super) struct Fields(Map<String, Value>);

impl Fields {
    /// The keys of a JSON value; refused when it is no object.
    pub(super) fn of(value: Value) -> FieldResult<Self> {
        match value {
            Value::Object(map) => Ok(Self(map)),
            other => Err(text!("{value} is not an object", value = shown(&other))),
        }
    }

    /// The number of keys that were not taken.
    pub(super) fn left(&self) -> u64 {
        u64::try_from(self.0.len()).unwrap_or(u64::MAX)
    }

    /// True if a key that was not taken yet is present, null or not.
    pub(super) fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    pub(super) fn is_null(&self, key: &str) -> bool {
        self.0.get(key).is_some_and(Value::is_null)
    }

    /// The value of a key; `None` when it is absent or null.
    fn take(&mut self, key: &str) -> Option<Value> {
        self.0.swap_remove(key).filter(|value| !value.is_null())
    }

    /// A text; empty when absent.
    pub(super) fn text(&mut self, key: &str) -> FieldResult<String> {
        Ok(self.maybe_text(key)?.unwrap_or_default())
    }

    /// A text; `None` when absent.
    pub(super) fn maybe_text(&mut self, key: &str) -> FieldResult<Option<String>> {
        match self.take(key) {
            None => Ok(None),
            Some(Value::String(text)) => whole(key, text).map(Some),
            Some(other) => Err(no_text(key, &other)),
        }
    }

    /// Reads a value with serde, strictly; `None` when absent.
    pub(super) fn maybe<T: DeserializeOwned>(&mut self, key: &str) -> FieldResult<Option<T>> {
        self.take(key).map(|value| strict(&value)).transpose()
    }

    /// A text of any length; empty when absent.
    pub(super) fn long_text(&mut self, key: &str) -> FieldResult<String> {
        match self.take(key) {
            None => Ok(String::new()),
            Some(Value::String(text)) => Ok(text),
            Some(other) => Err(no_text(key, &other)),
        }
    }

    /// A text that must not be blank.
    pub(super) fn key_text(&mut self, key: &str) -> FieldResult<String> {
        match self.take(key) {
            Some(Value::String(text)) if !text.trim().is_empty() => whole(key, text),
            // The number of an order may be a JSON number too.
            Some(Value::Number(number)) if number.is_i64() => Ok(number.to_string()),
            Some(other) => Err(no_text(key, &other)),
            None => Err(missing(key)),
        }
    }

    /// A flag; false when absent.
    pub(super) fn flag(&mut self, key: &str) -> FieldResult<bool> {
        match self.take(key) {
            None => Ok(false),
            Some(Value::Bool(yes)) => Ok(yes),
            Some(other) => Err(text!("{key}: {value} is neither true nor false", key, value = shown(&other))),
        }
    }

    /// An id of 1 or more; `None` when absent.
    pub(super) fn id(&mut self, key: &str) -> FieldResult<Option<i64>> {
        match self.take(key) {
            None => Ok(None),
            Some(value) => match value.as_i64().filter(|id| *id > 0) {
                Some(id) => Ok(Some(id)),
                None => {
                    Err(text!("{key}: {value} is not a whole number above 0", key, value = shown(&value)))
                }
            },
        }
    }

    /// A key of another system; `None` when absent.
    pub(super) fn key(&mut self, key: &str) -> FieldResult<Option<i64>> {
        let Some(value) = self.take(key) else { return Ok(None) };
        let problem = || text!("{key}: {value} is not a whole number", key, value = shown(&value));
        value.as_i64().map(Some).ok_or_else(problem)
    }

    /// A shop-local time; required.
    pub(super) fn time(&mut self, key: &str) -> FieldResult<Local> {
        let text = self.key_text(key)?;
        Local::parse(&text)
            .ok_or_else(|| text!("{key}: \"{text}\" is not a time such as 2025-03-31T15:20:30", key, text))
    }

    /// A date; `None` when absent.
    pub(super) fn day(&mut self, key: &str) -> FieldResult<Option<Day>> {
        let Some(text) = self.maybe_text(key)? else { return Ok(None) };
        let day = Day::parse(&text);
        day.map(Some).ok_or_else(|| text!("{key}: \"{text}\" is not a date such as 2026-03-31", key, text))
    }

    /// A period of months; `None` when absent.
    pub(super) fn tax_period(&mut self, key: &str) -> FieldResult<Option<TaxPeriod>> {
        let Some(text) = self.maybe_text(key)? else { return Ok(None) };
        TaxPeriod::parse(&text)
            .map(Some)
            .map_err(|error| text!("{field}: {problem}", field = key, problem = error.text()))
    }

    /// A word of a few; the default one when absent.
    pub(super) fn word<T: Default>(&mut self, key: &str, parse: fn(&str) -> Option<T>) -> FieldResult<T> {
        let Some(text) = self.maybe_text(key)? else { return Ok(T::default()) };
        parse(&text).ok_or_else(|| text!("{key}: \"{text}\" is not known", key, text))
    }

    /// An amount; `None` when absent.
    pub(super) fn maybe_money(&mut self, key: &str) -> FieldResult<Option<Money>> {
        self.decimal(key)?
            .map(|text| match Money::parse(&text) {
                Some(amount) => exact(&text, 4)
                    .then_some(amount)
                    .ok_or_else(|| text!("{key}: {text} has more than four decimals", key, text)),
                None => Err(text!("{key}: \"{text}\" is not an amount such as 12.50", key, text)),
            })
            .transpose()
    }

    /// A price of one piece; `None` when absent.
    pub(super) fn maybe_price(&mut self, key: &str) -> FieldResult<Option<UnitPrice>> {
        let Some(text) = self.decimal(key)? else { return Ok(None) };
        match UnitPrice::parse(&text) {
            Some(price) if exact(&text, 8) => Ok(Some(price)),
            Some(_) => Err(text!("{key}: {text} has more than eight decimals", key, text)),
            None => Err(text!("{key}: \"{text}\" is not an amount such as 12.50", key, text)),
        }
    }

    /// An amount; zero when absent.
    pub(super) fn money(&mut self, key: &str) -> FieldResult<Money> {
        Ok(self.maybe_money(key)?.unwrap_or_default())
    }

    /// An amount; required.
    pub(super) fn needed_money(&mut self, key: &str) -> FieldResult<Money> {
        self.maybe_money(key)?.ok_or_else(|| missing(key))
    }

    /// A quantity; required.
    pub(super) fn quantity(&mut self, key: &str) -> FieldResult<Quantity> {
        self.maybe_quantity(key)?.ok_or_else(|| missing(key))
    }

    /// A quantity; `None` when absent.
    pub(super) fn maybe_quantity(&mut self, key: &str) -> FieldResult<Option<Quantity>> {
        let Some(text) = self.decimal(key)? else { return Ok(None) };
        let quantity = Quantity::parse(&text).filter(|_| exact(&text, 4));
        quantity
            .map(Some)
            .ok_or_else(|| text!("{key}: \"{text}\" is not a quantity such as 3 or 0.25", key, text))
    }

    /// A percentage; `None` when absent.
    pub(super) fn percent(&mut self, key: &str) -> FieldResult<Option<Percent>> {
        let Some(text) = self.decimal(key)? else { return Ok(None) };
        let percent = Percent::parse(&text).ok().filter(|_| exact(&text, 4));
        percent
            .map(Some)
            .ok_or_else(|| text!("{key}: \"{text}\" is not a percentage such as 19 or 8.375", key, text))
    }

    /// A tax class by its slug; the standard class when absent.
    pub(super) fn class(&mut self, key: &str) -> FieldResult<ClassSlug> {
        let text = self.text(key)?;
        ClassSlug::parse(&text).ok_or_else(|| text!("{key}: \"{text}\" has no letter or digit", key, text))
    }

    /// A list; empty when absent. A problem has the index of its element.
    pub(super) fn list<T>(
        &mut self,
        key: &str,
        mut element: impl FnMut(Self) -> FieldResult<T>,
    ) -> FieldResult<Vec<T>> {
        let values = match self.take(key) {
            None => Vec::new(),
            Some(Value::Array(values)) => values,
            Some(other) => return Err(text!("{key}: {value} is not a list", key, value = shown(&other))),
        };
        let numbered = values.into_iter().enumerate();
        numbered
            .map(|(at, value)| {
                let fields =
                    Self::of(value).map_err(|problem| text!("{key}[{at}]: {problem}", key, at, problem))?;
                element(fields).map_err(|problem| text!("{key}[{at}].{problem}", key, at, problem))
            })
            .collect()
    }

    /// The text of a decimal. A JSON number is accepted when it is whole; a fraction may have been rounded
    /// by a float somewhere.
    fn decimal(&mut self, key: &str) -> FieldResult<Option<String>> {
        match self.take(key) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(Value::Number(number)) if number.is_i64() => Ok(Some(number.to_string())),
            Some(other) => Err(text!(
                "{key}: {value} is not text; amounts are written as text: \"12.50\"",
                key,
                value = shown(&other)
            )),
        }
    }
}

/// True if a decimal has no more than `places` decimals; texts with an exponent are left to the parser.
fn exact(text: &str, places: usize) -> bool {
    if text.contains(['e', 'E']) {
        return true;
    }
    let fraction = text.trim().split_once('.').map_or("", |(_, fraction)| fraction);
    fraction.bytes().skip(places).all(|digit| digit == b'0')
}

/// Returns a text unless it is too long.
fn whole(key: &str, text: String) -> FieldResult<String> {
    match within(&text) {
        Ok(_) => Ok(text),
        Err(problem) => Err(text!("{field}: {problem}", field = key, problem)),
    }
}

fn no_text(key: &str, value: &Value) -> Text {
    text!("{key}: {value} is not text", key, value = shown(value))
}

/// Reads a whole value with serde, refusing unknown keys.
pub(super) fn strict<T: DeserializeOwned>(value: &Value) -> FieldResult<T> {
    T::deserialize(value).map_err(|error| Text::written(error.to_string()))
}

/// The problem of a key that has to be there.
pub(super) fn missing(key: &str) -> Text {
    text!("{key} is missing", key)
}

fn shown(value: &Value) -> Cell {
    match value {
        Value::Null => Cell::text("null"),
        Value::Bool(yes) => yes.to_string().into(),
        Value::Number(number) => number.to_string().into(),
        Value::String(text) => format!("\"{}\"", text.chars().take(60).collect::<String>()).into(),
        Value::Array(_) => text!("a list").into(),
        Value::Object(_) => text!("an object").into(),
    }
}
