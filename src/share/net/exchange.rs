//! The files of imports. They are on the devices that vote before the change that names them is proposed, so that
//! it can be applied whichever of them dies.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::task::JoinSet;

use super::connection::Connection;
use super::files;
use super::identity::Digest;
use super::message::{Answer, CallError, FileInfo, Refusal, Request};
use super::network::Network;
use crate::DeviceId;
use domain::Error;
use domain::text::Text;
use system::Draft;

impl Network {
    /// The file of an import with this digest, if this device has it.
    pub(super) fn import_file(&self, digest: &Digest) -> Option<PathBuf> {
        self.options.folder.import_file(&digest.to_string()).ok().flatten()
    }

    /// Has the other members fetch this file of an import, which this device has. Returns the devices that
    /// have it on disk, this one among them, as soon as these are a majority of those that vote; otherwise
    /// when no more can have it.
    pub async fn spread_file(self: &Arc<Self>, digest: &Digest) -> Result<BTreeSet<DeviceId>, CallError> {
        let path = self.import_file(digest).ok_or(Refusal::NoFile)?;
        let info = files::info_of(path.clone()).await;
        let file = info.map_err(|error| CallError::File(Text::written(error.to_string())))?;
        if file.digest != *digest {
            return Err(CallError::Unexpected);
        }
        let mut keeping = JoinSet::new();
        for id in self.others() {
            let (network, path) = (Arc::clone(self), path.clone());
            keeping.spawn(async move {
                let kept = network.have_kept(id, file, &path).await;
                kept.ok().map(|()| id)
            });
        }
        let voters = self.status()?.members.voters;
        let mut holders = BTreeSet::from([self.device()]);
        while voters.intersection(&holders).count() <= voters.len() / 2 {
            let Some(kept) = keeping.join_next().await else { break };
            holders.extend(kept.ok().flatten());
        }
        // The others go on fetching it.
        keeping.detach_all();
        Ok(holders)
    }

    /// Has another member fetch a file. An error when it fetches nothing for too long.
    async fn have_kept(self: &Arc<Self>, id: DeviceId, file: FileInfo, path: &Path) -> Result<(), CallError> {
        let offer = self.offers.offer(file.digest, path);
        let connection = self.connection(id).await?;
        match offer.answered(&connection, &Request::KeepFile(file), self.options.limits.stall).await? {
            Answer::KeepsFile => Ok(()),
            _ => Err(CallError::Unexpected),
        }
    }

    /// Fetches the file of an import from a member that has it, and puts it there, where none is yet.
    pub async fn fetch_file(self: &Arc<Self>, digest: &Digest, to: &Path) -> Result<(), CallError> {
        let mut last = CallError::Refused(Refusal::NoFile);
        for id in self.others() {
            let fetched = async {
                let connection = self.connection(id).await?;
                let asking = Request::HasFile(*digest);
                match connection.call(&asking, self.options.limits.call).await? {
                    Answer::HasFile(Some(size)) => {
                        self.fetch_from(&connection, FileInfo { digest: *digest, size }, to).await
                    }
                    _ => Err(Refusal::NoFile.into()),
                }
            };
            match fetched.await {
                Ok(()) => return Ok(()),
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    /// Fetches a file from the member that asks for that.
    pub(super) async fn keep_file(&self, from: &Arc<Connection>, file: FileInfo) -> Result<(), Refusal> {
        if self.import_file(&file.digest).is_some() {
            return Ok(());
        }
        let to = self.options.folder.new_import_file(&file.digest.to_string());
        let to = to.map_err(|error| Refusal::Failed(error.text()))?;
        self.fetch_from(from, file, &to).await.map_err(Refusal::from)
    }

    async fn fetch_from(&self, from: &Arc<Connection>, file: FileInfo, to: &Path) -> Result<(), CallError> {
        if file.size > self.options.limits.file {
            return Err(Refusal::FileTooLarge.into());
        }
        let _one = self.fetching.acquire().await.map_err(|_closed| Refusal::Starting)?;
        let failed = |error: Error| CallError::File(error.text());
        let draft = Draft::of(to).map_err(failed)?;
        files::fetch(from, file, draft.create().map_err(failed)?, self.options.limits).await?;
        match draft.place_new() {
            // The same file came from another device.
            Err(Error::ShopExists { .. }) | Ok(()) => Ok(()),
            Err(error) => Err(failed(error)),
        }
    }
}
