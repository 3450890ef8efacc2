//! Responses of a shop system's REST API, saved as files: orders, refunds, customers, products, tax rates
//! and tax classes. The kind of an entry is recognised by its keys; a file may have several kinds.
//!
//! Entries are read one at a time. One that cannot be read is refused by itself, by its number and name.

mod entities;
mod entry_stream;
mod keys;
mod order;
mod taxes;

use std::collections::BTreeSet;
use std::io::Write;

use serde_json::{Map, Value};

use self::keys::{Keys, Reading};
use super::answers::Statuses;
use super::foreign::{ForeignCustomer, ForeignOrder, ForeignRefund};
use super::source::Source;
use super::tax_csv::TaxRow;
use super::{Notes, Refusal};
use domain::label;
use domain::order::Product;
use domain::tax::class::TaxClass;
use domain::text;
use domain::text::Text;
use domain::time::Zone;
use domain::{Error, Result};

/// The key for the reason in a saved refused entry.
const PROBLEM: &str = "tillbook_problem";
/// The entries that are read to recognise such a file.
const LOOK_AHEAD: u64 = 20;

/// A parsed entry.
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

/// The entries that are read; the others are skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pass {
    /// All but orders: customers, products, rates, classes and refunds.
    Heads,
    /// Orders, and entries of no known kind.
    Orders,
}

/// Called with each entry; an error stops the reading.
pub type Visit<'v> = dyn FnMut(Entry) -> Result<()> + 'v;

/// Passes the entries of one pass to `visit`, and returns the notes on values that were read leniently.
pub fn read(
    source: &Source,
    (zone, statuses): (Zone, &Statuses),
    pass: Pass,
    visit: &mut Visit<'_>,
) -> Result<Notes> {
    let mut notes = Notes::default();
    let each_entry = match pass {
        Pass::Heads => entry_stream::each_entry_but_orders,
        Pass::Orders => entry_stream::each_entry,
    };
    each_entry(source, &mut |place, map| {
        let kind = Kind::of(&map);
        if kind.is_some_and(|kind| kind != Kind::Order) != (pass == Pass::Heads) {
            return Ok(());
        }
        visit(entry(kind, &map, Reading { place, zone, statuses, notes: &mut notes }))
    })?;
    Ok(notes)
}

fn entry(kind: Option<Kind>, map: &Map<String, Value>, mut reading: Reading<'_>) -> Entry {
    let keys = Keys(map);
    let (place, reading) = (reading.place, &mut reading);
    let found = match kind {
        Some(Kind::Order) => order::order(keys, reading).map(Entry::Order),
        Some(Kind::Refund) => order::refund(keys, reading).map(Entry::Refund),
        Some(Kind::Customer) => entities::customer(keys, reading).map(Entry::Customer),
        Some(Kind::Product) => entities::product(keys).map(|product| Entry::Product { place, product }),
        Some(Kind::TaxRate) => Ok(Entry::TaxRate(entities::rate(keys, place))),
        Some(Kind::TaxClass) => entities::class(keys).map(|class| Entry::TaxClass { place, class }),
        None => {
            Err(text!("it is not an order, refund, customer, product, tax rate or tax class: leave it out"))
        }
    };
    found.unwrap_or_else(|problem| {
        let name = keys.first_text(&["number", "id", "username", "name"]);
        let name: String = name.chars().take(60).collect();
        let kind = Text::new(kind.map_or(label!("entry"), Kind::as_str));
        let problem = if name.is_empty() {
            text!("{what}: {problem}", what = kind, problem)
        } else {
            text!("{kind} {name}: {problem}", kind, name, problem)
        };
        Entry::Refused(Refusal { line: place, problem })
    })
}

/// The kind of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rest_json) enum Kind {
    Order,
    Refund,
    Customer,
    Product,
    TaxRate,
    TaxClass,
}

impl Kind {
    /// Every kind; kinds that others resemble come first.
    const ALL: [Self; 6] =
        [Self::Refund, Self::Order, Self::TaxRate, Self::Customer, Self::Product, Self::TaxClass];

