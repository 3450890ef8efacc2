//! Imports purchases and their suppliers. Suppliers are matched by name without regard to case, purchases by
//! supplier and document number; a document is imported whole or not at all.

use std::collections::BTreeMap;

use super::{EntryOutcome, Import};
use crate::categories;
use crate::closed_periods::check_correction;
use domain::error::{self, Error};
use domain::fielded::Fielded;
use domain::ids::SupplierId;
use domain::money::Money;
use domain::noun::Noun;
use domain::noun::NounKind;
use domain::percent::Percent;
use domain::places::country_code;
use domain::places::european_union::{trade_country, trade_goods_within, vat_country};
use domain::purchase::supplier::Supplier;
use domain::purchase::typed::{MOST_LINES, TypedLine};
use domain::purchase::{Purchase, PurchaseKind, PurchaseTreatment, SupplierPurchase};
use domain::text;
use domain::text::Text;
use store::JournalChange;
use transfer::purchase_totals::PurchaseTotals;
use transfer::purchases_csv::{self, PurchaseRow, PurchaseValues};
use transfer::{FieldResult, Notes, Refusal, Source};

/// The rows of one document, in file order.
struct Document {
    supplier: String,
    number: String,
    rows: Vec<(u64, FieldResult<PurchaseValues>)>,
    /// The amounts of each row.
    amounts: Vec<Vec<Money>>,
}

impl Document {
    /// Refuses the document where an amount of a row is none of the line that was made of it.
    fn explained(&self, totals: &PurchaseTotals, purchase: &Purchase) -> Result<(), Refusal> {
        for (((line, _), amounts), made) in self.rows.iter().zip(&self.amounts).zip(&purchase.lines) {
            if let Some(problem) = totals.unexplained(amounts, made) {
                return Err(Refusal { line: *line, problem });
            }
        }
        Ok(())
    }
}

impl Import<'_, '_> {
    /// Imports a table of purchases.
    pub(super) fn purchases(&mut self, source: &Source) -> error::Result<()> {
        let shop = self.write.shop()?;
        let home = trade_country(&shop.address);
        let options = self.options.of_rows(&shop, self.today);
        let (rows, mut notes, mut totals) = purchases_csv::read(source, options)?;
        self.holds(NounKind::Purchase);
        let mut assumptions = Assumptions::new();
        let mut count = 0_u64;
        for document in documents(rows) {
            let known = self.noun_called::<Supplier>(&document.supplier)?;
            let reader = DocumentReader {
                home: &home,
                decimals: self.decimals,
                notes: &mut notes,
                assumptions: &mut assumptions,
            };
            let read = reader.read(&document, known);
            let read = read.and_then(|read| document.explained(&totals, &read.1).map(|()| read));
            let before = self.so_far();
            let made = read.as_ref().map_or(Vec::new(), |(_, purchase)| purchase.lines.clone());
            match read {
                Ok((supplier, purchase)) => self.put_document(source, &document, &supplier, purchase)?,
                Err(refusal) => self.refuse_document(source, &document, &refusal)?,
            }
            let became = self.became(before);
            for (at, amounts) in document.amounts.iter().enumerate() {
                totals.add(amounts, made.get(at), became);
            }
            self.count_entry(source, &mut count)?;
        }
        for (assumption, (lines, tax)) in assumptions {
            for line in lines {
                notes.add(line, assumption.sentence(tax));
            }
        }
        self.report.totals.push((source.name().to_owned(), totals.totals()));
        self.take_notes(source, &notes);
        Ok(())
    }

