//! The laws of countries about invoices, by `assets/invoicing/laws.tsv`, the README of which says what its columns mean.

use std::sync::LazyLock;

use crate::money::Money;
use crate::places::european_union::is_member;
use crate::shop::settings::Currency;
use crate::spelling::words;
use crate::time::Day;

const FILE: &str = include_str!("../../../assets/invoicing/laws.tsv");

static LAWS: LazyLock<Vec<Law>> = LazyLock::new(|| FILE.lines().skip(1).filter_map(Law::parse).collect());

words! {
    /// The subject of a law.
    Rule;
    /// Invoices are issued through a system that this program is not part of.
    Cleared "cleared",
    /// Something that is to be known.
    Notice "notice",
    /// The seller's VAT number or tax number.
    Number "number",
    /// The seller's VAT number.
    VatNumber "vat-number",
    /// The seller's entry in a register.
    Register "register",
    /// The seller's terms of payment.
    Terms "terms",
    /// The words of a small business that charges no tax.
    SmallBusiness "small-business",
    /// The buyer's name and address.
    Buyer "buyer",
    /// The buyer's name.
    BuyerName "buyer-name",
    /// The buyer's VAT number.
    BuyerVatNumber "buyer-vat-number",
    /// The rate of the tax that the buyer owes.
    OwedRate "owed-rate",
}

words! {
    /// A circumstance in which a law demands something.
    Circumstance;
    /// Tax is charged.
    Taxed "taxed",
    /// The buyer is known to be a business.
    Business "business",
    /// The order goes to the seller's country.
    Home "home",
    /// The order goes to another country.
    Abroad "abroad",
    /// The order goes to another member of the European Union.
    Union "union",
    /// Something is an intra-Community supply.
    IntraCommunity "intra-community",
    /// The buyer owes the tax of something.
    ReverseCharge "reverse-charge",
}

/// The gross amount from which a law demands something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Threshold {
    /// All amounts.
    Any,
    /// Above this one.
    Above(Money, Currency),
    /// This amount and above.
    From(Money, Currency),
    /// No amount.
    Never,
}

impl Threshold {
    fn parse(words: &[&str]) -> Option<Self> {
        let amount = |amount, currency| Some((Money::parse(amount)?, Currency::parse(currency)?));
        match words {
            [] => Some(Self::Any),
            ["never"] => Some(Self::Never),
            ["above", number, currency] => amount(number, currency).map(|(most, of)| Self::Above(most, of)),
            ["from", number, currency] => amount(number, currency).map(|(least, of)| Self::From(least, of)),
            _ => None,
        }
    }

    /// True if an amount in a currency can be compared with it.
    pub(super) fn is_in(self, currency: Currency) -> bool {
        match self {
            Self::Any | Self::Never => true,
            Self::Above(_, own) | Self::From(_, own) => own == currency,
        }
    }

    /// True if an amount exceeds it. One that cannot be compared does.
    pub(super) fn is_exceeded_by(self, gross: Money, currency: Currency) -> bool {
        match self {
            Self::Any => true,
            Self::Never => false,
            Self::Above(most, own) => own != currency || gross > most,
            Self::From(least, own) => own != currency || gross >= least,
        }
    }
}

/// A law of a country, of the European Union (`EU`), or of every country (`*`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Law {
    country: &'static str,
    rule: Rule,
    /// Circumstances that must all hold.
    pub(super) circumstances: Vec<Circumstance>,
    pub(super) threshold: Threshold,
    /// The name of a system or a number.
    pub(super) name: &'static str,
    /// The first day on which a notice is true.
    pub(super) day: Option<Day>,
    /// The law by its name, or the authority and its page.
    pub(super) source: &'static str,
    /// The sentence of a notice, or the words of a small business in a language of its country.
    pub(super) words: &'static str,
}

impl Law {
    fn parse(line: &'static str) -> Option<Self> {
        let cells: Vec<&str> = line.split('\t').collect();
        let [country, rule, when, name, day, as_of, source, words] = cells.try_into().ok()?;
        Day::parse(as_of)?;
        let when: Vec<&str> = when.split_whitespace().collect();
        let circumstances: Vec<Circumstance> =
            when.iter().map_while(|word| Circumstance::parse(word)).collect();
        Some(Self {
            country,
            rule: Rule::parse(rule)?,
            threshold: Threshold::parse(when.get(circumstances.len()..)?)?,
            circumstances,
            name,
            day: Day::parse(day),
            source: Some(source).filter(|source| !source.is_empty())?,
            words,
        })
    }
}

/// The laws of a rule that count in a country, the closest first: its own, those of the Union for its
/// members, those of all countries.
pub(super) fn laws(country: &str, rule: Rule) -> impl Iterator<Item = &'static Law> {
    let union = is_member(country).then_some("EU");
    [Some(country), union, Some("*")]
        .into_iter()
        .flatten()
        .flat_map(move |of| LAWS.iter().filter(move |law| law.rule == rule && law.country == of))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::places::country_name;

    #[test]
    fn each_row_is_a_law() {
        for line in FILE.lines().skip(1) {
            let law = Law::parse(line).unwrap_or_else(|| panic!("no law: {line}"));
            assert!(["*", "EU"].contains(&law.country) || country_name(law.country).is_some(), "{line}");
            assert_eq!(law.words.contains("{day}"), law.day.is_some(), "{line}");
            let is_named = law.rule == Rule::Cleared || law.words.contains("{system}");
            assert_eq!(!law.name.is_empty(), is_named || law.rule == Rule::Register, "{line}");
            let is_worded = matches!(law.rule, Rule::Notice | Rule::SmallBusiness);
            assert_eq!(!law.words.is_empty(), is_worded, "{line}");
        }
        let mut lines: Vec<&str> = FILE.lines().collect();
        lines.dedup();
        assert_eq!(lines.len(), LAWS.len() + 1);
    }

    #[test]
    fn what_is_no_law_is_none() {
        let row = "AT\tbuyer\tabove 400 EUR\t\t\t2026-11-28\t§ 11 UStG\t";
        assert!(Law::parse(row).is_some());
        for (from, to) in [
            ("buyer", "byer"),
            ("above 400 EUR", "abve 400 EUR"),
            ("above 400 EUR", "above 400"),
            ("above 400 EUR", "above 4OO EUR"),
            ("above 400 EUR", "above 400 EUR home"),
            ("2026-11-28", ""),
            ("§ 11 UStG", ""),
            ("\t\t", "\t"),
        ] {
            let wrong: &'static str = row.replacen(from, to, 1).leak();
            assert_eq!(Law::parse(wrong), None, "{wrong}");
        }
    }
}
