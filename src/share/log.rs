//! The log of a device: the entries that it has acknowledged to the group, and its vote, on its disk ([`ShareLog`]).
//!
//! Consensus hands over one append and waits until the disk has it before it does anything else, so there is nothing
//! to gather here: a device that follows is sent several entries at once, and writes them at once.
//!
//! **A purge is written with the next append, and not before the shop file has what is purged.** Consensus purges what
//! a copy of the shop contains as soon as the copy has come, while it is still being put into the shop file. Were the
//! entries gone when the power is cut then, neither the file nor the log would have them.

use std::collections::VecDeque;
use std::fmt::Debug;
use std::ops::{Bound, RangeBounds};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use openraft::storage::{LogFlushed, RaftLogStorage};
use openraft::{
    AnyError, Entry, ErrorSubject, ErrorVerb, LogId, LogState, OptionalSend, RaftLogReader, StorageError,
    StorageIOError, Vote,
};

use super::lock;
use super::state_machine::StateMachine;
use super::types::{DeviceId, Types};
use domain::{Error, Result, text};
use engine::{LogEntry, LogSync, ShareLog};
use worker::{Open, Size, Wake, Worker};

/// Time to wait for the log's threads to end.
const MOST_END: Duration = Duration::from_secs(30);
/// The most entries that are kept in memory too.
const MOST_RECENT: usize = 256;
/// The most bytes of their JSON. One change may have four million, which is then read from the disk.
const MOST_RECENT_BYTES: usize = 1 << 20;

type Stored<T> = std::result::Result<T, StorageError<DeviceId>>;

/// The log on disk.
pub struct Log {
    reader: LogReader,
    machine: Option<StateMachine>,
}

/// Reads the log while it is written.
#[derive(Debug, Clone)]
pub struct LogReader {
    worker: Arc<Worker<ShareLog>>,
    /// The last entry to be purged with the next append.
    purge: Arc<Mutex<Option<LogId<DeviceId>>>>,
    /// The last of the entries that are on the disk.
    recent: Arc<Mutex<RecentEntries>>,
}

impl Log {
    /// Opens the log in this file, or begins one.
    pub async fn open(path: &Path, sync: LogSync) -> Result<Self> {
        let path = path.to_owned();
        let open: Open<ShareLog> = Arc::new(move || ShareLog::open(&path, sync));
        let wake: Wake = Arc::new(|| ());
        let worker = Arc::new(Worker::start(&open, &wake, Size { readers: 1, waiting: usize::MAX })?);
        // The writer makes the file, before anything reads it.
        worker.write(|_log| Ok(())).await?;
        Ok(Self {
            reader: LogReader { worker, purge: Arc::default(), recent: Arc::default() },
            machine: None,
        })
    }

    /// Purges from now on only entries that the shop file of this device has, and stops that too when it
    /// cannot be written.
    pub fn purge_behind(&mut self, machine: StateMachine) {
        self.machine = Some(machine);
    }

    /// A reader, by which the log can be ended too.
    pub fn reader(&self) -> LogReader {
        self.reader.clone()
    }

    async fn write(
        &self,
        subject: ErrorSubject<DeviceId>,
        work: impl FnOnce(&mut ShareLog) -> Result<()> + Send + 'static,
    ) -> Stored<()> {
        let written = self.reader.worker.write(work).await;
        written.map_err(|error| self.stopped_by(subject, &error))
    }

    /// Stops the device, which can acknowledge nothing more.
    fn stopped_by(&self, subject: ErrorSubject<DeviceId>, error: &Error) -> StorageError<DeviceId> {
        if let Some(machine) = &self.machine {
            machine.stop(error);
        }
        failed(subject, ErrorVerb::Write, error)
    }

    async fn append_all(&self, entries: Vec<Entry<Types>>) -> Result<()> {
        let rows = entries.iter().map(|entry| row(entry.log_id.index, entry)).collect::<Result<Vec<_>>>()?;
        let purge = self.reader.to_purge();
        if let (Some(upto), Some(machine)) = (purge, &self.machine) {
            machine.until_applied(upto.index).await?;
        }
        let purged = purge.map(|upto| row(upto.index, &upto)).transpose()?;
        let sizes: Vec<usize> = rows.iter().map(|row| row.entry.len()).collect();
        self.reader.worker.write(move |log| log.append(&rows, purged.as_ref())).await?;
        lock(&self.reader.recent).append(entries.into_iter().zip(sizes));
        let mut waiting = lock(&self.reader.purge);
        if *waiting == purge {
            *waiting = None;
        }
        Ok(())
    }

