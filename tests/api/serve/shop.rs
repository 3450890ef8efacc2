//! A shop with keys, served within this program.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::{Builder, JoinHandle};

use base64::Engine as _;
use domain::access::Role;
use domain::access::key::{KeyPair, NewKey, Permission};
use domain::shop::settings::{Currency, Shop};
use domain::time::{Instant, Local, Zone};
use engine::{Change, Engine, Sequencer, UserChange};
use server::api;
use server::{Answer, Limits, Options, Server, Stop};
use system::Clock;
use tempfile::TempDir;

use super::client::Client;

pub(crate) const NOW: Instant = Instant::from_seconds(1_743_434_430);
/// Whose keys there are, and the byte that each pair is made of.
pub(crate) const OWNER: u8 = 1;
pub(crate) const READER: u8 = 2;
pub(crate) const MANAGER: u8 = 3;
pub(crate) const VIEWER: u8 = 4;
pub(crate) const NONE: u8 = 5;

/// The pair of a key that `add_keys` made.
pub(crate) fn pair(of: u8) -> KeyPair {
    KeyPair::new(&[of; 40])
}

/// `Authorization: Basic` for it.
pub(crate) fn basic(of: u8) -> String {
    let pair = pair(of);
    let text = format!("{}:{}", pair.key(), pair.secret());
    format!("Basic {}", base64::engine::general_purpose::STANDARD.encode(text))
}

/// Gives a shop that has these users their keys.
pub(crate) fn add_keys(shop: &Path) {
    let mut engine = Engine::open(shop).unwrap();
    let owner = engine.owner().unwrap();
    for (login, permission, of) in [
        ("owner", Permission::ReadWrite, OWNER),
        ("owner", Permission::Read, READER),
        ("manager", Permission::ReadWrite, MANAGER),
        ("viewer", Permission::ReadWrite, VIEWER),
        ("none", Permission::ReadWrite, NONE),
    ] {
        engine
            .apply(
                &Change::User(UserChange::AddKey(NewKey::of(&pair(of), login, "", permission))),
                &owner,
                NOW,
            )
            .unwrap();
    }
}

/// A new shop with users and their keys.
pub(crate) fn new_shop(path: &Path) {
    let shop = Shop::new("Served", Currency::USD, Zone::UTC).unwrap();
    let mut engine = Engine::create(path, &shop, NOW).unwrap();
    let owner = engine.owner().unwrap();
    for (login, role) in
        [("manager", Role::ShopManager), ("viewer", Role::Accountant), ("none", Role::Customer)]
    {
        engine.apply(&Change::User(UserChange::Add { login: login.to_owned(), role }), &owner, NOW).unwrap();
    }
    drop(engine);
    add_keys(path);
}

/// A shop that is being served.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    pub(crate) path: PathBuf,
    stop: Stop,
    thread: Option<JoinHandle<bool>>,
    /// Kept while it is served.
    #[allow(dead_code, reason = "goes when the shop goes")]
    folder: Option<TempDir>,
}

/// How it is served.
#[derive(Clone, Copy)]
pub(crate) struct How {
    pub(crate) limits: Limits,
    pub(crate) clock: Clock,
    pub(crate) answer: Answer,
}

impl Default for How {
    fn default() -> Self {
        let now = Local::parse("2026-11-20T10:00:00").unwrap();
        Self { limits: Limits::default(), clock: Clock::Fixed(now), answer: api::handle }
    }
}

impl Served {
    /// A new shop with users and keys.
    pub(crate) fn new(how: How) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shop.tillbook");
        new_shop(&path);
        let mut served = Self::of(&path, how);
        served.folder = Some(folder);
        served
    }

    /// A shop that is there.
    pub(crate) fn of(path: &Path, how: How) -> Self {
        Self::on_device(path, how, None)
    }

    /// A shop that is on several devices, of which this one makes its changes by the sequencer.
    pub(crate) fn on_device(path: &Path, how: How, sequencer: Option<Arc<dyn Sequencer>>) -> Self {
        let server = Server::bind(&Options {
            shop: path.to_owned(),
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            tls: None,
            clock: how.clock,
            limits: how.limits,
            answer: how.answer,
        })
        .unwrap();
        server.sequencer().set(sequencer);
        let (address, stop) = (server.address().unwrap(), server.stopper());
        let thread = Builder::new().name("server".to_owned()).spawn(move || server.run(false)).unwrap();
        Self { address, path: path.to_owned(), stop, thread: Some(thread), folder: None }
    }

    pub(crate) fn client(&self) -> Client {
        Client::new(self.address)
    }

    pub(crate) fn stopper(&self) -> Stop {
        self.stop.clone()
    }

    /// Waits until it is over, and answers whether all that ran was done.
    pub(crate) fn join(&mut self) -> bool {
        self.thread.take().is_none_or(|thread| thread.join().unwrap())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.stop.stop();
        self.join();
    }
}
