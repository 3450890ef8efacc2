//! Purchases as a table: a row for each line of a document, whose rows need not follow each other. It is known
//! by its headings, which may be in any order; other columns are ignored, but for those of amounts, which are asked about. The
//! list of purchases is exported in this form.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::LazyLock;

use super::named_columns::Fields;
use super::purchase_totals::PurchaseTotals;
use super::table_rows::{self, ReadRow};
use crate::answers::OddYears;
use crate::csv_text::{self, Records, unshielded};
use crate::currency_mark::{self, foreign, is_of, without_currency};
use crate::foreign::less;
use crate::heading_words::{self, has_word};
use crate::order_rows::{RowOptions, asked, unread_amounts_of};
use crate::refused_rows;
use crate::source::Source;
use crate::{FieldResult, Notes, Refusal};
use domain::Result;
use domain::advice::Advice;
use domain::fielded::{self, Fielded, Slot, Value};
use domain::label;
use domain::money::Money;
use domain::percent::Percent;
use domain::purchase::typed::TypedLine;
use domain::purchase::{Purchase, PurchaseKind, PurchaseTreatment};
use domain::quantity::Quantity;
use domain::shop::settings::Currency;
use domain::text;
use domain::text::lenient::date::{DateOrderDetector, DateStyle};
use domain::text::lenient::number::{self, DecimalsDetector, NumberStyle};
use domain::text::{Text, beginning, too_long};
use domain::time::Day;
use domain::time::tax_period::{NoPeriod, TaxPeriod};

/// Defines the fields, each with its name and the headings of [`Fields`].
macro_rules! fields {
    ($($field:ident label!($name:literal) $headings:expr,)*) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        enum Field {
            $($field,)*
            /// One of [`HEAD`], by its place there.
            Head(usize),
        }

        impl Field {
            const OWN: &[Self] = &[$(Self::$field,)*];
            const NAMES: &[(&str, &str)] = &[$(($name, $headings),)*];

            fn name(self) -> &'static str {
                match self {
                    $(Self::$field => $name,)*
                    Self::Head(at) => HEAD.get(at).map_or("", |field| field.imported.0),
                }
            }
        }
    };
}

fields! {
    Date label!("date") "date documentdate invoicedate billdate",
    Supplier label!("supplier") "supplier suppliername vendor vendorname lieferant kreditor fournisseur proveedor leverancier",
    Document label!("document") "document documentnumber documentno invoicenumber invoiceno invoice billnumber billno",
    Country label!("country") "country suppliercountry",
    VatNumber label!("vat-number") "vatnumber vatid vatregistrationnumber suppliervatnumber",
    Net label!("net") "net netamount nettotal amountnet netvalue amountexcludingtax amountexcltax totalexcludingtax totalexcltax \
               netto nettobetrag nettosumme ht montantht totalht baseimponible imponibile",
    Tax label!("tax") OF_TAXES,
    Gross label!("gross") "gross grossamount grosstotal amountgross amountincludingtax amountincltax totalincludingtax totalincltax \
                   brutto bruttobetrag bruttosumme ttc montantttc ordertotal total totalamount invoicetotal amountdue",
    Rate label!("rate") "rate taxrate vatrate percent percentage taxpercent vatpercent taxpercentage vatpercentage satz taux tipo",
    Code label!("code") "code taxcode vatcode",
    Kind label!("kind") "kind",
    Treatment label!("treatment") "treatment",
    Deductible label!("deductible") "deductible deductiblepercent deductibleshare",
    Currency label!("currency") "currency",
    Product label!("product") "product sku itemcode productcode articleno item productname itemname artikel artikelnummer",
    Category label!("category") "category expensecategory kategorie categorie categoria rubrik",
    Quantity label!("quantity") "quantity qty menge quantite cantidad aantal",
}

/// The fields of the document that have nothing of their own here.
static HEAD: LazyLock<Vec<&'static fielded::Field<Purchase>>> =
    LazyLock::new(|| Purchase::FIELDS.iter().filter(|field| !field.imported.0.is_empty()).collect());

static NAMES: LazyLock<Vec<(&str, &str)>> =
    LazyLock::new(|| Field::NAMES.iter().copied().chain(HEAD.iter().map(|field| field.imported)).collect());

/// The fields, by which columns are assigned.
pub static FIELDS: LazyLock<Fields> =
    LazyLock::new(|| Fields { of: label!("purchases"), all: &NAMES, meaning });

