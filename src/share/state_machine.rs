//! The application of entries on a device: it applies each to its own shop file, in order, on a thread of its
//! own. The id of a change is written in its transaction, and so is the place of the entry with its last one:
//! after a crash the file says which entry comes next, and which of its changes it has.
//!
//! **Entries that come at once are made in one transaction**, and answered when it is on the disk: those that several
//! clients made share their pages and one sync. Should one of them fail on this device, none is made, and each is then
//! made by itself. The log still has them, since it is shortened only behind what is on the disk here ([`super::log`]).
//!
//! An entry that cannot be applied for a reason of this device (its disk, its version) stops the device: it must
//! not go on without it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use openraft::storage::{RaftStateMachine, Snapshot};
use openraft::{
    AnyError, Entry, EntryPayload, ErrorSubject, ErrorVerb, LogId, OptionalSend, RaftSnapshotBuilder,
    SnapshotMeta, StorageError, StorageIOError, StoredMembership,
};
use tokio::time::sleep;

use super::folder::{ShareFolder, check_digest};
use super::lock;
use super::net::Identity;
use super::rules::Rules;
use super::types::{Applied, Device, DeviceId, Proposal, SnapshotFile, Stopped, Types};
use super::waiters::{Answer, Waiters};
use domain::text::Text;
use domain::time::{Instant, Zone};
use domain::{Error, Result, label, text};
use engine::{
    BooksChange, Change, Engine, GroupEntry, GroupPlace, GroupProposal, ImportFile, Outcome, ShopOpener,
};
use system::Clock;
use transfer::Source;
use worker::{Open, Size, Wake, Worker};

/// The pause before a file that no device could send is asked for again.
const FETCH_AGAIN: Duration = Duration::from_millis(500);

/// Time to wait for the threads to end.
const MOST_END: Duration = Duration::from_secs(30);
/// The pause between two looks whether an entry is applied.
const PAUSE: Duration = Duration::from_millis(10);

/// The answer to programs that wait for the outcome of a change when the device stops.
const UNKNOWN: Text =
    Text::new(label!("What was being saved here may already be saved: check before you save it again"));

/// The most entries in one transaction, for which other programs that write to the file wait.
const MOST_TOGETHER: usize = 100;

type Members = StoredMembership<DeviceId, Device>;
type Meta = SnapshotMeta<DeviceId, Device>;
type Stored<T> = std::result::Result<T, StorageError<DeviceId>>;

/// One of the proposals of an entry with its change, which is read once; or an entry of the group itself. The place of the
/// entry is written with the last of its proposals: of those before it, the file has the ids.
struct Received {
    entry: Arc<Entry<Types>>,
    /// Number of the proposal.
    number: usize,
    /// True if the entry has further ones.
    goes_on: bool,
    /// An error for one that no device of these rules can read, and for an entry of the group itself, which has none.
    change: Result<Change>,
}

impl Received {
    fn all(entry: Entry<Types>) -> impl Iterator<Item = Arc<Self>> {
        let entry = Arc::new(entry);
        let changes: Vec<_> = match &entry.payload {
            EntryPayload::Normal(proposal) => proposal.all().map(change_of).collect(),
            _ => vec![Err(Error::InvalidRequest { problem: text!("it has no change") })],
        };
        let last = changes.len().saturating_sub(1);
        changes.into_iter().enumerate().map(move |(number, change)| {
            Arc::new(Self { entry: Arc::clone(&entry), number, goes_on: number < last, change })
        })
    }

    /// `None` for an entry of the group itself.
    fn proposal(&self) -> Option<&Proposal> {
        match &self.entry.payload {
            EntryPayload::Normal(proposal) => proposal.all().nth(self.number),
            _ => None,
        }
    }

    /// The id of its proposal; empty for an entry of the group itself.
    fn id(&self) -> &str {
        self.proposal().map_or("", |proposal| &proposal.id)
    }
}

