//! Decides which backups are kept. Ages play no part, since a clock may be wrong: it is the latest days,
//! weeks and months with a backup that count. The last backup of each is kept, and on the latest three days
//! also those made before imports and restores. Backups made on request, or dated after `now`, are kept and
//! not counted.

use std::collections::BTreeSet;

use super::Reason;
use domain::time::{Day, Instant, Zone};

const DAYS: usize = 10;
const WEEKS: usize = 8;
const MONTHS: usize = 12;
/// The number of latest days whose backups before imports and restores are kept.
const CLOSE_DAYS: usize = 3;
/// The most backups that are kept for these days, since a script may import every minute.
const CLOSE: usize = 20;

/// The latest periods of one length that have a backup.
struct Periods {
    most: usize,
    numbers: BTreeSet<i64>,
}

impl Periods {
    const fn new(most: usize) -> Self {
        Self { most, numbers: BTreeSet::new() }
    }

    /// Adds one of the latest periods; false for a known one and beyond the limit. To be called from the
    /// latest backup to the first.
    fn is_new(&mut self, number: i64) -> bool {
        self.numbers.len() < self.most && self.numbers.insert(number)
    }

    fn has(&self, number: i64) -> bool {
        self.numbers.contains(&number)
    }
}

/// For each backup, whether it is kept. `all` is sorted, latest first; days are those of the shop's zone.
pub(super) fn kept(all: &[(Instant, Reason)], now: Instant, zone: Zone) -> Vec<bool> {
    let (mut days, mut close_days) = (Periods::new(DAYS), Periods::new(CLOSE_DAYS));
    let (mut weeks, mut months) = (Periods::new(WEEKS), Periods::new(MONTHS));
    let (mut close, mut has_restore) = (0, false);
    let stays = |&(at, reason): &(Instant, Reason)| {
        if reason == Reason::Asked || at > now {
            return true;
        }
        let day = zone.local(at).day;
        let is_last_of_day = days.is_new(day.number());
        let is_last_of_week = weeks.is_new(week(day));
        let is_last_of_month = months.is_new(day.month_number());
        close_days.is_new(day.number());
        let is_before = matches!(reason, Reason::Import | Reason::Restore);
        let is_close = is_before && close < CLOSE && close_days.has(day.number());
        close += usize::from(is_close);
        let is_last_restore = reason == Reason::Restore && !std::mem::replace(&mut has_restore, true);
        is_last_of_day || is_last_of_week || is_last_of_month || is_close || is_last_restore
    };
    all.iter().map(stays).collect()
}

