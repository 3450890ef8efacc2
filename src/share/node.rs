//! A device of a group at work: what the program that has a shared shop open is for the other devices, and what
//! it asks of them.

use std::collections::{BTreeMap, BTreeSet};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use openraft::storage::RaftLogStorage;
use openraft::{ChangeMembers, Config, Raft, SnapshotPolicy};
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::time::Instant;

use super::folder::ShareFolder;
use super::log::{Log, LogReader};
use super::net::{
    CallError, Channels, JoinCode, Joining, Limits, Members, Network, Options, PUT_BACK, Status, Submitter,
    check_address, is_deserted, join, leave,
};
use super::proposals::Proposer;
use super::rules::{RULES, Rules};
use super::state_machine::StateMachine;
use super::status::{DeviceStatus, GroupStatus, Standing};
use super::types::{Device, DeviceId, Types};
use domain::access::{Actor, Right};
use domain::advice::Advice;
use domain::shop::settings::{Currency, Shop};
use domain::text::Text;
use domain::time::Zone;
use domain::{Error, Result, label, text};
use engine::{Engine, LogSync, Sequencer};
use system::{Clock, data_folder, logs_of};

/// The pause between two looks whether something has come.
const AGAIN: Duration = Duration::from_millis(50);
/// The message on a device that knows of its removal; one that was away when it was removed is cut off.
const REMOVED: Text =
    Text::new(label!("this device was removed from the group, and keeps the shop as it was then"));
/// The name of a shop that has not come yet.
const NOT_YET: &str = "Joining";

/// Refuses users who may not share a shop, and see and change its devices: everyone but administrators.
pub fn require_device_manager(actor: &Actor) -> Result<()> {
    Right::Administrator
        .require(actor, Error::AdministratorOnly { what: label!("manage the devices of a shop") })
}

/// Options of a device's part in the group.
#[derive(Debug, Clone)]
pub struct NodeOptions {
    /// The address to listen on, port 0 for any free one; none for a device that only calls others.
    pub listen: Option<SocketAddr>,
    /// The log's way of writing: [`LogSync::Immediate`], but in tests.
    pub log: LogSync,
    /// The latest rules that this device can apply: [`RULES`], but in tests.
    pub rules: u32,
    /// The clock for the hour of join codes.
    pub clock: Clock,
    /// A folder outside of the shop's files for the record of the entries that this device has confirmed, so
    /// that one whose files were put back from an older copy knows it by itself; none in tests.
    pub record: Option<PathBuf>,
    /// The limits of the network.
    pub limits: Limits,
}

impl NodeOptions {
    /// The options that the device of a shop was begun with.
    pub fn kept(shop: &Path, clock: Clock) -> Result<Self> {
        Ok(Self::new(ShareFolder::listen_of(shop)?, clock))
    }

    /// A device that listens at an address, or only calls others.
    pub fn new(listen: Option<SocketAddr>, clock: Clock) -> Self {
        let record = Some(data_folder().join("devices"));
        Self { listen, log: LogSync::Immediate, rules: RULES, clock, record, limits: Limits::default() }
    }
}

/// A device of a group at work.
pub struct Node {
    shop: PathBuf,
    runtime: Handle,
    /// Taken when the node ends.
    threads: Option<Runtime>,
    raft: Raft<Types>,
    network: Arc<Network>,
    machine: StateMachine,
    log: LogReader,
    limits: Limits,
}

impl Node {
    /// Begins to share a shop: this device is the first of its group. `address` is where others reach it. Needs an
    /// administrator.
    pub fn share(
        shop: &Path,
        actor: &Actor,
        name: &str,
        address: &str,
        options: &NodeOptions,
    ) -> Result<Self> {
        require_device_manager(actor)?;
        let mut engine = Engine::open(shop)?;
        refuse_if_shared(&engine)?;
        free_to_listen(options.listen)?;
        let now = options.clock.now(engine.shop()?.time_zone);
        // Held before anything is written, so that two programs do not begin at once.
        let folder = Arc::new(ShareFolder::open(shop)?);
        refuse_if_shared(&engine)?;
        // What an earlier attempt has left is of no group.
        folder.clear()?;
        engine.begin_sharing(now, options.rules)?;
        let begun = Self::begin(shop, &folder, options).and_then(|node| {
            let device = Device {
                name: name.to_owned(),
                address: address.to_owned(),
                certificate: node.network.fingerprint().to_string(),
            };
            node.found(device)?;
            node.network.folder().keep_listen(node.address())?;
            Ok(node)
        });
        if begun.is_err() {
            engine.end_sharing(now)?;
            folder.remove()?;
        }
        begun
    }

