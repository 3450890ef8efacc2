//! The devices as processes, the connections between them, and what befalls them.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant as Moment};

use crate::dice::Dice;
use crate::line::{Cables, Line};
use crate::ports::free_address;
use crate::{COUNT, Known, power, soon};

/// How long devices may take for what they always can.
const LONG: Duration = Duration::from_secs(90);

/// What is said of a device whose files are older than what it confirmed.
const OLDER: &str = "older copy";

/// What befalls a device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Trouble {
    /// The process is killed.
    Kill,
    /// The same, and the disk loses what was not synced.
    PowerCut,
    /// The process stands still.
    Freeze,
    /// Nobody gets a connection to it.
    Cut,
    /// Its cable is pulled: nothing comes to it or from it, and no connection is closed.
    Unplug,
}

impl Trouble {
    pub(crate) const ALL: [Self; 5] = [Self::PowerCut, Self::Kill, Self::Freeze, Self::Cut, Self::Unplug];
}

pub(crate) struct Devices {
    folder: PathBuf,
    recorder: PathBuf,
    cables: Cables,
    all: Vec<Device>,
    sent: u32,
    known: BTreeMap<String, Known>,
}

struct Device {
    listen: SocketAddr,
    line: Line,
    process: Option<Process>,
    is_frozen: bool,
    /// When what befell it is over.
    until: Option<Moment>,
}

struct Process {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be dead already.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Devices {
    /// Three devices that all vote; the first has the shop.
    pub(crate) fn start(folder: &Path, count: usize) -> Self {
        let recorder = power::build_recorder(folder);
        let cables = Cables::default();
        let all = (0..count).map(|_| Device::new(&cables)).collect();
        let (folder, known) = (folder.to_owned(), BTreeMap::new());
        let mut devices = Self { folder, recorder, cables, all, sent: 0, known };
        for at in 0..count {
            fs::create_dir_all(devices.synced(at)).unwrap();
            fs::create_dir_all(devices.home(at)).unwrap();
        }
        devices.launch(0, "share");
        devices.wait_for(0, "ready");
        (1..count).for_each(|at| devices.join(at, 0));
        devices
    }

    /// Lets a device join by another one, and vote.
    fn join(&mut self, at: usize, inviter: usize) {
        let address = self.all[inviter].line.address;
        let code = self.ask(inviter, &format!("invite {address}"), "code ");
        self.launch(at, &code);
        self.wait_for(at, "ready");
        let promoted = self.ask(inviter, &format!("promote {at}"), "promoted ");
        assert_eq!(promoted, "Ok(())", "{at}");
    }

    fn home(&self, at: usize) -> PathBuf {
        self.folder.join(at.to_string())
    }

    fn synced(&self, at: usize) -> PathBuf {
        self.folder.join(format!("synced-{at}"))
    }

