//! Answers the requests of other devices: those of members, and of others only the one to join.

use std::io;
use std::sync::Arc;

use openraft::raft::{AppendEntriesRequest, AppendEntriesResponse};
use openraft::{Snapshot, SnapshotMeta, Vote};

use super::connection::{Answering, Connection, Dispatch, Reply};
use super::files;
use super::identity::Digest;
use super::message::{Answer, FileInfo, Refusal, Request};
use super::network::Network;
use crate::{Device, DeviceId, Types};
use domain::label;
use domain::text::Text;

impl Dispatch for Network {
    fn most(&self, peer: &Digest) -> usize {
        let limits = self.options.limits;
        if self.roster.member(peer).is_some() { limits.request } else { limits.request_of_stranger }
    }

    fn answer(self: Arc<Self>, from: Arc<Connection>, request: Vec<u8>) -> Answering {
        Box::pin(async move {
            let request = match serde_json::from_slice(&request) {
                Ok(request) => request,
                Err(error) => {
                    return Reply::Answer(Answer::Refused(Refusal::Unreadable(error.to_string())));
                }
            };
            // Looked up for each request, so that a device that is removed is out at once.
            let answered = match (self.roster.member(from.peer()), request) {
                (_, Request::Join { secret, name, address, rules }) => {
                    self.admit(*from.peer(), &secret, (&name, address), rules).await
                }
                (None, _) => Err(Refusal::NotMember),
                (Some(_), Request::Piece { digest, offset }) => match self.piece(&digest, offset).await {
                    Ok(bytes) => return Reply::Piece(bytes),
                    Err(refusal) => Err(refusal),
                },
                (Some(member), request) => self.answer_member(member, &from, request).await,
            };
            Reply::Answer(answered.unwrap_or_else(Answer::Refused))
        })
    }
}

/// The message when the others have other changes in the place of some that the shop file here has.
const REPLACED: Text = Text::new(label!(
    "the others lack changes that were saved here, since one of them was put back from an older copy. They can be looked at here; end sharing on this device to keep them in a shop of its own"
));

fn failed(error: impl std::fmt::Display) -> Refusal {
    Refusal::Failed(Text::written(error.to_string()))
}

/// Refuses a message that names another device as its sender.
fn only_own(member: DeviceId, named: Option<DeviceId>) -> Result<(), Refusal> {
    if named == Some(member) { Ok(()) } else { Err(Refusal::OtherDevice) }
}

impl Network {
    async fn answer_member(
        self: &Arc<Self>,
        member: DeviceId,
        from: &Arc<Connection>,
        request: Request,
    ) -> Result<Answer, Refusal> {
        if !matches!(request, Request::Hello(_) | Request::Leave) {
            self.refuse_copy(member, from)?;
        }
        match request {
            Request::Hello(hello) => {
                self.raft()?;
                self.take_hello(member, from, &hello).await?;
                Ok(Answer::Hello(self.hello_to(member).await?))
            }
            Request::Append(request) => {
                only_own(member, request.vote.leader_id().voted_for())?;
                self.refuse_replacing(&request).await?;
                let committed = request.leader_commit;
                let appended = self.raft()?.append_entries(request).await.map_err(failed)?;
                // One that leads no longer is refused for its vote.
                if !matches!(appended, AppendEntriesResponse::HigherVote(_)) {
                    self.hear();
                    self.confirmed.report(member, committed);
                }
                Ok(Answer::Append(appended))
            }
            Request::Vote(request) => {
                only_own(member, request.vote.leader_id().voted_for())?;
                let (raft, theirs) = (self.raft()?, request.last_log_id);
                let response = raft.vote(request).await.map_err(failed)?;
                if theirs < response.last_log_id {
                    self.stand(&raft);
                }
                Ok(Answer::Vote(response))
            }
            Request::Snapshot { vote, meta, file } => {
                only_own(member, vote.leader_id().voted_for())?;
                self.receive_snapshot(from, vote, meta, file).await
            }
            Request::Propose(proposal) => {
                // The leader puts together what is of several.
                only_own(member, Some(proposal.device).filter(|_| proposal.followed_by.is_empty()))?;
                if proposal.raises.is_some() {
                    return Err(Refusal::RaisesRules);
                }
                self.lead(Request::Propose(proposal)).await
            }
            request @ Request::Members(_) => self.lead(request).await,
            Request::Leave => self.remove(member).await.map(Answer::Members).map_err(Refusal::from),
            Request::Status => Ok(Answer::Status(Box::new(self.status()?))),
            Request::HasFile(digest) => {
                let about = self.import_file(&digest).and_then(|path| path.metadata().ok());
                Ok(Answer::HasFile(about.map(|about| about.len())))
            }
            Request::KeepFile(file) => self.keep_file(from, file).await.map(|()| Answer::KeepsFile),
            Request::Piece { .. } | Request::Join { .. } => Err(Refusal::NotMember),
        }
    }

