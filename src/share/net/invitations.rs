//! The join codes that a device gave out, by the digests of their secrets. A code is good for an hour and for one
//! device; what became of it is kept for a day longer, so that a second use gets the right answer.

use std::path::Path;

use serde::{Deserialize, Serialize};
use subtle::{Choice, ConstantTimeEq as _};

use super::identity::Digest;
use super::join_code::Secret;
use crate::folder::{read_json, write_json};
use domain::text::Text;
use domain::time::Instant;
use domain::{Result, text};

/// The seconds for which a code is good.
pub const GOOD_FOR: i64 = 60 * 60;
/// The seconds by which a clock that is put right goes back at most.
const STEP_BACK: i64 = 60;
/// The seconds for which an old one is kept.
const KEPT_FOR: i64 = 24 * 60 * 60;
/// The most codes that are kept; the oldest goes.
const MOST: usize = 32;
/// After so many wrong secrets in a row, the open codes are withdrawn.
const MOST_WRONG: u32 = 20;

/// The reason for refusing a secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum CodeRefused {
    /// No code has this secret.
    Unknown,
    /// The hour is over.
    Expired,
    /// Another device joined by it.
    Used,
    /// Too many wrong ones were tried while it was open.
    Withdrawn,
    /// The device that joined by it was removed.
    Removed,
}

impl CodeRefused {
    /// The same for people.
    pub const fn text(self) -> Text {
        match self {
            Self::Unknown => text!("this code is not known there. Make a new one on the other device"),
            Self::Expired => {
                text!("this code has expired: it is good for an hour. Make a new one on the other device")
            }
            Self::Used => text!(
                "this code was used already: each is good for one device. Make a new one on the other device"
            ),
            Self::Withdrawn => text!(
                "this code was withdrawn, since too many wrong ones were tried. Make a new one on the other device"
            ),
            Self::Removed => text!(
                "this device was removed from the group, so the code that it joined by is used up. Make a new one on the other device"
            ),
        }
    }
}

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
struct Invitation {
    secret: Digest,
    /// The first instant at which it is no longer good, in seconds.
    expires: i64,
    used_by: Option<Digest>,
    /// The place in the log of the members to which the device that used it was added first, or was to be.
    added_to: Option<u64>,
    is_withdrawn: bool,
    /// The clock has shown that the hour is over, whatever it shows now; or was set back to before the code was made.
    #[serde(default)]
    is_expired: bool,
}

/// The codes, the oldest first.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(super) struct Invitations {
    codes: Vec<Invitation>,
    wrong: u32,
}

impl Invitations {
    /// Loads the invitations in this file; none when it does not exist.
    pub(super) fn load(path: &Path) -> Result<Self> {
        Ok(read_json(path)?.unwrap_or_default())
    }

    /// Writes them into this file, which only its owner can read.
    pub(super) fn save(&self, path: &Path) -> Result<()> {
        write_json(path, self)
    }

    /// Adds a code with this secret, good from now on.
    pub(super) fn add(&mut self, secret: &Secret, now: Instant) {
        self.codes.retain(|code| now.seconds() < code.expires.saturating_add(KEPT_FOR));
        if self.codes.len() >= MOST {
            self.codes.remove(0);
        }
        let expires = now.seconds().saturating_add(GOOD_FOR);
        self.codes.push(Invitation { secret: secret.digest(), expires, ..Invitation::default() });
        self.wrong = 0;
    }

    /// True without any code that a device outside the group may ask about.
    pub(super) const fn is_empty(&self) -> bool {
        self.codes.is_empty()
    }

    /// Notes the time, so that a code whose hour is over is not good again once the clock is set back. True
    /// when that changes a code, to be saved.
    pub(super) fn note_time(&mut self, now: Instant) -> bool {
        let mut is_news = false;
        for code in self.codes.iter_mut().filter(|code| !code.is_expired) {
            let left = code.expires.saturating_sub(now.seconds());
            code.is_expired = !(1..=GOOD_FOR + STEP_BACK).contains(&left);
            is_news |= code.is_expired;
        }
        is_news
    }

    /// Uses the code with this secret for the device with this certificate. The same device may ask again, since
    /// an answer can be lost.
    pub(super) fn redeem(
        &mut self,
        secret: &Secret,
        joiner: &Digest,
        now: Instant,
    ) -> std::result::Result<(), CodeRefused> {
        self.note_time(now);
        let Some(code) = self.find(secret) else {
            self.wrong = self.wrong.saturating_add(1);
            if self.wrong >= MOST_WRONG {
                self.codes.iter_mut().for_each(|code| code.is_withdrawn = true);
            }
            return Err(CodeRefused::Unknown);
        };
        match &code.used_by {
            Some(before) if before != joiner => return Err(CodeRefused::Used),
            _ if code.is_expired => return Err(CodeRefused::Expired),
            None if code.is_withdrawn => return Err(CodeRefused::Withdrawn),
            _ => {}
        }
        code.used_by = Some(*joiner);
        self.wrong = 0;
        Ok(())
    }

    /// Lets the device that used the code with this secret be added to the members of this place in the log, which are
    /// those of the leader and do not have it. Refused when it asked before and the members have changed since: it may have
    /// been one of them, and was removed.
    pub(super) fn add_to(&mut self, secret: &Secret, members: u64) -> std::result::Result<(), CodeRefused> {
        let code = self.find(secret).ok_or(CodeRefused::Unknown)?;
        if *code.added_to.get_or_insert(members) == members { Ok(()) } else { Err(CodeRefused::Removed) }
    }

