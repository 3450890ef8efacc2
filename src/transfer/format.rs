//! Detects the format of a file by its contents, not by its name, and opens the reader for it.

use std::io::Write;

use serde::{Deserialize, Serialize};

use super::order_rows::{OrderReader, RowOptions, Table, TableFormat};
use super::source::Source;
use super::{
    DELIMITERS, Refusal, csv_text, dated_taxes, order_csv, rest_json, sales_lines, shopify_csv, tax_csv,
};
use crate::domain::Result;

/// The formats of orders in tables, in the order in which they are tried.
const TABLES: [(Format, &TableFormat); 3] = [
    (Format::Shopify, &shopify_csv::TABLE),
    (Format::OrderCsv, &order_csv::TABLE),
    (Format::SalesLines, &sales_lines::TABLE),
];
/// The least columns of a table of orders: a number, a date and an amount.
const LEAST_COLUMNS: usize = 3;

/// A format that can be imported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Tillbook's own JSON, with the whole of the books.
    Books,
    /// Tax rates as CSV with ten columns.
    Taxes,
    /// Tax rates with their dates and sources, as presets have them.
    DatedTaxes,
    /// Plain sales lines: one product of an invoice on each.
    SalesLines,
    /// Responses of a REST API: orders, refunds, customers, products, taxes.
    RestJson,
    /// Orders of a Shopify shop, a row for each item.
    Shopify,
    /// Orders of an export plugin, a marketplace or a till, a row for each item or each order.
    OrderCsv,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 7] = [
        Self::Books,
        Self::Taxes,
        Self::DatedTaxes,
        Self::SalesLines,
        Self::RestJson,
        Self::Shopify,
        Self::OrderCsv,
    ];

    /// The command line's word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Books => "books",
            Self::Taxes => "taxes",
            Self::DatedTaxes => "dated-taxes",
            Self::SalesLines => "sales-lines",
            Self::RestJson => "rest-json",
            Self::Shopify => "shopify",
            Self::OrderCsv => "orders-csv",
        }
    }

    /// A description for messages: `tax rates`.
    pub const fn described(self) -> &'static str {
        match self {
            Self::Books => "the books of a shop",
            Self::Taxes => "tax rates",
            Self::DatedTaxes => "tax rates with their dates and sources",
            Self::SalesLines => "sales lines",
            Self::RestJson => "orders and more as JSON of a shop system",
            Self::Shopify => "orders of a Shopify shop",
            Self::OrderCsv => "orders, a row for each item or each order",
        }
    }

    /// Whether its dates may have the day or the month first.
    pub const fn has_free_dates(self) -> bool {
        matches!(self, Self::SalesLines | Self::Shopify | Self::OrderCsv)
    }

    /// Whether its rows are numbered by entry, not by line.
    pub const fn has_entries(self) -> bool {
        matches!(self, Self::RestJson)
    }
}

fn table_format(format: Format) -> Option<&'static TableFormat> {
    TABLES.into_iter().find(|(of, _)| *of == format).map(|(_, table)| table)
}

/// The format of a file. Refused when it is none of these, with a list of them.
pub fn recognise(source: &Source) -> Result<Format> {
    let start = source.beginning()?;
    let text = start.trim_start();
    if text.is_empty() {
        return Err(source.refuse("it is empty"));
    }
    if text.starts_with(['{', '[']) {
        return if text.contains("\"tillbook-books\"") {
            Ok(Format::Books)
        } else if is_shopify_json(text) {
            Err(source.refuse(
                "it is JSON of Shopify's interface for programs: in Shopify, choose Orders, Export and CSV for Excel, \
                 and import that file",
            ))
        } else if !names_a_format(text) && rest_json::is_rest_json(source)? {
            Ok(Format::RestJson)
        } else {
            Err(source.refuse(
                "it is JSON, but neither the books of a shop (\"format\": \"tillbook-books\") nor orders, \
                 refunds, customers, products, tax rates or tax classes of a REST interface",
            ))
        };
    }
    if dated_taxes::is_dated(source)? {
        return Ok(Format::DatedTaxes);
    }
    for delimiter in DELIMITERS {
        let headings = csv_text::headings(source, delimiter)?;
        let mut tables = TABLES.into_iter().filter(|_| headings.len() >= LEAST_COLUMNS);
        if let Some((format, _)) = tables.find(|(_, table)| (table.is_one)(&headings)) {
            return Ok(format);
        }
        if tax_csv::is_tax_csv(source, delimiter)? {
            return Ok(Format::Taxes);
        }
    }
    Err(source.refuse(
        "its format was not recognised. It can be the books as JSON, tax rates (ten columns: country, state, \
         postcode, city, rate, name, priority, compound, shipping, class), orders with a row for each item (with \
         headings such as order_number, order_date, status, item name, quantity, order_total; or those of Shopify) \
         or sales lines (with headings such as InvoiceNo, StockCode, Quantity, InvoiceDate, UnitPrice). If it is one of them, name it with --format",
    ))
}

/// Whether JSON has orders as Shopify's API returns them.
fn is_shopify_json(text: &str) -> bool {
    let has = |key: &str| text.contains(key);
    has("\"financial_status\"") && (has("\"total_price\"") || has("\"total_price_set\""))
}

/// Whether a JSON file begins with a `format` key. Its format is then not guessed from other keys.
fn names_a_format(text: &str) -> bool {
    let first_key = text.strip_prefix('{').map(str::trim_start);
    first_key.is_some_and(|text| text.starts_with("\"format\""))
}

/// The columns of a file of orders with its format; or, without a format, of a table that was not recognised
/// and may hold orders; `None` for all others.
pub fn columns(source: &Source) -> Result<Option<(Option<Format>, Table)>> {
    let format = recognise(source).ok();
    if format.is_none() && source.beginning()?.trim_start().starts_with(['{', '[']) {
        return Ok(None);
    }
    let Some(table) = table_format(format.unwrap_or(Format::OrderCsv)) else { return Ok(None) };
    let table = table.table(source)?;
    let is_table = table.headings.iter().filter(|heading| !heading.is_empty()).count() >= LEAST_COLUMNS;
    Ok(is_table.then_some((format, table)))
}

/// Reads the orders of a table one by one. A file of another format is read by its headings.
pub fn open_orders<'s>(
    source: &'s Source,
    format: Format,
    options: RowOptions<'_>,
) -> Result<OrderReader<'s>> {
    table_format(format).unwrap_or(&order_csv::TABLE).open(source, options)
}

/// Writes the refused rows of a file, CSV as CSV and JSON as JSON, with line and reason, so that they can be
/// corrected and imported by themselves. Writes nothing for Tillbook's JSON, which is refused whole.
pub fn write_refused(
    source: &Source,
    format: Format,
    options: RowOptions<'_>,
    refused: &[Refusal],
    out: impl Write,
) -> Result<()> {
    match format {
        Format::Books => Ok(()),
        Format::Taxes => tax_csv::write_refused(source, refused, out),
        Format::DatedTaxes => dated_taxes::write_refused(source, refused, out),
        Format::RestJson => rest_json::write_refused(source, refused, out),
        Format::SalesLines => sales_lines::write_refused(source, options, refused, out),
        Format::Shopify => shopify_csv::TABLE.write_refused(source, options, refused, out),
        Format::OrderCsv => order_csv::TABLE.write_refused(source, options, refused, out),
    }
}
