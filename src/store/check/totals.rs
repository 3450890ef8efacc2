//! Computes the totals into temporary tables that hide those of the file, and compares the two. The file is
//! only read.

use rusqlite::{Connection, Row};

use super::list;
use crate::Result;
use crate::columns::day;
use crate::totals;
use crate::totals::customers;
use domain::shop::health::{Part, Problem};
use domain::text;
use domain::text::Text;

/// The SQL for a table of totals: to hide it by an empty one, to find differences once that is filled, and to
/// drop it; and what is said of a difference.
struct Table {
    hide: &'static str,
    differs: &'static str,
    show: &'static str,
    text: fn(&Row<'_>) -> rusqlite::Result<Text>,
}

/// A table, the columns that a problem with a row of it names, and its text.
macro_rules! table {
    ($name:literal, $columns:literal, $text:expr) => {
        Table {
            hide: concat!("CREATE TEMP TABLE ", $name, " AS SELECT * FROM main.", $name, " WHERE 0"),
            differs: concat!(
                "SELECT DISTINCT ",
                $columns,
                " FROM (
                   SELECT * FROM (SELECT * FROM main.",
                $name,
                " EXCEPT SELECT * FROM temp.",
                $name,
                ")
                   UNION SELECT * FROM (SELECT * FROM temp.",
                $name,
                " EXCEPT SELECT * FROM main.",
                $name,
                "))
                 LIMIT 100"
            ),
            show: concat!("DROP TABLE temp.", $name),
            text: $text,
        }
    };
}

const TABLES: &[Table] = &[
    table!("day_totals", "day", |row| Ok(text!(
        "The totals of {day} are not those of its orders",
        day = day(row, "day")?
    ))),
    table!("product_days", "day", |row| Ok(text!(
        "The product totals of {day} are not those of its orders",
        day = day(row, "day")?
    ))),
    table!("product_months", "month % 12 + 1 AS month, CAST(month / 12 AS TEXT) AS year", |row| Ok(text!(
        "The product totals of month {month} of {year} are not those of its days",
        month = row.get::<_, i64>("month")?,
        year = row.get::<_, String>("year")?
    ))),
    table!("tax_days", "day", |row| Ok(text!(
        "The taxes of {day} are not those of its orders",
        day = day(row, "day")?
    ))),
    table!("purchase_days", "day", |row| Ok(text!(
        "The purchases of {day} are not those of its totals",
        day = day(row, "day")?
    ))),
    table!("vat_number_doubts", "day", |row| Ok(text!(
        "The VAT numbers of {day} are not those that its orders state",
        day = day(row, "day")?
    ))),
    table!("refunds_by_amount", "day", |row| Ok(text!(
        "The refunds of an amount alone of {day} are not those of its totals",
        day = day(row, "day")?
    ))),
    table!("divided_days", "day", |row| Ok(text!(
        "The sales of {day} by country, source or tax class are not those of its orders",
        day = day(row, "day")?
    ))),
    table!("order_days", "day", |row| Ok(text!(
        "The number of orders of {day} is not that of the list",
        day = day(row, "day")?
    ))),
    table!(
        "customer_totals",
        "coalesce((SELECT login FROM users WHERE id = customer_id), CAST(customer_id AS TEXT)) AS customer",
        |row| Ok(text!(
            "What customer {customer} ordered is not what the list of customers says",
            customer = row.get::<_, String>("customer")?
        ))
    ),
];

/// The totals that differ from the orders, refunds and registrations that they count.
pub(super) fn problems(conn: &Connection) -> Result<Vec<Problem>> {
    let (days, customers) = (totals::every_day(conn)?, customers::everyone(conn)?);
    for table in TABLES {
        conn.execute_batch(table.hide)?;
    }
    // Names without a schema find the temporary tables first.
    let computed =
        totals::recompute(conn, &days, &days).and_then(|()| customers::recompute(conn, &customers));
    let mut problems = Vec::new();
    if computed.is_ok() {
        for table in TABLES {
            problems
                .extend(list(conn, table.differs, |row| Ok(Problem::new(Part::Totals, (table.text)(row)?)))?);
        }
    }
    for table in TABLES {
        conn.execute_batch(table.show)?;
    }
    computed.map(|()| problems)
}
