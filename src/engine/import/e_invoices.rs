//! Imports an electronic invoice as a purchase with a line for each rate, and keeps its file with that. A file comes in once: by its
//! digest, and by its seller and number.

use super::purchases::problem_of;
use super::{EntryOutcome, Import, Policy};
use domain::advice::Advice;
use domain::error::{Error, Result};
use domain::ids::PurchaseId;
use domain::money::Money;
use domain::noun::{Noun as _, NounKind};
use domain::percent::Percent;
use domain::places::country_code;
use domain::places::european_union::{trade_country, vat_country};
use domain::purchase::kept::FileKind;
use domain::purchase::supplier::Supplier;
use domain::purchase::typed::TypedLine;
use domain::purchase::{Purchase, PurchaseKind, PurchaseLine, PurchaseTreatment, SupplierPurchase};
use domain::rate::country_rates::standard_rate_of;
use domain::shop::settings::Shop;
use domain::text;
use domain::text::Text;
use domain::time::Day;
use store::{JournalChange, digest_of};
use transfer::answers::{FaultyInvoice, OtherBuyer};
use transfer::e_invoice::findings::findings;
use transfer::e_invoice::{self, Category, EInvoice, Party, TaxGroup};
use transfer::{FieldResult, Notes, Refusal, Source};

/// What an invoice has to be right about before it becomes a purchase: a sentence, and the question that it leaves open.
enum Stop {
    Refused(Text),
    Asked(Advice, Text),
}

impl From<Text> for Stop {
    fn from(problem: Text) -> Self {
        Self::Refused(problem)
    }
}

impl Import<'_, '_> {
    /// Imports an electronic invoice. What is wrong with one does not keep other files from coming in.
    pub(super) fn e_invoice(&mut self, source: &Source) -> Result<()> {
        // Unlike a table, it never holds all purchases, so that it takes none away.
        let bytes = e_invoice::bytes_of(source)?;
        if let Some(purchase) = self.write.purchase_of_file(source.digest()?)? {
            return self.leave_file(
                source,
                &purchase,
                text!(
                    "it is kept with purchase {document} already, which stays as it is",
                    document = &purchase.document
                ),
            );
        }
        let shop = self.write.shop()?;
        let mut notes = Notes::default();
        let read = self.read_e_invoice((source, &bytes), &shop, &mut notes);
        let (supplier, mut purchase, invoice) = match read {
            Ok(read) => read,
            Err(Stop::Asked(about, problem)) => return Err(source.ask(None, about, problem)),
            Err(Stop::Refused(problem)) => return self.refuse(source, Refusal { line: 1, problem }),
        };
        if let Some(was) = self.write.purchase_of_document(supplier.id, &purchase.document)? {
            return self.known_document(source, &was, &purchase, &bytes);
        }
        let supplier = self.put_noun(&supplier)?;
        self.write.keep_file(&bytes)?;
        purchase.supplier = supplier.id;
        told(&invoice, &mut notes);
        self.take_notes(source, &notes);
        self.put_purchase(source, &supplier, purchase)
    }

    /// A document that the books have, which was typed, or came in another file. It stays as it is but for its file.
    fn known_document(&mut self, source: &Source, was: &Purchase, is: &Purchase, bytes: &[u8]) -> Result<()> {
        let document = &was.document;
        let (own, other) = (was.total()?, is.total()?);
        if own != other {
            let problem = text!(
                "purchase {document} of this supplier is in the books with {own}, and here it is {other}. Nothing was changed: correct that one or delete it, and import the file again",
                document,
                own,
                other
            );
            return self.refuse(source, Refusal { line: 1, problem });
        }
        let stays_alone = was.kept().next().is_some() || self.options.policy == Policy::Add;
        let (own, other) = (was.tax()?, is.tax()?);
        let said = match (own == other, stays_alone) {
            (true, true) => text!(
                "purchase {document} of this supplier is in the books already, and stays as it is",
                document
            ),
            (true, false) => {
                text!(
                    "purchase {document} of this supplier is in the books already, and gets this file",
                    document
                )
            }
            (false, true) => text!(
                "purchase {document} of this supplier is in the books already with a tax of {own}, and here that is {other}. It stays as it is: look which is right",
                document,
                own,
                other
            ),
            (false, false) => text!(
                "purchase {document} of this supplier is in the books already with a tax of {own}, and here that is {other}. It gets this file, and its amounts stay: look which are right",
                document,
                own,
                other
            ),
        };
        if stays_alone {
            return self.leave_file(source, was, said);
        }
        let digest = self.write.keep_file(bytes)?;
        let supplier = self.write.get::<Supplier>(was.supplier)?.unwrap_or_default();
        let mut notes = Notes::default();
        notes.add(1, said);
        self.take_notes(source, &notes);
        self.put_purchase(source, &supplier, was.clone().keeping(&digest, file_name(source)))
    }

