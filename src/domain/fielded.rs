//! The fields of a thing in the books, each said once: its key, its heading, the way to its value, and marks. From them come the
//! columns of its table and what these are checked by, its entry in the books, what the history and the preview of an import say
//! of it, the columns of its list and of files, and its form.

use std::borrow::Cow;

use serde::Serialize;

use crate::access::Role;
use crate::money::Money;
use crate::order::cost::Costs;
use crate::places::country_text;
use crate::returns::{RateType, SupplyKind};
use crate::shop::basis::Basis;
use crate::shop::currency::Currency;
use crate::shop::datev::AccountChart;
use crate::shop::sales_target::SalesTarget;
use crate::spelling::as_word;
use crate::tax::ClassSlug;
use crate::tax::Prices;
use crate::tax::rules::{Rounding, ShippingTax};
use crate::text;
use crate::text::Text;
use crate::text::lenient::{flag_text, yes_or_no};
use crate::text::message::Cell;
use crate::time::tax_period::TaxPeriod;
use crate::time::year_start::YearStart;
use crate::time::{Day, Local, Zone};
use crate::unit_price::UnitPrice;

pub use crate::spelling::Word;

/// Defines [`Value`] and [`Slot`].
macro_rules! types {
    ($($(#[$doc:meta])* $name:ident $of:ty,)*) => {
        /// The value of a field, by its type.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
        #[serde(untagged)]
        pub enum Value<'v> {
            $($(#[$doc])* $name(&'v $of),)*
            /// What is written as a word.
            Word(&'v dyn Word),
        }

        /// The place of a value, to be written.
        #[derive(Debug, PartialEq, Eq)]
        pub enum Slot<'v> {
            $($(#[$doc])* $name(&'v mut $of),)*
            /// What is written as a word.
            Word(&'v mut dyn Word),
        }

        impl Slot<'_> {
            /// Writes a value of another one with this field.
            pub fn copy(self, value: Value<'_>) {
                match (self, value) {
                    $((Self::$name(slot), Value::$name(value)) => slot.clone_from(value),)*
                    (Self::Word(slot), Value::Word(value)) => {
                        slot.take_word(&value.word());
                    }
                    _ => {}
                }
            }

            /// Takes in the text of a setting; false for one that it cannot be, or of a type that is no setting.
            pub fn take_text(self, given: &str) -> bool {
                match self {
                    Self::Text(text) => {
                        given.clone_into(text);
                        true
                    }
                    Self::Flag(flag) => yes_or_no(given).map(|given| *flag = given).is_some(),
                    Self::Word(word) => word.take_word(given),
                    _ => false,
                }
            }
        }

        $(
            impl<'v> From<&'v $of> for Value<'v> {
                fn from(value: &'v $of) -> Self {
                    Self::$name(value)
                }
            }

            impl<'v> From<&'v mut $of> for Slot<'v> {
                fn from(value: &'v mut $of) -> Self {
                    Self::$name(value)
                }
            }
        )*
    };
}

types! {
    /// A text; empty where there is none.
    Text String,
    /// Whether it is so.
    Flag bool,
    /// A day that it always has.
    Day Day,
    /// A day, if it is known.
    MaybeDay Option<Day>,
    /// A time in the shop's zone.
    Moment Local,
    /// The price of one. Its table has what is beyond four decimals in a column of its own, `price_rest`.
    Price Option<UnitPrice>,
    /// Dated costs, in their table as their text.
    Costs Costs,
    /// A tax class; empty in its table for the standard one.
    Class ClassSlug,
    /// The closed period that it corrects.
    Period Option<TaxPeriod>,
    /// The period that it is of.
    Months TaxPeriod,
    /// The form of a return, which may be without a name. Its table has whether there is one in a column of its own, `filed`.
    Form Option<String>,
    /// An amount in the currency of its form.
    Amount Money,
}

/// Has fields of these types written as words.
macro_rules! words {
    ($($of:ty),*) => {
        $(
            impl<'v> From<&'v $of> for Value<'v> {
                fn from(value: &'v $of) -> Self {
                    Self::Word(value)
                }
            }

            impl<'v> From<&'v mut $of> for Slot<'v> {
                fn from(value: &'v mut $of) -> Self {
                    Self::Word(value)
                }
            }
        )*
    };
}

words!(
    Currency,
    Zone,
    Count,
    Prices,
    Rounding,
    ShippingTax,
    YearStart,
    Option<SalesTarget>,
    Option<Basis>,
    Option<AccountChart>,
    Role,
    Option<RateType>,
    Option<SupplyKind>
);

/// A number of 1 or more.
type Count = i64;

as_word!(Count, |count| count.to_string(), |text| text.trim().parse().ok().filter(|count| *count >= 1));

impl<'v> Value<'v> {
    /// The value for people.
    pub fn cell(self) -> Cell {
        match self {
            Self::Text(text) => Cell::text(text),
            Self::Flag(flag) => flag_cell(*flag),
            Self::Day(day) => Cell::Day(*day),
            Self::MaybeDay(day) => day.map_or(Cell::Empty, Cell::Day),
            Self::Moment(at) => Cell::Moment(*at),
            Self::Price(price) => price.map_or(Cell::Empty, Cell::Price),
            Self::Costs(costs) => costs.cell(),
            Self::Class(class) => Cell::Class(class.clone()),
            Self::Period(period) => period.map_or(Cell::Empty, Cell::Period),
            Self::Months(period) => Cell::Period(*period),
            Self::Form(form) => form.as_deref().map_or(Cell::Empty, Cell::text),
            Self::Amount(amount) => Cell::Text(amount.to_grouped_text(2)),
            Self::Word(_) if self.is_blank() => Cell::Empty,
            Self::Word(word) => {
                word.called().map_or_else(|| Cell::text(word.word()), |name| Text::new(name).into())
            }
        }
    }

    /// The value in a list or a file, which is imported again from there. The flag of a list is that of its archive.
    pub fn listed(self) -> Cell {
        match self {
            Self::Flag(false) => Cell::Empty,
            Self::Flag(true) => text!("archived").into(),
            Self::Period(period) => period.map_or(Cell::Empty, |period| Cell::text(period.to_string())),
            Self::Months(period) => Cell::text(period.to_string()),
            value => value.cell(),
        }
    }

    /// The text of a text; `None` for the other types.
    pub fn text(self) -> Option<&'v str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The text of a setting; empty for the types that are none.
    pub fn setting(self) -> Cow<'v, str> {
        match self {
            Self::Text(text) => text.into(),
            Self::Flag(flag) => flag_text(*flag).into(),
            Self::Word(word) => word.word(),
            _ => "".into(),
        }
    }

    /// The day of a day, if it is known; `None` for the other types.
    pub fn day(self) -> Option<Day> {
        match self {
            Self::Day(day) => Some(*day),
            Self::MaybeDay(day) => *day,
            _ => None,
        }
    }

    /// Whether it says nothing. A day and a time that are always there say something.
    pub fn is_blank(self) -> bool {
        match self {
            Self::Text(text) => text.is_empty(),
            Self::Flag(flag) => !flag,
            Self::Day(_) | Self::Moment(_) | Self::Months(_) | Self::Amount(_) => false,
            Self::Word(word) => word.word().is_empty(),
            Self::MaybeDay(day) => day.is_none(),
            Self::Price(price) => price.is_none(),
            Self::Costs(costs) => costs.is_empty(),
            Self::Class(class) => class.is_standard(),
            Self::Period(period) => period.is_none(),
            Self::Form(form) => form.is_none(),
        }
    }
}

