//! Checks that hold for each numbered document, issued here or brought by books: of its own contents, of the
//! number and documents before it, and of its order.
//!
//! Not here: what only holds on the day of issuing. What the law asks for then, the names of shop and customer and the classes
//! of services may all be others later, and what is frozen stays right. So a document is not made again and compared: its
//! amounts are those of the order to the unit of the currency, however that was rounded.

use super::amounts::merged;
use super::document::{cancelling, is_language};
use super::rules::of_every_seller;
use super::standing::{Standing, is_void};
use super::{Invoice, InvoiceKind, InvoiceTax, LAYOUT, TaxCategory};
use crate::error::{Error, Result};
use crate::money::Money;
use crate::order::refund_tax::charged;
use crate::order::{Item, Order, Refund};
use crate::percent::Percent;
use crate::quantity::Quantity;
use crate::shop::settings::Currency;
use crate::text;
use crate::text::{Text, printable, within};
use crate::time::Day;

/// The largest move of an order in days with the time zone of the shop: zones are 26 hours apart.
const ZONES_APART: i64 = 2;
/// A cent, in ten-thousandths: files round the amounts of taxes to it.
const CENT: u64 = 100;

/// The documents before a document.
#[derive(Debug, Clone, Copy)]
pub struct Earlier<'e> {
    /// The last number of its series, and the day of that; `None` for the first one.
    pub last: Option<(i64, Day)>,
    /// The documents of its order, in the order of their numbers.
    pub documents: &'e [Invoice],
    /// The present and former currencies of the shop.
    pub currencies: &'e [Currency],
}

/// Refuses a document that cannot come after the earlier ones, or that contradicts itself.
pub fn check_document(document: &Invoice, earlier: &Earlier<'_>) -> Result<()> {
    let problem = match spelling_problem(document) {
        None => number_problem(document, earlier.last),
        found => found,
    };
    if let Some(problem) = problem.or_else(|| form_problem(document)) {
        return refuse(document, problem);
    }
    document.check()?;
    let standing = Standing::of(earlier.documents);
    match (document.kind, &document.corrects, standing) {
        (InvoiceKind::Invoice, None, None) if document.refund.is_none() => {
            check_issued(document, earlier.currencies)
        }
        (InvoiceKind::Invoice, None, Some(standing)) => {
            let number = standing.invoice.number.to_string();
            refuse(document, text!("its order has the invoice {number}, which is in force", number))
        }
        (InvoiceKind::CreditNote, Some(of), Some(standing)) if *of == standing.invoice.reference() => {
            check_credit(document, &standing)
        }
        _ => refuse(
            document,
            text!(
                "an invoice cancels nothing, and a credit note cancels an invoice of its order that is \
                 in force"
            ),
        ),
    }
}

/// Refuses documents of an order of which one in force says another thing than the order.
pub fn check_of_order(documents: &[Invoice], order: &Order) -> Result<()> {
    let Some(standing) = Standing::of(documents) else { return Ok(()) };
    let invoice = standing.invoice;
    let number = &order.number;
    if is_void(order.status) {
        return refuse(
            invoice,
            text!("order {number} does not count as a sale, so it has no invoice", number),
        );
    }
    let total = order.total.rounded(invoice.currency.decimals());
    if invoice.gross != total {
        let [said, is] = [invoice.gross, total].map(Money::to_exact_text);
        return refuse(invoice, text!("it comes to {said}, and order {number} to {is}", said, number, is));
    }
    let days = (invoice.supplied_on.date() - order.supplied_on().date()).num_days();
    if invoice.discount != order.discount || days.abs() > ZONES_APART {
        let problem = text!("its discount or its day of supply is not that of order {number}", number);
        return refuse(invoice, problem);
    }
    if !has_taxes_of(invoice, order)? {
        return refuse(invoice, text!("its taxes are not those of order {number}", number));
    }
    if !has_lines_of(invoice, order) {
        return refuse(invoice, text!("its lines are not those of order {number}", number));
    }
    match standing.credit_of_nothing(order) {
        Some(credit) => {
            refuse(credit, text!("order {number} does not have the refund that it is for", number))
        }
        None => Ok(()),
    }
}

