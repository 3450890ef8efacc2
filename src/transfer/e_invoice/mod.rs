//! Electronic invoices that come in: EN 16931 in the syntaxes UBL (XRechnung, Peppol BIS) and UN/CEFACT CII (XRechnung, Factur-X,
//! ZUGFeRD 2), alone or inside of a PDF. Both become one [`EInvoice`]. The numbers in comments (BT, BG, BR) are those of the
//! standard.
//!
//! The XML is the invoice, whatever the pages of a PDF say. What is no invoice, or whose sums contradict each other, is refused
//! with a sentence; what else is wrong with one are its [`findings`]. No file is trusted: `xml` and `pdf` have the limits.

mod cii;
pub mod findings;
mod pdf;
mod ubl;
mod xml;

use std::io::Read;

use crate::{FieldResult, Source};
use domain::money::Money;
use domain::percent::Percent;
use domain::places::european_union::vat_country;
use domain::purchase::kept::{FileKind, MOST_BYTES};
use domain::tax::vat_number::VatNumber;
use domain::text;
use domain::text::Text;
use domain::time::Day;
use domain::{Result, label};
use xml::Element;

/// The names that the XML has in a PDF.
const NAMES: [&str; 3] = ["factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml"];

/// An invoice or a credit note as its file says it. Texts are as they were written, and may be empty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EInvoice {
    /// The syntax: `UBL` or `CII`.
    pub syntax: &'static str,
    /// The specification that it follows (BT-24).
    pub profile: String,
    /// The code of its type by UNTDID 1001 (BT-3): 380 is an invoice, 381 a credit note.
    pub kind: String,
    /// The number (BT-1).
    pub number: String,
    /// The date (BT-2).
    pub issued_on: Day,
    /// The day of supply (BT-72), or the last of the period that is billed (BT-74).
    pub supplied_on: Option<Day>,
    /// The day until which it is to be paid (BT-9).
    pub due_on: Option<Day>,
    /// The currency (BT-5).
    pub currency: String,
    /// Who sells (BG-4).
    pub seller: Party,
    /// The VAT number of who represents the seller in the country of the tax (BT-63).
    pub representative: String,
    /// Who buys (BG-7).
    pub buyer: Party,
    /// The number of the buyer's order (BT-13).
    pub order: String,
    /// What the buyer asked to be named (BT-10).
    pub reference: String,
    /// The numbers of the invoices that it corrects (BT-25).
    pub corrects: Vec<String>,
    /// Notes and terms of payment (BT-22, BT-20).
    pub notes: Vec<String>,
    /// The account that it is to be paid to (BT-84).
    pub account: String,
    /// The amounts by category and rate (BG-23).
    pub taxes: Vec<TaxGroup>,
    /// The sums (BG-22).
    pub totals: Totals,
    /// What was sold (BG-25).
    pub lines: Vec<Line>,
}

/// A seller or a buyer.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Party {
    /// The name (BT-27, BT-44).
    pub name: String,
    /// The name by which it trades (BT-28, BT-45).
    pub trading_name: String,
    /// The VAT number (BT-31, BT-48).
    pub vat_number: String,
    /// The tax number (BT-32).
    pub tax_number: String,
    /// The number in a register (BT-30, BT-47).
    pub register: String,
    /// Street, postcode and city.
    pub address: String,
    /// The code of the country (BT-40, BT-55).
    pub country: String,
}

/// The amounts of one category and rate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxGroup {
    /// The category (BT-118).
    pub category: Category,
    /// The rate (BT-119); 0 where none is said.
    pub rate: Percent,
    /// The amount without tax (BT-116).
    pub net: Money,
    /// The tax (BT-117).
    pub tax: Money,
    /// Why there is none (BT-120, or the code BT-121).
    pub reason: String,
}

/// The categories of tax (UNTDID 5305) of the standard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Category {
    /// S: taxed.
    Standard,
    /// Z: taxed with 0 %.
    Zero,
    /// E: exempt.
    Exempt,
    /// AE: the buyer owes the tax.
    ReverseCharge,
    /// K: goods from another country of the European Union.
    IntraCommunity,
    /// G: an export, which is an import here.
    Export,
    /// O: not within the scope of tax.
    OutOfScope,
    /// L: the tax of the Canary Islands.
    Canaries,
    /// M: the tax of Ceuta and Melilla.
    Ceuta,
}

