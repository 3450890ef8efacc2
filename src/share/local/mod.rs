//! The part of a program in the group of a shop: as the device of this machine, or through the program that is.
//!
//! One program at a time is the device: the one that holds the folder beside the shop file. The others hand their
//! changes to it by a channel ([`system::LocalStream`]), and it brings them into the list as its own. When such
//! a change has its turn, the program that made it applies it to the file, so that its outcome need not be sent; what
//! happens if it does not is decided by the place in the file, which is written with the change. When the program
//! that is the device ends, one of the others takes its place.

mod client;
mod message;
mod server;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, OnceLock, PoisonError};
use std::thread::{Builder, JoinHandle, sleep};
use std::time::Duration;

use super::folder::ShareFolder;
use super::lock;
use super::net::{Identity, JoinCode};
use super::node::{Node, NodeOptions, require_device_manager};
use super::proposals::Submission;
use super::status::GroupStatus;
use client::Proposed;
use domain::access::Actor;
use domain::access::key::SignedNonce;
use domain::time::Instant;
use domain::{Error, Result, text};
use engine::{Change, Engine, Outcome, Sequencer};
use message::{Failure, Reply, Request};
use system::{Clock, LocalStream};
use transfer::Source;

/// The pause before the folder, and the program that holds it, are tried again.
const AGAIN: Duration = Duration::from_millis(200);
/// Number of attempts before another program is said to have the shop.
const TRIES: u32 = 25;
/// Pause between checks if the device can go on after its disk was full.
const LOOK: Duration = Duration::from_secs(10);
/// The longest wait of a change for a device that is just starting, or that another program is going to be.
const START: Duration = Duration::from_secs(15);

/// The device of this machine, for one program. Another program is looked for, or this one begins to be the device, on a
/// thread of its own until the value is dropped.
pub struct LocalDevice {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

struct Shared {
    shop: PathBuf,
    clock: Clock,
    role: Mutex<Role>,
    changed: Condvar,
}

enum Role {
    /// Nothing yet, after so many tries.
    Starting(u32),
    /// This program is the device.
    Here(Arc<Node>),
    /// Another program is, and this connection ends with it.
    Elsewhere(LocalStream),
    /// It cannot be started.
    Failed(Failure),
    /// This program needs it no more.
    Ended,
}

impl LocalDevice {
    /// Begins to take part, and does not wait. `node` is a device that this program has begun already.
    pub fn begin(shop: &Path, node: Option<Node>, clock: Clock) -> Result<Self> {
        let shared = Arc::new(Shared {
            shop: shop.to_owned(),
            clock,
            role: Mutex::new(Role::Starting(0)),
            changed: Condvar::new(),
        });
        let working = Arc::clone(&shared);
        let thread = Builder::new().name("device".to_owned()).spawn(move || working.take_part(node));
        let thread = thread.map_err(|error| Error::storage(text!("Starting the device"), error))?;
        Ok(Self { shared, thread: Some(thread) })
    }

    /// Takes part, and waits until that is so.
    pub fn open(shop: &Path, clock: Clock) -> Result<Self> {
        if Engine::open(shop)?.group_place()?.is_none() {
            let problem = text!("it is not on several devices");
            return Err(Error::Invalid { what: text!("This shop"), problem });
        }
        let device = Self::begin(shop, None, clock)?;
        device.settled()?;
        Ok(device)
    }

    /// Waits until this program takes part. [`Error::NotFollowing`] where the device was stopped: its shop can be looked at.
    pub fn settled(&self) -> Result<()> {
        self.shared.settled().map(drop)
    }

    /// The sequencer by which engines of this shop make changes. It waits for a device that is just starting.
    pub fn sequencer(&self) -> Arc<dyn Sequencer> {
        Arc::new(LocalProposer { device: OnceLock::new(), shared: Arc::clone(&self.shared) })
    }

