//! Detects the format of a file by its contents, not by its name, and opens the reader for it.

use std::io::Write;

use serde::{Deserialize, Serialize};

use super::exports::{self, shopify};
use super::order_rows::{OrderReader, RowOptions, Table, TableFormat};
use super::source::Source;
use super::{
    DELIMITERS, Refusal, csv_text, dated_taxes, e_invoice, payouts, products_csv, purchases_csv, rest_json,
    sales_lines, tax_csv,
};
use domain::advice::Advice;
use domain::{Result, label, text};

/// The least columns of a table of orders: a number, a date and an amount.
const LEAST_COLUMNS: usize = 3;

/// The mark by which books are known.
const BOOKS_MARK: &str = "\"tillbook-books\"";

/// The program's rules for a format, apart from the effect of its rows on a shop.
struct Row {
    /// The command line's word.
    name: &'static str,
    /// A description for messages: `tax rates`.
    described: &'static str,
    /// The contents of such a file, for the command line's help.
    help: &'static str,
    recognition: Recognition,
    /// The reader of orders in a table.
    orders: Option<&'static TableFormat>,
}

/// The means by which the first part of a file shows its format.
enum Recognition {
    /// JSON that is such; the text is its beginning.
    Json(fn(&Source, &str) -> Result<bool>),
    /// The first bytes, before there is any text.
    Bytes,
    /// A table with at least [`LEAST_COLUMNS`] such headings.
    Headings(fn(&[String]) -> bool),
    /// A table that is such at a delimiter.
    Rows(fn(&Source, u8) -> Result<bool>),
}

