//! What a range of days earned: net sales and shipping less refunds, the cost of goods, and expenses by category.
//!
//! It is no double-entry ledger: it knows what was sold and bought, and no bank account, stock or depreciation. An expense is
//! the net amount of a line with the tax that cannot be deducted.

use std::collections::BTreeMap;

use super::{Division, Sums};
use crate::decimal::Computed;
use crate::error::Result;
use crate::ids::{OrderId, PurchaseId};
use crate::label;
use crate::money::Money;
use crate::order::cost::Costed;
use crate::purchase::PurchaseLine;
use crate::purchase::category::{Categories, ExpenseKind};
use crate::shop::basis::Basis;
use crate::shop::settings::Shop;
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
    fn around(self, day: Day, begins: YearStart) -> (Day, Day) {
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
    /// The amount of each period. Expenses are above zero, too.
    pub periods: Vec<Money>,
    /// The amount of the range.
    pub total: Money,
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
    fn add(&mut self, amount: Money) -> Result<()> {
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
    /// Lines that count and have no category.
    pub uncategorised: Counted,
    /// Net sales whose cost is not known, where the goods count as sold.
    pub without_cost: Money,
    /// Equipment that counts as an expense at once, and may have to be written off over years instead.
    pub equipment: Counted,
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

/// Adds up earnings.
#[derive(Debug)]
pub struct EarningsBuilder {
    range: ReportRange,
    options: EarningsOptions,
    basis: Basis,
    periods: Vec<(Day, Day)>,
    rows: BTreeMap<EarningsKey, Vec<Money>>,
    undated_sales: Counted,
    undated_purchases: Counted,
    uncategorised: Counted,
    equipment: Counted,
    costed: Costed,
    net_sales: Money,
}

impl EarningsBuilder {
    /// Nothing yet, in the periods of a range.
    pub fn new(range: ReportRange, options: EarningsOptions, shop: &Shop) -> Self {
        let (first, last) = range.days();
        let mut periods = Vec::new();
        let mut day = first;
        while day <= last {
            let (_, end) = options.by.around(day, shop.year_begins);
            let end = end.min(last);
            periods.push((day, end));
            day = end.plus_days(1);
        }
        Self {
            range,
            options,
            basis: options.basis.unwrap_or_else(|| shop.counts_by()),
            periods,
            rows: BTreeMap::new(),
            undated_sales: Counted::default(),
            undated_purchases: Counted::default(),
            uncategorised: Counted::default(),
            equipment: Counted::default(),
            costed: Costed::NONE,
            net_sales: Money::ZERO,
        }
    }

    /// The basis.
    pub const fn basis(&self) -> Basis {
        self.basis
    }

    /// The place of the period that a day is in; `None` for a day outside of the range.
    pub fn place(&self, day: Day) -> Option<usize> {
        let at = self.periods.partition_point(|(_, end)| *end < day);
        self.periods.get(at).filter(|(first, _)| *first <= day).map(|_| at)
    }

    /// Adds an amount to a row.
    pub fn add(&mut self, key: EarningsKey, at: usize, amount: Money) -> Result<()> {
        let count = self.periods.len();
        let row = self.rows.entry(key).or_insert_with(|| vec![Money::ZERO; count]);
        if let Some(sum) = row.get_mut(at) {
            *sum = sum.plus(amount)?;
        }
        Ok(())
    }

    /// Adds an order or a refund: its net sales to the part with this key. Returns the place of its period, where it counts.
    pub fn add_sold(&mut self, entry: &SoldEntry, part: &str) -> Result<Option<usize>> {
        let net = entry.sums.net_sales()?;
        let shipping = entry.sums.total_shipping()?;
        let Some(counted) = entry.counted else {
            if self.place(entry.day).is_some() {
                self.undated_sales.add(net.plus(shipping)?)?;
            }
            return Ok(None);
        };
        let Some(at) = self.place(counted) else { return Ok(None) };
        self.costed = self.costed.plus(entry.sums.costed)?;
        self.net_sales = self.net_sales.plus(net)?;
        if self.options.cost == CostOfGoods::Sold {
            self.add(EarningsKey::CostOfGoods, at, entry.sums.costed.cost)?;
        }
        if entry.is_refund {
            self.add(EarningsKey::Refunded, at, net.plus(shipping)?)?;
        } else {
            self.add(EarningsKey::Sold(part.to_owned()), at, net)?;
            if shipping != Money::ZERO {
                self.add(EarningsKey::Shipping, at, shipping)?;
            }
        }
        Ok(Some(at))
    }

    /// Adds a line of a purchase.
    pub fn add_bought(&mut self, entry: &BoughtEntry, categories: &Categories) -> Result<()> {
        let expense = entry.expense()?;
        let Some(counted) = entry.counted else {
            return if self.place(entry.day).is_some() {
                self.undated_purchases.add(expense)
            } else {
                Ok(())
            };
        };
        let Some(at) = self.place(counted) else { return Ok(()) };
        let category = &entry.line.category;
        match categories.kind(category) {
            None => self.uncategorised.add(expense)?,
            Some(ExpenseKind::Goods) if self.options.cost == CostOfGoods::Sold => return Ok(()),
            Some(ExpenseKind::Goods) => return self.add(EarningsKey::CostOfGoods, at, expense),
            Some(ExpenseKind::Equipment) => self.equipment.add(expense)?,
            Some(_) => {}
        }
        self.add(EarningsKey::Expense(category.clone()), at, expense)
    }

    /// The earnings; `part` names a part of the sales.
    pub fn finish(
        self,
        categories: &Categories,
        part: impl Fn(&str) -> Text,
        has_costs: bool,
    ) -> Result<Earnings> {
        let name = |key: &EarningsKey| match key {
            EarningsKey::Sold(key) => part(key),
            EarningsKey::Shipping => Text::new(label!("Shipping")),
            EarningsKey::Refunded => Text::new(label!("Refunds")),
            EarningsKey::CostOfGoods => Text::new(match self.options.cost {
                CostOfGoods::Bought => label!("Goods for sale, as bought"),
                CostOfGoods::Sold => label!("Cost of what was sold"),
            }),
            EarningsKey::Expense(key) if key.is_empty() => Text::new(label!("Without a category")),
            EarningsKey::Expense(key) => categories.name(key),
        };
        let mut sums = vec![EarningsSums::default(); self.periods.len() + 1];
        let mut rows = Vec::new();
        for (key, periods) in self.rows {
            let total = Money::sum(periods.iter().copied())?;
            for (sums, amount) in sums.iter_mut().zip(periods.iter().chain([&total])) {
                let sum = if key.is_income() { &mut sums.income } else { &mut sums.expenses };
                *sum = sum.plus(*amount)?;
            }
            let row = EarningsRow { name: name(&key), key, periods, total };
            rows.extend(Some(row).filter(|row| row.periods.iter().any(|amount| *amount != Money::ZERO)));
        }
        for sums in &mut sums {
            sums.left = sums.income.minus(sums.expenses)?;
        }
        // Expenses as people know them: by what is built in, those of no category last.
        let place = |row: &EarningsRow| match &row.key {
            EarningsKey::Expense(key) => (categories.kind(key).map_or(usize::MAX, kind_place), key.clone()),
            _ => (0, String::new()),
        };
        rows.sort_by_cached_key(|row| (!row.key.is_income(), place(row)));
        let is_sold = self.options.cost == CostOfGoods::Sold;
        Ok(Earnings {
            range: self.range,
            options: self.options,
            basis: self.basis,
            periods: self.periods,
            rows,
            sums,
            undated_sales: self.undated_sales,
            undated_purchases: self.undated_purchases,
            uncategorised: self.uncategorised,
            without_cost: if is_sold { self.net_sales.minus(self.costed.sales)? } else { Money::ZERO },
            equipment: self.equipment,
            has_costs,
        })
    }
}

fn kind_place(kind: ExpenseKind) -> usize {
    ExpenseKind::ALL.iter().position(|one| *one == kind).unwrap_or(usize::MAX)
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

    /// The name of a period: `March 2026`, or its days.
    pub fn period_name(&self, at: usize, dates: &DateWords) -> String {
        let Some((first, last)) = self.periods.get(at).copied() else { return String::new() };
        let is_month = (first, last) == (first.first_of_month(), first.last_of_month());
        if is_month { dates.day(first, "%b %Y") } else { dates.days(first, last) }
    }

    /// What the figures leave out or take in that a reader has to know, each with its amount.
    pub fn notes(&self) -> Vec<Text> {
        let of = |counted: Counted| (counted.count > 0).then_some((counted.count, counted.amount));
        let sales = of(self.undated_sales).map(|(count, amount)| {
            text!(
                "{count} {count:order or refund is|orders and refunds are} dated in this range and without a day of payment: {amount} net does not count",
                count,
                amount
            )
        });
        let purchases = of(self.undated_purchases).map(|(count, amount)| {
            text!(
                "{count} {count:line of a purchase is|lines of purchases are} dated in this range and without a day of payment: {amount} does not count",
                count,
                amount
            )
        });
        let uncategorised = of(self.uncategorised).map(|(count, amount)| {
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
        let equipment = of(self.equipment).map(|(_, amount)| {
            text!(
                "equipment of {amount} counts as an expense at once; above a limit of the country it is written off over years, which is not computed here",
                amount
            )
        });
        [sales, purchases, uncategorised, without_cost, equipment].into_iter().flatten().collect()
    }

    /// True if nothing was earned or spent.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::period::RangeQuery;
    use crate::time::{Local, Zone};

    fn day(text: &str) -> Day {
        Day::parse(text).unwrap()
    }

    /// The days of a range, the day on which the year begins, the grouping, and the first days of the periods.
    #[test]
    fn a_range_is_divided_by_months_and_by_quarters_and_years_of_the_shop() {
        for (first, last, begins, by, expected) in [
            ("2026-01-15", "2026-03-02", "", EarningsGrouping::Month, "2026-01-15 2026-02-01 2026-03-01"),
            ("2026-01-01", "2026-12-31", "04-06", EarningsGrouping::Year, "2026-01-01 2026-04-06"),
            ("2026-04-06", "2027-04-05", "04-06", EarningsGrouping::Year, "2026-04-06"),
            ("2026-01-01", "2026-06-30", "", EarningsGrouping::Quarter, "2026-01-01 2026-04-01"),
        ] {
            let query = RangeQuery::days(day(first), day(last));
            let begins = YearStart::parse(begins).unwrap_or_default();
            let now = Local { day: day(last), second: 0 };
            let range = ReportRange::resolve(&query, (Zone::default(), begins), now, || Ok(None)).unwrap();
            let shop = Shop { year_begins: begins, ..Shop::default() };
            let options = EarningsOptions { by, ..EarningsOptions::default() };
            let built = EarningsBuilder::new(range, options, &shop);
            let firsts: Vec<String> = built.periods.iter().map(|(first, _)| first.to_string()).collect();
            assert_eq!(firsts.join(" "), expected);
            assert_eq!(built.periods.last().unwrap().1, day(last));
            assert_eq!(built.place(day(first).minus_days(1)), None);
            assert_eq!(built.place(day(last)), Some(firsts.len() - 1));
        }
    }

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
