//! Files that programs make at the same time, what stands in their place, and who may read them.
#![cfg(unix)]

use std::fs;
use std::io::Write as _;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use domain::{Error, text};

/// How often programs race.
fn rounds() -> usize {
    if std::env::var_os("TILLBOOK_LONG").is_some() { 150 } else { 8 }
}

fn start(home: &Path, words: &[&str], typed: &str) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.args(words).current_dir(home).env("XDG_DATA_HOME", home.join("data"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A program that needs no input may have ended before.
    drop(child.stdin.take().unwrap().write_all(typed.as_bytes()));
    child
}

fn ended(child: Child) -> (bool, String) {
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    (status.success(), format!("{}{}", String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr)))
}

fn run(home: &Path, words: &[&str]) -> (bool, String) {
    ended(start(home, words, ""))
}

fn race(home: &Path, typed: &str, each: &[Vec<&str>]) -> Vec<(bool, String)> {
    let all: Vec<Child> = each.iter().map(|words| start(home, words, typed)).collect();
    all.into_iter().map(ended).collect()
}

/// A folder with a new shop in it.
fn with_shop() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let (done, said) = run(folder.path(), &["new", "shop.tillbook", "--currency", "GBP"]);
    assert!(done, "{said}");
    folder
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.retain(|name| name != "data");
    names.sort();
    names
}

fn mode(path: impl AsRef<Path>) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[test]
fn of_many_that_make_one_file_one_wins_and_the_others_are_told() {
    let copy = ["backup", "shop.tillbook", "copy.tillbook"].as_slice();
    let age = ["backup", "shop.tillbook", "copy.age", "--encrypt"].as_slice();
    for (words, made, check) in [
        (["new", "new.tillbook"].as_slice(), "new.tillbook", Some("nothing wrong")),
        (copy, "copy.tillbook", Some("nothing wrong")),
        (age, "copy.age", None),
    ] {
        let folder = with_shop();
        // A passphrase takes a second of work each time.
        let rounds = if check.is_some() { rounds() } else { rounds() / 4 };
        for round in 0..rounds {
            let all = race(folder.path(), "correct horse\n", &vec![words.to_vec(); 4]);
            assert_eq!(all.iter().filter(|(done, _)| *done).count(), 1, "{words:?} {round}: {all:?}");
            for (_, said) in all.iter().filter(|(done, _)| !done) {
                assert!(said.contains("exists already"), "{words:?} {round}: {said}");
            }
            if let Some(verdict) = check {
                let (done, said) = run(folder.path(), &["check", made]);
                assert!(done && said.contains(verdict), "{words:?} {round}: {said}");
            } else {
                let back = ["restore", "back.tillbook", made, "--yes"];
                let (done, said) = ended(start(folder.path(), &back, "correct horse\n"));
                assert!(done, "{words:?} {round}: {said}");
                fs::remove_file(folder.path().join("back.tillbook")).unwrap();
            }
            fs::remove_file(folder.path().join(made)).unwrap();
            // Of programs that end at once none may be the last, and SQLite leaves the log.
            let mut left = names(folder.path());
            left.retain(|name| !["shop.tillbook-wal", "shop.tillbook-shm"].contains(&name.as_str()));
            assert_eq!(left, ["shop.tillbook"], "{words:?} {round}");
        }
    }
}

/// Which number a document gets is known once it is numbered. The file of the second number is somebody's, and neither of two
/// programs that look for a place at once replaces it.
#[test]
fn documents_numbered_at_once_replace_no_file() {
    let books = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/invoices/two-orders.json");
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path();
    assert!(run(home, &["new", "new.tillbook", "--currency", "EUR"]).0);
    let (done, said) = run(home, &["import", "new.tillbook", books]);
    assert!(done, "{said}");
    fs::create_dir(home.join("out")).unwrap();
    for round in 0..rounds() {
        fs::copy(home.join("new.tillbook"), home.join("shop.tillbook")).unwrap();
        fs::write(home.join("out/2026-0002.pdf"), "of somebody").unwrap();
        let now = "2026-11-20T10:00:00";
        let words = ["1", "2"].map(|order| {
            vec!["invoice", "shop.tillbook", order, "--format", "pdf", "--output", "out", "--now", now]
        });
        let all = race(home, "", &words);
        assert_eq!(fs::read(home.join("out/2026-0002.pdf")).unwrap(), b"of somebody", "{round}: {all:?}");
        assert_eq!(all.iter().filter(|(done, _)| *done).count(), 1, "{round}: {all:?}");
        for (_, said) in all.iter().filter(|(done, _)| !done) {
            // A program that looked for its number before the other had numbered finds the other's new file in its place.
            let is_told = said.contains("2026-000") && said.contains("left as it");
            assert!(is_told, "{round}: {said}");
        }
        assert_eq!(names(&home.join("out")), ["2026-0001.pdf", "2026-0002.pdf"], "{round}");
        fs::remove_file(home.join("out/2026-0001.pdf")).unwrap();
        for name in names(home).iter().filter(|name| name.starts_with("shop.")) {
            fs::remove_file(home.join(name)).unwrap();
        }
    }
}

