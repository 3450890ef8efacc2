//! The custom tax classes. The standard class is not stored.

use rusqlite::{OptionalExtension, Row, named_params};

use super::columns::class_text;
use super::{JournalChange, Read, Write};
use crate::domain::class::{ClassSlug, TaxClass};
use crate::domain::{Error, Result};

const LIST: &str = "SELECT slug, name FROM tax_classes ORDER BY id";
const FIND: &str = "SELECT slug, name FROM tax_classes WHERE slug = :slug";
const COUNT: &str = "SELECT count(*) FROM tax_classes";
const ID: &str = "SELECT id FROM tax_classes WHERE slug = :slug";
const ADD: &str = "INSERT INTO tax_classes (id, slug, name) VALUES (:id, :slug, :name)";
const RENAME: &str = "UPDATE tax_classes SET name = :name WHERE id = :id";
// The index has only classes other than the standard one.
const COUNT_LINES: &str = "
  SELECT count(*) FROM (SELECT 1 FROM order_items WHERE class = :class AND class <> '' LIMIT :most)";
const LINES: &str = "
  SELECT order_id, position FROM order_items WHERE class = :class AND class <> '' ORDER BY order_id, position";
const SET_LINE: &str = "
  UPDATE order_items SET class = :to WHERE order_id = :order AND position = :position AND class = :from";
const DELETE: &str = "DELETE FROM tax_classes WHERE slug = :slug";

fn class(row: &Row<'_>) -> rusqlite::Result<TaxClass> {
    let slug: String = row.get("slug")?;
    // Only the slugs of parsed classes are stored, and the slug of a slug is itself.
    Ok(TaxClass { slug: ClassSlug::parse(&slug).unwrap_or_else(ClassSlug::standard), name: row.get("name")? })
}

impl Read<'_> {
    /// The custom classes, by row id.
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

    /// The number of items in orders of a custom class, counted up to `most`.
    pub fn lines_of_class(&self, slug: &ClassSlug, most: i64) -> Result<i64> {
        let mut statement = self.conn.prepare_cached(COUNT_LINES)?;
        let params = named_params! { ":class": slug.as_str(), ":most": most };
        Ok(statement.query_row(params, |row| row.get(0))?)
    }

    /// The number of custom classes.
    pub fn class_count(&self) -> Result<i64> {
        Ok(self.conn.prepare_cached(COUNT)?.query_row([], |row| row.get(0))?)
    }
}

impl Write<'_> {
    /// Adds a class whose slug is free, with a new row id or the one that it had before, and adds that to the
    /// journal.
    pub fn add_class(&self, class: &TaxClass, id: Option<i64>) -> Result<()> {
        self.conn
            .prepare_cached(ADD)?
            .execute(named_params! { ":id": id, ":slug": class.slug.as_str(), ":name": class.name })?;
        self.record(JournalChange::class(self.conn.last_insert_rowid(), None, Some(class)));
        Ok(())
    }

    /// Deletes a class, but not its rates, and adds that to the journal.
    pub fn delete_class(&self, class: &TaxClass) -> Result<()> {
        let slug = named_params! { ":slug": class.slug.as_str() };
        let id: i64 = self.conn.prepare_cached(ID)?.query_row(slug, |row| row.get("id"))?;
        self.conn.prepare_cached(DELETE)?.execute(slug)?;
        self.record(JournalChange::class(id, Some(class), None));
        Ok(())
    }

    /// Renames a class, whose slug stays, and adds that to the journal.
    pub fn rename_class(&self, was: &TaxClass, class: &TaxClass) -> Result<()> {
        let slug = named_params! { ":slug": was.slug.as_str() };
        let id: i64 = self.conn.prepare_cached(ID)?.query_row(slug, |row| row.get("id"))?;
        self.conn.prepare_cached(RENAME)?.execute(named_params! { ":id": id, ":name": class.name })?;
        self.record(JournalChange::class(id, Some(was), Some(class)));
        Ok(())
    }

    /// Moves all items of a custom class to another, adds that to the journal, and returns their number.
    pub fn move_lines(&self, from: &ClassSlug, to: &ClassSlug) -> Result<usize> {
        let mut statement = self.conn.prepare_cached(LINES)?;
        let line = |row: &Row<'_>| Ok((row.get("order_id")?, row.get("position")?));
        let found = statement.query_map(named_params! { ":class": from.as_str() }, line)?;
        let lines: Vec<(i64, i64)> = found.collect::<rusqlite::Result<_>>()?;
        self.set_lines(&lines, from, to)?;
        if !lines.is_empty() {
            self.record(JournalChange::lines(from, to, &lines));
        }
        Ok(lines.len())
    }

    /// Moves items, given as order id and position, to another class; refused when one of them is not of the
    /// class `from`.
    pub(super) fn set_lines(&self, lines: &[(i64, i64)], from: &ClassSlug, to: &ClassSlug) -> Result<()> {
        let mut statement = self.conn.prepare_cached(SET_LINE)?;
        let (from, to) = (class_text(from), class_text(to));
        for (order, position) in lines {
            let line = named_params! { ":order": order, ":position": position, ":from": from, ":to": to };
            if statement.execute(line)? == 0 {
                return Err(Error::Invalid {
                    what: "A line of an order".to_owned(),
                    problem: "its tax class was changed since and was left as it is".to_owned(),
                });
            }
        }
        Ok(())
    }
}