    /// Stops this device where a leader has other entries in the place of some that the shop file here has. Most of those that
    /// vote have forgotten them then, which takes one that was put back from an older copy. Consensus does not notice.
    async fn refuse_replacing(&self, request: &AppendEntriesRequest<Types>) -> Result<(), Refusal> {
        let (vote, applied) = {
            let metrics = self.raft()?.metrics();
            let now = metrics.borrow();
            (now.vote, now.last_applied)
        };
        let Some(applied) = applied else { return Ok(()) };
        // Where the last of those that both have is the same, those before it are.
        let mut sent = request.entries.iter().rev().map(|entry| entry.log_id).chain(request.prev_log_id);
        let Some(theirs) = sent.find(|id| id.index <= applied.index) else { return Ok(()) };
        let ours = if theirs.index == applied.index {
            Some(applied)
        } else {
            let (log, _) = self.log()?;
            log.entry(theirs.index).await.map_err(failed)?.map(|entry| entry.log_id)
        };
        // One that leads no longer may have others, and is refused by consensus.
        if ours.is_some_and(|ours| ours != theirs) && request.vote >= vote {
            self.stop(REPLACED);
            self.raft()?;
        }
        Ok(())
    }

    /// Carries out a request that only the leader can.
    pub(super) async fn lead(&self, request: Request) -> Result<Answer, Refusal> {
        let raft = self.raft()?;
        match request {
            Request::Propose(proposal) => self.proposals()?.put(proposal).await.map(Answer::Applied),
            Request::Members(change) => {
                // A device that votes no longer still follows, until it is removed.
                let written = raft.change_membership(change, true).await.map_err(Refusal::from)?;
                self.until_followed(&raft, written.log_id.index).await.map(Answer::Members)
            }
            _ => Err(Refusal::NotLeader(None)),
        }
    }

    /// A piece of a file that is offered, or of an import.
    async fn piece(&self, digest: &Digest, offset: u64) -> Result<Vec<u8>, Refusal> {
        let path = self.offers.path(digest).or_else(|| self.import_file(digest)).ok_or(Refusal::NoFile)?;
        files::piece_of(path, offset, self.options.limits.piece).await.map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Refusal::NoFile,
            _ => failed(error),
        })
    }

    /// Fetches a copy of the shop from the leader, and takes it over.
    async fn receive_snapshot(
        &self,
        from: &Arc<Connection>,
        vote: Vote<DeviceId>,
        meta: SnapshotMeta<DeviceId, Device>,
        file: FileInfo,
    ) -> Result<Answer, Refusal> {
        let raft = self.raft()?;
        let _one = self.receiving.try_lock().map_err(|_locked| Refusal::Busy)?;
        let snapshot = raft.begin_receiving_snapshot().await.map_err(failed)?;
        let path = snapshot.path().to_owned();
        let opened = files::on_disk(move || {
            system::make_private(&path)?;
            std::fs::File::options().write(true).truncate(true).open(&path)
        });
        let to = opened.await.map_err(failed)?;
        // What came until an error is removed with the value that names the file.
        files::fetch(from, file, to, self.options.limits).await.map_err(failed)?;
        let snapshot = Snapshot::<Types> { meta, snapshot };
        raft.install_full_snapshot(vote, snapshot).await.map(Answer::Snapshot).map_err(failed)
    }
}