    /// Joins a group, and returns when its shop has come to the new file `shop`.
    pub fn join(
        code: &JoinCode,
        shop: &Path,
        name: &str,
        address: &str,
        options: &NodeOptions,
    ) -> Result<Self> {
        free_to_listen(options.listen)?;
        let path = ShareFolder::path_of(shop);
        if path.exists() {
            let problem = text!(
                "it belongs to an earlier shop of this name; move it away, or name another file for the shop"
            );
            return Err(Error::Invalid { what: Text::written(path.to_string_lossy()), problem });
        }
        let now = options.clock.now(Zone::UTC);
        let engine = Engine::create(shop, &Shop::new(NOT_YET, Currency::USD, Zone::UTC)?, now)?;
        let joined = Self::fetch(code, engine, (name, address), options);
        if joined.is_err() {
            // The file is of this call, and nothing has come. What cannot be removed is only in the way.
            drop(std::fs::remove_dir_all(path));
            drop(std::fs::remove_file(shop));
            for log in logs_of(shop) {
                drop(std::fs::remove_file(log));
            }
        }
        joined
    }

    /// Lets a device whose files were put back from an older copy join anew: it leaves the group, so that its name is free, and
    /// the shop comes to the new file `shop`. Its old file `old` stays as it is.
    pub fn join_anew(
        code: &JoinCode,
        old: &Path,
        shop: &Path,
        (name, address): (&str, &str),
        options: &NodeOptions,
    ) -> Result<Self> {
        if !ShareFolder::was_put_back(old) {
            let problem = text!("its files were not put back from an older copy; join without naming it");
            return Err(Error::Invalid { what: Text::written(old.to_string_lossy()), problem });
        }
        // Where it cannot, or was removed already, the name says whether it has.
        drop(runtime()?.block_on(leave(code, &ShareFolder::path_of(old), options.limits)));
        Self::join(code, shop, name, address, options)
    }

    /// Turns a new shop file into that of a device of the group, and waits until its shop has come.
    fn fetch(
        code: &JoinCode,
        mut engine: Engine,
        (name, address): (&str, &str),
        options: &NodeOptions,
    ) -> Result<Self> {
        let shop = engine.path().to_owned();
        engine.begin_joining(options.clock.now(Zone::UTC))?;
        engine.close()?;
        let folder = Arc::new(ShareFolder::open(&shop)?);
        let joining = Joining {
            folder: Arc::clone(&folder),
            name: name.to_owned(),
            address: address.to_owned(),
            rules: options.rules,
        };
        let runtime = runtime()?;
        runtime.block_on(join(code, &joining, options.limits))?;
        let fetched = Self::begin(&shop, &folder, options).and_then(|node| {
            node.network.folder().keep_listen(node.address())?;
            node.wait(text!("the copy of the shop has not come"), |node| {
                Ok(Engine::peek_group(&node.shop)?.is_some_and(|place| !place.awaits_copy))
            })?;
            Ok(node)
        });
        if fetched.is_err() {
            // So that its name is free for the next attempt. What cannot be reached now keeps it.
            drop(runtime.block_on(leave(code, folder.path(), options.limits)));
        }
        fetched
    }

