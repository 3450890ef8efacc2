//! Which signed requests have come already, so that one that was overheard cannot be sent again. Kept
//! while their timestamp would still be taken, in bounded room: when that is full the oldest are
//! forgotten, and with them every timestamp up to theirs is refused.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use sha2::{Digest, Sha256};

/// Seconds by which a timestamp may differ from the machine's clock.
pub(super) const WINDOW: i64 = 15 * 60;

/// A timestamp, then what the request was, by a hash of its key and nonce.
type Entry = (i64, [u8; 16]);

/// What has come.
pub(super) struct Nonces {
    seen: Mutex<Seen>,
    most: usize,
}

struct Seen {
    entries: BTreeSet<Entry>,
    /// Timestamps before this one are refused, since what came with them is not known.
    floor: i64,
}

impl Nonces {
    /// Remembers at most so many. What came before the start is not known, so that older timestamps are
    /// refused.
    pub(super) const fn new(started: i64, most: usize) -> Self {
        Self { seen: Mutex::new(Seen { entries: BTreeSet::new(), floor: started }), most }
    }

    /// Whether a timestamp is taken at all.
    pub(super) fn is_in_time(&self, timestamp: i64, now: i64) -> bool {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        timestamp >= seen.floor && now.saturating_sub(timestamp).saturating_abs() <= WINDOW
    }

    /// Enters a request whose signature is right; false when it came before.
    pub(super) fn enter(&self, key: &str, timestamp: i64, nonce: &str, now: i64) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if timestamp < seen.floor {
            return false;
        }
        // A key has no line break, so that the two cannot run into each other.
        let digest = Sha256::new().chain_update(key).chain_update("\n").chain_update(nonce).finalize();
        let mut what = [0; 16];
        for (place, byte) in what.iter_mut().zip(digest) {
            *place = byte;
        }
        let is_new = seen.entries.insert((timestamp, what));
        let past = now.saturating_sub(WINDOW);
        while let Some((oldest, _)) = seen.entries.first().copied()
            && (oldest < past || seen.entries.len() > self.most)
        {
            seen.entries.pop_first();
            seen.floor = seen.floor.max(oldest.saturating_add(1));
        }
        is_new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_comes_once() {
        let nonces = Nonces::new(1_000, 100);
        for (key, timestamp, nonce, expected) in [
            ("ck_a", 1_000, "x", true),
            ("ck_a", 1_000, "x", false),
            ("ck_a", 1_001, "x", true),
            ("ck_b", 1_000, "x", true),
            ("ck_a", 1_000, "y", true),
            ("ck_a", 999, "z", false),
            ("ck_a", 1_000, "x", false),
        ] {
            let answer = nonces.enter(key, timestamp, nonce, 1_010);
            assert_eq!(answer, expected, "{key} {timestamp} {nonce}");
        }
    }

    #[test]
    fn a_timestamp_is_near_the_clock_and_after_the_start() {
        let nonces = Nonces::new(1_000, 100);
        for (timestamp, now, expected) in [
            (1_000, 1_000, true),
            (999, 1_000, false),
            (1_900, 1_000, true),
            (1_901, 1_000, false),
            (1_100, 2_000, true),
            (1_099, 2_000, false),
            (i64::MIN, 2_000, false),
            (i64::MAX, 2_000, false),
        ] {
            assert_eq!(nonces.is_in_time(timestamp, now), expected, "{timestamp} at {now}");
        }
    }

    #[test]
    fn what_is_forgotten_is_refused() {
        let nonces = Nonces::new(0, 3);
        for timestamp in 1..=5 {
            assert!(nonces.enter("ck", timestamp, "n", 10));
        }
        for timestamp in 1..=5 {
            assert!(!nonces.enter("ck", timestamp, "n", 10), "{timestamp}");
        }
        assert!(!nonces.is_in_time(2, 10) && nonces.is_in_time(3, 10));
        assert!(nonces.enter("ck", 2_000, "n", 2_000));
        assert_eq!(nonces.seen.lock().unwrap().entries.len(), 1, "the rest is out of time");
    }
}
