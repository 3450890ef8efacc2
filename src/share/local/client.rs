//! The side of a program that is not the device: what it asks of the one that is.

use std::io;
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread::{Builder, scope};
use std::time::Duration;

use super::message::{Envelope, MOST, Progress, Reply, Request};
use crate::proposals::Submission;
use domain::access::Actor;
use domain::time::Instant;
use domain::{Error, Result};
use engine::{Change, Engine, GroupEntry, Outcome};
use system::LocalStream;
use transfer::Source;

/// The longest wait for an answer: a change of the members takes an election and ten seconds.
const ANSWER: Duration = Duration::from_secs(20);
/// Time to wait for an outcome beyond the limit that the device itself has.
const BEYOND: Duration = Duration::from_secs(5);
/// The interval of the signs of life at a turn.
const SIGN: Duration = Duration::from_secs(1);

/// A connection that ends with the program that is the device. An error when none answers.
pub(super) fn watch(channel: &Path) -> io::Result<LocalStream> {
    begin(channel, Request::Watch)
}

/// Asks for something, and waits for the answer. An error when no program answers.
pub(super) fn ask(channel: &Path, request: Request) -> io::Result<Reply> {
    receive(&mut begin(channel, request)?, ANSWER)
}

fn begin(channel: &Path, request: Request) -> io::Result<LocalStream> {
    let mut stream = LocalStream::connect(channel)?;
    stream.send(&serde_json::to_vec(&Envelope::of(request))?)?;
    Ok(stream)
}

fn receive(stream: &mut LocalStream, wait: Duration) -> io::Result<Reply> {
    Ok(serde_json::from_slice(&stream.receive(MOST, wait)?)?)
}

/// A change on its way through the program that is the device.
pub(super) struct Proposed<'c> {
    pub(super) submission: &'c Submission,
    pub(super) change: &'c Change,
    pub(super) sources: &'c [Source],
    pub(super) actor: &'c Actor,
    pub(super) now: Instant,
}

impl Proposed<'_> {
    /// Hands the change in, and applies it to the file at its turn. The outer error says that the program was not
    /// reached, or ended before the outcome was known: the same submission may be handed in again.
    pub(super) fn make(&self, channel: &Path, engine: &mut Engine) -> io::Result<Result<Outcome>> {
        let mut stream = begin(channel, Request::Submit(self.submission.clone()))?;
        let mut made = None;
        loop {
            let reply = match receive(&mut stream, self.submission.limit() + BEYOND) {
                Ok(reply) => reply,
                // What is in the file stays, whatever became of the other program.
                Err(error) => return made.ok_or(error),
            };
            match reply {
                Reply::Turn(turn) => {
                    made = self.apply(engine, turn, &stream);
                    stream
                        .send(&serde_json::to_vec(&Progress::Ended)?)
                        .or_else(|error| if made.is_some() { Ok(()) } else { Err(error) })?;
                }
                Reply::Refused(failure) => return Ok(made.unwrap_or_else(|| Err(failure.into()))),
                // The device has applied it in this program's place.
                _ => return Ok(made.unwrap_or(Err(Error::AnswerTooSlow))),
            }
        }
    }

    /// Applies the entry, if the file has the one before it; `None` when it is not in the file by this. The place in
    /// the file decides, should the device have given up waiting and apply it too.
    fn apply(&self, engine: &mut Engine, turn: GroupEntry, stream: &LocalStream) -> Option<Result<Outcome>> {
        let Self { change, sources, actor, now, .. } = *self;
        let place = engine.group_place().ok()??;
        if place.position != turn.position.checked_sub(1) {
            return None;
        }
        let mut signs = stream.try_clone().ok()?;
        let (ended, is_ended) = sync_channel::<()>(0);
        let sign = move || {
            while is_ended.recv_timeout(SIGN) == Err(RecvTimeoutError::Timeout) {
                let sent = serde_json::to_vec(&Progress::Working).map(|sign| signs.send(&sign));
                if !matches!(sent, Ok(Ok(()))) {
                    return;
                }
            }
        };
        scope(|threads| {
            // Without it, the device waits a shorter time.
            drop(Builder::new().name("signs".to_owned()).spawn_scoped(threads, sign));
            let made = engine.apply_entry(turn, change, sources, actor.login(), now);
            drop(ended);
            made.ok()
        })
    }
}
