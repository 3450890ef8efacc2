//! The earnings as a table: a row for each kind of income and each category, a column for each period.

use super::head;
use crate::Engine;
use domain::Result;
use domain::access::Actor;
use domain::label;
use domain::locale::Locale;
use domain::money::Money;
use domain::report::earnings::{Earnings, EarningsOptions, EarningsRow, EarningsSums};
use domain::table::{Cell, Column, Kind, Table};
use domain::text;
use domain::text::Text;
use domain::time::Instant;
use domain::time::period::RangeQuery;

impl Engine {
    pub(super) fn earnings_table(
        &self,
        actor: &Actor,
        (query, options): (&RangeQuery, EarningsOptions),
        now: Instant,
        locale: &dyn Locale,
    ) -> Result<Table> {
        let (found, shop) = (self.earnings(actor, query, options, now)?, self.shop()?);
        let mut columns = vec![Column::new(locale.label(label!("Income and expenses")), Kind::Text, 34)];
        let names = (0..found.periods.len()).map(|at| found.period_name(at, locale.dates()));
        columns.extend(names.map(|name| Column::money(&name, shop.currency)));
        columns.push(Column::money(&locale.label(label!("Total")), shop.currency));
        let mut about = format!(
            "{} · {} · {}, {}",
            locale.dates().range(&found.range),
            shop.currency,
            locale.label(found.basis.name()),
            locale.label(found.options.cost.name()),
        );
        for note in found.notes() {
            about = format!("{about}. {}", locale.text(&note));
        }
        let mut table = Table::new(head(&shop, "Earnings", about, columns, locale));
        let (income, expenses): (Vec<_>, Vec<_>) = found.rows.iter().partition(|row| row.key.is_income());
        table.rows.extend(income.into_iter().map(row));
        table.rows.push(sum(text!("Income"), &found, |sums| sums.income));
        table.rows.extend(expenses.into_iter().map(row));
        table.rows.push(sum(text!("Expenses"), &found, |sums| sums.expenses));
        table.totals = Some(sum(text!("What is left"), &found, |sums| sums.left));
        Ok(table)
    }
}

fn row(row: &EarningsRow) -> Vec<Cell> {
    let amounts = row.periods.iter().chain([&row.total]).map(|amount| Cell::Money(*amount));
    std::iter::once(row.name.clone().into()).chain(amounts).collect()
}

fn sum(name: Text, found: &Earnings, of: fn(&EarningsSums) -> Money) -> Vec<Cell> {
    std::iter::once(name.into()).chain(found.sums.iter().map(|sums| Cell::Money(of(sums)))).collect()
}
