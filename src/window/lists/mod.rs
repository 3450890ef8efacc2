//! The lists of nouns with their forms: the list at the left and, at the right, the form of the chosen record. A noun says
//! in a [`ListedNoun`] what it has and does, a plain one in a [`PlainTab`] only its words and layout; a [`List`] is its tab.
//! What they share with orders is `tabs::page`.

mod categories;
mod customers;
mod edits;
mod field_form;
mod form;
mod invoices;
mod list;
mod noun;
mod plain;
mod products;
mod purchases;
mod state;
mod suppliers;

pub(crate) use state::List;

use crate::room::AnyRoom;
use domain::invoice::InvoiceSummary;
use domain::purchase::SupplierPurchase;
use domain::purchase::category::ExpenseCategory;
use domain::purchase::supplier::Supplier;
use engine::{CustomerRow, ProductRow};

/// A list of each.
pub(crate) fn lists() -> [Box<dyn AnyRoom>; 6] {
    [
        Box::<List<InvoiceSummary>>::default(),
        Box::<List<SupplierPurchase>>::default(),
        Box::<List<ProductRow>>::default(),
        Box::<List<CustomerRow>>::default(),
        Box::<List<Supplier>>::default(),
        Box::<List<ExpenseCategory>>::default(),
    ]
}
