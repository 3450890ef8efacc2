//! The list of invoices and credit notes, the latest first. What a credit note takes back is negative, so that a column
//! adds up.

use super::{chosen, head};
use crate::{Engine, require};
use domain::Error;
use domain::Result;
use domain::access::{Actor, Capability};
use domain::invoice::{InvoiceKind, InvoiceSummary};
use domain::label;
use domain::locale::Locale;
use domain::money::Money;
use domain::table::{self, Cell, ColumnOf, Kind, Receiver};
use domain::text::Text;

/// The columns.
pub const INVOICE_COLUMNS: &[ColumnOf<InvoiceSummary>] = &[
    ColumnOf::new("number", label!("Number"), Kind::Text, 14, |row, ()| Ok(Cell::text(&row.number))),
    ColumnOf::new("kind", label!("Kind"), Kind::Text, 12, |row, ()| Ok(Text::new(row.kind.name()).into())),
    ColumnOf::new("date", label!("Date"), Kind::Day, 12, |row, ()| Ok(Cell::Day(row.issued_on))),
    ColumnOf::new("order", label!("Order"), Kind::Text, 12, |row, ()| Ok(Cell::text(&row.order))),
    ColumnOf::new("buyer", label!("Buyer"), Kind::Text, 30, |row, ()| Ok(Cell::text(&row.buyer))),
    ColumnOf::money("net", label!("Net"), |row, ()| signed(row, row.net)),
    ColumnOf::money("tax", label!("Tax"), |row, ()| signed(row, row.tax)),
    ColumnOf::money("gross", label!("Gross"), |row, ()| signed(row, row.gross)),
    ColumnOf::money("open", label!("Open"), |row, ()| Ok(Cell::Money(row.open))),
    ColumnOf::new("paid_on", label!("Paid on"), Kind::Day, 12, |row, ()| {
        Ok(row.paid_on.map_or(Cell::Empty, Cell::Day))
    }),
    ColumnOf::new("corrects", label!("Corrects"), Kind::Text, 14, |row, ()| {
        Ok(Cell::text(row.corrects.as_deref().unwrap_or_default()))
    }),
];

fn signed(row: &InvoiceSummary, amount: Money) -> Result<Cell> {
    Ok(Cell::Money(match row.kind {
        InvoiceKind::Invoice => amount,
        InvoiceKind::CreditNote => Money::ZERO.minus(amount)?,
    }))
}

impl Engine {
    pub(super) fn list_invoices(
        &self,
        actor: &Actor,
        only: Option<&[String]>,
        locale: &dyn Locale,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("export invoices") })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let columns = table::columns(INVOICE_COLUMNS, shop.currency, locale);
            to.head(&head(&shop, "Invoices", String::new(), columns, locale))?;
            chosen(read.invoice_list()?, only, |row| row.number.clone())
                .iter()
                .try_for_each(|row| to.row(table::cells(INVOICE_COLUMNS, row, &())?))
        })
    }
}
