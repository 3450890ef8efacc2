//! Invoices and credit notes. A row is only added, never changed but for the day of payment, and never deleted: numbers have no
//! gap. What a document says is its JSON; the columns beside it are what the list needs.

use rusqlite::{Row, named_params};

use super::{JournalChange, Read, Write};
use crate::Result;
use crate::columns::{day, maybe, money};
use domain::ids::OrderId;
use domain::invoice::logo::Logo;
use domain::invoice::standing::Standing;
use domain::invoice::{Invoice, InvoiceKind, InvoiceNumber, InvoiceSummary, IssuedInvoice};
use domain::order::Order;
use domain::shop::health::{Part, Problem};
use domain::time::Day;
use domain::{Error, text};

const FIND: &str = "SELECT document, paid_on FROM invoices WHERE number = :number";
const OF_ORDER: &str = "SELECT document FROM invoices WHERE order_id = :order ORDER BY id";
const ALL: &str = "SELECT document, paid_on FROM invoices ORDER BY id";
const LIST: &str = "
  SELECT i.number, kind, i.day, buyer, net, i.tax AS tax, gross, paid_on, corrects, o.number AS of_order,
    iif(i.corrects IS NULL AND i.paid_on IS NULL, gross - (
      SELECT coalesce(sum(c.gross), 0) FROM invoices c WHERE c.corrects = i.number), 0) AS open
  FROM invoices i JOIN orders o ON o.id = i.order_id ORDER BY i.id DESC";
const LAST: &str = "
  SELECT sequence, day FROM (
    SELECT sequence, day FROM invoices WHERE series = :series AND sequence < :before ORDER BY sequence DESC LIMIT 1)
  UNION ALL SELECT sequence, day FROM (
    SELECT sequence, day FROM numbers_elsewhere WHERE series = :series AND sequence < :before
    ORDER BY sequence DESC LIMIT 1)
  ORDER BY sequence DESC LIMIT 1";
const ADD: &str = "
  INSERT INTO invoices
    (series, sequence, number, order_id, kind, corrects, day, buyer, net, tax, gross, paid_on, document)
  VALUES (:series, :sequence, :number, :order, :kind, :corrects, :day, :buyer, :net, :tax, :gross, :paid_on, :document)";
const SET_PAID: &str = "UPDATE invoices SET paid_on = :paid_on WHERE number = :number";
const FILE: &str = "SELECT bytes FROM invoice_files WHERE number = :number AND format = :format";
const KEEP_FILE: &str = "
  INSERT INTO invoice_files (number, format, bytes) VALUES (:number, :format, :bytes)
  ON CONFLICT (number, format) DO NOTHING";
const LOGO: &str = "SELECT png FROM logos WHERE digest = :digest";
const LOGOS: &str = "SELECT digest, png FROM logos ORDER BY rowid";
const ADD_LOGO: &str =
    "INSERT INTO logos (digest, png) VALUES (:digest, :png) ON CONFLICT (digest) DO NOTHING";
/// Documents that name a logo which is not there.
const WITHOUT_LOGO: &str = "
  SELECT number FROM invoices
  WHERE document ->> '$.seller.logo' <> '' AND document ->> '$.seller.logo' NOT IN (SELECT digest FROM logos)
  ORDER BY id LIMIT 100";
/// The series that do not have each number from 1 once, here or in a copy that this shop took the place of.
const GAPS: &str = "
  SELECT series, count(*) AS count, max(sequence) AS last FROM (
    SELECT series, sequence FROM invoices UNION SELECT series, sequence FROM numbers_elsewhere)
  GROUP BY series HAVING min(sequence) <> 1 OR max(sequence) <> count(*)";

fn document(row: &Row<'_>) -> Result<Invoice> {
    let json: String = row.get("document")?;
    let unreadable = |_| Error::Invalid { what: text!("An invoice"), problem: text!("it cannot be read") };
    Ok(serde_json::from_str(&json).map_err(unreadable)?)
}

