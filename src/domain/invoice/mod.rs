//! Invoices and credit notes: documents that are numbered without a gap and frozen. What one says is a value of its own,
//! which no later change of the order, the shop or this program touches: paper and electronic forms are made of it alone.
//!
//! Sources: § 14 UStG (Germany), § 11 UStG (Austria), art. 242 nonies A of annex II of the CGI (France), art. 35a Wet OB
//! (Netherlands), reg. 14 of the VAT Regulations 1995 (United Kingdom), EN 16931 for the rest. What is asked for from which
//! amount on is in `assets/invoicing`.

mod amounts;
pub mod consistency;
pub mod document;
pub mod laws;
pub mod logo;
pub mod numbering;
pub mod paper;
pub mod rules;
pub mod settings;
pub mod standing;
pub mod words;

use serde::{Deserialize, Serialize};

use crate::decimal::Computed;
use crate::error::{Error, Result};
use crate::label;
use crate::money::Money;
use crate::order::Refund;
use crate::percent::Percent;
use crate::places::address::Address;
use crate::quantity::Quantity;
use crate::shop::settings::Currency;
use crate::spelling::{as_text, is_default, words};
use crate::text;
use crate::text::{Text, beginning, printable};
use crate::time::Day;
use settings::InvoiceSettings;

/// The layout of paper that new documents get. A document is printed by the layout that it was made with, so that its bytes
/// stay the same: one that is released is never changed, another number is added.
pub const LAYOUT: u8 = 1;

words! {
    /// The kind of a document.
    #[derive(Default, PartialOrd, Ord, Hash)]
    InvoiceKind;
    /// An invoice.
    #[default]
    Invoice "invoice" 1,
    /// A credit note, which takes back an invoice or a part of it. Its amounts are positive.
    CreditNote "credit-note" 2,
}

as_text!(InvoiceKind, "a kind of document", |kind| kind.as_str(), Self::parse);

impl InvoiceKind {
    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Invoice => label!("Invoice"),
            Self::CreditNote => label!("Credit note"),
        }
    }
}

words! {
    /// The category of a tax by EN 16931 (UNTDID 5305).
    #[derive(Default, PartialOrd, Ord, Hash)]
    TaxCategory;
    /// A rate above zero.
    #[default]
    Standard "S" 1,
    /// A rate of 0 %.
    Zero "Z" 2,
    /// Exempt, for a reason in words.
    Exempt "E" 3,
    /// The buyer owes the tax.
    ReverseCharge "AE" 4,
    /// Goods to a business in another member of the European Union.
    IntraCommunity "K" 5,
    /// Goods to a country outside of the European Union, or from a shop outside of it to another country.
    Export "G" 6,
}

as_text!(TaxCategory, "a category of a tax", |category| category.as_str(), Self::parse);

/// A frozen document.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invoice {
    /// The series and the number in it.
    pub number: InvoiceNumber,
    /// Invoice or credit note.
    pub kind: InvoiceKind,
    /// The layout of its paper.
    pub layout: u8,
    /// The language of its paper, by ISO 639-1.
    pub language: String,
    /// The shop-local day on which it was numbered.
    pub issued_on: Day,
    /// The day of the supply; for a credit note the day of the refund.
    pub supplied_on: Day,
    /// The number of the order.
    pub order: String,
    /// The invoice that a credit note takes back, or a part of it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub corrects: Option<InvoiceReference>,
    /// The refund that a credit note is for; `None` for one that takes back all that is left of its invoice.
    #[serde(default, skip_serializing_if = "is_default")]
    pub refund: Option<Refund>,
    /// The currency of all amounts, which have its decimals.
    pub currency: Currency,
    /// The shop as it was called.
    pub seller: Seller,
    /// The buyer; `None` on a small invoice.
    #[serde(default, skip_serializing_if = "is_default")]
    pub buyer: Option<Buyer>,
    /// The day on which it had been paid when it was numbered; `None` where it was due then.
    #[serde(default, skip_serializing_if = "is_default")]
    pub paid_on: Option<Day>,
    /// The lines, shipping last; they add up to `net`.
    pub lines: Vec<InvoiceLine>,
    /// The taxes by rate; they add up to `tax`.
    pub taxes: Vec<InvoiceTax>,
    /// The discount that the lines have taken off already; it is only mentioned.
    #[serde(default, skip_serializing_if = "is_default")]
    pub discount: Money,
    /// The net amount.
    pub net: Money,
    /// The tax.
    pub tax: Money,
    /// The amount to be paid, or to be paid back.
    pub gross: Money,
}