fn refuse<T>(document: &Invoice, problem: Text) -> Result<T> {
    Err(Error::Invalid { what: document.called(), problem })
}

/// The first problem in its texts.
fn spelling_problem(document: &Invoice) -> Option<Text> {
    if let Some(problem) = document.texts().find_map(|text| within(text).err()) {
        return Some(text!("one of its texts is too long: {problem}", problem));
    }
    let series = &document.number.series;
    let is_open = !series.is_empty() && !series.ends_with(|last: char| last.is_ascii_digit());
    if !is_open || series.chars().any(char::is_control) {
        return Some(text!(
            "its series is empty, ends in a digit, or has a character that cannot be printed"
        ));
    }
    if document.buyer.as_ref().is_some_and(|buyer| buyer.name.is_empty()) {
        return Some(text!("it has a buyer without a name"));
    }
    let is_known = (1..=LAYOUT).contains(&document.layout) && is_language(&document.language);
    (!is_known).then(|| text!("this program does not know its layout or its language"))
}

fn number_problem(document: &Invoice, last: Option<(i64, Day)>) -> Option<Text> {
    let (sequence, day) = last.unwrap_or((0, document.issued_on));
    if document.number.sequence != sequence.saturating_add(1) {
        return Some(text!("the number before it is missing, and numbers have no gap"));
    }
    (day > document.issued_on)
        .then(|| text!("the one before it is dated {day}, and numbers follow the dates", day))
}

/// The first problem in its lines and taxes, apart from their sums.
fn form_problem(document: &Invoice) -> Option<Text> {
    let unit = document.currency.smallest().ten_thousandths();
    let of_lines = document.lines.iter().map(|line| line.net);
    let of_taxes = document.taxes.iter().flat_map(|tax| [tax.taxable, tax.tax]);
    let mut amounts = of_lines.chain(of_taxes).chain([document.net, document.tax, document.gross]);
    if amounts.any(|amount| amount.ten_thousandths() % unit != 0) {
        let currency = document.currency.code();
        return Some(text!("its amounts have more decimals than {currency}", currency));
    }
    let is_there = |at: usize| at < document.taxes.len();
    let named: Vec<usize> = document.lines.iter().filter_map(|line| line.tax).collect();
    let is_named_by_all = named.len() == document.lines.len() || named.is_empty();
    if !is_named_by_all || !named.into_iter().all(is_there) {
        return Some(text!("its lines name taxes that it does not have"));
    }
    let is_taxed = |tax: &InvoiceTax| is_charged(tax) || tax.tax == Money::ZERO;
    (!document.taxes.iter().all(is_taxed)).then(|| text!("it has a tax where none is charged"))
}

const fn is_charged(tax: &InvoiceTax) -> bool {
    matches!(tax.category, TaxCategory::Standard | TaxCategory::Zero)
}

/// Refuses an invoice that lacks details every invoice has, or is in another currency than the shop's.
fn check_issued(invoice: &Invoice, own: &[Currency]) -> Result<()> {
    if let Some(all) = Text::sentences(of_every_seller(&invoice.seller).map(|missing| missing.what)) {
        return refuse(invoice, all);
    }
    check_currency(invoice, own)
}

fn check_currency(document: &Invoice, own: &[Currency]) -> Result<()> {
    if own.contains(&document.currency) {
        return Ok(());
    }
    let said = document.currency.code();
    let own = own.iter().map(|currency| currency.code()).collect::<Vec<_>>().join(", ");
    refuse(document, text!("it is in {said}, and its amounts in the books are in {own}", said, own))
}

