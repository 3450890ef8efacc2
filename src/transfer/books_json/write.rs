//! Writes the books entry by entry, in sections, without holding them. The same books give the same bytes:
//! keys have a fixed order, amounts their exact decimals (at least two).

use std::io::Write;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::ser::PrettyFormatter;

use super::{Entry, FORMAT, VERSION};
use crate::csv_text::unwritable;
use domain::fielded::Fielded;
use domain::invoice::settings::InvoiceSettings;
use domain::noun::Noun;
use domain::purchase::{LINES_AFTER, Purchase};
use domain::shop::settings::{Currency, Shop};
use domain::{Result, each_plain_noun};

/// A writer of books: products first, then customers, orders, credit notes, tax classes, suppliers,
/// purchases, amounts of returns, periods, logos, numbers of another copy and invoices.
pub struct BooksWriter<W: Write> {
    out: W,
    sections: Vec<&'static str>,
    section: usize,
    is_first: bool,
}

/// The lists in the order in which they are written. Those after the refunds are omitted when they are empty, and the
/// refunds when all after the orders are.
fn sections() -> Vec<&'static str> {
    let first = ["products", "customers", "orders", "refunds", "tax_classes"];
    let last =
        ["purchases", "kept_files", "entered_amounts", "periods", "logos", "numbers_elsewhere", "invoices"];
    first.into_iter().chain(each_plain_noun!(T => T::TABLE)).chain(last).collect()
}

/// The index of the list of orders, and of that of refunds.
const ORDERS: usize = 2;
const REFUNDS: usize = 3;

/// A purchase with the name of its supplier instead of ids. What is blank is not written.
struct NamedPurchase<'p> {
    supplier: &'p str,
    purchase: &'p Purchase,
}

impl Serialize for NamedPurchase<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for field in Purchase::FIELDS {
            let (value, is_before_lines) = (field.value(self.purchase), field.key == LINES_AFTER);
            if is_before_lines {
                map.serialize_entry("supplier", self.supplier)?;
            }
            if !value.is_blank() || field.is_required {
                map.serialize_entry(field.key, &value)?;
            }
            if is_before_lines {
                map.serialize_entry("lines", &self.purchase.lines)?;
            }
        }
        map.end()
    }
}

/// The settings of a shop as its books have them.
struct WrittenShop<'s> {
    shop: &'s Shop,
    former_currencies: &'s [Currency],
}

impl Serialize for WrittenShop<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> std::result::Result<S::Ok, S::Error> {
        let Self { shop, former_currencies } = self;
        let mut map = to.serialize_map(None)?;
        for field in Shop::FIELDS.iter().filter(|field| Shop::IN_BOOKS.contains(&field.key)) {
            let value = field.value(shop);
            if !value.is_blank() || field.is_required {
                map.serialize_entry(field.key, &value)?;
            }
        }
        for (key, part) in shop.address.parts() {
            if !part.is_empty() {
                map.serialize_entry(key, part)?;
            }
        }
        if shop.invoices != InvoiceSettings::default() {
            map.serialize_entry("invoices", &shop.invoices)?;
        }
        if !former_currencies.is_empty() {
            map.serialize_entry("former_currencies", former_currencies)?;
        }
        map.end()
    }
}

impl<W: Write> BooksWriter<W> {
    /// Writes the beginning of the file, with the shop.
    pub fn begin(out: W, shop: &Shop, former_currencies: &[Currency]) -> Result<Self> {
        let mut writer = Self { out, sections: sections(), section: 0, is_first: true };
        writer.text(&format!("{{\n \"format\": \"{FORMAT}\",\n \"version\": {VERSION},\n \"shop\": "))?;
        writer.value(&WrittenShop { shop, former_currencies }, 1)?;
        writer.text(",\n \"products\": [")?;
        Ok(writer)
    }

    /// Writes an entry. Entries must come in the order of the sections; one of an earlier section is
    /// refused, since its list is closed.
    pub fn write(&mut self, entry: &Entry) -> Result<()> {
        match entry {
            Entry::Product(product) => self.element("products", product),
            Entry::Customer(customer) => self.element("customers", customer),
            Entry::Order(order) => self.element("orders", order),
            Entry::CreditNote(note) => self.element("refunds", note),
            Entry::TaxClass(class) => self.element("tax_classes", class),
            Entry::Purchase { supplier, purchase } => {
                self.element("purchases", &NamedPurchase { supplier, purchase })
            }
            Entry::KeptFile(kept) => self.element("kept_files", kept),
            Entry::EnteredAmount(entered) => self.element("entered_amounts", entered),
            Entry::Period(record) => self.element("periods", record),
            Entry::Logo(logo) => self.element("logos", logo),
            Entry::NumbersElsewhere(range) => self.element("numbers_elsewhere", range),
            Entry::Invoice(issued) => self.element("invoices", issued),
        }
    }

    /// Writes a plain noun, in the order of the sections too.
    pub fn write_noun<T: Noun>(&mut self, noun: &T) -> Result<()> {
        self.element(T::TABLE, &noun.clone().with_id(T::Id::default()))
    }

    /// Closes the open lists and the file.
    pub fn finish(mut self) -> Result<W> {
        self.go_to(ORDERS)?;
        self.close_list()?;
        self.text("\n}\n")?;
        self.out.flush().map_err(unwritable)?;
        Ok(self.out)
    }

    fn element(&mut self, section: &str, noun: &impl Serialize) -> Result<()> {
        let section = self.sections.iter().position(|name| *name == section).unwrap_or_default();
        if section < self.section {
            return Err(unwritable("the entries of the books came out of order"));
        }
        self.go_to(section)?;
        let before = if std::mem::take(&mut self.is_first) { "\n  " } else { ",\n  " };
        self.text(before)?;
        self.value(noun, 2)
    }

    /// Closes the lists before a section and opens the section.
    fn go_to(&mut self, section: usize) -> Result<()> {
        for at in 0..=section {
            let name = self.sections.get(at).copied().unwrap_or_default();
            if at > self.section && (at <= REFUNDS || at == section) {
                self.close_list()?;
                self.text(&format!(",\n \"{name}\": ["))?;
                self.section = at;
                self.is_first = true;
            }
        }
        Ok(())
    }

    fn close_list(&mut self) -> Result<()> {
        self.text(if self.is_first { "]" } else { "\n ]" })
    }

    fn text(&mut self, text: &str) -> Result<()> {
        self.out.write_all(text.as_bytes()).map_err(unwritable)
    }

    /// Writes JSON indented by one space per level; the lines after the first get `depth` more spaces.
    fn value(&mut self, noun: &impl Serialize, depth: usize) -> Result<()> {
        let mut json = Vec::new();
        let format = PrettyFormatter::with_indent(b" ");
        noun.serialize(&mut serde_json::Serializer::with_formatter(&mut json, format)).map_err(unwritable)?;
        for (at, line) in json.split(|byte| *byte == b'\n').enumerate() {
            if at > 0 {
                self.text("\n")?;
                self.text(" ".repeat(depth).as_str())?;
            }
            self.out.write_all(line).map_err(unwritable)?;
        }
        Ok(())
    }
}
