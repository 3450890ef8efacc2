//! What a range of days earned: net sales and shipping less refunds, the cost of goods, and expenses by category.
//!
//! It is no double-entry ledger: it knows what was sold and bought, and no bank account, stock or depreciation. An expense is
//! the net amount of a line with the tax that cannot be deducted.

use super::{Division, Sums};
use crate::decimal::Computed;
use crate::error::Result;
use crate::ids::{OrderId, PurchaseId};
use crate::label;
use crate::money::Money;
use crate::purchase::PurchaseLine;
use crate::purchase::expense_kind::ExpenseKind;
use crate::shop::basis::Basis;
use crate::spelling::words;
use crate::text;
use crate::text::Text;
use crate::time::Day;
use crate::time::naming::DateWords;
use crate::time::period::ReportRange;
use crate::time::year_start::YearStart;

words! {
    /// What the goods cost that were sold.
    #[derive(PartialOrd, Ord, Hash, Default)]
    CostOfGoods;
    /// The purchases of goods for sale in the range.
    #[default]
    Bought "bought",
    /// The costs of the products that were sold in it, as far as they are known.
    Sold "sold",
}

impl CostOfGoods {
    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bought => label!("goods as bought"),
            Self::Sold => label!("goods as sold"),
        }
    }
}

words! {
    /// The length of the periods.
    #[derive(PartialOrd, Ord, Hash, Default)]
    EarningsGrouping;
    /// Calendar months.
    #[default]
    Month "month",
    /// Quarters of the shop's own year.
    Quarter "quarter",
    /// The shop's own years.
    Year "year",
}

impl EarningsGrouping {
    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Month => label!("by month"),
            Self::Quarter => label!("by quarter"),
            Self::Year => label!("by year"),
        }
    }

    /// The first and the last day of the period that a day is in.
    pub(super) fn around(self, day: Day, begins: YearStart) -> (Day, Day) {
        match self {
            Self::Month => (day.first_of_month(), day.last_of_month()),
            Self::Quarter => begins.quarter(day),
            Self::Year => {
                let first = begins.first_of_year(day);
                (first, first.plus_months(12).minus_days(1))
            }
        }
    }
}

/// How earnings are told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct EarningsOptions {
    /// The day by which something counts; the shop's own choice where it is absent.
    pub basis: Option<Basis>,
    /// What the goods cost.
    pub cost: CostOfGoods,
    /// The periods.
    pub by: EarningsGrouping,
    /// What the sales are divided by: the source or the tax class.
    pub divided: Option<Division>,
}

/// An order or a refund as it counts in earnings and in the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoldEntry {
    /// The order; `None` for a credit note without one.
    pub order: Option<OrderId>,
    /// True for a refund or a credit note.
    pub is_refund: bool,
    /// The id of its row.
    pub id: i64,
    /// The number of the order or credit note.
    pub number: String,
    /// Its own day.
    pub day: Day,
    /// The day by which it counts; `None` where it is not known when it was paid.
    pub counted: Option<Day>,
    /// Its amounts, those of a refund as they were paid back.
    pub sums: Sums,
    /// The id of the system that it came from.
    pub source: Option<i64>,
}

/// A line of a purchase as it counts in earnings and in the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoughtEntry {
    /// The purchase.
    pub purchase: PurchaseId,
    /// The number of its document.
    pub document: String,
    /// The name of its supplier.
    pub supplier: String,
    /// The day of its document.
    pub day: Day,
    /// The day by which it counts; `None` where it is not known when it was paid.
    pub counted: Option<Day>,
    /// The line.
    pub line: PurchaseLine,
}

impl BoughtEntry {
    /// What it cost: the net amount, with the tax that cannot be deducted.
    pub fn expense(&self) -> Computed<Money> {
        self.line.net.plus(self.line.tax)?.minus(self.line.deductible_tax())
    }
}

/// What a row of the earnings is of.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum EarningsKey {
    /// Net sales of orders, without shipping; of a part by its key, where they are divided.
    Sold(String),
    /// Shipping that orders were charged.
    Shipping,
    /// What was paid back, below zero.
    Refunded,
    /// What the goods cost that were sold.
    CostOfGoods,
    /// Expenses of a category by its key; empty for lines without one.
    Expense(String),
}

impl EarningsKey {
    /// True for what is earned, which stands above the expenses.
    pub const fn is_income(&self) -> bool {
        matches!(self, Self::Sold(_) | Self::Shipping | Self::Refunded)
    }

