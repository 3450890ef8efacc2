//! A connection to another device. Both sides ask and answer over it, whichever opened it, so that a device that
//! cannot be called from outside is reached over the connection that it opened.

use std::collections::BTreeMap;
use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, split};
use tokio::sync::{OnceCell, Semaphore, mpsc, oneshot, watch};
use tokio::time::timeout;

use super::identity::Digest;
use super::limits::Limits;
use super::message::{Answer, CallError, Refusal, Request};
use super::wire::{self, Frame, Kind};
use crate::lock;
use domain::text::Text;

/// The messages that wait to be sent.
const QUEUE: usize = 64;

/// An answer.
pub(super) enum Reply {
    Answer(Answer),
    Piece(Vec<u8>),
}

/// The answer, once it is there.
pub(super) type Answering = Pin<Box<dyn Future<Output = Reply> + Send>>;

/// Answers the requests of other devices.
pub(super) trait Dispatch: Send + Sync + 'static {
    /// The most bytes of a request of the device with this certificate.
    fn most(&self, peer: &Digest) -> usize;

    /// Answers a request.
    fn answer(self: Arc<Self>, from: Arc<Connection>, request: Vec<u8>) -> Answering;
}

/// Requests that wait for their answers; `None` once the connection is closed.
type Waiting = Option<BTreeMap<u64, oneshot::Sender<Frame>>>;

/// One side of a connection.
pub(super) struct Connection {
    peer: Digest,
    limits: Limits,
    queue: mpsc::Sender<Frame>,
    waiting: Mutex<Waiting>,
    count: AtomicU64,
    closing: watch::Sender<bool>,
    /// Set once this side has greeted the other ([`super::hello`]).
    pub(super) greeted: OnceCell<()>,
    /// The session of the other side, once it has greeted.
    session: OnceLock<u64>,
    /// Held while it is asked whether the other side is still there.
    pub(super) asking: tokio::sync::Mutex<()>,
    is_avoided: AtomicBool,
}

/// The tasks that have to run for a connection to work.
pub(super) struct Runner<S> {
    pub(super) connection: Arc<Connection>,
    stream: S,
    queued: mpsc::Receiver<Frame>,
}

impl Connection {
    /// A connection to the device with this certificate.
    pub(super) fn over<S: AsyncRead + AsyncWrite>(stream: S, peer: Digest, limits: Limits) -> Runner<S> {
        let (queue, queued) = mpsc::channel(QUEUE);
        let connection = Self {
            peer,
            limits,
            queue,
            waiting: Mutex::new(Some(BTreeMap::new())),
            count: AtomicU64::new(0),
            closing: watch::Sender::new(false),
            greeted: OnceCell::new(),
            session: OnceLock::new(),
            asking: tokio::sync::Mutex::default(),
            is_avoided: AtomicBool::new(false),
        };
        Runner { connection: Arc::new(connection), stream, queued }
    }

    /// The certificate of the other side.
    pub(super) const fn peer(&self) -> &Digest {
        &self.peer
    }

    /// The session of the other side, once it has greeted.
    pub(super) fn session(&self) -> Option<u64> {
        self.session.get().copied()
    }

    /// Takes the session of the other side, which stays.
    pub(super) fn is_of(&self, session: u64) {
        self.session.get_or_init(|| session);
    }

    /// Prefers other connections to the same member, since this one leads to a device that follows no further.
    pub(super) fn avoid(&self) {
        self.is_avoided.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_avoided(&self) -> bool {
        self.is_avoided.load(Ordering::Relaxed)
    }

    /// Asks the other side, and waits for the answer at most so long.
    pub(super) async fn call(&self, request: &Request, most: Duration) -> Result<Answer, CallError> {
        match self.ask(request, most).await? {
            Reply::Answer(Answer::Refused(refusal)) => Err(refusal.into()),
            Reply::Answer(answer) => Ok(answer),
            Reply::Piece(_) => Err(CallError::Unexpected),
        }
    }

    /// Asks for a piece of a file.
    pub(super) async fn piece(&self, digest: Digest, offset: u64) -> Result<Vec<u8>, CallError> {
        match self.ask(&Request::Piece { digest, offset }, self.limits.call).await? {
            Reply::Piece(bytes) => Ok(bytes),
            Reply::Answer(Answer::Refused(refusal)) => Err(refusal.into()),
            Reply::Answer(_) => Err(CallError::Unexpected),
        }
    }

    async fn ask(&self, request: &Request, most: Duration) -> Result<Reply, CallError> {
        let payload = serde_json::to_vec(request)
            .map_err(|error| CallError::Unreachable(Text::written(error.to_string())))?;
        if payload.len() > self.limits.request {
            return Err(CallError::TooLarge { size: payload.len() });
        }
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        let (answer, answered) = oneshot::channel();
        lock(&self.waiting).as_mut().ok_or(CallError::Lost)?.insert(number, answer);
        let _waits = Waits { connection: self, number };
        let exchange = async {
            let frame = Frame { kind: Kind::Request, number, payload };
            self.queue.send(frame).await.map_err(|_closed| CallError::Lost)?;
            answered.await.map_err(|_closed| CallError::Lost)
        };
        let frame = timeout(most, exchange).await.map_err(|_elapsed| CallError::TimedOut)??;
        match frame.kind {
            Kind::Piece => Ok(Reply::Piece(frame.payload)),
            _ => serde_json::from_slice(&frame.payload)
                .map(Reply::Answer)
                .map_err(|_other| CallError::Unexpected),
        }
    }

    /// Closes the connection. Requests that wait for their answers get none.
    pub(super) fn close(&self) {
        self.closing.send_replace(true);
        *lock(&self.waiting) = None;
    }

    pub(super) fn is_closed(&self) -> bool {
        *self.closing.borrow()
    }
}

/// A request that waits; it is forgotten when its answer comes too late.
struct Waits<'a> {
    connection: &'a Connection,
    number: u64,
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        if let Some(waiting) = lock(&self.connection.waiting).as_mut() {
            waiting.remove(&self.number);
        }
    }
}

