//! The API over HTTP, against servers that listen: some within this program, some started as a person
//! would. What is sent goes over a socket, byte by byte where that matters.
#![cfg(feature = "serve")]
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used, reason = "a test fails by panicking")]

mod client;
mod clients;
mod credentials;
#[path = "../golden/mod.rs"]
mod golden;
mod limits;
mod program;
mod recorded;
mod routes;
mod shop;
