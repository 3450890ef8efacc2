//! Reads the books in two passes: first the shop, its products, customers, classes, suppliers and closed periods, then the
//! orders, credit notes and purchases one at a time, in whatever order the file has its sections.

use std::any::Any;
use std::fmt;
use std::rc::Rc;

use serde::Deserializer;
use serde::de::{DeserializeSeed, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::Value;

use super::entries::{
    credit_note, customer, entered, invoice, kept_file, logo, noun, numbers_elsewhere, order, period,
    product, purchase, shop, tax_class,
};
use super::said::{Given, Keys, Said};
use super::{BooksShop, Entry, FORMAT, VERSION};
use crate::FieldResult;
use crate::json_text::{Budget, JsonText, MOST_ENTRIES, malformed};
use crate::source::Source;
use domain::invoice::IssuedInvoice;
use domain::invoice::logo::Logo;
use domain::invoice::numbering::NumbersElsewhere;
use domain::noun::{Noun, NounKind};
use domain::order::{Customer, Product};
use domain::returns::EnteredBox;
use domain::shop::closed_period::PeriodRecord;
use domain::tax::class::TaxClass;
use domain::text::Text;
use domain::{Error, Result, each_plain_noun, label, text};

/// The most bytes of the products, customers and suppliers of a file. They are held in memory, since orders and
/// purchases refer to them.
const LARGEST_HEAD: usize = 512 << 20;

/// The first pass over a file.
#[derive(Debug, Default)]
pub struct Head {
    /// The settings of the shop.
    pub shop: BooksShop,
    /// The products, in file order.
    pub products: Vec<Given<Product>>,
    /// The customers, in file order.
    pub customers: Vec<Given<Customer>>,
    /// The tax classes, in file order.
    pub classes: Vec<Given<TaxClass>>,
    /// The plain nouns, in file order.
    pub nouns: HeldNouns,
    /// Amounts entered into the boxes of tax returns, in file order.
    pub entered: Vec<EnteredBox>,
    /// The closed periods and filed returns, in file order.
    pub periods: Vec<PeriodRecord>,
    /// The logos of invoices, in file order.
    pub logos: Vec<Logo>,
    /// Numbers that were given in a copy of the shop which it took the place of.
    pub numbers_elsewhere: Vec<NumbersElsewhere>,
    /// The invoices and credit notes, in file order.
    pub invoices: Vec<IssuedInvoice>,
    /// The number of unknown keys in the shop, products, customers, classes, suppliers and periods.
    pub unknown_keys: u64,
}

/// Plain nouns of any kind.
#[derive(Debug, Default)]
pub struct HeldNouns(Vec<Box<dyn Any>>);

impl HeldNouns {
    /// Those of a kind.
    pub fn of<T: Noun>(&self) -> impl Iterator<Item = &Given<T>> {
        self.0.iter().filter_map(|noun| noun.downcast_ref())
    }
}

/// Called with each order, credit note or purchase; an error stops the reading.
pub type Visit<'v> = dyn FnMut(Given<Entry>) -> Result<()> + 'v;

/// The shop, products, customers and periods of a file. Refused when it is another format, is malformed, or has an
/// invalid value in them.
pub fn read_head(source: &Source) -> Result<Head> {
    let budget = Budget::new();
    let (head, named, keys) = (Head::default(), FormatKeys::default(), Keys::default());
    let mut reader = HeadReader { head, named, keys, budget: &budget, memory: 0 };
    read_sections(source, &budget, Pass::Head, &mut |section, value| {
        reader.take(section, value).map_err(Stop::Problem)
    })?;
    reader.named.judge().map_err(|problem| source.refuse(problem))?;
    Ok(reader.head)
}

/// The first pass.
struct HeadReader<'b> {
    head: Head,
    named: FormatKeys,
    keys: Keys,
    budget: &'b Budget,
    /// The bytes that are held.
    memory: usize,
}

