//! Imports the invoices and credit notes of books. They are held to the rules of those that are issued
//! ([`domain::invoice::consistency`]); one that breaks a rule refuses the whole file.

use std::collections::BTreeMap;

use super::Import;
use crate::invoices::check_document;
use domain::ids::OrderId;
use domain::invoice::IssuedInvoice;
use domain::invoice::consistency::check_of_order;
use domain::order::Order;
use domain::shop::settings::Currency;
use domain::text;
use domain::text::{Text, beginning};
use domain::{Error, Result};
use store::JournalChange;
use transfer::Source;

impl Import<'_, '_> {
    /// Adds the documents that the shop does not have, once its orders are what they are in the file. `former` are the
    /// currencies of the file before its own.
    pub(super) fn invoices(
        &mut self,
        source: &Source,
        all: &[IssuedInvoice],
        former: &[Currency],
    ) -> Result<()> {
        let mut orders: BTreeMap<OrderId, Order> = BTreeMap::new();
        for issued in all {
            orders.extend(self.invoice(issued, former).map_err(|error| placed(source, error))?);
        }
        // An order agrees with the documents in force at the end, whatever it was when an earlier one was issued.
        for (id, order) in orders {
            check_of_order(&self.write.invoices_of(id)?, &order).map_err(|error| placed(source, error))?;
        }
        Ok(())
    }

    /// Adds a document of the file, or the day on which one was paid; returns the order of one that was added. Refused when the
    /// shop has another one of its number, or when its order is not there.
    fn invoice(&mut self, issued: &IssuedInvoice, former: &[Currency]) -> Result<Option<(OrderId, Order)>> {
        let document = &issued.document;
        let number = document.number.to_string();
        let refuse = |problem: Text| Err(Error::Invalid { what: document.called(), problem });
        let was = self.write.invoice(&number)?;
        let mut order = None;
        if let Some(was) = &was {
            if was.document != *document {
                return refuse(text!("the shop has another one of this number; it stays as it is"));
            }
            self.write.set_invoice_paid(&number, was.paid_on, issued.paid_on)?;
        } else {
            let Some((id, found)) = self.write.order(&document.order)? else {
                return refuse(text!(
                    "order {number} is neither in the file nor in the shop. Add it first",
                    number = beginning(&document.order)
                ));
            };
            check_document(self.write, id, document, former)?;
            self.write.logo(&document.seller.settings.logo)?;
            self.write.add_invoice(id, issued)?;
            self.write.record(JournalChange::final_invoice(document));
            order = Some((id, found));
        }
        let outcome = self.outcome(was.as_ref(), issued);
        self.count(outcome, document, was.as_ref().map(|was| &was.document));
        Ok(order)
    }
}

/// The error of a rule, with the file.
fn placed(source: &Source, error: Error) -> Error {
    match error {
        Error::Invalid { what, problem } => {
            Error::Import { place: text!("{file}, {entry}", file = source.name(), entry = what), problem }
        }
        Error::AmountTooLarge => source.refuse(error.text()),
        other => other,
    }
}
