//! Tests that need a program which is not on every machine: `tests/run` installs it where it can. Where it is missing
//! a test is left out and says so; with `CI=true` it fails.

use std::fs::OpenOptions;
use std::io::Write;

/// Notes what was not tested and why, for the last lines of `tests/run`, which names the file for it.
pub(crate) fn left_out(what: &str, why: &str) {
    assert!(std::env::var("CI").as_deref() != Ok("true"), "{what}: {why}");
    if let Some(path) = std::env::var_os("TILLBOOK_LEFT_OUT") {
        let mut file = OpenOptions::new().append(true).open(path).unwrap();
        writeln!(file, "{what}: {why}").unwrap();
    }
}
