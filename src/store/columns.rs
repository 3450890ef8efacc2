//! Columns as values: what rows of several tables hold in the same way.

use rusqlite::Row;

use crate::domain::address::Address;
use crate::domain::class::ClassSlug;
use crate::domain::money::Money;
use crate::domain::order::OrderStatus;
use crate::domain::quantity::Quantity;
use crate::domain::time::{Day, Local};
use crate::domain::unit_price::UnitPrice;

/// The shop-local moment of a row with `day` and `second`.
pub(super) fn local(row: &Row<'_>) -> rusqlite::Result<Local> {
    let number: i64 = row.get("day")?;
    let day = Day::from_number(number).ok_or(rusqlite::Error::IntegralValueOutOfRange(0, number))?;
    Ok(Local { day, second: row.get("second")? })
}

/// An amount of a column.
pub(super) fn money(row: &Row<'_>, column: &str) -> rusqlite::Result<Money> {
    Ok(Money::from_ten_thousandths(row.get(column)?))
}

/// A quantity of a column.
pub(super) fn quantity(row: &Row<'_>, column: &str) -> rusqlite::Result<Quantity> {
    Ok(Quantity::from_ten_thousandths(row.get(column)?))
}

/// A price of one out of its columns, where it is known.
pub(super) fn price(row: &Row<'_>) -> rusqlite::Result<Option<UnitPrice>> {
    let rest = row.get("price_rest")?;
    Ok(row.get::<_, Option<i64>>("price")?.map(|price| UnitPrice::from_parts(price, rest)))
}

/// An address out of its columns.
pub(super) fn address(row: &Row<'_>) -> rusqlite::Result<Address> {
    Ok(Address {
        street: row.get("street")?,
        city: row.get("city")?,
        state: row.get("state")?,
        postcode: row.get("postcode")?,
        country: row.get("country")?,
    })
}

/// A tax class out of its column, where the standard class is empty.
pub(super) fn class(row: &Row<'_>) -> rusqlite::Result<ClassSlug> {
    // Only slugs of parsed classes are stored, and a slug's slug is itself.
    Ok(ClassSlug::parse(&row.get::<_, String>("class")?).unwrap_or_default())
}

/// A tax class as a column has it.
pub(super) fn class_text(class: &ClassSlug) -> &str {
    if class.is_standard() { "" } else { class.as_str() }
}

/// The status of a row.
pub(super) fn status(row: &Row<'_>) -> rusqlite::Result<OrderStatus> {
    let number: i64 = row.get("status")?;
    OrderStatus::from_number(number).ok_or(rusqlite::Error::IntegralValueOutOfRange(0, number))
}
