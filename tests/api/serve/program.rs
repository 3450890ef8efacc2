//! `tillbook serve` and `tillbook key` as they are started by hand: what they print, how they end, and
//! that nothing which was answered is lost.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use base64::Engine as _;
use tempfile::TempDir;

use super::client::{Client, JSON, clock};

fn tillbook() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.stdin(Stdio::null()).env("TZ", "UTC");
    command
}

fn run(words: &[&str], shop: &Path) -> (bool, String, String) {
    let words = words.iter().map(|word| if *word == "SHOP" { shop.as_os_str() } else { word.as_ref() });
    let Output { status, stdout, stderr } = tillbook().args(words).output().unwrap();
    (status.success(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

pub(super) fn shop() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.tillbook");
    assert!(run(&["new", "SHOP", "--name", "Corner", "--time-zone", "UTC"], &path).0);
    (folder, path)
}

/// A pair as `tillbook key add` prints it.
pub(super) fn key(shop: &Path, words: &[&str]) -> (String, String) {
    let (is_done, out, err) = run(&[&["key", "add", "SHOP"], words].concat(), shop);
    assert!(is_done, "{err}");
    let (key, secret) = out.trim_end().split_once('\n').unwrap();
    (key.to_owned(), secret.to_owned())
}

/// `tillbook serve`, listening.
pub(super) struct Program {
    pub(super) child: Child,
    out: BufReader<std::process::ChildStdout>,
    pub(super) line: String,
    pub(super) address: SocketAddr,
}

impl Program {
    pub(super) fn start(shop: &Path, words: &[&str]) -> Self {
        Self::try_start(shop, words, &[]).unwrap_or_else(|| panic!("it did not start"))
    }

    /// With variables of the environment; `None` when it ends at once.
    pub(super) fn try_start(shop: &Path, words: &[&str], variables: &[(&str, &str)]) -> Option<Self> {
        let mut child = tillbook()
            .arg("serve")
            .arg(shop)
            .args(words)
            .envs(variables.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let Some((_, after)) = line.split_once("://") else {
            drop(child.wait());
            return None;
        };
        let address = after.split_once('/').unwrap().0.parse().unwrap();
        Some(Self { child, out, line, address })
    }

    /// Ends it at once.
    pub(super) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends it a signal and waits; answers its exit code, and what it said since.
    pub(super) fn end(mut self, signal: &str) -> (Option<i32>, String, String) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
        let (mut out, mut err) = (String::new(), String::new());
        self.out.read_to_string(&mut out).unwrap();
        self.child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        (self.child.wait().unwrap().code(), out, err)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It has ended by itself unless its test failed.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[test]
fn keys_are_made_listed_and_revoked() {
    let (_folder, path) = shop();
    assert!(run(&["user", "add", "SHOP", "bob", "--role", "accountant"], &path).0);
    let (key_1, secret_1) = key(&path, &[]);
    let (key_2, _) = key(&path, &["--user", "bob", "--read-only", "--label", "Web shop"]);
    assert!(
        key_1.starts_with("ck_") && key_1.len() == 43 && secret_1.starts_with("cs_") && secret_1.len() == 43
    );
    assert_ne!(key_1, key_2);
    let (_, list, _) = run(&["key", "list", "SHOP"], &path);
    let lines: Vec<Vec<&str>> = list.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(lines[0][..3], ["1", "owner", "read and write"]);
    assert_eq!(lines[1][..3], ["2", "bob", "read"]);
    assert_eq!(lines[1][3], format!("…{}", &key_2[36..]));
    assert_eq!((lines[1][5], lines[1][6]), ("never used", "Web shop"));
    assert!(!list.contains(&key_1) && !list.contains(&secret_1));
    let (_, list, _) = run(&["key", "list", "SHOP", "--user", "bob"], &path);
    assert_eq!(list.lines().count(), 1, "their own");

    for (words, says) in [
        (&["key", "add", "SHOP", "--user", "ghost"][..], "no user \"ghost\""),
        (&["key", "revoke", "SHOP", "1", "--user", "bob"], "somebody else's"),
        (&["key", "revoke", "SHOP", "9"], "no API key 9"),
        (&["key", "list", "SHOP", "--user", "ghost"], "may not see"),
    ] {
        let (is_done, _, err) = run(words, &path);
        assert!(!is_done && err.contains(says), "{words:?}: {err}");
    }
    assert!(run(&["key", "revoke", "SHOP", "2", "--user", "bob"], &path).0);
    let (is_done, _, err) = run(&["key", "revoke", "SHOP", "2"], &path);
    assert!(!is_done && err.contains("no API key 2 in use"), "{err}");
    assert!(run(&["key", "list", "SHOP"], &path).1.contains("revoked"));
    let (_, out, _) = run(&["check", "SHOP"], &path);
    assert!(out.contains("nothing wrong"), "{out}");
}

#[test]
fn it_says_where_it_listens_and_ends_when_told() {
    for signal in ["-INT", "-TERM"] {
        let (_folder, path) = shop();
        let program = Program::start(&path, &["--listen", "127.0.0.1:0"]);
        assert!(program.line.starts_with("Serving Corner at http://127.0.0.1:"), "{}", program.line);
        let taken = program.address.to_string();
        let (is_done, _, err) = run(&["serve", "SHOP", "--listen", &taken], &path);
        assert!(!is_done && err.contains(&format!("Listening on {taken}")), "{err}");
        let (code, out, err) = program.end(signal);
        assert_eq!((code, out.as_str()), (Some(0), "Stopped.\n"), "{signal}: {err}");
        assert!(err.contains("no API key yet") && !err.contains("Warning"), "{err}");
    }
}

/// A disk that does not answer holds up the thread that writes. A signal ends the program all the same: when the
/// thread is done, or at the latest when what runs has had its half minute.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_ends_it_in_its_time_while_a_thread_is_busy() {
    let tools = tempfile::tempdir().unwrap();
    let hang = super::unsettled::built(tools.path(), "hang.c");
    let cases: &[(&str, u64)] =
        if std::env::var_os("TILLBOOK_LONG").is_some() { &[("1", 20), ("600", 40)] } else { &[("1", 20)] };
    for (seconds, most) in cases {
        let (folder, path) = shop();
        let (key, secret) = key(&path, &[]);
        let when = folder.path().join("hang");
        let variables = [
            ("LD_PRELOAD", hang.as_str()),
            ("HANG_NAME", "shop.tillbook-wal"),
            ("HANG_WHEN", when.to_str().unwrap()),
            ("HANG_SECONDS", seconds),
        ];
        let program = Program::try_start(&path, &["--listen", "127.0.0.1:0"], &variables).unwrap();
        let basic =
            format!("Basic {}", base64::engine::general_purpose::STANDARD.encode(format!("{key}:{secret}")));
        std::fs::write(&when, "").unwrap();
        let mut client = Client::new(program.address);
        let asked = format!(
            "POST /api/taxes HTTP/1.1\r\nHost: x\r\n{JSON}Authorization: {basic}\r\nContent-Length: 10\r\n\r\n{{\"tax\":{{}}}}"
        );
        client.write(asked.as_bytes()).unwrap();
        std::thread::sleep(Duration::from_millis(500));
        let begun = clock();
        let (code, out, err) = program.end("-TERM");
        assert!(begun.elapsed() < Duration::from_secs(*most), "{seconds}: {:?}", begun.elapsed());
        assert_eq!((code, out.as_str()), (Some(0), "Stopped.\n"), "{seconds}: {err}");
        let answer = client.read(false).map(|answer| answer.status);
        if *seconds == "1" {
            assert!(answer == Some(201) && !err.contains("Warning"), "{answer:?} {err}");
        } else {
            assert!(answer != Some(201) && err.contains("was given up"), "{answer:?} {err}");
        }
    }
}

#[test]
fn what_cannot_be_served_is_said() {
    let (folder, path) = shop();
    let pem = folder.path().join("nothing.pem");
    std::fs::write(&pem, "nothing").unwrap();
    let pem = pem.to_str().unwrap();
    for (words, says) in [
        (&["serve", "SHOP", "--listen", "nowhere"][..], "invalid"),
        (&["serve", "SHOP", "--tls-cert", pem], "--tls-key"),
        (
            &["serve", "SHOP", "--listen", "127.0.0.1:0", "--tls-cert", pem, "--tls-key", pem],
            "no certificate",
        ),
        (
            &["serve", "SHOP", "--listen", "127.0.0.1:0", "--tls-cert", "/no/such", "--tls-key", pem],
            "Reading /no/such",
        ),
        (&["serve", "/no/such/shop"], "no shop file"),
    ] {
        let (is_done, out, err) = run(words, &path);
        assert!(!is_done && err.contains(says) && out.is_empty(), "{words:?}: {out}{err}");
    }
}

#[test]
fn listening_beyond_this_machine_without_tls_is_warned_of() {
    let (_folder, path) = shop();
    let (key, secret) = key(&path, &[]);
    let program = Program::start(&path, &["--listen", "0.0.0.0:0"]);
    let here = SocketAddr::from(([127, 0, 0, 1], program.address.port()));
    let reports = |address| Client::new(address).send("GET /api/reports", &[], None).status;
    assert_eq!(reports(here), 200);
    // The machine's other address, where it has one, is a network like any other.
    let others = Command::new("hostname").arg("-I").output().map(|output| output.stdout).unwrap_or_default();
    let others = String::from_utf8(others).unwrap();
    if let Some(Ok(ip)) = others.split_whitespace().map(str::parse::<std::net::Ipv4Addr>).next() {
        let there = SocketAddr::from((ip, program.address.port()));
        assert_eq!(reports(there), 401);
        let basic = base64::engine::general_purpose::STANDARD.encode(format!("{key}:{secret}"));
        let header = format!("Basic {basic}");
        let answer = Client::new(there).send("GET /api/taxes", &[("Authorization", &header)], None);
        assert_eq!(answer.status, 401);
        assert!(answer.text.contains("plain HTTP"), "{}", answer.text);
        let line = format!("GET /api/taxes?consumer_key={key}&consumer_secret={secret}");
        assert_eq!(Client::new(there).send(&line, &[], None).status, 401);
    }
    let (_, _, err) = program.end("-TERM");
    assert!(err.contains("Warning") && err.contains("--tls-cert"), "{err}");
}
