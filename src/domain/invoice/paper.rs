//! The sentences on the paper of an invoice, in its language: its title, the notes that the law demands, and
//! addresses in the order of the post. Their place on the page is decided elsewhere.

use super::words::{PaperWords, Word};
use super::{Invoice, InvoiceKind, InvoiceTax, TaxCategory};
use crate::money::Money;
use crate::percent::{Percent, without_percent};
use crate::places::address::Address;
use crate::places::country_code;
use crate::places::european_union::{is_member, vat_country};

impl Invoice {
    /// The words of its language.
    pub fn words(&self) -> PaperWords {
        PaperWords::of(&self.language)
    }

    /// The title with the number: `Invoice 2026-0001`. In Australia an invoice with tax is a "tax invoice".
    pub fn title(&self) -> String {
        let is_australian = self.seller_country() == "AU" && self.tax != Money::ZERO;
        let word = match (self.kind, is_australian) {
            (InvoiceKind::Invoice, false) => Word::Invoice,
            (InvoiceKind::Invoice, true) => Word::TaxInvoice,
            (InvoiceKind::CreditNote, false) => Word::CreditNote,
            (InvoiceKind::CreditNote, true) => Word::AdjustmentNote,
        };
        self.words().filled(word, &[&self.number.to_string()])
    }

    /// `Corrects invoice 2026-0001 of 17 October 2026`. In French, only a credit note over all of the rest
    /// annuls it; a refund corrects it.
    pub fn corrected(&self) -> Option<String> {
        let (corrects, words) = (self.corrects.as_ref()?, self.words());
        let (number, day) = (corrects.number.to_string(), words.day(corrects.issued_on));
        let word = if self.refund.is_some() { Word::Rectifies } else { Word::Corrects };
        Some(words.filled(word, &[&number, &day]))
    }

    /// Number, days, order and the buyer's number, each after its name.
    pub fn particulars(&self) -> Vec<(String, String)> {
        let words = self.words();
        let (number, issued, supplied) = match self.kind {
            InvoiceKind::Invoice => (Word::InvoiceNumber, Word::IssuedOn, Word::SuppliedOn),
            InvoiceKind::CreditNote => (Word::CreditNumber, Word::CreditedOn, Word::RefundedOn),
        };
        let mut rows = vec![
            (words.word(number).to_owned(), self.number.to_string()),
            (words.word(issued).to_owned(), words.day(self.issued_on)),
            (words.word(supplied).to_owned(), words.day(self.supplied_on)),
            (words.word(Word::Order).to_owned(), self.order.clone()),
        ];
        if let Some(buyer) = &self.buyer {
            let name = words.word(vat_number_name(&country_code(&buyer.address.country)));
            rows.push((words.filled(Word::OfBuyer, &[name]), buyer.vat_number.clone()));
            for (word, value) in
                [(Word::BuyerReference, &buyer.reference), (Word::PurchaseOrder, &buyer.purchase_order)]
            {
                rows.push((words.word(word).to_owned(), value.clone()));
            }
        }
        rows.retain(|(_, value)| !value.trim().is_empty());
        rows
    }

