//! Plain sales lines. The lines of an invoice become an order or a credit note (`domain::order::sales_line`);
//! product codes become products, and customers are registered at their first line. Products and customers
//! that the shop has are not changed, since lines say less of them.

use std::collections::HashMap;
use std::panic::resume_unwind;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::{self, Builder};

use super::{ENTRIES_A_REPORT, EntryOutcome, Import, KEPT_REFUSALS};
use domain::ids::{OrderId, ProductId};
use domain::money::Money;
use domain::noun::NounKind;
use domain::order::sales_line::{self, LineKind, SalesLine};
use domain::order::{Customer, Order, Product};
use domain::shop::settings::Shop;
use domain::task::Stage;
use domain::text;
use domain::time::Zone;
use domain::{Error, Result};
use store::Staging;
use transfer::control_totals::{Became, ControlTotal};
use transfer::order_rows::RowOptions;
use transfer::sales_lines::{self, SalesReader};
use transfer::{Format, Notes, RowResult, Source};

/// A line as it was read.
type Row = RowResult<SalesLine>;

/// The control totals of the quantities, and of the prices times these.
type Totals = [ControlTotal; 2];

/// Lines per message from the reading thread.
const BATCH: usize = 1_024;
/// Messages that the reading thread may be ahead.
const BATCHES: usize = 4;

impl Import<'_, '_> {
    pub(super) fn sales(&mut self, source: &Source) -> Result<()> {
        let write = self.write;
        let shop = write.shop()?;
        let zone = shop.time_zone;
        if !sales_lines::is_plain(source, self.options.of_rows(&shop, self.today))? {
            return self.order_rows(source, Format::SalesLines);
        }
        self.holds(NounKind::Order);
        self.holds(NounKind::CreditNote);
        let mut staging = write.staging()?;
        let mut totals = self.stage(source, &shop, &mut staging)?;
        let invoices = staging.end()?;
        let products = self.products_of(&staging)?;
        self.customers_of(&mut staging, zone)?;
        write.adding_orders(invoices, |are_first| {
            self.invoices_of(&staging, (invoices, are_first), source, zone, &products, &mut totals)
        })?;
        self.report.totals.push((source.name().to_owned(), totals.into()));
        Ok(staging.finish()?)
    }

    /// Writes the lines of a file to a staging table, while another thread parses. Returns the control totals, to which no
    /// line was added yet.
    fn stage(&mut self, source: &Source, shop: &Shop, staging: &mut Staging<'_, '_>) -> Result<Totals> {
        let options = self.options.of_rows(shop, self.today);
        thread::scope(|scope| {
            let (send, receive) = sync_channel(BATCHES);
            let reading = Builder::new()
                .name("sales lines".to_owned())
                .spawn_scoped(scope, move || read(source, options, &send))
                .map_err(|cause| Error::storage(text!("Starting a thread"), cause))?;
            for rows in receive {
                self.stage_rows(source, rows, staging)?;
            }
            let (notes, totals) = reading.join().unwrap_or_else(|panicked| resume_unwind(panicked))?;
            self.take_notes(source, &notes);
            Ok(totals)
        })
    }

    fn stage_rows(&mut self, source: &Source, rows: Vec<Row>, staging: &mut Staging<'_, '_>) -> Result<()> {
        let mut sums = self.report.lines.unwrap_or_default();
        for row in rows {
            match row {
                Ok(line) => {
                    staging.add(&line)?;
                    sums.imported += 1;
                    sums.total = sums.total.plus(line.total)?;
                }
                Err(refusal) => {
                    sums.refused += 1;
                    if self.report.refused.len() < KEPT_REFUSALS {
                        self.report.refuse(source.name(), refusal);
                    } else {
                        self.report.refused_count += 1;
                    }
                }
            }
        }
        self.report.lines = Some(sums);
        self.tell(Stage::Reading, source.bytes_read(), source.size())
    }

    /// The product of each code, added when the shop has none.
    fn products_of(&mut self, staging: &Staging<'_, '_>) -> Result<HashMap<String, ProductId>> {
        let mut products = HashMap::new();
        staging.each_product(|code, description| {
            let id = if let Some(found) = self.write.product_by_sku(code)? {
                self.count(EntryOutcome::Identical, &found, None);
                found.id
            } else {
                let name = if description.is_empty() { code } else { description };
                let (sku, name) = (code.to_owned(), name.to_owned());
                let product = Product { name, sku, ..Product::default() };
                let id = self.write.add(&product)?;
                self.added.add(NounKind::Product, id.get());
                self.count(EntryOutcome::New, &Product { id, ..product }, None);
                id
            };
            products.insert(code.to_owned(), id);
            Ok(())
        })?;
        Ok(products)
    }

