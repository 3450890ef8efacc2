//! The options of earnings, which the report and its export share.

use clap::{Args, ValueEnum};

use super::range::PeriodLength;
use domain::report::Division;
use domain::report::earnings::{CostOfGoods, EarningsGrouping, EarningsOptions};
use domain::shop::basis::Basis;

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum BasisWord {
    /// The day of the sale, the refund and the purchase.
    Dated,
    /// The day of the payment: of an order without an invoice that on which it was ordered.
    Paid,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum CostWord {
    /// The purchases of goods for sale.
    Bought,
    /// The costs of the products that were sold.
    Sold,
}

/// The options of earnings.
#[derive(Debug, Args)]
pub(in crate::cli) struct EarningsArgs {
    /// The day by which earnings count; the shop's own choice when not given.
    #[arg(long, value_enum, value_name = "DAY")]
    basis: Option<BasisWord>,
    /// What the goods cost in the earnings; as bought when not given.
    #[arg(long, value_enum, value_name = "HOW")]
    cost: Option<CostWord>,
}

impl EarningsArgs {
    pub(in crate::cli) const fn has_cost(&self) -> bool {
        self.cost.is_some()
    }

    pub(in crate::cli) const fn is_given(&self) -> bool {
        self.basis.is_some() || self.cost.is_some()
    }

    pub(in crate::cli) fn options(
        &self,
        by: Option<PeriodLength>,
        divided: Option<Division>,
    ) -> EarningsOptions {
        let basis = self.basis.map(|basis| match basis {
            BasisWord::Dated => Basis::Dated,
            BasisWord::Paid => Basis::Paid,
        });
        let cost = match self.cost {
            Some(CostWord::Sold) => CostOfGoods::Sold,
            Some(CostWord::Bought) | None => CostOfGoods::Bought,
        };
        let by = match by {
            Some(PeriodLength::Quarter) => EarningsGrouping::Quarter,
            Some(PeriodLength::Year) => EarningsGrouping::Year,
            _ => EarningsGrouping::Month,
        };
        EarningsOptions { basis, cost, by, divided }
    }
}