/// Fetches the files of imports from the other devices.
pub trait ImportFiles: Send + Sync {
    /// Puts the file with this SHA-256 at `to`, where none is yet: whole or not at all.
    fn fetch(&self, digest: &str, to: &Path) -> Result<()>;
}

/// The shop file of a device as the state that the list leads to.
#[derive(Clone)]
pub struct StateMachine {
    // Dropped before the worker, which waits for its jobs.
    _closing: Arc<Closing>,
    worker: Arc<Worker<Engine>>,
    parts: Arc<Parts>,
}

/// Ends the wait for files when the state machine is dropped.
struct Closing(Arc<Parts>);

impl Drop for Closing {
    fn drop(&mut self) {
        self.0.is_closed.store(true, Ordering::Relaxed);
    }
}

/// State that the thread of the shop file shares.
struct Parts {
    folder: Arc<ShareFolder>,
    waiters: Arc<Waiters>,
    rules: Arc<Rules>,
    files: Arc<dyn ImportFiles>,
    copy: Mutex<Option<(Meta, SnapshotFile)>>,
    stopped: Stopped,
    is_closed: AtomicBool,
    /// The entries before this one are on the disk.
    applied_before: AtomicU64,
}

impl StateMachine {
    /// The state machine of a shop file that was turned into that of a shared shop.
    pub fn start(
        shop: &Path,
        folder: Arc<ShareFolder>,
        rules: Arc<Rules>,
        files: Arc<dyn ImportFiles>,
    ) -> Result<Self> {
        let opener = ShopOpener::new(shop);
        let open: Open<Engine> = Arc::new(move || opener.open());
        let wake: Wake = Arc::new(|| ());
        let size = Size { readers: 1, waiting: usize::MAX };
        let copy = last_copy(&folder)?;
        let parts = Arc::new(Parts {
            folder,
            waiters: Arc::default(),
            rules,
            files,
            copy: Mutex::new(copy),
            stopped: Stopped::default(),
            is_closed: AtomicBool::default(),
            applied_before: AtomicU64::default(),
        });
        let worker = Arc::new(Worker::start(&open, &wake, size)?);
        Ok(Self { _closing: Arc::new(Closing(Arc::clone(&parts))), worker, parts })
    }

    pub(super) fn waiters(&self) -> Arc<Waiters> {
        Arc::clone(&self.parts.waiters)
    }

    pub(super) fn rules(&self) -> Arc<Rules> {
        Arc::clone(&self.parts.rules)
    }

    /// Takes no more entries, and waits for the one that is being applied. True when nothing writes here any more.
    pub(super) fn close(&self) -> bool {
        self.give_up_files();
        self.parts.waiters.close();
        self.worker.end(MOST_END)
    }

    /// Waits for the file of an import no longer, and stops before its entry.
    pub(super) fn give_up_files(&self) {
        self.parts.is_closed.store(true, Ordering::Relaxed);
    }

    /// Returns when the shop file has this entry on the disk, by itself or by a copy of the shop.
    pub(super) async fn until_applied(&self, index: u64) -> Result<()> {
        while self.parts.applied_before.load(Ordering::Acquire) <= index {
            if let Some(problem) = self.stopped() {
                return Err(Error::NotFollowing { problem });
            }
            sleep(PAUSE).await;
        }
        Ok(())
    }

    fn set_applied(&self, last: Option<LogId<DeviceId>>) {
        let before = last.map_or(0, |last| last.index.saturating_add(1));
        self.parts.applied_before.fetch_max(before, Ordering::AcqRel);
    }

    /// The reason why this device applies nothing more; `None` while it does.
    pub fn stopped(&self) -> Option<Text> {
        self.parts.stopped.why()
    }

    /// The same for other parts that have to know it.
    pub(super) fn stop_sign(&self) -> Stopped {
        self.parts.stopped.clone()
    }

