//! Reads and writes nouns that are one row, by what [`Noun`] says of them: the table is called as the plural, the columns as the
//! keys of the fields. The text of SQL is made of these constants alone.

use domain::ids::SupplierId;
use domain::noun::{Access, Noun, NounKind, RowId};
use rusqlite::types::{ToSqlOutput, Value, ValueRef};
use rusqlite::{ErrorCode, OptionalExtension, Row, named_params, params_from_iter};

use super::{Read, Write};
use crate::Result;

/// The columns of a kind: `id, name, note`.
fn columns<T: Noun>() -> String {
    let keys = T::FIELDS.iter().map(|field| field.key);
    std::iter::once("id").chain(keys).collect::<Vec<_>>().join(", ")
}

/// `SELECT id, name, note FROM suppliers `.
fn select<T: Noun>() -> String {
    format!("SELECT {} FROM {} ", columns::<T>(), T::KIND.many())
}

fn noun<T: Noun>(row: &Row<'_>) -> rusqlite::Result<T> {
    let mut one = T::default().with_id(T::Id::of_row(row.get("id")?));
    for field in T::FIELDS {
        match field.value {
            Access::Text { set, .. } => *set(&mut one) = row.get(field.key)?,
            Access::Archived { set, .. } => *set(&mut one) = row.get(field.key)?,
        }
    }
    Ok(one)
}

impl Read<'_> {
    /// The noun with this id, archived or not.
    pub fn get<T: Noun>(&self, id: T::Id) -> Result<Option<T>> {
        let mut statement = self.conn.prepare_cached(&(select::<T>() + "WHERE id = :id"))?;
        Ok(statement.query_row(named_params! { ":id": id.row() }, noun).optional()?)
    }

    /// All of a kind, archived ones too, by id.
    pub fn all<T: Noun>(&self) -> Result<Vec<T>> {
        let mut statement = self.conn.prepare_cached(&(select::<T>() + "ORDER BY id"))?;
        Ok(statement.query_map([], noun)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The noun with this name, without regard to case, archived or not.
    pub fn called<T: Noun>(&self, name: &str) -> Result<Option<T>> {
        Ok(self.all::<T>()?.into_iter().find(|one| one.is_called(name)))
    }
}

impl Write<'_> {
    /// Adds a noun under a new id, which is returned. The caller adds it to the journal.
    pub fn add<T: Noun>(&self, one: &T) -> Result<T::Id> {
        self.write_noun(None, one)?;
        Ok(T::Id::of_row(self.conn.last_insert_rowid()))
    }

    /// Writes a noun under its id, with what follows from it for others. The caller adds it to the journal.
    pub fn put<T: Noun>(&self, one: &T) -> Result<()> {
        let id = one.id().row();
        self.write_noun(Some(id), one)?;
        match T::KIND {
            NounKind::Supplier => self.follow_country(SupplierId::new(id)),
            _ => Ok(()),
        }
    }

    fn write_noun<T: Noun>(&self, id: Option<i64>, one: &T) -> Result<()> {
        let marks = ", ?".repeat(T::FIELDS.len());
        let updates: Vec<String> =
            T::FIELDS.iter().map(|field| format!("{0} = excluded.{0}", field.key)).collect();
        let sql = format!(
            "INSERT INTO {} ({}) VALUES (?{marks}) ON CONFLICT (id) DO UPDATE SET {}",
            T::KIND.many(),
            columns::<T>(),
            updates.join(", ")
        );
        let values = T::FIELDS.iter().map(|field| match field.value {
            Access::Text { get, .. } => ToSqlOutput::Borrowed(ValueRef::from(get(one))),
            Access::Archived { get, .. } => ToSqlOutput::from(get(one)),
        });
        let id = ToSqlOutput::Owned(id.map_or(Value::Null, Value::Integer));
        self.conn.prepare_cached(&sql)?.execute(params_from_iter(std::iter::once(id).chain(values)))?;
        Ok(())
    }

    /// Deletes a noun; false when another one names it and it stays. The caller adds it to the journal.
    pub fn delete<T: Noun>(&self, id: T::Id) -> Result<bool> {
        let sql = format!("DELETE FROM {} WHERE id = :id", T::KIND.many());
        match self.conn.prepare_cached(&sql)?.execute(named_params! { ":id": id.row() }) {
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => Ok(false),
            done => Ok(done.map(|_rows| true)?),
        }
    }
}