impl Category {
    /// All of them, with their codes.
    const ALL: [(&str, Self); 9] = [
        ("S", Self::Standard),
        ("Z", Self::Zero),
        ("E", Self::Exempt),
        ("AE", Self::ReverseCharge),
        ("K", Self::IntraCommunity),
        ("G", Self::Export),
        ("O", Self::OutOfScope),
        ("L", Self::Canaries),
        ("M", Self::Ceuta),
    ];

    /// The code.
    pub fn code(self) -> &'static str {
        Self::ALL.iter().find(|(_, one)| *one == self).map_or("", |(code, _)| code)
    }

    /// True if the seller charges tax in it.
    pub const fn is_charged(self) -> bool {
        matches!(self, Self::Standard | Self::Canaries | Self::Ceuta)
    }
}

/// The sums of an invoice. `None` for what is not said.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Totals {
    /// The lines (BT-106).
    pub lines: Option<Money>,
    /// Allowances of the whole (BT-107).
    pub allowances: Money,
    /// Charges of the whole (BT-108).
    pub charges: Money,
    /// Without tax (BT-109).
    pub net: Money,
    /// The tax (BT-110).
    pub tax: Money,
    /// With tax (BT-112).
    pub gross: Money,
    /// What is paid already (BT-113).
    pub prepaid: Money,
    /// What the amount to pay is rounded by (BT-114), with what third parties bill on it.
    pub rounding: Money,
    /// What is to be paid (BT-115).
    pub due: Option<Money>,
}

/// What was sold on a line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Line {
    /// The name (BT-153).
    pub name: String,
    /// How many, with the code of the unit (BT-129, BT-130).
    pub quantity: String,
    /// The amount (BT-131).
    pub net: Money,
    /// The category of its tax, and the rate (BT-151, BT-152).
    pub tax: String,
}

impl EInvoice {
    /// True if it takes back, so that its positive amounts count as negative ones.
    pub fn is_credit(&self) -> bool {
        ["381", "81", "83", "261", "262", "296", "308", "396", "420", "458", "532"].contains(&&*self.kind)
    }

    /// The country whose tax the seller charges: that of the VAT number of its representative there, else of its own, else that of
    /// its address.
    pub fn taxed_in(&self) -> String {
        let Self { seller, representative, .. } = self;
        let number = if representative.is_empty() { &seller.vat_number } else { representative };
        let number = VatNumber::parse(number, &seller.country).ok();
        let country = number.map_or_else(|| seller.country.clone(), |number| number.country().to_owned());
        vat_country(&country).to_owned()
    }

    /// Refuses sums that contradict each other.
    fn checked(self) -> FieldResult<Self> {
        let same = |what: &'static str, sum: Money, said: Money| {
            if sum == said {
                return Ok(());
            }
            Err(text!(
                "{what}: {sum} by its parts, and {said} as it says. It is not imported, since one of them is wrong: ask the sender for a corrected one",
                what = Text::new(what),
                sum,
                said
            ))
        };
        if self.number.is_empty() {
            return Err(text!("it has no number (BT-1). Ask the sender for a corrected one"));
        }
        if self.taxes.is_empty() {
            return Err(text!(
                "it has no amounts by rate of tax (BG-23), so that it is no invoice by EN 16931. Enter the purchase by hand and attach the file"
            ));
        }
        if self.lines.is_empty() {
            return Err(text!(
                "it has no line that says what was bought, so that it is no invoice by EN 16931. Enter the purchase by hand and attach the file"
            ));
        }
        let sum =
            |amounts: Vec<Money>| Money::sum(amounts).map_err(|_large| text!("the amount is too large"));
        let net = sum(self.taxes.iter().map(|tax| tax.net).collect())?;
        same(
            label!("the net amounts by rate (BT-116) and the total without tax (BT-109)"),
            net,
            self.totals.net,
        )?;
        let tax = sum(self.taxes.iter().map(|tax| tax.tax).collect())?;
        same(label!("the taxes by rate (BT-117) and the total of tax (BT-110)"), tax, self.totals.tax)?;
        let gross = sum(vec![self.totals.net, self.totals.tax])?;
        same(label!("the total with tax (BT-112)"), gross, self.totals.gross)?;
        Ok(self)
    }
}

