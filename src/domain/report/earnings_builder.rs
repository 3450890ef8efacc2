//! Adds up what a range earned, an order, a refund and a line of a purchase at a time.

use std::collections::BTreeMap;

use super::earnings::{
    BoughtEntry, CostOfGoods, Counted, Earnings, EarningsKey, EarningsOptions, EarningsRow, EarningsSums,
    SoldEntry,
};
use crate::error::Result;
use crate::label;
use crate::money::Money;
use crate::order::cost::Costed;
use crate::purchase::PurchaseLine;
use crate::purchase::category::Categories;
use crate::purchase::expense_kind::ExpenseKind;
use crate::report::Sums;
use crate::shop::basis::Basis;
use crate::shop::settings::Shop;
use crate::text::Text;
use crate::time::Day;
use crate::time::period::ReportRange;

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
    is_small_business: bool,
    decimals: u32,
    by_amount: Counted,
    deducted: Counted,
    uncategorised: Counted,
    equipment: Counted,
    equipment_limit: Option<Money>,
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
            decimals: shop.currency.decimals(),
            is_small_business: shop.is_small_business(),
            by_amount: Counted::default(),
            deducted: Counted::default(),
            uncategorised: Counted::default(),
            equipment: Counted::default(),
            equipment_limit: None,
            costed: Costed::NONE,
            net_sales: Money::ZERO,
        }
    }

    /// Points out equipment of which a piece costs more than this.
    #[must_use]
    pub fn with_equipment_above(self, limit: Option<Money>) -> Self {
        Self { equipment_limit: limit, ..self }
    }

    /// Points out refunds of taxed orders that name an amount alone: how many, and what they come to.
    #[must_use]
    pub fn with_refunds_by_amount(self, count: u64, amount: Money) -> Self {
        Self { by_amount: Counted { count, amount }, ..self }
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
        let Some(counted) = entry.counted else {
            if self.place(entry.day).is_some() {
                let sums = &entry.sums;
                self.undated_sales.add(sums.net_sales()?.plus(sums.total_shipping()?)?)?;
            }
            return Ok(None);
        };
        let Some(at) = self.place(counted) else { return Ok(None) };
        self.count(at, &entry.sums, part, true)?;
        Ok(Some(at))
    }

    /// Adds all orders and refunds that are dated on a day.
    pub fn add_day(&mut self, day: Day, sums: &Sums) -> Result<()> {
        self.place(day).map_or(Ok(()), |at| self.count(at, sums, "", true))
    }

    /// Moves an order or a refund that was added by its own day to that by which it counts.
    pub fn move_sold(&mut self, entry: &SoldEntry) -> Result<()> {
        if let Some(at) = self.place(entry.day) {
            self.count(at, &entry.sums, "", false)?;
        }
        self.add_sold(entry, "").map(drop)
    }

    /// Adds or takes away what orders and refunds come to.
    fn count(&mut self, at: usize, sums: &Sums, part: &str, is_added: bool) -> Result<()> {
        let signed = |amount: Money| if is_added { Ok(amount) } else { Money::ZERO.minus(amount) };
        self.costed =
            if is_added { self.costed.plus(sums.costed)? } else { self.costed.minus(sums.costed)? };
        self.net_sales = self.net_sales.plus(signed(sums.net_sales()?)?)?;
        if self.options.cost == CostOfGoods::Sold {
            self.add(EarningsKey::CostOfGoods, at, signed(sums.costed.cost)?)?;
        }
        let sold = sums.order_totals.minus(sums.tax)?.minus(sums.shipping)?;
        self.add(EarningsKey::Sold(part.to_owned()), at, signed(sold)?)?;
        self.add(EarningsKey::Shipping, at, signed(sums.shipping)?)?;
        self.add(EarningsKey::Refunded, at, signed(sums.refunded_tax.minus(sums.refunds)?)?)
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
        let (category, deducted) = (&entry.line.category, entry.line.deductible_tax());
        if self.is_small_business && deducted != Money::ZERO {
            self.deducted.add(deducted)?;
        }
        match categories.kind(category) {
            None => self.uncategorised.add(expense)?,
            Some(ExpenseKind::Goods) if self.options.cost == CostOfGoods::Sold => return Ok(()),
            Some(ExpenseKind::Goods) => return self.add(EarningsKey::CostOfGoods, at, expense),
            Some(ExpenseKind::Equipment) if self.is_above_limit(&entry.line) => {
                self.equipment.add(expense)?;
            }
            Some(_) => {}
        }
        self.add(EarningsKey::Expense(category.clone()), at, expense)
    }

    fn is_above_limit(&self, line: &PurchaseLine) -> bool {
        self.equipment_limit.is_some_and(|limit| line.is_above(limit))
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
            // What is told adds up to what is told of the whole.
            let total = Money::sum(periods.iter().copied())?.rounded(self.decimals);
            let periods = total.divided_as(&periods, self.decimals);
            for (sums, amount) in sums.iter_mut().zip(periods.iter().chain([&total])) {
                let sum = if key.is_income() { &mut sums.income } else { &mut sums.expenses };
                *sum = sum.plus(*amount)?;
            }
            let kind = match &key {
                EarningsKey::Expense(category) => categories.kind(category),
                _ => None,
            };
            let row = EarningsRow { name: name(&key), key, kind, periods, total };
            rows.extend(Some(row).filter(|row| row.periods.iter().any(|amount| *amount != Money::ZERO)));
        }
        for sums in &mut sums {
            sums.left = sums.income.minus(sums.expenses)?;
        }
        rows.sort_by(|one, other| one.place().cmp(&other.place()));
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
            by_amount: self.by_amount,
            deducted: self.deducted,
            uncategorised: self.uncategorised,
            without_cost: if is_sold { self.net_sales.minus(self.costed.sales)? } else { Money::ZERO },
            equipment: (self.equipment, self.equipment_limit.unwrap_or_default()),
            has_costs,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::earnings::EarningsGrouping;
    use crate::time::period::RangeQuery;
    use crate::time::year_start::YearStart;
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
}