/// A number: `2026-` and 1 is written `2026-0001`. In each series they are counted from 1, without a gap.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct InvoiceNumber {
    /// The beginning of all numbers of the series.
    pub series: String,
    /// The number in the series, from 1.
    pub sequence: i64,
}

impl std::fmt::Display for InvoiceNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{:04}", self.series, self.sequence)
    }
}

impl InvoiceNumber {
    /// The number as the name of a file, without an extension: no two numbers have one name. What is neither a letter nor a
    /// digit and may not be in a name everywhere is written as `%2F` for `/`.
    pub fn file_stem(&self) -> String {
        let mut stem = String::new();
        for letter in self.to_string().chars() {
            let is_within = matches!(letter, '.' | '_' | ' ') && !stem.is_empty();
            if letter.is_alphanumeric() || letter == '-' || is_within {
                stem.push(letter);
            } else {
                let mut bytes = [0; 4];
                stem.extend(letter.encode_utf8(&mut bytes).bytes().map(|byte| format!("%{byte:02X}")));
            }
        }
        stem
    }
}

/// An invoice that a credit note names.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct InvoiceReference {
    /// The number of the document.
    pub number: InvoiceNumber,
    /// The day on which it was numbered.
    pub issued_on: Day,
}

/// The seller on a document.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seller {
    /// The name of the shop, above the legal one.
    pub shop: String,
    /// The seller's address; the street is that of the settings.
    pub address: Address,
    /// Details that the law demands on documents.
    #[serde(flatten)]
    pub settings: InvoiceSettings,
}

/// The buyer on a document.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Buyer {
    /// The firm, or the full name of a person.
    pub name: String,
    /// The person at a firm; empty where none is named.
    #[serde(default, skip_serializing_if = "is_default")]
    pub contact: String,
    /// The address.
    pub address: Address,
    /// The VAT number of a business; empty for a person.
    #[serde(default, skip_serializing_if = "is_default")]
    pub vat_number: String,
    /// The email address; may be empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub email: String,
    /// The reference that the buyer asks for (BT-10), as the Leitweg-ID of a German authority; may be empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reference: String,
    /// The number of their own order (BT-13); may be empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub purchase_order: String,
}

impl Buyer {
    fn texts(&self) -> impl Iterator<Item = &str> {
        let Self { name, contact, address, vat_number, email, reference, purchase_order } = self;
        let own = [name, contact, vat_number, email, reference, purchase_order].map(String::as_str);
        own.into_iter().chain(address.parts().map(|(_, text)| text))
    }

    fn texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
        let Self { name, contact, address, vat_number, email, reference, purchase_order } = self;
        let own = [name, contact, vat_number, email, reference, purchase_order];
        own.into_iter().chain(address.parts_mut())
    }
}

/// A line.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct InvoiceLine {
    /// The name of the item.
    pub name: String,
    /// The quantity; 0 for a fee, which counts as one.
    pub quantity: Quantity,
    /// The net amount of all of it, less discounts.
    pub net: Money,
    /// The index of its tax in [`Invoice::taxes`]; `None` where several are on it, or which one is not known. Either all
    /// lines have one or none has.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tax: Option<usize>,
}

/// The tax of a rate.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct InvoiceTax {
    /// The category of the tax.
    pub category: TaxCategory,
    /// The name of the rate, or the reason for no tax in the order's own words; may be empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub name: String,
    /// The percentage; `None` where it is not known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub percent: Option<Percent>,
    /// The net amount that it is on.
    pub taxable: Money,
    /// The tax.
    pub tax: Money,
}

/// A document in the books, with the parts that may still change.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct IssuedInvoice {
    /// The document.
    pub document: Invoice,
    /// The day on which it was paid, as somebody wrote it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub paid_on: Option<Day>,
}

