//! Reads and writes nouns that are one row, by what [`Noun`] says of them: its table, and its fields.

use domain::ids::{RowId, SupplierId};
use domain::noun::{Noun, NounKind};
use rusqlite::types::{ToSqlOutput, Value};
use rusqlite::{ErrorCode, Row, named_params, params_from_iter};

use super::fields::Keyed;
use super::{Read, Write, fields};
use crate::Result;

/// The columns of a kind: `id`, `name`, `note`.
fn columns<T: Noun>() -> Vec<&'static str> {
    [&["id"], &*fields::columns::<T>()].concat()
}

/// `SELECT id, name, note FROM suppliers `.
fn select<T: Noun>() -> String {
    format!("SELECT {} FROM {} ", columns::<T>().join(", "), T::TABLE)
}

fn noun<T: Noun>(row: &Row<'_>) -> rusqlite::Result<T> {
    let mut one = T::default().with_id(T::Id::of_row(row.get("id")?));
    fields::read(row, &mut one)?;
    Ok(one)
}

impl Read<'_> {
    /// All of a kind that has no ids, by their keys.
    pub(super) fn all_keyed<T: Keyed>(&self) -> Result<Vec<T>> {
        let sql = format!("SELECT * FROM {} ORDER BY {}", T::TABLE, T::keys().join(", "));
        self.list(&sql, [], |row| {
            let mut one = T::default();
            fields::read(row, &mut one)?;
            Ok(one)
        })
    }

    /// The noun with this id, archived or not.
    pub fn get<T: Noun>(&self, id: T::Id) -> Result<Option<T>> {
        self.one(&(select::<T>() + "WHERE id = :id"), named_params! { ":id": id.row() }, noun)
    }

    /// Calls `visit` for each of a kind, archived ones too, by id.
    pub fn each<T: Noun>(&self, mut visit: impl FnMut(T) -> domain::Result<()>) -> Result<()> {
        self.each_row(&(select::<T>() + "ORDER BY id"), [], |row| {
            visit(noun(row)?)?;
            Ok(())
        })?;
        Ok(())
    }

    /// All of a kind, archived ones too, by id.
    pub fn all<T: Noun>(&self) -> Result<Vec<T>> {
        let mut all = Vec::new();
        self.each(|one| {
            all.push(one);
            Ok(())
        })?;
        Ok(all)
    }

    /// The noun with this name, without regard to case, archived or not.
    pub fn called<T: Noun>(&self, name: &str) -> Result<Option<T>> {
        Ok(self.all::<T>()?.into_iter().find(|one| one.is_called(name)))
    }
}

impl Write<'_> {
    /// Adds what has no id. The caller adds it to the journal.
    pub(super) fn add_keyed<T: Keyed>(&self, one: &T) -> Result<()> {
        let sql = fields::insert(T::TABLE, &fields::columns::<T>());
        self.run(&sql, params_from_iter(fields::values(one)))
    }

    /// Removes what has no id, by its key. The caller adds it to the journal.
    pub(super) fn remove_keyed<T: Keyed>(&self, one: &T) -> Result<()> {
        let is_it = T::keys().join(" = ? AND ");
        let sql = format!("DELETE FROM {} WHERE {is_it} = ?", T::TABLE);
        self.run(&sql, params_from_iter(fields::values_of(one, T::key())))
    }

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
        let columns = columns::<T>();
        // A new one is added by a statement that cannot also change one, which SQLite would keep a journal of.
        let or_change = id.map_or_else(String::new, |_| {
            let updates: Vec<String> =
                columns.iter().skip(1).map(|column| format!("{column} = excluded.{column}")).collect();
            format!(" ON CONFLICT (id) DO UPDATE SET {}", updates.join(", "))
        });
        let sql = fields::insert(T::TABLE, &columns) + &or_change;
        let id = ToSqlOutput::Owned(id.map_or(Value::Null, Value::Integer));
        self.run(&sql, params_from_iter(std::iter::once(id).chain(fields::values(one))))
    }

    /// Deletes a noun; false when another one names it and it stays. The caller adds it to the journal.
    pub fn delete<T: Noun>(&self, id: T::Id) -> Result<bool> {
        self.forget_ids();
        let sql = format!("DELETE FROM {} WHERE id = :id", T::TABLE);
        match self.conn.prepare_cached(&sql)?.execute(named_params! { ":id": id.row() }) {
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => Ok(false),
            done => Ok(done.map(|_rows| true)?),
        }
    }
}
