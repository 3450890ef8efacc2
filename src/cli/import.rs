//! `tillbook import`: imports files into a shop, with progress on a terminal and a summary of the outcome.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use super::backup::backups_of;
use super::text::{one_line, print_json};
use super::undo::undoes;
use super::{Common, note, print, settle_output};
use domain::access::Actor;
use domain::decimal::Marks;
use domain::order::OrderStatus;
use domain::rate::hints::Mend;
use domain::shop::settings::Currency;
use domain::task::{Progress, Task};
use domain::text::Text;
use domain::text::lenient::date::DateOrder;
use domain::text::lenient::number::DecimalMark;
use domain::{Error, Result};
use engine::{
    Engine, ImportOptions, ImportReport, Mendable, MissingClasses, Mode, Policy, Refused, SaidOfFile,
};
use system::{Clock, Input, invoices_in, is_same_file, look_at_input, refuse_importing_itself};
use transfer::answers::{
    Answers, Choice, DiscountKind, FaultyInvoice, InvoicedOrder, OrderAgain, OrderKind, OtherBuyer,
    PriceKind, RepeatedKind, ShopOfFiles, Statuses, UnexplainedOrder, UnrefundedOrder, YearKind,
};
use transfer::control_totals::{self, ControlTotal};
use transfer::foreign::proposed_status;
use transfer::order_rows::{LEFT_OUT, UNREAD};
use transfer::{Format, Source, headings, recognise};

/// The number of refused rows that are printed.
const SHOWN_REFUSALS: usize = 10;

