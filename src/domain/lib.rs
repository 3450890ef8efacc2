//! Values and the rules about them: what a rate, an order, a period or a refund *is*.
//!
//! **Invariant:** nothing here reads a file, a clock, the environment, SQL or JSON. Each function
//! gives the same output for the same input, so every rule can be tested as a table.
//!
//! Money, percentages and quantities are counts of ten-thousandths; **no float, ever**. A tax class slug and a range can
//! only be made by functions that check them, and the ids of different kinds of rows are different types. [`Error`] is the
//! only error type of the program: it has an API code, an HTTP status and a sentence. Each type has one serialised form, by
//! `serde`, which the shop file and the journal share; dates and numbers as users and exports write them are parsed in one
//! place ([`text::lenient`]).
//!
//! A tax rate has versions ([`rate::versions`]): what is in force at present, what was and what is planned. An order is
//! taxed by the rates of its date, and keeps what it was charged. Its UTC instant and the local date and second in the
//! shop's time zone are both kept; reports use the latter, so that days of 23 and 25 hours come out right.
//!
//! What the books hold has a folder each, with its checks: [`order`], [`purchase`], [`rate`] and [`shop`]; who may do
//! what is in [`access`]. [`pricing`] says what one order comes to, [`report`] and [`returns`] what all orders and
//! purchases do. They share [`tax`], [`places`], [`mod@text`] and [`time`], and the values, a file each.
//!
//! Recipes:
//!
//! - *A text on a product, a customer, a supplier or a purchase:* a field of its struct and a line of its `FIELDS`, which says
//!   with `since` the version of the shop file that it comes with ([`fielded`]), and its words in `assets/languages`. Its
//!   column, its place in books, lists, files, the form, the search and the history come of that.
//! - *A setting of the shop:* a field of [`shop::settings::Shop`] and a line of its `FIELDS`: the file, undo, the history, the
//!   command line and Preferences come of that, and the books where `Shop::IN_BOOKS` names it.
//! - *Another country, or a changed rate, in the presets:* rows of `assets/rates/rates.csv` with their source in
//!   `sources.csv`; `tests/taxes/preset_sources.rs` holds them against what packages say ([`rate::preset`]).

pub mod access;
pub mod advice;
pub mod decimal;
mod described;
pub mod error;
pub mod field;
pub mod fielded;
pub mod ids;
pub mod invoice;
pub mod locale;
pub mod money;
pub mod noun;
pub mod order;
pub mod percent;
pub mod places;
pub mod pricing;
pub mod purchase;
pub mod quantity;
pub mod rate;
pub mod report;
pub mod returns;
pub mod shop;
mod spelling;
pub mod table;
pub mod task;
pub mod tax;
pub mod text;
pub mod time;
pub mod unit_price;

/// Passes each noun that is one row and has no rules of its own in the layers below the engine to a macro: its type, and the names
/// of the changes that save and archive it. A noun that is added here has its table, journal, checksums, list, books, search
/// and changes.
#[macro_export]
macro_rules! plain_nouns {
    ($then:ident $(, $($with:tt)*)?) => {
        $then! {
            $($($with)* ;)?
            $crate::purchase::supplier::Supplier: SaveSupplier, ArchiveSupplier;
            $crate::shop::day_note::DayNote: SaveNote, ArchiveNote;
            $crate::purchase::category::ExpenseCategory: SaveCategory, ArchiveCategory;
        }
    };
}

/// Evaluates an expression for the type of each noun of [`plain_nouns`]; an array of what it gives.
#[macro_export]
macro_rules! each_plain_noun {
    ($noun:ident => $of:expr) => {
        $crate::plain_nouns!(each_plain_noun, $noun => $of)
    };
    ($noun:ident => $of:expr; $($type:path: $save:ident, $archive:ident;)*) => {
        [$({
            type $noun = $type;
            $of
        }),*]
    };
}

pub use error::{Error, Result};
