//! The house rules as a test: which layer may know which, which crate belongs to which layer, and how
//! long files and functions may be. What a rule is for stands in the crate's documentation.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

const MOST_LINES: usize = 600;
const MOST_LINES_OF_A_FUNCTION: usize = 70;

/// A layer and the modules of this crate it may name.
const LAYERS: &[(&str, &[&str])] = &[
    ("domain", &["domain"]),
    ("store", &["domain", "system", "store"]),
    ("transfer", &["domain", "transfer"]),
    ("engine", &["domain", "store", "transfer", "engine"]),
    ("api", &["domain", "engine", "api"]),
    ("backups", &["domain", "engine", "system", "backups"]),
    ("worker", &["domain", "engine", "transfer", "worker"]),
    ("system", &["domain", "system"]),
    ("ui", &["domain", "engine", "transfer", "backups", "worker", "system", "ui"]),
    ("serve", &["domain", "engine", "api", "system", "serve"]),
    ("cli", &["domain", "engine", "transfer", "backups", "api", "ui", "serve", "system", "cli"]),
];

/// The parts of the window, and which of them each may know beside itself.
const WINDOW: &[(&str, &[&str])] = &[
    ("theme", &[]),
    ("format", &[]),
    ("job", &[]),
    ("keyboard", &[]),
    ("typed", &["format"]),
    ("widgets", &["theme"]),
    ("model", &["format", "typed", "widgets"]),
    ("persistence", &["format", "model"]),
    ("command", &["model", "persistence"]),
    ("file_dialogs", &["job", "model"]),
    ("session", &["format", "model"]),
    ("tabs", &["format", "keyboard", "model", "persistence", "theme", "typed", "widgets"]),
    ("dialogs", &["command", "format", "job", "model", "persistence", "theme", "widgets"]),
    ("shell", &["command", "format", "model", "persistence", "theme", "widgets"]),
    ("start", &["file_dialogs", "model", "persistence", "theme", "widgets"]),
];

/// A crate and the only places that may name it.
const CRATES: &[(&str, &[&str])] = &[
    ("rusqlite", &["store"]),
    ("egui", &["ui"]),
    ("eframe", &["ui"]),
    ("egui_plot", &["ui"]),
    ("egui_material_icons", &["ui"]),
    ("rfd", &["ui"]),
    ("winit", &["ui"]),
    ("clap", &["cli", "main.rs"]),
    ("indicatif", &["cli"]),
    ("csv", &["transfer"]),
    ("flate2", &["transfer"]),
    ("age", &["backups"]),
    ("rust_xlsxwriter", &["transfer"]),
    ("krilla", &["transfer"]),
    ("harfrust", &["transfer"]),
    ("skrifa", &["transfer"]),
    ("serde_json", &["api", "transfer", "store/journal"]),
    ("axum", &["serve"]),
    ("hyper", &["serve"]),
    ("hyper_util", &["serve"]),
    ("http_body_util", &["serve"]),
    ("tokio", &["serve"]),
    ("tokio_rustls", &["serve"]),
    ("base64", &["serve"]),
    ("directories", &["system"]),
    ("iana_time_zone", &["system"]),
    ("tempfile", &["system"]),
];

struct Source {
    /// Below its folder, with `/`.
    name: String,
    text: String,
}

impl Source {
    /// The code without the tests at its end and without comments.
    fn code(&self) -> impl Iterator<Item = &str> {
        let end = self.text.find("#[cfg(test)]").unwrap_or(self.text.len());
        self.text[..end].lines().map(str::trim_start).filter(|line| !line.starts_with("//"))
    }

    fn is_in(&self, place: &str) -> bool {
        self.name == place || self.name.starts_with(&format!("{place}/"))
    }
}

fn sources(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut found = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path: PathBuf = entry.unwrap().path();
            if path.is_dir() && !path.ends_with("target") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
                found.push(Source { name, text: fs::read_to_string(&path).unwrap() });
            }
        }
    }
    assert!(!found.is_empty(), "nothing to look at in {folder}");
    found
}

fn assert_none(problems: &[String]) {
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// Whether a line names this path (`crate::store`, `rusqlite::`), as a whole word.
fn names(line: &str, path: &str) -> bool {
    let word = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    line.match_indices(path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + path.len()..].chars().next();
        !before.is_some_and(word) && !after.is_some_and(|c| c.is_alphanumeric() || c == '_')
    })
}