impl Field {
    /// All of them, in the order of [`FIELDS`].
    fn all() -> impl Iterator<Item = Self> {
        Self::OWN.iter().copied().chain((0..HEAD.len()).map(Self::Head))
    }

    /// The fields that are days.
    fn days() -> impl Iterator<Item = Self> {
        let blank = Purchase::default();
        let is_day = move |at: &usize| {
            let field = HEAD.get(*at);
            field.is_some_and(|field| field.is_day || matches!(field.value(&blank), Value::MaybeDay(_)))
        };
        [Self::Date].into_iter().chain((0..HEAD.len()).filter(is_day).map(Self::Head))
    }
}

/// The headings of taxes.
const OF_TAXES: &str = "tax vat taxamount vatamount taxtotal inputtax inputvat vorsteuer";

/// The note on rows with an amount with tax, and neither a net amount nor a tax.
const OF_GROSS: Text = Text::new(label!(
    "net amount and tax are computed from the amount with tax, by the rate, as what the supplier \
     charged; where the supplier charged none, write the net amount and a tax of 0"
));

/// Words of headings of amounts with their tax, which no net amount has. A total may be either.
const WITH_TAX: [&str; 5] = ["brutto", "gross", "ttc", "incl", "inkl"];

/// The fields of amounts, each of which every purchase can be computed from.
const AMOUNTS: [Field; 3] = [Field::Net, Field::Tax, Field::Gross];

/// A row of a file: its document, and its values or its error.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PurchaseRow {
    /// The line, from 1.
    pub line: u64,
    /// The supplier's name; may be empty.
    pub supplier: String,
    /// The document number; may be empty.
    pub document: String,
    /// Amounts in the row's columns, for the control totals.
    pub amounts: Vec<Money>,
    /// The other values.
    pub values: FieldResult<PurchaseValues>,
}

/// The values of a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PurchaseValues {
    /// The document's own data in this row: its date, its payment, and the document it corrects.
    pub head: Purchase,
    /// The supplier's country as written; empty where the file does not say.
    pub country: String,
    /// The supplier's VAT number; empty where the file does not say.
    pub vat_number: String,
    /// The treatment of the tax; `None` where the file does not say.
    pub treatment: Option<PurchaseTreatment>,
    /// The line, but for its treatment.
    pub typed: TypedLine,
    /// True if its net amount and its tax were computed of an amount with tax, by the rate.
    is_of_gross: bool,
}

/// The column of each field.
type Columns = BTreeMap<Field, usize>;

/// The columns of the places of [`FIELDS`].
fn columns(places: Vec<Option<usize>>) -> Columns {
    Field::all().zip(places).filter_map(|(field, place)| Some((field, place?))).collect()
}

/// A heading in English; a percent sign makes it that of a rate: `VAT %`.
fn meaning(heading: &str) -> Cow<'static, str> {
    let found = heading_words::english(without_currency(heading).0);
    if heading.contains('%') && has_word(OF_TAXES, &found) { Cow::Borrowed("taxrate") } else { found }
}

/// True for headings of purchases: a supplier, a document, its date and an amount.
pub(crate) fn is_purchases(headings: &[String]) -> bool {
    let columns = columns(FIELDS.found(headings));
    let has = |field| columns.contains_key(&field);
    has(Field::Supplier) && has(Field::Document) && has(Field::Date) && AMOUNTS.into_iter().any(has)
}

fn open(source: &Source) -> Result<Records<'_>> {
    Records::open(source, csv_text::delimiter_by_headings(source, is_purchases)?)
}

