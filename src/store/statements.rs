//! The ways to run a statement, each prepared once and cached.

use rusqlite::{OptionalExtension, Params, Row};

use crate::{Read, Result};

impl Read<'_> {
    /// All rows of a query.
    pub(crate) fn list<T>(
        &self,
        sql: &str,
        params: impl Params,
        row: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>> {
        Ok(self.conn.prepare_cached(sql)?.query_map(params, row)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The first row of a query, if there is one.
    pub(crate) fn one<T>(
        &self,
        sql: &str,
        params: impl Params,
        row: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>> {
        Ok(self.conn.prepare_cached(sql)?.query_row(params, row).optional()?)
    }

    /// The row of a query that has one.
    pub(crate) fn only<T>(
        &self,
        sql: &str,
        params: impl Params,
        row: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<T> {
        Ok(self.conn.prepare_cached(sql)?.query_row(params, row)?)
    }

    /// Calls `visit` for each row of a query.
    pub(crate) fn each_row(
        &self,
        sql: &str,
        params: impl Params,
        mut visit: impl FnMut(&Row<'_>) -> Result<()>,
    ) -> Result<()> {
        let mut statement = self.conn.prepare_cached(sql)?;
        let mut rows = statement.query(params)?;
        while let Some(row) = rows.next()? {
            visit(row)?;
        }
        Ok(())
    }

    /// Runs a statement that changes rows; of a reader, those of temporary tables.
    pub(crate) fn run(&self, sql: &str, params: impl Params) -> Result<()> {
        self.run_counted(sql, params).map(drop)
    }

    /// Runs a statement that changes rows, and returns how many these are.
    pub(crate) fn run_counted(&self, sql: &str, params: impl Params) -> Result<usize> {
        Ok(self.conn.prepare_cached(sql)?.execute(params)?)
    }
}
