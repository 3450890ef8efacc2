//! The API: recorded exchanges, its table of routes, and the same over HTTP.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it tried"
)]

mod exchanges;
mod golden;
#[path = "../left_out/mod.rs"]
mod left_out;
mod routes;
mod serve;
