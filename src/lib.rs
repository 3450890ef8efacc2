//! Tillbook: sales reports, tax rates and books of a shop, offline, in one file.
pub mod domain;
pub mod transfer;