    /// The kind by its keys: all that identify it must be present, and none that contradict it.
    fn of(map: &Map<String, Value>) -> Option<Self> {
        let has = |key: &str| map.contains_key(key);
        let any = |keys: &[&str]| keys.iter().any(|key| has(key));
        Self::ALL.into_iter().find(|kind| {
            let is_part = has("line_items") && !has("status");
            let is_it = match kind {
                Self::Refund => {
                    let of_an_order = ["reason", "refunded_by", "refunded_payment", "parent_id", "order_id"];
                    has("amount") && (is_part || any(&of_an_order))
                }
                Self::Order => has("total") && any(&["line_items", "order_key", "billing"]),
                Self::TaxRate => has("rate") && any(&["country", "priority", "compound", "class"]),
                Self::Customer => {
                    has("email") && any(&["username", "first_name", "user_id", "date_registered", "role"])
                }
                Self::Product => {
                    let of_sales = ["sku", "price", "regular_price", "catalog_visibility"];
                    any(&["name", "title"]) && has("id") && any(&of_sales)
                }
                // Many kinds of lists have a slug and a name; those that have more keys are no tax classes.
                Self::TaxClass => {
                    let is_of_class = |key: &String| matches!(key.as_str(), "slug" | "name" | PROBLEM);
                    has("slug")
                        && has("name")
                        && map
                            .iter()
                            .all(|(key, value)| is_of_class(key) || key == "_links" && names_classes(value))
                }
            };
            is_it && !kind.contradictions().split_ascii_whitespace().any(has)
        })
    }

    /// Keys that this kind never has, and that similar things do: subscriptions, payments, exchange rates,
    /// shipping prices, donors, items of orders.
    const fn contradictions(self) -> &'static str {
        match self {
            Self::Order => "billing_period billing_interval abandoned_checkout_url recovery_url",
            Self::Refund => "kind gateway object charge payment_intent discount_type order_key total_price",
            Self::TaxRate => {
                "currency symbol base cost amount total price tax_total method_id weight sku quantity"
            }
            Self::Customer => {
                "amount total price grand_total subtotal quantity line_items items order_id order_number \
                 order_key currency"
            }
            Self::Product => "quantity total subtotal amount product_id order_id line_items",
            Self::TaxClass => "",
        }
    }

    const fn as_str(self) -> &'static str {
        match self {
            Self::Order => label!("order"),
            Self::Refund => label!("refund"),
            Self::Customer => label!("customer"),
            Self::Product => label!("product"),
            Self::TaxRate => label!("tax rate"),
            Self::TaxClass => label!("tax class"),
        }
    }
}

/// True if the links of an entry are those of tax classes, or it has none.
fn names_classes(links: &Value) -> bool {
    let mut addresses = Vec::new();
    let mut open = vec![links];
    while let Some(value) = open.pop() {
        match value {
            Value::Array(values) => open.extend(values),
            Value::Object(map) => open.extend(map.values()),
            Value::String(text) => addresses.push(text),
            _ => {}
        }
    }
    addresses.is_empty() || addresses.iter().any(|address| address.contains("taxes/classes"))
}

/// True if a JSON file has such entries among its first.
pub(super) fn is_rest_json(source: &Source) -> Result<bool> {
    let mut found = None;
    let walked = entry_stream::each_entry(source, &mut |place, map| {
        if Kind::of(&map).is_some() {
            found = Some(true);
        } else if place >= LOOK_AHEAD {
            found = Some(false);
        }
        // Stops the reading, which is no error, when enough was read.
        if found.is_some() { Err(Error::Cancelled) } else { Ok(()) }
    });
    match (found, walked) {
        (Some(found), _) => Ok(found),
        (None, Err(error)) => Err(error),
        (None, Ok(())) => Ok(false),
    }
}

/// Writes the entries of these numbers as they are, as a list that can be corrected and imported by itself,
/// each with its reason in an added key.
pub fn write_refused(source: &Source, refused: &[Refusal], mut out: impl Write) -> Result<()> {
    let places: BTreeSet<u64> = refused.iter().map(|refusal| refusal.line).collect();
    let mut before = "[\n";
    entry_stream::each_entry(source, &mut |place, mut map| {
        if !places.contains(&place) {
            return Ok(());
        }
        let found = refused.iter().filter(|found| found.line == place);
        let problems: Vec<String> = found.map(|found| found.problem.to_string()).collect();
        map.insert(PROBLEM.to_owned(), Value::String(problems.join("; ")));
        let text = serde_json::to_string_pretty(&map).map_err(super::csv_text::unwritable)?;
        write!(out, "{before}{text}").map_err(super::csv_text::unwritable)?;
        before = ",\n";
        Ok(())
    })?;
    let end = if places.is_empty() { "[]\n" } else { "\n]\n" };
    out.write_all(end.as_bytes()).map_err(super::csv_text::unwritable)
}