/// Defines the enum and its table.
macro_rules! formats {
    ($($(#[$doc:meta])* $format:ident { $($row:tt)* })*) => {
        /// A format that can be imported.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Format {
            $($(#[$doc])* $format,)*
        }

        impl Format {
            /// Every format, in the order in which they are tried.
            pub const ALL: &[Self] = &[$(Self::$format,)*];

            const fn row(self) -> &'static Row {
                match self {
                    $(Self::$format => const { &Row { $($row)* } },)*
                }
            }
        }
    };
}

formats! {
    /// Tillbook's own JSON, with the whole of the books.
    Books {
        name: "books",
        described: label!("the books of a shop"),
        help: "the whole of the books as JSON, as `tillbook export SHOP books` writes it",
        recognition: Recognition::Json(|_, text| Ok(text.contains(BOOKS_MARK))),
        orders: None,
    }
    /// An electronic invoice, which is a purchase.
    EInvoice {
        name: "e-invoice",
        described: label!("an electronic invoice"),
        help: "an electronic invoice of a supplier by EN 16931, as XML or in a PDF: XRechnung, Peppol BIS,\n               \
               Factur-X and ZUGFeRD 2; it becomes a purchase, and the file is kept with that",
        recognition: Recognition::Bytes,
        orders: None,
    }
    /// Responses of a REST API: orders, refunds, customers, products, taxes.
    RestJson {
        name: "rest-json",
        described: label!("orders and more as JSON of a shop system"),
        help: "saved answers of a shop system: orders, refunds, customers, products, tax rates and\n               \
               classes, in lists, wrapped or one a line",
        recognition: Recognition::Json(|source, text| {
            Ok(!names_a_format(text) && rest_json::is_rest_json(source)?)
        }),
        orders: None,
    }
    /// Tax rates with their dates and sources, as presets have them.
    DatedTaxes {
        name: "dated-taxes",
        described: label!("tax rates with their dates and sources"),
        help: "tax rates with their dates and sources, as `tillbook preset show` prints them",
        recognition: Recognition::Headings(dated_taxes::is_dated),
        orders: None,
    }
    /// Purchases, a row for each line of a document.
    Purchases {
        name: "purchases",
        described: label!("purchases"),
        help: "purchases as CSV: date, supplier, document, country, net, tax, rate, kind (goods, services,\n               \
               investment), deductible (in percent), category, in any order; net or tax may be blank",
        recognition: Recognition::Headings(purchases_csv::is_purchases),
        orders: None,
    }
    /// Orders of a Shopify shop, a row for each item.
    Shopify {
        name: "shopify",
        described: label!("orders of a Shopify shop"),
        help: "the orders that a Shopify shop exports as CSV",
        recognition: Recognition::Headings(shopify::TABLE.is_one),
        orders: Some(&shopify::TABLE),
    }
    /// Orders of an export plugin, a marketplace or a cash register, a row for each item or each order.
    OrderCsv {
        name: "orders-csv",
        described: label!("orders, a row for each item or each order"),
        help: "orders as export plugins, Amazon, Etsy and Square write them, CSV with a row for each\n               \
               item or, as a list, for each order (see --map)",
        recognition: Recognition::Headings(exports::TABLE.is_one),
        orders: Some(&exports::TABLE),
    }
    /// Plain sales lines: one product of an invoice on each.
    SalesLines {
        name: "sales-lines",
        described: label!("sales lines"),
        help: "plain sales lines as CSV: invoice, code, description, quantity, time, unit price,\n               \
               customer, country; those of invoices C... and of negative quantities are returns",
        recognition: Recognition::Headings(sales_lines::TABLE.is_one),
        orders: Some(&sales_lines::TABLE),
    }
    /// Products, a row for each.
    Products {
        name: "products",
        described: label!("products"),
        help: "products as CSV: code, name, price, class, in any order, as `tillbook export SHOP products`\n               \
               writes them; a row is about the product with its code, without one about that of its name",
        recognition: Recognition::Rows(|source, delimiter| {
            Ok(products_csv::is_products(&csv_text::headings(source, delimiter)?))
        }),
        orders: None,
    }
    /// Tax rates as CSV with ten columns.
    Taxes {
        name: "taxes",
        described: label!("tax rates"),
        help: "tax rates as CSV: country, state, postcode, city, rate, name, priority, compound,\n               \
               shipping, class, in this order",
        recognition: Recognition::Rows(tax_csv::is_tax_csv),
        orders: None,
    }
}

impl Format {
    /// The command line's word.
    pub const fn as_str(self) -> &'static str {
        self.row().name
    }

    /// A description for messages: `tax rates`.
    pub const fn described(self) -> &'static str {
        self.row().described
    }

    /// The contents of such a file, for the command line's help; lines after the first are indented.
    pub const fn help(self) -> &'static str {
        self.row().help
    }

    /// True if its dates may have the day or the month first.
    pub const fn has_free_dates(self) -> bool {
        self.row().orders.is_some() || matches!(self, Self::Purchases)
    }

    /// True if a table at this delimiter is of the format.
    fn is_of_table(self, source: &Source, delimiter: u8, headings: &[String]) -> Result<bool> {
        match self.row().recognition {
            Recognition::Json(_) | Recognition::Bytes => Ok(false),
            Recognition::Headings(is_one) => Ok(headings.len() >= LEAST_COLUMNS && is_one(headings)),
            Recognition::Rows(is_one) => is_one(source, delimiter),
        }
    }
}

/// The format of a file. Refused when it is none of these, with a list of them.
pub fn recognise(source: &Source) -> Result<Format> {
    if e_invoice::is_e_invoice(source)? {
        return Ok(Format::EInvoice);
    }
    let start = source.beginning()?;
    let text = start.trim_start();
    if text.is_empty() {
        return Err(source.refuse(text!("it is empty. Choose another file")));
    }
    if text.starts_with(['{', '[']) {
        return recognise_json(source, text);
    }
    for delimiter in DELIMITERS {
        let headings = csv_text::headings(source, delimiter)?;
        if let Some(problem) = payouts::refusal(&headings) {
            return Err(source.refuse(problem));
        }
        for format in Format::ALL {
            if format.is_of_table(source, delimiter, &headings)? {
                return Ok(*format);
            }
        }
    }
    Err(source.ask(
        None,
        Advice::Format,
        text!(
            "its format was not recognised. It can be the books as JSON, or a table with headings: of tax rates (country, state, postcode, city, rate, name, priority, compound, shipping, class), orders (order number, date, status, item name, quantity, order total; or those of Shopify), sales lines (invoice, code, quantity, date, price), purchases (date, supplier, document, net, tax, rate) or products (code, name, price, class, cost)"
        ),
    ))
}

