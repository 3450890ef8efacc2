//! `tillbook invoice` and `tillbook invoices`: gives orders their invoices, writes them to files, and lists them.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::text::{note, print_json};
use super::{Common, Output, parsed, print, refused, settle_output};
use domain::Result;
use domain::access::Actor;
use domain::invoice::numbering::NumberingAnswer;
use domain::invoice::standing::Standing;
use domain::invoice::{Invoice, InvoiceKind};
use domain::money::Money;
use domain::time::{Day, Instant};
use domain::{Error, text};
use engine::{Change, Engine, InvoiceChange, InvoiceFormat, InvoicePreview};
use server::api;
use system::{refuse_writing_over, try_writing};
use transfer::pdf::unprintable;

#[derive(Debug, Args)]
pub(super) struct InvoiceArgs {
    /// The shop file.
    shop: PathBuf,
    /// The numbers of orders. Each gets an invoice, unless it has one, and a credit note for each refund; the numbers of all
    /// these are printed.
    #[arg(required_unless_present_any = ["cancel", "paid", "today", "goes_on", "series", "begin_at"])]
    orders: Vec<String>,
    /// Write the documents: as pages, as an electronic invoice (XML), or as pages with that inside.
    #[arg(long, value_enum, value_name = "FORMAT")]
    format: Option<Format>,
    /// The file to write, or a folder, where each gets the name of its number. This folder when not given.
    #[arg(long, value_name = "FILE|FOLDER")]
    output: Option<PathBuf>,
    /// Replace existing files.
    #[arg(long)]
    force: bool,
    /// The language of documents for buyers in countries of which none is known: en, de, fr, nl or es.
    #[arg(long, default_value = "en", value_name = "CODE")]
    language: String,
    /// Take back the invoice of this number with a credit note.
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["orders", "paid"])]
    cancel: Option<String>,
    /// The invoice of this number was paid, on the day of --on.
    #[arg(long, value_name = "NUMBER", requires = "on", conflicts_with = "orders")]
    paid: Option<String>,
    /// The day on which it was paid.
    #[arg(long, value_name = "DAY", requires = "paid", value_parser = parsed(Day::parse, "write a day such as 2026-11-30"))]
    on: Option<Day>,
    /// Today is this day, although the last invoice is of long ago.
    #[arg(long, value_name = "DAY", value_parser = parsed(Day::parse, "write a day such as 2026-11-30"))]
    today: Option<Day>,
    /// This copy of the shop goes on with its series of numbers, and no other copy does.
    #[arg(long)]
    goes_on: bool,
    /// The numbers go on in another series: what they begin with, as in `tillbook settings`.
    #[arg(long, value_name = "TEXT", requires = "reason", conflicts_with = "goes_on")]
    series: Option<String>,
    /// The series of today begins at this number, once: another program gave those before it.
    #[arg(long, value_name = "NUMBER", requires = "reason", conflicts_with_all = ["series", "goes_on"])]
    begin_at: Option<i64>,
    /// Why they go on in another series or begin at another number, for the history.
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
}

impl InvoiceArgs {
    /// Answers about numbers that are given only then.
    fn answers(&self) -> impl Iterator<Item = NumberingAnswer> {
        let series = self.series.clone().zip(self.reason.clone());
        let series = series.map(|(series, reason)| NumberingAnswer::OtherSeries { series, reason });
        let goes_on = self.goes_on.then_some(NumberingAnswer::GoesOn);
        let begins = self.begin_at.zip(self.reason.clone());
        let begins = begins.map(|(sequence, reason)| NumberingAnswer::BeginsAt { sequence, reason });
        self.today.map(NumberingAnswer::Today).into_iter().chain(goes_on).chain(series).chain(begins)
    }

    /// The numbers of the orders, each once.
    fn orders(&self) -> impl Iterator<Item = &String> {
        let mut seen = BTreeSet::new();
        self.orders.iter().filter(move |order| seen.insert(order.as_str()))
    }
}

