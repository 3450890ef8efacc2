//! What a disk may hold after a power cut, of what a program did until then. The model is in `main.rs`.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Component, Path};

use super::dice::Dice;
use super::recording::{Event, Record};

/// What the system writes at once, and what a disk does.
const BLOCK: usize = 4_096;
const SECTOR: usize = 512;

/// How many of a hundred unsynced changes are kept: all and none are as likely as something between.
fn share(dice: &mut Dice) -> usize {
    [0, 10, 50, 90, 100][dice.below(5)]
}

/// In which order names reach the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Names {
    /// As in a journal: one is there only if all before it are.
    InOrder,
    /// Each by itself.
    InAnyOrder,
}

/// Which syncs do nothing, to see that the tests notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ignored {
    Nothing,
    Files,
    Folders,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Node {
    File(usize),
    Folder(usize),
}

/// A name that comes or goes. A rename is two of them at once.
#[derive(Debug, Clone)]
struct Entry {
    folder: usize,
    name: String,
    node: Node,
    is_there: bool,
}

#[derive(Clone)]
struct NameChange {
    entries: Vec<Entry>,
    is_synced: bool,
}

/// A change of a file that was not synced yet.
#[derive(Clone)]
enum Edit<'r> {
    Data(usize, &'r [u8]),
    Size(usize),
}

#[derive(Clone, Default)]
struct File<'r> {
    synced: Vec<u8>,
    edits: Vec<Edit<'r>>,
}

#[derive(Clone)]
pub(super) struct Disk<'r> {
    root: &'r Path,
    device: u64,
    /// Which syncs do nothing.
    pub(super) ignored: Ignored,
    files: Vec<File<'r>>,
    /// What each folder shows to programs; the first is the root.
    folders: Vec<BTreeMap<String, Node>>,
    inodes: BTreeMap<u64, Node>,
    names: Vec<NameChange>,
}

impl<'r> Disk<'r> {
    /// A folder with what is in it, all of it synced.
    pub(super) fn of(root: &'r Path) -> Self {
        let about = fs::metadata(root).unwrap();
        let inodes = BTreeMap::from([(about.ino(), Node::Folder(0))]);
        let mut disk = Self {
            root,
            device: about.dev(),
            ignored: Ignored::Nothing,
            files: Vec::new(),
            folders: vec![BTreeMap::new()],
            inodes,
            names: Vec::new(),
        };
        disk.take_in(root, 0);
        disk
    }

    fn take_in(&mut self, path: &Path, folder: usize) {
        for entry in fs::read_dir(path).unwrap().map(Result::unwrap) {
            let about = entry.metadata().unwrap();
            let node = if about.is_dir() { self.new_folder() } else { self.new_file() };
            self.inodes.insert(about.ino(), node);
            let name = entry.file_name().into_string().unwrap();
            self.change(vec![Entry { folder, name, node, is_there: true }], true);
            match node {
                Node::File(file) => self.files[file].synced = fs::read(entry.path()).unwrap(),
                Node::Folder(inner) => self.take_in(&entry.path(), inner),
            }
        }
    }

    fn new_file(&mut self) -> Node {
        self.files.push(File::default());
        Node::File(self.files.len() - 1)
    }

    fn new_folder(&mut self) -> Node {
        self.folders.push(BTreeMap::new());
        Node::Folder(self.folders.len() - 1)
    }

    fn change(&mut self, entries: Vec<Entry>, is_synced: bool) {
        apply(&mut self.folders, &entries);
        self.names.push(NameChange { entries, is_synced });
    }

    /// The folder that a path is in and its name there; nothing where that is not in the root.
    fn find(&self, path: &str) -> Option<(usize, String)> {
        let below = Path::new(path).strip_prefix(self.root).ok()?;
        let mut parts = Vec::new();
        for part in below.components() {
            match part {
                Component::Normal(name) => parts.push(name.to_str().unwrap()),
                Component::CurDir => {}
                other => unreachable!("{other:?} in {path}"),
            }
        }
        let name = parts.pop()?;
        let mut folder = 0;
        for part in parts {
            let Some(Node::Folder(inner)) = self.folders[folder].get(part) else {
                unreachable!("{path}: {part} is no folder")
            };
            folder = *inner;
        }
        Some((folder, name.to_owned()))
    }