/// Whether a line has a path that begins with this crate.
fn uses(line: &str, name: &str) -> bool {
    let mut paths = line.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
    let path = format!("{name}::");
    paths.any(|word| word.starts_with(&path)) || line == format!("use {name};")
}

#[test]
fn arrows_only_go_down() {
    let mut problems = Vec::new();
    for source in sources("src") {
        let Some((layer, allowed)) = LAYERS.iter().find(|(layer, _)| source.is_in(layer)) else {
            assert!(matches!(source.name.as_str(), "lib.rs" | "main.rs"), "{}: in no layer", source.name);
            continue;
        };
        if source.code().any(|line| line.contains("use crate::{") || line.contains("super::super::")) {
            problems.push(format!("{}: one `use crate::` a module, so that arrows can be read", source.name));
        }
        for (module, _) in LAYERS {
            let known = allowed.contains(module);
            if !known && source.code().any(|line| names(line, &format!("crate::{module}"))) {
                problems.push(format!("{}: {layer} may not know {module}", source.name));
            }
        }
    }
    assert_none(&problems);
}

/// `app` is above all and may know them all; nothing below it knows it.
#[test]
fn the_parts_of_the_window_know_only_those_below() {
    let mut problems = Vec::new();
    for (part, below) in WINDOW {
        let place = format!("ui/{part}");
        for source in sources("src")
            .iter()
            .filter(|source| source.is_in(&place) || source.name == format!("{place}.rs"))
        {
            for (other, _) in WINDOW.iter().chain([&("app", &[][..])]) {
                let path = format!("crate::ui::{other}");
                let sibling = format!("super::{other}");
                let is_root = source.name == format!("{place}.rs");
                let knows = |line: &str| names(line, &path) || is_root && names(line, &sibling);
                if other != part && !below.contains(other) && source.code().any(knows) {
                    problems.push(format!("{}: {part} may not know {other}", source.name));
                }
            }
        }
    }
    assert_none(&problems);
}

#[test]
fn each_crate_stays_in_its_layer() {
    let mut problems = Vec::new();
    for source in sources("src") {
        for (name, places) in CRATES {
            let at_home = places.iter().any(|place| source.is_in(place));
            let named = source.code().any(|line| uses(line, name));
            if named && !at_home {
                problems.push(format!("{}: {name} belongs to {}", source.name, places.join(", ")));
            }
        }
    }
    assert_none(&problems);
}

#[test]
fn each_file_says_what_it_is_for_and_stays_short() {
    let mut problems = Vec::new();
    for source in sources("src").into_iter().chain(sources("tests")) {
        let lines = source.text.lines().count();
        if lines > MOST_LINES {
            problems.push(format!("{}: {lines} lines, at most {MOST_LINES}", source.name));
        }
        if !source.text.starts_with("//! ") {
            problems.push(format!("{}: begins without a `//!` header", source.name));
        }
    }
    assert_none(&problems);
}

#[test]
fn each_function_stays_short() {
    let mut problems = Vec::new();
    for source in sources("src").into_iter().chain(sources("tests")) {
        let mut open: Vec<(usize, usize)> = Vec::new();
        for (number, line) in source.text.lines().enumerate() {
            let indent = line.len() - line.trim_start().len();
            let code = line.trim_start();
            let begins = ["fn ", "pub fn ", "pub(super) fn ", "pub(crate) fn ", "const fn ", "pub const fn "];
            if begins.iter().any(|begin| code.starts_with(begin)) && !code.ends_with(['}', ';']) {
                open.push((indent, number));
            }
            if code == "}" && open.last().is_some_and(|(at, _)| *at == indent) {
                let (_, start) = open.pop().unwrap();
                let length = number + 1 - start;
                if length > MOST_LINES_OF_A_FUNCTION {
                    problems.push(format!("{}:{}: a function of {length} lines", source.name, start + 1));
                }
            }
        }
    }
    assert_none(&problems);
}

/// Two lists that must say the same: the modules of the crate, and the layers above.
#[test]
fn every_module_has_a_layer() {
    let library = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs")).unwrap();
    let modules = library.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    for module in modules {
        assert!(LAYERS.iter().any(|(layer, _)| *layer == module), "{module}: say in LAYERS what it may know");
    }
}
