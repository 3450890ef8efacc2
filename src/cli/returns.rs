//! `tillbook return`: the return of a period by a form, as text, JSON or a file, and the amounts that a person enters.

use std::io::BufWriter;
use std::path::{Path, PathBuf};

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, ValueEnum};

use super::export;
use super::text::{line, note, print_json};
use super::{Cli, Common, print, settle_output};
use domain::locale::English;
use domain::money::Money;
use domain::returns::{EnteredBox, ExchangeRate, Finding, Form, PeriodReturn, Return, Subject};
use domain::shop::closed_period::PeriodState;
use domain::task::Task;
use domain::text::Text;
use domain::time::tax_period::{PeriodLength, TaxPeriod};
use domain::{Error, Result};
use engine::{
    Change, Export, ExportOptions, Listing, OrderChange, OutFormat, PeriodChange, ReturnQuery, TaxForms,
};
use system::form_files;
use transfer::return_json;

#[derive(Debug, Args)]
pub(super) struct ReturnArgs {
    /// The shop file.
    shop: PathBuf,
    /// The form, such as uk-vat; without one, the forms that there are are listed.
    #[arg(requires = "period")]
    form: Option<String>,
    /// The period: 2026-07, 2026-Q3, 2026-07..2026-09, 2026-H2 or 2026.
    #[arg(long, value_parser = TaxPeriod::parse, requires = "form")]
    period: Option<TaxPeriod>,
    /// For a form in another currency: how much of the shop's one unit of it is on the last day, such as 0.8645.
    #[arg(long, value_name = "RATE", value_parser = exchange_rate)]
    exchange_rate: Option<ExchangeRate>,
    /// Set a box that a person fills, with --reason; BOX= without an amount takes it out.
    #[arg(long, value_name = "BOX=AMOUNT", requires = "form")]
    enter: Option<String>,
    /// Why that amount stands there.
    #[arg(long, value_name = "TEXT", requires = "enter")]
    reason: Option<String>,
    /// Divide the refunds of a period that name an amount alone by the rates of their orders.
    #[arg(long, value_name = "PERIOD", value_parser = TaxPeriod::parse)]
    divide_refunds: Option<TaxPeriod>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// The file to write, by its ending: csv, xlsx, pdf or json.
    #[arg(long, value_name = "FILE", requires = "form")]
    output: Option<PathBuf>,
    /// The format of the file, where its ending does not say it; oss is what the German portal imports for the EU one-stop shop (#v2.0).
    #[arg(long, value_name = "FORMAT", requires = "output")]
    format: Option<Format>,
    /// Replace an existing file that --output names.
    #[arg(long, requires = "output")]
    force: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Csv,
    Xlsx,
    Pdf,
    Json,
    Oss,
}

pub(super) fn exchange_rate(text: &str) -> std::result::Result<ExchangeRate, String> {
    ExchangeRate::parse(text).ok_or_else(|| "write a rate such as 0.8645".to_owned())
}

pub(super) fn run(args: &ReturnArgs, common: &Common) -> Result<()> {
    let format = args.output.as_deref().map(|path| args.format_of(path));
    let mut engine = common.open(&args.shop)?;
    let actor = common.actor(&engine)?;
    if let Some(period) = args.divide_refunds {
        let now = common.now(&engine)?;
        engine.apply(&Change::Order(OrderChange::DivideRefunds { period }), &actor, now)?;
    }
    let forms = engine.tax_forms(&actor, form_files())?;
    let (Some(name), Some(period)) = (&args.form, args.period) else { return print(&listed(&forms)) };
    let form = chosen(&forms, name)?;
    if let Some(entered) = &args.enter {
        let change = entering(form, period, entered, args.reason.as_deref().unwrap_or_default())?;
        let now = common.now(&engine)?;
        engine.apply(&change, &actor, now)?;
    }
    let query = ReturnQuery { form: form.clone(), period, exchange_rate: args.exchange_rate };
    if let (Some(path), Some(format)) = (&args.output, format) {
        let output = settle_output(&args.shop, path, args.force)?;
        let options =
            ExportOptions { format, now: common.now(&engine)?, locale: &English, task: &Task::default() };
        let export = args.export(query);
        let mut notes = Vec::new();
        output.write(|out| {
            notes = engine.export(&actor, &export, &options, &mut BufWriter::new(out))?;
            Ok(())
        })?;
        notes.iter().for_each(note);
        return Ok(());
    }
    let of = engine.tax_return(&actor, form, period, args.exchange_rate)?;
    if args.json { print_json(&return_json::write(form, &of)?) } else { print(&text(form, &of)) }
}

