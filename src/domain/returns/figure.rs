//! One sum of tax with its tags, of which boxes are made.

use serde::{Deserialize, Serialize};

use crate::decimal::{Computed, TooLarge};
use crate::label;
use crate::money::Money;
use crate::percent::Percent;
use crate::places::country_text;
use crate::purchase::expense_kind::ExpenseKind;
use crate::spelling::{as_word, is_default};
use crate::text;
use crate::text::Text;
use crate::time::tax_period::TaxPeriod;

/// Sold or bought.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Side {
    #[default]
    Sale,
    Purchase,
}

impl Side {
    pub(super) const ALL: [Self; 2] = [Self::Sale, Self::Purchase];

    /// The name for people, and the word in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sale => label!("sale"),
            Self::Purchase => label!("purchase"),
        }
    }

    /// The inverse of [`Self::name`]; `None` for another text.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.name() == text)
    }
}

/// The type of a rate.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RateType {
    /// The rate for everything that no other rate is for.
    #[default]
    Standard,
    /// Any lower rate that is not zero.
    Reduced,
    /// Taxable at 0 %: the tax on purchases for it is deducted.
    Zero,
    /// Not taxable.
    Exempt,
}

impl RateType {
    /// Each, the usual one first.
    pub const ALL: [Self; 4] = [Self::Standard, Self::Reduced, Self::Zero, Self::Exempt];

    /// The word in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Standard => label!("standard"),
            Self::Reduced => label!("reduced"),
            Self::Zero => label!("zero"),
            Self::Exempt => label!("exempt"),
        }
    }

    /// The inverse of [`Self::as_str`]; `None` for another text.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|of| of.as_str() == text)
    }

    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => label!("standard rate"),
            Self::Reduced => label!("reduced rate"),
            Self::Zero => label!("zero rate"),
            Self::Exempt => label!("exempt"),
        }
    }
}

as_word!(
    Option<RateType>,
    |of| of.map_or("", RateType::as_str),
    |text| RateType::parse(text).map(Some),
    |of| of.map(RateType::name)
);

/// The kind of a supply.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SupplyKind {
    /// Goods.
    #[default]
    Goods,
    /// Services.
    Services,
    /// Goods or services that the business invests in; only bought.
    Investment,
}

impl SupplyKind {
    pub(super) const ALL: [Self; 3] = [Self::Goods, Self::Services, Self::Investment];

    /// Kinds that can be sold.
    pub const SOLD: [Self; 2] = [Self::Goods, Self::Services];

    /// The inverse of [`Self::name`]; `None` for another text.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|of| of.name() == text)
    }

    /// The kind that can be sold under this name; `None` for another text.
    pub fn parse_sold(text: &str) -> Option<Self> {
        Self::SOLD.into_iter().find(|of| of.name() == text)
    }

    /// The name for people, and the word in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Goods => label!("goods"),
            Self::Services => label!("services"),
            Self::Investment => label!("investment"),
        }
    }
}

// One that is sold.
as_word!(
    Option<SupplyKind>,
    |kind| kind.map_or("", SupplyKind::name),
    |text| SupplyKind::parse_sold(text).map(Some),
    |kind| kind.map(SupplyKind::name)
);

/// The rule by which a supply is taxed, or not.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Treatment {
    /// Taxed by the seller in the country of taxation.
    #[default]
    Domestic,
    /// The buyer owes the tax: a sale is charged none; for a purchase, `tax` is the tax owed.
    ReverseCharge,
    /// Goods bought from a business in another member of the European Union; `tax` is owed by the buyer.
    EuAcquisition,
    /// Goods brought in from abroad; `tax` was paid to customs.
    Import,
    /// Goods brought in from abroad; `tax` is owed by the buyer in place of paying it to customs.
    PostponedImport,
    /// Sold without tax to a business in another member.
    EuSupply,
    /// Sold without tax to a customer outside of the country (of the Union, for its members).
    Export,
    /// Sold to a consumer in another member and declared in the one-stop shop.
    OneStopShop,
}

