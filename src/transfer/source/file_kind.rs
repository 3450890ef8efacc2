//! Binary files: recognised by their first bytes, with advice on what to import instead. They are refused
//! with one sentence, not with an error for each line.

use domain::text::Text;
use domain::{label, text};

/// The first bytes of every zip archive with contents; an XLSX file is one.
pub(super) const ZIP: &[u8] = b"PK\x03\x04";

/// First bytes, and the sentence for a file that has them.
const MARKS: [(&[u8], &str); 14] = [
    (
        b"%PDF",
        label!(
            "it is a PDF, which holds a picture of the figures, and no electronic invoice that can be read. Export the same as CSV or XLSX and import that; a receipt is attached to its purchase"
        ),
    ),
    (
        &[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
        label!(
            "it is an old binary spreadsheet (.xls) or one that a password locks. Open it in a spreadsheet program and save it as XLSX or CSV without a password"
        ),
    ),
    (b"PK\x05\x06", label!("it is a zip archive with nothing in it. Choose another file")),
    (b"SQLite format 3\0", label!("it is a database, as a shop file is. Open it instead of importing it")),
    (b"{\\rtf", label!("it is a text document (.rtf). Save the table in it as CSV and import that")),
    (b"age-encryption.org/", label!("it is an encrypted backup. Restore it instead of importing it")),
    (b"\x89PNG", PICTURE),
    (b"\xff\xd8\xff", PICTURE),
    (b"GIF8", PICTURE),
    (b"7z\xbc\xaf\x27\x1c", ARCHIVE),
    (b"Rar!", ARCHIVE),
    (b"BZh", ARCHIVE),
    (b"\xfd7zXZ\0", ARCHIVE),
    (b"\x28\xb5\x2f\xfd", ARCHIVE),
];

const PICTURE: &str = label!("it is a picture. Export the figures as CSV or XLSX and import that");
const ARCHIVE: &str = label!("it is a packed archive. Unpack it and import the files in it");

/// The bytes of a text that are searched for the tags of a web page.
const LOOK_AHEAD: usize = 512;

/// The refusal of a binary file with these first bytes; `None` for all others.
pub(super) fn refusal(start: &[u8]) -> Option<&'static str> {
    if let Some((_, sentence)) = MARKS.iter().find(|(mark, _)| start.starts_with(mark)) {
        return Some(sentence);
    }
    let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start).trim_ascii_start();
    let begins = |mark: &str| {
        let head = start.get(..mark.len());
        head.is_some_and(|head| head.eq_ignore_ascii_case(mark.as_bytes()))
    };
    let has = |mark: &str| {
        let mut places = start.windows(mark.len()).take(LOOK_AHEAD);
        places.any(|place| place.eq_ignore_ascii_case(mark.as_bytes()))
    };
    if ["<!doctype html", "<html", "<table", "<meta", "<head"].into_iter().any(begins) {
        return Some(label!(
            "it is a web page (HTML), which some shops save under the name .xls. Open it in a spreadsheet program and save it as XLSX or CSV"
        ));
    }
    if begins("<?xml") || begins("<workbook") {
        return Some(if has("<workbook") || has("excel.sheet") {
            label!(
                "it is a spreadsheet as XML (Excel 2003). Open it in a spreadsheet program and save it as XLSX or CSV"
            )
        } else {
            label!(
                "it is XML, and no electronic invoice. Export the same as CSV, XLSX or JSON and import that"
            )
        });
    }
    None
}

/// The refusal of an archive by the names of its entries; `None` for a workbook.
pub(super) fn archive_refusal(names: &[String]) -> Option<Text> {
    let has = |test: &dyn Fn(&str) -> bool| names.iter().any(|name| test(name));
    if has(&|name| name == "xl/workbook.xml") {
        return None;
    }
    Some(if has(&|name| name == "xl/workbook.bin") {
        text!("it is a binary workbook (.xlsb). Save it as XLSX or CSV")
    } else if has(&|name| name.starts_with("Index/") || name == "Index.zip") {
        text!("it is a Numbers document. In Numbers, choose Export To and CSV or Excel, and import that")
    } else if has(&|name| name == "content.xml") {
        text!("it is an OpenDocument file (.ods). Save it as XLSX or CSV")
    } else if has(&|name| name.starts_with("word/") || name.starts_with("ppt/")) {
        text!("it is a text document or slides. Save the table in it as CSV and import that")
    } else {
        let files = names.iter().filter(|name| !name.ends_with('/')).count();
        text!(
            "it is a zip archive with {files} {files:file|files} in it. Unpack it and import the files themselves",
            files
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_known_by_their_first_bytes() {
        for (start, expected) in [
            (&b"%PDF-1.7\n"[..], Some("it is a PDF")),
            (&[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0], Some("old binary spreadsheet")),
            (b"\xef\xbb\xbf\r\n<HTML xmlns:x=\"urn\"><table>", Some("a web page")),
            (b"<table border=1><tr><td>Order</td></tr></table>", Some("a web page")),
            (
                b"<?xml version=\"1.0\"?>\n<?mso-application progid=\"Excel.Sheet\"?>\n<Workbook>",
                Some("as XML (Excel"),
            ),
            (b"<?xml version=\"1.0\"?><orders/>", Some("it is XML")),
            (b"SQLite format 3\0\x10", Some("a database")),
            (b"\x89PNG\r\n", Some("a picture")),
            (b"Order,Date,Total\n", None),
            (b"{\"orders\": []}", None),
            (b"", None),
        ] {
            let found = refusal(start);
            let fits = match (found, expected) {
                (Some(found), Some(part)) => found.contains(part),
                (found, expected) => found == expected,
            };
            assert!(fits, "{:?}: {found:?}", String::from_utf8_lossy(start));
        }
    }

    #[test]
    fn archives_are_known_by_what_they_hold() {
        for (names, expected) in [
            (&["[Content_Types].xml", "xl/workbook.xml"][..], None),
            (&["xl/workbook.bin"], Some(".xlsb")),
            (&["Index/Document.iwa", "preview.jpg"], Some("Numbers")),
            (&["mimetype", "content.xml"], Some("OpenDocument")),
            (&["word/document.xml"], Some("text document")),
            (&["exports/", "exports/a.csv", "exports/b.csv"], Some("with 2 files")),
        ] {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            let found = archive_refusal(&names).map(|text| text.to_string());
            let fits = match (&found, expected) {
                (Some(found), Some(part)) => found.contains(part),
                (found, expected) => found.is_none() && expected.is_none(),
            };
            assert!(fits, "{names:?}: {found:?}");
        }
    }
}
