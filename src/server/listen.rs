//! Connections: accepts them up to the limits, makes the TLS handshake, and answers their requests until the
//! server stops.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::process;
use std::sync::Arc;
use std::time::Duration;

use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Instant as Moment, sleep, timeout, timeout_at};
use tokio_rustls::TlsAcceptor;

use super::ServerState;
use super::connections::{Connection, Connections};
use super::http::{self, Caller};
use super::send_timeout::SendTimeout;
use engine::Engine;
use worker::Worker;

/// The pause after a failed `accept`, such as without free file descriptors.
const REST: Duration = Duration::from_millis(100);
/// The least time that idle threads get to end, and the interval at which that is checked.
const TO_END: Duration = Duration::from_millis(200);
const LOOK: Duration = Duration::from_millis(2);

/// Accepts connections until the server is stopped, then waits for running requests up to the limit. True
/// when all of them were completed.
pub(super) async fn serve(
    listener: TcpListener,
    tls: Option<TlsAcceptor>,
    state: Arc<ServerState>,
    mut stop: watch::Receiver<bool>,
) -> bool {
    let connections = Arc::new(Connections::new(state.limits.connections, state.limits.per_address));
    loop {
        let accepted = tokio::select! {
            () = told(&mut stop) => break,
            accepted = listener.accept() => accepted,
        };
        let Ok((stream, peer)) = accepted else {
            sleep(REST).await;
            continue;
        };
        let Some(place) = connections.take(peer.ip()) else {
            turn_away(&stream, tls.is_some());
            continue;
        };
        let (tls, state, stop) = (tls.clone(), Arc::clone(&state), stop.clone());
        drop(tokio::spawn(async move {
            let place = Arc::new(place);
            tokio::select! {
                // Checked first, so that no request is begun that would be cut off.
                biased;
                () = place.given_up() => {}
                () = connection(stream, peer, tls, state, stop, &place) => {}
            }
        }));
    }
    drop(listener);
    let until = Moment::now() + state.limits.stop;
    drop(timeout_at(until, connections.emptied()).await);
    finished(&state.worker, until).await
}

/// Closes the worker and waits for its jobs until this time. True when all are done; a thread that still
/// works is left alone.
async fn finished(worker: &Worker<Engine>, until: Moment) -> bool {
    worker.close();
    let ended = async {
        while !worker.has_ended() {
            sleep(LOOK).await;
        }
    };
    timeout_at(until.max(Moment::now() + TO_END), ended).await.is_ok()
}

/// Waits until the server is stopped, or until no [`Stop`] exists that could do so.
async fn told(stop: &mut watch::Receiver<bool>) {
    drop(stop.wait_for(|is_over| *is_over).await);
}

/// Refuses a connection beyond the limit; over TLS, without a response.
fn turn_away(stream: &TcpStream, is_tls: bool) {
    if !is_tls {
        // The send buffer of a new connection has room for this, or the client is gone.
        drop(stream.try_write(http::turned_away().as_bytes()));
    }
}

async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    tls: Option<TlsAcceptor>,
    state: Arc<ServerState>,
    stop: watch::Receiver<bool>,
    place: &Arc<Connection>,
) {
    // Responses are written whole, so Nagle's algorithm would only delay them.
    drop(stream.set_nodelay(true));
    let limits = state.limits;
    let stream = SendTimeout::new(stream, limits.stall, place.is_sending());
    let is_here = peer.ip().to_canonical().is_loopback();
    match tls {
        None => exchange(stream, Caller { is_here, is_tls: false }, state, stop, place).await,
        Some(tls) => {
            if let Ok(Ok(stream)) = timeout(limits.idle, tls.accept(stream)).await {
                exchange(stream, Caller { is_here, is_tls: true }, state, stop, place).await;
            }
        }
    }
}

/// Answers the requests of a connection until either side closes it.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin,
    caller: Caller,
    state: Arc<ServerState>,
    mut stop: watch::Receiver<bool>,
    place: &Arc<Connection>,
) {
    let limits = state.limits;
    let service = service_fn(|request| {
        let busy = place.busy();
        let state = Arc::clone(&state);
        async move {
            let answer = http::answer(&state, caller, &busy, request).await;
            drop(busy);
            Ok::<_, Infallible>(answer)
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.idle)
        .max_header_size(limits.head)
        // The most bytes that are buffered of an incomplete head.
        .max_buf_size(limits.head.saturating_mul(2))
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = std::pin::pin!(connection);
    // An error of the connection is of no interest to the server.
    tokio::select! {
        ended = connection.as_mut() => drop(ended),
        () = told(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            drop(connection.await);
        }
    }
}

/// Handles signals: the first stops the work, the second ends the program.
pub(super) async fn signals(stop: impl FnOnce()) {
    signal().await;
    stop();
    signal().await;
    process::exit(1);
}

#[cfg(unix)]
async fn signal() {
    use tokio::signal::unix::{SignalKind, signal};
    let (interrupt, terminate) = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
    let (Ok(mut interrupt), Ok(mut terminate)) = (interrupt, terminate) else {
        return std::future::pending().await;
    };
    tokio::select! {
        _heard = interrupt.recv() => {}
        _heard = terminate.recv() => {}
    }
}

#[cfg(not(unix))]
async fn signal() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending().await
    }
}
