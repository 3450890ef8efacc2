//! Checksums of the rows of small tables: settings, people, keys, products, suppliers, classes, versions of rates, closed
//! periods. Orders, refunds and purchases have theirs in a column ([`super::checksums`]), which their writers compute for
//! a million lines.
//!
//! Triggers compute them. They are temporary, of the program's own connections: no statement that writes can forget them, and
//! what another program writes leaves them as they were. What a row says beside what it is for is left out: when a key was
//! used last and from when on it is asked for signed requests.
//!
//! A new table adds its row to [`covered`], and a migration that changes a covered table brings along the checksums
//! of those that are as they were written, as `105.sql` and [`add_column`] do.

use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::{Connection, named_params};

use crate::Result;
use crate::check::{altered, value_bytes};
use crate::fields::{Keyed, LaterColumn, columns_of, first, later_columns};
use domain::noun::Noun;
use domain::returns::EnteredBox;
use domain::shop::closed_period::PeriodRecord;
use domain::shop::health::{Part, Problem};
use domain::tax::class::TaxClass;
use domain::text::Text;
use domain::{each_plain_noun, label, text};

/// A table whose rows have checksums. Its columns are listed as in SQL.
struct Covered {
    table: &'static str,
    /// The name of a row in a problem, by the value of a column.
    called: &'static str,
    /// What `{the}` stands for in that name: `The supplier`.
    the: &'static str,
    row: &'static str,
    /// The columns that tell a row from the others.
    keys: String,
    /// The columns that the checksum covers.
    columns: String,
    /// Keys of which nobody speaks.
    but: &'static str,
}

impl Covered {
    fn new(
        table: &'static str,
        called: &'static str,
        row: &'static str,
        keys: &'static str,
        columns: &str,
    ) -> Self {
        let (keys, columns) = (keys.to_owned(), columns.to_owned());
        Self { table, called, row, keys, columns, the: "", but: "''" }
    }

    /// The table of a noun, by its fields.
    fn of<T: Noun>() -> Self {
        let columns: Vec<&str> = first::<T>().map(|field| field.column).collect();
        let name = columns.first().copied().unwrap_or("id");
        Self { the: T::THE, ..Self::new(T::TABLE, label!("{the} {key}"), name, "id", &columns.join(", ")) }
    }

    /// The table of what has no id, called by its first field.
    fn keyed<T: Keyed>(called: &'static str) -> Self {
        let row = first::<T>().map(|field| field.column).next().unwrap_or_default();
        let columns = columns_of(first::<T>().filter(|field| !field.is_key)).join(", ");
        Self { keys: T::keys().join(", "), ..Self::new(T::TABLE, called, row, "", &columns) }
    }

    /// The key of a row, such as that of `NEW.`.
    fn key(&self, of: &str) -> String {
        self.keys.split(", ").fold("''".to_owned(), |sql, key| format!("{sql} || '|' || {of}{key}"))
    }

    fn checksum(&self, of: &str) -> String {
        format!("row_checksum({of}{})", self.columns.replace(", ", &format!(", {of}")))
    }

    /// Creates its triggers.
    fn watch(&self) -> String {
        let Self { table, keys, columns, .. } = self;
        let (key, checksum) = (self.key("NEW."), self.checksum("NEW."));
        let add = format!(
            "INSERT INTO row_checksums (part, key, checksum) VALUES ('{table}', {key}, {checksum})
             ON CONFLICT (part, key) DO UPDATE SET checksum = excluded.checksum;"
        );
        let key = self.key("OLD.");
        let remove = format!("DELETE FROM row_checksums WHERE part = '{table}' AND key = {key};");
        format!(
            "CREATE TEMP TRIGGER {table}_added AFTER INSERT ON {table} BEGIN {add} END;
             CREATE TEMP TRIGGER {table}_changed AFTER UPDATE OF {columns}, {keys} ON {table} BEGIN {remove} {add} END;
             CREATE TEMP TRIGGER {table}_gone AFTER DELETE ON {table} BEGIN {remove} END;"
        )
    }

    /// Adds the checksums of its rows as they are.
    fn renew(&self) -> String {
        let (table, key, checksum) = (self.table, self.key(""), self.checksum(""));
        format!(
            "INSERT INTO row_checksums (part, key, checksum) SELECT '{table}', {key}, {checksum} FROM {table}"
        )
    }

