//! The connections to other members. One that is open is used, whoever opened it; otherwise one is opened, by one
//! attempt for all who wait for it, with a growing pause after each that failed.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant as Moment, timeout};
use tokio_rustls::TlsStream;
use tokio_rustls::rustls::{AlertDescription, Error as TlsError};

use super::connection::{Connection, Dispatch, Runner};
use super::identity::{Digest, Identity};
use super::limits::Limits;
use super::message::CallError;
use super::tls::{self, Admitted};
use super::wire::{self, Kind};
use crate::lock;
use domain::text;

/// The pause after a member was not reached; it doubles up to the second.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// The end of an attempt; `None` while it is made.
type Attempt = Option<Result<(), CallError>>;

/// All connections to members, by their certificates.
pub(super) struct Peers {
    identity: Arc<Identity>,
    limits: Limits,
    members: Mutex<BTreeMap<Digest, Member>>,
}

#[derive(Default)]
struct Member {
    /// The latest last.
    connections: Vec<Arc<Connection>>,
    attempt: Option<watch::Receiver<Attempt>>,
    failures: u32,
    /// Until when no attempt is made, and why the last one failed.
    pause: Option<(Moment, CallError)>,
}

impl Peers {
    pub(super) fn new(identity: Arc<Identity>, limits: Limits) -> Self {
        Self { identity, limits, members: Mutex::default() }
    }

    /// A connection to the member with this certificate, which listens at this address, if at any.
    pub(super) async fn connection(
        self: &Arc<Self>,
        peer: Digest,
        address: &str,
        dispatch: &Arc<dyn Dispatch>,
    ) -> Result<Arc<Connection>, CallError> {
        loop {
            let mut attempt = {
                let mut members = lock(&self.members);
                let member = members.entry(peer).or_default();
                let open = || member.connections.iter().rev().filter(|connection| !connection.is_closed());
                if let Some(open) = open().find(|connection| !connection.is_avoided()).or(open().next()) {
                    return Ok(Arc::clone(open));
                }
                if address.is_empty() {
                    return Err(CallError::Unreachable(text!("it is not connected just now")));
                }
                match (&member.attempt, &member.pause) {
                    (Some(attempt), _) => attempt.clone(),
                    (None, Some((until, error))) if Moment::now() < *until => return Err(error.clone()),
                    (None, _) => {
                        let (ended, attempt) = watch::channel(None);
                        member.attempt = Some(attempt.clone());
                        // On a task of its own, so that it goes on when who asked for it has given up.
                        let (peers, address) = (Arc::clone(self), address.to_owned());
                        drop(tokio::spawn(peers.attempt(peer, address, Arc::clone(dispatch), ended)));
                        attempt
                    }
                }
            };
            let ended = attempt.wait_for(Option::is_some).await.map(|ended| ended.clone());
            if let Ok(Some(Err(error))) = ended {
                return Err(error);
            }
        }
    }

    async fn attempt(
        self: Arc<Self>,
        peer: Digest,
        address: String,
        dispatch: Arc<dyn Dispatch>,
        ended: watch::Sender<Attempt>,
    ) {
        let dialed = dial(&self.identity, Admitted::Whole(peer), &address, self.limits).await;
        {
            let mut members = lock(&self.members);
            let member = members.entry(peer).or_default();
            member.attempt = None;
            if let Err(error) = &dialed {
                let pause = FIRST_PAUSE.saturating_mul(1 << member.failures.min(16)).min(LONGEST_PAUSE);
                member.failures = member.failures.saturating_add(1);
                member.pause = Some((Moment::now() + pause, error.clone()));
            }
        }
        match dialed {
            Ok(runner) => drop(tokio::spawn(self.run(runner, dispatch, Some(ended)))),
            Err(error) => drop(ended.send_replace(Some(Err(error)))),
        }
    }

    /// Runs a connection with a member until it ends.
    pub(super) async fn run(
        self: Arc<Self>,
        runner: Runner<TlsStream<TcpStream>>,
        dispatch: Arc<dyn Dispatch>,
        ended: Option<watch::Sender<Attempt>>,
    ) {
        let connection = Arc::clone(&runner.connection);
        let peer = *connection.peer();
        {
            let mut members = lock(&self.members);
            let member = members.entry(peer).or_default();
            member.connections.push(Arc::clone(&connection));
            if member.connections.len() > self.limits.per_member {
                member.connections.remove(0).close();
            }
            (member.failures, member.pause) = (0, None);
        }
        if let Some(ended) = ended {
            ended.send_replace(Some(Ok(())));
        }
        runner.run(Some(dispatch)).await;
        if let Some(member) = lock(&self.members).get_mut(&peer) {
            member.connections.retain(|other| !Arc::ptr_eq(other, &connection));
        }
    }

    /// All connections to the member with this certificate.
    pub(super) fn all(&self, peer: &Digest) -> Vec<Arc<Connection>> {
        lock(&self.members).get(peer).map(|member| member.connections.clone()).unwrap_or_default()
    }

    /// Closes the connections of former members.
    pub(super) fn retain(&self, is_member: impl Fn(&Digest) -> bool) {
        lock(&self.members).retain(|peer, member| {
            let stays = is_member(peer);
            if !stays {
                member.connections.iter().for_each(|connection| connection.close());
            }
            stays
        });
    }
}

/// Opens a connection to the device at this address, which must have this certificate. Returns once the other side
/// has let this device in.
pub(super) async fn dial(
    identity: &Identity,
    admitted: Admitted,
    address: &str,
    limits: Limits,
) -> Result<Runner<TlsStream<TcpStream>>, CallError> {
    let unreachable = |error: io::Error| {
        CallError::Unreachable(match error.kind() {
            io::ErrorKind::ConnectionRefused => text!("{address}: the shop is not open there", address),
            _ => text!("{address}: {error}", address, error = error.to_string()),
        })
    };
    let late = |_elapsed| CallError::Unreachable(text!("{address}: no answer in time", address));
    let connecting = timeout(limits.connect, TcpStream::connect(address));
    let stream = connecting.await.map_err(late)?.map_err(unreachable)?;
    // Messages are written whole.
    drop(stream.set_nodelay(true));
    let handshake = async {
        let (mut stream, peer) = tls::connect(identity, admitted, stream).await?;
        let sizes = |kind| if kind == Kind::Ping { 0 } else { limits.answer };
        wire::read(&mut stream, (limits.handshake, limits.handshake), sizes).await?;
        Ok::<_, io::Error>((stream, peer))
    };
    let (stream, peer) = timeout(limits.handshake, handshake).await.map_err(late)?.map_err(|error| {
        let tls = error.get_ref().and_then(|inner| inner.downcast_ref());
        match tls {
            Some(TlsError::AlertReceived(AlertDescription::AccessDenied)) => CallError::NotMember,
            Some(TlsError::InvalidCertificate(_)) => CallError::Unreachable(text!(
                "{address}: another device than expected answers there",
                address
            )),
            _ => unreachable(error),
        }
    })?;
    Ok(Connection::over(stream, peer, limits))
}
