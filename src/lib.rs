//! # Tillbook
//!
//! Sales reports, tax rates and books of a shop, offline, in one file. A library with every rule, and
//! five interfaces over it: a window, a command line, JSON Lines, HTTP, and text.
//!
//! ## Bird's eye
//!
//! ```text
//!                 serve            HTTP, where the feature of that name is on
//!                   |
//!    ui    cli     api              interfaces: draw, parse, print; no rule, no SQL
//!      \    |     /
//!         engine                   capability -> rule -> store, one file per noun
//!        /      \
//!     store   transfer             SQL <-> rows | bytes <-> rows, one file per format
//!        \      /
//!         domain                   values and pure rules; no I/O, no clock, no SQL, no JSON
//! ```
//!
//! Arrows only go down; `tests/tidy.rs` holds them, and which crate may be named where. Beside them
//! stand [`worker`], the threads that own an engine for the window and for HTTP, and [`system`], the one place that
//! asks the machine for the time, its zone and its folders, and the one way in which files are made: under
//! a random name, on the disk before they get theirs ([`system::Draft`]).
//!
//! ## Follow one click
//!
//! A person types `19` into the rate of a tax. The grid (`ui::tabs`) answers with the cell as it was typed; the window
//! of the shop (`ui::app`) hands a job to the writer thread ([`worker`]), and keeps the [`worker::Request`] that it gets
//! for it together with what is to be done with the answer. The job makes an [`engine::Change`] of the cell.
//! [`engine::Engine::apply`] asks whether the acting user may, and begins [`store::Store::write`], one
//! transaction that also writes the journal and is on disk when it returns. In it `engine/rates.rs` loads the
//! rate, and [`domain::rate`] judges the text: `19.0000`, or `store_api_invalid_tax_data` with a sentence. The window
//! is woken, finds the answer in its request, gives it to the grid, and asks again for what the change may have
//! changed. `PUT /taxes/5`, to `tillbook api` or over HTTP, and the verbs of the command line make a change as well:
//! there is no other way into the books, which is why the interfaces never differ.
//!
//! A report goes the other way: [`engine::Engine::sales_report`] resolves the range in the shop's own
//! time ([`domain::period`]), reads one row a day of totals, and [`domain::report`] adds them up.
//!
//! ## Code map, with what never happens
//!
//! - [`domain`]: money, percentages and quantities are counts of ten-thousandths; **no float, ever**. A
//!   tax class slug, a range, a row id can only be made by their one parsing constructor. [`domain::Error`]
//!   is the one error type: it knows its API code, its HTTP status and its sentence. Nouns have one spelling, by
//!   `serde`, which the books and the journal share; what people and exports write is read in one place
//!   ([`domain::lenient`]).
//! - [`store`]: the shop file. **Nothing is changed outside [`store::Store::write`]**, and no totals are
//!   ever added to: a transaction recomputes the days it touched. No rusqlite type leaves the layer.
//!   A file that is not at its place any more is not written to, and one without its log is not opened
//!   before a person says so.
//! - [`transfer`]: file formats. **It never sees a shop**: bytes in, rows and complaints out.
//! - [`engine`]: questions, and [`engine::Change`], every write there is. **`now`, the user and the zone are
//!   parameters**; the same changes of two files make two equal files (a test compares them table by table).
//! - [`backups`]: copies of a shop beside it, made by themselves, or elsewhere and opened by a passphrase
//!   only, and putting one back. **A copy has its name only once it was checked**, and what a restore
//!   replaces is kept.
//! - [`api`]: requests and responses. [`api::ROUTES`] is every route there is; the OpenAPI document and the
//!   page for people are made of it.
//! - [`serve`]: HTTP. It knows addresses, API keys and limits, and hands what is asked to [`api::handle`].
//!   **No secret is kept** ([`domain::key`]), a signed request counts once, and a panic is an answer.
//! - [`cli`]: a verb a file. Exit codes 0, 1 (the work failed, nothing half-done), 2 (usage).
//! - [`worker`]: threads that own an engine each. A question that nobody waits for any more is not asked, **a change is
//!   never dropped**, and a panic is an error.
//! - [`ui`]: [`ui::run`] shows the window. **It never waits for the file**: what is asked goes through its `session` to
//!   [`worker`], an answer becomes a view model (`model`) in a `Loadable`, and a tab draws that and returns what the
//!   person asked for. `app` knows all of these, and none of them knows it: it sends the changes, each together with
//!   what is done with its answer.
//!
//! ## How reports stay fast and right
//!
//! `day_totals` has a row a day, `product_days` and `product_months` a row a product; all are recomputed
//! from orders, refunds and registrations for exactly the days that a transaction touched, before it
//! commits. Only a range that begins or ends within a day reads orders, those of that day. A property
//! test compares every report with a plain scan; `tillbook check` does so for a user's file, and holds each order
//! against the checksum of what was written (`store/checksums.rs`).
//!
//! The tax summary adds up to the tax of the sales report. Its taxable amounts are added over rates only where
//! these exclude each other, as those of one priority do: what is kept of an order is a taxable amount for each
//! rate, and not on which of its lines, so a line with two taxes would count twice ([`domain::tax_summary`]).
//!
//! Each order keeps its UTC instant and the local date and second it had in the shop's time zone when it
//! was written; reports go by the latter, so days of 23 and 25 hours come out right.
//!
//! ## Recipes
//!
//! - *A new question:* a method in the file of its noun in `engine`, capability first; what it decides
//!   as a pure function in `domain`, with a table of cases; its SQL in `store`, as a constant.
//! - *A new change:* a variant of [`engine::Change`]. The compiler then asks for its capability and title beside it
//!   and for the function that makes it, in the file of its noun, and `tests/cases/changes.jsonl` for an example.
//! - *A new route:* a line in `api/routes.rs`, what it is for in `api/about.rs`, and cases in
//!   `tests/cases/golden`.
//! - *A new view in the window:* a view model in `ui/model`, a `Loadable` of it in `ui::session` with the method that asks
//!   for it, and the tab that draws it.
//! - *A new list or report:* its columns as [`domain::table::ColumnOf`] beside its noun in `engine/lists`, from
//!   which the window's list (`ui::widgets`' `Table`), CSV, XLSX and PDF are made, and a variant of
//!   [`engine::Listing`] that hands on its rows.
//! - *A new file format:* a file in `transfer`, a variant of its `Format`, cases in `tests/transfer.rs`. Another
//!   export of orders as a table needs no variant: a file in `transfer/marketplaces` that names its headings and
//!   writes its rows anew, a row for each item, and a case in `tests/cases/written`.
//! - *A change of the shop file:* a new numbered `.sql` file in `store/migrations` that opens with its
//!   why. A released one is never edited.

pub mod domain;

pub mod store;
pub mod transfer;

pub mod engine;

pub mod backups;

pub mod api;
pub mod cli;
#[cfg(feature = "serve")]
pub mod serve;
pub mod ui;
pub mod worker;

pub mod system;