/// The cell of a flag.
pub(super) fn flag_cell(flag: bool) -> Cell {
    Cell::Message(if flag { text!("yes") } else { text!("no") })
}

/// The heading of a field, and its value.
pub type Fact = (Text, Cell);

/// What has fields.
pub trait Fielded: Clone + Default + 'static {
    /// Its fields, in the order of the books.
    const FIELDS: &'static [Field<Self>];

    /// The field with this key.
    fn field(key: &str) -> Option<&'static Field<Self>> {
        Self::FIELDS.iter().find(|field| field.key == key)
    }

    /// Each field that has a heading, with its value for people.
    fn facts(&self) -> impl Iterator<Item = Fact> {
        let told = Self::FIELDS.iter().filter(|field| !field.heading.is_empty());
        told.map(|field| (Text::new(field.heading), field.cell(self)))
    }

    /// The texts that a search looks into.
    fn searched(&self) -> impl Iterator<Item = &str> {
        Self::FIELDS.iter().filter(|field| field.is_searched).filter_map(|field| field.value(self).text())
    }

    /// The same, with what another one says where this says nothing.
    #[must_use]
    fn completed_by(mut self, other: &Self) -> Self {
        for field in Self::FIELDS {
            if field.value(&self).is_blank() {
                field.slot(&mut self).copy(field.value(other));
            }
        }
        self
    }
}

