//! The invoices of orders as a dialog shows them before and after they are issued, and a frozen document with its pages.

use std::sync::Arc;

use crate::format::Formatter;
use domain::access::Actor;
use domain::error::Result;
use domain::invoice::rules::{Missing, MissingPlace};
use domain::invoice::standing::Standing;
use domain::invoice::{InvoiceKind, IssuedInvoice};
use domain::places::european_union::is_member;
use domain::time::Instant;
use engine::{Engine, InvoiceFormat, InvoicePreview};
use transfer::e_invoice::{self, EInvoice};
use transfer::pdf::PaperPage;

/// A document with its pages.
#[derive(Debug, Clone)]
pub(crate) struct PrintedInvoice {
    pub(crate) issued: IssuedInvoice,
    pub(crate) pages: Arc<[PaperPage]>,
}

impl PrintedInvoice {
    pub(crate) fn read(engine: &Engine, actor: &Actor, number: &str) -> Result<Self> {
        let issued = engine.invoice(actor, number)?;
        let pages = engine.invoice_pages(&issued.document)?.into();
        Ok(Self { issued, pages })
    }
}

/// What a file says that is kept with a purchase; nothing where it is no electronic invoice.
#[derive(Debug, Clone)]
pub(crate) struct KeptInvoice {
    pub(crate) digest: String,
    pub(crate) invoice: Option<Arc<EInvoice>>,
}

impl KeptInvoice {
    pub(crate) fn read(engine: &Engine, actor: &Actor, digest: String) -> Result<Self> {
        let bytes = engine.kept_file(actor, &digest)?;
        Ok(Self { digest, invoice: e_invoice::read(&bytes).ok().map(Arc::new) })
    }
}

/// State of the invoices of orders, as far as it is known.
#[derive(Debug, Clone)]
pub(crate) enum OrderInvoices {
    /// One order: the next documents, each with the parts that may still change, and the pages of the next
    /// ones or the last.
    One(Box<InvoicePreview>, Vec<IssuedInvoice>, Arc<[PaperPage]>),
    /// Several orders.
    Several(InvoiceCount),
}

/// Counts of a batch of orders to be invoiced.
#[derive(Debug, Clone, Default)]
pub(crate) struct InvoiceCount {
    /// Orders without an invoice in force, and those with one, which keep it.
    pub(crate) due: usize,
    pub(crate) issued: usize,
    /// The credit notes that these lack.
    pub(crate) credits: usize,
    /// The number of the first that lacks something, and what.
    pub(crate) lacking: Option<(String, String)>,
    /// The number of the first that cannot be sent as an electronic invoice, and what it lacks for that.
    pub(crate) unsendable: Option<(String, String)>,
}

/// Requirements of an electronic invoice that the next document lacks. Empty in countries where these are not
/// usual, and without a buyer to send it to.
pub(crate) fn electronic(preview: &InvoicePreview) -> Vec<Missing> {
    let Some(next) = preview.next.first().filter(|next| next.buyer.is_some()) else { return Vec::new() };
    let missing = match next.seller.address.country.as_str() {
        "DE" => InvoiceFormat::XRechnung.missing(next),
        country if is_member(country) => InvoiceFormat::FacturX.missing(next),
        _ => Vec::new(),
    };
    // What cannot be filled in may come of what is not filled in yet.
    let is_complete = preview.missing.is_empty();
    missing.into_iter().filter(|one| is_complete || one.place != MissingPlace::Nowhere).collect()
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
            let last = preview.issued.last().filter(|_| preview.next.is_empty());
            let mut pages = Vec::new();
            for document in preview.next.iter().chain(last) {
                pages.extend(engine.invoice_pages(document)?);
            }
            return Ok(Self::One(Box::new(preview), issued, pages.into()));
        }
        let mut count = InvoiceCount::default();
        for order in orders {
            let preview = engine.invoice_preview(actor, order, language, now);
            let lacks = match &preview {
                Ok(preview) if preview.next.iter().all(|next| next.kind == InvoiceKind::CreditNote) => {
                    count.issued += 1;
                    count.credits += preview.next.len();
                    continue;
                }
                Ok(preview) => preview.missing.first().map(|missing| formatter.text(&missing.what)),
                Err(error) => Some(formatter.text(&error.text())),
            };
            count.due += 1;
            let unsent = preview.iter().flat_map(electronic).next();
            let unsent = unsent.map(|missing| (order.clone(), formatter.text(&missing.what)));
            count.unsendable = count.unsendable.or(unsent);
            count.lacking = count.lacking.or_else(|| lacks.map(|lacks| (order.clone(), lacks)));
        }
        Ok(Self::Several(count))
    }

    /// The invoice in force of one order.
    pub(crate) fn in_force(&self) -> Option<&IssuedInvoice> {
        let Self::One(preview, issued, _) = self else { return None };
        let standing = Standing::of(&preview.issued)?;
        issued.iter().find(|one| one.document.number == standing.invoice.number)
    }
}