impl HeadReader<'_> {
    fn hold<T>(&mut self, count: usize) -> FieldResult<()> {
        let size = count.saturating_mul(size_of::<T>());
        self.memory = self.memory.saturating_add(size).saturating_add(self.budget.used());
        if self.memory > LARGEST_HEAD {
            return Err(text!("there are more products, customers and suppliers than a shop can have"));
        }
        Ok(())
    }

    /// Reads an entry that is held with its keys.
    fn given<T>(
        &mut self,
        value: Value,
        read: fn(Value, &mut u64) -> FieldResult<T>,
    ) -> FieldResult<Given<T>> {
        self.hold::<Given<T>>(1)?;
        let said = self.keys.of(&value);
        Ok(Given { entry: read(value, &mut self.head.unknown_keys)?, said })
    }

    fn take(&mut self, section: Section, value: Value) -> FieldResult<()> {
        match section {
            Section::Format => self.named.format = value == FORMAT,
            Section::Version => self.named.version(&value)?,
            Section::Shop => self.head.shop = shop(value, &mut self.head.unknown_keys)?,
            Section::Products => {
                let product = self.given(value, product)?;
                self.head.products.push(product);
            }
            Section::Customers => {
                let customer = self.given(value, customer)?;
                self.head.customers.push(customer);
            }
            Section::TaxClasses => {
                let class = self.given(value, tax_class)?;
                self.head.classes.push(class);
            }
            Section::Noun(kind) => {
                let mut value = Some(value);
                each_plain_noun!(T => if let Some(value) = value.take_if(|_| T::KIND == kind) {
                    let noun = self.given(value, noun::<T>)?;
                    self.head.nouns.0.push(Box::new(noun));
                });
            }
            Section::EnteredAmounts => {
                self.hold::<EnteredBox>(1)?;
                self.head.entered.push(entered(value, &mut self.head.unknown_keys)?);
            }
            Section::Periods => {
                self.hold::<PeriodRecord>(1)?;
                self.head.periods.push(period(value, &mut self.head.unknown_keys)?);
            }
            Section::Logos => {
                self.hold::<Logo>(1)?;
                self.head.logos.push(logo(&value)?);
            }
            Section::NumbersElsewhere => {
                let found = numbers_elsewhere(&value)?;
                self.hold::<NumbersElsewhere>(found.numbers().count())?;
                self.head.numbers_elsewhere.push(found);
            }
            Section::Invoices => {
                self.hold::<IssuedInvoice>(1)?;
                self.head.invoices.push(invoice(&value)?);
            }
            Section::Orders | Section::Refunds | Section::Purchases | Section::KeptFiles => {}
        }
        Ok(())
    }
}

/// Passes the orders, credit notes and purchases of a file to `visit`, one at a time, in file order. Returns the number
/// of their unknown keys.
pub fn read_orders(source: &Source, visit: &mut Visit<'_>) -> Result<u64> {
    let mut unknown = 0;
    read_sections(source, &Budget::new(), Pass::Orders, &mut |section, value| {
        let said = Rc::new(Said::of(&value));
        let entry = match section {
            Section::Orders => order(value, &mut unknown).map(Entry::Order),
            Section::Refunds => credit_note(value, &mut unknown).map(Entry::CreditNote),
            Section::Purchases => purchase(value, &mut unknown),
            Section::KeptFiles => kept_file(value).map(Entry::KeptFile),
            _ => return Ok(()),
        };
        visit(Given { entry: entry.map_err(Stop::Problem)?, said }).map_err(Stop::Error)
    })?;
    Ok(unknown)
}

/// A top-level key of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Section {
    Format,
    Version,
    Shop,
    Products,
    Customers,
    Orders,
    Refunds,
    TaxClasses,
    Noun(NounKind),
    Purchases,
    KeptFiles,
    EnteredAmounts,
    Periods,
    Logos,
    NumbersElsewhere,
    Invoices,
}

impl Section {
    fn of(key: &str) -> Option<Self> {
        Some(match key {
            "format" => Self::Format,
            "version" => Self::Version,
            "shop" => Self::Shop,
            "products" => Self::Products,
            "customers" => Self::Customers,
            "orders" => Self::Orders,
            "refunds" => Self::Refunds,
            "tax_classes" => Self::TaxClasses,
            "purchases" => Self::Purchases,
            "kept_files" => Self::KeptFiles,
            "entered_amounts" => Self::EnteredAmounts,
            "periods" => Self::Periods,
            "logos" => Self::Logos,
            "numbers_elsewhere" => Self::NumbersElsewhere,
            "invoices" => Self::Invoices,
            key => {
                let mut plain = each_plain_noun!(T => (T::TABLE, T::KIND)).into_iter();
                Self::Noun(plain.find(|(table, _)| *table == key)?.1)
            }
        })
    }

    const fn is_list(self) -> bool {
        !matches!(self, Self::Format | Self::Version | Self::Shop)
    }

    /// The name of one element, and the key that identifies it.
    const fn element(self) -> (&'static str, &'static str) {
        match self {
            Self::Products => (label!("product"), "id"),
            Self::Customers => (label!("customer"), "login"),
            Self::Orders => (label!("order"), "number"),
            Self::Refunds => (label!("credit note"), "number"),
            Self::TaxClasses => (label!("tax class"), "slug"),
            Self::Noun(kind) => (kind.one(), "name"),
            Self::Purchases => (label!("purchase"), "document"),
            Self::KeptFiles => (label!("kept file"), ""),
            Self::EnteredAmounts => (label!("amount of a return"), "box"),
            Self::Periods => (label!("period"), "period"),
            Self::Logos => (label!("logo"), ""),
            Self::NumbersElsewhere => (label!("number of another copy"), ""),
            Self::Invoices => (label!("invoice"), ""),
            Self::Format => (label!("format"), ""),
            Self::Version => (label!("version"), ""),
            Self::Shop => (label!("shop"), ""),
        }
    }
}

/// The sections that are read; the others are skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pass {
    Head,
    Orders,
}

