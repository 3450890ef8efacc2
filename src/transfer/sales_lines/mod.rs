//! Plain sales lines: one product of an invoice on each, with invoice, product code, description, quantity,
//! time, unit price, customer and country, in columns found by their headings.
//!
//! Lines are read one at a time, so that a file of any size needs little memory. Lines are not grouped by
//! invoice here, since those of an invoice may be far apart. A file with more columns (tax, discount,
//! shipping, currency, status) is read as an order export.

mod columns;
mod line;

use std::io::Write;

use super::answers::{MADE_HEADING, MADE_NUMBERS, MadeNumbers, OddYears};
use super::control_totals::ControlTotal;
use super::csv_text::{self, Records, headings};
use super::currency_mark::{another_in_heading, of_another_shop};
use super::order_rows::{self, Field, OrderRows, RowOptions, TableFormat};
use super::refused_rows::RefusedRows;
use super::source::Source;
use super::{FieldResult, Notes, Refusal, RowResult};
use columns::{Columns, are_lines, names, profile};
use domain::advice::Advice;
use domain::order::OrderStatus;
use domain::order::sales_line::SalesLine;
use domain::text::lenient::date::DateOrderDetector;
use domain::text::lenient::number::{DecimalMark, DecimalsDetector, is_negative};
use domain::{Result, text};
use line::{LineReader, kind};

/// Reads a file line by line.
pub struct SalesReader<'s> {
    source: &'s Source,
    records: Records<'s>,
    headings: Vec<String>,
    lines: LineReader,
    years: OddYears,
    /// The user's answer about ambiguous numbers.
    decimals: Option<DecimalMark>,
    notes: Notes,
    /// True before the first line.
    is_empty: bool,
}

impl<'s> SalesReader<'s> {
    /// Finds the columns. Refused when a required column is missing.
    pub fn open(source: &'s Source, options: RowOptions<'_>) -> Result<Self> {
        let delimiter = delimiter(source)?;
        let mut records = Records::open(source, delimiter)?;
        if !records.advance()? {
            return Err(source.refuse(text!("it is empty. Choose another file")));
        }
        let headings = records.texts();
        let mut found = order_rows::Columns::find(&headings, &names);
        found.correct(&headings, options.columns).map_err(|problem| source.refuse(problem))?;
        let columns = Columns::of(&found).map_err(|missing| {
            let field = missing.first().map_or("", |field| field.as_str());
            source.ask(records.line(), Advice::Column(field), columns::missing_text(&missing, &headings))
        })?;
        let made = options.answers.orders.filter(|_| columns.invoice.is_none()).map(MadeNumbers::new);
        if columns.invoice.is_none() && made.is_none() {
            let problem = columns::missing_text(&[Field::Number], &headings);
            return Err(source.ask(records.line(), Advice::Orders, problem));
        }
        let priced = headings.get(columns.price).and_then(|one| another_in_heading(one, options.currency));
        if let Some(written) = priced {
            return Err(source.refuse(of_another_shop(&written, options.currency)));
        }
        let mut notes = Notes::default();
        let unread = order_rows::unread_amounts_of(source, delimiter, &headings, |at| found.is_read(at))?;
        if let Some((about, problem)) = order_rows::question(&unread) {
            return Err(source.ask(None, about, problem));
        }
        order_rows::note(&unread, &mut notes);
        if made.is_some() {
            notes.add(1, MADE_NUMBERS);
        }
        let lines = LineReader {
            columns,
            width: headings.len(),
            time_zone: options.time_zone,
            currency: options.currency,
            date_order: options.date_order,
            number_style: None,
            last_time: None,
            made,
            invoice: String::new(),
        };
        let (years, decimals) =
            (OddYears::of(options.today, options.answers.years), options.answers.decimals);
        Ok(Self { source, records, headings, lines, years, decimals, notes, is_empty: true })
    }

    /// The next line; `None` at the end. An error when reading fails, or when dates can be read in two ways
    /// and the user did not choose one.
    pub fn next_row(&mut self) -> Result<Option<RowResult<SalesLine>>> {
        if !self.records.advance()? {
            if self.records.ends_open() {
                self.notes.add(self.records.line(), csv_text::OPEN_END);
            }
            if self.is_empty {
                self.source.note_no_rows();
            }
            return Ok(None);
        }
        self.is_empty = false;
        let line = self.records.line();
        // Surveys the whole file only when a line needs it.
        if self.lines.needs_survey(&self.records) {
            self.survey()?;
        }
        let mut read = self.lines.read(&self.records, &mut self.notes);
        if let Ok(sold) = &read
            && let Err(problem) = self.years.check(self.source, line, sold.at.day)?
        {
            read = Err(problem);
        }
        Ok(Some(read.map_err(|problem| Refusal { line, problem })))
    }

