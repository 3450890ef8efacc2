//! The handbook and the README: pages are printed, answer questions, and name only what there is.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use window::handbook::PAGES;

use super::commands::run;

/// The README and all pages, by their paths.
fn texts() -> Vec<(String, String)> {
    let pages = PAGES.map(|page| (format!("assets/handbook/{}.md", page.name), page.text.to_owned()));
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).unwrap();
    [("README.md".to_owned(), readme)].into_iter().chain(pages).collect()
}

/// The manual of each verb with those of its own verbs, by its name.
fn manuals(home: &Path) -> BTreeMap<String, String> {
    assert_eq!(run(home, &["manual", "share"]).0, 0);
    let mut found = BTreeMap::<String, String>::new();
    for entry in fs::read_dir(home.join("share/man/man1")).unwrap().map(Result::unwrap) {
        let name = entry.file_name().into_string().unwrap();
        let text = fs::read_to_string(entry.path()).unwrap().replace("\\-", "-");
        let verb = name.trim_end_matches(".1").split('-').nth(1).unwrap_or_default();
        *found.entry(verb.to_owned()).or_default() += &text;
    }
    found
}

#[test]
fn help_prints_verbs_and_pages() {
    let folder = tempfile::tempdir().unwrap();
    let (_, help, _) = run(folder.path(), &["help"]);
    for page in PAGES {
        assert!(help.contains(&format!("\n  {:<12} {}\n", page.name, page.title())), "{}: {help}", page.name);
        assert_eq!(run(folder.path(), &["help", page.name]), (0, page.text.to_owned(), String::new()));
        assert!(!manuals(folder.path()).contains_key(page.name), "{} is a verb too", page.name);
    }
    for (words, code, told) in [
        (&["help", "import"][..], 0, "Usage: tillbook import"),
        (&["help", "devices"], 0, "`tillbook help sharing`"),
        (&["help", "weather"], 2, "'weather'"),
        (&["key", "importing"], 2, "'importing'"),
    ] {
        let (ended, out, err) = run(folder.path(), words);
        assert!(ended == code && [out, err].concat().contains(told), "{words:?}");
    }
}

#[test]
fn each_page_answers_questions() {
    let files = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/handbook");
    assert_eq!(fs::read_dir(files).unwrap().count(), PAGES.len());
    for page in PAGES {
        assert!(page.text.starts_with(&format!("# {}\n\n## ", page.title())), "{}", page.name);
        for line in page.text.lines().skip(1) {
            let is_heading = line.starts_with('#');
            assert!(!is_heading || line.starts_with("## ") && line.ends_with('?'), "{}: {line}", page.name);
            let is_short = line.chars().count() <= 80 || line.starts_with("curl ");
            assert!(is_short, "{}: {line}", page.name);
        }
    }
    assert!(texts()[0].1.lines().count() <= 130);
}

#[test]
fn every_link_leads_to_a_file() {
    for (name, text) in texts() {
        for link in text.split("](").skip(1).map(|rest| rest.split(')').next().unwrap()) {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(&name).with_file_name(link);
            assert!(file.exists(), "{name}: {link}");
        }
    }
}

#[test]
fn every_command_and_option_is_one() {
    let folder = tempfile::tempdir().unwrap();
    let manuals = manuals(folder.path());
    let all = manuals.values().map(String::as_str).collect::<String>();
    let mut found = 0;
    for (name, text) in texts() {
        // What is in ticks or in a block of code, which has a line for each command.
        let inline = text.split('`').skip(1).step_by(2).filter(|code| !code.contains('\n'));
        for code in text.lines().filter(|line| line.starts_with("tillbook ")).chain(inline) {
            let words: Vec<&str> = code.split_whitespace().collect();
            let known = match words[..] {
                ["tillbook", "help", page, ..] if PAGES.iter().any(|one| one.name == page) => continue,
                ["tillbook", "help"] | ["tillbook", "SHOP" | "[SHOP]", ..] => continue,
                ["tillbook", "help", verb, ..] | ["tillbook", verb, ..] => {
                    manuals.get(verb).unwrap_or_else(|| panic!("{name}: {code}")).as_str()
                }
                [option, ..] if option.starts_with("--") => &all,
                _ => continue,
            };
            for option in words.iter().filter(|word| word.starts_with("--")) {
                let option = option.split('=').next().unwrap();
                assert!(known.contains(&format!("\\fB{option}\\fR")), "{name}: {option} in {code}");
                found += 1;
            }
        }
    }
    assert!(found > 60, "{found}");
}
