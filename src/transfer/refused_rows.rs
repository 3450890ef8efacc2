//! Refused rows of a table as they are, each with its line and its reason in two added columns, so that they
//! can be corrected and imported by themselves.

use std::collections::BTreeMap;
use std::io::Write;

use super::Refusal;
use super::csv_text::{self, RecordWriter, Records};
use domain::Result;

/// The headings of the added columns.
pub(super) const HEADINGS: [&str; 2] = ["Line", "Problem"];

/// The reasons of refused rows, by line.
pub(super) fn problems(refused: &[Refusal]) -> BTreeMap<u64, String> {
    refused.iter().map(|refusal| (refusal.line, refusal.problem.to_string())).collect()
}

/// Writes refused rows.
pub(super) struct RefusedRows<W: Write> {
    writer: RecordWriter<W>,
    width: usize,
}

impl<W: Write> RefusedRows<W> {
    /// Writes the headings.
    pub(super) fn begin<'h>(out: W, headings: impl IntoIterator<Item = &'h str>) -> Result<Self> {
        let headings: Vec<&str> = headings.into_iter().collect();
        let mut writer = csv_text::writer(out);
        writer.write_record(headings.iter().copied().chain(HEADINGS))?;
        Ok(Self { writer, width: headings.len() })
    }

    pub(super) fn put(&mut self, mut cells: Vec<String>, line: u64, problem: &str) -> Result<()> {
        cells.resize(cells.len().max(self.width), String::new());
        cells.extend([line.to_string(), problem.to_owned()]);
        self.writer.write_record(cells)
    }

    pub(super) fn finish(mut self) -> Result<()> {
        self.writer.flush()
    }
}

/// Writes the refused ones of the records after the headings, with their cells beyond these.
pub(super) fn write(
    mut records: Records<'_>,
    headings: &[String],
    refused: &[Refusal],
    out: impl Write,
) -> Result<()> {
    let problems = problems(refused);
    let mut rows = RefusedRows::begin(out, headings.iter().map(String::as_str))?;
    while records.advance()? {
        if let Some(problem) = problems.get(&records.line()) {
            rows.put(records.texts(), records.line(), problem)?;
        }
    }
    rows.finish()
}
