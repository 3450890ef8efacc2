//! # Tillbook
//!
//! The sales reports, tax rates and books of a shop, offline, in one file: the program, and the command line ([`cli`]).
//! Below are libraries with every rule, and five interfaces over them: a window, a command line, JSON Lines, HTTP, and
//! text.
//!
//! ## Bird's eye
//!
//! ```text
//!   window   cli    server         interfaces: draw, parse, print; no rule, no SQL
//!      \     |     /
//!     share  |  backups            a shop on several devices | copies of a shop
//!         \  |  /
//!         engine                   capability -> rule -> store, one file per noun
//!        /      \
//!     store   transfer             SQL <-> rows | bytes <-> rows, one file per format
//!        \      /
//!         domain                   values and pure rules; no I/O, no clock, no SQL, no JSON
//! ```
//!
//! Each of these is a crate below `src`, whose `Cargo.toml` lists what it may use and why, so that the compiler refuses an
//! arrow that goes up. What a crate holds, what must stay true in it, and how to add to it is in the header of its
//! `lib.rs`. Beside the layers are `language`, the translations of what they say ([`domain::text::Text`]), `worker`, the
//! threads that own an engine for the window and for HTTP, and [`system`], which alone reads the clock, the time zone and
//! the folders of the machine, and creates files.
//!
//! ## Follow one click
//!
//! A user types `19` into the rate of a tax. The grid (`window/tabs`) returns the typed cell; the shop's window
//! (`window/app`) sends a job to the writer thread, and keeps the `worker::Request` that it gets for it together with a
//! function for the result. The job makes an [`engine::Change`] of the cell. [`engine::Engine::apply`] checks the
//! capability of the acting user and begins `store::Store::write`, one transaction that also
//! writes the journal and is on disk when it returns. In it, `engine/rates.rs` loads the rate and [`domain::rate`]
//! validates the text: the result is `19.0000`, or the error `store_api_invalid_tax_data` with a sentence. The writer
//! thread wakes the window, which takes the result from its request, passes it to the grid, and reads again what the
//! change may have changed. `PUT /taxes/5`, to `tillbook api` or over HTTP, and the verbs of the command line apply an
//! [`engine::Change`] too. It is the only way to change the books, so all interfaces have the same rules.
//!
//! A report is read: [`engine::Engine::sales_report`] resolves the range in the shop's time zone
//! ([`domain::time::period`]), the store reads one row of totals per day, and [`domain::report`] adds them up.

mod cli;

use std::process::ExitCode;

use clap::Parser;
use cli::Cli;

fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => cli::run(cli),
        Err(error) => cli::wrong_usage(&error),
    }
}
