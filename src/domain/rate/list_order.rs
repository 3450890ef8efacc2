//! The order of rates in their list: by `order`, then id. Moving rates changes as few `order` values as
//! possible.

use std::collections::BTreeSet;

use crate::ids::RateId;

/// The id of a rate and its `order`.
pub type RatePosition = (RateId, i64);

/// The new `order` values that move the rates of `moved`, in their present order, right before another rate,
/// or to the end. `list` is the whole list in its order. Empty when they are in place already, and when
/// `before` is one of them.
pub fn moved_before(
    list: &[RatePosition],
    moved: &BTreeSet<RateId>,
    before: Option<RateId>,
) -> Vec<RatePosition> {
    if before.is_some_and(|before| moved.contains(&before)) {
        return Vec::new();
    }
    let (taken, mut sequence): (Vec<RatePosition>, Vec<RatePosition>) =
        list.iter().partition(|(id, _)| moved.contains(id));
    let at = sequence.iter().position(|(id, _)| Some(*id) == before).unwrap_or(sequence.len());
    sequence.splice(at..at, taken);
    changed_orders(list, &sequence)
}

/// Assigns the existing `order` values anew along the sequence, and raises them where rates of equal `order`
/// would be sorted otherwise by their ids.
fn changed_orders(list: &[RatePosition], sequence: &[RatePosition]) -> Vec<RatePosition> {
    let mut changed = Vec::new();
    let mut previous: Option<(i64, RateId)> = None;
    for ((id, old), (_, dealt)) in sequence.iter().zip(list) {
        let order = match previous {
            Some((order, before)) if *dealt <= order => order.saturating_add(i64::from(*id < before)),
            _ => *dealt,
        };
        previous = Some((order, *id));
        if order != *old {
            changed.push((*id, order));
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(list: &[(i64, i64)], moved: &[i64], before: Option<i64>, expected: &[i64], count: usize) {
        let mut list: Vec<RatePosition> = list.iter().map(|(id, order)| (RateId::new(*id), *order)).collect();
        let moved = moved.iter().map(|id| RateId::new(*id)).collect();
        let changed = moved_before(&list, &moved, before.map(RateId::new));
        assert_eq!(changed.len(), count, "{changed:?}");
        for (id, order) in changed {
            list.iter_mut().filter(|(one, _)| *one == id).for_each(|place| place.1 = order);
        }
        list.sort_by_key(|(id, order)| (*order, *id));
        assert_eq!(list.iter().map(|(id, _)| id.get()).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn rates_come_to_stand_where_they_were_put() {
        let apart = [(1, 10), (2, 20), (3, 30), (4, 40)];
        check(&apart, &[3], Some(2), &[1, 3, 2, 4], 2);
        check(&apart, &[1, 2], None, &[3, 4, 1, 2], 4);
        check(&apart, &[4], Some(1), &[4, 1, 2, 3], 4);
        check(&apart, &[2], Some(3), &[1, 2, 3, 4], 0);
        let alike = [(1, 0), (2, 0), (3, 0), (4, 5)];
        check(&alike, &[2], Some(1), &[2, 1, 3, 4], 2);
        check(&alike, &[1], Some(4), &[2, 3, 1, 4], 1);
        check(&alike, &[3], Some(3), &[1, 2, 3, 4], 0);
    }
}