fn issued(row: &Row<'_>) -> Result<IssuedInvoice> {
    Ok(IssuedInvoice { document: document(row)?, paid_on: maybe(row, "paid_on", Day::from_number)? })
}

fn summary(row: &Row<'_>) -> rusqlite::Result<InvoiceSummary> {
    Ok(InvoiceSummary {
        number: row.get("number")?,
        kind: maybe(row, "kind", InvoiceKind::from_number)?.unwrap_or_default(),
        issued_on: day(row, "day")?,
        order: row.get("of_order")?,
        buyer: row.get("buyer")?,
        corrects: row.get("corrects")?,
        net: money(row, "net")?,
        tax: money(row, "tax")?,
        gross: money(row, "gross")?,
        paid_on: maybe(row, "paid_on", Day::from_number)?,
        open: money(row, "open")?,
    })
}

impl Read<'_> {
    /// The document of a number.
    pub fn invoice(&self, number: &str) -> Result<Option<IssuedInvoice>> {
        let mut found = None;
        self.each_row(FIND, named_params! { ":number": number }, |row| {
            found = Some(issued(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// The documents of an order, in the order in which they were numbered.
    pub fn invoices_of(&self, order: OrderId) -> Result<Vec<Invoice>> {
        let mut found = Vec::new();
        self.each_row(OF_ORDER, named_params! { ":order": order.get() }, |row| {
            found.push(document(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// Calls `visit` with each document, in the order in which they were numbered.
    pub fn each_invoice(&self, mut visit: impl FnMut(IssuedInvoice) -> Result<()>) -> Result<()> {
        self.each_row(ALL, [], |row| visit(issued(row)?))
    }

    /// All documents for a list, the latest first.
    pub fn invoice_list(&self) -> Result<Vec<InvoiceSummary>> {
        self.list(LIST, [], summary)
    }

    /// The last number of a series and its day, here or in a copy that this shop took the place of; `None` for a series that
    /// is not begun.
    pub fn last_invoice(&self, series: &str) -> Result<Option<(i64, Day)>> {
        self.last_invoice_before(&InvoiceNumber { series: series.to_owned(), sequence: i64::MAX })
    }

    /// The last number of its series before this one, and its day, as [`Self::last_invoice`] has them.
    pub fn last_invoice_before(&self, number: &InvoiceNumber) -> Result<Option<(i64, Day)>> {
        let last = |row: &Row<'_>| Ok((row.get("sequence")?, day(row, "day")?));
        self.one(LAST, named_params! { ":series": number.series, ":before": number.sequence }, last)
    }

    /// The bytes of a document in a format, by the key of that; `None` where they were not made yet.
    pub fn invoice_file(&self, number: &str, format: &str) -> Result<Option<Vec<u8>>> {
        self.one(FILE, named_params! { ":number": number, ":format": format }, |row| row.get("bytes"))
    }

    /// The logo of a digest; `None` of an empty one. Refused when it is not there.
    pub fn logo(&self, digest: &str) -> Result<Option<Logo>> {
        if digest.is_empty() {
            return Ok(None);
        }
        let png = self.one(LOGO, named_params! { ":digest": digest }, |row| row.get("png"))?;
        let absent = || Error::Invalid {
            what: text!("The logo"),
            problem: text!("it is not in the shop file; choose its picture again"),
        };
        Ok(Some(Logo::new(png.ok_or_else(absent)?)?))
    }

    /// All logos, in the order in which they came.
    pub fn logos(&self) -> Result<Vec<Logo>> {
        let mut all = Vec::new();
        self.each_row(LOGOS, [], |row| {
            all.push(Logo::new(row.get("png")?)?);
            Ok(())
        })?;
        Ok(all)
    }

    /// The logos that are not what their digests say, and the documents that lack theirs.
    pub(super) fn logo_problems(&self) -> Result<Vec<Problem>> {
        let is_good = |row: &Row<'_>| -> rusqlite::Result<bool> {
            let (digest, png): (String, Vec<u8>) = (row.get("digest")?, row.get("png")?);
            Ok(Logo::new(png).is_ok_and(|logo| logo.digest() == digest))
        };
        let altered = self.list(LOGOS, [], is_good)?.into_iter().filter(|is_good| !is_good);
        let altered = altered.map(|_| text!("A logo of invoices is not as it was written"));
        let without = self.list(WITHOUT_LOGO, [], |row| row.get::<_, String>("number"))?;
        let without =
            without.into_iter().map(|number| text!("The logo of the invoice {number} is missing", number));
        Ok(altered.chain(without).map(|text| Problem::new(Part::Rows, text)).collect())
    }

    /// The series that have a gap.
    pub(super) fn invoice_gaps(&self) -> Result<Vec<Problem>> {
        self.list(GAPS, [], |row| {
            let (series, count, last): (String, i64, i64) =
                (row.get("series")?, row.get("count")?, row.get("last")?);
            let text = text!("The invoices {series} have {count} numbers up to {last}", series, count, last);
            Ok(Problem::new(Part::Rows, text))
        })
    }
}

impl Write<'_> {
    /// Refuses a change of an order in what its invoice says, and notes the invoice as paid, unless it is, once that is written
    /// on the order.
    pub(super) fn keep_invoice(&self, id: OrderId, was: &Order, order: &Order) -> Result<()> {
        let documents = self.invoices_of(id)?;
        let Some(standing) = Standing::of(&documents) else { return Ok(()) };
        standing.check(was, order)?;
        let is_new = was.texts.paid_on != order.texts.paid_on;
        let Some(day) = order.texts.paid_day().filter(|_| is_new) else { return Ok(()) };
        let number = standing.invoice.number.to_string();
        match self.invoice(&number)? {
            Some(IssuedInvoice { paid_on: None, .. }) => self.set_invoice_paid(&number, None, Some(day)),
            _ => Ok(()),
        }
    }

    /// Adds a logo, unless it is there.
    pub fn add_logo(&self, logo: &Logo) -> Result<()> {
        self.run(ADD_LOGO, named_params! { ":digest": logo.digest(), ":png": logo.png() })
    }

    /// Adds a document of an order; the caller adds that to the journal. Its number follows the last one of its series.
    pub fn add_invoice(&self, order: OrderId, issued: &IssuedInvoice) -> Result<()> {
        let document = &issued.document;
        let json = serde_json::to_string(document)
            .map_err(|cause| Error::storage(text!("Writing an invoice"), cause))?;
        self.run(
            ADD,
            named_params! {
                ":series": document.number.series, ":sequence": document.number.sequence,
                ":number": document.number.to_string(), ":order": order.get(), ":kind": document.kind.number(),
                ":corrects": document.corrects.as_ref().map(|of| of.number.to_string()),
                ":day": document.issued_on.number(),
                ":buyer": document.buyer.as_ref().map_or("", |buyer| &buyer.name),
                ":net": document.net.ten_thousandths(), ":tax": document.tax.ten_thousandths(),
                ":gross": document.gross.ten_thousandths(), ":paid_on": issued.paid_on.map(Day::number),
                ":document": json,
            },
        )
    }

    /// Keeps the bytes of a document in a format, unless they are there.
    pub fn keep_invoice_file(&self, number: &str, format: &str, bytes: &[u8]) -> Result<()> {
        self.run(KEEP_FILE, named_params! { ":number": number, ":format": format, ":bytes": bytes })
    }

    /// Sets the day on which a document was paid, and adds that to the journal.
    pub fn set_invoice_paid(&self, number: &str, was: Option<Day>, becomes: Option<Day>) -> Result<()> {
        if was != becomes {
            self.run(SET_PAID, named_params! { ":number": number, ":paid_on": becomes.map(Day::number) })?;
            self.record(JournalChange::invoice_paid(number, was, becomes));
        }
        Ok(())
    }
}
