//! The tabs of a list with a form, orders among them: the list at the left and, at the right, the form of the chosen
//! record. `page` is what they share, and `book` what those share whose lists are loaded as a whole.

pub(super) mod book;
pub(crate) mod customers;
mod field_form;
pub(crate) mod invoices;
pub(super) mod page;
pub(super) mod panel;
pub(crate) mod plain;
pub(crate) mod products;
pub(crate) mod purchases;
pub(crate) mod state;
pub(crate) mod suppliers;

pub(crate) use book::{BookAction, BookPage};
pub(crate) use page::page;
pub(crate) use state::BookState;