    /// Applies an entry. A panic is a refusal: it is a function of the entry and the file, so the other devices have
    /// it too.
    async fn apply_one(&self, one: &Arc<Received>) -> Result<Option<Answer>> {
        if let Some(problem) = self.stopped() {
            return Err(Error::NotFollowing { problem });
        }
        // A job of its own: what fails in it is of this device.
        let sources = if matches!(one.change, Ok(Change::Books(BooksChange::Import { .. }))) {
            let (parts, one) = (Arc::clone(&self.parts), Arc::clone(one));
            self.worker.write(move |_engine| parts.sources(&one.change)).await?
        } else {
            Vec::new()
        };
        let (parts, same) = (Arc::clone(&self.parts), Arc::clone(one));
        let work = move |engine: &mut Engine| Ok(parts.apply_when_free(engine, &same, &sources));
        match self.worker.write(work).await {
            Ok(applied) => applied,
            Err(Error::Fault { problem }) => {
                let one = Arc::clone(one);
                self.worker.write(move |engine| enter_fault(engine, &one, problem)).await
            }
            Err(error) => Err(error),
        }
    }

    /// Applies entries by one transaction; `None` when nothing is applied, since one of them fails here, or another
    /// program writes to the file.
    async fn apply_together(&self, several: &[Arc<Received>]) -> Result<Option<Vec<Option<Answer>>>> {
        if several.len() < 2 || self.stopped().is_some() {
            return Ok(None);
        }
        let (parts, several) = (Arc::clone(&self.parts), several.to_vec());
        let work = move |engine: &mut Engine| {
            engine.together(now(), |engine| {
                several.iter().map(|one| parts.apply(engine, one, &[])).collect::<Result<Vec<_>>>()
            })
        };
        match self.worker.write(work).await {
            Ok(answers) => Ok(Some(answers)),
            Err(error @ Error::Unsettled { .. }) => Err(error),
            Err(_) => Ok(None),
        }
    }

    async fn apply_all(&self, entries: &[Arc<Received>]) -> Result<()> {
        let briefs = entries.chunk_by(|one, next| self.parts.is_brief(one) && self.parts.is_brief(next));
        for several in briefs.flat_map(|briefs| briefs.chunks(MOST_TOGETHER)) {
            if let Some(answers) = self.apply_together(several).await? {
                several.iter().zip(answers).for_each(|(one, answer)| self.answer(one, answer));
                continue;
            }
            for one in several {
                self.answer(one, self.apply_one(one).await?);
            }
        }
        Ok(())
    }

    /// Tells the waiting thread the outcome of a proposal that is on the disk.
    fn answer(&self, one: &Received, answer: Option<Answer>) {
        if !one.goes_on {
            self.set_applied(Some(one.entry.log_id));
        }
        if let Some(answer) = answer {
            self.parts.waiters.answer(one.id(), answer);
        }
    }

    async fn install(&self, meta: &Meta, received: &SnapshotFile) -> Result<()> {
        let position = meta.last_log_id.map_or(0, |last| last.index);
        let path = self.parts.folder.new_copy(position)?;
        let failed = |error| Error::storage(text!("Putting the copy of the shop into its folder"), error);
        fs::rename(received.path(), &path).map_err(failed)?;
        let copy = SnapshotFile::new(path);
        let (parts, kept, meta) = (Arc::clone(&self.parts), copy, meta.clone());
        let last = meta.last_log_id;
        self.worker.write(move |engine| parts.install(engine, &meta, &kept)).await?;
        self.set_applied(last);
        Ok(())
    }

    /// A copy of the shop as it is, with its place.
    async fn make_copy(&self) -> Result<(Meta, SnapshotFile)> {
        let parts = Arc::clone(&self.parts);
        self.worker
            .read(move |engine| {
                let position = engine.group_place()?.and_then(|place| place.position).unwrap_or_default();
                let path = parts.folder.new_copy(position.unsigned_abs())?;
                engine.backup(&path)?;
                // The file may have got further since its place was read, so the place is that of the copy.
                let file = SnapshotFile::new(path);
                let meta = meta_of(file.path())?;
                parts.set_copy(&meta, &file);
                parts.folder.forget_import_files();
                Ok((meta, file))
            })
            .await
    }