    fn put_document(
        &mut self,
        source: &Source,
        document: &Document,
        supplier: &Supplier,
        mut purchase: Purchase,
    ) -> error::Result<()> {
        let was = self.write.purchase_of_document(supplier.id, &purchase.document)?.unwrap_or_default();
        match check_correction(self.write, purchase.corrects, was.corrects) {
            Err(error @ Error::Invalid { .. }) => {
                let line = document.rows.first().map_or(0, |(line, _)| *line);
                let because = Refusal { line, problem: text!("corrects: {problem}", problem = error.text()) };
                return self.refuse_document(source, document, &because);
            }
            checked => checked?,
        }
        purchase = match categories::named(self.write, purchase, None)? {
            Ok(purchase) => purchase,
            Err(problem) => {
                let line = document.rows.first().map_or(0, |(line, _)| *line);
                return self.refuse_document(source, document, &Refusal { line, problem });
            }
        };
        // A table need not have all that a person typed.
        purchase = purchase.completed_by(&was);
        let supplier = self.put_noun(supplier)?;
        purchase.supplier = supplier.id;
        self.put_purchase(source, &supplier, purchase)
    }

    /// Refuses all rows of a document because of one: half of it would be a wrong sum.
    fn refuse_document(
        &mut self,
        source: &Source,
        document: &Document,
        because: &Refusal,
    ) -> error::Result<()> {
        for (line, values) in &document.rows {
            let problem = match values {
                Err(own) => own.clone(),
                Ok(_) if *line == because.line => because.problem.clone(),
                Ok(_) => text!(
                    "line {line} of the same document was refused: correct that",
                    line = because.line.to_string()
                ),
            };
            self.refuse(source, Refusal { line: *line, problem })?;
        }
        Ok(())
    }

    /// Writes a purchase, over the one of its supplier with its document number.
    pub(super) fn put_purchase(
        &mut self,
        source: &Source,
        supplier: &Supplier,
        mut purchase: Purchase,
    ) -> error::Result<()> {
        self.name(NounKind::Purchase, named(supplier.id, &purchase.document));
        let was = self.write.purchase_of_document(supplier.id, &purchase.document)?;
        purchase = was.iter().fold(purchase, categories::kept);
        purchase.id = was.as_ref().map_or(purchase.id, |was| was.id);
        let outcome = self.outcome(was.as_ref(), &purchase);
        match &was {
            None => {
                purchase.id = self.write.add_purchase(&purchase)?;
                self.added.add(NounKind::Purchase, purchase.id.get());
            }
            Some(was) if outcome == EntryOutcome::Changed => {
                self.write.put_purchase(Some(was), &purchase)?;
                self.write.record(JournalChange::purchase(was.id, Some(was), Some(&purchase)));
            }
            Some(_) => {}
        }
        let document = format!("{} of {}", purchase.document, supplier.name);
        let of = |purchase| SupplierPurchase { supplier: supplier.clone(), purchase };
        self.count(outcome, &of(purchase), was.map(of).as_ref());
        self.take(source, NounKind::Purchase, &document, outcome)
    }
}

/// Refuses a row that corrects another period than one before it in its document.
fn one_correction<'r>(
    document: &str,
    mut before: impl Iterator<Item = &'r (u64, &'r PurchaseValues)>,
    row: &PurchaseValues,
) -> FieldResult<()> {
    match before.find_map(|(line, row)| Some((line, row.head.corrects?))) {
        Some((line, other)) if row.head.corrects.is_some_and(|period| period != other) => Err(text!(
            "document {document} corrects {period} on line {line} and another period here: a document corrects one",
            document,
            period = other,
            line = line.to_string()
        )),
        _ => Ok(()),
    }
}

/// The rows by document, in the order of their first rows.
fn documents(rows: Vec<PurchaseRow>) -> Vec<Document> {
    let mut documents: Vec<Document> = Vec::new();
    let mut places = BTreeMap::new();
    for PurchaseRow { line, supplier, document: number, amounts, values } in rows {
        let at = *places.entry((supplier.to_lowercase(), number.clone())).or_insert(documents.len());
        if at == documents.len() {
            documents.push(Document { supplier, number, rows: Vec::new(), amounts: Vec::new() });
        }
        if let Some(document) = documents.get_mut(at) {
            document.rows.push((line, values));
            document.amounts.push(amounts);
        }
    }
    documents
}

/// Makes purchases of documents.
struct DocumentReader<'d> {
    /// The country of the shop; empty when it is not known.
    home: &'d str,
    decimals: u32,
    notes: &'d mut Notes,
    assumptions: &'d mut Assumptions,
}

