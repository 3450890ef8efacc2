//! Columns of a table by the fields of what it holds. The text of SQL is made of these constants alone.

use domain::each_plain_noun;
use domain::fielded::{Field, Fielded, Slot, Value};
use domain::noun::Noun;
use domain::order::cost::Costs;
use domain::order::{Customer, Product};
use domain::purchase::Purchase;
use domain::returns::EnteredBox;
use domain::shop::closed_period::PeriodRecord;
use domain::tax::class::TaxClass;
use domain::time::tax_period::TaxPeriod;
use domain::time::{Day, Local};
use domain::unit_price::UnitPrice;
use rusqlite::Row;
use rusqlite::types::{ToSqlOutput, Value as SqlValue, ValueRef};

use super::User;
use super::columns::{PRICE, class, class_text, day, maybe, money, period, price, word};

/// What has no id: a row that is told from the others by the fields that are its key.
pub(super) trait Keyed: Fielded {
    /// Its table.
    const TABLE: &'static str;

    /// The fields that are its key.
    fn key() -> impl Iterator<Item = &'static Field<Self>> {
        stored::<Self>().filter(|field| field.is_key)
    }

    /// The columns of its key.
    fn keys() -> Vec<&'static str> {
        columns_of(Self::key())
    }
}

/// The fields that have a column.
pub(super) fn stored<T: Fielded>() -> impl Iterator<Item = &'static Field<T>> {
    T::FIELDS.iter().filter(|field| !field.column.is_empty())
}

/// Those that all versions of the file have.
pub(super) fn first<T: Fielded>() -> impl Iterator<Item = &'static Field<T>> {
    stored::<T>().filter(|field| field.since == 0)
}

/// The columns of the fields that have any.
pub(super) fn columns<T: Fielded>() -> Vec<&'static str> {
    columns_of(stored::<T>())
}

/// The columns of fields; some have two.
pub(super) fn columns_of<T: Fielded>(fields: impl Iterator<Item = &'static Field<T>>) -> Vec<&'static str> {
    let blank = T::default();
    let columns = fields.flat_map(|field| match field.value(&blank) {
        Value::Price(_) => vec![field.column, "price_rest"],
        Value::Form(_) => vec!["filed", field.column],
        _ => vec![field.column],
    });
    columns.collect()
}

/// `INSERT INTO suppliers (id, name) VALUES (?, ?)`.
pub(super) fn insert(table: &str, columns: &[&str]) -> String {
    format!("INSERT INTO {table} ({}) VALUES ({})", columns.join(", "), vec!["?"; columns.len()].join(", "))
}

/// Reads the fields of a row with their columns.
pub(super) fn read<T: Fielded>(row: &Row<'_>, one: &mut T) -> rusqlite::Result<()> {
    for field in stored::<T>() {
        let column = field.column;
        match field.slot(one) {
            // A row that is joined may be missing.
            Slot::Text(slot) => *slot = row.get::<_, Option<_>>(column)?.unwrap_or_default(),
            Slot::Flag(slot) => *slot = row.get(column)?,
            Slot::Day(slot) => *slot = day(row, column)?,
            Slot::MaybeDay(slot) => *slot = maybe(row, column, Day::from_number)?,
            Slot::Price(slot) => *slot = price(row, PRICE)?,
            Slot::Costs(slot) => *slot = word(row, column, Costs::parse)?,
            Slot::Class(slot) => *slot = class(row)?,
            Slot::Word(slot) => {
                let word: Option<String> = row.get(column)?;
                if let Some(word) = word.filter(|word| !slot.take_word(word)) {
                    return Err(rusqlite::Error::InvalidColumnName(word));
                }
            }
            Slot::Moment(slot) => *slot = word(row, column, Local::parse)?,
            Slot::Period(slot) => *slot = period(row, column)?,
            Slot::Months(slot) => *slot = word(row, column, |text| TaxPeriod::parse(text).ok())?,
            Slot::Form(slot) => *slot = if row.get("filed")? { Some(row.get(column)?) } else { None },
            Slot::Amount(slot) => *slot = money(row, column)?,
        }
    }
    Ok(())
}

/// The values of the columns of [`columns`].
pub(super) fn values<T: Fielded>(one: &T) -> impl Iterator<Item = ToSqlOutput<'_>> {
    values_of(one, stored::<T>())
}