    /// Stops this device, and tells all threads that wait for it.
    pub(super) fn stop(&self, error: &Error) {
        let why = self.parts.stopped.set(error);
        let problem = if why.to_string().ends_with('.') {
            text!("{why} {unknown}", why, unknown = UNKNOWN)
        } else {
            text!("{why}. {unknown}", why, unknown = UNKNOWN)
        };
        for id in self.parts.waiters.ids() {
            self.parts.waiters.answer(&id, Err(Error::NotFollowing { problem: problem.clone() }));
        }
    }

    fn failed(&self, verb: ErrorVerb, error: &Error) -> StorageError<DeviceId> {
        self.stop(error);
        let source = AnyError::error(error);
        StorageIOError::new(ErrorSubject::StateMachine, verb, source).into()
    }
}

impl Parts {
    /// Applies an entry as soon as no other program writes to the file, such as one that stands still at its turn.
    fn apply_when_free(
        &self,
        engine: &mut Engine,
        one: &Received,
        sources: &[Source],
    ) -> Result<Option<Answer>> {
        loop {
            match self.apply(engine, one, sources) {
                Err(Error::Busy) if !self.is_closed.load(Ordering::Relaxed) => {}
                applied => return applied,
            }
        }
    }

    /// Makes the change of an entry; `None` when nobody is to be answered.
    fn apply(&self, engine: &mut Engine, one: &Received, sources: &[Source]) -> Result<Option<Answer>> {
        let Some(record) = unapplied(engine, one)? else { return Ok(None) };
        let Some(proposal) = one.proposal() else {
            engine.enter(record, now())?;
            return Ok(None);
        };
        let (theirs, ours) = (proposal.rules, self.rules.able());
        if theirs > ours {
            return Err(Error::OtherRules { theirs, ours, program: proposal.raises.clone() });
        }
        if engine.is_applied(&proposal.id)? {
            engine.enter(GroupEntry { proposal: None, ..record }, proposal.now)?;
            return Ok(None);
        }
        if proposal.raises.is_some() {
            engine.enter(record, proposal.now)?;
            self.rules.raise(theirs);
            return Ok(None);
        }
        if let Some(turn) = self.waiters.take_turn(&proposal.id) {
            turn(&record);
            if engine.is_applied(&proposal.id)? {
                return Ok(Some(Ok(Outcome::Done)));
            }
        }
        Ok(Some(match &one.change {
            Ok(change) => engine.apply_entry(record, change, sources, &proposal.login, proposal.now)?,
            // All devices of these rules refuse it.
            Err(error) => {
                engine.enter(record, proposal.now)?;
                Err(Error::InvalidRequest { problem: error.text() })
            }
        }))
    }

    /// True if the entry may be made in one transaction with others: not by another program, and not for minutes.
    fn is_brief(&self, one: &Received) -> bool {
        !matches!(one.change, Ok(Change::Books(BooksChange::Import { .. } | BooksChange::Repair)))
            && !self.waiters.has_turn(one.id())
    }

    /// The files of an import, each waited for until a device sends it: the others have applied the entry, so this
    /// one must too.
    fn sources(&self, change: &Result<Change>) -> Result<Vec<Source>> {
        match change {
            Ok(Change::Books(BooksChange::Import { files, .. })) => {
                files.iter().map(|file| self.source(file)).collect()
            }
            _ => Ok(Vec::new()),
        }
    }

    fn source(&self, file: &ImportFile) -> Result<Source> {
        loop {
            if let Some(source) = self.folder.source(file)? {
                return Ok(source);
            }
            if self.is_closed.load(Ordering::Relaxed) {
                return Err(Error::Cancelled);
            }
            let to = self.folder.new_import_file(&file.digest)?;
            if self.files.fetch(&file.digest, &to).is_err() {
                thread::sleep(FETCH_AGAIN);
            }
        }
    }

