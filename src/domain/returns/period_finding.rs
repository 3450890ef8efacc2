//! Oddities of the period of a return, of its currency, and of the shop's suppliers in it.

use super::exchange::ExchangeRate;
use super::figure::{Side, TaxFigure};
use super::finding::{Finding, Subject};
use crate::error::Result;
use crate::money::Money;
use crate::places::country_in_sentence;
use crate::table::Cell;
use crate::text;
use crate::text::Text;
use crate::time::tax_period::TaxPeriod;

/// The most orders, refunds and purchases that a finding names.
pub const MOST_NAMES: usize = 5;

/// Orders that were not taxed and state a VAT number that cannot be right, or none under reverse charge.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct VatNumberDoubts {
    /// The number is missing.
    pub is_missing: bool,
    /// The number of orders.
    pub orders: i64,
    /// The net amount without tax, in the shop's currency.
    pub net: Money,
    /// The numbers of the first of them.
    pub first: Vec<String>,
}

/// A net amount and its tax.
pub type NetAndTax = (Money, Money);

/// Findings on a return as a whole. `period` is the other period in question; names are of orders, refunds
/// and purchases: `Order 12`, `Refund of order 12`.
impl Finding {
    /// What is dated in the period of a form of earnings and does not count, or may count otherwise, in a sentence.
    pub const fn of_earnings(sentence: Text) -> Self {
        Self::other(sentence)
    }

