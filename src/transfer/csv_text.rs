//! Reading and writing of CSV, for all formats: the delimiter, records with their line numbers, and text
//! that may not be UTF-8.

use std::borrow::Cow;
use std::io::{BufRead, BufWriter, Write};

use csv::StringRecord;
use encoding_rs::WINDOWS_1252;

use super::DELIMITERS;
use super::newlines::Newlines;
use super::source::{ABOVE, Source, told};
use domain::text::Text;
use domain::{Error, Result, label, text};

/// The longest record with the blank lines before it, in bytes: more than a row of any table has, below as many blank lines as
/// a sheet has rows. Without it, a quotation mark that is never closed would read the rest of the file into memory.
const LONGEST_RECORD: usize = 2 << 20;

/// The most cells of a row, the limit of spreadsheets.
const MOST_CELLS: usize = 16_384;

/// The least cells of a quoted text for it to be taken for a row.
const LEAST_CELLS: usize = 3;

/// The most lines above the headings.
const MOST_TITLES: u64 = 20;

/// The note on a file whose last line has no line end.
pub(super) const OPEN_END: Text = Text::new(label!("the last line has no line end: the file may be cut off"));

/// The problem of the last row where it has no line end, and `cells` of as many cells as there are headings.
pub(super) fn cut_off(cells: usize, width: usize) -> Text {
    text!("it has {cells} of {width} cells, and the file is cut off here: export it again", cells, width)
}

/// The note on dates that are the day numbers of a spreadsheet.
pub(super) const DAY_NUMBERS: Text = Text::new(label!(
    "dates are written as a spreadsheet counts days: they are read as days since the end of 1899"
));

/// The note on rows that are not UTF-8.
pub(super) const WINDOWS: Text = Text::new(label!("not UTF-8: read as Windows-1252"));

/// The note on rows with fewer cells than there are headings.
pub(super) const SHORT_ROWS: Text =
    Text::new(label!("rows have fewer cells than the headings: what is missing counts as blank"));

/// Reads records one at a time; blank lines are skipped.
pub struct Records<'s> {
    source: &'s Source,
    reader: csv::Reader<Newlines>,
    record: csv::ByteRecord,
    line: u64,
    height: u64,
    delimiter: u8,
    /// True if the first record was one quoted cell that holds a whole row; `None` before it is read.
    is_wrapped: Option<bool>,
    /// The number of records above the headings that are still to be skipped.
    titles: u64,
}

impl<'s> Records<'s> {
    /// Reads from the beginning of a file.
    pub fn open(source: &'s Source, delimiter: u8) -> Result<Self> {
        let titles = titles(source, delimiter)?;
        if titles > 0 {
            source.note(1, ABOVE);
        }
        Ok(Self { titles, ..Self::whole(source, source.text()?, delimiter) })
    }

    /// Reads from a reader of the file's text, as `open` does.
    pub fn read(source: &'s Source, text: Box<dyn BufRead>, delimiter: u8) -> Self {
        let titles = titles(source, delimiter).unwrap_or_default();
        Self { titles, ..Self::whole(source, text, delimiter) }
    }

    /// Reads the rows above the headings too.
    fn whole(source: &'s Source, text: Box<dyn BufRead>, delimiter: u8) -> Self {
        let reader = csv::ReaderBuilder::new()
            .delimiter(delimiter)
            .has_headers(false)
            .flexible(true)
            .from_reader(Newlines { text, budget: LONGEST_RECORD, last: b'\n', is_open: false });
        let record = csv::ByteRecord::new();
        Self { source, reader, record, line: 0, height: 0, delimiter, is_wrapped: None, titles: 0 }
    }

    /// Goes to the next record; false at the end.
    pub fn advance(&mut self) -> Result<bool> {
        loop {
            self.reader.get_mut().budget = LONGEST_RECORD;
            let found =
                self.reader.read_byte_record(&mut self.record).map_err(|error| self.unreadable(&error))?;
            if !found {
                return Ok(false);
            }
            // The reader is behind the record: subtract the record's own lines.
            let inside = self.record.as_slice().split(|byte| *byte == b'\n').count() - 1;
            self.height = u64::try_from(inside).unwrap_or_default() + 1;
            self.line = self.reader.position().line().saturating_sub(self.height);
            let is_blank = self.record.as_slice().trim_ascii().is_empty();
            if !is_blank && (self.line > 1 || !self.is_separator()) {
                self.unwrap_row();
                self.within_bounds()?;
                if self.titles == 0 {
                    return Ok(true);
                }
                self.titles -= 1;
            }
        }
    }

