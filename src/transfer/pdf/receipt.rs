//! The summary of the sales report: lines that add up to one bold figure under a rule, then the counts.

use super::SalesPages;
use super::page_layout::{Color, POINT, PageLayout, Side, TextStyle};
use super::shape::Weight;
use domain::Result;
use domain::decimal;
use domain::money::Money;
use domain::report::{Sums, change};
use domain::time::naming;

/// The distance between lines.
const LINE: i32 = 15 * POINT;
/// The width of the column of changes.
const CHANGES: i32 = 52 * POINT;

const NAME: TextStyle = TextStyle::new(9, Weight::Regular, Color::Soft);
const FIGURE: TextStyle = TextStyle::new(9, Weight::Regular, Color::Black);
const SUM: TextStyle = TextStyle::new(9, Weight::SemiBold, Color::Black);
const NET: TextStyle = TextStyle::new(12, Weight::SemiBold, Color::Black);
const SMALL: TextStyle = TextStyle::new(8, Weight::Regular, Color::Soft);

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
    let compared = of.compared.filter(|other| other.lacks_before.is_none());
    let figures = if compared.is_some() { right - CHANGES } else { right };
    let mut y = top + 9 * POINT;
    paper.text((left, y), Side::Left, SMALL, &format!("Amounts in {}", of.shop.currency.code()));
    if let Some(other) = compared {
        let name = naming::column_title(&other.report.range)
            .map_or("change".to_owned(), |name| format!("vs {name}"));
        paper.text((right, y), Side::Right, SMALL, &name);
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
    let sums = &of.report.sums;
    let compared = of.compared.filter(|other| other.lacks_before.is_none());
    let other = compared.map(|other| &other.report.sums);
    let decimals = of.shop.currency.decimals();
    let money = |amount: Money| decimal::grouped(&amount.to_text(decimals), of.marks);
    let below = |amount: Money| Money::ZERO.minus(amount);
    let changed = |figure: &dyn Fn(&Sums) -> Result<Money>| -> Result<String> {
        let Some(other) = other else { return Ok(String::new()) };
        Ok(change_text(of, figure(sums)?, figure(other)?))
    };
    let line = |name: &str, figure: &dyn Fn(&Sums) -> Result<Money>, style: TextStyle, rule: i32| {
        Ok(SummaryLine {
            name: name.to_owned(),
            figure: money(figure(sums)?),
            change: changed(figure)?,
            style,
            rule,
        })
    };
    let less = |name: &str, figure: &dyn Fn(&Sums) -> Result<Money>| {
        let figure_text = money(below(figure(sums)?)?);
        Ok(SummaryLine {
            name: name.to_owned(),
            figure: figure_text,
            change: changed(figure)?,
            style: FIGURE,
            rule: 0,
        })
    };
    let count = |name: &str, figure: &dyn Fn(&Sums) -> i64| {
        let whole =
            |sums: &Sums| Ok(Money::from_ten_thousandths(figure(sums).saturating_mul(decimal::SCALE)));
        let text = decimal::grouped(&figure(sums).to_string(), of.marks);
        Ok(SummaryLine {
            name: name.to_owned(),
            figure: text,
            change: changed(&whole)?,
            style: FIGURE,
            rule: 0,
        })
    };
    let by = of.report.range.grouping().as_str();
    let average = SummaryLine {
        name: format!("Average per {by}"),
        figure: money(of.report.average_sales),
        change: String::new(),
        style: FIGURE,
        rule: 0,
    };
    let all: [Result<SummaryLine>; 11] = [
        line("Order totals", &|sums| Ok(sums.order_totals), FIGURE, 0),
        less("Refunds", &|sums| Ok(sums.refunds)),
        line("Gross sales", &Sums::total_sales, SUM, POINT / 2),
        less("Tax", &Sums::total_tax),
        less("Shipping", &Sums::total_shipping),
        line("Net sales", &Sums::net_sales, NET, POINT * 3 / 2),
        Ok(average),
        count("Orders", &|sums| sums.orders),
        count("Items", &|sums| sums.items.rounded()),
        count("New customers", &|sums| sums.customers),
        line("Discount given", &|sums| Ok(sums.discount), FIGURE, 0),
    ];
    all.into_iter().collect()
}

/// `↑ 7.6 %`, `new`, or `–` for no change.
fn change_text(of: &SalesPages<'_>, is: Money, was: Money) -> String {
    match change(is, was) {
        Some(0) => "–".to_owned(),
        None => "new".to_owned(),
        Some(percent) => {
            let arrow = if percent > 0 { "↑" } else { "↓" };
            let size = decimal::to_text(percent.saturating_abs(), 1);
            format!("{arrow} {}\u{a0}%", decimal::grouped(&size, of.marks))
        }
    }
}
