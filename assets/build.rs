//! Tells the program what it is built of, for `tillbook --version`: the commit, where one is handed out (a build that
//! is optimised), and the versions of the libraries that faults come from, as `Cargo.lock` has them.

use std::process::Command;
use std::{env, fs, io};

/// What a report of a fault should name beside SQLite, which says its version itself.
const LIBRARIES: [&str; 4] = ["egui", "winit", "rusqlite", "openraft"];

fn main() -> io::Result<()> {
    // From the folder of the crate that says it, `src/engine`.
    const LOCK: &str = "../../Cargo.lock";
    println!("cargo:rerun-if-changed=../../assets/build.rs");
    println!("cargo:rerun-if-changed={LOCK}");
    let lock = fs::read_to_string(LOCK)?;
    let versions = LIBRARIES.map(|name| format!("{name} {}", version_of(&lock, name).unwrap_or("unknown")));
    println!("cargo:rustc-env=TILLBOOK_LIBRARIES={}", versions.join(", "));
    println!("cargo:rustc-env=TILLBOOK_TARGET={}", env::var("TARGET").unwrap_or_default());
    // A debug build is its developer's own, and would be made anew at each commit.
    let is_debug = env::var("PROFILE").is_ok_and(|profile| profile == "debug");
    let commit = if is_debug { None } else { Some(commit().unwrap_or("unknown commit".to_owned())) };
    println!("cargo:rustc-env=TILLBOOK_BUILD={}", commit.unwrap_or("debug build".to_owned()));
    Ok(())
}

/// The version of a crate in the lock file.
fn version_of<'a>(lock: &'a str, name: &str) -> Option<&'a str> {
    let (_, after) = lock.split_once(&format!("\nname = \"{name}\"\nversion = \""))?;
    after.split('"').next()
}

/// The commit that is checked out, with its day; nothing outside of a repository.
fn commit() -> Option<String> {
    for name in ["HEAD", "logs/HEAD"] {
        println!(
            "cargo:rerun-if-changed={}",
            git(&["rev-parse", "--path-format=absolute", "--git-path", name])?
        );
    }
    git(&["log", "-1", "--format=commit %h of %cs"])
}

fn git(words: &[&str]) -> Option<String> {
    let output = Command::new("git").args(words).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