#[test]
fn exports_to_one_output_leave_one_of_them_whole() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path();
    assert!(run(home, &["sample", "shop.tillbook"]).0);
    let words = |what: &'static str, to: &'static str| {
        vec![
            "export",
            "shop.tillbook",
            what,
            "--format",
            "csv",
            "--output",
            to,
            "--force",
            "--now",
            "2011-01-01T10:00:00",
        ]
    };
    let whole = ["taxes", "products", "customers"].map(|what| {
        let (done, said) = run(home, &words(what, "alone.csv"));
        assert!(done, "{said}");
        fs::read(home.join("alone.csv")).unwrap()
    });
    for round in 0..rounds() {
        let each = ["taxes", "products", "customers"].map(|what| words(what, "out.csv"));
        for (done, said) in race(home, "", &each) {
            assert!(done, "{round}: {said}");
        }
        let found = fs::read(home.join("out.csv")).unwrap();
        assert!(whole.contains(&found), "{round}: {} bytes that are none of the three", found.len());
    }
    // Of programs that close at once, each may leave the empty log to the others; the next one removes it.
    assert!(run(home, &["check", "shop.tillbook"]).0);
    assert_eq!(names(home), ["alone.csv", "out.csv", "shop.tillbook"]);
}

#[test]
fn what_a_killed_program_left_is_removed_by_any_command_and_what_another_makes_stays() {
    let folder = with_shop();
    let home = folder.path();
    fs::write(home.join("damaged.tillbook"), "SQLite format 3").unwrap();
    let draft = |name: &str| {
        fs::create_dir(home.join(name)).unwrap();
        home.join(name)
    };
    let with_lock = |name: &str| {
        fs::create_dir(draft(name).join("inner")).unwrap();
        fs::write(home.join(name).join("shop.tillbook"), "plain").unwrap();
        fs::File::create(home.join(name).join("lock")).unwrap()
    };
    let made = with_lock(".tillbook-made");
    made.lock().unwrap();
    // Of something else: without a lock, it may be nobody's draft.
    fs::write(draft(".tillbook-else").join("kept"), "plain").unwrap();
    for (words, is_done) in [
        (["check", "shop.tillbook"].as_slice(), true),
        (&["export", "shop.tillbook", "taxes", "--output", "out.csv", "--force"], true),
        (&["report", "shop.tillbook", "sales"], true),
        (&["api", "shop.tillbook"], true),
        (&["backups", "shop.tillbook"], true),
        (&["new", "new.tillbook"], true),
        (&["check", "damaged.tillbook"], false),
        (&["check", "nowhere.tillbook"], false),
        // The window, which without a display prints what it would show.
        (&["shop.tillbook"], true),
    ] {
        drop(with_lock(".tillbook-left"));
        // Killed before it had its lock, or while it removed what it had made.
        draft(".tillbook-empty");
        fs::write(draft(".tillbook-lock").join("lock"), "").unwrap();
        let (done, said) = run(home, words);
        assert_eq!(done, is_done, "{words:?}: {said}");
        let left: Vec<_> = names(home).into_iter().filter(|name| name.starts_with('.')).collect();
        assert_eq!(left, [".tillbook-else", ".tillbook-made"], "{words:?}");
    }
    assert!(home.join(".tillbook-made/inner").exists() && home.join(".tillbook-else/kept").exists());
}