    /// Keeps files with a purchase of the books, whatever they hold.
    pub(super) fn attach(&mut self, sources: &[Source], id: PurchaseId) -> Result<()> {
        let Some(was) = self.write.purchase(id)? else {
            let problem = text!("it is not there any more; look at the list");
            return Err(Error::Invalid { what: text!("The purchase"), problem });
        };
        let supplier = self.write.get::<Supplier>(was.supplier)?.unwrap_or_default();
        let mut is = was.clone();
        for source in sources {
            let bytes = e_invoice::bytes_of(source)?;
            if FileKind::of(&bytes).is_none() {
                return Err(source.refuse(text!(
                    "it is no PDF, JPEG, PNG or XML, which are the files that are kept with a purchase"
                )));
            }
            is = is.keeping(&self.write.keep_file(&bytes)?, file_name(source));
        }
        is = is.checked(self.decimals)?;
        let outcome = if is == was { EntryOutcome::Identical } else { EntryOutcome::Changed };
        if outcome == EntryOutcome::Changed {
            self.write.put_purchase(Some(&was), &is)?;
            self.write.record(JournalChange::purchase(id, Some(&was), Some(&is)));
        }
        let (document, name) = (&was.document, &supplier.name);
        self.write.entitle(text!(
            "Attach files to purchase {document} of {supplier}",
            document,
            supplier = name
        ));
        let of = |purchase| SupplierPurchase { supplier: supplier.clone(), purchase };
        self.count(outcome, &of(is), Some(&of(was)));
        Ok(())
    }

    /// Says that a file brings nothing new.
    fn leave_file(&mut self, source: &Source, purchase: &Purchase, because: Text) -> Result<()> {
        let mut notes = Notes::default();
        notes.add(1, because);
        self.take_notes(source, &notes);
        let supplier = self.write.get::<Supplier>(purchase.supplier)?.unwrap_or_default();
        self.name(NounKind::Purchase, super::purchases::named(supplier.id, &purchase.document));
        let is = SupplierPurchase { supplier, purchase: purchase.clone() };
        self.count(EntryOutcome::Identical, &is, Some(&is));
        Ok(())
    }

    /// The supplier, without an id where it is new, and the purchase that an invoice becomes.
    fn read_e_invoice(
        &mut self,
        (source, bytes): (&Source, &[u8]),
        shop: &Shop,
        notes: &mut Notes,
    ) -> std::result::Result<(Supplier, Purchase, EInvoice), Stop> {
        let invoice = e_invoice::read(bytes)?;
        let currency = shop.currency.code();
        if invoice.currency != currency {
            return Err(Stop::Refused(text!(
                "its amounts are in {other} and those of the shop in {currency}. Enter the purchase by hand in {currency}, and attach the file",
                other = text::beginning(&invoice.currency),
                currency
            )));
        }
        self.of_this_shop(&invoice, shop)?;
        let mut grave = Vec::new();
        for finding in findings(&invoice, self.today) {
            if finding.is_grave {
                grave.push(finding.text);
            } else {
                notes.add(1, text!("{problem}; ask the sender for a corrected one", problem = finding.text));
            }
        }
        if let Some(problem) = Text::list(grave) {
            let problem =
                text!("{problem}. Ask the sender for a corrected one: the tax on it may be refused", problem);
            match self.options.answers.faulty {
                None => return Err(Stop::Asked(Advice::Faulty, problem)),
                Some(FaultyInvoice::Refuse) => return Err(Stop::Refused(problem)),
                Some(FaultyInvoice::Take) => notes.add(1, problem),
            }
        }
        let refused = |error: Error| Stop::Refused(problem_of(error));
        let supplier = self.supplier_of(&invoice.seller, notes).map_err(refused)?;
        let last = self.write.last_purchase_of(supplier.id).map_err(Error::from).map_err(refused)?;
        let reader = LineReader {
            invoice: &invoice,
            home: vat_country(&trade_country(&shop.address)).to_owned(),
            usual_share: shop.usual_share(),
            last: last.map(|last| last.lines).unwrap_or_default(),
            decimals: self.decimals,
        };
        let lines = reader.lines(notes)?;
        let day = |day: Option<Day>| day.map(|day| day.to_string()).unwrap_or_default();
        let purchase = Purchase {
            date: invoice.issued_on,
            document: invoice.number.clone(),
            lines,
            due_on: day(invoice.due_on.filter(|_| invoice.totals.due != Some(Money::ZERO))),
            supplied_on: day(invoice.supplied_on.filter(|day| *day != invoice.issued_on)),
            order: invoice.order.clone(),
            ..Purchase::default()
        };
        let purchase =
            purchase.keeping(&digest_of(bytes), file_name(source)).checked(self.decimals).map_err(refused)?;
        Ok((supplier, purchase, invoice))
    }

