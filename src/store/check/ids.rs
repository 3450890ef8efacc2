//! Checks that no id is assigned twice. SQLite keeps the highest id that each table has assigned; it must not
//! be below an id in the table or in the journal.

use rusqlite::{Connection, named_params};

use crate::Result;
use domain::noun::Noun;
use domain::shop::health::{Part, Problem};
use domain::{each_plain_noun, text};

/// The tables that number their rows beside those of plain nouns.
const NUMBERED: [&str; 9] = [
    "users",
    "tax_classes",
    "tax_rates",
    "products",
    "orders",
    "refunds",
    "api_keys",
    "purchases",
    "journal_steps",
];
const GIVEN: &str = "SELECT max(seq) FROM sqlite_sequence WHERE name = :table";
/// The highest rate id in the journal.
const RATES_OF_JOURNAL: &str =
    "SELECT max(CAST(key AS INTEGER)) FROM journal_changes WHERE noun IN ('rate', 'inactive_rate')";
/// Rate ids that were created twice. A rate that came into force or went out of it was there before.
const TWICE: &str = "
  SELECT key FROM journal_changes
  WHERE noun IN ('rate', 'inactive_rate') AND was IS NULL AND became IS NOT NULL AND (step_id, key) NOT IN (
    SELECT step_id, key FROM journal_changes WHERE noun IN ('rate', 'inactive_rate') AND was IS NOT NULL)
  GROUP BY key HAVING count(*) > 1 LIMIT 100";

/// The tables whose ids are never given twice.
fn numbered() -> impl Iterator<Item = &'static str> {
    NUMBERED.into_iter().chain(each_plain_noun!(T => T::TABLE))
}

pub(super) fn problems(conn: &Connection) -> Result<Vec<Problem>> {
    let mut problems = Vec::new();
    for table in numbered() {
        let highest = format!("SELECT max(id) FROM {table}");
        let mut highest: Option<i64> = conn.query_row(&highest, [], |row| row.get(0))?;
        if table == "tax_rates" {
            highest = highest.max(conn.query_row(RATES_OF_JOURNAL, [], |row| row.get(0))?);
        }
        let given: Option<i64> =
            conn.query_row(GIVEN, named_params! { ":table": table }, |row| row.get(0))?;
        if highest > given {
            let text = text!(
                "The numbers of {table} went up to {highest}, and could be given again from {next}",
                table,
                highest = highest.unwrap_or_default(),
                next = given.unwrap_or_default().saturating_add(1)
            );
            problems.push(Problem::new(Part::Ids, text));
        }
    }
    let mut statement = conn.prepare(TWICE)?;
    let twice = statement.query_map([], |row| row.get::<_, String>(0))?;
    for id in twice {
        problems.push(Problem::new(Part::Ids, text!("The id {id} was given to two tax rates", id = id?)));
    }
    Ok(problems)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::row_checksums;
    use crate::migrate;

    #[test]
    fn every_table_whose_ids_are_never_used_twice_is_checked() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shop.tillbook");
        let conn = Connection::open(&path).unwrap();
        row_checksums::prepare(&conn).unwrap();
        migrate::to_latest(&conn, &path, row_checksums::add_columns).unwrap();
        let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%' ORDER BY name";
        let mut tables = conn.prepare(sql).unwrap();
        let tables: Vec<String> =
            tables.query_map([], |row| row.get(0)).unwrap().collect::<rusqlite::Result<_>>().unwrap();
        let mut checked: Vec<&str> = numbered().collect();
        checked.sort_unstable();
        assert_eq!(tables, checked);
    }
}
