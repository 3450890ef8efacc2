//! The list of orders by pages. A page begins after the last order of the page before, which is found by an
//! index, so that all pages are equally fast. The number of orders is read from `order_days`.
//!
//! The matches of a filter are all read and sorted when they are few; when they are many, the index of the
//! list's order is scanned until the page is full. Lists by date scan the index of each status. A page in the
//! middle, for a scroll bar, is found by the totals of days, or from the nearer end.

use std::cmp::Reverse;

use rusqlite::{Row, named_params};

use crate::Read;
use crate::Result;
use crate::columns::money;
use crate::orders::search::json_list;
use crate::orders::summary;
use domain::ids::UserId;
use domain::money::Money;
use domain::order::query::{OrderCursor, OrderPage, OrderPlace, OrderQuery, OrderSort, SortKey};
use domain::order::{OrderStatus, OrderSummary};
use domain::time::Day;

/// Up to this number, all matches are read and sorted.
const FEW: i64 = 10_000;

const DAYS_DOWN: &str = "
  SELECT day, sum(orders) AS orders FROM order_days
  WHERE day BETWEEN :from AND :to AND status IN (SELECT value FROM json_each(:statuses))
  GROUP BY day ORDER BY day DESC";
const DAYS_UP: &str = "
  SELECT day, sum(orders) AS orders FROM order_days
  WHERE day BETWEEN :from AND :to AND status IN (SELECT value FROM json_each(:statuses))
  GROUP BY day ORDER BY day";

const COUNT: &str = "
  SELECT coalesce(sum(orders), 0) AS orders, coalesce(sum(total), 0) AS total FROM order_days
  WHERE day BETWEEN :from AND :to AND status IN (SELECT value FROM json_each(:statuses))";
const COUNT_FOUND: &str = "
  SELECT count(*) AS orders, coalesce(sum(o.total), 0) AS total
  FROM temp.found_orders f CROSS JOIN orders o ON o.id = f.id
  WHERE o.day BETWEEN :from AND :to AND +o.status IN (SELECT value FROM json_each(:statuses))
    AND (:customer IS NULL OR +o.customer_id = :customer)";
const COUNT_OF_CUSTOMER: &str = "
  SELECT count(*) AS orders, coalesce(sum(total), 0) AS total FROM orders
  WHERE customer_id = :customer AND day BETWEEN :from AND :to
    AND +status IN (SELECT value FROM json_each(:statuses))";
const FOUND: &str = "
  SELECT o.id, o.day, o.second, o.total, o.number FROM temp.found_orders f CROSS JOIN orders o ON o.id = f.id
  WHERE o.day BETWEEN :from AND :to AND +o.status IN (SELECT value FROM json_each(:statuses))
    AND (:customer IS NULL OR +o.customer_id = :customer)";
const OF_CUSTOMER: &str = "
  SELECT id, day, second, total, number FROM orders
  WHERE customer_id = :customer AND day BETWEEN :from AND :to
    AND +status IN (SELECT value FROM json_each(:statuses))";
const OF_DAYS: &str = "
  SELECT o.id, o.day, o.second, o.total, o.number FROM json_each(:statuses) s
    CROSS JOIN orders o INDEXED BY orders_by_status ON o.status = s.value
  WHERE o.day BETWEEN :from AND :to";
const NEWEST: &str = "
  SELECT id, day, second, total, number FROM orders INDEXED BY orders_by_status
  WHERE status = :status AND day BETWEEN :from AND :to AND (day, second, id) < (:first, :second, :id)
    AND (:customer IS NULL OR customer_id = :customer)
    AND (:all OR id IN (SELECT id FROM temp.found_orders))
  ORDER BY day DESC, second DESC, id DESC LIMIT :limit";
const OLDEST: &str = "
  SELECT id, day, second, total, number FROM orders INDEXED BY orders_by_status
  WHERE status = :status AND day BETWEEN :from AND :to AND (day, second, id) > (:first, :second, :id)
    AND (:customer IS NULL OR customer_id = :customer)
    AND (:all OR id IN (SELECT id FROM temp.found_orders))
  ORDER BY day, second, id LIMIT :limit";
const LARGEST: &str = "
  SELECT id, day, second, total, number FROM orders INDEXED BY orders_by_total
  WHERE (total, id) < (:first, :id) AND day BETWEEN :from AND :to
    AND status IN (SELECT value FROM json_each(:statuses))
    AND (:customer IS NULL OR customer_id = :customer)
    AND (:all OR id IN (SELECT id FROM temp.found_orders))
  ORDER BY total DESC, id DESC LIMIT :limit";
