//! The statement of an order without tax: the reason, and the VAT number of the customer. A reason that does
//! not fit the order is pointed out and never refused.

use serde::{Deserialize, Serialize};

use super::untaxed_reason::UntaxedReason;
use super::vat_number::VatNumber;
use crate::label;
use crate::places::address::Address;
use crate::places::european_union::is_member;
use crate::places::{country_in_sentence, country_typed};
use crate::spelling::is_default;
use crate::text;
use crate::text::Text;

/// The reason why no tax is charged on an order. The default states nothing, and the order is taxed by its rates.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaxExemption {
    /// The reason.
    #[serde(rename = "untaxed_reason", default, skip_serializing_if = "is_default")]
    pub reason: UntaxedReason,
    /// The words of another reason; empty for the named ones.
    #[serde(rename = "untaxed_words", default, skip_serializing_if = "is_default")]
    pub words: String,
    /// The VAT number of the customer that the reason was stated for; may be empty.
    #[serde(rename = "vat_number", default, skip_serializing_if = "is_default")]
    pub vat_number: String,
}

impl TaxExemption {
    /// An exemption for a reason, without words and VAT number.
    pub fn of(reason: UntaxedReason) -> Self {
        Self { reason, ..Self::default() }
    }

    /// True when a reason is stated, so that no rate is charged.
    pub fn is_stated(&self) -> bool {
        self.reason != UntaxedReason::Unstated
    }

    /// The exemption as an order keeps it: without details that do not belong to its reason.
    #[must_use]
    pub fn cleaned(&self) -> Self {
        let words = Some(self.words.trim()).filter(|_| self.reason == UntaxedReason::Other);
        let vat_number = Some(self.vat_number.trim()).filter(|_| self.is_stated());
        Self {
            reason: self.reason,
            words: words.unwrap_or_default().to_owned(),
            vat_number: vat_number.unwrap_or_default().to_owned(),
        }
    }

    /// The reason for people: `Reverse charge, VAT number ATU12345675`; empty when none is stated.
    pub fn described(&self) -> Text {
        let reason = match self.reason {
            UntaxedReason::Unstated => return Text::default(),
            UntaxedReason::Other if !self.words.is_empty() => Text::written(&self.words),
            reason => Text::new(reason.name()),
        };
        match self.vat_number.as_str() {
            "" => reason,
            number => text!("{reason}, VAT number {number}", reason, number),
        }
    }