    fn customers_of(&mut self, staging: &mut Staging<'_, '_>, zone: Zone) -> Result<()> {
        Ok(staging.each_customer(|login, registered_at| {
            let customer = Customer { login: login.to_owned(), registered_at, ..Customer::default() };
            if self.write.user(login)?.is_some() {
                self.count(EntryOutcome::Identical, &customer, None);
                return Ok(());
            }
            self.add_customer(&customer, zone)
        })?)
    }

    /// Writes the invoices, of which there are `total`. Where they are the first orders of the shop, none is looked up:
    /// staged invoices have different numbers.
    fn invoices_of(
        &mut self,
        staging: &Staging<'_, '_>,
        (total, are_first): (i64, bool),
        source: &Source,
        zone: Zone,
        products: &HashMap<String, ProductId>,
        totals: &mut Totals,
    ) -> Result<()> {
        let total = u64::try_from(total).ok();
        let mut count = 0_u64;
        let mut notes = Notes::default();
        staging.each_invoice(|lines| {
            let (line, before) = (lines.first().map_or(0, |line| line.line), self.so_far());
            for (line, odd) in sales_line::oddities(lines) {
                notes.add(line, odd);
            }
            let invoice = sales_line::invoice(lines, |code| products.get(code).copied())?;
            if let Some(mut order) = invoice.order {
                self.assign(&mut order);
                let was = if are_first { None } else { self.write.order(&order.number)? };
                self.sold(source, line, was.as_ref(), order, zone)?;
            }
            if let Some(mut note) = invoice.credit_note {
                note.number = self.number_of(&note.number);
                let was = self.noted(&note.number)?;
                if let Some(note) = self.note_again(source, line, was.as_ref(), note)? {
                    self.put_credit_note(source, note, zone)?;
                }
            }
            add_lines(totals, lines, self.became(before));
            count += 1;
            if count.is_multiple_of(ENTRIES_A_REPORT) {
                self.tell(Stage::Booking, count, total)?;
            }
            Ok(())
        })?;
        self.take_notes(source, &notes);
        Ok(())
    }

    /// Writes the order of an invoice over `was`.
    fn sold(
        &mut self,
        source: &Source,
        line: u64,
        was: Option<&(OrderId, Order)>,
        mut order: Order,
        zone: Zone,
    ) -> Result<()> {
        if let Some((_, was)) = was {
            self.ask_for_shop(source, line, was, &order)?;
            if self.stays(was, &order) {
                self.leave(&order, Some(was));
                return Ok(());
            }
            let Some(together) = self.put_together(source, line, was, order)? else { return Ok(()) };
            order = together;
        }
        self.put_order_over(source, was, &order, zone)
    }
}

/// Adds the lines of an invoice to the control totals, by its outcome.
fn add_lines([quantities, amounts]: &mut Totals, lines: &[SalesLine<&str>], of_invoice: Became) {
    for line in lines {
        let is_back = of_invoice == Became::CameIn && line.kind != LineKind::Sale;
        let became = if is_back { Became::GivenBack } else { of_invoice };
        quantities.add(became, Money::from_ten_thousandths(line.quantity.ten_thousandths()));
        amounts.add(became, line.total);
    }
}

/// Parses a file and sends its lines, until it ends or the receiver is gone.
fn read(source: &Source, options: RowOptions<'_>, send: &SyncSender<Vec<Row>>) -> Result<(Notes, Totals)> {
    let mut reader = SalesReader::open(source, options)?;
    let mut rows = Vec::with_capacity(BATCH);
    while let Some(row) = reader.next_row()? {
        rows.push(row);
        if rows.len() == BATCH && send.send(std::mem::replace(&mut rows, Vec::with_capacity(BATCH))).is_err()
        {
            return Ok((Notes::default(), reader.totals()));
        }
    }
    // When the receiver is gone, it reports the reason itself.
    drop(send.send(rows));
    Ok((reader.notes().clone(), reader.totals()))
}