    fn add(&mut self, path: &str, node: Node) {
        if let Some((folder, name)) = self.find(path) {
            self.change(vec![Entry { folder, name, node, is_there: true }], false);
        }
    }

    fn file(&mut self, record: &Record) -> Option<&mut File<'r>> {
        match self.inodes.get(&record.inode) {
            Some(Node::File(file)) if record.device == self.device => Some(&mut self.files[*file]),
            _ => None,
        }
    }

    /// Does what a program did.
    pub(super) fn play(&mut self, record: &'r Record) {
        match &record.event {
            Event::Created(path) | Event::NewFolder(path) => {
                if self.find(path).is_none() {
                    return;
                }
                let is_file = matches!(record.event, Event::Created(_));
                let node = if is_file { self.new_file() } else { self.new_folder() };
                self.inodes.insert(record.inode, node);
                self.add(path, node);
            }
            Event::Written(at, bytes) => {
                if let Some(file) = self.file(record) {
                    file.edits.push(Edit::Data(*at, bytes));
                }
            }
            Event::Sized(size) => {
                if let Some(file) = self.file(record) {
                    file.edits.push(Edit::Size(*size));
                }
            }
            Event::Synced { is_folder: false } if self.ignored != Ignored::Files => {
                if let Some(file) = self.file(record) {
                    file.sync();
                }
            }
            Event::Synced { is_folder: true } if self.ignored != Ignored::Folders => self.sync_folder(record),
            Event::Renamed(from, to) => self.rename(from, to),
            Event::Linked(from, to) => {
                if let Some((folder, name)) = self.find(from) {
                    let node = self.folders[folder][&name];
                    self.add(to, node);
                }
            }
            Event::Removed(path) => {
                if let Some((folder, name)) = self.find(path) {
                    let node = self.folders[folder][&name];
                    self.change(vec![Entry { folder, name, node, is_there: false }], false);
                }
            }
            Event::Unknown(call) => unreachable!("the recorder knows no call {call}"),
            Event::Synced { .. } | Event::Said(_) | Event::Ended(_) => {}
        }
    }

    fn rename(&mut self, from: &str, to: &str) {
        let (Some((folder, name)), Some((new_folder, new_name))) = (self.find(from), self.find(to)) else {
            return;
        };
        let node = self.folders[folder][&name];
        let gone = Entry { folder, name, node, is_there: false };
        let come = Entry { folder: new_folder, name: new_name, node, is_there: true };
        self.change(vec![gone, come], false);
    }

    fn sync_folder(&mut self, record: &Record) {
        let Some(Node::Folder(synced)) = self.inodes.get(&record.inode).copied() else { return };
        if record.device != self.device {
            return;
        }
        for change in &mut self.names {
            change.is_synced |= change.entries.iter().any(|entry| entry.folder == synced);
        }
    }

    /// Writes what the disk may hold now to an empty folder.
    pub(super) fn cut(&self, names: Names, dice: &mut Dice, to: &Path) {
        let last = self.names.iter().rposition(|change| change.is_synced).map_or(0, |last| last + 1);
        let until = last + dice.below(self.names.len() - last + 1);
        let share = share(dice);
        let mut folders = vec![BTreeMap::new(); self.folders.len()];
        for (place, change) in self.names.iter().enumerate() {
            let is_kept = match names {
                Names::InOrder => place < until,
                Names::InAnyOrder => change.is_synced || dice.is_one_of(share),
            };
            if is_kept {
                apply(&mut folders, &change.entries);
            }
        }
        self.write(&folders, 0, dice, to);
    }

    fn write(&self, folders: &[BTreeMap<String, Node>], folder: usize, dice: &mut Dice, to: &Path) {
        for (name, node) in &folders[folder] {
            let path = to.join(name);
            match node {
                Node::File(file) => fs::write(path, self.files[*file].cut(dice)).unwrap(),
                Node::Folder(inner) => {
                    fs::create_dir(&path).unwrap();
                    self.write(folders, *inner, dice, &path);
                }
            }
        }
    }

    /// What a program reads there now; nothing where there is no such file.
    pub(super) fn read(&self, path: &Path) -> Option<Vec<u8>> {
        let (folder, name) = self.find(path.to_str().unwrap())?;
        match self.folders[folder].get(&name)? {
            Node::File(file) => Some(self.files[*file].now()),
            Node::Folder(_) => None,
        }
    }
}