    /// The name of the tax where it has none of its own.
    pub fn tax_word(&self) -> &'static str {
        let country = self.seller_country();
        let has_vat =
            is_member(vat_country(&country)) || ["GB", "XI", "IM", "CH", "NO"].contains(&country.as_str());
        self.words().word(if has_vat { Word::Vat } else { Word::Tax })
    }

    /// A tax with its taxable amount: `VAT 20% on 100.00`. On a small invoice with the gross amount, which
    /// British law demands.
    pub fn tax_text(&self, tax: &InvoiceTax) -> String {
        let words = self.words();
        let name = match tax.category {
            TaxCategory::Standard | TaxCategory::Zero => self.rate_text(tax),
            TaxCategory::Exempt
            | TaxCategory::ReverseCharge
            | TaxCategory::IntraCommunity
            | TaxCategory::Export => words.word(Word::NoTax).to_owned(),
        };
        let base = words.amount(tax.taxable, self.currency);
        match tax.taxable.plus(tax.tax) {
            Ok(gross) if self.buyer.is_none() && tax.tax != Money::ZERO => {
                let gross = words.amount(gross, self.currency);
                words.filled(Word::TaxOnGross, &[&name, &base, &gross])
            }
            _ => words.filled(Word::TaxOn, &[&name, &base]),
        }
    }

    fn rate_text(&self, tax: &InvoiceTax) -> String {
        let own = tax.percent.map_or(tax.name.as_str(), |percent| without_percent(&tax.name, percent)).trim();
        let name = if own.is_empty() { self.tax_word() } else { own };
        tax.percent
            .map_or_else(|| name.to_owned(), |percent| format!("{name} {}", self.words().percent(percent)))
    }

    /// Notes that the law demands, each once: the reason for no tax, and in Australia that there is tax.
    pub fn notes(&self) -> Vec<String> {
        let (words, country) = (self.words(), self.seller_country());
        let mut notes: Vec<String> = Vec::new();
        let reasons = self.taxes.iter().filter_map(|tax| self.reason(tax, &country));
        for reason in reasons {
            if !notes.contains(&reason) {
                notes.push(reason);
            }
        }
        if country == "AU" && self.tax != Money::ZERO {
            notes.push(words.word(Word::IncludesGst).to_owned());
        }
        notes
    }

    /// The sentence on late payment that French law demands between businesses, beside the terms of payment.
    pub fn late_payment(&self) -> Option<&'static str> {
        let is_to_business = self.buyer.as_ref().is_some_and(|buyer| !buyer.vat_number.is_empty());
        let is_due = self.kind == InvoiceKind::Invoice && self.paid_on.is_none();
        let is_asked_for = self.seller_country() == "FR" && is_to_business && is_due;
        is_asked_for.then(|| self.words().word(Word::LatePaymentInFrance))
    }

    /// The sentence that the buyer owes a tax, with its amount; `None` where its rate is not kept in place of a name.
    pub fn owed_text(&self, tax: &InvoiceTax) -> Option<String> {
        let is_owed = tax.category == TaxCategory::ReverseCharge;
        let percent = Percent::parse(&tax.name).ok().filter(|_| is_owed)?;
        let words = self.words();
        let [due, taxable] =
            [percent.of(tax.taxable)?, tax.taxable].map(|amount| words.with_currency(amount, self.currency));
        let with = [words.word(Word::ReverseCharge), &due, &words.percent(percent), &taxable];
        Some(words.filled(Word::ReverseChargeOf, &with))
    }

    /// The reason for no tax, with the provision of the seller's country, or else of the directive. In
    /// France, whose tax moved from the CGI to the CIBS on 1 September 2026, that of the directive is right
    /// before and after.
    fn reason(&self, tax: &InvoiceTax, country: &str) -> Option<String> {
        let words = self.words();
        let cited = |word, own: Option<&str>, article| {
            let directive = || words.filled(Word::Article, &[article]);
            words.filled(word, &[&own.map_or_else(directive, str::to_owned)])
        };
        match tax.category {
            TaxCategory::Standard | TaxCategory::Zero => None,
            TaxCategory::Exempt if tax.name.trim().is_empty() => Some(words.word(Word::Exempt).to_owned()),
            TaxCategory::Exempt => Some(tax.name.trim().to_owned()),
            TaxCategory::ReverseCharge => {
                self.owed_text(tax).or_else(|| Some(words.word(Word::ReverseCharge).to_owned()))
            }
            TaxCategory::IntraCommunity => {
                let own = match country {
                    "DE" => Some("§ 4 Nr. 1 Buchst. b UStG"),
                    "AT" => Some("Art. 6 Abs. 1 UStG 1994"),
                    _ => None,
                };
                Some(cited(Word::IntraCommunity, own, "138"))
            }
            TaxCategory::Export if is_member(country) => {
                let own = match country {
                    "DE" => Some("§ 4 Nr. 1 Buchst. a UStG"),
                    "AT" => Some("§ 6 Abs. 1 Z 1 UStG 1994"),
                    _ => None,
                };
                Some(cited(Word::ExportFromUnion, own, "146"))
            }
            TaxCategory::Export => Some(words.word(Word::Export).to_owned()),
        }
    }

    /// The discount as a sentence.
    pub fn discount_text(&self) -> Option<String> {
        let words = self.words();
        let amount = words.with_currency(self.discount, self.currency);
        (self.discount != Money::ZERO).then(|| words.filled(Word::Discount, &[&amount]))
    }

    /// The name of the total.
    pub fn total_word(&self) -> &'static str {
        self.words().word(match self.kind {
            InvoiceKind::CreditNote => Word::TotalCredited,
            InvoiceKind::Invoice if self.tax == Money::ZERO => Word::Total,
            InvoiceKind::Invoice => Word::TotalWithTax,
        })
    }

    /// Ways to pay, each after its name, or the day of payment; empty on a credit note.
    pub fn payment(&self) -> Vec<(&'static str, String)> {
        let (settings, words) = (&self.seller.settings, self.words());
        if let Some(day) = self.paid_on {
            return vec![(words.word(Word::PaidOn), words.day(day))];
        }
        let mut rows = vec![(words.word(Word::Terms), settings.terms.trim().to_owned())];
        rows.push((words.word(Word::BankAccount), account(settings.iban.trim())));
        rows.retain(|(_, value)| self.kind == InvoiceKind::Invoice && !value.is_empty());
        rows
    }

    /// The seller by law, else by the name of the shop.
    pub fn seller_name(&self) -> &str {
        let legal = self.seller.settings.legal_name.trim();
        if legal.is_empty() { self.seller.shop.trim() } else { legal }
    }

    /// The seller's name and address, the country by its name if `with_country`.
    pub fn seller_lines(&self, with_country: bool) -> Vec<String> {
        let own = Address { street: self.seller.settings.street.clone(), ..self.seller.address.clone() };
        let home = if with_country { String::new() } else { self.seller_country() };
        let mut lines = vec![self.seller_name().to_owned()];
        lines.extend(address_lines(&own, &home, self.words()));
        lines
    }

    /// The numbers by which authorities know the seller. A tax number or register that begins with a letter says by itself
    /// what it is.
    pub fn seller_numbers(&self) -> Vec<String> {
        let (settings, words) = (&self.seller.settings, self.words());
        let named = |word, value: &str| format!("{} {value}", words.word(word));
        let mut lines = Vec::new();
        let vat = settings.vat_number.trim();
        if !vat.is_empty() {
            lines.push(named(vat_number_name(&self.seller_country()), vat));
        }
        for (word, value) in [(Word::TaxNumber, &settings.tax_number), (Word::Register, &settings.register)] {
            let value = value.trim();
            match value.chars().next() {
                None => {}
                Some(first) if first.is_alphabetic() => lines.push(value.to_owned()),
                Some(_) => lines.push(named(word, value)),
            }
        }
        lines
    }

    /// The buyer's name and address, the country of a letter abroad in capitals.
    pub fn buyer_lines(&self) -> Vec<String> {
        let Some(buyer) = &self.buyer else { return Vec::new() };
        let mut lines = vec![buyer.name.trim().to_owned()];
        lines.extend(Some(buyer.contact.trim().to_owned()).filter(|contact| !contact.is_empty()));
        let home = self.seller_country();
        let mut address = address_lines(&buyer.address, &home, self.words());
        if let Some(country) = address.last_mut().filter(|_| is_abroad(&buyer.address, &home)) {
            *country = country.to_uppercase();
        }
        lines.append(&mut address);
        lines
    }

    /// The code of the seller's country.
    pub fn seller_country(&self) -> String {
        country_code(&self.seller.address.country)
    }
}

