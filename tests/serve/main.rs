//! The API over HTTP, against servers that listen: some within this program, some started as a person
//! would. What is sent goes over a socket, byte by byte where that matters.
#![cfg(feature = "serve")]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it tried"
)]

mod client;
mod clients;
mod credentials;
mod floods;
#[path = "../golden/mod.rs"]
mod golden;
mod limits;
mod once;
mod program;
mod recorded;
mod routes;
mod shop;
mod signing;
mod unsettled;
