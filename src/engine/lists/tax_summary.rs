//! The taxes of a range by rate, as a table.

use super::head;
use crate::domain::Result;
use crate::domain::access::Actor;
use crate::domain::money::Money;
use crate::domain::naming;
use crate::domain::percent::Percent;
use crate::domain::period::RangeQuery;
use crate::domain::table::{Cell, Column, Kind, Table};
use crate::domain::tax_summary::{TAXABLE_NOT_ADDED, TaxSums};
use crate::domain::time::Instant;
use crate::engine::Engine;

impl Engine {
    pub(super) fn tax_summary_table(&self, actor: &Actor, query: &RangeQuery, now: Instant) -> Result<Table> {
        let found = self.tax_summary(actor, query, now)?;
        let shop = self.shop()?;
        let money = |name| Column::money(name, shop.currency);
        let columns = vec![
            Column::new("Rate", Kind::Text, 26),
            Column::new("Rate %", Kind::Percent(4), 10),
            money("Taxable"),
            money("Tax"),
            money("Tax on shipping"),
            money("Refunded"),
            money("Net tax"),
            Column::new("Orders", Kind::Whole, 8),
        ];
        let mut about = format!("{} · {}", naming::range(&found.range), shop.currency);
        let adds_taxable = found.adds_taxable;
        if !adds_taxable {
            about = format!("{about}. {TAXABLE_NOT_ADDED}");
        }
        let mut table = Table::new(head(&shop, "Tax summary", about, columns));
        let row = |name: &str, percent: Option<Percent>, sums: &TaxSums| -> Result<Vec<Cell>> {
            Ok(vec![
                Cell::text(name),
                Cell::percent(percent.map(Percent::ten_thousandths)),
                Cell::Money(sums.net_taxable()?),
                Cell::Money(sums.tax),
                Cell::Money(sums.shipping_tax),
                Cell::Money(Money::ZERO.minus(sums.refunded()?)?),
                Cell::Money(sums.net()?),
                Cell::Whole(sums.orders),
            ])
        };
        for one in &found.rows {
            table.rows.push(row(one.name(), one.rate.percent, &one.sums)?);
        }
        let mut totals = row("Total", None, &found.totals)?;
        if let ([name, _, taxable, ..], false) = (totals.as_mut_slice(), adds_taxable) {
            // Said here too, since some formats have nothing above the rows.
            *name = Cell::text("Total; taxable is not added, taxes can stack");
            *taxable = Cell::text("–");
        }
        table.totals = Some(totals);
        Ok(table)
    }
}
