//! The house rules as tests: which part of the code may know which, and what the program is made of.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it tried"
)]

mod languages;
mod layers;
mod supply;
mod texts;
