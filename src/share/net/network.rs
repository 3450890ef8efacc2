//! The network of one device of a group.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use openraft::metrics::RaftServerMetrics;
use openraft::{ChangeMembers, Raft, StoredMembership};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::connection::{Connection, Dispatch};
use super::files::Offers;
use super::identity::{Digest, Identity};
use super::invitations::Invitations;
use super::limits::Limits;
use super::listener::{self, Entrance};
use super::message::{Answer, CallError, Refusal, Request, Status};
use super::peers::Peers;
use super::proposal_queue::ProposalQueue;
use super::roster::{self, Members, Roster};
use super::tls::{self, Admission};
use crate::domain::time::Zone;
use crate::domain::{Error, Result};
use crate::engine::VERSION;
use crate::share::{Applied, Device, DeviceId, Proposal, Rules, ShareFolder, Types};
use crate::system::{Clock, draft_id};

/// The file of the join codes.
pub(super) const INVITATIONS: &str = "invitations.json";
/// How often the request to the leader follows another one.
const MOST_LEADERS: usize = 3;
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
    /// What the hour of join codes is measured by.
    pub clock: Clock,
    /// The limits.
    pub limits: Limits,
}

/// The network of one device of a group: its connections to the other members, and who may connect.
pub struct Network {
    pub(super) options: Options,
    pub(super) identity: Arc<Identity>,
    pub(super) roster: Arc<Roster>,
    pub(super) invitations: Arc<Mutex<Invitations>>,
    pub(super) offers: Offers,
    /// Held while a snapshot comes in.
    pub(super) receiving: tokio::sync::Mutex<()>,
    pub(super) fetching: Semaphore,
    /// Set by each sign of life of a leader, or of leading, and taken back at each look for it.
    pub(super) has_heard: AtomicBool,
    /// Whether there was one between the last two looks.
    hears_leader: AtomicBool,
    /// Held while other devices are asked for their rules.
    raising: tokio::sync::Mutex<()>,
    /// The latest rules that other devices have said they can apply, since this one was started.
    able: Mutex<BTreeMap<DeviceId, u32>>,
    peers: Arc<Peers>,
    address: Option<SocketAddr>,
    raft: Mutex<Option<(Raft<Types>, ProposalQueue)>>,
    closed: watch::Sender<bool>,
}

/// Members are let in, and anyone who may have a join code.
#[derive(Debug)]
struct MembersAndInvited {
    roster: Arc<Roster>,
    invitations: Arc<Mutex<Invitations>>,
}