const SMALLEST: &str = "
  SELECT id, day, second, total, number FROM orders INDEXED BY orders_by_total
  WHERE (total, id) > (:first, :id) AND day BETWEEN :from AND :to
    AND status IN (SELECT value FROM json_each(:statuses))
    AND (:customer IS NULL OR customer_id = :customer)
    AND (:all OR id IN (SELECT id FROM temp.found_orders))
  ORDER BY total, id LIMIT :limit";
const NUMBER_DOWN_SAME_LENGTH: &str = "
  SELECT id, day, second, total, number FROM orders INDEXED BY orders_by_number
  WHERE length(number) = :first AND number < :text AND day BETWEEN :from AND :to
    AND status IN (SELECT value FROM json_each(:statuses))
    AND (:customer IS NULL OR customer_id = :customer)
    AND (:all OR id IN (SELECT id FROM temp.found_orders))
  ORDER BY number DESC LIMIT :limit";
const NUMBER_DOWN: &str = "
  SELECT id, day, second, total, number FROM orders INDEXED BY orders_by_number
  WHERE length(number) < :first AND day BETWEEN :from AND :to
    AND status IN (SELECT value FROM json_each(:statuses))
    AND (:customer IS NULL OR customer_id = :customer)
    AND (:all OR id IN (SELECT id FROM temp.found_orders))
  ORDER BY length(number) DESC, number DESC LIMIT :limit";
const NUMBER_UP_SAME_LENGTH: &str = "
  SELECT id, day, second, total, number FROM orders INDEXED BY orders_by_number
  WHERE length(number) = :first AND number > :text AND day BETWEEN :from AND :to
    AND status IN (SELECT value FROM json_each(:statuses))
    AND (:customer IS NULL OR customer_id = :customer)
    AND (:all OR id IN (SELECT id FROM temp.found_orders))
  ORDER BY number LIMIT :limit";
const NUMBER_UP: &str = "
  SELECT id, day, second, total, number FROM orders INDEXED BY orders_by_number
  WHERE length(number) > :first AND day BETWEEN :from AND :to
    AND status IN (SELECT value FROM json_each(:statuses))
    AND (:customer IS NULL OR customer_id = :customer)
    AND (:all OR id IN (SELECT id FROM temp.found_orders))
  ORDER BY length(number), number LIMIT :limit";
const SUMMARY: &str = "
  SELECT number, status, day, second, total, o.country, tax = 0 AND shipping_tax = 0 AS is_untaxed,
    coalesce(CASE u.name WHEN '' THEN u.login ELSE u.name END, (SELECT text FROM order_texts
      WHERE order_id = o.id AND field IN ('company', 'buyer') ORDER BY field DESC LIMIT 1)) AS customer,
    (SELECT coalesce(sum(amount), 0) FROM refunds WHERE order_id = o.id) AS refunded,
    (SELECT coalesce(sum(quantity), 0) FROM order_items WHERE order_id = o.id) AS items
  FROM orders o LEFT JOIN users u ON u.id = o.customer_id WHERE o.id = :id";
const HIGHEST_NUMBERS: &str = "
  SELECT number FROM orders INDEXED BY orders_by_number ORDER BY length(number) DESC, number DESC LIMIT :limit";

fn place(row: &Row<'_>) -> rusqlite::Result<OrderPlace> {
    Ok(OrderPlace {
        id: row.get("id")?,
        day: row.get("day")?,
        second: row.get("second")?,
        total: row.get("total")?,
        number: row.get("number")?,
    })
}

/// The filter as the parameters of the queries.
pub(super) struct Filter {
    pub(super) from: i64,
    pub(super) to: i64,
    pub(super) statuses: Vec<i64>,
    pub(super) customer: Option<i64>,
    /// `temp.found_orders` has the matches of a text, a product or the like.
    pub(super) is_found: bool,
}