impl DocumentReader<'_> {
    /// The supplier, which is `known` completed from the file or a new one without an id, and the purchase without ids.
    fn read(self, document: &Document, known: Option<Supplier>) -> Result<(Supplier, Purchase), Refusal> {
        let mut rows = Vec::new();
        for (line, values) in &document.rows {
            let refuse = |problem: &Text| Refusal { line: *line, problem: problem.clone() };
            rows.push((*line, values.as_ref().map_err(refuse)?));
        }
        if let Some((line, _)) = rows.get(MOST_LINES) {
            let (number, most) = (&document.number, MOST_LINES);
            let problem = text!("document {number} has more than {most} rows: divide it", number, most);
            return Err(Refusal { line: *line, problem });
        }
        let first = rows.first().map_or(0, |(line, _)| *line);
        let date = rows.first().map(|(_, row)| row.head.date).unwrap_or_default();
        let new = || Supplier { name: document.supplier.clone(), ..Supplier::default() };
        let mut supplier = known.unwrap_or_else(new);
        let (mut lines, mut assumed) = (Vec::new(), Vec::new());
        for (at, (line, row)) in rows.iter().enumerate() {
            let refuse = |problem: Text| Refusal { line: *line, problem };
            supplier = joined(supplier, row).map_err(refuse)?;
            if !row.vat_number.is_empty() && !supplier.has_vat_number(&row.vat_number) {
                let note = text!("the VAT number is not that of the supplier in the list, which is kept");
                self.notes.add(*line, note);
            }
            if row.head.date != date {
                return Err(refuse(text!(
                    "document {number} is dated {date} on line {first} and {other} here: correct the date, or the number of one of them",
                    number = &document.number,
                    date,
                    first = first.to_string(),
                    other = row.head.date
                )));
            }
            one_correction(&document.number, rows.iter().take(at), row).map_err(refuse)?;
            if rows.iter().take(at).any(|(_, other)| other == row) {
                self.notes.add(*line, text!("a document has the same row twice, and both count"));
            }
            if row.typed.rate.is_some_and(|rate| rate > Percent::ZERO && rate < Percent::ONE) {
                self.notes.add(*line, text!("a rate is below 1%: for 20%, write 20 and not 0.2"));
            }
            let (typed, assumption) = self.treated(row, &supplier.country).map_err(refuse)?;
            let Some(read) = typed.line(self.decimals).map_err(refuse)? else {
                return Err(refuse(text!("it has neither a net amount nor a tax: write one of them")));
            };
            assumed.extend(assumption.map(|assumption| (assumption, *line, read.tax)));
            lines.push(read);
        }
        let own = Purchase {
            date,
            supplier: supplier.id,
            document: document.number.clone(),
            lines,
            ..Purchase::default()
        };
        let purchase = rows.iter().fold(own, |purchase, (_, row)| purchase.completed_by(&row.head));
        let purchase = purchase.checked(self.decimals);
        let refuse = |error: Error| Refusal { line: first, problem: error.text() };
        let purchase = purchase.map_err(refuse)?;
        for (assumption, line, tax) in assumed {
            let (lines, sum) = self.assumptions.entry(assumption).or_default();
            lines.push(line);
            *sum = sum.plus(tax).map_err(|error| refuse(error.into()))?;
        }
        Ok((supplier, purchase))
    }

    /// The line of a row with its treatment. Where the row does not say it, no tax of a supplier in another
    /// country although there is a rate means that the shop owes it.
    fn treated(&self, row: &PurchaseValues, country: &str) -> FieldResult<(TypedLine, Option<Assumption>)> {
        let typed = &row.typed;
        let is_known = !country.is_empty() && !self.home.is_empty();
        let is_abroad = is_known && vat_country(country) != vat_country(self.home);
        let has_rate = typed.rate.is_some_and(|rate| rate > Percent::ZERO);
        let is_untaxed = typed.tax == Some(Money::ZERO) && typed.net.is_some_and(|net| net != Money::ZERO);
        let treated = |treatment| TypedLine { treatment, ..typed.clone() };
        let owed = |treatment| TypedLine { tax: None, ..treated(treatment) };
        let by_customs =
            |treatment: PurchaseTreatment| treatment.is_of_customs().then_some(Assumption::OfCustoms);
        Ok(match row.treatment {
            Some(treatment) if treatment.is_owed() && is_untaxed && has_rate => {
                (owed(treatment), by_customs(treatment))
            }
            Some(treatment) if typed.tax.is_none() && has_rate => (treated(treatment), by_customs(treatment)),
            Some(treatment) => (treated(treatment), None),
            None if is_abroad && is_untaxed && has_rate => {
                if typed.kind != PurchaseKind::Services && trade_goods_within(country, self.home) {
                    (owed(PurchaseTreatment::EuAcquisition), Some(Assumption::EuAcquisition))
                } else {
                    (owed(PurchaseTreatment::ReverseCharge), Some(Assumption::ReverseCharge))
                }
            }
            None if self.home.is_empty() && !country.is_empty() && is_untaxed && has_rate => {
                return Err(text!(
                    "a supplier in {country} charged no tax although there is a rate, and it is not known in which country the shop is: give it one in its settings, or the file a column treatment ({treatments})",
                    country,
                    treatments = PurchaseTreatment::words()
                ));
            }
            None if is_abroad && typed.tax.is_none() && has_rate => {
                (typed.clone(), Some(Assumption::Charged))
            }
            None => (typed.clone(), None),
        })
    }
}

