//! Values and the rules about them: what a rate, an order, a period or a refund *is*.
//!
//! **Invariant:** nothing here reads a file, a clock, the environment, SQL or JSON. Each function
//! gives the same output for the same input, so every rule can be tested as a table.

//TODO pub mod access;
//TODO pub mod class;
pub mod decimal;
pub mod error;
pub mod field;
pub mod ids;
pub mod money;
//TODO pub mod order;
pub mod percent;
//TODO pub mod period;
pub mod quantity;
//TODO pub mod rate;
//TODO pub mod refund;
//TODO pub mod report;
//TODO pub mod settings;
pub mod slug;
pub mod text;
//TODO pub mod time;

pub use error::{Error, Result};
