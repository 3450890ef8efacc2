//! A device of a shared shop whose disk is full: it says so, and so do the others; what is saved by it gets the reason, the
//! others go on, and it goes on by itself once there is room again.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::disk::{ENOSPC, build_shim};
use crate::ports::free_address;

/// The changes that the others save meanwhile.
const SAVED: u64 = 30;
/// How long a device may take for what it always can.
const LONG: Duration = Duration::from_secs(40);

/// A program that has a shared shop open, and is the device of its machine.
struct Device {
    name: &'static str,
    shop: PathBuf,
    child: Child,
    stdin: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Drop for Device {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// What a command prints.
fn tillbook(words: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_tillbook")).args(words).output().unwrap();
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

impl Device {
    /// The program, whose writes to files of this name fail while there is a file `full`.
    fn open(name: &'static str, shop: &Path, (shim, file, full): (&Path, &str, &Path)) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
        command.arg("api").arg(shop).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.env("LD_PRELOAD", shim).env("FAULT_KIND", "write").env("FAULT_AT", "1");
        command.env("FAULT_FOREVER", "1").env("FAULT_ERRNO", ENOSPC.to_string());
        command.env("FAULT_NAME", file).env("FAULT_WHILE", full);
        let mut child = command.spawn().unwrap();
        let stdin = child.stdin.take().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut device = Self { name, shop: shop.to_owned(), child, stdin, lines };
        // It answers once it is the device: a command would be that before.
        device.send(&json!({ "method": "GET", "path": "/taxes" }));
        device
    }

    fn send(&mut self, request: &Value) -> Value {
        writeln!(self.stdin, "{request}").unwrap();
        serde_json::from_str(&self.lines.next().unwrap().unwrap()).unwrap()
    }

    /// Saves a rate. Returns the status, and what was said.
    fn save(&mut self, name: &str) -> (u64, String) {
        let body = json!({ "tax": { "name": name, "rate": "19" } });
        let answer = self.send(&json!({ "method": "POST", "path": "/taxes", "body": body }));
        (answer["status"].as_u64().unwrap(), answer.to_string())
    }

    fn saves(&mut self, name: &str) {
        let (status, said) = self.save(name);
        assert_eq!(status, 201, "{}, {name}: {said}", self.name);
    }

    fn ask(&self, words: &[&str]) -> String {
        tillbook(&[&["devices", self.shop.to_str().unwrap()], words].concat())
    }

    /// A device in the list of this one.
    fn row(&self, name: &str) -> Value {
        let devices: Vec<Value> = serde_json::from_str(&self.ask(&["--json"])).unwrap();
        devices.into_iter().find(|device| device["name"] == name).unwrap()
    }

    fn invites(&self) -> String {
        self.ask(&["invite"]).trim().to_owned()
    }
}

fn soon(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < LONG, "{what}");
        sleep(Duration::from_millis(100));
    }
}

/// Three devices that vote; the first leads. Writes of the one with this number to files of this name fail while there is a
/// file `full`.
fn three(root: &Path, number: usize, file: &str) -> [Device; 3] {
    let shim = build_shim(root);
    let names = ["office", "shop-floor", "laptop"];
    let shop = |name: &str| root.join(name).join("shop.tillbook");
    let listen = || free_address().to_string();
    let full = root.join("full");
    let mut devices: Vec<Device> = Vec::new();
    for (at, name) in names.into_iter().enumerate() {
        let shop = shop(name);
        fs::create_dir_all(shop.parent().unwrap()).unwrap();
        let path = shop.to_str().unwrap();
        match devices.first() {
            None => {
                tillbook(&["new", path]);
                tillbook(&["share", path, "--listen", &listen()]);
            }
            Some(first) => {
                tillbook(&["join", &first.invites(), path, "--name", name, "--listen", &listen()]);
            }
        }
        let fails = if at == number { file } else { "" };
        devices.push(Device::open(name, &shop, (&shim, fails, &full)));
        if at > 0 {
            devices[0].ask(&["promote", name]);
        }
    }
    soon("the first leads", || devices[0].row("office")["leader"] == true);
    devices.try_into().unwrap_or_else(|_| panic!("there are three"))
}

#[test]
fn a_device_whose_disk_is_full_says_so_and_goes_on() {
    let cases = [(0, "log.sqlite"), (1, "shop.tillbook-wal"), (0, "office/"), (1, "shop-floor/")];
    for (number, file) in cases {
        let root = tempfile::tempdir().unwrap();
        let what = format!("device {number}, {file}");
        let mut devices = three(root.path(), number, file);
        let name = devices[number].name;
        for device in &mut devices {
            device.saves(&format!("{what}, before, by {}", device.name));
        }

        fs::write(root.path().join("full"), "").unwrap();
        let begun = Instant::now();
        let (status, said) = devices[number].save("While it is full");
        assert_eq!(status, 503, "{what}: {said}");
        assert!(said.contains("disk is full"), "{what}: {said}");
        assert!(begun.elapsed() < Duration::from_secs(10), "{what}: it was said after {:?}", begun.elapsed());
        let [other, third] = [(number + 1) % 3, (number + 2) % 3];
        for saved in 0..SAVED {
            devices[other].saves(&format!("{what}, meanwhile {saved}"));
        }
        for at in 0..3 {
            let device = &devices[at];
            let about = format!("{what}, as {} says", device.name);
            // Where one file alone fails, it tries in vain to go on now and then.
            soon(&about, || {
                let row = device.row(name);
                let says_why = row["stopped"].as_str().is_some_and(|why| why.contains("disk is full"));
                // And what the next leader and the two of it wrote.
                let is_behind =
                    row["behind"].as_u64().is_some_and(|behind| (SAVED..SAVED + 10).contains(&behind));
                says_why && is_behind && row["leader"] == false
            });
            soon(&about, || device.ask(&[]).contains("stopped ("));
        }
        let (status, said) = devices[number].save("While it is full");
        assert!(status == 503 && said.contains("disk is full"), "{what}: {said}");

        fs::remove_file(root.path().join("full")).unwrap();
        soon(&format!("{what}: it goes on"), || {
            let row = devices[number].row(name);
            row["stopped"].is_null() && row["behind"] == 0
        });
        devices[number].saves("With room again");
        devices[third].saves("And at the third");
        let rates = |device: &Device| tillbook(&["export", device.shop.to_str().unwrap(), "taxes"]);
        soon(&format!("{what}: all have the same"), || {
            let all: Vec<String> = devices.iter().map(rates).collect();
            all[0].contains("And at the third") && all.iter().all(|one| *one == all[0])
        });
    }
}
