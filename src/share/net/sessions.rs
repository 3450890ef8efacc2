//! Which run of the program each device is, so that two that use one identity at once are told apart ([`super::hello`]).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::DeviceId;
use domain::Result;

/// The run of this device, and those of the others.
#[derive(Debug)]
pub(super) struct Sessions {
    own: u64,
    others: Mutex<BTreeMap<DeviceId, SessionsOf>>,
}

/// The runs of another device.
#[derive(Debug)]
struct SessionsOf {
    /// The last that has greeted.
    last: u64,
    /// Those that were there at once, and so are those of copies.
    copies: BTreeSet<u64>,
}

impl Sessions {
    pub(super) fn new() -> Result<Self> {
        Ok(Self { own: u64::from_be_bytes(system::random()?), others: Mutex::default() })
    }

    pub(super) const fn own(&self) -> u64 {
        self.own
    }

    /// Takes the session of a device that has greeted. True when the last one was another.
    pub(super) fn take(&self, device: DeviceId, session: u64) -> bool {
        let mut others = self.lock();
        let known = others.entry(device).or_insert(SessionsOf { last: session, copies: BTreeSet::new() });
        std::mem::replace(&mut known.last, session) != session
    }

    /// Whether it is neither the last nor known to be that of a copy.
    pub(super) fn is_old(&self, device: DeviceId, session: u64) -> bool {
        let others = self.lock();
        let known = others.get(&device);
        known.is_some_and(|known| known.last != session && !known.copies.contains(&session))
    }

    pub(super) fn is_copy(&self, device: DeviceId, session: u64) -> bool {
        self.lock().get(&device).is_some_and(|known| known.copies.contains(&session))
    }

    /// Notes that an old session is there beside the last one.
    pub(super) fn add_copy(&self, device: DeviceId, session: u64) {
        if let Some(known) = self.lock().get_mut(&device)
            && known.last != session
        {
            known.copies.extend([session, known.last]);
        }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<DeviceId, SessionsOf>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