#[derive(Debug, Args)]
#[command(after_help = formats())]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the command line")]
pub(super) struct ImportArgs {
    /// The shop file.
    shop: PathBuf,
    /// The files to import: CSV, XLSX or JSON, also packed with gzip, and electronic invoices; all of them, or none. A folder
    /// stands for the XML and PDF files in it, which are electronic invoices.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The format of the files: auto, or one of books, e-invoice, rest-json, dated-taxes, purchases, shopify, orders-csv,
    /// sales-lines, products, taxes.
    #[arg(long, default_value = "auto", value_parser = parse_format)]
    format: FormatChoice,
    /// Print what would be done, and change nothing.
    #[arg(long)]
    dry_run: bool,
    /// What happens to records that the shop has: add leaves them as they are, merge lets the files change
    /// them, replace also removes those that the files do not name.
    #[arg(long, value_name = "MODE", default_value = "merge", value_parser = parse_policy)]
    mode: Policy,
    /// Add the tax classes that rates or products name and the shop does not have.
    #[arg(long)]
    create_classes: bool,
    /// The order of day and month in dates such as 1/2/2011: day-first or month-first.
    #[arg(long, value_name = "ORDER", value_parser = parse_choice::<DateOrder>)]
    date_order: Option<DateOrder>,
    /// The column of an order export, of sales lines, purchases, products or tax rates that holds a field, where its
    /// heading is not recognised: total="Sum paid"; shipping= where none does; quantity=1 where each row is one. Can
    /// be given several times.
    #[arg(long, value_name = "FIELD=HEADING", value_parser = parse_map)]
    map: Vec<(String, String)>,
    /// A column of amounts that is not to be read, by its heading. Can be given several times.
    #[arg(long, value_name = "HEADING")]
    leave_out: Vec<String>,
    /// The status that an unknown status word means: Disputed=on-hold. Can be given several times.
    #[arg(long, value_name = "WORD=STATUS", value_parser = parse_map_status)]
    map_status: Vec<(String, OrderStatus)>,
    /// What the discounts of an order export are: amount; percent, of prices that are still to be reduced; or
    /// percent-taken, of prices that are reduced already.
    #[arg(long, value_name = "KIND", value_parser = parse_choice::<DiscountKind>)]
    discounts: Option<DiscountKind>,
    /// What the prices of an order export are for: each item, or all of a line.
    #[arg(long, value_name = "KIND", value_parser = parse_choice::<PriceKind>)]
    prices: Option<PriceKind>,
    /// What begins the fraction of a number such as 1.234, where the file does not show it: point or comma.
    #[arg(long, value_name = "MARK", value_parser = parse_choice::<DecimalMark>)]
    decimals: Option<DecimalMark>,
    /// What an amount is of that is the same on each row of an order: the order, which it counts for once, or the
    /// row, on each of which it counts.
    #[arg(long, value_name = "WHAT", value_parser = parse_choice::<RepeatedKind>)]
    repeated: Option<RepeatedKind>,
    /// What is done about dates before 1990 or after next year: they are right, or refused.
    #[arg(long, value_name = "WHAT", value_parser = parse_choice::<YearKind>)]
    years: Option<YearKind>,
    /// What is an order in a list of sales without numbers: row or day-and-customer.
    #[arg(long, value_name = "WHAT", value_parser = parse_choice::<OrderKind>)]
    orders: Option<OrderKind>,
    /// The name of the shop that the files are of, if orders of another shop have the same numbers: the
    /// orders are imported as "NAME 1001".
    #[arg(long, value_name = "NAME", conflicts_with = "same_shop")]
    shop_name: Option<String>,
    /// Take orders of the files for those that the shop has under their numbers, even if date, total, key or
    /// host differ.
    #[arg(long)]
    same_shop: bool,
    /// Do not use what was said of the last file with the same headings, which is else taken where nothing is said of this
    /// one.
    #[arg(long)]
    forget: bool,
    /// What happens to orders of the shop that come again with other lines: replace takes those of the files, add
    /// puts them beside its own (a file that was divided inside an order), leave keeps its own.
    #[arg(long, value_name = "WHAT", value_parser = parse_choice::<OrderAgain>)]
    order_again: Option<OrderAgain>,
    /// What happens to orders of the shop that have an invoice and were cancelled or changed elsewhere: leave keeps them,
    /// take-back takes them and gives their invoices credit notes.
    #[arg(long, value_name = "WHAT", value_parser = parse_choice::<InvoicedOrder>)]
    invoiced: Option<InvoicedOrder>,
    /// What happens to orders that come to something else than an amount of their rows: take, or refuse.
    #[arg(long, value_name = "WHAT", value_parser = parse_choice::<UnexplainedOrder>)]
    unexplained: Option<UnexplainedOrder>,
    /// What was given back of refunded orders of which no file has a refund: nothing, so that they count whole, or
    /// the whole order on its day.
    #[arg(long, value_name = "WHAT", value_parser = parse_choice::<UnrefundedOrder>)]
    unrefunded: Option<UnrefundedOrder>,
    /// What happens to electronic invoices whose buyer is not this shop by name or VAT number: take, or refuse.
    #[arg(long, value_name = "WHAT", value_parser = parse_choice::<OtherBuyer>)]
    buyer: Option<OtherBuyer>,
    /// What happens to electronic invoices with faults for which their tax may be refused: take, or refuse.
    #[arg(long, value_name = "WHAT", value_parser = parse_choice::<FaultyInvoice>)]
    faulty: Option<FaultyInvoice>,
    /// Mistakes to mend in all rates of tax tables, which are else imported as written: countries (EL, UK),
    /// percents (0.19 for 19), zips (lost zeros), ranges (turned round); several with commas.
    #[arg(long, value_name = "WHAT", value_delimiter = ',', value_parser = parse_mend)]
    mend: Vec<Mend>,
    /// Save the refused rows with their reasons, CSV as CSV and JSON as JSON; only with a single file.
    #[arg(long, value_name = "FILE", requires = "files")]
    refused: Option<PathBuf>,
    /// Print what became of the amounts in each column as JSON, in place of the summary.
    #[arg(long)]
    json: bool,
    /// Replace an existing file that --refused names.
    #[arg(long, requires = "refused")]
    force: bool,
}

/// A format, or `None` to recognise it from the file's contents.
#[derive(Debug, Clone, Copy)]
struct FormatChoice(Option<Format>);

/// The list of formats at the end of the help.
fn formats() -> String {
    let line = |format: Format| format!("  {:<13}{}\n", format.as_str(), format.help());
    let lines: String = Format::ALL.iter().copied().map(line).collect();
    format!(
        "Formats, known by what is in a file:\n{lines}\n\
         CSV may be divided by commas, semicolons, tabs or bars; columns are found by their headings, in any\n\
         order, in English, German, French, Spanish or Dutch, but for tax rates. Of a workbook (XLSX) the first\n\
         sheet with a table is read. All files are one step that can be undone; the same files again change\n\
         nothing. A file that cannot be read is refused whole, a row alone, each with the reason."
    )
}

