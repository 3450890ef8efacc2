//! The tax summary of a range: how it is read, and what is computed of it for the screen.

use crate::format::{self, Amounts};
use crate::session::Reading;
use crate::translate::{dates, tr};
use domain::error::Result;
use domain::money::Money;
use domain::percent::Percent;
use domain::report::tax_summary::{NET_APART, TaxSummary, TaxSummaryRow};
use domain::shop::day_note::DayNote;
use domain::table;
use domain::time::Day;
use domain::time::period::RangeQuery;
use engine::TAX_COLUMNS;

#[derive(Debug)]
pub(crate) struct TaxView {
    /// `October 2026`.
    pub(super) title: String,
    pub(super) found: TaxSummary,
    pub(super) total: TaxSummaryRow,
    /// The notes on its days by day, with those that were taken away.
    pub(super) notes: Vec<DayNote>,
    pub(super) amounts: Amounts,
    /// The last day with sales, where the range has none.
    pub(super) latest_sales: Option<Day>,
}

impl TaxView {
    /// Refused where an amount does not fit, so that none is refused while it is drawn.
    pub(super) fn read(query: &RangeQuery, from: &Reading<'_>) -> Result<Self> {
        let found = from.engine.tax_summary(from.actor, query, from.now)?;
        let notes = from.engine.day_notes(from.actor, found.range.days())?;
        let title = dates().title(&found.range, query.period.is_some());
        let total = found.all(tr!("Total"));
        for row in found.rows.iter().chain([&total]) {
            table::cells(TAX_COLUMNS, row, &())?;
        }
        found.periods.iter().try_for_each(|one| one.sums.net().map(drop))?;
        found.taxed().and(found.net_difference())?;
        total.sums.net()?.minus(found.sales_report_tax)?;
        let latest_sales = from.latest_sales(found.rows.is_empty(), &found.range)?;
        Ok(Self { title, found, total, notes, amounts: from.amounts, latest_sales })
    }

    pub(super) fn is_total(&self, row: &TaxSummaryRow) -> bool {
        row.charge == self.total.charge
    }

    /// The text of a row in the column with this key.
    pub(super) fn figure(&self, row: &TaxSummaryRow, key: &str) -> String {
        let (formatter, rate) = (self.amounts.formatter, &row.tax.rate);
        match (key, rate.percent) {
            ("country", _) if self.is_total(row) => String::new(),
            ("taxable", _) if self.is_total(row) && !self.found.adds_taxable => "–".to_owned(),
            ("country", _) => tr(row.tax.place.country_name()).to_owned(),
            ("percent", Some(percent)) => formatter.percent(percent),
            ("rate", Some(percent)) if !bare_name(row, percent).is_empty() => {
                bare_name(row, percent).to_owned()
            }
            _ => table::column(TAX_COLUMNS, key)
                .and_then(|column| Some(self.amounts.cell(column.kind, &column.cell(row, &()).ok()?)))
                .unwrap_or_default(),
        }
    }

    /// The name with the percentage, and the place where there are several: `VAT 20 %, Germany`.
    pub(super) fn named(&self, row: &TaxSummaryRow) -> String {
        let name = self.amounts.formatter.tax(&self.figure(row, "rate"), row.tax.rate.percent);
        if !self.found.has_places() || self.is_total(row) {
            return name;
        }
        let (place, country) = (&row.tax.place, row.tax.place.country_name());
        format!("{name}, {}", place.name().replacen(country, tr(country), 1))
    }

    /// A sentence that says whether the total is the tax of the sales report.
    pub(super) fn verdict(&self) -> String {
        let (found, signed) = (&self.found, |amount| self.amounts.signed(amount));
        let tax = signed(found.sales_report_tax);
        let apart = found.tax_difference().unwrap_or_default();
        if apart != Money::ZERO {
            let apart = signed(apart);
            return tr!("The sales report has tax {tax}: {apart} apart", tax, apart);
        }
        match found.net_difference().unwrap_or_default() {
            None => tr!("Agrees with the sales report: tax {tax}", tax),
            Some(Money::ZERO) => {
                let net_sales = signed(found.net_sales);
                tr!(
                    "Agrees with the sales report: tax {tax}, net sales and shipping {net_sales}",
                    tax,
                    net_sales
                )
            }
            Some(apart) => tr!(
                "Agrees with the sales report: tax {tax}; net amounts are {apart} apart, {why}",
                tax,
                apart = signed(apart),
                why = tr(NET_APART)
            ),
        }
    }
}

/// The name of the rate of a row without its percentage.
fn bare_name(row: &TaxSummaryRow, percent: Percent) -> &str {
    format::without_percent(&row.tax.rate.name, percent)
}