    /// Asks about an invoice whose buyer is not this shop; refuses one of its own.
    fn of_this_shop(&self, invoice: &EInvoice, shop: &Shop) -> std::result::Result<(), Stop> {
        let own = &shop.invoices;
        let is_shop = |party: &Party| {
            if !own.vat_number.is_empty() && !party.vat_number.is_empty() {
                return is_same(&own.vat_number, &party.vat_number);
            }
            let names = [&own.legal_name, &shop.name];
            [&party.name, &party.trading_name].iter().any(|name| names.iter().any(|own| is_same(own, name)))
        };
        if is_shop(&invoice.buyer) {
            return Ok(());
        }
        if is_shop(&invoice.seller) {
            return Err(Stop::Refused(text!("it is an invoice of this shop, which is no purchase")));
        }
        let buyer = [&*invoice.buyer.name, &*invoice.buyer.vat_number].join(" ");
        let problem = text!(
            "its buyer is {buyer}, and not this shop by its name or VAT number, as they are in the settings for invoices",
            buyer = text::beginning(buyer.trim())
        );
        match self.options.answers.buyer {
            None => Err(Stop::Asked(Advice::Buyer, problem)),
            Some(OtherBuyer::Refuse) => Err(Stop::Refused(problem)),
            Some(OtherBuyer::Take) => Ok(()),
        }
    }

    /// The supplier with the seller's VAT number, else with its number in a register, else with its name and country; else a new
    /// one. What the list does not say of it is filled in.
    fn supplier_of(&mut self, seller: &Party, notes: &mut Notes) -> Result<Supplier> {
        let all = self.write.all::<Supplier>()?;
        let country = country_code(&seller.country);
        let is_there =
            |one: &&Supplier| one.country.is_empty() || country.is_empty() || one.country == country;
        let has = |own: &str, given: &str| !own.is_empty() && is_same(own, given);
        let found = all
            .iter()
            .find(|one| has(&one.vat_number, &seller.vat_number))
            .or_else(|| all.iter().filter(is_there).find(|one| has(&one.register, &seller.register)))
            .or_else(|| all.iter().filter(is_there).find(|one| one.is_called(&seller.name)));
        let or = |own: &str, other: &str| if own.is_empty() { other.to_owned() } else { own.to_owned() };
        let new = || {
            let name = seller.name.clone();
            let is_taken = all.iter().any(|one| one.is_called(&name));
            // Another one with this name is in another country.
            Supplier {
                name: if is_taken { format!("{name} {country}") } else { name },
                ..Supplier::default()
            }
        };
        let supplier = found.cloned().unwrap_or_else(new);
        if !supplier.vat_number.is_empty()
            && !seller.vat_number.is_empty()
            && !is_same(&supplier.vat_number, &seller.vat_number)
        {
            notes.add(1, text!("the VAT number is not that of the supplier in the list, which is kept"));
        }
        Supplier {
            country: or(&supplier.country, &country),
            vat_number: or(&supplier.vat_number, &seller.vat_number),
            register: or(&supplier.register, &seller.register),
            ..supplier
        }
        .checked()
    }
}

/// The name of a file without its folders.
fn file_name(source: &Source) -> &str {
    source.name().rsplit(['/', '\\']).next().unwrap_or_default()
}

/// What of an invoice its purchase does not say.
fn told(invoice: &EInvoice, notes: &mut Notes) {
    let totals = &invoice.totals;
    if !invoice.is_credit() && !invoice.corrects.is_empty() {
        notes.add(
            1,
            text!(
                "it names another invoice, {number}: look whether both count, or delete that one",
                number = text::beginning(&invoice.corrects.join(", "))
            ),
        );
    }
    if totals.rounding != Money::ZERO {
        notes.add(
            1,
            text!(
                "{amount} of what is to be paid is no part of the purchase: rounding, or what others bill on it",
                amount = totals.rounding
            ),
        );
    }
    if totals.prepaid != Money::ZERO {
        notes.add(
            1,
            text!("{amount} of it is paid already; the purchase is of the whole", amount = totals.prepaid),
        );
    }
}

