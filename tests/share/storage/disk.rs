//! The file, the folder and the log of a device, and entries for them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use domain::field::Value;
use domain::rate::RateInput;
use domain::shop::settings::{Currency, Shop};
use domain::time::{Instant, Zone};
use domain::{Error, Result};
use engine::{Change, Engine, TaxRateChange};
use openraft::{CommittedLeaderId, Entry, EntryPayload, LogId, Membership, StorageError};
use share::{Device, DeviceId, ImportFiles, Log, LogSync, Proposal, RULES, ShareFolder, StateMachine, Types};
use tempfile::TempDir;

use crate::shops::{self, NOW, rates_csv};

pub(crate) type Stored<T> = std::result::Result<T, StorageError<DeviceId>>;

/// No other device has a file.
pub(crate) struct NoFiles;

impl ImportFiles for NoFiles {
    fn fetch(&self, _digest: &str, _to: &Path) -> Result<()> {
        Err(Error::NoRoute)
    }
}

pub(crate) fn new_shop(path: &Path) -> Engine {
    let shop = Shop::new("Test", Currency::USD, Zone::UTC).unwrap();
    Engine::create(path, &shop, NOW).unwrap()
}

/// A shop file with its folder, which outlives its state machine.
pub(crate) struct OnDisk {
    pub(crate) folder: TempDir,
    pub(crate) shop: PathBuf,
}

impl OnDisk {
    pub(crate) fn new() -> Self {
        Self::begun(|engine, now| engine.begin_sharing(now, RULES))
    }

    /// A device that gets its shop from others.
    pub(crate) fn new_to_join() -> Self {
        Self::begun(Engine::begin_joining)
    }

    fn begun(begin: fn(&mut Engine, Instant) -> Result<()>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let shop = folder.path().join("shop.tillbook");
        begin(&mut new_shop(&shop), NOW).unwrap();
        Self { folder, shop }
    }

    pub(crate) fn open(&self) -> StateMachine {
        self.open_with(Arc::new(NoFiles))
    }

    pub(crate) fn open_with(&self, files: Arc<dyn ImportFiles>) -> StateMachine {
        let folder = Arc::new(ShareFolder::open(&self.shop).unwrap());
        StateMachine::start(&self.shop, folder, Arc::default(), files).unwrap()
    }

    pub(crate) async fn log(&self, sync: LogSync) -> Log {
        Log::open(&ShareFolder::path_of(&self.shop).join("log.sqlite"), sync).await.unwrap()
    }

    /// Puts the file where the state machine looks for those of imports.
    pub(crate) fn keep(&self, digest: &str, bytes: &[u8]) {
        let folder = ShareFolder::path_of(&self.shop).join("files");
        fs::create_dir_all(&folder).unwrap();
        fs::File::create(folder.join(digest)).unwrap().write_all(bytes).unwrap();
    }

    pub(crate) fn books(&self) -> String {
        books(&Engine::open(&self.shop).unwrap())
    }

    pub(crate) fn rows(&self) -> Vec<String> {
        let engine = Engine::open(&self.shop).unwrap();
        shops::rows_of(engine.path())
    }
}

pub(crate) fn books(engine: &Engine) -> String {
    let (mut out, owner) = (Vec::new(), engine.owner().unwrap());
    engine.export_books(&owner, &mut out).unwrap();
    engine.export_taxes(&owner, NOW, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

pub(crate) fn log_id(index: u64) -> LogId<DeviceId> {
    LogId::new(CommittedLeaderId::new(1, 7), index)
}

pub(crate) fn proposal(id: &str, device: DeviceId, change: &Change) -> Proposal {
    let change = serde_json::to_string(change).unwrap();
    Proposal {
        id: id.to_owned(),
        device,
        login: "owner".to_owned(),
        now: NOW,
        rules: RULES,
        raises: None,
        nonce: None,
        change,
        followed_by: Vec::new(),
    }
}

pub(crate) fn entry(index: u64, proposal: Proposal) -> Entry<Types> {
    Entry { log_id: log_id(index), payload: EntryPayload::Normal(proposal) }
}

pub(crate) fn members(index: u64) -> Entry<Types> {
    let device = |name: &str| Device { name: name.to_owned(), ..Device::default() };
    let nodes = BTreeMap::from([(7, device("office")), (8, device("shop-floor"))]);
    let membership = Membership::new(vec![BTreeSet::from([7])], nodes);
    Entry { log_id: log_id(index), payload: EntryPayload::Membership(membership) }
}

pub(crate) fn rate(name: &str) -> Change {
    let text = |text: &str| Some(Value::text(text));
    Change::TaxRate(TaxRateChange::Create(RateInput {
        country: text("DE"),
        rate: text("19"),
        name: text(name),
        ..RateInput::default()
    }))
}

/// The bytes of `rates_csv`.
pub(crate) fn bytes_of_rates() -> Vec<u8> {
    let mut bytes = Vec::new();
    std::io::Read::read_to_end(&mut rates_csv().bytes().unwrap(), &mut bytes).unwrap();
    bytes
}
