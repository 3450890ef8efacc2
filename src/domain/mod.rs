//! Values and the rules about them: what a rate, an order, a period or a refund *is*.
//!
//! **Invariant:** nothing here reads a file, a clock, the environment, SQL or JSON. Each function
//! gives the same output for the same input, so every rule can be tested as a table.

pub mod access;
pub mod address;
pub mod class;
pub mod contents;
pub mod country_defaults;
pub mod decimal;
pub mod discount;
pub mod error;
pub mod field;
pub mod health;
pub mod hints;
pub mod ids;
pub mod key;
pub mod lenient;
pub mod matching;
mod miswritten;
pub mod money;
pub mod name_index;
pub mod naming;
pub mod order;
pub mod order_doubt;
pub mod order_form;
pub mod order_identity;
pub mod order_query;
pub mod order_size;
pub mod origin;
pub mod password;
pub mod percent;
pub mod period;
pub mod period_names;
pub mod places;
pub mod postcode;
pub mod preset;
pub mod pricing;
pub mod quantity;
pub mod rate;
pub mod rate_index;
pub mod rate_order;
pub mod rate_stale;
pub mod rate_table;
pub mod refund;
pub mod refund_form;
pub mod refund_tax;
pub mod report;
pub mod sales_line;
pub mod settings;
pub mod slug;
mod spelling;
pub mod suggest;
pub mod table;
pub mod tax;
pub mod tax_line;
pub mod tax_place;
pub mod tax_reason;
pub mod tax_rules;
pub mod tax_summary;
pub mod text;
pub mod time;
pub mod uncounted;
pub mod unit_price;
pub mod withdrawn;

pub use error::{Error, Result};
