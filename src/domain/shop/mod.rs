//! A shop as a whole: its settings and what its country proposes for them, the periods that it closed, and what its file
//! contains.

pub mod basis;
pub mod cash_register;
pub mod closed_period;
pub mod contents;
pub mod correction;
pub mod country_defaults;
pub mod currency;
pub mod datev;
pub mod day_note;
pub mod first_names;
pub mod health;
pub mod sales_target;
pub mod settings;