#[derive(Debug, Args)]
pub(super) struct InvoicesArgs {
    /// The shop file.
    shop: PathBuf,
    /// Only invoices that are not paid and not taken back.
    #[arg(long)]
    unpaid: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Pdf,
    #[value(name = "xrechnung")]
    XRechnung,
    #[value(name = "facturx")]
    FacturX,
}

impl Format {
    const fn file(self) -> InvoiceFormat {
        match self {
            Self::Pdf => InvoiceFormat::Pdf,
            Self::XRechnung => InvoiceFormat::XRechnung,
            Self::FacturX => InvoiceFormat::FacturX,
        }
    }
}

pub(super) fn run(args: &InvoiceArgs, common: &Common) -> Result<()> {
    let mut engine = common.open(&args.shop)?;
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    if let (Some(number), Some(on)) = (&args.paid, args.on) {
        engine.apply(
            &Change::Invoice(InvoiceChange::SetPaid { number: number.clone(), on: Some(on) }),
            &actor,
            now,
        )?;
        return print(&format!("{number}\n"));
    }
    for answer in args.answers() {
        engine.apply(&Change::Invoice(InvoiceChange::AnswerNumbering(answer)), &actor, now)?;
    }
    if args.orders.is_empty() && args.cancel.is_none() {
        return print("Numbers go on so.\n");
    }
    let change = if let Some(number) = args.cancel.clone() {
        Change::Invoice(InvoiceChange::Cancel { number })
    } else {
        Change::Invoice(InvoiceChange::Issue { orders: args.orders.clone(), language: args.language.clone() })
    };
    let format = args.format.map(Format::file).or(args.output.as_ref().map(|_| InvoiceFormat::Pdf));
    let settled = check(&engine, args, format, (&actor, now))?;
    let issued = engine.apply(&change, &actor, now)?.invoices()?;
    let mut documents: Vec<Invoice> = Vec::new();
    let mut known = None;
    for order in args.orders() {
        let InvoicePreview { issued, notice, .. } =
            engine.invoice_preview(&actor, order, &args.language, now)?;
        documents.extend(in_force(&issued));
        known = notice;
    }
    let is_new = |one: &Invoice| one.kind == InvoiceKind::CreditNote && !documents.contains(one);
    let credits: Vec<Invoice> = issued.into_iter().filter(is_new).collect();
    documents.extend(credits);
    let numbers = documents.iter().map(|one| format!("{}\n", one.number));
    print(&numbers.collect::<String>())?;
    known.iter().for_each(note);
    let Some(format) = format else { return Ok(()) };
    let is_only = documents.len() == 1;
    // One that cannot be written keeps none of the others from it.
    let mut failed: Vec<Error> = (documents.iter())
        .filter_map(|document| {
            let bytes = engine.keep_invoice_file(document, format, (&actor, now));
            let error =
                bytes.and_then(|bytes| write((args, &settled), document, &bytes, format, is_only)).err()?;
            let problem = format!("it has its number, but its file is not written: {error}");
            Some(refused(document.called().to_string(), problem))
        })
        .collect();
    let last = failed.pop();
    failed.iter().for_each(note);
    last.map_or(Ok(()), Err)
}

/// Of the documents of an order its invoice and the credit notes of that; none where it was taken back.
fn in_force(documents: &[Invoice]) -> impl Iterator<Item = Invoice> {
    let standing = Standing::of(documents).into_iter();
    standing.flat_map(|of| std::iter::once(of.invoice).chain(of.credits)).cloned()
}

