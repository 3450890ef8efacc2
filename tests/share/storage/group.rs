//! Three devices in one process, with lines between them that are function calls.

use std::collections::BTreeMap;
use std::fs;
use std::future::Future;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use domain::access::Role;
use domain::field::Value;
use domain::rate::RateInput;
use domain::task::Task;
use domain::text::Text;
use domain::{Error, Result};
use engine::{Change, Engine, ImportOptions, Outcome, SequencerSlot, TaxRateChange, UserChange};
use openraft::error::{
    ClientWriteError, Fatal, RPCError, RaftError, ReplicationClosed, StreamingError, Unreachable,
};
use openraft::network::{RPCOption, RaftNetwork, RaftNetworkFactory};
use openraft::raft::{
    AppendEntriesRequest, AppendEntriesResponse, SnapshotResponse, VoteRequest, VoteResponse,
};
use openraft::storage::Snapshot;
use openraft::{Config, Raft, ServerState, SnapshotPolicy, Vote};
use share::{Device, DeviceId, LogSync, Proposal, Proposer, Submit, Types};

use super::disk::{OnDisk, bytes_of_rates, rate};
use crate::shops::{NOW, rates_csv};

/// The devices of a group by their ids, and those that can be reached.
#[derive(Clone, Default)]
struct Router(Arc<Mutex<BTreeMap<DeviceId, Raft<Types>>>>);

impl Router {
    fn raft(&self, id: DeviceId) -> Option<Raft<Types>> {
        self.0.lock().unwrap().get(&id).cloned()
    }
}

struct Line {
    router: Router,
    from: DeviceId,
    to: DeviceId,
}

impl Line {
    fn raft(&self) -> std::result::Result<Raft<Types>, Unreachable> {
        let is_cut = || Unreachable::new(&std::io::Error::other("cut"));
        self.router.raft(self.from).ok_or_else(is_cut)?;
        self.router.raft(self.to).ok_or_else(is_cut)
    }
}

struct Lines(Router, DeviceId);

impl RaftNetworkFactory<Types> for Lines {
    type Network = Line;

    async fn new_client(&mut self, target: DeviceId, _node: &Device) -> Line {
        Line { router: self.0.clone(), from: self.1, to: target }
    }
}

type Failed = RPCError<DeviceId, Device, RaftError<DeviceId>>;

fn remote(error: &dyn std::error::Error) -> Unreachable {
    Unreachable::new(&std::io::Error::other(error.to_string()))
}

impl RaftNetwork<Types> for Line {
    async fn append_entries(
        &mut self,
        rpc: AppendEntriesRequest<Types>,
        _option: RPCOption,
    ) -> std::result::Result<AppendEntriesResponse<DeviceId>, Failed> {
        Ok(self.raft()?.append_entries(rpc).await.map_err(|error| remote(&error))?)
    }

    async fn vote(
        &mut self,
        rpc: VoteRequest<DeviceId>,
        _option: RPCOption,
    ) -> std::result::Result<VoteResponse<DeviceId>, Failed> {
        Ok(self.raft()?.vote(rpc).await.map_err(|error| remote(&error))?)
    }

    async fn full_snapshot(
        &mut self,
        vote: Vote<DeviceId>,
        snapshot: Snapshot<Types>,
        _cancel: impl Future<Output = ReplicationClosed> + Send + 'static,
        _option: RPCOption,
    ) -> std::result::Result<SnapshotResponse<DeviceId>, StreamingError<Types, Fatal<DeviceId>>> {
        let raft = self.raft()?;
        let received = raft.begin_receiving_snapshot().await.map_err(|error| remote(&error))?;
        fs::copy(snapshot.snapshot.path(), received.path()).map_err(|error| remote(&error))?;
        let snapshot = Snapshot { meta: snapshot.meta, snapshot: received };
        Ok(raft.install_full_snapshot(vote, snapshot).await.map_err(|error| remote(&error))?)
    }
}

/// Sends a proposal to whichever device leads.
struct ToLeader {
    router: Router,
    runtime: tokio::runtime::Handle,
}

impl Submit for ToLeader {
    fn spread(&self, _digest: &str) -> Result<()> {
        Ok(())
    }

