//! What is no shop file of this program: refused by every command, and left as it was with nothing beside it.

use std::fs;

use crate::cli::commands::{run, with_shop};

#[test]
fn what_is_no_shop_is_refused_and_left_as_it_was() {
    let (folder, path) = with_shop();
    let home = folder.path();
    let shop = fs::read(&path).unwrap();
    fs::write(home.join("text"), "hello").unwrap();
    fs::write(home.join("empty"), "").unwrap();
    fs::write(home.join("cut"), &shop[..20_000]).unwrap();
    rusqlite::Connection::open(home.join("other")).unwrap().execute_batch("CREATE TABLE a (x)").unwrap();
    for (name, version) in [("newer", 999), ("unreleased", 26)] {
        fs::copy(&path, home.join(name)).unwrap();
        let conn = rusqlite::Connection::open(home.join(name)).unwrap();
        conn.pragma_update(None, "user_version", version).unwrap();
    }
    for (name, expected) in [
        ("text", "is not a Tillbook shop file"),
        ("empty", "it is empty"),
        (".", "it is a folder"),
        ("other", "a database of another program"),
        ("cut", "its end may be missing"),
        ("newer", "written by a newer Tillbook"),
        ("unreleased", "Export its books with the program that wrote it"),
        ("nowhere", "There is no shop file at nowhere"),
    ] {
        let before = fs::read(home.join(name)).ok();
        let (code, out, err) = run(home, &["check", name]);
        assert_eq!((code, out.as_str()), (1, ""), "{name}");
        assert!(err.contains(expected), "{name}: {err}");
        assert_eq!(fs::read(home.join(name)).ok(), before, "{name} was changed");
        // Nor by others, and nothing stays beside it.
        for words in [
            ["backup", name, "copy"].as_slice(),
            &["export", name, "books"],
            &["restore", "back", name, "--yes"],
            &[name],
        ] {
            assert_eq!(run(home, words).0, 1, "{words:?}");
            assert_eq!(fs::read(home.join(name)).ok(), before, "{name} was changed");
        }
        let logs = ["-wal", "-shm", "-journal"].map(|log| home.join(format!("{name}{log}")).exists());
        assert_eq!(logs, [false; 3], "{name}");
    }
}

#[test]
fn a_newer_shop_says_which_version_opens_it() {
    let (folder, path) = with_shop();
    // Without a log, which would be one of another program.
    let newer = rusqlite::Connection::open(&path).unwrap();
    newer.pragma_update(None, "journal_mode", "delete").unwrap();
    let program: String =
        newer.query_row("SELECT value FROM settings WHERE key = 'program'", [], |row| row.get(0)).unwrap();
    assert_eq!(program, env!("CARGO_PKG_VERSION"));
    newer.pragma_update(None, "user_version", 999).unwrap();
    for (program, expected) in [
        ("7.2.0", "Update Tillbook to 7.2.0 or later to open it."),
        ("evil\u{1b}", "Update Tillbook to open it."),
    ] {
        newer.execute("UPDATE settings SET value = ?1 WHERE key = 'program'", [program]).unwrap();
        let (code, _, err) = run(folder.path(), &["check", "shop.tillbook"]);
        assert_eq!(code, 1);
        assert!(err.contains(expected), "{err}");
    }
}
