//! Texts for people as values: English with typed arguments, which each interface writes in its language.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::decimal;
use crate::money::Money;
use crate::percent::Percent;
use crate::quantity::Quantity;
use crate::tax::ClassSlug;
use crate::time::tax_period::TaxPeriod;
use crate::time::{Day, Local};
use crate::unit_price::UnitPrice;

/// A text for people: its English, which is also the key of its translations, and its arguments. Made by
/// [`text!`](crate::text!).
///
/// In the English `{name}` is the place of an argument, and `{name:rate|rates}` a word that goes by a count: the first for
/// one, the second for every other number.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Text {
    english: Cow<'static, str>,
    /// `None` where there are none. An error holds several texts, and is to stay small.
    arguments: Option<Box<[Argument]>>,
}

/// The name of an argument and its value.
type Argument = (Cow<'static, str>, Cell);

/// A [`Text`](crate::text::Text): `text!("Save order")`, `text!("{count} {count:rate|rates} refused", count = refused)`.
/// An argument without a value is the variable of its name. The English is a literal, so that a test finds all of them.
#[macro_export]
macro_rules! text {
    ($english:literal $(,)?) => { $crate::text::Text::new($english) };
    ($english:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        $crate::text::Text::of(
            $english,
            [$((stringify!($name), $crate::table::Cell::from($crate::text!(@ $name $($value)?)))),+],
        )
    };
    (@ $name:ident) => { $name };
    (@ $name:ident $value:expr) => { $value };
}

/// A text without arguments that stands in a table: the literal itself, marked for the translations. Who draws it looks the
/// translation up.
#[macro_export]
macro_rules! label {
    ($english:literal) => {
        $english
    };
}

impl Text {
    /// A text without arguments; see [`text!`](crate::text!).
    pub const fn new(english: &'static str) -> Self {
        Self { english: Cow::Borrowed(english), arguments: None }
    }

    /// A pattern with its arguments by their names; see [`text!`](crate::text!).
    pub fn of<const N: usize>(english: &'static str, arguments: [(&'static str, Cell); N]) -> Self {
        let arguments = arguments.map(|(name, value)| (Cow::Borrowed(name), value));
        Self { english: Cow::Borrowed(english), arguments: Some(Box::new(arguments)) }
    }

    /// A text written by a person, or by a program that knew only its English.
    pub fn written(text: impl Into<String>) -> Self {
        Self::of("{text}", [("text", Cell::Text(text.into()))])
    }

    /// Several texts with commas between; `None` of nothing.
    pub fn list(texts: impl IntoIterator<Item = Self>) -> Option<Self> {
        texts.into_iter().reduce(|first, second| text!("{first}, {second}", first, second))
    }

    /// Several sentences, one after the other; `None` of nothing.
    pub fn sentences(texts: impl IntoIterator<Item = Self>) -> Option<Self> {
        texts.into_iter().reduce(|all, what| text!("{all}. {what}", all, what))
    }

    /// The pattern, which is the key of the translations.
    pub fn english(&self) -> &str {
        &self.english
    }

    /// The argument with this name.
    pub fn argument(&self, name: &str) -> Option<&Cell> {
        self.arguments.iter().flatten().find(|(one, _)| one == name).map(|(_, value)| value)
    }

    /// The English text, its arguments written by `write`.
    pub fn in_english(&self, write: &dyn Fn(&Cell) -> String) -> String {
        let mut written = String::with_capacity(self.english.len());
        for piece in pieces(&self.english) {
            match piece {
                Piece::Plain(text) => written.push_str(text),
                Piece::Argument(name) => {
                    written.push_str(&self.argument(name).map(write).unwrap_or_default());
                }
                Piece::Counted { name, one, other } => {
                    let is_one = self.argument(name) == Some(&Cell::Whole(1));
                    written.push_str(if is_one { one } else { other });
                }
            }
        }
        written
    }
}

/// In English, its values as the command line and the API write them: `1234.50`, `2026-10-01`.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_english(&Cell::to_string))
    }
}

/// Lets a reader of bytes return its message within the error of the library that it reads for.
impl std::error::Error for Text {}

