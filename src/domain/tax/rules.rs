//! The three settings for the computation of taxes.

use serde::{Deserialize, Serialize};

use crate::spelling::{as_word, words};

words! {
    /// The relation of prices to tax, as the answer to "prices include tax".
    #[derive(Default, Serialize, Deserialize)]
    #[serde(from = "bool", into = "bool")]
    Prices;
    /// Tax is added to prices.
    #[default]
    ExcludeTax "no",
    /// Tax is part of prices.
    IncludeTax "yes",
}

words! {
    /// The rounding of taxes to the shop's decimals.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    Rounding;
    /// Rounds each line; the tax of the order is their sum.
    #[default]
    Line "line",
    /// Rounds the sum of the lines, for each rate.
    Subtotal "subtotal",
}

words! {
    /// The tax class whose rates are charged on shipping, as far as they are marked for shipping.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    ShippingTax;
    /// The standard class.
    #[default]
    Standard "standard",
    /// The class of the items: the standard one when any item is in it, otherwise the first item's.
    Items "items",
}

as_word!(Prices, |prices| prices.as_str(), |text| Self::parse(&text.to_lowercase()));
as_word!(Rounding, |rounding| rounding.as_str(), Self::parse);
as_word!(ShippingTax, |class| class.as_str(), Self::parse);

/// The settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct TaxRules {
    /// The relation of typed prices to tax.
    #[serde(rename = "prices_include_tax")]
    pub prices: Prices,
    /// The level at which taxes are rounded.
    pub rounding: Rounding,
    /// The tax class of shipping.
    pub shipping: ShippingTax,
}

impl Prices {
    /// True for [`Self::IncludeTax`].
    pub const fn include_tax(self) -> bool {
        matches!(self, Self::IncludeTax)
    }

    /// The value of a flag `prices_include_tax`.
    pub const fn including(include_tax: bool) -> Self {
        if include_tax { Self::IncludeTax } else { Self::ExcludeTax }
    }
}

impl From<bool> for Prices {
    fn from(include_tax: bool) -> Self {
        Self::including(include_tax)
    }
}

impl From<Prices> for bool {
    fn from(prices: Prices) -> Self {
        prices.include_tax()
    }
}