/// The columns of a file, with those that the user assigned, and those that the user left out. Refused without one that every purchase needs,
/// and where the heading of an amount names another currency.
fn assigned(
    source: &Source,
    headings: &[String],
    said: &[(String, String)],
    currency: Currency,
) -> Result<(Columns, Vec<usize>)> {
    let (places, left_out) = FIELDS.assigned(headings, said).map_err(|problem| source.refuse(problem))?;
    let columns = columns(places);
    let heading = |field| columns.get(&field).and_then(|place| headings.get(*place));
    let is_gross = |heading: &&String| {
        let plain = csv_text::plain_heading(heading);
        WITH_TAX.into_iter().any(|word| plain.contains(word))
    };
    if let Some(heading) = heading(Field::Net).filter(is_gross) {
        return Err(source.refuse(text!(
            "the column \"{name}\" holds amounts with their tax by its heading, and net amounts are without: it can be taken for \"gross\"",
            name = beginning(heading)
        )));
    }
    let has = |field: &Field| columns.contains_key(field);
    let needed = [Field::Date, Field::Supplier, Field::Document];
    let missing = needed.into_iter().find(|field| !has(field));
    let amount = (!AMOUNTS.iter().any(has)).then_some(Field::Net);
    // Without a rate only a code tells what a tax is of.
    let rate = (!has(&Field::Rate) && !has(&Field::Code)).then_some(Field::Rate);
    if let Some(field) = missing.or(amount).or(rate) {
        let name = field.name();
        let problem = text!(
            "no heading says which column holds the {fields}; the headings are {headings}",
            fields = Text::new(name),
            headings = headings.join(", ")
        );
        return Err(source.ask(None, Advice::Column(name), problem));
    }
    let mut written = AMOUNTS.into_iter().filter_map(|field| without_currency(heading(field)?).1);
    match written.find(|written| *written != currency) {
        Some(other) => Err(source.refuse(foreign(other.code(), currency))),
        None => Ok((columns, left_out)),
    }
}

/// Knowledge about all rows that is needed before one can be understood.
struct Reading {
    columns: Columns,
    number_style: NumberStyle,
    date_style: DateStyle,
    currency: Currency,
    totals: PurchaseTotals,
}

/// Reads a whole file into rows, with the notes on them and the control totals, to which no row was added yet. Refused when it cannot be read, lacks a column, has one of amounts that
/// is not read, or dates of which it is not clear whether the day or the month is first.
pub fn read(source: &Source, options: RowOptions<'_>) -> Result<(Vec<PurchaseRow>, Notes, PurchaseTotals)> {
    let mut records = open(source)?;
    records.advance()?;
    let headings = records.texts();
    let (columns, left_out) = assigned(source, &headings, options.columns, options.currency)?;
    let is_read = |at: usize| columns.values().any(|taken| *taken == at) || left_out.contains(&at);
    let unread = unread_amounts_of(source, records.delimiter(), &headings, is_read)?;
    if let Some((about, problem)) = asked(&unread) {
        return Err(source.ask(None, about, problem));
    }
    let mut notes = Notes::default();
    let rows = table_rows::read(source, &mut records, headings.len(), &mut notes)?;
    let (mut decimals, mut dates) = (DecimalsDetector::default(), DateOrderDetector::default());
    for ReadRow { line, cells, .. } in &rows {
        let cell = |field| columns.get(&field).and_then(|at| cells.get(*at)).map_or("", String::as_str);
        for field in AMOUNTS {
            decimals.see(*line, cell(field));
        }
        for field in Field::days() {
            dates.see(*line, cell(field));
        }
    }
    let number_style = source.number_style(decimals, options.answers.decimals)?;
    let order = source.date_order(dates, options.date_order)?.unwrap_or_default();
    let date_style = DateStyle::of_a_file(order, options.time_zone);
    let held = AMOUNTS.into_iter().chain([Field::Quantity]);
    let held = held.filter_map(|field| Some((*columns.get(&field)?, field.name())));
    let totals = PurchaseTotals::of(&headings, held.chain(left_out.into_iter().map(|at| (at, ""))));
    let reading = Reading { columns, number_style, date_style, currency: options.currency, totals };
    let mut rows: Vec<PurchaseRow> = rows.into_iter().map(|row| reading.row(row)).collect();
    let years = OddYears::of(options.today, options.answers.years);
    for row in &mut rows {
        if row.values.as_ref().is_ok_and(|values| values.is_of_gross) {
            notes.add(row.line, OF_GROSS);
        }
        let document = row.values.as_ref().map(|values| values.head.clone());
        let days = |document: &Purchase| -> Vec<Day> {
            Purchase::FIELDS.iter().filter_map(|field| field.value(document).day()).collect()
        };
        for day in document.as_ref().map(days).unwrap_or_default() {
            if let Err(problem) = years.check(source, row.line, day)? {
                row.values = Err(problem);
            }
        }
    }
    Ok((rows, notes, reading.totals))
}

impl Reading {
    fn row(&self, row: ReadRow) -> PurchaseRow {
        let ReadRow { line, cells, problem } = row;
        let text = |field| {
            let at = self.columns.get(&field);
            unshielded(at.and_then(|at| cells.get(*at)).map_or("", |cell| cell.trim()))
        };
        let (supplier, document) = (text(Field::Supplier).to_owned(), text(Field::Document).to_owned());
        let values = problem.map_or_else(|| self.values(&text), Err);
        let amounts = self.totals.amounts(&cells, |cell| self.amount(cell).ok().flatten());
        PurchaseRow { line, supplier, document, amounts, values }
    }

