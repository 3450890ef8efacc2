//! The earnings as a table: a row for each kind of income and each category, a column for each period.

use super::{ComparedRange, head};
use crate::Engine;
use domain::Result;
use domain::access::Actor;
use domain::label;
use domain::locale::Locale;
use domain::report::compared_words;
use domain::report::earnings::{EarningsOptions, StatementLine};
use domain::table::{Cell, ChartOfTable, Column, Kind, Table};
use domain::text;
use domain::time::Instant;

impl Engine {
    pub(super) fn earnings_table(
        &self,
        actor: &Actor,
        (of, options): (&ComparedRange, EarningsOptions),
        now: Instant,
        locale: &dyn Locale,
    ) -> Result<Table> {
        let (found, compared) = self.compared_earnings(actor, of, options, now)?;
        let shop = self.shop()?;
        let mut columns = vec![Column::new(locale.label(label!("Income and expenses")), Kind::Text, 34)];
        let names = (0..found.periods.len()).map(|at| found.period_name(at, locale.dates()));
        columns.extend(names.map(|name| Column::money(&name, shop.currency)));
        columns.push(Column::money(&locale.label(label!("Total")), shop.currency));
        let with = compared.as_ref().map(|other| {
            let name = text!("Total, {range}", range = locale.dates().title(&other.range, false));
            columns.push(Column::money(&locale.text(&name), shop.currency));
            format!(", {}", compared_words(&other.range, None, locale))
        });
        let about = format!(
            "{}{} · {} · {}, {}",
            locale.dates().range(&found.range),
            with.unwrap_or_default(),
            shop.currency,
            locale.label(found.basis.name()),
            locale.label(found.options.cost.name()),
        );
        let mut table = Table::new(head(&shop, "Earnings", about, columns, locale));
        table.head.notes = found.notes().iter().map(|note| locale.text(note)).collect();
        let row = |line: StatementLine| -> Vec<Cell> {
            let amounts = line.periods.into_iter().chain([line.total]);
            let amounts = amounts.chain(compared.as_ref().map(|_| line.before)).map(Cell::Money);
            std::iter::once(line.name.into()).chain(amounts).collect()
        };
        let lines = found.statement(compared.as_ref());
        let sums: Vec<usize> =
            (1..).zip(&lines).filter(|(_, line)| line.key.is_none()).map(|(at, _)| at).collect();
        if let [income, expenses, left] = sums[..] {
            table.head.chart = Some(ChartOfTable {
                bars: income,
                other_bars: Some(expenses),
                line: Some(left),
                rows: found.periods.len(),
                is_across: true,
                ..ChartOfTable::default()
            });
        }
        table.rows = lines.into_iter().map(row).collect();
        table.totals = table.rows.pop();
        Ok(table)
    }
}