    /// Refuses a row of too many cells.
    fn within_bounds(&self) -> Result<()> {
        if self.record.len() > MOST_CELLS {
            let problem =
                text!("it has more than {most} cells. Look for a missing line end", most = MOST_CELLS);
            return Err(self.source.refuse_line(self.line, problem));
        }
        Ok(())
    }

    /// Splits a record that is one quoted cell with a whole row, as spreadsheets save a CSV that they did
    /// not split.
    fn unwrap_row(&mut self) {
        let others = self.record.iter().skip(1);
        let is_alone = match self.is_wrapped {
            Some(false) => self.record.len() == 1,
            _ => others.into_iter().all(|cell| cell.trim_ascii().is_empty()),
        };
        let cell = self.record.get(0).filter(|cell| is_alone && cell.contains(&self.delimiter));
        let found = cell.and_then(|cell| cells_of(cell, self.delimiter));
        self.is_wrapped.get_or_insert(found.is_some());
        if let Some(record) = found {
            self.source.note(
                self.line,
                text!("whole rows were quoted as if they were one cell: they are read as rows"),
            );
            self.record = record;
        }
    }

    /// True for the line that tells a spreadsheet the delimiter: `sep=;`.
    fn is_separator(&self) -> bool {
        let first = self.record.get(0).unwrap_or_default();
        let rest = first.get(..4).filter(|start| start.eq_ignore_ascii_case(b"sep=")).and(first.get(4..));
        let is_mark = |rest: &[u8]| rest.is_empty() || matches!(rest, [mark] if DELIMITERS.contains(mark));
        self.record.len() <= 2 && rest.is_some_and(is_mark)
    }

    /// The line on which the record begins, from 1.
    pub const fn line(&self) -> u64 {
        self.line
    }

    /// The problem of a record in which a cell has several lines and as many delimiters as a row of `width`
    /// cells: a quotation mark was not closed, so the cell holds other rows.
    pub fn swallowed(&self, width: usize) -> Option<Text> {
        let is_too_much = |cell: &[u8]| {
            let of = |wanted: u8| cell.iter().filter(|byte| **byte == wanted).take(width).count();
            of(b'\n') > 0 && of(self.delimiter) + 1 >= width
        };
        let found = self.height > 1 && self.record.iter().any(is_too_much);
        found.then(|| {
            text!(
                "it runs over {lines} lines; is there a quotation mark that is never closed?",
                lines = self.height.to_string()
            )
        })
    }

    /// True if the file was read to its end and does not end with a line end.
    pub fn ends_open(&self) -> bool {
        self.reader.get_ref().is_open
    }

    /// The byte between cells.
    pub const fn delimiter(&self) -> u8 {
        self.delimiter
    }

    /// True if a cell is not UTF-8, and so is read as Windows-1252.
    pub fn has_windows(&self) -> bool {
        !self.record.as_slice().is_ascii() && self.cells().any(|cell| cell.is_windows)
    }

    /// The number of cells of the record.
    pub fn len(&self) -> usize {
        self.record.len()
    }

    /// True for a record without cells.
    pub fn is_empty(&self) -> bool {
        self.record.is_empty()
    }

    /// A cell without the spaces around it; empty where the record is too short.
    pub fn cell(&self, at: usize) -> Cell<'_> {
        Cell::new(self.record.get(at).unwrap_or_default())
    }

    /// A cell with the spaces around it.
    pub fn exact(&self, at: usize) -> Cow<'_, str> {
        decoded(self.record.get(at).unwrap_or_default())
    }

    /// The texts of all cells.
    pub fn texts(&self) -> Vec<String> {
        self.cells().map(|cell| cell.text.into_owned()).collect()
    }

    /// The texts of all cells, in one piece.
    pub(super) fn row(&self) -> StringRecord {
        let Ok(mut row) = StringRecord::from_byte_record(self.record.clone()) else {
            return self.cells().map(|cell| cell.text).collect();
        };
        row.trim();
        row
    }

    /// The cells as text.
    pub fn cells(&self) -> impl Iterator<Item = Cell<'_>> {
        self.record.iter().map(Cell::new)
    }

    fn unreadable(&self, error: &csv::Error) -> Error {
        match error.kind() {
            csv::ErrorKind::Io(error) if error.kind() == std::io::ErrorKind::Other => {
                let problem = text!("from here on {problem}", problem = told(error));
                self.source.refuse_line(self.line.saturating_add(1), problem)
            }
            csv::ErrorKind::Io(error) => self.source.unreadable(error),
            _ => self.source.refuse(text!("it is not a readable table. Save it as CSV again")),
        }
    }
}

