//! Which backups stay: the last ten, the latest of each of eight weeks, and what the last restore put
//! aside.

use std::collections::BTreeSet;

use super::Reason;
use crate::domain::time::Instant;

const LATEST: usize = 10;
const WEEKS: i64 = 8;
const WEEK: i64 = 7 * 86_400;

/// Whether each of these stays. They are latest first.
pub(super) fn kept(all: &[(Instant, Reason)], now: Instant) -> Vec<bool> {
    let mut weeks = BTreeSet::new();
    let mut has_restore = false;
    let stays = |(place, (at, reason)): (usize, &(Instant, Reason))| {
        // Weeks of the calendar, not counted back from today: the one that stays today stays tomorrow.
        let week = at.seconds().div_euclid(WEEK);
        let is_recent = now.seconds().div_euclid(WEEK).saturating_sub(week) < WEEKS;
        let is_first_of_week = is_recent && weeks.insert(week);
        let is_last_restore = *reason == Reason::Restore && !std::mem::replace(&mut has_restore, true);
        place < LATEST || is_first_of_week || is_last_restore
    };
    all.iter().enumerate().map(stays).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many days ago each was made, and which of them stay.
    fn check(ages: &[i64], expected: &[i64]) {
        let now = Instant::from_seconds(2_000_000_000);
        let all: Vec<_> = ages
            .iter()
            .map(|days| {
                let reason = if *days == 99 { Reason::Restore } else { Reason::Opening };
                (Instant::from_seconds(now.seconds() - days * 86_400), reason)
            })
            .collect();
        let kept = kept(&all, now);
        let stay: Vec<i64> = ages.iter().zip(kept).filter(|(_, stays)| *stays).map(|(age, _)| *age).collect();
        assert_eq!(stay, expected, "{ages:?}");
    }

    #[test]
    fn the_last_ten_and_one_of_each_week_stay() {
        check(&[], &[]);
        check(&[400], &[400]);
        let daily: Vec<i64> = (0..70).collect();
        // The moment is late in a week, so that the one before begins seven days ago.
        check(&daily, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 21, 28, 35, 42, 49]);
        check(&[0; 12], &[0; 10]);
        let old: Vec<i64> = (90..110).collect();
        check(&old, &(90..100).collect::<Vec<_>>());
        let with_restore: Vec<i64> = (0..10).chain([98, 99, 100]).collect();
        check(&with_restore, &(0..10).chain([99]).collect::<Vec<_>>());
        // A clock that was set back.
        check(&[-3, -2], &[-3, -2]);
    }
}