    async fn state(&self) -> Result<LogState<Types>> {
        let (purged, last) = self.reader.worker.write(|log| Ok((log.purged()?, log.last()?))).await?;
        let purged = self.reader.with_waiting(purged)?;
        let last = last.map(|last| parse::<Entry<Types>>(&last)).transpose()?.map(|last| last.log_id);
        Ok(LogState { last_purged_log_id: purged, last_log_id: last.max(purged) })
    }
}

impl LogReader {
    fn to_purge(&self) -> Option<LogId<DeviceId>> {
        *lock(&self.purge)
    }

    /// Takes no more, and waits for pending writes. True when nothing writes to the log any more.
    pub(super) fn end(&self) -> bool {
        self.worker.end(MOST_END)
    }

    /// The entry at an index; `None` where the log has none, or has given it up.
    pub(super) async fn entry(&self, index: u64) -> Result<Option<Entry<Types>>> {
        Ok(self.entries(index, index.saturating_add(1)).await?.pop())
    }

    /// The index of the last entry that was given up.
    pub(super) async fn purged(&self) -> Result<Option<u64>> {
        let purged = self.worker.read(|log| log.purged()).await?;
        Ok(self.with_waiting(purged)?.map(|last| last.index))
    }

    /// The last entry that was given up, by the file and by pending writes.
    fn with_waiting(&self, purged: Option<LogEntry>) -> Result<Option<LogId<DeviceId>>> {
        let purged = purged.map(|purged| parse(&purged)).transpose()?;
        Ok(purged.max(self.to_purge()))
    }

    async fn entries(&self, from: u64, end: u64) -> Result<Vec<Entry<Types>>> {
        let from = from.max(self.to_purge().map_or(0, |upto| upto.index.saturating_add(1)));
        if let Some(entries) = lock(&self.recent).between(from, end) {
            return Ok(entries);
        }
        let (from, end) = (position(from)?, position(end).unwrap_or(i64::MAX));
        let read = move |log: &mut ShareLog| log.entries(from, end)?.iter().map(parse).collect();
        self.worker.read(read).await
    }
}

/// The last entries of the log as they were appended, without a gap, or none. Each is read once for every other device and
/// once to be applied, most often right after it was appended: from here without another thread, the disk and JSON.
#[derive(Debug, Default)]
struct RecentEntries {
    entries: VecDeque<(Entry<Types>, usize)>,
    bytes: usize,
}

impl RecentEntries {
    /// Adds entries that are on the disk now, each with the size of its JSON, and gives up the first ones where they
    /// become too many.
    fn append(&mut self, appended: impl Iterator<Item = (Entry<Types>, usize)>) {
        for (entry, size) in appended {
            if self.end() != Some(entry.log_id.index) {
                self.truncate(0);
            }
            self.bytes = self.bytes.saturating_add(size);
            self.entries.push_back((entry, size));
            while self.entries.len() > MOST_RECENT || self.bytes > MOST_RECENT_BYTES {
                self.drop_first();
            }
        }
    }

    /// The entries from an index to before another; `None` where one of them may be elsewhere.
    fn between(&self, from: u64, end: u64) -> Option<Vec<Entry<Types>>> {
        let first = self.entries.front()?.0.log_id.index;
        if end > self.end()? {
            return None;
        }
        let skipped = usize::try_from(from.checked_sub(first)?).ok()?;
        let wanted = usize::try_from(end.saturating_sub(from)).ok()?;
        Some(self.entries.iter().skip(skipped).take(wanted).map(|(entry, _)| entry.clone()).collect())
    }

    /// Removes the entries from an index on.
    fn truncate(&mut self, from: u64) {
        while let Some((_, size)) = self.entries.pop_back_if(|(entry, _)| entry.log_id.index >= from) {
            self.bytes = self.bytes.saturating_sub(size);
        }
    }

    /// Removes the entries up to an index.
    fn purge(&mut self, upto: u64) {
        while self.entries.front().is_some_and(|(entry, _)| entry.log_id.index <= upto) {
            self.drop_first();
        }
    }

    fn drop_first(&mut self) {
        if let Some((_, size)) = self.entries.pop_front() {
            self.bytes = self.bytes.saturating_sub(size);
        }
    }

