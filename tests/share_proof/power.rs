//! A disk whose power is cut: what was not synced may be lost, page by page.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::UNIX_EPOCH;

const PAGE: usize = 4_096;

/// Builds what a node is started with so that its syncs are recorded.
pub(crate) fn build_recorder(folder: &Path) -> PathBuf {
    let library = folder.join("power_cut.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults/synced.c");
    let done = Command::new("gcc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .arg(&library)
        .arg(source)
        .arg("-ldl")
        .status();
    assert!(done.unwrap().success());
    library
}

/// Takes what lies on the disk as synced, where it came there by other ways than a node's.
pub(crate) fn keep(folder: &Path, synced: &Path) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            keep(&path, synced);
        } else if path.is_file() && !synced.join(name_of(&path)).exists() {
            fs::copy(&path, synced.join(name_of(&path))).unwrap();
        }
    }
}

/// The environment of a node whose files below `folder` are recorded in `synced`.
pub(crate) fn recorded(node: &mut Command, library: &Path, folder: &Path, synced: &Path) {
    node.env("LD_PRELOAD", library).env("POWER_CUT_FOLDER", folder).env("POWER_CUT_SYNCED", synced);
}

/// Leaves of each file what was synced. Each page that was written later is there or not, as `is_kept` decides. To be called
/// when the node is dead.
pub(crate) fn cut(folder: &Path, synced: &Path, is_kept: &mut dyn FnMut() -> bool) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            cut(&path, synced, is_kept);
        } else if path.is_file() {
            let copy = synced.join(name_of(&path));
            let written = fs::read(&path).unwrap();
            let disk = mixed(&fs::read(&copy).unwrap_or_default(), &written, is_kept);
            fs::write(&path, &disk).unwrap();
            // What came through this cut comes through the next.
            fs::write(copy, disk).unwrap();
        }
    }
}

/// The name of the copy of a file: `synced.c` writes it.
fn name_of(path: &Path) -> String {
    use std::os::unix::fs::MetadataExt as _;
    let about = fs::metadata(path).unwrap();
    let born = about.created().unwrap().duration_since(UNIX_EPOCH).unwrap();
    format!("{}.{}", about.ino(), born.as_nanos())
}

/// The synced bytes of a file with some of the pages that were written since.
fn mixed(durable: &[u8], written: &[u8], is_kept: &mut dyn FnMut() -> bool) -> Vec<u8> {
    let mut disk = durable.to_vec();
    if written.len() < disk.len() && is_kept() {
        disk.truncate(written.len());
    }
    for (number, page) in written.chunks(PAGE).enumerate() {
        let start = number * PAGE;
        let end = start + page.len();
        if disk.get(start..end) != Some(page) && is_kept() {
            // What lies between was never written: a hole of zeros.
            disk.resize(disk.len().max(end), 0);
            disk[start..end].copy_from_slice(page);
        }
    }
    disk
}

#[cfg(test)]
mod tests {
    use super::{PAGE, mixed};

    #[test]
    fn unsynced_pages_are_there_or_not() {
        let (old, new) = (vec![1; 2 * PAGE], [vec![1; PAGE], vec![2; PAGE], vec![3; 10]].concat());
        assert_eq!(mixed(&old, &new, &mut || false), old);
        assert_eq!(mixed(&old, &new, &mut || true), new);
        let mut turns = [false, true].into_iter();
        let torn = mixed(&old, &new, &mut || turns.next().unwrap());
        assert_eq!(mixed(&old, &[1], &mut || true), [1]);
        assert_eq!(torn, [vec![1; 2 * PAGE], vec![3; 10]].concat());
    }
}