fn is_abroad(address: &Address, home: &str) -> bool {
    !address.country.trim().is_empty() && country_code(&address.country) != home
}

/// The lines of an address, in the order of its country's post; the country last, unless the sender is in it.
fn address_lines(address: &Address, home: &str, words: PaperWords) -> Vec<String> {
    let [street, city, state, postcode] =
        [&address.street, &address.city, &address.state, &address.postcode].map(|part| part.trim());
    let joined =
        |parts: &[&str]| parts.iter().copied().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    let mut lines: Vec<String> = street.lines().map(|line| line.trim().to_owned()).collect();
    match country_code(&address.country).as_str() {
        "GB" | "IE" | "IM" | "JE" | "GG" | "XI" => lines.extend([city.to_owned(), postcode.to_owned()]),
        _ if address.has_city_first() => lines.push(joined(&[city, state, postcode])),
        _ => lines.push(joined(&[postcode, city])),
    }
    if is_abroad(address, home) {
        lines.push(words.country(&address.country));
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// A country's name for the number by which invoices identify a business.
fn vat_number_name(country: &str) -> Word {
    match country {
        "AU" => Word::Abn,
        "CA" => Word::GstHstNumber,
        "NZ" => Word::GstNumber,
        "CH" | "LI" => Word::SwissNumber,
        _ => Word::VatNumber,
    }
}

/// A bank account: an IBAN in groups of four, any other as it is written.
fn account(written: &str) -> String {
    let plain: Vec<char> = written.chars().filter(|letter| !letter.is_whitespace()).collect();
    let has = |range: std::ops::Range<usize>, is: fn(&char) -> bool| {
        plain.get(range).is_some_and(|part| part.iter().all(is))
    };
    let is_iban = (15..=34).contains(&plain.len())
        && has(0..2, char::is_ascii_alphabetic)
        && has(2..4, char::is_ascii_digit)
        && has(4..plain.len(), char::is_ascii_alphanumeric);
    if !is_iban {
        return written.to_owned();
    }
    let groups: Vec<String> = plain.chunks(4).map(|group| group.iter().collect()).collect();
    format!("IBAN {}", groups.join("\u{a0}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::invoice::{InvoiceReference, Seller};
    use crate::order::Refund;

    fn french(category: TaxCategory) -> Invoice {
        let seller = Seller { address: Address::of_country("FR"), ..Seller::default() };
        let tax = InvoiceTax { category, taxable: Money::ZERO, ..InvoiceTax::default() };
        Invoice { language: "fr".to_owned(), seller, taxes: vec![tax], ..Invoice::default() }
    }

    /// The articles of the CGI moved on 1 September 2026.
    #[test]
    fn french_notes_cite_the_directive() {
        for (category, expected) in [
            (
                TaxCategory::IntraCommunity,
                "Exonération de TVA, livraison intracommunautaire (article 138 de la directive 2006/112/CE)",
            ),
            (
                TaxCategory::Export,
                "Exonération de TVA, exportation (article 146 de la directive 2006/112/CE)",
            ),
        ] {
            assert_eq!(french(category).notes(), [expected]);
        }
    }

    #[test]
    fn a_refund_does_not_annul_an_invoice_in_french() {
        let corrects = Some(InvoiceReference::default());
        let whole = Invoice { corrects, ..french(TaxCategory::Standard) };
        let part = Invoice { refund: Some(Refund::default()), ..whole.clone() };
        let [whole, part] = [whole, part].map(|one| one.corrected().unwrap_or_default());
        assert!(whole.starts_with("Annule et corrige la facture "), "{whole}");
        assert!(part.starts_with("Rectifie la facture "), "{part}");
    }
}