/// The number of a week from Monday; 1 January 1970 was a Thursday.
fn week(day: Day) -> i64 {
    day.number().saturating_add(3).div_euclid(7)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A Sunday at noon.
    const NOW: &str = "2026-11-22T12:00:00";

    fn at(text: &str) -> Instant {
        Zone::UTC.instant(domain::time::Local::parse(text).unwrap())
    }

    fn days_ago(days: i64) -> Instant {
        Instant::from_seconds(at(NOW).seconds() - days * 86_400)
    }

    fn check(name: &str, now: Instant, all: &[(Instant, Reason)], expected: &[usize]) {
        let kept = kept(all, now, Zone::UTC);
        let stay: Vec<usize> = (0..all.len()).filter(|place| kept[*place]).collect();
        assert_eq!(stay, expected, "{name}");
    }

    #[test]
    fn the_last_of_each_day_week_and_month_stay() {
        let now = at(NOW);
        let opening =
            |days: &[i64]| -> Vec<_> { days.iter().map(|days| (days_ago(*days), Reason::Opening)).collect() };
        check("none", now, &[], &[]);
        check("one that is old", now, &opening(&[4_000]), &[0]);
        let daily: Vec<i64> = (0..400).collect();
        // Sundays, the last of their weeks, are 7 days apart; the last of October is 22 days ago.
        let weeks = [14, 21, 28, 35, 42, 49];
        let months = [22, 53, 83, 114, 145, 175, 206, 236, 267, 295, 326];
        let mut expected: Vec<usize> = (0..10).chain(weeks).chain(months).collect();
        expected.sort_unstable();
        check("each day", now, &opening(&daily), &expected);
        check("ten years ahead", days_ago(-3_650), &opening(&daily), &expected);
        check("a clock set back", days_ago(500), &opening(&daily), &(0..400).collect::<Vec<_>>());
        // Before the ten days: a Tuesday and a Monday of one week, and the Sunday before, of another week.
        let edge = [(0..10).collect::<Vec<_>>(), vec![19, 20, 21]].concat();
        check("weeks begin on Mondays", now, &opening(&edge), &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
    }

    #[test]
    fn imports_and_restores_are_thinned_and_what_was_asked_for_stays() {
        let now = at(NOW);
        let nine = |days: i64, reason: Reason| {
            (0..9).map(move |hour| (Instant::from_seconds(days_ago(days).seconds() - hour * 3_600), reason))
        };
        let all: Vec<_> = (0..5).flat_map(|days| nine(days, Reason::Import)).collect();
        // Twenty of the latest three days, and the last of the others.
        check("nine imports a day", now, &all, &(0..20).chain([27, 36]).collect::<Vec<_>>());
        let all: Vec<_> = nine(0, Reason::Import).chain(nine(1, Reason::Opening)).collect();
        check("nine of one day", now, &all, &(0..10).collect::<Vec<_>>());
        let asked: Vec<_> = (0..50).flat_map(|days| nine(days, Reason::Asked)).collect();
        check("asked for by hand", now, &asked, &(0..450).collect::<Vec<_>>());
        let all: Vec<_> = asked.into_iter().chain([(days_ago(60), Reason::Opening)]).collect();
        check("those are not counted", now, &all, &(0..451).collect::<Vec<_>>());
        let ahead = (0..40).map(|day| (days_ago(-3_650 - day), Reason::Opening)).rev();
        let real = (0..10).map(|day| (days_ago(day), Reason::Opening));
        let all: Vec<_> = ahead.chain(real).collect();
        check("nor those of the future", now, &all, &(0..50).collect::<Vec<_>>());
        let later = (0..30).map(|day| (days_ago(day), Reason::Opening));
        let restore = [(days_ago(200), Reason::Restore), (days_ago(201), Reason::Restore)];
        let all: Vec<_> = later.chain([(days_ago(199), Reason::Opening)]).chain(restore).collect();
        let stay = kept(&all, now, Zone::UTC);
        assert_eq!(stay.get(30..), Some([true, true, false].as_slice()), "the last restore");
    }

    fn backups() -> impl Strategy<Value = Vec<(Instant, Reason)>> {
        let one = (0_i64..40_000_000, proptest::sample::select(Reason::ALL.to_vec()));
        proptest::collection::vec(one, 0..300).prop_map(|mut all| {
            all.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
            all.into_iter().map(|(at, reason)| (Instant::from_seconds(at), reason)).collect()
        })
    }

    proptest! {
        #[test]
        fn no_clock_takes_the_newest_or_what_was_asked_for(all in backups(), now in 0_i64..50_000_000) {
            let now = Instant::from_seconds(now);
            let stay = kept(&all, now, Zone::UTC);
            let staying: Vec<_> =
                all.iter().zip(&stay).filter(|(_, stays)| **stays).map(|(one, _)| *one).collect();
            for ((at, reason), stays) in all.iter().zip(&stay) {
                prop_assert!(*stays || *reason != Reason::Asked && *at <= now);
            }
            let newest = all.iter().position(|(at, reason)| *at <= now && *reason != Reason::Asked);
            prop_assert!(newest.is_none_or(|place| stay[place]));
            // A kept backup stays kept until there is another, however far the clock is ahead meanwhile.
            prop_assert!(kept(&staying, now, Zone::UTC).iter().all(|stays| *stays));
            if all.iter().all(|(at, _)| *at <= now) {
                let ahead = Instant::from_seconds(now.seconds() + 315_360_000);
                prop_assert_eq!(&kept(&all, ahead, Zone::UTC), &stay);
            }
            let counted = staying.iter().filter(|(at, reason)| *at <= now && *reason != Reason::Asked);
            prop_assert!(counted.count() <= DAYS + WEEKS + MONTHS + CLOSE + 1);
        }
    }
}
