//! The network of one device of a group.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use openraft::metrics::RaftServerMetrics;
use openraft::{ChangeMembers, LogId, Raft, StoredMembership};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant as Moment, MissedTickBehavior, interval, sleep, timeout};

use super::confirmed::{self, Confirmed, Sessions};
use super::connection::{Connection, Dispatch};
use super::files::Offers;
use super::identity::{Digest, Identity};
use super::invitations::Invitations;
use super::limits::Limits;
use super::listener::{self, Entrance};
use super::message::{Answer, CallError, Refusal, Request, Status, StoppedAt};
use super::peers::Peers;
use super::proposal_queue::ProposalQueue;
use super::roster::{self, Members, Roster};
use super::tls::{self, Admitted};
use crate::{Applied, Device, DeviceId, LogReader, Proposal, Rules, ShareFolder, Stopped, Types, lock};
use domain::text::Text;
use domain::time::Zone;
use domain::{Error, Result, label, text};
use engine::VERSION;
use system::{Clock, draft_id};

/// The message about a device whose consensus has ended by a fault.
const ENDED: Text =
    Text::new(label!("the program met a fault of its own. Close Tillbook here, and start it again"));
/// The file of the join codes.
pub(super) const INVITATIONS: &str = "invitations.json";
/// The pause before a change of the members is asked for again.
const AGAIN: Duration = Duration::from_millis(50);
/// The longest time until a change of the members has been made, if need be by another leader.
const ELECTED: Duration = Duration::from_secs(10);
/// The files that are fetched at once for other devices.
const MOST_FETCHED: usize = 2;

/// The options of a network.
#[derive(Debug, Clone)]
pub struct Options {
    /// The folder of the shared shop, where its key, codes and members are kept too.
    pub folder: Arc<ShareFolder>,
    /// The address to listen on, port 0 for any free one; none for a device that only calls others.
    pub listen: Option<SocketAddr>,
    /// The rules of this device and of the group.
    pub rules: Arc<Rules>,
    /// The clock for the hour of join codes.
    pub clock: Clock,
    /// A folder outside of the shop's files for the record of the entries that this device has confirmed.
    pub record: Option<PathBuf>,
    /// The limits.
    pub limits: Limits,
}

/// The network of one device of a group: its connections to the other members, and its access control.
pub struct Network {
    pub(super) options: Options,
    pub(super) identity: Arc<Identity>,
    pub(super) roster: Arc<Roster>,
    pub(super) invitations: Arc<Mutex<Invitations>>,
    pub(super) offers: Offers,
    /// Held while a snapshot comes in.
    pub(super) receiving: tokio::sync::Mutex<()>,
    pub(super) fetching: Semaphore,
    /// The moment when a leader gave the last sign of life, or this device led.
    heard: Mutex<Option<Moment>>,
    /// Held while other devices are asked for their rules.
    raising: tokio::sync::Mutex<()>,
    /// The latest rules that other devices have said they can apply, since this one was started.
    able: Mutex<BTreeMap<DeviceId, u32>>,
    /// The devices that have told this one that they follow no further.
    stopped: Mutex<BTreeMap<DeviceId, StoppedAt>>,
    pub(super) peers: Arc<Peers>,
    /// Entries that the other devices and this one have confirmed.
    pub(super) confirmed: Confirmed,
    pub(super) record: Option<Confirmed>,
    pub(super) sessions: Sessions,
    address: Option<SocketAddr>,
    attached: Mutex<Option<Attached>>,
    closed: watch::Sender<bool>,
}

/// Consensus, once it is there.
#[derive(Clone)]
struct Attached {
    raft: Raft<Types>,
    queue: ProposalQueue,
    stopped: Stopped,
    log: LogReader,
}