    fn launch(&mut self, at: usize, begins: &str) {
        let device = &self.all[at];
        let mut command = Command::new(std::env::current_exe().unwrap());
        command
            .args(["--exact", "node::node_until_killed", "--nocapture", "--test-threads=1"])
            .env("PROOF_SHOP", self.home(at).join("shop.tillbook"))
            .env("PROOF_NAME", at.to_string())
            .env("PROOF_LISTEN", device.listen.to_string())
            .env("PROOF_ADDRESS", device.line.address.to_string())
            .env("PROOF_BEGINS", begins)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(
                fs::File::options()
                    .create(true)
                    .append(true)
                    .open(self.folder.join(format!("{at}.log")))
                    .unwrap(),
            );
        power::recorded(&mut command, &self.recorder, &self.home(at), &self.synced(at));
        let mut child = command.spawn().unwrap();
        self.cables.pull(child.id(), false);
        let stdin = child.stdin.take().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        thread::spawn(move || {
            // A process that was killed says nothing more.
            for line in out.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        self.all[at].process = Some(Process { child, stdin, lines });
    }

    /// Sends a new change to a device, if it runs.
    pub(crate) fn send(&mut self, at: usize) {
        if self.all[at].process.is_none() || self.all[at].is_frozen {
            return;
        }
        let serial = format!("change {}", self.sent);
        self.sent += 1;
        if self.tell(at, &format!("change {serial}")) {
            self.known.insert(serial, Known::Sent);
        }
        self.listen();
    }

    fn tell(&mut self, at: usize, line: &str) -> bool {
        let Some(process) = &mut self.all[at].process else { return false };
        writeln!(process.stdin, "{line}").is_ok()
    }

    /// Takes in what the devices have said.
    fn listen(&mut self) {
        for at in 0..self.all.len() {
            while let Some(line) =
                self.all[at].process.as_ref().and_then(|process| process.lines.try_recv().ok())
            {
                self.take_in(&line);
            }
        }
    }

    fn take_in(&mut self, line: &str) {
        if let Some(serial) = line.strip_prefix("done ") {
            self.known.insert(serial.to_owned(), Known::Acknowledged);
        }
    }

    /// Waits for a line, and returns what follows its beginning.
    fn wait_for(&mut self, at: usize, begins: &str) -> String {
        let until = Moment::now() + LONG;
        loop {
            let left = until.saturating_duration_since(Moment::now());
            let process = self.all[at].process.as_ref().unwrap();
            let Ok(line) = process.lines.recv_timeout(left) else {
                let log = fs::read_to_string(self.folder.join(format!("{at}.log"))).unwrap();
                panic!("device {at} did not say \"{begins}\": {log}");
            };
            self.take_in(&line);
            if let Some(rest) = line.strip_prefix(begins) {
                return rest.to_owned();
            }
        }
    }

    fn ask(&mut self, at: usize, line: &str, begins: &str) -> String {
        assert!(self.tell(at, line), "device {at} is dead");
        self.wait_for(at, begins)
    }

    /// Lets something befall a device to which nothing has; false where something has.
    pub(crate) fn make(&mut self, trouble: Trouble, dice: &mut Dice) -> bool {
        let at = dice.below(self.all.len());
        if self.all[at].until.is_some() {
            return false;
        }
        self.befall(at, trouble, soon(200..2_700, dice), dice);
        true
    }

    /// Lets something befall a device for so long.
    pub(crate) fn befall(&mut self, at: usize, trouble: Trouble, long: Duration, dice: &mut Dice) {
        self.all[at].until = Some(Moment::now() + long);
        match trouble {
            Trouble::Kill | Trouble::PowerCut => {
                self.kill(at);
                if trouble == Trouble::PowerCut {
                    power::cut(&self.home(at), &self.synced(at), &mut || dice.is_one_of(50));
                }
            }
            Trouble::Freeze => {
                self.signal(at, "STOP");
                self.all[at].is_frozen = true;
            }
            Trouble::Cut => self.all[at].line.cut(true),
            Trouble::Unplug => self.cables.pull(self.id(at), true),
        }
    }

    fn id(&self, at: usize) -> u32 {
        self.all[at].process.as_ref().unwrap().child.id()
    }

    fn kill(&mut self, at: usize) {
        let mut process = self.all[at].process.take().unwrap();
        process.child.kill().unwrap();
        process.child.wait().unwrap();
        // What it said before it died was acknowledged.
        while let Ok(line) = process.lines.recv_timeout(Duration::from_millis(200)) {
            self.take_in(&line);
        }
    }

    fn signal(&self, at: usize, signal: &str) {
        let id = self.id(at).to_string();
        assert!(Command::new("kill").args([&format!("-{signal}"), &id]).status().unwrap().success());
    }

    /// Ends what has befallen the devices long enough, or all of it.
    pub(crate) fn heal(&mut self, all: bool) {
        for at in 0..self.all.len() {
            let is_over = self.all[at].until.is_some_and(|until| all || until <= Moment::now());
            if !is_over {
                continue;
            }
            self.all[at].until = None;
            self.all[at].line.cut(false);
            if std::mem::take(&mut self.all[at].is_frozen) {
                self.signal(at, "CONT");
            }
            if self.all[at].process.is_none() {
                self.launch(at, "");
            }
            self.cables.pull(self.id(at), false);
        }
        self.listen();
    }

    /// Waits until all devices have all changes.
    pub(crate) fn in_step(&mut self) {
        let until = Moment::now() + LONG;
        for at in 0..self.all.len() {
            while self.ask(at, "standing", "standing ") != "true" {
                assert!(Moment::now() < until, "device {at} is not in step");
                thread::sleep(Duration::from_millis(50));
            }
        }
    }

    /// The device that leads, once no other one takes itself for that.
    pub(crate) fn leader(&mut self) -> usize {
        loop {
            let leads = |at: &usize| self.ask(*at, "leads", "leads ") == "true";
            match (0..COUNT).filter(leads).collect::<Vec<_>>()[..] {
                [at] => return at,
                _ => thread::sleep(Duration::from_millis(50)),
            }
        }
    }

    /// How many changes are not acknowledged.
    pub(crate) fn open(&mut self) -> usize {
        self.listen();
        self.known.values().filter(|known| **known == Known::Sent).count()
    }

    /// Makes a change on a device that has to be acknowledged.
    fn save(&mut self, at: usize) {
        let until = Moment::now() + LONG;
        loop {
            assert!(Moment::now() < until, "device {at} saves nothing any more");
            let serial = format!("change {}", self.sent);
            self.send(at);
            let sent = Moment::now();
            while self.known.get(&serial) == Some(&Known::Sent) && sent.elapsed() < Duration::from_secs(5) {
                thread::sleep(Duration::from_millis(20));
                self.listen();
            }
            if self.known.get(&serial) == Some(&Known::Acknowledged) {
                return;
            }
        }
    }

    /// Puts the files of a device back from an older copy. It says so, while the others save, and joins anew.
    pub(crate) fn put_back(&mut self, at: usize) {
        self.end(at);
        let image = self.folder.join("image");
        copy(&self.home(at), &image);
        self.launch(at, "");
        (0..5).for_each(|_| self.save(at));
        self.end(at);
        fs::remove_dir_all(self.home(at)).unwrap();
        fs::rename(image, self.home(at)).unwrap();
        power::keep(&self.home(at), &self.synced(at));
        self.launch(at, "");
        self.is_told(at, OLDER);
        self.others_save(at);
        self.join_anew(at);
    }

    /// Takes a device whose files are older out of the group, and lets it join with new ones.
    fn join_anew(&mut self, at: usize) {
        let other = (at + 1) % COUNT;
        assert_eq!(self.ask(other, &format!("remove {at}"), "removed "), "Ok(())");
        self.kill(at);
        fs::remove_dir_all(self.home(at)).unwrap();
        fs::create_dir_all(self.home(at)).unwrap();
        self.join(at, other);
        self.in_step();
    }

    /// Starts a device twice. It is said, while the others save; one is then closed for good, and the other goes on.
    pub(crate) fn double(&mut self, at: usize) {
        self.end(at);
        let twin = self.folder.join("twin");
        copy(&self.home(at), &twin);
        self.launch(at, "");
        self.all.push(Device::new(&self.cables));
        fs::rename(twin, self.home(COUNT)).unwrap();
        fs::create_dir_all(self.synced(COUNT)).unwrap();
        self.launch(COUNT, "");
        // One that is older than what the other has confirmed meanwhile is told that, and the other may go on.
        let until = Moment::now() + LONG;
        let is_told = |why: String| why.contains("a copy of its files") || why.contains(OLDER);
        while !is_told(self.ask(at, "stopped", "stopped "))
            && !is_told(self.ask(COUNT, "stopped", "stopped "))
        {
            assert!(Moment::now() < until, "neither device {at} nor its copy is told");
            thread::sleep(Duration::from_millis(50));
        }
        self.others_save(at);
        self.kill(COUNT);
        self.all.pop();
        fs::remove_dir_all(self.home(COUNT)).unwrap();
        self.end(at);
        self.launch(at, "");
        // The other may have confirmed what this one never got.
        let until = Moment::now() + LONG;
        while self.ask(at, "standing", "standing ") != "true" {
            if self.ask(at, "stopped", "stopped ").contains(OLDER) {
                return self.join_anew(at);
            }
            assert!(Moment::now() < until, "device {at} does not go on");
            thread::sleep(Duration::from_millis(50));
        }
        self.save(at);
        self.in_step();
    }

    /// Ends all that has befallen the devices, and then the process of one.
    fn end(&mut self, at: usize) {
        self.heal(true);
        self.kill(at);
    }

    fn others_save(&mut self, at: usize) {
        for other in (0..COUNT).filter(|other| *other != at) {
            self.save(other);
        }
    }

    /// Waits until a device says that it has stopped, and why.
    fn is_told(&mut self, at: usize, why: &str) {
        let until = Moment::now() + LONG;
        while !self.ask(at, "stopped", "stopped ").contains(why) {
            assert!(Moment::now() < until, "device {at} is not told: {why}");
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Waits until all devices have all changes, and returns what is known of each.
    pub(crate) fn settle(&mut self) -> BTreeMap<String, Known> {
        // A change on each that has to be acknowledged: none is stuck.
        (0..COUNT).for_each(|at| self.save(at));
        self.in_step();
        // Whatever is still on its way is answered or given up by now.
        thread::sleep(Duration::from_secs(1));
        self.listen();
        for at in 0..self.all.len() {
            let mut process = self.all[at].process.take().unwrap();
            writeln!(process.stdin, "end").unwrap();
            assert!(process.child.wait().unwrap().success());
            while let Ok(line) = process.lines.recv() {
                self.take_in(&line);
            }
        }
        self.known.clone()
    }
}

/// Copies the files of a device that is closed.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy(&from, &to);
        } else if from.is_file() {
            fs::copy(from, to).unwrap();
        }
    }
}

impl Device {
    fn new(cables: &Cables) -> Self {
        // Free now, and again when the device is started.
        let listen = free_address();
        let line = Line::start(listen, Duration::ZERO, cables.clone());
        Self { listen, line, process: None, is_frozen: false, until: None }
    }
}
