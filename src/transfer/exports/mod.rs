//! Exports of orders as tables. One of a marketplace, a cash register or a plugin with well-known columns is recognised by its
//! headings, and its rows are converted to rows of items in the common form; amounts in it that are not read are named in a
//! note. The columns of all others are found by the meaning of their headings; the user can correct them. What is known of
//! each system is in `assets/importing`, and here is what data cannot say.

mod amazon;
mod etsy;
pub(super) mod shopify;
mod square;
mod webtoffee;

use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::csv_text::plain_heading;
use super::order_rows::{Columns, Field, Profile, Rewrite, Status, TableFormat};
use super::{heading_words, sales_lines};

pub(super) const TABLE: TableFormat =
    TableFormat { is_one: is_orders, profile: |headings| known(headings).unwrap_or_else(any) };

/// A file for each system, and one for plain lists of any.
const FILES: [&str; 6] = [
    include_str!("../../../assets/importing/webtoffee.json"),
    include_str!("../../../assets/importing/amazon.json"),
    include_str!("../../../assets/importing/etsy.json"),
    include_str!("../../../assets/importing/square.json"),
    include_str!("../../../assets/importing/shopify.json"),
    include_str!("../../../assets/importing/lists.json"),
];

static PROFILES: LazyLock<Vec<Profile>> =
    LazyLock::new(|| FILES.iter().flat_map(|text| read(text).unwrap_or_default()).collect());

/// A system: the common part of its kinds of files, and the kinds.
#[derive(Deserialize)]
struct System {
    #[serde(flatten)]
    shared: Map<String, Value>,
    files: Vec<Map<String, Value>>,
}

fn read(text: &str) -> serde_json::Result<Vec<Profile>> {
    let System { shared, files } = serde_json::from_str(text)?;
    let profile = |own: Map<String, Value>| {
        let mut all = shared.clone();
        for (key, value) in own {
            match (all.get_mut(&key), value) {
                (Some(Value::Object(shared)), Value::Object(own)) => shared.extend(own),
                (_, value) => drop(all.insert(key, value)),
            }
        }
        let mut profile: Profile = serde_json::from_value(Value::Object(all))?;
        let (rows, odd_status) = code(&profile.name);
        profile.odd_status = odd_status;
        if let Some(shape) = &mut profile.shape {
            shape.rows = rows;
        }
        Ok(profile)
    };
    files.into_iter().map(profile).collect()
}

/// The parts of a file's profile that are code, as data cannot express them.
fn code(name: &str) -> (Option<Rewrite>, Option<Status>) {
    match name {
        "WebToffee: orders" => (Some(webtoffee::rows), None),
        "Amazon: orders" => (Some(amazon::rows), None),
        "Etsy: sold order items" => (Some(etsy::item_rows), None),
        "Etsy: sold orders" => (Some(etsy::order_rows), None),
        "Square: items" => (Some(square::item_rows), None),
        "Square: transactions" => (Some(square::transaction_rows), None),
        SHOPIFY => (None, Some(shopify::status)),
        SALES_LINES => (None, Some(sales_lines::status)),
        _ => (None, None),
    }
}

const ORDERS: &str = "orders";
pub(super) const SALES_LINES: &str = "sales lines";
const SHOPIFY: &str = "Shopify: orders";

/// The profile of this name.
pub(super) fn named(name: &str) -> &'static Profile {
    static NONE: LazyLock<Profile> = LazyLock::new(Profile::default);
    PROFILES.iter().find(|profile| profile.name == name).unwrap_or(&NONE)
}

/// The profile for orders of an unknown system.
fn any() -> &'static Profile {
    named(ORDERS)
}

/// The profile of the known system with these headings.
fn known(headings: &[String]) -> Option<&'static Profile> {
    PROFILES.iter().find(|profile| is_of(headings, profile))
}

/// True if these are headings of a known system.
fn is_of(headings: &[String], profile: &Profile) -> bool {
    let plain: Vec<String> = headings.iter().map(|heading| plain_heading(heading)).collect();
    let has = |name: &str| plain.iter().any(|heading| heading == name);
    profile.known_by.iter().any(|names| names.split_ascii_whitespace().all(has))
}

/// True if a heading is certainly the total of an order. A bare `total` may be a line's: a file of plain
/// sales lines has that too.
fn is_order_total(heading: &str) -> bool {
    let plain = heading_words::english(heading);
    let mut names = Field::Total.headings().split_ascii_whitespace();
    names.any(|name| name == plain) && ["order", "grand"].iter().any(|word| plain.contains(*word))
}

/// True if these are headings of orders: of a known export, of rows of items, or of a list of orders without
/// items, which is certain only when a heading names orders.
fn is_orders(headings: &[String]) -> bool {
    use Field::{
        Date, DateGmt, Item, ItemPrice, ItemTax, ItemTotal, Number, ProductId, Quantity, Sku, Status, Total,
    };
    let columns = Columns::find(headings, &|field| any().headings(field));
    let has = |fields: &[Field]| fields.iter().any(|field| columns.has(*field));
    let is_dated = has(&[Number]) && has(&[Date, DateGmt]);
    let says_what = has(&[Status]) || headings.iter().any(|heading| is_order_total(heading));
    let has_items = has(&[Item, Sku, ProductId]) && has(&[Quantity, ItemTotal]);
    let is_list = has(&[Total])
        && headings.iter().any(|heading| heading_words::english(heading).contains("order"))
        && !has(&[Item, Sku, ProductId, Quantity, ItemTotal, ItemPrice, ItemTax]);
    known(headings).is_some() || is_dated && says_what && (has_items || is_list)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_profile_is_read_and_says_one_thing_of_each_heading() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/importing");
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let systems = files.filter(|path| path.extension().is_some_and(|end| end == "json"));
        assert_eq!(systems.count(), FILES.len());
        let all: Vec<Profile> = FILES.iter().flat_map(|text| read(text).unwrap()).collect();
        let names: BTreeSet<&str> = all.iter().map(|profile| profile.name.as_str()).collect();
        assert!(
            names.len() == all.len()
                && [ORDERS, SALES_LINES, SHOPIFY].iter().all(|name| names.contains(name))
        );
        for profile in &all {
            let name = &profile.name;
            let origin = domain::order::Origin { system: profile.program.clone(), key: None };
            assert_eq!(origin.shop(), "", "{name}");
            assert_eq!(profile.program.is_empty(), profile.known_by.is_empty(), "{name}");
            let mut seen = BTreeSet::new();
            for heading in profile.fields.values().flat_map(|headings| headings.split(' ')) {
                assert!(seen.insert(heading), "{name}: {heading} is of two fields");
                assert_eq!(heading_words::english(heading), heading, "{name}");
            }
            let shape = profile.shape.as_ref();
            let parts: Vec<&str> = shape.map_or("", |shape| &shape.parts).split_ascii_whitespace().collect();
            let others = profile.known_by.iter().flat_map(|names| names.split(' '));
            for heading in others.chain(parts.iter().copied()) {
                assert_eq!(plain_heading(heading), heading, "{name}");
            }
            for all in shape.iter().flat_map(|shape| &shape.identities) {
                assert!(
                    all.split([' ', '=', '+']).all(|one| one.is_empty() || parts.contains(&one)),
                    "{all}"
                );
            }
            assert!(shape.is_none_or(|shape| shape.rows.is_some()), "{name}");
        }
        let is_coded = |profile: &&Profile| profile.shape.is_some() || profile.odd_status.is_some();
        assert_eq!(all.iter().filter(is_coded).count(), 8);
    }
}