/// Programs that take each other's new folders for those of killed ones.
#[test]
fn a_draft_whose_folder_another_program_removed_is_made_again() {
    let folder = with_shop();
    let goal = folder.path().join("out.csv");
    let is_over = AtomicBool::new(false);
    thread::scope(|threads| {
        for _ in 0..3 {
            threads.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    system::remove_drafts_beside(&goal);
                }
            });
        }
        for round in 0..rounds() * 100 {
            let made = system::write_whole(&goal, |out| {
                out.write_all(b"whole").map_err(|error| Error::storage(text!("Writing"), error))
            });
            if made.is_err() {
                is_over.store(true, Ordering::Relaxed);
            }
            made.unwrap_or_else(|error| panic!("round {round}: {error}"));
        }
        is_over.store(true, Ordering::Relaxed);
    });
    assert_eq!(names(folder.path()), ["out.csv", "shop.tillbook"]);
}

#[test]
fn a_link_under_a_name_that_was_to_be_guessed_is_not_followed() {
    let folder = with_shop();
    let home = folder.path();
    let before = fs::read(home.join("shop.tillbook")).unwrap();
    for name in [".out.csv.part", ".copy.age.part", ".new.tillbook.new", ".shop.tillbook.plain.tillbook"] {
        symlink("shop.tillbook", home.join(name)).unwrap();
    }
    for words in [
        vec!["export", "shop.tillbook", "taxes", "--output", "out.csv"],
        vec!["backup", "shop.tillbook", "copy.age", "--encrypt"],
        vec!["new", "new.tillbook"],
    ] {
        let (done, said) = ended(start(home, &words, "correct horse\n"));
        assert!(done, "{said}");
        assert!(fs::read(home.join("shop.tillbook")).unwrap() == before, "{words:?} changed the shop");
        let (done, said) = run(home, &["check", "shop.tillbook"]);
        assert!(done, "{words:?}: {said}");
    }
}

#[test]
fn what_is_made_is_its_owners_alone_and_a_stricter_mode_stays() {
    let folder = with_shop();
    let home = folder.path();
    let export = ["export", "shop.tillbook", "taxes", "--output", "out.csv"];
    for words in
        [export.as_slice(), &["backup", "shop.tillbook", "copy.tillbook"], &["backup", "shop.tillbook"]]
    {
        let (done, said) = run(home, words);
        assert!(done, "{said}");
    }
    for name in ["shop.tillbook", "out.csv", "copy.tillbook"] {
        assert_eq!(mode(home.join(name)), 0o600, "{name}");
    }
    let mut folders = vec![home.join("data")];
    while let Some(one) = folders.pop() {
        assert_eq!(mode(&one), 0o700, "{}", one.display());
        for entry in fs::read_dir(&one).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                folders.push(entry);
            } else {
                assert_eq!(mode(&entry), 0o600, "{}", entry.display());
            }
        }
    }
    for (had, has) in [(0o644, 0o600), (0o400, 0o400)] {
        fs::set_permissions(home.join("out.csv"), fs::Permissions::from_mode(had)).unwrap();
        assert!(run(home, &[export.as_slice(), &["--force"]].concat()).0);
        assert_eq!(mode(home.join("out.csv")), has);
    }
}

#[test]
fn an_export_replaces_only_plain_files_that_are_no_shops() {
    let folder = with_shop();
    let home = folder.path();
    assert!(run(home, &["new", "other.tillbook"]).0);
    assert!(Command::new("mkfifo").arg(home.join("pipe")).status().unwrap().success());
    fs::write(home.join("plain.csv"), "a,b\n").unwrap();
    fs::create_dir(home.join("folder")).unwrap();
    fs::hard_link(home.join("shop.tillbook"), home.join("same.csv")).unwrap();
    symlink("plain.csv", home.join("link.csv")).unwrap();
    symlink("nowhere", home.join("dangling.csv")).unwrap();
    for (name, problem) in [
        ("pipe", "pipe"),
        ("link.csv", "link"),
        ("dangling.csv", "link"),
        ("folder", "folder"),
        ("shop.tillbook", "exists already"),
        ("same.csv", "exists already"),
        ("other.tillbook", "shop"),
        ("shop.tillbook-wal", "log"),
        ("other.tillbook-shm", "log"),
        ("shop.tillbook-journal", "log"),
    ] {
        let about = |name: &str| {
            fs::symlink_metadata(home.join(name)).ok().map(|about| (about.len(), about.file_type()))
        };
        let before = about(name);
        let (done, said) = run(home, &["export", "shop.tillbook", "taxes", "--output", name, "--force"]);
        assert!(!done && said.contains(problem), "{name}: {said}");
        assert_eq!(about(name), before, "{name}");
    }
    assert!(run(home, &["export", "shop.tillbook", "taxes", "--output", "plain.csv", "--force"]).0);
    assert_ne!(fs::read(home.join("plain.csv")).unwrap(), b"a,b\n");
    for shop in ["shop.tillbook", "other.tillbook"] {
        assert!(run(home, &["check", shop]).0, "{shop}");
    }
}