    /// Finds the rows that are not those of the checksums, and whether they are there.
    fn altered(&self) -> String {
        let Self { table, row, but, .. } = self;
        let (key, checksum) = (self.key("t."), self.checksum("t."));
        format!(
            "SELECT CAST(t.{row} AS TEXT) AS name, 1 AS is_there
             FROM {table} t LEFT JOIN row_checksums c ON c.part = '{table}' AND c.key = {key}
             WHERE {key} NOT IN ({but}) AND c.checksum IS NOT {checksum}
             UNION ALL
             SELECT substr(c.key, 2), 0
             FROM row_checksums c
             WHERE c.part = '{table}' AND c.key NOT IN ({but}) AND c.key NOT IN (SELECT {key} FROM {table} t)
             LIMIT 100"
        )
    }
}

/// The columns of a document: all.
const INVOICE: &str =
    "series, sequence, number, order_id, kind, corrects, day, buyer, net, tax, gross, paid_on, document";

/// All covered tables, with all columns that they have.
fn covered() -> Vec<Covered> {
    covered_with(&later_columns())
}

fn covered_with(later: &[LaterColumn]) -> Vec<Covered> {
    let mut all: Vec<Covered> =
        covered_at_first().into_iter().chain(each_plain_noun!(T => Covered::of::<T>())).collect();
    for (_, table, column) in later {
        if let Some(covered) = all.iter_mut().find(|covered| covered.table == *table) {
            covered.columns = format!("{}, {column}", covered.columns);
        }
    }
    all
}

/// The tables of `shop.sql` that are not those of a plain noun.
fn covered_at_first() -> [Covered; 13] {
    let of = Covered::new;
    [
        // The program's version is set by migrations, which have no triggers.
        Covered { but: "'|program'", ..of("settings", label!("The setting {key}"), "key", "key", "value") },
        of(
            "users",
            label!("The user or customer {key}"),
            "login",
            "id",
            "login, name, email, role, password, registered_at, registered_day, registered_second, street, city, state, \
             postcode, country, archived, vat_number, buyer_reference",
        ),
        of(
            "api_keys",
            label!("The API key ending in {key}"),
            "ending",
            "id",
            "user_id, label, permission, ending, key_hash, secret_hash, hmac_sha1, hmac_sha256, created_at, revoked_at",
        ),
        of("tax_classes", label!("The tax class {key}"), "slug", "id", "slug, name"),
        of(
            "class_types",
            label!("What is stated of the tax class {key}"),
            "slug",
            "slug",
            &columns_of(first::<TaxClass>().filter(|field| field.key != "name")).join(", "),
        ),
        // Whether a version is planned or held is in no journal.
        of(
            "tax_rate_versions",
            label!("A version of the tax rate {key}"),
            "rate_id",
            "rate_id, state, day",
            "percent",
        ),
        of(
            "products",
            label!("The product {key}"),
            "id",
            "id",
            "sku, name, deleted, price, price_rest, class, cost",
        ),
        of(
            "product_keys",
            label!("The number of another system for a product, {key}"),
            "key",
            "key",
            "product_id, step_id",
        ),
        of("invoices", label!("The invoice {key}"), "number", "id", INVOICE),
        of("invoice_files", label!("The file of invoice {key}"), "number", "number, format", "bytes"),
        of(
            "numbers_elsewhere",
            label!("The number {key} of another copy of the shop"),
            "series",
            "series, sequence",
            "day",
        ),
        Covered::keyed::<PeriodRecord>(label!("The closing or return of {key}")),
        Covered::keyed::<EnteredBox>(label!("The amount in a return of {key}")),
    ]
}

const FORGET: &str = "DELETE FROM row_checksums WHERE part = :part";

/// Adds the columns of these that a version of the file brought, blank in all rows, and brings along the checksums of those that
/// are as they were written.
pub(crate) fn add_columns(conn: &Connection, later: &[LaterColumn], version: i64) -> Result<()> {
    let upto = |version: i64| later.iter().copied().filter(move |(since, ..)| *since <= version);
    for (_, table, column) in upto(version).filter(|(since, ..)| *since == version) {
        conn.execute_batch(&format!("ALTER TABLE {table} ADD COLUMN {column} TEXT NOT NULL DEFAULT ''"))?;
    }
    let [before, after] =
        [version - 1, version].map(|version| covered_with(&upto(version).collect::<Vec<_>>()));
    for (before, after) in before.iter().zip(&after).filter(|(before, after)| before.columns != after.columns)
    {
        let (table, key) = (after.table, after.key(""));
        conn.execute_batch(&format!(
            "UPDATE row_checksums SET checksum = now.checksum
             FROM (SELECT {key} AS key, {was} AS was, {checksum} AS checksum FROM {table}) AS now
             WHERE part = '{table}' AND row_checksums.key = now.key AND row_checksums.checksum = now.was",
            was = before.checksum(""),
            checksum = after.checksum("")
        ))?;
    }
    Ok(())
}