/// In a shop file and between devices: the English of a text without arguments, else the pattern with them.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Kept {
    Plain(String),
    Whole { text: Cow<'static, str>, with: Box<[Argument]> },
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Self { english, arguments } = self.clone();
        let kept = match arguments {
            None if !english.contains('{') => Kept::Plain(english.into()),
            arguments => Kept::Whole { text: english, with: arguments.unwrap_or_default() },
        };
        kept.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(match Kept::deserialize(from)? {
            Kept::Plain(text) if text.contains('{') => Self::written(text),
            Kept::Plain(text) => Self { english: text.into(), arguments: None },
            Kept::Whole { text, with } => {
                Self { english: text, arguments: Some(with).filter(|with| !with.is_empty()) }
            }
        })
    }
}

/// A part of a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece<'t> {
    /// Literal text.
    Plain(&'t str),
    /// The place of the argument with this name.
    Argument(&'t str),
    /// A word by the count with this name.
    #[expect(missing_docs, reason = "the word for one, and that for every other number")]
    Counted { name: &'t str, one: &'t str, other: &'t str },
}

/// The parts of a pattern, in their order.
pub fn pieces(english: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = english;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let braced = rest.strip_prefix('{').and_then(|inner| inner.split_once('}'));
        let Some((inner, after)) = braced else {
            let end = rest.find('{').filter(|at| *at > 0).unwrap_or(rest.len());
            let (plain, after) = rest.split_at(end);
            rest = after;
            return Some(Piece::Plain(plain));
        };
        rest = after;
        let words = inner.split_once(':').and_then(|(name, words)| Some((name, words.split_once('|')?)));
        Some(match words {
            Some((name, (one, other))) => Piece::Counted { name, one, other },
            None => Piece::Argument(inner),
        })
    })
}

/// A value in a text or a cell of a table. A text is allowed in a column of any type, such as the word beside a total.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cell {
    /// No value.
    Empty,
    /// Free text.
    Text(String),
    /// A whole number or an id.
    Whole(i64),
    /// An amount in the table's currency.
    Money(Money),
    /// A price of one.
    Price(UnitPrice),
    /// A percentage, in ten-thousandths of a percent.
    Percent(i64),
    /// A number of pieces, or a weight or length.
    Quantity(Quantity),
    /// A date; in a column of months any day of the month.
    Day(Day),
    /// A date with a time, shop-local.
    Moment(Local),
    /// A month, a quarter, a half-year or a year.
    Period(TaxPeriod),
    /// A tax class, shown by its name where that is known.
    Class(ClassSlug),
    /// Several, one after the other.
    Joined(Vec<Cell>),
    /// A text of the program, in the language of the cell's writer.
    Message(Text),
}

impl Cell {
    /// A cell of free text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// True for an empty cell, or an empty text.
    pub fn is_blank(&self) -> bool {
        match self {
            Self::Empty => true,
            Self::Text(text) => text.is_empty(),
            _ => false,
        }
    }

    /// Writes the names of tax classes in place of their slugs.
    pub fn name_classes(&mut self, names: &BTreeMap<ClassSlug, String>) {
        match self {
            Self::Class(slug) => {
                if let Some(name) = names.get(slug) {
                    *self = Self::text(name);
                }
            }
            Self::Joined(cells) => cells.iter_mut().for_each(|cell| cell.name_classes(names)),
            _ => {}
        }
    }

    /// The key to sort by: text without regard to case, empty text after all other.
    #[must_use]
    pub fn sorting(self) -> (bool, Self) {
        match self {
            Self::Text(text) => (text.is_empty(), Self::Text(text.to_lowercase())),
            other => (false, other),
        }
    }

    /// A percentage in ten-thousandths of a percent; an empty cell for `None`.
    pub fn percent(ten_thousandths: Option<i64>) -> Self {
        ten_thousandths.map_or(Self::Empty, Self::Percent)
    }
}

/// As the command line and the API write it in a sentence: `1234.50`, `7.5`, `2026-10-01`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => Ok(()),
            Self::Text(text) => f.write_str(text),
            Self::Whole(number) => write!(f, "{number}"),
            Self::Money(amount) => f.write_str(&amount.to_exact_text()),
            Self::Price(price) => f.write_str(&price.to_text(2)),
            Self::Percent(value) => f.write_str(&decimal::to_short_text(*value, 0)),
            Self::Quantity(quantity) => f.write_str(&quantity.to_text()),
            Self::Day(day) => write!(f, "{day}"),
            Self::Moment(at) => write!(f, "{at}"),
            Self::Period(period) => f.write_str(&period.name()),
            Self::Class(slug) => f.write_str(&slug.for_people()),
            Self::Joined(cells) => cells.iter().try_for_each(|cell| write!(f, "{cell}")),
            Self::Message(text) => write!(f, "{text}"),
        }
    }
}

