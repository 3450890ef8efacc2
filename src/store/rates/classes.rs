//! The custom tax classes, and what is stated of each for tax returns. Of the standard class only that is stored.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use rusqlite::types::ToSqlOutput;
use rusqlite::{Row, named_params, params_from_iter};

use crate::Result;
use crate::check::checksums;
use crate::columns::{class_text, day};
use crate::{JournalChange, Read, Write, fields};
use domain::fielded::Field;
use domain::tax::class::{ClassSlug, TaxClass};
use domain::{Error, text};

/// The row id of the standard class in the journal, which no row has.
const STANDARD: i64 = 0;

const LIST: &str = "SELECT * FROM tax_classes LEFT JOIN class_types USING (slug) ORDER BY id";
const FIND: &str = "SELECT * FROM tax_classes LEFT JOIN class_types USING (slug) WHERE slug = :slug";
const FIND_BY_ID: &str = "SELECT * FROM tax_classes LEFT JOIN class_types USING (slug) WHERE id = :id";
const TYPES: &str = "SELECT *, '' AS name FROM class_types WHERE slug = :slug";
static SET_TYPES: LazyLock<String> = LazyLock::new(|| {
    let insert = fields::insert("class_types", &[&["slug"], &*fields::columns_of(stated())].concat());
    insert.replacen("INSERT", "INSERT OR REPLACE", 1)
});
const DELETE_TYPES: &str = "DELETE FROM class_types WHERE slug = :slug";
const COUNT: &str = "SELECT count(*) FROM tax_classes";
const ID: &str = "SELECT id FROM tax_classes WHERE slug = :slug";
const ADD: &str = "INSERT INTO tax_classes (id, slug, name) VALUES (:id, :slug, :name)";
const RENAME: &str = "UPDATE tax_classes SET name = :name WHERE slug = :slug";
// The index has only classes other than the standard one.
const COUNT_LINES: &str = "
  SELECT count(*) FROM (SELECT 1 FROM order_items WHERE class = :class AND class <> '' LIMIT :most)";
const LINES: &str = "
  SELECT order_id, position FROM order_items WHERE class = :class AND class <> '' ORDER BY order_id, position";
const SET_LINE: &str = "
  UPDATE order_items SET class = :to WHERE order_id = :order AND position = :position AND class = :from";
const DAYS_OF_ORDER: &str =
    "SELECT day FROM orders WHERE id = :order UNION SELECT day FROM refunds WHERE order_id = :order";
const DELETE: &str = "DELETE FROM tax_classes WHERE slug = :slug";

/// All but the name.
fn stated() -> impl Iterator<Item = &'static Field<TaxClass>> {
    fields::stored::<TaxClass>().filter(|field| field.key != "name")
}

fn class(row: &Row<'_>) -> rusqlite::Result<TaxClass> {
    let slug: String = row.get("slug")?;
    // Only the slugs of parsed classes are stored, and the slug of a slug is itself.
    let slug = ClassSlug::parse(&slug).unwrap_or_default();
    let mut class = TaxClass { slug, ..TaxClass::default() };
    fields::read(row, &mut class)?;
    Ok(class)
}

impl Read<'_> {
    /// The standard class, with what is stated of it.
    pub fn standard_class(&self) -> Result<TaxClass> {
        let standard = TaxClass::standard_in(&self.setting("language")?.unwrap_or_default());
        let slug = named_params! { ":slug": standard.slug.as_str() };
        let stated = self.one(TYPES, slug, class)?;
        Ok(TaxClass { name: standard.name, ..stated.unwrap_or_default() })
    }

    /// The class with a row id; 0 is that of the standard class.
    pub(crate) fn class_by_id(&self, id: i64) -> Result<Option<TaxClass>> {
        if id == STANDARD {
            return self.standard_class().map(Some);
        }
        self.one(FIND_BY_ID, named_params! { ":id": id }, class)
    }

    /// The custom classes, by row id.
    pub fn classes(&self) -> Result<Vec<TaxClass>> {
        self.list(LIST, [], class)
    }

    /// The custom class with this slug.
    pub fn class(&self, slug: &ClassSlug) -> Result<Option<TaxClass>> {
        self.one(FIND, named_params! { ":slug": slug.as_str() }, class)
    }

    /// The number of items in orders of a custom class, counted up to `most`.
    pub fn lines_of_class(&self, slug: &ClassSlug, most: i64) -> Result<i64> {
        let params = named_params! { ":class": slug.as_str(), ":most": most };
        self.only(COUNT_LINES, params, |row| row.get(0))
    }

    /// The number of custom classes.
    pub fn class_count(&self) -> Result<i64> {
        self.only(COUNT, [], |row| row.get(0))
    }
}