impl Pass {
    const fn reads(self, section: Section) -> bool {
        let is_of_orders =
            matches!(section, Section::Orders | Section::Refunds | Section::Purchases | Section::KeptFiles);
        is_of_orders == matches!(self, Self::Orders)
    }
}

/// The reason to stop, when it is not malformed JSON.
enum Stop {
    Problem(Text),
    Error(Error),
}

type Take<'t> = dyn FnMut(Section, Value) -> std::result::Result<(), Stop> + 't;

/// Passes each section, or each element of a section that is a list, to `take`.
fn read_sections(source: &Source, budget: &Budget, pass: Pass, take: &mut Take<'_>) -> Result<()> {
    let mut json = serde_json::Deserializer::from_reader(JsonText::new(source.text()?, budget));
    let mut stopped = None;
    let mut reader = SectionsReader { source, budget, pass, take, stopped: &mut stopped };
    let read = json.deserialize_map(&mut reader).and_then(|()| json.end());
    match (stopped, read) {
        (Some(error), _) => Err(error),
        (None, Ok(())) => Ok(()),
        (None, Err(error)) => Err(malformed(source, error, text!("it is not the books of a shop as JSON"))),
    }
}

/// Parses the top-level object.
struct SectionsReader<'w, 't> {
    source: &'w Source,
    budget: &'w Budget,
    pass: Pass,
    take: &'w mut Take<'t>,
    stopped: &'w mut Option<Error>,
}

impl SectionsReader<'_, '_> {
    /// Keeps the reason to stop, and returns an error that makes the parser stop.
    fn stop<E: serde::de::Error>(&mut self, stop: Stop, entry: Text) -> E {
        let error = match stop {
            Stop::Error(error) => error,
            Stop::Problem(problem) => {
                Error::Import { place: text!("{file}, {entry}", file = self.source.name(), entry), problem }
            }
        };
        *self.stopped = Some(error);
        E::custom("stopped")
    }
}

impl<'de> Visitor<'de> for &mut SectionsReader<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the books of a shop")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> std::result::Result<(), A::Error> {
        let mut seen: Vec<Section> = Vec::new();
        while let Some(key) = map.next_key::<String>()? {
            self.budget.renew();
            let Some(section) = Section::of(&key) else {
                map.next_value::<IgnoredAny>()?;
                continue;
            };
            if seen.contains(&section) {
                return Err(A::Error::custom(format!(
                    "\"{key}\" is in the file twice: leave one of them out"
                )));
            }
            seen.push(section);
            if section.is_list() {
                map.next_value_seed(Elements { reader: self, section })?;
            } else if !self.pass.reads(section) {
                map.next_value::<IgnoredAny>()?;
            } else {
                let value = map.next_value::<Value>()?;
                (self.take)(section, value)
                    .map_err(|stop| self.stop(stop, Text::new(section.element().0)))?;
            }
        }
        Ok(())
    }
}

/// Parses a list.
struct Elements<'e, 'w, 't> {
    reader: &'e mut SectionsReader<'w, 't>,
    section: Section,
}

impl<'de> DeserializeSeed<'de> for Elements<'_, '_, '_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> std::result::Result<(), D::Error> {
        json.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Elements<'_, '_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> std::result::Result<(), A::Error> {
        let budget = self.reader.budget;
        if !self.reader.pass.reads(self.section) {
            while list.next_element::<IgnoredAny>()?.is_some() {
                budget.renew();
            }
            return Ok(());
        }
        let (noun, key) = self.section.element();
        let mut count: u64 = 0;
        while let Some(value) = list.next_element::<Value>()? {
            count += 1;
            if count > MOST_ENTRIES {
                let problem = text!("it has more than three million of them. Divide the file");
                let list = text!("the list of each {noun}", noun = Text::new(noun));
                return Err(self.reader.stop(Stop::Problem(problem), list));
            }
            let noun = Text::new(noun);
            let entry = match value.get(key) {
                Some(Value::String(name)) => text!("{noun} {name}", noun, name),
                Some(Value::Number(name)) => text!("{noun} {name}", noun, name = name.to_string()),
                _ => text!("{noun} {count} of the list", noun, count),
            };
            (self.reader.take)(self.section, value).map_err(|stop| self.reader.stop(stop, entry))?;
            budget.renew();
        }
        Ok(())
    }
}

/// Keys that identify the format, as far as the file has them.
#[derive(Default)]
struct FormatKeys {
    format: bool,
    version: bool,
}

impl FormatKeys {
    fn version(&mut self, value: &Value) -> FieldResult<()> {
        self.version = value == VERSION;
        if self.version {
            return Ok(());
        }
        Err(text!(
            "{value} is not known to this program, which reads {known}. Update Tillbook",
            value = value.to_string(),
            known = VERSION.to_string()
        ))
    }

    fn judge(&self) -> FieldResult<()> {
        match (self.format, self.version) {
            (true, true) => Ok(()),
            (false, _) => Err(text!("it does not say that it holds the books of a shop. Export them again")),
            (true, false) => Err(text!("it does not say which version it is. Export the books again")),
        }
    }
}
