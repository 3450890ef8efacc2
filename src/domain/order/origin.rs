//! Decides whether an order of a file is the one in the books with the same number, or one of another shop.

use super::{Order, Refund};
use crate::time::Local;

/// The most seconds between two dates of one order, since files are in different time zones.
const ONE_DAY: i64 = 86_400;

/// True when two orders of one number may be different orders: they have different systems or different keys
/// or, where these are unknown, both different dates and different totals.
pub fn may_be_another(was: &Order, is: &Order) -> bool {
    let (before, now) = (&was.origin, &is.origin);
    let are_known = !before.system.is_empty() && !now.system.is_empty();
    if are_known && before.system != now.system {
        return true;
    }
    match (before.key, now.key) {
        (Some(before), Some(now)) if before != now => true,
        // Systems that count orders from 1 give the same keys, as long as the keys are also the numbers.
        (Some(key), Some(_)) if are_known || key.to_string() != is.number => false,
        _ => are_apart(was.placed_at, is.placed_at) && was.total != is.total,
    }
}

/// True when two refunds of one number may be different refunds: both date and amount differ.
pub fn may_be_another_refund(was: &Refund, is: &Refund) -> bool {
    are_apart(was.refunded_at, is.refunded_at) && was.amount != is.amount
}

fn are_apart(one: Local, other: Local) -> bool {
    let [one, other] = [one, other].map(|at| at.date_time().and_utc().timestamp());
    one.saturating_sub(other).saturating_abs() > ONE_DAY
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::Money;
    use crate::order::Origin;

    #[test]
    fn orders_of_two_shops_are_told_apart() {
        let order = |text: &str| {
            let parts: Vec<&str> = text.split(' ').collect();
            Order {
                number: "7".to_owned(),
                origin: Origin { system: parts[0].replace('-', ""), key: parts[1].parse().ok() },
                placed_at: Local::parse(&format!("2024-01-{}T12:00:00", parts[2])).unwrap(),
                total: Money::parse(parts[3]).unwrap(),
                ..Order::default()
            }
        };
        for (was, is, expected) in [
            ("a.example 7 01 10", "a.example 7 09 20", false),
            ("a.example 7 01 10", "b.example 7 01 10", true),
            ("a.example 7 01 10", "a.example 8 01 10", true),
            ("- 501 01 10", "- 501 09 20", false),
            ("- 501 01 10", "- 502 01 10", true),
            ("- 7 01 10", "- 7 09 20", true),
            ("- 7 01 10", "- 7 01 20", false),
            ("- 7 01 10", "- 7 09 10", false),
            ("- - 01 10", "- - 09 20", true),
            ("- - 01 10", "- - 02 20", false),
            ("- - 01 10", "a.example 7 01 10", false),
            ("- - 01 10", "a.example 7 09 20", true),
            ("a.example 7 01 10", "- 7 01 20", false),
        ] {
            assert_eq!(may_be_another(&order(was), &order(is)), expected, "{was}, then {is}");
        }
    }
}