    fn values<'t>(&self, text: &dyn Fn(Field) -> &'t str) -> FieldResult<PurchaseValues> {
        if text(Field::Supplier).is_empty() {
            return Err(text!("the supplier is missing: write it"));
        }
        if text(Field::Document).is_empty() {
            return Err(text!("the document is missing: write it"));
        }
        let texts = Field::all().map(|field| (field.name(), text(field)));
        if let Some(problem) = too_long(texts) {
            return Err(problem);
        }
        let written = text(Field::Currency);
        if !written.is_empty() && Currency::parse(written) != Some(self.currency) {
            return Err(foreign(&beginning(written), self.currency));
        }
        let treatment = word(Field::Treatment, text(Field::Treatment), treatment)?;
        let rate = percent(Field::Rate, text(Field::Rate))?;
        let has_part = !text(Field::Net).is_empty() || !text(Field::Tax).is_empty();
        let mut parts = Parts { net: self.amount(text(Field::Net))?, tax: self.amount(text(Field::Tax))? };
        let gross = self.amount(text(Field::Gross))?;
        if let Some(gross) = gross {
            let is_owed = treatment.is_some_and(PurchaseTreatment::is_owed);
            parts = parts.of_gross(gross, (rate, is_owed), self.currency.decimals())?;
        }
        // Of what names no product it does not matter how many there are.
        let counted = if text(Field::Product).is_empty() { "" } else { text(Field::Quantity) };
        let quantity = self.number_style.read_cell(counted, Quantity::parse)?.unwrap_or_default();
        let typed = TypedLine {
            net: parts.net,
            tax: parts.tax,
            rate,
            code: text(Field::Code).to_owned(),
            kind: word(Field::Kind, text(Field::Kind), kind)?.unwrap_or_default(),
            deductible: percent(Field::Deductible, text(Field::Deductible))?.unwrap_or(Percent::HUNDRED),
            product: text(Field::Product).to_owned(),
            quantity,
            category: text(Field::Category).to_owned(),
            ..TypedLine::default()
        };
        let date = self.day(Field::Date, text(Field::Date))?.ok_or(text!("the date is missing: write it"))?;
        let mut head = Purchase { date, ..Purchase::default() };
        for (at, field) in HEAD.iter().enumerate() {
            let at = Field::Head(at);
            match field.slot(&mut head) {
                Slot::Text(slot) if field.is_day => {
                    *slot = self.day(at, text(at))?.map(|day| day.to_string()).unwrap_or_default();
                }
                Slot::Text(slot) => text(at).clone_into(slot),
                Slot::MaybeDay(slot) => *slot = self.day(at, text(at))?,
                Slot::Period(slot) => *slot = period(at, text(at))?,
                _ => {}
            }
        }
        Ok(PurchaseValues {
            head,
            country: text(Field::Country).to_owned(),
            vat_number: text(Field::VatNumber).to_owned(),
            treatment,
            typed,
            is_of_gross: gross.is_some() && !has_part,
        })
    }

    fn amount(&self, text: &str) -> FieldResult<Option<Money>> {
        if let Some(written) = currency_mark::mark(text).filter(|mark| !is_of(mark, self.currency)) {
            return Err(foreign(&beginning(&written), self.currency));
        }
        self.number_style.read_cell(text, Money::parse)
    }

    fn day(&self, field: Field, text: &str) -> FieldResult<Option<Day>> {
        if text.is_empty() {
            return Ok(None);
        }
        let found = self.date_style.day(text);
        found.map(Some).ok_or_else(|| {
            text!(
                "{what}: \"{value}\" is not a date such as 2026-03-31",
                what = Text::new(field.name()),
                value = beginning(text)
            )
        })
    }
}

/// The net amount and the tax of a row, as far as the file has them.
struct Parts {
    net: Option<Money>,
    tax: Option<Money>,
}

