//! The title of a step in its column: the English of a text without arguments as it is, else the JSON of the text.

use rusqlite::Row;
use serde_json::Value;

use super::nouns::value;
use domain::text::Text;

/// First characters of a text as JSON.
const JSON: &str = "{\"text\":";

/// The form in which the column keeps a title.
pub(super) fn kept(title: &Text) -> String {
    match value(title) {
        Value::String(english) => english,
        json => json.to_string(),
    }
}

/// The title of a row.
pub(crate) fn title_of(row: &Row<'_>) -> rusqlite::Result<Text> {
    Ok(read(row.get("title")?))
}

fn read(kept: String) -> Text {
    let json = kept.starts_with(JSON).then(|| serde_json::from_str(&kept).ok()).flatten();
    let title = json.or_else(|| serde_json::from_value(kept.as_str().into()).ok());
    title.unwrap_or_else(|| Text::written(kept))
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::text;
    use domain::time::Day;

    #[test]
    fn a_title_comes_back_as_it_was() {
        let day = Day::parse("2026-10-01").unwrap();
        for (title, expected) in [
            (text!("New shop"), "New shop"),
            (
                text!("Edit {what} of {day}", what = "{day}", day),
                r#"{"text":"Edit {what} of {day}","with":[["what",{"text":"{day}"}],["day",{"day":"2026-10-01"}]]}"#,
            ),
        ] {
            assert_eq!(kept(&title), expected);
            assert_eq!(read(expected.to_owned()), title);
        }
        for old in ["Edit order 7", "Edit {it}", "{\"text\":", "{\"text\":7}", ""] {
            assert_eq!(read(old.to_owned()).to_string(), old);
        }
    }
}
