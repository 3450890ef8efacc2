//! Remedies for errors that each interface offers in its own way: the command line by an option, the window
//! by a control. The sentence of the error names the fault, and each interface adds the remedy.

use crate::time::tax_period::TaxPeriod;

/// The means of a remedy. For an import, it answers a question that a file leaves open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Advice {
    /// Say whether the discounts of the file are money or percentages.
    Discounts,
    /// Say if a price is for one piece or for the whole line item.
    Prices,
    /// Say which mark begins the fraction of its numbers.
    Decimals,
    /// Say whether an amount that is the same on each row of an order is the order's or the row's.
    Repeated,
    /// Say whether years long ago or to come are right.
    Years,
    /// Say which rows are an order where they have no number, or which column holds it.
    Orders,
    /// Say if the orders of the file are those of the books or another shop's.
    Shop,
    /// Choose the treatment of orders that come again with other lines.
    OrderAgain,
    /// Choose the treatment of orders with an amount that none of their figures explains.
    Unexplained,
    /// Say if refunded orders of which no file has a refund count whole or are taken back.
    Unrefunded,
    /// Choose the treatment of orders that were changed and have an invoice.
    InvoicedOrder,
    /// Say if electronic invoices to another buyer are for this shop.
    Buyer,
    /// Choose the treatment of electronic invoices with faults.
    Faulty,
    /// Say whether the day or the month comes first in its dates.
    DateOrder,
    /// Say which column holds this field.
    Column(&'static str),
    /// Assign columns of amounts to fields, or leave them out.
    LeaveOut,
    /// Say which column holds the quantity, or that each row is one.
    Quantity,
    /// Say the format of the file.
    Format,
    /// Let the file change records and remove none.
    Merge,
    /// Close the period before it is over.
    CloseEarly,
    /// Reopen this period.
    Reopen(TaxPeriod),
    /// Give the exchange rate of the period.
    ExchangeRate,
    /// Say where this device listens.
    Listen,
    /// Repair the file, which computes its totals again.
    Repair,
    /// Go on without the log that is lost.
    WithoutLog,
    /// List the API keys.
    ListKeys,
    /// Give the reason.
    Reason,
    /// Say that the day of a new document is today.
    Today,
    /// Say whether this copy of the shop goes on with its series of numbers, or take another one.
    HeldSeries,
    /// Take another series of numbers.
    OtherSeries,
}

impl Advice {
    /// The code of the error in which the file of an import leaves this open.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Discounts => "tillbook_import_discounts",
            Self::Prices => "tillbook_import_prices",
            Self::Decimals => "tillbook_import_decimals",
            Self::Repeated => "tillbook_import_repeated",
            Self::Years => "tillbook_import_years",
            Self::Orders => "tillbook_import_orders",
            Self::LeaveOut => "tillbook_import_amounts",
            Self::Shop => "tillbook_import_shop",
            Self::OrderAgain => "tillbook_import_order_again",
            Self::Unexplained => "tillbook_import_unexplained",
            Self::Unrefunded => "tillbook_import_unrefunded",
            Self::InvoicedOrder => "tillbook_import_invoiced",
            Self::Buyer => "tillbook_import_buyer",
            Self::Faulty => "tillbook_import_faulty",
            Self::Today => "tillbook_invoice_today",
            Self::HeldSeries => "tillbook_invoice_held",
            Self::OtherSeries => "tillbook_invoice_series",
            _ => "tillbook_import",
        }
    }
}
