//! Devices of a group in this process: the network and the log are the real ones, the shop is a list of ids in
//! memory.

use crate::shops::ports::free_address;
use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use domain::time::Instant;
use openraft::storage::RaftStateMachine;
use openraft::{
    ChangeMembers, Config, Entry, EntryPayload, LogId, Raft, RaftSnapshotBuilder, Snapshot, SnapshotMeta,
    SnapshotPolicy, StorageError, StoredMembership,
};
use share::net::{CallError, Channels, JoinCode, Joining, Limits, Network, Options, Status, join};
use share::{
    Applied, Device, DeviceId, Log, LogSync, Proposal, RULES, ShareFolder, SnapshotFile, Stopped, Types,
};
use system::Clock;

/// The list of changes that were applied, and bytes that make its snapshots large.
#[derive(Clone)]
pub(super) struct Memory(Arc<Mutex<State>>);

pub(super) struct State {
    folder: PathBuf,
    applied: Option<LogId<DeviceId>>,
    members: StoredMembership<DeviceId, Device>,
    pub(super) ids: Vec<String>,
    pub(super) padding: Vec<u8>,
    snapshots: u64,
    current: Option<(SnapshotMeta<DeviceId, Device>, SnapshotFile)>,
}

type Stored<T> = Result<T, StorageError<DeviceId>>;

impl Memory {
    fn new(folder: &Path) -> Self {
        Self(Arc::new(Mutex::new(State {
            folder: folder.to_owned(),
            applied: None,
            members: StoredMembership::default(),
            ids: Vec::new(),
            padding: Vec::new(),
            snapshots: 0,
            current: None,
        })))
    }

    pub(super) fn with<T>(&self, look: impl FnOnce(&mut State) -> T) -> T {
        look(&mut self.0.lock().unwrap())
    }
}

impl State {
    fn new_file(&mut self) -> SnapshotFile {
        self.snapshots += 1;
        SnapshotFile::new(self.folder.join(format!("snapshot-{}", self.snapshots)))
    }
}

impl RaftSnapshotBuilder<Types> for Memory {
    async fn build_snapshot(&mut self) -> Stored<Snapshot<Types>> {
        let (meta, file) = self.with(|state| {
            let file = state.new_file();
            let text = [state.ids.join(" ").as_bytes(), b"\n", &state.padding].concat();
            std::fs::write(file.path(), text).unwrap();
            let meta = SnapshotMeta {
                last_log_id: state.applied,
                last_membership: state.members.clone(),
                snapshot_id: file.path().display().to_string(),
            };
            state.current = Some((meta.clone(), file.clone()));
            (meta, file)
        });
        Ok(Snapshot { meta, snapshot: Box::new(file) })
    }
}

impl RaftStateMachine<Types> for Memory {
    type SnapshotBuilder = Self;

    async fn applied_state(
        &mut self,
    ) -> Stored<(Option<LogId<DeviceId>>, StoredMembership<DeviceId, Device>)> {
        Ok(self.with(|state| (state.applied, state.members.clone())))
    }

    async fn apply<I>(&mut self, entries: I) -> Stored<Vec<Applied>>
    where
        I: IntoIterator<Item = Entry<Types>> + Send,
        I::IntoIter: Send,
    {
        let apply = |entry: Entry<Types>| {
            self.with(|state| {
                state.applied = Some(entry.log_id);
                match entry.payload {
                    EntryPayload::Blank => Applied::default(),
                    EntryPayload::Membership(members) => {
                        state.members = StoredMembership::new(Some(entry.log_id), members);
                        Applied::default()
                    }
                    EntryPayload::Normal(proposal) => {
                        if !state.ids.contains(&proposal.id) {
                            state.ids.push(proposal.id.clone());
                        }
                        Applied { id: proposal.id }
                    }
                }
            })
        };
        Ok(entries.into_iter().map(apply).collect())
    }

    async fn get_snapshot_builder(&mut self) -> Self {
        self.clone()
    }

    async fn begin_receiving_snapshot(&mut self) -> Stored<Box<SnapshotFile>> {
        Ok(Box::new(self.with(State::new_file)))
    }

    async fn install_snapshot(
        &mut self,
        meta: &SnapshotMeta<DeviceId, Device>,
        snapshot: Box<SnapshotFile>,
    ) -> Stored<()> {
        let bytes = std::fs::read(snapshot.path()).unwrap();
        let end = bytes.iter().position(|byte| *byte == b'\n').unwrap();
        self.with(|state| {
            let ids = std::str::from_utf8(&bytes[..end]).unwrap();
            state.ids = ids.split_whitespace().map(str::to_owned).collect();
            state.padding = bytes[end + 1..].to_vec();
            state.applied = meta.last_log_id;
            state.members = meta.last_membership.clone();
            state.current = Some((meta.clone(), *snapshot));
        });
        Ok(())
    }

    async fn get_current_snapshot(&mut self) -> Stored<Option<Snapshot<Types>>> {
        let current = self.with(|state| state.current.clone());
        Ok(current.map(|(meta, file)| Snapshot { meta, snapshot: Box::new(file) }))
    }
}

/// How a device is started.
#[derive(Clone)]
pub(super) struct Setup {
    pub(super) shop: PathBuf,
    pub(super) name: &'static str,
    /// Whether others can call it.
    pub(super) listens: bool,
    pub(super) clock: Clock,
    pub(super) limits: Limits,
}

impl Setup {
    pub(super) fn new(root: &Path, name: &'static str) -> Self {
        let limits = Limits {
            message: Duration::from_millis(500),
            silence: Duration::from_secs(2),
            ping: Duration::from_millis(500),
            search: Duration::from_millis(300),
            ..Limits::default()
        };
        Self { shop: root.join(name), name, listens: true, clock: Clock::System, limits }
    }