/// True for a file that is an electronic invoice, or nearly one, so that what is wrong with it can be said: known by the first
/// element of its XML, of a PDF of what is attached.
pub(super) fn is_e_invoice(source: &Source) -> Result<bool> {
    let mut head = Vec::new();
    let read = source.bytes()?.take(8 << 10).read_to_end(&mut head);
    read.map_err(|error| source.unreadable(&error))?;
    if FileKind::of(&head) == Some(FileKind::Pdf) {
        let Ok(bytes) = bytes_of(source) else { return Ok(false) };
        return Ok(match pdf::attached(&bytes) {
            pdf::Attached::Encrypted => true,
            pdf::Attached::Files(files) => files.iter().any(|(_, bytes)| document_kind(bytes).is_some()),
        });
    }
    // A text that is cut off within a letter is not damaged by that.
    let is_one = |cut: usize| head.get(..head.len().saturating_sub(cut)).and_then(document_kind).is_some();
    Ok((0..4).any(is_one))
}

/// All bytes of a file that is kept. Refused when they are too many.
pub fn bytes_of(source: &Source) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX);
    let read = source.bytes()?.take(most + 1).read_to_end(&mut bytes);
    read.map_err(|error| source.unreadable(&error))?;
    if bytes.len() > MOST_BYTES {
        return Err(source.refuse(text!(
            "it has more than 10 MB, which is the most of a file that is kept with a purchase"
        )));
    }
    Ok(bytes)
}

/// The invoice in the bytes of a file. Refused with what is wrong with it.
pub fn read(bytes: &[u8]) -> FieldResult<EInvoice> {
    if FileKind::of(bytes) == Some(FileKind::Pdf) {
        return read_xml(&xml_of_pdf(bytes)?);
    }
    read_xml(bytes)
}

/// The XML of the invoice in a PDF: the one that has the name for it, else the only one.
fn xml_of_pdf(bytes: &[u8]) -> FieldResult<Vec<u8>> {
    let pdf::Attached::Files(files) = pdf::attached(bytes) else {
        return Err(text!("the PDF is encrypted. Ask the sender for one without a password"));
    };
    let mut invoices: Vec<_> =
        files.into_iter().filter(|(_, bytes)| document_kind(bytes).is_some()).collect();
    invoices.dedup_by(|one, other| one.1 == other.1);
    let named =
        invoices.iter().position(|(name, _)| NAMES.iter().any(|known| known.eq_ignore_ascii_case(name)));
    match (named, invoices.len()) {
        (_, 0) => {
            Err(text!("no electronic invoice is in the PDF. Enter the purchase by hand and attach the file"))
        }
        (Some(at), _) => Ok(invoices.swap_remove(at).1),
        (None, 1) => Ok(invoices.swap_remove(0).1),
        (None, count) => Err(text!(
            "{count} electronic invoices are in the PDF, and none has the name factur-x.xml. Save the right one and import that",
            count
        )),
    }
}

/// The kinds of documents that are told apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DocumentKind {
    Ubl,
    Cii,
    Zugferd1,
    /// The envelope of Peppol, with a document in it.
    Envelope,
}

/// What the XML of some bytes is.
fn document_kind(bytes: &[u8]) -> Option<DocumentKind> {
    let (name, space) = xml::root_of(&xml::decoded(bytes)?)?;
    kind_of(&name, &space)
}

fn kind_of(name: &str, space: &str) -> Option<DocumentKind> {
    Some(match name {
        "Invoice" | "CreditNote" if space.is_empty() || space.contains("ubl:schema:xsd") => DocumentKind::Ubl,
        "CrossIndustryInvoice" => DocumentKind::Cii,
        "CrossIndustryDocument" => DocumentKind::Zugferd1,
        "StandardBusinessDocument" => DocumentKind::Envelope,
        _ => return None,
    })
}