impl Parts {
    /// Completes net amount, tax and amount with tax: the missing ones follow from the others, or from the
    /// rate. Refuses amounts that do not add up, and an amount with tax where the shop owes the tax itself,
    /// which is in no supplier's amount.
    fn of_gross(
        self,
        gross: Money,
        (rate, is_owed): (Option<Percent>, bool),
        decimals: u32,
    ) -> FieldResult<Self> {
        let (net, tax) = match (self.net, self.tax, rate) {
            (Some(net), Some(tax), _) if less(gross, net)? == tax => (net, tax),
            (Some(net), Some(tax), _) => {
                return Err(text!(
                    "{net} net and {tax} of tax do not come to {gross} gross: correct one of them",
                    net,
                    tax,
                    gross
                ));
            }
            (Some(net), None, _) => (net, less(gross, net)?),
            (None, Some(tax), _) => (less(gross, tax)?, tax),
            (None, None, _) if is_owed => {
                return Err(text!(
                    "where the shop owes the tax, {gross} gross has no tax of the supplier in it: \
                     write it as the net amount",
                    gross
                ));
            }
            (None, None, Some(rate)) if rate > Percent::ZERO && rate < Percent::ONE => {
                return Err(text!("a rate of {rate}% is below 1: for 20%, write 20 and not 0.2", rate));
            }
            (None, None, Some(rate)) => {
                let net = net_of(gross, rate, decimals)
                    .ok_or(text!("the amount is too large: look for a missing decimal mark"))?;
                (net, less(gross, net)?)
            }
            (None, None, None) => {
                return Err(text!(
                    "it is not known how much of {gross} gross is tax: write a rate, a tax or a net amount",
                    gross
                ));
            }
        };
        Ok(Self { net: Some(net), tax: Some(tax) })
    }
}

/// The part of an amount with tax that is without it, rounded half away from zero to the currency's decimals.
fn net_of(gross: Money, rate: Percent, decimals: u32) -> Option<Money> {
    let unit = 10_i128.pow(4_u32.saturating_sub(decimals));
    let hundred = i128::from(Percent::HUNDRED.ten_thousandths());
    let whole = (hundred + i128::from(rate.ten_thousandths())).checked_mul(unit)?;
    let exact = i128::from(gross.ten_thousandths()).checked_mul(hundred)?;
    let half = if exact < 0 { -whole / 2 } else { whole / 2 };
    let net = exact.checked_add(half)?.checked_div(whole)?.checked_mul(unit)?;
    i64::try_from(net).ok().map(Money::from_ten_thousandths)
}

fn period(field: Field, text: &str) -> FieldResult<Option<TaxPeriod>> {
    if text.is_empty() {
        return Ok(None);
    }
    let refused =
        |error: NoPeriod| text!("{what}: {problem}", what = Text::new(field.name()), problem = error.text());
    TaxPeriod::parse(text).map(Some).map_err(refused)
}

fn percent(field: Field, text: &str) -> FieldResult<Option<Percent>> {
    if text.is_empty() {
        return Ok(None);
    }
    let percent = number::percent(text).ok();
    percent.map(Some).ok_or_else(|| {
        text!(
            "{what}: \"{value}\" is not a percentage such as 20",
            what = Text::new(field.name()),
            value = beginning(text)
        )
    })
}

/// A word of a few.
fn word<T>(field: Field, text: &str, find: fn(&str) -> Option<T>) -> FieldResult<Option<T>> {
    if text.is_empty() {
        return Ok(None);
    }
    let plain = text.to_lowercase().replace([' ', '_'], "-");
    find(&plain).map(Some).ok_or_else(|| {
        let known = if field == Field::Kind { PurchaseKind::words() } else { PurchaseTreatment::words() };
        text!(
            "{what}: \"{value}\" is not one of {known}",
            what = Text::new(field.name()),
            value = beginning(text),
            known
        )
    })
}

/// A kind by its word, in the singular or the plural.
fn kind(text: &str) -> Option<PurchaseKind> {
    PurchaseKind::parse(text)
        .or_else(|| PurchaseKind::parse(&format!("{text}s")))
        .or_else(|| PurchaseKind::parse(text.strip_suffix('s')?))
}

fn treatment(text: &str) -> Option<PurchaseTreatment> {
    let other = || (text == "acquisition").then_some(PurchaseTreatment::EuAcquisition);
    PurchaseTreatment::parse(text).or_else(other)
}

/// Writes the refused rows as they are, each with its line and reason in two added columns.
pub(crate) fn write_refused(source: &Source, refused: &[Refusal], out: impl Write) -> Result<()> {
    let mut records = open(source)?;
    records.advance()?;
    let headings = records.texts();
    refused_rows::write(records, &headings, refused, out)
}
