//! What the program is made of: every crate has a licence that goes with ours, none is from anywhere but
//! the registry, and those that are there in two versions are known. `cargo deny` checks the same and the
//! advisories, where it is installed (`tests/run`, `tests/deny.toml`).

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// Licences that go with `MIT OR Apache-2.0`: they ask for no more than a notice, or, as MPL-2.0, for
/// the changed files of the crate itself.
const LICENCES: &[&str] = &[
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "0BSD",
    "Unlicense",
    "BSL-1.0",
    "Unicode-3.0",
    "MPL-2.0",
    "OFL-1.1",
    "Ubuntu-font-1.0",
];
/// How many crates may be there in more than one version; it only goes down.
const MOST_TWICE: usize = 41;

/// What `cargo` prints for a command, from the lock file and without the network.
fn cargo(words: &str) -> String {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(words.split(' ')).args(["--locked", "--offline"]).current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = cargo.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn metadata() -> Value {
    let printed = cargo("metadata --format-version 1 --filter-platform x86_64-unknown-linux-gnu");
    serde_json::from_str(&printed).unwrap()
}

/// Whether one of the alternatives of a licence is among ours, with all that it asks for.
fn is_allowed(licence: &str) -> bool {
    let plain = licence.replace(['(', ')'], " ").replace('/', " OR ").replace(" or ", " OR ");
    plain.split(" AND ").all(|part| part.split(" OR ").any(|one| LICENCES.contains(&one.trim())))
}

#[test]
fn every_crate_may_be_used() {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().unwrap();
    let mut refused = Vec::new();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages {
        let (name, version) = (package["name"].as_str().unwrap(), package["version"].as_str().unwrap());
        let licence = package["license"].as_str().unwrap_or("none is named");
        if !is_allowed(licence) {
            refused.push(format!("{name} {version}: {licence}"));
        }
        let source = package["source"].as_str();
        if !source.is_none_or(|source| source.starts_with("registry+")) {
            refused.push(format!("{name} {version} is from {}", source.unwrap_or_default()));
        }
        versions.entry(name).or_default().insert(version);
    }
    let twice: Vec<_> = versions.iter().filter(|(_, versions)| versions.len() > 1).collect();
    println!("{} crates, {} of them in several versions: {twice:?}", packages.len(), twice.len());
    assert!(refused.is_empty(), "{refused:#?}");
    assert!(twice.len() <= MOST_TWICE, "{twice:#?}");
}

/// The tests are made of the crates that the program is made of: one that the tests ask more features of would be built
/// twice, and with it all that uses it.
#[test]
fn no_crate_is_built_twice_for_the_tests() {
    let crates = |words: &str| -> BTreeSet<String> {
        let tree = cargo(&format!("tree --prefix none --format {{p}};{{f}} {words}"));
        tree.lines().map(|line| line.trim_end_matches(" (*)").to_owned()).collect()
    };
    let (program, tests) = (crates("--edges normal,build"), crates("--workspace --edges normal,build,dev"));
    let twice: Vec<_> = program.difference(&tests).collect();
    assert!(program.len() > 300, "{program:?}");
    assert!(twice.is_empty(), "the program is to ask for the features that the tests ask for: {twice:#?}");
}
