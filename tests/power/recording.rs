//! Programs that run with every change they make to files written down (`tests/faults/recorder.c`).

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use tempfile::TempDir;

/// Lengths of the parts of a record's head, in the order of `struct record`.
const HEAD: usize = 4 * 4 + 4 * 8;

/// What a program did.
#[derive(Debug)]
pub(super) enum Event {
    Created(String),
    NewFolder(String),
    Written(usize, Vec<u8>),
    Sized(usize),
    Synced { is_folder: bool },
    Renamed(String, String),
    Linked(String, String),
    Removed(String),
    Said(String),
    Ended(u64),
    Unknown(u64),
}

#[derive(Debug)]
pub(super) struct Record {
    pub(super) device: u64,
    pub(super) inode: u64,
    pub(super) event: Event,
}

/// A folder, programs that work in it, and what they did.
pub(super) struct Recorder {
    _folder: TempDir,
    library: PathBuf,
    log: PathBuf,
    /// Where the programs work.
    pub(super) root: PathBuf,
}

impl Recorder {
    pub(super) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().canonicalize().unwrap();
        let library = path.join("recorder.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults/recorder.c");
        let mut gcc = Command::new("gcc");
        gcc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source);
        assert!(gcc.status().unwrap().success(), "the recorder was not built");
        let root = path.join("root");
        fs::create_dir(&root).unwrap();
        Self { _folder: folder, library, log: path.join("log"), root }
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
        command.args(words).current_dir(&self.root).env("XDG_DATA_HOME", self.root.join("data"));
        command
    }

    /// Runs a program that is not recorded.
    pub(super) fn run(&self, words: &[&str], typed: &str) {
        feed(&mut self.command(words), typed);
    }

    /// Runs a program that is recorded.
    pub(super) fn record(&self, words: &[&str], typed: &str) {
        self.record_command(&mut self.command(words), typed);
    }

    /// Runs another program that is recorded.
    pub(super) fn record_command(&self, command: &mut Command, typed: &str) {
        feed(command.env("LD_PRELOAD", &self.library).env("RECORD_LOG", &self.log), typed);
    }

    /// What was recorded.
    pub(super) fn records(&self) -> Vec<Record> {
        let bytes = fs::read(&self.log).unwrap();
        let mut rest = bytes.as_slice();
        let mut records = Vec::new();
        while !rest.is_empty() {
            records.push(record(&mut rest));
        }
        records
    }
}

fn feed(command: &mut Command, typed: &str) {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let typed = typed.to_owned();
    // Meanwhile what it says is read: it would wait otherwise.
    let typing = thread::Builder::new().name("typing".to_owned());
    let typing = typing.spawn(move || drop(input.write_all(typed.as_bytes()))).unwrap();
    let output = child.wait_with_output().unwrap();
    typing.join().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

fn take<'b>(rest: &mut &'b [u8], length: usize) -> &'b [u8] {
    let (taken, left) = rest.split_at(length);
    *rest = left;
    taken
}

fn text(rest: &mut &[u8], length: u32) -> String {
    String::from_utf8(take(rest, usize::try_from(length).unwrap()).to_vec()).unwrap()
}

fn record(rest: &mut &[u8]) -> Record {
    let head = take(rest, HEAD);
    let short = |place: usize| u32::from_ne_bytes(head[4 * place..4 * place + 4].try_into().unwrap());
    let long =
        |place: usize| u64::from_ne_bytes(head[16 + 8 * place..16 + 8 * place + 8].try_into().unwrap());
    let place = || usize::try_from(long(2)).unwrap();
    let (path, other) = (text(rest, short(1)), text(rest, short(2)));
    let data = take(rest, usize::try_from(long(3)).unwrap());
    let event = match short(0) {
        1 => Event::Created(path),
        2 => Event::Written(place(), data.to_vec()),
        3 => Event::Sized(place()),
        4 => Event::Synced { is_folder: short(3) == 1 },
        5 => Event::Renamed(path, other),
        6 => Event::Linked(path, other),
        7 => Event::Removed(path),
        8 => Event::NewFolder(path),
        9 => Event::Said(String::from_utf8_lossy(data).into_owned()),
        10 => Event::Ended(long(2)),
        11 => Event::Unknown(long(2)),
        kind => unreachable!("a record of kind {kind}"),
    };
    Record { device: long(0), inode: long(1), event }
}