impl<S: AsyncRead + AsyncWrite + Send + Unpin + 'static> Runner<S> {
    /// Sends and receives until one side closes the connection, or it fails. A device without one to answer them, which is just
    /// joining, takes no requests.
    pub(super) async fn run(self, dispatch: Option<Arc<dyn Dispatch>>) {
        let Self { connection, stream, queued } = self;
        let mut closing = connection.closing.subscribe();
        let (mut from, mut to) = split(stream);
        tokio::select! {
            _closed = closing.wait_for(|is_closing| *is_closing) => {}
            // What went wrong is of no interest to those who wait: the connection is lost.
            _failed = receive(&connection, &mut from, dispatch) => {}
            _failed = send(connection.limits, &mut to, queued) => {}
        }
        connection.close();
    }
}

/// Sends what is in the queue, and signs of life when that is empty; the first at once, by which the other side
/// knows that it is let in.
async fn send(
    limits: Limits,
    stream: &mut (impl AsyncWrite + Unpin),
    mut queued: mpsc::Receiver<Frame>,
) -> io::Result<()> {
    let mut next = Frame::PING;
    loop {
        wire::write(stream, limits.message, &next).await?;
        next = match timeout(limits.ping, queued.recv()).await {
            Ok(Some(frame)) => frame,
            Ok(None) => return Ok(()),
            Err(_elapsed) => Frame::PING,
        };
    }
}

async fn receive(
    connection: &Arc<Connection>,
    stream: &mut (impl AsyncRead + Unpin),
    dispatch: Option<Arc<dyn Dispatch>>,
) -> io::Result<()> {
    let limits = connection.limits;
    let places = Arc::new(Semaphore::new(limits.requests_at_once));
    let most = |kind| match kind {
        Kind::Ping => 0,
        Kind::Request => dispatch.as_ref().map_or(0, |dispatch| dispatch.most(&connection.peer)),
        Kind::Answer => limits.answer,
        Kind::Piece => limits.piece,
    };
    loop {
        let frame = wire::read(stream, (limits.silence, limits.message), most).await?;
        match frame.kind {
            Kind::Ping => {}
            Kind::Request => {
                let Some(dispatch) = &dispatch else { return Err(io::ErrorKind::InvalidData.into()) };
                let Ok(place) = Arc::clone(&places).try_acquire_owned() else {
                    // A request too many is refused rather than left to wait: behind it are answers, which the
                    // other side may need before it can go on.
                    let busy = frame_of(Reply::Answer(Answer::Refused(Refusal::Busy)), frame.number);
                    connection.queue.try_send(busy).map_err(|_full| io::ErrorKind::QuotaExceeded)?;
                    continue;
                };
                let answering = Arc::clone(dispatch).answer(Arc::clone(connection), frame.payload);
                let connection = Arc::clone(connection);
                drop(tokio::spawn(async move {
                    let answer = frame_of(answering.await, frame.number);
                    // A connection that is closed needs no answer.
                    drop(connection.queue.send(answer).await);
                    drop(place);
                }));
            }
            Kind::Answer | Kind::Piece => {
                let waiting =
                    lock(&connection.waiting).as_mut().and_then(|waiting| waiting.remove(&frame.number));
                if let Some(waiting) = waiting {
                    // One that waits no longer does not need it.
                    drop(waiting.send(frame));
                }
            }
        }
    }
}

fn frame_of(reply: Reply, number: u64) -> Frame {
    match reply {
        Reply::Piece(payload) => Frame { kind: Kind::Piece, number, payload },
        Reply::Answer(answer) => {
            // Answers are made of numbers, texts and lists, all of which JSON has.
            Frame { kind: Kind::Answer, number, payload: serde_json::to_vec(&answer).unwrap_or_default() }
        }
    }
}