/// How a field is typed into a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// What a screen reader calls it.
    pub name: &'static str,
    /// What it takes.
    pub kind: EntryKind,
    /// What is shown in it while it is blank; may be empty.
    pub hint: &'static str,
}

/// What an entry takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntryKind {
    /// A text or a day, as it is.
    Plain,
    /// An email address.
    Email,
    /// The name or the code of a country that there is.
    Country,
    /// The same, or another code of two letters.
    AnyCountry,
    /// The code of a state of the country of the form.
    State,
    /// A VAT number of the country of the form.
    VatNumber,
    /// The code of a currency.
    Currency,
    /// The name of a time zone.
    Zone,
    /// A day of the year.
    DayOfYear,
    /// One of these words, of which each has a name.
    Choice(&'static [(&'static str, &'static str)]),
    /// Something for which the form has an entry of its own.
    Own,
}

/// A field of `T`.
#[derive(Debug, Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is a mark of its own")]
pub struct Field<T> {
    /// The key in JSON and the column of lists, and the column of its table unless that is `stored` otherwise.
    pub key: &'static str,
    /// What people call it; empty for what they are told otherwise.
    pub heading: &'static str,
    get: fn(&T) -> Value<'_>,
    slot: fn(&mut T) -> Slot<'_>,
    /// The column of its table; empty for what is kept elsewhere.
    pub column: &'static str,
    /// The first version of the shop file that has it; 0 for what all versions have.
    pub since: i64,
    /// The width of its column in lists and files, in digits; 0 where these leave it out.
    pub width: u16,
    /// The width of the window's list from which it is shown there, in points; 0 where it never is.
    pub shown_from: u16,
    /// How it is typed into a form; `None` for what is not.
    pub entry: Option<Entry>,
    /// The name by which a column of a file is assigned to it, and the headings by which it is found, in plain letters; empty for
    /// what no table gives, or gives otherwise.
    pub imported: (&'static str, &'static str),
    /// The sentence of the command line's help; empty where it has no option.
    pub help: &'static str,
    /// What its option takes, such as `CODE`, and what to write where that is not all.
    pub takes: (&'static str, &'static str),
    /// Whether the preview of an import shows it beside the name.
    pub is_previewed: bool,
    /// Whether its text is that of a day, such as `2026-11-30`.
    pub is_day: bool,
    /// Whether it tells one from the others, of a noun that has no id.
    pub is_key: bool,
    /// Whether it must not be blank in the books.
    pub is_required: bool,
    /// Whether the search in a list looks into it.
    pub is_searched: bool,
}

/// A field by the path to its value: `field!("note", label!("Note"), note)`.
#[macro_export]
macro_rules! field {
    ($key:expr, $heading:expr, $($path:ident).+) => {
        $crate::fielded::Field::<Self>::new(
            $key,
            $heading,
            |one| (&one.$($path).+).into(),
            |one| (&mut one.$($path).+).into(),
        )
    };
}

impl<T> Field<T> {
    /// A field without marks.
    pub const fn new(
        key: &'static str,
        heading: &'static str,
        get: fn(&T) -> Value<'_>,
        slot: fn(&mut T) -> Slot<'_>,
    ) -> Self {
        Self {
            key,
            heading,
            get,
            slot,
            column: key,
            since: 0,
            width: 0,
            shown_from: 0,
            entry: None,
            imported: ("", ""),
            help: "",
            takes: ("TEXT", ""),
            is_previewed: false,
            is_day: false,
            is_key: false,
            is_required: false,
            is_searched: false,
        }
    }