/// The number of lines above the headings, such as a report's name and period: they have fewer cells than a table, none of
/// them a number, and a row of words follows.
fn titles(source: &Source, delimiter: u8) -> Result<u64> {
    let mut records = Records::whole(source, source.first_part()?, delimiter);
    for above in 0..MOST_TITLES {
        if !records.advance().unwrap_or_default() {
            break;
        }
        let filled: Vec<Cell<'_>> = records.cells().filter(|cell| !cell.text.is_empty()).collect();
        let is_number = |cell: &Cell<'_>| {
            cell.text.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ',' | '-' | '%'))
        };
        match (filled.len() >= LEAST_CELLS, filled.iter().any(is_number)) {
            (_, true) => break,
            (true, false) => return Ok(above),
            (false, false) => {}
        }
    }
    Ok(0)
}

/// The cells of the one row in a text, if they are as many as a table has.
fn cells_of(text: &[u8], delimiter: u8) -> Option<csv::ByteRecord> {
    let mut builder = csv::ReaderBuilder::new();
    let mut reader = builder.delimiter(delimiter).has_headers(false).flexible(true).from_reader(text);
    let (mut first, mut second) = (csv::ByteRecord::new(), csv::ByteRecord::new());
    let is_one = reader.read_byte_record(&mut first).ok()? && !reader.read_byte_record(&mut second).ok()?;
    (is_one && first.len() >= LEAST_CELLS).then_some(first)
}

/// The decoded text of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell<'c> {
    /// Without the spaces around it.
    pub text: Cow<'c, str>,
    /// True if the bytes were not UTF-8 and were read as Windows-1252.
    pub is_windows: bool,
}

impl<'c> Cell<'c> {
    fn new(bytes: &'c [u8]) -> Self {
        match decoded(bytes) {
            Cow::Borrowed(text) => Self { text: Cow::Borrowed(text.trim()), is_windows: false },
            Cow::Owned(text) => Self { text: Cow::Owned(text.trim().to_owned()), is_windows: true },
        }
    }
}

/// The bytes as text: borrowed UTF-8, or else owned text from Windows-1252, the usual encoding of old
/// spreadsheets.
fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    std::str::from_utf8(bytes).map_or_else(
        |_not_utf8| Cow::Owned(WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned()),
        Cow::Borrowed,
    )
}

/// The most frequent delimiter of a text, outside quotes; `,` when it has none.
pub fn usual_delimiter(text: &str) -> u8 {
    let mut quoted = false;
    let mut counts = [0_usize; DELIMITERS.len()];
    for byte in text.bytes() {
        quoted ^= byte == b'"';
        let matching = counts.iter_mut().zip(DELIMITERS);
        for (count, _) in matching.filter(|(_, delimiter)| !quoted && byte == *delimiter) {
            *count += 1;
        }
    }
    let most = counts.iter().max().copied().unwrap_or_default();
    let found = counts.iter().position(|count| *count == most);
    found.and_then(|at| DELIMITERS.get(at)).copied().unwrap_or(b',')
}

/// A number without the `.0` that a spreadsheet added: `17850.0` is `17850`.
pub(super) fn whole(text: &str) -> &str {
    let number = text.strip_suffix(".0").unwrap_or(text);
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { number } else { text }
}

/// The headings of a file, split at this delimiter.
pub(super) fn headings(source: &Source, delimiter: u8) -> Result<Vec<String>> {
    let mut records = Records::read(source, source.first_rows()?, delimiter);
    records.advance()?;
    Ok(records.texts())
}

/// The first delimiter for which `is_one` is true, else the most frequent one of the first line.
pub(super) fn delimiter(source: &Source, is_one: impl Fn(u8) -> Result<bool>) -> Result<u8> {
    for delimiter in DELIMITERS {
        if is_one(delimiter)? {
            return Ok(delimiter);
        }
    }
    let text = source.beginning()?;
    let is_row = |line: &&str| {
        let delimiter = usual_delimiter(line);
        line.bytes().filter(|byte| *byte == delimiter).count() + 1 >= LEAST_CELLS
    };
    let row = text.lines().find(is_row).or_else(|| text.lines().next());
    Ok(usual_delimiter(row.unwrap_or_default()))
}