impl Network {
    /// Begins to listen. Requests are answered once consensus is there ([`Network::attach`]).
    pub async fn start(options: Options) -> Result<Arc<Self>> {
        let folder = options.folder.path();
        let identity = Arc::new(Identity::of(folder)?);
        let roster = Arc::new(Roster::load(folder.join(roster::FILE))?);
        let invitations = Arc::new(Mutex::new(Invitations::load(&folder.join(INVITATIONS))?));
        let listener = match options.listen {
            Some(listen) => {
                let listening = |error| {
                    Error::storage(text!("Listening on {address}", address = listen.to_string()), error)
                };
                let listener = TcpListener::bind(listen).await.map_err(listening)?;
                let address = listener.local_addr().map_err(listening)?;
                Some((listener, address))
            }
            None => None,
        };
        let limits = options.limits;
        let confirmed = Confirmed::load(folder.join(confirmed::FILE));
        let record_of = |record: &PathBuf| {
            // Where it cannot be made, this device learns from the others alone that its files are older.
            drop(system::make_folder(record));
            Confirmed::load(record.join(format!("{}.json", identity.device())))
        };
        let network = Arc::new(Self {
            confirmed,
            record: options.record.as_ref().map(record_of),
            sessions: Sessions::new()?,
            peers: Arc::new(Peers::new(Arc::clone(&identity), limits)),
            address: listener.as_ref().map(|(_, address)| *address),
            options,
            identity,
            roster,
            invitations,
            offers: Offers::default(),
            receiving: tokio::sync::Mutex::default(),
            fetching: Semaphore::new(MOST_FETCHED),
            heard: Mutex::default(),
            raising: tokio::sync::Mutex::default(),
            able: Mutex::default(),
            stopped: Mutex::default(),
            attached: Mutex::default(),
            closed: watch::Sender::new(false),
        });
        network.note_time();
        if let Some((listener, _)) = listener {
            let admitted = Admitted::MembersAndInvited {
                roster: Arc::clone(&network.roster),
                invitations: Arc::clone(&network.invitations),
            };
            let entrance = Entrance {
                acceptor: tls::acceptor(&network.identity, admitted)?,
                roster: Arc::clone(&network.roster),
                peers: Arc::clone(&network.peers),
                dispatch: network.dispatch(),
                limits,
            };
            drop(tokio::spawn(listener::listen(entrance, listener, network.closed.subscribe())));
        }
        Ok(network)
    }

    /// The id of this device.
    pub fn device(&self) -> DeviceId {
        self.identity.device()
    }

    /// The certificate of this device.
    pub fn fingerprint(&self) -> &Digest {
        self.identity.fingerprint()
    }

    /// The folder of the shared shop.
    pub fn folder(&self) -> Arc<ShareFolder> {
        Arc::clone(&self.options.folder)
    }

    /// The address that it listens on, with the actual port.
    pub const fn address(&self) -> Option<SocketAddr> {
        self.address
    }

    /// Answers requests with this consensus from now on, until it is stopped, and follows its members.
    pub fn attach(self: &Arc<Self>, raft: &Raft<Types>, stopped: Stopped, log: &LogReader) {
        let queue = ProposalQueue::start(raft.clone());
        let (raft, log) = (raft.clone(), log.clone());
        *lock(&self.attached) = Some(Attached { raft: raft.clone(), queue, stopped, log });
        drop(tokio::spawn(Arc::clone(self).follow(raft.clone())));
    }

    /// Closes all connections, and listens no more.
    pub fn close(&self) {
        self.closed.send_replace(true);
        *lock(&self.attached) = None;
        self.peers.retain(|_| false);
    }

    /// Consensus, once it is attached and while it runs.
    pub(super) fn raft(&self) -> std::result::Result<Raft<Types>, Refusal> {
        let raft = self.attached()?.raft;
        match self.stopped() {
            Some(problem) => {
                let applied = raft.metrics().borrow().last_applied.map(|last| last.index);
                Err(Refusal::Stopped(StoppedAt { applied, problem }))
            }
            None => Ok(raft),
        }
    }

    /// The proposals that wait to be put into the list, once consensus is attached.
    pub(super) fn proposals(&self) -> std::result::Result<ProposalQueue, Refusal> {
        Ok(self.attached()?.queue)
    }

    /// The reason why this device follows no further; `None` while it does.
    pub fn stopped(&self) -> Option<Text> {
        let Attached { raft, stopped, .. } = self.attached().ok()?;
        // Consensus that has ended has let go of what it tells its state by.
        let has_ended = || raft.metrics().has_changed().is_err();
        stopped.why().or_else(|| has_ended().then_some(ENDED))
    }

    /// Lets this device follow no further, for this reason.
    pub(super) fn stop(&self, problem: Text) {
        let Ok(Attached { raft, stopped, .. }) = self.attached() else { return };
        stopped.set(&Error::NotFollowing { problem });
        drop(tokio::spawn(async move { raft.shutdown().await }));
    }

    /// The log, and the last entry that the shop file has.
    pub(super) fn log(&self) -> std::result::Result<(LogReader, Option<LogId<DeviceId>>), Refusal> {
        let Attached { raft, log, .. } = self.attached()?;
        let applied = raft.metrics().borrow().last_applied;
        Ok((log, applied))
    }

    fn attached(&self) -> std::result::Result<Attached, Refusal> {
        lock(&self.attached).clone().ok_or(Refusal::Starting)
    }

    /// True if this device leads, or a leader has called it lately. Consensus itself names the last leader
    /// that it had, however long ago that was.
    pub fn hears_leader(&self) -> bool {
        self.has_heard_within(self.options.limits.search * 2)
    }

    pub(super) fn has_heard_within(&self, time: Duration) -> bool {
        lock(&self.heard).is_some_and(|heard| heard.elapsed() < time)
    }