#[test]
fn a_file_that_is_there_is_replaced_only_by_force_or_where_it_is_empty() {
    let folder = with_shop();
    let home = folder.path();
    let rates = "Country,State,Postcode,City,Rate,Name,Priority,Compound,Shipping,Class\nGermany!,,,,19,,1,0,1,\nDE,,,,19,,1,0,1,\n";
    fs::write(home.join("rates.csv"), rates).unwrap();
    for (words, code) in [
        (vec!["export", "shop.tillbook", "taxes", "--output"], 0),
        (vec!["export", "shop.tillbook", "books", "--output"], 0),
        (vec!["import", "shop.tillbook", "rates.csv", "--refused"], 0),
    ] {
        let with = |more: &[&'static str]| [words.as_slice(), more].concat();
        fs::write(home.join("there"), "of somebody").unwrap();
        let (done, said) = run(home, &with(&["there"]));
        assert!(!done && said.contains("--force replaces it"), "{words:?}: {said}");
        assert_eq!(fs::read(home.join("there")).unwrap(), b"of somebody");
        let (done, said) = run(home, &with(&["there", "--force"]));
        assert!(done, "{code}: {said}");
        assert_ne!(fs::read(home.join("there")).unwrap(), b"of somebody");
        fs::write(home.join("there"), "").unwrap();
        let (done, said) = run(home, &with(&["there"]));
        assert!(done, "{said}");
        assert!(!fs::read(home.join("there")).unwrap().is_empty());
    }
    fs::write(home.join("copy.tillbook"), "of somebody").unwrap();
    for more in [[].as_slice(), &["--encrypt"]] {
        let (done, said) = run(home, &[&["backup", "shop.tillbook", "copy.tillbook"], more].concat());
        assert!(!done && said.contains("exists already"), "{said}");
    }
    assert_eq!(fs::read(home.join("copy.tillbook")).unwrap(), b"of somebody");
}

#[test]
fn what_a_killed_encrypted_backup_or_restore_left_is_gone_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path();
    assert!(run(home, &["sample", "shop.tillbook"]).0);
    let encrypt = ["backup", "shop.tillbook", "copy.age", "--encrypt"];
    assert!(ended(start(home, &encrypt, "correct horse\n")).0);
    let again = ["backup", "shop.tillbook", "again.age", "--encrypt"];
    let restore = ["restore", "shop.tillbook", "copy.age"];
    let backups = home.join("data/tillbook/backups");
    let mut seen = 0;
    for round in 0..rounds().div_ceil(4) {
        for words in [again.as_slice(), &restore] {
            let mut child = start(home, words, "correct horse\n");
            let mut left = Vec::new();
            // Killed while something is there, or a while later, in between and at the end.
            for wait in 0..3_000 {
                left = [home, &backups].into_iter().flat_map(drafts).collect();
                if !left.is_empty() && wait >= round * 3 || child.try_wait().unwrap().is_some() {
                    break;
                }
                std::thread::sleep(std::time::Duration::from_millis(1));
            }
            drop(child.kill());
            child.wait().unwrap();
            seen += u32::from(!left.is_empty());
            drop(fs::remove_file(home.join("again.age")));
            for words in [["check", "shop.tillbook"], ["backups", "shop.tillbook"]] {
                let (done, said) = run(home, &words);
                assert!(done, "{said}");
            }
            let left: Vec<String> = [home, &backups].into_iter().flat_map(drafts).collect();
            assert_eq!(left, Vec::<String>::new(), "{words:?}");
        }
    }
    assert!(seen > 0, "none was killed while something was there");
}

/// The folders in which files are being made, or were.
fn drafts(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    names.filter(|name| name.starts_with(".tillbook-")).collect()
}