    /// Searches all lines for dates and numbers that can be read in one way only.
    fn survey(&mut self) -> Result<()> {
        let (mut proof, mut decimals) = (DateOrderDetector::default(), DecimalsDetector::default());
        let columns = &self.lines.columns;
        let mut records = Records::read(self.source, self.source.text_aside()?, self.records.delimiter());
        records.advance()?;
        while records.advance()? {
            proof.see(records.line(), &records.cell(columns.time).text);
            for at in [columns.quantity, columns.price] {
                decimals.see(records.line(), &records.cell(at).text);
            }
        }
        self.lines.date_order = self.source.date_order(proof, self.lines.date_order)?;
        self.lines.number_style = Some(self.source.number_style(decimals, self.decimals)?);
        Ok(())
    }

    /// The invoice of the last line, even when the rest of the line was refused.
    pub fn invoice(&self) -> String {
        self.lines.invoice.clone()
    }

    /// The control totals of the quantities and of the prices times these, to which no line was added yet.
    pub fn totals(&self) -> [ControlTotal; 2] {
        let Columns { quantity, price, .. } = self.lines.columns;
        [(quantity, Field::Quantity), (price, Field::ItemPrice)].map(|(at, field)| {
            ControlTotal::new(self.headings.get(at).map_or("", String::as_str), field.as_str())
        })
    }

    /// The heading of the made numbers, where the file has none.
    fn made_heading(&self) -> Option<&'static str> {
        self.lines.made.is_some().then_some(MADE_HEADING)
    }

    /// The notes so far.
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }
}

/// Writes the refused lines as they are, each with its line number and reason in two added columns, and the
/// other lines of the same invoices: an invoice is imported as a whole, so it is corrected as a whole.
pub fn write_refused(
    source: &Source,
    options: RowOptions<'_>,
    refused: &[Refusal],
    out: &mut dyn Write,
) -> Result<()> {
    if !is_plain(source, options)? {
        return TABLE.write_refused(source, options, refused, out);
    }
    let mut invoices = std::collections::BTreeSet::new();
    let mut reader = SalesReader::open(source, options)?;
    while let Some(row) = reader.next_row()? {
        if row.is_err() {
            invoices.insert(reader.invoice());
        }
    }
    // A line without an invoice has no other lines.
    invoices.remove("");
    let mut reader = SalesReader::open(source, options)?;
    let headings = reader.headings.iter().map(String::as_str);
    // Made numbers are written too: those made for the refused rows alone would be others.
    let made = reader.made_heading();
    let mut rows = RefusedRows::begin(out, made.into_iter().chain(headings))?;
    while let Some(row) = reader.next_row()? {
        let problem = match row {
            Err(refusal) => refusal.problem.to_string(),
            Ok(line) if invoices.contains(&line.invoice) => String::new(),
            Ok(_) => continue,
        };
        let mut cells = reader.records.texts();
        cells.splice(..0, made.map(|_| reader.invoice()));
        rows.put(cells, reader.records.line(), &problem)?;
    }
    rows.finish()
}

/// True if the file has only the columns that [`SalesReader`] reads.
pub fn is_plain(source: &Source, options: RowOptions<'_>) -> Result<bool> {
    let delimiter = delimiter(source)?;
    let headings = headings(source, delimiter)?;
    let mut found = order_rows::Columns::find(&headings, &names);
    order_rows::find_kinds(source, delimiter, &headings, &mut found)?;
    found.correct(&headings, options.columns).map_err(|problem| source.refuse(problem))?;
    Ok(columns::are_plain(&found))
}

fn delimiter(source: &Source) -> Result<u8> {
    csv_text::delimiter_by_headings(source, are_lines)
}

/// Sales lines with more columns than plain ones, read as an order export.
pub(super) const TABLE: TableFormat = TableFormat { is_one: are_lines, profile: |_| profile() };

/// The status of an order; refuses a cancellation with a positive quantity.
pub(super) fn status(rows: &OrderRows<'_>, notes: &mut Notes) -> FieldResult<OrderStatus> {
    for quantity in rows.texts(Field::Quantity) {
        kind(rows.order_number(), if is_negative(quantity) { -1 } else { 1 })?;
    }
    rows.status(notes)
}
