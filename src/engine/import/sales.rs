//! Plain sales lines. The lines of an invoice become an order or a credit note (`domain::sales_line`);
//! product codes become products and customers become customers, registered at their first line. What
//! the shop knows of a product or customer already is left alone: lines say less than it may know.

use std::collections::BTreeMap;

use super::{Import, KEPT_REFUSALS, Noun, Outcome, Stage};
use crate::domain::Result;
use crate::domain::ids::ProductId;
use crate::domain::order::Customer;
use crate::domain::sales_line;
use crate::domain::time::Zone;
use crate::store::Staging;
use crate::transfer::Source;
use crate::transfer::sales_lines::{Row, SalesOptions, SalesReader};

/// How often progress is told while lines are read.
const LINES_A_TELL: u64 = 4_096;
/// How often progress is told while orders are written.
const INVOICES_A_TELL: u64 = 256;

impl Import<'_, '_, '_> {
    pub(super) fn sales(&mut self, source: &Source) -> Result<()> {
        let write = self.write;
        self.holds(Noun::Orders);
        self.holds(Noun::CreditNotes);
        let zone = write.shop()?.time_zone;
        let mut staging = write.staging()?;
        self.stage(source, zone, &mut staging)?;
        let products = self.products_of(&staging)?;
        self.customers_of(&mut staging, zone)?;
        self.invoices_of(&staging, source, zone, &products)?;
        staging.finish()
    }

    /// Puts the lines of a file aside.
    fn stage(&mut self, source: &Source, time_zone: Zone, staging: &mut Staging<'_, '_>) -> Result<()> {
        let options = SalesOptions { time_zone, date_order: self.options.date_order };
        let mut reader = SalesReader::open(source, options)?;
        let mut sums = self.report.lines.unwrap_or_default();
        let mut count = 0_u64;
        while let Some(row) = reader.next_row()? {
            match row {
                Row::Line(line) => {
                    staging.add(&line)?;
                    sums.imported += 1;
                    sums.total = sums.total.plus(line.total)?;
                }
                Row::Refused(refusal) => {
                    sums.refused += 1;
                    if self.report.refused.len() < KEPT_REFUSALS {
                        self.report.refuse(source.name(), refusal);
                    } else {
                        self.report.refused_count += 1;
                    }
                }
            }
            count += 1;
            if count.is_multiple_of(LINES_A_TELL) {
                self.tell(source, Stage::Reading, source.bytes_read(), source.size())?;
            }
        }
        self.report.lines = Some(sums);
        self.take_notes(source, reader.notes());
        Ok(())
    }

    /// The product of each code, made when the shop has none.
    fn products_of(&mut self, staging: &Staging<'_, '_>) -> Result<BTreeMap<String, ProductId>> {
        let mut products = BTreeMap::new();
        staging.each_product(|code, description| {
            let id = if let Some(found) = self.write.product_by_sku(code)? {
                self.report.count(Noun::Products, Outcome::Identical);
                found.id
            } else {
                let name = if description.is_empty() { code } else { description };
                let id = self.write.add_product(code, name)?;
                self.added.add(Noun::Products, id.get());
                self.report.count(Noun::Products, Outcome::New);
                id
            };
            products.insert(code.to_owned(), id);
            Ok(())
        })?;
        Ok(products)
    }

    fn customers_of(&mut self, staging: &mut Staging<'_, '_>, zone: Zone) -> Result<()> {
        staging.each_customer(|login, registered_at| {
            if self.write.user(login)?.is_some() {
                self.report.count(Noun::Customers, Outcome::Identical);
                return Ok(());
            }
            let customer = Customer { login: login.to_owned(), registered_at, ..Customer::default() };
            let id = self.write.add_customer(&customer, zone)?;
            self.added.add(Noun::Customers, id.get());
            self.report.count(Noun::Customers, Outcome::New);
            Ok(())
        })
    }

    fn invoices_of(
        &mut self,
        staging: &Staging<'_, '_>,
        source: &Source,
        zone: Zone,
        products: &BTreeMap<String, ProductId>,
    ) -> Result<()> {
        let total = u64::try_from(staging.invoice_count()?).ok();
        let mut count = 0_u64;
        staging.each_invoice(|lines| {
            let invoice = sales_line::invoice(lines, |code| products.get(code).copied())?;
            if let Some(order) = &invoice.order {
                self.put_order(source, order, zone)?;
            }
            if let Some(note) = &invoice.credit_note {
                self.put_credit_note(source, note, zone)?;
            }
            count += 1;
            if count.is_multiple_of(INVOICES_A_TELL) {
                self.tell(source, Stage::Booking, count, total)?;
            }
            Ok(())
        })
    }
}
