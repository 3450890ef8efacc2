//! The command line, one file for each verb: it parses the arguments, calls the engine and prints the
//! outcome. Exit codes: 0 done, 1 the work failed (nothing half-done), 2 wrong usage.

mod advice;
mod api;
mod backup;
mod category;
mod check;
mod class;
mod devices;
mod export;
mod import;
mod invoice;
mod key;
mod manual;
mod new;
mod note;
mod open;
mod options;
mod period;
mod plan;
mod preset;
mod purchase;
mod report;
mod returns;
mod serve;
mod settings;
mod tax;
mod text;
mod undo;
mod user;

use std::io::{self, IsTerminal, Write};
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::LazyLock;

use clap::{Args, Parser, Subcommand};

use domain::access::Actor;
use domain::text::Text;
use domain::time::{Instant, Local};
use domain::{Error, Result};
use engine::{Change, Direction, Engine, Outcome, version_details};
use system::{Clock, refuse_writing_over, write_new, write_whole};

use text::{note, print, prompt, shown};

/// Sales reports, tax rates and books of a shop, offline, in one file.
///
/// Without a verb it opens the window on SHOP, else on the shop opened last, else on a start screen. Without
/// a display it prints this month's sales as text.
#[derive(Debug, Parser)]
#[command(name = "tillbook", version, long_version = VERSION.as_str(), args_conflicts_with_subcommands = true)]
#[command(after_help = manual::END_OF_HELP.as_str())]
pub(crate) struct Cli {
    #[command(subcommand)]
    verb: Option<Verb>,
    #[command(flatten)]
    open: open::OpenArgs,
    #[command(flatten)]
    common: Common,
}

/// The output of `--version`.
static VERSION: LazyLock<String> = LazyLock::new(version_details);

/// The options of every verb.
#[derive(Debug, Clone, Args)]
pub(crate) struct Common {
    /// Act as this user; the shop's owner when not given. No password is asked for: whoever can read the file
    /// can act as anyone.
    #[arg(long, global = true, value_name = "NAME")]
    pub(crate) user: Option<String>,
    /// A date-time of the shop that replaces the clock, such as 2026-11-20T10:00:00.
    #[arg(long, global = true, value_name = "TIME",
        value_parser = parsed(Local::parse, "write a date-time such as 2026-11-20T10:00:00"))]
    pub(crate) now: Option<Local>,
}

/// The arguments of a verb that takes only a shop.
#[derive(Debug, Args)]
pub(crate) struct ShopArgs {
    /// The shop file.
    shop: PathBuf,
}

