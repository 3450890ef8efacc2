//! Rates and what they make of orders: matching, versions, presets and tax returns.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking and says what it tried"
)]

mod preset_sources;
mod presets;
mod pricing;
mod rate_versions;
mod rates_too_early;
mod refused_rates;
mod returns;
mod returns_abroad;
mod returns_corrections;
mod returns_country;
mod returns_rates;
mod returns_refunds;
mod returns_scan;
mod returns_scan_abroad;
#[path = "../shops/mod.rs"]
mod shops;
mod untaxed_orders;