/// True for numbers and names that are the same but for case, spaces and punctuation, and not empty.
fn is_same(one: &str, other: &str) -> bool {
    let plain = |text: &str| -> String {
        text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let one = plain(one);
    !one.is_empty() && one == plain(other)
}

/// Makes the lines of a purchase.
struct LineReader<'i> {
    invoice: &'i EInvoice,
    /// The country whose tax the shop declares; empty when it is not known.
    home: String,
    /// The share of the tax that the shop deducts as a rule.
    usual_share: Percent,
    /// The lines of the last purchase from the supplier.
    last: Vec<PurchaseLine>,
    decimals: u32,
}

impl LineReader<'_> {
    fn lines(&self, notes: &mut Notes) -> FieldResult<Vec<PurchaseLine>> {
        let mut lines = Vec::new();
        for tax in &self.invoice.taxes {
            let typed = self.line(tax, notes)?;
            lines.extend(typed.as_issued(self.decimals)?);
        }
        Ok(lines)
    }

    fn line(&self, tax: &TaxGroup, notes: &mut Notes) -> FieldResult<TypedLine> {
        let signed = |amount: Money| {
            let negative = || Money::ZERO.minus(amount).map_err(|_large| text!("the amount is too large"));
            if self.invoice.is_credit() { negative() } else { Ok(amount) }
        };
        let (net, charged) = (signed(tax.net)?, signed(tax.tax)?);
        let treatment = treatment(tax.category);
        let there = self.invoice.taxed_in();
        let is_foreign = !self.home.is_empty() && !there.is_empty() && there != self.home;
        // What the supplier billed the last time is likely to be of the same kind.
        let same = self.last.iter().find(|line| line.treatment == treatment && line.rate == Some(tax.rate));
        let last = same.or_else(|| self.last.iter().find(|line| line.treatment == treatment));
        let kind = match tax.category {
            Category::IntraCommunity | Category::Export => PurchaseKind::Goods,
            _ => {
                // Goods from another country come as an acquisition or an import.
                let is_service = is_foreign && tax.category == Category::ReverseCharge;
                let usual = if is_service { PurchaseKind::Services } else { PurchaseKind::Goods };
                last.or(self.last.first()).map_or(usual, |line| line.kind)
            }
        };
        let usual = || TypedLine { deductible: self.usual_share, ..TypedLine::default() };
        let of_last = last.cloned().map_or_else(usual, |line| line.with(None, None));
        let code = if same.is_some() { of_last.code.clone() } else { String::new() };
        let (product, quantity) = Default::default();
        let typed = TypedLine { kind, treatment, code, product, quantity, ..of_last };
        if treatment.is_owed() {
            let standard = || standard_rate_of(&self.home, self.invoice.issued_on);
            let rate = last.and_then(|line| line.rate).or_else(standard);
            let typed =
                TypedLine { net: Some(net), tax: None, rate: Some(rate.unwrap_or(Percent::ZERO)), ..typed };
            let owed = typed.as_issued(self.decimals)?.map(|line| line.tax).unwrap_or_default();
            notes.add(1, text!(
                "the shop owes the tax on {net} ({treatment}): {owed} by a rate of {percent}%, which the invoice does not say",
                net,
                treatment = Text::new(treatment.name()),
                owed,
                percent = typed.rate.unwrap_or(Percent::ZERO)
            ));
            return Ok(typed);
        }
        let typed = TypedLine { net: Some(net), tax: Some(charged), rate: Some(tax.rate), ..typed };
        if treatment == PurchaseTreatment::Import {
            notes.add(
                1,
                text!(
                    "the tax of an import stands on the paper of customs; enter that as a purchase of its own"
                ),
            );
        }
        if is_foreign && charged != Money::ZERO && last.is_none() {
            notes.add(1, text!(
                "{tax} is tax of {country}, which no return of the shop deducts: its deductible share is 0%",
                tax = charged,
                country = there
            ));
            return Ok(TypedLine { deductible: Percent::ZERO, ..typed });
        }
        Ok(typed)
    }
}

/// Who owes the tax of a category.
const fn treatment(category: Category) -> PurchaseTreatment {
    match category {
        Category::ReverseCharge => PurchaseTreatment::ReverseCharge,
        Category::IntraCommunity => PurchaseTreatment::EuAcquisition,
        Category::Export => PurchaseTreatment::Import,
        _ => PurchaseTreatment::Domestic,
    }
}