fn parse_format(text: &str) -> std::result::Result<FormatChoice, String> {
    if text == "auto" {
        return Ok(FormatChoice(None));
    }
    let found = by_word(Format::ALL, Format::as_str, text, ", ");
    found.map(|format| FormatChoice(Some(format))).map_err(|names| format!("one of auto, {names}"))
}

/// The value with this word; the error lists all words.
fn by_word<T: Copy>(
    all: &[T],
    word: fn(T) -> &'static str,
    text: &str,
    between: &str,
) -> std::result::Result<T, String> {
    let found = all.iter().copied().find(|one| word(*one) == text);
    found.ok_or_else(|| all.iter().map(|one| word(*one)).collect::<Vec<_>>().join(between))
}

fn parse_map(text: &str) -> std::result::Result<(String, String), String> {
    let found =
        text.split_once('=').map(|(field, heading)| (field.trim().to_owned(), heading.trim().to_owned()));
    found.ok_or_else(|| "write FIELD=HEADING, such as total=\"Sum paid\"".to_owned())
}

fn parse_map_status(text: &str) -> std::result::Result<(String, OrderStatus), String> {
    let found = text.rsplit_once('=').and_then(|(word, status)| {
        let status = status.trim().to_lowercase().replace(' ', "-");
        Some((word.trim().to_owned(), OrderStatus::parse(&status)?))
    });
    found.ok_or_else(|| {
        let names = OrderStatus::ALL.map(OrderStatus::as_str).join(", ");
        format!("write WORD=STATUS, such as Disputed=on-hold; a status is one of {names}")
    })
}

/// An answer to a question about the files, by its word.
fn parse_choice<T: Choice>(text: &str) -> std::result::Result<T, String> {
    by_word(T::ALL, T::word, text, " or ")
}

fn parse_policy(text: &str) -> std::result::Result<Policy, String> {
    by_word(&Policy::ALL, Policy::as_str, text, ", ")
}

fn parse_mend(text: &str) -> std::result::Result<Mend, String> {
    Mend::parse(text.trim()).ok_or_else(Mend::words)
}

pub(super) fn run(args: &ImportArgs, common: &Common) -> Result<()> {
    if args.refused.is_some() && args.files.len() > 1 {
        let problem = "--refused takes the rows of one file: import them one at a time";
        <super::Cli as clap::CommandFactory>::command()
            .error(clap::error::ErrorKind::ArgumentConflict, problem)
            .exit();
    }
    let mut engine = common.open(&args.shop)?;
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    refuse_importing_itself(&args.shop, &args.files)?;
    let invoices = invoices_in(&args.files);
    let files = invoices.as_ref().unwrap_or(&args.files);
    let mut sources: Vec<Source> = files.iter().map(|path| source(path)).collect::<Result<_>>()?;
    let mut options = options(args, invoices.as_ref().map(|_| Format::EInvoice));
    if let [source] = sources.as_slice() {
        as_last_time(&engine, &actor, (source, args.forget), &mut options)?;
    }
    let refused = args.refused.as_ref().map(|path| {
        if args.files.iter().any(|file| is_same_file(path, file)) {
            let problem = "it is the file that is imported; save the refused rows under another name";
            return Err(super::refused(path.display().to_string(), problem));
        }
        settle_output(&args.shop, path, args.force)
    });
    let refused = refused.transpose()?;
    if !args.dry_run {
        back_up(&engine);
    }
    let bar = progress_bar();
    let shown = bar.clone();
    let task = Arc::new(Task::reporting(move |task| show(&shown, task.progress())));
    let stopped = Arc::clone(&task);
    // Ctrl+C.
    server::at_signal(move || stopped.cancel())?;
    for source in &mut sources {
        source.stop_with(&task);
    }
    let done = engine.import(&actor, &sources, &options, now, &task);
    bar.finish_and_clear();
    let report = done?;
    let names = files.iter().map(|path| path.display().to_string()).collect();
    let told =
        Summary { names, shop: &args.shop, is_dry_run: args.dry_run, currency: engine.shop()?.currency };
    if args.json {
        print_json(&control_totals::to_json(&report.totals))?;
    } else {
        print(&summary(&report, &told))?;
    }
    if let (Some(output), Some(source), Some(format)) = (&refused, sources.first(), report.formats.first()) {
        let shop = engine.shop()?;
        output.write(|out| report.write_refused(source, *format, &options, &shop, out))?;
    }
    if report.took_nothing() {
        let names: Vec<&str> = sources.iter().map(Source::name).collect();
        return Err(Error::Import {
            place: Text::written(names.join(", ")),
            problem: Text::new("not one row could be taken; the reasons are above"),
        });
    }
    Ok(())
}

