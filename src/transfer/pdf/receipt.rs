//! The summary of the sales report: lines that add up to one bold figure under a rule, then the counts.

use super::SalesPages;
use super::page_layout::{Color, POINT, PageLayout, Side, TextStyle};
use super::shape::Font;
use domain::Result;
use domain::decimal;
use domain::decimal::Computed;
use domain::money::Money;
use domain::report::{Series, Sums, change, share};
use domain::table::Cell;
use domain::text;

/// The distance between lines.
const LINE: i32 = 15 * POINT;
/// The width of the column of changes.
const CHANGES: i32 = 52 * POINT;

const NAME: TextStyle = TextStyle::new(9, Font::Regular, Color::Soft);
const FIGURE: TextStyle = TextStyle::new(9, Font::Regular, Color::Black);
const SUM: TextStyle = TextStyle::new(9, Font::SemiBold, Color::Black);
const NET: TextStyle = TextStyle::new(12, Font::SemiBold, Color::Black);
const SMALL: TextStyle = TextStyle::new(8, Font::Regular, Color::Soft);

/// A line of the summary.
struct SummaryLine {
    name: String,
    figure: String,
    /// The change against the compared range.
    change: String,
    style: TextStyle,
    /// The width of the rule above it, in twentieths of a point; 0 for none.
    rule: i32,
}

/// Draws the summary; returns its lower edge.
pub(super) fn draw(
    paper: &mut PageLayout,
    (left, top): (i32, i32),
    width: i32,
    of: &SalesPages<'_>,
) -> Result<i32> {
    let right = left + width;
    let compared = of.comparable();
    let figures = if compared.is_some() { right - CHANGES } else { right };
    let mut y = top + 9 * POINT;
    let amounts = text!("Amounts in {currency}", currency = of.shop.currency.code());
    paper.text((left, y), Side::Left, SMALL, &of.locale.text(&amounts));
    if let Some(other) = compared {
        let name = match of.locale.dates().column_title(&other.range) {
            Some(range) => text!("vs {period}", period = range),
            None => text!("change"),
        };
        paper.text((right, y), Side::Right, SMALL, &of.locale.text(&name));
    }
    y += 3 * POINT;
    for line in lines(of)? {
        y += LINE;
        if line.rule > 0 {
            y += line.rule + line.style.size / 4;
            paper.rule((left, right), y - line.style.size * 5 / 4, line.rule, Color::Black);
        }
        let name = if line.style == FIGURE { NAME } else { line.style };
        paper.text((left, y), Side::Left, name, &line.name);
        paper.text((figures, y), Side::Right, line.style, &line.figure);
        paper.text((right, y), Side::Right, SMALL, &line.change);
        if line.style == NET {
            y += 6 * POINT;
        }
    }
    Ok(y)
}

fn lines(of: &SalesPages<'_>) -> Result<Vec<SummaryLine>> {
    let sums = &of.sales.report.sums;
    let other = of.comparable().map(|other| &other.sums);
    let decimals = of.shop.currency.decimals();
    let grouped = |number: &str| decimal::grouped(number, of.locale.marks());
    let money = |amount: Money| grouped(&amount.to_text(decimals));
    let changed = |size: &dyn Fn(&Sums) -> Computed<Money>| -> Result<String> {
        other.map_or_else(|| Ok(String::new()), |other| Ok(change_text(of, size(sums)?, size(other)?)))
    };
    let line = |series: Series, style: TextStyle, rule: i32| {
        let amount = series.amount(sums)?;
        let figure = match series {
            _ if !series.is_known(sums)? => "–".to_owned(),
            // These are subtracted.
            Series::Tax | Series::Shipping => money(Money::ZERO.minus(amount)?),
            _ if series.is_count() => grouped(&amount.to_text(0)),
            _ => money(amount),
        };
        let is_compared = other.map_or(Ok(true), |other| series.is_known(other))? && series.is_known(sums)?;
        let change = if is_compared { changed(&|sums| series.size(sums))? } else { String::new() };
        Ok(SummaryLine { name: of.locale.label(series.name()), figure, change, style, rule })
    };
    let order_totals = SummaryLine {
        name: of.locale.text(&text!("Order totals")),
        figure: money(sums.order_totals),
        change: changed(&|sums| Ok(sums.order_totals))?,
        style: FIGURE,
        rule: 0,
    };
    let average = SummaryLine {
        name: of.locale.label(of.sales.report.range.grouping().words().1),
        figure: money(of.sales.report.average_sales),
        change: String::new(),
        style: FIGURE,
        rule: 0,
    };
    let has_costs = of.sales.report.has_costs;
    let known = share(sums.costed.sales, of.sales.report.net_sales).map(|share| SummaryLine {
        name: of.locale.text(&text!("known for {share} of net sales", share = Cell::Percent(share))),
        figure: String::new(),
        change: String::new(),
        style: FIGURE,
        rule: 0,
    });
    let costs = [line(Series::Cost, FIGURE, 0), line(Series::Profit, SUM, 0)].into_iter();
    let costs = costs.chain(known.map(Ok)).filter(|_| has_costs);
    let upper = [
        Ok(order_totals),
        line(Series::Refunds, FIGURE, 0),
        line(Series::Gross, SUM, POINT / 2),
        line(Series::Tax, FIGURE, 0),
        line(Series::Shipping, FIGURE, 0),
        line(Series::Net, NET, POINT * 3 / 2),
        Ok(average),
    ];
    let lower = [
        line(Series::Orders, FIGURE, 0),
        line(Series::Items, FIGURE, 0),
        line(Series::Customers, FIGURE, 0),
        line(Series::Discount, FIGURE, 0),
    ];
    upper.into_iter().chain(costs).chain(lower).collect()
}

/// `↑ 7.6%`, `new`, or `–` for no change.
fn change_text(of: &SalesPages<'_>, is: Money, was: Money) -> String {
    match change(is, was) {
        Some(0) => "–".to_owned(),
        None => of.locale.text(&text!("new")),
        Some(percent) => {
            let arrow = if percent > 0 { "↑" } else { "↓" };
            let size = decimal::to_text(percent.saturating_abs(), 1);
            format!("{arrow} {}", of.locale.percent(&decimal::grouped(&size, of.locale.marks())))
        }
    }
}
