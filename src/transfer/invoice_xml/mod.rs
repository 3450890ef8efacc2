//! Electronic invoices by EN 16931 in the syntax of UN/CEFACT (Cross Industry Invoice, D16B): an XRechnung, which is valid by
//! itself, or the file inside of a Factur-X PDF. Made of the frozen document alone. The numbers in comments (BT, BG) are those
//! of the standard's model.

mod figures;

use std::io;

use domain::invoice::rules::Missing;
use domain::invoice::{Invoice, InvoiceKind, TaxCategory};
use domain::money::Money;
use domain::places::state_name;
use domain::text;
use domain::text::printable;
use domain::time::Day;
use domain::{Error, Result};
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesText, Event};

use figures::{Figures, Party, TaxGroup, quantity_and_price, type_code};

/// The syntax of an electronic invoice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InvoiceSyntax {
    /// An XRechnung 3.0, as authorities and businesses in Germany take it.
    XRechnung,
    /// The file inside of a Factur-X (ZUGFeRD) PDF, of the profile EN 16931.
    FacturX,
}

impl InvoiceSyntax {
    /// The name, which is the same in all languages.
    const fn name(self) -> &'static str {
        match self {
            Self::XRechnung => "XRechnung",
            Self::FacturX => "Factur-X",
        }
    }
}

const NAMESPACES: [(&str, &str); 4] = [
    ("xmlns:rsm", "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"),
    ("xmlns:ram", "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"),
    ("xmlns:udt", "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"),
    ("xmlns:qdt", "urn:un:unece:uncefact:data:standard:QualifiedDataType:100"),
];
const XRECHNUNG: &str = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0";
const EN_16931: &str = "urn:cen.eu:en16931:2017";
/// The process of billing (BT-23), which XRechnung asks for.
const BILLING: &str = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
/// The unit "one" of UN/ECE Recommendation 20.
const ONE: &str = "C62";
/// Dates as `20260131`, by UNTDID 2379.
const DATE: (&str, &str) = ("format", "102");

/// The document as XML. Refused, with the remedy, when it lacks something that the standard needs, or its
/// amounts do not add up.
pub fn invoice_xml(document: &Invoice, syntax: InvoiceSyntax) -> Result<Vec<u8>> {
    let document = &document.clone().printable();
    let figures = Figures::of(document, syntax)?;
    let written = InvoiceXml { document, syntax, figures }.written();
    written.map_err(|error| Error::storage(text!("Writing the electronic invoice"), error))
}

/// Requirements of a syntax that a document lacks; empty where it can be written.
pub fn missing_for(document: &Invoice, syntax: InvoiceSyntax) -> Vec<Missing> {
    Figures::computed(&document.clone().printable(), syntax).err().unwrap_or_default()
}

type Xml = Writer<Vec<u8>>;
type Written = io::Result<()>;

/// An element with a text; none without a text, since empty elements are refused.
fn leaf(xml: &mut Xml, name: &str, text: &str) -> Written {
    leaf_with(xml, name, None, text)
}

fn leaf_with<'a>(
    xml: &mut Xml,
    name: &str,
    attribute: impl Into<Option<(&'a str, &'a str)>>,
    text: &str,
) -> Written {
    let text = printable(text);
    if text.is_empty() {
        return Ok(());
    }
    let element = xml.create_element(prefixed(name)).with_attributes(attribute.into());
    element.write_text_content(BytesText::new(&text)).map(|_| ())
}

fn group(xml: &mut Xml, name: &str, inner: impl FnOnce(&mut Xml) -> Written) -> Written {
    xml.create_element(prefixed(name)).write_inner_content(inner).map(|_| ())
}

fn prefixed(name: &str) -> String {
    if name.contains(':') { name.to_owned() } else { format!("ram:{name}") }
}

fn date(xml: &mut Xml, name: &str, kind: &str, day: Day) -> Written {
    let text = day.date().format("%Y%m%d").to_string();
    group(xml, name, |xml| leaf_with(xml, &format!("{kind}:DateTimeString"), DATE, &text))
}

