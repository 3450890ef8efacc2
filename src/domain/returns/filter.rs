//! The selection of figures for a box.

use std::collections::BTreeSet;

use serde::{Deserialize, Deserializer};

use super::figure::{RateType, Side, SupplyKind, TaxFigure, Treatment};
use crate::decimal::Computed;
use crate::money::Money;
use crate::percent::Percent;
use crate::places::european_union;
use crate::purchase::expense_kind::ExpenseKind;

/// An amount of a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    /// The amount without tax.
    Net,
    /// The tax.
    Tax,
    /// The part of the tax that is deducted.
    Deductible,
    /// What it adds to earnings ([`TaxFigure::earnings`]).
    Earnings,
}

impl Amount {
    /// The amount of this figure.
    pub fn of(self, figure: &TaxFigure) -> Computed<Money> {
        match self {
            Self::Net => Ok(figure.net),
            Self::Tax => Ok(figure.tax),
            Self::Deductible => Ok(figure.deductible),
            Self::Earnings => figure.earnings(),
        }
    }
}

/// A country, or a group of countries as seen from the country of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountryIs {
    /// The country of the form: `home`.
    Home,
    /// Another member of the European Union, or of goods Northern Ireland: `eu`.
    Union,
    /// Neither: `other`.
    Other,
    /// Not known: `unknown`.
    Unknown,
    /// The country of this code.
    Code(String),
}

impl CountryIs {
    fn has(&self, country: &str, home: &str) -> bool {
        match self {
            Self::Home => !home.is_empty() && country == home,
            Self::Union => country != home && european_union::trades_goods_as_member(country),
            Self::Other => {
                !country.is_empty() && country != home && !european_union::trades_goods_as_member(country)
            }
            Self::Unknown => country.is_empty(),
            Self::Code(code) => country == code,
        }
    }
}

impl<'de> Deserialize<'de> for CountryIs {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        match text.as_str() {
            "home" => Ok(Self::Home),
            "eu" => Ok(Self::Union),
            "other" => Ok(Self::Other),
            "unknown" => Ok(Self::Unknown),
            code if code.len() == 2 && code.bytes().all(|letter| letter.is_ascii_uppercase()) => {
                Ok(Self::Code(text))
            }
            _ => Err(serde::de::Error::custom(format_args!(
                "\"{text}\" is not a country: write its code, such as DE, or home, eu, other or unknown"
            ))),
        }
    }
}

/// Conditions on the tags of figures, all of which must hold. An empty list is no condition.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Filter {
    /// Sold or bought.
    pub side: Option<Side>,
    /// One of these treatments.
    pub treatment: Vec<Treatment>,
    /// Refunds, or all but these.
    pub refund: Option<bool>,
    /// The VAT number of the customer or supplier is known, or not.
    pub vat_number: Option<bool>,
    /// One of these kinds.
    pub kind: Vec<SupplyKind>,
    /// One of these built-in categories; only in forms of earnings, as the three after it.
    pub category: Vec<ExpenseKind>,
    /// Above the form's limit for equipment, or not.
    pub above_limit: Option<bool>,
    /// Sold with a tax above 0 %, or not.
    pub taxed: Option<bool>,
    /// Sold by a business that charges no tax since it is small, or not.
    pub small_business: Option<bool>,
    /// One of these types of rate.
    pub rate_type: Vec<RateType>,
    /// One of these percentages.
    pub rate: Vec<Percent>,
    /// A known percentage above 0 other than these.
    pub rate_other_than: Vec<Percent>,
    /// The country of taxation.
    pub country: Vec<CountryIs>,
    /// The country of the customer or supplier.
    pub partner: Vec<CountryIs>,
    /// The name of the tax has one of these as a word, without regard to case (`HST 13%`, `CA GST`); an empty text is a
    /// figure without one.
    pub tax: Vec<String>,
    /// The name of the tax has none of these.
    pub tax_other_than: Vec<String>,
}

impl Filter {
    /// True if it asks for what only figures of earnings tell.
    pub(super) const fn is_of_earnings(&self) -> bool {
        !self.category.is_empty()
            || self.above_limit.is_some()
            || self.taxed.is_some()
            || self.small_business.is_some()
    }

