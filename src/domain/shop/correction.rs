//! Corrections: what is dated in an open period and says which closed one it corrects. It counts where it is dated;
//! returns that tell their corrections by period list it.

use super::closed_period::{ClosedPeriods, PeriodState};
use crate::error::{Error, Result};
use crate::money::Money;
use crate::text;
use crate::text::Text;
use crate::time::Day;
use crate::time::tax_period::{PeriodSchedule, TaxPeriod};

/// An order, refund or purchase that names the period that it corrects.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// The period that is corrected.
    pub corrects: TaxPeriod,
    /// The name: `Order 12`, `Refund of order 12`, `Purchase R-7`.
    pub name: Text,
    /// Bought, not sold.
    pub is_purchase: bool,
    /// The date, in which it counts.
    pub day: Day,
    /// The amount without tax; negative for a refund.
    pub net: Money,
    /// The tax; negative as the net amount is.
    pub tax: Money,
}

/// The period whose return is corrected, of those with the length of `own`, which tells the correction: all of it is
/// that which `corrects` is in. `None` where that is `own`; `corrects` itself where it is in more than one of them.
pub fn corrected_return(corrects: TaxPeriod, own: TaxPeriod) -> Option<TaxPeriod> {
    let start_month = u32::try_from(own.first_day().month_number().rem_euclid(12) + 1).unwrap_or(1);
    let schedule = PeriodSchedule { length: own.length(), start_month };
    let whole = schedule.period_of(corrects.first_day());
    Some(if corrects.is_within(whole) { whole } else { corrects }).filter(|of| *of != own)
}

impl ClosedPeriods {
    /// Refuses a correction of a period that is not closed: that is corrected in itself.
    pub fn check_correction(&self, corrects: TaxPeriod) -> Result<()> {
        match self.state(corrects) {
            PeriodState::Closed | PeriodState::Filed => Ok(()),
            state => Err(Error::Invalid {
                what: text!("{period}", period = corrects),
                problem: text!(
                    "it is {state}, and only a closed period is corrected from another one: correct \
                     the documents dated in it",
                    state = Text::new(state.as_str())
                ),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_correction_is_of_the_return_that_its_period_is_in() {
        for (corrects, own, expected) in [
            ("2026-04..2026-06", "2026-07..2026-09", "2026-04..2026-06"),
            ("2026-05", "2026-07..2026-09", "2026-04..2026-06"),
            ("2026-07", "2026-07..2026-09", ""),
            ("2025", "2026-07..2026-09", "2025-01..2025-12"),
            ("2026-03..2026-05", "2026-07..2026-09", "2026-03..2026-05"),
            ("2026-04", "2026-08..2026-10", "2026-02..2026-04"),
            ("2026-06", "2026-07", "2026-06"),
        ] {
            let period = |text: &str| TaxPeriod::parse(text).unwrap();
            let found = corrected_return(period(corrects), period(own));
            let found = found.map(|period| period.to_string()).unwrap_or_default();
            assert_eq!(found, expected, "{corrects} in {own}");
        }
    }
}
