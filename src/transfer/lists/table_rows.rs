//! The rows of a table that is held as a whole, below its headings, with what is wrong with each as a row.

use crate::Notes;
use crate::csv_text::{self, Records};
use crate::source::Source;
use crate::tax_csv::MOST_ROWS;
use domain::text::Text;
use domain::{Result, text};

/// The most bytes of the rows that are held, with those that a blank cell takes too.
const MOST_BYTES: usize = 256 << 20;

/// The cells of a row, and why it cannot be read.
pub(super) struct ReadRow {
    pub(super) line: u64,
    pub(super) cells: Vec<String>,
    pub(super) problem: Option<Text>,
}

/// All rows after the headings, of which there are `width`. Refused with more rows or longer ones than are read.
pub(super) fn read(
    source: &Source,
    records: &mut Records<'_>,
    width: usize,
    notes: &mut Notes,
) -> Result<Vec<ReadRow>> {
    let (mut rows, mut size) = (Vec::new(), 0);
    while records.advance()? {
        let (line, cells) = (records.line(), records.texts());
        size += cells.iter().map(|cell| cell.len() + size_of::<String>()).sum::<usize>();
        if records.has_windows() {
            notes.add(line, csv_text::WINDOWS);
        }
        let has_more = cells.iter().skip(width).any(|cell| !cell.is_empty());
        let more = || {
            text!(
                "it has {cells} cells where the headings have {width}: is one missing, or is there one that is not quoted?",
                cells = cells.len(),
                width
            )
        };
        let problem = records.swallowed(width).or_else(|| has_more.then(more));
        rows.push(ReadRow { line, cells, problem });
        if rows.len() > MOST_ROWS || size > MOST_BYTES {
            let problem =
                text!("there are more than {most} rows, or longer ones. Divide the file", most = MOST_ROWS);
            return Err(source.refuse_line(line, problem));
        }
    }
    let Some(last) = rows.last_mut() else {
        source.note_no_rows();
        return Ok(rows);
    };
    if records.ends_open() {
        notes.add(last.line, csv_text::OPEN_END);
        if last.cells.len() < width {
            last.problem = Some(csv_text::cut_off(last.cells.len(), width));
        }
    }
    for row in rows.iter().filter(|row| row.cells.len() < width && row.problem.is_none()) {
        notes.add(row.line, csv_text::SHORT_ROWS);
    }
    Ok(rows)
}
