//! The books without a window: the engine, files that come in and go out, taxes, the API and the command line. They are
//! one program, since each of them would link all of the shop's crates again.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it tried"
)]

mod api;
mod cli;
mod engine;
mod importing;
mod left_out;
mod shops;
mod taxes;