    fn install(&self, engine: &mut Engine, meta: &Meta, copy: &SnapshotFile) -> Result<()> {
        let held = meta_of(copy.path())?;
        self.check_rules(&Engine::peek_group(copy.path())?.unwrap_or_default())?;
        if held.last_log_id != meta.last_log_id || held.last_membership != meta.last_membership {
            let problem = text!("the copy of the shop that was received is not the one that was announced");
            return Err(Error::NotFollowing { problem });
        }
        engine.install_copy(copy.path(), now())?;
        self.set_copy(meta, copy);
        for id in self.waiters.ids() {
            if engine.is_applied(&id)? {
                // Its outcome is not in the copy.
                self.waiters.answer(&id, Err(Error::AnswerTooSlow));
            }
        }
        Ok(())
    }

    /// Takes the rules of a place; refuses those that this program does not have.
    fn check_rules(&self, place: &GroupPlace) -> Result<()> {
        let (theirs, ours) = (place.rules, self.rules.able());
        if theirs > ours {
            return Err(Error::OtherRules { theirs, ours, program: None });
        }
        self.rules.raise(theirs);
        Ok(())
    }

    /// Keeps the latest copy, and lets the one before be removed once nobody sends it.
    fn set_copy(&self, meta: &Meta, file: &SnapshotFile) {
        file.keep(true);
        if let Some((_, old)) = lock(&self.copy).replace((meta.clone(), file.clone())) {
            old.keep(false);
        }
    }
}

/// Writes the place of an entry that made a panic.
fn enter_fault(engine: &mut Engine, one: &Received, problem: Text) -> Result<Option<Answer>> {
    if let Some(record) = unapplied(engine, one)? {
        engine.enter(record, now())?;
    }
    Ok(Some(Err(Error::Fault { problem })))
}

fn change_of(proposal: &Proposal) -> Result<Change> {
    let change = serde_json::from_str(&proposal.change)
        .map_err(|error| Error::InvalidRequest { problem: Text::written(error.to_string()) })?;
    if let Change::Books(BooksChange::Import { files, .. }) = &change {
        files.iter().try_for_each(|file| check_digest(&file.digest))?;
    }
    Ok(change)
}

/// The record of an entry by one of its proposals; `None` when the file has the entry.
fn unapplied(engine: &Engine, one: &Received) -> Result<Option<GroupEntry>> {
    let Received { entry, goes_on, .. } = one;
    let position = i64::try_from(entry.log_id.index).map_err(|error| unreadable(&error))?;
    let place = engine.group_place()?.ok_or_else(|| {
        let problem = text!("the shop file here is no longer that of a shop on several devices");
        Error::NotFollowing { problem }
    })?;
    if place.awaits_copy {
        let problem = text!("it was sent changes before the copy of the shop that they belong to");
        return Err(Error::NotFollowing { problem });
    }
    if place.position.is_some_and(|had| had >= position) {
        return Ok(None);
    }
    let membership = match &entry.payload {
        EntryPayload::Membership(members) => Some(text(&Members::new(Some(entry.log_id), members.clone()))?),
        _ => None,
    };
    let rules = one.proposal().filter(|proposal| proposal.raises.is_some()).map(|proposal| proposal.rules);
    let proposal = one.proposal().map(|Proposal { id, device, nonce, .. }| GroupProposal {
        id: id.clone(),
        device: device.cast_signed(),
        nonce: *nonce,
    });
    let (entry, goes_on) = (text(&entry.log_id)?, *goes_on);
    Ok(Some(GroupEntry { position, entry, membership, rules, proposal, goes_on }))
}

fn text(value: &impl serde::Serialize) -> Result<String> {
    serde_json::to_string(value).map_err(|error| unreadable(&error))
}

/// The name of the device of a shop, as it last heard it; `None` where that cannot be read.
pub fn device_name(shop: &Path) -> Option<String> {
    let device = Identity::device_in(&ShareFolder::path_of(shop))?;
    let (_, members) = read_place(&Engine::peek_group(shop).ok()??).ok()?;
    members.membership().get_node(&device).map(|device| device.name.clone())
}

