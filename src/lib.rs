//! # Tillbook
//!
//! The sales reports, tax rates and books of a shop, offline, in one file. A library with every rule, and
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
//! A layer depends only on those below it; `tests/tidy/layers.rs` checks this, and which layer may name which crate.
//! Beside the layers are [`worker`], the threads that own an engine for the window and for HTTP, and
//! [`system`], which alone reads the clock, the time zone and the folders of the machine, and creates files:
//! each under a random name, flushed to the disk before it gets its own name ([`system::Draft`]).
//!
//! ## Follow one click
//!
//! A user types `19` into the rate of a tax. The grid (`ui::tabs`) returns the typed cell; the shop's window
//! (`ui::app`) sends a job to the writer thread ([`worker`]), and keeps the [`worker::Request`] that it gets
//! for it together with a function for the result. The job makes an [`engine::Change`] of the cell.
//! [`engine::Engine::apply`] checks the capability of the acting user and begins [`store::Store::write`], one
//! transaction that also writes the journal and is on disk when it returns. In it, `engine/rates.rs` loads
//! the rate and [`domain::rate`] validates the text: the result is `19.0000`, or the error
//! `store_api_invalid_tax_data` with a sentence. The writer thread wakes the window, which takes the result
//! from its request, passes it to the grid, and reads again what the change may have changed. `PUT /taxes/5`,
//! to `tillbook api` or over HTTP, and the verbs of the command line apply an [`engine::Change`] too. It is
//! the only way to change the books, so all interfaces have the same rules.
//!
//! A report is read: [`engine::Engine::sales_report`] resolves the range in the shop's time zone
//! ([`domain::period`]), the store reads one row of totals per day, and [`domain::report`] adds them up.
//!
//! ## Code map, with the rules of each module
//!
//! - [`domain`]: money, percentages and quantities are counts of ten-thousandths; **no float, ever**. A tax
//!   class slug and a range can only be made by functions that check them, and the ids of different kinds of
//!   rows are different types. [`domain::Error`] is the only error type: it has an API code, an HTTP status
//!   and a sentence. Each type has one serialised form, by `serde`, which the shop file and the journal
//!   share; dates and numbers as users and exports write them are parsed in one place ([`domain::lenient`]).
//! - [`store`]: the shop file. **Nothing is changed outside [`store::Store::write`]**. Totals are never
//!   incremented: a transaction recomputes those of the days it touched. No rusqlite type leaves the layer. A
//!   file that was moved or replaced is not written to, and one whose log is missing or is another's is not opened until
//!   the user agrees.
//! - [`transfer`]: file formats. **It never sees a shop**: it reads bytes into rows and refusals, and writes
//!   rows.
//! - [`engine`]: queries, and [`engine::Change`], an enum of all changes. **`now`, the user and the time zone
//!   are parameters**; the same changes of two equal files give two equal files (a test compares them table
//!   by table).
//! - [`backups`]: the automatic backups of a shop, encrypted ones in a place of the user's choice, and the
//!   restore of one. **A backup gets its name only after it was checked**, and the shop that a restore
//!   replaces is kept.
//! - [`share`]: one shop on several devices. A device proposes a change to the group ([`engine::Sequencer`]), the
//!   group puts all changes in one order, and each device applies them to its own file
//!   ([`engine::Engine::apply_entry`]). One program of a machine is its device, and the others go through it
//!   ([`share::LocalDevice`]). **A change and what says that it was made are written in one transaction** (its id,
//!   the nonce of a signed request, and with the last change of an entry its place), so none is applied twice or left
//!   out, and what is not of the list does not write to a shared shop. The list of members, which consensus keeps,
//!   names the certificates that may connect ([`share::net`]); **who is not on it can ask for nothing but to join**,
//!   by the secret of a join code.
//! - [`api`]: requests and responses. [`api::ROUTES`] has all routes; the OpenAPI document and the HTML page
//!   of the API are generated from it.
//! - [`serve`]: HTTP. It handles addresses, API keys and limits, and passes requests to [`api::handle`]. **No
//!   secret is stored** ([`domain::key`]), a signed request is accepted once, and a panic becomes a response.
//! - [`cli`]: one file per verb. Exit codes 0, 1 (the work failed, nothing half-done), 2 (usage).
//! - [`worker`]: threads that own an engine each. A read whose [`worker::Request`] was dropped is not begun,
//!   **a change is never dropped**, and a panic becomes an error.
//! - [`ui`]: [`ui::run`] shows the window. **It never waits for the file**: its `session` sends reads to
//!   [`worker`], the result becomes a view model (`model`) in a `Loadable`, and a tab draws that and returns
//!   the user's actions. `app` depends on all of these, and none of them on it. It sends the changes, each
//!   with a function for its result.
//!
//! ## How reports stay fast and right
//!
//! `day_totals` has a row per day, `product_days` and `product_months` one per day or month with all products. All
//! are recomputed from orders, refunds, registrations and purchases for exactly the days that a transaction touched,
//! before it commits. Orders are read only for a range that begins or ends within a day, and only those of
//! that day. `purchase_days` has the sums of purchases by kind, treatment, rate and supplier's country, for tax returns, and
//! `vat_number_doubts` the orders whose stated VAT number is missing or cannot be right.
//! A property test compares every report with a plain scan; `tillbook check` does so for a user's file, and compares
//! each order with the checksum of what was written (`store/checksums.rs`).
//!
//! The tax summary has a row for each rate in a jurisdiction ([`domain::jurisdiction`]), and one for what was sold
//! there without tax ([`domain::untaxed`]), for each reason that orders state ([`domain::tax_exemption`]). The jurisdiction is stored with what an order was charged, and stays when
//! the addresses of the customer or the shop change. The total is the tax of the sales report. Its taxable amounts are added over rates only
//! where at most one of these applies to a line, as with rates of one priority: an order stores a taxable
//! amount for each rate, but not for which line items, so one with two taxes would count twice
//! ([`domain::tax_summary`]).
//!
//! A tax rate has versions ([`domain::rate_versions`]). The table of rates has what is in force at present, and
//! beside it are what was and what is planned; an order is taxed by the rates of its date, and keeps what it was
//! charged unless [`engine::Change::TaxAnew`] is asked for. What is planned comes into force as a part of the
//! first change on or after its day, and is planned again when that is undone, since a clock may have been ahead; what
//! is read until then is of the day, and writes nothing. The index of all rates ([`domain::rate_index`]) is kept by what the
//! journal says has changed.
//!
//! A tax return ([`engine::Engine::tax_return`]) is computed from these totals whenever it is asked for: each charge
//! and each group of purchases becomes a [`domain::returns::TaxFigure`], whose tags the boxes of a form select. A sale is
//! judged by the rates of its day, so refunds are moved to the day of their order, and in forms that tell corrections apart
//! to its closed period (`engine/tax_figures.rs`). What was filed is kept as it was, in the record of its period. A purchase has the country of its supplier, and keeps it
//! once its period is closed.
//!
//! A closed period does not change: closing keeps a digest of what is dated on each of its days, and a transaction
//! that touched such a day and left another digest is refused before its commit (`store/day_digests.rs`). So every
//! way to write meets the lock, an import, an undo and a repair too, and `tillbook check` finds what came by others.
//! What figures are not made of can still change, such as the note of an order. What is dated has its query there.
//! Closing keeps the figures too, since what they follow from besides, as the classes of rates, can change: a return
//! tells where they differ. A correction is dated in an open period and names the closed one ([`domain::correction`]); a
//! form can tell corrections apart from what is sold. Taking a closing back takes a reason, whether by reopening or by a
//! restore, and the currency stays while a period is closed.
//!
//! Each order has its UTC instant, and the local date and second in the shop's time zone when it was written.
//! Reports use the latter, so days of 23 and 25 hours come out right.
//!
//! ## Recipes
//!
//! - *A new query:* a method in the file of its noun in `engine`, which checks the capability first; its
//!   rules as a pure function in `domain`, with a table of cases; its SQL in `store`, as a constant.
//! - *A new noun:* a value with its checks in `domain`, its tables in `store/shop.sql` and a file of SQL in `store`,
//!   and one function a change in `engine`; then the recipes below. In the journal it is a row of [`store::Noun`],
//!   which has all that the history, undo and the check do with it, and a kind of
//!   [`domain::contents::Counted`], by which backups are told apart and an empty shop is known. A list with a
//!   form in the window is *a new tab*, below.
//! - *A new change:* a variant of [`engine::Change`]. The compiler then requires its capability and title
//!   beside it, and the function that makes it, in the file of its noun. `tests/engine/changes.rs` requires an
//!   example in `tests/cases/changes.jsonl`. Undo comes of what the function adds to the journal.
//! - *A new route:* a line in `api/routes.rs`, its description in `api/about.rs`, and cases in
//!   `tests/cases/golden`.
//! - *A new view in the window:* a view model in `ui/model`, a `Loadable` of it in `ui::session` with the
//!   method that requests it, and the tab that draws it.
//! - *A new tab:* a variant of `ui::model::Tab` with its facts, in `Tab::GROUPS`; the compiler then asks where it
//!   is loaded, drawn and refused. What it does not ask for: `MENUS` in `ui/command.rs` (a test does), and
//!   `ui/dialogs/shortcuts.rs`. The tab of a list with a form is made of four things: a `Record`
//!   (`ui/model/listed.rs`: keys, columns, changes and exports), a field of `Lists` with its `Loaded`
//!   (`ui/session/lists.rs`), a `Book` (`ui/tabs/catalogue`: the form), and a field of `ListStates` with its
//!   `Tabbed` (`ui/app/shop/lists.rs`). The compiler does not ask for its lines in `refresh_lists`,
//!   `ListStates::of`, and `lists` and `shown_lists` of `ui/session/export.rs`. What the palette finds of it is
//!   a `Target` (`ui/model/found.rs`).
//! - *A new list or report:* its columns as [`domain::table::ColumnOf`] beside its noun in `engine/lists`,
//!   from which the window's list (`ui::widgets`' `Table`), CSV, XLSX and PDF are made, and a variant of
//!   [`engine::Listing`] that supplies its rows; then a word of `cli/export.rs`, and a subject of
//!   `ui/session/export.rs` for the dialog.
//! - *A new file format:* a file in `transfer`, a row of its `Format`, what its rows do in `engine/import`, and
//!   files with what they do beside them in `tests/cases/import`.
//!   Another export of orders as a table needs no variant: a file in `transfer/marketplaces` that names its
//!   headings and converts its rows, one for each line item, and a case in `tests/cases/written`.
//! - *Another country, or a changed rate, in the presets:* rows of `assets/rates/rates.csv` with their source in
//!   `sources.csv`; `tests/taxes/preset_sources.rs` holds them against what packages say ([`domain::preset`]).
//! - *The form of a tax return:* a file in `assets/forms`, whose README has the keys, its name in
//!   `transfer/tax_forms.rs`, and an example computed by other means in `tests/cases/returns`. What its boxes can be
//!   made of is in [`domain::returns`].
//! - *A change of the shop file:* `store/shop.sql`, as long as nothing was released. From then on it is not edited: a new
//!   `.sql` file beside it, which opens with its reason, is added to the list in `store/migrate.rs`.

pub mod domain;

pub mod store;
pub mod transfer;

pub mod engine;

pub mod backups;
pub mod share;

pub mod api;
pub mod cli;
pub mod serve;
pub mod ui;
pub mod worker;

pub mod system;
