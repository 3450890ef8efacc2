//! What a range earned: the options of the report and of its export, and the report as text.

use clap::{Args, ValueEnum};

use super::range::PeriodLength;
use super::text::line;
use domain::report::Division;
use domain::report::earnings::{CostOfGoods, Earnings, EarningsGrouping, EarningsOptions};
use domain::shop::basis::Basis;
use domain::shop::settings::Shop;

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
pub(super) struct EarningsArgs {
    /// The day by which earnings count; the shop's own choice when not given.
    #[arg(long, value_enum, value_name = "DAY")]
    basis: Option<BasisWord>,
    /// What the goods cost in the earnings; as bought when not given.
    #[arg(long, value_enum, value_name = "HOW")]
    cost: Option<CostWord>,
}

impl EarningsArgs {
    pub(super) const fn is_given(&self) -> bool {
        self.basis.is_some() || self.cost.is_some()
    }

    pub(super) fn options(&self, by: Option<PeriodLength>, divided: Option<Division>) -> EarningsOptions {
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

/// Income and expenses, what is left, each period, and what does not count.
pub(super) fn earnings_text(shop: &Shop, found: &Earnings) -> String {
    let places = shop.currency.decimals();
    let (first, last) = found.range.days();
    let mut text = String::new();
    let (basis, cost) = (found.basis.name(), found.options.cost.name());
    line(
        &mut text,
        format_args!("{} · earnings from {first} to {last}, {basis}, {cost} · {}", shop.name, shop.currency),
    );
    let mut row = |name: &str, amount: domain::money::Money| {
        let name: String = name.chars().take(44).collect();
        line(&mut text, format_args!("  {name:<44} {:>16}", amount.to_grouped_text(places)));
    };
    let total = found.total();
    for one in found.rows.iter().filter(|row| row.key.is_income()) {
        row(&one.name.to_string(), one.total);
    }
    row("Income", total.income);
    for one in found.rows.iter().filter(|row| !row.key.is_income()) {
        row(&one.name.to_string(), one.total);
    }
    row("Expenses", total.expenses);
    row("What is left", total.left);
    line(&mut text, format_args!("  {:<24}{:>16}{:>16}{:>16}", "", "Income", "Expenses", "Left"));
    for ((first, last), sums) in found.periods.iter().zip(&found.sums) {
        let [income, expenses, left] =
            [sums.income, sums.expenses, sums.left].map(|amount| amount.to_grouped_text(places));
        let days = format!("{first} to {last}");
        line(&mut text, format_args!("  {days:<24}{income:>16}{expenses:>16}{left:>16}"));
    }
    for note in found.notes() {
        line(&mut text, format_args!("  {note}."));
    }
    text
}