/// The delimiter of a table that is known by its headings.
pub(super) fn delimiter_by_headings(source: &Source, is_one: fn(&[String]) -> bool) -> Result<u8> {
    delimiter(source, |delimiter| Ok(is_one(&headings(source, delimiter)?)))
}

/// A heading without case, spaces and punctuation.
pub fn plain_heading(heading: &str) -> String {
    heading.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Characters that begin a formula in spreadsheets, in normal and full width.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
/// The character that makes a cell text in spreadsheets.
const TEXT_MARK: char = '\'';

/// True if a spreadsheet may run a text as a formula: it begins with a line end or a tab, or with a formula's
/// character after invisible ones.
fn is_run(text: &str) -> bool {
    let is_unseen = |c: char| {
        c.is_whitespace() || c.is_control() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
    };
    text.starts_with(['\t', '\r', '\n']) || text.trim_start_matches(is_unseen).starts_with(FORMULA)
}

/// A text that would be run, or that begins with the text mark, with a text mark before it.
pub fn shielded(text: &str) -> Cow<'_, str> {
    if is_run(text) || text.starts_with(TEXT_MARK) {
        return Cow::Owned(format!("{TEXT_MARK}{text}"));
    }
    Cow::Borrowed(text)
}

/// The text before `shielded`.
pub fn unshielded(text: &str) -> &str {
    let inner = text.strip_prefix(TEXT_MARK).filter(|rest| is_run(rest) || rest.starts_with(TEXT_MARK));
    inner.unwrap_or(text)
}

/// Writes comma-separated rows that end with `\n`. A cell is quoted when it has a line end, a quote or any
/// delimiter in it, not only the comma, since spreadsheets of some languages split at semicolons.
pub struct RecordWriter<W: Write>(BufWriter<W>);

impl<W: Write> RecordWriter<W> {
    /// Writes one row.
    pub fn write_record<C: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = C>) -> Result<()> {
        let mut row = String::new();
        for (at, cell) in cells.into_iter().enumerate() {
            let cell = cell.as_ref();
            if at > 0 {
                row.push(',');
            }
            // Where a line begins, a byte order mark is no part of its cell unless that is quoted.
            if cell.contains([',', ';', '\t', '|', '"', '\r', '\n']) || cell.starts_with('\u{feff}') {
                row.push('"');
                row.push_str(&cell.replace('"', "\"\""));
                row.push('"');
            } else {
                row.push_str(cell);
            }
        }
        // A row of one empty cell is quoted, since a blank line is no row.
        row.push_str(if row.is_empty() { "\"\"\n" } else { "\n" });
        self.0.write_all(row.as_bytes()).map_err(unwritable)
    }

    /// Writes the buffered bytes.
    pub fn flush(&mut self) -> Result<()> {
        self.0.flush().map_err(unwritable)
    }
}

/// A writer of CSV.
pub fn writer<W: Write>(out: W) -> RecordWriter<W> {
    RecordWriter(BufWriter::new(out))
}

