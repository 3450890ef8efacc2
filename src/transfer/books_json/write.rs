//! Writes the books entry by entry, in sections, without holding them. The same books give the same bytes:
//! keys have a fixed order, amounts their exact decimals (at least two).

use std::io::Write;

use serde::Serialize;
use serde_json::ser::PrettyFormatter;

use super::{BooksShop, Entry, FORMAT, VERSION};
use crate::domain::Result;
use crate::domain::ids::SupplierId;
use crate::domain::purchase::{Purchase, PurchaseLine};
use crate::domain::supplier::Supplier;
use crate::domain::time::Day;
use crate::transfer::csv_text::unwritable;

/// A writer of books: products first, then customers, orders, credit notes, suppliers and purchases.
pub struct BooksWriter<W: Write> {
    out: W,
    section: usize,
    is_first: bool,
}

/// The lists in the order in which they are written. Those after the orders are omitted when they and all after
/// them are empty.
const SECTIONS: [&str; 6] = ["products", "customers", "orders", "refunds", "suppliers", "purchases"];
/// The index of the list of orders.
const ORDERS: usize = 2;

/// A purchase with the name of its supplier instead of ids.
#[derive(Serialize)]
struct NamedPurchase<'p> {
    date: Day,
    supplier: &'p str,
    document: &'p str,
    lines: &'p [PurchaseLine],
    #[serde(skip_serializing_if = "Option::is_none")]
    paid_on: Option<Day>,
    #[serde(skip_serializing_if = "str::is_empty")]
    note: &'p str,
}

impl<W: Write> BooksWriter<W> {
    /// Writes the beginning of the file, with the shop.
    pub fn begin(out: W, shop: &BooksShop) -> Result<Self> {
        let mut writer = Self { out, section: 0, is_first: true };
        writer.text(&format!("{{\n \"format\": \"{FORMAT}\",\n \"version\": {VERSION},\n \"shop\": "))?;
        writer.value(shop, 1)?;
        writer.text(",\n \"products\": [")?;
        Ok(writer)
    }

    /// Writes an entry. Entries must come in the order of the sections; one of an earlier section is
    /// refused, since its list is closed.
    pub fn write(&mut self, entry: &Entry) -> Result<()> {
        match entry {
            Entry::Product(product) => self.element(0, product),
            Entry::Customer(customer) => self.element(1, customer),
            Entry::Order(order) => self.element(ORDERS, order),
            Entry::CreditNote(note) => self.element(3, note),
            Entry::Supplier(supplier) => {
                self.element(4, &Supplier { id: SupplierId::default(), ..supplier.clone() })
            }
            Entry::Purchase { supplier, purchase: Purchase { date, document, lines, paid_on, note, .. } } => {
                self.element(
                    5,
                    &NamedPurchase { date: *date, supplier, document, lines, paid_on: *paid_on, note },
                )
            }
        }
    }

    /// Closes the open lists and the file.
    pub fn finish(mut self) -> Result<W> {
        self.go_to(ORDERS)?;
        self.close_list()?;
        self.text("\n}\n")?;
        self.out.flush().map_err(unwritable)?;
        Ok(self.out)
    }

    fn element(&mut self, section: usize, noun: &impl Serialize) -> Result<()> {
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
        for (at, name) in SECTIONS.iter().enumerate().take(section + 1) {
            if at > self.section {
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
