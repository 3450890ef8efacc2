//! The window without a display, driven as a person would: things are found by what they are called,
//! clicked and typed into, and what comes of it is read off the screen and out of the shop file.
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used, reason = "a test fails by panicking")]

mod api_keys;
mod backups;
mod begins;
mod categories;
mod choices;
mod classes;
mod costs;
mod customers;
mod dates;
mod day_notes;
mod dialogs;
mod earnings;
mod exports;
mod first_start;
mod history;
mod invoices;
mod keys;
mod lists;
mod lost;
mod menus;
mod mouse;
mod names;
mod orders;
mod painted;
#[allow(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    clippy::float_arithmetic,
    clippy::float_cmp,
    clippy::indexing_slicing,
    clippy::iter_over_hash_type,
    reason = "pixels"
)]
mod painter;
mod palette;
mod people;
mod periods;
mod person;
mod pictures;
mod presets;
mod previews;
mod products;
mod protected;
mod purchases;
mod rates;
mod reports;
mod returns;
mod sales_analysis;
mod scanning;
mod screen_reader;
mod sentences;
mod several;
mod sharing;
mod shell;
mod stock;
mod suppliers;
mod target;
mod tax_summary;
mod taxed_at_home;
mod toasts;
mod transfer;
mod translated;
mod two_windows;
mod unsaved;
mod walk;
mod warnings;