/// The columns of a document in a list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct InvoiceSummary {
    /// The number as it is written.
    pub number: String,
    /// Invoice or credit note.
    pub kind: InvoiceKind,
    /// The day on which it was numbered.
    pub issued_on: Day,
    /// The number of the order.
    pub order: String,
    /// The name of the buyer; empty on a small invoice.
    pub buyer: String,
    /// The number of the invoice that a credit note takes back.
    pub corrects: Option<String>,
    /// The net amount.
    pub net: Money,
    /// The tax.
    pub tax: Money,
    /// The amount to be paid, or to be paid back.
    pub gross: Money,
    /// The day on which it was paid, as somebody wrote it.
    pub paid_on: Option<Day>,
    /// The unpaid amount, less its credit notes; zero for a credit note, and for a paid invoice.
    pub open: Money,
}

impl Invoice {
    /// `Invoice 2026-0001`.
    pub fn called(&self) -> Text {
        let number = beginning(&self.number.to_string());
        text!("{kind} {number}", kind = Text::new(self.kind.name()), number)
    }

    /// All of its texts.
    fn texts(&self) -> impl Iterator<Item = &str> {
        let seller = &self.seller;
        let shop = [&self.number.series, &self.language, &self.order, &seller.shop].map(String::as_str);
        let of_seller = seller.settings.texts().map(String::as_str);
        let of_address = seller.address.parts().map(|(_, text)| text);
        let of_buyer = self.buyer.iter().flat_map(Buyer::texts);
        let of_corrected = self.corrects.iter().map(|of| &of.number.series);
        let of_refund = self
            .refund
            .iter()
            .flat_map(|refund| refund.taxes.iter().map(|tax| &tax.name).chain([&refund.reason]));
        let names = self.lines.iter().map(|line| &line.name).chain(self.taxes.iter().map(|tax| &tax.name));
        let others = of_corrected.chain(of_refund).chain(names).map(String::as_str);
        shop.into_iter().chain(of_seller).chain(of_address).chain(of_buyer).chain(others)
    }

    /// The same with its texts as they are printed, so that missing characters show. Its numbers, by which it
    /// and its order are found, stay as they are.
    #[must_use]
    pub fn printable(mut self) -> Self {
        let Self { seller, buyer, lines, taxes, .. } = &mut self;
        let mut texts = vec![&mut seller.shop];
        texts.extend(seller.address.parts_mut());
        for text in texts.into_iter().chain(buyer.iter_mut().flat_map(Buyer::texts_mut)) {
            *text = printable(text);
        }
        for text in seller.settings.texts_mut() {
            *text = printable(text);
        }
        let names = lines.iter_mut().map(|line| &mut line.name);
        for name in names.chain(taxes.iter_mut().map(|tax| &mut tax.name)) {
            *name = printable(name);
        }
        self
    }

    /// True if each line has one tax, as electronic invoices need.
    pub fn has_taxes_of_lines(&self) -> bool {
        self.lines.iter().all(|line| line.tax.is_some())
    }

    /// The first two of its sums that should be equal: the computed and the stated one; `None` when all agree.
    pub fn disagreement(&self) -> Computed<Option<[Money; 2]>> {
        let lines = || self.lines.iter();
        let mut sums = vec![
            [Money::sum(lines().map(|line| line.net))?, self.net],
            [Money::sum(self.taxes.iter().map(|tax| tax.tax))?, self.tax],
            [self.net.plus(self.tax)?, self.gross],
        ];
        if self.has_taxes_of_lines() {
            sums.push([Money::sum(self.taxes.iter().map(|tax| tax.taxable))?, self.net]);
            for (at, tax) in self.taxes.iter().enumerate() {
                let of_tax = lines().filter(|line| line.tax == Some(at)).map(|line| line.net);
                sums.push([Money::sum(of_tax)?, tax.taxable]);
            }
        }
        Ok(sums.into_iter().find(|[is, said]| is != said))
    }

    /// Refuses a document whose figures do not add up.
    pub fn check(&self) -> Result<()> {
        let Some(sums) = self.disagreement()? else { return Ok(()) };
        let [is, said] = sums.map(Money::to_exact_text);
        let problem = text!("its amounts do not add up, to {is} and not to {said}", is, said);
        Err(Error::Invalid { what: self.called(), problem })
    }

    /// The reference to this invoice on its credit notes.
    pub fn reference(&self) -> InvoiceReference {
        InvoiceReference { number: self.number.clone(), issued_on: self.issued_on }
    }
}