    /// The code with this secret. All of them are compared, so that the time says nothing.
    fn find(&mut self, secret: &Secret) -> Option<&mut Invitation> {
        let given = secret.digest();
        let mut found = None;
        for code in &mut self.codes {
            let is_same: Choice = code.secret.bytes().ct_eq(given.bytes());
            if is_same.into() {
                found = Some(code);
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const NOW: Instant = Instant::from_seconds(1_000_000);

    fn later(seconds: i64) -> Instant {
        Instant::from_seconds(NOW.seconds() + seconds)
    }

    #[test]
    fn a_code_is_good_for_an_hour_and_one_device() {
        let (shop_floor, laptop) = (Digest::of(b"shop-floor"), Digest::of(b"laptop"));
        let [right, wrong] = [1, 2].map(|byte| Secret::new([byte; 16]));
        for (name, tries, expected) in [
            ("in time", &[(&right, &shop_floor, 0)][..], Ok(())),
            ("at the last moment", &[(&right, &shop_floor, GOOD_FOR - 1)], Ok(())),
            ("late", &[(&right, &shop_floor, GOOD_FOR)], Err(CodeRefused::Expired)),
            ("wrong", &[(&wrong, &shop_floor, 0)], Err(CodeRefused::Unknown)),
            ("again", &[(&right, &shop_floor, 0), (&right, &shop_floor, 1)], Ok(())),
            ("another", &[(&right, &shop_floor, 0), (&right, &laptop, 1)], Err(CodeRefused::Used)),
            (
                "another, later",
                &[(&right, &shop_floor, 0), (&right, &laptop, GOOD_FOR + 1)],
                Err(CodeRefused::Used),
            ),
            ("after a wrong one", &[(&wrong, &shop_floor, 0), (&right, &shop_floor, 1)], Ok(())),
        ] {
            let mut invitations = Invitations::default();
            invitations.add(&right, NOW);
            let results =
                tries.iter().map(|(secret, joiner, at)| invitations.redeem(secret, joiner, later(*at)));
            assert_eq!(results.last().unwrap(), expected, "{name}");
        }
    }

    #[test]
    fn a_code_whose_hour_is_over_stays_so() {
        let (shop_floor, secret) = (Digest::of(b"shop-floor"), Secret::new([1; 16]));
        for (name, shown, at, expected) in [
            ("in time", &[0, 100][..], 200, Ok(())),
            ("a clock that is put right", &[0, 100], -STEP_BACK, Ok(())),
            ("set back once it is over", &[0, GOOD_FOR], 10, Err(CodeRefused::Expired)),
            ("set back after a day", &[24 * GOOD_FOR, 5], 10, Err(CodeRefused::Expired)),
            ("set back to before it was made", &[], -STEP_BACK - 1, Err(CodeRefused::Expired)),
            ("and right again", &[-STEP_BACK - 1], 10, Err(CodeRefused::Expired)),
        ] {
            let mut invitations = Invitations::default();
            invitations.add(&secret, NOW);
            let is_news = shown.iter().filter(|at| invitations.note_time(later(**at))).count();
            assert_eq!(is_news, usize::from(expected.is_err() && !shown.is_empty()), "{name}");
            // As after a restart.
            let text = serde_json::to_string(&invitations).unwrap();
            let mut invitations: Invitations = serde_json::from_str(&text).unwrap();
            assert_eq!(invitations.redeem(&secret, &shop_floor, later(at)), expected, "{name}");
        }
    }

    #[test]
    fn a_device_is_added_to_the_members_that_it_first_asked_to_be_added_to() {
        let secret = Secret::new([1; 16]);
        for (name, places, expected) in [
            ("once", &[3][..], Ok(())),
            ("again, since it was not added", &[3, 3], Ok(())),
            ("after they have changed", &[3, 5], Err(CodeRefused::Removed)),
            ("and again", &[3, 5, 5], Err(CodeRefused::Removed)),
        ] {
            let mut invitations = Invitations::default();
            invitations.add(&secret, NOW);
            let results = places.iter().map(|members| invitations.add_to(&secret, *members));
            assert_eq!(results.last().unwrap(), expected, "{name}");
        }
    }

    #[test]
    fn wrong_secrets_withdraw_the_open_codes() {
        let (shop_floor, right) = (Digest::of(b"shop-floor"), Secret::new([1; 16]));
        let mut invitations = Invitations::default();
        invitations.add(&right, NOW);
        for byte in 0..20 {
            let wrong = Secret::new([100 + byte; 16]);
            assert_eq!(invitations.redeem(&wrong, &shop_floor, NOW), Err(CodeRefused::Unknown));
        }
        assert_eq!(invitations.redeem(&right, &shop_floor, NOW), Err(CodeRefused::Withdrawn));
        let new = Secret::new([2; 16]);
        invitations.add(&new, NOW);
        assert_eq!(invitations.redeem(&new, &shop_floor, NOW), Ok(()));
    }

    #[test]
    fn old_codes_go_and_none_is_stored_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("invitations.json");
        let mut invitations = Invitations::load(&path).unwrap();
        assert!(invitations.is_empty());
        let secret = Secret::new([1; 16]);
        invitations.add(&secret, NOW);
        invitations.save(&path).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(!text.contains(&String::from(secret.clone())), "{text}");
        let mut read = Invitations::load(&path).unwrap();
        assert_eq!(read.redeem(&secret, &Digest::of(b"shop-floor"), NOW), Ok(()));
        read.add(&Secret::new([2; 16]), later(GOOD_FOR + KEPT_FOR));
        assert_eq!(read.codes.len(), 1);
        for byte in 0..100 {
            read.add(&Secret::new([byte; 16]), NOW);
        }
        assert_eq!(read.codes.len(), MOST);
    }
}
