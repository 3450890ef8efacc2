//! The syntax of UBL 2.1.

use super::xml::Element;
use super::{
    EInvoice, Line, Party, TaxGroup, Totals, amount, category, issued, joined, maybe_amount, no_date, percent,
};
use crate::FieldResult;
use domain::money::Money;
use domain::text;
use domain::time::Day;

pub(super) fn invoice(root: &Element) -> FieldResult<EInvoice> {
    let is_credit = root.name == "CreditNote";
    let kind = root.text_at(if is_credit { "CreditNoteTypeCode" } else { "InvoiceTypeCode" });
    let kind = if kind.is_empty() && is_credit { "381".to_owned() } else { kind };
    let currency = root.text_at("DocumentCurrencyCode");
    let due = ["DueDate", "PaymentMeans/PaymentDueDate"].iter().find_map(|path| day(root, path).transpose());
    let supplied = ["Delivery/ActualDeliveryDate", "InvoicePeriod/EndDate"];
    let supplied = supplied.iter().find_map(|path| day(root, path).transpose());
    let texts = |path: &str| root.all(path).into_iter().map(|one| one.text().to_owned());
    let lines = root.all(if is_credit { "CreditNoteLine" } else { "InvoiceLine" });
    Ok(EInvoice {
        syntax: "UBL",
        profile: root.text_at("CustomizationID"),
        kind,
        number: root.text_at("ID"),
        issued_on: issued(day(root, "IssueDate"))?,
        supplied_on: supplied.transpose()?,
        due_on: due.transpose()?,
        seller: party(root.at("AccountingSupplierParty/Party")),
        representative: root.text_at("TaxRepresentativeParty/PartyTaxScheme/CompanyID"),
        buyer: party(root.at("AccountingCustomerParty/Party")),
        order: root.text_at("OrderReference/ID"),
        reference: root.text_at("BuyerReference"),
        corrects: texts("BillingReference/InvoiceDocumentReference/ID").collect(),
        notes: texts("Note").chain(texts("PaymentTerms/Note")).filter(|note| !note.is_empty()).collect(),
        account: root.text_at("PaymentMeans/PayeeFinancialAccount/ID"),
        taxes: root.all("TaxTotal/TaxSubtotal").into_iter().map(tax).collect::<FieldResult<_>>()?,
        totals: totals(root, &currency)?,
        lines: lines.into_iter().map(line).collect::<FieldResult<_>>()?,
        currency,
    })
}

fn day(of: &Element, path: &str) -> FieldResult<Option<Day>> {
    let text = of.text_at(path);
    if text.is_empty() {
        return Ok(None);
    }
    // A time zone may follow.
    let plain = text.get(..10).unwrap_or(&text);
    Day::parse(plain).map(Some).ok_or_else(|| no_date(&text))
}

fn party(of: Option<&Element>) -> Party {
    let Some(of) = of else { return Party::default() };
    let taxed = |is_vat: bool| {
        let schemes = of.all("PartyTaxScheme");
        let found = schemes.into_iter().find(|one| (one.text_at("TaxScheme/ID") == "VAT") == is_vat);
        found.map(|one| one.text_at("CompanyID")).unwrap_or_default()
    };
    let address = |name: &str| of.text_at(&format!("PostalAddress/{name}"));
    let (legal, trading) = (of.text_at("PartyLegalEntity/RegistrationName"), of.text_at("PartyName/Name"));
    let name = if legal.is_empty() { trading.clone() } else { legal };
    Party {
        trading_name: if trading == name { String::new() } else { trading },
        name,
        vat_number: taxed(true),
        tax_number: taxed(false),
        register: of.text_at("PartyLegalEntity/CompanyID"),
        address: joined(&[
            address("StreetName"),
            address("AdditionalStreetName"),
            format!("{} {}", address("PostalZone"), address("CityName")),
        ]),
        country: of.text_at("PostalAddress/Country/IdentificationCode").to_uppercase(),
    }
}

fn tax(of: &Element) -> FieldResult<TaxGroup> {
    let reason = ["TaxCategory/TaxExemptionReason", "TaxCategory/TaxExemptionReasonCode"];
    let reason = reason.iter().map(|path| of.text_at(path)).find(|reason| !reason.is_empty());
    Ok(TaxGroup {
        category: category(of, "TaxCategory/ID")?,
        rate: percent(of, "TaxCategory/Percent")?,
        net: amount(of, "TaxableAmount")?,
        tax: amount(of, "TaxAmount")?,
        reason: reason.unwrap_or_default(),
    })
}

fn totals(root: &Element, currency: &str) -> FieldResult<Totals> {
    let Some(of) = root.at("LegalMonetaryTotal") else {
        return Err(text!(
            "an amount is missing ({path}). Ask the sender for a corrected one",
            path = "LegalMonetaryTotal"
        ));
    };
    // Another one is the tax in the currency in which the seller accounts for it (BT-111).
    let is_own =
        |one: &&Element| one.at("TaxAmount").is_some_and(|tax| tax.attribute("currencyID") == currency);
    let taxes = root.all("TaxTotal");
    let own = taxes.iter().copied().find(is_own).or(taxes.first().copied());
    let or_none = |path: &str| Ok(maybe_amount(of, path)?.unwrap_or_default());
    // What third parties bill on the same paper, in the extension of XRechnung (BT-DEX-002).
    let mut rounding: Money = or_none("PayableRoundingAmount")?;
    for paid in root.all("PrepaidPayment") {
        let more = maybe_amount(paid, "PaidAmount")?.unwrap_or_default();
        rounding = rounding.plus(more).map_err(|_large| text!("the amount is too large"))?;
    }
    Ok(Totals {
        lines: maybe_amount(of, "LineExtensionAmount")?,
        allowances: or_none("AllowanceTotalAmount")?,
        charges: or_none("ChargeTotalAmount")?,
        net: amount(of, "TaxExclusiveAmount")?,
        tax: own.map_or(Ok(None), |one| maybe_amount(one, "TaxAmount"))?.unwrap_or_default(),
        gross: amount(of, "TaxInclusiveAmount")?,
        prepaid: or_none("PrepaidAmount")?,
        rounding,
        due: maybe_amount(of, "PayableAmount")?,
    })
}

fn line(of: &Element) -> FieldResult<Line> {
    let quantity = ["InvoicedQuantity", "CreditedQuantity"].iter().find_map(|name| of.at(name));
    let quantity = quantity.map(|one| format!("{} {}", one.text(), one.attribute("unitCode")));
    let [category, rate] =
        ["ID", "Percent"].map(|name| of.text_at(&format!("Item/ClassifiedTaxCategory/{name}")));
    Ok(Line {
        name: of.text_at("Item/Name"),
        quantity: quantity.unwrap_or_default().trim().to_owned(),
        net: amount(of, "LineExtensionAmount")?,
        tax: format!("{category} {rate}").trim().to_owned(),
    })
}