/// Takes a text literally: a name, a code, anything typed.
impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::text(text)
    }
}

impl From<&String> for Cell {
    fn from(text: &String) -> Self {
        Self::text(text)
    }
}

impl From<Text> for Cell {
    fn from(text: Text) -> Self {
        Self::Message(text)
    }
}

impl From<&Text> for Cell {
    fn from(text: &Text) -> Self {
        Self::Message(text.clone())
    }
}

impl From<&Path> for Cell {
    fn from(path: &Path) -> Self {
        Self::Text(path.display().to_string())
    }
}

impl From<&PathBuf> for Cell {
    fn from(path: &PathBuf) -> Self {
        path.as_path().into()
    }
}

impl From<i64> for Cell {
    fn from(count: i64) -> Self {
        Self::Whole(count)
    }
}

impl From<i32> for Cell {
    fn from(count: i32) -> Self {
        Self::Whole(count.into())
    }
}

impl From<u32> for Cell {
    fn from(count: u32) -> Self {
        Self::Whole(count.into())
    }
}

/// A line of a file, from 1.
impl From<u64> for Cell {
    fn from(line: u64) -> Self {
        Self::Whole(i64::try_from(line).unwrap_or(i64::MAX))
    }
}

/// A count; one beyond 64 bits cannot be counted.
impl From<usize> for Cell {
    fn from(count: usize) -> Self {
        Self::Whole(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

impl From<Money> for Cell {
    fn from(amount: Money) -> Self {
        Self::Money(amount)
    }
}

impl From<Percent> for Cell {
    fn from(percent: Percent) -> Self {
        Self::Percent(percent.ten_thousandths())
    }
}

impl From<Quantity> for Cell {
    fn from(quantity: Quantity) -> Self {
        Self::Quantity(quantity)
    }
}

impl From<Day> for Cell {
    fn from(day: Day) -> Self {
        Self::Day(day)
    }
}

impl From<TaxPeriod> for Cell {
    fn from(period: TaxPeriod) -> Self {
        Self::Period(period)
    }
}

impl From<Local> for Cell {
    fn from(at: Local) -> Self {
        Self::Moment(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_of_before_stays_as_it_was() {
        for kept in ["Edit order 7", "Edit {it}"] {
            let text: Text = serde_json::from_value(kept.into()).unwrap();
            assert_eq!(text.to_string(), kept);
        }
    }

    #[test]
    fn a_text_is_written_in_english() {
        let rates = |count: usize| text!("{count} {count:rate is|rates are} refused", count);
        let day = Day::parse("2026-10-01").unwrap();
        for (text, expected) in [
            (text!("Save order"), "Save order"),
            (rates(1), "1 rate is refused"),
            (rates(0), "0 rates are refused"),
            (rates(1_234), "1234 rates are refused"),
            (text!("{name} from {day} on", name = "VAT", day), "VAT from 2026-10-01 on"),
            (
                text!("{first}, and {more}", first = rates(1), more = rates(2)),
                "1 rate is refused, and 2 rates are refused",
            ),
            (Text::list(["VAT", "GST"].map(Text::written)).unwrap(), "VAT, GST"),
            (text!("Refund {amount}", amount = Money::parse("12.5").unwrap()), "Refund 12.50"),
            (text!("{percent} %", percent = Percent::parse("7.1250").unwrap()), "7.125 %"),
            // What somebody typed is no pattern.
            (text!("\"{name}\" is no code", name = "{count}"), "\"{count}\" is no code"),
            (text!("an open { stays"), "an open { stays"),
            (text!("{nothing}"), ""),
            (
                text!("Close {period}", period = TaxPeriod::parse("2026-07..2026-09").unwrap()),
                "Close Jul to Sep 2026",
            ),
            (Text::written("Edit {it}"), "Edit {it}"),
        ] {
            assert_eq!(text.to_string(), expected);
            let kept = serde_json::to_string(&text).unwrap();
            assert_eq!(serde_json::from_str::<Text>(&kept).unwrap(), text, "{kept}");
        }
    }
}