    /// The index after the last entry.
    fn end(&self) -> Option<u64> {
        self.entries.back().map(|(entry, _)| entry.log_id.index.saturating_add(1))
    }
}

fn position(index: u64) -> Result<i64> {
    i64::try_from(index).map_err(|error| unreadable(&error))
}

fn row(index: u64, value: &impl serde::Serialize) -> Result<LogEntry> {
    let entry = serde_json::to_string(value).map_err(|error| unreadable(&error))?;
    Ok(LogEntry { position: position(index)?, entry })
}

fn parse<T: serde::de::DeserializeOwned>(row: &LogEntry) -> Result<T> {
    serde_json::from_str(&row.entry).map_err(|error| unreadable(&error))
}

fn unreadable(error: &dyn std::error::Error) -> Error {
    let error = error.to_string();
    Error::NotFollowing { problem: text!("an entry of its list of changes cannot be read ({error})", error) }
}

fn failed(subject: ErrorSubject<DeviceId>, verb: ErrorVerb, error: &Error) -> StorageError<DeviceId> {
    StorageIOError::new(subject, verb, AnyError::error(error)).into()
}

impl RaftLogReader<Types> for LogReader {
    async fn try_get_log_entries<RB: RangeBounds<u64> + Clone + Debug + OptionalSend>(
        &mut self,
        range: RB,
    ) -> Stored<Vec<Entry<Types>>> {
        let from = match range.start_bound() {
            Bound::Included(index) => *index,
            Bound::Excluded(index) => index.saturating_add(1),
            Bound::Unbounded => 0,
        };
        let end = match range.end_bound() {
            Bound::Included(index) => index.saturating_add(1),
            Bound::Excluded(index) => *index,
            Bound::Unbounded => u64::MAX,
        };
        let read = self.entries(from, end).await;
        read.map_err(|error| failed(ErrorSubject::Logs, ErrorVerb::Read, &error))
    }
}

impl RaftLogReader<Types> for Log {
    async fn try_get_log_entries<RB: RangeBounds<u64> + Clone + Debug + OptionalSend>(
        &mut self,
        range: RB,
    ) -> Stored<Vec<Entry<Types>>> {
        self.reader.try_get_log_entries(range).await
    }
}

impl RaftLogStorage<Types> for Log {
    type LogReader = LogReader;

    async fn get_log_state(&mut self) -> Stored<LogState<Types>> {
        self.state().await.map_err(|error| failed(ErrorSubject::Logs, ErrorVerb::Read, &error))
    }

    async fn get_log_reader(&mut self) -> LogReader {
        self.reader()
    }

    async fn save_vote(&mut self, vote: &Vote<DeviceId>) -> Stored<()> {
        let vote = row(0, vote).map_err(|error| failed(ErrorSubject::Vote, ErrorVerb::Write, &error))?;
        self.write(ErrorSubject::Vote, move |log| log.keep_vote(&vote.entry)).await
    }

    async fn read_vote(&mut self) -> Stored<Option<Vote<DeviceId>>> {
        let read =
            |log: &mut ShareLog| log.vote()?.map(|entry| parse(&LogEntry { position: 0, entry })).transpose();
        let vote = self.reader.worker.write(read).await;
        vote.map_err(|error| failed(ErrorSubject::Vote, ErrorVerb::Read, &error))
    }

    async fn append<I>(&mut self, entries: I, callback: LogFlushed<Types>) -> Stored<()>
    where
        I: IntoIterator<Item = Entry<Types>> + OptionalSend,
        I::IntoIter: OptionalSend,
    {
        let appended = self.append_all(entries.into_iter().collect()).await;
        appended.map_err(|error| self.stopped_by(ErrorSubject::Logs, &error))?;
        callback.log_io_completed(Ok(()));
        Ok(())
    }

    async fn truncate(&mut self, log_id: LogId<DeviceId>) -> Stored<()> {
        let from =
            position(log_id.index).map_err(|error| failed(ErrorSubject::Logs, ErrorVerb::Delete, &error))?;
        lock(&self.reader.recent).truncate(log_id.index);
        self.write(ErrorSubject::Logs, move |log| log.truncate(from)).await
    }

    async fn purge(&mut self, log_id: LogId<DeviceId>) -> Stored<()> {
        let mut waiting = lock(&self.reader.purge);
        *waiting = waiting.max(Some(log_id));
        lock(&self.reader.recent).purge(log_id.index);
        Ok(())
    }
}
