//! Custom tax classes. The standard class is not stored.

use rusqlite::{OptionalExtension, Row, named_params};

use super::{Change, Read, Write};
use crate::domain::Result;
use crate::domain::class::{ClassSlug, TaxClass};

const LIST: &str = "SELECT slug, name FROM tax_classes ORDER BY id";
const FIND: &str = "SELECT slug, name FROM tax_classes WHERE slug = :slug";
const COUNT: &str = "SELECT count(*) FROM tax_classes";
const ADD: &str = "INSERT INTO tax_classes (slug, name) VALUES (:slug, :name)";
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
    /// Adds a class whose slug is not taken.
    pub fn add_class(&self, class: &TaxClass) -> Result<()> {
        self.conn
            .prepare_cached(ADD)?
            .execute(named_params! { ":slug": class.slug.as_str(), ":name": class.name })?;
        self.record(Change::class(class.slug.as_str(), None, Some(class)));
        Ok(())
    }

    /// Removes a class, not its rates.
    pub fn delete_class(&self, class: &TaxClass) -> Result<()> {
        self.conn.prepare_cached(DELETE)?.execute(named_params! { ":slug": class.slug.as_str() })?;
        self.record(Change::class(class.slug.as_str(), Some(class), None));
        Ok(())
    }
}