    /// Its value in one.
    pub fn value<'t>(&self, one: &'t T) -> Value<'t> {
        (self.get)(one)
    }

    /// The place of its value in one.
    pub fn slot<'t>(&self, one: &'t mut T) -> Slot<'t> {
        (self.slot)(one)
    }

    /// Its value for people; a country by its name, a day as one.
    pub fn cell(&self, one: &T) -> Cell {
        let value = self.value(one);
        if let Some(day) = value.text().filter(|_| self.is_day).and_then(Day::parse) {
            return Cell::Day(day);
        }
        if let Some(EntryKind::Choice(names)) = self.entry.map(|entry| entry.kind)
            && let Some((_, name)) = names.iter().find(|(word, _)| value.text() == Some(word))
        {
            return Text::new(name).into();
        }
        match value.text().filter(|code| !code.is_empty() && self.is_country()) {
            Some(code) => country_text(code).into(),
            None => value.cell(),
        }
    }

    /// True if it is the code of a country.
    pub fn is_country(&self) -> bool {
        self.entry.is_some_and(|entry| matches!(entry.kind, EntryKind::Country | EntryKind::AnyCountry))
    }

    /// Names its column in the table; empty for what the table does not have.
    #[must_use]
    pub const fn stored(mut self, column: &'static str) -> Self {
        self.column = column;
        self
    }

    /// Says since which version of the shop file there is a column for it, which is made from this alone. It holds a text.
    #[must_use]
    pub const fn since(mut self, version: i64) -> Self {
        self.since = version;
        self
    }

    /// Lists it, in lists and in files, at this width in digits.
    #[must_use]
    pub const fn listed(mut self, width: u16) -> Self {
        self.width = width;
        self
    }

    /// Shows it in the window's list where that has this width, in points.
    #[must_use]
    pub const fn shown_from(mut self, points: u16) -> Self {
        self.shown_from = points;
        self
    }

    /// Has it typed into the form, called so by a screen reader.
    #[must_use]
    pub const fn typed(self, name: &'static str) -> Self {
        self.typed_as(EntryKind::Plain, name)
    }

    /// Has something of this kind typed into the form.
    #[must_use]
    pub const fn typed_as(mut self, kind: EntryKind, name: &'static str) -> Self {
        self.entry = Some(Entry { name, kind, hint: "" });
        self
    }

    /// Shows a hint in the form while it is blank.
    #[must_use]
    pub const fn hinted(mut self, hint: &'static str) -> Self {
        if let Some(entry) = self.entry {
            self.entry = Some(Entry { hint, ..entry });
        }
        self
    }

    /// Has tables give it by this name, or under these headings in plain letters.
    #[must_use]
    pub const fn imported(mut self, name: &'static str, headings: &'static str) -> Self {
        self.imported = (name, headings);
        self
    }

    /// Has its text be that of a day, such as `2026-11-30`.
    #[must_use]
    pub const fn day(mut self) -> Self {
        self.is_day = true;
        self
    }

    /// Has it tell one from the others, of a noun that has no id.
    #[must_use]
    pub const fn keyed(mut self) -> Self {
        self.is_key = true;
        self
    }

    /// Refuses books in which it is blank.
    #[must_use]
    pub const fn required(mut self) -> Self {
        self.is_required = true;
        self
    }

    /// Has the search in a list look into it.
    #[must_use]
    pub const fn searched(mut self) -> Self {
        self.is_searched = true;
        self
    }

    /// Gives it an option on the command line, with this help.
    #[must_use]
    pub const fn helped(mut self, help: &'static str) -> Self {
        self.help = help;
        self
    }

    /// Says what its option takes, such as `CODE`, and what is written there.
    #[must_use]
    pub const fn takes(mut self, name: &'static str, problem: &'static str) -> Self {
        self.takes = (name, problem);
        self
    }

    /// Has the preview of an import show it.
    #[must_use]
    pub const fn previewed(mut self) -> Self {
        self.is_previewed = true;
        self
    }
}
