//! `tillbook purchase`: prints a purchase, writes a file that is kept with it, or attaches files.

use std::path::PathBuf;

use clap::Args;

use super::import::source;
use super::text::one_line;
use super::{Common, print, refused, settle_output};
use domain::fielded::Fielded as _;
use domain::noun::Noun as _;
use domain::purchase::{Purchase, SupplierPurchase};
use domain::task::Task;
use domain::{Error, Result, text};
use engine::ImportOptions;
use transfer::Source;

#[derive(Debug, Args)]
pub(super) struct PurchaseArgs {
    /// The shop file.
    shop: PathBuf,
    /// The number of the document.
    number: String,
    /// The name of the supplier, where several have a document of this number.
    #[arg(long, value_name = "NAME")]
    supplier: Option<String>,
    /// Write a file that is kept with it, byte for byte as it came.
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Which of its files, by name; the first when not given.
    #[arg(long, value_name = "NAME", requires = "output")]
    file: Option<String>,
    /// Keep a file with it: PDF, JPEG, PNG or XML of at most 10 MB. Can be given several times.
    #[arg(long, value_name = "FILE", conflicts_with = "output")]
    attach: Vec<PathBuf>,
    /// Replace an existing file.
    #[arg(long, requires = "output")]
    force: bool,
}

pub(super) fn run(args: &PurchaseArgs, common: &Common) -> Result<()> {
    let mut engine = common.open(&args.shop)?;
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    let found = engine.purchases_of_document(&actor, &args.number)?;
    let named =
        |one: &SupplierPurchase| args.supplier.as_ref().is_none_or(|name| one.supplier.is_called(name));
    let mut found: Vec<SupplierPurchase> = found.into_iter().filter(named).collect();
    let one = match (found.pop(), found.is_empty()) {
        (Some(one), true) => one,
        (None, _) => return Err(refused(args.number.clone(), "no purchase has this number")),
        (Some(_), false) => {
            return Err(refused(args.number.clone(), "several suppliers have it: say which with --supplier"));
        }
    };
    if !args.attach.is_empty() {
        let sources: Vec<Source> = args.attach.iter().map(|path| source(path)).collect::<Result<_>>()?;
        let options = ImportOptions { attach: Some(one.purchase.id), ..ImportOptions::default() };
        let report = engine.import(&actor, &sources, &options, now, &Task::default())?;
        return print(if report.changed_nothing() {
            "It is kept already.\n"
        } else {
            "It is kept with the purchase.\n"
        });
    }
    let Some(output) = &args.output else { return print(&facts(&one)) };
    let of_name = |name: &str| args.file.as_ref().is_none_or(|wanted| wanted == name);
    let Some(file) = one.purchase.kept().find(|file| of_name(file.name)) else {
        return Err(refused(args.number.clone(), "no such file is kept with it"));
    };
    let bytes = engine.kept_file(&actor, file.digest)?;
    settle_output(&args.shop, output, args.force)?
        .write(|out| out.write_all(&bytes).map_err(|error| Error::storage(text!("Writing the file"), error)))
}

/// What a purchase says, a line each.
fn facts(one: &SupplierPurchase) -> String {
    let SupplierPurchase { supplier, purchase } = one;
    let mut lines = vec![format!("Supplier: {} {}", supplier.name, supplier.vat_number)];
    for field in Purchase::FIELDS.iter().filter(|field| field.key != "files") {
        let value = field.value(purchase);
        let text = value.day().map(|day| day.to_string()).or_else(|| value.text().map(str::to_owned));
        lines.extend(text.filter(|text| !text.is_empty()).map(|text| format!("{}: {text}", field.heading)));
    }
    for line in &purchase.lines {
        let [net, tax] = [line.net, line.tax].map(|amount| amount.to_exact_text());
        let rate = line.rate.map(|rate| format!(", {}%", rate.to_short_text())).unwrap_or_default();
        lines.push(format!("Line: {net} net, {tax} tax{rate}, {}", line.treatment.as_str()));
    }
    lines.extend(purchase.kept().map(|file| format!("File: {} (SHA-256 {})", file.name, file.digest)));
    lines.into_iter().map(|line| one_line(line.trim_end()).into_owned() + "\n").collect()
}
