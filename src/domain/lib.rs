//! Values and the rules about them: what a rate, an order, a period or a refund *is*.
//!
//! **Invariant:** nothing here reads a file, a clock, the environment, SQL or JSON. Each function
//! gives the same output for the same input, so every rule can be tested as a table.
//!
//! Money, percentages and quantities are counts of ten-thousandths; **no float, ever**. A tax class slug and a range can
//! only be made by functions that check them, and the ids of different kinds of rows are different types. [`Error`] is the
//! only error type of the program: it has an API code, an HTTP status and a sentence. Each type has one serialised form, by
//! `serde`, which the shop file and the journal share; dates and numbers as users and exports write them are parsed in one
//! place ([`lenient`]).
//!
//! A tax rate has versions ([`rate_versions`]): what is in force at present, what was and what is planned. An order is taxed
//! by the rates of its date, and keeps what it was charged. Its UTC instant and the local date and second in the shop's time
//! zone are both kept; reports use the latter, so that days of 23 and 25 hours come out right.
//!
//! Recipes:
//!
//! - *Another country, or a changed rate, in the presets:* rows of `assets/rates/rates.csv` with their source in
//!   `sources.csv`; `tests/taxes/preset_sources.rs` holds them against what packages say ([`preset`]).

pub mod access;
pub mod address;
pub mod advice;
pub mod cash_register;
pub mod class;
pub mod closed_period;
pub mod contents;
pub mod correction;
pub mod country_defaults;
pub mod country_rates;
pub mod decimal;
pub mod discount;
pub mod error;
pub mod european_union;
pub mod field;
pub mod health;
pub mod hints;
pub mod ids;
pub mod jurisdiction;
pub mod key;
pub mod lenient;
pub mod matching;
mod miswritten;
pub mod money;
pub mod name_index;
pub mod naming;
pub mod order;
pub mod order_again;
pub mod order_doubt;
pub mod order_form;
pub mod order_identity;
pub mod order_query;
pub mod order_size;
pub mod origin;
pub mod outdated;
pub mod password;
pub mod percent;
pub mod period;
pub mod period_names;
pub mod places;
pub mod postcode;
pub mod preset;
pub mod pricing;
pub mod purchase;
pub mod purchase_form;
pub mod quantity;
pub mod rate;
pub mod rate_index;
pub mod rate_order;
pub mod rate_sources;
pub mod rate_stale;
pub mod rate_table;
pub mod rate_versions;
pub mod refund;
pub mod refund_form;
pub mod refund_tax;
pub mod report;
pub mod returns;
pub mod sales_line;
pub mod settings;
pub mod slug;
mod spelling;
pub mod suggest;
pub mod supplier;
pub mod table;
pub mod tax;
pub mod tax_anew;
pub mod tax_exemption;
pub mod tax_explanation;
pub mod tax_line;
pub mod tax_period;
pub mod tax_place;
pub mod tax_reason;
pub mod tax_rules;
pub mod tax_summary;
pub mod text;
pub mod time;
pub mod uncounted;
pub mod unit_price;
pub mod untaxed;
pub mod untaxed_reason;
pub mod vat_number;
pub mod withdrawn;

pub use error::{Error, Result};