fn options(args: &ImportArgs, of_folder: Option<Format>) -> ImportOptions {
    ImportOptions {
        format: args.format.0.or(of_folder),
        date_order: args.date_order,
        classes: if args.create_classes { MissingClasses::Create } else { MissingClasses::Report },
        mode: if args.dry_run { Mode::Rehearse } else { Mode::Import },
        policy: args.mode,
        columns: columns(args),
        answers: answers(args),
        headings: Vec::new(),
        attach: None,
        mends: args.mend.clone(),
    }
}

/// Says of a file of which nothing is said what was said of the last with its headings.
fn as_last_time(
    engine: &Engine,
    actor: &Actor,
    (source, forget): (&Source, bool),
    options: &mut ImportOptions,
) -> Result<()> {
    // Recognised once; a file of no format that is known is refused by the import.
    options.format = options.format.or_else(|| recognise(source).ok());
    options.headings = headings(source, options.format).unwrap_or_default();
    if forget || !SaidOfFile::of(options).is_empty() || options.headings.is_empty() {
        return Ok(());
    }
    if let Some(said) = engine.said_of_file(actor, &options.headings)? {
        let said_again = words(&said);
        note(format_args!("As of the last file with these headings (--forget: as a new one): {said_again}"));
        said.say(options);
    }
    Ok(())
}

/// The remembered answers about a file, as options of the command line.
fn words(said: &SaidOfFile) -> String {
    let SaidOfFile { format: _, columns, answers, date_order } = said;
    let columns = columns.iter().map(|(field, heading)| match field.as_str() {
        LEFT_OUT => format!("--leave-out '{heading}'"),
        _ => format!("--map {field}='{heading}'"),
    });
    let chosen = [
        ("date-order", date_order.map(Choice::word)),
        ("discounts", answers.discounts.map(Choice::word)),
        ("prices", answers.prices.map(Choice::word)),
        ("decimals", answers.decimals.map(Choice::word)),
        ("repeated", answers.repeated.map(Choice::word)),
        ("orders", answers.orders.map(Choice::word)),
        ("unrefunded", answers.unrefunded.map(Choice::word)),
    ];
    let chosen = chosen.iter().filter_map(|(option, word)| Some(format!("--{option} {}", (*word)?)));
    let statuses =
        answers.statuses.words().map(|(word, status)| format!("--map-status '{word}={}'", status.as_str()));
    columns.chain(chosen).chain(statuses).collect::<Vec<_>>().join(" ")
}

/// The columns that were assigned, and those that are left out.
fn columns(args: &ImportArgs) -> Vec<(String, String)> {
    let left_out = args.leave_out.iter().map(|heading| (LEFT_OUT.to_owned(), heading.clone()));
    args.map.iter().cloned().chain(left_out).collect()
}

fn answers(args: &ImportArgs) -> Answers {
    let shop = match &args.shop_name {
        _ if args.same_shop => ShopOfFiles::Same,
        name => ShopOfFiles::of_name(name.as_deref().unwrap_or_default()),
    };
    let mut answers = Answers {
        discounts: args.discounts,
        prices: args.prices,
        decimals: args.decimals,
        repeated: args.repeated,
        years: args.years,
        orders: args.orders,
        statuses: Statuses::default(),
        shop,
        again: args.order_again,
        invoiced: args.invoiced,
        unexplained: args.unexplained,
        unrefunded: args.unrefunded,
        buyer: args.buyer,
        faulty: args.faulty,
    };
    for (word, status) in &args.map_status {
        answers.statuses.say(word, Some(*status));
    }
    answers
}

/// Makes a backup before the import. An import can also be undone, so a backup that fails is only reported.
pub(super) fn back_up(engine: &Engine) {
    let made = engine
        .shop()
        .and_then(|shop| backups_of(engine.path()).before_import(engine, Clock::System.now(shop.time_zone)));
    if let Err(error) = made {
        note(format_args!("tillbook: no backup was made before this import. {error}"));
    }
}