/// The form of a name. Forms that cannot be used are told where none has the name.
pub(super) fn chosen<'f>(forms: &'f TaxForms, name: &str) -> Result<&'f Form> {
    forms.form(name).inspect_err(|_unknown| forms.problems.iter().for_each(note))
}

impl Format {
    /// The format as which it is written: the list of the one-stop shop is a text of values with commas.
    const fn out(self) -> OutFormat {
        match self {
            Self::Csv | Self::Oss => OutFormat::Csv,
            Self::Xlsx => OutFormat::Xlsx,
            Self::Pdf => OutFormat::Pdf,
            Self::Json => OutFormat::Json,
        }
    }
}

impl ReturnArgs {
    /// The format of a file; wrong usage when neither its name nor an option says it.
    fn format_of(&self, path: &Path) -> OutFormat {
        export::format_of(self.format.map(Format::out), Some(path)).unwrap_or_else(|| {
            let problem =
                format!("{}: end its name with .csv, .xlsx, .pdf or .json, or give --format", path.display());
            Cli::command().error(ErrorKind::ValueValidation, problem).exit()
        })
    }

    /// The export of a return.
    fn export(&self, query: ReturnQuery) -> Export {
        match self.format {
            Some(Format::Oss) => Export::OssLines(Box::new(query)),
            _ => Export::Listing(Listing::TaxReturn(Box::new(query))),
        }
    }
}

fn entering(form: &Form, period: TaxPeriod, entered: &str, reason: &str) -> Result<Change> {
    let refused =
        |problem: String| Error::Invalid { what: Text::new("--enter"), problem: Text::written(problem) };
    let (number, amount) = entered
        .split_once('=')
        .map(|(number, amount)| (number.trim(), amount.trim()))
        .ok_or_else(|| refused(format!("\"{entered}\" is not a box with its amount, such as 104=12.50")))?;
    if amount.is_empty() {
        let (form, number) = (form.name().to_owned(), number.to_owned());
        return Ok(Change::Period(PeriodChange::ClearAmount { period, form, number }));
    }
    let amount = Money::parse(amount)
        .ok_or_else(|| refused(format!("\"{amount}\" is not an amount such as 1234.50")))?;
    EnteredBox::of(form, period, number, amount, reason)
        .map(|one| Change::Period(PeriodChange::EnterAmount(one)))
}

/// The forms, a line each, and what is wrong with the user's own files.
fn listed(forms: &TaxForms) -> String {
    let mut text = String::new();
    for form in &forms.forms {
        let lengths: Vec<&str> = form.periods().iter().copied().map(PeriodLength::name).collect();
        let (name, title, lengths) = (form.name(), form.full_title(), lengths.join(", "));
        let (currency, as_of) = (form.currency(), form.as_of());
        line(&mut text, format_args!("{name:<12} {title} ({}; {lengths}; as of {as_of})", currency.code()));
    }
    for problem in &forms.problems {
        line(&mut text, format_args!("Cannot be used: {problem}"));
    }
    text
}

