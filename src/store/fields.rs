//! Columns of a table by the fields of what it holds. The text of SQL is made of these constants alone.

use domain::fielded::{Field, Fielded, Slot, Value};
use domain::noun::Noun;
use domain::order::cost::Costs;
use domain::order::{Customer, Product};
use domain::purchase::Purchase;
use domain::purchase::supplier::Supplier;
use domain::time::Day;
use domain::unit_price::UnitPrice;
use rusqlite::Row;
use rusqlite::types::{ToSqlOutput, Value as SqlValue, ValueRef};

use super::columns::{PRICE, class, class_text, day, maybe, period, price, word};

/// The fields that have a column.
pub(super) fn stored<T: Fielded>() -> impl Iterator<Item = &'static Field<T>> {
    T::FIELDS.iter().filter(|field| !field.column.is_empty())
}

/// The columns of the fields; a price has two.
pub(super) fn columns<T: Fielded>() -> Vec<&'static str> {
    let blank = T::default();
    let columns = stored::<T>().flat_map(|field| {
        let rest = matches!(field.value(&blank), Value::Price(_)).then_some("price_rest");
        std::iter::once(field.column).chain(rest)
    });
    columns.collect()
}

/// Reads the fields of a row with their columns.
pub(super) fn read<T: Fielded>(row: &Row<'_>, one: &mut T) -> rusqlite::Result<()> {
    for field in stored::<T>() {
        let column = field.column;
        match field.slot(one) {
            Slot::Text(slot) => *slot = row.get(column)?,
            Slot::Flag(slot) => *slot = row.get(column)?,
            Slot::Day(slot) => *slot = day(row, column)?,
            Slot::MaybeDay(slot) => *slot = maybe(row, column, Day::from_number)?,
            Slot::Price(slot) => *slot = price(row, PRICE)?,
            Slot::Costs(slot) => *slot = word(row, column, Costs::parse)?,
            Slot::Class(slot) => *slot = class(row)?,
            Slot::Word(slot) => {
                let word: String = row.get(column)?;
                if !slot.take_word(&word) {
                    return Err(rusqlite::Error::InvalidColumnName(word));
                }
            }
            // Of a time there is the instant too, so that it is stored apart.
            Slot::Moment(_) => return Err(rusqlite::Error::InvalidColumnName(column.to_owned())),
            Slot::Period(slot) => *slot = period(row, column)?,
        }
    }
    Ok(())
}

/// The values of the columns of [`columns`].
pub(super) fn values<T: Fielded>(one: &T) -> impl Iterator<Item = ToSqlOutput<'_>> {
    stored::<T>().flat_map(move |field| {
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
            Value::Word(value) => (ToSqlOutput::from(value.word().into_owned()), None),
            Value::Period(value) => {
                let period = value.map(|period| SqlValue::Text(period.to_string()));
                (ToSqlOutput::Owned(period.unwrap_or(SqlValue::Null)), None)
            }
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
    [
        later::<Product>(Product::TABLE),
        later::<Customer>("users"),
        later::<Supplier>(Supplier::TABLE),
        later::<Purchase>("purchases"),
    ]
    .concat()
}

fn later<T: Fielded>(table: &'static str) -> Vec<LaterColumn> {
    stored::<T>().filter(|field| field.since > 0).map(|field| (field.since, table, field.column)).collect()
}