    /// Starts the device of a shared shop.
    pub fn start(shop: &Path, options: &NodeOptions) -> Result<Self> {
        let Some(place) = Engine::open(shop)?.group_place()? else {
            return Err(of_shop(text!("it is not on several devices")));
        };
        if place.rules > options.rules {
            return Err(Error::OtherRules { theirs: place.rules, ours: options.rules, program: None });
        }
        let node = Self::begin(shop, &Arc::new(ShareFolder::open(shop)?), options)?;
        // The first device may have ended before it had its copy.
        if node.raft.metrics().borrow().purged.is_none() && !place.awaits_copy {
            let copied = node.copy_first();
            // One that has been stopped meanwhile by another device is there, to say so.
            if node.network.stopped().is_none() {
                copied?;
            }
        }
        Ok(node)
    }

    /// Makes the file of this device a shop of its own again, also where the device cannot be started any more, and
    /// deletes what it was a device by. The others go on without it, and remove it; they go on with the numbers of invoices
    /// too. Refused while a program is the device.
    /// Needs an administrator.
    pub fn end(shop: &Path, actor: &Actor, clock: Clock) -> Result<()> {
        require_device_manager(actor)?;
        let mut engine = Engine::open(shop)?;
        if engine.group_place()?.is_none() {
            return Err(of_shop(text!("it is not on several devices")));
        }
        let folder = ShareFolder::open(shop)?;
        let now = clock.now(engine.shop()?.time_zone);
        engine.leave_sharing(actor, now)?;
        folder.remove()
    }

    fn begin(shop: &Path, folder: &Arc<ShareFolder>, options: &NodeOptions) -> Result<Self> {
        let threads = runtime()?;
        let runtime = threads.handle().clone();
        let rules = Arc::new(Rules::new(options.rules));
        let (raft, network, machine, log) = runtime.block_on(async {
            let network = Network::start(Options {
                folder: Arc::clone(folder),
                listen: options.listen,
                rules: Arc::clone(&rules),
                clock: options.clock,
                record: options.record.clone(),
                limits: options.limits,
            });
            let network = network.await?;
            let files = Submitter::new(Arc::clone(&network), runtime.clone());
            let machine = StateMachine::start(shop, Arc::clone(folder), rules, Arc::new(files))?;
            let mut log = Log::open(&folder.log(), options.log).await?;
            check_log(shop, &mut log, &network).await?;
            log.purge_behind(machine.clone());
            let reader = log.reader();
            let channels = Channels::new(Arc::clone(&network));
            let raft = Raft::new(network.device(), config()?, channels, log, machine.clone());
            let raft = raft.await.map_err(|error| not_following(&error))?;
            network.attach(&raft, machine.stop_sign(), &reader);
            Ok::<_, Error>((raft, network, machine, reader))
        })?;
        let (shop, threads, limits) = (shop.to_owned(), Some(threads), options.limits);
        Ok(Self { shop, runtime, threads, raft, network, machine, log, limits })
    }

    /// Makes this device a group of one.
    fn found(&self, device: Device) -> Result<()> {
        let members = BTreeMap::from([(self.network.device(), device)]);
        let founded = self.runtime.block_on(self.raft.initialize(members));
        founded.map_err(|error| not_following(&error))?;
        self.copy_first()
    }

    /// Makes a copy of the shop and forgets the entries before it: the data from before the sharing are in no
    /// entry, so a new device has to begin with a copy.
    fn copy_first(&self) -> Result<()> {
        self.wait(text!("this device does not lead yet; try again in a moment"), |node| {
            let metrics = node.raft.metrics();
            let now = metrics.borrow();
            Ok(now.last_applied.is_some() && now.last_applied.map(|last| last.index) == now.last_log_index)
        })?;
        let ended = |error| not_following(&error);
        self.runtime.block_on(self.raft.trigger().snapshot()).map_err(ended)?;
        self.wait(text!("the copy of the shop was not made"), |node| {
            Ok(node.raft.metrics().borrow().snapshot.is_some())
        })?;
        let upto = self.raft.metrics().borrow().snapshot.map_or(0, |last| last.index);
        self.runtime.block_on(self.raft.trigger().purge_log(upto)).map_err(ended)?;
        self.wait(text!("the log was not shortened"), |node| {
            Ok(node.raft.metrics().borrow().purged.is_some())
        })
    }

