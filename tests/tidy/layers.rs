//! The house rules that the compiler does not hold: which part of the window may know which, that no files import each
//! other in a circle, and how long files and functions may be. Which layer may know which, and which crate, is in the
//! `Cargo.toml` of each.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fs;
use std::path::{Path, PathBuf};

use skrifa::MetadataProvider;

const MOST_LINES: usize = 600;
const MOST_LINES_OF_A_FUNCTION: usize = 70;

/// The parts of the window, and which of them each may know beside itself.
const WINDOW: &[(&str, &[&str])] = &[
    ("theme", &[]),
    ("format", &[]),
    ("keyboard", &[]),
    ("typed", &["format"]),
    ("widgets", &["keyboard", "theme"]),
    ("model", &["format", "typed", "widgets"]),
    ("persistence", &["format", "model", "widgets"]),
    ("command", &["model", "persistence"]),
    ("file_dialogs", &["model"]),
    ("handbook", &[]),
    ("session", &["format", "model"]),
    ("tabs", &["command", "format", "keyboard", "model", "persistence", "theme", "typed", "widgets"]),
    ("dialogs", &["command", "format", "handbook", "model", "persistence", "theme", "widgets"]),
    ("shell", &["command", "format", "model", "persistence", "theme", "widgets"]),
    ("start", &["file_dialogs", "model", "persistence", "theme", "widgets"]),
    ("room", &["model", "session", "tabs"]),
    ("report", &["command", "format", "model", "room", "session", "tabs", "theme", "widgets"]),
];
/// What a room may know: the folder of one tab, which no other part knows but `app`.
const ROOM: &[&str] = &[
    "command",
    "format",
    "keyboard",
    "model",
    "persistence",
    "report",
    "room",
    "session",
    "tabs",
    "theme",
    "typed",
    "widgets",
];