/// The last entry of a place, and the members.
fn read_place(place: &GroupPlace) -> Result<(Option<LogId<DeviceId>>, Members)> {
    let entry = place.entry.as_deref().map(serde_json::from_str).transpose();
    let members = place.membership.as_deref().map(serde_json::from_str).transpose();
    Ok((
        entry.map_err(|error| unreadable(&error))?,
        members.map_err(|error| unreadable(&error))?.unwrap_or_default(),
    ))
}

fn unreadable(error: &dyn std::error::Error) -> Error {
    let error = error.to_string();
    Error::NotFollowing { problem: text!("its place in the list of changes cannot be read ({error})", error) }
}

/// Metadata of a copy of the shop, by the place in it.
fn meta_of(copy: &Path) -> Result<Meta> {
    let (last_log_id, last_membership) = read_place(&Engine::peek_group(copy)?.unwrap_or_default())?;
    let name = copy.file_stem().unwrap_or_default();
    Ok(Meta { last_log_id, last_membership, snapshot_id: name.to_string_lossy().into_owned() })
}

/// The latest copy of an earlier program, if it can be read.
fn last_copy(folder: &ShareFolder) -> Result<Option<(Meta, SnapshotFile)>> {
    let Some(path): Option<PathBuf> = folder.last_copy()? else { return Ok(None) };
    let file = SnapshotFile::new(path);
    // An unreadable one is removed, and made anew.
    let Ok(meta) = meta_of(file.path()) else { return Ok(None) };
    file.keep(true);
    Ok(Some((meta, file)))
}

/// The time of writes for this device alone, such as the beginning of the file's log.
fn now() -> Instant {
    Clock::System.now(Zone::UTC)
}

impl RaftStateMachine<Types> for StateMachine {
    type SnapshotBuilder = Self;

    async fn applied_state(&mut self) -> Stored<(Option<LogId<DeviceId>>, Members)> {
        let parts = Arc::clone(&self.parts);
        let read = move |engine: &mut Engine| {
            let place = engine.group_place()?.unwrap_or_default();
            parts.check_rules(&place)?;
            read_place(&place)
        };
        let place = self.worker.write(read).await;
        let place = place.map_err(|error| self.failed(ErrorVerb::Read, &error))?;
        self.set_applied(place.0);
        Ok(place)
    }

    async fn apply<I>(&mut self, entries: I) -> Stored<Vec<Applied>>
    where
        I: IntoIterator<Item = Entry<Types>> + OptionalSend,
        I::IntoIter: OptionalSend,
    {
        let received: Vec<_> = entries.into_iter().flat_map(Received::all).collect();
        self.apply_all(&received).await.map_err(|error| self.failed(ErrorVerb::Write, &error))?;
        let ends = received.iter().filter(|one| !one.goes_on);
        Ok(ends.map(|one| Applied { id: one.id().to_owned() }).collect())
    }

    async fn get_snapshot_builder(&mut self) -> Self::SnapshotBuilder {
        self.clone()
    }

    async fn begin_receiving_snapshot(&mut self) -> Stored<Box<SnapshotFile>> {
        let path = self.parts.folder.new_copy(0);
        Ok(Box::new(SnapshotFile::new(path.map_err(|error| self.failed(ErrorVerb::Write, &error))?)))
    }

    async fn install_snapshot(&mut self, meta: &Meta, snapshot: Box<SnapshotFile>) -> Stored<()> {
        self.install(meta, &snapshot).await.map_err(|error| self.failed(ErrorVerb::Write, &error))
    }

    async fn get_current_snapshot(&mut self) -> Stored<Option<Snapshot<Types>>> {
        let copy = lock(&self.parts.copy).clone();
        Ok(copy.map(|(meta, file)| Snapshot { meta, snapshot: Box::new(file) }))
    }
}

impl RaftSnapshotBuilder<Types> for StateMachine {
    async fn build_snapshot(&mut self) -> Stored<Snapshot<Types>> {
        match self.make_copy().await {
            Ok((meta, file)) => Ok(Snapshot { meta, snapshot: Box::new(file) }),
            Err(error) => Err(self.failed(ErrorVerb::Read, &error)),
        }
    }
}
