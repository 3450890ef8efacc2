//! Text for a terminal: reports as tables with a bar for each period or product, and the functions that
//! print. Data, paths and errors may contain characters that control a terminal (colours, titles, direction
//! of writing); they are printed as escapes.

use std::borrow::Cow;
use std::fmt;
use std::io::{self, BufRead, IsTerminal, Write};

use domain::locale::English;
use domain::money::Money;
use domain::percent::Percent;
use domain::quantity::Quantity;
use domain::report::target::TargetReport;
use domain::report::tax_summary::{NET_APART, TaxSummary, TaxSums};
use domain::report::{SalesReport, TopSellers};
use domain::shop::settings::Shop;
use domain::text::Text;
use domain::{Error, Result};

/// Width of the longest bar, in characters.
const BAR: i64 = 40;

/// A sales report with a bar for each period.
pub(super) fn sales_text(shop: &Shop, report: &SalesReport, profit: bool) -> Result<String> {
    let places = shop.currency.decimals();
    let (start, end) = (report.range.start().day, report.range.end().day);
    let mut text = String::new();
    line(&mut text, format_args!("{} · sales from {start} to {end} · {}", shop.name, shop.currency));
    let counts = [
        ("Orders", report.sums.orders.to_string()),
        ("Items", report.sums.items.rounded().to_string()),
        ("New customers", report.sums.customers.to_string()),
    ];
    let amounts = [
        ("Order totals", report.sums.order_totals),
        ("Refunds", report.sums.refunds),
        ("Gross sales", report.total_sales),
        ("Tax", report.total_tax),
        ("Shipping", report.total_shipping),
        ("Net sales", report.net_sales),
        ("Average", report.average_sales),
        ("Discount", report.sums.discount),
    ];
    let costed = report.sums.costed;
    let of_costs =
        [("Cost", costed.cost), ("Gross profit", costed.profit()?), ("Sales with cost", costed.sales)];
    let of_costs = of_costs.into_iter().filter(|_| profit);
    let amounts = amounts.into_iter().chain(of_costs);
    let amounts = amounts.map(|(name, amount)| (name, amount.to_grouped_text(places)));
    for (name, figure) in amounts.chain(counts) {
        line(&mut text, format_args!("  {name:<14}{figure:>16}"));
    }
    text.push_str("\nNet sales by ");
    line(&mut text, format_args!("{}", report.range.grouping().as_str()));
    let nets: Vec<(String, Money)> = report
        .periods
        .iter()
        .map(|totals| (totals.period.label(), totals.sums.net_sales().unwrap_or_default()))
        .collect();
    let longest = nets.iter().map(|(_, net)| net.ten_thousandths()).max().unwrap_or(0);
    let wide = nets.iter().map(|(label, _)| label.len()).max().unwrap_or_default().max(10);
    for (label, net) in nets {
        let figure = net.to_grouped_text(places);
        line(
            &mut text,
            format_args!("  {label:<wide$} {figure:>14} {}", bar(net.ten_thousandths(), longest)),
        );
    }
    Ok(text)
}

/// How the sales stand to the target, and how that was computed; nothing without one.
pub(super) fn target_text(shop: &Shop, report: Option<&TargetReport>) -> String {
    let mut text = String::new();
    if let Some(report) = report {
        text.push('\n');
        line(&mut text, format_args!("{}", report.sentence(&English)));
        for [words, figure] in
            report.lines(&English, &|amount| amount.to_grouped_text(shop.currency.decimals()))
        {
            line(&mut text, format_args!("{}", format!("  {words:<60} {figure:>16}").trim_end()));
        }
    }
    text
}

/// The top sellers with a bar for each product.
pub(super) fn top_sellers_text(shop: &Shop, found: &TopSellers) -> String {
    let places = shop.currency.decimals();
    let mut text = String::new();
    line(&mut text, format_args!("Top sellers: {} of {} products sold", found.sellers.len(), found.products));
    let longest =
        found.sellers.iter().map(|seller| seller.sold.quantity.ten_thousandths()).max().unwrap_or(0);
    for one in found.lines().chain([found.total("Net sales")]) {
        let title: String = one.title.to_string().chars().take(34).collect();
        let quantity = one.quantity.map(Quantity::to_text).unwrap_or_default();
        let net = one.net_sales.to_grouped_text(places);
        let words = format!("{title:<34} {quantity:>9} {net:>14}");
        match (one.rank, one.quantity) {
            (Some(rank), Some(sold)) => {
                let bar = bar(sold.ten_thousandths(), longest);
                line(&mut text, format_args!("  {rank:>3} {words} {bar}"));
            }
            _ => line(&mut text, format_args!("      {words}")),
        }
    }
    text
}

