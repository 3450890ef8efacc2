//! The tax summary as its tab draws it.

use crate::domain::error::Result;
use crate::domain::ids::ChargeId;
use crate::domain::money::Money;
use crate::domain::period::Grouping;
use crate::domain::tax_summary::{TAXABLE_NOT_ADDED, TaxSummary, TaxSummaryRow, TaxSums};
use crate::domain::time::{Day, Local};
use crate::ui::format::{self, Amounts};

use super::plotted;

/// What one rate charged, or all of them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct TaxRow {
    /// Nothing for all of them together.
    pub(crate) charge: Option<ChargeId>,
    pub(crate) name: String,
    /// `20.0000 %`.
    pub(crate) percent: String,
    pub(crate) is_compound: bool,
    pub(crate) taxable: String,
    pub(crate) tax: String,
    pub(crate) shipping: String,
    /// Below zero.
    pub(crate) refunded: String,
    pub(crate) net: String,
    pub(crate) orders: String,
    pub(crate) sums: TaxSums,
}

/// The tax of a period.
#[derive(Debug, Clone)]
pub(crate) struct TaxPoint {
    /// Below its bar.
    pub(crate) axis: String,
    /// In full.
    pub(crate) name: String,
    /// With the currency's sign.
    pub(crate) tax: String,
    pub(crate) height: f64,
}

/// The Tax summary tab.
#[derive(Debug, Clone)]
pub(crate) struct TaxView {
    /// `October 2026`.
    pub(crate) title: String,
    /// `1–31 Oct 2026`.
    pub(crate) range: String,
    pub(crate) days: (Day, Day),
    /// Its first and last second.
    pub(crate) of: (Local, Local),
    /// `day` or `month`.
    pub(crate) by: &'static str,
    pub(crate) amounts: Amounts,
    pub(crate) rows: Vec<TaxRow>,
    pub(crate) total: TaxRow,
    /// Why the taxable amounts have no sum, where they have none.
    pub(crate) not_added: Option<&'static str>,
    /// All that was charged.
    pub(crate) charged: String,
    pub(crate) points: Vec<TaxPoint>,
    /// In a sentence, and whether it agrees with the sales report.
    pub(crate) verdict: String,
    pub(crate) agrees: bool,
}

impl TaxView {
    /// The summary in words and heights.
    pub(crate) fn new(found: &TaxSummary, title: String, amounts: Amounts) -> Result<Self> {
        let range = &found.range;
        let difference = found.totals.net()?.minus(found.sales_report_tax)?;
        let sales_tax = amounts.signed(found.sales_report_tax);
        let agrees = found.reconciles;
        let verdict = if agrees {
            format!("Agrees with the sales report: tax {sales_tax}")
        } else {
            format!("The sales report has tax {sales_tax}: {} apart", amounts.signed(difference))
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
        let orders = format::count(found.totals.orders);
        let mut total = TaxRow { orders, ..row(&found.totals, amounts)? };
        let not_added = (!found.adds_taxable).then_some(TAXABLE_NOT_ADDED);
        if not_added.is_some() {
            "–".clone_into(&mut total.taxable);
        }
        Ok(Self {
            title,
            range: format::range(range),
            days: (range.start().day, range.end().day),
            of: (range.start(), range.end()),
            by: if range.grouping() == Grouping::Day { "day" } else { "month" },
            amounts,
            rows: found.rows.iter().map(|one| row_of(one, amounts)).collect::<Result<_>>()?,
            total,
            not_added,
            charged: amounts.plain(found.totals.charged()?),
            points: points.collect::<Result<_>>()?,
            verdict,
            agrees,
        })
    }
}

fn row_of(one: &TaxSummaryRow, amounts: Amounts) -> Result<TaxRow> {
    let rate = &one.rate;
    Ok(TaxRow {
        charge: Some(one.charge),
        name: one.name().to_owned(),
        percent: rate
            .percent
            .map(|percent| format!("{}\u{a0}%", short(&percent.to_text())))
            .unwrap_or_default(),
        is_compound: rate.compound,
        orders: format::count(one.sums.orders),
        ..row(&one.sums, amounts)?
    })
}

/// `20` of `20.0000`, `7.125` of `7.1250`.
fn short(percent: &str) -> String {
    let text =
        if percent.contains('.') { percent.trim_end_matches('0').trim_end_matches('.') } else { percent };
    format::grouped(text)
}

fn row(sums: &TaxSums, amounts: Amounts) -> Result<TaxRow> {
    Ok(TaxRow {
        name: "Together".to_owned(),
        taxable: amounts.plain(sums.net_taxable()?),
        tax: amounts.plain(sums.tax),
        shipping: amounts.plain(sums.shipping_tax),
        refunded: amounts.plain(Money::ZERO.minus(sums.refunded()?)?),
        net: amounts.plain(sums.net()?),
        sums: *sums,
        ..TaxRow::default()
    })
}
