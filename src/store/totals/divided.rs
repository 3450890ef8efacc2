//! Net sales of a day by country, by source, by tax class and by hour.

use std::collections::BTreeMap;

use rusqlite::{Connection, ToSql, named_params, params};

use crate::Read;
use crate::Result;
use crate::columns::money;
use crate::totals::fitting::add;
use domain::money::Money;
use domain::report::Division;
use domain::time::period::DayPart;
use domain::time::{Day, Local};

const CLEAR: &str = "DELETE FROM divided_days WHERE division = ?1 AND day = ?2";
const ADD: &str = "INSERT INTO divided_days (division, day, key, net) VALUES (?1, ?2, ?3, ?4)";
const DAYS: &str = "
  SELECT day, key, net FROM divided_days
  WHERE division = :division AND day BETWEEN :first AND :last ORDER BY day";
const SOURCES: &str = "SELECT CAST(id AS TEXT), name FROM order_sources";

/// The SQL for the net sales of each hour of a part of a day by the keys of orders, and of refunds.
macro_rules! of_part {
    ($key:literal) => {
        concat!(
            "SELECT hour, key, sum(net) AS net FROM (
               SELECT o.second / 3600 * 3600 AS hour, ", $key, " AS key,
                 o.total - o.tax - o.shipping_tax - o.shipping AS net
               FROM orders o WHERE o.day = :day AND o.second BETWEEN :from AND :to AND o.status IN (1, 2, 3, 5)
               UNION ALL
               SELECT r.second / 3600 * 3600, ", $key, ",
                 r.settled_tax + r.settled_shipping_tax + r.settled_shipping - r.amount
               FROM refunds r LEFT JOIN orders o ON o.id = r.order_id
               WHERE r.day = :day AND r.second BETWEEN :from AND :to
                 AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5))
             ) GROUP BY hour, key HAVING sum(net) <> 0"
        )
    };
}
const COUNTRIES_OF_PART: &str = of_part!("upper(trim(coalesce(o.country, '')))");
const HOURS_OF_PART: &str = of_part!("''");
const SOURCES_OF_PART: &str = of_part!("coalesce(CAST(o.source_id AS TEXT), '')");
// The class of a line of a refund is that of the first line of its order with the product; NULL where there is none.
const CLASSES_OF_PART: &str = "
  SELECT hour, key, sum(net) AS net FROM (
    SELECT o.second / 3600 * 3600 AS hour, i.class AS key, i.total AS net
    FROM orders o CROSS JOIN order_items i ON i.order_id = o.id
    WHERE o.day = :day AND o.second BETWEEN :from AND :to AND o.status IN (1, 2, 3, 5)
    UNION ALL
    SELECT r.second / 3600 * 3600, (
        SELECT s.class FROM order_items s
        WHERE s.order_id = r.order_id AND s.product_id IS i.product_id ORDER BY s.position LIMIT 1),
      -i.total
    FROM refunds r LEFT JOIN orders o ON o.id = r.order_id CROSS JOIN refund_items i ON i.refund_id = r.id
    WHERE r.day = :day AND r.second BETWEEN :from AND :to
      AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5))
  ) WHERE key IS NOT NULL GROUP BY hour, key HAVING sum(net) <> 0";

/// The net sales of a day by key.
#[derive(Default)]
pub(super) struct Divided(BTreeMap<Box<str>, [i64; 1]>);

impl Divided {
    pub(super) fn add(&mut self, key: &str, net: i64) -> Result<()> {
        if let Some(sum) = self.0.get_mut(key) {
            return add(sum, [net]);
        }
        self.0.insert(key.into(), [net]);
        Ok(())
    }

    /// Writes the sums of a day over those before.
    pub(super) fn put(&self, conn: &Connection, by: DividedBy, day: Day) -> Result<()> {
        put(conn, (by, day), self.0.iter().map(|(key, [net])| (key, *net)))
    }
}

/// Writes the sums of a day by key over those before.
pub(super) fn put(
    conn: &Connection,
    (by, day): (DividedBy, Day),
    sums: impl Iterator<Item = (impl ToSql, i64)>,
) -> Result<()> {
    let (division, day) = (by.number(), day.number());
    conn.prepare_cached(CLEAR)?.execute(params![division, day])?;
    let mut add = conn.prepare_cached(ADD)?;
    for (key, net) in sums.filter(|(_, net)| *net != 0) {
        add.execute(params![division, day, key, net])?;
    }
    Ok(())
}

/// The key that the sales of a day are kept by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are named as they are")]
pub enum DividedBy {
    Country,
    Source,
    TaxClass,
    Hour,
}

impl DividedBy {
    /// Its number in the shop file, which never changes.
    const fn number(self) -> i64 {
        match self {
            Self::Country => 1,
            Self::Source => 2,
            Self::TaxClass => 3,
            Self::Hour => 4,
        }
    }
}

impl From<Division> for DividedBy {
    fn from(division: Division) -> Self {
        match division {
            Division::Country => Self::Country,
            Division::Source => Self::Source,
            Division::TaxClass => Self::TaxClass,
        }
    }
}

impl Read<'_> {
    /// Calls `visit` with the net sales of each day from `first` to `last` by key, in order of days: of a country its code, of a
    /// source its id, of a class its slug, of an hour two digits; an empty one where there is none, and for the standard class.
    pub fn divided_days(
        &self,
        by: DividedBy,
        (first, last): (Day, Day),
        mut visit: impl FnMut(Day, &str, Money) -> domain::Result<()>,
    ) -> domain::Result<()> {
        let params =
            named_params! { ":division": by.number(), ":first": first.number(), ":last": last.number() };
        Ok(self.each_row(DAYS, params, |row| {
            // By place: by name, a year of them takes half as long again.
            let [day, net] = [row.get(0)?, row.get(2)?];
            if let Some(day) = Day::from_number(day) {
                let key = row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?;
                visit(day, key, Money::from_ten_thousandths(net))?;
            }
            Ok(())
        })?)
    }

    /// The same of each hour of a part of a day, computed from its orders; an hour has no key.
    pub fn divided_part(&self, by: DividedBy, part: DayPart) -> Result<Vec<(Local, (String, Money))>> {
        let sql = match by {
            DividedBy::Country => COUNTRIES_OF_PART,
            DividedBy::Source => SOURCES_OF_PART,
            DividedBy::TaxClass => CLASSES_OF_PART,
            DividedBy::Hour => HOURS_OF_PART,
        };
        let params = named_params! { ":day": part.day.number(), ":from": part.from, ":to": part.to };
        self.list(sql, params, |row| {
            let hour = Local { day: part.day, second: row.get("hour")? };
            Ok((hour, (row.get("key")?, money(row, "net")?)))
        })
    }

    /// The names of the systems that orders came from, by id.
    pub fn source_names(&self) -> Result<BTreeMap<String, String>> {
        Ok(self.list(SOURCES, [], |row| Ok((row.get(0)?, row.get(1)?)))?.into_iter().collect())
    }
}