/// A document being written.
struct InvoiceXml<'d> {
    document: &'d Invoice,
    syntax: InvoiceSyntax,
    figures: Figures<'d>,
}

impl InvoiceXml<'_> {
    fn written(&self) -> io::Result<Vec<u8>> {
        let mut xml = Writer::new_with_indent(Vec::new(), b' ', 2);
        xml.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
        let root = xml.create_element("rsm:CrossIndustryInvoice").with_attributes(NAMESPACES);
        root.write_inner_content(|xml| {
            self.head(xml)?;
            group(xml, "rsm:SupplyChainTradeTransaction", |xml| {
                (0..self.document.lines.len()).try_for_each(|at| self.line(xml, at))?;
                group(xml, "ApplicableHeaderTradeAgreement", |xml| self.agreement(xml))?;
                group(xml, "ApplicableHeaderTradeDelivery", |xml| self.delivery(xml))?;
                group(xml, "ApplicableHeaderTradeSettlement", |xml| self.settlement(xml))
            })
        })?;
        let mut bytes = xml.into_inner();
        bytes.push(b'\n');
        Ok(bytes)
    }

    fn amount(&self, amount: Money) -> String {
        amount.to_text(self.document.currency.decimals())
    }

    fn head(&self, xml: &mut Xml) -> Written {
        group(xml, "rsm:ExchangedDocumentContext", |xml| {
            let (process, guideline) = match self.syntax {
                InvoiceSyntax::XRechnung => (BILLING, XRECHNUNG),
                InvoiceSyntax::FacturX => ("", EN_16931),
            };
            if !process.is_empty() {
                group(xml, "BusinessProcessSpecifiedDocumentContextParameter", |xml| {
                    leaf(xml, "ID", process)
                })?;
            }
            group(xml, "GuidelineSpecifiedDocumentContextParameter", |xml| leaf(xml, "ID", guideline))
        })?;
        group(xml, "rsm:ExchangedDocument", |xml| {
            leaf(xml, "ID", &self.document.number.to_string())?;
            leaf(xml, "TypeCode", type_code(self.document.kind))?;
            date(xml, "IssueDateTime", "udt", self.document.issued_on)
        })
    }

    /// BG-25.
    fn line(&self, xml: &mut Xml, at: usize) -> Written {
        let group_of = self.figures.groups.get(at).and_then(|at| self.figures.taxes.get(*at));
        let (Some(line), Some(tax)) = (self.document.lines.get(at), group_of) else { return Ok(()) };
        let (quantity, price) = quantity_and_price(line);
        group(xml, "IncludedSupplyChainTradeLineItem", |xml| {
            group(xml, "AssociatedDocumentLineDocument", |xml| leaf(xml, "LineID", &(at + 1).to_string()))?;
            group(xml, "SpecifiedTradeProduct", |xml| leaf(xml, "Name", &line.name))?;
            group(xml, "SpecifiedLineTradeAgreement", |xml| {
                group(xml, "NetPriceProductTradePrice", |xml| leaf(xml, "ChargeAmount", &price))
            })?;
            group(xml, "SpecifiedLineTradeDelivery", |xml| {
                leaf_with(xml, "BilledQuantity", ("unitCode", ONE), &quantity)
            })?;
            group(xml, "SpecifiedLineTradeSettlement", |xml| {
                group(xml, "ApplicableTradeTax", |xml| {
                    leaf(xml, "TypeCode", "VAT")?;
                    leaf(xml, "CategoryCode", tax.category.as_str())?;
                    leaf(xml, "RateApplicablePercent", &tax.percent.to_short_text())
                })?;
                group(xml, "SpecifiedTradeSettlementLineMonetarySummation", |xml| {
                    leaf(xml, "LineTotalAmount", &self.amount(line.net))
                })
            })
        })
    }

    fn agreement(&self, xml: &mut Xml) -> Written {
        let (order, number) = (self.document.order.as_str(), self.document.number.to_string());
        let of_buyer = self.document.buyer.as_ref();
        let (reference, ordered) = of_buyer
            .map(|buyer| (buyer.reference.as_str(), buyer.purchase_order.as_str()))
            .unwrap_or_default();
        // A buyer without a reference of their own (BT-10) knows the number of the order.
        let known = [reference, order, &number].into_iter().find(|text| !printable(text).is_empty());
        leaf(xml, "BuyerReference", known.unwrap_or_default())?;
        group(xml, "SellerTradeParty", |xml| party(xml, &self.figures.seller))?;
        group(xml, "BuyerTradeParty", |xml| party(xml, &self.figures.buyer))?;
        for (name, id) in
            [("SellerOrderReferencedDocument", order), ("BuyerOrderReferencedDocument", ordered)]
        {
            if !printable(id).is_empty() {
                group(xml, name, |xml| leaf(xml, "IssuerAssignedID", id))?;
            }
        }
        Ok(())
    }

    fn delivery(&self, xml: &mut Xml) -> Written {
        // Of goods to another member the country is said to which they went (BR-IC-12).
        if self.figures.taxes.iter().any(|group| group.category == TaxCategory::IntraCommunity) {
            group(xml, "ShipToTradeParty", |xml| address(xml, &self.figures.buyer))?;
        }
        group(xml, "ActualDeliverySupplyChainEvent", |xml| {
            date(xml, "OccurrenceDateTime", "udt", self.document.supplied_on)
        })
    }

    fn settlement(&self, xml: &mut Xml) -> Written {
        let document = self.document;
        let is_invoice = document.kind == InvoiceKind::Invoice;
        let is_owed = is_invoice && document.paid_on.is_none();
        if is_invoice {
            leaf(xml, "PaymentReference", &document.number.to_string())?;
        }
        leaf(xml, "InvoiceCurrencyCode", document.currency.code())?;
        group(xml, "SpecifiedTradeSettlementPaymentMeans", |xml| self.payment(xml, is_owed))?;
        self.figures.taxes.iter().try_for_each(|group| self.tax(xml, group))?;
        group(xml, "SpecifiedTradePaymentTerms", |xml| {
            let terms = document.seller.settings.terms.trim();
            // Without terms, or where the shop pays, it is due at once; what was paid, on that day (BR-FR-CO-09).
            if is_owed && !terms.is_empty() {
                return described(xml, terms);
            }
            date(xml, "DueDateDateTime", "udt", document.paid_on.unwrap_or(document.issued_on))
        })?;
        group(xml, "SpecifiedTradeSettlementHeaderMonetarySummation", |xml| {
            let [net, tax, gross] = [document.net, document.tax, document.gross].map(|one| self.amount(one));
            leaf(xml, "LineTotalAmount", &net)?;
            leaf(xml, "TaxBasisTotalAmount", &net)?;
            leaf_with(xml, "TaxTotalAmount", ("currencyID", document.currency.code()), &tax)?;
            leaf(xml, "GrandTotalAmount", &gross)?;
            if document.paid_on.is_none() {
                return leaf(xml, "DuePayableAmount", &gross);
            }
            leaf(xml, "TotalPrepaidAmount", &gross)?;
            leaf(xml, "DuePayableAmount", &self.amount(Money::ZERO))
        })?;
        let Some(corrected) = &document.corrects else { return Ok(()) };
        group(xml, "InvoiceReferencedDocument", |xml| {
            leaf(xml, "IssuerAssignedID", &corrected.number.to_string())?;
            date(xml, "FormattedIssueDateTime", "qdt", corrected.issued_on)
        })
    }

    /// BG-16: to the account of the shop by SEPA (58) or not (30), or in a way that is not said (1).
    fn payment(&self, xml: &mut Xml, is_owed: bool) -> Written {
        let iban = &self.document.seller.settings.iban;
        let iban: String = iban.chars().filter(|letter| !letter.is_whitespace()).collect();
        if iban.is_empty() || !is_owed {
            return leaf(xml, "TypeCode", "1");
        }
        leaf(xml, "TypeCode", if self.document.currency.code() == "EUR" { "58" } else { "30" })?;
        group(xml, "PayeePartyCreditorFinancialAccount", |xml| {
            leaf(xml, "IBANID", &iban.to_uppercase())?;
            leaf(xml, "AccountName", self.figures.seller.name)
        })
    }

    /// BG-23.
    fn tax(&self, xml: &mut Xml, tax: &TaxGroup) -> Written {
        group(xml, "ApplicableTradeTax", |xml| {
            leaf(xml, "CalculatedAmount", &self.amount(tax.tax))?;
            leaf(xml, "TypeCode", "VAT")?;
            leaf(xml, "ExemptionReason", &tax.reason)?;
            leaf(xml, "BasisAmount", &self.amount(tax.taxable))?;
            leaf(xml, "CategoryCode", tax.category.as_str())?;
            leaf(xml, "ExemptionReasonCode", tax.code.unwrap_or_default())?;
            leaf(xml, "RateApplicablePercent", &tax.percent.to_short_text())
        })
    }
}

