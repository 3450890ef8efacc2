//! One line: what its cells say, or why they cannot be taken.

use super::DateOrder;
use super::columns::{Column, Columns};
use crate::domain::decimal;
use crate::domain::money::Money;
use crate::domain::quantity::Quantity;
use crate::domain::sales_line::{LineKind, SalesLine};
use crate::domain::time::Zone;
use crate::transfer::Notes;
use crate::transfer::csv_text::Records;
use crate::transfer::dates;
use crate::transfer::decimals::Decimals;

/// What is known about all lines of a file.
pub(super) struct LineReader {
    pub(super) columns: Columns,
    /// How many headings there are.
    pub(super) width: usize,
    pub(super) time_zone: Zone,
    pub(super) date_order: DateOrder,
    pub(super) decimals: Decimals,
}

type Read<T> = std::result::Result<T, String>;

impl LineReader {
    /// The line that the records stand at.
    pub(super) fn read(&self, records: &Records<'_>, notes: &mut Notes) -> Read<SalesLine> {
        let line = records.line();
        if let Some(problem) = records.swallowed(self.width) {
            return Err(problem);
        }
        let extra = records.cells().skip(self.width);
        if records.len() < self.width || extra.into_iter().any(|cell| !cell.text.is_empty()) {
            let (cells, width) = (records.len(), self.width);
            return Err(format!("it has {cells} cells where the headings have {width}"));
        }
        if records.cells().any(|cell| cell.is_windows) {
            notes.add(line, "not UTF-8: read as Windows-1252");
        }
        let columns = &self.columns;
        let invoice = self.invoice(records);
        if invoice.is_empty() {
            return Err("it has no invoice number".to_owned());
        }
        let quantity = self.number(records, columns.quantity, Column::Quantity, notes)?;
        let price = self.number(records, columns.price, Column::Price, notes)?;
        let time = records.cell(columns.time).text;
        let at = dates::parse(&time, self.date_order, self.time_zone)
            .ok_or_else(|| format!("{}: \"{time}\" is no date that can be read", Column::Time.as_str()))?;
        let kind = kind(&invoice, quantity)?;
        let text = |at: Option<usize>| at.map(|at| records.cell(at).text.into_owned()).unwrap_or_default();
        Ok(SalesLine {
            line,
            kind,
            invoice,
            code: text(Some(columns.code)),
            description: text(columns.description),
            quantity: Quantity::from_ten_thousandths(quantity),
            at,
            total: product(quantity, price, line, notes)?,
            customer: whole(&text(columns.customer)).to_owned(),
            country: text(columns.country),
        })
    }

    /// A number in ten-thousandths.
    fn number(&self, records: &Records<'_>, at: usize, column: Column, notes: &mut Notes) -> Read<i64> {
        let cell = records.cell(at);
        let name = column.as_str();
        if cell.text.is_empty() {
            return Err(format!("it has no {name}"));
        }
        let text = self.decimals.plain(&cell.text).map_err(|problem| format!("{name}: {problem}"))?;
        if self.decimals.is_comma() && cell.text.contains(',') {
            notes.add(records.line(), "numbers are written with a decimal comma");
        }
        let value = decimal::parse(&text).map_err(|error| match error {
            decimal::DecimalError::NotANumber => format!("{name}: \"{}\" is no number", cell.text),
            decimal::DecimalError::TooLarge => format!("{name}: {text} is too large"),
        })?;
        let fraction = text.split_once('.').map_or("", |(_, fraction)| fraction);
        if fraction.bytes().skip(4).any(|digit| digit != b'0') {
            notes.add(records.line(), "quantities and prices are rounded to four decimals");
        }
        Ok(value)
    }

    /// The invoice of the line that the records stand at; empty when there is none.
    pub(super) fn invoice(&self, records: &Records<'_>) -> String {
        whole(&records.cell(self.columns.invoice).text).to_owned()
    }
}

/// A number without the `.0` that a spreadsheet gave it: `17850.0` is `17850`.
fn whole(text: &str) -> &str {
    let number = text.strip_suffix(".0").unwrap_or(text);
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { number } else { text }
}

/// An invoice that begins with C and a digit is a cancellation, and anything else with a negative
/// quantity takes back.
fn kind(invoice: &str, quantity: i64) -> Read<LineKind> {
    let after_c = invoice.strip_prefix(['C', 'c']);
    let is_cancellation = after_c.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    match (is_cancellation, quantity) {
        (true, ..=0) => Ok(LineKind::Cancellation),
        (true, _) => Err(format!(
            "invoice {invoice} is a cancellation (it begins with C), but its quantity is not negative"
        )),
        (false, ..0) => Ok(LineKind::Return),
        (false, _) => Ok(LineKind::Sale),
    }
}

/// Quantity times price, both in ten-thousandths, rounded half away from zero to the same.
fn product(quantity: i64, price: i64, line: u64, notes: &mut Notes) -> Read<Money> {
    let scale = i128::from(decimal::SCALE);
    let exact = i128::from(quantity) * i128::from(price);
    let rest = exact % scale;
    if rest != 0 {
        notes.add(line, "quantity times price is rounded to four decimals");
    }
    let up = if rest.abs() * 2 >= scale { exact.signum() } else { 0 };
    i64::try_from(exact / scale + up)
        .map(Money::from_ten_thousandths)
        .map_err(|_too_large| "quantity times price is too large".to_owned())
}