    /// Notes a sign of life of a leader.
    pub(super) fn hear(&self) {
        *lock(&self.heard) = Some(Moment::now());
    }

    /// Follows the members, until the network is closed; and looks for a leader while none calls.
    async fn follow(self: Arc<Self>, raft: Raft<Types>) {
        let (mut metrics, mut closed) = (raft.server_metrics(), self.closed.subscribe());
        let mut search = interval(self.options.limits.search);
        search.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let leads = {
                let now = metrics.borrow_and_update();
                self.follow_members(&now.membership_config);
                now.current_leader == Some(self.device())
            };
            if leads {
                self.hear();
            }
            let is_time = tokio::select! {
                _closed = closed.wait_for(|is_closed| *is_closed) => return,
                changed = metrics.changed() => match changed {
                    Ok(()) => false,
                    Err(_ended) => return,
                },
                _now = search.tick() => true,
            };
            if is_time {
                self.note_time();
                // What cannot be written now is tried at the next look.
                drop(self.keep_confirmed().await);
                if !self.has_heard_within(self.options.limits.search) || self.address.is_none() {
                    self.search().await;
                }
                if leads {
                    drop(tokio::spawn(Arc::clone(&self).raise_rules(raft.clone())));
                }
            }
        }
    }

    fn follow_members(&self, membership: &StoredMembership<DeviceId, Device>) {
        self.roster.follow(Members::from(membership));
        self.peers.retain(|peer| self.roster.member(peer).is_some());
    }

    /// Waits until this device follows the members of this place in the log, so that it answers no more requests of
    /// one that was removed there. Returns those that it follows.
    pub(super) async fn until_followed(
        &self,
        raft: &Raft<Types>,
        index: u64,
    ) -> std::result::Result<Members, Refusal> {
        let mut metrics = raft.server_metrics();
        let is_there = |now: &RaftServerMetrics<_, _>| {
            now.membership_config.log_id().is_some_and(|at| at.index >= index)
        };
        let now = metrics.wait_for(is_there).await.map_err(|_ended| Refusal::Starting)?;
        self.follow_members(&now.membership_config);
        Ok(Members::from(&*now.membership_config))
    }

    /// Connects to all other members, and asks them for the members: the leader may be one that joined while
    /// this device was away, and a device that cannot be called has to call.
    async fn search(self: &Arc<Self>) {
        let mut asking = JoinSet::new();
        for id in self.others() {
            let network = Arc::clone(self);
            asking.spawn(async move { network.call(id, &Request::Status).await });
        }
        let limit = self.options.limits.search;
        let asked = async {
            while let Some(answer) = asking.join_next().await {
                if let Ok(Ok(Answer::Status(status))) = answer {
                    // A list that cannot be stored is asked for again.
                    drop(self.roster.tell(status.members));
                }
            }
        };
        drop(timeout(limit, asked).await);
    }

    /// Raises the group to the latest rules that all its devices can apply. What a device has said counts while it is
    /// away; a group that a device has said nothing in stays where it is.
    async fn raise_rules(self: Arc<Self>, raft: Raft<Types>) {
        let rules = &self.options.rules;
        // One at a time, and nobody is asked where nothing can come of it.
        let Ok(_one) = self.raising.try_lock() else { return };
        if rules.next(std::iter::empty()).is_none() {
            return;
        }
        for id in self.others() {
            let is_asked = lock(&self.able).get(&id).is_none_or(|able| *able <= rules.group());
            if is_asked && let Ok(Answer::Status(status)) = self.call(id, &Request::Status).await {
                lock(&self.able).insert(id, status.rules);
            }
        }
        let able = lock(&self.able).clone();
        let told = self.others().map(|id| able.get(&id).copied().unwrap_or_default());
        let (Some(next), Ok(id)) = (rules.next(told), draft_id()) else { return };
        let raise = Proposal {
            id,
            device: self.device(),
            login: String::new(),
            now: self.options.clock.now(Zone::UTC),
            rules: next,
            raises: Some(VERSION.to_owned()),
            nonce: None,
            change: String::new(),
            followed_by: Vec::new(),
        };
        // Where it does not come about, the next look tries again.
        drop(timeout(self.options.limits.change, raft.client_write(raise)).await);
    }

    pub(super) fn others(&self) -> impl Iterator<Item = DeviceId> + use<> {
        let own = self.device();
        self.roster.devices().into_keys().filter(move |id| *id != own)
    }

    fn dispatch(self: &Arc<Self>) -> Arc<dyn Dispatch> {
        let network: Arc<Self> = Arc::clone(self);
        network
    }

    /// A connection to another member.
    pub(super) async fn connection(
        self: &Arc<Self>,
        id: DeviceId,
    ) -> std::result::Result<Arc<Connection>, CallError> {
        if *self.closed.borrow() {
            return Err(CallError::Unreachable(text!("sharing has ended here")));
        }
        // Not a refusal: that would say that this device is the one that was removed.
        let gone = || CallError::Unreachable(text!("it is not in the group any more"));
        let device = self.roster.device(id).ok_or_else(gone)?;
        let certificate = Digest::parse(&device.certificate).ok_or(CallError::Unexpected)?;
        let connection = self.peers.connection(certificate, &device.address, &self.dispatch()).await?;
        self.greet(id, &connection).await?;
        Ok(connection)
    }

    async fn call(
        self: &Arc<Self>,
        id: DeviceId,
        request: &Request,
    ) -> std::result::Result<Answer, CallError> {
        self.ask(id, request, self.options.limits.call).await
    }

    /// Asks another member, and takes in the news of its answer about either device.
    pub(super) async fn ask(
        self: &Arc<Self>,
        id: DeviceId,
        request: &Request,
        most: Duration,
    ) -> std::result::Result<Answer, CallError> {
        let connection = self.connection(id).await?;
        let answer = connection.call(request, most).await;
        self.heed(id, &connection, &answer);
        answer
    }

    /// Puts a change into the list, through the leader, in at most so long. When the outcome is not known (`TimedOut`,
    /// `Lost`), it may be sent again: one with the same id is applied once.
    pub async fn propose(
        self: &Arc<Self>,
        proposal: Proposal,
        most: Duration,
    ) -> std::result::Result<Applied, CallError> {
        match self.ask_leader(&Request::Propose(proposal), most).await? {
            Answer::Applied(applied) => Ok(applied),
            _ => Err(CallError::Unexpected),
        }
    }

    /// Changes the members and the voters through the leader. Tried again while another device becomes that:
    /// all of it can be done twice, and the one that leads may be the one that is to be removed.
    pub async fn change_members(
        self: &Arc<Self>,
        change: ChangeMembers<DeviceId, Device>,
    ) -> std::result::Result<Members, CallError> {
        let (request, until) = (Request::Members(change), Moment::now() + ELECTED);
        loop {
            match self.ask_leader(&request, self.options.limits.change).await {
                Ok(Answer::Members(members)) => return Ok(members),
                Ok(_) => return Err(CallError::Unexpected),
                Err(error @ (CallError::NotMember | CallError::Refused(Refusal::NotMember))) => {
                    return Err(error);
                }
                Err(error) if Moment::now() > until => return Err(error),
                Err(_) => sleep(AGAIN).await,
            }
        }
    }

    /// The state of the group, as this device sees it.
    pub fn status(&self) -> std::result::Result<Status, Refusal> {
        let metrics = self.attached()?.raft.metrics();
        let now = metrics.borrow();
        let replicated = now.replication.iter().flatten();
        let mut stopped = lock(&self.stopped).clone();
        let own = self
            .stopped()
            .map(|problem| StoppedAt { applied: now.last_applied.map(|last| last.index), problem });
        let runs = own.is_none();
        stopped.extend(own.map(|own| (self.device(), own)));
        Ok(Status {
            device: self.device(),
            members: Members::from(now.membership_config.as_ref()),
            // What consensus said last is not so any more once it has ended.
            leader: now.current_leader.filter(|_| runs),
            last: now.last_log_index,
            applied: now.last_applied.map(|log_id| log_id.index),
            rules: self.options.rules.able(),
            able: lock(&self.able).clone(),
            replicated: replicated.map(|(id, log_id)| (*id, log_id.map(|log_id| log_id.index))).collect(),
            stopped,
        })
    }

    /// The state of the group, as the leader sees it. An error soon when it does not answer, since people
    /// wait for this. A device that follows no further asks all others which of them leads.
    pub async fn status_of_leader(self: &Arc<Self>) -> std::result::Result<Status, CallError> {
        let status = self.status()?;
        let may_lead: Vec<DeviceId> = match status.leader {
            Some(leader) if leader != status.device => vec![leader],
            None if status.stopped.contains_key(&status.device) => self.others().collect(),
            _ => return Ok(status),
        };
        let mut last = CallError::Unexpected;
        for id in may_lead {
            let asked = timeout(self.options.limits.search, self.call(id, &Request::Status)).await;
            match asked.map_err(|_elapsed| CallError::TimedOut).flatten() {
                Ok(Answer::Status(told)) if status.leader.or(told.leader) == Some(id) => return Ok(*told),
                Ok(_) => {}
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    /// Notes that a device follows no further.
    pub(super) fn note(&self, id: DeviceId, at: StoppedAt) {
        lock(&self.stopped).insert(id, at);
    }

    /// Notes that a device follows.
    pub(super) fn follows(&self, id: DeviceId) {
        lock(&self.stopped).remove(&id);
    }
}