impl Treatment {
    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Domestic => label!("domestic"),
            Self::ReverseCharge => label!("reverse charge"),
            Self::EuAcquisition => label!("EU acquisition"),
            Self::Import => label!("import"),
            Self::PostponedImport => label!("postponed import"),
            Self::EuSupply => label!("EU supply to a business"),
            Self::Export => label!("export"),
            Self::OneStopShop => label!("one-stop shop"),
        }
    }
}

/// What a figure of earnings is of, beside its tax.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Earned {
    /// The built-in category of a purchase, which it has or is below; `None` for one without a category, and for sales.
    #[serde(skip_serializing_if = "is_default")]
    pub category: Option<ExpenseKind>,
    /// Equipment that costs more than what the form lets deduct at once.
    #[serde(skip_serializing_if = "is_default")]
    pub is_above_limit: bool,
    /// Sold with a tax above 0 %.
    #[serde(skip_serializing_if = "is_default")]
    pub is_taxed: bool,
    /// Sold without tax by a business that charges none since it is small.
    #[serde(skip_serializing_if = "is_default")]
    pub is_small_business: bool,
}

/// A sum of sales or purchases that have all tags in common. Refunds count as negative amounts.
///
/// If several taxes are charged on the same sale, each has a figure of its own with the same net; the
/// forms tell them apart by the name of the tax, or by their place: the figure of a state's tax has no county
/// and no city.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TaxFigure {
    /// Sold or bought.
    pub side: Side,
    /// The name of the tax as its rate has it: `VAT`, `GST`; empty where none was charged.
    #[serde(skip_serializing_if = "is_default")]
    pub tax_name: String,
    /// The code of the country whose tax it is, or would be; for sales without tax to another country, the seller's.
    pub country: String,
    /// The code of the state; empty for a tax of the whole country.
    #[serde(skip_serializing_if = "is_default")]
    pub state: String,
    /// The county, where the tax is a county's.
    #[serde(skip_serializing_if = "is_default")]
    pub county: String,
    /// The city, where the tax is a city's.
    #[serde(skip_serializing_if = "is_default")]
    pub city: String,
    /// The code of the country of the customer or supplier; empty where it is not known.
    #[serde(skip_serializing_if = "is_default")]
    pub partner: String,
    /// The VAT number of the customer or supplier, with the letters of its country where it can be read; only in forms
    /// whose lines are of single businesses, and empty where it is not known.
    #[serde(skip_serializing_if = "is_default")]
    pub vat_number: String,
    /// The name of the business with this number.
    #[serde(skip_serializing_if = "is_default")]
    pub partner_name: String,
    /// True for refunds, in forms that tell them apart.
    #[serde(skip_serializing_if = "is_default")]
    pub is_refund: bool,
    /// The percentage; `None` for untaxed supplies and for tax without a rate.
    #[serde(skip_serializing_if = "is_default")]
    pub rate: Option<Percent>,
    /// The type of the rate.
    pub rate_type: RateType,
    /// The kind of the supply.
    pub kind: SupplyKind,
    /// The rule by which it is taxed.
    pub treatment: Treatment,
    /// What it is of in a form of earnings, where each sale counts once; `None` in other forms.
    #[serde(skip_serializing_if = "is_default")]
    pub earned: Option<Earned>,
    /// The period whose return it corrects, in forms that tell corrections apart.
    #[serde(skip_serializing_if = "is_default")]
    pub corrects: Option<TaxPeriod>,
    /// The amount without tax.
    pub net: Money,
    /// The tax.
    pub tax: Money,
    /// The part of the tax that is deducted; only of purchases.
    #[serde(skip_serializing_if = "is_default")]
    pub deductible: Money,
    /// The number of documents, on each of which tax was rounded.
    pub documents: u32,
}

impl TaxFigure {
    /// What it adds to earnings: the amount of a sale without tax, and of a purchase with the tax that is not deducted.
    pub fn earnings(&self) -> Computed<Money> {
        match self.side {
            Side::Sale => Ok(self.net),
            Side::Purchase => self.net.plus(self.tax)?.minus(self.deductible),
        }
    }