    /// Waits until something is so.
    fn wait(&self, problem: Text, is_so: impl Fn(&Self) -> Result<bool>) -> Result<()> {
        let begun = Instant::now();
        while !is_so(self)? {
            if let Some(problem) = self.network.stopped() {
                return Err(Error::NotFollowing { problem });
            }
            if begun.elapsed() > self.limits.copy {
                return Err(Error::NotFollowing { problem });
            }
            std::thread::sleep(AGAIN);
        }
        Ok(())
    }

    /// The sequencer by which engines of this shop make changes.
    pub fn sequencer(&self) -> Arc<dyn Sequencer> {
        Arc::new(self.proposer())
    }

    pub(super) fn proposer(&self) -> Proposer {
        let submit = Submitter::new(Arc::clone(&self.network), self.runtime.clone());
        Proposer::new(self.network.device(), &self.machine, Arc::new(submit))
    }

    /// The address that this device listens on, with the actual port.
    pub fn address(&self) -> Option<SocketAddr> {
        self.network.address()
    }

    /// The version of the rules of the group, as far as this device has followed it.
    pub fn rules(&self) -> u32 {
        self.machine.rules().group()
    }

    /// The state of the group, as far as this device knows by itself.
    fn own_status(&self) -> Result<Status> {
        self.network.status().map_err(|refusal| Error::NotFollowing { problem: refusal.text() })
    }

    /// The devices of the group, and how this one stands to them.
    pub fn status(&self) -> Result<GroupStatus> {
        let network = &self.network;
        let mine = self.own_status()?;
        let led = self.runtime.block_on(network.status_of_leader());
        let why = mine.stopped.get(&mine.device).map(|at| at.problem.clone());
        let is_led = why.is_some() || network.hears_leader() && !is_deserted(&self.raft);
        let leader = led.as_ref().ok().filter(|_| is_led);
        let stopped = |id: DeviceId| mine.stopped.get(&id).or_else(|| leader?.stopped.get(&id));
        let lacks = |has: Option<u64>| Some(leader?.last?.saturating_sub(has.unwrap_or_default()));
        let behind = |id: DeviceId| match leader {
            _ if id == mine.device => lacks(mine.applied),
            _ if let Some(at) = stopped(id) => lacks(at.applied),
            Some(leader) if id == leader.device => Some(0),
            Some(leader) => leader.replicated.get(&id).and_then(|has| lacks(*has)),
            None => None,
        };
        let Members { devices, voters, .. } = leader.map_or(&mine.members, |leader| &leader.members);
        let mut devices: Vec<DeviceStatus> = devices
            .iter()
            .map(|(id, device)| DeviceStatus {
                name: device.name.clone(),
                address: device.address.clone(),
                is_voter: voters.contains(id),
                is_leader: leader.is_some_and(|leader| leader.device == *id),
                is_here: *id == mine.device,
                behind: behind(*id),
                stopped: stopped(*id).map(|at| at.problem.clone()),
            })
            .collect();
        devices.sort_by(|one, other| one.name.cmp(&other.name));
        let known = &mine.members.devices;
        let is_removed = !known.is_empty() && !known.contains_key(&mine.device);
        let standing = match (why, behind(mine.device)) {
            (Some(problem), _) => Standing::Stopped(problem),
            // A new device may have what was before it joined only, but knows then that it is behind.
            (None, None | Some(0)) if is_removed => Standing::Stopped(REMOVED),
            (None, None) => Standing::CutOff,
            (None, Some(0)) => Standing::InStep,
            (None, Some(changes)) => Standing::Behind(changes),
        };
        let waits_for = leader.map_or_else(BTreeSet::new, |leader| self.too_old(&mine, leader));
        Ok(GroupStatus { devices, standing, waits_for })
    }