fn apply(folders: &mut [BTreeMap<String, Node>], entries: &[Entry]) {
    for Entry { folder, name, node, is_there } in entries {
        let folder = &mut folders[*folder];
        if *is_there {
            folder.insert(name.clone(), *node);
        } else if folder.get(name) == Some(node) {
            folder.remove(name);
        }
    }
}

impl File<'_> {
    fn now(&self) -> Vec<u8> {
        let mut now = self.synced.clone();
        for edit in &self.edits {
            match edit {
                Edit::Data(at, bytes) => put(&mut now, *at, bytes),
                Edit::Size(size) => now.resize(*size, 0),
            }
        }
        now
    }

    fn sync(&mut self) {
        self.synced = self.now();
        self.edits.clear();
    }

    /// What of it is on the disk: any of the sizes that it had since it was synced, and of each block any of
    /// its states since then, or of each sector of it one of two.
    fn cut(&self, dice: &mut Dice) -> Vec<u8> {
        if self.edits.is_empty() {
            return self.synced.clone();
        }
        let mut sizes = vec![self.synced.len()];
        for edit in &self.edits {
            let had = sizes[sizes.len() - 1];
            sizes.push(match edit {
                Edit::Data(at, bytes) => had.max(at + bytes.len()),
                Edit::Size(size) => *size,
            });
        }
        let share = share(dice);
        let size = if dice.is_one_of(share) { sizes.len() - 1 } else { dice.below(sizes.len()) };
        let mut held = self.synced.clone();
        held.resize(sizes[size], 0);
        for at in (0..held.len()).step_by(BLOCK) {
            let states = self.states(at);
            let one = |dice: &mut Dice| {
                if dice.is_one_of(share) { states.len() - 1 } else { dice.below(states.len()) }
            };
            let (first, second) = (one(dice), one(dice));
            let is_torn = dice.is_one_of(25);
            for sector in (0..BLOCK).step_by(SECTOR) {
                let state = if is_torn && dice.is_one_of(50) { second } else { first };
                let end = (at + sector + SECTOR).min(held.len());
                if at + sector < end {
                    let length = end - at - sector;
                    held[at + sector..end].copy_from_slice(&states[state][sector..sector + length]);
                }
            }
        }
        held
    }

    /// What one block held since the file was synced.
    fn states(&self, at: usize) -> Vec<Vec<u8>> {
        let mut state = vec![0; BLOCK];
        if let Some(synced) = self.synced.get(at..) {
            let length = synced.len().min(BLOCK);
            state[..length].copy_from_slice(&synced[..length]);
        }
        let mut states = vec![state.clone()];
        for edit in &self.edits {
            match edit {
                Edit::Data(from, bytes) if *from < at + BLOCK && from + bytes.len() > at => {
                    let (start, end) = ((*from).max(at), (from + bytes.len()).min(at + BLOCK));
                    state[start - at..end - at].copy_from_slice(&bytes[start - from..end - from]);
                }
                Edit::Size(size) if *size < at + BLOCK => state[size.saturating_sub(at)..].fill(0),
                _ => continue,
            }
            states.push(state.clone());
        }
        states
    }
}

fn put(file: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    file.resize(file.len().max(at + bytes.len()), 0);
    file[at..at + bytes.len()].copy_from_slice(bytes);
}