/// A return for people: where it stands, what is odd, then boxes, each with the amount of the period before, and lines.
fn text(form: &Form, of: &PeriodReturn) -> String {
    let declared = of.declared(form);
    let mut text = String::new();
    let (first, last) = (of.period.first_day(), of.period.last_day());
    let currency = form.currency();
    line(&mut text, format_args!("{} · {first} to {last} · {}", form.full_title(), currency.code()));
    line(&mut text, format_args!("{}", standing(of)));
    if !declared.findings.is_empty() {
        text.push_str("\nTo look at\n");
        for finding in &declared.findings {
            line(&mut text, format_args!("  - {}{}", finding.sentence, command(finding)));
        }
    }
    text.push('\n');
    let before = of.before.period.short_name();
    let wide = (before.chars().count() + 2).max(16);
    line(&mut text, format_args!("  {:<9}{:>16}{before:>wide$}", "Box", "Amount"));
    for (one, found) in form.boxes().iter().zip(&declared.boxes) {
        let amount = one.rounding.text(found.amount.shown);
        let earlier = of.before.amounts.as_ref().and_then(|amounts| amounts.box_of(&one.number));
        let earlier = earlier.map(|amount| one.rounding.text(amount));
        let earlier = earlier.unwrap_or_default();
        let reason = if found.reason.is_empty() { String::new() } else { format!(" ({})", found.reason) };
        line(
            &mut text,
            format_args!("  {:<9}{amount:>16}{earlier:>wide$}  {}{reason}", one.number, one.words),
        );
    }
    lines_text(&mut text, form, &declared);
    for excluded in &declared.excluded {
        let (net, tax) = (excluded.net.to_grouped_text(2), excluded.tax.to_grouped_text(2));
        line(&mut text, format_args!("Not in it: {}, net {net}, tax {tax}", excluded.words));
    }
    if declared.is_nil() {
        line(&mut text, format_args!("There is nothing to declare; many authorities want a return of zero."));
    }
    text
}

/// The command that does what a finding asks for, after its sentence; empty where there is none.
fn command(finding: &Finding) -> String {
    match &finding.subject {
        Subject::NoShopCountry(country) => {
            let code = country.as_deref().unwrap_or("CODE");
            format!(": `tillbook settings SHOP --country {code}`")
        }
        Subject::RefundsByAmount { period, .. } => {
            format!(": `tillbook return SHOP --divide-refunds {period}`")
        }
        _ => String::new(),
    }
}

/// The state of the period, in a sentence.
fn standing(of: &PeriodReturn) -> String {
    let name = of.period.name();
    match (of.state, &of.filed, &of.closing) {
        (_, Some(filed), _) => format!("{name} was filed {} by {}", filed.record.at, filed.record.login),
        (PeriodState::Closed, None, Some(closing)) => {
            format!("{name} was closed {} by {}, and is not filed", closing.at, closing.login)
        }
        (PeriodState::Open, ..) => format!("{name} is open: these amounts are provisional"),
        (state, ..) => format!("{name} is {}, and is not filed", state.as_str()),
    }
}

/// The lines below their headings.
fn lines_text(text: &mut String, form: &Form, declared: &Return) {
    let Some(lines) = form.lines().filter(|_| !declared.lines.is_empty()) else { return };
    let names: Vec<String> =
        declared.lines.iter().map(|of| of.key.described(&lines.by).to_string()).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default().max(32) + 2;
    let row = |name: &str, amounts: Vec<String>| {
        let amounts: Vec<String> = amounts.iter().map(|amount| format!("{amount:>16}")).collect();
        format!("  {name:<width$}{}", amounts.concat())
    };
    let headings = lines.columns.iter().map(|column| column.words.to_string()).collect();
    text.push('\n');
    line(text, format_args!("{}", row("Line", headings)));
    for (found, name) in declared.lines.iter().zip(&names) {
        let columns = lines.columns.iter().zip(&found.amounts);
        let amounts = columns.map(|(column, amount)| column.rounding.text(amount.shown)).collect();
        line(text, format_args!("{}", row(name, amounts)));
    }
}
