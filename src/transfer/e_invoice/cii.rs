//! The syntax of UN/CEFACT, Cross Industry Invoice D16B and D22B.

use super::xml::Element;
use super::{
    EInvoice, Line, Party, TaxGroup, Totals, amount, category, issued, joined, maybe_amount, money, no_date,
    percent,
};
use crate::FieldResult;
use domain::text;
use domain::time::Day;

/// The specification that it follows.
pub(super) fn profile(root: &Element) -> String {
    root.text_at("ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID")
}

pub(super) fn invoice(root: &Element) -> FieldResult<EInvoice> {
    let empty = Element::default();
    let part = |of: &str| {
        root.at("SupplyChainTradeTransaction").and_then(|all| all.at(of)).unwrap_or(&empty).clone()
    };
    let agreement = part("ApplicableHeaderTradeAgreement");
    let delivery = part("ApplicableHeaderTradeDelivery");
    let settlement = part("ApplicableHeaderTradeSettlement");
    let currency = settlement.text_at("InvoiceCurrencyCode");
    let texts = |of: &Element, path: &str| -> Vec<String> {
        let all = of.all(path).into_iter().map(|one| one.text().to_owned());
        all.filter(|text| !text.is_empty()).collect()
    };
    let supplied = day(&delivery, "ActualDeliverySupplyChainEvent/OccurrenceDateTime")
        .transpose()
        .or_else(|| day(&settlement, "BillingSpecifiedPeriod/EndDateTime").transpose());
    // In the profile EXTENDED some lines only add up or describe others.
    let is_counted = |one: &&Element| {
        let status = one.text_at("AssociatedDocumentLineDocument/LineStatusReasonCode");
        !["GROUP", "INFORMATION"].contains(&&*status)
    };
    let lines = root.all("SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem");
    let lines = lines.into_iter().filter(is_counted);
    Ok(EInvoice {
        syntax: "CII",
        profile: profile(root),
        kind: root.text_at("ExchangedDocument/TypeCode"),
        number: root.text_at("ExchangedDocument/ID"),
        issued_on: issued(day(root, "ExchangedDocument/IssueDateTime"))?,
        supplied_on: supplied.transpose()?,
        due_on: day(&settlement, "SpecifiedTradePaymentTerms/DueDateDateTime")?,
        seller: party(agreement.at("SellerTradeParty")),
        representative: agreement.text_at("SellerTaxRepresentativeTradeParty/SpecifiedTaxRegistration/ID"),
        buyer: party(agreement.at("BuyerTradeParty")),
        order: agreement.text_at("BuyerOrderReferencedDocument/IssuerAssignedID"),
        reference: agreement.text_at("BuyerReference"),
        corrects: texts(&settlement, "InvoiceReferencedDocument/IssuerAssignedID"),
        notes: [
            texts(root, "ExchangedDocument/IncludedNote/Content"),
            texts(&settlement, "SpecifiedTradePaymentTerms/Description"),
        ]
        .concat(),
        account: settlement
            .text_at("SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID"),
        taxes: settlement.all("ApplicableTradeTax").into_iter().map(tax).collect::<FieldResult<_>>()?,
        totals: totals(&settlement, &currency)?,
        lines: lines.map(line).collect::<FieldResult<_>>()?,
        currency,
    })
}

/// Days are written `20260131` (102), or with dashes by those who do not know it.
fn day(of: &Element, path: &str) -> FieldResult<Option<Day>> {
    let text = of.at(path).map(|one| one.text_at("DateTimeString")).unwrap_or_default();
    if text.is_empty() {
        return Ok(None);
    }
    let found = match (text.get(..4), text.get(4..6), text.get(6..8)) {
        (Some(year), Some(month), Some(day)) if text.len() == 8 => {
            Day::parse(&format!("{year}-{month}-{day}"))
        }
        _ => Day::parse(text.get(..10).unwrap_or(&text)),
    };
    found.map(Some).ok_or_else(|| no_date(&text))
}

fn party(of: Option<&Element>) -> Party {
    let Some(of) = of else { return Party::default() };
    let registered = |scheme: &str| {
        let all = of.all("SpecifiedTaxRegistration/ID");
        let found = all.into_iter().find(|one| one.attribute("schemeID") == scheme);
        found.map(|one| one.text().to_owned()).unwrap_or_default()
    };
    let address = |name: &str| of.text_at(&format!("PostalTradeAddress/{name}"));
    Party {
        name: of.text_at("Name"),
        trading_name: of.text_at("SpecifiedLegalOrganization/TradingBusinessName"),
        vat_number: registered("VA"),
        tax_number: registered("FC"),
        register: of.text_at("SpecifiedLegalOrganization/ID"),
        address: joined(&[
            address("LineOne"),
            address("LineTwo"),
            format!("{} {}", address("PostcodeCode"), address("CityName")),
        ]),
        country: address("CountryID").to_uppercase(),
    }
}

fn tax(of: &Element) -> FieldResult<TaxGroup> {
    let reason = ["ExemptionReason", "ExemptionReasonCode"].iter().map(|name| of.text_at(name));
    Ok(TaxGroup {
        category: category(of, "CategoryCode")?,
        rate: percent(of, "RateApplicablePercent")?,
        net: amount(of, "BasisAmount")?,
        tax: amount(of, "CalculatedAmount")?,
        reason: reason.into_iter().find(|reason| !reason.is_empty()).unwrap_or_default(),
    })
}

fn totals(settlement: &Element, currency: &str) -> FieldResult<Totals> {
    let Some(of) = settlement.at("SpecifiedTradeSettlementHeaderMonetarySummation") else {
        let path = "SpecifiedTradeSettlementHeaderMonetarySummation";
        return Err(text!("an amount is missing ({path}). Ask the sender for a corrected one", path));
    };
    // Another one is the tax in the currency in which the seller accounts for it (BT-111).
    let taxes = of.all("TaxTotalAmount");
    let is_own = |one: &&Element| one.attribute("currencyID") == currency;
    let tax = taxes.iter().copied().find(is_own).or(taxes.first().copied());
    let or_none = |path: &str| Ok(maybe_amount(of, path)?.unwrap_or_default());
    Ok(Totals {
        lines: maybe_amount(of, "LineTotalAmount")?,
        allowances: or_none("AllowanceTotalAmount")?,
        charges: or_none("ChargeTotalAmount")?,
        net: amount(of, "TaxBasisTotalAmount")?,
        tax: tax.map(|one| money(one.text(), &one.name)).transpose()?.unwrap_or_default(),
        gross: amount(of, "GrandTotalAmount")?,
        prepaid: or_none("TotalPrepaidAmount")?,
        rounding: or_none("RoundingAmount")?,
        due: maybe_amount(of, "DuePayableAmount")?,
    })
}

fn line(of: &Element) -> FieldResult<Line> {
    let quantity = of.at("SpecifiedLineTradeDelivery/BilledQuantity");
    let quantity = quantity.map(|one| format!("{} {}", one.text(), one.attribute("unitCode")));
    let tax = |name: &str| of.text_at(&format!("SpecifiedLineTradeSettlement/ApplicableTradeTax/{name}"));
    let (category, rate) = (tax("CategoryCode"), tax("RateApplicablePercent"));
    Ok(Line {
        name: of.text_at("SpecifiedTradeProduct/Name"),
        quantity: quantity.unwrap_or_default().trim().to_owned(),
        net: maybe_amount(
            of,
            "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount",
        )?
        .unwrap_or_default(),
        tax: format!("{category} {rate}").trim().to_owned(),
    })
}
