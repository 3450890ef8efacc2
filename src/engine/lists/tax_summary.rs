//! The taxes of a range by country, state and rate, as a table.

use super::head;
use crate::Engine;
use domain::Result;
use domain::access::Actor;
use domain::label;
use domain::locale::Locale;
use domain::money::Money;
use domain::percent::Percent;
use domain::report::tax_summary::{TAXABLE_NOT_ADDED, TaxSummaryRow};
use domain::table::{self, Cell, ColumnOf, Kind, Table};
use domain::text;
use domain::time::Instant;
use domain::time::period::RangeQuery;

/// The columns of the tax summary.
pub const TAX_COLUMNS: &[ColumnOf<TaxSummaryRow>] = &[
    ColumnOf::new("country", label!("Country"), Kind::Country, 16, |row, ()| {
        let place = &row.tax.place;
        Ok(if place.is_unknown() { text!("Country unknown").into() } else { Cell::text(place.country()) })
    }),
    ColumnOf::new("state", label!("State"), Kind::Text, 6, |row, ()| Ok(Cell::text(row.tax.place.state()))),
    ColumnOf::new("rate", label!("Rate"), Kind::Text, 26, |row, ()| Ok(row.name())),
    ColumnOf::<TaxSummaryRow>::new("percent", label!("Rate %"), Kind::Percent(4), 10, |row, ()| {
        Ok(Cell::percent(row.tax.rate.percent.map(Percent::ten_thousandths)))
    })
    .short(label!("%")),
    ColumnOf::money("taxable", label!("Net amount"), |row, ()| Ok(Cell::Money(row.sums.net_taxable()?))),
    ColumnOf::money("tax", label!("Tax"), |row, ()| Ok(Cell::Money(row.sums.tax))),
    ColumnOf::<TaxSummaryRow>::money("shipping", label!("Tax on shipping"), |row, ()| {
        Ok(Cell::Money(row.sums.shipping_tax))
    })
    .short(label!("Shipping")),
    ColumnOf::<TaxSummaryRow>::money("refunded", label!("Refunded tax"), |row, ()| {
        Ok(Cell::Money(Money::ZERO.minus(row.sums.refunded()?)?))
    })
    .short(label!("Paid back")),
    ColumnOf::money("net", label!("Net tax"), |row, ()| Ok(Cell::Money(row.sums.net()?))),
    ColumnOf::new("orders", label!("Orders"), Kind::Whole, 8, |row, ()| Ok(Cell::Whole(row.sums.orders))),
];

impl Engine {
    pub(super) fn tax_summary_table(
        &self,
        actor: &Actor,
        query: &RangeQuery,
        now: Instant,
        locale: &dyn Locale,
    ) -> Result<Table> {
        let found = self.tax_summary(actor, query, now)?;
        let shop = self.shop()?;
        let columns = table::columns(TAX_COLUMNS, shop.currency, locale);
        let mut about = format!("{} · {}", locale.dates().range(&found.range), shop.currency);
        let adds_taxable = found.adds_taxable;
        if !adds_taxable {
            about = format!("{about}. {}", locale.label(TAXABLE_NOT_ADDED));
        }
        let mut table = Table::new(head(&shop, "Tax summary", about, columns, locale));
        for row in &found.rows {
            table.rows.push(table::cells(TAX_COLUMNS, row, &())?);
        }
        let mut totals = table::cells(TAX_COLUMNS, &found.all(""), &())?;
        if let [first, _, name, _, taxable, ..] = totals.as_mut_slice() {
            *name = Cell::Empty;
            *first = text!("Total").into();
            if !adds_taxable {
                // In the row too, since some formats have no text above the rows.
                *first = text!("Total; net amounts are not added, taxes can stack").into();
                *taxable = Cell::text("–");
            }
        }
        table.totals = Some(totals);
        Ok(table)
    }
}
