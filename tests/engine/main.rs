//! The engine over a real file: rules, SQL, totals and journal, noun by noun, and what holds for every change.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it tried"
)]

mod begun;
mod books_scan;
mod capabilities;
mod changes;
mod checksums;
mod classes;
mod closed_periods;
mod corrections;
mod costs;
mod health;
mod invoices;
mod invoices_brought;
mod lengths;
mod order_figures;
mod order_list;
mod order_refunds;
mod orders;
mod people_and_products;
mod plans;
mod planted;
mod product_keys;
mod purchases;
mod queries;
mod reports;
mod sample;
#[path = "../shops/mod.rs"]
mod shops;
mod totals;
mod undo;