fn read_xml(bytes: &[u8]) -> FieldResult<EInvoice> {
    let unread = || {
        text!(
            "its text is damaged: it is not of the encoding that it names. Ask the sender for the file again"
        )
    };
    let root = xml::tree(&xml::decoded(bytes).ok_or_else(unread)?)?;
    let document = match kind_of(&root.name, "") {
        Some(DocumentKind::Envelope) => {
            let inner =
                ["Invoice", "CreditNote", "CrossIndustryInvoice"].iter().find_map(|name| root.at(name));
            inner.ok_or_else(|| text!("it is XML, but no electronic invoice"))?
        }
        _ => &root,
    };
    match kind_of(&document.name, "") {
        Some(DocumentKind::Cii) => {
            profile_of_cii(&cii::profile(document))?;
            cii::invoice(document)?.checked()
        }
        Some(DocumentKind::Ubl) => ubl::invoice(document)?.checked(),
        Some(DocumentKind::Zugferd1) => Err(text!(
            "it is an invoice of ZUGFeRD 1.0, which is not by EN 16931. Ask the sender for one of ZUGFeRD 2 or XRechnung, or enter the purchase by hand and attach the file"
        )),
        Some(DocumentKind::Envelope) | None => Err(text!("it is XML, but no electronic invoice")),
    }
}

/// Refuses profiles that are no invoice.
fn profile_of_cii(profile: &str) -> FieldResult<()> {
    let plain = profile.to_lowercase();
    let name = if plain.ends_with(":minimum") {
        "MINIMUM"
    } else if plain.ends_with(":basicwl") {
        "BASIC WL"
    } else {
        return Ok(());
    };
    Err(text!(
        "it is of the profile {name}, which has no lines: by law the PDF is the invoice then, if anything is. Enter the purchase by hand and attach the file",
        name
    ))
}

/// An amount that has to be there.
fn amount(of: &Element, path: &str) -> FieldResult<Money> {
    match maybe_amount(of, path)? {
        Some(amount) => Ok(amount),
        None => Err(text!(
            "an amount is missing ({path}). Ask the sender for a corrected one",
            path = path.rsplit('/').next().unwrap_or_default()
        )),
    }
}

fn maybe_amount(of: &Element, path: &str) -> FieldResult<Option<Money>> {
    of.at(path).map(|found| money(found.text(), &found.name)).transpose()
}

/// A plain decimal of at most four places.
fn money(text: &str, name: &str) -> FieldResult<Money> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit() || b"+-.".contains(&byte));
    let places = text.split_once('.').map_or("", |(_, places)| places).trim_end_matches('0').len();
    Money::parse(text).filter(|_| is_plain && places <= 4).ok_or_else(|| {
        text!(
            "\"{text}\" is no amount ({name}). Ask the sender for a corrected one",
            text = text::beginning(text),
            name
        )
    })
}

/// A rate; 0 where none is said.
fn percent(of: &Element, path: &str) -> FieldResult<Percent> {
    let text = of.text_at(path);
    if text.is_empty() {
        return Ok(Percent::ZERO);
    }
    Percent::parse(&text).map_err(|_unread| {
        text!(
            "\"{text}\" is no rate of tax. Ask the sender for a corrected one",
            text = text::beginning(&text)
        )
    })
}

fn category(of: &Element, path: &str) -> FieldResult<Category> {
    let code = of.text_at(path);
    let found = Category::ALL.iter().find(|(known, _)| *known == code).map(|(_, category)| *category);
    found.ok_or_else(|| {
        text!(
            "\"{code}\" is no category of tax (BT-118) that there is. Ask the sender for a corrected one",
            code = text::beginning(&code)
        )
    })
}

/// The date of an invoice, which has to be there.
fn issued(day: FieldResult<Option<Day>>) -> FieldResult<Day> {
    day?.ok_or_else(|| text!("it has no date (BT-2). Ask the sender for a corrected one"))
}

fn no_date(text: &str) -> Text {
    text!("\"{text}\" is no date. Ask the sender for a corrected one", text = text::beginning(text))
}

/// The parts that say something, in one line.
fn joined(parts: &[String]) -> String {
    let parts: Vec<&str> = parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty()).collect();
    parts.join(", ")
}
