//! What is wrong with files, in German.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use domain::text::Text;
use engine::ImportOptions;
use language::Language;

use crate::shops::TestShop;

/// Each sentence about the files of these folders, of the whole file, of a row and of a kind of row.
fn sentences() -> BTreeSet<Text> {
    let mut found = BTreeSet::new();
    for folder in ["import", "rows", "written"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(folder);
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.extension().is_some_and(|kind| kind == "txt" || kind == "options") {
                continue;
            }
            let name = path.file_name().unwrap().to_string_lossy();
            match TestShop::new().import(&name, &fs::read(&path).unwrap(), &ImportOptions::default()) {
                Err(error) => drop(found.insert(error.text())),
                Ok(report) => {
                    found.extend(report.refused.into_iter().map(|row| row.refusal.problem));
                    found.extend(report.deviations.sentences());
                    for (_, notes) in &report.notes {
                        found.extend(notes.iter().map(|note| note.text.clone()));
                    }
                }
            }
        }
    }
    found
}

#[test]
fn what_is_wrong_with_files_is_said_in_german() {
    let sentences = sentences();
    assert!(sentences.len() >= 50, "{} sentences", sentences.len());
    for sentence in sentences {
        let german = Language::German.text(&sentence, &|cell| cell.to_string());
        assert_ne!(german, sentence.to_string());
        println!("{german}");
    }
}
