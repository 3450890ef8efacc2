//! The tax summary as texts and heights.

use crate::format::{self, Amounts};
use domain::error::Result;
use domain::ids::ChargeId;
use domain::money::Money;
use domain::report::tax_summary::{NET_APART, TAXABLE_NOT_ADDED, TaxSummary, TaxSummaryRow, TaxSums};
use domain::table::ColumnOf;
use domain::time::{Day, Local};
use engine::TAX_COLUMNS;

use crate::model::plotted;

/// The tax of one rate, or the total.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct TaxRow {
    /// The rate as it was charged; `None` for the total.
    pub(crate) charge: Option<ChargeId>,
    pub(crate) is_compound: bool,
    /// Tax of orders that name no rate.
    pub(crate) is_without_rate: bool,
    /// Sales without tax.
    pub(crate) is_untaxed: bool,
    pub(crate) sums: TaxSums,
    /// The name with the percentage, and the place where there are several: `VAT 20 %, Germany`.
    name: String,
    country: String,
    /// The texts of `TAX_COLUMNS`, in their order.
    figures: Vec<String>,
}

impl TaxRow {
    fn new(one: &TaxSummaryRow, amounts: Amounts, has_places: bool) -> Result<Self> {
        let rate = &one.tax.rate;
        let words = |column: &ColumnOf<TaxSummaryRow>| match (column.key, rate.percent) {
            ("country", _) => Ok(one.tax.place.country_name().to_owned()),
            ("percent", Some(percent)) => Ok(amounts.formatter.percent(percent)),
            ("rate", Some(percent)) if !format::without_percent(&rate.name, percent).is_empty() => {
                Ok(format::without_percent(&rate.name, percent).to_owned())
            }
            _ => Ok(amounts.cell(column.kind, &(column.value)(one, &())?)),
        };
        let figures = TAX_COLUMNS.iter().map(words).collect::<Result<_>>()?;
        let mut row = Self {
            charge: Some(one.charge),
            is_compound: rate.compound,
            is_without_rate: one.tax.is_without_rate(),
            is_untaxed: one.tax.is_untaxed(),
            sums: one.sums,
            name: String::new(),
            country: one.tax.place.country().to_owned(),
            figures,
        };
        row.name = amounts.formatter.tax(row.figure("rate"), rate.percent);
        if has_places {
            row.name = format!("{}, {}", row.name, one.tax.place.name());
        }
        Ok(row)
    }

    /// The sum of all rows.
    fn total(found: &TaxSummary, amounts: Amounts) -> Result<Self> {
        let mut total = Self { charge: None, ..Self::new(&found.all("Total"), amounts, false)? };
        for (column, words) in TAX_COLUMNS.iter().zip(&mut total.figures) {
            match column.key {
                "country" => words.clear(),
                "taxable" if !found.adds_taxable => "–".clone_into(words),
                _ => {}
            }
        }
        Ok(total)
    }

    /// The text of the column with this key; empty for another key.
    pub(crate) fn figure(&self, key: &str) -> &str {
        let mut figures = TAX_COLUMNS.iter().zip(&self.figures);
        figures.find(|(column, _)| column.key == key).map_or("", |(_, words)| words)
    }

    /// The code of the country; empty where it is unknown and for the total.
    pub(crate) fn country(&self) -> &str {
        &self.country
    }

    /// The name with the percentage, and the place where there are several: `VAT 20 %, Germany`.
    pub(crate) fn named(&self) -> &str {
        &self.name
    }
}

/// The tax of a day or month.
#[derive(Debug, Clone)]
pub(crate) struct TaxPoint {
    /// The label below its bar: `17`, `Oct`.
    pub(crate) axis: String,
    /// The name in full: `Sat 17 Oct 2026`.
    pub(crate) name: String,
    /// The tax with the currency's sign.
    pub(crate) tax: String,
    pub(crate) height: f64,
}

/// The tax summary of a range.
#[derive(Debug, Clone)]
pub(crate) struct TaxView {
    /// `October 2026`.
    pub(crate) title: String,
    /// `1–31 Oct 2026`.
    pub(crate) range: String,
    pub(crate) days: (Day, Day),
    /// The first and the last second of the range.
    pub(crate) of: (Local, Local),
    /// `day` or `month`.
    pub(crate) by: &'static str,
    pub(crate) amounts: Amounts,
    /// The last day with sales, where the range has none.
    pub(crate) latest_sales: Option<Day>,
    pub(crate) rows: Vec<TaxRow>,
    /// The rows are of several places, or of an unknown one.
    pub(crate) has_places: bool,
    /// A row is of a state.
    pub(crate) has_states: bool,
    pub(crate) total: TaxRow,
    /// The net sales that tax was charged on, and those without tax.
    pub(crate) taxed: String,
    pub(crate) untaxed: String,
    /// The reason why the taxable amounts have no total; `None` where they have one.
    pub(crate) not_added: Option<&'static str>,
    /// The tax charged, before refunds.
    pub(crate) charged: String,
    pub(crate) points: Vec<TaxPoint>,
    /// A sentence that says whether the total is the tax of the sales report, and `agrees` the same.
    pub(crate) verdict: String,
    pub(crate) agrees: bool,
}

impl TaxView {
    pub(crate) fn new(found: &TaxSummary, title: String, amounts: Amounts) -> Result<Self> {
        let range = &found.range;
        let difference = found.totals.net()?.minus(found.sales_report_tax)?;
        let sales_tax = amounts.signed(found.sales_report_tax);
        let agrees = found.reconciles;
        let net_sales = amounts.signed(found.net_sales);
        let verdict = match (agrees, found.net_difference()?) {
            (false, _) => {
                format!("The sales report has tax {sales_tax}: {} apart", amounts.signed(difference))
            }
            (true, None) => format!("Agrees with the sales report: tax {sales_tax}"),
            (true, Some(Money::ZERO)) => {
                format!("Agrees with the sales report: tax {sales_tax}, net sales and shipping {net_sales}")
            }
            (true, Some(apart)) => format!(
                "Agrees with the sales report: tax {sales_tax}; net amounts are {} apart, {NET_APART}",
                amounts.signed(apart)
            ),
        };
        let points = found.periods.iter().map(|one| {
            let net = one.sums.net()?;
            Ok(TaxPoint {
                axis: format::axis(&one.period, range),
                name: format::period(&one.period, range.grouping()),
                tax: amounts.signed(net),
                height: plotted(net),
            })
        });
        let has_places = found.has_places();
        let rows = found.rows.iter().map(|one| TaxRow::new(one, amounts, has_places));
        Ok(Self {
            title,
            range: format::range(range),
            days: (range.start().day, range.end().day),
            of: (range.start(), range.end()),
            by: range.grouping().as_str(),
            amounts,
            latest_sales: None,
            rows: rows.collect::<Result<_>>()?,
            has_places,
            has_states: found.rows.iter().any(|row| !row.tax.place.state().is_empty()),
            total: TaxRow::total(found, amounts)?,
            not_added: (!found.adds_taxable).then_some(TAXABLE_NOT_ADDED),
            charged: amounts.plain(found.totals.charged()?),
            taxed: amounts.plain(found.taxed()?),
            untaxed: amounts.plain(found.untaxed),
            points: points.collect::<Result<_>>()?,
            verdict,
            agrees,
        })
    }
}