    /// The devices of the group, and how this one stands to them; `None` while it is just starting.
    pub fn status(&self) -> Result<Option<GroupStatus>> {
        match &*lock(&self.shared.role) {
            Role::Starting(tries) if *tries > TRIES => return Err(Error::Busy),
            Role::Starting(_) | Role::Ended => return Ok(None),
            _ => {}
        }
        match self.shared.ask(Request::Status) {
            Ok(Reply::Status(status)) => Ok(Some(status)),
            Ok(_) | Err(Error::Busy) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// A new join code with the address of this device, good for an hour and one device. Like all of the
    /// following it needs an administrator.
    pub fn invite(&self, actor: &Actor) -> Result<JoinCode> {
        match self.manage(actor, Request::Invite)? {
            Reply::Code(text) => JoinCode::parse(&text),
            _ => Err(Error::Busy),
        }
    }

    /// Lets a device vote.
    pub fn promote(&self, actor: &Actor, name: &str) -> Result<()> {
        self.manage(actor, Request::Promote(name.to_owned())).map(drop)
    }

    /// Lets a device follow only. Refused for the last one that votes.
    pub fn demote(&self, actor: &Actor, name: &str) -> Result<()> {
        self.manage(actor, Request::Demote(name.to_owned())).map(drop)
    }

    /// Removes another device from the group: it can no longer connect, and keeps the shop as it has it.
    pub fn remove(&self, actor: &Actor, name: &str) -> Result<()> {
        self.manage(actor, Request::Remove(name.to_owned())).map(drop)
    }

    /// Tells the group where others reach this device from now on, which listens there too, if that changes.
    pub fn move_to(&self, actor: &Actor, address: &str, listen: Option<SocketAddr>) -> Result<()> {
        self.manage(actor, Request::Move { address: address.to_owned(), listen })?;
        if listen.is_some() && matches!(*lock(&self.shared.role), Role::Here(_)) {
            self.shared.restart();
        }
        Ok(())
    }

    /// Carries out a request that needs an administrator.
    fn manage(&self, actor: &Actor, request: Request) -> Result<Reply> {
        require_device_manager(actor)?;
        self.shared.ask(request)
    }
}

impl Drop for LocalDevice {
    fn drop(&mut self) {
        self.shared.set(Role::Ended);
        if let Some(thread) = self.thread.take() {
            // A panic there is of no interest here.
            let _ended = thread.join();
        }
    }
}

/// The sequencer of a program.
struct LocalProposer {
    device: OnceLock<i64>,
    shared: Arc<Shared>,
}

impl Sequencer for LocalProposer {
    fn device(&self) -> i64 {
        let folder = || ShareFolder::path_of(&self.shared.shop);
        // Without a key the device cannot be started, which a change says.
        *self.device.get_or_init(|| Identity::device_in(&folder()).unwrap_or_default().cast_signed())
    }

    fn propose(
        &self,
        engine: &mut Engine,
        change: (&Change, Option<SignedNonce>),
        sources: &[Source],
        actor: &Actor,
        now: Instant,
    ) -> Result<Outcome> {
        let submission = Submission::new(&self.shared.shop, change, sources, actor, now)?;
        let proposed = Proposed { submission: &submission, change: change.0, sources, actor, now };
        for _ in 0..TRIES {
            if let Some(node) = self.shared.settled()? {
                return node.proposer().submit(submission, None);
            }
            if let Ok(made) = proposed.make(&self.shared.channel(), engine) {
                return made;
            }
            // The program has ended, perhaps with the change on its way.
            sleep(AGAIN);
            if engine.is_applied(&submission.id)? {
                return Err(Error::AnswerTooSlow);
            }
        }
        Err(Error::Busy)
    }
}

impl Shared {
    fn channel(&self) -> PathBuf {
        ShareFolder::channel_of(&self.shop)
    }

    /// Takes another role, and wakes the threads that wait for it; nothing follows the end.
    fn set(&self, role: Role) {
        let mut now = lock(&self.role);
        let past = if matches!(*now, Role::Ended) { role } else { std::mem::replace(&mut *now, role) };
        drop(now);
        self.changed.notify_all();
        if let Role::Elsewhere(watched) = &past {
            watched.close();
        }
    }

    /// Waits until this program is the device (which is returned) or another one is.
    fn settled(&self) -> Result<Option<Arc<Node>>> {
        let is_starting = |role: &mut Role| matches!(role, Role::Starting(_));
        let waited = self.changed.wait_timeout_while(lock(&self.role), START, is_starting);
        let (role, _) = waited.unwrap_or_else(PoisonError::into_inner);
        match &*role {
            Role::Here(node) => Ok(Some(Arc::clone(node))),
            Role::Elsewhere(_) => Ok(None),
            Role::Failed(failure) => Err(failure.clone().into()),
            Role::Starting(_) => Err(Error::Busy),
            Role::Ended => Err(Error::CutOff { problem: text!("sharing does not run here") }),
        }
    }

    /// Does something on the device, whichever program it is. [`Error::Busy`] when that does not answer.
    fn ask(&self, request: Request) -> Result<Reply> {
        if let Some(node) = self.settled()? {
            return server::perform(&node, request);
        }
        match client::ask(&self.channel(), request).map_err(|_lost| Error::Busy)? {
            Reply::Refused(failure) => Err(failure.into()),
            reply => Ok(reply),
        }
    }

    /// Is the device, or follows the program that is, until the end.
    fn take_part(self: &Arc<Self>, begun: Option<Node>) {
        let mut begun = begun.map(Ok);
        let mut tries = 0;
        let start = || Node::start(&self.shop, &NodeOptions::kept(&self.shop, self.clock)?);
        while !matches!(*lock(&self.role), Role::Ended | Role::Failed(_)) {
            match begun.take().unwrap_or_else(start) {
                Ok(node) => {
                    self.be_device(node);
                    continue;
                }
                Err(Error::Busy) => {}
                Err(error) => return self.set(Role::Failed(Failure::from(&error))),
            }
            if self.follow().is_ok() {
                tries = 0;
                continue;
            }
            tries += 1;
            self.set(Role::Starting(tries));
            let is_not_ended = |role: &mut Role| !matches!(role, Role::Ended);
            drop(self.changed.wait_timeout_while(lock(&self.role), AGAIN, is_not_ended));
        }
    }

    /// Is the device until the end, or until it is to be started anew.
    fn be_device(self: &Arc<Self>, node: Node) {
        let node = Arc::new(node);
        let shared = Arc::downgrade(self);
        let restart = move || {
            if let Some(shared) = shared.upgrade() {
                shared.restart();
            }
        };
        match server::open(&self.shop, &node, restart) {
            Ok(_listener) => {
                self.set(Role::Here(Arc::clone(&node)));
                let is_here = |role: &mut Role| matches!(role, Role::Here(_));
                while is_here(&mut lock(&self.role)) {
                    drop(self.changed.wait_timeout_while(lock(&self.role), LOOK, is_here));
                    if node.may_go_on() {
                        self.restart();
                    }
                }
            }
            Err(error) => self.set(Role::Failed(Failure::from(&error))),
        }
    }

    /// Ends the device of this program, which is then started as it is kept.
    fn restart(&self) {
        self.set(Role::Starting(0));
    }

    /// Follows the program that is the device until it ends. An error when none answers.
    fn follow(&self) -> std::io::Result<()> {
        let mut watched = client::watch(&self.channel())?;
        self.set(Role::Elsewhere(watched.try_clone()?));
        watched.wait_for_end();
        self.set(Role::Starting(0));
        Ok(())
    }
}