impl Read<'_> {
    /// A page of the orders that a query finds. Refused when its customer does not exist.
    pub fn order_page(&self, query: &OrderQuery) -> Result<OrderPage> {
        let chosen = |status: &OrderStatus| {
            let is_chosen = query.statuses.contains(status);
            is_chosen || (query.statuses.is_empty() && *status != OrderStatus::Trash)
        };
        let filter = Filter {
            from: query.from.map_or(i64::MIN, Day::number),
            to: query.to.map_or(i64::MAX, Day::number),
            statuses: OrderStatus::ALL.into_iter().filter(chosen).map(OrderStatus::number).collect(),
            customer: self.user_id(query.customer.as_deref())?.map(UserId::get),
            is_found: self.find_orders(query)?,
        };
        let (count, total) = self.count_orders(&filter)?;
        let after = query.after.as_ref().map(|cursor| &cursor.0);
        let mut places = if query.skip > 0 && after.is_none() && count > FEW {
            self.seek(&filter, query, count)?
        } else if count <= FEW {
            self.gather(&filter)?
        } else {
            self.page_from(&filter, query.sort, after, query.limit.saturating_add(1))?
        };
        let key = |place: &OrderPlace| query.sort.key(place);
        let is_behind = |place: &OrderPlace| match after {
            Some(after) if query.sort.is_descending() => key(place) < *after,
            Some(after) => key(place) > *after,
            None => true,
        };
        places.retain(is_behind);
        put_in_order(&mut places, query.sort);
        if count <= FEW {
            places.drain(..query.skip.min(places.len()));
        }
        let has_more = places.len() > query.limit;
        places.truncate(query.limit);
        let next = places.last().filter(|_| has_more).map(|place| OrderCursor(key(place)));
        let orders = places.iter().map(|place| self.order_summary(place.id)).collect::<Result<Vec<_>>>()?;
        Ok(OrderPage { orders: orders.into_iter().flatten().collect(), next, count, total })
    }

    pub(super) fn order_summary(&self, id: i64) -> Result<Option<OrderSummary>> {
        self.one(SUMMARY, named_params! { ":id": id }, summary)
    }

    /// The number of the matches and the sum of their totals.
    fn count_orders(&self, filter: &Filter) -> Result<(i64, Money)> {
        let statuses = json_list(filter.statuses.iter().copied());
        let sums = |row: &Row<'_>| Ok((row.get("orders")?, money(row, "total")?));
        let customer = filter.customer;
        let (from, to) = (filter.from, filter.to);
        Ok(if filter.is_found {
            self.only(
                COUNT_FOUND,
                named_params! { ":from": from, ":to": to, ":statuses": statuses, ":customer": customer },
                sums,
            )?
        } else if customer.is_some() {
            self.only(
                COUNT_OF_CUSTOMER,
                named_params! { ":from": from, ":to": to, ":statuses": statuses, ":customer": customer },
                sums,
            )?
        } else {
            let params = named_params! { ":from": from, ":to": to, ":statuses": statuses };
            self.only(COUNT, params, sums)?
        })
    }

    /// All matches, unsorted.
    fn gather(&self, filter: &Filter) -> Result<Vec<OrderPlace>> {
        let statuses = json_list(filter.statuses.iter().copied());
        let (from, to) = (filter.from, filter.to);
        if !filter.is_found && filter.customer.is_none() {
            let params = named_params! { ":from": from, ":to": to, ":statuses": statuses };
            return self.list(OF_DAYS, params, place);
        }
        let customer = filter.customer;
        let params = named_params! { ":from": from, ":to": to, ":statuses": statuses, ":customer": customer };
        self.list(if filter.is_found { FOUND } else { OF_CUSTOMER }, params, place)
    }

    /// The first `limit` matches after a position in the list; for dates, of each status.
    pub(super) fn page_from(
        &self,
        filter: &Filter,
        sort: OrderSort,
        after: Option<&SortKey>,
        limit: usize,
    ) -> Result<Vec<OrderPlace>> {
        let start = after.cloned().unwrap_or_else(|| start_of(sort));
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let (from, to, customer, all) = (filter.from, filter.to, filter.customer, !filter.is_found);
        let statuses = json_list(filter.statuses.iter().copied());
        let sql = match sort {
            OrderSort::Newest => NEWEST,
            OrderSort::Oldest => OLDEST,
            OrderSort::Largest => LARGEST,
            OrderSort::Smallest => SMALLEST,
            OrderSort::NumberDown => NUMBER_DOWN,
            OrderSort::NumberUp => NUMBER_UP,
        };
        let mut statement = self.conn.prepare_cached(sql)?;
        let mut found = Vec::new();
        match sort {
            OrderSort::Newest | OrderSort::Oldest => {
                for status in &filter.statuses {
                    let params = named_params! {
                        ":status": status, ":from": from, ":to": to, ":first": start.first,
                        ":second": start.second, ":id": start.id, ":customer": customer, ":all": all,
                        ":limit": limit,
                    };
                    let rows = statement.query_map(params, place)?;
                    found.extend(rows.collect::<rusqlite::Result<Vec<_>>>()?);
                }
            }
            OrderSort::Largest | OrderSort::Smallest => {
                let params = named_params! {
                    ":first": start.first, ":id": start.id, ":from": from, ":to": to, ":statuses": statuses,
                    ":customer": customer, ":all": all, ":limit": limit,
                };
                found.extend(statement.query_map(params, place)?.collect::<rusqlite::Result<Vec<_>>>()?);
            }
            OrderSort::NumberDown | OrderSort::NumberUp => {
                let same = if sort == OrderSort::NumberDown {
                    NUMBER_DOWN_SAME_LENGTH
                } else {
                    NUMBER_UP_SAME_LENGTH
                };
                let params = named_params! {
                    ":first": start.first, ":text": start.text, ":from": from, ":to": to, ":statuses": statuses,
                    ":customer": customer, ":all": all, ":limit": limit,
                };
                found.extend(self.list(same, params, place)?);
                let params = named_params! {
                    ":first": start.first, ":from": from, ":to": to, ":statuses": statuses,
                    ":customer": customer, ":all": all, ":limit": limit,
                };
                found.extend(statement.query_map(params, place)?.collect::<rusqlite::Result<Vec<_>>>()?);
            }
        }
        Ok(found)
    }

    /// The highest order numbers, of orders of any status, highest first.
    pub fn highest_order_numbers(&self, limit: i64) -> Result<Vec<String>> {
        self.list(HIGHEST_NUMBERS, named_params! { ":limit": limit }, |row| row.get("number"))
    }
}