/// The parser of an argument, with what is wanted where the text is none.
fn parsed<T>(
    parse: impl Fn(&str) -> Option<T> + Clone,
    wanted: &'static str,
) -> impl Fn(&str) -> std::result::Result<T, &'static str> + Clone {
    move |text| parse(text).ok_or(wanted)
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Answer API requests, JSON Lines on standard input, one line out for each.
    #[command(after_help = "`tillbook help programs` prints the page of the handbook.")]
    Api(ShopArgs),
    /// Print a report.
    Report(report::ReportArgs),
    /// Show which tax rates apply at an address on a day, what each comes to, and why others do not.
    Tax(tax::TaxArgs),
    /// Change a tax rate from a day on, or list its versions.
    Plan(plan::PlanArgs),
    /// List the tax classes, and state their rate type and kind for tax returns.
    #[command(subcommand)]
    Class(class::ClassVerb),
    /// List the categories of expenses, add one, or give one to the purchases of a supplier.
    #[command(subcommand)]
    Category(category::CategoryVerb),
    /// List, close, file and reopen periods: what is dated in a closed one does not change.
    Period(period::PeriodArgs),
    /// Write a note on a day, which the reports show, such as "Market stall".
    Note(note::NoteArgs),
    /// Print the tax return of a period by a form, or write it to a file; list the forms.
    Return(returns::ReturnArgs),
    /// Make a new, empty shop file.
    New(new::NewArgs),
    /// Make a sample shop with real sales.
    Sample(new::SampleArgs),
    /// Import files into a shop: books, tax rates, orders, refunds, customers, products, sales lines.
    Import(import::ImportArgs),
    /// List, print and add the tax rates of countries that come with the program.
    #[command(subcommand)]
    Preset(preset::PresetVerb),
    /// Undo the last change, also an import.
    Undo(ShopArgs),
    /// Redo the change that was undone last.
    Redo(ShopArgs),
    /// Write the books, or a list or report as CSV, XLSX or PDF.
    Export(export::ExportArgs),
    /// Give orders their invoices, and write these as PDF, XRechnung or Factur-X.
    Invoice(invoice::InvoiceArgs),
    /// List the invoices and credit notes.
    Invoices(invoice::InvoicesArgs),
    /// Print a purchase, write a file that is kept with it, or attach one.
    Purchase(purchase::PurchaseArgs),
    /// Check a shop file: SQLite's own checks, totals against orders, the journal against rows.
    Check(check::CheckArgs),
    /// Copy a shop, also while it is open elsewhere.
    Backup(backup::BackupArgs),
    /// List the backups of a shop with their contents.
    #[command(after_help = "`tillbook help safety` prints the page of the handbook.")]
    Backups(ShopArgs),
    /// Replace a shop by a backup, after showing the contents of both; what it replaces is kept.
    Restore(backup::RestoreArgs),
    /// Show or change the settings of a shop.
    Settings(Box<settings::SettingsArgs>),
    /// Add, list, change and remove the users of a shop.
    #[command(subcommand)]
    User(user::UserVerb),
    /// Make, list and revoke the API keys by which programs use a shop.
    #[command(subcommand)]
    Key(key::KeyVerb),
    /// Answer API requests over HTTP, until Ctrl+C.
    Serve(serve::ServeArgs),
    /// Put a shop on several devices: this is the first. Prints a code by which another one joins. What was done until now
    /// cannot be undone while the shop is shared.
    Share(devices::ShareArgs),
    /// Get the shop of another device, and follow it.
    Join(devices::JoinArgs),
    /// List the devices of a shop, invite, promote and remove them.
    #[command(after_help = "`tillbook help sharing` prints the page of the handbook.")]
    Devices(devices::DevicesArgs),
    /// Write the manual pages and the completions of shells.
    #[command(hide = true)]
    Manual(manual::ManualArgs),
}

impl Common {
    fn clock(&self) -> Clock {
        self.now.map_or(Clock::System, Clock::Fixed)
    }

    /// The present, or the time of `--now` in the shop's time zone.
    fn now(&self, engine: &Engine) -> Result<Instant> {
        Ok(self.clock().now(engine.shop()?.time_zone))
    }

    /// The acting user: the one of `--user`, who has no capability if no user has that name; else the owner.
    fn actor(&self, engine: &Engine) -> Result<Actor> {
        self.user.as_deref().map_or_else(|| engine.owner(), |login| engine.actor(login))
    }

    /// Opens a shop for a change.
    fn open(&self, shop: &Path) -> Result<Opened> {
        let engine = Engine::open(shop)?;
        self.note_clock_problem(&engine);
        devices::open(engine, self)
    }

    /// Says it to who may see the history where the latest change is dated after the present, unless `--now` says
    /// another one.
    fn note_clock_problem(&self, engine: &Engine) {
        let found = || engine.clock_problem(&self.actor(engine)?, self.now(engine)?);
        if self.now.is_none()
            && let Ok(Some(problem)) = found()
        {
            note(format_args!("Warning: {problem}."));
        }
    }

    /// Opens a shop and applies a change.
    fn apply(&self, shop: &Path, change: &Change) -> Result<Outcome> {
        let mut engine = self.open(shop)?;
        let (actor, now) = (self.actor(&engine)?, self.now(&engine)?);
        engine.apply(change, &actor, now)
    }
}

/// A shop that is opened for a change, and the device of this machine in its group, if it is on several devices.
struct Opened {
    engine: Engine,
    device: Option<share::LocalDevice>,
}

impl Deref for Opened {
    type Target = Engine;

    fn deref(&self) -> &Engine {
        &self.engine
    }
}

impl DerefMut for Opened {
    fn deref_mut(&mut self) -> &mut Engine {
        &mut self.engine
    }
}

