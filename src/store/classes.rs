//! Custom tax classes. The standard class is not stored.

use rusqlite::{OptionalExtension, Row, named_params};

use super::{Change, Read, Write};
use crate::domain::Result;
use crate::domain::class::{ClassSlug, TaxClass};

const LIST: &str = "SELECT slug, name FROM tax_classes ORDER BY id";
const FIND: &str = "SELECT slug, name FROM tax_classes WHERE slug = :slug";
const COUNT: &str = "SELECT count(*) FROM tax_classes";
const ID: &str = "SELECT id FROM tax_classes WHERE slug = :slug";
const ADD: &str = "INSERT INTO tax_classes (id, slug, name) VALUES (:id, :slug, :name)";
const DELETE: &str = "DELETE FROM tax_classes WHERE slug = :slug";

fn class(row: &Row<'_>) -> rusqlite::Result<TaxClass> {
    let slug: String = row.get("slug")?;
    // Only the slugs of parsed classes are stored, and a slug's slug is itself.
    Ok(TaxClass { slug: ClassSlug::parse(&slug).unwrap_or_else(ClassSlug::standard), name: row.get("name")? })
}

impl Read<'_> {
    /// The custom classes, in the order they were made.
    pub fn classes(&self) -> Result<Vec<TaxClass>> {
        let mut statement = self.conn.prepare_cached(LIST)?;
        let classes = statement.query_map([], class)?.collect::<rusqlite::Result<_>>()?;
        Ok(classes)
    }

    /// The custom class with this slug.
    pub fn class(&self, slug: &ClassSlug) -> Result<Option<TaxClass>> {
        let mut statement = self.conn.prepare_cached(FIND)?;
        Ok(statement.query_row(named_params! { ":slug": slug.as_str() }, class).optional()?)
    }

    /// How many custom classes there are.
    pub fn class_count(&self) -> Result<i64> {
        Ok(self.conn.prepare_cached(COUNT)?.query_row([], |row| row.get(0))?)
    }
}

impl Write<'_> {
    /// Adds a class whose slug is not taken, behind the others, or under the id that it had before.
    pub fn add_class(&self, class: &TaxClass, id: Option<i64>) -> Result<()> {
        self.conn
            .prepare_cached(ADD)?
            .execute(named_params! { ":id": id, ":slug": class.slug.as_str(), ":name": class.name })?;
        self.record(Change::class(self.conn.last_insert_rowid(), None, Some(class)));
        Ok(())
    }

    /// Removes a class, not its rates.
    pub fn delete_class(&self, class: &TaxClass) -> Result<()> {
        let slug = named_params! { ":slug": class.slug.as_str() };
        let id: i64 = self.conn.prepare_cached(ID)?.query_row(slug, |row| row.get("id"))?;
        self.conn.prepare_cached(DELETE)?.execute(slug)?;
        self.record(Change::class(id, Some(class), None));
        Ok(())
    }
}
