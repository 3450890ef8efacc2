//! The keys of one entry, read leniently, since responses differ between versions: amounts are text or
//! numbers; absent, null and blank are the same. A problem names its key.

use serde_json::{Map, Value};

use crate::answers::Statuses;
use crate::{FieldResult, Notes};
use domain::decimal;
use domain::money::Money;
use domain::text;
use domain::text::lenient::date::exact_time;
use domain::text::lenient::number::NumberStyle;
use domain::time::{Instant, Local, Zone};
use domain::unit_price::UnitPrice;

/// The largest id that is accepted; larger ones would leave the shop file no ids of its own.
const LARGEST_ID: i64 = 1_000_000_000_000_000;
/// The numbers accepted as times, in seconds since 1970: from 1990 to 2100.
const SECONDS: std::ops::Range<i64> = 631_152_000..4_102_444_800;

/// An entry, or an object within it.
#[derive(Clone, Copy)]
pub(super) struct Keys<'v>(pub(super) &'v Map<String, Value>);

impl<'v> Keys<'v> {
    fn get(self, key: &str) -> Option<&'v Value> {
        self.0.get(key).filter(|value| !value.is_null())
    }

    /// True if the key is present, with any value.
    pub(super) fn has(self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    /// A text without surrounding spaces; a number becomes its text; empty when absent.
    pub(super) fn text(self, key: &str) -> String {
        match self.get(key) {
            Some(Value::String(text)) => text.trim().to_owned(),
            Some(Value::Number(number)) => number.to_string(),
            _ => String::new(),
        }
    }

    /// The first of these texts that is not empty.
    pub(super) fn first_text(self, keys: &[&str]) -> String {
        keys.iter().map(|key| self.text(key)).find(|text| !text.is_empty()).unwrap_or_default()
    }

    /// True for a truthy value; the texts `false` and `no` are not.
    pub(super) fn flag(self, key: &str) -> bool {
        let is_no = matches!(self.text(key).to_ascii_lowercase().as_str(), "false" | "no");
        self.get(key).is_some_and(|value| field(value).is_truthy()) && !is_no
    }

    /// A whole number from 0 to `LARGEST_ID`, as a number or as text.
    pub(super) fn id(self, key: &str) -> Option<i64> {
        self.text(key).parse().ok().filter(|id| (0..=LARGEST_ID).contains(id))
    }

    /// The first of these prices that is present.
    pub(super) fn first_price(self, keys: &[&str]) -> FieldResult<Option<UnitPrice>> {
        let texts = keys.iter().map(|key| (key, self.text(key)));
        let Some((key, text)) = texts.into_iter().find(|(_, text)| !text.is_empty()) else { return Ok(None) };
        let price = NumberStyle::OF_A_FILE.read(&text, UnitPrice::parse);
        price.map(Some).map_err(|problem| text!("{field}: {problem}", field = *key, problem))
    }

    /// The first of these times that can be read: `key_gmt` converted to the shop's zone, or `key` as it is.
    pub(super) fn time(self, keys: &[&str], zone: Zone) -> Option<Local> {
        keys.iter().find_map(|key| {
            let universal = self.text(&format!("{key}_gmt"));
            let found =
                exact_time(&universal, Zone::UTC, zone).or_else(|| exact_time(&self.text(key), zone, zone));
            found.or_else(|| self.spelled_time(key, zone))
        })
    }

    /// A time in the form of other programs: seconds since 1970, or an object with a date and a zone.
    fn spelled_time(self, key: &str, zone: Zone) -> Option<Local> {
        match self.get(key)? {
            Value::Number(seconds) => {
                let seconds = seconds.as_i64().filter(|seconds| SECONDS.contains(seconds))?;
                Some(zone.local(Instant::from_seconds(seconds)))
            }
            Value::Object(map) => {
                let within = Keys(map);
                let date = within.text("date");
                let date = date.split_once('.').map_or(date.as_str(), |(date, _)| date);
                exact_time(date, Zone::parse(&within.text("timezone"))?, zone)
            }
            _ => None,
        }
    }

    /// The objects of a list, or of a map by index; other values are skipped.
    pub(super) fn list(self, key: &str) -> impl Iterator<Item = Keys<'v>> + use<'v> {
        let value = self.get(key);
        let list = value.and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        let map = value.and_then(Value::as_object).filter(|map| map.keys().all(|key| is_place(key)));
        let placed = map.into_iter().flat_map(Map::values);
        list.iter().chain(placed).filter_map(Value::as_object).map(Keys)
    }

    /// The object under a key.
    pub(super) fn object(self, key: &str) -> Option<Keys<'v>> {
        self.get(key).and_then(Value::as_object).map(Keys)
    }

    /// The value in the form that fields are parsed from.
    pub(super) fn field(self, key: &str) -> Option<domain::field::Value> {
        self.get(key).map(field)
    }
}