/// The values of the columns of [`columns_of`].
pub(super) fn values_of<'t, T: Fielded>(
    one: &'t T,
    fields: impl Iterator<Item = &'static Field<T>> + 't,
) -> impl Iterator<Item = ToSqlOutput<'t>> {
    fields.flat_map(move |field| {
        let text = |text| ToSqlOutput::Borrowed(ValueRef::from(text));
        let number =
            |number: Option<i64>| ToSqlOutput::Owned(number.map_or(SqlValue::Null, SqlValue::Integer));
        let (value, rest) = match field.value(one) {
            Value::Text(value) => (text(value.as_str()), None),
            Value::Flag(value) => (ToSqlOutput::from(*value), None),
            Value::Day(value) => (number(Some(value.number())), None),
            Value::MaybeDay(value) => (number(value.map(Day::number)), None),
            Value::Moment(value) => (ToSqlOutput::from(value.to_string()), None),
            Value::Class(value) => (text(class_text(value)), None),
            Value::Costs(value) => (ToSqlOutput::from(value.to_string()), None),
            Value::Word(_) if field.value(one).is_blank() => (number(None), None),
            Value::Word(value) => (ToSqlOutput::from(value.word().into_owned()), None),
            Value::Period(value) => {
                let period = value.map(|period| SqlValue::Text(period.to_string()));
                (ToSqlOutput::Owned(period.unwrap_or(SqlValue::Null)), None)
            }
            Value::Months(value) => (ToSqlOutput::from(value.to_string()), None),
            Value::Form(value) => {
                (ToSqlOutput::from(value.is_some()), Some(text(value.as_deref().unwrap_or_default())))
            }
            Value::Amount(value) => (number(Some(value.ten_thousandths())), None),
            Value::Price(value) => {
                let parts = value.map(UnitPrice::parts);
                (number(parts.map(|(price, _)| price)), Some(number(Some(parts.map_or(0, |(_, rest)| rest)))))
            }
        };
        std::iter::once(value).chain(rest)
    })
}

/// A column that fields said since a version of the file: the version, the table and the column.
pub(super) type LaterColumn = (i64, &'static str, &'static str);

/// The columns of nouns that not all versions of the file have, in the order of their fields.
pub(super) fn later_columns() -> Vec<LaterColumn> {
    let mut all = [later::<Product>(Product::TABLE), later::<Customer>("users")].concat();
    all.extend(each_plain_noun!(T => later::<T>(T::TABLE)).concat());
    all.extend(later::<Purchase>("purchases"));
    all.extend(later::<User>("users"));
    all.extend(later::<TaxClass>("class_types"));
    all.extend(later::<PeriodRecord>(PeriodRecord::TABLE));
    all.extend(later::<EnteredBox>(EnteredBox::TABLE));
    all
}

fn later<T: Fielded>(table: &'static str) -> Vec<LaterColumn> {
    stored::<T>().filter(|field| field.since > 0).map(|field| (field.since, table, field.column)).collect()
}

/// A table that came with a version of the file: the version, and the SQL that makes it.
pub(super) type LaterTable = (i64, String);

/// The tables of plain nouns that not all versions of the file have.
pub(super) fn later_tables() -> Vec<LaterTable> {
    let all = each_plain_noun!(T => (T::SINCE, table::<T>())).into_iter();
    all.filter(|(since, _)| *since > 0).collect()
}

/// The SQL that makes the table of a noun as it was first.
fn table<T: Noun>() -> String {
    let blank = T::default();
    let columns = first::<T>().map(|field| {
        let column = field.column;
        match field.value(&blank) {
            Value::Flag(_) => format!("{column} INTEGER NOT NULL CHECK ({column} IN (0, 1))"),
            Value::Day(_) | Value::Amount(_) => format!("{column} INTEGER NOT NULL"),
            Value::MaybeDay(_) => format!("{column} INTEGER"),
            Value::Price(_) => format!("{column} INTEGER, price_rest INTEGER NOT NULL"),
            Value::Period(_) => format!("{column} TEXT"),
            Value::Form(_) => format!("filed INTEGER NOT NULL, {column} TEXT NOT NULL"),
            blank @ Value::Word(_) if blank.is_blank() => format!("{column} TEXT"),
            Value::Text(_)
            | Value::Costs(_)
            | Value::Class(_)
            | Value::Word(_)
            | Value::Moment(_)
            | Value::Months(_) => {
                format!("{column} TEXT NOT NULL")
            }
        }
    });
    let columns = columns.collect::<Vec<_>>().join(", ");
    format!("CREATE TABLE {} (id INTEGER PRIMARY KEY AUTOINCREMENT, {columns}) STRICT", T::TABLE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::purchase::supplier::Supplier;
    use rusqlite::Connection;

    /// The table that the fields of a noun make is that of `shop.sql`.
    #[test]
    fn a_table_is_made_of_the_fields_of_its_noun() {
        let (made, written) = (Connection::open_in_memory().unwrap(), Connection::open_in_memory().unwrap());
        made.execute_batch(&table::<Supplier>()).unwrap();
        written.execute_batch(include_str!("shop.sql")).unwrap();
        let columns = |conn: &Connection| -> Vec<(String, String, bool, bool)> {
            let sql = "SELECT name, type, \"notnull\", pk FROM pragma_table_info('suppliers')";
            let mut statement = conn.prepare(sql).unwrap();
            let rows =
                statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)));
            rows.unwrap().map(std::result::Result::unwrap).collect()
        };
        assert_eq!(columns(&made), columns(&written));
        assert!(made.execute("INSERT INTO suppliers VALUES (1, '', '', '', '', 2)", []).is_err());
    }
}