pub(super) struct Source {
    /// Below its folder, with `/`.
    pub(super) name: String,
    pub(super) text: String,
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

pub(super) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub(super) fn sources(folder: &str) -> Vec<Source> {
    let root = root().join(folder);
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

pub(super) fn assert_none(problems: &[String]) {
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

/// `app` is above all and may know them all; nothing below it knows it.
#[test]
fn the_parts_of_the_window_know_only_those_below() {
    let mut problems = Vec::new();
    let sources = sources("src");
    let of_window = sources.iter().filter_map(|source| source.name.strip_prefix("window/")?.split_once('/'));
    let folders: BTreeSet<&str> = of_window.map(|(folder, _)| folder).collect();
    let is_room = |folder: &&str| *folder != "app" && WINDOW.iter().all(|(part, _)| part != folder);
    let rooms = folders.into_iter().filter(is_room).map(|room| (room, ROOM));
    let parts: Vec<(&str, &[&str])> = WINDOW.iter().copied().chain(rooms).collect();
    for (part, below) in &parts {
        let place = format!("window/{part}");
        for source in
            sources.iter().filter(|source| source.is_in(&place) || source.name == format!("{place}.rs"))
        {
            for (other, _) in parts.iter().chain([&("app", &[][..])]) {
                let path = format!("crate::{other}");
                let sibling = format!("super::{other}");
                let is_of_root = source.name == format!("{place}.rs");
                let knows = |line: &str| names(line, &path) || is_of_root && names(line, &sibling);
                if other != part && !below.contains(other) && source.code().any(knows) {
                    problems.push(format!("{}: {part} may not know {other}", source.name));
                }
            }
        }
    }
    assert_none(&problems);
}

/// The layers whose texts can come into the window. The help of a format is the command line's.
const IN_THE_WINDOW: [&str; 7] = ["domain", "store", "transfer", "engine", "backups", "share", "window"];
const HELP: &str = "transfer/format.rs";

/// An error says what is wrong; the command line adds its option or verb, the window its control.
#[test]
fn only_the_command_line_names_its_options() {
    let is_option = |line: &str| {
        line.split("--").skip(1).any(|after| after.starts_with(|c: char| c.is_ascii_lowercase()))
            || line.contains("`tillbook ")
            || line.contains("“tillbook ")
    };
    let mut problems = Vec::new();
    for source in sources("src") {
        if source.name != HELP && IN_THE_WINDOW.iter().any(|layer| source.is_in(layer)) {
            let named = source.code().filter(|line| is_option(line));
            problems.extend(named.map(|line| format!("{}: {line}", source.name)));
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

/// The module of a file: `session` for `session/mod.rs`, none for that of the crate itself.
fn module_of(source: &Source) -> Option<String> {
    let name = source.name.strip_suffix(".rs")?;
    let name = name.strip_suffix("/mod").unwrap_or(name);
    (!matches!(name, "lib" | "main")).then(|| name.replace('/', "::"))
}

/// The paths of a `use` without its braces: `a::{b, c::d}` is `a::b` and `a::c::d`.
fn paths(tree: &str) -> Vec<String> {
    let Some((before, inner)) = tree.trim().split_once('{') else {
        return vec![tree.split(" as ").next().unwrap_or_default().trim().to_owned()];
    };
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for c in inner.trim_end().strip_suffix('}').unwrap_or(inner).chars() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        if c == ',' && depth == 0 {
            parts.push(String::new());
        } else {
            parts.last_mut().unwrap().push(c);
        }
    }
    let parts = parts.iter().filter(|part| !part.trim().is_empty());
    parts.flat_map(|part| paths(part)).map(|path| format!("{before}{path}")).collect()
}

/// Which file names what of which other, as modules of the crate.
#[derive(Default)]
struct Imports {
    /// What each module names, as paths from the crate on.
    named: BTreeMap<String, Vec<String>>,
    /// What each module has from another under its own name.
    reexported: BTreeMap<String, String>,
}

impl Imports {
    fn of(sources: &[Source]) -> Self {
        let mut imports = Self::default();
        let modules: BTreeSet<String> = sources.iter().filter_map(module_of).collect();
        for (source, module) in sources.iter().filter_map(|source| Some((source, module_of(source)?))) {
            let absolute = |path: &str| -> Option<String> {
                let (mut at, mut rest) = (module.as_str(), path.strip_prefix("self::").unwrap_or(path));
                if let Some(rest) = rest.strip_prefix("crate::") {
                    return Some(rest.to_owned());
                }
                while let Some(above) = rest.strip_prefix("super::") {
                    (at, rest) = (at.rsplit_once("::").map_or("", |(above, _)| above), above);
                }
                let child = format!("{at}::{}", rest.split("::").next().unwrap_or_default());
                let is_here = path != rest || modules.contains(&child);
                is_here.then(|| format!("{at}::{rest}").trim_start_matches(':').to_owned())
            };
            let code: Vec<&str> = source.code().collect();
            let mut named = Vec::new();
            for statement in code.join(" ").split(';') {
                let start = ["use ", "pub use ", "pub(super) use ", "pub(crate) use "];
                // Behind an attribute, if it has one.
                let item = statement.rsplit(']').next().unwrap_or_default().trim_start();
                let tree = start.iter().find_map(|start| Some((*start, item.strip_prefix(start)?)));
                let Some((start, tree)) = tree else {
                    let words = statement.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
                    let is_path =
                        |word: &&str| ["crate::", "super::", "self::"].iter().any(|of| word.starts_with(of));
                    named.extend(words.filter(is_path).filter_map(absolute));
                    continue;
                };
                for path in paths(tree).iter().filter_map(|path| absolute(path)) {
                    let name = path.rsplit("::").next().unwrap_or_default();
                    if start == "use " {
                        named.push(path);
                    } else {
                        imports.reexported.insert(format!("{module}::{name}"), path);
                    }
                }
            }
            imports.named.insert(module, named);
        }
        imports
    }

    /// The module in whose file a path ends.
    fn file_of(&self, path: &str) -> Option<String> {
        let mut path = path.to_owned();
        // A name may be handed on several times.
        for _ in 0..8 {
            let ends: Vec<usize> = path.match_indices("::").map(|(at, _)| at).chain([path.len()]).collect();
            let handed_on = ends.iter().find_map(|end| Some((*end, self.reexported.get(&path[..*end])?)));
            let Some((end, from)) = handed_on else {
                let mut modules = ends.iter().rev().map(|end| &path[..*end]);
                return modules.find(|module| self.named.contains_key(*module)).map(str::to_owned);
            };
            path = format!("{from}{}", &path[end..]);
        }
        None
    }

    /// The shortest circle of each file that is in one, each circle once.
    fn circles(&self) -> BTreeSet<BTreeSet<String>> {
        let below = |module: &str, other: &str| other.starts_with(&format!("{module}::"));
        let edges: BTreeMap<&str, BTreeSet<String>> = self
            .named
            .iter()
            .map(|(module, named)| {
                let others = named.iter().filter_map(|path| self.file_of(path));
                (module.as_str(), others.filter(|to| to != module && !below(module, to)).collect())
            })
            .collect();
        let circle = |start: &str| {
            let (mut before, mut queue) = (BTreeMap::new(), VecDeque::from([start.to_owned()]));
            while let Some(at) = queue.pop_front() {
                for to in edges.get(at.as_str()).into_iter().flatten() {
                    if to == start {
                        let path = std::iter::successors(Some(at.clone()), |at| before.get(at).cloned());
                        return Some(path.collect::<BTreeSet<String>>());
                    }
                    if !before.contains_key(to) {
                        before.insert(to.clone(), at.clone());
                        queue.push_back(to.clone());
                    }
                }
            }
            None
        };
        edges.keys().filter_map(|start| circle(start)).collect()
    }
}

/// A file imports another when it names something that the other defines: in a `use`, or by a path that begins
/// with `crate`, `super` or `self`, and through whichever module hands the name on. What a `mod.rs` names of the
/// files of its own folder does not count, since it is made of them: it declares, calls and hands on what is
/// theirs, and they may use what it defines. A circle of two files of a folder counts as any other.
#[test]
fn no_files_import_each_other_in_a_circle() {
    let mut problems = Vec::new();
    for layer in fs::read_dir(root().join("src")).unwrap().map(|entry| entry.unwrap().file_name()) {
        let layer = layer.to_string_lossy();
        if layer != "main.rs" {
            let circles = Imports::of(&sources(&format!("src/{layer}"))).circles();
            let problem = |circle| format!("{layer}: these import each other in a circle: {circle:?}");
            problems.extend(circles.iter().map(problem));
        }
    }
    assert_none(&problems);
}

#[test]
fn circles_are_found() {
    for (files, expected) in [
        (&[("a.rs", "use crate::b::B;"), ("b.rs", "fn b() { crate::a::a(); }")][..], "a b"),
        (&[("a.rs", "use crate::b::B;"), ("b.rs", "use crate::c::C;"), ("c.rs", "use super::a;")], "a b c"),
        (&[("a.rs", "use crate::b::B;"), ("b.rs", "/// Not [`crate::a`].\nfn b() {}")], ""),
        // A name that is handed on is that of the file that defines it.
        (
            &[
                ("m/mod.rs", "pub use a::A;"),
                ("m/a.rs", "use super::b::{B, C};"),
                ("m/b.rs", "use super::A;"),
            ],
            "m::a m::b",
        ),
        // A folder's own file and the others in it.
        (&[("m/mod.rs", "mod a;\nuse a::A;"), ("m/a.rs", "use super::M;")], ""),
        (
            &[("m/mod.rs", "use crate::n::N;"), ("m/a.rs", "use super::M;"), ("n.rs", "use crate::m::a::A;")],
            "m m::a n",
        ),
    ] {
        let source =
            |(name, text): &(&str, &str)| Source { name: (*name).to_owned(), text: (*text).to_owned() };
        let sources: Vec<Source> = files.iter().map(source).collect();
        let found: BTreeSet<String> = Imports::of(&sources).circles().into_iter().flatten().collect();
        assert_eq!(found.into_iter().collect::<Vec<_>>().join(" "), expected, "{files:?}");
    }
}

/// A crate that does not say so has no lints.
#[test]
fn each_layer_has_the_lints_of_the_workspace() {
    let layers = fs::read_dir(root().join("src")).unwrap();
    let mut problems = Vec::new();
    for path in layers.map(|entry| entry.unwrap().path().join("Cargo.toml")).filter(|path| path.exists()) {
        if !fs::read_to_string(&path).unwrap().contains("\n[lints]\nworkspace = true\n") {
            problems.push(path.display().to_string());
        }
    }
    assert_none(&problems);
}

/// The icon font is a part of the one that the crate of icons brings; `MaterialSymbols.txt` lists what it has.
#[test]
fn the_icon_font_has_the_icons_of_the_window() {
    let fonts = root().join("assets/fonts");
    let list = fs::read_to_string(fonts.join("MaterialSymbols.txt")).unwrap();
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    let listed: BTreeMap<String, u32> = lines
        .map(|line| line.split_once(" # ").unwrap())
        .map(|(code, name)| (format!("ICON_{}", name.to_uppercase()), u32::from_str_radix(code, 16).unwrap()))
        .collect();
    let window = sources("src/window");
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let words = window.iter().flat_map(|source| source.text.split(|letter| !is_part(letter)));
    let used: BTreeSet<&str> = words.filter(|word| word.starts_with("ICON_")).collect();
    let problems = used.iter().filter(|name| !listed.contains_key(**name));
    assert_none(
        &problems
            .map(|name| format!("{name}: MaterialSymbols.txt says how it comes into the font"))
            .collect::<Vec<_>>(),
    );
    let font = fs::read(fonts.join("MaterialSymbols.ttf")).unwrap();
    let characters = skrifa::FontRef::new(&font).unwrap().charmap();
    let problems = listed.iter().filter(|(_, code)| characters.map(**code).is_none());
    assert_none(
        &problems.map(|(name, _)| format!("{name} is not in MaterialSymbols.ttf")).collect::<Vec<_>>(),
    );
}
