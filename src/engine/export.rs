//! A shop's data going out, in the formats that come in again. Each is written from one state of the
//! file, entry by entry, so that a big shop needs little memory.

use std::io::Write;

use super::{Engine, require};
use crate::domain::access::{Actor, Capability};
use crate::domain::{Error, Result};
use crate::transfer::books_json::{BooksShop, BooksWriter, Entry};
use crate::transfer::tax_csv;

impl Engine {
    /// Writes the whole of the books as JSON. Needs `manage_store`.
    pub fn export_books(&self, actor: &Actor, out: impl Write) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "export the books" })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let shop = BooksShop {
                name: Some(shop.name),
                currency: Some(shop.currency),
                time_zone: Some(shop.time_zone),
            };
            let mut writer = BooksWriter::begin(out, &shop)?;
            read.each_product(|product| writer.write(&Entry::Product(product)))?;
            read.each_customer(|customer| writer.write(&Entry::Customer(customer)))?;
            read.each_order(|order| writer.write(&Entry::Order(order)))?;
            read.each_credit_note(|note| writer.write(&Entry::CreditNote(note)))?;
            writer.finish().map(drop)
        })
    }

    /// Writes all tax rates as CSV, in the order of lists. Needs `manage_store`.
    pub fn export_taxes(&self, actor: &Actor, out: impl Write) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "export tax rates" })?;
        self.store.read(|read| {
            let rates = read.rates(None, i64::MAX, 0)?;
            let classes = read.classes()?;
            let rows = rates.iter().map(|rate| {
                let class = classes.iter().find(|class| class.slug == rate.class);
                // A slug that no class has goes out as it is.
                let name = class.map_or(rate.class.as_str(), |class| class.name.as_str());
                (rate, if rate.class.is_standard() { "" } else { name })
            });
            tax_csv::write(out, rows)
        })
    }
}
