//! The side of the program that is the device: it answers the requests of the other programs of this machine.

use std::path::Path;
use std::sync::{Arc, Weak};
use std::time::Duration;

use super::message::{Envelope, Failure, MOST, Progress, Reply, Request};
use crate::folder::ShareFolder;
use crate::node::Node;
use crate::proposals::Submission;
use crate::waiters;
use domain::{Error, Result, text};
use engine::{GroupEntry, VERSION};
use system::{LocalListener, LocalStream};

/// The longest wait for a request.
const REQUEST: Duration = Duration::from_secs(2);
/// A program that has its turn and gives no sign of life for so long is taken for dead.
const SILENCE: Duration = Duration::from_secs(4);

/// Listens for the other programs of this machine. Calls `restart` when the device is to be started anew.
pub(super) fn open(
    shop: &Path,
    node: &Arc<Node>,
    restart: impl Fn() + Send + Sync + 'static,
) -> Result<LocalListener> {
    let node = Arc::downgrade(node);
    let answering = move |stream: &mut LocalStream| answer(&node, stream, &restart);
    LocalListener::open(&ShareFolder::channel_of(shop), "device", Arc::new(answering))
}

fn answer(node: &Weak<Node>, stream: &mut LocalStream, restart: &dyn Fn()) {
    let Some(request) = stream.receive(MOST, REQUEST).ok().and_then(|text| read(&text)) else { return };
    let Some(device) = node.upgrade() else { return };
    let reply = match request {
        Ok(Request::Watch) => {
            // The device may end meanwhile.
            drop(device);
            return stream.wait_for_end();
        }
        Ok(Request::Submit(submission)) => submit(&device, submission, stream),
        Ok(request) => {
            let is_moved = matches!(request, Request::Move { listen: Some(_), .. });
            let done = perform(&device, request);
            if is_moved && done.is_ok() {
                restart();
            }
            done
        }
        Err(error) => Err(error),
    };
    drop(device);
    // Who asked may be gone.
    drop(send(stream, &reply.unwrap_or_else(|error| Reply::Refused(Failure::from(&error)))));
}

/// The request of a message; an error for one of another program version, `None` for a message that is no request.
fn read(text: &[u8]) -> Option<Result<Request>> {
    let Envelope { version, request } = serde_json::from_slice(text).ok()?;
    Some(if version == VERSION {
        Ok(request)
    } else {
        let problem = text!(
            "the program that has the shop open is Tillbook {theirs}, and this is {version}; close the older one and open the shop again",
            theirs = VERSION,
            version
        );
        Err(Error::Invalid { what: text!("This program"), problem })
    })
}

/// Carries out a request of this program or another one.
pub(super) fn perform(node: &Node, request: Request) -> Result<Reply> {
    match request {
        Request::Status => return node.status().map(Reply::Status),
        Request::Invite => return Ok(Reply::Code(node.invite_here()?.text()?)),
        Request::Promote(name) => node.promote(&name)?,
        Request::Demote(name) => node.demote(&name)?,
        Request::Remove(name) => node.remove(&name)?,
        Request::Move { address, listen } => node.move_to(&address, listen)?,
        Request::Watch | Request::Submit(_) => {}
    }
    Ok(Reply::Done)
}

fn submit(node: &Node, submission: Submission, stream: &LocalStream) -> Result<Reply> {
    let failed = |error| Error::storage(text!("Answering another program of this machine"), error);
    let mut own = stream.try_clone().map_err(failed)?;
    let turn: waiters::Turn = Box::new(move |entry| {
        if give_turn(&mut own, entry).is_none() {
            // What it says later answers nothing.
            own.close();
        }
    });
    node.proposer().submit(submission, Some(turn)).map(|_outcome| Reply::Done)
}

/// Lets the other program apply its entry, for as long as it gives signs of life; `None` when it has ended, or gives none.
fn give_turn(stream: &mut LocalStream, entry: &GroupEntry) -> Option<()> {
    send(stream, &Reply::Turn(entry.clone())).ok()?;
    loop {
        let text = stream.receive(MOST, SILENCE).ok()?;
        match serde_json::from_slice(&text).ok()? {
            Progress::Working => {}
            Progress::Ended => return Some(()),
        }
    }
}

fn send(stream: &mut LocalStream, reply: &Reply) -> std::io::Result<()> {
    stream.send(&serde_json::to_vec(reply)?)
}
