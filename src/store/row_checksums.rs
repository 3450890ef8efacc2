//! Checksums of the rows of small tables: settings, people, keys, products, suppliers, classes, versions of rates, closed
//! periods. Orders, refunds and purchases have theirs in a column ([`super::checksums`]), which their writers compute for
//! a million lines.
//!
//! Triggers compute them. They are temporary, of the program's own connections: no statement that writes can forget them, and
//! what another program writes leaves them as they were. What a row says beside what it is for is left out: when a key was
//! used last and from when on it is asked for signed requests.
//!
//! A new table adds its row to [`COVERED`], and a migration that changes a covered table calls [`renew`].

use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::{Connection, named_params};

use super::value_bytes;
use crate::Result;
use domain::shop::health::{Part, Problem};

/// The statements of a table.
struct Covered {
    table: &'static str,
    /// Creates its triggers.
    watch: &'static str,
    /// The checksums of its rows as they are.
    renew: &'static str,
    /// The rows that are not those of the checksums, in a sentence each.
    problems: &'static str,
}

/// `$row` names a row, as `$of` calls what it is; `$but` are keys of which nobody speaks.
macro_rules! covered {
    ($table:literal, $of:literal, $row:literal, [$($key:literal),+], [$first:literal $(, $column:literal)*], but $but:literal) => {
        Covered {
            table: $table,
            watch: concat!(
                "CREATE TEMP TRIGGER ", $table, "_added AFTER INSERT ON ", $table, " BEGIN
                   INSERT INTO row_checksums (part, key, checksum)
                   VALUES ('", $table, "', ''" $(, " || '|' || NEW.", $key)+, ",
                     row_checksum(NEW.", $first $(, ", NEW.", $column)*, "))
                   ON CONFLICT (part, key) DO UPDATE SET checksum = excluded.checksum;
                 END;
                 CREATE TEMP TRIGGER ", $table, "_changed AFTER UPDATE OF ", $first $(, ", ", $column)* $(, ", ", $key)+, " ON ", $table, " BEGIN
                   DELETE FROM row_checksums WHERE part = '", $table, "' AND key = ''" $(, " || '|' || OLD.", $key)+, ";
                   INSERT INTO row_checksums (part, key, checksum)
                   VALUES ('", $table, "', ''" $(, " || '|' || NEW.", $key)+, ",
                     row_checksum(NEW.", $first $(, ", NEW.", $column)*, "))
                   ON CONFLICT (part, key) DO UPDATE SET checksum = excluded.checksum;
                 END;
                 CREATE TEMP TRIGGER ", $table, "_gone AFTER DELETE ON ", $table, " BEGIN
                   DELETE FROM row_checksums WHERE part = '", $table, "' AND key = ''" $(, " || '|' || OLD.", $key)+, ";
                 END;"
            ),
            renew: concat!(
                "INSERT INTO row_checksums (part, key, checksum) SELECT '", $table, "', ''" $(, " || '|' || ", $key)+,
                ", row_checksum(", $first $(, ", ", $column)*, ") FROM ", $table
            ),
            problems: concat!(
                "SELECT '", $of, " ' || ", $row, " || ' is not as it was written' AS problem
                 FROM ", $table, " LEFT JOIN row_checksums c
                   ON c.part = '", $table, "' AND c.key = ''" $(, " || '|' || ", $table, ".", $key)+, "
                 WHERE ''" $(, " || '|' || ", $table, ".", $key)+, " NOT IN (", $but, ")
                   AND c.checksum IS NOT row_checksum(", $table, ".", $first $(, ", ", $table, ".", $column)*, ")
                 UNION ALL
                 SELECT '", $of, " ' || substr(c.key, 2) || ' was taken out of the file by another program' FROM row_checksums c
                 WHERE c.part = '", $table, "' AND c.key NOT IN (", $but, ")
                   AND c.key NOT IN (SELECT ''" $(, " || '|' || ", $key)+, " FROM ", $table, ")
                 LIMIT 100"
            ),
        }
    };
    ($table:literal, $of:literal, $row:literal, $keys:tt, $columns:tt) => {
        covered!($table, $of, $row, $keys, $columns, but "''")
    };
}

const COVERED: [Covered; 11] = [
    // The mark of an open log is set and deleted by connections without triggers, and the program's version by migrations.
    covered!("settings", "The setting", "settings.key", ["key"], ["value"], but "'|log_mark', '|program'"),
    covered!(
        "users",
        "The user or customer",
        "login",
        ["id"],
        [
            "login",
            "name",
            "email",
            "role",
            "password",
            "registered_at",
            "registered_day",
            "registered_second",
            "street",
            "city",
            "state",
            "postcode",
            "country",
            "archived",
            "vat_number"
        ]
    ),
    covered!(
        "api_keys",
        "The API key ending in",
        "ending",
        ["id"],
        [
            "user_id",
            "label",
            "permission",
            "ending",
            "key_hash",
            "secret_hash",
            "hmac_sha1",
            "hmac_sha256",
            "created_at",
            "revoked_at"
        ]
    ),
    covered!("tax_classes", "The tax class", "slug", ["id"], ["slug", "name"]),
    covered!("class_types", "What is stated of the tax class", "slug", ["slug"], ["rate_type", "kind"]),
    // Whether a version is planned or held is in no journal.
    covered!(
        "tax_rate_versions",
        "A version of the tax rate",
        "rate_id",
        ["rate_id", "state", "day"],
        ["percent"]
    ),
    covered!(
        "products",
        "The product",
        "id",
        ["id"],
        ["sku", "name", "deleted", "price", "price_rest", "class"]
    ),
    covered!(
        "product_keys",
        "The number of another system for a product,",
        "product_keys.key",
        ["key"],
        ["product_id", "step_id"]
    ),
    covered!(
        "suppliers",
        "The supplier",
        "name",
        ["id"],
        ["name", "country", "vat_number", "note", "archived"]
    ),
    covered!(
        "period_records",
        "The closing or return of",
        "period",
        ["period", "filed", "form"],
        ["at", "login", "figures"]
    ),
    covered!(
        "entered_amounts",
        "The amount in a return of",
        "period",
        ["period", "form", "box"],
        ["amount", "reason"]
    ),
];

const FORGET: &str = "DELETE FROM row_checksums WHERE part = :part";

/// Keeps the checksums from now on, of what this connection writes.
pub(super) fn watch(conn: &Connection) -> Result<()> {
    prepare(conn)?;
    for covered in &COVERED {
        conn.execute_batch(covered.watch)?;
    }
    Ok(())
}

/// Accepts all rows as they are.
pub(super) fn renew(conn: &Connection) -> Result<()> {
    prepare(conn)?;
    for covered in &COVERED {
        conn.execute(FORGET, named_params! { ":part": covered.table })?;
        conn.execute(covered.renew, [])?;
    }
    Ok(())
}

/// The rows that are not as they were written, up to a hundred of each table.
pub(super) fn problems(conn: &Connection) -> Result<Vec<Problem>> {
    prepare(conn)?;
    let mut problems = Vec::new();
    for covered in &COVERED {
        let mut statement = conn.prepare(covered.problems)?;
        let rows = statement.query_map([], |row| Ok(Problem::new(Part::Rows, row.get(0)?)))?;
        problems.extend(rows.collect::<rusqlite::Result<Vec<_>>>()?);
    }
    Ok(problems)
}

/// Gives SQL the function `row_checksum`, the CRC-32 of its values, each with its type and length.
fn prepare(conn: &Connection) -> rusqlite::Result<()> {
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