/// An assumption about the tax of a supplier in another country, or of customs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Assumption {
    EuAcquisition,
    ReverseCharge,
    Charged,
    OfCustoms,
}

/// The lines with each assumption, and the tax on them.
type Assumptions = BTreeMap<Assumption, (Vec<u64>, Money)>;

impl Assumption {
    /// The assumption in a sentence, with the tax of all lines that it was made for.
    fn sentence(self, tax: Money) -> Text {
        match self {
            Self::EuAcquisition => text!(
                "a supplier in another country charged no tax although there is a rate: taken as an EU acquisition, with the tax that the shop owes by the rate, {tax} in all",
                tax
            ),
            Self::ReverseCharge => text!(
                "a supplier in another country charged no tax although there is a rate: taken as reverse charge, as of services (for goods brought in, give the file a column treatment with import or postponed-import), with the tax that the shop owes by the rate, {tax} in all",
                tax
            ),
            Self::OfCustoms => text!(
                "the tax of an import was not given, and is computed by the rate, {tax} in all; write what customs asked for",
                tax
            ),
            Self::Charged => text!(
                "the tax of a supplier in another country was blank, and is computed as if the supplier had charged it, {tax} in all; where the shop owes it, write 0",
                tax
            ),
        }
    }
}

/// The supplier completed from a row. A country that contradicts the supplier's is refused, another VAT
/// number is not taken.
fn joined(supplier: Supplier, row: &PurchaseValues) -> FieldResult<Supplier> {
    let country = country_code(&row.country);
    if !country.is_empty() && !supplier.country.is_empty() && country != supplier.country {
        return Err(text!(
            "{name} is from {own}, and here from {country}: one of them needs another name, such as {name} {country}",
            name = supplier.name,
            own = supplier.country,
            country
        ));
    }
    let or = |own: &String, other: &str| if own.is_empty() { other.to_owned() } else { own.clone() };
    let (country, vat_number) =
        (or(&supplier.country, &row.country), or(&supplier.vat_number, &row.vat_number));
    Supplier { country, vat_number, ..supplier }.checked().map_err(problem_of)
}

/// What is wrong, without what it is wrong with: a file says where that stands.
pub(super) fn problem_of(error: Error) -> Text {
    match error {
        Error::Invalid { problem, .. } => problem,
        other => other.text(),
    }
}

/// The key of a purchase: its supplier and document.
pub(super) fn named(supplier: SupplierId, document: &str) -> String {
    format!("{supplier} {document}")
}
