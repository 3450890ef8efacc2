//! The user's own forms of tax returns: the files `*.json` in the folder `forms` of the program's data folder.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::data_folder;
use domain::returns::FormFile;
use domain::{Error, Result, text};

/// The most bytes that are read of a file; a form has fewer.
const MOST: u64 = 2 << 20;

/// The user's own forms by name, each with its bytes or the reason why it cannot be read; none without the folder.
pub fn form_files() -> Vec<FormFile> {
    form_files_of(&data_folder())
}

/// The forms in another folder of data.
pub fn form_files_of(data: &Path) -> Vec<FormFile> {
    files_in(&data.join("forms"))
}

fn files_in(folder: &Path) -> Vec<FormFile> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Vec::new(),
        Err(error) => {
            let name = folder.display().to_string();
            let bytes = Err(Error::storage(text!("Reading {path}", path = folder), error));
            return vec![FormFile { name, bytes }];
        }
    };
    let is_form = |path: &PathBuf| path.extension().is_some_and(|end| end.eq_ignore_ascii_case("json"));
    let mut paths: Vec<PathBuf> =
        entries.filter_map(|entry| Some(entry.ok()?.path())).filter(is_form).collect();
    paths.sort();
    let file = |path: PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        FormFile { name, bytes: read(&path) }
    };
    paths.into_iter().map(file).collect()
}

fn read(path: &Path) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MOST).read_to_end(&mut bytes))
        .map_err(|error| Error::storage(text!("Reading {path}", path), error))?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_read_by_name_and_others_left() {
        let folder = tempfile::tempdir().unwrap();
        assert!(files_in(&folder.path().join("none")).is_empty());
        for name in ["b.json", "a.JSON", "notes.txt"] {
            fs::write(folder.path().join(name), name).unwrap();
        }
        fs::create_dir(folder.path().join("c.json")).unwrap();
        let found = files_in(folder.path());
        let names: Vec<&str> = found.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["a.JSON", "b.json", "c.json"]);
        assert_eq!(found[0].bytes.as_ref().unwrap(), b"a.JSON");
        assert!(found[2].bytes.as_ref().unwrap_err().to_string().contains("c.json"));
    }
}