    /// The names of the devices that cannot apply newer rules which this one or the leader can, as far as is known: the
    /// leader alone asks the others, once it can apply newer ones itself.
    fn too_old(&self, mine: &Status, leader: &Status) -> BTreeSet<String> {
        let group = self.rules();
        if mine.rules.max(leader.rules) <= group {
            return BTreeSet::new();
        }
        let is_old = |id: DeviceId| match leader.able.get(&id) {
            _ if id == mine.device => mine.rules <= group,
            _ if id == leader.device => leader.rules <= group,
            Some(able) => *able <= group,
            // A group that a device has said nothing in stays where it is.
            None => leader.rules > group,
        };
        let devices = leader.members.devices.iter();
        devices.filter(|(id, _)| is_old(**id)).map(|(_, device)| device.name.clone()).collect()
    }

    /// True for a device that was stopped by its disk, which now takes writes again.
    pub(super) fn may_go_on(&self) -> bool {
        self.machine.stop_sign().is_of_disk() && self.network.folder().takes_writes()
    }

    /// A new join code, good for an hour and one device, with the address by which the group knows this one. Refused
    /// where it has none.
    pub fn invite_here(&self) -> Result<JoinCode> {
        let status = self.own_status()?;
        let mine = status.members.devices.into_iter().find(|(id, _)| *id == status.device);
        match mine.map(|(_, device)| device.address).filter(|address| !address.is_empty()) {
            Some(address) => self.invite(vec![address]),
            None => Err(Error::Invalid {
                what: text!("This device"),
                problem: text!(
                    "it only connects to the others, so no device can join through it; invite on one \
                     that listens"
                ),
            }),
        }
    }

    /// A new join code, good for an hour and one device, with the addresses where this one can be reached.
    pub fn invite(&self, addresses: Vec<String>) -> Result<JoinCode> {
        self.network.invite(addresses)
    }

    /// Tells the group where others reach this device from now on, and keeps where it listens the next time that it is
    /// started, if that changes. Refused for a device that does not listen, and for a port that is taken.
    pub fn move_to(&self, address: &str, listen: Option<SocketAddr>) -> Result<()> {
        if listen.or_else(|| self.address()).is_none() {
            let (what, problem) =
                (text!("This device"), text!("it does not listen yet; try again in a moment"));
            return Err(Error::Unsaid { what, problem, about: Advice::Listen });
        }
        free_to_listen(listen.filter(|listen| Some(*listen) != self.address()))?;
        check_address(address)?;
        let id = self.network.device();
        let status = self.own_status()?;
        let missing = || Error::NotFollowing { problem: CallError::NotMember.text() };
        let mut device = status.members.devices.get(&id).cloned().ok_or_else(missing)?;
        address.clone_into(&mut device.address);
        let change = ChangeMembers::SetNodes([(id, device)].into());
        self.runtime.block_on(self.network.change_members(change)).map_err(Error::from)?;
        self.network.folder().keep_listen(listen)
    }

    /// Lets a device vote.
    pub fn promote(&self, name: &str) -> Result<()> {
        self.change_members(name, |id| ChangeMembers::AddVoterIds([id].into()))
    }

    /// Lets a device follow only. Refused for the last one that votes.
    pub fn demote(&self, name: &str) -> Result<()> {
        self.change_members(name, |id| ChangeMembers::RemoveVoters([id].into()))
    }

    /// Removes another device from the group: it can no longer connect, and keeps the shop as it has it.
    pub fn remove(&self, name: &str) -> Result<()> {
        let id = self.device(name)?;
        if id == self.network.device() {
            return Err(of_device(text!("it is this one; remove it on another device of the group")));
        }
        self.runtime.block_on(self.network.remove(id)).map(drop).map_err(Error::from)
    }

    fn change_members(
        &self,
        name: &str,
        change: impl FnOnce(DeviceId) -> ChangeMembers<DeviceId, Device>,
    ) -> Result<()> {
        let change = change(self.device(name)?);
        let voters = self.own_status()?.members.voters;
        if matches!(&change, ChangeMembers::RemoveVoters(one) if *one == voters) {
            return Err(of_device(text!("it is the only one that votes; let another one vote first")));
        }
        self.runtime.block_on(self.network.change_members(change)).map(drop).map_err(Error::from)
    }

