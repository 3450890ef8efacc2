//! Packs the translations: without their comments, which are for translators, without the words of their ids, and
//! deflated.

use std::path::PathBuf;
use std::{env, fs, io};

use miniz_oxide::deflate::compress_to_vec;

/// Path relative to the folder of the crate.
const TRANSLATIONS: &str = "../../assets/languages";
/// The best that there is.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed={TRANSLATIONS}");
    let packed = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    for entry in fs::read_dir(TRANSLATIONS)? {
        let path = entry?.path();
        if let Some(name) = path.file_name().filter(|_| path.extension().is_some_and(|kind| kind == "ftl")) {
            let bare: String = fs::read_to_string(&path)?.lines().filter_map(bare).collect();
            fs::write(packed.join(name), compress_to_vec(bare.as_bytes(), LEVEL))?;
        }
    }
    Ok(())
}

/// A line of a file as it is packed: `save-settings-1a2b3c4d = ` begins as `k-1a2b3c4d = `.
fn bare(line: &str) -> Option<String> {
    let message =
        line.split_once(" =").filter(|_| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
    let key = message.and_then(|(id, pattern)| Some((id.rsplit_once('-')?.1, pattern)));
    match key {
        Some((key, pattern)) => Some(format!("k-{key} ={pattern}\n")),
        None => (!line.starts_with('#')).then(|| format!("{line}\n")),
    }
}