/// The taxes of a range by rate and by period.
pub(super) fn tax_summary_text(shop: &Shop, summary: &TaxSummary) -> Result<String> {
    let places = shop.currency.decimals();
    let (start, end) = (summary.range.start().day, summary.range.end().day);
    let mut text = String::new();
    line(&mut text, format_args!("{} · taxes from {start} to {end} · {}", shop.name, shop.currency));
    line(
        &mut text,
        format_args!(
            "  {:<9}{:<28}{:>10}{:>8}{:>16}{:>14}{:>14}{:>14}{:>14}",
            "Place", "Rate", "%", "Orders", "Net amount", "Tax", "Shipping tax", "Refunded tax", "Net tax"
        ),
    );
    let mut row = |place: &str, name: &str, percent: &str, sums: &TaxSums, adds: bool| -> Result<()> {
        let name: String = name.chars().take(27).collect();
        let amounts = [sums.net_taxable()?, sums.tax, sums.shipping_tax, sums.refunded()?, sums.net()?];
        let [net_sales, tax, shipping, refunded, net] = amounts.map(|amount| amount.to_grouped_text(places));
        let net_sales = if adds { net_sales } else { "–".to_owned() };
        line(
            &mut text,
            format_args!(
                "  {place:<9}{name:<28}{percent:>10}{:>8}{net_sales:>16}{tax:>14}{shipping:>14}{refunded:>14}{net:>14}",
                sums.orders
            ),
        );
        Ok(())
    };
    for found in &summary.rows {
        let percent = found.tax.rate.percent.map(Percent::to_short_text).unwrap_or_default();
        let place = match (found.tax.place.country(), found.tax.place.state()) {
            ("", _) => "unknown".to_owned(),
            (country, "") => country.to_owned(),
            (country, state) => format!("{country}-{state}"),
        };
        row(&place, &found.name().to_string(), &percent, &found.sums, true)?;
    }
    row("", "All rates", "", &summary.totals, summary.adds_taxable)?;
    for period in &summary.periods {
        row("", &period.period.label(), "", &period.sums, period.adds_taxable)?;
    }
    let tax = summary.sales_report_tax.to_grouped_text(places);
    let says =
        if summary.tax_difference()? == Money::ZERO { "which is the same" } else { "which is not the same" };
    line(&mut text, format_args!("The sales report has a tax of {tax}, {says}."));
    let net = [summary.net_sales, summary.taxed()?, summary.untaxed];
    let [net, taxed, untaxed] = net.map(|amount| amount.to_grouped_text(places));
    line(
        &mut text,
        format_args!("Its net sales and shipping are {net}: {taxed} with tax, {untaxed} without."),
    );
    if let Some(apart) = summary.net_difference()?.filter(|apart| *apart != Money::ZERO) {
        let apart = apart.to_grouped_text(places);
        line(
            &mut text,
            format_args!("The net amounts of the rows are {apart} apart from that, {NET_APART}."),
        );
    }
    Ok(text)
}

fn bar(value: i64, longest: i64) -> String {
    let cells = i128::from(value.max(0)) * i128::from(BAR) / i128::from(longest.max(1));
    "█".repeat(usize::try_from(cells).unwrap_or(0))
}

/// Adds a line; line ends within it are escaped.
pub(super) fn line(text: &mut String, words: fmt::Arguments<'_>) {
    text.push_str(&one_line(&words.to_string()));
    text.push('\n');
}

/// Writes text to standard output; control characters are escaped.
pub(super) fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(shown(text).as_bytes()).and_then(|()| out.flush()).map_err(unprinted)
}

/// Like `print` for JSON, in which control characters are escaped as JSON does.
pub(super) fn print_json(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(shown_json(text).as_bytes()).and_then(|()| out.flush()).map_err(unprinted)
}

