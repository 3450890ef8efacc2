//! Currencies: their codes, decimals and signs. A file of its own, since tables print amounts and know no shop.

use crate::decimal;
use crate::money::Money;
use crate::spelling::{as_text, as_word};

/// A currency by its ISO 4217 code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Currency([u8; 3]);

as_text!(Currency, "a currency such as EUR", |currency| currency.code(), Self::parse);
as_word!(Currency, |currency| currency.code(), Self::parse);

impl Default for Currency {
    fn default() -> Self {
        Self::USD
    }
}

impl Currency {
    /// United States dollar, the default.
    pub const USD: Self = Self(*b"USD");

    /// Reads a code of three letters in any case; `None` for another text. Whether it is assigned is not
    /// checked.
    pub fn parse(text: &str) -> Option<Self> {
        let code: [u8; 3] = text.trim().to_ascii_uppercase().as_bytes().try_into().ok()?;
        code.iter().all(u8::is_ascii_uppercase).then_some(Self(code))
    }

    /// The code: `EUR`.
    pub fn code(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or("XXX")
    }

    /// The number of decimals of its amounts (ISO 4217, minor units).
    pub fn decimals(&self) -> u32 {
        match self.code() {
            "BIF" | "CLP" | "DJF" | "GNF" | "ISK" | "JPY" | "KMF" | "KRW" | "PYG" | "RWF" | "UGX" | "VND"
            | "VUV" | "XAF" | "XOF" | "XPF" => 0,
            "BHD" | "IQD" | "JOD" | "KWD" | "LYD" | "OMR" | "TND" => 3,
            _ => 2,
        }
    }

    /// The smallest amount, such as a cent.
    pub fn smallest(&self) -> Money {
        Money::from_ten_thousandths(decimal::step(self.decimals()))
    }

    /// The currency sign, or the code where no sign is in common use.
    pub fn sign(&self) -> &str {
        match self.code() {
            "AUD" | "CAD" | "HKD" | "MXN" | "NZD" | "SGD" | "USD" => "$",
            "EUR" => "€",
            "GBP" => "£",
            "CNY" | "JPY" => "¥",
            "INR" => "₹",
            "RUB" => "₽",
            "TRY" => "₺",
            "UAH" => "₴",
            code => code,
        }
    }
}

impl std::fmt::Display for Currency {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}