/// Refuses a credit note over something else than its refund, or over more than the rest of its invoice.
fn check_credit(credit: &Invoice, standing: &Standing<'_>) -> Result<()> {
    let invoice = standing.invoice;
    check_currency(credit, &[invoice.currency])?;
    if let Some(refund) = &credit.refund {
        if !is_of_refund(credit, refund)? {
            return refuse(credit, text!("its amounts or its day of supply are not those of its refund"));
        }
        let left = standing.credits.iter().try_fold(invoice.gross, |left, one| left.minus(one.gross))?;
        if credit.gross > left {
            let [back, left] = [credit.gross, left].map(Money::to_exact_text);
            let number = invoice.number.to_string();
            return refuse(
                credit,
                text!("it cancels {back}, and {left} is left of {number}", back, left, number),
            );
        }
        return Ok(());
    }
    let left = cancelling(invoice, &standing.credits, credit.number.clone(), credit.issued_on)?;
    // Lines are words for the same amounts.
    let is_left = left.is_some_and(|left| Invoice { lines: credit.lines.clone(), ..left } == *credit);
    if is_left {
        return Ok(());
    }
    let number = invoice.number.to_string();
    refuse(credit, text!("it is not what is left of {number}", number))
}

fn is_of_refund(credit: &Invoice, refund: &Refund) -> Result<bool> {
    let amount = refund.amount.rounded(credit.currency.decimals());
    let is_same = credit.gross == amount && credit.supplied_on == refund.refunded_at.day;
    if refund.is_unsplit() {
        return Ok(is_same);
    }
    let tax = refund.tax.unwrap_or_default().plus(refund.shipping_tax.unwrap_or_default())?;
    let count = u64::try_from(credit.taxes.len()).unwrap_or(u64::MAX).max(1);
    Ok(is_same && off(tax, credit.tax) < unit(credit).saturating_mul(count))
}

/// The smallest amount of the document's currency, in ten-thousandths.
fn unit(document: &Invoice) -> u64 {
    document.currency.smallest().ten_thousandths().unsigned_abs()
}

fn off(one: Money, other: Money) -> u64 {
    one.ten_thousandths().abs_diff(other.ten_thousandths())
}

/// True if the invoice has the taxes that were charged.
fn has_taxes_of(invoice: &Invoice, order: &Order) -> Result<bool> {
    let charged = merged(&charged(order)?)?;
    let mut said = invoice.taxes.iter().filter(|tax| is_charged(tax)).peekable();
    let has_exempt = invoice.taxes.iter().any(|tax| tax.category == TaxCategory::Exempt);
    for line in &charged {
        let is_same = |tax: &&InvoiceTax| is_printed(&tax.name, &line.name) && tax.percent == line.percent;
        match said.next_if(is_same) {
            Some(tax) if off(line.all_tax()?, tax.tax) < unit(invoice) => {}
            // What a rate of 0 % is on may be exempt by its class.
            None if has_exempt && line.percent == Some(Percent::ZERO) => {}
            _ => return Ok(false),
        }
    }
    Ok(said.next().is_none())
}

/// True if a document has a text of the order as it is, or as it is printed.
fn is_printed(said: &str, text: &str) -> bool {
    said == text || said == printable(text)
}

/// True if the lines of the invoice are the items of the order, and shipping, which can have a line in each tax.
fn has_lines_of(invoice: &Invoice, order: &Order) -> bool {
    let mut items: Vec<&Item> = order.items.iter().collect();
    // A line is rounded twice, with its tax and by itself, and takes a part of what the file had rounded.
    let below = unit(invoice).saturating_mul(2).saturating_add(CENT);
    for line in &invoice.lines {
        let alike = items.iter().enumerate().filter(|(_, item)| {
            is_printed(&line.name, &item.name)
                && item.quantity == line.quantity
                && off(item.total, line.net) < below
        });
        let nearest = alike.min_by_key(|(_, item)| off(item.total, line.net)).map(|(at, _)| at);
        let method = &order.shipping_method;
        let is_shipping = order.shipping != Money::ZERO
            && line.quantity == Quantity::ZERO
            && (printable(method).is_empty() || is_printed(&line.name, method));
        match nearest {
            Some(at) => drop(items.swap_remove(at)),
            None if is_shipping => {}
            None => return false,
        }
    }
    // Where nothing is charged at all, nothing is listed.
    items.is_empty() || (invoice.lines.is_empty() && invoice.gross == Money::ZERO)
}
