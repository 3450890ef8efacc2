//! Files that come in and go out: each format against the shop that it makes.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it tried"
)]

mod books;
mod divided;
mod exports;
mod foreign;
mod import_answers;
mod importers;
mod mutations;
mod order_rows;
mod products;
mod round_trips;
#[path = "../shops/mod.rs"]
mod shops;
mod transfer;
mod translated;
mod workbooks;
