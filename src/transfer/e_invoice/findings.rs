//! What is wrong with an invoice by the rules of EN 16931 on which a purchase rests: its type, sums, categories, rates, numbers and
//! dates. It is no full check of the standard, whose other rules change no figure of a purchase.

use super::{Category, EInvoice, TaxGroup};
use domain::money::Money;
use domain::percent::Percent;
use domain::rate::country_rates::is_rate_of;
use domain::text;
use domain::text::Text;
use domain::time::Day;

/// Something that the sender has to mend.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// True if the tax on it may be refused because of it.
    pub is_grave: bool,
    /// The sentence, without its full stop.
    pub text: Text,
}

/// The types of documents that are invoices and credit notes.
const INVOICES: [&str; 12] =
    ["380", "381", "384", "389", "326", "386", "383", "395", "396", "261", "875", "877"];

/// All findings on an invoice, the grave ones first.
pub fn findings(invoice: &EInvoice, today: Day) -> Vec<Finding> {
    let mut grave = Vec::new();
    if !INVOICES.contains(&&*invoice.kind) {
        grave.push(text!(
            "its type is {kind} (BT-3), which is not that of an invoice or a credit note",
            kind = text::beginning(&invoice.kind)
        ));
    }
    if invoice.issued_on > today {
        grave.push(text!("its date, {day}, is still to come", day = invoice.issued_on));
    }
    let seller = &invoice.seller;
    let is_taxed = invoice.taxes.iter().any(|tax| tax.tax != Money::ZERO);
    let numbers = [&seller.vat_number, &seller.tax_number, &invoice.representative];
    if is_taxed && numbers.iter().all(|number| number.is_empty()) {
        grave.push(text!(
            "tax is charged, and the seller has neither a VAT number nor a tax number (BR-S-02)"
        ));
    }
    if seller.name.is_empty() {
        grave.push(text!("the seller has no name (BR-06)"));
    }
    grave.extend(invoice.taxes.iter().filter_map(misfit));
    grave.extend(sums(invoice));
    let grave = grave.into_iter().map(|text| Finding { is_grave: true, text });
    let slight = slight(invoice).into_iter().map(|text| Finding { is_grave: false, text });
    grave.chain(slight).collect()
}

/// A rate or a tax that its category cannot have (BR-S-05, BR-Z-05, BR-AE-09 and the like).
fn misfit(tax: &TaxGroup) -> Option<Text> {
    let is_taxed = tax.rate > Percent::ZERO;
    let fits = if tax.category.is_charged() {
        is_taxed || tax.category != Category::Standard
    } else {
        !is_taxed && tax.tax == Money::ZERO
    };
    (!fits).then(|| {
        text!(
            "a rate of {percent}% with {tax} of tax is not what the category {code} has",
            percent = tax.rate,
            tax = tax.tax,
            code = tax.category.code()
        )
    })
}

/// Sums on which the amounts by rate do not rest.
fn sums(invoice: &EInvoice) -> Vec<Text> {
    let totals = &invoice.totals;
    let mut found = Vec::new();
    let mut same = |parts: Option<Money>, said: Option<Money>, of: fn(Money, Money) -> Text| {
        if let (Some(parts), Some(said)) = (parts, said)
            && parts != said
        {
            found.push(of(parts, said));
        }
    };
    same(Money::sum(invoice.lines.iter().map(|line| line.net)).ok(), totals.lines, |parts, said| {
        text!("its lines come to {parts}, and it says {said} (BR-CO-10)", parts, said)
    });
    let net = totals.lines.and_then(|lines| lines.minus(totals.allowances).ok()?.plus(totals.charges).ok());
    same(net, Some(totals.net), |parts, said| {
        text!(
            "its lines with allowances and charges come to {parts}, and the total without tax is {said} (BR-CO-13)",
            parts,
            said
        )
    });
    let due = totals.gross.minus(totals.prepaid).and_then(|due| due.plus(totals.rounding)).ok();
    same(due, totals.due, |parts, said| {
        text!("{parts} is left to pay by its sums, and it asks for {said} (BR-CO-16)", parts, said)
    });
    found
}

/// What changes no figure.
fn slight(invoice: &EInvoice) -> Vec<Text> {
    let mut found = Vec::new();
    let has = |category: Category| invoice.taxes.iter().any(|tax| tax.category == category);
    if (has(Category::ReverseCharge) || has(Category::IntraCommunity)) && invoice.buyer.vat_number.is_empty()
    {
        found.push(text!(
            "the buyer owes the tax, and the VAT number of the buyer is missing (BR-AE-02, BR-IC-02)"
        ));
    }
    let country = &invoice.taxed_in();
    for tax in invoice.taxes.iter().filter(|tax| tax.category == Category::Standard) {
        if is_rate_of(country, tax.rate, Some(invoice.issued_on)) == Some(false) {
            found.push(text!(
                "{percent}% is no rate of {country} on {day}",
                percent = tax.rate,
                country,
                day = invoice.issued_on
            ));
        }
    }
    if invoice.due_on.is_some_and(|due| due < invoice.issued_on) {
        found.push(text!("it is to be paid before its own date"));
    }
    found
}
