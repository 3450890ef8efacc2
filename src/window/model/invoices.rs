//! The invoices of orders as a dialog shows them before and after they are issued, and a frozen document as a receipt.

use crate::format::{Amounts, Formatter};
use crate::translate::{self, tr};
use crate::widgets::ReceiptRow;
use domain::access::Actor;
use domain::error::Result;
use domain::invoice::standing::Standing;
use domain::invoice::{Invoice, InvoiceLine, InvoiceTax, IssuedInvoice};
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::text::Text;
use domain::time::Instant;
use engine::{Engine, InvoicePreview};

/// What is known of the invoices of orders.
#[derive(Debug, Clone)]
pub(crate) enum OrderInvoices {
    /// Of one order: what comes next, and each document with what may still change of it.
    One(Box<InvoicePreview>, Vec<IssuedInvoice>),
    /// Of several orders.
    Several(InvoiceCount),
}

/// How many of several orders get an invoice.
#[derive(Debug, Clone, Default)]
pub(crate) struct InvoiceCount {
    /// Those without one in force, and those with one, which keep it.
    pub(crate) due: usize,
    pub(crate) issued: usize,
    /// The number of the first that lacks something, and what.
    pub(crate) lacking: Option<(String, String)>,
}

impl OrderInvoices {
    /// Reads them. Refused where the shop's country has no invoices of this program.
    pub(crate) fn read(
        engine: &Engine,
        actor: &Actor,
        orders: &[String],
        (formatter, now): (Formatter, Instant),
    ) -> Result<Self> {
        let language = formatter.language.code();
        if let [order] = orders {
            let preview = engine.invoice_preview(actor, order, language, now)?;
            let issued = preview.issued.iter();
            let issued =
                issued.map(|one| engine.invoice(actor, &one.number.to_string())).collect::<Result<_>>()?;
            return Ok(Self::One(Box::new(preview), issued));
        }
        let mut count = InvoiceCount::default();
        for order in orders {
            let preview = engine.invoice_preview(actor, order, language, now);
            let lacks = match &preview {
                Ok(preview) if preview.next.is_none() => {
                    count.issued += 1;
                    continue;
                }
                Ok(preview) => preview.missing.first().map(|missing| formatter.text(&missing.what)),
                Err(error) => Some(formatter.text(&error.text())),
            };
            count.due += 1;
            count.lacking = count.lacking.or_else(|| lacks.map(|lacks| (order.clone(), lacks)));
        }
        Ok(Self::Several(count))
    }

    /// The invoice in force of one order.
    pub(crate) fn in_force(&self) -> Option<&IssuedInvoice> {
        let Self::One(preview, issued) = self else { return None };
        let standing = Standing::of(&preview.issued)?;
        issued.iter().find(|one| one.document.number == standing.invoice.number)
    }
}

/// A document as it is printed, line by line.
pub(crate) fn receipt_of(document: &Invoice, formatter: Formatter) -> Vec<ReceiptRow> {
    let amounts = Amounts::new(document.currency, formatter);
    let seller = &document.seller;
    let name = if seller.settings.legal_name.is_empty() { &seller.shop } else { &seller.settings.legal_name };
    let address = Address { street: seller.settings.street.clone(), ..seller.address.clone() };
    let day = |day| formatter.text(&Text::of("{day}", [("day", domain::table::Cell::Day(day))]));
    let quiet = |name: &str, figure: String| ReceiptRow::Quiet(name.to_owned(), figure);
    let mut rows = vec![ReceiptRow::Strong(translate::text(&document.called()), day(document.issued_on))];
    if let Some(of) = &document.corrects {
        let words = tr!("Takes back {number} of {day}", number = of.number.to_string(), day = of.issued_on);
        rows.push(quiet(&words, String::new()));
    }
    rows.push(quiet(tr!("Seller"), name.clone()));
    rows.extend(placed(&address));
    let numbers =
        [(tr!("VAT number"), &seller.settings.vat_number), (tr!("Tax number"), &seller.settings.tax_number)];
    let numbers = numbers.into_iter().filter(|(_, number)| !number.is_empty());
    rows.extend(numbers.map(|(name, number)| quiet(name, number.clone())));
    if let Some(buyer) = &document.buyer {
        rows.push(quiet(tr!("Buyer"), buyer.name.clone()));
        rows.extend(placed(&buyer.address));
        if !buyer.vat_number.is_empty() {
            rows.push(quiet(tr!("VAT number"), buyer.vat_number.clone()));
        }
    }
    rows.push(quiet(tr!("Supplied on"), day(document.supplied_on)));
    rows.push(ReceiptRow::Gap);
    rows.extend(document.lines.iter().map(|line| {
        let InvoiceLine { name, quantity, net, .. } = line;
        let words = if *quantity == Quantity::ZERO {
            name.clone()
        } else {
            format!("{} × {name}", formatter.grouped(&quantity.to_text()))
        };
        ReceiptRow::Plain(words, amounts.plain(*net))
    }));
    rows.push(ReceiptRow::Gap);
    rows.push(quiet(tr!("Net"), amounts.plain(document.net)));
    rows.extend(document.taxes.iter().map(|tax| {
        let InvoiceTax { name, percent, taxable, tax, .. } = tax;
        let name = formatter.tax(name, *percent);
        let name = if name.is_empty() { tr!("Tax").to_owned() } else { name };
        quiet(&tr!("{tax} on {amount}", tax = name, amount = amounts.plain(*taxable)), amounts.plain(*tax))
    }));
    rows.push(ReceiptRow::Sum(tr!("Total").to_owned(), amounts.signed(document.gross)));
    rows
}

/// The lines of an address below a name.
fn placed(address: &Address) -> impl Iterator<Item = ReceiptRow> {
    let city = format!("{} {}", address.postcode, address.city).trim().to_owned();
    let city = if address.country.is_empty() { city } else { format!("{city}, {}", address.country) };
    let lines = [address.street.clone(), city.trim_start_matches(", ").to_owned()];
    lines.into_iter().filter(|line| !line.is_empty()).map(|line| ReceiptRow::Quiet(String::new(), line))
}
