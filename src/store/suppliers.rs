//! The suppliers of the shop.

use rusqlite::{ErrorCode, OptionalExtension, Row, named_params};

use super::{Read, Write};
use crate::Result;
use domain::ids::SupplierId;
use domain::purchase::supplier::Supplier;

const FIND: &str = "SELECT id, name, country, vat_number, note, archived FROM suppliers WHERE id = :id";
const LIST: &str = "SELECT id, name, country, vat_number, note, archived FROM suppliers ORDER BY id";
const PUT: &str = "
  INSERT INTO suppliers (id, name, country, vat_number, note, archived)
  VALUES (:id, :name, :country, :vat_number, :note, :archived)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, country = excluded.country,
    vat_number = excluded.vat_number, note = excluded.note, archived = excluded.archived";
const DELETE: &str = "DELETE FROM suppliers WHERE id = :id";

fn supplier(row: &Row<'_>) -> rusqlite::Result<Supplier> {
    Ok(Supplier {
        id: SupplierId::new(row.get("id")?),
        name: row.get("name")?,
        country: row.get("country")?,
        vat_number: row.get("vat_number")?,
        note: row.get("note")?,
        archived: row.get("archived")?,
    })
}

impl Read<'_> {
    /// The supplier with this id, archived or not.
    pub fn supplier(&self, id: SupplierId) -> Result<Option<Supplier>> {
        let mut statement = self.conn.prepare_cached(FIND)?;
        Ok(statement.query_row(named_params! { ":id": id.get() }, supplier).optional()?)
    }

    /// Every supplier, archived ones too, by id.
    pub fn suppliers(&self) -> Result<Vec<Supplier>> {
        let mut statement = self.conn.prepare_cached(LIST)?;
        Ok(statement.query_map([], supplier)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The supplier with this name, without regard to case, archived or not.
    pub fn supplier_called(&self, name: &str) -> Result<Option<Supplier>> {
        Ok(self.suppliers()?.into_iter().find(|supplier| supplier.is_called(name)))
    }
}

impl Write<'_> {
    /// Adds a supplier under a new id, which is returned. The caller adds it to the journal.
    pub fn add_supplier(&self, supplier: &Supplier) -> Result<SupplierId> {
        self.write_supplier(None, supplier)?;
        Ok(SupplierId::new(self.conn.last_insert_rowid()))
    }

    /// Writes a supplier under its id. Its purchases of open periods get its country. The caller adds it to the journal.
    pub fn put_supplier(&self, supplier: &Supplier) -> Result<()> {
        self.write_supplier(Some(supplier.id.get()), supplier)?;
        self.follow_country(supplier.id, &supplier.country)
    }

    fn write_supplier(&self, id: Option<i64>, supplier: &Supplier) -> Result<()> {
        self.conn.prepare_cached(PUT)?.execute(named_params! {
            ":id": id,
            ":name": supplier.name,
            ":country": supplier.country,
            ":vat_number": supplier.vat_number,
            ":note": supplier.note,
            ":archived": supplier.archived,
        })?;
        Ok(())
    }

    /// Deletes a supplier; false when it has purchases and stays. The caller adds it to the journal.
    pub fn delete_supplier(&self, id: SupplierId) -> Result<bool> {
        match self.conn.prepare_cached(DELETE)?.execute(named_params! { ":id": id.get() }) {
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => Ok(false),
            done => Ok(done.map(|_rows| true)?),
        }
    }
}