/// Keeps the checksums from now on, of what this connection writes.
pub(crate) fn watch(conn: &Connection) -> Result<()> {
    prepare(conn)?;
    for covered in covered() {
        conn.execute_batch(&covered.watch())?;
    }
    Ok(())
}

/// Accepts all rows as they are.
pub(super) fn renew(conn: &Connection) -> Result<()> {
    prepare(conn)?;
    for covered in covered() {
        conn.execute(FORGET, named_params! { ":part": covered.table })?;
        conn.execute(&covered.renew(), [])?;
    }
    Ok(())
}

/// The rows that are not as they were written, up to a hundred of each table.
pub(super) fn problems(conn: &Connection) -> Result<Vec<Problem>> {
    prepare(conn)?;
    let mut problems = Vec::new();
    for covered in covered() {
        let mut statement = conn.prepare(&covered.altered())?;
        let rows = statement.query_map([], |row| {
            let called = Text::of(
                covered.called,
                [("the", Text::new(covered.the).into()), ("key", row.get::<_, String>("name")?.into())],
            );
            if row.get("is_there")? {
                return Ok(altered(called));
            }
            let text = text!("{row} was taken out of the file by another program", row = called);
            Ok(Problem::new(Part::Rows, text))
        })?;
        problems.extend(rows.collect::<rusqlite::Result<Vec<_>>>()?);
    }
    Ok(problems)
}

/// Gives SQL the function `row_checksum`, the CRC-32 of its values, each with its type and length.
pub(crate) fn prepare(conn: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    let checksum = |context: &Context<'_>| {
        let mut hasher = crc32fast::Hasher::new();
        for column in 0..context.len() {
            value_bytes::each(context.get_raw(column), |bytes| hasher.update(bytes));
        }
        Ok(i64::from(hasher.finalize()))
    };
    conn.create_scalar_function("row_checksum", -1, flags, checksum)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A column that comes with a version leaves rows that are as they were written so, and altered ones altered.
    #[test]
    fn a_later_column_brings_the_checksums_along() {
        let conn = Connection::open_in_memory().unwrap();
        prepare(&conn).unwrap();
        conn.execute_batch(include_str!("../shop.sql")).unwrap();
        conn.execute_batch(include_str!("../105.sql")).unwrap();
        for (_, table) in crate::fields::later_tables() {
            conn.execute_batch(&table).unwrap();
        }
        for (_, table, column) in later_columns() {
            conn.execute_batch(&format!("ALTER TABLE {table} ADD COLUMN {column} TEXT NOT NULL DEFAULT ''"))
                .unwrap();
        }
        watch(&conn).unwrap();
        conn.execute_batch(
            "INSERT INTO products (name, sku, deleted) VALUES ('Mug', '', 0), ('Cup', '', 0);
             INSERT INTO suppliers (name, country, vat_number, note, archived) VALUES ('Acme', '', '', '', 0);
             UPDATE row_checksums SET checksum = 1 WHERE part = 'products' AND key = '|2';",
        )
        .unwrap();
        let later = [(106, "products", "shelf"), (106, "suppliers", "aisle"), (107, "products", "box")];
        for version in [105, 106, 107] {
            add_columns(&conn, &later, version).unwrap();
        }
        let altered = |table: &str| -> Vec<String> {
            let covered = covered_with(&later).into_iter().find(|covered| covered.table == table).unwrap();
            let mut found = conn.prepare(&covered.altered()).unwrap();
            found.query_map([], |row| row.get(0)).unwrap().map(std::result::Result::unwrap).collect()
        };
        assert_eq!((altered("products"), altered("suppliers")), (vec!["2".to_owned()], Vec::new()));
        let blank = "SELECT count(*) FROM products, suppliers WHERE shelf || box || aisle = ''";
        assert_eq!(conn.query_row(blank, [], |row| row.get::<_, i64>(0)).unwrap(), 2);
    }
}
