//! The files of documents. The bytes of a document are kept when it is numbered or first written, so that it stays as it was sent
//! whatever later fonts or formats are.

use crate::{Engine, step};
use domain::Result;
use domain::access::Actor;
use domain::invoice::Invoice;
use domain::invoice::rules::Missing;
use domain::time::Instant;
use store::{Read, Write};
use transfer::invoice_xml::{InvoiceSyntax, invoice_xml, missing_for};
use transfer::pdf;

/// A file of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InvoiceFormat {
    /// Pages to print.
    Pdf,
    /// An electronic invoice for Germany and every receiver by EN 16931.
    XRechnung,
    /// A PDF with the electronic invoice inside.
    FacturX,
}

impl InvoiceFormat {
    /// Each, as the window offers them.
    pub const ALL: [Self; 3] = [Self::Pdf, Self::XRechnung, Self::FacturX];

    /// The name of the format, as the shop file has it.
    const fn key(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::XRechnung => "xrechnung",
            Self::FacturX => "factur-x",
        }
    }

    /// The extension of its files.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Pdf | Self::FacturX => "pdf",
            Self::XRechnung => "xml",
        }
    }
}

impl InvoiceFormat {
    /// Requirements of this syntax that a document lacks; empty where it can be written.
    pub fn missing(self, document: &Invoice) -> Vec<Missing> {
        match self {
            Self::Pdf => Vec::new(),
            Self::XRechnung => missing_for(document, InvoiceSyntax::XRechnung),
            Self::FacturX => missing_for(document, InvoiceSyntax::FacturX),
        }
    }
}

impl Engine {
    /// The bytes of a document in a format, which are kept from its numbering or from the first time it was
    /// written so. Refused where it lacks something for the format, or no font has its letters.
    pub fn invoice_file(&self, document: &Invoice, format: InvoiceFormat) -> Result<Vec<u8>> {
        self.store.read(|read| match kept_file(read, document, format)? {
            Some(bytes) => Ok(bytes),
            None => made_file(read, document, format),
        })
    }

    /// As [`Self::invoice_file`], of a document that has its number, and keeps the bytes. Where the file cannot be written, as in
    /// one that may only be read, they are not kept.
    pub fn keep_invoice_file(
        &mut self,
        document: &Invoice,
        format: InvoiceFormat,
        (actor, now): (&Actor, Instant),
    ) -> Result<Vec<u8>> {
        if let Some(bytes) = self.store.read(|read| kept_file(read, document, format))? {
            return Ok(bytes);
        }
        let bytes = self.store.read(|read| made_file(read, document, format))?;
        let number = document.number.to_string();
        let keep = |write: &Write<'_>| {
            // Another program may have kept its own meanwhile.
            write.keep_invoice_file(&number, format.key(), &bytes)?;
            kept_file(write, document, format)
        };
        let kept = self.store.write_local(&step(actor, now), keep);
        Ok(kept.ok().flatten().unwrap_or(bytes))
    }
}

/// Keeps the bytes of a document that gets its number: its paper, and the electronic invoice where that can be. A device that
/// lacks the fonts of another one numbers as that does, and makes the paper when it has them.
pub(super) fn keep_files(write: &Write<'_>, document: &Invoice) -> Result<()> {
    let number = document.number.to_string();
    for format in [InvoiceFormat::Pdf, InvoiceFormat::XRechnung] {
        if let Ok(bytes) = made_file(write, document, format) {
            write.keep_invoice_file(&number, format.key(), &bytes)?;
        }
    }
    Ok(())
}

/// The bytes that were kept of a document; `None` of one that is not numbered but shown, whose number another one may have got.
fn kept_file(read: &Read<'_>, document: &Invoice, format: InvoiceFormat) -> Result<Option<Vec<u8>>> {
    let number = document.number.to_string();
    if read.invoice(&number)?.is_none_or(|issued| issued.document != *document) {
        return Ok(None);
    }
    Ok(read.invoice_file(&number, format.key())?)
}

fn made_file(read: &Read<'_>, document: &Invoice, format: InvoiceFormat) -> Result<Vec<u8>> {
    let logo = read.logo(&document.seller.settings.logo)?;
    match format {
        InvoiceFormat::Pdf => pdf::invoice(document, logo.as_ref()),
        InvoiceFormat::XRechnung => invoice_xml(document, InvoiceSyntax::XRechnung),
        InvoiceFormat::FacturX => pdf::factur_x(document, logo.as_ref()),
    }
}
