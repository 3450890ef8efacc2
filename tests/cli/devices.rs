//! Who may share a shop and manage its devices, by `--user`.

use std::fs;
use std::io::Write as _;
use std::net::{Ipv4Addr, TcpListener};
use std::process::Stdio;

use share::ShareFolder;

use super::commands::{run, tillbook, with_shop};

/// As in the window: an administrator, and nobody else.
#[test]
fn only_an_administrator_manages_devices() {
    let (folder, _shop) = with_shop();
    let home = folder.path();
    for (login, role) in [
        ("boss", "administrator"),
        ("manager", "shop-manager"),
        ("viewer", "accountant"),
        ("ada", "customer"),
    ] {
        assert_eq!(run(home, &["user", "add", "shop.tillbook", login, "--role", role]).0, 0);
    }
    let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
    let listen = format!("127.0.0.1:{port}");
    let share = ["share", "shop.tillbook", "--listen", &listen];
    let refused = |words: &[&str]| {
        for login in ["manager", "viewer", "ada", "stranger"] {
            let (code, out, err) = run(home, &[words, &["--user", login]].concat());
            assert!(
                code == 1 && out.is_empty() && err.contains("Only an administrator may"),
                "{words:?} by {login}: {code} {out} {err}"
            );
        }
    };
    refused(&share);
    let is_alone = run(home, &["devices", "shop.tillbook"]);
    assert!(is_alone.2.contains("not on several devices"), "{is_alone:?}");
    let (code, _, err) = run(home, &[&share[..], &["--user", "boss"]].concat());
    assert_eq!((code, err.as_str()), (0, ""));
    for words in [
        &[][..],
        &["--json"],
        &["invite"],
        &["promote", "office"],
        &["demote", "office"],
        &["remove", "office"],
        &["address", "127.0.0.1:1"],
        &["end"],
    ] {
        refused(&[&["devices", "shop.tillbook"], words].concat());
    }
    for words in [&[][..], &["--user", "boss"]] {
        let (code, out, err) = run(home, &[&["devices", "shop.tillbook"], words].concat());
        assert!(code == 0 && out.contains(&listen), "{words:?}: {code} {out} {err}");
    }
    let (code, out, err) = run(home, &["devices", "shop.tillbook", "invite", "--user", "boss"]);
    assert!(code == 0 && !out.is_empty(), "{out} {err}");
    assert_eq!(run(home, &["devices", "shop.tillbook", "end", "--user", "boss"]).0, 0);
}

/// What a device that was put back from an older copy has can be looked at by every verb that reads.
#[test]
fn a_stopped_device_is_read_and_not_written() {
    let (folder, shop) = with_shop();
    let home = folder.path();
    let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
    let share = ["share", "shop.tillbook", "--listen", &format!("127.0.0.1:{port}")];
    assert_eq!(run(home, &share).0, 0);
    fs::write(ShareFolder::path_of(&shop).join("put-back"), "").unwrap();
    let mut api = tillbook(home)
        .args(["api", "shop.tillbook"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let requests = concat!(
        r#"{"method":"GET","path":"/taxes"}"#,
        "\n",
        r#"{"method":"POST","path":"/taxes","body":{"tax":{"rate":"9"}}}"#
    );
    api.stdin.take().unwrap().write_all(requests.as_bytes()).unwrap();
    let answered = api.wait_with_output().unwrap();
    let (out, err) =
        (String::from_utf8(answered.stdout).unwrap(), String::from_utf8(answered.stderr).unwrap());
    let [read, written] = out.lines().collect::<Vec<_>>()[..] else { panic!("{out} {err}") };
    assert!(read.contains(r#""status":200"#) && written.contains("no longer follows"), "{out}");
    assert!(err.contains("put back from an older copy"), "{err}");
    let (code, out, err) = run(home, &["devices", "shop.tillbook"]);
    assert!(code == 1 && out.is_empty() && err.contains("--instead-of"), "{code} {out} {err}");
}
