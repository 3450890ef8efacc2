//! Where a list of orders begins that is looked at from its middle, as a scroll bar does: dates jump by
//! the totals of their days, so that no orders before are read; other lists are walked from the nearer
//! end.

use std::cmp::Reverse;

use rusqlite::named_params;

use super::Read;
use super::order_list::Filter;
use super::order_search::json_list;
use crate::domain::Result;
use crate::domain::order_query::{OrderPlace, OrderQuery, OrderSort, SortKey};

const DAYS_DOWN: &str = "
  SELECT day, sum(orders) AS orders FROM order_days
  WHERE day BETWEEN :from AND :to AND status IN (SELECT value FROM json_each(:statuses))
  GROUP BY day ORDER BY day DESC";
const DAYS_UP: &str = "
  SELECT day, sum(orders) AS orders FROM order_days
  WHERE day BETWEEN :from AND :to AND status IN (SELECT value FROM json_each(:statuses))
  GROUP BY day ORDER BY day";

impl Read<'_> {
    /// The orders from `query.skip` on, one more than its limit where there are more, in the order of the
    /// list. `count` is how many the filter finds.
    pub(super) fn seek(&self, filter: &Filter, query: &OrderQuery, count: i64) -> Result<Vec<OrderPlace>> {
        let (sort, skip) = (query.sort, query.skip);
        let wanted = query.limit.saturating_add(1);
        let by_date = matches!(sort, OrderSort::Newest | OrderSort::Oldest);
        if by_date && !filter.is_found && filter.customer.is_none() {
            let (start, rest) = self.day_of(filter, sort, skip)?;
            let mut places = self.walk(filter, sort, start.as_ref(), rest.saturating_add(wanted))?;
            put_in_order(&mut places, sort);
            return Ok(part(places, rest, wanted));
        }
        let count = usize::try_from(count).unwrap_or_default();
        if skip.saturating_mul(2) <= count {
            let mut places = self.walk(filter, sort, None, skip.saturating_add(wanted))?;
            put_in_order(&mut places, sort);
            return Ok(part(places, skip, wanted));
        }
        let turned = sort.turned();
        let behind = count.saturating_sub(skip.saturating_add(wanted));
        let left = count.saturating_sub(skip).min(wanted);
        let mut places = self.walk(filter, turned, None, behind.saturating_add(left))?;
        put_in_order(&mut places, turned);
        let mut places = part(places, behind, left);
        places.reverse();
        Ok(places)
    }

    /// The day that so many orders are before, as a place to walk from, and how many of that day are.
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

/// In the order of a list.
pub(super) fn put_in_order(places: &mut [OrderPlace], sort: OrderSort) {
    if sort.is_descending() {
        places.sort_by_cached_key(|place| Reverse(sort.key(place)));
    } else {
        places.sort_by_cached_key(|place| sort.key(place));
    }
}

fn part(places: Vec<OrderPlace>, skip: usize, limit: usize) -> Vec<OrderPlace> {
    places.into_iter().skip(skip).take(limit).collect()
}