    /// Its word in files: `sold`, `expense:rent`.
    pub fn word(&self) -> String {
        match self {
            Self::Sold(part) if part.is_empty() => "sold".to_owned(),
            Self::Sold(part) => format!("sold:{part}"),
            Self::Shipping => "shipping".to_owned(),
            Self::Refunded => "refunded".to_owned(),
            Self::CostOfGoods => "cost-of-goods".to_owned(),
            Self::Expense(category) => format!("expense:{category}"),
        }
    }
}

/// A row of the earnings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EarningsRow {
    /// What it is of.
    pub key: EarningsKey,
    /// Its name.
    pub name: Text,
    /// The built-in category of an expense that has one.
    pub kind: Option<ExpenseKind>,
    /// The amount of each period. Expenses are above zero, too.
    pub periods: Vec<Money>,
    /// The amount of the range.
    pub total: Money,
}

impl EarningsRow {
    /// The order of rows: income, the cost of goods, then expenses by what is built in, those of no category last.
    pub(super) fn place(&self) -> impl Ord {
        let is_uncategorised = matches!(self.key, EarningsKey::Expense(_)) && self.kind.is_none();
        (!self.key.is_income(), is_uncategorised, self.kind, self.key.clone())
    }
}

/// A line of the statement: a row beside that of another range, or a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatementLine {
    /// What it is of; `None` for a sum.
    pub key: Option<EarningsKey>,
    /// Its name.
    pub name: Text,
    /// The amount of each period.
    pub periods: Vec<Money>,
    /// The amount of the range.
    pub total: Money,
    /// The amount of the other range.
    pub before: Money,
}

/// A count of documents or lines, and what they come to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counted {
    /// How many there are.
    pub count: u64,
    /// Their net amounts.
    pub amount: Money,
}

impl Counted {
    /// The count and the amount, where there are any.
    fn told(self) -> Option<(u64, Money)> {
        (self.count > 0).then_some((self.count, self.amount))
    }

    pub(super) fn add(&mut self, amount: Money) -> Result<()> {
        self.count += 1;
        self.amount = self.amount.plus(amount)?;
        Ok(())
    }
}

/// The earnings of a range.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Earnings {
    /// The range; of its days the whole ones count.
    pub range: ReportRange,
    /// How they are told, with the basis.
    pub options: EarningsOptions,
    /// The day by which something counts.
    pub basis: Basis,
    /// The first and the last day of each period within the range.
    pub periods: Vec<(Day, Day)>,
    /// What was earned and spent, income first.
    pub rows: Vec<EarningsRow>,
    /// Income, expenses and what is left in each period, and in the whole range last.
    pub sums: Vec<EarningsSums>,
    /// Orders and refunds dated in the range of which it is not known when they were paid.
    pub undated_sales: Counted,
    /// Lines of such purchases.
    pub undated_purchases: Counted,
    /// Refunds of taxed orders that name an amount alone, so that no tax came back with them.
    pub by_amount: Counted,
    /// Lines whose tax is deducted in a shop that charges none, with this tax.
    pub deducted: Counted,
    /// Lines that count and have no category.
    pub uncategorised: Counted,
    /// Net sales whose cost is not known, where the goods count as sold.
    pub without_cost: Money,
    /// Equipment that counts as an expense at once, and has to be written off over years instead, with the most that a piece may
    /// cost not to be.
    pub equipment: (Counted, Money),
    /// True if a product of the shop has a cost.
    pub has_costs: bool,
}

/// What a period earned.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct EarningsSums {
    /// Sales and shipping less refunds, net.
    pub income: Money,
    /// The cost of goods and all expenses.
    pub expenses: Money,
    /// The difference.
    pub left: Money,
}

impl Earnings {
    /// The sums of the whole range.
    pub fn total(&self) -> EarningsSums {
        self.sums.last().copied().unwrap_or_default()
    }

    /// The amount of a row in the whole range; zero where there is none.
    pub fn of(&self, key: &EarningsKey) -> Money {
        self.rows.iter().find(|row| row.key == *key).map_or(Money::ZERO, |row| row.total)
    }