impl Write<'_> {
    /// Adds a class whose slug is free, with a new row id or the one that it had before, and adds that to the
    /// journal.
    pub fn add_class(&self, class: &TaxClass, id: Option<i64>) -> Result<()> {
        self.run(ADD, named_params! { ":id": id, ":slug": class.slug.as_str(), ":name": class.name })?;
        let id = self.conn.last_insert_rowid();
        self.put_class_types(class)?;
        self.record(JournalChange::class(id, None, Some(class)));
        Ok(())
    }

    /// Deletes a class, but not its rates, and adds that to the journal.
    pub fn delete_class(&self, class: &TaxClass) -> Result<()> {
        let slug = named_params! { ":slug": class.slug.as_str() };
        let id: i64 = self.only(ID, slug, |row| row.get("id"))?;
        self.run(DELETE, slug)?;
        self.run(DELETE_TYPES, slug)?;
        self.record(JournalChange::class(id, Some(class), None));
        Ok(())
    }

    /// Changes the name of a class, and what is stated of it; its slug stays. Adds that to the journal. The standard
    /// class keeps its name.
    pub fn change_class(&self, was: &TaxClass, class: &TaxClass) -> Result<()> {
        let slug = was.slug.as_str();
        let mut id = STANDARD;
        if !was.slug.is_standard() {
            id = self.only(ID, named_params! { ":slug": slug }, |row| row.get("id"))?;
            self.run(RENAME, named_params! { ":slug": slug, ":name": class.name })?;
        }
        self.put_class_types(class)?;
        self.record(JournalChange::class(id, Some(was), Some(class)));
        Ok(())
    }

    /// Writes what is stated of a class.
    fn put_class_types(&self, class: &TaxClass) -> Result<()> {
        let slug = class.slug.as_str();
        if stated().all(|field| field.value(class).is_blank()) {
            return self.run(DELETE_TYPES, named_params! { ":slug": slug });
        }
        let types = fields::values_of(class, stated());
        self.run(&SET_TYPES, params_from_iter(std::iter::once(ToSqlOutput::from(slug)).chain(types)))
    }

    /// Moves all items of a custom class to another, adds that to the journal, and returns their number.
    pub fn move_lines(&self, from: &ClassSlug, to: &ClassSlug) -> Result<usize> {
        let line = |row: &Row<'_>| Ok((row.get("order_id")?, row.get("position")?));
        let lines: Vec<(i64, i64)> = self.list(LINES, named_params! { ":class": from.as_str() }, line)?;
        self.set_lines(&lines, from, to)?;
        if !lines.is_empty() {
            self.record(JournalChange::lines(from, to, &lines));
        }
        Ok(lines.len())
    }

    /// Moves items, given as order id and position, to another class; refused when one of them is not of the
    /// class `from`.
    pub(crate) fn set_lines(&self, lines: &[(i64, i64)], from: &ClassSlug, to: &ClassSlug) -> Result<()> {
        let (from, to) = (class_text(from), class_text(to));
        let orders: BTreeSet<i64> = lines.iter().map(|(order, _)| *order).collect();
        for order in &orders {
            // The sales of a day are also told by class.
            for day in self.list(DAYS_OF_ORDER, named_params! { ":order": order }, |row| day(row, "day"))? {
                self.touch(day);
            }
        }
        checksums::changing_classes(self.conn, &orders, || {
            for (order, position) in lines {
                let line = named_params! { ":order": order, ":position": position, ":from": from, ":to": to };
                if self.run_counted(SET_LINE, line)? == 0 {
                    return Err(Error::Invalid {
                        what: text!("A line of an order"),
                        problem: text!("its tax class was changed since and was left as it is"),
                    }
                    .into());
                }
            }
            Ok(())
        })
    }
}