    /// The shop has no country, so that neither the country of its sales' tax is known nor the box for the
    /// amounts `left_out`. The code is of the one that its currency and rates leave; `None` where they leave
    /// several.
    pub fn no_shop_country<'f>(
        country: Option<String>,
        left_out: impl Iterator<Item = &'f TaxFigure>,
    ) -> Result<Self> {
        let question = match country.as_deref() {
            None => text!("In which country is this shop? A return cannot be made without it"),
            Some(code) => {
                text!(
                    "Is this shop in {country}? A return cannot be made without it",
                    country = country_in_sentence(code)
                )
            }
        };
        let mut sums = [(Side::Sale, None), (Side::Purchase, None)];
        for figure in left_out {
            for (side, sum) in &mut sums {
                let (net, tax) = sum.unwrap_or((Money::ZERO, Money::ZERO));
                if *side == figure.side {
                    *sum = Some((net.plus(figure.net)?, tax.plus(figure.tax)?));
                }
            }
        }
        let sales = |(net, tax)| text!("sales of {net} net with {tax} tax", net, tax);
        let purchases = |(net, tax)| text!("purchases of {net} net with {tax} tax", net, tax);
        let [(_, sold), (_, bought)] = sums;
        let what = match (sold.map(sales), bought.map(purchases)) {
            (None, None) => None,
            (Some(sales), Some(purchases)) => Some(text!("{sales} and {purchases}", sales, purchases)),
            (one, other) => one.or(other),
        };
        let sentence = match what {
            None => question,
            Some(what) => text!("{question}, and until then {what} are in no box", question, what),
        };
        Ok(Self { subject: Subject::NoShopCountry(country), ..Self::other(sentence) })
    }

    /// An amount differs from the filed one, in words: of `Box 1`, whose number it is, or of the tags of a
    /// line with the heading of the column.
    pub(super) fn filed_otherwise(what: Text, number: Option<String>, filed: Money, now: Money) -> Self {
        let (filed, now) = (filed, now);
        let sentence = text!(
            "{what} was filed as {filed}, and is {now} today. What was filed stays; a correction is dated in an open \
             period",
            what,
            filed,
            now
        );
        Self { subject: Subject::Filed(number), ..Self::other(sentence) }
    }

    /// The figures of a closed period follow from classes, rates or a country of the shop that were changed
    /// since: `was` lists those at the closing that are gone today, in words, and `now` the present ones.
    pub fn closed_otherwise(period: TaxPeriod, was: &[Text], now: &[Text]) -> Self {
        let of = |figures: &[Text]| match figures {
            [] => Cell::from(text!("nothing")),
            _ => listed(figures, figures.len()),
        };
        let closed = rest(was).map(|figure| Cell::from(text!("closed with {figure}", figure)));
        let today = rest(now).map(|figure| Cell::from(text!("today {figure}", figure)));
        let rest = closed.chain(today).collect();
        let (was, now) = (of(was), of(now));
        let sentence = text!(
            "{period} was closed with {was}; today that is {now}. A tax class, a rate or the shop's country has been changed since: undo that before it is filed, or close the period again with the right figures",
            period,
            was,
            now
        );
        Self { rest, ..Self::other(sentence) }
    }

    /// The return was filed as a text without amounts that Tillbook reads.
    pub fn filed_as_text() -> Self {
        Self::other(text!(
            "What was filed was kept as a text without amounts that can be read here: these are today's amounts"
        ))
    }

    /// A return of this form was filed for a period that has some of the same days.
    pub fn filed_for_other(period: TaxPeriod) -> Self {
        Self::other(text!(
            "This form was also filed for {period}, which shares some of its days: they would be \
             declared twice",
            period
        ))
    }

    /// Some of the period is closed, and some of it open.
    pub fn partly_closed() -> Self {
        Self::other(text!(
            "Some months of this period are closed and others are open. Close the others before you file"
        ))
    }

    /// Months before the period are open, from the first to the last, although others are closed.
    pub fn earlier_open(first: TaxPeriod, last: TaxPeriod) -> Self {
        Self::other(if first == last {
            text!(
                "{month} before this period is open. Check whether it is to be filed and closed first",
                month = first
            )
        } else {
            text!(
                "Months before this period are open, from {first} to {last}. Check whether they are to \
                 be filed and closed first",
                first,
                last
            )
        })
    }

    /// Orders, refunds or purchases of the period correct another one, and count in this one, as sales or as
    /// purchases. If they are apart, the form tells corrections apart, and corrected sales do not count among
    /// the supplies of the period.
    pub fn corrects(
        period: TaxPeriod,
        names: &[Text],
        (sales, purchases): (NetAndTax, NetAndTax),
        is_apart: bool,
    ) -> Self {
        let (first, count) = (listed(names, names.len()), names.len());
        let mut sentence = if is_apart {
            text!("{names} of this period {count:corrects|correct} {period}", names = first, count, period)
        } else {
            text!(
                "{names} of this period {count:corrects|correct} {period} and {count:counts|count} here",
                names = first,
                count,
                period
            )
        };
        if sales != (Money::ZERO, Money::ZERO) {
            sentence = text!("{what}; of sales {sums}", what = sentence, sums = amounts(sales));
        }
        if purchases != (Money::ZERO, Money::ZERO) {
            sentence = text!("{what}; of purchases {sums}", what = sentence, sums = amounts(purchases));
        }
        let sentence = if is_apart {
            text!(
                "{what}. Their sales are listed separately, in lines of corrections by country",
                what = sentence
            )
        } else {
            text!(
                "{what}. Some forms, such as that of the one-stop shop, want corrections listed separately",
                what = sentence
            )
        };
        Self::other(sentence).of_names(names)
    }

    /// Refunds of the period correct the closed one that their orders are of, and name none.
    pub fn corrects_by_date(period: TaxPeriod, names: &[Text], sales: NetAndTax) -> Self {
        let sentence = text!(
            "{names} of this period {count:corrects|correct} {period}; of sales {sums}. {count:Its order is|Their \
             orders are} of that closed period, and a refund can name another",
            names = listed(names, names.len()),
            count = names.len(),
            period,
            sums = amounts(sales)
        );
        Self::other(sentence).of_names(names)
    }

    /// Refunds of taxed orders, dated in a period, name an amount alone, so that they take back no tax.
    pub fn refunds_by_amount(names: &[Text], net: Money, period: TaxPeriod) -> Self {
        let sentence = text!(
            "{names}: {amount} without tax, although the sales were taxed. Divide it by the rates of the orders",
            names = listed(names, names.len()),
            amount = net
        );
        Self { subject: Subject::RefundsByAmount { net, period }, ..Self::other(sentence).of_names(names) }
    }

    /// The corrected period is no single period of the form.
    pub fn corrects_other(period: TaxPeriod, sales: NetAndTax) -> Self {
        Self::other(text!(
            "Corrections name {period}, which is not a single period of this form ({sums}). They stand \
             in lines of that period; find out which return each corrects before you file",
            period,
            sums = amounts(sales)
        ))
    }

    /// The return that is corrected was due more than three years before the end of this period.
    pub fn corrects_late(period: TaxPeriod, sales: NetAndTax) -> Self {
        Self::other(text!(
            "The return of {period} was due more than three years ago ({sums}). A later return cannot correct it: \
             turn to the tax authority of each country",
            period,
            sums = amounts(sales)
        ))
    }

    /// Corrections are converted by another exchange rate than the corrected period.
    pub fn corrects_converted(period: TaxPeriod, sales: NetAndTax) -> Self {
        Self::other(text!(
            "Corrections of {period} are converted at the exchange rate of this period ({sums} \
             before). The rate of the corrected period counts: enter the difference",
            period,
            sums = amounts(sales)
        ))
    }

    /// Amounts were converted from the shop's currency to the form's, given by their codes.
    pub fn converted(from: &str, to: &str, rate: ExchangeRate) -> Self {
        let rate = rate.to_text();
        let rate = rate.trim_end_matches('0').trim_end_matches('.');
        Self::other(text!("Amounts are converted from {from}, of which {rate} are one {to}", from, rate, to))
    }

    /// VAT numbers that orders of the period state, or lack; `None` without any.
    pub fn order_vat_numbers(doubts: &VatNumberDoubts) -> Option<Self> {
        let count = doubts.orders;
        let all = usize::try_from(count).unwrap_or(usize::MAX);
        let (numbers, net) = (listed(&doubts.first, all), doubts.net);
        let sentence = if doubts.is_missing {
            text!(
                "Reverse charge without the customer's VAT number: {count:order|orders} {numbers}, net \
                 {net}. Add it to {count:this order|these orders}",
                count,
                numbers,
                net
            )
        } else {
            text!(
                "A VAT number that fails its country's form or check digits: {count:order|orders} {numbers}, net \
                 {net}. Ask the customers for the right one",
                count,
                numbers,
                net
            )
        };
        (doubts.orders > 0).then(|| Self { subject: Subject::OrderVatNumbers, ..Self::other(sentence) })
    }

    /// A VAT number of a supplier of the period fails its check.
    pub fn supplier_vat_number(supplier: &str, problem: Text) -> Self {
        Self::other(text!("{supplier}: {problem}. Ask the supplier for the right one", supplier, problem))
    }

    /// Sales of the one-stop shop, in words, are taxed by a percentage that is no rate of their country.
    pub fn no_rate_of_country(figure: Text) -> Self {
        Self::other(text!(
            "No rate of the country: {figure}. Check whether the tax of the shop's country was \
             charged: a rate without a country counts as one of that country",
            figure
        ))
    }

    /// Sales of the one-stop shop, in words, are taxed by a percentage that was a rate of the shop's country too, and their
    /// orders do not tell whose it was.
    pub fn rate_of_either(figure: Text) -> Self {
        Self::other(text!(
            "Also a rate of the shop's country: {figure}. If that country's tax was charged, as below \
             the threshold for distance sales, these sales belong in its own return",
            figure
        ))
    }

    /// The same, whose sentence names the first of these.
    fn of_names<T: Clone + Into<Cell>>(self, names: &[T]) -> Self {
        Self { rest: rest(names).collect(), ..self }
    }

    /// Taxes that were charged on the same sales are in one line or box, `Box 6`, each with the net amount of these.
    pub fn counted_twice(what: Text, taxes: &[String]) -> Self {
        let names: Cell = match taxes {
            [first @ .., last] if !first.is_empty() => {
                text!("{first} and {last}", first = first.join(", "), last).into()
            }
            _ => taxes.join(", ").into(),
        };
        Self::other(text!(
            "{what} has net amounts twice: {names} were charged on the same sales, and each has their net amount. Subtract \
             what is counted twice, or give the rates their counties or cities",
            what,
            names
        ))
    }

    /// Tax of purchases from another country, in words, is deducted as if it were tax of the shop's own.
    pub fn foreign_tax_deducted(figure: Text, deductible: Money) -> Self {
        Self::other(text!(
            "Tax of suppliers in another country is deducted: {figure}, deducted {amount}. If it is that country's \
             tax, set the deductible share of these purchases to 0",
            figure,
            amount = deductible
        ))
    }
}