    /// The lines of the statement beside another range. What only that one has stands here too, so that it adds up.
    pub fn statement(&self, other: Option<&Self>) -> Vec<StatementLine> {
        let own = |row: &EarningsRow| StatementLine {
            key: Some(row.key.clone()),
            name: row.name.clone(),
            periods: row.periods.clone(),
            total: row.total,
            before: other.map_or(Money::ZERO, |other| other.of(&row.key)),
        };
        let gone = |row: &EarningsRow| StatementLine {
            periods: vec![Money::ZERO; self.periods.len()],
            total: Money::ZERO,
            ..own(row)
        };
        let rows = |is_income: bool| {
            let others = other.into_iter().flat_map(|other| &other.rows);
            let others = others.filter(|row| self.rows.iter().all(|one| one.key != row.key));
            let mut all: Vec<&EarningsRow> = self.rows.iter().chain(others).collect();
            all.retain(|row| row.key.is_income() == is_income);
            all.sort_by(|one, other| one.place().cmp(&other.place()));
            let is_own = |row: &EarningsRow| self.rows.iter().any(|one| one.key == row.key);
            all.into_iter().map(|row| if is_own(row) { own(row) } else { gone(row) }).collect::<Vec<_>>()
        };
        let sum = |name: &'static str, of: fn(&EarningsSums) -> Money| StatementLine {
            key: None,
            name: Text::new(name),
            periods: self.sums.iter().take(self.periods.len()).map(of).collect(),
            total: of(&self.total()),
            before: other.map_or(Money::ZERO, |other| of(&other.total())),
        };
        let mut all = rows(true);
        all.push(sum(label!("Income"), |sums| sums.income));
        all.extend(rows(false));
        all.push(sum(label!("Expenses"), |sums| sums.expenses));
        all.push(sum(label!("What is left"), |sums| sums.left));
        all
    }

    /// The name of a period: `Mar 2026`, `Jan – Mar 2026`, `2026`, or its days.
    pub fn period_name(&self, at: usize, dates: &DateWords) -> String {
        let Some((first, last)) = self.periods.get(at).copied() else { return String::new() };
        dates.short_days(first, last)
    }

    /// What is dated in the range and does not count, or may count otherwise, each with its amount.
    pub fn doubts(&self) -> Vec<Text> {
        let sales = self.undated_sales.told().map(|(count, amount)| {
            text!(
                "{count} {count:order or refund is|orders and refunds are} dated in this range and without a day of payment: {amount} net does not count",
                count,
                amount
            )
        });
        let purchases = self.undated_purchases.told().map(|(count, amount)| {
            text!(
                "{count} {count:line of a purchase is|lines of purchases are} dated in this range and without a day of payment: {amount} does not count",
                count,
                amount
            )
        });
        let by_amount = self.by_amount.told().map(|(count, amount)| {
            text!(
                "{count} {count:refund|refunds} of taxed orders {count:names|name} an amount alone: {amount} counts as if no tax came back",
                count,
                amount
            )
        });
        let deducted = self.deducted.told().map(|(count, amount)| {
            text!(
                "{count} {count:line of a purchase deducts|lines of purchases deduct} tax, and the shop charges none: {amount} would be an expense",
                count,
                amount
            )
        });
        [sales, purchases, by_amount, deducted].into_iter().flatten().collect()
    }

    /// What the figures leave out or take in that a reader has to know, each with its amount.
    pub fn notes(&self) -> Vec<Text> {
        let uncategorised = self.uncategorised.told().map(|(count, amount)| {
            text!(
                "{count} {count:line of a purchase has|lines of purchases have} no category: {amount} counts as an expense without one",
                count,
                amount
            )
        });
        let without_cost = (self.without_cost != Money::ZERO).then(|| {
            text!(
                "the cost of net sales of {amount} is not known and not deducted",
                amount = self.without_cost
            )
        });
        let (equipment, limit) = self.equipment;
        let equipment = equipment.told().map(|(_, amount)| match limit {
            Money::ZERO => text!(
                "equipment of {amount} counts as an expense at once; above a limit of the country it is written off over years, which is not computed here",
                amount
            ),
            limit => text!(
                "equipment of {amount} costs more than {limit} a piece, and is written off over years: it counts here as an expense at once, and not in the form of the year",
                amount,
                limit
            ),
        });
        let taken_in = [uncategorised, without_cost, equipment].into_iter().flatten();
        self.doubts().into_iter().chain(taken_in).collect()
    }

    /// True if nothing was earned or spent.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shop::settings::Shop;

    #[test]
    fn the_basis_is_proposed_by_country_and_chosen() {
        for (country, chosen, expected) in [
            ("GB", None, Basis::Paid),
            ("DE", None, Basis::Paid),
            ("US", None, Basis::Dated),
            ("", None, Basis::Dated),
            ("GB", Some(Basis::Dated), Basis::Dated),
        ] {
            let mut shop = Shop { earnings_basis: chosen, ..Shop::default() };
            country.clone_into(&mut shop.address.country);
            assert_eq!(shop.counts_by(), expected, "{country}");
        }
    }
}