/// Refuses, before anything is numbered, what could not be written then: a document that lacks something for the format or has
/// letters that cannot be printed, or a file that may not be replaced, or not be made where it is wanted. Returns the files that
/// may be written.
fn check(
    engine: &Engine,
    args: &InvoiceArgs,
    format: Option<InvoiceFormat>,
    (actor, now): (&Actor, Instant),
) -> Result<Vec<Output>> {
    let cancelling = args.cancel.as_deref().map(|number| engine.cancel_preview(actor, number, now));
    let mut planned: Vec<Invoice> = cancelling.transpose()?.into_iter().collect();
    for order in args.orders() {
        let InvoicePreview { issued, next, .. } =
            engine.invoice_preview(actor, order, &args.language, now)?;
        planned.extend(in_force(&issued));
        for mut document in next {
            let missing = format.and_then(|format| format.missing(&document).into_iter().next());
            let missing = match (format, missing) {
                (_, Some(missing)) => Some(missing.what),
                (Some(InvoiceFormat::XRechnung), None) => None,
                _ => unprintable(&document)?,
            };
            if let Some(problem) = missing {
                return Err(Error::Invalid { what: text!("Order {number}", number = order), problem });
            }
            // Those of earlier orders are numbered first.
            let of_series = planned.iter().filter(|one| one.number.series == document.number.series);
            let before = of_series.filter(|one| one.number >= document.number).count();
            let before = i64::try_from(before).unwrap_or_default();
            document.number.sequence = document.number.sequence.saturating_add(before);
            planned.push(document);
        }
    }
    let Some(format) = format else { return Ok(Vec::new()) };
    let is_only = planned.len() == 1;
    let settled = planned.iter().map(|document| {
        let output = settle_output(&args.shop, &path(args, document, format, is_only)?, args.force)?;
        let bytes = engine.invoice_file(document, format)?;
        try_writing(&output.path, |out| written(out, &bytes))?;
        Ok(output)
    });
    settled.collect()
}

/// The file of a document: the one that was named, or that of its number in the folder.
fn path(args: &InvoiceArgs, document: &Invoice, format: InvoiceFormat, is_only: bool) -> Result<PathBuf> {
    let folder = args.output.as_deref().unwrap_or(Path::new("."));
    let name = document.number.file_stem();
    match &args.output {
        Some(file) if !file.is_dir() && is_only => Ok(file.clone()),
        Some(other) if !other.is_dir() => Err(refused(
            other.display().to_string(),
            "there are several documents; name a folder that is there",
        )),
        _ => Ok(folder.join(format!("{name}.{}", format.extension()))),
    }
}

/// Writes a document into a file. Another program may have numbered documents since the files were settled, so that this one
/// goes to another file than was looked at: that is created new.
fn write(
    (args, settled): (&InvoiceArgs, &[Output]),
    document: &Invoice,
    bytes: &[u8],
    format: InvoiceFormat,
    is_only: bool,
) -> Result<()> {
    let path = path(args, document, format, is_only)?;
    refuse_writing_over(&args.shop, &path)?;
    let replaces = args.force || settled.iter().any(|one| one.path == path && one.replaces);
    Output { path, replaces }.write(|out| written(out, bytes))
}

fn written(out: &mut dyn Write, bytes: &[u8]) -> Result<()> {
    out.write_all(bytes).map_err(|error| Error::storage(text!("Writing the file"), error))
}

pub(super) fn list(args: &InvoicesArgs, common: &Common) -> Result<()> {
    let engine = common.open(&args.shop)?;
    let places = engine.shop()?.currency.decimals();
    let all = engine.invoices(&common.actor(&engine)?)?;
    let shown = all.iter().rev().filter(|one| !args.unpaid || one.open != Money::ZERO);
    if args.json {
        return print_json(&api::invoices_json(shown, places));
    }
    let lines = shown.map(|one| {
        let amounts = [one.net, one.tax, one.gross].map(|amount| amount.to_text(places)).join("\t");
        let paid = one.paid_on.map(|day| day.to_string()).unwrap_or_default();
        let row = [
            &one.number,
            &one.issued_on.to_string(),
            &one.order,
            &amounts,
            one.kind.as_str(),
            &one.buyer,
            &paid,
            &one.open.to_text(places),
        ]
        .join("\t");
        format!("{row}\n")
    });
    print(&lines.collect::<String>())
}
