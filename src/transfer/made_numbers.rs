//! Numbers for the orders of a list of sales that has none: of the day, and a count of its rows or its customer. The same
//! file gives the same numbers again.

use std::collections::BTreeMap;

use super::answers::OrderKind;
use domain::time::Day;

/// The note on orders with such numbers.
pub(super) const MADE: &str =
    "orders have no numbers in the file: they get the day, with a count or the customer";

/// The heading of the column with such numbers in a file of refused rows.
pub(super) const HEADING: &str = "Order number";

/// The numbers of a file, row by row.
#[derive(Debug, Clone)]
pub(super) struct MadeNumbers {
    kind: OrderKind,
    counts: BTreeMap<Day, u64>,
}

impl MadeNumbers {
    pub(super) const fn new(kind: OrderKind) -> Self {
        Self { kind, counts: BTreeMap::new() }
    }

    /// The number of the order of the next row: `2026-03-13 2`, `2026-03-13 Ann`.
    pub(super) fn next(&mut self, day: Day, customer: &str) -> String {
        match self.kind {
            OrderKind::Row => {
                let count = self.counts.entry(day).or_default();
                *count += 1;
                format!("{day} {count}")
            }
            OrderKind::DayAndCustomer => format!("{day} {customer}").trim_end().to_owned(),
        }
    }
}