/// True if a key of a map is an index.
fn is_place(key: &str) -> bool {
    key.bytes().all(|byte| byte.is_ascii_digit())
}

fn field(value: &Value) -> domain::field::Value {
    use domain::field::Value as Field;
    match value {
        Value::Null => Field::Null,
        Value::Bool(yes) => Field::Bool(*yes),
        Value::Number(number) => Field::Number(number.to_string()),
        Value::String(text) => Field::Text(text.clone()),
        Value::Array(values) => Field::List(values.iter().map(field).collect()),
        // Some programs write a list as a map by index.
        Value::Object(map) if !map.is_empty() && map.keys().all(|key| is_place(key)) => {
            Field::List(map.values().map(field).collect())
        }
        Value::Object(_) => Field::Object,
    }
}

/// The context for reading an entry.
pub(super) struct Reading<'n> {
    /// The meanings of words for a status.
    pub(super) statuses: &'n Statuses,
    pub(super) place: u64,
    pub(super) zone: Zone,
    pub(super) notes: &'n mut Notes,
}

impl Reading<'_> {
    /// An amount; zero when absent.
    pub(super) fn money(&mut self, keys: Keys<'_>, key: &str) -> FieldResult<Money> {
        Ok(self.maybe_money(keys, key)?.unwrap_or_default())
    }

    /// The first of these amounts that is present; zero when none is.
    pub(super) fn first_money(&mut self, keys: Keys<'_>, names: &[&str]) -> FieldResult<Money> {
        let key = names.iter().find(|key| !keys.text(key).is_empty());
        key.map_or(Ok(Money::ZERO), |key| self.money(keys, key))
    }

    /// An amount; `None` when absent.
    pub(super) fn maybe_money(&mut self, keys: Keys<'_>, key: &str) -> FieldResult<Option<Money>> {
        Ok(self.decimal(keys, key)?.map(Money::from_ten_thousandths))
    }

    /// True for a line with tax.
    pub(super) fn has_tax(&mut self, line: Keys<'_>) -> FieldResult<bool> {
        Ok(self.money(line, "total_tax")? != Money::ZERO)
    }

    /// A number in ten-thousandths; `None` when absent.
    pub(super) fn decimal(&mut self, keys: Keys<'_>, key: &str) -> FieldResult<Option<i64>> {
        match keys.get(key) {
            None | Some(Value::String(_) | Value::Number(_)) => {}
            Some(_) => return Err(text!("{key} is neither a number nor text", key)),
        }
        let text = keys.text(key);
        if text.is_empty() {
            return Ok(None);
        }
        let value = NumberStyle::OF_A_FILE.read(&text, |plain| {
            let fraction = plain.split_once('.').map_or("", |(_, fraction)| fraction);
            if fraction.bytes().skip(4).any(|digit| digit.is_ascii_digit() && digit != b'0') {
                self.notes.add(self.place, text!("amounts are rounded to four decimals"));
            }
            decimal::parse(plain).ok()
        });
        value.map(Some).map_err(|problem| text!("{field}: {problem}", field = key, problem))
    }
}
