//! Rates and what they make of orders: matching, versions, presets and tax returns.

mod first_names;
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
mod statements;
mod summary;
mod untaxed_orders;
