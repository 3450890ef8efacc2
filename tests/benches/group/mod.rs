//! Devices of a group, each a process of its own on the loopback, and what the system says of them.

pub mod device;
#[path = "../../shops/line.rs"]
mod line;

use std::fs;
use std::io::{BufRead, BufReader, Lines, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::clock::Samples;
use line::{Cables, Line};

/// The ticks of a second in `/proc/PID/stat`.
const TICKS: u32 = 100;

/// The devices, by number.
pub struct Group {
    pub devices: Vec<Device>,
}

/// How a device leaves the others.
#[derive(Debug, Clone, Copy)]
pub enum Leaves {
    /// It is killed.
    Dies,
    /// Its process stands still.
    Freezes,
    /// Its cable is pulled: nothing comes to it or from it, and no connection is closed.
    IsUnplugged,
}

/// A device; it has a process while it is on.
pub struct Device {
    name: String,
    pub shop: PathBuf,
    listen: SocketAddr,
    /// What the others reach it by, if not by its own address.
    line: Option<Line>,
    cables: Cables,
    process: Option<Process>,
}

struct Process {
    child: Child,
    stdin: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Group {
    /// So many devices that vote; the first begins with a copy of this shop. The others reach each by a line on which
    /// everything takes so long, if by any.
    pub fn start(folder: &Path, shop: &Path, count: usize, delay: Option<Duration>) -> Self {
        let (mut group, cables) = (Self { devices: Vec::new() }, Cables::default());
        for number in 0..count {
            group.devices.push(Device::new(folder, number, delay, &cables));
        }
        fs::copy(shop, &group.devices[0].shop).expect("a copy of the shop");
        group.devices[0].launch("share");
        for number in 1..count {
            group.join(number);
            assert_eq!(group.devices[0].ask(&format!("promote {number}")), "Ok(())");
        }
        group.settle();
        group
    }

    /// Lets a device that has nothing join.
    pub fn join(&mut self, number: usize) {
        let address = self.devices[0].address();
        let code = self.devices[0].ask(&format!("invite {address}"));
        self.devices[number].launch(&code);
    }

    /// Adds a device that has not joined yet.
    pub fn add(&mut self, folder: &Path) -> usize {
        let number = self.devices.len();
        self.devices.push(Device::new(folder, number, None, &Cables::default()));
        number
    }

    /// Waits until all devices that are on have all changes.
    pub fn settle(&mut self) {
        for device in self.devices.iter_mut().filter(|device| device.process.is_some()) {
            while device.ask("standing") != "true" {
                sleep(Duration::from_millis(20));
            }
        }
    }

    /// The number of the device that leads, once no other one takes itself for that, and of one that follows.
    pub fn leader(&mut self) -> (usize, usize) {
        loop {
            let devices = self.devices.iter_mut().enumerate().filter(|(_, device)| device.is_on());
            let leads =
                devices.filter_map(|(number, device)| (device.ask("leads") == "true").then_some(number));
            if let [led] = leads.collect::<Vec<_>>()[..] {
                let others = (0..self.devices.len().min(3)).filter(|number| *number != led);
                let follows = others.rev().find(|number| self.devices[*number].is_on());
                return (led, follows.expect("another device that is on"));
            }
            sleep(Duration::from_millis(20));
        }
    }

    /// What each device has used of a processor until now.
    pub fn processors(&self) -> Vec<Duration> {
        self.devices.iter().map(Device::processor).collect()
    }
}

impl Device {
    fn new(folder: &Path, number: usize, delay: Option<Duration>, cables: &Cables) -> Self {
        let home = folder.join(number.to_string());
        fs::create_dir_all(&home).expect("a folder");
        // Free now, and again when the device is started.
        let listen = TcpListener::bind("127.0.0.1:0").and_then(|one| one.local_addr()).expect("a port");
        let line = delay.map(|delay| Line::start(listen, delay, cables.clone()));
        let (name, shop) = (number.to_string(), home.join("shop.tillbook"));
        Self { name, shop, listen, line, cables: cables.clone(), process: None }
    }

    /// A program with a copy of the shop that is not shared.
    pub fn alone(folder: &Path, shop: &Path) -> Self {
        let mut device = Self::new(folder, 99, None, &Cables::default());
        fs::copy(shop, &device.shop).expect("a copy of the shop");
        device.launch("alone");
        device
    }

    /// Starts the process: `share`, `alone`, a join code, or nothing for a device of the group.
    pub fn launch(&mut self, begins: &str) {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.arg(device::WORD).arg(&self.shop).args([
            &self.name,
            &self.listen.to_string(),
            &self.address().to_string(),
            begins,
        ]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a process");
        self.cables.pull(child.id(), false);
        let stdin = child.stdin.take().expect("it is piped");
        let lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        self.process = Some(Process { child, stdin, lines });
        assert_eq!(self.hear(), "ready", "device {}", self.name);
    }

    /// Where the others reach it.
    fn address(&self) -> SocketAddr {
        self.line.as_ref().map_or(self.listen, |line| line.address)
    }

    pub const fn is_on(&self) -> bool {
        self.process.is_some()
    }

    /// Says a line to the device.
    pub fn tell(&mut self, line: &str) {
        let process = self.process.as_mut().expect("it is on");
        writeln!(process.stdin, "{line}").expect("it listens");
    }

    /// The next line that the device says.
    pub fn hear(&mut self) -> String {
        let next = self.process.as_mut().expect("it is on").lines.next();
        next.unwrap_or_else(|| panic!("device {} has ended", self.name)).expect("a line")
    }

    pub fn ask(&mut self, line: &str) -> String {
        self.tell(line);
        self.hear()
    }

    /// The times of edits, as the device says them.
    pub fn samples(&mut self) -> Samples {
        Samples::parse(&self.hear())
    }

    /// Leaves the others.
    pub fn leave(&mut self, leaves: Leaves) {
        match leaves {
            Leaves::Dies => self.process = None,
            Leaves::Freezes => self.signal("STOP"),
            Leaves::IsUnplugged => self.cables.pull(self.id(), true),
        }
    }

    /// Is back.
    pub fn come_back(&mut self, left: Leaves) {
        match left {
            Leaves::Dies => self.launch(""),
            Leaves::Freezes => self.signal("CONT"),
            Leaves::IsUnplugged => self.cables.pull(self.id(), false),
        }
    }

    fn id(&self) -> u32 {
        self.process.as_ref().map_or(0, |process| process.child.id())
    }

    fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([&format!("-{signal}"), &self.id().to_string()]).status();
        assert!(sent.expect("a signal").success());
    }

    /// Closes the device as a program is closed.
    pub fn end(&mut self) {
        if let Some(mut process) = self.process.take() {
            writeln!(process.stdin, "end").expect("it listens");
            assert!(process.child.wait().expect("its end").success());
        }
    }

    fn about(&self, file: &str) -> String {
        fs::read_to_string(format!("/proc/{}/{file}", self.id())).unwrap_or_default()
    }

    /// What it has used of a processor, in the program and in the system.
    fn processor(&self) -> Duration {
        let stat = self.about("stat");
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |at: usize| fields.get(at).and_then(|text| text.parse::<u32>().ok()).unwrap_or_default();
        Duration::from_secs(1) * (ticks(11) + ticks(12)) / TICKS
    }

    /// Its memory now and at most, in MB.
    pub fn memory(&self) -> (u64, u64) {
        let status = self.about("status");
        let of = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or_default()
                / 1_024
        };
        (of("VmRSS:"), of("VmHWM:"))
    }
}

/// The bytes and packets that the loopback has carried until now, of all programs.
pub fn carried() -> (u64, u64) {
    let text = fs::read_to_string("/proc/net/dev").unwrap_or_default();
    let line = text.lines().find_map(|line| line.trim().strip_prefix("lo:")).unwrap_or_default();
    let mut numbers = line.split_whitespace().map(|text| text.parse().unwrap_or_default());
    (numbers.next().unwrap_or_default(), numbers.next().unwrap_or_default())
}