    /// The figure for messages: `sales of goods (Germany, 19 %, domestic), net 100.00, tax 19.00`.
    pub fn described(&self) -> Text {
        if let (Some(_), Ok(amount)) = (self.earned, self.earnings()) {
            return text!("{tags}: {amount}", tags = self.tags(), amount);
        }
        let (net, tax) = (self.net, self.tax);
        text!("{tags}, net {net}, tax {tax}", tags = self.tags(), net, tax)
    }

    /// As [`Self::described`], with the type of the rate: `sales of goods (Germany, 19 %, domestic), standard rate, net
    /// 100.00, tax 19.00`.
    pub fn described_with_type(&self) -> Text {
        let (net, tax) = (self.net, self.tax);
        let (tags, rate_type) = (self.tags(), Text::new(self.rate_type.name()));
        text!("{tags}, {rate_type}, net {net}, tax {tax}", tags, rate_type, net, tax)
    }

    /// All tags in words: `sales of goods (Germany, 19 %, domestic)`.
    pub fn tags(&self) -> Text {
        let rate = match (self.rate, self.rate_type) {
            (Some(rate), _) => text!("{percent}%", percent = rate),
            (None, RateType::Standard) => text!("no rate"),
            (None, rate_type) => Text::new(rate_type.name()),
        };
        let country = Some(country_text(&self.country)).filter(|_| !self.country.is_empty());
        let names = [&self.state, &self.county, &self.city, &self.tax_name, &self.vat_number];
        let names = names.into_iter().filter(|name| !name.is_empty()).map(Text::written);
        let corrects = |period: TaxPeriod| text!("corrects {period}", period = period.short_name());
        let rules = [rate, Text::new(self.treatment.name())].into_iter().chain(self.corrects.map(corrects));
        let rules = rules.chain(self.is_refund.then(|| text!("refunded")));
        let tags = Text::list(country.into_iter().chain(names).chain(rules)).unwrap_or_default();
        match (self.earned, self.side) {
            (Some(_), Side::Sale) => return text!("sales ({tags})", tags),
            (Some(earned), Side::Purchase) => return earned.described(self.treatment),
            (None, _) => {}
        }
        let kind = Text::new(self.kind.name());
        let partner = Some(&self.partner).filter(|code| !code.is_empty() && **code != self.country);
        match (self.side, partner.map(|code| country_text(code))) {
            (Side::Sale, None) => text!("sales of {kind} ({tags})", kind, tags),
            (Side::Sale, Some(partner)) => {
                text!("sales of {kind} to {partner} ({tags})", kind, partner, tags)
            }
            (Side::Purchase, None) => text!("purchases of {kind} ({tags})", kind, tags),
            (Side::Purchase, Some(partner)) => {
                text!("purchases of {kind} from {partner} ({tags})", kind, partner, tags)
            }
        }
    }
}

impl Earned {
    /// A purchase in words: `rent (domestic)`.
    fn described(self, treatment: Treatment) -> Text {
        let category =
            Text::new(self.category.map_or(label!("purchases without a category"), ExpenseKind::name));
        let treatment = Text::new(treatment.name());
        if self.is_above_limit {
            text!("{category} ({treatment}), above the limit", category, treatment)
        } else {
            text!("{category} ({treatment})", category, treatment)
        }
    }
}

/// A percentage of an amount, cut to ten-thousandths.
pub(super) fn percent_of(amount: Money, percent: Percent) -> Computed<Money> {
    part_of(amount, of_percent(percent))
}

/// The whole of a percentage, which is in ten-thousandths of a percent.
pub(super) const PERCENT: i64 = 1_000_000;

/// A percentage as a part of a whole.
pub(super) const fn of_percent(percent: Percent) -> (i64, i64) {
    (percent.ten_thousandths(), PERCENT)
}

/// A part of an amount, such as 3 of 23, cut to ten-thousandths: what is then rounded half away from zero to fewer decimals
/// is as if it were rounded once. The whole is above zero.
pub(super) fn part_of(amount: Money, (part, whole): (i64, i64)) -> Computed<Money> {
    let exact = i128::from(amount.ten_thousandths()) * i128::from(part);
    i64::try_from(exact / i128::from(whole)).map(Money::from_ten_thousandths).map_err(|_large| TooLarge)
}