    /// The id of the device of this name.
    fn device(&self, name: &str) -> Result<DeviceId> {
        let status = self.own_status()?;
        let found = status.members.devices.into_iter().find(|(_, device)| device.name == name);
        let missing = || of_device(text!("there is no \"{name}\" in the group; look at its devices", name));
        found.map(|(id, _)| id).ok_or_else(missing)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(threads) = self.threads.take() {
            // What cannot be written is told by the others.
            drop(threads.block_on(self.network.keep_confirmed()));
            self.network.close();
            self.machine.give_up_files();
            // Whatever fails here, the log has what was acknowledged.
            drop(threads.block_on(self.raft.shutdown()));
            let has_ended = self.log.end();
            if self.machine.close() && has_ended {
                self.network.folder().release();
            }
            threads.shutdown_background();
        }
    }
}

fn refuse_if_shared(engine: &Engine) -> Result<()> {
    match engine.group_place()? {
        Some(place) if place.entry.is_some() || place.awaits_copy => {
            Err(of_shop(text!("it is on several devices already")))
        }
        _ => Ok(()),
    }
}

/// Refuses an address where another program listens, before anything is written.
fn free_to_listen(listen: Option<SocketAddr>) -> Result<()> {
    let Some(listen) = listen else { return Ok(()) };
    let what = text!("Listening on {address}", address = listen.to_string());
    TcpListener::bind(listen).map(drop).map_err(|error| Error::storage(what, error))
}

/// Refuses a log that does not belong to the shop file: one of them was replaced by an older copy, or is
/// gone. Refuses both where they were replaced together, if that is known here.
async fn check_log(shop: &Path, log: &mut Log, network: &Network) -> Result<()> {
    let state = log.get_log_state().await.map_err(|error| not_following(&error))?;
    let place = Engine::peek_group(shop)?.unwrap_or_default();
    let has = place.position.map(i64::unsigned_abs);
    let is_older = state.last_purged_log_id.map(|last| last.index) > has && !place.awaits_copy;
    let is_empty = state.last_log_id.is_none() && log.read_vote().await.is_ok_and(|vote| vote.is_none());
    // A device that ended just after its first copy had come has a vote and no entry yet: consensus goes on from the copy.
    let is_alone = has.is_some() && is_empty;
    if is_older || is_alone {
        let problem = text!(
            "its shop file and its list of changes in {folder} do not belong together, since one of \
             them was replaced or deleted. Remove this device on another one, move both away, and join \
             again",
            folder = &ShareFolder::path_of(shop)
        );
        return Err(Error::NotFollowing { problem });
    }
    if ShareFolder::was_put_back(shop) || network.was_put_back(&log.reader(), has).await? {
        return Err(Error::NotFollowing { problem: PUT_BACK });
    }
    Ok(())
}

/// A leader that dies is replaced within two seconds: the others wait for the longer of the two times and for one between
/// them, looked at every 300 ms. A copy of the shop, by which the log can be shortened, reads and writes the whole file, so it is
/// made seldom. The entries that are kept after it are those that a device which was away for a while gets one by one.
fn config() -> Result<Arc<Config>> {
    let config = Config {
        cluster_name: "tillbook".to_owned(),
        heartbeat_interval: 200,
        election_timeout_min: 500,
        election_timeout_max: 800,
        install_snapshot_timeout: 3_600_000,
        snapshot_policy: SnapshotPolicy::LogsSinceLast(20_000),
        max_in_snapshot_log_to_keep: 5_000,
        ..Config::default()
    };
    config.validate().map(Arc::new).map_err(|error| not_following(&error))
}

fn runtime() -> Result<Runtime> {
    let mut builder = Builder::new_multi_thread();
    let built = builder.worker_threads(2).thread_name("share").enable_all().build();
    built.map_err(|error| Error::storage(text!("Starting the threads for the other devices"), error))
}

const fn of_shop(problem: Text) -> Error {
    Error::Invalid { what: text!("This shop"), problem }
}

const fn of_device(problem: Text) -> Error {
    Error::Invalid { what: text!("The device"), problem }
}

fn not_following(error: &dyn std::error::Error) -> Error {
    Error::NotFollowing { problem: Text::written(error.to_string()) }
}
