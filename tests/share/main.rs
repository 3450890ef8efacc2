//! A shop on several devices: the log and the state machine, the network, and whole devices in one process.
//! Devices that are killed are a program of their own, `share_proof`.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it tried"
)]

mod network;
mod node;
mod put_back;
#[path = "../shops/mod.rs"]
mod shops;
mod storage;