    /// The texts with their names, for the limit of their length.
    pub fn parts(&self) -> [(&'static str, &str); 2] {
        [(label!("reason for no tax"), &self.words), (label!("VAT number"), &self.vat_number)]
    }

    /// Doubts about the reason of an order to a customer at `to`, of a shop at `home`.
    pub fn hints(&self, to: &Address, home: &Address) -> Vec<ExemptionHint> {
        let (to, home) = (country_typed(&to.country), country_typed(&home.country));
        match self.reason {
            UntaxedReason::ReverseCharge => self.hint_at_number(&to, &home).into_iter().collect(),
            UntaxedReason::Export if !to.is_empty() && to == home => {
                vec![ExemptionHint::ExportAtHome { home }]
            }
            UntaxedReason::Export if is_member(&home) && is_member(&to) => {
                vec![ExemptionHint::ExportWithinTheUnion { to }]
            }
            UntaxedReason::Other if self.words.trim().is_empty() => vec![ExemptionHint::NoWords],
            _ => Vec::new(),
        }
    }

    fn hint_at_number(&self, to: &str, home: &str) -> Option<ExemptionHint> {
        if self.vat_number.trim().is_empty() {
            return Some(ExemptionHint::NoNumber);
        }
        match VatNumber::parse(&self.vat_number, to) {
            Err(problem) => Some(ExemptionHint::WrongNumber { problem }),
            Ok(number) if number.country() == home && number.prefix() != "XI" => {
                Some(ExemptionHint::NumberOfHome { number: number.to_string(), home: home.to_owned() })
            }
            Ok(_) => None,
        }
    }
}

/// True if reverse charge fits an order to a customer with this VAT number at `to`, of a shop at `home`: a
/// business in another member of the European Union than the shop's.
pub fn fits_reverse_charge(vat_number: &str, to: &Address, home: &Address) -> bool {
    let (to, home) = (country_typed(&to.country), country_typed(&home.country));
    let is_of_another = |number: VatNumber| number.is_of_the_union() && number.country() != home;
    is_member(&home) && to != home && VatNumber::parse(vat_number, &to).is_ok_and(is_of_another)
}

/// A doubt about a stated reason.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the sentences show what the fields are")]
pub enum ExemptionHint {
    /// Reverse charge without a VAT number.
    NoNumber,
    /// A VAT number that fails its country's form or check digits, in a sentence without its full stop.
    WrongNumber { problem: Text },
    /// Reverse charge with a VAT number of the shop's own country.
    NumberOfHome { number: String, home: String },
    /// An export to the shop's own country.
    ExportAtHome { home: String },
    /// An export of a shop in the European Union to another member.
    ExportWithinTheUnion { to: String },
    /// Another reason, which nobody wrote.
    NoWords,
    /// Rates would apply, and the prices include their tax: the customer pays as much as with it.
    PricesWithTax,
}

impl ExemptionHint {
    /// The hint in one sentence, with its remedy.
    pub fn sentence(&self) -> Text {
        match self {
            Self::NoNumber => {
                text!("Reverse charge needs the customer's VAT number: write it beside the reason")
            }
            Self::WrongNumber { problem } => problem.clone(),
            Self::NumberOfHome { number, home } => text!(
                "{number} is a VAT number of {country}, the shop's own country, where reverse charge is rarely right",
                number,
                country = country_in_sentence(home)
            ),
            Self::ExportAtHome { home } => text!(
                "This order goes to {country}, the shop's own country, so it is not an export: check \
                 the address",
                country = country_in_sentence(home)
            ),
            Self::ExportWithinTheUnion { to } => text!(
                "{country} is in the European Union, as the shop is, so it is not an export: for a \
                 business, choose reverse charge",
                country = country_in_sentence(to)
            ),
            Self::NoWords => text!("Write why no tax is charged, for whoever checks the books"),
            Self::PricesWithTax => text!(
                "These prices include tax, and the customer is charged them in full: write prices without tax if they pay less"
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_that_does_not_fit_is_pointed_out() {
        use UntaxedReason::{Export, Other, ReverseCharge, Unstated};
        for (home, to, reason, number, expected) in [
            ("DE", "AT", Unstated, "", ""),
            ("DE", "AT", ReverseCharge, "", "needs the customer's VAT number"),
            ("DE", "AT", ReverseCharge, "ATU12345675", ""),
            ("DE", "AT", ReverseCharge, "u12345675", ""),
            ("DE", "AT", ReverseCharge, "ATU12345676", "check digits"),
            ("DE", "AT", ReverseCharge, "12", "is not a VAT number"),
            ("DE", "AT", ReverseCharge, "DE457281227", "a VAT number of Germany, the shop's own country"),
            ("GB", "GB", ReverseCharge, "XI722632652", ""),
            ("", "AT", ReverseCharge, "ATU12345675", ""),
            ("DE", "CH", Export, "", ""),
            ("DE", "Germany", Export, "", "goes to Germany, the shop's own country"),
            ("DE", "AT", Export, "", "Austria is in the European Union"),
            ("GB", "AT", Export, "", ""),
            ("", "", Export, "", ""),
            ("DE", "DE", Other, "", "Write why"),
        ] {
            let exemption = TaxExemption { vat_number: number.to_owned(), ..TaxExemption::of(reason) };
            let found = exemption.hints(&Address::of_country(to), &Address::of_country(home));
            let found: Vec<String> = found.iter().map(|hint| hint.sentence().to_string()).collect();
            let found = found.join("; ");
            let case = format!("{home} {to} {reason:?} {number}: {found}");
            assert!(found.contains(expected) && found.is_empty() == expected.is_empty(), "{case}");
        }
    }

    #[test]
    fn reverse_charge_is_proposed_between_members() {
        for (home, to, number, expected) in [
            ("DE", "AT", "ATU12345675", true),
            ("DE", "Austria", "U12345675", true),
            ("DE", "AT", "ATU12345676", false),
            ("DE", "AT", "", false),
            ("DE", "AT", "DE457281227", false),
            ("DE", "DE", "ATU12345675", false),
            ("DE", "GB", "XI722632652", true),
            ("DE", "GB", "GB722632652", false),
            ("GB", "AT", "ATU12345675", false),
            ("", "AT", "ATU12345675", false),
        ] {
            let found = fits_reverse_charge(number, &Address::of_country(to), &Address::of_country(home));
            assert_eq!(found, expected, "{home} {to} {number}");
        }
    }

    #[test]
    fn an_order_keeps_what_belongs_to_its_reason() {
        let all =
            |reason| TaxExemption { reason, words: " Museum ".to_owned(), vat_number: " 12 ".to_owned() };
        for (reason, expected) in [
            (UntaxedReason::Unstated, ""),
            (UntaxedReason::ReverseCharge, "Reverse charge, VAT number 12"),
            (UntaxedReason::Export, "Export of goods, VAT number 12"),
            (UntaxedReason::Other, "Museum, VAT number 12"),
        ] {
            assert_eq!(all(reason).cleaned().described().to_string(), expected);
        }
        assert_eq!(all(UntaxedReason::Unstated).cleaned(), TaxExemption::default());
        assert_eq!(TaxExemption::of(UntaxedReason::Other).described().to_string(), "Another reason");
    }
}
