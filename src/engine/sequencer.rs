//! The engine's view of a shop on several devices: the interface to the one that puts changes in the order in
//! which all devices apply them. `share` implements it.

use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

use super::apply::Job;
use super::change::{Change, Outcome};
use super::{Engine, step};
use domain::access::Actor;
use domain::access::key::SignedNonce;
use domain::task::Task;
use domain::text;
use domain::time::Instant;
use domain::{Error, Result};
use store::{GroupEntry, GroupPlace, Step, Store};
use transfer::Source;

/// Puts the changes of a shop on several devices in one order.
pub trait Sequencer: Send + Sync {
    /// This device, whose steps an undo here takes back.
    fn device(&self) -> i64;

    /// Makes the change on all devices; returns its outcome on this one once its file has it. That of a signed
    /// request is made once in the whole group, and refused when it comes again. The files of an
    /// import come with it. `engine` is the one whose change it is: where another program is the device of this
    /// machine, the entry is applied by it.
    fn propose(
        &self,
        engine: &mut Engine,
        change: (&Change, Option<SignedNonce>),
        sources: &[Source],
        actor: &Actor,
        now: Instant,
    ) -> Result<Outcome>;
}

/// The sequencer of a shop; none while the shop is on one device. Engines that share a slot begin to share
/// at once.
#[derive(Clone, Default)]
pub struct SequencerSlot(Arc<RwLock<Option<Arc<dyn Sequencer>>>>);

impl SequencerSlot {
    /// Sets the sequencer, or takes it away.
    pub fn set(&self, sequencer: Option<Arc<dyn Sequencer>>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = sequencer;
    }

    pub(super) fn get(&self) -> Option<Arc<dyn Sequencer>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn device(&self) -> Option<i64> {
        self.get().map(|sequencer| sequencer.device())
    }
}

impl std::fmt::Debug for SequencerSlot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("SequencerSlot").field(&self.device()).finish()
    }
}

impl Engine {
    /// The place of the file in the list of its devices' changes; `None` for a shop that is not shared.
    pub fn group_place(&self) -> Result<Option<GroupPlace>> {
        self.store.read(|read| Ok(read.group_place()?))
    }

    /// The place that a file has in a list, such as a copy that is to be sent; it is not opened for use.
    pub fn peek_group(path: &Path) -> Result<Option<GroupPlace>> {
        Ok(Store::peek_group(path)?)
    }

    /// Turns the file into that of a shared shop, which from now on is changed by [`Self::apply_entry`]
    /// alone, and by these rules.
    pub fn begin_sharing(&mut self, now: Instant, rules: u32) -> Result<()> {
        Ok(self.store.begin_sharing(&step(&Actor::nobody(""), now), Some(rules))?)
    }

    /// Turns a new file into that of a device which has joined: it gets a copy of the shop before anything else.
    pub fn begin_joining(&mut self, now: Instant) -> Result<()> {
        Ok(self.store.begin_sharing(&step(&Actor::nobody(""), now), None)?)
    }

    /// Turns the file into a shop of its own, which no other device has.
    pub fn end_sharing(&mut self, now: Instant) -> Result<()> {
        Ok(self.store.end_sharing(&step(&Actor::nobody(""), now), None)?)
    }

    /// Turns the file into a shop of its own. The others go on with the series of invoices, so this one gives
    /// no number in it until a person says otherwise.
    pub fn leave_sharing(&mut self, actor: &Actor, now: Instant) -> Result<()> {
        let series = self.shop()?.invoices.series;
        let step = Step { title: text!("End the sharing on this device"), ..step(actor, now) };
        Ok(self.store.end_sharing(&step, Some(&series))?)
    }

    /// True when the proposal was applied to the file lately.
    pub fn is_applied(&self, proposal: &str) -> Result<bool> {
        self.store.read(|read| Ok(read.is_applied(proposal)?))
    }

    /// Makes several entries by one transaction: everything that `work` wrote is kept, or nothing where it
    /// returns an error.
    pub fn together<T>(&mut self, now: Instant, work: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.store.begin_together(now)?;
        let made = work(self);
        let ended = self.store.end_together(made.is_ok());
        if made.is_err() || ended.is_err() {
            // They may have been read from what was rolled back.
            self.forget_caches();
        }
        let made = made?;
        ended?;
        Ok(made)
    }

    /// Makes the change of an entry, and writes its place in the same transaction; a refused change writes
    /// the place alone, and so does that of a signed request which came before. The outer error is of this device,
    /// which then has neither.
    pub fn apply_entry(
        &mut self,
        entry: GroupEntry,
        change: &Change,
        sources: &[Source],
        login: &str,
        now: Instant,
    ) -> Result<Result<Outcome>> {
        let actor = self.actor(login)?;
        self.store.begin_entry(entry);
        let job = Job { sources, task: &Task::default(), actor: &actor, now };
        let made =
            self.store.refuse_again().map_err(Error::from).and_then(|()| self.make_checked(change, job));
        let left = self.store.end_entry();
        match made {
            Err(error) if !Store::is_refusal(&error) => return Err(error),
            _ => {}
        }
        if let Some(entry) = left {
            self.enter(entry, now)?;
        }
        Ok(made)
    }

    /// Writes the place of an entry that changes nothing.
    pub fn enter(&mut self, entry: GroupEntry, now: Instant) -> Result<()> {
        self.store.begin_entry(entry);
        let entered = self.store.write(&step(&Actor::nobody(""), now), |_write| Ok(()));
        self.store.end_entry();
        entered
    }

    /// Replaces the contents of a shared shop by those of a checked copy from another device, with its place
    /// in the list. Data of this device alone are put into the copy before: the nonces of requests that came
    /// here.
    pub fn install_copy(&mut self, copy: &Path, now: Instant) -> Result<()> {
        let mut source = Self::open(copy)?;
        if !source.store.read(|read| Ok(read.is_shared()?))? {
            return Err(Error::NotFollowing {
                problem: text!("it is not a copy of a shop on several devices"),
            });
        }
        let nonces = self.store.read(|read| Ok(read.nonces()?))?;
        let nobody = step(&Actor::nobody(""), now);
        source.store.write_local(&nobody, |write| Ok(write.take_over_nonces(&nonces)?))?;
        source.close()?;
        self.forget_caches();
        Ok(self.store.replace_with(copy, now, |_was| Ok(()))?)
    }
}