impl Admission for MembersAndInvited {
    fn admits(&self, certificate: &Digest) -> bool {
        self.roster.member(certificate).is_some()
            || !self.invitations.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }
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
                let listening = |error| Error::storage(format!("Listening on {listen}"), error);
                let listener = TcpListener::bind(listen).await.map_err(listening)?;
                let address = listener.local_addr().map_err(listening)?;
                Some((listener, address))
            }
            None => None,
        };
        let limits = options.limits;
        let network = Arc::new(Self {
            peers: Arc::new(Peers::new(Arc::clone(&identity), limits)),
            address: listener.as_ref().map(|(_, address)| *address),
            options,
            identity,
            roster,
            invitations,
            offers: Offers::default(),
            receiving: tokio::sync::Mutex::default(),
            fetching: Semaphore::new(MOST_FETCHED),
            has_heard: AtomicBool::new(false),
            hears_leader: AtomicBool::new(false),
            raising: tokio::sync::Mutex::default(),
            able: Mutex::default(),
            raft: Mutex::default(),
            closed: watch::Sender::new(false),
        });
        if let Some((listener, _)) = listener {
            let admission = MembersAndInvited {
                roster: Arc::clone(&network.roster),
                invitations: Arc::clone(&network.invitations),
            };
            let entrance = Entrance {
                acceptor: tls::acceptor(&network.identity, admission)?,
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

    /// Answers requests with this consensus from now on, and follows its members.
    pub fn attach(self: &Arc<Self>, raft: &Raft<Types>) {
        let queue = ProposalQueue::start(raft.clone(), Arc::clone(&self.options.rules));
        *self.lock_raft() = Some((raft.clone(), queue));
        drop(tokio::spawn(Arc::clone(self).follow(raft.clone())));
    }

    /// Closes all connections, and listens no more.
    pub fn close(&self) {
        self.closed.send_replace(true);
        *self.lock_raft() = None;
        self.peers.retain(|_| false);
    }

    /// Consensus, once it is attached.
    pub(super) fn raft(&self) -> std::result::Result<Raft<Types>, Refusal> {
        self.lock_raft().as_ref().map(|(raft, _)| raft.clone()).ok_or(Refusal::Starting)
    }

    /// The proposals that wait to be put into the list, once consensus is attached.
    pub(super) fn proposals(&self) -> std::result::Result<ProposalQueue, Refusal> {
        self.lock_raft().as_ref().map(|(_, queue)| queue.clone()).ok_or(Refusal::Starting)
    }

    fn lock_raft(&self) -> MutexGuard<'_, Option<(Raft<Types>, ProposalQueue)>> {
        self.raft.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this device leads, or a leader has called it lately. Consensus itself names the last leader that it
    /// had, however long ago that was.
    pub fn hears_leader(&self) -> bool {
        self.hears_leader.load(Ordering::Relaxed) || self.has_heard.load(Ordering::Relaxed)
    }

    /// Follows who is a member, until the network is closed; and looks for a leader while none calls.
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
                self.has_heard.store(true, Ordering::Relaxed);
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
                let hears = self.has_heard.swap(false, Ordering::Relaxed);
                self.hears_leader.store(hears, Ordering::Relaxed);
                if !hears || self.address.is_none() {
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
    /// one that was removed there.
    pub(super) async fn until_followed(
        &self,
        raft: &Raft<Types>,
        index: u64,
    ) -> std::result::Result<(), Refusal> {
        let mut metrics = raft.server_metrics();
        let is_there = |now: &RaftServerMetrics<_, _>| {
            now.membership_config.log_id().is_some_and(|at| at.index >= index)
        };
        let now = metrics.wait_for(is_there).await.map_err(|_ended| Refusal::Starting)?;
        self.follow_members(&now.membership_config);
        Ok(())
    }

    /// Connects to all other members, and asks them who is in: the leader may be one that joined while this device
    /// was away, and a device that cannot be called has to call.
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
            let is_asked = self.able().get(&id).is_none_or(|able| *able <= rules.group());
            if is_asked && let Ok(Answer::Status(status)) = self.call(id, &Request::Status).await {
                self.able().insert(id, status.rules);
            }
        }
        let able = self.able().clone();
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

    fn able(&self) -> MutexGuard<'_, BTreeMap<DeviceId, u32>> {
        self.able.lock().unwrap_or_else(PoisonError::into_inner)
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
            return Err(CallError::Unreachable("sharing has ended here".to_owned()));
        }
        // Not a refusal: that would say that this device is the one that was removed.
        let gone = || CallError::Unreachable("it is not in the group any more".to_owned());
        let device = self.roster.device(id).ok_or_else(gone)?;
        let certificate = Digest::parse(&device.certificate).ok_or(CallError::Unexpected)?;
        self.peers.connection(certificate, &device.address, &self.dispatch()).await
    }

    async fn call(
        self: &Arc<Self>,
        id: DeviceId,
        request: &Request,
    ) -> std::result::Result<Answer, CallError> {
        self.connection(id).await?.call(request, self.options.limits.call).await
    }

    /// Puts a change into the list, through the leader. When the outcome is not known (`TimedOut`, `Lost`), it may be
    /// sent again: one with the same id is applied once.
    pub async fn propose(self: &Arc<Self>, proposal: Proposal) -> std::result::Result<Applied, CallError> {
        match self.ask_leader(Request::Propose(proposal)).await? {
            Answer::Applied(applied) => Ok(applied),
            _ => Err(CallError::Unexpected),
        }
    }

    /// Changes who is in the group and who votes, through the leader.
    pub async fn change_members(
        self: &Arc<Self>,
        change: ChangeMembers<DeviceId, Device>,
    ) -> std::result::Result<Members, CallError> {
        match self.ask_leader(Request::Members(change)).await? {
            Answer::Members(members) => Ok(members),
            _ => Err(CallError::Unexpected),
        }
    }

    /// How the group is, as this device sees it.
    pub fn status(&self) -> std::result::Result<Status, Refusal> {
        let metrics = self.raft()?.metrics();
        let now = metrics.borrow();
        let replicated = now.replication.iter().flatten();
        Ok(Status {
            device: self.device(),
            members: Members::from(now.membership_config.as_ref()),
            leader: now.current_leader,
            last: now.last_log_index,
            applied: now.last_applied.map(|log_id| log_id.index),
            rules: self.options.rules.able(),
            able: self.able().clone(),
            replicated: replicated.map(|(id, log_id)| (*id, log_id.map(|log_id| log_id.index))).collect(),
        })
    }

    /// How the group is, as the leader sees it. An error soon when it does not answer, since people wait for this.
    pub async fn status_of_leader(self: &Arc<Self>) -> std::result::Result<Status, CallError> {
        let status = self.status()?;
        let Some(leader) = status.leader.filter(|leader| *leader != status.device) else { return Ok(status) };
        let asked = timeout(self.options.limits.search, self.call(leader, &Request::Status)).await;
        match asked.map_err(|_elapsed| CallError::TimedOut)?? {
            Answer::Status(status) => Ok(*status),
            _ => Err(CallError::Unexpected),
        }
    }

    /// Asks the leader, and the one that it names when it no longer leads.
    async fn ask_leader(self: &Arc<Self>, request: Request) -> std::result::Result<Answer, CallError> {
        let mut leader = self.raft()?.metrics().borrow().current_leader;
        for _ in 0..MOST_LEADERS {
            let asked = match leader {
                None => return Err(CallError::Unreachable("no device leads the group just now".to_owned())),
                Some(id) if id == self.device() => self.lead(request.clone()).await.map_err(CallError::from),
                Some(id) => self.connection(id).await?.call(&request, self.options.limits.change).await,
            };
            match asked {
                Err(CallError::Refused(Refusal::NotLeader(next))) => leader = next,
                asked => return asked,
            }
        }
        Err(Refusal::NotLeader(None).into())
    }
}
