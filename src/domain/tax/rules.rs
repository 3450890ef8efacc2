//! The three settings for the computation of taxes.

use serde::{Deserialize, Serialize};

use super::Prices;

/// The rounding of taxes to the shop's decimals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rounding {
    /// On each line; the tax of the order is their sum.
    #[default]
    Line,
    /// On the sum of the lines, for each rate.
    Subtotal,
}

/// The tax class whose rates are charged on shipping, as far as they are marked for shipping.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShippingTax {
    /// The standard class.
    #[default]
    Standard,
    /// The class of the items: the standard one when any item is in it, else that of the first item.
    Items,
}

/// The settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct TaxRules {
    /// Whether prices are typed with tax.
    #[serde(rename = "prices_include_tax")]
    pub prices: Prices,
    /// The level at which taxes are rounded.
    pub rounding: Rounding,
    /// The tax class of shipping.
    pub shipping: ShippingTax,
}

impl Prices {
    /// Both values, `ExcludeTax` first.
    pub const ALL: [Self; 2] = [Self::ExcludeTax, Self::IncludeTax];

    /// The spelling in settings and files, as the answer to "prices include tax": `yes` or `no`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ExcludeTax => "no",
            Self::IncludeTax => "yes",
        }
    }

    /// The inverse of [`Self::as_str`]; `None` for another text.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|prices| prices.as_str() == text)
    }

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

impl Rounding {
    /// Both values, the default first.
    pub const ALL: [Self; 2] = [Self::Line, Self::Subtotal];

    /// The spelling in settings: `line` or `subtotal`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Subtotal => "subtotal",
        }
    }

    /// The inverse of [`Self::as_str`]; `None` for another text.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rounding| rounding.as_str() == text)
    }
}

impl ShippingTax {
    /// Both values, the default first.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Items];

    /// The spelling in settings: `standard` or `items`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Items => "items",
        }
    }

    /// The inverse of [`Self::as_str`]; `None` for another text.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.as_str() == text)
    }
}
