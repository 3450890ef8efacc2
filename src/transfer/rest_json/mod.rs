//! Answers of a shop system's REST interface, saved as files: orders, refunds, customers, products, tax
//! rates and tax classes. What an entry is, its keys say; a file may hold several kinds.
//!
//! Entries pass one at a time. One that cannot be read is refused alone, by its number and name.

mod keys;
mod nouns;
mod order;
mod taxes;
mod walk;

use std::collections::BTreeSet;
use std::io::Write;

use serde_json::{Map, Value};

use self::keys::Keys;
use self::order::Reading;
use super::foreign::{ForeignCustomer, ForeignOrder, ForeignRefund};
use super::source::Source;
use super::tax_csv::TaxRow;
use super::{Notes, Refusal};
use crate::domain::class::TaxClass;
use crate::domain::order::Product;
use crate::domain::time::Zone;
use crate::domain::{Error, Result};

/// How many entries are looked at to tell whether a file is one of these.
const LOOK_AHEAD: u64 = 20;

/// An entry, read.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "they are named as they are")]
#[expect(clippy::large_enum_variant, reason = "it is handed on at once, and most are orders")]
pub enum Entry {
    Order(ForeignOrder),
    Refund(ForeignRefund),
    Customer(ForeignCustomer),
    Product { place: u64, product: Product },
    TaxRate(TaxRow),
    TaxClass { place: u64, class: TaxClass },
    Refused(Refusal),
}

/// Which entries are read; the others are passed over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pass {
    /// All but orders: what orders refer to.
    Heads,
    /// Orders, and what is none of these.
    Orders,
}

/// What is done with each entry; an error stops the reading.
pub type Visit<'v> = dyn FnMut(Entry) -> Result<()> + 'v;

/// Hands over the entries of a file, those of one pass. Gives back what was understood although it was
/// written otherwise.
pub fn read(source: &Source, zone: Zone, pass: Pass, visit: &mut Visit<'_>) -> Result<Notes> {
    let mut notes = Notes::default();
    walk::each_entry(source, &mut |place, map| {
        let kind = Kind::of(&map);
        if kind.is_some_and(|kind| kind != Kind::Order) != (pass == Pass::Heads) {
            return Ok(());
        }
        visit(entry(kind, &map, place, zone, &mut notes))
    })?;
    Ok(notes)
}

fn entry(kind: Option<Kind>, map: &Map<String, Value>, place: u64, zone: Zone, notes: &mut Notes) -> Entry {
    let keys = Keys(map);
    let reading = &mut Reading { place, zone, notes };
    let found = match kind {
        Some(Kind::Order) => order::order(keys, reading).map(Entry::Order),
        Some(Kind::Refund) => order::refund(keys, reading).map(Entry::Refund),
        Some(Kind::Customer) => nouns::customer(keys, reading).map(Entry::Customer),
        Some(Kind::Product) => nouns::product(keys).map(|product| Entry::Product { place, product }),
        Some(Kind::TaxRate) => Ok(Entry::TaxRate(nouns::rate(keys, place))),
        Some(Kind::TaxClass) => nouns::class(keys).map(|class| Entry::TaxClass { place, class }),
        None => Err("it is no order, refund, customer, product, tax rate or tax class".to_owned()),
    };
    found.unwrap_or_else(|problem| {
        let name = keys.first_text(&["number", "id", "username", "name"]);
        let name: String = name.chars().take(60).collect();
        let noun = kind.map_or("entry", Kind::as_str);
        let known_as = format!("{noun} {name}");
        Entry::Refused(Refusal { line: place, problem: format!("{}: {problem}", known_as.trim_end()) })
    })
}

/// What an entry is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::transfer::rest_json) enum Kind {
    Order,
    Refund,
    Customer,
    Product,
    TaxRate,
    TaxClass,
}

impl Kind {
    /// By the keys that only it has.
    fn of(map: &Map<String, Value>) -> Option<Self> {
        let has = |key: &str| map.contains_key(key);
        let any = |keys: &[&str]| keys.iter().any(|key| has(key));
        let is_part = has("line_items") && !has("status");
        if has("amount")
            && (is_part || any(&["reason", "refunded_by", "refunded_payment", "parent_id", "order_id"]))
        {
            Some(Self::Refund)
        } else if has("total") && any(&["line_items", "order_key", "billing"]) {
            Some(Self::Order)
        } else if has("rate") && any(&["country", "priority", "compound", "class"]) {
            Some(Self::TaxRate)
        } else if has("email") && any(&["username", "first_name", "user_id", "date_registered", "role"]) {
            Some(Self::Customer)
        } else if any(&["name", "title"])
            && has("id")
            && any(&["sku", "price", "regular_price", "catalog_visibility"])
        {
            Some(Self::Product)
        } else if has("slug") && has("name") && !has("id") {
            Some(Self::TaxClass)
        } else {
            None
        }
    }

    const fn as_str(self) -> &'static str {
        match self {
            Self::Order => "order",
            Self::Refund => "refund",
            Self::Customer => "customer",
            Self::Product => "product",
            Self::TaxRate => "tax rate",
            Self::TaxClass => "tax class",
        }
    }
}

/// Whether a JSON file has such entries among its first.
pub(super) fn is_rest_json(source: &Source) -> Result<bool> {
    let mut found = None;
    let walked = walk::each_entry(source, &mut |place, map| {
        if Kind::of(&map).is_some() {
            found = Some(true);
        } else if place >= LOOK_AHEAD {
            found = Some(false);
        }
        // Enough was seen: the reading is stopped, which is no error.
        if found.is_some() { Err(Error::Cancelled) } else { Ok(()) }
    });
    match (found, walked) {
        (Some(found), _) => Ok(found),
        (None, Err(error)) => Err(error),
        (None, Ok(())) => Ok(false),
    }
}

/// Writes the entries of these numbers as they stand, as a list that can be mended and imported by
/// itself, each with the reason in a key of its own.
pub fn write_refused(source: &Source, refused: &[Refusal], mut out: impl Write) -> Result<()> {
    let places: BTreeSet<u64> = refused.iter().map(|refusal| refusal.line).collect();
    let mut before = "[\n";
    walk::each_entry(source, &mut |place, mut map| {
        if !places.contains(&place) {
            return Ok(());
        }
        let problems: Vec<&str> =
            refused.iter().filter(|found| found.line == place).map(|found| found.problem.as_str()).collect();
        map.insert("tillbook_problem".to_owned(), Value::String(problems.join("; ")));
        let text = serde_json::to_string_pretty(&map).map_err(super::csv_text::unwritable)?;
        write!(out, "{before}{text}").map_err(super::csv_text::unwritable)?;
        before = ",\n";
        Ok(())
    })?;
    let end = if places.is_empty() { "[]\n" } else { "\n]\n" };
    out.write_all(end.as_bytes()).map_err(super::csv_text::unwritable)
}