    fn submit(&self, proposal: &Proposal, limit: Duration) -> Result<()> {
        let send = async {
            loop {
                let rafts: Vec<_> = self.router.0.lock().unwrap().values().cloned().collect();
                for raft in rafts {
                    match raft.client_write(proposal.clone()).await {
                        Ok(_) => return Ok(()),
                        // Another one leads, or this one has just ended.
                        Err(
                            RaftError::APIError(ClientWriteError::ForwardToLeader(_)) | RaftError::Fatal(_),
                        ) => {}
                        Err(error) => return Err(Error::Fault { problem: Text::written(error.to_string()) }),
                    }
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let done = self.runtime.block_on(async { tokio::time::timeout(limit, send).await });
        done.unwrap_or(Err(Error::AnswerTooSlow))
    }
}

/// A device of a group in this process.
struct Node {
    id: DeviceId,
    disk: OnDisk,
    raft: Raft<Types>,
    engine: Engine,
}

impl Node {
    async fn start(id: DeviceId, router: &Router, disk: OnDisk) -> Self {
        let machine = disk.open();
        let log = disk.log(LogSync::Immediate).await;
        let config = Config {
            snapshot_policy: SnapshotPolicy::LogsSinceLast(40),
            max_in_snapshot_log_to_keep: 10,
            replication_lag_threshold: 40,
            ..Config::default()
        };
        let config = Arc::new(config.validate().unwrap());
        let network = Lines(router.clone(), id);
        let raft = Raft::new(id, config, network, log, machine.clone()).await.unwrap();
        router.0.lock().unwrap().insert(id, raft.clone());
        let submit = ToLeader { router: router.clone(), runtime: tokio::runtime::Handle::current() };
        let slot = SequencerSlot::default();
        slot.set(Some(Arc::new(Proposer::new(id, &machine, Arc::new(submit)))));
        let mut engine = Engine::open(&disk.shop).unwrap();
        engine.share_by(slot);
        Self { id, disk, raft, engine }
    }

    fn apply(&mut self, change: &Change) -> Result<Outcome> {
        let owner = self.engine.owner().unwrap();
        let work = || self.engine.apply(change, &owner, NOW);
        tokio::task::block_in_place(work)
    }

    fn undo(&mut self) -> Result<Option<String>> {
        Ok(self.apply(&Change::UNDO)?.step()?.map(|step| step.title.to_string()))
    }
}

async fn in_step(nodes: &[Node]) {
    let metrics = nodes.iter().map(|node| node.raft.metrics().borrow().last_log_index).max().unwrap();
    for node in nodes {
        let wait = node.raft.wait(Some(Duration::from_secs(20)));
        wait.applied_index_at_least(metrics, "all have all").await.unwrap();
    }
    for node in nodes {
        assert_eq!(node.disk.books(), nodes[0].disk.books(), "device {}", node.id);
        assert_eq!(node.disk.rows(), nodes[0].disk.rows(), "device {}", node.id);
    }
}

/// Three devices; each is typed at, the leader ends, a newcomer gets a copy.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn three_devices_have_the_same_books() {
    let router = Router::default();
    let mut nodes = Vec::new();
    for id in 1..=3 {
        nodes.push(Node::start(id, &router, OnDisk::new()).await);
    }
    let devices: BTreeMap<DeviceId, Device> = (1..=3).map(|id| (id, Device::default())).collect();
    nodes[0].raft.initialize(devices).await.unwrap();
    nodes[0].raft.wait(Some(Duration::from_secs(10))).state(ServerState::Leader, "one leads").await.unwrap();

    // The outcome is that of one's own change, with its type, and its errors are those of one device.
    for (at, node) in nodes.iter_mut().enumerate() {
        let made = node.apply(&rate(&format!("Rate {at}"))).unwrap().rate().unwrap();
        assert_eq!(made.name, format!("Rate {at}"));
    }
    let error =
        nodes[1].apply(&Change::User(UserChange::Add { login: "owner".to_owned(), role: Role::ShopManager }));
    assert_eq!(error.unwrap_err().code(), "tillbook_user");
    let owner = nodes[0].engine.owner().unwrap();
    for node in &nodes {
        node.disk.keep(rates_csv().digest().unwrap(), &bytes_of_rates());
    }
    let report = tokio::task::block_in_place(|| {
        nodes[2].engine.import(&owner, &[rates_csv()], &ImportOptions::default(), NOW, &Task::default())
    });
    assert_eq!(report.unwrap().refused, Vec::new());
    in_step(&nodes).await;

    // Each takes back its own last step, and not what another has changed since, be it the same again.
    let made = nodes[0].apply(&rate("Of both")).unwrap().rate().unwrap();
    for name in ["Other", "Of both"] {
        let input = RateInput { name: Some(Value::text(name)), ..RateInput::default() };
        nodes[1].apply(&Change::TaxRate(TaxRateChange::Edit { id: made.id.to_string(), input })).unwrap();
    }
    assert!(nodes[0].undo().unwrap_err().to_string().contains("changed since"));
    for name in ["Other", "Of both"] {
        assert_eq!(nodes[1].undo().unwrap(), Some(format!("Edit tax rate: 19%, DE {name}")));
    }
    assert_eq!(nodes[2].undo().unwrap().as_deref(), Some("Import rates.csv"));
    for name in ["Of both", "Rate 0"] {
        assert_eq!(nodes[0].undo().unwrap(), Some(format!("Add tax rate: 19%, DE {name}")));
    }
    assert_eq!(nodes[0].undo().unwrap(), None);
    assert_eq!(
        nodes[0].apply(&Change::REDO).unwrap().step().unwrap().unwrap().title.to_string(),
        "Add tax rate: 19%, DE Rate 0"
    );
    in_step(&nodes).await;

    let lead = nodes.remove(0);
    router.0.lock().unwrap().remove(&lead.id);
    lead.raft.shutdown().await.unwrap();
    for at in 0..60 {
        nodes[at % 2].apply(&rate(&format!("Later {at}"))).unwrap();
    }
    in_step(&nodes).await;

    nodes.push(Node::start(4, &router, OnDisk::new_to_join()).await);
    let led_by = nodes[0].raft.current_leader().await.unwrap();
    let leader = router.raft(led_by).unwrap();
    leader.add_learner(4, Device::default(), true).await.unwrap();
    assert_eq!(nodes[2].apply(&rate("By the newcomer")).unwrap().rate().unwrap().name, "By the newcomer");
    in_step(&nodes).await;
}