    fn folder(&self) -> Arc<ShareFolder> {
        Arc::new(ShareFolder::open(&self.shop).unwrap())
    }

    /// Starts the device, which is in a group, founds one, or has joined one.
    pub(super) async fn start(&self) -> Member {
        let listen = self.listens.then(|| "127.0.0.1:0".parse().unwrap());
        self.start_in(self.folder(), listen).await
    }

    async fn start_in(&self, folder: Arc<ShareFolder>, listen: Option<SocketAddr>) -> Member {
        let (clock, limits) = (self.clock, self.limits);
        let network = Network::start(Options {
            folder: Arc::clone(&folder),
            listen,
            rules: Arc::default(),
            clock,
            record: None,
            limits,
        });
        let network = network.await.unwrap();
        let config = Config {
            heartbeat_interval: 100,
            election_timeout_min: 400,
            election_timeout_max: 800,
            snapshot_policy: SnapshotPolicy::Never,
            max_in_snapshot_log_to_keep: 0,
            ..Config::default()
        };
        let config = Arc::new(config.validate().unwrap());
        let memory = Memory::new(folder.path());
        let log = Log::open(&folder.log(), LogSync::Immediate).await.unwrap();
        let (channels, reader) = (Channels::new(Arc::clone(&network)), log.reader());
        let raft = Raft::new(network.device(), config, channels, log, memory.clone()).await.unwrap();
        network.attach(&raft, Stopped::default(), &reader);
        Member { name: self.name, network, raft, memory }
    }

    /// Founds a group.
    pub(super) async fn found(&self) -> Member {
        let member = self.start().await;
        let device = Device {
            name: self.name.to_owned(),
            address: member.network.address().unwrap().to_string(),
            certificate: member.network.fingerprint().to_string(),
        };
        member.raft.initialize(BTreeMap::from([(member.network.device(), device)])).await.unwrap();
        until("a leader", || member.network.status().unwrap().leader.is_some()).await;
        member
    }

    /// Joins by a code, typed as text.
    pub(super) async fn join(&self, code: &str) -> domain::Result<Member> {
        // A port has to be known before it is listened on.
        let free = free_address();
        let address = if self.listens { free.to_string() } else { String::new() };
        let folder = self.folder();
        let joining =
            Joining { folder: Arc::clone(&folder), name: self.name.to_owned(), address, rules: RULES };
        join(&JoinCode::parse(code)?, &joining, self.limits).await?;
        let member = self.start_in(folder, self.listens.then_some(free)).await;
        until("the first entries", || member.status().applied.is_some()).await;
        Ok(member)
    }
}

/// A device that runs.
pub(super) struct Member {
    pub(super) name: &'static str,
    pub(super) network: Arc<Network>,
    pub(super) raft: Raft<Types>,
    pub(super) memory: Memory,
}

impl Member {
    pub(super) fn id(&self) -> DeviceId {
        self.network.device()
    }

    pub(super) fn status(&self) -> Status {
        self.network.status().unwrap()
    }

    pub(super) fn ids(&self) -> Vec<String> {
        self.memory.with(|state| state.ids.clone())
    }

    /// A fresh code, as text.
    pub(super) fn invite(&self) -> String {
        self.network.invite(vec![self.network.address().unwrap().to_string()]).unwrap().text().unwrap()
    }

    /// Asks to join by a code, as the device that it is.
    pub(super) async fn asks_again(&self, code: &JoinCode) -> domain::Result<()> {
        let (folder, name) = (self.network.folder(), self.name.to_owned());
        let joining = Joining { folder, name, address: String::new(), rules: RULES };
        join(code, &joining, Limits::default()).await.map(drop)
    }

    pub(super) fn proposal(&self, id: &str) -> Proposal {
        Proposal {
            id: id.to_owned(),
            device: self.id(),
            login: "owner".to_owned(),
            now: Instant::from_seconds(0),
            rules: RULES,
            raises: None,
            nonce: None,
            change: "{}".to_owned(),
            followed_by: Vec::new(),
        }
    }

    pub(super) async fn propose(&self, id: &str) -> Result<Applied, CallError> {
        self.network.propose(self.proposal(id), Duration::from_secs(30)).await
    }

    /// Proposes until it is acknowledged.
    pub(super) async fn propose_until_done(&self, id: &str) {
        for _ in 0..200 {
            if self.propose(id).await.is_ok() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{}: {id} was not taken: {:?}", self.name, self.status());
    }

    pub(super) async fn promote(&self, others: &[&Self]) {
        let ids: BTreeSet<DeviceId> = others.iter().map(|other| other.id()).collect();
        self.network.change_members(ChangeMembers::AddVoterIds(ids)).await.unwrap();
    }

    /// Ends as a killed process does for the others.
    pub(super) async fn stop(self) {
        let folder = self.network.folder();
        self.network.close();
        self.raft.shutdown().await.unwrap();
        let Self { network, raft, .. } = self;
        drop((network, raft));
        until("nobody holds the folder", || Arc::strong_count(&folder) == 1).await;
    }
}

/// Waits until something is so.
pub(super) async fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    for _ in 0..1000 {
        if is_so() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{what}: not after 20 s");
}

/// Waits until all have applied the same.
pub(super) async fn in_step(members: &[&Member]) {
    for _ in 0..1000 {
        if members.windows(2).all(|two| two[0].ids() == two[1].ids()) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for member in members {
        println!("{}: {:?} {:?}", member.name, member.ids(), member.status());
    }
    panic!("not in step after 20 s");
}
