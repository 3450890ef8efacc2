//! Files that come in and go out: each format against the shop that it makes.

mod books;
mod books_over;
mod charts;
mod control_totals;
mod divided;
mod e_invoices;
mod exports;
mod foreign;
mod import_answers;
mod importers;
mod listed_orders;
mod mutations;
mod order_rows;
mod products;
mod round_trips;
mod transfer;
mod translated;
mod workbooks;
