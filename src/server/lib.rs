//! The API over HTTP: carries requests of [`crate::api`] from the network to the engine, and responses back.
//! This module handles addresses, credentials and limits; the routes are in `api`, the rules in the engine.
//! HTTP/1.1, over TLS when there is a certificate.
//!
//! One thread (`serve`) moves bytes; engines are on threads of their own ([`worker`]), so that neither
//! waits for the other.
//!
//! **No secret is stored** ([`domain::access::key`]), a signed request is accepted once, a page of another site in a
//! browser changes nothing, and a panic becomes a response. The OpenAPI document and the HTML page of the API are generated from [`api::ROUTES`], which has all
//! routes.
//!
//! Recipes:
//!
//! - *A new route:* a line in `api/routes.rs`, its description in `api/about.rs`, and cases in `tests/cases/golden`.

pub mod api;
mod auth;
mod browser;
mod connections;
mod http;
mod listen;
mod nonces;
mod oauth;
mod page;
mod send_timeout;
mod tls;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;

use crate::api::{Request, Response};
use domain::access::Actor;
use domain::time::{Instant, Zone};
use domain::{Error, Result, text};
use engine::{Engine, SequencerSlot, ShopOpener};
use system::Clock;
use worker::{Open, Size, Wake, Worker};

/// The base paths of all routes: our own, and the one that clients of shop systems use.
pub const BASES: [&str; 2] = ["/api", "/wc-api/v3"];

/// The function that answers requests; [`crate::api::handle`].
pub type Answer = fn(&mut Engine, &Actor, &Request, Instant) -> Response;

/// The limits of the server.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The most bytes of a body.
    pub body: usize,
    /// The most bytes of a request line with its headers.
    pub head: usize,
    /// The longest time from the end of the headers to the response.
    pub request: Duration,
    /// The longest time until the headers are complete, and between two requests of a connection.
    pub idle: Duration,
    /// The longest time in which a client reads nothing of a response.
    pub stall: Duration,
    /// The most open connections.
    pub connections: usize,
    /// The most open connections from one address, or from one /64 network of IPv6.
    pub per_address: usize,
    /// The number of stored nonces, about.
    pub nonces: usize,
    /// The longest time that running requests get when the server is stopped.
    pub stop: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 8 << 20,
            head: 32 << 10,
            request: Duration::from_secs(30),
            idle: Duration::from_secs(15),
            stall: Duration::from_secs(30),
            connections: 256,
            per_address: 64,
            nonces: 200_000,
            stop: Duration::from_secs(30),
        }
    }
}

/// The options of a server.
#[derive(Debug, Clone)]
pub struct Options {
    /// The shop file.
    pub shop: PathBuf,
    /// The address to listen on; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The paths of certificate and key, both PEM files.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// The source of the shop's `now`.
    pub clock: Clock,
    /// The limits of the server.
    pub limits: Limits,
    /// The function that answers requests.
    pub answer: Answer,
}

/// A server that listens; it answers once it runs.
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    tls: Option<TlsAcceptor>,
    state: Arc<ServerState>,
    stop: Stop,
    sequencer: SequencerSlot,
}

/// The state that all connections share.
struct ServerState {
    worker: Worker<Engine>,
    rules: Rules,
    noted: http::Noted,
    nonces: nonces::Nonces,
    limits: Limits,
}

/// The values that jobs on the engines' threads need.
#[derive(Clone, Copy)]
struct Rules {
    clock: Clock,
    answer: Answer,
}

/// Stops a server from another thread: running requests are completed, new ones are refused.
#[derive(Debug, Clone)]
pub struct Stop(Arc<watch::Sender<bool>>);

impl Stop {
    /// Stops the server.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

impl Server {
    /// Opens the shop and begins to listen. Refused when the file is not a shop, the address is taken, or the
    /// certificate cannot be used.
    pub fn bind(options: &Options) -> Result<Self> {
        // A problem of the file is reported now, not to the first request.
        let opener = ShopOpener::new(&options.shop);
        drop(opener.open()?);
        let sequencer = opener.sequencer().clone();
        let tls =
            options.tls.as_ref().map(|(certificate, key)| tls::acceptor(certificate, key)).transpose()?;
        let preparing = |error| Error::storage(text!("Preparing to serve"), error);
        let runtime = Builder::new_current_thread().enable_all().build().map_err(preparing)?;
        let listener = runtime.block_on(TcpListener::bind(options.listen)).map_err(|error| {
            Error::storage(text!("Listening on {address}", address = options.listen.to_string()), error)
        })?;
        let open: Open<Engine> = Arc::new(move || opener.open());
        let readers = std::thread::available_parallelism().map_or(2, usize::from).clamp(2, 4);
        let limits = options.limits;
        let size = Size { readers, waiting: limits.connections };
        // A task that awaits a request is woken by the request itself.
        let wake: Wake = Arc::new(|| {});
        let state = ServerState {
            worker: Worker::start(&open, &wake, size)?,
            rules: Rules { clock: options.clock, answer: options.answer },
            noted: http::Noted::default(),
            nonces: nonces::Nonces::new(limits.nonces),
            limits,
        };
        let stop = Stop(Arc::new(watch::Sender::new(false)));
        Ok(Self { runtime, listener, tls, state: Arc::new(state), stop, sequencer })
    }

    /// The slot for the sequencer that orders the changes of a shop on several devices.
    pub const fn sequencer(&self) -> &SequencerSlot {
        &self.sequencer
    }

    /// The address that it listens on, with the actual port.
    pub fn address(&self) -> Result<SocketAddr> {
        self.listener.local_addr().map_err(|error| Error::storage(text!("Listening"), error))
    }

    /// A handle to stop the server.
    pub fn stopper(&self) -> Stop {
        self.stop.clone()
    }

    /// Answers requests until the server is stopped, by its stopper or, with `hears_signals`, by Ctrl+C or a
    /// signal to terminate; a second signal ends the program at once. True when all running requests were
    /// completed within the limit; otherwise a thread still works, and ends with the program.
    #[must_use]
    pub fn run(self, hears_signals: bool) -> bool {
        let Self { runtime, listener, tls, state, stop, .. } = self;
        if hears_signals {
            let stop = stop.clone();
            drop(runtime.spawn(listen::signals(move || stop.stop())));
        }
        let is_done = runtime.block_on(listen::serve(listener, tls, state, stop.0.subscribe()));
        // Connections that are still open are closed.
        runtime.shutdown_background();
        is_done
    }
}

/// Calls `stop` at Ctrl+C or a signal to terminate; a second signal ends the program at once.
pub fn at_signal(stop: impl FnOnce() + Send + 'static) -> Result<()> {
    let failed = |cause| Error::storage(text!("Waiting for signals"), cause);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().map_err(failed)?;
    let waiting = std::thread::Builder::new().name("signals".to_owned());
    waiting.spawn(move || runtime.block_on(listen::signals(stop))).map(drop).map_err(failed)
}

/// The machine's time in seconds since 1970, even where the shop's `now` is fixed, since clients sign with
/// their own clocks.
fn machine_time() -> i64 {
    Clock::System.now(Zone::UTC).seconds()
}
