//! The command line, as a person types it: what is printed, and the exit code.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking and says what it tried"
)]

mod commands;
mod devices;
mod handbook;
mod invoices;
mod invoices_valid;
#[path = "../left_out/mod.rs"]
mod left_out;
mod periods;
mod profit;
mod rates;
mod refused;
mod returns;
mod terminal;
