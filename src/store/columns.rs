//! Conversions of columns that several tables have.

use rusqlite::types::ValueRef;
use rusqlite::{Row, RowIndex};

use domain::money::Money;
use domain::order::cost::Costed;
use domain::order::{OrderStatus, OrderTexts};
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::tax::class::ClassSlug;
use domain::time::tax_period::TaxPeriod;
use domain::time::{Day, Local};
use domain::unit_price::UnitPrice;

/// Parses a word or another text; an error where it has no meaning.
pub(super) fn word<T>(row: &Row<'_>, column: &str, parse: fn(&str) -> Option<T>) -> rusqlite::Result<T> {
    let text: String = row.get(column)?;
    parse(&text).ok_or(rusqlite::Error::InvalidColumnName(text))
}

/// The cost of something, as far as it is known.
pub(super) fn costed(row: &Row<'_>) -> rusqlite::Result<Costed> {
    Ok(Costed { cost: money(row, "cost")?, sales: money(row, "sales_with_cost")? })
}

/// Turns the number in a column into the value that it stands for.
pub(super) fn numbered<T>(
    row: &Row<'_>,
    column: impl RowIndex,
    of: fn(i64) -> Option<T>,
) -> rusqlite::Result<T> {
    let number = row.get(column)?;
    of(number).ok_or(rusqlite::Error::IntegralValueOutOfRange(0, number))
}

/// As [`numbered`]; `None` where the column is null.
pub(super) fn maybe<T>(row: &Row<'_>, column: &str, of: fn(i64) -> Option<T>) -> rusqlite::Result<Option<T>> {
    if row.get_ref(column)? == ValueRef::Null { Ok(None) } else { numbered(row, column, of).map(Some) }
}

/// The day in a column.
pub(super) fn day(row: &Row<'_>, column: impl RowIndex) -> rusqlite::Result<Day> {
    numbered(row, column, Day::from_number)
}

/// The shop-local time of a row with the columns `day` and `second`.
pub(super) fn local(row: &Row<'_>) -> rusqlite::Result<Local> {
    Ok(Local { day: day(row, "day")?, second: row.get("second")? })
}

/// The period in the column `corrects`.
pub(super) fn corrects(row: &Row<'_>) -> rusqlite::Result<Option<TaxPeriod>> {
    period(row, "corrects")
}

/// The period in a column, if there is one.
pub(super) fn period(row: &Row<'_>, column: &str) -> rusqlite::Result<Option<TaxPeriod>> {
    let Some(text) = row.get::<_, Option<String>>(column)? else { return Ok(None) };
    TaxPeriod::parse(&text).map(Some).map_err(|_damaged| rusqlite::Error::InvalidColumnName(text))
}

/// The amount in a column.
pub(super) fn money(row: &Row<'_>, column: &str) -> rusqlite::Result<Money> {
    Ok(Money::from_ten_thousandths(row.get(column)?))
}

/// The quantity in a column.
pub(super) fn quantity(row: &Row<'_>, column: &str) -> rusqlite::Result<Quantity> {
    Ok(Quantity::from_ten_thousandths(row.get(column)?))
}

/// The columns of a price, and of what is beyond its ten-thousandths.
pub(super) const PRICE: [&str; 2] = ["price", "price_rest"];
/// The same of a cost.
pub(super) const UNIT_COST: [&str; 2] = ["unit_cost", "unit_cost_rest"];

/// The price of one in two columns; `None` when it is not known.
pub(super) fn price(row: &Row<'_>, [price, rest]: [&str; 2]) -> rusqlite::Result<Option<UnitPrice>> {
    let parts = row.get::<_, Option<i64>>(price)?.zip(row.get::<_, Option<i64>>(rest)?);
    Ok(parts.map(|(price, rest)| UnitPrice::from_parts(price, rest)))
}

/// The address in a row with its five columns.
pub(super) fn address(row: &Row<'_>) -> rusqlite::Result<Address> {
    Ok(Address {
        street: row.get("street")?,
        city: row.get("city")?,
        state: row.get("state")?,
        postcode: row.get("postcode")?,
        country: row.get("country")?,
    })
}

/// The tax class in the column `class`, which is empty for the standard class.
pub(super) fn class(row: &Row<'_>) -> rusqlite::Result<ClassSlug> {
    // Only the slugs of parsed classes are stored, and the slug of a slug is itself.
    Ok(ClassSlug::parse(&row.get::<_, String>("class")?).unwrap_or_default())
}

/// The value of a class column; empty for the standard class.
pub(super) fn class_text(class: &ClassSlug) -> &str {
    if class.is_standard() { "" } else { class.as_str() }
}

/// Free texts of an order, in the column `texts`: an object of texts by their keys.
pub(super) fn texts(row: &Row<'_>) -> rusqlite::Result<OrderTexts> {
    let json: String = row.get("texts")?;
    serde_json::from_str(&json).map_err(|_damaged| rusqlite::Error::InvalidColumnName(json))
}

/// The status in the column `status`.
pub(super) fn status(row: &Row<'_>) -> rusqlite::Result<OrderStatus> {
    numbered(row, "status", OrderStatus::from_number)
}