/// The error of a failed write.
pub fn unwritable(error: impl Into<domain::error::Cause>) -> Error {
    Error::storage(text!("Writing the file"), error)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The records, each with its line and its cells with bars between them.
    fn read(source: &Source, delimiter: u8) -> Vec<String> {
        let mut records = Records::open(source, delimiter).unwrap();
        let mut found = Vec::new();
        while records.advance().unwrap() {
            found.push(format!("{} {}", records.line(), records.texts().join("|")));
        }
        found
    }

    #[test]
    fn records_have_lines_and_text() {
        let text = b"Sep=;\r\na;b\r\n\r\n\"x\ny\"; \xa35 \r\n;\r\nlast".to_vec();
        let found = read(&Source::of_bytes("t.csv", text), b';');
        assert_eq!(found, ["2 a|b", "4 x\ny|£5", "7 last"]);
    }

    #[test]
    fn what_stands_above_the_headings_is_skipped() {
        for (name, text, expected) in [
            ("a title and a period", "Sales report\n1 March - 31 March\n\na,b,c\n1,2,3\n", "4 a|b|c"),
            ("with the delimiters", "Sales report,,\n,,\na,b,c\n1,2,3\n", "3 a|b|c"),
            ("two cells", "Shop,Tea and more\na,b,c\n", "2 a|b|c"),
            ("none", "a,b,c\n1,2,3\n", "1 a|b|c"),
            ("a row of rates", ",,,,20\nDE,,,,19\n", "1 ||||20"),
            ("numbers below", "Sales report\n1,2,3\n", "1 Sales report"),
            ("a table of two", "a,b\nx,y\n", "1 a|b"),
            ("empty", "", ""),
        ] {
            let source = Source::of_bytes("t.csv", text.as_bytes());
            let found = read(&source, b',').into_iter().next().unwrap_or_default();
            assert_eq!(found, expected, "{name}");
            assert_eq!(!source.notes().is_empty(), !found.is_empty() && !found.starts_with('1'), "{name}");
        }
    }

    #[test]
    fn rows_that_are_one_quoted_cell_are_rows() {
        for (name, text, expected) in [
            ("all", "\"a,b,c\"\n\"1,\"\"2, 3\"\",4\"\n", "1 a|b|c 2 1|2, 3|4"),
            ("padded", "\"a,b,c\",,\n\"1,2,3\",,\n", "1 a|b|c 2 1|2|3"),
            ("where quotes are", "a,b,c\n\"1,\"\"2, 3\"\",4\"\n5,6,7\n", "1 a|b|c 2 1|2, 3|4 3 5|6|7"),
            ("a line end within", "\"a,b,c\"\n\"1,\"\"x\ny\"\",4\"\n", "1 a|b|c 2 1|x\ny|4"),
            ("a cell with commas", "a,b,c\n\"x, y, z\",,\n", "1 a|b|c 2 x, y, z||"),
            ("too few", "\"a,b\"\n", "1 a,b"),
        ] {
            let found = read(&Source::of_bytes("t.csv", text.as_bytes()), b',');
            assert_eq!(found.join(" "), expected, "{name}");
        }
    }

    #[test]
    fn long_files_are_read_and_long_records_are_not() {
        let row = "word,".repeat(1_000) + "\n";
        let rows = LONGEST_RECORD / row.len() + 10;
        let long = row.repeat(rows);
        let open = format!("first,row\n\"{long}");
        for (text, expected) in [(long, Ok(rows)), (open, Err("line 2: from here on a line is too long"))] {
            let source = Source::of_bytes("t.csv", text.into_bytes());
            let mut records = Records::open(&source, b',').unwrap();
            let mut count = 0;
            let end = loop {
                match records.advance() {
                    Ok(true) => count += 1,
                    Ok(false) => break Ok(count),
                    Err(error) => break Err(error.to_string()),
                }
            };
            match (end, expected) {
                (Err(error), Err(part)) => assert!(error.contains(part), "{error}"),
                (end, expected) => assert_eq!(end.as_ref().ok(), expected.as_ref().ok()),
            }
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(
            cells in proptest::collection::vec("[-=+@'\"a;,|\t\n \u{feff}＝é]{0,6}", 1..5),
        ) {
            let mut out = Vec::new();
            let mut writer = writer(&mut out);
            writer.write_record(["x", "y", "z"]).unwrap();
            writer.write_record(cells.iter().map(|cell| shielded(cell))).unwrap();
            writer.flush().unwrap();
            drop(writer);
            let source = Source::of_bytes("t.csv", out);
            let mut records = Records::open(&source, b',').unwrap();
            prop_assert!(records.advance().unwrap());
            let is_there = records.advance().unwrap();
            // A row of nothing but blanks is skipped.
            prop_assert_eq!(is_there, !cells.concat().trim_ascii().is_empty() || cells.iter().any(|cell| shielded(cell) != *cell));
            for (at, cell) in cells.iter().enumerate().filter(|_| is_there && records.len() == cells.len()) {
                let read = records.exact(at);
                prop_assert!(!is_run(&read), "{read}");
                prop_assert_eq!(unshielded(&read), cell);
            }
        }
    }

    #[test]
    fn rows_of_too_many_cells_are_refused() {
        let source = Source::of_bytes("t.csv", vec![b','; MOST_CELLS]);
        let mut records = Records::open(&source, b',').unwrap();
        assert!(records.advance().is_ok_and(|is_there| !is_there));
        let source = Source::of_bytes("t.csv", [vec![b','; MOST_CELLS], b"a\n".to_vec()].concat());
        let mut records = Records::open(&source, b',').unwrap();
        let error = records.advance().unwrap_err().to_string();
        assert!(error.contains("line 1: it has more than 16384 cells"), "{error}");
    }

    #[test]
    fn delimiters_are_counted_outside_quotes() {
        for (text, expected) in [
            ("a,b,c", b','),
            ("a;b;c", b';'),
            ("a\tb", b'\t'),
            ("a|b|c", b'|'),
            ("\"a;b;c;d\",e", b','),
            ("", b','),
        ] {
            assert_eq!(usual_delimiter(text), expected, "{text}");
        }
    }
}
