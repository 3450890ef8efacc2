//! Computes the totals into temporary tables that hide those of the file, and compares the two. The file is
//! only read.

use rusqlite::Connection;

use super::list;
use crate::Result;
use crate::totals;
use crate::totals::customers;
use domain::shop::health::{Part, Problem};

/// The SQL for a table of totals: to hide it by an empty one, to find differences once that is filled, and to
/// drop it.
struct Table {
    hide: &'static str,
    differs: &'static str,
    show: &'static str,
}

/// A table, and the text of a problem with a row of it.
macro_rules! table {
    ($name:literal, $words:literal) => {
        Table {
            hide: concat!("CREATE TEMP TABLE ", $name, " AS SELECT * FROM main.", $name, " WHERE 0"),
            differs: concat!(
                "SELECT DISTINCT ",
                $words,
                " AS problem FROM (
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
        }
    };
}

const TABLES: &[Table] = &[
    table!(
        "day_totals",
        "'The totals of ' || date(day * 86400, 'unixepoch') || ' are not those of its orders'"
    ),
    table!(
        "product_days",
        "'The product totals of ' || date(day * 86400, 'unixepoch') || ' are not those of its orders'"
    ),
    table!(
        "product_months",
        "'The product totals of month ' || (month % 12 + 1) || ' of ' || (month / 12) || ' are not those of its days'"
    ),
    table!("tax_days", "'The taxes of ' || date(day * 86400, 'unixepoch') || ' are not those of its orders'"),
    table!(
        "purchase_days",
        "'The purchases of ' || date(day * 86400, 'unixepoch') || ' are not those of its totals'"
    ),
    table!(
        "vat_number_doubts",
        "'The VAT numbers of ' || date(day * 86400, 'unixepoch') || ' are not those that its orders state'"
    ),
    table!(
        "refunds_by_amount",
        "'The refunds of an amount alone of ' || date(day * 86400, 'unixepoch') || ' are not those of its totals'"
    ),
    table!(
        "order_days",
        "'The number of orders of ' || date(day * 86400, 'unixepoch') || ' is not that of the list'"
    ),
    table!(
        "customer_totals",
        "'What customer ' || coalesce((SELECT login FROM users WHERE id = customer_id), customer_id)
          || ' ordered is not what the list of customers says'"
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
            problems.extend(list(conn, Part::Totals, table.differs)?);
        }
    }
    for table in TABLES {
        conn.execute_batch(table.show)?;
    }
    computed.map(|()| problems)
}
