//! The window without a display, driven as a person would: things are found by what they are called,
//! clicked and typed into, and what comes of it is read off the screen and out of the shop file.
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used, reason = "a test fails by panicking")]

mod classes;
mod first_start;
mod people;
mod person;
mod rates;
mod reports;
mod shell;
mod transfer;