/// Runs a verb, or opens the window without one; returns the exit code. Errors are printed on standard error.
pub(crate) fn run(cli: Cli) -> ExitCode {
    let Cli { verb, open, common } = cli;
    let done = match verb {
        None => open::run(open, &common),
        Some(Verb::Api(args)) => api::run(&args, &common),
        Some(Verb::Report(args)) => report::run(&args, &common),
        Some(Verb::Tax(args)) => tax::run(&args, &common),
        Some(Verb::Plan(args)) => plan::run(&args, &common),
        Some(Verb::Class(verb)) => class::run(&verb, &common),
        Some(Verb::Category(verb)) => category::run(&verb, &common),
        Some(Verb::Period(args)) => period::run(&args, &common),
        Some(Verb::Note(args)) => note::run(&args, &common),
        Some(Verb::Return(args)) => returns::run(&args, &common),
        Some(Verb::New(args)) => new::run(&args, &common),
        Some(Verb::Sample(args)) => new::sample(&args, &common),
        Some(Verb::Import(args)) => import::run(&args, &common),
        Some(Verb::Preset(verb)) => preset::run(&verb, &common),
        Some(Verb::Undo(args)) => undo::run(&args, &common, Direction::Undo),
        Some(Verb::Redo(args)) => undo::run(&args, &common, Direction::Redo),
        Some(Verb::Export(args)) => export::run(&args, &common),
        Some(Verb::Invoice(args)) => invoice::run(&args, &common),
        Some(Verb::Invoices(args)) => invoice::list(&args, &common),
        Some(Verb::Purchase(args)) => purchase::run(&args, &common),
        Some(Verb::Check(args)) => check::run(&args, &common),
        Some(Verb::Backup(args)) => backup::run(&args),
        Some(Verb::Backups(args)) => backup::list(&args),
        Some(Verb::Restore(args)) => backup::restore(&args, &common),
        Some(Verb::Settings(args)) => settings::run(&args, &common),
        Some(Verb::User(verb)) => user::run(&verb, &common),
        Some(Verb::Key(verb)) => key::run(&verb, &common),
        Some(Verb::Serve(args)) => serve::run(&args, &common),
        Some(Verb::Share(args)) => devices::share(&args, &common),
        Some(Verb::Join(args)) => devices::join(&args, &common),
        Some(Verb::Devices(args)) => devices::run(&args, &common),
        Some(Verb::Manual(args)) => manual::run(&args),
    };
    ended(done)
}

/// The exit code of what was done. An error is printed.
fn ended(done: Result<()>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            note(format_args!("tillbook: {}", advice::advised(&error)));
            if error.is_of_usage() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}

/// Prints the error in the arguments and returns exit code 2; prints the requested help or page and exits with 0.
pub(crate) fn wrong_usage(error: &clap::Error) -> ExitCode {
    if let Some(page) = manual::page_of(error) {
        return ended(print(page.text));
    }
    if !error.use_stderr() {
        error.exit();
    }
    // Arguments may be file names with control characters.
    drop(io::stderr().write_all(shown(&error.render().to_string()).as_bytes()));
    ExitCode::from(2)
}

/// The program that reads the output has closed it, such as `head`.
fn is_closed_pipe(error: &Error) -> bool {
    let Error::Storage { source, .. } = error else {
        return false;
    };
    source.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// A file to write, and whether it may replace the one that is there. One that was not there is created new, since another
/// program may have made a file of its name meanwhile.
struct Output {
    path: PathBuf,
    replaces: bool,
}

impl Output {
    /// Writes all of it, or nothing.
    fn write(&self, work: impl FnOnce(&mut dyn Write) -> Result<()>) -> Result<()> {
        if self.replaces { write_whole(&self.path, work) } else { write_new(&self.path, work) }
    }
}

/// Refuses to write over anything but a plain file; one that is not empty is replaced only with `--force`, or
/// after the user has agreed at the terminal.
fn settle_output(shop: &Path, path: &Path, is_forced: bool) -> Result<Output> {
    refuse_writing_over(shop, path)?;
    let length = path.metadata().ok().map(|about| about.len());
    let output = Output { path: path.to_owned(), replaces: is_forced || length.is_some() };
    if is_forced || length.is_none_or(|length| length == 0) {
        return Ok(output);
    }
    let problem = if io::stdin().is_terminal() && io::stderr().is_terminal() {
        let answer = prompt(format_args!("There is a file {}. Replace it? Type yes: ", path.display()));
        if answer.map_err(|error| Error::storage(Text::new("Asking"), error))? == "yes" {
            return Ok(output);
        }
        "it was left as it is"
    } else {
        "there is a file of this name and it was left as it is; --force replaces it"
    };
    Err(refused(path.display().to_string(), problem))
}

/// A refusal that the command line alone says, in English.
fn refused(what: impl Into<String>, problem: impl Into<String>) -> Error {
    Error::Invalid { what: Text::written(what), problem: Text::written(problem) }
}
