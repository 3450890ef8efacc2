//! How a shop computes the taxes of an order: three settings of it.

use serde::{Deserialize, Serialize};

use super::tax::Prices;

/// Where the taxes of an order are rounded to the shop's decimals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rounding {
    /// On each line; the order has their sum.
    #[default]
    Line,
    /// On the sum of the lines, rate by rate.
    Subtotal,
}

/// Whose rates shipping is taxed with; of them those that tax shipping.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShippingTax {
    /// Those of the standard class.
    #[default]
    Standard,
    /// Those of the items' class: the standard one when any item is in it, else that of the first item.
    Items,
}

/// The settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct TaxRules {
    /// Whether prices are typed with tax.
    #[serde(rename = "prices_include_tax")]
    pub prices: Prices,
    /// Where taxes are rounded.
    pub rounding: Rounding,
    /// Whose rates tax shipping.
    pub shipping: ShippingTax,
}

impl Prices {
    /// Both, in the order of their numbers.
    pub const ALL: [Self; 2] = [Self::ExcludeTax, Self::IncludeTax];

    /// As settings and files write it: whether prices include tax.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ExcludeTax => "no",
            Self::IncludeTax => "yes",
        }
    }

    /// From that.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|prices| prices.as_str() == text)
    }

    /// Whether they include tax.
    pub const fn include_tax(self) -> bool {
        matches!(self, Self::IncludeTax)
    }

    /// From whether they include tax.
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
    /// Both.
    pub const ALL: [Self; 2] = [Self::Line, Self::Subtotal];

    /// As settings write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Subtotal => "subtotal",
        }
    }

    /// From that.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rounding| rounding.as_str() == text)
    }
}

impl ShippingTax {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Items];

    /// As settings write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Items => "items",
        }
    }

    /// From that.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.as_str() == text)
    }
}
