//! How a form rounds an amount.

use serde::Deserialize;

use crate::decimal::{SCALE, round};
use crate::money::Money;

/// The rounding of a box's amount.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoxRounding {
    /// Two decimals, half away from zero.
    #[default]
    Cents,
    /// Whole units; the decimals are cut off, of negative amounts too: -50.66 is -50.
    WholeCut,
    /// Whole units, half away from zero.
    WholeHalf,
    /// Whole units, of decimals the next higher one: 50.01 is 51, and -50.66 is -50.
    WholeUp,
}

impl BoxRounding {
    /// The amount as the box shows it.
    #[must_use]
    pub fn shown(self, exact: Money) -> Money {
        let count = exact.ten_thousandths();
        Money::from_ten_thousandths(match self {
            Self::Cents => round(count, 2),
            Self::WholeCut => count - count % SCALE,
            Self::WholeHalf => round(count, 0),
            Self::WholeUp => count + (-count).rem_euclid(SCALE),
        })
    }

    /// The ten-thousandths between one amount that can be shown and the next.
    pub(super) const fn step(self) -> i64 {
        match self {
            Self::Cents => SCALE / 100,
            Self::WholeCut | Self::WholeHalf | Self::WholeUp => SCALE,
        }
    }

    /// A shown amount as text: `8640.81`, `49116`.
    pub fn text(self, shown: Money) -> String {
        shown.to_text(match self {
            Self::Cents => 2,
            Self::WholeCut | Self::WholeHalf | Self::WholeUp => 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_show_their_amounts_rounded() {
        for (exact, cents, cut, half, up) in [
            ("50.66", "50.66", "50", "51", "51"),
            ("-50.66", "-50.66", "-50", "-51", "-50"),
            ("0.9999", "1.00", "0", "1", "1"),
            ("-0.9999", "-1.00", "0", "-1", "0"),
            ("10000.25", "10000.25", "10000", "10000", "10001"),
            ("1.005", "1.01", "1", "1", "2"),
            ("-1.005", "-1.01", "-1", "-1", "-1"),
            ("0.5", "0.50", "0", "1", "1"),
            ("-0.5", "-0.50", "0", "-1", "0"),
            ("0.0049", "0.00", "0", "0", "1"),
        ] {
            let exact = Money::parse(exact).unwrap();
            for (rounding, expected) in [
                (BoxRounding::Cents, cents),
                (BoxRounding::WholeCut, cut),
                (BoxRounding::WholeHalf, half),
                (BoxRounding::WholeUp, up),
            ] {
                assert_eq!(rounding.text(rounding.shown(exact)), expected, "{exact:?} {rounding:?}");
            }
        }
    }
}