fn recognise_json(source: &Source, text: &str) -> Result<Format> {
    if is_shopify_json(text) && !text.contains(BOOKS_MARK) {
        return Err(source.refuse(text!(
            "it is JSON of Shopify's interface for programs. In Shopify, choose Orders, Export and CSV for Excel, and import that file"
        )));
    }
    for format in Format::ALL {
        if let Recognition::Json(is_one) = format.row().recognition
            && is_one(source, text)?
        {
            return Ok(*format);
        }
    }
    Err(source.refuse(text!(
        "it is JSON, but neither the books of a shop nor orders, refunds, customers, products, tax rates or tax classes of another shop system. Export one of these, or a table as CSV"
    )))
}

/// True for JSON with orders as Shopify's API returns them.
fn is_shopify_json(text: &str) -> bool {
    let has = |key: &str| text.contains(key);
    has("\"financial_status\"") && (has("\"total_price\"") || has("\"total_price_set\""))
}

/// True if a JSON file begins with a `format` key. Its format is then not guessed from other keys.
fn names_a_format(text: &str) -> bool {
    let first_key = text.strip_prefix('{').map(str::trim_start);
    first_key.is_some_and(|text| text.starts_with("\"format\""))
}

/// The columns of a file of orders, purchases, products or tax rates with its format; or, without a format, of a table that was not
/// recognised and may hold any of these; `None` for all others.
pub fn columns(source: &Source) -> Result<Option<(Option<Format>, Table)>> {
    let format = recognise(source).ok();
    let Some(table) = table_of(source, format)? else { return Ok(None) };
    let table = table.table(source)?;
    // Nothing can be said of the columns of rates without headings.
    if format == Some(Format::Taxes) && tax_csv::is_without_headings(&table.headings) {
        return Ok(None);
    }
    // Names with their prices are products.
    let is_table = table.headings.iter().filter(|heading| !heading.is_empty()).count() >= 2;
    Ok(is_table.then_some((format, table)))
}

/// The headings of these columns, of a file of this format; none where there are no such columns.
pub fn headings(source: &Source, format: Option<Format>) -> Result<Vec<String>> {
    table_of(source, format)?.map_or_else(|| Ok(Vec::new()), |table| table.headings(source))
}

/// The reader of a file's columns.
fn table_of(source: &Source, format: Option<Format>) -> Result<Option<&'static TableFormat>> {
    if format == Some(Format::EInvoice) {
        return Ok(None);
    }
    if format.is_none() && source.beginning()?.trim_start().starts_with(['{', '[']) {
        return Ok(None);
    }
    let named = matches!(format, Some(Format::Purchases | Format::Products | Format::Taxes))
        .then_some(&exports::TABLE);
    Ok(format.unwrap_or(Format::OrderCsv).row().orders.or(named))
}

/// Reads the orders of a table one by one. A file of another format is read by its headings.
pub fn open_orders<'s>(
    source: &'s Source,
    format: Format,
    options: RowOptions<'_>,
) -> Result<OrderReader<'s>> {
    format.row().orders.unwrap_or(&exports::TABLE).open(source, options)
}

/// Writes the refused rows of a file, CSV as CSV and JSON as JSON, with line and reason, so that they can be
/// corrected and imported by themselves. Writes nothing for Tillbook's JSON, which is refused whole.
pub fn write_refused(
    source: &Source,
    format: Format,
    options: RowOptions<'_>,
    refused: &[Refusal],
    out: &mut dyn Write,
) -> Result<()> {
    match format {
        Format::Books | Format::EInvoice => Ok(()),
        Format::RestJson => rest_json::write_refused(source, refused, out),
        Format::DatedTaxes => dated_taxes::write_refused(source, refused, out),
        Format::Taxes => tax_csv::write_refused(source, options.columns, refused, out),
        Format::Purchases => purchases_csv::write_refused(source, refused, out),
        Format::Products => products_csv::write_refused(source, refused, out),
        Format::Shopify => shopify::TABLE.write_refused(source, options, refused, out),
        Format::OrderCsv => exports::TABLE.write_refused(source, options, refused, out),
        Format::SalesLines => sales_lines::write_refused(source, options, refused, out),
    }
}
