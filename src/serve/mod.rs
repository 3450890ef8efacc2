//! The API over HTTP: what carries a request of [`crate::api`] from a network to the engine and the
//! answer back. It knows addresses, credentials and limits; what is asked and answered is `api`'s, and
//! every rule the engine's. HTTP/1.1, with TLS when it is given a certificate.
//!
//! One thread (`serve`) carries bytes; engines are on threads of their own ([`crate::worker`]), so that neither
//! waits for the other.

mod auth;
mod http;
mod listen;
mod nonces;
mod oauth;
mod page;
mod places;
mod stall;
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
use crate::domain::access::Actor;
use crate::domain::time::{Instant, Zone};
use crate::domain::{Error, Result};
use crate::engine::{Engine, ShopOpener};
use crate::system::Clock;
use crate::worker::{Open, Size, Wake, Worker};

/// The paths under which the routes are: ours, and the one that clients for shops know.
pub const BASES: [&str; 2] = ["/api", "/wc-api/v3"];

/// Answers a request; [`crate::api::handle`].
pub type Answer = fn(&mut Engine, &Actor, &Request, Instant) -> Response;

/// How much of everything there may be.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Bytes of a body.
    pub body: usize,
    /// Bytes of a request's first line and headers.
    pub head: usize,
    /// From the end of the headers to the answer.
    pub request: Duration,
    /// Until the headers of a request are whole, and how long a connection may be without one.
    pub idle: Duration,
    /// How long a client may take nothing of an answer.
    pub stall: Duration,
    /// Connections at once.
    pub connections: usize,
    /// Of them, from one address.
    pub per_address: usize,
    /// Signed requests that are remembered, about.
    pub nonces: usize,
    /// How long what runs may take when the server is to stop; then it is given up, whatever it is.
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

/// What is served, where and how.
#[derive(Debug, Clone)]
pub struct Options {
    /// The shop file.
    pub shop: PathBuf,
    /// Where to listen; port 0 takes any.
    pub listen: SocketAddr,
    /// Certificate and key, PEM files.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// Where the shop's `now` comes from.
    pub clock: Clock,
    /// How much of everything there may be.
    pub limits: Limits,
    /// What answers.
    pub answer: Answer,
}

/// A server that listens, and answers once it runs.
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    tls: Option<TlsAcceptor>,
    state: Arc<ServerState>,
    stop: Stop,
}

/// What every connection shares.
struct ServerState {
    worker: Worker<Engine>,
    rules: Arc<Rules>,
    noted: http::Noted,
    nonces: nonces::Nonces,
    limits: Limits,
}

/// What jobs on the engines' threads go by.
struct Rules {
    clock: Clock,
    answer: Answer,
}

/// Ends a server from elsewhere: running requests finish, then it is over.
#[derive(Debug, Clone)]
pub struct Stop(Arc<watch::Sender<bool>>);

impl Stop {
    /// Ends it.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

impl Server {
    /// Opens the shop and begins to listen. Refused when the file is no shop, the address is taken, or
    /// the certificate cannot be used.
    pub fn bind(options: &Options) -> Result<Self> {
        // What is wrong with the file is said now, not to the first who asks.
        let opener = ShopOpener::new(&options.shop);
        drop(opener.open()?);
        let tls =
            options.tls.as_ref().map(|(certificate, key)| tls::acceptor(certificate, key)).transpose()?;
        let preparing = |error| Error::storage("Preparing to serve", error);
        let runtime = Builder::new_current_thread().enable_all().build().map_err(preparing)?;
        let listener = runtime
            .block_on(TcpListener::bind(options.listen))
            .map_err(|error| Error::storage(format!("Listening on {}", options.listen), error))?;
        let open: Open<Engine> = Arc::new(move || opener.open());
        let readers = std::thread::available_parallelism().map_or(2, usize::from).clamp(2, 4);
        let limits = options.limits;
        let size = Size { readers, waiting: limits.connections };
        // A task that awaits a request is woken by that.
        let wake: Wake = Arc::new(|| {});
        let state = ServerState {
            worker: Worker::start(&open, &wake, size)?,
            rules: Arc::new(Rules { clock: options.clock, answer: options.answer }),
            noted: http::Noted::default(),
            nonces: nonces::Nonces::new(limits.nonces),
            limits,
        };
        let stop = Stop(Arc::new(watch::Sender::new(false)));
        Ok(Self { runtime, listener, tls, state: Arc::new(state), stop })
    }

    /// Where it listens.
    pub fn address(&self) -> Result<SocketAddr> {
        self.listener.local_addr().map_err(|error| Error::storage("Listening", error))
    }

    /// What ends it.
    pub fn stopper(&self) -> Stop {
        self.stop.clone()
    }

    /// Answers until it is told to end, by its stopper or, with `hears_signals`, by Ctrl+C or a signal
    /// to terminate; a second one does not wait for what is running. Answers whether all that ran was
    /// done in the time that it has; otherwise a thread still works, and ends with the program.
    #[must_use]
    pub fn run(self, hears_signals: bool) -> bool {
        let Self { runtime, listener, tls, state, stop } = self;
        if hears_signals {
            drop(runtime.spawn(listen::signals(stop.clone())));
        }
        let is_done = runtime.block_on(listen::serve(listener, tls, state, stop.0.subscribe()));
        // Connections are cut off that have not ended by themselves.
        runtime.shutdown_background();
        is_done
    }
}

/// The machine's time in seconds, whatever the shop's `now` is: programs that sign go by their own
/// clocks.
fn machine_time() -> i64 {
    Clock::System.now(Zone::UTC).seconds()
}
