//! What every text of the program says, and what none does: it keeps books and is no cash register.

use std::fs;
use std::path::{Path, PathBuf};

use domain::shop::cash_register::NO_CASH_REGISTER;

/// The texts that people meet the program by, outside of it.
const TEXTS: [&str; 7] = [
    "README.md",
    "assets/package",
    "assets/packages/org.tillbook.Tillbook.desktop",
    "assets/packages/org.tillbook.Tillbook.metainfo.xml",
    "assets/packages/tillbook.nsi",
    "assets/packages/tillbook.rc",
    "assets/packages/tillbook.spec",
];
/// The application id of a shop file, which is the first half of the program's name.
const WITH_ID: [&str; 2] = ["src/store/migrate.rs", "assets/packages/org.tillbook.Tillbook.xml"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn texts_say_that_it_is_no_cash_register() {
    for name in TEXTS {
        let text = fs::read_to_string(root().join(name)).unwrap();
        let words: Vec<&str> = text.split_whitespace().collect();
        assert!(words.join(" ").contains(NO_CASH_REGISTER), "{name}");
    }
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let first: String = readme.lines().take(12).collect::<Vec<_>>().join(" ");
    assert!(first.contains(NO_CASH_REGISTER), "the first screen");
}

/// The files below a folder that are text.
fn texts(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            texts(&path, found);
        } else if let Ok(text) = fs::read_to_string(&path) {
            found.push((path, text));
        }
    }
}

#[test]
fn no_text_calls_a_device_a_cash_register_by_another_name() {
    let mut found = vec![(root().join("README.md"), fs::read_to_string(root().join("README.md")).unwrap())];
    for folder in ["src", "assets", "tests"] {
        texts(&root().join(folder), &mut found);
    }
    found.retain(|(path, _)| !WITH_ID.iter().any(|name| path.ends_with(name)));
    let own: String = ["ti", "ll"].concat();
    for (path, text) in found {
        let words = text.split(|letter: char| !letter.is_ascii_alphabetic());
        let is_it = |word: &&str| [own.clone(), format!("{own}s")].contains(&word.to_lowercase());
        assert_eq!(words.into_iter().find(is_it), None, "{}", path.display());
    }
}
