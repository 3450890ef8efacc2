//! Tillbook: sales reports, tax rates and books of a shop, offline, in one file.
pub mod domain;
pub mod engine;
pub mod store;
pub mod transfer;