/// The names that [`listed`] only counts.
fn rest<T: Clone + Into<Cell>>(names: &[T]) -> impl Iterator<Item = Cell> {
    names.iter().skip(MOST_NAMES).cloned().map(Into::<Cell>::into)
}

fn amounts((net, tax): NetAndTax) -> Text {
    text!("net {net}, tax {tax}", net = net, tax = tax)
}

/// The first of some names, of which there are `count`: `12, 15, 18, 20, 21 and 3 more`.
fn listed<T: Clone + Into<Cell>>(names: &[T], count: usize) -> Cell {
    let first = names.iter().take(MOST_NAMES).cloned().map(Into::<Cell>::into);
    let both = |first: Cell, second: Cell| Cell::from(text!("{first}, {second}", first, second));
    let first = first.reduce(both).unwrap_or(Cell::Empty);
    match count.saturating_sub(names.len().min(MOST_NAMES)) {
        0 => first,
        more => text!("{first} and {count} more", first, count = more).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn may() -> TaxPeriod {
        TaxPeriod::parse("2026-05").unwrap()
    }

    #[test]
    fn one_correction_corrects_and_several_correct() {
        for (names, expected) in [
            (vec!["Order 2"], "Order 2 of this period corrects May 2026 and counts here; of sales net 12.00"),
            (vec!["Order 2", "Order 3"], "Order 2, Order 3 of this period correct May 2026 and count here"),
        ] {
            let names: Vec<Text> = names.into_iter().map(Text::written).collect();
            let (none, sales) = ((Money::ZERO, Money::ZERO), (Money::parse("12").unwrap(), Money::ZERO));
            let sentence = Finding::corrects(may(), &names, (sales, none), false).sentence.to_string();
            assert!(sentence.starts_with(expected), "{sentence}");
        }
    }

    #[test]
    fn what_a_sentence_only_counts_is_named_beside_it() {
        let names: Vec<Text> = (1..=7).map(|number| text!("Order {number}", number)).collect();
        let sales = (Money::parse("12").unwrap(), Money::ZERO);
        let found = Finding::corrects_by_date(may(), &names, sales);
        let sentence = found.sentence.to_string();
        assert!(sentence.contains("Order 5 and 2 more of this period"), "{sentence}");
        let rest = |found: &Finding| found.rest.iter().map(Cell::to_string).collect::<Vec<_>>();
        assert_eq!(rest(&found), ["Order 6", "Order 7"]);
        let found = Finding::closed_otherwise(may(), &names, &names[..6]);
        assert_eq!(rest(&found), ["closed with Order 6", "closed with Order 7", "today Order 6"]);
    }
}
