//! Public client libraries against the program, as their users have them: by OAuth over plain HTTP, by
//! Basic credentials and by a query over TLS. They are installed by name the first time, into the target
//! folder. Where Python, Node or a network is missing they are left out.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use super::program::{Program, key};
use crate::left_out::left_out;
use crate::shops::ports::free_address;

fn is_there(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn scripts() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clients")
}

/// The folder with the installed clients, or why there is none; what failed once is not tried again.
fn installed() -> Result<PathBuf, String> {
    static INSTALLED: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    INSTALLED.get_or_init(install).clone()
}

fn install() -> Result<PathBuf, String> {
    for program in ["python3", "node", "npm"] {
        if !is_there(program) {
            return Err(format!("there is no {program}"));
        }
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("clients");
    // Another run of the tests waits for the end of this one's installation.
    let lock = std::fs::File::create(folder.with_extension("lock")).unwrap();
    lock.lock().unwrap();
    let output = Command::new(scripts().join("install")).arg(&folder).output().unwrap();
    if output.status.success() {
        return Ok(folder);
    }
    Err(format!("they could not be installed: {}", String::from_utf8_lossy(&output.stderr)))
}

/// Runs a script and answers what it said.
fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}\n{err}");
    String::from_utf8(output.stdout).unwrap()
}

/// Runs both clients against a server.
fn check(clients: &Path, url: &str, (key, secret): (&str, &str), more: Option<&str>) {
    let words = [url, key, secret].into_iter().chain(more);
    let mut python = Command::new(clients.join("venv/bin/python"));
    let said = run(python.arg(scripts().join("check.py")).args(words.clone()));
    assert_eq!(said, "36 checks\n", "{url}");
    let mut node = Command::new("node");
    node.env("NODE_PATH", clients.join("node_modules")).arg(scripts().join("check.js")).args(words);
    assert_eq!(run(&mut node), "23 checks\n", "{url}");
}

#[test]
fn public_clients_work() {
    let clients = match installed() {
        Ok(folder) => folder,
        Err(why) => return left_out("the public clients", &why),
    };
    let folder = tempfile::tempdir().unwrap();
    let shop = folder.path().join("shop.tillbook");
    assert!(
        Command::new(env!("CARGO_BIN_EXE_tillbook"))
            .arg("sample")
            .arg(&shop)
            .output()
            .unwrap()
            .status
            .success()
    );
    let (key, secret) = key(&shop, &[]);
    let (certificate, private) = (folder.path().join("certificate.pem"), folder.path().join("key.pem"));
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    std::fs::write(&certificate, made.cert.pem()).unwrap();
    std::fs::write(&private, made.signing_key.serialize_pem()).unwrap();

    let plain = Program::start(&shop, &["--listen", "127.0.0.1:0"]);
    let files = [certificate.to_str().unwrap(), private.to_str().unwrap()];
    let tls =
        Program::start(&shop, &["--listen", "127.0.0.1:0", "--tls-cert", files[0], "--tls-key", files[1]]);
    let urls = [format!("http://{}", plain.address), format!("https://{}", tls.address)];
    for (url, more) in [(&urls[0], None), (&urls[1], None), (&urls[1], Some("--query"))] {
        check(&clients, url, (&key, &secret), more);
    }
    for program in [plain, tls] {
        assert_eq!(program.end("-TERM").0, Some(0));
    }
}

/// What the clients write at a device that follows goes to the one that leads: both have the same books afterwards. So
/// do commands beside a server.
#[test]
fn public_clients_work_at_a_device_that_follows() {
    let clients = match installed() {
        Ok(folder) => folder,
        Err(why) => return left_out("the public clients", &why),
    };
    let folder = tempfile::tempdir().unwrap();
    let [office, shop_floor] =
        ["office", "shop-floor"].map(|name| folder.path().join(name).with_extension("tillbook"));
    let tillbook = |words: &[&str]| run(Command::new(env!("CARGO_BIN_EXE_tillbook")).args(words));
    let [office_file, floor_file] = [&office, &shop_floor].map(|path| path.to_str().unwrap());
    tillbook(&["sample", office_file]);
    let listen = free_address().to_string();
    let said = tillbook(&["share", office_file, "--listen", &listen]);
    let code = said.split_whitespace().next_back().unwrap();
    let leads = Program::start(&office, &["--listen", "127.0.0.1:0"]);
    tillbook(&["join", code, floor_file]);
    let follows = Program::start(&shop_floor, &["--listen", "127.0.0.1:0"]);
    let (key, secret) = key(&shop_floor, &[]);
    check(&clients, &format!("http://{}", follows.address), (&key, &secret), None);
    tillbook(&["settings", office_file, "--name", "By a command beside the server"]);
    let books = || [office_file, floor_file].map(|file| tillbook(&["export", file, "books"]));
    let is_same = |[one, other]: [String; 2]| one == other && one.contains("By a command beside the server");
    for _ in 0..100 {
        if is_same(books()) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    assert!(is_same(books()));
    let devices = tillbook(&["devices", floor_file]);
    assert!(devices.contains("office      votes, leads, in step"), "{devices}");
    assert!(devices.contains("shop-floor  follows, this one, in step"), "{devices}");
    for program in [follows, leads] {
        assert_eq!(program.end("-TERM").0, Some(0));
    }
}
