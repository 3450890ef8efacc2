//! Tillbook: sales reports, tax rates and books of a shop, offline, in one file.
pub mod api;
pub mod cli;
pub mod domain;
pub mod engine;
pub mod store;
pub mod system;
pub mod transfer;
pub mod ui;
pub mod worker;