/// The position before the first order.
fn start_of(sort: OrderSort) -> SortKey {
    let end = if sort.is_descending() { i64::MAX } else { i64::MIN };
    SortKey { first: end, second: end, text: String::new(), id: end }
}

impl Read<'_> {
    /// The matches from `query.skip` on, sorted, one more than the limit where there are more. `count` is the
    /// number of all matches.
    fn seek(&self, filter: &Filter, query: &OrderQuery, count: i64) -> Result<Vec<OrderPlace>> {
        let (sort, skip) = (query.sort, query.skip);
        let wanted = query.limit.saturating_add(1);
        let by_date = matches!(sort, OrderSort::Newest | OrderSort::Oldest);
        if by_date && !filter.is_found && filter.customer.is_none() {
            let (start, rest) = self.day_of(filter, sort, skip)?;
            let mut places = self.page_from(filter, sort, start.as_ref(), rest.saturating_add(wanted))?;
            put_in_order(&mut places, sort);
            return Ok(part(places, rest, wanted));
        }
        let count = usize::try_from(count).unwrap_or_default();
        if skip.saturating_mul(2) <= count {
            let mut places = self.page_from(filter, sort, None, skip.saturating_add(wanted))?;
            put_in_order(&mut places, sort);
            return Ok(part(places, skip, wanted));
        }
        let turned = sort.turned();
        let behind = count.saturating_sub(skip.saturating_add(wanted));
        let left = count.saturating_sub(skip).min(wanted);
        let mut places = self.page_from(filter, turned, None, behind.saturating_add(left))?;
        put_in_order(&mut places, turned);
        let mut places = part(places, behind, left);
        places.reverse();
        Ok(places)
    }

    /// The day of the match number `skip`, as a position to scan from, and the number of matches of that day
    /// to skip.
    fn day_of(&self, filter: &Filter, sort: OrderSort, skip: usize) -> Result<(Option<SortKey>, usize)> {
        let is_down = sort.is_descending();
        let mut statement = self.conn.prepare_cached(if is_down { DAYS_DOWN } else { DAYS_UP })?;
        let statuses = json_list(filter.statuses.iter().copied());
        let mut rows = statement
            .query(named_params! { ":from": filter.from, ":to": filter.to, ":statuses": statuses })?;
        let mut rest = skip;
        while let Some(row) = rows.next()? {
            let orders = usize::try_from(row.get::<_, i64>("orders")?).unwrap_or_default();
            if rest < orders {
                let end = if is_down { i64::MAX } else { i64::MIN };
                let start = SortKey { first: row.get("day")?, second: end, id: end, ..SortKey::default() };
                return Ok((Some(start), rest));
            }
            rest -= orders;
        }
        Ok((None, skip))
    }
}

/// Sorts in the order of the list.
fn put_in_order(places: &mut [OrderPlace], sort: OrderSort) {
    if sort.is_descending() {
        places.sort_by_cached_key(|place| Reverse(sort.key(place)));
    } else {
        places.sort_by_cached_key(|place| sort.key(place));
    }
}

fn part(places: Vec<OrderPlace>, skip: usize, limit: usize) -> Vec<OrderPlace> {
    places.into_iter().skip(skip).take(limit).collect()
}