/// The file as a source that can be read again.
pub(super) fn source(path: &Path) -> Result<Source> {
    let name = path.display().to_string();
    match look_at_input(path) {
        Ok(Input { size, open }) => Ok(Source::new(name, Some(size), open)),
        Err(error) => Err(refused(&name, &error)),
    }
}

fn refused(name: &str, error: &io::Error) -> Error {
    Source::of_bytes(name, Vec::new()).unreadable(error)
}

/// A progress bar on standard error, which shows nothing if that is not a terminal.
fn progress_bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:<18} {wide_bar} {percent:>3} % {eta:>4}");
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_plain| ProgressStyle::default_bar()))
}

fn show(bar: &ProgressBar, progress: Progress) {
    let words = progress.stage.words();
    if bar.message() != words {
        bar.set_message(words);
        bar.reset();
    }
    bar.set_length(progress.total.unwrap_or(progress.done));
    bar.set_position(progress.done);
}

/// The parts of an import's summary beside its report.
pub(super) struct Summary<'s> {
    /// The names of the files.
    pub(super) names: Vec<String>,
    pub(super) shop: &'s Path,
    pub(super) is_dry_run: bool,
    pub(super) currency: Currency,
}

/// The summary of an import for the terminal.
pub(super) fn summary(report: &ImportReport, told: &Summary<'_>) -> String {
    let mut lines = Vec::new();
    for (name, format) in told.names.iter().zip(&report.formats) {
        lines.push(format!("{name}: {}", format.described()));
    }
    for (noun, counts) in &report.counts {
        let (new, changed, same) = (counts.new, counts.changed, counts.identical);
        let mut line = format!("  {:<14}{new:>9} new {changed:>9} changed {same:>9} identical", noun.many());
        for (count, words) in [(counts.left, "left as they are"), (counts.removed, "removed")] {
            if count > 0 {
                line = format!("{line} {count:>9} {words}");
            }
        }
        lines.push(line);
    }
    if let Some(sums) = &report.lines {
        let all = sums.imported.saturating_add(sums.refused);
        lines.push(format!("  {all} lines = {} imported + {} refused", sums.imported, sums.refused));
        lines.push(format!("  quantity x unit price of the imported lines: {}", sums.total.to_exact_text()));
    }
    if let Some(sentence) = report.uncounted_sentence(told.currency, Marks::default()) {
        lines.push(format!("Note: {sentence}"));
    }
    if let Some(sentence) = report.uncredited.sentence() {
        lines.push(format!("Note: {sentence}; `tillbook invoice SHOP ORDER` makes what is missing"));
    }
    for (file, notes) in &report.notes {
        let place = place_word(report, file);
        for note in notes {
            let option = if note.text.english() == UNREAD { "; --map says what they hold" } else { "" };
            let (line, sentence, rows) = (note.line, note.sentence(), note.rows);
            lines.push(format!("Note: {file}, {place} {line}: {sentence}{option} (rows: {rows})"));
        }
    }
    for (file, totals) in &report.totals {
        amounts(&mut lines, file, totals);
    }
    deviations(&mut lines, report);
    if report.moved_rates > 0 {
        lines.push(format!(
            "Note: {} of the changed tax rates only moved, to stand in the order of the file",
            report.moved_rates
        ));
    }
    lines.extend(report.mends.iter().map(|(mend, found)| mend_words(report, *mend, found)));
    let hints = report.hints.iter().filter(|hint| hint.mend.is_none()).map(|hint| &hint.row);
    rows(&mut lines, "Hints", report, hints);
    rows(&mut lines, "Conflicting rows", report, report.conflicts.iter());
    if report.unknown_keys > 0 {
        lines.push(format!("Note: {} keys are not known and were not read", report.unknown_keys));
    }
    missing(&mut lines, report);
    if report.refused_count > 0 {
        lines.push(format!("Refused rows: {}", report.refused_count));
        let shown = report.refused.iter().take(SHOWN_REFUSALS);
        lines.extend(shown.map(|row| row_words(report, row)));
        let kept = u64::try_from(report.refused.len().min(SHOWN_REFUSALS)).unwrap_or_default();
        let more = report.refused_count.saturating_sub(kept);
        if more > 0 {
            lines.push(format!("  and {more} more; --refused FILE saves them all"));
        }
    }
    lines.push(outcome(report, told));
    lines.into_iter().map(|line| one_line(&line).into_owned() + "\n").collect()
}

