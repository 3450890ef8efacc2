//! One sales line: its values, or the problem with it.

use std::borrow::Cow;

use super::columns::{Columns, described};
use crate::answers::MadeNumbers;
use crate::csv_text::{self, Records, whole};
use crate::currency_mark::{another, of_another_shop};
use crate::foreign::amount_of;
use crate::order_rows::Field;
use crate::{FieldResult, Notes};
use domain::order::sales_line::{LineKind, SalesLine};
use domain::quantity::Quantity;
use domain::shop::settings::Currency;
use domain::text;
use domain::text::lenient::date::{self, DateOrder, DateStyle};
use domain::text::lenient::number::NumberStyle;
use domain::text::{Text, too_long};
use domain::time::{Local, Zone};
use domain::unit_price::UnitPrice;

/// The settings for reading all lines of a file.
pub(super) struct LineReader {
    pub(super) columns: Columns,
    /// The number of headings.
    pub(super) width: usize,
    pub(super) time_zone: Zone,
    pub(super) currency: Currency,
    /// `None` until a date needs it.
    pub(super) date_order: Option<DateOrder>,
    /// `None` until the whole file was surveyed.
    pub(super) number_style: Option<NumberStyle>,
    /// The last time that was read, as text and parsed.
    pub(super) last_time: Option<(String, Local)>,
    /// The numbers of invoices where the file has none.
    pub(super) made: Option<MadeNumbers>,
    /// The invoice of the last line, even when the rest of the line was refused; empty when it has none.
    pub(super) invoice: String,
}

impl LineReader {
    /// The line at the position of the records.
    pub(super) fn read(&mut self, records: &Records<'_>, notes: &mut Notes) -> FieldResult<SalesLine> {
        let line = records.line();
        self.invoice =
            self.columns.invoice.map(|at| whole(&records.cell(at).text).to_owned()).unwrap_or_default();
        if let Some(problem) = records.swallowed(self.width) {
            return Err(problem);
        }
        let has_more = (self.width..records.len()).any(|at| !records.cell(at).text.is_empty());
        if records.len() < self.width || has_more {
            let (cells, width) = (records.len(), self.width);
            return Err(text!(
                "it has {cells} cells where the headings have {width}: is one missing, or is there one that is not quoted?",
                cells,
                width
            ));
        }
        if records.has_windows() {
            notes.add(line, csv_text::WINDOWS);
        }
        if self.columns.invoice.is_some() && self.invoice.is_empty() {
            return Err(missing(Field::Number));
        }
        let clock = self.columns.clock.map(|at| records.cell(at).text).unwrap_or_default();
        let date = records.cell(self.columns.time).text;
        if date::is_day_number(&date) {
            notes.add(line, csv_text::DAY_NUMBERS);
        }
        let at = self.time(&date::with_clock(&date, &clock));
        let customer = self.columns.customer.map(|at| records.cell(at).text).unwrap_or_default();
        if let (Some(made), Ok(at)) = (&mut self.made, &at) {
            self.invoice = made.next(at.day, whole(&customer));
        }
        let invoice = self.invoice.clone();
        let text = self.number(records, self.columns.quantity, Field::Quantity, notes)?;
        let quantity = Self::quantity(&text, line, notes)?;
        let price = self.number(records, self.columns.price, Field::ItemPrice, notes)?;
        let price = UnitPrice::parse(&price).ok_or_else(|| no_number(Field::ItemPrice, &price))?;
        let at = at?;
        let kind = kind(&invoice, quantity.ten_thousandths())?;
        let columns = &self.columns;
        let text = |at: Option<usize>| at.map(|at| records.cell(at).text.into_owned()).unwrap_or_default();
        let (code, description) = (text(columns.code), text(columns.description));
        let country = text(columns.country);
        let texts = [
            (described(Field::Number), invoice.as_str()),
            (described(Field::Sku), &code),
            (described(Field::Item), &description),
            (described(Field::Customer), &customer),
            (described(Field::Country), &country),
        ];
        if let Some(problem) = too_long(texts) {
            return Err(problem);
        }
        Ok(SalesLine {
            line,
            kind,
            invoice,
            code: if code.is_empty() { description.clone() } else { code },
            description,
            quantity,
            at,
            total: amount_of(price, quantity, line, notes)?,
            price,
            customer: whole(&customer).to_owned(),
            country,
        })
    }