    /// True if a figure has these tags, seen from the country of a form.
    pub fn has(&self, figure: &TaxFigure, home: &str) -> bool {
        fn is_in<T: PartialEq>(list: &[T], value: &T) -> bool {
            list.is_empty() || list.contains(value)
        }
        let is_country =
            |list: &[CountryIs], code: &str| list.is_empty() || list.iter().any(|is| is.has(code, home));
        let is_other = |rate: Percent| rate.ten_thousandths() > 0 && !self.rate_other_than.contains(&rate);
        let earned = figure.earned.unwrap_or_default();
        self.side.is_none_or(|side| side == figure.side)
            && (self.category.is_empty() || earned.category.is_some_and(|one| self.category.contains(&one)))
            && self.above_limit.is_none_or(|is_above| is_above == earned.is_above_limit)
            && self.taxed.is_none_or(|is_taxed| is_taxed == earned.is_taxed)
            && self.small_business.is_none_or(|is_small| is_small == earned.is_small_business)
            && self.refund.is_none_or(|refund| refund == figure.is_refund)
            && self.vat_number.is_none_or(|known| known != figure.vat_number.is_empty())
            && is_in(&self.treatment, &figure.treatment)
            && is_in(&self.kind, &figure.kind)
            && is_in(&self.rate_type, &figure.rate_type)
            && (self.rate.is_empty() || figure.rate.is_some_and(|rate| self.rate.contains(&rate)))
            && (self.rate_other_than.is_empty() || figure.rate.is_some_and(is_other))
            && is_country(&self.country, &figure.country)
            && is_country(&self.partner, &figure.partner)
            && (self.tax.is_empty() || self.tax.iter().any(|name| is_named(&figure.tax_name, name)))
            && !self.tax_other_than.iter().any(|name| is_named(&figure.tax_name, name))
    }
}

/// True if the name of a tax has another as a word.
fn is_named(tax: &str, name: &str) -> bool {
    if name.is_empty() {
        return tax.is_empty();
    }
    let (tax, name) = (tax.to_lowercase(), name.to_lowercase());
    tax.match_indices(&name).any(|(at, found)| {
        let before = tax.get(..at).and_then(|text| text.chars().next_back());
        let after = tax.get(at + found.len()..).and_then(|text| text.chars().next());
        [before, after].into_iter().flatten().all(|c| !c.is_alphanumeric())
    })
}

/// One amount of the figures that have some tags.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The amount.
    pub of: Amount,
    /// The tags.
    #[serde(rename = "where", default)]
    pub filter: Filter,
    /// True where it is subtracted, so that what was refunded is above zero.
    #[serde(default)]
    pub negative: bool,
}

impl Term {
    /// What it is of a figure with these tags.
    pub(super) fn amount(&self, figure: &TaxFigure) -> Computed<Money> {
        let amount = self.of.of(figure)?;
        if self.negative { Money::ZERO.minus(amount) } else { Ok(amount) }
    }
}

/// The figures that any of the filters has, by their positions.
pub(super) fn selected(filters: &[Filter], figures: &[TaxFigure], home: &str) -> BTreeSet<usize> {
    let is_in = |figure: &TaxFigure| filters.iter().any(|filter| filter.has(figure, home));
    figures.iter().enumerate().filter(|(_, figure)| is_in(figure)).map(|(at, _)| at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_taxes_are_compared_by_words() {
        for (tax, name, expected) in [
            ("GST", "GST", true),
            ("gst", "GST", true),
            ("HST 13%", "HST", true),
            ("HST (ON)", "HST", true),
            ("GST/HST", "GST", true),
            ("GST/HST", "GST/HST", true),
            ("CA GST", "GST", true),
            ("TPS/TVH", "tvh", true),
            ("GSTX", "GST", false),
            ("GST5", "GST", false),
            ("AGST", "GST", false),
            ("", "", true),
            ("GST", "", false),
            ("", "GST", false),
        ] {
            assert_eq!(is_named(tax, name), expected, "{tax:?} {name:?}");
        }
    }

    #[test]
    fn countries_are_seen_from_the_form() {
        use CountryIs::{Code, Home, Other, Union, Unknown};
        for (is, country, home, expected) in [
            (Home, "DE", "DE", true),
            (Home, "", "", false),
            (Union, "DE", "DE", false),
            (Union, "AT", "DE", true),
            (Union, "AT", "", true),
            (Union, "XI", "DE", true),
            (Other, "XI", "DE", false),
            (Union, "GB", "DE", false),
            (Other, "GB", "DE", true),
            (Other, "", "DE", false),
            (Other, "DE", "GB", false),
            (Unknown, "", "DE", true),
            (Code("XI".to_owned()), "XI", "GB", true),
        ] {
            assert_eq!(is.has(country, home), expected, "{is:?} {country} {home}");
        }
    }
}
