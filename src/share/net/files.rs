//! Files on their way between devices: who has one offers it by its digest, and who needs it fetches it in pieces,
//! a few at once, so that other messages on the connection come between them.

use std::collections::{BTreeMap, VecDeque};
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sha2::{Digest as _, Sha256};
use tokio::io::AsyncWriteExt as _;
use tokio::time::sleep;

use super::connection::Connection;
use super::identity::Digest;
use super::limits::Limits;
use super::message::{Answer, CallError, FileInfo, Request};
use crate::lock;
use domain::text::Text;

/// The bytes that are hashed at once.
const BUFFER: usize = 1 << 16;
/// The longest time in which a file is fetched.
const LONGEST: Duration = Duration::from_hours(24);

/// Files that are offered for a time.
#[derive(Debug, Default)]
pub(super) struct Offers {
    offered: Mutex<BTreeMap<u64, Offered>>,
    count: AtomicU64,
}

#[derive(Debug, Clone)]
struct Offered {
    digest: Digest,
    path: PathBuf,
    /// The pieces that were fetched.
    fetched: Arc<AtomicU64>,
}

/// A file that is offered until this is dropped.
pub(super) struct Offer<'a> {
    offers: &'a Offers,
    number: u64,
    fetched: Arc<AtomicU64>,
}

impl Offers {
    pub(super) fn offer(&self, digest: Digest, path: &Path) -> Offer<'_> {
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        let fetched = Arc::<AtomicU64>::default();
        let offered = Offered { digest, path: path.to_owned(), fetched: Arc::clone(&fetched) };
        lock(&self.offered).insert(number, offered);
        Offer { offers: self, number, fetched }
    }

    /// The place of an offered file with this digest, of which a piece is fetched.
    pub(super) fn path(&self, digest: &Digest) -> Option<PathBuf> {
        let offers = lock(&self.offered);
        // Each of several with the same contents is told, since they are on their way to several devices.
        let mut same = offers.values().filter(|offered| offered.digest == *digest).peekable();
        let path = same.peek()?.path.clone();
        for offered in same {
            offered.fetched.fetch_add(1, Ordering::Relaxed);
        }
        Some(path)
    }
}

impl Offer<'_> {
    /// Asks another device for something that it does once it has fetched the file. An error when it neither
    /// fetches a piece nor answers for so long.
    pub(super) async fn answered(
        &self,
        connection: &Connection,
        request: &Request,
        stall: Duration,
    ) -> Result<Answer, CallError> {
        let mut answer = std::pin::pin!(connection.call(request, LONGEST));
        let mut before = 0;
        loop {
            tokio::select! {
                answer = answer.as_mut() => return answer,
                () = sleep(stall) => {
                    let fetched = self.fetched.load(Ordering::Relaxed);
                    if fetched == before {
                        return Err(CallError::TimedOut);
                    }
                    before = fetched;
                }
            }
        }
    }
}

impl Drop for Offer<'_> {
    fn drop(&mut self) {
        lock(&self.offers.offered).remove(&self.number);
    }
}

/// Runs work that waits for the disk on a thread for that.
pub(super) async fn on_disk<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(io::Error::other)?
}

/// The digest and the size of a file.
pub(super) async fn info_of(path: PathBuf) -> io::Result<FileInfo> {
    on_disk(move || {
        let (mut file, mut hash, mut size) = (File::open(path)?, Sha256::new(), 0);
        let mut buffer = vec![0; BUFFER];
        loop {
            let count = file.read(&mut buffer)?;
            let read = buffer.get(..count).filter(|read| !read.is_empty());
            let Some(read) = read else { break };
            hash.update(read);
            size += u64::try_from(count).unwrap_or_default();
        }
        Ok(FileInfo { digest: Digest::new(hash.finalize().into()), size })
    })
    .await
}

/// The piece of a file from this place on; at its end less than a whole one, or nothing.
pub(super) async fn piece_of(path: PathBuf, offset: u64, most: usize) -> io::Result<Vec<u8>> {
    on_disk(move || {
        let mut file = File::open(path)?;
        file.seek(SeekFrom::Start(offset))?;
        let mut bytes = Vec::with_capacity(most);
        file.take(u64::try_from(most).unwrap_or(u64::MAX)).read_to_end(&mut bytes)?;
        Ok(bytes)
    })
    .await
}

/// Fetches a file from another device into this one, which is empty. An error when another file came.
pub(super) async fn fetch(
    from: &Arc<Connection>,
    file: FileInfo,
    to: File,
    limits: Limits,
) -> Result<(), CallError> {
    let failed = |error: io::Error| CallError::File(Text::written(error.to_string()));
    let mut to = tokio::fs::File::from_std(to);
    let mut hash = Sha256::new();
    let piece = u64::try_from(limits.piece).unwrap_or(u64::MAX).max(1);
    let (mut asked, mut come, mut coming) = (0, 0, VecDeque::new());
    while come < file.size {
        while asked < file.size && coming.len() < limits.pieces_at_once.max(1) {
            let (from, offset) = (Arc::clone(from), asked);
            coming.push_back(tokio::spawn(async move { from.piece(file.digest, offset).await }));
            asked = asked.saturating_add(piece).min(file.size);
        }
        let Some(next) = coming.pop_front() else { break };
        let bytes = next.await.map_err(|_ended| CallError::Lost)??;
        let size = u64::try_from(bytes.len()).unwrap_or_default();
        if size != piece.min(file.size - come) {
            return Err(CallError::Unexpected);
        }
        hash.update(&bytes);
        to.write_all(&bytes).await.map_err(failed)?;
        come += size;
    }
    if Digest::new(hash.finalize().into()) != file.digest {
        return Err(CallError::Unexpected);
    }
    to.flush().await.map_err(failed)?;
    to.sync_all().await.map_err(failed)
}