    /// True if the current line has a date or number that can only be read after a survey of all lines.
    pub(super) fn needs_survey(&self, records: &Records<'_>) -> bool {
        let columns = &self.columns;
        self.number_style.is_none()
            && ([columns.quantity, columns.price].iter().any(|at| !is_certain(&records.cell(*at).text))
                || self.date_order.is_none() && date::needs_order(&records.cell(columns.time).text))
    }

    /// A time. The last one is cached, since the lines of an invoice have the same.
    fn time(&mut self, text: &str) -> FieldResult<Local> {
        if let Some((_, at)) = self.last_time.as_ref().filter(|(last, _)| last == text) {
            return Ok(*at);
        }
        let style = DateStyle::of_a_file(self.date_order.unwrap_or(DateOrder::MonthFirst), self.time_zone);
        let at = style.time(text).ok_or_else(|| {
            text!(
                "date: \"{written}\" is not a date that can be read: write it like 2025-03-31",
                written = text
            )
        })?;
        self.last_time = Some((text.to_owned(), at));
        Ok(at)
    }

    /// A number in plain notation: digits, with a decimal point or without.
    fn number<'r>(
        &self,
        records: &'r Records<'_>,
        at: usize,
        field: Field,
        notes: &mut Notes,
    ) -> FieldResult<Cow<'r, str>> {
        let text = records.cell(at).text;
        if text.is_empty() {
            return Err(missing(field));
        }
        if is_certain(&text) {
            return Ok(text);
        }
        if let Some(written) = another(&text, self.currency).filter(|_| field == Field::ItemPrice) {
            return Err(named(field, of_another_shop(&written, self.currency)));
        }
        let style = self.number_style.unwrap_or_default();
        let plain = style.plain(&text).map_err(|problem| named(field, problem))?;
        if style.has_comma() && text.contains(',') {
            notes.add(records.line(), text!("numbers are written with a decimal comma"));
        }
        Ok(Cow::Owned(plain.into_owned()))
    }

    /// A quantity, rounded to four decimals.
    fn quantity(text: &str, line: u64, notes: &mut Notes) -> FieldResult<Quantity> {
        let fraction = text.split_once('.').map_or("", |(_, fraction)| fraction);
        if fraction.bytes().skip(4).any(|digit| digit != b'0') {
            notes.add(line, text!("quantities are rounded to four decimals"));
        }
        Quantity::parse(text).ok_or_else(|| no_number(Field::Quantity, text))
    }
}

fn no_number(field: Field, written: &str) -> Text {
    named(field, text!("\"{written}\" is not a number, or too large: write one such as 12.50", written))
}

fn missing(field: Field) -> Text {
    text!("it has no {field}: add it", field = Text::new(described(field)))
}

fn named(field: Field, problem: Text) -> Text {
    text!("{what}: {problem}", what = Text::new(described(field)), problem)
}

/// True for a number that can be read in one way only: digits, and not three of them after a point, which may
/// be thousands. True for an empty cell.
fn is_certain(text: &str) -> bool {
    let number = text.strip_prefix('-').unwrap_or(text);
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    is_digits(whole) && is_digits(fraction) && fraction.len() != 3
}

/// The kind of a line: a cancellation when its invoice begins with C and a digit, else a return when its
/// quantity is negative, else a sale. Refuses a cancellation of a positive quantity.
pub(super) fn kind(invoice: &str, quantity: i64) -> FieldResult<LineKind> {
    let after_c = invoice.strip_prefix(['C', 'c']);
    let is_cancellation = after_c.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    match (is_cancellation, quantity) {
        (true, ..=0) => Ok(LineKind::Cancellation),
        (true, _) => Err(text!(
            "invoice {invoice} is a cancellation (it begins with C), but its quantity is not negative: correct one of them",
            invoice
        )),
        (false, ..0) => Ok(LineKind::Return),
        (false, _) => Ok(LineKind::Sale),
    }
}