/// Adds the sums of a file's columns of amounts, and their outcome.
fn amounts(lines: &mut Vec<String>, file: &str, totals: &[ControlTotal]) {
    if totals.is_empty() {
        return;
    }
    lines.push(format!("Amounts of {file}:"));
    let width = totals.iter().map(|total| total.heading.chars().count()).max().unwrap_or_default().min(32);
    for total in totals {
        let parts =
            total.parts().map(|(became, amount)| format!("{} {}", total.cell(amount), became.words()));
        let parts: Vec<String> = parts.collect();
        let role = if total.field.is_empty() { String::new() } else { format!(" ({})", total.field) };
        let sum = total.cell(total.in_file()).to_string();
        lines.push(format!("  {:<width$} {sum:>14} = {}{role}", total.heading, parts.join(" + ")));
    }
}

/// Notes on orders whose figures do not add up, and the first of these orders.
fn deviations(lines: &mut Vec<String>, report: &ImportReport) {
    let sentences = report.deviations.sentences();
    lines.extend(sentences.into_iter().map(|sentence| format!("Note: {sentence}")));
    let shown = report.deviations.named.iter().take(SHOWN_REFUSALS);
    lines.extend(
        shown.map(|named| format!("  {}, order {}: {}", named.file, named.order, named.deviation.sentence())),
    );
}

/// Notes on status words and tax classes in the files that are unknown.
fn missing(lines: &mut Vec<String>, report: &ImportReport) {
    for (word, orders) in report.unknown_statuses() {
        let likely = proposed_status(word).as_str();
        lines.push(format!(
            "Note: no status is called \"{word}\" (orders: {orders}); --map-status \"{word}={likely}\" says what it means, \
             if it is that"
        ));
    }
    for (class, rates) in &report.missing_classes {
        let kept = if *rates > 0 { format!(" ({rates} rates keep it)") } else { String::new() };
        lines.push(format!("Note: no tax class has the slug {class}{kept}; --create-classes makes it"));
    }
}

/// A heading with the number of rows, and the first of the rows.
fn rows<'r>(
    lines: &mut Vec<String>,
    name: &str,
    report: &ImportReport,
    rows: impl Iterator<Item = &'r Refused> + Clone,
) {
    let count = rows.clone().count();
    if count > 0 {
        lines.push(format!("{name}: {count}"));
        lines.extend(rows.take(SHOWN_REFUSALS).map(|row| row_words(report, row)));
    }
}

/// A note on a mistake in rates that was mended, or that `--mend` would mend.
fn mend_words(report: &ImportReport, mend: Mend, found: &Mendable) -> String {
    let Mendable { rates, file, line, was, becomes, is_mended } = found;
    let (word, problem, place) = (mend.as_str(), mend.problem(), place_word(report, file));
    let noun = if *rates == 1 { "rate" } else { "rates" };
    let begin = format!("{problem}: {rates} {noun}, the first in {file}, {place} {line}: {was}");
    if *is_mended {
        return format!("Corrected: {begin} is {becomes} now");
    }
    format!("Hint: {begin} would be {becomes}. They stay as written; --mend {word} corrects them all")
}

/// A row and its problem.
fn row_words(report: &ImportReport, row: &Refused) -> String {
    let place = place_word(report, &row.file);
    format!("  {}, {place} {}: {}", row.file, row.refusal.line, row.refusal.problem)
}

/// The unit by which the rows of a file are counted.
fn place_word(report: &ImportReport, file: &str) -> &'static str {
    if report.has_entries(file) { "entry" } else { "line" }
}

fn outcome(report: &ImportReport, told: &Summary<'_>) -> String {
    match (told.is_dry_run, report.changed_nothing()) {
        (true, false) => "Nothing was changed: this was a dry run.".to_owned(),
        (true, true) => "It would change nothing.".to_owned(),
        (false, false) => format!("Imported. {}", undoes(told.shop)),
        (false, true) => "Nothing had to be changed.".to_owned(),
    }
}