fn unprinted(error: io::Error) -> Error {
    Error::storage(Text::new("Writing the output"), error)
}

/// Writes a line to standard error. An error in writing it is ignored, since there is no other place to
/// report it.
pub(super) fn note(text: impl fmt::Display) {
    drop(writeln!(io::stderr(), "{}", one_line(&text.to_string())));
}

/// Asks a question on standard error and reads the answer, a line of standard input.
pub(super) fn prompt(text: impl fmt::Display) -> io::Result<String> {
    write!(io::stderr(), "{}", one_line(&text.to_string()))?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    Ok(answer.trim().to_owned())
}

/// Reads a secret without showing it: twice where it is a new one, on which `agreed` decides. If the input is not a terminal,
/// its first line is taken.
pub(super) fn secret(
    what: &str,
    question: &str,
    agreed: Option<fn(&str, &str) -> Result<String>>,
) -> Result<String> {
    let failed = |error| Error::storage(Text::written(format!("Reading the {what}")), error);
    if !io::stdin().is_terminal() {
        let mut line = String::new();
        io::stdin().lock().read_line(&mut line).map_err(failed)?;
        return Ok(line.trim_end_matches(['\r', '\n']).to_owned());
    }
    let typed = rpassword::prompt_password(question).map_err(failed)?;
    let Some(agreed) = agreed else { return Ok(typed) };
    agreed(&typed, &rpassword::prompt_password("The same again: ").map_err(failed)?)
}

/// A terminal obeys the character instead of showing it: the C0 and C1 control characters, and those that
/// change the direction of writing.
fn is_obeyed(c: char) -> bool {
    c.is_control() || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The text with control characters escaped (`\u{1b}`), except line ends and tabs.
pub(super) fn shown(text: &str) -> Cow<'_, str> {
    written_out(text, |c| is_obeyed(c) && !matches!(c, '\n' | '\t'), |out, c| out.extend(c.escape_unicode()))
}

/// Like `shown`, with line ends escaped as well.
pub(super) fn one_line(text: &str) -> Cow<'_, str> {
    written_out(text, |c| is_obeyed(c) && c != '\t', |out, c| out.extend(c.escape_default()))
}

/// JSON with control characters escaped as JSON does (`\u009b`). Line ends are kept, since they stand only
/// between its values.
pub(super) fn shown_json(text: &str) -> Cow<'_, str> {
    let escape = |out: &mut String, c: char| {
        out.push_str("\\u");
        out.extend(
            [12, 8, 4, 0].into_iter().filter_map(|shift| char::from_digit(u32::from(c) >> shift & 0xf, 16)),
        );
    };
    written_out(text, |c| is_obeyed(c) && c != '\n', escape)
}

fn written_out(
    text: &str,
    is_meant: impl Fn(char) -> bool,
    escape: impl Fn(&mut String, char),
) -> Cow<'_, str> {
    if !text.chars().any(&is_meant) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if is_meant(c) { escape(&mut out, c) } else { out.push(c) }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_obeys_is_shown() {
        for (text, screen, line, json) in [
            ("Tea\n", "Tea\n", "Tea\\n", "Tea\n"),
            ("a\tb", "a\tb", "a\tb", "a\\u0009b"),
            ("\u{1b}[31mred", "\\u{1b}[31mred", "\\u{1b}[31mred", "\\u001b[31mred"),
            ("\u{7}\u{8}", "\\u{7}\\u{8}", "\\u{7}\\u{8}", "\\u0007\\u0008"),
            ("a\rb", "a\\u{d}b", "a\\rb", "a\\u000db"),
            ("\u{9b}2J\u{7f}", "\\u{9b}2J\\u{7f}", "\\u{9b}2J\\u{7f}", "\\u009b2J\\u007f"),
            ("\u{202e}gpj", "\\u{202e}gpj", "\\u{202e}gpj", "\\u202egpj"),
            ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}", "\\u{2066}x\\u{2069}", "\\u2066x\\u2069"),
            ("Café שלום 👩‍👧", "Café שלום 👩‍👧", "Café שלום 👩‍👧", "Café שלום 👩‍👧"),
        ] {
            assert_eq!((&*shown(text), &*one_line(text)), (screen, line), "{text:?}");
            assert_eq!(shown_json(text), json, "{text:?}");
        }
    }
}