/// Lines that programs read (BR-DE-18) end with a line break each, the last one too.
fn described(xml: &mut Xml, terms: &str) -> Written {
    let end = if terms.lines().any(|line| line.starts_with('#')) { "\n" } else { "" };
    let element = xml.create_element(prefixed("Description"));
    element.write_text_content(BytesText::new(&format!("{}{end}", printable(terms)))).map(|_| ())
}

/// BG-4 or BG-7.
fn party(xml: &mut Xml, party: &Party<'_>) -> Written {
    let is_seller = !party.tax_number.is_empty();
    // A seller without a register and a VAT number is known by its tax number (BR-CO-26).
    if is_seller && party.register.trim().is_empty() && party.vat_number.is_none() {
        leaf(xml, "ID", party.tax_number)?;
    }
    leaf(xml, "Name", party.name)?;
    if !party.register.trim().is_empty() || !party.trading_name.trim().is_empty() {
        group(xml, "SpecifiedLegalOrganization", |xml| {
            leaf(xml, "ID", party.register)?;
            leaf(xml, "TradingBusinessName", party.trading_name)
        })?;
    }
    if !party.contact.trim().is_empty() {
        group(xml, "DefinedTradeContact", |xml| {
            leaf(xml, "PersonName", party.contact)?;
            if !party.phone.trim().is_empty() {
                group(xml, "TelephoneUniversalCommunication", |xml| {
                    leaf(xml, "CompleteNumber", party.phone)
                })?;
            }
            if party.email.trim().is_empty() {
                return Ok(());
            }
            group(xml, "EmailURIUniversalCommunication", |xml| leaf(xml, "URIID", party.email))
        })?;
    }
    address(xml, party)?;
    if !party.email.trim().is_empty() {
        group(xml, "URIUniversalCommunication", |xml| {
            leaf_with(xml, "URIID", ("schemeID", "EM"), party.email)
        })?;
    }
    for (scheme, number) in [("VA", party.vat()), ("FC", party.tax_number)] {
        if !number.is_empty() {
            group(xml, "SpecifiedTaxRegistration", |xml| leaf_with(xml, "ID", ("schemeID", scheme), number))?;
        }
    }
    Ok(())
}

fn address(xml: &mut Xml, party: &Party<'_>) -> Written {
    let address = party.address;
    group(xml, "PostalTradeAddress", |xml| {
        leaf(xml, "PostcodeCode", &address.postcode)?;
        leaf(xml, "LineOne", party.street)?;
        leaf(xml, "CityName", &address.city)?;
        leaf(xml, "CountryID", &party.country)?;
        let state = state_name(&party.country, &address.state).unwrap_or(&address.state);
        leaf(xml, "CountrySubDivisionName", state)
    })
}

#[cfg(test)]
pub(crate) mod tests;
